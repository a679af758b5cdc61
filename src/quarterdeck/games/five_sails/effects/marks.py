"""The plain marks of a card that a filter asks for by name: yours, engaged, here, an attachment."""

from quarterdeck.games.five_sails.duel_state import challenged, challenger, side_of_card
from quarterdeck.games.five_sails.effects.filters import IN_PLAY, OF_YOURS, Filter, Test
from quarterdeck.games.five_sails.effects.whereabouts import here_of, near_city, place_of
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ATTACHMENT, BRUTE, CHARACTER, CITY, CREW, EVENT, HOME, LEADER_CARD, RISK, UNIQUE,
)  # fmt: skip
from quarterdeck.games.five_sails.values import keywords_of
from quarterdeck.kernel.ability import U_BEARER, U_ORIGIN, U_PERFORMER
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words


class Is(Filter):
    """A plain mark of a card: see `MARKS` for the ones there are."""

    def __init__(self, mark: str) -> None:
        self.mark = mark
        self.test: Test = MARKS[mark][3]

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return self.test(s, x, c)

    def plainly(self) -> Test:
        return self.test

    def adjective(self, w: Words) -> str:
        return MARKS[self.mark][0]

    def phrase(self, w: Words) -> str:
        return MARKS[self.mark][1]

    def noun(self, w: Words) -> str:
        return w.this if self.mark == "this" else MARKS[self.mark][2]

    def states(self, w: Words) -> str:
        return "is yours" if self.mark == "yours" else super().states(w)


def opposing_the_performer(s: FiveSails, x: Frame, c: int) -> bool:
    """Against the performer; text that has none means against any of your characters. (FS-CORE-11)"""
    p = x[U_PERFORMER] if x[U_PERFORMER] != NONE else x[U_BEARER]
    if p != NONE and s.match.type[p] not in (CHARACTER, LEADER_CARD):
        return x[SEAT] < s.match.seats and any(s.opposes(mine, c) for mine in s.crew(x[SEAT]))
    return p != NONE and s.opposes(p, c)


def is_yours(s: FiveSails, x: Frame, c: int) -> bool:
    return s.holder[c] == x[SEAT]


def is_enemy(s: FiveSails, x: Frame, c: int) -> bool:
    return s.holder[c] != x[SEAT] and s.holder[c] < s.match.seats


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


def is_attachment(s: FiveSails, x: Frame, c: int) -> bool:
    return s.match.type[c] == ATTACHMENT


def is_risk(s: FiveSails, x: Frame, c: int) -> bool:
    return s.match.type[c] == RISK


def is_character(s: FiveSails, x: Frame, c: int) -> bool:
    return s.match.type[c] in (CHARACTER, LEADER_CARD)


def is_available(s: FiveSails, x: Frame, c: int) -> bool:
    """Events never are. (FS-CORE-16)"""
    return s.zone[c] == CITY and s.match.type[c] != EVENT


def is_unique(s: FiveSails, x: Frame, c: int) -> bool:
    return keywords_of(s, c) & UNIQUE != 0


def is_brute(s: FiveSails, x: Frame, c: int) -> bool:
    return keywords_of(s, c) & BRUTE != 0


def is_this(s: FiveSails, x: Frame, c: int) -> bool:
    return c == x[U_ORIGIN]


def is_bearer(s: FiveSails, x: Frame, c: int) -> bool:
    return c == x[U_BEARER]


def is_your_leader(s: FiveSails, x: Frame, c: int) -> bool:
    return x[SEAT] < s.match.seats and c == s.match.leader[x[SEAT]]


def is_in_play(s: FiveSails, x: Frame, c: int) -> bool:
    return s.zone[c] == CREW


def is_participating(s: FiveSails, x: Frame, c: int) -> bool:
    return side_of_card(s, c) != NONE


def is_challenging(s: FiveSails, x: Frame, c: int) -> bool:
    return c == challenger(s) or c == challenged(s)


def is_remembered(s: FiveSails, x: Frame, c: int) -> bool:
    return s.memo[x[U_ORIGIN]] == c + 1


#: mark: adjective, phrase after the noun, noun, test
MARKS = {
    "engaged": ("engaged", "", "", is_engaged),
    "en garde": ("en garde", "", "", is_en_garde),
    "wounded": ("wounded", "", "", is_wounded),
    "yours": ("", OF_YOURS, "", is_yours),
    "enemy": ("enemy", "", "", is_enemy),
    "opposing": ("opposing", "", "", opposing_the_performer),
    "opposed": ("opposed", "", "", is_opposed),
    "other": ("other", "", "", is_other),
    "here": ("", "at this location", "", is_here),
    "adjacent": ("adjacent", "", "", is_adjacent),
    "in the city": ("", "at a City location", "", is_in_city),
    "at home": ("", "at Home", "", is_at_home),
    "next door": ("", "at an adjacent City location", "", is_next_door),
    "equipped": ("equipped", "", "", is_equipped),
    "unequipped": ("unequipped", "", "", is_unequipped),
    "attachment": ("", "", "attachment", is_attachment),
    "risk": ("", "", "risk", is_risk),
    "character": ("", "", "character", is_character),
    "available": ("available", "", "", is_available),
    "unique": ("Unique", "", "", is_unique),
    "brute": ("", "with Brute", "", is_brute),
    "this": ("", "", "this card", is_this),
    "bearer": ("", "", "this character", is_bearer),
    "wearer": ("", "", "the equipped character", is_bearer),
    "your leader": ("", "", "your Leader", is_your_leader),
    "in play": ("", IN_PLAY, "", is_in_play),
    "participating": ("", "in the duel", "", is_participating),
    "challenging": ("", "in that challenge", "", is_challenging),
    "remembered": ("", "chosen with this card", "card", is_remembered),
}
