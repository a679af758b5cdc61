"""What people report is on the operator's list as it was, and nobody floods it."""

import subprocess
import sys
from pathlib import Path

from server.serving import GENEROUS, InThread, guest, nobody, quiet, run, status
from server.test_accounts import NAME, account, everything_stored
from server.test_blocks import play_one_another
from server.test_final import stored
from server.test_people import PASSWORD, copy_of

from quarterdeck.server.facts import FORMER
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import AccountExported, Chat, PasswordGiven, Report, ReportKept


def reports(database: str, *more: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "quarterdeck", "reports", "--database", database, *more]
    return subprocess.run(call, capture_output=True, text=True, timeout=120)


def test_a_report_is_listed_with_what_was_said_and_closed_while_the_server_runs(database: str) -> None:
    with InThread(database) as running:

        async def test() -> tuple[str, str]:
            anne, bert = await guest(running.url, "Anne"), await guest(running.url, "Bert")
            table, one, two = await play_one_another(anne, bert)
            for seat, text in ((two, "you fool"), (one, "please"), (two, "later")):
                await seat.send(Chat(text))
                await quiet(seat)
            path = f"/api/tables/{table.id}/report"
            first = await anne.ask("POST", path, Report("calls me\n\x1b[31m names\u202e", line=0), ReportKept)
            second = await anne.ask("POST", path, Report("and does not stop", seat=1), ReportKept)
            done = reports(database)
            assert done.returncode == 0, done.stderr
            lines = done.stdout.splitlines()
            assert len(lines) == 2
            assert f"table {table.id}  Anne about Bert: calls me[31m names  [Bert: you fool]" in lines[0]
            assert lines[0].startswith(first.id) and lines[1].startswith(second.id)
            assert lines[1].endswith("and does not stop  [Bert: you fool | Anne: please | Bert: later]")
            return first.id, second.id

        first, second = run(test())
        assert reports(database, "--close", first).returncode == 0
        assert [line.split()[0] for line in reports(database).stdout.splitlines()] == [second]
        everything = reports(database, "--all").stdout.splitlines()
        assert [line.split()[0] for line in everything] == [first, second] and "(closed " in everything[0]
        wrong = reports(database, "--close", second, "--close", "none")
        assert wrong.returncode == 2 and wrong.stderr.count("\n") == 1 and "no report none" in wrong.stderr
        assert [line.split()[0] for line in reports(database).stdout.splitlines()] == [second], "all or none"


def test_a_database_that_is_none_is_said_in_one_line_and_not_made(tmp_path: Path) -> None:
    missing, other = tmp_path / "none.sqlite", tmp_path / "other.sqlite"
    other.write_bytes(b"")
    for path in (missing, other):
        done = reports(str(path))
        assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr
    assert not missing.exists()


def test_nobody_floods_the_list(tmp_path: Path) -> None:
    values = {f: getattr(GENEROUS, f) for f in GENEROUS.__struct_fields__}
    limits = Limits(**{**values, "reports": 0.000001, "report_burst": 3})
    database = str(tmp_path / "q.sqlite")
    with InThread(database, Settings(pause=0, limits=limits)) as running:

        async def test() -> None:
            anne, bert = await guest(running.url, "Anne"), await guest(running.url, "Bert")
            table, _, _ = await play_one_another(anne, bert)
            path = f"/api/tables/{table.id}/report"
            clients = [anne, anne, *[await guest(running.url, f"Guest {n}") for n in range(6)]]
            tries = [await status(client, "POST", path, Report("again", seat=1)) for client in clients]
            assert tries == [200] * 3 + [429] * 5, "another name is no other address"
            assert len(stored(database, "select * from reports")) == 3

        run(test())


def test_what_is_no_report_is_refused(server: InThread) -> None:
    async def test() -> None:
        anne, bert = await guest(server.url, "Anne"), await guest(server.url, "Bert")
        table, _, _ = await play_one_another(anne, bert)
        path = f"/api/tables/{table.id}/report"
        foreign = copy_of(anne)
        foreign.origin = "https://evil.example"
        for client, wish, expected in (
            (anne, Report("", seat=1), 422), (anne, Report(" \n\u200b", seat=1), 422),
            (anne, Report("x" * 501, seat=1), 422),
            (anne, Report("myself", seat=0), 422), (anne, Report("nobody", seat=5), 404), (anne, Report("what"), 400),
            (anne, {"words": "x", "seat": 1, "whom": "Bert"}, 400), (nobody(server.url), Report("x", seat=1), 403),
            (foreign, Report("x", seat=1), 403),
        ):  # fmt: skip
            assert await status(client, "POST", path, wish) == expected, wish

    run(test())


def test_a_deleted_account_takes_its_reports_along_and_its_name_out_of_the_others(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne, bert = await account(running.url), await account(running.url, "Bert")
            table, one, _ = await play_one_another(anne, bert)
            await one.send(Chat("ha"))
            await quiet(one)
            path = f"/api/tables/{table.id}/report"
            await anne.ask("POST", path, Report("slow", seat=1))
            await bert.ask("POST", path, Report("laughs", seat=0))
            exported = await anne.ask("GET", "/api/account/export", None, AccountExported)
            assert [(one.name, one.words) for one in exported.reports] == [("Bert", "slow")]
            await anne.ask("DELETE", "/api/account", PasswordGiven(PASSWORD))
            (line,) = reports(database).stdout.splitlines()
            assert f"Bert about {FORMER}: laughs  [{FORMER}: ha]" in line
            assert NAME not in everything_stored(database)

        run(test())
