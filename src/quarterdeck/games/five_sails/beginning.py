"""Where a position begins: at a step of a phase, and how far that step has come."""

from typing import Any, Final

from quarterdeck.cardgame.positions import Table
from quarterdeck.games.five_sails.flow import dawn, day, dusk, high_drama, planning, plunder
from quarterdeck.games.five_sails.opening import open_duel
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import CHOSEN, PHASES, SCHEME_CARD, UNCONTROLLED
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import go, push

#: by phase: its procedure, what comes after it, and its steps by the names that positions have for them
PHASE: Final[dict[str, tuple[Any, Any, dict[str, Any]]]] = {
    "Dawn": (dawn.Dawn, day.planning, {
        "begin": dawn.begin_day, "dawn": dawn.begin_dawn, "city cards": dawn.deal_city_cards, "end": dawn.end_dawn,
    }),
    "Planning": (planning.Planning, day.high_drama, {
        "begin": planning.begin_planning, "select": planning.select, "reveal": planning.reveal,
        "when revealed": planning.when_revealed, "initiative": planning.determine_initiative,
        "muster": planning.muster, "schemes": planning.resolve_scheme, "draw": planning.draw,
        "end": planning.end_planning,
    }),
    "High Drama": (high_drama.HighDrama, day.plunder, {
        "begin": high_drama.begin_high_drama, "action": high_drama.take_action, "end": high_drama.end_high_drama,
    }),
    "Plunder": (plunder.Plunder, day.dusk, {
        "begin": plunder.begin_plunder, "dominance": plunder.check_dominance, "renown": plunder.take_renown,
        "conditional renown": plunder.conditional_renown, "economic": plunder.check_economic,
        "last day": plunder.check_last_day, "end": plunder.end_plunder,
    }),
    "Dusk": (dusk.Dusk, day.next_day, {
        "begin": dusk.begin_dusk, "control": dusk.locations_become_uncontrolled, "en garde": dusk.become_en_garde,
        "go home": dusk.go_home, "city cards": dusk.discard_city_cards, "schemes": dusk.schemes_to_locker,
        "hand limit": dusk.hand_limit, "end": dusk.end_dusk, "end of day": dusk.end_day,
        "brutes": dusk.discard_brutes, "expire": dusk.expire,
    }),
}  # fmt: skip
#: the steps at which chosen cards lie there, and those in player order, with the register of whom they have reached
WITH_CHOSEN: Final = ("reveal", "when revealed", "initiative", "muster", "schemes")
IN_ORDER: Final = {
    ("Planning", "muster"): planning.P_SERVED, ("Planning", "schemes"): planning.P_SERVED,
    ("Planning", "draw"): planning.P_SERVED, ("Dusk", "hand limit"): dusk.DK_SERVED,
}  # fmt: skip


def begin(s: FiveSails, position: Table, players: list[Table]) -> None:
    """Open the phase: High Drama at a player's turn, every other at its beginning, unless the position says where."""
    phase = position.one_of("phase", "High Drama", PHASES, "phase")
    procedure, after, steps = PHASE[phase]
    step = position.one_of("step", "action" if phase == "High Drama" else "begin", steps, f"step of {phase}")
    s.phase = PHASES.index(phase)
    s.fresh = 0
    s.dirty = 0
    go(s, push(s, day.Days), after)
    f = push(s, procedure)
    go(s, f, steps[step])
    read_turn(s, f, position, (phase, step))
    if phase == "Dusk" and step != "begin":
        read_control_at_dusk(s, position)
    elif "at_dusk" in position:
        raise position.wrong('at_dusk stands at a step of Dusk after "begin", which notes it itself', "at_dusk")
    read_dealt(s, f, position, (phase, step))
    read_served(s, f, position, (phase, step))
    read_chosen(s, f, players, (phase, step))
    if "duel" in position:
        if (phase, step) != ("High Drama", "action") or f[high_drama.H_PASSES]:
            raise position.wrong("a challenge is an action of High Drama, after which nobody has passed", "duel")
        open_duel(s, f, position.table("duel"))


def read_turn(s: FiveSails, f: Frame, position: Table, at: tuple[str, str]) -> None:
    """Whose turn it is, and how many have passed in a row."""
    if at == ("High Drama", "action"):
        f[high_drama.H_TURN] = position.number("turn", s.first + 1 if s.first != NONE else 1, 1, s.match.seats) - 1
        f[high_drama.H_PASSES] = position.number("passes", 0, 0, s.match.seats - 1)
        return
    for what in ("turn", "passes"):
        if what in position:
            instead = "who begins is first_player" if what == "turn" else "leave it away"
            raise position.wrong(
                f'{what} stands at the step "action" of High Drama, not at "{at[1]}" of {at[0]}: {instead}', what
            )


def read_control_at_dusk(s: FiveSails, position: Table) -> None:
    """Who controlled what when Dusk began, unless that is what they control now."""
    s.dusk_control[:] = s.control
    held = position.entries("at_dusk")
    if held and len(held) != len(s.match.places):
        there = f"{len(s.match.places)} locations in their order, each a player or 0"
        raise position.wrong(f"at_dusk lists who controlled the {there}, not {len(held)}", "at_dusk")
    for place, who in zip(s.match.places, position.numbers("at_dusk", 0, s.match.seats)):
        s.dusk_control[place] = who - 1 if who else UNCONTROLLED


def read_dealt(s: FiveSails, f: Frame, position: Table, at: tuple[str, str]) -> None:
    """How many City cards Dawn has dealt."""
    if at == ("Dawn", "city cards"):
        most = len(s.match.places) * s.match.ruleset.city_cards
        f[dawn.DAWN_DEALT] = position.number("dealt", 0, 0, most)
    elif "dealt" in position:
        raise position.wrong('dealt counts City cards at the step "city cards" of Dawn', "dealt")


def read_served(s: FiveSails, f: Frame, position: Table, at: tuple[str, str]) -> None:
    """Who has had their turn in a step that is taken in player order."""
    served = position.seats("served", s.match.seats)
    if served and at not in IN_ORDER:
        there_are = ", ".join([f"{step} of {phase}" for phase, step in IN_ORDER])
        raise position.wrong(f"served stands at a step that players take in order ({there_are})", "served")
    for seat in served:
        if at == ("Dusk", "hand limit") and len(s.hand(seat)) > dusk.hand_size(s, seat):
            limit = f"has {len(s.hand(seat))} cards and keeps {dusk.hand_size(s, seat)}"
            raise position.wrong(f"player {seat + 1} {limit}: not served yet", "served")
        f[IN_ORDER[at]] |= 1 << seat


def read_chosen(s: FiveSails, f: Frame, players: list[Table], at: tuple[str, str]) -> None:
    """What was picked for the Day: one scheme and one character each, until they are in play."""
    phase, step = at
    for seat, player in enumerate(players):
        chosen = s.pile(CHOSEN, seat)
        if not chosen:
            continue
        schemes = [c for c in chosen if s.match.type[c] == SCHEME_CARD]
        if phase != "Planning" or step not in WITH_CHOSEN:
            raise player.wrong(f"chosen cards lie there at these steps of Planning: {', '.join(WITH_CHOSEN)}", "chosen")
        if len(schemes) > 1 or len(chosen) - len(schemes) > 1:
            raise player.wrong("one scheme and one character are chosen for a Day", "chosen")
        served = step in ("muster", "schemes") and f[planning.P_SERVED] >> seat & 1
        if len(chosen) > len(schemes) and (step == "schemes" or served):
            raise player.wrong(f"the chosen character of player {seat + 1} has joined the crew by then", "chosen")
        if schemes and step == "schemes" and served:
            raise player.wrong(f"the scheme of player {seat + 1} lies in play by then: schemes = […]", "chosen")
        if step != "reveal":
            for c in chosen:
                s.reveal(c)
