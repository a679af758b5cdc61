"""Port actions (SL-PORT)."""

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.terms import CREW_DECK, CREW_DISCARD, GONE, SHIPS, TAVERN_DECK, TAVERN_DISCARD
from sol_scene import (
    alone, at, character, deck, flag, fort, gold, has, npc, rolled, tired, top, unlocked, voyage, without,
)  # fmt: skip

ACT = "Take the Port action"


@rule("SL-PORT-01", "SL-ROUND-04")
def test_a_port_action_takes_a_port_and_the_action_of_the_turn() -> None:
    assert not voyage(at(1, "Sea 7")).offers(ACT)
    assert not voyage(at(1, "Nassau"), npc("Undead Soldier", "Nassau")).offers(ACT)
    scene = voyage(at(1, "Maracaibo")).choose(ACT)
    assert not scene.offers(ACT) and not scene.offers("Challenge") and scene.offers("Set sail")


@rule("SL-PORT-02", "SL-FLAG-06", "SL-ALIGN-12", "SL-PORT-04", "SL-PORT-05")
def test_under_a_factions_flag_only_its_allies_act() -> None:
    spanish = at(1, "Nassau"), flag("Spanish Armada", "Nassau")
    assert not voyage(*spanish).offers(ACT)
    assert not voyage(*spanish, has(1, "Letter of Marque")).offers(ACT), "neutral is not enough"
    assert voyage(*spanish, has(1, *["Letter of Marque"] * 2)).offers(ACT)
    assert voyage(at(1, "Nassau"), flag(2, "Nassau"), fort("Dread Tide", "Nassau")).offers(ACT)


@rule("SL-PORT-06", "SL-PORT-07")
def test_first_all_crew_refresh_and_that_may_be_all() -> None:
    scene = voyage(at(1, "Maracaibo"), tired(1, "Gunner", "Navigator"), gold(1, 3)).choose(ACT)
    assert scene.exhausted(1) == [] and scene.gold(1) == 3


# Tavern


@rule("SL-PORT-08", "SL-PORT-09", "SL-PORT-11", "SL-PORT-12")
def test_a_tavern_game_pays_and_the_rumor_is_kept() -> None:
    scene = voyage(at(1, "Tortuga"), top("Cracked Hourglass"), tired(1, "Gunner")).choose(ACT)
    assert scene.kind == "tavern_game" and scene.options == ["Gain 2 gold.", "Refresh all your Crew."]
    scene.choose("Gain 2 gold")
    assert scene.gold(1) == 10 and scene.cards(1)[-1] == "Cracked Hourglass" and scene.notoriety(1) == 0
    told, rumor = scene.log(), "Player 1 hears a Rumor: the Cracked Hourglass is in San Juan."
    assert told.index("Player 1 gains 2 gold.") < told.index(rumor)


@rule("SL-PORT-10")
def test_an_item_is_claimed_at_once() -> None:
    scene = voyage(at(1, "Tortuga"), top("Keg of Powder")).choose(ACT, "Set sail", "Nassau", "Drop anchor")
    assert scene.gold(1) == 11
    scene = voyage(at(1, "Nassau"), has(1, "Keg of Powder")).choose("Challenge Nassau")
    assert scene.offers("Keg of Powder")


@rule("SL-NEM-02")
def test_some_tavern_games_unlock_a_line_of_a_nemesis() -> None:
    scene = voyage(at(1, "Tortuga"), top("Purse of Another")).choose(ACT, "Gain 6 gold")
    assert scene.state.marker[scene.piece("Josephine")] == 2 and scene.gold(1) == 14


@rule("SL-PORT-13")
def test_cards_drawn_in_a_challenge_skip_the_tavern_game() -> None:
    scene = voyage(at(1, "Nassau"), alone(1), top("Coral Crown"), rolled("C X X X", "X"),
                   tired(1, "Gunner", "Quartermaster"))  # fmt: skip
    scene.choose("Challenge Nassau", "Pilfer")
    assert scene.cards(1)[-1] == "Coral Crown" and scene.gold(1) == 8


@rule("SL-LOVE-11", "SL-PORT-14")
def test_john_draws_three_and_plays_one() -> None:
    three = top("Coral Crown", "Grapeshot", "Drowned Bell")
    scene = voyage(at(1, "Tortuga"), character(1, "John", lines=2), three).choose(ACT)
    assert scene.kind == "play_tavern_card" and set(scene.options) == {"Coral Crown", "Grapeshot", "Drowned Bell"}
    scene.choose("Drowned Bell")
    assert scene.gold(1) == 12 and scene.cards(1)[-1] == "Drowned Bell"
    s = scene.state
    assert {s.match.drawn[c].name for c in s.pile(TAVERN_DISCARD, s.match.sea)} == {"Coral Crown", "Grapeshot"}


@rule("SL-PORT-15")
def test_an_empty_tavern_deck_is_made_anew_of_the_discard() -> None:
    scene = voyage(at(1, "Tortuga"), deck(TAVERN_DECK, "Grapeshot"))
    s = scene.state
    happenings.put_away(s, s.pile(TAVERN_DECK, s.match.sea)[0])
    scene.choose(ACT)
    assert scene.cards(1)[-1] == "Grapeshot"
    scene = voyage(at(1, "Tortuga"), deck(TAVERN_DECK)).choose(ACT)
    assert scene.gold(1) == 8, "both are empty: nothing is drawn"


# Shipyard


@rule("SL-PORT-16", "SL-PORT-17", "SL-PORT-18", "SL-PORT-19", "SL-PORT-20", "SL-RULE-12", "SL-RULE-56")
def test_the_peggy_for_15_and_then_the_ironwind_for_20() -> None:
    """EX-4."""
    scene = voyage(at(1, "Hamilton"), gold(1, 15)).choose(ACT)
    assert sorted(scene.options) == [
        "Buy no ship", "Peggy for 15 gold", "Quick Silver for 13 gold", "Saltwife for 15 gold"
    ]  # fmt: skip
    scene.choose("Peggy")
    s = scene.state
    assert scene.gold(1) == 0 and scene.notoriety(1) == 1 and "Peggy" in scene.cards(1)
    assert len([c for c in s.pile(GONE, s.match.sea) if s.match.drawn[c].kind == 4]) == 1, "Class 1 leaves the game"
    scene = voyage(at(1, "Hamilton"), has(1, "Peggy"), gold(1, 20)).choose(ACT)
    assert "Ironwind for 20 gold" in scene.options and not scene.offers("Thunderhead")
    scene.choose("Ironwind")
    s = scene.state
    assert scene.gold(1) == 0 and scene.notoriety(1) == 2
    assert "Peggy" in [s.match.drawn[c].name for c in s.pile(SHIPS, s.match.sea)]


@rule("SL-PORT-20", "SL-PORT-16")
def test_class_1_to_3_gives_two_and_the_same_class_nothing() -> None:
    scene = voyage(at(1, "Hamilton"), gold(1, 40)).choose(ACT, "Leviathan's Daughter")
    assert scene.notoriety(1) == 2
    scene = voyage(at(1, "Hamilton"), has(1, "Peggy"), gold(1, 9)).choose(ACT)
    assert set(scene.options) == {
        "Merry Magdalen for 2 gold", "Quick Silver for 0 gold", "Saltwife for 0 gold", "Buy no ship"
    }, "no change is given"  # fmt: skip
    scene.choose("Quick Silver")
    assert scene.notoriety(1) == 0 and scene.gold(1) == 9
    scene = voyage(at(1, "Hamilton"), has(1, "Ironwind"), gold(1, 90)).choose(ACT)
    assert not scene.offers("Peggy"), "no lower Class"


@rule("SL-PORT-21", "SL-PORT-29", "SL-PORT-28")
def test_on_a_smaller_ship_crew_is_discarded_down() -> None:
    crew = has(1, "Queen of Knaves", "Bosun", "Purser", "Dicer")
    scene = voyage(at(1, "Hamilton"), crew).choose(ACT, "Night Heron")
    assert scene.kind == "discard_to_capacity" and scene.asked == 1 and len(scene.options) == 6
    scene.choose("Gunner")
    s = scene.state
    assert s.zone[scene.piece("Gunner", 1)] != CREW_DISCARD
    assert "Gunner" in [s.match.drawn[c].name for c in s.pile(GONE, s.match.sea)], "Starter Crew leave the game"
    assert scene.kind == "take_turn"


@rule("SL-LOVE-08")
def test_clara_makes_ships_cheaper() -> None:
    clara = unlocked(2, "Clara", 2)
    scene = voyage(at(2, "Hamilton"), clara, gold(2, 10), first=2).choose(ACT)
    assert "Peggy for 10 gold" in scene.options


# Hiring Hall


@rule("SL-PORT-22", "SL-PORT-23", "SL-PORT-24", "SL-PORT-25", "SL-RULE-13")
def test_any_of_three_crew_can_be_hired_for_their_cost() -> None:
    three = top("Bosun", "Master Gunner", "Purser")
    scene = voyage(at(1, "Nassau"), three, gold(1, 8)).choose(ACT)
    assert set(scene.options) == {"Bosun", "Master Gunner", "Purser", "Hire nobody else"}
    scene.choose("Bosun")
    assert set(scene.options) == {"Purser", "Hire nobody else"}, "5 gold for the Master Gunner are not there"
    scene.choose("Hire nobody else")
    assert scene.gold(1) == 4 and scene.cards(1)[-1] == "Bosun" and scene.exhausted(1) == []
    s = scene.state
    assert {s.match.drawn[c].name for c in s.pile(CREW_DISCARD, s.match.sea)} == {"Master Gunner", "Purser"}


@rule("SL-PORT-26", "SL-RULE-14")
def test_of_a_short_crew_deck_what_there_is_is_drawn() -> None:
    scene = voyage(at(1, "Nassau"), deck(CREW_DECK, "Bosun", "Dicer")).choose(ACT)
    assert set(scene.options) == {"Bosun", "Dicer", "Hire nobody else"}


@rule("SL-PORT-27", "SL-PORT-28", "SL-NOTO-03")
def test_beyond_the_capacity_of_the_ship_crew_is_discarded() -> None:
    scene = voyage(at(1, "Nassau"), top("Bosun", "Boarding Master", "Purser"), gold(1, 20)).choose(ACT)
    scene.choose("Bosun", "Boarding Master")
    while scene.kind == "hire_crew":
        scene.choose("Hire nobody else")
    assert scene.kind == "discard_to_capacity" and len(scene.options) == 5
    assert scene.notoriety(1) == 1, "10 gold of Crew"
    scene.choose("Bosun")
    assert scene.notoriety(1) == 0 and scene.kind == "take_turn"


# Hideout


@rule("SL-PORT-31", "SL-PORT-32", "SL-NOTO-02")
def test_every_ten_gold_that_are_buried_are_worth_one_notoriety() -> None:
    scene = voyage(at(1, "Maracaibo"), gold(1, 27)).choose(ACT)
    assert scene.options == ["Bury 20 gold", "Bury 10 gold", "Bury nothing"]
    scene.choose("Bury 20")
    assert scene.gold(1) == 7 and scene.state.notoriety[0] == 2


@rule("SL-PORT-06", "SL-PORT-27")
def test_legendary_crew_refresh_too_and_take_no_space() -> None:
    scene = voyage(at(1, "Maracaibo"), has(1, "Bosun"), has(1, "Mother Gravel", "Old Shellback", exhausted=True),
                   tired(1, "Bosun"))  # fmt: skip
    scene.choose(ACT)
    assert scene.exhausted(1) == [] and scene.kind == "take_turn", "four Crew and two Legends on a ship for four"


@rule("SL-PORT-18")
def test_a_ship_that_is_traded_in_can_be_bought_at_once() -> None:
    scene = voyage(at(1, "Hamilton"), at(2, "Basse-Terre"), has(1, "Peggy"), gold(1, 20), gold(2, 15))
    scene.choose(ACT, "Ironwind")
    while scene.asked == 1:
        scene.choose("End the turn")
    scene.choose(ACT, "Peggy for 15 gold")
    assert "Peggy" in scene.cards(2) and "Ironwind" in scene.cards(1)


@rule("SL-PORT-26", "SL-RULE-14", "SL-PORT-24")
def test_when_the_crew_deck_runs_out_its_discard_is_shuffled_for_the_rest() -> None:
    scene = voyage(at(1, "Nassau"), deck(CREW_DECK, "Bosun", "Dicer", "Purser"))
    s = scene.state
    for name in ("Dicer", "Purser"):
        happenings.put_away(s, scene.piece(name))
    assert len(s.pile(CREW_DECK, s.match.sea)) == 1 and len(s.pile(CREW_DISCARD, s.match.sea)) == 2
    scene.choose(ACT)
    assert set(scene.options) == {"Bosun", "Dicer", "Purser", "Hire nobody else"}


@rule("SL-PORT-31", "SL-PORT-07")
def test_gold_is_buried_once_per_action_and_only_by_whole_tens() -> None:
    scene = voyage(at(1, "Maracaibo"), gold(1, 40)).choose(ACT, "Bury 10 gold")
    assert scene.gold(1) == 30 and scene.kind == "take_turn" and not scene.offers(ACT)
    assert voyage(at(1, "Maracaibo"), gold(1, 9)).choose(ACT).gold(1) == 9


@rule("SL-PORT-23", "SL-PORT-28", "SL-NOTO-03")
def test_who_is_hired_beyond_the_ship_may_be_the_one_who_leaves() -> None:
    crew = has(1, "Bosun")
    scene = voyage(at(1, "Nassau"), crew, gold(1, 8), top("Cutthroat", "Dicer", "Purser")).choose(ACT, "Cutthroat")
    assert scene.kind == "discard_to_capacity" and scene.notoriety(1) == 1, "12 gold of Crew"
    scene.choose("Cutthroat")
    assert scene.notoriety(1) == 0 and scene.gold(1) == 0 and "Bosun" in scene.cards(1)


@rule("SL-PORT-28", "SL-PORT-21")
def test_who_loses_room_for_crew_discards_down_at_once() -> None:
    five = at(1, "Nassau"), has(1, "Crow's Skull Cup"), has(1, "Bosun", "Dicer"), tired(1, "Gunner", "Quartermaster")
    nasir = without(2, "Olivia"), without(1, "Josephine"), unlocked(1, "Axe Fist", 0), character(1, "Nasir", True, 3)
    scene = voyage(*five, *nasir, tired(1, "Bosun", "Dicer"), rolled("X X X 1", "1")).choose("Challenge Nassau")
    assert "Crow's Skull Cup" not in scene.cards(1) and scene.kind == "discard_to_capacity" and scene.asked == 1
    peg = voyage(at(1, "Nassau"), character(1, "Peg", lines=3), has(1, "Bosun", "Dicer"),
                 factions=("British Empire", "Aztecs"))  # fmt: skip
    assert peg.kind == "take_turn"
    happenings.lock(peg.state, peg.piece("Peg"))
    peg.choose("Set sail")
    assert peg.kind == "discard_to_capacity"
    taken = voyage(*five, npc("Tetzahuitl", "Sea 3"))
    happenings.hold(taken.state, taken.piece("Tetzahuitl"), taken.piece("Crow's Skull Cup"))
    assert taken.choose("Set sail").kind == "discard_to_capacity"


@rule("SL-PORT-23")
def test_crew_are_hired_in_any_order() -> None:
    for first, second in (("Bosun", "Purser"), ("Purser", "Bosun")):
        scene = voyage(at(1, "Nassau"), top("Bosun", "Dicer", "Purser"), gold(1, 7)).choose(ACT, first, second)
        while scene.kind == "hire_crew":
            scene.choose("Hire nobody else")
        assert scene.kind == "discard_to_capacity" and scene.gold(1) == 0
