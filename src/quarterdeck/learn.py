"""A lesson at the terminal: its text, the table, and answers by number."""

from collections.abc import Callable

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from quarterdeck.games.contract import GamePackage
from quarterdeck.games.lessons import LEARNER, Lesson, Pupil
from quarterdeck.terminal import draw_log, draw_question, draw_table

LEAVE = ("q", "quit")


class Class:
    """Somebody who takes a lesson: Enter goes on, a number answers, `quit` leaves."""

    def __init__(self, package: GamePackage, lesson: Lesson, console: Console, read: Callable[[str], str]) -> None:
        self.package = package
        self.pupil = Pupil(lesson)
        self.console = console
        self.read = read
        self.told = 0
        self.drawn = ""

    def run(self) -> None:
        """Go through the lesson until its end, or until the learner leaves."""
        self.console.rule(Text(self.pupil.lesson.title, style="bold"))
        try:
            while not self.pupil.done:
                self.show()
                if not self.take(self.read("> " if self.pupil.step.asks else "Enter to go on > ").strip()):
                    return
        except (EOFError, KeyboardInterrupt):
            return
        self.show()

    def show(self) -> None:
        """What happened, the table if it has changed, and the step."""
        pupil = self.pupil
        self.told = draw_log(self.console, pupil.game.log(LEARNER), self.told)
        if pupil.game.digest() != self.drawn:
            self.drawn = pupil.game.digest()
            draw_table(self.console, self.package.sketch(pupil.view(), LEARNER))
        heading = f"{pupil.at + 1} of {len(pupil.lesson.steps)}"
        self.console.print(Panel(Text(pupil.step.say), title=heading, title_align="left", border_style="bright_yellow"))
        decision = pupil.decision()
        if decision is not None:
            draw_question(self.console, decision, parts=False)

    def take(self, line: str) -> bool:
        """Carry out one line; false if it says to leave."""
        decision = self.pupil.decision()
        if line in LEAVE:
            return False
        if decision is None:
            self.pupil.go_on()
        elif line.isdigit() and 1 <= int(line) <= len(decision.options):
            reply = self.pupil.answer(decision.options[int(line) - 1].key)
            if reply:
                self.console.print(Panel(Text(reply), border_style="red"))
        else:
            self.console.print(f"There are answers 1 to {len(decision.options)}; quit leaves.", style="red")
        return True


def list_lessons(package: GamePackage, console: Console) -> None:
    """The lessons of a game, by number."""
    for number, lesson in enumerate(package.lessons(), 1):
        console.print(
            Text.assemble((f"{number:>3}  {lesson.title}", "bold"), f"  {lesson.about}", (f"  {lesson.name}", "dim"))
        )
    console.print(Text(f"quarterdeck learn {package.name} 1", style="dim"))
