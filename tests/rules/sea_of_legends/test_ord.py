"""The Ordo Nocturnus (SL-ORD)."""

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import attacking_strength, group_strength, reward_notoriety, strength
from quarterdeck.games.sea_of_legends.setup import begin_with
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import ARMADA, BOARD, DREAD_TIDE, EVENT_DECK, ORDO, SUPPLY
from quarterdeck.kernel.flow import answer, answer_in_secret
from sol_scene import (
    Given, Scene, alone, at, deck, flag, fort, level, npc, rolled, tired, token, voyage,
)  # fmt: skip

INITIATE, HIM, TEMPLE, GALLEON = "Initiate", "Nocturne", "Temple", "Spanish Galleon"
SOLDIER, COLOSSUS = "Undead Soldier", "Skeletal Colossus"
FACTIONS = ("Ordo Nocturnus", "Dread Tide")
AWAY = at(1, "Sea 4"), at(2, "Sea 16")
QUIET = alone(1), tired(1, "Gunner", "Quartermaster", "Navigator")


def night(*given: Given, first: int = 1, factions: tuple[str, str] = FACTIONS) -> Scene:
    """The Faction Turn; the Event after it asks where a Galleon is placed."""
    given = *AWAY, *given, deck(EVENT_DECK, "Treasure Fleet")
    return voyage(*given, factions=factions, start="factions", first=first)


def turn(*given: Given) -> Scene:
    return voyage(*AWAY, *given, factions=FACTIONS)


def temples(*ports: str) -> tuple[Given, ...]:
    return tuple([token(TEMPLE, port) for port in ports])


def consumed(n: int) -> tuple[Given, ...]:
    return tuple([token(TEMPLE, HIM)] * n)


def closed(s: Voyage) -> None:
    """A foreign Fort in every Port."""
    for port in s.match.board.ports:
        s.fort[port] = DREAD_TIDE


def standing(scene: Scene) -> list[str]:
    """The Ports with a Temple."""
    s = scene.state
    return sorted([s.match.board.names[s.region[c]] for c in s.match.tokens[ORDO] if s.zone[c] == BOARD])


def in_supply(scene: Scene) -> int:
    return sum([scene.state.zone[c] == SUPPLY for c in scene.state.match.tokens[ORDO]])


@rule("SL-ORD-01")
def test_components_and_nothing_on_the_board() -> None:
    s = begin_with(1, (0, 4, 6), 1)
    while not s.round:
        assert s.question is not None
        q = s.question
        answer_in_secret(s, q.seat, q.options[0]) if s.answers else answer(s, q.options[0])
    names = [p.name for p in s.match.drawn]
    assert (names.count(INITIATE), names.count(HIM), names.count(TEMPLE)) == (6, 1, 5)
    placed = [s.match.drawn[c].name for c in range(s.match.size) if s.zone[c] == BOARD]
    assert not {INITIATE, HIM, TEMPLE} & set(placed)


# Initiates


@rule("SL-ORD-03", "SL-ORD-12")
def test_at_sea_an_initiate_is_an_ordinary_hostile_npc_worth_5_gold() -> None:
    scene = turn(at(1, "Sea 3"), npc(INITIATE, "Sea 7"), *QUIET, rolled("2 2 2 2", "1"))
    scene.choose("Set sail", "Sea 7")
    assert f"Player 1 declares a Challenge against {INITIATE} in Sea 7." in scene.log(), "nothing else can be done"
    assert scene.gold(1) == 13 and scene.npcs("Sea 7") == []
    prey = night(npc(GALLEON, "Sea 3"), npc(INITIATE, "Sea 7")).choose("Spanish Armada")
    assert "Initiate is defeated." in prey.log() and prey.state.gold_on[prey.piece(GALLEON)] == 5


@rule("SL-ORD-04", "SL-ORD-09", "SL-NPC-04", "SL-RULE-26")
def test_who_tends_a_temple_alone_stays_and_another_comes_who_does_not_act_yet() -> None:
    scene = night(npc(INITIATE, "Nassau"), *temples("Nassau"), level("Ordo Nocturnus", 3))
    assert scene.npcs("Nassau") == [INITIATE, INITIATE] and scene.state.round == 1 and scene.kind == "place_npc"
    assert len([line for line in scene.log() if "Initiate" in line and "appears" not in line]) == 1, "one acted"
    all_out = night(npc(INITIATE, "Nassau"), *temples("Nassau"), *[npc(INITIATE, "Sea 12")] * 5)
    while all_out.kind == "next_npc":
        all_out.choose(INITIATE)
    assert all_out.npcs("Nassau") == [INITIATE], "there was no mini left"


@rule("SL-ORD-05", "SL-ORD-10", "SL-FTURN-10")
def test_an_initiate_goes_to_the_nearest_port_without_temple_and_of_equals_to_the_weakest() -> None:
    scene = night(npc(INITIATE, "Sea 2"))
    assert "Initiate heads for St. Augustine." in scene.log(), "3 is weaker than the 4 of Nassau"
    assert standing(scene) == ["St. Augustine"] and "Temple appears in St. Augustine." in scene.log()
    taken = night(npc(INITIATE, "Sea 2"), *temples("St. Augustine"))
    assert "Initiate heads for Nassau." in taken.log()
    barred = night(npc(INITIATE, "Sea 2"), fort("Dread Tide", "St. Augustine"))
    assert "Initiate heads for Nassau." in barred.log()
    own = night(npc(INITIATE, "Sea 2"), fort("Ordo Nocturnus", "St. Augustine"))
    assert standing(own) == ["St. Augustine"]
    tie = night(npc(INITIATE, "Sea 3"), first=2)
    assert tie.kind == "objective" and tie.asked == 2 and set(tie.options) == {"Nassau", "Smuggler's Cove"}
    assert night(npc(INITIATE, "Sea 2"), closed).kind == "drift"


@rule("SL-ORD-06", "SL-ORD-08", "SL-FTURN-16")
def test_initiates_pass_whoever_is_hostile_and_attack_nobody() -> None:
    crowd = at(1, "Campeche"), npc(COLOSSUS, "Campeche"), level("Ordo Nocturnus", 4)
    scene = night(npc(INITIATE, "Sea 4"), *temples("Campeche", "Skull Point"), *crowd).choose("Ordo Nocturnus")
    assert scene.npcs("Thieves' Landing") == [INITIATE] and "Initiate moves to Campeche." in scene.log()
    assert "attacks" not in " ".join(scene.log()) and scene.where(1) == "Campeche" and scene.exhausted(1) == []
    drifting = night(npc(INITIATE, "Sea 10"), at(1, "Sea 7"), closed, level("Ordo Nocturnus", 4)).choose("Sea 7")
    assert drifting.kind == "drift" and drifting.asked == 1, "nor when it has no Objective"
    drifting.choose("Sea 10")
    beside = night(npc(INITIATE, "Sea 10"), at(1, "Sea 7"), closed).choose("Sea 7")
    assert beside.npcs("Sea 7") == [INITIATE] and beside.where(1) == "Sea 7" and beside.exhausted(1) == []


@rule("SL-ORD-07", "SL-FTURN-20")
def test_an_initiate_does_not_even_pass_through_a_region_with_another() -> None:
    given = npc(INITIATE, "Sea 4"), *temples("Campeche", "Skull Point"), level("Ordo Nocturnus", 4)
    alone_here = night(*given)
    assert "Initiate heads for Thieves' Landing." in alone_here.log(), "by way of Campeche"
    scene = night(*given, npc(INITIATE, "Campeche")).choose(INITIATE)
    assert "Initiate heads for St. Augustine." in scene.log() and scene.npcs("Sea 1") == [INITIATE]


@rule("SL-ORD-07", "SL-RULE-78")
def test_of_two_in_a_port_without_temple_one_builds_and_the_other_leaves() -> None:
    scene = night(npc(INITIATE, "Nassau"), npc(INITIATE, "Nassau")).choose(INITIATE)
    assert standing(scene) == ["Nassau", "Tortuga"]
    assert scene.npcs("Nassau") == [INITIATE] and scene.npcs("Tortuga") == [INITIATE]


@rule("SL-ORD-04", "SL-ORD-07", "SL-ORD-09")
def test_of_two_at_a_temple_the_first_leaves_and_the_second_then_tends_it() -> None:
    scene = night(npc(INITIATE, "Nassau"), npc(INITIATE, "Nassau"), *temples("Nassau")).choose(INITIATE)
    assert scene.npcs("Nassau") == [INITIATE, INITIATE], "one has left, and the one who stayed alone called another"
    assert scene.npcs("Tortuga") == [INITIATE] and standing(scene) == ["Nassau", "Tortuga"]


@rule("SL-ORD-07", "SL-ORD-05")
def test_he_does_not_keep_initiates_out() -> None:
    scene = night(npc(INITIATE, "Sea 2"), npc(HIM, "St. Augustine"), *temples("Claw Bay")).choose(INITIATE)
    assert "Initiate moves to St. Augustine." in scene.log() and scene.held(HIM) == [TEMPLE], "and he has what it built"


@rule("SL-ORD-10", "SL-ORD-14")
def test_a_temple_stands_in_a_port_that_has_none() -> None:
    on_the_way = night(npc(INITIATE, "Sea 4"), *temples("Campeche", "Skull Point"))
    assert on_the_way.npcs("Campeche") == [INITIATE] and standing(on_the_way) == ["Campeche", "Skull Point"]
    assert in_supply(on_the_way) == 3, "not a second one"
    at_sea = night(npc(INITIATE, "Sea 4"), closed).choose("Skull Point")
    assert at_sea.npcs("Skull Point") == [INITIATE] and standing(at_sea) == [], "nor under a foreign Fort"
    wet = night(npc(INITIATE, "Skull Point"), closed).choose("Sea 1")
    assert wet.npcs("Sea 1") == [INITIATE] and standing(wet) == [], "nor at sea"


@rule("SL-ORD-10", "SL-RULE-70")
def test_without_a_token_left_no_temple_is_built() -> None:
    scene = night(npc(INITIATE, "Sea 2"), npc(HIM, "Sea 11"), *consumed(3), *temples("Claw Bay", "Cartagena"))
    scene.choose(INITIATE)
    assert scene.npcs("St. Augustine") == [INITIATE] and standing(scene) == ["Cartagena", "Claw Bay"]


@rule("SL-ORD-11", "SL-MOVE-08")
def test_players_do_not_see_an_initiate_in_a_port() -> None:
    scene = turn(at(1, "Sea 3"), npc(INITIATE, "Nassau"), npc(INITIATE, "Nassau")).choose("Set sail", "Nassau")
    assert scene.kind == "sail" and scene.offers("Sea 6"), "the move goes on"
    scene.choose("Drop anchor")
    assert scene.offers("Take the Port action") and scene.offers("Challenge Nassau")
    assert not scene.offers("Challenge Initiate")
    regions = scene.state.match.rules.view(scene.state, 0)["regions"]
    nassau = next(region for region in regions if region["name"] == "Nassau")
    assert [c["name"] for c in nassau["concealed"]] == [INITIATE, INITIATE] and not nassau["groups"], "but it is shown"


@rule("SL-ORD-11", "SL-SPA-05", "SL-FTURN-25")
def test_npcs_do_not_see_an_initiate_in_a_port() -> None:
    scene = night(npc(GALLEON, "Sea 3"), npc(INITIATE, "Nassau"), at(1, "Sea 10"), at(2, "Sea 10"))
    scene.choose("Spanish Armada")
    assert "Spanish Galleon heads for Sea 10." in scene.log()
    passing = night(npc(GALLEON, "Nassau"), npc(INITIATE, "Nassau"), flag(1, "Nassau")).choose("Spanish Armada")
    assert passing.flag("Nassau") is None and passing.npcs("Nassau") == [INITIATE, GALLEON], "no attack"
    horde = night(npc(COLOSSUS, "Nassau"), npc(INITIATE, "Nassau")).choose("Dread Tide")
    assert horde.state.infested >> horde.region("Nassau") & 1, "nobody hostile is there"


@rule("SL-ORD-11", "SL-AZT-09", "SL-TLA-09", "SL-MUK-18", "SL-SKY-18")
def test_what_a_concealed_initiate_holds_is_nobodys_objective() -> None:
    """At sea one may have beaten off an attack, and have what the attacker held."""
    hunters = {
        "Aztecs": ("Champion", "Aztec Gold"), "Children of Tlaloc": ("Merfolk Guardian", "Summoning Relic"),
        "Sentinels of Mukul": ("Sentinel", "Golden Fruit"), "Skystalkers": ("Harpy", "Harpy Egg"),
    }  # fmt: skip
    for faction, (hunter, prize) in hunters.items():
        given = npc(hunter, "Sea 7"), npc(INITIATE, "Nassau"), token(prize, INITIATE)
        scene = night(*given, factions=("Ordo Nocturnus", faction)).choose(faction)
        assert scene.kind == "drift", faction
        at_sea = npc(hunter, "Sea 7"), npc(INITIATE, "Sea 3"), token(prize, INITIATE)
        scene = night(*at_sea, factions=("Ordo Nocturnus", faction)).choose(faction)
        assert f"{hunter} heads for Sea 3." in scene.log()
    for faction, leader, prize in (("Aztecs", "Quetzalcoatl", "Aztec Gold"),
                                   ("Sentinels of Mukul", "Batz", "Golden Fruit")):  # fmt: skip
        given = npc(leader, "Sea 7"), npc(INITIATE, "Nassau"), token(prize, INITIATE)
        scene = night(*given, factions=("Ordo Nocturnus", faction)).choose(faction)
        assert f"{leader} heads for Nassau." not in scene.log()
    galleon = npc(GALLEON, "Sea 7"), npc(INITIATE, "Nassau"), npc("Sentinel", "Nassau"), token("Golden Fruit", INITIATE)
    lured = night(*galleon, at(1, "Sea 3"), factions=("Ordo Nocturnus", "Sentinels of Mukul")).choose("Spanish Armada")
    assert lured.kind == "objective" and set(lured.options) == {"Nassau", "Sea 3"}, "the Sentinel, but not the Fruit"


@rule("SL-ORD-13", "SL-RULE-81", "SL-CHAL-47", "SL-CHAL-48")
def test_who_wins_the_port_removes_initiates_and_temple_without_reward() -> None:
    given = npc(INITIATE, "Nassau", gold=3, notoriety=1), npc(INITIATE, "Nassau"), *temples("Nassau", "Tortuga")
    scene = turn(at(1, "Nassau"), *given, *QUIET, rolled("2 2 2 2", "1")).choose("Challenge Nassau")
    assert scene.npcs("Nassau") == [] and standing(scene) == ["Tortuga"] and in_supply(scene) == 4
    assert scene.flag("Nassau") == 1 and scene.gold(1) == 8 + 7 and scene.notoriety(1) == 0, "the Port's reward alone"
    own = turn(at(1, "Nassau"), flag(1, "Nassau"), *given, *QUIET, rolled("2 2 2 2", "1")).choose("Challenge Nassau")
    assert own.npcs("Nassau") == [] and standing(own) == ["Tortuga"] and own.gold(1) == 8
    lost = turn(at(1, "Nassau"), *given, *QUIET, rolled("X X X 2", "1")).choose("Challenge Nassau")
    assert lost.npcs("Nassau") == [INITIATE, INITIATE] and standing(lost) == ["Nassau", "Tortuga"]


@rule("SL-RULE-81", "SL-NPC-10")
def test_tokens_that_removed_initiates_held_stay_in_the_port() -> None:
    both = "Ordo Nocturnus", "Aztecs"
    scene = voyage(*AWAY, at(1, "Nassau"), npc(INITIATE, "Nassau"), token("Aztec Gold", INITIATE), *QUIET,
                   rolled("2 2 2 2", "1"), factions=both).choose("Challenge Nassau")  # fmt: skip
    assert scene.offers("Pick up an Aztec Gold")
    eaten = night(npc(HIM, "Nassau"), npc(INITIATE, "Nassau"), token("Aztec Gold", INITIATE), *temples("Nassau"),
                  factions=both).choose(HIM)  # fmt: skip
    assert eaten.npcs("Nassau") == [HIM] and eaten.held(HIM) == [TEMPLE]
    gold = eaten.piece("Aztec Gold")
    assert eaten.state.zone[gold] == BOARD and eaten.state.region[gold] == eaten.region("Nassau")


@rule("SL-ORD-14", "SL-FORT-05", "SL-FORT-06")
def test_a_foreign_fort_keeps_temples_out_and_removes_one_but_not_the_initiates() -> None:
    scene = turn(npc(INITIATE, "Nassau"), *temples("Nassau"))
    happenings.place_fort(scene.state, scene.region("Nassau"), ARMADA)
    assert standing(scene) == [] and in_supply(scene) == 5 and scene.npcs("Nassau") == [INITIATE]
    own = turn(npc(INITIATE, "Nassau"), *temples("Nassau"))
    happenings.place_fort(own.state, own.region("Nassau"), ORDO)
    assert standing(own) == ["Nassau"]
    closed_port = night(npc(INITIATE, "Nassau"), fort("Dread Tide", "Nassau"))
    assert closed_port.npcs("Nassau") == [] and "Nassau" not in standing(closed_port)


@rule("SL-ORD-15", "SL-FLAG-01")
def test_a_temple_is_no_flag_and_leaves_the_port_open() -> None:
    scene = turn(at(1, "Nassau"), flag(1, "Nassau"), *temples("Nassau"))
    assert scene.flag("Nassau") == 1 and scene.offers("Take the Port action")
    built = night(npc(INITIATE, "Sea 2"), flag(2, "St. Augustine"))
    assert standing(built) == ["St. Augustine"] and built.flag("St. Augustine") == 2


# Nocturne


@rule("SL-ORD-16", "SL-NPC-04", "SL-RULE-26")
def test_the_fifth_temple_brings_him_who_consumes_it_at_once_and_acts_next_time() -> None:
    four = temples("Claw Bay", "Cartagena", "Havana", "Nassau")
    scene = night(npc(INITIATE, "Sea 2"), *four)
    assert "Nocturne appears in St. Augustine." in scene.log() and scene.held(HIM) == [TEMPLE]
    assert scene.npcs("St. Augustine") == [HIM] and standing(scene) == ["Cartagena", "Claw Bay", "Havana", "Nassau"]
    assert scene.kind == "place_npc" and "Nocturne heads" not in " ".join(scene.log()), "the Event follows"
    there = night(npc(INITIATE, "Sea 2"), *four, npc(HIM, "Sea 11")).choose(INITIATE)
    assert len(standing(there)) == 5 and there.npcs("St. Augustine") == [INITIATE], "he was in play"
    fewer = night(npc(INITIATE, "Sea 2"), *four[:3])
    assert "Nocturne appears" not in " ".join(fewer.log()) and len(standing(fewer)) == 4


@rule("SL-ORD-17", "SL-ORD-22", "SL-NPC-14")
def test_he_grows_by_two_with_every_temple_and_his_reward_by_one() -> None:
    scene = turn(npc(HIM, "Sea 3"), *consumed(2))
    s, him = scene.state, scene.piece(HIM)
    assert strength(s, him) == 4 + 4 and reward_notoriety(s, him) == 1 + 2


@rule("SL-ORD-22", "SL-ORD-17", "SL-NPC-09")
def test_whoever_defeats_him_does_not_have_the_temples() -> None:
    scene = turn(at(1, "Sea 7"), npc(HIM, "Sea 7"), *consumed(1), *QUIET, rolled("2 2 2 2", "1"))
    scene.choose("Challenge Nocturne")
    assert "Player 1 wins, 9 to 6." in scene.log() and scene.notoriety(1) == 2
    assert TEMPLE not in scene.cards(1) and in_supply(scene) == 5
    beaten = night(npc(HIM, "Nassau"), npc(COLOSSUS, "Nassau"), *consumed(1)).choose("Dread Tide")
    assert "Nocturne is defeated." in beaten.log(), "8 against 6"
    assert in_supply(beaten) == 5 and beaten.held(COLOSSUS) == []
    assert beaten.state.notoriety_on[beaten.piece(COLOSSUS)] == 2


@rule("SL-RULE-63", "SL-NPC-09")
def test_removed_otherwise_he_leaves_no_temple_in_the_region() -> None:
    scene = turn(npc(HIM, "Nassau"), *consumed(3))
    happenings.remove(scene.state, scene.piece(HIM))
    assert standing(scene) == [] and in_supply(scene) == 5


@rule("SL-ORD-18", "SL-ORD-19", "SL-RULE-47")
def test_he_goes_recklessly_to_the_nearest_temple() -> None:
    scene = night(npc(HIM, "Sea 7"), *temples("Nassau", "Tortuga"))
    assert "Nocturne heads for Nassau." in scene.log()
    tie = night(npc(HIM, "Sea 7"), *temples("Nassau", "Hamilton"), first=2)
    assert tie.kind == "objective" and tie.asked == 2 and set(tie.options) == {"Nassau", "Hamilton"}
    assert night(npc(HIM, "Sea 7")).kind == "drift"
    here = night(npc(HIM, "Nassau"), *temples("Nassau", "Tortuga"))
    assert here.npcs("Nassau") == [HIM]
    bold = night(npc(HIM, "Sea 7"), *temples("Nassau"), npc(COLOSSUS, "Nassau")).choose("Ordo Nocturnus")
    assert bold.npcs("Nassau") == [COLOSSUS] and standing(bold) == ["Nassau"]


@rule("SL-ORD-20", "SL-FTURN-27", "SL-FTURN-37")
def test_he_attacks_the_whole_region() -> None:
    scene = night(npc(HIM, "Sea 7"), *temples("Nassau"), npc(SOLDIER, "Nassau"), npc(GALLEON, "Nassau"),
                  at(1, "Nassau"), at(2, "Nassau")).choose("Ordo Nocturnus")  # fmt: skip
    assert scene.npcs("Nassau") == [HIM] and scene.kind == "lose_crew" and scene.asked == 1
    scene.choose("Gunner", "Sea 2", "Navigator", "Sea 3")
    assert "Gunner" not in scene.cards(1) and "Navigator" not in scene.cards(2)
    assert (scene.where(1), scene.where(2)) == ("Sea 2", "Sea 3") and scene.held(HIM) == [TEMPLE]


@rule("SL-ORD-21")
def test_he_consumes_the_temple_and_its_initiates() -> None:
    scene = night(npc(HIM, "Sea 7"), *temples("Nassau"), npc(INITIATE, "Nassau"), npc(INITIATE, "Nassau"))
    scene.choose(HIM)
    assert scene.held(HIM) == [TEMPLE] and standing(scene) == [] and scene.npcs("Nassau") == [HIM]


@rule("SL-ORD-02", "SL-FTURN-06", "SL-WIN-01")
def test_four_consumed_temples_win() -> None:
    scene = night(npc(HIM, "Sea 7"), *consumed(3), *temples("Nassau"))
    assert scene.state.over and scene.log()[-1] == "The Ordo Nocturnus has won."
    three = night(npc(HIM, "Sea 7"), *consumed(2), *temples("Nassau", "Claw Bay"))
    assert not three.state.over


@rule("SL-ORD-23", "SL-RULE-61", "SL-NPC-23")
def test_concealed_initiates_neither_help_him_nor_fall_with_him() -> None:
    scene = turn(at(1, "Nassau"), npc(HIM, "Nassau"), npc(INITIATE, "Nassau"), *QUIET, rolled("2 2 1 1", "1"))
    s, him = scene.state, scene.piece(HIM)
    assert attacking_strength(s, him, scene.region("Nassau")) == 4
    scene.choose("Challenge Nocturne")
    assert "Player 1 wins, 7 to 4." in scene.log() and scene.npcs("Nassau") == [INITIATE]
    sea = turn(npc(HIM, "Sea 7"), npc(INITIATE, "Sea 7"))
    pair = sea.piece(HIM), sea.piece(INITIATE)
    assert group_strength(sea.state, pair) == 4 + 1 and attacking_strength(sea.state, pair[0], sea.region("Sea 7")) == 5
