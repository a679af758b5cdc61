"""The house: every table that somebody sits at or watches, opening new ones, and finding old ones in storage."""

import asyncio
import contextlib
import logging
import secrets
from typing import Any

import msgspec

from quarterdeck.bots import title
from quarterdeck.games import find_game
from quarterdeck.kernel.chance import SEED
from quarterdeck.kernel.game import REDRAW_BITS
from quarterdeck.server import offers
from quarterdeck.server.aside import Aside
from quarterdeck.server.bots import Thinkers
from quarterdeck.server.facts import Facts, Seat, new_id, new_invitation, read_facts, write_facts
from quarterdeck.server.identity import Who
from quarterdeck.server.limits import Limits
from quarterdeck.server.messages import BotWish, Join, NewTable, SeatWish, TableShown
from quarterdeck.server.storage import Storage
from quarterdeck.server.tables import Refusal, Table

log = logging.getLogger("quarterdeck")

LOBBY = 100
#: how many tables of one person are shown
OF_ONE = 20


class Settings(msgspec.Struct, frozen=True):
    """How a server runs."""

    #: seconds that the table waits at a window somebody could have answered from hiding
    pause: float = 1.0
    #: seconds after which a table that nobody looks at leaves the memory
    idle: float = 300.0
    #: processes in which bots think; 0: as many as there are cores, and at least two
    thinkers: int = 0
    #: other origins than its own from which pages may connect
    origins: tuple[str, ...] = ()
    limits: Limits = Limits()


class Elsewhere(Exception):
    """The table belongs to another worker."""


class House:
    """All tables of this process."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.limits = settings.limits
        self.thinkers = Thinkers(settings.thinkers)
        self.aside = Aside()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        #: tables that belong to this worker
        self.claimed: set[str] = set()
        self.sweeper: asyncio.Task[None] | None = None
        storage.on_lost = self.lose_all

    async def open(self) -> None:
        self.sweeper = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
        self.forget_all()
        self.thinkers.close()
        self.aside.close()

    # finding tables

    async def find(self, id: str) -> Table | None:
        """A table, rebuilt from its log if it is not in memory; None if there is none."""
        table = self.tables.get(id)
        if table is not None:
            return table
        lock = self.loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                return self.tables.get(id) or await self.load(id)
        finally:
            if not lock.locked():
                self.loading.pop(id, None)

    async def load(self, id: str) -> Table | None:
        if await self.storage.table(id) is None:
            return None
        if id not in self.claimed:
            if not await self.storage.claim(id):
                raise Elsewhere(id)
            self.claimed.add(id)
        text = await self.storage.table(id)  # once more: another worker may have gone on with it until now
        assert text is not None
        facts = read_facts(text)
        stage = facts.stage
        table = Table(self, facts, await self.storage.log(id), await self.storage.said(id))
        if facts.stage != stage:
            log.warning("table %s is closed: %s", id, facts.reason)
            await table.save()
        table.idle_since = asyncio.get_running_loop().time()
        table = self.tables.setdefault(id, table)  # whoever came first: there is one table of an id
        table.wake_bots()
        return table

    def forget(self, table: Table) -> None:
        """Let go of a table whose log may be ahead of or behind it; it is rebuilt when somebody comes back."""
        table.let_go()
        if self.tables.get(table.facts.id) is table:
            del self.tables[table.facts.id]

    def forget_all(self) -> None:
        for table in list(self.tables.values()):
            self.forget(table)

    def lose_all(self) -> None:
        """The connection to the database was lost: every table may belong to another worker by now."""
        self.claimed.clear()
        self.forget_all()

    async def sweep(self) -> None:
        """Tables that nobody has looked at for a while leave the memory."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            now = asyncio.get_running_loop().time()
            for table in list(self.tables.values()):
                if table.quiet() and now - table.idle_since > self.settings.idle and not table.lock.locked():
                    self.forget(table)
                    self.claimed.discard(table.facts.id)
                    with contextlib.suppress(Exception):
                        await self.storage.release(table.facts.id)

    # opening, joining, leaving

    async def open_table(self, who: Who, wish: NewTable) -> TableShown:
        offers.check_wish(wish)
        seats = [await self.seat_for(who, wish, seat) for seat in wish.seats]
        facts = Facts(new_id(), wish.game, wish.edition, seats, wish.listed, new_invitation())
        await self.store(facts)
        return facts.shown(facts.seat_of(who.id) is not None)

    async def seat_for(self, who: Who, wish: NewTable, seat: SeatWish) -> Seat:
        deck, name = await asyncio.to_thread(offers.find_deck, wish.game, wish.edition, seat.deck)
        if seat.who == "me":
            return Seat("person", deck, name, who.id, who.name)
        if seat.who == "bot":
            bot = offers.find_bot(seat.bot)
            return Seat("bot", deck, name, "", title(bot), bot)
        return Seat("open", deck, name)

    async def store(self, facts: Facts) -> None:
        """Keep a new table; it starts at once if nobody is missing."""
        self.start_if_full(facts)
        await self.storage.add_table(facts.id, facts.stage, facts.listed, write_facts(facts))
        await self.storage.sit(facts.id, facts.people_ids())

    def start_if_full(self, facts: Facts) -> None:
        if all(seat.kind != "open" for seat in facts.seats):
            facts.header = self.new_header(facts)
            facts.stage = "playing"

    def new_header(self, facts: Facts) -> dict[str, Any]:
        decks = tuple(seat.deck for seat in facts.seats)
        game = find_game(facts.game).new(self.draw_seed(), decks, facts.edition, False)
        header: dict[str, Any] = game.header
        return header

    def draw_seed(self) -> str:
        """Where a game's chance begins: nobody can foresee it."""
        return secrets.token_hex(SEED)

    def draw_more(self) -> int:
        """What is stirred into a game's chance after the table went back: nobody can foresee that, either."""
        return secrets.randbits(REDRAW_BITS)

    async def join(self, table: Table, who: Who, wish: Join) -> None:
        """Sit down in the first free seat."""
        async with table.lock:
            facts = table.facts
            if facts.seat_of(who.id) is not None:
                return
            if not facts.listed and not facts.invited(wish.invitation):
                raise Refusal("not_yours", "this table takes only those who bring its invitation")
            free = [number for number, seat in enumerate(facts.seats) if seat.kind == "open"]
            if not free or facts.stage != "waiting":
                raise Refusal("stale", "no seat is free at this table")
            seat = facts.seats[free[0]]
            if wish.deck is not None:
                found = await asyncio.to_thread(offers.find_deck, facts.game, facts.edition, wish.deck)
                seat.deck, seat.deck_name = found
            seat.kind, seat.who, seat.name = "person", who.id, who.name
            await self.changed(table)

    async def seat_bot(self, table: Table, who: Who, wish: BotWish) -> None:
        """Somebody at the table has waited long enough: a bot sits down in the first free seat."""
        async with table.lock:
            facts = table.facts
            if facts.seat_of(who.id) is None:
                raise Refusal("not_yours", "only those who sit at the table can let a bot sit down")
            free = [seat for seat in facts.seats if seat.kind == "open"]
            if not free or facts.stage != "waiting":
                raise Refusal("stale", "no seat is free at this table")
            bot = offers.find_bot(wish.bot)
            free[0].kind, free[0].bot, free[0].name = "bot", bot, title(bot)
            await self.changed(table)

    async def leave(self, table: Table, who: Who) -> None:
        """Stand up before the game; in a game the seat stays one's own."""
        async with table.lock:
            facts = table.facts
            number = facts.seat_of(who.id)
            if number is None or facts.stage != "waiting":
                return
            seat = facts.seats[number]
            seat.kind, seat.who, seat.name = "open", "", ""
            if not facts.people():
                facts.stage, facts.reason = "closed", "everybody has left"
            await self.changed(table)

    async def changed(self, table: Table) -> None:
        """Other people sit at the table now: keep it, begin if nobody is missing, and tell everybody."""
        if table.facts.stage == "waiting" and all(seat.kind != "open" for seat in table.facts.seats):
            table.begin()
        await table.keep(table.save())
        await table.keep(self.storage.sit(table.facts.id, table.facts.people_ids()))
        table.reseat()

    async def rematch(self, table: Table) -> None:
        """The same seats, decks and edition once more, with the same people already sitting."""
        facts = table.facts
        if facts.stage not in ("over", "closed") or not facts.header:
            raise Refusal("stale", "the game is not over yet")
        if facts.rematch is not None:
            return
        again = Facts(new_id(), facts.game, facts.edition, facts.seats, facts.listed, new_invitation())
        await table.keep(self.store(again))
        facts.rematch = again.id
        await table.keep(table.save())

    async def lobby(self) -> list[TableShown]:
        """Listed tables, waiting ones first."""
        return [self.shown(read_facts(text)) for text in await self.storage.lobby(LOBBY)]

    async def tables_of(self, who: Who) -> list[TableShown]:
        """The tables at which somebody sits or sat."""
        return [self.shown(read_facts(text)) for text in await self.storage.tables_of(who.id, OF_ONE)]

    def shown(self, facts: Facts) -> TableShown:
        """A table as everybody may see it: as it is in play, or as it was stored."""
        table = self.tables.get(facts.id)
        if table is None:
            return facts.shown(False)
        return table.facts.shown(False, table.here(), len(table.streams[None].listeners))
