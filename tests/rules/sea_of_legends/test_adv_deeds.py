"""What the results of Adventures do (SL-ADV-13): every deed, and what becomes of it if it cannot be done."""

import pytest

from ledger import rule
from quarterdeck.games.sea_of_legends.deeds import VERBS
from quarterdeck.games.sea_of_legends.effects.deeds_done import DEEDS
from quarterdeck.games.sea_of_legends.facts import Crew, Relic
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    ARMADA, CREW_DECK, CREW_DISCARD, FACTIONS, GONE, SHIPS, SUPPLY, TAVERN_DECK, TAVERN_DISCARD,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.turning import T_LEFT, the_turn
from sea_adventure import GO, adventure, write
from sea_arcs import find_arc
from sol_scene import (
    Scene, character, deck, flag, fort, gold, has, npc, tale, tired, token, top, unlocked, voyage, without,
)  # fmt: skip

Patch = pytest.MonkeyPatch


def asked_for(scene: Scene, kind: str = "adventure_result") -> list[str]:
    """The options of a question inside a result."""
    assert scene.kind == kind, scene.kind
    return scene.options


@rule("SL-ADV-13")
def test_there_is_a_function_for_every_verb() -> None:
    assert DEEDS.keys() == VERBS.keys()


# Gold, Notoriety, Crew


@rule("SL-ADV-13", "SL-NOTO-02")
def test_gold_and_notoriety_are_gained_and_lost(monkeypatch: Patch) -> None:
    scene = adventure().choose(write(monkeypatch, "gold 4", "notoriety 2"))
    assert scene.gold(1) == 12 and scene.notoriety(1) == 2
    scene = adventure().choose(write(monkeypatch, "gold -3", "notoriety -1"))
    assert scene.gold(1) == 5 and scene.notoriety(1) == 0


@rule("SL-ADV-13", "SL-RULE-13")
def test_of_drawn_crew_the_player_keeps_some(monkeypatch: Patch) -> None:
    scene = adventure(has(1, "Ironwind"))
    before = scene.state.pile(CREW_DECK, scene.state.match.sea)
    scene.choose(write(monkeypatch, "crew 3 1"))
    names = [scene.state.match.drawn[c].name for c in before[-3:]]
    assert sorted(asked_for(scene, "keep_cards")) == sorted(names)
    scene.choose(names[0])
    assert scene.cards(1)[-1] == names[0] and not scene.exhausted(1)
    assert len(scene.state.pile(CREW_DISCARD, scene.state.match.sea)) == 2


@rule("SL-ADV-30", "SL-PORT-28")
def test_crew_that_are_gained_obey_the_capacity_of_the_ship(monkeypatch: Patch) -> None:
    scene = adventure().choose(write(monkeypatch, "crew 4 2"))
    scene.choose(scene.options[0])
    scene.choose(scene.options[0])
    assert scene.kind == "discard_to_capacity" and len(scene.options) == 5
    scene.choose("Gunner")
    assert scene.kind == "take_turn" and "Gunner" not in scene.cards(1)


@rule("SL-ADV-14", "SL-RULE-14")
def test_no_more_crew_are_gained_than_there_are(monkeypatch: Patch) -> None:
    scene = adventure(deck(CREW_DECK)).choose(write(monkeypatch, "crew 3 1"))
    assert scene.kind == "take_turn" and len(scene.cards(1)) == 6


@rule("SL-ADV-13", "SL-PORT-30")
def test_the_player_picks_who_is_lost_and_legends_can_be_among_them(monkeypatch: Patch) -> None:
    legend = next(p.name for p in voyage().state.match.drawn if isinstance(p, Crew) and p.legendary)
    scene = adventure(has(1, legend)).choose(write(monkeypatch, "lose_crew 2"))
    assert sorted(asked_for(scene)) == sorted(["Gunner", "Quartermaster", "Navigator", legend])
    scene.choose(legend, "Gunner")
    assert scene.state.zone[scene.piece(legend)] == SUPPLY
    assert "Gunner" not in scene.cards(1) and scene.kind == "take_turn"


@rule("SL-ADV-14")
def test_who_has_no_crew_loses_none(monkeypatch: Patch) -> None:
    def deserted(s: Voyage) -> None:
        for c in [c for c in s.tableau(0) if isinstance(s.match.drawn[c], Crew)]:
            s.put(c, GONE, s.match.sea)

    for done in ("lose_crew 1", "exhaust 2", "refresh"):
        assert adventure(deserted).choose(write(monkeypatch, done)).kind == "take_turn"


@rule("SL-ADV-13")
def test_crew_are_exhausted_and_refreshed(monkeypatch: Patch) -> None:
    scene = adventure(tired(1, "Gunner")).choose(write(monkeypatch, "exhaust 1"))
    assert set(asked_for(scene)) == {"Navigator", "Quartermaster"}
    assert set(scene.choose("Navigator").exhausted(1)) == {"Gunner", "Navigator"}
    assert adventure(tired(1, "Gunner", "Navigator")).choose(write(monkeypatch, "refresh")).exhausted(1) == []
    scene = adventure(tired(1, "Gunner", "Navigator")).choose(write(monkeypatch, "exhaust 2"))
    assert len(scene.exhausted(1)) == 3 and scene.kind == "take_turn", "one was left, and one is enough"


# Cards


@rule("SL-ADV-13", "SL-PORT-13", "SL-PORT-14")
def test_an_item_is_the_first_of_the_tavern_deck_and_what_lies_above_it_is_discarded(monkeypatch: Patch) -> None:
    cards = top("Cracked Hourglass", "Bottled Squall", "Keg of Powder")
    scene = adventure(cards).choose(write(monkeypatch, "item"))
    assert scene.cards(1)[-1] == "Keg of Powder" and len(scene.state.pile(TAVERN_DISCARD, scene.state.match.sea)) == 2
    scene = adventure(top("Keg of Powder", "Cracked Hourglass")).choose(write(monkeypatch, "rumor"))
    assert scene.cards(1)[-1] == "Cracked Hourglass" and scene.notoriety(1) == 0, "a Rumor, and no Relic yet"


@rule("SL-ADV-14", "SL-RULE-70", "SL-PORT-15")
def test_there_is_no_item_in_a_deck_of_rumors(monkeypatch: Patch) -> None:
    scene = adventure(deck(TAVERN_DECK, "Cracked Hourglass", "Bottled Squall")).choose(write(monkeypatch, "item"))
    assert len(scene.cards(1)) == 6 and len(scene.state.pile(TAVERN_DISCARD, scene.state.match.sea)) == 2


@rule("SL-ADV-13", "SL-ALIGN-03", "SL-ALIGN-04")
def test_an_ally_relic_makes_its_faction_neutral_and_a_second_one_allied(monkeypatch: Patch) -> None:
    scene = adventure().choose(write(monkeypatch, "relic foe", "relic armada", "relic other_foe", "relic foe"))
    assert scene.cards(1)[-4:] == ["Ferryman's Coin", "Letter of Marque", "Rain-Blessed Jade", "Ferryman's Coin"]
    assert scene.notoriety(1) == 4
    factions = scene.state.match.rules.view(scene.state, None)["factions"]
    assert {f["name"]: f["alignment"][0] for f in factions} == {
        "Spanish Armada": 1, "Dread Tide": 2, "Children of Tlaloc": 1,
    }  # fmt: skip


@rule("SL-RULE-70")
def test_no_ally_relic_is_gained_when_all_are_taken(monkeypatch: Patch) -> None:
    scene = adventure(has(2, *["Ferryman's Coin"] * 10)).choose(write(monkeypatch, "relic foe"))
    assert scene.notoriety(1) == 0 and scene.kind == "take_turn"


@rule("SL-ADV-13", "SL-RULE-76")
@pytest.mark.parametrize("done", ["treasure foe", "legendary foe"])
def test_treasures_and_legendary_crew_are_the_players_choice(monkeypatch: Patch, done: str) -> None:
    scene = adventure()
    of_foe = [p for p in scene.state.match.drawn if p.faction == FACTIONS.index("Dread Tide")]
    treasures = [p.name for p in of_foe if isinstance(p, Relic) and not p.ally]
    legends = [p.name for p in of_foe if isinstance(p, Crew)]
    stock = treasures if done == "treasure foe" else legends
    scene.choose(write(monkeypatch, done))
    assert sorted(asked_for(scene)) == sorted(stock) and len(stock) > 1
    scene.choose(stock[1])
    assert scene.cards(1)[-1] == stock[1] and scene.notoriety(1) == (1 if stock is treasures else 0)


@rule("SL-RULE-70", "SL-ATL-02")
def test_a_card_that_is_not_in_its_stock_is_not_gained_and_the_vault_stays_closed(monkeypatch: Patch) -> None:
    legends = [p.name for p in voyage().state.match.drawn if isinstance(p, Crew) and p.faction == ARMADA + 4]
    scene = adventure(has(2, *legends)).choose(write(monkeypatch, "legendary foe"))
    assert scene.kind == "take_turn" and len(scene.cards(1)) == 6

    words = write(monkeypatch, "treasure foe")
    given = tale(1, "captain_kahina", foe="Atlantean Usurpers")
    scene = voyage(given, factions=("Atlantean Usurpers", "Dread Tide")).choose(GO + "Kahina", words)
    assert "Pearl Regalia" not in asked_for(scene) and len(scene.options) == 8


@rule("SL-ADV-13", "SL-TLA-24", "SL-RULE-21")
def test_the_player_picks_which_relic_is_lost_but_no_summoning_relic(monkeypatch: Patch) -> None:
    held = has(1, "Ferryman's Coin", "Cracked Hourglass"), token("Summoning Relic", 1)
    scene = adventure(*held).choose(write(monkeypatch, "lose_relic"))
    assert sorted(asked_for(scene)) == ["Cracked Hourglass", "Ferryman's Coin"]
    scene.choose("Cracked Hourglass")
    assert scene.state.zone[scene.piece("Cracked Hourglass")] == TAVERN_DISCARD and scene.notoriety(1) == 2
    assert adventure(token("Summoning Relic", 1)).choose(write(monkeypatch, "lose_relic")).notoriety(1) == 1


@rule("SL-ADV-29", "SL-PORT-18", "SL-PORT-20", "SL-PORT-21")
def test_a_ship_costs_nothing_and_gives_its_notoriety(monkeypatch: Patch) -> None:
    scene = adventure().choose(write(monkeypatch, "ship 2"))
    assert sorted(asked_for(scene)) == ["Keep your ship", "Merry Magdalen", "Peggy", "Quick Silver", "Saltwife"]
    scene.choose("Peggy")
    assert "Peggy" in scene.cards(1) and scene.gold(1) == 8 and scene.notoriety(1) == 1
    scene = adventure(has(1, "Ironwind")).choose(write(monkeypatch, "ship 2"), "Keep your ship")
    assert "Ironwind" in scene.cards(1) and scene.notoriety(1) == 0
    scene = adventure(has(1, "Peggy")).choose(write(monkeypatch, "ship 2"), "Saltwife")
    assert scene.state.zone[scene.piece("Peggy")] == SHIPS and scene.notoriety(1) == 0, "the same Class"


@rule("SL-RULE-70")
def test_there_is_no_ship_of_a_class_that_is_sold_out(monkeypatch: Patch) -> None:
    scene = adventure(deck(SHIPS, "Ironwind"))
    before = scene.cards(1)
    assert scene.choose(write(monkeypatch, "ship 2")).kind == "take_turn" and scene.cards(1) == before


# The board


@rule("SL-ADV-16", "SL-NPC-01", "SL-NPC-05", "SL-RULE-55")
def test_npcs_are_placed_and_do_nothing_yet(monkeypatch: Patch) -> None:
    scene = adventure().choose(write(monkeypatch, "place follower foe 2 here"))
    assert scene.npcs("Tortuga") == ["Undead Soldier", "Undead Soldier"] and scene.gold(1) == 8
    assert scene.options == ["Set sail", "End the turn"]
    scene = adventure().choose(write(monkeypatch, "place leader foe 1 Nassau", "place follower armada 1 Havana"))
    assert scene.npcs("Nassau") == ["Skeletal Colossus"] and scene.npcs("Havana") == ["Spanish Galleon"]


@rule("SL-ADV-16", "SL-RULE-76")
def test_where_a_result_leaves_it_open_the_player_chooses_the_region(monkeypatch: Patch) -> None:
    scene = adventure().choose(write(monkeypatch, "place follower foe 1 at_sea"))
    assert set(asked_for(scene, "place_npc")) == {"Sea 6", "Sea 9", "Sea 10", "Sea 13"}
    assert scene.decision.reason == "Undead Soldier appears: in which region?"
    assert scene.choose("Sea 9").npcs("Sea 9") == ["Undead Soldier"]
    scene = adventure().choose(write(monkeypatch, "place follower foe 1 near"))
    assert set(scene.options) == {"Nassau", "San Juan", "Port Royal", "Havana", "Maracaibo"}


@rule("SL-ADV-16", "SL-NPC-02", "SL-RULE-70")
def test_as_many_npcs_are_placed_as_there_are(monkeypatch: Patch) -> None:
    scene = adventure(*[npc("Undead Soldier", f"Sea {n}") for n in range(1, 6)])
    scene.choose(write(monkeypatch, "place follower foe 2 here", "place leader foe 1 here", "place leader foe 1 here"))
    assert scene.npcs("Tortuga") == ["Skeletal Colossus", "Undead Soldier"]


@rule("SL-RULE-70", "SL-NPC-15")
def test_a_faction_without_followers_places_none(monkeypatch: Patch) -> None:
    words = write(monkeypatch, "place follower other_foe 1 here", "remove follower other_foe 1 here")
    scene = voyage(tale(1, "captain_kahina"), factions=("Dread Tide", "Skystalkers")).choose(GO + "Kahina", words)
    assert scene.npcs("Tortuga") == [] and scene.kind == "take_turn"


@rule("SL-ADV-17", "SL-NPC-10")
def test_a_removal_gives_no_reward(monkeypatch: Patch) -> None:
    there = npc("Undead Soldier", "Nassau", gold=5), npc("Undead Soldier", "Havana"), npc("Undead Soldier", "Campeche")
    scene = adventure(*there).choose(write(monkeypatch, "remove follower foe 1 near"))
    assert asked_for(scene) == ["Undead Soldier (in Nassau)", "Undead Soldier (in Havana)"], "Campeche is too far"
    scene.choose(scene.options[0])
    assert len(scene.npcs("Nassau")) + len(scene.npcs("Havana")) == 1 and scene.gold(1) == 8
    assert adventure().choose(write(monkeypatch, "remove follower foe 1 near")).kind == "take_turn"


@rule("SL-FLAG-04", "SL-FLAG-10", "SL-FLAG-02")
def test_a_flag_is_placed_without_challenge_and_reward(monkeypatch: Patch) -> None:
    scene = adventure(flag(2, "Tortuga")).choose(write(monkeypatch, "flag mine here"))
    assert scene.flag("Tortuga") == 1 and scene.gold(1) == 8
    scene = adventure(flag(2, "Tortuga"), fort("Spanish Armada", "Havana"))
    scene.choose(write(monkeypatch, "flag mine Havana", "unflag here", "unflag Nassau"))
    assert scene.flag("Havana") is None and scene.flag("Tortuga") is None, "a Fort keeps Flags out"


@rule("SL-FLAG-10", "SL-FLAG-03", "SL-RULE-22")
def test_whoever_has_no_flag_left_may_move_one(monkeypatch: Patch) -> None:
    five = flag(1, "Nassau", "Havana", "Hamilton", "Campeche", "San Juan")
    scene = adventure(five).choose(write(monkeypatch, "flag mine here"))
    assert len(asked_for(scene, "move_flag")) == 6
    scene.choose("Campeche")
    assert scene.flag("Campeche") is None and scene.flag("Tortuga") == 1
    assert adventure(five).choose(write(monkeypatch, "flag mine here"), "None").flag("Tortuga") is None
    assert adventure(five).choose(write(monkeypatch, "flag mine Nassau")).kind == "take_turn", "it is there already"


@rule("SL-ADV-19", "SL-FLAG-07", "SL-RULE-70")
def test_a_factions_flag_is_placed_if_one_is_left(monkeypatch: Patch) -> None:
    scene = adventure().choose(write(monkeypatch, "flag foe here", "flag foe Nassau"))
    assert scene.flag("Tortuga") == "Dread Tide" and scene.flag("Nassau") is None


@rule("SL-ADV-18", "SL-FORT-01", "SL-FORT-05", "SL-RULE-70")
def test_forts_are_placed_once_and_removed(monkeypatch: Patch) -> None:
    scene = adventure(flag(1, "Tortuga")).choose(write(monkeypatch, "fort foe here", "fort foe Nassau"))
    forts = {name: scene.state.fort[scene.region(name)] for name in ("Tortuga", "Nassau")}
    assert forts == {"Tortuga": FACTIONS.index("Dread Tide"), "Nassau": 255} and scene.flag("Tortuga") is None
    assert "The Dread Tide builds a Fort in Tortuga." in scene.log()
    scene = adventure(fort("Dread Tide", "Tortuga")).choose(write(monkeypatch, "unfort here", "unfort Nassau"))
    assert set(scene.state.fort) == {255} and "The Dread Tide's Fort in Tortuga is razed." in scene.log()


@rule("SL-MOVE-13")
def test_the_captain_may_be_elsewhere_at_once_and_still_has_the_move(monkeypatch: Patch) -> None:
    scene = adventure(npc("Undead Soldier", "Nassau")).choose(write(monkeypatch, "move near"))
    assert "Nassau" in asked_for(scene)
    scene.choose("Nassau")
    assert scene.where(1) == "Nassau" and scene.options == ["Set sail", "End the turn"], "nothing has to be Challenged"
    assert the_turn(scene.state)[T_LEFT]
    assert adventure().choose(write(monkeypatch, "move Havana")).where(1) == "Havana"


# People


@rule("SL-ADV-13", "SL-NEM-02", "SL-NEM-04", "SL-LOVE-03")
def test_lines_of_others_are_unlocked_and_locked(monkeypatch: Patch) -> None:
    scene = adventure(unlocked(1, "Josephine", 0)).choose(write(monkeypatch, "malice 2", "favor 1"))
    assert scene.lines("Josephine") == 2 and scene.lines("Axe Fist") == 2
    scene = adventure(unlocked(1, "Axe Fist", 4)).choose(write(monkeypatch, "favor -1", "malice -1", "malice -1"))
    assert scene.lines("Axe Fist") == 3 and scene.lines("Josephine") == 0


@rule("SL-ADV-14", "SL-RULE-76")
def test_with_several_the_player_picks_and_with_nobody_nothing_happens(monkeypatch: Patch) -> None:
    scene = adventure(character(1, "Magpie")).choose(write(monkeypatch, "favor 1"))
    assert sorted(asked_for(scene)) == ["Axe Fist the Punisher", "Magpie the Bird Brained"]
    assert scene.choose("Magpie").lines("Magpie") == 2 and scene.lines("Axe Fist") == 1
    nobody = without(1, "Axe Fist"), without(1, "Josephine")
    assert adventure(*nobody).choose(write(monkeypatch, "favor 1", "malice 1", "part lover")).kind == "take_turn"


@rule("SL-ADV-13", "SL-RULE-80", "SL-RULE-72")
def test_each_rival_has_a_share_clockwise(monkeypatch: Patch) -> None:
    scene = adventure(gold(3, 1), players=3).choose(write(monkeypatch, "each_rival gold -2", "gold 1"))
    assert [scene.gold(player) for player in (1, 2, 3)] == [9, 6, 0]
    scene = adventure(players=3).choose(write(monkeypatch, "each_rival exhaust 1", "gold 1"))
    assert scene.asked == 2 and scene.kind == "adventure_result"
    scene.choose("Gunner")
    assert scene.asked == 3
    scene.choose("Navigator")
    assert [scene.exhausted(player) for player in (1, 2, 3)] == [[], ["Gunner"], ["Navigator"]] and scene.gold(1) == 9
    assert adventure(players=1).choose(write(monkeypatch, "each_rival gold -2")).gold(1) == 8


@rule("SL-RULE-76")
def test_words_are_remembered_with_the_tale_they_belong_to(monkeypatch: Patch) -> None:
    scene = adventure().choose(write(monkeypatch, "remember note", "remember shoes"))
    assert find_arc("captain_kahina").recall(scene.state.remembers[0]) == ["note", "shoes"]
    assert not any(scene.state.remembers[1:])
