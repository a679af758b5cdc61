"""Many tables at once: scripted clients over real sockets on one server process. `make load`

    make load ARGS="--tables 500 --every 2 --seconds 30"

Both seats of every table are played by clients in a process of their own, each table making one decision every so many
seconds. Measured is the time from sending a choice to receiving the update that answers it. The server runs in one
process; with several cores it has one of them to itself.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from quarterdeck.server.client import Client, Seat
from quarterdeck.server.messages import DeckWish, Join, NewTable, SeatWish

OPENING_AT_ONCE = 20


class Table:
    """Two scripted people at one table, who play one game after another."""

    def __init__(self, url: str, number: int) -> None:
        self.chance = random.Random(number)
        self.people = [Client(url), Client(url)]
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


async def load(url: str, process: int, args: argparse.Namespace) -> list[Table]:
    """Open the tables, play at all of them for a while, and say how it went."""
    playing = [Table(url, number) for number in range(args.tables)]
    start = time.perf_counter()
    for at in range(0, args.tables, OPENING_AT_ONCE):
        await asyncio.gather(*[table.open() for table in playing[at : at + OPENING_AT_ONCE]])
    print(f"{args.tables} tables, {2 * args.tables} sockets opened in {time.perf_counter() - start:.1f} s", flush=True)
    gc.collect()
    gc.disable()  # the clients are not what is measured
    before, start = usage(process)[0], time.perf_counter()
    until = asyncio.get_running_loop().time() + args.seconds
    await asyncio.gather(*[table.play(args.every, until) for table in playing])
    used, memory = usage(process)
    report(playing, time.perf_counter() - start, used - before, memory)
    for table in playing:
        for client in table.people:
            await client.__aexit__()
    return playing


def report(playing: list[Table], seconds: float, used: float, memory: int) -> None:
    waits = sorted(wait for table in playing for wait in table.waits)
    if not waits:
        print("no decision was made: give it more --seconds")
        return
    p50, p99 = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    print(f"tables held        {len(playing)}, {sum(table.games for table in playing)} games")
    print(f"decisions          {len(waits)}, {len(waits) / seconds:.0f} a second; refused {refusals(playing)}")
    print(f"choice to update   p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {1000 * waits[-1]:.1f} ms")
    print(f"the server took    {used / seconds:.0%} of a core, {memory // 1024} MB")
    print(f"load average       {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


def refusals(playing: list[Table]) -> int:
    return sum(table.refused for table in playing)


def usage(process: int) -> tuple[float, int]:
    """The seconds of processor that a process has taken, and its memory in kB."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    status = Path(f"/proc/{process}/status").read_text()
    memory = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return (int(fields[11]) + int(fields[12])) / ticks, int(memory)


def start_server(database: str, folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server that lets one address do what only many would."""
    limits = {name: 1_000_000 for name in (
        "requests", "request_burst", "makings", "making_burst", "connections_per_address", "sockets_per_address",
    )}
    (folder / "limits.json").write_text(json.dumps(limits))
    call = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--database", database,
            "--limits", str(folder / "limits.json"), "--pause", "0"]  # fmt: skip
    process = subprocess.Popen(call, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between the decisions of a table (2)")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long (30)")
    parser.add_argument("--database", help="an SQLite file or postgresql://… (a fresh SQLite file)")
    args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4 * args.tables + 200)), hard))
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(args.database or f"{folder}/load.sqlite", Path(folder))
        try:
            playing = asyncio.run(load(url, process.pid, args))
        finally:
            process.terminate()
            process.wait()
    return 0 if refusals(playing) == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
