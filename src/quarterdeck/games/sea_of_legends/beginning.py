"""At which step a position begins: setup, a turn, a move, a Challenge and its dice, the Faction Turn, an Event.

Everything further is played: `choices` lead from there into a purchase half made or an effect that asks.

    phase = "Turns"               Setup, Turns, Faction Turn, Event
    [turn]                        player = 2   moved = true   acted = true   step = "end"
    [move]                        steps = 2   taken = 1
    [challenge]                   npc = "Undead Soldier", or player = 1, or port = true
    [roll]                        captain_dice = "L C X 1"   bonus_dice = "1 2"   strength = 1
    [adventure]                   tale = "captain"   choice = 2
    [faction_turn]                acting = "Dread Tide"   finished = ["Spanish Armada"]
    [activation]                  step = "move"   goal = "Nassau"   steps = 1
    [strike]                      player = 1
    [event]                       card = "Treasure Fleet"   set = 2
"""

from typing import Any, Final

from quarterdeck.cardgame.positions import Reader, Table, play_choices
from quarterdeck.games.sea_of_legends.adventuring import A_CHOICE, A_TALE, A_WON, chapter_of, choice_of
from quarterdeck.games.sea_of_legends.alignment import card_of, hostile, hostile_groups, movement
from quarterdeck.games.sea_of_legends.board import chart
from quarterdeck.games.sea_of_legends.dice import SIDES, place
from quarterdeck.games.sea_of_legends.facts import Piece
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.flow import (
    activation, adventure, challenge, event, faction_turn, move, roll, turn,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.flow import round as rounds
from quarterdeck.games.sea_of_legends.flow.activation import (
    A_AVOIDED, A_GOAL, A_LEFT, A_NOTE, A_UNDERWAY, ACTIVE, F_ACTED, Activation,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.flow.adventure import Adventure
from quarterdeck.games.sea_of_legends.flow.challenge import C_KIND, C_MINE, C_REGION, C_TARGET, Challenge
from quarterdeck.games.sea_of_legends.flow.event import E_CARD, E_SET, EventStep
from quarterdeck.games.sea_of_legends.flow.faction_turn import F_FACTION, F_FINISHED, FactionTurn
from quarterdeck.games.sea_of_legends.flow.move import Move
from quarterdeck.games.sea_of_legends.flow.opening import O_DONE, Opening
from quarterdeck.games.sea_of_legends.flow.round import R_DONE, Rounds
from quarterdeck.games.sea_of_legends.flow.strike import S_NPC, Strike
from quarterdeck.games.sea_of_legends.flow.turn import Turn
from quarterdeck.games.sea_of_legends.moving import M_LEFT, M_TAKEN
from quarterdeck.games.sea_of_legends.paths import feared_regions, find_way
from quarterdeck.games.sea_of_legends.rolling import R_AGAINST, R_BONUS, R_EXTRA, R_POOL, R_USED
from quarterdeck.games.sea_of_legends.setup import begin_with
from quarterdeck.games.sea_of_legends.state import Setting, Voyage
from quarterdeck.games.sea_of_legends.terms import (
    ADVENTURE, AGAINST_NPCS, AGAINST_PLAYER, AGAINST_PORT, BOARD, BONUS_DIE, CAPTAIN_DICE, CAPTAIN_DIE, EVENT_DECK,
    EVENT_DISCARD, FACES, FACTIONS, FACTION_TURN, MOST_BONUS, NO_FLAG, NPC, SEA, SHOWN, TALES, TURNS,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.told import TOLD_CHOICE
from quarterdeck.games.sea_of_legends.turning import T_ACTED, T_FORCED, T_LEFT, T_MOVED, T_START
from quarterdeck.games.sea_of_legends.values import passive_dice
from quarterdeck.kernel.chance import LARGEST_SEED
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.flow import SEAT, done, go, push, run

SETUP: Final = "Setup"
PHASES: Final = (SETUP, "Turns", "Faction Turn", "Event")
#: what can be open, and in which phase
OPEN: Final = {
    "turn": "Turns", "move": "Turns", "challenge": "Turns", "roll": "Turns", "adventure": "Turns",
    "faction_turn": "Faction Turn", "activation": "Faction Turn", "strike": "Faction Turn", "event": "Event",
}  # fmt: skip
OPEN_KEYS: Final = set(OPEN)
#: the Adventure tokens of a player
TALE_NAMES: Final = ("captain", "lover", "nemesis", "secondary")
TURN_STEPS: Final = {"act": turn.take_turn, "end": turn.last_free_actions}
#: the steps of an activation at which a position can begin
NPC_STEPS: Final = {
    "evaluate": activation.evaluate, "move": activation.move, "drift": activation.drift,
    "attack": activation.begin_attack, "special": activation.special,
}  # fmt: skip


def open_setup(m: Setting, position: Table, players: list[Table], record: bool) -> Voyage:
    """A game before its first choice: by its seed alone, with the Captains that players wish for."""
    position.only({"phase", "sets", "open_results", "seed", "player", "faction", "choices"})
    for entry in position.tables("faction", "a Faction"):
        entry.only({"name"})
    wishes: list[str] = []
    for player in players:
        player.only({"captain"})
        wishes.append(player.text("captain", ""))
    seed = position.number("seed", 0, -LARGEST_SEED, LARGEST_SEED)
    s = begin_with(m.seats, m.factions, seed, record, wishes, m.sets, m.open_results)
    for seat, wish in enumerate(wishes):
        if wish and (s.captain[seat] == NONE or m.drawn[s.captain[seat]].name != wish):
            raise players[seat].wrong(f"there is no Captain {wish!r} for player {seat + 1}", "captain")
    play_choices(s, position)
    return s


def begin(s: Voyage, position: Table, pieces: Reader[Piece]) -> None:
    """Open what the position says is open, and run up to the question."""
    phase = position.one_of("phase", PHASES[1], PHASES, "phase")
    for what, when in OPEN.items():
        if what in position and phase != when:
            raise position.wrong(f"{what} stands only in the phase {when}, not in {phase}", what)
    opening = push(s, Opening)
    opening[O_DONE] = s.match.seats
    done(s, opening, 0)
    f = push(s, Rounds)
    s.phase = TURNS if phase == PHASES[1] else FACTION_TURN
    if phase == "Turns":
        open_turn(s, position, f)
    else:
        f[R_DONE] = s.match.seats
        if phase == "Event":
            open_event(s, position, f)
        else:
            open_factions(s, position, f, pieces)
    run(s)


def seat_of(s: Voyage, entry: Table, name: str, default: int) -> int:
    """A player who is still in the game."""
    seat = entry.number(name, default + 1, 1, s.match.seats) - 1
    if s.out >> seat & 1:
        raise entry.wrong(f"{name}: player {seat + 1} has left", name)
    return seat


def region_in(entry: Table, name: str, default: int) -> int:
    if name not in entry:
        return default
    try:
        return chart().find(entry.text(name, ""))
    except BadDefinition as error:
        raise entry.wrong(str(error).split(" (there are")[0], name) from None


# A turn


def open_turn(s: Voyage, position: Table, f: Frame) -> None:
    """Whose turn it is, and what of it is done."""
    entry = position.table("turn")
    entry.only({"player", "moved", "acted", "left", "forced", "start", "step"})
    seat = seat_of(s, entry, "player", s.first)
    f[R_DONE] = (seat - s.first) % s.match.seats + 1
    go(s, f, rounds.turns)
    t = push(s, Turn, seat)
    s.active = seat
    t[T_START] = region_in(entry, "start", s.where(seat))
    t[T_MOVED] = int(entry.yes("moved") or "move" in position)
    t[T_LEFT] = int(entry.yes("left") or t[T_START] != s.where(seat))
    t[T_ACTED] = int(entry.yes("acted") or "challenge" in position or "adventure" in position)
    t[T_FORCED] = int(entry.yes("forced"))
    if t[T_FORCED] and (t[T_ACTED] or not hostile_groups(s, s.where(seat), seat)):
        raise entry.wrong("forced: only who has an action left, beside hostile NPCs, must Challenge them", "forced")
    go(s, t, TURN_STEPS[entry.one_of("step", "act", TURN_STEPS, "step")])
    if "move" in position:
        open_move(s, position.table("move"), seat)
    if "challenge" in position:
        open_challenge(s, position, seat)
    elif "adventure" in position:
        open_adventure(s, position, seat)
    elif "roll" in position:
        raise position.wrong("the dice of a roll are those of a [challenge] or an [adventure]", "roll")


def open_move(s: Voyage, entry: Table, seat: int) -> None:
    """So many steps are left, and so many were taken."""
    entry.only({"steps", "taken"})
    f = push(s, Move, seat)
    f[M_LEFT] = entry.number("steps", 1, 0, 99)
    f[M_TAKEN] = entry.number("taken", 0, 0, 99)
    go(s, f, move.sail)


# A Challenge


def open_challenge(s: Voyage, position: Table, seat: int) -> None:
    """With NPCs, a player or the Port where the Challenger is, at the dice of one of the two."""
    entry = position.table("challenge")
    entry.only({"npc", "player", "port", "strength"})
    here = s.where(seat)
    f = push(s, Challenge, seat)
    f[C_KIND], f[C_TARGET] = target_of(s, entry, seat, here)
    f[C_REGION] = here
    told = position.table("roll")
    roller = seat_of(s, told, "player", seat)
    if roller != seat and (f[C_KIND] != AGAINST_PLAYER or roller != f[C_TARGET]):
        raise told.wrong(f"player {roller + 1} has no part in this Challenge", "player")
    if "roll" not in position:
        go(s, f, challenge.own_roll)
        return
    if roller == seat:
        go(s, f, challenge.their_roll)
    else:
        f[C_MINE] = entry.number("strength", 0, 0, 99)
        go(s, f, challenge.compare)
    challenge.begin_roll(s, f, roller)
    open_roll(s, told, s.stack[-1])


def target_of(s: Voyage, entry: Table, seat: int, here: int) -> tuple[int, int]:
    """With whom a Challenge is. (SL-CHAL-01 to -08, SL-MOVE-08)"""
    if len({"npc", "player", "port"} & set(entry.facts)) != 1:
        raise entry.wrong('a Challenge is with one: npc = "…", player = 2 or port = true')
    threats = hostile_groups(s, here, seat)
    if "npc" in entry:
        name = entry.text("npc", "")
        for group in threats:
            for c in group:
                if s.match.drawn[c].name == name:
                    return AGAINST_NPCS, group[0]
        raise entry.wrong(f"no hostile {name} is in {s.match.board.names[here]}", "npc")
    if threats:
        raise entry.wrong("who is beside hostile NPCs can Challenge only those")
    if "player" in entry:
        other = seat_of(s, entry, "player", seat)
        if other == seat or s.where(other) != here:
            raise entry.wrong(f"player {other + 1} is not there to be Challenged", "player")
        return AGAINST_PLAYER, other
    if not entry.yes("port") or s.match.board.type[here] == SEA or s.fort[here] != NO_FLAG:
        raise entry.wrong(f"{s.match.board.names[here]} is no Port that can be Challenged", "port")
    return AGAINST_PORT, here


def open_roll(s: Voyage, entry: Table, f: Frame) -> None:
    """Before the roll, with so many Bonus dice; or with dice that lie there, those assigned no more among them."""
    entry.only({"player", "bonus", "captain_dice", "bonus_dice", "strength", "used", "step"})
    seat = f[SEAT]
    f[R_BONUS] = entry.number("bonus", min(passive_dice(s, seat), MOST_BONUS), 0, MOST_BONUS)
    if "captain_dice" not in entry and "bonus_dice" not in entry:
        go(s, f, roll.add_more)
        return
    read_dice(entry, f, "captain_dice", CAPTAIN_DIE, CAPTAIN_DICE)
    f[R_BONUS] = max(f[R_BONUS], read_dice(entry, f, "bonus_dice", BONUS_DIE, MOST_BONUS))
    f[R_EXTRA] = entry.number("strength", 0, -99, 99)
    for name in entry.entries("used"):
        f[R_USED] |= 1 << own_card(s, entry, seat, name)
    steps: dict[str, Any] = {"assign": roll.assign, "nemeses": roll.count_nemesis_dice}
    go(s, f, steps[entry.one_of("step", "assign", steps, "step")])


def read_dice(entry: Table, f: Frame, name: str, kind: int, most: int) -> int:
    """Dice of a kind into the pool, by the faces they show."""
    faces = entry.text(name, "").split()
    if len(faces) > most:
        raise entry.wrong(f"there are {most} dice of that kind, not {len(faces)}", name)
    for face in faces:
        if face not in FACES or FACES.index(face) not in SIDES[kind]:
            there = ", ".join(sorted({FACES[side] for side in SIDES[kind]}))
            raise entry.wrong(f"no such die shows {face!r} (there are: {there})", name)
        f[R_POOL + place(kind, FACES.index(face))] += 1
    return len(faces)


def own_card(s: Voyage, entry: Table, seat: int, name: Any) -> int:
    for c in (s.captain[seat], *s.tableau(seat)):
        if s.match.drawn[c].name == name:
            return c
    raise entry.wrong(f"player {seat + 1} has no {name!r}", "used")


# An Adventure


def open_adventure(s: Voyage, position: Table, seat: int) -> None:
    """A chapter at its choice; or at the dice of a choice that was made, its cost paid. (SL-ADV-05 to -11)"""
    entry = position.table("adventure")
    entry.only({"tale", "choice"})
    tale = TALE_NAMES.index(entry.one_of("tale", TALE_NAMES[0], TALE_NAMES, "tale"))
    if s.tale[seat * TALES + tale] != s.where(seat):
        raise entry.wrong(f"that Adventure token is not in {s.match.board.names[s.where(seat)]}", "tale")
    f = push(s, Adventure, seat)
    f[A_TALE] = tale
    adventure.open_chapter(s, f, NO_ANSWER)
    go(s, f, adventure.choose)
    if "choice" not in entry:
        if "roll" in position:
            raise entry.wrong("which choice has led to the dice?")
        return
    f[A_CHOICE] = entry.number("choice", 1, 1, len(chapter_of(f).choices)) - 1
    f[A_WON] = 1
    adventure.rewrite(s, TOLD_CHOICE, f[A_CHOICE])
    if not choice_of(f).challenge:
        raise entry.wrong("that choice needs no Challenge", "choice")
    go(s, f, adventure.compare)
    push(s, roll.Roll, seat)[R_AGAINST] = ADVENTURE
    open_roll(s, position.table("roll"), s.stack[-1])


# The Faction Turn


def open_factions(s: Voyage, position: Table, f: Frame, pieces: Reader[Piece]) -> None:
    """Which Factions have acted, which NPCs (`acted`), and which one acts (`active`)."""
    entry = position.table("faction_turn")
    entry.only({"acting", "finished"})
    if entry.facts or "activation" in position or "strike" in position:
        go(s, f, rounds.check_winner)
    else:
        go(s, f, rounds.faction_turn)
        return
    t = push(s, FactionTurn, s.match.sea)
    for name in entry.entries("finished"):
        t[F_FINISHED] |= 1 << faction_named(s, entry, name, "finished")
    go(s, t, faction_turn.next_faction)
    npc = NONE
    for p in pieces.cards:
        if p.card.kind == NPC and p.zone == BOARD:
            t[F_ACTED] |= int(p.entry.yes("acted") or p.entry.yes("active")) << p.number
            if p.entry.yes("active"):
                if npc != NONE:
                    raise p.entry.wrong("one NPC acts at a time", "active")
                npc = p.number
    if "acting" in entry or npc != NONE:
        default = FACTIONS[s.match.faction[npc]] if npc != NONE else ""
        t[F_FACTION] = faction_named(s, entry, entry.text("acting", default), "acting")
        go(s, t, faction_turn.next_npc)
    if npc != NONE:
        open_activation(s, position, npc, t[F_FACTION])
    elif "activation" in position or "strike" in position:
        raise position.wrong("which NPC acts? one of the npcs of a [[faction]] has active = true", "activation")


def faction_named(s: Voyage, entry: Table, name: Any, key: str) -> int:
    there = [FACTIONS[faction] for faction in s.match.factions]
    if name not in there:
        raise entry.wrong(f"the {name} is not in play (there are: {', '.join(there)})", key)
    return FACTIONS.index(name)


def open_activation(s: Voyage, position: Table, npc: int, faction: int) -> None:
    """An NPC in the middle of its activation: its Objective is one that its guide gives it."""
    entry = position.table("activation")
    entry.only({"step", "goal", "steps"})
    if s.match.faction[npc] != faction:
        raise entry.wrong(f"the {FACTIONS[faction]} is acting, and {s.match.drawn[npc].name} is not of it")
    f = push(s, Activation, s.match.sea)
    f[ACTIVE] = npc
    step = entry.one_of("step", "evaluate", NPC_STEPS, "step")
    if step != "evaluate":
        f[A_LEFT] = entry.number("steps", movement(s, npc), 0, 9)
        f[A_NOTE] = GUIDES[faction].note(s, npc)
        f[A_UNDERWAY] = 1
        f[A_GOAL], f[A_AVOIDED] = NONE, GUIDES[faction].barred(s, npc)
    if step == "move":
        head_for(s, entry, f, npc)
    go(s, f, NPC_STEPS[step])
    if "strike" in position:
        told = position.table("strike")
        told.only({"player"})
        seat = seat_of(s, told, "player", s.first)
        if s.where(seat) != s.region[npc] or not hostile(s, npc, seat):
            raise told.wrong(f"{s.match.drawn[npc].name} is not hostile to player {seat + 1} there", "player")
        go(s, f, activation.strike_players)
        push(s, Strike, seat)[S_NPC] = npc


def head_for(s: Voyage, entry: Table, f: Frame, npc: int) -> None:
    """The Objective that an NPC is under way to: one of the nearest. (SL-FTURN-08 to -15)"""
    guide = GUIDES[s.match.faction[npc]]
    feared = feared_regions(s, npc, f[A_LEFT]) if card_of(s, npc).cautious else 0
    goals = guide.objectives(s, npc)
    way = find_way(s.match.board, s.region[npc], goals, f[A_LEFT], guide.barred(s, npc), feared)
    nearest = guide.preferred(s, npc, way.goals) if way.goals else ()
    if not nearest:
        raise entry.wrong(f"{s.match.drawn[npc].name} has no Objective: it drifts", "step")
    f[A_GOAL] = region_in(entry, "goal", nearest[0])
    if f[A_GOAL] not in nearest:
        there = ", ".join([s.match.board.names[r] for r in nearest])
        raise entry.wrong(f"that is not its nearest Objective (there are: {there})", "goal")
    f[A_AVOIDED] = way.avoided(f[A_GOAL])


# An Event


def open_event(s: Voyage, position: Table, f: Frame) -> None:
    """The card is about to be revealed; or it lies there, and so many sets of it are done."""
    if "event" not in position:
        go(s, f, rounds.event)
        return
    entry = position.table("event")
    entry.only({"card", "set"})
    name = entry.text("card", "")
    found = [
        c for zone in (EVENT_DECK, EVENT_DISCARD) for c in s.pile(zone, s.match.sea) if s.match.drawn[c].name == name
    ]  # fmt: skip
    if not found:
        raise entry.wrong(f"there is no Event {name!r} in this game", "card")
    go(s, f, rounds.pass_token)
    e = push(s, EventStep, s.match.sea)
    s.put(found[0], SHOWN, s.match.sea)
    e[E_CARD] = found[0]
    e[E_SET] = entry.number("set", 1, 1, len(s.match.drawn[found[0]].abilities)) - 1
    go(s, e, event.carry_out)
