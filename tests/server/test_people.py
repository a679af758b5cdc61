"""Whose name, whose cookie, whose game: nobody passes for another, and a cookie given up is good for nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server.serving import BEFORE_VERSIONS, GENEROUS, InThread, guest, nobody, quiet, run, status, two_people, two_seats
from websockets.exceptions import ConnectionClosed

from quarterdeck.server.client import Client
from quarterdeck.server.limits import Limits, neighbourhood
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import Concede, Credentials, Join, Me, Moments, TableShown

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
            assert wrong.here.passes("anne bonny"), "from elsewhere one can still try"

        run(test())
    assert Limits().wrong_login_burst > Limits().login_burst and Limits().wrong_logins > Limits().logins


def test_who_has_one_address_of_a_network_has_all_of_them() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::1") != neighbourhood("2001:db8:1:2::1")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("a unix socket") == "a unix socket"
