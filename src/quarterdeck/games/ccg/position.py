"""A moment of a game as readable text (TOML): who sails where, with which Crew, what lies in which pile, what is open.

Only the cards it names are in the game, and deck-building limits do not apply. Players are counted from 1.
`docs/positions.md` describes every entry.

    turn = 3                                    passes = 0
    first_player = 1                            chantey = {name = "Bad Weather", by = 2}
    to_act = 2

    [[player]]
    captain = {name = "Aaron Blackstone", tacked = true, attached = ["Eyepatch"]}
    ship = {name = "The Hanged Man", sea = "La Boca"}
    crew = ["Bully Boys", {name = "Skeletal Dans", tacked = true, attached = [{name = "Knife", by = 2}]}]
    hand = ["Near Miss x2"]                     adventures = [{name = "Across the Mirror", sea = "The Mirror"}]

    [seas]                                      "La Boca" = [{name = "Fear and Fire", by = 1}]
"""

from typing import Final

from quarterdeck.cardgame import positions
from quarterdeck.cardgame.positions import Placing, Reader, Table, ability_labels, play_choices, read_chance
from quarterdeck.games.ccg.catalogue import CcgCatalogue, published, unwritten
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.kinds import (
    ABOARD, ACTION_NAMES, AFLOAT, ATTACHED, CHOSEN, DECK, DEED_BOARDED, DEED_CREW_SUNK, DISCARD, GONE, HAND, SUNG,
    SUNK, VESSEL, WATERS,
)  # fmt: skip
from quarterdeck.games.ccg.opening import OPEN_KEYS, begin, read_laid
from quarterdeck.games.ccg.setup import LEAST_SEATS, MOST_SEATS, make_setting
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import (
    ACTION, ADVENTURE, ATTACHMENT, CAPTAIN, CHANTEY, CREW, LOYAL, ON_ADVENTURE, ON_CAPTAIN, ON_CREW, ON_SEA, ON_SHIP,
    SEA, SEAS, SHIP, TYPES, UNIQUE,
)  # fmt: skip
from quarterdeck.games.ccg.using import ANYBODY, used_bit
from quarterdeck.games.ccg.values import aligned, hand_maximum, traits_of
from quarterdeck.kernel.columns import NONE

PILES: Final = (
    (DECK, "deck"), (HAND, "hand"), (DISCARD, "discard"), (SUNK, "sunk"), (CHOSEN, "starting"), (GONE, "gone"),
)  # fmt: skip
IN_PILES: Final = (CREW, ACTION, ATTACHMENT, ADVENTURE, CHANTEY)
TOP_KEYS: Final = {
    "player", "seas", "chantey", "seed", "draws", "shuffles", "picks", "choices", "numbers", "slots", "attached",
    *OPEN_KEYS,
}  # fmt: skip
PLAYER_KEYS: Final = {
    "captain", "ship", "crew", "adventures", "boarded", "deeds", "ready", "out", *(name for _, name in PILES),
}  # fmt: skip
#: what a player who is out still has
OUT_KEYS: Final = {"captain", "ship", "out", "gone", "boarded", "deeds"}
CREW_KEYS: Final = {"name", "tacked", "attached", "used", "owner"}
SHIP_KEYS: Final = {"name", "tacked", "attached", "used", "sea"}
GEAR_KEYS: Final = {"name", "tacked", "attached", "used", "owner", "by"}
ADVENTURE_KEYS: Final = {"name", "sea", "attached", "used", "owner"}
SONG_KEYS: Final = {"name", "by", "used", "owner"}
#: what happened that texts look back at
DEEDS: Final = {"boarded": DEED_BOARDED, "crew sunk": DEED_CREW_SUNK}
#: what a host line means, by the type of the host
HOST_LINES: Final = {
    CREW: (ON_CREW,), CAPTAIN: (ON_CREW, ON_CAPTAIN), SHIP: (ON_SHIP,), SEA: (ON_SEA,), ADVENTURE: (ON_ADVENTURE,),
}  # fmt: skip


def load(text: str, record: bool = True, cards: CcgCatalogue | None = None) -> SeventhSea:
    """The state that a position describes, up to its open question. What cannot be is refused with its line.

    With cards of one's own choice it is not asked whether their texts are written, nor whom they are loyal to.
    """
    return positions.load(text, lambda position: read_position(position, record, cards or published(), cards is None))


# Reading


def read_position(position: Table, record: bool, cards: CcgCatalogue, strict: bool) -> SeventhSea:
    position.only(TOP_KEYS)
    players = position.tables("player", "a player")
    seats = len(players)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        wanted = f"{LEAST_SEATS} to {MOST_SEATS}"
        raise position.wrong(f"a position has {wanted} [[player]] tables, not {seats}", "player")
    r = Reader(cards, TYPES)
    for seat, player in enumerate(players):
        read_player(r, player, seat, seats)
    read_seas(r, position.table("seas"), seats)
    if "chantey" in position:
        song = position.card("chantey", SONG_KEYS)
        by = song.number("by", 1, 1, seats) - 1
        r.add(song, owner(song, by, seats), SUNG, by, (CHANTEY,))
    read_laid(r, position, seats)
    for p in r.cards if strict else ():
        if not p.card.complete:
            raise p.entry.wrong(unwritten(p.card))
    r.read_numbers(position)
    s = place_all(r, seats, cards)
    r.read_slots(s, position)
    if record:
        s.record = []
    read_table(s, r, position, players)
    if strict:
        check_loyal(s, r)
    read_chance(s, position, r)
    begin(s, position, players)
    play_choices(s, position)
    return s


def read_player(r: Reader[CcgCard], player: Table, seat: int, seats: int) -> None:
    out = player.yes("out")
    player.only(OUT_KEYS if out else PLAYER_KEYS - {"gone"})
    for what in ("captain", "ship"):
        if what not in player:
            raise player.wrong(f"player {seat + 1} has no {what}")
    captain = read_crew(r, player.card("captain", CREW_KEYS - {"owner"}), seat, CAPTAIN, seats)
    entry = player.card("ship", SHIP_KEYS)
    sea = SEAS.index(entry.one_of("sea", SEAS[captain.card.start_sea], SEAS, "Sea"))
    ship = r.add(entry, seat, VESSEL, seat, (SHIP,), place=sea, tacked=entry.yes("tacked"))
    read_gear(r, entry, ship, seat, seats)
    if out:
        captain.zone = ship.zone = GONE
    for member in player.cards("crew", CREW_KEYS):
        read_crew(r, member, seat, CREW, seats)
    for adventure in player.cards("adventures", ADVENTURE_KEYS):
        where = SEAS.index(adventure.one_of("sea", SEAS[0], SEAS, "Sea"))
        placed = r.add(adventure, owner(adventure, seat, seats), AFLOAT, seat, (ADVENTURE,), place=where)
        read_gear(r, adventure, placed, seat, seats)
    for zone, what in PILES:
        r.add_pile(player.pile(what), seat, zone, seat, IN_PILES)


def owner(entry: Table, seat: int, seats: int) -> int:
    """Whose card it is, if not that of the player who has it."""
    return entry.number("owner", seat + 1, 1, seats) - 1


def read_crew(r: Reader[CcgCard], entry: Table, seat: int, kind: int, seats: int) -> Placing[CcgCard]:
    placed = r.add(entry, owner(entry, seat, seats), ABOARD, seat, (kind,), tacked=entry.yes("tacked"))
    read_gear(r, entry, placed, seat, seats)
    return placed


def read_gear(
    r: Reader[CcgCard], entry: Table, host: Placing[CcgCard], seat: int, seats: int, name: str = "attached"
) -> None:
    """What is attached to a card, by its own player or by another."""
    for gear in entry.cards(name, GEAR_KEYS):
        by = gear.number("by", seat + 1, 1, seats) - 1
        kinds = (ATTACHMENT, ADVENTURE, ACTION)
        placed = r.add(gear, owner(gear, by, seats), ATTACHED, by, kinds, tacked=gear.yes("tacked"))
        placed.host = host.number
        check_host(placed, host)
        read_gear(r, gear, placed, seat, seats)


def check_host(gear: Placing[CcgCard], host: Placing[CcgCard]) -> None:
    """An Attachment lies on what its host line names. (CG-CARDS-18)"""
    line = gear.card.host
    fits = HOST_LINES.get(host.card.kind)
    if line is not None and fits is not None and line.kind not in fits:
        raise gear.entry.wrong(f"{gear.card.name} cannot be attached to a {TYPES[host.card.kind]}")


def read_seas(r: Reader[CcgCard], seas: Table, seats: int) -> None:
    seas.what = "the seas"
    seas.only(SEAS)
    for place, name in enumerate(SEAS):
        sea = r.add(Table({"name": name}, name, seas.path), seats, WATERS, seats, (SEA,), place=place)
        read_gear(r, seas, sea, 0, seats, name)


def place_all(r: Reader[CcgCard], seats: int, cards: CcgCatalogue) -> SeventhSea:
    """Make the state and put every card where it belongs."""
    listed = r.by_number()
    m = make_setting(seats, tuple(p.card.definition for p in listed), bytes(p.owner for p in listed), cards)
    s = SeventhSea(m)
    r.put_all(s, GONE)
    for p in r.cards:
        if p.host != NONE:
            s.attach(p.number, p.host)
    r.show_seen(s)
    return s


# What else there is to tell


def read_table(s: SeventhSea, r: Reader[CcgCard], position: Table, players: list[Table]) -> None:
    for seat, player in enumerate(players):
        s.out |= player.yes("out") << seat
        for other in player.seats("boarded", s.match.seats):
            s.boarded[seat] |= 1 << other
        for deed in player.entries("deeds"):
            if deed not in DEEDS:
                raise player.wrong(f"there is no deed {deed!r} (there are: {', '.join(DEEDS)})", "deeds")
            s.deeds[seat] |= DEEDS[deed]
    for p in r.cards:
        mark_used(s, p)
    read_order(s, position)
    check_copies(s, r)
    for seat, player in enumerate(players):
        most = hand_maximum(s, seat)
        if len(s.hand(seat)) > most:
            raise player.wrong(f"player {seat + 1} holds {len(s.hand(seat))} cards; the maximum is {most}", "hand")


def mark_used(s: SeventhSea, p: Placing[CcgCard]) -> None:
    """`used = ["Act 2"]` marks abilities that are spent for the turn, "Act by 2" what player 2 used of all's."""
    known = ways_used(s, p.number)
    for used in p.entry.entries("used"):
        if used not in known:
            there_are = ", ".join(known) or "none"
            raise p.entry.wrong(f"{p.card.name} has no ability {used!r} (there are: {there_are})", "used")
        s.used[p.number] |= known[used]


def ways_used(s: SeventhSea, c: int) -> dict[str, int]:
    """The names of a card's abilities in positions, and what marks them as used; of all's apart for each player."""
    out: dict[str, int] = {}
    for label, index in ability_labels(s.match.drawn[c].abilities, ACTION_NAMES).items():
        ability = s.match.drawn[c].abilities[index]
        if ability.marks & ANYBODY or s.zone[c] == SUNG:
            for seat in range(s.match.seats):
                out[f"{label} by {seat + 1}"] = used_bit(s, ability, c, seat)
        else:
            out[label] = used_bit(s, ability, c, 0)
    return out


def read_order(s: SeventhSea, position: Table) -> None:
    """`attached`: in which order what is attached came into play, by the numbers of the cards."""
    if "attached" not in position:
        return
    came = position.numbers("attached", 0, s.match.size - 1)
    if sorted(came) != [c for c in range(s.match.size) if s.zone[c] == ATTACHED]:
        raise position.wrong("attached lists the number of each card that is attached once", "attached")
    for seat in range(s.match.seats):
        s.piles[ATTACHED * s.match.width + seat] = tuple(c for c in came if s.holder[c] == seat)


def check_loyal(s: SeventhSea, r: Reader[CcgCard]) -> None:
    """A Loyal Crew is in play only with a Captain of its faction. (CG-KEY-01)"""
    for p in r.cards:
        if p.zone == ABOARD and traits_of(s, p.number) & LOYAL and not aligned(s, p.number, p.holder):
            raise p.entry.wrong(f"{p.card.name} is Loyal: it is aboard only with a Captain of its faction")


def check_copies(s: SeventhSea, r: Reader[CcgCard]) -> None:
    """Of a Unique card a player has one in play. (CG-KEY-02)"""
    seen: set[tuple[int, int]] = set()
    for p in r.cards:
        if p.zone in (ABOARD, ATTACHED, AFLOAT) and traits_of(s, p.number) & UNIQUE:
            if (p.holder, p.card.definition) in seen:
                raise p.entry.wrong(f"{p.card.name} is Unique: player {p.holder + 1} has one in play")
            seen.add((p.holder, p.card.definition))
