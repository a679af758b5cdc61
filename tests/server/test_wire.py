"""Whole games over the wire, and the replies to answers that cannot be taken."""

import asyncio
import random

import pytest
from server.serving import InThread, guest, nobody, play, quiet, run, two_people, two_seats
from websockets.exceptions import ConnectionClosed

from quarterdeck.server.client import Seat, plain
from quarterdeck.server.messages import Answer, Refused
from quarterdeck.server.storage import open_storage


async def play_out(seat: Seat, chance: random.Random) -> int:
    """Answer by chance until the game is over."""
    made = 0
    while (decision := await seat.next_decision()) is not None:
        await seat.answer(decision, chance.choice(decision.options).key)
        made += 1
    return made


def test_two_people_play_a_whole_game_and_their_screens_agree_with_the_engine(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        chance = random.Random(1)
        await asyncio.gather(play_out(anne, chance), play_out(bert, chance))
        game = server.table(table.id).game
        assert game is not None and game.over and len(game.choices) > 30
        for seat in (anne, bert):
            assert seat.view is not None and seat.me is not None
            assert plain({**seat.view, "question": None}) == plain({**game.view(seat.me), "question": None})
            assert [event.words for event in seat.log] == game.log(seat.me)
            assert seat.table is not None and seat.table.stage == "over"
            assert not seat.refused

    run(test())


def test_a_person_plays_a_whole_game_against_a_bot(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        table = await anne.open_table(two_seats("me", "bot", bot="greedy"))
        assert table.stage == "playing", "nobody is missing"
        seat = await anne.sit(table.id)
        assert await play_out(seat, random.Random(2)) > 5
        assert seat.view is not None and seat.view["over"]

    run(test())


def test_a_game_is_played_on_both_databases_and_every_choice_is_stored(database: str) -> None:
    with InThread(database) as running:

        async def test() -> str:
            table, anne, bert = await two_people(running.url)
            chance = random.Random(3)
            await asyncio.gather(play_out(anne, chance), play_out(bert, chance))
            return table.id

        id = run(test())
        game = running.table(id).game
        assert game is not None
    storage = open_storage(database)

    async def look() -> None:
        await storage.open()
        rows = await storage.log(id)
        assert [(row.seat, row.chosen) for row in rows] == game.choices
        await storage.close()

    run(look())


def test_every_answer_that_cannot_be_taken_has_its_own_reply_and_changes_nothing(server: InThread) -> None:
    async def test() -> None:
        table, anne, _ = await two_people(server.url)
        decision = await anne.next_decision()
        assert decision is not None
        game = server.table(table.id).game
        assert game is not None
        before = game.digest()
        for id, option, error in (
            (decision.id - 1, decision.options[0].key, "stale"),
            (decision.id + 1, decision.options[0].key, "stale"),
            (decision.id, -5, "unknown"),
            (decision.id, 1 << 60, "unknown"),
            (decision.id, 14 << 32, "illegal"),
        ):
            await anne.send(Answer(id, option))
            assert (await anne.until(Refused)).error == error
        assert game.digest() == before and not game.choices

    run(test())


def test_a_doubled_click_answers_once(server: InThread) -> None:
    async def test() -> None:
        table, anne, _ = await two_people(server.url)
        decision = await anne.next_decision()
        assert decision is not None
        for _ in range(2):
            await anne.send(Answer(decision.id, decision.options[0].key))
        assert (await anne.until(Refused)).error == "stale"
        game = server.table(table.id).game
        assert game is not None and len(game.choices) == 1

    run(test())


def test_numbers_follow_one_another_and_count_only_what_a_seat_was_sent(server: InThread) -> None:
    """What is chosen in secret by another leaves no gap and no message."""

    async def test() -> None:
        _, anne, bert = await two_people(server.url)
        decision = await bert.next_decision()
        assert decision is not None and decision.kind == "choose_approach"
        before = anne.number
        await bert.answer(decision, decision.options[0].key)
        await quiet(anne)
        mine = await anne.next_decision()
        assert mine is not None and anne.number == before
        await anne.answer(mine, mine.options[0].key)
        assert anne.number == before + 1, "both answers came as one update"

    run(test())


def test_an_onlooker_sees_the_table_and_neither_hand(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        watcher = await (await guest(server.url, "Carla")).sit(table.id)
        await watcher.receive()
        assert watcher.me is None and watcher.view is not None and watcher.decision is None
        await play((anne, bert), random.Random(4), 24)
        await quiet(watcher)
        game = server.table(table.id).game
        assert game is not None and [event.words for event in watcher.log] == game.log(None)
        for player in watcher.view["players"]:
            assert player["hand"]["known"] == [] and player["hand"]["count"] > 0
        decision = anne.decision or bert.decision
        assert decision is not None
        await watcher.send(Answer(decision.id, decision.options[0].key))
        assert (await watcher.until(Refused)).error == "not_yours"

    run(test())


def test_an_engine_that_breaks_off_leaves_the_table_as_it_was(
    server: InThread, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The table is rebuilt from its log: nobody is stuck, and nothing that was acknowledged is lost."""

    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        await play((anne, bert), random.Random(5), 10)
        game = server.table(table.id).game
        asked = anne if anne.decision is not None else bert
        assert game is not None and asked.decision is not None
        before, options = game.digest(), asked.decision.options

        def break_off(seat: int, chosen: int) -> None:
            game.choices.append((seat, chosen))
            raise ZeroDivisionError("in the middle of an effect")

        monkeypatch.setattr(game, "apply", break_off)
        await asked.send(Answer(asked.decision.id, options[0].key))
        assert (await asked.until(Refused)).error == "illegal"
        with pytest.raises(ConnectionClosed):
            await asked.receive()
        watcher = await nobody(server.url).sit(table.id)
        await watcher.receive()
        rebuilt = server.table(table.id).game
        assert rebuilt is not None and rebuilt is not game and rebuilt.digest() == before

    run(test())
    assert any("broke off" in record.getMessage() for record in caplog.records)
