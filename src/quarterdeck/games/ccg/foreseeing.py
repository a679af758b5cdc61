"""What options lead to, in a few words, from the record of a look ahead; and what threatens a player with defeat."""

from typing import Final

from quarterdeck.cardgame.values import name_of
from quarterdeck.games.ccg import table
from quarterdeck.games.ccg.asking import absorbs_first, hits_words, inflicted
from quarterdeck.games.ccg.fights import (
    F_CARDS, F_FLAGS, F_HITS, F_LAST, STOPPED, fight, fighter, side_of,
)  # fmt: skip
from quarterdeck.games.ccg.flow.hits import all_steps, may_tack, still_fighting
from quarterdeck.games.ccg.flow.paying import equals
from quarterdeck.games.ccg.flow.victory import controlled
from quarterdeck.games.ccg.judgement import waiting_hits
from quarterdeck.games.ccg.kinds import (
    ACTIONS_BEGIN, ACTIONS_END, ATTACHED_TO, BEGUN, BOARDING_ENDS, CANNON_ATTACK, CHANTEY_PLAYED, COMPLETED,
    DISCARD_CARDS, DRAW_CARDS, DRAW_PHASE, DUEL_BEGINS, FROM_DUEL, FROM_FIGHT, HAND, HIRED, HITS, LAY,
    ORDER_DETERMINED, PLACED, PRODUCE, Q_ABSORB, Q_ACTION, Q_HAND_LIMIT, REPLACED_CREW, SAIL, SINK, TACK_CARDS,
    TO_ABSORB, TURN_BEGINS, TURN_ENDS, T_ONLY, T_PASS, T_SEARCH, T_STOP, T_TARGET, T_USE, T_VICTORY, UNTACK_CARDS,
    UNTACK_ENDS, UNTACK_PHASE,
)  # fmt: skip
from quarterdeck.games.ccg.seats import playing
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.story import FOUND, Line, line, won_by
from quarterdeck.games.ccg.values import absorbed, seas_needed
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import Bill
from quarterdeck.kernel.event import Q_CANCEL, Q_REACT
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.foretelling import Outlook, Phrase, brief, not_at_all, only_costs, silently, told_by
from quarterdeck.kernel.payment import P_DUE, P_PAID, P_PURPOSE, Payment
from quarterdeck.kernel.rules import LOSS, NEITHER, Told


def foretold(s: SeventhSea, t: SeventhSea, seat: int, since: int) -> list[Told]:
    """What lies between two moments: what happens, what is due, the Seas that change hands."""
    rows = [Line(t, row, seat) for row in (t.record or ())[since:]]
    for at, row in enumerate(rows):
        if row.kind == TURN_ENDS or (row.seat != seat and of_others(row)):
            rows = rows[:at]  # what others do is theirs, and what comes with the next turn no part of this one
            break
    look = Outlook(s, t, seat, rows)
    return brief([*told_by(look, PHRASES, plainly), *price(look), *seas(look)])


def of_others(row: Line) -> bool:
    """Whether a row tells what somebody does of their own: acts, passes, or draws as the rules have it."""
    return row.kind in (T_PASS, T_USE) or (row.kind == DRAW_CARDS and row.other == NONE)


#: what is told of the cost of a use
COSTS: Final = (TACK_CARDS, PRODUCE, DISCARD_CARDS, T_ONLY)


def fruitless(s: SeventhSea, t: SeventhSea, seat: int) -> bool:
    """A text that is used outside of a Boarding and does nothing: it may have nobody to do it to."""
    return s.boarding_at == NONE and s.fight_at == NONE and only_costs(s, t, seat, T_USE, T_TARGET, COSTS)


# What happens, row by row


def plainly(look: Outlook, row: Line) -> list[Told]:
    """What has no phrase of its own is said as the log says it."""
    return [(look.to_reader(line(look.t, row.row, look.seat).rstrip(".")), NEITHER)]


def tacking(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.name} tacks", look.good_if(not look.mine(row.card)))]


def untacking(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.name} untacks", look.good_if(look.mine(row.card)))]


def hitting(look: Outlook, row: Line) -> list[Told]:
    """Hits against what the Crew aboard could absorb; in a fight whoever lost it absorbs first. (CG-HITS-11)"""
    owner = look.s.match.owner[row.card]
    loser = fighter_of(look.s, owner) if row.place & (FROM_FIGHT | FROM_DUEL) else NONE
    able = f"the Crew can absorb {absorbs(look.t, owner)}" if loser == NONE else absorbs_first(look.s, loser)
    return [(f"{look.verb(owner, 'suffer')} {hits_words(row.n)}; {able}", look.good_if(owner != look.seat))]


def fighter_of(s: SeventhSea, seat: int) -> int:
    """The Crew that fights for a player now, or NONE."""
    f = fight(s)
    side = NONE if f is None else side_of(f, seat)
    return NONE if f is None or side == NONE else fighter(s, f, side)


def sinking(look: Outlook, row: Line) -> list[Told]:
    """Who loses the Captain is out. (CG-VICTORY-01)"""
    good = look.good_if(not look.mine(row.card))
    if row.card in look.s.match.captain:
        owner = look.s.match.owner[row.card]
        return [(f"{row.name} is sunk: {'you are' if owner == look.seat else f'Player {owner + 1} is'} out", good)]
    return [(f"{row.name} is sunk", good)]


def discarding(look: Outlook, row: Line) -> list[Told]:
    """What is discarded by the very answer says so itself, or its question does."""
    asked, good = look.s.question, look.good_if(not look.mine(row.card))
    by_answer = row.other == NONE and row.seat == look.seat if row.n == HAND else row.other in look.s.match.ship
    if asked is not None and asked.kind in (Q_ACTION, Q_HAND_LIMIT) and by_answer:
        return [("", good)]
    return [(f"{row.name} is discarded", good)]


def hiring(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.name} comes aboard", look.good_if(row.seat == look.seat))]


def finding(look: Outlook, row: Line) -> list[Told]:
    """What is taken out of a deck that was searched; to take nothing says so itself."""
    if row.card == NONE:
        return [("", NEITHER)]
    return [(look.to_reader(f"{row.player} {FOUND[row.n].format_map(row)}"), look.good_if(row.seat == look.seat))]


def attaching(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.another} bears {row.name}", look.good_if(row.other != NONE and look.mine(row.other)))]


def completing(look: Outlook, row: Line) -> list[Told]:
    return [(f"{look.verb(row.seat, 'complete')} {row.name}", look.good_if(row.seat == look.seat))]


def winning(look: Outlook, row: Line) -> list[Told]:
    if row.seat == NONE:
        return [("the game is a draw", NEITHER)]
    return [(won_by(row.n, look.verb(row.seat, "win")), look.good_if(row.seat == look.seat))]


PHRASES: Final[dict[int, Phrase]] = {
    **dict.fromkeys(
        (TURN_BEGINS, ACTIONS_BEGIN, ACTIONS_END, DRAW_PHASE, UNTACK_PHASE, UNTACK_ENDS, ORDER_DETERMINED, PRODUCE,
         PLACED, CHANTEY_PLAYED, SAIL, CANNON_ATTACK, BEGUN, DUEL_BEGINS, LAY, BOARDING_ENDS, T_USE, T_PASS, T_STOP),
        silently,
    ),
    T_ONLY: not_at_all, T_TARGET: not_at_all,
    TACK_CARDS: tacking, UNTACK_CARDS: untacking, HITS: hitting, SINK: sinking, DISCARD_CARDS: discarding,
    HIRED: hiring, REPLACED_CREW: hiring, ATTACHED_TO: attaching, COMPLETED: completing, T_VICTORY: winning,
    T_SEARCH: finding,
}  # fmt: skip


# What is left to be paid, and the Seas


#: questions whose answers say what they cost (`asking.meaning`); Hits say themselves who absorbs them
PRICED: Final = (Q_ACTION, Q_CANCEL, Q_REACT)


def price(look: Outlook) -> list[Told]:
    """What an action costs, against all that could be produced for it, where the answer does not say so itself."""
    asked, q = look.s.question, look.t.question
    if q is None or q.seat != look.seat or (asked is not None and asked.kind == q.kind):
        return []
    bill = table.describe(look.t, q).bill
    if bill is None or bill.due <= 0:
        return []
    said = q.kind == Q_ABSORB or (asked is not None and asked.kind in PRICED)
    return [("" if said else f"costs {bill.due - bill.paid}; you can give {produced(bill)}", LOSS)]


def produced(bill: Bill) -> int:
    """What all sources together give, of those that use up the same only the best."""
    best: dict[int, int] = {}
    for source in bill.sources:
        best[source.uses] = max(best.get(source.uses, 0), source.gives)
    return sum(best.values())


def seas(look: Outlook) -> list[Told]:
    """Control that was won or lost."""
    told: list[Told] = []
    for seat in range(look.t.match.seats):
        before, now = len(controlled(look.s, seat)), len(controlled(look.t, seat))
        if now != before:
            words = f"{look.verb(seat, 'control')} {now} of {seas_needed(look.t, seat)} Seas"
            told.append((words, look.good_if((now > before) == (seat == look.seat))))
    return told


# Dangers


def hits_on_captain(s: SeventhSea, seat: int) -> int:
    """The Hits that a fighting Captain has to absorb before all others, or would if no further card is played."""
    if fighter_of(s, seat) != s.match.captain[seat]:
        return 0
    for p in s.stack:
        if p[PROC] == Payment.number and p[SEAT] == seat and p[P_PURPOSE] == TO_ABSORB:
            return p[P_DUE] - p[P_PAID] if still_fighting(s, p) else 0
    return coming_hits(s, seat)


def coming_hits(s: SeventhSea, seat: int) -> int:
    """The Hits that come of a fight if nobody plays another card. (CG-BOARD-07)"""
    f = fight(s)
    if f is None or f[F_LAST] == side_of(f, seat) or not f[F_CARDS] or f[F_HITS] or f[F_FLAGS] & STOPPED:
        return 0
    winner = fighter(s, f, f[F_LAST])
    return inflicted(s, winner) if winner != NONE else 0


def absorbs(s: SeventhSea, seat: int) -> int:
    """How many Hits a player's Crew can absorb without the Captain being sunk."""
    return sum([n * equals(s, c) for n, _, c in all_steps(s, seat)])


def dangers(s: SeventhSea, seat: int) -> tuple[str, ...]:
    """Hits that would sink the Captain, rivals who have, or nearly have, Control of the Seas. (CG-VICTORY-01, -03)"""
    if s.over or seat not in playing(s):
        return ()
    told = []
    captain, hits = s.match.captain[seat], waiting_hits(s, seat)
    if (first := hits_on_captain(s, seat)) > (absorbed(s, captain, False) if may_tack(s, captain) else 0):
        told.append(f"Your Captain fights, and absorbs first: {hits_words(first)} would sink {name_of(s, captain)}")
    elif hits > absorbs(s, seat):
        told.append(f"Your Captain would be sunk: {hits} Hits, and your Crew can absorb {absorbs(s, seat)}")
    for rival in playing(s):
        held, needed = len(controlled(s, rival)), seas_needed(s, rival)
        if rival != seat and held >= needed:
            told.append(f"Player {rival + 1} controls {held} Seas, and wins at the end of the turn")
        elif rival != seat and held == needed - 1:
            told.append(f"Player {rival + 1} controls {held} Seas, and wins with one more")
    return tuple(told)
