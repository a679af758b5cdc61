"""What options lead to, in a few words, from the record of a look ahead; and what threatens a player with defeat."""

from typing import Final

from quarterdeck.games.ccg import table
from quarterdeck.games.ccg.flow.hits import all_steps
from quarterdeck.games.ccg.flow.paying import equals
from quarterdeck.games.ccg.flow.victory import controlled
from quarterdeck.games.ccg.judgement import waiting_hits
from quarterdeck.games.ccg.kinds import (
    ACTIONS_BEGIN, ACTIONS_END, ATTACHED_TO, BEGUN, BOARDING_ENDS, CANNON_ATTACK, CHANTEY_PLAYED, COMPLETED,
    DISCARD_CARDS, DRAW_PHASE, HIRED, HITS, LAY, ORDER_DETERMINED, PLACED, PRODUCE, Q_ACTION, REPLACED_CREW, SAIL, SINK,
    TACK_CARDS, TURN_BEGINS, TURN_ENDS, T_ONLY, T_PASS, T_TARGET, T_USE, T_VICTORY, UNTACK_CARDS, UNTACK_ENDS,
    UNTACK_PHASE,
)  # fmt: skip
from quarterdeck.games.ccg.seats import playing
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.story import Line, line, won_by
from quarterdeck.games.ccg.values import seas_needed
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import Bill
from quarterdeck.kernel.event import Q_CANCEL, Q_REACT
from quarterdeck.kernel.foretelling import Outlook, Phrase, brief, not_at_all, only_costs, silently, told_by
from quarterdeck.kernel.rules import LOSS, NEITHER, Told


def foretold(s: SeventhSea, t: SeventhSea, seat: int, since: int) -> list[Told]:
    """What lies between two moments: what happens, what is due, the Seas that change hands."""
    rows = [Line(t, row, seat) for row in (t.record or ())[since:]]
    for at, row in enumerate(rows):
        if row.kind == TURN_ENDS or (row.kind in (T_PASS, T_USE) and row.seat != seat):
            rows = rows[:at]  # what others do is theirs, and what comes with the next turn no part of this one
            break
    look = Outlook(s, t, seat, rows)
    return brief([*told_by(look, PHRASES, plainly), *price(look), *seas(look)])


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
    """Hits against what the Crew aboard could absorb."""
    owner = look.s.match.owner[row.card]
    hits = "1 Hit" if row.n == 1 else f"{row.n} Hits"
    words = f"{look.verb(owner, 'suffer')} {hits}; the Crew can absorb {absorbs(look.t, owner)}"
    return [(words, look.good_if(owner != look.seat))]


def sinking(look: Outlook, row: Line) -> list[Told]:
    """Who loses the Captain is out. (CG-VICTORY-01)"""
    good = look.good_if(not look.mine(row.card))
    if row.card in look.s.match.captain:
        owner = look.s.match.owner[row.card]
        return [(f"{row.name} is sunk: {'you are' if owner == look.seat else f'Player {owner + 1} is'} out", good)]
    return [(f"{row.name} is sunk", good)]


def discarding(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.name} is discarded", look.good_if(not look.mine(row.card)))]


def hiring(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.name} comes aboard", look.good_if(row.seat == look.seat))]


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
         PLACED, CHANTEY_PLAYED, SAIL, CANNON_ATTACK, BEGUN, LAY, BOARDING_ENDS, T_USE, T_PASS),
        silently,
    ),
    T_ONLY: not_at_all, T_TARGET: not_at_all,
    TACK_CARDS: tacking, UNTACK_CARDS: untacking, HITS: hitting, SINK: sinking, DISCARD_CARDS: discarding,
    HIRED: hiring, REPLACED_CREW: hiring, ATTACHED_TO: attaching, COMPLETED: completing, T_VICTORY: winning,
}  # fmt: skip


# What is left to be paid, and the Seas


#: questions whose answers say what they cost (`asking.meaning`)
PRICED: Final = (Q_ACTION, Q_CANCEL, Q_REACT)


def price(look: Outlook) -> list[Told]:
    """What an action costs, against all that could be produced for it, where the answer does not say so itself."""
    asked, q = look.s.question, look.t.question
    if q is None or q.seat != look.seat or (asked is not None and asked.kind == q.kind):
        return []
    bill = table.describe(look.t, q).bill
    if bill is None or bill.due <= 0:
        return []
    said = asked is not None and asked.kind in PRICED
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


def absorbs(s: SeventhSea, seat: int) -> int:
    """How many Hits a player's Crew can absorb without the Captain being sunk."""
    return sum([n * equals(s, c) for n, _, c in all_steps(s, seat)])


def dangers(s: SeventhSea, seat: int) -> tuple[str, ...]:
    """Hits that would sink the Captain, rivals who have, or nearly have, Control of the Seas. (CG-VICTORY-01, -03)"""
    if s.over or seat not in playing(s):
        return ()
    told = []
    hits = waiting_hits(s, seat)
    if hits > absorbs(s, seat):
        told.append(f"Your Captain would be sunk: {hits} Hits, and your Crew can absorb {absorbs(s, seat)}")
    for rival in playing(s):
        held, needed = len(controlled(s, rival)), seas_needed(s, rival)
        if rival != seat and held >= needed:
            told.append(f"Player {rival + 1} controls {held} Seas, and wins at the end of the turn")
        elif rival != seat and held == needed - 1:
            told.append(f"Player {rival + 1} controls {held} Seas, and wins with one more")
    return tuple(told)
