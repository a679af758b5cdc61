"""High Drama: turns, passing, and the actions every player has (FS-DRAMA)."""

import pytest

from duels import decline, fight, play
from ledger import rule
from scene import Scene

TWO = """
    [[player]]
    leader = "Kaspar Dietrich"
    crew = ["Otto Streit"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
"""
THREE = """
    first_player = 2
    [[player]]
    leader = "Kaspar Dietrich"
    [[player]]
    leader = "Odette Dubois d'Arrent"
    [[player]]
    leader = "Kaspar Dietrich"
"""


# Turns


@rule("FS-DRAMA-01")
def test_high_drama_has_a_beginning_turns_and_an_end() -> None:
    scene = Scene("""
        phase = "Planning"
        [[player]]
        leader = "Kaspar Dietrich"
        approach = ["Armed and Marshaled", "Otto Streit"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        approach = ["Épée Sanglante", "Jean Urbain"]
    """)
    scene.pass_until("take_action").choose("Pass", "Pass").pass_until("choose_approach")
    marks = ("the end of Planning", "the beginning of High Drama", "passes", "the end of High Drama",
             "the beginning of Plunder")  # fmt: skip
    told = [m for line in scene.game.log() for m in marks if m in line]
    assert told[:6] == [*marks[:3], *marks[2:]]


@rule("FS-DRAMA-02")
def test_turns_go_clockwise_from_the_first_player_with_one_action_each() -> None:
    scene = Scene(THREE)
    turns = []
    for where in ("the Docks", "the Forums", "the Grand Bazaar"):
        turns.append(scene.asked)
        scene.choose("Move", where)
    assert turns == [2, 3, 1]
    assert scene.asked == 2
    assert scene.place("Odette Dubois d'Arrent") == "Docks"


@rule("FS-DRAMA-03")
def test_the_list_of_actions() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = [{name = "Otto Streit", at = "Docks"}]
        hand = ["Langschwert", "Buratino", "Precision x5"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        [city.Docks]
        cards = ["Eko Sorridi"]
    """)
    for name in ("Otto Streit: Action", "Move", "Equip", "Recruit", "Challenge", "Claim", "Play a Brute", "Pass"):
        assert name in scene.options


@rule("FS-DRAMA-04")
def test_a_card_action_keeps_its_limit_though_the_list_is_unlimited() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}]
        deck = ["Langschwert x4"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    scene.choose("Otto Streit: Action").pass_until("take_action").choose("Pass")
    assert scene.asked == 1
    assert not scene.offers("Otto Streit: Action")
    assert scene.offers("Move")


@rule("FS-DRAMA-05")
def test_passing_is_always_possible_and_does_not_bind() -> None:
    scene = Scene(TWO)
    assert scene.asked == 1
    scene.choose("Pass")
    assert scene.asked == 2 and scene.offers("Pass")
    scene.choose("Move", "the Docks")
    assert scene.asked == 1 and scene.offers("Move")
    stuck = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", engaged = true}
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    assert stuck.asked == 2  # the only option of player 1 was to pass


@rule("FS-DRAMA-06", "FS-RULE-24")
def test_the_phase_ends_when_all_pass_in_a_row() -> None:
    scene = Scene(THREE)
    scene.choose("Pass", "Pass")
    assert scene.asked == 1
    scene.choose("Move", "the Docks", "Pass", "Pass")
    assert scene.kind == "take_action" and scene.asked == 1
    scene.choose("Pass")
    assert scene.game.view(None)["day"] == 2


@rule("FS-RULE-24")
def test_a_reaction_does_not_interrupt_the_row_of_passes() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        schemes = ["The Song of Eisen"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    scene.choose("Pass", "Pass")
    assert (scene.kind, scene.asked) == ("react", 1)
    scene.choose("The Song of Eisen: Reaction")
    assert scene.renown(1) == 1
    assert scene.game.view(None)["day"] == 2


# Card Actions


@rule("FS-DRAMA-07")
def test_actions_come_from_play_from_hand_from_events_and_from_locations() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = [{name = "Otto Streit", at = "Docks"}]
        hand = ["Regroup", "Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        hand = ["Regroup"]
        [[player]]
        leader = "Kaspar Dietrich"
        [city.Docks]
        cards = ["Point of Opportunity"]
        renown = 1
        [city."Ole's Inn"]
        control = 1
    """)
    for name in ("Otto Streit", "Regroup", "Point of Opportunity", "Ole's Inn"):
        assert scene.offers(f"{name}: Action"), name
    scene.choose("Pass")
    for name in ("Otto Streit", "Regroup", "Point of Opportunity", "Ole's Inn"):
        assert not scene.offers(f"{name}: Action"), name


@rule("FS-DRAMA-08", "FS-ABIL-18")
def test_a_risk_is_discarded_after_all_its_effects() -> None:
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
    assert scene.discard(1) == ["Precision"]
    scene.choose("the Docks")
    assert scene.discard(1) == ["Precision", "Regroup"]
    assert scene.settled


# Move


@rule("FS-DRAMA-09")
def test_moving_engages_except_from_home() -> None:
    scene = Scene(TWO)
    scene.choose("Move", "Otto Streit", "the Docks", "Pass")
    assert not scene.engaged("Otto Streit")
    scene.choose("Move", "Otto Streit", "the Forums")
    assert scene.engaged("Otto Streit")
    scene.choose("Pass")
    assert scene.options[0] == "Move"
    scene.choose("Move")  # only Kaspar is left to move: Otto is engaged in the City
    assert scene.kind == "choose_location"
    scene.choose("the Docks")
    assert scene.place("Kaspar Dietrich") == "Docks"


@rule("FS-DRAMA-10")
def test_destinations_of_a_move() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}, {name = "Terrell Brandt", at = "Forums"}]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)

    def places(who: str) -> list[str]:
        game = scene.game.copy()
        for words in ("Move", who):
            decision = game.decision()
            assert decision is not None
            game.choose(decision.find(words))
        decision = game.decision()
        assert decision is not None
        return [o.words for o in decision.options]

    assert places("Kaspar Dietrich") == ["Ole's Inn", "the Docks", "the Forums", "the Grand Bazaar"]
    assert places("Otto Streit") == ["Ole's Inn", "the Forums", "Home"]
    assert places("Terrell Brandt") == ["the Docks", "the Grand Bazaar", "Home"]


@rule("FS-DRAMA-11", "FS-RULE-23")
def test_a_moving_character_keeps_wounds_gear_and_state() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [
            {name = "Terrell Brandt", engaged = true, wounds = 2, equipped = [{name = "Langschwert", engaged = true}]},
        ]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    scene.choose("Move", "Terrell Brandt", "the Docks")
    assert scene.place("Terrell Brandt") == "Docks"
    assert scene.wounds("Terrell Brandt") == 2
    assert scene.engaged("Terrell Brandt") and scene.engaged("Langschwert")
    assert scene.host("Langschwert") == "Terrell Brandt"


@rule("FS-DRAMA-12")
def test_movement_by_an_ability_is_to_an_adjacent_location() -> None:
    regroup = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Regroup", "Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    regroup.choose("Regroup: Action")
    assert regroup.place("Kaspar Dietrich") == "Forums"  # the Docks has no other neighbour in the City
    porte = Scene("""
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Bazaar"}
        crew = [{name = "Maxime de Lafayette", at = "Docks"}, {name = "Jean Urbain", at = "Forums"}, "Bastien Girard"]
        hand = ["Porté Travel"]
        [[player]]
        leader = "Kaspar Dietrich"
    """)
    porte.choose("Porté Travel: Action")
    assert sorted(porte.options) == ["Bastien Girard", "Jean Urbain"]  # Odette is two steps away


# Equip


@rule("FS-DRAMA-13", "FS-DRAMA-14", "FS-RULE-28")
def test_equipping_pays_the_card_and_engages_nobody() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", engaged = true}
        crew = ["Otto Streit"]
        hand = ["Polished Flintlock", "Precision", "Regroup", "Iron Reply"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        [city.Docks]
        cards = ["Duckfoot Pistol"]
    """)
    scene.choose("Equip")
    assert sorted(scene.options) == ["Kaspar Dietrich", "Otto Streit"]  # engaged, opposed or at Home: no matter
    scene.choose("Otto Streit", "Iron Reply", "Precision")  # at Home: only what is in hand
    assert scene.host("Polished Flintlock") == "Otto Streit"
    assert not scene.engaged("Otto Streit") and not scene.engaged("Polished Flintlock")
    assert scene.hand(1) == ["Regroup"]
    scene.choose("Pass", "Equip")
    assert scene.host("Duckfoot Pistol") == "Kaspar Dietrich"
    assert scene.hand(1) == []
    assert scene.settled


@rule("FS-DRAMA-14")
def test_an_available_attachment_is_only_to_be_had_where_it_lies() -> None:
    text = """
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "%s"}
        hand = ["Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        cards = ["Duckfoot Pistol"]
    """
    assert Scene(text % "Docks").offers("Equip")
    assert not Scene(text % "Forums").offers("Equip")
    assert not Scene(text % "Home").offers("Equip")


@rule("FS-DRAMA-15")
def test_a_risk_that_equips_itself_is_not_equipped_by_the_equip_action() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = [{name = "Cesca del Rosso", at = "Docks"}]
        hand = ["Fate's Burden"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
    """)
    assert not scene.offers("Equip")
    scene.choose("Fate's Burden: Action")
    decline(scene)
    assert scene.host("Fate's Burden") == "Odette Dubois d'Arrent"


# Recruit and parley


@rule("FS-DRAMA-16", "FS-CORE-16")
def test_recruiting_buys_a_mercenary_where_it_is() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks", engaged = true}, {name = "Terrell Brandt", at = "Forums"}]
        hand = ["Precision x5"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        cards = ["Eko Sorridi"]
        [city.Bazaar]
        cards = ["Leja Juska"]
    """)
    scene.choose("Recruit")  # Otto, who is the only one beside a Mercenary, performs
    assert scene.zone("Eko Sorridi") == "crew"
    assert scene.place("Eko Sorridi") == "Docks"
    assert not scene.engaged("Eko Sorridi")
    assert scene.state.holder[scene.card("Eko Sorridi")] == 0
    assert len(scene.hand(1)) == 1
    assert scene.settled


@rule("FS-DRAMA-16")
def test_recruiting_is_a_city_action() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        hand = ["Precision x5"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        cards = ["Eko Sorridi"]
    """)
    assert not scene.offers("Recruit")


@rule("FS-DRAMA-17")
def test_recruiting_over_the_crew_cap_sends_someone_to_the_locker() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks", engaged = true}, "Terrell Brandt", "Uwe Zimmerman", "Philip Hase",
                "Daniella Dietrich"]
        hand = ["Precision x4"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        cards = ["Eko Sorridi"]
    """)
    scene.choose("Recruit")
    assert (scene.kind, scene.asked) == ("choose_crew_excess", 1)
    assert "Eko Sorridi" in scene.options and "Kaspar Dietrich" not in scene.options
    scene.choose("Philip Hase")
    assert scene.zone("Philip Hase") == "locker"
    assert scene.zone("Eko Sorridi") == "crew"
    assert scene.settled


PARLEY = """
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Forums"}
    crew = [{name = "Otto Streit", at = "Docks"}, {name = "Philip Hase", at = "Docks"},
            {name = "Uwe Zimmerman", at = "Docks", engaged = true}, {name = "Gustavo", at = "Docks"}]
    hand = ["Precision x2"]
    [[player]]
    leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
    [city.Docks]
    cards = ["Eko Sorridi"]
"""


@rule("FS-DRAMA-18", "FS-DRAMA-20", "FS-RULES-15", "FS-RULE-26", "FS-REACT-13")
def test_parleys_engage_characters_there_and_lower_the_price_by_their_influence() -> None:
    scene = Scene(PARLEY)
    scene.choose("Recruit", "Otto Streit")  # the performer itself may parley as well
    assert scene.kind == "parley"
    # not Kaspar (elsewhere), not Uwe (engaged), not Gustavo (a Mercenary); two cards do not meet a cost of 4 yet
    assert scene.options == ["Parley with Otto Streit", "Parley with Philip Hase"]
    scene.choose("Parley with Otto Streit")
    assert scene.engaged("Otto Streit")
    assert scene.options == ["Parley with Philip Hase", "Done"]  # the rest, 2, could now be paid
    scene.choose("Parley with Philip Hase")
    assert scene.hand(1) == ["Precision", "Precision"]
    assert scene.zone("Eko Sorridi") == "crew"
    assert scene.settled


@rule("FS-DRAMA-18", "FS-REACT-13")
def test_a_player_may_stop_parleying_and_pay_the_rest() -> None:
    scene = Scene(PARLEY)
    scene.choose("Recruit", "Otto Streit", "Parley with Philip Hase", "Done")
    assert scene.hand(1) == []
    assert scene.engaged("Philip Hase") and not scene.engaged("Otto Streit")
    assert scene.settled


@rule("FS-DRAMA-19")
def test_only_negotiable_cards_are_parleyed_for() -> None:
    text = """
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Precision x4"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        cards = ["%s"]
    """
    assert Scene(text % "Eko Sorridi").choose("Recruit").kind == "parley"
    pistol = Scene(text % "Duckfoot Pistol").choose("Equip")  # negotiable is a keyword of the card
    assert pistol.settled and not pistol.engaged("Kaspar Dietrich")


@rule("FS-DRAMA-19")
def test_a_mercenary_without_negotiable_cannot_be_parleyed_for() -> None:
    from quarterdeck.games.five_sails.terms import LOSE_KEYWORD, NEGOTIABLE, THE_DAY
    from quarterdeck.kernel.lasting import add

    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Precision x4"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        cards = ["Eko Sorridi"]
    """)
    eko = scene.card("Eko Sorridi")
    add(scene.state, (LOSE_KEYWORD, 0, eko, 0, eko, NEGOTIABLE, THE_DAY))
    scene.choose("Recruit")
    assert scene.hand(1) == [] and not scene.engaged("Kaspar Dietrich")


# Challenge and claim


@rule("FS-DRAMA-21", "FS-DUEL-05")
def test_challenging_engages_the_performer_and_names_combat() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Terrell Brandt", at = "Docks"}]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Forums"}
        crew = [{name = "Jean Urbain", at = "Docks"}]
    """)
    scene.choose("Challenge")
    assert scene.engaged("Terrell Brandt")
    duel = scene.game.view(None)["duel"]
    assert duel["stat"] == "Combat"
    assert duel["characters"] == ["Terrell Brandt", "Jean Urbain"]


@rule("FS-DRAMA-21")
@pytest.mark.parametrize("mine, theirs, offered", [
    ('at = "Docks"', "Docks", True),
    ('at = "Docks", engaged = true', "Docks", False),
    ('at = "Docks"', "Forums", False),
    ('at = "Home"', "Home", False),
])  # fmt: skip
def test_a_challenge_needs_an_en_garde_performer_and_somebody_opposing(mine: str, theirs: str, offered: bool) -> None:
    scene = Scene(f"""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{{name = "Terrell Brandt", {mine}}}]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{{name = "Jean Urbain", at = "{theirs}"}}]
    """)
    assert scene.offers("Challenge") is offered


@rule("FS-DRAMA-22", "FS-CORE-61")
def test_claiming_engages_and_pressures_with_influence() -> None:
    text = """
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "%s", at = "Docks"}]
    """
    won = Scene(text % "Jean Urbain").choose("Claim")
    assert won.control("Docks") == 1 and won.engaged("Kaspar Dietrich")
    lost = Scene(text % "Léontine Giroux").choose("Claim")
    assert lost.control("Docks") == 0 and lost.engaged("Kaspar Dietrich")
    assert lost.settled


@rule("FS-DRAMA-22")
def test_claiming_is_a_city_action_of_an_en_garde_character() -> None:
    text = """
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "%s", engaged = %s}
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """
    assert Scene(text % ("Docks", "false")).offers("Claim")
    assert not Scene(text % ("Home", "false")).offers("Claim")
    assert not Scene(text % ("Docks", "true")).offers("Claim")


@rule("FS-DRAMA-23", "FS-REACT-07")
def test_a_duel_belongs_to_the_action_and_the_next_turn_is_clockwise() -> None:
    scene = Scene("""
        first_player = 2
        turn = 2
        [[player]]
        leader = "Kaspar Dietrich"
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["Disarm", "Valiant Spirit"]
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Terrell Brandt", at = "Docks"}]
        hand = ["Precision", "Last Word"]
    """)
    play(fight(scene), "Last Word")
    assert (scene.kind, scene.asked) == ("combat_card", 2)
    play(scene, "Done")
    assert (scene.kind, scene.asked) == ("take_action", 3)
    assert scene.settled
