"""Many tables at once: scripted clients over real sockets, on one server process or several. `make load`

    make load ARGS="--tables 500 --every 2 --seconds 30"
    make load ARGS="--workers 3"            # through nginx, on Postgres: what `make cluster` starts
    make load ARGS="--attacks"              # quiet, during each attack of attacks.py, and quiet again after each

Both seats of every table are played by clients in a process of their own, each table making one decision every so many
seconds, and coming from an address of its own (127.77.…), so that the server's usual limits hold for everybody.
Measured is the time from sending a choice to receiving the update that answers it.
"""

import argparse
import asyncio
import gc
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from attacks import ATTACKS
from quarterdeck.server.client import Client, Seat
from quarterdeck.server.messages import DeckWish, Join, NewTable, SeatWish

OPENING_AT_ONCE = 20
#: seconds that an attack goes on longer than what is measured
LONGER = 5.0
CLUSTER = Path(__file__).resolve().parents[1] / "scripts/cluster.py"


class Table:
    """Two scripted people at one table, who play one game after another."""

    def __init__(self, url: str, number: int) -> None:
        self.chance = random.Random(number)
        address = f"127.77.{number // 250}.{number % 250 + 1}"
        self.people = [Client(url, address), Client(url, address)]
        self.seats: list[Seat] = []
        self.waits: list[float] = []
        self.refused = 0
        self.games = 0

    async def open(self) -> None:
        decks = [DeckWish("sample", name) for name in ("eisen", "montaigne")]
        wish = NewTable("five-sails", "rulebook-2023", (SeatWish("me", decks[0]), SeatWish("open", decks[1])), False)
        for name, client in zip(("Anne", "Bert"), self.people):
            if not client.cookie:
                await client.be_guest(name)
        table = await self.people[0].open_table(wish)
        await self.people[1].join(table.id, Join(table.invitation or ""))
        for client in self.people:
            await client.__aexit__()
            client.seats.clear()
        self.seats = [await client.sit(table.id) for client in self.people]
        self.games += 1

    async def play(self, every: float, until: float) -> None:
        """One decision every so many seconds, beginning somewhere within the first of them."""
        clock = asyncio.get_running_loop().time
        due = clock() + self.chance.random() * every
        while clock() < until:
            await asyncio.sleep(max(0.0, due - clock()))
            due += every
            await self.catch_up()
            if any(seat.over for seat in self.seats):
                await self.open()
            else:
                await self.decide()

    async def catch_up(self) -> None:
        """Take in whatever has come since the last time."""
        for seat in self.seats:
            while seat.table is None or seat.socket.recv_messages.frames:
                await seat.receive()

    async def decide(self) -> None:
        asked = [seat for seat in self.seats if seat.decision is not None]
        if asked:
            seat = self.chance.choice(asked)
            decision = seat.decision
            assert decision is not None
            option = self.chance.choice(decision.options).key
            sent = time.perf_counter()
            try:
                await seat.answer(decision, option)
                self.waits.append(time.perf_counter() - sent)
            except ValueError:
                self.refused += 1


class Figures(NamedTuple):
    """How long choices took, in seconds, the shortest first, and what became of the attack meanwhile."""

    waits: list[float]
    attack: str = ""

    def at(self, share: float) -> float:
        """Within so many milliseconds this share of them was answered."""
        return 1000 * self.waits[int(len(self.waits) * share)] if self.waits else 0.0


async def load(server: "Served", args: argparse.Namespace) -> list[Table]:
    """Open the tables, play at all of them for a while, quietly and under each attack, and say how it went."""
    url = server.url
    playing = [Table(url, number) for number in range(args.tables)]
    start = time.perf_counter()
    for at in range(0, args.tables, OPENING_AT_ONCE):
        await asyncio.gather(*[table.open() for table in playing[at : at + OPENING_AT_ONCE]])
    print(f"{args.tables} tables, {2 * args.tables} sockets opened in {time.perf_counter() - start:.1f} s", flush=True)
    gc.collect()
    gc.disable()  # the clients are not what is measured
    quiet, found = [await measure(playing, server, args)], dict[str, Figures]()
    for name in args.attacks or ():
        found[name] = await attacked(name, playing, server, args)
        print("\nquiet again", flush=True)
        quiet.append(await measure(playing, server, args))
    if found:
        compare(quiet, found)
    for table in playing:
        for client in table.people:
            await client.__aexit__()
    return playing


async def measure(playing: list[Table], server: "Served", args: argparse.Namespace) -> Figures:
    """Play at all tables for a while."""
    for table in playing:
        table.waits.clear()
    before, start = server.usage()[0], time.perf_counter()
    until = asyncio.get_running_loop().time() + args.seconds
    await asyncio.gather(*[table.play(args.every, until) for table in playing])
    used, memory = server.usage()
    return report(playing, time.perf_counter() - start, used - before, memory)


async def attacked(name: str, playing: list[Table], server: "Served", args: argparse.Namespace) -> Figures:
    """The same while somebody attacks the server, from a process of their own."""
    print(f"\nwhile attacked: {name}", flush=True)
    attack = await asyncio.create_subprocess_exec(
        sys.executable, Path(__file__).with_name("attacks.py"), name, server.url, str(args.seconds + LONGER),
        stdout=subprocess.PIPE,
    )  # fmt: skip
    assert attack.stdout is not None
    try:
        await attack.stdout.readline()  # it has begun
        figures = await measure(playing, server, args)
        done = (await asyncio.wait_for(attack.stdout.read(), 60)).decode().strip()
    finally:
        if attack.returncode is None:
            attack.terminate()
        await attack.wait()
    print(f"the attack         {done or 'ended before its time'}")
    return figures._replace(attack=done)


def report(playing: list[Table], seconds: float, used: float, memory: int) -> Figures:
    waits = sorted(wait for table in playing for wait in table.waits)
    figures = Figures(waits)
    if not waits:
        print("no decision was made: give it more --seconds")
        return figures
    print(f"tables held        {len(playing)}, {sum(table.games for table in playing)} games")
    print(f"decisions          {len(waits)}, {len(waits) / seconds:.0f} a second; refused {refusals(playing)}")
    p50, p99, longest = figures.at(0.5), figures.at(0.99), 1000 * waits[-1]
    print(f"choice to update   p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {longest:.1f} ms")
    print(f"the server took    {used / seconds:.0%} of a core, {memory // 1024} MB")
    print(f"load average       {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", flush=True)
    return figures


def compare(quiet: list[Figures], found: dict[str, Figures]) -> None:
    """Side by side: how much longer choices take under each attack than when it is quiet before, between and after."""
    all_quiet = Figures(sorted(wait for figures in quiet for wait in figures.waits))
    spread = sorted(figures.at(0.99) for figures in quiet)
    print(f"\np99 of the quiet times: {spread[0]:.1f} to {spread[-1]:.1f} ms")
    print(f"{'':12}{'p50':>12}{'p99':>12}{'p99 / quiet':>14}")
    for name, figures in {"quiet": all_quiet, **found}.items():
        ratio = figures.at(0.99) / all_quiet.at(0.99) if all_quiet.waits else 0.0
        print(f"{name:12}{figures.at(0.5):>9.1f} ms{figures.at(0.99):>9.1f} ms{ratio:>14.1f}")


def refusals(playing: list[Table]) -> int:
    return sum(table.refused for table in playing)


def usage(process: int) -> tuple[float, int]:
    """The seconds of processor that a process has taken, and its memory in kB."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    status = Path(f"/proc/{process}/status").read_text()
    memory = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return (int(fields[11]) + int(fields[12])) / ticks, int(memory)


class Served:
    """A server that was started for this: one process, or several workers behind nginx."""

    def __init__(self, args: argparse.Namespace, folder: str) -> None:
        call = [sys.executable]
        if args.workers:
            call += [str(CLUSTER), "--workers", str(args.workers), "--database", args.database or ""]
        else:
            call += ["-m", "quarterdeck", "serve", "--database", args.database or f"{folder}/load.sqlite"]
        self.process = subprocess.Popen([*call, "--port", "0", "--pause", "0"], stdout=subprocess.PIPE, text=True)
        #: the processes that serve tables
        self.serving = [] if args.workers else [self.process.pid]
        self.url = self.read_url()

    def read_url(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("worker"):
                self.serving.append(int(line.split()[4]))
            elif "open at" in line:
                return line.split()[-1].replace("localhost", "127.0.0.1").rstrip("/")
        raise SystemExit("the server does not start")

    def usage(self) -> tuple[float, int]:
        each = [usage(process) for process in self.serving]
        return sum(seconds for seconds, _ in each), sum(memory for _, memory in each)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between the decisions of a table (2)")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long (30)")
    parser.add_argument("--database", help="an SQLite file or postgresql://… (a fresh one)")
    parser.add_argument("--workers", type=int, default=0, help="so many workers behind nginx, on Postgres (one server)")
    parser.add_argument("--attacks", nargs="*", choices=list(ATTACKS), metavar="NAME",
                        help=f"measure also during these: {', '.join(ATTACKS)} (all)")
    args = parser.parse_args()
    if args.attacks == []:
        args.attacks = list(ATTACKS)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4 * args.tables + 200)), hard))
    with tempfile.TemporaryDirectory() as folder:
        server = Served(args, folder)
        try:
            playing = asyncio.run(load(server, args))
        finally:
            server.stop()
    return 0 if refusals(playing) == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
