"""Sending what changes only with the engine or the page: compressed, and no second time to whoever has it already."""

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

#: how a file may lie compressed beside itself, the smallest first: what a browser calls it, and how its name ends
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
#: what a page shows many times and that hardly ever changes
AN_HOUR: Final = "public, max-age=3600"
TYPES: Final = {
    ".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml", ".woff2": "font/woff2",
    ".woff": "font/woff", ".webmanifest": "application/manifest+json",
}  # fmt: skip


def accepts(request: Request, encoding: str) -> bool:
    """Whether a browser takes something compressed so."""
    offered = [part.strip().split(";") for part in request.headers.get("accept-encoding", "").split(",")]
    return any(name == encoding and "q=0" not in [word.strip() for word in more] for name, *more in offered)


def file(request: Request, path: Path, hashed: bool) -> Response:
    """A file of the page; one whose name is made from what is in it never has to be asked for again."""
    kept = FOREVER if hashed else AN_HOUR if path.suffix == ".svg" else ASK_AGAIN
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    kind = TYPES.get(path.suffix)
    for encoding, end in ENCODINGS:
        smaller = path.with_name(path.name + end)
        if accepts(request, encoding) and smaller.is_file():
            return FileResponse(smaller, headers={**headers, "content-encoding": encoding}, media_type=kind)
    return FileResponse(path, headers=headers, media_type=kind)


class Kept:
    """Data that is made once: as it is, compressed, and what tells it from other data."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.small = gzip.compress(data, 9, mtime=0)
        self.tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'


@cache
def kept(make: Callable[[str], bytes], name: str) -> Kept:
    return Kept(make(name))


async def data(request: Request, make: Callable[[str], bytes], name: str) -> Response:
    """What a function makes of a name, always the same."""
    found = await asyncio.to_thread(kept, make, name)
    headers = {"etag": found.tag, "cache-control": ASK_AGAIN, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    if accepts(request, "gzip"):
        return Response(found.small, 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return Response(found.data, 200, headers, "application/json")


def fresh(request: Request, data: bytes) -> Response:
    """What is made anew for everybody who asks, and is a few thousand bytes."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if accepts(request, "gzip"):
        return Response(gzip.compress(data), 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return Response(data, 200, headers, "application/json")
