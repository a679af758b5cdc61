"""Planning (FS-PLAN): select, reveal, Determine Initiative, Muster, Resolve Scheme, Draw."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_SEAT
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.flow.dawn import moment
from quarterdeck.games.five_sails.seats import arbiter, next_in_order, player_order, playing
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    APPROACH, BEGIN_PLANNING, CHOSEN, END_PLANNING, ENTER_PLAY, HOME, PLANNING, Q_APPROACH, REVEAL, SCHEME,
    SCHEME_CARD, T_INITIATIVE, T_SCHEME, V_PAIR,
)  # fmt: skip
from quarterdeck.kernel.ability import use
from quarterdeck.kernel.chance import pick
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import ABILITY_BITS, NO_ANSWER, VERB_SHIFT, Question, ability_of, key, thing_of
from quarterdeck.kernel.event import Q_ORDER, event, happen
from quarterdeck.kernel.flow import Procedure, again, ask, ask_all, secrets
from quarterdeck.kernel.record import note

P_SERVED: Final = 4
P_ORDERED: Final = 5
P_DONE: Final = 6
P_SIZE: Final = 7

PAIR_KEY: Final = V_PAIR << VERB_SHIFT


def begin_planning(s: FiveSails, f: Frame, answer: int) -> None:
    s.phase = PLANNING
    moment(s, BEGIN_PLANNING)


def select(s: FiveSails, f: Frame, answer: int) -> None:
    """All players pick one scheme and one character in secret. (FS-PLAN-02, FS-RULE-15)"""
    if not s.answers:
        ask_all(s, f, [approach_question(s, seat) for seat in playing(s)])
        return
    for seat, chosen in secrets(s):
        seen = [(c, s.known[c]) for c in s.pile(APPROACH, seat)]
        for wanted in (thing_of(chosen), ability_of(chosen)):
            for c in s.pile(APPROACH, seat):
                if s.match.definition[c] == wanted - 1:
                    s.put(c, CHOSEN, seat)
        for c, known in seen:  # the chosen cards are turned up at once, which tells what was left
            s.known[c] = known


def approach_question(s: FiveSails, seat: int) -> Question:
    schemes, characters = [0], [0]
    for c in s.pile(APPROACH, seat):
        (schemes if s.match.type[c] == SCHEME_CARD else characters).append(s.match.definition[c] + 1)
    pairs = [PAIR_KEY | a << ABILITY_BITS | b for a in schemes[1:] or schemes for b in characters[1:] or characters]
    return Question(seat, Q_APPROACH, NONE, 0, tuple(pairs))


def reveal(s: FiveSails, f: Frame, answer: int) -> None:
    """All chosen cards are turned up together: this is playing them. (FS-PLAN-03)"""
    played = 0
    for seat in playing(s):
        for c in s.pile(CHOSEN, seat):
            s.reveal(c)
            note(s, REVEAL, seat, c)
            played |= 1 << c
    happen(s, event(REVEAL, s.first, played))


def when_revealed(s: FiveSails, f: Frame, answer: int) -> None:
    """Their effects, in the First Player's order; who that is may have to be settled first. (FS-PLAN-04, -05)"""
    waiting = [
        c
        for seat in playing(s)
        for c in s.pile(CHOSEN, seat)
        if s.match.revealed[s.match.definition[c]] and not f[P_DONE] >> c & 1
    ]
    if not waiting:
        f[P_DONE] = 0
        return
    if s.match.ruleset.reveal_order == "initiative":
        waiting = sorted(waiting, key=lambda c: -initiative(s, s.holder[c]))[:1]
    elif len(waiting) > 1 and s.first == NONE:
        take_initiative(s)
        f[P_ORDERED] = 1
    if answer == NO_ANSWER:
        options = [revealed_key(s, c) for c in waiting]
        answer = ask(s, f, arbiter(s), Q_ORDER, options)
        if answer == NO_ANSWER:
            return
    again(f)
    for c in waiting:
        if revealed_key(s, c) == answer:
            f[P_DONE] |= 1 << c
            use(s, s.match.revealed[s.match.definition[c]][0], c, c, s.holder[c])
            return


def revealed_key(s: FiveSails, c: int) -> int:
    """Whose revealed card comes next: two players may have revealed the same one."""
    return key(V_SEAT, s.holder[c], s.match.definition[c] + 1)


#: told instead of who had the token before: nobody else has so much Initiative
ALONE: Final = -2


def determine_initiative(s: FiveSails, f: Frame, answer: int) -> None:
    if not f[P_ORDERED]:
        take_initiative(s)


def take_initiative(s: FiveSails) -> None:
    """The highest Initiative takes the token; a tie passes it on to the left. (FS-PLAN-06 to -08, FS-RULE-12, -13)"""
    seats = playing(s)
    best = max(initiative(s, seat) for seat in seats)
    tied = [seat for seat in seats if initiative(s, seat) == best]
    before = s.first
    if len(tied) == 1:
        s.first = tied[0]
    elif s.first == NONE:
        s.first = tied[pick(s, len(tied), "first player")]
    elif s.match.ruleset.initiative_tie != "stays":
        n = s.match.seats
        to_the_left = [(s.first + i) % n for i in range(1, n + 1)]
        among = seats if s.match.ruleset.initiative_tie == "changes" else tied
        s.first = next(seat for seat in to_the_left if seat in among)
    note(s, T_INITIATIVE, s.first, amount=best, other=before if len(tied) > 1 else ALONE)


def initiative(s: FiveSails, seat: int) -> int:
    """A player without a scheme comes behind all others. (FS-RULE-15)"""
    for c in s.pile(CHOSEN, seat):
        if s.match.type[c] == SCHEME_CARD:
            return int(s.match.cards[s.match.definition[c]].initiative)
    return -1


def muster(s: FiveSails, f: Frame, answer: int) -> None:
    """In player order the revealed characters join the crews at Home. (FS-PLAN-09)

    Where they join together, each is in play before anybody looks at the Crew Caps.
    """
    if s.match.ruleset.muster == "together":
        for seat in player_order(s):
            for c in s.pile(CHOSEN, seat):
                if s.match.type[c] != SCHEME_CARD:
                    e = event(ENTER_PLAY, seat, 1 << c, 0, HOME)
                    s.match.changes[ENTER_PLAY](s, e)
        return
    seat = next_in_order(s, f[P_SERVED])
    if seat == NONE:
        f[P_SERVED] = 0
        return
    f[P_SERVED] |= 1 << seat
    again(f)
    for c in s.pile(CHOSEN, seat):
        if s.match.type[c] != SCHEME_CARD:
            happenings.enter_play(s, None, seat, c, HOME)


def resolve_scheme(s: FiveSails, f: Frame, answer: int) -> None:
    """In player order each resolves the whole scheme, which then lies in play. (FS-PLAN-11 to -14)"""
    seat = next_in_order(s, f[P_SERVED])
    if seat == NONE:
        f[P_SERVED] = 0
        return
    again(f)
    chosen = s.pile(CHOSEN, seat)
    if not chosen:
        f[P_SERVED] |= 1 << seat
        return
    c = chosen[0]
    texts = s.match.scheme_texts[s.match.definition[c]]
    if texts and not f[P_DONE] >> c & 1:
        f[P_DONE] |= 1 << c
        note(s, T_SCHEME, seat, c)
        use(s, texts[0], c, c, seat)
    else:
        s.put(c, SCHEME, seat)


def draw(s: FiveSails, f: Frame, answer: int) -> None:
    """Each player draws as many cards as the Leader's Panache now says. (FS-PLAN-15, FS-RULE-22)"""
    seat = next_in_order(s, f[P_SERVED])
    if seat == NONE:
        f[P_SERVED] = 0
        return
    f[P_SERVED] |= 1 << seat
    again(f)
    happenings.draw(s, None, seat, panache(s, seat))


def panache(s: FiveSails, seat: int) -> int:
    """Printed Panache, what schemes and the rules add; a lost Leader's still counts. (FS-CARDS-18, -19, FS-RULE-05)"""
    cards = s.match.cards
    total: int = s.match.panache[seat] + s.match.ruleset.extra_draw
    for c in s.pile(SCHEME, seat):
        total += cards[s.match.definition[c]].panache_modifier
    return max(0, total)


def end_planning(s: FiveSails, f: Frame, answer: int) -> None:
    moment(s, END_PLANNING)


def steps(rules: Any) -> tuple[Any, ...]:
    return (
        begin_planning, select, reveal, when_revealed, determine_initiative, muster, resolve_scheme, draw,
        end_planning,
    )  # fmt: skip


Planning: Final = Procedure("planning", steps, P_SIZE)
