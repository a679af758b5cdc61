"""Files of somebody's own, for tests: cards, house rules, a bot."""

from pathlib import Path

CARDS = '''\
"""Cards of our own."""

from quarterdeck.games.five_sails.effects.language import (
    CITY, action, character, cost, draw, engage, heal, maneuver, mercenary, performer, plus, risk, stat_bonus, this,
)
from quarterdeck.games.five_sails.terms import COMBAT, THRUST

CARDS = [
    risk(
        "Second Wind", "301", "Neutral", 1, ("-", 2, 1), "Flourish",
        action(CITY, heal(performer)),
        maneuver(plus(THRUST, 1)),
    ),
    character(
        "Old Master Renaud", "303", "Eisen", (4, 2, 3, 1), "Duelist",
        stat_bonus(COMBAT, 1),
    ),
    mercenary(
        "Ship's Cook", "304", 2, (3, 1, 1, 1), "Sailor",
        action(CITY, cost(engage(this)), draw()),
    ),
]
'''
HOUSE = '''\
name = "short"
base = "learn-to-play"
days = 3
'''
BOT = '''\
"""A bot that takes the last option."""


class Last:
    name = "last"

    def __init__(self, seed):
        self.seed = seed

    def decide(self, s, q):
        return q.options[-1]
'''


def own_file(folder: Path, name: str = "mine.py", text: str = CARDS) -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file
