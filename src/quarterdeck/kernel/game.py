"""The door of a game: one log of choices, the state it leads to, and the calls a program makes.

A game is its header and its choices; save, replay, undo and a bug report are the same thing.
"""

from collections.abc import Callable
from typing import Any

from quarterdeck import ENGINE_VERSION
from quarterdeck.kernel.chance import stir
from quarterdeck.kernel.columns import NONE, PUBLIC, State
from quarterdeck.kernel.decision import Decision, Question
from quarterdeck.kernel.errors import IllegalAnswer, StaleAnswer, UnknownAnswer
from quarterdeck.kernel.flow import answer, answer_in_secret
from quarterdeck.kernel.foresight import foretell
from quarterdeck.kernel.knowledge import deal
from quarterdeck.kernel.pickling import filled

Choice = tuple[int, int]


class Game:
    """A game in progress. `start` makes the first state from the header, so that any moment can be reached again."""

    def __init__(
        self,
        header: dict[str, Any],
        start: Callable[[dict[str, Any], bool], State],
        record: bool = True,
        state: State | None = None,
    ) -> None:
        self.header = header
        self.start = start
        self.choices: list[Choice] = []
        self.recording = record
        self.state = self.first_state() if state is None else state

    def first_state(self) -> State:
        return self.start(self.header, self.recording)

    def __repr__(self) -> str:
        return f"Game({self.header.get('game', '?')}, {len(self.choices)} choices)"

    # questions

    @property
    def over(self) -> bool:
        return self.state.over

    def open_questions(self) -> tuple[Question, ...]:
        s = self.state
        return () if s.question is None else (s.question, *s.also)

    def question_of(self, seat: int | None) -> Question | None:
        for q in self.open_questions():
            if seat is None or q.seat == seat:
                return q
        return None

    def decision(self, seat: int | None = None, foreseeing: bool = False) -> Decision | None:
        """The open question of a seat (of the first seat asked, if none is named), in words; None if there is none.

        Foreseeing, its options say what they lead to, which takes some milliseconds.
        """
        q = self.question_of(seat)
        if q is None:
            return None
        d: Decision = self.state.match.rules.describe(self.state, q)
        if foreseeing:
            foretell(self.state, q, d)
        return d

    def choose(self, option: Any, seat: int | None = None, id: int | None = None) -> "Game":
        """Answer the open question with one of its options (or the option's key).

        This changes the game and gives the game itself, so that calls can be chained; `copy` first to keep the moment
        before. Without a seat the first question that is open is answered; with an id only the question that has it.
        Errors change nothing.
        """
        chosen = option if isinstance(option, int) else getattr(option, "key", None)
        if not isinstance(chosen, int) or isinstance(chosen, bool):
            raise UnknownAnswer(f"{option!r} is no option: choose one of decision().options, or its key")
        if self.over:
            raise StaleAnswer("the game is over: there is nothing to answer")
        q = self.question_of(seat)
        if q is None:
            raise StaleAnswer(f"seat {seat} is not asked anything now")
        if id is not None and id != self.state.asked[q.seat]:
            raise StaleAnswer(f"question {id} is no longer open; the open one is {self.state.asked[q.seat]}")
        if chosen not in q.options:
            self.state.match.rules.refuse(self.state, q, chosen)
            raise IllegalAnswer(f"that is not one of the {len(q.options)} options of this question")
        self.apply(q.seat, chosen)
        return self

    def apply(self, seat: int, chosen: int) -> None:
        s = self.state
        self.choices.append((seat, chosen))
        if s.answers:
            answer_in_secret(s, seat, chosen)
        else:
            answer(s, chosen)

    def concede(self, seat: int) -> "Game":
        """The seat leaves the game; possible at any time."""
        s = self.state
        if not 0 <= seat < s.match.seats:
            raise UnknownAnswer(f"there is no seat {seat}: this game has seats 0 to {s.match.seats - 1}")
        if self.over or s.out >> seat & 1:
            raise StaleAnswer(f"seat {seat} is not in the game any more")
        self.choices.append((seat, CONCEDE))
        s.made += 1
        s.sealed = s.made
        s.match.rules.concede(s, seat)
        return self

    def redraw(self, seed: int) -> "Game":
        """Draw anew what no seat knows: the order of hidden cards, and all chance to come. An entry of the log."""
        s = self.state
        if not 0 <= seed < 1 << REDRAW_BITS:
            raise UnknownAnswer(f"a seed to go on with is a number of {REDRAW_BITS} bits, not {seed}")
        self.choices.append((CHANCE, seed))
        s.made += 1
        s.sealed = s.made
        s.sealed_by = NONE
        stir(s, seed)
        deal(s, s.match.everyone | PUBLIC)
        return self

    # going back

    def rewind(self, count: int) -> "Game":
        """Go back to the moment when `count` choices had been made."""
        if not 0 <= count <= len(self.choices):
            raise UnknownAnswer(f"this game has {len(self.choices)} choices; {count} is not among them")
        past = Game(self.header, self.start, self.recording)
        past.replay(self.choices[:count])
        self.choices = past.choices
        self.state = past.state
        return self

    def replay(self, choices: list[Choice]) -> None:
        for seat, chosen in choices:
            if seat == CHANCE:
                self.redraw(chosen)
            elif chosen == CONCEDE:
                self.concede(seat)
            else:
                self.choose(chosen, seat)

    def undo(self, seat: int | None = None, freely: bool = True) -> int:
        """Take back the last choice of a seat and all after it; gives how many were taken back.

        Not freely, only what came after the last seal can be taken back: chance, a look, another seat's answer.
        """
        seats = [who for who, _ in self.choices]
        if seat is None and seats:
            seat = seats[-1]
        if seat not in seats:
            raise StaleAnswer("there is nothing to take back")
        last = len(seats) - 1 - seats[::-1].index(seat)
        if not freely and last < self.state.sealed:
            raise IllegalAnswer("something was shown, drawn or answered since: that takes the others' consent")
        taken = len(self.choices) - last
        self.rewind(last)
        return taken

    def copy(self) -> "Game":
        """An independent game at the same moment."""
        g = Game(self.header, self.start, self.recording, self.state.match.rules.copy(self.state))
        g.choices = self.choices[:]
        if self.state.record is not None:
            g.state.record = self.state.record[:]
        return g

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: what a file holds, and where the game stands, so that nothing has to be played again."""
        begun = (self.header, self.start, self.recording, self.choices)
        return unpickled, (ENGINE_VERSION, *begun, self.state.to_bytes(), self.state.record)

    # looking

    def digest(self) -> str:
        """Sixteen figures that two games at the same moment share. They tell what is hidden: for after the game."""
        return self.state.digest()

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: an onlooker), and nothing else."""
        v: dict[str, Any] = self.state.match.rules.view(self.state, seat)
        return v

    def log(self, seat: int | None = None) -> list[str]:
        """What happened, in words, as a seat (None: an onlooker) may read it."""
        lines: list[str] = self.state.match.rules.story(self.state, seat)
        return lines

    def why(self, name: str, seat: int | None = None) -> list[str]:
        """Where the numbers of the cards of a name come from, as far as a seat (None: an onlooker) may know them."""
        lines: list[str] = self.state.match.rules.why(self.state, seat, name)
        return lines


def unpickled(
    engine: str, header: dict[str, Any], start: Callable[[dict[str, Any], bool], State], recording: bool,
    choices: list[Choice], data: bytes, record: Any,
) -> Game:  # fmt: skip
    """The game that was taken apart to be pickled."""
    g = Game(header, start, recording)
    filled(engine, g.state, data, record)
    g.choices = choices
    return g


#: the key in a log for leaving the game, which is no answer to any question
CONCEDE = -2
#: in the place of a seat: not a choice, but chance drawn anew after the table agreed to go back; the key is stirred
#: into the seed
CHANCE = -1
#: the most bits of such a key: it is kept where other keys are
REDRAW_BITS = 63
