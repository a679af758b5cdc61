"""What a round came to: Notoriety, gold, Ports."""

from typing import Final

from quarterdeck.games.sea_of_legends.chronicle import T_ROUND
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.values import total_notoriety
from quarterdeck.games.sea_of_legends.whereabouts import flags_of
from quarterdeck.kernel import ledger
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.ledger import Measure
from quarterdeck.kernel.record import Parts


def notoriety(s: Voyage, seat: int) -> int:
    """A player without a Captain yet has none."""
    return 0 if s.captain[seat] == NONE else total_notoriety(s, seat)


def gold(s: Voyage, seat: int) -> int:
    return s.gold[seat]


def ports(s: Voyage, seat: int) -> int:
    return len(flags_of(s, seat))


MEASURES: Final = (Measure("Notoriety", notoriety), Measure("Gold", gold), Measure("Ports", ports))


def books_of_the_round(s: Voyage) -> list[Parts]:
    """Written when the next round begins."""
    return ledger.books(s, T_ROUND, MEASURES)
