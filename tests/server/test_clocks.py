"""Clocks over the socket: what a decision takes, what is left, what a restart keeps of it, and what a file tells.

The time of day is the test's own.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from server.serving import (
    CLIENTS, EISEN, GENEROUS, MONTAIGNE, InThread, Time, guest, open_at, quiet, run, two_seats,
)  # fmt: skip
from server.test_final import stored
from server.test_stops import HOLDS, HOLDS_NOT, PAUSE, choose, pass_when_asked, until_asked

from quarterdeck.cli import main
from quarterdeck.kernel import replay
from quarterdeck.kernel.errors import DamagedRecord
from quarterdeck.server.client import Client, Seat, ServerProblem
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import (
    Clock, Concede, Consent, MomentShown, NewTable, ReplayKept, SeatWish, Stops, TimeShown, Undo,
)  # fmt: skip

BLITZ = Clock("minutes", minutes=5, increment=10)
DAYS = Clock("days", days=2)
HOUR = 3600.0
DAY = 24 * HOUR


def left(seat: Seat, whose: int) -> TimeShown:
    """A clock as a seat sees it."""
    assert seat.times is not None
    found = seat.times.seats[whose]
    assert found is not None
    return found


async def passes(seat: Seat, *others: Seat) -> None:
    await choose(seat, "Pass")
    await quiet(seat, *others)


def cookies(count: int = 2) -> list[str]:
    """Of those who came last."""
    return [client.cookie for client in CLIENTS[-count:]]


async def come_back(running: InThread, cookie: str, table: str) -> Seat:
    client = Client(running.url)
    client.cookie = cookie
    CLIENTS.append(client)
    seat = await client.sit(table)
    await quiet(seat)
    return seat


def test_what_a_decision_takes_goes_off_the_clock_but_for_the_increment(database: str) -> None:
    time = Time()
    with InThread(database, clock=time) as running:

        async def test() -> None:
            _, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=BLITZ)
            assert left(anne, 0) == left(bert, 0) == TimeShown(300.0, time.now + 310), "ten seconds, then five minutes"
            assert left(bert, 1) == TimeShown(300.0, None)
            time.passes(25)
            await passes(anne, bert)
            assert left(anne, 0) == left(bert, 0) == TimeShown(285.0, None)
            time.passes(9)
            await passes(bert, anne)
            assert left(anne, 1).left == left(bert, 1).left == 300.0, "it took no longer than a decision has for itself"
            rows = stored(database, "select used, charged from choices order by n")
            assert rows[:2] == [(25_000, 15_000), (9_000, 0)]

        run(test())


def test_a_restart_forgets_no_time_and_charges_none_while_nobody_was_there(database: str) -> None:
    time, found, people = Time(), [], []
    with InThread(database, clock=time) as running:

        async def begin() -> None:
            id, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=BLITZ)
            time.passes(70)
            await passes(anne, bert)
            time.passes(40)
            found.append(id)
            people.extend(cookies())

        run(begin())
    time.passes(HOUR)
    with InThread(database, clock=time) as running:

        async def again() -> None:
            seats = [await come_back(running, cookie, found[0]) for cookie in people]
            assert left(seats[0], 0) == left(seats[1], 0) == TimeShown(240.0, None), "minus seventy, plus ten"
            assert left(seats[0], 1) == TimeShown(300.0, time.now + 270), "Bert has been asked for forty seconds"

        run(again())


def test_days_go_on_while_nobody_is_there_and_are_not_renewed_by_taking_back(database: str) -> None:
    time, found, people = Time(), [], []
    with InThread(database, clock=time) as running:

        async def begin() -> None:
            id, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=DAYS)
            assert left(bert, 0) == TimeShown(2 * DAY, time.now + 2 * DAY) and left(bert, 1) == TimeShown(2 * DAY, None)
            time.passes(DAY)
            await choose(anne, "Move")
            await quiet(anne, bert)
            await anne.send(Undo())
            await quiet(anne, bert)
            assert left(anne, 0).until == time.now + DAY, "the decision is a day old already"
            found.append(id)
            people.extend(cookies())

        run(begin())
    time.passes(HOUR)
    with InThread(database, clock=time) as running:

        async def again() -> None:
            bert = await come_back(running, people[1], found[0])
            assert left(bert, 0).until == time.now + DAY - HOUR

        run(again())


def test_taking_back_gives_no_time_back(database: str) -> None:
    time = Time()
    with InThread(database, clock=time) as running:

        async def test() -> None:
            id, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=BLITZ)
            for used in (8, 16):
                time.passes(6)
                await choose(anne, "Move")
                await quiet(anne, bert)
                time.passes(2)
                assert anne.decision is not None, "who moves, or where"
                await anne.send(Undo())
                await quiet(anne, bert)
                assert left(anne, 0) == left(bert, 0) == TimeShown(300.0, time.now + 310 - used), "as if never answered"
            loop = running.server.storage.loop
            assert loop is not None
            loop.call_soon_threadsafe(running.server.house.forget_all)
            await anne.socket.wait_closed()
            again = await come_back(running, cookies()[0], id)
            assert left(again, 0) == TimeShown(300.0, time.now + 294), "nor does another server"
            await passes(again)
            assert left(again, 0).left == 294.0, "sixteen seconds in all, and ten for the decision"

        run(test())


def test_what_the_table_agrees_to_take_back_is_paid_for_and_asked_anew(tmp_path: Path) -> None:
    time = Time()
    with InThread(str(tmp_path / "q.sqlite"), clock=time) as running:

        async def test(clock: Clock, then: float, until: float) -> None:
            _, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=clock)
            time.passes(25)
            await passes(anne, bert)
            time.passes(40 * HOUR if clock.kind == "days" else 50)
            await moves_freely(bert, anne)
            await anne.send(Undo())
            await quiet(anne, bert)
            await bert.send(Consent(True))
            await quiet(bert, anne)
            assert left(anne, 0) == left(bert, 0) == TimeShown(then, time.now + until), "what Bert took is not hers"

        run(test(BLITZ, 285.0, 295))
        run(test(DAYS, 2 * DAY, 2 * DAY))


async def moves_freely(seat: Seat, *others: Seat) -> None:
    """Somebody begins to move."""
    await choose(seat, "Move")
    await quiet(seat, *others)


async def takes_back(seat: Seat, *others: Seat) -> None:
    """Somebody takes back their last choice; whoever is asked agrees."""
    await seat.send(Undo())
    await quiet(seat, *others)
    for other in others:
        if other.undo_asked is not None:
            await other.send(Consent(True))
            await quiet(other, seat, *others)


async def thinks_twice(time: Time, anne: Seat, bert: Seat) -> None:
    time.passes(200)
    await moves_freely(anne, bert)
    await takes_back(anne, bert)
    time.passes(30)


async def thinks_again_and_again(time: Time, anne: Seat, bert: Seat) -> None:
    for _ in range(3):
        time.passes(6)
        await moves_freely(anne, bert)
        time.passes(2)
        await takes_back(anne, bert)
    await passes(anne, bert)
    time.passes(15)
    await moves_freely(bert, anne)
    await takes_back(bert, anne)


async def lets_the_other_wait(time: Time, anne: Seat, bert: Seat) -> None:
    time.passes(20)
    await passes(anne, bert)
    time.passes(45)
    await takes_back(anne, bert)
    time.passes(5)


async def agree_to_go_back(time: Time, anne: Seat, bert: Seat) -> None:
    time.passes(20)
    await passes(anne, bert)
    time.passes(45)
    await moves_freely(bert, anne)
    time.passes(5)
    await takes_back(anne, bert)
    time.passes(30)
    await moves_freely(anne, bert)
    await takes_back(anne, bert)


async def is_asked_in_secret(time: Time, anne: Seat, bert: Seat) -> None:
    time.passes(20)
    await choose(anne, "Challenge")
    await quiet(anne, bert)
    assert bert.decision is not None and bert.decision.kind == "react"
    time.passes(100)


async def answers_in_secret(time: Time, anne: Seat, bert: Seat) -> None:
    await is_asked_in_secret(time, anne, bert)
    await passes(bert, anne)
    time.passes(10)
    await takes_back(bert, anne)
    time.passes(10)


async def goes_back_to_before_a_secret(time: Time, anne: Seat, bert: Seat) -> None:
    await is_asked_in_secret(time, anne, bert)
    await takes_back(anne, bert)
    time.passes(10)


@pytest.mark.parametrize("clock", [BLITZ, DAYS], ids=["minutes", "days"])
@pytest.mark.parametrize(
    "what",
    [
        thinks_twice, thinks_again_and_again, lets_the_other_wait, agree_to_go_back, is_asked_in_secret,
        answers_in_secret, goes_back_to_before_a_secret,
    ],
)  # fmt: skip
def test_whatever_was_taken_back_another_server_says_the_same(
    tmp_path: Path, what: Callable[[Time, Seat, Seat], Awaitable[None]], clock: Clock
) -> None:
    time, found, people, said = Time(), [], [], []
    with InThread(str(tmp_path / "q.sqlite"), clock=time) as running:

        async def begin() -> None:
            id, (anne, bert) = await open_at(running, HOLDS, "Anne", "Bert", clock=clock)
            await what(time, anne, bert)
            said.extend([seat.times.seats if seat.times else None for seat in (anne, bert)])
            found.append(id)
            people.extend(cookies())

        run(begin())
    with InThread(str(tmp_path / "q.sqlite"), clock=time) as running:

        async def again() -> None:
            seats = [await come_back(running, cookie, found[0]) for cookie in people]
            assert [seat.times.seats if seat.times else None for seat in seats] == said
            assert all(seat.table is not None and seat.table.late == () for seat in seats)

        run(again())


def test_time_while_nobody_was_there_is_not_charged_by_taking_back(tmp_path: Path) -> None:
    time, found, people = Time(), [], []
    with InThread(str(tmp_path / "q.sqlite"), clock=time) as running:

        async def begin() -> None:
            id, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=BLITZ)
            time.passes(40)
            await moves_freely(anne, bert)
            found.append(id)
            people.extend(cookies())

        run(begin())
    for used in (45, 50):
        time.passes(HOUR)
        with InThread(str(tmp_path / "q.sqlite"), clock=time) as running:

            async def again(running: InThread, used: float) -> None:
                anne, bert = [await come_back(running, cookie, found[0]) for cookie in people]
                time.passes(5)
                if used == 45:
                    await takes_back(anne, bert)
                assert left(anne, 0) == left(bert, 0) == TimeShown(300.0, time.now + 310 - used)

            run(again(running, used))


# secrets


async def messages_to_anne(running: InThread, position: str, orders: Stops | None) -> list[object]:
    """All that Anne is sent about clocks and lateness, from her challenge to what Bert is openly asked."""
    _, (anne, bert) = await open_at(running, position, "Anne", "Bert", clock=BLITZ)
    if orders is not None:
        await bert.send(orders)
        await quiet(bert)
    decision = await anne.next_decision()
    assert decision is not None
    answering = asyncio.create_task(pass_when_asked(bert)) if orders is None else None
    await anne.answer(decision, next(option for option in decision.options if "Challenge" in option.words).key)
    seen: list[object] = [anne.times]
    for update in await until_asked(anne, 1):
        seen.append((update.times, update.table and update.table.late))
    if answering is not None:
        await answering
    return seen


@pytest.mark.parametrize("orders", [Stops("never"), None], ids=["never", "passes at once"])
def test_clocks_do_not_tell_whether_somebody_is_asked_in_secret(tmp_path: Path, orders: Stops | None) -> None:
    settings = Settings(pause=PAUSE, limits=GENEROUS)
    with InThread(str(tmp_path / "q.sqlite"), settings, clock=Time()) as running:

        async def test() -> None:
            asked = await messages_to_anne(running, HOLDS, orders)
            assert asked == await messages_to_anne(running, HOLDS_NOT, orders) and len(asked) > 1

        run(test())


def test_a_secret_answer_has_its_first_minute_for_nothing_and_shows_no_clock(tmp_path: Path) -> None:
    time = Time()
    with InThread(str(tmp_path / "q.sqlite"), clock=time) as running:

        async def test(thinks: float, then: float) -> None:
            _, (anne, bert) = await open_at(running, HOLDS, "Anne", "Bert", clock=BLITZ)
            await choose(anne, "Challenge")
            await quiet(anne, bert)
            assert bert.decision is not None and bert.decision.kind == "react"
            assert left(bert, 1) == TimeShown(300.0, time.now + 360)
            assert left(anne, 1) == left(anne, 0) == TimeShown(300.0, None), "nobody's clock is seen to run"
            time.passes(thinks)
            await anne.send(Stops("never"))  # nothing that is sent meanwhile tells it, either
            await quiet(anne)
            assert left(anne, 1) == TimeShown(300.0, None)
            await passes(bert, anne)
            while anne.view is None or not anne.view["question"]:
                await anne.receive()
            assert left(anne, 1).left == left(bert, 1).left == then

        run(test(59, 300.0))
        run(test(100, 260.0))


def test_taking_back_charges_no_pause_of_the_table(tmp_path: Path) -> None:
    time = Time()
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=PAUSE, limits=GENEROUS), clock=time) as running:

        async def test() -> None:
            _, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=BLITZ)
            await bert.send(Stops("always"))
            await quiet(bert)
            await choose(anne, "Challenge")
            held = await bert.next_decision()
            assert held is not None and held.kind == "hold", "he could answer nothing, and lets the others wait"
            time.passes(50)
            await bert.answer(held, held.options[0].key)
            asked = await bert.next_decision()
            assert asked is not None and asked.kind != "hold"
            before = left(bert, 1)
            assert before.until == time.now + 310
            time.passes(5)
            await choose(bert, "Accept")
            await bert.send(Undo())
            await quiet(bert, anne)
            assert left(bert, 1) == before

        run(test())


def test_thinking_is_charged_though_orders_answer_in_the_end(tmp_path: Path) -> None:
    time = Time()
    with InThread(str(tmp_path / "q.sqlite"), clock=time) as running:

        async def test() -> None:
            _, (anne, bert) = await open_at(running, HOLDS, "Anne", "Bert", clock=BLITZ)
            await is_asked_in_secret(time, anne, bert)
            await bert.send(Stops("never"))
            await quiet(bert, anne)
            assert left(bert, 1).left == left(anne, 1).left == 260.0

        run(test())


def test_of_those_who_are_asked_at_once_each_has_a_clock_of_their_own(tmp_path: Path) -> None:
    time = Time()
    with InThread(str(tmp_path / "q.sqlite"), clock=time) as running:

        async def test() -> None:
            people = [await guest(running.url, name) for name in ("Anne", "Bert", "Cora")]
            seats = (SeatWish("me", EISEN), SeatWish("open", MONTAIGNE), SeatWish("open", EISEN))
            table = await people[0].open_table(NewTable("five-sails", "rulebook-2023", seats, clock=BLITZ))
            for one in people[1:]:
                assert (await one.join(table.id)).clock == BLITZ
            anne, bert, cora = [await one.sit(table.id) for one in people]
            await quiet(anne, bert, cora)
            assert left(anne, 0).until == time.now + 360 and left(anne, 1).until is None
            time.passes(90)
            await answer_first(anne)
            await quiet(anne, bert, cora)
            assert left(anne, 0).left == 270.0, "one knows one's own"
            assert left(bert, 0).left == 300.0, "who has answered is not told"
            loop = running.server.storage.loop
            assert loop is not None
            loop.call_soon_threadsafe(running.server.house.forget_all)
            await anne.socket.wait_closed()
            anne, bert, cora = [await come_back(running, one, table.id) for one in cookies(3)]
            assert (left(anne, 0).left, left(bert, 0).left) == (270.0, 300.0), "nor by another server"
            time.passes(90)
            await answer_first(bert)
            await quiet(anne, bert, cora)
            time.passes(30)
            await answer_first(cora)
            await quiet(anne, bert, cora)
            assert [left(anne, seat).left for seat in range(3)] == [270.0, 180.0, 150.0]

        run(test())


async def answer_first(seat: Seat) -> None:
    decision = await seat.next_decision()
    assert decision is not None
    await seat.answer(decision, decision.options[0].key)


# opening tables


@pytest.mark.parametrize(
    ("clock", "words"),
    [
        (Clock("minutes", minutes=0), "minutes must be 1 to 600, not 0"),
        (Clock("minutes", increment=-1), "increment must be 0 to 600, not -1"),
        (Clock("days", days=31), "days must be 1 to 30, not 31"),
        (Clock(away=2000), "away must be 0 to 1440, not 2000"),
    ],
)
def test_a_clock_that_nobody_could_play_by_is_refused(server: InThread, clock: Clock, words: str) -> None:
    async def test() -> None:
        wish = two_seats()
        wish.clock = clock
        with pytest.raises(ServerProblem, match=words):
            await (await guest(server.url, "Anne")).open_table(wish)

    run(test())


def test_against_bots_there_is_no_clock(server: InThread) -> None:
    async def test() -> None:
        client = await guest(server.url, "Anne")
        wish = two_seats("me", "bot")
        wish.clock = BLITZ
        with pytest.raises(ServerProblem, match="against bots there is no clock"):
            await client.open_table(wish)
        wish = two_seats("me", "open")
        wish.clock = BLITZ
        table = await client.open_table(wish)
        assert (await client.seat_bot(table.id)).clock == BLITZ, "nobody came"
        anne = await client.sit(table.id)
        await anne.next_decision()
        assert anne.times is None

    run(test())


# afterwards


def test_a_file_tells_the_time_and_the_replay_and_the_command_line_show_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    time = Time()
    with InThread(str(tmp_path / "q.sqlite"), clock=time) as running:

        async def test() -> str:
            id, (anne, bert) = await open_at(running, HOLDS_NOT, "Anne", "Bert", clock=BLITZ)
            time.passes(83)
            await passes(anne, bert)
            time.passes(7)
            await bert.send(Concede())
            await quiet(bert, anne)
            client = CLIENTS[-1]
            file: bytes = await client.ask("GET", f"/api/tables/{id}/replay")
            moments = [
                (await client.ask("GET", f"/api/replays/{id}/at/{at}?seat=all", None, MomentShown)).times
                for at in range(3)
            ]
            assert moments == [(0.0, 0.0), (83.0, 0.0), (83.0, 7.0)]
            kept = await client.ask("POST", "/api/replays", file, ReplayKept)
            moment = await client.ask("GET", f"/api/replays/{kept.id}/at/1?seat=0", None, MomentShown)
            assert moment.times == (83.0, 0.0), "as well from a file"
            return file.decode()

        text = run(test())
    lines = text.splitlines()
    assert json.loads(lines[0])["clock"] == {
        "kind": "minutes", "minutes": 5, "increment": 10, "days": 3, "away": 10, "taken_back": [0, 0],
    }  # fmt: skip
    choices = [json.loads(line) for line in lines if line.startswith("[")]
    assert choices[0][2] == 83_000 and choices[1:] == [[1, "concede", 7000]]
    (tmp_path / "game.qd").write_text(text)
    assert main(["replay", str(tmp_path / "game.qd")]) == 0
    assert "Time used: Player 1 1:23, Player 2 0:07" in capsys.readouterr().out
    assert main(["replay", str(tmp_path / "game.qd"), "--verify"]) == 0
    for wrong in ("-5", '"long"', "1.5", "true", "99999999999999999"):
        with pytest.raises(DamagedRecord, match="line 4 is damaged: the time of a choice"):
            replay.read(text.replace('"concede", 7000', f'"concede", {wrong}'))
    without = replay.read(text.replace(", 7000]", "]").replace(", 83000]", "]"))
    assert without.times == [0, 0] and without.choices == replay.read(text).choices, "files of before have no times"
