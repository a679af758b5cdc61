"""The course of a game: a duel by hand, what is counted from day to day, and where chances change."""

from itertools import pairwise

import pytest
from ccg_scene import Scene, crew, hand, sail
from ccg_texts import Duel, a_crew_of_theirs, act, bearer, written
from played import LAST_BLOW, played

from quarterdeck.games import MODULES, find_game
from quarterdeck.games.ccg import course as ccg
from quarterdeck.games.ccg.kinds import HITS
from quarterdeck.games.feats import Deed, Roll
from quarterdeck.games.five_sails import GAME
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.record import note
from quarterdeck.lab.course import Estimate, chances, course, estimates, moments, turns

#: Terrell, with Combat 3, challenges Jean, who parries and thrusts back
DUEL = """
[[player]]
leader = "Kaspar Dietrich"
crew = [{name = "Terrell Brandt", at = "Docks"}]
[[player]]
leader = "Odette Dubois d'Arrent"
crew = [{name = "Jean Urbain", at = "Docks"}]
hand = ["Valiant Spirit"]
"""
#: player 1 holds the Docks; both pass, and nobody has a card to discard at Dusk
PLUNDER = """
turn = 1
[[player]]
leader = "Kaspar Dietrich"
crew = [{name = "Terrell Brandt", at = "Docks"}]
[[player]]
leader = "Odette Dubois d'Arrent"
[city]
Docks = {renown = 2, control = 1}
"""


def fought(answer: str = "Valiant Spirit") -> Game:
    game = GAME.from_position(DUEL.replace("Valiant Spirit", answer))
    for words in ("Challenge", "Done", "Accept", "Done"):
        decision = game.decision()
        assert decision is not None
        game.choose(decision.find(words))
    return game


def test_wounds_of_a_duel_are_the_adversarys_doing() -> None:
    """Jean is left with 1 wound of Terrell's threat, Terrell takes the 3 that Jean sends back."""
    found = {feats.name: feats.words for feats in course(GAME, fought()).heroes}
    assert found == {
        "Jean Urbain": "1 duel fought, 3 wounds dealt", "Terrell Brandt": "1 duel fought, 1 wound dealt",
    }  # fmt: skip


def test_nobody_is_praised_for_what_comes_of_the_rivals_own_card() -> None:
    """Not Today parries all of Terrell's threat, and then wounds Jean, who played it."""
    found = {feats.name: feats.words for feats in course(GAME, fought("Not Today")).heroes}
    assert found == {"Jean Urbain": "1 duel fought", "Terrell Brandt": "1 duel fought"}


def test_a_refused_challenge_is_no_duel_but_its_wounds_are_the_challengers_doing() -> None:
    game = GAME.from_position(DUEL)
    for words in ("Challenge", "Done", "Refuse"):
        decision = game.decision()
        assert decision is not None
        game.choose(decision.find(words))
    found = course(GAME, game)
    assert {feats.name: feats.words for feats in found.heroes} == {"Terrell Brandt": "3 wounds dealt"}
    assert [episode.words for episode in found.episodes] == []


def test_a_duel_is_called_by_those_who_fight_it() -> None:
    """Henri steps in for Jean."""
    henri = '"Docks"}, {name = "Henri Michelet", at = "Docks"}]\nhand'
    game = GAME.from_position(DUEL.replace('"Docks"}]\nhand', henri))
    for words in ("Challenge", "Terrell Brandt challenges Jean Urbain", "Done", "Intervene with Henri Michelet"):
        decision = game.decision()
        assert decision is not None
        game.choose(decision.find(words))
    assert [episode.words for episode in course(GAME, game).episodes] == ["Duel: Terrell Brandt against Henri Michelet"]


def episodes(scene: Scene) -> list[str]:
    return [episode.words for episode in course(find_game("ccg"), scene.game).episodes]


def test_a_boarding_is_called_by_its_ships_and_is_none_if_it_is_canceled() -> None:
    entries = crew(1, "Jack Trades", "Li'l Jim"), crew(2, "Jack Trades", "Li'l Jim")
    scene = sail(*entries).choose("Board The Crimson Roger", "Tack Li'l Jim")
    assert scene.kind == "pay_cancel" and episodes(scene) == []
    canceled = sail(*entries).choose("Board The Crimson Roger", "Tack Li'l Jim", "Cancel it", "Tack Li'l Jim")
    assert canceled.game.view(None)["boarding"] is None and episodes(canceled) == []
    assert episodes(scene.choose("Pass")) == ["Boarding: The Hurricane against The Crimson Roger"]


def test_a_duel_of_crew_is_called_by_those_who_fight_it_and_is_none_without_a_card() -> None:
    duelist = written({"Cathwulf Vogt": act(Duel(bearer, a_crew_of_theirs()))})
    entries = crew(1, "Cathwulf Vogt"), crew(2, "Brutes", "Jack Trades"), hand(2)
    scene = sail(*entries, hand(1, "Fancy Dans", "Cutlass"), cards=duelist).choose("Act: Cathwulf Vogt", "Jack Trades")
    assert scene.kind == "choose_opening_card" and episodes(scene) == []
    assert episodes(scene.choose("Cutlass")) == ["Duel: Cathwulf Vogt against Jack Trades"]
    assert "Cathwulf Vogt fights a Duel with Jack Trades." in scene.log()
    assert episodes(sail(*entries, hand(1), cards=duelist).choose("Act: Cathwulf Vogt", "Jack Trades")) == []


def test_hits_on_ones_own_ship_are_no_feat() -> None:
    s = sail(crew(1, "Jack Trades")).state
    jack = next(c for c in s.crew(0) if c != s.match.captain[0])
    for seat in (0, 1):
        note(s, HITS, seat, s.match.ship[seat], other=jack, amount=2 + seat)
    assert [(feats.name, feats.words) for feats in ccg.feats(s).ranked()] == [("Jack Trades", "3 Hits inflicted")]


def test_who_did_more_is_named_first() -> None:
    roll, great, small = Roll(), Deed("feat", "feats", 3), Deed("trifle", "trifles", 1)
    roll.credit(0, "Nobody", small, 0)
    roll.credit(0, "First", small, 2)
    roll.credit(1, "Second", great)
    assert [(feats.name, feats.worth, feats.words) for feats in roll.ranked()] == [
        ("Second", 3, "1 feat"), ("First", 2, "2 trifles"),
    ]  # fmt: skip


@pytest.mark.parametrize("name", MODULES)
def test_every_day_has_its_numbers_and_its_place_in_the_game(name: str) -> None:
    game = find_game(name)
    over = played(name)
    found = course(game, over)
    days = [point.day for point in found.points]
    assert days == sorted(set(days)) and found.points[-1].choice == found.choices == len(over.choices)
    assert found.points[-1].numbers == game.standing(over.state) and found.ending == game.ending(over.state)
    for point in found.points:
        again = Game(over.header, over.start)
        again.replay(over.choices[: point.choice])
        assert again.state.match.rules.today(again.state) == point.day
    assert [at.choice for at in found.episodes] == sorted([at.choice for at in found.episodes]) and found.episodes


@pytest.mark.parametrize("name", MODULES)
def test_a_day_ends_with_what_its_ledger_says(name: str) -> None:
    """Not with what there was at its last choice: Plunder comes after it."""
    game, over = find_game(name), played(name)
    books = [event["ledger"] for event in over.state.match.rules.happened(over.state, None, 0) if event.get("ledger")]
    ended = [point for point in course(game, over).points if point.day > 0]
    for point, ledger in zip(ended, books):
        for account in ledger["accounts"]:
            for line in account["lines"]:
                if line["name"] in point.numbers:
                    assert point.numbers[line["name"]][account["seat"]] == line["after"], (point.day, line)
    assert len(books) >= len(ended) - 1 > 0


def test_what_plunder_pays_is_of_the_day_though_nobody_chooses_after_it() -> None:
    game = GAME.from_position(PLUNDER)
    for _ in range(2):
        decision = game.decision()
        assert decision is not None
        game.choose(decision.find("Pass"))
    first, second = course(GAME, game).points
    assert (first.day, first.numbers["Renown"]) == (1, (2, 0)) and second.day == 2


def test_a_leader_who_cannot_parry_has_little_hope() -> None:
    game = GAME.from_position(LAST_BLOW)
    before = chances(game.state, 30)
    assert before[0] > 0.7 and before[1] < 0.3
    assert chances(game.state, 30) == before, "the same looks give the same estimate"


def test_moments_are_spread_over_the_game_and_end_where_it_stands() -> None:
    game = played("five-sails")
    found = moments(game, 10)
    assert len(found) == 11 and found[-1][0] == len(game.choices) and found[-1][1].over
    assert all(state.question is not None for _, state in found[:-1])
    gaps = [after - before for (before, _), (after, _) in pairwise(found)]
    assert max(gaps) <= 2 * (len(game.choices) // 10)
    along = estimates(found, 2)
    assert [estimate.choice for estimate in along] == [at for at, _ in found]
    assert along[-1].chances == tuple([float(seat in GAME.winners(game.state)) for seat in range(2)])


def test_a_game_turns_where_chances_change_most_and_says_what_happened_there() -> None:
    game = fought()
    along = [Estimate(0, 1, (0.5, 0.5)), Estimate(2, 1, (0.55, 0.45)), Estimate(4, 1, (0.2, 0.8))]
    (turn,) = turns(game, along)
    assert (turn.since, turn.until, turn.seat, turn.before, turn.after) == (2, 4, 0, 0.55, 0.2)
    assert any("Jean Urbain" in words for words in turn.words)
    assert turns(game, along[:2]) == [], "a twentieth is no turn"
