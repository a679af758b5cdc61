"""A moment of a game as readable text (TOML): who stands where, what lies in which pile, whose turn it is.

It can be written for any moment at which no procedure is open inside the phase. Only the cards it names are in the
game, and deck-building limits do not apply.
"""

import tomllib
from typing import Any

from quarterdeck.games.five_sails.catalogue import catalogue, find_card
from quarterdeck.games.five_sails.effects.build import Card
from quarterdeck.games.five_sails.flow import day
from quarterdeck.games.five_sails.flow.day import Days
from quarterdeck.games.five_sails.flow.dawn import Dawn
from quarterdeck.games.five_sails.flow.dusk import Dusk
from quarterdeck.games.five_sails.flow.high_drama import H_PASSES, H_TURN, HighDrama, take_action
from quarterdeck.games.five_sails.flow.planning import Planning
from quarterdeck.games.five_sails.flow.plunder import Plunder
from quarterdeck.games.five_sails.happenings import attach
from quarterdeck.games.five_sails.setup import PLACES_FOR, make_setting
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    APPROACH, CHARACTER, CITY, CREW, DECK, DISCARD, GONE, HAND, HOME, LEADER_CARD, LOCATION, LOCATION_CARD,
    LOCKER, PHASES, SCHEME, SCHEME_CARD,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.flow import go, push, run

SPOTS = {"Ole's Inn": 0, "Docks": 1, "Forums": 2, "Bazaar": 3, "Gardens": 4, "Home": HOME}
PHASE_PROCEDURES = (Dawn, Planning, HighDrama, Plunder, Dusk)
PHASE_STEPS = (day.planning, day.high_drama, day.plunder, day.dusk, day.next_day)
PLAYER_KEYS = {
    "leader", "crew", "hand", "deck", "discard", "locker", "approach", "schemes", "renown", "out",
}  # fmt: skip
TOP_KEYS = {
    "ruleset", "day", "phase", "first_player", "turn", "passes", "seed", "player", "city", "shuffles", "picks",
}  # fmt: skip


def names(entries: Any, what: str) -> list[str]:
    """'Throwing Knife x2' counts twice; a list is read from the top of a pile down."""
    if not isinstance(entries, list):
        raise BadDefinition(f"{what} must be a list of card names")
    out: list[str] = []
    for entry in entries:
        if not isinstance(entry, str):
            raise BadDefinition(f"{what}: {entry!r} is not the name of a card")
        name, _, count = entry.rpartition(" x")
        if name and count.isdigit():
            out += [name] * int(count)
        else:
            out.append(entry)
    return out


class Placing:
    """One card of the position: its definition, its owner, and what to do with it once the state exists."""

    def __init__(self, card: Card, owner: int, zone: int, holder: int, facts: dict[str, Any]) -> None:
        self.card = card
        self.owner = owner
        self.zone = zone
        self.holder = holder
        self.facts = facts
        self.gear: list[int] = []


class Reader:
    """Gathers the cards of a position in the order in which they will be numbered."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cards: list[Placing] = []

    def add(self, name: str, owner: int, zone: int, holder: int, kinds: tuple[int, ...] = (), **facts: Any) -> int:
        card = find_card(name)
        if kinds and card.kind not in kinds:
            raise BadDefinition(f"{card.name} cannot stand there: it is of another type")
        city = card.faction == "City"
        self.cards.append(Placing(card, self.seats if city else owner, zone, holder, facts))
        return len(self.cards) - 1

    def pile(self, entries: Any, owner: int, zone: int, what: str) -> None:
        for name in reversed(names(entries, what)):
            self.add(name, owner, zone, owner)


def spot(name: Any, seats: int) -> int:
    if name not in SPOTS:
        raise BadDefinition(f"there is no location {name!r} (there are: {', '.join(SPOTS)})")
    place = SPOTS[name]
    if place != HOME and place not in PLACES_FOR[seats]:
        raise BadDefinition(f"{name} is not used with {seats} players")
    return place


def check_keys(table: dict[str, Any], allowed: set[str], what: str) -> None:
    for k in table:
        if k not in allowed:
            raise BadDefinition(f"{what} has no entry {k!r} (there are: {', '.join(sorted(allowed))})")


CHARACTER_KEYS = {"name", "at", "engaged", "wounds", "equipped", "used"}


def read_character(r: Reader, entry: Any, seat: int, kinds: tuple[int, ...]) -> None:
    if isinstance(entry, str):
        entry = {"name": entry}
    check_keys(entry, CHARACTER_KEYS, "a character")
    place = spot(entry.get("at", "Home"), r.seats)
    at = r.add(
        entry["name"], seat, CREW, seat, kinds, place=place, engaged=entry.get("engaged", False),
        wounds=entry.get("wounds", 0), used=entry.get("used", []),
    )  # fmt: skip
    for worn in entry.get("equipped", []):
        if isinstance(worn, str):
            worn = {"name": worn}
        check_keys(worn, {"name", "engaged", "by", "used"}, "an equipped card")
        by = worn.get("by", seat + 1) - 1
        i = r.add(
            worn["name"], by, HAND, by, engaged=worn.get("engaged", False), host=at, used=worn.get("used", []),
        )  # fmt: skip
        r.cards[at].gear.append(i)


def load(text: str, record: bool = True) -> FiveSails:
    """The state that a position describes, up to its first question."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDefinition(f"the position is not readable: {error}") from None
    check_keys(data, TOP_KEYS, "a position")
    players = data.get("player", [])
    if len(players) not in PLACES_FOR:
        raise BadDefinition(f"a position has two to four [[player]] tables, not {len(players)}")
    seats = len(players)
    r = Reader(seats)
    leaders = []
    for seat, player in enumerate(players):
        check_keys(player, PLAYER_KEYS, "a player")
        if "leader" not in player:
            raise BadDefinition(f"player {seat + 1} has no leader")
        leaders.append(len(r.cards))
        read_character(r, player["leader"], seat, (LEADER_CARD,))
        for entry in player.get("crew", []):
            read_character(r, entry, seat, (CHARACTER,))
        for name in names(player.get("schemes", []), "schemes"):
            r.add(name, seat, SCHEME, seat, (SCHEME_CARD,))
        for zone, what in ((DECK, "deck"), (HAND, "hand"), (DISCARD, "discard"), (LOCKER, "locker")):
            r.pile(player.get(what, []), seat, zone, what)
        r.pile(player.get("approach", []), seat, APPROACH, "approach")
    city = data.get("city", {})
    check_keys(city, {"deck", "discard", *SPOTS}, "the city")
    r.pile(city.get("deck", []), seats, DECK, "deck")
    r.pile(city.get("discard", []), seats, DISCARD, "discard")
    for name, facts in city.items():
        if name in SPOTS:
            place = spot(name, seats)
            check_keys(facts, {"cards", "control", "renown"}, name)
            for named in names(facts.get("cards", []), name):
                r.add(named, seats, CITY, seats, place=place)
    for place in PLACES_FOR[seats]:
        card = next(c for c in catalogue() if c.kind == LOCATION_CARD and c.place == place)
        r.add(card.name, seats, LOCATION, seats, place=place)
    return place_all(r, tuple(leaders), data, record)


def place_all(r: Reader, leaders: tuple[int, ...], data: dict[str, Any], record: bool) -> FiveSails:
    """Make the state, put every card where it belongs, and start the phase."""
    definition = tuple(p.card.definition for p in r.cards)
    owner = bytes(p.owner for p in r.cards)
    family = bytes(p.owner * 3 + family_of(p.card) for p in r.cards)
    m = make_setting(r.seats, definition, owner, family, leaders, data.get("ruleset", "rulebook-2023"), catalogue())
    s = FiveSails(m)
    s.seed = data.get("seed", 0)
    for c in range(m.size):
        s.zone[c] = GONE
        s.piles[GONE * m.width + owner[c]] = (*s.piles[GONE * m.width + owner[c]], c)
    for c, p in enumerate(r.cards):
        s.put(c, p.zone, p.holder)
        for column in ("place", "engaged", "wounds"):
            if column in p.facts:
                getattr(s, column)[c] = int(p.facts[column])
    for c, p in enumerate(r.cards):
        if "host" in p.facts:
            attach(s, c, p.facts["host"], p.holder)
            s.engaged[c] = int(p.facts["engaged"])
    read_table(s, data)
    if record:
        s.record = []
    return begin(s, data)


def family_of(card: Card) -> int:
    """Which cards could be one another facedown: leaders, approach cards, deck cards."""
    if card.kind == LEADER_CARD:
        return 0
    if card.kind == SCHEME_CARD or card.kind == CHARACTER and card.cost < 0 or card.kind == LOCATION_CARD:
        return 1
    return 2 if card.faction != "City" else 0


def read_table(s: FiveSails, data: dict[str, Any]) -> None:
    for name, facts in data.get("city", {}).items():
        if name in SPOTS:
            s.renown[SPOTS[name]] = facts.get("renown", 0)
            if "control" in facts:
                s.control[SPOTS[name]] = facts["control"] - 1
    for seat, player in enumerate(data["player"]):
        s.purse[seat] = player.get("renown", 0)
    s.day = data.get("day", 1)
    s.first = data.get("first_player", 1) - 1
    s.fated = tuple(
        tuple(find_card(n).definition for n in names(row, "shuffles")) for row in data.get("shuffles", [])
    ) + tuple(data.get("picks", []))


def begin(s: FiveSails, data: dict[str, Any]) -> FiveSails:
    """Open the phase: High Drama at a player's turn, every other phase at its beginning."""
    name = data.get("phase", "High Drama")
    if name not in PHASES:
        raise BadDefinition(f"there is no phase {name!r} (there are: {', '.join(PHASES)})")
    s.phase = PHASES.index(name)
    s.fresh = 0
    s.dirty = 0
    go(s, push(s, Days), PHASE_STEPS[s.phase])
    f = push(s, PHASE_PROCEDURES[s.phase])
    if name == "High Drama":
        f[H_TURN] = data.get("turn", s.first + 1 if s.first != NONE else 1) - 1
        f[H_PASSES] = data.get("passes", 0)
        go(s, f, take_action)
    run(s)
    return s


