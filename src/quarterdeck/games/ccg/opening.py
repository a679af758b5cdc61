"""At which step a position begins: choosing starting Crew, a phase, an opportunity, a Boarding, a fight, Hits.

Everything further is played: `choices` lead from there into a payment half made or an action that may be canceled.

    [boarding]                    a Boarding, at an opportunity of one side
    attacker = 1
    defender = 2

    [fight]                       a Boarding Attack of it, or a Duel (duel = true)
    crew = ["Red", "Blue"]        who fights; one name if nobody was pushed forward in answer yet
    attacks = ["Near Miss"]       the cards that lie in it, from the first on, by the two in turns

    [hits]                        Hits that are about to be suffered
    player = 1
    amount = 5
"""

from typing import Any, Final

from quarterdeck.cardgame.positions import Reader, Table
from quarterdeck.games.ccg import fights, happenings
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.fights import (
    B_PASSED, B_ROUND, B_SEAT, DUEL, F_ATTACK, F_CARDS, F_CREW, F_FLAGS, F_HITS, F_LAST, F_SEAT,
)  # fmt: skip
from quarterdeck.games.ccg.flow import boarding, fight, turn
from quarterdeck.games.ccg.flow.acting import MOST_ACTIONS, N_ACTIONS, N_PASSES, N_TURN, Actions, take_action
from quarterdeck.games.ccg.flow.boarding import MOST_ROUNDS, begin_boarding
from quarterdeck.games.ccg.flow.starting import V_DONE_KEY, Voyage, can_start
from quarterdeck.games.ccg.flow.starting import turns as voyage_turns
from quarterdeck.games.ccg.flow.turn import Turns
from quarterdeck.games.ccg.flow.victory import MOST_QUIET, MOST_TURNS
from quarterdeck.games.ccg.kinds import (
    ACTING, CHOSEN, FROM_CANNON, FROM_DUEL, FROM_FIGHT, LAID, ORDERING, PHASES, SETTING_UP,
)  # fmt: skip
from quarterdeck.games.ccg.seats import playing
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ACTION, ADVENTURE, ATTACHMENT, CHANTEY, CREW, NO_BOXES
from quarterdeck.games.ccg.values import ANSWERS_ALL, special
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import PC, answer_in_secret, go, push, run
from quarterdeck.kernel.knowledge import open_questions

OPEN_KEYS: Final = {
    "turn", "quiet", "first_player", "phase", "to_act", "passes", "actions", "boarding", "fight", "hits",
}  # fmt: skip
#: the phases at whose beginning a position can begin, and the step of the turn
PHASE_STEPS: Final = {"Determine order": turn.begin_turn, "Draw": turn.begin_draw, "Untack": turn.begin_untack}
SIDES: Final = ("attacker", "defender")


def begin(s: SeventhSea, position: Table, players: list[Table]) -> None:
    """Open what the position says is open, and run up to the question."""
    s.dirty = 0
    name = position.one_of("phase", PHASES[ACTING], PHASES, "phase")
    phase = PHASES.index(name)
    for what in ("to_act", "passes", "actions", "boarding", "fight", "hits"):
        if what in position and phase != ACTING:
            raise position.wrong(f"{what} stands only in the phase {PHASES[ACTING]}, not in {name}", what)
    for what in ("turn", "quiet", "first_player"):
        if what in position and phase == SETTING_UP:
            raise position.wrong(f"{what} stands in a turn, and in the phase {name} there is none yet", what)
    if phase == SETTING_UP:
        open_setup(s, players)
        return
    for player in players:
        for what in ("starting", "ready"):
            if what in player:
                raise player.wrong(f"{what} stands only in the phase {PHASES[SETTING_UP]}", what)
    open_turn(s, position, phase)
    run(s)


def open_setup(s: SeventhSea, players: list[Table]) -> None:
    """Starting Crew is being chosen: `starting` lists those chosen so far, `ready` who wants no more. (CG-SETUP-06)"""
    push(s, Voyage)
    for seat, player in enumerate(players):
        if s.hand(seat) or len(s.crew(seat)) > 1:
            raise player.wrong("while starting Crew is chosen there is no hand, and no Crew but the Captain")
        chosen = s.pile(CHOSEN, seat)
        s.piles[CHOSEN * s.match.width + seat] = ()
        for c in chosen:
            if not can_start(s, seat, c):
                raise player.wrong(f"{s.match.drawn[c].name} cannot be among the starting Crew", "starting")
            s.piles[CHOSEN * s.match.width + seat] += (c,)
    run(s)
    ready = [seat for seat, player in enumerate(players) if player.yes("ready")]
    for q in open_questions(s):
        if q.seat in ready:
            answer_in_secret(s, q.seat, V_DONE_KEY)


def open_turn(s: SeventhSea, position: Table, phase: int) -> None:
    """A phase at its beginning; the Actions phase at a player's opportunity, with what is open in it."""
    s.turn = position.number("turn", 1, 1, MOST_TURNS)
    s.quiet = position.number("quiet", 0, 0, MOST_QUIET - 1)
    s.first = seat_of(s, position, "first_player", playing(s)[0])
    go(s, push(s, Voyage), voyage_turns)
    f = push(s, Turns)
    if phase != ACTING:
        s.turn -= phase == ORDERING
        go(s, f, PHASE_STEPS[PHASES[phase]])
        return
    s.phase = ACTING
    go(s, f, turn.begin_draw)
    acting = push(s, Actions)
    acting[N_TURN] = seat_of(s, position, "to_act", s.first)
    acting[N_PASSES] = position.number("passes", 0, 0, len(playing(s)) - 1)
    acting[N_ACTIONS] = position.number("actions", 0, 0, MOST_ACTIONS - 1)
    go(s, acting, take_action)
    if "boarding" in position:
        open_boarding(s, position.table("boarding"))
    if "fight" in position:
        open_fight(s, position, position.table("fight"))
    if "hits" in position:
        open_hits(s, position.table("hits"))


def seat_of(s: SeventhSea, entry: Table, name: str, default: int) -> int:
    """A player who is still in the game."""
    seat = entry.number(name, default + 1, 1, s.match.seats) - 1
    if s.out >> seat & 1:
        raise entry.wrong(f"{name}: player {seat + 1} is out", name)
    return seat


# Boardings and fights


def open_boarding(s: SeventhSea, entry: Table) -> None:
    """A Boarding in its course: which round, whose opportunity, and whether the attacker has passed."""
    entry.only({"attacker", "defender", "round", "limit", "opportunity", "passed", "by_effect"})
    attacker, defender = seat_of(s, entry, "attacker", 0), seat_of(s, entry, "defender", 1)
    if attacker == defender or s.sea(attacker) != s.sea(defender):
        raise entry.wrong("a Boarding is fought by two Ships in the same Sea")
    limit = entry.number("limit", 0, 0, MOST_ROUNDS)
    performed = not entry.yes("by_effect")
    begin_boarding(s, attacker, defender, performed, limit)
    if performed:
        boarding.remember(s, attacker, defender)
    f = s.stack[s.boarding_at]
    f[B_ROUND] = entry.number("round", 1, 1, limit or MOST_ROUNDS)
    f[B_PASSED] = int(entry.yes("passed"))
    side = SIDES.index(entry.one_of("opportunity", "attacker", SIDES, "side"))
    if f[B_PASSED] and not side:
        raise entry.wrong('once the attacker has passed it is the other\'s turn: opportunity = "defender"', "passed")
    step: Any = (boarding.attacker_opportunity, boarding.defender_opportunity)[side]
    go(s, f, step)


def read_laid(r: Reader[CcgCard], position: Table, seats: int) -> None:
    """The cards that lie in a fight, by the two who fight in turns."""
    if "fight" not in position:
        return
    entry = position.table("fight")
    beginner, other = sides(position, entry, seats)
    for i, card in enumerate(entry.cards("attacks", {"name"})):
        who = (beginner, other)[i % 2]
        r.add(card, who, LAID, who, (CREW, ACTION, ATTACHMENT, ADVENTURE, CHANTEY))


def sides(position: Table, entry: Table, seats: int) -> tuple[int, int]:
    """Who began a fight and against whom: in a Boarding whose opportunity it is."""
    mine, theirs = position.number("to_act", 1, 1, seats), 0
    if "boarding" in position:
        fought = position.table("boarding")
        both = [fought.number(name, i + 1, 1, seats) for i, name in enumerate(SIDES)]
        mine, theirs = both[::-1] if fought.facts.get("opportunity") == SIDES[1] else both
    mine = entry.number("player", mine, 1, seats)
    against = entry.number("against", theirs or (2 if mine == 1 else 1), 1, seats)
    if mine == against:
        raise entry.wrong(f"a fight is between two players, not player {mine} alone", "against")
    return mine - 1, against - 1


def open_fight(s: SeventhSea, position: Table, entry: Table) -> None:
    """A Boarding Attack or a Duel, where the next card, or the answer to the first one, is asked for."""
    entry.only({"player", "against", "duel", "crew", "attacks"})
    seats = sides(position, entry, s.match.seats)
    duel = entry.yes("duel")
    crew = [fighting(s, entry, name, seat) for name, seat in zip(entry.entries("crew"), seats)]
    row = laid_row(s, entry, seats)
    check_fighters(s, entry, seats, crew, len(row), duel)
    if duel:
        fight.duel(s, seats[0], crew[0], seats[1], crew[1])
    else:
        s.stack[s.boarding_at][PC] += 1  # the opportunity is used
        fight.boarding_attack(s, seats[0], seats[1], crew[0])
    f = s.stack[s.fight_at]
    if row:
        f[F_ATTACK], f[F_CARDS], f[F_LAST] = s.match.attack[row[-1]], len(row), (len(row) - 1) % 2
    if len(crew) > 1:
        f[F_CREW + 1] = crew[1] + 1
    go(s, f, step_of(len(row), len(crew), duel))


def step_of(cards: int, crew: int, duel: bool) -> Any:
    """What comes next in a fight with so many cards and Crew."""
    if not cards:
        return fight.opening_card
    if crew == 1:
        return fight.answer_attack
    return fight.exchange if duel or cards > 1 else fight.answer_card


def fighting(s: SeventhSea, entry: Table, name: Any, seat: int) -> int:
    """A player's Crew by name: one that is not tacked, if there are several."""
    found = [c for c in s.crew(seat) if s.match.drawn[c].name == name]
    if not found:
        aboard = ", ".join(s.match.drawn[c].name for c in s.crew(seat)) or "nobody"
        raise entry.wrong(f"player {seat + 1} has no Crew {name!r} aboard (there are: {aboard})", "crew", name)
    return min(found, key=lambda c: s.tacked[c])


def check_fighters(
    s: SeventhSea, entry: Table, seats: tuple[int, int], crew: list[int], cards: int, duel: bool
) -> None:
    """Who can be fighting with so many cards played. (CG-BOARD-03 to -06, -23)"""
    b = fights.boarding(s)
    if not crew or (duel and len(crew) == 1):
        raise entry.wrong("name the Crew who fight: crew = [\"…\", \"…\"]", "crew")
    if not duel and (b is None or {b[B_SEAT], b[B_SEAT + 1]} != set(seats)):
        raise entry.wrong("a Boarding Attack is fought in a [boarding] by its two players; a Duel says duel = true")
    if len(crew) == 1 and cards > 1:
        raise entry.wrong("the second card is that of a Crew who answers: name both Crew", "crew")
    if len(crew) == 2 and not cards and not duel:
        raise entry.wrong("nobody is pushed forward in answer before the first card is played", "crew")
    pushed = crew[0] if not cards else crew[1] if len(crew) == 2 and cards == 1 else NONE
    if pushed != NONE and s.tacked[pushed] and not duel:
        raise entry.wrong(f"{s.match.drawn[pushed].name} is tacked: only an untacked Crew is pushed forward", "crew")


def laid_row(s: SeventhSea, entry: Table, seats: tuple[int, int]) -> list[int]:
    """The cards of a fight in their order; each defends against the one before it. (CG-BOARD-05, -06)"""
    m = s.match
    piles = [s.pile(LAID, seat) for seat in seats]
    row = [piles[i % 2][i // 2] for i in range(len(piles[0]) + len(piles[1]))]
    for i, c in enumerate(row):
        name = m.drawn[c].name
        if m.attack[c] == NO_BOXES:
            raise entry.wrong(f"{name} has no Boarding Boxes", "attacks", name)
        if i and not m.defends[c] >> m.attack[row[i - 1]] & 1 and not special(s, ANSWERS_ALL, c):
            raise entry.wrong(f"{name} is no defence against {m.drawn[row[i - 1]].name}", "attacks", name)
    return row


# Hits


def open_hits(s: SeventhSea, entry: Table) -> None:
    """A batch of Hits on a player's Ship, about to be inflicted; in a fight those of the last card."""
    f = fights.fight(s)
    entry.only({"amount"} if f is not None else {"player", "amount", "by", "cannon"})
    amount = entry.number("amount", 1, 0, 99)
    if f is not None:
        hits_of_fight(s, entry, f, amount)
        return
    seats = s.match.seats
    player = seat_of(s, entry, "player", 0)
    by = entry.number("by", (player + 1) % seats + 1, 1, seats) - 1
    happenings.inflict(s, None, by, player, amount, FROM_CANNON if entry.yes("cannon") else 0)


def hits_of_fight(s: SeventhSea, entry: Table, f: Frame, amount: int) -> None:
    """Whoever played the last card inflicts them, and the Crew that lost absorbs first. (CG-BOARD-09, -17)"""
    if not f[F_CARDS]:
        raise entry.wrong("no Hits come of a fight in which no card is played: attacks = […]")
    side = f[F_LAST]
    f[F_HITS] = amount
    go(s, f, fight.after_hits)
    nature = FROM_FIGHT | (FROM_DUEL if f[F_FLAGS] & DUEL else 0)
    loser = fights.fighter(s, f, 1 - side)
    happenings.inflict(s, None, f[F_SEAT + side], f[F_SEAT + 1 - side], amount, nature, f[F_CREW + side] - 1, loser)
