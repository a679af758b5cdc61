"""The state of a game: columns of small integers indexed by card, piles, a stack of frames.

Every card gets a small integer at set-up and its facts are columns. What never changes in a game is in the `Match`,
which copies share. Piles are tuples, replaced when they change; the last card of a deck is its top.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from quarterdeck import ENGINE_VERSION
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.errors import BadDefinition, DamagedRecord
from quarterdeck.kernel.pickling import unpickled_state

if TYPE_CHECKING:  # compiled code reads a typed attribute many times faster than an unknown one
    from quarterdeck.kernel.ability import Ability
    from quarterdeck.kernel.flow import Procedure, Step
    from quarterdeck.kernel.rules import Rules

Frame = list[int]
Row = tuple[int, ...]
C = TypeVar("C")
#: who hears an event: the card, the zones from which it does, the ability
Ears = tuple[tuple[int, int, "Ability"], ...]

NONE: Final = -1
NO_SLOT: Final = 65535
NO_CARD: Final = 65535
#: the highest bit of `known`, above the seats: everybody has seen this very copy
PUBLIC_BIT: Final = 15
PUBLIC: Final = 1 << PUBLIC_BIT
EMPTY: Final[tuple[int, ...]] = ()


def most_used_first(cards: Sequence[C], ranks: Sequence[int]) -> list[C]:
    """The cards of a game in the order in which they should be numbered: by rank, and as they came within a rank.

    Sets of cards are masks. Those of numbers below 62 fit a machine word and cost about a thirtieth in compiled code.
    """
    return [cards[i] for i in sorted(range(len(cards)), key=ranks.__getitem__)]


class Match:
    """What never changes during one game: its cards, seats and tables made from the ruleset.

    Parties that are no seats (factions, the City) have the numbers from `seats` on: they own, hold and act as seats do,
    and a seat speaks for them. The first of them is `nobody`. `definition[c]` is a card's number in the catalogue,
    `owner[c]` the seat or party it came with and `family[c]` groups hidden cards that could be one another for an
    onlooker.
    """

    rules: "Rules"

    def __init__(
        self, seats: int, definition: tuple[int, ...], owner: bytes, family: bytes, parties: int = 1
    ) -> None:
        if seats > PUBLIC_BIT:
            raise BadDefinition(f"a game has at most {PUBLIC_BIT} seats, not {seats}")
        self.seats = seats
        self.nobody = seats
        #: seats and parties: each has piles
        self.width = seats + parties
        self.size = len(definition)
        self.definition = definition
        self.owner = owner
        self.family = family
        self.everyone = (1 << seats) - 1
        self.public = PUBLIC | self.everyone
        kinds = sorted(set(family))
        self.families = len(kinds)
        #: by card: which of the families it is of
        self.kindred = tuple([kinds.index(kind) for kind in family])
        #: zones whose cards have a public slot, lie open to all, are seen by their holder: a bit each
        self.slotted = 0
        self.open = 0
        self.held = 0
        #: zones in which a card has something to say, by card: `speaks` is told when it comes there
        self.voice: tuple[int, ...] = (0,) * self.size
        #: zones that a card cannot leave, or cannot come to, without `leaves` being told
        self.left_behind = -1
        self.cleared_in = -1
        self.abilities: tuple[Ability, ...] = ()
        self.steps: list[tuple[Step, ...]] = []
        self.procedures: list[Procedure] = []
        self.ears: list[list[Ears]] = []
        self.attentive: list[tuple[tuple[int, int], ...]] = []
        #: for each kind and timing: whether some listener must answer, whether some may
        self.attitudes: list[list[tuple[bool, bool]]] = []
        #: cards that hear an event only when it happens to themselves, as a set for each kind
        self.own_ears: list[int] = []
        #: the seats with a card that could answer an event from a hidden place, as a mask for each kind
        self.whispers: list[int] = []
        #: for each kind and timing: the seats with a card that may answer from a hidden place, as a mask, and the
        #: listeners of which only their player can tell what they answer
        self.hiding: list[list[tuple[int, Ears]]] = []
        #: kinds of event that no card in the game listens for, as a mask
        self.unheard: list[bool] = []
        #: whether answers to what has happened wait for the end of the use it belongs to; whether only what is
        #: compulsory answers the costs of a use
        self.patient = False
        self.costs_unanswered = False
        #: whether a window goes on with the next seat after an answer, or begins with the first again; whether what may
        #: answer an event may do so again and again
        self.clockwise = False
        self.answers_again = False
        self.changes: list[Any] = []
        #: what a state of such a match can be begun with: a game's `begin`, and a header as JSON
        self.origin: tuple[Any, ...] = ()


M = TypeVar("M", bound=Match, covariant=True)

#: the kernel's own columns, in the order in which they are written; each also stands in `__init__` and `copy_into`
FIELDS: Final = (
    "zone", "holder", "slot", "slots", "known", "block", "blocks", "memo", "piles", "stack", "deferred", "lasting",
    "hearing", "changed", "answers", "asked", "seed", "draws", "fated", "made", "sealed", "sealed_by", "out", "over",
    "dirty", "vacant",
)  # fmt: skip


class Columns(Generic[M]):
    """The columns every game has. A game's own state adds columns and names them in `own_columns`."""

    __slots__ = ("also", "beats", "match", "moments", "question", "record", "shared", "unasked", *FIELDS)

    def __init__(self, match: M, zones: int) -> None:
        n = match.size
        self.match = match
        # lists, though bytes would do: compiled code reads and writes them many times faster
        self.zone = [0] * n
        self.holder = list(match.owner)
        self.slot = [NO_SLOT] * n
        self.slots: list[int] = []
        #: whether another state may have the same lists: see `own`
        self.shared = False
        #: the numbers below the highest that are free again, as a set
        self.vacant = 0
        self.known = [0] * n
        self.block = [0] * n
        self.blocks = 0
        self.memo = [0] * n
        self.piles: list[tuple[int, ...]] = [EMPTY] * (zones * match.width)
        self.stack: list[Frame] = []
        self.deferred: tuple[Row, ...] = ()
        self.lasting: tuple[Row, ...] = ()
        self.hearing = 0
        self.changed = 0
        self.question: Question | None = None
        self.also: tuple[Question, ...] = ()
        self.answers: tuple[Row, ...] = ()
        self.asked = [0] * match.seats
        self.seed = 0
        self.draws = 0
        self.fated: tuple[Any, ...] = ()
        self.made = 0
        self.sealed = 0
        self.sealed_by = NONE
        self.out = 0
        self.over = False
        self.dirty = 0
        self.record: list[Row] | None = None
        #: if somebody wants them: moments at which a seat could have answered from hiding, as (seat, state)
        self.moments: list[tuple[int, Any]] | None = None
        #: if somebody wants them: who was not asked what, because there was only this answer
        self.unasked: list[tuple[int, int, int]] | None = None
        #: if somebody wants them: how it stood after each step that was told of, as (rows told, state); see `run`
        self.beats: list[tuple[int, Any]] | None = None

    def copy_into(self, t: "Columns[Any]") -> None:
        """Copy the kernel's columns; a game's `copy` builds the new state through its constructor.

        What `own` names is written in few places only: it is shared until one of the states writes into it.
        """
        self.shared = t.shared = True
        t.zone = self.zone
        t.holder = self.holder
        t.slot = self.slot
        t.slots = self.slots
        t.vacant = self.vacant
        t.known = self.known
        t.block = self.block
        t.blocks = self.blocks
        t.memo = self.memo
        t.piles = self.piles[:]
        t.stack = [f[:] for f in self.stack]
        t.deferred = self.deferred
        t.lasting = self.lasting
        t.hearing = self.hearing
        t.changed = self.changed
        t.question = self.question
        t.also = self.also
        t.answers = self.answers
        t.asked = self.asked[:]
        t.seed = self.seed
        t.draws = self.draws
        t.fated = self.fated
        t.made = self.made
        t.sealed = self.sealed
        t.sealed_by = self.sealed_by
        t.out = self.out
        t.over = self.over
        t.dirty = self.dirty
        t.record = None
        t.moments = t.beats = t.unasked = None

    def copy(self) -> Any:
        """An independent state. A game with columns of its own copies those too."""
        t: Columns[M] = Columns(self.match, 0)
        self.copy_into(t)
        return t

    def own(self) -> None:
        """Called before something is written into these columns: what copies share is this state's own from now on."""
        if self.shared:
            self.shared = False
            self.zone = self.zone[:]
            self.holder = self.holder[:]
            self.slot = self.slot[:]
            self.slots = self.slots[:]
            self.known = self.known[:]
            self.block = self.block[:]
            self.memo = self.memo[:]

    def pile(self, zone: int, seat: int) -> tuple[int, ...]:
        return self.piles[zone * self.match.width + seat]

    def put(self, c: int, zone: int, seat: int, bottom: bool = False) -> None:
        """Move a card to a zone. The only writer of zones, piles and slots."""
        if self.shared:
            self.own()
        m, piles, holder = self.match, self.piles, self.holder
        width = m.width
        old = self.zone[c]
        at = old * width + holder[c]
        pile = piles[at]
        if pile:
            if pile[-1] == c:
                piles[at] = pile[:-1]
            elif c in pile:
                i = pile.index(c)
                piles[at] = pile[:i] + pile[i + 1 :]
        if old != zone:
            self.memo[c] = self.block[c] = 0
            slot = self.slot[c]
            if m.slotted >> zone & 1:
                if slot == NO_SLOT:
                    self.take_slot(c)
            elif slot != NO_SLOT:
                self.slots[slot] = NO_CARD
                self.slot[c] = NO_SLOT
                self.vacant |= 1 << slot
            if m.left_behind >> old & 1 or m.cleared_in >> zone & 1:
                self.leaves(c, old, zone)
            self.zone[c] = zone
            if m.open >> zone & 1:
                self.known[c] = m.public
            else:
                if m.held >> old & 1:
                    self.mix((c, *piles[at]), 1 << holder[c] & m.everyone)
                if m.held >> zone & 1 and seat < m.seats:
                    self.known[c] |= 1 << seat
            if m.voice[c] >> zone & 1:
                self.speaks(c, zone)
        holder[c] = seat
        at = zone * width + seat
        piles[at] = (c, *piles[at]) if bottom else (*piles[at], c)

    def draw(self, n: int, pile: int, zone: int, seat: int) -> None:
        """Move the top cards of one of a seat's piles, one after the other, to another that only the seat sees.

        The same as `put` for each, where neither of the zones is open, has slots or was held before.
        """
        if self.shared:
            self.own()
        m, piles = self.match, self.piles
        at = pile * m.width + seat
        cards = piles[at][: -n - 1 : -1]
        piles[at] = piles[at][:-n]
        sees = 1 << seat & m.everyone
        for c in cards:
            self.zone[c] = zone
            self.memo[c] = self.block[c] = 0
            self.known[c] |= sees
        piles[zone * m.width + seat] += cards

    def take_slot(self, c: int) -> None:
        """The smallest public number that is free."""
        vacant = self.vacant
        if vacant:
            lowest = vacant & -vacant
            self.vacant = vacant ^ lowest
            i = lowest.bit_length() - 1
            self.slots[i] = c
            self.slot[c] = i
        else:
            self.slot[c] = len(self.slots)
            self.slots.append(c)

    def leaves(self, c: int, old: int, new: int) -> None:
        """Called when a card changes zone: a game clears here what the card does not keep."""

    def speaks(self, c: int, zone: int) -> None:
        """Called when a card has come to a zone in which it has a `voice`."""

    def new_block(self) -> int:
        self.blocks = self.blocks % 60000 + 1
        return self.blocks

    def look(self, c: int, seats: int) -> None:
        """The seats of the mask now know this card, and where in its pile it lies."""
        self.own()
        if self.known[c] & seats != seats:
            self.known[c] |= seats
            self.sealed = self.made
        block = self.block[c]
        if block:
            others = self.match.everyone & ~seats
            for d in self.pile(self.zone[c], self.holder[c]):
                if self.block[d] == block and self.known[d] & others:
                    return  # a place of its own would tell the others something about the order
            self.block[c] = 0

    def mix(self, cards: tuple[int, ...], seats: int) -> None:
        """One of these cards was taken in secret: only the seats of the mask still know which is which."""
        self.own()
        for c in cards:
            self.known[c] &= seats

    def reveal(self, c: int) -> None:
        """Everybody sees the card."""
        self.look(c, PUBLIC | self.match.everyone)

    def face(self, c: int) -> int:
        """What a key calls a card that has no slot: its definition, and whether everybody has seen this very copy.

        Where the keys of whole hands are made, at every decision, the same is written out.
        """
        return self.match.definition[c] << 1 | self.known[c] >> PUBLIC_BIT

    # bytes and digest

    def own_columns(self) -> tuple[str, ...]:
        """The names of the columns that a game adds, in a fixed order: those of its `__slots__`."""
        return ()

    def positional(self) -> tuple[str, ...]:
        """Of those, the columns that belong to the place of a hidden card and not to the card."""
        return ()

    def to_bytes(self) -> bytes:
        """The whole state as lists of integers, in a fixed order. Some 0.1 ms: a server does it at every choice."""
        out = bytearray(b"QD1")
        write(out, [
            *[getattr(self, name) for name in (*FIELDS, *self.own_columns())],
            [] if self.question is None else plain_question(self.question),
            [plain_question(q) for q in self.also],
        ])  # fmt: skip
        return bytes(out)

    def read_bytes(self, data: bytes) -> None:
        """Fill this state, made for the same match, with what `to_bytes` wrote."""
        if data[:3] != b"QD1":
            raise DamagedRecord("not a Quarterdeck state: it does not begin with QD1")
        try:
            values, end = read(data, 3)
        except IndexError:
            raise DamagedRecord("the state is cut short or damaged") from None
        names = (*FIELDS, *self.own_columns())
        if end != len(data) or not isinstance(values, list) or len(values) != len(names) + 2:
            raise DamagedRecord("the state is damaged, or was made by another version of the game")
        try:
            columns = [like(getattr(self, name), value, name) for name, value in zip(names, values)]
            questions = [read_question(row) for row in ([values[-2]] if values[-2] else [])]
            also = tuple([read_question(row) for row in values[-1]])
        except (TypeError, ValueError, OverflowError):
            raise DamagedRecord("the state is damaged, or belongs to a game with other cards") from None
        for name, column in zip(names, columns):
            setattr(self, name, column)
        self.question = questions[0] if questions else None
        self.also = also

    def digest(self) -> str:
        """Sixteen hexadecimal figures that two equal states share."""
        return blake2b(self.to_bytes(), digest_size=8).hexdigest()

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: what the match was made from, the bytes, and the record; not `moments` and `beats`."""
        if not self.match.origin:
            raise BadDefinition("a state is pickled by what its game began with, and no game's package began this one")
        return unpickled_state, (ENGINE_VERSION, *self.match.origin, self.to_bytes(), self.record)

    def __copy__(self) -> Any:
        """For `copy.copy`: an independent state, and unlike that of `copy` with its record."""
        t = self.copy()
        t.record = None if self.record is None else self.record[:]
        return t

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.__copy__()


def definition_of(face: int) -> int:
    """The definition of a card that a key calls by its face."""
    return face >> 1


def seen_by_all(face: int) -> bool:
    """Whether everybody has seen the copy that a key calls by its face."""
    return bool(face & 1)


#: how many lists may lie in one another in the bytes of a state
DEEPEST: Final = 16

#: a state of any game
State = Columns[Match]


def plain_question(q: Question) -> list[Any]:
    return [q.seat, q.kind, q.source, q.ability, list(q.options)]


def read_question(row: list[Any]) -> Question:
    seat, kind, source, ability, options = row
    return Question(seat, kind, source, ability, tuple(options))


def like(old: Any, value: Any, name: str) -> Any:
    """The plain value in the type, and where it is fixed the length, that the column has."""
    if isinstance(value, list) == isinstance(old, int):
        raise TypeError(f"{name} is of another type")
    if isinstance(old, bool):
        return bool(value)
    if isinstance(old, int):
        return value
    if isinstance(old, dict):
        return {k: frozen(v) for k, v in value}
    if name == "stack":
        return value
    if isinstance(old, tuple):
        return frozen(value)
    if len(value) != len(old) and name != "slots":
        raise ValueError(f"{name} is of another length")
    if isinstance(old, bytearray):
        return bytearray(value)
    return [frozen(v) for v in value]


def frozen(value: Any) -> Any:
    return tuple(frozen(v) for v in value) if isinstance(value, list) else value


def write(out: bytearray, value: Any) -> None:
    """One value: an integer as a zigzag varint after 0, a row as its length after 1. A dict is a row of pairs."""
    if isinstance(value, int):
        write_integer(out, value)
        return
    if isinstance(value, dict):
        value = [[k, v] for k, v in sorted(value.items())]
    count = len(value)
    out.append(1)
    varint(out, count)
    if count == 0:
        return
    if not isinstance(value[0], int):  # a row of rows, or nearly
        for v in value:
            write(out, v)
        return
    if count >= LONG and write_small(out, value):
        return
    try:
        out += b"".join(map(USUAL.__getitem__, value))
    except (KeyError, TypeError):  # there are others among them
        for v in value:
            usual = USUAL.get(v) if isinstance(v, int) else None
            if usual is not None:
                out += usual
            else:
                write(out, v)


def write_small(out: bytearray, value: Any) -> bool:
    """A row of which each integer takes one byte after its tag, all at once; false if it is no such row."""
    try:
        small = bytes(value)
    except (TypeError, ValueError):
        return False
    if small.translate(None, ONE_BYTE):
        return False
    row = bytearray(2 * len(small))
    row[1::2] = small.translate(DOUBLED)
    out += row
    return True


def write_integer(out: bytearray, value: int) -> None:
    out.append(0)
    varint(out, value * 2 if value >= 0 else -value * 2 - 1)


def varint(out: bytearray, n: int) -> None:
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)


def written(value: int) -> bytes:
    out = bytearray()
    write_integer(out, value)
    return bytes(out)


#: nearly all that a state is made of, as it is written
USUAL: Final[dict[int, bytes]] = {
    value: written(value) for value in (*range(-1, 1024), *range(PUBLIC, PUBLIC + 256), NO_CARD, NO_SLOT)
}


#: from so many integers on it is worth while to try whether all of them are small
LONG: Final = 32
#: what is written in one byte after its tag, and as what
ONE_BYTE: Final = bytes(range(64))
DOUBLED: Final = bytes([n * 2 & 255 for n in range(256)])


def read_varint(data: bytes, at: int) -> tuple[int, int]:
    n = shift = 0
    while True:
        byte = data[at]
        at += 1
        n |= (byte & 127) << shift
        if byte < 128:
            return n, at
        shift += 7


def read(data: bytes, at: int, depth: int = 0) -> tuple[Any, int]:
    if depth > DEEPEST:
        raise IndexError("more lists in lists than any state has")
    tag = data[at]
    n, at = read_varint(data, at + 1)
    if tag == 0:
        return (n >> 1 if n & 1 == 0 else -((n + 1) >> 1)), at
    if n > len(data):
        raise IndexError("longer than the data")
    row = []
    for _ in range(n):
        value, at = read(data, at, depth + 1)
        row.append(value)
    return row, at
