"""Who asks: guests and accounts, their cookies, and what becomes of those when somebody registers or logs out."""

from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from quarterdeck.server.answers import Trouble, answer, read
from quarterdeck.server.identity import (
    AGE, COOKIE, KNOWN, LONGEST_PASSWORD, SHORTEST_PASSWORD, Keeper, Who, clean_name, new_guest, plain_name,
)  # fmt: skip
from quarterdeck.server.limits import address_of
from quarterdeck.server.messages import Credentials, Me, Named
from quarterdeck.server.storage import Account
from quarterdeck.server.workers import CommonGate

if TYPE_CHECKING:
    from quarterdeck.server.app import Server


class People:
    """Everybody who comes by, as far as a cookie or a password says who they are."""

    #: given as soon as the storage is open, which has its key
    keeper: Keeper

    def __init__(self, server: "Server") -> None:
        limits = server.limits
        self.storage = server.storage
        self.house = server.house
        self.limits = limits
        self.attempts = CommonGate(self.house.workers, "logins", limits.logins, limits.login_burst)
        #: wrong passwords for one name, from wherever they come: more than one address alone can try
        self.wrong = CommonGate(self.house.workers, "wrong", limits.wrong_logins, limits.wrong_login_burst)

    # cookies

    async def who(self, connection: HTTPConnection) -> Who | None:
        """Whoever a cookie was made for, unless they have registered or logged out since."""
        who = self.keeper.read(cookie_of(connection, COOKIE))
        return who if who is not None and await self.storage.counts(who) else None

    def known_as(self, request: Request, response: Response, who: Who) -> Response:
        """Have the browser remember who it is."""
        self.set_cookie(request, response, COOKIE, self.keeper.cookie(who))
        return response

    def set_cookie(self, request: Request, response: Response, name: str, value: str) -> None:
        secure = request.url.scheme == "https"
        response.set_cookie(name, value, max_age=AGE, httponly=True, samesite="strict", secure=secure)

    async def enter(self, request: Request, who: Who, password: str) -> Response:
        """Somebody has shown that an account is theirs: a new session, and a browser that is known from now on."""
        session = await self.storage.begin_session(who, password)
        if session is None:
            raise Trouble(403, "not_yours", "the name or the password is wrong")
        response = answer(Me(who.name, True))
        self.set_cookie(request, response, KNOWN, self.keeper.known(cookie_of(request, KNOWN), who.id))
        return self.known_as(request, response, session)

    async def somebody(self, request: Request) -> Who:
        """Whoever asks, who may be a new guest. A guest whose name has become an account's needs another."""
        who = await self.who(request)
        if who is None:
            return new_guest()
        await self.free_name(who.name, who.id)
        return who

    async def account(self, request: Request) -> Who:
        """Whoever asks, who must have an account."""
        who = await self.who(request)
        if who is None or not who.account:
            raise Trouble(403, "not_yours", "that is for accounts: register or log in")
        return who

    # names

    def proper_name(self, name: str) -> str:
        proper = clean_name(name, self.limits.name_letters)
        if not proper:
            raise Trouble(422, "illegal", "please give a name")
        return proper

    async def free_name(self, name: str, who: str = "") -> None:
        """Refuse a name that belongs to somebody else: an account, a bot, or an account that was deleted."""
        if await self.house.names.another_s(name, who):
            raise Trouble(409, "illegal", f"the name {name} belongs to an account or a bot: please choose another")

    # requests

    async def me(self, request: Request) -> Response:
        who = await self.who(request)
        return answer(Me("", False) if who is None else Me(who.name, who.account))

    async def guest(self, request: Request) -> Response:
        name = self.proper_name((await read(request, Named, self.limits)).name)
        old = await self.who(request)
        if old is not None and old.account:
            raise Trouble(409, "stale", "you are logged in; log out to be a guest")
        await self.free_name(name)
        who = Who(old.id, name) if old is not None else new_guest(name)
        return self.known_as(request, answer(Me(who.name, False)), who)

    async def register(self, request: Request) -> Response:
        """An account; a guest who makes one keeps their seats, and the guest's cookie is good for nothing any more."""
        wanted, old = await self.credentials(request), await self.who(request)
        self.proper_password(wanted.password)
        name = self.proper_name(wanted.name)
        await self.free_name(name)
        who = Who(old.id if old is not None and not old.account else new_guest().id, name, True)
        password = await self.keeper.hash(wanted.password)
        if not await self.storage.add_account(who.id, plain_name(name), name, password):
            raise Trouble(409, "illegal", "that name is taken")
        await self.house.dismiss(who.id)
        return await self.enter(request, who, password)

    async def login(self, request: Request) -> Response:
        given = await self.credentials(request)
        plain = plain_name(clean_name(given.name, self.limits.name_letters))
        found = await self.storage.account(plain, given.name.replace("\0", ""))
        wrong = "the name or the password is wrong"
        id, name, password = await self.prove(request, found, given.password, wrong, plain)
        return await self.enter(request, Who(id, name, True), password)

    async def prove(
        self, request: Request, found: Account | None, password: str, wrong: str, plain: str
    ) -> Account:  # fmt: skip
        """The account, if this is its password; wrong ones are counted.

        A person whose browser is known is not kept out by what others try under their name.
        """
        if len(password) > LONGEST_PASSWORD:
            raise Trouble(422, "too_long", f"a password has at most {LONGEST_PASSWORD} letters")
        known = found is not None and self.keeper.knows(cookie_of(request, KNOWN), found[0])
        digest = self.house.names.digest(plain)  # what counts tries lies in the database, too
        key = f"known {digest}" if known else digest
        if not await self.wrong.passes(key):
            raise Trouble(429, "too_many", "too many wrong passwords for this name: please wait a little")
        if not await self.keeper.fits(found[2] if found else None, password) or found is None:
            raise Trouble(403, "not_yours", wrong)
        await self.wrong.give_back(key)
        return found

    async def attempt(self, request: Request) -> None:
        """Count an attempt to say a password."""
        if not await self.attempts.passes(address_of(request)):
            raise Trouble(429, "too_many", "too many attempts: please wait a little")

    def proper_password(self, password: str) -> None:
        """Refuse what cannot be a password."""
        if len(password) < SHORTEST_PASSWORD:
            raise Trouble(422, "illegal", f"a password has at least {SHORTEST_PASSWORD} letters")
        if len(password) > LONGEST_PASSWORD:
            raise Trouble(422, "too_long", f"a password has at most {LONGEST_PASSWORD} letters")

    async def credentials(self, request: Request) -> Credentials:
        await self.attempt(request)
        return await read(request, Credentials, self.limits)

    async def logout(self, request: Request) -> Response:
        """The cookie is good for nothing any more, wherever a copy of it lies; open sockets are closed."""
        who = await self.who(request)
        if who is not None:
            await self.storage.end_session(who)
            await self.house.dismiss(who.id)
        response = answer(Me("", False))
        response.delete_cookie(COOKIE)
        return response


def cookie_of(connection: HTTPConnection, name: str) -> str | None:
    """A cookie as it was set: ours need no quotes, and to take those of others off can last for seconds."""
    for header in connection.headers.getlist("cookie"):
        for part in header.split(";"):
            key, _, value = part.partition("=")
            if key.strip() == name:
                return value.strip()
    return None
