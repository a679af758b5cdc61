"""Hints: what a searching bot would do in a seat's place, where the table allows it. Nobody waits for them."""

import asyncio
import logging
from typing import TYPE_CHECKING

from quarterdeck.bots.hints import Hint as Found
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.game import Choice, Game
from quarterdeck.server.messages import Hint, Hinted, HintShown, Refused
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.streams import Listener

if TYPE_CHECKING:
    from quarterdeck.server.tables import Table

log = logging.getLogger("quarterdeck")


class Hinting:
    """What a table has to do with those who ask for a hint: one at a time for each seat.

    How far a bot gets in its time differs from one asking to the next; so what it found is told again to whoever asks
    the same once more, also after a choice was taken back.
    """

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.thinking: dict[int, asyncio.Task[None]] = {}
        #: by seat: the choices that had been made, and what was found then
        self.found: dict[int, tuple[list[Choice], list[Found]]] = {}

    def ask(self, listener: Listener, seat: int, message: Hint) -> None:
        """Begin to think about the open question of a seat."""
        table = self.table
        game, shown = table.playing(), table.streams[seat].decision
        if not table.facts.may_hint():
            raise Refusal("not_yours", "hints are for games against bots, and for tables that were opened with them")
        question = game.question_of(seat)
        if shown is None or shown.id != message.decision or question is None or table.show.scene is not None:
            raise Refusal("stale", "that question is no longer open")
        if seat in self.thinking:
            raise Refusal("too_many", "somebody thinks about it already")
        self.thinking[seat] = asyncio.create_task(self.think(listener, game, question, shown.id))

    async def think(self, listener: Listener, game: Game, question: Question, id: int) -> None:
        table = self.table
        try:
            found = await self.hints(listener, game, question)
        except Exception as error:
            log.error("a hint at table %s failed: %r", table.facts.id, error)
            listener.send(Refused("stale", "no hint could be found"))
        else:
            if game.question_of(question.seat) is question:
                listener.send(Hinted(id, tuple([HintShown(*hint) for hint in found])))
        finally:
            self.thinking.pop(question.seat, None)

    async def hints(self, listener: Listener, game: Game, question: Question) -> list[Found]:
        """What is found of a question, once for the same choices before it; it is the turn of whoever asks."""
        made, (then, found) = list(game.choices), self.found.get(question.seat, ([], []))
        if not found or then != made:
            thinkers, address = self.table.house.thinkers, listener.address
            found = await thinkers.hint(self.table.facts.id, game, question, lambda: (address,))
            self.found[question.seat] = made, found
        return found

    def stop(self) -> None:
        for task in self.thinking.values():
            task.cancel()
