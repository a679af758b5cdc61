"""Writing a moment down: the text that `position.load` reads, with the numbers that make it the very same game."""

from quarterdeck.cardgame import position_text
from quarterdeck.cardgame.position_text import chance_lines, disordered, inline, listed, name_of, pile_text, quoted
from quarterdeck.games.sea_of_legends.alignment import npcs
from quarterdeck.games.sea_of_legends.beginning import SETUP, TALE_NAMES
from quarterdeck.games.sea_of_legends.board import members
from quarterdeck.games.sea_of_legends.flow.activation import F_ACTED
from quarterdeck.games.sea_of_legends.flow.faction_turn import F_FACTION, F_FINISHED, FactionTurn
from quarterdeck.games.sea_of_legends.flow.opening import Opening
from quarterdeck.games.sea_of_legends.flow.round import Rounds
from quarterdeck.games.sea_of_legends.flow.turn import Turn
from quarterdeck.games.sea_of_legends.position import DECKS, DISCARDS, beginnings
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.tales import arcs
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, CHARACTER, CLAIMED, DEALT, FACTION_FLAG, FACTION_TURN, FACTIONS, GONE, LEGENDARY, LOVER, MORE_REWARD,
    OFF_BOARD, Q_FACTION, Q_NPC, Q_TURN, SHOWN, TALES,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.turning import T_ACTED, T_DROPPED, T_FORCED, T_LEFT, T_MOVED, T_START
from quarterdeck.games.sea_of_legends.whereabouts import flags_of
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.flow import PROC
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.lasting import AMOUNT, ON, ORIGIN, WHAT


def writable(s: Voyage) -> bool:
    """Whether a position says all there is: before the first choice, in a turn, between NPCs of the Faction Turn."""
    if s.over or s.question is None or any(s.memo):
        return False
    open_now = [f[PROC] for f in s.stack]
    if open_now == [Opening.number]:
        return s.made == 0
    if s.answers or any(row[WHAT] != MORE_REWARD for row in s.lasting):
        return False
    m = s.match
    if any(s.pile(zone, party) for zone in (SHOWN, DEALT) for party in range(m.width)):
        return False
    if disordered(s, [zone for zone, _, _ in DECKS]):
        return False
    if open_now == [Opening.number, Rounds.number, Turn.number]:
        return s.question.kind == Q_TURN and not s.stack[-1][T_DROPPED]
    if open_now != [Opening.number, Rounds.number, FactionTurn.number] or s.question.kind not in (Q_FACTION, Q_NPC):
        return False
    return not s.stack[-1][F_ACTED] & ~on_board(s)


def on_board(s: Voyage) -> int:
    """The NPCs on the board, as a set."""
    return sum([1 << c for faction in s.match.factions for c in npcs(s, faction)])


def write_game(game: Game) -> str | None:
    """The last position of a game that can be written down and the choices since; None if there is none yet."""
    return position_text.write_game(game, writable, write)


def write(s: Voyage) -> str:
    """The position of a state that is `writable`, as TOML."""
    if s.round == 0:
        return write_setup(s)
    m = s.match
    lines = [f"round = {s.round}", f"first_player = {s.first + 1}"]
    if s.phase == FACTION_TURN:
        lines.append('phase = "Faction Turn"')
    lines += chance_lines(s)
    tokens = [inline({"name": quoted(name_of(s, c)), **place_of(s, c)}) for c in s.pile(BOARD, m.sea)]
    gone = [quoted(name_of(s, c)) for c in reversed(s.pile(GONE, m.sea))]
    told = {
        "sets": "true" if m.sets else "", "open_results": "true" if m.open_results else "",
        "tokens": listed(tokens), "gone": listed(gone),
        "infested": region_list(s, s.infested), "more_reward": listed([reward_text(s, row) for row in s.lasting]),
    }  # fmt: skip
    lines += [f"{name} = {value}" for name, value in told.items() if value]
    order = reading_order(s)
    lines.append(f"numbers = {order}")
    lines.append(f"slots = {[s.slot[c] for c in order if m.slotted >> s.zone[c] & 1]}")
    for seat in range(m.seats):
        lines += ["", "[[player]]", *player_lines(s, seat)]
    for faction in m.factions:
        lines += ["", "[[faction]]", *faction_lines(s, faction)]
    lines += ["", "[decks]", *[f"{what} = {pile_text(s, s.pile(zone, m.sea))}" for zone, what, _ in DECKS]]
    lines += ["", "[discards]", *[f"{what} = {pile_text(s, s.pile(zone, m.sea))}" for zone, what, _ in DISCARDS]]
    return "\n".join([*lines, "", *step_lines(s)]) + "\n"


def write_setup(s: Voyage) -> str:
    """Before the first choice a game is its seed and the Captains that were wished for."""
    m = s.match
    lines = [f"phase = {quoted(SETUP)}", f"seed = {s.seed}", *(["sets = true"] if m.sets else [])]
    lines += ["open_results = true"] if m.open_results else []
    for c in s.captain:
        lines += ["", "[[player]]", *([f"captain = {quoted(name_of(s, c))}"] if c != NONE else [])]
    for faction in m.factions[1:]:
        lines += ["", "[[faction]]", f"name = {quoted(FACTIONS[faction])}"]
    return "\n".join(lines) + "\n"


def step_lines(s: Voyage) -> list[str]:
    """What is open: the turn, or the Faction Turn."""
    f = s.stack[-1]
    if s.phase == FACTION_TURN:
        done = [quoted(FACTIONS[faction]) for faction in s.match.factions if f[F_FINISHED] >> faction & 1]
        lines = ["[faction_turn]", f"finished = {listed(done) or '[]'}"]
        asked = s.question is not None and s.question.kind == Q_NPC
        return [*lines, f"acting = {quoted(FACTIONS[f[F_FACTION]])}"] if asked else lines
    marks = (("moved", T_MOVED), ("acted", T_ACTED), ("left", T_LEFT), ("forced", T_FORCED))
    lines = ["[turn]", f"player = {s.active + 1}", f"start = {region_text(s, f[T_START])}"]
    return [*lines, *[f"{name} = true" for name, register in marks if f[register]]]


# Tables


def region_text(s: Voyage, region: int) -> str:
    return quoted(s.match.board.names[region])


def region_list(s: Voyage, mask: int) -> str:
    return listed([region_text(s, r) for r in members(mask)])


def place_of(s: Voyage, c: int) -> dict[str, object]:
    return {"at": region_text(s, s.region[c]), "side": s.side[c]}


def reward_text(s: Voyage, row: tuple[int, ...]) -> str:
    name, event = s.match.cards[row[ON]].name, name_of(s, row[ORIGIN])
    return inline({"name": quoted(name), "gold": row[AMOUNT], "event": quoted(event)})


def player_lines(s: Voyage, seat: int) -> list[str]:
    captain = s.captain[seat]
    told = inline({
        "name": quoted(name_of(s, captain)), "at": region_text(s, s.region[captain]),
        "legendary": s.side[captain] == LEGENDARY, "vengeance": s.marker[captain],
    })  # fmt: skip
    lines = [f"captain = {told}", "cards = [\n    " + ",\n    ".join(card_text(s, c) for c in s.tableau(seat)) + ",\n]"]
    lines += [f"gold = {s.gold[seat]}", f"notoriety = {s.notoriety[seat]}"]
    more = {
        "flags": listed([region_text(s, r) for r in flags_of(s, seat)]), "bribed": region_list(s, s.bribed[seat]),
        "tracker": s.tracker[seat], "out": "true" if s.out >> seat & 1 else "", "tales": tales_text(s, seat),
    }  # fmt: skip
    return [*lines, *[f"{name} = {value}" for name, value in more.items() if value]]


def card_text(s: Voyage, c: int) -> str:
    """A card in a tableau, and all that is true of it."""
    name = quoted(name_of(s, c))
    if s.match.kind[c] == CHARACTER:
        ended = ", ended = true" if s.ended[s.holder[c]] >> c & 1 else ""
        return f"{{name = {name}, {'lover' if s.side[c] == LOVER else 'nemesis'} = {s.marker[c]}{ended}}}"
    if s.exhausted[c] or s.side[c] == CLAIMED:
        return inline({"name": name, "exhausted": bool(s.exhausted[c]), "claimed": s.side[c] == CLAIMED})
    return name


def tales_text(s: Voyage, seat: int) -> str:
    """The Adventure tokens of which there is more to tell than where their tales begin."""
    parts: list[str] = []
    for tale, (c, region) in enumerate(beginnings(s, seat)):
        at = seat * TALES + tale
        if (s.whom[at], s.tale[at], s.arc[at], s.chapter[at]) != (c, region, NONE, 0):
            parts.append(f"{TALE_NAMES[tale]} = {tale_text(s, at, c)}")
    return f"{{{', '.join(parts)}}}" if parts else ""


def tale_text(s: Voyage, at: int, usual: int) -> str:
    begun = s.arc[at] != NONE
    arc = arcs()[s.arc[at]] if begun else None
    words = arc.words if arc is not None else ()
    told = inline({
        "at": region_text(s, s.tale[at]) if s.tale[at] != OFF_BOARD else "", "told": s.chapter[at],
        "arc": quoted(arc.name) if arc is not None else "", "foe": quoted(FACTIONS[s.foe[at]]) if begun else "",
        "remembers": listed([quoted(word) for i, word in enumerate(words) if s.remembers[at] >> i & 1]),
        "whom": quoted(name_of(s, s.whom[at]) if s.whom[at] != NONE else "") if s.whom[at] != usual else "",
    })  # fmt: skip
    return told


def faction_lines(s: Voyage, faction: int) -> list[str]:
    fort = s.fort.index(faction) if faction in s.fort else NONE
    told = {
        "name": quoted(FACTIONS[faction]), "level": s.level[faction] + 1,
        "npcs": listed([npc_text(s, c) for c in npcs(s, faction)]),
        "flags": listed([region_text(s, r) for r in flags_of(s, FACTION_FLAG + faction)]),
        "fort": region_text(s, fort) if fort != NONE else "", "store": s.store[faction],
        "summoned": "true" if s.summoned[faction] else "",
    }  # fmt: skip
    return [f"{name} = {value}" for name, value in told.items() if value]


def npc_text(s: Voyage, c: int) -> str:
    acted = s.phase == FACTION_TURN and bool(s.stack[-1][F_ACTED] >> c & 1)
    return inline({
        "name": quoted(name_of(s, c)), **place_of(s, c), "gold": s.gold_on[c], "notoriety": s.notoriety_on[c],
        "holds": listed([quoted(name_of(s, held)) for held in s.gear(c)]), "acted": acted,
    })  # fmt: skip


# Numbers


def reading_order(s: Voyage) -> list[int]:
    """All pieces in the order in which `position` reads them; what it does not name stands before the decks."""
    m = s.match
    order: list[int] = []
    for seat in range(m.seats):
        order += [s.captain[seat], *s.tableau(seat)]
    for faction in m.factions:
        for c in npcs(s, faction):
            order += [c, *s.gear(c)]
    order += s.pile(BOARD, m.sea)
    for zone, _, _ in DISCARDS:
        order += s.pile(zone, m.sea)
    order += s.pile(GONE, m.sea)
    decks = [c for zone, _, _ in DECKS for c in s.pile(zone, m.sea)]
    named = {*order, *decks}
    rest = [c for pile in s.piles for c in pile if c not in named]
    return [*order, *rest, *decks]
