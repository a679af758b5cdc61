"""Tables that nobody looks after: bots rest, what nobody came to is closed, and one bad row takes nothing with it."""

import asyncio
import threading
from pathlib import Path

import pytest
from server.serving import (
    InThread, closed_with, guest, keep_table, nobody, person, quiet, run, two_people, two_seats,
)  # fmt: skip
from server.test_undo import MOVING, choose

from quarterdeck.kernel.columns import State
from quarterdeck.kernel.game import Choice, Game
from quarterdeck.server.client import ServerProblem
from quarterdeck.server.messages import Concede, Consent, Refused, Rematch, TableShown, Undo, Whole


def test_bots_rest_while_nobody_watches(server: InThread) -> None:
    async def test() -> None:
        client = await guest(server.url, "Anne")
        table = await client.open_table(two_seats("me", "bot"))
        anne = await client.sit(table.id)
        assert await anne.next_decision() is not None
        await anne.send(Concede())
        while not anne.over:
            await anne.receive()
        wish = two_seats("me", "bot")
        three = await client.open_table(type(wish)(wish.game, wish.edition, (*wish.seats, wish.seats[1])))
        seat = await client.sit(three.id)
        await seat.next_decision()
        await seat.send(Concede())  # from here on only bots play, for as long as somebody watches
        await quiet(seat)
        await seat.close()
        playing = server.table(three.id)
        while playing.watched() or playing.thinking:
            await asyncio.sleep(0.01)
        made = len(playing.by)
        await asyncio.sleep(0.3)
        assert len(playing.by) == made and not playing.thinking and playing.facts.stage != "over"
        watcher = await nobody(server.url).sit(three.id)
        await watcher.receive()
        while len(playing.by) == made:
            await watcher.receive()

    run(test())


def test_one_alone_makes_no_rematch_and_a_real_table_stays_on_the_list(server: InThread) -> None:
    async def test() -> None:
        _, anne, bert = await two_people(server.url)
        await bert.send(Concede())
        await quiet(bert, anne)
        for _ in range(40):
            await anne.send(Rematch())
        await quiet(anne, bert)
        assert bert.table is not None and bert.table.rematch is None and bert.table.again == (0,)
        person = await guest(server.url, "Carla")
        real = await person.open_table(two_seats())
        for _ in range(22):
            over = await person.open_table(two_seats("me", "bot"))
            seat = await person.sit(over.id)
            await quiet(seat)
            await seat.send(Concede())
            await quiet(seat)
            await seat.close()
        mine = await person.ask("GET", "/api/tables/mine", None, list[TableShown])
        assert mine[0].id == real.id and mine[1].stage == "over"

    run(test())


def test_rematches_are_limited_like_tables(tmp_path: Path) -> None:
    from quarterdeck.server.limits import Limits
    from quarterdeck.server.lobby import Settings

    limits = Limits(requests=10_000, request_burst=10_000, makings=0.001, making_burst=3)
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, limits=limits)) as running:

        async def test() -> None:
            client = await guest(running.url, "Anne")
            table = await client.open_table(two_seats("me", "bot"))
            for _ in range(3):
                seat = await client.sit(table.id)
                await quiet(seat)
                await seat.send(Concede())
                await quiet(seat)
                await seat.send(Rematch())
                await quiet(seat)
                if seat.refused:
                    assert seat.refused[-1].error == "too_many"
                    return
                assert seat.table is not None and seat.table.rematch is not None
                table = await client.ask("GET", f"/api/tables/{seat.table.rematch}", None, TableShown)
            raise AssertionError("the third rematch should have been refused")

        run(test())


def test_a_table_that_nobody_came_to_is_closed_and_one_with_somebody_there_is_not(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            house, storage = running.server.house, running.server.storage
            anne = await guest(running.url, "Anne")
            deserted, awaited = await anne.open_table(two_seats()), await anne.open_table(two_seats())
            seat = await anne.sit(awaited.id)
            await quiet(seat)
            now = storage.clock()
            storage.clock = lambda: now + house.settings.waiting + 1
            assert storage.loop is not None
            asyncio.run_coroutine_threadsafe(house.expire(), storage.loop).result(20)
            lobby = await anne.ask("GET", "/api/tables", None, list[TableShown])
            assert deserted.id not in [table.id for table in lobby]
            closed = await anne.ask("GET", f"/api/tables/{deserted.id}", None, TableShown)
            assert (closed.stage, closed.reason) == ("closed", "nobody came")
            waiting = await anne.ask("GET", f"/api/tables/{awaited.id}", None, TableShown)
            assert waiting.stage == "waiting"

        run(test())


def test_one_row_that_cannot_be_read_does_not_take_the_lobby_down(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            storage = running.server.storage
            anne = await guest(running.url, "Anne")
            good, bad = await anne.open_table(two_seats()), await anne.open_table(two_seats())
            assert storage.loop is not None
            for text in ("{}", "not even JSON"):
                spoil = storage.write("update tables set facts = ? where id = ?", text, bad.id)
                asyncio.run_coroutine_threadsafe(spoil, storage.loop).result(20)
                for path in ("/api/tables", "/api/tables/mine"):
                    assert [table.id for table in await anne.ask("GET", path, None, list[TableShown])] == [good.id]
                with pytest.raises(ServerProblem) as problem:
                    await anne.ask("GET", f"/api/tables/{bad.id}")
                assert problem.value.status == 404

        run(test())


def test_a_table_of_a_game_that_is_gone_is_listed_all_the_same(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            storage = running.server.storage
            anne = await guest(running.url, "Anne")
            table = await anne.open_table(two_seats())
            assert storage.loop is not None
            leave = storage.write("update tables set facts = replace(facts, 'five-sails', 'from-elsewhere')")
            asyncio.run_coroutine_threadsafe(leave, storage.loop).result(20)
            for path in ("/api/tables", "/api/tables/mine"):
                (listed,) = await anne.ask("GET", path, None, list[TableShown])
                assert (listed.id, listed.seats[0].sample) == (table.id, None)

        run(test())


def test_a_game_is_played_again_outside_the_event_loop(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting a game, loading a table with what could be taken back there, and going back play no game where all
    tables are served."""
    where: list[str] = []
    first_state, replay = Game.first_state, Game.replay

    def begun(self: Game) -> State:
        where.append(threading.current_thread().name)
        return first_state(self)

    def replayed(self: Game, choices: list[Choice]) -> None:
        where.append(threading.current_thread().name)
        replay(self, choices)

    async def test() -> None:
        people = [await guest(server.url, name) for name in ("Anne", "Bert")]
        id = keep_table(server, MOVING, *[person(server, client.cookie.partition("=")[2]) for client in people])
        anne, bert = [await client.sit(id) for client in people]
        await choose(anne, "Challenge")
        await choose(anne, "Technique")
        await choose(bert, "Accept")
        await quiet(anne, bert)
        monkeypatch.setattr(Game, "first_state", begun)
        monkeypatch.setattr(Game, "replay", replayed)
        await two_people(server.url)
        assert where and server.thread.name not in where
        where.clear()
        loop = server.server.storage.loop
        assert loop is not None
        loop.call_soon_threadsafe(server.server.house.forget_all)
        await closed_with(anne)
        anne, bert = [await client.sit(id) for client in people]
        assert "Technique" in (await anne.until(Whole)).undo
        assert where and server.thread.name not in where
        where.clear()
        await anne.send(Undo())
        await quiet(anne, bert)
        await bert.send(Consent(True))
        await quiet(bert, anne)
        assert "Challenge" in server.table(id).streams[0].undo, "and what she chose before that"
        assert where and server.thread.name not in where

    run(test())


def test_a_refused_rematch_says_why(server: InThread) -> None:
    async def test() -> None:
        _, anne, _ = await two_people(server.url)
        await anne.send(Rematch("not figures"))
        assert (await anne.until(Refused)).error == "stale"

    run(test())
