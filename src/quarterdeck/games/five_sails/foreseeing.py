"""What options lead to, in a few words, from the record of a look ahead; and what threatens a player with defeat."""

from typing import Final

from quarterdeck.cardgame.values import name_of
from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.duel_state import D_CARD, D_POOL, D_SEAT, dueling, is_lethal
from quarterdeck.games.five_sails.flow.duel import cap
from quarterdeck.games.five_sails.flow.pressure import Pressuring
from quarterdeck.games.five_sails.flow.victory import dominance
from quarterdeck.games.five_sails.seats import playing
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.story import Line, hurts, line, won_by
from quarterdeck.games.five_sails.terms import (
    ACCEPT, BEGIN_DAY, BEGIN_DUSK, CLAIM, COMBAT_CARD, DESTROY, DISCARD, DISCARD_CARDS, DUSK, END_DAY, ENGAGE,
    ENTER_PLAY, EN_GARDE, EQUIP, FIFTH_DAY, GAIN_RENOWN, HAND, HEAL, HOME, LINE, LOCKER, MOVE, PRESSURE, Q_PARLEY,
    Q_SLOT_EXCESS, RESOLVE, TO_LOCKER, T_CAP, T_DUEL_OVER, T_ESCAPE, T_MORE_THREAT, T_ONLY, T_PARLEY, T_PARRY, T_PASS,
    T_PRICE, T_RECRUIT, T_RIPOSTE, T_SCHEME, T_TARGET, T_THREAT, T_THRUST, T_TWO, T_USE, T_VICTORY, UNCONTROLLED, WOUND,
)  # fmt: skip
from quarterdeck.games.five_sails.values import has_trait, stat
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import thing_of
from quarterdeck.kernel.event import Q_PAY
from quarterdeck.kernel.flow import PAYMENT, PROC
from quarterdeck.kernel.foretelling import Outlook, Phrase, brief, not_at_all, only_costs, silently, told_by
from quarterdeck.kernel.payment import P_DUE, P_PAID
from quarterdeck.kernel.rules import GAIN, LOSS, NEITHER, Told

def foretold(s: FiveSails, t: FiveSails, seat: int, since: int) -> list[Told]:
    """What lies between two moments: its cost, what happens, the threat that a duel is left with."""
    rows = [Line(t, row, seat) for row in (t.record or ())[since:]]
    for at, row in enumerate(rows):
        if row.kind == BEGIN_DUSK or (row.kind == T_PASS and row.seat != seat):
            rows = rows[:at]  # what others do in their own turns is theirs, and Dusk comes whatever is chosen
            break
    look = Outlook(s, t, seat, rows)
    return brief([*cost(look), *told_by(look, PHRASES, plainly), *excess(look), *threat(look)])


#: what is told of the cost of a use
COSTS: Final = (ENGAGE, DISCARD_CARDS, TO_LOCKER, T_PRICE, T_ONLY)


def fruitless(s: FiveSails, t: FiveSails, seat: int) -> bool:
    """An ability that is used outside of a duel and does nothing: it may have nobody to do it to."""
    return not dueling(s) and not dueling(t) and only_costs(s, t, seat, T_USE, T_TARGET, COSTS)


# What it costs


def cost(look: Outlook) -> list[Told]:
    """Cards that are paid with, and what is still due."""
    s, t, seat = look.s, look.t, look.seat
    asked = NONE if s.question is None else s.question.kind
    fought = {row.card for row in look.rows if row.kind == COMBAT_CARD}  # what is played in a duel is no price
    paid = {row.card for row in look.rows if row.kind == DISCARD_CARDS and from_hand(look, row.card)} - fought
    if paid and asked != Q_PAY:
        used = {row.card for row in look.rows if row.kind == T_USE}
        held = [c for c in s.hand(seat) if t.zone[c] in (HAND, DISCARD, LOCKER) and c not in used]
        return [(f"costs {of_hand(len(paid), len(held))}", LOSS)]
    left = due(t)
    if not left or asked == Q_PAY or left == due(s):
        return []  # what was due before has been told
    then = "then costs" if asked == Q_PARLEY else "costs"
    less = ", or less with a parley" if t.question is not None and t.question.kind == Q_PARLEY else ""
    return [(f"{then} {cards(left)}{less}", LOSS)]


def of_hand(paid: int, held: int) -> str:
    """'1 of your 3 cards', 'your last card'."""
    if paid < held:
        return f"{paid} of your {cards(held)}"
    return "your last card" if held == 1 else f"all your {cards(held)}"


def due(s: FiveSails) -> int:
    """What is left to be paid of a price that is being paid."""
    f = s.stack[-1] if s.stack else None
    return f[P_DUE] - f[P_PAID] if f is not None and f[PROC] == PAYMENT else 0


def from_hand(look: Outlook, c: int) -> bool:
    return look.s.zone[c] == HAND and look.mine(c)


def cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"


# What happens, row by row


def plainly(look: Outlook, row: Line) -> list[Told]:
    """What has no phrase of its own is said as the log says it."""
    return [(look.to_reader(line(look.t, row.row, look.seat).rstrip(".")), NEITHER)]


def engaging(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.name} engages", LOSS if look.mine(row.card) else GAIN)]


def turning(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.name} turns en garde", look.good_if(look.mine(row.card)))]


def moving(look: Outlook, row: Line) -> list[Told]:
    if look.mine(row.card) and row.place != HOME:
        return silently(look, row)
    return [(f"{row.name} goes {'Home' if row.place == HOME else f'to {row.where}'}", NEITHER)]


def discarding(look: Outlook, row: Line) -> list[Told]:
    """What is paid with is told as the cost, and what was played in a duel is over with it."""
    return [] if from_hand(look, row.card) or look.s.zone[row.card] == LINE else plainly(look, row)


def wounding(look: Outlook, row: Line) -> list[Told]:
    """All wounds of a character together, where the first are told."""
    all_of_them = [other for other in look.rows if other.kind == WOUND and other.card == row.card]
    if all_of_them[0] is not row:
        return []
    n = sum([other.n for other in all_of_them])
    left = stat(look.s, row.card, RESOLVE) - look.s.wounds[row.card] - n
    stays = f", {left} Resolve left" if left > 0 else ""
    return [(f"{row.name} takes {hurts(n)}{stays}", look.good_if(not look.mine(row.card)))]


def sparing(look: Outlook, row: Line) -> list[Told]:
    """Why threat makes fewer wounds. (FS-DUELX-14)"""
    words = f"Restricted Hostilities: only {row.n} of {row.other} threat wound {row.name}"
    return [(words, look.good_if(look.mine(row.card)))]


def healing(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.name} heals {hurts(row.n)}", look.good_if(look.mine(row.card)))]


def destroying(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.name} is destroyed", look.good_if(not look.mine(row.card)))]


def leaving(look: Outlook, row: Line) -> list[Told]:
    if row.n and from_hand(look, row.card):
        return []  # what is paid with is told as the cost
    return [(f"{row.name} goes to the Locker", look.good_if(not look.mine(row.card)))]


def equipping(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.another} bears {row.name}", look.good_if(look.mine(row.other)))]


def entering(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.name} joins {look.who(row.seat)} at {row.where}", look.good_if(row.seat == look.seat))]


def gaining(look: Outlook, row: Line) -> list[Told]:
    """All that a player gains or loses together, where the first is told."""
    all_of_it = [other for other in look.rows if other.kind == GAIN_RENOWN and other.seat == row.seat]
    n = sum([other.n for other in all_of_it])
    if all_of_it[0] is not row or not n:
        return []
    verb = look.verb(row.seat, "gain" if n > 0 else "lose")
    return [(f"{verb} {abs(n)} Renown", look.good_if((n > 0) == (row.seat == look.seat)))]


def pressing(look: Outlook, row: Line) -> list[Told]:
    """'2 against 3: fails'."""
    reached, against = divmod(row.n, T_TWO)
    claims = [other for other in look.rows if other.kind == CLAIM and other.seat == row.seat]
    claimed = [other for other in claims if other.place == row.place]
    if reached > against or claimed:
        words = f"{reached} against {against}" + ("" if claimed else ": succeeds")
        return [(words, look.good_if(row.seat == look.seat))]
    open_still = [f for f in look.t.stack if f[PROC] == Pressuring.number]
    if reached == against and (open_still or look.rows[-1] is not row):
        return [(f"{reached} against {against}", NEITHER)]  # some texts let a tie succeed
    return [(f"{reached} against {against}: fails", look.good_if(row.seat != look.seat))]


def claiming(look: Outlook, row: Line) -> list[Told]:
    before = look.s.control[row.place]
    if row.seat == NONE:
        return [(f"{row.where} becomes uncontrolled", look.good_if(before != look.seat))]
    if before == row.seat:
        return [(f"{row.where} {'is yours already' if row.seat == look.seat else 'is theirs already'}", NEITHER)]
    from_whom = f" from {look.who(before)}" if before != UNCONTROLLED else ""
    return [(f"{look.verb(row.seat, 'claim')} {row.where}{from_whom}", look.good_if(row.seat == look.seat))]


def winning(look: Outlook, row: Line) -> list[Told]:
    if row.seat == NONE:
        return [("the game is a draw", NEITHER)]
    if row.n == FIFTH_DAY:
        return [(f"{look.verb(row.seat, 'win')} on the last Day", look.good_if(row.seat == look.seat))]
    return [(won_by(row.n, row.other, look.verb(row.seat, "win")), look.good_if(row.seat == look.seat))]


PHRASES: Final[dict[int, Phrase]] = {
    **dict.fromkeys(range(BEGIN_DAY, END_DAY + 1), silently),
    **dict.fromkeys(
        (ACCEPT, COMBAT_CARD, T_USE, T_PRICE, T_PARLEY, T_PASS, T_SCHEME, T_RIPOSTE, T_PARRY, T_THRUST, T_DUEL_OVER),
        silently,
    ),
    **dict.fromkeys((T_ESCAPE, T_MORE_THREAT, T_ONLY, T_RECRUIT, T_TARGET, T_THREAT), not_at_all),
    ENGAGE: engaging, EN_GARDE: turning, MOVE: moving, DISCARD_CARDS: discarding, WOUND: wounding, HEAL: healing,
    DESTROY: destroying, TO_LOCKER: leaving, EQUIP: equipping, ENTER_PLAY: entering, GAIN_RENOWN: gaining,
    PRESSURE: pressing, CLAIM: claiming, T_CAP: sparing, T_VICTORY: winning,
}  # fmt: skip


# What is left to be decided


def excess(look: Outlook) -> list[Told]:
    """Who bears two cards of a slot has to choose which of them is destroyed. (FS-RULES-33)"""
    s, q = look.t, look.t.question
    if q is None or q.kind != Q_SLOT_EXCESS or q.seat != look.seat:
        return []
    worn = [s.slots[thing_of(k)] for k in q.options]
    slots = [name for name, slot in SLOTS if all([has_trait(s, c, slot) for c in worn])]
    return [(f"destroys {' or '.join([name_of(s, c) for c in worn])}: one {slots[0] if slots else 'card'} only", LOSS)]


SLOTS: Final = (("Armor", traits.ARMOR), ("Attire", traits.ATTIRE), ("Weapon", traits.WEAPON))


# Duels


def threat(look: Outlook) -> list[Told]:
    """The threat that participants of a duel now face and did not before."""
    s, t = look.s, look.t
    if not dueling(t):
        return []
    d, told = t.stack[t.duel_at], []
    for side in (0, 1):
        pool, c = d[D_POOL + side], d[D_CARD + side]
        before = s.stack[s.duel_at][D_POOL + side] if dueling(s) else 0
        if pool != before and pool:
            good = look.good_if((d[D_SEAT + side] != look.seat) == (pool > before))
            told.append((f"{name_of(t, c)} faces {pool} threat", good))
    return told


# Dangers


def dangers(s: FiveSails, seat: int) -> tuple[str, ...]:
    """What would cost a player the game as things stand: at Plunder, or by the threat of a duel."""
    if s.over or seat not in playing(s):
        return ()
    return tuple([*at_plunder(s, seat), *to_the_leader(s, seat)])


def at_plunder(s: FiveSails, seat: int) -> list[str]:
    """Dominance, enough Renown, the last Day. (FS-VICTORY-03, -05, -10)"""
    if s.phase == DUSK:
        return []
    holder = dominance(s)
    if holder not in (NONE, seat):
        all_three = "the Docks, the Forums and the Grand Bazaar"
        return [f"Player {holder + 1} holds {all_three}, and wins at Plunder if that is still so"]
    if holder == seat:
        return []
    purses = {who: s.purse[who] + gathered(s, who) for who in playing(s)}
    most = max(purses.values())
    ahead = [who for who in purses if purses[who] == most]
    if most >= s.match.ruleset.renown_to_win and len(ahead) == 1:
        return [f"Player {ahead[0] + 1} wins with {most} Renown at Plunder"] if ahead[0] != seat else []
    if s.day >= s.match.ruleset.days and seat not in ahead:
        return [f"Player {ahead[0] + 1} leads with {most} Renown, and this is the last Day"]
    return []


def gathered(s: FiveSails, seat: int) -> int:
    """The Renown on the locations that a player controls."""
    return sum([s.renown[place] for place in s.match.places if s.control[place] == seat])


def to_the_leader(s: FiveSails, seat: int) -> list[str]:
    """Threat in a duel that would destroy the Leader if nothing parries it."""
    if not dueling(s):
        return []
    d, leader = s.stack[s.duel_at], s.match.leader[seat]
    for side in (0, 1):
        if d[D_CARD + side] == leader:
            pool = d[D_POOL + side]
            wounds = pool if is_lethal(s, 1 - side) else min(pool, cap(s, d, side))
            left = stat(s, leader, RESOLVE) - s.wounds[leader]
            if wounds >= left:
                return [f"Your Leader would be destroyed: {pool} threat against {left} Resolve left"]
    return []
