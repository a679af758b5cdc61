"""Choices that are asked for in parts, as a whole: what can be picked, and which picks together are an answer.

A question is tried on a copy, part after part, as long as the same step of the same procedure asks the same seat again.
What comes of it are all ways to answer, each as the row of answers that it takes. Where two rows pick the same in
another order they have to lead to the same, or else the order means something and there is no whole. Where a game knows
that any so many of some things are an answer, such as five of twelve cards, nothing is tried.

The copy is dealt anew from what the seat knows: two states that it cannot tell apart give the same whole.
"""

from typing import Final

from quarterdeck.kernel.ability import U_NODE
from quarterdeck.kernel.columns import NONE, State
from quarterdeck.kernel.decision import Decision, Option, Pick, Question, Way
from quarterdeck.kernel.flow import PC, PROC, USE, photograph, step, take_answer
from quarterdeck.kernel.knowledge import redeal

#: parts that are tried (four of eleven cards take 561), and steps that each is followed for; a choice beyond that, or
#: among more answers, is left in parts
AT_MOST: Final = 600
ANSWERS: Final = 65
FAR: Final = 60
#: so many picks that were made before are made again in another order, to see whether that means something
COMPARED: Final = 6
#: what asks: the height of the stack, and the procedure, step and part of a text on top of it
Place = tuple[int, int, int, int]


class Parts:
    """Tries a question part after part."""

    def __init__(self, s: State, q: Question, decision: Decision) -> None:
        self.question = q
        self.base: State = redeal(s, q.seat, 0)
        self.place = place_of(self.base)
        self.items: dict[int, Option] = {o.key: o for o in decision.options if o.points_at}
        self.seen: dict[tuple[int, ...], State] = {}
        self.ways: list[Way] = []
        self.tried = self.again = 0
        #: whether the choice is none that can be made as a whole
        self.failed = False

    def explore(self, s: State, q: Question, picked: tuple[int, ...], row: tuple[int, ...]) -> None:
        """All ways to go on from a question that is a part of the choice."""
        self.learn(s, q)
        for k in q.options:
            if self.failed:
                return
            if (k in self.items or row) and not self.known(k, picked):
                self.attempt(s, k, picked, (*row, k))

    def known(self, k: int, picked: tuple[int, ...]) -> bool:
        """Whether the same picks in another order were tried: a few are compared, and the others taken to be alike."""
        if k not in self.items or tuple(sorted((*picked, k))) not in self.seen:
            return False
        self.again += 1
        return self.again > COMPARED

    def learn(self, s: State, q: Question) -> None:
        """Note what a further part offers that was not offered before; at most one answer may be none of those."""
        if any(k not in self.items for k in q.options) and q is not self.question:
            for o in s.match.rules.describe(s, q).options:
                if o.points_at:
                    self.items.setdefault(o.key, o)
            self.failed |= sum([k not in self.items for k in q.options]) > 1

    def attempt(self, s: State, k: int, picked: tuple[int, ...], row: tuple[int, ...]) -> None:
        """One answer: it ends the choice, or is followed by another part. What has one answer is picked by itself."""
        self.tried += 1
        self.failed |= self.tried > AT_MOST
        t = photograph(s)
        t.record, t.unasked = None, []
        take_answer(t, self.question.seat, k)
        for _ in range(FAR):
            if t.question is not None or t.over or len(t.stack) < self.place[0]:
                break
            step(t)
        alone = [one for seat, kind, one in t.unasked or () if (seat, kind) == (self.question.seat, self.question.kind)]
        self.learn(s, Question(*self.asked(), tuple(alone)))
        picked = tuple(sorted([key for key in (*picked, k, *alone) if key in self.items]))
        if k in self.items:
            if picked in self.seen:
                self.failed |= outcome(self.seen[picked]) != outcome(t)
                return
            self.seen[picked] = t
        q = t.question
        if q is not None and self.further(t, q) and k in self.items:
            self.explore(t, q, picked, row)
        else:
            self.ways.append((picked, row))

    def asked(self) -> tuple[int, int, int, int]:
        q = self.question
        return q.seat, q.kind, q.source, q.ability

    def further(self, t: State, q: Question) -> bool:
        """Whether a question is a further part of the choice."""
        same = (q.seat, q.kind, q.source, q.ability) == self.asked()
        return same and not t.answers and place_of(t) == self.place


def outcome(t: State) -> str:
    """What a state is like, however many questions it took."""
    u = photograph(t)
    u.made = u.sealed = u.sealed_by = 0
    u.asked = [0] * u.match.seats
    return u.digest()


def place_of(s: State) -> Place:
    f = s.stack[-1]
    return len(s.stack), f[PROC], f[PC], f[U_NODE] if f[PROC] == USE else NONE


def whole(s: State, q: Question, decision: Decision) -> Pick | None:
    """The choice that a question is the next part of, if it has several parts and their order means nothing."""
    if s.answers or decision.bill is not None or not s.match.rules.in_parts(q):
        return None
    if len(q.options) > ANSWERS or sum([bool(o.points_at) for o in decision.options]) < 2:
        return None
    verb = s.match.rules.pick_verb(s, q)
    wanted, keys = s.match.rules.any_of(s, q)
    if wanted:
        often = tuple([keys.count(o.key) for o in decision.options])
        return Pick(decision.options, often, (), wanted, verb) if wanted > 1 else None
    parts = Parts(s, q, decision)
    parts.explore(parts.base, q, (), ())
    picks = [picked for picked, _ in parts.ways]
    if parts.failed or max([len(picked) for picked in picks], default=0) < 2:
        return None
    most = {k: max([picked.count(k) for picked in picks]) for k in parts.items}
    items = tuple([option for k, option in parts.items.items() if most[k]])
    return Pick(items, tuple([most[o.key] for o in items]), tuple(parts.ways), verb=verb)
