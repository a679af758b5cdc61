"""The game as those who use games know it: wishes for Captains, Factions, sets for beginners, how it ends."""

import json
import pickle
import random

import pytest

from ledger import rule
from quarterdeck.games import find_game
from quarterdeck.games.sea_of_legends.rulesets import SETS, find_ruleset, written
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import FACTIONS, LOVER, NEMESIS
from quarterdeck.games.sea_of_legends.whereabouts import characters
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.flow import answer
from quarterdeck.kernel.game import Game
from sol_scene import flag, gold, has, notoriety, npc, short, voyage

GAME = find_game("sea-of-legends")
HOUSE = 'name = "a wet evening"\nfactions = ["British Empire", "dread tide"]\n'


def state_of(game: Game) -> Voyage:
    assert isinstance(game.state, Voyage)
    return game.state


def captains(s: Voyage) -> list[str]:
    return [s.match.drawn[c].name if c >= 0 else "" for c in s.captain]


# Captains and Factions


@rule("SL-SETUP-04")
def test_who_wishes_for_a_captain_has_it_and_the_others_pick() -> None:
    s = state_of(GAME.new(1, ("any-captain", "Liu", "any-captain")))
    assert captains(s) == ["", "Liu", ""]
    q = s.question
    assert q is not None and q.seat in (0, 2) and len(q.options) == 7, "Liu is taken"


@rule("SL-SETUP-04")
def test_of_two_who_wish_for_one_captain_the_second_picks() -> None:
    s = state_of(GAME.new(1, ("ton", "ton")))
    assert captains(s) == ["Ton", ""] and s.question is not None and s.question.seat == 1


@rule("SL-SETUP-17", "SL-RULE-04")
def test_the_seed_draws_two_factions_beside_the_armada() -> None:
    drawn = {state_of(GAME.new(seed, ("ton",))).match.factions for seed in range(60)}
    assert all(factions[0] == 0 and len(set(factions)) == 3 for factions in drawn)
    assert {faction for factions in drawn for faction in factions[1:]} == set(written())
    alike = [state_of(GAME.new("c0ffee", (wish,))).match.factions for wish in ("ton", "liu")]
    assert alike[0] == alike[1]


@rule("SL-SETUP-17", "SL-RULE-04")
def test_house_rules_choose_the_factions() -> None:
    for seed in (1, 2):
        names = [FACTIONS[f] for f in state_of(GAME.new(seed, ("ton",), HOUSE)).match.factions]
        assert names == ["Spanish Armada", "British Empire", "Dread Tide"]
    assert find_ruleset(find_ruleset(HOUSE).text()).factions == find_ruleset(HOUSE).factions


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HOUSE.replace('"British Empire", ', ""), "two Factions are chosen: factions = "),
        (HOUSE.replace("British Empire", "Dread Tide"), "two different Factions are chosen, not Dread Tide twice"),
        (HOUSE.replace("British Empire", "Spanish Armada"), "there is no Faction named 'Spanish Armada'"),
        (HOUSE.replace("a wet evening", "standard"), "there is a published ruleset named 'standard'"),
        (HOUSE + "moon = 1\n", "a ruleset has no field 'moon' (there are: name, base, factions, results)"),
        ("factions = [", "the ruleset is not readable"),
        (HOUSE + 'results = "some"\n', 'results are "hidden" or "open", not '),
    ],
)  # fmt: skip
def test_house_rules_that_mean_nothing_are_refused(text: str, message: str) -> None:
    with pytest.raises(BadDefinition) as error:
        GAME.new(1, ("ton",), text)
    assert str(error.value).startswith(message)


@rule("SL-SETUP-31")
def test_on_the_first_voyage_captains_come_with_a_lover_and_a_nemesis() -> None:
    s = state_of(GAME.new(3, ("cesare", "kahina", "spell", "ton", "any-captain"), "first-voyage"))
    assert [FACTIONS[f] for f in s.match.factions] == ["Spanish Armada", "Children of Tlaloc", "Dread Tide"]
    chance = random.Random(1)
    while not s.round:
        assert s.question is not None
        answer(s, chance.choice(s.question.options))
    for seat, (lover, nemesis) in enumerate(SETS.values()):
        found = [short(s.match.drawn[c].name) for side in (LOVER, NEMESIS) for c in characters(s, seat, side)]
        assert found == [lover, nemesis]
    others = [s.match.drawn[c].name for side in (LOVER, NEMESIS) for c in characters(s, 4, side)]
    assert len(others) == 2 and not {short(name) for name in others} & {name for pair in SETS.values() for name in pair}


@rule("SL-RULE-11")
def test_open_results_are_a_ruleset_and_stay_with_the_game() -> None:
    game = GAME.new(1, ("kahina",), "open-book")
    assert state_of(game).match.open_results and not state_of(GAME.new(1, ("kahina",))).match.open_results
    assert pickle.loads(pickle.dumps(state_of(game))).match.open_results
    assert state_of(GAME.new(1, ("kahina",), 'results = "open"')).match.open_results
    again = GAME.from_position(GAME.write_position(game))
    assert state_of(again).match.open_results


def test_a_pickle_does_not_draw_the_factions_anew() -> None:
    for seed in range(8):
        s = state_of(GAME.new(seed, ("ton", "any-captain")))
        again = pickle.loads(pickle.dumps(s))
        assert again.match.factions == s.match.factions and again.digest() == s.digest()
        assert json.loads(s.match.origin[1])["seed"] == 0


def test_a_series_has_each_captain_once_in_a_game() -> None:
    rows = GAME.pairings(3)
    assert len(rows) == 8 * 7 * 6 and all(len(set(row)) == 3 for row in rows)


# The end


def ended(s: Voyage) -> tuple[str, tuple[int, ...], str]:
    return GAME.victory(s), GAME.winners(s), GAME.ending(s)


@rule("SL-WIN-04")
def test_alone_one_wins_by_notoriety() -> None:
    s = voyage(notoriety(1, 11), players=1, start="factions").state
    assert ended(s) == ("notoriety", (0,), "Player 1 (Kahina) wins with 11 Notoriety.")
    assert s.match.rules.returns(s) == (1.0,)


@rule("SL-WIN-01", "SL-WIN-02", "SL-WIN-07")
def test_a_faction_wins_and_nobody_with_it() -> None:
    infest = ("Nassau", "Havana", "Tortuga", "Campeche", "Hamilton")

    def infested(s: Voyage) -> None:
        for port in infest:
            s.infested |= 1 << s.match.board.find(port)

    s = voyage(infested, notoriety(1, 11), players=1, start="factions").state
    assert ended(s) == ("faction", (), "The Dread Tide has won.")
    assert s.match.rules.returns(s) == (-1.0,)
    figures = GAME.figures(s)
    assert figures["Dread Tide won"] == figures["Dread Tide in play"] == 1 and figures["Children of Tlaloc won"] == 0
    s = voyage(infested, has(2, "Ferryman's Coin", "Ferryman's Coin"), start="factions").state
    assert ended(s) == ("alliance", (1,), "The Dread Tide has won, and Player 2 (Ton) with them.")


def test_a_game_that_everybody_leaves_is_a_draw() -> None:
    game = GAME.sample_game(1, 1)
    game.concede(0)
    s = state_of(game)
    assert ended(s) == ("draw", (), "Everybody has left: nobody wins.") and s.match.rules.returns(s) == (0.0,)


def test_notoriety_is_counted_by_what_it_goes_with() -> None:
    held = has(1, "Emerald Parrot", "Cutthroat", "Demolitionist")
    scene = voyage(notoriety(1, 3), held, flag(1, "Nassau"), gold(1, 4))
    figures = GAME.figures(scene.state)
    assert figures["notoriety earned"] == 3 and figures["notoriety of relics"] == 1
    assert figures["notoriety of crew"] == 1 and figures["most notoriety"] == 5 and figures["flags"] == 1


# In letters


def test_the_table_is_drawn_with_what_is_where() -> None:
    scene = voyage(npc("Undead Soldier", "Sea 3"), npc("Undead Soldier", "Sea 3"), flag(2, "Nassau"))
    sketch = GAME.sketch(scene.state.match.rules.view(scene.state, 0), 0)
    columns = [column for row in sketch.rows for box in row for column in (box.lines, *box.beside)]
    lines = ["".join([words for words, _ in line]) for column in columns for line in column]
    assert "Sea 3 2 Undead Soldier [5]" in lines
    assert any(line.startswith("Nassau (Hiring Hall 4) ⚑ player 2") for line in lines)
    assert any(line.startswith("Dread Tide level 1, 2 on the board; 0 of 5") for line in lines)
    assert sketch.title == "Round 1 · Turns · first: you"
