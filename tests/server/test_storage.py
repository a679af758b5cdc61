"""What is stored is there afterwards, all of it or nothing, on SQLite and on Postgres alike."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from server.conftest import new_database
from server.serving import run

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.facts import Written
from quarterdeck.server.postgres import Postgres
from quarterdeck.server.storage import PERSON, LogRow, Overtaken, Storage, open_storage
from quarterdeck.server.talk import Line


def with_storage(database: str, test: Callable[[Storage], Awaitable[None]]) -> None:
    async def whole() -> None:
        storage = open_storage(database)
        await storage.open()
        try:
            await test(storage)
        finally:
            await storage.close()

    run(whole())


def rows(*keys: int) -> list[LogRow]:
    return [LogRow(0, key, PERSON) for key in keys]


async def keys(storage: Storage, table: str) -> list[int]:
    return [row.chosen for row in await storage.log(table)]


def test_a_log_grows_and_is_cut_back(database: str) -> None:
    async def test(storage: Storage) -> None:
        await storage.add_table("t", "playing", True, "{}")
        assert await storage.claim("t")
        await storage.append("t", 0, rows(5))
        await storage.append("t", 1, rows(6, 1 << 40))
        assert await keys(storage, "t") == [5, 6, 1 << 40]
        await storage.append("t", 1, [LogRow(-1, 77, PERSON, "abc", 1500, 500, 12.25)], had=3)
        assert await storage.log("t") == [LogRow(0, 5, PERSON), LogRow(-1, 77, PERSON, "abc", 1500, 500, 12.25)]

    with_storage(database, test)


def test_a_table_that_has_begun_is_kept_with_its_choices_or_not_at_all(database: str) -> None:
    async def test(storage: Storage) -> None:
        await storage.add_table("t", "playing", True, "facts", ["anne", "bert"], rows(5, 6))
        assert await keys(storage, "t") == [5, 6] and await storage.tables_of("bert", 9) == ["facts"]
        with pytest.raises(Exception, match=r"(?i)null"):
            await storage.add_table("u", "playing", True, "facts", ["cara"], [*rows(5), LogRow(None, 6, PERSON)])  # type: ignore[arg-type]
        assert await storage.table("u") is None and await storage.tables_of("cara", 9) == []
        assert await keys(storage, "u") == []

    with_storage(database, test)


def test_a_choice_that_is_there_already_is_refused_and_nothing_of_it_is_kept(database: str) -> None:
    async def test(storage: Storage) -> None:
        await storage.add_table("t", "playing", True, "old", rows=rows(5, 6))
        assert await storage.claim("t")
        with pytest.raises(Overtaken, match="has 2 choices, and not 1"):
            await storage.append("t", 1, rows(7, 8), facts=Written("over", "new", ()))
        assert await keys(storage, "t") == [5, 6]
        assert await storage.table("t") == "old"

    with_storage(database, test)


@pytest.mark.parametrize(("made", "had"), [(4, None), (1, 2), (1, 4), (3, 4)])
def test_a_log_that_is_not_as_long_as_somebody_believes_is_neither_cut_nor_left_with_a_gap(
    database: str, made: int, had: int | None
) -> None:
    async def test(storage: Storage) -> None:
        await storage.add_table("t", "playing", True, "old", rows=rows(5, 6, 7))
        assert await storage.claim("t")
        for added in (rows(8), []):
            with pytest.raises(Overtaken, match=f"has 3 choices, and not {had or made}"):
                await storage.append("t", made, added, had, Written("over", "new", ()))
        assert await keys(storage, "t") == [5, 6, 7] and await storage.table("t") == "old"

    with_storage(database, test)


def test_one_failure_does_not_hurt_what_is_committed_together_with_it(database: str) -> None:
    async def test(storage: Storage) -> None:
        for table in ("t", *[f"u{i}" for i in range(50)]):
            assert await storage.claim(table)
        await storage.append("t", 0, rows(5))
        writings = [storage.append(f"u{i}", 0, rows(i)) for i in range(50)]
        writings.insert(25, storage.append("t", 0, rows(9)))
        results = await asyncio.gather(*writings, return_exceptions=True)
        assert sum(isinstance(result, Exception) for result in results) == 1
        assert [await keys(storage, f"u{i}") for i in range(50)] == [[i] for i in range(50)]
        assert await keys(storage, "t") == [5]

    with_storage(database, test)


def test_stage_and_facts_change_with_the_choice_that_changes_them(database: str) -> None:
    async def test(storage: Storage) -> None:
        await storage.add_table("t", "playing", True, "before")
        assert await storage.claim("t")
        await storage.append("t", 0, rows(5), facts=Written("over", "after", ()))
        assert await storage.table("t") == "after"
        assert await storage.lobby(10) == []

    with_storage(database, test)


def test_the_lobby_has_listed_tables_that_are_waiting_or_playing(database: str) -> None:
    async def test(storage: Storage) -> None:
        for id, stage, listed in (
            ("a", "waiting", True), ("b", "waiting", False), ("c", "playing", True), ("d", "over", True),
        ):  # fmt: skip
            await storage.add_table(id, stage, listed, id)
        assert await storage.lobby(10) == ["a", "c"]
        assert await storage.lobby(1) == ["a"]

    with_storage(database, test)


def test_a_person_finds_the_tables_at_which_they_sit(database: str) -> None:
    async def test(storage: Storage) -> None:
        for id, stage in (("a", "playing"), ("b", "over"), ("c", "closed")):
            await storage.add_table(id, stage, False, id)
            assert await storage.claim(id)
            await storage.sit(id, Written(stage, id, ("anne", "bert")))
        assert await storage.tables_of("anne", 10) == ["a", "b"], "what goes on comes first"
        assert await storage.tables_of("anne", 1) == ["a"]
        await storage.sit("b", Written("over", "b", ("bert",)))
        assert await storage.tables_of("anne", 10) == ["a"] and await storage.tables_of("carl", 10) == []

    with_storage(database, test)


def test_accounts_decks_chat_and_replays(database: str) -> None:
    async def test(storage: Storage) -> None:
        assert await storage.add_account("1", "anne", "Anne", "hash")
        assert not await storage.add_account("2", "anne", "ANNE", "other"), "the name is taken"
        assert await storage.account("anne") == ("1", "Anne", "hash")
        assert await storage.account("bert") is None
        await storage.keep_deck("1", "five-sails", "mine", "a")
        await storage.keep_deck("1", "five-sails", "mine", "b")
        assert await storage.decks("1") == [("five-sails", "mine", "b")]
        assert await storage.drop_deck("1", "five-sails", "mine")
        assert not await storage.drop_deck("1", "five-sails", "mine")
        said = [
            Line("Anne", "<b>'; drop table chat; --", 1, "anne"), Line("Carla", "from the back"),
            Line("", "{} waits for {}.", about=(1, 0)),
        ]
        assert await storage.claim("t")
        for n, line in enumerate(said):
            await storage.say("t", n, line)
        assert await storage.said("t") == said
        await storage.add_replay("r", "file")
        assert await storage.replay("r") == "file" and await storage.replay("s") is None

    with_storage(database, test)


def test_everything_is_there_after_closing_and_the_secret_stays(database: str) -> None:
    secrets: list[str] = []

    async def test(storage: Storage) -> None:
        secrets.append(await storage.secret())
        assert await storage.claim("t")
        made = len(await storage.log("t"))
        await storage.append("t", made, rows(made))

    with_storage(database, test)
    with_storage(database, test)
    assert secrets[0] == secrets[1] and len(secrets[0]) == 64
    with_storage(database, lambda storage: check_log(storage, [0, 1]))


async def check_log(storage: Storage, wanted: list[int]) -> None:
    assert await keys(storage, "t") == wanted


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        with pytest.raises(BadDefinition, match="another server"):
            await open_storage(str(tmp_path / "q.sqlite")).open()

    with_storage(str(tmp_path / "q.sqlite"), test)


def test_a_table_is_lent_to_one_worker_at_a_time(postgres_cluster: str) -> None:
    async def test(storage: Storage) -> None:
        other = open_storage(postgres_cluster)
        await other.open()
        assert await storage.claim("t")
        assert not await other.claim("t")
        assert await other.claim("u")
        await storage.release("t")
        assert await other.claim("t")
        await other.close()
        assert await storage.claim("t"), "a worker that ends gives everything back"

    with_storage(postgres_cluster, test)


def test_a_lost_connection_is_told_and_made_anew(postgres_cluster: str) -> None:
    async def test(storage: Storage) -> None:
        lost: list[bool] = []
        storage.on_lost = lambda: lost.append(True)
        assert isinstance(storage, Postgres)
        await storage.claim("t")
        other = open_storage(postgres_cluster)
        await other.open()
        await other.rows(
            "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
            " and backend_type = 'client backend'"
        )
        with pytest.raises(Exception, match=r"(?i)terminat|closed"):
            await storage.append("t", 0, rows(5))
        await asyncio.sleep(0)
        assert lost == [True]
        assert await storage.lobby(1) == [] and await keys(storage, "t") == []
        while not await other.claim("t"):  # the lock went with the connection
            await asyncio.sleep(0.02)
        await other.close()

    with_storage(postgres_cluster, test)


def test_what_was_begun_on_a_lost_connection_is_not_written_on_the_next(postgres_cluster: str) -> None:
    database = new_database(postgres_cluster)

    async def test(storage: Storage) -> None:
        await storage.add_table("t", "playing", True, "old", rows=rows(5))
        assert await storage.claim("t")
        other = open_storage(database)
        await other.open()
        await other.rows("select pg_terminate_backend(?)", storage.connection.info.backend_pid)
        assert await storage.table("t") == "old", "it is found with a fresh connection, which has claimed nothing"
        while not await other.claim("t"):
            await asyncio.sleep(0.02)
        for writing in (
            storage.append("t", 1, rows(6)), storage.append("t", 0, rows(6), 1), storage.say("t", 0, Line("", "Hello")),
            storage.save_table("t", Written("over", "new", ())), storage.sit("t", Written("over", "new", ("anne",))),
        ):  # fmt: skip
            with pytest.raises(Overtaken, match="not lent"):
                await writing
        await other.append("t", 1, rows(7), facts=Written("playing", "newer", ()))
        assert await keys(storage, "t") == [5, 7] and await storage.table("t") == "newer"
        assert await storage.said("t") == [] and await storage.tables_of("anne", 1) == []
        await other.close()

    with_storage(database, test)


def test_whoever_takes_a_table_that_was_given_back_finds_all_that_was_written(postgres_cluster: str) -> None:
    """A lock ends in the middle of a transaction: nothing may be in it that is not committed yet."""
    database = new_database(postgres_cluster)
    found: list[list[int]] = []

    async def take(other: Storage) -> None:
        assert await other.claim("t")
        found.append(await keys(other, "t"))

    async def test(storage: Storage) -> None:
        await storage.add_table("t", "playing", True, "old", rows=rows(5))
        assert await storage.claim("t")
        go_on = threading.Event()
        busy = [storage.do(lambda cursor: go_on.wait()), storage.append("t", 1, rows(6)), storage.release("t")]
        done = asyncio.gather(*busy, storage.do(lambda cursor: with_storage(database, take)))
        await asyncio.sleep(0)  # all of them wait for the thread now
        go_on.set()
        await done
        assert found == [[5, 6]]

    with_storage(database, test)
