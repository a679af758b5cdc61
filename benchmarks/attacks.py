"""What somebody with bad intentions does to a server while others play: for `load.py --attacks`, on this machine only.

    python benchmarks/attacks.py seeking http://127.0.0.1:8000 10

Each attack comes from a few addresses of 127.0.0.0/8 that nobody else has, does no more than so many things at once and
in all, and ends after so many seconds. It goes by the server's usual limits, as everybody does.
"""

import asyncio
import contextlib
import ipaddress
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import cache
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException

from quarterdeck.games import find_game
from quarterdeck.kernel import replay
from quarterdeck.server.client import Client, ServerProblem
from quarterdeck.server.messages import Concede, DeckWish, NewTable, Rematch, ReplayKept, SeatWish

#: from how many addresses, how many at a time from each, and how often in all
ADDRESSES = 4
AT_ONCE = 4
MOST = 5000
#: connections and sockets that stand open
HALF_OPEN = 400
SOCKETS = 150
#: choices of the game that is looked at
CHOICES = 5000
#: seconds before somebody who was refused tries again
PATIENCE = 0.05

END = b'\n{"choices": 0, "digest": "", "end": true}\n'


def header(**entries: object) -> bytes:
    plain = {"quarterdeck": 1, "game": "five-sails", "seed": 1, "ruleset": "rulebook-2023", "decks": ["eisen", "eisen"]}
    return json.dumps({**plain, **entries}).encode() + END


BOMBS = (
    header(ruleset="a" + ".a" * 40_000 + "=1"),
    header(ruleset="a = " + "[" * 19_000 + "\n"),
    b'{"quarterdeck": 1, "game": "five-sails", "x": ' + b"[" * 50_000 + b"]" * 50_000 + b"}" + END,
    b'{"quarterdeck": 1, "game": "five-sails", "seed": ' + b"9" * 5000 + b"}" + END,
)


class Attack:
    """One attack: where to, until when, and what became of it."""

    def __init__(self, name: str, url: str, seconds: float) -> None:
        self.url = url
        #: nobody else's, and no other attack's: what those have used up is not missed here
        self.addresses = f"127.66.{list(ATTACKS).index(name)}"
        self.clock = asyncio.get_running_loop().time
        self.until = self.clock() + seconds
        self.done: Counter[str] = Counter()

    def goes_on(self) -> bool:
        return self.clock() < self.until and self.done.total() < MOST

    def client(self, number: int) -> Client:
        return Client(self.url, f"{self.addresses}.{number + 1}")

    async def everywhere(self, work: Callable[[Client, int], Awaitable[None]]) -> None:
        """Do something again and again, from all addresses, as often as they let us."""

        async def again(number: int) -> None:
            client, turn = self.client(number % ADDRESSES), 0
            while self.goes_on():
                try:
                    await work(client, turn)
                    self.done["taken"] += 1
                except ServerProblem as problem:
                    self.done[f"refused with {problem.status}"] += 1
                    await asyncio.sleep(PATIENCE)
                except (OSError, EOFError, ValueError, WebSocketException) as error:
                    self.done[type(error).__name__] += 1
                    await asyncio.sleep(PATIENCE)
                turn += 1
            await client.__aexit__()

        await asyncio.gather(*[again(number) for number in range(ADDRESSES * AT_ONCE)])

    async def headers(self) -> None:
        """Replays whose headers take long to read: dots, brackets, figures."""

        async def upload(client: Client, turn: int) -> None:
            await client.ask("POST", "/api/replays", BOMBS[turn % len(BOMBS)])

        await self.everywhere(upload)

    async def seeking(self) -> None:
        """The last moment of a long game and the first, by turns."""
        file = long_game()
        id = (await self.client(0).ask("POST", "/api/replays", file.encode(), ReplayKept)).id
        last = file.count("\n") - 2

        async def seek(client: Client, turn: int) -> None:
            await client.ask("GET", f"/api/replays/{id}/at/{last if turn % 2 else 0}")

        await self.everywhere(seek)

    async def standing(self) -> None:
        """Connections of one address that never say a whole request, and sockets of another that never say hello."""
        client, silent_too = self.client(0), self.client(1).address
        await client.be_guest("Mallory")
        table = (await client.open_table(against("random"))).id

        async def half(number: int) -> None:
            host = urlsplit(self.url)
            while self.goes_on():
                with contextlib.suppress(OSError):
                    reader, writer = await asyncio.open_connection(
                        host.hostname, host.port, local_addr=(silent_too, 0)
                    )
                    writer.write(b"GET /api/games HTTP/1.1\r\nhost: ")
                    self.done["connections"] += 1
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(), max(0.1, self.until - self.clock()))
                    writer.close()
                await asyncio.sleep(PATIENCE)

        async def silent(number: int) -> None:
            while self.goes_on():
                with contextlib.suppress(OSError, EOFError, WebSocketException, TimeoutError):
                    async with asyncio.timeout(max(0.1, self.until - self.clock())):
                        async with client.socket(table) as socket:
                            self.done["sockets"] += 1
                            await socket.wait_closed()
                await asyncio.sleep(PATIENCE)

        await asyncio.gather(*map(half, range(HALF_OPEN)), *map(silent, range(SOCKETS)))

    async def deserting(self) -> None:
        """Tables with bots that are left while the bots think, and rematches wanted by one alone."""

        async def desert(client: Client, turn: int) -> None:
            if not client.cookie:
                await client.be_guest("Mallory")
            table = await client.open_table(against("captain"))
            seat = await client.sit(table.id)
            try:
                await seat.receive()
                if turn % 2:
                    await seat.send(Concede())
                    await seat.send(Rematch())
                    await seat.receive()
            finally:
                await seat.close()
                client.seats.remove(seat)

        await self.everywhere(desert)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "headers": Attack.headers, "seeking": Attack.seeking, "standing": Attack.standing, "deserting": Attack.deserting,
}  # fmt: skip


def against(bot: str) -> NewTable:
    seats = (SeatWish("me", DeckWish("sample", "eisen")), SeatWish("bot", DeckWish("sample", "montaigne"), bot))
    return NewTable("five-sails", "rulebook-2023", seats, False)


@cache
def long_game() -> str:
    """Games by chance, until one is long; the longest of a few otherwise."""
    longest = ""
    for seed in range(20):
        game, chance = find_game("five-sails").new(seed), random.Random(seed)
        while not game.over and len(game.choices) < CHOICES:
            question = game.open_questions()[0]
            game.choose(chance.choice(question.options), question.seat)
        longest = max(longest, replay.write(game), key=lambda text: text.count("\n"))
        if len(game.choices) >= CHOICES:
            break
    return longest


async def run(name: str, url: str, seconds: float) -> None:
    if name == "seeking":
        long_game()  # what costs us something is done before the clock runs
    attack = Attack(name, url, seconds)
    os.nice(19)  # whoever attacks has a machine of their own: what this costs is not taken from the server
    print("begun", flush=True)
    await ATTACKS[name](attack)
    print(", ".join(f"{what} {count}" for what, count in sorted(attack.done.items())), flush=True)


def main() -> int:
    if len(sys.argv) != 4 or sys.argv[1] not in ATTACKS:
        print(f"attacks.py NAME URL SECONDS; there are: {', '.join(ATTACKS)}", file=sys.stderr)
        return 2
    name, url, seconds = sys.argv[1:]
    host = urlsplit(url).hostname or ""
    if host != "localhost" and not (host.replace(".", "").isdigit() and ipaddress.ip_address(host).is_loopback):
        print(f"{host} is another machine: attack only your own", file=sys.stderr)
        return 2
    asyncio.run(run(name, url.replace("localhost", "127.0.0.1").rstrip("/"), min(float(seconds), 600.0)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
