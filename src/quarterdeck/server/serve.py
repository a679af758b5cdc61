"""Runs the server: `quarterdeck serve`."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import webbrowser

import uvicorn
from starlette.applications import Starlette

from quarterdeck.server.compiled import TREE, compiled_tree
from quarterdeck.games.project import of_project
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.app import make_app
from quarterdeck.server.door import Config, raise_descriptors
from quarterdeck.server.garbage import spare_the_collector
from quarterdeck.server.keeping import opened
from quarterdeck.server.lobby import Settings
from quarterdeck.server.logs import write_logs
from quarterdeck.server.storage import open_storage

log = logging.getLogger("quarterdeck")

PORTS = range(1 << 16)


class Announcing(uvicorn.Server):
    """Says where it listens once it does, and opens the browser if that is wanted; when it is to stop, it drains."""

    def __init__(self, config: uvicorn.Config, app: Starlette, browser: bool) -> None:
        super().__init__(config)
        self.app = app
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.servers:
            port = self.servers[0].sockets[0].getsockname()[1]
            url = f"http://{'localhost' if self.config.host in ('127.0.0.1', '0.0.0.0') else self.config.host}:{port}/"
            print(f"Quarterdeck{runs_on()} is open at {url}", flush=True)
            log.info("open at %s", url)
            if self.browser:
                await asyncio.to_thread(open_browser, url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """It still listens while tables are given up, so that whoever comes back is told to try again."""
        log.info("stops")
        if not self.force_exit:
            await self.app.state.server.drain()
        await super().shutdown(sockets)


def runs_on() -> str:
    """What the rules run on, where that is not just the sources."""
    if compiled_tree() is not None:
        return ", compiled,"
    return f", as Python because {TREE} is of other sources," if of_project(TREE) is not None else ""


def open_browser(url: str) -> None:
    """Harmless where there is no screen."""
    try:
        webbrowser.open(url)
    except webbrowser.Error:
        print("open it in a browser", file=sys.stderr)


async def try_database(database: str) -> None:
    """Refuse in a word what cannot be opened: a damaged file, one that another server has, a database that is away."""
    async with opened(database, beside=False):
        pass


def try_port(host: str, port: int) -> None:
    """Refuse in a word a port that somebody else has, and what is none."""
    if port not in PORTS:
        raise BadDefinition(f"--port must be from {PORTS[0]} to {PORTS[-1]}, not {port}")
    kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(kind, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(address)
        except OSError as error:
            why = f"{host}:{port} cannot be listened at ({error.strerror})"
            raise BadDefinition(f"{why}: stop the other server, or give --port") from None


def serve(host: str, port: int, database: str, settings: Settings, browser: bool = False, proxies: str = "") -> int:
    """Serve until it is stopped; port 0 takes a free one."""
    try_port(host, port)
    asyncio.run(try_database(database))
    app = make_app(open_storage(database), settings, of_project("web/dist"))
    config = Config(app, host, port, settings.limits, proxies, log_config=None, timeout_graceful_shutdown=3)
    raise_descriptors(settings.limits)
    write_logs(settings.log)
    spare_the_collector()
    server = Announcing(config, app, browser)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # who is asked to stop ends like who is interrupted
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has closed everything before it passes a signal on
        server.run()
    return 0 if server.started else 3
