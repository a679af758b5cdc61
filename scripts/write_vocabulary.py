"""Writes docs/vocabulary.md: every word that cards are written with, each with a card that uses it.

    python scripts/write_vocabulary.py           write it
    python scripts/write_vocabulary.py --check   say whether it is current, and end with 1 if it is not

The words are the names that effects/language.py defines or lists in `__all__`. What a word means is its docstring, or
for a noun that is made out of a table the comment `#:` behind it. Examples are looked up in the source of the cards.
"""

import ast
import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType

from quarterdeck.cardgame.amounts import Amount
from quarterdeck.cardgame.build import Card
from quarterdeck.cardgame.conditions import Condition, Finding
from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.joining import ForEach, If, Later, May, OneOf, OpponentsMay, Unless
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.parts import Part
from quarterdeck.cardgame.passives import Figure, Passive
from quarterdeck.cardgame.players import Holding, Players
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.triggers import Test, Trigger
from quarterdeck.cardgame.verbs import Called, Verb
from quarterdeck.games.five_sails import terms
from quarterdeck.games.five_sails.cards import castille, city, eisen, montaigne, neutral, ussura, vodacce
from quarterdeck.games.five_sails.catalogue import find_card
from quarterdeck.games.five_sails import effects
from quarterdeck.games.five_sails.effects import language
from quarterdeck.games.five_sails.effects.filters import Trait
from quarterdeck.games.five_sails.effects.sets import POOLS
from quarterdeck.games.five_sails.effects.decks import Deck
from quarterdeck.games.five_sails.effects.spots import Where
from quarterdeck.games.five_sails.printing import face
from quarterdeck.games.five_sails.using import CityAbility
from quarterdeck import cardgame
from quarterdeck.kernel.words import Words

PAGE = Path(__file__).resolve().parent.parent / "docs" / "vocabulary.md"
MODULES: tuple[ModuleType, ...] = (castille, city, eisen, montaigne, neutral, ussura, vodacce)
INTRODUCTION = """\
# The vocabulary

Every word that cards of City of Five Sails are written with, from `effects/language.py`: how it is called, what it is
for, and the shortest text of a real card that uses it, as code and as it prints. [Designing cards](designing-cards.md)
shows how they go together. Names of events (`WOUND`), stats (`COMBAT`), combat values (`THRUST`), places (`DOCKS`),
zones and kinds of ability in the examples are constants of `terms.py`.

This page is written by `scripts/write_vocabulary.py`; do not edit it.
"""
JOINING = (If, Unless, May, OneOf, ForEach, Later, OpponentsMay)
#: chapters: the kinds of things in them, and what they have in common; the first that fits takes a word
CHAPTERS: tuple[tuple[str, tuple[type, ...], str], ...] = (
    ("Cards", (Card,), "A card is one call: facts first, then its texts."),
    ("Abilities", (CityAbility,), "A text with a label. Its parts stand in the order in which the card says them."),
    ("Triggers", (Trigger,), "What a Reaction or Forced text answers."),
    ("Parts before the effects", (Part,),
     "What must be true, chosen or paid when an ability is announced, and its limits."),
    ("Tests of triggers", (Test,), "Which of those events it answers."),
    ("Joining effects", JOINING, "Effects that hold other effects."),
    ("Verbs", (Effect, Called), "What happens. A verb accepts a set of cards that turns out to be empty."),
    ("Sets of cards", (Who,), "Whom it happens to."),
    ("Traits", (Trait,), "As a filter: has the trait. Before the effects: only for performers that have it."),
    ("Filters", (Filter,), "Which cards are meant; several filters must all fit."),
    ("Players", (Players, Holding), "Who does it, and what players have."),
    ("Decks", (Deck,), "Whose cards are looked at or revealed."),
    ("Places", (Where,), "Where it happens."),
    ("Conditions", (Condition, Finding), "Whether it happens."),
    ("Amounts", (Amount,), "How much; wherever an amount may stand, a number may."),
    ("Passive texts", (Passive, Figure), "Texts without a label that hold all the time."),
)  # fmt: skip


#: words that no published card uses yet, in a text that does
OWN = ("technique(steal_renown(adversary))", "maneuver(swap_threat)")


@dataclass(frozen=True)
class Example:
    """A text of a card: its source and how it prints."""

    number: str
    name: str
    code: str
    words: str


# The words


def words() -> list[str]:
    """Every public name of the language but the constants of terms.py; `CityCard` is a type and no word."""
    return [name for name in vars(language) if name[0] != "_" and name not in (*terms.__all__, "CityCard")]


def kind_of(word: str) -> type:
    """What a word stands for, or makes."""
    value = getattr(language, word)
    if isinstance(value, FunctionType):
        made = inspect.signature(value, eval_str=True).return_annotation
        return made if isinstance(made, type) else object
    return value if isinstance(value, type) else type(value)


def chapter_of(word: str) -> str:
    kind = kind_of(word)
    return next((title for title, kinds, _ in CHAPTERS if issubclass(kind, kinds)), "")


@cache
def comments() -> dict[str, str]:
    """What stands behind '#:', at the end of a word's line or above it, in the modules the words come from."""
    found: dict[str, str] = {}
    for package in (cardgame, effects):
        for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
            source = inspect.getsource(importlib.import_module(module.name))
            found |= re.findall(r"^(\w+) = .*?  #: (.*)$", source, re.M)
            found |= [(name, said) for said, name in re.findall(r"^#: ([A-Z].*)\n(\w+) = ", source, re.M)]
    return found


def meaning(word: str) -> str:
    """One sentence, or nothing if nobody wrote one."""
    value = getattr(language, word)
    if word in comments():
        return comments()[word]
    if isinstance(value, Called):
        return sentence(value.doc)
    if isinstance(value, Trait):
        return f"The trait {value.name}."
    if not isinstance(value, type | FunctionType):
        value = type(value)
        if len(inspect.signature(value).parameters):
            return ""  # what the class is for does not say what this one is
    return sentence(value.__dict__.get("__doc__") if isinstance(value, type) else value.__doc__)


def sentence(doc: str | None) -> str:
    """The first paragraph of a docstring, without the rules it cites."""
    said = " ".join((doc or "").split("\n\n")[0].split())
    return re.sub(r" \(FS-[^)]*\)", "", said)


def call(word: str) -> str:
    """The word with its arguments, as it is written in a card."""
    value = getattr(language, word)
    if isinstance(value, Called | Figure | Finding):
        arguments = list(inspect.signature(type(value).__call__).parameters.values())[1:]
        if isinstance(value, Verb) and not value.counts:
            arguments = arguments[:1]
        return f"{word}({', '.join(argument(p) for p in arguments)})"
    if not isinstance(value, type | FunctionType):
        return word
    return f"{word}({', '.join(argument(p) for p in inspect.signature(value).parameters.values())})"


def argument(p: inspect.Parameter) -> str:
    """A parameter with its type, without the modules that types come from."""
    kind = p.annotation if isinstance(p.annotation, str) else inspect.formatannotation(p.annotation)
    kind = re.sub(r"\b[a-z_]+(?:\.[a-z_]+)*\.(?=[A-Z])", "", kind)
    kind = kind.replace("Part | Trait | Effect", "Piece")
    star = "*" if p.kind == inspect.Parameter.VAR_POSITIONAL else ""
    named = [word for word in words() if getattr(language, word) is p.default]
    default = "" if p.default is inspect.Parameter.empty else f" = {named[0] if named else repr(p.default)}"
    return f"{star}{p.name}: {kind.replace(chr(39), '')}{default}"


# The examples


@cache
def examples() -> dict[str, Example]:
    """For each name that a card's texts use, the shortest such text."""
    found: dict[str, Example] = {}
    for code in OWN:
        said = eval(code, {**vars(terms), **vars(language)}).words(Words())
        found.update(dict.fromkeys(names_in(ast.parse(code)), Example("", "a card of your own", code, said)))
    for module in MODULES:
        for names, example in texts_of(module):
            for name in names:
                if name not in found or rank(example) < rank(found[name]):
                    found[name] = example
    return found


def rank(example: Example) -> tuple[bool, int, str]:
    """Real cards first."""
    return not example.number, len(example.code), example.number


def texts_of(module: ModuleType) -> Iterator[tuple[set[str], Example]]:
    """Every text of the cards of a module with the names in it; a card's own builder goes with its face."""
    source = inspect.getsource(module)
    tree = ast.parse(source)
    constants = {
        node.targets[0].id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    for call_ in cards_in(tree):
        assert isinstance(call_.func, ast.Name)
        facts = facts_of(call_.func.id)
        first = call_.args[1]
        assert isinstance(first, ast.Constant) and isinstance(first.value, str)
        card = find_card(first.value)
        head = f"{call_.func.id}({', '.join(segment(source, arg) for arg in call_.args[:facts])}, …)"
        yield {call_.func.id}, Example(card.number, card.name, head, face(card) + ".")
        for node, said in zip(call_.args[facts:], card.words(), strict=True):
            names = names_in(node)
            for constant in sorted(names & constants.keys()):
                names |= names_in(constants[constant])
            yield names, Example(card.number, card.name, segment(source, node), said)


def cards_in(tree: ast.Module) -> list[ast.Call]:
    """The calls that make the cards of a module."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "CARDS":
            assert isinstance(node.value, ast.List)
            return [card for card in node.value.elts if isinstance(card, ast.Call)]
    return []


def facts_of(builder: str) -> int:
    """How many arguments of a builder stand before the texts."""
    parameters = inspect.signature(getattr(language, builder)).parameters.values()
    return [p.kind for p in parameters].index(inspect.Parameter.VAR_POSITIONAL)


def names_in(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def segment(source: str, node: ast.AST) -> str:
    """The source of a node on one line."""
    code = " ".join((ast.get_source_segment(source, node) or "").split())
    return re.sub(r",? ([)\]])", r"\1", code).replace("( ", "(").replace("[ ", "[")


# The page


def entry(word: str) -> str:
    example = examples().get(word)
    if example is None:
        raise LookupError(f"no card uses {word}: take it out of the language")
    return (
        f"**`{call(word)}`**<br>{meaning(word)}\n\n> `{example.code}`<br>\n"
        f"> *{f'{example.number} {example.name}'.strip()}:* {example.words}\n"
    )


def events() -> str:
    """The events that triggers answer, under their names in terms.py."""
    names = re.findall(r"^(\w+): Final = \d+$", inspect.getsource(terms), re.M)
    first = names.index("BEGIN_DAY")
    rows = [f"`{name}` {said}" for name, said in zip(names[first:], terms.EVENT_NAMES)]
    return f"The events are constants of `terms.py`: {', '.join(rows)}.\n"


def pools() -> str:
    """What `target` and `chosen` pick from, as they say it."""
    rows = [f'`"{name}"` ({pool.adjective} {pool.noun}{pool.behind})' for name, pool in POOLS.items()]
    return f"The pools of `target` and `chosen`, named by `of`: {', '.join(rows).replace('( ', '(')}.\n"


def page() -> str:
    parts = [INTRODUCTION]
    for title, _, introduction in CHAPTERS:
        mine = sorted((word for word in words() if chapter_of(word) == title), key=str.lower)
        more = [events()] if title == "Triggers" else [pools()] if title == "Sets of cards" else []
        parts += [f"## {title}\n\n{introduction}\n", *more, *(entry(word) for word in mine)]
    return "\n".join(parts)


def main() -> int:
    text = page()
    if "--check" in sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            print(f"{PAGE.name} is not current: run scripts/write_vocabulary.py")
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
