"""What a card would give to whatever it is attached to, in a few words."""

from typing import Final

from quarterdeck.games.ccg.flow.victory import controlled
from quarterdeck.games.ccg.kinds import ATTACHED
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import RANKS, SEAS, SKILLS
from quarterdeck.games.ccg.values import crew_maximum, hand_maximum, move_cost, rank, skill
from quarterdeck.kernel.words import signed

#: numbers of a Ship that an Attachment may change
OF_SHIP: Final = (("Move Cost", move_cost), ("Crew Maximum", crew_maximum), ("hand maximum", hand_maximum))


def gain_words(s: SeventhSea, seat: int, c: int, host: int) -> str:
    """'Sailing +3, making 6': the numbers that change if a card is attached there, and what they come to.

    It is attached to a copy, and the numbers are looked at before and after: so they are right whatever changes them.
    """
    t = s.copy()
    t.put(c, ATTACHED, seat)
    t.detach(c)
    t.attach(c, host)
    before, after = numbers(s, host), numbers(t, host)
    told = [f"{name} {signed(n - before[name])}, making {n}" for name, n in after.items() if n != before[name]]
    seas = set(controlled(t, seat)) - set(controlled(s, seat))
    return "; ".join([*told, *[f"you control {SEAS[sea]}" for sea in sorted(seas)]])


def numbers(s: SeventhSea, host: int) -> dict[str, int]:
    """All numbers of a Crew, or of a Ship, by their names."""
    if host in s.match.ship:
        return {name: value(s, s.match.ship.index(host)) for name, value in OF_SHIP}
    if host not in s.crew(s.holder[host]):
        return {}
    found = {name: skill(s, host, k) for k, name in enumerate(SKILLS)}
    return {**found, **{name: max(0, rank(s, host, k)) for k, name in enumerate(RANKS)}}
