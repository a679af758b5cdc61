"""Rounds and turns (SL-ROUND), free actions (SL-FREE), the end of the game (SL-WIN)."""

from collections.abc import Iterator

from ledger import rule
from quarterdeck.games import find_game
from quarterdeck.games.sea_of_legends.factions import guides
from quarterdeck.games.sea_of_legends.factions.guides import Guide
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import COVEN, DREAD_TIDE, EVENT_DECK
from quarterdeck.kernel.columns import NONE
from sol_scene import Scene, alone, at, deck, flag, gold, has, npc, notoriety, rolled, tired, token, top, voyage

import pytest


class Winning(Guide):
    """A Faction that has what it wants once a level is reached."""

    def has_won(self, s: Voyage) -> bool:
        return s.level[self.faction] >= 1


@pytest.fixture
def dread_tide_wins() -> Iterator[None]:
    own = guides.GUIDES[DREAD_TIDE]
    guides.GUIDES[DREAD_TIDE] = Winning(DREAD_TIDE)
    yield
    guides.GUIDES[DREAD_TIDE] = own


def end_round(scene: Scene) -> Scene:
    """Everybody ends the turn until the next round, or the end."""
    s = scene.state
    began = s.round
    while not s.over and s.round == began:
        words = scene.options
        scene.choose("End the turn" if "End the turn" in words else words[0])
    return scene


@rule("SL-ROUND-01", "SL-RULE-64", "SL-SETUP-03", "SL-ROUND-07")
def test_a_turn_each_clockwise_from_the_first_player_then_the_factions_then_an_event() -> None:
    scene = voyage(players=3, first=2)
    asked = []
    while scene.state.round == 1 and scene.kind == "take_turn":
        asked.append(scene.asked)
        scene.choose("End the turn")
    assert asked == [2, 3, 1]
    told = scene.log()
    assert told.index("It is Player 1's turn.") < next(i for i, line in enumerate(told) if line.startswith("Event:"))


@rule("SL-ROUND-01")
@pytest.mark.parametrize(("turns", "then"), [(0, [3, 4, 1]), (1, [3, 4, 1]), (2, [4, 1]), (3, [1])])
def test_who_has_not_had_a_turn_has_one_though_the_first_player_leaves(turns: int, then: list[int]) -> None:
    scene = voyage(players=4, first=2)
    for _ in range(turns):
        scene.choose("End the turn")
    scene.game.concede(1)
    asked = []
    while scene.state.round == 1 and scene.kind == "take_turn":
        asked.append(scene.asked)
        scene.choose("End the turn")
    assert asked == then


@rule("SL-SETUP-04")
@pytest.mark.parametrize("picked", [0, 1, 2])
def test_everybody_picks_a_captain_though_the_first_player_leaves(picked: int) -> None:
    factions = '\n[[faction]]\nname = "Dread Tide"\n[[faction]]\nname = "Children of Tlaloc"'
    text = 'phase = "Setup"\nseed = 5' + "\n[[player]]" * 4 + factions
    state = find_game("sea-of-legends").from_position(text).state
    assert isinstance(state, Voyage)
    scene = Scene(state)
    assert scene.state.first == scene.asked - 1
    first = scene.state.first
    for _ in range(picked):
        scene.choose(scene.options[0])
    scene.game.concede(first)
    while scene.kind == "choose_captain":
        scene.choose(scene.options[0])
    captains = [captain for seat, captain in enumerate(scene.state.captain) if seat != first]
    assert NONE not in captains and len(set(captains)) == 3


@rule("SL-ROUND-08", "SL-ROUND-09", "SL-ROUND-11")
def test_the_first_player_decides_the_event_and_then_the_token_passes() -> None:
    scene = voyage(at(1, "Skull Point"), at(2, "Skull Point"), players=2, first=2)
    scene.choose("End the turn", "End the turn")
    while scene.state.round == 1:
        assert scene.asked == 2
        scene.choose(scene.options[0])
    assert scene.state.first == 0 and scene.asked == 1
    alone_at_sea = end_round(voyage(players=1))
    assert alone_at_sea.state.first == 0 and alone_at_sea.state.round == 2


@rule("SL-ROUND-02", "SL-ROUND-03", "SL-ROUND-04", "SL-RULE-65")
def test_move_and_action_are_optional_and_each_is_done_once() -> None:
    scene = voyage(at(1, "Maracaibo"))
    assert scene.options == ["Set sail", "Take the Port action", "Challenge Maracaibo", "End the turn"]
    scene.choose("Take the Port action")
    assert scene.options == ["Set sail", "End the turn"]
    assert voyage(at(1, "Maracaibo")).choose("End the turn").asked == 2


@rule("SL-ROUND-05", "SL-FLAG-05", "SL-ROUND-06", "SL-RULE-07")
def test_two_gold_for_each_flag_at_the_end_of_the_own_turn_whatever_is_there() -> None:
    scene = voyage(at(1, "Sea 7"), flag(1, "Nassau", "Havana"), flag(2, "Tortuga"), npc("Undead Soldier", "Nassau"))
    scene.choose("End the turn")
    assert (scene.gold(1), scene.gold(2)) == (12, 8)


@rule("SL-ROUND-06", "SL-FREE-07", "SL-FREE-09", "SL-FREE-01", "SL-FREE-02")
def test_a_relic_is_claimed_where_the_turn_begins_or_ends_but_not_on_the_way() -> None:
    rumor = has(1, "Harbormaster's Ledger", claimed=False)
    scene = voyage(at(1, "Nassau"), rumor)
    assert scene.offers("Claim the Harbormaster's Ledger") and scene.notoriety(1) == 0
    scene.choose("Claim")
    assert scene.notoriety(1) == 1 and scene.offers("Set sail"), "it is free"
    scene = voyage(at(1, "Sea 7"), rumor, tired(1, "Navigator")).choose("Set sail", "Nassau")
    assert scene.kind == "sail" and not scene.offers("Claim"), "not during the move"
    scene.choose("Drop anchor")
    assert scene.kind == "take_turn" and not scene.offers("Claim"), "the action may still come"
    scene.choose("End the turn")
    assert scene.options == ["Claim the Harbormaster's Ledger", "End the turn"]
    scene.choose("Claim")
    assert scene.gold(1) == 9, "then income: the Ledger pays 1" 
    scene = voyage(at(1, "Nassau"), rumor, tired(1, "Navigator")).choose("Set sail", "Sea 7", "Nassau")
    assert not scene.offers("Claim"), "the region of the start was left"


@rule("SL-FREE-08")
def test_several_relics_are_claimed_in_one_turn() -> None:
    scene = voyage(at(1, "Nassau"), has(1, "Harbormaster's Ledger", "Crier's Handbell", claimed=False))
    scene.choose("Claim the Harbormaster's Ledger", "Claim the Crier's Handbell")
    assert scene.notoriety(1) == 2


@rule("SL-FREE-03", "SL-RULE-65")
def test_not_beside_a_hostile_npc_but_once_it_is_cleared() -> None:
    given = at(1, "Nassau"), has(1, "Harbormaster's Ledger", claimed=False), npc("Undead Soldier", "Nassau")
    scene = voyage(*given, alone(1), tired(1, "Gunner", "Quartermaster"), rolled("1 1 1 X", "X"))
    assert not scene.offers("Claim")
    scene.choose("Challenge Undead Soldier")
    assert scene.offers("Claim")
    lost = voyage(*given, alone(1), tired(1, "Gunner", "Quartermaster"), rolled("1 1 X X", "X"))
    assert not lost.choose("Challenge Undead Soldier").offers("Claim")


@rule("SL-FREE-04", "SL-RULE-35")
def test_only_in_the_own_turn() -> None:
    scene = voyage(at(1, "Nassau"), at(2, "Nassau"), has(2, "Harbormaster's Ledger", claimed=False))
    assert scene.asked == 1 and not scene.offers("Claim")


@rule("SL-FREE-13")
def test_a_player_may_hold_any_number_of_relics_and_items() -> None:
    many = ("Drowned Bell", "Coral Crown", "Emerald Parrot", "Admiral's Wig", "Governor's Signet", "Jade Toothpick")
    scene = voyage(has(1, *many), at(1, "Sea 7"))
    assert scene.notoriety(1) == 6


@rule("SL-RULE-58", "SL-FREE-01", "SL-FREE-02", "SL-CHAL-19")
def test_an_item_whose_text_applies_is_a_free_action_before_between_and_after_move_and_action() -> None:
    given = at(1, "Maracaibo"), has(1, "Strongbox", "Purse of Another", "Cask of Rum", "Flask of Courage")
    scene = voyage(*given)
    assert scene.offers("Strongbox") and not scene.offers("Flask of Courage"), "that is for Challenges"
    scene.choose("Strongbox")
    assert scene.gold(1) == 16 and "Strongbox" not in scene.cards(1) and scene.offers("Take the Port action")
    scene.choose("Set sail")
    assert not scene.offers("Purse of Another"), "not inside the move"
    scene.choose("San Juan", "Drop anchor", "Take the Port action", "Hire nobody")
    assert scene.offers("Purse of Another") and scene.asked == 1
    scene.choose("Purse of Another", "End the turn")
    assert scene.gold(1) == 22


@rule("SL-RULE-58", "SL-FREE-03", "SL-FREE-04")
def test_an_item_is_not_offered_beside_a_hostile_npc_or_on_the_turn_of_another_or_for_nothing() -> None:
    assert not voyage(at(1, "Nassau"), has(1, "Strongbox"), npc("Undead Soldier", "Nassau")).offers("Strongbox")
    assert not voyage(has(2, "Strongbox")).offers("Strongbox")
    assert not voyage(has(1, "Cask of Rum")).offers("Cask of Rum"), "everybody is ready"
    rum = voyage(has(1, "Cask of Rum"), tired(1, "Gunner", "Navigator")).choose("Cask of Rum")
    assert rum.exhausted(1) == [] and not rum.offers("Cask of Rum")


@rule("SL-RULE-58", "SL-MOVE-13")
def test_a_map_takes_the_captain_away_without_the_move_or_a_forced_challenge() -> None:
    scene = voyage(at(1, "Nassau"), has(1, "Map of the Undercurrents"), npc("Undead Soldier", "Hamilton"))
    scene.choose("Map of the Undercurrents", "Hamilton")
    assert scene.where(1) == "Hamilton" and scene.options == ["Set sail", "Challenge Undead Soldier", "End the turn"]


@rule("SL-CREW-04", "SL-CHAL-18", "SL-PORT-13")
def test_crew_that_help_outside_challenges_are_exhausted_for_it_and_say_when() -> None:
    scene = voyage(at(1, "Sea 7"), has(1, "Queen of Knaves", "Barfly", "Drillmaster"), tired(1, "Gunner", "Navigator"),
                   top("Grapeshot"))  # fmt: skip
    scene.choose("Barfly")
    assert "Grapeshot" in scene.cards(1) and scene.gold(1) == 8 and not scene.offers("Barfly")
    scene.choose("Drillmaster")
    assert set(scene.options) == {"Gunner", "Navigator", "Barfly"}, "two of the others"
    scene.choose("Gunner", "Navigator")
    assert scene.exhausted(1) == ["Barfly", "Drillmaster"] and not scene.offers("Drillmaster")
    sail = voyage(at(1, "Sea 7"), has(1, "Reef Pilot", exhausted=True)).choose("Set sail")
    assert not sail.offers("Reef Pilot") and sail.offers("Navigator")


# The end


@rule("SL-WIN-04", "SL-WIN-05", "SL-ROUND-10", "SL-ROUND-12")
def test_with_ten_notoriety_the_game_ends_after_the_faction_turn_and_the_most_wins() -> None:
    scene = voyage(notoriety(1, 10), at(1, "Sea 7"), at(2, "Maracaibo"), gold(2, 110))
    scene.choose("End the turn")
    assert not scene.state.over
    scene.choose("Take the Port action", "Bury 110")
    end_round(scene)
    s = scene.state
    assert s.over and s.winners == 0b10 and not any(line.startswith("Event") for line in scene.log())
    assert s.match.rules.returns(s) == (-1.0, 1.0)


@rule("SL-WIN-05", "SL-WIN-06", "SL-RULE-34")
def test_ties_go_to_the_most_gold_and_then_to_both() -> None:
    richer = end_round(voyage(notoriety(1, 10), notoriety(2, 10), gold(2, 9)))
    assert richer.state.winners == 0b10
    both = end_round(voyage(notoriety(1, 11), notoriety(2, 11)))
    assert both.state.winners == 0b11 and both.state.match.rules.returns(both.state) == (1.0, 1.0)


@rule("SL-WIN-01", "SL-WIN-02", "SL-WIN-07", "SL-ALIGN-13", "SL-FTURN-07", "SL-RULE-29")
def test_a_faction_wins_at_once_with_its_allies_before_any_player(dread_tide_wins: None) -> None:
    scene = voyage(notoriety(1, 12), has(2, *["Ferryman's Coin"] * 2), at(1, "Sea 7"), at(2, "Sea 1"))
    scene.state.level[DREAD_TIDE] = 1
    scene.choose("End the turn")
    assert not scene.state.over, "in a player's turn nothing is tested"
    scene.choose("End the turn")
    s = scene.state
    assert s.over and s.winners == 0b10 and scene.log()[-1] == "The Dread Tide has won."


@rule("SL-RULE-74", "SL-WIN-02")
def test_several_factions_at_one_test_win_together_with_their_allies(dread_tide_wins: None) -> None:
    def both(s: Voyage) -> None:
        s.level[DREAD_TIDE] = 1
        s.store[COVEN] = 4

    scene = voyage(both, has(1, "Ferryman's Coin", "Ferryman's Coin"), has(2, "Braid of Sea Hair", "Braid of Sea Hair"),
                   has(3, "Braid of Sea Hair"), factions=("Dread Tide", "Sea Coven"), players=3,
                   start="factions")  # fmt: skip
    assert scene.state.over and scene.state.winners == 0b011, "who is only neutral loses"


@rule("SL-FTURN-06")
def test_in_the_faction_turn_every_change_is_tested(dread_tide_wins: None) -> None:
    from quarterdeck.games.sea_of_legends import happenings

    scene = voyage(npc("Spanish Galleon", "Sea 3"), npc("Spanish Galleon", "Sea 4"), start="factions")
    s = scene.state
    assert not s.over
    happenings.raise_level(s, DREAD_TIDE)
    scene.choose(scene.options[0])
    assert s.over and s.winners == 0


@rule("SL-RULE-29", "SL-WIN-01")
def test_a_condition_that_an_event_meets_wins_at_once(dread_tide_wins: None) -> None:
    scene = voyage(at(1, "Sea 7"), deck(EVENT_DECK, "Bones at Low Water"), start="event")
    assert scene.state.over and scene.state.round == 1 and scene.log()[-1] == "The Dread Tide has won."


@rule("SL-WIN-03", "SL-SPA-02")
def test_the_armada_cannot_win() -> None:
    scene = voyage(start="factions")
    assert not guides.GUIDES[0].has_won(scene.state)
    ports = flag("Spanish Armada", *[name for name in scene.state.match.board.names if not name.startswith("Sea ")])
    everything = [npc("Spanish Galleon", "Sea 3", gold=50, notoriety=9)] * 6
    full = end_round(voyage(ports, *everything, start="factions"))
    assert not full.state.over and full.state.round == 2


@rule("SL-WIN-08", "SL-RULE-73")
def test_nobody_is_eliminated_and_everybody_keeps_a_ship() -> None:
    scene = voyage(gold(1, 0), alone(1))
    for c in scene.state.tableau(0):
        scene.state.exhausted[c] = 1
    end_round(scene)
    assert not scene.state.over and scene.state.round == 2


@rule("SL-RULE-72", "SL-ROUND-11")
def test_alone_the_player_decides_for_everybody_and_wins_with_ten() -> None:
    scene = voyage(npc("Spanish Galleon", "Sea 3"), npc("Spanish Galleon", "Sea 4"), players=1, start="factions")
    assert scene.kind == "next_npc" and scene.asked == 1
    assert end_round(voyage(notoriety(1, 10), players=1)).state.winners == 1


@rule("SL-RULE-84")
def test_what_was_dropped_in_a_turn_is_not_dropped_again_in_it() -> None:
    away = (at(1, "Sea 3"), at(2, "Cartagena"))
    scene = voyage(token("Aztec Gold", 1), *away, players=2, factions=("Dread Tide", "Aztecs"))
    scene.choose("Drop an Aztec Gold", "Pick up an Aztec Gold")
    assert not scene.offers("Pick up") and not scene.offers("Drop")
    scene.choose("End the turn")
    while scene.asked != 1 or scene.kind != "take_turn":
        scene.choose(scene.options[-1])
    assert scene.offers("Drop an Aztec Gold"), "in the next turn it is"
