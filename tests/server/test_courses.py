"""How a game went, asked for over HTTP: chances along the game, worked out once, and what cannot be told."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from played import LAST_BLOW
from server.serving import GENEROUS, WAIT, InThread, nobody, run

from quarterdeck.games import five_sails
from quarterdeck.kernel import replay
from quarterdeck.lab.course import chances, moments
from quarterdeck.server import courses
from quarterdeck.server.client import ServerProblem
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import ChancesShown, ReplayKept

def struck() -> str:
    """A game of a few choices that ends with a blow."""
    game = five_sails.from_position(LAST_BLOW)
    for words in ("Challenge", "Accept"):
        while not game.over and (decision := game.decision()) is not None:
            found = [option for option in decision.options if words in option.words]
            game.choose(found[0] if found else decision.options[-1])
            if found:
                break
    while not game.over and (decision := game.decision()) is not None:
        game.choose(decision.options[-1])
    return replay.write(game)


def test_what_a_searching_bot_thinks_of_a_game_and_where_it_turned(tmp_path: Path) -> None:
    file = struck()
    game = five_sails.GAME
    patient = msgspec.structs.replace(GENEROUS, request_seconds=6 * WAIT)  # a sixth of that is for such a question
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, limits=patient)) as server:

        async def test() -> ChancesShown:
            client = nobody(server.url)
            id = (await client.ask("POST", "/api/replays", file.encode(), ReplayKept)).id
            asked = [client.ask("GET", f"/api/replays/{id}/chances", None, ChancesShown) for _ in range(3)]
            first, *others = await asyncio.gather(*asked)
            assert others == [first, first]
            return first

        found = run(test())
        assert len(server.server.courses.tasks) == 1, "it is worked out once"
    played = five_sails.from_position(LAST_BLOW)
    record = replay.read(file)
    played.replay(record.choices)
    assert played.over and game.winners(played.state) == (0,)
    expected = [(at, chances(s, seed=at)) for at, s in moments(played)]
    assert [(at.choice, at.chances) for at in found.estimates] == expected
    assert found.estimates[-1].chances == (1.0, 0.0)


def test_what_takes_long_is_told_as_far_as_it_has_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "SHARE", 1e9)  # nothing is found in so short a time
    with InThread(str(tmp_path / "q.sqlite")) as server:

        async def test() -> None:
            client = nobody(server.url)
            id = (await client.ask("POST", "/api/replays", struck().encode(), ReplayKept)).id
            first = await client.ask("GET", f"/api/replays/{id}/chances", None, ChancesShown)
            assert first.more and not first.turns
            found = first
            while found.more:
                before, found = found, await client.ask("GET", f"/api/replays/{id}/chances", None, ChancesShown)
                assert found.estimates[: len(before.estimates)] == before.estimates
            assert found.estimates[-1].chances == (1.0, 0.0) and not server.server.courses.found

        run(test())


def test_a_request_that_takes_too_long_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(limits=msgspec.structs.replace(GENEROUS, request_seconds=0.5))
    with InThread(str(tmp_path / "q.sqlite"), settings) as server:
        monkeypatch.setattr(server.server.courses, "course", lambda *what: asyncio.Event().wait())

        async def test() -> None:
            await server.server.storage.add_replay("0" * 16, "a game")
            with pytest.raises(ServerProblem, match="please try again") as problem:
                await nobody(server.url).ask("GET", f"/api/replays/{'0' * 16}/course")
            assert problem.value.status == 503

        run(test())


def test_a_game_that_cannot_be_gone_through_is_refused_in_words(tmp_path: Path) -> None:
    with InThread(str(tmp_path / "q.sqlite")) as server:

        async def test() -> None:
            client = nobody(server.url)
            await server.server.storage.add_replay("0" * 16, "no game")
            with pytest.raises(ServerProblem) as problem:
                await client.ask("GET", f"/api/replays/{'0' * 16}/course")
            assert problem.value.status == 422 and "no Quarterdeck record" in str(problem.value)

        run(test())
