"""What a choice of an Adventure costs up front: whether it is there, and what is missing (SL-ADV-10)."""

from typing import Final

from quarterdeck.games.sea_of_legends.deeds import COSTS, Deed
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.tales import Choice
from quarterdeck.games.sea_of_legends.whereabouts import crew, losable, ready

#: why a choice is closed, by what is missing
WITHOUT: Final = {
    "gold": "You have {} gold.", "exhaust": "You have {} ready Crew.", "lose_crew": "You have {} Crew.",
    "lose_relic": "You have {} Relics.",
}  # fmt: skip


def due(deed: Deed) -> int:
    return deed.number() if deed.arguments else 1


def means(s: Voyage, seat: int, verb: str) -> int:
    """How much a player has of what a cost takes."""
    if verb == "gold":
        return s.gold[seat]
    if verb == "exhaust":
        return len(ready(s, seat))
    return len(crew(s, seat) if verb == "lose_crew" else losable(s, seat))


def missing(s: Voyage, seat: int, choice: Choice) -> str:
    """The first kind of cost that cannot be paid in full, by its verb; empty if all can."""
    for verb in COSTS if choice.cost else ():
        if sum([due(deed) for deed in choice.cost if deed.verb == verb]) > means(s, seat, verb):
            return verb
    return ""


def closed(s: Voyage, seat: int, choice: Choice) -> str:
    """Why a choice that is told cannot be taken, in words."""
    verb = missing(s, seat, choice)
    return WITHOUT[verb].format(means(s, seat, verb) or "no") if verb else ""
