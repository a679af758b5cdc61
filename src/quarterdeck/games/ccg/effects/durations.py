"""Effects that last: skills, Hits, traits and prohibitions for a time, and whole texts for a time."""

from typing import Final

from quarterdeck.cardgame.amounts import Amount, Fixed, amount
from quarterdeck.cardgame.checks import nonsense
from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.joining import Later
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.passives import Passive, said_amount
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.triggers import Trigger
from quarterdeck.cardgame.verbs import OnCards, conjugated
from quarterdeck.games.ccg.effects.filters import Trait
from quarterdeck.games.ccg.effects.passives import FORBIDDEN, by_much
from quarterdeck.games.ccg.fights import DUEL, F_FLAGS, fight
from quarterdeck.games.ccg.kinds import (
    CHANGE_COST, CHANGE_CREW_MAXIMUM, CHANGE_HAND_MAXIMUM, CHANGE_HITS, CHANGE_INITIATIVE, CHANGE_MOVE_COST,
    CHANGE_PAID, CHANGE_PRODUCED, CHANGE_SINK_ABSORB, CHANGE_SKILL, CHANGE_TACK_ABSORB, FORBID, GAIN_TRAIT, LASTING,
    LOSE_TRAIT, PLAYED, TEXTS, THE_ACTION, THE_BOARDING, THE_EVENT, THE_FIGHT, THE_GAME, THE_ROUND, THE_TURN,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import SKILLS
from quarterdeck.games.ccg.values import skill
from quarterdeck.kernel.ability import U_ABILITY, U_EVENT, U_NODE, U_ORIGIN, U_TO
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.lasting import WITH_FRAME, add
from quarterdeck.kernel.words import Words, listed, sentence

UNTIL: Final = {
    THE_TURN: "until the end of the turn", THE_BOARDING: "until the end of the Boarding",
    THE_GAME: "for the rest of the game", THE_ROUND: "until the end of the round",
    THE_FIGHT: "until the end of the Boarding Attack",
    THE_ACTION: "until after the action", THE_EVENT: "until that is over",
}  # fmt: skip


def stay(s: SeventhSea, f: Frame) -> None:
    """An Action card whose effect lasts stays in play until it ends. (CG-CARDS-16)"""
    if f[U_ORIGIN] != NONE and s.zone[f[U_ORIGIN]] == PLAYED and f[U_TO] < 0:
        f[U_TO] = LASTING


def end_of(f: Frame, until: int) -> int:
    """When a row of this use ends: what lasts as long as what is answered ends with that frame."""
    return WITH_FRAME + f[U_EVENT] if until == THE_EVENT else until


def end_now(s: SeventhSea, f: Frame, until: int) -> int:
    """The same; what lasts for a Boarding lasts for the Duel that it is played in, also within one. (CG-BOARD-25)"""
    fought = fight(s)
    if until == THE_BOARDING and fought is not None and fought[F_FLAGS] & DUEL:
        return THE_FIGHT
    return end_of(f, until)


def let_hold(s: SeventhSea, f: Frame, n: int, until: int, on: int = NONE) -> None:
    """The first n texts of the node that is being run hold until then, of one card or as they say themselves.

    The node has them as its `texts`.
    """
    for i in range(n):
        add(s, (TEXTS, f[U_ABILITY], f[U_ORIGIN], f[SEAT], on, f[U_NODE] - 1, end_now(s, f, until), i))
    if n:
        stay(s, f)


class Lasting(OnCards):
    """Something is changed on cards for a time; without a word about it, until the end of the turn. (CG-RULE-33)"""

    def __init__(self, who: Who, until: int) -> None:
        super().__init__(who)
        self.until = until

    def row(self, s: SeventhSea, f: Frame, what: int, c: int, n: int, least: int = 0) -> None:
        """A row with a printed minimum keeps it: what the number is when it is read may change in the meantime."""
        row = (what, f[U_ABILITY], f[U_ORIGIN], f[SEAT], c, n, end_now(s, f, self.until))
        add(s, (*row, least) if least else row)
        stay(s, f)

    def behind(self) -> str:
        return UNTIL[self.until]


class Gain(Lasting):
    """Crew have more of these skills, or less, for a time; `least` is a printed minimum."""

    smallest = -99

    def __init__(
        self, who: Who, n: int | Amount, *skills: int, until: int = THE_TURN, least: int = 0, above: int = -1
    ) -> None:
        super().__init__(who, until)
        #: only skills that are higher than this
        self.above = above
        self.n = amount(n)
        self.skills = skills
        self.least = least
        if not skills:
            raise nonsense("gain(…) takes the skills that it changes: SWASHBUCKLING, *ALL_SKILLS …")

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f):
            for k in self.skills:
                n = self.n.of(s, f) if skill(s, c, k) > self.above else 0
                if n:
                    self.row(s, f, CHANGE_SKILL + k, c, n, self.least)

    def does(self, w: Words) -> str:
        return f"{conjugated(self.who, 'gains', 'gain')} {self.much(w)}"

    def order(self, w: Words) -> str:
        said = self.who.say(w)
        return f"give {said} {self.much(w)}"

    def much(self, w: Words) -> str:
        """'+2 Cannon (minimum 1) until the end of the turn', '+X Cannon until …, X being …'."""
        names = "to all skills" if len(self.skills) == len(SKILLS) else listed([SKILLS[k] for k in self.skills])
        names += f" higher than {self.above}" if self.above >= 0 else ""
        least = f" (minimum {self.least})" if self.least else ""
        return said_amount(w, self.n, f"{names}{least} {self.behind()}")


#: numbers that may change for a time, besides skills: the row, and its words
CHANGES: Final = {
    "hits": (CHANGE_HITS, "{n} extra Hits during Boarding Attacks"),
    "tack absorb": (CHANGE_TACK_ABSORB, "{n} to what it absorbs when it tacks"),
    "sink absorb": (CHANGE_SINK_ABSORB, "{n} to what it absorbs when it sinks"),
    "move cost": (CHANGE_MOVE_COST, "Move Cost"),
    "cost": (CHANGE_COST, "{n} to what it costs"),
    "crew maximum": (CHANGE_CREW_MAXIMUM, "Crew Maximum"),
    "hand maximum": (CHANGE_HAND_MAXIMUM, "hand maximum"),
    "initiative": (CHANGE_INITIATIVE, "{n} Sailing for determining order"),
    **{f"paid {name}": (CHANGE_PAID + k, f"pays {{n}} more {name} whenever it pays {name}")
       for k, name in enumerate(SKILLS)},
    **{f"produced {name}": (CHANGE_PRODUCED + k, f"{{n}} {name} when it tacks") for k, name in enumerate(SKILLS)},
}  # fmt: skip


class Change(Lasting):
    """A number of cards or Ships, such as "hits" or "move cost", is higher or lower for a time."""

    smallest = -99

    def __init__(self, who: Who, what: str, n: int | Amount, until: int = THE_TURN, least: int = 0) -> None:
        super().__init__(who, until)
        if what not in CHANGES:
            raise nonsense(f"there is no number {what!r} (there are: {', '.join(CHANGES)})")
        if least and what != "move cost":
            raise nonsense("only a Move Cost has a printed minimum here")
        self.what = what
        self.n = amount(n)
        self.least = least

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f):
            n = self.n.of(s, f)
            if n:
                self.row(s, f, CHANGES[self.what][0], c, n, self.least)

    def subject(self) -> Who | None:
        return None if "{n}" not in CHANGES[self.what][1] else self.who

    def say(self, w: Words) -> str:
        said = CHANGES[self.what][1]
        if "{n}" in said:
            return super().say(w)
        of = self.who.owns(w, said)
        least = f" (minimum {self.least})" if self.least else ""
        return f"{of} {conjugated(self.who, 'is', 'are')} {by_much(w, self.n)}{least} {self.behind()}"

    def does(self, w: Words) -> str:
        said = CHANGES[self.what][1]
        pays = said.startswith("pays ")
        n = f"{self.n.n:{'' if pays else '+'}d}".replace("-", "\N{MINUS SIGN}") if isinstance(self.n, Fixed) else "+X"
        being = "" if isinstance(self.n, Fixed) else f", X being {self.n.say(w)},"
        verb = "" if pays else conjugated(self.who, "gains", "gain") + " "
        return f"{verb}{said.replace('{n}', n)}{being} {self.behind()}"


class GainTrait(Lasting):
    """Cards have a trait, or lose it, for a time."""

    def __init__(self, who: Who, trait: Trait, until: int = THE_TURN, lose: bool = False) -> None:
        super().__init__(who, until)
        self.trait = trait
        self.lose = lose

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f):
            self.row(s, f, LOSE_TRAIT if self.lose else GAIN_TRAIT, c, self.trait.bit)

    def does(self, w: Words) -> str:
        verb = conjugated(self.who, "loses", "lose") if self.lose else conjugated(self.who, "gains", "gain")
        return f"{verb} {self.trait.name} {self.behind()}"


class Forbid(Lasting):
    """Cards cannot do something, or have it done to them, for a time; a Ship stands for its player."""

    def __init__(self, who: Who, *verbs: int, until: int = THE_TURN) -> None:
        super().__init__(who, until)
        self.verbs = verbs

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f):
            for verb in self.verbs:
                self.row(s, f, FORBID, c, verb)

    def does(self, w: Words) -> str:
        return f"cannot {listed([FORBIDDEN[verb] for verb in self.verbs], 'or')} {self.behind()}"


class ForATime(Effect):
    """Whole texts hold for a time, also of cards that come later. (CG-RULE-34)"""

    def __init__(self, until: int, *texts: Passive) -> None:
        self.until = until
        self.texts = tuple([part for text in texts for part in text.apart()])
        self.said = texts

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        let_hold(s, f, len(self.texts), self.until)

    def say(self, w: Words) -> str:
        return f"{UNTIL[self.until]}, " + " and ".join(text.say(w) for text in self.said)


class Given(Filter):
    """The card that a text is given to: whoever reads it knows already."""

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return True

    def whole(self) -> str:
        return "it"


class Give(Lasting):
    """Cards have whole texts for a time, which speak of themselves: skills, Hits, prohibitions, rules by name."""

    def __init__(self, who: Who, *texts: Passive, until: int = THE_TURN) -> None:
        super().__init__(who, until)
        self.said = texts
        for text in texts:
            text.scope = Given()
        self.texts = tuple([part for text in texts for part in text.apart()])

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f):
            let_hold(s, f, len(self.texts), self.until, c)

    def does(self, w: Words) -> str:
        said = " ".join(sentence(text.say(w)) for text in self.said)
        quoted = f"\N{LEFT DOUBLE QUOTATION MARK}{said}\N{RIGHT DOUBLE QUOTATION MARK}"
        return f"{conjugated(self.who, 'has', 'have')} {quoted} {self.behind()}"


class Await(Later):
    """Effects that wait for an event, once, until the end of the turn; else they lapse."""

    def __init__(self, trigger: Trigger, *effects: Effect, until: int = THE_TURN) -> None:
        super().__init__(trigger, *effects)
        self.lapse = until
        why = trigger.unasked()
        if why:
            raise nonsense(why)

    def until(self, f: Frame) -> int:
        return end_of(f, self.lapse)


# The words that cards are written with

gain = Gain
change = Change
gain_trait = GainTrait
forbid = Forbid
for_a_time = ForATime
give = Give
later = Await

__all__ = ["change", "for_a_time", "forbid", "gain", "gain_trait", "give", "later"]
