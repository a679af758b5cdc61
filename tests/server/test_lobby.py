"""Tables: opening, inviting, joining, watching, leaving, coming back, conceding, playing again."""

import json
import random

import pytest
from server.serving import (
    EISEN, MONTAIGNE, InThread, closed_with, guest, nobody, play, quiet, run, two_people, two_seats,
)  # fmt: skip

from quarterdeck.server.client import Client, ServerProblem
from quarterdeck.server.messages import (
    BotWish, Concede, DeckWish, GameOffered, Join, NewTable, Refused, Rematch, SeatWish, TableShown, Update, Whole,
)  # fmt: skip


def test_a_listed_table_is_in_the_lobby_until_it_is_over(server: InThread) -> None:
    async def test() -> None:
        anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
        table = await anne.open_table(two_seats())
        hidden = await anne.open_table(two_seats(listed=False))

        async def lobby() -> dict[str, TableShown]:
            return {table.id: table for table in await bert.ask("GET", "/api/tables", None, list[TableShown])}

        shown = (await lobby())[table.id]
        assert shown.stage == "waiting" and shown.invitation is None, "the invitation is for those who sit"
        assert hidden.id not in await lobby()
        await bert.join(table.id)
        assert (await lobby())[table.id].stage == "playing"
        seat = await bert.sit(table.id)
        await quiet(seat)
        await seat.send(Concede())
        await quiet(seat)
        assert seat.over and table.id not in await lobby()

    run(test())


def test_an_invitation_brings_a_friend_to_an_unlisted_table(server: InThread) -> None:
    async def test() -> None:
        anne, bert, carla = [await guest(server.url, name) for name in ("Anne", "Bert", "Carla")]
        table = await anne.open_table(two_seats(listed=False))
        assert table.invitation is not None
        host = await anne.sit(table.id)
        whole = await host.receive()
        assert isinstance(whole, Whole) and whole.view is None and whole.table.stage == "waiting"
        watcher = await carla.sit(table.id, table.invitation)
        assert isinstance(await watcher.receive(), Whole) and watcher.me is None
        await bert.join(table.id, Join(table.invitation, DeckWish("random")))
        while host.view is None:
            await host.receive()
        assert host.table is not None and [person.name for person in host.table.seats] == ["Anne", "Bert"]
        assert host.table.seats[1].deck.startswith("random ")
        await quiet(watcher)
        assert watcher.view is not None and watcher.decision is None
        assert watcher.table is not None and watcher.table.invitation is None

    run(test())


def test_an_onlooker_who_joins_is_sent_the_whole_of_their_seat(server: InThread) -> None:
    async def test() -> None:
        anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
        table = await anne.open_table(two_seats())
        seat = await bert.sit(table.id)
        await quiet(seat)
        assert seat.me is None
        await bert.join(table.id)
        await seat.until(Whole)
        assert seat.me == 1 and seat.decision is not None

    run(test())


def test_who_leaves_before_the_game_frees_the_seat_and_afterwards_keeps_it(server: InThread) -> None:
    async def test() -> None:
        anne, bert, carla = [await guest(server.url, name) for name in ("Anne", "Bert", "Carla")]
        seats = (SeatWish("me", EISEN), SeatWish("open", MONTAIGNE), SeatWish("open", EISEN))
        table = await anne.open_table(NewTable("five-sails", "rulebook-2023", seats))
        await bert.join(table.id)
        left = await bert.ask("POST", f"/api/tables/{table.id}/leave", b"{}", TableShown)
        assert left.seats[1].kind == "open" and left.seats[1].name == ""
        for client in (carla, bert):
            table = await client.join(table.id)
        assert [person.name for person in table.seats] == ["Anne", "Carla", "Bert"] and table.stage == "playing"
        kept = await carla.ask("POST", f"/api/tables/{table.id}/leave", b"{}", TableShown)
        assert kept.seats[1].name == "Carla", "in a game the seat stays one's own"
        seat = await carla.sit(table.id)
        await quiet(seat)
        assert seat.me == 1

    run(test())


def test_a_table_that_everybody_has_left_is_closed(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        table = await anne.open_table(two_seats())
        left = await anne.ask("POST", f"/api/tables/{table.id}/leave", b"{}", TableShown)
        assert left.stage == "closed" and left.reason
        with pytest.raises(ServerProblem):
            await (await guest(server.url, "Bert")).join(table.id)

    run(test())


def test_who_concedes_is_out_and_the_others_go_on(server: InThread) -> None:
    async def test() -> None:
        clients = [await guest(server.url, name) for name in ("Anne", "Bert", "Carla")]
        seats = (SeatWish("me", EISEN), SeatWish("open", MONTAIGNE), SeatWish("open", EISEN))
        table = await clients[0].open_table(NewTable("five-sails", "rulebook-2023", seats))
        for client in clients[1:]:
            await client.join(table.id)
        anne, bert, carla = [await client.sit(table.id) for client in clients]
        await quiet(anne, bert, carla)
        await play((anne, bert, carla), random.Random(1), 10)
        await bert.send(Concede())
        await quiet(bert, anne, carla)
        assert anne.view is not None and anne.view["players"][1]["out"] and not anne.over
        await bert.send(Concede())
        assert (await bert.until(Refused)).error == "stale"
        await play((anne, carla), random.Random(2), 10)
        await anne.send(Concede())
        await quiet(anne, carla, bert)
        assert all(seat.over for seat in (anne, bert, carla))
        assert carla.view is not None and carla.view["winner"] == 2

    run(test())


def test_a_rematch_has_the_same_people_decks_and_edition(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        await anne.send(Rematch())
        assert (await anne.until(Refused)).error == "stale", "not before the game is over"
        await bert.send(Concede())
        await quiet(bert, anne)
        for _ in range(3):
            await anne.send(Rematch())
        await quiet(anne, bert)
        assert anne.table is not None and bert.table is not None
        assert anne.table.rematch is None and bert.table.again == (0,), "it takes the others, too"
        await bert.send(Rematch())
        await quiet(bert, anne)
        assert anne.table.rematch is not None and anne.table.rematch == bert.table.rematch
        new = server.server.house.tables.get(anne.table.rematch)
        assert new is None, "it is loaded when somebody comes"
        watcher = await nobody(server.url).sit(anne.table.rematch)
        whole = await watcher.receive()
        assert isinstance(whole, Whole) and whole.table.stage == "playing"
        assert [person.name for person in whole.table.seats] == ["Anne", "Bert"]
        assert [person.deck for person in whole.table.seats] == [person.deck for person in table.seats]

    run(test())


def test_a_rematch_that_cannot_be_noted_is_none(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with InThread(database) as running:

        async def test() -> None:
            storage = running.server.storage
            clients = [await guest(running.url, name) for name in ("Anne", "Bert")]
            table = await clients[0].open_table(two_seats())
            await clients[1].join(table.id)
            seats = [await client.sit(table.id) for client in clients]
            await quiet(*seats)
            await seats[0].send(Concede())
            await quiet(*seats)
            with monkeypatch.context() as failing:
                failing.setattr(storage, "update_table", no_room)
                for seat in seats:
                    await seat.send(Rematch())
                for seat in seats:
                    await closed_with(seat)
            assert [row[0] for row in await storage.rows("select id from tables")] == [table.id]
            again = [await client.sit(table.id) for client in clients]
            for seat in again:
                await seat.send(Rematch())
                await quiet(seat)
            await quiet(*again)
            assert again[0].table is not None
            made = {row[0] for row in await storage.rows("select id from tables")}
            assert made == {table.id, again[0].table.rematch}

        run(test())


def no_room(*_: object) -> None:
    raise RuntimeError("there is no room")


def test_tables_nobody_looks_at_leave_the_memory_and_come_back(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        await play((anne, bert), random.Random(3), 15)
        game = server.table(table.id).game
        assert game is not None
        loop, house = server.server.storage.loop, server.server.house
        assert loop is not None
        loop.call_soon_threadsafe(house.forget, house.tables[table.id])
        watcher = await nobody(server.url).sit(table.id)
        await watcher.receive()
        rebuilt = server.table(table.id).game
        assert rebuilt is not None and rebuilt is not game and rebuilt.digest() == game.digest()

    run(test())


def test_three_editions_and_every_way_to_a_deck(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        games: bytes = await anne.ask("GET", "/api/games")
        for edition in ("rulebook-2023", "learn-to-play", "playtest-5.9.4e"):
            assert edition.encode() in games
            mine, other = DeckWish("random", "Kaspar Dietrich"), DeckWish("random")
            seats = (SeatWish("me", mine), SeatWish("bot", other, "random"))
            table = await anne.open_table(NewTable("five-sails", edition, seats))
            seat = await anne.sit(table.id)
            decision = await seat.next_decision()
            assert decision is not None
            await seat.answer(decision, decision.options[0].key)
        with pytest.raises(ServerProblem, match="FS-DECK"):
            short = DeckWish("list", "Leader: Kaspar Dietrich\nThrowing Knife x2\n")
            seats = (SeatWish("me", short), SeatWish("open", EISEN))
            await anne.open_table(NewTable("five-sails", "rulebook-2023", seats))

    run(test())


def test_a_list_is_no_sample_whatever_it_is_called(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        written: bytes = await anne.ask("GET", "/api/games/five-sails/decks/eisen")
        others = [SeatWish("open", deck) for deck in (DeckWish("list", written.decode()), DeckWish("random"))]
        seats = (SeatWish("me", DeckWish("sample", "Eisen")), *others)
        table = await anne.open_table(NewTable("five-sails", "rulebook-2023", seats))
        mine, theirs, _ = table.seats
        assert mine.deck == theirs.deck == "eisen", "the list has the name of the sample"
        assert [person.sample for person in table.seats] == ["eisen", None, None]

    run(test())


def test_joining_twice_is_joining_once(server: InThread) -> None:
    async def test() -> None:
        anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
        table = await anne.open_table(two_seats())
        assert (await anne.join(table.id)).stage == "waiting"
        assert (await bert.join(table.id)).stage == (await bert.join(table.id)).stage == "playing"
        assert isinstance(await (await bert.sit(table.id)).receive(), Whole | Update)

    run(test())


def test_everybody_finds_the_tables_at_which_they_sit(server: InThread) -> None:
    async def test() -> None:
        anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
        table = await anne.open_table(two_seats())

        async def of(client: Client) -> list[str]:
            return [shown.id for shown in await client.ask("GET", "/api/tables/mine", None, list[TableShown])]

        assert (await of(anne), await of(bert), await of(nobody(server.url))) == ([table.id], [], [])
        await bert.join(table.id)
        assert await of(bert) == [table.id]
        alone = await anne.open_table(two_seats("me", "bot"))
        assert set(await of(anne)) == {table.id, alone.id}
        mine = await anne.ask("GET", "/api/tables/mine", None, list[TableShown])
        assert all(shown.invitation is None and shown.result is None for shown in mine)

    run(test())


def test_ones_games_tell_how_they_ended_also_those_that_nobody_looks_at(server: InThread) -> None:
    async def test() -> None:
        anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
        table = await anne.open_table(two_seats())
        await bert.join(table.id)
        seats = [await client.sit(table.id) for client in (anne, bert)]
        await seats[0].send(Concede())
        await quiet(*seats)
        for forget in (False, True):
            if forget:
                server.server.house.forget(server.table(table.id))
            (shown,) = await bert.ask("GET", "/api/tables/mine", None, list[TableShown])
            assert shown.result is not None and shown.result.winners == (1,) and shown.result.choices == 1

    run(test())


def test_who_leaves_before_the_game_does_not_sit_there(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        table = await anne.open_table(two_seats())
        await anne.ask("POST", f"/api/tables/{table.id}/leave", b"")
        assert await anne.ask("GET", "/api/tables/mine", None, list[TableShown]) == []

    run(test())


def test_the_usual_rival_is_the_boatswain_and_others_can_be_chosen(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        game = (await anne.ask("GET", "/api/games", None, list[GameOffered]))[0]
        assert [(level.title, level.usual) for level in game.levels] == [
            ("Cabin boy", False), ("Boatswain", True), ("Captain", False),
        ]  # fmt: skip
        assert {level.name for level in game.levels} < set(game.bots) and "search" not in game.bots
        usual = await anne.open_table(two_seats("me", "bot", bot=""))
        assert (usual.seats[1].kind, usual.seats[1].name) == ("bot", "Boatswain")
        captain = await anne.open_table(two_seats("me", "bot", bot="captain"))
        assert captain.seats[1].name == "Captain"
        for unknown in ("admiral", "search", "search:1000000s"):
            with pytest.raises(ServerProblem, match="there is no bot named"):
                await anne.open_table(two_seats("me", "bot", bot=unknown))

    run(test())


def test_whoever_waits_can_let_a_bot_sit_down(server: InThread) -> None:
    async def test() -> None:
        anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
        table = await anne.open_table(two_seats())
        with pytest.raises(ServerProblem, match="only those who sit"):
            await bert.seat_bot(table.id, BotWish("random"))
        with pytest.raises(ServerProblem, match="there is no bot named"):
            await anne.seat_bot(table.id, BotWish("admiral"))
        seat = await anne.sit(table.id)
        shown = await anne.seat_bot(table.id, BotWish("cabin boy"))
        assert shown.stage == "playing" and shown.seats[1].name == "Cabin boy"
        assert await seat.next_decision() is not None
        with pytest.raises(ServerProblem, match="no seat is free"):
            await anne.seat_bot(table.id)

    run(test())


def test_a_record_tells_a_bot_from_a_person(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "The Boatswain")
        table = await anne.open_table(two_seats("me", "bot", bot=""))
        seat = await anne.sit(table.id)
        await quiet(seat)
        await seat.send(Concede())
        await quiet(seat)
        record: bytes = await anne.ask("GET", f"/api/tables/{table.id}/replay")
        assert json.loads(record.splitlines()[0])["names"] == ["The Boatswain", "Boatswain (bot)"]

    run(test())


def test_a_captain_sails_for_one_seat_at_a_table(server: InThread) -> None:
    """(SL-SETUP-04)"""

    def table(*captains: str) -> NewTable:
        mine, *others = [DeckWish("sample", captain) for captain in captains]
        seats = (SeatWish("me", mine), *[SeatWish("open", wish) for wish in others])
        return NewTable("sea-of-legends", "standard", seats)

    async def test() -> None:
        anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
        with pytest.raises(ServerProblem, match="Kahina is taken by another seat: choose another"):
            await anne.open_table(table("kahina", "kahina"))
        opened = await anne.open_table(table("kahina", "any-captain", "any-captain"))
        with pytest.raises(ServerProblem, match="Kahina is taken by another seat: choose another"):
            await bert.join(opened.id, Join(deck=DeckWish("sample", "kahina")))
        joined = await bert.join(opened.id, Join(deck=DeckWish("sample", "cesare")))
        assert [(p.deck, p.sample) for p in joined.seats] == [
            ("Kahina", "kahina"), ("Cesare", "cesare"), ("any Captain", "any-captain"),
        ]  # fmt: skip
        carla = await guest(server.url, "Carla")
        begun = await carla.join(opened.id, Join(deck=DeckWish("sample", "any-captain")))
        assert begun.stage == "playing"

    run(test())
