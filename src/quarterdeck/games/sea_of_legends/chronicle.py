"""What is told of what happened: the kinds of row in the record."""

from typing import Final

T_FIRST: Final = 0
T_CAPTAIN: Final = 1
T_ROUND: Final = 2
T_TURN: Final = 3
T_GOLD: Final = 4
T_LOSE_GOLD: Final = 5
T_NOTORIETY: Final = 6
T_BURY: Final = 7
T_EXHAUST: Final = 8
T_REFRESH: Final = 9
T_DISCARD: Final = 10
T_GAIN: Final = 11
T_CLAIM: Final = 12
T_SHIP: Final = 13
T_UNLOCK: Final = 14
T_MOVE: Final = 15
T_PLACE: Final = 16
T_REMOVE: Final = 17
T_DEFEAT: Final = 18
T_LEVEL: Final = 19
T_UNFLAG: Final = 20
T_CAPTURE: Final = 21
T_CHALLENGE: Final = 22
T_ROLL: Final = 23
T_STRENGTH: Final = 24
T_WON: Final = 25
T_LOST: Final = 26
T_EVENT: Final = 27
T_ATTACK: Final = 28
T_USE: Final = 29
T_OBJECTIVE: Final = 30
T_OVER: Final = 31
T_WIND: Final = 40
