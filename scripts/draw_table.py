"""Draws the picture of the table in the README: docs/images/table.svg, the middle of a game of two bots."""

import io
import re
from pathlib import Path

from rich.console import Console

from quarterdeck.bots import make_bot
from quarterdeck.games import find_game
from quarterdeck.terminal import draw_question, draw_table

TARGET = Path(__file__).resolve().parent.parent / "docs" / "images" / "table.svg"


def main() -> None:
    package = find_game("five-sails")
    game = package.new(seed=7)
    bots = [make_bot("greedy", 1), make_bot("greedy", 2)]
    while not game.over:
        question = game.open_questions()[0]
        view = game.view(0)
        if view["day"] >= 2 and view["duel"] and question.seat == 0 and len(question.options) > 3:
            break
        game.choose(bots[question.seat].decide(game.state, question), question.seat)
    console = Console(width=120, record=True, file=io.StringIO(), force_terminal=True)
    draw_table(console, package.sketch(game.view(0), 0))
    decision = game.decision(0)
    if decision is not None:
        draw_question(console, decision)
    picture = console.export_svg(title="quarterdeck play five-sails")
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.S)  # no fonts from elsewhere
    TARGET.write_text("\n".join(line.rstrip() for line in picture.splitlines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
