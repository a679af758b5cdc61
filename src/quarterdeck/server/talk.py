"""What is said at a table: who may speak, and what is kept of it."""

from typing import TYPE_CHECKING

import msgspec

from quarterdeck.server.messages import Said
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.streams import Listener

if TYPE_CHECKING:
    from quarterdeck.server.tables import Table

#: lines that are sent to whoever comes
CHAT_KEPT = 200


class Line(msgspec.Struct):
    """A line of chat, and whose it is: that is told to nobody."""

    said: Said
    #: "" for lines of before this was kept
    who: str = ""


class Talk:
    """The chat of one table."""

    def __init__(self, table: "Table", lines: list[Line]) -> None:
        self.table = table
        self.lines = lines

    def shown_to(self, listener: Listener) -> tuple[Said, ...]:
        """What was said last, besides by those whom the listener has blocked."""
        return tuple([line.said for line in self.lines[-CHAT_KEPT:] if line.who not in listener.blocked])

    def has_heard(self, who: str) -> bool:
        """Whether somebody has said anything here."""
        return any(line.who == who for line in self.lines)

    async def say(self, listener: Listener, text: str) -> None:
        table, limits = self.table, self.table.house.limits
        if not listener.name:
            raise Refusal("not_yours", "tell us your name before you speak")
        if listener.seat is None and (not table.facts.talk or await self.is_blocked(listener.who)):
            raise Refusal("not_yours", "those who watch do not speak here, unless somebody at the table lets them")
        if len(text) > limits.chat_letters:
            raise Refusal("too_long", f"a line has at most {limits.chat_letters} letters")
        words = "".join(ch for ch in text if ch.isprintable()).strip()
        if not words:
            raise Refusal("malformed", "there is nothing in that line")
        if len(self.lines) >= limits.chat_lines:
            raise Refusal("too_many", "enough has been said at this table")
        await self.add(Line(Said(listener.name, words, 0, listener.seat, len(self.lines)), listener.who))

    async def tell(self, text: str) -> None:
        """What has become of the table itself, said by nobody."""
        await self.add(Line(Said("", text, line=len(self.lines))))

    async def add(self, line: Line) -> None:
        table = self.table
        await table.keep(table.house.storage.say(table.facts.id, len(self.lines), line))
        self.lines.append(line)
        for stream in table.streams.values():
            stream.say(line.said, line.who)

    async def is_blocked(self, who: str) -> bool:
        """Whether somebody at the table has blocked a person, who is told no more than if nobody might speak."""
        return not (await self.table.house.blocks.against(who)).isdisjoint(self.table.facts.people_ids())

    async def let_onlookers(self, yes: bool) -> None:
        """Whether those who watch may speak."""
        self.table.facts.talk = yes
        await self.table.keep(self.table.save())
        self.table.publish()
