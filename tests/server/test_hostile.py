"""Hostile clients: whatever they send is refused and logged, and no other table notices."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from server.serving import (
    EISEN, GENEROUS, InThread, closed_with, guest, nobody, play, quiet, run, status, two_people, two_seats,
)  # fmt: skip
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode

from quarterdeck.server.client import Seat, ServerProblem
from quarterdeck.server.facts import Facts
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import (
    Answer, Chat, Concede, Consent, Join, Me, NewTable, Ping, Pong, Refused, Rematch, Said, SeatWish, Stops, Undo,
    Whole,
)  # fmt: skip


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """A server with the limits that it has by default."""
    path: Path = tmp_path_factory.mktemp("strict") / "q.sqlite"
    with InThread(str(path), Settings(pause=0, limits=Limits(requests=1000, request_burst=1000))) as running:
        yield running


NO_MESSAGES = (
    "", "null", "[]", "{", '"hello"', "{}", '{"type": "nonsense"}', '{"type": "answer"}',
    '{"type": "answer", "decision": "1", "option": 2}', '{"type": "answer", "decision": 1.5, "option": 2}',
    '{"type": "answer", "decision": 1, "option": 2, "seat": 1}', '{"type": "answer", "decision": 1e400, "option": 2}',
    '{"type": "stops", "react": "sometimes"}', '{"type": "chat", "text": 5}', '{"type": "whole"}', "[" * 3000,
    '{"type": "chat", "text": "\\ud800"}', '{"type":"hello","seen":null}', "\x00\x01",
)  # fmt: skip


def test_what_is_no_message_is_refused_and_the_socket_stays_open(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        game = server.table(table.id).game
        assert game is not None
        before = game.digest()
        for text in NO_MESSAGES:
            await anne.say(text)
            assert (await anne.until(Refused)).error == "malformed", text
        await anne.socket.send(b"\x00\xff")
        assert (await anne.until(Refused)).error == "malformed"
        assert game.digest() == before
        await play((anne, bert), random.Random(1), 5)

    run(test())


def test_text_that_is_none_ends_the_socket_without_a_traceback(
    server: InThread, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)

    async def test() -> None:
        _, anne, bert = await two_people(server.url)
        await anne.socket.send(b"\xff\xfe\xfd", text=True)
        assert await closed_with(anne) == CloseCode.INVALID_DATA
        await bert.socket.send([b'{"a', b"\xff"], text=True)
        assert await closed_with(bert) == CloseCode.INVALID_DATA

    run(test())
    assert [record.getMessage() for record in caplog.records if "no text" in record.getMessage()]
    assert not [record for record in caplog.records if record.exc_info]


def test_what_is_too_long_is_refused_and_far_too_long_ends_the_socket(server: InThread) -> None:
    async def test() -> None:
        _, anne, bert = await two_people(server.url)
        await anne.say('{"type": "chat", "text": "' + "x" * 5000 + '"}')
        assert (await anne.until(Refused)).error == "too_long"
        await anne.send(Chat("y" * 600))
        assert (await anne.until(Refused)).error == "too_long"
        with pytest.raises(ConnectionClosed):
            await anne.say("z" * 1_000_000)
            while True:
                await anne.receive()
        await quiet(bert)

    run(test())


def test_the_first_message_must_say_hello(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        table = await anne.open_table(two_seats())
        address = server.url.replace("http", "ws") + f"/api/tables/{table.id}/socket"
        async with connect(address, additional_headers={"cookie": anne.cookie}) as socket:
            await socket.send('{"type": "concede"}')
            assert "hello" in str(await socket.recv())

    run(test())


def test_flooding_is_refused_closes_the_socket_and_disturbs_nobody(
    strict: InThread, caplog: pytest.LogCaptureFixture
) -> None:
    async def flood(seat: Seat) -> None:
        reading = asyncio.create_task(read(seat))
        with pytest.raises(ConnectionClosed):
            while True:
                await seat.send(Ping())
                await asyncio.sleep(0)
        await reading
        assert any(refused.error == "too_many" for refused in seat.refused)

    async def read(seat: Seat) -> None:
        with pytest.raises(ConnectionClosed):
            while True:
                await seat.receive()

    async def test() -> None:
        _, mallory, _ = await two_people(strict.url)
        _, anne, _ = await two_people(strict.url)
        flooding = asyncio.create_task(flood(mallory))
        waits = []
        for _ in range(10):
            start = asyncio.get_running_loop().time()
            await anne.send(Ping())
            await anne.until(Pong)
            waits.append(asyncio.get_running_loop().time() - start)
            await asyncio.sleep(0.02)
        await flooding
        assert sorted(waits)[5] < 5 and not anne.refused

    with caplog.at_level(logging.WARNING, "quarterdeck"):
        run(test())
    assert any("too many messages" in record.getMessage() for record in caplog.records)


def test_a_page_of_another_origin_gets_no_socket_and_changes_nothing(
    server: InThread, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        table = await anne.open_table(two_seats())
        address = server.url.replace("http", "ws") + f"/api/tables/{table.id}/socket"
        evil = nobody(server.url)
        evil.cookie = anne.cookie
        for origin in ("https://evil.example", "null", server.url + ".evil.example", "http://127.0.0.1", "http://["):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, origin=origin, additional_headers={"cookie": anne.cookie})  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403
            evil.origin = origin
            assert await status(evil, "POST", f"/api/tables/{table.id}/leave", b"{}") == 403

    with caplog.at_level(logging.WARNING, "quarterdeck"):
        run(test())
    assert any("evil.example" in record.getMessage() for record in caplog.records)


def test_forged_cookies_are_nobody_s(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        table = await anne.open_table(two_seats("me", "bot", listed=False))
        name, _, value = anne.cookie.partition("=")
        for forged in (value[:-2] + "xx", value.partition(".")[0], "x" * 4000, "", value + "."):
            mallory = nobody(server.url)
            mallory.cookie = f"{name}={forged}"
            with pytest.raises(ServerProblem) as problem:
                await mallory.ask("GET", f"/api/tables/{table.id}")
            assert problem.value.status == 404

    run(test())


def test_cookies_of_others_are_not_taken_apart(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes the quotes off one looks at it once more for each of its letters."""
    unquoted: list[str] = []

    async def test() -> None:
        anne = await guest(server.url, "Anne")
        monkeypatch.setattr("http.cookies._unquote", unquoted.append)
        own = anne.cookie
        quotes = 'x="' + "\\a" * 15_000 + '"'
        for cookie, name in (
            (f"{quotes}; {own}", "Anne"), (f"{own}; {quotes}", "Anne"), (f"{own};", "Anne"), (quotes, ""),
            (own.replace("=", '="') + '"', ""), (f"a{own}; b; =c;;", ""),
        ):  # fmt: skip
            anne.cookie = cookie
            assert (await anne.ask("GET", "/api/me", None, Me)).name == name
        assert not unquoted

    run(test())


def test_seats_and_links_cannot_be_guessed(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        table = await anne.open_table(two_seats(listed=False))
        assert table.invitation is not None and len(table.invitation) >= 20 and len(table.id) >= 16
        mallory = await guest(server.url, "Anne")
        for invitation in ("", "x", table.invitation[:-1], table.invitation + "x", table.id):
            with pytest.raises(ServerProblem) as problem:
                await mallory.join(table.id, Join(invitation))
            assert problem.value.status == 404
            seat = await mallory.sit(table.id, invitation)
            assert isinstance(refused := await seat.receive(), Refused) and refused.error == "no_such_table"
        for id in ("x" * 16, "../../etc/passwd", "%00", table.id[:-1]):
            with pytest.raises(ServerProblem):
                await mallory.ask("GET", f"/api/tables/{id}/replay")
        assert table.id not in str(await mallory.ask("GET", "/api/tables"))
        bert = await guest(server.url, "Bert")
        seen = await bert.join(table.id, Join(table.invitation))
        assert seen.stage == "playing"
        late = await guest(server.url, "Carla")
        with pytest.raises(ServerProblem) as problem:
            await late.join(table.id, Join(table.invitation))
        assert problem.value.status == 409, "the seat is taken"

    run(test())


def test_nobody_acts_for_another_seat(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        await play((anne, bert), random.Random(2), 4)
        asked, other = (anne, bert) if anne.decision is not None else (bert, anne)
        watcher = await nobody(server.url).sit(table.id)
        await quiet(watcher)
        game = server.table(table.id).game
        assert game is not None and asked.decision is not None
        before = game.digest()
        answer = Answer(asked.decision.id, asked.decision.options[0].key)
        if other.decision is None:
            await other.send(answer)
            assert (await other.until(Refused)).error == "stale"
        for message in (answer, Undo(), Consent(True), Stops(), Concede(), Rematch(), Chat("I am nobody")):
            await watcher.send(message)
            assert (await watcher.until(Refused)).error == "not_yours"
        assert game.digest() == before

    run(test())


def test_a_replayed_answer_is_stale_for_ever(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        sent: list[Answer] = []
        chance = random.Random(3)
        for _ in range(12):
            await quiet(anne, bert)
            if anne.decision is not None:
                sent.append(Answer(anne.decision.id, chance.choice(anne.decision.options).key))
                await anne.send(sent[-1])
            elif bert.decision is not None:
                await bert.answer(bert.decision, chance.choice(bert.decision.options).key)
        await quiet(anne, bert)
        game = server.table(table.id).game
        assert game is not None and sent
        made = len(game.choices)
        for answer in sent:
            await anne.send(answer)
            assert (await anne.until(Refused)).error == "stale"
        assert len(game.choices) == made

    run(test())


def test_bodies_requests_and_sockets_are_limited(tmp_path: Path) -> None:
    limits = Limits(
        requests=0.001, request_burst=25, refused_seconds=0, makings=0.01, making_burst=3, sockets_per_person=2,
        body_bytes=20_000,
    )  # fmt: skip
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, limits=limits)) as strict:

        async def test() -> None:
            anne = await guest(strict.url, "Anne")
            with pytest.raises(ServerProblem) as problem:
                await anne.ask("POST", "/api/tables", b"x" * 30_000)
            assert problem.value.status == 413
            table = await anne.open_table(two_seats())
            for _ in range(2):
                assert isinstance(await (await anne.sit(table.id)).receive(), Whole)
            with pytest.raises(ConnectionClosed):
                await (await anne.sit(table.id)).receive()
            await anne.open_table(two_seats())
            statuses = [await status(anne, "POST", "/api/tables", two_seats()) for _ in range(2)]
            assert statuses[-1] == 429, "tables are opened now and then, not all the time"
            assert 429 in [await status(anne, "GET", "/api/me") for _ in range(40)]

        run(test())


def test_whoever_asks_too_often_waits_to_hear_it_and_nobody_else_does(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, makings=0.0001, making_burst=1, refused_seconds=3600)
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, limits=limits)) as strict:

        async def test() -> None:
            anne, bert = await guest(strict.url, "Anne"), nobody(strict.url, "127.0.0.2")
            await anne.open_table(two_seats())
            refused = asyncio.create_task(status(anne, "POST", "/api/tables", two_seats()))
            assert [await status(bert, "GET", "/api/me") for _ in range(50)] == [200] * 50
            assert not refused.done()
            strict.uvicorn.should_exit = True  # which ends the waiting, too
            with contextlib.suppress(OSError, EOFError):
                await refused

        run(test())


def test_tables_are_opened_one_after_the_other(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    house, under_way = server.server.house, []
    start = house.start_if_full

    async def slowly(facts: Facts) -> None:
        under_way.append(facts)
        for _ in range(5):
            await asyncio.sleep(0)
            assert under_way == [facts]
        await start(facts)
        under_way.remove(facts)

    monkeypatch.setattr(house, "start_if_full", slowly)

    async def test() -> None:
        anne = await guest(server.url, "Anne")
        others = [nobody(server.url) for _ in range(4)]
        for other in others:
            other.cookie = anne.cookie
        asked = [status(other, "POST", "/api/tables", two_seats()) for other in others]
        assert await asyncio.gather(*asked) == [200] * 4

    run(test())


def test_a_table_that_cannot_be_is_refused_with_the_reason(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        bomb = EISEN.__class__("list", "Leader: Kaspar Dietrich\nThrowing Knife x999999999\n")
        for wish, words in (
            (NewTable("chess", "rulebook-2023", (SeatWish("me", EISEN),) * 2), "no game"),
            (NewTable("five-sails", "rulebook-1999", (SeatWish("me", EISEN), SeatWish("open", EISEN))), "edition"),
            (NewTable("five-sails", "rulebook-2023", (SeatWish("me", EISEN),)), "seats"),
            (NewTable("five-sails", "rulebook-2023", (SeatWish("me", EISEN),) * 2), "one person"),
            (NewTable("five-sails", "rulebook-2023", (SeatWish("bot", EISEN, "random"),) * 2), "somebody"),
            (NewTable("five-sails", "rulebook-2023", (SeatWish("me", EISEN), SeatWish("bot", EISEN, "x"))), "bot"),
            (NewTable("five-sails", "rulebook-2023", (SeatWish("me", bomb), SeatWish("open", EISEN))), "numbers"),
        ):
            with pytest.raises(ServerProblem, match=words) as problem:
                await anne.open_table(wish)
            assert problem.value.status == 422

    run(test())


def test_a_client_that_takes_nothing_is_let_go_and_delays_nobody(tmp_path: Path) -> None:
    limits = Limits(**{**{f: getattr(GENEROUS, f) for f in GENEROUS.__struct_fields__}, "backlog": 5})
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, limits=limits)) as running:

        async def test() -> None:
            table, anne, bert = await two_people(running.url)
            sleeper = await nobody(running.url).sit(table.id)
            await sleeper.receive()
            sleeper.socket.transport.pause_reading()
            listener = next(iter(running.table(table.id).streams[None].listeners))
            playing, loop = running.table(table.id), running.server.storage.loop
            assert loop is not None
            while not listener.lagging:
                for _ in range(100):
                    loop.call_soon_threadsafe(playing.streams[None].say, Said("Anne", "x" * 50_000))
                await quiet(anne, bert)
            sleeper.socket.transport.abort()
            await play((anne, bert), random.Random(4), 5)

        run(test())
