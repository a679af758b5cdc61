"""Lessons over plain HTTP: the answers so far lead to a step; what does not fit is refused."""

from pathlib import Path

import msgspec
import pytest
from server.serving import GENEROUS, InThread, nobody, run, status

from quarterdeck.server.client import Client, ServerProblem
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import LessonAnswers, LessonOffered, LessonShown

LESSON = "/api/games/five-sails/lessons/winning"


async def at(client: Client, *answers: int | None) -> LessonShown:
    return await client.ask("POST", LESSON, LessonAnswers(answers), LessonShown)


def test_a_lesson_with_a_wrong_turn(server: InThread) -> None:
    async def test() -> None:
        client = nobody(server.url)
        lessons = await client.ask("GET", "/api/games/five-sails/lessons", None, tuple[LessonOffered, ...])
        assert lessons[0].name == "winning"
        first = await at(client)
        assert first.at == 0 and first.decision is None and first.steps == lessons[0].steps
        read = (None,) * 4
        asked = await at(client, *read)
        assert asked.decision is not None and asked.view["question"] == {"seat": 0}
        keys = {option.words: option.key for option in asked.decision.options}
        wrong = await at(client, *read, keys["Move"])
        assert wrong.reply and (wrong.at, wrong.view, wrong.decision) == (asked.at, asked.view, asked.decision)
        last = await at(client, *read, keys["Pass"])
        assert last.at == last.steps - 1 and last.view["over"] and not last.reply

    run(test())


def test_answers_that_lead_nowhere_are_refused(server: InThread) -> None:
    async def test() -> None:
        client = nobody(server.url)
        read = (None,) * 4
        asked = await at(client, *read)
        assert asked.decision is not None
        keys = {option.words: option.key for option in asked.decision.options}
        for answers in ((7,), (*read, None), (*read, 12345), (*read, keys["Move"], keys["Pass"]), (None,) * 400):
            with pytest.raises(ServerProblem) as problem:
                await at(client, *answers)
            assert problem.value.status == 422, answers
        with pytest.raises(ServerProblem) as problem:
            await at(client, *read, keys["Pass"], None)
        assert "the lesson is over" in problem.value.problem.words
        for path in ("/api/games/five-sails/lessons/whistling", "/api/games/whist/lessons/winning"):
            with pytest.raises(ServerProblem):
                await client.ask("POST", path, LessonAnswers(()))

    run(test())


def test_steps_are_limited_like_looking_at_replays(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, seeks=0.001, seek_burst=3)
    with InThread(str(tmp_path / "q.sqlite"), Settings(limits=limits)) as running:

        async def test() -> None:
            learner = nobody(running.url)
            tries = [await status(learner, "POST", LESSON, LessonAnswers(())) for _ in range(5)]
            assert tries == [200] * 3 + [429] * 2
            with pytest.raises(ServerProblem, match="that was too often: please wait a little"):
                await at(learner)
            assert (await at(nobody(running.url, "127.0.0.2"))).at == 0, "others learn on"

        run(test())


def test_the_rivals_hand_is_not_sent(server: InThread) -> None:
    async def test() -> None:
        shown = await at(nobody(server.url))
        assert shown.view["players"][1]["hand"] == {"count": 1, "known": []}
        assert shown.view["players"][0]["deck"]["known"] == []

    run(test())
