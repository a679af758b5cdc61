"""The words of the rulebook as small integers: kinds of piece, Factions, faces of dice, zones, questions, verbs."""

from typing import Final

from quarterdeck.cardgame.terms import OWN_QUESTIONS, OWN_VERBS

# Kinds of piece, in the order in which they are numbered: what is most often in sets comes first
NPC: Final = 0
CAPTAIN: Final = 1
TOKEN: Final = 2
CHARACTER: Final = 3
SHIP: Final = 4
CREW: Final = 5
RELIC: Final = 6
TAVERN_CARD: Final = 7
EVENT: Final = 8
KINDS: Final = ("NPC", "Captain", "Token", "Lover or Nemesis", "Ship", "Crew", "Relic", "Tavern card", "Event")

# Factions
ARMADA: Final = 0
ATLANTEANS: Final = 1
BRITISH: Final = 2
TLALOC: Final = 3
DREAD_TIDE: Final = 4
AZTECS: Final = 5
ORDO: Final = 6
COVEN: Final = 7
MUKUL: Final = 8
SKYSTALKERS: Final = 9
FACTIONS: Final = (
    "Spanish Armada", "Atlantean Usurpers", "British Empire", "Children of Tlaloc", "Dread Tide", "Aztecs",
    "Ordo Nocturnus", "Sea Coven", "Sentinels of Mukul", "Skystalkers",
)  # fmt: skip
NO_FACTION: Final = -1
IN_PLAY: Final = 3

# Types of Port, and what a region is (SL-BOARD-01, -02)
SEA: Final = 0
TAVERN: Final = 1
SHIPYARD: Final = 2
HIRING_HALL: Final = 3
HIDEOUT: Final = 4
PORT_TYPES: Final = ("-", "Tavern", "Shipyard", "Hiring Hall", "Hideout")

# Faces of dice (SL-CHAL-15)
LOVER_FACE: Final = 0
CAPTAIN_FACE: Final = 1
NEMESIS_FACE: Final = 2
ONE: Final = 3
TWO: Final = 4
FACES: Final = ("L", "C", "X", "1", "2")
CAPTAIN_DIE: Final = 0
BONUS_DIE: Final = 1
DICE: Final = ("Captain die", "Bonus die")

# Alignment (SL-ALIGN-01)
HOSTILE: Final = 0
NEUTRAL: Final = 1
ALLIED: Final = 2

# Sides of cards that have two
PLAIN: Final = 0
LEGENDARY: Final = 1
LOVER: Final = 1
NEMESIS: Final = 2
RUMOR: Final = 1
ITEM: Final = 2
CLAIMED: Final = 3

# Zones
SUPPLY: Final = 0  # what is off the board: minis, tokens, the open stock of the Factions, ships of Class 1
BOARD: Final = 1  # minis and loose tokens, Captains: each in a region
TABLEAU: Final = 2  # what lies before a player
HELD: Final = 3  # under an NPC's base
DEALT: Final = 4  # Lovers and Nemeses to choose from
CHARACTERS: Final = 5
SHIPS: Final = 6
CREW_DECK: Final = 7
CREW_DISCARD: Final = 8
TAVERN_DECK: Final = 9
TAVERN_DISCARD: Final = 10
EVENT_DECK: Final = 11
EVENT_DISCARD: Final = 12
SHOWN: Final = 13  # drawn, and not yet kept or put away
GONE: Final = 14  # out of the game
ZONES: Final = 15
SLOTTED: Final = 1 << BOARD | 1 << TABLEAU | 1 << HELD | 1 << SHOWN
OPEN: Final = (
    SLOTTED | 1 << SUPPLY | 1 << SHIPS | 1 << CREW_DISCARD | 1 << TAVERN_DISCARD | 1 << EVENT_DISCARD | 1 << GONE
)

# Adventure tokens (SL-SETUP-05)
CAPTAIN_TALE: Final = 0
LOVER_TALE: Final = 1
NEMESIS_TALE: Final = 2
SECONDARY_TALE: Final = 3
TALES: Final = 4
TALE_NAMES: Final = ("captain", "lover", "nemesis", "secondary")
OFF_BOARD: Final = 255

# Whose a Flag is: a seat, or a Faction from here on
NO_FLAG: Final = 255
FACTION_FLAG: Final = 16

# Numbers of the rulebook
ENOUGH: Final = 10  # Notoriety (SL-WIN-04)
FIRST_GOLD: Final = 8
FLAGS: Final = 5
INCOME: Final = 2
BURIED: Final = 10
BRIBE: Final = 2
MOST_BONUS: Final = 14
CAPTAIN_DICE: Final = 4
LEVELS: Final = 4

# When a text is used
BEFORE_ROLL: Final = 0
AFTER_ROLL: Final = 1
SUFFERED: Final = 2  # a Nemesis's line
SAILING: Final = 3
VICTORY: Final = 4  # when you win a Challenge
TAVERN_GAME: Final = 5
HAPPENING: Final = 6  # an Event's instructions
ON_TURN: Final = 7  # a free action
ATTACKED: Final = 8  # when an NPC attacks a player

# Whom a Challenge is with: a text may hold against some only; from FOE on, a Faction
ADVENTURE: Final = 0
NPCS: Final = 1
PLAYERS: Final = 2
PORTS: Final = 3
OPPONENTS: Final = ("Adventures", "NPCs", "players", "Ports")
FOE: Final = 16

# What a text may count: so much for each
RELIC_HELD: Final = 0
OWN_FLAG: Final = 1
EXHAUSTED_CREW: Final = 2
READY_CREW: Final = 3
ITEM_HELD: Final = 4
COUNTED: Final = (
    "Relic you hold", "Port with your Flag", "Exhausted Crew you have", "ready Crew you have", "Item you hold",
)

# Questions, by the number of the decision in the ledger (SL-DEC-nn)
Q_CAPTAIN: Final = OWN_QUESTIONS + 2
Q_LOVER_AND_NEMESIS: Final = OWN_QUESTIONS + 3
Q_FIRST_GALLEON: Final = OWN_QUESTIONS + 4
Q_TURN: Final = OWN_QUESTIONS + 5
Q_SAIL: Final = OWN_QUESTIONS + 6
Q_BRIBE: Final = OWN_QUESTIONS + 7
Q_ADVENTURE: Final = OWN_QUESTIONS + 10
Q_RESULT: Final = OWN_QUESTIONS + 11
Q_GAME: Final = OWN_QUESTIONS + 12
Q_TAVERN_CARD: Final = OWN_QUESTIONS + 13
Q_SHIP: Final = OWN_QUESTIONS + 14
Q_HIRE: Final = OWN_QUESTIONS + 15
Q_CAPACITY: Final = OWN_QUESTIONS + 16
Q_BURY: Final = OWN_QUESTIONS + 17
Q_DICE: Final = OWN_QUESTIONS + 20
Q_ASSIGN: Final = OWN_QUESTIONS + 21
Q_HOW_MANY: Final = OWN_QUESTIONS + 22
Q_KEEP: Final = OWN_QUESTIONS + 23
Q_NEMESES: Final = OWN_QUESTIONS + 24
Q_SUFFER: Final = OWN_QUESTIONS + 25
Q_SPOILS: Final = OWN_QUESTIONS + 26
Q_OFFICER: Final = OWN_QUESTIONS + 27
Q_STEP: Final = OWN_QUESTIONS + 28
Q_SIXTH_FLAG: Final = OWN_QUESTIONS + 29
Q_END: Final = OWN_QUESTIONS + 30
Q_USE: Final = OWN_QUESTIONS + 35
Q_FACTION: Final = OWN_QUESTIONS + 36
Q_NPC: Final = OWN_QUESTIONS + 37
Q_OBJECTIVE: Final = OWN_QUESTIONS + 38
Q_PATH: Final = OWN_QUESTIONS + 39
Q_DRIFT: Final = OWN_QUESTIONS + 40
Q_TARGET_GROUP: Final = OWN_QUESTIONS + 42
Q_TARGET_PLAYER: Final = OWN_QUESTIONS + 43
Q_STACK: Final = OWN_QUESTIONS + 44
Q_ALARAN: Final = OWN_QUESTIONS + 41
Q_FOLLOW: Final = OWN_QUESTIONS + 45
Q_DRAGGED: Final = OWN_QUESTIONS + 46
Q_ADMIRALTY: Final = OWN_QUESTIONS + 47
Q_MOST_RELICS: Final = OWN_QUESTIONS + 48
Q_FLEE: Final = OWN_QUESTIONS + 49
Q_LOSE_CREW: Final = OWN_QUESTIONS + 50
Q_GIVE_RELIC: Final = OWN_QUESTIONS + 51
Q_PLACEMENT: Final = OWN_QUESTIONS + 52
Q_RAISE: Final = OWN_QUESTIONS + 54
Q_COLOSSUS: Final = OWN_QUESTIONS + 56
Q_REFRESH: Final = OWN_QUESTIONS + 58  # a part of SL-DEC-21
QUESTIONS: Final = {
    Q_CAPTAIN: "choose_captain", Q_LOVER_AND_NEMESIS: "choose_lover_and_nemesis", Q_FIRST_GALLEON: "place_galleon",
    Q_TURN: "take_turn", Q_SAIL: "sail", Q_ADVENTURE: "adventure", Q_RESULT: "adventure_result",
    Q_GAME: "tavern_game", Q_TAVERN_CARD: "play_tavern_card",
    Q_SHIP: "buy_ship", Q_HIRE: "hire_crew", Q_CAPACITY: "discard_to_capacity", Q_BURY: "bury_gold",
    Q_DICE: "add_dice", Q_ASSIGN: "assign_dice", Q_HOW_MANY: "how_many_dice", Q_KEEP: "keep_cards",
    Q_NEMESES: "order_nemeses", Q_SUFFER: "suffer_nemesis", Q_SPOILS: "take_spoils", Q_SIXTH_FLAG: "move_flag",
    Q_END: "end_turn", Q_USE: "use_text", Q_FACTION: "next_faction", Q_NPC: "next_npc", Q_OBJECTIVE: "objective",
    Q_PATH: "path", Q_DRIFT: "drift", Q_TARGET_GROUP: "target_group", Q_TARGET_PLAYER: "target_player",
    Q_STACK: "take_stack", Q_FLEE: "flee", Q_LOSE_CREW: "lose_crew", Q_PLACEMENT: "place_npc",
    Q_REFRESH: "refresh_crew",
    Q_RAISE: "raise_nemesis", Q_OFFICER: "officers_reward", Q_ADMIRALTY: "admiralty", Q_BRIBE: "bribe",
    Q_COLOSSUS: "replaced_by_colossus", Q_STEP: "step_after_victory", Q_DRAGGED: "dragged_galleon",
    Q_ALARAN: "where_the_king_goes", Q_FOLLOW: "follow", Q_MOST_RELICS: "who_gives_a_relic", Q_GIVE_RELIC: "give_relic",
}  # fmt: skip

# Verbs of option keys
V_PAIR: Final = OWN_VERBS  # a Lover and a Nemesis, by what they are
V_MOVE: Final = OWN_VERBS + 1
V_PORT: Final = OWN_VERBS + 2
V_CHALLENGE_NPCS: Final = OWN_VERBS + 3  # a group, by the slot of one of them
V_CHALLENGE_PLAYER: Final = OWN_VERBS + 4
V_CHALLENGE_PORT: Final = OWN_VERBS + 5
V_CLAIM: Final = OWN_VERBS + 6
V_END: Final = OWN_VERBS + 7
V_USE: Final = OWN_VERBS + 8  # a card's text, by slot and ability
V_TURN: Final = OWN_VERBS + 9  # a die of a kind and face, to another face
V_NUMBER: Final = OWN_VERBS + 10
V_FACTION: Final = OWN_VERBS + 11
V_GOLD: Final = OWN_VERBS + 12
V_ADVENTURE: Final = OWN_VERBS + 13
V_DROP: Final = OWN_VERBS + 15  # an Objective token, by its slot
V_PICK: Final = OWN_VERBS + 16
V_TRADE: Final = OWN_VERBS + 20  # a token, by its slot
V_BRIBE: Final = OWN_VERBS + 18
V_EXCHANGE: Final = OWN_VERBS + 17  # tokens for a card of an open stock, by what it is
V_REROLL: Final = OWN_VERBS + 14  # a die of a kind and face

# What an outcome is called: of a game that is over
VICTORIES: Final = ("", "notoriety", "faction")
NO_VICTORY: Final = 0
BY_NOTORIETY: Final = 1
BY_FACTION: Final = 2
#: with whom a Challenge is
AGAINST_NPCS: Final = 0
AGAINST_PLAYER: Final = 1
AGAINST_PORT: Final = 2
#: how a game ends as reports name it; a Faction wins with allies among the players, or without
NOTORIETY_ENDING: Final = "notoriety"
ALLIANCE_ENDING: Final = "alliance"
FACTION_ENDING: Final = "faction"
DRAWN: Final = "draw"
ENDINGS: Final = (NOTORIETY_ENDING, ALLIANCE_ENDING, FACTION_ENDING, DRAWN)

# Phases of a round
BEFORE: Final = 0
TURNS: Final = 1
FACTION_TURN: Final = 2
PHASES: Final = ("Setup", "Turns", "Faction Turn")

# Kinds of lasting row, and when they end
MORE_REWARD: Final = 1
NEXT_EVENT: Final = 1
