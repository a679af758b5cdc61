"""What the lab found, as tables in a terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from quarterdeck.games.contract import GamePackage
from quarterdeck.lab.compare import Comparison, Difference, Pairs, Share
from quarterdeck.lab.course import Course, Turn
from quarterdeck.lab.exhaust import Exhaustion
from quarterdeck.lab.matrix import Matrix
from quarterdeck.lab.simulate import Summary

METHOD = (
    "Intervals: Wilson's for shares, the normal one for means. Tests: Fisher's exact test for shares, Welch's for "
    "means; for pairs the exact sign test, which for shares is McNemar's. p is corrected for all comparisons of a kind "
    "together by Holm's method; significant is what is below 0.05 then."
)


def titled(title: str, *headings: str) -> Table:
    table = Table(title=title)
    for heading in headings:
        table.add_column(heading)
    return table


def listed(numbers: Sequence[int]) -> str:
    words = [("no", "one", "two", "three", "four", "five", "six")[n] if n < 7 else str(n) for n in numbers]
    return words[0] if len(words) == 1 else f"{words[0]} to {words[-1]}"


def print_summary(console: Console, summary: Summary) -> None:
    ruleset = summary.game.ruleset_name(summary.ruleset)
    table = titled(
        f"{summary.games} games, seed {summary.seed}, {ruleset}", "bot", "deck", "wins", "share (95 % interval)"
    )
    decks = [summary.game.deck_name(deck) for deck in summary.decks] or ["each"] * len(summary.bots)
    for bot, deck, wins in zip(summary.bots, decks, summary.wins, strict=True):
        table.add_row(bot, deck, str(wins), str(Share(wins, summary.games)))
    console.print(table)
    if not summary.decks:
        of = titled("by deck", "deck", "wins", "games", "share (95 % interval)")
        for deck, (wins, games) in sorted(summary.by_deck.items()):
            of.add_row(deck, str(wins), str(games), str(Share(wins, games)))
        console.print(of)
    found = summary.as_dict()
    counted = [f"draws {summary.draws}", f"victories {found['victories']}"]
    counted += [f"{name} {found[name]}" for name in summary.figures]
    console.print("; ".join([*counted, f"{found['decisions_per_game']} decisions per game"]))
    print_uses(console, summary)


def print_uses(console: Console, summary: Summary) -> None:
    """How often each thing was used, how often its users won, and what it brought."""
    listed = summary.game.uses(summary.ruleset)
    worth = (f"brought each time ({listed.measure})",) if listed.measure else ()
    for kind in summary.uses:
        table = titled(listed.kinds[kind], kind, "times", "players", "of whom won (95 % interval)", *worth)
        for name, use in summary.used(kind):
            won = str(Share(use.wins, use.players)) if use.players else ""
            table.add_row(name, str(use.times), str(use.players or ""), won, *[f"{use.worth:.1f}" for _ in worth])
        console.print(table)


def print_comparison(console: Console, found: Comparison) -> None:
    base = next(iter(found.found))
    title = f"{found.games} games each of {', '.join(found.bots)}, seed {found.seed}; 95 % intervals"
    table = titled(title, "", *found.found)
    for what in found.measures:
        table.add_row(what, *[str(measures[what]) for measures in found.found.values()])
    console.print(table)
    for name in list(found.found)[1:]:
        apart = titled(f"{name} against {base}", "", "by", "p", "p corrected", "significant")
        for d in [d for d in found.differences() if d.ruleset == name]:
            apart.add_row(d.what, d.by_words, *chances(d))
        console.print(apart)
        pairs = titled(
            f"{name} against {base}, game by game", "", "less", "more", "alike", "p", "p corrected", "significant"
        )
        for p in [p for p in found.pairs() if p.ruleset == name]:
            pairs.add_row(p.what, str(p.fewer), str(p.more), str(p.alike), *chances(p))
        console.print(pairs)
    console.print(METHOD, highlight=False)


def chances(found: Difference | Pairs) -> tuple[str, str, str]:
    """How likely that is by chance, before and after the correction, and whether it is more than that."""
    told = [f"{p:.3g}" if p > 1e-9 else "< 1e-9" for p in (found.chance, found.corrected)]
    return told[0], told[1], "yes" if found.significant else ""


def print_matrix(console: Console, found: Matrix) -> None:
    """How often the deck of the row beats that of the column."""
    names = [found.game.deck_name(deck) for deck in found.decks]
    ruleset = found.game.ruleset_name(found.ruleset)
    by = f"{found.games} games of each pair by {', '.join(found.bots)}, seed {found.seed}, {ruleset}"
    title = f"wins of the row against the column, 95 % intervals; {by}"
    table = titled(title, "", *names, "all")
    for deck, name in zip(found.decks, names):
        cells = [percent(found.share(deck, other)) if other != deck else "" for other in found.decks]
        table.add_row(name, *cells, percent(found.against_all(deck)))
    console.print(table)
    print_pairings(console, found)


def print_pairings(console: Console, found: Matrix) -> None:
    """Who won the games of each pair, how, and how long they were."""
    rows = found.as_dict()["pairings"]
    lengths = [name for name in rows[0] if name not in ("decks", "wins", "victories")]
    table = titled("how the games of each pair ended; lengths are means", "decks", "wins", "how", *lengths)
    for row in rows:
        how = ", ".join([f"{victory} {n}" for victory, n in row["victories"].items()])
        wins = " : ".join(map(str, row["wins"]))
        table.add_row(" – ".join(row["decks"]), wins, how, *[str(row[name]) for name in lengths])
    console.print(table)


def percent(share: Share) -> str:
    low, high = share.interval()
    return f"{share.value:.0%}\n({low * 100:.0f}–{high * 100:.0f})"


def print_exhaustion(console: Console, game: GamePackage, seed: int, runs: Sequence[Exhaustion]) -> None:
    title = f"random legal decks, {listed(game.seats)} seats, seed {seed}"
    table = titled(title, "edition", "games", *game.uses().kinds.values())
    for found in runs:
        table.add_row(*found.row())
    console.print(table)


def print_course(console: Console, found: Course, turning: Sequence[Turn]) -> None:
    """What is counted at the end of each day, who did most, and where the game turned."""
    names = list(found.points[0].numbers)
    table = titled(found.ending or "the game is not over", found.game.day.lower(), *names)
    for point in found.points:
        table.add_row(str(point.day), *[" : ".join(map(str, numbers)) for numbers in point.numbers.values()])
    console.print(table)
    for feats in found.heroes:
        console.print(f"{feats.name} (player {feats.seat + 1}): {feats.words}", highlight=False)
    for turn in turning:
        chances = f"player {turn.seat + 1} from {turn.before:.0%} to {turn.after:.0%}"
        where = f"{found.game.day} {turn.day}, choices {turn.since} to {turn.until}"
        console.print(f"{where}: {chances}. {' '.join(turn.words)}", highlight=False)
