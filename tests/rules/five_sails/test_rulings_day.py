"""Rulings (FS-RULE) on victory, the phases of the Day, buying, zones and what everybody may know."""

import pytest

from duels import forums, who
from ledger import rule
from quarterdeck.games.five_sails import happenings, traits
from quarterdeck.games.five_sails.terms import (
    BRUTE, CHANGE_STAT, FINESSE, GAIN_KEYWORD, GAIN_TRAIT, INFLUENCE, LOSE_KEYWORD, THE_DAY,
)  # fmt: skip
from quarterdeck.kernel.flow import run
from quarterdeck.kernel.lasting import add
from scene import Scene

ODETTE = "Odette Dubois d'Arrent"


def outcome(scene: Scene) -> tuple[str, int | None]:
    """How the game ended, and the player who won it."""
    seen = scene.game.view(None)
    return seen["victory"], None if seen["winner"] is None else seen["winner"] + 1


# Victory and players


@rule("FS-RULE-01")
def test_the_game_stops_the_moment_a_leader_is_the_only_one_left() -> None:
    """Last Word's wound destroys the challenger: the values of the card, and the rest of the round, never come."""
    scene = Scene(f"""
        turn = 2
        [[player]]
        leader = {{name = "{ODETTE}", at = "Docks", equipped = ["Throwing Knife"]}}
        hand = ["Last Word"]
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", wounds = 8}}
        crew = ["Jean Urbain"]
        """)
    scene.choose("Challenge", "Accept").pass_until("round_abilities").choose("Last Word: Maneuver")
    assert outcome(scene) == ("assassination", 1)
    assert scene.log()[-3:] == [
        "Kaspar Dietrich takes 1 wound.", "Kaspar Dietrich is destroyed.", "Player 1 wins: no other Leader is left.",
    ]  # fmt: skip


@rule("FS-RULE-02")
def test_a_surviving_leader_wins_whatever_threat_is_still_pending() -> None:
    """Kaspar's last thrust leaves five threat with Odette, who could not survive one; but he dies first."""
    scene = Scene(f"""
        turn = 2
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", wounds = 8}}
        hand = ["Fight Through the Pain"]
        [[player]]
        leader = {{name = "{ODETTE}", at = "Docks", wounds = 4}}
        """)
    scene.choose("Challenge", "Accept").pass_until("never")
    assert outcome(scene) == ("assassination", 2)
    assert "Player 1: Thrust 5." in scene.log()
    assert scene.wounds(ODETTE) == 4


def all_leaders_die(renown: tuple[int, ...], more: str = "") -> Scene:
    leaders = ("Kaspar Dietrich", ODETTE, "Kaspar Dietrich")
    players = "\n".join(f'[[player]]\nleader = "{leaders[i]}"\nrenown = {n}' for i, n in enumerate(renown))
    scene = Scene(f"{players}\n{more}")
    doomed = 0
    for c in scene.state.match.leader:
        doomed |= 1 << c
    return scene.cause(happenings.destroy, 1, doomed)


@rule("FS-RULE-03")
def test_leaders_who_die_together_are_ranked_like_on_the_fifth_day() -> None:
    assert outcome(all_leaders_die((1, 2))) == ("assassination", 2)
    assert outcome(all_leaders_die((2, 2), "[city.Docks]\ncontrol = 1")) == ("assassination", 1)
    assert outcome(all_leaders_die((2, 2))) == ("draw", None)


@rule("FS-RULE-03")
def test_with_three_players_the_halving_comes_first() -> None:
    """5, 3 and 4 become 2, 1 and 2: the location decides between the first and the third."""
    assert outcome(all_leaders_die((5, 3, 4), "[city.Docks]\ncontrol = 3")) == ("assassination", 3)
    assert outcome(all_leaders_die((5, 3, 4))) == ("draw", None)


LEADERLESS = f"""
    [[player]]
    leader = "Kaspar Dietrich"
    crew = ["Otto Streit", "Uwe Zimmerman", "Philip Hase", "Gustavo", {{name = "Terrell Brandt", at = "Docks"}}]
    hand = ["Precision x6", "Last Word"]
    deck = ["Regroup x9"]
    schemes = ["Armed and Marshaled"]
    approach = ["Daniella Dietrich"]
    renown = 13
    [[player]]
    leader = "{ODETTE}"
    [[player]]
    leader = "{ODETTE}"
    [city.Docks]
    cards = ["Eko Sorridi"]
    control = 1
    [city.Forums]
    control = 1
    renown = 1
    """


@rule("FS-RULE-04")
def test_a_player_without_a_leader_plays_on_and_can_win() -> None:
    scene = Scene(LEADERLESS)
    scene.cause(happenings.destroy, 2, 1 << scene.card("Kaspar Dietrich"))
    assert not scene.game.over
    assert scene.renown(1) == 6
    assert len(scene.crew(1)) == 5
    assert len(scene.hand(1)) == 7
    assert (scene.control("Docks"), scene.control("Forums")) == (1, 1)
    assert [card["name"] for card in scene.game.view(None)["players"][0]["schemes"]] == ["Armed and Marshaled"]
    assert (scene.asked, scene.kind) == (1, "take_action")
    assert scene.offers("Claim")
    scene.choose("Pass", "Pass", "Pass")
    assert outcome(scene) == ("economic", 1)


@rule("FS-RULE-04")
def test_a_player_without_a_leader_never_wins_by_assassination() -> None:
    scene = Scene(LEADERLESS)
    kaspar, odette, third = scene.state.match.leader
    scene.cause(happenings.destroy, 2, 1 << kaspar).cause(happenings.destroy, 1, 1 << odette)
    assert outcome(scene) == ("assassination", 3)
    scene = Scene(LEADERLESS).cause(happenings.destroy, 2, 1 << kaspar)
    scene.cause(happenings.destroy, 1, 1 << odette | 1 << third)
    assert outcome(scene) == ("assassination", 1), "nobody is the only one with a Leader: the ranking decides"


@rule("FS-RULE-05")
def test_the_crew_cap_of_a_lost_leader_still_counts_but_the_leader_does_not() -> None:
    """With Kaspar gone five are left of a Crew Cap of 6: Eko is welcome, and only the next is too many."""
    scene = Scene(LEADERLESS.replace("renown = 13", "renown = 0"))
    scene.cause(happenings.destroy, 2, 1 << scene.card("Kaspar Dietrich"))
    scene.choose("Recruit").pass_until("take_action")
    assert len(scene.crew(1)) == 6
    scene.choose("Pass", "Pass", "Pass")
    assert (scene.state.day, scene.kind, scene.asked) == (2, "choose_crew_excess", 1)
    assert scene.offers("Daniella Dietrich")


@rule("FS-RULE-05")
def test_the_panache_of_a_lost_leader_still_counts() -> None:
    scene = Scene(LEADERLESS.replace("renown = 13", "renown = 0"))
    scene.cause(happenings.destroy, 2, 1 << scene.card("Kaspar Dietrich"))
    scene.choose("Pass", "Pass", "Pass")
    assert (scene.kind, scene.asked) == ("discard_from_hand", 1), "seven cards, a Panache of 6"
    scene.choose("Last Word").pass_until("take_action")
    assert scene.log().count("Player 1 draws a card.") == 6


@rule("FS-RULE-06")
def test_a_leader_who_leaves_undestroyed_costs_no_renown_but_no_longer_counts() -> None:
    scene = Scene(LEADERLESS)
    kaspar, odette, _ = scene.state.match.leader
    scene.cause(happenings.send_to_locker, 1, 1 << kaspar)
    assert scene.renown(1) == 13
    assert not scene.game.over
    scene.cause(happenings.destroy, 3, 1 << odette)
    assert outcome(scene) == ("assassination", 3)


CONCEDE = """
    first_player = 2
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks"}
    hand = ["Precision", "Regroup"]
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Captain's Coat"]}
    crew = [{name = "Eko Sorridi", at = "Docks"}]
    hand = ["Valiant Spirit x2", "Disarm"]
    renown = 4
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks"}
    hand = ["Disarm"]
    [city.Forums]
    control = 2
    renown = 2
    """


@rule("FS-RULE-07")
def test_a_player_who_leaves_takes_their_cards_along() -> None:
    scene = Scene(CONCEDE)
    assert scene.asked == 2
    scene.game.concede(1)
    assert not scene.game.over
    assert scene.asked == 3, "the token, and the turn, pass to the left"
    assert scene.game.view(None)["first_player"] == 2
    assert (scene.crew(2), scene.hand(2), scene.discard(2)) == ([], [], [])
    assert sorted(scene.city_discard()) == ["Captain's Coat", "Eko Sorridi"]
    assert (scene.control("Forums"), scene.renown("Forums"), scene.renown(2)) == (0, 2, 0)
    scene.choose("Pass")
    assert scene.asked == 1
    scene.game.concede(0)
    assert outcome(scene) == ("last player left", 3)


@rule("FS-RULE-07")
@pytest.mark.parametrize("leaver", [0, 1])
def test_a_duel_of_a_player_who_leaves_ends_at_once(leaver: int) -> None:
    """Eko has challenged the first Kaspar, who is choosing a combat card when one of the two players drops out."""
    scene = Scene(CONCEDE).choose("Challenge", "Eko Sorridi challenges Kaspar Dietrich (of Player 1)", "Accept")
    assert (scene.kind, scene.asked) == ("combat_card", 1)
    scene.game.concede(leaver)
    assert scene.game.view(None)["duel"] is None
    assert scene.settled
    assert (scene.kind, scene.asked) == ("take_action", 3)


THIRD = """
[[player]]
leader = {name = "Soline el Gato", at = "Docks"}
crew = [{name = "Terrell Brandt", at = "Docks"}]
"""


@rule("FS-RULE-07")
def test_what_somebody_has_announced_fails_unpaid_when_who_leaves_takes_all_it_could_be_about_along() -> None:
    people = [who("Otto Streit", "Forums"), who("Kalla Forsberg", "Forums")]
    afar = who(ODETTE, "Ole's Inn")
    scene = forums(people, [], ["Razrushitel", "Precision"], their_leader=afar, third=THIRD)
    scene.choose("Razrushitel: Action")
    assert scene.kind == "choose_performer"
    scene.game.concede(2)
    assert (scene.hand(1), scene.discard(1)) == (["Precision"], ["Razrushitel"])
    assert [scene.place(name) for name in ("Otto Streit", "Kalla Forsberg")] == ["Forums", "Forums"]
    assert (scene.kind, scene.asked) == ("take_action", 2)


@rule("FS-RULE-07")
def test_nobody_follows_whose_player_leaves() -> None:
    mine = ["Otto Streit", "Kalla Forsberg"]
    scene = forums(mine, ["Jean Urbain"], ["Predatory Pursuit", "Precision", "Disarm"], third=THIRD, first=2)
    scene.choose("Pass", "Move", "Jean Urbain", "the Docks", "Predatory Pursuit: Reaction", "Otto Streit")
    assert (scene.kind, scene.asked) == ("pay_wealth", 1)
    scene.game.concede(1)
    scene.choose("Precision")
    assert [scene.place(name) for name in mine] == ["Forums", "Forums"]
    assert scene.kind == "take_action"


@rule("FS-RULE-08")
def test_the_fifth_day_is_decided_in_plunder_while_locations_are_controlled() -> None:
    scene = Scene(f"""
        day = 5
        [[player]]
        leader = "Kaspar Dietrich"
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        control = 1
        """)
    scene.choose("Pass", "Pass")
    assert outcome(scene) == ("fifth day", 1), "the location beats Odette's Influence"
    assert not any("Dusk" in text for text in scene.log())


@rule("FS-RULE-09")
def test_a_shared_lead_over_a_third_player_wins_nothing() -> None:
    players = "\n".join(f'[[player]]\nleader = "Kaspar Dietrich"\nrenown = {n}' for n in (8, 8, 7))
    scene = Scene('phase = "Plunder"\n' + players)
    assert not scene.game.over
    scene = Scene('phase = "Plunder"\nday = 5\n' + players + "\n[city.Docks]\ncontrol = 2\n[city.Forums]\ncontrol = 3")
    assert outcome(scene) == ("fifth day", 2)


@rule("FS-RULE-10")
def test_the_tiebreaks_count_ancillary_locations_and_influence_anywhere() -> None:
    head = 'phase = "Plunder"\nday = 5\n'
    kaspar = '[[player]]\nleader = {name = "Kaspar Dietrich", at = "Forums"}\n'
    three = head + kaspar * 3
    assert outcome(Scene(three + '[city."Ole\'s Inn"]\ncontrol = 3')) == ("fifth day", 3)
    merc = 'crew = [{name = "Jean Urbain", at = "Docks"}, {name = "Sigurd Ulfsen", at = "Docks"}]\n'
    assert outcome(Scene(head + kaspar + kaspar + merc)) == ("fifth day", 2), "2 and 1 and a dash against 2"


@rule("FS-RULE-10")
def test_a_player_without_a_leader_ranks_last_by_wounds() -> None:
    """Level in all else: Otto's Influence is that of the Kaspar who was lost."""
    scene = Scene("""
        day = 5
        [[player]]
        leader = "Kaspar Dietrich"
        crew = ["Otto Streit"]
        [[player]]
        leader = {name = "Kaspar Dietrich", wounds = 8}
        [[player]]
        leader = {name = "Kaspar Dietrich", wounds = 7}
        """)
    scene.cause(happenings.destroy, 2, 1 << scene.card("Kaspar Dietrich", 0))
    scene.choose("Pass", "Pass", "Pass")
    assert outcome(scene) == ("fifth day", 3)


@rule("FS-RULE-11")
def test_tokens_do_not_run_out() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "Kaspar Dietrich"
        [[player]]
        leader = "{ODETTE}"
        """)
    scene.cause(happenings.gain_renown, 1, 90).cause(happenings.gain_renown, 2, 90)
    scene.cause(happenings.add_renown, 1, 1, 60)
    assert (scene.renown(1), scene.renown(2), scene.renown("Docks")) == (90, 90, 60)


# First Player, Dawn, Planning


def initiative(holder: int, schemes: tuple[str, ...], pick: int = -1) -> int:
    """The First Player after these schemes were revealed by three or four players."""
    players = "\n".join(
        f'[[player]]\nleader = "Kaspar Dietrich"\napproach = ["{scheme}", "Otto Streit"]' for scheme in schemes
    )
    picks = f"picks = [{pick}]\n" if pick >= 0 else ""
    scene = Scene(f'phase = "Planning"\nfirst_player = {holder}\n{picks}{players}')
    told = [text for text in scene.log() if "First Player token" in text]
    return int(told[0].split()[1])


HIGH, LOW = "Let the Sword Decide", "Armed and Marshaled"


@rule("FS-RULE-12")
def test_a_tie_passes_the_token_to_the_next_of_those_tied() -> None:
    assert initiative(1, (HIGH, LOW, HIGH)) == 3, "the left neighbour is not tied, the holder is passed over"
    assert initiative(3, (HIGH, LOW, HIGH)) == 1
    assert initiative(2, (HIGH, LOW, HIGH)) == 3
    assert initiative(2, (HIGH, HIGH, HIGH, LOW)) == 3


@rule("FS-RULE-13")
def test_on_the_first_day_only_those_tied_are_drawn_among() -> None:
    assert initiative(0, (HIGH, LOW, HIGH), pick=0) == 1
    assert initiative(0, (HIGH, LOW, HIGH), pick=1) == 3


@rule("FS-RULE-14")
def test_a_single_when_revealed_effect_needs_no_first_player() -> None:
    """It resolves at once, and Initiative is determined afterwards as usual."""
    scene = Scene(f"""
        phase = "Planning"
        first_player = 0
        [[player]]
        leader = "Kaspar Dietrich"
        approach = ["Shifting Tides"]
        [[player]]
        leader = "{ODETTE}"
        approach = ["Let the Sword Decide"]
        [city]
        deck = ["Takama Siad", "Eko Sorridi", "Giacinto"]
        [city.Docks]
        cards = ["Gustavo"]
        """)
    told = [text for text in scene.log() if text.startswith("Gustavo") or "token" in text]
    assert told == ["Gustavo is discarded.", "Player 2 takes the First Player token with Initiative 63."]


@rule("FS-RULE-15")
def test_a_player_with_nothing_left_to_select_skips_that_part() -> None:
    """Without a scheme the Initiative is below all others, and no Panache modifier applies."""
    scene = Scene(f"""
        phase = "Planning"
        first_player = 1
        [[player]]
        leader = "Kaspar Dietrich"
        approach = ["Otto Streit", "Terrell Brandt"]
        deck = ["Precision x9"]
        [[player]]
        leader = "{ODETTE}"
        approach = ["Épée Sanglante"]
        deck = ["Disarm x9"]
        """)
    assert sorted(scene.options) == ["Otto Streit", "Terrell Brandt"]
    scene.choose("Otto Streit").pass_until("take_action")
    assert scene.game.view(None)["first_player"] == 1, "even an Initiative of 26 beats none"
    assert scene.crew(2) == [ODETTE]
    assert (len(scene.hand(1)), len(scene.hand(2))) == (6, 6)


@rule("FS-RULE-16")
def test_city_cards_are_dealt_faceup_beginning_with_oles_inn() -> None:
    player = '[[player]]\nleader = "Kaspar Dietrich"\n'
    deck = '[city]\ndeck = ["Eko Sorridi", "Sorte Deck", "Gustavo", "Captain\'s Coat"]'
    scene = Scene('phase = "Dawn"\n' + player * 3 + deck)
    city = scene.game.view(None)["city"]
    assert [place["cards"][0]["name"] for place in city] == ["Eko Sorridi", "Sorte Deck", "Gustavo", "Captain's Coat"]
    assert city[0]["name"] == "Ole's Inn"


@rule("FS-RULE-17")
@pytest.mark.parametrize(("discard", "dealt"), [('"Gustavo", "Takama Siad"', 3), ('"Gustavo"', 2), ("", 1)])
def test_an_empty_city_deck_is_made_anew_from_its_discard_pile(discard: str, dealt: int) -> None:
    player = '[[player]]\nleader = "Kaspar Dietrich"\n'
    scene = Scene(f'phase = "Dawn"\n{player * 2}\n[city]\ndeck = ["Eko Sorridi"]\ndiscard = [{discard}]')
    assert len(scene.state.city_cards()) == dealt
    assert scene.names(tuple(scene.state.city_cards_at(1))) == ["Eko Sorridi"]
    assert scene.city_discard() == []


@rule("FS-RULE-18", "FS-RULE-20")
def test_anybody_but_the_leader_can_be_sent_away_for_the_crew_cap() -> None:
    scene = Scene(f"""
        phase = "Planning"
        [[player]]
        leader = "Kaspar Dietrich"
        crew = ["Otto Streit", "Uwe Zimmerman", "Philip Hase", "Gustavo",
                {{name = "Takama Siad", equipped = ["Langschwert", "Sorte Deck"]}}]
        approach = ["Terrell Brandt", "The Song of Eisen"]
        deck = ["Precision x9"]
        [[player]]
        leader = "{ODETTE}"
        """)
    assert scene.kind == "choose_crew_excess"
    assert sorted(scene.options) == [
        "Gustavo", "Otto Streit", "Philip Hase", "Takama Siad", "Terrell Brandt", "Uwe Zimmerman",
    ]  # fmt: skip
    scene.choose("Takama Siad")
    assert scene.locker(1) == ["Takama Siad"]
    assert scene.discard(1) == ["Langschwert"]
    assert "Sorte Deck" in scene.city_discard()
    assert not any("destroyed" in text for text in scene.log())
    assert not any("Takama Siad is discarded" in text for text in scene.log())


@rule("FS-RULE-19")
def test_several_crews_over_their_caps_are_cut_in_player_order_each_at_once() -> None:
    scene = Scene(f"""
        first_player = 2
        [[player]]
        leader = "Kaspar Dietrich"
        crew = ["Otto Streit", "Uwe Zimmerman", "Philip Hase", "Terrell Brandt", "Daniella Dietrich"]
        [[player]]
        leader = "{ODETTE}"
        crew = ["Jean Urbain", "Henri Michelet", "Léontine Giroux", "Maxime de Lafayette"]
        [city]
        Docks = {{cards = ["Gustavo", "Giacinto", "Eko Sorridi", "Kaj Kousei"]}}
        """)
    scene.crowd(1, "Gustavo", "Giacinto").crowd(2, "Eko Sorridi", "Kaj Kousei").settle()
    assert (scene.kind, scene.asked) == ("choose_crew_excess", 2)
    scene.choose("Eko Sorridi")
    assert scene.locker(2) == ["Eko Sorridi"]
    assert (scene.kind, scene.asked) == ("choose_crew_excess", 1)
    scene.choose("Gustavo")
    assert scene.zone("Gustavo") == "crew", "both go together"
    scene.choose("Giacinto")
    assert sorted(scene.locker(1)) == ["Giacinto", "Gustavo"]
    assert (scene.kind, scene.asked) == ("take_action", 2)


@rule("FS-RULE-21")
def test_labelled_abilities_of_a_scheme_are_not_carried_out_when_it_resolves() -> None:
    """Midnight Shipment adds Renown and a City card in Planning; its City Action waits for High Drama."""
    scene = Scene(f"""
        phase = "Planning"
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        approach = ["Midnight Shipment"]
        [[player]]
        leader = "{ODETTE}"
        [city]
        deck = ["Risky Undertaking"]
        """)
    assert (scene.kind, scene.asked) == ("take_action", 1)
    assert scene.renown("Docks") == 1
    assert scene.place("Kaspar Dietrich") == "Docks"
    scene.choose("Midnight Shipment: Action", "the Grand Bazaar")
    assert scene.place("Kaspar Dietrich") == "Bazaar"


@rule("FS-RULE-21")
def test_shifting_tides_prints_its_own_times() -> None:
    """What is above its bar belongs to the reveal, what is below to Resolve Scheme."""
    scene = Scene(f"""
        phase = "Planning"
        [[player]]
        leader = "Kaspar Dietrich"
        approach = ["Shifting Tides"]
        [[player]]
        leader = "{ODETTE}"
        [city]
        deck = ["Takama Siad", "Eko Sorridi", "Giacinto"]
        [city.Docks]
        cards = ["Gustavo"]
        renown = 4
        [city.Bazaar]
        renown = 2
        """)
    assert (scene.kind, scene.asked) == ("choose_location", 1)
    assert scene.city_discard() == ["Gustavo"]
    assert scene.names(scene.state.city_cards()) == ["Takama Siad", "Eko Sorridi", "Giacinto"]
    scene.choose("the Forums")
    assert (scene.kind, scene.asked) == ("choose_location", 2)
    assert scene.options == ["the Docks", "the Grand Bazaar"]
    scene.choose("the Docks")
    assert [scene.renown(place) for place in ("Docks", "Forums", "Bazaar")] == [1, 1, 0]
    assert scene.settled


@rule("FS-RULE-22")
def test_too_few_cards_to_draw() -> None:
    """Draw what is there, reshuffle, go on; stop when both are empty. Panache below 0 counts as 0."""
    scene = Scene(f"""
        phase = "Planning"
        first_player = 2
        [[player]]
        leader = "Kaspar Dietrich"
        deck = ["Precision"]
        discard = ["Regroup x2"]
        [[player]]
        leader = "{ODETTE}"
        schemes = [{", ".join(['"Épée Sanglante"'] * 8)}]
        deck = ["Disarm x3"]
        """)
    assert sorted(scene.hand(1)) == ["Precision", "Regroup", "Regroup"]
    assert (scene.deck(1), scene.discard(1)) == ([], [])
    assert scene.hand(2) == []


@rule("FS-RULE-22")
def test_players_draw_in_player_order() -> None:
    scene = Scene(f"""
        phase = "Planning"
        first_player = 1
        [[player]]
        leader = "Kaspar Dietrich"
        approach = ["Armed and Marshaled"]
        deck = ["Precision"]
        [[player]]
        leader = "{ODETTE}"
        approach = ["Let the Sword Decide"]
        deck = ["Disarm"]
        """)
    drawn = [text for text in scene.log() if " draws " in text]
    assert drawn == ["Player 2 draws a card.", "Player 1 draws a card."]


# High Drama


@rule("FS-RULE-23")
def test_an_engaged_character_may_leave_home_and_stays_engaged() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", engaged = true}}
        [[player]]
        leader = "{ODETTE}"
        """)
    scene.choose("Move", "the Docks")
    assert scene.place("Kaspar Dietrich") == "Docks"
    assert scene.engaged("Kaspar Dietrich")


@rule("FS-RULE-24")
def test_any_action_resets_the_count_of_passes() -> None:
    player = '[[player]]\nleader = "Kaspar Dietrich"\n'
    scene = Scene(player * 3)
    scene.choose("Pass", "Pass", "Move", "the Docks", "Pass", "Pass")
    assert (scene.state.phase, scene.asked) == (2, 3)
    scene.choose("Pass")
    assert scene.state.day == 2
    scene = Scene(player * 3)
    scene.game.concede(2)
    scene.choose("Pass")
    assert scene.state.day == 1
    scene.choose("Pass")
    assert scene.state.day == 2, "as many passes as players still in the game"


@rule("FS-RULE-25")
def test_a_brute_is_played_from_hand_with_a_turn_and_its_cost() -> None:
    text = f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", engaged = true}}
        hand = [%s]
        [[player]]
        leader = "{ODETTE}"
        """
    scene = Scene(text % '"Buratino", "Precision"')
    scene.choose("Play a Brute")
    assert (scene.zone("Buratino"), scene.place("Buratino")) == ("crew", "Home")
    assert not scene.engaged("Buratino")
    assert scene.discard(1) == ["Precision"]
    assert scene.asked == 2
    assert not Scene(text % '"Buratino"').offers("Play a Brute"), "it cannot pay for itself"


RECRUIT = f"""
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "Docks", engaged = true}}
    crew = [{{name = "Otto Streit", at = "Docks"}}, {{name = "Philip Hase", at = "Docks"}},
            {{name = "Uwe Zimmerman", at = "Forums"}}, {{name = "Gustavo", at = "Docks"}},
            {{name = "Buratino", at = "Docks"}}]
    hand = ["Precision x6"]
    [[player]]
    leader = {{name = "{ODETTE}", at = "Docks"}}
    [city.Docks]
    cards = ["Angeline Dèmone"]
    """


@rule("FS-RULE-26")
def test_several_characters_parley_in_turn_while_something_is_due() -> None:
    """Otto and Philip take 2 each off Angeline's cost of 5."""
    scene = Scene(RECRUIT).choose("Recruit", "Otto Streit")
    assert scene.kind == "parley"
    scene.choose("Parley with Otto Streit")
    assert scene.kind == "parley"
    scene.choose("Parley with Philip Hase")
    assert scene.kind == "take_action", "the last card was paid without a choice"
    assert scene.zone("Angeline Dèmone") == "crew"
    assert scene.discard(1) == ["Precision"]
    assert scene.engaged("Otto Streit")
    assert scene.engaged("Philip Hase")


@rule("FS-RULE-27")
def test_who_can_parley() -> None:
    """Not the engaged Kaspar, the Mercenary Gustavo, Uwe elsewhere, Buratino with a dash, or an enemy."""
    scene = Scene(RECRUIT).choose("Recruit", "Otto Streit")
    assert scene.options == ["Parley with Otto Streit", "Parley with Philip Hase", "Done"]
    scene = Scene(RECRUIT)
    otto = scene.card("Otto Streit")
    add(scene.state, (CHANGE_STAT + INFLUENCE, 0, otto, 0, otto, -9, THE_DAY))
    scene.choose("Recruit", "Otto Streit")
    assert scene.offers("Parley with Otto Streit"), "an Influence of 0 may, to no purpose"


@rule("FS-RULE-27")
def test_a_parley_does_not_lower_a_cost_below_zero() -> None:
    scene = Scene(RECRUIT.replace("Angeline Dèmone", "Takama Siad")).choose("Recruit", "Otto Streit")
    scene.choose("Parley with Otto Streit", "Parley with Philip Hase")
    assert scene.zone("Takama Siad") == "crew"
    assert scene.discard(1) == []
    assert len(scene.hand(1)) == 6


@rule("FS-RULE-28")
def test_the_performer_of_equip_may_be_engaged_at_home_or_opposed() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", engaged = true}}
        crew = [{{name = "Otto Streit", engaged = true}}, "Terrell Brandt"]
        hand = ["Langschwert"]
        [[player]]
        leader = {{name = "{ODETTE}", at = "Docks"}}
        """)
    scene.choose("Equip")
    assert scene.options == ["Kaspar Dietrich", "Otto Streit", "Terrell Brandt"]


@rule("FS-RULE-28")
def test_an_available_attachment_is_equipped_where_it_lies() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", engaged = true}}
        crew = [{{name = "Otto Streit", at = "Forums", engaged = true}}]
        hand = ["Precision x3"]
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        cards = ["Sorte Deck"]
        """)
    scene.choose("Equip")
    assert scene.host("Sorte Deck") == "Kaspar Dietrich"


@rule("FS-RULE-29")
@pytest.mark.parametrize(("change", "control"), [(-2, 0), (-1, 1)])
def test_an_empty_location_still_takes_an_influence_of_one(change: int, control: int) -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        [[player]]
        leader = "{ODETTE}"
        """)
    kaspar = scene.card("Kaspar Dietrich")
    add(scene.state, (CHANGE_STAT + INFLUENCE, 0, kaspar, 0, kaspar, change, THE_DAY))
    scene.choose("Claim")
    assert scene.control("Docks") == control


@rule("FS-RULE-30")
def test_wounds_do_not_lower_resolve_in_a_pressure() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", wounds = 8}}
        hand = ["Drinking Games", "Precision"]
        [[player]]
        leader = {{name = "{ODETTE}", at = "Docks"}}
        """)
    scene.choose("Drinking Games: Action").pass_until("take_action")
    told = "Resolve: 9 (9 Kaspar Dietrich) against 5 (5 Odette Dubois d'Arrent)."
    assert f"Player 1 pressures the Docks with {told}" in scene.log()


@rule("FS-RULE-31")
def test_one_may_claim_what_one_controls() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        control = 1
        [city.Forums]
        control = 1
        """)
    scene.choose("Claim")
    assert scene.engaged("Kaspar Dietrich")
    assert scene.control("Docks") == 1
    assert scene.control("Forums") == 1, "nobody has to be there"


@rule("FS-RULE-32")
def test_renown_that_nobody_took_stays_for_later_days() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        renown = 3
        """)
    scene.choose("Pass", "Pass")
    assert (scene.state.day, scene.renown("Docks")) == (2, 3)
    scene.choose("Pass", "Move", "the Docks", "Pass", "Claim", "Pass")
    assert (scene.state.day, scene.renown("Docks"), scene.renown(1)) == (3, 0, 3)


@rule("FS-RULE-33")
def test_a_location_serves_whoever_controls_it_with_nobody_there() -> None:
    """Ole's Inn, once per Day, to its controller alone."""
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        deck = ["Precision x4"]
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Ole's Inn"}
        deck = ["Precision x4"]
        [[player]]
        leader = "Kaspar Dietrich"
        [city."Ole's Inn"]
        control = 1
        """)
    scene.choose("Ole's Inn: Action")
    assert scene.hand(1) == ["Precision"]
    assert not scene.offers("Ole's Inn: Action"), "player 2 is there, but does not control it"
    scene.choose("Pass", "Move", "the Docks")
    assert not scene.offers("Ole's Inn: Action"), "once per Day"
    scene.choose("Pass", "Claim", "Pass", "Pass")
    assert scene.offers("Ole's Inn: Action"), "but each player apart"


@rule("FS-RULE-34")
def test_what_stops_being_available_during_the_payment_is_not_had_and_stays_paid() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", engaged = true}}
        hand = ["Precision x4", "Regroup x2"]
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        cards = ["Eko Sorridi"]
        """)
    scene.choose("Recruit")
    assert scene.kind == "pay_wealth"
    scene.cause(happenings.discard, 2, 1 << scene.card("Eko Sorridi"))
    scene.pass_until("take_action")
    assert scene.zone("Eko Sorridi") == "discard"
    assert (len(scene.hand(1)), len(scene.discard(1))) == (2, 4)
    assert scene.settled


# Cards and zones


@rule("FS-RULE-53")
def test_an_attachment_on_an_enemy_belongs_to_whoever_equipped_it() -> None:
    """Its modifiers count; its Technique serves neither player."""
    text = f"""
        [[player]]
        leader = {{{{name = "Kaspar Dietrich", at = "Docks", equipped = [{{{{name = "{{worn}}", by = {{by}}}}}}]}}}}
        [[player]]
        leader = {{{{name = "{ODETTE}", at = "Docks"}}}}
        """
    scene = Scene(text.format(worn="Cavalier Hat", by=2))
    assert scene.stat("Kaspar Dietrich", FINESSE) == 3
    assert scene.game.view(None)["players"][0]["crew"][0]["equipped"][0]["controller"] == 1
    own = Scene(text.format(worn="Langschwert", by=1)).choose("Challenge")
    assert (own.kind, own.options[0]) == ("issue_technique", "Langschwert: Technique 1")
    scene = Scene(text.format(worn="Langschwert", by=2)).choose("Challenge")
    assert scene.kind == "answer_challenge"


@rule("FS-RULE-54")
@pytest.mark.parametrize("lost", ["Langschwert", "Throwing Knife"])
def test_a_slot_may_overflow_and_the_controller_destroys_old_or_new(lost: str) -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", equipped = ["Langschwert"]}}
        hand = ["Throwing Knife"]
        [[player]]
        leader = "{ODETTE}"
        """)
    scene.choose("Equip")
    assert (scene.kind, scene.asked) == ("choose_slot_excess", 1)
    assert sorted(scene.options) == ["Langschwert", "Throwing Knife"]
    scene.choose(lost)
    assert scene.discard(1) == [lost]
    assert f"{lost} is destroyed." in scene.log()


@rule("FS-RULE-54")
def test_a_card_with_two_slot_traits_counts_in_both() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", equipped = ["Breastplate", "Langschwert"]}}
        hand = ["Throwing Knife"]
        [[player]]
        leader = "{ODETTE}"
        """)
    knife = scene.card("Throwing Knife")
    add(scene.state, (GAIN_TRAIT, 0, knife, 0, knife, traits.ARMOR, THE_DAY))
    scene.choose("Equip")
    assert scene.kind == "choose_slot_excess"
    scene.choose("Breastplate")
    assert scene.kind == "choose_slot_excess"
    scene.choose("Langschwert")
    assert scene.host("Throwing Knife") == "Kaspar Dietrich"
    assert sorted(scene.discard(1)) == ["Breastplate", "Langschwert"]


@rule("FS-RULE-55")
def test_two_players_may_have_the_same_character() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = [{name = "Otto Streit", at = "Docks"}]
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = [{name = "Otto Streit", at = "Docks"}]
        """)
    assert scene.crew(1) == scene.crew(2) == ["Kaspar Dietrich", "Otto Streit"]
    scene.choose("Challenge")
    assert scene.offers("Otto Streit challenges Otto Streit")


@rule("FS-RULE-56")
def test_where_city_cards_go() -> None:
    """A discarded Mercenary to the City discard pile, a destroyed one to the Locker of its last controller."""
    scene = Scene(f"""
        [[player]]
        leader = "Kaspar Dietrich"
        [[player]]
        leader = "{ODETTE}"
        crew = ["Gustavo", {{name = "Eko Sorridi", equipped = ["Sorte Deck"]}}]
        """)
    scene.cause(happenings.destroy, 1, 1 << scene.card("Eko Sorridi"))
    scene.cause(happenings.discard, 1, 1 << scene.card("Gustavo"))
    assert (scene.locker(1), scene.locker(2)) == ([], ["Eko Sorridi"])
    assert sorted(scene.city_discard()) == ["Gustavo", "Sorte Deck"]


@rule("FS-RULE-56")
def test_mercenaries_without_a_controller_or_with_brute() -> None:
    """One that had no controller is set aside; one with Brute goes to the City discard pile."""
    scene = Scene(f"""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = ["Eko Sorridi"]
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        cards = ["Gustavo"]
        """)
    eko = scene.card("Eko Sorridi")
    add(scene.state, (GAIN_KEYWORD, 0, eko, 0, eko, BRUTE, THE_DAY))
    scene.cause(happenings.destroy, 2, 1 << eko)
    assert scene.city_discard() == ["Eko Sorridi"]
    scene.cause(happenings.send_to_locker, 2, 1 << scene.card("Gustavo"))
    assert (scene.locker(1), scene.locker(2), scene.zone("Gustavo")) == ([], [], "locker")


@rule("FS-RULE-57")
def test_engaged_attachments_become_en_garde_at_dusk() -> None:
    scene = Scene(f"""
        phase = "Dusk"
        [[player]]
        leader = {{name = "Kaspar Dietrich", equipped = [{{name = "Polished Flintlock", engaged = true}}]}}
        [[player]]
        leader = "{ODETTE}"
        """)
    assert not scene.engaged("Polished Flintlock")


@rule("FS-RULE-58")
def test_schemes_are_sent_to_the_locker_and_not_destroyed() -> None:
    """Leshiye of the Wood, which lies on the Docks, stays until the End of the Day."""
    scene = Scene(f"""
        phase = "Planning"
        [[player]]
        leader = "Kaspar Dietrich"
        approach = ["Leshiye of the Wood"]
        hand = ["Precision x4", "Regroup x4"]
        [[player]]
        leader = "{ODETTE}"
        approach = ["Let the Sword Decide"]
        """)
    scene.choose("the Docks").pass_until("take_action").choose("Pass", "Pass")
    assert scene.kind == "discard_from_hand"
    assert "Let the Sword Decide goes to the Locker." in scene.log()
    assert not any("destroyed" in text for text in scene.log())
    assert scene.zone("Leshiye of the Wood") == "scheme"
    scene.pass_until("take_action")
    assert scene.zone("Leshiye of the Wood") == "locker"
    log = scene.log()
    assert log.index("— Day 1: the end of the Day —") < log.index("Leshiye of the Wood goes to the Locker.")


@rule("FS-RULE-59")
def test_brutes_go_before_the_effects_of_the_day_expire_with_what_they_wear() -> None:
    """A Brute that has lost the keyword for the Day stays; one sent to a Locker goes there."""
    scene = Scene(f"""
        phase = "Dusk"
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{{name = "Buratino", equipped = ["Langschwert"]}}, "Buratino", "Buratino"]
        hand = ["Precision x6", "Regroup"]
        approach = ["Otto Streit", "Terrell Brandt"]
        [[player]]
        leader = "{ODETTE}"
        """)
    saved, sent = scene.card("Buratino", 1), scene.card("Buratino", 2)
    add(scene.state, (LOSE_KEYWORD, 0, saved, 0, saved, BRUTE, THE_DAY))
    scene.cause(happenings.send_to_locker, 1, 1 << sent).choose("Regroup")
    assert scene.state.day == 2
    assert [scene.zone("Buratino", which) for which in (0, 1, 2)] == ["discard", "crew", "locker"]
    assert sorted(scene.discard(1)) == ["Buratino", "Langschwert", "Regroup"]


@rule("FS-RULE-60")
@pytest.mark.parametrize("played", ["Polished Flintlock", "Langschwert"])
def test_a_card_in_the_dueling_line_has_values_and_maneuver_only(played: str) -> None:
    """Played as a combat card an attachment raises no Finesse, fills no slot and lends no Technique."""
    scene = Scene(f"""
        turn = 2
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", equipped = ["Throwing Knife"]}}
        hand = ["Langschwert", "Polished Flintlock"]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "Léontine Giroux", at = "Docks"}}]
        hand = ["Disarm", "Valiant Spirit"]
        """)
    scene.choose("Challenge", "Accept", played)
    assert (scene.kind, scene.options) == ("round_abilities", ["Throwing Knife: Technique", "Done"])
    scene.choose("Done")
    assert scene.zone(played) == "line"
    assert scene.stat("Kaspar Dietrich", FINESSE) == 2
    assert scene.host("Throwing Knife") == "Kaspar Dietrich"
    assert [card["name"] for card in scene.game.view(1)["players"][0]["line"]] == [played]


@rule("FS-RULE-61")
def test_a_character_that_returns_to_a_deck_is_a_new_object() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{{name = "Otto Streit", at = "Docks", wounds = 3, equipped = ["Langschwert"]}}]
        deck = ["Precision x3"]
        [[player]]
        leader = "{ODETTE}"
        """)
    scene.choose("Otto Streit: Action").pass_until("take_action")
    s, otto = scene.state, scene.card("Otto Streit")
    s.question = None
    s.put(otto, 4, 0)
    run(s)
    assert scene.wounds("Otto Streit") == 0
    assert scene.discard(1) == ["Langschwert"]
    scene.cause(happenings.enter_play, 1, otto, 1).choose("Pass")
    assert scene.offers("Otto Streit: Action"), "his Action is fresh again"


# Everybody


@rule("FS-RULE-92")
def test_discards_at_dusk_are_chosen_in_player_order_and_made_together() -> None:
    scene = Scene(f"""
        phase = "Dusk"
        first_player = 2
        [[player]]
        leader = "Kaspar Dietrich"
        hand = ["Precision x6", "Regroup"]
        approach = ["Otto Streit", "Terrell Brandt"]
        [[player]]
        leader = "{ODETTE}"
        hand = ["Disarm x7", "Valiant Spirit"]
        """)
    assert scene.asked == 2
    scene.choose("Disarm")
    assert scene.asked == 1
    assert scene.discard(2) == []
    scene.choose("Regroup")
    assert (scene.discard(1), scene.discard(2)) == (["Regroup"], ["Disarm"])


@rule("FS-RULE-93")
def test_what_is_public_and_what_is_private() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        crew = [{{name = "Otto Streit", at = "Docks", used = []}}]
        hand = ["Precision", "Regroup"]
        deck = ["Last Word", "Iron Reply", "Stratege", "Move Along"]
        discard = ["Well-Equipped"]
        locker = ["Langschwert"]
        approach = ["Terrell Brandt", "The Song of Eisen"]
        [[player]]
        leader = "{ODETTE}"
        """)
    for reader in (None, 1):
        seen = scene.game.view(reader)["players"][0]
        assert [c["name"] for c in seen["crew"]] == ["Kaspar Dietrich", "Otto Streit"]
        assert (seen["discard"], seen["locker"]) == (["Well-Equipped"], ["Langschwert"])
        assert seen["hand"] == {"count": 2, "known": []}
        assert seen["deck"] == {"count": 4, "known": []}
        assert seen["approach"] == {"count": 2, "known": []}
    own = scene.game.view(0)["players"][0]
    assert own["hand"]["known"] == ["Precision", "Regroup"]
    assert own["approach"]["known"] == ["Terrell Brandt", "The Song of Eisen"]
    assert own["deck"] == {"count": 4, "known": []}, "nobody knows a deck's order"


@rule("FS-RULE-93")
def test_used_abilities_are_public() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{{name = "Otto Streit", at = "Docks"}}]
        deck = ["Precision x3"]
        [[player]]
        leader = "{ODETTE}"
        """)
    assert scene.game.view(1)["players"][0]["crew"][1]["used_today"] == 0
    scene.choose("Otto Streit: Action").pass_until("take_action")
    assert scene.game.view(1)["players"][0]["crew"][1]["used_today"] != 0


@rule("FS-RULE-97")
def test_recruited_mercenaries_do_all_that_others_do_but_parley() -> None:
    text = f"""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{{name = "Eko Sorridi", at = "Docks"}}]
        hand = ["Langschwert", "Regroup", "Precision x9"]
        [[player]]
        leader = {{name = "{ODETTE}", at = "Docks"}}
        [city.Docks]
        cards = ["Gustavo"]
        """
    scene = Scene(text)
    for action in ("Move", "Claim", "Challenge", "Equip", "Recruit", "Regroup: Action"):
        assert scene.offers(action)
    scene.choose("Recruit")
    assert scene.kind == "pay_wealth", "no parley with Eko"
    challenged = Scene(text.replace('leader = "Kaspar Dietrich"', 'leader = {name = "Kaspar Dietrich", at = "Docks"}'))
    challenged.choose("Pass", "Challenge", "challenges Kaspar Dietrich")
    assert challenged.offers("Intervene with Eko Sorridi")


@rule("FS-RULE-97")
def test_recruited_mercenaries_count_against_the_crew_cap_and_go_home() -> None:
    scene = Scene(f"""
        phase = "Dusk"
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{{name = "Eko Sorridi", at = "Docks"}}, "Gustavo", "Giacinto", "Takama Siad", "Ravenna Destine"]
        approach = ["Otto Streit"]
        [[player]]
        leader = "{ODETTE}"
        """)
    assert scene.place("Eko Sorridi") == "Home"
    assert (scene.kind, scene.asked) == ("choose_crew_excess", 1)


@rule("FS-RULE-100")
def test_the_seats_fix_the_clockwise_order_for_the_whole_game() -> None:
    scene = Scene.new("montaigne", "eisen", "montaigne", seed=3)
    asked: list[int] = []
    while scene.state.day < 3 and not scene.game.over:
        if scene.kind == "take_action":
            asked.append(scene.asked)
            scene.choose("Pass")
        else:
            scene.game.choose(scene.decision.options[-1])
    assert len(asked) >= 6
    days = [asked[i : i + 3] for i in range(0, 6, 3)]
    for day in days:
        assert day in ([1, 2, 3], [2, 3, 1], [3, 1, 2])


@rule("FS-RULE-101")
def test_available_cards_are_public_and_count_for_nothing() -> None:
    """An available Angeline neither opposes, nor pressures, nor is hurt by what is meant for characters."""
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", equipped = ["Duckfoot Pistol"]}}
        crew = [{{name = "Otto Streit", at = "Docks"}}]
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        cards = ["Angeline Dèmone", "Burnished Cuirass"]
        """)
    docks = scene.game.view(1)["city"][0]
    assert [card["name"] for card in docks["cards"]] == ["Angeline Dèmone", "Burnished Cuirass"]
    assert not scene.offers("Challenge")
    scene.choose("Duckfoot Pistol: Action", "Pass")
    assert (scene.wounds("Otto Streit"), scene.wounds("Angeline Dèmone")) == (1, 0)
    scene.choose("Claim", "Kaspar Dietrich")
    said = "Player 1 pressures the Docks with Influence: 4 (2 Kaspar Dietrich + 2 Otto Streit) against 0."
    assert said in scene.log()


@rule("FS-RULE-102")
def test_an_available_cards_text_works_only_if_it_says_so() -> None:
    """Kaj Kousei makes Artifacts cheaper for his player, not while he is merely available."""
    text = f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks", engaged = true}}
        {{crew}}
        [[player]]
        leader = "{ODETTE}"
        [city.Docks]
        cards = [{{cards}}]
        """
    text = text.replace("{name", "{{name").replace("true}", "true}}")
    available = Scene(text.format(crew="", cards='"Kaj Kousei", "Smuggled Item"'))
    assert not available.offers("Equip")
    recruited = Scene(text.format(crew='crew = ["Kaj Kousei"]', cards='"Smuggled Item"'))
    assert recruited.offers("Equip"), "a cost of 1 is waived"
