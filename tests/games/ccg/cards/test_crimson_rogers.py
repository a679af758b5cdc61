"""The texts of the Crimson Rogers: each used, and not usable where it must not be."""

import pytest
from ccg_scene import captain, crew, hand, ship, who
from ccg_written import BOARDING, hits, mark, pay, sea, table, tacks
from quarterdeck.games.ccg.terms import ADVENTURING, CANNON, LEG
from quarterdeck.games.ccg.values import considered, hand_maximum

REIS = captain(1, "Reis")
ROGER = ship(1, "The Crimson Roger", sea="La Boca")
STRANGE = ship(1, "Strange Skies", sea="La Boca")
ENEMY = captain(2, "Berek"), ship(2, "The Hurricane", sea="La Boca")


def test_reis_makes_gunners_of_all_with_four_others() -> None:
    four = ["Domingo"] * 4
    assert table(REIS, crew(1, *four, "Mr. Smythe")).skill("Mr. Smythe", CANNON) == 3
    assert table(REIS, crew(1, *four)).skill("Reis", CANNON) == 5, "he is one of his Crew"
    assert table(REIS, crew(1, *four[1:], "Mr. Smythe")).skill("Mr. Smythe", CANNON) == 2


def test_the_crimson_roger_helps_a_gunner() -> None:
    scene = table(REIS, ROGER, *ENEMY, crew(1, "Domingo"), crew(2, "Bully Boys"))
    scene.choose("Fire at The Hurricane", "Tack Domingo")
    assert scene.kind == "react"
    scene.choose("The Crimson Roger")
    assert scene.tacked("The Crimson Roger") and scene.decision.reason == "Absorb Hits: 5 left"


def test_the_crimson_roger_must_be_untacked_and_helps_nobody_else() -> None:
    scene = table(REIS, ship(1, "The Crimson Roger", sea="La Boca", tacked=True), *ENEMY, crew(1, "Domingo"))
    scene.choose("Fire at The Hurricane", "Tack Domingo")
    assert scene.asked == 2, "3 Hits at once"
    scene = table(REIS, ROGER, *ENEMY, crew(2, "Domingo"), to_act=2)
    scene.choose("Fire at The Crimson Roger", "Tack Domingo")
    assert scene.kind == "absorb_step"


def test_the_crimson_roger_moves_before_an_action() -> None:
    scene = table(REIS, ROGER, *ENEMY)
    scene.choose("The Crimson Roger (move your Ship to an adjacent Sea)", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.to_act == 1


def test_cornelius_van_brock_counts_as_having_two_legs() -> None:
    scene = table(crew(1, "Cornelius van Brock"), hand(2, "Challenge to a Duel", "Panache"), to_act=2)
    assert scene.offers("Challenge to a Duel"), "two Attachments"
    assert not table(crew(1, "Li'l Jim"), hand(2, "Challenge to a Duel", "Panache"), to_act=2).offers("Challenge")


def test_cornelius_van_brock_has_no_leg_left() -> None:
    scene = table(hand(1, "Pistol"), crew(1, "Cornelius van Brock", *["Jack Trades"] * 3))
    mark(scene, "Pistol", LEG).choose("Attach Pistol")
    assert "Cornelius van Brock" not in scene.options and "Jack Trades (first)" in scene.options


def test_joern_keitelsson_gives_a_larger_hand() -> None:
    assert hand_maximum(table(REIS, crew(1, "Joern Keitelsson")).state, 0) == 8
    assert hand_maximum(table(REIS).state, 0) == 7


def test_julius_caligari_throws_what_he_has_at_a_ship_once_per_turn() -> None:
    julius = who("Julius Caligari (Experienced)", attached=("Pistol", "Passionate Duel"))
    scene = table(REIS, ROGER, *ENEMY, crew(1, julius), crew(2, "Bully Boys"))
    scene.choose("Act: Julius Caligari", "Pistol", "The Hurricane")
    assert scene.discard(1) == ["Pistol"] and scene.asked == 2 and scene.decision.reason == "Absorb Hits: 2 left"
    scene.choose("Tack Bully Boys", "Pass")
    assert scene.to_act == 1 and not scene.offers("Act: Julius Caligari")


def test_julius_caligari_needs_a_card_to_discard() -> None:
    scene = table(REIS, *ENEMY, crew(1, "Julius Caligari (Experienced)"))
    assert not scene.offers("Act: Julius Caligari"), "the Eye that he is considered to have is no card"
    assert considered(scene.state, scene.card("Julius Caligari (Experienced)")) == 1


def test_kedish_the_crescent_pays_influence_for_cannon() -> None:
    both = crew(1, "Kedish the Crescent", "Jack Trades"), crew(2, *["Bully Boys"] * 2)
    scene = table(REIS, STRANGE, *ENEMY, *both)
    scene.choose("Fire at The Hurricane", "Tack Kedish the Crescent")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Kedish the Crescent", "Tack Jack Trades")
    assert scene.asked == 2 and scene.tacked("Jack Trades") and scene.decision.reason == "Absorb Hits: 6 left"


def test_kedish_the_crescent_cannot_pay_without_influence_nor_for_others() -> None:
    alone = captain(1, "Reis", tacked=True), STRANGE, *ENEMY
    scene = table(*alone, crew(1, "Kedish the Crescent", "Mr. Smythe"))
    scene.choose("Fire at The Hurricane", "Tack Kedish the Crescent")
    assert scene.asked == 2, "nobody else has Influence"
    scene = table(*alone, crew(1, "Kedish the Crescent", "Jack Trades", "Mr. Smythe"))
    scene.choose("Fire at The Hurricane", "Tack Mr. Smythe")
    assert scene.asked == 2


@pytest.mark.parametrize(("name", "card", "extra", "plain"), [
    ("Rafael de St. Theresa", "Syrneth Powder", 1, 0), ("Volta", "Rough Voyage", 3, 1),
])  # fmt: skip
def test_a_boarding_attack_that_finishes_well_inflicts_more(name: str, card: str, extra: int, plain: int) -> None:
    for attack, more in ((card, extra), ("Brutes", plain)):
        scene = table(REIS, *ENEMY, crew(1, name), hand(1, attack), crew(2, "Bully Boys"), hand(2), more=BOARDING)
        scene.choose(f"Push forward {name}")
        assert scene.kind == "absorb_step" and hits(scene, name) == more


def test_red_scarves_absorb_one_more() -> None:
    assert tacks(table(REIS, crew(1, "Red Scarves")), "Red Scarves") == 2


def test_samuel_smitts_fights_with_cannon() -> None:
    scene = table(REIS, ROGER, *ENEMY, crew(1, "Samuel Smitts"), hand(1, "Brutes"), crew(2, "Bully Boys"), hand(2),
                  more=BOARDING, chantey={"name": "Imprisonment in El Morro", "by": 2})  # fmt: skip
    scene.choose("Push forward Samuel Smitts")
    assert scene.decision.reason == "Absorb Hits: 3 left", "he does not tack for it"


def scythe(**more: bool) -> tuple[int, str, str]:
    return captain(1, "Reis", attached=(who("Reis' Scythe"),), **more)


def test_reis_scythe_untacks_the_captain() -> None:
    scene = table(scythe(tacked=True), *ENEMY)
    scene.choose("Act: Reis' Scythe (untack your Captain)")
    assert not scene.tacked("Reis") and scene.sunk(1) == ["Reis' Scythe"]
    assert scene.to_act == 2


def test_reis_scythe_helps_another_crimson_roger() -> None:
    scene = table(scythe(), *ENEMY, crew(1, "Domingo", "Mark Scars"))
    scene.choose("Act: Reis' Scythe (target other Crimson Rogers")
    assert scene.skill("Domingo", CANNON) == 5 and scene.skill("Domingo", ADVENTURING) == 1
    assert not table(scythe(), *ENEMY, crew(1, "Mark Scars")).offers("Scythe (target other"), "of no faction"


def test_reis_scythe_pays_for_control() -> None:
    strange = ship(1, "Strange Skies", sea="Trade Sea")
    scene = table(scythe(), strange, *ENEMY, crew(1, *["Mark Scars"] * 3), more=sea("Trade Sea", "Northern Allies", 2))
    scene.choose("Act: Northern Allies", "Reis' Scythe")
    assert scene.skill("Reis", CANNON) == 8
    pay(scene)
    assert scene.discard(2) == ["Northern Allies"]
    scene = table(scythe(), STRANGE, *ENEMY, hand(1, "12-Pound Cannon Volley"), crew(1, *["Mark Scars"] * 3))
    scene.choose("Play 12-Pound Cannon Volley (make a Cannon Attack of seven", "The Hurricane")
    assert not scene.offers("Reis' Scythe"), "no Control card"


def test_the_pact_is_made_over_a_body() -> None:
    pact = hand(1, "The Pact of the Crimson Rogers")
    scene = table(REIS, *ENEMY, crew(1, "Domingo", "Mark Scars"), pact)
    scene.choose("Attach The Pact", "Domingo")
    assert scene.sunk(1) == ["Domingo"] and scene.host("The Pact of the Crimson Rogers") == "Reis"
    assert not table(REIS, *ENEMY, pact).offers("Attach The Pact"), "nobody to sink"


def test_the_pact_adds_to_a_cannon_attack_that_is_performed() -> None:
    reis = captain(1, "Reis", attached=("The Pact of the Crimson Rogers",))
    strange = ship(1, "Strange Skies", sea="La Boca")
    scene = table(reis, strange, *ENEMY, crew(1, "Domingo"), crew(2, "Bully Boys"))
    scene.choose("Fire at The Hurricane", "Tack Domingo", "The Pact")
    assert scene.decision.reason == "Absorb Hits: 5 left" and scene.tacked("The Pact of the Crimson Rogers")
    scene = table(reis, strange, *ENEMY, crew(2, "Bully Boys"), more=sea("La Boca", "Warship"))
    scene.choose("Act: Warship (make a Cannon Attack", "The Hurricane")
    assert scene.asked == 2, "a Warship performs no action"


def test_vincenzo_caligari_pays_for_adventures() -> None:
    reis = captain(1, "Reis", attached=("Vincenzo Caligari",))
    scene = table(reis, STRANGE, *ENEMY, hand(1, "Hole in the Hull"))
    scene.choose("Play Hole in the Hull", "The Hurricane", "Vincenzo Caligari")
    assert scene.tacked("Vincenzo Caligari") and scene.asked == 2
    scene = table(reis, STRANGE, *ENEMY, hand(1, "Panache"), crew(1, "Jack Trades"))
    scene.choose("Sail to Frothing Sea")
    assert not scene.offers("Vincenzo Caligari")


def test_the_pride_of_the_crimson_rogers() -> None:
    proud = REIS, ROGER, crew(1, "Domingo", "Mark Scars"), hand(1, "Crimson Roger Pride")
    scene = table(*proud, captain(2, "Kheired-Din"), ship(2, "Strange Skies", sea="La Boca"))
    scene.choose("Play Crimson Roger Pride")
    assert scene.options == ["Reis", "Domingo"], "Mark Scars has no faction"
    scene.choose("Domingo")
    assert scene.skill("Domingo", ADVENTURING) == 3
    scene = table(*proud, *ENEMY)
    scene.choose("Play Crimson Roger Pride", "Domingo")
    assert scene.skill("Domingo", ADVENTURING) == 5, "The Hurricane is a Ship of the Sea Dogs"
