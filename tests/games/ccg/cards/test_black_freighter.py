"""The texts of the Black Freighter: each used, and not usable where it must not be."""

from ccg_scene import Beginning, captain, crew, hand, pile, ship, who
from ccg_written import BOARDING, DEFENDING, declined, hits, produce, sinks, struck, table
from ledger import rule
from quarterdeck.games.ccg.catalogue import published
from quarterdeck.games.ccg.terms import ADVENTURING, CANNON, SAILING, SWASHBUCKLING
from quarterdeck.games.ccg.values import cannon_hits

MECHANT = captain(1, "Comte Robert Méchant")
FREIGHTER = ship(1, "The Black Freighter", sea="La Boca")
LIVING = ("Stench", "Reinheart the Ripper", "Ulrich the Unholy")


def test_mechant_hires_only_for_the_black_freighter() -> None:
    rich = crew(1, "Jack Trades", "Jack Trades")
    scene = table(MECHANT, FREIGHTER, rich, hand(1, "Oar Team", "Skeletal Thugs"))
    assert scene.offers("Hire Skeletal Thugs") and not scene.offers("Hire Oar Team")
    others = table(MECHANT, captain(2, "Allende"), crew(2, "Jack Trades"), hand(2, "Oar Team"), to_act=2)
    assert others.offers("Hire Oar Team"), "it binds nobody else"


def test_mechant_starts_with_the_black_freighter_only() -> None:
    deck = ("Comte Robert Méchant", "The Black Freighter", "Oar Team", "Stench")
    other = ("Allende", "The Hanged Man", "Oar Team")
    scene = Beginning(deck, other, cards=published())
    assert scene.asked == 1 and scene.options == ["Stench", "Done"]


def test_mechant_tacks_skeletons_to_hire_skeletons() -> None:
    scene = table(MECHANT, FREIGHTER, crew(1, *LIVING, "Skeletal Thugs"), hand(1, "Undead Boarders"))
    scene.choose("Hire Undead Boarders", "Comte Robert Méchant")
    assert scene.tacked("Skeletal Thugs") and scene.decision.reason.endswith("2 of 3"), "their Swashbuckling"
    assert "Comte Robert Méchant" not in scene.options, "no other Skeleton is untacked"


def test_mechant_needs_three_living_crew_and_hires_no_others_so() -> None:
    scene = table(MECHANT, FREIGHTER, crew(1, *LIVING[:2], "Skeletal Thugs"), hand(1, "Undead Boarders"))
    scene.choose("Hire Undead Boarders")
    assert "Comte Robert Méchant" not in scene.options
    scene = table(MECHANT, FREIGHTER, crew(1, *LIVING, "Skeletal Thugs"), hand(1, "\"Rigger\" Mortis"))
    scene.choose("Hire \"Rigger\" Mortis")
    assert "Comte Robert Méchant" not in scene.options


def test_the_black_freighter_finds_skeletons_once_per_turn() -> None:
    entries = MECHANT, FREIGHTER, pile(1, "discard", "Skeletal Thugs", "Stench", "Skeletal Brutes")
    scene = table(*entries)
    scene.choose("Act: The Black Freighter")
    assert len(scene.options) == 2 and not scene.offers("Stench")
    scene.choose("Skeletal Thugs")
    assert scene.deck(1)[0] == "Skeletal Thugs" and sorted(scene.discard(1)) == ["Skeletal Brutes", "Stench"]
    scene.choose("Pass")
    assert not scene.offers("Act: The Black Freighter")
    assert not table(MECHANT, FREIGHTER, pile(1, "discard", "Stench")).offers("Act: The Black Freighter")


def test_the_black_freighter_moves_before_an_action() -> None:
    scene = table(MECHANT, FREIGHTER)
    scene.choose("The Black Freighter", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.to_act == 1 and "The Black Freighter" not in scene.options


def test_rigger_mortis_sinks_to_move() -> None:
    scene = table(MECHANT, FREIGHTER, crew(1, "\"Rigger\" Mortis"))
    scene.choose("Act: \"Rigger\" Mortis", "Forbidden Sea")
    assert scene.sea(1) == "Forbidden Sea" and scene.sunk(1) == ["\"Rigger\" Mortis"]


def test_reinheart_sails_to_another_ship() -> None:
    far = ship(2, sea="Trade Sea")
    scene = table(MECHANT, FREIGHTER, crew(1, "Reinheart the Ripper"), far)
    scene.choose("Act: Reinheart the Ripper")
    assert scene.sea(1) == "Trade Sea" and scene.tacked("Reinheart the Ripper") and scene.tacked("The Black Freighter")
    spent = ship(1, "The Black Freighter", sea="La Boca", tacked=True)
    assert not table(MECHANT, spent, crew(1, "Reinheart the Ripper"), far).offers("Act: Reinheart")


def test_skeletal_brutes_and_thugs() -> None:
    scene = table(MECHANT, crew(1, "Skeletal Brutes", "Skeletal Thugs"))
    assert sinks(scene, "Skeletal Brutes") == 3 and sinks(scene, "Skeletal Thugs") == 2
    assert hits(scene, "Skeletal Thugs") == 1 and hits(scene, "Skeletal Brutes") == 0


STENCH = crew(1, "Stench", "Mr. Smythe")


def test_stench_weakens_who_answers_until_the_attack_is_over() -> None:
    scene = table(MECHANT, STENCH, hand(1, "Oar Team", "Cutlass"), captain(2, "Allende"), hand(2, "Panache"),
                  more=BOARDING)  # fmt: skip
    scene.choose("Push forward Stench", "Oar Team")
    assert scene.skill("Allende", SWASHBUCKLING) == 4
    scene.choose("Push forward Allende")
    assert scene.kind == "continue_attack" and scene.skill("Allende", SWASHBUCKLING) == 1
    scene.choose("Take the Hits")
    assert scene.zone("Stench") == "sunk" and scene.skill("Allende", SWASHBUCKLING) == 4


def test_stench_weakens_whom_it_answers_but_not_below_one() -> None:
    scene = table(MECHANT, STENCH, hand(1, "Panache"), crew(2, "Oar Team", "Jack Trades"),
                  hand(2, "Oar Team", "Cutlass"), more=DEFENDING)  # fmt: skip
    scene.choose("Push forward Jack Trades", "Oar Team", "Push forward Stench")
    assert scene.kind == "continue_attack" and scene.skill("Jack Trades", SWASHBUCKLING) == 1


def test_stench_leaves_others_alone() -> None:
    scene = table(MECHANT, STENCH, hand(1, "Oar Team", "Cutlass"), captain(2, "Allende"), hand(2, "Panache"),
                  more=BOARDING)  # fmt: skip
    scene.choose("Push forward Mr. Smythe", "Oar Team", "Push forward Allende")
    assert scene.kind == "continue_attack" and scene.skill("Allende", SWASHBUCKLING) == 4


def test_ulrich_tacks_the_holy_in_this_sea() -> None:
    holy = captain(2, "Kheired-Din"), crew(2, "Oar Team")
    scene = table(MECHANT, crew(1, "Ulrich the Unholy"), *holy)
    scene.choose("Act: Ulrich the Unholy")
    assert "Oar Team" not in scene.options
    scene.choose("Kheired-Din")
    assert scene.tacked("Kheired-Din") and scene.tacked("Ulrich the Unholy")
    away = table(MECHANT, crew(1, "Ulrich the Unholy"), *holy, ship(2, "Strange Skies", sea="Trade Sea"))
    away.choose("Act: Ulrich the Unholy")
    assert not away.tacked("Kheired-Din"), "only Ulrich himself is Holy in this Sea"


def test_undead_boarders_tack_to_absorb_in_a_boarding() -> None:
    boarders = MECHANT, crew(1, "Undead Boarders", "Skeletal Thugs")
    scene = table(*boarders, more=struck(1, 2, boarding=True))
    assert scene.offers("Tack Undead Boarders") and not scene.offers("Tack Skeletal Thugs")
    assert not table(*boarders, more=struck(1, 2)).offers("Tack Undead Boarders")


def test_victor_of_luthon_makes_every_attack_harder() -> None:
    scene = table(MECHANT, crew(1, "Victor of Luthon"), crew(2, "Mr. Smythe"))
    assert hits(scene, "Mr. Smythe") == 1 and hits(scene, "Victor of Luthon") == 1
    assert [cannon_hits(scene.state, seat) for seat in (0, 1)] == [1, 1]
    assert hits(table(MECHANT, crew(2, "Mr. Smythe")), "Mr. Smythe") == 0


def test_the_black_heart_of_the_sea_untacks_a_skeleton_for_this_turn() -> None:
    heart = captain(1, "Comte Robert Méchant", attached=("Black Heart of the Sea",))
    scene = table(heart, FREIGHTER, crew(1, who("Skeletal Thugs", tacked=True), who("Stench", tacked=True)))
    scene.choose("Act: Black Heart of the Sea")
    assert not scene.tacked("Skeletal Thugs") and scene.tacked("Black Heart of the Sea") and scene.to_act == 2
    scene.choose("Pass", "Pass")
    assert scene.zone("Skeletal Thugs") == "discard" and scene.zone("Stench") == "aboard"
    assert not table(heart, FREIGHTER, crew(1, "Skeletal Thugs")).offers("Act: Black Heart"), "none is tacked"


@rule("CG-RULE-32")
def test_the_black_heart_of_the_sea_forgets_a_skeleton_that_leaves_play() -> None:
    heart = captain(1, "Comte Robert Méchant", attached=("Black Heart of the Sea",))
    scene = table(heart, FREIGHTER, crew(1, who("Skeletal Thugs", tacked=True)), hand(1))
    scene.choose("Act: Black Heart of the Sea", "Pass", "Discard Skeletal Thugs", "Pass", "Act: The Black Freighter")
    while scene.state.turn == 1:
        scene.choose("Pass")
    assert "Skeletal Thugs" in scene.hand(1), "drawn again, and no longer that Crew"


def sword(**more: bool) -> tuple[int, str, str]:
    return captain(1, "Comte Robert Méchant", attached=("Necros' Sword",), **more)


def test_necros_sword() -> None:
    scene = table(sword(tacked=True))
    scene.choose("Act: Necros' Sword (untack your Captain)")
    assert not scene.tacked("Comte Robert Méchant") and scene.sunk(1) == ["Necros' Sword"]
    scene = table(sword(), crew(1, "Stench", "Mr. Smythe"))
    scene.choose("Act: Necros' Sword (target other Black Freighter")
    assert scene.skill("Stench", ADVENTURING) == 5 and scene.skill("Stench", CANNON) == 0


def test_necros_sword_pays_for_control() -> None:
    entries = sword(), crew(1, *["Jack Trades"] * 4), ship(1, "The Black Freighter", sea="The Mirror")
    scene = table(*entries, hand(1, "Swift Vengeance"))
    scene.choose("Attach Swift Vengeance", "Necros' Sword")
    assert scene.skill("Comte Robert Méchant", SAILING) == 6
    produce(scene)
    assert scene.host("Swift Vengeance") == "The Mirror"
    scene = table(*entries)
    scene.choose("Sail to Forbidden Sea")
    assert not scene.offers("Necros' Sword")


def test_the_curse_needs_two_living_crew() -> None:
    curse = MECHANT, FREIGHTER, hand(1, "The Curse")
    assert table(*curse, crew(1, "Stench", "Skeletal Thugs")).offers("Attach The Curse"), "the Captain is one"
    assert not table(*curse, crew(1, "Skeletal Thugs")).offers("Attach The Curse")


def test_the_curse_sails_closer_to_another_ship() -> None:
    cursed = captain(1, "Comte Robert Méchant", attached=("The Curse",))
    scene = table(cursed, FREIGHTER, ship(2, sea="Trade Sea"))
    scene.choose("Act: The Curse")
    assert scene.sea(1) == "Frothing Sea" and scene.tacked("The Curse")
    spent = captain(1, "Comte Robert Méchant", attached=(who("The Curse", tacked=True),))
    assert not table(spent, FREIGHTER, ship(2, sea="Trade Sea")).offers("Act: The Curse")


def test_high_seas_boarding_makes_all_your_attacks_harder_in_it() -> None:
    entries = MECHANT, FREIGHTER, crew(1, *["Li'l Jim"] * 3), hand(1, "High Seas Boarding", "Oar Team")
    scene = table(*entries, crew(2, "Mr. Smythe"))
    scene.choose("Play High Seas Boarding")
    declined(produce(scene))
    assert scene.kind == "boarding_opportunity" and hits(scene, "Comte Robert Méchant") == 3, "Swordsman +2"
    assert hits(scene, "Mr. Smythe") == 0
    scene.choose("Pass", "Pass")
    assert hits(scene, "Comte Robert Méchant") == 2 and scene.discard(1) == ["High Seas Boarding"]
    assert not table(*entries, ship(2, sea="Trade Sea")).offers("High Seas Boarding")


def test_the_log_of_the_black_freighter() -> None:
    entries = MECHANT, crew(1, "Victor of Luthon"), hand(1, "Log of the Black Freighter")
    scene = table(*entries, crew(2, "Oar Team", "Jack Trades", "Skeletal Thugs"))
    scene.choose("Play Log of the Black Freighter", "Victor of Luthon", "The Crimson Roger")
    assert scene.asked == 2 and scene.options == ["Oar Team", "Jack Trades"], "an Influence cost of 2 or more"
    scene.choose("Oar Team")
    assert scene.discard(2) == ["Oar Team"] and scene.tacked("Victor of Luthon")
    brave = captain(1, "Allende"), crew(1, "Oar Team"), hand(1, "Log of the Black Freighter")
    assert not table(*brave).offers("Log of the Black Freighter"), "nobody has Fear"


def test_to_the_death() -> None:
    scene = table(MECHANT, crew(1, "Stench", "Oar Team"), hand(1, "To the Death!"))
    scene.choose("Play To the Death!")
    assert scene.options == ["Comte Robert Méchant", "Stench"]
    scene.choose("Stench")
    assert scene.skill("Stench", SWASHBUCKLING) == 4 and scene.zone("To the Death!") == "lasting"
    assert not table(captain(1, "Allende"), hand(1, "To the Death!")).offers("To the Death!")
