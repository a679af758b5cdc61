"""The kinds of event as texts speak of them: what befalls a card, who makes it happen, which windows there are.

React windows of the pool, and the kinds that are their events:

    suffering Hits                  SUFFER, HITS            a card sunk or discarded      SINK, DISCARD_CARDS
    paying a cost, a cancel cost    PAY, PAID               a Boarding attempted          PERFORM
    instead of a Boarding Attack    INSTEAD                 a Boarding entered, begun     ENTER, BEGUN
    tacking to produce, to absorb   PRODUCE, TACK_CARDS     a Cannon Attack               PERFORM, CANNON_ATTACK
    before performing an action     OPPORTUNITY             an Adventure                  PLACED, COMPLETED
    a Boarding Attack card          BEFORE_CARD, LAY        pushed forward, in answer     BEFORE_PUSH, PUSH
    Hits of a Boarding Attack       HITS, AFTER_HITS        a Ship enters, leaves         SAIL
    a round, a Boarding ends        ROUND_ENDS,             an action played, canceled    PERFORM, CANCELED
                                    BOARDING_ENDS           own card targeted             TARGETED
"""

from typing import Final

from quarterdeck.cardgame.triggers import CARDS, DOER, MAKER, OWN_FACTS, PLACE, RECEIVER, SOURCE, EventKind, numbered
from quarterdeck.games.ccg.kinds import (
    ACTIONS_BEGIN, ACTIONS_END, AFTER_HITS, ATTACHED_TO, BEFORE_CARD, BEFORE_PUSH, BEGUN, BOARDING_ENDS, CANCELED,
    CANNON_ATTACK, CHANTEY_PLAYED, COMPLETED, DISCARD_CARDS, DRAW_CARDS, DRAW_PHASE, DUEL_BEGINS, ENTER, EVENT_NAMES,
    FIGHT_ENDS, HIRED, HITS, INSTEAD, LAY, MOVED, OPPORTUNITY, ORDER_DETERMINED, PAID, PAY, PERFORM, PLACED, PLAYER_OUT,
    PRODUCE, PUSH, REPLACED_CREW, RESOLVED, RETURN_CARDS, ROUND_ENDS, SAIL, SINK, SUFFER, TACK_CARDS, TARGETED,
    TURN_BEGINS, TURN_ENDS, UNTACK_CARDS, UNTACK_ENDS, UNTACK_PHASE,
)  # fmt: skip
from quarterdeck.kernel.event import AFTER, WHEN

#: what events of this game can tell besides what every card game's do: how much; which skill; of what nature; which of
#: the actions; an attack
MUCH: Final = OWN_FACTS
SKILL: Final = OWN_FACTS * 2
NATURE: Final = OWN_FACTS * 4
WHICH_ACTION: Final = OWN_FACTS * 8
ATTACK: Final = OWN_FACTS * 16

OWN_WORDS: Final = {
    MUCH: "how much it is", SKILL: "which skill is produced", NATURE: "what the Hits come from",
    WHICH_ACTION: "which action it is", ATTACK: "which attack it is",
}  # fmt: skip

ABOUT_CARDS: Final = CARDS | MAKER | SOURCE
DURING: Final = (WHEN,)


def inside(noun: str, verb: str, tells: int = 0) -> EventKind:
    """A window that is part of a question of its user: nothing but a use can be made of it."""
    return EventKind(noun=noun, verb=verb, by_player=True, tells=tells, windows=DURING)


def moment(of: str, what: str = "the turn") -> EventKind:
    return EventKind(moment=of, noun=what, windows=(WHEN, AFTER))


EVENT_KINDS: Final = numbered(
    EVENT_NAMES,
    {
        TURN_BEGINS: moment("the beginning of "), TURN_ENDS: moment("the end of "),
        ORDER_DETERMINED: EventKind(noun="the order of play", verb="is determined", tells=MAKER),
        ACTIONS_BEGIN: moment("the beginning of ", "the Actions phase"),
        ACTIONS_END: moment("the end of ", "the Actions phase"), DRAW_PHASE: moment("", "the Draw phase"),
        UNTACK_PHASE: moment("", "the Untack phase"), UNTACK_ENDS: moment("the end of ", "the Untack phase"),
        OPPORTUNITY: inside("you", "are about to perform an action"),
        PAY: inside("you", "pay a cost", MUCH | SKILL), SUFFER: inside("you", "suffer Hits", MUCH | NATURE),
        INSTEAD: inside("you", "could perform a Boarding Attack"),
        TACK_CARDS: EventKind(befalls="tacks", tells=ABOUT_CARDS),
        UNTACK_CARDS: EventKind(befalls="untacks", tells=ABOUT_CARDS),
        PRODUCE: EventKind(befalls="produces points", tells=ABOUT_CARDS | MUCH | SKILL),
        PAID: EventKind(noun="a cost", verb="is paid", tells=MAKER | MUCH | SKILL, windows=DURING),
        TARGETED: EventKind(
            befalls="is targeted", tells=ABOUT_CARDS | DOER | WHICH_ACTION, windows=DURING, answers="that action",
        ),
        PERFORM: EventKind(
            befalls="is played", noun="an action", verb="is performed", tells=ABOUT_CARDS | PLACE | WHICH_ACTION,
            windows=DURING, answers="it",
        ),
        CANCELED: EventKind(
            befalls="is canceled", noun="an action", verb="is canceled", tells=ABOUT_CARDS | WHICH_ACTION,
            windows=(WHEN, AFTER),
        ),
        RESOLVED: EventKind(
            befalls="resolves", noun="an action", verb="resolves", tells=ABOUT_CARDS | WHICH_ACTION,
            windows=(WHEN, AFTER),
        ),
        HIRED: EventKind(befalls="is hired", subject="Crew", tells=ABOUT_CARDS, coming=True),
        REPLACED_CREW: EventKind(befalls="gains experience", subject="Crew", tells=ABOUT_CARDS | DOER, coming=True),
        ATTACHED_TO: EventKind(befalls="is attached", tells=ABOUT_CARDS | RECEIVER, coming=True),
        PLACED: EventKind(befalls="is put into a Sea", subject="Adventure", tells=ABOUT_CARDS | PLACE, coming=True),
        COMPLETED: EventKind(befalls="is completed", subject="Adventure", tells=ABOUT_CARDS | PLACE | RECEIVER),
        CHANTEY_PLAYED: EventKind(befalls="is struck up", subject="Chantey", tells=ABOUT_CARDS, coming=True),
        SINK: EventKind(befalls="is sunk", tells=ABOUT_CARDS, leaving=True),
        DISCARD_CARDS: EventKind(befalls="is discarded", tells=ABOUT_CARDS, leaving=True),
        DRAW_CARDS: EventKind(noun="a player", verb="draws cards", by_player=True, tells=MAKER | MUCH),
        SAIL: EventKind(befalls="sails", subject="Ship", tells=ABOUT_CARDS | PLACE),
        MOVED: EventKind(befalls="is moved", tells=ABOUT_CARDS | RECEIVER),
        CANNON_ATTACK: EventKind(
            befalls="is fired at", subject="Ship", noun="a Cannon Attack", verb="is made",
            tells=ABOUT_CARDS | MUCH | DOER,
        ),
        HITS: EventKind(
            befalls="suffers Hits", subject="Ship", noun="Hits", verb="are inflicted",
            tells=ABOUT_CARDS | MUCH | NATURE | DOER,
        ),
        ENTER: EventKind(
            befalls="enters a Boarding", subject="Ship", noun="a Boarding", verb="is entered", tells=ABOUT_CARDS,
        ),
        BEGUN: EventKind(
            befalls="is in a Boarding that begins", subject="Ship", noun="a Boarding", verb="begins", tells=ABOUT_CARDS,
        ),
        BEFORE_PUSH: EventKind(befalls="is about to be pushed forward", subject="Crew", tells=ABOUT_CARDS),
        PUSH: EventKind(befalls="is pushed forward", subject="Crew", tells=ABOUT_CARDS),
        BEFORE_CARD: EventKind(befalls="is about to play a Boarding Attack card", subject="Crew", tells=ABOUT_CARDS),
        LAY: EventKind(
            befalls="is played as a Boarding Attack", noun="a Boarding Attack", verb="is played",
            tells=ABOUT_CARDS | DOER | ATTACK,
        ),
        AFTER_HITS: EventKind(noun="the Hits of a Boarding Attack", verb="are gone", tells=ABOUT_CARDS | MUCH),
        FIGHT_ENDS: EventKind(
            befalls="ends a Boarding Attack", subject="Crew", moment="the end of ", noun="a Boarding Attack",
            tells=ABOUT_CARDS,
        ),
        ROUND_ENDS: EventKind(
            befalls="ends a round of a Boarding", subject="Ship", moment="the end of ", noun="a round of a Boarding",
            tells=ABOUT_CARDS,
        ),
        BOARDING_ENDS: EventKind(
            befalls="ends a Boarding", subject="Ship", moment="the end of ", noun="a Boarding", tells=ABOUT_CARDS,
        ),
        DUEL_BEGINS: EventKind(befalls="is about to fight a Duel", subject="Crew", tells=ABOUT_CARDS),
        RETURN_CARDS: EventKind(befalls="returns to a hand or deck", tells=ABOUT_CARDS, leaving=True),
        PLAYER_OUT: EventKind(
            noun="a player", verb="is out of the game", by_player=True, tells=MAKER,
            closed="the player's cards are gone by then",
        ),
    },
    OWN_WORDS,
)  # fmt: skip
