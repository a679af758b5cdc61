"""What options say that they lead to, and what is announced as a danger, from written positions."""

import pytest

from quarterdeck.games.five_sails.terms import COMBAT, INFLUENCE, RESOLVE
from quarterdeck.kernel.decision import Option
from scene import Scene

KASPAR = 'leader = {name = "Kaspar Dietrich", at = "Docks"}'
ODETTE = 'leader = {name = "Odette Dubois d\'Arrent", at = "Docks"}'

#: Jean at the Docks, and two cards that could be played for him
JEAN = """
leader = "Odette Dubois d'Arrent"
crew = [{name = "Jean Urbain", at = "Docks"}]
hand = ["Disarm", "Precision"]
"""


def table(mine: str, theirs: str, rest: str = "") -> Scene:
    return Scene(f"[[player]]\n{mine}\n[[player]]\n{theirs}\n{rest}")


def option(scene: Scene, words: str) -> Option:
    decision = scene.game.decision(foreseeing=True)
    assert decision is not None
    return decision.find(words)


def certain(scene: Scene, words: str) -> list[str]:
    return [one.words for one in option(scene, words).foreseen if one.certain]


def said(scene: Scene, words: str) -> list[str]:
    return [one.words for one in option(scene, words).foreseen]


def test_a_claim_that_would_fail_says_so_and_is_marked() -> None:
    scene = table('leader = "Kaspar Dietrich"\ncrew = [{name = "Jean Urbain", at = "Docks"}]', ODETTE)
    mine, theirs = scene.stat("Jean Urbain", INFLUENCE), scene.stat("Odette Dubois d'Arrent", INFLUENCE)
    assert mine < theirs
    assert certain(scene, "Claim") == ["Jean Urbain engages", f"{mine} against {theirs}: fails"]
    assert option(scene, "Claim").harms
    assert not option(scene, "Pass").harms


def test_a_claim_that_would_succeed_says_what_is_claimed() -> None:
    scene = table(KASPAR, 'leader = "Odette Dubois d\'Arrent"', '[city."Docks"]\ncontrol = 2')
    assert certain(scene, "Claim")[-1] == "you claim the Docks from Player 2"
    assert not option(scene, "Claim").harms


def test_a_price_is_told_by_how_many_of_the_cards_it_takes() -> None:
    scene = table(KASPAR + '\nhand = ["Polished Flintlock", "Precision", "Disarm", "Gallant Deeds"]', ODETTE)
    told = certain(scene, "Equip")
    assert told[0].startswith("costs ") and told[0].endswith(" of your 3 cards")
    assert told[1] == "Kaspar Dietrich bears Polished Flintlock"
    scene.choose("Equip", "Precision", "Disarm")
    assert 3 - len(scene.hand(1)) == int(told[0].split()[1])


def test_a_second_weapon_says_that_one_will_be_destroyed() -> None:
    scene = table(
        'leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Langschwert"]}\n'
        'hand = ["Polished Flintlock", "Precision", "Disarm", "Gallant Deeds"]', ODETTE,
    )  # fmt: skip
    assert "destroys Langschwert or Polished Flintlock: one Weapon only" in said(scene, "Equip")


def test_refusing_says_what_it_takes_and_is_no_harm_of_its_own_making() -> None:
    scene = table(KASPAR, JEAN)
    scene.choose("Challenge")
    wounds, left = scene.stat("Kaspar Dietrich", COMBAT), scene.stat("Jean Urbain", RESOLVE)
    assert said(scene, "Refuse")[0] == f"Jean Urbain takes {wounds} of {left}"
    assert not option(scene, "Refuse").harms
    assert f"Jean Urbain faces {wounds} threat" in said(scene, "Accept")


def test_a_combat_card_says_what_each_takes_before_the_rival_answers() -> None:
    scene = table(KASPAR, JEAN)
    scene.choose("Challenge", "Accept")
    foretold = said(scene, "Disarm")
    before = scene.wounds("Jean Urbain")
    scene.choose("Disarm")
    while scene.kind == "round_abilities":
        scene.choose("Done")
    taken = scene.wounds("Jean Urbain") - before
    assert [words for words in foretold if words.startswith("Jean Urbain takes")] == (
        [f"Jean Urbain takes {taken} of {scene.stat('Jean Urbain', RESOLVE)}"] if taken else []
    )
    assert taken or "Kaspar Dietrich faces" in " ".join(foretold)


# Dangers


@pytest.mark.parametrize("places", [("Docks", "Forums", "Bazaar"), ("Docks", "Forums")])
def test_who_holds_the_core_of_the_city_is_a_danger(places: tuple[str, ...]) -> None:
    city = "\n".join(f'[city."{place}"]\ncontrol = 2' for place in places)
    scene = table(KASPAR, ODETTE, city)
    danger = "Player 2 holds the Docks, the Forums and the Grand Bazaar, and wins at Plunder"
    assert scene.game.view(0)["dangers"] == ([danger] if len(places) == 3 else [])
    assert scene.game.view(1)["dangers"] == [] and scene.game.view(None)["dangers"] == []


def test_renown_that_wins_at_plunder_is_a_danger() -> None:
    city = '[city."Docks"]\ncontrol = 2\nrenown = 3'
    scene = table(KASPAR, ODETTE + "\nrenown = 4", city)
    assert scene.game.view(0)["dangers"] == ["Player 2 wins with 7 Renown at Plunder"]
    assert table(KASPAR + "\nrenown = 7", ODETTE + "\nrenown = 4", city).game.view(0)["dangers"] == []


def test_threat_that_would_destroy_the_leader_is_a_danger() -> None:
    wounded = 'leader = {name = "Odette Dubois d\'Arrent", at = "Docks", wounds = 3}'
    scene = table(KASPAR, wounded + '\nhand = ["Disarm", "Precision"]')
    scene.choose("Challenge", "Accept", "Pass")
    threat = scene.threat()[1]
    left = scene.stat("Odette Dubois d'Arrent", RESOLVE) - 3
    assert threat >= left
    danger = f"Your Leader would be destroyed: {threat} threat against {left} Resolve left"
    assert scene.game.view(1)["dangers"] == [danger]


def test_each_side_of_a_location_is_added_up() -> None:
    scene = table(KASPAR + '\ncrew = [{name = "Jean Urbain", at = "Docks"}]', ODETTE)
    docks = next(place for place in scene.game.view(None)["city"] if place["name"] == "the Docks")
    names = [["Kaspar Dietrich", "Jean Urbain"], ["Odette Dubois d'Arrent"]]
    assert docks["sides"] == [
        {"seat": seat, "influence": sum(scene.stat(n, INFLUENCE) for n in there),
         "combat": sum(scene.stat(n, COMBAT) for n in there)}
        for seat, there in enumerate(names)
    ]  # fmt: skip
