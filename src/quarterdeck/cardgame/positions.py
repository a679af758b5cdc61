"""Reading a moment of a card game from text (TOML): what every game's position shares.

A game says which tables and entries there are and what they mean. Here they are read, and what cannot be is refused
with its line and what would be right; cards are put where they lie, and the choices made since are played.
"""

import re
import tomllib
from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, TypeVar

from quarterdeck.cardgame.catalogue import Catalogue
from quarterdeck.kernel.chance import FAST, LARGEST_SEED
from quarterdeck.kernel.columns import NO_CARD, NONE, PUBLIC, PUBLIC_BIT
from quarterdeck.kernel.decision import meant_by
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.flow import answer, answer_in_secret
from quarterdeck.kernel.measure import LONGEST_TOML, measure

C = TypeVar("C")
S = TypeVar("S")

#: what to look for in the text, one after the other, to find the line of something: a word, and its how-manieth mention
Path = tuple[tuple[str, int], ...]
MOST_COPIES = 99
#: who has seen a card, a bit for each seat: everybody, onlookers too
BY_ALL = PUBLIC | PUBLIC - 1


class Misplaced(BadDefinition):
    """Something in a position that cannot be, and the way to its line."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(message)
        self.path = path


def load(text: str, read: Callable[["Table"], S]) -> S:
    """What a game reads from the text of a position. What cannot be is refused with its line."""
    measure(text, LONGEST_TOML, "the position", BadDefinition)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDefinition(f"the position is not readable: {error}") from None
    try:
        return read(Table(data, "a position"))
    except Misplaced as error:
        raise BadDefinition(f"{line_of(text, error.path)}{error}") from None


def line_of(text: str, path: Path) -> str:
    """'line 3: ', as far as the way can be followed; nothing if it does not even begin."""
    lines = [line.partition("#")[0] for line in text.splitlines()]
    found, start = NONE, 0
    for token, nth in path:
        mention = re.compile(rf"(?<!\w){re.escape(token)}(?!\w)")
        mentions = [i for i in range(start, len(lines)) if mention.search(lines[i])]
        if len(mentions) >= nth:
            found = start = mentions[nth - 1]
    return f"line {found + 1}: " if found != NONE else ""


class Table:
    """A table of a position. It knows where it stands, so that what is wrong in it is told with its line."""

    def __init__(self, facts: dict[str, Any], what: str, path: Path = ()) -> None:
        self.facts = facts
        self.what = what
        self.path = path

    def __contains__(self, name: str) -> bool:
        return name in self.facts

    def wrong(self, message: str, *tokens: Any) -> Misplaced:
        """The refusal of something in this table; the tokens lead to it."""
        return Misplaced((*self.path, *((str(token), 1) for token in tokens)), message)

    def only(self, allowed: Collection[str]) -> None:
        for name in self.facts:
            if name not in allowed:
                there_are = ", ".join(sorted(allowed))
                raise self.wrong(f"{self.what} has no entry {name!r} (there are: {there_are})", name)

    # entries of every kind

    def number(self, name: str, default: int, least: int, most: int) -> int:
        n = self.facts.get(name, default)
        if not isinstance(n, int) or isinstance(n, bool) or not least <= n <= most:
            raise self.wrong(f"{name} must be a number from {least} to {most}, not {n!r}", name)
        return n

    def yes(self, name: str) -> bool:
        found = self.facts.get(name, False)
        if not isinstance(found, bool):
            raise self.wrong(f"{name} must be true or false, not {found!r}", name)
        return found

    def text(self, name: str, default: str) -> str:
        found = self.facts.get(name, default)
        if not isinstance(found, str):
            raise self.wrong(f"{name} must be a text in quotation marks, not {found!r}", name)
        return found

    def one_of(self, name: str, default: str, choices: Collection[str], what: str) -> str:
        found = self.facts.get(name, default)
        if not isinstance(found, str) or found not in choices:
            raise self.wrong(f"there is no {what} {found!r} (there are: {', '.join(choices)})", name, found)
        return found

    def entries(self, name: str) -> list[Any]:
        found = self.facts.get(name, [])
        if not isinstance(found, list):
            raise self.wrong(f"{name} must be a list", name)
        return found

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        found = self.entries(name)
        for n in found:
            if not isinstance(n, int) or isinstance(n, bool) or not least <= n <= most:
                raise self.wrong(f"{name} lists numbers from {least} to {most}, not {n!r}", name)
        return found

    def seats(self, name: str, seats: int) -> list[int]:
        """Seats, which are written as players from 1."""
        found = self.entries(name)
        for who in found:
            if not isinstance(who, int) or isinstance(who, bool) or not 1 <= who <= seats:
                raise self.wrong(f"{name} lists players from 1 to {seats}, not {who!r}", name)
        return [who - 1 for who in found]

    def table(self, name: str) -> "Table":
        found = self.facts.get(name, {})
        if not isinstance(found, dict):
            raise self.wrong(f"{name} must be a table", name)
        return Table(found, name, (*self.path, (name, 1)))

    def tables(self, name: str, what: str) -> list["Table"]:
        """A row of tables, each under the heading [[name]]."""
        found = self.entries(name)
        for entry in found:
            if not isinstance(entry, dict):
                raise self.wrong(f"{name} must be a table: [[{name}]]", name)
        return [Table(entry, what, (*self.path, (name, i))) for i, entry in enumerate(found, 1)]

    # cards

    def card(self, name: str, allowed: Collection[str]) -> "Table":
        """An entry that is a card."""
        return self.named(name, self.facts.get(name), allowed)

    def cards(self, name: str, allowed: Collection[str]) -> list["Table"]:
        """An entry that is a list of cards."""
        return [self.named(name, entry, allowed) for entry in self.entries(name)]

    def named(self, name: str, entry: Any, allowed: Collection[str]) -> "Table":
        """A card given as a table with a name, or by its name alone."""
        if isinstance(entry, str):
            entry = {"name": entry}
        if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
            raise self.wrong(f"{entry!r} names no card: write its name, or {{name = …}}", name, entry)
        found = Table(entry, entry["name"], (*self.path, (name, 1), (entry["name"], 1)))
        found.only(allowed)
        return found

    def counted(self, name: str) -> list[Any]:
        """A list in which 'Throwing Knife x2' stands for two cards."""
        out: list[Any] = []
        for entry in self.entries(name):
            card, _, count = entry.rpartition(" x") if isinstance(entry, str) else ("", "", "")
            if not card or not count.isdecimal():
                out.append(entry)
            elif 1 <= int(count) <= MOST_COPIES:
                out += [card] * int(count)
            else:
                raise self.wrong(f"{entry!r}: write a number from 1 to {MOST_COPIES}", name, entry)
        return out

    def pile(self, name: str) -> list["Lying"]:
        """The cards of a pile from the bottom up: a name, {name = …, seen = true}, which all have seen, or seen = [2],
        which only these players have, or {any_order = [names]}, which are cards that all have seen and that lie
        together in an order nobody knows."""
        out: list[Lying] = []
        for block, entry in enumerate(reversed(self.counted(name)), 1):
            if isinstance(entry, dict) and "any_order" in entry:
                together = Table(entry, name, (*self.path, (name, 1)))
                together.only({"any_order"})
                out += [Lying(card, BY_ALL, block) for card in together.cards("any_order", {"name"})[::-1]]
            else:
                card = self.named(name, entry, {"name", "seen"})
                out.append(Lying(card, card.seen_by(), 0))
        return out

    def seen_by(self) -> int:
        """Who has seen a card, a bit each: `seen = true` is everybody, `seen = [2]` these players."""
        if not isinstance(self.facts.get("seen"), list):
            return BY_ALL if self.yes("seen") else 0
        seats = 0
        for seat in self.seats("seen", PUBLIC_BIT):
            seats |= 1 << seat
        return seats


class Lying:
    """A card of a pile as a position tells it: who has seen it, and which cards it lies in no order with."""

    def __init__(self, card: Table, seen: int, block: int) -> None:
        self.card = card
        self.seen = seen
        self.block = block


# The cards of a position


class Placing(Generic[C]):
    """One card of a position: whose it is, where it goes, and what else is true of it.

    `columns` are written into the state; `host` is the number of the card that wears it.
    """

    def __init__(self, number: int, card: C, entry: Table, owner: int, zone: int, holder: int) -> None:
        self.number = number
        self.card = card
        self.entry = entry
        self.owner = owner
        self.zone = zone
        self.holder = holder
        self.columns: dict[str, int] = {}
        self.host = NONE
        self.seen = 0
        self.block = 0


class Reader(Generic[C]):
    """Gathers the cards of a position in the order in which they will be numbered."""

    def __init__(self, cards: Catalogue[C], types: Sequence[str]) -> None:
        self.catalogue = cards
        self.types = types
        self.cards: list[Placing[C]] = []
        self.blocks = 0

    def find(self, name: Any, at: Table) -> C:
        """The card of a name that stands in a table."""
        try:
            return self.catalogue.find(str(name))
        except BadDefinition as error:
            raise at.wrong(str(error), name) from None

    def add(
        self, entry: Table, owner: int, zone: int, holder: int, kinds: Collection[int], **columns: int
    ) -> Placing[C]:
        card: Any = self.find(entry.facts["name"], entry)
        if card.kind not in kinds:
            wanted = " or ".join(self.types[kind] for kind in kinds)
            raise entry.wrong(f"{card.name} is of type {self.types[card.kind]}; here stands only: {wanted}")
        placing = Placing(len(self.cards), card, entry, owner, zone, holder)
        placing.columns = columns
        self.cards.append(placing)
        return placing

    def add_pile(
        self, pile: Sequence[Lying], owner: int, zone: int, holder: int, kinds: Collection[int]
    ) -> list[Placing[C]]:
        """The cards of a pile; those that lie in no order get a block of their own."""
        out: list[Placing[C]] = []
        before = self.blocks
        for lying in pile:
            placing = self.add(lying.card, owner, zone, holder, kinds)
            placing.seen = lying.seen
            placing.block = before + lying.block if lying.block else 0
            self.blocks = max(self.blocks, placing.block)
            out.append(placing)
        return out

    def put_all(self, s: Any, nowhere: int) -> None:
        """Put every card where it belongs, from a zone where nobody sees it."""
        m = s.match
        for c in range(m.size):
            s.zone[c] = nowhere
            s.piles[nowhere * m.width + m.owner[c]] += (c,)
        for p in self.cards:
            s.put(p.number, p.zone, p.holder)
            if m.open >> p.zone & 1:
                s.known[p.number] = m.public
            for column, value in p.columns.items():
                getattr(s, column)[p.number] = value

    def show_seen(self, s: Any) -> None:
        """What all have seen of hidden cards; after everything has been put in its place."""
        s.own()
        for p in self.cards:
            if p.seen:
                seats = p.seen & s.match.public
                if seats != p.seen and p.seen != BY_ALL:
                    raise p.entry.wrong(f"seen lists players from 1 to {s.match.seats}", "seen")
                s.look(p.number, seats)
                s.block[p.number] = p.block
        s.blocks = self.blocks

    # the numbers that cards had in the game that was written down

    def read_numbers(self, position: Table) -> None:
        """`numbers` are those of all cards in the order in which they are read; without it they are counted through."""
        if "numbers" not in position:
            return
        numbers = position.numbers("numbers", 0, len(self.cards) - 1)
        if sorted(numbers) != list(range(len(self.cards))):
            raise position.wrong(f"numbers lists each number from 0 to {len(self.cards) - 1} once", "numbers")
        for p in self.cards:
            p.host = numbers[p.host] if p.host != NONE else NONE
        for p, number in zip(self.cards, numbers):
            p.number = number

    def by_number(self) -> list[Placing[C]]:
        return sorted(self.cards, key=lambda p: p.number)

    def read_slots(self, s: Any, position: Table) -> None:
        """`slots` are the public numbers of all cards that have one, in the order in which they are read."""
        if "slots" not in position:
            return
        having = [p.number for p in self.cards if s.match.slotted >> p.zone & 1]
        slots = position.numbers("slots", 0, len(self.cards) - 1)
        if len(slots) != len(having) or len(set(slots)) != len(slots):
            raise position.wrong(f"slots lists {len(having)} different numbers, one for each card in play", "slots")
        s.own()
        s.slots = [NO_CARD] * (max(slots) + 1)
        for c, slot in zip(having, slots):
            s.slot[c] = slot
            s.slots[slot] = c
        s.vacant = sum(1 << slot for slot, c in enumerate(s.slots) if c == NO_CARD)


def read_chance(s: Any, position: Table, reader: Reader[Any]) -> None:
    """`seed` and `draws`, and coming results that are fixed: `shuffles` by the cards that come to the top, `picks`."""
    s.seed = position.number("seed", 0, -LARGEST_SEED, LARGEST_SEED)
    s.draws = position.number("draws", 0, FAST, 1 << 31)
    shuffles: list[tuple[int, ...]] = []
    for row in position.entries("shuffles"):
        names = Table({"shuffles": row}, "shuffles", position.path).counted("shuffles")
        shuffles.append(tuple(reader.find(name, position).definition for name in names))
    s.fated = (*shuffles, *position.numbers("picks", 0, 1 << 16))


def play_choices(s: Any, position: Table) -> None:
    """`choices` are the answers given since: the words of an option, or its number and words: '2: Claim'.

    Where several players are asked at once, 'player 2: Done' is the answer of one who is not the first of them.
    """
    for i, choice in enumerate(position.entries("choices"), 1):
        told = str(choice)
        who = SPEAKER.match(told)
        if who is not None:
            told = told[who.end() :]
        if s.question is None:
            raise position.wrong(f"choice {i} ({choice}) answers nothing: the game is over", "choices", choice)
        seat = int(who[1]) - 1 if who is not None else s.question.seat
        q = next((q for q in (s.question, *s.also) if q.seat == seat), None)
        if q is None:
            raise position.wrong(f"choice {i} ({choice}): player {seat + 1} is not asked anything", "choices", choice)
        options = s.match.rules.describe(s, q).options
        meant = option_meant(told, [option.words for option in options])
        if len(meant) != 1:
            wrong = "may mean several options, write its number" if meant else "is not offered"
            offered = "; ".join(f"{n}: {option.words}" for n, option in enumerate(options, 1))
            raise position.wrong(f"choice {i} ({choice}) {wrong}; there are: {offered}", "choices", choice)
        if s.answers:
            answer_in_secret(s, q.seat, options[meant[0]].key)
        else:
            answer(s, options[meant[0]].key)


SPEAKER = re.compile(r"player (\d+): ")
NUMBERED = re.compile(r"(\d+): ")


def option_meant(told: str, words: list[str]) -> list[int]:
    """Which of the options a choice means: by its words or a part of them, and by its number where that is told."""
    numbered = NUMBERED.match(told)
    if numbered is None:
        return meant_by(told, words)
    at = int(numbered[1]) - 1
    return [at] if at in range(len(words)) and told[numbered.end() :] in words[at] else []


def ability_labels(abilities: Sequence[Any], kinds: Sequence[str]) -> dict[str, int]:
    """The names of a card's abilities in positions, and their indexes: 'Action', or 'Action 1' and 'Action 2'."""
    out: dict[str, int] = {}
    for a in abilities:
        same = [b for b in abilities if b.kind == a.kind]
        out[kinds[a.kind] + (f" {same.index(a) + 1}" if len(same) > 1 else "")] = a.index
    return out
