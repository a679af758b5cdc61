"""Runs the server: `quarterdeck serve`."""

import asyncio
import contextlib
import gc
import socket
import sys
import webbrowser

import uvicorn

from quarterdeck.server.compiled import TREE, compiled_tree
from quarterdeck.games.project import of_project
from quarterdeck.server.app import make_app
from quarterdeck.server.lobby import Settings
from quarterdeck.server.storage import open_storage


class Announcing(uvicorn.Server):
    """Says where it listens once it does, and opens the browser if that is wanted."""

    def __init__(self, config: uvicorn.Config, browser: bool) -> None:
        super().__init__(config)
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.servers:
            port = self.servers[0].sockets[0].getsockname()[1]
            url = f"http://{'localhost' if self.config.host in ('127.0.0.1', '0.0.0.0') else self.config.host}:{port}/"
            print(f"Quarterdeck{engine_of_bots()} is open at {url}", flush=True)
            if self.browser:
                await asyncio.to_thread(open_browser, url)


def engine_of_bots() -> str:
    """What bots run on, where that is not just the sources."""
    if compiled_tree() is not None:
        return ", its bots compiled,"
    return f", its bots as Python because {TREE} is of other sources," if of_project(TREE) is not None else ""


def open_browser(url: str) -> None:
    """Harmless where there is no screen."""
    try:
        webbrowser.open(url)
    except webbrowser.Error:
        print("open it in a browser", file=sys.stderr)


def spare_the_collector() -> None:
    """What was imported stays, and nearly everything else goes without the collector of garbage: let it look seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def serve(host: str, port: int, database: str, settings: Settings, browser: bool = False, proxies: str = "") -> int:
    """Serve until it is stopped; port 0 takes a free one."""
    app = make_app(open_storage(database), settings, of_project("web/dist"))
    config = uvicorn.Config(
        app, host, port, log_level="warning", ws="websockets-sansio", ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=False, ws_ping_interval=25, proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None, server_header=False, timeout_graceful_shutdown=3, backlog=1024,
    )  # fmt: skip
    spare_the_collector()
    server = Announcing(config, browser)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has closed everything before it passes Ctrl-C on
        server.run()
    return 0 if server.started else 3
