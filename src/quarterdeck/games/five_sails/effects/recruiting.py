"""Recruiting as part of an ability: paying for a Mercenary in the middle of it, parleys included."""

from quarterdeck.cardgame.joining import Modes
from quarterdeck.cardgame.nodes import Choose, Effect, Script
from quarterdeck.cardgame.sets import Target, Who, performer
from quarterdeck.cardgame.terms import Q_MAY, Q_MODE, V_MODE, V_NO, V_YES
from quarterdeck.cardgame.values import Why, kept
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.duel_state import PARLEYS_ENGAGED
from quarterdeck.games.five_sails.effects.amounts import StatOf
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ASIDE, CITY, CREW, HOME, LOSE_KEYWORD, NEGOTIABLE, STATS, THE_DAY, T_RECRUIT,
)  # fmt: skip
from quarterdeck.games.five_sails.using import can_buy, can_pay
from quarterdeck.games.five_sails.values import price
from quarterdeck.kernel.ability import U_ABILITY, U_FLAGS, U_N, U_ORIGIN, U_PERFORMER, U_PLACE, U_T0, Node
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.event import release
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.payment import P_MARKS, charge
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import Words, listed


class Recruit(Effect):
    """A character may recruit a card to its own location, paying for it (FS-DRAMA-16, -18).

    `even_engaged`: that character can parley for it, once, even while engaged.
    """

    def __init__(self, by: Who, whom: Who, even_engaged: bool = False) -> None:
        self.by = by
        self.whom = whom
        self.even_engaged = even_engaged

    def sets(self) -> tuple[Who, ...]:
        return (self.by, self.whom)

    def lay(self, script: Script) -> None:
        super().lay(script)
        script.row.append(Paid())
        script.row.append(Joins(self))

    def recruiter(self, s: FiveSails, f: Frame) -> int:
        """Who recruits, if still at a City location. (FS-RULE-41)"""
        cards = self.by.cards(s, f)
        return cards[0] if cards and s.zone[cards[0]] == CREW and s.place[cards[0]] < HOME else NONE

    def recruit(self, s: FiveSails, f: Frame) -> int:
        cards = self.whom.cards(s, f)
        return cards[0] if cards and s.zone[cards[0]] in (ASIDE, CITY) else NONE

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        p, c = self.recruiter(s, f), self.recruit(s, f)
        f[RESULT] = 0
        if p == NONE or c == NONE:
            return
        why = kept(s)
        need = self.need(s, f, c, why)
        if answer == NO_ANSWER:
            talks = p if self.even_engaged else NONE
            able = can_buy(s, f[SEAT], c, need, s.place[p], talks)
            options = [key(V_YES), key(V_NO)] if able else [key(V_NO)]
            answer = ask(s, f, f[SEAT], Q_MAY, options, c, f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_YES:
            happenings.note_price(s, f[SEAT], c, need, why)
            self.pay(s, f, p, c, need)

    def place(self, s: FiveSails, f: Frame) -> int:
        """Where it joins."""
        return s.place[self.recruiter(s, f)]

    def need(self, s: FiveSails, f: Frame, c: int, why: Why | None = None) -> int:
        x = f[:]
        x[U_T0] = 1 << c
        return price(s, c, x, why)

    def pay(self, s: FiveSails, f: Frame, p: int, c: int, need: int) -> None:
        f[RESULT] = 1
        if need:
            if self.even_engaged:
                f[U_FLAGS] |= PARLEYS_ENGAGED
                f[U_PLACE] = p
            charge(s, f[SEAT], need, c)

    def say(self, w: Words) -> str:
        said = self.by.say(w)
        text = f"{said} may recruit {self.whom.say(w)}, paying for it"
        return text + (", and can parley for it even while engaged" if self.even_engaged else "")


class Paid(Node):
    """Whether it was paid is noted; what the payment set off is answered before anybody joins."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[U_N] = f[RESULT]
        f[U_FLAGS] &= ~PARLEYS_ENGAGED
        release(s)


class Joins(Node):
    """It enters play where it is recruited to, en garde, under your control; the Crew Cap is seen to at once."""

    def __init__(self, of: Recruit) -> None:
        self.of = of

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        p, c = self.of.recruiter(s, f), self.of.recruit(s, f)
        if f[U_N] and p != NONE and c != NONE:
            note(s, T_RECRUIT, f[SEAT], p, other=c)
            happenings.enter_play(s, f, f[SEAT], c, self.of.place(s, f))
        else:
            f[RESULT] = 0


class RecruitAt(Recruit):
    """A Mercenary is recruited at a price that stands in place of the printed one, and nobody can parley for it."""

    def __init__(self, by: Who, whom: Who, n: int) -> None:
        super().__init__(by, whom)
        self.n = n

    def lay(self, script: Script) -> None:
        super().lay(script)
        for i, node in enumerate(script.row):
            if isinstance(node, Choose) and node.target is self.whom:
                script.row[i] = ChooseRecruit(node.target, node.announcing, self)

    def payable_for(self, s: FiveSails, f: Frame, c: int) -> bool:
        return can_pay(s, f[SEAT], self.need(s, f, c), c)

    def need(self, s: FiveSails, f: Frame, c: int, why: Why | None = None) -> int:
        total = super().need(s, f, c, why) + self.n - s.match.cost[c]
        if why:
            why[0] = (self.n, f[U_ORIGIN])  # in place of what is printed
        return max(0, total)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        p, c = self.recruiter(s, f), self.recruit(s, f)
        f[RESULT] = 0
        if p != NONE and c != NONE and self.payable_for(s, f, c):
            f[RESULT] = 1
            why = kept(s)
            need = self.need(s, f, c, why)
            happenings.note_price(s, f[SEAT], c, need, why)
            if need:
                charge(s, f[SEAT], need, c)[P_MARKS] = 1

    def say(self, w: Words) -> str:
        said = self.by.say(w)
        price = f"which is not Negotiable and costs {self.n} instead of its printed cost"
        return f"{said} recruits {self.whom.say(w)}, {price}"


class ChooseRecruit(Choose):
    """Only those that can be paid for are offered."""

    def __init__(self, target: Target, announcing: bool, of: "RecruitAt | RecruitHome") -> None:
        super().__init__(target, announcing)
        self.of = of

    def candidates(self, s: FiveSails, f: Frame) -> list[int]:
        return [c for c in super().candidates(s, f) if self.of.payable_for(s, f, c)]


class RecruitHome(Recruit):
    """A Mercenary is recruited to your Home. It loses Negotiable, and one stat of a character is taken off its price.

    Which of the stats is asked when it is known who is recruited; U_N holds the number.
    """

    def __init__(self, whom: Who, less: Who, *stats: int) -> None:
        super().__init__(performer, whom)
        self.less = less
        self.stats = stats

    def sets(self) -> tuple[Who, ...]:
        return (self.whom, self.less)

    def lay(self, script: Script) -> None:
        script.choose_in(self.less)
        script.choose_in(self.whom)
        if isinstance(self.whom, Target):
            script.row[-1] = ChooseRecruit(self.whom, script.announcing, self)
        script.row += [ChooseStat(self), self, Paid(), Joins(self)]

    def recruiter(self, s: FiveSails, f: Frame) -> int:
        """It comes Home by itself, wherever the performer is."""
        return f[U_PERFORMER]

    def place(self, s: FiveSails, f: Frame) -> int:
        return HOME

    def off(self, s: FiveSails, f: Frame, stat: int) -> int:
        return StatOf(self.less, stat).of(s, f)

    def reach(self, s: FiveSails, f: Frame, c: int, off: int) -> bool:
        return can_pay(s, f[SEAT], max(0, self.need(s, f, c) - off), c)

    def payable_for(self, s: FiveSails, f: Frame, c: int) -> bool:
        return any(self.reach(s, f, c, self.off(s, f, stat)) for stat in self.stats)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        c = self.recruit(s, f)
        f[RESULT] = 0
        if c != NONE and self.reach(s, f, c, f[U_N]):
            add(s, (LOSE_KEYWORD, f[U_ABILITY], f[U_ORIGIN], f[SEAT], c, NEGOTIABLE, THE_DAY))
            self.pay(s, f, NONE, c, max(0, self.need(s, f, c) - f[U_N]))

    imperative = True

    def say(self, w: Words) -> str:
        whom = self.whom.say(w)
        off = self.less.owns(w, listed([STATS[stat] for stat in self.stats], "or"))
        terms = f"it loses Negotiable this Day, and {off} (as you choose) comes off its cost"
        return f"recruit {whom} to your Home; {terms}"


class ChooseStat(Modes):
    """Which stat is taken off a price, among those with which it can be paid."""

    def __init__(self, of: RecruitHome) -> None:
        self.of = of

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        c = self.of.recruit(s, f)
        if answer == NO_ANSWER:
            stats = [k for k in self.of.stats if c != NONE and self.of.reach(s, f, c, self.of.off(s, f, k))]
            if not stats:
                return
            answer = ask(s, f, f[SEAT], Q_MODE, [key(V_MODE, k) for k in stats], c, f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_N] = self.of.off(s, f, thing_of(answer))

    def mode_words(self, w: Words, mode: int) -> str:
        return self.of.less.owns(w, STATS[mode])


# The words that cards are written with


def recruit(
    by: Who, whom: Who, even_engaged: bool = False, price: int | None = None, less: tuple[int, ...] = ()
) -> Recruit:
    """A character may recruit a card to its own location, paying for it; `even_engaged`, that character can parley for
    it. With a `price` it must, for that much; with `less` it comes Home for one of these stats of the character less.
    """
    if less:
        return RecruitHome(whom, by, *less)
    if price is not None:
        return RecruitAt(by, whom, price)
    return Recruit(by, whom, even_engaged)


__all__ = ["recruit"]
