"""The registers of a challenge and of the duel it becomes, and who is who in it.

Side 0 is the challenger's, side 1 that of the challenged (later the accepting) character. Pools, gambles and rounds
belong to the side, whoever stands on it (FS-RULE-78).
"""

from typing import Final

from quarterdeck.cardgame.waiving import OWN_FLAGS
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import CREW, LETHAL, MANEUVER, ON_SIDE, TECHNIQUE, THE_DAY, THE_DUEL
from quarterdeck.kernel.ability import U_ABILITY
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.lasting import ON, WHAT

D_STAT: Final = 4
D_CARD: Final = 5  # and 6: the character on each side
D_SENT: Final = 7  # cards of this round that their own Maneuver sent away, as a set
D_POOL: Final = 9  # and 10
D_GAMBLES: Final = 11  # and 12
D_ROUND: Final = 13
D_ACTIVE: Final = 14
D_CARDS: Final = 15
D_DONE: Final = 16
D_GONE: Final = 18
D_STAGE: Final = 19
D_SEAT: Final = 20  # and 21
D_RIDERS: Final = 22
D_FREE: Final = 24
D_BY: Final = 25
D_BLED: Final = 26  # the characters wounded in this round, as a set
D_SLAIN: Final = 27  # a bit for each side whose participant was destroyed
D_FOUGHT: Final = 28  # all who were participants, as a set
D_WOUNDED: Final = 29  # the characters wounded since the duel began, as a set
D_BOUND: Final = 30  # and 31: the place that a side's threat is bound to, plus one; 0 if to none (FS-RULE-104)
D_SIZE: Final = 32

#: D_DONE: what the active player did in this round
PLAYED_CARD: Final = 1
USED_TECHNIQUE: Final = 2
USED_MANEUVER: Final = 4

ISSUED: Final = 0
DUEL: Final = 1

#: a flag of a use: its player is not to be taken for the First Player (090)
AS_NOT_FIRST: Final = OWN_FLAGS
#: a flag of a use: the character noted in it may parley even while engaged (035)
PARLEYS_ENGAGED: Final = OWN_FLAGS * 2
#: a flag of a use: its performer, who should engage for it, was engaged already and challenges all the same (178)
CHALLENGES_ENGAGED: Final = OWN_FLAGS * 8
#: flags of a use or a context: a character that has a trait or not, as its player likes, is read in one of the two ways
AS_HAVING: Final = OWN_FLAGS * 16
AS_LACKING: Final = OWN_FLAGS * 32


def duel(s: FiveSails) -> Frame:
    return s.stack[s.duel_at]


def dueling(s: FiveSails) -> bool:
    """Whether a duel, and not just an unanswered challenge, is going on."""
    return s.duel_at != NONE and s.stack[s.duel_at][D_STAGE] == DUEL


def usual_end(s: FiveSails, f: Frame) -> int:
    """When lasting effects of a use end if it does not say: with the duel or with the Day.

    What counts is where it is used or, in other editions, what kind of ability it is. (FS-RULES-08, FS-VAR-75)
    """
    if s.match.ruleset.duration == "type":
        in_duel = s.match.abilities[f[U_ABILITY]].kind in (TECHNIQUE, MANEUVER)
    else:
        in_duel = dueling(s)
    return THE_DUEL if in_duel else THE_DAY


def side_of(s: FiveSails, seat: int) -> int:
    """The side a player has in the challenge or duel, or NONE."""
    if s.duel_at == NONE:
        return NONE
    d = s.stack[s.duel_at]
    if d[D_SEAT] == seat:
        return 0
    return 1 if d[D_SEAT + 1] == seat else NONE


def participant_of(s: FiveSails, seat: int) -> int:
    """A player's character in the duel, gone or not. There is none before acceptance. (FS-RULE-116)"""
    if not dueling(s):
        return NONE
    side = side_of(s, seat)
    return s.stack[s.duel_at][D_CARD + side] if side != NONE else NONE


def adversary_of(s: FiveSails, seat: int) -> int:
    if not dueling(s):
        return NONE
    side = side_of(s, seat)
    return s.stack[s.duel_at][D_CARD + 1 - side] if side != NONE else NONE


def challenger(s: FiveSails) -> int:
    return NONE if s.duel_at == NONE else s.stack[s.duel_at][D_CARD]


def challenged(s: FiveSails) -> int:
    return NONE if s.duel_at == NONE else s.stack[s.duel_at][D_CARD + 1]


def side_of_card(s: FiveSails, c: int) -> int:
    """The side on which a card participates, or NONE."""
    if dueling(s):
        d = s.stack[s.duel_at]
        if d[D_CARD] == c:
            return 0
        if d[D_CARD + 1] == c:
            return 1
    return NONE


def mark_side(s: FiveSails, c: int, register: int) -> None:
    """Note in a register of the duel, if the card participates in one, what has become of its side."""
    side = side_of_card(s, c)
    if side != NONE:
        s.stack[s.duel_at][register] |= 1 << side


def gone(s: FiveSails, d: Frame, side: int) -> bool:
    return bool(d[D_GONE] >> side & 1) or s.zone[d[D_CARD + side]] != CREW


def is_lethal(s: FiveSails, side: int) -> bool:
    """Whether this side's threat ignores Restricted Hostilities now. (FS-DUELX-16)"""
    return bool(s.changed >> LETHAL & 1) and any(r[WHAT] == LETHAL and r[ON] == ON_SIDE + side for r in s.lasting)
