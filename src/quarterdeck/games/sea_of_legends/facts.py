"""What is printed on the pieces besides their texts: ships and NPCs from tables, the others where they are written."""

from typing import Any, Final

from quarterdeck.cardgame.facts import Amounts, Kind, Number, OneOf, Text, read_facts, refuse, whole
from quarterdeck.games.sea_of_legends.board import DATA
from quarterdeck.games.sea_of_legends.terms import (
    CAPTAIN, CHARACTER, CREW, EVENT, FACTIONS, LEVELS, NO_FACTION, NPC, RELIC, SHIP, TAVERN_CARD, TOKEN,
)  # fmt: skip
from quarterdeck.kernel.errors import BadDefinition

#: what an attack may do to a hostile player
STRIKES: Final = ("exhaust", "discard", "gold", "tokens", "flee", "drag")


class Piece:
    """Something that is in the game so many times: a card, a mini, a token. `definition` is its number."""

    kind: int = NPC

    def __init__(self, name: str, copies: int = 1, faction: int = NO_FACTION) -> None:
        self.name = name
        self.number = ""
        self.copies = copies
        self.faction = faction
        self.definition = -1
        #: its abilities and continuous texts; `lines` says to which side and line of a card they belong
        self.abilities: tuple[Any, ...] = ()
        self.passives: tuple[Any, ...] = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class Npc(Piece):
    """A Follower with a row for each level, or a Leader with one."""

    kind: int = NPC

    def __init__(self, name: str, copies: int, faction: int, leader: bool) -> None:
        super().__init__(name, copies, faction)
        self.leader = leader
        self.strength: tuple[int, ...] = ()
        self.ally: tuple[int, ...] = ()
        self.move: tuple[int, ...] = ()
        #: what defeating it gives
        self.gold = 0
        self.notoriety = 0
        self.cautious = False
        #: whether nobody on its way stops it
        self.ignoring = False
        #: whether it attacks everybody in a region, or one group or player
        self.region_attack = False
        self.attacks = True
        #: what its attack does to a hostile player, by name
        self.strike: dict[str, int] = {}


class Captain(Piece):
    """A Captain with both sides; the mini stands for the card."""

    kind: int = CAPTAIN

    def __init__(self, name: str, start: int, pronoun: str) -> None:
        super().__init__(name)
        self.start = start
        self.pronoun = pronoun


class Character(Piece):
    """A Lover on one side, a Nemesis on the other, with the region where each side's tale begins."""

    kind: int = CHARACTER

    def __init__(self, name: str, faction: int, lover_start: int, nemesis_start: int, pronoun: str) -> None:
        super().__init__(name, 1, faction)
        self.lover_start = lover_start
        self.nemesis_start = nemesis_start
        self.pronoun = pronoun


class Ship(Piece):
    kind: int = SHIP

    def __init__(self, name: str, rank: int, cost: int, move: int, crew: int, cannons: int) -> None:
        super().__init__(name)
        self.rank = rank
        self.cost = cost
        self.move = move
        self.crew = crew
        self.cannons = cannons


class Crew(Piece):
    """A Crew card. Starter Crew are worth nothing (SL-RULE-20); Legendary ones take no space."""

    kind: int = CREW

    def __init__(self, name: str, cost: int, copies: int = 1, starter: bool = False, faction: int = NO_FACTION) -> None:
        super().__init__(name, copies, faction)
        self.cost = cost
        self.starter = starter
        self.legendary = faction != NO_FACTION


class Relic(Piece):
    """A Relic of a Faction's deck. `ally` if it is the one that makes its Faction a friend (SL-ALIGN-03)."""

    kind: int = RELIC

    def __init__(self, name: str, faction: int, copies: int = 1, ally: bool = False, vault: bool = False) -> None:
        super().__init__(name, copies, faction)
        self.ally = ally
        self.vault = vault


class TavernCard(Piece):
    """A Tavern Game, and an Item or the Rumor of a Relic in a Port."""

    kind: int = TAVERN_CARD

    def __init__(self, name: str, port: int) -> None:
        super().__init__(name)
        #: where the Relic is claimed; NO_FACTION's like, -1, for an Item
        self.port = port


class Event(Piece):
    """Four sets of instructions; one edition for up to two players, one for more."""

    kind: int = EVENT

    def __init__(self, name: str, faction: int, many: bool) -> None:
        super().__init__(name, 1, faction)
        self.many = many


class Token(Piece):
    """A token of a Faction, by name, and the Notoriety of a player who holds it (SL-NOTO-06)."""

    kind: int = TOKEN

    def __init__(self, name: str, faction: int, copies: int, notoriety: int = 0) -> None:
        super().__init__(name, copies, faction)
        self.notoriety = notoriety


# Tables


class Rows(Kind):
    """Numbers with spaces between them, one for each level."""

    right = "numbers with spaces between them"

    def read(self, cell: str) -> Any:
        numbers = [whole(part) for part in cell.split()]
        return tuple(numbers) if numbers and None not in numbers else None


SHIP_COLUMNS: Final = {
    "name": Text(), "class": Number(1, 3), "cost": Number(), "move": Number(1, 9), "crew": Number(1, 9),
    "cannons": Number(0, 9),
}  # fmt: skip
NPC_COLUMNS: Final = {
    "name": Text(), "faction": OneOf(*FACTIONS), "role": OneOf("follower", "leader"), "minis": Number(1, 9),
    "strength": Rows(), "ally": Rows(), "move": Rows(), "gold": Number(), "notoriety": Number(),
    "style": OneOf("cautious", "reckless", "ignoring", "fleeing"), "attack": OneOf("region", "single", "none"),
    "strike": Amounts(*STRIKES),
}  # fmt: skip


def read_ships() -> list[Ship]:
    rows = read_facts((DATA / "ships.tsv").read_text("utf-8"), SHIP_COLUMNS, file="ships.tsv")
    return [Ship(r["name"], r["class"], r["cost"], r["move"], r["crew"], r["cannons"]) for r in rows]


def read_npcs() -> list[Npc]:
    rows = read_facts((DATA / "npcs.tsv").read_text("utf-8"), NPC_COLUMNS, file="npcs.tsv")
    wrong: list[str] = []
    npcs: list[Npc] = []
    for r in rows:
        leader = r["role"] == "leader"
        if any(len(r[column]) != (1 if leader else LEVELS) for column in ("strength", "ally", "move")):
            wrong.append(f"{r.where}: a Follower has {LEVELS} rows, a Leader one")
        npc = Npc(r["name"], r["minis"], FACTIONS.index(r["faction"]), leader)
        npc.strength, npc.ally, npc.move = r["strength"], r["ally"], r["move"]
        npc.gold, npc.notoriety = r["gold"], r["notoriety"]
        npc.cautious = r["style"] == "cautious"
        npc.ignoring = r["style"] == "ignoring"
        npc.region_attack = r["attack"] == "region"
        npc.attacks = r["attack"] != "none"
        npc.strike = r["strike"]
        npcs.append(npc)
    refuse(wrong)
    return npcs


def require(found: bool, message: str) -> None:
    """Refuse what is written wrongly."""
    if not found:
        raise BadDefinition(message)
