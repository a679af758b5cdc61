"""What is known of a table besides its choices: who sits where, with which decks, and how it stands."""

import secrets
from collections.abc import Container
from typing import Any, Literal, NamedTuple

import msgspec

from quarterdeck.games import find_game, names
from quarterdeck.kernel.promise import commitment
from quarterdeck.server.messages import Clock, Person, Result, Stops, TableShown

LONGEST_ID = 64
#: the name of a seat whose person has deleted the account
FORMER = "a former player"
Stage = Literal["waiting", "playing", "over", "closed"]


class Written(NamedTuple):
    """A table as it is stored, and all whom that names."""

    stage: str
    facts: str
    people: tuple[str, ...]


class Seat(msgspec.Struct):
    """A seat: a person (by id, so that nobody else can take it), a bot, or free."""

    kind: Literal["person", "bot", "open"]
    deck: str
    deck_name: str
    who: str = ""
    name: str = ""
    bot: str = ""
    stops: Stops = msgspec.field(default_factory=Stops)
    #: the day for which the cards of `stops.not_today` were named
    stops_day: int = 0
    #: what the person has added to the chance of the deal
    contribution: str = ""
    #: the choice that the others did not let this seat take back
    refused: int = -1
    #: whether the person's account was deleted: nobody has the seat any more
    gone: bool = False
    #: whoever wants the seat to leave the game as soon as nobody could be asked in secret, as `made` notes it; None if
    #: nobody does
    leaving: int | None = None
    #: milliseconds of its clock that went into choices which were taken back
    spent: int = 0
    #: since when the person is away; 0 while they are here
    left: float = 0.0
    #: who sat here before a bot took the seat in the middle of the game: the id and the name
    was: str = ""
    instead_of: str = ""
    #: how many lines the log had then: those are about who sat here before
    since: int = 0

    def shown(self, number: int, here: bool, samples: Container[str]) -> Person:
        there = here or self.kind == "bot"
        sample = self.deck if self.deck in samples else None
        return Person(number, self.name, self.kind, there, self.deck_name, sample, self.instead_of, self.since)

    def owner(self) -> str:
        """The id of who sits here, or did until a bot took the seat."""
        return self.was or self.who

    def person(self) -> str:
        """The name of the same."""
        return self.instead_of or self.name

    def called(self) -> str:
        """The name for a record, where nothing else tells a bot from a person of that name."""
        name = f"{self.name} (bot)" if self.kind == "bot" and not self.name.endswith("bot") else self.name
        return f"{self.instead_of}, then {name}" if self.instead_of else name


class Facts(msgspec.Struct):
    """One table, as it is stored."""

    id: str
    game: str
    edition: str
    seats: list[Seat]
    listed: bool
    invitation: str
    stage: Stage = "waiting"
    #: what the game began with; empty before it did
    header: dict[str, Any] = {}
    rematch: str | None = None
    reason: str = ""
    #: what the deal follows from, told to nobody before the end; its digest is promised to everybody
    secret: str = ""
    #: whether those who watch may speak
    talk: bool = False
    #: how often chance was drawn anew
    redraws: int = 0
    #: the secret of the rematch, if there is one
    rematch_secret: str = ""
    #: opened so that everybody may ask for hints
    hints: bool = False
    #: tables of before there were clocks let everybody be away
    clock: Clock = Clock(away=0)
    #: when the game began
    began: float = 0.0
    #: the digest of the game's first moment
    dealt: str = ""
    #: the engine that went on with the game last, once that was another than it was begun with
    engine: str = ""

    def seat_of(self, who: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.who == who:
                return number
        return None

    def sat_at(self, who: str) -> int | None:
        """The seat of somebody, or the one that a bot has taken from them."""
        was = [number for number, seat in enumerate(self.seats) if who and seat.was == who]
        return self.seat_of(who) if self.seat_of(who) is not None or not was else was[0]

    def people_ids(self) -> list[str]:
        return [seat.who for seat in self.seats if seat.kind == "person" and not seat.gone]

    def everybody(self) -> list[str]:
        """All whom the table knows: who sits here, and from whom a bot has taken a seat."""
        return [*self.people_ids(), *[seat.was for seat in self.seats if seat.was]]

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def stand_up(self, number: int) -> None:
        """A seat is free again, before the game; a table that everybody has left is closed."""
        seat = self.seats[number]
        seat.kind, seat.who, seat.name, seat.contribution = "open", "", "", ""
        if not self.people():
            self.stage, self.reason = "closed", "everybody has left"

    def log_cut(self, lines: int) -> None:
        """So many lines of the log are left: what comes is of those who sit here now."""
        for seat in self.seats:
            seat.since = min(seat.since, lines)

    def forget(self, who: str) -> None:
        """Somebody is no more: before the game the seat is free, later it stays without an owner or a name."""
        for seat in self.seats:
            if seat.was == who:
                seat.was, seat.instead_of = "", FORMER
        number = self.seat_of(who)
        if number is None:
            return
        if self.stage == "waiting":
            self.stand_up(number)
            return
        seat = self.seats[number]
        seat.who, seat.name, seat.gone = secrets.token_urlsafe(16), FORMER, True

    def shown(
        self, seated: bool, here: frozenset[int] = frozenset(), onlookers: int = 0, result: Result | None = None
    ) -> TableShown:
        """The table as everybody, or somebody who sits at it, may see it."""
        samples = find_game(self.game).samples if self.game in names() else ()  # a game from elsewhere may be gone
        people = tuple([seat.shown(number, number in here, samples) for number, seat in enumerate(self.seats)])
        invitation = self.invitation if seated else None
        begun, over = self.stage in ("playing", "over"), self.stage == "over"
        return TableShown(
            self.id, self.game, self.edition, people, self.stage, onlookers, invitation, self.rematch, self.reason,
            result, commitment(self.secret) if self.secret else "",
            tuple([seat.contribution for seat in self.seats]) if begun else (),
            commitment(self.rematch_secret) if over and self.rematch_secret else "", (), self.talk, self.may_hint(),
            self.clock,
        )  # fmt: skip

    def may_hint(self) -> bool:
        """Whether hints are fair: against bots, or where all sat down at a table that has them."""
        return self.hints or len(self.people()) == 1

    def may_watch(self, who: str, invitation: str) -> bool:
        return self.listed or self.sat_at(who) is not None or self.invited(invitation)

    def invited(self, invitation: str) -> bool:
        return secrets.compare_digest(invitation.encode(), self.invitation.encode())


def new_id() -> str:
    """An id of a table or a replay; none that a command would take for one of its options."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


def is_id(text: str) -> bool:
    """Whether this can be the id of a table or a replay."""
    return len(text) <= LONGEST_ID and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def new_invitation() -> str:
    return secrets.token_urlsafe(18)


def write_facts(facts: Facts) -> str:
    return msgspec.json.encode(facts).decode()


def written(facts: Facts) -> Written:
    """A table as it is to be stored now."""
    return Written(facts.stage, write_facts(facts), tuple(facts.everybody()))


def read_facts(text: str) -> Facts:
    return msgspec.json.decode(text, type=Facts)
