"""Connections that say nothing, too many of them, those who only watch, and a log that stays short."""

import asyncio
import contextlib
import logging
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server.serving import GENEROUS, WAIT, InThread, guest, nobody, quiet, run, two_people, two_seats
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from quarterdeck.server.client import Client, Seat
from quarterdeck.server.door import BESIDE, Door
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import Chat, LetTalk, Refused, Said, Whole
from quarterdeck.server.seldom import LINES, WHILE, Seldom
from quarterdeck.server.sockets import TOO_MUCH


def limits(**other: float) -> Limits:
    return Limits(**{**{f: getattr(GENEROUS, f) for f in GENEROUS.__struct_fields__}, **other})


def serving(tmp_path: Path, **other: float) -> InThread:
    return InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, limits=limits(**other)))


@contextlib.contextmanager
def half_open(url: str, sent: bytes, count: int) -> Iterator[list[socket.socket]]:
    """Connections that have said a part of something."""
    address = urlsplit(url)
    assert address.hostname and address.port
    opened = [socket.create_connection((address.hostname, address.port), 10) for _ in range(count)]
    try:
        for connection in opened:
            with contextlib.suppress(OSError):
                connection.sendall(sent)
        yield opened
    finally:
        for connection in opened:
            connection.close()


#: a masked text frame with nothing in it, and how the server closes a socket that is one too many
EMPTY = b"\x81\x80\0\0\0\0"
CLOSED = b"\x88\x02" + TOO_MUCH.to_bytes(2)


def upgrade(table: str, *headers: str) -> bytes:
    """What a socket begins with."""
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *headers, "", "",
    )  # fmt: skip
    return "\r\n".join(lines).encode()


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side closes within a while; one that does not fails the test by its time limit."""
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("sent", [b"", b"G", b"GET /api/me HTTP/1.1\r\nHost: x\r\nX: y"])
def test_half_a_request_is_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    with serving(tmp_path, header_seconds=0.2) as running, half_open(running.url, sent, 5) as opened:
        assert all(is_closed(connection) for connection in opened)
        run(answers(running.url))


async def answers(url: str) -> None:
    """Who comes now is answered; on a busy machine ours may be too slow for the door as well, and comes again."""
    while True:
        with contextlib.suppress(OSError):
            assert await nobody(url).ask("GET", "/api/me")
            return


def test_the_second_half_a_request_of_a_connection_is_not_waited_for_either(tmp_path: Path) -> None:
    whole = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"
    with serving(tmp_path, header_seconds=5) as running, half_open(running.url, whole, 1) as (connection,):
        assert b"200" in connection.recv(4096)
        connection.sendall(b"GET /api/me HTTP/1.1\r\nHost")
        while connection.recv(4096):
            pass


def request(headers: bytes, body: bytes = b"") -> bytes:
    return b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + headers + b"\r\n" + body


NAMED = b'{"name": "Anne"}'
LENGTH = b"Content-Length: %d\r\n" % len(NAMED)
#: two headers that every request here has, and that of the length
OTHERS = 3


@pytest.mark.parametrize("line", [b"\r\n", b"\n"])
def test_a_request_has_so_many_headers_and_no_more(tmp_path: Path, line: bytes) -> None:
    tiny = b"a:" + line
    with serving(tmp_path) as running:
        most = running.door.limits.headers
        enough = LENGTH + tiny * (most - OTHERS - 1)
        twice = request(enough + tiny, NAMED) + request(enough + b"Connection: close\r\n", NAMED)
        with half_open(running.url, twice, 1) as (connection,):
            assert everything(connection).count(b" 200 ") == 2, "those of each request are counted by themselves"
        for too_many in (
            request(LENGTH + tiny * (most - OTHERS + 1), NAMED),
            request(tiny * most),
            request(LENGTH, NAMED) + request(LENGTH + tiny * 5000, NAMED),
            upgrade("x", *["a:"] * most),
        ):
            with half_open(running.url, too_many, 1) as (connection,):
                answered = everything(connection)
                assert b" 400 " in answered and b"more than 100 headers: send fewer" in answered


def test_lines_of_a_body_are_no_headers(tmp_path: Path) -> None:
    lines = b"\n" * 5000 + NAMED
    with serving(tmp_path) as running:
        whole = request(b"Content-Length: %d\r\n" % len(lines), lines)
        with half_open(running.url, whole, 1) as (connection,):
            assert b" 200 " in connection.recv(4096)


@pytest.mark.parametrize("coding", [b"chunked", b"Chunked"])
def test_a_body_in_chunks_is_refused(tmp_path: Path, coding: bytes) -> None:
    chunks = b"".join(b"1\r\n%c\r\n" % letter for letter in NAMED) + b"0\r\n\r\n"
    whole = request(b"Transfer-Encoding: " + coding + b"\r\n", chunks)
    with serving(tmp_path) as running, half_open(running.url, whole, 1) as (connection,):
        answered = everything(connection)
        assert b" 400 " in answered and b"with its Content-Length" in answered
        run(answers(running.url))


def everything(connection: socket.socket) -> bytes:
    """All that is answered until the other side closes."""
    answered = b""
    with contextlib.suppress(ConnectionError):
        while more := connection.recv(4096):
            answered += more
    return answered


def test_half_a_body_is_not_waited_for(tmp_path: Path) -> None:
    request = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
    with serving(tmp_path, body_seconds=0.2) as running, half_open(running.url, request, 1) as (connection,):
        assert b" 408 " in connection.recv(4096)


def test_who_leaves_in_the_middle_of_a_body_is_no_error_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    request = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\nExpect: 100-continue\r\n\r\n"
    with serving(tmp_path) as running, half_open(running.url, request, 1) as (connection,):
        assert b"100 Continue" in connection.recv(4096), "its body is waited for"
        connection.close()
        while running.door.total:
            time.sleep(0.01)
        run(answers(running.url))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(("path", "times"), [("/assets/large.js", 1), ("/api/games/five-sails/cards", 100)])
def test_a_response_that_is_not_taken_is_not_waited_for(tmp_path: Path, path: str, times: int) -> None:
    page = tmp_path / "dist"
    (page / "assets").mkdir(parents=True)
    with (page / "assets" / "large.js").open("wb") as large:
        large.truncate(64 << 20)
    settings = Settings(pause=0, limits=limits(request_seconds=1))
    request = f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with InThread(str(tmp_path / "q.sqlite"), settings, page) as running, half_open(running.url, request * times, 3):
        while running.door.total:
            time.sleep(0.01)


def test_what_does_not_become_a_socket_is_not_waited_for(tmp_path: Path) -> None:
    sent = upgrade("none", "X: " + "x" * 9000)
    with serving(tmp_path) as running, half_open(running.url, sent, 1) as (connection,):
        assert is_closed(connection)


async def pings(seat: Seat) -> None:
    await seat.socket.ping()


async def pongs(seat: Seat) -> None:
    await seat.socket.pong()


async def parts(seat: Seat) -> None:
    await seat.socket.send(["", "", ""])


@pytest.mark.parametrize("frames", [pings, pongs, parts])
def test_frames_that_are_no_messages_are_counted(tmp_path: Path, frames: Callable[[Seat], Awaitable[None]]) -> None:
    with serving(tmp_path, messages=0.0, message_burst=60, strikes=10_000, vain_connects=30, connects=0.0) as running:

        async def test() -> None:
            _, anne, mallory = await two_people(running.url)
            for _ in range(10):
                await frames(mallory)
            await quiet(mallory)
            left = running.door.gate.buckets["127.0.0.1"].left
            with pytest.raises(ConnectionClosed):
                for _ in range(500):
                    await frames(mallory)
                await (await mallory.socket.ping())
            await quiet(anne)
            assert running.door.gate.buckets["127.0.0.1"].left == left - 30, "a connection that came to nothing"

        run(test())


def test_frames_after_the_last_message_are_counted_too(tmp_path: Path) -> None:
    """Who was told that the socket is closed, and does not close it, is read no more than before."""
    with serving(
        tmp_path, messages=0.0, message_burst=20, sockets_per_person=1, vain_connects=30, connects=0.0
    ) as running:

        async def test() -> None:
            anne = await guest(running.url, "Anne")
            table = await anne.open_table(two_seats())
            seat = await anne.sit(table.id)
            await quiet(seat)
            left = running.door.gate.buckets["127.0.0.1"].left
            with half_open(running.url, upgrade(table.id, f"Cookie: {anne.cookie}"), 1) as (connection,):
                told = b""
                while CLOSED not in told:
                    more = connection.recv(4096)
                    assert more, "it is told first"
                    told += more
                connection.sendall(EMPTY * 1000)
                assert await asyncio.to_thread(is_closed, connection)
            await quiet(seat)
            assert running.door.gate.buckets["127.0.0.1"].left == left - (1 + 30 + 30)

        run(test())


def test_a_socket_that_takes_nothing_is_ended(tmp_path: Path) -> None:
    with serving(tmp_path) as running:

        async def test() -> None:
            table, anne, bert = await two_people(running.url)
            sleeper = await nobody(running.url).sit(table.id)
            await quiet(sleeper)
            sleeper.socket.transport.pause_reading()
            sockets, loop = running.server.house.workers.sockets, running.server.storage.loop
            assert loop is not None and sockets.total() > 4
            said = Said("Anne", "x" * 50_000)
            running.door.limits = limits(request_seconds=0.2)
            before = sockets.total()
            while sockets.total() == before:
                loop.call_soon_threadsafe(running.table(table.id).streams[None].say, said)
                await quiet(anne, bert)
            sleeper.socket.transport.abort()

        run(test())


def test_a_socket_that_does_not_say_hello_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path, greeting_seconds=1) as running:

        async def test() -> None:
            anne = await guest(running.url, "Anne")
            table = await anne.open_table(two_seats())
            address = running.url.replace("http", "ws") + f"/api/tables/{table.id}/socket"
            async with connect(address) as silent:
                with pytest.raises(ConnectionClosed):
                    await silent.recv()
            async with connect(address) as talking:
                with pytest.raises(ConnectionClosed):
                    while True:
                        await talking.send('{"type": "ping"}')
                        await talking.recv()
            seat = await anne.sit(table.id)
            await quiet(seat)
            await asyncio.sleep(1.1)
            await quiet(seat)

        run(test())


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_address=20, header_seconds=60) as running:
        door = running.door
        with half_open(running.url, b"G", 60) as opened:
            gone = [connection for connection in opened[20:] if is_closed(connection)]
            assert len(gone) == 40 and door.total == 20
        while door.total:
            time.sleep(0.01)
        run(answers(running.url))


def test_an_address_that_connects_too_often_is_refused_and_held_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quarterdeck.server.door.HELD", 3600.0)
    monkeypatch.setattr("quarterdeck.server.door.HELD_AT_ONCE", 5)
    with serving(tmp_path, connects=0.0, connect_burst=20, header_seconds=60) as running:
        door = running.door
        with half_open(running.url, b"G", 20), half_open(running.url, b"G", 5):
            with half_open(running.url, b"G", 10) as sent_away:
                assert all(is_closed(connection) for connection in sent_away), "no more than five are held"
            assert (door.total, door.held) == (20, 5)
            elsewhere = Client(running.url, "127.66.0.1")
            assert run(elsewhere.ask("GET", "/api/me")), "others come in"


@pytest.mark.parametrize(("sent", "counted"), [(b"G", 1 + 5), (b"", 1)])
def test_a_connection_that_says_half_a_request_counts_as_several(tmp_path: Path, sent: bytes, counted: int) -> None:
    with serving(tmp_path, connects=0.0, connect_burst=100, vain_connects=5, header_seconds=5) as running:
        with half_open(running.url, sent, 10) as opened:
            assert all(is_closed(connection) for connection in opened)
        assert running.door.gate.buckets["127.0.0.1"].left == 100 - 10 * counted


def test_whoever_opens_sockets_in_vain_is_refused_at_the_door(tmp_path: Path) -> None:
    with serving(
        tmp_path, connects=0.0, connect_burst=100, vain_connects=30, sockets_per_person=2, greeting_seconds=60
    ) as running:

        async def test() -> None:
            anne = await guest(running.url, "Anne")
            table = await anne.open_table(two_seats())
            sat = [await anne.sit(table.id) for _ in range(2)]
            await quiet(*sat)  # else a third one may come in before the second
            left = running.door.gate.buckets["127.0.0.1"].left
            async with anne.socket(table.id) as third:
                await third.wait_closed()
            assert running.door.gate.buckets["127.0.0.1"].left == left - 31
            while running.door.gate.buckets["127.0.0.1"].left >= 1:
                async with anne.socket(table.id) as again:
                    await again.wait_closed()
            with pytest.raises((OSError, EOFError, WebSocketException)):
                async with anne.socket(table.id):
                    pass
            for seat in sat:
                await quiet(seat)  # whoever is in stays
            assert await Client(running.url, "127.66.0.1").ask("GET", "/api/me"), "others come in"

        run(test())


def test_who_never_says_hello_counts_as_several(tmp_path: Path) -> None:
    with serving(tmp_path, connects=0.0, connect_burst=100, vain_connects=30, greeting_seconds=0.2) as running:

        async def test() -> None:
            anne = await guest(running.url, "Anne")
            table = await anne.open_table(two_seats())
            left = running.door.gate.buckets["127.0.0.1"].left
            async with anne.socket(table.id) as silent:
                await silent.wait_closed()
            assert running.door.gate.buckets["127.0.0.1"].left == left - 31

        run(test())


def test_who_is_held_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarterdeck.server.door.HELD", 0.1)
    with serving(tmp_path, connections_per_address=2, header_seconds=60) as running:
        with half_open(running.url, b"G", 2), half_open(running.url, b"G", 5) as refused:
            assert all(is_closed(connection) for connection in refused)
        while running.door.held or running.door.total:
            time.sleep(0.01)
        run(answers(running.url))


def test_a_connection_is_counted_while_it_is_a_socket_and_not_after(tmp_path: Path) -> None:
    with serving(tmp_path) as running:

        async def test() -> None:
            _, anne, bert = await two_people(running.url)
            assert running.door.total >= 2
            for seat in (anne, bert):
                await seat.close()
            while running.door.total:
                await asyncio.sleep(0.01)

        run(test())


def test_a_proxy_speaks_for_many_and_all_together_are_limited() -> None:
    refused: list[str] = []
    door = Door(limits(connections_per_address=2, connections=5), frozenset({"10.0.0.1"}), refused.append)
    assert [door.opened("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [door.opened(f"2001:db8::{n}") for n in range(3)] == [True, True, False], "a /64 is one address"
    assert [door.opened("10.0.0.1") for _ in range(2)] == [True, False], "that was the fifth"
    assert refused == ["too_many"] * 3
    door.closed("192.0.2.1")
    assert door.opened("10.0.0.1")


def test_one_address_has_so_many_sockets_whatever_names_it_gives(tmp_path: Path) -> None:
    with serving(tmp_path, sockets_per_address=10) as running:

        async def test() -> None:
            anne = await guest(running.url, "Anne")
            table = await anne.open_table(two_seats())
            kept = 0
            for n in range(14):
                seat = await (await guest(running.url, f"Guest {n}")).sit(table.id)
                with contextlib.suppress(ConnectionClosed):
                    kept += isinstance(await seat.receive(), Whole)
            assert kept == 10

        run(test())


def test_strangers_do_not_fill_the_places_for_those_who_watch(tmp_path: Path) -> None:
    with serving(tmp_path, onlookers_per_address=3) as running:

        async def test() -> None:
            anne = await guest(running.url, "Anne")
            table = await anne.open_table(two_seats())
            first = [await (await nobody(running.url).sit(table.id)).receive() for _ in range(5)]
            assert [isinstance(message, Whole) for message in first] == [True] * 3 + [False] * 2
            seat = await anne.sit(table.id)
            assert isinstance(await seat.receive(), Whole), "whoever sits there always comes in"

        run(test())


def test_those_who_watch_speak_only_if_the_table_lets_them(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        watcher = await (await guest(server.url, "Carla")).sit(table.id)
        await quiet(watcher)
        for message in (Chat("hello"), LetTalk(True), Chat("hello")):
            await watcher.send(message)
            assert (await watcher.until(Refused)).error == "not_yours"
        await anne.send(LetTalk(True))
        await quiet(anne, watcher)
        assert watcher.table is not None and watcher.table.talk
        await watcher.send(Chat("hello"))
        await quiet(watcher, bert)
        await bert.send(Chat("welcome"))
        await quiet(bert, anne)
        heard = [(said.name, said.text, said.seat) for said in anne.chat]
        assert heard == [("Carla", "hello", None), ("Bert", "welcome", 1)]
        await bert.send(LetTalk(False))
        await quiet(bert, watcher)
        await watcher.send(Chat("more"))
        assert (await watcher.until(Refused)).error == "not_yours"
        await quiet(anne)
        assert len(anne.chat) == 2

    run(test())


def test_too_few_descriptors_are_refused_at_the_start_with_a_word(tmp_path: Path) -> None:
    hard = BESIDE + 10
    (tmp_path / "limits.json").write_text('{"connections": 11}')
    call = [
        sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--database", str(tmp_path / "q.sqlite"),
        "--limits", str(tmp_path / "limits.json"),
    ]  # fmt: skip
    done = subprocess.run(
        call, capture_output=True, text=True, timeout=WAIT,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard)),
    )  # fmt: skip
    assert done.returncode == 2 and "descriptors" in done.stderr and "ulimit" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_line_that_comes_a_million_times_is_written_a_few_times() -> None:
    now = [0.0]
    seldom = Seldom(lambda: now[0])

    def line(n: int) -> logging.LogRecord:
        return logging.LogRecord("quarterdeck", logging.WARNING, "", 0, "socket from %s refused", (n,), None)

    assert sum(seldom.filter(line(n)) for n in range(100_000)) == LINES
    other = logging.LogRecord("quarterdeck", logging.WARNING, "", 0, "something else", (), None)
    assert seldom.filter(other)
    now[0] += WHILE
    again = line(5)
    assert seldom.filter(again) and again.getMessage() == f"socket from 5 refused (and {100_000 - LINES} more like it)"
