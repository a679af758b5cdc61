"""The command line: what it prints, and that a wrong call costs one line and exit code 2."""

import io
import json
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

from quarterdeck.cli import main
from quarterdeck.games import find_game, five_sails, open_game
from quarterdeck.games.ccg.catalogue import catalogue as ccg_cards
from quarterdeck.games.ccg.terms import ACTION
from quarterdeck.games.five_sails.catalogue import find_card
from quarterdeck.kernel.replay import save
from quarterdeck.play import Session

POSITION = """\
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks"}
hand = ["Last Word"]
[[player]]
leader = "Odette Dubois d'Arrent"
"""


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(list(argv))
    out, err = capsys.readouterr()
    return code, out, err


def test_cards_prints_one_card_and_all(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "five-sails", "last", "word")
    assert code == 0
    assert "Last Word" in out and "Ranged" in out
    code, out, _ = run(capsys, "cards", "five-sails")
    assert code == 0
    assert "Kaspar Dietrich" in out and "Odette" in out


def test_cards_prints_how_many_of_them_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "five-sails", "--progress")
    rows = [[cell.strip() for cell in line.strip("│").split("│")] for line in out.splitlines() if "│" in line]
    assert code == 0
    assert rows[0] == ["all", "cards", "206", "206"] and ["", "Leader", "5", "5"] in rows


def test_cards_prints_how_many_of_the_ccg_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "ccg", "--progress")
    rows = [[cell.strip() for cell in line.strip("│").split("│")] for line in out.splitlines() if "│" in line]
    complete = sum(card.complete for card in ccg_cards())
    assert code == 0 and rows[0] == ["all", "cards", str(complete), "1641"]
    assert ["", "Sea", "5", "5"] in rows and ["", "Broadsides"] in [row[:2] for row in rows]
    starts = {row[0]: i for i, row in enumerate(rows) if row[0]}
    by_type, by_set = rows[starts["type"] : starts["faction"]], rows[starts["set"] :]
    for counted in (by_type, by_set):
        assert [sum(int(row[i]) for row in counted) for i in (2, 3)] == [complete, 1641]


def test_a_deck_of_the_ccg_is_written_for_octgn_and_read_from_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "deck", "show", "castille", "--game", "ccg", "--format", "o8d")
    assert code == 0 and out.startswith("<?xml") and "Enrique Orduño" in out
    file = tmp_path / "castille.o8d"
    file.write_text("\ufeff" + out, encoding="utf-8")  # OCTGN begins its files with a byte order mark
    assert run(capsys, "deck", "check", str(file), "--game", "ccg")[:2] == (0, "castille is legal\n")
    plain = run(capsys, "deck", "show", "castille", "--game", "ccg")[1]
    assert run(capsys, "deck", "show", str(file), "--game", "ccg")[1] == plain
    code, out, _ = run(
        capsys, "simulate", "ccg", "--games", "1", "--seats", "random,random", "--decks", f"{file},vesten", "--json"
    )
    assert code == 0 and json.loads(out)["games"] == 1


def test_a_deck_with_cards_that_are_not_written_yet_is_refused_with_their_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = [card.name for card in ccg_cards() if not card.complete and card.kind == ACTION][:2]
    file = tmp_path / "more.txt"
    listed = run(capsys, "deck", "show", "castille", "--game", "ccg")[1]
    file.write_text(listed + f"{one} x2\n{other}\n", encoding="utf-8")
    code, out, _ = run(capsys, "deck", "check", str(file), "--game", "ccg")
    assert code == 1 and one in out and other in out
    code, out, err = run(capsys, "play", "ccg", "--decks", f"{file},vesten")
    assert code == 2 and one in err and other in err and err.count("\n") == 1
    octgn = tmp_path / "more.o8d"
    octgn.write_text(run(capsys, "deck", "show", str(file), "--game", "ccg", "--format", "o8d")[1], encoding="utf-8")
    code, out, _ = run(capsys, "deck", "check", str(octgn), "--game", "ccg")
    assert code == 1 and one in out and other in out


def test_simulate_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "five-sails", "--games", "3", "--seats", "random,random", "--json")
    assert code == 0
    found = json.loads(out)
    assert found["games"] == 3
    assert set(found) >= {"wins", "victories", "days", "decisions_per_game"}


@pytest.mark.parametrize("name", ["rulebook-2023", "playtest-5.9.4e", "learn-to-play", "house.toml"])
def test_games_are_made_by_the_ruleset_that_is_named(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.toml"
    file.write_text('name = "house"\nbase = "learn-to-play"\ndeck_size = "exactly"', encoding="utf-8")
    rules = str(file) if name == "house.toml" else name
    code, out, _ = run(
        capsys, "simulate", "five-sails", "--games", "2", "--seats", "random,random", "--json", "--ruleset", rules
    )
    assert code == 0 and json.loads(out)["ruleset"] == name.removesuffix(".toml")
    code, out, _ = run(capsys, "soak", "five-sails", "--games", "3", "--ruleset", rules)
    assert code == 0 and "nothing went wrong" in out
    code, out, _ = run(capsys, "exhaust", "five-sails", "--games", "1", "--ruleset", rules)
    assert code == 1 and name.removesuffix(".toml") in out and "never used: " in out


def test_rulesets_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "five-sails", "--games", "3", "--seats", "random,random", "--compare"]
    code, out, _ = run(capsys, *argv, "rulebook-2023,playtest-5.9.4e,learn-to-play")
    assert code == 0
    for words in ("first player wins", "by economic", "playtest-5.9.4e against rulebook-2023", "Holm's method"):
        assert words in out
    code, out, _ = run(capsys, *argv, "rulebook-2023,learn-to-play", "--json", "--decks", "ussura,vodacce")
    found = json.loads(out)
    assert set(found["rulesets"]) == {"rulebook-2023", "learn-to-play"}
    assert {"ussura wins", "vodacce wins", "days"} <= set(found["rulesets"]["learn-to-play"])
    for wrong in (["learn-to-play"], ["learn-to-play,learn-to-play"], ["learn-to-play,nonsense"]):
        code, _, err = run(capsys, *argv, *wrong)
        assert code == 2 and err.count("\n") == 1
    assert run(capsys, *argv, "rulebook-2023,learn-to-play", "--workers", "0")[0] == 2


def test_exhaust_prints_a_row_for_each_edition(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "exhaust", "five-sails", "--games", "1")
    assert code == 1
    for name in ("rulebook-2023", "playtest-5.9.4e", "learn-to-play"):
        assert any(name in line and "/206" in line and "/279" in line for line in out.splitlines())


def test_a_game_is_played_by_the_ruleset_that_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    monkeypatch.setattr(Session, "run", lambda session: made.append(session.game.state.match.ruleset.name))
    for argv in ([], ["--ruleset", "learn-to-play"]):
        assert run(capsys, "play", "five-sails", *argv)[0] == 0
    assert made == ["rulebook-2023", "learn-to-play"]


def test_deck_check_goes_by_the_ruleset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "more.txt"
    code, out, _ = run(capsys, "deck", "show", "eisen")
    file.write_text(out.replace("Name: eisen", "Name: more") + find_card("165").name + "\n", encoding="utf-8")
    assert run(capsys, "deck", "show", "eisen", "--format", "text")[1] == out
    code, out, _ = run(capsys, "deck", "check", str(file))
    assert (code, out) == (0, "more is legal\n")
    code, out, _ = run(capsys, "deck", "check", str(file), "--ruleset", "playtest-5.9.4e")
    assert code == 1 and "41 cards; it needs exactly 40" in out
    play = ["simulate", "five-sails", "--games", "1", "--seats", "random,random", "--decks", f"{file},eisen"]
    assert run(capsys, *play)[0] == 0
    code, _, err = run(capsys, *play, "--ruleset", "playtest-5.9.4e")
    assert code == 2 and "FS-DECK-08" in err


def test_position_shows_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "docks.toml"
    file.write_text(POSITION, encoding="utf-8")
    code, out, _ = run(capsys, "position", str(file))
    assert code == 0
    assert "Kaspar Dietrich" in out and "Take an action" in out


def test_position_shows_a_duel_and_refuses_one_that_cannot_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duel.toml"
    duel = POSITION + "[duel]\nchallenger = \"Kaspar Dietrich\"\nchallenged = \"Odette Dubois d'Arrent\"\n"
    file.write_text(duel + "round = 2\nthreat = [2, 0]\n", encoding="utf-8")
    code, out, _ = run(capsys, "position", str(file))
    assert code == 0 and "Duel · round 2" in out and "Kaspar Dietrich (threat 2)" in out
    file.write_text(duel + "round = 2\nthreat = [0, 0]\n", encoding="utf-8")
    code, _, err = run(capsys, "position", str(file))
    assert code == 2 and "without threat in a pool there is no round 2: the duel is over" in err


def play(game: object, lines: list[str], rival: str = "random") -> tuple[Session, str]:
    """A sitting of one person against a bot, with these lines typed and then the end of input."""
    typed = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    console = Console(width=140, record=True, file=io.StringIO())
    session = Session(game, ["human", rival], console, read, seed=3)  # type: ignore[arg-type]
    session.run()
    return session, console.export_text()


def test_a_person_plays_looks_undoes_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.qd"
    game = five_sails.from_position(POSITION)
    looks = ["help", "card Last Word", "card Lost Word", "why kaspar dietrich", "w last word", "why Boon"]
    session, text = play(game, [*looks, "99", "1", "u", "log", f"save {file}"])
    assert "Combat 3 = 3 printed" in text and "Cost 0 = 0 printed" in text
    assert "There is no Boon with numbers to see now." in text
    assert "take back your last choice" in text
    assert "did you mean Last Word" in text
    assert "There are options 1 to" in text
    assert f"Saved to {file}" in text
    assert session.game.choices == []
    assert open_game(file).state.digest() == session.game.state.digest()


def test_the_rival_is_the_boatswain_or_who_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[list[str]] = []
    monkeypatch.setattr(Session, "run", lambda session: sat.append(session.names))
    for rival in ([], ["--rival", "captain"], ["--rival", "cabin-boy"], ["--seats", "human,cabin boy"]):
        assert main(["play", "five-sails", *rival]) == 0
    assert [names[1] for names in sat] == ["Boatswain", "Captain", "Cabin boy", "Cabin boy"]


def test_a_rival_that_searches_answers_at_the_terminal() -> None:
    session, _ = play(five_sails.from_position(POSITION), ["1"] * 6, "cabin boy")
    assert any(seat == 1 for seat, _ in session.game.choices)


def test_a_whole_game_can_be_typed() -> None:
    session, text = play(five_sails.new(seed=1), ["1"] * 3000)
    assert session.game.over
    assert "wins" in text or "draw" in text


SEA_FIGHT = """\
[[player]]
captain = "Berek"
ship = {name = "The Hurricane", sea = "La Boca"}
crew = ["Oar Team", "Oar Team", "Oar Team", "Brutes"]
hand = ["Near Miss"]
deck = ["Brutes x9"]
[[player]]
captain = "Reis"
ship = {name = "The Crimson Roger", sea = "La Boca"}
deck = ["Brutes x9"]
[hits]
player = 1
amount = 3
"""


def absorbing(*lines: str) -> tuple[Session, str]:
    return play(find_game("ccg").from_position(SEA_FIGHT), list(lines))


def tacked(session: Session) -> list[str]:
    return [c["name"] for c in session.game.view(0)["players"][0]["crew"] if c["tacked"]]


def test_a_payment_is_proposed_and_taken_with_one_answer() -> None:
    session, text = absorbing("")
    assert "Absorb Hits: 3 left" in text and "Tack Brutes (" in text
    assert "Enter: Tack Brutes." in text
    assert tacked(session) == ["Brutes"]


def test_sources_are_ticked_and_equal_ones_are_taken_one_after_the_other() -> None:
    session, text = absorbing("99", "1 2 x", "")
    assert "There are options 1 to" in text and "for a payment also several" in text
    numbers = [line.split()[0] for line in text.splitlines() if "Tack Oar Team (" in line][:1]
    assert numbers
    session, text = absorbing(ticked(text, "Tack Oar Team (1)"))
    assert tacked(session) == ["Oar Team"] * 3
    assert "Take an action" in text


def ticked(text: str, words: str) -> str:
    """The numbers of all options with these words, in the first list of options."""
    options = text[text.index("Absorb Hits") : text.index("Enter:")]
    return " ".join(re.findall(rf"(\d+)  {re.escape(words)}", options))


def test_several_answers_are_for_payments_only() -> None:
    session, text = play(find_game("ccg").new(seed=1), ["1 2"])
    assert "One number is one answer" in text and session.game.choices == []


def test_the_moment_is_written_to_a_file_and_played_from_it(tmp_path: Path) -> None:
    file = tmp_path / "moment.toml"
    session, text = absorbing(f"position {file}")
    assert f"Written to {file}" in text
    again = find_game("ccg").from_position(file.read_text(encoding="utf-8"))
    assert again.view(0)["payment"] == session.game.view(0)["payment"]


def test_a_whole_game_of_the_ccg_can_be_typed() -> None:
    chance = random.Random(4)
    session, text = play(find_game("ccg").new(seed=4), [str(chance.randint(1, 9)) for _ in range(3000)])
    assert session.game.over
    assert "wins" in text or "draw" in text


def typed(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """What a person types, and then the end of input."""
    rest = iter(lines)

    def read(prompt: str = "") -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


def test_a_game_from_elsewhere_is_played_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quarterdeck.games.BROUGHT", {})
    file = tmp_path / "evening.qd"
    typed(monkeypatch, ["card brawl", "1", f"save {file}", *["1"] * 100])
    code, out, _ = run(capsys, "play", "kernel.tavern", "--seats", "human,random", "--seed", "3")
    assert code == 0
    for words in ("The Tavern", "every patron of the others", "What do you do?", "Bid 2", "bruises: 0", "Saved to"):
        assert words in out
    assert "wins: fewest bruises." in out or "The game is a draw." in out
    code, out, _ = run(capsys, "replay", str(file), "--verify", "--game", "kernel.tavern")
    assert code == 0 and "the record agrees: 3 choices" in out.replace("\n", " ")


def test_a_game_from_elsewhere_is_simulated_compared_soaked_and_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quarterdeck.games.BROUGHT", {})
    code, out, _ = run(capsys, "simulate", "kernel.tavern", "--games", "6", "--seats", "greedy,random", "--json")
    found = json.loads(out)
    assert code == 0 and (found["game"], found["ruleset"], found["games"]) == ("tavern", "standard", 6)
    assert sum(found["bruises"].values()) == sum(found["victories"].values()) == 6
    code, out, _ = run(capsys, "simulate", "kernel.tavern", "--games", "2", "--decks", "rowdies,rowdies")
    assert code == 0 and "rowdies" in out and "bruises" in out
    code, out, _ = run(capsys, "soak", "kernel.tavern", "--games", "8")
    assert code == 0 and "8 games (4 with 2 seats, 4 with 3 seats)" in out
    code, out, _ = run(capsys, "exhaust", "kernel.tavern")
    assert code == 0 and "standard" in out, "it has nothing that is counted"
    code, out, _ = run(capsys, "cards", "kernel.tavern")
    assert code == 0 and "Last Orders" in out
    code, out, _ = run(capsys, "deck", "check", "regulars", "--game", "kernel.tavern")
    assert (code, out) == (0, "regulars is legal\n")
    code, _, err = run(capsys, "simulate", "kernel.tavern", "--compare", "standard,strict")
    assert code == 2 and "there is no ruleset named 'strict'; did you mean standard? (there are: standard)" in err


def test_a_saved_game_is_read_verified_and_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.qd"
    game = five_sails.new(seed=6)
    for _ in range(10):
        question = game.open_questions()[0]
        game.choose(question.options[0], question.seat)
    save(game, file)
    code, out, _ = run(capsys, "replay", str(file), "--verify")
    assert code == 0 and "agrees" in out
    code, out, _ = run(capsys, "replay", str(file), "--seat", "1")
    assert code == 0 and "Player 2 draws a card." in out
    assert open_game(file).state.digest() == game.state.digest()


def test_a_saved_game_of_the_ccg_is_read_stepped_through_and_written_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, chance = tmp_path / "game.qd", random.Random(6)
    game = find_game("ccg").new(seed=6)
    for _ in range(40):
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
    save(game, file)
    code, out, _ = run(capsys, "replay", str(file), "--verify")
    assert code == 0 and "the record agrees: 40 choices" in out.replace("\n", " ")
    code, out, _ = run(capsys, "replay", str(file), "--seat", "1")
    assert code == 0 and "Player 2 draws a card." in out
    assert open_game(file).state.digest() == game.state.digest()
    typed(monkeypatch, ["", "q"])
    code, out, _ = run(capsys, "replay", str(file), "--step", "--seat", "2")
    assert code == 0 and "Setup" in out and "La Boca" in out and "Choose a Crew" not in out
    for made in (0, 25, 40):
        code, out, _ = run(capsys, "replay", str(file), "--position", str(made))
        again = find_game("ccg").from_position(out)
        assert code == 0 and again.view(0)["players"] == game.copy().rewind(made).view(0)["players"]
    assert run(capsys, "replay", str(file), "--position")[1] == out
    code, out, _ = run(capsys, "replay", str(file), "--course")
    rows = [[cell.strip() for cell in line.strip("│").split("│")] for line in out.splitlines() if "│" in line]
    numbers = [" : ".join(map(str, of)) for of in find_game("ccg").standing(game.state).values()]
    assert code == 0 and "the game is not over" in out and rows[-1][1:] == numbers
    code, _, err = run(capsys, "replay", str(file), "--position", "41")
    assert code == 2 and "this game has 40 choices; 41 is not among them" in err


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["cards", "five-sails", "Langschwerd"], "did you mean Langschwert"),
        (["simulate", "five-sails", "--seats", "random,clever"], "there is no player 'clever' (there are: human,"),
        (["play", "five-sails", "--rival", "admiral"], "there is no player 'admiral' (there are: human,"),
        (["serve", "--thinkers", "-1"], "--thinkers must be 1 or more, not -1"),
        (["simulate", "five-sails", "--seats", "random"], "two to four seats, not 1"),
        (["simulate", "five-sails", "--seats", "human,random"], "bots only"),
        (["simulate", "five-sails", "--games", "0"], "--games must be 1 or more"),
        (["simulate", "five-sails", "--decks", "eisen,montagne"], "did you mean montaigne"),
        (["simulate", "five-sails", "--decks", "eisen"], "2 seats need 2 decks, not 1"),
        (["soak", "five-sails", "--ruleset", "playtest"], "did you mean playtest-5.9.4e? (there are: rulebook-2023,"),
        (["play", "five-sails", "--ruleset", "nowhere.toml"], "nowhere.toml: No such file"),
        (["exhaust", "five-sails", "--ruleset", "parleys = 'two'"], "there are: any_number, one"),
        (["play", "five-sails", "--ruleset", "learn-to-play", "--resume", "x.qd"], "--ruleset is for new games"),
        (["deck", "show", "eisen", "--format", "o8d"], "there is no format 'o8d' (there are: text)"),
        (["cards", "five-sails", "--format", "pdf"], "there is no format 'pdf' (there are: html, md, json)"),
        (["replay", "nowhere.qd"], "nowhere.qd: No such file"),
        (["position", "nowhere.toml"], "nowhere.toml: No such file"),
    ],
)
def test_a_wrong_call_is_one_line_and_exit_code_2(
    argv: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *argv)
    assert code == 2
    assert words in err
    assert err.count("\n") == 1
    assert out == ""


def test_a_moment_without_a_position_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.qd"
    save(five_sails.new(seed=6), file)
    code, out, err = run(capsys, "replay", str(file), "--position")
    assert (code, out) == (2, "") and "a position has no words for this moment" in err


def test_damaged_files_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.qd"
    save(five_sails.new(seed=6), file)
    file.write_text(file.read_text().replace('"digest": "', '"digest": "0'), encoding="utf-8")
    code, _, err = run(capsys, "replay", str(file), "--verify")
    assert code == 2 and err.count("\n") == 1
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(POSITION.replace("Docks", "Decks"), encoding="utf-8")
    code, _, err = run(capsys, "position", str(wrong))
    assert code == 2 and "line 2: there is no location 'Decks'" in err


def test_an_unknown_command_or_game_is_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["sail"], ["play", "six-sails"], ["play", "kernel.toy"], ["soak", "no.such.module"]):
        with pytest.raises(SystemExit) as stopped:
            main(argv)
        assert stopped.value.code == 2
        capsys.readouterr()


def test_a_server_with_limits_that_mean_nothing_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    limits = tmp_path / "limits.json"
    limits.write_text('{"mesages": 5}')
    code, _, err = run(capsys, "serve", "--limits", str(limits), "--database", str(tmp_path / "q.sqlite"))
    assert code == 2 and "limits" in err and err.count("\n") == 1


def test_a_lesson_at_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The lessons are listed; in one, a wrong answer gets its reply and a right one leads on."""
    assert main(["learn", "five-sails"]) == 0
    assert "How a game is won" in capsys.readouterr().out
    lines = iter(["", "", "", "", "nonsense", "1", "6"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    assert main(["learn", "five-sails", "1"]) == 0
    said = capsys.readouterr().out
    assert "There are answers 1 to 6" in said and "You could, but you need not" in said and "you win" in said
    assert main(["learn", "five-sails", "whistling"]) == 2
