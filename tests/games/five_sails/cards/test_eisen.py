"""The cards of Eisen: every ability used with its whole text, and not offered where it must not be."""

from duels import perform
from ledger import rule
from scene import Scene

from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.effects.language import MERCENARY, All, At, Count, Non, action, bearer, wound, yours
from quarterdeck.games.five_sails.happenings import equip
from quarterdeck.games.five_sails.terms import COMBAT, DOCKS, FINESSE, INFLUENCE, RESOLVE
from quarterdeck.games.five_sails.using import parley_worth



def scene(mine: str, theirs: str = "", city: str = "", top: str = "") -> Scene:
    """A table for two: an Eisen player, and another whose Leader stays at Home unless told otherwise."""
    if "leader" not in mine:
        mine = 'leader = "Kaspar Dietrich"\n' + mine
    if "leader" not in theirs:
        theirs = 'leader = "Odette Dubois d\'Arrent"\n' + theirs
    return Scene("\n".join([top, "[[player]]", mine, "[[player]]", theirs, city]))


def duel(mine: str, theirs: str, hand: str = "", other_hand: str = "") -> Scene:
    """My character challenges theirs at the Docks and is accepted, no Technique: it is their first round."""
    table = scene(
        f'crew = [{{name = "{mine}", at = "Docks"}}]\nhand = [{hand}]',
        f'crew = [{{name = "{theirs}", at = "Docks"}}]\nhand = [{other_hand}]',
    )
    return fight(table)


def challenge(table: Scene, pair: str = "challenges") -> Scene:
    """The Challenge action with this pair, if there is a choice."""
    table.choose("Challenge")
    return table.choose(pair) if table.kind == "choose_challenge" else table


def fight(table: Scene, pair: str = "challenges") -> Scene:
    """Challenge, activate nothing, accept."""
    challenge(table, pair)
    if table.kind == "issue_technique":
        table.choose("Done")
    return table.choose("Accept")


# 035 Kaspar Dietrich

KASPAR = 'leader = {name = "Kaspar Dietrich", at = "Docks"}\n'


def test_kaspar_finds_and_recruits_a_mercenary_parleying_while_engaged() -> None:
    table = scene(
        KASPAR + 'hand = ["Regroup"]', city='[city]\ndeck = ["Burnished Cuirass", "Eko Sorridi", "Kalla Forsberg"]'
    )
    table.choose("Kaspar Dietrich: Action")
    assert table.kind == "may_effect"
    assert table.engaged("Kaspar Dietrich")
    table.choose("Yes")
    assert table.zone("Eko Sorridi") == "crew"
    assert table.place("Eko Sorridi") == "Docks"
    assert not table.engaged("Eko Sorridi")
    assert table.hand(1) == ["Regroup"], "his 2 Influence and 2 more cover the cost of 4"
    assert table.city_deck() == ["Kalla Forsberg", "Burnished Cuirass"]
    assert table.settled


def test_kaspar_parleys_once_for_a_recruit_and_the_rest_is_paid() -> None:
    table = scene(KASPAR + 'hand = ["Regroup", "Precision", "Stratege"]', city='[city]\ndeck = ["Maryam Benu Pleroma"]')
    table.choose("Kaspar Dietrich: Action", "Yes")
    assert table.kind == "pay_wealth", "three cards do not pay for 6, so he parleys unasked; 2 are left to pay"
    table.choose("Regroup")
    assert table.zone("Maryam Benu Pleroma") == "crew"
    assert table.hand(1) == ["Precision"]
    assert table.settled


def test_others_may_parley_for_kaspars_find_only_en_garde() -> None:
    crew = 'crew = [{name = "Otto Streit", at = "Docks"}, {name = "Philip Hase", at = "Docks", engaged = true}]\n'
    table = scene(KASPAR + crew, city='[city]\ndeck = ["Claude de la Roche"]')
    table.choose("Kaspar Dietrich: Action", "Yes")
    assert table.options == ["Parley with Kaspar Dietrich", "Parley with Otto Streit"]
    table.choose("Parley with Otto")
    assert table.engaged("Otto Streit")
    assert table.zone("Claude de la Roche") == "crew"
    assert table.settled


def test_kaspar_need_not_recruit() -> None:
    table = scene(KASPAR, city='[city]\ndeck = ["Eko Sorridi", "Smuggled Item"]')
    table.choose("Kaspar Dietrich: Action", "No")
    assert table.city_deck() == ["Smuggled Item", "Eko Sorridi"]
    assert table.settled


def test_what_kaspar_cannot_pay_for_is_sunk() -> None:
    table = scene(KASPAR, city='[city]\ndeck = ["Maryam Benu Pleroma", "Smuggled Item"]')
    table.choose("Kaspar Dietrich: Action")
    assert table.settled
    assert table.city_deck() == ["Smuggled Item", "Maryam Benu Pleroma"]


@rule("FS-RULE-17")
def test_kaspar_searches_a_city_deck_made_anew() -> None:
    table = scene(KASPAR, city='[city]\ndeck = ["Smuggled Item"]\ndiscard = ["Eko Sorridi"]')
    table.choose("Kaspar Dietrich: Action", "Yes")
    assert table.zone("Eko Sorridi") == "crew"
    assert table.city_deck() == ["Smuggled Item"]
    assert table.settled


def test_kaspar_finds_nobody_where_there_is_nobody() -> None:
    table = scene(KASPAR, city='[city]\ndeck = ["Smuggled Item"]')
    table.choose("Kaspar Dietrich: Action")
    assert table.engaged("Kaspar Dietrich")
    assert table.city_deck() == ["Smuggled Item"]
    assert table.settled


@rule("FS-DRAMA-17")
def test_kaspars_recruit_may_be_one_too_many() -> None:
    crew = ", ".join(f'"{n}"' for n in ("Otto Streit", "Philip Hase", "Terrell Brandt", "Uwe Zimmerman", "Gustavo"))
    table = scene(KASPAR + f"crew = [{crew}]", city='[city]\ndeck = ["Eko Sorridi"]')
    table.choose("Kaspar Dietrich: Action", "Yes")
    assert table.kind == "choose_crew_excess"
    table.choose("Gustavo")
    assert table.zone("Gustavo") == "locker"
    assert table.settled


def test_kaspar_searches_only_en_garde_and_in_the_city() -> None:
    for at, engaged in (("Docks", "true"), ("Home", "false")):
        leader = f'leader = {{name = "Kaspar Dietrich", at = "{at}", engaged = {engaged}}}'
        table = scene(leader, city='[city]\ndeck = ["Eko Sorridi"]')
        assert not table.offers("Kaspar Dietrich: Action")


@rule("FS-DRAMA-18", "FS-RULES-16")
def test_kaspar_parleys_with_two_more_influence() -> None:
    table = scene(KASPAR + 'hand = ["Regroup", "Precision"]', city='[city.Docks]\ncards = ["Angeline Dèmone"]')
    assert table.stat("Kaspar Dietrich", INFLUENCE) == 2
    table.choose("Recruit", "Regroup")
    assert table.engaged("Kaspar Dietrich")
    assert table.zone("Angeline Dèmone") == "crew"
    assert table.hand(1) == ["Precision"]
    assert table.settled


def test_kaspar_engaged_does_not_parley_in_an_ordinary_recruit() -> None:
    leader = 'leader = {name = "Kaspar Dietrich", at = "Docks", engaged = true}'
    table = scene(leader, city='[city.Docks]\ncards = ["Eko Sorridi"]')
    assert not table.offers("Recruit")


# 036 Daniella Dietrich

DANIELLA = 'crew = [{name = "Daniella Dietrich", at = "Docks"}, {name = "Eko Sorridi", at = "Docks", engaged = true}'
OTTO = 'crew = [{name = "Otto Streit", at = "Docks"}]\n'


def test_daniella_lets_a_mercenary_challenge() -> None:
    table = scene(DANIELLA + "]", OTTO)
    table.choose("Daniella Dietrich: Action")
    table.pass_until("answer_challenge")
    assert table.asked == 2
    assert table.game.view(None)["duel"]["characters"] == ["Eko Sorridi", "Otto Streit"]
    assert not table.engaged("Daniella Dietrich")
    table.choose("Refuse")
    assert table.wounds("Otto Streit") == 3, "the Combat of the Mercenary"
    table.pass_until("take_action")
    assert table.settled


def test_daniella_chooses_mercenary_and_target() -> None:
    mine = DANIELLA + ', {name = "Leja Juska", at = "Docks"}, {name = "Gustavo", at = "Forums"}]'
    theirs = 'crew = [{name = "Otto Streit", at = "Docks"}, {name = "Terrell Brandt", at = "Docks"}]'
    table = scene(mine, theirs).choose("Daniella Dietrich: Action")
    assert table.options == ["Eko Sorridi", "Leja Juska"]
    table.choose("Leja")
    assert table.kind == "choose_target"
    assert table.options == ["Otto Streit", "Terrell Brandt"]
    table.choose("Terrell")
    table.pass_until("answer_challenge")
    assert table.game.view(None)["duel"]["characters"] == ["Leja Juska", "Terrell Brandt"]


@rule("FS-RULE-112")
def test_daniella_may_take_uwe_for_a_mercenary() -> None:
    mine = 'crew = [{name = "Daniella Dietrich", at = "Docks"}, {name = "Uwe Zimmerman", at = "Docks"}]'
    table = scene(mine, OTTO).choose("Daniella Dietrich: Action")
    table.pass_until("answer_challenge")
    assert table.game.view(None)["duel"]["characters"] == ["Uwe Zimmerman", "Otto Streit"]


@rule("FS-RULE-95")
def test_daniella_without_a_mercenary_achieves_nothing() -> None:
    table = scene('crew = [{name = "Daniella Dietrich", at = "Docks"}, {name = "Gustavo", at = "Forums"}]', OTTO)
    table.choose("Daniella Dietrich: Action")
    assert table.settled
    assert table.asked == 2


def test_daniella_does_not_send_mercenaries_out_from_home() -> None:
    table = scene('crew = ["Daniella Dietrich", "Eko Sorridi"]', OTTO)
    assert not table.offers("Daniella Dietrich: Action")


def daniella_duels(technique: str) -> Scene:
    """Daniella has challenged Otto, who answers with a thrust of 4: her first round."""
    mine = 'crew = [{name = "Daniella Dietrich", at = "Docks"}]\nhand = ["Regroup", "Last Word"]'
    table = scene(mine, OTTO + 'hand = ["Precision", "Stratege"]').choose("Challenge", technique, "Accept")
    return table.choose("Precision", "Done")


@rule("FS-RULE-117")
def test_daniella_slips_away_at_the_end_of_her_first_round() -> None:
    table = daniella_duels("Daniella Dietrich: Technique")
    assert (table.kind, table.asked) == ("combat_card", 1)
    assert table.place("Daniella Dietrich") == "Docks", "issuing a challenge is not a round"
    table.choose("Last Word")
    assert table.place("Daniella Dietrich") == "Forums"
    table.choose("Done")
    assert table.wounds("Otto Streit") == 3, "1 of the first round; the thrust of 2 came before she went"
    assert table.settled


@rule("FS-RULE-117")
def test_daniellas_technique_lapses_without_a_round() -> None:
    table = scene('crew = [{name = "Daniella Dietrich", at = "Docks"}]', OTTO + 'hand = ["Fight Through the Pain"]')
    table.choose("Challenge", "Daniella Dietrich: Technique", "Refuse")
    assert table.place("Daniella Dietrich") == "Docks"
    assert table.wounds("Otto Streit") == 2
    assert table.settled


def test_daniellas_technique_in_her_own_round() -> None:
    table = daniella_duels("Done").choose("Last Word", "Daniella Dietrich: Technique")
    assert table.place("Daniella Dietrich") == "Forums"
    table.choose("Done")
    assert table.settled


def test_daniellas_technique_is_used_once_per_day() -> None:
    table = scene('crew = [{name = "Daniella Dietrich", at = "Docks"}, {name = "Eko Sorridi", at = "Docks"}]', OTTO)
    table.choose("Challenge", "Daniella Dietrich challenges", "Daniella Dietrich: Technique", "Refuse")
    table.pass_until("take_action").choose("Pass")
    assert table.state.used_day[table.card("Daniella Dietrich")]
    assert not table.offers("Daniella Dietrich challenges")
    table.state.engaged[table.card("Daniella Dietrich")] = 0
    table.choose("Challenge", "Daniella Dietrich challenges")
    assert table.kind == "answer_challenge", "no Technique is left to be asked for"


# 038 Otto Streit

OTTO_HERE = 'crew = [{name = "Otto Streit", at = "Docks"}]\n'


def test_otto_finds_an_attachment() -> None:
    table = scene(OTTO_HERE + 'deck = ["Regroup", "Langschwert", "Dark Gift", "Precision"]')
    table.choose("Otto Streit: Action")
    assert table.kind == "choose_cards"
    assert [o.split(" (")[0] for o in table.options] == ["Langschwert", "Dark Gift"]
    table.choose("Dark Gift")
    assert table.hand(1) == ["Dark Gift"]
    assert table.deck(1)[0] == "Precision"
    assert sorted(table.deck(1)[1:]) == ["Langschwert", "Regroup"]
    assert table.settled


def test_otto_finds_no_attachment() -> None:
    table = scene(OTTO_HERE + 'deck = ["Regroup", "Precision", "Stratege", "Langschwert"]')
    table.choose("Otto Streit: Action")
    assert table.hand(1) == []
    assert table.deck(1)[0] == "Langschwert"
    assert table.settled


def test_otto_searches_once_a_day_and_in_the_city() -> None:
    table = scene(OTTO_HERE + 'deck = ["Regroup"]').choose("Otto Streit: Action", "Pass")
    assert not table.offers("Otto Streit: Action")
    assert not scene('crew = ["Otto Streit"]\ndeck = ["Regroup"]').offers("Otto Streit: Action")


# 039 Philip Hase

PHILIP = 'crew = [{name = "Philip Hase", at = "Docks"}]\n'


def test_philip_moves_after_equipping() -> None:
    table = scene(PHILIP + 'hand = ["Langschwert"]').choose("Equip", "Philip")
    assert table.kind == "react"
    table.choose("Philip Hase: Reaction")
    assert table.options == ["the Forums", "Home"]
    table.choose("Home")
    assert table.place("Philip Hase") == "Home"
    assert table.host("Langschwert") == "Philip Hase"
    assert table.settled


def test_philip_stays_where_others_equip_or_he_is_at_home() -> None:
    table = scene(PHILIP + 'hand = ["Langschwert"]').choose("Equip", "Kaspar")
    assert table.settled
    table = scene('crew = ["Philip Hase"]\nhand = ["Langschwert"]').choose("Equip", "Philip")
    assert table.settled


def test_philip_moves_once_a_day() -> None:
    table = scene(PHILIP + 'hand = ["Langschwert", "Dark Gift", "Precision"]').choose("Equip", "Philip", "Langschwert")
    table.choose("Philip Hase: Reaction", "Forums", "Pass")
    table.choose("Equip", "Philip").pass_until("take_action")
    assert table.host("Dark Gift") == "Philip Hase"
    assert table.place("Philip Hase") == "Forums"
    assert table.settled


def philip_duels(mercenary: str, engaged: str) -> Scene:
    mine = f'crew = [{{name = "Philip Hase", at = "Docks"}}, {mercenary}]\nhand = ["Regroup", "Stratege"]'
    theirs = f'crew = [{{name = "Terrell Brandt", at = "Docks", engaged = {engaged}}}]\n'
    table = challenge(scene(mine, theirs + 'hand = ["Iron Reply", "Precision"]'), "Philip Hase challenges")
    assert table.kind == "answer_challenge", "before acceptance there is no adversary"
    return table.choose("Accept", "Iron Reply", "Done", "Regroup")


@rule("FS-RULE-116")
def test_philip_wounds_an_engaged_adversary_beside_a_mercenary() -> None:
    table = philip_duels('{name = "Gustavo", at = "Docks"}', "true")
    before = table.wounds("Terrell Brandt")
    table.choose("Philip Hase: Technique")
    assert table.wounds("Terrell Brandt") == before + 1
    table.pass_until("take_action")
    assert table.settled


def test_philip_takes_uwe_for_a_mercenary() -> None:
    assert philip_duels('{name = "Uwe Zimmerman", at = "Docks"}', "true").offers("Philip Hase: Technique")


def test_philip_needs_the_mercenary_there_and_the_adversary_engaged() -> None:
    assert not philip_duels('{name = "Gustavo", at = "Forums"}', "true").offers("Philip Hase: Technique")
    assert not philip_duels('{name = "Gustavo", at = "Docks"}', "false").offers("Philip Hase: Technique")


# 042 Terrell Brandt


def terrell_duels(wounds: int) -> Scene:
    """Terrell, challenged by Uwe, lays a sword into his line and resolves 3 threat, 2 of them parried."""
    mine = f'crew = [{{name = "Terrell Brandt", at = "Docks", wounds = {wounds}}}]\nhand = ["Langschwert", "Precision"]'
    theirs = 'crew = [{name = "Uwe Zimmerman", at = "Docks"}]'
    table = scene(mine, theirs, top="turn = 2").choose("Challenge", "Accept")
    return table.choose("Langschwert", "Done")


def test_terrell_takes_attachments_of_his_line_back() -> None:
    table = terrell_duels(wounds=0)
    assert table.settled
    assert sorted(table.hand(1)) == ["Langschwert", "Precision"]
    assert table.discard(1) == []


def test_terrell_destroyed_takes_nothing_back() -> None:
    table = terrell_duels(wounds=4)
    assert table.zone("Terrell Brandt") == "locker"
    assert table.discard(1) == ["Langschwert"]
    assert table.settled


def test_risks_in_terrells_line_and_attachments_of_others_are_discarded() -> None:
    table = duel("Terrell Brandt", "Otto Streit", '"Last Word"', '"Langschwert"')
    table.choose("Last Word").pass_until("take_action")
    assert table.discard(1) == ["Last Word"]
    assert table.discard(2) == ["Langschwert"]
    assert table.settled


def test_terrells_technique_adds_thrust() -> None:
    table = scene('crew = [{name = "Terrell Brandt", at = "Docks"}]', 'crew = [{name = "Uwe Zimmerman", at = "Docks"}]')
    table.choose("Challenge", "Terrell Brandt: Technique", "Accept")
    assert table.wounds("Uwe Zimmerman") == 3, "4 threat, but no more wounds than Terrell's Combat"
    table = duel("Otto Streit", "Terrell Brandt", "", '"Regroup", "Last Word"')
    table.choose("Last Word")
    assert table.options == ["Terrell Brandt: Technique", "Done"]
    table.choose("Terrell Brandt: Technique")
    assert table.wounds("Otto Streit") == 3, "2 and 1 more"
    assert table.settled


# 043 Uwe Zimmerman


@rule("FS-RULE-112")
def test_uwe_is_a_mercenary_only_as_his_player_likes() -> None:
    table = scene(
        'crew = [{name = "Uwe Zimmerman", at = "Docks"}]\nhand = ["Regroup", "Precision", "Stratege"]',
        city='[city.Docks]\ncards = ["Eko Sorridi"]',
    )
    table.choose("Recruit")
    assert table.zone("Eko Sorridi") == "crew", "three cards, and a parley that no Mercenary could hold"
    assert table.engaged("Uwe Zimmerman")
    assert table.settled


@rule("FS-RULE-112")
def test_uwe_is_no_mercenary_where_his_own_players_scheme_would_weaken_him() -> None:
    """Contempt and Hatred takes Influence from Mercenaries: nobody could want that of his own."""
    for mine, theirs in (('"Contempt and Hatred"', ""), ("", '"Contempt and Hatred"')):
        table = scene(
            f'crew = [{{name = "Uwe Zimmerman", at = "Docks"}}, "Eko Sorridi"]\nschemes = [{mine}]',
            f"schemes = [{theirs}]",
        )
        assert (table.stat("Uwe Zimmerman", INFLUENCE), table.stat("Eko Sorridi", INFLUENCE)) == (1, 0)
        table.choose("Claim")
        assert table.control("Docks") == 1 and table.settled


@rule("FS-RULE-112")
def test_uwe_is_asked_about_where_an_effect_is_for_all_mercenaries_or_counts_them() -> None:
    for ability, had, had_not in (
        (action(wound(All(MERCENARY, yours))), (1, 1, 0), (0, 1, 0)),
        (action(wound(All(Non(MERCENARY), yours))), (0, 0, 1), (1, 0, 1)),
        (action(wound(bearer, Count(All(yours, MERCENARY)))), (2, 0, 0), (1, 0, 0)),
    ):
        for answer, wounds in (("Yes", had), ("No", had_not)):
            table = scene('crew = ["Uwe Zimmerman", "Eko Sorridi"]')
            perform(table, ability, "Uwe Zimmerman")
            assert table.kind == "may_effect" and table.asked == 1
            assert table.decision.reason.startswith("Take Uwe Zimmerman to be a Mercenary here?")
            table.choose(answer)
            hurt = tuple(table.wounds(name) for name in ("Uwe Zimmerman", "Eko Sorridi", "Kaspar Dietrich"))
            assert hurt == wounds


@rule("FS-RULE-112")
def test_nobody_is_asked_about_uwe_where_it_changes_nothing() -> None:
    table = scene('crew = ["Uwe Zimmerman", {name = "Eko Sorridi", at = "Docks"}]', 'crew = ["Otto Streit"]')
    perform(table, action(wound(All(MERCENARY, At(DOCKS)))), "Uwe Zimmerman")
    assert table.wounds("Eko Sorridi") == 1 and table.wounds("Uwe Zimmerman") == 0
    table = scene('crew = ["Otto Streit"]', 'crew = ["Uwe Zimmerman", "Eko Sorridi"]')
    perform(table, action(wound(All(MERCENARY))), "Otto Streit")
    assert table.wounds("Uwe Zimmerman") == 0, "only his own player's abilities"


@rule("FS-RULE-112", "FS-RULES-13")
def test_uwe_with_cirilo_is_a_brute_only_where_that_is_good_for_him() -> None:
    crew = '"Cirilo Naucriparos", "Uwe Zimmerman", "Otto Streit", "Philip Hase", "Terrell Brandt", "Edeline Trinken"'
    plans = 'approach = ["Marooned", "Midnight Shipment"]'
    table = scene(f"crew = [{crew}]\n{plans}", 'approach = ["Filling The Ranks", "Marooned"]')
    assert len(table.crew(1)) == 7, "six and a Brute: the Crew Cap is kept"
    table.pass_until("choose_approach")
    assert table.state.day == 2 and "Uwe Zimmerman" in table.crew(1), "Brutes leave play, he stays"
    table.cause(happenings.wound, 2, 1 << table.card("Uwe Zimmerman"), 5)
    assert "Uwe Zimmerman" in table.locker(1)


def test_uwe_thrusts_harder_at_sorcerers() -> None:
    table = scene(
        'crew = [{name = "Uwe Zimmerman", at = "Docks"}]\nhand = ["Last Word"]',
        'crew = [{name = "Daniella Dietrich", at = "Docks"}]',
        top="turn = 2",
    )
    table.choose("Challenge", "Done", "Accept")
    assert table.wounds("Daniella Dietrich") == 3
    assert table.settled


def test_uwe_thrusts_as_printed_at_others_and_dashes_stay() -> None:
    table = scene('crew = [{name = "Uwe Zimmerman", at = "Docks"}]\nhand = ["Last Word"]', OTTO, top="turn = 2")
    table.choose("Challenge", "Accept")
    assert table.wounds("Otto Streit") == 2
    table = scene(
        'crew = [{name = "Uwe Zimmerman", at = "Docks"}]\nhand = ["Polished Flintlock"]',
        'crew = [{name = "Daniella Dietrich", at = "Docks"}]',
        top="turn = 2",
    )
    table.choose("Challenge", "Done", "Accept")
    assert table.wounds("Daniella Dietrich") == 1, "one turned back by Riposte; no Thrust"
    assert table.settled


def test_uwe_does_not_help_the_combat_cards_of_others() -> None:
    table = scene(
        'crew = [{name = "Otto Streit", at = "Docks"}, {name = "Uwe Zimmerman", at = "Docks"}]\nhand = ["Last Word"]',
        'crew = [{name = "Daniella Dietrich", at = "Docks"}]',
        top="turn = 2",
    )
    table.choose("Challenge", "challenges Otto", "Done", "Accept")
    assert table.wounds("Daniella Dietrich") == 1, "2 threat, Otto's Combat is 1"
    assert table.wounds("Otto Streit") == 1


# 044 Armed and Marshaled

PLANNING = 'phase = "Planning"\nday = 2\n'


def planning(scheme: str, mine: str = "", city: str = "") -> Scene:
    """Planning with one scheme and one character each; what they bring is chosen by itself."""
    table = scene(
        f'approach = ["{scheme}", "Terrell Brandt"]\n{mine}',
        'approach = ["Réputation Méritée", "Otto Streit"]',
        city,
        PLANNING,
    )
    return table


def test_armed_and_marshaled_brings_renown_and_an_attachment() -> None:
    table = planning("Armed and Marshaled", 'discard = ["Langschwert", "Regroup", "Dark Gift"]')
    table.pass_until("choose_target")
    assert [o.split(" (")[0] for o in table.options] == ["Dark Gift", "Langschwert"]
    assert table.renown("Docks") >= 1
    table.choose("Dark Gift").pass_until("take_action")
    assert "Dark Gift" in table.hand(1)
    assert table.renown("Bazaar") >= 1
    assert table.zone("Armed and Marshaled") == "scheme"


def marshaled(theirs: str, mine: str = 'equipped = ["Langschwert"]') -> Scene:
    return scene(
        f'crew = [{{name = "Terrell Brandt", at = "Docks", {mine}}}]\nschemes = ["Armed and Marshaled"]',
        f"crew = [{theirs}]",
    )


def test_armed_and_marshaled_engages_or_sends_home() -> None:
    for choice, engaged, place in (("Otto Streit engages", True, "Docks"), ("moves Home", False, "Home")):
        table = marshaled('{name = "Otto Streit", at = "Docks"}')
        table.choose("Armed and Marshaled: Action")
        assert table.engaged("Langschwert")
        assert not table.engaged("Terrell Brandt")
        table.choose(choice)
        assert table.engaged("Otto Streit") is engaged
        assert table.place("Otto Streit") == place
        assert table.settled


def test_armed_and_marshaled_sends_an_engaged_character_home() -> None:
    table = marshaled('{name = "Otto Streit", at = "Docks", engaged = true}').choose("Armed and Marshaled: Action")
    assert table.place("Otto Streit") == "Home"
    assert table.settled


def test_armed_and_marshaled_asks_which_attachment_engages() -> None:
    table = marshaled(
        '{name = "Otto Streit", at = "Docks", equipped = ["Dark Gift"]}', 'equipped = ["Langschwert", "Breastplate"]'
    )
    table.choose("Armed and Marshaled: Action")
    assert table.kind == "pay_extra_cost"
    table.choose("Breastplate", "Otto Streit engages")
    assert table.engaged("Breastplate")
    assert not table.engaged("Langschwert")
    assert table.settled


def test_armed_and_marshaled_needs_an_attachment_en_garde_and_no_better_armed_target() -> None:
    otto = '{name = "Otto Streit", at = "Docks"}'
    assert not marshaled(otto, 'equipped = [{name = "Langschwert", engaged = true}]').offers("Armed and Marshaled")
    assert not marshaled(otto, 'equipped = [{name = "Langschwert", by = 2}]').offers("Armed and Marshaled")
    assert not marshaled(otto, "wounds = 0").offers("Armed and Marshaled")
    assert not marshaled('{name = "Otto Streit", at = "Forums"}').offers("Armed and Marshaled")
    better = '{name = "Otto Streit", at = "Docks", equipped = ["Dark Gift", "Breastplate"]}'
    assert not marshaled(better).offers("Armed and Marshaled")


# 045 The Song of Eisen


def test_song_of_eisen_brings_renown_and_a_mercenary_back() -> None:
    table = planning(
        "The Song of Eisen",
        city='[city]\ndeck = ["Smuggled Item"]\ndiscard = ["Eko Sorridi", "Duckfoot Pistol", "Gustavo"]',
    )
    table.pass_until("choose_target")
    assert [o.split(" (")[0] for o in table.options] == ["Gustavo", "Eko Sorridi"]
    table.choose("Eko").pass_until("take_action")
    assert table.city_deck()[0] == "Eko Sorridi"
    assert table.renown("Forums") >= 1


SONG = 'leader = {name = "Kaspar Dietrich", at = "Docks"}\nschemes = ["The Song of Eisen"]\n'


def test_song_of_eisen_helps_the_leader_parley_for_mercenaries() -> None:
    table = scene(SONG, city='[city.Docks]\ncards = ["Angeline Dèmone"]')
    table.choose("Recruit").pass_until("take_action")
    assert table.zone("Angeline Dèmone") == "crew", "2 Influence, 2 of his own and 1 of the song"
    assert table.settled


def test_song_of_eisen_helps_no_other_character_and_for_nothing_else() -> None:
    table = scene(
        'crew = [{name = "Otto Streit", at = "Docks"}]\nschemes = ["The Song of Eisen"]',
        city='[city.Docks]\ncards = ["Takama Siad", "Smuggled Item"]',
    )
    s = table.state
    kaspar, otto = table.card("Kaspar Dietrich"), table.card("Otto Streit")
    mercenary, item = table.card("Takama Siad"), table.card("Smuggled Item")
    assert parley_worth(s, otto, mercenary) == 2
    assert (parley_worth(s, kaspar, mercenary), parley_worth(s, kaspar, item)) == (5, 4)


def test_song_of_eisen_pays_for_an_empty_market() -> None:
    table = scene(SONG, city='[city.Docks]\ncards = ["Risky Undertaking"]')
    table.choose("Pass", "Pass")
    assert table.kind == "react"
    table.choose("The Song of Eisen: Reaction")
    assert table.renown(1) == 1


def test_song_of_eisen_pays_nothing_while_something_is_left() -> None:
    for left in ("Eko Sorridi", "Smuggled Item"):
        table = scene(SONG, city=f'[city.Bazaar]\ncards = ["{left}"]').choose("Pass", "Pass")
        assert not table.offers("The Song of Eisen")
        assert table.renown(1) == 0


# 046 Dark Gift

GIFTED = 'crew = [{name = "Otto Streit", at = "%s", wounds = %d, equipped = [{name = "Dark Gift", engaged = %s}]}]'


def test_dark_gift_carries_its_bearer_off() -> None:
    table = scene(GIFTED % ("Docks", 0, "false")).choose("Dark Gift: Action 1")
    assert table.options == ["the Forums", "Home"]
    table.choose("Forums")
    assert table.engaged("Dark Gift")
    assert table.wounds("Otto Streit") == 1
    assert table.place("Otto Streit") == "Forums"
    assert not table.engaged("Otto Streit")
    assert table.settled


def test_dark_gift_may_kill() -> None:
    table = scene(GIFTED % ("Docks", 3, "false")).choose("Dark Gift: Action 1")
    assert table.zone("Otto Streit") == "locker"
    assert table.zone("Dark Gift") == "discard"
    assert table.settled


def test_dark_gift_heals() -> None:
    table = scene(GIFTED % ("Home", 2, "false")).choose("Dark Gift: Action 2")
    assert table.wounds("Otto Streit") == 1
    assert table.engaged("Dark Gift")
    assert table.settled


def test_dark_gift_engaged_gives_nothing() -> None:
    assert not scene(GIFTED % ("Docks", 1, "true")).offers("Dark Gift: Action")


# 047 Kaspar's Panzerhand

GLOVED = 'leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Kaspar\'s Panzerhand"%s]}\n'


def test_panzerhand_makes_kaspar_tougher_and_fits_beside_armor() -> None:
    table = scene(GLOVED % "" + 'hand = ["Breastplate", "Regroup"]')
    assert table.stat("Kaspar Dietrich", RESOLVE) == 10
    table.choose("Equip").pass_until("take_action")
    assert table.host("Breastplate") == table.host("Kaspar's Panzerhand") == "Kaspar Dietrich"
    assert table.settled


@rule("FS-RULES-33", "FS-RULES-34")
def test_a_third_armor_is_one_too_many_beside_the_panzerhand() -> None:
    for_sale = '[city]\nDocks = {cards = ["Burnished Cuirass"]}'
    table = scene(GLOVED % ', "Breastplate"' + 'hand = ["Regroup"]', city=for_sale).choose("Equip")
    table.pass_until("choose_slot_excess")
    assert table.options == ["Breastplate", "Burnished Cuirass"]
    table.choose("Breastplate")
    assert table.zone("Breastplate") == "discard"
    assert table.zone("Kaspar's Panzerhand") == "equipped"
    assert table.settled


def test_panzerhand_cannot_be_moved() -> None:
    table = scene(GLOVED % ', "Dark Gift"' + 'crew = ["Otto Streit"]')
    s = table.state
    otto = table.card("Otto Streit")
    for name, wearer in (("Kaspar's Panzerhand", "Kaspar Dietrich"), ("Dark Gift", "Otto Streit")):
        equip(s, None, 1, table.card(name), otto)
        assert table.host(name) == wearer


def test_panzerhand_may_be_discarded() -> None:
    table = scene(
        GLOVED % "" + 'crew = [{name = "Adelheide Schmidt", at = "Docks"}]',
        'crew = [{name = "Otto Streit", at = "Docks"}]',
    )
    table.choose("Adelheide Schmidt: Action")
    assert table.discard(1) == ["Kaspar's Panzerhand"], "to be discarded is not to be moved"
    assert table.wounds("Otto Streit") == 1
    assert table.settled


def gloved_duel() -> Scene:
    """Terrell has challenged Kaspar; it is Terrell's first round, and Regroup lies in his line."""
    table = scene(
        GLOVED % "" + 'hand = ["Last Word", "Precision"]',
        'crew = [{name = "Terrell Brandt", at = "Docks"}]\nhand = ["Last Word"]',
        top="turn = 2",
    )
    table.choose("Challenge")
    return table


@rule("FS-RULE-116")
def test_panzerhand_cancels_a_technique_in_the_duel() -> None:
    table = gloved_duel().choose("Done", "Accept", "Last Word", "Last Word")
    assert table.options == ["Terrell Brandt: Technique", "Done"]
    table.choose("Terrell Brandt: Technique")
    assert (table.kind, table.asked) == ("react", 1)
    table.choose("Kaspar's Panzerhand: Reaction")
    assert table.threat() == [0, 2], "Last Word alone"
    table.pass_until("take_action")
    assert table.settled


def test_panzerhand_may_let_a_technique_pass() -> None:
    table = gloved_duel().choose("Done", "Accept", "Last Word", "Last Word", "Terrell Brandt: Technique", "Pass")
    assert table.threat() == [0, 3]


def test_panzerhand_protects_whoever_duels_for_its_player() -> None:
    table = scene(
        'leader = {name = "Kaspar Dietrich", equipped = ["Kaspar\'s Panzerhand"]}\n'
        'crew = [{name = "Uwe Zimmerman", at = "Docks"}]',
        'crew = [{name = "Terrell Brandt", at = "Docks"}]\nhand = ["Last Word"]',
    )
    table.choose("Challenge", "Accept", "Terrell Brandt: Technique", "Kaspar's Panzerhand: Reaction")
    assert table.wounds("Uwe Zimmerman") == 2
    assert table.settled


def test_panzerhand_answers_once_a_day() -> None:
    table = scene(
        GLOVED % "" + 'hand = ["Last Word", "Precision"]',
        'crew = [{name = "Terrell Brandt", at = "Docks", equipped = ["Langschwert"]}]\nhand = ["Last Word", "Regroup"]',
        top="turn = 2",
    )
    fight(table).choose("Last Word", "Last Word", "Terrell Brandt: Technique", "Kaspar's Panzerhand: Reaction")
    table.choose("Precision", "Regroup", "Langschwert: Technique 1")
    assert table.settled, "nobody was asked to cancel it"
    assert table.wounds("Terrell Brandt") == 3, "of 4 threat, 2 are parried; 1 wound is from before"


@rule("FS-RULE-116")
def test_panzerhand_does_not_answer_a_technique_of_the_challenge() -> None:
    table = gloved_duel().choose("Terrell Brandt: Technique")
    assert table.kind == "answer_challenge"
    table.choose("Accept")
    assert table.threat() == [0, 4]


def test_panzerhand_answers_neither_maneuvers_nor_its_own_side() -> None:
    table = scene(
        GLOVED % ', "Langschwert"' + 'hand = ["Last Word", "Stratege"]',
        'crew = [{name = "Otto Streit", at = "Docks"}]\nhand = ["Precision", "Regroup"]',
        top="turn = 2",
    )
    table.choose("Challenge", "Accept", "Last Word", "Langschwert: Technique 1")
    assert table.asked == 2
    table.choose("Precision", "Precision: Maneuver")
    assert table.kind == "combat_card", "nobody was asked to cancel it"
    assert table.asked == 1


def test_panzerhand_turns_blows_with_a_melee_weapon() -> None:
    table = scene(
        GLOVED % ', "Langschwert"' + 'hand = ["Last Word", "Stratege"]',
        'crew = [{name = "Terrell Brandt", at = "Docks"}]\nhand = ["Regroup"]',
        top="turn = 2",
    )
    table.choose("Challenge", "Done", "Accept", "Last Word")
    assert table.offers("Kaspar's Panzerhand: Technique")
    table.choose("Kaspar's Panzerhand: Technique")
    assert table.threat() == [3, 0], "one of the 3 turned back beside the Thrust of 2, one parried"
    assert table.wounds("Kaspar Dietrich") == 1
    table.pass_until("take_action")
    assert table.settled


def test_panzerhand_turns_nothing_without_a_melee_weapon() -> None:
    for other in ("", ', "Throwing Knife"'):
        table = scene(
            GLOVED % other + 'hand = ["Last Word", "Stratege"]',
            'crew = [{name = "Otto Streit", at = "Docks"}]',
            top="turn = 2",
        )
        table.choose("Challenge", "Accept", "Last Word")
        assert not table.offers("Kaspar's Panzerhand: Technique")


# 048 Langschwert


@rule("FS-CORE-49")
def test_langschwert_has_its_technique_twice() -> None:
    table = scene(
        'crew = [{name = "Uwe Zimmerman", at = "Docks", equipped = ["Langschwert"]}]\nhand = ["Last Word"]',
        'crew = [{name = "Terrell Brandt", at = "Docks"}]\nhand = ["Regroup", "Last Word"]',
    )
    table.choose("Challenge", "Langschwert: Technique 1", "Accept")
    assert table.threat() == [0, 4]
    table.choose("Last Word", "Done")
    table.choose("Last Word")
    assert table.options == ["Langschwert: Technique 2", "Done"]
    table.choose("Langschwert: Technique 2")
    assert table.threat() == [0, 3]
    table.choose("Done")
    assert table.settled


# 049 Polished Flintlock


def flintlock(theirs: str, engaged: str = "false") -> Scene:
    return scene(
        'crew = [{name = "Uwe Zimmerman", at = "Docks", '
        f'equipped = [{{name = "Polished Flintlock", engaged = {engaged}}}]}}]',
        f'crew = [{{name = "Otto Streit", {theirs}}}]',
    )


def test_flintlock_makes_a_target_duck() -> None:
    table = flintlock('at = "Docks"').choose("Polished Flintlock: Action")
    assert table.stat("Uwe Zimmerman", FINESSE) == 3
    assert (table.kind, table.asked) == ("may_effect", 2)
    table.choose("Yes")
    assert table.engaged("Otto Streit")
    assert table.wounds("Otto Streit") == 0
    assert not table.engaged("Polished Flintlock")
    assert table.settled


def test_flintlock_wounds_a_target_that_does_not_duck() -> None:
    for engaged in (False, True):
        table = flintlock(f'at = "Docks", engaged = {str(engaged).lower()}', engaged="false")
        table.choose("Polished Flintlock: Action")
        if not engaged:
            table.choose("No")
        assert table.wounds("Otto Streit") == 1
        assert table.engaged("Polished Flintlock")
        assert table.settled


def test_flintlock_needs_a_target_but_need_not_be_en_garde() -> None:
    assert not flintlock('at = "Forums"').offers("Polished Flintlock: Action")
    assert flintlock('at = "Docks"', engaged="true").offers("Polished Flintlock: Action")


@rule("FS-DUELX-16")
def test_flintlock_gives_lethal() -> None:
    for technique, wounds in (("Polished Flintlock: Technique", 3), ("Done", 1)):
        table = scene(
            'crew = [{name = "Otto Streit", at = "Docks", equipped = ["Polished Flintlock"]}]\nhand = ["Stratege"]',
            'crew = [{name = "Uwe Zimmerman", at = "Docks"}]',
            top="turn = 2",
        )
        table.choose("Challenge", "Accept", technique)
        assert table.engaged("Polished Flintlock") is (wounds == 3)
        assert table.wounds("Uwe Zimmerman") == wounds, "a thrust of 3 with a Combat of 1"
        assert table.settled


@rule("FS-RULE-64")
def test_flintlock_is_lethal_to_those_who_refuse() -> None:
    table = scene(
        'crew = [{name = "Otto Streit", at = "Docks", equipped = ["Polished Flintlock"]}]',
        'crew = [{name = "Philip Hase", at = "Docks"}]',
    )
    table.choose("Challenge", "Polished Flintlock: Technique", "Refuse")
    assert table.engaged("Polished Flintlock")
    assert table.wounds("Philip Hase") == 1
    assert table.settled


def test_flintlock_engaged_gives_no_lethal() -> None:
    table = flintlock('at = "Docks"', engaged="true").choose("Challenge")
    assert table.kind == "answer_challenge"


# 051 Answering the Call


def called(mercenary: str, extra: str = "", enemy: str = "") -> Scene:
    """Terrell has challenged Uwe, who answers with the card; a Mercenary stands by."""
    table = scene(
        f'crew = [{{name = "Uwe Zimmerman", at = "Docks"}}, {mercenary}]\nhand = ["Answering the Call"{extra}]',
        f'crew = [{{name = "Terrell Brandt", at = "Docks"}}]\nhand = [{enemy}"Last Word", "Precision", "Regroup"]',
        top="turn = 2",
    )
    return fight(table, "challenges Uwe")


def test_a_mercenary_takes_the_wounds_of_the_round_and_of_the_next() -> None:
    table = called('{name = "Eko Sorridi", at = "Docks"}').choose("Answering the Call: Maneuver", "Eko")
    assert table.wounds("Uwe Zimmerman") == 0
    assert table.wounds("Eko Sorridi") == 2, "3 threat, one parried"
    table.pass_until("take_action")
    assert table.settled


def test_the_mercenary_stands_in_until_the_next_round_only() -> None:
    table = called('{name = "Adelheide Schmidt", at = "Docks"}', extra=', "Regroup"')
    table.choose("Answering", "Answering the Call: Maneuver", "Adelheide")
    assert table.wounds("Adelheide Schmidt") == 2
    table.choose("Precision", "Done")
    table.choose("Done")
    assert table.wounds("Adelheide Schmidt") == 2, "Uwe's next round has begun"
    assert table.wounds("Uwe Zimmerman") == 3
    assert table.settled


def test_uwe_may_stand_in_for_another() -> None:
    table = scene(
        'crew = [{name = "Philip Hase", at = "Docks"}, {name = "Uwe Zimmerman", at = "Docks"}]\n'
        'hand = ["Answering the Call"]',
        'crew = [{name = "Terrell Brandt", at = "Docks"}]',
        top="turn = 2",
    )
    table.choose("Challenge", "challenges Philip", "Done", "Accept", "Answering the Call: Maneuver")
    table.pass_until("take_action")
    assert (table.wounds("Philip Hase"), table.wounds("Uwe Zimmerman")) == (0, 2)
    assert table.settled


def test_the_mercenary_may_die_of_it() -> None:
    table = called('{name = "Eko Sorridi", at = "Docks", wounds = 1}').choose("Answering the Call: Maneuver", "Eko")
    table.pass_until("take_action")
    assert table.zone("Eko Sorridi") == "locker"
    assert table.wounds("Uwe Zimmerman") == 0
    assert table.settled


def test_nobody_answers_the_call_from_elsewhere() -> None:
    table = called('{name = "Eko Sorridi", at = "Forums"}').choose("Answering the Call: Maneuver")
    table.pass_until("take_action")
    assert table.wounds("Eko Sorridi") == 0
    assert table.wounds("Uwe Zimmerman") == 2
    assert table.settled


def answered(mercenary: str) -> Scene:
    """The Mercenary has taken 2 wounds in Uwe's place; Terrell replies with iron, and wounds his adversary."""
    table = called(f'{{name = "Eko Sorridi", at = "Docks", {mercenary}}}', extra=', "Stratege"', enemy='"Iron Reply", ')
    table.choose("Answering", "Answering the Call: Maneuver", "Eko", "Iron Reply", "Iron Reply: Maneuver", "Last Word")
    return table


@rule("FS-RULES-17", "FS-RULES-19")
def test_the_mercenary_takes_wounds_of_abilities_too() -> None:
    table = answered("wounds = 0")
    assert table.zone("Eko Sorridi") == "locker", "2 wounds of the round and 1 of the Maneuver"
    assert table.wounds("Uwe Zimmerman") == 0


@rule("FS-RULE-42")
def test_a_dead_mercenary_takes_no_more_wounds() -> None:
    table = answered("wounds = 1")
    assert table.zone("Eko Sorridi") == "locker"
    assert table.wounds("Uwe Zimmerman") == 1


@rule("FS-DUEL-43", "FS-RULES-08")
def test_the_mercenary_stands_in_no_longer_than_the_duel() -> None:
    table = called('{name = "Takama Siad", at = "Docks"}', extra=', "Stratege"')
    table.choose("Answering", "Answering the Call: Maneuver", "Takama Siad", "Done")
    assert (table.kind, table.wounds("Takama Siad")) == ("react", 2), "the duel is over, Takama may heal"
    table.cause(happenings.wound, 2, 1 << table.card("Uwe Zimmerman"))
    assert (table.wounds("Uwe Zimmerman"), table.wounds("Takama Siad")) == (1, 2)


# 052 Fight Through the Pain


def test_fight_through_the_pain_heals_an_equipped_character() -> None:
    table = scene(
        'crew = [{name = "Otto Streit", wounds = 2, equipped = ["Langschwert"]}, {name = "Philip Hase", wounds = 1}]\n'
        'hand = ["Fight Through the Pain"]'
    )
    table.choose("Fight Through the Pain: Action")
    assert table.wounds("Otto Streit") == 1
    assert table.wounds("Philip Hase") == 1, "he wears nothing"
    assert table.discard(1) == ["Fight Through the Pain"]
    assert table.settled


def test_fight_through_the_pain_heals_after_the_wounds_of_the_round() -> None:
    table = duel("Philip Hase", "Terrell Brandt", "", '"Fight Through the Pain"')
    table.choose("Fight Through the Pain: Maneuver", "Done")
    assert table.wounds("Terrell Brandt") == 2, "3 wounds, one healed"
    table.pass_until("take_action")
    assert table.wounds("Philip Hase") == 3
    assert table.settled


def test_fight_through_the_pain_heals_nobody_destroyed() -> None:
    table = scene(
        'crew = [{name = "Terrell Brandt", at = "Docks", wounds = 3}]\nhand = ["Fight Through the Pain"]',
        'crew = [{name = "Uwe Zimmerman", at = "Docks"}]',
        top="turn = 2",
    )
    table.choose("Challenge", "Accept", "Fight Through the Pain: Maneuver").pass_until("take_action")
    assert table.zone("Terrell Brandt") == "locker"
    assert table.settled


# 054 Iron Reply


def iron_reply(mine: str, enemy: str, hand: str = "") -> Scene:
    table = scene(
        f'crew = [{{name = "Otto Streit", at = "Docks", {mine}}}]\nhand = ["Iron Reply"{hand}]',
        f'crew = [{{name = "{enemy}", at = "Docks"}}]',
        top="turn = 2",
    )
    table.choose("Challenge")
    if table.kind == "issue_technique":
        table.choose("Done")
    return table.choose("Accept").choose("Iron Reply") if hand else table.choose("Accept")


def test_iron_reply_wounds_an_adversary_no_stronger() -> None:
    table = iron_reply("wounds = 0", "Takama Siad", ', "Regroup"')
    table.choose("Iron Reply: Maneuver")
    assert table.wounds("Takama Siad") >= 1
    assert "Regroup" in table.discard(1), "it costs 1"
    table.pass_until("take_action")
    assert table.settled


def test_iron_reply_fails_against_a_stronger_adversary() -> None:
    table = iron_reply("wounds = 0", "Terrell Brandt", ', "Regroup"')
    assert not table.offers("Iron Reply: Maneuver")


@rule("FS-RULE-110")
def test_iron_reply_is_free_and_sure_with_an_eisenfaust_attachment() -> None:
    table = iron_reply('equipped = ["Kaspar\'s Panzerhand"]', "Terrell Brandt")
    assert table.offers("Iron Reply: Maneuver")
    table.choose("Iron Reply: Maneuver")
    assert table.wounds("Terrell Brandt") == 2, "the Maneuver, and of the threat no more than Otto's Combat"
    assert table.settled


def test_iron_reply_cannot_be_used_unpaid() -> None:
    table = iron_reply("wounds = 0", "Takama Siad")
    assert not table.offers("Iron Reply: Maneuver")


# 055 Last Word


def test_last_word_drives_somebody_off() -> None:
    table = scene(
        'crew = [{name = "Uwe Zimmerman", at = "Forums", equipped = ["Throwing Knife"]}]\nhand = ["Last Word"]',
        'crew = [{name = "Otto Streit", at = "Forums"}]',
    )
    table.choose("Last Word: Action")
    assert table.options == ["the Docks", "the Grand Bazaar"]
    table.choose("Bazaar")
    assert table.place("Otto Streit") == "Bazaar"
    assert table.settled


def test_last_word_needs_a_ranged_weapon() -> None:
    for gear in ("", 'equipped = ["Langschwert"]'):
        table = scene(
            f'crew = [{{name = "Uwe Zimmerman", at = "Docks", {gear or "wounds = 0"}}}]\nhand = ["Last Word"]', OTTO
        )
        assert not table.offers("Last Word: Action")
        table = fight(table)
        table.pass_until("take_action")
        assert table.settled


def test_last_word_wounds_with_a_ranged_weapon() -> None:
    for gear, offered in (("Throwing Knife", True), ("Langschwert", False)):
        table = scene(
            f'crew = [{{name = "Philip Hase", at = "Docks", equipped = ["{gear}"]}}]\nhand = ["Last Word", "Regroup"]',
            'crew = [{name = "Uwe Zimmerman", at = "Docks"}]',
            top="turn = 2",
        )
        table.choose("Challenge", "Accept", "Last Word")
        assert table.offers("Last Word: Maneuver") is offered
        if offered:
            table.choose("Last Word: Maneuver").pass_until("take_action")
            assert table.wounds("Uwe Zimmerman") == 3, "1 by the Maneuver, 2 by the thrust"
            assert table.settled


# 056 Move Along


def move_along(theirs: str = 'at = "Docks"') -> Scene:
    return scene(
        'crew = [{name = "Uwe Zimmerman", at = "Docks", engaged = true}]\nhand = ["Move Along", "Regroup"]',
        f'crew = [{{name = "Otto Streit", {theirs}}}]',
    )


def test_move_along_lets_the_challenged_character_go_home() -> None:
    table = move_along().choose("Move Along: Action")
    assert (table.kind, table.asked) == ("may_effect", 2)
    table.choose("Yes")
    assert table.place("Otto Streit") == "Home"
    assert table.engaged("Otto Streit")
    assert table.wounds("Otto Streit") == 0
    assert sorted(table.discard(1)) == ["Move Along", "Regroup"]
    assert table.settled


def test_move_along_is_a_challenge_to_who_stays() -> None:
    table = move_along().choose("Move Along: Action", "No")
    assert table.kind == "answer_challenge"
    table.choose("Refuse")
    assert table.wounds("Otto Streit") == 3
    assert table.settled


def test_move_along_needs_somebody_in_the_city_who_can_pay() -> None:
    at_home = scene('hand = ["Move Along", "Regroup"]', OTTO)
    assert not at_home.offers("Move Along: Action")
    unpaid = scene('crew = [{name = "Uwe Zimmerman", at = "Docks"}]\nhand = ["Move Along"]', OTTO)
    assert not unpaid.offers("Move Along: Action")


@rule("FS-RULE-95")
def test_move_along_without_a_target_does_nothing() -> None:
    table = move_along('at = "Forums"').choose("Move Along: Action")
    assert table.settled


# 057 Precision


@rule("FS-DUELX-16")
def test_precision_is_lethal() -> None:
    for used, wounds in ((True, 4), (False, 1)):
        table = scene(
            'crew = [{name = "Otto Streit", at = "Docks"}]\nhand = ["Precision", "Regroup"]',
            'crew = [{name = "Uwe Zimmerman", at = "Docks"}]',
            top="turn = 2",
        )
        table.choose("Challenge", "Accept", "Precision", "Precision: Maneuver" if used else "Done")
        table.pass_until("take_action")
        assert table.wounds("Uwe Zimmerman") == wounds
        assert table.settled


def test_precision_must_be_paid_for() -> None:
    table = duel("Uwe Zimmerman", "Otto Streit", "", '"Precision"')
    assert not table.offers("Precision: Maneuver")


# 058 Press the Advantage


def press(mine: str, theirs: str, hand: str = ', "Regroup", "Stratege"') -> Scene:
    return scene(f'crew = [{mine}]\nhand = ["Press the Advantage"{hand}]', theirs)


def test_press_the_advantage_sends_a_weaker_character_home() -> None:
    table = press('{name = "Uwe Zimmerman", at = "Docks"}', OTTO).choose("Press the Advantage: Action")
    assert table.engaged("Otto Streit")
    assert table.place("Otto Streit") == "Home"
    assert table.hand(1) == [], "it costs 2"
    assert table.settled


def test_press_the_advantage_spares_equals_and_leaders() -> None:
    uwe = '{name = "Uwe Zimmerman", at = "Docks"}'
    equal = press(uwe, 'crew = [{name = "Terrell Brandt", at = "Docks"}]')
    assert equal.stat("Terrell Brandt", COMBAT) == equal.stat("Uwe Zimmerman", COMBAT)
    assert not equal.offers("Press the Advantage: Action")
    leader = press(uwe, 'leader = {name = "Odette Dubois d\'Arrent", at = "Docks"}')
    assert not leader.offers("Press the Advantage: Action")
    assert not press(uwe, OTTO, ', "Regroup"').offers("Press the Advantage: Action")


def test_press_the_advantage_engages_or_thrusts_harder_at_the_engaged() -> None:
    for engaged, threat in (("false", 3), ("true", 4)):
        table = scene(
            'crew = [{name = "Uwe Zimmerman", at = "Docks"}]\nhand = ["Press the Advantage", "Regroup", "Stratege"]',
            f'crew = [{{name = "Terrell Brandt", at = "Docks", engaged = {engaged}}}]\n'
            'hand = ["Last Word", "Precision"]',
        )
        fight(table).choose("Last Word", "Done", "Press the Advantage", "Press the Advantage: Maneuver")
        assert table.hand(1) == [], "it costs 2"
        assert table.engaged("Terrell Brandt")
        assert table.threat() == [0, threat], "1 turned back, and a Thrust of 1 with 1 or 2 more"
        table.pass_until("take_action")
        assert table.settled


def test_press_the_advantage_must_be_paid_for() -> None:
    table = duel("Uwe Zimmerman", "Otto Streit", "", '"Press the Advantage", "Regroup"').choose("Press the Advantage")
    assert not table.offers("Press the Advantage: Maneuver")


# 059 Regroup


def test_regroup_moves_the_performer() -> None:
    table = scene('crew = [{name = "Uwe Zimmerman", at = "Forums", engaged = true}]\nhand = ["Regroup", "Precision"]')
    table.choose("Regroup: Action")
    assert table.options == ["the Docks", "the Grand Bazaar"]
    table.choose("Bazaar")
    assert table.place("Uwe Zimmerman") == "Bazaar"
    assert table.discard(1) == ["Precision", "Regroup"]
    assert table.settled


def test_regroup_does_not_lead_out_of_home() -> None:
    assert not scene('crew = ["Uwe Zimmerman"]\nhand = ["Regroup", "Precision"]').offers("Regroup: Action")


@rule("FS-RULE-90")
def test_regroup_moves_the_participant_after_the_wounds() -> None:
    table = duel("Uwe Zimmerman", "Terrell Brandt", '"Last Word"', '"Regroup", "Precision"')
    table.choose("Regroup", "Regroup: Maneuver", "Done")
    assert table.place("Terrell Brandt") == "Forums"
    assert table.wounds("Terrell Brandt") == 1, "3 threat, 2 parried"
    table.pass_until("take_action")
    assert table.settled


# 060 Stratege


def test_stratege_moves_two_together() -> None:
    table = scene(
        'crew = ["Uwe Zimmerman", "Otto Streit", {name = "Philip Hase", at = "Docks"}]\nhand = ["Stratege", "Regroup"]'
    )
    table.choose("Stratege: Action")
    assert table.kind == "choose_performer"
    table.choose("Uwe")
    assert table.kind == "choose_performer"
    assert table.options == ["Kaspar Dietrich", "Otto Streit", "Done"]
    table.choose("Otto", "Bazaar")
    assert table.place("Uwe Zimmerman") == table.place("Otto Streit") == "Bazaar"
    assert table.place("Philip Hase") == "Docks"
    assert table.settled


def test_stratege_may_move_one() -> None:
    table = scene(
        'crew = [{name = "Uwe Zimmerman", at = "Forums"}, {name = "Otto Streit", at = "Forums"}]\n'
        'hand = ["Stratege", "Regroup"]'
    )
    table.choose("Stratege: Action", "Uwe", "Done")
    assert table.options == ["the Docks", "the Grand Bazaar"], "City locations only"
    table.choose("Docks")
    assert table.place("Uwe Zimmerman") == "Docks"
    assert table.place("Otto Streit") == "Forums"
    assert table.settled


def test_stratege_must_be_paid_for() -> None:
    assert not scene('hand = ["Stratege"]').offers("Stratege: Action")


# 061 Well-Equipped


def test_well_equipped_turns_an_equipped_character_en_garde() -> None:
    table = scene(
        'crew = [{name = "Uwe Zimmerman", at = "Docks", engaged = true, equipped = ["Dark Gift"]}, '
        '{name = "Otto Streit", engaged = true}]\nhand = ["Well-Equipped", "Regroup"]'
    )
    table.choose("Well-Equipped: Action")
    assert not table.engaged("Uwe Zimmerman")
    assert table.engaged("Otto Streit")
    assert table.settled


def test_well_equipped_needs_somebody_equipped() -> None:
    table = scene('crew = [{name = "Otto Streit", engaged = true}]\nhand = ["Well-Equipped", "Regroup"]')
    assert not table.offers("Well-Equipped: Action")


def test_well_equipped_turns_threat_and_draws_with_a_weapon() -> None:
    for gear, drawn in (("Langschwert", ["Precision"]), ("Dark Gift", [])):
        table = scene(
            f'crew = [{{name = "Philip Hase", at = "Docks", equipped = ["{gear}"]}}]\n'
            'hand = ["Well-Equipped", "Regroup"]\ndeck = ["Precision"]',
            'crew = [{name = "Uwe Zimmerman", at = "Docks"}]\nhand = ["Regroup"]',
            top="turn = 2",
        )
        table.choose("Challenge", "Accept", "Well-Equipped", "Well-Equipped: Maneuver")
        if table.offers("Done"):
            table.choose("Done")
        assert table.hand(1) == drawn
        assert table.wounds("Philip Hase") == 0, "all 3 are turned back"
        table.pass_until("take_action")
        assert table.settled


# 037 Edeline Trinken


def test_edeline_has_influence_for_each_character_where_she_is() -> None:
    table = scene(
        'crew = [{name = "Edeline Trinken", at = "Docks"}, {name = "Otto Streit", at = "Docks"}, "Philip Hase"]',
        'crew = [{name = "Jean Urbain", at = "Docks"}, {name = "Henri Michelet", at = "Forums"}]',
        '[city.Docks]\ncards = ["Gustavo"]',
    )
    assert table.stat("Edeline Trinken", INFLUENCE) == 3, "she counts herself; who is available is not in play"
    assert table.stat("Otto Streit", INFLUENCE) == 2
    alone = scene('crew = [{name = "Edeline Trinken", at = "Docks"}]')
    assert alone.stat("Edeline Trinken", INFLUENCE) == 1


def test_at_home_edeline_counts_those_who_are_at_home_with_her() -> None:
    table = scene('crew = ["Edeline Trinken", {name = "Otto Streit", at = "Docks"}]', 'crew = ["Jean Urbain"]')
    assert table.stat("Edeline Trinken", INFLUENCE) == 2, "Kaspar and herself"


EDELINE = '{name = "Edeline Trinken", at = "Forums"}'


def test_edeline_takes_in_an_engaged_participant_after_a_duel() -> None:
    table = scene(
        f'crew = [{EDELINE}, {{name = "Terrell Brandt", at = "Docks"}}]',
        'crew = [{name = "Jean Urbain", at = "Docks"}]\nhand = ["Not Today", "Disarm"]',
    )
    fight(table).choose("Not Today").pass_until("react")
    assert table.options == ["Edeline Trinken: Reaction", "Pass"]
    assert (table.place("Jean Urbain"), table.engaged("Jean Urbain")) == ("Home", True)
    table.choose("Edeline Trinken")
    assert (table.kind, sorted(table.options)) == ("choose_target", ["Jean Urbain", "Terrell Brandt"])
    table.choose("Jean Urbain")
    assert (table.place("Jean Urbain"), table.place("Terrell Brandt")) == ("Forums", "Docks")
    assert table.engaged("Jean Urbain")
    assert table.settled


def test_edeline_takes_nobody_in_who_is_en_garde_here_or_not_adjacent() -> None:
    table = scene(
        f'crew = [{EDELINE}, {{name = "Terrell Brandt", at = "Docks"}}]',
        'crew = [{name = "Jean Urbain", at = "Docks"}]\nhand = ["Not Today", "Gallant Deeds"]',
    )
    fight(table).choose("Gallant Deeds")
    table.pass_until("react")
    table.choose("Edeline Trinken")
    assert table.place("Terrell Brandt") == "Forums", "Jean is en garde, so Terrell is the only one"
    for at, mine in (("Forums", "Forums"), ("Bazaar", "Docks")):
        table = scene(
            f'crew = [{{name = "Edeline Trinken", at = "{at}"}}, {{name = "Terrell Brandt", at = "{mine}"}}]',
            f'crew = [{{name = "Jean Urbain", at = "{mine}"}}]\nhand = ["Disarm", "Gallant Deeds"]',
        )
        fight(table, "Terrell Brandt challenges").choose("Disarm")
        while table.kind != "take_action":
            assert table.kind != "react"
            table.game.choose(table.decision.options[-1])


def test_edeline_answers_no_refused_challenge() -> None:
    table = scene(
        f'crew = [{EDELINE}, {{name = "Terrell Brandt", at = "Docks"}}]',
        'crew = [{name = "Jean Urbain", at = "Docks"}]',
    )
    challenge(table).choose("Done", "Refuse")
    assert table.kind == "take_action"


@rule("FS-SETUP-09")
def test_at_home_edeline_takes_in_only_her_own() -> None:
    for name, place in (("Terrell Brandt", "Home"), ("Jean Urbain", "Docks")):
        table = scene(
            'crew = ["Edeline Trinken", {name = "Terrell Brandt", at = "Docks"}]',
            'crew = [{name = "Jean Urbain", at = "Docks", engaged = true}]\nhand = ["Gallant Deeds", "Disarm"]',
        )
        fight(table).choose("Gallant Deeds").pass_until("react").choose("Edeline Trinken", name)
        assert table.place(name) == place
        assert table.settled


# 040 Rena Klingenhalter


def challenged_friend(rena: str, other: str = '{name = "Otto Streit", at = "Docks"}') -> Scene:
    """Jean challenges Otto, who stands beside Rena."""
    table = scene(
        f'crew = [{{name = "Rena Klingenhalter", at = "Docks"{rena}}}, {other}]\nhand = ["Precision", "Regroup"]',
        'crew = [{name = "Jean Urbain", at = "Docks"}]',
        top="turn = 2",
    )
    challenge(table, "Jean Urbain challenges Otto Streit")
    return table.choose("Done") if table.kind == "issue_technique" else table


def test_rena_intervenes_by_engaging_her_weapon_or_herself() -> None:
    for answer, rena, sword in (("Langschwert", False, True), ("Rena Klingenhalter", True, False)):
        table = challenged_friend(', equipped = ["Langschwert", "Dark Gift"]')
        table.choose("Intervene with Rena")
        assert (table.kind, table.asked) == ("pay_extra_cost", 1)
        assert table.options == ["Rena Klingenhalter", "Langschwert"]
        assert table.decision.reason.startswith("Choose what engages so that Rena Klingenhalter intervenes")
        table.choose(answer)
        assert (table.engaged("Rena Klingenhalter"), table.engaged("Langschwert")) == (rena, sword)
        assert table.kind == "combat_card"
        table.choose("Precision").pass_until("take_action")
        assert table.wounds("Rena Klingenhalter") == 2
        assert table.wounds("Otto Streit") == 0
        assert table.settled


def test_an_engaged_rena_intervenes_with_her_weapon() -> None:
    table = challenged_friend(', engaged = true, equipped = ["Langschwert"]')
    table.choose("Intervene with Rena")
    assert table.engaged("Langschwert")
    assert (table.kind, table.asked) == ("combat_card", 1)


def test_without_an_en_garde_weapon_of_hers_she_needs_to_be_en_garde() -> None:
    for gear in ('["Breastplate"]', '[{name = "Langschwert", engaged = true}]', '[{name = "Langschwert", by = 2}]'):
        table = challenged_friend(f", engaged = true, equipped = {gear}")
        assert table.options == ["Accept", "Refuse"]
        table = challenged_friend(f", equipped = {gear}").choose("Intervene with Rena")
        assert table.engaged("Rena Klingenhalter")
        assert table.kind == "combat_card"


def test_nobody_else_engages_a_weapon_to_intervene() -> None:
    table = scene(
        'crew = [{name = "Otto Streit", at = "Docks"}, '
        '{name = "Philip Hase", at = "Docks", equipped = ["Langschwert"]}]',
        'crew = [{name = "Jean Urbain", at = "Docks"}]',
        top="turn = 2",
    )
    challenge(table, "Jean Urbain challenges Otto Streit").choose("Done", "Intervene with Philip")
    assert (table.engaged("Philip Hase"), table.engaged("Langschwert")) == (True, False)


def test_rena_has_more_combat_with_a_weapon() -> None:
    armed = scene('crew = [{name = "Rena Klingenhalter", equipped = [{name = "Langschwert", engaged = true}]}]')
    assert armed.stat("Rena Klingenhalter", COMBAT) == 3
    unarmed = scene('crew = [{name = "Rena Klingenhalter", equipped = ["Breastplate"]}]')
    assert unarmed.stat("Rena Klingenhalter", COMBAT) == 2


# 041 Rosine Friese

ROSINE = 'crew = [{name = "Rosine Friese", at = "Docks"}]'


def test_rosine_has_more_influence_while_she_opposes_a_sorcerer() -> None:
    assert scene(ROSINE, 'crew = [{name = "Maxime de Lafayette", at = "Docks"}]').stat("Rosine Friese", INFLUENCE) == 3
    assert scene(ROSINE, 'crew = [{name = "Maxime de Lafayette", at = "Forums"}]').stat("Rosine Friese", INFLUENCE) == 2
    assert scene(ROSINE, 'crew = [{name = "Jean Urbain", at = "Docks"}]').stat("Rosine Friese", INFLUENCE) == 2
    friends = 'crew = [{name = "Rosine Friese", at = "Docks"}, {name = "Daniella Dietrich", at = "Docks"}]'
    assert scene(friends).stat("Rosine Friese", INFLUENCE) == 2


def test_rosine_engages_an_enemy_and_sends_a_sorcerer_home() -> None:
    table = scene(ROSINE, 'crew = [{name = "Jean Urbain", at = "Docks"}]').choose("Rosine Friese: Action")
    assert (table.engaged("Jean Urbain"), table.place("Jean Urbain")) == (True, "Docks")
    assert not table.engaged("Rosine Friese")
    assert table.settled
    table = scene(ROSINE, 'crew = [{name = "Maxime de Lafayette", at = "Docks"}]').choose("Rosine Friese: Action")
    assert (table.engaged("Maxime de Lafayette"), table.place("Maxime de Lafayette")) == (True, "Home"), "3 against 3"
    assert table.settled


def test_an_engaged_sorcerer_is_sent_home_by_rosine_all_the_same() -> None:
    table = scene(ROSINE, 'crew = [{name = "Léontine Giroux", at = "Docks", engaged = true}]')
    table.choose("Rosine Friese: Action")
    assert table.place("Léontine Giroux") == "Home"
    assert table.settled


def test_rosine_has_no_hold_on_leaders_nor_on_those_with_more_influence() -> None:
    table = scene(ROSINE, 'leader = {name = "Odette Dubois d\'Arrent", at = "Docks"}')
    assert not table.offers("Rosine Friese: Action")
    table = scene(ROSINE, 'leader = {name = "Soline el Gato", at = "Docks"}')
    assert not table.offers("Rosine Friese: Action"), "a Leader of equal Influence"
    table = scene(ROSINE, 'leader = "Soline el Gato"\ncrew = [{name = "\\"Madre\\" Dolores", at = "Docks"}]')
    assert not table.offers("Rosine Friese: Action")
    table = scene(ROSINE, 'crew = [{name = "Jean Urbain", at = "Forums"}]')
    assert not table.offers("Rosine Friese: Action")


# 050 Unsavory Salve


def test_the_salve_is_for_those_who_have_a_weapon() -> None:
    table = scene(
        'crew = [{name = "Otto Streit", equipped = ["Langschwert"]}, "Philip Hase"]\nhand = ["Unsavory Salve"]'
    )
    table.choose("Equip")
    assert table.host("Unsavory Salve") == "Otto Streit"
    assert table.settled
    assert not scene('crew = ["Otto Streit"]\nhand = ["Unsavory Salve"]').offers("Equip")


def test_the_salve_is_lost_with_the_weapon() -> None:
    armed = 'crew = [{name = "Otto Streit", equipped = ["Langschwert", "Unsavory Salve"]}]\n'
    table = scene(armed, 'hand = ["Shoddy Craftsmanship", "Disarm"]', top="turn = 2")
    table.choose("Shoddy Craftsmanship: Action", "Langschwert")
    assert table.discard(1) == ["Langschwert", "Unsavory Salve"]
    assert table.settled
    table = scene(armed, 'hand = ["Shoddy Craftsmanship", "Disarm"]', top="turn = 2")
    table.choose("Shoddy Craftsmanship: Action", "Unsavory Salve")
    assert table.host("Langschwert") == "Otto Streit"
    assert table.settled


def test_a_new_weapon_in_place_of_the_old_one_keeps_the_salve() -> None:
    table = scene(
        'crew = [{name = "Otto Streit", equipped = ["Langschwert", "Unsavory Salve"]}]\nhand = ["Throwing Knife"]'
    )
    table.choose("Equip", "Otto Streit")
    assert table.kind == "choose_slot_excess"
    table.choose("Langschwert")
    assert table.zone("Unsavory Salve") == "equipped"
    assert table.settled


def test_the_salve_wounds_for_a_thrust() -> None:
    table = scene(
        'crew = [{name = "Terrell Brandt", at = "Docks"}]\nhand = ["Precision"]',
        'leader = "Kaspar Dietrich"\nhand = ["Move Along", "Regroup"]\n'
        'crew = [{name = "Otto Streit", at = "Docks", equipped = ["Langschwert", "Unsavory Salve"]}]',
    )
    fight(table).choose("Move Along", "Unsavory Salve: Technique")
    assert table.wounds("Terrell Brandt") == 1
    table.pass_until("combat_card")
    assert table.threat() == [3, 0], "four Thrust less one"


def test_the_salve_needs_a_thrust_to_give_up_and_is_not_for_issuing() -> None:
    table = scene(
        'crew = [{name = "Terrell Brandt", at = "Docks"}]\nhand = ["Precision"]',
        'leader = "Kaspar Dietrich"\nhand = ["Hexenjagd", "Regroup"]\n'
        'crew = [{name = "Otto Streit", at = "Docks", equipped = ["Langschwert", "Unsavory Salve"]}]',
    )
    assert not fight(table).choose("Hexenjagd").offers("Unsavory Salve")
    table = scene(
        'crew = [{name = "Otto Streit", at = "Docks", equipped = ["Langschwert", "Unsavory Salve"]}]',
        'crew = [{name = "Jean Urbain", at = "Docks"}]',
    )
    assert not challenge(table).offers("Unsavory Salve")


# 053 Hexenjagd


def test_hexenjagd_sends_the_participant_home_engaged() -> None:
    table = duel("Terrell Brandt", "Jean Urbain", other_hand='"Hexenjagd", "Disarm"')
    table.choose("Hexenjagd").pass_until("take_action")
    assert (table.place("Jean Urbain"), table.engaged("Jean Urbain")) == ("Home", True)
    assert table.wounds("Jean Urbain") == 0, "three threat, three Parry"
    assert table.settled


def test_against_a_sorcerer_the_participant_stays() -> None:
    table = duel("Daniella Dietrich", "Jean Urbain", other_hand='"Hexenjagd", "Disarm"')
    table.choose("Hexenjagd").pass_until("take_action")
    assert (table.place("Jean Urbain"), table.engaged("Jean Urbain")) == ("Docks", False)
    assert table.settled


@rule("FS-RULE-115")
def test_hexenjagd_works_once_in_its_own_round() -> None:
    table = duel("Terrell Brandt", "Jean Urbain", '"Hexenjagd", "Precision"', '"Gallant Deeds", "Disarm"')
    table.choose("Gallant Deeds").pass_until("combat_card").choose("Hexenjagd").pass_until("take_action")
    assert (table.place("Terrell Brandt"), table.place("Jean Urbain")) == ("Home", "Docks")
    assert table.settled


HUNTED = 'leader = "Odette Dubois d\'Arrent"\ncrew = [{name = "Léontine Giroux", at = "Docks"}, ' \
    '{name = "Jean Urbain", at = "Docks"}]\n'


def test_hexenjagd_cancels_a_sorcerer_ability_for_a_wound() -> None:
    table = scene(
        'crew = [{name = "Otto Streit", at = "Docks"}, {name = "Philip Hase", at = "Forums"}]\nhand = ["Hexenjagd"]',
        HUNTED, top="turn = 2",
    )  # fmt: skip
    table.choose("Léontine Giroux: Action", "Jean Urbain")
    assert (table.asked, table.options) == (1, ["Hexenjagd: Reaction", "Pass"])
    table.choose("Hexenjagd")
    assert (table.wounds("Otto Streit"), table.wounds("Philip Hase")) == (1, 0)
    assert table.place("Jean Urbain") == "Docks"
    assert table.wounds("Léontine Giroux") == 1, "her cost stays paid"
    assert table.discard(1) == ["Hexenjagd"]
    assert table.kind == "take_action"
    assert table.settled


def test_the_performer_of_hexenjagd_is_chosen_where_the_target_is() -> None:
    table = scene(
        'leader = {name = "Kaspar Dietrich", at = "Docks"}\nhand = ["Hexenjagd"]\n'
        'crew = [{name = "Otto Streit", at = "Docks"}, {name = "Philip Hase", at = "Forums"}]',
        HUNTED, top="turn = 2",
    )  # fmt: skip
    table.choose("Léontine Giroux: Action", "Jean Urbain", "Hexenjagd")
    assert (table.kind, table.options) == ("choose_performer", ["Kaspar Dietrich", "Otto Streit"])
    table.choose("Otto Streit")
    assert (table.wounds("Kaspar Dietrich"), table.wounds("Otto Streit")) == (0, 1)
    assert table.settled


def test_hexenjagd_needs_somebody_of_yours_with_the_target() -> None:
    table = scene('crew = [{name = "Otto Streit", at = "Forums"}]\nhand = ["Hexenjagd"]', HUNTED, top="turn = 2")
    table.choose("Léontine Giroux: Action", "Jean Urbain")
    assert table.kind == "choose_location"
    maxime = 'crew = [{name = "Maxime de Lafayette", at = "Docks"}]\nhand = ["Disarm"]\ndiscard = ["Cavalier Hat"]'
    table = scene('crew = [{name = "Otto Streit", at = "Docks"}]\nhand = ["Hexenjagd"]', maxime, top="turn = 2")
    table.choose("Maxime de Lafayette: Action")
    assert table.hand(2) == ["Cavalier Hat"], "a card in a discard pile is at no location"
    assert table.kind == "take_action"


def test_hexenjagd_does_not_answer_other_abilities() -> None:
    table = scene(
        'crew = [{name = "Otto Streit", at = "Forums"}]\nhand = ["Hexenjagd"]',
        'hand = ["Come Hither", "Disarm", "Gallant Deeds"]', top="turn = 2",
    )  # fmt: skip
    table.choose("Come Hither: Action", "Otto Streit")
    assert table.kind == "choose_location"


def test_hexenjagd_may_answer_before_the_target_of_pull_moves() -> None:
    table = scene(
        'crew = [{name = "Otto Streit", at = "Forums"}]\nhand = ["Hexenjagd"]',
        HUNTED + 'hand = ["Pull", "Disarm"]', top="turn = 2",
    )  # fmt: skip
    table.choose("Pull: Action", "Otto Streit")
    table.choose("Hexenjagd")
    assert (table.place("Otto Streit"), table.wounds("Otto Streit")) == ("Forums", 1)
    assert table.settled
