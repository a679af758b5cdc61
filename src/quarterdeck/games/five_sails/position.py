"""A moment of a game as readable text (TOML): who stands where, what lies in which pile, whose turn it is.

It can say any step of any phase (`beginning`), and a challenge or duel (`opening`). Only the cards it names are in the
game, and deck-building limits do not apply. Players are counted from 1. `docs/positions.md` describes every entry.
"""

from quarterdeck.cardgame import positions
from quarterdeck.cardgame.positions import Placing, Reader, Table, ability_labels, play_choices, read_chance
from quarterdeck.games.five_sails.beginning import begin
from quarterdeck.games.five_sails.catalogue import catalogue, current
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.happenings import attach
from quarterdeck.games.five_sails.position_checks import refuse_unsettled
from quarterdeck.games.five_sails.setup import PLACES_FOR, make_setting
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACTION, APPROACH, ATTACHMENT, CHARACTER, CHOSEN, CITY, CREW, DECK, DISCARD, EVENT, GONE, HAND, HOME, KIND_NAMES,
    LEADER_CARD, LINE, LOCATION, LOCATION_CARD, LOCKER, PLACE_NAMES, REACTION, RISK, SCHEME, SCHEME_CARD, TYPES,
    UNCONTROLLED,
)  # fmt: skip
from quarterdeck.games.five_sails.using import BY_DUEL
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.flow import run

SPOTS = {"Ole's Inn": 0, "Docks": 1, "Forums": 2, "Bazaar": 3, "Gardens": 4, "Home": HOME}
#: the locations as views write them
AS_SHOWN = {PLACE_NAMES[place]: name for name, place in SPOTS.items() if place != HOME and PLACE_NAMES[place] != name}
PILES = ((DECK, "deck"), (HAND, "hand"), (DISCARD, "discard"), (LOCKER, "locker"), (APPROACH, "approach"))
PILE_NAMES = {DECK: "deck", HAND: "hand", DISCARD: "discard pile", APPROACH: "Approach Deck", LINE: "line"}
PLAYER_KEYS = {"leader", "crew", "schemes", "renown", "line", "chosen", *(name for _, name in PILES)}
TOP_KEYS = {
    "ruleset", "day", "phase", "first_player", "turn", "passes", "seed", "draws", "player", "city", "shuffles", "picks",
    "choices", "duel", "step", "served", "dealt", "at_dusk",
}  # fmt: skip
CHARACTER_KEYS = {"name", "at", "engaged", "wounds", "equipped", "used", "used_in_duel", "gone"}
GEAR_KEYS = {"name", "engaged", "by", "used", "used_in_duel"}
LINE_KEYS = {"name", "gambled", "used_in_duel"}
SCHEME_KEYS = {"name", "used", "names"}
CITY_CARD_KEYS = {"name", "used", "renown"}
SPOT_KEYS = {"cards", "control", "renown", "stirred", "used"}
CITY_KINDS = (CHARACTER, ATTACHMENT, EVENT)
#: what may lie in each pile of a player
IN_PILE = {
    DECK: (ATTACHMENT, RISK, CHARACTER), HAND: (ATTACHMENT, RISK, CHARACTER), APPROACH: (CHARACTER, SCHEME_CARD),
    DISCARD: (ATTACHMENT, RISK, CHARACTER), LOCKER: (ATTACHMENT, RISK, CHARACTER, SCHEME_CARD, LEADER_CARD),
    LINE: (ATTACHMENT, RISK, CHARACTER),
}  # fmt: skip


def load(text: str, record: bool = True) -> FiveSails:
    """The state that a position describes, up to its open question. What cannot be is refused with its line."""
    return positions.load(text, lambda position: read_position(position, record))


# Reading


def read_position(position: Table, record: bool) -> FiveSails:
    position.only(TOP_KEYS)
    players = position.tables("player", "a player")
    if len(players) not in PLACES_FOR:
        raise position.wrong(f"a position has two to four [[player]] tables, not {len(players)}", "player")
    r = Reader(current(), TYPES)
    leaders = []
    for seat, player in enumerate(players):
        leaders.append(len(r.cards))
        read_player(r, player, seat, len(players))
    read_city(r, position.table("city"), len(players))
    for p in r.cards:
        if p.card.faction == "City":
            p.owner = len(players)
    s = place_all(r, tuple(leaders), position.text("ruleset", "rulebook-2023"))
    if record:
        s.record = []
    refuse_fights(r, position)
    read_table(s, position, players)
    read_chance(s, position, r)
    begin(s, position, players)
    refuse_unsettled(s, r, players)
    run(s)
    play_choices(s, position)
    return s


def read_player(r: Reader[CityCard], player: Table, seat: int, seats: int) -> None:
    player.only(PLAYER_KEYS)
    if "leader" not in player:
        raise player.wrong(f"player {seat + 1} has no leader")
    read_character(r, player.card("leader", CHARACTER_KEYS), seat, (LEADER_CARD,), seats)
    for entry in player.cards("crew", CHARACTER_KEYS):
        read_character(r, entry, seat, (CHARACTER,), seats)
    for entry in player.cards("schemes", SCHEME_KEYS):
        memo = r.find(entry.facts["names"], entry).definition + 1 if "names" in entry else 0
        r.add(entry, seat, SCHEME, seat, (SCHEME_CARD,), memo=memo)
    for entry in player.cards("line", LINE_KEYS):
        refuse_city_card(r.add(entry, seat, LINE, seat, IN_PILE[LINE], engaged=entry.yes("gambled")))
    for entry in player.cards("chosen", {"name"}):
        r.add(entry, seat, CHOSEN, seat, IN_PILE[APPROACH])
    for zone, what in PILES:
        for p in r.add_pile(player.pile(what), seat, zone, seat, IN_PILE[zone]):
            if zone != LOCKER:
                refuse_city_card(p)


def refuse_city_card(p: Placing[CityCard]) -> None:
    if p.card.faction == "City":
        raise p.entry.wrong(
            f"{p.card.name} is a card of the City Deck, which is never in a player's {PILE_NAMES[p.zone]}: "
            f"it can be in the city, in a crew, equipped or in a locker"
        )


def read_character(r: Reader[CityCard], entry: Table, seat: int, kinds: tuple[int, ...], seats: int) -> None:
    place = spot(entry, seats)
    if entry.yes("gone"):
        r.add(entry, seat, LOCKER, seat, kinds)
        return
    wounds = entry.number("wounds", 0, 0, 99)
    host = r.add(entry, seat, CREW, seat, kinds, place=place, engaged=entry.yes("engaged"), wounds=wounds)
    for gear in entry.cards("equipped", GEAR_KEYS):
        by = gear.number("by", seat + 1, 1, seats) - 1
        r.add(gear, by, HAND, by, (ATTACHMENT, RISK), engaged=gear.yes("engaged")).host = host.number


def refuse_fights(r: Reader[CityCard], position: Table) -> None:
    """Without a duel there is nothing of one."""
    if "duel" in position:
        return
    for p in r.cards:
        if p.zone == LINE:
            raise p.entry.wrong(f"{p.card.name} lies in a line, which there is only in a [duel]")
        if "used_in_duel" in p.entry:
            raise p.entry.wrong("used_in_duel stands only in a [duel]", "used_in_duel")


def spot(entry: Table, seats: int) -> int:
    if entry.facts.get("at") in AS_SHOWN:
        entry.facts["at"] = AS_SHOWN[entry.facts["at"]]
    name = entry.one_of("at", "Home", SPOTS, "location")
    return HOME if name == "Home" else place_of(entry, name, seats)


def place_of(at: Table, name: str, seats: int) -> int:
    if SPOTS[name] not in PLACES_FOR[seats]:
        raise at.wrong(f"{name} is not used with {seats} players", name)
    return SPOTS[name]


def read_city(r: Reader[CityCard], city: Table, seats: int) -> None:
    city.what = "the city"
    for shown, name in AS_SHOWN.items():
        if shown in city.facts:
            city.facts[name] = city.facts.pop(shown)
    city.only({"deck", "discard", *(name for name in SPOTS if name != "Home")})
    placed = [p for zone, what in ((DECK, "deck"), (DISCARD, "discard"))
              for p in r.add_pile(city.pile(what), seats, zone, seats, CITY_KINDS)]  # fmt: skip
    for name in city.facts:
        if name in SPOTS:
            place = place_of(city, name, seats)
            facts = city.table(name)
            facts.only(SPOT_KEYS)
            for entry in facts.cards("cards", CITY_CARD_KEYS):
                renown = entry.number("renown", 0, 0, 99)
                placed.append(r.add(entry, seats, CITY, seats, CITY_KINDS, place=place, memo=renown))
    for p in placed:
        if p.card.faction != "City":
            raise p.entry.wrong(f"{p.card.name} is no card of the City Deck")
    for place in PLACES_FOR[seats]:
        ground = next(c for c in catalogue() if c.kind == LOCATION_CARD and c.place == place)
        facts = city.table(next(name for name, at in SPOTS.items() if at == place))
        entry = Table({"name": ground.name, "used": facts.entries("used")}, ground.name, facts.path)
        r.add(entry, seats, LOCATION, seats, (LOCATION_CARD,), place=place)


# Building the state


def place_all(r: Reader[CityCard], leaders: tuple[int, ...], ruleset: str) -> FiveSails:
    """Make the state and put every card where it belongs."""
    definition = tuple(p.card.definition for p in r.cards)
    owner = bytes(p.owner for p in r.cards)
    family = bytes(p.owner * 3 + family_of(p.card) for p in r.cards)
    m = make_setting(len(leaders), definition, owner, family, leaders, ruleset, catalogue())
    s = FiveSails(m)
    r.put_all(s, GONE)
    for p in r.cards:
        if p.host != NONE:
            attach(s, p.number, p.host, p.holder)
            s.engaged[p.number] = p.columns["engaged"]
    for p in r.cards:
        mark_used(s, p)
    r.show_seen(s)
    return s


def family_of(card: CityCard) -> int:
    """Which cards could be one another facedown: leaders, approach cards, deck cards."""
    if card.kind == LEADER_CARD:
        return 0
    if card.kind == SCHEME_CARD or (card.kind == CHARACTER and card.cost < 0) or card.kind == LOCATION_CARD:
        return 1
    return 2 if card.faction != "City" else 0


def mark_used(s: FiveSails, p: Placing[CityCard]) -> None:
    """`used = ["Action 2"]` marks abilities of a card; for an event or location it lists the players who used it."""
    if p.card.kind in (EVENT, LOCATION_CARD):
        for seat in p.entry.seats("used", s.match.seats):
            s.used_day[p.number] |= 1 << shared_index(p.card) * 4 + seat
        return
    s.used_day[p.number] |= marks(p, "used", labels(p.card))
    s.used_duel[p.number] |= marks(p, "used_in_duel", duel_labels(p.card))


def marks(p: Placing[CityCard], what: str, known: dict[str, int]) -> int:
    """The abilities that an entry lists, as bits."""
    found = 0
    for used in p.entry.entries(what):
        if not isinstance(used, str) or used not in known:
            there_are = ", ".join(known) or "none"
            once = " that is used once in a duel" if what == "used_in_duel" else ""
            raise p.entry.wrong(f"{p.card.name} has no ability {used!r}{once} (there are: {there_are})", what)
        found |= 1 << known[used]
    return found


def duel_labels(card: CityCard) -> dict[str, int]:
    """The names of those abilities of a card that are used once in a duel."""
    once = {a.index for a in card.abilities if a.limit == BY_DUEL}
    return {label: index for label, index in labels(card).items() if index in once}


def shared_index(card: CityCard) -> int:
    """Which ability of an event or a location it is that each player may use once per Day."""
    return next((a.index for a in card.abilities if a.kind in (ACTION, REACTION)), 0)


def labels(card: CityCard) -> dict[str, int]:
    """The names of a card's abilities in positions; a permission that a text gives once per Day is 'Passive'."""
    out = ability_labels(card.abilities, KIND_NAMES)
    for p in card.passives:
        if p.daily:
            out["Passive"] = p.daily.bit_length() - 1
    return out


def read_table(s: FiveSails, position: Table, players: list[Table]) -> None:
    seats = s.match.seats
    city = position.table("city")
    for name, place in SPOTS.items():
        if name in city:
            facts = city.table(name)
            s.renown[place] = facts.number("renown", 0, 0, 99)
            control = facts.number("control", 0, 0, seats)
            s.control[place] = control - 1 if control else UNCONTROLLED
            for seat in facts.seats("stirred", seats):
                s.stirred[place] |= 1 << seat
    for seat, player in enumerate(players):
        s.purse[seat] = player.number("renown", 0, 0, 99)
    s.day = position.number("day", 1, 1, s.match.ruleset.days)
    s.first = position.number("first_player", 1, 0, seats) - 1
