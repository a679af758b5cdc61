"""The Skystalkers (SL-SKY)."""

import pytest

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import allied_bonus, enemies, hostile, reward_gold, reward_notoriety
from quarterdeck.games.sea_of_legends.board import chart
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.facts import Captain, Event
from quarterdeck.games.sea_of_legends.printing import printed
from quarterdeck.games.sea_of_legends.setup import begin_with
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import BOARD, EVENT_DECK, SKYSTALKERS, SUPPLY
from quarterdeck.kernel.flow import answer, answer_in_secret
from sol_scene import Given, Scene, alone, at, deck, has, npc, rolled, tired, token, voyage

HARPY, EGG, GALLEON = "Harpy", "Harpy Egg", "Spanish Galleon"
FACTIONS = ("Skystalkers", "Dread Tide")
AWAY = at(1, "Skull Point"), at(2, "Bridgetown")
QUIET = alone(1), tired(1, "Gunner", "Quartermaster", "Navigator")


def sky(*given: Given, first: int = 1) -> Scene:
    """Her Faction Turn."""
    return voyage(*AWAY, *given, factions=FACTIONS, start="factions", first=first)


def turn(*given: Given) -> Scene:
    return voyage(*AWAY, *given, factions=FACTIONS)


def tracked(player: int, position: int) -> Given:
    def change(s: Voyage) -> None:
        s.tracker[player - 1] = position

    return change


def loose(scene: Scene, region: str) -> int:
    """How many Eggs lie in a region."""
    s = scene.state
    return sum(s.zone[c] == BOARD and s.region[c] == scene.region(region) for c in s.match.tokens[SKYSTALKERS])


@rule("SL-SKY-01", "SL-SKY-03", "SL-SKY-04", "SL-SETUP-27", "SL-NPC-15")
def test_an_egg_lies_where_each_captain_begins_and_she_is_not_there() -> None:
    s = begin_with(2, (0, 4, 9), 1)
    while not s.round:
        assert s.question is not None
        q = s.question
        answer_in_secret(s, q.seat, q.options[0]) if s.answers else answer(s, q.options[0])
    placed = sorted(s.region[c] for c in s.match.tokens[SKYSTALKERS] if s.zone[c] == BOARD)
    assert placed == sorted(s.where(seat) for seat in range(2))
    names = [p.name for p in s.match.drawn]
    assert names.count(HARPY) == 1 and names.count(EGG) == 9 and s.zone[names.index(HARPY)] == SUPPLY


@rule("SL-SKY-05", "SL-NOTO-06", "SL-NOTO-07", "SL-SKY-07", "SL-RULE-51", "SL-FREE-10")
def test_eggs_are_picked_up_and_dropped_all_together_and_each_is_one_notoriety() -> None:
    scene = turn(at(1, "Sea 7"), npc(HARPY, "Sea 12"), token(EGG, "Sea 7"), token(EGG, "Sea 7"))
    assert sum("Pick up" in words for words in scene.options) == 1
    scene.choose("Pick up a Harpy Egg")
    assert scene.notoriety(1) == 2 and not scene.offers("Pick up") and scene.npcs("Sea 7") == []
    scene.choose("Set sail", "Hamilton", "Drop anchor")
    assert sum("Drop a" in words for words in scene.options) == 1, "before and after the move"
    scene.choose("Drop a Harpy Egg")
    assert scene.notoriety(1) == 0 and loose(scene, "Hamilton") == 2, "the Tracker is not placed: nothing for it"
    assert not turn(at(1, "Sea 7"), token(EGG, "Sea 7"), npc(GALLEON, "Sea 7")).offers("Pick up")


@rule("SL-SKY-06", "SL-FREE-11", "SL-SKY-11")
def test_an_egg_can_be_won_from_a_player_whose_tracker_is_lost_with_the_last() -> None:
    quiet2 = alone(2), tired(2, "Gunner", "Quartermaster")
    scene = turn(at(1, "Nassau"), at(2, "Nassau"), token(EGG, 2), tracked(2, 3), *QUIET, *quiet2,
                 rolled("2 2 2 2", "1"), rolled("X X X X", "1"))  # fmt: skip
    scene.choose("Challenge Player 2", EGG)
    assert (scene.notoriety(1), scene.notoriety(2)) == (1, 0) and scene.state.tracker == [0, 0]
    two = turn(at(1, "Nassau"), at(2, "Nassau"), token(EGG, 2), token(EGG, 2), tracked(2, 3), *QUIET, *quiet2,
               rolled("2 2 2 2", "1"), rolled("X X X X", "1"))  # fmt: skip
    two.choose("Challenge Player 2", EGG)
    assert two.state.tracker == [0, 3], "one Egg is left, and the card"
    holder = turn(npc(GALLEON, "Sea 3"), token(EGG, GALLEON))
    happenings.remove(holder.state, holder.piece(GALLEON))
    assert loose(holder, "Sea 3") == 1


@rule("SL-SKY-08", "SL-SKY-09", "SL-ROUND-06", "SL-RULE-07")
def test_the_tracker_is_placed_and_advances_at_the_end_of_each_own_turn() -> None:
    scene = turn(at(1, "Sea 7"), npc(HARPY, "Sea 12"), token(EGG, "Sea 7"), token(EGG, "Sea 7"))
    scene.choose("Pick up a Harpy Egg")
    assert scene.state.tracker == [0, 0]
    scene.choose("End the turn", "End the turn")
    assert scene.state.tracker == [1, 0], "one card for both Eggs, and nothing for who has none"
    late = turn(token(EGG, 1), tracked(1, 4)).choose("End the turn", "End the turn")
    assert late.state.tracker == [5, 0]


@rule("SL-SKY-10", "SL-SKY-11")
@pytest.mark.parametrize(("position", "gained"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (9, 3)])
def test_dropping_gains_notoriety_by_the_tracker_once(position: int, gained: int) -> None:
    scene = turn(token(EGG, 1), token(EGG, 1), tracked(1, position)).choose("Drop a Harpy Egg")
    assert scene.state.notoriety[0] == gained == scene.notoriety(1)
    assert scene.state.tracker == [0, 0]


@rule("SL-SKY-12", "SL-RULE-55", "SL-RULE-75", "SL-SKY-03")
def test_who_picks_up_an_egg_calls_her_and_may_still_sail_away() -> None:
    scene = turn(at(1, "Nassau"), token(EGG, "Nassau")).choose("Pick up a Harpy Egg")
    assert scene.npcs("Nassau") == [HARPY]
    assert scene.options == ["Set sail", "Challenge Harpy", "End the turn"]
    again = turn(at(1, "Nassau"), token(EGG, "Nassau"), npc(HARPY, "Sea 12")).choose("Pick up a Harpy Egg")
    assert again.npcs("Nassau") == [] and again.npcs("Sea 12") == [HARPY], "there is only one"


@rule("SL-SKY-13", "SL-EVENT-14", "SL-RULE-33", "SL-EVENT-05")
def test_an_event_brings_her_and_her_mood_says_what_is_carried_out() -> None:
    calm = voyage(*AWAY, deck(EVENT_DECK, "Feathers on the Deck"), factions=FACTIONS, start="event")
    assert calm.kind == "place_npc" and len(calm.options) == 16
    calm.choose("Sea 9")
    assert calm.npcs("Sea 9") == [HARPY] and loose(calm, "Nassau") == 1
    assert sum("lines unlocked" in line for line in calm.log()) == 2
    assert calm.kind == "take_turn" and not calm.state.lasting
    angry = voyage(*AWAY, deck(EVENT_DECK, "Feathers on the Deck"), npc(HARPY, "Sea 4"), token(EGG, 2),
                   factions=FACTIONS, start="event")  # fmt: skip
    assert angry.npcs("Sea 4") == [HARPY] and loose(angry, "Nassau") == 1 and angry.kind == "place_npc"
    angry.choose("Sea 3")
    assert loose(angry, "Sea 3") == 1 and angry.kind == "take_turn"
    assert reward_gold(angry.state, angry.piece(HARPY)) == 5 > reward_gold(calm.state, calm.piece(HARPY))
    assert printed(angry.state.match.drawn[angry.piece("Feathers on the Deck")])[1:3] == [
        "While the Harpy is Calm: each player unlocks the next line of one of their Nemeses.",
        "While the Harpy is Enraged: place 1 Harpy Egg in a Sea region.",
    ]


def test_no_event_brings_an_egg_to_where_one_lies_from_the_beginning() -> None:
    cards = catalogue().cards
    events = [card for card in cards if isinstance(card, Event) and card.faction == SKYSTALKERS]
    texts = [line for card in events for line in printed(card)]
    assert len(events) == 6
    for start in [chart().names[card.start] for card in cards if isinstance(card, Captain)]:
        assert not any(start in line for line in texts), start


@rule("SL-SKY-14", "SL-NPC-07", "SL-SKY-06")
def test_who_defeats_her_has_her_eggs_and_one_notoriety_more_than_she_holds() -> None:
    scene = turn(at(1, "Sea 7"), npc(HARPY, "Sea 7"), token(EGG, HARPY), token(EGG, 2), *QUIET,
                 rolled("2 2 2 2", "1"))  # fmt: skip
    assert reward_notoriety(scene.state, scene.piece(HARPY)) == 2
    scene.choose("Challenge Harpy")
    assert scene.state.notoriety[0] == 2 and scene.notoriety(1) == 3 and EGG in scene.cards(1)
    assert scene.state.zone[scene.piece(HARPY)] == SUPPLY, "she can be placed again"


@rule("SL-SKY-15", "SL-SKY-16", "SL-ALIGN-16")
def test_she_is_enraged_while_anybody_else_holds_an_egg() -> None:
    scene = turn(at(1, "Nassau"), npc(HARPY, "Nassau"), npc(GALLEON, "Sea 3"), token(EGG, HARPY))
    s, her, ship = scene.state, scene.piece(HARPY), scene.piece(GALLEON)
    assert not hostile(s, her, 0) and not enemies(s, her, ship) and scene.offers("Take the Port action")
    assert allied_bonus(turn(npc(HARPY, "Sea 3"), has(1, "Hunter's Trophy"), has(1, "Hunter's Trophy")).state, 0,
                        scene.region("Sea 3")) == 0  # fmt: skip
    by_npc = turn(at(1, "Nassau"), npc(HARPY, "Nassau"), npc(GALLEON, "Sea 3"), token(EGG, GALLEON))
    s, her, ship = by_npc.state, by_npc.piece(HARPY), by_npc.piece(GALLEON)
    assert hostile(s, her, 0) and hostile(s, her, 1) and enemies(s, ship, her)
    friend = turn(at(1, "Nassau"), npc(HARPY, "Nassau"), token(EGG, 2), has(1, "Hunter's Trophy"))
    assert not hostile(friend.state, friend.piece(HARPY), 0) and hostile(friend.state, friend.piece(HARPY), 1)


@rule("SL-SKY-17", "SL-RULE-52", "SL-RULE-83")
@pytest.mark.parametrize(("face", "steps"), [("1", 1), ("C", 2), ("L", 2), ("X", 3)])
def test_the_wind_says_how_far_she_flies(face: str, steps: int) -> None:
    scene = sky(npc(HARPY, "Skull Point"), token(EGG, "Hamilton"), rolled("", face))
    while scene.kind == "path":
        scene.choose(scene.options[0])
    s = scene.state
    flown = s.match.board.distance[scene.region("Skull Point")][s.region[scene.piece(HARPY)]]
    assert flown == steps and f"The wind carries Harpy {steps} region{'s' * (steps > 1)} far." in scene.log()
    here = sky(npc(HARPY, "Sea 3"), token(EGG, "Sea 3"), rolled("", face))
    assert not any("The wind" in line for line in here.log()), "she does not move: no die is rolled"


@rule("SL-SKY-18", "SL-SKY-19", "SL-SKY-21", "SL-RULE-43")
def test_calm_she_flies_to_the_nearest_egg_over_everybody_and_gathers_all_that_lie_there() -> None:
    scene = sky(npc(HARPY, "Smuggler's Cove"), npc("Skeletal Colossus", "Sea 7"), at(2, "Sea 7"), npc(GALLEON, "Sea 3"),
                token(EGG, "Sea 10"), token(EGG, "Sea 10"), token(EGG, "Claw Bay"), rolled("", "X"))  # fmt: skip
    scene.choose("Skystalkers")
    assert "Harpy heads for Sea 10." in scene.log()
    assert scene.npcs("Sea 10") == [HARPY] and scene.held(HARPY) == [EGG, EGG] and scene.where(2) == "Sea 7"
    assert not any("attacks" in line for line in scene.log())


@rule("SL-SKY-18", "SL-SKY-19", "SL-FTURN-16")
def test_enraged_she_goes_for_whoever_holds_the_nearest_and_the_first_in_her_way_stops_her() -> None:
    far = sky(npc(HARPY, "Sea 2"), token(EGG, 2), at(2, "Hamilton"), token(EGG, "Sea 3"), rolled("", "1"))
    assert "Harpy heads for Hamilton." in far.log(), "not the loose one"
    ship = sky(npc(HARPY, "Sea 2"), npc(GALLEON, "Sea 3"), token(EGG, GALLEON), token(EGG, 2), rolled("", "1"))
    ship.choose("Skystalkers")
    assert "Harpy heads for Sea 3." in ship.log() and ship.held(HARPY) == [EGG]
    way = sky(npc(HARPY, "Sea 4"), at(1, "Campeche"), token(EGG, 2), at(2, "Sea 12"), rolled("", "X"))
    assert way.npcs("Campeche") == [HARPY] and way.kind == "lose_crew" and way.asked == 1
    neutral = sky(npc(HARPY, "Sea 2"), token(EGG, 2), at(2, "Sea 3"), has(2, "Hunter's Trophy"), rolled("", "1"))
    assert neutral.held(HARPY) == [EGG] and neutral.where(2) == "Sea 3" and neutral.state.tableau(1), "no attack"
    assert not any("discards" in line for line in neutral.log())


@rule("SL-SKY-20", "SL-FTURN-37", "SL-RULE-75")
def test_an_attack_takes_the_eggs_of_all_and_strikes_the_hostile() -> None:
    scene = sky(npc(HARPY, "Sea 2"), at(1, "Sea 3"), at(2, "Sea 3"), token(EGG, 1), token(EGG, 2), token(EGG, 2),
                npc(GALLEON, "Sea 3"), has(1, "Hunter's Trophy"), rolled("", "1")).choose("Skystalkers")  # fmt: skip
    assert scene.held(HARPY) == [EGG, EGG, EGG] and "Spanish Galleon is defeated." in scene.log()
    assert scene.kind == "lose_crew" and scene.asked == 2, "although she is calm by now"
    scene.choose("Gunner", "Sea 7")
    assert "Gunner" not in scene.cards(2) and scene.where(2) == "Sea 7" and scene.where(1) == "Sea 3"


@rule("SL-SKY-20", "SL-RULE-31")
def test_a_lost_attack_takes_nothing() -> None:
    scene = sky(npc(HARPY, "Sea 2"), at(2, "Sea 3"), token(EGG, 2), npc("Skeletal Colossus", "Sea 3"),
                rolled("", "1")).choose("Skystalkers")  # fmt: skip
    assert scene.npcs("Sea 3") == ["Skeletal Colossus"] and EGG in scene.cards(2)


@rule("SL-SKY-18", "SL-SKY-17")
def test_without_any_egg_she_drifts_with_the_wind() -> None:
    scene = sky(npc(HARPY, "Sea 4"), rolled("", "C"))
    assert scene.kind == "drift"
    scene.choose("Campeche", "Sea 12")
    assert scene.npcs("Sea 12") == [HARPY]


@rule("SL-SKY-02", "SL-FTURN-06", "SL-WIN-01", "SL-WIN-02")
def test_with_four_eggs_she_wins_with_her_allies() -> None:
    three = token(EGG, HARPY), token(EGG, HARPY), token(EGG, HARPY)
    scene = sky(npc(HARPY, "Sea 3"), *three, token(EGG, "Sea 3"), has(2, "Hunter's Trophy", "Hunter's Trophy"))
    assert scene.state.over and scene.log()[-1] == "The Skystalkers have won." and scene.state.winners == 2
    assert not sky(npc(HARPY, "Sea 3"), *three, rolled("", "1")).state.over
    other = sky(npc(HARPY, "Sea 3"), *three, npc(GALLEON, "Sea 12"), token(EGG, GALLEON), rolled("", "1"))
    assert not other.state.over and reward_notoriety(other.state, other.piece(HARPY)) == 4, "a Galleon's are not hers"
