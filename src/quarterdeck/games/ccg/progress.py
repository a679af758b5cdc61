"""How much of the set is written: complete cards by type, faction and set."""

from collections.abc import Iterable

from quarterdeck.games.ccg.catalogue import catalogue
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.terms import FACTIONS, SETS, TYPES, names_of
from quarterdeck.games.contract import Counted

NO_FACTION = "no faction"


def progress() -> Counted:
    """All cards, then by type, faction and set. A Crew of two factions counts for both."""
    counts: Counted = {
        "all": {"cards": (0, 0)},
        "type": dict.fromkeys(TYPES, (0, 0)),
        "faction": dict.fromkeys((*FACTIONS, NO_FACTION), (0, 0)),
        "set": dict.fromkeys(sorted(SETS.values()), (0, 0)),
    }
    for card in catalogue():
        for what, which in places(card):
            done, of = counts[what][which]
            counts[what][which] = (done + card.complete, of + 1)
    return counts


def places(card: CcgCard) -> Iterable[tuple[str, str]]:
    """What a card counts for."""
    yield "all", "cards"
    yield "type", TYPES[card.kind]
    yield "set", card.set_name
    for faction in names_of(card.factions, FACTIONS) or (NO_FACTION,):
        yield "faction", faction
