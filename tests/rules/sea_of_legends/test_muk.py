"""The Sentinels of Mukul (SL-MUK)."""

import pytest

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.factions.mukul import IN_CITY, SOLD, fruit, lying
from quarterdeck.games.sea_of_legends.setup import begin_with
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import BOARD, EVENT_DECK, MUKUL, SUPPLY
from quarterdeck.kernel.flow import answer, answer_in_secret
from sol_scene import (
    Given, Scene, alone, at, deck, flag, has, npc, rolled, tired, token, voyage,
)  # fmt: skip

SENTINEL, BATZ, FRUIT, GALLEON = "Sentinel", "Batz", "Golden Fruit", "Spanish Galleon"
SOLDIER, COLOSSUS = "Undead Soldier", "Skeletal Colossus"
FACTIONS = ("Sentinels of Mukul", "Dread Tide")
AWAY = at(1, "Skull Point"), at(2, "Hamilton")
QUIET = alone(1), tired(1, "Gunner", "Quartermaster", "Navigator")


def garden(*given: Given, first: int = 1) -> Scene:
    """The Faction Turn."""
    return voyage(*AWAY, *given, factions=FACTIONS, start="factions", first=first)


def turn(*given: Given, players: int = 2) -> Scene:
    return voyage(*AWAY, *given, factions=FACTIONS, players=players)


def under(side: int, n: int) -> Given:
    """Fruit under the Hidden City or the Merchant."""
    def change(s: Voyage) -> None:
        for c in [c for c in fruit(s) if s.zone[c] == SUPPLY][:n]:
            s.place(c, s.match.board.find("Cartagena" if side == IN_CITY else "Nassau"), s.match.sea)
            s.side[c] = side

    return change


def count(scene: Scene, region: str, side: int = 0) -> int:
    return len(lying(scene.state, scene.region(region), side))


@rule("SL-MUK-01", "SL-MUK-04", "SL-SETUP-27")
def test_the_hidden_city_and_the_merchant_are_set_out_and_no_fruit() -> None:
    s = begin_with(1, (0, 4, 8), 1)
    while not s.round:
        assert s.question is not None
        q = s.question
        answer_in_secret(s, q.seat, q.options[0]) if s.answers else answer(s, q.options[0])
    placed = [c for c in s.match.tokens[MUKUL] if s.zone[c] == BOARD]
    there = {s.match.drawn[c].name: s.match.board.names[s.region[c]] for c in placed}
    assert there == {"Hidden City": "Cartagena", "Merchant": "Nassau"}
    names = [p.name for p in s.match.drawn]
    assert (names.count(SENTINEL), names.count(BATZ), names.count(FRUIT)) == (6, 1, 9)


@rule("SL-MUK-04", "SL-MUK-07", "SL-FORT-09")
def test_nothing_takes_them_or_what_lies_under_them() -> None:
    scene = turn(at(1, "Nassau"), under(SOLD, 1))
    assert not scene.offers("Pick up")
    happenings.place_fort(scene.state, scene.region("Nassau"), 0)
    assert count(scene, "Nassau", SOLD) == 1
    city = turn(at(1, "Cartagena"), under(IN_CITY, 1))
    assert not city.offers("Pick up")


@rule("SL-MUK-05", "SL-EVENT-03", "SL-EVENT-07")
def test_events_bring_fruit_which_is_no_notoriety() -> None:
    scene = voyage(*AWAY, deck(EVENT_DECK, "Blossom on the Water"), factions=FACTIONS, start="event")
    assert scene.kind == "place_npc" and scene.asked == 1
    scene.choose("Sea 9", "Sea 9", "Sea 3")
    assert count(scene, "Sea 9") == 2 and scene.npcs("Sea 3") == [SENTINEL] and scene.state.level[MUKUL] == 1
    assert turn(token(FRUIT, 1)).notoriety(1) == 0


@rule("SL-MUK-06", "SL-FREE-05", "SL-FREE-10", "SL-FREE-11")
def test_players_pick_fruit_up_drop_it_and_win_it_from_each_other() -> None:
    scene = turn(at(1, "Sea 7"), token(FRUIT, "Sea 7"), token(FRUIT, "Sea 7")).choose("Pick up a Golden Fruit")
    assert scene.cards(1).count(FRUIT) == 1 and scene.offers("Pick up a Golden Fruit")
    scene.choose("Drop a Golden Fruit")
    assert count(scene, "Sea 7") == 2
    won = turn(at(1, "Nassau"), at(2, "Nassau"), token(FRUIT, 2), *QUIET, alone(2),
               tired(2, "Gunner", "Quartermaster"), rolled("2 2 2 2", "1"), rolled("X X X X", "1"))  # fmt: skip
    won.choose("Challenge Player 2", FRUIT)
    assert FRUIT in won.cards(1)
    holder = turn(npc(SENTINEL, "Sea 3"), token(FRUIT, SENTINEL))
    happenings.remove(holder.state, holder.piece(SENTINEL))
    assert count(holder, "Sea 3") == 1


# Galleons


@rule("SL-MUK-03", "SL-MUK-08", "SL-MUK-09", "SL-SPA-13")
def test_a_galleon_goes_for_the_nearest_of_fruit_and_captured_ports_before_anything_else() -> None:
    both = garden(npc(GALLEON, "Sea 7"), token(FRUIT, "Sea 14"), flag(1, "Nassau"), at(2, "Sea 11"))
    assert "Spanish Galleon heads for Nassau." in both.log()
    near = garden(npc(GALLEON, "Sea 7"), token(FRUIT, "Sea 3"), flag(1, "Tortuga"), at(2, "Sea 11"))
    assert "Spanish Galleon heads for Sea 3." in near.log() and near.held(GALLEON) == [FRUIT]
    none = garden(npc(GALLEON, "Sea 7"), at(2, "Sea 11"))
    assert "Spanish Galleon heads for Sea 11." in none.log(), "only then whoever is hostile"


@rule("SL-MUK-09", "SL-RULE-49", "SL-NPC-21", "SL-MUK-07")
def test_which_fruit_counts_for_a_galleon() -> None:
    weak = garden(npc(GALLEON, "Sea 7"), npc(SOLDIER, "Sea 10"), token(FRUIT, SOLDIER)).choose("Spanish Armada")
    assert "Spanish Galleon heads for Sea 10." in weak.log() and weak.held(GALLEON) == [FRUIT]
    strong = garden(npc(GALLEON, "Sea 7"), npc(COLOSSUS, "Sea 10"), token(FRUIT, COLOSSUS), at(2, "Sea 14"))
    strong.choose("Spanish Armada")
    assert "Spanish Galleon heads for Sea 10." not in strong.log()
    friend = garden(npc(GALLEON, "Sea 7"), token(FRUIT, 2), at(2, "Sea 3"), has(2, "Letter of Marque"))
    assert friend.held(GALLEON) == [FRUIT] and friend.where(2) == "Sea 3" and friend.exhausted(2) == []
    sold = garden(npc(GALLEON, "Sea 7"), under(SOLD, 1), under(IN_CITY, 1), has(1, "Letter of Marque"),
                  has(2, "Letter of Marque"))  # fmt: skip
    assert sold.kind == "drift"


@rule("SL-MUK-10", "SL-MUK-13", "SL-MUK-14", "SL-MUK-15", "SL-RULE-26")
def test_a_galleon_with_fruit_sails_to_the_merchant_and_sells_it_and_batz_acts_in_the_same_turn() -> None:
    scene = garden(npc(GALLEON, "Sea 7"), token(FRUIT, GALLEON), token(FRUIT, GALLEON), flag(1, "Hamilton"),
                   token(FRUIT, "Sea 7"))  # fmt: skip
    told = scene.log()
    assert "Spanish Galleon heads for Nassau." in told and scene.held(GALLEON) == []
    assert scene.state.gold_on[scene.piece(GALLEON)] == 10 and count(scene, "Nassau", SOLD) == 2
    assert "Batz appears in Cartagena." in told and "Batz heads for Nassau." in told


@rule("SL-MUK-11", "SL-SPA-09")
def test_a_galleon_takes_all_fruit_of_whom_it_attacks_and_what_lies_there() -> None:
    scene = garden(npc(GALLEON, "Sea 7"), at(1, "Sea 3"), at(2, "Sea 3"), token(FRUIT, 1), token(FRUIT, 2),
                   has(1, "Letter of Marque"))  # fmt: skip
    assert scene.held(GALLEON) == [FRUIT, FRUIT] and scene.kind == "lose_crew" and scene.asked == 2
    scene.choose("Gunner", "Sea 2")
    assert scene.where(1) == "Sea 3"
    lost = garden(npc(GALLEON, "Sea 7"), at(2, "Sea 3"), token(FRUIT, 2), npc(COLOSSUS, "Sea 3"))
    lost.choose("Spanish Armada")
    assert lost.npcs("Sea 3") == [COLOSSUS] and FRUIT in lost.cards(2)
    port = garden(npc(GALLEON, "Sea 7"), token(FRUIT, "Nassau"), flag(1, "Nassau"))
    assert port.flag("Nassau") is None and port.held(GALLEON) == [] and count(port, "Nassau", SOLD) == 1
    assert port.state.gold_on[port.piece(GALLEON)] == 5, "picked up, traded, and the Flag taken down"


# The Merchant


@rule("SL-MUK-12", "SL-MUK-14", "SL-FREE-12")
def test_a_player_trades_fruit_in_nassau_for_gold_and_notoriety() -> None:
    scene = turn(at(1, "Nassau"), token(FRUIT, 1), token(FRUIT, 1)).choose("Trade a Golden Fruit")
    assert scene.gold(1) == 13 and scene.state.notoriety[0] == 1 and count(scene, "Nassau", SOLD) == 1
    scene.choose("Trade a Golden Fruit")
    assert scene.gold(1) == 18 and scene.notoriety(1) == 2 and not scene.offers("Trade")
    assert scene.offers("Take the Port action"), "it was a free action"
    assert not turn(at(1, "Tortuga"), token(FRUIT, 1)).offers("Trade")
    assert not turn(at(1, "Nassau"), token(FRUIT, 1), npc(SOLDIER, "Nassau")).offers("Trade")


@rule("SL-MUK-15", "SL-MUK-16", "SL-RULE-72")
@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 1), (3, 3), (4, 3)])
def test_batz_comes_when_the_merchant_has_so_much(players: int, needed: int) -> None:
    given = [at(1, "Nassau"), *[token(FRUIT, 1)] * 4]
    scene = voyage(*given, factions=FACTIONS, players=players)
    for _ in range(needed):
        assert scene.npcs("Cartagena") == []
        scene.choose("Trade a Golden Fruit")
    assert scene.npcs("Cartagena") == [BATZ]
    happenings.remove(scene.state, scene.piece(BATZ))
    scene.choose("Trade a Golden Fruit")
    assert scene.npcs("Cartagena") == [], "only the first time"


@rule("SL-MUK-16", "SL-MUK-27", "SL-MUK-07")
def test_once_batz_has_the_fruit_back_he_can_be_called_again() -> None:
    scene = garden(npc(BATZ, "Nassau"), under(SOLD, 2), lambda s: s.summoned.__setitem__(MUKUL, 1))
    assert scene.held(BATZ) == [FRUIT, FRUIT] and scene.state.summoned[MUKUL] == 0


# Sentinels


@rule("SL-MUK-17", "SL-NPC-07")
def test_a_sentinel_is_worth_7_gold_and_what_it_holds() -> None:
    scene = turn(at(1, "Sea 7"), npc(SENTINEL, "Sea 7"), token(FRUIT, SENTINEL), *QUIET, rolled("2 2 2 2", "1"))
    scene.choose("Challenge Sentinel")
    assert scene.gold(1) == 15 and FRUIT in scene.cards(1)


@rule("SL-MUK-18", "SL-MUK-21", "SL-MUK-07")
def test_a_sentinel_fetches_the_nearest_fruit_and_brings_it_home() -> None:
    scene = garden(npc(SENTINEL, "Sea 7"), token(FRUIT, "Sea 3"), token(FRUIT, "Sea 3"), token(FRUIT, "Sea 1"),
                   under(SOLD, 1))  # fmt: skip
    assert "Sentinel heads for Sea 3." in scene.log() and scene.held(SENTINEL) == [FRUIT, FRUIT]
    home = garden(npc(SENTINEL, "Sea 16"), token(FRUIT, SENTINEL), token(FRUIT, "San Juan"))
    assert "Sentinel heads for Cartagena." in home.log() and count(home, "Cartagena", IN_CITY) == 1
    idle = garden(npc(SENTINEL, "Sea 7"), npc(BATZ, "Sea 12"), token(FRUIT, BATZ), under(SOLD, 1), under(IN_CITY, 1))
    idle.choose(SENTINEL)
    assert idle.kind == "drift", "neither Batz's nor the Merchant's nor the City's"


@rule("SL-MUK-21")
def test_with_somebody_hostile_in_cartagena_nothing_is_put_there() -> None:
    scene = garden(npc(SENTINEL, "Sea 16"), token(FRUIT, SENTINEL), npc(SOLDIER, "Cartagena"), at(1, "Cartagena"))
    scene.choose("Sentinels of Mukul")
    assert "Undead Soldier is defeated." in scene.log()
    assert count(scene, "Cartagena", IN_CITY) == 0 and scene.held(SENTINEL) == [FRUIT], "a hostile player is left"
    two = garden(npc(SENTINEL, "Sea 16"), token(FRUIT, SENTINEL), npc(SOLDIER, "Cartagena"), npc(GALLEON, "Cartagena"))
    two.choose("Sentinels of Mukul")
    assert "Spanish Galleon is defeated." in two.log() and two.held(SENTINEL) == [FRUIT], "a hostile NPC is left"


@rule("SL-MUK-19", "SL-FTURN-17", "SL-BOARD-05")
def test_a_sentinel_is_cautious_and_may_share_a_region() -> None:
    scene = garden(npc(SENTINEL, "Campeche"), npc(COLOSSUS, "Sea 5"), token(FRUIT, "Havana"))
    scene.choose("Sentinels of Mukul")
    assert scene.npcs("Sea 8") == [SENTINEL], "around the Colossus"
    crowd = garden(npc(SENTINEL, "Sea 7"), npc(SENTINEL, "Nassau"), token(FRUIT, 2), at(2, "Nassau"))
    crowd.choose(SENTINEL)
    assert crowd.npcs("Nassau") == [SENTINEL, SENTINEL]


@rule("SL-MUK-20", "SL-FTURN-35")
def test_an_attacked_player_gives_all_fruit_exhausts_and_flees_a_neutral_one_only_gives() -> None:
    scene = garden(npc(SENTINEL, "Sea 7"), at(2, "Sea 3"), token(FRUIT, 2), token(FRUIT, 2))
    assert scene.held(SENTINEL) == [FRUIT, FRUIT] and scene.kind == "lose_crew" and scene.asked == 2
    scene.choose("Gunner", "Sea 2")
    assert scene.exhausted(2) == ["Gunner"] and scene.where(2) == "Sea 2"
    neutral = garden(npc(SENTINEL, "Sea 7"), at(2, "Sea 3"), token(FRUIT, 2), has(2, "Golden Seed"))
    assert neutral.held(SENTINEL) == [FRUIT] and neutral.where(2) == "Sea 3" and neutral.exhausted(2) == []
    beaten = garden(npc(SENTINEL, "Sea 3"), npc(SOLDIER, "Sea 3"), token(FRUIT, SOLDIER)).choose("Sentinels of Mukul")
    assert beaten.held(SENTINEL) == [FRUIT]
    given = npc(SENTINEL, "Sea 7"), at(2, "Sea 3"), token(FRUIT, 2), has(2, "Golden Seed")
    busy = garden(*given, npc(SOLDIER, "Sea 3")).choose("Sentinels of Mukul")
    assert "Undead Soldier is defeated." in busy.log() and FRUIT in busy.cards(2), "it attacked, and took nothing"
    mixed = garden(*given, at(1, "Sea 3"))
    assert mixed.kind == "lose_crew" and mixed.asked == 1 and FRUIT in mixed.cards(2)


# Batz


@rule("SL-MUK-22")
def test_batz_is_worth_two_notoriety_and_what_he_holds() -> None:
    scene = turn(at(1, "Sea 7"), npc(BATZ, "Sea 7"), token(FRUIT, BATZ), *QUIET, rolled("2 2 2 2", "1"))
    scene.choose("Challenge Batz")
    assert scene.notoriety(1) == 2 and FRUIT in scene.cards(1)


@rule("SL-MUK-23", "SL-RULE-50")
def test_batz_seeks_whoever_has_more_than_he_and_most() -> None:
    scene = garden(npc(BATZ, "Sea 7"), token(FRUIT, 2), at(2, "Sea 11"), token(FRUIT, "Sea 1"), token(FRUIT, "Sea 1"))
    assert "Batz heads for Sea 1." in scene.log(), "not the nearer player with one"
    tie = garden(npc(BATZ, "Sea 7"), token(FRUIT, 2), at(2, "Sea 11"), token(FRUIT, "Sea 1"))
    assert "Batz heads for Sea 11." in tie.log(), "the nearest of equals"
    even = garden(npc(BATZ, "Sea 7"), token(FRUIT, BATZ), token(FRUIT, 2), at(2, "Sea 11"))
    assert "Batz heads for Cartagena." in even.log(), "nobody has more"
    nassau = garden(npc(BATZ, "Sea 7"), under(SOLD, 1), token(FRUIT, "Nassau"), token(FRUIT, 2), at(2, "Sea 11"))
    assert "Batz heads for Nassau." in nassau.log(), "the Merchant's and what lies there count together"
    helper = garden(npc(BATZ, "Sea 7"), npc(SENTINEL, "Sea 11"), token(FRUIT, SENTINEL), under(IN_CITY, 3)).choose(BATZ)
    assert "Batz heads for Sea 11." in helper.log() and helper.held(BATZ) == [FRUIT], "not the Hidden City's"


@rule("SL-MUK-24", "SL-MUK-25")
def test_otherwise_batz_goes_home_also_with_nothing_and_fears_nobody() -> None:
    scene = garden(npc(BATZ, "Sea 16"))
    assert "Batz heads for Cartagena." in scene.log() and scene.npcs("Cartagena") == [BATZ]
    full = garden(npc(BATZ, "Sea 16"), token(FRUIT, BATZ), npc(COLOSSUS, "Cartagena"), npc(SOLDIER, "Cartagena"))
    full.choose("Sentinels of Mukul", COLOSSUS)
    assert "Batz is defeated." in full.log() and full.state.zone[full.piece(BATZ)] == SUPPLY


@rule("SL-MUK-26", "SL-FTURN-37")
def test_batz_takes_the_fruit_of_all_and_the_hostile_discard_and_flee() -> None:
    scene = garden(npc(BATZ, "Sea 7"), at(1, "Sea 3"), at(2, "Sea 3"), token(FRUIT, 1), token(FRUIT, 2),
                   npc(SOLDIER, "Sea 3"), has(1, "Golden Seed")).choose("Sentinels of Mukul")  # fmt: skip
    assert scene.held(BATZ) == [FRUIT, FRUIT] and "Undead Soldier is defeated." in scene.log()
    assert scene.kind == "lose_crew" and scene.asked == 2
    scene.choose("Gunner", "Sea 2")
    assert "Gunner" not in scene.cards(2) and scene.where(1) == "Sea 3"
    peace = garden(npc(BATZ, "Sea 7"), at(2, "Sea 3"), token(FRUIT, 2), has(2, "Golden Seed"))
    assert peace.held(BATZ) == [FRUIT] and peace.where(2) == "Sea 3"


@rule("SL-MUK-27")
def test_batz_takes_what_lies_there_and_only_with_nothing_there_puts_his_own_away() -> None:
    fetch = garden(npc(BATZ, "Cartagena"), token(FRUIT, BATZ), token(FRUIT, "Cartagena"))
    assert fetch.held(BATZ) == [FRUIT, FRUIT] and count(fetch, "Cartagena", IN_CITY) == 0, "his turn ends with it"
    put = garden(npc(BATZ, "Cartagena"), token(FRUIT, BATZ), under(IN_CITY, 1))
    assert put.held(BATZ) == [] and count(put, "Cartagena", IN_CITY) == 2
    fetching = garden(npc(BATZ, "Cartagena"), token(FRUIT, BATZ), token(FRUIT, 2), token(FRUIT, 2), at(2, "Cartagena"))
    assert fetching.held(BATZ) == [FRUIT] * 3 and count(fetching, "Cartagena", IN_CITY) == 0, "the City was not his aim"
    crew = garden(npc(SENTINEL, "Sea 12"), token(FRUIT, SENTINEL), npc(SENTINEL, "Sea 3"), npc(BATZ, "Sea 16"))
    crew.choose(BATZ)
    assert crew.held(SENTINEL) == [FRUIT], "not of a Sentinel elsewhere"
    merchant = garden(npc(BATZ, "Tortuga"), under(SOLD, 2), token(FRUIT, "Nassau"))
    assert merchant.held(BATZ) == [FRUIT] * 3 and count(merchant, "Nassau", SOLD) == 0


@rule("SL-MUK-02", "SL-FTURN-06", "SL-WIN-01")
def test_four_fruit_under_the_hidden_city_win() -> None:
    scene = garden(npc(SENTINEL, "Sea 16"), token(FRUIT, SENTINEL), under(IN_CITY, 3))
    assert scene.state.over and scene.log()[-1] == "The Sentinels of Mukul have won."
    three = garden(npc(SENTINEL, "Sea 16"), token(FRUIT, SENTINEL), under(IN_CITY, 2))
    assert not three.state.over
