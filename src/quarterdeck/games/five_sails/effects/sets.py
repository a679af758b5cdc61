"""Sets of cards: roles, all that pass filters, targets that somebody chooses.

A set that finds nothing is empty, and every verb accepts it.
"""

from collections.abc import Callable, Sequence

from quarterdeck.games.five_sails.duel_state import (
    D_SEAT, adversary_of, duel, participant_of, side_of,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.filters import (
    Filter, Trait, fits_all, noun_phrase, passing, tests_of,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.marks import Is, is_here
from quarterdeck.games.five_sails.happenings import members
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import APPROACH, ASIDE, MARK, TO_BE_DISCARDED
from quarterdeck.games.five_sails.values import may
from quarterdeck.kernel.ability import U_BEARER, U_IT, U_ORIGIN, U_PERFORMER, U_T0
from quarterdeck.kernel.columns import NONE, NO_CARD, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.lasting import ON, ORIGIN, WHAT
from quarterdeck.kernel.words import POSSESSIVE, Words, article, listed, number


class Who:
    """A set of cards."""

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        raise NotImplementedError

    def words(self, w: Words) -> str:
        """How it is called."""
        raise NotImplementedError

    def key(self) -> object:
        """What makes two mentions the same thing."""
        return self

    def many(self) -> bool:
        """Whether its verb is in the plural."""
        return False

    def say(self, w: Words) -> str:
        """Its name, or "it" where nothing else could be meant."""
        if w.tell is not None:
            real = w.tell(self)
            if real:
                return real
        if not self.many() and w.only(self.key()):
            w.speak(self.key())
            return "it"
        said = self.words(w)
        w.speak(self.key())
        return said

    def whose(self, w: Words) -> str:
        """'its', 'the adversary's'."""
        said = self.say(w)
        return "its" if said == "it" else said + POSSESSIVE

    def owns(self, w: Words, what: str) -> str:
        """'its player', 'the adversary's player', 'the player of target character at an adjacent City location'."""
        said = self.say(w)
        if said == "it":
            return f"its {what}"
        return f"{said}{POSSESSIVE} {what}" if said.count(" ") < 3 or w.tell else f"the {what} of {said}"

    def mask(self, s: FiveSails, x: Frame) -> int:
        out = 0
        for c in self.cards(s, x):
            out |= 1 << c
        return out

    def inner(self) -> tuple["Who", ...]:
        """Sets this one is made from, whose targets have to be chosen first."""
        return ()

    def asks_for_trait(self) -> bool:
        """Whether nobody picks them, and a trait decides who is meant."""
        return any(who.asks_for_trait() for who in self.inner())


class Role(Who):
    """One card that the context knows, looked up when it is needed."""

    def __init__(self, role: str) -> None:
        self.role = role

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        c = role_card(s, x, self.role)
        return [c] if c != NONE else []

    def key(self) -> object:
        return self.role

    def words(self, w: Words) -> str:
        return w.this if self.role == "this" else w.answered if self.role == "it" else ROLES[self.role]


ROLES = {
    "performer": "your performer",
    "this": "this card",
    "bearer": "this character",
    "host": "the equipped character",
    "it": "that card",
    "participant": "your participant",
    "adversary": "the adversary",
    "leader": "your Leader",
}


def role_card(s: FiveSails, x: Frame, role: str) -> int:
    if role == "performer":
        return x[U_PERFORMER]
    if role == "this":
        return x[U_ORIGIN]
    if role == "bearer":
        return x[U_BEARER]
    if role == "host":
        h = s.host[x[U_ORIGIN]]
        return NONE if h == NO_CARD else h
    if role == "it":
        return x[U_IT]
    if role == "participant":
        return participant_of(s, x[SEAT])
    if role == "adversary":
        return adversary_of(s, x[SEAT])
    return s.leader_in_play(x[SEAT]) if x[SEAT] < s.match.seats else NONE


class All(Who):
    """All characters in play that pass the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters
        self.tests = tests_of(filters)

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return passing(s, x, s.everybody(), self.tests)

    def many(self) -> bool:
        return True

    def asks_for_trait(self) -> bool:
        return any(f.asks_for_trait() for f in self.filters)

    def words(self, w: Words) -> str:
        return "all " + noun_phrase(w, self.filters, "character", plural=True)


class Both(Who):
    """Several sets together."""

    def __init__(self, *whos: Who) -> None:
        self.whos = whos

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return [c for who in self.whos for c in who.cards(s, x)]

    def key(self) -> object:
        return tuple([who.key() for who in self.whos])

    def many(self) -> bool:
        return True

    def words(self, w: Words) -> str:
        return listed([who.say(w) for who in self.whos])

    def inner(self) -> tuple[Who, ...]:
        return self.whos


class Target(Who):
    """Cards that a player picks, kept in a register of the use. One object in a card is one choice.

    `aimed` is the word *target*; without it the choice targets nobody (FS-CORE-64).
    """

    def __init__(
        self, pool: str, filters: tuple[Filter, ...], least: int = 1, most: int = 1, aimed: bool = True
    ) -> None:
        self.pool = pool
        self.filters = filters
        self.least = least
        self.most = most
        self.aimed = aimed
        self.register = NONE
        self.of_pool = POOL_CARDS[pool]
        self.tests = tests_of(filters)
        #: only characters that oppose the performer come into question: nobody else is looked at
        self.opposing = pool == "characters" and any(isinstance(f, Is) and f.mark == "opposing" for f in filters)
        self.other_tests = tests_of(tuple(f for f in filters if not (isinstance(f, Is) and f.mark == "opposing")))

    def require(self, rule: Filter) -> None:
        """Ask something more of what may be picked that is no text of the card, but a rule."""
        self.tests = (*self.tests, rule.fits)
        self.other_tests = (*self.other_tests, rule.fits)

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return members(x[self.register]) if self.register != NONE and x[self.register] > 0 else []

    def candidates(self, s: FiveSails, x: Frame) -> list[int]:
        if self.opposing and x[U_PERFORMER] != NONE:
            return passing(s, x, s.opponents_of(x[U_PERFORMER]), self.other_tests)
        return passing(s, x, self.of_pool(s, x), self.tests)

    def picker(self, s: FiveSails, x: Frame) -> int:
        """The seat that makes the choice."""
        return x[SEAT]

    def limit(self, s: FiveSails, x: Frame) -> int:
        """How many may be picked now."""
        return self.most

    def key(self) -> object:
        return self if self.register == NONE else self.register

    def many(self) -> bool:
        return self.most > 1

    def words(self, w: Words) -> str:
        return w.name(self, self.full(w), self.short(w))

    def full(self, w: Words, choice: str = "of your choice") -> str:
        """As it is first spoken of: 'target opposing character', 'a Mercenary of yours', 'up to one performer'."""
        noun, adjective, behind = POOLS[self.pool]
        own = self.pool in OWN_POOLS or any(isinstance(f, Is) and f.mark == "yours" for f in self.filters)
        after = "" if self.aimed or own else choice
        said = noun_phrase(w, self.filters, noun, self.most > 1, after)
        if adjective and (noun == "card" or not said.startswith((noun, adjective))):
            said = f"{adjective} {said}"
        if self.aimed:
            said = f"target {said}"
        if (self.least, self.most) == (1, 1):
            return (said if self.aimed or noun == "one" else article(said)) + behind
        return f"{self.how_many()} {said}{behind}"

    def short(self, w: Words) -> str:
        """How it is spoken of once it has been named."""
        noun = POOLS[self.pool][0]
        plain = tuple(f for f in self.filters if isinstance(f, Trait) or f.noun(w))
        said = noun_phrase(w, plain, noun, self.most > 1)
        return ("those " if self.most > 1 else "that ") + said

    def how_many(self) -> str:
        """How many may be picked, if it is not exactly one."""
        if self.least == self.most:
            return number(self.most)
        if self.most > 9:
            return "one or more" if self.least else "any number of"
        return f"{number(self.least)} to {number(self.most)}" if self.least else f"up to {number(self.most)}"


class Revealed(Who):
    """What was revealed and still lies aside, as far as it passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return [c for c in s.pile(ASIDE, x[SEAT]) if fits_all(s, x, c, self.filters)]

    def key(self) -> object:
        return ("revealed", *map(id, self.filters))

    def words(self, w: Words) -> str:
        return "the revealed " + noun_phrase(w, self.filters, "card")


class TheirChoice(Target):
    """A card that the player of another one picks, without targeting it."""

    def __init__(self, chooser: "Who", *filters: Filter) -> None:
        super().__init__("characters", filters, 1, 1, False)
        self.chooser = chooser

    def picker(self, s: FiveSails, x: Frame) -> int:
        cards = self.chooser.cards(s, x)
        return s.holder[cards[0]] if cards else x[SEAT]

    def inner(self) -> tuple[Who, ...]:
        return (self.chooser,)

    def full(self, w: Words, choice: str = "") -> str:
        said = article(noun_phrase(w, self.filters, "character"))
        return f"{said} (chosen by {self.chooser.owns(w, 'player')})"


class Them(Who):
    """The cards picked first (or second) in this use, spoken of again."""

    def __init__(self, which: int = 0) -> None:
        self.which = which

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        picked = x[U_T0 + self.which]
        return members(picked) if picked > 0 else []

    def key(self) -> object:
        return U_T0 + self.which

    def words(self, w: Words) -> str:
        """As a target that was named already, where no other could be meant."""
        named = [t for t in w.named if isinstance(t, Target)]
        short = [t.short(w) for t in named if t.register == U_T0 + self.which]
        if short and sum(1 for t in named if t.short(w) == short[0]) == 1:
            return short[0]
        return ("the target", "the second target", "the third target", "the fourth target")[self.which]


#: what a player may pick from: the noun, an adjective, and where it is
POOLS = {
    "characters": ("character", "", ""),
    "performers": ("performer", "", ""),
    "equipped": ("card", "equipped", ""),
    "your discard": ("card", "", " in your discard pile"),
    "opponents discard": ("card", "", " in an opponent\N{RIGHT SINGLE QUOTATION MARK}s discard pile"),
    "the adversary's": ("card", "", " that the adversary wears or that lies in their discard pile"),
    "city discard": ("card", "", " in the City discard pile"),
    "available": ("City card", "available", ""),
    "hand": ("card", "", " from your hand"),
    "aside": ("card", "revealed", ""),
    "looked at": ("one", "", " of them"),
    "crew or hand": ("card of yours", "", ""),
    "hand or worn here": ("card", "", " from your hand or from a character of yours at this location"),
    "hand or available": ("card", "", " that is available or in your hand"),
    "approach": ("card", "", " from your Approach Deck"),
    "deck": ("card", "", " in your deck"),
}
#: those in which everything is your own: that you choose goes without saying
OWN_POOLS = ("performers", "your discard", "hand", "looked at", "crew or hand", "hand or worn here", "approach", "deck")


def all_characters(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.everybody()


def your_crew(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.crew(x[SEAT])


def all_equipped(s: FiveSails, x: Frame) -> Sequence[int]:
    return [a for c in s.everybody() for a in s.gear(c)]


def your_discard(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.discard(x[SEAT])


def opponents_discards(s: FiveSails, x: Frame) -> Sequence[int]:
    return [c for seat in range(s.match.seats) if seat != x[SEAT] for c in s.discard(seat)]


def city_discard(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.discard(s.match.nobody)


def available(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.city_cards()


def your_hand(s: FiveSails, x: Frame) -> Sequence[int]:
    return [c for c in s.hand(x[SEAT]) if c != x[U_ORIGIN]]


def set_aside(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.pile(ASIDE, x[SEAT])


def your_approach(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.pile(APPROACH, x[SEAT])


def crew_or_hand(s: FiveSails, x: Frame) -> Sequence[int]:
    return [c for c in (*s.crew(x[SEAT]), *s.hand(x[SEAT])) if c != x[U_ORIGIN]]


def hand_or_worn_here(s: FiveSails, x: Frame) -> Sequence[int]:
    seat = x[SEAT]
    worn = [a for c in s.crew(seat) if is_here(s, x, c) for a in s.gear(c) if s.holder[a] == seat]
    return [*your_hand(s, x), *[a for a in worn if may(s, TO_BE_DISCARDED, a, seat)]]


def hand_or_available(s: FiveSails, x: Frame) -> Sequence[int]:
    return [c for c in (*s.hand(x[SEAT]), *s.city_cards()) if c != x[U_ORIGIN]]


def the_adversarys(s: FiveSails, x: Frame) -> Sequence[int]:
    """What the adversary wears, and the discard pile of its player."""
    foe = adversary_of(s, x[SEAT])
    return [] if foe == NONE else [*s.gear(foe), *s.discard(duel(s)[D_SEAT + 1 - side_of(s, x[SEAT])])]


def your_deck(s: FiveSails, x: Frame) -> Sequence[int]:
    """Not in the order in which they lie."""
    return sorted(s.deck(x[SEAT]), key=s.match.definition.__getitem__)


#: where the cards of a pool are found
POOL_CARDS: dict[str, Callable[[FiveSails, Frame], Sequence[int]]] = {
    "characters": all_characters,
    "performers": your_crew,
    "equipped": all_equipped,
    "your discard": your_discard,
    "opponents discard": opponents_discards,
    "the adversary's": the_adversarys,
    "city discard": city_discard,
    "available": available,
    "hand": your_hand,
    "aside": set_aside,
    "looked at": set_aside,
    "crew or hand": crew_or_hand,
    "hand or worn here": hand_or_worn_here,
    "hand or available": hand_or_available,
    "approach": your_approach,
    "deck": your_deck,
}


class Marked(Filter):
    """Was marked by this card, and has not left play since."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return c in THE_MARKED.cards(s, x)

    def phrase(self, w: Words) -> str:
        return f"marked by {w.this}"


class TheMarked(Who):
    """The character that this card has marked, while it is in play."""

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        if not s.changed >> MARK & 1:
            return []
        return [row[ON] for row in s.lasting if row[WHAT] == MARK and row[ORIGIN] == x[U_ORIGIN]]

    def key(self) -> object:
        return "marked"

    def words(self, w: Words) -> str:
        return "the marked character"


THE_MARKED: TheMarked = TheMarked()
