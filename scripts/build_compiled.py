"""Compiles the kernel, the card layer and the games with mypyc, in a copy of the source tree.

The copy stands in build/compiled; put that folder first on PYTHONPATH to import it. The sources themselves
never get a binary beside them, so that plain `import quarterdeck` always runs what one reads.

Nothing is built when the tree there was made from the same sources, at the same optimisation level or higher.
"""

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TREE = ROOT / "build" / "compiled"
STAMP = "compiled.json"

PACKAGES = ("quarterdeck/kernel", "quarterdeck/cardgame", "quarterdeck/games", "quarterdeck/bots/tree")
#: what the tree holds besides modules
DATA = (".toml", ".tsv", ".txt")
LEFT_AS_PYTHON = (
    # games from elsewhere, which are not compiled, are made from these; so ours cannot compile what they make of them
    "quarterdeck/games/contract.py",
    "quarterdeck/games/uses.py",
    "quarterdeck/games/*/__init__.py",
    "quarterdeck/games/*/usage.py",
    "*/language.py",  # star imports alone, and what they bring is not seen from outside a compiled module
    "quarterdeck/games/*/cards/*",  # data, read once when the catalogue loads
    "quarterdeck/games/five_sails/rulesets.py",  # a frozen record, read when a game is set up
)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--opt", type=int, choices=range(4), default=3, help="the C compiler's -O level (3)")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the folder with the quarterdeck package")
    parser.add_argument("--tree", type=Path, default=TREE, help="where the compiled copy goes")
    args = parser.parse_args()
    source, tree = args.source.resolve(), args.tree.resolve()

    modules = to_compile(source)
    if not modules:
        print(f"nothing to compile: no modules in {' or '.join(PACKAGES)} of {source}", file=sys.stderr)
        return 2
    wanted = fingerprint(source)
    if is_current(tree, wanted, args.opt):
        print(f"compiled tree is current: {args.tree}")
        return 0

    began = time.monotonic()
    fresh = tree.with_name(tree.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(source, fresh, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    with working_directory(fresh):
        compile_here(modules, args.opt)
    (fresh / STAMP).write_text(json.dumps({"sources": wanted, "opt": args.opt}) + "\n")
    shutil.rmtree(tree, ignore_errors=True)
    fresh.rename(tree)
    print(f"compiled {len(modules)} modules at -O{args.opt} in {time.monotonic() - began:.0f} s: {args.tree}")
    return 0


def to_compile(source: Path) -> list[str]:
    """Every module of PACKAGES that LEFT_AS_PYTHON does not name, as paths below `source`."""
    found = sorted(path for package in PACKAGES for path in (source / package).rglob("*.py"))
    modules = [path.relative_to(source) for path in found]
    return [path.as_posix() for path in modules if not any(path.match(left) for left in LEFT_AS_PYTHON)]


def fingerprint(source: Path) -> str:
    """A digest of all that decides what the tree will contain."""
    digest = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    digest.update(Path(__file__).read_bytes())
    for path in sorted(path for path in (source / "quarterdeck").rglob("*.*") if path.suffix in (".py", *DATA)):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(source)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_current(tree: Path, wanted: str, opt: int) -> bool:
    try:
        made = json.loads((tree / STAMP).read_text())
    except (OSError, ValueError):
        return False
    return bool(made["sources"] == wanted and made["opt"] >= opt)


def compile_here(modules: list[str], opt: int) -> None:
    """Puts a binary beside each of `modules`, paths below the current directory."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    # An empty configuration: `make lint` has judged the types already, with the project's own.
    flags = ["--config-file=", "--cache-dir=.mypy_cache"]
    extensions = mypycify([*flags, *modules], opt_level=str(opt), debug_level="0", group_name="quarterdeck")
    command = Distribution({"name": "quarterdeck", "ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace = True
    command.build_temp = "temporary"
    command.ensure_finalized()
    command.run()
    for leftover in ("temporary", "build", ".mypy_cache"):
        shutil.rmtree(leftover, ignore_errors=True)


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
