"""The server: its routes over HTTP, the socket of a table, and the page itself."""

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from quarterdeck.games.contract import check_text
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.server import files, lessons, offers, sending, sockets
from quarterdeck.server.accounts import Accounts
from quarterdeck.server.answers import Trouble, answer, body, read
from quarterdeck.server.blocks import Blocking
from quarterdeck.server.courses import Courses
from quarterdeck.server.door import Door
from quarterdeck.server.facts import is_id, new_id
from quarterdeck.server.health import Health
from quarterdeck.server.identity import Keeper, Who
from quarterdeck.server.limits import address_of
from quarterdeck.server.lobby import Elsewhere, House, Settings
from quarterdeck.server.messages import (
    BotWish, DeckKept, Join, LessonAnswers, NewTable, PlayOn, Problem, ReplayKept, WhyNot,
)  # fmt: skip
from quarterdeck.server.people import People
from quarterdeck.server.playing_on import play_on
from quarterdeck.server.replays import EVERYTHING, check_replay, moment_of, moments_of
from quarterdeck.server.reported import Reporting
from quarterdeck.server.storage import Storage
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.tables import Table
from quarterdeck.server.workers import CommonGate

log = logging.getLogger("quarterdeck")

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

NO_PAGE = "The page is not built: in a checkout `make play` builds it, and `make wheel` makes a package that has it.\n"
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
)


#: letters of what is said about an error, which may quote what was sent
LONGEST_WORDS = 1000
#: for those who watch over this worker: they are answered whatever becomes of the database, which counts nothing of it
WATCHING = frozenset({"/healthz", "/readyz", "/metrics"})
CHOICE = re.compile(r"[0-9]{1,9}")
STATUS = {"not_yours": 403, "stale": 409, "too_many": 429, "too_long": 413, "no_such_table": 404}


class Server:
    """Everything a request may need."""

    def __init__(self, storage: Storage, settings: Settings, page: Path | None = None) -> None:
        limits = settings.limits
        self.storage = storage
        self.settings = settings
        self.limits = limits
        self.house = House(storage, settings)
        self.door = Door(limits, frozenset(), self.house.measures.refused)
        self.page = page
        self.people = People(self)
        self.accounts = Accounts(self)
        self.blocking = Blocking(self)
        self.reporting = Reporting(self)
        self.courses = Courses(self.house)
        self.health = Health(self)
        self.requests = CommonGate(self.house.workers, "requests", limits.requests, limits.request_burst)
        self.seeks = CommonGate(self.house.workers, "seeks", limits.seeks, limits.seek_burst)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.storage.open()
        self.people.keeper = Keeper(await self.storage.secret(), lambda: self.storage.clock())
        await self.house.open()
        yield
        await self.house.close()
        await self.storage.close()

    async def drain(self) -> None:
        """Give up all tables, and wait a moment until their clients have been told to connect again."""
        await self.house.drain()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(sockets.FAREWELL):
                while self.house.workers.sockets.total():
                    await asyncio.sleep(0.02)

    # who asks

    def own_origin(self, connection: HTTPConnection) -> bool:
        """Whether a page of this server asks (or a program that is no page)."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host", "")
        except ValueError:  # it is no address at all
            return False

    async def read(self, request: Request, shape: type[T]) -> T:
        return await read(request, shape, self.limits)

    async def table(self, request: Request) -> Table:
        """The table that the path names, if whoever asks may see it."""
        table = await self.house.find(request.path_params["table"])
        if table is None or not await self.may_watch(request, table):
            raise Trouble(404, "no_such_table", "there is no such table, or it takes an invitation to see it")
        return table

    async def may_watch(self, request: Request, table: Table) -> bool:
        who = await self.people.who(request)
        return table.facts.may_watch(who.id if who else "", request.query_params.get("invitation", ""))

    async def passes(self, path: str, address: str) -> bool:
        return self.requests.here.passes(address) if path in WATCHING else await self.requests.passes(address)

    def guard(self, endpoint: Endpoint) -> Endpoint:
        """Limits, origin and errors, the same for every route."""

        async def guarded(request: Request) -> Response:
            address = address_of(request)
            try:
                if not await self.passes(request.url.path, address):
                    raise Trouble(429, "too_many", "too many requests: please wait a little")
                if request.method != "GET" and not self.own_origin(request):
                    raise Trouble(403, "not_yours", "only pages of this server may do that")
                return await endpoint(request)
            except Trouble as trouble:
                problem, status = Problem(trouble.error, str(trouble)), trouble.status
            except Refusal as refusal:
                problem, status = Problem(refusal.error, str(refusal)), STATUS.get(refusal.error, 400)
            except QuarterdeckError as error:
                problem, status = Problem("illegal", str(error)), 422
            except Elsewhere as elsewhere:
                problem, status = Problem("no_such_table", str(elsewhere)), 503
            except Exception as error:  # one line, and the next request is served
                log.error("%s %.200s failed: %r", request.method, request.url.path, error)
                problem, status = Problem("failed", "something went wrong on the server"), 500
            problem.words = problem.words[:LONGEST_WORDS]
            self.house.measures.refused(problem.error)
            if status in (403, 429):
                log.warning("%s %.200s from %s refused: %s", request.method, request.url.path, address, problem.words)
            if status == 429:  # saying no costs something, too: nobody hears it again at once
                await asyncio.sleep(self.limits.refused_seconds)
            return answer(problem, status)

        return guarded

    async def making(self, request: Request) -> None:
        if not await self.house.makings.passes(address_of(request)):
            raise Trouble(429, "too_many", "that was too often: please wait a little")

    # what there is

    async def games(self, request: Request) -> Response:
        return sending.fresh(request, msgspec.json.encode(offers.games()))

    async def cards(self, request: Request) -> Response:
        return await sending.data(request, offers.cards, request.path_params["game"])

    async def rules(self, request: Request) -> Response:
        return await sending.data(request, offers.rules, request.path_params["game"])

    async def coach(self, request: Request) -> Response:
        return await sending.data(request, offers.coach, request.path_params["game"])

    async def glossary(self, request: Request) -> Response:
        return await sending.data(request, offers.glossary, request.path_params["game"])

    async def sample_deck(self, request: Request) -> Response:
        return PlainTextResponse(offers.deck_list(request.path_params["game"], request.path_params["deck"]))

    # lessons

    async def lessons(self, request: Request) -> Response:
        return answer(await files.in_thread(lessons.offered, request.path_params["game"]))

    async def lesson(self, request: Request) -> Response:
        """A step of a lesson: the server keeps nothing of it, whoever learns says how far they have come."""
        await self.seeking(request)
        given = await self.read(request, LessonAnswers)
        game, lesson = request.path_params["game"], request.path_params["lesson"]
        return answer(await files.in_thread(lessons.step, game, lesson, given.answers))

    # tables

    async def lobby(self, request: Request) -> Response:
        return answer(await self.house.lobby(await self.people.who(request)))

    async def my_tables(self, request: Request) -> Response:
        who = await self.people.who(request)
        return answer(await self.house.tables_of(who) if who is not None else [])

    async def promise(self, request: Request) -> Response:
        return answer(self.house.dealer.promised())

    async def open_table(self, request: Request) -> Response:
        await self.making(request)
        wish = await self.read(request, NewTable)
        who = await self.people.somebody(request)
        return self.people.known_as(request, answer(await self.house.open_table(who, wish), 201), who)

    async def show_table(self, request: Request) -> Response:
        return answer(shown_to(await self.table(request), await self.people.who(request)))

    async def why_not(self, request: Request) -> Response:
        """Why a card in the hand of whoever asks cannot be played now; nothing to those who do not sit there."""
        table, who = await self.table(request), await self.people.who(request)
        return answer(WhyNot(table.why_not(who.id if who else "", request.query_params.get("card", ""))))

    async def join(self, request: Request) -> Response:
        await self.making(request)
        wish = await self.read(request, Join)
        table = await self.house.find(request.path_params["table"])
        if table is None or not (table.facts.listed or table.facts.invited(wish.invitation)):
            raise Trouble(404, "no_such_table", "there is no such table, or the invitation is not its own")
        who = await self.people.somebody(request)
        await self.house.join(table, who, wish)
        return self.people.known_as(request, answer(shown_to(table, who)), who)

    async def seat_bot(self, request: Request) -> Response:
        await self.making(request)
        wish, table, who = await self.read(request, BotWish), await self.table(request), await self.people.who(request)
        if who is None:
            raise Trouble(403, "not_yours", "only those who sit at the table can let a bot sit down")
        await self.house.seat_bot(table, who, wish)
        return answer(shown_to(table, who))

    async def leave(self, request: Request) -> Response:
        table, who = await self.table(request), await self.people.who(request)
        if who is not None:
            await self.house.leave(table, who)
        return answer(shown_to(table, who))

    # replays

    async def table_file(self, request: Request) -> Response:
        await self.seeking(request)
        return PlainTextResponse(await files.of_table(await self.table(request)))

    async def upload(self, request: Request) -> Response:
        await self.making(request)
        data = await body(request, self.limits.replay_bytes, self.limits)
        try:
            file = data.decode()
        except UnicodeDecodeError:
            raise Trouble(400, "malformed", "a replay is text") from None
        if "\0" in file:
            raise Trouble(400, "malformed", "a replay is text")
        await self.house.aside.run(await self.asking(request), check_replay, file)
        id = new_id()
        who = await self.people.who(request)
        await self.storage.add_replay(id, file, who.id if who is not None else "")
        return answer(ReplayKept(id), 201)

    async def file(self, request: Request) -> str:
        """The file of a replay: an uploaded one, or that of a table whose game is over."""
        id = request.path_params["replay"]
        found = await self.storage.replay(id) if is_id(id) else None
        if found is not None:
            return found
        table = await self.house.find(id)
        if table is None or not await self.may_watch(request, table):
            raise Trouble(404, "no_such_table", "there is no such replay, or it takes an invitation to see it")
        return await files.of_table(table)

    async def replay_file(self, request: Request) -> Response:
        return PlainTextResponse(await self.looked_at(request))

    async def moments(self, request: Request) -> Response:
        file = await self.looked_at(request)
        return answer(await self.house.looking.run(await self.asking(request), moments_of, file))

    async def moment(self, request: Request) -> Response:
        file = await self.looked_at(request)
        if not CHOICE.fullmatch(request.path_params["choice"]):
            raise Trouble(404, "unknown", "a moment is a number of choices")
        choice, seat = int(request.path_params["choice"]), request.query_params.get("seat", EVERYTHING)
        return answer(await self.house.looking.run(await self.asking(request), moment_of, file, choice, seat))

    async def looked_at(self, request: Request) -> str:
        """The file of a replay, for somebody who has not looked at too many moments of late."""
        await self.seeking(request)
        return await self.file(request)

    async def seeking(self, request: Request) -> None:
        """Somebody looks at a game that is played for them alone: a replay or a lesson."""
        if not await self.seeks.passes(await self.asking(request)):
            raise Trouble(429, "too_many", "that was too often: please wait a little")

    async def asking(self, request: Request) -> str:
        """Who asks, as turns and limits count them: guests are as many as they like, and so go by their address."""
        who = await self.people.who(request)
        return who.id if who is not None and who.account else address_of(request)

    async def play_on(self, request: Request) -> Response:
        await self.making(request)
        wish, file = await self.read(request, PlayOn), await self.file(request)
        who = await self.people.somebody(request)
        table = await play_on(self.house, who, await self.asking(request), file, wish)
        return self.people.known_as(request, answer(table, 201), who)

    async def course(self, request: Request) -> Response:
        return answer(await self.courses.course(await self.asking(request), await self.looked_at(request)))

    async def chances(self, request: Request) -> Response:
        return answer(await self.courses.chances(await self.asking(request), await self.looked_at(request)))

    # kept decks

    async def decks(self, request: Request) -> Response:
        who = await self.people.account(request)
        return answer([DeckKept(*row) for row in await self.storage.decks(who.id)])

    async def keep_deck(self, request: Request) -> Response:
        who = await self.people.account(request)
        deck = await self.read(request, DeckKept)
        name = self.people.proper_name(deck.name)
        if len(await self.storage.decks(who.id)) >= self.limits.decks_kept:
            raise Trouble(409, "too_many", f"an account keeps at most {self.limits.decks_kept} decks")
        check_text(deck.text)
        await self.house.aside.run(who.id, offers.check_deck, deck.game, deck.text)
        await self.storage.keep_deck(who.id, offers.offered(deck.game).name, name, deck.text)
        return answer(DeckKept(deck.game, name, deck.text), 201)

    async def drop_deck(self, request: Request) -> Response:
        who = await self.people.account(request)
        deck = await self.read(request, DeckKept)
        if "\0" in deck.game + deck.name or not await self.storage.drop_deck(who.id, deck.game, deck.name):
            raise Trouble(404, "illegal", "there is no such deck")
        return answer(deck)

    # the socket and the page

    async def socket(self, socket: WebSocket) -> None:
        await sockets.serve(self, socket)

    async def static(self, request: Request) -> Response:
        """A file of the built page; every other path is the page itself, which finds its own way."""
        if self.page is None:
            return PlainTextResponse(NO_PAGE, 503)
        wanted = self.page_file(request.path_params["path"])
        if wanted is not None:
            return sending.file(request, wanted, "assets" in wanted.parts)
        if request.path_params["path"].startswith(("api/", "assets/")):
            raise Trouble(404, "unknown", "there is nothing here")
        return sending.file(request, self.page / "index.html", False)


    def page_file(self, path: str) -> Path | None:
        """A file of the page; None for what is none, or cannot be the name of one."""
        assert self.page is not None
        try:
            wanted = (self.page / path).resolve()
            return wanted if wanted.is_file() and wanted.is_relative_to(self.page.resolve()) else None
        except (OSError, ValueError):
            return None


def shown_to(table: Table, who: Who | None) -> Any:
    return table.shown(who is not None and table.facts.seat_of(who.id) is not None)


class Headers:
    """Adds the security headers to every response, and gives up a client that does not take its own."""

    def __init__(self, app: ASGIApp, seconds: float) -> None:
        self.app = app
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(self.seconds):
                await self.app(scope, receive, sending)
        except TimeoutError:
            if not started:  # the server is the one that is slow
                words = f"that was not done within {self.seconds:g} seconds: please try again"
                await answer(Problem("too_long", words), 503)(scope, receive, sending)


def make_app(storage: Storage, settings: Settings | None = None, page: Path | None = None) -> Starlette:
    """The server as an ASGI application."""
    server = Server(storage, settings or Settings(), page)
    routes: list[tuple[str, str, Endpoint]] = [
        ("GET", "/api/me", server.people.me),
        ("POST", "/api/guest", server.people.guest),
        ("POST", "/api/register", server.people.register),
        ("POST", "/api/login", server.people.login),
        ("POST", "/api/logout", server.people.logout),
        ("GET", "/api/account", server.accounts.show),
        ("DELETE", "/api/account", server.accounts.delete),
        ("POST", "/api/account/password", server.accounts.change_password),
        ("DELETE", "/api/account/sessions", server.accounts.log_out_everywhere),
        ("GET", "/api/account/export", server.accounts.export),
        ("GET", "/api/blocks", server.blocking.listed),
        ("DELETE", "/api/blocks", server.blocking.lift),
        ("GET", "/api/games", server.games),
        ("GET", "/api/games/{game}/cards", server.cards),
        ("GET", "/api/games/{game}/rules", server.rules),
        ("GET", "/api/games/{game}/coach", server.coach),
        ("GET", "/api/games/{game}/glossary", server.glossary),
        ("GET", "/api/games/{game}/decks/{deck}", server.sample_deck),
        ("GET", "/api/promise", server.promise),
        ("GET", "/api/games/{game}/lessons", server.lessons),
        ("POST", "/api/games/{game}/lessons/{lesson}", server.lesson),
        ("GET", "/api/tables", server.lobby),
        ("POST", "/api/tables", server.open_table),
        ("GET", "/api/tables/mine", server.my_tables),
        ("GET", "/api/tables/{table}", server.show_table),
        ("GET", "/api/tables/{table}/why-not", server.why_not),
        ("POST", "/api/tables/{table}/join", server.join),
        ("POST", "/api/tables/{table}/bot", server.seat_bot),
        ("POST", "/api/tables/{table}/leave", server.leave),
        ("POST", "/api/tables/{table}/block", server.blocking.block),
        ("POST", "/api/tables/{table}/report", server.reporting.report),
        ("GET", "/api/tables/{table}/replay", server.table_file),
        ("POST", "/api/replays", server.upload),
        ("GET", "/api/replays/{replay}", server.replay_file),
        ("GET", "/api/replays/{replay}/moments", server.moments),
        ("GET", "/api/replays/{replay}/at/{choice}", server.moment),
        ("POST", "/api/replays/{replay}/play", server.play_on),
        ("GET", "/api/replays/{replay}/course", server.course),
        ("GET", "/api/replays/{replay}/chances", server.chances),
        ("GET", "/api/decks", server.decks),
        ("POST", "/api/decks", server.keep_deck),
        ("DELETE", "/api/decks", server.drop_deck),
        ("GET", "/healthz", server.health.alive),
        ("GET", "/readyz", server.health.ready),
        ("GET", "/metrics", server.house.measures.show),
        ("GET", "/{path:path}", server.static),
    ]
    app = Starlette(
        routes=[
            *[Route(path, server.guard(endpoint), methods=[method]) for method, path, endpoint in routes[:-1]],
            WebSocketRoute("/api/tables/{table}/socket", server.socket),
            *[Route(path, server.guard(endpoint), methods=[method]) for method, path, endpoint in routes[-1:]],
        ],
        lifespan=server.lifespan,
    )
    app.add_middleware(Headers, seconds=server.limits.request_seconds)
    app.state.server = server
    return app
