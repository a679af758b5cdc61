"""What is said at a table: who may speak, and what is kept of it."""

from typing import TYPE_CHECKING

import msgspec

from quarterdeck.server.facts import Facts
from quarterdeck.server.messages import Said
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.streams import Listener

if TYPE_CHECKING:
    from quarterdeck.server.tables import Table

#: lines that are sent to whoever comes
CHAT_KEPT = 200


class Line(msgspec.Struct):
    """A line of chat as it is kept."""

    #: empty for what the table itself tells
    name: str
    words: str
    seat: int | None = None
    #: whose it is, which is told to nobody; "" for lines of before this was kept
    who: str = ""
    #: the seats whose people the words have gaps for: so a name stands at its seat alone, and is forgotten there
    about: tuple[int, ...] = ()

    def shown(self, facts: Facts, number: int) -> Said:
        """The line with this number of a table, in words that name people as the table does now."""
        names = [facts.seats[seat].person() for seat in self.about]
        return Said(self.name, self.words.format(*names) if names else self.words, 0, self.seat, number)


class Talk:
    """The chat of one table."""

    def __init__(self, table: "Table", lines: list[Line]) -> None:
        self.table = table
        self.lines = lines

    def shown_to(self, listener: Listener) -> tuple[Said, ...]:
        """What was said last, besides by those whom the listener has blocked."""
        first = max(0, len(self.lines) - CHAT_KEPT)
        heard = [(n, line) for n, line in enumerate(self.lines) if n >= first and line.who not in listener.blocked]
        return tuple([line.shown(self.table.facts, n) for n, line in heard])

    def has_heard(self, who: str) -> bool:
        """Whether somebody has said anything here."""
        return any(line.who == who for line in self.lines)

    async def say(self, listener: Listener, text: str) -> None:
        table, limits = self.table, self.table.house.limits
        if not listener.name:
            raise Refusal("not_yours", "tell us your name before you speak")
        if listener.seat is None and (not table.facts.talk or await self.is_blocked(listener.who)):
            raise Refusal("not_yours", "those who watch do not speak here, unless somebody at the table lets them")
        name = listener.name if listener.seat is None else table.facts.seats[listener.seat].name
        if listener.seat is None and await table.house.names.another_s(name, listener.who):
            raise Refusal("not_yours", f"the name {name} has become somebody else's: choose another to speak")
        if len(text) > limits.chat_letters:
            raise Refusal("too_long", f"a line has at most {limits.chat_letters} letters")
        words = "".join(ch for ch in text if ch.isprintable()).strip()
        if not words:
            raise Refusal("malformed", "there is nothing in that line")
        if len(self.lines) >= limits.chat_lines:
            raise Refusal("too_many", "enough has been said at this table")
        await self.add(Line(name, words, listener.seat, listener.who))

    async def tell(self, words: str, *about: int) -> None:
        """What has become of the table itself, said by nobody; with a gap for each of the seats that it is about."""
        await self.add(Line("", words, about=about))

    async def add(self, line: Line) -> None:
        table, number = self.table, len(self.lines)
        await table.keep(table.house.storage.say(table.facts.id, number, line))
        self.lines.append(line)
        for stream in table.streams.values():
            stream.say(line.shown(table.facts, number), line.who)

    async def is_blocked(self, who: str) -> bool:
        """Whether somebody at the table has blocked a person, who is told no more than if nobody might speak."""
        return not (await self.table.house.blocks.against(who)).isdisjoint(self.table.facts.people_ids())

    async def let_onlookers(self, yes: bool) -> None:
        """Whether those who watch may speak."""
        self.table.facts.talk = yes
        await self.table.keep(self.table.save())
        self.table.publish()
