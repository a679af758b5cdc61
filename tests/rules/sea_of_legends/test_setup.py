"""Setup (SL-SETUP): the first player, Captains, Lovers and Nemeses, decks, the first Galleon."""

import pytest

from ledger import rule
from quarterdeck.games.sea_of_legends.alignment import npcs
from quarterdeck.games.sea_of_legends.facts import Captain, Character, Crew, Event, Npc, Ship
from quarterdeck.games.sea_of_legends.setup import begin_with, laid_out
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, CAPTAIN_TALE, CHARACTERS, CREW_DECK, DEALT, EVENT_DECK, LOVER, LOVER_TALE, NEMESIS, NEMESIS_TALE, NPC,
    OFF_BOARD, SECONDARY_TALE, SHIPS, SUPPLY, TALES, TAVERN_DECK,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.whereabouts import characters, crew, ship, ship_card
from quarterdeck.kernel.errors import BadDefinition
from sol_scene import Scene

FACTIONS = (0, 4, 3)


def opened(players: int, first: int, seed: int = 3) -> Scene:
    """A new game, in which the dice make a player the first."""
    s = laid_out(players, FACTIONS).copy()
    scene = Scene(s)
    for trial in range(seed, seed + 200):
        scene = Scene(begin_with(players, FACTIONS, trial))
        if scene.state.first == first - 1:
            return scene
    raise AssertionError("no such seed")


def sail(scene: Scene) -> Voyage:
    """Everybody takes the first answer until the first turn."""
    s = scene.state
    while not s.round:
        scene.choose(scene.options[0]) if not s.answers else pick_in_secret(scene)
    return s


def pick_in_secret(scene: Scene) -> None:
    from quarterdeck.kernel.flow import answer_in_secret

    q = scene.state.question
    assert q is not None
    answer_in_secret(scene.state, q.seat, q.options[0])


@rule("SL-SETUP-01", "SL-RULE-01", "SL-SETUP-17")
def test_one_to_five_play_with_the_armada_and_two_other_factions() -> None:
    for players in range(1, 6):
        assert begin_with(players, FACTIONS, 1).match.seats == players
    for players, factions in ((0, FACTIONS), (6, FACTIONS), (2, (0, 4)), (2, (3, 4, 5)), (2, (0, 0, 4))):
        with pytest.raises(BadDefinition):
            begin_with(players, factions, 1)


@rule("SL-SETUP-02", "SL-RULE-02")
def test_the_most_on_four_captain_dice_goes_first_and_ties_roll_again() -> None:
    s = laid_out(2, FACTIONS).copy()
    from quarterdeck.games.sea_of_legends.flow.opening import roll_for_first

    # 2 1 1 X against 1 1 C 2: a tie, although one has fewer numerals; then 0 against 1
    s.fated = (3, 4, 4, 2, 4, 5, 1, 3, 0, 1, 2, 0, 4, 0, 0, 0)
    roll_for_first(s, [0] * 8, -1)
    assert s.first == 1 and not s.fated


@rule("SL-SETUP-03", "SL-SETUP-04")
def test_captains_are_picked_clockwise_from_the_first_player_each_once() -> None:
    scene = opened(3, 2)
    picked: list[tuple[int, str]] = []
    while scene.kind == "choose_captain":
        assert not {name for _, name in picked} & set(scene.options)
        picked.append((scene.asked, scene.options[0]))
        scene.choose(scene.options[0])
    assert [player for player, _ in picked] == [2, 3, 1]
    assert len({name for _, name in picked}) == 3


@rule("SL-SETUP-05", "SL-SETUP-06", "SL-SETUP-07", "SL-SETUP-13", "SL-SETUP-14", "SL-CAP-04")
def test_captain_and_tokens_stand_in_the_regions_that_the_cards_name() -> None:
    s = sail(opened(2, 1))
    for seat in range(2):
        card = s.match.drawn[s.captain[seat]]
        assert isinstance(card, Captain) and s.side[s.captain[seat]] == 0
        tales = s.tale[seat * TALES : (seat + 1) * TALES]
        assert s.where(seat) == card.start == tales[CAPTAIN_TALE]
        lover, nemesis = (s.match.drawn[characters(s, seat, side)[0]] for side in (LOVER, NEMESIS))
        assert isinstance(lover, Character) and isinstance(nemesis, Character)
        assert tales[LOVER_TALE] == lover.lover_start and tales[NEMESIS_TALE] == nemesis.nemesis_start
        assert tales[SECONDARY_TALE] == OFF_BOARD


@rule("SL-SETUP-08", "SL-SETUP-09", "SL-RULE-03", "SL-SETUP-26")
def test_three_characters_each_one_becomes_lover_one_nemesis_and_one_goes_back() -> None:
    scene = opened(2, 1)
    scene.choose(scene.options[0]).choose(scene.options[0])
    s = scene.state
    assert scene.kind == "choose_lover_and_nemesis" and len(scene.options) == 6
    assert len(s.also) == 1, "both are asked at once, in secret"
    for pair in scene.decision.options:
        lover, nemesis = pair.points_at[0][5:], pair.begun_with[0][5:]
        assert len(pair.points_at) == 1, "a click on a card leads to answers in words, and to no second card"
        assert pair.words == f"{lover} as Lover, {nemesis} as Nemesis"
    assert len(s.pile(DEALT, 0)) == len(s.pile(DEALT, 1)) == 3
    mine = s.pile(DEALT, 0)[0]
    assert s.known[mine] & 1 and not s.known[mine] & 2, "a hand is private"
    pick_in_secret(scene)
    assert not characters(s, 0, LOVER), "shown when all have chosen"
    pick_in_secret(scene)
    assert all(len(characters(s, seat, side)) == 1 for seat in (0, 1) for side in (LOVER, NEMESIS))
    lover, nemesis = (s.match.drawn[characters(s, 0, side)[0]].name for side in (LOVER, NEMESIS))
    assert f"{lover} loves Player 1; {nemesis} hates Player 1." in scene.log()
    assert len(s.pile(CHARACTERS, s.match.sea)) == 16 and not any(s.known[c] for c in s.pile(CHARACTERS, s.match.sea))


@rule("SL-SETUP-10")
def test_faction_characters_are_never_in_the_deck() -> None:
    s = laid_out(2, FACTIONS)
    assert all(s.match.faction[c] == -1 for c in s.pile(CHARACTERS, s.match.sea))


@rule("SL-SETUP-11", "SL-SETUP-12", "SL-SETUP-15", "SL-SETUP-16")
def test_a_player_begins_with_a_class_1_ship_three_crew_8_gold_and_first_lines() -> None:
    s = sail(opened(3, 1))
    for seat in range(3):
        assert s.gold[seat] == 8 and s.notoriety[seat] == 0
        assert sorted(s.match.drawn[c].name for c in crew(s, seat)) == ["Gunner", "Navigator", "Quartermaster"]
        assert not any(s.exhausted[c] for c in crew(s, seat))
        boat = ship_card(s, ship(s, seat))
        assert (boat.rank, boat.cost, boat.move, boat.crew, boat.cannons) == (1, 0, 2, 4, 1)
        assert [s.marker[characters(s, seat, side)[0]] for side in (LOVER, NEMESIS)] == [1, 1]
    assert len({ship(s, seat) for seat in range(3)}) == 3


@rule("SL-SETUP-18")
def test_followers_begin_at_their_first_level() -> None:
    assert laid_out(2, FACTIONS).level == [0] * 10


@rule("SL-SETUP-19", "SL-SETUP-20")
def test_the_event_deck_has_the_edition_for_the_number_of_players() -> None:
    for players, many in ((1, False), (2, False), (3, True), (5, True)):
        s = laid_out(players, FACTIONS)
        events = [s.match.drawn[c] for c in s.pile(EVENT_DECK, s.match.sea)]
        assert all(isinstance(card, Event) and card.many == many for card in events)
        assert sum(card.faction == 0 for card in events) == 3
        assert {card.faction for card in events} <= set(FACTIONS)


@rule("SL-SETUP-21", "SL-SETUP-22", "SL-SETUP-23", "SL-SETUP-24")
def test_decks_are_shuffled_and_stocks_lie_open() -> None:
    s = sail(opened(2, 1))
    sea = s.match.sea
    for deck in (TAVERN_DECK, CREW_DECK, EVENT_DECK):
        assert not any(s.known[c] for c in s.pile(deck, sea))
        assert s.pile(deck, sea) != tuple(sorted(s.pile(deck, sea)))
    for c in s.pile(CREW_DECK, sea):
        card = s.match.drawn[c]
        assert isinstance(card, Crew) and not card.starter
    ranks = [card.rank for c in s.pile(SHIPS, sea) for card in [s.match.drawn[c]] if isinstance(card, Ship)]
    assert sorted(ranks) == [2] * 4 + [3] * 6
    assert all(s.known[c] == s.match.public for c in (*s.pile(SHIPS, sea), *s.pile(SUPPLY, sea)))


@rule("SL-SETUP-28", "SL-SETUP-29")
def test_the_last_player_places_one_galleon_in_any_sea_region_and_nothing_else_is_there() -> None:
    scene = opened(3, 2)
    s = scene.state
    while scene.kind != "place_galleon":
        scene.choose(scene.options[0]) if not s.answers else pick_in_secret(scene)
    assert scene.asked == 1, "the last in turn order"
    assert len(scene.options) == 16 and all(name.startswith("Sea ") for name in scene.options)
    scene.choose("Sea 7")
    assert scene.npcs("Sea 7") == ["Spanish Galleon"]
    assert len([c for party in range(s.match.width) for c in s.pile(BOARD, party) if s.match.kind[c] == NPC]) == 1


@rule("SL-SETUP-30", "SL-RULE-05", "SL-SPA-01")
def test_fewer_galleons_for_more_players() -> None:
    for players, galleons in ((1, 6), (2, 6), (3, 5), (4, 4), (5, 3)):
        m = laid_out(players, FACTIONS).match
        assert sum(isinstance(p, Npc) and p.name == "Spanish Galleon" for p in m.drawn) == galleons


@rule("SL-SETUP-33", "SL-BOARD-03")
def test_a_captain_is_no_npc_whatever_mini_stands_for_it() -> None:
    s = sail(opened(2, 1))
    here = s.where(0)
    assert not any(s.captain[0] in npcs(s, faction) for faction in s.match.factions) and 0 in s.captains_in(here)
    galleons = [c for c, p in enumerate(s.match.drawn) if p.name == "Spanish Galleon"]
    assert len(galleons) == 6 and not set(s.captain) & set(galleons)


@rule("SL-SETUP-25", "SL-CHAL-15")
def test_the_faces_of_the_dice() -> None:
    from quarterdeck.games.sea_of_legends.dice import SIDES
    from quarterdeck.games.sea_of_legends.terms import CAPTAIN_DICE, FACES, MOST_BONUS

    assert [sorted(FACES[face] for face in sides) for sides in SIDES] == [list("112CLX"), list("111CLX")]
    assert (CAPTAIN_DICE, MOST_BONUS) == (4, 14)
