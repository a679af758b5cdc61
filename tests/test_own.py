"""Cards, house rules and bots of one's own, from files, without an edit of the project."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from own import BOT, CARDS, HOUSE, own_file
from quarterdeck.bots import BOTS
from quarterdeck.cli import main
from quarterdeck.games import find_game, luggage, open_game, unpack
from quarterdeck.games.five_sails.catalogue import catalogue, find_card
from quarterdeck.games.five_sails.decks import CITY_DECK, LOCATIONS
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.replay import save
from quarterdeck.lab.compare import compare
from quarterdeck.lab.exhaust import Exhaustion
from quarterdeck.lab.matrix import matrix
from quarterdeck.server.bots import Thinkers

GAME = find_game("five-sails")


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(list(argv))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Path]:
    """A file of cards that the game knows during a test."""
    file = own_file(tmp_path)
    GAME.add_cards(file)
    yield file
    GAME.remove_cards()


# The set


def test_cards_of_ones_own_are_printed_and_the_published_ones_keep_their_numbers(mine: Path) -> None:
    assert [card.number for card in catalogue()[206:]] == ["301", "303", "304"]
    assert [card.definition for card in catalogue()] == list(range(209))
    assert find_card("second wind").words()[0] == "City Action: Your performer heals a wound."
    assert [card["name"] for card in GAME.cards()][-3:] == ["Second Wind", "Old Master Renaud", "Ship's Cook"]
    GAME.remove_cards()
    assert len(catalogue()) == len(GAME.cards()) == 206


def city_cards() -> list[str]:
    """The numbers of the cards of a new game that are of the City and no locations."""
    m = GAME.new(seed=1).state.match
    numbers = [GAME.cards()[m.definition[c]]["number"] for c in range(m.size) if m.owner[c] == m.seats]
    return [number for number in numbers if number not in LOCATIONS]


def test_city_cards_of_ones_own_are_in_the_city_deck(mine: Path) -> None:
    assert sorted(city_cards()) == sorted([*CITY_DECK, "304"])
    GAME.remove_cards()
    assert sorted(city_cards()) == sorted(CITY_DECK)


def test_random_decks_and_sample_games_hold_them(mine: Path) -> None:
    for seed in range(4):
        decks = [GAME.deck_list(deck) for deck in GAME.sample_game(seed, 3).header["decks"]]
        assert all("Second Wind x2" in deck for deck in decks)
        eisen = [deck for deck in decks if "Leader: Kaspar Dietrich" in deck]
        assert len(eisen) == 1 and "Old Master Renaud" in eisen[0], "the Leader whose card it is plays"
        assert all(GAME.flaws_of_deck(deck) == [] for deck in decks)


def test_what_is_counted_as_used_are_the_new_cards(mine: Path) -> None:
    found = Exhaustion(GAME)
    assert found.row() == ("rulebook-2023", "0", "0/3", "0/3", "0/1")
    assert "card 304 Ship's Cook" in found.never()


# Mistakes


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("heal(performer)", "heal(performr)"), "line 11: name 'performr' is not defined"),
        (('"Flourish",', '"Flourish"'), "line 10: invalid syntax. Perhaps you forgot a comma?"),
        (("maneuver(plus(THRUST, 1))", "1 / 0"), "line 12: ZeroDivisionError: division by zero"),
        (("import COMBAT, THRUST", "import COMBAT, THRUSTS"), "line 6: ImportError: cannot import name 'THRUSTS'"),
        (("CARDS = [", "CARTS = ["), "it needs a list CARDS = [risk("),
        (("    mercenary(\n", "    'a cook',\n    mercenary(\n"), "entry 3 of CARDS is 'a cook', which is no card"),
        (('"Second Wind", "301"', '"Boon", "301"'), "line 10: two cards share a name: "),
        (('"Second Wind", "301"', '"Second Wind", "303"'), "two cards share the number 303"),
        (('"Old Master Renaud", "303"', '"Old Master Renaud", "048"'), "line 15: two cards share the number 048"),
    ],
)
def test_a_file_with_a_mistake_is_refused_with_file_line_and_what_would_be_right(
    change: tuple[str, str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert change[0] in CARDS
    file = own_file(tmp_path, text=CARDS.replace(*change))
    code, out, err = run(capsys, "cards", "five-sails", "--cards", str(file))
    assert (code, out) == (2, "") and err.count("\n") == 1
    assert err.startswith(f"quarterdeck: {file}") and words in err
    assert len(catalogue()) == 206, "nothing of it is kept"


def test_a_location_of_ones_own_is_refused(tmp_path: Path) -> None:
    words = CARDS.partition("import (")[0] + "import location\n"
    text = words + "CARDS = [location('Alley', '305', 2)]\n"
    with pytest.raises(BadDefinition, match=r"mine\.py, line 4: Alley is a location"):
        GAME.add_cards(own_file(tmp_path, text=text))
    assert GAME.own is None and len(catalogue()) == 206


def test_a_game_that_takes_no_cards_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quarterdeck.games.BROUGHT", {})
    code, _, err = run(capsys, "soak", "kernel.tavern", "--cards", str(own_file(tmp_path)))
    assert code == 2 and "The Tavern takes no cards of one's own" in err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('name = "x"\nparleys = "two"\n', "house.toml, line 2: parleys cannot be 'two' (there are: any_number, one)"),
        ('name = "x"\n\nparlays = "one"\n', "line 3: a ruleset has no field 'parlays'; did you mean parleys?"),
        ('name = "x"\ndays = 50\n', "house.toml, line 2: days cannot be 50: it is a whole number from 1 to 9"),
        ('name = "x"\ndays = = 5\n', "house.toml: the ruleset is not readable: Invalid value (at line 2, column 8)"),
    ],
)
def test_house_rules_with_a_mistake_are_refused_with_file_line_and_what_would_be_right(
    text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = own_file(tmp_path, "house.toml", text)
    code, out, err = run(capsys, "soak", "five-sails", "--ruleset", str(file))
    assert (code, out) == (2, "") and err.count("\n") == 1
    assert words in err


# Commands


def test_every_command_takes_cards_and_house_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = ["--cards", str(own_file(tmp_path)), "--ruleset", str(own_file(tmp_path, "house.toml", HOUSE))]
    code, out, _ = run(capsys, "cards", "five-sails", "old", "master", "renaud", *own, "--format", "md")
    assert code == 0 and "### 303 Old Master Renaud" in out
    simulation = ["simulate", "five-sails", "--games", "3", "--seats", "random,random", "--json", *own]
    code, out, _ = run(capsys, *simulation)
    found = json.loads(out)
    assert code == 0 and found["ruleset"] == "short" and max(map(int, found["days"])) <= 3
    assert all("Second Wind x2" in deck for deck in found["decks"])
    code, out, _ = run(capsys, "soak", "five-sails", "--games", "3", *own)
    assert code == 0 and "nothing went wrong" in out
    code, out, _ = run(capsys, "exhaust", "five-sails", "--games", "60", *own)
    assert code == 0 and "3/3" in out and "1/1" in out, "everything on the three cards was used"
    code, out, _ = run(capsys, "deck", "random", "Kaspar Dietrich", *own[:2])
    assert code == 0 and out.startswith("Name: random Kaspar Dietrich")


def test_a_server_is_not_opened_with_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = own_file(tmp_path, text=CARDS.replace("heal(performer)", "heal(performr)"))
    house = own_file(tmp_path, "house.toml", HOUSE.replace("days = 3", "days = 30"))
    published = own_file(tmp_path, "same.toml", 'name = "learn-to-play"\ndays = 3\n')
    for option, file, words in (
        ("--cards", cards, "mine.py, line 11: name 'performr' is not defined"),
        ("--ruleset", house, "house.toml, line 3: days cannot be 30"),
        ("--ruleset", published, "there is a published ruleset named 'learn-to-play': give yours a name of its own"),
    ):
        code, _, err = run(capsys, "serve", "--database", str(tmp_path / "q.sqlite"), option, str(file))
        assert code == 2 and words in err and err.count("\n") == 1
    assert GAME.house == {} and not (tmp_path / "q.sqlite").exists()


def test_a_saved_game_names_its_cards_and_is_refused_without_them(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.qd"
    game = GAME.new(seed=3)
    question = game.open_questions()[0]
    save(game.choose(question.options[0], question.seat), file)
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["cards"]["files"] == ["mine.py"] and len(header["cards"]["digest"]) == 16
    assert open_game(file).digest() == game.digest()
    GAME.remove_cards()
    code, _, err = run(capsys, "replay", str(file), "--verify")
    assert code == 2 and "begun with cards of one's own, and they are missing: --cards mine.py (digest" in err
    code, out, _ = run(capsys, "replay", str(file), "--verify", "--cards", str(mine))
    assert code == 0 and "the record agrees" in out
    mine.write_text(CARDS.replace("(4, 2, 3, 1)", "(5, 2, 3, 1)"), encoding="utf-8")
    code, _, err = run(capsys, "replay", str(file), "--verify", "--cards", str(mine))
    assert code == 2 and "these are others, or have changed" in err


def test_a_game_without_them_is_the_same_whoever_reads_it(mine: Path, tmp_path: Path) -> None:
    GAME.remove_cards()
    game = GAME.new(seed=3)
    save(game, tmp_path / "plain.qd")
    GAME.add_cards(mine)
    assert open_game(tmp_path / "plain.qd").digest() == game.digest()


def test_a_position_may_have_them(mine: Path) -> None:
    text = '[[player]]\nleader = "Kaspar Dietrich"\nhand = ["Second Wind"]\n[[player]]\nleader = "Yevgeni"\n'
    game = GAME.from_position(text)
    assert game.view(0)["players"][0]["hand"]["known"] == ["Second Wind"]
    assert game.header["cards"]["files"] == ["mine.py"]
    GAME.remove_cards()
    with pytest.raises(BadDefinition, match="they are missing"):
        GAME.begin(game.header, True)


# Bots


def test_a_bot_from_a_file_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = own_file(tmp_path, "clever.py", BOT)
    argv = ["simulate", "five-sails", "--games", "2", "--bot", str(file), "--seats", "last,random", "--json"]
    code, out, _ = run(capsys, *argv)
    assert code == 0 and json.loads(out)["bots"] == ["last", "random"]
    assert "last" not in BOTS, "it is known for that command only"
    shared = ["--compare", "rulebook-2023,learn-to-play", "--workers", "2"]
    code, out, _ = run(capsys, *argv, *shared)
    assert code == 0 and "last wins" in json.loads(out)["rulesets"]["learn-to-play"]
    code, _, err = run(capsys, *argv[:4], "--seats", "last,random")
    assert code == 2 and "there is no player 'last'" in err


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("q.options[-1]", "q.option[-1]"), "line 11: AttributeError: 'Question' object has no attribute 'option'"),
        (("q.options[-1]", "None"), "it answered None: right would be one of q.options"),
        (("def decide", "def choose"), "it needs one class with decide(self, s, q)"),
        (("(self, seed)", "(self)"), "a bot is made from a seed: __init__(self, seed)"),
        (('"last"', '"greedy"'), "there is a bot named 'greedy': give yours a name of its own"),
        (("return q", "return return q"), "line 11: invalid syntax"),
    ],
)
def test_a_bot_with_a_mistake_is_refused(
    change: tuple[str, str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = own_file(tmp_path, "clever.py", BOT.replace(*change))
    code, _, err = run(
        capsys, "simulate", "five-sails", "--games", "1", "--bot", str(file), "--seats", "last,random"
    )
    assert code == 2 and err.count("\n") == 1
    assert str(file) in err and words in err


# Other processes


def test_worker_processes_know_what_was_brought_along(mine: Path, tmp_path: Path) -> None:
    house = "name = 'short'\ndays = 2\n"
    rulesets = ["rulebook-2023", house]
    alone = compare(GAME, 12, rulesets, ["random", "random"], seed=2)
    assert compare(GAME, 12, rulesets, ["random", "random"], seed=2, workers=2).as_dict() == alone.as_dict()
    decks = GAME.decks_for(3, 5)
    one = matrix(GAME, 12, ["random", "random"], decks, seed=4)
    assert matrix(GAME, 12, ["random", "random"], decks, seed=4, workers=2).as_dict() == one.as_dict()


def test_luggage_is_plain_data_and_is_unpacked_once_or_twice_alike(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quarterdeck.games.BROUGHT", {})
    GAME.add_ruleset(HOUSE)
    try:
        packed = luggage()
        assert packed == ((), (("five-sails", (str(mine),), (HOUSE,)),))
        GAME.remove_cards()
        GAME.house.clear()
        for _ in range(2):
            unpack(packed)
            assert len(catalogue()) == 209 and GAME.house == {"short": HOUSE}
    finally:
        GAME.house.clear()


def test_the_processes_in_which_bots_think_for_the_server_know_them_too(mine: Path) -> None:
    game = GAME.new(seed=3)
    question = game.open_questions()[0]
    thinkers = Thinkers(1)
    try:
        chosen = asyncio.run(thinkers.decide("a table", "greedy", game, question))
    finally:
        thinkers.close()
    assert chosen in question.options
