"""The server: its routes over HTTP, the socket of a table, and the page itself."""

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from quarterdeck import ENGINE_VERSION
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.server import files, offers, sockets
from quarterdeck.server.facts import new_id
from quarterdeck.server.identity import (
    AGE, COOKIE, LONGEST_PASSWORD, SHORTEST_PASSWORD, Keeper, Who, clean_name, new_guest,
)  # fmt: skip
from quarterdeck.server.limits import Gate
from quarterdeck.server.lobby import Elsewhere, House, Settings
from quarterdeck.server.messages import (
    BotWish, Credentials, DeckKept, Join, Me, Named, NewTable, Problem, ReplayKept,
)  # fmt: skip
from quarterdeck.server.replays import Library, check_replay
from quarterdeck.server.storage import Storage
from quarterdeck.server.tables import Refusal, Table

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


class Trouble(Exception):
    """An HTTP error with its words."""

    def __init__(self, status: int, error: str, words: str) -> None:
        super().__init__(words)
        self.status = status
        self.error = error


STATUS = {"not_yours": 403, "stale": 409, "too_many": 429, "too_long": 413, "no_such_table": 404}


class Server:
    """Everything a request may need."""

    def __init__(self, storage: Storage, settings: Settings, page: Path | None = None) -> None:
        limits = settings.limits
        self.storage = storage
        self.settings = settings
        self.limits = limits
        self.house = House(storage, settings)
        self.page = page
        self.keeper: Keeper | None = None
        self.library = Library()
        #: how many sockets a person, or a nameless address, has open
        self.sockets: dict[str, int] = {}
        self.requests = Gate(limits.requests, limits.request_burst)
        self.makings = Gate(limits.makings, limits.making_burst)
        self.logins = Gate(limits.logins, limits.login_burst)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.storage.open()
        self.keeper = Keeper(await self.storage.secret())
        await self.house.open()
        yield
        await self.house.close()
        await self.storage.close()

    # who asks

    def who(self, connection: HTTPConnection) -> Who | None:
        assert self.keeper is not None
        return self.keeper.read(connection.cookies.get(COOKIE))

    def known_as(self, request: Request, response: Response, who: Who) -> Response:
        """Have the browser remember who it is."""
        assert self.keeper is not None
        response.set_cookie(
            COOKIE, self.keeper.cookie(who), max_age=AGE, httponly=True, samesite="strict",
            secure=request.url.scheme == "https",
        )  # fmt: skip
        return response

    def own_origin(self, connection: HTTPConnection) -> bool:
        """Whether a page of this server asks (or a program that is no page)."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        return urlsplit(origin).netloc == connection.headers.get("host", "")

    # reading and answering

    async def body(self, request: Request, most: int) -> bytes:
        data = b""
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise Trouble(413, "too_long", f"a request has at most {most} bytes")
        return data

    async def read(self, request: Request, shape: type[T]) -> T:
        try:
            return msgspec.json.decode(await self.body(request, self.limits.body_bytes), type=shape)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Trouble(400, "malformed", str(error)) from None

    async def table(self, request: Request) -> Table:
        """The table that the path names, if whoever asks may see it."""
        table = await self.house.find(request.path_params["table"])
        who = self.who(request)
        invitation = request.query_params.get("invitation", "")
        if table is None or not table.facts.may_watch(who.id if who else "", invitation):
            raise Trouble(404, "no_such_table", "there is no such table, or it takes an invitation to see it")
        return table

    def guard(self, endpoint: Endpoint) -> Endpoint:
        """Limits, origin and errors, the same for every route."""

        async def guarded(request: Request) -> Response:
            address = request.client.host if request.client else "?"
            try:
                if not self.requests.passes(address):
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
            except Elsewhere:
                problem, status = Problem("no_such_table", "another worker has this table"), 503
            if status in (403, 429):
                log.warning("%s %s from %s refused: %s", request.method, request.url.path, address, problem.words)
            return answer(problem, status)

        return guarded

    def making(self, request: Request) -> None:
        if not self.makings.passes(request.client.host if request.client else "?"):
            raise Trouble(429, "too_many", "that was too often: please wait a little")

    # people

    async def me(self, request: Request) -> Response:
        who = self.who(request)
        return answer(Me("", False) if who is None else Me(who.name, who.account))

    async def guest(self, request: Request) -> Response:
        name = self.proper_name((await self.read(request, Named)).name)
        old = self.who(request)
        if old is not None and old.account:
            raise Trouble(409, "stale", "you are logged in; log out to be a guest")
        who = Who(old.id, name) if old is not None else new_guest(name)
        return self.known_as(request, answer(Me(who.name, False)), who)

    def proper_name(self, name: str) -> str:
        proper = clean_name(name, self.limits.name_letters)
        if not proper:
            raise Trouble(422, "illegal", "please give a name")
        return proper

    async def register(self, request: Request) -> Response:
        """An account; a guest who makes one keeps their seats."""
        wanted, old = await self.credentials(request), self.who(request)
        assert self.keeper is not None
        if len(wanted.password) < SHORTEST_PASSWORD:
            raise Trouble(422, "illegal", f"a password has at least {SHORTEST_PASSWORD} letters")
        name = self.proper_name(wanted.name)
        who = Who(old.id if old is not None and not old.account else new_guest().id, name, True)
        if not await self.storage.add_account(who.id, name.casefold(), name, await self.keeper.hash(wanted.password)):
            raise Trouble(409, "illegal", "that name is taken")
        return self.known_as(request, answer(Me(name, True)), who)

    async def login(self, request: Request) -> Response:
        given = await self.credentials(request)
        assert self.keeper is not None
        found = await self.storage.account(clean_name(given.name, self.limits.name_letters).casefold())
        if not await self.keeper.fits(found[2] if found else None, given.password) or found is None:
            raise Trouble(403, "not_yours", "the name or the password is wrong")
        return self.known_as(request, answer(Me(found[1], True)), Who(found[0], found[1], True))

    async def credentials(self, request: Request) -> Credentials:
        if not self.logins.passes(request.client.host if request.client else "?"):
            raise Trouble(429, "too_many", "too many attempts: please wait a little")
        given = await self.read(request, Credentials)
        if not self.logins.passes("name " + given.name.casefold()[: self.limits.name_letters]):
            raise Trouble(429, "too_many", "too many attempts: please wait a little")
        if len(given.password) > LONGEST_PASSWORD:
            raise Trouble(422, "too_long", f"a password has at most {LONGEST_PASSWORD} letters")
        return given

    async def logout(self, request: Request) -> Response:
        response = answer(Me("", False))
        response.delete_cookie(COOKIE)
        return response

    # what there is

    async def games(self, request: Request) -> Response:
        return answer(offers.games())

    async def cards(self, request: Request) -> Response:
        return cached(offers.cards(request.path_params["game"]), request)

    async def rules(self, request: Request) -> Response:
        return cached(offers.rules(request.path_params["game"]), request)

    async def sample_deck(self, request: Request) -> Response:
        return PlainTextResponse(offers.deck_list(request.path_params["game"], request.path_params["deck"]))

    # tables

    async def lobby(self, request: Request) -> Response:
        return answer(await self.house.lobby())

    async def my_tables(self, request: Request) -> Response:
        who = self.who(request)
        return answer(await self.house.tables_of(who) if who is not None else [])

    async def open_table(self, request: Request) -> Response:
        self.making(request)
        wish = await self.read(request, NewTable)
        who = self.who(request) or new_guest()
        return self.known_as(request, answer(await self.house.open_table(who, wish), 201), who)

    async def show_table(self, request: Request) -> Response:
        return answer(shown_to(await self.table(request), self.who(request)))

    async def join(self, request: Request) -> Response:
        self.making(request)
        wish = await self.read(request, Join)
        table = await self.house.find(request.path_params["table"])
        if table is None or not (table.facts.listed or table.facts.invited(wish.invitation)):
            raise Trouble(404, "no_such_table", "there is no such table, or the invitation is not its own")
        who = self.who(request) or new_guest()
        await self.house.join(table, who, wish)
        return self.known_as(request, answer(shown_to(table, who)), who)

    async def seat_bot(self, request: Request) -> Response:
        self.making(request)
        wish, table, who = await self.read(request, BotWish), await self.table(request), self.who(request)
        if who is None:
            raise Trouble(403, "not_yours", "only those who sit at the table can let a bot sit down")
        await self.house.seat_bot(table, who, wish)
        return answer(shown_to(table, who))

    async def leave(self, request: Request) -> Response:
        table, who = await self.table(request), self.who(request)
        if who is not None:
            await self.house.leave(table, who)
        return answer(shown_to(table, who))

    # replays

    async def table_file(self, request: Request) -> Response:
        table = await self.table(request)
        return PlainTextResponse(await files.of_table(table))

    async def upload(self, request: Request) -> Response:
        self.making(request)
        data = await self.body(request, self.limits.replay_bytes)
        try:
            file = data.decode()
        except UnicodeDecodeError:
            raise Trouble(400, "malformed", "a replay is text") from None
        await self.house.aside.run(check_replay, file)
        id = new_id()
        await self.storage.add_replay(id, file)
        return answer(ReplayKept(id), 201)

    async def file(self, request: Request) -> str:
        """The file of a replay: an uploaded one, or that of a table whose game is over."""
        id = request.path_params["replay"]
        found = await self.storage.replay(id)
        if found is not None:
            return found
        table = await self.house.find(id)
        if table is None:
            raise Trouble(404, "no_such_table", "there is no such replay")
        return await files.of_table(table)

    async def replay_file(self, request: Request) -> Response:
        return PlainTextResponse(await self.file(request))

    async def moments(self, request: Request) -> Response:
        viewer = await self.library.viewer(await self.file(request))
        return answer(await files.in_thread(viewer.moments))

    async def moment(self, request: Request) -> Response:
        viewer = await self.library.viewer(await self.file(request))
        seat = request.query_params.get("seat", "all")
        return answer(await files.in_thread(viewer.at, request.path_params["choice"], seat))

    # kept decks

    async def decks(self, request: Request) -> Response:
        who = self.account(request)
        return answer([DeckKept(*row) for row in await self.storage.decks(who.id)])

    async def keep_deck(self, request: Request) -> Response:
        who = self.account(request)
        deck = await self.read(request, DeckKept)
        name = self.proper_name(deck.name)
        if len(await self.storage.decks(who.id)) >= self.limits.decks_kept:
            raise Trouble(409, "too_many", f"an account keeps at most {self.limits.decks_kept} decks")
        await files.in_thread(offers.check_deck, deck.game, deck.text)
        await self.storage.keep_deck(who.id, offers.offered(deck.game).name, name, deck.text)
        return answer(DeckKept(deck.game, name, deck.text), 201)

    async def drop_deck(self, request: Request) -> Response:
        who = self.account(request)
        deck = await self.read(request, DeckKept)
        if not await self.storage.drop_deck(who.id, deck.game, deck.name):
            raise Trouble(404, "illegal", "there is no such deck")
        return answer(deck)

    def account(self, request: Request) -> Who:
        who = self.who(request)
        if who is None or not who.account:
            raise Trouble(403, "not_yours", "decks are kept for accounts: register or log in")
        return who

    # the socket and the page

    async def socket(self, socket: WebSocket) -> None:
        await sockets.serve(self, socket)

    async def static(self, request: Request) -> Response:
        """A file of the built page; every other path is the page itself, which finds its own way."""
        if self.page is None:
            return PlainTextResponse(NO_PAGE, 503)
        wanted = (self.page / request.path_params["path"]).resolve()
        if wanted.is_file() and wanted.is_relative_to(self.page.resolve()):
            kept = "public, max-age=31536000, immutable" if "assets" in wanted.parts else "no-cache"
            return FileResponse(wanted, headers={"cache-control": kept})
        if request.path_params["path"].startswith(("api/", "assets/")):
            raise Trouble(404, "unknown", "there is nothing here")
        return FileResponse(self.page / "index.html", headers={"cache-control": "no-cache"})


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


def cached(data: bytes, request: Request) -> Response:
    """What changes only with the engine."""
    tag = f'"{ENGINE_VERSION}-{len(data)}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, 200, headers, "application/json")


def shown_to(table: Table, who: Who | None) -> Any:
    seated = who is not None and table.facts.seat_of(who.id) is not None
    return table.facts.shown(seated, table.here(), len(table.streams[None].listeners))


class Headers:
    """Adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


def make_app(storage: Storage, settings: Settings | None = None, page: Path | None = None) -> Starlette:
    """The server as an ASGI application."""
    server = Server(storage, settings or Settings(), page)
    routes: list[tuple[str, str, Endpoint]] = [
        ("GET", "/api/me", server.me),
        ("POST", "/api/guest", server.guest),
        ("POST", "/api/register", server.register),
        ("POST", "/api/login", server.login),
        ("POST", "/api/logout", server.logout),
        ("GET", "/api/games", server.games),
        ("GET", "/api/games/{game}/cards", server.cards),
        ("GET", "/api/games/{game}/rules", server.rules),
        ("GET", "/api/games/{game}/decks/{deck}", server.sample_deck),
        ("GET", "/api/tables", server.lobby),
        ("POST", "/api/tables", server.open_table),
        ("GET", "/api/tables/mine", server.my_tables),
        ("GET", "/api/tables/{table}", server.show_table),
        ("POST", "/api/tables/{table}/join", server.join),
        ("POST", "/api/tables/{table}/bot", server.seat_bot),
        ("POST", "/api/tables/{table}/leave", server.leave),
        ("GET", "/api/tables/{table}/replay", server.table_file),
        ("POST", "/api/replays", server.upload),
        ("GET", "/api/replays/{replay}", server.replay_file),
        ("GET", "/api/replays/{replay}/moments", server.moments),
        ("GET", "/api/replays/{replay}/at/{choice:int}", server.moment),
        ("GET", "/api/decks", server.decks),
        ("POST", "/api/decks", server.keep_deck),
        ("DELETE", "/api/decks", server.drop_deck),
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
    app.add_middleware(Headers)
    app.state.server = server
    return app
