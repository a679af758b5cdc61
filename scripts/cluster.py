"""A server of several workers on this machine: Postgres, N workers, and nginx before them. `make cluster`

    make cluster ARGS="--workers 3 --port 8000"

Postgres is one of its own, in a scratch folder, unless `--database` names another. A worker that dies is started again
at its port; meanwhile nginx brings its tables to the next. Ctrl-C ends all of it, and leaves nothing behind. What is
not known here is passed on to `quarterdeck serve`, as `--pause 0` or `--bot FILE`.
"""

import argparse
import asyncio
import os
import resource
import shutil
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.limits import Limits, read_limits
from quarterdeck.server.serve import try_port

SCRIPTS = Path(__file__).resolve().parent
#: seconds before a worker that died is started again
AGAIN = 1.0
#: seconds for a process to end before it is killed
PATIENCE = 15.0
#: free ports that are tried for nginx, which cannot look for one itself
TRIES = 5


class Cluster:
    """All the processes. It is started, watched, and stopped."""

    def __init__(self, args: argparse.Namespace, more: list[str]) -> None:
        self.host: str = args.host
        self.port: int = args.port
        self.database: str = args.database
        self.count: int = args.workers
        self.limits = Limits() if args.limits is None else read_limits(args.limits.read_text())
        self.more = [*more, *(["--limits", str(args.limits)] if args.limits is not None else [])]
        # Postgres, and nginx if root starts it, run as other users: they have to find their way in
        self.folder = Path(tempfile.mkdtemp(prefix="quarterdeck-cluster-"))
        self.folder.chmod(0o711)
        self.workers: dict[int, Process] = {}
        self.ports: dict[int, int] = {}
        self.nginx: Process | None = None
        self.own_postgres = not args.database

    async def run(self) -> None:
        """Until somebody says that it is enough."""
        enough = asyncio.Event()
        for which in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(which, enough.set)
        running = asyncio.create_task(self.serve())
        stopping = asyncio.create_task(enough.wait())
        try:
            done, _ = await asyncio.wait([running, stopping], return_when=asyncio.FIRST_COMPLETED)
            if running in done:
                running.result()
        finally:
            running.cancel()
            await asyncio.wait([running])
            await self.stop()

    async def serve(self) -> None:
        if self.own_postgres:
            self.database = await script("postgres.sh", "start", str(self.folder / "postgres"))
        await script("nginx.sh", "install")
        await asyncio.gather(*[self.start_worker(number) for number in range(1, self.count + 1)])
        await self.start_nginx()
        name = "localhost" if self.host in ("127.0.0.1", "0.0.0.0") else self.host
        print(f"Quarterdeck, with {self.count} workers, is open at http://{name}:{self.port}/", flush=True)
        await asyncio.gather(self.watch_nginx(), *[self.watch_worker(number) for number in self.workers])

    # workers

    async def start_worker(self, number: int) -> None:
        """Start a worker, at the port where it was before, if it was."""
        self.workers[number] = worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "quarterdeck", "serve", "--port", str(self.ports.get(number, 0)),
            "--database", self.database, "--proxy", "127.0.0.1", "--thinkers", str(self.thinkers()), *self.more,
            stdout=PIPE, start_new_session=True,
        )  # fmt: skip
        assert worker.stdout is not None
        line = (await worker.stdout.readline()).decode()
        if "open at" not in line:
            raise BadDefinition(f"worker {number} does not start")
        self.ports[number] = int(line.rstrip("/\n").rpartition(":")[2])
        print(f"worker {number} is process {worker.pid} at 127.0.0.1:{self.ports[number]}", flush=True)

    def thinkers(self) -> int:
        """The workers share the cores for their bots."""
        return max(2, (os.cpu_count() or 2) // self.count)

    async def watch_worker(self, number: int) -> None:
        while True:
            code = await self.workers[number].wait()
            print(f"worker {number} is gone ({code}); another takes its place", flush=True)
            await asyncio.sleep(AGAIN)
            try:
                await self.start_worker(number)
            except BadDefinition as error:
                print(error, file=sys.stderr, flush=True)

    # nginx

    async def start_nginx(self) -> None:
        given = self.port
        for _ in range(TRIES if given == 0 else 1):
            self.port = given or free_port(self.host)
            (self.folder / "nginx.conf").write_text(self.configuration())
            self.nginx = await asyncio.create_subprocess_exec(
                SCRIPTS / "nginx.sh", "run", str(self.folder), start_new_session=True
            )
            if await self.listens():
                return
        log = self.folder / "nginx.log"
        words = log.read_text().strip().rpartition("\n")[2] if log.exists() else "it says nothing"
        raise BadDefinition(f"nginx does not start: {words}")

    async def listens(self) -> bool:
        """Whether nginx can be reached; false if it ended instead."""
        assert self.nginx is not None
        while self.nginx.returncode is None:
            try:
                _, writer = await asyncio.open_connection(self.host, self.port)
                writer.close()
                return self.nginx.returncode is None
            except OSError:
                await asyncio.sleep(0.05)
        return False

    def configuration(self) -> str:
        ports = [port for _, port in sorted(self.ports.items())]
        ring = [f"        server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;" for port in ports]
        values = {
            "folder": self.folder, "processes": os.cpu_count() or 1, "connections": 2 * self.limits.connections + 100,
            "workers": "\n".join(ring), "address": f"{self.host}:{self.port}",
            "per_address": self.limits.connections_per_address,
        }  # fmt: skip
        text = (SCRIPTS / "nginx.conf").read_text()
        for name, value in values.items():
            text = text.replace(f"@{name}@", str(value))
        return text

    async def watch_nginx(self) -> None:
        assert self.nginx is not None
        raise BadDefinition(f"nginx is gone ({await self.nginx.wait()})")

    # the end

    async def stop(self) -> None:
        """Nobody comes in any more, then workers finish what they do, then the database goes."""
        if self.nginx is not None:
            await end(self.nginx)
        await asyncio.gather(*[end(worker) for worker in self.workers.values()])
        if self.own_postgres and (self.folder / "postgres").exists():
            await script("postgres.sh", "stop", str(self.folder / "postgres"))
        shutil.rmtree(self.folder, ignore_errors=True)


async def end(process: Process) -> None:
    """End a process that was started here, and wait until it has."""
    if process.returncode is None:
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()


async def script(name: str, *words: str) -> str:
    """What one of the project's scripts says. Ctrl-C is not for it."""
    process = await asyncio.create_subprocess_exec(SCRIPTS / name, *words, stdout=PIPE, start_new_session=True)
    said, _ = await process.communicate()
    if process.returncode != 0:
        raise BadDefinition(f"scripts/{name} {words[0]} failed")
    return said.decode().strip()


def free_port(host: str) -> int:
    with socket.socket() as trial:
        trial.bind((host, 0))
        port: int = trial.getsockname()[1]
        return port


def raise_descriptors(limits: Limits) -> None:
    """For nginx: two for each connection, as far as the system allows it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * limits.connections + 200
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--workers", type=int, default=2, help="how many (2)")
    parser.add_argument("--host", default="127.0.0.1", help="where nginx listens (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="its port; 0 takes a free one (8000)")
    parser.add_argument("--database", default="", help="postgresql://… (one of its own, gone at the end)")
    parser.add_argument("--limits", type=Path, help="other limits, as JSON")
    args, more = parser.parse_known_args()
    try:
        if args.workers < 1:
            raise BadDefinition(f"--workers must be 1 or more, not {args.workers}")
        if args.database and not args.database.startswith(("postgresql://", "postgres://")):
            raise BadDefinition("several workers need Postgres: give --database postgresql://…, or none")
        if args.port:
            try_port(args.host, args.port)
        cluster = Cluster(args, more)
        raise_descriptors(cluster.limits)
        asyncio.run(cluster.run())
    except (BadDefinition, OSError) as error:
        print(f"cluster: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
