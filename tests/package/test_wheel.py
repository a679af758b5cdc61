"""The wheel that `make wheel` builds, installed into an empty environment elsewhere."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from server.serving import InProcess, guest, run, two_seats

import quarterdeck
from quarterdeck.games import five_sails
from quarterdeck.lab.simulate import simulate
from quarterdeck.server.messages import GameOffered

ROOT = Path(__file__).resolve().parents[2]
#: nothing that would lead an interpreter back to the checkout
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | {"COLUMNS": "120"}


class Installed:
    """An environment that has the wheel, what it asks for, and nothing else; commands run in a folder of their own."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.bin = folder / "environment" / "bin"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.bin.parent], check=True)
        self.pip("install", "--require-hashes", "--requirement", str(ROOT / "requirements" / "play.txt"))
        self.pip("install", "--no-deps", "--no-index", str(wheel))

    def pip(self, *argv: str) -> None:
        call = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", f"{self.bin}/python"]
        subprocess.run([*call, *argv], check=True, env=CLEAN, cwd=self.folder)

    def call(self, command: str, *argv: str, typed: str = "") -> tuple[int, str, str]:
        """A command of the environment: its exit code, what it prints, and its errors."""
        call = [f"{self.bin}/{command}", *argv]
        done = subprocess.run(call, input=typed, capture_output=True, text=True, env=CLEAN, cwd=self.folder)
        return done.returncode, done.stdout, done.stderr

    def run(self, command: str, *argv: str, typed: str = "") -> str:
        """What a command prints that succeeds."""
        code, out, err = self.call(command, *argv, typed=typed)
        assert code == 0, err
        return out


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not shutil.which("npm"):
        pytest.skip("there is no Node to build the page with")
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([ROOT / "scripts" / "wheel.sh", folder], check=True, env={**os.environ, "PYTHON": sys.executable})
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("elsewhere"), wheel)


@pytest.fixture(scope="session")
def url(installed: Installed) -> Iterator[str]:
    """Where `quarterdeck serve` of the environment is open."""
    command = [str(installed.bin / "quarterdeck")]
    server = InProcess(str(installed.folder / "q.sqlite"), installed.folder, command=command, env=CLEAN)
    yield server.start()
    server.stop()


def get(url: str) -> str:
    with urlopen(url) as response:
        assert response.status == 200
        return str(response.read().decode())


def test_it_holds_the_package_the_page_and_the_ledgers_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    about = f"quarterdeck-{quarterdeck.__version__}.dist-info/"
    held = {name for name in names if not name.startswith(about)}
    package = ROOT / "src" / "quarterdeck"
    files = [path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    wanted = {f"quarterdeck/{path.relative_to(package).as_posix()}" for path in files}
    for folder in ("web/dist", "docs/rules"):
        found = [path for path in (ROOT / folder).rglob("*") if path.is_file()]
        wanted |= {f"quarterdeck/{path.relative_to(ROOT).as_posix()}" for path in found}
    assert held == wanted
    assert {f"{about}licenses/LICENSE", f"{about}licenses/NOTICE.md"} <= set(names)


def test_it_asks_for_what_it_needs_and_has_one_version(installed: Installed) -> None:
    installed.pip("check")
    words = f"quarterdeck {quarterdeck.__version__}\n"
    assert installed.run("quarterdeck", "--version") == words
    assert installed.run("python", "-m", "quarterdeck", "--version") == words
    asked = "import quarterdeck, importlib.metadata as m; print(quarterdeck.__version__, m.version('quarterdeck'))"
    assert installed.run("python", "-c", asked).split() == [quarterdeck.__version__] * 2
    where = installed.run("python", "-c", "import quarterdeck; print(quarterdeck.__file__)")
    assert Path(where.strip()).is_relative_to(installed.folder)


def test_a_person_plays_in_the_terminal_saves_and_checks_the_file(installed: Installed) -> None:
    typed = "1\n" * 12 + "save evening.qd\nquit\n"
    told = installed.run("quarterdeck", "play", "five-sails", "--seed", "7", typed=typed)
    assert "Kaspar Dietrich" in told and "Saved to evening.qd" in told and "Left the table" in told
    assert "the record agrees" in installed.run("quarterdeck", "replay", "evening.qd", "--verify")


def test_it_simulates_the_same_games_as_a_checkout(installed: Installed) -> None:
    call = ["simulate", "five-sails", "--games", "2", "--seats", "random,greedy", "--seed", "5", "--json"]
    here = simulate(five_sails.GAME, 2, ["random", "greedy"], ["eisen", "montaigne"], 5)
    assert json.loads(installed.run("quarterdeck", *call)) == json.loads(json.dumps(here.as_dict()))


def test_it_prints_the_same_cards_as_a_checkout(installed: Installed) -> None:
    for form in five_sails.GAME.formats:
        printed = installed.run("quarterdeck", "cards", "five-sails", "--format", form)
        assert printed == five_sails.GAME.print_cards(form)
    assert "Ranged" in installed.run("quarterdeck", "cards", "five-sails", "last", "word")


def test_it_serves_the_page(url: str) -> None:
    page = get(url)
    assets = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert [path for path in assets if path.endswith(".js")] and [path for path in assets if path.endswith(".css")]
    for path in assets:
        assert get(url + path)


def test_it_serves_games_rules_and_a_table_with_a_bot(url: str) -> None:
    assert json.loads(get(f"{url}/api/games/five-sails/rules")) == list(five_sails.GAME.rules())

    async def test() -> None:
        anne = await guest(url, "Anne")
        games = await anne.ask("GET", "/api/games", None, list[GameOffered])
        assert [game.name for game in games][:1] == ["five-sails"]
        table = await anne.open_table(two_seats("me", "bot"))
        seat = await anne.sit(table.id)
        for _ in range(3):
            decision = await seat.next_decision()
            assert decision is not None
            await seat.answer(decision, decision.options[0].key)

    run(test())


def test_what_needs_an_extra_says_so_in_one_line(installed: Installed) -> None:
    told = installed.call("quarterdeck", "serve", "--port", "0", "--database", "postgresql://nowhere/none")
    assert told == (2, "", "quarterdeck: Postgres needs one package more: pip install 'quarterdeck[postgres]'\n")
