"""A position that begins in a challenge, or in the duel that it became.

    [duel]
    challenger = "Kaspar Dietrich"       of the player whose turn it is
    challenged = "Odette Dubois d'Arrent"
    step = "abilities"                   technique, answer: of the challenge; card, abilities: of a round
    round = 2
    threat = [3, 0]

It is the challenge of the basic action; everything further is played by `choices`. Round and pools belong to the sides,
and the lines lie before the players: `line = ["Disarm"]`.
"""

from typing import Any, Final

from quarterdeck.cardgame.position_text import name_of
from quarterdeck.cardgame.positions import Table
from quarterdeck.games.five_sails.duel_state import (
    DUEL, D_ACTIVE, D_BOUND, D_CARD, D_CARDS, D_DONE, D_FOUGHT, D_GAMBLES, D_POOL, D_ROUND, D_SEAT, D_STAGE,
    D_WOUNDED, PLAYED_CARD, USED_MANEUVER, USED_TECHNIQUE,
)  # fmt: skip
from quarterdeck.games.five_sails.flow import challenge, duel
from quarterdeck.games.five_sails.flow.actions import CHALLENGE_ACTION
from quarterdeck.games.five_sails.flow.challenge import may_be_challenged, open_challenge
from quarterdeck.games.five_sails.flow.duel import Round, together
from quarterdeck.games.five_sails.flow.high_drama import H_TURN, next_turn
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import COMBAT
from quarterdeck.games.five_sails.values import has_stat, stat
from quarterdeck.kernel.ability import U_NODE, U_PERFORMER, U_T0, effects, use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import PC, PROC, RESULT, go, push

DUEL_KEYS: Final = {
    "challenger", "challenged", "against", "step", "round", "active", "threat", "gambles", "played", "done", "wounded",
}  # fmt: skip
#: the steps at which a position begins, of the challenge and of a round
CHALLENGE_STEPS: Final = {"technique": challenge.activate_technique, "answer": challenge.answer_challenge}
ROUND_STEPS: Final = {"card": duel.play_combat_card, "abilities": duel.technique_and_maneuver}
STEPS: Final[dict[str, Any]] = {**CHALLENGE_STEPS, **ROUND_STEPS}
#: what can be done in a round once
DONE: Final = {"Technique": USED_TECHNIQUE, "Maneuver": USED_MANEUVER}


def open_duel(s: FiveSails, drama: Frame, entry: Table) -> None:
    """Open the challenge of the player whose turn it is, up to its step."""
    entry.only(DUEL_KEYS)
    seat = drama[H_TURN]
    others = [other for other in range(s.match.seats) if other != seat]
    if "against" in entry:
        others = [entry.number("against", 0, 1, s.match.seats) - 1]
        if others == [seat]:
            raise entry.wrong(f"a duel is between two players, not player {seat + 1} alone", "against")
    who = fighter(s, entry, "challenger", [seat])
    target = fighter(s, entry, "challenged", others)
    step = entry.one_of("step", "card", STEPS, "step")
    next_turn(s, drama)
    action = s.match.abilities[CHALLENGE_ACTION.number]  # editions have rows of their own
    f = use(s, action, NONE, NONE, seat)
    f[U_PERFORMER], f[U_T0], f[U_NODE], f[RESULT] = who, 1 << target, len(action.row), 1 << who
    go(s, f, effects)
    d = open_challenge(s, who, target, COMBAT, 0, action.number)
    d[RESULT] = 1
    if step in ROUND_STEPS or (s.match.ruleset.technique == "after_answer" and step == "technique"):
        d[D_STAGE] = DUEL
        d[D_FOUGHT] = 1 << who | 1 << target
        for name in entry.entries("wounded"):
            d[D_WOUNDED] |= 1 << fighter(s, entry, "wounded", list(range(s.match.seats)), name)
    if step in ROUND_STEPS:
        open_round(s, d, entry, step)
    else:
        refuse_round(entry, step)
        go(s, d, STEPS[step])
    flaw = flaw_of_duel(s)
    if flaw is not None:
        raise entry.wrong(*flaw)


def fighter(s: FiveSails, entry: Table, what: str, seats: list[int], name: Any = None) -> int:
    """A character in play by name, of one of these players."""
    wanted = entry.text(what, "") if name is None else name
    crews = [c for seat in seats for c in s.crew(seat)]
    for c in crews:
        if name_of(s, c) == wanted:
            return c
    whose = " or ".join([f"player {seat + 1}" for seat in seats])
    there_are = ", ".join([name_of(s, c) for c in crews]) or "none"
    raise entry.wrong(f"{what}: {whose} has no character {wanted!r} in play (there are: {there_are})", what)


def refuse_round(entry: Table, step: str) -> None:
    """Before the answer there is no round."""
    for what in ("round", "active", "threat", "gambles", "played", "done", "wounded"):
        if what in entry:
            there = " or ".join(ROUND_STEPS)
            raise entry.wrong(f"{what} stands only in a round, at the step {there}, not at {step}", what)


def open_round(s: FiveSails, d: Frame, entry: Table, step: str) -> None:
    """A round of one side: pools, gambles and what is done in it."""
    d[D_ROUND] = entry.number("round", 1, 1, 99)
    if "active" in entry:
        player = entry.number("active", 0, 1, s.match.seats)
        if player - 1 not in d[D_SEAT : D_SEAT + 2]:
            raise entry.wrong(f"active: player {player} does not fight in this duel", "active")
        d[D_ACTIVE] = int(player - 1 == d[D_SEAT + 1])
    else:
        d[D_ACTIVE] = d[D_ROUND] % 2
    usual = [0, max(0, stat(s, d[D_CARD], COMBAT))] if d[D_ROUND] == 1 else []
    d[D_POOL : D_POOL + 2] = pair(entry, "threat", usual)
    d[D_GAMBLES : D_GAMBLES + 2] = pair(entry, "gambles", [gambled(s, d, side) for side in (0, 1)])
    if s.match.bound_threat:
        d[D_BOUND : D_BOUND + 2] = bounds(s, d)
    seat = d[D_SEAT + d[D_ACTIVE]]
    line = s.line(seat)
    played = entry.number("played", int(step == "abilities"), 0, 99)
    if played > len(line):
        raise entry.wrong(f"played: the line of player {seat + 1} has {len(line)} cards, not {played}", "played")
    for c in line[len(line) - played :]:
        d[D_CARDS] |= 1 << c
    d[D_DONE] = PLAYED_CARD if played else 0
    for done in entry.entries("done"):
        if not isinstance(done, str) or done not in DONE:
            raise entry.wrong(f"nothing like {done!r} is done in a round (there are: {', '.join(DONE)})", "done")
        d[D_DONE] |= DONE[done]
    go(s, d, challenge.rounds)
    f = push(s, Round, seat)
    f[RESULT] = 1
    go(s, f, STEPS[step])


def pair(entry: Table, what: str, usual: list[int]) -> list[int]:
    """Two numbers, of the challenger's side and of the other one."""
    found = entry.numbers(what, 0, 99) if what in entry else usual
    if len(found) != 2:
        raise entry.wrong(f"{what} tells two numbers, the challenger's side first: {what} = [0, 3]", what)
    return found


def gambled(s: FiveSails, d: Frame, side: int) -> int:
    """How many cards of a side's line were gambled for."""
    return sum([s.engaged[c] for c in s.line(d[D_SEAT + side])])


def bounds(s: FiveSails, d: Frame) -> list[int]:
    """Threat that is bound to locations is bound to where the two are. (FS-RULE-104)"""
    return [s.place[d[D_CARD + side]] + 1 if d[D_POOL + side] and together(s, d) else 0 for side in (0, 1)]


# What cannot be


def step_of(s: FiveSails) -> str:
    """The step of a challenge or round that is open; nothing if it is none at which a position begins."""
    f = s.stack[-1]
    now = s.match.steps[f[PROC]][f[PC]]
    return next((name for name, step in STEPS.items() if step is now), "")


def flaw_of_duel(s: FiveSails) -> tuple[str, str] | None:
    """What cannot be in a challenge or duel, and the entry that says it."""
    d = s.stack[s.duel_at]
    for seat in range(s.match.seats):
        if s.line(seat) and seat not in d[D_SEAT : D_SEAT + 2]:
            return f"player {seat + 1} has a line, but does not fight in this duel", "line"
    return flaw_of_round(s, d, step_of(s)) if step_of(s) in ROUND_STEPS else flaw_of_challenge(s, d)


def flaw_of_challenge(s: FiveSails, d: Frame) -> tuple[str, str] | None:
    """Who challenges has engaged for it and opposes whom it challenges. (FS-DUEL-03, -06)"""
    who, target = d[D_CARD], d[D_CARD + 1]
    if not s.opposes(who, target):
        return f"{name_of(s, who)} and {name_of(s, target)} are not at the same location of the City", "challenged"
    if not has_stat(s, who, COMBAT):
        return f"{name_of(s, who)} has no Combat to challenge with", "challenger"
    if not may_be_challenged(s, target, who, COMBAT):
        return f"{name_of(s, target)} cannot be challenged by {name_of(s, who)}", "challenged"
    if not s.engaged[who]:
        return f"{name_of(s, who)} has engaged to challenge: engaged = true", "challenger"
    if s.line(d[D_SEAT]) or s.line(d[D_SEAT + 1]):
        return "no combat card is played before a challenge is accepted", "step"
    return None


def flaw_of_round(s: FiveSails, d: Frame, step: str) -> tuple[str, str] | None:
    """Whose round it is, with which threat and which cards. (FS-DUEL-22, -24, -42, FS-DUELX-08)"""
    side, one, other = d[D_ACTIVE], d[D_SEAT] + 1, d[D_SEAT + 1] + 1
    threatened = s.match.ruleset.rounds == "threatened"
    if not threatened and side != d[D_ROUND] % 2:
        due = other if d[D_ROUND] % 2 else one
        return f"round {d[D_ROUND]} is that of player {due}: the accepting side begins, then they alternate", "active"
    if (d[D_ROUND] > 1 or threatened) and not d[D_POOL] and not d[D_POOL + 1]:
        return f"without threat in a pool there is no round {d[D_ROUND]}: the duel is over", "threat"
    for at, player in enumerate((one, other)):
        if d[D_GAMBLES + at] < gambled(s, d, at):
            return f"player {player} has gambled for {gambled(s, d, at)} cards of the line, so as often", "gambles"
    if step == "abilities" and not d[D_DONE] & PLAYED_CARD:
        return "a Technique or Maneuver is used in a round with a combat card: it lies in the line", "played"
    if step == "card" and d[D_DONE]:
        return "before the combat card nothing is done in a round: step = \"abilities\"", "step"
    if d[D_ROUND] == 1 and (s.line(d[D_SEAT]) or (step == "card" and s.line(d[D_SEAT + 1]))):
        return "no card lies in a line before the first one is played in round 1", "round"
    return None
