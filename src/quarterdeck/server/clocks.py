"""The clocks of a table: since when who is asked, what their decisions took, and how much is left.

What a decision took is in its row of the log, with how much of it went off the clock: whoever loads the table sums it
up. What was taken back stays used. Where people play nobody but bots, no clock runs.

Nothing here tells who is asked in secret. A secret question (a reaction, or one that several seats are asked at once)
has its first minute for nothing, so that a clock that has moved tells no more than that the table was kept waiting;
others see a clock run only while everybody knows that the seat is asked, and what it has lost in secret with the next
question that is not.
"""

from typing import TYPE_CHECKING, Final

from quarterdeck.kernel.columns import NONE, State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.game import Game
from quarterdeck.server.messages import Clock, TimeShown, TimesShown
from quarterdeck.server.storage import PERSON, LogRow

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

    def note(self, game: Game, now: float, carried: bool = False) -> None:
        """What is not asked any more is forgotten; what was asked anew because somebody left is carried on."""
        before, self.since = self.since, {}
        for q in game.open_questions():
            known = before.get(q.seat)
            if known is not None and (carried or known[0] is q):
                self.since[q.seat] = q, known[1]
            else:
                self.since[q.seat] = q, now


class Clocks:
    """What a table has to do with time."""

    def __init__(self, table: "Table", rows: list[LogRow], asked: Asked, outages: Outages) -> None:
        self.table = table
        self.rows = rows
        self.asked = asked
        seats = table.facts.seats
        #: by seat: milliseconds that went off its clock
        self.spent = self.summed()
        #: the same, as far as everybody may know
        self.known = self.spent[:]
        now = self.now()
        if self.clock.kind != "days":
            asked.since = {seat: (q, at and at + within(outages, at, now)) for seat, (q, at) in asked.since.items()}
            for place in seats:
                place.left = place.left and place.left + within(outages, place.left, now)
        asked.since = {seat: (q, at or now) for seat, (q, at) in asked.since.items()}
        self.miss_absent()

    def summed(self) -> list[int]:
        spent = [place.spent for place in self.table.facts.seats]
        for row in self.rows:
            if row.seat >= 0:
                spent[row.seat] += row.charged
        return spent

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

    def taken(self, game: Game, seat: int, by: int) -> tuple[int, int]:
        """Milliseconds that the open decision of a seat took, and how many of them go off its clock."""
        q = game.question_of(seat)
        if q is None or seat not in self.asked.since or self.asked.since[seat][0] is not q:
            return 0, 0
        used = self.elapsed(seat)
        charged = 0.0
        if by == PERSON and self.clock.kind == "minutes" and self.runs_for(seat):
            charged = max(0.0, used - self.free(q, game.state))
        return round(used * 1000), round(charged * 1000)

    def made(self, row: LogRow) -> None:
        self.rows.append(row)
        if row.seat >= 0:
            self.spent[row.seat] += row.charged

    def taken_back(self, game: Game, keep: int) -> list[LogRow]:
        """Choices are taken back, but not the time that they took, nor that of the questions that were open.

        Whoever takes back pays for all of it: else one could think for nothing by answering and taking back.
        """
        seats, cut = self.table.facts.seats, self.rows[keep:]
        mine = cut[0].seat if self.clock.kind == "minutes" and self.runs_for(cut[0].seat) else NONE
        spent = [(row.seat, row.used if row.seat == mine else row.charged) for row in cut if row.seat >= 0]
        for seat in self.asked.since:
            used, charged = self.taken(game, seat, PERSON)
            spent.append((seat, used if seat == mine else charged))
        for seat, time in spent:
            seats[seat].spent += time
        del self.rows[keep:]
        self.asked.since = {}
        self.spent = self.summed()
        return cut

    def asked_again(self, game: Game, cut: list[LogRow]) -> None:
        """With days for each decision, taking one back does not give it new ones."""
        if self.clock.kind == "days":
            self.asked.note(game, cut[0].made - cut[0].used / 1000)

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
        q, since = found
        of_its_own = 0.0 if self.clock.kind == "days" else max(0.0, self.left(seat))
        return since + self.free(q, game.state) + of_its_own

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
    """How long nobody was there to play with, since then."""
    return sum(max(0.0, min(ended, now) - max(began, since)) for began, ended in outages)


def in_secret(state: State) -> bool:
    """Whether who is asked now is not for everybody to know."""
    q = state.question
    return q is not None and (bool(state.answers) or state.match.rules.concealed(q))
