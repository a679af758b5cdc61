"""Another engine: tables whose games go the same way go on, the others are closed with the reason and their file."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server.serving import InThread, nobody, play, run, two_people

from quarterdeck.games import start_of
from quarterdeck.kernel import replay
from quarterdeck.server.client import ServerProblem
from quarterdeck.server.messages import Answer, Refused, Whole


def played(path: Path, choices: int) -> tuple[str, list[tuple[int, int]]]:
    """A table that was played for a while by a server that is gone."""
    with InThread(str(path)) as running:

        async def test() -> tuple[str, list[tuple[int, int]]]:
            table, anne, bert = await two_people(running.url)
            await play((anne, bert), random.Random(6), choices)
            game = running.table(table.id).game
            assert game is not None
            return table.id, list(game.choices)

        found: tuple[str, list[tuple[int, int]]] = run(test())
        return found


def change(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        assert file.execute(statement, values).rowcount > 0


def whole(running: InThread, id: str) -> Whole:
    async def test() -> Whole:
        seat = await nobody(running.url).sit(id)
        message = await seat.receive()
        assert isinstance(message, Whole)
        return message

    found: Whole = run(test())
    return found


def test_a_game_of_another_version_that_goes_the_same_way_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite"
    id, choices = played(path, 60)
    change(path, "update tables set facts = replace(facts, '\"engine\":\"', '\"engine\":\"0.0.')")
    with InThread(str(path)) as running:
        assert whole(running, id).table.stage == "playing"
        game = running.table(id).game
        assert game is not None and game.choices == choices and game.header["engine"].startswith("0.0.")


@pytest.mark.parametrize(
    "statement",
    [
        "update choices set digest = 'ffffffffffffffff' where digest <> ''",
        "update choices set chosen = 1234567 where n = 30",
        "update tables set facts = replace(facts, '\"ruleset\"', '\"rules\"')",
    ],
    ids=["another state", "an option that is no more", "a header that means nothing"],
)
def test_a_game_that_goes_another_way_is_closed_with_the_reason_and_its_file(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "q.sqlite"
    id, choices = played(path, 60)
    change(path, statement)
    with InThread(str(path)) as running:
        shown = whole(running, id)
        assert shown.table.stage == "closed" and "cannot go on" in shown.table.reason and shown.view is None

        async def test() -> None:
            client = nobody(running.url)
            seat = await client.sit(id)
            await seat.receive()
            await seat.send(Answer(1, 1))
            assert (await seat.until(Refused)).error == "not_yours"
            file: bytes = await client.ask("GET", f"/api/tables/{id}/replay")
            record = replay.read(file.decode())
            assert len(record.choices) == len(choices)
            if "digest" not in statement:
                return
            record.digests.clear()
            assert replay.play(record, start_of("five-sails")).choices == choices
            with pytest.raises(ServerProblem):
                await client.ask("GET", f"/api/tables/{id}x/replay")

        run(test())
    with InThread(str(path)) as running:
        assert whole(running, id).table.stage == "closed", "it stays closed"
