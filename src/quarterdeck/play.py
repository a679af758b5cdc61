"""A game at the terminal: a person answers by number, bots answer for the other seats."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from quarterdeck.bots import make_bot, title
from quarterdeck.bots.base import Bot
from quarterdeck.bots.hints import hints
from quarterdeck.games import find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.decision import Decision
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.replay import save
from quarterdeck.terminal import answers, draw_dangers, draw_log, draw_question, draw_table

HUMAN = "human"
HELP = """\
a number      choose that option; for a payment also several (1 3 4), or Enter for what is proposed
card NAME     read a card (also: c NAME)
why NAME      where the numbers of a card on the table, or in your hand, come from (w NAME)
table         draw the table again (t)
log           the whole story so far (l)
hint          what a bot that searches would do, against bots (h)
undo          take back your last choice (u)
save FILE     write the game to a file; resume it with --resume FILE (s FILE)
position FILE write this moment to a file as text, hidden cards too; play it with --position FILE (p FILE)
quit          leave (q)"""


class Quit(Exception):
    """The person has had enough."""


class Session:
    """One sitting: the game, who sits where, and how the terminal reads and writes."""

    def __init__(
        self, game: Game, seats: Sequence[str], console: Console, read: Callable[[str], str], seed: int
    ) -> None:
        self.game = game
        self.package: GamePackage = find_game(game.header["game"])
        self.console = console
        self.read = read
        self.bots: list[Bot | None] = [
            None if name == HUMAN else make_bot(name, seed + 17 * i) for i, name in enumerate(seats)
        ]
        self.names = [name if name == HUMAN else title(name) for name in seats]
        self.people = [i for i, bot in enumerate(self.bots) if bot is None]
        self.told = 0
        self.last: int | None = None

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while not self.game.over:
                question = self.game.open_questions()[0]
                bot = self.bots[question.seat]
                if bot is not None:
                    with self.console.status(f"{self.names[question.seat]} thinks …"):
                        chosen = bot.decide(self.game.state, question)
                    self.game.choose(chosen, question.seat)
                else:
                    self.ask(question.seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print("Left the table. (save FILE keeps a game.)")
            return
        self.finish()

    def finish(self) -> None:
        me = self.people[0] if len(self.people) == 1 else None
        self.told = draw_log(self.console, self.game.log(me), self.told)
        self.draw(me)
        words = self.package.ending(self.game.state)
        self.console.print(Panel(Text(words, style="bold"), border_style="bright_yellow"))

    def draw(self, seat: int | None) -> None:
        draw_table(self.console, self.package.sketch(self.game.view(seat), seat))

    def ask(self, seat: int) -> None:
        if len(self.people) > 1 and self.last != seat:
            self.console.clear()
            self.read(f"Player {seat + 1}, it is yours to decide. Press Enter when nobody else is looking. ")
            self.told = 0
        self.last = seat
        self.told = draw_log(self.console, self.game.log(seat), self.told)
        decision = self.game.decision(seat, foreseeing=True)
        assert decision is not None
        self.draw(seat)
        draw_dangers(self.console, self.game.state.match.rules.dangers(self.game.state, seat))
        draw_question(self.console, decision)
        while not self.answer(seat, decision, self.read("> ").strip()):
            pass

    def answer(self, seat: int, decision: Decision, line: str) -> bool:
        """Carry out one line of the person's; true if the question was answered or is no longer this one."""
        word, _, rest = line.partition(" ")
        if line and all(number.isdigit() for number in line.split()):
            return self.choose(seat, decision, [int(number) for number in line.split()])
        if not line and decision.bill is not None and decision.bill.proposal:
            return self.pay(seat, decision, decision.bill.proposal)
        if word in ("q", "quit"):
            raise Quit
        if word in ("u", "undo"):
            return self.undo(seat)
        try:
            self.look(seat, decision, word, rest)
        except (QuarterdeckError, OSError) as error:
            self.console.print(str(error), style="red")
        return False

    def choose(self, seat: int, decision: Decision, numbers: Sequence[int]) -> bool:
        offered = answers(decision)
        if not all(1 <= number <= len(offered) for number in numbers):
            self.console.print(f"There are options 1 to {len(offered)}.", style="red")
            return False
        if len(numbers) > 1 and decision.bill is None:
            self.console.print("One number is one answer; several are for payments.", style="red")
            return False
        return self.pay(seat, decision, [offered[number - 1][1] for number in sorted(set(numbers))])

    def pay(self, seat: int, decision: Decision, keys: Sequence[int]) -> bool:
        """Give answers one after the other, as long as the same payment asks for them; true if any was taken."""
        alike = {source.key: source.like for source in decision.bill.sources} if decision.bill else {}
        for made, k in enumerate(keys):
            now = self.game.decision(seat)
            if now is None or (made and not goes_on(decision, now)):
                return True
            options = [option.key for option in now.options]
            # of sources that are just alike one is offered after the other
            found = [o for o in options if o == k] or [o for o in options if alike.get(o, o) == alike.get(k, k)]
            if not found:
                words = next(words for words, key, _ in answers(decision) if key == k)
                self.console.print(f"Not possible now: {words}.", style="red")
                return made > 0
            self.game.choose(found[0], seat)
        return True

    def undo(self, seat: int) -> bool:
        try:
            self.game.undo(seat, freely=len(self.people) == 1)
        except QuarterdeckError as error:
            self.console.print(str(error), style="red")
            return False
        self.told = len(self.game.log(seat))
        return True

    def look(self, seat: int, decision: Decision, word: str, rest: str) -> None:
        if word in ("c", "card"):
            self.console.print(card_panel(self.package, self.package.find_card(rest)))
        elif word in ("w", "why"):
            name = self.package.find_card(rest)["name"]
            lines = self.game.why(name, seat) or [f"There is no {name} with numbers to see now."]
            self.console.print(Text("\n".join(lines)))
        elif word in ("t", "table"):
            self.draw(seat)
            draw_question(self.console, decision)
        elif word in ("h", "hint"):
            self.hint(seat)
        elif word in ("l", "log"):
            draw_log(self.console, self.game.log(seat), 0)
        elif word in ("s", "save") and rest:
            save(self.game, Path(rest))
            self.console.print(f"Saved to {rest}.")
        elif word in ("p", "position") and rest:
            Path(rest).write_text(self.package.write_position(self.game), encoding="utf-8")
            self.console.print(f"Written to {rest}.")
        else:
            self.console.print(HELP)

    def hint(self, seat: int) -> None:
        """The best few options, how likely each seems to win, and how it could go on."""
        question = self.game.question_of(seat)
        if len(self.people) > 1 or question is None:
            self.console.print("Hints are for games against bots.", style="red")
            return
        with self.console.status("Thinking …"):
            found = hints(self.game.state, question, len(self.game.choices))
        for hint in found:
            self.console.print(Text(f"{hint.chance:>5.0%}  {hint.words}", style="bold"))
            self.console.print(Text("       " + " → ".join(hint.course), style="dim"))


def goes_on(before: Decision, now: Decision) -> bool:
    """Whether a question goes on asking for the same payment."""
    if before.bill is None or now.bill is None or now.bill.paid <= before.bill.paid:
        return False
    return (now.kind, now.source) == (before.kind, before.source)


def card_panel(package: GamePackage, card: dict[str, Any]) -> Panel:
    """A card as it reads."""
    body = [package.face(card), ", ".join(card.get("traits", ())), "", *card["words"]]
    return Panel("\n".join(body), title=f"{card['number']} {card['name']}", width=90)
