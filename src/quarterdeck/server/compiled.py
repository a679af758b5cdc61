"""Where the compiled engine stands, if it was made from the sources that run here.

`make compiled` makes it: a copy of the source tree with binaries in it. The server and its bots run on it where it is;
see docs/operating.md.
"""

import filecmp
import os
import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from quarterdeck.games.project import PACKAGE, of_project

TREE: Final = "build/compiled"
#: what the engine is made of; a tree that differs in one of them plays another game
SOURCES: Final = (".py", ".toml", ".tsv", ".txt")


@cache
def compiled_tree() -> Path | None:
    """The folder to put first on the path; None where there is none for these sources and this Python."""
    tree = of_project(TREE)
    return tree if tree is not None and is_of(tree, PACKAGE) else None


def to_run_on() -> Path | None:
    """The tree that this process should have been started on and was not; None where all is well."""
    tree = compiled_tree()
    if tree is None or tree in PACKAGE.parents or str(tree) in os.environ.get("PYTHONPATH", "").split(os.pathsep):
        return None
    return tree


def environment(tree: Path | None) -> dict[str, str]:
    """The path of a process: that of this one, with the compiled engine first where there is one."""
    path = [*([str(tree)] if tree is not None else ()), *[folder or os.getcwd() for folder in sys.path]]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def is_of(tree: Path, package: Path) -> bool:
    """Whether a tree was made from a package as it stands, with binaries that this Python can load."""
    copied = tree / package.name
    if not any(copied.rglob("*" + EXTENSION_SUFFIXES[0])):
        return False
    files = sources(package)
    if files != sources(copied):
        return False
    different = filecmp.cmpfiles(package, copied, files, shallow=False)
    return different[0] == files


def sources(package: Path) -> list[str]:
    """The files that the engine is made of, as paths below the package."""
    found = [path.relative_to(package) for path in package.rglob("*.*") if path.suffix in SOURCES]
    return sorted([path.as_posix() for path in found if path.parts[0] not in ("web", "docs")])
