"""The clocks of a table: since when who is asked, what their decisions took, and how much is left.

What a decision took is in its row of the log, with how much of it went off the clock: whoever loads the table sums it
up. A question that is open again, because its answer was taken back, is open since it was first asked; so says the log,
whether the table is cut back or loaded. Where people play nobody but bots, no clock runs.

Nothing here tells who is asked in secret. A secret question (a reaction, or one that several seats are asked at once)
has its first minute for nothing, so that a clock that has moved tells no more than that the table was kept waiting;
others see a clock run only while everybody knows that the seat is asked, and what it has lost in secret with the next
question that is not.
"""

from typing import TYPE_CHECKING, Final

from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.game import CHANCE, CONCEDE, Game
from quarterdeck.server.messages import Clock, TimeShown, TimesShown
from quarterdeck.server.storage import LogRow

if TYPE_CHECKING:
    from quarterdeck.server.tables import Table

#: seconds of a secret question that cost nothing
SECRET: Final = 60
DAY: Final = 24 * 3600

Outages = list[tuple[float, float]]


class Asked:
    """Since when each seat has been asked what it is asked now."""

    def __init__(self) -> None:
        self.since: dict[int, tuple[Question, float]] = {}
        #: how many choices had been made when everybody last knew who was asked
        self.public = 0

    def follow(self, game: Game, row: LogRow) -> None:
        """A choice of the log was made; after the table has agreed to go back, all is asked anew."""
        if row.seat == CHANCE:
            self.since = {}
        elif row.chosen == CONCEDE:
            self.carry_on(game)
        self.note(game, row.made)
        if not in_secret(game.state):
            self.public = len(game.choices)

    def carry_on(self, game: Game) -> None:
        """Somebody has left: what was asked goes on as it is, or anew; another question begins when it is shown."""
        for q in game.open_questions():
            known = self.since.get(q.seat)
            if known is not None and known[0].kind == q.kind:
                self.since[q.seat] = q, known[1]

    def note(self, game: Game, now: float) -> None:
        """What is not asked any more is forgotten; what is asked now was asked before or is asked from now on."""
        before, self.since = self.since, {}
        for q in game.open_questions():
            known = before.get(q.seat)
            self.since[q.seat] = q, known[1] if known is not None and known[0] is q else now


class Clocks:
    """What a table has to do with time."""

    def __init__(self, table: "Table", rows: list[LogRow], asked: Asked, outages: Outages) -> None:
        self.table = table
        self.outages = outages
        self.stand(rows, asked)
        for place in table.facts.seats:
            place.left = place.left and self.counted_from(place.left)
        self.miss_absent()

    def stand(self, rows: list[LogRow], asked: Asked) -> None:
        """How the clocks stand by a log."""
        self.rows = rows
        self.asked = asked
        #: by seat: milliseconds that went off its clock
        self.spent = self.summed(len(rows))
        #: the same, as far as everybody may know
        self.known = self.summed(asked.public)
        asked.since = {seat: (q, self.counted_from(at)) for seat, (q, at) in asked.since.items()}

    def summed(self, count: int) -> list[int]:
        """By seat: milliseconds that so many choices, and what was taken back, have cost."""
        spent = [place.spent for place in self.table.facts.seats]
        for row in self.rows[:count]:
            if row.seat >= 0:
                spent[row.seat] += row.charged
        return spent

    def counted_from(self, at: float) -> float:
        """A moment that was stored, later by how long nobody was there to play with since then; but days go on."""
        now = self.now()
        if not at:
            return now
        return at if self.clock.kind == "days" else at + within(self.outages, at, now)

    @property
    def clock(self) -> Clock:
        return self.table.facts.clock

    def now(self) -> float:
        return self.table.house.storage.clock()

    # being asked

    def note(self, state: State) -> None:
        """The table shows the game as it is: whoever is asked something new is asked it from now on."""
        game = self.table.game
        if game is None:
            return
        self.asked.note(game, self.now())
        if not in_secret(state):
            self.known = self.spent[:]

    def elapsed(self, seat: int) -> float:
        """Seconds for which a seat has been asked."""
        found = self.asked.since.get(seat)
        return 0.0 if found is None else max(0.0, self.now() - found[1])

    def free(self, q: Question, state: State) -> float:
        """Seconds that a question has for itself."""
        secret = bool(state.answers) or state.match.rules.concealed(q)
        return self.secret_time() if secret or self.clock.kind == "days" else float(self.clock.increment)

    def secret_time(self) -> float:
        """Seconds that a secret question has for itself."""
        return float(self.clock.days * DAY if self.clock.kind == "days" else max(self.clock.increment, SECRET))

    def runs_for(self, seat: int) -> bool:
        """Whether time is counted for whoever sits there."""
        facts = self.table.facts
        return self.clock.kind != "none" and facts.seats[seat].kind == "person" and not self.table.alone(seat)

    def taken(self, game: Game, seat: int) -> tuple[int, int]:
        """Milliseconds that the open decision of a seat took, and how many of them go off its clock."""
        q = game.question_of(seat)
        if q is None or seat not in self.asked.since or self.asked.since[seat][0] is not q:
            return 0, 0
        used = self.elapsed(seat)
        charged = 0.0
        if self.clock.kind == "minutes" and self.runs_for(seat):
            charged = max(0.0, used - self.free(q, game.state))
        return round(used * 1000), round(charged * 1000)

    def made(self, row: LogRow) -> None:
        self.rows.append(row)
        if row.seat == CHANCE:
            self.asked.since = {}
        else:
            self.spent[row.seat] += row.charged

    def taken_back(self, game: Game, keep: int, asked: Asked, anew: bool) -> None:
        """Choices are taken back, but not the time that they took, nor that of the questions that were open.

        Who is asked again was asked all the while, and pays with the next answer: else one could think for nothing by
        answering and taking back. Where all is asked anew it is paid for now, by the clock as everything is: to charge
        whoever takes back what is free would tell how much of it they chose in secret, and whether they were done.
        """
        seats, cut = self.table.facts.seats, self.rows[keep:]
        all_the_while = () if anew else asked.since
        since = {row.seat: self.asked_since(asked, row) for row in cut[:1] if row.seat in all_the_while}
        spent = [(row.seat, row.charged) for row in cut if row.seat >= 0]
        spent += [(seat, self.taken(game, seat)[1]) for seat in self.asked.since]
        for seat, time in spent:
            if seat not in all_the_while:
                seats[seat].spent += time
        self.stand(self.rows[:keep], asked)
        asked.since |= {seat: (asked.since[seat][0], at) for seat, at in since.items()}

    def over_at(self, past: Game, asked: Asked, seat: int) -> bool:
        """Whether the time of a seat had run out if it were asked again what it was asked at an earlier moment."""
        q, row = asked.since[seat][0], self.rows[len(past.choices)]
        left = self.left(seat, self.summed(len(past.choices)))
        return self.runs_for(seat) and self.now() >= self.runs_out(q, self.asked_since(asked, row), past.state, left)

    def asked_since(self, asked: Asked, row: LogRow) -> float:
        """Since when somebody was asked what they answered by this choice, the table's pauses before it not counted."""
        return max(self.counted_from(asked.since[row.seat][1]), row.made - row.used / 1000)

    # looking

    def left(self, seat: int, spent: list[int] | None = None) -> float:
        """Seconds that the clock of a seat has, not counting the decision that is open."""
        clock = self.clock
        if clock.kind == "days":
            return float(clock.days * DAY)
        return float(clock.minutes * 60) - (self.spent if spent is None else spent)[seat] / 1000

    def until(self, seat: int) -> float | None:
        """When the time of a seat runs out; None while it is not asked."""
        game = self.table.game
        found = self.asked.since.get(seat)
        if game is None or found is None or self.table.show.scene is not None:
            return None
        return self.runs_out(*found, game.state, self.left(seat))

    def runs_out(self, q: Question, since: float, state: State, left: float) -> float:
        """When the time for a question runs out, with so many seconds on the clock."""
        return since + self.free(q, state) + (0.0 if self.clock.kind == "days" else max(0.0, left))

    def out_of_time(self, seat: int) -> bool:
        until = self.until(seat) if self.runs_for(seat) else None
        return until is not None and self.now() >= until

    def shown_to(self, viewer: int | None) -> TimesShown | None:
        """The clocks as a seat may see them."""
        game, facts = self.table.game, self.table.facts
        if game is None or game.over or not any(self.runs_for(seat) for seat in facts.people()):
            return None
        public = not in_secret(self.table.shown_state())
        seats: list[TimeShown | None] = []
        for seat, place in enumerate(facts.seats):
            mine = seat == viewer
            until = self.until(seat) if mine or public else None
            left = max(0.0, self.left(seat, self.spent if mine else self.known))
            seats.append(TimeShown(left, until) if place.kind == "person" else None)
        return TimesShown(tuple(seats))

    # being away

    def counts_absence(self) -> bool:
        facts = self.table.facts
        counted = facts.clock.away > 0 and facts.clock.kind != "days"
        return counted and facts.stage == "playing" and len(facts.people()) > 1

    def miss_absent(self) -> None:
        """Whoever is not here is away from now on, if not for longer."""
        here = self.table.here()
        for seat in self.table.facts.people():
            place = self.table.facts.seats[seat]
            if seat in here:
                place.left = 0.0
            elif not place.left:
                place.left = self.now()

    def away(self, seat: int) -> bool:
        """Whether somebody is away for longer than the table allows."""
        place = self.table.facts.seats[seat]
        limit = self.clock.away * 60
        return self.counts_absence() and place.left > 0 and self.now() - place.left >= limit


def within(outages: Outages, since: float, now: float) -> float:
    """How long nobody was there to play with, since then. What several have noted counts once."""
    away, until = 0.0, since
    for began, ended in sorted(outages):
        ended = min(ended, now)
        away += max(0.0, ended - max(began, until))
        until = max(until, ended)
    return away


def in_secret(state: State) -> bool:
    """Whether who is asked now is not for everybody to know."""
    q = state.question
    return q is not None and (bool(state.answers) or state.match.rules.concealed(q))
