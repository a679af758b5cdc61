"""The card is the code: what a card prints is made from what it does, and nothing it does is left unsaid.

What somebody writes into a card are the arguments of constructors; whatever else an object keeps is derived from them
(registers, bit masks, places in a row). So a text is walked argument by argument: each is changed to something else
that could stand there, and the words must change with it.
"""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from quarterdeck.cardgame.amounts import HOW, Amount, Fixed, Number
from quarterdeck.cardgame.attributes import Attribute
from quarterdeck.cardgame.build import Mark
from quarterdeck.cardgame.conditions import Condition, Fact, Finding
from quarterdeck.cardgame.filters import Filter, Is, enemy
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.parts import Part
from quarterdeck.cardgame.passives import Figure, Passive
from quarterdeck.cardgame.players import Holding, PlayerHas, PlayerOf, Players, WhoHas, an_opponent, each_player
from quarterdeck.cardgame.sets import Group, Pool, Role, Target, Who
from quarterdeck.cardgame.triggers import EventKind, Test, Told, Trigger
from quarterdeck.cardgame.verbs import Called, Tally, Deed, Do, Verb
from quarterdeck.games.five_sails import effects
from quarterdeck.games.five_sails.catalogue import catalogue, find_card
from quarterdeck.games.five_sails.effects import (
    amounts, build, conditions, decks, filters, language, marks, qualifiers, renown, sets, spots, triggers, verbs,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.effects.duels import RIDERS
from quarterdeck.games.five_sails.effects.kinds import KINDS
from quarterdeck.games.five_sails.effects.passives import HOW_LONG, STAT_FIGURES, VALUE_FIGURES
from quarterdeck.games.five_sails.effects.places import Come, Coming, DoThere, Upon
from quarterdeck.games.five_sails.effects.spots import Spot, Where
from quarterdeck.games.five_sails.terms import CHARACTER, DUEL_END, KIND_NAMES, LEADER_CARD, MOVE
from quarterdeck.games.five_sails.using import CityAbility, Qualifier
from quarterdeck.kernel.event import WHEN
from quarterdeck.kernel.words import Words

every_card = pytest.mark.parametrize("card", [pytest.param(c, id=f"{c.number} {c.name}") for c in catalogue()])

#: arguments that are kept under another name
KEPT_AS = {
    "Bonus.n": "amount", "StatBonuses.n": "amount", "ParleyBonus.n": "amount", "SetStat.n": "amount",
    "SetStat.stat": "what", "NeverRises.stat": "what", "EitherWay.name": "trait", "DifferentNames.n": "most",
    "All.of": "pool",
}  # fmt: skip
#: arguments that are numbers for a name that another argument gives
DERIVED: dict[str, str] = {
    "Qualifier.at": "the bit of its word", "Mark.mark": "the bit of its word",
}  # fmt: skip
HOLDINGS = (conditions.RENOWN, conditions.CHARACTERS_IN_PLAY, conditions.CARDS_IN_HAND)


def called(thing: Any) -> list[Called]:
    """Rows that could stand in the place of the one that a thing was made by calling."""
    kind = Coming if isinstance(thing, Come) else Upon if isinstance(thing, DoThere) else Tally
    return [one for one in vars(language).values() if isinstance(one, kind)]


SPOTS = tuple(one for one in vars(language).values() if isinstance(one, Spot))
VERBS = tuple(one for one in vars(language).values() if isinstance(one, Verb))
FIGURES = (*STAT_FIGURES, *VALUE_FIGURES, *(one for one in vars(language).values() if isinstance(one, Figure)))
#: arguments out of a table: what else could stand there
TABLES: dict[str, Callable[[Any], Any]] = {
    "spot": lambda _: SPOTS, "coming": called, "upon": called, "tally": called, "how": lambda _: HOW,
    "spots": lambda _: [(p,) for p in range(5)],
    "finding": lambda _: (conditions.controls, conditions.held, conditions.exists),
    "attribute": lambda _: (*amounts.STAT_OF, amounts.wounds, amounts.attachments),
    "what": lambda one: HOLDINGS if isinstance(one, PlayerHas | WhoHas) else range(4),
    "figure": lambda _: FIGURES, "until": lambda _: HOW_LONG, "pool": lambda _: sets.POOLS.values(),
    "deck": lambda _: [one for one in vars(decks).values() if isinstance(one, decks.Deck)],
    "verb": lambda one: other_verbs(one) if isinstance(one, Do) else range(15),
    "riders": lambda issue: [issue.riders ^ bit for bit in RIDERS],
    "kind": lambda one: KINDS if isinstance(one, Trigger) else range(4),
    "daily": lambda one: [0 if one.daily else 128],
    "least": lambda one: range(min(one.most, 2) + 1), "most": lambda one: range(getattr(one, "least", 0) or 1, 5),
}  # fmt: skip
MARKS = tuple(one for one in vars(qualifiers).values() if isinstance(one, Mark))
#: what may stand in the place of something of its kind
SAMPLES: tuple[tuple[type, tuple[Any, ...]], ...] = (
    (filters.Trait, (filters.Trait("Pirate"), filters.Trait("Thug"))),
    (Filter, (filters.Trait("Pirate"), marks.wounded)),
    (Condition, (conditions.in_duel, conditions.you_control_here)),
    (Amount, (Fixed(7), amounts.RenownHere())),
    (Who, (sets.your_leader, sets.All(filters.Trait("Pirate")))),
    (Players, (each_player, an_opponent)),
    (Where, (spots.adjacent_location, spots.any_city(spots.outermost))),
    (Effect, (renown.gain_renown(9), verbs.wound(sets.your_leader, 9))),
    (Test, (triggers.by_risk, triggers.first_round)),
    (CityAbility, (build.technique(verbs.Draw()), build.action(verbs.Draw()))),
    (Qualifier, (qualifiers.CITY, qualifiers.HOME)),
    (Mark, MARKS),
    (Trigger, (Trigger(KINDS[DUEL_END], WHEN), Trigger(KINDS[MOVE], WHEN, (enemy,)))),
)
WALKED = (
    Filter, Condition, Amount, Who, Where, Effect, Test, Part, Passive, CityAbility, PlayerOf, WhoHas,
)  # fmt: skip
#: things that are rows of a table, each with words of its own: a text has another one, or the same
ROWS = (
    Is, Role, Pool, EventKind, Called, Fact, Number, Group, Told, Deed, Finding, Attribute, Players, Holding, Spot,
    Figure, decks.Deck,
)  # fmt: skip


def is_row(thing: Any) -> bool:
    """Whether a text has it as it is; players of a card, or with the most of something, are made of parts again."""
    return isinstance(thing, ROWS) and not isinstance(thing, PlayerOf | WhoHas)


def other_verbs(do: Do) -> list[Verb]:
    """Those that could stand in the place of a verb: they count something, or not."""
    return [verb for verb in VERBS if bool(verb.counts) == bool(do.verb.counts)]


# Walking


def written(thing: Any) -> dict[str, inspect.Parameter]:
    """The arguments a thing was made of, under the names of the attributes that keep them."""
    if isinstance(thing, CityAbility):
        names = {"kind": int, "parts": tuple}
        return {n: inspect.Parameter(n, inspect.Parameter.KEYWORD_ONLY, annotation=t) for n, t in names.items()}
    kind = type(thing)
    if kind.__init__ is object.__init__:
        return {}
    arguments = list(inspect.signature(kind.__init__).parameters.values())[1:]
    return {
        KEPT_AS.get(f"{kind.__name__}.{p.name}", p.name): p
        for p in arguments
        if f"{kind.__name__}.{p.name}" not in DERIVED
    }


def parts_of(thing: Any) -> Iterator[Any]:
    """A text and everything in it, each thing once."""
    seen: set[int] = set()
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tuple | list):
            waiting += one
        elif isinstance(one, WALKED) and not is_row(one) and id(one) not in seen:
            seen.add(id(one))
            yield one
            waiting += [getattr(one, name) for name in written(one)]


def samples_for(kind: Any) -> tuple[Any, ...]:
    """What may stand where something of this kind does, or where an annotation allows it."""
    for family, samples in SAMPLES:
        if isinstance(kind, type) and issubclass(kind, family):
            return samples
        if any(option is family for option in getattr(kind, "__args__", ())):
            return samples
    return ()


def others(thing: Any, name: str, annotation: Any) -> Iterator[Any]:
    """Other values that an argument could have."""
    value = getattr(thing, name)
    if name in TABLES and isinstance(value, (int, str, tuple, *ROWS)):
        yield from (other for other in TABLES[name](thing) if other != value)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (n for n in (value + 1, value - 1, value + 2, 0, 1, 2, 3) if n != value and n >= min(value, 0))
    elif isinstance(value, str):
        yield value + "x"
    elif isinstance(value, tuple):
        yield from other_rows(value)
    else:
        kind = annotation if value is None or annotation is int else type(value)
        yield from (sample for sample in samples_for(kind) if outline(sample) != outline(value))


def other_rows(row: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """A row without one of its members, or with another one in its place."""
    for i, one in enumerate(row):
        yield (*row[:i], *row[i + 1 :])
        if isinstance(one, tuple):
            yield from ((*row[:i], other, *row[i + 1 :]) for other in other_rows(one))
        elif isinstance(one, int):
            yield from ((*row[:i], n, *row[i + 1 :]) for n in range(5) if n not in row)
        else:
            kinds = samples_for(type(one))
            yield from ((*row[:i], other, *row[i + 1 :]) for other in kinds if outline(other) != outline(one))


def outline(thing: Any) -> Any:
    """What a text is made of, for comparing: kinds, arguments, which choice is meant; the order of filters is free."""
    if is_row(thing):
        return type(thing).__name__, id(thing)
    if isinstance(thing, WALKED):
        inside = {name: outline(getattr(thing, name)) for name in written(thing)}
        if isinstance(thing, Target):
            inside["register"] = thing.register
        return type(thing).__name__, repr(inside)
    if isinstance(thing, tuple | list):
        rows = [outline(one) for one in thing]
        return sorted(rows, key=repr) if thing and all(isinstance(one, Filter) for one in thing) else rows
    return thing


def is_number(value: Any, argument: inspect.Parameter) -> bool:
    """An amount that can only be a number: it is walked into."""
    return isinstance(value, Amount) and argument.annotation is int


def is_character(card: CityCard) -> bool:
    return card.kind in (LEADER_CARD, CHARACTER)


def printed(card: CityCard, text: Any) -> str | None:
    """The words of a text, or None if what it is made of means nothing."""
    try:
        return card.text_words(text)
    except (LookupError, AttributeError):
        return None


def unsaid(card: CityCard, text: Any) -> Iterator[str]:
    """Changes of a text that its words do not show."""
    said = card.text_words(text)
    for thing in parts_of(text):
        for name, argument in written(thing).items():
            value = getattr(thing, name)
            legal = 0
            for other in list(others(thing, name, argument.annotation)):
                setattr(thing, name, other)
                try:
                    words = printed(card, text)
                finally:
                    setattr(thing, name, value)
                legal += words is not None
                if words == said:
                    yield f"{type(thing).__name__}.{name} = {other!r} instead of {value!r}: {said}"
                if legal >= 2 and isinstance(value, int) and name not in TABLES:
                    break
            if not legal and value not in ((), None, "") and not is_number(value, argument):
                yield f"{type(thing).__name__}.{name} has no other value than {value!r}: {said}"


# Text and play


@every_card
def test_whatever_is_changed_in_a_card_shows_in_its_words(card: CityCard) -> None:
    for text in card.texts:
        assert not list(unsaid(card, text))


@pytest.mark.parametrize("kind", [Is, Role])
def test_no_two_rows_of_a_table_have_the_same_words(kind: type) -> None:
    rows: list[Any] = list({id(row): row for row in vars(language).values() if isinstance(row, kind)}.values())
    words = [row.states(Words()) if isinstance(row, Is) else row.words(Words()) for row in rows]
    assert len(rows) > 5 and not [said for said in words if words.count(said) > 1]


def test_no_two_pools_are_called_the_same() -> None:
    calls = [(pool.noun, pool.adjective, pool.behind) for pool in sets.POOLS.values()]
    assert len(set(calls)) == len(calls)


def test_texts_that_differ_never_print_alike() -> None:
    made_of: dict[str, set[str]] = {}
    for card in catalogue():
        for text in card.texts:
            made_of.setdefault(card.text_words(text), set()).add(repr(outline(text)))
    assert not {words: made for words, made in made_of.items() if len(made) > 1}


def test_texts_that_are_the_same_print_alike() -> None:
    words: dict[tuple[bool, str], set[str]] = {}
    for card in catalogue():
        for text in card.texts:
            words.setdefault((is_character(card), repr(outline(text))), set()).add(card.text_words(text))
    assert not [said for said in words.values() if len(said) > 1]


# Good words


@every_card
def test_each_text_of_a_card_prints_something(card: CityCard) -> None:
    assert len(card.words()) == len(card.texts)
    assert all(len(words) > 8 for words in card.words())


FAULTS = (
    r"None", r"  ", r" [.,;:)]", r"[(] ", r"\b(a|an|the|of|to|is|in|at|and|or) \1\b", r"\b(a an|an a|a the|the a)\b",
    r"\ba [aeio]", r"\ban [bcdfghjklmnpqrstvwxyz]", r"[.,;:]{2}", r"[\"<>{}\[\]_]", r"\d (card|wound)s?\b",
)  # fmt: skip


@every_card
def test_no_text_has_a_slip_of_the_pen(card: CityCard) -> None:
    for words in card.words():
        found = [fault for fault in FAULTS if re.search(fault, words.replace("a one", ""))]
        assert not found, words
        assert words.count("\N{LEFT DOUBLE QUOTATION MARK}") == words.count("\N{RIGHT DOUBLE QUOTATION MARK}"), words
        assert words.count("(") == words.count(")"), words


@every_card
def test_each_sentence_begins_with_a_capital_and_ends_with_a_full_stop(card: CityCard) -> None:
    for words in card.words():
        assert words.rstrip("\N{RIGHT DOUBLE QUOTATION MARK}")[-1] == ".", words
        for sentence in re.split(r"(?<=\.) |\N{RIGHTWARDS ARROW} |\N{LEFT DOUBLE QUOTATION MARK}", words):
            head, colon, rest = sentence.partition(": ")
            assert sentence[0].isupper(), words
            assert not colon or rest[0].isupper() or head.split()[-1] not in KIND_NAMES, words


def test_every_word_of_the_card_language_says_what_it_is_for() -> None:
    modules = [importlib.import_module(f"{effects.__name__}.{m.name}") for m in pkgutil.iter_modules(effects.__path__)]
    classes = {c for m in modules for c in vars(m).values() if isinstance(c, type) and c.__module__ == m.__name__}
    assert not sorted(c.__qualname__ for c in classes if not (c.__doc__ or "").strip())


def test_what_was_named_once_is_pointed_at() -> None:
    assert find_card("Press the Advantage").words()[0] == (
        "City Action: Choose as target an opposing non-Leader character whose Combat is lower than your "
        "performer\N{RIGHT SINGLE QUOTATION MARK}s \N{RIGHTWARDS ARROW} That character engages and moves Home."
    )
