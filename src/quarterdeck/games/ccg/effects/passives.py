"""Texts that hold all the time: skills, Hits, absorbing, costs, limits, traits, prohibitions."""

from collections.abc import Callable
from typing import Final

from quarterdeck.cardgame.amounts import Amount, Fixed
from quarterdeck.cardgame.checks import nonsense
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Every, Filter, enemy, fits_all, itself, noun_phrase, yours
from quarterdeck.cardgame.passives import About, Passive, said_amount, while_, whom
from quarterdeck.games.ccg.effects.filters import Affiliation, Faction, Trait, its_bearer, sea_name
from quarterdeck.games.ccg.kinds import (
    ABOARD, AFLOAT, ATTACHED, CHOSEN, DECK, DISCARD, HAND, LASTING, PLAYED, SUNG, TO_ANSWER, TO_ATTACH, TO_BEAR,
    TO_BEGIN_BOARDING, TO_BE_ATTACHED, TO_BE_BOARDED, TO_BE_FIRED_AT, TO_BE_HIRED, TO_BE_PLAYED, TO_BE_REMOVED,
    TO_BE_TARGETED, TO_BOARD, TO_CANCEL_IT, TO_COMPLETE, TO_ENTER_PLAY, TO_FIRE_CANNON, TO_HIRE, TO_LEAVE_PLAY,
    TO_MOVE, TO_PUSH, TO_PUT, TO_SAIL, TO_SINK_TO_ABSORB, TO_TACK, TO_TACK_TO_ABSORB, TO_UNTACK, TO_USE_TEXT, VESSEL,
)  # fmt: skip
from quarterdeck.games.ccg.legality import hosts
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import RANKS, SKILLS
from quarterdeck.games.ccg.values import (
    ON_ABSORBING, ON_AFFILIATION, ON_CANCEL_COST, ON_CANNON_HITS, ON_CANNON_SUFFERED, ON_CHEAPER, ON_COST,
    ON_CREW_MAXIMUM, ON_FACTION, ON_GEAR, ON_HAND_MAXIMUM, ON_HITS, ON_HOST, ON_INITIATIVE, ON_MAY, ON_MOVE_COST,
    ON_PRODUCED, ON_RANK, ON_SINK_ABSORB, ON_SKILL, ON_SPECIAL, ON_TACK_ABSORB, ON_TRAIT,
)  # fmt: skip
from quarterdeck.kernel.ability import U_BEARER, U_IT, U_N, U_T0
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.payment import TO_CANCEL, TO_USE
from quarterdeck.kernel.words import Words, article, listed, number, signed

#: every zone from which a text about its own card is read
EVERYWHERE: Final = (1 << HAND | 1 << PLAYED | 1 << DECK | 1 << DISCARD | 1 << CHOSEN | 1 << ABOARD | 1 << ATTACHED
                     | 1 << AFLOAT | 1 << SUNG | 1 << LASTING | 1 << VESSEL)  # fmt: skip
ALL_SKILLS: Final = tuple(range(len(SKILLS)))


class SeaPassive(Passive):
    """A continuous text of this game. `least` is a printed minimum: it lowers no number below that."""

    noun: str = "Crew"

    def with_least(self, w: Words) -> str:
        return f" (minimum {self.least})" if self.least else ""


# Numbers

YOUR_SHIP: Final = "your Ship"


class Raised(SeaPassive):
    """One or more numbers are higher or lower. In its words {who} is whom it is about and {n} is how much."""

    def __init__(
        self, questions: tuple[int, ...], words: str, n: int | Amount, scope: Filter, when: Condition | None,
        said: Callable[[Words, Amount], str], least: int = 0, noun: str = "Crew", mine: str = "",
    ) -> None:  # fmt: skip
        super().__init__(questions[0], scope, n, when)
        #: its words where it is about yourself, whom your Ship stands for
        self.mine = mine
        self.questions = questions
        self.words = words
        self.said = said
        self.least = least
        self.noun = noun

    def apart(self) -> tuple[Passive, ...]:
        if len(self.questions) == 1:
            return (self,)
        parts = []
        for question in self.questions:
            part = Raised((question,), self.words, 0, self.scope, self.when, self.said, self.least, self.noun)
            part.amount, part.zones, part.beside = self.amount, self.zones, self.beside
            parts.append(part)
        return tuple(parts)

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        much = self.said(w, self.amount)
        words = self.words
        if words.startswith("when "):
            said = article(said.removeprefix("each "))
        if self.mine and said == YOUR_SHIP:
            words = self.mine
        text = words.replace("{who}", said).replace("{n}", much)
        return text + self.with_least(w) + self.said_when(w)


def more(noun: str) -> Callable[[Words, Amount], str]:
    """'2 extra Hits', '1 fewer Hit', 'X extra Hits, X being …'."""

    def said(w: Words, n: Amount) -> str:
        if not isinstance(n, Fixed):
            return f"X extra {noun}s, X being {n.say(w)}"
        return f"{abs(n.n)} {'extra' if n.n > 0 else 'fewer'} {noun}{'' if abs(n.n) == 1 else 's'}"

    return said


def changed(of: str) -> Callable[[Words, Amount], str]:
    def said(w: Words, n: Amount) -> str:
        return said_amount(w, n, of)

    return said


def by_much(w: Words, n: Amount) -> str:
    """'increased by 2', 'reduced by 1', 'increased by X, X being …'."""
    if not isinstance(n, Fixed):
        return f"increased by X, X being {n.say(w)}"
    return f"{'increased' if n.n > 0 else 'reduced'} by {abs(n.n)}"


def skill_bonus(n: int | Amount, *skills_and_about: int | About, least: int = 0) -> Raised:
    """Crew have more of these skills, or less; without filters, the Crew that bears this text."""
    skills = tuple([one for one in skills_and_about if isinstance(one, int)])
    about = [one for one in skills_and_about if not isinstance(one, int)]
    if not skills:
        raise nonsense("skill_bonus(…) takes the skills that it changes: CANNON, *ALL_SKILLS …")
    names = "to all skills" if len(skills) == len(SKILLS) else listed([SKILLS[k] for k in skills])
    scope, when = whom(about, its_bearer), while_(about)
    return Raised(tuple([ON_SKILL + k for k in skills]), "{who} has {n}", n, scope, when, changed(names), least)


def produced_bonus(n: int | Amount, *skills_and_about: int | About) -> Raised:
    """Crew produce more points, or fewer, when they tack for these skills."""
    skills = tuple([one for one in skills_and_about if isinstance(one, int)])
    about = [one for one in skills_and_about if not isinstance(one, int)]
    names = listed([SKILLS[k] for k in skills], "or")
    words = "{who} produces {n} when it tacks to produce " + names
    scope, when = whom(about, its_bearer), while_(about)
    return Raised(tuple([ON_PRODUCED + k for k in skills]), words, n, scope, when, more("point"))


class Number:
    """A row of the vocabulary: numbers that continuous texts raise or lower, read on Crew or on Ships."""

    def __init__(
        self, questions: tuple[int, ...], words: str, usual: Filter, said: Callable[[Words, Amount], str],
        noun: str = "Crew", mine: str = "",
    ) -> None:  # fmt: skip
        self.mine = mine
        self.questions = questions
        self.words = words
        self.usual = usual
        self.said = said
        self.noun = noun

    def __call__(self, n: int | Amount, *about: About, least: int = 0) -> Raised:
        scope, when = whom(about, self.usual), while_(about)
        return Raised(self.questions, self.words, n, scope, when, self.said, least, self.noun, self.mine)


class YourShip(Filter):
    """The Ship of the player whose text it is: it stands for the player."""

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return x[SEAT] < s.match.seats and s.match.ship[x[SEAT]] == c

    def whole(self) -> str:
        return YOUR_SHIP

    def noun(self, w: Words) -> str:
        return YOUR_SHIP


class YourCaptain(Filter):
    """The Captain of the player whose text it is."""

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return x[SEAT] < s.match.seats and s.match.captain[x[SEAT]] == c

    def whole(self) -> str:
        return "your Captain"

    def noun(self, w: Words) -> str:
        return "your Captain"


your_own_captain = YourCaptain()  #: Your Captain, of whom numbers are read.
your_own_ship = YourShip()  #: Your Ship, of which numbers of a player are read.
#: Boarding Attacks inflict more Hits.
hits_bonus = Number((ON_HITS,), "{who} inflicts {n} during Boarding Attacks", its_bearer, more("Hit"))
#: Crew absorb more Hits when they tack.
tack_absorbs = Number((ON_TACK_ABSORB,), "when {who} tacks to absorb Hits, it absorbs {n}", its_bearer, more("Hit"))
#: Crew produce more Swashbuckling, or less, when they tack to absorb Hits.
absorbing_bonus = Number((ON_ABSORBING,), "when {who} tacks to absorb Hits, it produces {n} of Swashbuckling",
                         its_bearer, more("point"))  # fmt: skip
#: Crew absorb more Hits when they sink.
sink_absorbs = Number((ON_SINK_ABSORB,), "when {who} sinks to absorb Hits, it absorbs {n}", its_bearer, more("Hit"))
#: Crew absorb more Hits when they tack or sink.
both_absorb = Number((ON_TACK_ABSORB, ON_SINK_ABSORB), "when {who} tacks or sinks to absorb Hits, it absorbs {n}",
                     its_bearer, more("Hit"))  # fmt: skip
#: A Ship costs more or less to move.
move_cost_bonus = Number((ON_MOVE_COST,), "the Move Cost of {who} is {n}", your_own_ship, by_much, "Ship")
#: A Ship has room for more or fewer Crew.
crew_maximum_bonus = Number((ON_CREW_MAXIMUM,), "the Crew Maximum of {who} is {n}", your_own_ship, by_much, "Ship",
                            "your Crew Maximum is {n}")  # fmt: skip
#: A player holds more or fewer cards.
hand_bonus = Number((ON_HAND_MAXIMUM,), "the hand maximum of the player of {who} is {n}", your_own_ship, by_much,
                    "Ship", "your hand maximum is {n}")  # fmt: skip
#: A player has more Sailing for determining order.
initiative_bonus = Number((ON_INITIATIVE,), "for determining order {who} has {n}", your_own_ship, changed("Sailing"),
                          "Ship", "you have {n} for determining order")  # fmt: skip
#: A player's Cannon Attacks inflict more Hits.
cannon_bonus = Number((ON_CANNON_HITS,), "Cannon Attacks of {who} inflict {n}", your_own_ship, more("Hit"), "Ship",
                      "your Cannon Attacks inflict {n}")  # fmt: skip
#: A player suffers more or fewer Hits from each Cannon Attack.
cannon_suffered_bonus = Number((ON_CANNON_SUFFERED,), "the player of {who} suffers {n} from each Cannon Attack",
                               your_own_ship, more("Hit"), "Ship",
                               "you suffer {n} from each Cannon Attack")  # fmt: skip


# Costs

PURPOSES: Final = {
    TO_USE: "to play", TO_HIRE: "to hire", TO_ATTACH: "to attach", TO_COMPLETE: "to complete",
    TO_PUT: "to put into play", TO_MOVE: "to move", TO_BOARD: "to begin a Boarding with",
}  # fmt: skip


class Price(SeaPassive):
    """What something costs is more or less; of which cards, and for which purpose it is paid."""

    noun = "card"

    def __init__(
        self, n: int | Amount, scope: Filter, when: Condition | None, least: int, purposes: tuple[int, ...]
    ) -> None:
        super().__init__(ON_COST, scope, n, when)
        self.least = least
        self.purposes = purposes
        if scope is itself:
            self.zones = EVERYWHERE

    def applies(self, s: SeventhSea, x: Frame) -> bool:
        if x[U_N] not in self.purposes if self.purposes else x[U_N] == TO_CANCEL:  # what others pay is no cost of it
            return False
        return super().applies(s, x)

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        what = listed([PURPOSES[p] for p in self.purposes], "or") or "of"
        return f"the cost {what} {said} is {by_much(w, self.amount)}{self.with_least(w)}{self.said_when(w)}"


def price(n: int | Amount, *about: About, least: int = 0, to: tuple[int, ...] = ()) -> Price:
    """Cards cost more or less, for these purposes (TO_HIRE, TO_ATTACH …); without filters, this card."""
    return Price(n, whom(about, itself), while_(about), least, to)


class PriceOn(Price):
    """Cards cost more or less to attach to the card that has this text."""

    def read_targets(self, f: Frame, x: Frame) -> None:
        """The host is declared before anything is paid; until then it could be any."""
        x[U_T0] = f[U_IT]

    def applies(self, s: SeventhSea, x: Frame) -> bool:
        host, c, seat = x[U_T0], x[U_IT], x[SEAT]
        if host < 0:
            return super().applies(s, x) and x[U_BEARER] in hosts(s, seat, c)
        return host == x[U_BEARER] and super().applies(s, x)

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        return f"the cost to attach {said} to {w.this} is {by_much(w, self.amount)}{self.with_least(w)}"


def price_on_this(n: int, *about: About, least: int = 0) -> PriceOn:
    """Cards that pass the filters cost more or less to attach to the card that has this text."""
    return PriceOn(n, whom(about, itself), while_(about), least, (TO_ATTACH,))


class CancelPrice(SeaPassive):
    """What it costs others to cancel a card is more or less."""

    noun = "card"

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        return f"the cancel cost of {said} is {by_much(w, self.amount)}{self.said_when(w)}"


def cancel_price(n: int | Amount, *about: About) -> CancelPrice:
    """Cards cost more or less to cancel; without filters, this card."""
    p = CancelPrice(ON_CANCEL_COST, whom(about, itself), n, while_(about))
    p.zones = EVERYWHERE if p.scope is itself else 0
    return p


class CheaperIf(SeaPassive):
    """This Adventure is completed for its lower cost if something is true. (CG-ACT-06b)"""

    def say(self, w: Words) -> str:
        assert self.when is not None
        return f"{w.this} is completed for its lower cost if {self.when.say(w)}"


def lower_cost_if(condition: Condition) -> CheaperIf:
    """This Adventure is completed for its lower cost if something is true."""
    return CheaperIf(ON_CHEAPER, itself, 0, condition, EVERYWHERE)


# Traits, ranks and symbols


class Gains(SeaPassive):
    """Cards have a trait or a faction besides their own."""

    def __init__(self, question: int, what: Trait | Faction, scope: Filter, when: Condition | None) -> None:
        super().__init__(question, scope, 0, when)
        self.trait = what
        self.what = what.bit

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        return f"{said} {self.trait.states(w)}{self.said_when(w)}"


def has_trait(trait: Trait, *about: About) -> Gains:
    """Cards have a trait; without filters, the card that bears this text."""
    p = Gains(ON_TRAIT, trait, whom(about, its_bearer), while_(about))
    p.zones = EVERYWHERE if p.scope is itself else 0
    return p


def has_faction(faction: Faction, *about: About) -> Gains:
    """Cards have the symbol of a faction, a nation or a society besides their own."""
    question = ON_AFFILIATION if isinstance(faction, Affiliation) else ON_FACTION
    return Gains(question, faction, whom(about, its_bearer), while_(about))


class RankGain(SeaPassive):
    """Crew have a higher rank, or the trait if they had it not."""

    def __init__(self, r: int, n: int | Amount, scope: Filter, when: Condition | None) -> None:
        super().__init__(ON_RANK + r, scope, n, when)
        self.r = r

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        much = signed(self.amount.n) if isinstance(self.amount, Fixed) else self.amount.say(w)
        return f"{said} has {RANKS[self.r]} {much}{self.said_when(w)}"


def rank_bonus(r: int, n: int | Amount, *about: About) -> RankGain:
    """Crew have a rank (SWORDSMAN_RANK, FEAR_RANK …) that is so much higher, or gain the trait with it."""
    return RankGain(r, n, whom(about, its_bearer), while_(about))


class Considered(SeaPassive):
    """Crew count as having Attachments of a label, for which there are no cards. (CG-KEY-20)"""

    def __init__(self, label: Trait, n: int, scope: Filter, when: Condition | None) -> None:
        super().__init__(ON_GEAR, scope, n, when)
        self.label = label
        self.what = label.bit

    def say(self, w: Words) -> str:
        assert isinstance(self.amount, Fixed)
        said = self.said_scope(w)
        what = f"{self.label.name} Attachment"
        much = article(what) if self.amount.n == 1 else f"{number(self.amount.n)} {what}s"
        return f"{said} is considered to have {much}{self.said_when(w)}"


def considered_to_have(label: Trait, n: int = 1, *about: About) -> Considered:
    """Crew count as having so many Attachments with this label (eye, face, hand_trait, leg)."""
    return Considered(label, n, whom(about, its_bearer), while_(about))


# Prohibitions

FORBIDDEN: Final = {
    TO_TACK: "tack to produce points", TO_UNTACK: "untack", TO_TACK_TO_ABSORB: "tack to absorb Hits",
    TO_SINK_TO_ABSORB: "sink to absorb Hits", TO_SAIL: "move", TO_FIRE_CANNON: "perform Cannon Attacks",
    TO_BE_FIRED_AT: "be the target of Cannon Attacks", TO_BEGIN_BOARDING: "perform Boardings",
    TO_BE_BOARDED: "be the target of Boardings", TO_PUSH: "be pushed forward", TO_ANSWER: "be pushed forward in answer",
    TO_BE_TARGETED: "be targeted", TO_ENTER_PLAY: "come into play", TO_BE_ATTACHED: "be attached",
    TO_BEAR: "have further Attachments", TO_CANCEL_IT: "cancel actions by paying", TO_USE_TEXT: "be used",
    TO_LEAVE_PLAY: "be sunk or discarded by other cards", TO_BE_HIRED: "be hired", TO_BE_PLAYED: "be played",
    TO_BE_REMOVED: "be targeted by what sinks or discards Sea Attachments",
}  # fmt: skip


#: what may be forbidden of any card, and not of Crew alone
ABOUT_CARDS: Final = (TO_BE_PLAYED, TO_ENTER_PLAY, TO_BE_ATTACHED, TO_USE_TEXT, TO_LEAVE_PLAY, TO_BE_REMOVED)


#: what is forbidden to whoever has the card, in the words of who cannot do it
DONE_BY: Final = {TO_BE_HIRED: "hire", TO_BE_PLAYED: "play"}


class Cannot(SeaPassive):
    """A prohibition; a Ship stands for its player. `opponents` only bars what others do, `own` only what you do."""

    def __init__(self, verb: int, scope: Filter, when: Condition | None, opponents: bool, own: bool = False) -> None:
        super().__init__(ON_MAY + verb, scope, 0, when)
        self.verb = verb
        self.opponents = opponents
        self.own = own
        self.noun = "card" if verb in ABOUT_CARDS else "Crew"

    def forbids(self, s: SeventhSea, x: Frame, c: int, by: int) -> bool:
        if self.own:
            return by == x[SEAT]
        return not self.opponents or (by >= 0 and by != x[SEAT])

    def say(self, w: Words) -> str:
        if self.verb in DONE_BY and isinstance(self.scope, Every):
            whose = next((who for f, who in ((yours, "you"), (enemy, "other players")) if f in self.scope.filters), "")
            if whose:
                what = tuple([f for f in self.scope.filters if f not in (yours, enemy)])
                said = article(noun_phrase(w, what, self.noun))
                return f"{whose} cannot {DONE_BY[self.verb]} {said}{self.said_when(w)}"
        by = " by other players" if self.opponents else " of yours" if self.own else ""
        said = self.said_scope(w)
        return f"{said} cannot {FORBIDDEN[self.verb]}{by}{self.said_when(w)}"


def cannot(verb: int, *about: About, opponents: bool = False, own: bool = False) -> Cannot:
    """Cards cannot do something, or have it done to them; or only `opponents` cannot, or only its `own` player."""
    return Cannot(verb, whom(about, its_bearer), while_(about), opponents, own)


class EntersOnly(SeaPassive):
    """This card comes into play only if something is true."""

    def __init__(self, condition: Condition) -> None:
        super().__init__(ON_MAY + TO_ENTER_PLAY, itself, 0, None, EVERYWHERE)
        self.condition = condition

    def forbids(self, s: SeventhSea, x: Frame, c: int, by: int) -> bool:
        if by >= 0:
            x[SEAT] = by
        return not self.condition.holds(s, x)

    def say(self, w: Words) -> str:
        return f"{w.this} comes into play only if {self.condition.say(w)}"


class AttachOnly(SeaPassive):
    """This card is attached only to a card that passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(ON_HOST, itself, 0, None, EVERYWHERE)
        self.filters = filters

    def forbids(self, s: SeventhSea, x: Frame, c: int, by: int) -> bool:
        return not fits_all(s, x, by, self.filters)

    def say(self, w: Words) -> str:
        return f"{w.this} is attached only to {article(noun_phrase(w, self.filters, 'card'))}"


class ComesTo(SeaPassive):
    """This card comes into play in one Sea, wherever its player is; it may go elsewhere later."""

    def __init__(self, sea: int) -> None:
        super().__init__(ON_HOST, itself, 0, None, EVERYWHERE)
        self.sea = sea

    def forbids(self, s: SeventhSea, x: Frame, c: int, by: int) -> bool:
        return s.match.seas[self.sea] != by

    def say(self, w: Words) -> str:
        return f"{w.this} comes into play in {sea_name(self.sea)}"


class Special(SeaPassive):
    """A rule that holds of cards by its name."""

    def __init__(self, name: str, words: str, scope: Filter, when: Condition | None) -> None:
        super().__init__(ON_SPECIAL, scope, 0, when)
        self.name = name
        self.words = words

    def say(self, w: Words) -> str:
        return self.words.replace("{who}", self.said_scope(w)) + self.said_when(w)


# The words that cards are written with

enters_only_if = EntersOnly
enters_in = ComesTo
attaches_only_to = AttachOnly

__all__ = [
    "ALL_SKILLS", "absorbing_bonus", "attaches_only_to", "both_absorb", "cancel_price", "cannon_bonus",
    "cannon_suffered_bonus", "cannot", "considered_to_have", "crew_maximum_bonus", "enters_in", "enters_only_if",
    "hand_bonus", "has_faction", "has_trait", "hits_bonus", "initiative_bonus", "lower_cost_if", "move_cost_bonus",
    "price", "price_on_this", "produced_bonus", "rank_bonus", "sink_absorbs", "skill_bonus", "tack_absorbs",
    "your_own_captain", "your_own_ship",
]  # fmt: skip
