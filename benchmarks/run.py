"""Speed of Quarterdeck beside its peers, in one run on one core.

The engines take turns for several rounds, so that a busy moment of the machine hits all of them alike; each
figure is the median of its rounds.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, fields
from pathlib import Path

from rates import Rates, middle

OURS = "Quarterdeck"
COMPILED = ", compiled"
#: what is measured beside the first two decks, as `quarterdeck_side.TABLES` calls it
OTHERS = (", random decks", ", four seats", ", 7th Sea CCG", ", Sea of Legends")
HEADINGS = {
    "decisions": "decisions/s",
    "all_decisions": "incl. forced",
    "games": "games/s",
    "copies": "copies/s",
    "copy_and_apply": "copy+apply/s",
}


def main() -> int:
    args = parse_arguments()
    if args.json:
        print(json.dumps(asdict(measure_ours(args.seconds, args.table))))
        return 0
    if args.growth:
        print("\n".join(grow(args.growth, args.seconds)))
        return 0
    engines = choose_engines(args)
    rounds: dict[str, list[Rates]] = {name: [] for name in engines}
    for number in range(args.rounds):
        for name, measure in engines.items():
            progress(f"round {number + 1} of {args.rounds}: {name}")
            rounds[name].append(measure(args.seconds))
    progress("")
    print(table({name: middle(measured) for name, measured in rounds.items()}))
    if not args.peers_only:
        print("", *grow(OURS, args.seconds), sep="\n")
        if args.compiled:
            command = ["--growth", OURS + COMPILED, "--seconds", str(args.seconds)]
            print("", apart(args.compiled, command).rstrip(), sep="\n")
    return 0


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure in each round (2)")
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds (3)")
    parser.add_argument("--compiled", type=Path, metavar="TREE", help="measure the compiled engine there too")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--peers-only", action="store_true", help="leave Quarterdeck out")
    only.add_argument("--json", action="store_true", help="Quarterdeck alone, one round, as JSON")
    only.add_argument("--growth", metavar="NAME", help="only how the time for a decision grows")
    parser.add_argument("--table", default="", choices=("", *OTHERS), help="with --json: what is played")
    return parser.parse_args()


def choose_engines(args: argparse.Namespace) -> dict[str, Callable[[float], Rates]]:
    import peers

    engines: dict[str, Callable[[float], Rates]] = {
        "Catanatron": peers.catanatron,
        "python-chess": peers.python_chess,
    }
    if not args.peers_only:
        for name in ("", *OTHERS):
            engines[OURS + name] = lambda seconds, name=name: measure_ours(seconds, name)  # type: ignore[misc]
        if args.compiled:
            for name in ("", *OTHERS):
                engines[OURS + COMPILED + name] = lambda seconds, name=name: measure_compiled(  # type: ignore[misc]
                    args.compiled, seconds, name
                )
    return engines


def measure_ours(seconds: float, name: str = "") -> Rates:
    import quarterdeck_side

    return quarterdeck_side.measure(seconds, name)


def measure_compiled(tree: Path, seconds: float, name: str = "") -> Rates:
    """The same measurement in a process of its own, which imports the compiled tree."""
    return Rates(**json.loads(apart(tree, ["--json", "--seconds", str(seconds), "--table", name])))


def grow(engine: str, seconds: float) -> list[str]:
    import quarterdeck_side

    return quarterdeck_side.growth(seconds).lines(engine)


def apart(tree: Path, arguments: list[str]) -> str:
    """What this script prints in a process of its own, which imports the compiled tree."""
    environment = os.environ | {"PYTHONPATH": str(tree.resolve())}
    command = [sys.executable, __file__, *arguments]
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def table(measured: dict[str, Rates]) -> str:
    names = [field.name for field in fields(Rates)]
    lines = [row("", [HEADINGS[name] for name in names])]
    for engine, rates in measured.items():
        lines.append(row(engine, [number(getattr(rates, name)) for name in names]))
    ours = {engine: rates for engine, rates in measured.items() if engine.startswith(OURS)}
    peers = {engine: rates for engine, rates in measured.items() if engine not in ours}
    for engine, rates in ours.items():
        lines.append("")
        for peer, theirs in peers.items():
            ratios = [f"{getattr(rates, name) / getattr(theirs, name):.1f} x" for name in names]
            lines.append(row(f"{engine} : {peer}", ratios))
    for engine, rates in ours.items():
        first = next((ours[engine.removesuffix(other)] for other in OTHERS if engine.endswith(other)), rates)
        if first is not rates:
            shares = [f"{getattr(rates, name) / getattr(first, name):.0%}" for name in names]
            lines += ["", row(f"{engine} : first two", shares)]
    return "\n".join(lines)


def row(title: str, cells: list[str]) -> str:
    return f"{title:38}" + "".join(f"{cell:>14}" for cell in cells)


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


if __name__ == "__main__":
    sys.exit(main())
