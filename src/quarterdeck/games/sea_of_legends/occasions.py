"""Positions written around something that was never used: a chapter that gives a piece, or a moment for a text.

Whatever is still wanted for itself does not lie there ready: a piece is used when somebody comes to it.
"""

import random
from collections.abc import Sequence
from typing import Final

from quarterdeck.cardgame.position_text import inline, listed, quoted
from quarterdeck.games.sea_of_legends.board import chart
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.deeds import PORTS, Deed
from quarterdeck.games.sea_of_legends.effects.texts import SeaAbility, Standing
from quarterdeck.games.sea_of_legends.facts import Captain, Character, Crew, Npc, Piece, Relic, Ship, TavernCard
from quarterdeck.games.sea_of_legends.cards.far_events import EGG
from quarterdeck.games.sea_of_legends.factions.atlanteans import KING
from quarterdeck.games.sea_of_legends.happenings import LINES, NEMESIS_LINES
from quarterdeck.games.sea_of_legends.rulesets import Ruleset
from quarterdeck.games.sea_of_legends.setup import MOST_SEATS
from quarterdeck.games.sea_of_legends.tales import CAPTAIN, PRESENT, Arc, Chapter, Choice, arcs, holds
from quarterdeck.games.sea_of_legends.terms import (
    AFTER_ROLL, ARMADA, ATLANTEANS, ATTACKED, BEFORE_ROLL, FACTIONS, FOE, LEGENDARY, LOVER, NO_FACTION, NPCS, PLAYERS,
    SKYSTALKERS, SUFFERED, VICTORY,
)  # fmt: skip
from quarterdeck.games.uses import Item
from quarterdeck.kernel.columns import NONE

#: what King Alaran takes for a Relic of his vault
TROPHY: Final = "Trophy"
#: whom a tale can name where nobody else plays
ALONE: Final = PRESENT[:2]
#: enough for whatever a choice costs and a text asks for
PLENTY: Final = 20
#: dice that win any Challenge; of which there are some of each face; that wake a whole Nemesis
WINNING: Final = ('captain_dice = "2 2 2 2"', "strength = 9")
MIXED: Final = ('captain_dice = "L C X 1"', 'bonus_dice = "L C X 1"')
CURSED: Final = ('captain_dice = "X X X 1"', 'step = "nemeses"')
DICE: Final = {AFTER_ROLL: MIXED, SUFFERED: CURSED, VICTORY: WINNING}
#: texts that are used in a Challenge
IN_CHALLENGE: Final = (BEFORE_ROLL, *DICE)
#: what else lies before whoever has something wanted: Crew some of whom are Exhausted, so that texts can speak of them
COMPANY: Final = ('{name = "Gunner", exhausted = true}', '"Navigator"', '{name = "Quartermaster", exhausted = true}')
FLAGGED: Final = 2
#: pieces with texts that a player can have
POSSESSIONS: Final = (Captain, Character, Crew, Relic, TavernCard)
#: a text that is used, or holds
Part = SeaAbility | Standing


def position_for(rules: Ruleset, seats: int, wanted: dict[str, set[Item]], chance: random.Random) -> str:
    """A position from which one of the wanted pieces, abilities or texts is not far; nothing if there is none."""
    cards = catalogue().cards
    gifts = [cards[d] for d in sorted(wanted["piece"]) if in_vault(cards[d]) or sources(cards[d])]
    used = [(cards[a.definition], a) for a in [catalogue().abilities[n] for n in sorted(wanted["ability"])]]
    held = [(cards[d], cards[d].passives[i]) for d, i in sorted(wanted["text"])]
    parts = [(c, part) for c, part in (*used, *held) if isinstance(c, POSSESSIONS)]
    parts = [(c, part) for c, part in parts if c.definition not in wanted["piece"]]
    if not gifts and not parts:
        return ""
    chosen = chance.randrange(len(gifts) + len(parts))
    scene = Scene(rules, seats, wanted["piece"], chance)
    if chosen < len(gifts):
        return scene.of_gift(gifts[chosen])
    return scene.of_text(*parts[chosen - len(gifts)])


# What tales give


class Source:
    """A choice of a chapter that gives a piece, and whose of the Factions it is there."""

    def __init__(self, arc: Arc, chapter: Chapter, choice: int, slot: str) -> None:
        self.arc = arc
        self.chapter = chapter
        self.choice = choice
        self.slot = slot

    def words(self) -> list[str]:
        """What must be remembered for it."""
        terms = f"{self.chapter.when} {self.chapter.choices[self.choice].when}".split()
        return sorted({term for term in terms if term[0] != "!" and term not in PRESENT})

    def is_told(self, there: tuple[str, ...] = PRESENT) -> bool:
        """Whether it is told to somebody who remembers no more than that, with these people there."""
        words = [*self.words(), *there]
        told = self.arc.chapter(self.chapter.part, words) is self.chapter
        return told and holds(self.chapter.choices[self.choice].when, words)


def in_vault(card: Piece) -> bool:
    """Whether a Trophy buys it, and no tale gives it."""
    return isinstance(card, Relic) and card.vault


def gives(deed: Deed, card: Piece) -> bool:
    """Whether a deed can give such a piece, of whichever Faction."""
    if isinstance(card, Relic):
        return not in_vault(card) and deed.verb == ("relic" if card.ally else "treasure")
    if isinstance(card, Crew):
        return card.legendary and deed.verb == "legendary"
    return isinstance(card, Character) and card.faction != NO_FACTION and deed.verb in ("new_lover", "new_nemesis")


def gift(choice: Choice, card: Piece) -> Deed | None:
    """The deed of a choice that can give a piece if its Faction is the right one."""
    return next((deed for deed in choice.outcome.deeds if gives(deed, card)), None)


def slots_of(faction: int) -> tuple[str, ...]:
    """What a Faction can be called in a deed: whoever is a foe has Followers."""
    if faction == ARMADA:
        return ("armada",)
    return ("foe", "other_foe") if follower(faction) is not None else ("other_foe",)


def follower(faction: int) -> Npc | None:
    npcs = [card for card in catalogue().cards if isinstance(card, Npc) and card.faction == faction]
    return next((card for card in npcs if not card.leader), None)


def sources(card: Piece) -> list[Source]:
    """Every choice that gives a piece."""
    found: list[Source] = []
    for arc in arcs():
        for chapter in arc.chapters:
            for n, choice in enumerate(chapter.choices):
                deed = gift(choice, card)
                if deed is not None and deed.name() in slots_of(card.faction):
                    found.append(Source(arc, chapter, n, deed.name()))
    return [source for source in found if source.is_told()]


# The table


class Scene:
    """A table with player 1 in the middle of it, as lines of a position."""

    def __init__(self, rules: Ruleset, seats: int, scarce: set[Item], chance: random.Random) -> None:
        self.rules = rules
        self.seats = seats
        #: what does not lie there ready if anything else can
        self.scarce = scarce
        self.chance = chance
        #: names that lie somewhere
        self.taken: set[str] = set()
        self.here = chance.choice(PORTS)
        #: entries of player 1, of Factions by name, and what is open
        self.captain: dict[str, str] = {}
        self.cards: list[str] = []
        self.tales = ""
        self.npcs: dict[str, str] = {}
        self.open: list[str] = []
        self.factions: list[int] = []

    def free(self, kind: type[Piece]) -> list[Piece]:
        """The pieces of a kind, of no Faction, that do not lie anywhere yet."""
        neutral = [card for card in catalogue().cards if isinstance(card, kind) and card.faction == NO_FACTION]
        return [card for card in neutral if card.name not in self.taken]

    def draw(self, found: Sequence[Piece]) -> str:
        """The name of one of some pieces, which is taken then."""
        name = self.chance.choice([card for card in found if card.definition not in self.scarce] or found).name
        self.taken.add(name)
        return name

    def gather(self, *factions: int) -> None:
        """The Factions in play besides the Armada: those that are needed, and others by chance."""
        needed = [faction for faction in dict.fromkeys(factions) if faction not in (NO_FACTION, ARMADA)]
        others = [faction for faction in self.rules.possible() if faction not in needed]
        self.factions = [*needed, *self.chance.sample(others, 2 - len(needed))]

    # A chapter that gives something

    def of_gift(self, card: Piece) -> str:
        """The chapter is about to be decided; where it takes a Challenge, the dice lie there and will win it."""
        if in_vault(card):
            return self.of_vault()
        source = self.chance.choice(sources(card))
        foe = card.faction
        if source.slot != "foe":
            others = [faction for faction in self.rules.possible() if faction != card.faction]
            foe = self.chance.choice([faction for faction in others if follower(faction) is not None])
        self.gather(foe, card.faction)
        self.place_chapter(source, FACTIONS[foe])
        self.open = ["[adventure]", f"tale = {quoted(source.arc.role)}"]
        if source.chapter.choices[source.choice].challenge:
            self.open += [f"choice = {source.choice + 1}", "", "[roll]", *WINNING]
        return self.written(self.seats if source.is_told(ALONE) else max(self.seats, 2))

    def of_vault(self) -> str:
        """Somebody with a Trophy is where the King is. (SL-ATL-28)"""
        self.gather(ATLANTEANS)
        self.cards.append(quoted(TROPHY))
        self.npcs[FACTIONS[ATLANTEANS]] = self.npc(KING)
        return self.written(self.seats)

    def place_chapter(self, source: Source, foe: str) -> None:
        """Whom it is about, where the token lies, what was told before."""
        arc, chapter = source.arc, source.chapter
        self.here = chapter.place if chapter.place in PORTS else self.here
        of_whom = [card for card in self.free(Captain if arc.role == CAPTAIN else Character) if is_about(arc, card)]
        name = self.draw(of_whom)
        told = chapter.part - 1
        if arc.role == CAPTAIN:
            self.captain = {"name": quoted(name)}
        else:
            self.cards.append(inline({"name": quoted(name), arc.role: 1}))
        entry = {
            "at": quoted(self.here), "told": told, "arc": quoted(arc.name), "foe": quoted(foe),
            "remembers": listed([quoted(word) for word in source.words()]),
        }  # fmt: skip
        self.tales = inline({arc.role: inline(entry)})

    # A moment at which a text is used

    def of_text(self, card: Piece, part: Part) -> str:
        """Its card lies before player 1, with what it may speak of, where it can be used."""
        when = part.kind if isinstance(part, SeaAbility) else NONE
        against = part.against if isinstance(part, SeaAbility) else NONE
        self.gather(card.faction, against - FOE if against >= FOE else NO_FACTION)
        self.hold(card, part)
        seats = self.seats
        if when in IN_CHALLENGE:
            seats = max(seats, 2) if against == PLAYERS else seats
            self.challenge(against)
            if when in DICE:
                self.open += ["", "[roll]", *DICE[when]]
        elif when == ATTACKED:
            self.npcs[FACTIONS[ARMADA]] = self.npc("Spanish Galleon", "active")
            self.open = ["[activation]", 'step = "attack"', "", "[strike]", "player = 1"]
        return self.written(seats, "Faction Turn" if when == ATTACKED else "Turns")

    def hold(self, card: Piece, part: Part) -> None:
        """The card lies there with its side up and all its lines."""
        self.taken.add(card.name)
        name = quoted(card.name)
        if isinstance(card, Captain):
            self.captain = {"name": name, "legendary": "true" if part.side == LEGENDARY else "", "vengeance": "3"}
        elif isinstance(card, Character):
            lines = {"lover": LINES[LOVER]} if part.side == LOVER else {"nemesis": NEMESIS_LINES}
            self.cards.append(inline({"name": name, **lines}))
        elif isinstance(card, TavernCard):
            self.cards.append(inline({"name": name, "claimed": card.port != NONE}))
        else:
            self.cards.append(name)

    def challenge(self, against: int) -> None:
        """With whom the text wants it, or with the Port."""
        foe = ARMADA if against == NPCS else against - FOE if against >= FOE else NONE
        if foe != NONE:
            npcs = [card for card in catalogue().cards if isinstance(card, Npc) and card.faction == foe]
            name = next(card.name for card in npcs if not card.leader or len(npcs) == 1)
            self.here = self.chance.choice([chart().names[r] for r in chart().seas])  # in a Port some are concealed
            if foe == SKYSTALKERS:
                self.cards.append(quoted(EGG))  # it is hostile to those who have one
            self.npcs[FACTIONS[foe]] = self.npc(name)
            target = f"npc = {quoted(name)}"
        else:
            target = "player = 2" if against == PLAYERS else "port = true"
        self.open = ["[challenge]", target]

    def npc(self, name: str, mark: str = "") -> str:
        return inline({"name": quoted(name), "at": quoted(self.here), mark: bool(mark)})

    # Writing it down

    def written(self, seats: int, phase: str = "Turns") -> str:
        lines = [f"seed = {self.chance.getrandbits(31)}", f"phase = {quoted(phase)}"]
        lines += ["sets = true"] if self.rules.sets else []
        lines += ["open_results = true"] if self.rules.open_results else []
        for seat in range(min(seats, MOST_SEATS)):
            lines += ["", "[[player]]", *self.player(seat)]
        for faction in (ARMADA, *self.factions):
            npcs = self.npcs.get(FACTIONS[faction], "")
            lines += ["", "[[faction]]", f"name = {quoted(FACTIONS[faction])}", *([f"npcs = [{npcs}]"] if npcs else [])]
        return "\n".join([*lines, "", *self.open]) + "\n"

    def player(self, seat: int) -> list[str]:
        """All stand in one region: whoever is player 1 has company, something of each kind, and Flags elsewhere."""
        captain = {**(self.captain if seat == 0 else {}), "at": quoted(self.here)}
        if "name" not in captain:
            captain["name"] = quoted(self.draw(self.free(Captain)))
        if seat > 0:
            return [f"captain = {inline(captain)}", f"cards = [{self.first_ship()}]"]
        lines = [f"captain = {inline(captain)}", f"cards = {listed(self.tableau())}", f"gold = {PLENTY}"]
        away = self.chance.sample([port for port in PORTS if port != self.here], FLAGGED)
        return [*lines, f"flags = {listed([quoted(port) for port in away])}", f"tales = {self.tales or '{}'}"]

    def first_ship(self) -> str:
        """One that somebody can begin with."""
        return quoted(self.draw([card for card in self.free(Ship) if isinstance(card, Ship) and card.rank == 1]))

    def tableau(self) -> list[str]:
        """What is wanted, and besides a ship, Crew, a Lover, a Nemesis, an Item and a Relic."""
        there = [*self.cards, self.first_ship()]
        for role in ("lover", "nemesis"):
            if not any(f"{role} =" in entry for entry in there):
                there = [*there, inline({"name": quoted(self.draw(self.free(Character))), role: 1})]
        tavern = self.free(TavernCard)
        for item in (True, False):
            kept = [card for card in tavern if isinstance(card, TavernCard) and (card.port == NONE) == item]
            there = [*there, inline({"name": quoted(self.draw(kept)), "claimed": not item})]
        return [*there, *COMPANY]


def is_about(arc: Arc, card: Piece) -> bool:
    """Whether an arc can be told of somebody."""
    return not arc.who or card.name.partition(" the ")[0] in arc.who
