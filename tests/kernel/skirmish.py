"""Skirmish, a second toy on the bare kernel: crews tack to pay, cancel and absorb, and a Fleet that is no player acts.

The first seat gives one order after the other. Whoever is hit absorbs it: a mate tacks or is sunk. A tacked mate, and
one whose React is used up, has a mark in `memo`.
"""

from typing import Any, Final

from quarterdeck.kernel.ability import U_ABILITY, U_BILLS, U_EVENT, U_N, U_ORIGIN, U_PLACE, Ability, Node, use
from quarterdeck.kernel.columns import Columns, Frame, Match, State
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.event import AFTER, COST, E_AMOUNT, E_FLAGS, PASS, Q_PAY, WHEN, event, happen
from quarterdeck.kernel.flow import SEAT, Procedure, again, ask, nearest, push, run
from quarterdeck.kernel.payment import (
    AS_FAR_AS_POSSIBLE, MAY_STOP, OPEN_END, P_COUNTS, P_DUE, P_PAID, P_PURPOSE, P_TERMS, TO_CANCEL, Payment, charge,
)  # fmt: skip
from quarterdeck.kernel.rules import Rules
from quarterdeck.kernel.setup import build, listen

ABOARD, SUNK, BELOW = 1, 2, 3
SAILING, CANNON, SWASHBUCKLING = range(3)
PRODUCE: Final = 0
TO_ABSORB: Final = 8
V_ORDER, V_TACK, V_SINK, V_AT = 8, 9, 10, 11
Q_ORDER, Q_TARGET = 8, 9
DECKHAND, GUNNER, BOSUN, CHEER, FOUL, TOLL, OMEN, WATCH = range(8)
INITIALS: Final = "DGBCFTOW"
SKILLS: Final = {DECKHAND: (1, 0, 1), GUNNER: (0, 2, 1), BOSUN: (2, 1, 2)}
BOARDED: Final = 4


class Do(Node):
    def __init__(self, what: Any) -> None:
        self.what = what

    def run(self, s: State, f: Frame, answer: int) -> None:
        self.what(s, f, answer)


def aim(s: State, f: Frame, answer: int) -> None:
    """Choose one of the other seats; who gives the order for the Fleet chooses for it."""
    if answer == NO_ANSWER:
        answer = ask(s, f, f[SEAT], Q_TARGET, [key(V_AT, seat) for seat in range(s.match.seats) if seat != f[SEAT]])
    if answer != NO_ANSWER:
        f[U_PLACE] = thing_of(answer)


def hit(s: State, f: Frame, answer: int) -> None:
    """As many Hits as Cannon was paid: another than the user pays for them."""
    charge(s, f[U_PLACE], f[U_N], counts=SWASHBUCKLING, purpose=TO_ABSORB, terms=AS_FAR_AS_POSSIBLE)


def board(s: State, f: Frame, answer: int) -> None:
    s.stack[0][BOARDED] += 1


def more(s: State, f: Frame, answer: int) -> None:
    s.stack[f[U_EVENT]][E_AMOUNT] += 1


def none(s: State, f: Frame, answer: int) -> None:
    s.stack[f[U_EVENT]][E_AMOUNT] = 0


def dearer(s: State, f: Frame, answer: int) -> None:
    s.stack[f[U_EVENT] - 1][P_DUE] += 1


def order(kind: int, *row: Node, aims: int = 0, bills: int = 1, cancellable: bool = False) -> Ability:
    a = Ability(kind, row, aims, aims)
    a.bills, a.cancellable = bills, cancellable
    return a


def react(kind: int, *row: Node, timing: int = WHEN, compulsory: bool = False) -> Ability:
    return Ability(kind, row, 0, 0, PRODUCE, timing, 1 << ABOARD | 1 << BELOW, compulsory)


BROADSIDE, BOARDING, RAMMING, GRAPPLING, TAUNT, SALVO = range(6)
ORDERS: Final = (
    order(BROADSIDE, Do(aim), Do(hit), aims=1),
    order(BOARDING, Do(board), cancellable=True),
    order(RAMMING, Do(board), bills=2),
    order(GRAPPLING, Do(board), bills=2),
    order(TAUNT, Do(board), cancellable=True),
    order(SALVO, Do(aim), Do(hit), aims=1),
)
REACTS: Final = {
    CHEER: react(6, Do(more)), FOUL: react(7, Do(none)), TOLL: react(8, Do(dearer)),
    OMEN: react(9, Do(more), compulsory=True), WATCH: react(10, timing=AFTER),
}  # fmt: skip
#: what is due, skill and amount, for each bill of an order or React; the terms
PRICES: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((CANNON, 1),), ((SAILING, 3),), ((SAILING, 1), (CANNON, 2)), ((SAILING, 0), (CANNON, 2)), ((SAILING, 0),),
    ((CANNON, 1),), ((SAILING, 0),), ((SAILING, 1),), ((SAILING, 0),), ((SAILING, 0),), ((SAILING, 0),),
)  # fmt: skip
TERMS: Final = (OPEN_END, MAY_STOP, 0, 0, 0, OPEN_END, 0, 0, 0, 0, 0)
CANCEL_PRICE: Final = 2


class Sea(Rules):
    def speaks_for(self, s: State, party: int) -> int:
        """The last seat gives the Fleet's orders."""
        return self.player_order(s)[-1]

    def reacting(self, s: State, e: Frame, c: int, ability: Any) -> int:
        """One cheers for a mate of one's own, and fouls or bills another's; an omen is for everybody."""
        own = e[SEAT] == s.holder[c]
        fits = own if ability is REACTS[CHEER] else ability is REACTS[OMEN] or not own
        return 1 << s.holder[c] if fits and not s.memo[c] else 0

    def announced(self, s: State, f: Frame) -> None:
        """Cheers go on as long as the game lets them; whatever else is answered is for once."""
        if f[U_ORIGIN] >= 0 and s.match.definition[f[U_ORIGIN]] != CHEER:
            s.own()
            s.memo[f[U_ORIGIN]] = 1

    def price(self, s: State, f: Frame) -> int:
        kind: int = s.match.abilities[f[U_ABILITY]].kind
        return PRICES[kind][f[U_BILLS]][1]

    def bill(self, s: State, f: Frame, p: Frame) -> None:
        kind = s.match.abilities[f[U_ABILITY]].kind
        p[P_COUNTS] = SAILING if p[P_PURPOSE] == TO_CANCEL else PRICES[kind][f[U_BILLS]][0]
        p[P_TERMS] = MAY_STOP if p[P_PURPOSE] == TO_CANCEL else TERMS[kind]

    def cancellers(self, s: State, f: Frame) -> tuple[int, ...]:
        return tuple(seat for seat in self.player_order(s) if seat != f[SEAT])

    def cancel_price(self, s: State, f: Frame, seat: int) -> int:
        return CANCEL_PRICE

    def means(self, s: State, p: Frame) -> tuple[int, list[int]]:
        """A mate with the skill tacks; to absorb, one may be sunk as well, tacked or not."""
        mates = [c for c in s.pile(ABOARD, p[SEAT]) if skill(s, c, p[P_COUNTS])]
        sinks = mates if p[P_PURPOSE] == TO_ABSORB else []
        return Q_PAY, [
            *(key(V_TACK, s.slot[c]) for c in mates if not s.memo[c]),
            *(key(V_SINK, s.slot[c]) for c in sinks),
        ]

    def pay_with(self, s: State, p: Frame, answer: int) -> None:
        c = s.slots[thing_of(answer)]
        amount = skill(s, c, p[P_COUNTS])
        if verb_of(answer) == V_SINK:
            s.put(c, SUNK, p[SEAT])
            p[P_PAID] += amount
        else:
            s.own()
            s.memo[c] = 1
            e = event(PRODUCE, p[SEAT], 1 << c, amount)
            e[E_FLAGS] |= 0 if p[P_PURPOSE] == TO_ABSORB else COST
            happen(s, e)


def skill(s: State, c: int, which: int) -> int:
    return SKILLS.get(s.match.definition[c], (0, 0, 0))[which]


def produce(s: State, e: Frame) -> None:
    """What a mate gives counts for the payment it tacked for."""
    s.stack[nearest(s, Payment)][P_PAID] += e[E_AMOUNT]


def orders(s: State, f: Frame, answer: int) -> None:
    """The first seat orders what it likes; the Fleet's salvo is the Fleet's own."""
    if answer == NO_ANSWER:
        answer = ask(s, f, 0, Q_ORDER, [*(key(V_ORDER, n) for n in range(len(ORDERS))), key(PASS)])
        if answer == NO_ANSWER:
            return
    if verb_of(answer) == PASS:
        s.over = True
        return
    again(f)
    n = thing_of(answer)
    use(s, ORDERS[n], -1, -1, s.match.width - 1 if n == SALVO else 0)


Skirmish: Final = Procedure("skirmish", lambda rules: (orders,), 5)


def skirmish(*crews: str, fleet: str = "", parties: int = 2) -> State:
    """The first order is asked for. Crews are initials: Deckhand, Gunner, Bosun, Cheer, Foul, Toll, Omen, Watch; small
    ones are below deck, where the others do not see them."""
    rows = [*crews, *[""] * (parties - 1), fleet]
    mates = "".join(rows)
    owner = bytes(party for party, row in enumerate(rows) for _ in row)
    m = Match(len(crews), tuple(INITIALS.index(mate.upper()) for mate in mates), owner, owner, parties)
    m.slotted, m.open, m.held = 1 << ABOARD, 1 << ABOARD | 1 << SUNK, 1 << BELOW
    m.rules, m.changes, m.abilities = Sea(), [produce], (*ORDERS, *REACTS.values())
    for number, a in enumerate(m.abilities):
        a.number = number
    listen(m, [(c, REACTS[d]) for c, d in enumerate(m.definition) if d in REACTS], 1)
    build(m, (Skirmish,), None)
    s: State = Columns(m, zones=4)
    for c, mate in enumerate(mates):
        s.put(c, BELOW if mate.islower() else ABOARD, owner[c])
    push(s, Skirmish)
    run(s)
    return s
