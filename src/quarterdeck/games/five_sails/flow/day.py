"""The Days of a game: five phases each, as many as the rules allow. (FS-DAWN-01, FS-VICTORY-10)"""

from typing import Any, Final

from quarterdeck.games.five_sails.flow.dawn import Dawn
from quarterdeck.games.five_sails.flow.dusk import Dusk
from quarterdeck.games.five_sails.flow.high_drama import HighDrama
from quarterdeck.games.five_sails.flow.planning import Planning
from quarterdeck.games.five_sails.flow.plunder import Plunder
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import Procedure, go, push


def dawn(s: FiveSails, f: Frame, answer: int) -> None:
    push(s, Dawn)


def planning(s: FiveSails, f: Frame, answer: int) -> None:
    push(s, Planning)


def high_drama(s: FiveSails, f: Frame, answer: int) -> None:
    push(s, HighDrama)


def plunder(s: FiveSails, f: Frame, answer: int) -> None:
    push(s, Plunder)


def dusk(s: FiveSails, f: Frame, answer: int) -> None:
    push(s, Dusk)


def next_day(s: FiveSails, f: Frame, answer: int) -> None:
    go(s, f, dawn)


def steps(rules: Any) -> tuple[Any, ...]:
    return (dawn, planning, high_drama, plunder, dusk, next_day)


Days: Final = Procedure("days", steps)
