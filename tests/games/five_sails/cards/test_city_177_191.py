"""The locations with an Action, and City cards 177 to 191: every text used, and where it does not work."""

import pytest

from duels import decline
from ledger import rule
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.flow.pressure import pressing
from quarterdeck.games.five_sails.position_text import write
from quarterdeck.games.five_sails.terms import (
    CHANGE_STAT, CHANGE_VALUE, COMBAT, INFLUENCE, ON_SIDE, PARRY, RESOLVE, THE_DAY, THE_ROUND,
)  # fmt: skip
from quarterdeck.games.five_sails.using import parley_worth
from quarterdeck.games.five_sails.values import round_value
from quarterdeck.kernel import lasting
from scene import Scene

KASPAR = "Kaspar Dietrich"
ODETTE = "Odette Dubois d'Arrent"
MAXIME = "Maxime de Lafayette"


def at(scene: Scene, place: int) -> list[str]:
    return scene.names(tuple(scene.state.city_cards_at(place)))


# 004, 005: the outer locations

THREE = """
    turn = {turn}
    [[player]]
    leader = "Kaspar Dietrich"
    deck = ["Precision", "Regroup"]
    [[player]]
    leader = {{name = "Odette Dubois d'Arrent", at = "Ole's Inn"}}
    deck = ["Precision"]
    [[player]]
    leader = "Kaspar Dietrich"
    [city."Ole's Inn"]
    control = 1
"""


@rule("FS-RULE-33")
def test_004_who_controls_the_inn_draws_without_being_there() -> None:
    scene = Scene(THREE.format(turn=1))
    scene.choose("Ole's Inn: Action")
    assert scene.hand(1) == ["Precision"]
    assert scene.settled


@rule("FS-RULE-33")
def test_004_nobody_else_draws() -> None:
    scene = Scene(THREE.format(turn=2))
    assert scene.asked == 2
    assert not scene.offers("Ole's Inn")


@rule("FS-CORE-52", "FS-RULE-33")
def test_004_each_player_once_per_day() -> None:
    scene = Scene(THREE.format(turn=1))
    scene.choose("Ole's Inn: Action", "Claim", "Pass")
    assert scene.asked == 1
    assert scene.control("Ole's Inn") == 2
    scene.choose("Pass", "Ole's Inn: Action", "Pass")
    assert scene.hand(2) == ["Precision"]
    scene.state.control[0] = 0
    scene.choose("Pass", "Pass")
    assert not scene.offers("Ole's Inn")


FOUR = """
    [[player]]
    leader = "Kaspar Dietrich"
    deck = ["Precision"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    [[player]]
    leader = "Kaspar Dietrich"
    [[player]]
    leader = "Odette Dubois d'Arrent"
"""


@rule("FS-RULE-33")
def test_005_who_controls_the_gardens_draws() -> None:
    scene = Scene(FOUR + "[city.Gardens]\ncontrol = 1")
    scene.choose("Governor's Gardens: Action")
    assert scene.hand(1) == ["Precision"]
    assert scene.settled


@rule("FS-RULE-33")
def test_005_not_while_they_are_uncontrolled() -> None:
    assert not Scene(FOUR).offers("Governor's Gardens")


# 177 Penya Shows The Way

PENYA = """
    phase = "Dusk"
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "Docks"}}
    crew = [{{name = "Otto Streit", at = "{otto}", engaged = true}}]
    deck = ["Precision x3", "Regroup x4"]
    [[player]]
    leader = {{name = "Odette Dubois d'Arrent", at = "{odette}"}}
    [city]
    deck = ["Eko Sorridi", "Sorte Deck", "Gustavo", "Duckfoot Pistol", "Kaj Kousei"]
    [city.Docks]
    cards = ["Penya Shows The Way"]
    control = {control}
"""


@rule("FS-RULE-93")
def test_177_one_stays_and_the_city_deck_is_put_in_order() -> None:
    scene = Scene(PENYA.format(otto="Docks", odette="Home", control=1))
    scene.choose("Penya Shows The Way: Reaction", "Kaspar", "Yes", "Otto")
    assert scene.kind == "order_cards"
    assert scene.options == ["Eko Sorridi", "Sorte Deck", "Gustavo"]
    assert scene.game.view(0)["players"][0]["aside"]["known"] == ["Eko Sorridi", "Gustavo", "Sorte Deck"]
    assert scene.game.view(1)["players"][0]["aside"] == {"count": 3, "known": []}
    scene.choose("Sorte Deck", "Gustavo")
    assert scene.place("Otto Streit") == "Docks"
    assert scene.place(KASPAR) == "Home"
    assert not scene.engaged("Otto Streit")
    assert scene.state.day == 2
    assert [at(scene, place) for place in (1, 2, 3)] == [["Sorte Deck"], ["Gustavo"], ["Eko Sorridi"]]
    assert scene.settled


@rule("FS-RULE-93")
def test_177_only_the_one_who_looked_knows_the_order() -> None:
    scene = Scene(PENYA.format(otto="Docks", odette="Home", control=1))
    for c in scene.state.deck(2):
        scene.state.reveal(c)
    scene.cause(happenings.draw, 1, 7)
    scene.choose("Penya Shows The Way: Reaction", "Kaspar", "Yes", "Otto", "Sorte Deck", "Gustavo")
    assert scene.kind == "discard_from_hand"
    mine, theirs = ([shown["known"] for shown in scene.game.view(seat)["city_deck"]["known"]] for seat in (0, 1))
    assert mine == [["Sorte Deck"], ["Gustavo"], ["Eko Sorridi"], ["Duckfoot Pistol"], ["Kaj Kousei"]]
    assert theirs == [[], [], [], ["Duckfoot Pistol"], ["Kaj Kousei"]]


def test_177_declining_keeps_nobody_and_shows_nothing() -> None:
    scene = Scene(PENYA.format(otto="Docks", odette="Home", control=1))
    scene.choose("Penya Shows The Way: Reaction", "Kaspar", "No")
    assert scene.place("Otto Streit") == "Home"
    assert [at(scene, place) for place in (1, 2, 3)] == [["Eko Sorridi"], ["Sorte Deck"], ["Gustavo"]]
    assert scene.settled


def test_177_not_without_control_of_the_location() -> None:
    scene = Scene(PENYA.format(otto="Docks", odette="Home", control=2))
    assert scene.kind == "take_action"
    assert scene.place("Otto Streit") == "Home"


@rule("FS-CARDS-08")
def test_177_not_without_a_character_at_the_location() -> None:
    scene = Scene(PENYA.format(otto="Forums", odette="Forums", control=2))
    assert scene.kind == "take_action"


# 178 Carmella Vanessa Salvaggi

CARMELLA = """
    turn = {turn}
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "Docks", engaged = true}}
    crew = [{{name = "Carmella Vanessa Salvaggi", at = "Docks", engaged = {engaged}}}]
    hand = ["Regroup", "Regroup", "Regroup"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [{{name = "Maxime de Lafayette", at = "Docks"}}, {{name = "Henri Michelet", at = "Docks"}}]
    hand = ["Regroup"]
"""


def test_178_challenges_while_engaged_once_per_day() -> None:
    scene = Scene(CARMELLA.format(turn=1, engaged="true"))
    scene.choose("Challenge", "Carmella Vanessa Salvaggi challenges Maxime", "Refuse")
    assert scene.wounds(MAXIME) == 3
    assert scene.settled
    scene.choose("Pass")
    assert not scene.offers("Challenge")


def test_178_intervening_while_engaged_is_the_same_daily_use() -> None:
    scene = Scene(CARMELLA.format(turn=2, engaged="true"))
    scene.choose("Challenge", "Maxime de Lafayette challenges Kaspar")
    scene.choose("Intervene with Carmella", "Done")
    assert scene.wounds("Carmella Vanessa Salvaggi") == 0
    assert scene.settled
    assert scene.asked == 1
    assert not scene.offers("Challenge")
    scene.choose("Pass", "Challenge", "Henri Michelet challenges Kaspar").pass_until("answer_challenge")
    assert not scene.offers("Carmella")


def test_178_en_garde_she_engages_and_keeps_the_permission() -> None:
    scene = Scene(CARMELLA.format(turn=1, engaged="false"))
    scene.choose("Challenge", "Carmella Vanessa Salvaggi challenges Maxime", "Refuse", "Pass")
    assert scene.engaged("Carmella Vanessa Salvaggi")
    scene.choose("Challenge", "Carmella Vanessa Salvaggi challenges Henri", "Refuse", "Pass")
    assert not scene.offers("Challenge")


def test_178_the_permission_is_new_each_day() -> None:
    scene = Scene(CARMELLA.format(turn=1, engaged="true"))
    scene.choose("Challenge", "Carmella Vanessa Salvaggi challenges Maxime", "Refuse")
    scene.pass_until("discard_from_hand").pass_until("take_action")
    assert scene.state.used_day[scene.card("Carmella Vanessa Salvaggi")] == 0


# 179 Siren's Scream

SIREN = """
    day = 2
    phase = "Dawn"
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "{kaspar}"}}
    crew = [{{name = "Otto Streit", at = "Docks"}}]
    renown = {mine}
    [[player]]
    leader = {{name = "Odette Dubois d'Arrent", at = "Docks"}}
    renown = {theirs}
    [city]
    deck = ["Siren's Scream", "Sorte Deck", "Duckfoot Pistol", "Eager Blade", "Crystal Eye", "Smuggled Item"]
"""


def on_the_siren(scene: Scene) -> int:
    return scene.state.memo[scene.card("Siren's Scream")]


def test_179_each_player_who_can_spends_a_renown_to_it() -> None:
    scene = Scene(SIREN.format(kaspar="Docks", mine=2, theirs=0)).pass_until("take_action")
    assert (scene.renown(1), scene.renown(2)) == (1, 0)
    assert on_the_siren(scene) == 1
    assert scene.game.view(None)["city"][0]["cards"][0]["renown"] == 1


@rule("FS-CORE-52")
def test_179_each_player_takes_one_once_per_day() -> None:
    scene = Scene(SIREN.format(kaspar="Docks", mine=1, theirs=3)).pass_until("take_action")
    assert on_the_siren(scene) == 2
    scene.choose("Siren's Scream: Action")
    assert (scene.renown(1), scene.renown(2)) == (0, 3)
    assert scene.engaged(ODETTE)
    assert scene.settled
    scene.choose("Siren's Scream: Action", "Otto")
    assert (scene.renown(1), scene.renown(2)) == (1, 3)
    assert scene.engaged("Otto Streit")
    assert on_the_siren(scene) == 0
    scene.choose("Pass")
    assert not scene.offers("Siren's Scream")


@rule("FS-RULE-95")
def test_179_an_empty_one_gives_nothing() -> None:
    scene = Scene(SIREN.format(kaspar="Docks", mine=0, theirs=0)).pass_until("take_action")
    scene.choose("Siren's Scream: Action")
    assert scene.renown(2) == 0
    assert scene.engaged(ODETTE)
    assert scene.settled


def test_179_is_not_discarded_while_it_holds_renown() -> None:
    scene = Scene(SIREN.format(kaspar="Docks", mine=1, theirs=1)).pass_until("take_action")
    scene.cause(happenings.discard, 1, 1 << scene.card("Siren's Scream"))
    assert scene.zone("Siren's Scream") == "city"
    scene.choose("Pass", "Pass")
    assert scene.state.day == 3
    assert at(scene, 1) == ["Siren's Scream", "Eager Blade"]
    assert on_the_siren(scene) == 2


@rule("FS-DUSK-04")
def test_179_is_discarded_at_dusk_when_it_holds_none() -> None:
    scene = Scene(SIREN.format(kaspar="Docks", mine=0, theirs=0)).pass_until("take_action")
    assert on_the_siren(scene) == 0
    scene.choose("Pass", "Pass")
    assert "Siren's Scream" in scene.city_discard()


@rule("FS-CARDS-08")
def test_179_needs_an_en_garde_character_there() -> None:
    scene = Scene(SIREN.format(kaspar="Forums", mine=1, theirs=3)).pass_until("take_action")
    scene.choose("Siren's Scream: Action", "Siren's Scream: Action")
    assert scene.engaged("Otto Streit") and not scene.engaged(KASPAR)
    scene = Scene(SIREN.format(kaspar="Forums", mine=1, theirs=3)).pass_until("take_action")
    scene.choose("Pass", "Move", "Otto", "the Forums", "Pass")
    assert scene.asked == 1
    assert not scene.offers("Siren's Scream")


# 180 Kaj Kousei

KAJ = """
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "Docks"}}
    crew = [{{name = "Kaj Kousei", at = "{kaj}"}}]
    hand = {hand}
    [[player]]
    leader = {{name = "Odette Dubois d'Arrent", at = "Docks"}}
    hand = ["Precision"]
    [city]
    deck = ["Eko Sorridi", "Syrneth Hand", "Smuggled Item", "Sorte Deck", "Gustavo"]
    [city.Docks]
    cards = ["{lying}"]
"""


def test_180_an_artifact_costs_one_less_to_equip() -> None:
    scene = Scene(KAJ.format(kaj="Home", hand='["Precision"]', lying="Object of Wonder"))
    scene.choose("Equip")
    assert scene.host("Object of Wonder") == KASPAR
    assert scene.hand(1) == []


def test_180_not_for_opponents() -> None:
    scene = Scene(KAJ.format(kaj="Docks", hand="[]", lying="Object of Wonder"))
    scene.choose("Pass")
    assert scene.asked == 2
    assert not scene.offers("Equip")


def test_180_not_for_other_attachments() -> None:
    scene = Scene(KAJ.format(kaj="Docks", hand='["Precision"]', lying="Guild Triskelion"))
    assert not scene.offers("Equip")


@rule("FS-RULE-101")
def test_180_not_while_he_is_only_available() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        cards = ["Object of Wonder", "Kaj Kousei"]
    """)
    assert not scene.offers("Equip")


def test_180_reveals_four_and_equips_an_artifact_for_its_price() -> None:
    scene = Scene(KAJ.format(kaj="Docks", hand='["Precision"]', lying="Sorte Deck"))
    scene.choose("Kaj Kousei: Action")
    assert scene.options == ["Syrneth Hand (seen by all)", "Smuggled Item (seen by all)", "Done"]
    scene.choose("Syrneth Hand", KASPAR)
    assert scene.host("Syrneth Hand") == KASPAR
    assert scene.hand(1) == []
    assert scene.city_deck()[0] == "Gustavo"
    assert sorted(scene.city_deck()[1:]) == ["Eko Sorridi", "Smuggled Item", "Sorte Deck"]
    assert scene.settled


def test_180_may_equip_none_of_them() -> None:
    scene = Scene(KAJ.format(kaj="Docks", hand='["Precision"]', lying="Sorte Deck"))
    scene.choose("Kaj Kousei: Action", "Done")
    assert len(scene.city_deck()) == 5
    assert scene.hand(1) == ["Precision"]
    assert scene.settled


@rule("FS-CORE-45")
def test_180_only_what_can_be_paid_for() -> None:
    scene = Scene(KAJ.format(kaj="Docks", hand="[]", lying="Sorte Deck"))
    scene.choose("Kaj Kousei: Action")
    assert scene.options == ["Smuggled Item (seen by all)", "Done"]
    scene.choose("Smuggled Item", "Kaj Kousei")
    assert scene.host("Smuggled Item") == "Kaj Kousei"


@rule("FS-CORE-36")
def test_180_not_at_home() -> None:
    scene = Scene(KAJ.format(kaj="Home", hand="[]", lying="Sorte Deck"))
    assert not scene.offers("Kaj Kousei: Action")


# 181 Sorte Deck

SORTE = """
    [[player]]
    leader = "Kaspar Dietrich"
    crew = [{{name = "{bearer}", at = "Docks", wounds = 1, equipped = [{{name = "Sorte Deck", engaged = {engaged}}}]}}]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [{{name = "Maxime de Lafayette", at = "{maxime}"}}]
"""


def test_181_heals_a_wound_of_whoever_was_wounded_here() -> None:
    scene = Scene(SORTE.format(bearer="Otto Streit", engaged="false", maxime="Docks"))
    scene.cause(happenings.wound, 1, 1 << scene.card(MAXIME), 2)
    scene.choose("Sorte Deck: Reaction")
    assert scene.wounds(MAXIME) == 1
    assert scene.engaged("Sorte Deck")
    assert scene.settled


def test_181_heals_two_for_a_strega() -> None:
    scene = Scene(SORTE.format(bearer="Ravenna Destine", engaged="false", maxime="Docks"))
    scene.cause(happenings.wound, 2, 1 << scene.card("Ravenna Destine"), 1)
    scene.choose("Sorte Deck: Reaction")
    assert scene.wounds("Ravenna Destine") == 0
    assert scene.settled


def test_181_not_for_a_character_elsewhere() -> None:
    scene = Scene(SORTE.format(bearer="Otto Streit", engaged="false", maxime="Forums"))
    scene.cause(happenings.wound, 1, 1 << scene.card(MAXIME), 1)
    assert scene.kind == "take_action"


@rule("FS-CORE-04")
def test_181_not_while_it_is_engaged() -> None:
    scene = Scene(SORTE.format(bearer="Otto Streit", engaged="true", maxime="Docks"))
    scene.cause(happenings.wound, 1, 1 << scene.card(MAXIME), 1)
    assert scene.kind == "take_action"


# 182 Eko Sorridi

EKO = """
    phase = "{phase}"
    {turn}
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "Docks"}}
    crew = [{{name = "Eko Sorridi", at = "{eko}"}}]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [
      {{name = "Maxime de Lafayette", at = "Docks", wounds = {wounds}}}, {{name = "Henri Michelet", at = "Docks"}},
    ]
"""


@rule("FS-REACT-02")
def test_182_wounds_an_opposing_character_before_it_moves() -> None:
    scene = Scene(EKO.format(phase="High Drama", turn="turn = 2", eko="Docks", wounds=0))
    scene.choose("Move", "Maxime", "the Forums", "Eko Sorridi: Reaction")
    assert scene.wounds(MAXIME) == 1
    assert scene.place(MAXIME) == "Forums"
    assert scene.settled
    scene.choose("Pass", "Move", "Henri", "the Forums")
    assert scene.kind == "take_action"


def test_182_one_that_dies_of_it_does_not_move() -> None:
    scene = Scene(EKO.format(phase="High Drama", turn="turn = 2", eko="Docks", wounds=3))
    scene.choose("Move", "Maxime", "the Forums", "Eko Sorridi: Reaction")
    assert scene.zone(MAXIME) == "locker"
    assert scene.settled


def test_182_nobody_follows_one_that_died_of_it() -> None:
    eko = '{name = "Eko Sorridi", at = "Docks"}'
    text = EKO.format(phase="High Drama", turn="turn = 2", eko="Docks", wounds=3)
    scene = Scene(text.replace(eko, eko + ', {name = "Horatio Lockwood", at = "Docks"}'))
    scene.choose("Move", "Maxime", "the Forums", "Eko Sorridi: Reaction")
    assert scene.kind == "take_action", "it has not moved"
    assert scene.settled


def test_182_even_during_dusk() -> None:
    scene = Scene(EKO.format(phase="Dusk", turn="", eko="Docks", wounds=0))
    scene.choose("Eko Sorridi: Reaction", "Henri")
    assert scene.wounds("Henri Michelet") == 1
    assert scene.place("Henri Michelet") == scene.place(MAXIME) == scene.place("Eko Sorridi") == "Home"


def test_182_not_for_those_who_do_not_oppose_her() -> None:
    scene = Scene(EKO.format(phase="High Drama", turn="turn = 2", eko="Forums", wounds=0))
    scene.choose("Move", "Maxime", "the Forums")
    assert scene.kind == "take_action"
    scene.choose("Move", "Kaspar", "the Forums")
    assert scene.kind == "take_action"


@rule("FS-CORE-36")
def test_182_not_from_home() -> None:
    scene = Scene(EKO.format(phase="Dusk", turn="", eko="Home", wounds=0))
    assert scene.kind == "take_action"


# 183 So It Begins

BEGINS = """
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "Docks"}}
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [{{name = "Maxime de Lafayette", at = "Docks"}}, {{name = "Sigurd Ulfsen", at = "Forums"}}]
    hand = ["Regroup", "Iron Reply"]
    [city.{place}]
    cards = ["So It Begins"]
"""


def test_183_combat_cards_of_participants_here_parry_one_less() -> None:
    scene = Scene(BEGINS.format(place="Docks"))
    scene.choose("Challenge", "Accept", "Regroup", "Done")
    assert scene.wounds(MAXIME) == 2
    assert scene.settled


@rule("FS-RULES-01")
def test_183_a_dash_is_not_touched() -> None:
    scene = Scene(BEGINS.format(place="Docks"))
    scene.choose("Challenge", "Accept", "Iron Reply").pass_until("take_action")
    assert scene.wounds(MAXIME) == 1
    assert scene.wounds(KASPAR) == 1


def test_183_not_in_a_duel_elsewhere() -> None:
    scene = Scene(BEGINS.format(place="Forums"))
    scene.choose("Challenge", "Accept", "Regroup", "Done")
    assert scene.wounds(MAXIME) == 1


@rule("FS-CORE-58")
def test_183_pressures_here_also_add_combat() -> None:
    scene = Scene(BEGINS.format(place="Docks"))
    scene.choose("Claim")
    assert scene.control("Docks") == 1
    s = scene.state
    assert pressing(s, scene.card(KASPAR), INFLUENCE) == 5
    assert pressing(s, scene.card(KASPAR), RESOLVE) == 12
    assert pressing(s, scene.card(KASPAR), COMBAT) == 3


def test_183_not_in_pressures_elsewhere() -> None:
    scene = Scene(BEGINS.format(place="Forums"))
    scene.choose("Claim")
    assert scene.control("Docks") == 0
    assert pressing(scene.state, scene.card("Sigurd Ulfsen"), INFLUENCE) == 2


# 184 Claude de la Roche

CLAUDE = """
    turn = {turn}
    [[player]]
    leader = "Kaspar Dietrich"
    crew = [{{name = "Claude de la Roche", at = "{claude}"}}, {{name = "Otto Streit", at = "Docks", engaged = true}}]
    [[player]]
    leader = {{name = "Odette Dubois d'Arrent", at = "Docks", engaged = true}}
    crew = [{{name = "Maxime de Lafayette", at = "Docks"}}]
"""


def said(scene: Scene, words: str) -> bool:
    return any(words in line for line in scene.log())


@rule("FS-CORE-58")
def test_184_adds_one_more_to_pressures_with_influence() -> None:
    scene = Scene(CLAUDE.format(turn=1, claude="Docks"))
    assert pressing(scene.state, scene.card("Claude de la Roche"), INFLUENCE) == 3
    assert pressing(scene.state, scene.card("Claude de la Roche"), COMBAT) == 1
    assert scene.stat("Claude de la Roche", INFLUENCE) == 2


def test_184_then_only_the_performer_and_en_garde_characters_count() -> None:
    scene = Scene(CLAUDE.format(turn=2, claude="Docks"))
    scene.choose("Claim", "Claude de la Roche: Reaction")
    assert scene.control("Docks") == 0
    assert said(scene, "3 (3 Maxime de Lafayette) against 3 (2 Claude de la Roche + 1 Claude de la Roche)")
    assert scene.settled


def test_184_the_performer_counts_though_it_engaged() -> None:
    scene = Scene(CLAUDE.format(turn=1, claude="Docks"))
    scene.choose("Claim", "Claude de la Roche: Reaction")
    assert said(scene, "3 (2 Claude de la Roche + 1 Claude de la Roche) against 3 (3 Maxime de Lafayette)")


def test_184_declined_all_count() -> None:
    scene = Scene(CLAUDE.format(turn=2, claude="Docks"))
    scene.choose("Claim", "Pass")
    assert said(scene, "6 (3 Odette Dubois d'Arrent + 3 Maxime de Lafayette) against 5")
    assert scene.control("Docks") == 2


@rule("FS-CORE-36")
def test_184_not_when_another_location_is_pressured() -> None:
    scene = Scene(CLAUDE.format(turn=2, claude="Forums"))
    scene.choose("Claim")
    assert scene.kind == "take_action"


# 185 Risky Undertaking

RISKY = """
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "{kaspar}"}}
    hand = {hand}
    [[player]]
    leader = "Odette Dubois d'Arrent"
    [city.Docks]
    cards = ["Risky Undertaking"]
"""


def test_185_two_cards_for_a_renown_here() -> None:
    scene = Scene(RISKY.format(kaspar="Docks", hand='["Precision", "Regroup", "Last Word"]'))
    scene.choose("Risky Undertaking: Action", "Precision", "Last Word")
    assert scene.renown("Docks") == 1
    assert scene.hand(1) == ["Regroup"]
    assert scene.city_discard() == ["Risky Undertaking"]
    assert not scene.engaged(KASPAR)
    assert scene.settled


@rule("FS-CORE-46")
def test_185_not_with_one_card() -> None:
    assert not Scene(RISKY.format(kaspar="Docks", hand='["Precision"]')).offers("Risky")


@rule("FS-CARDS-08")
def test_185_not_from_elsewhere() -> None:
    assert not Scene(RISKY.format(kaspar="Forums", hand='["Precision", "Regroup"]')).offers("Risky")


# 186 Maryam Benu Pleroma

MARYAM = """
    turn = {turn}
    [[player]]
    leader = "Kaspar Dietrich"
    crew = [{{name = "Maryam Benu Pleroma", at = "Docks", wounds = 1, equipped = ["Guild Triskelion"]}}]
    hand = ["Fight Through the Pain", "Fight Through the Pain", "Regroup"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [{{name = "Terrell Brandt", at = "Docks", equipped = ["Throwing Knife"]}}]
    hand = ["Last Word", "Last Word", "Regroup", "Regroup", "Regroup"]
"""


@rule("FS-RULE-40")
def test_186_the_first_risk_that_targets_her_each_day_is_cancelled() -> None:
    scene = Scene(MARYAM.format(turn=2))
    scene.choose("Last Word: Action")
    assert scene.place("Maryam Benu Pleroma") == "Docks"
    assert scene.discard(2) == ["Last Word"]
    assert scene.settled
    scene.choose("Pass", "Last Word: Action")
    assert scene.place("Maryam Benu Pleroma") == "Forums"
    assert scene.settled


def test_186_also_a_risk_of_her_own_player() -> None:
    scene = Scene(MARYAM.format(turn=1))
    scene.choose("Fight Through the Pain: Action", "Maryam", "Pass")
    assert scene.wounds("Maryam Benu Pleroma") == 1
    scene.choose("Fight Through the Pain: Action", "Maryam")
    assert scene.wounds("Maryam Benu Pleroma") == 0


def test_186_again_the_next_day() -> None:
    scene = Scene(MARYAM.format(turn=1))
    scene.choose("Fight Through the Pain: Action", "Maryam", "Pass", "Pass")
    assert scene.state.day == 2
    assert scene.asked == 2
    scene.choose("Pass", "Fight Through the Pain: Action", "Maryam")
    assert scene.wounds("Maryam Benu Pleroma") == 1
    assert scene.settled


def test_186_not_what_targets_somebody_else() -> None:
    scene = Scene(MARYAM.format(turn=1))
    scene.state.wounds[scene.card("Terrell Brandt")] = 1
    scene.choose("Fight Through the Pain: Action", "Terrell")
    assert scene.wounds("Terrell Brandt") == 0


def test_186_not_a_challenge() -> None:
    scene = Scene(MARYAM.format(turn=2))
    scene.choose("Challenge").pass_until("answer_challenge")
    assert scene.asked == 1
    assert scene.state.used_day[scene.card("Maryam Benu Pleroma")] == 0


DUEL = """
    [[player]]
    leader = "Kaspar Dietrich"
    crew = [{name = "Maryam Benu Pleroma", at = "Docks"}]
    hand = ["Precision", "Precision", "Precision"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [{name = "Maxime de Lafayette", at = "Docks"}]
    hand = ["Precision", "Precision", "Precision", "Precision"]
"""


def test_186_her_technique_bars_maneuvers_from_the_adversarys_next_round() -> None:
    scene = Scene(DUEL)
    scene.choose("Challenge", "Maryam Benu Pleroma: Technique", "Accept")
    assert (scene.asked, scene.kind) == (1, "combat_card")
    scene.choose("Precision")
    assert scene.options == ["Precision: Maneuver", "Done"]


def test_186_and_from_no_later_one() -> None:
    scene = Scene(DUEL)
    scene.choose("Challenge", "Maryam Benu Pleroma: Technique", "Accept", "Precision", "Done", "Precision")
    assert (scene.asked, scene.options) == (2, ["Precision: Maneuver", "Done"])


def test_186_used_in_her_own_round_it_waits_for_theirs() -> None:
    scene = Scene(DUEL)
    scene.choose("Challenge", "Done", "Accept", "Done", "Precision")
    scene.choose("Maryam Benu Pleroma: Technique")
    assert scene.options == ["Precision: Maneuver", "Done"]
    scene.choose("Done", "Precision")
    assert scene.zone(MAXIME) == "locker"
    scene.pass_until("take_action")
    assert not scene.state.lasting
    assert scene.settled


def test_186_without_it_the_maneuver_is_offered() -> None:
    scene = Scene(DUEL)
    scene.choose("Challenge", "Done", "Accept")
    assert (scene.asked, scene.options) == (2, ["Precision: Maneuver", "Done"])


# 187 Smuggled Item

SMUGGLED = """
    [[player]]
    leader = "Kaspar Dietrich"
    crew = [{{name = "Otto Streit", at = "Forums", equipped = {worn}}}]
    hand = ["Kaspar's Panzerhand"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    [city.Bazaar]
    cards = ["Captain's Coat", "Gustavo"]
    [city.Forums]
    cards = {lying}
"""


def test_187_becomes_an_attachment_from_hand_for_nothing() -> None:
    scene = Scene(SMUGGLED.format(worn='["Smuggled Item"]', lying="[]"))
    scene.choose("Smuggled Item: Action")
    assert scene.options == ["Kaspar's Panzerhand", "Captain's Coat"]
    scene.choose("Kaspar's Panzerhand")
    assert scene.host("Kaspar's Panzerhand") == "Otto Streit"
    assert scene.city_discard() == ["Smuggled Item"]
    assert scene.settled


def test_187_or_an_available_one_at_any_location() -> None:
    scene = Scene(SMUGGLED.format(worn='["Smuggled Item"]', lying="[]"))
    scene.choose("Smuggled Item: Action", "Captain's Coat")
    assert scene.host("Captain's Coat") == "Otto Streit"
    assert scene.hand(1) == ["Kaspar's Panzerhand"]


def test_187_not_one_that_this_character_may_not_wear() -> None:
    scene = Scene(SMUGGLED.format(worn='["Smuggled Item"]', lying='["Sorte Deck"]').replace(
        "Kaspar's Panzerhand", "Mastercrafted Rapier"))
    scene.choose("Smuggled Item: Action")
    assert scene.options == ["Captain's Coat", "Sorte Deck"]


@rule("FS-RULE-101")
def test_187_not_while_it_is_only_available() -> None:
    assert not Scene(SMUGGLED.format(worn="[]", lying='["Smuggled Item"]')).offers("Smuggled Item")


# 188 Vladislav Novikoff

VLADISLAV = """
    turn = 2
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "Docks"}}
    crew = [{{name = "Vladislav Novikoff", at = "{vladislav}", engaged = {engaged}}}]
    hand = ["Regroup"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [{{name = "Terrell Brandt", at = "Docks"}}]
    hand = ["Regroup"]
"""


@rule("FS-DUELX-14")
def test_188_intervenes_engaged_and_takes_the_threat() -> None:
    scene = Scene(VLADISLAV.format(vladislav="Docks", engaged="true"))
    scene.choose("Challenge", "Terrell Brandt challenges Kaspar", "Terrell Brandt: Technique")
    scene.choose("Intervene with Vladislav")
    assert scene.wounds("Vladislav Novikoff") == 3
    assert scene.hand(1) == ["Regroup"]
    assert scene.asked == 1
    assert scene.settled


def test_188_en_garde_he_engages_to_intervene() -> None:
    scene = Scene(VLADISLAV.format(vladislav="Docks", engaged="false"))
    scene.choose("Challenge", "Terrell Brandt challenges Kaspar", "Done", "Intervene with Vladislav")
    assert scene.engaged("Vladislav Novikoff")
    assert scene.wounds("Vladislav Novikoff") == 3
    assert scene.settled


def test_188_challenged_himself_he_fights_as_others_do() -> None:
    scene = Scene(VLADISLAV.format(vladislav="Docks", engaged="true"))
    scene.choose("Challenge", "Terrell Brandt challenges Vladislav", "Done", "Accept")
    assert scene.hand(1) == []
    assert scene.wounds("Vladislav Novikoff") == 1
    assert scene.settled


@rule("FS-DUELX-01")
def test_188_the_duel_is_over_though_he_dies_of_it() -> None:
    scene = Scene(VLADISLAV.format(vladislav="Docks", engaged="true, wounds = 2"))
    scene.choose("Challenge", "Terrell Brandt challenges Kaspar", "Done", "Intervene with Vladislav")
    assert scene.zone("Vladislav Novikoff") == "locker"
    assert scene.settled


def test_188_the_first_round_begins_and_leja_may_answer() -> None:
    """Whoever controls her: she adds a threat, or takes one away, before he takes it as wounds."""
    leja = ', {name = "Leja Juska", at = "Docks"}'
    for owner, change, wounds in ((1, "Take one threat", 2), (2, "Take one threat", 2), (2, "Pass", 3)):
        text = VLADISLAV.format(vladislav="Docks", engaged="true")
        name = '"Vladislav Novikoff", at = "Docks", engaged = true' if owner == 1 else '"Terrell Brandt", at = "Docks"'
        beside = name + "}"
        scene = Scene(text.replace(beside, beside + leja))
        scene.choose("Challenge", "Terrell Brandt challenges Kaspar", "Done", "Intervene with Vladislav")
        assert scene.asked == owner
        if change == "Pass":
            scene.choose("Pass")
        else:
            scene.choose("Leja Juska: Reaction", "Vladislav", change)
        assert scene.wounds("Vladislav Novikoff") == wounds
        assert scene.settled and scene.hand(1) == ["Regroup"]


def test_188_no_combat_card_is_played_by_a_reaction_either() -> None:
    """Grandfather's Hammer, worn by Kaspar, answers the beginning of a round, but this one has no combat card."""
    text = VLADISLAV.format(vladislav="Docks", engaged="true")
    worn = 'leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Grandfather\'s Hammer"]}'
    scene = Scene(text.replace('leader = {name = "Kaspar Dietrich", at = "Docks"}', worn))
    scene.choose("Challenge", "Terrell Brandt challenges Kaspar", "Done", "Intervene with Vladislav")
    assert scene.wounds("Vladislav Novikoff") == 3 and scene.zone("Grandfather's Hammer") == "equipped"
    assert scene.settled


def test_188_not_from_another_location() -> None:
    scene = Scene(VLADISLAV.format(vladislav="Forums", engaged="true"))
    scene.choose("Challenge", "Done")
    assert scene.options == ["Accept", "Refuse"]


# 189 Point of Opportunity

POINT = """
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "{kaspar}", engaged = {engaged}}}
    [[player]]
    leader = "Odette Dubois d'Arrent"
    [city.Forums]
    cards = ["Point of Opportunity"]
    renown = {here}
    [city.Docks]
    renown = {there}
"""


def test_189_moves_a_renown_to_an_adjacent_location() -> None:
    scene = Scene(POINT.format(kaspar="Forums", engaged="false", here=1, there=1))
    scene.choose("Point of Opportunity: Action", "moves from this location", "from the Forums to the Grand Bazaar")
    assert (scene.renown("Docks"), scene.renown("Forums"), scene.renown("Bazaar")) == (1, 0, 1)
    assert scene.engaged(KASPAR)
    assert scene.city_discard() == ["Point of Opportunity"]
    assert scene.settled


def test_189_or_from_an_adjacent_location_to_this_one() -> None:
    scene = Scene(POINT.format(kaspar="Forums", engaged="false", here=1, there=1))
    scene.choose("Point of Opportunity: Action", "to this location")
    assert (scene.renown("Docks"), scene.renown("Forums")) == (0, 2)
    assert scene.settled


@rule("FS-RULE-95")
def test_189_without_renown_it_is_only_discarded() -> None:
    scene = Scene(POINT.format(kaspar="Forums", engaged="false", here=0, there=0))
    scene.choose("Point of Opportunity: Action")
    assert scene.city_discard() == ["Point of Opportunity"]
    assert scene.settled


def test_189_needs_an_en_garde_performer_there() -> None:
    assert not Scene(POINT.format(kaspar="Forums", engaged="true", here=1, there=1)).offers("Point")
    assert not Scene(POINT.format(kaspar="Docks", engaged="false", here=1, there=1)).offers("Point")


# 190 Sigurd Ulfsen

SIGURD = """
    turn = {turn}
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "Docks", engaged = true}}
    crew = [{{name = "Sigurd Ulfsen", at = "Docks", engaged = {engaged}, equipped = ["Eager Blade"]}}]
    hand = ["Legendary Reputation", "Regroup", "Regroup", "Regroup"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [{{name = "Henri Michelet", at = "Docks"}}, {{name = "Maxime de Lafayette", at = "Docks"}}]
    hand = ["Legendary Reputation", "Regroup", "Regroup", "Regroup"]
"""


@rule("FS-RULE-50")
def test_190_his_combat_is_not_raised_but_may_be_lowered() -> None:
    scene = Scene(SIGURD.format(turn=1, engaged="false"))
    sigurd = scene.card("Sigurd Ulfsen")
    assert scene.stat("Sigurd Ulfsen", COMBAT) == 2
    lasting.add(scene.state, (CHANGE_STAT + COMBAT, 0, sigurd, 0, sigurd, -1, THE_DAY))
    assert scene.stat("Sigurd Ulfsen", COMBAT) == 1
    assert scene.stat("Sigurd Ulfsen", RESOLVE) == 5


def test_190_issues_no_challenges() -> None:
    scene = Scene(SIGURD.format(turn=1, engaged="false"))
    assert not scene.offers("Challenge")


@rule("FS-RULES-21")
def test_190_not_even_by_another_cards_text() -> None:
    scene = Scene(SIGURD.format(turn=1, engaged="false"))
    scene.choose("Legendary Reputation: Action", "Henri").pass_until("answer_challenge")
    assert scene.game.view(None)["duel"]["characters"] == [KASPAR, "Henri Michelet"]


def test_190_en_garde_he_must_be_challenged() -> None:
    scene = Scene(SIGURD.format(turn=2, engaged="false"))
    scene.choose("Challenge")
    assert scene.options == ["Henri Michelet challenges Sigurd Ulfsen", f"{MAXIME} challenges Sigurd Ulfsen"]


def test_190_also_by_a_cards_text() -> None:
    scene = Scene(SIGURD.format(turn=2, engaged="false"))
    scene.choose("Legendary Reputation: Action", "Maxime").pass_until("answer_challenge")
    assert scene.game.view(None)["duel"]["characters"] == [MAXIME, "Sigurd Ulfsen"]


def test_190_also_where_the_challenger_chooses() -> None:
    scene = Scene(SIGURD.format(turn=1, engaged="false").replace("Legendary Reputation", "Defending Honor"))
    scene.choose("Defending Honor: Action", "Henri").pass_until("answer_challenge")
    assert scene.game.view(None)["duel"]["characters"] == ["Henri Michelet", "Sigurd Ulfsen"]


GUILE = """
    ruleset = "{rules}"
    [[player]]
    leader = {{name = "Don Constanzo Scarpa", at = "Docks"}}
    hand = ["Veronica's Guile", "Precision"]
    [[player]]
    leader = "Kaspar Dietrich"
    crew = [{{name = "{name}", at = "Docks"}}, {{name = "Otto Streit", at = "Docks"}}]
"""


@rule("FS-DUEL-06")
def test_033_where_a_dash_bars_from_duels_it_bars_from_being_targeted() -> None:
    scene = Scene(GUILE.format(rules="playtest-5.9.4e", name="Vladislav Novikoff")).choose("Veronica's Guile: Action")
    assert "Don Constanzo Scarpa challenges Otto Streit with Influence." in scene.log()
    scene = Scene(GUILE.format(rules="rulebook-2023", name="Vladislav Novikoff")).choose("Veronica's Guile: Action")
    assert scene.options == ["Vladislav Novikoff", "Otto Streit"]


@rule("FS-DUEL-06")
def test_190_he_draws_no_challenge_that_his_dash_keeps_him_from() -> None:
    for rules, challenged in (("playtest-5.9.4e", "Otto Streit"), ("rulebook-2023", "Sigurd Ulfsen")):
        scene = Scene(GUILE.format(rules=rules, name="Sigurd Ulfsen")).choose("Veronica's Guile: Action")
        assert f"Don Constanzo Scarpa challenges {challenged} with Influence." in scene.log()


def test_190_engaged_he_draws_nobody() -> None:
    scene = Scene(SIGURD.format(turn=2, engaged="true"))
    scene.choose("Challenge")
    assert len(scene.options) == 4


# 191 Duckfoot Pistol

PISTOL = """
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "Docks"}}
    crew = [{{name = "Otto Streit", at = "Docks", equipped = {worn}}}, {{name = "Philip Hase", at = "Forums"}}]
    [[player]]
    leader = {{name = "Odette Dubois d'Arrent", at = "Docks"}}
    crew = [{{name = "Maxime de Lafayette", at = "Docks"}}, "Henri Michelet"]
    [city.Docks]
    cards = {lying}
"""


def test_191_wounds_all_but_leaders_here() -> None:
    scene = Scene(PISTOL.format(worn='["Duckfoot Pistol"]', lying="[]"))
    scene.choose("Duckfoot Pistol: Action")
    hurt = ["Otto Streit", MAXIME]
    spared = [KASPAR, ODETTE, "Philip Hase", "Henri Michelet"]
    assert [scene.wounds(name) for name in hurt] == [1, 1]
    assert [scene.wounds(name) for name in spared] == [0, 0, 0, 0]
    assert scene.city_discard() == ["Duckfoot Pistol"]
    assert not scene.engaged("Otto Streit")
    assert scene.settled


@rule("FS-RULE-101")
def test_191_not_while_it_is_only_available() -> None:
    assert not Scene(PISTOL.format(worn="[]", lying='["Duckfoot Pistol"]')).offers("Duckfoot")


# Odd positions


def test_178_the_permission_serves_a_cards_challenge_that_would_engage_her() -> None:
    scene = Scene(CARMELLA.format(turn=1, engaged='true, equipped = ["Guild Triskelion"]'))
    scene.choose("Guild Triskelion: Action", "Maxime", "Accept").pass_until("take_action")
    assert scene.engaged("Carmella Vanessa Salvaggi")
    assert scene.asked == 2
    scene.choose("Pass")
    assert not scene.offers("Challenge")
    assert scene.settled


def test_178_a_challenge_that_is_cancelled_was_not_issued_and_spends_nothing() -> None:
    """Unyielding Loyalty answers the targeting: she has challenged nobody, and may still do so."""
    scene = Scene(CARMELLA.format(turn=1, engaged="true").replace(
        '{name = "Henri Michelet", at = "Docks"}]\n    hand = ["Regroup"]',
        '{name = "Servo Scarpa", at = "Docks"}]\n    hand = ["Unyielding Loyalty", "Regroup"]',
    ))
    scene.choose("Challenge", "Carmella Vanessa Salvaggi challenges Maxime", "Unyielding Loyalty")
    assert scene.settled and scene.zone("Servo Scarpa") == "locker" and scene.wounds(MAXIME) == 0
    scene.choose("Pass", "Challenge")
    scene.pass_until("answer_challenge").choose("Refuse", "Pass")
    assert not scene.offers("Challenge")


@rule("FS-CORE-04")
def test_178_but_nothing_else_that_would_engage_her() -> None:
    scene = Scene(CARMELLA.format(turn=1, engaged="true") + '[city.Docks]\ncards = ["Point of Opportunity"]')
    assert scene.offers("Challenge")
    assert not scene.offers("Point of Opportunity") and not scene.offers("Claim")


def test_178_once_she_has_used_it_no_card_helps() -> None:
    scene = Scene(CARMELLA.format(turn=1, engaged='true, equipped = ["Guild Triskelion"]'))
    scene.choose("Challenge", "Carmella Vanessa Salvaggi challenges Maxime", "Refuse", "Pass")
    assert not scene.offers("Guild Triskelion")


@rule("FS-CORE-52")
def test_179_a_position_says_who_has_taken_from_it() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        [city.Docks]
        cards = [{name = "Siren's Scream", renown = 2, used = [1]}]
    """)
    assert not scene.offers("Siren's Scream")
    scene.choose("Pass", "Siren's Scream: Action")
    text = write(scene.state)
    assert 'name = "Siren\'s Scream", used = [1, 2], renown = 1' in text
    assert not Scene(text).offers("Siren's Scream")


def test_178_a_position_says_whether_the_permission_is_spent() -> None:
    scene = Scene(CARMELLA.format(turn=1, engaged="true"))
    scene.choose("Challenge", "Carmella Vanessa Salvaggi challenges Maxime", "Refuse", "Pass")
    again = Scene(write(scene.state))
    assert again.asked == 1
    assert not again.offers("Challenge")


def test_180_a_revealed_object_of_wonder_goes_to_the_leader_too() -> None:
    scene = Scene(KAJ.format(kaj="Docks", hand='["Precision"]', lying="Sorte Deck").replace(
        '"Eko Sorridi", "Syrneth Hand", "Smuggled Item"', '"Eko Sorridi", "Object of Wonder", "Gustavo"').replace(
        '"Kaspar Dietrich", at = "Docks"', '"Kaspar Dietrich", at = "Forums"'))
    scene.choose("Kaj Kousei: Action", "Object of Wonder")
    assert scene.host("Object of Wonder") == KASPAR
    assert scene.settled


@rule("FS-RULE-17")
def test_180_with_hardly_a_city_deck_as_much_as_possible() -> None:
    full = 'deck = ["Eko Sorridi", "Syrneth Hand", "Smuggled Item", "Sorte Deck", "Gustavo"]'
    text = KAJ.format(kaj="Docks", hand="[]", lying="Sorte Deck")
    empty = Scene(text.replace(full, 'discard = ["Eko Sorridi"]'))
    empty.choose("Kaj Kousei: Action")
    assert empty.city_deck() == ["Eko Sorridi"]
    assert empty.settled


def test_181_not_for_one_that_died_of_it() -> None:
    scene = Scene(SORTE.format(bearer="Otto Streit", engaged="false", maxime="Docks"))
    scene.cause(happenings.wound, 1, 1 << scene.card(MAXIME), 4)
    assert scene.zone(MAXIME) == "locker"
    assert scene.kind == "take_action" and not scene.engaged("Sorte Deck")


@rule("FS-DUELX-13", "FS-RULE-105")
def test_183_each_of_several_combat_cards_parries_one_less() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["Broken-time"]
        deck = ["Regroup", "Langschwert"]
        [city.Docks]
        cards = ["So It Begins"]
    """)
    scene.choose("Challenge", "Accept", "Broken-time", "Broken-time: Maneuver", "Regroup").pass_until("take_action")
    # Three threat: Riposte 1, then Parry 0 of Broken-time and 2 of Regroup, one less for each; two wounds are left.
    assert scene.wounds("Jean Urbain") == 2


@rule("FS-RULE-50", "FS-RULE-105")
def test_183_several_cards_and_a_technique_are_added_up_before_the_floor() -> None:
    """0 of Broken-time, 0 of Status Matters, one less for each, one more by the Technique: nothing, not one."""
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks", equipped = ["Mireli Sabre"]}]
        hand = ["Broken-time"]
        deck = ["Status Matters", "Langschwert"]
        [city.Docks]
        cards = ["So It Begins"]
    """)
    scene.choose("Challenge", "Accept", "Broken-time", "Mireli Sabre: Technique", "Broken-time: Maneuver")
    scene.choose("Status Matters").pass_until("take_action")
    parts = "-1 So It Begins - 1 So It Begins + 1 Mireli Sabre, but no less than 0"
    assert f"Player 2: Parry 0 = {parts}." in scene.log()


@rule("FS-RULE-50")
def test_184_what_he_gains_in_pressures_is_added_before_the_floor() -> None:
    """2 printed, 3 less by three schemes, 1 more in pressures: Claude alone takes no location."""
    for schemes, worth in ((2, 1), (3, 0)):
        scene = Scene("""
            [[player]]
            leader = "Kaspar Dietrich"
            crew = [{name = "Claude de la Roche", at = "Docks"}]
            schemes = ["Contempt and Hatred"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            schemes = ["Contempt and Hatred"]
            [[player]]
            leader = "Soline el Gato"
            schemes = [LAST]
            """.replace("LAST", '"Contempt and Hatred"' if schemes == 3 else ""))
        assert pressing(scene.state, scene.card("Claude de la Roche"), INFLUENCE) == worth
        scene.choose("Claim").pass_until("take_action")
        assert scene.control("Docks") == worth
        parts = "0 Claude de la Roche" if schemes == 3 else "0 Claude de la Roche + 1 Claude de la Roche"
        outcome = ", a tie, and fails" if schemes == 3 else ""
        assert f"Player 1 pressures the Docks with Influence: {worth} ({parts}) against 0{outcome}." in scene.log()
        assert scene.game.why("Claude de la Roche", 0)[3].endswith(", but no less than 0") == (schemes == 3)


@rule("FS-RULE-50")
def test_what_a_parley_adds_is_added_before_the_floor() -> None:
    """Kaspar counts for 2 more when he parleys: with his Influence at 2 less 5 he still takes nothing off a price."""
    for less, worth in ((3, 1), (5, 0)):
        scene = Scene("""
            [[player]]
            leader = {name = "Kaspar Dietrich", at = "Docks"}
            [[player]]
            leader = "Odette Dubois d'Arrent"
            [city.Docks]
            cards = ["Takama Siad"]
            """)
        kaspar = scene.card(KASPAR)
        lasting.add(scene.state, (CHANGE_STAT + INFLUENCE, 0, kaspar, 0, kaspar, -less, THE_DAY))
        assert parley_worth(scene.state, kaspar, scene.card("Takama Siad")) == worth


@rule("FS-RULES-01")
def test_183_a_parry_lowered_below_zero_is_no_dash() -> None:
    scene = Scene(BEGINS.format(place="Docks").replace('"Regroup", "Iron Reply"', '"Fight Through the Pain"'))
    scene.choose("Challenge", "Accept")
    card = scene.card("Fight Through the Pain")
    assert round_value(scene.state, [card], PARRY, 1) == 0
    lasting.add(scene.state, (CHANGE_VALUE + PARRY, 0, card, 1, ON_SIDE + 1, 2, THE_ROUND))
    assert round_value(scene.state, [card], PARRY, 1) == 1


def test_186_a_challenge_by_a_risk_is_cancelled() -> None:
    scene = Scene(MARYAM.format(turn=2).replace('"Last Word", "Last Word"', '"Move Along", "Move Along"'))
    scene.choose("Move Along: Action", "Regroup")
    assert scene.settled and not scene.game.view(None)["duel"]
    scene.choose("Pass", "Move Along: Action")
    assert scene.game.view(None)["duel"]["characters"] == ["Terrell Brandt", "Maryam Benu Pleroma"]


#: who challenges, with what in hand, how, and the wounds that Vladislav suffers
CHALLENGES = (
    ("Terrell Brandt", "Veronica's Guile", ("Veronica's Guile: Action", "Terrell"), 1),
    ("Terrell Brandt", "Move Along", ("Move Along: Action", "Terrell", "Kaspar", "No"), 3),
    ("Henri Michelet", "Regroup", ("Épée Sanglante: Action",), 3),
    ("Bastien Girard", "Regroup", ("Challenge",), 2),
    ("Daniella Dietrich", "Regroup", ("Daniella Dietrich: Action",), 3),
)


@pytest.mark.parametrize(("challenger", "held", "how", "wounds"), CHALLENGES)
def test_188_takes_the_threat_of_every_kind_of_challenge(
    challenger: str, held: str, how: tuple[str, ...], wounds: int
) -> None:
    scene = Scene(f"""
        turn = 2
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        crew = [{{name = "Vladislav Novikoff", at = "Docks", engaged = true}}]
        hand = ["Regroup"]
        renown = 1
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{{name = "{challenger}", at = "Docks"}}, {{name = "Carmella Vanessa Salvaggi", at = "Docks"}}]
        schemes = ["Épée Sanglante"]
        hand = ["{held}", "Disarm"]
    """)
    scene.choose(*how)
    while scene.kind != "answer_challenge":
        named = [o for o in scene.options if o in (f"{challenger} challenges {KASPAR}", KASPAR, challenger)]
        scene.choose(named[0] if named else scene.options[-1])
    scene.choose("Intervene with Vladislav")
    decline(scene)
    assert scene.wounds("Vladislav Novikoff") == wounds
    assert scene.hand(1) == ["Regroup"]
    assert scene.renown(2) == (1 if held == "Regroup" and challenger == "Henri Michelet" else 0)
    assert scene.settled


def test_188_only_leaders_may_intervene_means_not_he() -> None:
    scene = Scene(VLADISLAV.format(vladislav="Docks", engaged="true").replace(
        'crew = [{name = "Terrell Brandt", at = "Docks"}]\n    hand = ["Regroup"]',
        'crew = [{name = "Terrell Brandt", at = "Docks"}]\n    hand = ["Legendary Reputation", "Regroup", "Regroup"]'))
    scene.choose("Legendary Reputation: Action", "Kaspar").pass_until("answer_challenge")
    assert scene.options == ["Accept", "Refuse"]


def test_190_others_may_intervene_for_him() -> None:
    scene = Scene(SIGURD.format(turn=2, engaged="false").replace(
        '{name = "Sigurd Ulfsen"', '{name = "Otto Streit", at = "Docks"}, {name = "Philip Hase", at = "Docks"}, '
        '{name = "Sigurd Ulfsen"'))
    scene.choose("Challenge", "Henri Michelet challenges Sigurd").pass_until("answer_challenge")
    assert scene.options == ["Accept", "Intervene with Otto Streit", "Intervene with Philip Hase", "Refuse"]
    scene.choose("Intervene with Philip Hase")
    assert scene.game.view(None)["duel"]["characters"] == ["Henri Michelet", "Philip Hase"]
    assert scene.engaged("Philip Hase") and not scene.engaged("Sigurd Ulfsen")


@rule("FS-MULTI-06")
def test_190_with_three_players_he_draws_challenges_from_both_others() -> None:
    scene = Scene("""
        turn = 2
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Sigurd Ulfsen", at = "Docks"}]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Henri Michelet", at = "Docks"}]
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}]
    """)
    scene.choose("Challenge").pass_until("answer_challenge")
    assert scene.asked == 1
    assert scene.game.view(None)["duel"]["characters"] == ["Henri Michelet", "Sigurd Ulfsen"]
