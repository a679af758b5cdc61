"""The way of an NPC, exactly: which Objective is nearest, and which steps lie on a shortest way to it (SL-RULE-67)."""

from collections.abc import Sequence

from quarterdeck.games.sea_of_legends.alignment import attacking_strength, enemy_groups, group_strength
from quarterdeck.games.sea_of_legends.board import FAR, Board, members, ways
from quarterdeck.games.sea_of_legends.state import Voyage


class Way:
    """The nearest of some candidates, and what must not be entered on the way to each of them."""

    def __init__(self, goals: tuple[int, ...], barred: int, feared: int) -> None:
        self.goals = goals
        self.barred = barred
        self.feared = feared

    def avoided(self, goal: int) -> int:
        """What is not entered on the way to one of the goals: a feared region, save the goal's own. (SL-FTURN-18)"""
        return self.barred | self.feared & ~(1 << goal)


def find_way(board: Board, start: int, candidates: Sequence[int], steps: int, barred: int, feared: int) -> Way:
    """The nearest candidates by safe ways; if none can be reached so, by ways that enter no barred region.

    Only regions no farther off than the steps are looked at: all others count as open. (SL-FTURN-20)
    """
    near = board.within(start, steps)
    barred &= near
    feared &= near
    for fear in (feared, 0):
        way = Way((), barred, fear)
        far = {goal: ways(board.neighbours, goal, way.avoided(goal))[start] for goal in candidates}
        least = min(far.values(), default=FAR)
        if least < FAR:
            way.goals = tuple(sorted([goal for goal in far if far[goal] == least]))
            return way
    return Way((), barred, 0)


def next_steps(board: Board, start: int, goal: int, avoided: int) -> list[int]:
    """The neighbours that lie on a shortest way to the goal. (SL-FTURN-15, -21)"""
    far = ways(board.neighbours, goal, avoided)
    return [r for r in board.neighbours[start] if far[r] == far[start] - 1 and not avoided >> r & 1]


def feared_regions(s: Voyage, npc: int, steps: int) -> int:
    """Regions in reach with a hostile group stronger than the NPC would be there; players never deter.
    (SL-FTURN-17, -24)"""
    mask = 0
    for r in members(s.match.board.within(s.region[npc], steps)):
        groups = enemy_groups(s, r, npc)
        if groups and max([group_strength(s, group) for group in groups]) > attacking_strength(s, npc, r):
            mask |= 1 << r
    return mask
