"""Card types and their parts (CG-CARDS), targeting (CG-TARGET), and rulings about them (CG-RULE)."""

from typing import Any

from ccg_scene import bare, captain, crew, hand, sail, who
from ccg_texts import CREW, a_crew_of_theirs, act, anothers, do, draws, own, react, tack, tack_this, written
from ledger import rule
from quarterdeck.cardgame.filters import Is, itself
from quarterdeck.cardgame.passives import Passive
from quarterdeck.cardgame.sets import Target
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.flow.acting import extra_action
from quarterdeck.games.ccg.kinds import A_CANNON, CANCELED, CHANGE_SKILL, LASTING, OPPORTUNITY, TARGETED, THE_TURN
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import (
    ACTION, ADVENTURE, ATTACHMENT, ATTACKS, CAPTAIN, CHANTEY, NO_BOXES, SAILING, SEA, SHIP, SWASHBUCKLING, TYPES,
)  # fmt: skip
from quarterdeck.games.ccg.using import ANYBODY, Bill
from quarterdeck.games.ccg.values import (
    ALL_CREW_OF, ON_COST, ON_COUNT, ON_HITS, ON_PRODUCED, ON_SINK_ABSORB, ON_SKILL, ON_TACK_ABSORB, crew_count, skill,
)  # fmt: skip
from quarterdeck.games.ccg.whereabouts import on_board, sea_of
from quarterdeck.kernel.ability import U_EVENT, U_N, U_ORIGIN, U_T0, U_TO
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.event import E_SET
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.lasting import add


def holds(question: int, n: int, scope: Any = itself) -> Passive:
    """A continuous text: so much more of something."""
    return Passive(question, scope, n)


def is_yours(s: SeventhSea, x: Frame, c: int) -> bool:
    return s.holder[c] == x[SEAT]


yours = Is("yours", is_yours, "of yours")


# Types and parts


@rule("CG-CARDS-01")
def test_seven_types_are_in_decks_and_the_sea_is_an_eighth() -> None:
    assert len(TYPES) == 8 and TYPES[SEA] == "Sea"


@rule("CG-CARDS-33", "CG-CARDS-32", "CG-CARDS-03", "CG-RULE-47")
def test_all_but_captains_ships_and_seas_have_boxes() -> None:
    for card in bare().cards:
        assert (card.attack == NO_BOXES) == (card.kind in (CAPTAIN, SHIP, SEA))
        assert card.attack == NO_BOXES or ATTACKS[card.attack]


@rule("CG-CARDS-02")
def test_a_text_beats_the_rules() -> None:
    """A Crew that counts for nothing may be on board beyond what the rules count."""
    scene = sail(crew(1, "Juliet Jones", "Brutes"), cards=written({"Juliet Jones": holds(ON_COUNT, -1)}))
    assert crew_count(scene.state, 0) == 2 and len(scene.crew(1)) == 3


@rule("CG-CARDS-04")
def test_a_text_with_act_or_react_is_used_and_any_other_is_always_on() -> None:
    cards = written({"Cathwulf Vogt": (act(draws(1)), holds(ON_SKILL + SAILING, 2))})
    scene = sail(crew(1, who("Cathwulf Vogt", tacked=True)), cards=cards)
    assert scene.skill("Cathwulf Vogt", SAILING) == 2 and scene.offers("Act: Cathwulf Vogt")


@rule("CG-CARDS-07", "CG-CARDS-38")
def test_tacking_a_card_does_not_tack_what_is_attached_to_it() -> None:
    scene = sail(crew(1, who("Jack Trades", attached=("Cutlass",)), "Otiro"), hand(1, "Fancy Dans"))
    scene.choose("Hire Fancy Dans", "Tack Jack Trades")
    assert scene.tacked("Jack Trades") and not scene.tacked("Cutlass")


@rule("CG-CARDS-07")
def test_a_tacked_card_does_what_does_not_ask_it_to_tack() -> None:
    cards = written({"Cathwulf Vogt": (act(draws(1)), act(tack_this, draws(2)))})
    scene = sail(crew(1, who("Cathwulf Vogt", tacked=True)), cards=cards)
    assert [o for o in scene.options if "Act" in o] == ["Act: Cathwulf Vogt"]


@rule("CG-CARDS-09", "CG-CARDS-12")
def test_a_captain_is_a_crew_and_a_ship_is_none() -> None:
    scene = sail(crew(1, "Jack Trades"), hand(1, "Cheap Tools"))
    assert scene.crew(1) == ["Berek", "Jack Trades"]
    scene.choose("Attach Cheap Tools")
    assert scene.options == ["Berek", "Jack Trades"]


@rule("CG-CARDS-11")
def test_a_captain_has_no_influence_cost() -> None:
    assert all(not card.cost.amount for card in bare().cards if card.kind == CAPTAIN)


@rule("CG-CARDS-15", "CG-ACT-03b", "CG-RULE-46")
def test_a_card_with_several_effects_is_played_for_one_of_them() -> None:
    cards = written({"Riposte": (act(draws(1)), act(draws(2)), react(OPPORTUNITY, draws(3)))})
    scene = sail(hand(1, "Riposte"), cards=cards)
    assert scene.offers("Riposte (draw 1)") and scene.offers("Riposte (draw 2)") and "Riposte" in scene.options
    scene.choose("Play Riposte (draw 2)")
    assert scene.hand(1) == ["Brutes", "Brutes"] and scene.discard(1) == ["Riposte"]


def lasts(s: SeventhSea, f: Frame) -> None:
    f[U_TO] = LASTING
    ship = s.match.ship[f[SEAT]]
    add(s, (CHANGE_SKILL + SAILING, 0, f[U_ORIGIN], f[SEAT], ALL_CREW_OF + f[SEAT], 1, THE_TURN, ship))


@rule("CG-CARDS-16", "CG-CARDS-37", "CG-RULE-33", "CG-RULE-34")
def test_an_action_card_stays_in_play_as_long_as_its_effect() -> None:
    scene = sail(crew(1, "Otiro"), hand(1, "Riposte", "Brutes"), cards=written({"Riposte": act(do(lasts))}))
    scene.choose("Play Riposte")
    assert scene.zone("Riposte") == "lasting" and scene.skill("Otiro", SAILING) == 1
    scene.choose("Pass", "Hire Brutes", "Tack Berek")
    assert scene.state.match.drawn[scene.state.crew(0)[-1]].name == "Brutes"
    assert happens_to_sail(scene.state, scene.state.crew(0)[-1]) == 1, "later Crew are covered, too"
    scene.choose("Pass", "Pass")
    assert scene.state.turn == 2 and scene.skill("Otiro", SAILING) == 0 and scene.discard(1) == ["Riposte"]


def happens_to_sail(s: SeventhSea, c: int) -> int:
    return skill(s, c, SAILING)


def attaches_itself(s: SeventhSea, f: Frame) -> None:
    happenings.attach(s, f, f[SEAT], f[U_ORIGIN], happenings.only(f[U_T0]))


@rule("CG-CARDS-17", "CG-CARDS-20")
def test_an_action_card_may_become_an_attachment() -> None:
    cards = written({"Eyepatch": act(tack(Target(CREW, (yours,), aimed=False)), do(attaches_itself))})
    scene = sail(crew(1, "Jack Trades"), hand(1, "Eyepatch"), cards=cards)
    scene.choose("Play Eyepatch", "Jack Trades")
    assert scene.zone("Eyepatch") == "attached" and scene.host("Eyepatch") == "Jack Trades"


@rule("CG-CARDS-22", "CG-RULE-49")
def test_only_its_controller_uses_an_attachment_on_anothers_card() -> None:
    cards = written({"Pistol": act(tack_this, draws(1))})
    entries = (crew(1, who("Jack Trades", attached=(who("Pistol", by=2),))),)
    assert not sail(*entries, cards=cards).offers("Act: Pistol")
    assert sail(*entries, to_act=2, cards=cards).offers("Act: Pistol")


@rule("CG-CARDS-21", "CG-CARDS-38")
def test_attachments_move_by_effects_and_keep_their_tack_state() -> None:
    cards = written({"Cathwulf Vogt": act(do(moves_pistol))})
    scene = sail(crew(1, "Cathwulf Vogt", who("Jack Trades", attached=(who("Pistol", tacked=True),))), cards=cards)
    scene.choose("Act: Cathwulf Vogt")
    assert scene.host("Pistol") == "Cathwulf Vogt" and scene.tacked("Pistol")


def moves_pistol(s: SeventhSea, f: Frame) -> None:
    happenings.move_attachment(s, f, f[SEAT], sum(1 << c for c in s.attachments(f[SEAT])), f[U_ORIGIN])


@rule("CG-CARDS-30")
def test_an_ability_of_a_chantey_is_everybodys() -> None:
    cards = written({"First Tide": act(draws(1))})
    for player in (1, 2):
        assert sail(cards=cards, to_act=player, chantey={"name": "First Tide", "by": 2}).offers("Act: First Tide")


@rule("CG-CARDS-34", "CG-CARDS-35", "CG-CARDS-26", "CG-RULE-40")
def test_on_board_and_this_sea() -> None:
    afloat = (1, "adventures", "[" + who("Fine Rigging", sea="The Mirror") + "]")
    scene = sail(crew(1, who("Jack Trades", attached=("Cutlass",))), afloat,
                 more='[seas]\n"Trade Sea" = [{name = "Merchant Ship", by = 1}]')  # fmt: skip
    s = scene.state
    assert {s.match.drawn[c].name for c in on_board(s, 0)} == {"The Hurricane", "Berek", "Jack Trades", "Cutlass"}
    seas = {name: sea_of(s, scene.card(name)) for name in ("Cutlass", "Merchant Ship", "Fine Rigging", "The Hurricane")}
    assert seas == {"Cutlass": 2, "Merchant Ship": 0, "Fine Rigging": 4, "The Hurricane": 2}
    assert scene.skill("Jack Trades", SAILING) == 2, "an uncompleted Adventure gives nothing"


@rule("CG-CARDS-36", "CG-CARDS-19")
def test_where_a_card_can_go_is_its_host_line() -> None:
    kinds = {card.kind for card in bare().cards if card.host is not None}
    assert kinds == {ATTACHMENT, ADVENTURE}
    assert all(card.host is None for card in bare().cards if card.kind in (ACTION, CHANTEY, CAPTAIN))


# Costs that texts change


@rule("CG-COST-12", "CG-RULE-10")
def test_a_cost_is_lowered_to_no_less_than_nothing() -> None:
    cards = written({"Cathwulf Vogt": holds(ON_COST, -3, yours)})
    scene = sail(crew(1, "Cathwulf Vogt"), hand(1, "Fancy Dans"), cards=cards)
    scene.choose("Hire Fancy Dans")
    assert scene.crew(1)[-1] == "Fancy Dans" and not any(scene.state.tacked)


@rule("CG-COST-15", "CG-RULE-12")
def test_a_price_in_two_kinds_is_two_payments_and_either_skill_may_be_mixed() -> None:
    two = act(draws(1), bill=Bill(1 << SAILING | 1 << SWASHBUCKLING, 3))
    cards = written({"Bad Maps": two})
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Otiro", "Oar Team", "Shellbacks"), hand(1, "Bad Maps"),
                 cards=cards)  # fmt: skip
    scene.choose("Play Bad Maps")
    assert scene.decision.reason == "Tack Crew for Adventuring to play Bad Maps: 0 of 1", "its flag first"
    scene.choose("Tack Shellbacks")
    assert scene.decision.reason == "Tack Crew for Sailing or Swashbuckling to play Bad Maps: 0 of 3"
    assert scene.options == ["Tack Oar Team for Swashbuckling", "Tack Otiro for Swashbuckling", "Stop"]
    scene.choose("Tack Otiro for Swashbuckling", "Tack Oar Team for Sailing")
    assert scene.discard(1) == ["Bad Maps"]


@rule("CG-COST-17", "CG-RULE-11")
def test_any_amount_is_as_much_as_one_likes() -> None:
    cards = written({"Fire Ships": act(do(fires))})
    scene = sail(crew(1, "Otiro", "Shellbacks", "Jack Trades"), hand(1, "Fire Ships"), cards=cards)
    scene.choose("Play Fire Ships", "Tack Otiro")
    assert scene.offers("Stop") and scene.decision.reason.endswith("2 so far")
    scene.choose("Tack Shellbacks", "Stop")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 4 left"


def fires(s: SeventhSea, f: Frame) -> None:
    happenings.inflict(s, f, f[SEAT], 1 - f[SEAT], f[U_N])


@rule("CG-RULE-08", "CG-HITS-07", "CG-HITS-14")
def test_what_is_absorbed_extra_is_added_to_the_act_it_belongs_to() -> None:
    cards = written({"Berek's Boys": (holds(ON_TACK_ABSORB, 2), holds(ON_SINK_ABSORB, 1))})
    scene = sail(captain(1, "Reis"), crew(1, "Berek's Boys"), more="[hits]\nplayer = 1\namount = 9", cards=cards)
    scene.choose("Tack Berek's Boys")
    assert scene.decision.reason == "Absorb Hits: 4 left", "3 and 2"
    scene.change_skill("Berek's Boys", SWASHBUCKLING, -9)
    scene.choose("Sink Berek's Boys")
    assert scene.decision.reason == "Absorb Hits: 3 left" or scene.to_act, "the extra one is untouched"


@rule("CG-RULE-08")
def test_a_tack_that_itself_yields_points_is_possible_without_the_skill() -> None:
    cards = written({"Cathwulf Vogt": holds(ON_PRODUCED + SAILING, 2)})
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Cathwulf Vogt", "Oar Team"), cards=cards)
    scene.choose("Sail to Frothing Sea")
    assert scene.offers("Tack Cathwulf Vogt")


@rule("CG-RULE-54")
def test_numbers_of_several_copies_add_up() -> None:
    cards = written({"Cheap Cutlass": holds(ON_HITS, 1, Is("host", is_host, "the host"))})
    scene = sail(crew(1, who("Otiro", attached=("Cheap Cutlass", "Cheap Cutlass"))), hand(1, "Fancy Dans"), hand(2),
                 crew(2, "Bully Boys"), cards=cards, more="[boarding]\nattacker = 1\ndefender = 2")  # fmt: skip
    scene.choose("Push forward Otiro")
    assert scene.decision.reason == "Absorb Hits: 4 left"


def is_host(s: SeventhSea, x: Frame, c: int) -> bool:
    return s.host[x[U_ORIGIN]] == c


# Acts that others may use, and actions that effects give


@rule("CG-ACT-03c")
def test_a_removal_line_is_used_as_an_action_by_any_player() -> None:
    removal = act(do(discards_this), bill=Bill(1 << SAILING, 2))
    removal.marks |= ANYBODY
    cards = written({"Warship": removal})
    lies = '[seas]\n"La Boca" = [{name = "Warship", by = 2}]'
    scene = sail(crew(1, "Oar Team"), crew(2, "Oar Team"), cards=cards, more=lies)
    scene.choose("Act: Warship", "Tack Oar Team")
    assert scene.discard(2) == ["Warship"] and scene.to_act == 2


def discards_this(s: SeventhSea, f: Frame) -> None:
    happenings.discard(s, f, f[SEAT], 1 << f[U_ORIGIN])


@rule("CG-RULE-68", "CG-ACT-09c")
def test_an_effect_may_give_a_complete_action_at_once() -> None:
    cards = written({"Good Shot!": act(do(lambda s, f: extra_action(s, f[SEAT], 1 << A_CANNON)))})
    scene = sail(crew(1, "Mr. Smythe", "Mark Scars"), crew(2, "Bully Boys"), hand(1, "Good Shot!"), cards=cards)
    scene.choose("Play Good Shot!")
    assert scene.kind == "take_action" and scene.options == ["Fire at The Crimson Roger", "Pass"]
    scene.choose("Fire at", "Tack Mr. Smythe", "Tack Bully Boys")
    assert scene.to_act == 2, "it does not use the next opportunity, and gives no other"


# Targets


@rule("CG-TARGET-01", "CG-TARGET-05", "CG-TARGET-06")
def test_own_cards_being_targeted_may_be_answered() -> None:
    cards = written({
        "Cathwulf Vogt": act(tack(a_crew_of_theirs())),
        "The Better Part of Valor": react(TARGETED, draws(1), when=anothers),
    })  # fmt: skip
    scene = sail(crew(1, "Cathwulf Vogt"), crew(2, who("Otiro", tacked=True), "Juliet Jones", "Oar Team"),
                 hand(2, "The Better Part of Valor"), cards=cards)  # fmt: skip
    scene.choose("Act: Cathwulf Vogt")
    assert scene.offers("Otiro"), "tacked cards may be targeted"
    scene.choose("Oar Team")
    assert scene.kind == "react" and scene.asked == 2 and not scene.tacked("Oar Team")
    scene.choose("The Better Part of Valor", "Tack Oar Team", "Tack Juliet Jones")
    assert scene.tacked("Oar Team") and len(scene.hand(2)) == 1


@rule("CG-TARGET-07", "CG-TIMING-06")
def test_a_target_that_has_left_play_is_skipped() -> None:
    cards = written({
        "Cathwulf Vogt": act(tack(a_crew_of_theirs()), draws(1)),
        "Steering Clear": react(TARGETED, do(discards_target), when=anothers),
    })  # fmt: skip
    scene = sail(crew(1, "Cathwulf Vogt"), crew(2, "Otiro"), hand(1), hand(2, "Steering Clear"), cards=cards)
    scene.choose("Act: Cathwulf Vogt", "Otiro", "Steering Clear")
    assert scene.discard(2) == ["Otiro", "Steering Clear"] and scene.hand(1) == ["Brutes"], "the rest is resolved"


def discards_target(s: SeventhSea, f: Frame) -> None:
    happenings.discard(s, f, f[SEAT], s.stack[f[U_EVENT]][E_SET])


@rule("CG-TARGET-08")
def test_up_to_two_targets_are_at_least_one_and_all_different() -> None:
    cards = written({"Cathwulf Vogt": act(tack(Target(CREW, (yours,), 1, 2)))})
    scene = sail(crew(1, "Cathwulf Vogt", "Otiro", "Mr. Smythe"), cards=cards)
    scene.choose("Act: Cathwulf Vogt")
    assert not scene.offers("Done")
    scene.choose("Otiro")
    assert scene.options == ["Mr. Smythe", "Done"]


@rule("CG-TIMING-03")
def test_without_a_legal_target_nothing_is_declared() -> None:
    cards = written({"Cathwulf Vogt": act(tack(Target(CREW, (Is("none", is_nobody, "that is nobody"),))))})
    assert not sail(crew(1, "Cathwulf Vogt"), cards=cards).offers("Act")


def is_nobody(s: SeventhSea, x: Frame, c: int) -> bool:
    return False


@rule("CG-CANCEL-09", "CG-CANCEL-05")
def test_an_action_that_is_not_paid_is_a_canceled_one() -> None:
    cards = written({"Wounded": react(CANCELED, draws(1), when=own)})
    scene = sail(crew(1, "Jack Trades", "Otiro"), hand(1, "Mr. Smythe", "Wounded"), cards=cards)
    scene.choose("Hire Mr. Smythe", "Stop")
    assert scene.kind == "react" and scene.options == ["Wounded", "Pass"]


@rule("CG-CANCEL-05")
def test_a_cancel_cost_that_is_not_met_has_no_effect_and_is_spent() -> None:
    scene = sail(crew(1, "Li'l Jim"), crew(2, "Oar Team", "Mountainous Mike"))
    scene.choose("Board The Crimson Roger", "Tack Li'l Jim", "Cancel it", "Tack Oar Team", "Stop")
    assert scene.kind == "boarding_opportunity" and scene.tacked("Oar Team")
