"""The command line: play, simulate, replay, cards, position, soak, exhaust."""

import argparse
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from quarterdeck import ENGINE_VERSION
from quarterdeck.bots import BOTS
from quarterdeck.games import five_sails, open_game, verify
from quarterdeck.games.five_sails.catalogue import catalogue, find_card, plain
from quarterdeck.games.five_sails import decklists
from quarterdeck.games.five_sails.construction import check, random_deck, require
from quarterdeck.games.five_sails.decks import SAMPLES, Deck, sample
from quarterdeck.games.five_sails.effects.build import face
from quarterdeck.kernel.errors import BadDefinition, QuarterdeckError
from quarterdeck.kernel.game import Game
from quarterdeck.lab.exhaust import exhaust
from quarterdeck.lab.simulate import Summary, simulate
from quarterdeck.lab.soak import soak
from quarterdeck.play import HUMAN, Session, card_panel
from quarterdeck.terminal import draw_question, draw_table

GAMES = (five_sails.NAME,)


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
    play = command(commands, "play", run_play, "play at the terminal", game=True)
    play.add_argument("--seats", default="human,greedy", help="who plays: human or a bot for each seat (human,greedy)")
    play.add_argument("--decks", help="a deck for each seat (eisen,montaigne)")
    play.add_argument("--seed", type=int, help="the same seed deals the same game")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--position", type=Path, metavar="FILE", help="begin at a written position")
    sim = command(commands, "simulate", run_simulate, "play many games of bots", game=True)
    sim.add_argument("--games", type=int, default=100, help="how many (100)")
    sim.add_argument("--seats", default="random,greedy", help="the bots, one for each seat (random,greedy)")
    sim.add_argument("--decks", help="a deck for each bot (eisen,montaigne)")
    sim.add_argument("--seed", type=int, default=0, help="the same seed plays the same games (0)")
    sim.add_argument("--json", action="store_true", help="print the result as JSON")
    rep = command(commands, "replay", run_replay, "read a saved game")
    rep.add_argument("file", type=Path)
    rep.add_argument("--verify", action="store_true", help="only check that the file replays to the same states")
    rep.add_argument("--seat", type=int, help="as this player may see it (1, 2, …)")
    rep.add_argument("--step", action="store_true", help="stop after every choice and draw the table")
    cards = command(commands, "cards", run_cards, "read the cards", game=True)
    cards.add_argument("name", nargs="*", help="one card, by name or number")
    deck = command(commands, "deck", run_deck, "check, show or make a deck")
    deck.add_argument("what", choices=("check", "show", "random"))
    deck.add_argument("deck", help="a sample deck, a file with a list, or (random) a Leader")
    deck.add_argument("--seed", type=int, default=0, help="random: the same seed makes the same deck (0)")
    pos = command(commands, "position", run_position, "show a written position")
    pos.add_argument("file", type=Path)
    soaking = command(commands, "soak", run_soak, "play random games and check everything that must hold", game=True)
    soaking.add_argument("--games", type=int, default=1000, help="how many (1000)")
    soaking.add_argument("--seed", type=int, default=0)
    ex = command(commands, "exhaust", run_exhaust, "play until every card and ability has been used", game=True)
    ex.add_argument("--games", type=int, default=2000, help="give up after so many (2000)")
    ex.add_argument("--seed", type=int, default=0)
    return top


def command(commands: Any, name: str, run: Any, words: str, game: bool = False) -> argparse.ArgumentParser:
    p: argparse.ArgumentParser = commands.add_parser(name, help=words, description=words)
    p.set_defaults(run=run)
    if game:
        p.add_argument("game", choices=GAMES, help="which game")
    return p


def seats_and_decks(seats: str, decks: str | None) -> tuple[list[str], list[str]]:
    """The players and as many decks; without a list the sample decks go round."""
    who = [name.strip() for name in seats.split(",")]
    if not 2 <= len(who) <= 4:
        raise BadDefinition(f"two to four seats, not {len(who)}: --seats human,greedy")
    for name in who:
        if name != HUMAN and name not in BOTS:
            raise BadDefinition(f"there is no player {name!r} (there are: {HUMAN}, {', '.join(BOTS)})")
    names = list(SAMPLES)
    given = [name.strip() for name in decks.split(",")] if decks else [names[i % len(names)] for i in range(len(who))]
    if len(given) != len(who):
        raise BadDefinition(f"{len(who)} seats need {len(who)} decks, not {len(given)}: --decks eisen,montaigne")
    return who, [name if plain(name) in SAMPLES else decklists.write(require(read_deck(name))) for name in given]


def run_play(args: argparse.Namespace) -> int:
    seed = args.seed if args.seed is not None else random.SystemRandom().randrange(1 << 32)
    who, decks = seats_and_decks(args.seats, args.decks)
    if args.resume:
        game = open_game(args.resume)
    elif args.position:
        game = five_sails.from_position(args.position.read_text(encoding="utf-8"))
    else:
        game = five_sails.new(seed=seed, decks=tuple(decks))
    if game.state.match.seats != len(who):
        raise BadDefinition(f"that game has {game.state.match.seats} seats: --seats must name as many")
    Session(game, who, Console(), input, seed).run()
    return 0


def run_simulate(args: argparse.Namespace) -> int:
    if args.games < 1:
        raise BadDefinition(f"--games must be 1 or more, not {args.games}")
    who, decks = seats_and_decks(args.seats, args.decks)
    if HUMAN in who:
        raise BadDefinition(f"a simulation has bots only (there are: {', '.join(BOTS)})")
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("playing", total=args.games)
        summary = simulate(args.games, who, decks, args.seed, progress=lambda n: bar.update(task, completed=n))
    if args.json:
        print(json.dumps(summary.as_dict(), ensure_ascii=False))
    else:
        print_summary(Console(), summary)
    return 0


def print_summary(console: Console, summary: Summary) -> None:
    table = Table(title=f"{summary.games} games, seed {summary.seed}")
    for heading in ("bot", "deck", "wins", "share"):
        table.add_column(heading)
    for bot, deck, wins in zip(summary.bots, summary.decks, summary.wins, strict=True):
        table.add_row(bot, deck, str(wins), f"{wins / summary.games:.0%}")
    console.print(table)
    found = summary.as_dict()
    console.print(f"draws {summary.draws}; victories {found['victories']}; days {found['days']}; "
                  f"{found['decisions_per_game']} decisions per game")


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
        draw_table(console, game.view(seat), seat)
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
    console = Console()
    if args.name:
        console.print(card_panel(find_card(" ".join(args.name))))
        return 0
    table = Table()
    for heading in ("no.", "name", "numbers"):
        table.add_column(heading)
    for card in catalogue():
        table.add_row(card.number, card.name, face(card))
    console.print(table)
    return 0


def run_deck(args: argparse.Namespace) -> int:
    """A deck to read; `check` lists every violation and ends with 1 if there are any."""
    if args.what == "random":
        print(decklists.write(random_deck(args.deck, args.seed)), end="")
        return 0
    deck = read_deck(args.deck)
    if args.what == "show":
        print(decklists.write(deck), end="")
        return 0
    found = check(deck)
    for violation in found:
        print(violation)
    if not found:
        print(f"{deck.name} is legal")
    return 1 if found else 0


def read_deck(name: str) -> Deck:
    """A sample deck by name, or the list in a file."""
    path = Path(name)
    return decklists.read(path.read_text(encoding="utf-8"), path.stem) if path.is_file() else sample(name)


def run_position(args: argparse.Namespace) -> int:
    console = Console()
    game = five_sails.from_position(args.file.read_text(encoding="utf-8"))
    decision = game.decision()
    seat = None if decision is None else decision.seat
    draw_table(console, game.view(seat), seat)
    if decision is not None:
        draw_question(console, decision)
    return 0


def run_soak(args: argparse.Namespace) -> int:
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("playing", total=args.games)
        found = soak(args.games, args.seed, progress=lambda n: bar.update(task, completed=n))
    print(found)
    return 0 if found.sound else 1


def run_exhaust(args: argparse.Namespace) -> int:
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("playing", total=args.games)
        found = exhaust(args.games, args.seed, progress=lambda n: bar.update(task, completed=n))
    print(found)
    return 0 if found.complete else 1


if __name__ == "__main__":
    sys.exit(main())
