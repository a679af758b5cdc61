"""The 7th Sea CCG with cards as facts, under its own name: what its table shows does not wait for texts."""

from ccg_bare import BareSea
from quarterdeck.games.ccg import SeventhSeaCcg


class SeaTable(BareSea):
    """As many may sit down as in the real one."""

    name = "ccg"
    seats: tuple[int, ...] = SeventhSeaCcg.seats


GAME = SeaTable()
