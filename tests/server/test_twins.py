"""What a seat is sent, and when, is the same whatever it cannot know: over random games of every kind and edition.

Two tables differ only in what the seat cannot know. Everybody answers alike at both, and who is asked at one of them
alone lets it go by in time. Until the seat learns at one table what it does not at the other, every message is the same
byte for byte and comes at the same moment; so it is when people wish to take back, agree or refuse, and leave the game.
"""

import asyncio
import random
from itertools import count
from typing import Any

import msgspec
import pytest
from ccg_scene import captain, crew, hand, pile
from ccg_written import table
from challenges import SCORN, SPIRIT, challenge, challenging
from hypothesis import given, settings
from hypothesis import strategies as st
from server.twins import PAUSE, Pair, Twin, simulate

from quarterdeck.games import MODULES, find_game
from quarterdeck.games.ccg.kinds import HAND
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import NO_ANSWER, key
from quarterdeck.kernel.event import PASS
from quarterdeck.kernel.flow import PROC, SEAT, USE
from quarterdeck.kernel.game import CONCEDE, Game
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.server.messages import Concede, Consent, Stops, Undo, Update
from quarterdeck.server.scenes import GO_ON, HOLD
from quarterdeck.server.storage import PERSON

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
#: what is done at one pair in a game that is followed from its beginning to its end
STRETCH = 60
#: simulated seconds between two looks at the table
GLANCE = PAUSE / 4
#: more answers than any window has
ENDLESS = 100


class People:
    """The people at two tables, who do by chance what both tables let them do."""

    def __init__(self, pair: Pair, chance: random.Random, leaving: float = 0.05) -> None:
        self.pair = pair
        self.chance = chance
        #: how often somebody leaves the game rather than answer
        self.leaving = leaving
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
                await at_once()
            await self.decline_alone()
            self.compare()
            if self.parted:
                return

    async def decline_alone(self) -> None:
        """Whoever is asked at one table alone, or there in secret and at the other for all to see, lets it go by; who
        is asked at one and held at the other may take their time."""
        patient = self.chance.random() < 0.5
        for _ in range(ENDLESS):
            one, other = [{seat: shown.kind for seat, shown in twin.decisions().items()} for twin in self.pair.twins]
            apart = sorted(seat for seat in one.keys() | other.keys() if one.get(seat) != other.get(seat))
            if patient:
                apart = [seat for seat in apart if HOLD not in (one.get(seat), other.get(seat))]
            for twin, seat in [(twin, seat) for twin in self.pair.twins for seat in apart]:
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
        if dice < 0.18:
            seat, orders = self.chance.randrange(len(self.pair.twins[0].ears) - 1), self.chance.choice(ORDERS)
            self.done.append((seat, "orders", orders))
            await self.pair.both(seat, orders)
            return
        if dice > 1 - self.leaving:
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
        one, other = [must_choose(twin, seat) for twin in self.pair.twins]
        if one != other and seat != self.pair.seat:  # what leaves no choice is made at once: see docs/security.md
            self.parted = True

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


def must_choose(twin: Twin, seat: int) -> int:
    """The kind of what a seat has still to choose of what it does, for all to see, if it cannot decline; or NONE."""
    q, s = twin.game.question_of(seat), twin.game.state
    if q is None or s.stack[-1][PROC] != USE or s.stack[-1][SEAT] != seat or s.match.rules.concealed(q):
        return NONE
    return q.kind if s.match.rules.declining(s, q) == NO_ANSWER else NONE


async def at_once() -> None:
    """Let the tables do what takes no time: all of it comes before what people do at the same moment."""
    for _ in range(10):
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


def twins_of(game: Game, chance: random.Random) -> Pair:
    """Two tables with this game that one seat, or who watches, cannot tell apart."""
    seats = range(game.state.match.seats)
    orders = [chance.choice(ORDERS) for _ in seats]
    return Pair(game, chance.choice((None, *seats, *seats)), chance.getrandbits(48), orders)


def play_twins(case: Case, seed: int) -> People:
    chance = random.Random(seed)
    people = People(twins_of(somewhere(case, chance), chance), chance)
    simulate(people.play(INPUTS))
    return people


def play_whole(case: Case, seed: int) -> int:
    """A game from its first question to its end, of which every moment is looked at; gives how much was done in it.

    Where the seat has learned what lets it tell the tables apart, two others go on from there.
    """
    package, ruleset = case
    chance = random.Random(seed)
    seats = [n for n in package.seats if n > 1]
    game, done = package.sample_game(seed, seats[seed % len(seats)], ruleset), 0
    while not game.over:
        people = People(twins_of(game, chance), chance, leaving=0.0005)
        simulate(people.play(STRETCH))
        done += len(people.done)
        game = people.pair.twins[0].game
        if people.parted and not game.over:  # what told them apart may be the very question that is open
            question = chance.choice(game.open_questions())
            game.choose(chance.choice(question.options), question.seat)
    return done


@pytest.mark.parametrize("case", CASES)
@settings(max_examples=settings().max_examples // 4)
@given(st.integers(0, 2**32 - 1))
def test_all_that_a_seat_is_sent_is_the_same_whatever_it_cannot_know(case: Case, seed: int) -> None:
    play_twins(case, seed)


@pytest.mark.parametrize("case", CASES)
@settings(max_examples=settings().max_examples // 20)
@given(st.integers(0, 2**32 - 1))
def test_a_whole_game_is_the_same_at_every_moment_of_it(case: Case, seed: int) -> None:
    assert play_whole(case, seed) > 0


# What it has found


#: answers each Crew that pays with Swashbuckling
TAGGING = "Tagging"
#: one of the cards in hand, the other in the deck
CARDS = {SCORN: (SCORN, SPIRIT), SPIRIT: (SPIRIT, SCORN)}


async def challenged(game: Game, orders: list[Stops], seat: int) -> tuple[Twin, list[tuple[float, bytes]]]:
    """Anne challenges; gives the table, and what the seat is sent from then on."""
    twin = Twin(game, game.state, orders, seat)
    await twin.sit_down()
    twin.ears[seat].got.clear()
    await twin.answer(0, challenge(game))
    return twin, twin.ears[seat].got


async def at_berts_moment(bert: str, seat: int | None, orders: list[Stops]) -> Twin:
    """Anne has challenged: Bert could answer now if he holds the card, and then Cecil, who does."""
    twin = await before_the_target(CARDS[bert], seat, orders)
    await twin.answer(0, twin.game.open_questions()[0].options[0])
    await asyncio.sleep(GLANCE)
    return twin


async def before_the_target(bert: tuple[str, str], seat: int | None, orders: list[Stops]) -> Twin:
    """Anne challenges, and is asked whom."""
    game = challenging((SPIRIT, SPIRIT), bert, (SCORN, SPIRIT))
    game.choose(challenge(game))
    twin = Twin(game, game.state, orders, seat)
    await twin.sit_down()
    return twin


def timeless(data: bytes) -> dict[str, Any]:
    """A message without the clocks in it."""
    told: dict[str, Any] = msgspec.json.decode(data)
    return {name: value for name, value in told.items() if name != "times"}


def since(start: float, got: list[tuple[float, bytes]]) -> list[tuple[float, bytes]]:
    return [(round(at - start, 6), data) for at, data in got]


@pytest.mark.parametrize("orders", [Stops("never"), Stops("can")], ids=["by orders", "by himself"])
def test_who_is_always_held_is_held_whether_or_not_another_is_asked_after(orders: Stops) -> None:
    async def told(bert: str) -> list[tuple[float, bytes]]:
        start = asyncio.get_running_loop().time()
        game = challenging((SPIRIT, SCORN), CARDS[bert])
        twin, got = await challenged(game, [Stops("always"), orders], 0)
        await asyncio.sleep(3 * PAUSE)
        assert twin.decisions()[0].kind == HOLD, "the pause lasts until Anne goes on"
        await twin.answer(0, GO_ON)
        await asyncio.sleep(GLANCE)
        assert 0 not in twin.decisions(), "and then it is Bert who could have answered"
        assert (1 in twin.decisions()) == (bert == SCORN and orders.react == "can")
        if twin.decisions().get(1):
            await declines(twin, 1)
        await asyncio.sleep(2 * PAUSE)
        return since(start, got)

    async def test() -> None:
        assert await told(SCORN) == await told(SPIRIT)

    simulate(test())


def test_who_is_asked_second_cannot_tell_whether_somebody_was_asked_before() -> None:
    async def told(bert: str) -> list[tuple[float, bytes]]:
        start = asyncio.get_running_loop().time()
        twin = await at_berts_moment(bert, 2, [Stops("can")] * 3)
        assert list(twin.decisions()) == ([1] if bert == SCORN else []), "it is Bert's moment"
        if twin.decisions():
            await declines(twin, 1)
        await asyncio.sleep(2 * PAUSE)
        assert list(twin.decisions()) == [2], "and then Cecil is asked"
        await declines(twin, 2)
        await asyncio.sleep(2 * PAUSE)
        return since(start, twin.ears[2].got)

    async def test() -> None:
        assert await told(SCORN) == await told(SPIRIT)

    simulate(test())


@pytest.mark.parametrize(("leaves", "seat"), [(0, 2), (1, 0), (1, 2), (2, 0), (0, None), (1, None), (2, None)])
@pytest.mark.parametrize("orders", [Stops("never"), Stops("can")], ids=["by orders", "by himself"])
def test_whoever_leaves_while_somebody_may_be_asked_leaves_when_that_is_over(
    leaves: int, seat: int | None, orders: Stops
) -> None:
    async def told(bert: str) -> list[tuple[float, bytes]]:
        start = asyncio.get_running_loop().time()
        twin = await at_berts_moment(bert, seat, [Stops("can"), orders, Stops("can")])
        await twin.send(leaves, Concede())
        await asyncio.sleep(GLANCE)
        assert not twin.game.state.out, "nobody sees who leaves before the pause is over"
        if 1 in twin.decisions():
            await declines(twin, 1)
        await asyncio.sleep(2 * PAUSE)
        assert twin.game.state.out == 1 << leaves
        assert twin.table.facts.seats[leaves].leaving == PERSON
        return since(start, twin.ears[seat].got)

    async def test() -> None:
        assert await told(SCORN) == await told(SPIRIT)

    simulate(test())


def test_who_no_longer_wants_to_be_asked_while_they_are_ends_the_pause_when_all_pauses_end() -> None:
    async def told(bert: str) -> list[tuple[float, bytes]]:
        start = asyncio.get_running_loop().time()
        twin = await at_berts_moment(bert, 2, [Stops("can")] * 3)
        await twin.send(1, Stops("never"))
        await asyncio.sleep(2 * PAUSE)
        assert list(twin.decisions()) == [2], "and then Cecil is asked"
        return since(start, twin.ears[2].got)

    async def test() -> None:
        assert await told(SCORN) == await told(SPIRIT)

    simulate(test())


def test_the_clock_of_who_is_asked_because_somebody_left_runs_from_when_that_is_shown() -> None:
    async def told(bert: str) -> list[tuple[float, bytes]]:
        start = asyncio.get_running_loop().time()
        twin = await before_the_target(CARDS[bert], 0, [Stops("can")] * 3)
        await twin.send(2, Concede())
        await asyncio.sleep(GLANCE)
        assert list(twin.decisions()) == ([1] if bert == SCORN else []), "Bert is the only one left to challenge"
        if twin.decisions():
            await declines(twin, 1)
        await asyncio.sleep(2 * PAUSE)
        assert list(twin.decisions()) == [1]
        assert twin.table.clocks.elapsed(1) == pytest.approx(PAUSE + GLANCE), "the pause does not count"
        return since(start, twin.ears[0].got)

    async def test() -> None:
        assert await told(SCORN) == await told(SPIRIT)

    simulate(test())


def test_the_clock_of_who_is_asked_the_same_when_somebody_leaves_goes_on() -> None:
    async def test() -> None:
        game = challenging(*[(SPIRIT, SPIRIT)] * 3)
        twin = Twin(game, game.state, [Stops("can")] * 3, 0)
        await twin.sit_down()
        await asyncio.sleep(10)
        await twin.send(2, Concede())
        assert twin.game.state.out == 1 << 2 and list(twin.decisions()) == [0]
        assert twin.table.clocks.elapsed(0) == 10

    simulate(test())


def test_what_happens_when_somebody_leaves_is_shown_piece_by_piece_like_all_that_happens() -> None:
    async def test() -> None:
        twin = await before_the_target(CARDS[SPIRIT], 0, [Stops("can")] * 3)
        twin.ears[0].got.clear()
        await twin.send(2, Concede())
        await at_once()
        [(_, data)] = twin.ears[0].got
        assert len(msgspec.json.decode(data, type=Update).beats) > 1

    simulate(test())


def test_a_payment_is_one_whoever_could_answer_its_parts() -> None:
    those = captain(2, "Guy McCormick"), crew(2, "Jack Trades"), hand(2, TAGGING), pile(2, "deck", "Brutes")
    mine = crew(1, "Mountainous Mike", "Bully Boys"), hand(1, "Flashing Swords Inn")
    scene = table(*mine, *those).choose("Attach Flashing Swords Inn")
    bert_holds, game = scene.card(TAGGING), scene.game

    async def told(asked: bool) -> list[tuple[float, bytes]]:
        start = asyncio.get_running_loop().time()
        s = next(s for s in (redeal(game.state, 0, seed) for seed in count()) if (s.zone[bert_holds] == HAND) == asked)
        s.record = list(game.state.record or ())
        twin = Twin(game, s, [Stops("can")] * 2, 0)
        await twin.sit_down()
        for _ in range(2):
            await twin.answer(0, twin.decisions()[0].options[0].key)
            await asyncio.sleep(GLANCE)
            if twin.decisions():
                await declines(twin, 1)
            await asyncio.sleep(2 * PAUSE)
        assert twin.game.choices[1][0] == asked, "Bert was asked whether the first produces nothing"
        await twin.send(0, Undo())
        wish = twin.table.taking_back.wish
        assert wish is not None and wish.keep == 0, "all that was paid for it"
        return since(start, twin.ears[0].got)

    async def test() -> None:
        assert await told(True) == await told(False)

    simulate(test())


def test_a_payment_is_one_though_who_pays_could_answer_its_parts() -> None:
    mine = captain(1, "Guy McCormick"), crew(1, "Jack Trades", "Mountainous Mike", "Bully Boys")
    cards = hand(1, "Flashing Swords Inn", TAGGING), pile(1, "deck", "Brutes")
    scene = table(*mine, *cards, pile(2, "deck", TAGGING)).choose("Attach Flashing Swords Inn")
    anne_holds, game = scene.card(TAGGING), scene.game

    async def told(asked: bool) -> list[tuple[float, bytes]]:
        start = asyncio.get_running_loop().time()
        s = next(s for s in (redeal(game.state, 1, seed) for seed in count()) if (s.zone[anne_holds] == HAND) == asked)
        s.record = list(game.state.record or ())
        twin = Twin(game, s, [Stops("never"), Stops("can")], 1)
        await twin.sit_down()
        for _ in range(2):
            await twin.answer(0, twin.decisions()[0].options[0].key)
            await asyncio.sleep(4 * PAUSE)
        assert twin.game.choices[1] == (0, key(PASS)) if asked else twin.game.choices[1] != (0, key(PASS))
        await twin.send(0, Undo())
        assert twin.table.taking_back.wish is not None
        return since(start, twin.ears[1].got)

    async def test() -> None:
        assert await told(True) == await told(False)

    simulate(test())


@pytest.mark.parametrize("leaves", [0, 1, 2])
@pytest.mark.parametrize("glances", [1, 9])
def test_whoever_leaves_while_somebody_is_held_or_asked_leaves_when_that_is_over(leaves: int, glances: int) -> None:
    async def told(bert: str) -> list[tuple[float, bytes]]:
        start = asyncio.get_running_loop().time()
        twin = await at_berts_moment(bert, 0 if leaves else 2, [Stops("can"), Stops("always"), Stops("always")])
        await asyncio.sleep(glances * GLANCE)
        assert list(twin.decisions()) == [1], "Bert is held, or asked"
        await twin.send(leaves, Concede())
        await asyncio.sleep(4 * PAUSE)
        if leaves != 1:
            assert not twin.game.state.out, "until Bert goes on"
            await declines(twin, 1)
            await asyncio.sleep(2 * PAUSE)
        if leaves != 2:
            await declines(twin, 2)
            await asyncio.sleep(2 * PAUSE)
        assert twin.game.state.out == 1 << leaves
        assert not any(shown.kind == HOLD for shown in twin.decisions().values()), "nobody is held who leaves"
        return since(start, twin.ears[0 if leaves else 2].got)

    async def test() -> None:
        assert await told(SCORN) == await told(SPIRIT)

    simulate(test())


def test_whoever_leaves_while_the_table_is_busy_changes_no_pause() -> None:
    """What is declined at once comes into the row of pauses, also if that takes until the last one is over."""

    async def told(cecil: str) -> list[tuple[float, bytes]]:
        start = asyncio.get_running_loop().time()
        game = challenging((SPIRIT, SPIRIT), CARDS[SPIRIT], CARDS[cecil])
        game.choose(challenge(game))
        twin = Twin(game, game.state, [Stops("can")] * 3, 0)
        await twin.sit_down()
        storage = twin.house.storage
        work = storage.do

        async def slowly(*asked: Any, **how: Any) -> Any:
            await asyncio.sleep(GLANCE)
            return await work(*asked, **how)

        await twin.answer(0, twin.game.open_questions()[0].options[0])
        storage.do = slowly  # type: ignore[method-assign]
        await asyncio.sleep(PAUSE - GLANCE / 2)
        await twin.send(2, Concede())
        await asyncio.sleep(4 * PAUSE)
        assert twin.game.state.out == 1 << 2
        return since(start, twin.ears[0].got)

    async def test() -> None:
        held, not_held = await told(SCORN), await told(SPIRIT)
        assert [timeless(data) for _, data in held] == [timeless(data) for _, data in not_held]
        assert max(abs(one - other) for (one, _), (other, _) in zip(held, not_held, strict=True)) <= GLANCE

    simulate(test())


def test_a_bot_that_is_given_the_seat_of_who_leaves_plays_on() -> None:
    async def test() -> None:
        twin = await at_berts_moment(SPIRIT, 0, [Stops("can")] * 3)
        await twin.send(2, Concede())
        await twin.table.lateness.give_to_bot(2, "random", "away")
        await asyncio.sleep(2 * PAUSE)
        assert twin.table.show.scene is None and not twin.game.state.out

    simulate(test())


def test_nobody_is_held_any_more_when_the_game_ends_beneath() -> None:
    async def test() -> None:
        twin = await at_berts_moment(SPIRIT, 0, [Stops("can"), Stops("always"), Stops("can")])
        await asyncio.sleep(2 * PAUSE)
        assert twin.decisions()[1].kind == HOLD
        for seat in (0, 2):  # as what Cecil declines might do
            twin.game.concede(seat)
            twin.table.made(twin.game, seat, CONCEDE, PERSON)
        await twin.table.go_on(twin.game)
        await asyncio.sleep(PAUSE)
        assert twin.game.over and twin.table.show.scene is None and not twin.decisions()

    simulate(test())


def test_nobody_is_held_when_the_game_is_over() -> None:
    async def test() -> None:
        game = challenging((SPIRIT, SCORN), (SPIRIT, SCORN))
        twin = Twin(game, game.state, [Stops("can"), Stops("always")], 0)
        await twin.sit_down()
        await twin.answer(0, challenge(game))
        await asyncio.sleep(2 * PAUSE)
        assert twin.decisions()[1].kind == HOLD
        await twin.send(0, Concede())
        await asyncio.sleep(GLANCE)
        await twin.answer(1, GO_ON)
        await asyncio.sleep(3 * PAUSE)
        assert twin.game.over and twin.table.show.scene is None and not twin.decisions()

    simulate(test())
