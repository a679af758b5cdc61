"""Another engine: games that go the same way to their last choice go on, the others wait as they are."""

import asyncio
import json
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.serving import InThread, nobody, play, run, two_people

from quarterdeck import ENGINE_VERSION
from quarterdeck.games import start_of
from quarterdeck.games.project import PACKAGE
from quarterdeck.kernel.game import Game
from quarterdeck.server import engine
from quarterdeck.server.client import ServerProblem
from quarterdeck.server.facts import Facts, read_facts
from quarterdeck.server.messages import Chat, Refused, Stops, Undo, Whole

#: a game of another engine: the digest of its sources is another
OTHER = "update tables set facts = replace(facts, '\"sources\":\"', '\"sources\":\"0')"
#: what the sources of a newer version are called
UPGRADE = "0123456789abcdef"
#: the schema in which games were closed that another engine could not play
SCHEMA_BEFORE = 7
#: what came into the schema after it
SINCE = ("drop table redeemed", "alter table chat drop column about")
LAST = "(select max(n) from choices)"
DEVIATIONS = {
    "another deal": "update tables set facts = replace(facts, '\"dealt\":\"', '\"dealt\":\"0')",
    "another state": "update choices set digest = 'ffffffffffffffff' where n = 30",
    "another state after the last choice": f"update choices set digest = 'ffffffffffffffff' where n = {LAST}",
    "an option that is no more": "update choices set chosen = 1234567 where n = 30",
    "an option that is no more at the last choice": f"update choices set chosen = 1234567 where n = {LAST}",
    "a header that means nothing": "update tables set facts = replace(facts, '\"ruleset\"', '\"rules\"')",
}


def played(path: Path, choices: int) -> str:
    """A table that was played for a while by a server that is gone."""
    with InThread(str(path)) as running:

        async def test() -> str:
            table, anne, bert = await two_people(running.url)
            await play((anne, bert), random.Random(6), choices)
            return table.id

        found: str = run(test())
        return found


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        for statement in statements:
            assert file.execute(statement).rowcount > 0, statement


def stored(path: Path) -> dict[str, list[Any]]:
    """All that is kept of tables."""
    with closing(sqlite3.connect(path)) as file:
        names = ("tables", "choices", "chat", "sitting", "results")
        return {name: file.execute(f"select * from {name} order by 1, 2").fetchall() for name in names}


def facts_of(path: Path) -> Facts:
    return read_facts(stored(path)["tables"][0][4])


def whole(running: InThread, id: str) -> Whole:
    async def test() -> Whole:
        seat = await nobody(running.url).sit(id)
        message = await seat.receive()
        assert isinstance(message, Whole)
        return message

    found: Whole = run(test())
    return found


@pytest.mark.parametrize("choices", [0, 7, 60])
def test_every_log_ends_with_how_the_game_stands(tmp_path: Path, choices: int) -> None:
    """So a server that is killed has stored it, too: it is committed with the choice."""
    path = tmp_path / "q.sqlite"
    played(path, choices)
    facts, rows = facts_of(path), stored(path)["choices"]
    game = Game(facts.header, start_of(facts.game))
    assert facts.dealt == game.digest() and facts.header[engine.ENTRY] == engine.sources_of("five-sails")
    game.replay([(row[2], row[3]) for row in rows])
    assert not rows or rows[-1][5] == game.digest()


def test_a_log_that_was_cut_back_ends_with_how_the_game_stands(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite"
    with InThread(str(path)) as running:

        async def test() -> None:
            table, anne, bert = await two_people(running.url)
            chance = random.Random(6)
            while not (taken := [seat for seat in (anne, bert) if seat.decision and seat.decision.can_undo]):
                assert await play((anne, bert), chance, 1)
            made = len(stored(path)["choices"])
            await taken[0].send(Undo())
            while len(stored(path)["choices"]) >= made:
                await taken[0].receive()
            game = running.table(table.id).game
            rows = stored(path)["choices"]
            assert game is not None and rows and rows[-1][5] == game.digest()

        run(test())


def test_a_game_of_another_engine_that_goes_the_same_way_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite"
    id = played(path, 40)
    change(path, OTHER)
    before = stored(path)
    with InThread(str(path)) as running:
        assert whole(running, id).table.stage == "playing"
        game = running.table(id).game
        assert game is not None and len(game.choices) == len(before["choices"])


@pytest.mark.parametrize("deviation", DEVIATIONS)
def test_a_game_that_goes_another_way_waits_untouched_and_unpublished(tmp_path: Path, deviation: str) -> None:
    path = tmp_path / "q.sqlite"
    id = played(path, 40)
    change(path, OTHER, DEVIATIONS[deviation])
    before = stored(path)
    secrets = {facts_of(path).secret, facts_of(path).header["seed"]}
    with InThread(str(path)) as running:
        shown = whole(running, id)
        assert shown.table.stage == "held" and shown.view is None and shown.decision is None
        assert "version it was begun with" in shown.table.reason and f"{ENGINE_VERSION}+0" in shown.table.reason

        async def test() -> None:
            client = nobody(running.url)
            client.cookie = cookie_of(running, path)
            seat = await client.sit(id)
            await seat.receive()
            assert seat.me == 0
            for message in (Chat("hello"), Stops(react="never"), Undo()):
                await seat.send(message)
                refused = await seat.until(Refused)
                assert refused.error == "stale" and "version it was begun with" in refused.words
            for asked in (f"/api/tables/{id}/replay", f"/api/replays/{id}", f"/api/replays/{id}/moments"):
                with pytest.raises(ServerProblem, match="not over yet"):
                    await client.ask("GET", asked)
            for asked in (f"/api/tables/{id}", "/api/tables", "/api/tables/mine"):
                data: bytes = await client.ask("GET", asked)
                text = data.decode()
                assert '"held"' in text and not [secret for secret in secrets if secret in text]

        run(test())
    assert stored(path) == before, "nothing of it was changed"


def cookie_of(running: InThread, path: Path, number: int = 0) -> str:
    """As the browser of whoever has a seat."""
    from quarterdeck.server.identity import COOKIE, Who

    seat = facts_of(path).seats[number]
    return f"{COOKIE}={running.server.people.keeper.cookie(Who(seat.who, seat.name))}"


def test_a_game_that_waited_goes_on_with_the_version_it_was_begun_with(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite"
    id = played(path, 12)
    kept = stored(path)["choices"][-1][5]
    change(path, OTHER, DEVIATIONS["another state after the last choice"])
    with InThread(str(path)) as running:
        assert whole(running, id).table.stage == "held"
    change(path, OTHER.replace("\":\"0'", "\":\"'").replace("\":\"',", "\":\"0',", 1),
           f"update choices set digest = '{kept}' where n = {LAST}")  # fmt: skip
    assert facts_of(path).header[engine.ENTRY] == engine.sources_of("five-sails")
    with InThread(str(path)) as running:
        assert whole(running, id).table.stage == "playing"


def gone_on(path: Path, id: str, choices: int) -> None:
    """The same people go on with a table, at another server."""
    with InThread(str(path)) as running:

        async def test() -> None:
            seats = []
            for number in range(2):
                client = nobody(running.url)
                client.cookie = cookie_of(running, path, number)
                seats.append(await client.sit(id))
                await seats[-1].receive()
            assert await play(seats, random.Random(7), choices) == choices

        run(test())


def test_a_game_that_another_version_went_on_with_waits_for_that_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when an upgrade is taken back: the version that the game was begun with does not lead it there."""
    path = tmp_path / "q.sqlite"
    id = played(path, 12)
    begun = facts_of(path).header
    gone_on(path, id, 1)
    assert facts_of(path).engine == "", "it was begun with this one"
    upgraded(monkeypatch, path, id)
    assert (facts_of(path).header, facts_of(path).engine) == (begun, f"{ENGINE_VERSION}+{UPGRADE}")
    with InThread(str(path)) as running:
        assert whole(running, id).table.stage == "playing", "it goes the same way so far"
    change(path, DEVIATIONS["another state after the last choice"])
    with InThread(str(path)) as running:
        shown = whole(running, id).table
    assert shown.stage == "held"
    assert f"waits for the version that went on with it last ({ENGINE_VERSION}+{UPGRADE};" in shown.reason


def upgraded(monkeypatch: pytest.MonkeyPatch, path: Path, id: str) -> None:
    """A version of another name goes on with a table for some choices."""
    with monkeypatch.context() as other:
        other.setattr(engine, "sources_of", lambda game: UPGRADE)
        gone_on(path, id, 6)


def test_a_log_that_does_not_lead_where_it_led_is_not_blamed_on_a_version(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite"
    id = played(path, 40)
    change(path, DEVIATIONS["another state"])
    with InThread(str(path)) as running:
        table = whole(running, id).table
    assert table.stage == "held" and "does not lead where it led, at choice 31" in table.reason


def test_games_that_were_closed_for_good_wait_again(tmp_path: Path) -> None:
    """An earlier version closed what it could not play, and gave its file, with the seed, to everybody."""
    path = tmp_path / "q.sqlite"
    id = played(path, 12)
    change(path, DEVIATIONS["another state after the last choice"], OTHER,
           "update tables set stage = 'closed', facts = replace(replace(facts, '\"stage\":\"playing\"',"
           " '\"stage\":\"closed\"'), '\"reason\":\"\"', '\"reason\":\"it began under engine 0.1.0 and\"')",
           f"update settings set value = '{SCHEMA_BEFORE}' where name = 'schema'")  # fmt: skip
    with closing(sqlite3.connect(path)) as file, file:
        for statement in SINCE:
            file.execute(statement)
    with InThread(str(path)) as running:
        assert whole(running, id).table.stage == "held"
        with pytest.raises(ServerProblem, match="not over yet"):
            nobody(running.url).ask_now("GET", f"/api/tables/{id}/replay")
    assert stored(path)["tables"][0][1] == facts_of(path).stage == "playing"


@pytest.mark.parametrize(
    ("changed", "games"),
    [
        ("kernel/flow.py", {"five-sails", "ccg", "sea-of-legends"}),
        ("cardgame/verbs.py", {"five-sails", "ccg", "sea-of-legends"}),
        ("games/ccg/setup.py", {"ccg"}), ("server/app.py", set()), ("bots/greedy.py", set()), ("", set()),
    ],
)  # fmt: skip
def test_an_engine_is_named_by_its_rules_and_by_nothing_else(tmp_path: Path, changed: str, games: set[str]) -> None:
    """A copy of the sources has the same name, as a compiled tree has; a letter more in the rules has another."""
    shutil.copytree(PACKAGE, tmp_path / "quarterdeck")
    (tmp_path / "quarterdeck" / "kernel" / "library.so").write_bytes(b"binary")
    if changed:
        with (tmp_path / "quarterdeck" / changed).open("a") as file:
            file.write("\n# a letter more\n")
    ask = (
        "import json; from quarterdeck.games import names; from quarterdeck.server.engine import sources_of;"
        "print(json.dumps({name: sources_of(name) for name in names()}))"
    )
    there = {"PYTHONPATH": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", ask], env=there, capture_output=True, text=True)
    found = json.loads(told.stdout)
    assert {name for name in found if found[name] != engine.sources_of(name)} == games, told.stderr


def test_a_table_that_waits_is_lent_to_a_worker_of_the_right_version(postgres_cluster: str) -> None:
    from server.conftest import new_database

    database = new_database(postgres_cluster)
    with InThread(database) as first, InThread(database) as second:

        async def test() -> None:
            table, anne, bert = await two_people(first.url)
            await play((anne, bert), random.Random(6), 6)
            for running, work in ((first, first.server.house.drain()), (second, second.server.storage.write(
                "update choices set digest = 'ffffffffffffffff' where n = 2"
            ))):  # fmt: skip
                loop = running.server.storage.loop
                assert loop is not None
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))
            assert (await nobody(second.url).ask("GET", f"/api/tables/{table.id}")).count(b'"held"') == 1
            storage = first.server.storage
            assert storage.loop is not None
            claim = asyncio.run_coroutine_threadsafe(storage.claim(table.id), storage.loop)
            assert await asyncio.wrap_future(claim), "the worker that cannot play it does not keep it"

        run(test())
