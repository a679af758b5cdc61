"""The compiled tree: what is a library of its own, and a small project that is built whole and then in part."""

import importlib
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from build_compiled import SOURCE, TRAINING, by_folder, to_compile

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "build_compiled.py"
FILES = {
    "quarterdeck/__init__.py": "",
    "quarterdeck/kernel/__init__.py": "",
    "quarterdeck/kernel/counting.py": """
from typing import Final

STEP: Final = 1

class Count:
    def __init__(self, n: int) -> None:
        self.n = n

    def more(self) -> int:
        return self.n + STEP
""",
    "quarterdeck/games/toy/__init__.py": "",
    "quarterdeck/games/toy/rules.py": """
from quarterdeck.kernel.counting import STEP, Count

class Twice(Count):
    def twice(self) -> int:
        return 2 * self.more() + 100 * STEP
""",
    "quarterdeck/games/other/__init__.py": "",
    "quarterdeck/games/other/rules.py": "def nothing() -> int:\n    return 0\n",
}
#: good Python, but compiled the attribute would be of another kind in the second class
REFUSED = """
class First:
    row: tuple[int, ...] = ()

class Second(First):
    row = (1,)
"""
PLAY = """
from quarterdeck.games.toy import rules
from quarterdeck.games.other import rules as other
print(rules.Twice(5).twice(), other.nothing(), rules.__file__.endswith(".py"))
"""

#: a game that leaves a word about each training it is played for
TRAINED = {
    "quarterdeck/games/__init__.py": 'MODULES = {"toy": "quarterdeck.games.toy"}\n',
    "quarterdeck/__main__.py": """
import os, sys
from quarterdeck.games.toy import rules
assert not rules.__file__.endswith(".py")
with open(os.environ["PLAYED"], "a") as file:
    print(*sys.argv[1:], rules.Twice(5).twice(), file=file)
""",
}


class Project:
    """Sources of its own, and what was built from them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        path = self.folder / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def change(self, name: str, old: str, new: str) -> None:
        path = self.folder / "src" / name
        path.write_text(path.read_text().replace(old, new))

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        where = ["--source", "src", "--tree", "tree", "--libraries", "kept"]
        command = [sys.executable, str(SCRIPT), *where, *arguments]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True)

    def build(self) -> set[str]:
        """Which packages had to be compiled."""
        done = self.run("--opt", "0")
        assert done.returncode == 0, done.stdout + done.stderr
        found = re.search(r"^built anew: (.*)$", done.stdout, re.M)
        return set(found[1].split(", ")) if found else set()

    def play(self) -> str:
        return subprocess.run(
            [sys.executable, "-c", PLAY], cwd=self.folder / "tree", check=True, capture_output=True, text=True
        ).stdout.strip()


def test_only_what_changed_is_compiled_again_and_what_is_made_from_it(tmp_path: Path) -> None:
    project = Project(tmp_path)
    kernel, toy, other = "quarterdeck_kernel", "quarterdeck_games_toy", "quarterdeck_games_other"
    assert project.build() == {kernel, toy, other}
    assert project.play() == "112 0 False"
    assert project.build() == set(), "the tree is current"

    project.change("quarterdeck/games/toy/rules.py", "2 *", "3 *")
    assert project.build() == {toy}
    assert project.play() == "118 0 False"

    project.change("quarterdeck/kernel/counting.py", "STEP: Final = 1", "STEP: Final = 2")
    assert project.build() == {kernel, toy}, "a constant of the kernel is part of the game's C"
    assert project.play() == "221 0 False"

    assert not [path for path in (tmp_path / "src").rglob("*") if path.suffix not in ("", ".py")]


def test_a_trained_tree_is_built_by_what_playing_has_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project, played = Project(tmp_path), tmp_path / "played"
    monkeypatch.setenv("PLAYED", str(played))
    for name, text in TRAINED.items():
        project.write(name, text)
    done = project.run("--opt", "1", "--train")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "at -O1, trained, in" in done.stdout
    assert project.play() == "112 0 False"
    assert [line.split()[:2] for line in played.read_text().splitlines()] == [["simulate", "toy"]] * len(TRAINING)
    counted = [path.name for path in (tmp_path / "counts").rglob("*.gcda")]
    assert any("games_toy" in name for name in counted) and any("kernel" in name for name in counted)
    assert "is current" in project.run("--opt", "1", "--train").stdout
    assert "is current" in project.run("--opt", "1").stdout, "a trained tree is good for who asks for none"


def test_check_says_what_cannot_be_compiled_and_builds_nothing(tmp_path: Path) -> None:
    project = Project(tmp_path)
    project.write("quarterdeck/games/other/rules.py", REFUSED)
    done = project.run("--check")
    assert done.returncode == 1
    assert "quarterdeck/games/other/rules.py:6: error: Type of \"row\" is incompatible" in done.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["src"]


def test_every_folder_is_a_library() -> None:
    modules = ["quarterdeck/kernel/flow.py", "quarterdeck/games/toy/flow/day.py", "quarterdeck/games/toy/rules.py"]
    assert by_folder([*modules, "quarterdeck/kernel/game.py"]) == [
        (["quarterdeck/kernel/flow.py", "quarterdeck/kernel/game.py"], "quarterdeck_kernel"),
        (["quarterdeck/games/toy/flow/day.py"], "quarterdeck_games_toy_flow"),
        (["quarterdeck/games/toy/rules.py"], "quarterdeck_games_toy"),
    ]


def test_what_can_be_called_says_so_in_its_first_class() -> None:
    """mypyc gives what has `__call__` a place for it before all attributes: so all classes of a family have it, or none
    that has attributes."""
    wrong = [
        f"{made.__module__}.{made.__name__} has attributes and no __call__, but {kind.__name__} can be called"
        for kind in classes() if "__call__" in dir_of(kind)
        for made in kind.__mro__[1:-1] if "__call__" not in dir_of(made) and has_attributes(made)
    ]  # fmt: skip
    assert wrong == []


def classes() -> Iterator[type]:
    """Those that are compiled."""
    for path in to_compile(SOURCE):
        module = importlib.import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        yield from (each for each in vars(module).values() if inspect.isclass(each))


def dir_of(kind: type) -> set[str]:
    """What a class has, without what every class has from `type`."""
    return {name for each in kind.__mro__ for name in vars(each)}


def has_attributes(kind: type) -> bool:
    return bool(inspect.get_annotations(kind) or re.search(r"^ +self\.\w+(: .*)? = ", inspect.getsource(kind), re.M))
