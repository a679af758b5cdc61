"""A table: a game, the seats around it, and what each of them is sent.

Everything that happens to a table happens under its lock: a message is checked, applied to the game, committed to
storage, and only then told to anybody.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Raw

from quarterdeck.games import start_of
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import NO_ANSWER, Bill, Foreseen, Option, Pick, Question
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.event import Q_PAY
from quarterdeck.kernel.foresight import foretell
from quarterdeck.kernel.game import CONCEDE, Game
from quarterdeck.kernel.picking import whole
from quarterdeck.server import engine, scenes
from quarterdeck.server.beats import Moment, beats_of
from quarterdeck.server.clocks import Asked, Clocks, Outages
from quarterdeck.server.facts import Facts, written
from quarterdeck.server.hinting import Hinting
from quarterdeck.server.lateness import Lateness
from quarterdeck.server.messages import (
    Answer, Beat, BillShown, Chat, Concede, Consent, DecisionShown, EventShown, ForeseenShown, FromPage, Hint,
    ItemShown, Late, LetTalk, OptionShown, PickShown, Ping, Pong, Refused, Rematch, Result, SourceShown, Stops,
    TableShown, TimesShown, Undo, WayShown, Whole,
)  # fmt: skip
from quarterdeck.server.orders import ordered
from quarterdeck.server.refusal import Refusal, refusal_of
from quarterdeck.server.resuming import result_of
from quarterdeck.server.storage import BOT, BY_ORDERS, PERSON, LogRow
from quarterdeck.server.streams import Listener, Stream, encoder
from quarterdeck.server.taking_back import TakingBack
from quarterdeck.server.talk import Line, Talk
from quarterdeck.server.views import Views
from quarterdeck.server.workers import Presence

if TYPE_CHECKING:
    from quarterdeck.server.lobby import House

log = logging.getLogger("quarterdeck")

MOVED = "the table is being moved: please connect again"


class Again(NamedTuple):
    """Somebody would like a rematch, and the name that they have now."""

    wish: Rematch
    name: str


class Table:
    """One table in memory. It is rebuilt from its log whenever it is needed."""

    def __init__(
        self, house: "House", facts: Facts, game: Game | None, rows: list[LogRow], chat: list[Line],
        result: Result | None, asked: Asked, outages: Outages, said: list[str | None], held: str = "",
    ) -> None:  # fmt: skip
        self.house = house
        #: why the game does not go on here, though nothing is wrong with it: nobody changes anything then
        self.held = held
        self.facts = facts
        self.game = game
        #: how the game ended; nothing changes it any more
        self.result = result
        #: the file of the game, once it is over and somebody has asked for it
        self.file = ""
        self.lock = asyncio.Lock()
        self.streams: dict[int | None, Stream] = {None: Stream(None)}
        self.talk = Talk(self, chat)
        self.by: list[int] = [row.by for row in rows]
        #: each choice in the words in which a person read it, "" if nobody did; None for those of before the table was
        #: loaded, besides each person's last one
        self.said = said
        #: how it stood after each thing that was told and not yet shown
        self.beats: list[Moment] = []
        self.pending: list[LogRow] = []
        self.show = scenes.Show(self)
        self.taking_back = TakingBack(self)
        self.hinting = Hinting(self)
        self.clocks = Clocks(self, rows, asked, outages)
        self.lateness = Lateness(self)
        #: by seat: the question a bot thinks about, and its thinking
        self.thinking: dict[int, tuple[Question, asyncio.Task[None]]] = {}
        #: the seats that would like a rematch, and how
        self.again: dict[int, Again] = {}
        self.gone = False
        self.idle_since = 0.0
        self.seat_people()

    def seat_people(self) -> None:
        for seat in self.facts.people():
            self.streams.setdefault(seat, Stream(seat))

    def reseat(self) -> None:
        """Other people sit at the table now: whoever listens is moved to the right stream and sent the whole."""
        self.seat_people()
        self.clocks.miss_absent()
        for stream in list(self.streams.values()):
            for listener in list(stream.listeners):
                seat = self.facts.seat_of(listener.who)
                if seat != stream.seat:
                    stream.listeners.discard(listener)
                    listener.seat = seat
                    self.streams[seat].listeners.add(listener)
                    self.send_whole(listener, self.streams[seat])
        self.tell_presence()
        self.publish()
        self.wake_bots()

    # who is here

    def here(self) -> frozenset[int]:
        return frozenset(seat for seat, stream in self.streams.items() if seat is not None and stream.listeners)

    def watched(self) -> bool:
        """Whether anybody listens, at the table or from behind."""
        return any(stream.listeners for stream in self.streams.values())

    def tell_presence(self) -> None:
        """Lobbies of other workers show who is here, too."""
        self.house.workers.note(self.facts.id, Presence(self.here(), len(self.streams[None].listeners)))

    def alone(self, seat: int) -> bool:
        """Whether nobody else at the table is a person who is still playing."""
        out = self.game.state.out if self.game is not None else 0
        return not any(other != seat and not out >> other & 1 for other in self.facts.people())

    def pause(self) -> float:
        """How long the table waits at a window; bots are not fooled by it."""
        return self.house.settings.pause if len(self.facts.people()) > 1 else 0.0

    # coming and going

    async def greet(self, listener: Listener, seen: int) -> None:
        """A client begins to listen, or comes back. One whose table has been given up meanwhile is sent to find it, one
        whose cookie has ended away."""
        async with self.lock:
            if self.gone:
                listener.let_go()
                return
            self.leave_streams(listener)
            seat = self.facts.seat_of(listener.who)
            stream = self.streams[seat]
            if seat is None:
                self.check_onlookers(listener)
            stream.listeners.add(listener)  # whoever ends the cookie from now on reaches this one, too
            if not await self.house.counts(listener) or listener.lagging:
                self.leave_streams(listener)
                listener.let_go()
                return
            listener.seat = seat
            caught_up = seen > 0 and stream.view is not None and stream.catch_up(listener, seen)
            if not caught_up:
                self.send_whole(listener, stream)
            changed = self.note_presence(seat)
            self.tell_presence()
            self.publish()
            self.wake_bots()
            self.house.thinkers.turns.hand_out()  # it may be the turn of whoever has come
            if changed:
                await self.keep(self.save())

    def check_onlookers(self, listener: Listener) -> None:
        """Nobody takes all places for those who watch."""
        there, limits = self.streams[None].listeners, self.house.limits
        near = sum(other.address == listener.address for other in there)
        if len(there) >= limits.onlookers or near >= limits.onlookers_per_address:
            raise Refusal("too_many", "too many people are watching this table")

    def send_whole(self, listener: Listener, stream: Stream) -> None:
        seat = stream.seat
        if stream.view is None:
            self.render_silently(stream)
        events = () if self.game is None else self.happened(self.shown_state(), seat, 0)
        stops = Stops() if seat is None else self.facts.seats[seat].stops
        view = None if stream.view is None else {key: Raw(part) for key, part in stream.view.items()}
        listener.send(Whole(
            stream.number, self.shown(stream.seat is not None), seat, view, stream.decision, events,
            self.talk.shown_to(listener), stops, stream.undo_asked, stream.undo, self.timed(stream.times),
            stream.undo_freely, self.facts.sat_at(listener.who) if seat is None else None,
        ))  # fmt: skip

    def shown(self, seated: bool) -> TableShown:
        """The table as everybody, or somebody who sits at it, may see it."""
        shown = self.facts.shown(seated, self.here(), len(self.streams[None].listeners), self.result)
        shown.again = tuple(sorted(self.again))
        shown.late = self.lateness.shown()
        if self.held:
            shown.stage, shown.reason = "held", self.held
        return shown

    def timed(self, times: TimesShown | None) -> TimesShown | None:
        """Clocks with the time of day, for who is sent them now."""
        return None if times is None else TimesShown(times.seats, self.clocks.now())

    async def part(self, listener: Listener) -> None:
        """A client is gone; its seat stays."""
        async with self.lock:
            self.leave_streams(listener)
            if self.gone:
                return
            self.tell_presence()
            self.show.release_absent()
            self.idle_since = asyncio.get_running_loop().time()
            changed = self.note_presence(listener.seat)
            self.publish()
            if not self.watched():
                self.stop_bots()
            if changed:
                with contextlib.suppress(Refusal):
                    await self.keep(self.save())

    def note_presence(self, seat: int | None) -> bool:
        """Note who is here; true if that is to be kept, so that another server knows since when somebody is away."""
        before = [bool(place.left) for place in self.facts.seats]
        self.clocks.miss_absent()
        counts = seat is not None and not self.held and self.clocks.counts_absence()
        return counts and before != [bool(place.left) for place in self.facts.seats]

    def leave_streams(self, listener: Listener) -> None:
        for stream in self.streams.values():
            stream.listeners.discard(listener)

    def dismiss(self, who: str, besides: str = "") -> None:
        """Close the sockets of a person, besides those that a session has opened."""
        for stream in self.streams.values():
            for listener in stream.listeners:
                if listener.who == who and (not besides or listener.session != besides):
                    listener.let_go()

    def listeners(self) -> list[Listener]:
        return [listener for stream in self.streams.values() for listener in stream.listeners]

    def departing(self) -> dict[int, int]:
        """By seat: who wants it to leave the game, or that its person is gone for good, though it has not left yet."""
        game, seats = self.game, self.facts.seats
        if game is None or self.facts.stage != "playing":
            return {}
        there = {number: seat for number, seat in enumerate(seats) if not game.state.out >> number & 1}
        gone = {number: PERSON for number, seat in there.items() if seat.gone}
        return gone | {number: seat.leaving for number, seat in there.items() if seat.leaving is not None}

    async def see_off(self) -> None:
        """Whoever is gone for good, or wants to leave, leaves the game."""
        async with self.lock:
            for seat, by in self.departing().items():
                if not self.gone and seat in self.departing():
                    await self.concede(seat, by)

    def let_go(self) -> None:
        """Forget the table: clients are sent away and will find it rebuilt from its log."""
        self.gone = True
        self.house.workers.note(self.facts.id, None)
        self.show.stop()
        self.hinting.stop()
        self.stop_bots()
        for stream in self.streams.values():
            for listener in stream.listeners:
                listener.let_go()

    # messages

    async def take(self, listener: Listener, message: FromPage) -> None:
        """One message of a client; whatever is wrong with it is said in a `Refused`."""
        if isinstance(message, Ping):
            listener.send(Pong())
            return
        clock, measures = asyncio.get_running_loop().time, self.house.measures
        began = clock()
        try:
            async with self.lock:
                if self.gone or listener.lagging:  # or this client is sent away
                    raise Refusal("no_such_table", MOVED)
                await self.handle(listener, message)
                if isinstance(message, Answer):
                    measures.updated(clock() - began)
        except Refusal as refusal:
            measures.refused(refusal.error)
            listener.send(Refused(refusal.error, str(refusal)))
        except Exception:
            self.fail()
            listener.send(Refused("illegal", "that could not be carried out; the table goes on from before it"))

    def fail(self) -> None:
        """The engine broke off in the middle of something: the table is rebuilt from its log."""
        log.exception("table %s broke off after choice %s", self.facts.id, len(self.by))
        self.house.forget(self)

    async def handle(self, listener: Listener, message: FromPage) -> None:
        if self.held:
            raise Refusal("stale", self.held)
        if isinstance(message, Chat):
            await self.talk.say(listener, message.text)
            return
        seat = listener.seat
        if seat is None:
            raise Refusal("not_yours", "you are watching: only those who sit at the table can do that")
        if isinstance(message, Answer):
            await self.answer(seat, message)
        elif isinstance(message, Undo):
            await self.taking_back.ask(seat)
        elif isinstance(message, Consent):
            await self.taking_back.answer(seat, message.yes)
        elif isinstance(message, Stops):
            await self.order(seat, message)
        elif isinstance(message, Hint):
            self.hinting.ask(listener, seat, message)
        elif isinstance(message, Concede):
            await self.concede(seat)
        elif isinstance(message, Late):
            await self.lateness.wish(seat, message)
        elif isinstance(message, LetTalk):
            await self.talk.let_onlookers(message.yes)
        elif isinstance(message, Rematch):
            if not await self.house.makings.passes(listener.address):
                raise Refusal("too_many", "that was too often: please wait a little")
            await self.house.rematch(self, listener, seat, message)
            self.publish()
        else:
            raise Refusal("malformed", "that was said already")

    def playing(self) -> Game:
        if self.game is None:
            closed = self.facts.stage == "closed"
            raise Refusal("stale", self.facts.reason if closed else "the game has not begun yet")
        return self.game

    def going_on(self) -> Game:
        """The game, unless it is over: what was told as its result is final."""
        if self.facts.stage == "over":
            raise Refusal("stale", "the game is over, and its result is final")
        return self.playing()

    async def answer(self, seat: int, message: Answer) -> None:
        game, stream = self.going_on(), self.streams[seat]
        shown = stream.decision
        if shown is None or shown.id != message.decision:
            raise Refusal("stale", "that question is no longer open")
        if shown.kind == scenes.HOLD:
            if message.option != scenes.GO_ON:
                raise Refusal("unknown", f"{message.option} is no option here")
            self.show.release(seat)
            self.publish()
            return
        pays = any([q.seat == seat and q.kind == Q_PAY for q in game.open_questions()])
        try:
            self.choose(game, seat, message.option, PERSON)
        except QuarterdeckError as error:
            raise refusal_of(error) from None
        self.taking_back.chose(shown, message.option, pays)
        await self.go_on(game)

    async def order(self, seat: int, stops: Stops) -> None:
        """New standing orders, which hold at once."""
        if len(stops.not_today) > 60 or any(len(name) > 80 for name in stops.not_today):
            raise Refusal("too_long", "these are too many cards, or no names of cards")
        place = self.facts.seats[seat]
        place.stops = stops
        place.stops_day = self.game.state.match.rules.today(self.game.state) if self.game is not None else 0
        await self.keep(self.save())
        if stops.react != "always":
            self.show.release(seat)
            self.show.see_off_soon()
        if self.game is not None and self.show.scene is None and self.follow_orders(self.game):
            await self.go_on(self.game)

    async def concede(self, seat: int, by: int = PERSON) -> None:
        """A seat leaves the game: its person wants it, or it is late and the others do.

        While the table pauses nothing may depend on whether somebody is asked: they leave when that is over.
        """
        game = self.going_on()
        if self.show.pauses() and not game.state.out >> seat & 1:
            await self.leave_later(game, seat, by)
            return
        taken = self.clocks.taken(game, seat)
        self.show.watch(game)
        try:
            game.concede(seat)
        except QuarterdeckError as error:
            raise refusal_of(error) from None
        self.show.collect(game)
        if not self.show.coming:  # else the table pauses first, and asks anew
            self.clocks.asked.carry_on(game)
        self.made(game, seat, CONCEDE, by, taken)
        await self.go_on(game)

    async def leave_later(self, game: Game, seat: int, by: int) -> None:
        """A seat leaves as soon as nobody could be asked in secret; until then it declines whatever it is asked so."""
        if self.facts.seats[seat].leaving is None:
            self.facts.seats[seat].leaving = by
            self.show.release(seat)
            await self.keep(self.save())
            if self.follow_orders(game):
                await self.go_on(game)
        self.show.see_off_soon()

    # choosing

    def choose(self, game: Game, seat: int, option: int, by: int) -> None:
        """Apply a choice to the game and remember what is to be stored and shown."""
        q = game.question_of(seat)
        secret = q is not None and game.state.match.rules.concealed(q)
        before, left = self.show.secret_moment(game) if secret else None, self.show.left()
        taken = self.clocks.taken(game, seat)
        self.show.watch(game)
        game.choose(option, seat)
        if before is not None:
            self.show.answered(before, left)
        self.show.collect(game)
        self.made(game, seat, option, by, taken, secret)

    def made(
        self, game: Game, seat: int, option: int, by: int, taken: tuple[int, int] = (0, 0), secret: bool = False
    ) -> None:
        self.by.append(by)
        self.house.measures.chose(by)
        self.said.append(None if by == PERSON else "")
        row = LogRow(seat, option, by, "", *taken, self.clocks.now())
        self.pending.append(row)
        self.clocks.made(row)
        self.taking_back.made(game, secret)

    def follow_orders(self, game: Game) -> bool:
        """Answer for seats by their standing orders; true if there was anything to answer."""
        answered = False
        while self.facts.stage != "over":
            for q in game.open_questions():
                answer = ordered(self.facts.seats[q.seat], game.state, q, self.alone(q.seat))
                if answer != NO_ANSWER:
                    self.choose(game, q.seat, answer, BY_ORDERS)
                    answered = True
                    break
            else:
                break
        return answered

    async def go_on(self, game: Game, had: int | None = None, told: dict[int | None, Any] | None = None) -> None:
        """After a choice, or when some of the `had` choices were taken back: follow standing orders, commit (the end
        with its result), and show what happened."""
        self.check_here()
        self.follow_orders(game)
        if had is not None:
            self.facts.log_cut(len(game.state.record or ()))
        rows, self.pending = self.pending, []
        made = len(game.choices) - len(rows)
        if had is not None and not rows and made:  # the last choice that is kept is stored anew, with how it stands
            made, rows = made - 1, [self.clocks.rows[-1]]
        if rows:
            rows[-1] = rows[-1]._replace(digest=game.digest())
        ended = None
        if game.over and self.result is None:
            ended = self.result = result_of(self.facts, game, self.house.storage.clock(), self.by)
            self.facts.stage = "over"
        another = bool(rows) and engine.goes_on(self.facts)
        facts = written(self.facts) if another or ended or had is not None else None
        if rows or facts:
            await self.keep(self.house.storage.append(self.facts.id, made, rows, had, facts, ended))
        self.show.begin(told)

    def check_here(self) -> None:
        """A table that was given up does nothing more: it has been rebuilt, and others go on with it."""
        if self.gone:
            raise Refusal("no_such_table", MOVED)

    async def keep(self, writing: Coroutine[Any, Any, None]) -> None:
        """Wait until something is committed. If it cannot be, the table is rebuilt from what is."""
        if self.gone:
            writing.close()
        self.check_here()
        try:
            await writing
        except Exception as error:
            log.error("table %s could not be stored: %s", self.facts.id, error)
            self.house.forget(self)
            raise Refusal("no_such_table", "the table could not be stored: please connect again") from None

    async def save(self) -> None:
        await self.house.storage.save_table(self.facts.id, written(self.facts))

    # bots

    def wake_bots(self) -> None:
        """Let the bots that are asked think, unless they do already, and those that are not asked any more stop.

        While nobody watches they rest.
        """
        game = self.game
        if game is None or self.gone or self.show.scene is not None:
            return
        over = self.facts.stage == "over"
        self.stop_bots(None if over else game)
        if over or not self.watched():
            return
        for q in game.open_questions():
            seat = self.facts.seats[q.seat]
            if seat.kind == "bot" and q.seat not in self.thinking:
                self.thinking[q.seat] = q, asyncio.create_task(self.think(game, q, seat.bot))

    def stop_bots(self, game: Game | None = None) -> None:
        """Whatever bots think about is of no use any more; with a game, unless it still asks them."""
        for seat, (q, task) in list(self.thinking.items()):
            if game is None or game.question_of(seat) is not q:
                task.cancel()
                del self.thinking[seat]

    def awaiting_bots(self) -> list[str]:
        """The addresses of those for whom bots think: who sits at the table, or else who watches it.

        Who watches others play gives them no turns, and takes none from them.
        """
        seated = [listener.address for listener in self.listeners() if listener.seat is not None]
        return seated or [listener.address for listener in self.listeners()]

    async def think(self, game: Game, q: Question, bot: str) -> None:
        try:
            option = await self.house.thinkers.decide(self.facts.id, bot, game, q, self.awaiting_bots)
        except Exception as error:
            log.error("bot %s at table %s failed: %r", bot, self.facts.id, error)
            option = q.options[-1]
        async with self.lock:
            self.thinking.pop(q.seat, None)
            if self.gone or game.question_of(q.seat) is not q:
                return
            try:
                self.choose(game, q.seat, option if option in q.options else q.options[-1], BOT)
                await self.go_on(game)
            except Refusal:
                return
            except Exception:
                self.fail()

    # beginning

    async def begin(self) -> None:
        """Every seat is taken: the game starts."""
        self.facts.began = self.clocks.now()
        for seat in self.facts.seats:
            seat.left = 0.0  # who was away while the table waited has missed nothing
        await asyncio.to_thread(self.house.deal, self.facts)
        self.facts.stage = "playing"
        self.game = await asyncio.to_thread(Game, self.facts.header, start_of(self.facts.game))

    # telling

    def shown_state(self) -> State:
        """The state that is on show: the game's, or an earlier moment while the table pauses."""
        assert self.game is not None
        return self.game.state if self.show.scene is None else self.show.scene.state

    def publish(self, told: dict[int | None, Any] | None = None) -> None:
        """Send everybody what has changed for them."""
        self.note_time()
        views = Views(self.shown)
        for stream in self.streams.values():
            if stream.seat is None and not stream.listeners:
                stream.skip()
            else:
                self.render(stream, None if told is None else told[stream.seat], views)
        if self.game is not None:
            rows = len(self.shown_state().record or ())
            self.beats = [beat for beat in self.beats if beat[0] > rows]

    def note_time(self) -> None:
        """What is shown from now on is what people are asked from now on."""
        if self.game is not None and self.show.scene is None:
            self.clocks.note(self.game.state)
        self.lateness.told = self.lateness.shown()

    def render(self, stream: Stream, old: tuple[EventShown, ...] | None, views: Views) -> None:
        table, undo_asked = views.table(stream.seat is not None), self.taking_back.shown_to(stream.seat)
        if self.game is None:
            stream.update(None, 0, (), None, table, undo_asked, None)
            return
        undo, freely = self.taking_back.words(stream.seat), self.taking_back.freely(stream.seat)
        beats: tuple[Beat, ...] = ()
        state = self.shown_state()
        rows = len(state.record or ())
        cut = None
        view = self.view(state, stream.seat, views)
        if old is None:
            events = self.happened(state, stream.seat, stream.told)
            beats = self.beats_for(stream, state, events, view, views)
        else:
            events = self.happened(state, stream.seat, 0)
            cut = common(old, events)
            events = events[cut:]
        times = self.timed(self.clocks.shown_to(stream.seat))
        stream.update(view, rows, events, self.decision(stream), table, undo_asked, cut, undo, beats, times, freely)

    def beats_for(
        self, stream: Stream, state: State, events: tuple[EventShown, ...], now: dict[str, Any], views: Views
    ) -> tuple[Beat, ...]:
        """What happened piece by piece, if anybody sees it."""
        if not stream.listeners:
            return ()
        rules, seat = state.match.rules, stream.seat
        # what is open stands in every piece as in the end: how far it had come would tell whether a window had opened
        underway = {"question": None, **{key: now[key] for key in ("payment",) if key in now}}

        def view(moment: State) -> dict[str, Any]:
            return {**views.of(moment, seat), **underway}

        def words(since: int, until: int) -> str:
            return str(rules.in_short(state, seat, since, until))

        return beats_of(stream, events, self.beats, len(state.record or ()), view, words)

    def render_silently(self, stream: Stream) -> None:
        """Bring a stream up to date without sending: for who is sent the whole next."""
        views = Views(self.shown)
        stream.table, stream.undo_asked = views.table(stream.seat is not None), self.taking_back.shown_to(stream.seat)
        stream.undo, stream.undo_freely = self.taking_back.words(stream.seat), self.taking_back.freely(stream.seat)
        stream.times = self.clocks.shown_to(stream.seat)
        if self.game is not None:
            state = self.shown_state()
            view = self.view(state, stream.seat, views)
            stream.view = {key: encoder.encode(value) for key, value in view.items()}
            stream.told = len(state.record or ())
            stream.decision = self.decision(stream)

    def view(self, state: State, seat: int | None, views: Views) -> dict[str, Any]:
        """What a seat may know; of the question only whose it is, and not even that in a reaction window."""
        view = views.of(state, seat)
        view["question"] = {"seat": None} if self.show.scene is not None else asked(state, seat)
        return view

    def why_not(self, who: str, name: str) -> str:
        """Why a card in the hand of whoever asks cannot be played now."""
        seat = self.facts.seat_of(who)
        if self.game is None or seat is None or self.show.scene is not None:
            return ""
        words: str = self.game.state.match.rules.why_not(self.game.state, seat, name)
        return words

    def happened(self, state: State, seat: int | None, since: int) -> tuple[EventShown, ...]:
        return msgspec.convert(state.match.rules.happened(state, seat, since), type=tuple[EventShown, ...])

    def decision(self, stream: Stream) -> DecisionShown | None:
        """The open question of a seat, in words."""
        game, seat = self.game, stream.seat
        if game is None or seat is None or self.facts.stage == "over":
            return None
        if self.show.scene is not None:
            return self.show.hold(stream)
        q = game.question_of(seat)
        if q is None:
            return self.show.hold(stream)
        id = stream.decision_id(q)
        if stream.decision is not None and stream.decision.id == id:
            return stream.decision
        return decision_shown(game.state, q, id, self.taking_back.at_once(game, seat))


def decision_shown(state: State, q: Question, id: int, can_undo: bool) -> DecisionShown:
    """An open question as its seat is shown it."""
    rules = state.match.rules
    d = rules.describe(state, q)
    foretell(state, q, d)
    options = tuple([option_shown(option) for option in d.options])
    rule = rules.rule_of(state, q)
    bill, pick = bill_shown(d.bill), pick_shown(whole(state, q, d))
    shared = foreseen_shown(d.foreseen)
    return DecisionShown(id, q.seat, d.kind, d.source, d.reason, options, rule, can_undo, bill, pick, shared)


def option_shown(o: Option) -> OptionShown:
    """An answer as a page shows it."""
    foreseen = foreseen_shown(o.foreseen)
    return OptionShown(o.key, o.words, o.points_at, o.begun_with, o.meaning, foreseen, o.harms, o.loses, o.declines)


def foreseen_shown(foreseen: tuple[Foreseen, ...]) -> tuple[ForeseenShown, ...]:
    return tuple([ForeseenShown(one.words, one.certain) for one in foreseen])


def pick_shown(pick: Pick | None) -> PickShown | None:
    """A choice as a whole, as a page shows it."""
    if pick is None:
        return None
    items = [ItemShown(o.key, o.words, o.points_at, o.meaning, most) for o, most in zip(pick.items, pick.most)]
    return PickShown(tuple(items), tuple([WayShown(*way) for way in pick.ways]), pick.any_of, pick.verb)


def bill_shown(bill: Bill | None) -> BillShown | None:
    """A payment as a page shows it."""
    if bill is None:
        return None
    sources = tuple(SourceShown(s.key, s.words, s.points_at, s.gives, s.like, s.uses) for s in bill.sources)
    return BillShown(bill.due, bill.paid, sources, bill.proposal, None if bill.ends == NO_ANSWER else bill.ends)


def asked(state: State, seat: int | None) -> dict[str, Any] | None:
    """Whose decision the table waits for, as far as a seat may know."""
    q = state.question
    if q is None:
        return None
    if q.seat == seat or any(other.seat == seat for other in state.also):
        return {"seat": seat}
    if state.answers:  # who of them has chosen already is nobody's business: some may have had but one answer
        return {"seat": None, "together": True}
    return {"seat": None if state.match.rules.concealed(q) else q.seat}


def common(old: tuple[EventShown, ...], new: tuple[EventShown, ...]) -> int:
    """How many entries two logs share from the beginning."""
    count = 0
    for one, other in zip(old, new):
        if one != other:
            break
        count += 1
    return count
