"""The plain marks of a card that texts ask for: engaged, here, an attachment."""

from quarterdeck.cardgame.filters import BEARER, IN_PLAY, Is, is_bearer, is_remembered
from quarterdeck.cardgame.passives import SELVES
from quarterdeck.games.five_sails.duel_state import D_BLED, D_SLAIN, challenged, challenger, duel, dueling, side_of_card
from quarterdeck.games.five_sails.state import G_WOUNDS, FiveSails
from quarterdeck.games.five_sails.terms import (
    ATTACHMENT, BRUTE, CHARACTER, CITY, CREW, EVENT, HOME, LEADER_CARD, RISK, UNIQUE,
)  # fmt: skip
from quarterdeck.games.five_sails.values import keywords_of
from quarterdeck.games.five_sails.whereabouts import here_of, near_city, place_of, player_of
from quarterdeck.kernel.ability import U_BEARER, U_PERFORMER
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT


def opposing_the_performer(s: FiveSails, x: Frame, c: int) -> bool:
    """Against the performer; text that has none means against any of your characters. (FS-CORE-11)"""
    p = x[U_PERFORMER] if x[U_PERFORMER] != NONE else x[U_BEARER]
    if p != NONE and s.match.type[p] not in (CHARACTER, LEADER_CARD):
        return x[SEAT] < s.match.seats and any(s.opposes(mine, c) for mine in s.crew(x[SEAT]))
    return p != NONE and s.opposes(p, c)


# Of a card that has left play, what was last known of it counts (FS-RULES-20)


def was_opposing(s: FiveSails, x: Frame, c: int) -> bool:
    p = x[U_PERFORMER] if x[U_PERFORMER] != NONE else x[U_BEARER]
    mine = [p] if p != NONE and s.match.type[p] in (CHARACTER, LEADER_CARD) else s.crew(x[SEAT])
    there = place_of(s, c)
    return there < HOME and player_of(s, c) != x[SEAT] and any(place_of(s, m) == there for m in mine)


def was_here(s: FiveSails, x: Frame, c: int) -> bool:
    here = here_of(s, x)
    return place_of(s, c) == here and (here != HOME or player_of(s, c) == x[SEAT])


def was_at_home(s: FiveSails, x: Frame, c: int) -> bool:
    return place_of(s, c) == HOME


def was_wounded(s: FiveSails, x: Frame, c: int) -> bool:
    return c in s.ghosts and s.ghosts[c][G_WOUNDS] > 0


def is_engaged(s: FiveSails, x: Frame, c: int) -> bool:
    return s.engaged[c] == 1


def is_en_garde(s: FiveSails, x: Frame, c: int) -> bool:
    return s.engaged[c] == 0


def is_here(s: FiveSails, x: Frame, c: int) -> bool:
    here = here_of(s, x)
    return place_of(s, c) == here and (here != HOME or s.holder[c] == x[SEAT])


def is_other(s: FiveSails, x: Frame, c: int) -> bool:
    return c != x[U_PERFORMER] and c != x[U_BEARER]


def is_adjacent(s: FiveSails, x: Frame, c: int) -> bool:
    """At a place next to this one; a Home is next to every City location, but only for its own player's cards."""
    here, there = here_of(s, x), place_of(s, c)
    if here == HOME:
        return there < HOME
    if there == HOME:
        return here < HOME
    return there in s.match.near[here]


def is_in_city(s: FiveSails, x: Frame, c: int) -> bool:
    return place_of(s, c) < HOME


def is_at_home(s: FiveSails, x: Frame, c: int) -> bool:
    return s.zone[c] == CREW and s.place[c] == HOME


def is_next_door(s: FiveSails, x: Frame, c: int) -> bool:
    there = place_of(s, c)
    return there < HOME and there in near_city(s, here_of(s, x))


def is_wounded(s: FiveSails, x: Frame, c: int) -> bool:
    return s.wounds[c] > 0


def is_opposed(s: FiveSails, x: Frame, c: int) -> bool:
    return s.place[c] < HOME and any(s.opposes(c, o) for o in s.characters_at(s.place[c]))


def is_equipped(s: FiveSails, x: Frame, c: int) -> bool:
    return bool(s.gear(c))


def is_unequipped(s: FiveSails, x: Frame, c: int) -> bool:
    return not s.gear(c)


def an_attachment(s: FiveSails, x: Frame, c: int) -> bool:
    return s.match.type[c] == ATTACHMENT


def a_risk(s: FiveSails, x: Frame, c: int) -> bool:
    return s.match.type[c] == RISK


def a_character(s: FiveSails, x: Frame, c: int) -> bool:
    return s.match.type[c] in (CHARACTER, LEADER_CARD)


def is_available(s: FiveSails, x: Frame, c: int) -> bool:
    """Events never are. (FS-CORE-16)"""
    return s.zone[c] == CITY and s.match.type[c] != EVENT


def is_unique(s: FiveSails, x: Frame, c: int) -> bool:
    return keywords_of(s, c) & UNIQUE != 0


def is_brute(s: FiveSails, x: Frame, c: int) -> bool:
    return keywords_of(s, c) & BRUTE != 0


def your_leader_card(s: FiveSails, x: Frame, c: int) -> bool:
    return x[SEAT] < s.match.seats and c == s.match.leader[x[SEAT]]


def is_in_play(s: FiveSails, x: Frame, c: int) -> bool:
    return s.zone[c] == CREW


def is_participating(s: FiveSails, x: Frame, c: int) -> bool:
    return side_of_card(s, c) != NONE


def is_challenging(s: FiveSails, x: Frame, c: int) -> bool:
    return c == challenger(s) or c == challenged(s)


def is_at_yours(s: FiveSails, x: Frame, c: int) -> bool:
    spot = place_of(s, c)
    return spot < HOME and s.control[spot] == x[SEAT]


def is_challenged(s: FiveSails, x: Frame, c: int) -> bool:
    return c == challenged(s)


def is_unhurt(s: FiveSails, x: Frame, c: int) -> bool:
    return dueling(s) and not duel(s)[D_BLED] >> c & 1


def slew_its_adversary(s: FiveSails, x: Frame, c: int) -> bool:
    side = side_of_card(s, c)
    return side != NONE and bool(duel(s)[D_SLAIN] >> (1 - side) & 1)


engaged = Is("engaged", is_engaged, "engaged", rank=6, in_play=True)  #: Engaged.
ready = Is("en garde", is_en_garde, "en garde", rank=7, in_play=True)  #: En garde.
wounded = Is("wounded", is_wounded, "wounded", rank=8, gone=was_wounded)  #: With at least one wound.
#: An enemy at the performer's location; without a performer, where one of yours is.
opposing = Is("opposing", opposing_the_performer, "opposing", rank=4, gone=was_opposing)
opposed = Is("opposed", is_opposed, "opposed", rank=5, in_play=True)  #: At a City location where an enemy character is.
other = Is("other", is_other, "other", rank=0)  #: Not the performer, and not the character whose text it is.
#: At this location: the performer's, else that of the card itself.
here = Is("here", is_here, phrase="at this location", gone=was_here)
#: At a place next to this location; Home is next to every City location.
adjacent = Is("adjacent", is_adjacent, "adjacent", rank=3)
in_the_city = Is("in the city", is_in_city, phrase="at a City location")  #: At a City location.
at_home = Is("at home", is_at_home, phrase="at Home", gone=was_at_home)  #: At Home.
#: At a City location next to this one.
next_door = Is("next door", is_next_door, phrase="at an adjacent City location")
equipped = Is("equipped", is_equipped, "equipped", rank=10, in_play=True)  #: With at least one card equipped.
unequipped = Is("unequipped", is_unequipped, "unequipped", rank=11, in_play=True)  #: With nothing equipped.
is_attachment = Is("attachment", an_attachment, noun="attachment", sort="attachment")  #: An attachment.
is_risk = Is("risk", a_risk, noun="risk", sort="risk")  #: A risk.
is_character = Is("character", a_character, noun="character", sort="character")  #: A character, Leaders included.
#: Lying at a City location, to be recruited or equipped; events never are.
available = Is("available", is_available, "available", rank=2)
unique = Is("unique", is_unique, "Unique")  #: With the keyword Unique.
has_brute = Is("brute", is_brute, phrase="with Brute")  #: With the keyword Brute.
its_bearer = Is("bearer", is_bearer, noun="this character", one=BEARER)  #: The character that has this text.
#: The character that this card is equipped to.
its_wearer = Is("wearer", is_bearer, noun="the equipped character", one=BEARER)
in_play = Is("in play", is_in_play, phrase=IN_PLAY, in_play=True)  #: A character in play.
in_the_duel = Is("participating", is_participating, phrase="in the duel")  #: A participant of the duel.
#: The challenger or the challenged character.
in_the_challenge = Is("challenging", is_challenging, phrase="in that challenge")
#: The card that was chosen in secret with this card.
remembered = Is("remembered", is_remembered, phrase="chosen with this card", noun="card")
is_your_leader = Is("your leader", your_leader_card, noun="your Leader")  #: Your Leader.
at_yours = Is("at yours", is_at_yours, phrase="at a location you control")  #: At a location you control.
#: Challenged by the challenge that is being issued or answered.
under_challenge = Is("challenged", is_challenged, "challenged", says="is challenged")
#: Not wounded in the current round of the duel.
unhurt_this_round = Is("unhurt", is_unhurt, "unhurt", says="was not wounded in that round")
#: A participant of the duel whose adversary was destroyed in it.
slew_adversary = Is("slew adversary", slew_its_adversary, phrase="whose adversary was destroyed in that duel")
SELVES["your leader"] = "leader"


__all__ = [
    "adjacent", "at_home", "at_yours", "available", "engaged", "equipped", "has_brute", "here", "in_play",
    "in_the_challenge", "in_the_city", "in_the_duel", "is_attachment", "is_character", "is_risk", "is_your_leader",
    "its_bearer", "its_wearer", "next_door", "opposed", "opposing", "other", "ready", "remembered", "slew_adversary",
    "under_challenge", "unequipped", "unhurt_this_round", "unique", "wounded",
]  # fmt: skip
