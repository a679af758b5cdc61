"""The thirteen actions (CG-ACT): each is an ability like those of cards, so that what answers these answers it, too.

The card or Ship that an action is done with is its origin: the Crew that is hired, the Ship that moves. What is
declared with it, a target or a Sea, is asked for in the same question where that is one thing.
"""

from collections.abc import Callable
from typing import Final

from quarterdeck.cardgame.keys import card_keys, keyed_card, place_keys
from quarterdeck.cardgame.sets import Pool, Target
from quarterdeck.cardgame.values import context
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.flow.boarding import begin_boarding
from quarterdeck.games.ccg.flow.cannon import fire
from quarterdeck.games.ccg.flow.nodes import DECLARED
from quarterdeck.games.ccg.happenings import only
from quarterdeck.games.ccg.kinds import (
    ABOARD, ACTION_NAMES, AFLOAT, A_ACT, A_ATTACH, A_BOARD, A_CANNON, A_COMPLETE, A_DISCARD_ADVENTURE, A_DISCARD_CREW,
    A_EXPERIENCE, A_HIRE, A_MOVE, A_PUT_ADVENTURE, A_PUT_CHANTEY, Q_HOST, Q_REPLACED, Q_SEA, TO_ATTACH, TO_BOARD,
    TO_COMPLETE, TO_FIRE, TO_HIRE, TO_MOVE, TO_PUT,
)  # fmt: skip
from quarterdeck.games.ccg.legality import hosts, may_experience
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import CANNON, IF_TEXT, IN_SEA, IN_SEA_AND_TEXT, IN_SEA_OR_TEXT, NEVER, SAILING
from quarterdeck.games.ccg.using import NO_BILL, SeaAbility, flag_bill
from quarterdeck.games.ccg.values import IN_CHEAPER_SEA, ON_CHEAPER, changed_cost, move_cost, special, surcharged
from quarterdeck.games.ccg.whereabouts import seas_at
from quarterdeck.kernel.ability import U_ABILITY, U_IT, U_ORIGIN, U_PERFORMER, U_N, U_PLACE, U_T0, Node
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, thing_of
from quarterdeck.kernel.flow import SEAT, ask
from quarterdeck.kernel.payment import MAY_STOP

Billing = Callable[[SeventhSea, Frame], tuple[int, int, int, int]]


def no_ships(s: SeventhSea, x: Frame) -> list[int]:
    """The targets of these actions are named with them: nothing is picked."""
    return []


SHIPS: Final = Pool(no_ships, "Ship")


class BasicAction(SeaAbility):
    """One of the thirteen actions."""

    __slots__ = ("billing",)

    def __init__(
        self, kind: int, choices: tuple[Node, ...], effects: tuple[Node, ...], billing: Billing | None = None,
        cancellable: bool = False, aimed: bool = False,
    ) -> None:  # fmt: skip
        row = (*choices, *DECLARED, *effects)
        super().__init__(kind, row, len(choices), len(choices))
        self.name = ACTION_NAMES[kind]
        self.billing = billing
        self.cancellable = cancellable
        if aimed:
            target = Target(SHIPS, ())
            target.register = U_T0
            self.aims = (target,)

    def billed(self, s: SeventhSea, x: Frame, at: int) -> tuple[int, int, int, int]:
        return NO_BILL if self.billing is None else self.billing(s, x)

    def prepare(self) -> None:
        super().prepare()
        self.bills = 1


# Costs


def hire_bill(s: SeventhSea, x: Frame) -> tuple[int, int, int, int]:
    return flag_bill(s, s.match.drawn[x[U_ORIGIN]].cost, x[SEAT], x[U_ORIGIN], TO_HIRE, x)


def attach_bill(s: SeventhSea, x: Frame) -> tuple[int, int, int, int]:
    return flag_bill(s, s.match.drawn[x[U_ORIGIN]].cost, x[SEAT], x[U_ORIGIN], TO_ATTACH, x)


def put_bill(s: SeventhSea, x: Frame) -> tuple[int, int, int, int]:
    return flag_bill(s, s.match.drawn[x[U_ORIGIN]].cost, x[SEAT], x[U_ORIGIN], TO_PUT, x)


def move_bill(s: SeventhSea, x: Frame) -> tuple[int, int, int, int]:
    """One's own Move Cost. (CG-ACT-08a)"""
    return sailing_bill(s, x, TO_MOVE)


def board_bill(s: SeventhSea, x: Frame) -> tuple[int, int, int, int]:
    return sailing_bill(s, x, TO_BOARD)


def sailing_bill(s: SeventhSea, x: Frame, purpose: int) -> tuple[int, int, int, int]:
    cost = changed_cost(s, move_cost(s, x[SEAT]), s.match.ship[x[SEAT]], purpose, x)
    return 1 << SAILING, surcharged(s, x[SEAT], 1 << SAILING, cost), purpose, MAY_STOP


def fire_bill(s: SeventhSea, x: Frame) -> tuple[int, int, int, int]:
    """One Crew that produces Cannon; then the end is open. (CG-RULE-70)"""
    return 1 << CANNON, 1, TO_FIRE, 0


def completion_bill(s: SeventhSea, x: Frame) -> tuple[int, int, int, int]:
    """What an Adventure costs to complete: less in its Sea, or if its condition holds. (CG-ACT-06b)"""
    c = x[U_ORIGIN]
    card = s.match.drawn[c]
    skills, amount, purpose, terms = flag_bill(s, card.completion, x[SEAT], c, TO_COMPLETE, x)
    if is_cheaper(s, c, x[SEAT]):
        amount = surcharged(s, x[SEAT], skills, changed_cost(s, card.cheaper.amount, c, TO_COMPLETE, x))
    return skills, amount, purpose, terms


def is_cheaper(s: SeventhSea, c: int, seat: int) -> bool:
    cheaper = s.match.drawn[c].cheaper
    if cheaper.when == NEVER:
        return False
    here = s.place[c] == cheaper.sea or special(s, IN_CHEAPER_SEA, s.match.ship[seat])
    if cheaper.when == IN_SEA:
        return here
    meets = condition_holds(s, c, seat)
    return {IF_TEXT: meets, IN_SEA_OR_TEXT: here or meets, IN_SEA_AND_TEXT: here and meets}[cheaper.when]


def condition_holds(s: SeventhSea, c: int, seat: int) -> bool:
    """What an Adventure's text asks for so that it is completed for less."""
    for o, _, p in s.match.passives[ON_CHEAPER]:
        if o == c:
            x = context(s, c, c)
            x[SEAT] = seat
            return bool(p.applies(s, x))
    return False


# What is declared


class ChooseHost(Node):
    """The host of an Attachment is declared; that of an Adventure is named when it is paid. (CG-ACT-07a, -06a)"""

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            found = hosts(s, f[SEAT], f[U_ORIGIN])
            if not found:
                f[U_IT] = NONE
                return
            answer = ask(s, f, f[SEAT], Q_HOST, card_keys(s, found), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_IT] = s.slots[thing_of(answer)]


class ChooseSea(Node):
    """An Adventure goes to a Sea at exactly its distance. (CG-ACT-04a)"""

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            there = seas_at(s.sea(f[SEAT]), s.match.drawn[f[U_ORIGIN]].distance)
            answer = ask(s, f, f[SEAT], Q_SEA, place_keys(there), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_PLACE] = thing_of(answer)


class ChooseReplaced(Node):
    """Which Crew in play becomes the Experienced one. (CG-ACT-02a)"""

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        found = replaceable(s, f[SEAT], f[U_ORIGIN])
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_REPLACED, card_keys(s, found), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_IT] = keyed_card(s, found, answer)


def replaceable(s: SeventhSea, seat: int, c: int) -> list[int]:
    return [old for old in s.crew(seat) if may_experience(s, seat, c, old)]


# What is done


class Hire(Node):
    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        happenings.hire(s, f, f[SEAT], f[U_ORIGIN], 1)


class Experience(Node):
    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        happenings.experience(s, f, f[SEAT], f[U_ORIGIN], f[U_IT])


class PutAdventure(Node):
    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        happenings.place_adventure(s, f, f[SEAT], f[U_ORIGIN], f[U_PLACE])


class PutChantey(Node):
    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        happenings.sing(s, f, f[SEAT], f[U_ORIGIN])


class Complete(Node):
    """If no legal host is left, the completion fails. (CG-ACT-06e)"""

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        c = f[U_ORIGIN]
        if s.zone[c] != AFLOAT or (f[U_IT] == NONE and s.match.drawn[c].host is not None):
            return
        happenings.complete(s, f, f[SEAT], c, f[U_IT])


class Attach(Node):
    """The host must still be a legal one. (CG-ACT-07a)"""

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        if f[U_IT] in hosts(s, f[SEAT], f[U_ORIGIN]):
            happenings.attach(s, f, f[SEAT], f[U_ORIGIN], f[U_IT])


class Move(Node):
    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        happenings.sail(s, f, f[SEAT], s.match.ship[f[SEAT]], f[U_PLACE])


class Fire(Node):
    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        fire(s, f, f[SEAT], s.match.owner[only(f[U_T0])], f[U_N], True, f[U_PERFORMER])


class Board(Node):
    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        begin_boarding(s, f[SEAT], s.match.owner[only(f[U_T0])], True)


class DiscardIt(Node):
    """A Crew, never the Captain, or an Adventure. (CG-ACT-11a, -12a)"""

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        if s.zone[f[U_IT]] in (ABOARD, AFLOAT):
            happenings.discard(s, f, f[SEAT], 1 << f[U_IT])


HIRING: Final = BasicAction(A_HIRE, (), (Hire(),), hire_bill)
EXPERIENCING: Final = BasicAction(A_EXPERIENCE, (ChooseReplaced(),), (Experience(),))
PUTTING_ADVENTURE: Final = BasicAction(A_PUT_ADVENTURE, (ChooseSea(),), (PutAdventure(),), put_bill)
PUTTING_CHANTEY: Final = BasicAction(A_PUT_CHANTEY, (), (PutChantey(),), put_bill, cancellable=True)
COMPLETING: Final = BasicAction(A_COMPLETE, (), (ChooseHost(), Complete()), completion_bill)
ATTACHING: Final = BasicAction(A_ATTACH, (ChooseHost(),), (Attach(),), attach_bill, cancellable=True)
MOVING: Final = BasicAction(A_MOVE, (), (Move(),), move_bill)
FIRING: Final = BasicAction(A_CANNON, (), (Fire(),), fire_bill, aimed=True)
BOARDING: Final = BasicAction(A_BOARD, (), (Board(),), board_bill, cancellable=True, aimed=True)
DISCARDING_CREW: Final = BasicAction(A_DISCARD_CREW, (), (DiscardIt(),))
DISCARDING_ADVENTURE: Final = BasicAction(A_DISCARD_ADVENTURE, (), (DiscardIt(),))
#: another player's Prize, for its completion cost (CG-KEY-21)
SPOILING: Final = BasicAction(A_ACT, (), (DiscardIt(),), completion_bill)
#: those that a card may do in its own way, with costs and conditions of its own (CG-ACT-06c)
OWN_WAYS: Final = {
    action.kind: action for action in (HIRING, PUTTING_ADVENTURE, PUTTING_CHANTEY, COMPLETING, ATTACHING)
}
#: in the order in which the catalogue numbers them, before all abilities of cards
BASIC_ACTIONS: Final = (
    HIRING, EXPERIENCING, PUTTING_ADVENTURE, PUTTING_CHANTEY, COMPLETING, ATTACHING, MOVING, FIRING, BOARDING,
    DISCARDING_CREW, DISCARDING_ADVENTURE, SPOILING,
)  # fmt: skip
