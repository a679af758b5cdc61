"""Plunder (FS-PLUNDER): Dominance, Renown, Economic victory, the last Day."""

from typing import Any, Final

from quarterdeck.games.five_sails.flow.dawn import moment
from quarterdeck.games.five_sails.flow.victory import dominance, economic, last_day, win
from quarterdeck.games.five_sails.happenings import gain_renown
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    BEGIN_PLUNDER, COLLECT, DOMINANCE, ECONOMIC, END_PLUNDER, PLUNDER, UNCONTROLLED,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import Procedure, again



def begin_plunder(s: FiveSails, f: Frame, answer: int) -> None:
    s.phase = PLUNDER
    moment(s, BEGIN_PLUNDER)


def check_dominance(s: FiveSails, f: Frame, answer: int) -> None:
    """2a. (FS-VICTORY-03, -04)"""
    if dominance(s) != NONE:
        win(s, dominance(s), DOMINANCE)


def take_renown(s: FiveSails, f: Frame, answer: int) -> None:
    """2b-i: all Renown on the locations one controls; what nobody controls stays. (FS-PLUNDER-02, -04, FS-MULTI-08)"""
    for place in s.match.places:
        seat = s.control[place]
        if seat != UNCONTROLLED and s.renown[place]:
            amount = s.renown[place]
            s.renown[place] = 0
            again(f)
            gain_renown(s, None, seat, amount, place)
            return


def conditional_renown(s: FiveSails, f: Frame, answer: int) -> None:
    """2b-ii: what schemes, Leaders and other cards give. (FS-PLUNDER-03)"""
    moment(s, COLLECT)


def check_economic(s: FiveSails, f: Frame, answer: int) -> None:
    """2c. (FS-VICTORY-05)"""
    if economic(s) != NONE:
        win(s, economic(s), ECONOMIC)


def check_last_day(s: FiveSails, f: Frame, answer: int) -> None:
    """2d: the fifth, if the rules have as many. (FS-PLUNDER-05)"""
    if s.day >= s.match.ruleset.days:
        last_day(s)


def end_plunder(s: FiveSails, f: Frame, answer: int) -> None:
    moment(s, END_PLUNDER)


def steps(rules: Any) -> tuple[Any, ...]:
    return (
        begin_plunder, check_dominance, take_renown, conditional_renown, check_economic, check_last_day, end_plunder,
    )  # fmt: skip


Plunder: Final = Procedure("plunder", steps)
