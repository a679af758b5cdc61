"""The game's own words as small integers: zones, stats, values, phases, kinds of card, ability, event and question."""

from typing import Final

from quarterdeck.cardgame.terms import OWN_QUESTIONS, OWN_VERBS, QUESTION_NAMES
from quarterdeck.kernel.event import Q_PAY

# Zones. A card is in exactly one.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
LOCKER: Final = 3
APPROACH: Final = 4
CHOSEN: Final = 5
CREW: Final = 6
EQUIPPED: Final = 7
SCHEME: Final = 8
LINE: Final = 9
CITY: Final = 10
PLAYED: Final = 11
LOCATION: Final = 12
FACEDOWN: Final = 13
ASIDE: Final = 14
GONE: Final = 15
ZONES: Final = 16
ZONE_NAMES: Final = (
    "deck", "hand", "discard", "locker", "approach", "chosen", "crew", "equipped", "scheme", "line", "city",
    "played", "location", "facedown", "aside", "gone",
)  # fmt: skip

# Places: the City locations in the order of the line, then every Home.
OLES_INN: Final = 0
DOCKS: Final = 1
FORUMS: Final = 2
BAZAAR: Final = 3
GARDENS: Final = 4
PLACES: Final = 5
HOME: Final = 7
NOWHERE: Final = 255
PLACE_NAMES: Final = ("Ole's Inn", "the Docks", "the Forums", "the Grand Bazaar", "Governor's Gardens")
UNCONTROLLED: Final = 255

# Stats and combat values; together they are also the *what* of rows that change them.
RESOLVE: Final = 0
COMBAT: Final = 1
FINESSE: Final = 2
INFLUENCE: Final = 3
STATS: Final = ("Resolve", "Combat", "Finesse", "Influence")
RIPOSTE: Final = 0
PARRY: Final = 1
THRUST: Final = 2
VALUES: Final = ("Riposte", "Parry", "Thrust")
DASH: Final = -1

# Kinds of card
LEADER_CARD: Final = 0
CHARACTER: Final = 1
SCHEME_CARD: Final = 2
ATTACHMENT: Final = 3
RISK: Final = 4
EVENT: Final = 5
LOCATION_CARD: Final = 6
TYPES: Final = ("Leader", "Character", "Scheme", "Attachment", "Risk", "Event", "Location")
FACTIONS: Final = ("Castille", "Eisen", "Montaigne", "Ussura", "Vodacce", "Neutral", "City")

# Keywords of a card
BRUTE: Final = 1
NEGOTIABLE: Final = 2
UNIQUE: Final = 4
WEALTH: Final = 8
#: as they are printed on a card that has them itself
KEYWORDS: Final = {"Brute": BRUTE, "Negotiable": NEGOTIABLE, "Unique": UNIQUE, "Wealth": WEALTH}

# Kinds of ability
ACTION: Final = 0
REACTION: Final = 1
FORCED: Final = 2
TECHNIQUE: Final = 3
MANEUVER: Final = 4
SCHEME_TEXT: Final = 5
WHEN_REVEALED: Final = 6
PASSIVE: Final = 7
BASIC: Final = 8
SETUP: Final = 9
KIND_NAMES: Final = (
    "Action", "Reaction", "Forced", "Technique", "Maneuver", "Scheme", "When revealed", "Passive", "Basic", "Setup",
)  # fmt: skip

# Qualifiers of an ability besides traits
AT_CITY: Final = 1
AT_HOME: Final = 2

# Phases
DAWN: Final = 0
PLANNING: Final = 1
HIGH_DRAMA: Final = 2
PLUNDER: Final = 3
DUSK: Final = 4
PHASES: Final = ("Dawn", "Planning", "High Drama", "Plunder", "Dusk")

# Victories
ASSASSINATION: Final = 1
DOMINANCE: Final = 2
ECONOMIC: Final = 3
FIFTH_DAY: Final = 4
LAST_LEFT: Final = 5
DRAW: Final = 6
VICTORIES: Final = ("none", "assassination", "dominance", "economic", "fifth day", "last player left", "draw")

# Events. The moments of the Day come first, in their order.
BEGIN_DAY: Final = 0
BEGIN_DAWN: Final = 1
END_DAWN: Final = 2
BEGIN_PLANNING: Final = 3
END_PLANNING: Final = 4
BEGIN_DRAMA: Final = 5
END_DRAMA: Final = 6
BEGIN_PLUNDER: Final = 7
COLLECT: Final = 8
END_PLUNDER: Final = 9
BEGIN_DUSK: Final = 10
END_DUSK: Final = 11
END_DAY: Final = 12
ANNOUNCE: Final = 13
TARGET: Final = 14
USED: Final = 15
PAY: Final = 16
WOUND: Final = 17
HEAL: Final = 18
ENGAGE: Final = 19
EN_GARDE: Final = 20
MOVE: Final = 21
DRAW_CARDS: Final = 22
DISCARD_CARDS: Final = 23
ENTER_DISCARD: Final = 24
DESTROY: Final = 25
TO_LOCKER: Final = 26
EQUIP: Final = 27
ENTER_PLAY: Final = 28
ADD_RENOWN: Final = 29
MOVE_RENOWN: Final = 30
GAIN_RENOWN: Final = 31
CLAIM: Final = 32
PRESSURE: Final = 33
PRESSURE_RESULT: Final = 34
ISSUE: Final = 35
ACCEPT: Final = 36
REFUSE: Final = 37
ROUND_BEGIN: Final = 38
COMBAT_CARD: Final = 39
GAMBLE: Final = 40
ROUND_END: Final = 41
DUEL_END: Final = 42
CITY_CARD: Final = 43
REVEAL: Final = 44
WOUNDS_RESOLVED: Final = 45
EVENTS: Final = 46

EVENT_NAMES: Final = (
    "the beginning of the Day", "the beginning of Dawn", "the end of Dawn", "the beginning of Planning",
    "the end of Planning", "the beginning of High Drama", "the end of High Drama", "the beginning of Plunder",
    "collecting Renown", "the end of Plunder", "the beginning of Dusk", "the end of Dusk", "the end of the Day",
    "announcing", "targeting", "an ability resolving", "paying", "wounding", "healing", "engaging", "en garde",
    "moving", "drawing", "discarding", "entering a discard pile", "destroying", "going to the Locker", "equipping",
    "entering play", "adding Renown", "moving Renown", "gaining Renown", "claiming", "a pressure",
    "the result of a pressure", "a challenge issued", "a challenge accepted", "a challenge refused",
    "the beginning of a round", "playing a combat card", "gambling", "the end of a round", "the end of a duel",
    "a City card placed", "revealing", "the wounds of a round",
)  # fmt: skip

# What is told besides events: kinds of rows of the record (`story` has their sentences)
T_VICTORY: Final = 60
T_LEAVE: Final = 61
T_INITIATIVE: Final = 62
T_SCHEME: Final = 63
T_DUEL_OVER: Final = 64
T_RIPOSTE: Final = 65  # the other two values follow, in their order
T_PARRY: Final = 66
T_THRUST: Final = 67
T_USE: Final = 68
T_RETURN: Final = 69
T_PRICE: Final = 70
T_PARLEY: Final = 71
T_PASS: Final = 72
T_REPEATED: Final = 73
T_TARGET: Final = 74
T_RECRUIT: Final = 75
T_THREAT: Final = 76
T_MORE_THREAT: Final = 77
T_ESCAPE: Final = 78
T_CAP: Final = 79
T_SWAP: Final = 80
T_VOID: Final = 81
T_NOTHING: Final = 82
T_UNHURT: Final = 83
T_RESHUFFLE: Final = 84
T_ONLY: Final = 85
T_MARK: Final = 86
T_TO_HAND: Final = 87
T_DASH: Final = 88  # a combat value that is a dash was to be changed
#: two numbers that are told in one: the first times this, and the second
T_TWO: Final = 64

# Kinds of question that only this game asks
Q_APPROACH: Final = OWN_QUESTIONS
Q_CREW_EXCESS: Final = OWN_QUESTIONS + 1
Q_SLOT_EXCESS: Final = OWN_QUESTIONS + 2
Q_ACTION: Final = OWN_QUESTIONS + 3
Q_ATTACHMENT: Final = OWN_QUESTIONS + 4
Q_MERCENARY: Final = OWN_QUESTIONS + 5
Q_PARLEY: Final = OWN_QUESTIONS + 6
Q_REPEAT: Final = OWN_QUESTIONS + 7
Q_CHALLENGE: Final = OWN_QUESTIONS + 8
Q_TECHNIQUE: Final = OWN_QUESTIONS + 9
Q_ANSWER: Final = OWN_QUESTIONS + 10
Q_COMBAT: Final = OWN_QUESTIONS + 11
Q_GAMBLE: Final = OWN_QUESTIONS + 12
Q_ROUND: Final = OWN_QUESTIONS + 13
QUESTIONS: Final = {
    **QUESTION_NAMES, Q_PAY: "pay_wealth", Q_APPROACH: "choose_approach", Q_CREW_EXCESS: "choose_crew_excess",
    Q_SLOT_EXCESS: "choose_slot_excess", Q_ACTION: "take_action", Q_ATTACHMENT: "choose_attachment",
    Q_MERCENARY: "choose_mercenary", Q_PARLEY: "parley", Q_REPEAT: "repeat", Q_CHALLENGE: "choose_challenge",
    Q_TECHNIQUE: "issue_technique", Q_ANSWER: "answer_challenge", Q_COMBAT: "combat_card", Q_GAMBLE: "gamble_pick",
    Q_ROUND: "round_abilities",
}  # fmt: skip

# Verbs of option keys that only this game has
V_ACT: Final = OWN_VERBS
V_PAIR: Final = OWN_VERBS + 1
V_ACCEPT: Final = OWN_VERBS + 2
V_REFUSE: Final = OWN_VERBS + 3
V_INTERVENE: Final = OWN_VERBS + 4
V_GAMBLE: Final = OWN_VERBS + 5
V_TECHNIQUE: Final = OWN_VERBS + 6
V_MANEUVER: Final = OWN_VERBS + 7
V_PARLEY: Final = OWN_VERBS + 8
V_REPEAT: Final = OWN_VERBS + 9

# Moments that end lasting effects
WHILE_IT_LASTS: Final = 0
THE_DAY: Final = 1
THE_DUEL: Final = 2
THE_ROUND: Final = 3
NEXT_ROUND: Final = 4

# What a lasting row does (0 is the kernel's LATER)
CHANGE_STAT: Final = 1
CHANGE_VALUE: Final = 5
CHANGE_COST: Final = 8
GAIN_TRAIT: Final = 9
LOSE_TRAIT: Final = 10
FORBID: Final = 11
LETHAL: Final = 12
REDIRECT: Final = 13
REVEAL_MORE: Final = 14
GAIN_KEYWORD: Final = 15
LOSE_KEYWORD: Final = 16
MARK: Final = 17

# What a lasting row lies on, where that is no card: a side of the duel or a location
ON_SIDE: Final = 1 << 20
ON_PLACE: Final = 1 << 21

# Riders that the ability which issues a challenge puts on it
NO_REFUSAL: Final = 1
ONLY_LEADERS_REFUSE: Final = 2
ONLY_LEADERS_INTERVENE: Final = 4
NO_INTERVENTION: Final = 8
MAY_RETREAT: Final = 16
FIRST_BLOOD_STEALS: Final = 32
EVEN_ENGAGED: Final = 64  # the challenger should have engaged for it, and was engaged already (178)

# What one chapter of the rules looks up by name, of a text that names it
ISSUES_ENGAGED: Final = "may issue a challenge even while engaged"
INTERVENES_ENGAGED: Final = "may intervene even while engaged"
INTERVENES_FREELY: Final = "may intervene without engaging"
INTERVENES_ARMED: Final = "may intervene by engaging a Weapon it wears instead of itself, even while engaged"
TAKES_THE_THREAT: Final = "takes the threat as wounds when it intervenes; no combat card is played and the duel ends"
TAKES_BACK_ATTACHMENTS: Final = (
    "takes the attachments of its dueling line into your hand when its duel ends, if it is still in play"
)
DRAWS_CHALLENGES: Final = "must be the target of enemy challenges at its location"
NO_SLOT_TAKEN: Final = "takes up no slot for Armor, Attire or Weapons"
COMES_OVER: Final = "challenges at adjacent locations"
EITHER_WAY: Final = "either way"
LOST_UNLESS: Final = "is destroyed as soon as the equipped character"

# What may be forbidden: the verbs that `may` answers for
TO_MOVE: Final = 0
TO_ISSUE: Final = 1
TO_BE_CHALLENGED: Final = 2
TO_INTERVENE: Final = 3
TO_REFUSE: Final = 4
TO_BE_DESTROYED: Final = 5
TO_BE_DISCARDED: Final = 6
TO_BE_UNEQUIPPED: Final = 7
TO_MANEUVER: Final = 8
TO_USE_TECHNIQUE: Final = 9
TO_CHANGE_RENOWN: Final = 10
TO_BE_CONTROLLED: Final = 11
TO_BE_SPENT: Final = 12
TO_GO_HOME: Final = 13
TO_LOSE_CONTROL: Final = 14
VERBS_FORBIDDEN: Final = 15

#: how many locations are meant: all that fit
EACH: Final = 99

#: what cards call the zone: CITY is a qualifier to them
CITY_ZONE: Final = CITY

#: what cards speak of by these names
__all__ = [
    "ACCEPT", "ACTION", "ADD_RENOWN", "ANNOUNCE", "ASIDE", "BASIC", "BAZAAR", "BEGIN_DAWN", "BEGIN_DAY",
    "BEGIN_DRAMA", "BEGIN_DUSK", "BEGIN_PLANNING", "BEGIN_PLUNDER", "CITY_CARD", "CITY_ZONE", "CLAIM", "COLLECT",
    "COMBAT", "COMBAT_CARD", "DECK", "DESTROY", "DISCARD", "DISCARD_CARDS", "DOCKS", "DRAWS_CHALLENGES",
    "DRAW_CARDS", "DUEL_END", "EACH", "END_DAWN", "END_DAY", "END_DRAMA", "END_DUSK", "END_PLANNING", "END_PLUNDER",
    "ENGAGE", "ENTER_DISCARD", "ENTER_PLAY", "EN_GARDE", "EQUIP", "EQUIPPED", "FINESSE", "FIRST_BLOOD_STEALS",
    "FORCED", "FORUMS", "GAIN_RENOWN", "GAMBLE", "GARDENS", "HEAL", "INFLUENCE", "INTERVENES_ARMED",
    "INTERVENES_ENGAGED", "INTERVENES_FREELY", "ISSUE", "ISSUES_ENGAGED", "LINE", "LOCKER", "MANEUVER",
    "MAY_RETREAT", "MOVE", "MOVE_RENOWN", "NO_INTERVENTION", "NO_REFUSAL", "NO_SLOT_TAKEN", "OLES_INN",
    "ONLY_LEADERS_INTERVENE", "ONLY_LEADERS_REFUSE", "PARRY", "PASSIVE", "PAY", "PRESSURE", "PRESSURE_RESULT",
    "REACTION", "REFUSE", "RESOLVE", "REVEAL", "RIPOSTE", "ROUND_BEGIN", "ROUND_END", "SCHEME_TEXT", "SETUP",
    "TAKES_BACK_ATTACHMENTS", "TAKES_THE_THREAT", "TARGET", "TECHNIQUE", "THE_DUEL", "THE_ROUND", "THRUST",
    "TO_BE_CHALLENGED", "TO_BE_CONTROLLED", "TO_BE_DESTROYED", "TO_BE_DISCARDED", "TO_BE_SPENT", "TO_BE_UNEQUIPPED",
    "TO_CHANGE_RENOWN", "TO_GO_HOME", "TO_INTERVENE", "TO_ISSUE", "TO_LOCKER", "TO_LOSE_CONTROL", "TO_MANEUVER",
    "TO_MOVE", "TO_REFUSE", "TO_USE_TECHNIQUE", "USED", "WHEN_REVEALED", "WOUND", "WOUNDS_RESOLVED",
]  # fmt: skip
