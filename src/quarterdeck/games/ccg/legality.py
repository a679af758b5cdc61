"""What may come into play, and on what: Crew Maximum, Loyal, Unique, host lines, Knacks, limits per Crew."""

from typing import Any

from quarterdeck.cardgame.values import in_force
from quarterdeck.games.ccg.kinds import (
    ABOARD, AFLOAT, ATTACHED, LASTING, SUNG, TO_BEAR, TO_BE_ATTACHED, TO_BE_HIRED, TO_ENTER_PLAY,
)  # fmt: skip
from quarterdeck.games.ccg.seats import player_order
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import (
    ANY_SEA, CAPTAIN, CREW, EXPERIENCED, LOYAL, MEMBERSHIP, NO_ATTACHMENTS, NO_SKILL, ONE_OF_EACH, ON_ADVENTURE,
    ON_CAPTAIN, ON_CREW, ON_SEA, ON_SHIP, START_SEA, SWORDSMAN_RANK, THIS_SEA, UNIQUE,
)  # fmt: skip
from quarterdeck.games.ccg.values import (
    BEARS_SCHOOLS, ON_ANYBODY, ON_HOST, aligned, considered, crew_count, crew_maximum, factions_of, may, rank, skill,
    special, traits_of,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE

# Coming into play


def may_hire(s: SeventhSea, seat: int, c: int) -> bool:
    """Whether a Crew may come on board. (CG-ACT-01b, CG-CARDS-13)"""
    if crew_count(s, seat) >= crew_maximum(s, seat):
        return False
    return may_enter(s, seat, c) and may(s, TO_BE_HIRED, c, seat)


def may_enter(s: SeventhSea, seat: int, c: int, replaced: int = NONE) -> bool:
    """Loyal, Unique and what texts forbid. (CG-KEY-01, -02, CG-EXP-07)"""
    traits = traits_of(s, c)
    if traits & LOYAL and not aligned(s, c, seat):
        return False
    return not has_copy(s, seat, c, traits, replaced) and may(s, TO_ENTER_PLAY, c, seat)


def has_copy(s: SeventhSea, seat: int, c: int, traits: int, replaced: int = NONE) -> bool:
    """Whether Unique keeps a card from being played beside what its player has in play. (CG-KEY-02, CG-EXP-01, -10)"""
    m = s.match
    if m.kind[c] == CREW:
        for d in s.crew(seat):
            if m.title[d] == m.title[c] and d != replaced:
                same = m.definition[d] == m.definition[c]
                hers = traits_of(s, d) & UNIQUE
                if (traits & UNIQUE and (same or hers)) or (hers and traits & EXPERIENCED):
                    return True
        return False
    if not traits & UNIQUE:
        return False
    for zone in (ATTACHED, AFLOAT, SUNG, LASTING):
        for d in s.pile(zone, seat):
            if m.definition[d] == m.definition[c]:
                return True
    return False


def may_experience(s: SeventhSea, seat: int, c: int, old: int) -> bool:
    """Whether an Experienced Crew in hand may replace one in play. (CG-EXP-02, -06, -09)"""
    m = s.match
    if m.kind[c] != CREW or not m.drawn[c].replaces or m.drawn[old].title != m.drawn[c].replaces:
        return False
    return old not in m.captain and m.definition[old] != m.definition[c] and may_enter(s, seat, c, old)


# Hosts


def hosts(s: SeventhSea, seat: int, c: int) -> list[int]:
    """The cards that an Attachment, or an Adventure when it is completed, may be attached to now. (CG-ACT-07a)"""
    line = s.match.drawn[c].host
    if line is None or not may(s, TO_BE_ATTACHED, c, seat):
        return []
    return [h for h in named_by(s, seat, line) if bears(s, seat, c, h, line)]


def named_by(s: SeventhSea, seat: int, line: Any) -> list[int]:
    """The cards that a host line could mean, before what it asks of them. (CG-CARDS-19, CG-ACT-07b)"""
    m = s.match
    if line.kind == ON_SEA:
        if line.sea == ANY_SEA:
            return list(m.seas)
        if line.sea == THIS_SEA:
            return [m.seas[s.sea(seat)]]
        return [m.seas[m.drawn[m.captain[seat]].start_sea if line.sea == START_SEA else line.sea]]
    if line.kind == ON_ADVENTURE:  # an uncompleted one; whose is for the text to say
        return [c for player in player_order(s) if player != seat or not line.opponents for c in s.adventures(player)]
    players = [other for other in player_order(s) if (other != seat) == line.opponents]
    if line.kind == ON_CREW:
        return [c for player in players for c in s.crew(player)]
    if line.kind == ON_CAPTAIN:
        return [m.captain[player] for player in players]
    assert line.kind == ON_SHIP
    return [m.ship[player] for player in players]


def bears(s: SeventhSea, seat: int, c: int, host: int, line: Any) -> bool:
    """Whether a card meets the host line, the Knack and the limits. (CG-CARDS-18, CG-KEY-05, -14)"""
    if line.factions and not line.factions & factions_of(s, host):
        return False
    if line.affiliations and not line.affiliations & s.match.drawn[host].affiliations:
        return False
    if line.traits and not line.traits & traits_of(s, host):
        return False
    for _, p, x in in_force(s, s.match.passives[ON_HOST], c) if s.match.passives[ON_HOST] else ():
        if p.forbids(s, x, c, host):
            return False
    if s.zone[host] == ABOARD and not crew_bears(s, c, host):
        return False
    return may(s, TO_BEAR, host, seat)


def crew_bears(s: SeventhSea, c: int, host: int) -> bool:
    """What Crew can have attached to them. (CG-KEY-09, -12, -14, -15, -20)"""
    if traits_of(s, host) & NO_ATTACHMENTS and not special(s, ON_ANYBODY, c):
        if not (is_school(s, c) and special(s, BEARS_SCHOOLS, host)):
            return False
    traits = traits_of(s, c)
    for label in (*ONE_OF_EACH, *((MEMBERSHIP,) if s.match.kind[host] == CAPTAIN else ())):
        if traits & label and (considered(s, host, label) or any(traits_of(s, a) & label for a in s.gear(host))):
            return False
    return has_knack(s, c, host) and not too_many_schools(s, c, host)


def has_knack(s: SeventhSea, c: int, host: int) -> bool:
    """Whether a Crew has so much in the skill, or so high a rank, as a Knack asks for. (CG-KEY-05, -10, -12)"""
    knack = s.match.drawn[c].knack
    if knack is None:
        return True
    if knack.skill != NO_SKILL:
        return skill(s, host, knack.skill) >= knack.least
    return rank(s, host, knack.rank) >= knack.least


def is_school(s: SeventhSea, c: int) -> bool:
    """A Swordsman Knack."""
    knack = s.match.drawn[c].knack
    return knack is not None and knack.skill == NO_SKILL and knack.rank == SWORDSMAN_RANK


def too_many_schools(s: SeventhSea, c: int, host: int) -> bool:
    """A Crew holds at most as many Swordsman Knacks as its bonus. (CG-KEY-09)"""
    if not is_school(s, c):
        return False
    return sum(1 for a in s.gear(host) if is_school(s, a)) >= rank(s, host, SWORDSMAN_RANK)


