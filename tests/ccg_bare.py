"""The 7th Sea CCG with cards as facts, as a game that keeps the contract: its rules can be tried before its texts are
written."""

from typing import Any

from ccg_scene import bare
from quarterdeck.games.ccg import SeventhSeaCcg, position
from quarterdeck.games.ccg.decklists import find_deck
from quarterdeck.games.ccg.setup import begin_with
from quarterdeck.games.ccg.state import SeventhSea


class BareSea(SeventhSeaCcg):
    """Starter decks of cards without texts."""

    name = "ccg-bare"
    title = "7th Sea CCG, without texts"
    seats: tuple[int, ...] = (2, 3)

    def start(self, header: dict[str, Any], record: bool) -> SeventhSea:
        self.ruleset_name(header["ruleset"])
        return begin_with(tuple([definitions(name) for name in header["decks"]]), header["seed"], record, bare())

    def load(self, text: str, record: bool) -> SeventhSea:
        return position.load(text, record, bare())

    def flaws_of_deck(self, deck: str, ruleset: str = "") -> list[str]:
        return []


def definitions(name: str) -> tuple[int, ...]:
    captain, ship, others, _ = find_deck(name).definitions()
    return captain, ship, *others


GAME = BareSea()
