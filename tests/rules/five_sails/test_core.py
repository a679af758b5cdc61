"""Core terms (FS-CORE-01 to -27, -53 to -70): engaged, opposing, control, zones, wounds, pressures, gambling."""

import pytest

from ledger import rule
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.catalogue import catalogue, find_card
from quarterdeck.games.five_sails.effects import language
from quarterdeck.games.five_sails.printing import face
from quarterdeck.games.five_sails.terms import COMBAT, FINESSE, INFLUENCE, RESOLVE
from quarterdeck.kernel.columns import NO_SLOT
from scene import Scene

# Precedence and state


@rule("FS-CORE-01")
def test_card_text_beats_the_rulebook() -> None:
    """The rulebook discards a dueling line; Terrell's text takes its attachments into the hand."""
    for fighter, place in (("Terrell Brandt", "hand"), ("Uwe Zimmerman", "discard")):
        scene = Scene(f"""
            turn = 2
            [[player]]
            leader = "Kaspar Dietrich"
            crew = [{{name = "{fighter}", at = "Docks"}}]
            hand = ["Throwing Knife"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{{name = "Léontine Giroux", at = "Docks"}}]
            """)
        scene.choose("Challenge", "Accept").pass_until("take_action")
        assert scene.zone("Throwing Knife") == place


@rule("FS-CORE-02", "FS-CORE-04")
def test_an_engaged_card_cannot_pay_by_engaging() -> None:
    text = """
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", engaged = {engaged}}}
        [[player]]
        leader = {{name = "Odette Dubois d'Arrent", at = "Docks"}}
        """
    ready = Scene(text.format(engaged="false"))
    assert all(ready.offers(action) for action in ("Claim", "Challenge", "Move"))
    assert ready.game.view(None)["players"][0]["crew"][0]["engaged"] is False
    engaged = Scene(text.format(engaged="true"))
    assert (engaged.log(), engaged.asked) == (["Player 1 passes."], 2), "nothing else was left to do"
    assert engaged.game.view(None)["players"][0]["crew"][0]["engaged"] is True


@rule("FS-CORE-03")
def test_cards_enter_play_en_garde() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", engaged = true}
        hand = ["Langschwert", "Precision x4"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        cards = ["Eko Sorridi"]
        """)
    scene.choose("Recruit").pass_until("take_action")
    assert scene.zone("Eko Sorridi") == "crew"
    assert not scene.engaged("Eko Sorridi")
    scene.choose("Pass", "Equip", "Kaspar Dietrich")
    assert scene.host("Langschwert") == "Kaspar Dietrich"
    assert not scene.engaged("Langschwert")


ENGAGED = """
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks"}
    crew = [{name = "Otto Streit", at = "Docks", engaged = true, equipped = ["Smuggled Item"]}]
    deck = ["Langschwert", "Precision", "Regroup", "Iron Reply"]
    [[player]]
    leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
    crew = [{name = "Eko Sorridi", at = "Docks"}]
    """


@rule("FS-CORE-05")
def test_an_engaged_character_keeps_stats_and_abilities_and_counts_in_pressures() -> None:
    scene = Scene(ENGAGED)
    assert scene.stat("Otto Streit", INFLUENCE) == 3
    assert scene.offers("Otto Streit: Action")
    scene.choose("Claim")
    assert scene.control("Docks") == 1, "Kaspar 2 and the engaged Otto 3 against Odette 3 and Eko 1"


@rule("FS-CORE-05")
def test_an_engaged_character_can_be_challenged_accept_and_duel() -> None:
    scene = Scene(ENGAGED).choose("Pass", "Challenge")
    assert scene.offers("Eko Sorridi challenges Otto Streit")
    scene.choose("Eko Sorridi challenges Otto Streit", "Accept")
    scene.pass_until("take_action")
    assert any(text.startswith("Player 1 gambles") for text in scene.log()), "he fought his round"
    assert scene.settled


@rule("FS-CORE-06")
def test_a_card_made_en_garde_engages_again_the_same_day() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Langschwert"]}
        hand = ["Well-Equipped", "Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    scene.choose("Claim", "Pass")
    assert not scene.offers("Claim")
    scene.choose("Well-Equipped: Action", "Pass")
    assert not scene.engaged("Kaspar Dietrich")
    scene.choose("Claim")
    assert scene.engaged("Kaspar Dietrich")


@rule("FS-CORE-07")
def test_engaging_an_engaged_card_does_nothing() -> None:
    for engaged, told in (("true", False), ("false", True)):
        scene = Scene(f"""
            [[player]]
            leader = {{name = "Kaspar Dietrich", at = "Docks"}}
            hand = ["Press the Advantage", "Precision x2"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{{name = "Léontine Giroux", at = "Docks", engaged = {engaged}}}]
            """)
        scene.choose("Press the Advantage: Action").pass_until("take_action")
        assert scene.place("Léontine Giroux") == "Home", "the rest of the text is carried out"
        assert scene.engaged("Léontine Giroux")
        assert ("Léontine Giroux engages." in scene.log()) == told


# First Player


@rule("FS-CORE-08")
def test_the_first_player_keeps_the_token_until_initiative_is_determined() -> None:
    scene = Scene("""
        phase = "Dusk"
        first_player = 2
        [[player]]
        leader = "Kaspar Dietrich"
        approach = ["Otto Streit", "The Song of Eisen", "Terrell Brandt"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        approach = ["Jean Urbain", "Épée Sanglante", "Henri Michelet"]
        """)
    assert (scene.state.day, scene.kind) == (2, "choose_approach")
    assert scene.game.view(None)["first_player"] == 1
    scene.choose("Otto", "Jean")
    assert scene.game.view(None)["first_player"] == 0, "Initiative 67 against 26"


@rule("FS-CORE-09")
def test_the_first_player_acts_first_in_every_phase() -> None:
    scene = Scene("""
        phase = "Dusk"
        first_player = 2
        [[player]]
        leader = "Kaspar Dietrich"
        hand = ["Precision x6", "Regroup x2"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        hand = ["Valiant Spirit x6", "Disarm x3"]
        """)
    assert (scene.kind, scene.asked) == ("discard_from_hand", 2)
    scene.choose("Valiant Spirit", "Disarm")
    assert (scene.kind, scene.asked) == ("discard_from_hand", 1)
    drama = Scene("""
        first_player = 2
        [[player]]
        leader = "Kaspar Dietrich"
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    assert (drama.kind, drama.asked) == ("take_action", 2)


@rule("FS-CORE-09")
def test_the_first_player_reacts_first() -> None:
    """Both players have The Song of Eisen and could use it at the end of High Drama."""
    for first, second in ((1, 2), (2, 1)):
        scene = Scene(f"""
            first_player = {first}
            [[player]]
            leader = "Kaspar Dietrich"
            schemes = ["The Song of Eisen"]
            [[player]]
            leader = "Kaspar Dietrich"
            schemes = ["The Song of Eisen"]
            """)
        scene.choose("Pass", "Pass")
        assert (scene.kind, scene.asked) == ("react", first)
        scene.choose("Pass")
        assert (scene.kind, scene.asked) == ("react", second)


@rule("FS-CORE-10")
@pytest.mark.parametrize("first", [1, 2])
def test_the_first_player_orders_what_happens_at_one_moment(first: int) -> None:
    """The pistol wounds everybody at the Docks: the Breastplates of both players have to be destroyed."""
    scene = Scene(f"""
        first_player = {first}
        turn = 1
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", equipped = ["Duckfoot Pistol"]}}
        crew = [{{name = "Otto Streit", at = "Docks", equipped = ["Breastplate"]}}]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{{name = "Jean Urbain", at = "Docks", equipped = ["Breastplate"]}}]
        """)
    scene.choose("Duckfoot Pistol: Action")
    assert (scene.kind, scene.asked, len(scene.options)) == ("order_effects", first, 2)
    scene.game.choose(scene.decision.options[1])
    assert (scene.discard(1), scene.discard(2)) == (["Breastplate"], ["Breastplate"])
    assert (scene.wounds("Otto Streit"), scene.wounds("Jean Urbain")) == (1, 1)
    assert scene.settled


# Opposing, crew, control


OPPOSING = """
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks"}
    crew = [{name = "Otto Streit", at = "Docks"}, {name = "Terrell Brandt", at = "Forums"}]
    [[player]]
    leader = {name = "Odette Dubois d'Arrent", at = "Forums"}
    crew = [{name = "Maxime de Lafayette", at = "Docks"}, {name = "Léontine Giroux", at = "Bazaar"}]
    [city.Docks]
    cards = ["Eko Sorridi"]
    """


@rule("FS-CORE-11", "FS-CORE-12")
def test_characters_of_different_players_at_one_location_oppose_each_other() -> None:
    """Neither a friend, nor somebody elsewhere, nor an available Mercenary can be challenged as opposing."""
    scene = Scene(OPPOSING).choose("Challenge")
    assert scene.options == [
        "Kaspar Dietrich challenges Maxime de Lafayette",
        "Otto Streit challenges Maxime de Lafayette",
        "Terrell Brandt challenges Odette Dubois d'Arrent",
    ]
    scene = Scene(OPPOSING).choose("Pass", "Challenge")
    assert scene.options == [
        "Odette Dubois d'Arrent challenges Terrell Brandt",
        "Maxime de Lafayette challenges Kaspar Dietrich",
        "Maxime de Lafayette challenges Otto Streit",
    ]


@rule("FS-CORE-13")
def test_a_crew_is_everybody_one_controls() -> None:
    """Leader, Mercenaries and Brutes, at Home and in the City; but nobody who is merely available."""
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = ["Otto Streit", {name = "Eko Sorridi", at = "Docks"}, {name = "Buratino", at = "Forums"}]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        cards = ["Gustavo"]
        """)
    seen = [character["name"] for character in scene.game.view(None)["players"][0]["crew"]]
    assert seen == ["Kaspar Dietrich", "Otto Streit", "Eko Sorridi", "Buratino"]


@rule("FS-CORE-14")
def test_claiming_replaces_earlier_control() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        control = 2
        """)
    assert scene.control("Docks") == 2
    scene.choose("Claim")
    assert scene.control("Docks") == 1


@rule("FS-CORE-15")
def test_control_outlasts_presence_and_ends_with_a_claim_or_at_dusk() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Forums"}
        [city.Docks]
        control = 1
        [city.Bazaar]
        control = 1
        """)
    scene.choose("Move", "Home")
    assert scene.control("Docks") == 1
    scene.choose("Move", "the Docks")
    assert scene.control("Docks") == 1, "being there is not claiming"
    while scene.state.day == 1:
        scene.choose("Pass")
    assert (scene.control("Docks"), scene.control("Bazaar")) == (0, 0)


@rule("FS-CORE-15")
def test_an_effect_can_end_control() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        control = 1
        """)
    happenings.free_location(scene.state, 1, 1)
    assert scene.control("Docks") == 0


@rule("FS-CORE-16")
def test_available_cards_can_be_had_once_and_events_never() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", engaged = true}
        hand = ["Precision x6"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks", engaged = true}
        hand = ["Valiant Spirit x9"]
        [city.Docks]
        cards = ["Eko Sorridi", "Sorte Deck", "Risky Undertaking"]
        [city.Forums]
        cards = ["Ravenna Destine", "Captain's Coat"]
        """)
    assert scene.offers("Recruit")
    assert scene.offers("Equip")
    scene.choose("Recruit").pass_until("take_action")
    assert scene.asked == 2
    assert scene.zone("Eko Sorridi") == "crew"
    assert not scene.offers("Recruit")
    scene.choose("Equip").pass_until("take_action")
    assert scene.host("Sorte Deck") == "Odette Dubois d'Arrent"
    assert not scene.offers("Equip")
    assert scene.zone("Risky Undertaking") == "city"


# Sink, reveal, discard, Locker, destroy


OTTO = """
    seed = {seed}
    [[player]]
    leader = "Kaspar Dietrich"
    crew = [{{name = "Otto Streit", at = "Docks"}}]
    deck = ["Langschwert", "Precision", "Regroup", "Iron Reply", "Last Word"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    """


@rule("FS-CORE-17", "FS-CORE-18")
def test_sunk_cards_go_to_the_bottom_of_their_deck_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        scene = Scene(OTTO.format(seed=seed)).choose("Otto Streit: Action").pass_until("take_action")
        assert scene.hand(1) == ["Langschwert"]
        assert scene.deck(1)[:2] == ["Iron Reply", "Last Word"]
        assert scene.discard(1) == []
        orders.add(tuple(scene.deck(1)[2:]))
    assert orders == {("Precision", "Regroup"), ("Regroup", "Precision")}


@rule("FS-CORE-18")
def test_a_sunk_card_is_never_in_a_discard_pile() -> None:
    scene = Scene(OTTO.format(seed=1)).choose("Otto Streit: Action").pass_until("take_action")
    assert not any("discarded" in text for text in scene.log())


@rule("FS-CORE-19")
def test_revealed_cards_are_shown_to_all_from_the_top_of_ones_own_deck() -> None:
    scene = Scene(OTTO.format(seed=1)).choose("Otto Streit: Action").pass_until("take_action")
    for reader in (None, 1, 2):
        told = [text for text in scene.log(reader) if "reveals" in text]
        assert told == [f"Player 1 reveals {name}." for name in ("Langschwert", "Precision", "Regroup")]


PILES = """
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks"}
    hand = ["Last Word"]
    deck = ["Iron Reply"]
    discard = ["Press the Advantage", "Regroup"]
    locker = ["Otto Streit"]
    approach = ["Terrell Brandt", "The Song of Eisen"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [{name = "Léontine Giroux", at = "Docks"}]
    """


@rule("FS-CORE-20")
def test_discard_piles_are_faceup_and_do_nothing() -> None:
    scene = Scene(PILES)
    for reader in (None, 0, 1):
        assert scene.game.view(reader)["players"][0]["discard"] == ["Regroup", "Press the Advantage"]
    assert not scene.offers("Regroup")
    assert not scene.offers("Press the Advantage")


@rule("FS-CORE-21")
def test_city_cards_share_one_discard_pile() -> None:
    scene = Scene("""
        phase = "Dusk"
        [[player]]
        leader = {name = "Kaspar Dietrich", equipped = ["Sorte Deck"]}
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", equipped = ["Captain's Coat"]}
        hand = ["Valiant Spirit x7", "Disarm"]
        [city.Docks]
        cards = ["Eko Sorridi"]
        """)
    both = 1 << scene.card("Sorte Deck") | 1 << scene.card("Captain's Coat")
    scene.cause(happenings.discard, 1, both)
    assert sorted(scene.city_discard()) == ["Captain's Coat", "Eko Sorridi", "Sorte Deck"]
    assert (scene.discard(1), scene.discard(2)) == ([], [])


@rule("FS-CORE-22")
def test_everybody_has_a_locker_of_their_own() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Léontine Giroux", at = "Docks", wounds = 2}]
        """)
    scene.choose("Challenge", "Refuse")
    assert (scene.locker(1), scene.locker(2)) == ([], ["Léontine Giroux"])


@rule("FS-CORE-23")
def test_what_is_in_a_locker_does_not_come_back() -> None:
    """Neither a reshuffle nor the choice of an approach reaches it."""
    scene = Scene("""
        phase = "Planning"
        [[player]]
        leader = "Kaspar Dietrich"
        locker = ["Otto Streit", "Precision x3"]
        discard = ["Regroup x2"]
        approach = ["Terrell Brandt", "The Song of Eisen", "Armed and Marshaled"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    assert scene.kind == "choose_approach"
    assert not scene.offers("Otto Streit")
    scene.choose("Song").pass_until("take_action")
    assert scene.hand(1) == ["Regroup", "Regroup"]
    assert sorted(scene.locker(1)) == ["Otto Streit", "Precision", "Precision", "Precision"]


@rule("FS-CORE-24")
def test_destroyed_cards_go_to_discard_piles_but_characters_and_schemes_to_lockers() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", equipped = ["Langschwert"]}, "Terrell Brandt", "Buratino"]
        schemes = ["The Song of Eisen"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    ways = {"Langschwert": "discard", "Terrell Brandt": "locker", "The Song of Eisen": "locker", "Buratino": "discard"}
    for name, zone in ways.items():
        scene.cause(happenings.destroy, 2, 1 << scene.card(name))
        assert scene.zone(name) == zone


@rule("FS-CORE-25")
def test_a_card_from_hand_is_in_play_only_while_it_resolves() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Forums"}
        hand = ["Regroup", "Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    scene.choose("Regroup: Action")
    assert scene.kind == "choose_location"
    assert scene.zone("Regroup") == "played"
    scene.choose("the Docks")
    assert scene.zone("Regroup") == "discard"


@rule("FS-CORE-25", "FS-CORE-26")
def test_abilities_and_stats_count_only_in_play() -> None:
    """Otto acts from a crew, not from a Locker; the Crystal Eye lends Influence while it is worn."""
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = [{name = "Otto Streit", at = "Docks", equipped = ["Crystal Eye"]}]
        schemes = ["The Song of Eisen"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        approach = ["Maxime de Lafayette", "Épée Sanglante"]
        """)
    s = scene.state
    seen = [c["name"] for c in scene.game.view(None)["players"][0]["crew"]]
    assert seen == ["Kaspar Dietrich", "Otto Streit"]
    for name in ("Kaspar Dietrich", "Otto Streit", "Crystal Eye", "The Song of Eisen", "The Docks"):
        assert s.slots[s.slot[scene.card(name)]] == scene.card(name), "in play, and public"
    for name in ("Maxime de Lafayette", "Épée Sanglante"):
        assert s.slot[scene.card(name)] == NO_SLOT, "out of play"
    away = Scene(PILES)
    assert not away.offers("Otto Streit: Action")
    assert scene.offers("Otto Streit: Action")
    assert scene.stat("Otto Streit", INFLUENCE) == 3
    scene.cause(happenings.discard, 1, 1 << scene.card("Crystal Eye"))
    assert scene.stat("Otto Streit", INFLUENCE) == 2


@rule("FS-CORE-26")
def test_a_card_enters_play_from_out_of_play() -> None:
    """A mustered character enters play; one that only moves or changes state does not."""
    scene = Scene("""
        phase = "Planning"
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        approach = ["Otto Streit", "The Song of Eisen"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    scene.pass_until("take_action").choose("Move", "Kaspar Dietrich", "the Forums")
    assert [text for text in scene.log() if " joins " in text] == ["Otto Streit joins Player 1 at Home."]


@rule("FS-CORE-27")
def test_hands_are_hidden_and_ones_own_approach_deck_is_open_to_oneself() -> None:
    scene = Scene(PILES)
    mine, theirs = (scene.game.view(seat)["players"][0] for seat in (0, 1))
    assert mine["hand"] == {"count": 1, "known": ["Last Word"]}
    assert theirs["hand"] == {"count": 1, "known": []}
    assert mine["approach"] == {"count": 2, "known": ["Terrell Brandt", "The Song of Eisen"]}
    assert theirs["approach"] == {"count": 2, "known": []}


# Wounds


@rule("FS-CORE-53")
def test_no_phase_removes_wounds() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", wounds = 5}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    scene.choose("Pass", "Pass")
    assert scene.state.day == 2
    assert scene.wounds("Kaspar Dietrich") == 5


LAST_WORD = """
    turn = 2
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Throwing Knife"]}
    hand = ["Last Word"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [{name = "Maxime de Lafayette", at = "Docks"}]
    """


@rule("FS-CORE-54")
def test_wound_without_a_number_is_one_wound() -> None:
    scene = Scene(LAST_WORD).choose("Challenge", "Accept", "Last Word: Maneuver")
    assert next(text for text in scene.log() if "wound" in text) == "Maxime de Lafayette takes 1 wound."


@rule("FS-CORE-55")
@pytest.mark.parametrize("wounds", [1, 3])
def test_any_number_of_wounds_means_wounded_once(wounds: int) -> None:
    """The Breastplate is destroyed when its bearer is wounded, however much; a bearer who is not keeps it."""
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", equipped = ["Breastplate"]}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    kaspar = 1 << scene.card("Kaspar Dietrich")
    scene.cause(happenings.wound, 2, kaspar, 0)
    assert scene.zone("Breastplate") == "equipped"
    scene.cause(happenings.wound, 2, kaspar, wounds)
    assert scene.zone("Breastplate") == "discard"
    assert scene.wounds("Kaspar Dietrich") == wounds


@rule("FS-CORE-56")
@pytest.mark.parametrize(
    ("wounds", "worn", "left"),
    [(0, "", "crew"), (1, "", "locker"), (2, "", "locker"), (1, '"Burnished Cuirass"', "crew")],
)
def test_wounds_at_or_above_current_resolve_destroy(wounds: int, worn: str, left: str) -> None:
    """Kaspar makes three wounds; Maxime has Resolve 4, or 5 with the cuirass."""
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{{name = "Maxime de Lafayette", at = "Docks", wounds = {wounds}, equipped = [{worn}]}}]
        """)
    scene.choose("Challenge", "Refuse")
    assert scene.zone("Maxime de Lafayette") == left


@rule("FS-CORE-57")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_heal_removes_one_wound_if_there_is_one(before: int, after: int) -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", wounds = {before}, equipped = ["Langschwert"]}}
        hand = ["Fight Through the Pain"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    scene.choose("Fight Through the Pain: Action")
    assert scene.wounds("Kaspar Dietrich") == after
    assert scene.settled


# Pressure


def claim(mine: str, theirs: str, more: str = "") -> Scene:
    """Kaspar claims the Docks with these others there."""
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        crew = [{mine}]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{theirs}]
        {more}
        """)
    scene.choose("Claim")
    return scene.choose("Kaspar Dietrich") if scene.kind == "choose_performer" else scene


@rule("FS-CORE-58")
def test_a_pressure_adds_the_stat_of_all_ones_characters_there() -> None:
    """Two engaged friends count, one elsewhere does not: 2 + 2 + 1 against 3 + 1."""
    mine = (
        '{name = "Otto Streit", at = "Docks", engaged = true}, {name = "Uwe Zimmerman", at = "Docks"}, '
        '{name = "Philip Hase", at = "Forums"}'
    )
    theirs = '{name = "Maxime de Lafayette", at = "Docks"}, {name = "Jean Urbain", at = "Docks", engaged = true}'
    scene = claim(mine, theirs)
    mine, theirs = "2 Kaspar Dietrich + 2 Otto Streit + 1 Uwe Zimmerman", "3 Maxime de Lafayette + 1 Jean Urbain"
    assert f"Player 1 pressures the Docks with Influence: 5 ({mine}) against 4 ({theirs})." in scene.log()
    assert scene.control("Docks") == 1


@rule("FS-CORE-58")
def test_a_pressure_may_use_another_stat() -> None:
    """Drinking Games compares Resolve: 9 against 5 + 4."""
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Drinking Games x2", "Precision x2"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        crew = [{name = "Jean Urbain", at = "Docks"}]
        """)
    scene.choose("Drinking Games: Action", "Precision").pass_until("take_action")
    theirs = "5 Odette Dubois d'Arrent + 4 Jean Urbain"
    said = f"Player 1 pressures the Docks with Resolve: 9 (9 Kaspar Dietrich) against 9 ({theirs}), a tie, and fails."
    assert said in scene.log()
    assert not scene.engaged("Jean Urbain")
    scene.choose("Move", "Jean Urbain", "Home", "Drinking Games: Action")
    scene.pass_until("choose_target").choose("Odette")
    assert scene.engaged("Odette Dubois d'Arrent")
    assert scene.settled


@rule("FS-CORE-59", "FS-CORE-61")
@pytest.mark.parametrize(
    ("theirs", "won"),
    [('{name = "Jean Urbain", at = "Docks"}', 1), ('{name = "Léontine Giroux", at = "Docks"}', 0),
     ('{name = "Maxime de Lafayette", at = "Docks"}', 0)],
)  # fmt: skip
def test_a_pressure_needs_strictly_more_and_a_failed_one_stays_paid(theirs: str, won: int) -> None:
    """Influence 2 against 1, 2 and 3."""
    scene = claim("", theirs)
    assert scene.control("Docks") == won
    assert scene.engaged("Kaspar Dietrich")
    assert scene.asked == 2


@rule("FS-CORE-60")
def test_a_dash_adds_nothing() -> None:
    scene = claim('{name = "Adelheide Schmidt", at = "Docks"}', '{name = "Jean Urbain", at = "Docks"}')
    said = "Player 1 pressures the Docks with Influence: 2 (2 Kaspar Dietrich) against 1 (1 Jean Urbain)."
    assert said in scene.log()


# Gambling


GAMBLE = """
    seed = {seed}
    turn = 2
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "Docks"}}
    hand = ["Regroup"]
    deck = ["Langschwert", "Precision", "Iron Reply", "Last Word"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [{{name = "Maxime de Lafayette", at = "Docks"}}]
    """


@rule("FS-CORE-62", "FS-CORE-63")
@pytest.mark.parametrize(("kept", "sunk"), [("Langschwert", "Precision"), ("Precision", "Langschwert")])
def test_a_gamble_reveals_two_keeps_one_and_sinks_the_other(kept: str, sunk: str) -> None:
    scene = Scene(GAMBLE.format(seed=0)).choose("Challenge", "Accept", "Gamble")
    assert (scene.kind, scene.asked) == ("gamble_pick", 1)
    assert sorted(scene.options) == ["Langschwert (seen by all)", "Precision (seen by all)"]
    assert scene.log(2)[-2:] == ["Player 1 reveals Langschwert.", "Player 1 reveals Precision."]
    scene.choose(kept)
    assert f"Player 1 gambles {kept}." in scene.log()
    assert scene.deck(1) == ["Iron Reply", "Last Word", sunk]
    assert sunk not in scene.discard(1)


# Other terms


@rule("FS-CORE-64")
def test_only_the_word_target_targets() -> None:
    """Unyielding Loyalty answers targeting: Press the Advantage aims at Jean, the pistol just wounds him."""
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Duckfoot Pistol"]}
        hand = ["Press the Advantage", "Precision x4"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Léontine Giroux", at = "Docks"}, {name = "Vittoria Anselmo", at = "Forums"}]
        hand = ["Unyielding Loyalty", "Disarm"]
        """)
    other = scene.game.copy()
    scene.choose("Duckfoot Pistol: Action")
    assert scene.kind == "take_action"
    assert scene.wounds("Léontine Giroux") == 1
    scene.game = other
    scene.choose("Press the Advantage: Action")
    assert (scene.kind, scene.asked) == ("react", 2)
    assert scene.offers("Unyielding Loyalty: Reaction")


@rule("FS-CORE-65")
def test_the_base_value_is_the_printed_one() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", equipped = ["Syrneth Hand", "Smuggled Item"]}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    (kaspar,) = scene.game.view(None)["players"][0]["crew"]
    assert "Combat 4 = 3 printed + 1 Syrneth Hand" in kaspar["explained"]
    assert kaspar["stats"] == {"Resolve": 9, "Combat": 4, "Finesse": 2, "Influence": 3}
    assert [scene.stat("Kaspar Dietrich", k) for k in (RESOLVE, COMBAT, FINESSE, INFLUENCE)] == [9, 4, 2, 3]


@rule("FS-CORE-65")
def test_text_that_asks_for_a_base_value_reads_the_printed_one() -> None:
    """Strength of Ten adds the base Combat to its Thrust: 3, whatever the Syrneth Hand gives."""
    scene = Scene("""
        turn = 2
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Syrneth Hand"]}
        hand = ["Strength of Ten"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Léontine Giroux", at = "Docks"}]
        """)
    scene.choose("Challenge", "Accept", "Strength of Ten: Maneuver").pass_until("take_action")
    assert "Player 1: Thrust 3." in scene.log()


@rule("FS-CORE-68")
@pytest.mark.parametrize(
    ("card", "keyword"),
    [("Buratino", "Brute"), ("A Heroic End", "Final Strike"), ("Precision", "Lethal"), ("Réputation Méritée", "muster"),
     ("Gustavo", "Negotiable"), ("Kaspar Dietrich", "parley"), ("Porté Travel", "Repeatable"), ("Opulence", "Wealth")],
)  # fmt: skip
def test_the_keywords_are_printed(card: str, keyword: str) -> None:
    definition = find_card(card)
    assert keyword in " ".join([face(definition), *definition.words()])


@rule("FS-CORE-68")
def test_the_entries_of_the_list_of_actions_are_unlimited() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = ["Otto Streit"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    scene.choose("Move", "Kaspar Dietrich", "the Docks", "Pass", "Move", "Kaspar Dietrich", "Home", "Pass")
    assert scene.offers("Move")


@rule("FS-CORE-69")
def test_a_mustered_character_joins_the_crew_at_home() -> None:
    scene = Scene("""
        phase = "Planning"
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        approach = ["Otto Streit", "The Song of Eisen"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    scene.pass_until("take_action")
    assert scene.crew(1) == ["Kaspar Dietrich", "Otto Streit"]
    assert scene.place("Otto Streit") == "Home"


@rule("FS-CORE-70")
def test_an_available_mercenary_is_not_in_play_before_it_is_recruited() -> None:
    """Angeline's Influence counts for nobody, until she joins Kaspar's crew."""
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Precision x9"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        [city.Docks]
        cards = ["Angeline Dèmone"]
        """)
    assert scene.crew(1) == ["Kaspar Dietrich"]
    before = scene.game.copy()
    scene.choose("Claim", "Pass")
    assert scene.control("Docks") == 0, "2 against 3"
    scene.game = before
    scene.choose("Recruit", "Done").pass_until("take_action").choose("Pass")
    assert "Angeline Dèmone joins Player 1 at the Docks." in scene.log()
    scene.choose("Claim", "Kaspar Dietrich")
    assert scene.control("Docks") == 1, "4 against 3"


@rule("FS-CORE-67")
def test_titles_have_no_effect_because_no_card_and_no_text_knows_one() -> None:
    """The print's italic line is on no definition, and the card language has no word that could ask for it."""
    for card in catalogue():
        assert not any("title" in name for name in dir(card)), card.name
        assert not any("title" in text.lower() for text in card.words()), card.name
    assert not any("title" in name.lower() for name in dir(language))
