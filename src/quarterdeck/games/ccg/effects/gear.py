"""What is attached: what it gives, and where it has to go."""

from quarterdeck.cardgame.amounts import Amount
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.passives import About, Passive, while_, whom
from quarterdeck.cardgame.sets import Who
from quarterdeck.games.ccg.effects.filters import Type, its_bearer
from quarterdeck.games.ccg.effects.passives import SeaPassive
from quarterdeck.games.ccg.kinds import AFLOAT
from quarterdeck.games.ccg.legality import bears, hosts
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ADVENTURE, NO_SKILL, RANKS, SKILLS
from quarterdeck.games.ccg.values import ON_COUNT, ON_HOST, ON_SKILL
from quarterdeck.kernel.ability import U_BEARER, U_IT
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, article, number

# Which cards go where


class KnackOf(Filter):
    """Is a Knack that asks for this rank."""

    names = True

    def __init__(self, r: int) -> None:
        self.r = r

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        knack = s.match.drawn[c].knack
        return knack is not None and knack.skill == NO_SKILL and knack.rank == self.r

    def adjective(self, w: Words) -> str:
        return f"{RANKS[self.r]} Knack"


class GoesOn(Filter):
    """May be attached to a card of a set now."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        found = hosts(s, x[SEAT], c)
        return any(h in found for h in self.who.cards(s, x))

    def speaks_of(self) -> Who:
        return self.who

    def phrase(self, w: Words) -> str:
        return f"that can be attached to {self.who.say(w)}"


class CanBear(Filter):
    """May have a card of a set moved to it: its host line asks for no certain trait or faction. (CG-CARDS-36)"""

    def __init__(self, who: Who) -> None:
        self.who = who

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        for gear in self.who.cards(s, x):
            line = s.match.drawn[gear].host
            if line is None or line.traits or line.factions or c not in hosts(s, x[SEAT], gear):
                return False
        return True

    def speaks_of(self) -> Who:
        return self.who

    def phrase(self, w: Words) -> str:
        return f"that can have {self.who.say(w)} attached"


class MustGoHere(SeaPassive):
    """Adventures that pass the filters are attached to this Crew when they are completed, if that is possible."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(ON_HOST, whom(filters, Type(ADVENTURE, noun="Adventure")))
        self.filters = filters

    def forbids(self, s: SeventhSea, x: Frame, c: int, by: int) -> bool:
        """Of several Crew who ask for it, each will do."""
        here, m = x[U_BEARER], s.match
        if s.zone[c] != AFLOAT or s.holder[c] != x[SEAT] or m.definition[by] == m.definition[here]:
            return False
        return bears(s, x[SEAT], c, here, m.drawn[c].host)

    def say(self, w: Words) -> str:
        said = article(noun_phrase(w, self.filters, "card"))
        return f"when you complete {said}, it is attached to {w.this} if possible"


# What it gives


class GearGives(Amount):
    """How many Attachments of the card it is read for give this skill and pass the filters."""

    def __init__(self, n: int, k: int, filters: tuple[Filter, ...]) -> None:
        self.n = n
        self.k = k
        self.filters = filters

    def of(self, s: SeventhSea, x: Frame) -> int:
        bonus = s.match.bonus[self.k]
        return self.n * sum([bonus[a] > 0 and fits_all(s, x, a, self.filters) for a in s.gear(x[U_IT])])


class BetterGear(SeaPassive):
    """Attachments that give skills give more of them."""

    def __init__(
        self, n: int, skills: tuple[int, ...], filters: tuple[Filter, ...], scope: Filter, when: Condition | None
    ) -> None:
        super().__init__(ON_SKILL + skills[0], scope, GearGives(n, skills[0], filters), when)
        self.n = n
        self.skills = skills
        self.filters = filters

    def apart(self) -> tuple[Passive, ...]:
        if len(self.skills) == 1:
            return (self,)
        return tuple([BetterGear(self.n, (k,), self.filters, self.scope, self.when) for k in self.skills])

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        what = SKILLS[self.skills[0]] if len(self.skills) == 1 else "a skill"
        more = f"{self.n} more" + ("" if len(self.skills) == 1 else " of it")
        gear = noun_phrase(w, self.filters, "Attachment")
        return f"each {gear} on {said} that gives {what} gives {more}{self.said_when(w)}"


def gear_bonus(n: int, *skills_and_about: int | About, of: tuple[Filter, ...] = ()) -> BetterGear:
    """Attachments that pass `of` and give one of these skills (any, if none is named) give so much more of it."""
    skills = tuple([one for one in skills_and_about if isinstance(one, int)]) or tuple(range(len(SKILLS)))
    about = [one for one in skills_and_about if not isinstance(one, int)]
    return BetterGear(n, skills, of, whom(about, its_bearer), while_(about))


class UncountedGear(SeaPassive):
    """So many Attachments of this Ship do not count against the Crew Maximum."""

    def __init__(self, n: int) -> None:
        super().__init__(ON_COUNT, its_bearer, -n)
        self.n = n

    def say(self, w: Words) -> str:
        return f"up to {number(self.n)} Attachments of {w.this} do not count against your Crew Maximum"


# The words that cards are written with

can_bear = CanBear
knack_of = KnackOf
goes_on = GoesOn
must_go_here = MustGoHere
uncounted_gear = UncountedGear

__all__ = ["can_bear", "gear_bonus", "goes_on", "knack_of", "must_go_here", "uncounted_gear"]
