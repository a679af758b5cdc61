"""What cards do with combat cards in the middle of a duel, and what they ask of it."""

from collections.abc import Sequence

from quarterdeck.cardgame.conditions import Fact
from quarterdeck.cardgame.filters import OF_YOURS, Is
from quarterdeck.cardgame.sets import Group, Who
from quarterdeck.cardgame.terms import V_DONE
from quarterdeck.cardgame.verbs import OnCards, Verb
from quarterdeck.games.five_sails.duel_state import (
    D_ACTIVE, D_CARD, D_DONE, D_SEAT, D_SLAIN, D_WOUNDED, PLAYED_CARD, adversary_of, duel, dueling, gone, side_of,
    side_of_card,
)  # fmt: skip
from quarterdeck.games.five_sails.flow.duel import maneuvers, play_card
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import EQUIPPED, Q_ROUND, TO_BE_UNEQUIPPED, V_MANEUVER
from quarterdeck.games.five_sails.values import may
from quarterdeck.kernel.ability import U_ABILITY, U_ORIGIN, use
from quarterdeck.kernel.columns import Frame, NONE
from quarterdeck.kernel.decision import NO_ANSWER, key
from quarterdeck.kernel.event import members
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.words import Words


def play_in_round(s: FiveSails, f: Frame, mask: int, n: int) -> None:
    """The values of several combat cards are added. What is equipped must be free to leave. (FS-RULE-105)"""
    f[RESULT] = 0
    for c in members(mask) if dueling(s) else ():
        if s.zone[c] != EQUIPPED or may(s, TO_BE_UNEQUIPPED, c, f[SEAT]):
            play_card(s, c, f[SEAT])
            return


class UseManeuver(OnCards):
    """You may use a Maneuver of a card in your dueling line, besides the one of the round, for all its costs."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        if side == NONE or not dueling(s) or gone(s, s.stack[s.duel_at], side):
            return
        d = s.stack[s.duel_at]
        mask = self.who.mask(s, f)
        usable = [(o, a) for o, a in maneuvers(s, d, f[SEAT], d[D_CARD + side]) if mask >> o & 1]
        keys = [key(V_MANEUVER, s.slot[o], a.number) for o, a in usable]
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_ROUND, [*keys, key(V_DONE)], d[D_CARD + side], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        if answer in keys:
            o, a = usable[keys.index(answer)]
            use(s, a, o, d[D_CARD + side], f[SEAT])

    def subject(self) -> Who | None:
        return None

    def say(self, w: Words) -> str:
        return f"you may use a Maneuver of {self.who.say(w)} as well, paying all its costs"


def without_card_yet(s: FiveSails, x: Frame) -> bool:
    """It is your round, and you have played no combat card in it."""
    if not dueling(s):
        return False
    d = duel(s)
    return d[D_SEAT + d[D_ACTIVE]] == x[SEAT] and not d[D_DONE] & PLAYED_CARD


def is_the_adversary(s: FiveSails, x: Frame, c: int) -> bool:
    return s.duel_at != NONE and c == adversary_of(s, x[SEAT])


def was_wounded_in_duel(s: FiveSails, x: Frame, c: int) -> bool:
    return dueling(s) and duel(s)[D_WOUNDED] >> c & 1 == 1


def fell_by_that(s: FiveSails, x: Frame, c: int) -> bool:
    """The wounds just dealt have destroyed this participant."""
    return x[RESULT] > 0 and x[RESULT] >> c & 1 == 1 and duel(s)[D_SLAIN] >> side_of_card(s, c) & 1 == 1


def others_in_line(s: FiveSails, x: Frame) -> Sequence[int]:
    return [c for c in s.line(x[SEAT]) if c != x[U_ORIGIN]]


# The words that cards are written with

#: A card is played as a combat card of this round, besides any other.
play_as_combat_card = Verb(
    play_in_round, "is played as a combat card of this round", "are played as combat cards of this round",
    "play {who} as a combat card of this round",
)  # fmt: skip
use_maneuver = UseManeuver
no_card_yet = Fact(without_card_yet, "you have not played a combat card in it yet")  #: You have yet to play one.
is_adversary = Is("adversary", is_the_adversary, phrase=OF_YOURS, noun="adversary")  #: Your adversary in the duel.
#: Wounded since the duel began.
hurt_in_duel = Is(
    "hurt in duel", was_wounded_in_duel, phrase="that was wounded in this duel", says="was wounded in this duel"
)
slain = Is("slain", fell_by_that, phrase="destroyed by that")  #: Destroyed by the wounds just dealt.
#: The cards of your dueling line besides this one.
rest_of_line = Group(others_in_line, "other cards in your dueling line", many=True)

__all__ = [
    "hurt_in_duel", "is_adversary", "no_card_yet", "play_as_combat_card", "rest_of_line", "slain", "use_maneuver",
]  # fmt: skip
