"""Coming back: a client catches up, or is sent the whole, and is never out of step."""

import random

from server.serving import InThread, guest, play, quiet, run, two_people, two_seats

from quarterdeck.server.client import Client, Seat, plain
from quarterdeck.server.messages import Chat, Said, Update, Whole


async def two_clients(server: InThread) -> tuple[str, list[Client], list[Seat]]:
    clients = [await guest(server.url, name) for name in ("Anne", "Bert")]
    table = await clients[0].open_table(two_seats())
    await clients[1].join(table.id)
    seats = [await client.sit(table.id) for client in clients]
    await quiet(*seats)
    return table.id, clients, seats


def carry_over(old: Seat, new: Seat) -> None:
    """A client that lost its socket remembers what it had."""
    new.me, new.number, new.view, new.table = old.me, old.number, old.view, old.table
    new.log, new.chat, new.decision, new.undo_asked = old.log, old.chat, old.decision, old.undo_asked


def test_a_client_that_lost_its_socket_catches_up(server: InThread) -> None:
    async def test() -> None:
        id, clients, (anne, bert) = await two_clients(server)
        await play((anne, bert), random.Random(1), 6)
        await anne.close()
        await quiet(bert)
        for line in ("Where are you?", "It is your turn."):
            await bert.send(Chat(line))
        if bert.decision is not None:
            await bert.answer(bert.decision, bert.decision.options[0].key)
        await quiet(bert)
        again = await clients[0].sit(id, seen=anne.number)
        carry_over(anne, again)
        first = await again.receive()
        assert isinstance(first, Update | Said), "only what was missed"
        await quiet(again)
        game = server.table(id).game
        assert game is not None
        assert [event.words for event in again.log] == game.log(0)
        assert plain({**again.view, "question": 0}) == plain({**game.view(0), "question": 0})  # type: ignore[dict-item]
        assert [line.text for line in again.chat] == ["Where are you?", "It is your turn."]
        await play((again, bert), random.Random(2), 6)

    run(test())


def test_who_has_missed_too_much_or_remembers_something_else_is_sent_the_whole(server: InThread) -> None:
    async def test() -> None:
        id, clients, (anne, bert) = await two_clients(server)
        old = anne.number
        await play((anne, bert), random.Random(3), 60)
        for seen in (0, old, 1, anne.number + 5, -3, 1 << 50):
            again = await clients[0].sit(id, seen=seen)
            whole = await again.receive()
            assert isinstance(whole, Whole)
            assert whole.number >= anne.number and whole.me == 0
            assert [event.words for event in whole.log] == [event.words for event in anne.log]
            assert plain(whole.view) == plain(anne.view)
            await again.close()

    run(test())


def test_two_screens_of_one_person_stay_alike(server: InThread) -> None:
    async def test() -> None:
        id, clients, (anne, bert) = await two_clients(server)
        second = await clients[0].sit(id)
        await quiet(second)
        await play((anne, bert), random.Random(4), 20)
        await quiet(second, anne)
        assert second.number == anne.number and second.log == anne.log
        assert plain(second.view) == plain(anne.view) and second.decision == anne.decision

    run(test())


def test_everybody_sees_who_is_here(server: InThread) -> None:
    async def test() -> None:
        _, anne, bert = await two_people(server.url)
        await quiet(anne)
        assert anne.table is not None and [person.here for person in anne.table.seats] == [True, True]
        await bert.close()
        await anne.until(Update)
        assert [person.here for person in anne.table.seats] == [True, False]

    run(test())


def test_chat_reaches_everybody_as_text_and_is_kept(server: InThread) -> None:
    async def test() -> None:
        id, clients, (anne, bert) = await two_clients(server)
        watcher = await (await guest(server.url, "Carla")).sit(id)
        await quiet(watcher)
        line = "<img src=x onerror=alert(1)> & \u202egood\u202c luck\x00\n"
        await anne.send(Chat(line))
        for seat in (anne, bert, watcher):
            said = await seat.until(Said)
            assert (said.name, said.text) == ("Anne", "<img src=x onerror=alert(1)> & good luck")
        again = await clients[1].sit(id)
        whole = await again.receive()
        assert isinstance(whole, Whole) and [line.text for line in whole.chat] == [said.text]

    run(test())
