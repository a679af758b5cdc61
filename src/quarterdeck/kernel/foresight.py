"""What an option leads to, as far as the seat that is asked can know it.

An option is tried on a copy, step by step, by the rules that will carry it out. What happens is certain until the first
moment that something the seat does not know has a say in: chance is drawn, a card that the seat does not know is
shown, another seat is asked, has only one answer, or could answer from a hidden place. What would happen after that if
nobody answers is likely, until chance, a hidden card or somebody's choice decides.

The copy is dealt anew from what the seat knows: two states that it cannot tell apart give the same foresight.
"""

from typing import Final

from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import NO_ANSWER, Decision, Foreseen, Option, Question
from quarterdeck.kernel.event import E_KIND, Q_PAY, Q_REACT, WINDOWS, hidden_answers
from quarterdeck.kernel.flow import HAPPENING, PAYMENT, PC, PROC, photograph, step, take_answer
from quarterdeck.kernel.knowledge import eyes, redeal
from quarterdeck.kernel.payment import P_TERMS
from quarterdeck.kernel.rules import LOSS, Told

#: the deal on which is looked ahead: one is as good as another, because all that depends on it is left out
DEAL: Final = 0
#: steps that one option is followed for, and all options of a question together; beyond that nothing is foreseen
FAR: Final = 300
AT_MOST: Final = 3000
#: ways to go on that one option is followed for where its seat has more to choose, and choices on each of them
WAYS: Final = 8
DEEP: Final = 3
#: what is said of an option that costs what it costs and does nothing
NOTHING: Final = "nothing comes of it now"


class Foresight:
    """What comes of an option: the state at the end of what is certain, and that at the end of what is likely.

    The records of both begin with the option. `whole` says that nothing of what it sets off is left to be decided,
    `asks` that what is certain ends where its seat has more to choose.
    """

    __slots__ = ("asks", "certain", "likely", "steps", "whole")

    def __init__(self, certain: State, likely: State, whole: bool, steps: int, asks: bool = False) -> None:
        self.asks = asks
        self.certain = certain
        self.likely = likely
        self.whole = whole
        self.steps = steps


class Lookout:
    """Looks ahead from one question of one seat."""

    def __init__(self, s: State, q: Question) -> None:
        self.seat = q.seat
        self.question = q
        self.base: State = redeal(s, q.seat, DEAL)
        self.base.record = []

    def foresee(self, k: int, after: State | None = None) -> Foresight:
        """Try an option; or an answer to what the seat is asked after one, of which only what is certain is wanted."""
        before: State = self.base if after is None else after
        t = photograph(before)
        certain = self.window_left(t) if after is None else None
        if certain is None:
            t.moments, t.unasked = [], []
        answer, steps, asks = k, 0, False
        while steps < FAR:
            if steps:
                before = photograph(t)
            if answer == NO_ANSWER:
                step(t)
            else:
                take_answer(t, t.question.seat if t.question is not None else self.seat, answer)
            steps += 1
            if surprised(before, t, self.seat):
                return Foresight(before if certain is None else certain, before, False, steps, asks)
            if certain is None:
                certain = self.doubtful(before, t)
            if t.over or (certain is not None and after is not None):
                break
            answer = NO_ANSWER
            if t.question is not None:
                answer = self.goes_on(t, t.question)
                if answer == NO_ANSWER:
                    asks = asks or (certain is None and self.asks_on(t))
                    answer = NO_ANSWER if t.answers or after is not None else t.match.rules.declining(t, t.question)
                    if answer == NO_ANSWER:
                        break
                    if certain is None:
                        t.moments = t.unasked = None
                        certain = photograph(t)
        whole = steps < FAR and len(t.stack) <= len(self.base.stack)
        return Foresight(t if certain is None else certain, t, whole, steps, asks)

    def window_left(self, t: State) -> State | None:
        """Who passes in a window leaves it to others, who may hold an answer."""
        f = t.stack[-1]
        if self.question.kind != Q_REACT or f[PROC] != HAPPENING:
            return None
        others = hidden_answers(t, f[E_KIND], WINDOWS[f[PC]]) & ~(1 << self.seat)
        return photograph(t) if others else None

    def doubtful(self, before: State, t: State) -> State | None:
        """The first moment of the last step at which another seat may have had something to say; after it no further
        one is looked for."""
        moments, unasked = t.moments or [], t.unasked or []
        t.moments = t.unasked = None
        if [row for row in unasked if row[0] != self.seat]:
            return before
        for seat, moment in moments:
            if seat != self.seat:
                found: State = moment
                return found
        t.moments, t.unasked = [], []
        return None

    def goes_on(self, t: State, q: Question) -> int:
        """The answer with which the seat goes on for certain: a price that has to be paid is paid.

        It is paid with what is offered first: what it is paid with is no part of what is said.
        """
        f = t.stack[-1]
        if q.seat == self.seat and q.kind == Q_PAY and f[PROC] == PAYMENT and not f[P_TERMS] and not t.answers:
            return t.match.rules.sensible(t, q)[0] if t.match.rules.pays_alike(t, q) else NO_ANSWER
        return NO_ANSWER

    def asks_on(self, t: State) -> bool:
        """Whether the seat has more to choose, and nobody else chooses with it."""
        return t.question is not None and t.question.seat == self.seat and not t.answers and not t.also

    def whichever_way(self, ahead: Foresight) -> "Sure":
        """What is sure of an option, whichever way its seat goes on with it where it is asked for more.

        No more than at once, if there are many ways; and no further one is tried when nothing is left to be sure of.
        """
        rules = self.base.match.rules
        at_once = Sure([], rules.fruitless(self.base, ahead.certain, self.seat), 0)
        untried = self.goes_further(ahead, 0)
        losses: list[Told] = []
        nothing, found = True, 0
        while untried:
            after, key, deep = untried.pop()
            if deep > DEEP or found + len(untried) >= WAYS:
                return at_once
            way = self.foresee(key, after)
            at_once.steps += way.steps
            if further := self.goes_further(way, deep):
                untried += further
                continue
            told = [part for part in rules.foretold(self.base, way.certain, self.seat, 0) if part[1] == LOSS]
            losses = [part for part in losses if part in told] if found else told
            nothing = nothing and rules.fruitless(self.base, way.certain, self.seat)
            found += 1
            if not nothing and not losses:
                return at_once
        return Sure(losses, nothing, at_once.steps) if found else at_once

    def goes_further(self, way: Foresight, deep: int) -> list[tuple[State, int, int]]:
        """The answers to what a seat is asked next on its way, if that belongs to what it has begun."""
        t = way.certain
        if not way.asks or t.question is None or len(t.stack) <= len(self.base.stack):
            return []
        return [(t, key, deep + 1) for key in t.question.options]


class Sure:
    """What an option costs and whether nothing comes of it, whichever way its seat goes on; and in how many steps."""

    __slots__ = ("losses", "nothing", "steps")

    def __init__(self, losses: list[Told], nothing: bool, steps: int) -> None:
        self.losses = losses
        self.nothing = nothing
        self.steps = steps


def surprised(before: State, t: State, seat: int) -> bool:
    """Whether between two moments chance was drawn, or a seat was shown a card that it did not know."""
    if t.seed != before.seed:
        return True
    if t.known is before.known:
        return False
    mine = eyes(seat)
    for c in range(t.match.size):
        if not before.known[c] & mine:
            if t.known[c] & mine:
                return True
        elif before.block[c] and (t.zone[c] != before.zone[c] or t.block[c] != before.block[c]):
            return True
    return False


def foresee(s: State, q: Question, k: int) -> Foresight:
    """What an option of an open question leads to, as far as its seat can know."""
    return Lookout(s, q).foresee(k)


def foretell(s: State, q: Question, decision: Decision) -> None:
    """Have the options of a question say what they lead to. Where several seats choose in secret nothing is said.

    An option harms if all that comes of it is a loss, while another loses nothing. What costs and does nothing is such,
    whichever way its seat could go on with it.
    """
    if s.answers:
        return
    rules = s.match.rules
    lookout = Lookout(s, q)
    left = AT_MOST
    harmful: list[Option] = []
    harmless = False
    for option in decision.options:
        if left <= 0:
            break
        ahead = lookout.foresee(option.key)
        left -= ahead.steps
        option.loses = lost(ahead.likely, q.seat)
        certain = rules.foretold(lookout.base, ahead.certain, q.seat, 0)
        likely = rules.foretold(ahead.certain, ahead.likely, q.seat, len(ahead.certain.record or ()))
        likely += rules.estimated(ahead.likely, q.seat)
        sure = lookout.whichever_way(ahead)
        left -= sure.steps
        certain += [part for part in sure.losses if part not in certain]
        likely = [part for part in likely if part not in certain]
        option.foreseen = (*phrases(certain, True), *phrases(likely, False))
        losses = [good == LOSS for _, good in (*certain, *likely)]
        if sure.nothing:
            option.foreseen = (*option.foreseen, Foreseen(NOTHING, True))
        if any(losses) and (sure.nothing or (ahead.whole and all(losses))):
            harmful.append(option)
        harmless = harmless or (ahead.whole and not any(losses))
    for option in harmful:
        option.harms = harmless
    if all([option.loses for option in decision.options]):
        for option in decision.options:
            option.loses = False
    say_once(decision)


def lost(s: State, seat: int) -> bool:
    """Whether a seat is out of the game, or the game is over and not in its favour."""
    return bool(s.out >> seat & 1) or (s.over and s.match.rules.returns(s)[seat] < 0)


def say_once(decision: Decision) -> None:
    """What all options of a question lead to is said of the question, and of none of them."""
    first, *others = decision.options
    if not others:
        return
    shared = [one for one in first.foreseen if all([said_of(option, one) for option in others])]
    decision.foreseen = tuple(shared)
    for option in decision.options if shared else ():
        option.foreseen = tuple([one for one in option.foreseen if not any([one.same(other) for other in shared])])


def said_of(option: Option, one: Foreseen) -> bool:
    return any([one.same(other) for other in option.foreseen])


def phrases(told: list[Told], certain: bool) -> list[Foreseen]:
    return [Foreseen(words, certain) for words, _ in told if words]
