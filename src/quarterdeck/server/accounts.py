"""The page of an account: another password, logging out everywhere, all that is kept, and the end of it."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response

from quarterdeck.server.answers import Trouble, answer, read
from quarterdeck.server.belongings import Belongings
from quarterdeck.server.identity import COOKIE, Who, plain_name
from quarterdeck.server.messages import Me, PasswordChange, PasswordGiven

if TYPE_CHECKING:
    from quarterdeck.server.app import Server

#: the name of the file that is downloaded
FILE = "quarterdeck-account.json"


class Accounts:
    """What the owner of an account may do with it."""

    def __init__(self, server: "Server") -> None:
        self.people = server.people
        self.house = server.house
        self.making = server.making
        self.limits = server.limits
        self.belongings = Belongings(server.storage)

    async def show(self, request: Request) -> Response:
        return answer(await self.belongings.account(await self.people.account(request)))

    async def change_password(self, request: Request) -> Response:
        """Every session ends, and whoever asks has a new one; sockets that were opened before are closed."""
        who = await self.people.account(request)
        await self.people.attempt(request)
        wish = await read(request, PasswordChange, self.limits)
        self.people.proper_password(wish.new)
        old = await self.proven(request, who, wish.old)
        session = await self.belongings.change_password(who, old, await self.people.keeper.hash(wish.new))
        if session is None:
            raise Trouble(409, "stale", "the password has been changed meanwhile: log in with the new one")
        response = self.people.known_as(request, answer(Me(who.name, True)), session)
        # afterwards, so that other windows of the same browser come back with the new cookie
        response.background = BackgroundTask(self.house.dismiss, who.id, session.session)
        return response

    async def log_out_everywhere(self, request: Request) -> Response:
        who = await self.people.account(request)
        await self.belongings.end_sessions(who)
        await self.house.dismiss(who.id)
        return nobody_any_more()

    async def export(self, request: Request) -> Response:
        who = await self.people.account(request)
        await self.making(request)
        whole = await self.belongings.export(who)
        file = await asyncio.to_thread(lambda: msgspec.json.format(msgspec.json.encode(whole), indent=1))
        headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{FILE}"'}
        return Response(file, 200, headers, "application/json")

    async def delete(self, request: Request) -> Response:
        """What is stored is removed first, all of it or nothing; then tables in memory follow."""
        who = await self.people.account(request)
        await self.people.attempt(request)
        password = await self.proven(request, who, (await read(request, PasswordGiven, self.limits)).password)
        removed = await self.belongings.remove(who, password, self.house.names.digest(plain_name(who.name)))
        if removed is None:
            raise Trouble(409, "stale", "the password has been changed meanwhile: log in with the new one")
        await self.house.dismiss(who.id)
        await self.house.forget_person(who.id)
        await self.belongings.drop_tables(removed.dropped)
        await self.house.see_off(removed.left)
        return nobody_any_more()

    async def proven(self, request: Request, who: Who, password: str) -> str:
        """The hash of the password of an account, which whoever asks has to know."""
        plain = plain_name(who.name)
        found = await self.people.storage.account(plain, who.name)
        return (await self.people.prove(request, found, password, "the password is wrong", plain))[2]


def nobody_any_more() -> Response:
    response = answer(Me("", False))
    response.delete_cookie(COOKIE)
    return response
