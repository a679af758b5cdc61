"""Bots think in processes of their own, and are sent nothing but what their seat may know."""

import asyncio
import json
import os
import signal
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.serving import (
    EISEN, GENEROUS, MONTAIGNE, WAIT, InThread, guest, keep_table, nobody, person, play, quiet, run, two_people,
)  # fmt: skip

from quarterdeck.server import bots
from quarterdeck.bots import add_bots, remove_bots
from quarterdeck.games import MODULES, find_game, five_sails
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.game import Game
from quarterdeck.server.aside import Aside
from quarterdeck.server.bots import Asked, BotFailed, Thinkers, blank, think
from quarterdeck.server.client import Seat
from quarterdeck.server.facts import Seat as FactsSeat
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import Concede, NewTable, SeatWish, Undo

#: says that it was asked, and answers when it is given a word
PATIENT = """
class Patient:
    name = "patient"

    def __init__(self, seed):
        pass

    def decide(self, s, q):
        with open({asked!r}, "w") as asked:
            asked.write("I was asked\\n")
        with open({word!r}) as word:
            word.readline()
        return q.options[-1]
"""
#: brings its process down once
FRAIL = """
import os

class Frail:
    name = "frail"

    def __init__(self, seed):
        pass

    def decide(self, s, q):
        if os.path.exists({weakness!r}):
            os.remove({weakness!r})
            os._exit(1)
        return q.options[0]
"""
TURN = """
[[player]]
leader = "Kaspar Dietrich"
crew = [{name = "Terrell Brandt", at = "Docks"}]
[[player]]
leader = "Odette Dubois d'Arrent"
crew = [{name = "Jean Urbain", at = "Docks"}]
"""

BOTS_TURN = "turn = 3\n" + TURN + """
[[player]]
leader = "Yevgeni"
"""


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
        self.sent: list[Asked] = []

    async def ask(self, asked: Asked) -> int:
        what, *given = asked
        assert what == "decide"
        self.sent.append(asked)
        return think(*given)


def test_a_bot_is_sent_neither_the_hidden_cards_nor_the_seed() -> None:
    game = some_game(25)
    question = game.open_questions()[0]
    thinkers = Overheard()

    async def ask() -> None:
        for seed in range(1, 9):
            game.header = {**game.header, "seed": str(seed)}
            assert await thinkers.decide("a table", "random", game, question) in question.options

    asyncio.run(ask())
    other = 1 - question.seat
    hands = set()
    for _, _, header, data, seat, _ in thinkers.sent:
        assert seat == question.seat and json.loads(header)["seed"] == 0 != game.header["seed"]
        state = blank(header).copy()
        state.read_bytes(data)
        assert state.seed != game.state.seed
        assert state.match.rules.view(state, seat) == game.view(seat)
        hands.add(tuple(sorted(state.hand(other))))
    real: Any = game.state
    assert len(hands) > 4 and len(hands - {tuple(sorted(real.hand(other)))}) > 3, "the other hand is a guess"


def test_the_same_game_asks_a_bot_the_same() -> None:
    game, thinkers = some_game(25), Overheard()

    async def ask() -> None:
        for _ in range(2):
            await thinkers.decide("a table", "boatswain", game, game.open_questions()[0])
        question = game.open_questions()[0]
        game.choose(question.options[0], question.seat)
        await thinkers.decide("a table", "boatswain", game, game.open_questions()[0])

    asyncio.run(ask())
    first, again, later = thinkers.sent
    assert first == again and first[-1] != later[-1], "and chance begins elsewhere at every question"


@pytest.mark.parametrize(("package", "ruleset"), [(p, r) for p in map(find_game, MODULES) for r in p.rulesets])
def test_a_bot_is_asked_about_the_match_that_is_played(package: GamePackage, ruleset: str) -> None:
    """Also where chance has chosen who is in play: it has other seeds than the game."""
    for seed in range(3, 6):
        game, thinkers = package.sample_game(seed, 2, ruleset), Overheard()
        question = game.open_questions()[0]
        assert asyncio.run(thinkers.decide("a table", "random", game, question)) in question.options
        _, _, header, data, seat, _ = thinkers.sent[0]
        state = blank(header).copy()
        state.read_bytes(data)
        assert state.match.rules.view(state, seat) == game.view(seat)


def test_a_bot_that_is_not_asked_has_nothing_to_say() -> None:
    game = some_game(25)
    with pytest.raises(LookupError):
        think("random", json.dumps(game.header), game.state.to_bytes(), 1 - game.open_questions()[0].seat, 0)


class Patience:
    """The other ends of the patient bot's pipes."""

    def __init__(self, folder: Path) -> None:
        self.paths = {"asked": str(folder / "asked"), "word": str(folder / "word")}
        for path in self.paths.values():
            os.mkfifo(path)
        self.asked, self.word = [os.open(path, os.O_RDWR) for path in self.paths.values()]

    async def until_asked(self) -> None:
        loop, asked = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.asked, asked.set)
        await asked.wait()
        loop.remove_reader(self.asked)
        assert os.read(self.asked, 100) == b"I was asked\n"

    def give_word(self) -> None:
        os.write(self.word, b"go on\n")


@pytest.fixture
def patience(tmp_path: Path) -> Iterator[Patience]:
    made = Patience(tmp_path)
    file = tmp_path / "patient.py"
    file.write_text(PATIENT.format(**made.paths))
    add_bots([file])
    yield made
    remove_bots()
    os.close(made.asked)
    os.close(made.word)


@pytest.fixture
def two_places(tmp_path: Path) -> Iterator[InThread]:
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, thinkers=2, limits=GENEROUS)) as running:
        running.server.house.thinkers.patience = WAIT
        yield running


async def against(running: InThread, bot: str, bots: int = 1, address: str = "") -> tuple[str, Seat]:
    """A new table at which Anne sits with so many bots."""
    client = await guest(running.url, "Anne", address)
    seats = [SeatWish("bot", deck, bot) for deck in (MONTAIGNE, EISEN, MONTAIGNE)[:bots]]
    table = await client.open_table(NewTable("five-sails", "rulebook-2023", (SeatWish("me", EISEN), *seats), False))
    return table.id, await client.sit(table.id)


async def answer_first(seat: Seat) -> None:
    decision = await seat.next_decision()
    assert decision is not None
    await seat.answer(decision, decision.options[0].key)


def test_slow_bots_delay_nobody_else(patience: Patience, two_places: InThread) -> None:
    async def test() -> None:
        _, slow = await against(two_places, "patient", 3, "127.0.0.2")
        await answer_first(slow)
        await patience.until_asked()
        _, anne, bert = await two_people(two_places.url)
        assert await play((anne, bert), random.Random(1), 20) == 20, "people play while bots think"
        _, other = await against(two_places, "random")
        for _ in range(12):
            await answer_first(other)
        assert await other.next_decision() is not None, "and so does a table whose bot is quick"
        assert slow.table is not None and slow.table.stage == "playing" and len(two_places.server.house.tables) == 3
        for last in (False, False, True):  # a scheme each; one of them thinks at a time
            patience.give_word()
            if not last:
                await patience.until_asked()

    run(test())


def test_however_many_tables_an_address_has_others_need_not_wait(patience: Patience, two_places: InThread) -> None:
    async def test() -> None:
        for _ in range(4):
            await against(two_places, "patient", 3, "127.0.0.2")
        await patience.until_asked()
        id, anne = await against(two_places, "random", 1, "127.0.0.3")
        await answer_first(anne)
        mallory = nobody(two_places.url, "127.0.0.2")
        watching = await mallory.sit(id, two_places.table(id).facts.invitation)
        await quiet(watching)
        for _ in range(12):
            await answer_first(anne)
        assert await anne.next_decision() is not None, "and whoever watches gives and takes no turns"
        assert len(two_places.server.house.thinkers.busy) == 1

    run(test())


def test_who_has_waited_comes_before_whoever_had_a_turn(
    patience: Patience, two_places: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers, asked = two_places.server.house.thinkers, []
    ask = thinkers.ask

    async def overheard(words: Asked) -> Any:
        asked.append(words[1])
        return await ask(words)

    monkeypatch.setattr(thinkers, "ask", overheard)

    async def test() -> None:
        for address in ("127.0.0.2", "127.0.0.3"):
            await against(two_places, "patient", 3, address)
            await patience.until_asked()
        _, anne = await against(two_places, "random", 1, "127.0.0.4")
        await answer_first(anne)
        await quiet(anne)
        assert anne.decision is None, "both places are taken"
        patience.give_word()
        await patience.until_asked()
        assert asked[:4] == ["patient", "patient", "random", "patient"], "though others have asked for more before"

    run(test())


def test_whose_turn_it_is_comes_to_the_table_with_them(patience: Patience, two_places: InThread) -> None:
    """A place is left for others: at a table with somebody who has no turn now, for whoever sits down beside them."""

    async def test() -> None:
        await against(two_places, "patient", 3, "127.0.0.2")
        await patience.until_asked()
        mallory, anne = [await guest(two_places.url, f"Guest {n}", f"127.0.0.{n}") for n in (2, 3)]
        bot = FactsSeat("bot", "", "", name="Random", bot="random")
        people = [person(two_places, client.cookie.partition("=")[2]) for client in (mallory, anne)]
        id = keep_table(two_places, BOTS_TURN, *people, bot)
        slow = await mallory.sit(id)
        await quiet(slow)
        assert two_places.table(id).thinking and not two_places.table(id).by
        seat = await anne.sit(id)
        while not two_places.table(id).by:
            await seat.receive()

    run(test())


def test_a_bot_whose_process_dies_is_asked_again(tmp_path: Path, two_places: InThread) -> None:
    weakness = tmp_path / "weakness"
    (tmp_path / "frail.py").write_text(FRAIL.format(weakness=str(weakness)))
    add_bots([tmp_path / "frail.py"])

    async def test() -> None:
        id, anne = await against(two_places, "frail")
        await answer_first(anne)
        await answer_first(anne)
        weakness.touch()
        game = two_places.table(id).game
        while weakness.exists():
            await answer_first(anne)
        await anne.next_decision()
        assert game is not None and not game.over

    try:
        run(test())
    finally:
        remove_bots()


def test_work_aside_whose_process_dies_is_done_again() -> None:
    aside = Aside()

    async def test() -> None:
        first = await aside.run("anne", os.getpid)
        assert await aside.run("anne", os.getpid) == first
        os.kill(first, signal.SIGKILL)
        assert await aside.run("anne", os.getpid) != first

    try:
        run(test())
    finally:
        aside.close()


def test_a_bot_that_takes_for_ever_is_given_up(patience: Patience) -> None:
    thinkers, game = Thinkers(1, patience=0.05), some_game(25)
    with pytest.raises(BotFailed, match="did not answer within"):
        asyncio.run(thinkers.decide("a table", "patient", game, game.open_questions()[0]))
    assert not thinkers.idle and not thinkers.busy
    thinkers.close()


def at_turn(running: InThread, cookie: str) -> str:
    bot = FactsSeat("bot", "", "", name="Patient", bot="patient")
    return keep_table(running, TURN, person(running, cookie.partition("=")[2]), bot)


def test_what_a_bot_thought_before_an_undo_is_forgotten(patience: Patience, two_places: InThread) -> None:
    async def test() -> None:
        client = await guest(two_places.url, "Anne")
        id = at_turn(two_places, client.cookie)
        anne = await client.sit(id)
        decision = await anne.next_decision()
        assert decision is not None
        passing = next(option.key for option in decision.options if option.words == "Pass")
        await anne.answer(decision, passing)
        await patience.until_asked()
        game = two_places.table(id).game
        assert game is not None and game.choices == [(0, passing)] and anne.decision is None
        await anne.send(Undo())
        again = await anne.next_decision()
        assert again is not None and again.kind == decision.kind and game.choices == []
        await until_free(two_places)  # nobody waits for the answer
        await anne.answer(again, passing)
        await patience.until_asked()
        patience.give_word()
        await patience.until_asked()  # it begins the next day, too
        assert [seat for seat, _ in game.choices] == [0, 1]

    run(test())


def test_what_a_bot_thinks_when_the_game_ends_is_forgotten(patience: Patience, two_places: InThread) -> None:
    async def test() -> None:
        client = await guest(two_places.url, "Anne")
        anne = await client.sit(at_turn(two_places, client.cookie))
        decision = await anne.next_decision()
        assert decision is not None
        await anne.answer(decision, next(option.key for option in decision.options if option.words == "Pass"))
        await patience.until_asked()
        await anne.send(Concede())
        assert await anne.next_decision() is None
        await until_free(two_places)

    run(test())


async def until_free(running: InThread) -> None:
    """Wait until no bot thinks."""
    while running.server.house.thinkers.busy:
        await asyncio.sleep(0.01)


def test_a_bot_nobody_waits_for_breaks_off_and_its_process_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "GRACE", 3600.0)

    async def test() -> None:
        thinkers, game = Thinkers(1), some_game(25)
        question = game.open_questions()[0]
        asked = asyncio.create_task(thinkers.decide("a table", "search:100000000", game, question))
        while not thinkers.busy:
            await asyncio.sleep(0)
        (first,) = thinkers.busy
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert thinkers.idle == [first] and not thinkers.busy
        assert await thinkers.decide("a table", "random", game, question) in question.options
        assert thinkers.idle == [first], "to start another takes as long as to think"
        thinkers.close()

    run(test())


def test_a_bot_that_does_not_break_off_is_ended_with_its_process(
    patience: Patience, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "GRACE", 0.05)

    async def test() -> None:
        thinkers, game = Thinkers(1), some_game(25)
        asked = asyncio.create_task(thinkers.decide("a table", "patient", game, game.open_questions()[0]))
        await patience.until_asked()
        (first,) = thinkers.busy
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert not thinkers.idle and not thinkers.busy
        assert await asyncio.to_thread(first.process.wait) == -signal.SIGKILL
        thinkers.close()

    run(test())
