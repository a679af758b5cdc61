"""Text that is always on: changes of numbers and traits, prohibitions, permissions, granted abilities."""

from typing import Any

from quarterdeck.cardgame.amounts import Amount, Fixed
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Every, Filter, itself, noun_phrase
from quarterdeck.cardgame.passives import Passive, said_amount
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.verbs import OnCards
from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.duel_state import side_of_card, usual_end
from quarterdeck.games.five_sails.effects.conditions import PressureUses
from quarterdeck.games.five_sails.effects.marks import its_bearer
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    DISCARD, EITHER_WAY, FORBID, HAND, LOST_UNLESS, ON_SIDE, PLAYED, STATS, THE_DUEL, THE_ROUND, TO_BE_CHALLENGED,
    TO_BE_CONTROLLED, TO_BE_DESTROYED, TO_BE_DISCARDED, TO_BE_SPENT, TO_BE_UNEQUIPPED, TO_CHANGE_RENOWN, TO_GO_HOME,
    TO_INTERVENE, TO_ISSUE, TO_LOSE_CONTROL, TO_MANEUVER, TO_MOVE, TO_REFUSE, TO_USE_TECHNIQUE, VALUES,
)  # fmt: skip
from quarterdeck.games.five_sails.values import (
    ON_COST, ON_EQUIP, ON_GRANT, ON_IGNORE, ON_KEYWORD, ON_MAY, ON_PARLEY, ON_PRESSURE, ON_REVEALS, ON_SET_STAT,
    ON_SPECIAL, ON_STAT, ON_TRAIT, ON_VALUE, has_trait,
)  # fmt: skip
from quarterdeck.kernel.ability import U_ABILITY, U_ORIGIN, U_PERFORMER, U_T0
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.words import Words, article, listed, number, signed



class StatBonus(Passive):
    """A stat is higher or lower."""

    def __init__(
        self, stat: int, n: int | Amount, scope: Filter | None = None, when: Condition | None = None
    ) -> None:
        super().__init__(ON_STAT + stat, scope or its_bearer, n, when)
        self.stat = stat

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        return f"{said} has {said_amount(w, self.amount, STATS[self.stat])}{self.said_when(w)}"


class StatBonuses(Passive):
    """Several stats are higher or lower by the same number."""

    def __init__(self, n: int, scope: Filter, *stats: int) -> None:
        super().__init__(ON_STAT, scope, n)
        self.n = n
        self.stats = stats

    def apart(self) -> tuple[Passive, ...]:
        return tuple(StatBonus(stat, self.n, self.scope) for stat in self.stats)

    def say(self, w: Words) -> str:
        return f"{self.said_scope(w)} has {signed(self.n)} {listed([STATS[stat] for stat in self.stats])}"


class SetStat(Passive):
    """A stat is fixed, after all that is added."""

    def __init__(self, stat: int, n: int, scope: Filter | None = None) -> None:
        super().__init__(ON_SET_STAT + stat, scope or its_bearer, n)
        self.what = stat

    def set_to(self, s: FiveSails, x: Frame, total: int, unraised: int) -> int:
        return self.amount.of(s, x)

    def say(self, w: Words) -> str:
        return f"the {STATS[self.what]} of {self.said_scope(w)} is set to {self.amount.say(w)}{self.said_when(w)}"


class NeverRises(Passive):
    """A stat cannot be increased: what would raise it is not counted, what lowers it is."""

    def __init__(self, stat: int, scope: Filter | None = None) -> None:
        super().__init__(ON_SET_STAT + stat, scope or its_bearer)
        self.what = stat

    def set_to(self, s: FiveSails, x: Frame, total: int, unraised: int) -> int:
        return min(total, max(0, unraised))

    def say(self, w: Words) -> str:
        return f"the {STATS[self.what]} of {self.said_scope(w)} cannot be raised{self.said_when(w)}"


class ValueBonus(Passive):
    """Combat cards have a higher or lower value; `scope` tests the combat card."""

    def __init__(self, value: int, n: int | Amount, scope: Filter, when: Condition | None = None) -> None:
        super().__init__(ON_VALUE + value, scope, n, when)
        self.value = value

    def say(self, w: Words) -> str:
        who = noun_phrase(w, (self.scope,), "combat card")
        w.speak("it")
        return f"each {who} has {said_amount(w, self.amount, VALUES[self.value])}{self.said_when(w)}"


class Price(Passive):
    """Something costs more or less; without a scope, this card itself."""

    def __init__(self, n: int, when: Condition | None = None, scope: Filter | None = None) -> None:
        super().__init__(ON_COST, scope or itself, n, when)

    def say(self, w: Words) -> str:
        what = self.said_scope(w) if self.scope is itself else "each " + noun_phrase(w, (self.scope,), "card")
        n = self.amount.n if isinstance(self.amount, Fixed) else 0
        return f"{what} costs {abs(n)} {'less' if n < 0 else 'more'}{self.said_when(w)}"


class GainsTrait(Passive):
    """A character has a further trait."""

    def __init__(self, name: str, scope: Filter | None = None, when: Condition | None = None) -> None:
        super().__init__(ON_TRAIT, scope or its_bearer, 0, when)
        self.trait = name
        self.what = traits.bit(name)

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        return f"{said} counts as {article(self.trait)}{self.said_when(w)}"


class GainsKeyword(Passive):
    """A card has a further keyword."""

    def __init__(self, keyword: int, name: str, scope: Filter, when: Condition | None = None) -> None:
        super().__init__(ON_KEYWORD, scope, 0, when)
        self.what = keyword
        self.keyword = name

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        return f"{said} has {self.keyword}{self.said_when(w)}"


class EitherWay(Passive):
    """For its controller's abilities this character has a trait or has it not, as they like. (FS-RULE-112)"""

    def __init__(self, name: str) -> None:
        super().__init__(ON_SPECIAL, itself)
        self.trait = name
        self.name = EITHER_WAY
        self.what = traits.bit(name)

    def say(self, w: Words) -> str:
        return f"for your abilities, {self.said_scope(w)} is {article(self.trait)} or not, as you choose each time"


class ParleyBonus(Passive):
    """A character's Influence counts for more when it parleys, perhaps only for certain cards (`target` says which)."""

    def __init__(self, n: int, scope: Filter | None = None, bought: Filter | None = None) -> None:
        super().__init__(ON_PARLEY, scope or its_bearer, n)
        self.bought = bought

    def applies(self, s: FiveSails, x: Frame) -> bool:
        return self.bought is None or self.bought.fits(s, x, x[U_T0].bit_length() - 1)

    def say(self, w: Words) -> str:
        what = "" if self.bought is None else f" for {article(noun_phrase(w, (self.bought,), 'card'))}"
        return f"{self.said_scope(w)} has {said_amount(w, self.amount, 'Influence')} while it parleys{what}"


class PressureBonus(Passive):
    """A character adds more to pressures."""

    def __init__(self, n: int | Amount, scope: Filter | None = None, when: Condition | None = None) -> None:
        super().__init__(ON_PRESSURE, scope or its_bearer, n, when)
        self.beside = not isinstance(self.amount, Fixed)

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        which = f" that use {self.when.which()}" if isinstance(self.when, PressureUses) else self.said_when(w)
        return f"{said} adds {self.more(w)} to pressures{which}"

    def more(self, w: Words) -> str:
        if isinstance(self.amount, Fixed):
            return signed(self.amount.n)
        w.clause()
        return self.amount.say(w)


class GambleMore(Passive):
    """More or fewer cards are revealed when a participant gambles."""

    def __init__(self, n: int, scope: Filter | None = None, when: Condition | None = None) -> None:
        super().__init__(ON_REVEALS, scope or its_bearer, n, when)

    def say(self, w: Words) -> str:
        said, n = self.said_scope(w), self.amount.n if isinstance(self.amount, Fixed) else 1
        cards = f"{number(abs(n))} {'more' if n > 0 else 'fewer'} card{'s are' if abs(n) > 1 else ' is'}"
        return f"when {said} gambles, {cards} revealed{self.said_when(w)}"


class EquipOnly(Passive):
    """Whom this card may be equipped to."""

    anyone = False

    def __init__(self, *filters: Filter) -> None:
        super().__init__(ON_EQUIP, Every(*filters))
        self.filters = filters

    def say(self, w: Words) -> str:
        return f"{w.this} can be equipped only to {article(noun_phrase(w, self.filters, 'character'))}"


class EquipAnyone(EquipOnly):
    """Characters of any player that this card may be equipped to."""

    anyone = True

    def say(self, w: Words) -> str:
        return f"{w.this} can be equipped to any {noun_phrase(w, self.filters, 'character')}, whoever controls it"


class Special(Passive):
    """A permission that one chapter of the rules looks up by name; `also` is another that shares its daily use."""

    def __init__(
        self, name: str, scope: Filter | None = None, when: Condition | None = None, daily: bool = False,
        also: str = "",
    ) -> None:  # fmt: skip
        super().__init__(ON_SPECIAL, scope or its_bearer, 0, when)
        self.name = name
        self.also = also
        self.daily = 128 if daily else 0

    def say(self, w: Words) -> str:
        often = "once per Day, " if self.daily else ""
        also = f" or {self.also}" if self.also else ""
        return f"{often}{self.said_scope(w)} {self.name}{also}{self.said_when(w)}"


class Grants(Passive):
    """Characters have a further ability, which is printed here."""

    def __init__(self, ability: Any, scope: Filter, when: Condition | None = None) -> None:
        super().__init__(ON_GRANT, scope, 0, when)
        self.ability = ability

    def say(self, w: Words) -> str:
        text = f"\N{LEFT DOUBLE QUOTATION MARK}{self.ability.words(Words())}\N{RIGHT DOUBLE QUOTATION MARK}"
        said = self.said_scope(w)
        if self.when is None:
            return f"{said} has {text}"
        return f"{self.said_when(w).strip()}, {said} has {text}"


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

    def __init__(
        self, verb: int, scope: Filter | None = None, when: Condition | None = None, opponents: bool = False
    ) -> None:
        super().__init__(ON_MAY + verb, scope or its_bearer, 0, when)
        self.verb = verb
        self.opponents = opponents

    def forbids(self, s: FiveSails, x: Frame, c: int, by: int) -> bool:
        return not self.opponents or (by >= 0 and by != x[SEAT])

    def say(self, w: Words) -> str:
        by = " by opponents" if self.opponents else ""
        said = self.said_scope(w)
        return f"{said} cannot {FORBIDDEN[self.verb]}{by}{self.said_when(w)}"


#: what a side of the duel does, whoever stands on it (FS-RULE-78)
DONE_BY_SIDES = (TO_MANEUVER, TO_USE_TECHNIQUE)
HOW_LONG = {THE_ROUND: "in its next round", THE_DUEL: "for the rest of the duel", 0: "for the rest of the Day or duel"}


class Forbid(OnCards):
    """Cards cannot do something, or have it done to them, for a time: usually the rest of the Day or of the duel."""

    def __init__(self, who: Who, *verbs: int, until: int = 0) -> None:
        super().__init__(who)
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

stat_bonus = StatBonus
stat_bonuses = StatBonuses
set_stat = SetStat
never_rises = NeverRises
value_bonus = ValueBonus
price = Price
gains_trait = GainsTrait
gains_keyword = GainsKeyword
either_way = EitherWay
parley_bonus = ParleyBonus
pressure_bonus = PressureBonus
gamble_more = GambleMore
not_paid_with = NotPaidWith
equip_only = EquipOnly
equip_anyone = EquipAnyone
lost_unless = LostUnless
special = Special
grants = Grants
cannot = Cannot
forbid = Forbid
ignores_sorcery = IgnoresSorcery

__all__ = [
    "cannot", "either_way", "equip_anyone", "equip_only", "forbid", "gains_keyword", "gains_trait", "gamble_more",
    "grants", "ignores_sorcery", "lost_unless", "never_rises", "not_paid_with", "parley_bonus", "pressure_bonus",
    "price", "set_stat", "special", "stat_bonus", "stat_bonuses", "value_bonus",
]  # fmt: skip
