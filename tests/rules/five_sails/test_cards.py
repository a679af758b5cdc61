"""Cards (FS-CARDS): locations and the City Deck, approach and Faction Decks, attachments, traits."""

import random

import pytest

from ledger import rule
from quarterdeck.games.five_sails import happenings, traits
from quarterdeck.games.five_sails.catalogue import catalogue, find_card
from quarterdeck.games.five_sails.decks import CITY_DECK, SAMPLES
from quarterdeck.games.five_sails.terms import (
    ATTACHMENT, BRUTE, CHARACTER, COMBAT, DASH, EVENT, FINESSE, INFLUENCE, LEADER_CARD, LOCATION, LOCATION_CARD,
    LOSE_KEYWORD, NEGOTIABLE, RESOLVE, RISK, SCHEME_CARD, THE_DAY,
)  # fmt: skip
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.lasting import add
from scene import Scene

ODETTE = "Odette Dubois d'Arrent"

# Locations and City Deck


@rule("FS-CARDS-01", "FS-CARDS-03")
def test_core_locations_always_ancillary_ones_with_more_players() -> None:
    core = ["the Docks", "the Forums", "the Grand Bazaar"]
    for decks, names in (
        (("eisen", "montaigne"), core),
        (("eisen",) * 3, ["Ole's Inn", *core]),
        (("eisen",) * 4, ["Ole's Inn", *core, "Governor's Gardens"]),
    ):
        assert [place["name"] for place in Scene.new(*decks).game.view(None)["city"]] == names
    assert sum(1 for card in catalogue() if card.kind == LOCATION_CARD) == 5
    (leader,) = Scene.new("eisen", "montaigne").game.view(None)["players"][0]["crew"]
    assert leader["place"] == "Home", "a Home is a location too"


@rule("FS-CARDS-02")
def test_city_locations_belong_to_no_deck_and_stay() -> None:
    """Whatever is dealt, discarded, drawn or destroyed in a whole game, the locations are not."""
    for seed in range(3):
        scene = Scene.new("eisen", "montaigne", "eisen", "montaigne", seed=seed)
        s = scene.state
        chance = random.Random(seed)
        lie = [c for c in range(s.match.size) if s.match.type[c] == LOCATION_CARD]
        assert len(lie) == 5
        while not scene.game.over:
            assert all(s.zone[c] == LOCATION for c in lie)
            scene.game.choose(chance.choice(scene.decision.options))


@rule("FS-CARDS-04")
def test_the_city_deck_has_thirty_cards_of_three_types() -> None:
    cards = [find_card(number) for number in CITY_DECK]
    assert len(set(CITY_DECK)) == 30
    assert {card.kind for card in cards} == {CHARACTER, ATTACHMENT, EVENT}
    scene = Scene.new("eisen", "montaigne")
    s = scene.state
    city = [c for c in range(s.match.size) if s.match.owner[c] == s.match.nobody]
    assert sum(1 for c in city if s.match.type[c] != LOCATION_CARD) == 30


@rule("FS-CARDS-05", "FS-CARDS-06")
def test_city_characters_are_mercenaries_and_negotiable() -> None:
    for card in (find_card(number) for number in CITY_DECK):
        if card.kind == CHARACTER:
            assert card.traits & traits.MERCENARY
            assert card.keywords & NEGOTIABLE


@rule("FS-CARDS-06")
def test_negotiable_is_a_keyword_of_the_card_and_not_of_the_trait() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        hand = ["Precision x4"]
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        cards = ["Eko Sorridi"]
        """)
    eko = scene.card("Eko Sorridi")
    add(scene.state, (LOSE_KEYWORD, 0, eko, 0, eko, NEGOTIABLE, THE_DAY))
    scene.choose("Recruit")
    assert scene.zone("Eko Sorridi") == "crew"
    assert not scene.engaged("Kaspar Dietrich"), "nobody parleys for a Mercenary without the keyword"


SO_IT_BEGINS = """
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "{place}"}}
    [[player]]
    leader = "Odette Dubois d'Arrent"
    [city.Docks]
    cards = ["So It Begins"]
    """


@rule("FS-CARDS-07", "FS-CARDS-09")
def test_events_come_from_the_city_deck_and_affect_their_own_location() -> None:
    """So It Begins has no Action: Combat is added to every pressure at the Docks, and nowhere else."""
    assert all(card.faction == "City" for card in catalogue() if card.kind == EVENT)
    scene = Scene(SO_IT_BEGINS.format(place="Docks"))
    (event,) = scene.game.view(None)["city"][0]["cards"]
    assert event["controller"] == 2, "neither player"
    scene.choose("Claim")
    said = "Player 1 pressures the Docks with Influence: 5 (2 Kaspar Dietrich + 3 So It Begins) against 0."
    assert said in scene.log()
    scene = Scene(SO_IT_BEGINS.format(place="Forums")).choose("Claim")
    assert "Player 1 pressures the Forums with Influence: 2 (2 Kaspar Dietrich) against 0." in scene.log()


@rule("FS-CARDS-08")
def test_an_event_serves_who_is_at_its_location_and_meets_its_requirements() -> None:
    def offered(at: str, hand: int) -> bool:
        scene = Scene(f"""
            [[player]]
            leader = {{name = "Kaspar Dietrich", at = "{at}"}}
            hand = ["Precision x{hand}"]
            [[player]]
            leader = "{ODETTE}"
            [city.Docks]
            cards = ["Risky Undertaking"]
            """)
        return scene.offers("Risky Undertaking: Action")

    assert offered("Docks", 2)
    assert not offered("Forums", 2)
    assert not offered("Docks", 1), "it costs two cards"


# Approach Deck, characters, Leaders, schemes


@rule("FS-CARDS-10")
def test_approach_cards_are_characters_and_schemes_without_combat_values() -> None:
    for deck in SAMPLES.values():
        cards = [find_card(number) for number in deck.approach]
        assert {card.kind for card in cards} == {CHARACTER, SCHEME_CARD}
        assert all(card.values == (DASH, DASH, DASH) for card in cards)


@rule("FS-CARDS-11")
def test_every_character_has_four_stats() -> None:
    scene = Scene.new("eisen", "montaigne")
    (leader,) = scene.game.view(None)["players"][0]["crew"]
    assert leader["stats"] == {"Resolve": 9, "Combat": 3, "Finesse": 2, "Influence": 2}
    for card in catalogue():
        if card.kind in (CHARACTER, LEADER_CARD):
            assert len(card.stats) == 4
            assert card.stats[RESOLVE] > 0


@rule("FS-CARDS-12")
@pytest.mark.parametrize(("hand", "recruited"), [(3, False), (4, True)])
def test_a_character_with_a_wealth_cost_has_to_be_paid_for(hand: int, recruited: bool) -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", engaged = true}}
        crew = ["Otto Streit"]
        hand = ["Precision x{hand}"]
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        cards = ["Eko Sorridi"]
        """)
    assert scene.offers("Recruit") == recruited
    if recruited:
        scene.choose("Recruit")
        assert scene.hand(1) == []
        assert len(scene.discard(1)) == 4


@rule("FS-CARDS-13")
def test_characters_enter_at_home_and_mercenaries_where_they_are() -> None:
    scene = Scene(f"""
        phase = "Planning"
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", engaged = true}}
        approach = ["Otto Streit", "The Song of Eisen"]
        hand = ["Precision x4"]
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        cards = ["Eko Sorridi"]
        """)
    scene.pass_until("take_action")
    assert scene.place("Otto Streit") == "Home"
    scene.choose("Recruit").pass_until("take_action")
    assert scene.place("Eko Sorridi") == "Docks"


STATS = f"""
    turn = 2
    [[player]]
    leader = "Kaspar Dietrich"
    crew = [{{name = "Terrell Brandt", at = "Docks"}}]
    hand = ["Not Today"]
    deck = ["Precision", "Regroup x4"]
    [[player]]
    leader = "{ODETTE}"
    crew = [{{name = "Henri Michelet", at = "Docks"}}]
    hand = ["Valiant Spirit x3"]
    """


@rule("FS-CARDS-14")
def test_what_combat_resolve_and_influence_are_for() -> None:
    scene = Scene(STATS).choose("Challenge", "Refuse")
    assert scene.wounds("Terrell Brandt") == 3, "Henri's Combat"
    assert scene.zone("Terrell Brandt") == "crew", "a Resolve of 5 holds four wounds"
    scene.cause(happenings.wound, 2, 1 << scene.card("Terrell Brandt"), 2)
    assert scene.zone("Terrell Brandt") == "locker"
    scene = Scene(STATS).choose("Claim")
    said = "Player 2 pressures the Docks with Influence: 1 (1 Henri Michelet) against 1 (1 Terrell Brandt)"
    said += ", a tie, and fails."
    assert said in scene.log()


@rule("FS-CARDS-14")
def test_finesse_limits_the_gambles_of_a_duel() -> None:
    """Terrell, with Finesse 1, gambles in his first round and no more."""
    scene = Scene(STATS).choose("Challenge", "Accept", "Gamble", "Precision")
    while not (scene.kind == "combat_card" and scene.asked == 1):
        scene.choose("Valiant Spirit" if scene.kind == "combat_card" else "Done")
    assert scene.options == ["Not Today", "Done"]


@rule("FS-CARDS-15")
def test_leaders_are_characters_with_a_crew_cap_and_panache() -> None:
    for card in catalogue():
        assert (card.kind == LEADER_CARD) == bool(card.traits & traits.LEADER)
        assert (card.kind == LEADER_CARD) == (card.crew_cap > 0) == (card.panache > 0)
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        hand = ["Langschwert"]
        [[player]]
        leader = {{name = "{ODETTE}", at = "Docks"}}
        """)
    for action in ("Move", "Claim", "Challenge", "Equip"):
        assert scene.offers(action)


@rule("FS-CARDS-16")
def test_nobody_has_two_leaders() -> None:
    with pytest.raises(BadDefinition):
        Scene(f'[[player]]\nleader = "Kaspar Dietrich"\ncrew = ["{ODETTE}"]\n[[player]]\nleader = "{ODETTE}"')
    for deck in SAMPLES.values():
        numbers = (*deck.approach, *(number for number, _ in deck.faction))
        assert not any(find_card(number).kind == LEADER_CARD for number in numbers)


def crew_of(others: int, more: str = "") -> Scene:
    """Kaspar, with a Crew Cap of 6, and this many others; somebody musters."""
    names = ["Otto Streit", "Uwe Zimmerman", "Philip Hase", "Gustavo", "Takama Siad"][:others]
    crew = ", ".join([f'"{name}"' for name in names] + ([more] if more else []))
    return Scene(f"""
        phase = "Planning"
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{crew}]
        approach = ["Terrell Brandt"]
        [[player]]
        leader = "{ODETTE}"
        """)


@rule("FS-CARDS-17")
def test_the_crew_cap_counts_the_leader_but_no_brutes() -> None:
    assert crew_of(4).kind == "take_action", "six with the newcomer"
    assert crew_of(5).kind == "choose_crew_excess"
    assert crew_of(4, '"Buratino"').kind == "take_action", "a Brute does not count"
    assert find_card("Buratino").keywords & BRUTE


@rule("FS-CARDS-18")
def test_modified_panache_sets_the_draw_and_unmodified_panache_the_hand_limit() -> None:
    """Parley Gone Wrong draws Kaspar's player one card more, and that one is too many at Dusk."""
    scene = Scene(f"""
        phase = "Planning"
        [[player]]
        leader = "Kaspar Dietrich"
        approach = ["Parley Gone Wrong", "Otto Streit", "Terrell Brandt", "Philip Hase"]
        deck = ["Precision x4", "Regroup x4"]
        [[player]]
        leader = "{ODETTE}"
        """)
    scene.choose("Otto Streit").pass_until("take_action")
    assert len(scene.hand(1)) == 7
    scene.choose("Pass", "Pass")
    assert (scene.kind, scene.asked) == ("discard_from_hand", 1)
    scene.choose("Regroup")
    assert len(scene.discard(1)) == 1


@rule("FS-CARDS-19")
def test_a_scheme_has_initiative_and_modifies_its_owners_panache_while_in_play() -> None:
    def drawn(schemes: str) -> tuple[int, int]:
        scene = Scene(f"""
            phase = "Planning"
            [[player]]
            leader = "Kaspar Dietrich"
            {schemes}
            deck = ["Precision x9"]
            [[player]]
            leader = "Kaspar Dietrich"
            deck = ["Precision x9"]
            """)
        scene.pass_until("take_action")
        return len(scene.hand(1)), len(scene.hand(2))

    assert drawn("") == (6, 6)
    assert drawn('schemes = ["Armed and Marshaled"]') == (5, 6)
    assert drawn('locker = ["Armed and Marshaled"]') == (6, 6)
    for card in catalogue():
        assert (card.kind == SCHEME_CARD) == (card.initiative > 0)


@rule("FS-CARDS-20")
def test_nothing_that_befalls_a_player_removes_the_scheme() -> None:
    """The Leader, the crew, the City cards and the hand may go; the scheme stays until the clean-up."""
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = ["Otto Streit"]
        schemes = ["The Song of Eisen"]
        hand = ["Precision"]
        [[player]]
        leader = "Kaspar Dietrich"
        [[player]]
        leader = "Kaspar Dietrich"
        """)
    s = scene.state
    everybody = 0
    for c in (*s.crew(0), *s.crew(1)):
        everybody |= 1 << c
    scene.cause(happenings.discard, 3, 1 << scene.card("Precision"))
    scene.cause(happenings.wound, 3, everybody & ~(1 << scene.card("Kaspar Dietrich", 1)), 20)
    assert scene.crew(1) == []
    assert scene.zone("The Song of Eisen") == "scheme"
    scene.choose("Pass", "Pass", "Pass").pass_until("take_action")
    assert scene.zone("The Song of Eisen") == "locker"


# Faction Deck, risks, attachments


@rule("FS-CARDS-21")
def test_faction_decks_hold_risks_and_attachments_with_combat_values() -> None:
    for deck in SAMPLES.values():
        for number, _ in deck.faction:
            card = find_card(number)
            assert card.kind in (RISK, ATTACHMENT) or card.keywords & BRUTE
            assert len(card.values) == 3
            assert all(value >= DASH for value in card.values)
    brute = find_card("Buratino")
    assert brute.values == (1, DASH, 2)


@rule("FS-CARDS-22")
def test_draw_means_from_ones_own_faction_deck() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        deck = ["Precision"]
        [[player]]
        leader = "Kaspar Dietrich"
        deck = ["Regroup"]
        [[player]]
        leader = "Kaspar Dietrich"
        [city]
        deck = ["Eko Sorridi"]
        [city."Ole's Inn"]
        control = 1
        """)
    scene.choose("Ole's Inn: Action")
    assert scene.hand(1) == ["Precision"]
    assert scene.deck(2) == ["Regroup"]


@rule("FS-CARDS-23", "FS-CARDS-24")
def test_an_empty_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        deck = ["Precision"]
        discard = ["Regroup", "Last Word"]
        [[player]]
        leader = "Kaspar Dietrich"
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Ole's Inn"}
        [city."Ole's Inn"]
        control = 1
        """)
    scene.choose("Ole's Inn: Action")
    assert (scene.deck(1), len(scene.discard(1))) == ([], 2), "empty, and left so"
    scene.cause(happenings.draw, 1, 1)
    assert (len(scene.hand(1)), len(scene.deck(1)), scene.discard(1)) == (2, 1, [])
    assert scene.game.view(0)["players"][0]["deck"] == {"count": 1, "known": []}, "facedown"


@rule("FS-CARDS-23")
def test_revealing_from_an_empty_deck_reshuffles_too() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{{name = "Otto Streit", at = "Docks"}}]
        deck = ["Precision"]
        discard = ["Langschwert", "Last Word"]
        [[player]]
        leader = "{ODETTE}"
        """)
    scene.choose("Otto Streit: Action").pass_until("take_action")
    assert scene.hand(1) == ["Langschwert"]
    assert sorted(scene.deck(1)) == ["Last Word", "Precision"]


@rule("FS-CARDS-25", "FS-CARDS-26")
def test_a_risk_played_for_its_ability_is_paid_and_then_discarded() -> None:
    text = f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        hand = [%s]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "Léontine Giroux", at = "Docks"}}]
        """
    assert not Scene(text % '"Press the Advantage", "Precision"').offers("Press the Advantage")
    scene = Scene(text % '"Press the Advantage", "Precision", "Precision"')
    scene.choose("Press the Advantage: Action").pass_until("take_action")
    assert scene.hand(1) == []
    assert sorted(scene.discard(1)) == ["Precision", "Precision", "Press the Advantage"]


@rule("FS-CARDS-27")
def test_an_attachment_does_something_only_while_equipped() -> None:
    """The Captain's Coat offers its City Action from Kaspar's shoulders, not from the ground."""
    text = f"""
        [[player]]
        leader = {{{{name = "Kaspar Dietrich", at = "Docks", engaged = true, equipped = [{{worn}}]}}}}
        crew = ["Otto Streit"]
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        cards = [{{lying}}]
        """
    assert Scene(text.format(worn="\"Captain's Coat\"", lying="")).offers("Captain's Coat: Action")
    assert not Scene(text.format(worn="", lying="\"Captain's Coat\"")).offers("Captain's Coat: Action")


@rule("FS-CARDS-28")
@pytest.mark.parametrize("engaged", ["true", "false"])
def test_an_attachments_modifiers_count_as_long_as_it_is_equipped(engaged: str) -> None:
    scene = Scene(f"""
        [[player]]
        crew = ["Otto Streit"]
        [player.leader]
        name = "Kaspar Dietrich"
        engaged = {engaged}
        equipped = [{{name = "Syrneth Hand", engaged = {engaged}}}, {{name = "Smuggled Item", engaged = {engaged}}}]
        [[player]]
        leader = "{ODETTE}"
        """)
    assert (scene.stat("Kaspar Dietrich", COMBAT), scene.stat("Kaspar Dietrich", INFLUENCE)) == (4, 3)
    scene.cause(happenings.discard, 1, 1 << scene.card("Smuggled Item"))
    assert scene.stat("Kaspar Dietrich", INFLUENCE) == 2


@rule("FS-CARDS-29")
def test_an_attachment_is_equipped_to_ones_own_characters() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        crew = [{{name = "Otto Streit", at = "Docks"}}]
        hand = ["Langschwert"]
        [[player]]
        leader = {{name = "{ODETTE}", at = "Docks"}}
        """)
    scene.choose("Equip")
    assert scene.options == ["Kaspar Dietrich", "Otto Streit"]


@rule("FS-CARDS-30", "FS-CARDS-33")
def test_a_character_wears_any_number_of_cards_apart_from_the_slots() -> None:
    """Two Trinkets and two Artifacts are no matter; a second Weapon is."""
    scene = Scene(f"""
        [[player]]
        hand = ["Precision x4", "Langschwert"]
        [player.leader]
        name = "Kaspar Dietrich"
        at = "Docks"
        engaged = true
        equipped = ["Sorte Deck", "Guild Triskelion", "Smuggled Item", "Throwing Knife", "Breastplate",
                    "Captain's Coat"]
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        cards = ["Syrneth Hand"]
        """)
    scene.choose("Equip", "Syrneth Hand").pass_until("take_action").choose("Pass")
    assert len(scene.state.gear(scene.card("Kaspar Dietrich"))) == 7
    scene.choose("Equip")
    assert scene.kind == "choose_slot_excess"
    assert sorted(scene.options) == ["Langschwert", "Throwing Knife"]


@rule("FS-CARDS-31")
def test_gear_is_discarded_when_it_or_its_bearer_leaves_play() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", equipped = ["Throwing Knife"]}}
        crew = [{{name = "Otto Streit", equipped = ["Langschwert", "Sorte Deck"]}}]
        [[player]]
        leader = "{ODETTE}"
        """)
    scene.cause(happenings.send_to_locker, 1, 1 << scene.card("Otto Streit"))
    assert scene.discard(1) == ["Langschwert"]
    assert scene.city_discard() == ["Sorte Deck"]
    scene.cause(happenings.destroy, 2, 1 << scene.card("Throwing Knife"))
    assert scene.discard(1) == ["Langschwert", "Throwing Knife"]


@rule("FS-CARDS-32")
def test_a_destroyed_characters_attachments_go_to_their_owners_discard_piles() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        [[player]]
        leader = "{ODETTE}"
        [[player.crew]]
        name = "Léontine Giroux"
        at = "Docks"
        wounds = 3
        equipped = ["Cavalier Hat", {{name = "Langschwert", by = 1}}, "Sorte Deck"]
        """)
    scene.choose("Challenge", "Refuse")
    assert scene.locker(2) == ["Léontine Giroux"]
    assert (scene.discard(1), scene.discard(2)) == (["Langschwert"], ["Cavalier Hat"])
    assert scene.city_discard() == ["Sorte Deck"]


@rule("FS-CARDS-33")
def test_traits_have_no_rules_of_their_own() -> None:
    """Langschwert and Sorte Deck bear Melee, Sword, Sorte and Trinket: the bearer's numbers do not care."""
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", equipped = ["Langschwert", "Sorte Deck"]}}
        [[player]]
        leader = "{ODETTE}"
        """)
    assert [scene.stat("Kaspar Dietrich", k) for k in (RESOLVE, COMBAT, FINESSE, INFLUENCE)] == [9, 3, 2, 2]
