"""The house: every table that somebody sits at or watches, opening new ones, and finding old ones in storage."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from weakref import WeakValueDictionary

import msgspec

from quarterdeck.bots import title
from quarterdeck.games import find_game
from quarterdeck.server import dealing, engine, offers
from quarterdeck.server.aside import Aside
from quarterdeck.server.blocks import Blocks
from quarterdeck.server.bots import Thinkers
from quarterdeck.server.clocks import Asked
from quarterdeck.server.dealing import Dealer
from quarterdeck.server.facts import Facts, Seat, is_id, new_id, new_invitation, read_facts, write_facts, written
from quarterdeck.server.garbage import Garbage
from quarterdeck.server.identity import Who
from quarterdeck.server.limits import Limits
from quarterdeck.server.measures import THIS_MACHINE, Measures, Network
from quarterdeck.server.messages import BotWish, Join, NewTable, Rematch, SeatWish, TableShown
from quarterdeck.server.names import Names
from quarterdeck.server.storage import LogRow, Storage
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.resuming import result_of, resume
from quarterdeck.server.streams import Listener
from quarterdeck.server.tables import Again, Table
from quarterdeck.server.workers import CommonGate, Presence

log = logging.getLogger("quarterdeck")

LOBBY = 100
#: seconds between two looks at the clocks, and between two notes that a worker is there
TICK = 1.0
BEAT = 10.0
#: how many tables are looked at one after the other before whoever else has something to do comes first
AT_A_TIME = 20
#: seconds that the last note may take when the server stops
LAST_NOTE = 1.0
#: seconds without such a note after which nobody was there
GAP = 15.0
#: how many tables of one person are shown
OF_ONE = 20
#: seconds for which a deleted account is looked for at tables of other workers
LATELY = 3600.0
#: seconds in which another worker hands a table over, and between looking whether it has, and between asking
HANDING_OVER = 5.0
LOOKING = 0.05
ASKING = 1.0
NOBODY = Presence(frozenset(), 0)


class Settings(msgspec.Struct, frozen=True):
    """How a server runs."""

    #: seconds that the table waits at a window somebody could have answered from hiding
    pause: float = 1.0
    #: seconds after which a table that nobody looks at leaves the memory
    idle: float = 300.0
    #: seconds after which a table that waits for players, with nobody there, is closed
    waiting: float = 24 * 3600.0
    #: processes in which bots think; 0: as many as there are cores, and at least two
    thinkers: int = 0
    #: other origins than its own from which pages may connect
    origins: tuple[str, ...] = ()
    limits: Limits = Limits()
    #: who may see what the server counts of itself
    watchers: tuple[Network, ...] = THIS_MACHINE
    #: how it logs, "json" or "words"; nothing: as fits where it is written
    log: str = ""


#: seconds for the tables to finish what they are at when the server stops
DRAINING = 5.0
RESTARTING = "the table is being moved: please try again"


class Elsewhere(Exception):
    """The table belongs to another worker, or will in a moment."""


class House:
    """All tables of this process."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.limits = settings.limits
        self.workers = storage.workers()
        self.thinkers = Thinkers(settings.thinkers)
        self.dealer = Dealer("")
        self.names = Names(storage, "")
        #: opening tables, joining, uploading, rematches: by address
        self.makings = CommonGate(self.workers, "makings", settings.limits.makings, settings.limits.making_burst)
        #: tables are opened one after the other: each takes the threads a while, and those who play come in between
        self.opening = asyncio.Lock()
        #: where decks and replays from outside are read, and where people look at replays
        self.aside = Aside()
        self.looking = Aside()
        self.blocks = Blocks(storage)
        self.measures = Measures(self)
        self.tables: dict[str, Table] = {}
        #: whoever takes a table into memory, or gives it away, does so alone
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: tables that belong to this worker, without a break since they were claimed
        self.claimed: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.garbage = Garbage()
        #: the server is about to stop: nothing new is begun, and tables go to other workers
        self.draining = False
        storage.on_lost = self.lose_all

    async def open(self) -> None:
        self.dealer = Dealer(await self.storage.secret("deal"), lambda: self.storage.clock())
        self.names = Names(self.storage, await self.storage.secret())
        await self.workers.open(self)
        await asyncio.to_thread(offers.games)  # so that no game is loaded while somebody waits
        await self.storage.wake_up(GAP)
        self.tasks = [asyncio.create_task(self.sweep()), asyncio.create_task(self.watch_clocks())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.forget_all()
        with contextlib.suppress(Exception):  # a database that does not answer holds up no stop
            async with asyncio.timeout(LAST_NOTE):
                await self.storage.be_there()
        self.thinkers.close()
        self.aside.close()
        self.looking.close()
        await self.workers.close()

    # finding tables

    async def find(self, id: str, patience: float = HANDING_OVER) -> Table | None:
        """A table, rebuilt from its log if it is not in memory; None if there is none.

        One that another worker has is handed over within so many seconds; without patience nobody is asked.
        """
        if self.draining:
            raise Elsewhere(RESTARTING)
        table = self.tables.get(id)
        if table is not None or not is_id(id):
            return table
        async with self.loading.setdefault(id, asyncio.Lock()):
            return self.tables.get(id) or await self.load(id, patience)

    async def load(self, id: str, patience: float) -> Table | None:
        if await self.storage.table(id) is None:
            return None
        await self.claim(id, patience)
        self.claimed.add(id)
        text = await self.storage.table(id)  # once more: another worker may have gone on with it until now
        assert text is not None
        found = readable([text])
        if not found:
            raise Refusal("no_such_table", "the table cannot be read any more")
        facts = found[0]
        game, asked, held = None, Asked(), ""
        rows, chat, result = await self.storage.log(id), await self.storage.said(id), await self.storage.result(id)
        words: list[str | None] = [None] * len(rows)
        if facts.header:
            try:
                game = await asyncio.to_thread(resume, facts, rows, asked, words)
            except engine.Deviates as why:
                log.warning("table %s waits for engine %s: %s", id, engine.last_of(facts), why)
                held = engine.why_held(facts, why)
        if result is None and game is not None and game.over:  # it ended before results were kept
            result = result_of(facts, game, await self.storage.touched(id), [row.by for row in rows])
            await self.storage.append(id, len(rows), [], result=result)
        outages = await self.storage.outages(facts.began)
        table = Table(self, facts, game, rows, chat, result, asked, outages, words, held)
        if id not in self.claimed or self.draining:  # the connection was lost meanwhile, or the server stops
            raise Elsewhere(RESTARTING)
        table.idle_since = asyncio.get_running_loop().time()
        table = self.tables.setdefault(id, table)  # whoever came first: there is one table of an id
        await table.see_off()
        table.wake_bots()
        if held:  # nothing of it is changed here: a worker of the right version may have it
            await self.give_back(id)
        return table

    async def claim(self, id: str, patience: float) -> None:
        """Take a table for this worker. Whoever has it is asked for it: the proxy brings what is about it here now."""
        clock = asyncio.get_running_loop().time
        until, asked = clock() + patience, float("-inf")
        while not await self.storage.claim(id):
            if clock() >= until:
                raise Elsewhere("another worker has this table")
            if clock() - asked >= ASKING:
                asked = clock()
                await self.workers.want(id)
            await asyncio.sleep(LOOKING)

    def forget(self, table: Table) -> None:
        """Let go of a table whose log may be ahead of or behind it; it is rebuilt when somebody comes back."""
        if not table.gone:  # else it has been rebuilt, perhaps
            table.let_go()
            del self.tables[table.facts.id]

    def forget_all(self) -> None:
        for table in list(self.tables.values()):
            self.forget(table)

    async def drain(self) -> None:
        """Before the server stops: nothing new is begun, and every table is given up when its last choice is committed.

        Clients are told to connect again. Another worker can take a table as soon as this one has given it back.
        """
        self.draining = True
        for task in self.tasks:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAINING):
                await asyncio.gather(*[self.hand_over(id) for id in list(self.tables)])

    async def hand_over(self, id: str) -> None:
        """Give a table to another worker: what was begun is finished, and its people are sent away to find it there."""
        async with self.loading.setdefault(id, asyncio.Lock()):
            table = self.tables.get(id)
            if table is not None:
                async with table.lock:
                    self.forget(table)
            await self.give_back(id)

    async def give_back(self, id: str) -> None:
        """The table belongs to nobody now."""
        self.claimed.discard(id)
        with contextlib.suppress(Exception):  # a connection that is lost has no locks
            await self.storage.release(id)

    async def dismiss(self, who: str, besides: str = "") -> None:
        """Close the sockets of a person whose cookie may have changed; whoever has a good one comes back."""
        self.dismiss_here(who, besides)
        await self.workers.dismiss(who, besides)

    def dismiss_here(self, who: str, besides: str) -> None:
        for table in self.tables.values():
            table.dismiss(who, besides)

    async def forget_person(self, who: str) -> None:
        """An account was deleted: its tables in memory are rebuilt from what is stored, which names it no more."""
        for table in list(self.tables.values()):
            if who in table.facts.everybody() or table.talk.has_heard(who):
                async with table.lock:
                    self.forget(table)

    async def heed_blocks(self, who: str) -> None:
        """Somebody has blocked others, or lifted that: their pages are sent the table anew."""
        blocked = await self.blocks.by(who)
        for table in list(self.tables.values()):
            if all(listener.who != who for listener in table.listeners()):
                continue
            async with table.lock:
                for listener in table.listeners():
                    if listener.who == who:
                        listener.blocked = blocked
                        table.send_whole(listener, table.streams[listener.seat])

    async def see_off(self, tables: list[str]) -> None:
        """Whoever is gone leaves these games, so that the others need not wait."""
        for id in tables:
            with contextlib.suppress(Elsewhere, Refusal):
                await self.find(id, patience=0)

    async def look_after_people(self) -> None:
        """What was done at other workers: deleted accounts, ended sessions, blocks."""
        for who in await self.storage.former_since(self.storage.clock() - LATELY):
            await self.forget_person(who)
        listeners = [listener for table in self.tables.values() for listener in table.listeners() if listener.who]
        for listener in listeners:
            if not await self.counts(listener):
                listener.let_go()
            listener.blocked = await self.blocks.by(listener.who)

    async def counts(self, listener: Listener) -> bool:
        """Whether a socket is still of somebody: the cookie that it was opened with has not ended. Nobody has none."""
        who = Who(listener.who, listener.name, bool(listener.session), listener.session)
        return not listener.who or await self.storage.counts(who)

    def lose_all(self) -> None:
        """The connection to the database was lost: every table may belong to another worker by now."""
        self.claimed.clear()
        self.forget_all()

    async def sweep(self) -> None:
        """Now and then: tables that nobody looks at leave the memory, those that nobody came to are closed."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            try:
                await self.leave_memory()
                await self.expire()
                await self.look_after_people()
                self.garbage.look(self.measures.choices)
            except Exception as error:  # the database may be away for a while
                log.error("tables could not be looked after: %r", error)

    async def watch_clocks(self) -> None:
        """Every second: who has become late is told; every few seconds: it is noted that somebody is there."""
        noted = self.storage.clock()
        while True:
            await asyncio.sleep(TICK)
            try:
                for number, table in enumerate(list(self.tables.values())):
                    if number % AT_A_TIME == 0:
                        await asyncio.sleep(0)
                    await table.lateness.look()
                self.garbage.keep_up()
                if abs(self.storage.clock() - noted) >= BEAT:
                    noted = self.storage.clock()
                    await self.storage.be_there()
            except Exception as error:
                log.error("clocks could not be looked at: %r", error)

    async def leave_memory(self) -> None:
        now = asyncio.get_running_loop().time()
        for table in list(self.tables.values()):
            watched = table.watched() and not table.held  # whether another version has gone on with it has to be seen
            busy = watched or table.gone or table.lock.locked()
            if not busy and now - table.idle_since > self.settings.idle:
                self.forget(table)
                await self.give_back(table.facts.id)

    async def expire(self) -> None:
        """Close tables that have waited for too long, with nobody there; forget promises too old to be redeemed."""
        await self.storage.forget_redeemed(self.storage.clock() - 2 * dealing.AGE)  # clocks may go back
        for id in await self.storage.waiting_since(self.storage.clock() - self.settings.waiting, OF_ONE):
            with contextlib.suppress(Elsewhere, Refusal):
                table = await self.find(id, patience=0)
                if table is None:
                    continue
                async with at(table):
                    if table.facts.stage == "waiting" and not table.watched():
                        table.facts.stage, table.facts.reason = "closed", "nobody came"
                        await table.keep(table.save())

    # opening, joining, leaving

    async def open_table(self, who: Who, wish: NewTable) -> TableShown:
        offers.check_wish(wish)
        seats: list[Seat] = []
        for each in wish.seats:
            seat = await self.seat_for(who, wish, each)
            if each.deck.kind != "random":  # whom chance gives twice picks another when the game begins
                offers.check_taken(wish.game, [one.deck for one in seats], seat.deck)
            seats.append(seat)
        contribution = dealing.checked(wish.contribution)
        id, secret = self.dealer.redeem(wish.promised) if wish.promised else (new_id(), dealing.new_secret())
        if wish.promised and not await self.storage.redeem(id):
            raise Refusal("stale", "that table has been opened already: ask for another promise")
        facts = Facts(
            id, wish.game, wish.edition, seats, wish.listed, new_invitation(), secret=secret, hints=wish.hints,
            clock=wish.clock,
        )  # fmt: skip
        mine = facts.seat_of(who.id)
        if mine is not None:
            facts.seats[mine].contribution = contribution
        await self.store(facts)
        return facts.shown(facts.seat_of(who.id) is not None)

    async def seat_for(self, who: Who, wish: NewTable, seat: SeatWish) -> Seat:
        deck, name = await offers.read_deck(self.aside, who.id, wish.game, wish.edition, seat.deck)
        if seat.who == "me":
            return Seat("person", deck, name, who.id, who.name)
        if seat.who == "bot":
            bot = offers.find_bot(seat.bot)
            return Seat("bot", deck, name, "", title(bot), bot)
        return Seat("open", deck, name)

    async def store(self, facts: Facts, rows: Sequence[LogRow] = (), after: Facts | None = None) -> None:
        """Keep a new table, whose game may have begun with some choices; it starts at once if nobody is missing.

        A rematch is kept together with the table that it comes after, which names it: both or none. New tables come one
        after the other, so that a row of them holds up nobody's choice.
        """
        async with self.opening:
            if self.draining:
                raise Elsewhere(RESTARTING)
            facts.rematch_secret = dealing.new_secret()
            if facts.stage == "waiting":
                await self.start_if_full(facts)
            people = facts.people_ids()
            before = None if after is None else (after.id, written(after))
            await self.storage.add_table(facts.id, facts.stage, facts.listed, write_facts(facts), people, rows, before)

    async def start_if_full(self, facts: Facts) -> None:
        if all(seat.kind != "open" for seat in facts.seats):
            await asyncio.to_thread(self.deal, facts)
            facts.stage, facts.began = "playing", self.storage.clock()

    def deal(self, facts: Facts) -> None:
        """Note what the game of a table begins with."""
        decks = tuple(seat.deck for seat in facts.seats)
        engine.begin(facts, find_game(facts.game).new(self.seed_of(facts), decks, facts.edition, False))

    def seed_of(self, facts: Facts) -> str:
        facts.secret = facts.secret or dealing.new_secret()  # the table has waited since before deals were promised
        return dealing.seed_of(facts)

    async def join(self, table: Table, who: Who, wish: Join) -> None:
        """Sit down in the first free seat."""
        async with at(table):
            facts = table.facts
            if facts.seat_of(who.id) is not None:
                return
            if not facts.listed and not facts.invited(wish.invitation):
                raise Refusal("not_yours", "this table takes only those who bring its invitation")
            free = [number for number, seat in enumerate(facts.seats) if seat.kind == "open"]
            blocked = not (await self.blocks.against(who.id)).isdisjoint(facts.people_ids())
            if not free or facts.stage != "waiting" or blocked:  # who is blocked is not told so
                raise Refusal("stale", "no seat is free at this table")
            seat, contribution = facts.seats[free[0]], dealing.checked(wish.contribution)
            if wish.deck is not None:
                deck, name = await offers.read_deck(self.aside, who.id, facts.game, facts.edition, wish.deck)
                others = [one.deck for one in facts.seats if one.kind != "open"]
                if wish.deck.kind != "random":
                    offers.check_taken(facts.game, others, deck)
                seat.deck, seat.deck_name = deck, name
            seat.kind, seat.who, seat.name, seat.contribution = "person", who.id, who.name, contribution
            await self.changed(table)

    async def seat_bot(self, table: Table, who: Who, wish: BotWish) -> None:
        """Somebody at the table has waited long enough: a bot sits down in the first free seat."""
        async with at(table):
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
        async with at(table):
            facts = table.facts
            number = facts.seat_of(who.id)
            if number is None or facts.stage != "waiting":
                return
            facts.stand_up(number)
            await self.changed(table)

    async def changed(self, table: Table) -> None:
        """Other people sit at the table now: keep it, begin if nobody is missing, and tell everybody."""
        if table.facts.stage == "waiting" and all(seat.kind != "open" for seat in table.facts.seats):
            await table.begin()
        await table.keep(self.storage.sit(table.facts.id, written(table.facts)))
        table.reseat()

    async def rematch(self, table: Table, listener: Listener, seat: int, wish: Rematch) -> None:
        """The same seats and edition once more, with the same people already sitting, by the names that they have now,
        if all of them want it; with the same decks, or those of the next seats if they all want that."""
        facts = table.facts
        if facts.stage not in ("over", "closed") or not facts.header:
            raise Refusal("stale", "the game is not over yet")
        if facts.rematch is not None:
            return
        dealing.checked(wish.contribution)
        if not (await self.blocks.by(facts.seats[seat].who)).isdisjoint(facts.people_ids()):
            raise Refusal("illegal", "you have blocked somebody who played here: lift that on your account's page")
        table.again[seat] = Again(wish, listener.name)
        await self.check_names(table, seat)
        if set(table.again) != set(facts.people()) or await self.blocks.among(facts.people_ids()):
            return
        by = int(all(each.wish.swap for each in table.again.values()))
        decks = [(one.deck, one.deck_name) for one in (*facts.seats[by:], *facts.seats[:by])]
        seats = [
            msgspec.structs.replace(
                one, refused=-1, leaving=None, deck=deck, deck_name=name, contribution="", spent=0, left=0.0,
                was="", instead_of="", since=0,
            )
            for one, (deck, name) in zip(facts.seats, decks, strict=True)
        ]
        for number, each in table.again.items():
            seats[number].contribution, seats[number].name = each.wish.contribution, each.name
        secret = facts.rematch_secret or dealing.new_secret()
        again = Facts(
            new_id(), facts.game, facts.edition, seats, facts.listed, new_invitation(), secret=secret,
            hints=facts.hints, clock=facts.clock,
        )  # fmt: skip
        await table.keep(self.store(again, after=msgspec.structs.replace(facts, rematch=again.id)))
        facts.rematch = again.id

    async def check_names(self, table: Table, seat: int) -> None:
        """Nobody plays again under a name that has become somebody else's: such wishes lapse, and this seat is told."""
        for number, each in list(table.again.items()):
            if await self.names.another_s(each.name, table.facts.seats[number].who):
                del table.again[number]
                if number == seat:
                    raise Refusal("illegal", f"the name {each.name} has become somebody else's: choose another first")

    async def lobby(self, who: Who | None = None) -> list[TableShown]:
        """Listed tables, waiting ones first; those at which one could not sit down are not shown."""
        since = self.storage.clock() - self.settings.waiting
        shy = await self.blocks.against(who.id if who is not None else "")
        found = readable(await self.storage.lobby(LOBBY, since))
        return await self.shown([f for f in found if f.stage != "waiting" or shy.isdisjoint(f.people_ids())])

    async def tables_of(self, who: Who) -> list[TableShown]:
        """The tables at which somebody sits or sat, with how their games ended."""
        kept = readable(await self.storage.tables_of(who.id, OF_ONE))
        found = await self.shown(kept)
        for table, facts in zip(found, kept):
            if facts.seat_of(who.id) is None:
                table.was = facts.sat_at(who.id)
            if table.stage == "over" and table.result is None:
                table.result = await self.storage.result(table.id)
        return found

    async def shown(self, found: list[Facts]) -> list[TableShown]:
        """Tables as everybody may see them: as they are in play, here or at another worker, or as they were stored."""
        others = await self.workers.elsewhere([facts.id for facts in found if facts.id not in self.tables])
        tables = [(facts, self.tables.get(facts.id)) for facts in found]
        return [
            table.shown(False) if table is not None else facts.shown(False, *others.get(facts.id, NOBODY))
            for facts, table in tables
        ]


@contextlib.asynccontextmanager
async def at(table: Table) -> AsyncIterator[None]:
    """Have a table to oneself, unless it was given up while one waited for that, or is before one has done."""
    async with table.lock:
        try:
            table.check_here()
            yield
        except Refusal:
            if table.gone:
                raise Elsewhere(RESTARTING) from None
            raise


def readable(texts: list[str]) -> list[Facts]:
    """The tables whose rows can be read; one that cannot takes no other with it."""
    found: list[Facts] = []
    for text in texts:
        try:
            found.append(read_facts(text))
        except msgspec.DecodeError as error:
            log.error("a table cannot be read: %s", error)
    return found
