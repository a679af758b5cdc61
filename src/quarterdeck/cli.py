"""The command line: serve and its tables, play, learn, simulate, replay, cards, position, tell, soak, exhaust."""

import argparse
import asyncio
import json
import os
import re
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress
from rich.table import Table

from quarterdeck import __version__
from quarterdeck.bots import BOTS, LEVELS, USUAL, add_bots, find_bot, remove_bots
from quarterdeck.games import MODULES, bring, find_game, modules, names, open_game, verify
from quarterdeck.games.contract import Counted, GamePackage
from quarterdeck.games.own import read_text
from quarterdeck.kernel.chance import SEED
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.errors import BadDefinition, QuarterdeckError
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.replay import Record, read_file
from quarterdeck.lab.compare import compare
from quarterdeck.lab.course import course, estimates, moments, turns
from quarterdeck.lab.exhaust import Exhaustion, exhaust
from quarterdeck.lab.matrix import matrix
from quarterdeck.lab.simulate import simulate
from quarterdeck.lab.soak import soak
from quarterdeck.learn import Class, list_lessons
from quarterdeck.play import HUMAN, Session, card_panel
from quarterdeck.reports import listed, print_comparison, print_course, print_exhaustion, print_matrix, print_summary
from quarterdeck.terminal import draw_question, draw_table

#: which game it is about where a command does not have to say so
FIRST_GAME = next(iter(MODULES))
#: in the place of decks: every pairing of those that anybody may play
EACH = "each"
#: the width of reports that are written into a file
WIDE = 160


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; a wrong call ends with one line on standard error and exit code 2."""
    args = parser().parse_args(argv)
    if argv is None and args.run is run_serve:
        run_compiled()
    try:
        with brought_along(args):
            code: int = args.run(args)
            return code
    except QuarterdeckError as error:
        print(f"quarterdeck: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"quarterdeck: {error.filename or ''}: {error.strerror}", file=sys.stderr)
        return 2


@contextmanager
def brought_along(args: argparse.Namespace) -> Iterator[None]:
    """Cards, house rules and bots of one's own are known while a command runs."""
    game: GamePackage = getattr(args, "game", None) or find_game(FIRST_GAME)
    try:
        if getattr(args, "cards", None):
            game.add_cards(*args.cards)
        add_bots(getattr(args, "bot", None) or ())
        yield
    finally:
        game.remove_cards()
        game.house.clear()
        remove_bots()


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="quarterdeck", description="Swashbuckling tabletop games, rules and all.")
    top.add_argument("--version", action="version", version=f"quarterdeck {__version__}")
    commands = top.add_subparsers(required=True, metavar="command")
    play = command(commands, "play", run_play, "play at the terminal", game=True, ruleset=True)
    play.add_argument("--rival", default=USUAL, metavar="BOT",
                      help=f"who plays against you: {', '.join([a.name for a in LEVELS])}, or any bot ({USUAL})")
    play.add_argument("--seats", help=f"who plays: {HUMAN} or a bot for each seat ({HUMAN} and the rival)")
    play.add_argument("--bot", type=Path, action="append", metavar="FILE", help="a file with a bot of your own")
    play.add_argument("--decks", help="a deck for each seat (eisen,montaigne)")
    play.add_argument("--seed", type=int, help="the same seed deals the same game")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--position", type=Path, metavar="FILE", help="begin at a written position")
    learn = command(commands, "learn", run_learn, "take a lesson at the terminal", game=True)
    learn.add_argument("lesson", nargs="?", default="", help="its name or number; without, the lessons are listed")
    sim = command(commands, "simulate", run_simulate, "play many games of bots", game=True, ruleset=True)
    sim.add_argument("--games", type=int, default=100, help="how many (100)")
    sim.add_argument("--seats", help="the bots, one for each seat (random,greedy; with --matrix greedy,greedy)")
    sim.add_argument("--decks", help="a deck for each bot (eisen,montaigne; with --compare sample decks by chance), or "
                     f"{EACH}: all pairings of the sample decks by turns")  # fmt: skip
    sim.add_argument("--bot", type=Path, action="append", metavar="FILE", help="a file with a bot of your own")
    sim.add_argument("--compare", metavar="NAME|FILE,…", help="rulesets to play the same games under, and compare")
    sim.add_argument("--matrix", action="store_true", help="play each deck (of --decks, or all samples) against each")
    sim.add_argument("--uses", action="store_true", help="count what was used, who won with it and what it brought")
    sim.add_argument("--keep", type=Path, metavar="FILE", help="with --matrix: keep the games there, and go on from it")
    sim.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N",
                     help="how many processes share the games (as many as there are cores)")
    sim.add_argument("--seed", type=int, default=0, help="the same seed plays the same games (0)")
    sim.add_argument("--json", action="store_true", help="print the result as JSON")
    rep = command(commands, "replay", run_replay, "read a saved game")
    of_game(rep)
    rep.add_argument("file", type=Path)
    rep.add_argument("--verify", action="store_true", help="only check that the file replays to the same states,"
                     " and that its deal was the promised one")
    rep.add_argument("--promise", default="", metavar="DIGEST", help="with --verify: the promise that the table showed")
    rep.add_argument("--seat", type=int, help="as this player may see it (1, 2, …)")
    rep.add_argument("--step", action="store_true", help="stop after every choice and draw the table")
    rep.add_argument("--course", action="store_true", help="how the game went: numbers by day, turning points, heroes")
    rep.add_argument("--position", type=int, nargs="?", const=NONE, metavar="N",
                     help="print the position after N choices (after the last one), hidden cards too")
    cards = command(commands, "cards", run_cards, "read the cards", game=True, ruleset=True)
    cards.add_argument("name", nargs="*", help="one card, by name or number; all of them without")
    cards.add_argument("--progress", action="store_true", help="how many cards can be played, of how many there are")
    cards.add_argument("--format", metavar="NAME", help="the cards as a page (html), Markdown (md) or data (json)")
    deck = command(commands, "deck", run_deck, "check, show or make a deck", ruleset=True)
    of_game(deck)
    deck.add_argument("what", choices=("check", "show", "random"))
    deck.add_argument("deck", help="a sample deck, a file with a list, or (random) what it is built around: a Leader")
    deck.add_argument("--format", metavar="NAME", default="text", help="show: as the file of another program (text)")
    deck.add_argument("--seed", type=int, default=0, help="random: the same seed makes the same deck (0)")
    pos = command(commands, "position", run_position, "show a written position")
    of_game(pos)
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
    tale = command(commands, "tell", run_tell, "read a tale that somebody has written")
    tale.add_argument("file", type=Path)
    tale.add_argument("--game", type=game_named, metavar="GAME", help="which game it is for (the first that has tales)")
    tale.add_argument("--check", action="store_true", help="only list what is wrong with it; 1 if anything is")
    tale.add_argument("--seed", type=int, default=0, help="the same seed tells of the same people (0)")
    serving = command(commands, "serve", run_serve, "open the tables in the browser", ruleset=True)
    of_game(serving)
    serving.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1: this machine only)")
    serving.add_argument("--port", type=int, default=8000, help="the port; 0 takes a free one (8000)")
    of_database(serving)
    serving.add_argument("--bot", type=Path, action="append", metavar="FILE", help="a file with a bot of your own")
    serving.add_argument("--thinkers", type=int, default=0, metavar="N",
                         help="processes in which bots think (as many as there are cores, at least two)")
    serving.add_argument("--pause", type=float, default=1.0, metavar="SECONDS",
                         help="how long the table waits where somebody could have answered from hand (1)")
    serving.add_argument("--proxy", default="", metavar="ADDRESS", help="trust what this reverse proxy says of clients")
    serving.add_argument("--origin", action="append", default=[], metavar="URL", help="another origin that may connect")
    serving.add_argument("--watcher", action="append", metavar="ADDRESS",
                         help="who may read /metrics: an address or a network (this machine)")
    serving.add_argument("--log", default="", choices=("json", "words"),
                         help="how it logs to standard error (words in a terminal, else lines of JSON)")
    serving.add_argument("--limits", type=Path, metavar="FILE", help="other limits for messages, as JSON")
    serving.add_argument("--open", action="store_true", help="open the browser")
    keeping = command(commands, "tables", run_tables, "look after the tables of a server")
    of_game(keeping)
    of_database(keeping)
    keeping.add_argument("what", choices=("list", "end", "export", "clean"))
    keeping.add_argument("id", nargs="?", default="", help="end, export: the table")
    keeping.add_argument("file", nargs="?", type=Path, help="export: where the game is written")
    keeping.add_argument("--stage", default="", choices=("waiting", "playing", "held", "over", "closed"),
                         help="list: only these; held are games that wait for another version")
    keeping.add_argument("--json", action="store_true", help="list: as JSON")
    keeping.add_argument("--with-secret", action="store_true",
                         help="export: also a game that is not over, with everything that is hidden in it")
    keeping.add_argument("--older", type=float, default=90, metavar="DAYS",
                         help="clean: tables that are over or closed for so many days, at least one (90)")
    keeping.add_argument("--dry-run", action="store_true", help="clean: only say what would be deleted")
    saving = command(commands, "backup", run_backup, "copy the database of a server that may be running")
    of_database(saving)
    saving.add_argument("file", type=Path, help="where the copy goes; there must be nothing yet")
    reports = command(commands, "reports", run_reports, "read what people at the tables have reported")
    of_database(reports)
    reports.add_argument("--all", action="store_true", help="closed ones, too")
    reports.add_argument("--close", action="append", default=[], metavar="ID", help="this one is dealt with")
    return top


def command(
    commands: Any, name: str, run: Any, words: str, game: bool = False, ruleset: bool = False
) -> argparse.ArgumentParser:
    p: argparse.ArgumentParser = commands.add_parser(name, help=words, description=words)
    p.set_defaults(run=run)
    if game:
        p.add_argument("game", type=game_named, help=f"which game: {', '.join(names())}, or a module that has one")
        with_cards(p)
    if ruleset:
        p.add_argument("--ruleset", metavar="NAME|FILE", help="a ruleset by name, or a file with house rules")
    return p


def of_game(p: argparse.ArgumentParser) -> None:
    """For commands that need not say which game they are about."""
    p.add_argument("--game", type=game_named, default=FIRST_GAME, metavar="GAME",
                   help=f"which game, or the module that has it ({FIRST_GAME})")  # fmt: skip
    with_cards(p)


def of_database(p: argparse.ArgumentParser) -> None:
    p.add_argument("--database", default="quarterdeck.sqlite", metavar="URL",
                   help="an SQLite file, or postgresql://… (quarterdeck.sqlite)")  # fmt: skip


def with_cards(p: argparse.ArgumentParser) -> None:
    p.add_argument("--cards", type=Path, action="append", metavar="FILE", help="a file with cards of your own")


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
    if path.suffix != ".toml" and not path.is_file():
        game.ruleset_name(name)
        return name
    rules = read_text(path) + "\n"
    try:
        game.ruleset_name(rules)
    except BadDefinition as error:
        raise BadDefinition(f"{path}{line_of(rules, str(error))}: {error}") from None
    return rules


def line_of(rules: str, why: str) -> str:
    """The line of house rules whose entry a refusal names first."""
    named: list[tuple[int, int]] = []
    for number, line in enumerate(rules.splitlines(), 1):
        entry = line.partition("=")[0].strip()
        found = re.search(rf"\b{re.escape(entry)}\b", why) if entry else None
        if found:
            named.append((found.start(), number))
    return f", line {min(named)[1]}" if named else ""


def players(game: GamePackage, seats: str) -> list[str]:
    who = [spelled(name.strip()) for name in seats.split(",")]
    if len(who) not in game.seats:
        raise BadDefinition(f"{game.title} is for {listed(game.seats)} seats, not {len(who)}: --seats {HUMAN},{USUAL}")
    for name in who:
        if name != HUMAN and name.partition(":")[0] not in BOTS:
            raise BadDefinition(f"there is no player {name!r} (there are: {HUMAN}, {', '.join(BOTS)})")
        if name != HUMAN:
            find_bot(name)
    return who


def spelled(name: str) -> str:
    """A player's name; a level may be written without a space."""
    return name if name in BOTS else name.replace("-", " ")


def bots_of(args: argparse.Namespace, usual: str = "random,greedy") -> list[str]:
    """The players of a simulation."""
    who = players(args.game, args.seats or usual)
    if HUMAN in who:
        raise BadDefinition(f"a simulation has bots only (there are: {', '.join(BOTS)})")
    return who


def decks_of(game: GamePackage, who: list[str], decks: str | None, *rulesets: str) -> list[str]:
    """As many decks as players; without a list the sample decks go round."""
    if not decks:
        return [game.legal_deck(deck, *rulesets) for deck in game.decks_for(len(who))]
    given = [name.strip() for name in decks.split(",")]
    if len(given) != len(who):
        example = ",".join([game.samples[i % len(game.samples)] for i in range(len(who))])
        raise BadDefinition(f"{len(who)} seats need {len(who)} decks, not {len(given)}: --decks {example}")
    return [game.legal_deck(read_deck(game, name), *rulesets) for name in given]


def run_play(args: argparse.Namespace) -> int:
    seed = args.seed if args.seed is not None else secrets.token_hex(SEED)
    ruleset = read_rules(args.game, args.ruleset)
    if args.ruleset and (args.resume or args.position):
        raise BadDefinition("--ruleset is for new games: a saved game or a position has its own")
    who = players(args.game, args.seats or f"{HUMAN},{args.rival}")
    decks = decks_of(args.game, who, args.decks, ruleset)
    if args.resume:
        game = open_game(args.resume)
    elif args.position:
        game = args.game.from_position(read_text(args.position))
    else:
        game = args.game.new(seed, tuple(decks), ruleset)
    if game.state.match.seats != len(who):
        raise BadDefinition(f"that game has {game.state.match.seats} seats: --seats must name as many")
    Session(game, who, Console(), input, secrets.randbits(32) if args.seed is None else args.seed).run()
    return 0


def run_learn(args: argparse.Namespace) -> int:
    if not args.game.lessons():
        raise BadDefinition(f"{args.game.title} has no lessons")
    if args.lesson:
        Class(args.game, args.game.find_lesson(args.lesson), Console(), input).run()
    else:
        list_lessons(args.game, Console())
    return 0


def run_simulate(args: argparse.Namespace) -> int:
    for name, number in (("--games", args.games), ("--workers", args.workers)):
        if number < 1:
            raise BadDefinition(f"{name} must be 1 or more, not {number}")
    if args.compare and args.matrix:
        raise BadDefinition("--compare and --matrix are two different simulations: choose one")
    if args.keep and not args.matrix:
        raise BadDefinition("--keep is for --matrix, which can take hours")
    if args.uses and (args.compare or args.matrix):
        raise BadDefinition("--uses is for one row of games, without --compare and --matrix")
    return run_compare(args) if args.compare else run_matrix(args) if args.matrix else run_series(args)


def run_series(args: argparse.Namespace) -> int:
    ruleset = read_rules(args.game, args.ruleset)
    who = bots_of(args)
    decks = [] if args.decks == EACH else decks_of(args.game, who, args.decks, ruleset)
    with progress("playing", args.games) as tell:
        summary = simulate(args.game, args.games, who, decks, args.seed, ruleset, tell, args.workers, args.uses)
    return told(args, summary, print_summary)


def run_compare(args: argparse.Namespace) -> int:
    """The same games under several rulesets."""
    rulesets = [read_rules(args.game, name.strip()) for name in args.compare.split(",")]
    called = [args.game.ruleset_name(ruleset) for ruleset in rulesets]
    if args.ruleset or len(set(called)) != len(called) or len(called) < 2:
        raise BadDefinition("--compare needs two or more different rulesets, and no --ruleset beside them")
    who = bots_of(args)
    decks = decks_of(args.game, who, args.decks, *rulesets) if args.decks else []
    with progress("playing", args.games * len(rulesets)) as tell:
        found = compare(args.game, args.games, rulesets, who, decks, args.seed, args.workers, tell)
    return told(args, found, print_comparison)


def run_matrix(args: argparse.Namespace) -> int:
    """Each deck against each."""
    game: GamePackage = args.game
    ruleset = read_rules(game, args.ruleset)
    who = bots_of(args, "greedy,greedy")
    given = args.decks.split(",") if args.decks else game.samples
    decks = [game.legal_deck(read_deck(game, name.strip()), ruleset) for name in given]
    if len(who) != 2 or len(decks) < 2 or len(set(decks)) < len(decks):
        raise BadDefinition("--matrix needs two bots and two or more different decks: --decks eisen,montaigne,ussura")
    with progress("playing", args.games * len(decks) * (len(decks) - 1) // 2) as tell:
        found = matrix(game, args.games, who, decks, args.seed, ruleset, args.workers, tell, args.keep)
    return told(args, found, print_matrix)


def told(args: argparse.Namespace, found: Any, show: Callable[[Console, Any], None]) -> int:
    if args.json:
        print(json.dumps(found.as_dict(), ensure_ascii=False))
    else:
        console = Console()
        # a file has no edge at which names would have to be cut
        show(console if console.is_terminal else Console(width=WIDE), found)
    return 0


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, or lines if that is no terminal; gives what is told how much is done."""
    if not sys.stderr.isatty():
        yield lambda n: tell_tenths(what, n, total)
        return
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda n: bar.update(task, completed=n)


def tell_tenths(what: str, n: int, total: int) -> None:
    """A line whenever another tenth is done."""
    if n * 10 // total > (n - 1) * 10 // total:
        print(f"{what}: {n} of {total}", file=sys.stderr, flush=True)


def run_replay(args: argparse.Namespace) -> int:
    console = Console()
    if args.verify:
        console.print(verify(args.file, args.promise))
        return 0
    game = open_game(args.file)
    if args.position is not None:
        game.rewind(len(game.choices) if args.position == NONE else args.position)
        print(find_game(game.header["game"]).write_position(game), end="")
        return 0
    if args.course:
        print_course(console, course(find_game(game.header["game"]), game), turns(game, estimates(moments(game))))
        return 0
    seats = game.state.match.seats
    if args.seat is not None and not 1 <= args.seat <= seats:
        raise BadDefinition(f"--seat must be 1 to {seats} for this game, not {args.seat}")
    seat = None if args.seat is None else args.seat - 1
    record = read_file(args.file)
    if not args.step:
        for line in game.log(seat):
            console.print(line, highlight=False)
        if told := times_told(record, seats, len(record.choices)):
            console.print(f"Time used: {told}", highlight=False)
        return 0
    return step_through(console, game, seat, record)


def times_told(record: Record, seats: int, count: int) -> str:
    """How long each player had thought after so many choices; "" if the file does not tell."""
    if not any(record.times):
        return ""
    return ", ".join([
        f"Player {seat} {used // 60_000}:{used // 1000 % 60:02}"
        for seat, used in enumerate(record.used(seats, count), 1)
    ])  # fmt: skip


def step_through(console: Console, game: Game, seat: int | None, record: Record) -> int:
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
            if told_times := times_told(record, game.state.match.seats, made):
                console.print(told_times, highlight=False, style="dim")
            if input(f"[{made} of {len(choices)}] Enter for the next choice, q to leave: ").strip() == "q":
                return 0
        except EOFError:
            return 0
        game.replay(choices[made : made + 1])
    return 0


def run_cards(args: argparse.Namespace) -> int:
    """One card or the whole set, to read in the terminal or in print."""
    game: GamePackage = args.game
    read_rules(game, args.ruleset)
    name = " ".join(args.name)
    if args.format and args.format not in game.formats:
        raise BadDefinition(f"there is no format {args.format!r} (there are: {', '.join(game.formats)})")
    if args.format:
        print(game.print_cards(args.format, name), end="")
        return 0
    console = Console()
    if args.progress:
        console.print(progress_table(game.progress()))
        return 0
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


def progress_table(counts: Counted) -> Table:
    """How many cards are complete: all of them, and then by what the game counts them by."""
    table = Table()
    for heading in ("by", "", "complete", "of"):
        table.add_column(heading, justify="right" if heading in ("complete", "of") else "left")
    for i, (what, by) in enumerate(counts.items()):
        if i:
            table.add_section()
        for j, (which, (done, of)) in enumerate(by.items()):
            table.add_row("" if j else what, which, str(done), str(of))
    return table


def run_deck(args: argparse.Namespace) -> int:
    """A deck to read; `check` lists every violation and ends with 1 if there are any."""
    game: GamePackage = args.game
    if args.what == "random":
        print(game.deck_list(game.random_deck(args.seed, args.deck)), end="")
        return 0
    deck = read_deck(game, args.deck)
    if args.what == "show":
        if args.format not in game.deck_formats:
            raise BadDefinition(f"there is no format {args.format!r} (there are: {', '.join(game.deck_formats)})")
        print(game.export_deck(deck, args.format), end="")
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
    return game.find_deck(read_text(path) + "\n", path.stem)


def run_position(args: argparse.Namespace) -> int:
    console = Console()
    game = args.game.from_position(read_text(args.file))
    decision = game.decision()
    seat = None if decision is None else decision.seat
    draw_table(console, args.game.sketch(game.view(seat), seat))
    if decision is not None:
        draw_question(console, decision)
    return 0


def run_tell(args: argparse.Namespace) -> int:
    """A tale to read and to choose in; `--check` lists every flaw and ends with 1 if there are any."""
    game = args.game or next((found for found in map(find_game, names()) if found.tells), find_game(FIRST_GAME))
    if args.check:
        found = game.flaws_of_tale(args.file)
        print("\n".join(found) or "nothing is wrong with it")
        return 1 if found else 0
    game.tell(args.file, listen, args.seed)
    return 0


def listen(told: str, ways: tuple[str, ...]) -> int:
    """Show what is told and ask for the way on; the end of the input is enough, like q."""
    console = Console(highlight=False, width=min(100, Console().width))
    console.print(f"\n{told}\n", markup=False)
    for number, way in enumerate(ways, 1):
        console.print(f"  {number}  {way}", markup=False)
    while ways:
        try:
            answer = input(f"1 to {len(ways)}, or q to leave: ").strip()
        except EOFError:
            return -1
        if answer == "q":
            return -1
        if answer.isdecimal() and 1 <= int(answer) <= len(ways):
            return int(answer) - 1
    return -1


def run_compiled() -> None:
    """Go on as the same command on the compiled engine, where there is one: the process is replaced."""
    from quarterdeck.server.compiled import environment, to_run_on

    tree = to_run_on()
    if tree is not None:
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment(tree))


def run_serve(args: argparse.Namespace) -> int:
    from quarterdeck.server.limits import Limits, read_limits
    from quarterdeck.server.lobby import Settings
    from quarterdeck.server.measures import THIS_MACHINE, read_networks
    from quarterdeck.server.serve import serve

    if args.ruleset and (rules := read_rules(args.game, args.ruleset)) not in args.game.rulesets:
        args.game.add_ruleset(rules)
    limits = Limits() if args.limits is None else read_limits(read_text(args.limits))
    if args.thinkers < 0:
        raise BadDefinition(f"--thinkers must be 1 or more, not {args.thinkers}")
    settings = Settings(
        pause=args.pause, thinkers=args.thinkers, origins=tuple(args.origin), limits=limits, log=args.log,
        watchers=read_networks(args.watcher) if args.watcher else THIS_MACHINE,
    )  # fmt: skip
    return serve(args.host, args.port, args.database, settings, args.open, args.proxy)


def run_tables(args: argparse.Namespace) -> int:
    from quarterdeck.server import keeping

    if args.what in ("end", "export") and not args.id:
        raise BadDefinition(f"which table? quarterdeck tables {args.what} ID{' FILE' if args.what == 'export' else ''}")
    if args.what == "list":
        found, unread = asyncio.run(keeping.tables(args.database, args.stage))
        for why in unread:
            print(f"quarterdeck: {why}", file=sys.stderr)
        print(keeping.as_json(found) if args.json else keeping.in_lines(found))
    elif args.what == "end":
        print(asyncio.run(keeping.end(args.database, args.id)))
    elif args.what == "export":
        if args.file is None:
            raise BadDefinition("where to? quarterdeck tables export ID FILE")
        if args.file.exists():
            raise BadDefinition(f"{args.file} is there already: give another name")
        text, over = asyncio.run(keeping.export(args.database, args.id, args.with_secret))
        args.file.write_text(text, encoding="utf-8")
        if not over:
            told = "tells everything that is hidden in a game that is not over"
            print(f"quarterdeck: {args.file} {told}", file=sys.stderr)
    else:
        if args.older < 1:
            raise BadDefinition(f"--older must be 1 or more, not {args.older:g}: people still look at it")
        gone, choices = asyncio.run(keeping.clean(args.database, args.older, args.dry_run))
        print(f"{gone} tables with {choices} choices {'would be' if args.dry_run else 'are'} deleted")
    return 0


def run_backup(args: argparse.Namespace) -> int:
    from quarterdeck.server import keeping

    print(f"{args.file} holds {keeping.backup(args.database, args.file)} tables")
    return 0


def run_reports(args: argparse.Namespace) -> int:
    from quarterdeck.server import reported

    if args.close:
        asyncio.run(reported.close(args.database, args.close))
        return 0
    for line in asyncio.run(reported.listed(args.database, args.all)):
        print(line)
    return 0


def run_soak(args: argparse.Namespace) -> int:
    ruleset = read_rules(args.game, args.ruleset)
    with progress("playing", args.games) as tell:
        found = soak(args.game, args.games, args.seed, (), tell, ruleset)
    print(found)
    return 0 if found.sound else 1


def run_exhaust(args: argparse.Namespace) -> int:
    """Every edition, or the one that is named; ends with 1 if something was never used or went wrong."""
    game: GamePackage = args.game
    runs: list[Exhaustion] = []
    for ruleset in [read_rules(game, args.ruleset)] if args.ruleset else game.rulesets:
        with progress(game.ruleset_name(ruleset), args.games) as tell:
            runs.append(exhaust(game, args.games, args.seed, tell, ruleset))
    print_exhaustion(Console(), game, args.seed, runs)
    for line in [line for found in runs for line in found.told()]:
        print(line)
    return 0 if all(found.complete and not found.failures for found in runs) else 1
