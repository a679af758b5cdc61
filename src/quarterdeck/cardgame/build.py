"""Building an ability from its parts, and printing it: the same parts that execute are put into words."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.cardgame.amounts import Fixed
from quarterdeck.cardgame.checks import call_site, check_kinds, nonsense, shown
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Filter, check_filters, noun_phrase
from quarterdeck.cardgame.joining import clauses, orders, sentences
from quarterdeck.cardgame.nodes import ChoosePerformer, Effect, Script
from quarterdeck.cardgame.parts import Part
from quarterdeck.cardgame.sets import Target, Them, Who
from quarterdeck.cardgame.triggers import Trigger
from quarterdeck.cardgame.using import CHOSEN_PERFORMS, REPEATABLE, CardAbility
from quarterdeck.cardgame.waiving import AskWaiver, InsteadOfCosts
from quarterdeck.kernel.words import Words, article, listed, sentence

# Parts that stand before the effects


class Mark(Part):
    """Unlimited, Repeatable and the like: a word behind the effects."""

    def __init__(self, mark: int, word: str) -> None:
        self.mark = mark
        self.word = word

    def joins(self, a: CardAbility) -> None:
        a.marks |= self.mark
        a.repeatable = bool(a.marks & REPEATABLE)

    def behind(self, w: Words) -> str:
        return self.word


class When(Part):
    """A condition for announcing."""

    def __init__(self, condition: Condition) -> None:
        check_kinds("when(…)", (condition,), Condition, "a condition such as Has(…)")
        self.condition = condition

    def joins(self, a: CardAbility) -> None:
        a.conditions = (*a.conditions, self.condition)

    def say(self, w: Words) -> str:
        w.clause()
        return "if " + self.condition.say(w)


class Cost(Part):
    """Effects that are paid before anything else happens: text before the arrow."""

    order = True

    def __init__(self, *effects: Effect) -> None:
        check_kinds("cost(…)", effects, Effect, "effects such as engage(…)")
        self.effects = effects

    def chooses(self, script: Script, a: CardAbility) -> None:
        for e in self.effects:
            for who in e.sets():
                if isinstance(who, Target) and who.register < 0:
                    script.choose_in(who)
                    a.aims = (*a.aims, who)

    def joins(self, a: CardAbility) -> None:
        a.costs = (*a.costs, *self.effects)
        for e in self.effects:
            if any(speaks_of_target(who) for who in e.sets()):
                a.aimed_costs = (*a.aimed_costs, e)
            else:
                a.fixed_costs = (*a.fixed_costs, e)
            a.discards += e.hand_cards()
            if isinstance(e, InsteadOfCosts) and a.waiver is None:
                a.waiver = e.effect

    def say(self, w: Words) -> str:
        w.clause()
        return orders(w, self.effects)


class Aim(Part):
    """A target that is chosen when the ability is announced."""

    order = True

    def __init__(self, *targets: Target) -> None:
        check_kinds("aim(…)", targets, Target, "what target(…) or chosen(…) gives")
        self.targets = targets

    def chooses(self, script: Script, a: CardAbility) -> None:
        for t in self.targets:
            script.choose_in(t)
            a.aims = (*a.aims, t)

    def say(self, w: Words) -> str:
        w.clause()
        return "choose " + listed([aim_words(t, w) for t in self.targets])


class By(Part):
    """The ability has a performer that passes these filters."""

    performed = True

    def __init__(self, *filters: Filter) -> None:
        check_filters(filters)
        self.filters = filters

    def joins(self, a: CardAbility) -> None:
        a.performer = (*a.performer, *self.filters)

    def say(self, w: Words) -> str:
        w.clause()
        return "with " + article(noun_phrase(w, self.filters, "performer"))


class From(Part):
    """The zones an ability works from, where they are not the usual ones."""

    def __init__(self, *zones: int) -> None:
        self.zones = zones

    def joins(self, a: CardAbility) -> None:
        for zone in self.zones:
            a.zones |= 1 << zone


def aim_words(t: Target, w: Words) -> str:
    said = t.say(w)
    if said.startswith("target "):
        return "as target " + article(said.removeprefix("target "))
    return said.replace(" of your choice", "", 1)


def speaks_of_target(who: Who) -> bool:
    return isinstance(who, Target | Them) or any(speaks_of_target(inner) for inner in who.inner())


# What means nothing is refused


def check_parts(called: str, parts: Sequence[Any], answers: bool) -> None:
    """An ability is made of parts and effects, one of them at least; with one trigger if it answers, else with none."""
    triggers = 0
    for p in parts:
        if not isinstance(p, Part | Effect):
            raise nonsense(f"{shown(p)} is no part of {called}: it takes when(…), cost(…) and the like, and effects")
        triggers += isinstance(p, Trigger)
    if answers and not triggers:
        raise nonsense(f"{called} needs a trigger: say what it answers with before(…), during(…) or after(…)")
    if triggers and not answers:
        raise nonsense(f"{called} answers nothing: take the trigger out, or make a Reaction of it")
    if triggers > 1:
        raise nonsense(f"{called} has one trigger, not {triggers}: join two with either_of(…), or make two abilities")
    for p in parts:
        why = p.misfit() if isinstance(p, Trigger) else ""
        if why:
            raise nonsense(why)
    if not any(isinstance(p, Effect) for p in parts):
        raise nonsense(f"{called} has no effects: say what it does")


def check_numbers(row: Sequence[Any]) -> None:
    """Nobody draws no card, or three less than none."""
    for node in row:
        n = getattr(node, "n", 1)
        if isinstance(node, Effect) and isinstance(n, int | Fixed):
            n = n.n if isinstance(n, Fixed) else n
            if n < node.smallest or n == 0 != node.smallest:
                raise nonsense(f"'{node.say(Words())}' means nothing: the number must be 1 or more")


# Laying out


def lay_out(a: CardAbility, parts: Sequence[Part | Effect], script: Script, performer_first: bool = True) -> None:
    """Lay the parts out as a row of nodes: choices, costs, effects.

    A chosen performer comes first: what is answered and the targets may depend on it. What is answered comes before
    the targets.
    """
    before = [p for p in parts if isinstance(p, Part)]
    a.parts = tuple(parts)
    a.effects = tuple(p for p in parts if isinstance(p, Effect))
    script.announcing = True
    for p in before:
        if isinstance(p, Trigger):
            p.chooses(script, a)
    for p in before:
        if not isinstance(p, Trigger):
            p.chooses(script, a)
    for p in before:
        p.joins(a)
    if any(p.performed for p in before):
        a.by = CHOSEN_PERFORMS
        if performer_first:
            script.row.insert(0, ChoosePerformer())
    a.performer = (*a.performer, *(f for e in a.effects for f in e.demands()))
    script.row += [AskWaiver(e) for e in a.costs if isinstance(e, InsteadOfCosts)]
    a.costs_at = len(script.row)
    script.lay_all(a.costs)
    a.effects_at = len(script.row)
    script.announcing = False
    script.lay_all(a.effects)
    check_numbers(script.row)
    a.row = tuple(script.row)


def without_performer(a: CardAbility) -> None:
    """Nobody has to be chosen: the card that has the ability performs it."""
    if a.row and isinstance(a.row[0], ChoosePerformer):
        shift(a, -1)
        a.row = a.row[1:]


def with_performer(a: CardAbility) -> None:
    """A performer is chosen first, though the text does not say what it has to be."""
    if a.by != CHOSEN_PERFORMS:
        a.by = CHOSEN_PERFORMS
        shift(a, 1)
        a.row = (ChoosePerformer(), *a.row)


def shift(a: CardAbility, by: int) -> None:
    """The row becomes longer or shorter at its head: all that points into it follows."""
    for n in a.row:
        n.shift(by)
    a.costs_at += by
    a.effects_at += by


# Words


def ability_words(a: CardAbility, w: Words, head: str, continuous: bool = False) -> str:
    """The ability as the card prints it: its head, what must be true and be paid, an arrow, effects, marks."""
    before: list[str] = []
    effects = [p for p in a.parts if isinstance(p, Effect)]
    ordered = False
    for p in a.parts:
        said = p.say(w) if isinstance(p, Part) else ""
        if said and isinstance(p, When) and before and before[-1].startswith("if "):
            before[-1] += " and " + said.removeprefix("if ")
        elif said:
            before.append("and " + said if p.order and ordered else said)
        ordered = ordered or (isinstance(p, Part) and p.order)
    if continuous:
        return sentence(", ".join([*before, clauses(w, effects)]))
    text = sentences(w, effects)
    if before:
        text = sentence(", ".join(before))[:-1] + " \N{RIGHTWARDS ARROW} " + text
    marks = [p.behind(w) for p in a.parts if isinstance(p, Part)]
    return " ".join(x for x in (head, text, *marks) if x)


class Card:
    """A printed card: facts, and what it does. Its number in the catalogue is its definition number."""

    def __init__(self, kind: int, name: str, number: str, where: str = "") -> None:
        self.kind = kind
        self.name = name
        self.number = number
        self.texts: tuple[Any, ...] = ()
        self.abilities: tuple[Any, ...] = ()
        self.passives: tuple[Any, ...] = ()
        #: whether it remembers a card that was chosen in secret, or the name of one that all have seen
        self.remembers = False
        self.names = False
        self.definition = -1
        #: file and line of the call, or of the row of a table, that defines it
        self.where = where or call_site()

    def words(self) -> list[str]:
        """What the card does, a paragraph for each text."""
        return [self.text_words(text) for text in self.texts]

    def text_words(self, text: Any) -> str:
        raise NotImplementedError(type(self).__name__)

    def __repr__(self) -> str:
        return f"<{self.number} {self.name}>"


# The words that cards are written with

when = When
cost = Cost
aim = Aim
by = By
works_from = From

__all__ = [
    "aim", "by", "cost", "when", "works_from",
]  # fmt: skip
