"""What must hold of every state between two choices. Test runs ask this; play never does."""

from quarterdeck.kernel.columns import NO_CARD, NO_SLOT, State
from quarterdeck.kernel.event import E_FLAGS, E_KIND, E_PASSED, WAITED
from quarterdeck.kernel.flow import PROC, USE


def flaw(s: State) -> str:
    """The first thing that is wrong with a state, in words; nothing if it is sound."""
    return flaw_in_cards(s) or flaw_in_question(s) or flaw_in_waiting(s) or str(s.match.rules.flaw(s))


def flaw_in_cards(s: State) -> str:
    """Each card is in exactly one place, its columns name that place, and slots go both ways."""
    m = s.match
    found = bytearray(m.size)
    for at, pile in enumerate(s.piles):
        zone, seat = divmod(at, m.width)
        for c in pile:
            found[c] += 1
            if s.zone[c] != zone or s.holder[c] != seat:
                return f"card {c} lies in zone {zone} of seat {seat}, but its columns say {s.zone[c]} of {s.holder[c]}"
            if (s.slot[c] != NO_SLOT) != bool(m.slotted >> zone & 1):
                return f"card {c} in zone {zone} has slot {s.slot[c]}"
    for c in range(m.size):
        if found[c] != 1:
            return f"card {c} is in {found[c]} places"
    for slot, c in enumerate(s.slots):
        if c != NO_CARD and s.slot[c] != slot:
            return f"slot {slot} is said to hold card {c}, which has slot {s.slot[c]}"
    return ""


def flaw_in_question(s: State) -> str:
    """Unless the game is over somebody is asked, somebody who is there, and has different options to choose from."""
    if s.over:
        return "" if s.question is None else "a question is open although the game is over"
    if s.question is None:
        return "nobody is asked anything, and the game is not over"
    asked = [q.seat for q in (s.question, *s.also)]
    if len(set(asked)) != len(asked):
        return f"a seat is asked twice at once: {asked}"
    for q in (s.question, *s.also):
        if not 0 <= q.seat < s.match.seats or s.out >> q.seat & 1:
            return f"seat {q.seat} is asked, but is not in the game"
        fewest = 1 if s.match.rules.gives_away(s, q.seat, q.kind, q.options[0]) else 2
        if len(q.options) < fewest or len(set(q.options)) != len(q.options):
            return f"question of kind {q.kind} has options {q.options}"
    return ""


def flaw_in_waiting(s: State) -> str:
    """An event that waits for the end of a payment or of a use waits for one that is still going on."""
    uses = [at for at, f in enumerate(s.stack) if f[PROC] == USE]
    for row in () if s.over else s.deferred:
        if not uses or (row[E_FLAGS] & WAITED and row[E_PASSED] not in uses):
            return f"an event of kind {row[E_KIND]} waits for nothing"
    return ""
