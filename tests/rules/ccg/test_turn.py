"""The turn: order, actions, draw, untack (CG-TURN), and the cut of tied players (CG-ALPHA)."""

from typing import Any

from ccg_scene import captain, crew, hand, pile, sail, ship, who
from ledger import rule
from quarterdeck.games.ccg.alphabet import alphabetical
from quarterdeck.games.ccg.flow.acting import MOST_ACTIONS, N_ACTIONS, Actions
from quarterdeck.games.ccg.kinds import ACTING, UNTACKING
from quarterdeck.kernel.flow import nearest

NEW_TURN: dict[str, Any] = {"phase": "Determine order", "turn": 2}


@rule("CG-TURN-02", "CG-TURN-04")
def test_the_most_sailing_goes_first_tacked_or_not_and_the_others_follow_clockwise() -> None:
    scene = sail(crew(2, who("Juliet Jones", tacked=True)), crew(3, "Oar Team"), players=3, **NEW_TURN)
    assert scene.state.first == 1 and scene.to_act == 2
    assert [scene.to_act, *[scene.choose("Pass").to_act for _ in range(2)]] == [2, 3, 1]


@rule("CG-TURN-03", "CG-ALPHA-01", "CG-RULE-45")
def test_tied_players_cut_and_the_first_title_goes_first() -> None:
    tie = (captain(1, "Berek"), captain(2, "Captain Roberts", tacked=True), crew(1, "Mountainous Mike"))
    scene = sail(*tie, pile(1, "deck", "Wounded"), pile(2, "deck", "Tagging"), **NEW_TURN)
    assert scene.state.first == 1
    assert "Player 1 cuts Wounded." in scene.log() and "Player 2 cuts Tagging." in scene.log()
    scene = sail(*tie, pile(1, "deck", "Tagging"), pile(2, "deck", "Wounded"), **NEW_TURN)
    assert scene.state.first == 0


@rule("CG-RULE-45")
def test_equal_titles_cut_again_and_a_player_without_cards_loses_the_tie() -> None:
    tie = (captain(1, "Berek"), captain(2, "Captain Roberts"), crew(1, "Mountainous Mike"))
    decks = pile(1, "deck", "Wounded", "Tagging"), pile(2, "deck", "Riposte", "Wounded")
    scene = sail(*tie, *decks, picks=[1, 0, 0, 1], **NEW_TURN)
    assert [line for line in scene.log() if "cuts" in line] == [
        "Player 1 cuts Wounded.", "Player 2 cuts Wounded.", "Player 1 cuts Tagging.", "Player 2 cuts Riposte.",
    ]  # fmt: skip
    assert scene.state.first == 1
    scene = sail(*tie, pile(1, "deck"), pile(2, "deck", "Wounded"), **NEW_TURN)
    assert scene.state.first == 1
    scene = sail(*tie, pile(1, "deck"), pile(1, "discard", "Tagging"), pile(2, "deck", "Wounded"), **NEW_TURN)
    assert scene.state.first == 0, "the discard pile is shuffled first"


@rule("CG-ALPHA-01", "CG-ALPHA-02", "CG-ALPHA-03", "CG-ALPHA-04")
def test_titles_are_compared_without_spaces_marks_and_case() -> None:
    titles = ["8-Pound Cannon Volley", "15-Pound Cannon Volley", "A Better Offer", "\"Again, Boys!\"", "Edahgo",
              "Élan", "Ever", "Evergreen", "Señor Ladrón", "Senor Mask"]  # fmt: skip
    assert sorted(titles, key=alphabetical) == titles
    assert alphabetical("Celedoine (Experienced)") == alphabetical("Celedoine")
    assert alphabetical("Archæologists") == alphabetical("archaeologists") == alphabetical("Arch aeo-logists!")
    assert alphabetical("Ulfgar Jor Brønsen") == alphabetical("Ulfgar Jor Bronsen")


@rule("CG-TURN-05", "CG-TURN-06", "CG-TURN-08", "CG-ACT-13a")
def test_one_action_each_round_and_round_also_for_whoever_has_passed() -> None:
    scene = sail(hand(1, "Save the Princess", "Back Alley Rum"), hand(2, "Save the Princess", "Avalon Noble"))
    scene.choose("Pass", "Put into play Avalon Noble", "Frothing Sea")
    assert scene.to_act == 1
    scene.choose("Put into play Save the Princess", "Frothing Sea", "Pass", "Put into play Back Alley Rum")
    assert scene.kind == "choose_sea", "an action may be repeated"


@rule("CG-TURN-07", "CG-TURN-09", "CG-TURN-10", "CG-TURN-01", "CG-TURN-11")
def test_when_all_have_passed_in_a_row_everybody_draws_three_and_untacks() -> None:
    deck = ("Brutes", "Cutlass", "Riposte", "Wounded")
    scene = sail(captain(1, "Berek", tacked=True), crew(1, who("Jack Trades", tacked=True, attached=(
                     who("Pistol", tacked=True),))), ship(1, sea="La Boca", tacked=True),
                 pile(1, "deck", *deck), pile(2, "deck", *deck))  # fmt: skip
    scene.choose("Pass")
    assert scene.state.phase == ACTING
    scene.choose("Pass")
    assert scene.state.turn == 2
    assert scene.hand(1) == ["Save the Princess", "Brutes", "Cutlass", "Riposte"] and len(scene.hand(2)) == 4
    assert not any(scene.state.tacked)


@rule("CG-TURN-09", "CG-HAND-02", "CG-RULE-31", "CG-RULE-67")
def test_who_draws_too_many_discards_to_the_maximum_in_turn_order() -> None:
    full = ("Cutlass x3", "Wounded x3")
    scene = sail(hand(1, *full), hand(2, *full), pile(1, "deck", "Brutes x4"), pile(2, "deck", "Brutes x4"),
                 first_player=2, to_act=2)  # fmt: skip
    scene.choose("Pass", "Pass")
    assert scene.kind == "discard_to_maximum" and scene.asked == 2 and len(scene.hand(2)) == 9
    scene.choose("Cutlass", "Brutes")
    assert len(scene.hand(2)) == 7 and sorted(scene.discard(2)) == ["Brutes", "Cutlass"]
    assert scene.asked == 1 and scene.kind == "discard_to_maximum"


@rule("CG-RULE-64", "CG-TURN-12")
def test_a_turn_ends_with_untacking_and_the_next_one_begins() -> None:
    scene = sail(crew(1, who("Jack Trades", tacked=True)), phase="Untack", turn=4)
    assert scene.state.turn == 5 and not scene.tacked("Jack Trades")
    assert [line for line in scene.log() if line.startswith("—")][:4] == [
        "— Turn 4: the Untack phase —", "— Turn 4: the end of the Untack phase —", "— Turn 4: the end of the turn —",
        "— Turn 5: the beginning of the turn —",
    ]  # fmt: skip
    assert scene.state.phase != UNTACKING


@rule("CG-RULE-52")
def test_a_game_without_end_is_a_draw() -> None:
    scene = sail(phase="Untack", turn=200)
    assert scene.game.over and scene.state.winner == -1
    scene = sail(hand(1), hand(2), pile(1, "deck"), pile(2, "deck"), captain(1, "Berek"), turn=3)
    for _ in range(60):
        if scene.game.over:
            break
        scene.choose("Pass")
    assert scene.game.over and scene.state.turn == 22, "twenty turns in a row in which everybody only passed"


@rule("CG-RULE-65")
def test_an_actions_phase_ends_after_five_hundred_actions() -> None:
    scene = sail(hand(1, "Save the Princess", "Avalon Noble"))
    s = scene.state
    s.stack[nearest(s, Actions)][N_ACTIONS] = MOST_ACTIONS - 1
    scene.choose("Put into play Avalon Noble", "Frothing Sea")
    assert s.turn == 2
