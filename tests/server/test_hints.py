"""Hints at a table: against bots, or where all sat down at a table that has them."""

import msgspec
import pytest
from server.serving import InThread, guest, quiet, run, two_people, two_seats

from quarterdeck.bots.hints import Hint as Found
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.game import Game
from quarterdeck.server.bots import Thinkers
from quarterdeck.server.messages import Hint, Hinted, Refused
from quarterdeck.server.turns import People


def test_against_a_bot_a_hint_is_thought_out_from_what_the_seat_knows(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        table = await anne.open_table(two_seats("me", "bot"))
        assert table.hints
        seat = await anne.sit(table.id)
        decision = await seat.next_decision()
        assert decision is not None
        await seat.send(Hint(decision.id))
        hinted = await seat.until(Hinted)
        assert hinted.decision == decision.id and hinted.hints
        keys = {option.key: option.words for option in decision.options}
        for hint in hinted.hints:
            assert keys[hint.option] == hint.words and 0 <= hint.chance <= 1 and hint.course
        await seat.send(Hint(decision.id + 1))
        refused = await seat.until(Refused)
        assert refused.error == "stale"

    run(test())


def test_the_same_question_has_the_same_hint(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """However far the bot would get if it thought once more."""
    asked: list[int] = []

    async def think(self: Thinkers, table: str, game: Game, question: Question, people: People) -> list[Found]:
        asked.append(len(game.choices))
        return [Found(question.options[0], "", len(asked) / 100, ())]

    async def test() -> None:
        anne = await guest(server.url, "Anne")
        table = await anne.open_table(msgspec.structs.replace(two_seats(), hints=True))
        await (await guest(server.url, "Bert")).join(table.id)
        seat = await anne.sit(table.id)
        await quiet(seat)
        told = []
        for _ in range(2):
            assert seat.decision is not None
            await seat.send(Hint(seat.decision.id))
            told.append(await seat.until(Hinted))
        assert told[0].hints == told[1].hints and len(asked) == 1

    monkeypatch.setattr(Thinkers, "hint", think)
    run(test())


def test_among_people_there_are_none(server: InThread) -> None:
    async def test() -> None:
        table, anne, _ = await two_people(server.url)
        assert not table.hints
        assert anne.decision is not None
        await anne.send(Hint(anne.decision.id))
        refused = await anne.until(Refused)
        assert refused.error == "not_yours"

    run(test())


def test_a_table_that_was_opened_with_hints_has_them_for_everybody(server: InThread) -> None:
    async def test() -> None:
        anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
        table = await anne.open_table(msgspec.structs.replace(two_seats(), hints=True))
        table = await bert.join(table.id)
        assert table.hints
        seat = await bert.sit(table.id)
        await seat.receive()
        await quiet(seat)
        assert seat.decision is not None
        await seat.send(Hint(seat.decision.id))
        assert (await seat.until(Hinted)).hints

    run(test())
