"""Dealing that can be checked: promised before, told after, and found out if it was otherwise."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.serving import InThread, Time, guest, nobody, play, quiet, run, status, two_seats
from server.test_accounts import account
from server.test_lateness import until_bert_is_late
from server.test_leaks import Witness
from server.test_people import PASSWORD
from server.test_undo import to_a_sealed_choice

from quarterdeck.kernel import promise
from quarterdeck.kernel.game import CHANCE
from quarterdeck.server import dealing
from quarterdeck.server.client import Client, Seat, ServerProblem
from quarterdeck.server.messages import (
    Concede, Consent, Join, Late, Moments, PasswordGiven, Promised, Rematch, ReplayKept, TableShown, Undo,
)  # fmt: skip


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """A server that deals as it promises; that of other tests deals the same game always."""
    with InThread(str(tmp_path_factory.mktemp("honest") / "q.sqlite")) as running:
        del running.server.house.__dict__["seed_of"]
        yield running


def verify(file: bytes, folder: Path, promised: str = "") -> tuple[int, str]:
    """What the command line says about a record."""
    path = folder / "game.qd"
    path.write_bytes(file)
    call = [sys.executable, "-m", "quarterdeck", "replay", str(path), "--verify", "--promise", promised]
    done = subprocess.run(call, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    return done.returncode, " ".join((done.stdout + done.stderr).split())


async def sit_down(running: InThread) -> tuple[list[TableShown], list[Client], list[Seat]]:
    anne, bert = await guest(running.url, "Anne"), await guest(running.url, "Bert")
    opened = await anne.open_table(two_seats())
    seen = next(t for t in await bert.ask("GET", "/api/tables", None, list[TableShown]) if t.id == opened.id)
    begun = await bert.join(opened.id, Join(contribution="b" * 64))
    seats = [await client.sit(opened.id) for client in (anne, bert)]
    return [opened, seen, begun], [anne, bert], seats


async def record(client: Client, id: str) -> bytes:
    found: bytes = await client.ask("GET", f"/api/tables/{id}/replay")
    return found


def test_what_was_promised_is_dealt_and_the_command_line_says_so(honest: InThread, tmp_path: Path) -> None:
    async def test() -> tuple[bytes, str]:
        (opened, seen, begun), (anne, _), seats = await sit_down(honest)
        assert len(opened.promise) == 64 and opened.promise == seen.promise == begun.promise, "before one sits"
        assert seen.contributions == () and begun.contributions[1] == "b" * 64 and len(begun.contributions[0]) == 64
        witnesses = [Witness(seat) for seat in (*seats, await nobody(honest.url).sit(opened.id))]
        await quiet(*[witness.seat for witness in witnesses])
        await play(seats, random.Random(5), 12)
        await seats[1].send(Concede())
        await quiet(*seats, witnesses[2].seat)
        file = await record(anne, opened.id)
        deal = json.loads(file.splitlines()[0])["deal"]
        told = "".join([text for witness in witnesses for text in witness.raw])
        assert deal["secret"] not in told and deal["promise"] in told
        assert promise.commitment(deal["secret"]) == opened.promise
        return file, opened.promise

    file, promised = run(test())
    for shown in (promised, ""):
        code, words = verify(file, tmp_path, shown)
        assert code == 0 and "the deal was the promised one" in words and "2 of 2 seats" in words
    code, words = verify(file, tmp_path, "0" * 64)
    assert code == 2 and "not the promised one" in words


def test_chance_that_is_drawn_anew_is_promised_too(honest: InThread, tmp_path: Path) -> None:
    async def test() -> bytes:
        (opened, _, _), (client, _), (anne, bert) = await sit_down(honest)
        await quiet(anne, bert)
        values = []
        for seed in (1, 2, 3):
            await play((anne, bert), random.Random(seed), 6)
            await to_a_sealed_choice(anne, bert, honest, opened.id)
            await anne.send(Undo())
            await quiet(anne, bert)
            await bert.send(Consent(True))
            await quiet(bert, anne)
            game = honest.table(opened.id).game
            assert game is not None and game.choices[-1][0] == CHANCE
            values.append(game.choices[-1][1])
        assert len(set(values)) == 3 and max(values) > 1 << 40
        await bert.send(Concede())
        await quiet(bert, anne)
        return await record(client, opened.id)

    file = run(test())
    code, words = verify(file, tmp_path)
    assert code == 0 and "drawn anew 3 times" in words
    first, *rest = file.decode().splitlines()
    header = json.loads(first)
    header["deal"]["redraws"] = 0
    code, words = verify("\n".join([json.dumps(header), *rest, ""]).encode(), tmp_path)
    assert code == 2 and "chance was drawn anew in another way" in words


@pytest.mark.parametrize("entry", ["secret", "promise", "contributions", "damaged"])
def test_a_forged_deal_is_found_out(honest: InThread, tmp_path: Path, entry: str) -> None:
    async def test() -> bytes:
        (opened, _, _), (client, _), (anne, bert) = await sit_down(honest)
        await quiet(anne, bert)
        await bert.send(Concede())
        await quiet(bert, anne)
        return await record(client, opened.id)

    first, *rest = run(test()).decode().splitlines()
    header = json.loads(first)
    forged = {"secret": "0" * 64, "promise": "0" * 64, "contributions": ["", "b" * 64], "damaged": {}}[entry]
    header["deal"] = {**header["deal"], entry: forged} if entry != "damaged" else {"secret": 5}
    code, words = verify("\n".join([json.dumps(header), *rest, ""]).encode(), tmp_path)
    assert code == 2 and ("not the promised one" in words or "damaged" in words)


def test_a_server_that_deals_as_it_likes_is_found_out(server: InThread, tmp_path: Path) -> None:
    """The server of the other tests deals the same game always, whatever it promises."""

    async def test() -> tuple[bytes, Moments, Moments]:
        (opened, _, _), (client, _), (anne, bert) = await sit_down(server)
        await quiet(anne, bert)
        await bert.send(Concede())
        await quiet(bert, anne)
        file = await record(client, opened.id)
        uploaded = await client.ask("POST", "/api/replays", file, ReplayKept)
        paths = [f"/api/replays/{id}/moments" for id in (opened.id, uploaded.id)]
        return file, *[await client.ask("GET", path, None, Moments) for path in paths]  # type: ignore[return-value]

    file, own, uploaded = run(test())
    for moments in (own, uploaded):
        assert moments.deal is not None and not moments.deal.kept and "not the promised one" in moments.deal.words
    code, words = verify(file, tmp_path)
    assert code == 2 and "the seed does not follow" in words


def test_a_server_that_adds_chance_of_its_own_is_found_out(
    honest: InThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever adds last, and knows the secret, could try until they like the deal."""

    async def test() -> tuple[bytes, Moments]:
        (opened, _, _), (client, _), (anne, bert) = await sit_down(honest)
        await quiet(anne, bert)
        await bert.send(Concede())
        await quiet(bert, anne)
        moments = await client.ask("GET", f"/api/replays/{opened.id}/moments", None, Moments)
        return await record(client, opened.id), moments

    added = dealing.contributions
    monkeypatch.setattr(dealing, "contributions", lambda facts: [*added(facts), "5"])
    file, moments = run(test())
    assert moments.deal is not None and not moments.deal.kept and len(moments.deal.contributions) == 3
    code, words = verify(file, tmp_path)
    assert code == 2 and "2 seats have added 3 times" in words


def test_a_promise_is_not_redeemed_again_when_its_table_is_gone(honest: InThread) -> None:
    """By then its secret may have been told to everybody."""

    async def test() -> None:
        anne = await account(honest.url, "Anne Bonny")
        wish = two_seats("me", "bot")
        wish.promised = (await anne.ask("GET", "/api/promise", None, Promised)).table
        table = await anne.open_table(wish)
        await anne.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
        eve = await guest(honest.url, "Eve")
        assert await status(eve, "GET", f"/api/tables/{table.id}") == 404
        assert await status(eve, "POST", "/api/tables", wish) == 409

    run(test())


def test_a_promise_is_redeemed_once_and_only_if_it_is_the_server_s(honest: InThread) -> None:
    async def test() -> None:
        anne = await guest(honest.url, "Anne")
        seen = await anne.ask("GET", "/api/promise", None, Promised)
        wish = two_seats()
        wish.promised, wish.contribution = seen.table, "a1"
        table = await anne.open_table(wish)
        assert table.promise == seen.promise
        for token in (seen.table, seen.table[:-1] + "x", "x", "x" * 3000):
            wish.promised = token
            with pytest.raises(ServerProblem) as problem:
                await anne.open_table(wish)
            assert problem.value.status == 409
        wish.promised = (await anne.ask("GET", "/api/promise", None, Promised)).table
        for contribution in ("A1", "x", "0" * 65, "\n"):
            wish.contribution = contribution
            with pytest.raises(ServerProblem) as problem:
                await anne.open_table(wish)
            assert problem.value.status == 400

    run(test())


def test_a_rematch_has_a_promise_and_contributions_of_its_own(honest: InThread, tmp_path: Path) -> None:
    async def test() -> bytes:
        (opened, _, _), (client, other), (anne, bert) = await sit_down(honest)
        await quiet(anne, bert)
        await bert.send(Concede())
        await quiet(bert, anne)
        assert anne.table is not None and len(anne.table.rematch_promise) == 64
        promised = anne.table.rematch_promise
        await anne.send(Rematch("aa"))
        await bert.send(Rematch("bb"))
        await quiet(bert, anne)
        assert anne.table.rematch is not None
        again = await client.ask("GET", f"/api/tables/{anne.table.rematch}", None, TableShown)
        assert again.promise == promised != opened.promise and again.contributions == ("aa", "bb")
        seat = await other.sit(again.id)
        await quiet(seat)
        await seat.send(Concede())
        await quiet(seat)
        return await record(client, again.id)

    code, words = verify(run(test()), tmp_path)
    assert code == 0 and "the deal was the promised one" in words


def test_a_bot_that_took_a_seat_adds_nothing_to_the_rematch(tmp_path: Path) -> None:
    time = Time()
    with InThread(str(tmp_path / "q.sqlite"), clock=time) as running:

        async def test() -> None:
            id, anne, _ = await until_bert_is_late(running, time)
            for seat, deck in zip(running.table(id).facts.seats, ("eisen", "montaigne")):
                seat.deck, seat.contribution = deck, "bb"
            await anne.send(Late(1, "bot", "random"))
            await quiet(anne)
            for message in (Concede(), Rematch("aa")):
                await anne.send(message)
                await quiet(anne)
            assert anne.table is not None and anne.table.rematch is not None
            again = await nobody(running.url).ask("GET", f"/api/tables/{anne.table.rematch}", None, TableShown)
            assert again.contributions == ("aa", "")

        run(test())


def test_no_two_games_begin_with_the_same_chance() -> None:
    secrets = [f"{n:064x}" for n in range(100)]
    seeds = {promise.seed_of(secret, ["", ""]) for secret in secrets}
    assert len(seeds) == 100 and {len(seed) for seed in seeds} == {32}
    more = {promise.redraw_of(secrets[0], ["", ""], count) for count in range(100)}
    assert len(more) == 100 and 1 << 55 < max(more) < 1 << 63
    assert promise.seed_of("a", ["b", ""]) != promise.seed_of("a", ["", "b"])
