"""Text that is always on: changes of numbers and traits, prohibitions, permissions, granted abilities."""

from typing import Any

from quarterdeck.cardgame.amounts import Amount, Fixed
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Every, Filter, itself, noun_phrase, yours
from quarterdeck.cardgame.passives import About, Bonus, Figure, Passive, said_amount, while_, whom
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.verbs import OnCards
from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.duel_state import side_of_card, usual_end
from quarterdeck.games.five_sails.effects.marks import its_bearer
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    DISCARD, EITHER_WAY, FORBID, HAND, KEYWORDS, LOST_UNLESS, ON_SIDE, PLAYED, STATS, THE_DUEL, THE_ROUND,
    TO_BE_CHALLENGED, TO_BE_CONTROLLED, TO_BE_DESTROYED, TO_BE_DISCARDED, TO_BE_SPENT, TO_BE_UNEQUIPPED,
    TO_CHANGE_RENOWN, TO_GO_HOME, TO_INTERVENE, TO_ISSUE, TO_LOSE_CONTROL, TO_MANEUVER, TO_MOVE, TO_REFUSE,
    TO_USE_TECHNIQUE, VALUES,
)  # fmt: skip
from quarterdeck.games.five_sails.values import (
    ON_COST, ON_EQUIP, ON_GRANT, ON_IGNORE, ON_KEYWORD, ON_MAY, ON_PARLEY, ON_PRESSURE, ON_REVEALS, ON_SET_STAT,
    ON_SPECIAL, ON_STAT, ON_TRAIT, ON_VALUE, has_trait,
)  # fmt: skip
from quarterdeck.kernel.ability import U_ABILITY, U_ORIGIN, U_PERFORMER, U_T0
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.words import Words, article, listed, number, signed

# Numbers


def less_or_more(w: Words, n: Amount, of: str) -> str:
    """'1 less', 'X more, X being the Renown at this location'."""
    if isinstance(n, Fixed):
        return f"{abs(n.n)} {'less' if n.n < 0 else 'more'}"
    return f"X more, X being {n.say(w)}"


def by_itself(w: Words, n: Amount, of: str) -> str:
    """'+1', 'its Combat'."""
    if isinstance(n, Fixed):
        return signed(n.n)
    w.clause()
    return n.say(w)


def cards_more(w: Words, n: Amount, of: str) -> str:
    """'one more card is', 'X more cards, X being the Renown at this location, are'."""
    if isinstance(n, Fixed):
        return f"{number(abs(n.n))} {'more' if n.n > 0 else 'fewer'} {of}{'s are' if abs(n.n) > 1 else ' is'}"
    return f"X more {of}s, X being {n.say(w)}, are"


STAT_FIGURES = tuple(Figure(ON_STAT + k, "{who} has {n}", name, its_bearer) for k, name in enumerate(STATS))
VALUE_FIGURES = tuple(
    Figure(ON_VALUE + k, "{who} has {n}", name, itself, "combat card") for k, name in enumerate(VALUES)
)
PARLEY = Figure(ON_PARLEY, "{who} has {n} while it parleys", "Influence", its_bearer)


class StatBonuses(Passive):
    """Several stats are higher or lower by the same number."""

    def __init__(self, stats: tuple[int, ...], n: int | Amount, scope: Filter, when: Condition | None) -> None:
        super().__init__(ON_STAT, scope, n, when)
        self.stats = stats

    def apart(self) -> tuple[Passive, ...]:
        return tuple(Bonus(STAT_FIGURES[stat], self.amount, self.scope, self.when) for stat in self.stats)

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        return f"{said} has {said_amount(w, self.amount, listed([STATS[k] for k in self.stats]))}{self.said_when(w)}"


def stat_bonus(stat: int | tuple[int, ...], n: int | Amount, *about: About) -> Passive:
    """A stat, or several, of characters is higher or lower: without filters, of the one that has this text."""
    if isinstance(stat, int):
        return STAT_FIGURES[stat](n, *about)
    return StatBonuses(stat, n, whom(about, its_bearer), while_(about))


def value_bonus(value: int, n: int | Amount, *about: About) -> Bonus:
    """Combat cards have a higher or lower value; filters say which combat cards."""
    return VALUE_FIGURES[value](n, *about)


class ParleyBonus(Bonus):
    """Influence counts for more in a parley, perhaps only for certain cards."""

    def __init__(self, n: int | Amount, scope: Filter, when: Condition | None, bought: Filter | None) -> None:
        super().__init__(PARLEY, n, scope, when)
        self.bought = bought

    def applies(self, s: FiveSails, x: Frame) -> bool:
        return super().applies(s, x) and (self.bought is None or self.bought.fits(s, x, x[U_T0].bit_length() - 1))

    def said_when(self, w: Words) -> str:
        what = "" if self.bought is None else f" for {article(noun_phrase(w, (self.bought,), 'card'))}"
        return what + super().said_when(w)


def parley_bonus(n: int | Amount, *about: About, bought: Filter | None = None) -> ParleyBonus:
    """A character's Influence counts for more when it parleys; `bought` says for which cards only."""
    return ParleyBonus(n, whom(about, its_bearer), while_(about), bought)


class SetStat(Passive):
    """A stat is fixed, after all that is added."""

    def __init__(self, stat: int, n: int, scope: Filter | None = None) -> None:
        super().__init__(ON_SET_STAT + stat, scope or its_bearer, n)
        self.what = stat

    def set_to(self, s: FiveSails, x: Frame, total: int, unraised: int) -> int:
        return self.amount.of(s, x)

    def say(self, w: Words) -> str:
        return f"the {STATS[self.what]} of {self.said_scope(w)} is set to {self.amount.say(w)}{self.said_when(w)}"


class NeverRises(SetStat):
    """A stat cannot be increased: what would raise it is not counted, what lowers it is."""

    def __init__(self, stat: int, scope: Filter | None = None) -> None:
        super().__init__(stat, 0, scope)

    def set_to(self, s: FiveSails, x: Frame, total: int, unraised: int) -> int:
        return min(total, max(0, unraised))

    def say(self, w: Words) -> str:
        return f"the {STATS[self.what]} of {self.said_scope(w)} cannot be raised{self.said_when(w)}"


# Marks, permissions, abilities


class Gains(Passive):
    """A character has a further trait, or a card a further keyword."""

    def __init__(self, mark: str, scope: Filter, when: Condition | None) -> None:
        super().__init__(ON_KEYWORD if mark in KEYWORDS else ON_TRAIT, scope, 0, when)
        self.mark = mark
        self.what = KEYWORDS.get(mark) or traits.bit(mark)

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        has = f"has {self.mark}" if self.question == ON_KEYWORD else f"counts as {article(self.mark)}"
        return f"{said} {has}{self.said_when(w)}"


def gains(mark: str, *about: About) -> Gains:
    """Characters have a further trait, or cards a further keyword."""
    return Gains(mark, whom(about, its_bearer), while_(about))


class EitherWay(Passive):
    """For its controller's abilities this character has a trait or has it not, as they like. (FS-RULE-112)"""

    def __init__(self, name: str) -> None:
        super().__init__(ON_SPECIAL, itself)
        self.trait = name
        self.name = EITHER_WAY
        self.what = traits.bit(name)

    def say(self, w: Words) -> str:
        return f"for your abilities, {self.said_scope(w)} is {article(self.trait)} or not, as you choose each time"


class EquipOnly(Passive):
    """Whom this card may be equipped to: characters of any player, unless it says yours."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(ON_EQUIP, Every(*filters))
        self.filters = filters
        self.anyone = yours not in filters

    def say(self, w: Words) -> str:
        whose = "" if yours in self.filters else ", whoever controls it"
        return f"{w.this} can be equipped only to {article(noun_phrase(w, self.filters, 'character'))}{whose}"


class Special(Passive):
    """A permission that one chapter of the rules looks up by name; `also` is another that shares its daily use."""

    def __init__(self, name: str, scope: Filter, when: Condition | None, daily: bool, also: str) -> None:
        super().__init__(ON_SPECIAL, scope, 0, when)
        self.name = name
        self.also = also
        self.daily = 128 if daily else 0

    def say(self, w: Words) -> str:
        often = "once per Day, " if self.daily else ""
        also = f" or {self.also}" if self.also else ""
        return f"{often}{self.said_scope(w)} {self.name}{also}{self.said_when(w)}"


def special(name: str, *about: About, daily: bool = False, also: str = "") -> Special:
    """A permission that one chapter of the rules looks up by name; `also` is another that shares its daily use."""
    return Special(name, whom(about, its_bearer), while_(about), daily, also)


class Grants(Passive):
    """Characters have a further ability, which is printed here."""

    def __init__(self, ability: Any, scope: Filter, when: Condition | None) -> None:
        super().__init__(ON_GRANT, scope, 0, when)
        self.ability = ability

    def say(self, w: Words) -> str:
        text = f"\N{LEFT DOUBLE QUOTATION MARK}{self.ability.words(Words())}\N{RIGHT DOUBLE QUOTATION MARK}"
        said = self.said_scope(w)
        if self.when is None:
            return f"{said} has {text}"
        return f"{self.said_when(w).strip()}, {said} has {text}"


def grants(ability: Any, *about: About) -> Grants:
    """Characters have a further ability, which is printed here."""
    return Grants(ability, whom(about, its_bearer), while_(about))


# Prohibitions

FORBIDDEN = {
    TO_MOVE: "be moved", TO_ISSUE: "issue challenges", TO_BE_CHALLENGED: "be challenged",
    TO_INTERVENE: "intervene", TO_REFUSE: "refuse challenges", TO_BE_DESTROYED: "be destroyed",
    TO_BE_DISCARDED: "be discarded", TO_BE_UNEQUIPPED: "be moved to another character",
    TO_MANEUVER: "use Maneuvers", TO_USE_TECHNIQUE: "use Techniques",
    TO_CHANGE_RENOWN: "have Renown added to it, or moved to or from it", TO_BE_CONTROLLED: "be controlled",
    TO_BE_SPENT: "be spent",
    TO_GO_HOME: "go Home at Dusk", TO_LOSE_CONTROL: "lose its controller",
}  # fmt: skip


class Cannot(Passive):
    """A prohibition. `scope` tests the card it is about; `opponents` only bars what other players do."""

    def __init__(self, verb: int, scope: Filter, when: Condition | None, opponents: bool) -> None:
        super().__init__(ON_MAY + verb, scope, 0, when)
        self.verb = verb
        self.opponents = opponents

    def forbids(self, s: FiveSails, x: Frame, c: int, by: int) -> bool:
        return not self.opponents or (by >= 0 and by != x[SEAT])

    def say(self, w: Words) -> str:
        by = " by opponents" if self.opponents else ""
        said = self.said_scope(w)
        return f"{said} cannot {FORBIDDEN[self.verb]}{by}{self.said_when(w)}"


def cannot(verb: int, *about: About, opponents: bool = False) -> Cannot:
    """Cards cannot do something, or have it done to them; `opponents` only bars what other players do."""
    return Cannot(verb, whom(about, its_bearer), while_(about), opponents)


#: what a side of the duel does, whoever stands on it (FS-RULE-78)
DONE_BY_SIDES = (TO_MANEUVER, TO_USE_TECHNIQUE)
HOW_LONG = {THE_ROUND: "in its next round", THE_DUEL: "for the rest of the duel", 0: "for the rest of the Day or duel"}


class Forbid(OnCards):
    """Cards cannot do something, or have it done to them, for a time: usually the rest of the Day or of the duel."""

    def __init__(self, who: Who, *verbs: int, until: int = 0) -> None:
        super().__init__(who)
        if until == THE_ROUND and not set(verbs) <= set(DONE_BY_SIDES):
            raise BadDefinition("what is forbidden for a round is a Maneuver or a Technique; say THE_DUEL for the rest")
        self.verbs = verbs
        self.until = until

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        until = self.until or usual_end(s, f)  # (FS-RULES-08)
        for c in self.who.cards(s, f):
            side = side_of_card(s, c)
            for verb in self.verbs:
                on = ON_SIDE + side if verb in DONE_BY_SIDES and side != NONE else c
                add(s, (FORBID, f[U_ABILITY], f[U_ORIGIN], f[SEAT], on, verb, until))

    def does(self, w: Words) -> str:
        if self.verbs == (TO_GO_HOME,) and not self.until:
            return "does not go Home this Dusk"
        return f"cannot {self.what(w)}"

    def order(self, w: Words) -> str:
        if self.verbs == (TO_GO_HOME,) and not self.until:
            return f"keep {self.who.say(w)} from going Home this Dusk"
        return f"forbid {self.who.say(w)} to {self.what(w)}"

    def what(self, w: Words) -> str:
        done = listed([FORBIDDEN[verb] for verb in self.verbs], "or").replace(" or use ", " or ")
        challenge = self.until == THE_DUEL and w.answers == "that challenge"
        return f"{done} " + (f"in {w.answers}" if challenge else HOW_LONG[self.until])


class IgnoresSorcery(Passive):
    """Wounds from Sorceries and Sorcerer abilities that a character performs do nothing to it; where no performer is
    named, a Sorcery of its controller counts as its own. Wounds due as a cost count as paid. (FS-RULES-18)"""

    def __init__(self, scope: Filter | None = None) -> None:
        super().__init__(ON_IGNORE, scope or its_bearer)

    def ignores(self, s: FiveSails, f: Frame, c: int) -> bool:
        if f[U_PERFORMER] != c and not (f[U_PERFORMER] == NONE and f[SEAT] == s.holder[c]):
            return False
        if s.match.abilities[f[U_ABILITY]].trait_bits & traits.SORCERER:
            return True
        return f[U_ORIGIN] != NONE and has_trait(s, f[U_ORIGIN], traits.SORCERY)

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        which = "wounds from the Sorceries and Sorcerer abilities that it performs"
        return f"{said} ignores {which}; as costs they count as paid{self.said_when(w)}"


class NotPaidWith(Passive):
    """Cards that pass the filters cannot be spent while paying for this card."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(ON_MAY + TO_BE_SPENT, Every(*filters), zones=1 << HAND | 1 << PLAYED | 1 << DISCARD)
        self.filters = filters
        self.for_itself = True

    def forbids(self, s: FiveSails, x: Frame, c: int, by: int) -> bool:
        return by == x[U_ORIGIN]

    def say(self, w: Words) -> str:
        return f"{w.this} cannot be paid for with {noun_phrase(w, self.filters, 'card', plural=True)}"


class LostUnless(Passive):
    """This card is destroyed when the character that wears it no longer passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(ON_SPECIAL, Every(*filters))
        self.filters = filters
        self.name = LOST_UNLESS

    def say(self, w: Words) -> str:
        return f"{w.this} {self.name} " + " or ".join("no longer " + f.states(w) for f in self.filters)


# The words that cards are written with

#: Something costs more or less; without filters, this card itself.
price = Figure(ON_COST, "{who} costs {n}", "", itself, "card", less_or_more)
#: A character adds more to pressures.
pressure_bonus = Figure(ON_PRESSURE, "{who} adds {n} to pressures", "", its_bearer, said=by_itself)
#: More or fewer cards are revealed when a participant gambles.
gamble_more = Figure(ON_REVEALS, "when {who} gambles, {n} revealed", "card", its_bearer, said=cards_more)
set_stat = SetStat
never_rises = NeverRises
either_way = EitherWay
not_paid_with = NotPaidWith
equip_only = EquipOnly
lost_unless = LostUnless
forbid = Forbid
ignores_sorcery = IgnoresSorcery

__all__ = [
    "cannot", "either_way", "equip_only", "forbid", "gains", "gamble_more", "grants", "ignores_sorcery",
    "lost_unless", "never_rises", "not_paid_with", "parley_bonus", "pressure_bonus", "price", "set_stat", "special",
    "stat_bonus", "value_bonus",
]  # fmt: skip
