"""A moment of a game as readable text (TOML): who stands where, what lies in which pile, whose turn it is.

It can be written for any moment at which no procedure is open inside the phase. Only the cards it names are in the
game, and deck-building limits do not apply. Players are counted from 1. `docs/positions.md` describes every entry.
"""

import tomllib
from typing import Any

from quarterdeck.games.five_sails.catalogue import catalogue, find_card
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.flow import day
from quarterdeck.games.five_sails.flow.dawn import Dawn
from quarterdeck.games.five_sails.flow.day import Days
from quarterdeck.games.five_sails.flow.dusk import Dusk
from quarterdeck.games.five_sails.flow.high_drama import H_PASSES, H_TURN, HighDrama, take_action
from quarterdeck.games.five_sails.flow.planning import Planning
from quarterdeck.games.five_sails.flow.plunder import Plunder
from quarterdeck.games.five_sails.happenings import attach
from quarterdeck.games.five_sails.setup import PLACES_FOR, make_setting
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.table import describe
from quarterdeck.games.five_sails.terms import (
    ACTION, APPROACH, ATTACHMENT, CHARACTER, CITY, CREW, DECK, DISCARD, EVENT, GONE, HAND, HOME, KIND_NAMES,
    LEADER_CARD, LOCATION, LOCATION_CARD, LOCKER, PHASES, REACTION, RISK, SCHEME, SCHEME_CARD, TYPES, UNCONTROLLED,
)  # fmt: skip
from quarterdeck.kernel.chance import FAST, LARGEST_SEED
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.flow import answer, answer_in_secret, go, push, run

SPOTS = {"Ole's Inn": 0, "Docks": 1, "Forums": 2, "Bazaar": 3, "Gardens": 4, "Home": HOME}
PHASE_PROCEDURES = (Dawn, Planning, HighDrama, Plunder, Dusk)
PHASE_STEPS = (day.planning, day.high_drama, day.plunder, day.dusk, day.next_day)
PILES = ((DECK, "deck"), (HAND, "hand"), (DISCARD, "discard"), (LOCKER, "locker"), (APPROACH, "approach"))
PLAYER_KEYS = {"leader", "crew", "schemes", "renown", *(name for _, name in PILES)}
TOP_KEYS = {
    "ruleset", "day", "phase", "first_player", "turn", "passes", "seed", "draws", "player", "city", "shuffles", "picks",
    "choices",
}  # fmt: skip
CHARACTER_KEYS = {"name", "at", "engaged", "wounds", "equipped", "used", "gone"}
GEAR_KEYS = {"name", "engaged", "by", "used"}
CITY_CARD_KEYS = {"name", "used", "renown"}


class Misplaced(BadDefinition):
    """Something in a position that cannot be; `token` is the text to look for, to tell the line."""

    def __init__(self, token: str, message: str) -> None:
        super().__init__(message)
        self.token = token


def load(text: str, record: bool = True) -> FiveSails:
    """The state that a position describes, up to its open question. What cannot be is refused with its line."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDefinition(f"the position is not readable: {error}") from None
    try:
        return read_position(data, record)
    except Misplaced as error:
        raise BadDefinition(f"{line_of(text, error.token)}{error}") from None


def line_of(text: str, token: str) -> str:
    for number, line in enumerate(text.splitlines(), 1):
        if token and token in line.partition("#")[0]:
            return f"line {number}: "
    return ""


# Reading


class Placing:
    """One card of the position: whose it is, where it goes, and what else is true of it."""

    def __init__(self, card: CityCard, owner: int, zone: int, holder: int, facts: dict[str, Any]) -> None:
        self.card = card
        self.owner = owner
        self.zone = zone
        self.holder = holder
        self.facts = facts


class Reader:
    """Gathers the cards of a position in the order in which they will be numbered."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cards: list[Placing] = []

    def add(self, name: Any, owner: int, zone: int, holder: int, kinds: tuple[int, ...], **facts: Any) -> int:
        if not isinstance(name, str):
            raise Misplaced(str(name), f"{name!r} is not the name of a card")
        try:
            card = find_card(name)
        except BadDefinition as error:
            raise Misplaced(name, str(error)) from None
        if card.kind not in kinds:
            wanted = " or ".join(TYPES[k] for k in kinds)
            raise Misplaced(name, f"{card.name} is of type {TYPES[card.kind]}; here stands only: {wanted}")
        self.cards.append(Placing(card, self.seats if card.faction == "City" else owner, zone, holder, facts))
        return len(self.cards) - 1


def read_position(data: dict[str, Any], record: bool) -> FiveSails:
    check_keys(data, TOP_KEYS, "a position")
    players = data.get("player", [])
    if not isinstance(players, list) or len(players) not in PLACES_FOR:
        raise Misplaced("player", f"a position has two to four [[player]] tables, not {len(players)}")
    r = Reader(len(players))
    leaders = []
    for seat, player in enumerate(players):
        leaders.append(len(r.cards))
        read_player(r, player, seat)
    read_city(r, table(data, "city"))
    s = place_all(r, tuple(leaders), data)
    if record:
        s.record = []
    read_table(s, data)
    begin(s, data)
    play_choices(s, entries(data, "choices"))
    return s


def check_keys(found: dict[str, Any], allowed: set[str], what: str) -> None:
    for k in found:
        if k not in allowed:
            raise Misplaced(k, f"{what} has no entry {k!r} (there are: {', '.join(sorted(allowed))})")


def table(data: dict[str, Any], name: str) -> dict[str, Any]:
    found = data.get(name, {})
    if not isinstance(found, dict):
        raise Misplaced(name, f"{name} must be a table")
    return found


def entries(data: dict[str, Any], name: str) -> list[Any]:
    found = data.get(name, [])
    if not isinstance(found, list):
        raise Misplaced(name, f"{name} must be a list")
    return found


def integer(data: dict[str, Any], name: str, default: int, least: int, most: int) -> int:
    n = data.get(name, default)
    if not isinstance(n, int) or isinstance(n, bool) or not least <= n <= most:
        raise Misplaced(name, f"{name} must be a number from {least} to {most}, not {n!r}")
    return n


def yes(data: dict[str, Any], name: str) -> bool:
    found = data.get(name, False)
    if not isinstance(found, bool):
        raise Misplaced(name, f"{name} must be true or false, not {found!r}")
    return found


def counted(row: list[Any]) -> list[Any]:
    """'Throwing Knife x2' stands for two cards."""
    out: list[Any] = []
    for entry in row:
        name, _, count = entry.rpartition(" x") if isinstance(entry, str) else ("", "", "")
        out += [name] * int(count) if name and count.isdigit() else [entry]
    return out


def spot(name: Any, seats: int) -> int:
    if name not in SPOTS:
        raise Misplaced(str(name), f"there is no location {name!r} (there are: {', '.join(SPOTS)})")
    place = SPOTS[name]
    if place != HOME and place not in PLACES_FOR[seats]:
        raise Misplaced(str(name), f"{name} is not used with {seats} players")
    return place


#: what may lie in each pile of a player
IN_PILE = {
    DECK: (ATTACHMENT, RISK, CHARACTER), HAND: (ATTACHMENT, RISK, CHARACTER), APPROACH: (CHARACTER, SCHEME_CARD),
    DISCARD: (ATTACHMENT, RISK, CHARACTER), LOCKER: (ATTACHMENT, RISK, CHARACTER, SCHEME_CARD, LEADER_CARD),
}  # fmt: skip


def read_player(r: Reader, player: Any, seat: int) -> None:
    if not isinstance(player, dict):
        raise Misplaced("player", "player must be a table: [[player]]")
    check_keys(player, PLAYER_KEYS, "a player")
    if "leader" not in player:
        raise Misplaced("player", f"player {seat + 1} has no leader")
    read_character(r, player["leader"], seat, (LEADER_CARD,))
    for entry in entries(player, "crew"):
        read_character(r, entry, seat, (CHARACTER,))
    for entry in entries(player, "schemes"):
        facts = named(entry, {"name", "used", "names"})
        memo = card_number(facts["names"]) + 1 if "names" in facts else 0
        r.add(facts["name"], seat, SCHEME, seat, (SCHEME_CARD,), used=facts.get("used", []), memo=memo)
    for zone, what in PILES:
        for name, facts in pile_entries(player, what):
            r.add(name, seat, zone, seat, IN_PILE[zone], **facts)


def pile_entries(data: dict[str, Any], what: str) -> list[tuple[Any, dict[str, Any]]]:
    """The cards of a pile from the bottom up: a name, {name = …, seen = true}, or {any_order = [names]}, which are
    cards that all have seen and that lie together in an order nobody knows."""
    out: list[tuple[Any, dict[str, Any]]] = []
    for number, entry in enumerate(reversed(counted(entries(data, what))), 1):
        if isinstance(entry, dict) and "any_order" in entry:
            check_keys(entry, {"any_order"}, what)
            out += [(name, {"seen": True, "block": number}) for name in entries(entry, "any_order")[::-1]]
        else:
            facts = named(entry, {"name", "seen"})
            out.append((facts["name"], {"seen": yes(facts, "seen")}))
    return out


def named(entry: Any, allowed: set[str]) -> dict[str, Any]:
    """A card given as a table with a name, or by its name alone."""
    if isinstance(entry, str):
        return {"name": entry}
    if not isinstance(entry, dict) or "name" not in entry:
        raise Misplaced(str(entry), f"{entry!r} names no card: write its name, or {{name = …}}")
    check_keys(entry, allowed, str(entry["name"]))
    return entry


def read_character(r: Reader, entry: Any, seat: int, kinds: tuple[int, ...]) -> None:
    facts = named(entry, CHARACTER_KEYS)
    place = spot(facts.get("at", "Home"), r.seats)
    if yes(facts, "gone"):
        r.add(facts["name"], seat, LOCKER, seat, kinds)
        return
    at = r.add(
        facts["name"], seat, CREW, seat, kinds, place=place, engaged=yes(facts, "engaged"),
        wounds=integer(facts, "wounds", 0, 0, 99), used=facts.get("used", []),
    )  # fmt: skip
    for worn in entries(facts, "equipped"):
        gear = named(worn, GEAR_KEYS)
        by = integer(gear, "by", seat + 1, 1, r.seats) - 1
        r.add(
            gear["name"], by, HAND, by, (ATTACHMENT, RISK), engaged=yes(gear, "engaged"), host=at,
            used=gear.get("used", []),
        )  # fmt: skip


def read_city(r: Reader, city: dict[str, Any]) -> None:
    check_keys(city, {"deck", "discard", *(name for name in SPOTS if name != "Home")}, "the city")
    kinds = (CHARACTER, ATTACHMENT, EVENT)
    for zone, what in ((DECK, "deck"), (DISCARD, "discard")):
        for name, facts in pile_entries(city, what):
            city_card(r, name, zone, kinds, **facts)
    for name in city:
        if name in SPOTS:
            place = spot(name, r.seats)
            facts = table(city, name)
            check_keys(facts, {"cards", "control", "renown", "stirred", "used"}, name)
            for entry in entries(facts, "cards"):
                card = named(entry, CITY_CARD_KEYS)
                renown = integer(card, "renown", 0, 0, 99)
                city_card(r, card["name"], CITY, kinds, place=place, used=card.get("used", []), memo=renown)
    for place in PLACES_FOR[r.seats]:
        ground = next(c for c in catalogue() if c.kind == LOCATION_CARD and c.place == place)
        spot_name = next(name for name, at in SPOTS.items() if at == place)
        used = table(city, spot_name).get("used", [])
        r.add(ground.name, r.seats, LOCATION, r.seats, (LOCATION_CARD,), place=place, used=used)


def city_card(r: Reader, name: Any, zone: int, kinds: tuple[int, ...], **facts: Any) -> None:
    at = r.add(name, r.seats, zone, r.seats, kinds, **facts)
    if r.cards[at].card.faction != "City":
        raise Misplaced(str(name), f"{r.cards[at].card.name} is no card of the City Deck")


# Building the state


def place_all(r: Reader, leaders: tuple[int, ...], data: dict[str, Any]) -> FiveSails:
    """Make the state and put every card where it belongs."""
    definition = tuple(p.card.definition for p in r.cards)
    owner = bytes(p.owner for p in r.cards)
    family = bytes(p.owner * 3 + family_of(p.card) for p in r.cards)
    ruleset = data.get("ruleset", "rulebook-2023")
    m = make_setting(r.seats, definition, owner, family, leaders, ruleset, catalogue())
    s = FiveSails(m)
    for c in range(m.size):
        s.zone[c] = GONE
        s.piles[GONE * m.width + owner[c]] = (*s.piles[GONE * m.width + owner[c]], c)
    for c, p in enumerate(r.cards):
        s.put(c, p.zone, p.holder)
        for column in ("place", "engaged", "wounds", "memo"):
            if column in p.facts:
                getattr(s, column)[c] = int(p.facts[column])
    for c, p in enumerate(r.cards):
        if "host" in p.facts:
            attach(s, c, p.facts["host"], p.holder)
            s.engaged[c] = int(p.facts["engaged"])
    for c, p in enumerate(r.cards):
        mark_used(s, c, p)
        if p.facts.get("seen"):
            s.reveal(c)
            s.block[c] = p.facts.get("block", 0) and 1 + p.facts["block"] + 100 * p.owner
    return s


def family_of(card: CityCard) -> int:
    """Which cards could be one another facedown: leaders, approach cards, deck cards."""
    if card.kind == LEADER_CARD:
        return 0
    if card.kind == SCHEME_CARD or (card.kind == CHARACTER and card.cost < 0) or card.kind == LOCATION_CARD:
        return 1
    return 2 if card.faction != "City" else 0


def mark_used(s: FiveSails, c: int, p: Placing) -> None:
    """`used = ["Action 2"]` marks abilities of a card; for an event or location it lists the players who used it."""
    for used in p.facts.get("used", []):
        if p.card.kind in (EVENT, LOCATION_CARD):
            if not isinstance(used, int) or not 1 <= used <= s.match.seats:
                raise Misplaced(p.card.name, f"used of {p.card.name} lists players from 1, not {used!r}")
            s.used_day[c] |= 1 << shared_index(p.card) * 4 + used - 1
        else:
            s.used_day[c] |= 1 << label_index(p.card, used)


def shared_index(card: CityCard) -> int:
    """Which ability of an event or a location it is that each player may use once per Day."""
    return next((a.index for a in card.abilities if a.kind in (ACTION, REACTION)), 0)


def labels(card: CityCard) -> dict[str, int]:
    """The names of a card's abilities in positions: 'Action', or 'Action 1' and 'Action 2'; a permission that a text
    gives once per Day is 'Passive'."""
    out: dict[str, int] = {}
    for a in card.abilities:
        same = [b for b in card.abilities if b.kind == a.kind]
        out[KIND_NAMES[a.kind] + (f" {same.index(a) + 1}" if len(same) > 1 else "")] = a.index
    for p in card.passives:
        if p.daily:
            out["Passive"] = p.daily.bit_length() - 1
    return out


def label_index(card: CityCard, used: Any) -> int:
    if used not in labels(card):
        known = ", ".join(labels(card)) or "none"
        raise Misplaced(card.name, f"{card.name} has no ability {used!r} (there are: {known})")
    return labels(card)[used]


def read_table(s: FiveSails, data: dict[str, Any]) -> None:
    seats = s.match.seats
    for name, place in SPOTS.items():
        facts = table(data, "city").get(name)
        if facts is not None:
            s.renown[place] = integer(facts, "renown", 0, 0, 99)
            control = integer(facts, "control", 0, 0, seats)
            s.control[place] = control - 1 if control else UNCONTROLLED
            for who in entries(facts, "stirred"):
                if who not in range(1, seats + 1):
                    raise Misplaced("stirred", f"stirred lists players from 1 to {seats}, not {who!r}")
                s.stirred[place] |= 1 << (who - 1)
    for seat, player in enumerate(data["player"]):
        s.purse[seat] = integer(player, "renown", 0, 0, 99)
    s.seed = integer(data, "seed", 0, -LARGEST_SEED, LARGEST_SEED)
    s.draws = integer(data, "draws", 0, FAST, 1 << 31)
    s.day = integer(data, "day", 1, 1, s.match.ruleset.days)
    s.first = integer(data, "first_player", 1, 0, seats) - 1
    shuffles = [[card_number(n) for n in counted(row)] for row in entries(data, "shuffles")]
    s.fated = (*(tuple(row) for row in shuffles), *entries(data, "picks"))


def card_number(name: Any) -> int:
    try:
        return find_card(str(name)).definition
    except BadDefinition as error:
        raise Misplaced(str(name), str(error)) from None


def begin(s: FiveSails, data: dict[str, Any]) -> None:
    """Open the phase: High Drama at a player's turn, every other phase at its beginning."""
    name = data.get("phase", "High Drama")
    if name not in PHASES:
        raise Misplaced(str(name), f"there is no phase {name!r} (there are: {', '.join(PHASES)})")
    s.phase = PHASES.index(name)
    s.fresh = 0
    s.dirty = 0
    go(s, push(s, Days), PHASE_STEPS[s.phase])
    f = push(s, PHASE_PROCEDURES[s.phase])
    if name == "High Drama":
        f[H_TURN] = integer(data, "turn", s.first + 1 if s.first != NONE else 1, 1, s.match.seats) - 1
        f[H_PASSES] = integer(data, "passes", 0, 0, s.match.seats)
        go(s, f, take_action)
    run(s)


def play_choices(s: FiveSails, choices: list[Any]) -> None:
    """`choices` are the answers given since, each as the option's number and words: '2: Claim'."""
    for i, choice in enumerate(choices, 1):
        number, _, words = str(choice).partition(": ")
        q = s.question
        if q is None:
            raise Misplaced(str(choice), f"choice {i} ({choice}) answers nothing: the game is over")
        options = describe(s, q).options
        if not number.isdigit() or not 1 <= int(number) <= len(options) or options[int(number) - 1].words != words:
            offered = "; ".join(f"{n}: {o.words}" for n, o in enumerate(options, 1))
            raise Misplaced(str(choice), f"choice {i} ({choice}) is not offered; there are: {offered}")
        if s.answers:
            answer_in_secret(s, q.seat, options[int(number) - 1].key)
        else:
            answer(s, options[int(number) - 1].key)
