"""What a turn came to: crew, Hits that were suffered, Seas that are controlled."""

from typing import Final

from quarterdeck.games.ccg.flow.victory import controlled
from quarterdeck.games.ccg.kinds import HITS, TURN_ENDS
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel import ledger
from quarterdeck.kernel.ledger import Measure
from quarterdeck.kernel.record import R_AMOUNT, R_KIND, R_SEAT, Parts


def crew(s: SeventhSea, seat: int) -> int:
    return len(s.crew(seat))


def hits(s: SeventhSea, seat: int) -> int:
    """Of this turn."""
    told = ledger.since_last(s, TURN_ENDS)[1]
    return sum([row[R_AMOUNT] for row in told if row[R_KIND] == HITS and row[R_SEAT] == seat])


def seas(s: SeventhSea, seat: int) -> int:
    return len(controlled(s, seat))


MEASURES: Final = (Measure("Crew", crew), Measure("Hits suffered", hits, passes=True), Measure("Seas", seas))


def books_of_the_turn(s: SeventhSea) -> list[Parts]:
    return ledger.books(s, TURN_ENDS, MEASURES)
