"""What was used and what it brought, and what Notoriety was earned for, as the record tells it."""

from quarterdeck.games.sea_of_legends.accounts import accounts, earned_by
from quarterdeck.games.sea_of_legends.terms import EVENT_DECK
from quarterdeck.kernel.columns import NONE
from sol_scene import Scene, alone, at, deck, gold, npc, rolled, tale, tired, token, voyage

QUIET = alone(1), tired(1, "Gunner", "Quartermaster", "Navigator")


def used(scene: Scene) -> list[tuple[str, object, int, int]]:
    names = [card.name for card in scene.state.match.cards]
    return [
        (use.kind, names[use.item] if use.kind == "piece" else use.item, use.seat, use.brought)
        for use in accounts(scene.state)
    ]  # fmt: skip


def test_buried_gold_a_ship_a_port_and_an_npc_are_told_apart() -> None:
    buried = voyage(at(1, "Skull Point"), gold(1, 30), players=1).choose("Take the Port action", "Bury 30 gold")
    assert earned_by(buried.state) == {
        "adventures": 0, "ships": 0, "buried gold": 3, "NPCs": 0, "Ports": 0, "tokens": 0,
    }  # fmt: skip
    ship = voyage(at(1, "Hamilton"), gold(1, 15), players=1).choose("Take the Port action", "Peggy")
    assert earned_by(ship.state)["ships"] == 1 and ("piece", "Peggy", 0, 0) in used(ship)
    port = voyage(at(1, "Port Royal"), *QUIET, rolled("2 2 1 1", "1"), players=1).choose("Challenge Port Royal")
    assert earned_by(port.state)["Ports"] == 1
    fight = voyage(at(1, "Sea 7"), npc("Admiral", "Sea 7"), *QUIET, rolled("2 2 2 2", "1"), players=1,
                   factions=("British Empire", "Dread Tide")).choose("Challenge Admiral")  # fmt: skip
    assert earned_by(fight.state)["NPCs"] == 2 and ("piece", "Admiral", 0, 20) in used(fight), "2 Notoriety"


def test_a_trade_is_no_part_of_what_was_before_it() -> None:
    scene = voyage(at(1, "Nassau"), token("Golden Fruit", 1), players=1, factions=("Dread Tide", "Sentinels of Mukul"))
    assert earned_by(scene.choose("Trade a Golden Fruit").state)["tokens"] == 1


def test_an_event_is_nobodys() -> None:
    scene = voyage(deck(EVENT_DECK, "Treasure Fleet"), start="event")
    assert ("piece", "Treasure Fleet", NONE, 0) in used(scene)


def test_a_chapter_brought_what_its_outcome_gave() -> None:
    tale_of_hers = tale(1, "captain_kahina", "warned", part=2)
    scene = voyage(at(1, "Bridgetown"), tale_of_hers, players=1).choose("Adventure: Kahina", "Offer the valuer")
    told = [use for use in used(scene) if use[0] == "chapter"]
    assert told == [("chapter", (scene.state.arc[0], 1), 0, 10)], "a Relic"
    assert ("piece", "Ferryman's Coin", 0, 0) in used(scene)
