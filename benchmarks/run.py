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
RANDOM = ", random decks"
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
        print(json.dumps(asdict(measure_ours(args.seconds, args.random_decks))))
        return 0
    engines = choose_engines(args)
    rounds: dict[str, list[Rates]] = {name: [] for name in engines}
    for number in range(args.rounds):
        for name, measure in engines.items():
            progress(f"round {number + 1} of {args.rounds}: {name}")
            rounds[name].append(measure(args.seconds))
    progress("")
    print(table({name: middle(measured) for name, measured in rounds.items()}))
    return 0


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure in each round (2)")
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds (3)")
    parser.add_argument("--compiled", type=Path, metavar="TREE", help="measure the compiled engine there too")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--peers-only", action="store_true", help="leave Quarterdeck out")
    only.add_argument("--json", action="store_true", help="Quarterdeck alone, one round, as JSON")
    parser.add_argument("--random-decks", action="store_true", help="with --json: random decks, not the first two")
    return parser.parse_args()


def choose_engines(args: argparse.Namespace) -> dict[str, Callable[[float], Rates]]:
    import peers

    engines: dict[str, Callable[[float], Rates]] = {
        "Catanatron": peers.catanatron,
        "python-chess": peers.python_chess,
    }
    if not args.peers_only:
        engines[OURS] = measure_ours
        engines[OURS + RANDOM] = lambda seconds: measure_ours(seconds, True)
        if args.compiled:
            engines[f"{OURS}, compiled"] = lambda seconds: measure_compiled(args.compiled, seconds)
            engines[f"{OURS}, compiled{RANDOM}"] = lambda seconds: measure_compiled(args.compiled, seconds, True)
    return engines


def measure_ours(seconds: float, random_decks: bool = False) -> Rates:
    import quarterdeck_side

    decks = quarterdeck_side.random_decks() if random_decks else quarterdeck_side.FIRST_DECKS
    return quarterdeck_side.measure(seconds, decks)


def measure_compiled(tree: Path, seconds: float, random_decks: bool = False) -> Rates:
    """The same measurement in a process of its own, which imports the compiled tree."""
    command = [sys.executable, __file__, "--json", "--seconds", str(seconds)]
    command += ["--random-decks"] if random_decks else []
    environment = os.environ | {"PYTHONPATH": str(tree.resolve())}
    answer = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    return Rates(**json.loads(answer.stdout))


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
        first = ours.get(engine.removesuffix(RANDOM), rates)
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
