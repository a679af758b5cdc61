"""Questions, and what a seat is shown of them.

Inside the engine a question is integers: who is asked, what kind, about which card, and option keys.
A key packs (verb, thing, ability). A thing is a definition number for a card in a hand, deck or pile, a public
slot for a card on the table, and itself for a place, seat, number or mode: no key tells where a hidden card lies.
Words are made only when someone looks.
"""

from typing import Any, Final

ABILITY_BITS: Final = 12
THING_BITS: Final = 20
ABILITY_MASK: Final = (1 << ABILITY_BITS) - 1
THING_MASK: Final = (1 << THING_BITS) - 1
VERB_SHIFT: Final = ABILITY_BITS + THING_BITS

NO_ANSWER: Final = -1


def key(verb: int, thing: int = 0, ability: int = 0) -> int:
    """The option key for a triple."""
    return (verb << VERB_SHIFT) | (thing << ABILITY_BITS) | ability


def verb_of(k: int) -> int:
    return k >> VERB_SHIFT


def thing_of(k: int) -> int:
    return (k >> ABILITY_BITS) & THING_MASK


def ability_of(k: int) -> int:
    return k & ABILITY_MASK


class Question:
    """An open question, immutable and shared by copies of a state. Where declining is possible it is last."""

    __slots__ = ("ability", "kind", "options", "seat", "source")

    def __init__(self, seat: int, kind: int, source: int, ability: int, options: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.source = source
        self.ability = ability
        self.options = options

    def __repr__(self) -> str:
        return f"Question({self.seat}, {self.kind}, {self.source}, {self.ability}, {self.options})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Question, (self.seat, self.kind, self.source, self.ability, self.options)


class Foreseen:
    """Something that an option leads to, in a few words: for certain, or if nobody answers."""

    __slots__ = ("certain", "words")

    def __init__(self, words: str, certain: bool) -> None:
        self.words = words
        self.certain = certain

    def __repr__(self) -> str:
        return f"Foreseen({self.words!r}, certain={self.certain})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Foreseen, (self.words, self.certain)


    def same(self, other: "Foreseen") -> bool:
        return self.words == other.words and self.certain == other.certain


class Option:
    """One answer as a person sees it: its key, its words, and what on the table it points at.

    It is about everything it points at, and can be begun with any one of the things in `begun_with`. Where the words
    are only a name, `meaning` says what comes of it: what it costs, what the card's text does. `declines` says that it
    lets things be or ends them: to pass, to refuse, to be done. What would happen now is `foreseen`, `harms` says that
    nothing good can, and `loses` that the game is lost by it and not by another: all three are filled in by `foretell`,
    for people; what a game itself knows to be only harm it says at once.
    """

    __slots__ = ("begun_with", "declines", "foreseen", "harms", "key", "loses", "meaning", "points_at", "words")

    def __init__(
        self, key: int, words: str, points_at: tuple[str, ...] = (), begun_with: tuple[str, ...] = (),
        meaning: str = "", foreseen: tuple[Foreseen, ...] = (), harms: bool = False, loses: bool = False,
        declines: bool = False,
    ) -> None:  # fmt: skip
        self.key = key
        self.words = words
        self.points_at = points_at
        self.begun_with = begun_with
        self.meaning = meaning
        self.foreseen = foreseen
        self.harms = harms
        self.loses = loses
        self.declines = declines

    def triple(self) -> tuple[int, int, int]:
        return verb_of(self.key), thing_of(self.key), ability_of(self.key)

    def __repr__(self) -> str:
        return f"Option({self.key}, {self.words!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Option, (
            self.key, self.words, self.points_at, self.begun_with, self.meaning, self.foreseen, self.harms, self.loses,
            self.declines,
        )  # fmt: skip


class Source:
    """A way to go on with a payment: the answer it is, its words, what it points at, and how much it gives.

    Of sources that use up the same, one can be taken. Those that are `like` another (named by the key of the first of
    them) are offered one after the other.
    """

    __slots__ = ("gives", "key", "like", "points_at", "uses", "words")

    def __init__(self, key: int, words: str, points_at: tuple[str, ...], gives: int, like: int, uses: int) -> None:
        self.key = key
        self.words = words
        self.points_at = points_at
        self.gives = gives
        self.like = like
        self.uses = uses

    def __repr__(self) -> str:
        return f"Source({self.key}, {self.words!r}, gives {self.gives})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Source, (self.key, self.words, self.points_at, self.gives, self.like, self.uses)


class Bill:
    """A payment that is asked for piece by piece, as a whole: everything that could be taken, in the order in which it
    is, and the proposed answers. `ends` is the answer that ends one without an amount, or NO_ANSWER."""

    __slots__ = ("due", "ends", "paid", "proposal", "sources")

    def __init__(
        self, due: int, paid: int, sources: tuple[Source, ...], proposal: tuple[int, ...], ends: int = NO_ANSWER
    ) -> None:
        self.due = due
        self.paid = paid
        self.sources = sources
        self.proposal = proposal
        self.ends = ends

    def __repr__(self) -> str:
        return f"Bill({self.paid} of {self.due}, sources={len(self.sources)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Bill, (self.due, self.paid, self.sources, self.proposal, self.ends)


#: a way to answer a choice in parts: what is picked, and the answers that this takes, one after the other; what has
#: only one answer is not asked, and an answer that picks nothing only ends it
Way = tuple[tuple[int, ...], tuple[int, ...]]


class Pick:
    """A choice that is asked for in parts whose order means nothing, as a whole: what can be picked, how often each at
    most, and all ways to answer.

    Where any so many of the items are an answer, `any_of` says how many, and no ways are listed: each that is picked is
    one answer, until only one kind of item is left. `verb` says in a word what is done with what is picked: 'Discard'.
    """

    __slots__ = ("any_of", "items", "most", "verb", "ways")

    def __init__(
        self, items: tuple[Option, ...], most: tuple[int, ...], ways: tuple[Way, ...], any_of: int = 0, verb: str = ""
    ) -> None:
        self.items = items
        self.most = most
        self.ways = ways
        self.any_of = any_of
        self.verb = verb

    def __repr__(self) -> str:
        return f"Pick(items={len(self.items)}, ways={len(self.ways)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Pick, (self.items, self.most, self.ways, self.any_of, self.verb)


def meant_by(told: str, words: list[str]) -> list[int]:
    """Which of several rows of words are meant by some: those that are the same, or the same but for what stands in
    brackets behind; or else those that contain them."""
    same = [i for i, said in enumerate(words) if said == told]
    same = same or [i for i, said in enumerate(words) if said.startswith(f"{told} (") and said.endswith(")")]
    return same or [i for i, said in enumerate(words) if told in said]


class Decision:
    """A question as its seat sees it. The id counts what that seat was asked, and nothing else.

    What is `foreseen` comes whatever is chosen, and is not said of each option again.
    """

    __slots__ = ("bill", "foreseen", "id", "kind", "options", "reason", "seat", "source")

    def __init__(
        self, id: int, seat: int, kind: str, source: str, reason: str, options: tuple[Option, ...],
        bill: Bill | None = None, foreseen: tuple[Foreseen, ...] = (),
    ) -> None:  # fmt: skip
        self.id = id
        self.seat = seat
        self.kind = kind
        self.source = source
        self.reason = reason
        self.options = options
        self.bill = bill
        self.foreseen = foreseen

    def find(self, words: str) -> Option:
        """The option whose words are, brackets aside, or else the only one whose words contain, the given ones."""
        found = meant_by(words, [option.words for option in self.options])
        if len(found) == 1:
            return self.options[found[0]]
        said = "; ".join([self.options[i].words for i in found] if found else [o.words for o in self.options])
        raise LookupError(f"{words!r} may mean each of: {said}" if found else f"no option {words!r} among: {said}")

    def __repr__(self) -> str:
        return f"Decision(id={self.id}, seat={self.seat}, kind={self.kind!r}, options={len(self.options)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (
            self.id, self.seat, self.kind, self.source, self.reason, self.options, self.bill, self.foreseen,
        )  # fmt: skip
