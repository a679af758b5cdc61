"""Setup (FS-SETUP): from seats and decks to the first question."""

from typing import Any

import pytest

from ledger import rule
from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.decks import EISEN
from quarterdeck.games.five_sails.terms import APPROACH, ATTACHMENT, CHARACTER, LEADER_CARD, LOCATION_CARD
from quarterdeck.kernel.errors import BadDefinition
from scene import Scene

TWO = ("eisen", "montaigne")
THREE = ("eisen", "montaigne", "eisen")
PEOPLE = (LEADER_CARD, CHARACTER)
FOUR = ("eisen", "montaigne", "eisen", "montaigne")


def table(*decks: str) -> dict[str, Any]:
    """What an onlooker sees at the first question."""
    return Scene.new(*decks).game.view(None)


def line(*decks: str) -> list[str]:
    return [place["name"] for place in table(*decks)["city"]]


def destinations(player: str, at: str, seats: int = 2) -> list[str]:
    """Where a leader could go with the Move action."""
    others = '[[player]]\nleader = "Odette Dubois d\'Arrent"\n' * (seats - 1)
    scene = Scene(f'[[player]]\nleader = {{name = "{player}", at = "{at}"}}\n{others}')
    return scene.choose("Move").options


@rule("FS-SETUP-01")
def test_two_to_four_play() -> None:
    for decks in (TWO, THREE, FOUR):
        assert len(table(*decks)["players"]) == len(decks)
    for count in (1, 5):
        with pytest.raises(BadDefinition, match="two to four players"):
            five_sails.new(0, ("eisen",) * count)


@rule("FS-SETUP-02")
def test_nobody_has_tokens_at_the_start() -> None:
    seen = table(*FOUR)
    assert [p["renown"] for p in seen["players"]] == [0, 0, 0, 0]
    assert [p["renown"] for p in seen["city"]] == [0] * 5
    assert [c["wounds"] for p in seen["players"] for c in p["crew"]] == [0] * 4


@rule("FS-SETUP-03")
def test_one_city_deck_shuffled_and_facedown() -> None:
    orders = set()
    for seed in range(5):
        scene = Scene.new(*THREE, seed=seed)
        s = scene.state
        dealt = [c for c in s.city_cards() if s.match.owner[c] == s.match.nobody]
        assert len(dealt) + len(s.deck(s.match.nobody)) == 30
        assert scene.game.view(0)["city_deck"] == {"count": 26, "known": []}
        orders.add(tuple(scene.names(s.deck(s.match.nobody))))
    assert len(orders) == 5


@rule("FS-SETUP-04")
def test_the_core_locations_lie_in_a_line() -> None:
    assert line(*TWO) == ["the Docks", "the Forums", "the Grand Bazaar"]


@rule("FS-SETUP-05")
def test_three_players_add_oles_inn_beyond_the_docks() -> None:
    assert line(*THREE) == ["Ole's Inn", "the Docks", "the Forums", "the Grand Bazaar"]
    assert destinations("Kaspar Dietrich", "Ole's Inn", 3) == ["the Docks", "Home"]


@rule("FS-SETUP-06")
def test_four_players_add_governors_gardens_beyond_the_bazaar() -> None:
    assert line(*FOUR) == ["Ole's Inn", "the Docks", "the Forums", "the Grand Bazaar", "Governor's Gardens"]
    assert destinations("Kaspar Dietrich", "Gardens", 4) == ["the Grand Bazaar", "Home"]


@rule("FS-SETUP-07")
def test_neighbours_in_the_line_are_adjacent() -> None:
    assert destinations("Kaspar Dietrich", "Docks") == ["the Forums", "Home"]
    assert destinations("Kaspar Dietrich", "Forums") == ["the Docks", "the Grand Bazaar", "Home"]
    assert destinations("Kaspar Dietrich", "Bazaar") == ["the Forums", "Home"]


@rule("FS-SETUP-08")
def test_a_home_is_adjacent_to_every_city_location_and_to_no_other_home() -> None:
    assert destinations("Kaspar Dietrich", "Home") == ["the Docks", "the Forums", "the Grand Bazaar"]
    assert len(destinations("Kaspar Dietrich", "Home", 4)) == 5
    for at in ("Docks", "Forums", "Bazaar"):
        assert destinations("Kaspar Dietrich", at).count("Home") == 1


@rule("FS-SETUP-09")
def test_enemy_homes_are_closed() -> None:
    """Somebody sent Home is out of reach: whoever follows to "Home" comes to another one."""
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Press the Advantage", "Precision", "Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Léontine Giroux", at = "Docks"}]
        """)
    scene.choose("Press the Advantage: Action").pass_until("take_action")
    assert scene.place("Léontine Giroux") == "Home"
    scene.choose("Pass", "Move", "Home", "Pass")
    assert scene.place("Kaspar Dietrich") == "Home"
    assert not scene.state.opposes(scene.card("Kaspar Dietrich"), scene.card("Léontine Giroux"))
    assert not scene.offers("Challenge")


@rule("FS-SETUP-10")
def test_leaders_begin_in_play_at_home_en_garde() -> None:
    for player in table(*THREE)["players"]:
        (leader,) = player["crew"]
        assert leader["name"] in ("Kaspar Dietrich", "Odette Dubois d'Arrent")
        assert leader["place"] == "Home"
        assert not leader["engaged"]
    assert not any("Kaspar" in text for text in Scene.new(*THREE).log()), "they are there before Day 1"


@rule("FS-SETUP-11")
def test_approach_decks_lie_facedown_unshuffled() -> None:
    for seed in range(5):
        scene = Scene.new(*TWO, seed=seed)
        s = scene.state
        assert [s.match.cards[s.match.definition[c]].number for c in s.pile(APPROACH, 0)] == list(EISEN.approach)
        assert scene.game.view(1)["players"][0]["approach"] == {"count": 10, "known": []}


def test_what_is_often_in_sets_has_the_lowest_numbers() -> None:
    """Masks of numbers below 62 are cheap: all that two players can have in play, and all characters of four."""
    for decks, kinds in ((TWO, (*PEOPLE, LOCATION_CARD, ATTACHMENT)), (FOUR, (*PEOPLE, LOCATION_CARD))):
        m: Any = five_sails.new(0, decks).state.match
        assert max(c for c in range(m.size) if m.type[c] in kinds) < 62
        assert [m.type[c] for c in m.leader] == [LEADER_CARD] * len(decks)


@rule("FS-SETUP-12")
def test_faction_decks_are_shuffled_and_facedown() -> None:
    orders = set()
    for seed in range(5):
        scene = Scene.new(*TWO, seed=seed)
        for seat in (0, 1):
            assert scene.game.view(seat)["players"][seat]["deck"] == {"count": 40, "known": []}
        orders.add(tuple(scene.deck(1)))
    assert len(orders) == 5


@rule("FS-SETUP-13")
def test_no_starting_hand_is_drawn() -> None:
    scene = Scene.new(*TWO)
    assert scene.kind == "choose_approach"
    assert (scene.hand(1), scene.hand(2)) == ([], [])
    while scene.kind != "take_action":
        assert len(scene.hand(1)) == 0
        scene.game.choose(scene.decision.options[0])
    assert len(scene.hand(1)) > 0


@rule("FS-SETUP-14")
def test_all_city_locations_begin_uncontrolled() -> None:
    assert [place["controller"] for place in table(*FOUR)["city"]] == [None] * 5


@rule("FS-SETUP-15")
def test_nobody_is_first_player_until_initiative_is_determined() -> None:
    scene = Scene.new(*TWO)
    assert scene.game.view(None)["first_player"] is None
    scene.choose("Let's Haggle and Otto Streit", "Épée Sanglante and Jean Urbain")
    assert scene.game.view(None)["first_player"] == 0


@rule("FS-SETUP-16")
def test_discard_piles_and_lockers_begin_empty() -> None:
    seen = table(*FOUR)
    for player in seen["players"]:
        assert (player["discard"], player["locker"]) == ([], [])
    assert seen["city_discard"] == []
