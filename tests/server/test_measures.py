"""What the server counts of itself, over HTTP, and what it logs, as lines of a real process."""

import json
import random
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from server.serving import GENEROUS, InThread, guest, nobody, play, quiet, run, two_people, two_seats

from quarterdeck.server.client import Client, ServerProblem
from quarterdeck.server.lobby import Settings
from quarterdeck.server.measures import quantiles, read_networks
from quarterdeck.server.messages import Answer, Refused
from quarterdeck.server.storage import BOT, PERSON


@pytest.fixture
def running(tmp_path: Path) -> Iterator[InThread]:
    with InThread(str(tmp_path / "db")) as found:
        yield found


def measured(client: Client) -> dict[str, float]:
    """All numbers by name, with the value of the one label that they may have."""
    told = client.ask_now("GET", "/metrics").decode()
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(told)
        for sample in family.samples
    }


def test_what_happens_at_tables_is_counted(running: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(running.url)
        await play((anne, bert), random.Random(6), 30)
        asked = next(seat for seat in (anne, bert) if seat.decision is not None)
        assert asked.decision is not None
        await asked.send(Answer(asked.decision.id, 1234567))
        assert (await asked.until(Refused)).error == "illegal"
        with pytest.raises(ServerProblem):
            nobody(running.url).ask_now("GET", "/api/tables/nowhere")
        found, made = measured(nobody(running.url)), running.table(table.id).by
        assert found["quarterdeck_choices_total person"] == made.count(PERSON) >= 30
        assert found["quarterdeck_choice_seconds_count"] == 30
        assert 0 < found["quarterdeck_choice_seconds_lately 0.5"] <= found["quarterdeck_choice_seconds_lately 0.99"]
        assert found["quarterdeck_refusals_total illegal"] == found["quarterdeck_refusals_total no_such_table"] == 1
        assert found["quarterdeck_tables playing"] == 1 and found["quarterdeck_tables waiting"] == 0
        assert found["quarterdeck_sockets"] == 2
        await bert.close()
        await quiet(anne)
        assert measured(nobody(running.url))["quarterdeck_sockets"] == 1
        assert found["process_open_fds"] > 0

    run(test())


def test_choices_of_bots_and_who_waits_for_them_are_counted(running: InThread) -> None:
    async def test() -> None:
        client = await guest(running.url, "Anne")
        table = await client.open_table(two_seats(second="bot"))
        anne = await client.sit(table.id)
        for _ in range(3):
            decision = await anne.next_decision()
            assert decision is not None
            await anne.answer(decision, decision.options[-1].key)
        assert await anne.next_decision() is not None
        made = running.table(table.id).by
        before, found = made.count(BOT), measured(nobody(running.url))
        assert 0 < before <= found["quarterdeck_choices_total bot"] <= made.count(BOT), "it may go on meanwhile"
        assert {"quarterdeck_bots_waiting", "quarterdeck_bots_thinking"} <= found.keys()

    run(test())


@pytest.mark.parametrize(("address", "headers"), [("127.0.0.3", {}), ("127.0.0.2", {"X-Forwarded-For": "127.0.0.2"})])
def test_numbers_are_for_those_who_watch(tmp_path: Path, address: str, headers: dict[str, str]) -> None:
    """Others find nothing there, nor does whoever comes through a proxy, which may say anything."""
    settings = Settings(pause=0, limits=GENEROUS, watchers=read_networks(["127.0.0.2"]))
    with InThread(str(tmp_path / "db"), settings) as running:
        assert "quarterdeck_sockets" in measured(Client(running.url, "127.0.0.2"))
        asked = urllib.request.Request(running.url + "/metrics", headers=headers)
        with pytest.raises(urllib.error.HTTPError) as refused:
            Client(running.url, address).opener().open(asked)
        with refused.value:
            assert refused.value.code == 404


def test_a_quantile_is_one_of_the_times() -> None:
    assert dict(quantiles([3.0, 1.0, 2.0])) == {0.5: 2.0, 0.99: 3.0}
    assert dict(quantiles(range(1, 201))) == {0.5: 100, 0.99: 198}
    assert dict(quantiles([])) == {}


def logged(folder: Path, *form: str) -> list[str]:
    """What a server writes that refuses a foreign page and is then stopped."""
    call = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--database", str(folder / "db"), *form]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None and server.stderr is not None
        url = server.stdout.readline().split()[-1]
        guest = urllib.request.Request(url + "api/guest", b"{}", {"Origin": "http://elsewhere"})
        with pytest.raises(urllib.error.HTTPError, match="403") as refused:
            urllib.request.urlopen(guest)
        refused.value.close()
        server.send_signal(signal.SIGTERM)
        return server.stderr.read().splitlines()


def test_a_program_reads_lines_of_json_with_time_and_level(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in logged(tmp_path)]
    assert [line["level"] for line in lines] == ["INFO", "WARNING", "INFO"]
    assert all(datetime.fromisoformat(line["time"]).tzinfo is not None for line in lines)
    assert "refused: only pages of this server may do that" in lines[1]["message"]
    assert lines[2]["message"] == "stops"


def test_a_person_reads_words(tmp_path: Path) -> None:
    (line,) = logged(tmp_path, "--log", "words")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \S+ WARNING POST /api/guest from 127.0.0.1 refused: .*", line)


def test_a_watcher_that_is_no_address_is_refused_in_a_word(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "quarterdeck", "serve", "--database", str(tmp_path / "db"), "--watcher", "everybody"]
    done = subprocess.run(call, capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "10.0.0.0/8" in done.stderr
