"""Who knows what: whether a seat knows a card, and dealing anew what it does not know.

A seat knows a card if its bit, or PUBLIC, is set in `known`. Cards of one `block` lie in an order that nobody knows.
Of what a seat does not know it can only say which cards could be one another: those of one `family`.
"""

from typing import Any, Final

from quarterdeck.kernel.chance import draw, loosen, mix
from quarterdeck.kernel.columns import NO_SLOT, PUBLIC, State
from quarterdeck.kernel.decision import NO_ANSWER, Question
from quarterdeck.kernel.flow import PC, PROC

#: how often a deal is tried that leaves the open questions of other seats standing
TRIES: Final = 8


def eyes(seat: int | None) -> int:
    """The bits of `known` that make a card known to a seat (None: an onlooker)."""
    return PUBLIC if seat is None else 1 << seat | PUBLIC


def knows(s: State, seat: int | None, c: int) -> bool:
    """Whether a seat (None: an onlooker) knows which card this is."""
    return bool(s.known[c] & eyes(seat))


def redeal(s: State, seat: int | None, seed: int) -> Any:
    """A state that the seat cannot tell from this one: all it does not know is drawn by chance from the seed.

    Hidden cards change places with others of their family, the order inside blocks changes, sealed answers of other
    seats become random legal ones, and coming chance is reseeded. If another seat is being asked something, a deal
    counts only if it would be asked the same; should none be found, what that seat knows stays as it is.

    Whichever of the states that the seat cannot tell apart this is, the same seed gives the same one of them.
    """
    copy = s.match.rules.copy
    asked = others_asked(s, seat)
    if asked:
        for attempt in range(TRIES):
            t = copy(s)
            loosen(t, seed)
            deal(t, eyes(seat) | (asked if attempt == TRIES - 1 else 0))
            if asked_alike(s, t, seat):
                return t
            seed = t.seed
    t = copy(s)
    loosen(t, seed)
    deal(t, eyes(seat) | asked)
    return t


def others_asked(s: State, seat: int | None) -> int:
    """The other seats whose question is open or whose answer is sealed, a bit each."""
    mask = 0
    for q in open_questions(s):
        if q.seat != seat:
            mask |= 1 << q.seat
    for row in s.answers[1:]:
        if row[0] != seat:
            mask |= 1 << row[0]
    return mask


# Dealing


def deal(t: State, kept: int) -> None:
    """Permute, in this state and by its chance, the cards that none of the kept bits knows.

    Where they lie now leaves no trace: places are taken in the order of the piles, cards in that of their numbers.
    """
    m = t.match
    t.fated = ()
    t.own()
    known = t.known
    now_here = list(range(m.size))
    hidden: list[int] = []
    for places in hidden_places(t, kept):
        if places:
            cards = sorted(places)
            mix(t, cards, "deal")
            for c, d in zip(places, cards):
                now_here[c] = d
            hidden += places
    move_columns(t, now_here, hidden)
    for at, pile in enumerate(t.piles):
        if pile and not m.open >> at // m.width & 1:
            pile = tuple([now_here[c] for c in pile])
            t.piles[at] = pile
            for c in pile:
                if t.block[c] and known[c] & kept:
                    mix_blocks(t, at)
                    break
    move_sets(t, now_here, hidden)
    m.rules.redealt(t, kept)


def hidden_places(t: State, kept: int) -> list[list[int]]:
    """For each family, the cards that none of the kept bits knows, as they lie in the piles."""
    m, known = t.match, t.known
    found: list[list[int]] = [[] for _ in range(m.families)]
    for at, pile in enumerate(t.piles):
        if pile and not m.open >> at // m.width & 1:
            for c in pile:
                if not known[c] & kept:
                    found[m.kindred[c]].append(c)
    return found


def move_columns(t: State, now_here: list[int], hidden: list[int]) -> None:
    """Each card takes over what belongs to the place it now has. Between like places there is nothing to do."""
    zone, holder, known, block, slot, memo = t.zone, t.holder, t.known, t.block, t.slot, t.memo
    of_place = list(zip(zone, holder, known, block, slot, memo))
    places = [c for c in hidden if of_place[c] != of_place[now_here[c]]]
    for c in places:
        d = now_here[c]
        zone[d], holder[d], known[d], block[d], slot[d], memo[d] = of_place[c]
        if slot[d] != NO_SLOT:
            t.slots[slot[d]] = d
    for name in t.positional():
        column = getattr(t, name)
        values = [column[c] for c in places]
        for c, value in zip(places, values):
            column[now_here[c]] = value


def mix_blocks(t: State, at: int) -> None:
    """Permute the cards of each block of a pile; those of it that are known are still known to be in it."""
    pile = list(t.piles[at])
    blocks: dict[int, list[int]] = {}
    for i, c in enumerate(pile):
        if t.block[c]:
            blocks.setdefault(t.block[c], []).append(i)
    for spots in blocks.values():
        if len(spots) > 1:
            cards = sorted([pile[i] for i in spots])
            mix(t, cards, "deal")
            for i, c in zip(spots, cards):
                pile[i] = c
    t.piles[at] = tuple(pile)


def move_sets(t: State, now_here: list[int], hidden: list[int]) -> None:
    """Sets in open procedures, and in events that wait, which name a hidden card mean whichever card is now there."""
    waiting = [list(row) for row in t.deferred]
    procedures = t.match.procedures
    for f in (*t.stack, *waiting):
        for register in procedures[f[PROC]].cards:
            named = f[register]
            if named > 0:
                places = [c for c in hidden if named >> c & 1]
                for c in places:
                    named &= ~(1 << c)
                for c in places:
                    named |= 1 << now_here[c]
                f[register] = named
    t.deferred = tuple([tuple(f) for f in waiting])


# Questions of other seats


def asked_alike(s: State, t: State, seat: int | None) -> bool:
    """Put the open questions again in the new deal; true if the same seats are asked the same kind of thing.

    Sealed answers of other seats are drawn anew from what they could answer now.
    """
    asked, piles = t.asked[:], t.piles[:]
    put_again(t)
    if len(t.stack) != len(s.stack) or t.piles != piles:
        return False
    t.asked = asked
    open_now = {q.seat: q for q in open_questions(t)}
    for row in s.answers[1:]:
        q = open_now.pop(row[0], None)
        if q is not None and q.options:
            chosen = row[1] if row[0] == seat else q.options[draw(t, len(q.options), "deal")]
            t.answers = (*t.answers, (q.seat, chosen))
    t.answers = tuple(sorted(t.answers))
    return still_open(s, t, list(open_now.values()), seat)


def open_questions(s: State) -> list[Question]:
    return [q for q in (s.question, *s.also) if q is not None]


def put_again(t: State) -> None:
    """Take back what is open and what is sealed, and call the step that asked once more."""
    t.question, t.also, t.answers = None, (), ()
    f = t.stack[-1]
    f[PC] += 1
    t.match.steps[f[PROC]][f[PC] - 1](t, f, NO_ANSWER)


def still_open(s: State, t: State, rest: list[Question], seat: int | None) -> bool:
    """Leave these questions open, if they are those that were open before."""
    before = open_questions(s)
    if [(q.seat, q.kind) for q in before] != [(q.seat, q.kind) for q in rest]:
        return False
    for old, new in zip(before, rest):
        if not new.options or (old.seat == seat and old.options != new.options):
            return False
    t.question = rest[0]
    t.also = tuple(rest[1:])
    return True
