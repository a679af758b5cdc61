"""The server is killed with SIGKILL at random moments of many games: every acknowledged choice is there afterwards."""

import asyncio
import random
from pathlib import Path

from server.serving import InProcess, run
from server.storm import Player, acknowledged, leave, total

from quarterdeck.games import five_sails
from quarterdeck.kernel.game import Game
from quarterdeck.server.client import Seat

TABLES = 6
KILLS = 6


def test_nothing_that_was_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    server = InProcess(database, tmp_path)
    chance = random.Random(7)
    players = [Player(number, database) for number in range(TABLES)]

    async def play_until_killed(first: bool) -> None:
        url = await asyncio.to_thread(server.start)
        if first:
            for player in players:
                await player.sit_down(url)
        playing = asyncio.gather(*[player.play(url) for player in players])
        await acknowledged(players, chance.randrange(5, 40), playing)
        await asyncio.sleep(chance.random() * 0.02)
        server.kill()
        await playing

    try:
        for kill in range(KILLS):
            run(play_until_killed(kill == 0))
            for player in players:
                for seat in range(2):
                    player.compare(seat)
        assert total(players) > 50
        assert any(lines.acknowledged for player in players for lines in player.lines)
        run(resume(server, players))
    finally:
        server.kill()


async def resume(server: InProcess, players: list[Player]) -> None:
    """Every table is at the decision that its log leads to, and takes an answer to it."""
    url = await asyncio.to_thread(server.start)
    for player in players:
        seats = []
        for client in player.clients:
            client.url = url
            seats.append(await client.sit(player.table))
            await seats[-1].receive()
        asked = [seat for seat in seats if seat.decision is not None]
        if not asked:
            assert all(seat.over for seat in seats)
        else:
            await answer_as_logged(player, asked[0])
        for client in player.clients:
            await leave(client)


async def answer_as_logged(player: Player, seat: Seat) -> None:
    decision = seat.decision
    assert decision is not None
    game = Game(player.header(), five_sails.begin)
    game.replay(player.log())
    wanted = game.question_of(decision.seat)
    assert wanted is not None and wanted.options == tuple(option.key for option in decision.options)
    await seat.answer(decision, decision.options[0].key)
