"""What options say that they lead to, and what is announced as a danger, from written positions."""

import pytest

from quarterdeck.games.five_sails.duel_state import D_POOL
from quarterdeck.games.five_sails.terms import COMBAT, INFLUENCE, RESOLVE
from quarterdeck.kernel.decision import Option
from quarterdeck.kernel.foretelling import Outlook
from scene import Scene

KASPAR = 'leader = {name = "Kaspar Dietrich", at = "Docks"}'
ODETTE = 'leader = {name = "Odette Dubois d\'Arrent", at = "Docks"}'

TERRELL = 'leader = "Kaspar Dietrich"\ncrew = [{name = "Terrell Brandt", at = "Docks"}]'
#: Jean at the Docks, and two cards that could be played for him
JEAN = """
leader = "Odette Dubois d'Arrent"
crew = [{name = "Jean Urbain", at = "Docks"}]
hand = ["Disarm", "Precision"]
"""


def table(mine: str, theirs: str, rest: str = "") -> Scene:
    return Scene(f"[[player]]\n{mine}\n[[player]]\n{theirs}\n{rest}")


def option(scene: Scene, words: str) -> Option:
    decision = scene.game.decision(foreseeing=True)
    assert decision is not None
    return decision.find(words)


def certain(scene: Scene, words: str) -> list[str]:
    return [one.words for one in option(scene, words).foreseen if one.certain]


def said(scene: Scene, words: str) -> list[str]:
    return [one.words for one in option(scene, words).foreseen]


def test_a_claim_that_would_fail_says_so_and_is_marked() -> None:
    scene = table('leader = "Kaspar Dietrich"\ncrew = [{name = "Jean Urbain", at = "Docks"}]', ODETTE)
    mine, theirs = scene.stat("Jean Urbain", INFLUENCE), scene.stat("Odette Dubois d'Arrent", INFLUENCE)
    assert mine < theirs
    assert certain(scene, "Claim") == ["Jean Urbain engages", f"{mine} against {theirs}: fails"]
    assert option(scene, "Claim").harms
    assert not option(scene, "Pass").harms


def test_a_claim_that_would_succeed_says_what_is_claimed() -> None:
    scene = table(KASPAR, 'leader = "Odette Dubois d\'Arrent"', '[city."Docks"]\ncontrol = 2')
    assert certain(scene, "Claim")[-1] == "you claim the Docks from Player 2"
    assert not option(scene, "Claim").harms


def test_an_action_with_nobody_to_do_it_to_says_so() -> None:
    """Veronica's Guile challenges somebody who opposes Kaspar, and nobody does."""
    hand = '\nhand = ["Veronica\'s Guile", "Precision", "Disarm"]'
    alone = option(table(KASPAR + hand, 'leader = "Odette Dubois d\'Arrent"'), "Veronica's Guile")
    assert [one.words for one in alone.foreseen] == ["costs 1 of your 2 cards", "nothing comes of it now"]
    assert alone.harms
    opposed = option(table(KASPAR + hand, ODETTE), "Veronica's Guile")
    assert "nothing comes of it now" not in [one.words for one in opposed.foreseen] and not opposed.harms


@pytest.mark.parametrize("at", ["Docks", "Forums"])
def test_an_action_with_nobody_to_do_it_to_says_so_whoever_could_perform_it(at: str) -> None:
    """Kaspar and Otto could both challenge somebody with Move Along, and nobody opposes either of them."""
    hand = f'\ncrew = [{{name = "Otto Streit", at = "{at}"}}]\nhand = ["Move Along", "Precision"]'
    scene = table(KASPAR + hand, 'leader = "Odette Dubois d\'Arrent"')
    offered = option(scene, "Move Along")
    assert [one.words for one in offered.foreseen] == ["costs your last card", "nothing comes of it now"]
    assert offered.harms
    scene.choose("Move Along")
    decision = scene.game.decision(foreseeing=True)
    assert decision is not None and decision.kind == "choose_performer"
    assert [one.words for one in decision.foreseen] == ["costs your last card", "nothing comes of it now"]
    useful = option(table(KASPAR + hand, ODETTE), "Move Along")
    assert "nothing comes of it now" not in [one.words for one in useful.foreseen] and not useful.harms


def test_what_all_answers_lead_to_is_said_once() -> None:
    """Whoever performs it, Veronica's Guile costs a card."""
    crew = '\ncrew = [{name = "Otto Streit", at = "Docks"}]\nhand = ["Veronica\'s Guile", "Precision", "Disarm"]'
    scene = table(KASPAR + crew, ODETTE)
    scene.choose("Veronica's Guile")
    decision = scene.game.decision(foreseeing=True)
    assert decision is not None and len(decision.options) == 2
    assert "costs 1 of your 2 cards" in [one.words for one in decision.foreseen]
    assert not [one for each in decision.options for one in each.foreseen if one.words.startswith("costs")]


def test_a_price_is_told_by_how_many_of_the_cards_it_takes() -> None:
    scene = table(KASPAR + '\nhand = ["Polished Flintlock", "Precision", "Disarm", "Gallant Deeds"]', ODETTE)
    told = certain(scene, "Equip")
    assert told[0].startswith("costs ") and told[0].endswith(" of your 3 cards")
    assert told[1] == "Kaspar Dietrich bears Polished Flintlock"
    scene.choose("Equip", "Precision", "Disarm")
    assert 3 - len(scene.hand(1)) == int(told[0].split()[1])


def test_a_second_weapon_says_that_one_will_be_destroyed() -> None:
    scene = table(
        'leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Langschwert"]}\n'
        'hand = ["Polished Flintlock", "Precision", "Disarm", "Gallant Deeds"]', ODETTE,
    )  # fmt: skip
    assert "destroys Langschwert or Polished Flintlock: one Weapon only" in said(scene, "Equip")


def test_refusing_says_what_it_takes_and_is_no_harm_of_its_own_making() -> None:
    scene = table(KASPAR, JEAN)
    scene.choose("Challenge")
    wounds, left = scene.stat("Kaspar Dietrich", COMBAT), scene.stat("Jean Urbain", RESOLVE)
    assert wounds < left
    assert said(scene, "Refuse")[0] == f"Jean Urbain takes {wounds} wounds, {left - wounds} Resolve left"
    assert not option(scene, "Refuse").harms
    assert f"Jean Urbain faces {wounds} threat" in said(scene, "Accept")


def test_a_combat_card_says_what_each_takes_before_the_rival_answers() -> None:
    scene = table(KASPAR, JEAN)
    scene.choose("Challenge", "Accept")
    foretold = said(scene, "Disarm")
    before = scene.wounds("Jean Urbain")
    scene.choose("Disarm")
    while scene.kind == "round_abilities":
        scene.choose("Done")
    taken = scene.wounds("Jean Urbain") - before
    wounds = [words for words in foretold if words.startswith("Jean Urbain takes")]
    assert [words.split()[3] for words in wounds] == ([str(taken)] if taken else [])
    assert taken or "Kaspar Dietrich faces" in " ".join(foretold)


def test_a_combat_card_says_what_it_is_worth_now_and_why() -> None:
    """The Syrneth Hand takes 2 from the Parry of the adversary's next round."""
    terrell = TERRELL.replace('"Docks"', '"Docks", equipped = ["Syrneth Hand"]')
    scene = table(terrell, JEAN.replace('"Disarm"', '"Not Today"'))
    scene.choose("Challenge", "Done", "Accept")
    assert scene.decision.find("Not Today").meaning == "Parry 5"
    scene = table(terrell, JEAN.replace('"Disarm"', '"Not Today"'))
    scene.choose("Challenge", "Syrneth Hand", "Accept")
    assert scene.decision.find("Not Today").meaning == "Parry 3 (5 Not Today - 2 Syrneth Hand)"


def test_a_combat_card_is_no_price() -> None:
    """It ends the duel and is discarded with it, but nothing is paid for it, as the coach says."""
    scene = table(TERRELL, JEAN.replace('"Disarm"', '"Not Today"'))
    scene.choose("Challenge", "Done", "Accept")
    assert not [words for words in said(scene, "Not Today") if words.startswith("costs")]
    scene.choose("Not Today")
    scene.choose("Done")
    assert scene.state.duel_at < 0 and "Not Today" in scene.discard(2)


def test_what_spares_wounds_is_said_with_them() -> None:
    """Whatever Jean faces, no more of it wounds him than Terrell has Combat."""
    scene = table(TERRELL, JEAN)
    scene.choose("Challenge", "Done", "Accept")
    scene.state.stack[scene.state.duel_at][D_POOL + 1] = 7
    most = scene.stat("Terrell Brandt", COMBAT)
    foretold = said(scene, "Precision")
    assert f"Restricted Hostilities: only {most} of 6 threat wound Jean Urbain" in foretold, "Precision parries 1"


def test_wounds_that_destroy_are_not_counted_against_what_is_left() -> None:
    scene = table(KASPAR, JEAN.replace('at = "Docks"', 'at = "Docks", wounds = 2'))
    scene.choose("Challenge")
    wounds = scene.stat("Kaspar Dietrich", COMBAT)
    assert wounds > scene.stat("Jean Urbain", RESOLVE) - 2
    assert said(scene, "Refuse")[:2] == [f"Jean Urbain takes {wounds} wounds", "Jean Urbain is destroyed"]


def test_a_price_that_a_parley_may_lower_is_told_once() -> None:
    city = '[city."Docks"]\ncards = ["Gustavo"]'
    scene = table(KASPAR + '\nhand = ["Precision", "Disarm", "Gallant Deeds", "Regroup", "Triage"]', ODETTE, city)
    costs = [words for words in said(scene, "Recruit") if "costs" in words]
    assert costs == ["costs 4 cards, or less with a parley"]


def test_nothing_that_is_certain_is_said_to_be_likely_as_well() -> None:
    scene = table(
        'leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Langschwert"]}\n'
        'hand = ["Polished Flintlock", "Precision", "Disarm", "Gallant Deeds"]', ODETTE,
    )  # fmt: skip
    words = said(scene, "Equip")
    assert len(words) == len(set(words)) and len([w for w in words if w.startswith("destroys")]) == 1


def test_the_pass_that_ends_the_phase_says_what_all_of_plunder_brings_and_nothing_of_dusk() -> None:
    city = '[city."Docks"]\ncontrol = 2\nrenown = 1\n[city."Forums"]\ncontrol = 2\nrenown = 1'
    scene = table(KASPAR, ODETTE, city)
    scene.choose("Pass")
    assert said(scene, "Pass") == ["you gain 2 Renown"]


def test_a_claim_of_what_one_holds_says_so() -> None:
    scene = table(KASPAR, 'leader = "Odette Dubois d\'Arrent"', '[city."Docks"]\ncontrol = 1')
    assert certain(scene, "Claim")[-1] == "the Docks is yours already"


def test_what_happens_by_oneself_is_said_to_oneself() -> None:
    look = Outlook(None, None, 0, [])
    assert look.to_reader("Player 1 moves a Renown from the Docks") == "you move a Renown from the Docks"
    assert look.to_reader("Player 1 does not pay for it") == "you do not pay for it"
    assert look.to_reader("Player 1 passes") == "you pass"
    assert look.to_reader("Player 2 passes") == "Player 2 passes"
    assert look.to_reader("Player 12 passes") == "Player 12 passes"


# Questions


def test_a_question_says_how_much_is_paid_and_who_challenges_whom() -> None:
    scene = table(KASPAR + '\nhand = ["Polished Flintlock", "Precision", "Disarm", "Gallant Deeds"]', ODETTE)
    scene.choose("Equip")
    assert scene.decision.reason.startswith("Pay 2 with cards from your hand")
    scene = table(KASPAR, JEAN)
    scene.choose("Challenge")
    assert scene.decision.reason.startswith("Kaspar Dietrich challenges Jean Urbain with Combat: your answer?")


def test_an_ability_is_never_told_by_half_of_its_text() -> None:
    scene = table('leader = "Odette Dubois d\'Arrent"\ncrew = [{name = "Otto Streit", at = "Docks"}]', KASPAR)
    (action,) = [o for o in scene.decision.options if o.words.startswith("Otto Streit")]
    assert action.words == "Otto Streit: Action"
    assert action.meaning.startswith("City Action: Reveal the top three cards of your deck.")


# Dangers


@pytest.mark.parametrize("places", [("Docks", "Forums", "Bazaar"), ("Docks", "Forums")])
def test_who_holds_the_core_of_the_city_is_a_danger(places: tuple[str, ...]) -> None:
    city = "\n".join(f'[city."{place}"]\ncontrol = 2' for place in places)
    scene = table(KASPAR, ODETTE, city)
    danger = "Player 2 holds the Docks, the Forums and the Grand Bazaar, and wins at Plunder if that is still so"
    assert scene.game.view(0)["dangers"] == ([danger] if len(places) == 3 else [])
    assert scene.game.view(1)["dangers"] == [] and scene.game.view(None)["dangers"] == []


def test_renown_that_wins_at_plunder_is_a_danger() -> None:
    city = '[city."Docks"]\ncontrol = 2\nrenown = 3'
    scene = table(KASPAR, ODETTE + "\nrenown = 4", city)
    assert scene.game.view(0)["dangers"] == ["Player 2 wins with 7 Renown at Plunder"]
    assert table(KASPAR + "\nrenown = 7", ODETTE + "\nrenown = 4", city).game.view(0)["dangers"] == []


def test_threat_that_would_destroy_the_leader_is_a_danger() -> None:
    wounded = 'leader = {name = "Odette Dubois d\'Arrent", at = "Docks", wounds = 3}'
    scene = table(KASPAR, wounded + '\nhand = ["Disarm", "Precision"]')
    scene.choose("Challenge", "Accept", "Pass")
    threat = scene.threat()[1]
    left = scene.stat("Odette Dubois d'Arrent", RESOLVE) - 3
    assert threat >= left
    danger = f"Your Leader would be destroyed: {threat} threat against {left} Resolve left"
    assert scene.game.view(1)["dangers"] == [danger]


def test_each_side_of_a_location_is_added_up() -> None:
    scene = table(KASPAR + '\ncrew = [{name = "Jean Urbain", at = "Docks"}]', ODETTE)
    docks = next(place for place in scene.game.view(None)["city"] if place["name"] == "the Docks")
    names = [["Kaspar Dietrich", "Jean Urbain"], ["Odette Dubois d'Arrent"]]
    assert docks["sides"] == [
        {"seat": seat, "influence": sum(scene.stat(n, INFLUENCE) for n in there),
         "combat": sum(scene.stat(n, COMBAT) for n in there)}
        for seat, there in enumerate(names)
    ]  # fmt: skip
