"""Winning, losing and being out (CG-VICTORY, CG-MULTI), and what becomes of a game that goes on."""

from ccg_scene import captain, crew, hand, pile, sail, ship, who
from ccg_texts import act, do, written
from ledger import rule
from quarterdeck.games.ccg import GAME
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.flow.victory import controlled
from quarterdeck.games.ccg.flow.volley import volley
from quarterdeck.games.ccg.kinds import CONCEDED, CONTROL_OF_THE_SEAS, DRAWN, LAST_CAPTAIN
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import SEAT

#: a Control card for each Sea, in two sets
FIRST = {
    "Trade Sea": "Fear and Fire", "Frothing Sea": "Master of Wind and Tide", "La Boca": "Speak Softly...",
    "Forbidden Sea": "Vodacce Pirates", "The Mirror": "Swift Vengeance",
}  # fmt: skip
SECOND = {
    "Trade Sea": "Northern Allies", "Frothing Sea": "Coastal Patrols", "La Boca": "Castillian Navy",
    "Forbidden Sea": "Crescent Treasures", "The Mirror": "Secret of the Winds",
}  # fmt: skip


def seas(first: int = 5, second: int = 0, by: int = 1, other: int = 2) -> str:
    """Control of so many Seas by one player, and of so many by another."""
    cards: dict[str, list[str]] = {sea: [] for sea in FIRST}
    for sea in list(FIRST)[:first]:
        cards[sea].append(who(FIRST[sea], by=by))
    for sea in list(SECOND)[:second]:
        cards[sea].append(who(SECOND[sea], by=other))
    return "[seas]\n" + "\n".join(f'"{sea}" = [{", ".join(found)}]' for sea, found in cards.items() if found)


@rule("CG-VICTORY-03", "CG-KEY-17", "CG-TURN-11")
def test_the_only_player_with_control_of_all_seas_wins_at_the_end_of_the_turn() -> None:
    """Worked example 6."""
    scene = sail(more=seas(5, 4))
    assert not scene.game.over
    scene.choose("Pass", "Pass")
    assert scene.game.over and (scene.state.winner, scene.state.victory) == (0, CONTROL_OF_THE_SEAS)
    scene = sail(more=seas(4))
    scene.choose("Pass", "Pass")
    assert not scene.game.over


@rule("CG-VICTORY-04")
def test_two_who_control_all_seas_do_not_win() -> None:
    scene = sail(more=seas(5, 5))
    scene.choose("Pass", "Pass")
    assert not scene.game.over and scene.state.turn == 2


@rule("CG-VICTORY-05")
def test_several_cards_in_a_sea_count_once() -> None:
    scene = sail(more=seas(3, 3, 1, 1))
    assert len(controlled(scene.state, 0)) == 3


@rule("CG-VICTORY-06")
def test_a_captain_who_is_discarded_by_an_effect_loses_at_once() -> None:
    scene = sail(crew(1, "Cathwulf Vogt"), cards=written({"Cathwulf Vogt": act(do(discard_captains))}), players=3)
    scene.choose("Act: Cathwulf Vogt")
    assert scene.game.over and (scene.state.winner, scene.state.victory) == (0, LAST_CAPTAIN)


def discard_captains(s: SeventhSea, f: Frame) -> None:
    others = [s.match.captain[seat] for seat in range(s.match.seats) if seat != f[SEAT]]
    happenings.discard(s, f, f[SEAT], sum(1 << c for c in others))


def sweep_all(s: SeventhSea, f: Frame) -> None:
    volley(s, f[SEAT], s.match.everyone, 9)


@rule("CG-RULE-63", "CG-MULTI-06", "CG-RULE-27")
def test_hits_on_several_ships_at_once_are_all_suffered_before_anybody_wins() -> None:
    cards = written({"Cathwulf Vogt": act(do(sweep_all))})
    scene = sail(crew(1, "Cathwulf Vogt"), cards=cards)
    scene.choose("Act: Cathwulf Vogt")
    assert scene.state.out == 0 and scene.asked == 1, "player 1 can absorb nine"
    scene.choose("Sink Berek")
    assert scene.game.over and (scene.state.winner, scene.state.victory) == (-1, DRAWN), "player 2 could not"
    scene = sail(crew(1, "Cathwulf Vogt", "William Toss"), cards=cards)
    scene.choose("Act: Cathwulf Vogt")
    while not scene.game.over and scene.kind == "absorb_step":
        scene.choose(scene.options[0])
    assert scene.game.over and scene.state.winner == 0


@rule("CG-MULTI-03", "CG-RULE-43", "CG-RULE-49")
def test_who_is_out_takes_all_cards_along() -> None:
    scene = sail(crew(1, who("Jack Trades", attached=(who("Cutlass", by=2),))), crew(2, who("Otiro", attached=(
                     who("Pistol", by=1),))), players=3, more=seas(2, 1, 2, 1))  # fmt: skip
    scene.game.concede(1)
    s = scene.state
    assert s.out == 2 and not scene.game.over
    assert scene.zone("Otiro") == "gone" and scene.zone("Cutlass") == "gone", "also from others' cards"
    assert scene.zone("Fear and Fire") == "gone", "and from Seas"
    assert scene.discard(1) == ["Pistol"] and scene.zone("Northern Allies") == "attached"
    scene.choose("Pass")
    assert scene.asked == 3, "player 2 is skipped"


@rule("CG-RULE-44")
def test_if_the_first_player_is_out_the_next_counts_as_first() -> None:
    scene = sail(players=3, first_player=1, to_act=1)
    scene.game.concede(0)
    assert scene.state.first == 1 and scene.to_act == 2


@rule("CG-MULTI-03", "CG-RULE-69")
def test_who_is_out_in_the_middle_of_an_action_leaves_it_unfinished() -> None:
    scene = sail(crew(1, "Jack Trades", "Otiro"), hand(1, "Mr. Smythe"), players=3)
    scene.choose("Hire Mr. Smythe")
    scene.game.concede(0)
    assert scene.to_act == 2 and scene.zone("Mr. Smythe") == "gone"


@rule("CG-RULE-69")
def test_hits_on_others_are_suffered_though_who_inflicted_them_is_out() -> None:
    scene = sail(crew(1, "Mark Scars"), crew(2, "Bully Boys"), players=3)
    scene.choose("Fire at The Crimson Roger", "Tack Mark Scars")
    assert scene.kind == "absorb_step" and scene.asked == 2
    scene.game.concede(0)
    assert scene.kind == "absorb_step" and scene.asked == 2


@rule("CG-VICTORY-02")
def test_the_last_one_left_wins_in_the_middle_of_whatever_is_going_on() -> None:
    scene = sail(crew(1, "Mark Scars"), crew(2, "Bully Boys"))
    scene.choose("Fire at The Crimson Roger", "Tack Mark Scars")
    scene.game.concede(1)
    assert scene.game.over and (scene.state.winner, scene.state.victory) == (0, CONCEDED)
    assert scene.log()[-2:] == ["Player 2 gives up.", "Player 1 wins: everybody else gave up."]
    assert GAME.ending(scene.state) == "Player 1 wins: everybody else gave up."


@rule("CG-MULTI-01")
def test_the_actor_chooses_which_other_ship() -> None:
    scene = sail(crew(1, "Mark Scars"), players=3)
    assert scene.offers("Fire at The Crimson Roger") and scene.offers("Fire at The Hanged Man")


@rule("CG-MULTI-02")
def test_nobody_else_cancels_what_does_not_target_them() -> None:
    scene = sail(crew(1, "Li'l Jim"), crew(2, "Bully Boys"), crew(3, "Juliet Jones"), players=3)
    scene.choose("Board The Hanged Man", "Tack Li'l Jim")
    assert scene.kind == "pay_cancel" and scene.asked == 3
    scene.choose("Pass")
    assert scene.kind == "boarding_opportunity"


@rule("CG-MULTI-05", "CG-RULE-67")
def test_what_each_player_does_is_done_in_turn_order() -> None:
    scene = sail(hand(1, "Cutlass x7"), hand(2, "Pistol x7"), hand(3, "Pocket Money x7"), players=3, first_player=3,
                 phase="Draw")  # fmt: skip
    asked = []
    while scene.kind == "discard_to_maximum":
        asked.append(scene.asked)
        scene.choose(scene.options[0])
    assert list(dict.fromkeys(asked)) == [3, 1, 2]


@rule("CG-RULE-50", "CG-PILES-05")
def test_hands_and_decks_are_hidden_and_of_the_piles_the_top_is_seen() -> None:
    scene = sail(hand(1, "Cutlass", "Pistol"), pile(1, "discard", "Wounded", "Riposte"), pile(1, "sunk", "Brutes"))
    mine, theirs = (scene.game.view(seat)["players"][0] for seat in (0, 1))
    assert mine["hand"] == {"count": 2, "known": ["Cutlass", "Pistol"]} and theirs["hand"] == {"count": 2, "known": []}
    assert theirs["deck"] == {"count": 20, "known": []}
    assert theirs["discard"] == {"count": 2, "top": "Wounded"} and theirs["sunk"] == {"count": 1, "top": "Brutes"}


def test_the_ship_of_somebody_who_is_out_is_nowhere() -> None:
    scene = sail(ship(2, sea="The Mirror"), captain(1, "Berek"), players=3)
    scene.game.concede(1)
    assert scene.game.view(0)["players"][1]["sea"] is None
