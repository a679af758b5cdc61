"""What the engine calls things, as small integers: zones, events, questions, keys, rows, what may be forbidden.

The words that cards print (skills, types, factions, seas, boxes) are in `terms`. The kinds of event are the windows in
which cards can be used; what the registers of each hold is said beside it and, for authors of cards, in docs/ccg.md.
"""

from typing import Final

from quarterdeck.cardgame.terms import OWN_QUESTIONS, OWN_VERBS, QUESTION_NAMES
from quarterdeck.kernel.event import Q_CANCEL, Q_PAY

# Zones. A card is in exactly one.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
SUNK: Final = 3
ABOARD: Final = 4  # Crew in play, the Captain among them
VESSEL: Final = 5  # each player's Ship
ATTACHED: Final = 6  # Attachments and completed Adventures, on a card in play or on a Sea; the holder controls them
AFLOAT: Final = 7  # uncompleted Adventures, in a Sea
SUNG: Final = 8  # the Chantey
LASTING: Final = 9  # Action cards that stay in play for an effect that lasts
PLAYED: Final = 10  # a card that is being played
LAID: Final = 11  # Boarding Attack cards that lie in a fight
WATERS: Final = 12  # the five Seas
CHOSEN: Final = 13  # starting Crew that is not revealed yet
ASIDE: Final = 14  # cards that somebody looks at
GONE: Final = 15  # out of the game
ZONES: Final = 16
ZONE_NAMES: Final = (
    "deck", "hand", "discard", "sunk", "aboard", "vessel", "attached", "afloat", "sung", "lasting", "played", "laid",
    "waters", "chosen", "aside", "gone",
)  # fmt: skip
#: zones whose cards are in play (CG-CARDS-37)
IN_PLAY: Final = 1 << ABOARD | 1 << VESSEL | 1 << ATTACHED | 1 << AFLOAT | 1 << SUNG | 1 << LASTING

NOWHERE: Final = 255
#: how many cards a hand holds (CG-HAND-01), and how many each begins with (CG-SETUP-12)
HAND_MAXIMUM: Final = 7

# Phases (CG-TURN-01)
SETTING_UP: Final = 0
ORDERING: Final = 1
ACTING: Final = 2
DRAWING: Final = 3
UNTACKING: Final = 4
PHASES: Final = ("Setup", "Determine order", "Actions", "Draw", "Untack")

# How a game ends
LAST_CAPTAIN: Final = 1
CONTROL_OF_THE_SEAS: Final = 2
DRAWN: Final = 3
BY_A_TEXT: Final = 4
CONCEDED: Final = 5
VICTORIES: Final = ("none", "last captain", "control of the seas", "draw", "a text", "concession")

# The thirteen actions, by their numbers (CG-ACT); A_ACT is what a card prints, a React is no action
A_HIRE: Final = 1
A_EXPERIENCE: Final = 2
A_ACT: Final = 3
A_PUT_ADVENTURE: Final = 4
A_PUT_CHANTEY: Final = 5
A_COMPLETE: Final = 6
A_ATTACH: Final = 7
A_MOVE: Final = 8
A_CANNON: Final = 9
A_BOARD: Final = 10
A_DISCARD_CREW: Final = 11
A_DISCARD_ADVENTURE: Final = 12
A_PASS: Final = 13
A_REACT: Final = 14
A_TRAIT: Final = 15
ACTION_NAMES: Final = (
    "", "Hire", "Experience", "Act", "Put an Adventure into play", "Put a Chantey into play", "Complete", "Attach",
    "Move", "Cannon Attack", "Boarding", "Discard a Crew", "Discard an Adventure", "Pass", "React", "Trait",
)  # fmt: skip

#: how texts speak of them
ACTION_NOUNS: Final = (
    "", "hiring a Crew", "experiencing a Crew", "an Act", "putting an Adventure into play",
    "putting a Chantey into play", "completing an Adventure", "attaching a card", "moving", "a Cannon Attack",
    "a Boarding attempt", "discarding a Crew", "discarding an Adventure", "passing", "a React", "a trait",
)  # fmt: skip

# Kinds of event. Of every event: SEAT made it happen, E_SET are the cards it happens to, E_SOURCE and E_ABILITY the
# card and ability it comes from. Further registers are named in the order amount, place, other.
TURN_BEGINS: Final = 0
ORDER_DETERMINED: Final = 1  # SEAT goes first
ACTIONS_BEGIN: Final = 2
ACTIONS_END: Final = 3
DRAW_PHASE: Final = 4
UNTACK_PHASE: Final = 5
UNTACK_ENDS: Final = 6
TURN_ENDS: Final = 7
# Windows inside a question of their user: the event is the frame of that question, see `using.offered`
OPPORTUNITY: Final = 8  # before one performs an action; the frame is that of the Actions phase
PAY: Final = 9  # while one pays a cost; the frame is the payment
SUFFER: Final = 10  # while one suffers Hits; the frame is the payment that absorbs them
INSTEAD: Final = 11  # instead of performing a Boarding Attack; the frame is the Boarding
# Producing
TACK_CARDS: Final = 12  # why it tacks
UNTACK_CARDS: Final = 13  # 1 in the Untack phase
PRODUCE: Final = 14  # points, skill, how (BY_…); E_FROM: what it absorbs besides
PAID: Final = 15  # a payment as a whole is met: what was paid, skills, purpose
# Courses of actions
TARGETED: Final = 16  # which action, -, the card or Ship that does it
PERFORM: Final = 17  # which action, Sea; E_SET is the card it is done with, E_OTHER its first target
CANCELED: Final = 18  # which action
RESOLVED: Final = 19  # which action
# Cards
HIRED: Final = 20  # 1 if paid for
REPLACED_CREW: Final = 21  # -, -, the Crew that is replaced
ATTACHED_TO: Final = 22  # -, -, the host
PLACED: Final = 23  # an Adventure is put into a Sea: -, Sea
COMPLETED: Final = 24  # -, Sea, the host
CHANTEY_PLAYED: Final = 25
SINK: Final = 26  # how (FOR_…)
DISCARD_CARDS: Final = 27  # from which zone
DRAW_CARDS: Final = 28  # how many
SAIL: Final = 29  # a Ship moves: Sea it leaves + 1, Sea it enters
MOVED: Final = 30  # Attachments change their host: -, -, the new host
# Hits
CANNON_ATTACK: Final = 31  # a Ship is fired at: Cannon produced, 1 if performed (Action 9), the gunner
HITS: Final = 32  # inflicted on a Ship: how many, nature (FROM_…), the Crew that inflicts them
# Boardings
ENTER: Final = 33  # both Ships enter a Boarding: 1 if performed (Action 10)
BEGUN: Final = 34  # and it was not canceled
BEFORE_PUSH: Final = 35  # somebody is about to perform a Boarding Attack; SEAT does
PUSH: Final = 36  # a Crew is pushed forward: 1 if in answer
BEFORE_CARD: Final = 37  # a Crew is about to have a card played for it: 1 if that answers an attack
LAY: Final = 38  # a Boarding Attack card is played: its attack, the attack it answers + 1, the Crew
AFTER_HITS: Final = 39  # the Hits of a Boarding Attack are gone, the fighters not yet tacked (CG-RULE-19)
FIGHT_ENDS: Final = 40  # a Boarding Attack, or a Duel (amount 1), is over
ROUND_ENDS: Final = 41
BOARDING_ENDS: Final = 42
DUEL_BEGINS: Final = 43
PLAYER_OUT: Final = 44
RETURN_CARDS: Final = 45  # to a hand or deck: 1 to the bottom, zone
EVENTS: Final = 46
EVENT_NAMES: Final = (
    "the beginning of the turn", "determining order", "the beginning of the Actions phase",
    "the end of the Actions phase", "the Draw phase", "the Untack phase", "the end of the Untack phase",
    "the end of the turn", "before an action", "paying", "suffering Hits", "instead of a Boarding Attack", "tacking",
    "untacking", "producing", "a cost paid", "targeting", "performing", "canceling", "resolving", "hiring",
    "experiencing", "attaching", "placing an Adventure", "completing an Adventure", "putting a Chantey into play",
    "sinking", "discarding", "drawing", "sailing", "moving an Attachment", "a Cannon Attack", "Hits",
    "entering a Boarding", "beginning a Boarding", "before pushing forward", "pushing forward",
    "before a Boarding Attack card", "a Boarding Attack card", "Hits absorbed in a Boarding Attack",
    "the end of a Boarding Attack", "the end of a round", "the end of a Boarding", "the beginning of a Duel",
    "a player being out", "returning cards",
)  # fmt: skip
#: windows that are options of another question: no frame of an event is opened for them
INSIDE: Final = (OPPORTUNITY, PAY, SUFFER, INSTEAD)

# Why a card tacks
FOR_AN_EFFECT: Final = 0
AS_A_COST: Final = 1
TO_PRODUCE: Final = 2
IN_A_FIGHT: Final = 3
# How points are produced
BY_TACKING: Final = 0
BY_SINKING: Final = 1
BY_CARD: Final = 2  # a card produces them, and no Crew (CG-COST-16)
BY_FIGHTING: Final = 3
# What a card sinks for
FOR_EFFECT: Final = 0
FOR_COST: Final = 1
TO_ABSORB_HITS: Final = 2
WITH_HOST: Final = 3
BY_THE_NEXT: Final = 4  # a Chantey by the next one

# The nature of Hits, as bits
FROM_CANNON: Final = 1
FROM_FIGHT: Final = 2
FROM_DUEL: Final = 4
NATURES: Final = FROM_CANNON | FROM_FIGHT | FROM_DUEL
#: from which bit on the payment that absorbs them says who inflicts them, plus one
BY_WHOM: Final = 3

# Purposes of a payment (the kernel's own are TO_USE and TO_CANCEL)
TO_ABSORB: Final = 8
TO_HIRE: Final = 9
TO_COMPLETE: Final = 10
TO_ATTACH: Final = 11
TO_MOVE: Final = 12
TO_BOARD: Final = 13
TO_PUT: Final = 14  # a Chantey or an Adventure
TO_FIRE: Final = 15
TO_INFLICT: Final = 16

# Kinds of question
Q_STARTING_CREW: Final = OWN_QUESTIONS
Q_ACTION: Final = OWN_QUESTIONS + 1
Q_HOST: Final = OWN_QUESTIONS + 2
Q_SEA: Final = OWN_QUESTIONS + 3
Q_REPLACED: Final = OWN_QUESTIONS + 4
Q_ABSORB: Final = OWN_QUESTIONS + 5
Q_GUNNER: Final = OWN_QUESTIONS + 6
Q_OPPORTUNITY: Final = OWN_QUESTIONS + 7
Q_OPENING: Final = OWN_QUESTIONS + 8
Q_ANSWER: Final = OWN_QUESTIONS + 9
Q_ANSWER_CARD: Final = OWN_QUESTIONS + 10
Q_CONTINUE: Final = OWN_QUESTIONS + 11
Q_HAND_LIMIT: Final = OWN_QUESTIONS + 12
Q_VALUE: Final = OWN_QUESTIONS + 13
QUESTIONS: Final = {
    **QUESTION_NAMES, Q_PAY: "choose_producer", Q_CANCEL: "pay_cancel", Q_STARTING_CREW: "choose_starting_crew",
    Q_ACTION: "take_action", Q_HOST: "choose_host", Q_SEA: "choose_sea", Q_REPLACED: "choose_experience",
    Q_ABSORB: "absorb_step", Q_GUNNER: "choose_gunner", Q_OPPORTUNITY: "boarding_opportunity",
    Q_OPENING: "choose_opening_card", Q_ANSWER: "answer_attack", Q_ANSWER_CARD: "choose_answer_card",
    Q_CONTINUE: "continue_attack", Q_HAND_LIMIT: "discard_to_maximum", Q_VALUE: "choose_value",
}  # fmt: skip

# Verbs of option keys
V_HIRE: Final = OWN_VERBS
V_EXPERIENCE: Final = OWN_VERBS + 1
V_ADVENTURE: Final = OWN_VERBS + 2
V_CHANTEY: Final = OWN_VERBS + 3
V_COMPLETE: Final = OWN_VERBS + 4
V_ATTACH: Final = OWN_VERBS + 5
V_MOVE: Final = OWN_VERBS + 6
V_CANNON: Final = OWN_VERBS + 7
V_BOARD: Final = OWN_VERBS + 8
V_DISCARD_CREW: Final = OWN_VERBS + 9
V_DISCARD_ADVENTURE: Final = OWN_VERBS + 10
V_PLAY: Final = OWN_VERBS + 11  # an Act of a card in hand
V_ACT: Final = OWN_VERBS + 12  # an Act of a card in play
V_TACK: Final = OWN_VERBS + 13
V_SINK: Final = OWN_VERBS + 14
V_FIGHT: Final = OWN_VERBS + 15  # what a fighting Crew produces
V_PUSH: Final = OWN_VERBS + 16
V_LAY: Final = OWN_VERBS + 17
V_TAKE_HITS: Final = OWN_VERBS + 18

# Lasting rows: what they change. LATER is 0; skills have a number each
CHANGE_SKILL: Final = 1
CHANGE_PRODUCED: Final = 6
CHANGE_MOVE_COST: Final = 11
CHANGE_CREW_MAXIMUM: Final = 12
CHANGE_HAND_MAXIMUM: Final = 13
CHANGE_COST: Final = 14
CHANGE_HITS: Final = 15
CHANGE_TACK_ABSORB: Final = 16
CHANGE_SINK_ABSORB: Final = 17
CHANGE_INITIATIVE: Final = 18
GAIN_TRAIT: Final = 19
LOSE_TRAIT: Final = 20
FORBID: Final = 21
MARK: Final = 22
TEXTS: Final = 23  # a continuous text of an effect: AMOUNT is its node, EXTRA its place there
CHANGE_PAID: Final = 24  # on a Ship: what its player pays in a skill; each has a number
# and until when they last
THE_GAME: Final = 0
THE_TURN: Final = 1
THE_ACTION: Final = 2
THE_BOARDING: Final = 3
THE_ROUND: Final = 4
THE_FIGHT: Final = 5
THE_EVENT: Final = 6  # what is answered

# What may be forbidden, and to whom: a Ship stands for its player
TO_TACK: Final = 0  # to produce
TO_UNTACK: Final = 1
TO_TACK_TO_ABSORB: Final = 2
TO_SINK_TO_ABSORB: Final = 3
TO_SAIL: Final = 4
TO_FIRE_CANNON: Final = 5
TO_BE_FIRED_AT: Final = 6
TO_BEGIN_BOARDING: Final = 7
TO_BE_BOARDED: Final = 8
TO_PUSH: Final = 9
TO_ANSWER: Final = 10
TO_BE_TARGETED: Final = 11
TO_ENTER_PLAY: Final = 12
TO_BE_ATTACHED: Final = 13
TO_BEAR: Final = 14
TO_CANCEL_IT: Final = 15
TO_DO: Final = 16  # one of the thirteen actions
TO_USE_TEXT: Final = 17
TO_LEAVE_PLAY: Final = 18
TO_BE_REMOVED: Final = 19  # to be targeted by what sinks or discards it
TO_BE_HIRED: Final = 20
TO_BE_PLAYED: Final = 21  # from the hand, also as a Boarding Attack; hiring is no playing
VERBS_FORBIDDEN: Final = 22

# What texts look back at, by seat: in this game, in this turn
DEED_BOARDED: Final = 1  # performed a Boarding that was not canceled (CG-RULE-16)
DEED_CREW_SUNK: Final = 2  # a Crew of that player was sunk
DEEDS_OF_TURN: Final = DEED_CREW_SUNK

# What the record tells besides events
T_VICTORY: Final = 64
T_CUT: Final = 65
T_USE: Final = 66  # a place beyond NO_PLACE is a card that it is aimed at
T_PASS: Final = 67
T_PRICE: Final = 68
T_CANCEL: Final = 69
T_STOP: Final = 70  # 1 if it was to cancel, a card that it is aimed at as with T_USE; the ability
T_START: Final = 71
T_TARGET: Final = 72
T_ONLY: Final = 73
T_SEARCH: Final = 74  # a deck is searched: where the card that was found goes
