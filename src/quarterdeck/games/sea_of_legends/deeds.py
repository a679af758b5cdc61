"""What an outcome of a tale does: deeds, written as lines of words. The rules have a function for each verb.

    gold 7 · notoriety 1 · relic foe · crew 3 1 · place follower foe 1 here · each_rival gold -2 · remember bell
"""

from typing import Final

from quarterdeck.cardgame.naming import did_you_mean
from quarterdeck.kernel.errors import BadDefinition

#: the Ports of the chart
PORTS: Final = (
    "Skull Point", "St. Augustine", "Smuggler's Cove", "Havana", "Nassau", "Hamilton", "Campeche", "Tortuga",
    "Thieves' Landing", "Port Royal", "San Juan", "Basse-Terre", "Claw Bay", "Cartagena", "Maracaibo", "Bridgetown",
)  # fmt: skip
#: a place without a name: this Port; one at most two regions away; a farther one; the nearest other one of a type
RELATIVE: Final = ("here", "near", "far", "tavern", "shipyard", "hiring_hall", "hideout")
PLACES: Final = RELATIVE + PORTS
#: and for NPCs only: a Sea region beside this one
AT_SEA: Final = "at_sea"
#: settled when an arc begins: `foe` is a faction in play that has Followers, `other_foe` the one that is left
FACTIONS: Final = ("foe", "other_foe", "armada")

NUMBER: Final = "a number"
COUNT: Final = "a number above 0"
FACTION: Final = "a faction"
NPC: Final = "follower or leader"
PORT: Final = "a Port"
REGION: Final = "a Port or at_sea"
OWNER: Final = "mine or a faction"
ROLE: Final = "lover or nemesis"
WORD: Final = "a word"
DEED: Final = "a deed"

#: every verb, and what follows it
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "gold": (NUMBER,), "notoriety": (NUMBER,), "item": (), "rumor": (),
    "relic": (FACTION,),  # an Ally Relic
    "treasure": (FACTION,),  # one of its other Relics, of the player's choice
    "lose_relic": (), "crew": (COUNT, COUNT), "lose_crew": (COUNT,), "exhaust": (COUNT,), "refresh": (),
    "legendary": (FACTION,), "ship": (COUNT,),
    "place": (NPC, FACTION, COUNT, REGION), "remove": (NPC, FACTION, COUNT, REGION),
    "flag": (OWNER, PORT), "unflag": (PORT,), "fort": (FACTION, PORT), "unfort": (PORT,),
    "favor": (NUMBER,), "malice": (NUMBER,), "new_lover": (FACTION,), "new_nemesis": (FACTION,), "part": (ROLE,),
    "token": (PORT,), "move": (PORT,), "each_rival": (DEED,), "remember": (WORD,),
}  # fmt: skip
#: what can be asked up front
COSTS: Final = ("gold", "exhaust", "lose_crew", "lose_relic")


class Deed:
    """One verb with its arguments: numbers as whole numbers, names as they are written, a deed as a deed."""

    def __init__(self, verb: str, arguments: "tuple[int | str | Deed, ...]") -> None:
        self.verb = verb
        self.arguments = arguments

    def __repr__(self) -> str:
        return f"read_deed({str(self)!r})"

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.arguments)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deed) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def number(self, place: int = 0) -> int:
        """The whole number in this place of the arguments."""
        found = self.arguments[place]
        assert isinstance(found, int)
        return found

    def name(self, place: int = 0) -> str:
        """The name in this place of the arguments."""
        found = self.arguments[place]
        assert isinstance(found, str)
        return found

    def inner(self) -> "Deed":
        """The deed that each rival gets."""
        found = self.arguments[0]
        assert isinstance(found, Deed)
        return found


def read_deed(text: str) -> Deed:
    """The deed that a line describes; what means nothing is refused."""
    verb, _, rest = text.strip().partition(" ")
    if verb not in VERBS:
        raise BadDefinition(f"there is no deed {verb!r}{did_you_mean(verb, VERBS)} (there are: {', '.join(VERBS)})")
    wanted = VERBS[verb]
    words = rest.split(maxsplit=max(len(wanted) - 1, 0)) if wanted else rest.split()
    if len(words) != len(wanted):
        raise BadDefinition(f"{text!r}: after {verb!r} stands {', '.join(wanted) or 'nothing'}")
    return Deed(verb, tuple([argument(text, word, kind) for word, kind in zip(words, wanted)]))


def argument(text: str, word: str, kind: str) -> int | str | Deed:
    """One argument of a deed, as its verb wants it."""
    if kind in (NUMBER, COUNT):
        number = int(word) if word.removeprefix("-").isdecimal() else 0
        right = number > 0 or (kind == NUMBER and number != 0)
        if right:
            return number
    elif kind == DEED:
        return read_deed(word)
    elif word in allowed(kind) or (kind == WORD and word.isidentifier() and word.islower()):
        return word
    raise BadDefinition(f"{text!r}: {word!r} is not {kind}")


def allowed(kind: str) -> tuple[str, ...]:
    """The names that an argument of a kind can have."""
    return {
        FACTION: FACTIONS, NPC: ("follower", "leader"), PORT: PLACES, REGION: (AT_SEA, *PLACES),
        OWNER: ("mine", *FACTIONS), ROLE: ("lover", "nemesis"),
    }.get(kind, ())  # fmt: skip
