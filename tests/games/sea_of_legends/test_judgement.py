"""What bots make of a position: what there is to do, what is at stake, whom to fear."""

import pytest

from quarterdeck.bots.greedy import Greedy
from quarterdeck.games.sea_of_legends.judgement import dread, prospects, sensible, worth
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.flow import answer
from sol_scene import Scene, at, flag, gold, has, notoriety, npc, tired, voyage


def chosen(scene: Scene) -> str:
    """What greedy answers."""
    q = scene.state.question
    assert q is not None
    k = Greedy(1).decide(scene.state, q)
    return next(option.words for option in scene.decision.options if option.key == k)


def test_who_has_gold_buries_it_in_a_hideout() -> None:
    scene = voyage(at(1, "Skull Point"), gold(1, 30), players=1).choose("Take the Port action")
    assert chosen(scene) == "Bury 30 gold"


def test_a_relic_that_lies_here_is_claimed() -> None:
    scene = voyage(at(1, "Tortuga"), has(1, "Emerald Parrot", claimed=False), players=1)
    assert scene.offers("Claim the Emerald Parrot") == (chosen(scene) == "Claim the Emerald Parrot")


def test_nobody_ends_a_turn_with_something_to_do() -> None:
    scene = voyage(at(1, "Tortuga"), players=1)
    q = scene.state.question
    assert q is not None and "End the turn" in scene.options
    left = [option.words for option in scene.decision.options if option.key in sensible(scene.state, q)]
    assert "End the turn" not in left and "Set sail" in left


def test_notoriety_is_worth_more_than_anything_else() -> None:
    plain, famous, rich = voyage(), voyage(notoriety(1, 2)), voyage(gold(1, 20))
    assert worth(famous.state, 0) > worth(rich.state, 0) > worth(plain.state, 0)
    assert worth(famous.state, 1) < worth(plain.state, 1)


def test_the_nearer_what_there_is_to_do_the_better() -> None:
    rich = (gold(1, 30), tired(1, "Navigator"))
    near, far = voyage(at(1, "Hamilton"), *rich, players=1), voyage(at(1, "Sea 4"), *rich, players=1)
    assert prospects(near.state, 0) > prospects(far.state, 0) > 0


@pytest.mark.parametrize("ports", (1, 3))
def test_a_faction_that_has_nearly_won_is_feared(ports: int) -> None:
    names = ("Nassau", "Havana", "Tortuga")[:ports]
    scene = voyage(players=1)
    before = dread(scene.state, 0)
    for name in names:
        scene.state.infested |= 1 << scene.region(name)
    once = dread(scene.state, 0)
    assert once > before
    allied = voyage(has(1, "Ferryman's Coin", "Ferryman's Coin"), players=1)
    allied.state.infested = scene.state.infested
    assert dread(allied.state, 0) < 0, "its allies win with it"


def test_a_table_runs_the_faction_turn_for_who_wants_it_so() -> None:
    away = (at(1, "Campeche"), at(2, "Cartagena"))
    scene = voyage(npc("Spanish Galleon", "Sea 2"), flag(1, "Tortuga"), *away, start="factions")
    s, asked = scene.state, 0
    while s.question is not None and s.active < 0:
        k = s.match.rules.answer_for(s, s.question)
        if k == NO_ANSWER:
            break
        answer(s, k)
        asked += 1
    assert asked == 1 and scene.npcs("Sea 6") == ["Spanish Galleon"]
