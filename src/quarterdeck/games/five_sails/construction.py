"""Deck construction (FS-DECK): what a legal deck is, every violation of it at once, and random legal decks."""

import random
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from quarterdeck.cardgame.construction import Violation, pick, refuse
from quarterdeck.games.five_sails.catalogue import catalogue, find_card
from quarterdeck.games.five_sails.decks import Deck
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.terms import ATTACHMENT, BRUTE, CHARACTER, LEADER_CARD, RISK, SCHEME_CARD, UNIQUE
from quarterdeck.kernel.errors import BadDefinition

SCHEMES: Final = 5
CHARACTERS: Final = 5
FACTION_CARDS: Final = 40
COPIES: Final = 2


def check(deck: Deck, exactly: bool = False) -> list[Violation]:
    """Every violation of a deck; none if it is legal. `exactly` is for editions with a fixed deck size."""
    leader = find_card(deck.leader)
    approach = [find_card(number) for number in deck.approach]
    faction = [find_card(number) for number, count in deck.faction for _ in range(count)]
    found = [] if leader.kind == LEADER_CARD else [Violation("FS-DECK-01", f"{leader.name} is no Leader")]
    return [
        *found,
        *belonging(leader, [*approach, *faction]),
        *check_approach(approach),
        *check_faction(faction, exactly),
    ]


def belonging(leader: CityCard, cards: list[CityCard]) -> Iterable[Violation]:
    """Neutral or of the Leader's faction; no second Leader, nothing of the City Deck. (FS-DECK-01, -03, -11)"""
    for card in dict.fromkeys(cards):
        if card.faction == "City":
            yield Violation("FS-DECK-11", f"{card.name} belongs to the City Deck")
        elif card.kind == LEADER_CARD:
            yield Violation("FS-DECK-01", f"{card.name} is a Leader, and a Leader is in neither deck")
        elif card.faction not in ("Neutral", leader.faction):
            yield Violation("FS-DECK-03", f"{card.name} is of {card.faction}, not Neutral or of {leader.faction}")


def check_approach(cards: list[CityCard]) -> Iterable[Violation]:
    """Five schemes and five characters, one of each title. (FS-DECK-04 to -06, -10, FS-CARDS-10)"""
    schemes = [c for c in cards if c.kind == SCHEME_CARD]
    characters = [c for c in cards if c.kind == CHARACTER and not c.keywords & BRUTE]
    if len(cards) != SCHEMES + CHARACTERS or len(schemes) != SCHEMES or len(characters) != CHARACTERS:
        yield Violation(
            "FS-DECK-04",
            f"the Approach Deck has {len(schemes)} schemes and {len(characters)} characters among {len(cards)} cards; "
            f"it needs {SCHEMES} and {CHARACTERS}",
        )
    for card, count in Counter(cards).items():
        if card.keywords & BRUTE:
            yield Violation("FS-DECK-10", f"{card.name} is a Brute and belongs in the Faction Deck")
        elif card.kind in (RISK, ATTACHMENT):
            yield Violation("FS-DECK-04", f"{card.name} belongs in the Faction Deck")
        if count > 1:
            rule = "FS-DECK-05" if card.kind == SCHEME_CARD else "FS-DECK-06"
            yield Violation(rule, f"{card.name} is in the Approach Deck {count} times; once is allowed")


def check_faction(cards: list[CityCard], exactly: bool) -> Iterable[Violation]:
    """Forty cards or more; two of a name, one if Unique; of characters only Brutes. (FS-CARDS-21, FS-DECK-08 to -10)"""
    if len(cards) < FACTION_CARDS or (exactly and len(cards) != FACTION_CARDS):
        wanted = f"exactly {FACTION_CARDS}" if exactly else f"at least {FACTION_CARDS}"
        yield Violation("FS-DECK-08", f"the Faction Deck has {len(cards)} cards; it needs {wanted}")
    for card, count in Counter(cards).items():
        if card.kind == SCHEME_CARD or (card.kind == CHARACTER and not card.keywords & BRUTE):
            yield Violation("FS-DECK-10", f"{card.name} belongs in the Approach Deck")
        most = 1 if card.keywords & UNIQUE else COPIES
        if count > most:
            yield Violation("FS-DECK-09", f"{card.name} is in the Faction Deck {count} times; {most} is allowed")


def require(deck: Deck, exactly: bool = False) -> Deck:
    """The deck itself if it is legal; else all that is wrong with it."""
    refuse(deck.name, check(deck, exactly))
    return deck


def random_deck(leader: str, seed: int, wanted: Collection[str] = ()) -> Deck:
    """A legal deck for a leader: any schemes, characters and cards that may go with it, the wanted ones first."""
    chief = find_card(leader)
    if chief.kind != LEADER_CARD:
        leaders = ", ".join(c.name for c in catalogue() if c.kind == LEADER_CARD)
        raise BadDefinition(f"{chief.name} is no Leader (there are: {leaders})")
    chance = random.Random(seed)
    fitting = [c for c in catalogue() if c.faction in ("Neutral", chief.faction) and c.kind != LEADER_CARD]
    schemes = [c.number for c in fitting if c.kind == SCHEME_CARD]
    characters = [c.number for c in fitting if c.kind == CHARACTER and not c.keywords & BRUTE]
    pool = [
        c.number
        for c in fitting
        if c.kind in (RISK, ATTACHMENT) or (c.kind == CHARACTER and c.keywords & BRUTE)
        for _ in range(1 if c.keywords & UNIQUE else COPIES)
    ]
    approach = (*pick(chance, schemes, SCHEMES, wanted), *pick(chance, characters, CHARACTERS, wanted))
    faction = Counter(pick(chance, pool, FACTION_CARDS, wanted))
    return Deck(f"random {chief.name}", chief.number, approach, tuple(sorted(faction.items())))
