"""The families of texts that the whole set is made of: all have words, and those that no card uses yet work, too."""

from typing import Any

import write_families
from ccg_scene import Entry, Scene, captain, crew, hand, pile, ship
from ccg_scene import sail as table
from ccg_written import BOARDING, left, pays, struck, written_on

from quarterdeck.games.ccg.effects.language import (
    BEFORE_CARD, CANNON, HITS, SAIL, SAILING, SINK, SWASHBUCKLING, THE_EVENT, THE_TURN, TO_BOARD, TO_ENTER_PLAY,
    All, Count, Has, a_ship, act, after, anybody, being, board, cancel_price, cancelable, cancelable_for_move_cost,
    cannot, chosen, completed, cost, dig_for, discard, draw, duel, during, each_player_must, enemy, for_a_time,
    for_crew, give, here, heroic, hire_for_cost, hits_bonus, in_a_duel, in_named_sea, inflict, into_named_sea,
    is_crew, is_ship, itself, just_done, name_faction, name_nation, name_sea, name_society, named_sea, no_hits,
    non_captain, of_the_named, of_your_faction, on_top, one_of, opponents_may, pay, prevent, price, prize, provided,
    react, search_deck, seas_to_win, sink, skill_bonus, tack, tacks_to_absorb, target, them, this, to_attach, trait,
    untacked, when, whole_hand_of, win_the_game, you_have, your_captain, your_ship, yours,
)  # fmt: skip
from quarterdeck.games.ccg.effects.verbs import sail as sail_
from quarterdeck.games.ccg.terms import SEAS

ACT = "Act: Bully Boys"


def boys(*texts: Any, entries: tuple[Entry, ...] = (), mates: tuple[str, ...] = (), **more: Any) -> Scene:
    """Player 1 has Bully Boys with these texts."""
    return table(crew(1, "Bully Boys", *mates), *entries, cards=written_on(Bully_Boys=texts), **more)


def plays(*texts: Any, entries: tuple[Entry, ...] = (), **more: Any) -> Scene:
    """Player 1 holds Panache with these texts."""
    return table(hand(1, "Panache"), *entries, cards=written_on(Panache=texts), **more)


# The share


def test_the_families_that_have_words_carry_most_of_the_set() -> None:
    assert not write_families.unknown() and write_families.share() >= 85
    shown = sum(family.shown for family in write_families.EFFECTS if not family.carried)
    assert write_families.carried() == 1516 - shown


# Canceling


def test_a_text_of_a_card_in_play_may_be_canceled_for_points() -> None:
    text = act(cost(tack(this)), inflict(a_ship(enemy), 3), cancelable(2, SAILING))
    scene = boys(text, entries=(crew(2, "Oar Team"),))
    scene.choose(ACT, "Cancel", "Tack Oar Team")
    assert scene.to_act == 2 and scene.tacked("Bully Boys"), "what was paid stays paid"
    tired = captain(2, "Reis", tacked=True)
    assert left(boys(text, entries=(tired, crew(2, "Bully Boys"))).choose(ACT)) == "3 left", "nobody sails"


def test_a_boarding_by_text_may_be_canceled_for_the_move_cost() -> None:
    text = act(cost(tack(this)), board(a_ship(enemy, here)), cancelable_for_move_cost())
    scene = boys(text, entries=(crew(2, "Oar Team"),))
    scene.choose(ACT, "Cancel", "Tack Oar Team")
    assert scene.decision.reason.endswith("2 of 3")
    scene.choose("Tack Reis")
    assert scene.to_act == 2 and scene.state.boarding_at < 0


def test_what_canceling_costs_is_raised() -> None:
    def voyage(*texts: Any) -> Scene:
        cards = written_on(Rough_Voyage=act(inflict(a_ship(), 2)), Bully_Boys=texts)
        gear = crew(1, "Bully Boys", "Ulfgar Jor Brønsen"), hand(1, "Rough Voyage"), crew(2, "Oar Team", "Oar Team")
        scene = table(*gear, cards=cards)
        scene.choose("Play Rough Voyage", "The Crimson Roger", "Tack Ulfgar Jor Brønsen", "Cancel")
        return scene

    assert voyage(cancel_price(3, yours)).decision.reason.endswith("0 of 5")
    assert voyage(hits_bonus(1)).decision.reason.endswith("0 of 2")


def test_what_would_happen_does_not() -> None:
    scene = boys(react(during(SINK, of=(yours, non_captain)), cost(tack(this)), prevent), mates=("Oar Team",),
                 more=struck(1, 1))
    scene.choose("Sink Oar Team", "Bully Boys")
    assert scene.zone("Oar Team") == "aboard" and scene.tacked("Bully Boys")


# Others


def test_opponents_may_do_something() -> None:
    scene = boys(act(cost(tack(this)), opponents_may(draw(2))), players=3)
    scene.choose(ACT)
    assert scene.asked == 2
    scene.choose("Yes")
    assert scene.asked == 3 and len(scene.hand(2)) == 3
    scene.choose("No")
    assert len(scene.hand(3)) == 1 and len(scene.hand(1)) == 1


def test_each_player_must_do_something_as_far_as_they_can() -> None:
    text = act(each_player_must(one_of([tack(chosen(yours, non_captain, untacked))], [discard(chosen(of="hand"))])))
    scene = boys(text, entries=(hand(2, "Prayer"), hand(1)))
    scene.choose(ACT)
    assert scene.tacked("Bully Boys") and scene.discard(2) == ["Prayer"], "each had one way to do it"


def test_an_ability_that_a_chantey_gives_is_everybodys() -> None:
    text = anybody(pay(1, SWASHBUCKLING), draw())
    more: dict[str, Any] = {"chantey": dict(name="Bad Weather", by=1), "cards": written_on(Bad_Weather=text)}
    for player in (1, 2):
        scene = table(to_act=player, **more)
        pays(scene.choose("Act: Bad Weather"))
        assert len(scene.hand(player)) == 2


def test_texts_are_given_to_a_crew_for_a_time() -> None:
    text = act(cost(tack(this)), give(target(yours, non_captain), skill_bonus(2, CANNON), cannot(TO_ENTER_PLAY)))
    scene = boys(text, mates=("Oar Team", "Jack Trades"))
    scene.choose(ACT, "Oar Team")
    assert scene.skill("Oar Team", CANNON) == 2 and scene.skill("Jack Trades", CANNON) == 2, "his own"
    scene.choose("Pass", "Pass", "Pass")
    while scene.kind != "take_action" or scene.state.turn < 2:
        scene.choose(scene.options[-1])
    assert scene.skill("Oar Team", CANNON) == 0, "until the end of the turn"


def test_what_is_given_for_some_hits_ends_with_them() -> None:
    bonus = give(All(enemy), skill_bonus(1, SWASHBUCKLING), until=THE_EVENT)
    text = react(during(HITS, of=(enemy,)), cost(tack(this)), bonus)
    scene = boys(text, entries=(crew(2, "Oar Team"),), more=struck(2, 1))
    scene.choose("Bully Boys")
    assert scene.skill("Oar Team", SWASHBUCKLING) == 2
    scene.choose("Tack Oar Team")
    assert scene.skill("Oar Team", SWASHBUCKLING) == 1 and not scene.state.lasting


# Decks and hands


def test_a_crew_is_hired_from_the_deck_for_its_cost() -> None:
    text = act(search_deck(is_crew, to="aside"), hire_for_cost(just_done))
    scene = boys(text, entries=(pile(1, "deck", "Panache", "Otiro"),))
    scene.choose(ACT, "Otiro", "Tack Berek")
    assert scene.zone("Otiro") == "aboard"
    scene = boys(text, entries=(pile(1, "deck", "Panache", "Otiro"), captain(1, "Berek", tacked=True)))
    scene.choose(ACT, "Otiro")
    assert scene.zone("Otiro") == "discard", "3 Influence"


def test_decks_are_dug_through_and_hands_thrown_away() -> None:
    scene = boys(act(dig_for(is_crew)), entries=(pile(1, "deck", "Panache", "Otiro", "Prayer"),))
    scene.choose(ACT)
    assert scene.hand(1)[-1] == "Otiro" and scene.discard(1) == ["Panache"] and scene.deck(1) == ["Prayer"]
    scene = boys(act(discard(whole_hand_of(a_ship(enemy)))), entries=(hand(2, "Panache", "Prayer"),))
    scene.choose(ACT)
    assert not scene.hand(2) and len(scene.discard(2)) == 2


# Naming


def test_a_faction_is_named_and_kept_out() -> None:
    text = act(name_faction, for_a_time(THE_TURN, cannot(TO_ENTER_PLAY, is_crew, of_the_named)))
    scene = plays(text, entries=(hand(2, "Botas Rojas", "Oar Team"), crew(2, "Jack Trades")))
    scene.choose("Play Panache")
    assert scene.kind == "choose_value" and "Castille" in scene.options
    scene.choose("Castille")
    assert scene.to_act == 2 and scene.offers("Hire Oar Team") and not scene.offers("Hire Botas Rojas")


def test_nations_and_societies_are_named() -> None:
    scene = boys(act(name_nation, tack(All(of_the_named))), mates=("Lucrezia", "Zoya the Serpent"))
    scene.choose(ACT)
    assert scene.options == ["Eisen", "Ussura", "Vodacce"]
    scene.choose("Vodacce")
    assert scene.tacked("Lucrezia") and not scene.tacked("Zoya the Serpent")
    scene = boys(act(name_society, draw(Count(All(yours, of_the_named)))), mates=("Gwendolyn Buckminster",))
    scene.choose(ACT, "Sophia's Daughters")
    assert len(scene.hand(1)) == 2


def test_a_sea_is_named_and_watched() -> None:
    texts = to_attach(name_sea), trait(after(SAIL, into_named_sea, of=(yours,)), sink(this))
    gear = hand(1, "Pistol"), crew(1, "Jack Trades", "Jack Trades", "Oar Team", "Oar Team")
    scene = table(*gear, cards=written_on(Pistol=texts))
    scene.choose("Attach Pistol")
    while scene.kind != "choose_sea":
        scene.choose(scene.options[0])
    scene.choose("Frothing Sea", "Pass")
    pays(scene.choose("Sail to Frothing Sea"))
    assert scene.sunk(1) == ["Pistol"]


def test_one_sails_to_the_named_sea_and_hits_who_is_there() -> None:
    scene = boys(act(name_sea, sail_(your_ship, named_sea)))
    scene.choose(ACT, "The Mirror")
    assert scene.sea(1) == "The Mirror"
    scene = boys(act(name_sea, inflict(All(enemy, in_named_sea, of="ships"), 2)), entries=(ship(2, sea=SEAS[0]),))
    scene.choose(ACT, SEAS[0])
    assert scene.asked == 2 and left(scene) == "2 left"


# Winning


def test_a_text_wins_the_game() -> None:
    text = act(when(you_have(1, completed, prize)), win_the_game)
    scene = boys(act(when(Has(your_captain, heroic)), win_the_game))
    scene.choose(ACT)
    assert scene.game.over and scene.state.winner == 0 and scene.log()[-1] == "Player 1 wins: a card says so."
    assert not boys(text).offers(ACT)


def test_four_seas_are_enough_where_a_text_says_so() -> None:
    cards = ("Fear and Fire", "Coastal Patrols", "Castillian Navy", "Crescent Treasures")
    seas = "[seas]\n" + "".join([f'"{sea}" = [{{name = "{card}", by = 1}}]\n' for sea, card in zip(SEAS, cards)])
    for texts, over in (((seas_to_win(4),), True), ((), False)):
        scene = table(crew(1, "Bully Boys"), cards=written_on(Bully_Boys=texts or hits_bonus(1)), more=seas)
        while not scene.game.over and scene.state.turn < 2:
            scene.choose("Pass" if "Pass" in scene.options else scene.options[-1])
        assert scene.game.over is over


# What was missing when further cards were read


def test_all_hits_are_gone_when_a_crew_tacks_for_them() -> None:
    text = react(tacks_to_absorb(of=(yours, heroic)), cost(tack(this)), no_hits)
    scene = boys(text, mates=("Mr. Smythe", "Oar Team"), more=struck(1, 5))
    scene.choose("Tack Mr. Smythe", "Bully Boys")
    assert scene.to_act and not scene.tacked("Oar Team")


def test_attachment_cards_are_known_by_their_host_line_wherever_they_lie() -> None:
    lost = pile(1, "sunk", "Pistol", "Captain's Quarters", "Panache")
    scene = boys(act(on_top(chosen(for_crew, of="sunk"))), entries=(lost,))
    scene.choose(ACT)
    assert scene.deck(1)[0] == "Pistol" and "Captain's Quarters" in scene.sunk(1)


def test_who_has_the_faction_of_the_captain() -> None:
    scene = boys(act(tack(All(yours, non_captain, of_your_faction))), mates=("Annie Rush", "Oar Team"))
    scene.choose(ACT)
    assert scene.tacked("Annie Rush") and not scene.tacked("Oar Team"), "Berek is a Sea Dog"


def test_boarding_one_ship_is_dearer_than_boarding_another() -> None:
    dearer = price(2, is_ship, enemy, Has(them, being(your_ship)), to=(TO_BOARD,))
    text = act(cost(tack(this)), for_a_time(THE_TURN, dearer))
    scene = boys(text, entries=(crew(2, *["Oar Team"] * 4),), players=3)
    scene.choose(ACT, "Board The Hurricane")
    assert scene.decision.reason.endswith("0 of 5")
    scene = boys(text, entries=(crew(2, *["Oar Team"] * 4),), players=3)
    scene.choose(ACT, "Board The Hanged Man")
    assert scene.decision.reason.endswith("0 of 3")


def test_whether_one_is_in_a_duel() -> None:
    text = trait(during(BEFORE_CARD, provided(in_a_duel), of=(itself,)), draw())
    cards = written_on(Bully_Boys=text, Prayer=act(duel(target(yours, non_captain), target(enemy, non_captain))))
    gear = crew(1, "Bully Boys"), hand(1, "Prayer", "Panache", "Near Miss"), crew(2, "Oar Team"), hand(2)
    scene = table(*gear, cards=cards)
    scene.choose("Play Prayer")
    assert len(scene.hand(1)) == 3, "two are left, and one was drawn"
    scene = table(*gear, cards=cards, more=BOARDING)
    scene.choose("Push forward Bully Boys")
    assert len(scene.hand(1)) == 3, "of three; nothing was drawn"
