"""Words of the vocabulary in small texts: each does what it says, and where it cannot it is not offered.

The Crew that has them is Bully Boys, the Action is Panache, the Attachment is Pistol; nothing else has a text.
"""

from typing import Any

import pytest
from ccg_scene import Entry, Scene, captain, crew, hand, pile, ship, who
from ccg_scene import sail as table
from ccg_written import BOARDING, struck, written_on

from quarterdeck.games.ccg.effects.language import (
    A_ACT, A_MOVE, BEFORE_CARD, CANNON, DAGGER, ENTER, INFLUENCE, PERFORM, SAILING, SINK, SLASH, SWASHBUCKLING,
    SWORDSMAN_RANK, TARGETED, THE_TURN, TO_BEGIN_BOARDING, TO_BE_REMOVED, TO_BE_TARGETED, TO_HIRE, TO_PUSH, TO_SAIL,
    TO_TACK_TO_ABSORB, TURN_ENDS, Has, a_ship, absorb, absorbs_extra, absorbs_nothing, act, adjacent_sea, against_you,
    aim, another, answers_all_attacks, attach_card, attach_this, attacks_with, board, both_absorb, by_opponent,
    by_you, cancel, cancel_boarding, cannon_attack, cannon_bonus, cannot, cannot_perform, castille, change, cheaper,
    chosen, closer_to, complete_adventure, cost, counts_as_crew, crew_aboard, crew_maximum_bonus, defending, discard,
    discard_random, discard_rest, discard_top, draw, during, each_opponent, each_player, end_after_round,
    end_the_boarding, enemy, extra_hits, extra_points, eye, fewer_hits, fights_with, flip_top, for_a_time, for_hiring,
    forbid, from_cannon, from_hand_of, further_action, gain, gain_one, gain_trait, goes_instead, gunner, hand_bonus,
    has_faction, has_trait, here, heroic, hire, if_, in_a_boarding, inflict, inflicts, initiative_bonus,
    instead_of_attack, instead_of_points, is_action, is_adventure, is_attachment, is_crew, itself, just_done, later,
    look_at_hand, look_at_top, lower_cost_if, may_tack_to_absorb, move_cost_bonus, move_to, never_canceled, no_hits,
    non_captain, not_it, noted, of_action, on_crew, on_sea, on_top, once_per_event, other_ship, other_ships, pay_any,
    pay_move_cost, paying, place_adventure, price, produced_bonus, produces_nothing, provided, put_back_in_order,
    rank_bonus, react, redirect_hits, sea_with_a_ship, search_deck, shuffle_deck, sink, sink_absorbs, sinks_to_absorb,
    skill_bonus, skill_of, suffer, suffering, swap_fighter, swordsman, tack, tacked, tacks_for, tacks_to_absorb,
    target, their_choice, this, to_attach, to_bottom, to_hand, to_hire, to_sea, uncounted, unless_paid, untack,
    untacked, villainous, when, your_captain, your_ship, yours,
)  # fmt: skip
from quarterdeck.games.ccg.effects.verbs import sail as sail_
from quarterdeck.games.ccg.terms import SEAS
from quarterdeck.games.ccg.values import (
    absorbed, cannon_hits, crew_count, crew_maximum, hand_maximum, initiative, move_cost, points, rank,
)  # fmt: skip


def boys(*texts: Any, entries: tuple[Entry, ...] = (), **more: Any) -> Scene:
    """Player 1 has Bully Boys with these texts; the entries add to the table."""
    crews = [entry for entry in entries if entry[:2] == (1, "crew")]
    rest = [entry for entry in entries if entry[:2] != (1, "crew")]
    with_boys = (1, "crew", crews[0][2].replace("[", '["Bully Boys", ', 1)) if crews else crew(1, "Bully Boys")
    return table(with_boys, *rest, cards=written_on(Bully_Boys=texts), **more)


def plays(*texts: Any, entries: tuple[Entry, ...] = (), held: tuple[str, ...] = (), **more: Any) -> Scene:
    """Player 1 holds Panache with these texts."""
    return table(hand(1, "Panache", *held), *entries, cards=written_on(Panache=texts), **more)


ACT = "Act: Bully Boys"

# Tacking, sinking, discarding


def test_tack_and_untack() -> None:
    scene = boys(act(cost(tack(this)), tack(target(enemy))), entries=(crew(2, "Oar Team"),))
    scene.choose(ACT, "Oar Team")
    assert scene.tacked("Bully Boys") and scene.tacked("Oar Team")
    scene = boys(act(untack(target(yours, tacked))), entries=(crew(1, who("Oar Team", tacked=True)),))
    scene.choose(ACT)
    assert not scene.tacked("Oar Team")
    assert not boys(act(untack(target(yours, tacked)))).offers(ACT), "there is nobody to untack"


def test_only_the_untacked_pay_by_tacking() -> None:
    text = act(cost(tack(chosen(yours, another, least=2, most=2))), draw())
    both = boys(text, entries=(crew(1, "Oar Team", "Mr. Smythe"), captain(1, "Berek", tacked=True)))
    both.choose(ACT)
    assert both.tacked("Oar Team") and both.tacked("Mr. Smythe")
    one = boys(text, entries=(crew(1, "Oar Team", who("Mr. Smythe", tacked=True)), captain(1, "Berek", tacked=True)))
    assert not one.offers(ACT)


def test_sink_and_discard() -> None:
    scene = boys(act(cost(sink(this)), discard(target(enemy, non_captain))), entries=(crew(2, "Oar Team"),))
    scene.choose(ACT)
    assert scene.sunk(1) == ["Bully Boys"] and scene.discard(2) == ["Oar Team"]


def test_a_card_that_sinks_itself_is_sunk_when_it_has_resolved() -> None:
    scene = plays(act(draw(), sink(this)))
    scene.choose("Play Panache")
    assert scene.sunk(1) == ["Panache"] and scene.hand(1) == ["Brutes"]


def test_what_protects_a_sea_attachment_from_being_removed() -> None:
    seas = '[seas]\n"La Boca" = [{name = "Warship", by = 2}]\n'
    texts = {"Panache": act(discard(target(on_sea, of="attachments")))}
    assert table(hand(1, "Panache"), cards=written_on(**texts), more=seas).offers("Play Panache")
    texts["Warship"] = cannot(TO_BE_REMOVED, itself)  # type: ignore[assignment]
    assert not table(hand(1, "Panache"), cards=written_on(**texts), more=seas).offers("Play Panache")


def test_what_cannot_be_targeted_is_no_target() -> None:
    texts: dict[str, Any] = {"Panache": act(tack(target(enemy))), "Botas_Rojas": cannot(TO_BE_TARGETED, opponents=True)}
    scene = table(hand(1, "Panache"), crew(2, "Botas Rojas", "Mr. Smythe"), cards=written_on(**texts))
    scene.choose("Play Panache")
    assert scene.options == ["Reis", "Mr. Smythe"]


def test_cards_go_to_hands_and_decks() -> None:
    for verb, where in ((to_hand, "hand"), (on_top, "deck"), (to_bottom, "deck")):
        scene = boys(act(verb(target(enemy, non_captain))), entries=(crew(2, "Oar Team"), hand(2)))
        scene.choose(ACT)
        assert scene.zone("Oar Team") == where
        assert (scene.deck(2)[0] == "Oar Team") == (verb is on_top)


def test_players_draw() -> None:
    scene = boys(act(draw(2, who=each_player)))
    scene.choose(ACT)
    assert len(scene.hand(1)) == 3 and len(scene.hand(2)) == 3


def test_their_choice_is_theirs() -> None:
    text = act(aim(ship_ := a_ship(enemy, here)), tack(their_choice(ship_, untacked)))
    scene = boys(text, entries=(crew(2, "Oar Team"),))
    scene.choose(ACT)
    assert scene.asked == 2 and scene.options == ["Reis", "Oar Team"]
    scene.choose("Oar Team")
    assert scene.tacked("Oar Team")


# Hits and points


def test_inflict_and_cannon_attack() -> None:
    scene = boys(act(inflict(a_ship(enemy, here), 2)), entries=(crew(2, "Mr. Smythe"),))
    scene.choose(ACT)
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 2 left"
    away = boys(act(inflict(a_ship(enemy, here), 2)), entries=(ship(2, sea="Trade Sea"),))
    assert not away.offers(ACT)
    fires, saved = act(cannon_attack(a_ship(enemy), 3)), react(suffering(from_cannon), no_hits)
    texts: dict[str, Any] = {"Bully_Boys": fires, "Near_Miss": saved}
    scene = table(crew(1, "Bully Boys"), hand(2, "Near Miss"), cards=written_on(**texts))
    scene.choose(ACT, "Near Miss")
    assert scene.to_act == 2


def test_all_other_ships_suffer_at_once() -> None:
    scene = boys(act(inflict(other_ships, 1)), players=3, entries=(crew(2, "Mr. Smythe"), crew(3, "Mr. Smythe")))
    scene.choose(ACT, "Tack Mr. Smythe")
    assert scene.asked == 3 and scene.decision.reason == "Absorb Hits: 1 left"


def test_suffering_oneself() -> None:
    scene = boys(act(cost(suffer(1)), draw()), entries=(crew(1, "Mr. Smythe"),))
    scene.choose(ACT, "Tack Mr. Smythe")
    assert scene.hand(1) == ["Save the Princess", "Brutes"]


def test_extra_points_and_none() -> None:
    text = react(tacks_for(SAILING, of=(yours, another)), cost(tack(this)), extra_points(skill_of(SWASHBUCKLING, this)))
    scene = boys(text, entries=(crew(1, "Oar Team", "Li'l Jim"), captain(1, "Berek", tacked=True)))
    scene.choose("Sail to Frothing Sea", "Tack Oar Team", "Bully Boys")
    assert scene.sea(1) == "Frothing Sea" and not scene.tacked("Li'l Jim"), "2 and 2 more"
    text = react(tacks_for(SAILING, of=(enemy,)), cost(tack(this)), produces_nothing)
    scene = boys(text, entries=(crew(2, "Oar Team", "Juliet Jones", "Li'l Jim"),), to_act=2)
    scene.choose("Sail to Frothing Sea", "Tack Juliet Jones", "Bully Boys")
    assert scene.decision.reason.endswith("0 of 3") and scene.asked == 2


def test_absorbing_more_and_nothing() -> None:
    text = react(tacks_to_absorb(of=(yours,)), cost(tack(this)), absorbs_extra(3))
    scene = boys(text, entries=(crew(1, "Mr. Smythe"),), more=struck(1, 5))
    scene.choose("Tack Mr. Smythe", "Bully Boys")
    assert scene.to_act == 1, "2 and 3 more"
    text = react(sinks_to_absorb(of=(enemy,)), cost(tack(this)), absorbs_nothing)
    scene = boys(text, entries=(crew(2, "Mr. Smythe"),), more=struck(2, 2))
    scene.choose("Sink Mr. Smythe", "Bully Boys")
    assert scene.decision.reason == "Absorb Hits: 2 left"


def test_a_cost_is_lowered_to_its_minimum() -> None:
    text = react(paying(INFLUENCE, for_hiring()), cost(tack(this)), cheaper(3, least=1))
    scene = boys(text, entries=(hand(1, "Fancy Dans"),))
    scene.choose("Hire Fancy Dans", "Bully Boys")
    assert scene.decision.reason.endswith("0 of 1")


def test_absorb_and_fewer_hits() -> None:
    for verb in (absorb, fewer_hits):
        scene = boys(react(suffering(), cost(tack(this)), verb(2)), entries=(crew(1, "Mr. Smythe"),), more=struck(1, 3))
        scene.choose("React" if scene.offers("React") else "Bully Boys")
        assert scene.kind == "absorb_step"


def test_hits_are_made_more_fewer_or_go_to_another_ship() -> None:
    text = react(inflicts(by_you), cost(tack(this)), extra_hits(2))
    scene = boys(text, entries=(crew(1, "Mr. Smythe"), crew(2, "Jack Trades", "Jack Trades")))
    scene.choose("Fire at", "Tack Mr. Smythe", "Bully Boys")
    assert scene.decision.reason == "Absorb Hits: 4 left"
    text = react(inflicts(against_you), cost(tack(this)), redirect_hits(target(enemy, here, of="ships")))
    scene = boys(text, players=3, entries=(crew(2, "Mr. Smythe"), crew(3, "Mr. Smythe")), more=struck(1, 2))
    scene.choose("Bully Boys", "The Hanged Man")
    assert scene.asked == 3 and scene.decision.reason == "Absorb Hits: 2 left"


# Ships and Attachments


def test_a_ship_is_moved() -> None:
    scene = boys(act(sail_to_trade()), entries=(ship(2, sea="Trade Sea"),))
    scene.choose(ACT)
    assert scene.sea(1) == "Frothing Sea", "one Sea closer"
    scene = boys(act(sail_(a_ship(enemy, here), adjacent_sea)))
    scene.choose(ACT, "Forbidden Sea")
    assert scene.sea(2) == "Forbidden Sea"
    scene = boys(act(sail_(your_ship, sea_with_a_ship)), entries=(ship(2, sea="The Mirror"),))
    scene.choose(ACT)
    assert scene.sea(1) == "The Mirror"


def sail_to_trade() -> Any:
    return sail_(your_ship, closer_to(a_ship(enemy)))


def test_attachments_move() -> None:
    seas = '[seas]\n"La Boca" = [{name = "Warship", by = 1}]\n'
    scene = table(cards=written_on(Warship=act(cost(tack(this)), to_sea(this, adjacent_sea))), more=seas)
    scene.choose("Act: Warship", "Frothing Sea")
    assert scene.host("Warship") == "Frothing Sea"
    text = act(move_to(target(yours, on_crew, of="attachments"), chosen(yours, non_captain, not_it)))
    scene = plays(text, entries=(crew(1, who("Mr. Smythe", attached=("Pistol",)), "Jack Trades"),))
    scene.choose("Play Panache", "Jack Trades")
    assert scene.host("Pistol") == "Jack Trades"


def test_an_action_becomes_an_attachment_that_its_crew_may_bear() -> None:
    texts = (
        react(suffering(), attach_this(target(yours)), fewer_hits(1)), has_trait(eye, itself), skill_bonus(1, CANNON),
    )  # fmt: skip
    scene = plays(*texts, entries=(crew(1, "Mr. Smythe", "Bully Boys"),), more=struck(1, 2))
    scene.choose("Panache")
    assert scene.options == ["Berek", "Mr. Smythe"], "Bully Boys have No Attachments"
    scene.choose("Mr. Smythe")
    assert scene.host("Panache") == "Mr. Smythe" and scene.skill("Mr. Smythe", CANNON) == 3
    assert scene.decision.reason == "Absorb Hits: 1 left"


# Canceling


def test_an_action_is_canceled_unless_it_cannot_be() -> None:
    answer = react(during(PERFORM, by_opponent, of_action(A_ACT)), cancel)
    texts: dict[str, Any] = {"Panache": act(draw(3)), "Near_Miss": answer}
    scene = table(hand(1, "Panache"), hand(2, "Near Miss"), cards=written_on(**texts))
    scene.choose("Play Panache", "Near Miss")
    assert scene.hand(1) == []
    texts = {"Panache": (act(draw(3)), never_canceled()), "Near_Miss": react(during(PERFORM, by_opponent), cancel)}
    scene = table(hand(1, "Panache"), hand(2, "Near Miss"), cards=written_on(**texts))
    scene.choose("Play Panache", "Near Miss")
    assert len(scene.hand(1)) == 3


def test_a_react_to_being_targeted() -> None:
    texts: dict[str, Any] = {
        "Panache": act(tack(target(enemy))), "Botas_Rojas": react(during(TARGETED, by_opponent, of=(itself,)), cancel),
    }  # fmt: skip
    scene = table(hand(1, "Panache"), crew(2, "Botas Rojas"), cards=written_on(**texts))
    scene.choose("Play Panache", "Botas Rojas", "Botas Rojas")
    assert not scene.tacked("Botas Rojas")


def test_a_boarding_is_canceled_at_entering() -> None:
    entered = during(ENTER, provided(defending), by_opponent)
    text = react(entered, cost(tack(this)), cancel_boarding, inflict(other_ship, 1))
    scene = boys(text, entries=(crew(2, "Jack Trades"), hand(2, "Prayer")), to_act=2)
    scene.choose("Board The Hurricane", "Tack Jack Trades", "Tack Reis", "Bully Boys")
    assert scene.asked == 2 and scene.kind == "absorb_step"


# Boardings and fights


def test_boardings_are_begun_limited_and_ended() -> None:
    scene = boys(act(board(a_ship(enemy, here), rounds=1)), entries=(hand(1, "Prayer"), hand(2, "Prayer")))
    scene.choose(ACT, "Push forward Bully Boys")
    assert scene.state.boarding_at >= 0
    scene = boys(react(instead_of_attack, cost(tack(this)), end_the_boarding), more=BOARDING)
    scene.choose("Bully Boys")
    assert scene.state.boarding_at < 0
    entries = hand(1, "Prayer"), hand(2, "Prayer"), crew(2, "Mr. Smythe")
    scene = boys(react(instead_of_attack, cost(tack(this)), end_after_round), entries=entries, more=BOARDING)
    scene.choose("Bully Boys", "Pass")
    assert scene.state.boarding_at < 0 and scene.hand(1) == ["Prayer"], "nobody draws for a next round"


def test_a_crew_answers_every_attack_with_a_card_that_does() -> None:
    entries = crew(1, "Mr. Smythe"), crew(2, "Jack Trades"), hand(1, "Brutes"), hand(2, "Panache")
    texts = {"Panache": (answers_all_attacks(),)}
    scene = table(*entries, cards=written_on(**texts), more=BOARDING)
    scene.choose("Push forward Mr. Smythe")
    assert scene.offers("Push forward Jack Trades"), "a Punch is answered by a Dagger"
    scene = table(*entries[:2], hand(1, "Pistol"), hand(2, "Panache"), cards=written_on(**texts), more=BOARDING)
    scene.choose("Push forward Mr. Smythe")
    assert scene.offers("Push forward Jack Trades"), "and so is a Club"


def test_fighting_with_another_skill() -> None:
    entries = crew(2, "Jack Trades"), hand(1, "Brutes"), hand(2)
    scene = boys(fights_with(SAILING), skill_bonus(5, SAILING), entries=entries, more=BOARDING)
    scene.choose("Push forward Bully Boys")
    assert scene.decision.reason == "Absorb Hits: 5 left"


def test_another_crew_takes_over_the_fight() -> None:
    text = react(during(BEFORE_CARD, of=(yours,)), once_per_event, swap_fighter(target(yours, another, non_captain)))
    scene = boys(text, entries=(crew(1, "Jack Trades"), hand(1, "Brutes"), hand(2)), more=BOARDING)
    scene.choose("Push forward Berek", "Bully Boys")
    assert scene.decision.reason == "Absorb Hits: 2 left", "Jack Trades fights"


# Coming into play


def test_crew_come_into_play_by_effect() -> None:
    text = act(hire(chosen(is_crew, of="hand")))
    scene = boys(text, entries=(hand(1, "Fancy Dans"),))
    scene.choose(ACT)
    assert "Fancy Dans" in scene.crew(1)
    scene = boys(act(hire(target(is_crew, of="discard"))), entries=(pile(1, "discard", "Oar Team"),))
    scene.choose(ACT)
    assert "Oar Team" in scene.crew(1)


def test_attachments_and_adventures_come_into_play_by_effect() -> None:
    scene = boys(act(attach_card(chosen(is_attachment, of="hand"))), entries=(crew(1, "Mr. Smythe"), hand(1, "Pistol")))
    scene.choose(ACT, "Mr. Smythe")
    assert scene.host("Pistol") == "Mr. Smythe"
    scene = boys(act(place_adventure(chosen(is_adventure, of="hand"))))
    scene.choose(ACT, SEAS[1])
    assert scene.zone("Save the Princess") == "afloat"
    afloat = (1, "adventures", '[{name = "Save the Princess", sea = "The Mirror"}]')
    scene = boys(act(complete_adventure(target(yours, of="adventures"))), entries=(afloat, hand(1)))
    scene.choose(ACT)
    assert scene.host("Save the Princess") == "Berek"


def test_what_a_card_asks_for_to_be_attached_or_hired() -> None:
    texts = {"Pistol": to_attach(cost(discard(chosen(of="hand"))))}
    smythe = crew(1, "Mr. Smythe", "Ulfgar Jor Brønsen")
    scene = table(smythe, hand(1, "Pistol", "Prayer"), cards=written_on(**texts))
    scene.choose("Attach Pistol")
    while not scene.to_act:
        scene.game.choose(scene.decision.options[0])
    assert scene.discard(1) == ["Prayer"] and scene.zone("Pistol") == "attached"
    assert not table(smythe, hand(1, "Pistol"), cards=written_on(**texts)).offers("Attach Pistol")
    hires = {"Brutes": to_hire(when(crew_aboard(2, heroic)))}
    assert table(crew(1, "Mr. Smythe"), hand(1, "Brutes"), cards=written_on(**hires)).offers("Hire Brutes")
    assert not table(hand(1, "Brutes"), cards=written_on(**hires)).offers("Hire Brutes")


# Hands and decks


def test_searching_looking_and_putting_back() -> None:
    deck = pile(1, "deck", "Brutes", "Oar Team", "Prayer")
    scene = boys(act(search_deck(is_crew, to="top")), entries=(deck,))
    scene.choose(ACT, "Oar Team")
    assert scene.deck(1)[0] == "Oar Team"
    scene = boys(act(look_at_top(2), put_back_in_order), entries=(deck,))
    scene.choose(ACT, "Brutes")
    assert scene.deck(1) == ["Oar Team", "Brutes", "Prayer"]
    scene = boys(act(look_at_top(2), discard_rest, shuffle_deck), entries=(deck,))
    scene.choose(ACT)
    assert sorted(scene.discard(1)) == ["Brutes", "Oar Team"]


def test_hands_are_attacked() -> None:
    text = act(aim(them_ := a_ship(enemy)), look_at_hand(them_), discard(from_hand_of(them_, is_action)))
    scene = boys(text, entries=(hand(2, "Prayer", "Oar Team"),))
    scene.choose(ACT)
    assert scene.discard(2) == ["Prayer"]
    scene = boys(act(discard_random(1, who=each_opponent)), entries=(hand(2, "Prayer", "Oar Team"),))
    scene.choose(ACT)
    assert len(scene.hand(2)) == 1
    scene = boys(act(discard_top(2, who=each_opponent)))
    scene.choose(ACT)
    assert len(scene.discard(2)) == 2
    text = act(aim(them_ := a_ship(enemy)), discard(their_choice(them_, of="hands")))
    scene = boys(text, entries=(hand(2, "Prayer", "Oar Team"),))
    scene.choose(ACT)
    assert scene.asked == 2
    scene.choose("Oar Team")
    assert scene.hand(2) == ["Prayer"]


def test_the_top_card_is_flipped_and_its_attack_looked_at() -> None:
    text = act(flip_top, if_(Has(just_done, attacks_with(DAGGER, SLASH)), [draw(2)]))
    for top, drawn in (("Prayer", 2), ("Oar Team", 0)):
        scene = boys(text, entries=(pile(1, "deck", top, "Brutes x5"), hand(1)))
        scene.choose(ACT)
        assert scene.discard(1) == [top] and len(scene.hand(1)) == drawn


# Choices and payments


def test_a_player_pays_to_be_spared() -> None:
    text = act(aim(them_ := a_ship(enemy)), unless_paid(them_, 2, [SWASHBUCKLING], inflict(them_, 3)))
    scene = boys(text, entries=(crew(2, "Mr. Smythe"),))
    scene.choose(ACT)
    assert scene.kind == "may_effect" and scene.asked == 2
    scene.choose("Yes", "Tack Mr. Smythe")
    assert scene.to_act == 2, "nothing is suffered"
    scene = boys(text, entries=(crew(2, "Mr. Smythe"),))
    scene.choose(ACT, "No")
    assert scene.decision.reason == "Absorb Hits: 3 left"


def test_something_else_is_done_instead_of_paying() -> None:
    text = act(cost(instead_of_points(tack(chosen(yours, gunner)))), draw(2))
    cards = written_on(Fancy_Swordplay=text)
    assert table(hand(1, "Fancy Swordplay"), cards=cards).offers("Play Fancy Swordplay"), "it costs nothing anyway"
    cards = written_on(Evasive_Course=text)
    poor = captain(1, "Berek", tacked=True)
    scene = table(poor, crew(1, "Padre Esteban"), hand(1, "Evasive Course"), cards=cards)
    scene.choose("Play Evasive Course", "Padre Esteban")
    assert scene.tacked("Padre Esteban") and len(scene.hand(1)) == 2
    assert not table(poor, crew(1, "Bully Boys"), hand(1, "Evasive Course"), cards=cards).offers("Evasive Course")


def test_one_skill_of_several() -> None:
    scene = boys(act(gain_one(this, 2, CANNON, SAILING)))
    scene.choose(ACT)
    assert scene.kind == "choose_value"
    scene.game.choose(scene.decision.options[1])
    assert scene.skill("Bully Boys", SAILING) == 2 and scene.skill("Bully Boys", CANNON) == 0


def test_a_further_action() -> None:
    scene = boys(act(cost(tack(this)), further_action(A_MOVE)), entries=(crew(1, "Li'l Jim"),))
    scene.choose(ACT)
    assert scene.options == ["Sail to Frothing Sea", "Sail to Forbidden Sea", "Pass"] and scene.asked == 1


def test_any_amount_is_paid_and_noted() -> None:
    scene = boys(act(pay_any(1, SAILING), draw(noted)), entries=(crew(1, "Oar Team", "Li'l Jim"),))
    scene.choose(ACT, "Tack Oar Team", "Stop")
    assert len(scene.hand(1)) == 3


def test_the_move_cost_is_paid() -> None:
    scene = boys(act(pay_move_cost(1), draw()), entries=(crew(1, "Oar Team", "Li'l Jim"),))
    scene.choose(ACT)
    assert scene.decision.reason == "Tack Crew for Sailing to use Bully Boys: 0 of 4"


@pytest.mark.parametrize(("where", "zone"), [
    ("top", "deck"), ("hand", "hand"), ("discard", "discard"), ("play", "aboard"),
])  # fmt: skip
def test_a_card_goes_elsewhere_instead_of_being_sunk(where: str, zone: str) -> None:
    saved = react(during(SINK, of=(itself,)), goes_instead(where))
    texts: dict[str, Any] = {"Panache": act(sink(target(enemy, non_captain))), "Botas_Rojas": saved}
    scene = table(hand(1, "Panache"), crew(2, "Botas Rojas"), cards=written_on(**texts))
    scene.choose("Play Panache", "Botas Rojas")
    assert scene.zone("Botas Rojas") == zone


def test_effects_wait_for_their_moment() -> None:
    text = act(cost(tack(this)), later(during(TURN_ENDS), draw(1)))
    scene = boys(text)
    scene.choose(ACT)
    held = len(scene.hand(1))
    scene.choose("Pass", "Pass")
    assert len(scene.hand(1)) == held + 4, "three of the Draw phase, and one"


# Lasting effects


def test_skills_traits_and_permissions_for_a_time() -> None:
    scene = boys(act(gain(target(yours), -3, SWASHBUCKLING, least=1)))
    scene.choose(ACT, "Bully Boys")
    assert scene.skill("Bully Boys", SWASHBUCKLING) == 1
    scene = boys(act(gain_trait(this, heroic), change(this, "hits", 2), change(your_ship, "move cost", 1)))
    scene.choose(ACT)
    assert move_cost(scene.state, 0) == 4
    scene = boys(act(forbid(a_ship(enemy), TO_BEGIN_BOARDING, TO_SAIL)), entries=(crew(2, "Jack Trades"),))
    scene.choose(ACT)
    assert not scene.offers("Sail") and not scene.offers("Board") and scene.asked == 2


def test_a_text_holds_for_a_time_also_of_crew_that_come_later() -> None:
    scene = boys(act(for_a_time(THE_TURN, skill_bonus(2, CANNON, yours))), entries=(hand(1, "Fancy Dans"),))
    scene.choose(ACT, "Pass", "Hire Fancy Dans")
    while not scene.to_act:
        scene.game.choose(scene.decision.options[0])
    before = scene.skill("Fancy Dans", CANNON)
    scene.choose("Pass", "Pass")
    assert scene.skill("Fancy Dans", CANNON) == before - 2


# Continuous texts


def test_numbers_of_players() -> None:
    texts = (crew_maximum_bonus(2), hand_bonus(-1), move_cost_bonus(1), initiative_bonus(5), cannon_bonus(2))
    scene, plain = boys(*texts), boys(act(draw()))
    for read, n in ((crew_maximum, 2), (hand_maximum, -1), (move_cost, 1), (initiative, 5), (cannon_hits, 2)):
        assert read(scene.state, 0) == read(plain.state, 0) + n and read(scene.state, 1) == read(plain.state, 1)


def test_a_minimum_holds_back_what_lowers() -> None:
    assert move_cost(boys(move_cost_bonus(-5, least=1)).state, 0) == 1
    assert boys(skill_bonus(-5, SWASHBUCKLING, least=1)).skill("Bully Boys", SWASHBUCKLING) == 1


def test_what_crew_produce_and_absorb() -> None:
    scene = boys(produced_bonus(2, SAILING, is_crew), sink_absorbs(5), both_absorb(1))
    c = scene.card("Bully Boys")
    assert points(scene.state, c, SAILING) == 2 and absorbed(scene.state, c, True) == 8
    assert absorbed(scene.state, c, False) == 3


def test_prices() -> None:
    cheap = boys(price(-2, yours, is_crew, to=(TO_HIRE,), least=1), entries=(hand(1, "Fancy Dans"),))
    cheap.choose("Hire Fancy Dans")
    assert cheap.decision.reason.endswith("of 1") or cheap.to_act == 2
    dear = table(hand(1, "Panache"), cards=written_on(Panache=(act(draw()), price(9))))
    assert dear.offers("Play Panache"), "it has no cost flag that could be higher"


def test_traits_ranks_and_factions_are_gained() -> None:
    scene = boys(has_trait(heroic), rank_bonus(SWORDSMAN_RANK, 1), has_faction(castille), act(draw()))
    s, c = scene.state, scene.card("Bully Boys")
    assert heroic.fits(s, [0] * 30, c) and swordsman.fits(s, [0] * 30, c) and castille.fits(s, [0] * 30, c)
    assert rank(s, c, SWORDSMAN_RANK) == 1


def test_crew_that_do_not_count_and_attachments_that_do() -> None:
    assert crew_count(boys(uncounted()).state, 0) == 1
    scene = table(ship(1, sea="La Boca", attached=("Treasure Hold",)), cards=written_on(Treasure_Hold=counts_as_crew()))
    assert crew_count(scene.state, 0) == 2


def test_prohibitions() -> None:
    assert not boys(cannot_perform(A_MOVE), entries=(crew(1, "Li'l Jim"),)).offers("Sail")
    assert not boys(cannot(TO_PUSH), entries=(hand(1, "Prayer"),), more=BOARDING).offers("Push forward Bully Boys")
    assert not boys(cannot(TO_TACK_TO_ABSORB), more=struck(1, 1)).offers("Tack Bully Boys")


def test_skeletal_crew_that_may_tack() -> None:
    bones = crew(1, "Skeletal Thugs")
    assert not table(bones, cards=written_on(Panache=act(draw())), more=struck(1, 1)).offers("Tack Skeletal Thugs")
    cards = written_on(Skeletal_Thugs=may_tack_to_absorb(in_a_boarding))
    assert table(bones, cards=cards, more=struck(1, 1, boarding=True)).offers("Tack Skeletal Thugs")


def test_an_adventure_is_completed_for_less() -> None:
    afloat = (1, "adventures", '[{name = "Cursed Cutlass", sea = "La Boca"}]')
    for name, due in (("Reis", 2), ("Berek", 3)):
        cards = written_on(Cursed_Cutlass=lower_cost_if(Has(your_captain, villainous)))
        scene = table(captain(1, name), afloat, crew(1, "Mr. Smythe", "Jack Trades"), cards=cards)
        scene.choose("Complete Cursed Cutlass")
        assert scene.decision.reason.endswith(f"of {due}")

