"""Joining effects: if, unless, may, one of several, for each, later, for each opponent; and their sentences."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from quarterdeck.cardgame.checks import nonsense
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.later import put_off
from quarterdeck.cardgame.nodes import IT_HAPPENS, Effect, Script
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.state import State, rules_of
from quarterdeck.cardgame.terms import Q_MAY, Q_MODE, V_MODE, V_NO, V_YES
from quarterdeck.kernel.ability import DELAYED, U_ABILITY, U_BEARER, U_N, U_NODE, U_ORIGIN, Node, use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.event import AFTER, BEFORE, E_SET, WHEN, members
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.words import Words, listed, sentence

if TYPE_CHECKING:
    from quarterdeck.cardgame.triggers import Trigger


class Leap(Node):
    """A node from which the use may go on elsewhere in the row."""

    def __init__(self) -> None:
        self.to = 0

    def shift(self, by: int) -> None:
        self.to += by


class Jump(Leap):
    """Go on elsewhere in the row."""

    def run(self, s: State, f: Frame, answer: int) -> None:
        f[U_NODE] = self.to

    partial = True


def lay_either(script: Script, fork: Leap, then: Sequence[Effect], otherwise: Sequence[Effect]) -> None:
    """Lay out a fork, what follows it, and what it leaps to."""
    script.row.append(fork)
    script.lay_all(then)
    over = Jump()
    if otherwise:
        script.row.append(over)
    fork.to = len(script.row)
    script.lay_all(otherwise)
    over.to = len(script.row)


class Branch(Leap):
    """Go on if the condition holds, else elsewhere in the row."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def run(self, s: State, f: Frame, answer: int) -> None:
        if not self.condition.holds(s, f):
            f[U_NODE] = self.to

    partial = True


class Done(Condition):
    """What was just done had an effect: a pressure succeeded, somebody was engaged."""

    def holds(self, s: Any, x: Frame) -> bool:
        return x[RESULT] > 0

    def say(self, w: Words) -> str:
        return w.done


class If(Effect):
    """If the condition holds, these effects; otherwise those."""

    def __init__(self, condition: Condition, then: Sequence[Effect], otherwise: Sequence[Effect] = ()) -> None:
        self.condition = condition
        self.then = tuple(then)
        self.otherwise = tuple(otherwise)

    def lay(self, script: Script) -> None:
        lay_either(script, Branch(self.condition), self.then, self.otherwise)

    def say(self, w: Words) -> str:
        w.depth += 1
        text = f"if {self.condition.say(w)}, {clauses(w, self.then)}"
        w.depth -= 1
        if self.otherwise:
            text += ("; otherwise, " if w.depth else ". Otherwise, ") + clauses(w, self.otherwise)
        return text


class Unless(Effect):
    """An effect, or a cost, that is left out while something is true; it must be one that asks for no targets later."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition = condition
        self.effect = effect

    def sets(self) -> tuple[Who, ...]:
        return self.effect.sets()

    def run(self, s: State, f: Frame, answer: int) -> None:
        if answer != NO_ANSWER or not self.condition.holds(s, f):
            self.effect.run(s, f, answer)

    def payable(self, s: Any, x: Frame) -> bool:
        return self.condition.holds(s, x) or self.effect.payable(s, x)

    def say(self, w: Words) -> str:
        return f"{self.effect.say(w)} unless {self.condition.say(w)}"

    def order(self, w: Words) -> str:
        said = self.effect.order(w)
        return said and f"{said} unless {self.condition.say(w)}"


class AskMay(Leap):
    """A yes or no, put to the player the text names."""

    def __init__(self, may: "May") -> None:
        super().__init__()
        self.may = may

    def run(self, s: State, f: Frame, answer: int) -> None:
        seat = self.may.decider(s, f)
        if answer == NO_ANSWER:
            able = seat != NONE and all(e.payable(s, f) for e in self.may.then)
            options = [key(V_YES), key(V_NO)] if able else [key(V_NO)]
            answer = ask(s, f, seat, Q_MAY, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_NO:
            f[U_NODE] = self.to


class May(Effect):
    """Somebody may do the first effects; if they do not (or cannot), the others happen."""

    def __init__(self, then: Sequence[Effect], otherwise: Sequence[Effect] = (), who: Who | None = None) -> None:
        self.then = tuple(then)
        self.otherwise = tuple(otherwise)
        self.who = who

    def decider(self, s: State, f: Frame) -> int:
        if self.who is None:
            return f[SEAT]
        cards = self.who.cards(s, f)
        return rules_of(s).player_of(s, cards[0]) if cards else NONE

    def sets(self) -> tuple[Who, ...]:
        return () if self.who is None else (self.who,)

    def lay(self, script: Script) -> None:
        for who in self.sets():
            script.choose_in(who)
        lay_either(script, AskMay(self), self.then, self.otherwise)

    def say(self, w: Words) -> str:
        who, they = ("you", "you") if self.who is None else (self.who.owns(w, "player"), "they")
        w.decider = None if self.who is None else self.who.key()
        text = f"{who} may {orders(w, self.then)}"
        w.decider = None
        if self.otherwise:
            text += f"; if {they} do not, {clauses(w, self.otherwise)}"
        return text


class Modes(Node):
    """A node that lets a player choose one of several things, and calls them by name."""

    def mode_words(self, w: Words, mode: int) -> str:
        raise NotImplementedError(type(self).__name__)


class AskMode(Modes):
    """Which of several, put to the player of the ability, or to the one the text names: what can be done in full."""

    def __init__(self, one_of: "OneOf") -> None:
        self.one_of = one_of
        self.starts: list[int] = []

    def shift(self, by: int) -> None:
        self.starts = [start + by for start in self.starts]

    def run(self, s: State, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            options = [key(V_MODE, i) for i, mode in enumerate(self.one_of.modes) if mode[0].payable(s, f)]
            if not options:
                f[U_NODE] = self.starts[-1]
                return
            answer = ask(s, f, self.one_of.decider(s, f), Q_MODE, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_NODE] = self.starts[thing_of(answer)]

    def mode_words(self, w: Words, mode: int) -> str:
        return self.one_of.mode_words(w, self.one_of.modes[mode])


class OneOf(Effect):
    """Choose one of several; or the player of a card must, of those that can be done in full."""

    def __init__(self, *modes: Sequence[Effect], by: Who | None = None) -> None:
        self.modes = tuple(tuple(m) for m in modes)
        self.by = by

    def decider(self, s: State, f: Frame) -> int:
        cards = [] if self.by is None else self.by.cards(s, f)
        return rules_of(s).player_of(s, cards[0]) if cards else f[SEAT]

    def sets(self) -> tuple[Who, ...]:
        return () if self.by is None else (self.by,)

    def lay(self, script: Script) -> None:
        for who in self.sets():
            script.choose_in(who)
        question = AskMode(self)
        script.row.append(question)
        jumps = []
        for mode in self.modes:
            question.starts.append(len(script.row))
            script.lay_all(mode)
            over = Jump()
            script.row.append(over)
            jumps.append(over)
        for over in jumps:
            over.to = len(script.row)
        question.starts.append(len(script.row))

    def mode_words(self, w: Words, mode: Sequence[Effect]) -> str:
        if self.by is None:
            return clauses(w, mode)
        w.decider = self.by.key()
        said = orders(w, mode)
        w.decider = None
        return said

    def say(self, w: Words) -> str:
        if self.by is None:
            return "choose one: " + ", or ".join(self.mode_words(w, mode) for mode in self.modes)
        who = self.by.owns(w, "player")
        return f"{who} must do one of these: " + ", or ".join(self.mode_words(w, mode) for mode in self.modes)

    def order(self, w: Words) -> str:
        return " or ".join(orders(w, mode) for mode in self.modes)


class Counting(Leap):
    """Go on while the number that was noted is not yet used up."""

    def run(self, s: State, f: Frame, answer: int) -> None:
        if f[U_N] > 0:
            f[U_N] -= 1
        else:
            f[U_NODE] = self.to


class ForEach(Effect):
    """Effects as often as the number says that was noted: cards discarded, say. They must leave it alone."""

    def __init__(self, thing: str, *effects: Effect) -> None:
        self.thing = thing
        self.effects = effects

    def lay(self, script: Script) -> None:
        counting, back = Counting(), Jump()
        back.to = len(script.row)
        script.row.append(counting)
        script.lay_all(self.effects)
        script.row.append(back)
        counting.to = len(script.row)

    def say(self, w: Words) -> str:
        w.depth += 1
        text = f"for each {self.thing}, {clauses(w, self.effects)}"
        w.depth -= 1
        return text


class Delay(Leap):
    """Put the effects that follow off, and go on behind them."""

    def __init__(self, later: "Later") -> None:
        super().__init__()
        self.later = later

    def run(self, s: State, f: Frame, answer: int) -> None:
        trigger = self.later.trigger
        put_off(s, f, self.later.bound(s, f), trigger.event << 2 | trigger.timing, self.later.until(f))
        f[U_NODE] = self.to

    def due(self, s: State, e: Frame, x: Frame) -> bool:
        """Whether this is the event that is waited for, read for whoever waits."""
        trigger = self.later.trigger
        return trigger.passes(s, x, e) and (trigger.subject is None or self.answered(s, e, x) != NONE)

    def answered(self, s: State, e: Frame, x: Frame) -> int:
        """The first card that the event happens to and that is waited for, if it is one in particular."""
        trigger = self.later.trigger
        if trigger.subject is not None:
            for c in members(e[E_SET]):
                if trigger.fits(s, x, c):
                    return c
        return NONE


class End(Node):
    """The end of a delayed part."""

    def run(self, s: State, f: Frame, answer: int) -> None:
        f[U_NODE] = len(s.match.abilities[f[U_ABILITY]].row)


class Later(Effect):
    """Effects that wait for what a trigger says, once, unless they lapse first."""

    def __init__(self, trigger: "Trigger", *effects: Effect) -> None:
        if len(trigger.moments()) > 1:
            raise nonsense("effects wait for one kind of event, not for one of several")
        self.trigger = trigger
        self.effects = effects

    def until(self, f: Frame) -> int:
        """When they lapse: a game says for how long its moments are waited for."""
        raise NotImplementedError(type(self).__name__)

    def bound(self, s: Any, f: Frame) -> int:
        """What they lapse with: a card, a side, or nothing in particular."""
        return NONE

    def lay(self, script: Script) -> None:
        delay = Delay(self)
        script.row.append(delay)
        script.lay_all(self.effects)
        script.row.append(End())
        delay.to = len(script.row)

    def moment(self, w: Words) -> str:
        """'at the end of your round'."""
        return self.trigger.say(w)

    def say(self, w: Words) -> str:
        return f"{self.moment(w)}, {clauses(w, self.effects)}"


TIMINGS = {BEFORE: "before", WHEN: "when", AFTER: "after"}


class ForOpponents(Leap):
    """Open what follows once for each opponent, in player order, as a use of their own; or for each player."""

    def __init__(self, everybody: bool = False) -> None:
        super().__init__()
        self.everybody = everybody

    def run(self, s: State, f: Frame, answer: int) -> None:
        served = f[U_N] if self.everybody else f[U_N] | 1 << f[SEAT]
        waiting = [seat for seat in s.match.rules.player_order(s) if not served >> seat & 1]
        if not waiting:
            f[U_N] = 0
            f[U_NODE] = self.to
            return
        g = use(s, s.match.abilities[f[U_ABILITY]], f[U_ORIGIN], f[U_BEARER], waiting[0], DELAYED)
        g[U_NODE] = f[U_NODE]
        f[U_N] |= 1 << waiting[0]
        f[U_NODE] -= 1


class OpponentsMay(Effect):
    """Each opponent may do something, as their own doing."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def lay(self, script: Script) -> None:
        each = ForOpponents()
        question = AskMay(May(self.effects))
        script.row += [each, question]
        script.lay_all(self.effects)
        question.to = len(script.row)
        script.row.append(End())
        each.to = len(script.row)

    def say(self, w: Words) -> str:
        return f"each opponent may {orders(w, self.effects)}"


class EachPlayer(Effect):
    """Each player has to do something, in player order, as their own doing."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def lay(self, script: Script) -> None:
        each = ForOpponents(everybody=True)
        script.row.append(each)
        script.lay_all(self.effects)
        script.row.append(End())
        each.to = len(script.row)

    def say(self, w: Words) -> str:
        return f"each player must {orders(w, self.effects).replace(' of yours', ' of theirs')}"


# Joining words

YOU: Final = "you"


def clauses(w: Words, effects: Sequence[Effect]) -> str:
    """Effects in one sentence: what is said of one subject shares it, and what is more than a clause stands apart."""
    groups: list[list[str]] = [[]]
    last: object = YOU
    for e in effects:
        subject = e.subject()
        same = subject is not None and subject.key() == last
        if e.adverb and groups[-1]:
            groups[-1][-1] += " " + e.adverb
            continue
        w.clause()
        if same and subject is not None:
            w.speak(subject.key())
            groups[-1].append(e.does(w))
        elif subject is not None or e.imperative or not groups[-1]:
            groups[-1].append(("you " if e.imperative and groups[-1] and last != YOU else "") + e.say(w))
        else:
            groups.append([e.say(w)])
        last = subject.key() if subject is not None else YOU if e.imperative else None
        w.done = e.done
    return "; ".join(listed(group) for group in groups)


def sentences(w: Words, effects: Sequence[Effect]) -> str:
    """Effects as sentences, one for each subject in turn."""
    out: list[str] = []
    adverb = ""
    i = 0
    while i < len(effects):
        if effects[i].adverb and i + 1 < len(effects):
            adverb = effects[i].adverb + ", "
            i += 1
        j = i + 1
        subject = effects[i].subject()
        while j < len(effects) and subject is not None:
            other = effects[j].subject()
            if other is None or other.key() != subject.key():
                break
            j += 1
        out.append(sentence(adverb + clauses(w, effects[i:j])))
        adverb = ""
        i = j
    return " ".join(out)


def orders(w: Words, effects: Sequence[Effect]) -> str:
    """Effects behind "you may" or as a cost; where one cannot be put as an order, all of them as a list of clauses."""
    said: list[str] = []
    for i, e in enumerate(effects):
        if e.adverb and said:
            said[-1] += " " + e.adverb
            continue
        if i:
            w.clause()
        order = e.order(w)
        if not order and said:
            return listed(said) + "; " + clauses(w, effects[i:])
        if not order:
            return "do all of this: " + "; ".join(clauses(w, (one,)) for one in effects)
        said.append(order)
        w.done = e.done if e.done != IT_HAPPENS else "you do" if w.decider is None else "they do"
    return listed(said)


# The words that cards are written with

if_ = If
unless = Unless
may = May
one_of = OneOf
for_each = ForEach
opponents_may = OpponentsMay
each_player_must = EachPlayer
succeeded = Done()

__all__ = [
    "for_each", "if_", "may", "one_of", "opponents_may", "succeeded", "unless",
]  # fmt: skip
