"""Bots for the browser tests, which do not depend on how fast this machine is."""

import asyncio

from quarterdeck.bots import LEVELS
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.game import Game
from quarterdeck.server.bots import Thinkers
from quarterdeck.server.turns import People, nobody

#: it has no limit of seconds, so that a whole game takes the same course whenever it is played
QUICK = "greedy"


class Rivals(Thinkers):
    """Levels think as themselves where a test holds them until it has seen enough, and elsewhere as a quick bot."""

    def __init__(self) -> None:
        super().__init__()
        self.holding = False
        self.held: dict[str, asyncio.Event] = {}
        self.loop: asyncio.AbstractEventLoop | None = None

    async def decide(self, table: str, bot: str, game: Game, question: Question, people: People = nobody) -> int:
        self.loop = asyncio.get_running_loop()
        if self.holding:
            self.holding = False
            self.held[table] = asyncio.Event()
        if table in self.held:
            await self.held[table].wait()
        elif bot in [level.name for level in LEVELS]:
            bot = QUICK
        return await super().decide(table, bot, game, question, people)

    def hold_next(self) -> None:
        """Whichever table asks next waits until it is released."""
        self.holding = True

    def release(self) -> None:
        assert self.loop is not None
        for event in self.held.values():
            self.loop.call_soon_threadsafe(event.set)
