"""What a Day came to: Renown and where it came from, the locations held at its end, the crew."""

from typing import Final

from quarterdeck.cardgame.values import name_of
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import END_DAY, GAIN_RENOWN, PLACE_NAMES, PLACES
from quarterdeck.kernel import ledger
from quarterdeck.kernel.columns import NONE, Row
from quarterdeck.kernel.ledger import Measure
from quarterdeck.kernel.record import R_OTHER, R_PLACE, Parts

#: where Renown came from: a location it lay on, or a card that is counted from here on; else NONE
FROM_CARD: Final = 256


def renown(s: FiveSails, seat: int) -> int:
    return s.purse[seat]


def locations(s: FiveSails, seat: int) -> int:
    """Held when Dusk began: it frees them."""
    return sum([s.dusk_control[place] == seat for place in s.match.places])


def crew(s: FiveSails, seat: int) -> int:
    return len(s.crew(seat))


MEASURES: Final = (Measure("Renown", renown), Measure("Locations", locations), Measure("Crew", crew))


def source(row: Row) -> int:
    if row[R_PLACE] < PLACES:
        return row[R_PLACE]
    return NONE if row[R_OTHER] == NONE else FROM_CARD + row[R_OTHER]


def source_name(s: FiveSails, where: int) -> str:
    if where == NONE:
        return ""
    return f"from {PLACE_NAMES[where]}" if where < PLACES else f"by {name_of(s, where - FROM_CARD)}"


def books_of_the_day(s: FiveSails) -> list[Parts]:
    return ledger.books(s, END_DAY, MEASURES, ledger.changes_of(s, END_DAY, GAIN_RENOWN, source))
