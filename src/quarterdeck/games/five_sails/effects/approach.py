"""What cards do with Approach Decks: looking into one, remembering a card of it, sending characters back."""

from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.players import Players
from quarterdeck.cardgame.terms import Q_CARDS, Q_PLAYER, V_SEAT
from quarterdeck.cardgame.verbs import Verb
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.seats import playing
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import APPROACH, CREW, T_RETURN
from quarterdeck.kernel.ability import U_ABILITY, U_EVENT, U_N, U_ORIGIN
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.event import E_SET, members
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import Words


class ChooseOpponent(Effect):
    """Name another player; the seat is noted."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            options = [key(V_SEAT, seat) for seat in playing(s) if seat != f[SEAT]]
            answer = ask(s, f, f[SEAT], Q_PLAYER, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_N] = thing_of(answer)

    imperative = True

    def say(self, w: Words) -> str:
        return "choose an opponent"


def the_named(s: FiveSails, x: Frame) -> tuple[int, ...]:
    return (x[U_N],)


that_opponent = Players(the_named, "that opponent")  #: The player who was named.


class MarkApproach(Effect):
    """Look at the named player's Approach Deck and choose a card in it, which this card remembers in secret."""

    remembers = True

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards = sorted(s.pile(APPROACH, f[U_N]), key=s.match.definition.__getitem__)  # they lie in no order
        for c in cards:
            s.look(c, 1 << f[SEAT])
        if not cards:
            f[RESULT] = 0
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_CARDS, card_keys(s, cards), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        s.own()
        s.memo[f[U_ORIGIN]] = keyed_card(s, cards, answer) + 1
        f[RESULT] = 1

    imperative = True

    def say(self, w: Words) -> str:
        return "look at their Approach Deck and secretly choose a card in it"


def to_approach(s: FiveSails, f: Frame, cards: int, n: int) -> None:
    """They left play: wounds are gone and what they wear is discarded. (FS-RULE-61, FS-RULES-19)"""
    e = s.stack[f[U_EVENT]]
    f[RESULT] = 0
    for c in members(cards & e[E_SET]):
        if s.zone[c] == CREW:
            e[E_SET] &= ~(1 << c)
            happenings.depart(s, c)
            s.put(c, APPROACH, s.match.owner[c])
            note(s, T_RETURN, s.match.owner[c], c)
            f[RESULT] |= 1 << c


to_approach_instead = Verb(
    to_approach, "goes to your Approach Deck instead", "go to your Approach Deck instead",
    "send {who} to your Approach Deck instead",
    doc="The character of the event that is answered returns to its Approach Deck; the event goes on without it.",
)  # fmt: skip


# The words that cards are written with

choose_opponent = ChooseOpponent
mark_approach = MarkApproach

__all__ = [
    "choose_opponent", "mark_approach", "that_opponent", "to_approach_instead",
]  # fmt: skip
