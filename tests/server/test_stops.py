"""Standing orders, and pausing alike: whether a hand holds an answer cannot be told from the table's silence."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.serving import GENEROUS, InThread, guest, keep_table, open_at, person, quiet, run

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import MOVE
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.event import E_KIND, E_OTHER, E_SET
from quarterdeck.server.client import Seat
from quarterdeck.server.facts import Seat as FactsSeat
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import Refused, Stops, Update
from quarterdeck.server.storage import BOT, BY_ORDERS

PAUSE = 0.25


@pytest.fixture(scope="module")
def pausing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    path: Path = tmp_path_factory.mktemp("pausing") / "q.sqlite"
    with InThread(str(path), Settings(pause=PAUSE, limits=GENEROUS)) as running:
        yield running


def challenge(hand: str, deck: str) -> str:
    """Anne can challenge with a Mercenary; Bert's card cancels that, if he holds it."""
    return f"""
[[player]]
leader = "Kaspar Dietrich"
crew = [{{name = "Kalla Forsberg", at = "Docks"}}]
[[player]]
leader = "Odette Dubois d'Arrent"
crew = [{{name = "Jean Urbain", at = "Docks"}}]
hand = ["{hand}"]
deck = ["{deck}"]
"""


HOLDS = challenge("You're Embarrassing Yourself", "Valiant Spirit")
HOLDS_NOT = challenge("Valiant Spirit", "You're Embarrassing Yourself")


async def choose(seat: Seat, words: str) -> None:
    decision = await seat.next_decision()
    assert decision is not None
    await seat.answer(decision, next(option for option in decision.options if words in option.words).key)


async def until_asked(seat: Seat, asked: int) -> list[Update]:
    """The updates until everybody knows that a seat is asked."""
    updates: list[Update] = []
    while seat.view is None or seat.view["question"] != {"seat": asked}:
        updates.append(await seat.until(Update))
    return updates


async def what_anne_sees(running: InThread, position: str, orders: Stops | None) -> tuple[list[object], float]:
    """What Anne is sent from her challenge to the next thing that Bert is openly asked, and how long that took."""
    _, (anne, bert) = await open_at(running, position, "Anne", "Bert")
    if orders is not None:
        await bert.send(orders)
        await quiet(bert)
    decision = await anne.next_decision()
    assert decision is not None
    start = asyncio.get_running_loop().time()
    answering = asyncio.create_task(pass_when_asked(bert)) if orders is None else None
    await anne.answer(decision, next(option for option in decision.options if "Challenge" in option.words).key)
    first = (anne.view, list(anne.log), anne.decision)
    updates = await until_asked(anne, 1)
    long = asyncio.get_running_loop().time() - start
    seen: list[object] = [first, *[(update.view, update.events, update.decision) for update in updates]]
    if answering is not None:
        await answering
    return seen, long


async def pass_when_asked(bert: Seat) -> None:
    while (decision := await bert.next_decision()) is not None:
        if decision.kind != "react":
            return
        await choose(bert, "Pass")


@pytest.mark.parametrize("orders", [Stops("never"), None], ids=["never", "passes at once"])
def test_silence_says_nothing_about_a_hand(pausing: InThread, orders: Stops | None) -> None:
    """That they come at the same moments, too, is shown in simulated time by test_twins.py."""

    async def test() -> None:
        held, long = await what_anne_sees(pausing, HOLDS, orders)
        not_held, short = await what_anne_sees(pausing, HOLDS_NOT, orders)
        assert held == not_held, "the same messages, card or no card"
        assert long >= PAUSE and short >= PAUSE

    run(test())


def test_orders_are_followed_as_ordinary_choices_in_the_log(server: InThread) -> None:
    async def test() -> None:
        for stops, asked in (
            (Stops("never"), False),
            (Stops("can"), True),
            (Stops("can", not_today=("You're Embarrassing Yourself",)), False),
            (Stops("can", not_today=("Another Card",)), True),
            (Stops("can", concerns_me=True), True),
        ):
            id, (anne, bert) = await open_at(server, HOLDS, "Anne", "Bert")
            await bert.send(stops)
            await quiet(bert)
            await choose(anne, "Challenge")
            await quiet(anne, bert)
            table = server.table(id)
            game = table.game
            assert game is not None
            if asked:
                assert bert.decision is not None and bert.decision.kind == "react"
                assert anne.view is not None and not anne.view["question"], "nobody else is told who is asked"
            else:
                assert bert.decision is None or bert.decision.kind != "react"
                assert (1, 0) in game.choices and BY_ORDERS in table.by

    run(test())


@pytest.mark.parametrize("held", [2, 3], ids=["two locations", "all three"])
def test_in_danger_no_standing_order_passes(server: InThread, held: int) -> None:
    """Who would lose at Plunder is asked, whatever the orders say."""
    city = "".join(f"[city.{place}]\ncontrol = 1\n" for place in ("Docks", "Forums", "Bazaar")[:held])

    async def test() -> None:
        _, (anne, bert) = await open_at(server, HOLDS + city, "Anne", "Bert")
        await bert.send(Stops("never"))
        await quiet(bert)
        await choose(anne, "Challenge")
        await quiet(anne, bert)
        assert bert.view is not None and len(bert.view["dangers"]) == (1 if held == 3 else 0)
        assert anne.view is not None and anne.view["dangers"] == []
        asked = bert.decision is not None and bert.decision.kind == "react"
        assert asked == (held == 3)

    run(test())


def test_new_orders_hold_for_the_question_that_is_open(server: InThread) -> None:
    async def test() -> None:
        _, (anne, bert) = await open_at(server, HOLDS, "Anne", "Bert")
        await choose(anne, "Challenge")
        await quiet(bert)
        assert bert.decision is not None and bert.decision.kind == "react"
        await bert.send(Stops("never"))
        await quiet(bert)
        assert bert.decision is None or bert.decision.kind != "react"

    run(test())


def test_who_always_wants_to_be_asked_is_held_without_an_answer(pausing: InThread) -> None:
    async def test() -> None:
        id, (anne, bert) = await open_at(pausing, HOLDS_NOT, "Anne", "Bert")
        await bert.send(Stops("always"))
        await quiet(bert)
        await choose(anne, "Challenge")
        hold = await bert.next_decision()
        assert hold is not None and hold.kind == "hold" and len(hold.options) == 1
        await asyncio.sleep(2 * PAUSE)
        await quiet(anne)
        assert anne.view is not None and not anne.view["question"], "the table waits as it would for an answer"
        await bert.answer(hold, hold.options[0].key)
        await until_asked(anne, 1)
        game = pausing.table(id).game
        assert game is not None and len(game.choices) == 1, "a hold is no choice of the game"

    run(test())


def test_a_hold_ends_when_whoever_is_held_goes_away(pausing: InThread) -> None:
    async def test() -> None:
        _, (anne, bert) = await open_at(pausing, HOLDS_NOT, "Anne", "Bert")
        await bert.send(Stops("always"))
        await quiet(bert)
        await choose(anne, "Challenge")
        assert (await bert.next_decision()) is not None
        await bert.close()
        await until_asked(anne, 1)

    run(test())


def test_orders_that_are_too_long_are_refused(server: InThread) -> None:
    async def test() -> None:
        _, (anne, _) = await open_at(server, HOLDS, "Anne", "Bert")
        await anne.send(Stops(not_today=("x",) * 61))
        assert (await anne.until(Refused)).error == "too_long"

    run(test())


def test_cards_are_not_asked_about_for_the_rest_of_the_day(server: InThread) -> None:
    async def test() -> None:
        id, (anne, bert) = await open_at(server, HOLDS, "Anne", "Bert")
        await bert.send(Stops("can", not_today=("You're Embarrassing Yourself",)))
        await quiet(bert)
        table = server.table(id)
        table.facts.seats[1].stops_day -= 1  # the orders are of the day before
        await choose(anne, "Challenge")
        await quiet(bert)
        assert bert.decision is not None and bert.decision.kind == "react"

    run(test())


def test_what_concerns_nobody_else_is_not_asked_of_them() -> None:
    """A move between two places that Bert has nothing at does not concern him; a challenge to his character does."""
    game = five_sails.from_position(HOLDS)
    decision = game.decision()
    assert decision is not None
    game.choose(decision.find("Challenge"))
    s = game.state
    assert isinstance(s, FiveSails) and s.match.rules.concerns(s, 1), "he is challenged"
    s.stack[-1][E_KIND], s.stack[-1][E_SET], s.stack[-1][E_OTHER] = MOVE, 1 << s.match.leader[0], NONE
    s.duel_at = NONE
    assert not s.match.rules.concerns(s, 1) and s.match.rules.concerns(s, 0)
    s.stack[-1][E_SET] |= 1 << s.match.leader[1]
    assert s.match.rules.concerns(s, 1)


#: both Leaders are engaged, and what the players hold costs nothing that they could pay with
NOTHING_TO_DO = """
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks", engaged = true}
hand = ["Valiant Spirit"]
[[player]]
leader = {name = "Soline el Gato", at = "Forums", engaged = true}
hand = ["Valiant Spirit"]
"""


def test_who_could_only_pass_is_asked_where_others_would_learn_something(server: InThread) -> None:
    async def test() -> None:
        _, (anne, bert) = await open_at(server, NOTHING_TO_DO, "Anne", "Bert")
        for asked in (anne, bert):
            decision = await asked.next_decision()
            assert decision is not None and [option.words for option in decision.options] == ["Pass"]
            await choose(asked, "Pass")

    run(test())


def test_who_could_only_pass_against_bots_is_not_asked(server: InThread) -> None:
    async def test() -> None:
        client = await guest(server.url, "Anne")
        bot = FactsSeat("bot", "", "", name="Bot", bot="random")
        id = keep_table(server, NOTHING_TO_DO, bot, person(server, client.cookie.partition("=")[2]))
        anne = await client.sit(id)
        decision = await anne.next_decision()
        assert decision is not None and len(decision.options) > 1, "the next day has begun"
        assert server.table(id).by[:2] == [BOT, BY_ORDERS]

    run(test())
