"""A moment of a game as readable text (TOML): who sails where, with which Crew, what lies in which pile, what is open.

Only the cards it names are in the game, and deck-building limits do not apply. Players are counted from 1.

    turn = 3                                    passes = 0
    first_player = 1                            chantey = {name = "Bad Weather", by = 2}
    to_act = 2

    [[player]]
    captain = {name = "Aaron Blackstone", tacked = true, attached = ["Eyepatch"]}
    ship = {name = "The Hanged Man", sea = "La Boca"}
    crew = ["Bully Boys", {name = "Skeletal Dans", tacked = true, attached = [{name = "Knife", by = 2}]}]
    hand = ["Near Miss x2"]                     adventures = [{name = "Across the Mirror", sea = "The Mirror"}]

    [seas]                                      "La Boca" = [{name = "Fear and Fire", by = 1}]

    [hits]                                      Hits that are about to be suffered
    player = 1
    amount = 5

    [boarding]                                  a Boarding, at an opportunity of one side
    attacker = 1
    defender = 2
"""

from typing import Any, Final

from quarterdeck.cardgame import positions
from quarterdeck.cardgame.positions import Placing, Reader, Table, play_choices, read_chance
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.catalogue import CcgCatalogue, published, unwritten
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.fights import B_PASSED, B_ROUND
from quarterdeck.games.ccg.flow import boarding, turn
from quarterdeck.games.ccg.flow.acting import N_PASSES, N_TURN, Actions, take_action
from quarterdeck.games.ccg.flow.boarding import begin_boarding
from quarterdeck.games.ccg.flow.starting import Voyage
from quarterdeck.games.ccg.flow.starting import turns as voyage_turns
from quarterdeck.games.ccg.flow.turn import Turns
from quarterdeck.games.ccg.kinds import (
    ABOARD, ACTING, AFLOAT, ATTACHED, DECK, DISCARD, FROM_CANNON, GONE, HAND, PHASES, SUNG, SUNK, VESSEL, WATERS,
)  # fmt: skip
from quarterdeck.games.ccg.setup import LEAST_SEATS, MOST_SEATS, make_setting
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ACTION, ADVENTURE, ATTACHMENT, CAPTAIN, CHANTEY, CREW, SEA, SEAS, SHIP, TYPES
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.flow import go, push, run

PILES: Final = ((DECK, "deck"), (HAND, "hand"), (DISCARD, "discard"), (SUNK, "sunk"))
IN_PILES: Final = (CREW, ACTION, ATTACHMENT, ADVENTURE, CHANTEY)
TOP_KEYS: Final = {
    "turn", "first_player", "phase", "to_act", "passes", "seed", "draws", "player", "seas", "chantey", "hits",
    "boarding", "shuffles", "picks", "choices",
}  # fmt: skip
PLAYER_KEYS: Final = {"captain", "ship", "crew", "adventures", *(name for _, name in PILES)}
CREW_KEYS: Final = {"name", "tacked", "attached"}
SHIP_KEYS: Final = {"name", "tacked", "attached", "sea"}
GEAR_KEYS: Final = {"name", "tacked", "by", "attached"}
#: the phases at whose beginning a position can begin, and the step of the turn
PHASE_STEPS: Final = {"Determine order": turn.begin_turn, "Draw": turn.begin_draw, "Untack": turn.begin_untack}


def load(text: str, record: bool = True, cards: CcgCatalogue | None = None) -> SeventhSea:
    """The state that a position describes, up to its open question. What cannot be is refused with its line.

    With cards of one's own choice it is not asked whether their texts are written.
    """
    return positions.load(text, lambda position: read_position(position, record, cards or published(), cards is None))


# Reading


def read_position(position: Table, record: bool, cards: CcgCatalogue, strict: bool) -> SeventhSea:
    position.only(TOP_KEYS)
    players = position.tables("player", "a player")
    if not LEAST_SEATS <= len(players) <= MOST_SEATS:
        wanted = f"{LEAST_SEATS} to {MOST_SEATS}"
        raise position.wrong(f"a position has {wanted} [[player]] tables, not {len(players)}", "player")
    r = Reader(cards, TYPES)
    for seat, player in enumerate(players):
        read_player(r, player, seat, len(players))
    read_seas(r, position.table("seas"), len(players))
    if "chantey" in position:
        song = position.card("chantey", {"name", "by"})
        by = song.number("by", 1, 1, len(players)) - 1
        r.add(song, by, SUNG, by, (CHANTEY,))
    for p in r.cards if strict else ():
        if not p.card.complete:
            raise p.entry.wrong(unwritten(p.card))
    s = place_all(r, len(players), cards)
    if record:
        s.record = []
    read_chance(s, position, r)
    begin(s, position)
    play_choices(s, position)
    return s


def read_player(r: Reader[CcgCard], player: Table, seat: int, seats: int) -> None:
    player.only(PLAYER_KEYS)
    for what in ("captain", "ship"):
        if what not in player:
            raise player.wrong(f"player {seat + 1} has no {what}")
    captain = read_crew(r, player.card("captain", CREW_KEYS), seat, CAPTAIN, seats)
    entry = player.card("ship", SHIP_KEYS)
    sea = SEAS.index(entry.one_of("sea", SEAS[captain.card.start_sea], SEAS, "Sea"))
    ship = r.add(entry, seat, VESSEL, seat, (SHIP,), place=sea, tacked=entry.yes("tacked"))
    read_gear(r, entry, ship, seat, seats)
    for member in player.cards("crew", CREW_KEYS):
        read_crew(r, member, seat, CREW, seats)
    for adventure in player.cards("adventures", {"name", "sea"}):
        where = SEAS.index(adventure.one_of("sea", SEAS[0], SEAS, "Sea"))
        r.add(adventure, seat, AFLOAT, seat, (ADVENTURE,), place=where)
    for zone, what in PILES:
        r.add_pile(player.pile(what), seat, zone, seat, IN_PILES)


def read_crew(r: Reader[CcgCard], entry: Table, seat: int, kind: int, seats: int) -> Placing[CcgCard]:
    placed = r.add(entry, seat, ABOARD, seat, (kind,), tacked=entry.yes("tacked"))
    read_gear(r, entry, placed, seat, seats)
    return placed


def read_gear(r: Reader[CcgCard], entry: Table, host: Placing[CcgCard], seat: int, seats: int) -> None:
    """What is attached to a card, by its own player or by another."""
    for gear in entry.cards("attached", GEAR_KEYS):
        by = gear.number("by", seat + 1, 1, seats) - 1
        kinds = (ATTACHMENT, ADVENTURE, ACTION)
        placed = r.add(gear, by, ATTACHED, by, kinds, tacked=gear.yes("tacked"))
        placed.host = host.number
        read_gear(r, gear, placed, seat, seats)


def read_seas(r: Reader[CcgCard], seas: Table, seats: int) -> None:
    seas.what = "the seas"
    seas.only(SEAS)
    for place, name in enumerate(SEAS):
        sea = r.add(Table({"name": name}, name, seas.path), seats, WATERS, seats, (SEA,), place=place)
        for gear in seas.cards(name, GEAR_KEYS):
            by = gear.number("by", 1, 1, seats) - 1
            placed = r.add(gear, by, ATTACHED, by, (ATTACHMENT, ADVENTURE, ACTION), tacked=gear.yes("tacked"))
            placed.host = sea.number


def place_all(r: Reader[CcgCard], seats: int, cards: CcgCatalogue) -> SeventhSea:
    """Make the state and put every card where it belongs."""
    m = make_setting(seats, tuple(p.card.definition for p in r.cards), bytes(p.owner for p in r.cards), cards)
    s = SeventhSea(m)
    r.put_all(s, GONE)
    for p in r.cards:
        if p.host != NONE:
            s.attach(p.number, p.host)
    r.show_seen(s)
    return s


# Beginning


def begin(s: SeventhSea, position: Table) -> None:
    """Open the Actions phase at a player's opportunity, or another phase at its beginning; then what is open in it."""
    seats = s.match.seats
    s.turn = position.number("turn", 1, 1, 999)
    s.first = position.number("first_player", 1, 1, seats) - 1
    s.dirty = 0
    go(s, push(s, Voyage), voyage_turns)
    name = position.one_of("phase", PHASES[ACTING], PHASES[1:], "phase")
    f = push(s, Turns)
    if name != PHASES[ACTING]:
        s.turn -= name == PHASES[1]
        go(s, f, PHASE_STEPS[name])
        run(s)
        return
    s.phase = ACTING
    go(s, f, turn.begin_draw)
    acting = push(s, Actions)
    acting[N_TURN] = position.number("to_act", s.first + 1, 1, seats) - 1
    acting[N_PASSES] = position.number("passes", 0, 0, seats)
    go(s, acting, take_action)
    if "boarding" in position:
        open_boarding(s, position.table("boarding"))
    if "hits" in position:
        open_hits(s, position.table("hits"))
    run(s)


def open_boarding(s: SeventhSea, entry: Table) -> None:
    """A Boarding in its course: which round, whose opportunity, and whether the attacker has passed."""
    entry.only({"attacker", "defender", "round", "opportunity", "passed"})
    attacker, defender = [entry.number(name, i + 1, 1, s.match.seats) - 1 for i, name in enumerate(SIDES)]
    if attacker == defender or s.sea(attacker) != s.sea(defender):
        raise entry.wrong("a Boarding is fought by two Ships in the same Sea")
    begin_boarding(s, attacker, defender, True)
    f = s.stack[s.boarding_at]
    f[B_ROUND] = entry.number("round", 1, 1, boarding.MOST_ROUNDS)
    f[B_PASSED] = int(entry.yes("passed"))
    side = SIDES.index(entry.one_of("opportunity", "attacker", SIDES, "side"))
    step: Any = (boarding.attacker_opportunity, boarding.defender_opportunity)[side]
    go(s, f, step)


SIDES: Final = ("attacker", "defender")


def open_hits(s: SeventhSea, entry: Table) -> None:
    """A batch of Hits on a player's Ship, about to be inflicted."""
    entry.only({"player", "amount", "by", "cannon"})
    seats = s.match.seats
    player = entry.number("player", 1, 1, seats) - 1
    by = entry.number("by", (player + 1) % seats + 1, 1, seats) - 1
    nature = FROM_CANNON if entry.yes("cannon") else 0
    happenings.inflict(s, None, by, player, entry.number("amount", 1, 0, 99), nature)
