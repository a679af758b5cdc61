"""Nothing that is sent to a seat tells what the seat may not know: message by message, over whole random games."""

import random
import re
from typing import Any

import pytest
from server.serving import InThread, guest, nobody, quiet, run

from quarterdeck.games.five_sails.catalogue import catalogue
from quarterdeck.kernel.columns import NONE, Columns
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.knowledge import eyes, knows, redeal
from quarterdeck.server.client import Seat, plain
from quarterdeck.server.messages import DeckWish, NewTable, SeatWish
from quarterdeck.server.tables import Table
from quarterdeck.server.views import Views

State = Columns[Any]
LONGEST_FIRST = sorted((card.name for card in catalogue()), key=len, reverse=True)
NAMES = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, LONGEST_FIRST)) + r")(?!\w)")


class Witness:
    """A seat (or an onlooker) that keeps every message as it came, and every card name that it could have learned."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.raw: list[str] = []
        self.learned: set[str] = set()
        self.rows = 0
        receive = seat.socket.recv

        async def recv(decode: bool | None = None) -> Any:
            data = await receive(decode)
            self.raw.append(data if isinstance(data, str) else data.decode())
            return data

        seat.socket.recv = recv  # type: ignore[method-assign]

    def learn(self, s: State) -> None:
        """What this seat knows now, and what it was shown since the last time."""
        me = self.seat.me
        for c in range(s.match.size):
            if knows(s, me, c):
                self.learned.add(name(s, c))
        for row in (s.record or [])[self.rows :]:
            if row[2] != NONE and row[6] & eyes(me):
                self.learned.add(name(s, row[2]))
        self.rows = len(s.record or ())

    def check(self) -> int:
        """No message names a card that this seat has never known; gives how many messages there were."""
        for text in self.raw:
            told = set(NAMES.findall(text.replace('\\"', '"')))
            assert told <= self.learned, f"{told - self.learned} told to {self.seat.me}: {text[:2000]}"
            assert '"seed"' not in text and '"digest"' not in text
        checked = len(self.raw)
        self.raw.clear()
        return checked


def name(s: State, c: int) -> str:
    return str(s.match.cards[s.match.definition[c]].name)


async def sit_down(server: InThread, seats: int) -> tuple[Table, list[Witness]]:
    decks = [DeckWish("sample", ("eisen", "montaigne")[i % 2]) for i in range(seats)]
    clients = [await guest(server.url, f"Player {i}") for i in range(seats)]
    wishes = tuple(SeatWish("me" if i == 0 else "open", deck) for i, deck in enumerate(decks))
    table = await clients[0].open_table(NewTable("five-sails", "rulebook-2023", wishes))
    for client in clients[1:]:
        await client.join(table.id)
    witnesses = [Witness(await client.sit(table.id)) for client in (*clients, nobody(server.url))]
    await quiet(*[witness.seat for witness in witnesses])
    return server.table(table.id), witnesses


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (3, 3), (4, 4)])
def test_no_message_of_a_whole_game_tells_what_a_seat_may_not_know(server: InThread, seed: int, seats: int) -> None:
    async def test() -> None:
        chance = random.Random(seed)
        table, witnesses = await sit_down(server, seats)
        game = table.game
        assert game is not None
        checked = secrets = 0
        while not game.over:
            for witness in witnesses:
                witness.learn(game.state)
                checked += witness.check()
                secrets += len(hidden_names(game.state, witness.seat.me) - witness.learned)
            indistinguishable(table, game, chance.choice(witnesses), chance)
            asked = [witness.seat for witness in witnesses if witness.seat.decision is not None]
            seat = chance.choice(asked)
            assert seat.decision is not None
            await seat.answer(seat.decision, chance.choice(seat.decision.options).key)
            await quiet(*[witness.seat for witness in witnesses])
        for witness in witnesses:
            witness.learn(game.state)
            witness.check()
        assert checked > 100 and secrets > 100, "there was something to keep secret"

    run(test())


def hidden_names(s: State, seat: int | None) -> set[str]:
    return {name(s, c) for c in range(s.match.size) if not knows(s, seat, c)}


def indistinguishable(table: Table, game: Game, witness: Witness, chance: random.Random) -> None:
    """What a seat has on its screen is what it would have if everything it does not know were otherwise."""
    seat = witness.seat
    twin = redeal(game.state, seat.me, chance.getrandbits(48))
    assert plain(table.view(twin, seat.me, Views(table.shown))) == plain(seat.view)
    if seat.decision is not None:
        questions = [q for q in (twin.question, *twin.also) if q is not None and q.seat == seat.me]
        described = twin.match.rules.describe(twin, questions[0])
        shown = [(o.key, o.words, o.at, o.begun_with, o.meaning) for o in seat.decision.options]
        assert [(o.key, o.words, o.points_at, o.begun_with, o.meaning) for o in described.options] == shown
        assert (described.reason, described.source) == (seat.decision.reason, seat.decision.source)


def test_an_event_about_a_card_that_a_seat_did_not_see_is_the_same_whichever_it_was(server: InThread) -> None:
    async def test() -> None:
        chance = random.Random(9)
        table, _ = await sit_down(server, 2)
        game = table.game
        assert game is not None
        for _ in range(60):
            question = game.open_questions()[0]
            game.choose(chance.choice(question.options), question.seat)
            if game.over:
                break
        s, others = game.state, 0
        assert s.record is not None
        for at, row in enumerate(list(s.record)):
            for seat in (None, 0, 1):
                if row[2] != NONE and not row[6] & eyes(seat):
                    told = table.happened(s, seat, at)
                    family = [c for c in range(s.match.size) if s.match.family[c] == s.match.family[row[2]]]
                    s.record[at] = (*row[:2], chance.choice(family), *row[3:7], chance.randrange(256), *row[8:])
                    assert table.happened(s, seat, at) == told
                    s.record[at] = row
                    others += 1
        assert others > 20

    run(test())
