"""Writes docs/vocabulary.md and docs/vocabulary/ccg.md: every word that cards are written with, each with a text.

    python scripts/write_vocabulary.py           write them
    python scripts/write_vocabulary.py --check   say whether they are current, and end with 1 if one is not

The words are the names that a game's effects/language.py defines or lists in `__all__`. What a word means is its
docstring, or for a noun that is made out of a table the comment `#:` behind it. Of City of Five Sails the texts are
looked up in the source of the cards; of the 7th Sea CCG they are written for the page, in `ccg_examples`.
"""

import ast
import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from ccg_examples import EXAMPLES
from quarterdeck import cardgame
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
from quarterdeck.games.ccg import effects as ccg_effects
from quarterdeck.games.ccg import kinds as ccg_kinds
from quarterdeck.games.ccg.effects import constants as ccg_constants
from quarterdeck.games.ccg.effects import language as ccg_language
from quarterdeck.games.ccg.effects.filters import Faction as CcgFaction
from quarterdeck.games.ccg.effects.filters import Trait as CcgTrait
from quarterdeck.games.ccg.effects.passives import Number as CcgNumber
from quarterdeck.games.ccg.effects.sets import POOLS as CCG_POOLS
from quarterdeck.games.ccg.effects.verbs import Where as CcgWhere
from quarterdeck.games.ccg.using import SeaAbility
from quarterdeck.games.five_sails import effects, terms
from quarterdeck.games.five_sails.cards import castille, city, eisen, montaigne, neutral, ussura, vodacce
from quarterdeck.games.five_sails.catalogue import find_card
from quarterdeck.games.five_sails.effects import language
from quarterdeck.games.five_sails.effects.decks import Deck
from quarterdeck.games.five_sails.effects.filters import Trait
from quarterdeck.games.five_sails.effects.sets import POOLS
from quarterdeck.games.five_sails.effects.spots import Where
from quarterdeck.games.five_sails.printing import face
from quarterdeck.games.five_sails.using import CityAbility
from quarterdeck.kernel.words import Words
from quarterdeck.kernel.words import sentence as whole

DOCS = Path(__file__).resolve().parent.parent / "docs"
MODULES: tuple[ModuleType, ...] = (castille, city, eisen, montaigne, neutral, ussura, vodacce)
JOINING = (If, Unless, May, OneOf, ForEach, Later, OpponentsMay)
#: a chapter: its title, the kinds of things in it, and what they have in common; the first that fits takes a word
Chapter = tuple[str, tuple[type, ...], str]


@dataclass(frozen=True)
class Example:
    """A text of a card: its source and how it prints."""

    number: str
    name: str
    code: str
    words: str

    def entry(self) -> str:
        """As it stands below a word."""
        called = f"{self.number} {self.name}".strip()
        return f"> `{self.code}`<br>\n> " + (f"*{called}:* " if called else "") + f"{self.words}\n"


class Vocabulary:
    """The words of a game, and the page about them."""

    def __init__(
        self, page: str, introduction: str, words_of: ModuleType, package: ModuleType, constants: Sequence[str],
        chapters: Sequence[Chapter], rules: str, examples: Callable[["Vocabulary"], dict[str, Example]],
        more: dict[str, Callable[[], str]],
    ) -> None:  # fmt: skip
        self.path = DOCS / page
        self.introduction = introduction
        self.language = words_of
        self.package = package
        self.constants = constants
        self.chapters = chapters
        #: the letters that the ids of its rules begin with
        self.rules = rules
        self.find_examples = examples
        #: what stands at the head of a chapter besides
        self.more = more

    # The words

    def words(self) -> list[str]:
        """Every public name of the language but constants."""
        return [name for name in vars(self.language) if name[0] != "_" and name not in self.constants]

    def kind_of(self, word: str) -> type:
        """What a word stands for, or makes."""
        value = getattr(self.language, word)
        if isinstance(value, FunctionType):
            made = inspect.signature(value, eval_str=True).return_annotation
            return made if isinstance(made, type) else object
        return value if isinstance(value, type) else type(value)

    def chapter_of(self, word: str) -> str:
        kind = self.kind_of(word)
        return next((title for title, kinds, _ in self.chapters if issubclass(kind, kinds)), "")

    @cached_property
    def comments(self) -> dict[str, str]:
        """What stands behind '#:', at the end of a word's line or above it, in the modules the words come from."""
        found: dict[str, str] = {}
        for package in (cardgame, self.package):
            for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
                source = inspect.getsource(importlib.import_module(module.name))
                found |= re.findall(r"^(\w+) = .*?  #: (.*)$", source, re.M)
                found |= [(name, said) for said, name in re.findall(r"^#: ([A-Z].*)\n(\w+) = ", source, re.M)]
        return found

    def meaning(self, word: str) -> str:
        """One sentence, or nothing if nobody wrote one."""
        value = getattr(self.language, word)
        if word in self.comments:
            return self.comments[word]
        if isinstance(value, Called):
            return self.sentence(value.doc)
        if isinstance(value, Trait | CcgTrait):
            return f"The trait {value.name}."
        if isinstance(value, CcgFaction):
            return f"The symbol of {value.name}."
        if not isinstance(value, type | FunctionType):
            value = type(value)
            if len(inspect.signature(value).parameters):
                return ""  # what the class is for does not say what this one is
        return self.sentence(value.__dict__.get("__doc__") if isinstance(value, type) else value.__doc__)

    def sentence(self, doc: str | None) -> str:
        """The first paragraph of a docstring, without the rules it cites."""
        said = " ".join((doc or "").split("\n\n")[0].split())
        return re.sub(rf" \({self.rules}-[^)]*\)", "", said)

    def call(self, word: str) -> str:
        """The word with its arguments, as it is written in a card."""
        value = getattr(self.language, word)
        if isinstance(value, Called | Figure | Finding | CcgNumber):
            arguments = list(inspect.signature(type(value).__call__).parameters.values())[1:]
            if isinstance(value, Verb) and not value.counts:
                arguments = arguments[:1]
            return f"{word}({', '.join(self.argument(p) for p in arguments)})"
        if not isinstance(value, type | FunctionType):
            return word
        return f"{word}({', '.join(self.argument(p) for p in inspect.signature(value).parameters.values())})"

    def argument(self, p: inspect.Parameter) -> str:
        """A parameter with its type, without the modules that types come from."""
        kind = p.annotation if isinstance(p.annotation, str) else inspect.formatannotation(p.annotation)
        kind = re.sub(r"\b[a-z_]+(?:\.[a-z_]+)*\.(?=[A-Z])", "", kind)
        kind = kind.replace("Part | Trait | Effect", "Piece")
        star = "*" if p.kind == inspect.Parameter.VAR_POSITIONAL else ""
        named = [word for word in self.words() if getattr(self.language, word) is p.default]
        default = "" if p.default is inspect.Parameter.empty else f" = {named[0] if named else repr(p.default)}"
        return f"{star}{p.name}: {kind.replace(chr(39), '')}{default}"

    @cached_property
    def examples(self) -> dict[str, Example]:
        """For each word, the shortest text that uses it."""
        return self.find_examples(self)

    # The page

    def entry(self, word: str) -> str:
        example = self.examples.get(word)
        if example is None:
            raise LookupError(f"no text uses {word}: take it out of the language")
        return f"**`{self.call(word)}`**<br>{self.meaning(word)}\n\n{example.entry()}"

    def page(self) -> str:
        parts = [self.introduction]
        for title, _, introduction in self.chapters:
            mine = sorted((word for word in self.words() if self.chapter_of(word) == title), key=str.lower)
            more = [self.more[title]()] if title in self.more else []
            parts += [f"## {title}\n\n{introduction}\n", *more, *(self.entry(word) for word in mine)]
        return "\n".join(parts)


def shortest(found: dict[str, Example], names: set[str], example: Example) -> None:
    """Keep an example for the names in it that have no shorter one; real cards come first."""
    for name in names:
        if name not in found or rank(example) < rank(found[name]):
            found[name] = example


def rank(example: Example) -> tuple[bool, int, str]:
    return not example.number, len(example.code), example.number


def names_in(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


# City of Five Sails

#: words that no published card uses yet, in a text that does
OWN = ("technique(steal_renown(adversary))", "maneuver(swap_threat)")


def from_cards(v: Vocabulary) -> dict[str, Example]:
    """For each name that a card's texts use, the shortest such text."""
    found: dict[str, Example] = {}
    for code in OWN:
        said = eval(code, {**vars(terms), **vars(language)}).words(Words())
        found.update(dict.fromkeys(names_in(ast.parse(code)), Example("", "a card of your own", code, said)))
    for module in MODULES:
        for names, example in texts_of(module):
            shortest(found, names, example)
    return found


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


def segment(source: str, node: ast.AST) -> str:
    """The source of a node on one line."""
    code = " ".join((ast.get_source_segment(source, node) or "").split())
    return re.sub(r",? ([)\]])", r"\1", code).replace("( ", "(").replace("[ ", "[")


def events() -> str:
    """The events that triggers answer, under their names in terms.py."""
    names = re.findall(r"^(\w+): Final = \d+$", inspect.getsource(terms), re.M)
    first = names.index("BEGIN_DAY")
    rows = [f"`{name}` {said}" for name, said in zip(names[first:], terms.EVENT_NAMES)]
    return f"The events are constants of `terms.py`: {', '.join(rows)}.\n"


def pools() -> str:
    """What `target` and `chosen` pick from, as they say it."""
    rows = [f'`"{name}"` ({pool.adjective} {pool.noun}{pool.where(Words())})' for name, pool in POOLS.items()]
    return f"The pools of `target` and `chosen`, named by `of`: {', '.join(rows).replace('( ', '(')}.\n"


FIVE_SAILS = Vocabulary(
    "vocabulary.md",
    """\
# The vocabulary

Every word that cards of City of Five Sails are written with, from `effects/language.py`: how it is called, what it is
for, and the shortest text of a real card that uses it, as code and as it prints. [Designing cards](designing-cards.md)
shows how they go together. Names of events (`WOUND`), stats (`COMBAT`), combat values (`THRUST`), places (`DOCKS`),
zones and kinds of ability in the examples are constants of `terms.py`.

This page is written by `scripts/write_vocabulary.py`; do not edit it.
""",
    language, effects, (*terms.__all__, "CityCard"),
    (
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
    ),
    "FS", from_cards, {"Triggers": events, "Sets of cards": pools},
)  # fmt: skip


# The 7th Sea CCG


def from_list(v: Vocabulary) -> dict[str, Example]:
    """For each word the shortest of the texts that are written for the page."""
    found: dict[str, Example] = {}
    marks = [word for word in v.words() if isinstance(getattr(ccg_language, word), CcgTrait | CcgFaction)]
    for code in (*EXAMPLES, *[f"hits_bonus(1, yours, {word})" for word in marks]):
        shortest(found, names_in(ast.parse(code)), Example("", "", code, printed(code)))
    return found


def printed(code: str) -> str:
    """How a text prints on an Attachment."""
    text: Any = eval(code, dict(vars(ccg_language)))
    w = Words("this card")
    return whole(text.say(w)) if isinstance(text, Passive) else str(text.words(w))


def ccg_events() -> str:
    """The kinds of event, under their names in kinds.py."""
    names = re.findall(r"^(\w+): Final = \d+(?:  #.*)?$", inspect.getsource(ccg_kinds), re.M)
    first = names.index("TURN_BEGINS")
    rows = [f"`{name}` {said}" for name, said in zip(names[first:], ccg_kinds.EVENT_NAMES)]
    return f"The events are constants: {', '.join(rows)}.\n"


def ccg_pools() -> str:
    rows = [f'`"{name}"` ({pool.noun}{pool.where(Words())})' for name, pool in CCG_POOLS.items()]
    return f"The pools of `target` and `chosen`, named by `of`: {', '.join(rows)}.\n"


CCG = Vocabulary(
    "vocabulary/ccg.md",
    """\
# The vocabulary of the 7th Sea CCG

Every word that texts of the 7th Sea CCG are written with, from `effects/language.py`: how it is called, what it is for,
and a text that uses it, as code and as it prints on an Attachment. [The page about the game](../ccg.md) says how they
go together. Names of skills (`SAILING`), Seas (`LA_BOCA`), attacks (`SLASH`), events (`SINK`), durations (`THE_TURN`),
purposes (`TO_HIRE`), actions (`A_MOVE`) and what may be forbidden (`TO_UNTACK`) are constants.

This page is written by `scripts/write_vocabulary.py`; do not edit it.
""",
    ccg_language, ccg_effects, (*ccg_constants.__all__, "ALL_SKILLS"),
    (
        ("Abilities", (SeaAbility,), "A text that is used, or that answers. Its parts stand in the order of the card."),
        ("Triggers", (Trigger,), "The window in which a React is used, or what a trait answers."),
        ("Parts before the effects", (Part,), "What must be true, chosen or paid when it is declared, and its limits."),
        ("Tests of triggers", (Test,), "Which of those events, or payments, it answers."),
        ("Joining effects", JOINING, "Effects that hold other effects."),
        ("Verbs", (Effect, Called), "What happens. A verb accepts a set of cards that turns out to be empty."),
        ("Sets of cards", (Who,), "Whom it happens to."),
        ("Traits and symbols", (CcgTrait, CcgFaction), "Which cards are meant, by their traits and symbols."),
        ("Filters", (Filter,), "Which cards are meant; several filters must all fit."),
        ("Players", (Players, Holding), "Who does it, and what players have."),
        ("Seas", (CcgWhere,), "Where something goes."),
        ("Conditions", (Condition, Finding), "Whether it happens, or holds."),
        ("Amounts", (Amount,), "How much; wherever an amount may stand, a number may."),
        ("Continuous texts", (Passive, CcgNumber), "Texts that hold all the time."),
    ),
    "CG", from_list, {"Triggers": ccg_events, "Sets of cards": ccg_pools},
)  # fmt: skip

VOCABULARIES = (FIVE_SAILS, CCG)


def main() -> int:
    stale = 0
    for v in VOCABULARIES:
        text = v.page()
        if "--check" not in sys.argv[1:]:
            v.path.parent.mkdir(exist_ok=True)
            v.path.write_text(text, encoding="utf-8")
        elif not v.path.exists() or v.path.read_text(encoding="utf-8") != text:
            print(f"{v.path.name} is not current: run scripts/write_vocabulary.py")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
