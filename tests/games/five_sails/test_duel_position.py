"""Positions that begin in a challenge or a duel: each step, what cannot be, and duels of games written down."""

import random
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from scene import HAND, Scene

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.position import load
from quarterdeck.games.five_sails.position_text import writable, write, write_game
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.table import describe
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.game import Game

FORUMS = """\
[[player]]
leader = "Kaspar Dietrich"
crew = [{name = "Terrell Brandt", at = "Forums", engaged = true}]
hand = ["Precision", "Regroup"]
deck = ["Last Word x3"]
[[player]]
leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
crew = [{name = "Jean Urbain", at = "Forums"}, {name = "Bastien Girard", at = "Forums"}]
hand = ["Disarm", "Gallant Deeds"]
"""
DUEL = FORUMS + """\
[duel]
challenger = "Terrell Brandt"
challenged = "Jean Urbain"
"""
#: player 2 has played a card in the first round
PLAYED = DUEL.replace('hand = ["Disarm", "Gallant Deeds"]', 'hand = ["Disarm"]\nline = ["Gallant Deeds"]')


def lying(s: FiveSails) -> dict[str, Any]:
    """What is written of a moment; which of several cards that were discarded together lies on top means nothing."""
    told = tomllib.loads(write(s))
    for side in (*told["player"], told["city"]):
        side["discard"] = sorted(map(str, side.get("discard", ())))
    return told


# Each step


@pytest.mark.parametrize(
    ("text", "kind", "asked", "offered", "threat"),
    [
        (DUEL + 'step = "technique"', "issue_technique", 1, ["Terrell Brandt: Technique", "Done"], [0, 0]),
        (DUEL + 'step = "answer"', "answer_challenge", 2,
         ["Accept", "Intervene with Bastien Girard", "Refuse"], [0, 0]),
        (DUEL, "combat_card", 2, ["Gallant Deeds", "Disarm"], [0, 3]),
        (DUEL + "threat = [1, 7]", "combat_card", 2, ["Gallant Deeds", "Disarm"], [1, 7]),
        (PLAYED + 'step = "abilities"', "round_abilities", 2,
         ["Jean Urbain: Technique 1", "Jean Urbain: Technique from Bastien Girard", "Done"], [0, 3]),
        (PLAYED + "round = 2\nthreat = [2, 0]", "combat_card", 1, ["Regroup", "Precision", "Gamble", "Done"], [2, 0]),
        (PLAYED + "round = 3\nthreat = [0, 2]", "combat_card", 2, ["Disarm", "Done"], [0, 2]),
    ],
)  # fmt: skip
def test_a_duel_begins_at_each_of_its_steps(
    text: str, kind: str, asked: int, offered: list[str], threat: list[int]
) -> None:
    scene = Scene(text)
    assert (scene.kind, scene.asked, scene.options, scene.threat()) == (kind, asked, offered, threat)


def test_what_is_written_is_what_the_same_choices_lead_to() -> None:
    scene = Scene(FORUMS.replace(", engaged = true", "")).choose("Challenge", "Terrell Brandt challenges Jean Urbain")
    ways = {"technique": "Done", "answer": "Accept", "card": "Gallant Deeds", "abilities": "Done"}
    for step, answer in ways.items():
        text = (PLAYED if step == "abilities" else DUEL) + f'step = "{step}"'
        assert lying(load(text)) == lying(scene.state)
        assert load(text).stack == scene.state.stack
        scene.choose(answer)
    again = load(PLAYED + "round = 2\nthreat = [3, 0]")
    assert lying(again) == lying(scene.state) and again.stack == scene.state.stack
    scene.choose("Done")
    assert scene.settled and scene.wounds("Terrell Brandt") == 3


def test_it_is_the_next_players_turn_when_the_duel_is_over() -> None:
    scene = Scene(DUEL + 'step = "answer"').choose("Refuse")
    assert scene.settled and scene.asked == 2 and scene.wounds("Jean Urbain") == 3


def test_lines_are_discarded_when_the_duel_is_over() -> None:
    scene = Scene(PLAYED.replace('"Regroup"]', '"Regroup"]\nline = ["Iron Reply"]') + "round = 3\nthreat = [0, 1]")
    scene.choose("Done")
    assert scene.settled and scene.wounds("Jean Urbain") == 1
    assert (scene.discard(1), scene.discard(2)) == (["Iron Reply"], ["Gallant Deeds"])


def test_a_technique_of_this_duel_is_not_used_again() -> None:
    used = PLAYED.replace('{name = "Jean Urbain",', '{name = "Jean Urbain", used_in_duel = ["Technique 1"],')
    step = 'step = "abilities"'
    assert Scene(PLAYED + step).offers("Jean Urbain: Technique 1")
    assert not Scene(used + step).offers("Jean Urbain: Technique 1")
    assert Scene(used + step).offers("Jean Urbain: Technique from Bastien Girard")


def test_one_technique_and_one_maneuver_are_used_in_a_round() -> None:
    played = DUEL.replace('hand = ["Precision", "Regroup"]', 'hand = ["Precision"]\nline = ["Regroup"]')
    step = 'round = 2\nthreat = [2, 0]\nstep = "abilities"\n'
    assert Scene(played + step).options == ["Terrell Brandt: Technique", "Regroup: Maneuver", "Done"]
    assert Scene(played + step + 'done = ["Technique"]').options == ["Regroup: Maneuver", "Done"]
    assert Scene(played + step + 'done = ["Maneuver"]').options == ["Terrell Brandt: Technique", "Done"]


def test_gambles_of_a_side_are_counted() -> None:
    step = "round = 2\nthreat = [2, 0]\n"
    assert Scene(PLAYED + step).offers("Gamble")
    assert not Scene(PLAYED + step + "gambles = [9, 0]").offers("Gamble"), "not more often than Finesse"


def test_a_duel_where_the_technique_comes_after_the_answer() -> None:
    scene = Scene('ruleset = "learn-to-play"\n' + DUEL + 'step = "technique"')
    after = scene.state.match.ruleset.technique == "after_answer"
    assert scene.kind == "issue_technique"
    assert scene.choose("Done").kind == ("combat_card" if after else "answer_challenge")


def test_a_duel_of_three_says_against_whom_where_names_do_not() -> None:
    third = '[[player]]\nleader = "Yevgeni"\ncrew = [{name = "Jean Urbain", at = "Forums"}]\n'
    text = DUEL.replace("[duel]\n", third + "[duel]\nagainst = 3\n")
    assert Scene(text + 'step = "answer"').asked == 3
    assert Scene(text.replace("against = 3\n", "") + 'step = "answer"').asked == 2


# What cannot be


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('challenger = "Terrell Brandt"', 'challenger = "Jean Urbain"', 11,
         "challenger: player 1 has no character 'Jean Urbain' in play (there are: Kaspar Dietrich, Terrell Brandt)"),
        ('challenged = "Jean Urbain"', "", 10, "challenged: player 2 has no character '' in play"),
        ('challenged = "Jean Urbain"', 'challenged = "Jean Urbain"\nagainst = 1', 13,
         "a duel is between two players, not player 1 alone"),
        ('step = "answer"', 'step = "parry"', 13,
         "there is no step 'parry' (there are: technique, answer, card, abilities)"),
        ('challenged = "Jean Urbain"', 'challenged = "Odette Dubois d\'Arrent"', 12,
         "Terrell Brandt and Odette Dubois d'Arrent are not at the same location of the City"),
        (", engaged = true}]\nhand", "}]\nhand", 11, "Terrell Brandt has engaged to challenge: engaged = true"),
        ('step = "answer"', 'step = "answer"\nthreat = [0, 3]', 14,
         "threat stands only in a round, at the step card or abilities, not at answer"),
        ('step = "answer"', "active = 1", 13,
         "round 1 is that of player 2: the accepting side begins, then they alternate"),
        ('step = "answer"', "active = 3", 13, "active must be a number from 1 to 2, not 3"),
        ('step = "answer"', "round = 2", 10, "threat tells two numbers, the challenger's side first: threat = [0, 3]"),
        ('step = "answer"', "threat = [3]", 13, "threat tells two numbers"),
        ('step = "answer"', "threat = [3, -1]", 13, "threat lists numbers from 0 to 99, not -1"),
        ('step = "answer"', "round = 2\nthreat = [0, 0]", 14, "without threat in a pool there is no round 2"),
        ('step = "answer"', 'step = "abilities"', 10, "played: the line of player 2 has 0 cards, not 1"),
        ('step = "answer"', 'step = "abilities"\nplayed = 0', 14, "a Technique or Maneuver is used in a round with a"),
        ('step = "answer"', 'done = ["Technique"]', 10, "before the combat card nothing is done in a round"),
        ('step = "answer"', 'done = ["Feint"]', 13, "nothing like 'Feint' is done in a round (there are: Technique, "),
        ('step = "answer"', 'done = [["Technique"]]', 13, "nothing like ['Technique'] is done in a round"),
        ('"Jean Urbain", at', '"Jean Urbain", used = [["Action"]], at', 8, "has no ability ['Action'] (there are: "),
        ('step = "answer"', 'wounded = ["Yevgeni"]', 13, "has no character 'Yevgeni' in play (there are: Kaspar"),
        ('step = "answer"', "pools = [0, 3]", 13, "duel has no entry 'pools' (there are: active, against, challenged"),
        ('hand = ["Disarm", "Gallant Deeds"]', 'line = ["Disarm"]', 13, "no combat card is played before a challenge"),
        ('[duel]\n', '[[player]]\nleader = "Yevgeni"\nline = ["Disarm"]\n[duel]\n', 13,
         "player 3 has a line, but does not fight in this duel"),
        ('hand = ["Disarm", "Gallant Deeds"]', 'line = ["Gustavo"]', 9,
         "Gustavo is a card of the City Deck, which is never in a player's line"),
        ('"Jean Urbain", at', '"Jean Urbain", used_in_duel = ["Action"], at', 8,
         "Jean Urbain has no ability 'Action' that is used once in a duel (there are: "),
        ("[[player]]\nleader = \"Kaspar", 'phase = "Dusk"\n[[player]]\nleader = "Kaspar', 11,
         "a challenge is an action of High Drama, after which nobody has passed"),
        ("[[player]]\nleader = \"Kaspar", 'passes = 1\n[[player]]\nleader = "Kaspar', 11,
         "a challenge is an action of High Drama, after which nobody has passed"),
        ("[[player]]\nleader = \"Kaspar", 'turn = 2\n[[player]]\nleader = "Kaspar', 12,
         "challenger: player 2 has no character 'Terrell Brandt' in play"),
    ],
)  # fmt: skip
def test_a_duel_that_cannot_be_is_refused(old: str, new: str, line: int, words: str) -> None:
    text = DUEL + 'step = "answer"\n'
    assert old in text
    with pytest.raises(BadDefinition) as error:
        load(text.replace(old, new, 1))
    assert str(error.value).startswith(f"line {line}: ") and words in str(error.value)


def test_as_many_gambles_as_cards_that_were_gambled_for() -> None:
    gambled = PLAYED.replace('line = ["Gallant Deeds"]', 'line = [{name = "Gallant Deeds", gambled = true}]')
    assert Scene(gambled + "round = 2\nthreat = [2, 0]").game.view(0)["duel"]["gambles"] == [0, 1]
    with pytest.raises(BadDefinition, match="player 2 has gambled for 1 cards of the line, so as often"):
        load(gambled + "round = 2\nthreat = [2, 0]\ngambles = [0, 0]")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"Gallant Deeds"]', '"Gallant Deeds"]\nline = ["Triage"]', "Triage lies in a line, which there is only in a"),
        ('"Jean Urbain",', '"Jean Urbain", used_in_duel = ["Technique 1"],', "used_in_duel stands only in a [duel]"),
    ],
)  # fmt: skip
def test_without_a_duel_there_is_nothing_of_one(old: str, new: str, words: str) -> None:
    with pytest.raises(BadDefinition) as error:
        load(FORUMS.replace(old, new, 1))
    assert words in str(error.value)


def test_a_first_round_begins_with_empty_lines() -> None:
    for text in (PLAYED, DUEL.replace('"Regroup"]', '"Regroup"]\nline = ["Triage"]')):
        with pytest.raises(BadDefinition, match="no card lies in a line before the first one is played in round 1"):
            load(text)


# Duels of games


def words(s: FiveSails, q: Question) -> list[tuple[str, int]]:
    """The options of a question with their keys, in the order of their words."""
    return sorted((option.words, option.key) for option in describe(s, q).options)


def city(game: Game) -> FiveSails:
    assert isinstance(game.state, FiveSails)
    return game.state


def moments(seed: int, decks: tuple[str, ...], ruleset: str) -> Iterator[Game]:
    """A game of players who like to challenge, at each moment of a duel that can be written down."""
    game, chance = five_sails.new(seed, decks, ruleset), random.Random(seed)
    while not game.over:
        q, s = game.open_questions()[0], city(game)
        if s.duel_at != NONE and writable(s):
            yield game
        liked = [key for told, key in words(s, q) if told in ("Challenge", "Accept")]
        game.choose(liked[0] if liked and chance.random() < 0.9 else chance.choice(q.options), q.seat)


def play_on(here: Game, there: Game, chance: random.Random) -> None:
    """Two duels are asked the same questions and go the same way until they are over."""
    while not there.over and city(there).duel_at != NONE:
        one, other = there.open_questions()[0], here.open_questions()[0]
        mine, theirs = words(city(there), one), words(city(here), other)
        assert (one.seat, one.kind, [w for w, _ in mine]) == (other.seat, other.kind, [w for w, _ in theirs])
        i = chance.randrange(len(mine))
        there.choose(mine[i][1], one.seat)
        here.choose(theirs[i][1], other.seat)
    assert (here.over, city(here).duel_at) == (there.over, city(there).duel_at)
    assert lying(city(here)) == lying(city(there))


@pytest.mark.parametrize(
    ("seed", "decks", "ruleset", "least"),
    [
        (1, ("montaigne", "eisen", "vodacce"), "rulebook-2023", 30),
        (3, ("eisen", "montaigne"), "learn-to-play", 20),
        (0, ("eisen", "montaigne"), "playtest-5.9.4e", 30),
    ],
)  # fmt: skip
def test_duels_of_a_game_are_written_down_and_go_on_alike(
    seed: int, decks: tuple[str, ...], ruleset: str, least: int
) -> None:
    seen = 0
    for game in moments(seed, decks, ruleset):
        text = write(city(game))
        again = five_sails.from_position(text)
        assert write(city(again)) == text and len(city(again).stack) == len(city(game).stack)
        play_on(again, game.copy(), random.Random(seen))
        seen += 1
    assert seen >= least


def test_a_moment_with_anothers_card_is_not_written_down() -> None:
    scene = Scene(DUEL)
    assert writable(scene.state)
    scene.state.own()
    scene.state.put(scene.card("Precision"), HAND, 1)
    assert not writable(scene.state), "it would be discarded to the pile of player 2"


def test_a_running_duel_is_written_with_the_choices_since_its_last_step() -> None:
    scene = Scene(FORUMS.replace(", engaged = true", "")).choose("Challenge", "Terrell Brandt challenges Jean Urbain")
    scene.choose("Terrell Brandt: Technique")
    held = write_game(scene.game)
    assert held is not None and 'step = "technique"' in held
    assert 'choices = ["1: Terrell Brandt: Technique' in held, "it waits for the answer, for which there is no word"
    assert load(held).stack == scene.state.stack and load(held).held == scene.state.held
