"""How a game went: what is counted of each player along the way, and what its characters have done."""

from typing import Final

from quarterdeck.cardgame.values import name_of
from quarterdeck.games.feats import Deed, Roll
from quarterdeck.games.five_sails.reckoning import renown
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACCEPT, CHARACTER, DESTROY, ENTER_PLAY, INFLUENCE, LEADER_CARD, T_DUEL_OVER, V_REFUSE, WOUND,
)  # fmt: skip
from quarterdeck.games.five_sails.values import stat
from quarterdeck.kernel import ledger
from quarterdeck.kernel.columns import NONE, Row
from quarterdeck.kernel.ledger import Measure
from quarterdeck.kernel.record import R_AMOUNT, R_CARD, R_KIND, R_OTHER, R_SEAT

DUEL: Final = Deed("duel fought", "duels fought", 1)
WOUNDS: Final = Deed("wound dealt", "wounds dealt", 1)
DESTROYED: Final = Deed("enemy destroyed", "enemies destroyed", 3)


def influence(s: FiveSails, seat: int) -> int:
    return sum([stat(s, c, INFLUENCE) for c in s.crew(seat)])


COUNTED: Final = (Measure("Renown", renown), Measure("Influence", influence))


def standing(s: FiveSails) -> dict[str, tuple[int, ...]]:
    """Renown, and the Influence of all characters in play."""
    return ledger.standing(s, COUNTED)


class Crews(Roll):
    """The deeds of characters, and whom each has joined: those of the City belong to nobody before."""

    def __init__(self, s: FiveSails) -> None:
        super().__init__()
        self.s = s
        self.joined = dict(enumerate(s.match.owner))

    def praise(self, c: int, deed: Deed, times: int = 1) -> None:
        if self.s.match.type[c] in (CHARACTER, LEADER_CARD) and self.joined[c] < self.s.match.seats:
            self.credit(self.joined[c], name_of(self.s, c), deed, times)

    def duel(self, pair: tuple[int, int], blows: list[Row]) -> None:
        for c in pair:
            self.praise(c, DUEL)
        for row in blows:
            self.blow(pair[row[R_CARD] == pair[0]] if row[R_CARD] in pair else row[R_OTHER], row)

    def blow(self, by: int, row: Row) -> None:
        """A wound or a destruction; nobody is praised for what befalls one's own crew, or comes of its own cards."""
        whose = self.joined[row[R_CARD]]
        if by == NONE or whose in [self.joined[c] for c in (by, row[R_OTHER]) if c != NONE]:
            return
        if row[R_KIND] == WOUND:
            self.praise(by, WOUNDS, row[R_AMOUNT])
        elif self.s.match.type[row[R_CARD]] in (CHARACTER, LEADER_CARD):
            self.praise(by, DESTROYED)


def feats(s: FiveSails) -> Roll:
    """Duels, and wounds and destructions: in a duel they are the adversary's doing, else that of whose text it was.

    Who refuses a challenge fights no duel; what that costs is the challenger's doing.
    """
    found = Crews(s)
    pair: tuple[int, int] | None = None
    refused: tuple[int, int] | None = None
    blows: list[Row] = []
    for row in s.record or ():
        kind = row[R_KIND]
        if kind == ENTER_PLAY:
            found.joined[row[R_CARD]] = row[R_SEAT]
        elif kind == ACCEPT:
            both = row[R_OTHER], row[R_CARD]
            pair, refused = (None, both) if row[R_AMOUNT] == V_REFUSE else (both, None)
            blows = []
        elif kind == T_DUEL_OVER:  # who stands here may have stepped in for who was challenged
            found.duel((row[R_CARD], row[R_OTHER]), blows)
            pair = None
        elif kind in (WOUND, DESTROY):
            if pair is not None:
                blows.append(row)
            elif refused is not None and row[R_OTHER] == NONE and row[R_CARD] == refused[1]:
                found.blow(refused[0], row)
            else:
                found.blow(row[R_OTHER], row)
    if pair is not None:
        found.duel(pair, blows)  # it ended the game
    return found
