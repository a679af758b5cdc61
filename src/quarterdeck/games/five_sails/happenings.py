"""Every change to the table: one verb to start it, one function that carries it out.

A verb is the last thing a step or node does. Windows may open around it, be it cost, effect or a step of the game
(FS-REACT-01); the change is made to all members together.
Rules of who may be affected at all are asked here, so that no card can forget them.
"""

from typing import Any, Final

from quarterdeck.cardgame.values import Why, context
from quarterdeck.games.five_sails.duel_state import (
    AS_LACKING, D_BLED, D_CARD, D_GONE, D_RIDERS, D_SEAT, D_SLAIN, D_WOUNDED, mark_side, side_of_card,
)  # fmt: skip
from quarterdeck.games.five_sails.state import DIRTY_GEAR, DIRTY_WOUNDS, FiveSails
from quarterdeck.games.five_sails.terms import (
    ADD_RENOWN, BRUTE, CITY, CITY_CARD, CLAIM, CREW, DECK, DESTROY, DISCARD, DISCARD_CARDS, DRAW_CARDS, ENGAGE,
    ENTER_PLAY, EN_GARDE, EQUIP, EQUIPPED, EVENTS, FIRST_BLOOD_STEALS, FORBID, GAIN_RENOWN, GONE, HAND, HEAL, LINE,
    LOCATION, LOCKER, MOVE, MOVE_RENOWN, NOWHERE, ON_PLACE, ON_SIDE, PLAYED, PRESSURE_RESULT, REDIRECT, SCHEME,
    SCHEME_CARD, TARGET, TO_BE_CONTROLLED, TO_BE_DESTROYED, TO_BE_DISCARDED, TO_BE_UNEQUIPPED, TO_CHANGE_RENOWN,
    TO_LOCKER, TO_LOSE_CONTROL, TO_MOVE, T_PRICE, T_RESHUFFLE, T_UNHURT, UNCONTROLLED, USED, WEALTH, WHILE_IT_LASTS,
    WOUND,
)  # fmt: skip
from quarterdeck.games.five_sails.values import ON_IGNORE, keywords_of, may, remember
from quarterdeck.kernel.ability import EFFECTS_ONLY, U_ABILITY, U_FLAGS, U_NODE, U_ORIGIN, U_PERFORMER, U_TOUCHED, Use
from quarterdeck.kernel.chance import shuffled
from quarterdeck.kernel.columns import NONE, PUBLIC, Frame
from quarterdeck.kernel.event import (
    CANCELLED, COST, E_ABILITY, E_AMOUNT, E_FLAGS, E_FROM, E_KIND, E_OTHER, E_PLACE, E_SET, E_SOURCE, UNANSWERED,
    Happening, event, happen, heard, members,
)  # fmt: skip
from quarterdeck.kernel.flow import PROC, RESULT, SEAT
from quarterdeck.kernel.lasting import AMOUNT, EXTRA, FOR, ON, WHAT, add, remove
from quarterdeck.kernel.record import NO_PLACE, note

#: what a discard is, in the amount of its event: cards of the table; cards of a hand; a cost; what a price is paid with
FROM_TABLE: Final = 0
FROM_HAND: Final = 1
AS_COST: Final = 2
AS_PAYMENT: Final = 3

#: why something engages: from moving, be it as the cost of a move or because it arrives engaged
FROM_MOVING: Final = 1

#: the bits that each member of a move has for the place where it set out
STARTED: Final = 4

#: zones whose cards can be turned sideways
ON_TABLE: Final = 1 << CREW | 1 << EQUIPPED | 1 << SCHEME | 1 << CITY | 1 << LOCATION


def only(mask: int) -> int:
    """The one card of a set, or NONE."""
    return mask.bit_length() - 1 if mask else NONE


def caused(s: FiveSails, f: Frame | None, e: Frame) -> Frame:
    """Note on an event which use it comes from, and whether as part of its costs."""
    if f is not None:
        ability = s.match.abilities[f[U_ABILITY]]
        e[E_SOURCE] = f[U_ORIGIN]
        e[E_ABILITY] = f[U_ABILITY]
        if f[U_NODE] <= ability.effects_at and ability.effects_at and not f[U_FLAGS] & EFFECTS_ONLY:
            e[E_FLAGS] |= COST
    return e


def note_price(s: FiveSails, seat: int, c: int, price: int, why: Why | None) -> None:
    """A price is told where it is not what the card says, and the card lies open already."""
    if why and len(why) > 1 and c != NONE and s.known[c] & PUBLIC:
        note(s, T_PRICE, seat, c, amount=price, whys=(why,))


# characters


def wound(s: FiveSails, f: Frame | None, seat: int, who: int, n: int = 1) -> None:
    """Each member suffers n wounds. (FS-CORE-54)"""
    if not who or n <= 0:
        s.stack[-1][RESULT] = 0
        return
    twice = 0
    if s.changed >> REDIRECT & 1:
        who, twice = redirected(s, who)
    if f is not None and s.match.passives[ON_IGNORE]:
        ignored = ignoring(s, f, who)
        who &= ~ignored
        if not who:
            s.stack[-1][RESULT] = ignored
            return
    happen(s, wounding(s, f, seat, who, n))
    if twice:
        happen(s, wounding(s, f, seat, twice, n))


def wounding(s: FiveSails, f: Frame | None, seat: int, who: int, n: int) -> Frame:
    """The event of wounds; its other card is whoever performs what wounds."""
    e = caused(s, f, event(WOUND, seat, who, n))
    if f is not None:
        e[E_OTHER] = f[U_PERFORMER]
    return e


def ignoring(s: FiveSails, f: Frame, who: int) -> int:
    """Those of a set whose text lets them ignore wounds from this use, which count as done. (FS-RULES-18)"""
    out = 0
    for o, zones, p in s.match.passives[ON_IGNORE]:
        text: Any = p
        if zones >> s.zone[o] & 1:
            for c in members(who):
                if p.scope.fits(s, context(s, o, c), c) and text.ignores(s, f, c):
                    out |= 1 << c
    return out


def redirected(s: FiveSails, who: int) -> tuple[int, int]:
    """Those who suffer wounds instead of participants, and those of them who are among the wounded already."""
    twice = 0
    for row in s.lasting:
        if row[WHAT] == REDIRECT:
            spared = s.stack[s.duel_at][D_CARD + row[ON] - ON_SIDE]
            to = row[AMOUNT]
            if who >> spared & 1 and to != spared and s.zone[to] == CREW:
                who &= ~(1 << spared)
                twice |= who & 1 << to
                who |= 1 << to
    return who, twice


def change_wound(s: FiveSails, e: Frame) -> None:
    hurt = 0
    for c in members(e[E_SET]):
        if s.zone[c] == CREW and e[E_AMOUNT] > 0:
            s.wounds[c] += e[E_AMOUNT]
            hurt |= 1 << c
            note(s, WOUND, e[SEAT], c, other=e[E_SOURCE], amount=e[E_AMOUNT], place=s.place[c])
        elif s.zone[c] == CREW:
            note(s, T_UNHURT, e[SEAT], c)
    e[E_SET] = hurt
    e[RESULT] = hurt
    if hurt:
        s.dirty |= DIRTY_WOUNDS
        if s.duel_at != NONE:
            wounded_in_duel(s, e)


def wounded_in_duel(s: FiveSails, e: Frame) -> None:
    """A duel remembers who was wounded in it; the first of them by the adversary may cost a Renown."""
    d = s.stack[s.duel_at]
    d[D_BLED] |= e[E_SET]
    d[D_WOUNDED] |= e[E_SET]
    for c in members(e[E_SET]):
        side = side_of_card(s, c)
        if d[D_RIDERS] & FIRST_BLOOD_STEALS and side != NONE and wounded_by_adversary(d, e, side):
            d[D_RIDERS] &= ~FIRST_BLOOD_STEALS
            steal_renown(s, d[D_SEAT + 1 - side], d[D_SEAT + side])


def wounded_by_adversary(d: Frame, e: Frame, side: int) -> bool:
    """By the adversary's threat, or by something that the adversary performs."""
    return e[SEAT] == d[D_SEAT + 1 - side] and (e[E_ABILITY] == NONE or e[E_OTHER] == d[D_CARD + 1 - side])


def heal(s: FiveSails, f: Frame | None, seat: int, who: int, n: int = 1) -> None:
    happen(s, caused(s, f, event(HEAL, seat, who, n)))


def change_heal(s: FiveSails, e: Frame) -> None:
    for c in members(e[E_SET]):
        healed = min(s.wounds[c], e[E_AMOUNT])
        if healed:
            s.wounds[c] -= healed
            e[RESULT] |= 1 << c
            note(s, HEAL, e[SEAT], c, other=e[E_SOURCE], amount=healed)


def engage(s: FiveSails, f: Frame | None, seat: int, who: int, why: int = 0) -> None:
    """Engage what is en garde among the members; the rest is left alone. (FS-CORE-07)

    `why` tells listeners what the engaging is for.
    """
    ready = 0
    for c in members(who):
        if not s.engaged[c] and ON_TABLE >> s.zone[c] & 1:
            ready |= 1 << c
    happen(s, caused(s, f, event(ENGAGE, seat, ready, why)))


def change_engage(s: FiveSails, e: Frame) -> None:
    for c in members(e[E_SET]):
        if not s.engaged[c]:
            s.engaged[c] = 1
            e[RESULT] |= 1 << c
            if s.record is not None:
                note(s, ENGAGE, e[SEAT], c, other=e[E_SOURCE])
    if e[E_SOURCE] != NONE and s.match.attentive[USED]:
        note_engaged(s, e)


def note_engaged(s: FiveSails, e: Frame) -> None:
    """A use keeps in mind whom it has engaged, for those who ask when it has resolved."""
    at = len(s.stack) - 1
    while at > 0 and s.stack[at][PROC] == Happening.number:
        at -= 1
    f = s.stack[at]
    if f[PROC] == Use.number and f[U_ORIGIN] == e[E_SOURCE]:
        f[U_TOUCHED] |= e[RESULT]


def en_garde(s: FiveSails, f: Frame | None, seat: int, who: int) -> None:
    turned = 0
    for c in members(who):
        if s.engaged[c]:
            turned |= 1 << c
    happen(s, caused(s, f, event(EN_GARDE, seat, turned)))


def change_en_garde(s: FiveSails, e: Frame) -> None:
    for c in members(e[E_SET]):
        if s.engaged[c]:
            s.engaged[c] = 0
            e[RESULT] |= 1 << c
            if s.record is not None:
                note(s, EN_GARDE, e[SEAT], c, other=e[E_SOURCE])


def move(s: FiveSails, f: Frame | None, seat: int, who: int, place: int, engaged: bool = False) -> None:
    """Move characters to a place; HOME is each one's own. Enemy Homes cannot even be said. (FS-SETUP-09)

    The place of somebody whose player has left the game is none.
    """
    going = starts = 0
    for c in members(who if place != NOWHERE else 0):
        if s.zone[c] == CREW and s.place[c] != place and may(s, TO_MOVE, c, seat):
            going |= 1 << c
            starts |= s.place[c] << STARTED * c
    e = caused(s, f, event(MOVE, seat, going, 1 if engaged else 0, place))
    e[E_FROM] = starts
    if going:
        happen(s, e)
    else:
        s.stack[-1][RESULT] = 0


def started_at(e: Frame, c: int) -> int:
    """Where a member of a move set out: those who move together may come from different places."""
    return e[E_FROM] >> STARTED * c & (1 << STARTED) - 1


def change_move(s: FiveSails, e: Frame) -> None:
    for c in members(e[E_SET]):
        if s.zone[c] == CREW:
            if s.record is not None:
                note(s, MOVE, e[SEAT], c, other=s.place[c], place=e[E_PLACE])
            s.place[c] = e[E_PLACE]
            e[RESULT] |= 1 << c
    e[E_SET] = e[RESULT]  # one that died on the threshold has not moved: nothing follows from it
    if s.changed >> FORBID & 1:  # nothing else follows from moving: threat is tested when it is added (FS-DUELX-18)
        let_go(s)
    if e[E_AMOUNT]:
        moved_engaged(s, e)


def moved_engaged(s: FiveSails, e: Frame) -> None:
    """Who arrives engaged engages from moving, which may be answered apart. Who hears that hears of moving, too."""
    turned = 0
    for c in members(e[RESULT]):
        if not s.engaged[c]:
            turned |= 1 << c
    after = event(ENGAGE, e[SEAT], turned, FROM_MOVING)
    after[E_FLAGS] = e[E_FLAGS] & UNANSWERED
    if heard(s, ENGAGE, turned):
        s.stack.append(after)
    else:
        change_engage(s, after)


def enter_play(s: FiveSails, f: Frame | None, seat: int, c: int, place: int) -> None:
    """A character joins a crew, en garde, at a place. (FS-CORE-03, FS-CARDS-13)

    The amount is 1 where it is played from hand.
    """
    happen(s, caused(s, f, event(ENTER_PLAY, seat, 1 << c, 1 if s.zone[c] == PLAYED else 0, place)))


def change_enter_play(s: FiveSails, e: Frame) -> None:
    c = only(e[E_SET])
    s.put(c, CREW, e[SEAT])
    s.engaged[c] = 0
    s.place[c] = e[E_PLACE]
    e[RESULT] = e[E_SET]
    if s.record is not None:
        note(s, ENTER_PLAY, e[SEAT], c, place=e[E_PLACE])


# leaving play


def destroy(s: FiveSails, f: Frame | None, seat: int, who: int) -> None:
    doomed = 0
    for c in members(who):
        if destructible(s, c, seat):
            doomed |= 1 << c
    happen(s, caused(s, f, event(DESTROY, seat, doomed)))


def destructible(s: FiveSails, c: int, seat: int) -> bool:
    """In play, or in a dueling line, and not protected. (FS-CARDS-20)"""
    return s.zone[c] in (CREW, EQUIPPED, LINE, SCHEME) and may(s, TO_BE_DESTROYED, c, seat)


def change_destroy(s: FiveSails, e: Frame) -> None:
    """Characters and schemes go to the Locker, all else and Brutes to discard piles. (FS-CORE-24, FS-CARDS-32)"""
    lost = 0
    for c in members(e[E_SET]):
        note(s, DESTROY, e[SEAT], c, other=e[E_SOURCE], place=s.place[c])
        e[RESULT] |= 1 << c
        if s.zone[c] == CREW:
            brute = keywords_of(s, c, AS_LACKING) & BRUTE
            halve_renown(s, c)
            mark_side(s, c, D_SLAIN)
            if brute:
                depart(s, c)
                s.put(c, DISCARD, s.match.owner[c])
            else:
                lost |= 1 << c
        elif s.match.type[c] == SCHEME_CARD:
            s.put(c, LOCKER, s.match.owner[c])
        else:
            remember_gear(s, c)
            s.put(c, DISCARD, s.match.owner[c])
    if lost:
        destroyed_to_locker(s, e, lost)


def destroyed_to_locker(s: FiveSails, e: Frame, lost: int) -> None:
    """Where destroyed characters go may be answered apart. Who hears that hears of destroying, too: see `listen`."""
    after = event(TO_LOCKER, e[SEAT], lost, 1)
    after[E_FLAGS] = e[E_FLAGS] & UNANSWERED
    after[E_SOURCE], after[E_ABILITY] = e[E_SOURCE], e[E_ABILITY]
    if heard(s, TO_LOCKER, lost):
        s.stack.append(after)
    else:
        change_to_locker(s, after)


def depart(s: FiveSails, c: int) -> None:
    """A character leaves play: its last values are kept and its equipped cards are discarded. (FS-CARDS-31)"""
    remember(s, c)
    mark_side(s, c, D_GONE)
    for a in s.gear(c):
        s.put(a, DISCARD, s.match.owner[a])
        note(s, DISCARD_CARDS, s.holder[c], a, other=c)


def remember_gear(s: FiveSails, c: int) -> None:
    """Where an equipped card was, and whose, is kept as it leaves play. (FS-RULES-20)"""
    if s.zone[c] == EQUIPPED:
        s.ghosts[c] = (0, 0, 0, 0, s.place[s.host[c]], s.holder[c], 0)


def locker_of(s: FiveSails, c: int) -> int:
    """The owner's Locker; for a City Deck card that of its last controller. (FS-RULE-56)"""
    return s.holder[c] if s.match.owner[c] == s.match.nobody else s.match.owner[c]


def send_to_locker(s: FiveSails, f: Frame | None, seat: int, who: int) -> None:
    """Out of the game, from wherever they are. The event's amount is 1 where it follows from being destroyed."""
    happen(s, caused(s, f, event(TO_LOCKER, seat, who)))


def change_to_locker(s: FiveSails, e: Frame) -> None:
    for c in members(e[E_SET]):
        if not e[E_AMOUNT]:
            note(s, TO_LOCKER, e[SEAT], c)
        if s.zone[c] == CREW:
            depart(s, c)
        remember_gear(s, c)
        s.put(c, LOCKER, locker_of(s, c))
        e[RESULT] |= 1 << c


def discard(s: FiveSails, f: Frame | None, seat: int, who: int) -> None:
    """Cards go to their owners' discard piles, from wherever they are. `seat` is whoever makes it happen."""
    going = 0
    how = FROM_TABLE
    for c in members(who):
        if s.zone[c] != GONE and may(s, TO_BE_DISCARDED, c, seat):
            going |= 1 << c
            if s.zone[c] == HAND:
                how = FROM_HAND
    e = caused(s, f, event(DISCARD_CARDS, seat, going, how))
    if e[E_FLAGS] & COST:
        e[E_AMOUNT] = AS_COST
    happen(s, e)


def change_discard(s: FiveSails, e: Frame) -> None:
    m = s.match
    for c in members(e[E_SET]):
        if s.zone[c] == CREW:
            depart(s, c)
        if s.zone[c] == EQUIPPED:
            remember_gear(s, c)
        e[RESULT] |= 1 << c
        rich = m.rich and e[E_AMOUNT] == AS_PAYMENT and keywords_of(s, c) & WEALTH
        gone = rich and m.ruleset.wealth_goes == "locker"
        s.put(c, LOCKER if gone else DISCARD, m.owner[c])  # (FS-RULES-09)
        if s.record is not None:
            paid = e[E_AMOUNT] == AS_PAYMENT
            note(s, TO_LOCKER if gone else DISCARD_CARDS, e[SEAT], c, amount=1 if paid else 0)


def discarder(s: FiveSails, e: Frame, c: int) -> int:
    """Who has discarded a card of this event: its holder out of a hand, else whoever made it happen."""
    return s.match.owner[c] if e[E_AMOUNT] == FROM_HAND else e[SEAT]


# decks and hands


def draw(s: FiveSails, f: Frame | None, seat: int, n: int = 1) -> None:
    """From a player's Faction Deck. (FS-CARDS-22)"""
    happen(s, caused(s, f, event(DRAW_CARDS, seat, 0, n)))


def change_draw(s: FiveSails, e: Frame) -> None:
    seat = e[SEAT]
    while e[RESULT] < e[E_AMOUNT] and take_top(s, seat) != NONE:
        n = min(e[E_AMOUNT] - e[RESULT], len(s.deck(seat)))
        s.draw(n, DECK, HAND, seat)
        e[RESULT] += n
        if s.record is not None:
            for c in s.hand(seat)[-n:]:
                note(s, DRAW_CARDS, seat, c)
    if e[RESULT]:
        s.sealed = s.made


def refill(s: FiveSails, seat: int) -> bool:
    """A deck that is empty when a card is needed is made anew from its discard pile. (FS-CARDS-23, -24, FS-RULE-17)"""
    if s.deck(seat):
        return True
    pile = s.discard(seat)
    if not pile:
        return False
    for c in pile:
        s.put(c, DECK, seat)
    shuffle(s, seat)
    note(s, T_RESHUFFLE, seat, amount=len(pile))
    return True


def shuffle(s: FiveSails, seat: int) -> None:
    """Nobody knows any longer where a card of this deck is."""
    cards = shuffled(s, s.deck(seat), "deck")
    block = s.new_block()
    s.own()
    for c in cards:
        s.known[c] = 0
        s.block[c] = block
    s.piles[DECK * s.match.width + seat] = cards


def take_top(s: FiveSails, seat: int) -> int:
    """The top card of a deck (the City Deck for nobody), which is still there; NONE if there is none to be had."""
    deck = s.deck(seat)
    if deck:
        return deck[-1]
    return s.deck(seat)[-1] if refill(s, seat) else NONE


def sink(s: FiveSails, cards: list[int]) -> None:
    """To the bottom of the deck they belong to, several in an order that nobody knows. (FS-CORE-17)"""
    row = shuffled(s, tuple(cards), "bottom") if len(cards) > 1 else tuple(cards)
    block = s.new_block() if len(row) > 1 else 0
    for c in row:
        s.put(c, DECK, s.match.owner[c], bottom=True)
        s.block[c] = block


# equipping


def equip(s: FiveSails, f: Frame | None, seat: int, c: int, host: int) -> None:
    """A card goes to a character; some of those already worn cannot be taken elsewhere.

    The event's amount is 1 where the card comes from a hand: that is playing it.
    """
    if s.zone[c] == EQUIPPED and not may(s, TO_BE_UNEQUIPPED, c, seat):
        s.stack[-1][RESULT] = 0
    else:
        held = 1 if s.zone[c] == PLAYED or s.zone[c] == HAND else 0
        happen(s, caused(s, f, event(EQUIP, seat, 1 << c, held, s.place[host], host)))


def change_equip(s: FiveSails, e: Frame) -> None:
    c = only(e[E_SET])
    host = e[E_OTHER]
    if s.zone[host] != CREW:
        e[E_SET] = 0
        return
    attach(s, c, host, e[SEAT])
    e[RESULT] = e[E_SET]
    note(s, EQUIP, e[SEAT], c, other=host)


def pass_on(s: FiveSails, f: Frame, c: int, host: int) -> None:
    """An equipped card moves to another character. It stays equipped, under the same control: nobody equips it."""
    if s.zone[c] == EQUIPPED and s.zone[host] == CREW and may(s, TO_BE_UNEQUIPPED, c, f[SEAT]):
        attach(s, c, host, s.holder[c])
        f[RESULT] = 1 << c
        note(s, EQUIP, f[SEAT], c, other=host)
    else:
        f[RESULT] = 0


def attach(s: FiveSails, c: int, host: int, seat: int) -> None:
    """Put a card on a character under a player's control; one already worn changes over with its state. (FS-CARDS-30)

    What it remembers in secret is not for another player.
    """
    if s.zone[c] == EQUIPPED:
        s.unequip(c)
        if s.holder[c] != seat:
            s.own()
            s.memo[c] = 0
    else:
        s.engaged[c] = 0
    s.ghosts.pop(c, None)
    s.put(c, EQUIPPED, seat)
    s.attach(c, host)
    s.dirty |= DIRTY_GEAR | DIRTY_WOUNDS


# Renown and control


def add_renown(s: FiveSails, f: Frame | None, seat: int, place: int, n: int = 1) -> None:
    if may(s, TO_CHANGE_RENOWN, ON_PLACE + place, seat):
        happen(s, caused(s, f, event(ADD_RENOWN, seat, 0, n, place)))
    else:
        s.stack[-1][RESULT] = 0


def change_add_renown(s: FiveSails, e: Frame) -> None:
    s.renown[e[E_PLACE]] += e[E_AMOUNT]
    s.stirred[e[E_PLACE]] |= 1 << e[SEAT]
    e[RESULT] = e[E_AMOUNT]
    note(s, ADD_RENOWN, e[SEAT], amount=e[E_AMOUNT], place=e[E_PLACE])


def move_renown(s: FiveSails, f: Frame | None, seat: int, start: int, place: int) -> None:
    """One Renown from a location to another. Moving is not adding."""
    free = all(may(s, TO_CHANGE_RENOWN, ON_PLACE + spot, seat) for spot in (start, place))
    if s.renown[start] and free:
        e = caused(s, f, event(MOVE_RENOWN, seat, 0, 1, place))
        e[E_FROM] = start
        happen(s, e)
    else:
        s.stack[-1][RESULT] = 0


def change_move_renown(s: FiveSails, e: Frame) -> None:
    s.renown[e[E_FROM]] -= 1
    s.renown[e[E_PLACE]] += 1
    s.stirred[e[E_PLACE]] |= 1 << e[SEAT]
    e[RESULT] = 1
    note(s, MOVE_RENOWN, e[SEAT], other=e[E_FROM], amount=1, place=e[E_PLACE])


def gain_renown(s: FiveSails, f: Frame | None, seat: int, n: int, place: int = NO_PLACE) -> None:
    """From the supply or a location to a player's pool, or back for a negative number."""
    happen(s, caused(s, f, event(GAIN_RENOWN, seat, 0, n, place)))


def change_gain_renown(s: FiveSails, e: Frame) -> None:
    s.purse[e[SEAT]] = max(0, s.purse[e[SEAT]] + e[E_AMOUNT])
    e[RESULT] = 1
    note(s, GAIN_RENOWN, e[SEAT], other=e[E_SOURCE], amount=e[E_AMOUNT], place=e[E_PLACE])


def steal_renown(s: FiveSails, seat: int, victim: int, most: int = 1) -> int:
    """Renown, as far as there is any, from a player's pool to another's; nothing can come between. Gives how much."""
    stolen = min(most, s.purse[victim])
    if stolen:
        for who, n in ((victim, -stolen), (seat, stolen)):
            s.purse[who] += n
            note(s, GAIN_RENOWN, who, amount=n)
    return stolen


def halve_renown(s: FiveSails, c: int) -> None:
    """With three or four players a destroyed Leader costs half the Renown, rounded up. (FS-VICTORY-02, FS-MULTI-04)"""
    if s.match.seats > 2 and c in s.match.leader and s.match.ruleset.leader_destroyed == "plays_on":
        seat = s.match.leader.index(c)
        s.purse[seat] -= (s.purse[seat] + 1) // 2


def claim(s: FiveSails, f: Frame | None, seat: int, place: int) -> None:
    """Take control of a City location. (FS-CORE-14)"""
    held = s.control[place] not in (UNCONTROLLED, seat) and not may(s, TO_LOSE_CONTROL, ON_PLACE + place, seat)
    if may(s, TO_BE_CONTROLLED, ON_PLACE + place, seat) and not held:
        happen(s, caused(s, f, event(CLAIM, seat, 0, 0, place)))
    else:
        s.stack[-1][RESULT] = 0


def change_claim(s: FiveSails, e: Frame) -> None:
    s.control[e[E_PLACE]] = e[SEAT]
    e[RESULT] = 1
    note(s, CLAIM, e[SEAT], place=e[E_PLACE])


def free_location(s: FiveSails, seat: int, place: int) -> None:
    """The location becomes uncontrolled."""
    if s.control[place] != UNCONTROLLED and may(s, TO_LOSE_CONTROL, ON_PLACE + place, seat):
        s.control[place] = UNCONTROLLED
        note(s, CLAIM, NONE, place=place)


def hold_while(s: FiveSails, f: Frame, place: int, c: int) -> None:
    """A player cannot lose control of a location while a character is there. The row outlasts the Day."""
    on, until = ON_PLACE + place, WHILE_IT_LASTS
    add(s, (FORBID, f[U_ABILITY], f[U_ORIGIN], f[SEAT], on, TO_LOSE_CONTROL, until, c))


def let_go(s: FiveSails) -> None:
    """Locations become uncontrolled that were held as long as a character stayed which has left."""
    for row in s.lasting:
        if row[WHAT] == FORBID and row[AMOUNT] == TO_LOSE_CONTROL and len(row) > EXTRA:
            c, place = row[EXTRA], row[ON] - ON_PLACE
            if s.zone[c] != CREW or s.place[c] != place:
                remove(s, row)
                if s.control[place] == row[FOR]:
                    free_location(s, row[FOR], place)


# the City


def place_city_card(s: FiveSails, f: Frame | None, c: int, place: int) -> None:
    """A City Deck card comes to a location, faceup: an event in play, or an available character or attachment."""
    happen(s, caused(s, f, event(CITY_CARD, s.match.nobody, 1 << c, 0, place)))


def change_city_card(s: FiveSails, e: Frame) -> None:
    c = only(e[E_SET])
    s.ghosts.pop(c, None)
    s.put(c, CITY, s.match.nobody)
    s.place[c] = e[E_PLACE]
    e[RESULT] = e[E_SET]
    s.sealed = s.made
    if s.record is not None:
        note(s, CITY_CARD, NONE, c, place=e[E_PLACE])


def change_nothing(s: FiveSails, e: Frame) -> None:
    """A moment or an announcement: it changes nothing itself, and gives back whom it is about."""
    e[RESULT] = e[E_SET] if e[E_KIND] == TARGET else 1


def change_result(s: FiveSails, e: Frame) -> None:
    """The outcome of a pressure as the windows left it: one that fails after all has not succeeded."""
    e[RESULT] = e[E_AMOUNT]
    if not e[E_AMOUNT]:
        e[E_FLAGS] |= CANCELLED


CHANGES = [change_nothing] * EVENTS
for _kind, _change in (
    (WOUND, change_wound), (HEAL, change_heal), (ENGAGE, change_engage), (EN_GARDE, change_en_garde),
    (MOVE, change_move), (ENTER_PLAY, change_enter_play), (DESTROY, change_destroy), (TO_LOCKER, change_to_locker),
    (DISCARD_CARDS, change_discard), (DRAW_CARDS, change_draw), (EQUIP, change_equip),
    (ADD_RENOWN, change_add_renown), (MOVE_RENOWN, change_move_renown), (GAIN_RENOWN, change_gain_renown),
    (CLAIM, change_claim), (CITY_CARD, change_city_card), (PRESSURE_RESULT, change_result),
):  # fmt: skip
    CHANGES[_kind] = _change
