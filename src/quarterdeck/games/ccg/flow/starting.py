"""Before turn 1 (CG-SETUP): starting Crew chosen in secret and revealed together, decks shuffled, hands drawn."""

from typing import Any, Final

from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.terms import V_DONE
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.flow.turn import Turns
from quarterdeck.games.ccg.kinds import (
    ABOARD, CHOSEN, DECK, HAND, HAND_MAXIMUM, Q_STARTING_CREW, SETTING_UP, TO_BE_HIRED, TO_ENTER_PLAY,
    T_START,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import CREW, LOYAL, UNIQUE
from quarterdeck.games.ccg.values import may
from quarterdeck.kernel.chance import draw
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import Question, key, verb_of
from quarterdeck.kernel.flow import Procedure, again, ask_all, push, secrets
from quarterdeck.kernel.knowledge import open_questions
from quarterdeck.kernel.record import note

V_DONE_KEY: Final = key(V_DONE)
W_DONE: Final = 4  # who has chosen, a bit each
W_SIZE: Final = 5
#: as many starting Crew as somebody is thought to have at most
MOST: Final = 6


def wealth_left(s: SeventhSea, seat: int) -> int:
    """What is left of the Captain's Wealth. (CG-SETUP-07)"""
    m = s.match
    return int(m.drawn[m.captain[seat]].wealth - sum(m.drawn[c].cost.amount for c in s.pile(CHOSEN, seat)))


def can_start(s: SeventhSea, seat: int, c: int) -> bool:
    """Whether a Crew of the deck may be among those that start, beside those chosen. (CG-SETUP-07 to -10)"""
    m = s.match
    chosen = s.pile(CHOSEN, seat)
    if m.kind[c] != CREW or m.drawn[c].cost.amount > wealth_left(s, seat):
        return False
    if len(chosen) + 2 > m.drawn[m.ship[seat]].crew_maximum:  # and the Captain (CG-SETUP-08, CG-RULE-01)
        return False
    if m.faction[c] and not m.faction[c] & m.faction[m.captain[seat]]:
        return False
    if m.traits[c] & LOYAL and not m.faction[c] & m.faction[m.captain[seat]]:
        return False
    unique = m.traits[c] & UNIQUE
    if any(m.title[d] == m.title[c] and (unique or m.traits[d] & UNIQUE) for d in chosen):
        return False
    return may(s, TO_ENTER_PLAY, c, seat) and may(s, TO_BE_HIRED, c, seat)


def starters(s: SeventhSea, seat: int) -> list[int]:
    """Crew of the deck that may still be chosen, in the order of their definitions."""
    m, wealth = s.match, wealth_left(s, seat)
    crew = [c for c in s.deck(seat) if m.kind[c] == CREW and m.drawn[c].cost.amount <= wealth]
    found = [c for c in crew if can_start(s, seat, c)]
    return sorted(found, key=s.match.definition.__getitem__)


def crew_question(s: SeventhSea, seat: int) -> Question:
    options = (*card_keys(s, starters(s, seat)), V_DONE_KEY)
    return Question(seat, Q_STARTING_CREW, s.match.captain[seat], 0, options)


def starting_crew(s: SeventhSea, f: Frame, answer: int) -> None:
    """Everybody chooses in secret, one Crew after the other, at their own pace. (CG-SETUP-06)"""
    for seat, k in secrets(s):
        if goes_on(s, seat, k) is None:
            f[W_DONE] |= 1 << seat
    done = f[W_DONE] | s.out
    questions = [crew_question(s, seat) for seat in range(s.match.seats) if not done >> seat & 1]
    if questions:
        ask_all(s, f, questions)


def goes_on(s: SeventhSea, seat: int, k: int) -> Question | None:
    """Who chooses a Crew chooses on; None if a seat is done."""
    if verb_of(k) == V_DONE or s.out >> seat & 1:
        return None
    s.put(keyed_card(s, starters(s, seat), k), CHOSEN, seat)
    return crew_question(s, seat)


def reveal_crew(s: SeventhSea, f: Frame, answer: int) -> None:
    """All are revealed at the same time, and start untacked. (CG-SETUP-06, -13)"""
    f[W_DONE] = 0
    for seat in range(s.match.seats):
        for c in s.pile(CHOSEN, seat):
            s.put(c, ABOARD, seat)
            note(s, T_START, seat, c)


def shuffle_and_draw(s: SeventhSea, f: Frame, answer: int) -> None:
    """Each shuffles the rest of the deck and draws seven cards. (CG-SETUP-12)"""
    for seat in range(s.match.seats):
        if not s.out >> seat & 1:
            happenings.shuffle(s, seat)
            s.draw(min(HAND_MAXIMUM, len(s.deck(seat))), DECK, HAND, seat)


def redealt(t: SeventhSea, kept: int) -> None:
    """After a new deal, what others chose in secret is some legal starting Crew. (CG-SETUP-06)

    Nobody can tell how many anybody has chosen; who still chooses has something left to choose from.
    """
    if t.phase != SETTING_UP:
        return
    choosing = [q.seat for q in open_questions(t)]
    for seat in range(t.match.seats):
        if not (kept | t.out) >> seat & 1:
            block = t.block[t.deck(seat)[0]] if t.deck(seat) else 0
            for c in t.pile(CHOSEN, seat):
                take_back(t, seat, c, block)
            choose_anew(t, seat, draw(t, MOST + 1, "deal"), block, seat in choosing)


def take_back(t: SeventhSea, seat: int, c: int, block: int) -> None:
    t.put(c, DECK, seat)
    t.known[c], t.block[c] = 0, block


def choose_anew(t: SeventhSea, seat: int, n: int, block: int, chooses_on: bool) -> None:
    """So many Crew, or as many as there can be."""
    for _ in range(n):
        could = starters(t, seat)
        if not could:
            return
        c = could[draw(t, len(could), "deal")]
        t.put(c, CHOSEN, seat)
        if chooses_on and not starters(t, seat):
            take_back(t, seat, c, block)
            return


def turns(s: SeventhSea, f: Frame, answer: int) -> None:
    again(f)
    push(s, Turns)


def steps(rules: Any) -> tuple[Any, ...]:
    return (starting_crew, reveal_crew, shuffle_and_draw, turns)


Voyage: Final = Procedure("voyage", steps, W_SIZE)
