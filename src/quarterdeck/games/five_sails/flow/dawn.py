"""Dawn (FS-DAWN): the beginning of the Day, and a City card for each location."""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.games.five_sails.happenings import place_city_card, take_top
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import BEGIN_DAWN, BEGIN_DAY, DAWN, DOCKS, END_DAWN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import event, happen
from quarterdeck.kernel.flow import Procedure, again
from quarterdeck.kernel.record import Parts, note

DAWN_DEALT: Final = 4


def moment(s: FiveSails, kind: int, whys: Sequence[Parts] = ()) -> None:
    """A named moment of the Day, which abilities may refer to. (FS-DAWN-02)"""
    if s.record is not None:
        note(s, kind, NONE, amount=s.day, whys=whys)
    if s.hearing or not s.match.unheard[kind]:
        happen(s, event(kind, s.first))


def begin_day(s: FiveSails, f: Frame, answer: int) -> None:
    s.phase = DAWN
    s.hush()
    moment(s, BEGIN_DAY)


def begin_dawn(s: FiveSails, f: Frame, answer: int) -> None:
    moment(s, BEGIN_DAWN)


def deal_city_cards(s: FiveSails, f: Frame, answer: int) -> None:
    """One location at a time, from the one nearest the City Deck outward. (FS-DAWN-03 to -05, FS-MULTI-01)"""
    places = dealing_order(s)
    if f[DAWN_DEALT] >= len(places) * s.match.ruleset.city_cards:
        return
    place = places[f[DAWN_DEALT] % len(places)]
    f[DAWN_DEALT] += 1
    again(f)
    c = take_top(s, s.match.nobody)
    if c != NONE:
        place_city_card(s, None, c, place)


def dealing_order(s: FiveSails) -> tuple[int, ...]:
    places = s.match.places
    if s.match.ruleset.dawn_starts == "docks":
        return (*(p for p in places if p >= DOCKS), *(p for p in places if p < DOCKS))
    return places


def end_dawn(s: FiveSails, f: Frame, answer: int) -> None:
    moment(s, END_DAWN)


def steps(rules: Any) -> tuple[Any, ...]:
    return (begin_day, begin_dawn, deal_city_cards, end_dawn)


Dawn: Final = Procedure("dawn", steps, 5)
