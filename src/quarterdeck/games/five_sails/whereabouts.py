"""Where cards are, as card text means it."""

from collections.abc import Sequence
from typing import Final

from quarterdeck.cardgame.sets import Pool
from quarterdeck.games.five_sails.state import FiveSails, G_HOLDER, G_PLACE
from quarterdeck.games.five_sails.terms import CREW, EQUIPPED, HOME
from quarterdeck.kernel.ability import U_EVENT, U_ORIGIN, U_PERFORMER, U_PLACE
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import E_PLACE


def place_of(s: FiveSails, c: int) -> int:
    """Where a card is; an equipped one where its bearer is; one that left play where it last was."""
    if s.zone[c] == EQUIPPED:
        return s.place[s.host[c]]
    if c in s.ghosts and s.zone[c] != CREW:
        return s.ghosts[c][G_PLACE]
    return s.place[c]


def here_of(s: FiveSails, x: Frame) -> int:
    """"This location": of the performer, else of the card whose text it is."""
    if x[U_PERFORMER] != NONE:
        return place_of(s, x[U_PERFORMER])
    return place_of(s, x[U_ORIGIN])


def noted_place(s: FiveSails, x: Frame) -> int:
    """"That location": the one this use has noted, else where the thing happened that is answered."""
    return s.stack[x[U_EVENT]][E_PLACE] if x[U_PLACE] == NONE and x[U_EVENT] != NONE else x[U_PLACE]


def same_place(s: FiveSails, a: int, b: int) -> bool:
    """At one location; Homes of different players are different places."""
    pa = place_of(s, a)
    return pa == place_of(s, b) and (pa != HOME or s.holder[a] == s.holder[b])


def player_of(s: FiveSails, c: int) -> int:
    """Whose a character is; one that left play counts for the player it was last with. (FS-RULES-20)"""
    return s.ghosts[c][G_HOLDER] if s.zone[c] != CREW and c in s.ghosts else s.holder[c]


def near_city(s: FiveSails, place: int) -> tuple[int, ...]:
    """City locations adjacent to a place; a Home is adjacent to all of them. (FS-SETUP-07, -08)"""
    return s.match.places if place == HOME else s.match.near[place]


def all_characters(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.everybody()


#: the characters in play, to pick from
CHARACTERS: Final = Pool(all_characters, "character")
