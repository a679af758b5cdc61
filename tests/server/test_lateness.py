"""Seats whose time has run out, or whose people are away: the others wait, let a bot have the seat, or take the win."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from server.serving import CLIENTS, InThread, Time, guest, nobody, open_at, quiet, run, two_seats
from server.test_clocks import BLITZ, DAYS, HOUR, come_back, cookies, passes
from server.test_final import refused, stored
from server.test_stops import HOLDS, HOLDS_NOT, choose
from server.twins import InMemory, simulate

from quarterdeck.server import lobby
from quarterdeck.server.client import Seat, ServerProblem
from quarterdeck.server.messages import Answer, Clock, Consent, Late, LateShown, Refused, Stops, TableShown, Undo

TEN_MINUTES = Clock(away=10)
THREE = """
[[player]]
leader = "Kaspar Dietrich"
[[player]]
leader = "Odette Dubois d'Arrent"
[[player]]
leader = "Soline el Gato"
"""


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks are looked at more often than every second, so that tests wait for nothing."""
    monkeypatch.setattr(lobby, "TICK", 0.02)


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[tuple[InThread, Time]]:
    time = Time()
    with InThread(str(tmp_path / "q.sqlite"), clock=time) as running:
        yield running, time


async def told(seat: Seat, *late: LateShown) -> None:
    """Wait until a seat is told that just these are late."""
    while seat.table is None or seat.table.late != late:
        await seat.receive()


async def told_who(seat: Seat, *late: int) -> None:
    while seat.table is None or tuple([one.seat for one in seat.table.late]) != late:
        await seat.receive()


def bert_is_late(why: Any = "time", wish: str = "") -> LateShown:
    return LateShown(1, why, (0,), (wish,))


async def until_bert_is_late(running: InThread, time: Time, clock: Clock = BLITZ) -> tuple[str, Seat, Seat]:
    id, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=clock)
    await passes(anne, bert)
    time.passes(309)
    assert await refused(anne, Late(1, "win")) == ["stale"], "a second is left"
    time.passes(1)
    await told(anne, bert_is_late())
    await told(bert, bert_is_late())
    return id, anne, bert


def test_nothing_happens_by_itself_and_an_answer_ends_it(timed: tuple[InThread, Time]) -> None:
    running, time = timed

    async def test() -> None:
        id, anne, bert = await until_bert_is_late(running, time)
        time.passes(HOUR)
        await anne.send(Late(1, "wait"))
        await told(anne, bert_is_late(wish="wait"))
        await told(bert, bert_is_late(wish="wait"))
        await passes(bert, anne)
        await told(anne)
        assert await refused(anne, Late(1, "win")) == ["stale"]
        assert running.table(id).facts.stage == "playing"
        assert anne.times is not None and anne.times.seats[1] is not None and anne.times.seats[1].left == 0.0

    run(test())


def test_the_win_is_final_and_says_why(database: str) -> None:
    time = Time()
    with InThread(database, clock=time) as running:

        async def test() -> None:
            id, anne, bert = await until_bert_is_late(running, time)
            await anne.send(Late(1, "win"))
            await quiet(anne, bert)
            assert anne.over and bert.over
            shown = await CLIENTS[-1].ask("GET", f"/api/tables/{id}", None, TableShown)
            assert shown.result is not None and shown.result.winners == (0,) and shown.late == ()
            assert shown.result.how.endswith("; the time of Player 2 had run out.")
            assert stored(database, "select winners, how from results") == [("0", shown.result.how)]
            assert await refused(bert, Undo(), Answer(1, 1)) == ["stale", "stale"]
            assert await refused(anne, Late(1, "bot"), Undo()) == ["stale", "stale"]
            file: bytes = await CLIENTS[-1].ask("GET", f"/api/tables/{id}/replay")
            assert b'[1, "concede", 310000]' in file.splitlines()

        run(test())


def test_a_bot_takes_the_seat_for_good_and_who_sat_there_may_watch(database: str) -> None:
    time, found, people = Time(), [], []
    with InThread(database, clock=time) as running:

        async def test() -> None:
            id, anne, bert = await until_bert_is_late(running, time)
            running.table(id).facts.listed = False
            lines = len(anne.log)
            await anne.send(Late(1, "bot", "random"))
            while bert.me is not None:
                await bert.receive()
            await bert.send(Answer(1, 1))
            assert (await bert.until(Refused)).error == "not_yours"
            await anne.next_decision()
            assert anne.table is not None and anne.table.late == () and anne.times is None, "alone there is no clock"
            taken = anne.table.seats[1]
            assert (taken.kind, taken.instead_of, taken.here) == ("bot", "Bert", True)
            assert taken.since == lines < len(anne.log), "what Bert did stays his"
            found.append(id)
            people.extend(cookies())

        run(test())
    with InThread(database, clock=time) as running:

        async def again() -> None:
            anne, bert = [await come_back(running, cookie, found[0]) for cookie in people]
            assert anne.me == 0 and bert.me is None and bert.view is not None
            assert (anne.was, bert.was) == (None, 1), "whoever comes back is told who has the seat"
            own = [await client.ask("GET", "/api/tables/mine", None, list[TableShown]) for client in CLIENTS[-2:]]
            assert [[table.was for table in tables] for tables in own] == [[None], [1]]
            with pytest.raises(ServerProblem):
                await nobody(running.url).ask("GET", f"/api/tables/{found[0]}", None, TableShown)
            told = [(line.name, line.text) for line in anne.chat]
            assert told == [("", "Bert has no time left: random bot plays on.")]
            facts = running.table(found[0]).facts
            assert facts.seats[1].called() == "Bert, then random bot"

        run(again())


def test_who_may_say_what_becomes_of_a_seat(timed: tuple[InThread, Time]) -> None:
    running, time = timed

    async def test() -> None:
        id, anne, bert = await until_bert_is_late(running, time)
        onlooker = await nobody(running.url).sit(id)
        await quiet(onlooker)
        assert await refused(onlooker, Late(1, "win")) == ["not_yours"]
        assert await refused(bert, Late(1, "wait"), Late(0, "win")) == ["not_yours", "stale"]
        assert await refused(anne, Late(0, "bot"), Late(7, "bot"), Late(1, "bot", "deep blue")) == [
            "not_yours", "unknown", "unknown",
        ]  # fmt: skip
        for wrong in ('{"type": "late", "seat": 1, "wish": "hang"}', '{"type": "late", "seat": 1}'):
            await anne.say(wrong)
            assert (await anne.until(Refused)).error == "malformed"
        assert running.table(id).facts.stage == "playing" and running.table(id).facts.seats[1].kind == "person"

    run(test())


def test_alone_against_bots_nobody_is_late(timed: tuple[InThread, Time]) -> None:
    running, time = timed

    async def test() -> None:
        client = await guest(running.url, "Anne")
        table = await client.open_table(two_seats("me", "bot"))
        anne = await client.sit(table.id)
        await anne.next_decision()
        time.passes(9 * HOUR)
        await quiet(anne)
        assert anne.table is not None and anne.table.late == ()
        assert await refused(anne, Late(1, "win"), Late(0, "bot")) == ["stale", "not_yours"]

    run(test())


def test_several_others_have_to_agree_and_play_on_without_the_seat(timed: tuple[InThread, Time]) -> None:
    running, time = timed

    async def test() -> None:
        id, seats = await open_at(running, THREE, "Anne", "Bert", "Cora", clock=BLITZ)
        first = next(seat for seat in seats if seat.decision is not None)
        assert first.me is not None
        others = [seat for seat in seats if seat is not first]
        time.passes(311)
        await told_who(others[0], first.me)
        assert others[0].table is not None
        assert others[0].table.late[0].asked == tuple([other.me for other in others])
        await others[0].send(Late(first.me, "win"))
        await quiet(*others)
        await others[1].send(Late(first.me, "bot"))
        await quiet(others[1], others[0])
        assert others[0].table.late[0].wishes == ("win", "bot"), "they want different things"
        assert running.table(id).facts.seats[first.me].kind == "person"
        await others[1].send(Late(first.me, "win"))
        await quiet(others[1], *seats)
        game = running.table(id).game
        assert game is not None and game.state.out == 1 << first.me and not game.over
        assert running.table(id).result is None and any(other.decision is not None for other in others)

    run(test())


def test_days_run_out_too(timed: tuple[InThread, Time]) -> None:
    running, time = timed

    async def test() -> None:
        _, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=DAYS)
        await bert.close()
        time.passes(47 * HOUR)
        await quiet(anne)
        assert anne.table is not None and anne.table.late == (), "who plays by turns need not be here"
        await passes(anne)
        time.passes(47 * HOUR)
        assert await refused(anne, Late(1, "win")) == ["stale"], "every decision has its own days"
        time.passes(HOUR)
        await told(anne, bert_is_late())

    run(test())


# taking back


@pytest.mark.parametrize(("clock", "time_left"), [(BLITZ, 310), (DAYS, 48 * HOUR)], ids=["minutes", "days"])
def test_answering_and_taking_back_wins_no_time(
    timed: tuple[InThread, Time], clock: Clock, time_left: float
) -> None:
    running, time = timed

    async def test() -> None:
        id, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=clock)
        for _ in range(3):
            time.passes(time_left / 4)
            await choose(anne, "Move")
            await quiet(anne, bert)
            await anne.send(Undo())
            await quiet(anne, bert)
        time.passes(time_left / 4)
        await told_who(bert, 0)
        await choose(anne, "Move")
        await told(bert)
        await anne.send(Undo())
        assert "time for that choice is over" in (await anne.until(Refused)).words
        time.passes(10 if clock is BLITZ else time_left)
        await told_who(bert, 0)
        await bert.send(Late(0, "win"))
        await quiet(bert, anne)
        result = running.table(id).result
        assert result is not None and result.winners == (1,)

    run(test())


async def until_bert_is_late_of_three(running: InThread, time: Time) -> tuple[str, list[Seat]]:
    id, seats = await open_at(running, THREE, "Anne", "Bert", "Cora", clock=BLITZ)
    await passes(*seats)
    time.passes(311)
    await told_who(seats[0], 1)
    return id, seats


def test_who_left_because_time_ran_out_takes_nothing_back(timed: tuple[InThread, Time]) -> None:
    running, time = timed

    async def test() -> None:
        id, seats = await until_bert_is_late_of_three(running, time)
        anne, bert, cora = seats
        for other in (anne, cora):
            await other.send(Late(1, "win"))
            await quiet(other, *seats)
        game = running.table(id).game
        assert game is not None and game.state.out == 0b10
        assert await refused(bert, Undo()) == await refused(anne, Undo()) == ["stale"]
        await quiet(*seats)
        assert [seat.undo_asked for seat in seats] == [None] * 3 and game.state.out == 0b10

    run(test())


def test_a_seat_that_a_bot_has_taken_stays_the_bots_whatever_is_taken_back(timed: tuple[InThread, Time]) -> None:
    running, time = timed

    async def test() -> None:
        id, seats = await until_bert_is_late_of_three(running, time)
        anne, bert, cora = seats
        for other in (anne, cora):
            await other.send(Late(1, "bot", "random"))
            await quiet(other)
        while bert.me is not None:
            await bert.receive()
        assert await refused(bert, Undo()) == ["not_yours"]
        while running.table(id).playing().question_of(1) is not None:
            await anne.receive()
        await anne.send(Undo())
        await quiet(anne, cora)
        if cora.undo_asked is not None:
            await cora.send(Consent(True))
            await quiet(cora, anne)
        facts = running.table(id).facts
        assert anne.decision is not None and (facts.seats[1].kind, facts.seats[1].instead_of) == ("bot", "Bert")

    run(test())


# being away


def test_who_is_away_for_too_long_is_late_until_they_come_back(timed: tuple[InThread, Time]) -> None:
    running, time = timed

    async def test() -> None:
        id, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=TEN_MINUTES)
        bert_again = cookies()[1]
        second = await come_back(running, bert_again, id)
        await bert.close()
        time.passes(HOUR)
        await quiet(anne)
        assert anne.table is not None and anne.table.late == (), "another page of his is here"
        await second.close()
        while anne.table.seats[1].here:
            await anne.receive()
        time.passes(599)
        assert await refused(anne, Late(1, "bot")) == ["stale"]
        time.passes(1)
        await told(anne, bert_is_late("away"))
        await anne.send(Late(1, "wait"))
        back = await come_back(running, bert_again, id)
        await told(anne)
        assert back.table is not None and back.me == 1
        await back.close()
        while anne.table.seats[1].here:
            await anne.receive()
        time.passes(600)
        await told(anne, bert_is_late("away"))  # what was said before is forgotten
        await anne.send(Late(1, "win"))
        await quiet(anne)
        result = running.table(id).result
        assert result is not None and result.how.endswith("; Player 2 had been away for too long.")

    run(test())


def test_a_restart_does_not_bring_anybody_back_nor_make_them_late(database: str) -> None:
    time, found, people = Time(), [], []
    with InThread(database, clock=time) as running:

        async def begin() -> None:
            id, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=TEN_MINUTES)
            people.extend(cookies())
            await bert.close()
            while anne.table is None or anne.table.seats[1].here:
                await anne.receive()
            time.passes(400)
            await quiet(anne)
            found.append(id)

        run(begin())
    time.passes(HOUR)
    with InThread(database, clock=time) as running:

        async def again() -> None:
            anne = await come_back(running, people[0], found[0])
            assert anne.table is not None and anne.table.late == (), "while nobody was there nobody was away"
            time.passes(199)
            assert await refused(anne, Late(1, "win")) == ["stale"]
            time.passes(1)
            await told(anne, bert_is_late("away"))

        run(again())


def test_an_absence_is_seen_alike_whether_or_not_somebody_is_asked_in_secret(timed: tuple[InThread, Time]) -> None:
    running, time = timed

    async def test() -> None:
        seen: list[list[tuple[LateShown, ...]]] = []
        for position in (HOLDS, HOLDS_NOT):
            _, (anne, bert) = await open_at(running, position, "Anne", "Bert", clock=TEN_MINUTES)
            await choose(anne, "Challenge")
            await quiet(anne, bert)
            await bert.close()
            while anne.table is None or anne.table.seats[1].here:
                await anne.receive()
            time.passes(599)
            await quiet(anne)
            seen.append([anne.table.late])
            time.passes(1)
            while not anne.table.late:
                await anne.receive()
            seen[-1].append(anne.table.late)
        assert seen[0] == seen[1] == [(), (bert_is_late("away"),)]

    run(test())


# secrets


def test_only_who_has_no_time_left_at_all_is_named_in_a_secret_question(timed: tuple[InThread, Time]) -> None:
    running, time = timed

    async def test() -> None:
        _, (anne, bert) = await open_at(running, HOLDS, "Anne", "Bert", clock=BLITZ)
        await choose(anne, "Challenge")
        await quiet(anne, bert)
        assert bert.decision is not None and bert.decision.kind == "react"
        time.passes(359)
        assert await refused(anne, Late(1, "win")) == ["stale"], "a minute for nothing, and all that he had"
        time.passes(1)
        await told(anne, bert_is_late())

    run(test())


def test_where_there_is_a_clock_nobody_is_held_for_ever(timed: tuple[InThread, Time]) -> None:
    running, time = timed

    async def test() -> None:
        _, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=BLITZ)
        await bert.send(Stops("always"))
        await quiet(bert)
        await choose(anne, "Challenge")
        while bert.decision is None:
            await bert.receive()
        assert bert.decision.kind == "hold"
        time.passes(59)
        await quiet(bert)
        assert bert.decision.kind == "hold"
        time.passes(1)
        while bert.decision is None or bert.decision.kind == "hold":
            await bert.receive()
        assert anne.times is not None and anne.times.seats[1] is not None and anne.times.seats[1].left == 300.0

    run(test())


def test_who_has_something_to_do_need_not_wait_until_hundreds_of_tables_were_looked_at() -> None:
    looked = 0

    class Looked:
        @property
        def lateness(self) -> "Looked":
            return self

        async def look(self) -> None:
            nonlocal looked
            looked += 1

    async def test() -> None:
        house: Any = lobby.House(InMemory(), lobby.Settings())
        house.tables = {str(number): Looked() for number in range(300)}
        watching = asyncio.create_task(house.watch_clocks())
        await asyncio.sleep(lobby.TICK)
        seen = [0]
        while seen[-1] < 300:
            await asyncio.sleep(0)
            seen.append(looked)
        watching.cancel()
        assert max(later - earlier for earlier, later in pairwise(seen)) <= lobby.AT_A_TIME

    simulate(test())
