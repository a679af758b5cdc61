"""What a seat is sent, and when, is the same whatever it cannot know: over random games of every kind and edition.

Two tables differ only in what the seat cannot know. Everybody answers alike at both, and who is asked at one of them
alone lets it go by in time. Until the seat learns at one table what it does not at the other, every message is the same
byte for byte and comes at the same moment; so it is when people wish to take back, agree or refuse, and leave the game.
"""

import asyncio
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server.twins import PAUSE, Pair, Twin, simulate

from quarterdeck.games import MODULES, find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.game import Game
from quarterdeck.server.messages import Concede, Consent, Stops, Undo
from quarterdeck.server.scenes import GO_ON, HOLD

CASES = [
    pytest.param((game, ruleset), id=f"{game.name}, {ruleset}")
    for game in map(find_game, MODULES)
    for ruleset in game.rulesets
]
Case = tuple[GamePackage, str]
ORDERS = (Stops("always"), Stops("can"), Stops("can"), Stops("can", concerns_me=True), Stops("never"))
#: what is done at a pair of tables, and how many choices chance makes before
INPUTS = 8
BEFORE = 300
#: simulated seconds between two looks at the table
GLANCE = PAUSE / 4
#: more answers than any window has
ENDLESS = 100


class People:
    """The people at two tables, who do by chance what both tables let them do."""

    def __init__(self, pair: Pair, chance: random.Random) -> None:
        self.pair = pair
        self.chance = chance
        self.parted = False
        #: what they did, for whoever looks into a difference
        self.done: list[tuple[object, ...]] = []

    async def play(self, inputs: int) -> None:
        await self.pair.sit_down()
        self.compare()
        for _ in range(inputs):
            if self.parted or any(twin.game.over for twin in self.pair.twins):
                return
            await self.do_something()
            await at_once()
            await self.let_pass(self.chance.choice((0, 1, 2, 5, 9)))

    def compare(self) -> None:
        self.parted = self.parted or self.pair.parted()
        assert self.parted or self.pair.same(), (self.pair.seat, self.done)

    async def let_pass(self, glances: int) -> None:
        """Let some time go by; nobody who is asked alone lets it show."""
        for glance in range(glances + 1):
            if glance:
                await asyncio.sleep(GLANCE)
            await self.decline_alone()
            self.compare()
            if self.parted:
                return

    async def decline_alone(self) -> None:
        for _ in range(ENDLESS):
            asked = [set(twin.decisions()) for twin in self.pair.twins]
            alone = [(twin, seat) for twin in self.pair.twins for seat in sorted(asked[0] ^ asked[1])]
            for twin, seat in alone:
                if seat in twin.decisions() and await declines(twin, seat):
                    self.done.append((seat, "declines alone"))
                    break
            else:
                return
            await at_once()

    async def do_something(self) -> None:
        dice = self.chance.random()
        if dice < 0.15 and await self.take_back():
            return
        if dice > 0.99:
            seat = self.chance.randrange(len(self.pair.twins[0].ears) - 1)
            self.done.append((seat, "leaves"))
            await self.pair.both(seat, Concede())
            return
        one, other = self.pair.twins
        seats = sorted(one.decisions().keys() & other.decisions().keys())
        if seats:
            await self.answer(self.chance.choice(seats))

    async def answer(self, seat: int) -> None:
        here, there = [twin.decisions()[seat] for twin in self.pair.twins]
        if here.kind != there.kind and HOLD in (here.kind, there.kind):
            for twin in self.pair.twins:
                await declines(twin, seat)
            return
        keys = sorted({o.key for o in here.options} & {o.key for o in there.options})
        if not keys or here.kind != there.kind:
            self.parted = True
            return
        chosen = self.chance.choice(keys)
        self.done.append((seat, here.kind, chosen))
        for twin in self.pair.twins:
            await twin.answer(seat, chosen)

    async def take_back(self) -> bool:
        """Somebody answers a wish, or has one; another than the seat only if they would take back the same."""
        one, other = [twin.table.taking_back.wish for twin in self.pair.twins]
        asked = [] if one is None or other is None else sorted(one.others & other.others)
        if asked:
            seat, yes = self.chance.choice(asked), self.chance.random() < 0.6
            self.done.append((seat, "agrees" if yes else "refuses"))
            await self.pair.both(seat, Consent(yes))
            return True
        choices = [twin.game.choices for twin in self.pair.twins]
        seats = [seat for seat in {who for who, _ in choices[0]} if seat >= 0]
        alike = [seat for seat in seats if own(choices[0], seat) == own(choices[1], seat)]
        if not alike:
            return False
        seat = self.chance.choice(alike)
        self.done.append((seat, "wishes to take back"))
        await self.pair.both(seat, Undo())
        return True


async def declines(twin: Twin, seat: int) -> bool:
    """Go on where the table holds a seat, or pass where it is asked in secret; false if it is asked for all to see."""
    if twin.decisions()[seat].kind == HOLD:
        await twin.answer(seat, GO_ON)
        return True
    q, s = twin.game.question_of(seat), twin.game.state
    if q is None or not s.match.rules.concealed(q):
        return False
    chosen = s.match.rules.declining(s, q)
    await twin.answer(seat, q.options[-1] if chosen == NO_ANSWER else chosen)
    return True


async def at_once() -> None:
    """Let the tables do what takes no time."""
    for _ in range(5):
        await asyncio.sleep(0)


def own(choices: list[tuple[int, int]], seat: int) -> list[int]:
    return [chosen for who, chosen in choices if who == seat]


def somewhere(case: Case, chance: random.Random) -> Game:
    """A moment of a random game of two or more."""
    package, ruleset = case
    game = package.sample_game(chance.getrandbits(32), chance.choice([n for n in package.seats if n > 1]), ruleset)
    for _ in range(chance.randrange(BEFORE)):
        if not game.over:
            question = chance.choice(game.open_questions())
            game.choose(chance.choice(question.options), question.seat)
    return game.rewind(chance.randrange(len(game.choices))) if game.over else game


def play_twins(case: Case, seed: int) -> People:
    chance = random.Random(seed)
    game = somewhere(case, chance)
    seats = range(game.state.match.seats)
    orders = [chance.choice(ORDERS) for _ in seats]
    pair = Pair(game, chance.choice((None, *seats, *seats)), chance.getrandbits(48), orders)
    people = People(pair, chance)
    simulate(people.play(INPUTS))
    return people


@pytest.mark.parametrize("case", CASES)
@settings(max_examples=settings().max_examples // 4)
@given(st.integers(0, 2**32 - 1))
def test_all_that_a_seat_is_sent_is_the_same_whatever_it_cannot_know(case: Case, seed: int) -> None:
    play_twins(case, seed)


# What it has found


WATCHED = """
[[player]]
leader = "Kaspar Dietrich"
crew = [{{name = "Kalla Forsberg", at = "Docks"}}]
deck = ["You're Embarrassing Yourself"]
[[player]]
leader = "Odette Dubois d'Arrent"
crew = [{{name = "Jean Urbain", at = "Docks"}}]
hand = ["{}"]
deck = ["{}"]
"""


def challenged(*cards: str) -> Game:
    """Anne could challenge, and each of the two has a card that could cancel it; Bert's is in his hand or deck."""
    return find_game("five-sails").from_position(WATCHED.format(*cards))


@pytest.mark.parametrize("orders", [Stops("never"), Stops("can")], ids=["by orders", "by himself"])
def test_who_is_always_held_is_held_also_while_another_is_asked(orders: Stops) -> None:
    async def told(*cards: str) -> list[tuple[float, bytes]]:
        game = challenged(*cards)
        twin = Twin(game, game.state, [Stops("always"), orders], 0)
        await twin.sit_down()
        decision = twin.decisions()[0]
        await twin.answer(0, next(o.key for o in decision.options if "Challenge" in o.words))
        await asyncio.sleep(GLANCE)
        if twin.decisions().get(1):
            await declines(twin, 1)
        await asyncio.sleep(2 * PAUSE)
        assert twin.decisions()[0].kind == HOLD, "the pause lasts until Anne goes on"
        await twin.answer(0, GO_ON)
        await asyncio.sleep(2 * PAUSE)
        return twin.ears[0].got

    async def test() -> None:
        held = await told("You're Embarrassing Yourself", "Valiant Spirit")
        start = asyncio.get_running_loop().time()
        not_held = await told("Valiant Spirit", "You're Embarrassing Yourself")
        assert held == [(round(at - start, 6), data) for at, data in not_held]

    simulate(test())
