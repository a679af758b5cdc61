"""A moment of a game as readable text (TOML): who is where with what, what lies in which Port, what is open.

All pieces of the game are in it: those that are not named lie where they lie before the game, and the rest of a deck is
shuffled below what is named of it. Players are counted from 1. `docs/positions.md` describes every entry.

    round = 3                                   first_player = 2
    infested = ["Nassau"]                       tokens = [{name = "Golden Fruit", at = "Sea 3"}]

    [[player]]
    captain = {name = "Kahina", at = "Nassau"}  gold = 8                 flags = ["Tortuga"]
    cards = ["Peggy", "Gunner", {name = "Navigator", exhausted = true}, {name = "Clara the Ill-Tempered", lover = 2}]

    [[faction]]
    name = "Dread Tide"                         level = 2
    npcs = [{name = "Undead Soldier", at = "Sea 3", gold = 5}]

    [decks]
    crew = ["Bosun"]
"""

from typing import Any, Final

from quarterdeck.cardgame import positions
from quarterdeck.cardgame.positions import Placing, Reader, Table, play_choices, read_chance
from quarterdeck.games.sea_of_legends.beginning import OPEN_KEYS, TALE_NAMES, begin, open_setup
from quarterdeck.games.sea_of_legends.board import Board, chart
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.facts import Captain, Character, Npc, Piece, TavernCard
from quarterdeck.games.sea_of_legends.happenings import (
    FACTION_FLAGS, LINES, MOST_VENGEANCE, NEMESIS_LINES, begin_tale, over_capacity,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.rulesets import written
from quarterdeck.games.sea_of_legends.setup import MOST_SEATS, first_zone, setting
from quarterdeck.games.sea_of_legends.state import Setting, Voyage
from quarterdeck.games.sea_of_legends.tales import PARTS, arcs
from quarterdeck.games.sea_of_legends.terms import (
    ARMADA, BOARD, BRITISH, CAPTAIN, CHARACTER, CHARACTERS, CLAIMED, CREW, CREW_DECK, CREW_DISCARD,
    DREAD_TIDE, EVENT, EVENT_DECK, EVENT_DISCARD, FACTION_FLAG, FACTIONS, FIRST_GOLD, FLAGS, GONE, HELD, IN_PLAY, ITEM,
    KINDS, LEVELS, LOVER, LOVER_TALE, MORE_REWARD, NEMESIS, NEMESIS_TALE, NEXT_EVENT, NO_FLAG, NPC, OFF_BOARD, RELIC,
    RUMOR, SEA, SHIP, SKYSTALKERS, TABLEAU, TALES, TAVERN_CARD, TAVERN_DECK, TAVERN_DISCARD, TOKEN,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.values import capacity
from quarterdeck.games.sea_of_legends.whereabouts import aboard, of_kind, ship, ship_card
from quarterdeck.kernel.chance import mix
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.lasting import add

DECKS: Final = (
    (TAVERN_DECK, "tavern", TAVERN_CARD), (CREW_DECK, "crew", CREW), (EVENT_DECK, "events", EVENT),
    (CHARACTERS, "characters", CHARACTER),
)  # fmt: skip
DISCARDS: Final = (
    (TAVERN_DISCARD, "tavern", TAVERN_CARD), (CREW_DISCARD, "crew", CREW), (EVENT_DISCARD, "events", EVENT),
)  # fmt: skip
TOP_KEYS: Final = {
    "player", "faction", "decks", "discards", "tokens", "gone", "infested", "more_reward", "sets", "round",
    "open_results", "first_player", "phase", "seed", "draws", "shuffles", "picks", "choices", "numbers", "slots",
    *OPEN_KEYS,
}  # fmt: skip
PLAYER_KEYS: Final = {
    "captain", "cards", "gold", "notoriety", "flags", "tales", "bribed", "tracker", "out",
}  # fmt: skip
FACTION_KEYS: Final = {"name", "level", "npcs", "flags", "fort", "store", "summoned"}
CAPTAIN_KEYS: Final = {"name", "at", "legendary", "vengeance"}
CARD_KEYS: Final = {"name", "exhausted", "lover", "nemesis", "ended", "claimed"}
NPC_KEYS: Final = {"name", "at", "gold", "notoriety", "holds", "side", "acted", "active"}
TOKEN_KEYS: Final = {"name", "at", "side"}
IN_A_TABLEAU: Final = (SHIP, CREW, CHARACTER, RELIC, TAVERN_CARD, TOKEN)
MOST_GOLD: Final = 999
MOST_ROUNDS: Final = 999


def load(text: str, record: bool = True) -> Voyage:
    """The state that a position describes, up to its open question. What cannot be is refused with its line."""
    return positions.load(text, lambda position: read_position(position, record))


def read_position(position: Table, record: bool) -> Voyage:
    position.only(TOP_KEYS)
    players, factions = position.tables("player", "a player"), position.tables("faction", "a Faction")
    if not 1 <= len(players) <= MOST_SEATS:
        raise position.wrong(f"a position has 1 to {MOST_SEATS} [[player]] tables, not {len(players)}", "player")
    m = setting(len(players), in_play(position, factions), position.yes("sets"), position.yes("open_results"))
    if position.facts.get("phase") == "Setup":
        return open_setup(m, position, players, record)
    r = Pieces(m)
    for seat, player in enumerate(players):
        read_player(r, player, seat)
    for entry in factions:
        read_npcs(r, entry)
    for token in position.cards("tokens", TOKEN_KEYS):
        at, side = region_of(token, "at"), token.number("side", 0, 0, 2)
        r.add(token, m.sea, BOARD, m.sea, (TOKEN,), region=at, side=side)
    for zone, what, kind in DISCARDS:
        r.add_pile(position.table("discards").pile(what), m.sea, zone, m.sea, (kind,))
    r.add_pile(position.pile("gone"), m.sea, GONE, m.sea, (CREW, SHIP, CHARACTER))
    r.add_rest(position)
    s = place_all(r, position)
    if record:
        s.record = []
    read_table(s, r, position, players, factions)
    begin(s, position, r)
    play_choices(s, position)
    return s


def in_play(position: Table, factions: list[Table]) -> tuple[int, ...]:
    """The Armada, which need not be named, and the two others that are. (SL-SETUP-17)"""
    known = [FACTIONS[faction] for faction in (ARMADA, *written())]
    found: set[int] = set()
    for entry in factions:
        faction = FACTIONS.index(entry.one_of("name", "", known, "Faction"))
        if faction in found:
            raise entry.wrong(f"the {FACTIONS[faction]} has two [[faction]] tables", "name")
        found.add(faction)
    others = tuple(sorted(found - {ARMADA}))
    if len(others) != IN_PLAY - 1:
        raise position.wrong(f"a position has {IN_PLAY - 1} [[faction]] tables besides the Armada's", "faction")
    return (ARMADA, *others)


def region_of(entry: Table, name: str, default: int = NONE, ports: bool = False) -> int:
    """A region by its name."""
    if name not in entry and default != NONE:
        return default
    return find_region(entry, entry.text(name, ""), name, ports)


def find_region(entry: Table, told: Any, name: str, ports: bool = False) -> int:
    board: Board = chart()
    try:
        found = board.find(str(told))
    except BadDefinition as error:
        raise entry.wrong(str(error).split(" (there are")[0], name) from None
    if ports and board.type[found] == SEA:
        raise entry.wrong(f"{board.names[found]} is no Port", name)
    return found


def regions_of(entry: Table, name: str, ports: bool = True) -> list[int]:
    return [find_region(entry, told, name, ports) for told in entry.entries(name)]


# Pieces


class Pieces(Reader[Piece]):
    """The pieces of a position; there are as many of each as the game has."""

    def __init__(self, m: Setting) -> None:
        super().__init__(catalogue(), KINDS)
        self.match = m
        #: the numbers that nobody has named, by definition
        self.free: dict[int, list[int]] = {}
        for c, definition in enumerate(m.definition):
            self.free.setdefault(definition, []).append(c)

    def add(self, entry: Table, owner: int, zone: int, holder: int, kinds: Any, **columns: int) -> Placing[Piece]:
        placed = super().add(entry, owner, zone, holder, kinds, **columns)
        free = self.free.get(placed.card.definition)
        if free is None:
            raise entry.wrong(f"{placed.card.name} is not in a game of these Factions and so many players")
        if not free:
            n = self.match.definition.count(placed.card.definition)
            raise entry.wrong(f"there {'is' if n == 1 else 'are'} only {n} of {placed.card.name}")
        placed.number = free.pop(0)
        return placed

    def add_rest(self, position: Table) -> None:
        """What is not named lies where it lay before the game; then what is named of the decks, which lies above it."""
        m, decks = self.match, position.table("decks")
        decks.only({what for _, what, _ in DECKS})
        begun = len(self.cards)
        piles = [decks.pile(what) for _, what, _ in DECKS]
        for (zone, _, kind), pile in zip(DECKS, piles):
            self.add_pile(pile, m.sea, zone, m.sea, (kind,))
        named = self.cards[begun:]
        left = [c for free in self.free.values() for c in free]
        if "numbers" in position:
            left = self.read_all_numbers(position, begun, len(left))
        rest = [self.unnamed(c) for c in left]
        self.cards = [*self.cards[:begun], *rest, *named]

    def unnamed(self, c: int) -> Placing[Piece]:
        m = self.match
        entry = Table({"name": m.drawn[c].name}, m.drawn[c].name)
        return Placing(c, m.drawn[c], entry, m.owner[c], first_zone(m.drawn[c]), m.owner[c])

    def read_all_numbers(self, position: Table, begun: int, left: int) -> list[int]:
        """`numbers` are those of all pieces in the order in which they are read; gives those that are not named."""
        m = self.match
        numbers = position.numbers("numbers", 0, m.size - 1)
        if sorted(numbers) != list(range(m.size)):
            raise position.wrong(f"numbers lists each number from 0 to {m.size - 1} once", "numbers")
        given = [*numbers[:begun], *numbers[begun + left :]]
        became = {p.number: number for p, number in zip(self.cards, given)}
        for p, number in zip(self.cards, given):
            if m.definition[number] != p.card.definition:
                raise position.wrong(f"numbers: {number} is a {m.drawn[number].name}, no {p.card.name}", "numbers")
            p.number = number
            p.host = became[p.host] if p.host != NONE else NONE
        return numbers[begun : begun + left]


def place_all(r: Pieces, position: Table) -> Voyage:
    """Put every piece where it belongs; what is not named of a deck is shuffled below the rest of it."""
    m = r.match
    s = Voyage(m)
    r.put_all(s, GONE)
    for p in r.cards:
        if p.host != NONE:
            s.attach(p.number, p.host)
    r.show_seen(s)
    r.read_slots(s, position)
    read_chance(s, position, r)
    for zone, what, _ in DECKS:
        named = len(position.table("decks").pile(what))
        pile = s.pile(zone, m.sea)
        below = list(pile[: len(pile) - named])
        if below:
            mix(s, below, "deck")
        s.piles[zone * m.width + m.sea] = (*below, *pile[len(below) :])
    return s


def read_player(r: Pieces, player: Table, seat: int) -> None:
    """The Captain on the board, and all that lies before the player."""
    player.only(PLAYER_KEYS)
    for what in ("captain", "cards"):
        if what not in player:
            raise player.wrong(f"player {seat + 1} has no entry {what}")
    entry = player.card("captain", CAPTAIN_KEYS)
    card = r.find(entry.facts["name"], entry)
    start = card.start if isinstance(card, Captain) else NONE
    r.add(
        entry, r.match.sea, BOARD, seat, (CAPTAIN,), region=region_of(entry, "at", start),
        side=int(entry.yes("legendary")), marker=entry.number("vengeance", 0, 0, MOST_VENGEANCE),
    )  # fmt: skip
    for entry in player.cards("cards", CARD_KEYS):
        placed = r.add(entry, r.match.sea, TABLEAU, seat, IN_A_TABLEAU)
        placed.columns = columns_of(entry, placed.card)


def columns_of(entry: Table, card: Piece) -> dict[str, int]:
    """What is true of a card in a tableau: only what can be of its kind."""
    allowed = {
        CREW: {"exhausted"}, CHARACTER: {"lover", "nemesis", "ended"}, TAVERN_CARD: {"claimed"},
    }.get(card.kind, set())  # fmt: skip
    for what in CARD_KEYS - allowed - {"name"}:
        if what in entry:
            raise entry.wrong(f"{card.name} is no card that can be {what}", what)
    if card.kind == CHARACTER:
        if ("lover" in entry) == ("nemesis" in entry):
            raise entry.wrong(f"{card.name} is one of the two: write lover = 1 or nemesis = 1, the lines unlocked")
        if "lover" in entry:
            return {"side": LOVER, "marker": entry.number("lover", 1, 0, LINES[LOVER])}
        return {"side": NEMESIS, "marker": entry.number("nemesis", 1, 0, NEMESIS_LINES)}
    if isinstance(card, TavernCard):
        if card.port == NONE and entry.yes("claimed"):
            raise entry.wrong(f"{card.name} is an Item: no Relic that is claimed", "claimed")
        return {"side": ITEM if card.port == NONE else CLAIMED if entry.yes("claimed") else RUMOR}
    return {"exhausted": int(entry.yes("exhausted"))} if card.kind == CREW else {}


def read_npcs(r: Pieces, entry: Table) -> None:
    """The NPCs of a Faction on the board, each with what it holds."""
    entry.only(FACTION_KEYS)
    faction = FACTIONS.index(entry.text("name", ""))
    party = r.match.party[faction]
    for npc in entry.cards("npcs", NPC_KEYS):
        at, side = region_of(npc, "at"), npc.number("side", 0, 0, 9)
        gold, notoriety = npc.number("gold", 0, 0, MOST_GOLD), npc.number("notoriety", 0, 0, 99)
        placed = r.add(
            npc, party, BOARD, party, (NPC,), region=at, gold_on=gold, notoriety_on=notoriety, side=side,
        )  # fmt: skip
        if placed.card.faction != faction:
            raise npc.wrong(f"{placed.card.name} is an NPC of the {FACTIONS[placed.card.faction]}")
        for held in npc.cards("holds", {"name"}):
            r.add(held, r.match.sea, HELD, party, (TOKEN, RELIC, TAVERN_CARD)).host = placed.number


# What else there is to tell


def read_table(
    s: Voyage, r: Pieces, position: Table, players: list[Table], factions: list[Table]
) -> None:
    for seat, player in enumerate(players):
        read_seat(s, player, seat)
    for entry in factions:
        read_faction(s, entry)
    s.round = position.number("round", 1, 1, MOST_ROUNDS)
    first = position.number("first_player", 1, 1, s.match.seats)
    s.first = first - 1
    if s.out >> s.first & 1:
        raise position.wrong(f"player {first} has left", "first_player")
    for region in in_play_only(s, position, "infested", DREAD_TIDE):
        s.infested |= 1 << region
    for entry in position.cards("more_reward", {"name", "gold", "event"}):
        read_reward(s, r, entry)
    s.dirty = 0


def in_play_only(s: Voyage, entry: Table, name: str, faction: int) -> list[int]:
    """Ports of an entry that only a game with a Faction has."""
    require_faction(s, entry, name, faction)
    return regions_of(entry, name)


def require_faction(s: Voyage, entry: Table, name: str, faction: int) -> None:
    if name in entry and faction not in s.match.factions:
        raise entry.wrong(f"{name} stands only in a game with the {FACTIONS[faction]}", name)


def read_seat(s: Voyage, player: Table, seat: int) -> None:
    s.captain[seat] = next(c for c in s.pile(BOARD, seat) if s.match.kind[c] == CAPTAIN)
    ships = [c for c in of_kind(s, seat, SHIP)]
    if len(ships) != 1:
        raise player.wrong(f"player {seat + 1} has {len(ships)} ships among the cards: everybody has one", "cards")
    if over_capacity(s, seat):
        name, most = ship_card(s, ship(s, seat)).name, capacity(s, seat)
        raise player.wrong(f"player {seat + 1} has {len(aboard(s, seat))} Crew; the {name} holds {most}", "cards")
    s.gold[seat] = player.number("gold", FIRST_GOLD, 0, MOST_GOLD)
    s.notoriety[seat] = player.number("notoriety", 0, 0, 99)
    s.out |= player.yes("out") << seat
    set_flags(s, player, seat, FLAGS)
    for region in in_play_only(s, player, "bribed", BRITISH):
        s.bribed[seat] |= 1 << region
    require_faction(s, player, "tracker", SKYSTALKERS)
    s.tracker[seat] = player.number("tracker", 0, 0, 99)
    for c, entry in zip(s.tableau(seat), player.cards("cards", CARD_KEYS)):
        s.ended[seat] |= entry.yes("ended") << c
    read_tales(s, player, seat)


def set_flags(s: Voyage, entry: Table, owner: int, most: int) -> None:
    """Ports with a Flag: each has one, and of its Faction if there is a Fort. (SL-FLAG-01, SL-FORT-06)"""
    ports = regions_of(entry, "flags")
    if len(ports) > most:
        raise entry.wrong(f"there are {most} Flags of each, not {len(ports)}", "flags")
    for region in ports:
        if s.flag[region] != NO_FLAG:
            raise entry.wrong(f"{s.match.board.names[region]} has a Flag already", "flags")
        s.flag[region] = owner


def read_faction(s: Voyage, entry: Table) -> None:
    faction = FACTIONS.index(entry.text("name", ""))
    s.level[faction] = entry.number("level", 1, 1, LEVELS) - 1
    s.store[faction] = entry.number("store", 0, 0, MOST_GOLD)
    s.summoned[faction] = int(entry.yes("summoned"))
    owner = FACTION_FLAG + faction
    set_flags(s, entry, owner, FACTION_FLAGS.get(owner, 1))
    if "fort" in entry:
        region = region_of(entry, "fort", ports=True)
        s.fort[region] = faction
        if s.flag[region] not in (NO_FLAG, owner):
            raise entry.wrong("a Fort keeps all Flags out but its own Faction's", "fort")


def read_reward(s: Voyage, r: Pieces, entry: Table) -> None:
    """Until the next Event an NPC is worth more. (SL-EVENT-11)"""
    card, event = r.find(entry.facts["name"], entry), r.find(entry.text("event", ""), entry)
    origin = next((c for c in range(s.match.size) if s.match.definition[c] == event.definition), NONE)
    if not isinstance(card, Npc) or origin == NONE:
        raise entry.wrong("more_reward names an NPC and the Event that says so")
    gold = entry.number("gold", 1, 1, MOST_GOLD)
    add(s, (MORE_REWARD, 0, origin, NONE, card.definition, gold, NEXT_EVENT))


# Tales


def read_tales(s: Voyage, player: Table, seat: int) -> None:
    """Where the Adventure tokens lie; those of which nothing is told lie where they begin. (SL-SETUP-06, -13)"""
    tales = player.table("tales")
    tales.only(TALE_NAMES)
    for tale, (c, region) in enumerate(beginnings(s, seat)):
        at, name = seat * TALES + tale, TALE_NAMES[tale]
        if c != NONE:
            begin_tale(s, at, c, region)
        if name in tales:
            read_tale(s, tales.table(name), seat, at)


def read_tale(s: Voyage, entry: Table, seat: int, at: int) -> None:
    """One tale in its course: where its token lies, how many chapters are told, of which arc, and what of it counts."""
    entry.only({"at", "told", "arc", "foe", "remembers", "whom"})
    if "whom" in entry:
        name = entry.text("whom", "")
        s.whom[at] = next((c for c in of_kind(s, seat, CHARACTER) if s.match.drawn[c].name == name), NONE)
        if name and s.whom[at] == NONE:
            raise entry.wrong(f"player {seat + 1} has no Lover or Nemesis {name!r}", "whom")
    s.tale[at] = region_of(entry, "at", OFF_BOARD)
    if s.tale[at] != OFF_BOARD and s.whom[at] == NONE:
        raise entry.wrong("whom is the tale about?", "at")
    s.chapter[at] = entry.number("told", 0, 0, PARTS)
    if s.chapter[at] and "arc" not in entry and s.tale[at] != OFF_BOARD:
        raise entry.wrong("of which arc are the chapters that were told?", "told")
    if "arc" in entry:
        names = [arc.name for arc in arcs()]
        s.arc[at] = names.index(entry.one_of("arc", "", names, "arc"))
        there = [FACTIONS[faction] for faction in s.match.factions[1:]]
        s.foe[at] = FACTIONS.index(entry.one_of("foe", there[0], there, "Faction in play"))
    words = arcs()[s.arc[at]].words if s.arc[at] != NONE else ()
    for word in entry.entries("remembers"):
        if word not in words:
            raise entry.wrong(f"that arc has no word {word!r} (there are: {', '.join(words)})", "remembers")
        s.remembers[at] |= 1 << words.index(word)


def beginnings(s: Voyage, seat: int) -> list[tuple[int, int]]:
    """By tale: whom it is about as long as nothing else is told, and where it begins."""
    captain = s.match.drawn[s.captain[seat]]
    assert isinstance(captain, Captain)
    found = [(s.captain[seat], captain.start), (NONE, OFF_BOARD), (NONE, OFF_BOARD), (NONE, OFF_BOARD)]
    for c in reversed(of_kind(s, seat, CHARACTER)):
        card = s.match.drawn[c]
        assert isinstance(card, Character)
        if s.side[c] == LOVER:
            found[LOVER_TALE] = c, card.lover_start
        else:
            found[NEMESIS_TALE] = c, card.nemesis_start
    return found
