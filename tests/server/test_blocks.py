"""Whoever is blocked neither sits down with nor speaks to the one who has had enough, and is not told why."""

import asyncio

from server.serving import InThread, guest, nobody, quiet, run, status, two_people, two_seats
from server.test_accounts import account, logged_in
from server.test_people import PASSWORD, copy_of

from quarterdeck.server.client import Client, Seat, ServerProblem
from quarterdeck.server.messages import (
    AccountExported, BlockLifted, BlockShown, Chat, Concede, Credentials, Join, LetTalk, PasswordGiven, Refused,
    Rematch, TableShown, Whole, Whom,
)  # fmt: skip


async def blocks(client: Client) -> list[BlockShown]:
    return await client.ask("GET", "/api/blocks", None, list[BlockShown])


async def play_one_another(anne: Client, bert: Client) -> tuple[TableShown, Seat, Seat]:
    table = await anne.open_table(two_seats())
    await bert.join(table.id)
    seats = [await client.sit(table.id) for client in (anne, bert)]
    await quiet(*seats)
    return table, seats[0], seats[1]


async def block(client: Client, table: str, whom: Whom) -> None:
    await client.ask("POST", f"/api/tables/{table}/block", whom, list[BlockShown])


def heard(seat: Seat) -> list[str]:
    return [said.text for said in seat.chat]


def test_who_is_blocked_does_not_sit_down_again_however_they_log_in(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne, bert = await account(running.url), await guest(running.url, "Bert")
            table, _, _ = await play_one_another(anne, bert)
            await block(anne, table.id, Whom(seat=1))
            full = await anne.open_table(two_seats("me", "bot"))
            new = await anne.open_table(two_seats())

            async def tries(client: Client) -> None:
                refusals = []
                for id, wish in ((full.id, Join()), (new.id, Join()), (new.id, Join(new.invitation or ""))):
                    try:
                        await client.join(id, wish)
                    except ServerProblem as problem:
                        refusals.append((problem.status, problem.problem.words))
                assert len(refusals) == 3 and len(set(refusals)) == 1, "as at a table that is full"
                lobby = await client.ask("GET", "/api/tables", None, list[TableShown])
                assert new.id not in [one.id for one in lobby]

            await tries(bert)
            await bert.ask("POST", "/api/register", Credentials("Black Bert", PASSWORD))
            await tries(bert)
            await bert.ask("POST", "/api/logout", b"")
            await tries(await logged_in(running.url, "Black Bert"))
            carla = await guest(running.url, "Carla")
            assert new.id in [one.id for one in await carla.ask("GET", "/api/tables", None, list[TableShown])]
            await carla.join(new.id)

            other = await logged_in(running.url)  # the block is the person's, on every device
            (kept,) = await blocks(other)
            assert kept.name == "Bert"
            stranger = await guest(running.url, "Dora")
            assert await status(stranger, "DELETE", "/api/blocks", BlockLifted(kept.id)) == 404
            again = await anne.open_table(two_seats())
            await other.ask("DELETE", "/api/blocks", BlockLifted(kept.id))
            assert await blocks(anne) == []
            await (await logged_in(running.url, "Black Bert")).join(again.id)

        run(test())


def test_lines_of_who_is_blocked_are_sent_to_everybody_else(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne, bert = await guest(running.url, "Anne"), await guest(running.url, "Bert")
            table, one, two = await play_one_another(anne, bert)
            watcher = await (await guest(running.url, "Carla")).sit(table.id)
            await two.send(Chat("rude"))
            await quiet(two, one, watcher)
            assert heard(one) == ["rude"]
            await block(anne, table.id, Whom(line=one.chat[0].line))
            await quiet(one)
            assert heard(one) == [], "what was said before is gone, too"
            await two.send(Chat("ruder"))
            await quiet(two)
            await one.send(Chat("well"))
            await quiet(one, two, watcher)  # a gap in the numbers would have failed
            assert heard(one) == ["well"] and heard(two) == heard(watcher) == ["rude", "ruder", "well"]
            assert two.refused == [], "who is blocked is not told"
            number = one.number
            await one.close()
            await two.send(Chat("rudest"))
            await quiet(two)
            back = await anne.sit(table.id, seen=number)
            assert isinstance(await back.receive(), Whole), "what was missed is not sent as it was"
            await quiet(back)
            assert heard(back) == ["well"] and back.decision == one.decision
            elsewhere = await copy_of(anne).sit(table.id)
            await quiet(elsewhere)
            assert heard(elsewhere) == ["well"]
            (kept,) = await blocks(anne)
            await anne.ask("DELETE", "/api/blocks", BlockLifted(kept.id))
            await quiet(back)
            assert heard(back) == ["rude", "ruder", "well", "rudest"]

        run(test())


def test_one_of_those_who_watch_blocks_another_and_numbers_have_no_gap(server: InThread) -> None:
    async def test() -> None:
        table, anne, _ = await two_people(server.url)
        carla, dora = await guest(server.url, "Carla"), await guest(server.url, "Dora")
        ears, mouth = await carla.sit(table.id), await dora.sit(table.id)
        await anne.send(LetTalk(True))
        await quiet(anne, ears, mouth)
        await mouth.send(Chat("first"))
        await quiet(mouth, ears)
        await block(carla, table.id, Whom(line=0))
        await mouth.send(Chat("second"))
        await quiet(mouth)
        await anne.send(Chat("third"))
        await quiet(anne, ears, mouth)
        assert heard(ears) == ["third"] and heard(mouth) == ["first", "second", "third"]

    run(test())


def test_who_is_blocked_watches_in_silence(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        carla = await guest(server.url, "Carla")
        watcher = await carla.sit(table.id)
        await quiet(watcher)
        await watcher.send(Chat("hello"))
        shut = (await watcher.until(Refused)).words
        await anne.send(LetTalk(True))
        await quiet(anne, watcher)
        await watcher.send(Chat("hello"))
        await quiet(watcher, anne)
        cookie = anne.socket.request.headers["cookie"] if anne.socket.request else ""
        host = nobody(server.url)
        host.cookie = cookie
        await block(host, table.id, Whom(line=anne.chat[-1].line))
        await watcher.send(Chat("again"))
        assert (await watcher.until(Refused)).words == shut, "as where nobody who watches may speak"
        await quiet(bert)
        assert heard(bert) == ["hello"]

    run(test())


def test_no_rematch_with_who_is_blocked(server: InThread) -> None:
    async def test() -> None:
        for early in (False, True):
            anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
            table, one, two = await play_one_another(anne, bert)
            await one.send(Concede())
            await quiet(one, two)
            if early:
                await one.send(Rematch())
                await quiet(one)
            await block(anne, table.id, Whom(seat=1))
            if not early:
                await one.send(Rematch())
                assert "blocked" in (await one.until(Refused)).words
            await two.send(Rematch())
            await quiet(two, one)
            assert two.refused == [] and two.table is not None and two.table.rematch is None
            (kept,) = await blocks(anne)
            await anne.ask("DELETE", "/api/blocks", BlockLifted(kept.id))
            await one.send(Rematch())
            await quiet(one, two)
            assert two.table is not None and two.table.rematch is not None

    run(test())


def test_what_names_nobody_else_is_refused(server: InThread) -> None:
    async def test() -> None:
        anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
        table, one, _ = await play_one_another(anne, bert)
        await one.send(Chat("mine"))
        await quiet(one)
        bots = await anne.open_table(two_seats("me", "bot"))
        hidden = await anne.open_table(two_seats(listed=False))
        path = "/api/tables/{}/block"
        foreign = copy_of(anne)
        foreign.origin = "https://evil.example"
        for client, id, wish, expected in (
            (anne, table.id, {}, 400), (anne, table.id, {"seat": 1, "line": 0}, 400),
            (anne, table.id, {"who": "x"}, 400),
            (anne, table.id, {"seat": 0}, 422), (anne, table.id, {"line": 0}, 422), (anne, table.id, {"seat": 2}, 404),
            (anne, table.id, {"seat": -1}, 404), (anne, table.id, {"line": 9}, 404), (anne, bots.id, {"seat": 1}, 404),
            (bert, hidden.id, {"seat": 0}, 404), (nobody(server.url), table.id, {"seat": 1}, 403),
            (foreign, table.id, {"seat": 1}, 403),
        ):  # fmt: skip
            assert await status(client, "POST", path.format(id), wish) == expected, wish
        assert await blocks(anne) == await blocks(bert) == await blocks(nobody(server.url)) == []

    run(test())


def test_a_block_goes_with_the_account_and_is_in_its_export(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne, bert = await account(running.url), await account(running.url, "Bert")
            table, _, _ = await play_one_another(anne, bert)
            await block(anne, table.id, Whom(seat=1))
            await block(bert, table.id, Whom(seat=0))
            exported = await anne.ask("GET", "/api/account/export", None, AccountExported)
            assert [one.name for one in exported.blocks] == ["Bert"]
            await anne.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
            assert await blocks(bert) == []

        run(test())


def test_a_block_made_at_another_worker_is_heeded(postgres_cluster: str) -> None:
    from server.conftest import new_database

    database = new_database(postgres_cluster)
    with InThread(database) as here, InThread(database) as there:

        async def test() -> None:
            anne, bert = await guest(here.url, "Anne"), await guest(here.url, "Bert")
            _, one, two = await play_one_another(anne, bert)
            anne.url = bert.url = there.url
            second = await anne.open_table(two_seats())
            await bert.join(second.id)
            await block(anne, second.id, Whom(seat=1))
            loop = here.server.storage.loop
            assert loop is not None
            looking = asyncio.run_coroutine_threadsafe(here.server.house.look_after_people(), loop)
            await asyncio.wrap_future(looking)
            await two.send(Chat("rude"))
            await quiet(two, one)
            assert heard(one) == []

        run(test())
