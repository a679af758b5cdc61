"""A wish to take back tells nothing: neither who is being asked in secret, nor, after a no, anything new."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.serving import CLIENTS, GENEROUS, InThread, open_at, play, quiet, run, two_people
from server.test_clocks import come_back
from server.test_stops import HOLDS, HOLDS_NOT, PAUSE, choose, pass_when_asked
from server.test_undo import BUYING, to_a_sealed_choice

from quarterdeck.server.client import Seat
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import Concede, Consent, Refused, Rematch, Stops, Undo, Update


@pytest.fixture(scope="module")
def pausing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    path: Path = tmp_path_factory.mktemp("pausing") / "q.sqlite"
    with InThread(str(path), Settings(pause=PAUSE, limits=GENEROUS)) as running:
        yield running


#: a pause in which there is time for a wish, however busy the machine is
LONG = 3.0


@pytest.fixture
def pausing_long(tmp_path: Path) -> Iterator[InThread]:
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=LONG, limits=GENEROUS)) as running:
        yield running


async def messages_after_a_wish(running: InThread, position: str, orders: Stops | None) -> tuple[list[object], float]:
    """What Anne is sent from her challenge, after which she wishes to take it back at once, to the end of the pause."""
    _, (anne, bert) = await open_at(running, position, "Anne", "Bert")
    if orders is not None:
        await bert.send(orders)
        await quiet(bert)
    start = asyncio.get_running_loop().time()
    answering = asyncio.create_task(pass_when_asked(bert)) if orders is None else None
    await choose(anne, "Challenge")
    seen: list[object] = [anne.view, list(anne.log), anne.decision, anne.undo_asked]
    await anne.send(Undo())
    while anne.view is None or anne.view["question"] != {"seat": 1}:
        update = await anne.until(Update)
        seen.append((update.view, update.events, update.decision, update.undo_asked, update.log_cut))
    long = asyncio.get_running_loop().time() - start
    if answering is not None:
        await answering
    return seen, long


@pytest.mark.parametrize("orders", [Stops("never"), None], ids=["never", "passes at once"])
def test_a_wish_in_a_pause_looks_the_same_whether_or_not_somebody_is_asked(
    pausing_long: InThread, orders: Stops | None
) -> None:
    async def test() -> None:
        asked, long = await messages_after_a_wish(pausing_long, HOLDS, orders)
        not_asked, short = await messages_after_a_wish(pausing_long, HOLDS_NOT, orders)
        assert asked == not_asked
        assert len(asked) > 4, "the wish was shown, and then the end of the pause"
        assert long >= LONG and short >= LONG, "no pause ends because of a wish"

    run(test())


def test_leaving_the_game_ends_no_pause(pausing: InThread) -> None:
    async def until_told(position: str) -> float:
        _, (anne, _) = await open_at(pausing, position, "Anne", "Bert")
        start = asyncio.get_running_loop().time()
        await choose(anne, "Challenge")
        await anne.send(Concede())
        while not anne.over or anne.view is None or anne.view["winner"] is None:
            await anne.receive()
        return asyncio.get_running_loop().time() - start

    async def test() -> None:
        assert await until_told(HOLDS) >= PAUSE
        assert await until_told(HOLDS_NOT) >= PAUSE

    run(test())


def test_whoever_left_in_a_pause_plays_the_rematch(pausing: InThread) -> None:
    async def test() -> None:
        id, (anne, bert) = await open_at(pausing, HOLDS_NOT, "Anne", "Bert")
        for place, deck in zip(pausing.table(id).facts.seats, ("eisen", "montaigne"), strict=True):
            place.deck = deck  # a position has none
        await choose(anne, "Challenge")
        await anne.send(Concede())
        for seat in (anne, bert):
            while seat.view is None or seat.view["winner"] is None:
                await seat.receive()
        for seat in (anne, bert):
            await seat.send(Rematch())
            await quiet(seat)
        await quiet(anne)
        assert anne.table is not None and anne.table.rematch is not None
        again = await CLIENTS[-2].sit(anne.table.rematch)
        await quiet(again)
        assert again.view is not None and again.view["winner"] is None
        table = pausing.table(anne.table.rematch)
        assert [seat.leaving for seat in table.facts.seats] == [None, None]

    run(test())


def test_whoever_left_in_a_pause_has_left_after_a_restart(tmp_path: Path) -> None:
    settings, found, people = Settings(pause=3600, limits=GENEROUS), [], []
    with InThread(str(tmp_path / "q.sqlite"), settings) as running:

        async def begin() -> None:
            id, (anne, _) = await open_at(running, HOLDS_NOT, "Anne", "Bert")
            await choose(anne, "Challenge")
            await anne.send(Concede())
            await quiet(anne)
            assert not anne.over and anne.view is not None and anne.view["winner"] is None, "the table pauses"
            found.append(id)
            people.append(CLIENTS[-2].cookie)

        run(begin())
    with InThread(str(tmp_path / "q.sqlite"), settings) as running:

        async def again() -> None:
            anne = await come_back(running, people[0], found[0])
            await quiet(anne)
            assert anne.over and anne.view is not None and anne.view["winner"] == 1

        run(again())


async def sealed(server: InThread) -> tuple[str, Seat, Seat]:
    table, anne, bert = await two_people(server.url)
    await play((anne, bert), random.Random(9), 8)
    await to_a_sealed_choice(anne, bert, server, table.id)
    return table.id, anne, bert


def test_a_refusal_holds_until_the_next_own_choice(server: InThread) -> None:
    async def test() -> None:
        id, anne, bert = await sealed(server)
        await anne.send(Undo())
        await quiet(anne, bert)
        await anne.send(Undo())
        assert (await anne.until(Refused)).error == "stale", "the table is being asked already"
        await bert.send(Consent(False))
        await quiet(bert, anne)
        for _ in range(5):
            await anne.send(Undo())
            assert "refused" in (await anne.until(Refused)).words
        await quiet(anne, bert)
        assert bert.undo_asked is None
        loop = server.server.storage.loop
        assert loop is not None
        loop.call_soon_threadsafe(server.server.house.forget_all)
        await anne.socket.wait_closed()
        again = await CLIENTS[-2].sit(id)
        await quiet(again)
        assert again.me == 0
        await again.send(Undo())
        assert "refused" in (await again.until(Refused)).words, "coming back changes nothing"

    run(test())


def test_a_refused_payment_is_refused_by_another_server_too(tmp_path: Path) -> None:
    """What a payment began with is known only where it was made: the refusal does not rest on it."""
    found, people = [], []
    with InThread(str(tmp_path / "q.sqlite")) as running:

        async def begin() -> None:
            id, (anne, bert) = await open_at(running, BUYING, "Anne", "Bert")
            for words in ("Equip", "Captain's Coat", "Langschwert", "Last Word", "Regroup"):
                await choose(anne, words)
            await choose(bert, "Pass")
            await quiet(bert, anne)
            await anne.send(Undo())
            await quiet(anne, bert)
            await bert.send(Consent(False))
            await quiet(bert, anne)
            found.append(id)
            people.extend([client.cookie for client in CLIENTS[-2:]])

        run(begin())
    with InThread(str(tmp_path / "q.sqlite")) as running:

        async def again() -> None:
            anne, bert = [await come_back(running, cookie, found[0]) for cookie in people]
            await anne.send(Undo())
            assert "refused" in (await anne.until(Refused)).words
            await quiet(bert)
            assert bert.undo_asked is None

        run(again())


def test_after_the_next_own_choice_one_may_ask_again(server: InThread) -> None:
    async def test() -> None:
        id, anne, bert = await sealed(server)
        await anne.send(Undo())
        await quiet(anne, bert)
        await bert.send(Consent(False))
        await quiet(bert, anne)
        made = len(playing(server, id))
        chance = random.Random(3)
        while not any(seat == 0 for seat, _ in playing(server, id)[made:]):
            await play((anne, bert), chance, 1)
        await to_a_sealed_choice(anne, bert, server, id)
        await anne.send(Undo())
        await quiet(anne, bert)
        assert bert.undo_asked is not None and bert.undo_asked.seat == 0

    run(test())


def playing(server: InThread, id: str) -> list[tuple[int, int]]:
    game = server.table(id).game
    assert game is not None
    return game.choices
