"""What players choose or pay in the course of an effect: to be spared, one of several skills, further actions."""

from collections.abc import Sequence
from typing import Final

from quarterdeck.cardgame.amounts import Amount, Fixed, amount
from quarterdeck.cardgame.joining import Leap, clauses
from quarterdeck.cardgame.nodes import Effect, Script
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.terms import Q_MAY, V_MODE, V_NO, V_YES
from quarterdeck.cardgame.verbs import OnCards
from quarterdeck.cardgame.waiving import InsteadOfCosts
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.effects.durations import UNTIL, Lasting
from quarterdeck.games.ccg.effects.sets import SeaTarget
from quarterdeck.games.ccg.fights import F_CREW, fight, side_of
from quarterdeck.games.ccg.flow.acting import extra_action
from quarterdeck.games.ccg.kinds import ABOARD, ACTION_NOUNS, CHANGE_SKILL, Q_VALUE, THE_TURN
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import SKILLS
from quarterdeck.games.ccg.using import could_produce
from quarterdeck.games.ccg.values import surcharged
from quarterdeck.games.ccg.whereabouts import player_of
from quarterdeck.kernel.ability import U_ABILITY, U_EVENT, U_IT, U_NODE, U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.event import CANCELLED, E_FLAGS, E_SET
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.payment import MAY_STOP, MET, TO_USE, charge, outcome_of
from quarterdeck.kernel.words import Words, listed

# Paying to be spared


class AskPay(Leap):
    """Whether a player pays; what follows is done if not."""

    def __init__(self, unless: "UnlessPaid") -> None:
        super().__init__()
        self.unless = unless

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        u = self.unless
        cards = u.who.cards(s, f)
        seat = player_of(s, cards[0]) if cards else NONE
        due = surcharged(s, seat, u.skills, u.n.of(s, f)) if cards else 0
        if answer == NO_ANSWER:
            able = 0 <= seat < s.match.seats and could_produce(s, seat, u.skills, TO_USE) >= due
            options = [key(V_YES), key(V_NO)] if able else [key(V_NO)]
            answer = ask(s, f, seat, Q_MAY, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[RESULT] = 0
        if verb_of(answer) == V_YES:
            if due > 0:
                charge(s, seat, due, f[U_ORIGIN], u.skills, TO_USE, MAY_STOP)
            else:
                f[RESULT] = MET


class WasPaid(Leap):
    """Go on elsewhere if the payment was met."""

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        if outcome_of(f[RESULT]) == MET:
            f[U_NODE] = self.to


class UnlessPaid(Effect):
    """Effects that do not happen if the player of a card pays points."""

    def __init__(self, who: Who, n: int | Amount, skills: Sequence[int], *effects: Effect) -> None:
        self.who = who
        self.n = amount(n)
        self.in_skills = tuple(skills)
        self.skills = 0
        for k in skills:
            self.skills |= 1 << k
        self.effects = effects

    def sets(self) -> tuple[Who, ...]:
        return (self.who,)

    def lay(self, script: Script) -> None:
        script.choose_in(self.who)
        paid = WasPaid()
        script.row += [AskPay(self), paid]
        script.lay_all(self.effects)
        paid.to = len(script.row)

    def say(self, w: Words) -> str:
        said = clauses(w, self.effects)
        much = f"{self.n.n} " if isinstance(self.n, Fixed) else f"{self.n.say(w)} in "
        skills = listed([SKILLS[k] for k in self.in_skills], "or")
        return f"{said} unless {self.who.owns(w, 'player')} pays {much}{skills}"


class InFull(Effect):
    """Something that is done with as many cards as it says, or not at all."""

    def __init__(self, effect: Effect, target: SeaTarget) -> None:
        self.effect = effect
        self.target = target

    def sets(self) -> tuple[Who, ...]:
        return self.effect.sets()

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        self.effect.run(s, f, answer)

    def payable(self, s: SeventhSea, x: Frame) -> bool:
        return len(self.target.cards(s, x)) >= self.target.wanted and self.effect.payable(s, x)

    def order(self, w: Words) -> str:
        return self.effect.order(w)


class InsteadOfPoints(InsteadOfCosts):
    """As a cost: you may do this one thing instead of paying points."""

    def __init__(self, effect: Effect) -> None:
        for who in effect.sets():
            if isinstance(who, SeaTarget):
                who.wanted, who.least = who.least, 0
                effect = InFull(effect, who)
        super().__init__(effect)

    def say(self, w: Words) -> str:
        said = self.effect.order(w).replace("up to ", "", 1)
        return f"you may {said} instead of paying the cost of {w.this}"

    def order(self, w: Words) -> str:
        return self.say(w)


# One of several


class GainOne(Lasting):
    """Crew have more of one skill for a time, which you choose."""

    smallest = -99

    def __init__(self, who: Who, n: int | Amount, *skills: int, until: int = THE_TURN) -> None:
        super().__init__(who, until)
        self.n = amount(n)
        self.skills = skills or tuple(range(len(SKILLS)))

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            options = [key(V_MODE, k) for k in self.skills]
            answer = ask(s, f, f[SEAT], Q_VALUE, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        for c in self.who.cards(s, f):
            self.row(s, f, CHANGE_SKILL + thing_of(answer), c, self.n.of(s, f))

    def does(self, w: Words) -> str:
        which = "" if len(self.skills) == len(SKILLS) else ": " + listed([SKILLS[k] for k in self.skills], "or")
        n = f"{self.n.n:+d}" if isinstance(self.n, Fixed) else f"+X (X being {self.n.say(w)})"
        return f"gains {n} in one skill of your choice{which} {UNTIL[self.until]}"


# Further actions


class ExtraAction(Effect):
    """You perform a further action at once, of these kinds; any, if none is named. You may pass. (CG-RULE-68)"""

    imperative = True

    def __init__(self, *actions: int) -> None:
        self.actions = actions

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        mask = 0
        for action in self.actions:
            mask |= 1 << action
        extra_action(s, f[SEAT], mask)

    def say(self, w: Words) -> str:
        which = listed([ACTION_NOUNS[a] for a in self.actions], "or")
        return f"you may perform {which or 'an action'} at once"


# Fights


class SwapFighter(OnCards):
    """Another Crew takes the place of your fighting Crew."""

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        b = fight(s)
        side = NONE if b is None else side_of(b, f[SEAT])
        for c in self.who.cards(s, f)[:1]:
            if b is not None and side != NONE and s.zone[c] == ABOARD and s.holder[c] == f[SEAT]:
                b[F_CREW + side] = c + 1

    def does(self, w: Words) -> str:
        return "takes the place of your fighting Crew"


# Where a card goes instead

TO_TOP, TO_HAND, TO_DISCARD, STAYS = "top", "hand", "discard", "play"
GOES: Final = {
    TO_TOP: "goes on top of its owner\N{RIGHT SINGLE QUOTATION MARK}s deck instead",
    TO_HAND: "goes to its owner\N{RIGHT SINGLE QUOTATION MARK}s hand instead",
    TO_DISCARD: "is discarded instead", STAYS: "stays in play instead",
}  # fmt: skip


class GoesInstead(Effect):
    """The card that is being sunk or discarded goes elsewhere."""

    def __init__(self, where: str) -> None:
        self.where = where

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        e, c = s.stack[f[U_EVENT]], f[U_IT]
        if c == NONE or not e[E_SET] >> c & 1:
            return
        e[E_SET] &= ~(1 << c)
        if not e[E_SET]:
            e[E_FLAGS] |= CANCELLED
        if self.where == TO_TOP:
            happenings.put_on_deck(s, f, f[SEAT], 1 << c)
        elif self.where == TO_HAND:
            happenings.take_to_hand(s, f, f[SEAT], 1 << c)
        elif self.where == TO_DISCARD:
            happenings.discard(s, f, f[SEAT], 1 << c)

    def say(self, w: Words) -> str:
        return f"{w.answered} {GOES[self.where]}"


# The words that cards are written with

unless_paid = UnlessPaid
instead_of_points = InsteadOfPoints
gain_one = GainOne
further_action = ExtraAction
swap_fighter = SwapFighter
goes_instead = GoesInstead

__all__ = ["further_action", "gain_one", "goes_instead", "instead_of_points", "swap_fighter", "unless_paid"]
