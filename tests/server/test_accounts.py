"""An account is its owner's: only they change, take along or delete it, and afterwards nothing of it is left."""

import asyncio
import contextlib
import json
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from server.serving import (
    BEFORE_VERSIONS, GENEROUS, MONTAIGNE, WAIT, InThread, Time, guest, keep_table, nobody, person, quiet, run, status,
    two_seats,
)  # fmt: skip
from server.test_clocks import BLITZ
from server.test_final import stored
from server.test_people import PASSWORD, STRICT, copy_of, me
from server.test_playing_on import played
from server.test_stops import HOLDS_NOT
from server.test_undo import THREE, choose
from websockets.exceptions import ConnectionClosed

from quarterdeck.kernel import replay
from quarterdeck.server import reported
from quarterdeck.server.client import Client, Seat
from quarterdeck.server.facts import FORMER
from quarterdeck.server.identity import Who, plain_name
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import (
    AccountExported, Chat, Concede, Consent, Credentials, DeckKept, DeckWish, Hello, Join, Late, LetTalk, Me, MyAccount,
    PasswordChange, PasswordGiven, ReplayKept, Report, SeatWish, Stops, TableShown, Undo, Whom,
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


def names_nobody(text: str, name: str = NAME) -> bool:
    """Whether a name is nowhere in a text, however it is spelled."""
    return plain_name(name) not in plain_name(text)


# The password


def test_another_password_ends_every_session_and_copy_and_begins_one_for_who_asks(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne = await account(running.url)
            other, thief = await logged_in(running.url), copy_of(anne)
            table = await anne.open_table(two_seats("me", "bot", listed=False))
            sockets = [await client.sit(table.id) for client in (anne, other, thief)]
            await quiet(*sockets)
            assert [socket.me for socket in sockets] == [0, 0, 0]
            await anne.ask("POST", "/api/account/password", PasswordChange(PASSWORD, OTHER), Me)
            assert [await is_closed(socket) for socket in sockets] == [True] * 3, "nobody knows whose socket is whose"
            assert await me(other) == await me(thief) == Me("", False) and await me(anne) == Me(NAME, True)
            assert await status(thief, "GET", f"/api/tables/{table.id}") == 404
            mine = await anne.sit(table.id)
            await quiet(mine)
            assert mine.me == 0
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

            assert names_nobody(everything_stored(database)), "no row names her"
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
            assert names_nobody(everything_stored(database))

        run(test())


async def until_a_bot_has_the_seat(running: InThread, time: Time, anne: Client, bert: Client) -> tuple[str, Seat]:
    """Anne did not answer in time, and Bert has let a bot go on in her place."""
    people = [person(running, client.cookie.partition("=")[2]) for client in (anne, bert)]
    id = keep_table(running, HOLDS_NOT, *people, clock=BLITZ)
    seat = await bert.sit(id)
    await quiet(seat)
    time.passes(310)
    await seat.send(Late(0, "bot", "random"))
    while seat.table is None or seat.table.seats[0].kind != "bot":
        await seat.receive()
    return id, seat


async def all_that_is_shown(client: Client, id: str) -> str:
    """Everything that the server tells somebody of a table."""
    socket = Seat(await client.socket(id))
    client.seats.append(socket)
    await socket.send(Hello(0))
    found = [str(await socket.socket.recv())]
    for path in ("/api/tables", "/api/tables/mine", f"/api/tables/{id}", f"/api/replays/{id}/moments"):
        found.append((await client.ask("GET", path)).decode())
    found.append((await client.ask("GET", f"/api/tables/{id}/replay")).decode())
    return "\n".join(found)


def test_lines_of_the_table_itself_and_reports_of_them_forget_who_is_no_more(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne, bert, carla = [await account(running.url, name) for name in (NAME, "Bert", "Carla {0}")]
            people = [person(running, client.cookie.partition("=")[2]) for client in (anne, bert, carla)]
            id = keep_table(running, THREE, *people)
            one, two, three = [await client.sit(id) for client in (anne, bert, carla)]
            for words in ("Challenge", "Technique"):
                await choose(one, words)
            await choose(two, "Accept")
            for yes in (False, True):
                running.table(id).facts.seats[0].refused = -1  # as after a choice of hers
                await quiet(one, two, three)
                await one.send(Undo())
                await quiet(one, two, three)
                await three.send(Consent(True))
                await quiet(three)
                await two.send(Consent(yes))
                await quiet(two, one, three)
            said = "Bert would rather play on: {} takes nothing back.", "{} takes back a choice: everybody has agreed."
            assert [line.text for line in two.chat] == [line.format(NAME) for line in said]
            await bert.ask("POST", f"/api/tables/{id}/report", Report("asks twice", seat=0))
            assert f"[{said[0]} | {said[1]}]".format(NAME, NAME) in (await reported.listed(database, False))[0]

            await anne.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
            assert names_nobody(everything_stored(database))
            assert names_nobody((await reported.listed(database, False))[0])
            again = await bert.sit(id)
            await quiet(again)
            assert [line.text for line in again.chat] == [line.format(FORMER) for line in said]
            await again.send(Concede())
            await quiet(again)
            assert names_nobody(await all_that_is_shown(bert, id))
            await carla.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
            assert names_nobody(everything_stored(database)), "nothing brings her back"
            assert names_nobody(everything_stored(database), "Carla {0}")

        run(test())


def test_lines_that_tables_told_with_names_in_them_name_nobody_any_more(tmp_path: Path) -> None:
    path = str(tmp_path / "q.sqlite")
    with InThread(path):
        pass
    told = [
        f"Bert would rather play on: {NAME} takes nothing back.", f"{NAME} takes back a choice: everybody has agreed.",
        f"{NAME} has no time left: random bot plays on.", f"{NAME} is away: random bot plays on.",
    ]  # fmt: skip
    with contextlib.closing(sqlite3.connect(path)) as file:
        for statement in BEFORE_VERSIONS:
            file.execute(statement)
        for n, words in enumerate(told):
            file.execute("insert into chat (table_id, n, name, words) values ('t', ?, '', ?)", (n, words))
        file.execute("insert into chat (table_id, n, name, words) values ('t', 9, 'Bert', ?)", (told[3],))
        file.commit()
    with InThread(path):
        *own, by_bert = [words for (words,) in stored(path, "select words from chat order by n")]
        assert len(own) == 4 and all(own) and names_nobody(str(own)) and by_bert == told[3]


def test_a_seat_that_a_bot_has_taken_forgets_who_is_no_more(database: str) -> None:
    time = Time()
    with InThread(database, clock=time) as running:

        async def test() -> None:
            anne, bert = await account(running.url), await account(running.url, "Bert")
            id, seat = await until_a_bot_has_the_seat(running, time, anne, bert)
            await quiet(seat)
            assert [line.text for line in seat.chat] == [f"{NAME} has no time left: random bot plays on."]
            await anne.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
            assert names_nobody(everything_stored(database))
            assert await is_closed(seat), "the table is rebuilt without her"
            seat = await bert.sit(id)
            await quiet(seat)
            assert [line.text for line in seat.chat] == [f"{FORMER} has no time left: random bot plays on."]
            await seat.send(Stops("never"))
            await quiet(seat)
            await seat.send(Concede())
            await quiet(seat)
            assert names_nobody(everything_stored(database)), "what is saved later names her no more"
            shown = await all_that_is_shown(bert, id)
            assert names_nobody(shown) and f"{FORMER}, then random bot" in shown

        run(test())


def test_a_table_in_memory_that_still_names_somebody_who_is_no_more_is_not_stored(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne, bert = await account(running.url), await account(running.url, "Bert")
            table = await anne.open_table(two_seats())
            await bert.join(table.id)
            seat = await bert.sit(table.id)
            await quiet(seat)
            with held(running.server.house, "forget_person") as (reached, release):
                deleting = asyncio.create_task(status(anne, "DELETE", "/api/account", PasswordGiven(PASSWORD)))
                await asyncio.to_thread(reached.wait, WAIT)
                await seat.send(Stops("never"))
                assert await is_closed(seat)
                assert names_nobody(everything_stored(database))
                release.set()
                assert await deleting == 200
            again = await bert.sit(table.id)
            await quiet(again)
            assert again.over and again.table is not None
            assert [one.name for one in again.table.seats] == [FORMER, "Bert"]

        run(test())


@contextlib.contextmanager
def held(place: Any, name: str) -> Iterator[tuple[threading.Event, threading.Event]]:
    """Whoever calls this from now on waits there until it is let go on; whether somebody has come, and what lets go."""
    method, reached, release = getattr(place, name), threading.Event(), threading.Event()

    async def waits(*args: Any, **named: Any) -> Any:
        reached.set()
        await asyncio.to_thread(release.wait, WAIT)
        return await method(*args, **named)

    setattr(place, name, waits)
    yield reached, release
    release.set()
    setattr(place, name, method)


@pytest.mark.parametrize("what", ["table", "deck", "replay", "join", "line", "block", "report", "blocked", "reported"])
def test_what_is_under_way_while_the_account_is_deleted_leaves_nothing(database: str, what: str) -> None:
    with InThread(database) as running:
        house, storage = running.server.house, running.server.storage

        async def test() -> None:
            anne, bert = await account(running.url), await account(running.url, "Bert")
            ((id,),) = stored(database, f"select id from accounts where name = '{NAME}'")
            deck: str = (await anne.ask("GET", "/api/games/five-sails/decks/eisen")).decode()
            table = await bert.open_table(two_seats())
            dora = await guest(running.url, "Dora")
            if what in ("line", "block", "report", "blocked", "reported"):
                await (dora if what == "line" else anne).join(table.id)
            seat = await bert.sit(table.id)
            await seat.send(LetTalk(True))
            await quiet(seat)
            mouth = await anne.sit(table.id)
            await quiet(mouth)
            wish = two_seats()
            wish.seats = (SeatWish("me", DeckWish("list", deck)), SeatWish("open", MONTAIGNE))
            record = replay.write(played()).encode()
            at = f"/api/tables/{table.id}"
            client, path, body, place, name = {
                "table": (anne, "/api/tables", wish, house.aside, "run"),
                "deck": (anne, "/api/decks", DeckKept("five-sails", "Mine", deck), house.aside, "run"),
                "replay": (anne, "/api/replays", record, storage, "add_replay"),
                "join": (anne, f"{at}/join", Join(deck=DeckWish("list", deck)), house.aside, "run"),
                "line": (anne, "", None, storage, "say"),
                "block": (anne, f"{at}/block", Whom(seat=0), storage, "keep"),
                "report": (anne, f"{at}/report", Report("x", seat=0), storage, "keep"),
                "blocked": (bert, f"{at}/block", Whom(seat=1), storage, "keep"),
                "reported": (bert, f"{at}/report", Report("x", seat=1), storage, "keep"),
            }[what]  # fmt: skip
            house.aside.patience = WAIT
            with held(place, name) as (reached, release):
                under_way: Any = mouth.send(Chat("hello")) if what == "line" else status(client, "POST", path, body)
                asking = asyncio.create_task(under_way)
                await asyncio.to_thread(reached.wait, WAIT)
                # what is under way has the table's lock: the request ends when it has
                deleting = asyncio.create_task(status(anne, "DELETE", "/api/account", PasswordGiven(PASSWORD)))
                while stored(database, f"select * from accounts where id = '{id}'"):
                    await asyncio.sleep(0.01)
                release.set()
                answered = await asking
                assert await deleting == 200
            assert answered != 200
            assert names_nobody(everything_stored(database))
            for rows in ("decks", "replays", "sitting", "sessions", "blocks", "reports", "chat"):
                assert id not in str(stored(database, f"select * from {rows}")), rows
            shown: bytes = await bert.ask("GET", "/api/tables")
            assert names_nobody(shown.decode())

        run(test())


def test_what_another_worker_is_about_to_keep_waits_for_a_deletion_and_is_refused(postgres_cluster: str) -> None:
    from server.conftest import new_database

    database = new_database(postgres_cluster)
    waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    with InThread(database) as running, psycopg.connect(database) as worker:

        async def test() -> None:
            anne = await account(running.url)
            running.server.house.aside.patience = WAIT
            deck: str = (await anne.ask("GET", "/api/games/five-sails/decks/eisen")).decode()
            ((id,),) = stored(database, "select id from accounts")
            worker.execute("delete from accounts where id = %s", (id,))
            worker.execute("insert into former (who, name, made) values (%s, '', 0)", (id,))
            worker.execute("delete from decks where owner = %s", (id,))
            mine = DeckKept("five-sails", "Mine", deck)
            keeping = asyncio.create_task(status(anne, "POST", "/api/decks", mine))
            while not stored(database, waiting) and not keeping.done():
                await asyncio.sleep(0.01)
            worker.commit()
            assert await keeping == 403
            assert stored(database, "select * from decks") == []

        run(test())


def test_a_game_stays_with_whom_a_bot_has_replaced_when_the_last_person_goes(database: str) -> None:
    time = Time()
    with InThread(database, clock=time) as running:

        async def test() -> None:
            anne, bert = await account(running.url), await account(running.url, "Bert")
            id, seat = await until_a_bot_has_the_seat(running, time, anne, bert)
            await bert.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
            assert await is_closed(seat)
            assert names_nobody(everything_stored(database), "Bert")
            (mine,) = await anne.ask("GET", "/api/tables/mine", None, list[TableShown])
            assert (mine.id, mine.stage, mine.was) == (id, "over", 0)
            assert [one.name for one in mine.seats] == ["random bot", FORMER]
            file: bytes = await anne.ask("GET", f"/api/tables/{id}/replay")
            assert json.loads(file.splitlines()[0])["names"] == [f"{NAME}, then random bot", FORMER]
            await anne.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
            assert stored(database, "select * from tables") == [], "it was nobody else's"

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
