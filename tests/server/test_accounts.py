"""An account is its owner's: only they change, take along or delete it, and afterwards nothing of it is left."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.serving import GENEROUS, WAIT, InThread, guest, nobody, quiet, run, status, two_seats
from server.test_final import stored
from server.test_people import PASSWORD, STRICT, copy_of, me
from websockets.exceptions import ConnectionClosed

from quarterdeck.kernel import replay
from quarterdeck.server.client import Client, Seat
from quarterdeck.server.facts import FORMER
from quarterdeck.server.identity import Who
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import (
    AccountExported, Chat, Concede, Credentials, DeckKept, LetTalk, Me, MyAccount, PasswordChange, PasswordGiven,
    ReplayKept, TableShown,
)  # fmt: skip

OTHER = "another fine password"
NAME = "Anne Bonny"


async def account(url: str, name: str = NAME, password: str = PASSWORD) -> Client:
    client = nobody(url)
    await client.ask("POST", "/api/register", Credentials(name, password))
    return client


async def logged_in(url: str, name: str = NAME, password: str = PASSWORD) -> Client:
    client = nobody(url)
    await client.ask("POST", "/api/login", Credentials(name, password))
    return client


async def is_closed(seat: Seat) -> bool:
    """Whether the server closes a socket; one that it does not fails the test by its time limit."""
    with pytest.raises(ConnectionClosed):
        while True:
            await seat.receive()
    return True


def everything_stored(database: str) -> str:
    """All rows of all tables of a database."""
    if database.startswith("postgresql"):
        names = stored(database, "select table_name from information_schema.tables where table_schema = 'public'")
    else:
        names = stored(database, "select name from sqlite_master where type = 'table'")
    assert len(names) > 8
    return "\n".join(str(stored(database, f"select * from {name}")) for (name,) in names)


# The password


def test_another_password_ends_every_other_session_and_keeps_this_one(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne = await account(running.url)
            other = await logged_in(running.url)
            table = await anne.open_table(two_seats("me", "bot", listed=False))
            mine, elsewhere = await anne.sit(table.id), await other.sit(table.id)
            await quiet(mine, elsewhere)
            assert elsewhere.me == 0
            await anne.ask("POST", "/api/account/password", PasswordChange(PASSWORD, OTHER), Me)
            assert await is_closed(elsewhere)
            assert await me(other) == Me("", False) and await me(anne) == Me(NAME, True)
            await quiet(mine)
            assert await status(nobody(running.url), "POST", "/api/login", Credentials(NAME, PASSWORD)) == 403
            assert await me(await logged_in(running.url, NAME, OTHER)) == Me(NAME, True)
            shown = await anne.ask("GET", "/api/account", None, MyAccount)
            assert [session.here for session in shown.sessions] == [True, False]

        run(test())


def test_what_does_not_come_from_the_owner_changes_nothing(server: InThread) -> None:
    async def test() -> None:
        anne, other = await account(server.url, "Owner"), await logged_in(server.url, "Owner")
        visitor = await guest(server.url, "Visitor")
        foreign = copy_of(anne)
        foreign.origin = "https://evil.example"
        for client, method, path, body, expected in (
            (anne, "POST", "/api/account/password", PasswordChange("wrong wrong", OTHER), 403),
            (anne, "POST", "/api/account/password", PasswordChange(PASSWORD, "short"), 422),
            (anne, "POST", "/api/account/password", PasswordChange(PASSWORD, "x" * 201), 422),
            (anne, "POST", "/api/account/password", PasswordChange("x" * 201, OTHER), 422),
            (anne, "POST", "/api/account/password", {"old": PASSWORD, "new": OTHER, "name": "Visitor"}, 400),
            (anne, "DELETE", "/api/account", PasswordGiven("wrong wrong"), 403),
            (anne, "DELETE", "/api/account", {}, 400),
            (foreign, "POST", "/api/account/password", PasswordChange(PASSWORD, OTHER), 403),
            (foreign, "DELETE", "/api/account", PasswordGiven(PASSWORD), 403),
            (foreign, "DELETE", "/api/account/sessions", None, 403),
            (visitor, "POST", "/api/account/password", PasswordChange(PASSWORD, OTHER), 403),
            (visitor, "DELETE", "/api/account", PasswordGiven(PASSWORD), 403),
            (visitor, "GET", "/api/account", None, 403),
            (visitor, "GET", "/api/account/export", None, 403),
            (nobody(server.url), "GET", "/api/account/export", None, 403),
            (nobody(server.url), "DELETE", "/api/account/sessions", None, 403),
        ):
            assert await status(client, method, path, body) == expected, (path, body)
        assert await me(anne) == await me(other) == Me("Owner", True)
        assert await me(await logged_in(server.url, "Owner")) == Me("Owner", True)

    run(test())


def test_whoever_has_a_cookie_guesses_no_more_passwords_than_whoever_has_none(tmp_path: Path) -> None:
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, limits=STRICT)) as running:

        async def test() -> None:
            thief = copy_of(await account(running.url))
            wrong: tuple[tuple[str, str, Any], ...] = (
                ("POST", "/api/account/password", PasswordChange("wrong wrong", OTHER)),
                ("DELETE", "/api/account", PasswordGiven("wrong wrong")),
            )
            tries = [await status(thief, *wrong[n % 2]) for n in range(11)]
            assert tries == [403] * 9 + [429] * 2
            assert await status(thief, "POST", "/api/login", Credentials(NAME, PASSWORD)) == 429

        run(test())


def test_a_login_that_began_before_the_password_changed_ends_with_nothing(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne = await account(running.url)
            storage = running.server.storage
            ((id, hash),) = stored(database, "select id, password from accounts")
            await anne.ask("POST", "/api/account/password", PasswordChange(PASSWORD, OTHER))
            assert storage.loop is not None
            late = asyncio.run_coroutine_threadsafe(storage.begin_session(Who(id, NAME, True), hash), storage.loop)
            assert await asyncio.wrap_future(late) is None
            assert len(stored(database, "select * from sessions")) == 1

        run(test())


def test_logging_out_everywhere_ends_every_session_and_socket(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne, bert = await account(running.url), await account(running.url, "Bert")
            other = await logged_in(running.url)
            thief = copy_of(anne)
            table = await anne.open_table(two_seats("me", "bot", listed=False))
            sockets = [await client.sit(table.id) for client in (anne, other)]
            await quiet(*sockets)
            await other.ask("DELETE", "/api/account/sessions")
            assert [await is_closed(socket) for socket in sockets] == [True, True]
            for client in (anne, other, thief):
                assert await me(client) == Me("", False)
            assert await me(bert) == Me("Bert", True)
            assert await me(await logged_in(running.url)) == Me(NAME, True)

        run(test())


# The end


async def a_life(running: InThread) -> tuple[Client, Client, dict[str, str]]:
    """Anne has decks, games of every kind, lines of chat and an uploaded replay; Bert has played with her."""
    url = running.url
    running.server.house.aside.patience = WAIT  # a busy machine reads a deck slowly
    anne, bert = await account(url), await account(url, "Bert")
    deck: str = (await anne.ask("GET", "/api/games/five-sails/decks/eisen")).decode()
    await anne.ask("POST", "/api/decks", DeckKept("five-sails", "Mine", deck))
    tables = {}
    for what in ("over", "playing", "watched"):
        host = bert if what == "watched" else anne
        table = await host.open_table(two_seats("me", "open", listed=False))
        tables[what] = table.id
        who = await guest(url, "Carla") if what == "watched" else bert
        await who.ask("POST", f"/api/tables/{table.id}/join", {"invitation": table.invitation})
        seats = [await host.sit(table.id), await anne.sit(table.id, table.invitation or "")]
        await quiet(*seats)
        await seats[0].send(LetTalk(True))
        await seats[0].send(Chat(f"{what}: hello"))
        await quiet(*seats)
        await seats[1].send(Chat(f"{what}: it is me"))
        if what == "over":
            await seats[0].send(Concede())
        await quiet(*seats)
        for seat in seats:
            await seat.close()
    for what, wish in (("alone", two_seats("me", "bot")), ("waiting", two_seats())):
        tables[what] = (await anne.open_table(wish)).id
    together = await bert.open_table(two_seats())
    tables["together"] = together.id
    file: bytes = await anne.ask("GET", f"/api/tables/{tables['over']}/replay")
    tables["replay"] = (await anne.ask("POST", "/api/replays", file, ReplayKept)).id
    return anne, bert, tables


def test_a_deleted_account_leaves_nothing_and_the_others_their_games(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne, bert, tables = await a_life(running)
            seat, own = await bert.sit(tables["playing"]), await anne.sit(tables["playing"])
            await quiet(seat, own)
            ((id,),) = stored(database, f"select id from accounts where name = '{NAME}'")
            thief, other = copy_of(anne), await logged_in(running.url)
            assert NAME in everything_stored(database)
            assert await status(anne, "DELETE", "/api/account", PasswordGiven("wrong wrong")) == 403
            await anne.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
            assert await is_closed(own)

            assert NAME not in everything_stored(database), "no row names her"
            for client in (anne, thief, other):
                assert await me(client) == Me("", False)
                assert await status(client, "GET", "/api/account/export") == 403
                assert await client.ask("GET", "/api/tables/mine", None, list[TableShown]) == []
            assert await status(nobody(running.url), "POST", "/api/login", Credentials(NAME, PASSWORD)) == 403
            for table in ("decks", "sessions", "sitting", "replays"):
                owner = {"decks": "owner", "replays": "owner"}.get(table, "who")
                assert stored(database, f"select * from {table} where {owner} = '{id}'") == [], table
            for gone in ("alone", "waiting", "replay"):
                assert await status(bert, "GET", f"/api/replays/{tables[gone]}") == 404, gone

            assert await is_closed(seat), "the table is rebuilt without her"
            again = await bert.sit(tables["playing"])
            await quiet(again)
            assert again.over and again.table is not None and again.table.result is not None
            assert again.table.result.winners == (1,), "she has left the game"
            assert [person.name for person in again.table.seats] == [FORMER, "Bert"]
            assert {line.name for line in again.chat} == {FORMER}
            mine = {table.id: table for table in await bert.ask("GET", "/api/tables/mine", None, list[TableShown])}
            assert [person.name for person in mine[tables["over"]].seats] == [FORMER, "Bert"]
            file: bytes = await bert.ask("GET", f"/api/tables/{tables['over']}/replay")
            assert json.loads(file.splitlines()[0])["names"] == [FORMER, "Bert"]
            watched = await bert.sit(tables["watched"])
            await quiet(watched)
            assert [(line.name, line.text) for line in watched.chat] == [
                ("Bert", "watched: hello"), (FORMER, "watched: it is me"),
            ]  # fmt: skip

        run(test())


def test_nobody_passes_for_somebody_who_is_no_more(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne = await account(running.url)
            await anne.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
            for name in (NAME, "ANNE  BONNY", "\uff21nne Bonny", FORMER, FORMER.title()):
                assert await status(nobody(running.url), "POST", "/api/guest", {"name": name}) == 409, name
                assert await status(nobody(running.url), "POST", "/api/register", Credentials(name, OTHER)) == 409, name

        run(test())
    with InThread(database) as running:  # and not after a restart, either

        async def later() -> None:
            assert await status(nobody(running.url), "POST", "/api/register", Credentials(NAME, OTHER)) == 409

        run(later())


def test_a_game_that_nobody_has_in_memory_is_left_when_the_account_goes(database: str) -> None:
    async def begin(url: str) -> tuple[str, str, str]:
        anne, bert = await account(url), await account(url, "Bert")
        table = await anne.open_table(two_seats())
        await bert.join(table.id)
        return table.id, anne.cookie, bert.cookie

    async def end(url: str, id: str, *cookies: str) -> None:
        anne, bert = nobody(url), nobody(url)
        anne.cookie, bert.cookie = cookies
        await anne.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
        (mine,) = await bert.ask("GET", "/api/tables/mine", None, list[TableShown])
        assert mine.id == id and mine.stage == "over" and mine.result is not None and mine.result.winners == (1,)

    with InThread(database) as running:
        begun = run(begin(running.url))
    with InThread(database) as running:
        run(end(running.url, *begun))


def test_a_table_of_another_worker_forgets_a_deleted_account_and_ended_sessions(postgres_cluster: str) -> None:
    from server.conftest import new_database

    database = new_database(postgres_cluster)
    with InThread(database) as here, InThread(database) as there:

        async def look() -> None:
            storage = here.server.storage
            assert storage.loop is not None
            looking = asyncio.run_coroutine_threadsafe(here.server.house.look_after_people(), storage.loop)
            await asyncio.to_thread(looking.result, WAIT)

        async def test() -> None:
            anne, bert = await account(here.url), await account(here.url, "Bert")
            table = await anne.open_table(two_seats())
            await bert.join(table.id)
            seats = [await anne.sit(table.id), await bert.sit(table.id)]
            await quiet(*seats)
            bert.url = there.url
            await bert.ask("DELETE", "/api/account/sessions")
            await look()
            assert await is_closed(seats[1])
            anne.url = there.url
            await anne.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
            await look()
            watcher = await nobody(here.url).sit(table.id)
            await quiet(watcher)
            assert watcher.over and watcher.table is not None
            assert [person.name for person in watcher.table.seats] == [FORMER, "Bert"]
            assert NAME not in everything_stored(database)

        run(test())


# Taking it along


def test_an_export_has_all_that_is_one_s_own_and_nothing_else(database: str) -> None:
    with InThread(database, Settings(pause=0, limits=GENEROUS)) as running:

        async def test() -> None:
            anne, bert, tables = await a_life(running)
            data: bytes = await anne.ask("GET", "/api/account/export")
            whole, of_bert = [
                await client.ask("GET", "/api/account/export", None, AccountExported) for client in (anne, bert)
            ]
            assert (whole.name, len(whole.sessions), [deck.name for deck in whole.decks]) == (NAME, 1, ["Mine"])
            games = {game.table: game for game in whole.games}
            assert set(games) == {tables[what] for what in ("over", "playing", "alone", "waiting")}
            over, playing = games[tables["over"]], games[tables["playing"]]
            assert over.result is not None and over.result.winners == (1,) and over.names == (NAME, "Bert")
            assert over.choices and replay.read(over.record).header["names"] == [NAME, "Bert"]
            assert playing.record == "", "it would tell what is hidden"
            assert (playing.seat, playing.deck, playing.stage) == (0, "eisen", "playing")
            assert {line.text for line in whole.chat} >= {"over: it is me", "watched: it is me"}
            assert [one.id for one in whole.replays] == [tables["replay"]]
            ((hash, secret),) = stored(
                database,
                "select password, (select value from settings where name = 'secret')"
                f" from accounts where name = '{NAME}'",
            )
            assert hash not in data.decode() and secret not in data.decode()
            facts = dict(stored(database, "select id, facts from tables"))
            running_secret = json.loads(facts[tables["playing"]])["secret"]
            assert running_secret and running_secret not in data.decode()
            assert not of_bert.decks and not of_bert.replays
            assert {game.table for game in of_bert.games} == {
                tables[what] for what in ("over", "playing", "watched", "together")
            }
            assert "it is me" not in str(of_bert.chat)

        run(test())
