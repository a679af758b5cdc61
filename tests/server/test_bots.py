"""Bots think in processes of their own, and are sent nothing but what their seat may know."""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from server.serving import GENEROUS, InThread, guest, play, run, two_people, two_seats

from quarterdeck.games import five_sails
from quarterdeck.kernel.game import Game
from quarterdeck.server.bots import Thinkers, blank, think
from quarterdeck.server.lobby import Settings


def some_game(choices: int) -> Game:
    game = five_sails.sample_game(2, 2)
    chance = random.Random(3)
    for _ in range(choices):
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
    return game


class Overheard(Thinkers):
    """Keeps what would be sent to a process."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[tuple[Any, ...]] = []

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        self.sent.append(args)
        return work(*args, **kwargs)


def test_a_bot_is_sent_neither_the_hidden_cards_nor_the_seed() -> None:
    game = some_game(25)
    question = game.open_questions()[0]
    thinkers = Overheard()

    async def ask() -> None:
        for _ in range(8):
            assert await thinkers.decide("random", game.header, game.state, question) in question.options

    asyncio.run(ask())
    other = 1 - question.seat
    hands = set()
    for _, header, data, seat, _ in thinkers.sent:
        assert seat == question.seat and json.loads(header)["seed"] == 0 != game.header["seed"]
        state = blank(header).copy()
        state.read_bytes(data)
        assert state.seed != game.state.seed
        assert state.match.rules.view(state, seat) == game.view(seat)
        hands.add(tuple(sorted(state.hand(other))))
    real: Any = game.state
    assert len(hands) > 4 and len(hands - {tuple(sorted(real.hand(other)))}) > 3, "the other hand is a guess"


def test_a_bot_that_is_not_asked_has_nothing_to_say() -> None:
    game = some_game(25)
    with pytest.raises(LookupError):
        think("random", json.dumps(game.header), game.state.to_bytes(), 1 - game.open_questions()[0].seat, 0)


def test_slow_bots_delay_no_other_table(tmp_path: Path) -> None:
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, thinkers=1, limits=GENEROUS)) as running:

        async def test() -> None:
            client = await guest(running.url, "Anne")
            table = await client.open_table(two_seats("me", "bot"))
            alone = await client.sit(table.id)
            decision = await alone.next_decision()
            assert decision is not None
            loop, thinkers = running.server.storage.loop, running.server.house.thinkers
            assert loop is not None
            os.mkfifo(tmp_path / "thought")
            slow = asyncio.run_coroutine_threadsafe(thinkers.run(Path.read_text, tmp_path / "thought"), loop)
            await alone.answer(decision, decision.options[0].key)
            _, anne, bert = await two_people(running.url)
            try:
                played = await play((anne, bert), random.Random(1), 20)
                assert played == 20 and not slow.done(), "others play while the bots are busy"
            finally:
                await asyncio.to_thread((tmp_path / "thought").write_text, "done")
            await asyncio.wrap_future(slow)
            assert await alone.next_decision() is not None, "and the bot answers when its turn comes"

        run(test())


def test_a_bot_whose_process_dies_is_asked_again() -> None:
    thinkers = Thinkers(1)

    async def test() -> None:
        first = await thinkers.run(os.getpid)
        await thinkers.run(os.getpid)
        pool = thinkers.pool
        assert pool is not None
        pool.submit(os._exit, 1)
        second = await thinkers.run(os.getpid)
        assert second != first

    try:
        run(test())
    finally:
        thinkers.close()
