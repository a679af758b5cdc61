"""Compiles the kernel, the card layer and the games with mypyc, in a copy of the source tree.

The copy stands in build/compiled; put that folder first on PYTHONPATH to import it. The sources themselves
never get a binary beside them, so that plain `import quarterdeck` always runs what one reads.

Nothing is built when the tree there was made from the same sources, at the same optimisation level or higher.
Otherwise mypyc writes all C anew, which takes seconds, and the C compiler, which takes minutes, gets only what it
has not seen before: every folder of modules is a library of its own, and libraries are kept in build/libraries by
a digest of the C that they were made from.

With --train everything is built twice: once so that it counts which way it goes while some games are played, and then
with these counts, so that the ways that are often gone are the short ones.
"""

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TREE = ROOT / "build" / "compiled"
LIBRARIES = ROOT / "build" / "libraries"
STAMP = "compiled.json"

PACKAGES = ("quarterdeck/kernel", "quarterdeck/cardgame", "quarterdeck/games", "quarterdeck/bots/tree")
#: what the tree holds besides modules
DATA = (".toml", ".tsv", ".txt")
LEFT_AS_PYTHON = (
    # games from elsewhere, which are not compiled, are made from these; so ours cannot compile what they make of them
    "quarterdeck/games/contract.py",
    "quarterdeck/games/coach.py",
    "quarterdeck/games/glossary.py",
    "quarterdeck/games/lessons.py",
    "quarterdeck/games/scene.py",
    "quarterdeck/games/uses.py",
    "quarterdeck/games/*/__init__.py",
    "quarterdeck/games/*/usage.py",
    "quarterdeck/games/*/scene.py",
    "*/language.py",  # star imports alone, and what they bring is not seen from outside a compiled module
    "quarterdeck/games/*/cards/*",  # data, read once when the catalogue loads
    "quarterdeck/games/five_sails/rulesets.py",  # a frozen record, read when a game is set up
)
#: Besides what mypyc asks for. Libraries reach each other through tables, so nothing else needs to see a function:
#: hidden, it is called directly or becomes part of its caller. And Python's own are called without a jump between.
COMPILE_ARGS = ("-fvisibility=hidden", "-fno-plt")
#: Where the counts of a training are written, and how they are used: what was not played is compiled as if untrained.
COUNT = "-fprofile-generate", "-fprofile-update=single", "-fprofile-dir={}"
USE_COUNTS = "-fprofile-use={}", "-fprofile-partial-training", "-Wno-missing-profile"
#: what is played for a training, by each game: bots and games
TRAINING = (("random", 400), ("search:10", 2))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--opt", type=int, choices=range(4), default=2, help="the C compiler's -O level (2)")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the folder with the quarterdeck package")
    parser.add_argument("--tree", type=Path, default=TREE, help="where the compiled copy goes")
    parser.add_argument("--libraries", type=Path, default=LIBRARIES, help="where compiled libraries are kept")
    parser.add_argument("--train", action="store_true", help="build twice, the second time by what playing has counted")
    parser.add_argument("--check", action="store_true", help="only see whether mypyc accepts the sources")
    args = parser.parse_args()
    source, tree, libraries = args.source.resolve(), args.tree.resolve(), args.libraries.resolve()

    modules = to_compile(source)
    if not modules:
        print(f"nothing to compile: no modules in {' or '.join(PACKAGES)} of {source}", file=sys.stderr)
        return 2
    if args.check:
        check(source, modules)
        return 0
    wanted = fingerprint(source)
    if is_current(tree, wanted, args.opt, args.train):
        print(f"compiled tree is current: {args.tree}")
        return 0

    began = time.monotonic()
    fresh = tree.with_name(tree.name + ".new")
    flags: tuple[str, ...] = ()
    if args.train:
        # named by what is counted: no library is taken for one that other counts have made
        counts = libraries.with_name("counts") / f"{wanted}-{args.opt}"
        shutil.rmtree(counts.parent, ignore_errors=True)
        compile_into(fresh, source, modules, args.opt, libraries, tuple(flag.format(counts) for flag in COUNT))
        train(fresh)
        flags = tuple(flag.format(counts) for flag in USE_COUNTS)
    anew = compile_into(fresh, source, modules, args.opt, libraries, flags)
    (fresh / STAMP).write_text(json.dumps({"sources": wanted, "opt": args.opt, "trained": args.train}) + "\n")
    shutil.rmtree(tree, ignore_errors=True)
    fresh.rename(tree)
    how = f"at -O{args.opt}{', trained,' if args.train else ''}"
    print(f"compiled {len(modules)} modules {how} in {time.monotonic() - began:.0f} s: {args.tree}")
    print(f"built anew: {', '.join(anew) or 'nothing'}")
    return 0


def compile_into(
    tree: Path, source: Path, modules: list[str], opt: int, libraries: Path, flags: tuple[str, ...]
) -> list[str]:
    """Makes a compiled copy of the sources; the packages that it had to build."""
    shutil.rmtree(tree, ignore_errors=True)
    copy(source, tree)
    with working_directory(tree):
        return compile_here(modules, opt, libraries, flags)


def train(tree: Path) -> None:
    """Play with a tree that counts. A process writes its counts when it ends."""
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    python = [sys.executable, "-m", "quarterdeck"]
    listed = [sys.executable, "-c", "from quarterdeck.games import MODULES; print(*MODULES)"]
    games = subprocess.run(listed, env=environment, check=True, capture_output=True, text=True).stdout.split()
    for game in games:
        for bot, n in TRAINING:
            played = ["simulate", game, "--seats", f"{bot},{bot}", "--games", str(n), "--workers", "1"]
            subprocess.run([*python, *played], env=environment, check=True, stdout=subprocess.DEVNULL)


def check(source: Path, modules: list[str]) -> None:
    """Ends the program with what mypyc has to say if it cannot compile the modules."""
    with tempfile.TemporaryDirectory() as folder:
        copy(source, Path(folder, "src"))
        with working_directory(Path(folder, "src")):
            write_c(modules, 0)


def copy(source: Path, tree: Path) -> None:
    shutil.copytree(source, tree, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))


def to_compile(source: Path) -> list[str]:
    """Every module of PACKAGES that LEFT_AS_PYTHON does not name, as paths below `source`."""
    found = sorted(path for package in PACKAGES for path in (source / package).rglob("*.py"))
    modules = [path.relative_to(source) for path in found]
    return [path.as_posix() for path in modules if not any(path.match(left) for left in LEFT_AS_PYTHON)]


def by_folder(modules: Iterable[str]) -> list[tuple[list[str], str]]:
    """The modules that make a library together, and its name: those of one folder.

    The name has no dots, so that the library stands above all packages: from there it finds their modules.
    """
    folders: dict[str, list[str]] = {}
    for module in modules:
        folders.setdefault(Path(module).parent.as_posix(), []).append(module)
    return [(files, folder.replace("/", "_")) for folder, files in folders.items()]


def fingerprint(source: Path) -> str:
    """A digest of all that decides what the tree will contain."""
    digest = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    digest.update(Path(__file__).read_bytes())
    for path in sorted(path for path in (source / "quarterdeck").rglob("*.*") if path.suffix in (".py", *DATA)):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(source)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_current(tree: Path, wanted: str, opt: int, trained: bool) -> bool:
    try:
        made = json.loads((tree / STAMP).read_text())
    except (OSError, ValueError):
        return False
    return bool(made["sources"] == wanted and made["opt"] >= opt and made["trained"] >= trained)


def compile_here(modules: list[str], opt: int, libraries: Path, flags: tuple[str, ...] = ()) -> list[str]:
    """Puts a binary beside each of `modules`, paths below the current directory; the packages that it had to build."""
    from keep_libraries import build
    from mypyc.common import shared_lib_name

    extensions = write_c(modules, opt)
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILE_ARGS, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    anew = build(extensions, libraries)
    for leftover in ("temporary", "build", ".mypy_cache"):
        shutil.rmtree(leftover, ignore_errors=True)
    return [package for _, package in by_folder(modules) if shared_lib_name(package) in anew]


def write_c(modules: list[str], opt: int) -> "list[Extension]":
    """The libraries of the modules, as C below the current directory."""
    from mypyc.build import mypycify

    # An empty configuration: `make lint` has judged the types already, with the project's own.
    # The cache of types is never kept: written from nothing, C is the same for the same sources, whatever came before.
    flags = ["--config-file=", "--cache-dir=.mypy_cache"]
    return list(mypycify([*flags, *modules], opt_level=str(opt), debug_level="0", separate=by_folder(modules)))


@contextlib.contextmanager
def working_directory(path: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(path)
    try:
        yield
    finally:
        os.chdir(before)


if __name__ == "__main__":
    sys.exit(main())
