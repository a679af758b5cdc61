"""What comes from outside: measured before it is parsed, read where nobody else works, given up if it takes long."""

import asyncio
import json
import math
import os
import random
import time
import unicodedata
from pathlib import Path
from typing import Literal

import msgspec
import pytest
from server.serving import GENEROUS, InThread, guest, nobody, play, quiet, run, status, two_people, two_seats

from quarterdeck.games import five_sails
from quarterdeck.kernel import replay
from quarterdeck.kernel.game import Choice, Game
from quarterdeck.server.aside import Aside
from quarterdeck.server.client import ServerProblem
from quarterdeck.server.facts import is_id
from quarterdeck.server.lobby import Settings
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.messages import (
    Concede, Credentials, DeckWish, Me, MomentShown, Moments, Named, NewTable, ReplayKept, SeatWish,
)  # fmt: skip
from quarterdeck.server.replays import Viewer

END = b'\n{"choices": 0, "digest": "", "end": true}\n'


def header(**entries: object) -> bytes:
    plain = {"quarterdeck": 1, "game": "five-sails", "seed": 1, "ruleset": "rulebook-2023", "decks": ["eisen", "eisen"]}
    return json.dumps({**plain, **entries}).encode() + END


DOTS = "a" + ".a" * 40_000 + "=1"
BOMBS = {
    "a ruleset without line breaks": header(ruleset=DOTS),
    "the same with one": header(ruleset=DOTS + "\n"),
    "a position of dots": header(position=DOTS),
    "many short lines of dots": header(ruleset="\n".join(["a" + ".a" * 90 + "=1"] * 100)),
    "nested brackets": header(ruleset="a = " + "[" * 19_000 + "\n"),
    "nested braces": header(ruleset="a = " + "{a = " * 300 + "\n"),
    "nested JSON": b'{"quarterdeck": 1, "game": "five-sails", "x": ' + b"[" * 50_000 + b"]" * 50_000 + b"}" + END,
    "a number of 5,000 figures": b'{"quarterdeck": 1, "game": "five-sails", "seed": ' + b"9" * 5000 + b"}" + END,
    "such a number in a ruleset": header(ruleset="a = " + "9" * 5000 + "\n"),
    "such a number as a choice": header().replace(END, b"\n[0, " + b"9" * 5000 + b"]" + END),
    "a name that is like no other": header(decks=["x" * 60_000, "eisen"]),
    "a deck without end": header(decks=["Leader: Kaspar Dietrich\nThrowing Knife x99999999\n", "eisen"]),
    "a game of no name": json.dumps({"quarterdeck": 1, "game": "y" * 60_000}).encode() + END,
}  # fmt: skip


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_a_bomb_is_refused_before_it_goes_off(server: InThread, bomb: bytes) -> None:
    async def test() -> None:
        client = nobody(server.url)
        with pytest.raises(ServerProblem) as problem:
            await client.ask("POST", "/api/replays", bomb)
        assert problem.value.status in (413, 422) and len(problem.value.problem.words) < 2000
        assert "within" not in problem.value.problem.words, "it was not even tried for long"

    run(test())


POSITION = """
ruleset = "rulebook-2023"
seed = 20231
[[player]]
leader = "Kaspar Dietrich"
[[player]]
leader = "Odette Dubois d'Arrent"
"""


@pytest.mark.parametrize("edition", five_sails.GAME.rulesets)
def test_a_record_with_rules_or_a_position_of_its_own_is_taken(server: InThread, edition: str) -> None:
    rules = f'base = "{edition}"\nname = "Ours since 1997"\ndays = 4\n'

    async def test() -> None:
        position = POSITION.replace("rulebook-2023", edition)
        for game in (five_sails.GAME.new(1, ("eisen", "montaigne"), rules), five_sails.GAME.from_position(position)):
            game.choose(game.open_questions()[0].options[0])
            kept = await nobody(server.url).ask("POST", "/api/replays", replay.write(game).encode(), ReplayKept)
            assert is_id(kept.id)

    run(test())


def test_decks_are_measured_too(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        for deck in (
            DeckWish("sample", "x" * 50_000), DeckWish("random", "x" * 50_000), DeckWish("list", "x" * 50_000),
            DeckWish("list", "Leader: Kaspar Dietrich\nThrowing Knife x99999999\n"), DeckWish("list", "<" * 19_000),
            DeckWish("list", '"' + '\\"' * 9_990),
        ):  # fmt: skip
            seats = (SeatWish("me", deck), SeatWish("open", DeckWish("sample", "eisen")))
            wish = NewTable("five-sails", "rulebook-2023", seats)
            assert await status(anne, "POST", "/api/tables", wish) == 422
        assert await status(anne, "POST", "/api/tables", two_seats()) == 200
        sample: bytes = await anne.ask("GET", "/api/games/five-sails/decks/eisen")
        seats = (SeatWish("me", DeckWish("list", sample.decode())), SeatWish("open", DeckWish("sample", "eisen")))
        assert await status(anne, "POST", "/api/tables", NewTable("five-sails", "rulebook-2023", seats)) == 200
        for path in ("/api/games/" + "x" * 5000 + "/cards", "/api/games/five-sails/decks/" + "x" * 5000):
            assert await status(anne, "GET", path) == 422

    run(test())


def test_names_are_measured_too(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """Marks are put in order by comparing each with all before it: only so many of them."""
    measured: list[int] = []
    normalize = unicodedata.normalize

    def counted(form: Literal["NFC", "NFD", "NFKC", "NFKD"], text: str) -> str:
        measured.append(len(text))
        return normalize(form, text)

    monkeypatch.setattr("unicodedata.normalize", counted)

    async def test() -> None:
        client = nobody(server.url)
        name = "a" + "\u0315\u0300" * 15_000
        assert await status(client, "POST", "/api/guest", Named(name)) == 200
        assert await status(client, "POST", "/api/login", Credentials(name, "correct horse battery")) == 403
        assert measured and max(measured) <= 4 * GENEROUS.name_letters
        long = "\u03b1\u0313\u0300\u0345" * GENEROUS.name_letters
        me = await client.ask("POST", "/api/guest", Named(long), Me)
        assert me.name == "\u1f82" * GENEROUS.name_letters, "however it is written, it is not too long"

    run(test())


def a_game(most: int = 10_000) -> Game:
    game, chance = five_sails.new(3), random.Random(3)
    while not game.over and len(game.choices) < most:
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
    return game


def test_reading_is_given_up_after_a_time_and_everything_else_goes_on(tmp_path: Path) -> None:
    with InThread(str(tmp_path / "q.sqlite")) as running:

        async def test() -> None:
            house = running.server.house
            house.aside.patience = 0.0
            client = await guest(running.url, "Mallory")
            file = replay.write(a_game(60)).encode()
            with pytest.raises(ServerProblem, match="could not be read within") as problem:
                await client.ask("POST", "/api/replays", file)
            assert problem.value.status == 413 and not house.aside.busy and not house.aside.idle
            table = await client.open_table(two_seats("me", "bot"))
            seat = await client.sit(table.id)
            assert await seat.next_decision() is not None, "the bot plays in processes of its own"
            house.aside.patience = 60.0
            assert (await client.ask("POST", "/api/replays", file, ReplayKept)).id

        run(test())


def test_what_counts_is_how_much_of_the_processor_something_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that on a busy machine what is short is done, and what goes on for ever is ended all the same."""
    monkeypatch.setattr("quarterdeck.server.aside.BUSY", 10_000)
    aside = Aside(1, patience=0.25)

    async def test() -> None:
        await aside.run("anne", time.sleep, 0.5)
        with pytest.raises(Refusal, match="could not be read within"):
            await aside.run("mallory", math.factorial, 10**8)
        assert isinstance(await aside.run("anne", os.getpid), int)

    try:
        run(test())
    finally:
        aside.close()


def test_nobody_has_all_places_nor_a_long_line(tmp_path: Path) -> None:
    aside = Aside(2)

    async def test() -> None:
        tasks = [asyncio.create_task(aside.run("mallory", time.sleep, 0.3)) for _ in range(8)]
        await asyncio.sleep(0.05)
        assert isinstance(await aside.run("anne", os.getpid), int)
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert sum(isinstance(result, Exception) for result in results) >= 2, "who asks for a lot is refused"

    try:
        run(test())
    finally:
        aside.close()


def test_seeking_costs_a_bounded_amount(monkeypatch: pytest.MonkeyPatch) -> None:
    """By turns the last and the first moment: each time only the way from the nearest kept state is played."""
    game = a_game()
    viewer = Viewer(replay.read(replay.write(game)))
    last = len(game.choices)
    viewer.at(last, "all")
    played: list[int] = []
    apply = Game.apply

    def counted(self: Game, seat: int, chosen: int) -> None:
        played.append(chosen)
        apply(self, seat, chosen)

    monkeypatch.setattr(Game, "apply", counted)
    for choice in (0, last, 1, last - 1, last // 2, 0, last):
        played.clear()
        viewer.at(choice, "0")
        assert len(viewer.game.choices) == choice and len(played) <= viewer.step
    assert len(viewer.kept) <= 101 and last > 5 * viewer.step
    again = Game(game.header, game.start)
    again.replay(game.choices[: last // 2])
    assert viewer.seek(last // 2).digest() == again.digest()


def looking_rarely(tmp_path: Path) -> InThread:
    """A server at which nobody looks at replays more than twelve times."""
    limits = msgspec.structs.replace(GENEROUS, seeks=0.001, seek_burst=12)
    return InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, limits=limits))


def test_looking_at_replays_is_limited_by_person_and_disturbs_no_table(tmp_path: Path) -> None:
    with looking_rarely(tmp_path) as running:

        async def test() -> None:
            _, anne, bert = await two_people(running.url)
            mallory = await guest(running.url, "Mallory")
            file = replay.write(a_game()).encode()
            id = (await mallory.ask("POST", "/api/replays", file, ReplayKept)).id
            moments = await mallory.ask("GET", f"/api/replays/{id}/moments", None, Moments)
            tries = [
                await status(mallory, "GET", f"/api/replays/{id}/at/{choice}")
                for _ in range(8) for choice in (0, moments.count)
            ]  # fmt: skip
            assert tries == [200] * 11 + [429] * 5
            again = await guest(running.url, "Another name")
            assert await status(again, "GET", f"/api/replays/{id}/at/0") == 429, "another guest is the same address"
            await play((anne, bert), random.Random(1), 5)
            await quiet(anne, bert)

        run(test())


def test_so_are_their_files(tmp_path: Path) -> None:
    with looking_rarely(tmp_path) as running:

        async def test() -> None:
            table, anne, bert = await two_people(running.url)
            await bert.send(Concede())
            await quiet(bert, anne)
            for address, path in (("127.0.0.2", f"tables/{table.id}/replay"), ("127.0.0.3", f"replays/{table.id}")):
                client = nobody(running.url, address)
                tries = [await status(client, "GET", f"/api/{path}") for _ in range(14)]
                assert tries == [200] * 12 + [429] * 2

        run(test())


def test_nothing_is_played_for_the_file_of_a_game_that_is_over(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the log as it was stored: as good a record as one that is written anew."""
    played: list[int] = []
    replayed = Game.replay

    def counted(self: Game, choices: list[Choice]) -> None:
        played.append(len(choices))
        replayed(self, choices)

    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        for _ in range(30):
            for seat in (anne, bert):
                if seat.decision is not None:
                    await seat.answer(seat.decision, seat.decision.options[0].key)
            await quiet(anne, bert)
        await bert.send(Concede())
        await quiet(bert, anne)
        monkeypatch.setattr(Game, "replay", counted)
        paths = (f"/api/tables/{table.id}/replay", f"/api/replays/{table.id}")
        files: list[bytes] = [await nobody(server.url).ask("GET", path) for path in paths]
        for choice in (0, 30, 5):
            seen = await nobody(server.url).ask("GET", f"/api/replays/{table.id}/at/{choice}", None, MomentShown)
            assert not seen.view["over"]
        assert not played
        monkeypatch.undo()
        game, record = server.table(table.id).game, replay.read(files[0].decode())
        assert game is not None and len(game.choices) > 30 and files[0] == files[1]
        written = replay.read(replay.write(game, record.times))
        assert record.choices == written.choices and written.digests.items() <= record.digests.items()
        assert written.header.items() <= record.header.items() and {"names", "deal"} <= record.header.keys()
        assert replay.play(record, game.start).over

    run(test())


def test_what_is_seen_is_what_was_played(server: InThread) -> None:
    async def test() -> None:
        game = a_game(90)
        client = nobody(server.url)
        id = (await client.ask("POST", "/api/replays", replay.write(game).encode(), ReplayKept)).id
        for choice in (90, 0, 45, 44, 90, 1):
            again = Game(game.header, game.start)
            again.replay(game.choices[:choice])
            seen = await client.ask("GET", f"/api/replays/{id}/at/{choice}?seat=0", None, MomentShown)
            assert seen.view["players"] == json.loads(json.dumps(again.view(0)["players"]))

    run(test())
