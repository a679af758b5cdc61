"""Positions written around a card of which something was never used: with Crew and cards that its text speaks of.

A Crew that is still wanted for itself is in hand: it is used when somebody hires it.
"""

import random
import re
from collections.abc import Sequence
from typing import Final

from quarterdeck.cardgame.position_text import inline, listed, quoted
from quarterdeck.games.ccg.columns import Host
from quarterdeck.games.ccg.construction import MIXTURE, fits, may_sail, of_type
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.terms import (
    AFFILIATIONS, CAPTAIN, CREW, FACTIONS, LOYAL, ON_CAPTAIN, ON_CREW, ON_SHIP, SEAS, SHIP, SKILLS, TRAITS,
)  # fmt: skip

#: of what a text speaks of there are some cards; of a skill, those that have much
SOME: Final = 3
MUCH: Final = 3
#: how many Crew are aboard, and cards in a hand at most, and in a deck
ABOARD: Final = 6
HELD: Final = 5
DECKED: Final = 20
#: words of a text for which a position begins in the middle of something
DUEL: Final = "Duel"
BOARDING: Final = "Boarding"
HITS: Final = "Hits"
#: more than most Crew absorb
MANY_HITS: Final = 8


def spoken_of(card: CcgCard, cards: Sequence[CcgCard], chance: random.Random) -> list[CcgCard]:
    """Some cards of each trait and symbol that a card speaks of, and some that have much of each skill."""
    said = " ".join(card.words())
    crew = of_type(cards, CREW)
    found: list[CcgCard] = []
    for bit, name in enumerate(TRAITS):
        if speaks(said, name):
            found += some([c for c in cards if c.traits >> bit & 1 and c is not card], chance)
    for bit, name in enumerate(FACTIONS):
        if speaks(said, name):
            found += some([c for c in crew if c.factions >> bit & 1 and c is not card], chance)
    for bit, name in enumerate(AFFILIATIONS):
        if speaks(said, name):
            found += some([c for c in crew if c.affiliations >> bit & 1 and c is not card], chance)
    if speaks(said, "unaligned"):
        found += some([c for c in crew if not c.factions and c.cost.amount >= MUCH], chance)
    for k, name in enumerate(SKILLS):
        if speaks(said, name):
            found += some([c for c in crew if c.skills[k] >= MUCH], chance)
            found += some([c for c in cards if c.bonus[k] >= MUCH], chance)
    return found


def speaks(said: str, name: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", said) is not None


def some(cards: Sequence[CcgCard], chance: random.Random) -> list[CcgCard]:
    return chance.sample(cards, min(SOME, len(cards)))


def position_around(
    card: CcgCard, cards: Sequence[CcgCard], scarce: set[int], seats: int, chance: random.Random
) -> str:  # fmt: skip
    """Player 1 has the card aboard, or in hand if it is no Crew or is scarce."""
    return Scene(card, cards, scarce, chance).written(seats)


class Scene:
    """Ships in one Sea, the first of them with a card that matters."""

    def __init__(self, card: CcgCard, cards: Sequence[CcgCard], scarce: set[int], chance: random.Random) -> None:
        self.card = card
        self.cards = cards
        self.chance = chance
        self.ready = card.definition not in scarce
        self.aboard = card.kind == CREW and self.ready
        self.helpers = spoken_of(card, cards, chance)
        self.said = " ".join(card.words())
        #: who of each Crew could fight, by player
        self.fighters: list[str] = []

    def written(self, seats: int) -> str:
        sea = self.chance.choice(SEAS)
        players = [self.player(seat, sea) for seat in range(seats)]
        lines = [f"seed = {self.chance.getrandbits(31)}", f"turn = {self.chance.randint(1, 9)}"]
        for player in players:
            lines += ["", "[[player]]", *player]
        return "\n".join([*lines, "", *self.fight()]) + "\n"

    def fight(self) -> list[str]:
        """What is open: a Duel, a Boarding or Hits, if the card speaks of them and it so happens."""
        if DUEL in self.said and self.chance.random() < 1 / 2:
            crew = listed([quoted(name) for name in self.fighters[:2]])
            return ["[boarding]", "attacker = 1", "", "[fight]", "duel = true", f"crew = {crew}"]
        if BOARDING in self.said and self.chance.random() < 1 / 2:
            return ["[boarding]", f"attacker = {(attacker := self.chance.randint(1, 2))}", f"defender = {3 - attacker}"]
        if HITS in self.said and self.chance.random() < 1 / 2:
            cannon = "true" if self.chance.random() < 1 / 2 else "false"
            return ["[hits]", "player = 1", f"amount = {MANY_HITS}", "by = 2", f"cannon = {cannon}"]
        return []

    # Players

    def player(self, seat: int, sea: str) -> list[str]:
        """A Captain that the cards go with, a Ship, Crew, a hand and a deck."""
        captain = self.captain(seat)
        ship = self.ship(seat, captain)
        serving = [c for c in self.helpers if serves(captain, c)]
        self.chance.shuffle(serving)
        fitting = [c for c in of_type(self.cards, CREW) if fits(captain, ship, c) and serves(captain, c)]
        crew = self.different([*serving, *self.chance.sample(fitting, min(ABOARD, len(fitting)))], captain)[:ABOARD]
        first = seat == 0 and self.aboard
        crew = self.different([self.card, *crew], captain) if first else crew
        self.fighters.append(crew[0].name)
        hand, deck = self.piles(seat, captain, ship, crew)
        on_captain, on_ship = "", ""
        if self.card in hand and self.ready and self.card.host is not None:
            on_captain = named([self.card]) if may_bear(self.card.host, captain) else ""
            on_ship = named([self.card]) if may_bear(self.card.host, ship) else ""
            hand = [c for c in hand if c is not self.card] if on_captain or on_ship else hand
        leading = inline({"name": quoted(captain.name), "attached": on_captain})
        sailing = inline({"name": quoted(ship.name), "sea": quoted(sea), "attached": on_ship})
        return [
            f"captain = {leading}", f"ship = {sailing}", f"crew = {named(crew)}", f"hand = {named(hand)}",
            f"deck = {named(deck)}",
        ]  # fmt: skip

    def captain(self, seat: int) -> CcgCard:
        """The card itself, or one of its faction; the others' are anybody's."""
        captains = of_type(self.cards, CAPTAIN)
        if seat == 0 and self.card.kind == CAPTAIN:
            return self.card
        if seat == 0:
            captains = [c for c in captains if c.factions & self.card.factions] or captains
            if self.card.kind == SHIP:
                captains = [c for c in captains if may_sail(c, self.card)]
        return self.chance.choice(captains)

    def ship(self, seat: int, captain: CcgCard) -> CcgCard:
        """The card itself, or of its faction, or any that the Captain sails."""
        if seat == 0 and self.card.kind == SHIP:
            return self.card
        ships = [c for c in of_type(self.cards, SHIP) if may_sail(captain, c)]
        return self.chance.choice([c for c in ships if seat == 0 and c.factions & self.card.factions] or ships)

    def different(self, crew: Sequence[CcgCard], captain: CcgCard) -> list[CcgCard]:
        """Each title once: two Unique ones are not aboard together. (CG-KEY-02)"""
        found: dict[str, CcgCard] = {captain.title: captain}
        for card in crew:
            found.setdefault(card.title, card)
        return list(found.values())[1:]

    def piles(
        self, seat: int, captain: CcgCard, ship: CcgCard, crew: Sequence[CcgCard]
    ) -> tuple[list[CcgCard], list[CcgCard]]:  # fmt: skip
        """What is in hand, sometimes nothing; and a deck of what goes with the Captain, with all that is spoken of."""
        others = [c for c in self.cards if c.kind in MIXTURE and c not in crew]
        fitting = [c for c in others if fits(captain, ship, c)]
        spoken = [c for c in self.helpers if c.kind in MIXTURE and c.kind != CREW]
        hand = self.chance.sample([*spoken, *spoken, *fitting], self.chance.randint(0, HELD - 1))
        if spoken and hand:
            hand[0] = self.chance.choice(spoken)
        if seat == 0 and self.card.kind in MIXTURE and not self.aboard:
            hand = [self.card, *[c for c in hand if c is not self.card]]
        deck = [*[c for c in self.helpers if c.kind in MIXTURE], *self.chance.sample(others, DECKED)]
        self.chance.shuffle(deck)
        return hand, [c for c in deck if c is not self.card]


def serves(captain: CcgCard, card: CcgCard) -> bool:
    """Whether a Crew can be aboard with a Captain. (CG-KEY-01)"""
    return card.kind == CREW and (not card.traits & LOYAL or bool(card.factions & captain.factions))


def may_bear(host: Host, card: CcgCard) -> bool:
    """Whether a Captain or a Ship is what a host line asks for, as far as facts tell. (CG-CARDS-18)"""
    kinds = (ON_CREW, ON_CAPTAIN) if card.kind == CAPTAIN else (ON_SHIP,)
    symbols = (host.factions, card.factions), (host.affiliations, card.affiliations), (host.traits, card.traits)
    return host.kind in kinds and not host.opponents and all([has & asked == asked for asked, has in symbols])


def named(cards: Sequence[CcgCard]) -> str:
    return f"[{', '.join([quoted(card.name) for card in cards])}]"
