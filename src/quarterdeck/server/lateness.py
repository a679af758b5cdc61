"""Seats that are late, because their time has run out or their person is away: what the others make of it.

Nothing happens by itself. Everybody else at the table who is a person, still plays and is not late too is asked: to
wait, to let a bot have the seat for the rest of the game, or to go on without it, which for two is the win. It is done
when all of them want the same. Whoever answers or comes back before that is not late any more.
"""

from typing import TYPE_CHECKING, Literal

from quarterdeck.bots import title
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server import offers
from quarterdeck.server.messages import Late, LateShown, Stops
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.storage import AWAY, OUT_OF_TIME

if TYPE_CHECKING:
    from quarterdeck.server.tables import Table


class Lateness:
    """What a table has to do with those who are late."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        #: by seat that is late: what each of the others wants, in the order in which they said it
        self.wishes: dict[int, dict[int, Late]] = {}
        #: what everybody was told last
        self.told: tuple[LateShown, ...] = ()

    def why(self, seat: int) -> Literal["", "time", "away"]:
        """Why a seat is late; "" if it is not."""
        table = self.table
        game, facts = table.game, table.facts
        if game is None or facts.stage != "playing" or facts.seats[seat].kind != "person":
            return ""
        if game.state.out >> seat & 1 or table.alone(seat):
            return ""
        if table.clocks.out_of_time(seat):
            return "time"
        return "away" if table.clocks.away(seat) else ""

    def asked(self, seat: int) -> tuple[int, ...]:
        """Who decides what becomes of a seat that is late."""
        game = self.table.game
        out = game.state.out if game is not None else 0
        others = [other for other in self.table.facts.people() if other != seat and not out >> other & 1]
        return tuple([other for other in others if not self.why(other)])

    def shown(self) -> tuple[LateShown, ...]:
        """The seats that are late; wishes about those that are not any more are forgotten."""
        shown: list[LateShown] = []
        for seat in self.table.facts.people():
            why = self.why(seat)
            if not why:
                self.wishes.pop(seat, None)
                continue
            asked, wishes = self.asked(seat), self.wishes.get(seat, {})
            said = tuple([wishes[other].wish if other in wishes else "" for other in asked])
            shown.append(LateShown(seat, why, asked, said))
        return tuple(shown)

    async def look(self) -> None:
        """Now and then: tell everybody if somebody has become late, and hold nobody for ever."""
        table = self.table
        if table.game is None or table.facts.stage != "playing" or not table.watched():
            return
        if table.lock.locked():  # whoever has it will tell, or it is looked at again in a second
            return
        async with table.lock:
            if table.gone:
                return
            table.show.release_overdue()
            if self.shown() != self.told:
                table.publish()

    async def wish(self, seat: int, message: Late) -> None:
        """Somebody wants something to become of a seat that is late."""
        table = self.table
        table.going_on()
        last = len(table.facts.seats) - 1
        if not 0 <= message.seat <= last:
            raise Refusal("unknown", f"there is no seat {message.seat}: the seats are 0 to {last}")
        if message.seat == seat:
            raise Refusal("not_yours", "what becomes of your own seat is for the others to say")
        why = self.why(message.seat)
        if not why:
            raise Refusal("stale", "nobody is late there: there is time left, and they are here or were not long ago")
        if seat not in self.asked(message.seat):
            raise Refusal("not_yours", "only those who still play, and are not late themselves, are asked")
        try:
            offers.find_bot(message.bot)
        except BadDefinition as error:
            raise Refusal("unknown", str(error)) from None
        self.wishes.setdefault(message.seat, {})[seat] = message
        wishes = [self.wishes[message.seat].get(other) for other in self.asked(message.seat)]
        if message.wish == "wait" or any(one is None or one.wish != message.wish for one in wishes):
            table.publish()
        elif message.wish == "bot":
            first = next(iter(self.wishes[message.seat].values()))
            await self.give_to_bot(message.seat, offers.find_bot(first.bot), why)
        else:
            self.wishes.pop(message.seat)
            await table.concede(message.seat, OUT_OF_TIME if why == "time" else AWAY)

    async def give_to_bot(self, seat: int, bot: str, why: str) -> None:
        """A bot has a seat from now on; who sat there may watch."""
        table = self.table
        place = table.facts.seats[seat]
        place.was, place.instead_of = place.who, place.name
        place.since = len(table.shown_state().record or ())
        place.kind, place.bot, place.name, place.who = "bot", bot, title(bot), ""
        place.stops, place.left, place.leaving = Stops(), 0.0, None
        table.taking_back.wish = None
        self.wishes.pop(seat, None)
        table.show.release(seat)
        await table.keep(table.save())
        late = "has no time left" if why == "time" else "is away"
        await table.talk.tell(f"{{}} {late}: {place.name} plays on.", seat)
        table.reseat()
