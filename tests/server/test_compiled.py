"""The server and its bots run compiled where a tree was made from the sources that run."""

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from quarterdeck.server import serve
from quarterdeck.server import compiled
from quarterdeck.server.compiled import environment, is_of, to_run_on

BINARY = "kernel/flow" + EXTENSION_SUFFIXES[0]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "quarterdeck"
    (package / "kernel").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "kernel" / "flow.py").write_text("STEPS = 1\n")
    return package


@pytest.fixture
def tree(package: Path, tmp_path: Path) -> Path:
    tree = tmp_path / "compiled"
    shutil.copytree(package, tree / "quarterdeck")
    (tree / "quarterdeck" / BINARY).write_text("")
    return tree


def test_a_tree_is_used_while_the_sources_are_the_same(tree: Path, package: Path) -> None:
    assert is_of(tree, package)
    (package / "kernel" / "flow.py").write_text("STEPS = 2\n")
    assert not is_of(tree, package)


def test_a_tree_that_lacks_a_module_is_not_used(tree: Path, package: Path) -> None:
    (package / "kernel" / "new.py").write_text("")
    assert not is_of(tree, package)


def test_a_tree_for_another_python_is_not_used(tree: Path, package: Path) -> None:
    binary = tree / "quarterdeck" / BINARY
    binary.rename(binary.with_name("flow.cpython-27-mips.so"))
    assert not is_of(tree, package)


def test_processes_find_the_tree_first(tree: Path) -> None:
    asked = [sys.executable, "-P", "-c", "import quarterdeck; print(quarterdeck.__file__)"]
    found = subprocess.run(asked, env=environment(tree), capture_output=True, text=True, check=True)
    assert Path(found.stdout.strip()) == tree / "quarterdeck" / "__init__.py"


def test_a_server_moves_to_the_tree_once(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "compiled_tree", lambda: tree)
    assert to_run_on() == tree
    monkeypatch.setenv("PYTHONPATH", environment(tree)["PYTHONPATH"])
    assert to_run_on() is None, "it was started on it, whatever came of that"
    monkeypatch.delenv("PYTHONPATH")
    monkeypatch.setattr(compiled, "PACKAGE", tree / "quarterdeck")
    assert to_run_on() is None
    monkeypatch.setattr(compiled, "compiled_tree", lambda: None)
    assert to_run_on() is None


@pytest.mark.parametrize(
    ("current", "there", "said"),
    [
        (True, True, ", compiled,"),
        (False, True, ", as Python because build/compiled is of other sources,"),
        (False, False, ""),
    ],
)
def test_serve_says_what_it_runs_on(
    current: bool, there: bool, said: str, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "compiled_tree", lambda: tree if current else None)
    monkeypatch.setattr(serve, "of_project", lambda path: tree if there else None)
    assert serve.runs_on() == said
