"""Taking back: one's own choices until something is sealed, further by consent, everything when alone against bots."""

import random

import pytest
from server.serving import (
    InThread, guest, keep_table, nobody, open_at, person, play, quiet, run, two_people, two_seats,
)  # fmt: skip

from quarterdeck.kernel.game import CHANCE
from quarterdeck.server.client import Seat
from quarterdeck.server.facts import Seat as FactsSeat
from quarterdeck.server.messages import Answer, Concede, Consent, Credentials, PasswordGiven, Refused, Undo
from quarterdeck.server.storage import PERSON

PASSWORD = "correct horse battery"
MOVING = """
[[player]]
leader = "Kaspar Dietrich"
crew = [{name = "Terrell Brandt", at = "Docks"}]
[[player]]
leader = "Odette Dubois d'Arrent"
crew = [{name = "Jean Urbain", at = "Docks"}]
"""


async def choose(seat: Seat, words: str) -> None:
    decision = await seat.next_decision()
    assert decision is not None
    option = next(option for option in decision.options if words in option.words)
    await seat.answer(decision, option.key)


def test_a_part_of_a_choice_is_taken_back_at_once(server: InThread) -> None:
    async def test() -> None:
        id, (anne, bert) = await open_at(server, MOVING, "Anne", "Bert")
        first = await anne.next_decision()
        assert first is not None and not first.can_undo
        await choose(anne, "Move")
        second = anne.decision
        assert second is not None and second.can_undo, "nothing was sealed: others have not been asked"
        await anne.send(Undo())
        await quiet(anne, bert)
        assert anne.decision is not None and anne.decision.kind == "take_action"
        assert anne.decision.id not in (first.id, second.id), "an answer to the old question means nothing any more"
        await anne.send(Answer(first.id, first.options[0].key))
        assert (await anne.until(Refused)).error == "stale"
        game = server.table(id).game
        assert game is not None and game.choices == []
        assert bert.undo_asked is None

    run(test())


BUYING = """
[city]
Docks = {cards = ["Captain's Coat"]}
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks"}
hand = ["Langschwert", "Precision", "Regroup", "Last Word"]
[[player]]
leader = "Odette Dubois d'Arrent"
"""


def test_a_payment_is_taken_back_as_a_whole_and_named_by_what_it_is_for(server: InThread) -> None:
    async def test() -> None:
        id, (anne, bert) = await open_at(server, BUYING, "Anne", "Bert")
        table = server.table(id)
        for words in ("Equip", "Captain's Coat"):
            await choose(anne, words)
        assert table.game is not None and table.taking_back.words(0) == "Captain's Coat"
        began = list(table.game.choices)
        for words in ("Langschwert", "Last Word"):
            await choose(anne, words)
            assert table.taking_back.words(0) == "Pay for Captain's Coat"
        await anne.send(Undo())
        await quiet(anne, bert)
        assert table.game.choices == began
        for words in ("Langschwert", "Last Word", "Regroup"):
            await choose(anne, words)
        await quiet(anne, bert)
        assert any("equipped" in event.words for event in anne.log)
        assert table.taking_back.words(0) == "Pay for Captain's Coat"
        await anne.send(Undo())  # Bert has been asked since
        await quiet(anne, bert)
        await bert.send(Consent(True))
        await quiet(bert, anne)
        assert [one for one in table.game.choices if one[0] != CHANCE] == began
        assert anne.decision is not None and anne.decision.reason.startswith("Pay 3 ")

    run(test())


def test_there_may_be_nothing_to_take_back(server: InThread) -> None:
    async def test() -> None:
        _, (anne, _) = await open_at(server, MOVING, "Anne", "Bert")
        await anne.send(Undo())
        assert (await anne.until(Refused)).error == "stale"

    run(test())


def test_further_back_takes_the_consent_of_the_table_and_chance_is_drawn_anew(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        await play((anne, bert), random.Random(5), 12)
        playing = server.table(table.id)
        game = playing.game
        assert game is not None
        last = max(at for at, (seat, _) in enumerate(game.choices) if seat == 0)
        if last >= game.state.sealed:
            last = await to_a_sealed_choice(anne, bert, server, table.id)
        before = game.view(0)
        made = list(game.choices)
        await anne.send(Undo())
        await quiet(anne, bert)
        asked = anne.undo_asked, bert.undo_asked
        assert [wish and (wish.seat, wish.agreed, wish.asked) for wish in asked] == [(0, 0, 1), (0, 0, 1)]
        assert game.choices == made and game.view(0) == before, "nothing happens before the others agree"
        await bert.send(Consent(True))
        await quiet(bert, anne)
        assert (anne.undo_asked, bert.undo_asked) == (None, None)
        assert game.choices[:-1] == made[:last] and game.choices[-1][0] == CHANCE
        assert anne.decision is not None
        for seat in (anne, bert):
            assert [event.words for event in seat.log] == game.log(seat.me)
        await play((anne, bert), random.Random(6))
        assert game.over

    run(test())


async def to_a_sealed_choice(anne: Seat, bert: Seat, server: InThread, id: str) -> int:
    """Play on until something was sealed since Anne's last choice."""
    game = server.table(id).game
    assert game is not None
    chance = random.Random(8)
    while True:
        await play((anne, bert), chance, 1)
        last = max(at for at, (seat, _) in enumerate(game.choices) if seat == 0)
        if last < game.state.sealed and not game.over:
            return last


THREE = MOVING + """
[[player]]
leader = "Yevgeni"
"""


def test_whoever_is_asked_reads_what_would_go_and_the_chat_tells_what_became_of_it(server: InThread) -> None:
    """Anne has challenged Jean, and Bert has accepted: his own choice would go with hers."""

    async def test() -> None:
        _, (anne, bert, cora) = await open_at(server, THREE, "Anne", "Bert", "Cora")
        await choose(anne, "Challenge")
        await quiet(anne, bert, cora)
        first = len(bert.log)
        await choose(anne, "Technique")
        await choose(bert, "Accept")
        await quiet(anne, bert, cora)
        told = [event.words for event in bert.log]
        for yes in (False, True):
            await anne.send(Undo())
            await quiet(anne, bert, cora)
            wishes = [seat.undo_asked for seat in (anne, bert, cora)]
            assert [wish and (wish.words, wish.lines, wish.yours, wish.agreed, wish.asked) for wish in wishes] == [
                (told[first], len(told) - first, own, 0, 2) for own in (1, 1, 0)
            ]
            await cora.send(Consent(True))
            await quiet(cora, anne, bert)
            assert anne.undo_asked is not None and anne.undo_asked.agreed == 1 and cora.undo_asked is None
            await bert.send(Consent(yes))
            await quiet(bert, anne, cora)
            said = [line.text for line in cora.chat if not line.name]
            if yes:
                assert said[-1] == "Anne takes back a choice: everybody has agreed."
                assert anne.decision is not None and anne.decision.kind == "issue_technique"
                return
            assert said == ["Bert would rather play on: Anne takes nothing back."]
            server.table(anne.table.id if anne.table else "").facts.seats[0].refused = -1  # as after a choice of hers

    run(test())


@pytest.mark.parametrize("how", ["concedes", "deletes the account"])
def test_nobody_who_has_left_is_brought_back(server: InThread, how: str) -> None:
    """Anne has passed, and Cora leaves: what was before stays as it is, whoever agrees."""

    async def test() -> None:
        people = [nobody(server.url) for _ in range(3)]
        for client, name in zip(people, ("Anne", "Bert", "Cora")):
            await client.ask("POST", "/api/register", Credentials(f"{name} who {how[:8]}", PASSWORD))
        seated = [person(server, client.cookie.partition("=")[2]) for client in people]
        id = keep_table(server, THREE, *seated)
        anne, bert, cora = [await client.sit(id) for client in people]
        await quiet(anne, bert, cora)
        await choose(anne, "Pass")
        await quiet(anne, bert, cora)
        if how == "concedes":
            await cora.send(Concede())
            await quiet(cora, anne, bert)
            await cora.send(Undo())
            assert (await cora.until(Refused)).words.endswith("before somebody has left the game")
        else:
            await people[2].ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
            anne, bert = [await client.sit(id) for client in people[:2]]
            await quiet(anne, bert)
        game = server.table(id).game
        assert game is not None and game.state.out == 0b100 and not game.over
        made = list(game.choices)
        assert server.table(id).taking_back.words(0) == "", "the page offers nothing"
        await anne.send(Undo())
        assert (await anne.until(Refused)).words.endswith("before somebody has left the game")
        await quiet(anne, bert)
        assert bert.undo_asked is None and game.choices == made
        await choose(bert, "Move")
        await quiet(bert, anne)
        await bert.send(Undo())
        await quiet(bert, anne)
        assert game.choices == made and game.state.out == 0b100, "what came after can be taken back"

    run(test())


def test_who_remains_with_bots_brings_nobody_back_either(server: InThread) -> None:
    async def test() -> None:
        people = [await guest(server.url, name) for name in ("Anne", "Bert")]
        seated = [person(server, client.cookie.partition("=")[2]) for client in people]
        id = keep_table(server, THREE, *seated, FactsSeat("bot", "", "", "", "random bot", "random"))
        anne, bert = [await client.sit(id) for client in people]
        await quiet(anne, bert)
        await choose(anne, "Pass")
        await quiet(anne, bert)
        await bert.send(Concede())
        await quiet(bert, anne)
        game = server.table(id).game
        assert game is not None and game.state.out == 0b10 and not game.over
        await anne.send(Undo())
        assert (await anne.until(Refused)).error == "stale"
        assert game.state.out == 0b10

    run(test())


def test_the_page_is_told_whether_taking_back_asks_anybody(server: InThread) -> None:
    async def test() -> None:
        id, (anne, bert) = await open_at(server, MOVING, "Anne", "Bert")
        table = server.table(id)
        assert not table.taking_back.freely(0)
        await choose(anne, "Move")
        assert table.taking_back.freely(0)
        await choose(anne, "Docks" if anne.decision is None else anne.decision.options[0].words)
        while anne.decision is not None:
            await choose(anne, anne.decision.options[0].words)
            await quiet(anne, bert)
        assert anne.decision is None and table.streams[0].undo_freely == table.taking_back.at_once(table.playing(), 0)
        await choose(bert, "Pass")
        await quiet(anne, bert)
        assert not table.streams[0].undo_freely, "Bert has chosen since"

    run(test())


def test_one_no_is_enough_and_a_choice_lets_the_wish_lapse(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        await play((anne, bert), random.Random(9), 8)
        await to_a_sealed_choice(anne, bert, server, table.id)
        game = server.table(table.id).game
        assert game is not None
        made = list(game.choices)
        await anne.send(Undo())
        await quiet(anne, bert)
        await bert.send(Consent(False))
        await quiet(bert, anne)
        assert anne.undo_asked is None and game.choices == made
        await bert.send(Consent(True))
        assert (await bert.until(Refused)).error == "stale"
        await play((anne, bert), random.Random(10), 6)
        await to_a_sealed_choice(anne, bert, server, table.id)
        await anne.send(Undo())
        await quiet(anne, bert)
        assert bert.undo_asked is not None and bert.undo_asked.seat == 0
        await play((anne, bert), random.Random(11), 1)
        assert bert.undo_asked is None and anne.undo_asked is None

    run(test())


def test_alone_against_bots_everything_can_be_taken_back(server: InThread) -> None:
    async def test() -> None:
        client = await guest(server.url, "Anne")
        table = await client.open_table(two_seats("me", "bot"))
        anne = await client.sit(table.id)
        chance = random.Random(11)
        made = 0
        while made < 12 and (decision := await anne.next_decision()) is not None:
            await anne.answer(decision, chance.choice(decision.options).key)
            made += 1
        playing = server.table(table.id)
        for left in range(made - 1, -1, -1):
            await anne.next_decision()
            await anne.send(Undo())
            while sum(by == PERSON for by in playing.by) > left:
                await anne.receive()
            await quiet(anne)
        game = playing.game
        assert game is not None and not [seat for seat, _ in game.choices if seat == 0]
        assert anne.decision is not None and anne.decision.kind == "choose_approach"
        assert [event.words for event in anne.log] == game.log(0)

    run(test())


def test_what_was_taken_back_is_taken_back_in_storage(server: InThread) -> None:
    async def test() -> None:
        id, (anne, bert) = await open_at(server, MOVING, "Anne", "Bert")
        for _ in range(3):
            await choose(anne, "Move")
            await anne.send(Undo())
            await quiet(anne)
        await choose(anne, "Pass")
        await quiet(bert)
        game = server.table(id).game
        assert game is not None
        # the table is rebuilt from its log
        house, loop = server.server.house, server.server.storage.loop
        assert loop is not None
        loop.call_soon_threadsafe(house.forget_all)
        again = await guest(server.url, "Carla")
        watcher = await again.sit(id)
        await watcher.receive()
        rebuilt = server.table(id).game
        assert rebuilt is not None and rebuilt is not game
        assert rebuilt.choices == game.choices and rebuilt.digest() == game.digest()

    run(test())
