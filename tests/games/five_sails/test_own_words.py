"""Words for cards of one's own: what no published card does, written, printed and played."""

from typing import Any

import pytest
from duels import fight, forums, listens, perform, teach
from scene import Scene

from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.effects.language import (
    THUG, WEAPON, All, Count, Non, Wears, action, adjacent_city, adversary, after, any_city, bearer, chosen, claim,
    copy_technique, cost, either_of, en_garde, enemy, engage, forbid, forced, gain_renown, here, hurt_in_duel, if_,
    in_duel, it, itself, later, price, put_into_play, remove_renown, spend_renown, stat_bonus, steal_renown, succeeded,
    swap_threat, technique, with_renown, wound, wounded, you_control,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import (
    COMBAT, DOCKS, ENGAGE, EN_GARDE, MOVE, THE_ROUND, TO_MOVE, TO_USE_TECHNIQUE,
)  # fmt: skip
from quarterdeck.games.five_sails.using import ENOUGH, CityAbility
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


def test_a_continuous_text_takes_filters_and_conditions_in_any_order_and_nothing_else() -> None:
    first, then = stat_bonus(COMBAT, 1, enemy, here, in_duel), stat_bonus(COMBAT, 1, in_duel, enemy, here)
    assert first.say(Words()) == then.say(Words())
    assert first.say(Words()) == "each enemy character at this location has +1 Combat while a duel is being fought"
    with pytest.raises(BadDefinition, match="7 is neither"):
        price(-1, 7)  # type: ignore[arg-type]


def test_the_contrary_of_what_is_said_of_a_card() -> None:
    said = [Non(f).states(Words()) for f in (wounded, hurt_in_duel, Wears(WEAPON))]
    assert said == ["is not wounded", "was not wounded in this duel", "does not have a Weapon equipped"]


def test_only_maneuvers_and_techniques_are_forbidden_for_a_round() -> None:
    assert technique(forbid(adversary, TO_USE_TECHNIQUE, until=THE_ROUND)).words(Words()) == (
        "Technique: The adversary cannot use Techniques in its next round."
    )
    with pytest.raises(BadDefinition, match="a Maneuver or a Technique"):
        forbid(adversary, TO_MOVE, until=THE_ROUND)


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


# Places


CITY = "[city]\nDocks = {renown = 2, control = 2}\nForums = {renown = 1}\nBazaar = {renown = 1}"


def taught(ability: CityAbility, **more: Any) -> Scene:
    """Otto Streit of player 2 fights at the Forums and uses it."""
    return fight(teach(forums([JEAN], [OTTO], city=CITY, **more), ability, OTTO)).choose("Disarm", f"{OTTO}: Technique")


def test_a_verb_asks_for_a_location_among_those_that_pass() -> None:
    grasping = technique(claim(any_city(with_renown, Non(you_control))))
    assert grasping.words(Words()) == "Technique: Claim any City location with Renown that you do not control."
    scene = taught(grasping)
    assert (scene.kind, scene.options) == ("choose_location", ["the Forums", "the Grand Bazaar"])
    assert scene.choose("the Grand Bazaar").control("Bazaar") == 2


def test_renown_is_removed_at_each_location_that_is_meant() -> None:
    levy = technique(remove_renown(adjacent_city, 1))
    assert levy.words(Words()) == "Technique: A Renown at each adjacent City location is discarded."
    scene = taught(levy)
    assert [scene.renown(place) for place in ("Docks", "Forums", "Bazaar")] == [1, 1, 0]


def test_a_card_comes_to_the_location_that_is_chosen() -> None:
    calling = technique(put_into_play(chosen(THUG, of="hand"), any_city))
    scene = taught(calling, their_hand=["Disarm", "Angelo"])
    assert scene.choose("the Docks").place("Angelo") == "Docks"


def test_renown_is_gained_and_spent_by_what_is_counted() -> None:
    greed = technique(gain_renown(Count(All(here))))
    assert greed.words(Words()) == "Technique: Gain as many Renown as characters at this location."
    assert taught(greed).renown(2) == 2
    offering = technique(cost(spend_renown(2)), wound(adversary))
    assert offering.words(Words()) == "Technique: Spend two Renown → The adversary takes a wound."
    for owned, offered in ((1, False), (2, True)):
        scene = fight(teach(forums([JEAN], [OTTO], their_renown=owned), offering, OTTO)).choose("Disarm")
        assert scene.offers(f"{OTTO}: Technique") == offered
