"""The Atlantean Usurpers (SL-ATL)."""

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import enemies, groups, hostile
from quarterdeck.games.sea_of_legends.terms import ATLANTEANS, BOARD, EVENT_DECK, SUPPLY
from sol_scene import Given, Scene, alone, at, deck, npc, rolled, tired, token, voyage

KING, SEEKER, TROPHY = "King Alaran", "Seeker", "Trophy"
FACTIONS = ("Atlantean Usurpers", "Dread Tide")
AWAY = at(1, "Skull Point"), at(2, "Bridgetown")
QUIET = alone(1), tired(1, "Gunner", "Quartermaster", "Navigator")


def hunt(*given: Given, wounds: int = 0, start: str = "factions") -> Scene:
    def wounded(s: object) -> None:
        s.store[ATLANTEANS] = wounds  # type: ignore[attr-defined]

    return voyage(*AWAY, *given, wounded, factions=FACTIONS, start=start)


@rule("SL-ATL-01", "SL-ATL-02")
def test_components_of_the_usurpers() -> None:
    m = voyage(factions=FACTIONS).state.match
    names = [p.name for p in m.drawn]
    assert (names.count(KING), names.count(SEEKER), names.count(TROPHY)) == (1, 4, 9)
    assert sum(bool(getattr(p, "vault", False)) for p in m.drawn) == 8


@rule("SL-ATL-04", "SL-EVENT-14", "SL-RULE-33", "SL-RULE-63")
def test_the_king_enters_with_the_first_atlantean_event_and_again_after_a_removal() -> None:
    scene = voyage(*AWAY, deck(EVENT_DECK, "A Price on the King"), factions=FACTIONS, start="event")
    assert scene.kind == "place_npc" and len(scene.options) == 16 and scene.asked == 1
    scene.choose("Sea 9")
    assert scene.npcs("Sea 9") == [KING]
    happenings.remove(scene.state, scene.piece(KING))
    s = scene.state
    while s.round < 3:
        scene.choose("End the turn" if scene.offers("End the turn") else scene.options[0])
    assert s.zone[scene.piece(KING)] == BOARD, "he returns with the next card"


@rule("SL-ATL-05", "SL-ATL-06", "SL-ATL-07", "SL-ATL-08", "SL-NPC-23")
def test_he_is_neutral_to_all_but_seekers_and_blocks_nobody() -> None:
    three = npc(KING, "Sea 3"), npc(SEEKER, "Sea 3"), npc("Undead Soldier", "Sea 3")
    scene = voyage(at(1, "Sea 7"), *three, factions=FACTIONS)
    s, king = scene.state, scene.piece(KING)
    assert not hostile(s, king, 0) and not enemies(s, king, scene.piece("Undead Soldier"))
    assert enemies(s, king, scene.piece(SEEKER)) and enemies(s, scene.piece(SEEKER), king)
    assert [len(group) for group in groups(s, scene.region("Sea 3"))] == [1, 1, 1]
    peace = voyage(at(1, "Tortuga"), npc(KING, "Tortuga"), factions=FACTIONS)
    assert peace.offers("Take the Port action") and not peace.offers("Challenge King Alaran")
    by = voyage(at(1, "Sea 7"), npc(KING, "Nassau"), factions=FACTIONS).choose("Set sail", "Nassau")
    assert by.kind == "sail", "he stops nobody"


@rule("SL-ATL-09", "SL-ATL-11", "SL-RULE-37", "SL-FTURN-02")
def test_he_goes_first_and_away_from_the_nearest_seeker() -> None:
    scene = hunt(npc(KING, "Sea 7"), npc(SEEKER, "Sea 2"))
    assert scene.kind == "where_the_king_goes" and set(scene.options) == {"Hamilton", "Sea 11"}
    scene.choose("Sea 11")
    assert "Seeker heads for Sea 11." in scene.log()
    cornered = hunt(npc(KING, "Skull Point"), npc(SEEKER, "Nassau"))
    assert cornered.npcs("Skull Point") == [KING] or cornered.npcs("Sea 4") == [KING]


@rule("SL-RULE-37", "SL-ATL-09")
def test_he_stays_only_if_every_step_leads_closer_to_a_seeker() -> None:
    same = hunt(npc(KING, "Sea 4"), npc(SEEKER, "Sea 1"))
    assert "King Alaran moves to Campeche." in same.log(), "two away from her, as he was"
    worse = hunt(npc(KING, "Sea 4"), npc(SEEKER, "Havana"))
    assert worse.npcs("Sea 4") == [KING] and "King Alaran moves" not in " ".join(worse.log())


@rule("SL-ATL-10")
def test_without_seekers_he_must_move_to_a_neighbour() -> None:
    scene = hunt(npc(KING, "Sea 4"))
    assert set(scene.options) == {"Campeche", "Skull Point"} and scene.asked == 1


@rule("SL-ATL-12", "SL-ATL-24", "SL-CHAL-45")
def test_who_defeats_a_seeker_gains_a_trophy_and_one_notoriety() -> None:
    scene = voyage(at(1, "Sea 7"), *QUIET, npc(SEEKER, "Sea 7"), rolled("1 1 1 1", "X"), factions=FACTIONS)
    scene.choose("Challenge Seeker")
    assert TROPHY in scene.cards(1) and scene.notoriety(1) == 1 and scene.gold(1) == 8
    other = hunt(npc("Spanish Galleon", "Sea 7"), npc(SEEKER, "Sea 3")).choose("Spanish Armada")
    assert other.held("Spanish Galleon") == [TROPHY]
    none = voyage(at(1, "Sea 7"), *QUIET, npc(SEEKER, "Sea 7"), rolled("1 1 1 1", "X"), *[token(TROPHY, 2)] * 9,
                  factions=("Atlantean Usurpers", "Aztecs"))  # fmt: skip
    before = none.cards(1)
    none.choose("Challenge Seeker")
    assert none.notoriety(1) == 1 and none.cards(1) == before


@rule("SL-ATL-13", "SL-ATL-14", "SL-ATL-15", "SL-FTURN-20")
def test_seekers_hunt_the_king_and_keep_apart() -> None:
    assert hunt(npc(SEEKER, "Sea 7")).kind == "drift", "he is not in play"
    scene = hunt(npc(KING, "Skull Point"), npc(SEEKER, "Sea 9"), npc(SEEKER, "Sea 5"))
    scene.choose(scene.options[0])
    while scene.kind != "next_npc":
        scene.choose(scene.options[0])
    scene.choose(SEEKER)
    assert all(scene.npcs(name).count(SEEKER) < 2 for name in scene.state.match.board.names)


@rule("SL-ATL-15", "SL-FTURN-20", "SL-RULE-67")
def test_a_seeker_goes_around_a_region_with_another() -> None:
    """The way from Sea 4 to Claw Bay, where the King goes, leads through Campeche."""
    scene = hunt(npc(SEEKER, "Sea 4"), npc(SEEKER, "Campeche"), npc(KING, "Sea 12"))
    assert scene.npcs("Claw Bay") == [KING] and scene.kind == "next_npc"
    scene.choose(SEEKER)
    assert scene.npcs("Skull Point") == [SEEKER]
    after = hunt(npc(SEEKER, "Campeche"), npc(SEEKER, "Sea 4"), npc(KING, "Sea 12")).choose(SEEKER)
    while after.kind == "path":
        after.choose("Sea 12")
    assert after.npcs("Campeche") == [SEEKER], "it is free once the other has left"


@rule("SL-ATL-16", "SL-RULE-38", "SL-RULE-78", "SL-ATL-17", "SL-ATL-18", "SL-ATL-22", "SL-ATL-23")
def test_a_seeker_with_the_king_wounds_him_and_is_gone_without_a_trophy() -> None:
    scene = hunt(npc(KING, "Sea 12"), npc(SEEKER, "Sea 12", gold=4), npc(SEEKER, "Sea 12"))
    scene.choose(scene.options[0])
    s = scene.state
    while scene.kind == "next_npc":
        scene.choose(SEEKER)
    assert s.store[ATLANTEANS] == 2 and s.gold == [8, 8], "he fled one step; both caught up, one after the other"
    assert not any(s.zone[c] != SUPPLY for c, p in enumerate(s.match.drawn) if p.name == TROPHY)


@rule("SL-ATL-18", "SL-ATL-22", "SL-FTURN-44", "SL-FTURN-41")
def test_who_wounds_the_king_does_nothing_to_the_player_beside_him() -> None:
    scene = hunt(npc(KING, "Sea 12"), npc(SEEKER, "Sea 12"))
    refuge = scene.options[0]
    caught = hunt(npc(KING, "Sea 12"), npc(SEEKER, "Sea 12"), at(2, refuge)).choose(refuge)
    assert caught.state.store[ATLANTEANS] == 1 and caught.npcs(refuge) == [KING]
    assert caught.exhausted(2) == [] and caught.where(2) == refuge and caught.kind != "lose_crew"


@rule("SL-ATL-19", "SL-ATL-21")
def test_after_defeating_somebody_else_it_steps_closer_to_him() -> None:
    scene = hunt(npc(KING, "Claw Bay"), npc(SEEKER, "Sea 7"), npc("Undead Soldier", "Nassau"))
    scene.choose("Atlantean Usurpers")
    while scene.kind in ("where_the_king_goes", "path") or scene.offers(SEEKER):
        scene.choose("Nassau" if scene.offers("Nassau") else scene.options[0])
    assert "Undead Soldier is defeated." in scene.log()
    assert scene.kind == "follow" and set(scene.options) == {"Sea 6", "Tortuga"}
    scene.choose("Tortuga")
    assert scene.npcs("Tortuga") == [SEEKER]


@rule("SL-ATL-19", "SL-ATL-20", "SL-ATL-21")
def test_when_there_is_no_further_step() -> None:
    calm = hunt(npc(KING, "Claw Bay"), npc(SEEKER, "Sea 7"))
    while calm.kind in ("where_the_king_goes", "path"):
        calm.choose(calm.options[0])
    s = calm.state
    assert s.match.board.distance[calm.region("Sea 7")][s.region[calm.piece(SEEKER)]] == 1
    assert calm.kind != "follow", "it has attacked nobody"
    kingless = hunt(npc(SEEKER, "Sea 7"), npc("Undead Soldier", "Sea 3")).choose("Atlantean Usurpers", "Sea 3")
    assert "Undead Soldier is defeated." in kingless.log() and kingless.npcs("Sea 3") == [SEEKER]
    beside = hunt(npc(KING, "Claw Bay"), npc(SEEKER, "Sea 7"), npc("Undead Soldier", "Nassau"), npc(SEEKER, "Tortuga"))
    beside.choose("Atlantean Usurpers", SEEKER, "Nassau")
    assert "Undead Soldier is defeated." in beside.log()
    assert beside.npcs("Sea 6") == [SEEKER], "Tortuga is as near to him, but another Seeker was there"


@rule("SL-ATL-20")
def test_an_attacked_player_exhausts_a_crew_and_stays() -> None:
    scene = hunt(npc(KING, "Claw Bay"), npc(SEEKER, "Sea 7"), at(1, "Nassau"))
    while scene.kind in ("where_the_king_goes", "path"):
        scene.choose("Nassau" if scene.offers("Nassau") else scene.options[0])
    assert scene.kind == "lose_crew" and scene.asked == 1
    scene.choose("Gunner")
    assert scene.where(1) == "Nassau" and scene.kind == "follow"


@rule("SL-ATL-03", "SL-WIN-01")
def test_the_third_wound_wins() -> None:
    scene = hunt(npc(KING, "Sea 12"), npc(SEEKER, "Sea 12"), npc(SEEKER, "Campeche"), npc(SEEKER, "Claw Bay"),
                 npc(SEEKER, "Thieves' Landing"), wounds=2)  # fmt: skip
    while not scene.state.over:
        scene.choose(scene.options[0])
    assert scene.log()[-1] == "The Atlantean Usurpers have won." and scene.state.round == 1


@rule("SL-ATL-25", "SL-ATL-26", "SL-FREE-05", "SL-FREE-06", "SL-FREE-10")
def test_trophies_can_be_picked_up_and_dropped_where_nobody_hostile_is() -> None:
    scene = voyage(at(1, "Sea 7"), token(TROPHY, "Sea 7"), factions=FACTIONS)
    scene.choose("Pick up a Trophy")
    assert TROPHY in scene.cards(1)
    scene.choose("Drop a Trophy")
    assert TROPHY not in scene.cards(1) and scene.offers("Pick up a Trophy")
    watched = voyage(at(1, "Sea 7"), token(TROPHY, "Sea 7"), npc(SEEKER, "Sea 7"), factions=FACTIONS)
    assert not watched.offers("Pick up")
    assert not voyage(at(1, "Sea 7"), token(TROPHY, "Sea 3"), token(TROPHY, 2), factions=FACTIONS).offers("Pick up")
    holder = voyage(npc("Spanish Galleon", "Sea 3"), token(TROPHY, "Spanish Galleon"), factions=FACTIONS)
    c = holder.state.gear(holder.piece("Spanish Galleon"))[0]
    happenings.remove(holder.state, holder.piece("Spanish Galleon"))
    assert holder.state.zone[c] == BOARD and holder.state.region[c] == holder.region("Sea 3")


@rule("SL-ATL-27", "SL-FREE-11")
def test_a_trophy_can_be_won_from_a_player() -> None:
    scene = voyage(at(1, "Nassau"), at(2, "Nassau"), token(TROPHY, 2), *QUIET, alone(2),
                   tired(2, "Gunner", "Quartermaster"), rolled("2 2 2 2", "1"), rolled("X X X X", "1"),
                   factions=FACTIONS).choose("Challenge Player 2", TROPHY)  # fmt: skip
    assert TROPHY in scene.cards(1)


@rule("SL-ATL-28", "SL-ATL-29", "SL-FREE-12")
def test_in_the_kings_region_a_trophy_is_worth_a_vault_relic() -> None:
    scene = voyage(at(1, "Sea 7"), npc(KING, "Sea 7"), token(TROPHY, 1), factions=FACTIONS)
    assert sum(words.startswith("Exchange") for words in scene.options) == 8
    assert not voyage(at(1, "Sea 7"), npc(KING, "Sea 3"), token(TROPHY, 1), factions=FACTIONS).offers("Exchange")
    assert not voyage(at(1, "Sea 7"), token(TROPHY, 1), factions=FACTIONS).offers("Exchange")
    gold = voyage(at(1, "Sea 7"), npc(KING, "Sea 7"), token("Aztec Gold", 1), factions=("Atlantean Usurpers", "Aztecs"))
    assert not gold.offers("Exchange"), "for Trophies alone"
    scene.choose("Kingsworn's Gift")
    assert "Kingsworn's Gift" in scene.cards(1) and scene.notoriety(1) == 1 and not scene.offers("Exchange")
    assert TROPHY not in scene.cards(1) and scene.state.zone[scene.piece(TROPHY)] == SUPPLY
    scene.choose("Set sail", "Hamilton", "Sea 11")
    assert scene.kind == "sail", "one step more"
