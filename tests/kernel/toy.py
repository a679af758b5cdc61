"""The Tavern, a toy game on the bare kernel: everybody has two patrons, some coins, and a few cards to brawl with.

All bid in secret for the first turn. Then they play cards in turn until all pass, or until someone calls last orders.
What a patron remembers of it, bruises, is `memo`; the kind of an ability is its price.
"""

from typing import Any, Final

from quarterdeck.kernel.ability import CANCELLED, U_EVENT, U_FLAGS, U_ORIGIN, Ability, Node, use
from quarterdeck.kernel.columns import Columns, Frame, Match, State
from quarterdeck.kernel.decision import NO_ANSWER, Question, key, thing_of, verb_of
from quarterdeck.kernel.event import BEFORE, E_SET, PASS, Q_PAY, WHEN, event, happen, start_over
from quarterdeck.kernel.flow import SEAT, Procedure, again, ask, ask_all, end, push, run, secrets
from quarterdeck.kernel.payment import P_DUE, P_PAID, P_SET
from quarterdeck.kernel.rules import Rules
from quarterdeck.kernel.setup import build, listen

HAND, TABLE, PILE, TURN, PASSES = 1, 2, 3, 4, 5
PATRON, SILVER, GOLD, BRAWL, DUCK, HUSH, TOLL, LAST_ORDERS = range(8)
HURT, ANNOUNCE, PAY = range(3)
Q_BID, Q_TURN, V_BID, V_PLAY, V_COIN = 8, 9, 8, 9, 10
WORTH: Final = {SILVER: 1, GOLD: 2}


def patrons(s: State, *seats: int) -> int:
    return sum(1 << c for seat in seats for c in s.pile(TABLE, seat) if s.match.definition[c] == PATRON)


class Do(Node):
    def __init__(self, what: Any) -> None:
        self.what = what

    def run(self, s: State, f: Frame, answer: int) -> None:
        self.what(s, f)


def hurt(s: State, f: Frame) -> None:
    """Every patron of the others is bruised: one event with several members."""
    happen(s, event(HURT, f[SEAT], patrons(s, *(seat for seat in range(s.match.seats) if seat != f[SEAT]))))


def swap(s: State, f: Frame) -> None:
    """The blow meant for my first patron lands on one of the brawler's own: a member of the batch is replaced."""
    e = s.stack[f[U_EVENT]]
    mine, theirs = e[E_SET] & patrons(s, f[SEAT]), patrons(s, e[SEAT])
    e[E_SET] = e[E_SET] & ~(mine & -mine) | theirs & -theirs
    start_over(e)


def cancel(s: State, f: Frame) -> None:
    s.stack[f[U_EVENT] - 1][U_FLAGS] |= CANCELLED


def raise_price(s: State, f: Frame) -> None:
    s.stack[f[U_EVENT] - 1][P_DUE] += 1


ABILITIES: Final = {
    BRAWL: Ability(2, (Do(hurt),), 0, 0),
    DUCK: Ability(0, (Do(swap),), 0, 0, HURT, BEFORE, 1 << HAND),
    HUSH: Ability(0, (Do(cancel),), 0, 0, ANNOUNCE, BEFORE, 1 << HAND),
    TOLL: Ability(0, (Do(raise_price),), 0, 0, PAY, WHEN, 1 << HAND),
    LAST_ORDERS: Ability(0, (Do(lambda s, f: end(s, Evening)), Do(hurt)), 0, 0),
}


class House(Rules):
    def reacting(self, s: State, e: Frame, c: int, ability: Any) -> int:
        concerned = e[E_SET] & patrons(s, s.holder[c]) if ability.event == HURT else e[SEAT] != s.holder[c]
        return 1 << s.holder[c] if concerned else 0

    def announced(self, s: State, f: Frame) -> None:
        s.put(f[U_ORIGIN], TABLE, f[SEAT])
        happen(s, event(ANNOUNCE, f[SEAT]))

    def price(self, s: State, f: Frame) -> int:
        return ABILITIES[s.match.definition[f[U_ORIGIN]]].kind

    def coins(self, s: State, p: Frame) -> dict[int, int]:
        return {s.match.definition[c]: c for c in s.pile(HAND, p[SEAT]) if not p[P_SET] >> c & 1}

    def means(self, s: State, p: Frame) -> tuple[int, list[int]]:
        return Q_PAY, [key(V_COIN, d) for d in sorted(self.coins(s, p).keys() & WORTH.keys())]

    def pay_with(self, s: State, p: Frame, answer: int) -> None:
        p[P_SET] |= 1 << self.coins(s, p)[thing_of(answer)]
        p[P_PAID] += WORTH[thing_of(answer)]

    def spent(self, s: State, p: Frame) -> None:
        for c in [c for c in s.pile(HAND, p[SEAT]) if p[P_SET] >> c & 1]:
            s.put(c, PILE, p[SEAT])
        happen(s, event(PAY, p[SEAT]))

    def put_away(self, s: State, f: Frame) -> None:
        s.put(f[U_ORIGIN], PILE, f[SEAT])


def bid(s: State, f: Frame, answer: int) -> None:
    """All seats at once, in secret."""
    bids = tuple(key(V_BID, n) for n in range(3))
    if s.answers:
        f[TURN] = max(secrets(s), key=lambda row: row[1])[0]
    else:
        ask_all(s, f, [Question(seat, Q_BID, -1, 0, bids) for seat in s.match.rules.player_order(s)])


def turns(s: State, f: Frame, answer: int) -> None:
    """Clockwise from the highest bidder until all have passed in a row."""
    seat, hand = f[TURN], {s.match.definition[c]: c for c in s.pile(HAND, f[TURN])}
    if answer == NO_ANSWER:
        answer = ask(s, f, seat, Q_TURN, [*(key(V_PLAY, d) for d in (BRAWL, LAST_ORDERS) if d in hand), key(PASS)])
    if answer == NO_ANSWER:
        return
    f[TURN], f[PASSES] = (seat + 1) % s.match.seats, f[PASSES] + 1 if verb_of(answer) == PASS else 0
    if f[PASSES] < s.match.seats:
        again(f)
    if verb_of(answer) == V_PLAY:
        use(s, ABILITIES[thing_of(answer)], hand[thing_of(answer)], hand[thing_of(answer)], seat)


def closing(s: State, f: Frame, answer: int) -> None:
    s.over = True


def bruise(s: State, e: Frame) -> None:
    s.memo = [bruises + (e[E_SET] >> c & 1) for c, bruises in enumerate(s.memo)]


Evening: Procedure = Procedure("evening", lambda rules: (bid, turns, closing), 6)


def evening(*hands: str) -> State:
    """A state at its first question; a hand is initials: Silver, Gold, Brawl, Duck, Hush, Toll, Last orders."""
    rows = [[PATRON, PATRON, *(".SGBDHTL".index(letter) for letter in hand)] for hand in hands]
    owner = bytes(seat for seat, row in enumerate(rows) for _ in row)
    m = Match(len(hands), tuple(d for row in rows for d in row), owner, owner)
    m.slotted, m.open, m.held = 1 << TABLE, 1 << TABLE | 1 << PILE, 1 << HAND
    m.rules, m.abilities, m.changes = House(), tuple(ABILITIES.values()), [bruise, *[lambda s, e: None] * 2]
    for number, a in enumerate(m.abilities):
        a.number = number
    listen(m, [(c, ABILITIES[d]) for c, d in enumerate(m.definition) if d in ABILITIES], 3)
    build(m, (Evening,), None)
    s: State = Columns(m, zones=4)
    for c, d in enumerate(m.definition):
        s.put(c, TABLE if d == PATRON else HAND, owner[c])
    push(s, Evening)
    run(s)
    return s
