"""The 7th Sea CCG with cards as facts, as a game that keeps the contract: its rules can be tried before its texts are
written."""

from typing import Any

from ccg_scene import bare
from quarterdeck.games.ccg import position
from quarterdeck.games.ccg.decklists import find_deck
from quarterdeck.games.ccg.decks import STARTERS
from quarterdeck.games.ccg.kinds import VICTORIES
from quarterdeck.games.ccg.setup import begin_with
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.columns import NONE


class BareSea(GamePackage):
    """Starter decks of cards without texts."""

    name = "ccg-bare"
    title = "7th Sea CCG, without texts"
    seats = (2, 3)
    samples = tuple(STARTERS)
    victories = VICTORIES[1:]

    def start(self, header: dict[str, Any], record: bool) -> SeventhSea:
        self.ruleset_name(header["ruleset"])
        return begin_with(tuple([definitions(name) for name in header["decks"]]), header["seed"], record, bare())

    def load(self, text: str, record: bool) -> SeventhSea:
        return position.load(text, record, bare())

    def victory(self, s: SeventhSea) -> str:
        return VICTORIES[s.victory]

    def figures(self, s: SeventhSea) -> dict[str, int]:
        return {"turns": s.turn}

    def beginner(self, s: SeventhSea) -> int | None:
        return None if s.first == NONE else s.first


def definitions(name: str) -> tuple[int, ...]:
    captain, ship, others, _ = find_deck(name).definitions()
    return captain, ship, *others


GAME = BareSea()
