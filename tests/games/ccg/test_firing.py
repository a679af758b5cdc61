"""What prints must fire: every window is answered in play, every test holds somewhere, and the rest is refused.

Written scenes in which everything happens once. A Crew of each player listens there with all texts that can be built
for it; what has answered is noted.
"""

from functools import cache
from typing import Any

import pytest
from ccg_scene import Scene, crew, hand, who
from ccg_scene import sail as lay_out
from ccg_written import written_on

from quarterdeck.cardgame.triggers import CALLED, Test, Trigger
from quarterdeck.cardgame.verbs import Deed
from quarterdeck.games.ccg.effects.language import (
    A_ACT, A_BOARD, A_HIRE, A_REACT, CLUB, DAGGER, FORBIDDEN_SEA, FROTHING_SEA, LA_BOCA, PERFORM, PUNCH, SLASH,
    THRUST, a_ship, act, against_bearer, against_you, attach_this, board, by_action_card, by_opponent, by_you,
    cancel, chosen, complete_adventure, discard, done_by, duel, during, during_boarding, enemy, enters_here,
    fewer_hits, for_moving, from_cannon, from_card, from_duel, from_fighting, here, hits_are, in_answer,
    in_place_of_attack, in_reaction_to_hits, inflict, instead_of_attack, into, into_named_sea, is_crew, leaves_here,
    move_to, non_captain, not_, of_action, on_crew, onto, opening, opponent, other_ship, pays_for, performed,
    provided, react, sink, suffering, target, that_begins_boarding, that_begins_duel, through, to_absorb,
    to_absorb_hits_of_another, to_hand, to_next_sea, trait, untack, with_attack, you_take_part, yours,
)  # fmt: skip
from quarterdeck.games.ccg.kinds import INSIDE
from quarterdeck.games.ccg.terms import NAMED_SEA
from quarterdeck.games.ccg.windows import EVENT_KINDS
from quarterdeck.kernel.ability import U_ABILITY
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.event import AFTER, BEFORE, WHEN

TESTS: dict[str, Test] = {
    "by_you": by_you, "by_opponent": by_opponent, "from_cannon": from_cannon, "from_fighting": from_fighting,
    "hits_are": hits_are("at least", 1), "of_action": of_action(A_HIRE, A_ACT, A_BOARD, A_REACT),
    "by_action_card": by_action_card, "against_you": against_you, "enters_here": enters_here,
    "leaves_here": leaves_here, "into": into(FROTHING_SEA, LA_BOCA, FORBIDDEN_SEA),
    "in_reaction_to_hits": in_reaction_to_hits, "in_place_of_attack": in_place_of_attack,
    "that_begins_boarding": that_begins_boarding, "performed": performed, "in_answer": in_answer, "opening": opening,
    "against_bearer": against_bearer, "done_by": done_by(is_crew), "from_card": from_card(),
    "with_attack": with_attack(PUNCH, CLUB, DAGGER, SLASH, THRUST), "onto": onto(), "through": through(opponent),
    "provided": provided(not_(during_boarding)), "pays_for": pays_for(for_moving), "from_duel": from_duel,
    "that_begins_duel": that_begins_duel, "to_next_sea": to_next_sea, "to_absorb": to_absorb,
    "to_absorb_hits_of_another": to_absorb_hits_of_another, "you_take_part": you_take_part,
    "into_named_sea": into_named_sea,
}  # fmt: skip
TIMINGS = (BEFORE, WHEN, AFTER)

#: kind of event, timing, test ("" for none), and whether it is asked of the cards that it happens to
Combination = tuple[int, int, str, bool]


def trigger(one: Combination) -> Trigger:
    kind, timing, test, cards = one
    return Trigger(EVENT_KINDS[kind], timing, () if cards else None, (TESTS[test],) if test else ())


def named(one: Combination) -> str:
    kind, timing, test, cards = one
    return f"{CALLED[timing]} {EVENT_KINDS[kind].name} {test}{' of a card' if cards else ''}"




def accepts(one: Combination) -> bool:
    return not trigger(one).misfit()


ALL: list[Combination] = [
    (kind.number, timing, test, cards)
    for kind in EVENT_KINDS if kind.number not in INSIDE
    for timing in TIMINGS for test in ("", *TESTS) for cards in (False, True)
]  # fmt: skip
REFUSED = [one for one in ALL if not accepts(one)]
#: every window as it is; and every test once for each kind of event that accepts it
WINDOWS = [one for one in ALL if not one[2] and accepts(one)]
TESTED = list({(one[0], one[2]): one for one in ALL if one[2] and accepts(one)}.values())
ACCEPTED = WINDOWS + TESTED

# Listening


FIRED: set[int] = set()
HEARD: dict[int, Combination] = {}


def tick(s: Any, f: Frame) -> None:
    FIRED.add(f[U_ABILITY])


def listening() -> tuple[Any, ...]:
    return tuple([trait(trigger(one), Deed(tick, "this is noted")) for one in ACCEPTED])


@cache
def cards() -> Any:
    """Bully Boys and Botas Rojas listen; a few others do what has to happen."""
    found = written_on(
        Bully_Boys=listening(), Botas_Rojas=listening(),
        Panache=act(inflict(a_ship(enemy), 2)), Prayer=act(board(a_ship(enemy, here))),
        Near_Miss=react(suffering(), fewer_hits(1)),
        Quick_Tack=react(during(PERFORM, by_opponent), cancel), Pistol=react(instead_of_attack, inflict(other_ship, 1)),
        Fancy_Swordplay=act(duel(target(yours, non_captain), target(enemy, non_captain))),
        Wounded=act(attach_this(target(yours))), Riposte=act(to_hand(target(enemy, non_captain))),
        Black_Heart=act(sink(target(enemy, non_captain))), Tagging=act(discard(target(enemy, non_captain))),
        Misfire=act(complete_adventure(target(yours, of="adventures"))), Extra_Watch=act(untack(target(enemy))),
        Hole_in_the_Hull=act(move_to(target(on_crew, of="attachments"), chosen(yours))),
    )  # fmt: skip
    for name in ("Bully Boys", "Botas Rojas"):
        for ability, one in zip(found.find(name).abilities, ACCEPTED, strict=True):
            HEARD[ability.number] = one
    return found


def scene(
    *held: str, crews: tuple[str, ...] = (), theirs: tuple[str, ...] = (), afloat: bool = False, **top: Any
) -> Scene:
    """Both listeners are on board; player 1 holds these cards."""
    entries = [crew(1, "Bully Boys", *crews), crew(2, "Botas Rojas", "Jack Trades", "Mr. Smythe"), hand(1, *held)]
    if afloat:
        entries.append((1, "adventures", '[{name = "Save the Princess", sea = "La Boca"}]'))
    found = lay_out(*entries, hand(2, *theirs), cards=cards(), **top)
    found.state.memo[found.card("Bully Boys")] = NAMED_SEA + FROTHING_SEA + 1
    return found


def play(table: Scene, *answers: str) -> None:
    """Choose these where they are offered; whatever else is asked is answered with what comes first."""
    left = list(answers)
    for _ in range(4000):
        if table.game.over or (not left and table.kind == "take_action"):
            return
        d = table.decision
        wanted = next((o for o in d.options if left and left[0] in o.words), None)
        if wanted is not None:
            left.pop(0)
        elif d.kind in ("take_action", "react"):
            wanted = next(o for o in d.options if o.words == "Pass")
        table.game.choose(wanted or d.options[0])
    raise AssertionError(f"{left} never came")


RICH = ("Jack Trades", "Jack Trades", "Jack Trades", "Mr. Smythe", "Li'l Jim")


def turns_and_actions() -> None:
    play(scene(), "Pass", "Pass", "Pass", "Pass")
    play(scene(crews=(who("Mr. Smythe", tacked=True),)), "Pass", "Pass")
    play(scene("Fancy Dans", crews=RICH), "Hire Fancy Dans")
    play(scene("Delaina Darling (Experienced)", crews=("Delaina Darling",)), "Experience")
    play(scene("Save the Princess", crews=RICH), "Put into play Save the Princess", "Pass")
    play(scene("Cutlass", crews=RICH), "Attach Cutlass", "Jack Trades")
    play(scene("The Rage of the Vesten", crews=RICH), "The Rage of the Vesten")
    play(scene(crews=RICH), "Sail to Frothing Sea", "Pass", "Sail to La Boca")
    play(scene(crews=RICH, to_act=2), "Sail to Frothing Sea")
    play(scene(crews=RICH), "Fire at", "Tack Mr. Smythe")
    play(scene(crews=RICH, to_act=2), "Fire at", "Tack Mr. Smythe")
    play(scene(crews=RICH), "Discard Mr. Smythe")


def texts_of_cards() -> None:
    for name in ("Panache", "Wounded", "Riposte", "Black Heart", "Tagging", "Extra Watch"):
        play(scene(name, crews=("Mr. Smythe", "Jack Trades")), f"Play {name}", "Botas Rojas")
    play(scene("Panache", crews=RICH, theirs=("Quick Tack",)), "Play Panache", "Quick Tack")
    play(scene("Panache", theirs=("Near Miss",)), "Play Panache", "Near Miss")
    armed = who("Mr. Smythe", attached=("Cutlass",))
    play(scene("Hole in the Hull", crews=(armed, "Jack Trades")), "Play Hole in the Hull")
    play(scene("Misfire", crews=RICH, afloat=True), "Play Misfire", "Jack Trades")


def boardings_and_duels() -> None:
    held, theirs = ("Cutlass", "Brutes", "Brutes"), ("Tagging", "Brutes", "Cutlass")
    begin = "Board The Crimson Roger", "Pass"
    fights = "Push forward Bully Boys", "Brutes", "Push forward Botas Rojas", "Tagging"
    play(scene(*held, crews=RICH, theirs=theirs), *begin, *fights)
    play(scene(*held, crews=RICH, theirs=theirs), *begin, "Push forward Berek", "Brutes")
    play(scene("Prayer", *held, crews=RICH, theirs=theirs), "Play Prayer")
    armed = who("Mr. Smythe", attached=("Pistol",))
    play(scene(*held, crews=(armed, *RICH)), *begin, "Pistol")
    duelists = "Play Fancy Swordplay", "Bully Boys", "Botas Rojas"
    play(scene("Fancy Swordplay", *held, crews=RICH, theirs=theirs), *duelists)


@cache
def answered() -> frozenset[Combination]:
    """Everything that was answered in the scenes."""
    turns_and_actions()
    texts_of_cards()
    boardings_and_duels()
    return frozenset(HEARD[number] for number in FIRED)


@pytest.mark.parametrize("one", [pytest.param(one, id=named(one)) for one in WINDOWS])
def test_every_window_is_answered(one: Combination) -> None:
    assert one in answered()


@pytest.mark.parametrize("test", TESTS)
def test_every_test_holds_somewhere(test: str) -> None:
    assert test in {name for _, _, name, _ in answered()}


@pytest.mark.parametrize("test", TESTS)
def test_what_can_never_hold_is_refused(test: str) -> None:
    """One text of each kind of event that does not tell what the test asks."""
    refused = [one for one in REFUSED if one[2] == test]
    assert refused
    for one in refused[::7]:
        with pytest.raises(BadDefinition):
            trait(trigger(one), Deed(tick, "this is noted"))
