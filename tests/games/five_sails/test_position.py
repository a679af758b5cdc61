"""Positions: what they say is what is on the table, and what cannot be is refused with its line."""

import random

import pytest
from scene import Scene

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.position import load
from quarterdeck.games.five_sails.position_text import writable, write, write_game
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.table import describe
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.errors import BadDefinition

TABLE = """\
day = 3
first_player = 2
turn = 1
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks", wounds = 2, engaged = true, equipped = ["Langschwert"]}
crew = ["Otto Streit", {name = "Terrell Brandt", at = "Forums"}]
schemes = ["Armed and Marshaled"]
hand = ["Last Word", "Throwing Knife x2"]
deck = ["Precision", "Regroup"]
discard = ["Iron Reply"]
locker = ["Daniella Dietrich"]
approach = ["Philip Hase"]
renown = 3
[[player]]
leader = {name = "Odette Dubois d'Arrent", equipped = [{name = "Dark Gift", by = 1, engaged = true}]}
[city]
deck = ["Eko Sorridi", "Gustavo"]
discard = ["Claude de la Roche"]
Docks = {renown = 2, control = 1, cards = ["Sigurd Ulfsen"]}
"""


def test_everything_stands_where_the_position_says() -> None:
    scene = Scene(TABLE)
    assert scene.kind == "take_action"
    assert scene.asked == 1
    assert scene.state.day == 3
    assert scene.state.first == 1
    assert scene.place("Kaspar Dietrich") == "Docks"
    assert scene.wounds("Kaspar Dietrich") == 2
    assert scene.engaged("Kaspar Dietrich")
    assert scene.host("Langschwert") == "Kaspar Dietrich"
    assert scene.place("Otto Streit") == "Home"
    assert scene.place("Terrell Brandt") == "Forums"
    assert scene.hand(1).count("Throwing Knife") == 2
    assert scene.deck(1) == ["Precision", "Regroup"]
    assert scene.discard(1) == ["Iron Reply"]
    assert scene.zone("Daniella Dietrich") == "locker"
    assert scene.zone("Philip Hase") == "approach"
    assert scene.zone("Armed and Marshaled") == "scheme"
    assert scene.renown(1) == 3
    assert scene.renown("Docks") == 2
    assert scene.control("Docks") == 1
    assert scene.zone("Sigurd Ulfsen") == "city"
    assert scene.host("Dark Gift") == "Odette Dubois d'Arrent"
    assert scene.engaged("Dark Gift")
    assert scene.state.holder[scene.card("Dark Gift")] == 0


def test_what_is_used_today_cannot_be_used_again() -> None:
    used = Scene(TABLE.replace('"Otto Streit"', '{name = "Otto Streit", at = "Docks", used = ["Action"]}'))
    fresh = Scene(TABLE.replace('"Otto Streit"', '{name = "Otto Streit", at = "Docks"}'))
    assert fresh.offers("Otto Streit: Action")
    assert not used.offers("Otto Streit: Action")


def test_coming_shuffles_and_picks_can_be_fixed() -> None:
    scene = Scene("""
        shuffles = [["Regroup", "Precision"]]
        [[player]]
        leader = "Kaspar Dietrich"
        hand = ["A New Strategy"]
        discard = ["Precision", "Last Word", "Regroup"]
        renown = 1
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    scene.choose("A New Strategy")
    assert scene.hand(1) == ["Regroup", "Precision"]


def test_choices_since_are_played_when_it_is_loaded() -> None:
    scene = Scene('choices = ["1: Move"]\n' + TABLE)
    assert scene.kind == "choose_performer"


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('"Langschwert"', '"Langschwerd"', 5, "did you mean Langschwert?"),
        ('at = "Forums"', 'at = "Tavern"', 6, "there is no location 'Tavern' (there are: Ole's Inn, Docks"),
        ('at = "Forums"', 'at = "Gardens"', 6, "Gardens is not used with 2 players"),
        ('"Last Word"', '"Otto Streit", "The Docks"', 8, "The Docks is of type Location"),
        ('["Armed and Marshaled"]', '["Precision"]', 7, "here stands only: Scheme"),
        ("wounds = 2", "wounds = -2", 5, "wounds must be a number from 0 to 99, not -2"),
        ("wounds = 2", "wonds = 2", 5, "has no entry 'wonds' (there are: at, engaged"),
        ("renown = 3", 'renown = "much"', 13, "renown must be a number from 0 to 99"),
        ("day = 3", "day = 6", 1, "day must be a number from 1 to 5, not 6"),
        ("first_player = 2", "first_player = 3", 2, "first_player must be a number from 0 to 2"),
        ("control = 1", "control = 3", 19, "control must be a number from 0 to 2"),
        ('"Sigurd Ulfsen"', '"Breastplate"', 19, "Breastplate is no card of the City Deck"),
        ("turn = 1", 'phase = "Noon"', 3, "there is no phase 'Noon' (there are: Dawn"),
        ("turn = 1", 'colour = "red"', 3, "a position has no entry 'colour'"),
        ('["Iron Reply"]', '"Iron Reply"', 10, "discard must be a list"),
        ("turn = 1", 'choices = ["9: Claim"]', 3, "choice 1 (9: Claim) is not offered; there are: 1: Move"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_the_line_and_the_reason(old: str, new: str, line: int, words: str) -> None:
    assert old in TABLE
    with pytest.raises(BadDefinition) as error:
        load(TABLE.replace(old, new, 1))
    assert str(error.value).startswith(f"line {line}: ")
    assert words in str(error.value)


def test_text_that_is_no_toml_is_refused_with_the_line() -> None:
    with pytest.raises(BadDefinition, match=r"not readable: .*line 2"):
        load("day = 1\nthis is no position\n")


@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_players(players: int) -> None:
    with pytest.raises(BadDefinition, match="two to four"):
        load('[[player]]\nleader = "Kaspar Dietrich"\n' * players)


def test_a_player_needs_a_leader() -> None:
    with pytest.raises(BadDefinition, match="player 2 has no leader"):
        load('[[player]]\nleader = "Kaspar Dietrich"\n[[player]]\nhand = []\n')


def words(s: FiveSails, question: Question) -> list[str]:
    return sorted(option.words for option in describe(s, question).options)


@pytest.mark.parametrize("decks", [("eisen", "montaigne"), ("eisen", "montaigne", "eisen", "montaigne")])
def test_every_writable_moment_of_a_game_is_read_back_alike(decks: tuple[str, ...]) -> None:
    game = five_sails.new(seed=10, decks=decks)
    chance = random.Random(5)
    seen = 0
    while not game.over:
        question = game.open_questions()[0]
        s = game.state
        assert isinstance(s, FiveSails)
        if writable(s):
            seen += 1
            again = load(write(s))
            assert write(again) == write(s)
            assert again.question is not None
            assert words(again, again.question) == words(s, question)
        game.choose(chance.choice(question.options), question.seat)
    assert seen > 20


def test_any_moment_prints_as_the_last_position_and_the_choices_since() -> None:
    game = five_sails.new(seed=8)
    chance = random.Random(8)
    told = 0
    for _ in range(80):
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
        text = write_game(game)
        if text is not None and not game.over:
            told += 1
            again = load(text)
            now = game.open_questions()[0]
            assert again.question is not None
            assert (again.question.seat, again.question.kind) == (now.seat, now.kind)
            assert len(again.question.options) == len(now.options)
    assert told > 40


def test_locations_are_read_as_views_write_them() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "the Grand Bazaar"}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city]
        "the Docks" = {renown = 2, control = 1}
    """)
    assert scene.place("Kaspar Dietrich") == "Bazaar" and scene.renown("Docks") == 2 and scene.control("Docks") == 1


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("wounds = 2", "wounds = 9", 5,
         "Kaspar Dietrich with 9 wounds and Resolve 9 is destroyed: write at most 8 wounds, or gone = true"),
        ('"Otto Streit"', '{name = "Otto Streit", wounds = 5}', 6,
         "Otto Streit with 5 wounds and Resolve 4 is destroyed: write at most 3 wounds, or its name in the locker"),
        ('{name = "Odette Dubois d\'Arrent", equipped = [{name = "Dark Gift", by = 1, engaged = true}]}',
         '{name = "Odette Dubois d\'Arrent", gone = true}', 15,
         "only one Leader is left in play, so the game is over: leave two of them there"),
        ('crew = ["Otto Streit"', 'crew = ["Otto Streit", "Uwe Zimmerman", "Eko Sorridi", "Gustavo", "Giacinto"', 6,
         "player 1 has 7 characters, but the Crew Cap of Kaspar Dietrich is 6 (Brutes do not count)"),
        ('["Langschwert"]', '["Breastplate", "Langschwert", "Burnished Cuirass"]', 5,
         "Kaspar Dietrich can have one Armor equipped, not 2: Breastplate and Burnished Cuirass"),
        ('"Last Word"', '"Gustavo"', 8,
         "Gustavo is a card of the City Deck, which is never in a player's hand: it can be in the city, in a crew"),
        ('"Precision", "Regroup"', '"Precision", "Sorte Deck"', 9,
         "Sorte Deck is a card of the City Deck, which is never in a player's deck"),
        ('["Iron Reply"]', '["Sorte Deck"]', 10,
         "Sorte Deck is a card of the City Deck, which is never in a player's discard pile"),
        ('["Philip Hase"]', '["Gustavo"]', 12,
         "Gustavo is a card of the City Deck, which is never in a player's Approach Deck"),
    ],
)  # fmt: skip
def test_what_no_game_reaches_is_refused_with_what_would_be_right(old: str, new: str, line: int, words: str) -> None:
    assert old in TABLE
    with pytest.raises(BadDefinition) as error:
        load(TABLE.replace(old, new, 1))
    assert str(error.value).startswith(f"line {line}: {words}")


def test_what_the_rules_let_stand_is_read() -> None:
    """One wound below Resolve, with what Armor adds; Armor that takes no slot; Brutes beyond the Crew Cap; a Mercenary
    in a Locker; two Leaders of three."""
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", wounds = 9, equipped = ["Kaspar's Panzerhand", "Breastplate"]}
        crew = ["Otto Streit", "Uwe Zimmerman", "Philip Hase", "Terrell Brandt", "Cirilo Naucriparos", "Eko Sorridi"]
        locker = ["Gustavo"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [[player]]
        leader = {name = "Yevgeni", gone = true}
    """)
    assert scene.kind == "take_action" and len(scene.crew(1)) == 7
    assert writable(scene.state) and write(load(write(scene.state))) == write(scene.state)


def test_no_leader_at_all_is_no_game() -> None:
    with pytest.raises(BadDefinition, match="line 4: no Leader is left in play, so the game is over"):
        load('[[player]]\nleader = {name = "Yevgeni", gone = true}\n' * 2)


def test_where_nobody_plays_on_without_a_leader_such_a_player_is_refused() -> None:
    players = ['[[player]]\nleader = "Kaspar Dietrich"\n'] * 2
    gone = '[[player]]\nleader = {name = "Yevgeni", gone = true}\n'
    edition = "ruleset = \"leader_destroyed = 'eliminated'\"\n"
    load("".join([*players, gone]))
    with pytest.raises(BadDefinition, match="line 7: player 3 has no Leader in play and is out of the game"):
        load("".join([edition, *players, gone]))


def test_as_many_passes_as_players_cannot_be() -> None:
    with pytest.raises(BadDefinition, match="passes"):
        Scene("""
            passes = 2
            [[player]]
            leader = "Kaspar Dietrich"
            [[player]]
            leader = "Odette Dubois d'Arrent"
        """)
