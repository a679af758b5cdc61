"""What bots make of a position: what there is to do, what is at stake, whom to fear."""

import pytest

from quarterdeck.bots.greedy import Greedy
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.judgement import (
    Perils, aims, capture, dread, expected, exposure, nearness, prospects, sensible, spoils, worth,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.terms import BRITISH, FACTIONS
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.flow import answer
from sol_scene import Given, Scene, at, flag, gold, has, notoriety, npc, tired, token, voyage


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


# What the Factions are about


def against(faction: str, *given: Given) -> Scene:
    """Alone against a Faction, with another that does nothing yet."""
    first, second = sorted((faction, "Dread Tide"), key=FACTIONS.index)
    return voyage(*given, players=1, factions=(first, second))


@pytest.mark.parametrize(
    ("faction", "before", "after"),
    (
        ("British Empire", (), (flag("British Empire", "Nassau"),)),
        ("British Empire", (), (npc("Naval Officer", "Sea 2"),)),
        ("Ordo Nocturnus", (), (token("Temple", "Nassau"),)),
        ("Aztecs", (npc("Champion", "Sea 2"),), (npc("Champion", "Sea 2"), token("Aztec Gold", "Champion"))),
        ("Sea Coven", (npc("Alura", "Sea 4"),), (npc("Alura", "Sea 9"),)),
        ("Skystalkers", (npc("Harpy", "Sea 4"),), (npc("Harpy", "Sea 4"), token("Harpy Egg", "Sea 1"))),
        (
            "Atlantean Usurpers", (npc("King Alaran", "Sea 1"), npc("Seeker", "Sea 16")),
            (npc("King Alaran", "Sea 1"), npc("Seeker", "Sea 5")),
        ),
    ),
)  # fmt: skip
def test_what_a_faction_is_about_to_have_is_feared_too(
    faction: str, before: tuple[Given, ...], after: tuple[Given, ...]
) -> None:
    number = FACTIONS.index(faction)
    less, more = [against(faction, at(1, "Tortuga"), *given).state for given in (before, after)]
    assert GUIDES[number].gathered(less) == GUIDES[number].gathered(more)
    assert nearness(less, number) < nearness(more, number)


def test_whom_to_defeat_depends_on_what_the_faction_would_lose() -> None:
    rich = npc("Quetzalcoatl", "Sea 9"), token("Aztec Gold", "Quetzalcoatl")
    scene = against("Aztecs", npc("Champion", "Sea 2"), *rich)
    s = scene.state
    perils = Perils(s, 0)
    follower, leader = [(scene.piece(name),) for name in ("Champion", "Quetzalcoatl")]
    assert spoils(s, leader, perils) > 2 + spoils(s, follower, perils), "a Notoriety, the Gold, and what he had of it"
    friend = against("Aztecs", npc("Champion", "Sea 2"), has(1, "Sun-Gold Ring", "Sun-Gold Ring")).state
    assert Perils(friend, 0).without(s.match.faction[follower[0]], 1) == 0, "nobody harms whom one wins with"


def test_a_port_is_worth_more_that_a_faction_lives_on() -> None:
    plain, taxed = against("British Empire"), against("British Empire", flag("British Empire", "Nassau"))
    found = [
        capture(s, 0, plain.region("Nassau"), expected(s, 0), Perils(s, 0)) for s in (plain.state, taxed.state)
    ]  # fmt: skip
    assert found[0] < found[1]
    assert GUIDES[BRITISH].rests_on(taxed.state, plain.region("Nassau")) == 6, "the taxes of three rounds"


def test_who_could_be_caught_is_in_danger() -> None:
    far, near = [against("Sea Coven", at(1, "Tortuga"), npc("Alura", region)) for region in ("Sea 4", "Sea 9")]
    assert exposure(far.state, 0) == 0 < exposure(near.state, 0)
    before = exposure(near.state, 0)
    near.choose("Set sail", "Drop anchor")
    assert exposure(near.state, 0) > 2 * before, "there is no move left to get away with"


def test_tokens_draw_whom_they_are_for() -> None:
    scene = against("Sentinels of Mukul", at(1, "Havana"), token("Golden Fruit", "Sea 9"))
    assert aims(scene.state, 0)[scene.region("Sea 9")] > 0
    assert scene.region("Cartagena") not in [r for r, worth in aims(scene.state, 0).items() if worth > 1.5]
    seller = against("Sentinels of Mukul", at(1, "Nassau"), token("Golden Fruit", 1))
    q = seller.state.question
    assert q is not None and chosen(seller) == "Trade a Golden Fruit"


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
