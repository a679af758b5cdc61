"""The worked examples of the ledger, one by one."""

import pytest

from duels import decline, fight, forums, play, who
from ledger import rule
from quarterdeck.games.five_sails.duel_state import D_CARD, D_GAMBLES, D_POOL, duel
from quarterdeck.games.five_sails.terms import DOCKS, FINESSE, INFLUENCE
from scene import Scene

MONTAIGNE = {"leader": "Odette Dubois d'Arrent", "their_leader": "Kaspar Dietrich"}


@rule("FS-DRAMA-22", "FS-CORE-59")
def test_1_claim() -> None:
    scene = forums([who("Philip Hase", "Docks")], [who("Eko Sorridi", "Docks")])
    assert (scene.stat("Philip Hase", INFLUENCE), scene.stat("Eko Sorridi", INFLUENCE)) == (2, 1)
    scene.choose("Claim")
    assert scene.engaged("Philip Hase")
    assert scene.control("Docks") == 1
    tied = forums([who("Philip Hase", "Docks")], [who("Gustavo", "Docks")], city="[city.Docks]\ncontrol = 2\n")
    tied.choose("Claim")
    assert tied.engaged("Philip Hase")
    assert tied.control("Docks") == 2


@rule("FS-DRAMA-16", "FS-DRAMA-18", "FS-RULES-16")
def test_2_parley() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Precision", "Regroup"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        cards = ["Angeline Dèmone"]
    """)
    scene.choose("Recruit")  # 5 cannot be met without the parley, so Kaspar parleys
    assert scene.engaged("Kaspar Dietrich")
    assert scene.kind == "pay_wealth"
    scene.choose("Regroup")
    assert scene.hand(1) == ["Precision"]
    assert scene.zone("Angeline Dèmone") == "crew" and scene.place("Angeline Dèmone") == "Docks"
    assert not scene.engaged("Angeline Dèmone")
    assert scene.state.holder[scene.card("Angeline Dèmone")] == 0
    assert scene.settled


@rule("FS-DUEL-35", "FS-DUEL-36", "FS-DUEL-37", "FS-DUEL-38")
def test_3_a_duel_round() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Valiant Spirit", "Disarm"])
    fight(scene)
    assert scene.threat() == [0, 3]
    play(scene, "Valiant Spirit")
    told = [line for line in scene.game.log() if line.startswith("Player 2:")]
    assert told == ["Player 2: Riposte 1.", "Player 2: Parry 1.", "Player 2: Thrust 2."]
    assert scene.wounds("Jean Urbain") == 1
    assert scene.threat() == [3, 0]
    assert (scene.kind, scene.asked) == ("combat_card", 1)
    assert scene.hand(2) == ["Disarm"]  # the values cost nothing


@rule("FS-DUEL-27", "FS-DUELX-14", "FS-DUELX-16")
@pytest.mark.parametrize("lethal, wounds", [(False, 1), (True, 4)])
def test_4_restricted_hostilities(lethal: bool, wounds: int) -> None:
    scene = forums(
        ["Terrell Brandt"], ["Otto Streit"], ["Langschwert", "Regroup"], ["Precision", "Disarm"],
    )  # fmt: skip
    play(fight(scene), "Precision", *(["Precision: Maneuver"] if lethal else []))  # Thrust 4, Otto's Combat is 1
    assert scene.threat() == [4, 0]
    play(scene, "Done")
    assert scene.wounds("Terrell Brandt") == wounds
    assert scene.settled


@rule("FS-DUELX-08", "FS-DUELX-09")
@pytest.mark.parametrize("name, finesse, offered", [
    ("Jean Urbain", 2, False),
    ("Henri Michelet", 3, True),
    ("Philip Hase", 1, False),
])  # fmt: skip
def test_5_gamble_limit(name: str, finesse: int, offered: bool) -> None:
    others = ["Jean Urbain", "Henri Michelet", "Philip Hase"]
    scene = forums(["Terrell Brandt"], others, their_deck=["Valiant Spirit x9"])
    play(fight(scene, "Terrell Brandt challenges Jean Urbain"), "Disarm")
    d = duel(scene.state)
    d[D_GAMBLES + 1] = 2  # two gambles so far
    d[D_CARD + 1] = scene.card(name)  # the participant is changed
    assert scene.stat(name, FINESSE) == finesse
    play(scene, "Precision")
    assert scene.asked == 2
    assert scene.offers("Gamble") is offered


@rule("FS-DUELX-17", "FS-DUELX-18", "FS-DUELX-20")
@pytest.mark.parametrize("follows, threat, wounds", [(False, 0, 2), (True, 2, 2)])
def test_6_moving(follows: bool, threat: int, wounds: int) -> None:
    scene = forums(
        ["Jean Urbain"], [], ["Disarm", "Gallant Deeds"], ["Regroup", "Precision", "Last Word"],
        leader="Odette Dubois d'Arrent", their_leader=who("Kaspar Dietrich"),
    )  # fmt: skip
    fight(scene)
    duel(scene.state)[D_POOL] = 4
    play(scene, "Regroup", "Regroup: Maneuver", "Last Word").choose("the Docks")
    decline(scene)
    assert scene.place("Kaspar Dietrich") == "Docks"
    assert (scene.asked, scene.threat()) == (1, [4, 0])
    scene.choose("Disarm")  # Riposte 1, Parry 1, Thrust 1
    if follows:
        scene.state.place[scene.card("Jean Urbain")] = DOCKS  # the card first moves him there
    decline(scene)
    assert scene.wounds("Jean Urbain") == wounds
    if follows:
        assert scene.threat() == [0, threat]
    else:
        assert scene.settled
