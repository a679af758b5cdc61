"""A character that its player may take to have a trait, or not to have it, as they like. (FS-RULE-112)"""

from collections.abc import Sequence
from typing import Any

from quarterdeck.cardgame.amounts import Amount
from quarterdeck.cardgame.nodes import Effect, Script
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.terms import Q_MAY, V_NO, V_YES
from quarterdeck.cardgame.values import name_of
from quarterdeck.games.five_sails.duel_state import AS_HAVING, AS_LACKING
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import EITHER_WAY
from quarterdeck.games.five_sails.values import ON_SPECIAL
from quarterdeck.kernel.ability import U_ABILITY, U_FLAGS, U_ORIGIN, Node
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, verb_of
from quarterdeck.kernel.flow import SEAT, ask
from quarterdeck.kernel.words import article


class CityScript(Script):
    """A row in which a player is asked how such a character is taken, before an effect for which it matters."""

    def append(self, effect: Effect) -> None:
        n = getattr(effect, "n", None)
        counted = n.counted() if isinstance(n, Amount) else ()
        meant = [who for who in (*effect.sets(), *counted) if who.doubtful()]
        self.row += [Consider(meant), effect, Consider(())] if meant else [effect]


class Consider(Node):
    """Its player says which way it is taken, if that changes who is meant in the next effect. With no sets it ends what
    was said."""

    partial = True

    def __init__(self, meant: Sequence[Who]) -> None:
        self.meant = tuple(meant)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            if not self.matters(s, f):
                return
            answer = ask(s, f, f[SEAT], Q_MAY, [key(V_YES), key(V_NO)], f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_FLAGS] |= AS_HAVING if verb_of(answer) == V_YES else AS_LACKING

    def matters(self, s: FiveSails, f: Frame) -> bool:
        found = []
        f[U_FLAGS] &= ~(AS_HAVING | AS_LACKING)
        if s.match.either_way and self.meant:
            for way in (AS_HAVING, AS_LACKING):
                f[U_FLAGS] |= way
                found.append([who.mask(s, f) for who in self.meant])
                f[U_FLAGS] &= ~way
        return bool(found) and found[0] != found[1]

    def asks(self, s: FiveSails, seat: int) -> str:
        """'Take Uwe Zimmerman to be a Mercenary here?'"""
        for o, _, p in s.match.passives[ON_SPECIAL]:
            text: Any = p
            if p.name == EITHER_WAY and s.holder[o] == seat and s.match.either_way >> o & 1:
                return f"Take {name_of(s, o)} to be {article(text.trait)} here?"
        return ""
