"""How texts speak of each kind of event."""

from quarterdeck.cardgame.triggers import EventKind, numbered
from quarterdeck.games.five_sails.terms import (
    ACCEPT, ADD_RENOWN, ANNOUNCE, CITY_CARD, CLAIM, COMBAT_CARD, DESTROY, DISCARD_CARDS, DUEL_END, ENGAGE,
    ENTER_DISCARD, EN_GARDE, EQUIP, EVENT_NAMES, GAMBLE, ISSUE, MOVE, PRESSURE, PRESSURE_RESULT, REFUSE, REVEAL,
    ROUND_BEGIN, ROUND_END, TARGET, TO_LOCKER, USED, WOUND, WOUNDS_RESOLVED,
)  # fmt: skip

KINDS = numbered(EVENT_NAMES, {
    ANNOUNCE: EventKind(befalls="is announced", noun="an ability", verb="is announced"),
    TARGET: EventKind(befalls="is targeted", noun="an ability", verb="targets a card"),
    USED: EventKind(befalls="resolves", noun="an ability", verb="resolves"),
    WOUND: EventKind(befalls="is wounded", subject="character", answered="the wounded character"),
    ENGAGE: EventKind(befalls="engages"),
    EN_GARDE: EventKind(befalls="turns en garde", subject="character"),
    MOVE: EventKind(befalls="moves", subject="character", answers="that movement"),
    DISCARD_CARDS: EventKind(befalls="is discarded", noun="a card", verb="is discarded"),
    ENTER_DISCARD: EventKind(befalls="enters a discard pile"),
    DESTROY: EventKind(befalls="is destroyed", verb="is destroyed"),
    TO_LOCKER: EventKind(befalls="goes to the Locker"),
    EQUIP: EventKind(befalls="is equipped"),
    ADD_RENOWN: EventKind(noun="a Renown", verb="is added to a location"),
    CLAIM: EventKind(noun="a location", verb="is claimed"),
    PRESSURE: EventKind(noun="a pressure", verb="is counted"),
    PRESSURE_RESULT: EventKind(noun="a pressure", verb="succeeds"),
    ISSUE: EventKind(
        befalls="is challenged", noun="a challenge", verb="is issued", active="issues a challenge",
        subject="character",
    ),
    ACCEPT: EventKind(
        befalls="accepts a challenge", noun="a challenge", verb="is accepted", active="accepts a challenge",
        subject="character",
    ),
    REFUSE: EventKind(
        befalls="refuses a challenge", noun="a challenge", verb="is refused", active="refuses a challenge",
        subject="character",
    ),
    ROUND_BEGIN: EventKind(
        befalls="begins its round", noun="a round", moment="the beginning of ", subject="character",
    ),
    COMBAT_CARD: EventKind(befalls="is played as a combat card", noun="a combat card", verb="is played"),
    GAMBLE: EventKind(noun="a player", verb="gambles", by_player=True),
    ROUND_END: EventKind(befalls="ends its round", noun="a round", moment="the end of ", subject="character"),
    WOUNDS_RESOLVED: EventKind(noun="a round", verb="are resolved", moment="the wounds of "),
    DUEL_END: EventKind(befalls="has fought a duel", noun="a duel", verb="ends", subject="character"),
    CITY_CARD: EventKind(befalls="comes to a location"),
    REVEAL: EventKind(befalls="is played from an Approach Deck"),
})  # fmt: skip
