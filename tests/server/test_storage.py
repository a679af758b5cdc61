"""What is stored is there afterwards, all of it or nothing, on SQLite and on Postgres alike."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from server.serving import run

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.messages import Said
from quarterdeck.server.postgres import Postgres
from quarterdeck.server.storage import PERSON, LogRow, Storage, open_storage
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
        await storage.append("t", 0, rows(5))
        await storage.append("t", 1, rows(6, 1 << 40))
        assert await keys(storage, "t") == [5, 6, 1 << 40]
        await storage.append("t", 1, [LogRow(-1, 77, PERSON, "abc", 1500, 500, 12.25)], cut=True)
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
        await storage.add_table("t", "playing", True, "old")
        await storage.append("t", 0, rows(5, 6))
        with pytest.raises(Exception, match=r"(?i)unique"):
            await storage.append("t", 1, rows(7, 8), facts=("over", "new"))
        assert await keys(storage, "t") == [5, 6]
        assert await storage.table("t") == "old"

    with_storage(database, test)


def test_one_failure_does_not_hurt_what_is_committed_together_with_it(database: str) -> None:
    async def test(storage: Storage) -> None:
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
        await storage.append("t", 0, rows(5), facts=("over", "after"))
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
            await storage.sit(id, ["anne", "bert"])
        assert await storage.tables_of("anne", 10) == ["a", "b"], "what goes on comes first"
        assert await storage.tables_of("anne", 1) == ["a"]
        await storage.sit("b", ["bert"])
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
            Line(Said("Anne", "<b>'; drop table chat; --", 0, 1, 0), "anne"),
            Line(Said("Carla", "from the back", line=1)),
        ]
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
        assert await other.claim("t"), "the lock went with the connection"
        await other.close()

    with_storage(postgres_cluster, test)
