"""Reading requests and answering them: what all that is served over plain HTTP has in common."""

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from quarterdeck.server.limits import Limits

T = TypeVar("T")


class Trouble(Exception):
    """An HTTP error with its words."""

    def __init__(self, status: int, error: str, words: str) -> None:
        super().__init__(words)
        self.status = status
        self.error = error


async def body(request: Request, most: int, limits: Limits) -> bytes:
    """The body of a request, which has at most so many bytes and comes within a while."""
    data = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for part in request.stream():
                data += part
                if len(data) > most:
                    raise Trouble(413, "too_long", f"a request has at most {most} bytes")
    except TimeoutError:
        raise Trouble(408, "too_long", f"a request has to come within {limits.body_seconds:g} seconds") from None
    except ClientDisconnect:
        raise Trouble(400, "malformed", "the connection ended before the request did") from None
    return bytes(data)


async def read(request: Request, shape: type[T], limits: Limits) -> T:
    """The body of a request in a given shape."""
    try:
        return msgspec.json.decode(await body(request, limits.body_bytes, limits), type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Trouble(400, "malformed", str(error)) from None


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")
