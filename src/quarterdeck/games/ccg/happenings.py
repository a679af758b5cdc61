"""Every change to the table: a verb makes an event, and the change of its kind carries it out.

`f` is the use it comes from, if it comes from one; `seat` is whoever makes it happen.
"""

from collections.abc import Sequence
from typing import Final

from quarterdeck.games.ccg.kinds import (
    ABOARD, AFLOAT, ATTACHED, ATTACHED_TO, BY_TACKING, BY_THE_NEXT, BY_WHOM, CHANTEY_PLAYED, COMPLETED, DECK,
    DEED_CREW_SUNK, DISCARD, DISCARD_CARDS, DRAW_CARDS, EVENTS, FOR_AN_EFFECT, FOR_EFFECT, FROM_CANNON, FROM_DUEL,
    FROM_FIGHT, GONE, HAND, HIRED, HITS, IN_PLAY, MOVED, NOWHERE, PLACED, PRODUCE, REPLACED_CREW, RETURN_CARDS,
    SAIL, SINK, SUNG, SUNK, TACK_CARDS, TO_ABSORB, TO_LEAVE_PLAY, TO_SAIL, TO_UNTACK, UNTACK_CARDS, WITH_HOST,
)  # fmt: skip
from quarterdeck.games.ccg.legality import may_hire
from quarterdeck.games.ccg.state import DIRTY_HAND, SeventhSea
from quarterdeck.games.ccg.terms import SKELETAL, SWASHBUCKLING
from quarterdeck.games.ccg.values import (
    ABSORBS_AS_PRINTED, absorbing_points, cannon_suffered, extra_absorbed, may, special, traits_of,
)  # fmt: skip
from quarterdeck.kernel.ability import U_ABILITY, U_ORIGIN
from quarterdeck.kernel.chance import shuffled
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import (
    E_ABILITY, E_AMOUNT, E_FROM, E_OTHER, E_PLACE, E_SET, E_SOURCE, event, happen, members,
)  # fmt: skip
from quarterdeck.kernel.flow import RESULT, SEAT, nearest
from quarterdeck.kernel.lasting import ON, keep
from quarterdeck.kernel.payment import P_MARKS, P_PAID, P_PURPOSE, P_SET, Payment, charge
from quarterdeck.kernel.record import NO_PLACE, Parts, note, unveiled



def only(mask: int) -> int:
    """The one card of a set, or NONE."""
    return mask.bit_length() - 1 if mask else NONE


def caused(f: Frame | None, e: Frame) -> Frame:
    """Note on an event which use it comes from."""
    if f is not None:
        e[E_SOURCE] = f[U_ORIGIN]
        e[E_ABILITY] = f[U_ABILITY]
    return e


# Tacking


def tack(s: SeventhSea, f: Frame | None, seat: int, who: int, why: int = FOR_AN_EFFECT) -> None:
    """Tack what is untacked and in play; the rest is left alone. (CG-CARDS-38)"""
    ready = 0
    for c in members(who):
        if not s.tacked[c] and IN_PLAY >> s.zone[c] & 1:
            ready |= 1 << c
    if ready:
        happen(s, caused(f, event(TACK_CARDS, seat, ready, why)))
    else:
        s.stack[-1][RESULT] = 0


def change_tack(s: SeventhSea, e: Frame) -> None:
    for c in members(e[E_SET]):
        if not s.tacked[c] and IN_PLAY >> s.zone[c] & 1:
            s.tacked[c] = 1
            e[RESULT] |= 1 << c
            if s.record is not None:
                note(s, TACK_CARDS, e[SEAT], c, other=e[E_SOURCE], amount=e[E_AMOUNT])


def untack(s: SeventhSea, f: Frame | None, seat: int, who: int, phase: int = 0) -> None:
    turned = 0
    for c in members(who):
        if s.tacked[c] and may(s, TO_UNTACK, c, seat):
            turned |= 1 << c
    if turned:
        happen(s, caused(f, event(UNTACK_CARDS, seat, turned, phase)))
    else:
        s.stack[-1][RESULT] = 0


def change_untack(s: SeventhSea, e: Frame) -> None:
    for c in members(e[E_SET]):
        if s.tacked[c]:
            s.tacked[c] = 0
            e[RESULT] |= 1 << c
            if s.record is not None and not e[E_AMOUNT]:
                note(s, UNTACK_CARDS, e[SEAT], c, other=e[E_SOURCE])


def change_produce(s: SeventhSea, e: Frame) -> None:
    """What is produced counts for the payment that is open. (CG-COST-05, CG-RULE-56)"""
    p = s.stack[nearest(s, Payment)]
    total = max(0, max(0, e[E_AMOUNT]) + e[E_FROM])
    if e[E_OTHER] == BY_TACKING and p[P_PURPOSE] == TO_ABSORB:
        c = only(e[E_SET])
        printed = special(s, ABSORBS_AS_PRINTED, c)
        total = s.match.printed[SWASHBUCKLING][c] if printed else total + no_longer_spared(s, c, e[E_AMOUNT])
    e[RESULT] = total
    p[P_PAID] += total
    if s.record is not None:
        note(s, PRODUCE, e[SEAT], only(e[E_SET]), other=e[E_OTHER], amount=total, place=e[E_PLACE])


def no_longer_spared(s: SeventhSea, c: int, made: int) -> int:
    """What a printed minimum left a Crew that absorbs, and takes from it if it produces more than its skill."""
    usual = absorbing_points(s, c, False)
    return extra_absorbed(s, c, False, made) - extra_absorbed(s, c, False, usual) if made > usual else 0


# Leaving play


def sink(s: SeventhSea, f: Frame | None, seat: int, who: int, how: int = FOR_EFFECT) -> None:
    """To the owners' sunk piles, from wherever they are. (CG-PILES-02)"""
    happen(s, caused(f, event(SINK, seat, able_to_leave(s, f, who, seat), how)))


def discard(s: SeventhSea, f: Frame | None, seat: int, who: int) -> None:
    """To the owners' discard piles, from wherever they are."""
    going = able_to_leave(s, f, who, seat)
    happen(s, caused(f, event(DISCARD_CARDS, seat, going, s.zone[only(going)] if going else 0)))


def able_to_leave(s: SeventhSea, f: Frame | None, who: int, seat: int) -> int:
    """Those of a set that nothing keeps in play; its own text always lets a card leave."""
    going = 0
    for c in members(who):
        its_own = f is not None and f[U_ORIGIN] == c
        if s.zone[c] != GONE and (its_own or not IN_PLAY >> s.zone[c] & 1 or may(s, TO_LEAVE_PLAY, c, seat)):
            going |= 1 << c
    return going


def change_sink(s: SeventhSea, e: Frame) -> None:
    """A Crew takes its Attachments along; a Skeletal one itself goes to the discard pile. (CG-PILES-07, CG-KEY-13)"""
    for c in members(e[E_SET]):
        note(s, SINK, e[SEAT], c, other=e[E_SOURCE], amount=e[E_AMOUNT])
        bones = s.zone[c] == ABOARD and traits_of(s, c) & SKELETAL
        if s.zone[c] == ABOARD:
            s.deeds[s.holder[c]] |= DEED_CREW_SUNK
        strip(s, c, SUNK)
        to_pile(s, c, DISCARD if bones else SUNK)
        e[RESULT] |= 1 << c


def change_discard(s: SeventhSea, e: Frame) -> None:
    for c in members(e[E_SET]):
        if s.record is not None:
            note(s, DISCARD_CARDS, e[SEAT], c, other=e[E_SOURCE], amount=e[E_AMOUNT])
            s.record[-1] = unveiled(s.record[-1])  # it comes to lie face up (CG-PILES-05)
        strip(s, c, DISCARD)
        to_pile(s, c, DISCARD)
        e[RESULT] |= 1 << c


def strip(s: SeventhSea, host: int, pile: int) -> None:
    """What is attached to a card that leaves play goes the same way, to its owners' piles. (CG-RULE-42, -49)"""
    for a in s.gear(host):
        note(s, SINK if pile == SUNK else DISCARD_CARDS, NONE, a, other=host, amount=WITH_HOST)
        strip(s, a, pile)
        to_pile(s, a, pile)


def to_pile(s: SeventhSea, c: int, pile: int) -> None:
    """A card always goes to its owner's piles. (CG-PILES-01)"""
    from_deck = s.zone[c] == DECK
    s.put(c, pile, s.match.owner[c])
    if from_deck:
        replenish(s, s.match.owner[c])


# Decks and hands


def draw(s: SeventhSea, f: Frame | None, seat: int, n: int) -> None:
    happen(s, caused(f, event(DRAW_CARDS, seat, 0, n)))


def change_draw(s: SeventhSea, e: Frame) -> None:
    """As many as there are; the hand maximum is looked at when the draw is complete. (CG-RULE-30, -31)"""
    seat = e[SEAT]
    while e[RESULT] < e[E_AMOUNT] and (s.deck(seat) or replenish(s, seat)):
        n = min(e[E_AMOUNT] - e[RESULT], len(s.deck(seat)))
        s.draw(n, DECK, HAND, seat)
        e[RESULT] += n
        if s.record is not None:
            for c in s.hand(seat)[-n:]:
                note(s, DRAW_CARDS, seat, c, other=e[E_SOURCE])
        replenish(s, seat)
    if e[RESULT]:
        s.sealed = s.made
        s.dirty |= DIRTY_HAND


def take_to_hand(s: SeventhSea, f: Frame | None, seat: int, who: int) -> None:
    """To their owners' hands, from wherever they are."""
    happen(s, caused(f, event(RETURN_CARDS, seat, who, 0, HAND)))


def put_on_deck(s: SeventhSea, f: Frame | None, seat: int, who: int, bottom: bool = False) -> None:
    """To the top, or the bottom, of their owners' decks."""
    happen(s, caused(f, event(RETURN_CARDS, seat, who, int(bottom), DECK)))


def change_return(s: SeventhSea, e: Frame) -> None:
    """What is attached to a card that goes is discarded. (CG-RULE-42)"""
    for c in members(e[E_SET]):
        owner, old = s.match.owner[c], s.zone[c]
        note(s, RETURN_CARDS, owner, c, amount=e[E_AMOUNT], place=NO_PLACE + 1 + e[E_PLACE])
        strip(s, c, DISCARD)
        s.put(c, e[E_PLACE], owner, bool(e[E_AMOUNT]))
        e[RESULT] |= 1 << c
        if old == DECK:
            replenish(s, owner)
    s.dirty |= DIRTY_HAND


def replenish(s: SeventhSea, seat: int) -> bool:
    """When the last card has left a deck, the discard pile is shuffled and becomes the deck. (CG-PILES-03)"""
    if s.deck(seat):
        return True
    pile = s.discard(seat)
    if not pile:
        return False
    for c in pile:
        s.put(c, DECK, seat)
    shuffle(s, seat)
    return True


def shuffle(s: SeventhSea, seat: int) -> None:
    """Nobody knows any longer where a card of this deck is."""
    cards = shuffled(s, s.deck(seat), "deck")
    block = s.new_block()
    s.own()
    for c in cards:
        s.known[c] = 0
        s.block[c] = block
    s.piles[DECK * s.match.width + seat] = cards


# Coming into play


def hire(s: SeventhSea, f: Frame | None, seat: int, c: int, paid: int = 0) -> None:
    """A Crew comes on board, untacked. (CG-ACT-01a, -01d)"""
    happen(s, caused(f, event(HIRED, seat, 1 << c, paid)))


def change_hire(s: SeventhSea, e: Frame) -> None:
    c = only(e[E_SET])
    if not may_hire(s, e[SEAT], c):
        to_pile(s, c, DISCARD)
        return
    s.put(c, ABOARD, e[SEAT])
    e[RESULT] = e[E_SET]
    note(s, HIRED, e[SEAT], c)


def experience(s: SeventhSea, f: Frame | None, seat: int, c: int, old: int) -> None:
    happen(s, caused(f, event(REPLACED_CREW, seat, 1 << c, 0, 0, old)))


def change_experience(s: SeventhSea, e: Frame) -> None:
    """The new card takes over tack state, Attachments and effects; the old one is discarded. (CG-EXP-03, -04, -05)"""
    c, old = only(e[E_SET]), e[E_OTHER]
    if s.zone[old] != ABOARD:
        to_pile(s, c, DISCARD)
        return
    tacked, gear = s.tacked[old], s.gear(old)
    s.put(c, ABOARD, e[SEAT])
    keep_rows(s, old, c)
    for a in gear:
        s.detach(a)
        s.attach(a, c)
    s.put(old, DISCARD, s.match.owner[old])
    s.tacked[c] = tacked
    e[RESULT] = e[E_SET]
    note(s, REPLACED_CREW, e[SEAT], c, other=old)


def keep_rows(s: SeventhSea, old: int, new: int) -> None:
    """Lasting effects on one card go on, on another."""
    rows = [(*row[:ON], new, *row[ON + 1 :]) if row[ON] == old else row for row in s.lasting]
    s.lasting = ()
    keep(s, rows)


def attach(s: SeventhSea, f: Frame | None, seat: int, c: int, host: int) -> None:
    """A card becomes an Attachment of its host, under the control of whoever attaches it. (CG-CARDS-20)"""
    happen(s, caused(f, event(ATTACHED_TO, seat, 1 << c, 0, 0, host)))


def change_attach(s: SeventhSea, e: Frame) -> None:
    c = only(e[E_SET])
    s.put(c, ATTACHED, e[SEAT])
    s.tacked[c] = 0
    s.detach(c)
    s.attach(c, e[E_OTHER])
    e[RESULT] = e[E_SET]
    note(s, ATTACHED_TO, e[SEAT], c, other=e[E_OTHER])


def move_attachment(s: SeventhSea, f: Frame | None, seat: int, who: int, host: int) -> None:
    """Attachments go to another host; they keep their tack state. (CG-CARDS-21, -38)"""
    happen(s, caused(f, event(MOVED, seat, who, 0, 0, host)))


def change_moved(s: SeventhSea, e: Frame) -> None:
    for c in members(e[E_SET]):
        if s.zone[c] == ATTACHED:
            s.detach(c)
            s.attach(c, e[E_OTHER])
            e[RESULT] |= 1 << c
            note(s, MOVED, e[SEAT], c, other=e[E_OTHER])


def place_adventure(s: SeventhSea, f: Frame | None, seat: int, c: int, sea: int) -> None:
    happen(s, caused(f, event(PLACED, seat, 1 << c, 0, sea)))


def change_placed(s: SeventhSea, e: Frame) -> None:
    c = only(e[E_SET])
    s.put(c, AFLOAT, e[SEAT])
    s.place[c] = e[E_PLACE]
    e[RESULT] = e[E_SET]
    note(s, PLACED, e[SEAT], c, place=e[E_PLACE])


def complete(s: SeventhSea, f: Frame | None, seat: int, c: int, host: int) -> None:
    """An Adventure is completed and attached; one that has no host is only turned over to its text. (CG-CARDS-27)"""
    happen(s, caused(f, event(COMPLETED, seat, 1 << c, 0, s.place[c], host)))


def change_completed(s: SeventhSea, e: Frame) -> None:
    c = only(e[E_SET])
    e[RESULT] = e[E_SET]
    note(s, COMPLETED, e[SEAT], c, other=e[E_OTHER], place=e[E_PLACE])
    if e[E_OTHER] == NONE:
        to_pile(s, c, DISCARD)
        return
    s.put(c, ATTACHED, e[SEAT])
    s.place[c] = NOWHERE
    s.tacked[c] = 0
    s.attach(c, e[E_OTHER])


def sing(s: SeventhSea, f: Frame | None, seat: int, c: int) -> None:
    happen(s, caused(f, event(CHANTEY_PLAYED, seat, 1 << c)))


def change_chantey(s: SeventhSea, e: Frame) -> None:
    """The Chantey that was in play is sunk. (CG-CARDS-29)"""
    c, old = only(e[E_SET]), s.chantey()
    if old != NONE:
        note(s, SINK, e[SEAT], old, amount=BY_THE_NEXT)
        to_pile(s, old, SUNK)
    s.put(c, SUNG, e[SEAT])
    e[RESULT] = e[E_SET]
    note(s, CHANTEY_PLAYED, e[SEAT], c)


# Ships


def sail(s: SeventhSea, f: Frame | None, seat: int, ship: int, sea: int) -> None:
    """A Ship moves to a Sea."""
    if s.place[ship] != sea and may(s, TO_SAIL, ship, seat):
        happen(s, caused(f, event(SAIL, seat, 1 << ship, s.place[ship] + 1, sea)))
    else:
        s.stack[-1][RESULT] = 0


def change_sail(s: SeventhSea, e: Frame) -> None:
    ship = only(e[E_SET])
    s.place[ship] = e[E_PLACE]
    e[RESULT] = e[E_SET]
    note(s, SAIL, e[SEAT], ship, place=e[E_PLACE], other=e[E_AMOUNT] - 1)


def inflict(
    s: SeventhSea, f: Frame | None, seat: int, target: int, n: int, nature: int = 0, by: int = NONE, loser: int = NONE
) -> None:
    """A batch of Hits on a player's Ship; in a fight the loser's Crew absorbs first. (CG-HITS-01, CG-TARGET-02)"""
    e = caused(f, hits(s, seat, target, n, nature, by))
    e[E_FROM] = loser + 1
    happen(s, e)


def hits(s: SeventhSea, seat: int, target: int, n: int, nature: int, by: int) -> Frame:
    return event(HITS, seat, 1 << s.match.ship[target], n, nature, by)


def change_hits(s: SeventhSea, e: Frame) -> None:
    """The player of the Ship absorbs them, one step after the other. (CG-RULE-57)"""
    ship = only(e[E_SET])
    seat = s.match.owner[ship]
    n = max(0, e[E_AMOUNT])
    if e[E_PLACE] & FROM_CANNON:
        n = cannon_suffered(s, seat, n)
    e[RESULT] = n
    if s.out >> seat & 1:
        return
    note(s, HITS, seat, ship, other=e[E_OTHER], amount=n, place=e[E_PLACE])
    if n:
        p = charge(s, seat, n, ship, 1 << SWASHBUCKLING, TO_ABSORB)
        p[P_MARKS] = e[E_PLACE] | e[SEAT] + 1 << BY_WHOM
        if e[E_PLACE] & (FROM_FIGHT | FROM_DUEL) and e[E_FROM]:
            p[P_SET] = 1 << e[E_FROM] - 1


def nothing(s: SeventhSea, e: Frame) -> None:
    """A moment, at which only windows open."""
    e[RESULT] = e[E_SET]


OWN_CHANGES: Final = {
    TACK_CARDS: change_tack, UNTACK_CARDS: change_untack, PRODUCE: change_produce, SINK: change_sink,
    DISCARD_CARDS: change_discard, DRAW_CARDS: change_draw, HIRED: change_hire, REPLACED_CREW: change_experience,
    ATTACHED_TO: change_attach, MOVED: change_moved, PLACED: change_placed, COMPLETED: change_completed,
    RETURN_CARDS: change_return, CHANTEY_PLAYED: change_chantey, SAIL: change_sail, HITS: change_hits,
}  # fmt: skip
CHANGES: Final = tuple([OWN_CHANGES.get(kind, nothing) for kind in range(EVENTS)])


def moment(s: SeventhSea, kind: int, seat: int = NONE, whys: Sequence[Parts] = ()) -> None:
    """A moment of the turn or of a Boarding, which may be answered."""
    if s.record is not None:
        note(s, kind, seat, amount=s.turn, whys=whys)
    happen(s, event(kind, seat))
