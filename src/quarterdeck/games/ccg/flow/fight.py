"""Boarding Attacks and Duels (CG-BOARD-03 to -10, -17, -23 to -26, CG-RULE-59 to -61): two Crew, card against card."""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.fights import (
    DUEL, F_ATTACK, F_CARDS, F_CREW, F_FLAGS, F_HITS, F_LAST, F_OUTER, F_SEAT, F_SIZE, STOPPED, fighter,
)  # fmt: skip
from quarterdeck.games.ccg.flow.paying import by_slot, plain
from quarterdeck.games.ccg.kinds import (
    AFTER_HITS, BEFORE_CARD, BEFORE_PUSH, DISCARD, DUEL_BEGINS, FIGHT_ENDS, FROM_DUEL, FROM_FIGHT, IN_A_FIGHT, LAID,
    LAY, PUSH, Q_ANSWER, Q_ANSWER_CARD, Q_CONTINUE, Q_OPENING, THE_FIGHT, TO_ANSWER, TO_BE_PLAYED,
    TO_INFLICT, TO_PUSH, V_LAY, V_PUSH, V_TAKE_HITS,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import NO_BOXES, SWASHBUCKLING
from quarterdeck.games.ccg.using import reacting
from quarterdeck.games.ccg.values import ANSWERS_ALL, extra_hits, may, special
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.event import E_AMOUNT, E_OTHER, E_PLACE, E_SET, WHEN, event, happen
from quarterdeck.kernel.flow import RESULT, SEAT, Procedure, ask, done, go, push
from quarterdeck.kernel.lasting import sweep
from quarterdeck.kernel.payment import P_SET, amount_of, charge
from quarterdeck.kernel.record import note

TAKE_HITS: Final = key(V_TAKE_HITS)


def boarding_attack(s: SeventhSea, seat: int, other: int, c: int) -> None:
    """A player performs a Boarding Attack with a Crew."""
    f = push(s, Fight)
    f[F_SEAT], f[F_SEAT + 1], f[F_CREW] = seat, other, c + 1
    begin(s, f)


def duel(s: SeventhSea, seat: int, mine: int, other: int, theirs: int) -> None:
    """A Duel between two Crew: the player of the effect plays the first card. (CG-BOARD-23)"""
    f = push(s, Fight)
    f[F_SEAT], f[F_SEAT + 1], f[F_CREW], f[F_CREW + 1], f[F_FLAGS] = seat, other, mine + 1, theirs + 1, DUEL
    begin(s, f)


def begin(s: SeventhSea, f: Frame) -> None:
    f[F_OUTER] = s.fight_at
    f[F_ATTACK] = NO_BOXES
    s.fight_at = len(s.stack) - 1


# Who may fight, and with which cards


def pushable(s: SeventhSea, seat: int, verb: int = TO_PUSH) -> list[int]:
    """Untacked Crew that may be pushed forward, equal ones once. (CG-BOARD-03, -16)"""
    found: list[int] = []
    seen: list[int] = []
    for c in by_slot(s, seat):
        if s.tacked[c] or not may(s, TO_PUSH, c) or (verb != TO_PUSH and not may(s, verb, c)):
            continue
        if plain(s, c):
            if s.match.definition[c] in seen:
                continue
            seen.append(s.match.definition[c])
        found.append(c)
    return found


def could_draw(s: SeventhSea, seat: int, crew: Sequence[int], answering: bool = False) -> list[int]:
    """Those Crew that something would let their player draw for before a card is played. (CG-RULE-17, -60)"""
    if not s.deck(seat) and not s.discard(seat):
        return []
    return [c for c in crew if any(supplied(s, kind, seat, c, answering) for kind in (BEFORE_PUSH, BEFORE_CARD))]


def supplied(s: SeventhSea, kind: int, seat: int, c: int, answering: bool) -> bool:
    """Whether a text could be used, or answers by itself, when a Crew is about to fight, and gives cards."""
    if kind == BEFORE_PUSH and answering:
        return False
    e = event(kind, seat, 1 << c, int(answering))
    s.stack.append(e)
    found = False
    for card, zones, heard in s.match.ears[kind][WHEN]:
        ability: Any = heard
        if ability.supplies and zones >> s.zone[card] & 1 and reacting(s, e, card, ability) >> seat & 1:
            found = True
            break
    s.stack.pop()
    return found


def push_keys(s: SeventhSea, crew: Sequence[int]) -> list[int]:
    return [key(V_PUSH, s.slot[c]) for c in crew]


def opening_cards(s: SeventhSea, seat: int) -> list[int]:
    """Any card with boxes may begin. (CG-BOARD-04)"""
    return [c for c in s.hand(seat) if s.match.attack[c] != NO_BOXES and may(s, TO_BE_PLAYED, c, seat)]


def defending(s: SeventhSea, seat: int, attack: int) -> list[int]:
    """Cards that answer an attack with one of their defence boxes. (CG-BOARD-05)"""
    able = [c for c in s.hand(seat) if s.match.defends[c] >> attack & 1 or special(s, ANSWERS_ALL, c)]
    return [c for c in able if may(s, TO_BE_PLAYED, c, seat)]


def lay_keys(s: SeventhSea, cards: Sequence[int]) -> list[int]:
    return list(dict.fromkeys([key(V_LAY, s.face(c)) for c in cards]))


def laid_card(s: SeventhSea, seat: int, answer: int) -> int:
    face = thing_of(answer)
    return next(c for c in s.hand(seat) if s.face(c) == face)


# The steps


def before_push(s: SeventhSea, f: Frame, answer: int) -> None:
    """Effects that come before pushing forward. (CG-RULE-17)"""
    if f[F_FLAGS] & DUEL:
        go(s, f, duel_begins)
        return
    happen(s, event(BEFORE_PUSH, f[F_SEAT], 1 << f[F_CREW] - 1))


def push_forward(s: SeventhSea, f: Frame, answer: int) -> None:
    """The Crew is pushed forward, which does not tack it. (CG-BOARD-03, -18)"""
    if f[F_FLAGS] & STOPPED or fighter(s, f, 0) == NONE:
        go(s, f, tack_fighters)
        return
    happen(s, event(PUSH, f[F_SEAT], 1 << f[F_CREW] - 1))
    go(s, f, before_card)


def duel_begins(s: SeventhSea, f: Frame, answer: int) -> None:
    happen(s, event(DUEL_BEGINS, f[F_SEAT], 1 << f[F_CREW] - 1 | 1 << f[F_CREW + 1] - 1))


def before_card(s: SeventhSea, f: Frame, answer: int) -> None:
    happen(s, event(BEFORE_CARD, f[F_SEAT], 1 << f[F_CREW] - 1))


def opening_card(s: SeventhSea, f: Frame, answer: int) -> None:
    """The first card may show any attack. (CG-BOARD-04, CG-RULE-23)"""
    if f[F_FLAGS] & STOPPED or fighter(s, f, 0) == NONE:
        go(s, f, tack_fighters)
        return
    seat = f[F_SEAT]
    cards = opening_cards(s, seat)
    if not cards:
        if f[F_FLAGS] & DUEL:  # it does not take place
            s.fight_at = f[F_OUTER]
            sweep(s, THE_FIGHT)
            done(s, f, 0)
        else:
            go(s, f, tack_fighters)
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, seat, Q_OPENING, lay_keys(s, cards), f[F_CREW] - 1)
        if answer == NO_ANSWER:
            return
    if f[F_FLAGS] & DUEL:
        note(s, DUEL_BEGINS, seat, f[F_CREW] - 1, other=f[F_CREW + 1] - 1)
    lay(s, f, 0, laid_card(s, seat, answer))


def lay(s: SeventhSea, f: Frame, side: int, c: int) -> None:
    """A card is played as a Boarding Attack: only its boxes count."""
    answered = 0 if f[F_ATTACK] == NO_BOXES else f[F_ATTACK] + 1
    e = event(LAY, f[F_SEAT + side], 1 << c, s.match.attack[c], answered, f[F_CREW + side] - 1)
    happen(s, e)


def change_lay(s: SeventhSea, e: Frame) -> None:
    f = s.stack[s.fight_at]
    c, seat = happenings.only(e[E_SET]), e[SEAT]
    s.put(c, LAID, s.match.owner[c])
    f[F_ATTACK] = e[E_AMOUNT]
    f[F_LAST] = 0 if f[F_SEAT] == seat else 1
    f[F_CARDS] += 1
    e[RESULT] = e[E_SET]
    note(s, LAY, seat, c, other=e[E_OTHER], amount=e[E_AMOUNT], place=e[E_PLACE])


def answer_attack(s: SeventhSea, f: Frame, answer: int) -> None:
    """The opponent takes the Hits, or pushes forward a Crew of their own. (CG-BOARD-05, CG-RULE-60)"""
    if stopped(s, f):
        go(s, f, produce)
        return
    if f[F_CREW + 1]:
        go(s, f, before_exchange)
        return
    seat = f[F_SEAT + 1]
    if answer == NO_ANSWER:
        crew = pushable(s, seat, TO_ANSWER)
        if not defending(s, seat, f[F_ATTACK]):
            crew = could_draw(s, seat, crew, answering=True)
        answer = ask(s, f, seat, Q_ANSWER, [*push_keys(s, crew), TAKE_HITS], f[F_CREW] - 1)
        if answer == NO_ANSWER:
            return
    if verb_of(answer) != V_PUSH:
        go(s, f, produce)
        return
    f[F_CREW + 1] = s.slots[thing_of(answer)] + 1
    happen(s, event(PUSH, seat, 1 << f[F_CREW + 1] - 1, 1))


def before_answer(s: SeventhSea, f: Frame, answer: int) -> None:
    happen(s, event(BEFORE_CARD, f[F_SEAT + 1], 1 << f[F_CREW + 1] - 1, 1))


def answer_card(s: SeventhSea, f: Frame, answer: int) -> None:
    """Whoever was pushed forward in answer plays a card, if one is still there."""
    seat = f[F_SEAT + 1]
    cards = [] if stopped(s, f) or fighter(s, f, 1) == NONE else defending(s, seat, f[F_ATTACK])
    if not cards:
        go(s, f, produce)
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, seat, Q_ANSWER_CARD, lay_keys(s, cards), f[F_CREW + 1] - 1)
        if answer == NO_ANSWER:
            return
    lay(s, f, 1, laid_card(s, seat, answer))


def before_exchange(s: SeventhSea, f: Frame, answer: int) -> None:
    """Whoever could play the next card is about to. (CG-RULE-59)"""
    side = 1 - f[F_LAST]
    if not stopped(s, f) and fighter(s, f, side) != NONE:
        happen(s, event(BEFORE_CARD, f[F_SEAT + side], 1 << f[F_CREW + side] - 1, 1))


def exchange(s: SeventhSea, f: Frame, answer: int) -> None:
    """Card against card, until one side cannot or will not. (CG-BOARD-06)"""
    side = 1 - f[F_LAST]
    seat = f[F_SEAT + side]
    if stopped(s, f) or fighter(s, f, side) == NONE:
        return
    if answer == NO_ANSWER:
        cards = defending(s, seat, f[F_ATTACK])
        answer = ask(s, f, seat, Q_CONTINUE, [*lay_keys(s, cards), TAKE_HITS], f[F_CREW + side] - 1)
        if answer == NO_ANSWER:
            return
    if answer != TAKE_HITS:
        go(s, f, before_exchange)
        lay(s, f, side, laid_card(s, seat, answer))


def stopped(s: SeventhSea, f: Frame) -> bool:
    return bool(f[F_FLAGS] & STOPPED)


def produce(s: SeventhSea, f: Frame, answer: int) -> None:
    """Whoever played the last card produces Swashbuckling without tacking. (CG-BOARD-07, -08)"""
    side = f[F_LAST]
    winner, loser = fighter(s, f, side), fighter(s, f, 1 - side)
    lost = f[F_FLAGS] & DUEL and loser == NONE
    if stopped(s, f) or not f[F_CARDS] or winner == NONE or lost:
        go(s, f, tack_fighters)
        return
    charge(s, f[F_SEAT + side], 1, winner, 1 << SWASHBUCKLING, TO_INFLICT)[P_SET] = 1 << winner


def inflict(s: SeventhSea, f: Frame, answer: int) -> None:
    """Hits of the Swashbuckling produced and all that is extra; the loser's Crew absorbs first. (CG-BOARD-09, -17)"""
    side = f[F_LAST]
    winner = fighter(s, f, side)
    n = amount_of(f[RESULT]) + (extra_hits(s, winner) if winner != NONE else 0)
    f[F_HITS] = n
    if n > 0 and not stopped(s, f):
        nature = FROM_FIGHT | (FROM_DUEL if f[F_FLAGS] & DUEL else 0)
        loser = fighter(s, f, 1 - side)
        happenings.inflict(s, None, f[F_SEAT + side], f[F_SEAT + 1 - side], n, nature, f[F_CREW + side] - 1, loser)


def after_hits(s: SeventhSea, f: Frame, answer: int) -> None:
    """The Hits are gone, and the fighters are not yet tacked. (CG-RULE-19)"""
    happen(s, event(AFTER_HITS, f[F_SEAT + f[F_LAST]], fighters(s, f), f[F_HITS], f[F_FLAGS] & DUEL))


def fighters(s: SeventhSea, f: Frame) -> int:
    """Both fighting Crew that are still in play, as a set."""
    out = 0
    for side in (0, 1):
        c = fighter(s, f, side)
        if c != NONE:
            out |= 1 << c
    return out


def tack_fighters(s: SeventhSea, f: Frame, answer: int) -> None:
    happenings.tack(s, None, NONE, fighters(s, f), IN_A_FIGHT)


def discard_cards(s: SeventhSea, f: Frame, answer: int) -> None:
    """Played cards go to their owners' discard piles in their order. (CG-BOARD-10, CG-PILES-06)"""
    clear_cards(s, f)


def clear_cards(s: SeventhSea, f: Frame) -> None:
    for side in (0, 1):
        for c in s.pile(LAID, f[F_SEAT + side]):
            s.put(c, DISCARD, s.match.owner[c])


def fight_ends(s: SeventhSea, f: Frame, answer: int) -> None:
    s.fight_at = f[F_OUTER]
    sweep(s, THE_FIGHT)
    happen(s, event(FIGHT_ENDS, f[F_SEAT], fighters(s, f), f[F_FLAGS] & DUEL))


def drop_fight(s: SeventhSea, f: Frame) -> None:
    """A fight that is broken off: who is still in play is tacked, the cards are discarded. (CG-RULE-61, -62)"""
    for side in (0, 1):
        c = fighter(s, f, side)
        if c != NONE:
            s.tacked[c] = 1
    clear_cards(s, f)
    sweep(s, THE_FIGHT)
    if s.fight_at >= len(s.stack):
        s.fight_at = f[F_OUTER]


def steps(rules: Any) -> tuple[Any, ...]:
    return (
        before_push, push_forward, duel_begins, before_card, opening_card, answer_attack, before_answer, answer_card,
        before_exchange, exchange, produce, inflict, after_hits, tack_fighters, discard_cards, fight_ends,
    )  # fmt: skip


Fight: Final = Procedure("fight", steps, F_SIZE, drop_fight)
