"""What a game does once, before it begins: it numbers its procedures and notes who hears what."""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.kernel.ability import Ability, Use
from quarterdeck.kernel.columns import NONE, Ears, Match
from quarterdeck.kernel.event import Happening
from quarterdeck.kernel.flow import Procedure, finish
from quarterdeck.kernel.payment import Payment

#: every game has these, under the same numbers
KERNEL_PROCEDURES: Final = (Happening, Use, Payment)


def build(match: Match, procedures: tuple[Procedure, ...], ruleset: Any) -> None:
    """Give the match its tables: of steps, of who may answer from hiding, and of what nobody ever hears.

    A game lists its own procedures: they are numbered after the kernel's. What several games share stands first.
    """
    match.procedures = [*KERNEL_PROCEDURES, *procedures]
    for number, procedure in enumerate(match.procedures):
        if procedure.number not in (NONE, number):
            raise ValueError(f"{procedure} stands at {number} here and at {procedure.number} elsewhere")
        procedure.number = number
    match.steps = [(*procedure.steps(ruleset), finish) for procedure in match.procedures]
    match.attitudes = [[attitude(entries) for entries in ears] for ears in match.ears]
    match.whispers = [whispering(match, ears) for ears in match.ears]
    match.hiding = [[hiding(match, kind, entries) for entries in ears] for kind, ears in enumerate(match.ears)]
    match.unheard = [not awake and not own for awake, own in zip(match.attentive, match.own_ears)]


def attitude(entries: Ears) -> tuple[bool, bool]:
    """Whether any of these listeners must answer, and whether any may."""
    return any(a.compulsory for _, _, a in entries), any(not a.compulsory for _, _, a in entries)


def whispering(match: Match, ears: list[Ears]) -> int:
    """The seats that could answer a kind of event from a hidden place, a bit each."""
    seats = 0
    for c, zones, _ in (*ears[0], *ears[1], *ears[2]):
        if zones & match.held:
            seats |= 1 << match.owner[c]
    return seats & match.everyone


def hiding(match: Match, kind: int, entries: Ears) -> tuple[int, Ears]:
    """The seats that may answer from a hidden place, and what may answer because of something remembered in secret."""
    free = [row for row in entries if not row[2].compulsory]
    hidden = [row for row in free if row[1] & match.held and not match.own_ears[kind] >> row[0] & 1]
    seats = 0
    for c, _, _ in hidden:
        seats |= 1 << match.owner[c]
    return seats & match.everyone, tuple([row for row in free if row[2].secretive and row not in hidden])


def listen(match: Match, entries: list[tuple[int, Ability]], kinds: int) -> None:
    """Build the index of who hears which kind of event, from (card, ability) pairs."""
    for kind in range(kinds):
        rows = [(c, a.zones, a) for c, a in entries if a.event == kind]
        match.ears.append([tuple([row for row in rows if row[2].timing == timing]) for timing in range(3)])
        match.attentive.append(awake_in([(c, zones) for c, zones, _ in rows]))
        match.own_ears.append(0)


def awake_in(listeners: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Listeners with the sets of zones they work from, as pairs of a card and one zone."""
    return tuple([(c, z) for c, zones in listeners for z in range(zones.bit_length()) if zones >> z & 1])
