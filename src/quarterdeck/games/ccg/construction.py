"""Deck construction (CG-DECK): what a legal deck is, what keeps it from being played, starting Crews, random decks."""

import random
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from quarterdeck.cardgame.construction import Violation, pick, refuse
from quarterdeck.games.ccg.catalogue import catalogue, find_card, unwritten
from quarterdeck.games.ccg.decks import Deck
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.terms import (
    ACTION, ADVENTURE, ATTACHMENT, CAPTAIN, CHANTEY, CREW, FACTIONS, LOYAL, ON_SHIP, SEA, SHIP, TYPES, UNIQUE, names_of,
)  # fmt: skip
from quarterdeck.kernel.errors import BadDefinition

LEAST: Final = 60
COPIES: Final = 3
#: no rule of the game: of cards that the engine cannot play yet
UNWRITTEN: Final = "not yet"
#: how many cards of a type a random deck has besides its Captain and its Ship, like those that people build
MIXTURE: Final = {CREW: 24, ACTION: 14, ATTACHMENT: 10, ADVENTURE: 9, CHANTEY: 1}


def check(deck: Deck) -> list[Violation]:
    """Everything that keeps a deck from being played; nothing if it is legal and all its cards are complete."""
    cards = deck.drawn()
    return [*check_rules(cards), *check_complete(cards)]


def check_rules(cards: Sequence[CcgCard]) -> Iterable[Violation]:
    """Every violation of the rules. Cards of other factions are allowed, Loyal or not. (CG-DECK-01 to -07)"""
    if len(cards) < LEAST:
        yield Violation("CG-DECK-01", f"the deck has {len(cards)} cards; it needs {LEAST} or more")
    for card, count in Counter(cards).items():
        if card.kind == SEA:
            yield Violation("CG-DECK-05", f"{card.name} is a Sea, and those belong to no deck")
        elif count > COPIES and card.kind not in (CAPTAIN, SHIP):
            yield Violation("CG-DECK-02", f"{card.name} is in the deck {count} times; {COPIES} are allowed")
    captains, ships = of_type(cards, CAPTAIN), of_type(cards, SHIP)
    for kind, found in ((CAPTAIN, captains), (SHIP, ships)):
        if len(found) != 1:
            named = f"{len(found)}: {', '.join([card.name for card in found])}" if found else "none"
            yield Violation("CG-DECK-03", f"a deck has one {TYPES[kind]}, and this one has {named}")
    for ship in dict.fromkeys(ships):
        if captains and not may_sail(captains[0], ship):
            faction = " and ".join(names_of(ship.factions, FACTIONS))
            yield Violation("CG-DECK-04", f"{ship.name} is a Ship of {faction}, and {captains[0].name} is not of it")


def check_complete(cards: Iterable[CcgCard]) -> Iterable[Violation]:
    for card in dict.fromkeys(cards):
        if not card.complete:
            yield Violation(UNWRITTEN, unwritten(card))


def of_type(cards: Iterable[CcgCard], kind: int) -> list[CcgCard]:
    return [card for card in cards if card.kind == kind]


def may_sail(captain: CcgCard, ship: CcgCard) -> bool:
    """A Ship without a faction is sailed by any Captain. (CG-CARDS-12, CG-DECK-04)"""
    return not ship.factions or bool(ship.factions & captain.factions)


def require(deck: Deck) -> Deck:
    """The deck itself if it can be played; else all that is wrong with it."""
    refuse(deck.name, check(deck))
    return deck


# Starting Crews


def check_starting(captain: CcgCard, ship: CcgCard, crew: Sequence[CcgCard]) -> list[Violation]:
    """What keeps Crew from starting together, as far as facts tell; texts may allow more, or less."""
    return list(starting_flaws(captain, ship, crew))


def starting_flaws(captain: CcgCard, ship: CcgCard, crew: Sequence[CcgCard]) -> Iterable[Violation]:
    """Wealth, Crew Maximum, factions and Unique. (CG-SETUP-07 to -10)"""
    cost = sum([card.cost.amount for card in crew])
    if cost > captain.wealth:
        words = f"the starting Crew costs {cost}, and {captain.name} has {captain.wealth} Wealth"
        yield Violation("CG-SETUP-07", words)
    if len(crew) + 1 > ship.crew_maximum:
        words = f"{len(crew)} Crew and the Captain are more than the Crew Maximum of {ship.name}, {ship.crew_maximum}"
        yield Violation("CG-SETUP-08", words)
    for card, count in Counter(crew).items():
        if card.factions and not card.factions & captain.factions:
            yield Violation("CG-SETUP-09", f"{card.name} is neither unaligned nor of the faction of {captain.name}")
        if card.traits & UNIQUE and count > 1:
            yield Violation("CG-SETUP-10", f"{card.name} is Unique: one of them may start")
    unique = Counter(card.title for card in set(crew) if card.traits & UNIQUE)
    for title in [title for title, count in unique.items() if count > 1]:
        yield Violation("CG-SETUP-10", f"two Unique Crew are called {title}: one of them may start")


# Random decks


def random_deck(
    seed: int, around: str = "", wanted: Collection[str] = (), pool: Sequence[CcgCard] | None = None,
    also: Collection[str] = (),
) -> Deck:  # fmt: skip
    """A deck that can be played, around a Captain if one is named: cards that go with it, the wanted ones first.

    Drawn from the cards that are complete, or from `pool`; those that are `also` welcome come behind the wanted ones,
    Crew of other factions among them.
    """
    chance = random.Random(seed)
    cards = [card for card in catalogue() if card.complete] if pool is None else pool
    captain = find_captain(around) if around else choose(chance, of_type(cards, CAPTAIN), wanted, "Captain")
    ships = [card for card in of_type(cards, SHIP) if may_sail(captain, card)]
    ship = choose(chance, ships, wanted, f"Ship that {captain.name} could sail")
    fitting = [card for card in cards if card.kind in MIXTURE and (fits(captain, ship, card) or strange(card, also))]
    numbers = draw(chance, fitting, wanted, also)
    counts = Counter([captain.number, ship.number, *numbers])
    starting = propose(chance, captain, ship, [find_card(number) for number in numbers])
    return Deck(f"random {captain.name}", tuple(sorted(counts.items())), tuple(sorted(Counter(starting).items())))


def find_captain(name: str) -> CcgCard:
    card = find_card(name)
    if card.kind != CAPTAIN:
        captains = ", ".join([card.name for card in catalogue() if card.kind == CAPTAIN])
        raise BadDefinition(f"{card.name} is no Captain (there are: {captains})")
    return card


def choose(chance: random.Random, cards: Sequence[CcgCard], wanted: Collection[str], what: str) -> CcgCard:
    """One of the cards, of the wanted ones if there are any."""
    if not cards:
        raise BadDefinition(f"no {what} can be played yet, so there is no deck to be made")
    return chance.choice([card for card in cards if card.number in wanted] or cards)


def fits(captain: CcgCard, ship: CcgCard, card: CcgCard) -> bool:
    """Whether a Captain with this Ship can make use of a card, as far as its symbols and its host line tell."""
    if card.kind == CREW:
        return not card.factions or bool(card.factions & captain.factions)
    if card.host is None or not card.host.factions:
        return True
    return bool(card.host.factions & (ship.factions if card.host.kind == ON_SHIP else captain.factions))


def strange(card: CcgCard, welcome: Collection[str]) -> bool:
    """Whether it is a Crew that is welcome under any Captain, and would serve. (CG-KEY-01)"""
    return card.number in welcome and card.kind == CREW and not card.traits & LOYAL


def draw(
    chance: random.Random, cards: Sequence[CcgCard], wanted: Collection[str], also: Collection[str] = ()
) -> list[str]:
    """The numbers of a deck's cards besides Captain and Ship: of each type its part, as far as there are so many."""
    found: list[str] = []
    for kind, n in MIXTURE.items():
        copies = [card.number for card in of_type(cards, kind) for _ in range(COPIES)]
        first = [number for number in copies if number in wanted]
        taken = chance.sample(first, min(n, len(first)))
        others = [number for number in copies if number not in wanted]
        found += sorted([*taken, *pick(chance, others, min(n, len(copies)) - len(taken), also)])
    missing = sum(MIXTURE.values()) - len(found)
    rest = Counter([card.number for card in cards for _ in range(COPIES)])
    rest.subtract(found)
    return found + pick(chance, sorted(rest.elements()), missing)


def propose(chance: random.Random, captain: CcgCard, ship: CcgCard, cards: Sequence[CcgCard]) -> list[str]:
    """The numbers of Crew that may start together: one after the other, as long as they may."""
    crew = of_type(cards, CREW)
    chance.shuffle(crew)
    starting: list[CcgCard] = []
    for card in crew:
        if not check_starting(captain, ship, [*starting, card]):
            starting.append(card)
    return [card.number for card in starting]
