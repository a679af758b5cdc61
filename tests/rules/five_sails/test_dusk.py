"""Dusk (FS-DUSK): the clean-up and the end of the Day."""

from ledger import rule
from quarterdeck.games.five_sails.terms import CHANGE_STAT, INFLUENCE, THE_DAY
from quarterdeck.kernel.lasting import add
from scene import Scene

DUSK = """
    phase = "Dusk"
    first_player = 2
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks", engaged = true, wounds = 2, equipped = ["Sorte Deck"]}
    crew = [{name = "Otto Streit", at = "Bazaar"}, {name = "Gustavo", at = "Forums", engaged = true}]
    schemes = ["The Song of Eisen"]
    hand = ["Precision x4", "Regroup x4"]
    approach = ["Terrell Brandt", "Philip Hase", "Let's Haggle"]
    renown = 3
    [[player]]
    leader = {name = "Odette Dubois d'Arrent", at = "Forums"}
    schemes = ["Épée Sanglante"]
    hand = ["Valiant Spirit x2"]
    [city]
    deck = ["Kalla Forsberg", "Leja Juska", "Giacinto", "Ravenna Destine"]
    [city.Docks]
    control = 1
    cards = ["Eko Sorridi", "Captain's Coat"]
    [city.Bazaar]
    control = 2
    cards = ["Risky Undertaking"]
    """


@rule("FS-DUSK-01")
def test_the_steps_come_in_order() -> None:
    scene = Scene(DUSK).choose("Precision", "Regroup")
    log = scene.log()
    steps = [
        "— Day 1: the beginning of Dusk —",
        "Kaspar Dietrich turns en garde.",
        "Kaspar Dietrich moves to Home.",
        "Eko Sorridi is discarded.",
        "The Song of Eisen goes to the Locker.",
        "Precision is discarded.",
        "— Day 1: the end of Dusk —",
        "— Day 1: the end of the Day —",
        "— Day 2: the beginning of the Day —",
    ]
    assert [text for text in log if text in steps] == steps


@rule("FS-DUSK-02")
def test_all_locations_become_uncontrolled() -> None:
    scene = Scene(DUSK)
    assert scene.kind == "discard_from_hand", "step 2e is after 2a"
    assert [scene.control(place) for place in ("Docks", "Forums", "Bazaar")] == [0, 0, 0]


@rule("FS-DUSK-03")
def test_every_character_becomes_en_garde_and_goes_home() -> None:
    scene = Scene(DUSK)
    for name in ("Kaspar Dietrich", "Otto Streit", "Gustavo", "Odette Dubois d'Arrent"):
        assert scene.place(name) == "Home"
        assert not scene.engaged(name)


@rule("FS-DUSK-04", "FS-DUSK-05")
def test_city_cards_left_at_locations_are_discarded_and_only_those() -> None:
    scene = Scene(DUSK)
    assert sorted(scene.city_discard()) == ["Captain's Coat", "Eko Sorridi", "Risky Undertaking"]
    assert scene.zone("Gustavo") == "crew"
    assert scene.host("Sorte Deck") == "Kaspar Dietrich"


@rule("FS-DUSK-06")
def test_schemes_go_to_their_owners_lockers() -> None:
    scene = Scene(DUSK)
    assert (scene.locker(1), scene.locker(2)) == (["The Song of Eisen"], ["Épée Sanglante"])


@rule("FS-DUSK-07")
def test_hands_are_discarded_down_to_the_unmodified_panache() -> None:
    """Kaspar's Panache is 6; Odette's player, with two cards of seven, is not even asked."""
    scene = Scene(DUSK)
    assert (scene.kind, scene.asked, sorted(scene.options)) == ("discard_from_hand", 1, ["Precision", "Regroup"])
    scene.choose("Precision", "Regroup")
    assert scene.state.day == 2
    assert sorted(scene.hand(1)) == ["Precision"] * 3 + ["Regroup"] * 3
    assert sorted(scene.discard(1)) == ["Precision", "Regroup"]
    assert scene.hand(2) == ["Valiant Spirit", "Valiant Spirit"]


@rule("FS-DUSK-08")
def test_brutes_are_discarded_at_the_end_of_the_day() -> None:
    scene = Scene(DUSK.replace('{name = "Otto Streit", at = "Bazaar"}', '{name = "Buratino", at = "Bazaar"}'))
    scene.choose("Precision")
    assert (scene.zone("Buratino"), scene.place("Buratino")) == ("crew", "Home")
    scene.choose("Precision")
    assert "Buratino" in scene.discard(1)
    log = scene.log()
    assert log.index("— Day 1: the end of the Day —") < log.index("Buratino is discarded.")


@rule("FS-DUSK-09")
def test_lasting_effects_made_outside_a_duel_end_with_the_day() -> None:
    scene = Scene(DUSK)
    kaspar = scene.card("Kaspar Dietrich")
    add(scene.state, (CHANGE_STAT + INFLUENCE, 0, kaspar, 0, kaspar, 2, THE_DAY))
    assert scene.stat("Kaspar Dietrich", INFLUENCE) == 4
    scene.choose("Precision")
    assert scene.stat("Kaspar Dietrich", INFLUENCE) == 4, "until the End of the Day itself"
    scene.choose("Precision")
    assert scene.state.day == 2
    assert scene.stat("Kaspar Dietrich", INFLUENCE) == 2


@rule("FS-DUSK-10")
def test_wounds_gear_renown_hands_and_token_carry_over() -> None:
    scene = Scene(DUSK).choose("Precision", "Precision")
    assert scene.state.day == 2
    assert scene.wounds("Kaspar Dietrich") == 2
    assert scene.host("Sorte Deck") == "Kaspar Dietrich"
    assert scene.renown(1) == 3
    assert len(scene.hand(1)) == 6
    assert scene.game.view(None)["first_player"] == 1
