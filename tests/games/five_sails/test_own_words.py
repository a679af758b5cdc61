"""Words for cards of one's own: what no published card does, written, printed and played."""

import pytest
from duels import fight, forums, listens, perform, teach

from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.effects.language import (
    action, adversary, after, bearer, copy_technique, either_of, en_garde, enemy, engage, forced, if_, it, itself,
    later, steal_renown, succeeded, swap_threat, technique, wound,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import DOCKS, ENGAGE, EN_GARDE, MOVE
from quarterdeck.games.five_sails.using import ENOUGH
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.words import Words

OTTO, JEAN, UWE, HENRI = "Otto Streit", "Jean Urbain", "Uwe Zimmerman", "Henri Michelet"


def test_stealing_renown_takes_what_is_there() -> None:
    thief = technique(steal_renown(adversary, 2), if_(succeeded, [wound(adversary)]))
    assert thief.words(Words()) == (
        "Technique: Steal two Renown from the adversary’s player. If that happens, the adversary takes a wound."
    )
    for owned, left, stolen in ((3, 1, 2), (1, 0, 1), (0, 0, 0)):
        scene = teach(forums([JEAN], [OTTO], renown=owned), thief, OTTO)
        fight(scene).choose("Disarm", "Otto Streit: Technique")
        assert (scene.renown(1), scene.renown(2)) == (left, stolen)
        assert scene.wounds(JEAN) == (1 if stolen else 0)
        assert ("Player 2 gains 2 Renown." in scene.log()) == (stolen == 2)


def test_swapping_threat_exchanges_the_two_pools() -> None:
    swap = technique(swap_threat)
    assert swap.words(Words()) == (
        "Technique: Swap the threat in your pool with that in the adversary’s pool."
    )
    scene = teach(forums([UWE], [HENRI]), swap, HENRI)
    fight(scene).choose("Disarm")
    assert scene.threat() == [0, 3]
    scene.choose("Henri Michelet: Technique").pass_until("combat_card")
    assert scene.wounds(HENRI) == 0 and scene.wounds(UWE) == 0
    assert scene.threat() == [4, 0], "three by the swap, one by the Thrust of Disarm"


def test_effects_wait_for_any_event_and_for_it_once() -> None:
    wait = action(later(after(MOVE, of=(enemy,)), wound(it)))
    assert wait.words(Words()) == "Action: After an enemy character has moved this Day, it takes a wound."
    scene = perform(forums([JEAN, UWE], [OTTO]), wait, OTTO)
    for mover, wounds in ((OTTO, 0), (JEAN, 1), (UWE, 0)):
        c = scene.card(mover)
        scene.cause(happenings.move, scene.state.holder[c] + 1, 1 << c, DOCKS)
        assert scene.wounds(mover) == wounds


def test_effects_cannot_wait_for_one_of_two_kinds_of_event() -> None:
    with pytest.raises(BadDefinition, match="one kind of event"):
        later(either_of(after(MOVE, of=(enemy,)), after(ENGAGE, of=(enemy,))), wound(it))


def test_a_technique_that_copies_techniques_on_both_sides_ends() -> None:
    """Each would copy the other's copy for ever: within its own copy it is not copied again."""
    scene = teach(forums([UWE], [HENRI]), technique(copy_technique()), UWE, HENRI)
    fight(scene).choose("Disarm", "Henri Michelet: Technique").pass_until("combat_card")
    assert "Henri Michelet would only repeat what it is doing, and does no more." in scene.log()
    assert len(scene.state.stack) < 6


def test_within_a_copy_another_technique_can_still_be_copied() -> None:
    scene = teach(forums([UWE], [HENRI]), technique(copy_technique()), UWE, HENRI)
    teach(scene, technique(wound(adversary)), UWE)
    fight(scene).choose("Disarm", "Henri Michelet: Technique")
    copies = scene.decision.options[0]
    scene.game.choose(copies)
    assert scene.wounds(UWE) == 1, "the copy of the copy can only be the other Technique"
    assert "Henri Michelet would only repeat what it is doing, and does no more." not in scene.log()


def test_texts_that_set_each_other_off_for_ever_end() -> None:
    """Turning en garde engages him, engaging turns him en garde: eight times over, then that is the end of it."""
    scene = forums([OTTO], [JEAN])
    restless = forced(after(ENGAGE, of=(itself,)), en_garde(bearer))
    listens(scene, OTTO, restless, forced(after(EN_GARDE, of=(itself,)), engage(bearer)))
    scene.choose("Claim")
    assert scene.settled
    log = scene.log()
    assert log.count("Otto Streit engages.") == 1 + ENOUGH
    assert "Otto Streit would only repeat what it is doing, and does no more." in log
