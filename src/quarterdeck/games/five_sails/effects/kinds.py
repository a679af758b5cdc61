"""How texts speak of each kind of event."""

from typing import Final

from quarterdeck.cardgame.triggers import (
    ABILITY, CARDS, DOER, MAKER, OWN_FACTS, PERFORMED, PLACE, RECEIVER, SOURCE, EventKind, numbered,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import (
    ACCEPT, ADD_RENOWN, ANNOUNCE, CITY_CARD, CLAIM, COMBAT_CARD, DESTROY, DISCARD_CARDS, DRAW_CARDS, DUEL_END, ENGAGE,
    ENTER_DISCARD, ENTER_PLAY, EN_GARDE, EQUIP, EVENT_NAMES, GAIN_RENOWN, GAMBLE, HEAL, ISSUE, MOVE, MOVE_RENOWN, PAY,
    PRESSURE, PRESSURE_RESULT, REFUSE, REVEAL, ROUND_BEGIN, ROUND_END, TARGET, TO_LOCKER, USED, WOUND, WOUNDS_RESOLVED,
)  # fmt: skip
from quarterdeck.kernel.event import AFTER

#: what only events of this game tell: the location that they are about; and that they can happen in a duel
LOCATION: Final = OWN_FACTS
DUEL: Final = OWN_FACTS * 2
OWN_WORDS: Final = {
    LOCATION: "the location it is about", DUEL: "who is whose adversary, since there is no duel then",
}  # fmt: skip

#: what most events of a sort tell: those that abilities are about, that abilities cause, that happen at a location
ABOUT: Final = CARDS | MAKER | SOURCE | ABILITY | PERFORMED | DUEL
CAUSED: Final = CARDS | MAKER | SOURCE | PLACE | DUEL
THERE: Final = MAKER | PLACE | LOCATION | DUEL

KINDS = numbered(EVENT_NAMES, {
    ANNOUNCE: EventKind(befalls="is announced", noun="an ability", verb="is announced", tells=ABOUT),
    TARGET: EventKind(befalls="is targeted", noun="an ability", verb="targets a card", tells=ABOUT),
    USED: EventKind(befalls="resolves", noun="an ability", verb="resolves", tells=ABOUT),
    PAY: EventKind(closed="write while_paying(…)"),
    WOUND: EventKind(
        befalls="is wounded", subject="character", sort="character", answered="the wounded character",
        tells=CAUSED | DOER,
    ),
    HEAL: EventKind(befalls="is healed", subject="character", sort="character", tells=CAUSED),
    ENGAGE: EventKind(befalls="engages", tells=CAUSED),
    EN_GARDE: EventKind(befalls="turns en garde", subject="character", tells=CAUSED),
    MOVE: EventKind(
        befalls="moves", subject="character", sort="character", answers="that movement",
        tells=CARDS | MAKER | SOURCE | DUEL,
    ),
    DRAW_CARDS: EventKind(noun="a player", verb="draws cards", by_player=True, tells=MAKER | SOURCE | DUEL),
    DISCARD_CARDS: EventKind(befalls="is discarded", noun="a card", verb="is discarded", tells=CAUSED, leaving=True),
    ENTER_DISCARD: EventKind(befalls="enters a discard pile", tells=CARDS, windows=(AFTER,), leaving=True),
    DESTROY: EventKind(befalls="is destroyed", verb="is destroyed", tells=CAUSED, leaving=True),
    TO_LOCKER: EventKind(befalls="goes to the Locker", tells=CAUSED, leaving=True),
    EQUIP: EventKind(befalls="is equipped", tells=CAUSED | LOCATION | RECEIVER),
    ENTER_PLAY: EventKind(
        befalls="enters play", subject="character", sort="character",
        tells=CAUSED | LOCATION, coming=True,
    ),
    ADD_RENOWN: EventKind(noun="a Renown", verb="is added to a location", tells=THERE | SOURCE),
    MOVE_RENOWN: EventKind(noun="a Renown", verb="is moved to another location", tells=THERE | SOURCE),
    GAIN_RENOWN: EventKind(noun="a player", verb="gains Renown", by_player=True, tells=MAKER | SOURCE | DUEL),
    CLAIM: EventKind(noun="a location", verb="is claimed", tells=THERE | SOURCE),
    PRESSURE: EventKind(noun="a pressure", verb="is counted", tells=THERE | SOURCE | DOER),
    PRESSURE_RESULT: EventKind(noun="a pressure", verb="succeeds", tells=THERE),
    ISSUE: EventKind(
        befalls="is challenged", noun="a challenge", verb="is issued", active="issues a challenge",
        subject="character", sort="character", tells=CARDS | MAKER | SOURCE | PLACE | LOCATION,
    ),
    ACCEPT: EventKind(
        befalls="accepts a challenge", noun="a challenge", verb="is accepted", active="accepts a challenge",
        subject="character", sort="character", tells=CARDS | THERE,
    ),
    REFUSE: EventKind(
        befalls="refuses a challenge", noun="a challenge", verb="is refused", active="refuses a challenge",
        subject="character", sort="character", tells=CARDS | MAKER | PLACE | LOCATION,
    ),
    ROUND_BEGIN: EventKind(
        befalls="begins its round", noun="a round", moment="the beginning of ", subject="character", sort="character",
        tells=CARDS | PLACE,
    ),
    COMBAT_CARD: EventKind(
        befalls="is played as a combat card", noun="a combat card", verb="is played",
        tells=CARDS | MAKER | DOER | DUEL,
    ),
    GAMBLE: EventKind(noun="a player", verb="gambles", by_player=True, tells=MAKER | DUEL),
    ROUND_END: EventKind(
        befalls="ends its round", noun="a round", moment="the end of ", subject="character", sort="character",
        tells=CARDS | PLACE,
    ),
    WOUNDS_RESOLVED: EventKind(
        noun="a round", verb="are resolved", moment="the wounds of ",
        tells=CARDS | PLACE, closed="write later(…) in another ability",
    ),
    DUEL_END: EventKind(
        befalls="has fought a duel", noun="a duel", verb="ends", subject="character", sort="character",
        tells=CARDS | PLACE | LOCATION,
    ),
    CITY_CARD: EventKind(befalls="comes to a location", tells=CARDS | PLACE | LOCATION | SOURCE, coming=True),
    REVEAL: EventKind(befalls="is played from an Approach Deck", tells=CARDS),
}, OWN_WORDS)  # fmt: skip
