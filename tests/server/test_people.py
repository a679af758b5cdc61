"""Whose name, whose cookie, whose game: nobody passes for another, and a cookie given up is good for nothing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from argon2 import extract_parameters
from argon2.exceptions import VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY
from server.serving import (
    BEFORE_VERSIONS, GENEROUS, InThread, closed_with, guest, nobody, quiet, run, status, two_people, two_seats,
)  # fmt: skip
from websockets.exceptions import ConnectionClosed

from quarterdeck.server.client import Client, Seat
from quarterdeck.server.identity import Keeper, nobody_s
from quarterdeck.server.limits import Limits, neighbourhood
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import (
    Chat, Concede, Credentials, Hello, Join, LetTalk, Me, Moments, PasswordChange, PasswordGiven, Refused, Rematch,
    TableShown,
)  # fmt: skip
from quarterdeck.server.sockets import TRY_AGAIN

PASSWORD = "correct horse battery"


async def me(client: Client) -> Me:
    return await client.ask("GET", "/api/me", None, Me)


def copy_of(client: Client) -> Client:
    """Somebody who has got hold of a cookie."""
    thief = nobody(client.url)
    thief.cookie = client.cookie
    return thief


def test_the_game_of_an_unlisted_table_takes_an_invitation_after_its_end_too(server: InThread) -> None:
    async def test() -> None:
        anne, bert, carla = [await guest(server.url, name) for name in ("Anne", "Bert", "Carla")]
        table = await anne.open_table(two_seats(listed=False))
        await bert.join(table.id, Join(table.invitation or ""))
        seat = await bert.sit(table.id)
        await quiet(seat)
        await seat.send(Concede())
        await quiet(seat)
        paths = [f"/api/replays/{table.id}{end}" for end in ("", "/moments", "/at/0")]
        paths.append(f"/api/tables/{table.id}/replay")
        for path in paths:
            assert await status(carla, "GET", path) == await status(nobody(server.url), "GET", path) == 404
            assert await status(anne, "GET", path) == await status(bert, "GET", path) == 200
            assert await status(carla, "GET", f"{path}?invitation={table.invitation}") == 200
            assert await status(carla, "GET", f"{path}?invitation={table.invitation}x") == 404

    run(test())


def test_a_listed_game_is_everybody_s_to_read_when_it_is_over(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        await anne.send(Concede())
        await quiet(anne, bert)
        moments = await nobody(server.url).ask("GET", f"/api/replays/{table.id}/moments", None, Moments)
        assert moments.count == 1

    run(test())


def test_guests_take_neither_an_account_s_name_nor_a_bot_s(server: InThread) -> None:
    async def test() -> None:
        early = await guest(server.url, "Mary Read")
        assert await status(nobody(server.url), "POST", "/api/register", Credentials("Mary Read", PASSWORD)) == 200
        for name in ("Mary Read", "MARY  READ", "Mary\u00a0Read", "\uff2dary Read", "Boatswain", "captain"):
            client = nobody(server.url)
            assert await status(client, "POST", "/api/guest", {"name": name}) == 409, name
            if not name.upper().startswith("MARY"):
                assert await status(client, "POST", "/api/register", Credentials(name, PASSWORD)) == 409, name
        assert await status(early, "POST", "/api/tables", two_seats()) == 409, "the name has become somebody's"
        await early.be_guest("Mary R.")
        assert (await early.open_table(two_seats())).seats[0].name == "Mary R."

    run(test())


#: a letter of each kind that nobody sees: joiners, fillers, vowels without a shape, selectors, blanks, directions
UNSEEN = "\u034f\u115f\u17b4\u180b\u180f\u200b\u200d\u202e\u2800\u3164\ufe0f\uffa0\u00ad\U0001d159\U000e0100\U000e0041"


def test_letters_that_nobody_sees_make_no_other_name(server: InThread) -> None:
    async def test() -> None:
        owner = Credentials("Ren\u00e9e Read", PASSWORD)
        assert await status(nobody(server.url), "POST", "/api/register", owner) == 200
        for odd in UNSEEN:
            spelled = f"Ren\u00e9e Read{odd}", f"{odd}Re{odd}n\u00e9e Read", f"Rene{odd}\u0301e Read", f"Cap{odd}tain"
            for name in (*spelled, odd * 3):
                expected = 422 if name == odd * 3 else 409
                for path, body in (("guest", {"name": name}), ("register", Credentials(name, PASSWORD))):
                    assert await status(nobody(server.url), "POST", f"/api/{path}", body) == expected, ascii(name)
            login = Credentials(f"Ren\u00e9e{odd} Read", PASSWORD)
            assert await status(nobody(server.url), "POST", "/api/login", login) == 200, ascii(odd)
            assert (await nobody(server.url).be_guest(f"An{odd}ne")).name == "Anne", "what is left is what one sees"

    run(test())


def test_an_account_of_before_letters_that_nobody_sees_were_left_out_logs_in(tmp_path: Path) -> None:
    """Also one that looks like another now: each is its own."""
    path, heart, alike = str(tmp_path / "q.sqlite"), "Anne \u2764\ufe0f", "Ann\ufe0fe \u2764\ufe0f"

    async def register(url: str) -> None:
        for name in ("Anne \u2764", "Bert", "Carla"):
            await nobody(url).ask("POST", "/api/register", Credentials(name, name + PASSWORD))

    async def login(url: str) -> None:
        for name, first in ((heart, "Anne \u2764"), ("Bert", "Bert"), (alike, "Carla")):
            client = nobody(url)
            await client.ask("POST", "/api/login", Credentials(name, first + PASSWORD))
            await client.open_table(two_seats())
            change = PasswordChange(first + PASSWORD, PASSWORD)
            assert await status(client, "POST", "/api/account/password", change) == 200

    with InThread(path) as running:
        run(register(running.url))
    with closing(sqlite3.connect(path)) as file:
        for statement in BEFORE_VERSIONS:
            file.execute(statement)
        for name, first in ((heart, "anne"), (alike, "carla")):
            update = "update accounts set name = ?, plain = ? where plain like ?"
            file.execute(update, (name, name.casefold(), f"{first}%"))
        file.commit()
    with InThread(path) as running:
        run(login(running.url))


def test_a_guest_whose_name_has_become_an_account_s_keeps_the_game_and_needs_another_for_the_next(
    server: InThread,
) -> None:
    async def test() -> None:
        early, bert, carla = [await guest(server.url, name) for name in ("Grace O'Malley", "Bert", "Carla")]
        table = await early.open_table(two_seats())
        await bert.join(table.id)
        seats = [await early.sit(table.id), await bert.sit(table.id)]
        await quiet(*seats)
        other = await bert.open_table(two_seats())
        await carla.join(other.id)
        host, watcher = await bert.sit(other.id), await early.sit(other.id)
        await host.send(LetTalk(True))
        await quiet(host, watcher)
        assert await status(nobody(server.url), "POST", "/api/register", Credentials("grace o'malley", PASSWORD)) == 200

        await watcher.send(Chat("trust me"))
        assert (await watcher.until(Refused)).error == "not_yours"
        await quiet(host)
        assert host.chat == [], "whoever watches speaks under no account's name"
        await seats[0].send(Chat("on we go"))
        await quiet(*seats)
        assert [line.name for line in seats[1].chat] == ["Grace O'Malley"], "the game is hers to the end"
        await seats[0].send(Concede())
        await quiet(*seats)
        await seats[0].send(Rematch())
        assert "become somebody else's" in (await seats[0].until(Refused)).words
        await seats[1].send(Rematch())
        await quiet(*seats)
        assert seats[1].table is not None and seats[1].table.rematch is None and seats[1].table.again == (1,)

        await early.be_guest("Grania")
        again = await early.sit(table.id)
        await quiet(again)
        await again.send(Rematch())
        await quiet(again)
        assert again.table is not None and again.table.rematch is not None
        shown = await bert.ask("GET", f"/api/tables/{again.table.rematch}", None, TableShown)
        assert [person.name for person in shown.seats] == ["Grania", "Bert"]

    run(test())


def test_a_wish_for_a_rematch_lapses_when_the_name_becomes_an_account_s(server: InThread) -> None:
    async def test() -> None:
        early, bert = await guest(server.url, "Jeanne"), await guest(server.url, "Bert")
        table = await early.open_table(two_seats())
        await bert.join(table.id)
        seats = [await early.sit(table.id), await bert.sit(table.id)]
        await quiet(*seats)
        for message in (Concede(), Rematch()):
            await seats[0].send(message)
            await quiet(*seats)
        assert await status(nobody(server.url), "POST", "/api/register", Credentials("Jeanne", PASSWORD)) == 200
        await seats[1].send(Rematch())
        await quiet(*seats)
        assert seats[1].table is not None and seats[1].table.rematch is None and seats[1].table.again == (1,)

    run(test())


async def ends(client: Client, how: str) -> None:
    """Have the cookie of somebody end, in one of all ways."""
    if how == "logout":
        await client.ask("POST", "/api/logout", b"")
    elif how == "registration":
        await client.ask("POST", "/api/register", Credentials("Anne Bonny", PASSWORD))
    elif how == "everywhere":
        await client.ask("DELETE", "/api/account/sessions")
    elif how == "deletion":
        await client.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
    else:
        other = nobody(client.url)
        await other.ask("POST", "/api/login", Credentials("Anne Bonny", PASSWORD))
        await other.ask("POST", "/api/account/password", PasswordChange(PASSWORD, "another fine password"))


@pytest.mark.parametrize("how", ["logout", "guest's logout", "registration", "everywhere", "password", "deletion"])
def test_a_socket_that_says_hello_after_its_cookie_has_ended_is_sent_away(database: str, how: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne, bert = await guest(running.url, "Anne"), await guest(running.url, "Bert")
            if how not in ("registration", "guest's logout"):
                await anne.ask("POST", "/api/register", Credentials("Anne Bonny", PASSWORD))
            table = await anne.open_table(two_seats())
            await bert.join(table.id)
            thief, two = Seat(await copy_of(anne).socket(table.id)), await bert.sit(table.id)
            await quiet(two)
            await ends(anne, how.removeprefix("guest's "))
            await thief.send(Hello(0))
            await thief.send(Concede())
            assert await closed_with(thief) == TRY_AGAIN
            assert thief.view is None and thief.table is None, "nothing of the game was told"
            back = await bert.sit(table.id)
            await quiet(back)
            assert back.over == (how == "deletion")

        run(test())


def test_a_message_that_waits_for_the_table_while_its_cookie_ends_is_not_taken(server: InThread) -> None:
    async def test() -> None:
        anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
        table = await anne.open_table(two_seats())
        await bert.join(table.id)
        one, two = await anne.sit(table.id), await bert.sit(table.id)
        await quiet(one, two)
        storage, lock = server.server.storage, server.table(table.id).lock
        assert storage.loop is not None
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(lock.acquire(), storage.loop))
        await one.send(Concede())
        while not lock._waiters:
            await asyncio.sleep(0.01)
        await anne.ask("POST", "/api/logout", b"")
        storage.loop.call_soon_threadsafe(lock.release)
        await closed_with(one)
        await quiet(two)
        assert not two.over

    run(test())


def test_a_cookie_of_before_registration_is_good_for_nothing(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne = await guest(running.url, "Anne")
            table = await anne.open_table(two_seats("me", "bot", listed=False))
            thief = copy_of(anne)
            seat = await thief.sit(table.id)
            await quiet(seat)
            assert seat.me == 0, "until then it is as good as the other"
            await anne.ask("POST", "/api/register", Credentials("Anne Bonny", PASSWORD))
            with pytest.raises(ConnectionClosed):
                while True:
                    await seat.receive()
            assert await me(thief) == Me("", False)
            assert await status(thief, "GET", f"/api/tables/{table.id}") == 404
            assert await thief.ask("GET", "/api/tables/mine", None, list[TableShown]) == []
            own = await anne.sit(table.id)
            await quiet(own)
            assert own.me == 0

        run(test())


def test_a_cookie_of_before_logging_out_is_good_for_nothing(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne = nobody(running.url)
            await anne.ask("POST", "/api/register", Credentials("Anne Bonny", PASSWORD))
            other = nobody(running.url)
            await other.ask("POST", "/api/login", Credentials("Anne Bonny", PASSWORD))
            thief = copy_of(anne)
            assert await me(thief) == Me("Anne Bonny", True)
            await anne.ask("POST", "/api/logout", b"")
            assert await me(thief) == Me("", False)
            assert await status(thief, "GET", "/api/decks") == 403
            assert await me(other) == Me("Anne Bonny", True), "another browser stays logged in"
            bert = await guest(running.url, "Bert")
            thief = copy_of(bert)
            await bert.ask("POST", "/api/logout", b"")
            assert await me(thief) == Me("", False), "a guest who leaves is gone, too"

        run(test())


def test_an_account_of_an_older_database_logs_in_again(tmp_path: Path) -> None:
    path = str(tmp_path / "q.sqlite")

    async def register(url: str) -> None:
        await nobody(url).ask("POST", "/api/register", Credentials("Anne Bonny", PASSWORD))

    async def login(url: str) -> None:
        assert await status(nobody(url), "POST", "/api/login", Credentials("Anne Bonny", PASSWORD)) == 200

    with InThread(path) as running:
        run(register(running.url))
    with closing(sqlite3.connect(path)) as file:
        for statement in BEFORE_VERSIONS:
            file.execute(statement)
        file.commit()
    with InThread(path) as running:
        run(login(running.url))


STRICT = Limits(
    **{**{f: getattr(GENEROUS, f) for f in GENEROUS.__struct_fields__}, "logins": 0.001, "login_burst": 10}
)


def test_spaces_escape_no_limit(tmp_path: Path) -> None:
    values = {f: getattr(GENEROUS, f) for f in GENEROUS.__struct_fields__}
    limits = Limits(**{**values, "wrong_logins": 0.0001, "wrong_login_burst": 5})
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, limits=limits)) as running:

        async def test() -> None:
            owner = nobody(running.url)
            await owner.ask("POST", "/api/register", Credentials("Anne Bonny", PASSWORD))
            names = ["Anne Bonny" + " " * n for n in range(4)] + ["  anne bonny", "ANNE  BONNY", "Anne Bonny\t"]
            tries = [
                await status(nobody(running.url), "POST", "/api/login", Credentials(name, "wrong wrong"))
                for name in names
            ]
            assert tries == [403] * 5 + [429] * 2
            assert await status(owner, "POST", "/api/login", Credentials("Anne Bonny", PASSWORD)) == 200, (
                "whoever was let in before is not kept out by what others try"
            )
            assert await status(nobody(running.url), "POST", "/api/login", Credentials("Anne Bonny", PASSWORD)) == 429

        run(test())


def test_a_name_that_nobody_has_takes_as_much_to_compare_as_one_that_is_an_account_s() -> None:
    async def test() -> None:
        keeper = Keeper("secret")
        kept = await keeper.hash(PASSWORD)
        assert extract_parameters(kept) == extract_parameters(nobody_s(keeper.hasher)) == RFC_9106_LOW_MEMORY
        assert await keeper.fits(kept, PASSWORD) and not await keeper.fits(kept, "another")
        with pytest.raises(VerifyMismatchError):  # it was compared, and not refused before
            keeper.hasher.verify(nobody_s(keeper.hasher), PASSWORD)
        assert not await keeper.fits(None, PASSWORD)

    run(test())


def test_what_one_address_can_try_locks_nobody_out(tmp_path: Path) -> None:
    """Ten wrong tries are refused from then on by the address, and leave the name as it was for everybody else."""
    with InThread(str(tmp_path / "q.sqlite"), Settings(pause=0, limits=STRICT)) as running:

        async def test() -> None:
            owner = nobody(running.url)
            await owner.ask("POST", "/api/register", Credentials("Anne Bonny", PASSWORD))
            tries = [
                await status(nobody(running.url), "POST", "/api/login", Credentials("Anne Bonny", "wrong wrong"))
                for _ in range(12)
            ]
            assert tries == [403] * 9 + [429] * 3
            wrong = running.server.people.wrong
            name = running.server.house.names.digest("anne bonny")
            assert wrong.here.passes(name), "from elsewhere one can still try"

        run(test())
    assert Limits().wrong_login_burst > Limits().login_burst and Limits().wrong_logins > Limits().logins


def test_who_has_one_address_of_a_network_has_all_of_them() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::1") != neighbourhood("2001:db8:1:2::1")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("a unix socket") == "a unix socket"
