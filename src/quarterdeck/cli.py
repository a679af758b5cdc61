"""The command line: serve, play, simulate, replay, cards, position, soak, exhaust."""

import argparse
import json
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from quarterdeck import ENGINE_VERSION
from quarterdeck.bots import BOTS
from quarterdeck.games import MODULES, bring, find_game, modules, names, open_game, verify
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.chance import SEED
from quarterdeck.kernel.errors import BadDefinition, QuarterdeckError
from quarterdeck.kernel.game import Game
from quarterdeck.lab.compare import Comparison, compare
from quarterdeck.lab.exhaust import Exhaustion, exhaust
from quarterdeck.lab.simulate import Summary, simulate
from quarterdeck.lab.soak import soak
from quarterdeck.play import HUMAN, Session, card_panel
from quarterdeck.terminal import draw_question, draw_table

#: which game it is about where a command does not have to say so
FIRST_GAME = next(iter(MODULES))


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; a wrong call ends with one line on standard error and exit code 2."""
    args = parser().parse_args(argv)
    try:
        code: int = args.run(args)
        return code
    except QuarterdeckError as error:
        print(f"quarterdeck: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"quarterdeck: {error.filename or ''}: {error.strerror}", file=sys.stderr)
        return 2


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="quarterdeck", description="Swashbuckling tabletop games, rules and all.")
    top.add_argument("--version", action="version", version=f"quarterdeck {ENGINE_VERSION}")
    commands = top.add_subparsers(required=True, metavar="command")
    play = command(commands, "play", run_play, "play at the terminal", game=True, ruleset=True)
    play.add_argument("--seats", default="human,greedy", help="who plays: human or a bot for each seat (human,greedy)")
    play.add_argument("--decks", help="a deck for each seat (eisen,montaigne)")
    play.add_argument("--seed", type=int, help="the same seed deals the same game")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--position", type=Path, metavar="FILE", help="begin at a written position")
    sim = command(commands, "simulate", run_simulate, "play many games of bots", game=True, ruleset=True)
    sim.add_argument("--games", type=int, default=100, help="how many (100)")
    sim.add_argument("--seats", default="random,greedy", help="the bots, one for each seat (random,greedy)")
    sim.add_argument("--decks", help="a deck for each bot (eisen,montaigne; with --compare sample decks by chance)")
    sim.add_argument("--compare", metavar="NAME|FILE,…", help="rulesets to play the same games under, and compare")
    sim.add_argument("--workers", type=int, default=1, help="with --compare: how many processes share the games (1)")
    sim.add_argument("--seed", type=int, default=0, help="the same seed plays the same games (0)")
    sim.add_argument("--json", action="store_true", help="print the result as JSON")
    rep = command(commands, "replay", run_replay, "read a saved game")
    rep.add_argument("--game", type=game_named, help="the module of its game, if that has to be brought along")
    rep.add_argument("file", type=Path)
    rep.add_argument("--verify", action="store_true", help="only check that the file replays to the same states")
    rep.add_argument("--seat", type=int, help="as this player may see it (1, 2, …)")
    rep.add_argument("--step", action="store_true", help="stop after every choice and draw the table")
    cards = command(commands, "cards", run_cards, "read the cards", game=True)
    cards.add_argument("name", nargs="*", help="one card, by name or number; all of them without")
    cards.add_argument("--format", metavar="NAME", help="the cards as a page (html), Markdown (md) or data (json)")
    deck = command(commands, "deck", run_deck, "check, show or make a deck", ruleset=True)
    deck.add_argument("--game", type=game_named, default=FIRST_GAME, metavar="GAME", help=f"which game ({FIRST_GAME})")
    deck.add_argument("what", choices=("check", "show", "random"))
    deck.add_argument("deck", help="a sample deck, a file with a list, or (random) what it is built around: a Leader")
    deck.add_argument("--seed", type=int, default=0, help="random: the same seed makes the same deck (0)")
    pos = command(commands, "position", run_position, "show a written position")
    pos.add_argument("--game", type=game_named, default=FIRST_GAME, metavar="GAME", help=f"which game ({FIRST_GAME})")
    pos.add_argument("file", type=Path)
    soaking = command(
        commands, "soak", run_soak, "play random games and check everything that must hold", game=True, ruleset=True
    )
    soaking.add_argument("--games", type=int, default=1000, help="how many (1000)")
    soaking.add_argument("--seed", type=int, default=0)
    ex = command(
        commands, "exhaust", run_exhaust, "play until every card and ability has been used", game=True, ruleset=True
    )
    ex.add_argument("--games", type=int, default=2000, help="give up an edition after so many (2000)")
    ex.add_argument("--seed", type=int, default=0)
    serving = command(commands, "serve", run_serve, "open the tables in the browser")
    serving.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1: this machine only)")
    serving.add_argument("--port", type=int, default=8000, help="the port; 0 takes a free one (8000)")
    serving.add_argument("--database", default="quarterdeck.sqlite", metavar="URL",
                         help="an SQLite file, or postgresql://… (quarterdeck.sqlite)")
    serving.add_argument("--pause", type=float, default=1.0, metavar="SECONDS",
                         help="how long the table waits where somebody could have answered from hand (1)")
    serving.add_argument("--proxy", default="", metavar="ADDRESS", help="trust what this reverse proxy says of clients")
    serving.add_argument("--origin", action="append", default=[], metavar="URL", help="another origin that may connect")
    serving.add_argument("--limits", type=Path, metavar="FILE", help="other limits for messages, as JSON")
    serving.add_argument("--open", action="store_true", help="open the browser")
    return top


def command(
    commands: Any, name: str, run: Any, words: str, game: bool = False, ruleset: bool = False
) -> argparse.ArgumentParser:
    p: argparse.ArgumentParser = commands.add_parser(name, help=words, description=words)
    p.set_defaults(run=run)
    if game:
        p.add_argument("game", type=game_named, help=f"which game: {', '.join(names())}, or a module that has one")
    if ruleset:
        p.add_argument("--ruleset", metavar="NAME|FILE", help="a ruleset by name, or a file with house rules")
    return p


def game_named(name: str) -> GamePackage:
    """A game by name, or by the module that has it; a wrong one is a wrong call."""
    try:
        return find_game(name) if name in modules() or "." not in name else bring(name)
    except BadDefinition as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def read_rules(game: GamePackage, name: str | None) -> str:
    """A published ruleset by name, or the text of a file that describes one; refused if it means nothing."""
    if name is None:
        return game.rulesets[0]
    path = Path(name)
    named = path.suffix != ".toml" and not path.is_file()
    rules = name if named else path.read_text(encoding="utf-8") + "\n"
    game.ruleset_name(rules)
    return rules


def seats_and_decks(game: GamePackage, seats: str, decks: str | None, *rulesets: str) -> tuple[list[str], list[str]]:
    """The players and as many decks; without a list the sample decks go round."""
    who = [name.strip() for name in seats.split(",")]
    if len(who) not in game.seats:
        raise BadDefinition(f"{game.title} is for {listed(game.seats)} seats, not {len(who)}: --seats human,greedy")
    for name in who:
        if name != HUMAN and name not in BOTS:
            raise BadDefinition(f"there is no player {name!r} (there are: {HUMAN}, {', '.join(BOTS)})")
    given = [name.strip() for name in decks.split(",")] if decks else list(game.decks_for(len(who)))
    if len(given) != len(who):
        example = ",".join(game.decks_for(len(who)))
        raise BadDefinition(f"{len(who)} seats need {len(who)} decks, not {len(given)}: --decks {example}")
    return who, [game.legal_deck(read_deck(game, name), *rulesets) for name in given]


def listed(numbers: Sequence[int]) -> str:
    words = [("no", "one", "two", "three", "four", "five", "six")[n] if n < 7 else str(n) for n in numbers]
    return words[0] if len(words) == 1 else f"{words[0]} to {words[-1]}"


def only_bots(who: list[str]) -> None:
    if HUMAN in who:
        raise BadDefinition(f"a simulation has bots only (there are: {', '.join(BOTS)})")


def run_play(args: argparse.Namespace) -> int:
    seed = args.seed if args.seed is not None else secrets.token_hex(SEED)
    ruleset = read_rules(args.game, args.ruleset)
    if args.ruleset and (args.resume or args.position):
        raise BadDefinition("--ruleset is for new games: a saved game or a position has its own")
    who, decks = seats_and_decks(args.game, args.seats, args.decks, ruleset)
    if args.resume:
        game = open_game(args.resume)
    elif args.position:
        game = args.game.from_position(args.position.read_text(encoding="utf-8"))
    else:
        game = args.game.new(seed, tuple(decks), ruleset)
    if game.state.match.seats != len(who):
        raise BadDefinition(f"that game has {game.state.match.seats} seats: --seats must name as many")
    Session(game, who, Console(), input, secrets.randbits(32) if args.seed is None else args.seed).run()
    return 0


def run_simulate(args: argparse.Namespace) -> int:
    if args.games < 1:
        raise BadDefinition(f"--games must be 1 or more, not {args.games}")
    if args.compare:
        return run_compare(args)
    ruleset = read_rules(args.game, args.ruleset)
    who, decks = seats_and_decks(args.game, args.seats, args.decks, ruleset)
    only_bots(who)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("playing", total=args.games)
        summary = simulate(
            args.game, args.games, who, decks, args.seed, ruleset, lambda n: bar.update(task, completed=n)
        )
    if args.json:
        print(json.dumps(summary.as_dict(), ensure_ascii=False))
    else:
        print_summary(Console(), summary)
    return 0


def print_summary(console: Console, summary: Summary) -> None:
    ruleset = summary.game.ruleset_name(summary.ruleset)
    table = Table(title=f"{summary.games} games, seed {summary.seed}, {ruleset}")
    for heading in ("bot", "deck", "wins", "share"):
        table.add_column(heading)
    for bot, deck, wins in zip(summary.bots, summary.decks, summary.wins, strict=True):
        table.add_row(bot, summary.game.deck_name(deck), str(wins), f"{wins / summary.games:.0%}")
    console.print(table)
    found = summary.as_dict()
    counted = [f"draws {summary.draws}", f"victories {found['victories']}"]
    counted += [f"{name} {found[name]}" for name in summary.figures]
    console.print("; ".join([*counted, f"{found['decisions_per_game']} decisions per game"]))


METHOD = (
    "Intervals: Wilson's for shares, the normal one for means. Tests: Fisher's exact test for shares, Welch's for "
    "means. p is corrected for all comparisons together by Holm's method; significant is what is below 0.05 then."
)


def run_compare(args: argparse.Namespace) -> int:
    rulesets = [read_rules(args.game, name.strip()) for name in args.compare.split(",")]
    called = [args.game.ruleset_name(ruleset) for ruleset in rulesets]
    if args.ruleset or len(set(called)) != len(called) or len(called) < 2:
        raise BadDefinition("--compare needs two or more different rulesets, and no --ruleset beside them")
    if args.workers < 1:
        raise BadDefinition(f"--workers must be 1 or more, not {args.workers}")
    who, decks = seats_and_decks(args.game, args.seats, args.decks, *rulesets)
    only_bots(who)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("playing", total=args.games * len(rulesets))
        found = compare(
            args.game, args.games, rulesets, who, decks if args.decks else (), args.seed, args.workers,
            lambda n: bar.update(task, completed=n),
        )  # fmt: skip
    if args.json:
        print(json.dumps(found.as_dict(), ensure_ascii=False))
    else:
        print_comparison(Console(), found)
    return 0


def print_comparison(console: Console, found: Comparison) -> None:
    base = next(iter(found.found))
    table = Table(title=f"{found.games} games each of {', '.join(found.bots)}, seed {found.seed}; 95 % intervals")
    for heading in ("", *found.found):
        table.add_column(heading)
    for what in found.measures:
        table.add_row(what, *[str(measures[what]) for measures in found.found.values()])
    console.print(table)
    differences = found.differences()
    for name in list(found.found)[1:]:
        apart = Table(title=f"{name} against {base}")
        for heading in ("", "by", "p", "p corrected", "significant"):
            apart.add_column(heading)
        for d in [d for d in differences if d.ruleset == name]:
            sure = "yes" if d.significant else ""
            chances = [f"{p:.3g}" if p > 1e-9 else "< 1e-9" for p in (d.chance, d.corrected)]
            apart.add_row(d.what, d.by_words, *chances, sure)
        console.print(apart)
    console.print(METHOD, highlight=False)


def run_replay(args: argparse.Namespace) -> int:
    console = Console()
    if args.verify:
        console.print(verify(args.file))
        return 0
    game = open_game(args.file)
    seats = game.state.match.seats
    if args.seat is not None and not 1 <= args.seat <= seats:
        raise BadDefinition(f"--seat must be 1 to {seats} for this game, not {args.seat}")
    seat = None if args.seat is None else args.seat - 1
    if not args.step:
        for line in game.log(seat):
            console.print(line, highlight=False)
        return 0
    return step_through(console, game, seat)


def step_through(console: Console, game: Game, seat: int | None) -> int:
    """From the beginning, a choice at a time; Enter goes on, q leaves."""
    choices = list(game.choices)
    game.rewind(0)
    told = 0
    for made in range(len(choices) + 1):
        lines = game.log(seat)
        for line in lines[told:]:
            console.print("  " + line, highlight=False, style="dim")
        told = len(lines)
        draw_table(console, find_game(game.header["game"]).sketch(game.view(seat), seat))
        if made == len(choices):
            return 0
        try:
            if input(f"[{made} of {len(choices)}] Enter for the next choice, q to leave: ").strip() == "q":
                return 0
        except EOFError:
            return 0
        game.replay(choices[made : made + 1])
    return 0


def run_cards(args: argparse.Namespace) -> int:
    """One card or the whole set, to read in the terminal or in print."""
    game: GamePackage = args.game
    name = " ".join(args.name)
    if args.format and args.format not in game.formats:
        raise BadDefinition(f"there is no format {args.format!r} (there are: {', '.join(game.formats)})")
    if args.format:
        print(game.print_cards(args.format, name), end="")
        return 0
    console = Console()
    if name:
        console.print(card_panel(game, game.find_card(name)))
        return 0
    table = Table()
    for heading in ("no.", "name", "numbers"):
        table.add_column(heading)
    for card in game.cards():
        table.add_row(card["number"], card["name"], game.face(card))
    console.print(table)
    return 0


def run_deck(args: argparse.Namespace) -> int:
    """A deck to read; `check` lists every violation and ends with 1 if there are any."""
    game: GamePackage = args.game
    if args.what == "random":
        print(game.deck_list(game.random_deck(args.seed, args.deck)), end="")
        return 0
    deck = read_deck(game, args.deck)
    if args.what == "show":
        print(game.deck_list(deck), end="")
        return 0
    found = game.flaws_of_deck(deck, read_rules(game, args.ruleset))
    for violation in found:
        print(violation)
    if not found:
        print(f"{game.deck_name(deck)} is legal")
    return 1 if found else 0


def read_deck(game: GamePackage, name: str) -> str:
    """A sample deck by name, or the list in a file, as a game's header has it."""
    path = Path(name)
    if not path.is_file():
        return game.find_deck(name)
    return game.find_deck(path.read_text(encoding="utf-8") + "\n", path.stem)


def run_position(args: argparse.Namespace) -> int:
    console = Console()
    game = args.game.from_position(args.file.read_text(encoding="utf-8"))
    decision = game.decision()
    seat = None if decision is None else decision.seat
    draw_table(console, args.game.sketch(game.view(seat), seat))
    if decision is not None:
        draw_question(console, decision)
    return 0


def run_serve(args: argparse.Namespace) -> int:
    try:
        from quarterdeck.server.limits import Limits, read_limits
        from quarterdeck.server.lobby import Settings
        from quarterdeck.server.serve import serve
    except ImportError as error:
        raise BadDefinition(f"the server needs more packages: pip install 'quarterdeck[server]' ({error})") from None
    limits = Limits() if args.limits is None else read_limits(args.limits.read_text(encoding="utf-8"))
    settings = Settings(pause=args.pause, origins=tuple(args.origin), limits=limits)
    return serve(args.host, args.port, args.database, settings, args.open, args.proxy)


def run_soak(args: argparse.Namespace) -> int:
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("playing", total=args.games)
        ruleset = read_rules(args.game, args.ruleset)
        found = soak(args.game, args.games, args.seed, (), lambda n: bar.update(task, completed=n), ruleset)
    print(found)
    return 0 if found.sound else 1


def run_exhaust(args: argparse.Namespace) -> int:
    """Every edition, or the one that is named; ends with 1 if something was never used or went wrong."""
    game: GamePackage = args.game
    rulesets = [read_rules(game, args.ruleset)] if args.ruleset else list(game.rulesets)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        runs = [exhaust_one(bar, game, args.games, args.seed, ruleset) for ruleset in rulesets]
    table = Table(title=f"random legal decks, {listed(game.seats)} seats, seed {args.seed}")
    for heading in ("edition", "games", *game.uses().kinds.values()):
        table.add_column(heading)
    for found in runs:
        table.add_row(*found.row())
    Console().print(table)
    for line in [line for found in runs for line in found.told()]:
        print(line)
    return 0 if all(found.complete and not found.failures for found in runs) else 1


def exhaust_one(bar: Progress, game: GamePackage, games: int, seed: int, ruleset: str) -> Exhaustion:
    task = bar.add_task(game.ruleset_name(ruleset), total=games)
    return exhaust(game, games, seed, lambda n: bar.update(task, completed=n), ruleset)


if __name__ == "__main__":
    sys.exit(main())
