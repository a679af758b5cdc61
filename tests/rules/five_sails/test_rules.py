"""Dashes, copies, replacements, Wealth, Brutes, parley, Repeatable, slots and the like (FS-RULES)."""

from duels import challenge, decline, fight, forums, perform, play, who
from ledger import rule
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.catalogue import catalogue
from quarterdeck.games.five_sails.construction import check
from quarterdeck.games.five_sails.decks import Deck, sample
from quarterdeck.games.five_sails.effects.language import action, bearer, forbid
from quarterdeck.games.five_sails.state import DIRTY_GEAR
from quarterdeck.games.five_sails.terms import (
    CHARACTER, COMBAT, DASH, FINESSE, GAIN_TRAIT, INFLUENCE, LEADER_CARD, RESOLVE, SCHEME_CARD, THE_DAY, TO_MOVE,
    UNIQUE,
)  # fmt: skip
from quarterdeck.games.five_sails.traits import WEAPON
from quarterdeck.games.five_sails.using import CityAbility
from quarterdeck.games.five_sails.values import explain, may
from quarterdeck.kernel.lasting import add
from scene import Scene

MONTAIGNE = {"leader": "Odette Dubois d'Arrent", "their_leader": "Kaspar Dietrich"}

# Dashes


@rule("FS-RULES-01", "FS-RULES-04")
def test_a_dash_is_not_modified_and_counts_as_nothing() -> None:
    scene = forums([who("Adelheide Schmidt", equipped=["Smuggled Item"])], [])
    assert scene.stat("Adelheide Schmidt", INFLUENCE) == 0
    combat = forums(["Terrell Brandt"], ["Jean Urbain"], ["Regroup", "Precision"])
    play(fight(combat), "Disarm")
    play(combat, "Regroup", "Terrell Brandt: Technique")  # +1 Thrust on a card without Thrust
    assert combat.settled  # nothing was sent, so the duel is over


@rule("FS-RULES-02")
def test_a_dash_bars_performing_what_uses_the_stat() -> None:
    alone = forums(["Adelheide Schmidt"], [])
    assert not alone.offers("Claim") and alone.offers("Move")
    coat = forums([who("Adelheide Schmidt", equipped=["Captain's Coat"])], [])
    assert not coat.offers("Captain's Coat: Action")
    able = forums([who("Otto Streit", equipped=["Captain's Coat"])], [])
    assert able.offers("Claim") and able.offers("Captain's Coat: Action")


@rule("FS-RULES-03", "FS-RULES-04", "FS-RULE-73")
def test_a_dash_can_be_challenged_accepts_and_takes_part_as_a_nothing() -> None:
    scene = forums(
        ["Jean Urbain"], ["Adelheide Schmidt"], ["Veronica's Guile", "Disarm", "Gallant Deeds"],
        ["Fight Through the Pain", "Precision"], **MONTAIGNE,
    )  # fmt: skip
    scene.choose("Veronica's Guile: Action", "Disarm")
    decline(scene).choose("Accept")
    decline(scene)
    assert scene.threat() == [0, 1]
    play(scene, "Fight Through the Pain")  # Thrust 5: it sends threat
    assert scene.threat() == [5, 0]
    play(scene, "Done")
    assert scene.wounds("Jean Urbain") == 0  # but inflicts no wounds
    assert scene.wounds("Adelheide Schmidt") == 1
    assert scene.settled


@rule("FS-RULES-03", "FS-RULES-04")
def test_a_dash_adds_nothing_to_a_pressure_by_others() -> None:
    scene = forums(["Otto Streit"], ["Adelheide Schmidt"])
    scene.choose("Claim")
    assert scene.control("Forums") == 1


# Self reference


@rule("FS-RULES-05")
def test_this_card_is_the_very_card_whose_text_it_is() -> None:
    scene = forums(
        [who("Terrell Brandt", equipped=["Throwing Knife"]), who("Uwe Zimmerman", equipped=["Throwing Knife"])],
        ["Jean Urbain"],
    )  # fmt: skip
    challenge(scene, "Uwe Zimmerman challenges Jean Urbain", "Throwing Knife: Technique")
    assert scene.zone("Throwing Knife", 0) == "equipped" and scene.host("Throwing Knife", 0) == "Terrell Brandt"
    assert scene.zone("Throwing Knife", 1) == "discard"


@rule("FS-RULES-06", "FS-RULE-52", "FS-RULE-107")
def test_a_copied_ability_speaks_of_the_copier() -> None:
    scene = forums(["Cesca del Rosso", "Ravenna Destine"], [], deck=["Precision x6"])
    scene.choose("Ravenna Destine: Action")  # she wounds herself and her player draws a card
    assert scene.kind == "take_action"  # Cesca did not perform it, and nobody was targeted
    other = forums(["Léontine Giroux", "Cesca del Rosso"], [], **{"leader": "Odette Dubois d'Arrent"})
    other.choose("Léontine Giroux: Action", "Léontine Giroux")
    assert other.options == ["Cesca del Rosso: Reaction", "Pass"]
    other.choose("Cesca del Rosso: Reaction")
    other.pass_until("take_action")
    assert other.wounds("Léontine Giroux") == 1
    assert other.wounds("Cesca del Rosso") == 2  # one for copying, one as the copied cost


# Duration


@rule("FS-RULES-08")
def test_what_lasts_ends_with_the_duel_in_which_it_was_made_or_with_the_day() -> None:
    def stuck() -> CityAbility:
        return action(forbid(bearer, TO_MOVE))

    scene = forums(["Terrell Brandt"], ["Jean Urbain"], deck=["Precision x20"], their_deck=["Disarm x20"])
    perform(scene, stuck(), "Jean Urbain")
    play(fight(scene), "Disarm")
    perform(scene, stuck(), "Terrell Brandt")  # the same text, used in a duel
    play(scene, "Done")
    assert scene.settled
    assert not may(scene.state, TO_MOVE, scene.card("Jean Urbain"))  # made outside the duel: until the Day ends
    assert may(scene.state, TO_MOVE, scene.card("Terrell Brandt"))
    scene.choose("Pass", "Pass")
    scene.pass_until("take_action")
    assert scene.game.view(None)["day"] == 2
    assert may(scene.state, TO_MOVE, scene.card("Jean Urbain"))


# Wealth


@rule("FS-RULES-09", "FS-RULE-35")
def test_a_wealth_card_that_pays_is_worth_two_and_goes_to_the_locker() -> None:
    scene = forums(["Terrell Brandt"], ["Bastien Girard"], ["Press the Advantage", "Opulence", "Precision"])
    scene.choose("Press the Advantage: Action")
    assert scene.kind == "take_action"  # 1 + 2 would leave a card superfluous: Opulence alone pays
    assert scene.zone("Opulence") == "locker"
    assert scene.hand(1) == ["Precision"]


@rule("FS-RULES-10")
def test_discarded_otherwise_it_goes_to_the_discard_pile() -> None:
    scene = forums([who("Otto Streit", equipped=["Matchlock Musket"])], [who("Jean Urbain", "Docks")], ["Opulence"])
    scene.choose("Matchlock Musket: Action").pass_until("take_action")
    assert scene.zone("Opulence") == "discard"
    whole = forums([], [], ["Opulence", "Opulence", "Precision"], deck=["Regroup"])
    whole.choose("Opulence: Action")
    assert whole.hand(1) == ["Regroup"]
    assert sorted(whole.discard(1)) == ["Opulence", "Opulence", "Precision"]
    assert whole.settled


# Brutes


@rule("FS-RULES-12", "FS-RULE-25")
def test_a_brute_is_played_from_hand_and_enters_at_home() -> None:
    scene = forums([], [], ["Buratino", "Precision"])
    scene.choose("Play a Brute")
    assert scene.zone("Buratino") == "crew" and scene.place("Buratino") == "Home"
    assert scene.discard(1) == ["Precision"]
    assert not scene.engaged("Buratino")
    assert scene.asked == 2 and scene.settled  # it took the turn
    assert not forums([], [], ["Buratino"]).offers("Play a Brute")


@rule("FS-RULES-13", "FS-RULES-30", "FS-RULES-31")
def test_brutes_do_not_count_against_the_crew_cap() -> None:
    crew = ["Otto Streit", "Terrell Brandt", "Uwe Zimmerman", "Philip Hase", "Daniella Dietrich"]
    scene = forums(crew, [], ["Buratino", "Precision"])
    scene.choose("Play a Brute")
    assert scene.kind == "take_action" and len(scene.state.crew(0)) == 7
    over = forums(crew, [], ["Precision x4"], city='[city.Forums]\ncards = ["Eko Sorridi"]\n')
    over.state.engaged[over.card("Kaspar Dietrich")] = 1
    over.choose("Recruit", "Otto Streit", "Done")
    assert (over.kind, over.asked) == ("choose_crew_excess", 1)  # legal, and then put right
    over.choose("Eko Sorridi")
    assert len(over.state.crew(0)) == 6


@rule("FS-RULES-30")
def test_the_crew_cap_is_kept_whatever_the_cause() -> None:
    crew = ["Jean Urbain", "Henri Michelet", "Bastien Girard", "Léontine Giroux", "Maxime de Lafayette"]
    scene = forums(
        crew, [], leader=who("Odette Dubois d'Arrent"), schemes=["Réputation Méritée"], approach=["Ratón"],
        their_leader="Kaspar Dietrich", city='[city.Forums]\ncards = ["Eko Sorridi"]\n',
    )  # fmt: skip
    scene.choose("Réputation Méritée: Action").pass_until("choose_crew_excess")
    assert scene.kind == "choose_crew_excess"


@rule("FS-RULES-14", "FS-RULE-41")
def test_a_destroyed_brute_goes_to_the_discard_pile() -> None:
    scene = forums(["Buratino"], ["Jean Urbain", "Henri Michelet"])
    scene.choose("Buratino: Action", "Jean Urbain")
    assert scene.zone("Buratino") == "discard" and scene.discard(1) == ["Buratino"]
    assert scene.wounds("Jean Urbain") == 1  # "this location" is where Buratino last was
    assert scene.settled


@rule("FS-RULES-14")
def test_a_brute_is_discarded_at_the_end_of_the_day() -> None:
    scene = forums(["Buratino"], [], deck=["Precision x20"])
    scene.choose("Pass", "Pass")
    assert scene.discard(1) == ["Buratino"]


# Parley


@rule("FS-RULES-15")
def test_mercenaries_cannot_parley() -> None:
    scene = forums(["Gustavo"], [], ["Precision x4"], city='[city.Forums]\ncards = ["Eko Sorridi"]\n')
    scene.choose("Recruit")
    assert scene.zone("Eko Sorridi") == "crew" and scene.hand(1) == []


@rule("FS-RULES-16")
def test_the_reduction_is_the_current_influence_and_stops_at_nothing() -> None:
    city = '[city.Forums]\ncards = ["Takama Siad"]\n'
    scene = forums([who("Otto Streit", equipped=["Smuggled Item", "Crystal Eye"])], [], ["Precision"], city=city)
    assert scene.stat("Otto Streit", INFLUENCE) == 4
    scene.choose("Recruit")  # the cost of 3 cannot be met otherwise
    assert scene.zone("Takama Siad") == "crew"
    assert scene.hand(1) == ["Precision"]


# Replacement


@rule("FS-RULES-17", "FS-RULES-18")
def test_a_replaced_cost_is_paid() -> None:
    scene = forums(["Angeline Dèmone"], [], ["Precision"])
    scene.choose("Move", "Angeline Dèmone", "the Docks", "Yes")
    assert scene.place("Angeline Dèmone") == "Docks"  # the move happened, though she never engaged
    assert not scene.engaged("Angeline Dèmone") and scene.hand(1) == []
    assert scene.settled


@rule("FS-RULES-18")
def test_an_ignored_wound_cost_is_paid() -> None:
    scene = forums([who("Maxime de Lafayette"), who("Jean Urbain", "Docks")], [], ["Porté Travel"],
                   leader="Odette Dubois d'Arrent")  # fmt: skip
    scene.choose("Porté Travel: Action")
    scene.pass_until("take_action")
    assert scene.wounds("Maxime de Lafayette") == 0


@rule("FS-RULES-19")
def test_what_was_replaced_did_not_happen_and_sets_nothing_off() -> None:
    worn = [{"name": "Fate's Burden", "by": 2}, "Legion's Caress", "Langschwert"]
    scene = forums([who("Jean Urbain", engaged=True, equipped=worn)], [], ["Well-Equipped", "Precision"], **MONTAIGNE)
    scene.choose("Well-Equipped: Action")
    decline(scene)
    assert scene.zone("Fate's Burden") == "discard"
    assert scene.wounds("Jean Urbain") == 0  # he did not turn en garde, so Legion's Caress was not set off
    assert scene.settled


# Last known information


@rule("FS-RULES-20")
def test_values_of_what_has_left_play_are_those_it_had() -> None:
    scene = forums([who("Otto Streit", wounds=2, equipped=["Syrneth Hand"])], [])
    assert scene.stat("Otto Streit", COMBAT) == 2
    from quarterdeck.games.five_sails import happenings

    happenings.destroy(scene.state, None, 0, 1 << scene.card("Otto Streit"))
    assert scene.zone("Otto Streit") == "locker"
    assert scene.stat("Otto Streit", COMBAT) == 2


# Can't and can


@rule("FS-RULES-21")
def test_a_prohibition_beats_what_allows_or_demands() -> None:
    scene = forums(["Daniella Dietrich", "Sigurd Ulfsen"], ["Jean Urbain"])
    scene.choose("Daniella Dietrich: Action")  # tells a Mercenary to issue a challenge, but Sigurd cannot
    assert scene.game.view(None)["duel"] is None and scene.settled
    able = forums(["Daniella Dietrich", "Eko Sorridi"], ["Jean Urbain"])
    able.choose("Daniella Dietrich: Action")
    assert able.game.view(None)["duel"]["characters"] == ["Eko Sorridi", "Jean Urbain"]


# Repeatable


@rule("FS-RULES-22", "FS-RULES-23", "FS-RULES-24")
def test_a_repeatable_ability_is_paid_and_resolved_again_at_once() -> None:
    scene = forums(
        ["Léontine Giroux", who("Jean Urbain", "Docks"), who("Henri Michelet", "Docks"), who("Bastien Girard", "Home")],
        [], ["Porté Travel"], leader="Odette Dubois d'Arrent",
    )  # fmt: skip
    scene.choose("Porté Travel: Action", "Jean Urbain")
    assert (scene.kind, scene.asked) == ("repeat", 1)
    assert scene.options == ["Repeat", "Done"]
    scene.choose("Repeat", "Henri Michelet", "Repeat")
    scene.pass_until("take_action")
    assert scene.wounds("Léontine Giroux") == 3  # its cost was paid each time
    assert [scene.place(n) for n in ("Jean Urbain", "Henri Michelet", "Bastien Girard")] == ["Forums"] * 3
    assert scene.asked == 2 and scene.discard(1) == ["Porté Travel"]


@rule("FS-RULES-23")
def test_reactions_come_between_repetitions() -> None:
    scene = forums(
        [who("Léontine Giroux", equipped=["Sorte Deck"]), who("Jean Urbain", "Docks"), who("Henri Michelet", "Docks")],
        [], ["Porté Travel"], leader="Odette Dubois d'Arrent",
    )  # fmt: skip
    scene.choose("Porté Travel: Action", "Pass", "Jean Urbain", "Repeat")
    assert scene.kind == "react"  # to the wound that is its cost
    scene.choose("Sorte Deck: Reaction", "Henri Michelet")
    assert scene.kind == "repeat" and scene.place("Henri Michelet") == "Forums"


# Unique


@rule("FS-RULES-25", "FS-RULE-55")
def test_unique_limits_nothing_in_play() -> None:
    scene = forums(
        [who("Terrell Brandt", equipped=["Crystal Eye", "Crystal Eye"]), "Terrell Brandt"],
        [who("Terrell Brandt", equipped=["Crystal Eye"])],
    )  # fmt: skip
    scene.choose("Pass", "Pass")
    scene.pass_until("take_action")
    assert [scene.zone("Terrell Brandt", i) for i in range(3)] == ["crew"] * 3
    assert [scene.zone("Crystal Eye", i) for i in range(3)] == ["equipped"] * 3


@rule("FS-RULES-26")
def test_all_characters_and_schemes_are_unique() -> None:
    for card in catalogue():
        if card.kind in (LEADER_CARD, CHARACTER, SCHEME_CARD):
            assert card.keywords & UNIQUE, card


# Stats


@rule("FS-RULES-27", "FS-RULES-28")
def test_a_stat_is_the_printed_value_and_all_modifiers() -> None:
    scene = forums([who("Otto Streit", equipped=["Syrneth Hand", "Object of Wonder", "Smuggled Item"])], [])
    stats = [scene.stat("Otto Streit", k) for k in (RESOLVE, COMBAT, FINESSE, INFLUENCE)]
    assert stats == [4, 1 + 1, 2 + 1, 2 + 1 + 1]
    assert explain(scene.state, scene.card("Otto Streit"), INFLUENCE) == (
        "Influence 4 = 2 printed + 1 Object of Wonder + 1 Smuggled Item"
    )
    for card in catalogue():
        if any(card.modifiers):
            assert card.stats == (DASH, DASH, DASH, DASH), card  # signed numbers are no values


@rule("FS-RULES-29")
def test_unmodified_panache_is_the_printed_one() -> None:
    for scheme in ("Armed and Marshaled", "Parley Gone Wrong", "The Song of Eisen"):
        scene = forums([], [], ["Precision x9"], [], schemes=[scheme], deck=["Regroup x20"])
        scene.choose("Pass", "Pass")
        scene.pass_until("take_action")
        assert len(scene.discard(1)) == 3


# Slots


@rule("FS-RULES-33", "FS-RULES-34")
def test_one_card_of_each_slot_and_the_new_one_may_go() -> None:
    def equips(name: str) -> Scene:
        worn = ["Langschwert", "Breastplate", "Captain's Coat"]
        scene = forums([who("Otto Streit", "Home", equipped=worn)], [], [name, "Precision"])
        return scene.choose("Equip", "Otto Streit")

    for new, old in (("Throwing Knife", "Langschwert"), ("Tabard of the Fallen Musketeer", "Captain's Coat")):
        scene = equips(new)
        assert (scene.kind, scene.asked) == ("choose_slot_excess", 1)
        assert sorted(scene.options) == sorted([new, old])
        scene.choose(new)
        assert scene.zone(new) == "discard" and scene.zone(old) == "equipped"
        assert scene.settled
    kept = equips("Throwing Knife").choose("Langschwert")
    assert kept.zone("Throwing Knife") == "equipped" and kept.zone("Langschwert") == "discard"


@rule("FS-RULES-33")
def test_different_slots_and_cards_without_one_go_together() -> None:
    worn = ["Langschwert", "Breastplate", "Captain's Coat", "Crystal Eye", "Smuggled Item", "Dark Gift"]
    scene = forums([who("Otto Streit", equipped=worn)], [], [], city='[city.Forums]\ncards = ["Sorte Deck"]\n')
    scene.state.dirty |= DIRTY_GEAR
    scene.choose("Claim")
    assert len(scene.state.gear(scene.card("Otto Streit"))) == 6
    assert scene.settled


@rule("FS-RULES-32")
def test_the_slot_counts_cards_with_the_trait_and_not_only_attachments() -> None:
    scene = forums(
        [who("Otto Streit", "Home", equipped=[{"name": "Fate's Burden", "by": 2}])], [], ["Langschwert", "Precision"],
    )  # fmt: skip
    burden = scene.card("Fate's Burden")
    add(scene.state, (GAIN_TRAIT, 0, burden, 0, burden, WEAPON, THE_DAY))
    scene.choose("Equip", "Otto Streit")
    assert scene.kind == "choose_slot_excess"
    assert sorted(scene.options) == ["Fate's Burden", "Langschwert"]


@rule("FS-RULES-34")
def test_the_controller_of_the_character_chooses() -> None:
    scene = forums(["Terrell Brandt"], [who("Jean Urbain", equipped=["Mastercrafted Rapier"])], ["Langschwert"])
    scene.cause(happenings.equip, 1, scene.card("Langschwert"), scene.card("Jean Urbain"))
    assert (scene.kind, scene.asked) == ("choose_slot_excess", 2)


# Decks


def changed(old: str = "", new: str = "") -> list[str]:
    """What is wrong with the Eisen deck once a card of it is replaced by another."""
    deck = sample("eisen")
    approach = [new if n == old else n for n in deck.approach]
    cards = [n for n, count in deck.faction for _ in range(count)]
    if old in cards:
        cards[cards.index(old)] = new
    counted = tuple((n, cards.count(n)) for n in dict.fromkeys(cards))
    return [violation.words for violation in check(Deck("changed", deck.leader, tuple(approach), counted))]


@rule("FS-RULES-11")
def test_a_brute_belongs_to_the_faction_deck() -> None:
    assert changed() == []
    wrong = changed("043", "019")
    assert "Buratino is a Brute and belongs in the Faction Deck" in wrong
    right = changed("052", "019")
    assert right == ["Buratino is of Vodacce, not Neutral or of Eisen"]  # it is not Eisen, and that is all


@rule("FS-RULES-25", "FS-RULES-26")
def test_unique_restricts_the_deck_to_one_copy() -> None:
    assert changed("052", "046") == ["Dark Gift is in the Faction Deck 2 times; 1 is allowed"]
    assert changed("051", "052") == ["Fight Through the Pain is in the Faction Deck 3 times; 2 is allowed"]
    assert changed("043", "042") == ["Terrell Brandt is in the Approach Deck 2 times; once is allowed"]
    assert changed("044", "045") == ["The Song of Eisen is in the Approach Deck 2 times; once is allowed"]
