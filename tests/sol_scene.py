"""Scenes of Sea of Legends (`games.sea_of_legends.scene`) at a table that is changed before the first turn.

    scene = voyage(at(1, "Nassau"), npc("Spanish Galleon", "Sea 3"))
    scene.choose("Set sail", "Sea 3")
    assert scene.options == ["Challenge Spanish Galleon"]

Players are counted from 1.
"""

from collections.abc import Callable
from typing import Any

from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.dice import SIDES
from quarterdeck.games.sea_of_legends.flow import opening
from quarterdeck.games.sea_of_legends.flow.round import Rounds, event, faction_turn
from quarterdeck.games.sea_of_legends.scene import VoyageScene, short as short
from quarterdeck.games.sea_of_legends.setup import laid_out
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.tales import arcs
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, CLAIMED, FACES, FACTION_FLAG, FACTION_TURN, FACTIONS, HELD, LOVER, NEMESIS, SUPPLY, TABLEAU, TALE_NAMES,
    TALES,
)
from quarterdeck.kernel.chance import begin
from quarterdeck.kernel.decision import Decision
from quarterdeck.kernel.flow import go, push, run
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.sound import flaw

CAPTAINS = ("Kahina", "Ton", "Cesare", "Spell", "Liu")
LOVERS = ("Axe Fist", "Clara", "Magpie", "John", "Mireya")
NEMESES = ("Josephine", "Olivia", "Nasir", "Tamsin", "Percy")

Given = Callable[[Voyage], None]


class Scene(VoyageScene):
    """A table being played."""

    def __init__(self, s: Voyage) -> None:
        self.game = Game({"game": "sea-of-legends"}, lambda header, record: s)

    @property
    def decision(self) -> Decision:
        """The open question, of a table that is sound."""
        assert not flaw(self.state), flaw(self.state)
        return super().decision


# The table before the game


def voyage(
    *given: Given, players: int = 2, factions: tuple[str, str] = ("Dread Tide", "Children of Tlaloc"), first: int = 1,
    seed: int = 1, start: str = "turns",
) -> Scene:  # fmt: skip
    """A game at its first turn, its first Faction Turn or its first Event; nothing is on the board but Captains."""
    numbers = (0, *[FACTIONS.index(name) for name in factions])
    s = laid_out(players, numbers).copy()
    begin(s, seed)
    s.record = []
    s.first = first - 1
    for seat in range(players):
        opening.take_captain(s, seat, named(s, CAPTAINS[seat]))
        opening.give_outfit(s, seat)
        opening.take_characters(s, seat, named(s, LOVERS[seat]), named(s, NEMESES[seat]))
    s.dirty = 0
    for change in given:
        change(s)
    f = push(s, Rounds)
    if start != "turns":
        s.round = 1
        s.phase = FACTION_TURN
        go(s, f, faction_turn if start == "factions" else event)
    run(s)
    return Scene(s)


def named(s: Voyage, name: str) -> int:
    """A piece of a name that is not in use."""
    found = [
        c for c, p in enumerate(s.match.drawn)
        if name in (p.name, short(p.name)) and s.zone[c] not in (BOARD, TABLEAU, HELD)
    ]  # fmt: skip
    assert found, f"there is no {name} left"
    return found[0]


def at(player: int, region: str) -> Given:
    """A Captain is elsewhere."""
    def change(s: Voyage) -> None:
        s.region[s.captain[player - 1]] = s.match.board.find(region)

    return change


def captain(player: int, name: str, legendary: bool = False) -> Given:
    def change(s: Voyage) -> None:
        old = s.captain[player - 1]
        if s.match.drawn[old].name != name:
            s.put(old, SUPPLY, s.match.sea)
            opening.take_captain(s, player - 1, named(s, name))
        s.side[s.captain[player - 1]] = int(legendary)

    return change


def npc(name: str, region: str, gold: int = 0, notoriety: int = 0) -> Given:
    def change(s: Voyage) -> None:
        definition = next(p.definition for p in s.match.drawn if p.name == name)
        c = happenings.place(s, definition, s.match.board.find(region))
        s.gold_on[c], s.notoriety_on[c] = gold, notoriety
        s.dirty = 0

    return change


def token(name: str, holder: int | str) -> Given:
    """An Objective token: with a player, under an NPC, or loose in a region."""
    def change(s: Voyage) -> None:
        c = named(s, name)
        if isinstance(holder, int):
            s.put(c, TABLEAU, holder - 1)
        elif holder in s.match.board.names:
            s.place(c, s.match.board.find(holder), s.match.sea)
        else:
            carriers = [d for d, p in enumerate(s.match.drawn) if p.name == holder and s.zone[d] == BOARD]
            happenings.hold(s, carriers[0], c)
        s.dirty = 0

    return change


def holds(npc_name: str, *names: str) -> Given:
    """Cards under an NPC."""
    def change(s: Voyage) -> None:
        carrier = next(d for d, p in enumerate(s.match.drawn) if p.name == npc_name and s.zone[d] == BOARD)
        for name in names:
            happenings.hold(s, carrier, named(s, name))
        s.dirty = 0

    return change


def gold(player: int, n: int) -> Given:
    def change(s: Voyage) -> None:
        s.gold[player - 1] = n

    return change


def notoriety(player: int, n: int) -> Given:
    def change(s: Voyage) -> None:
        s.notoriety[player - 1] = n

    return change


def has(player: int, *names: str, exhausted: bool = False, claimed: bool = True) -> Given:
    """Cards before a player: Crew, Relics, Items, Rumors (not claimed), another ship."""
    def change(s: Voyage) -> None:
        for name in names:
            c = named(s, name)
            card = s.match.drawn[c]
            if card.kind == 4:
                happenings.acquire_ship(s, player - 1, c)
                s.notoriety[player - 1] = 0
            elif card.kind == 7:
                happenings.keep_tavern_card(s, player - 1, c)
                if claimed and happenings.is_rumor(s, c):
                    s.side[c] = CLAIMED
            else:
                happenings.gain(s, player - 1, c)
                s.exhausted[c] = int(exhausted)
        s.dirty = 0

    return change


def tired(player: int, *names: str) -> Given:
    """Crew that are Exhausted."""
    def change(s: Voyage) -> None:
        for c in s.tableau(player - 1):
            if s.match.drawn[c].name in names:
                s.exhausted[c] = 1

    return change


def unlocked(player: int, name: str, lines: int) -> Given:
    """How many lines of a Lover or Nemesis are unlocked."""
    def change(s: Voyage) -> None:
        for c in s.tableau(player - 1):
            if short(s.match.drawn[c].name) == name:
                s.marker[c] = lines

    return change


def character(player: int, name: str, nemesis: bool = False, lines: int = 1) -> Given:
    """A further Lover or Nemesis."""
    def change(s: Voyage) -> None:
        c = named(s, name)
        s.put(c, TABLEAU, player - 1)
        s.side[c] = NEMESIS if nemesis else LOVER
        s.marker[c] = lines

    return change


def alone(player: int) -> Given:
    """Neither Lover nor Nemesis has any line."""
    def change(s: Voyage) -> None:
        for c in s.tableau(player - 1):
            s.marker[c] = 0

    return change


def flag(owner: int | str, *ports: str) -> Given:
    def change(s: Voyage) -> None:
        whose = owner - 1 if isinstance(owner, int) else FACTION_FLAG + FACTIONS.index(owner)
        for port in ports:
            s.flag[s.match.board.find(port)] = whose

    return change


def fort(faction: str, port: str) -> Given:
    def change(s: Voyage) -> None:
        s.fort[s.match.board.find(port)] = FACTIONS.index(faction)

    return change


def level(faction: str, row: int) -> Given:
    """The row of a Follower's Strength token, from 1."""
    def change(s: Voyage) -> None:
        s.level[FACTIONS.index(faction)] = row - 1

    return change


def top(*names: str) -> Given:
    """What lies on top of its deck, the first topmost."""
    def change(s: Voyage) -> None:
        for name in reversed(names):
            c = named(s, name)
            s.put(c, s.zone[c], s.match.sea)

    return change


def deck(zone: int, *names: str) -> Given:
    """A deck of these cards alone; the others are out of the game."""
    def change(s: Voyage) -> None:
        for c in s.pile(zone, s.match.sea):
            if s.match.drawn[c].name not in names:
                s.put(c, 14, s.match.sea)

    return change


def tale(player: int, arc: str, *words: str, part: int = 1, foe: str = "Dread Tide", port: str = "") -> Given:
    """The token of an arc lies in a Port, or where the Captain is: the next part of it is told there."""
    def change(s: Voyage) -> None:
        number = [known.name for known in arcs()].index(arc)
        place = (player - 1) * TALES + TALE_NAMES.index(arcs()[number].role)
        s.arc[place], s.foe[place] = number, FACTIONS.index(foe)
        s.chapter[place] = part - 1
        s.remembers[place] = sum(1 << arcs()[number].words.index(word) for word in words)
        s.tale[place] = s.match.board.find(port) if port else s.where(player - 1)

    return change


def without(player: int, name: str) -> Given:
    """A Lover or Nemesis has left."""
    def change(s: Voyage) -> None:
        happenings.part(s, next(c for c in s.tableau(player - 1) if short(s.match.drawn[c].name) == name))

    return change


def rolled(captain_dice: str, bonus_dice: str) -> Given:
    """How the next dice fall: faces with spaces between them."""
    def change(s: Voyage) -> None:
        falls: list[Any] = []
        for kind, faces in enumerate((captain_dice, bonus_dice)):
            falls += [SIDES[kind].index(FACES.index(face)) for face in faces.split()]
        s.fated = (*s.fated, *falls)

    return change
