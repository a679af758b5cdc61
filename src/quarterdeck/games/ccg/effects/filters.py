"""What a card has to be: its type, traits, symbols and title, where it is, what it has."""

from typing import Final

from quarterdeck.cardgame.filters import BEARER, INVARIANT, LAST, Filter, Is, fits_all, is_bearer, noun_phrase
from quarterdeck.cardgame.amounts import Amount, Fixed, amount, holds
from quarterdeck.cardgame.sets import Who
from quarterdeck.games.ccg.fights import F_CREW, F_SEAT, boarding, fight, side_of
from quarterdeck.games.ccg.kinds import ABOARD, AFLOAT, ATTACHED, IN_PLAY, NOWHERE
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import (
    ACTION, ADVENTURE, ATTACHMENT, ATTACKS, CAPTAIN, CHANTEY, CREW, HOSTS, NO_RANK, ON_CAPTAIN, ON_CREW, ON_SEA,
    ON_SHIP, RANKS, SEA, SEAS, SHIP, SKILLS, SORCERER, SORCERIES,
)  # fmt: skip
from quarterdeck.games.ccg.values import affiliations_of, aligned, considered, factions_of, rank, skill, traits_of
from quarterdeck.games.ccg.whereabouts import distance, sea_of, ship_of
from quarterdeck.kernel.ability import U_BEARER, U_EVENT, U_IT, U_ORIGIN, U_T0, U_TOUCHED, Use
from quarterdeck.kernel.columns import NO_CARD, Frame
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.words import Words, article, number

INVARIANT.add("Crew")


# Traits and symbols


class Trait(Filter):
    """Has a trait now; of a sorcery, in any rank."""

    names = False

    def __init__(self, bit: int, name: str) -> None:
        self.bit = SORCERIES | SORCERER if bit == SORCERER else bit
        self.name = name
        self.rank = 30 if name in ADJECTIVES else LAST
        #: which of the ranks it is, if it has one: a rank that a text gives is the trait, too
        self.r = bit.bit_length() - 1

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        if traits_of(s, c) & self.bit:
            return True
        return self.r < len(RANKS) and rank(s, c, self.r) > NO_RANK

    def adjective(self, w: Words) -> str:
        return self.name

    def states(self, w: Words) -> str:
        return f"is {self.name}" if self.name in ADJECTIVES else f"has the {self.name} trait"


#: traits that are said of a card like an adjective
ADJECTIVES: Final = ("Heroic", "Villainous", "Unique", "Loyal", "Experienced", "Skeletal", "Holy", "Illegal", "Cheap")


class Faction(Filter):
    """Has the symbol of a faction."""

    rank = 50

    def __init__(self, bit: int, name: str) -> None:
        self.bit = bit
        self.name = name

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return bool(factions_of(s, c) & self.bit)

    def adjective(self, w: Words) -> str:
        return self.name

    def states(self, w: Words) -> str:
        return f"is {self.name}"


class Affiliation(Faction):
    """Has the symbol of a nation or of a secret society."""

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return bool(affiliations_of(s, c) & self.bit)

    def states(self, w: Words) -> str:
        return f"has the {self.name} symbol"


class Ranked(Filter):
    """Has a rank in a trait, of this height or more."""

    def __init__(self, r: int, least: int = 0) -> None:
        self.r = r
        self.least = least

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return rank(s, c, self.r) > NO_RANK and rank(s, c, self.r) >= self.least

    def phrase(self, w: Words) -> str:
        return f"with {RANKS[self.r]}" + (f" {self.least} or more" if self.least else "")

    def states(self, w: Words) -> str:
        return "has " + self.phrase(w).removeprefix("with ")


class Titled(Filter):
    """Has this title, or one with this word in it."""

    def __init__(self, title: str, part: bool = False) -> None:
        self.title = title
        self.part = part

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        title = s.match.drawn[c].title
        return self.title in title if self.part else title == self.title

    def phrase(self, w: Words) -> str:
        if not self.part:
            return ""
        return f"with \N{LEFT DOUBLE QUOTATION MARK}{self.title}\N{RIGHT DOUBLE QUOTATION MARK} in its title"

    def whole(self) -> str:
        return "" if self.part else self.title

    def noun(self, w: Words) -> str:
        return "" if self.part else self.title

    def states(self, w: Words) -> str:
        return f"has {self.phrase(w).removeprefix('with ')}" if self.part else f"is {self.title}"


# Types


class Type(Filter):
    """Is a card of a type; a Captain is a Crew, too. (CG-CARDS-09)"""

    def __init__(self, *kinds: int, noun: str) -> None:
        self.kinds = kinds
        self.called = noun

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return s.match.kind[c] in self.kinds

    def noun(self, w: Words) -> str:
        return self.called


is_crew = Type(CREW, CAPTAIN, noun="Crew")  #: A Crew; a Captain is one.
is_captain = Type(CAPTAIN, noun="Captain")  #: A Captain.
is_ship = Type(SHIP, noun="Ship")  #: A Ship.
is_action = Type(ACTION, noun="Action")  #: An Action card.
is_adventure = Type(ADVENTURE, noun="Adventure")  #: An Adventure, completed or not.
is_chantey = Type(CHANTEY, noun="Chantey")  #: A Chantey.
is_sea = Type(SEA, noun="Sea")  #: One of the five Seas.


def attaches(s: SeventhSea, x: Frame, c: int) -> bool:
    """A card that is attached, or that is an Attachment card."""
    return s.zone[c] == ATTACHED or s.match.kind[c] == ATTACHMENT


def goes_on(kind: int) -> Is:
    """The host of what is attached has this type. (CG-CARDS-20)"""

    def test(s: SeventhSea, x: Frame, c: int) -> bool:
        host = s.host[c]
        return host != NO_CARD and (s.match.kind[host] == kind or (kind == CREW and s.match.kind[host] == CAPTAIN))

    noun = {CREW: "Crew", CAPTAIN: "Captain", SHIP: "Ship", SEA: "Sea"}[kind]
    return Is(f"{noun} Attachment", test, noun=f"{noun} Attachment", in_play=True)


def meant_for(kind: int) -> Is:
    """Its host line names this type, wherever the card lies. (CG-CARDS-18)"""
    noun = f"{HOSTS[kind]} Attachment"

    def test(s: SeventhSea, x: Frame, c: int) -> bool:
        line = s.match.drawn[c].host
        return s.match.kind[c] == ATTACHMENT and line is not None and bool(line.kind == kind)

    return Is(noun, test, noun=noun)


def is_of_captains_faction(s: SeventhSea, x: Frame, c: int) -> bool:
    return x[SEAT] < s.match.seats and aligned(s, c, x[SEAT])


def is_completed_adventure(s: SeventhSea, x: Frame, c: int) -> bool:
    return s.match.kind[c] == ADVENTURE and s.zone[c] == ATTACHED


def is_uncompleted(s: SeventhSea, x: Frame, c: int) -> bool:
    return s.zone[c] == AFLOAT


def is_no_captain(s: SeventhSea, x: Frame, c: int) -> bool:
    return s.match.kind[c] != CAPTAIN


is_attachment = Is("Attachment", attaches, noun="Attachment")  #: An Attachment, or a card that is attached.
for_crew = meant_for(ON_CREW)  #: An Attachment card for Crew, in a hand, a pile or in play.
for_captain = meant_for(ON_CAPTAIN)  #: An Attachment card for Captains.
for_ship = meant_for(ON_SHIP)  #: An Attachment card for Ships.
for_sea = meant_for(ON_SEA)  #: An Attachment card for Seas.
#: Has a faction of your Captain.
of_your_faction = Is(
    "aligned", is_of_captains_faction, phrase="of your Captain\N{RIGHT SINGLE QUOTATION MARK}s faction",
)  # fmt: skip
on_crew = goes_on(CREW)  #: Attached to a Crew.
on_captain = goes_on(CAPTAIN)  #: Attached to a Captain.
on_ship = goes_on(SHIP)  #: Attached to a Ship.
on_sea = goes_on(SEA)  #: Attached to a Sea.
completed = Is("completed", is_completed_adventure, "completed", noun="Adventure", rank=40)  #: A completed Adventure.
uncompleted = Is("uncompleted", is_uncompleted, "uncompleted", noun="Adventure", rank=40)  #: An uncompleted Adventure.
non_captain = Is("non-Captain", is_no_captain, "non-Captain", rank=20)  #: No Captain.

# Marks


def is_tacked(s: SeventhSea, x: Frame, c: int) -> bool:
    return bool(s.tacked[c])


def is_untacked(s: SeventhSea, x: Frame, c: int) -> bool:
    return not s.tacked[c]


def is_another(s: SeventhSea, x: Frame, c: int) -> bool:
    """Neither this card nor the one that bears it."""
    return c not in (x[U_ORIGIN], x[U_BEARER])


def is_not_that(s: SeventhSea, x: Frame, c: int) -> bool:
    return c != x[U_IT]


def is_not_picked(s: SeventhSea, x: Frame, c: int) -> bool:
    return not (x[U_T0] > 0 and x[U_T0] >> c & 1)


tacked = Is("tacked", is_tacked, "tacked", rank=10, in_play=True)  #: Tacked.
untacked = Is("untacked", is_untacked, "untacked", rank=10, in_play=True)  #: Untacked.
another = Is("other", is_another, "other", rank=5)  #: Another card than this one, or than the one that bears it.
not_it = Is("not it", is_not_that, "other", rank=5)  #: Another card than the one that is answered.
not_them = Is("not them", is_not_picked, "other", rank=5)  #: Another card than what was picked first in this use.
#: The card that this one is attached to, or the Crew itself.
its_bearer = Is("bearer", is_bearer, noun="this Crew", one=BEARER)



class Being(Filter):
    """Is one of these cards, and no other."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return c in self.who.cards(s, x)

    def speaks_of(self) -> Who:
        return self.who

    def noun(self, w: Words) -> str:
        return self.who.words(w)


# Where


def this_sea(s: SeventhSea, x: Frame) -> int:
    """The Sea of the card whose text it is; of what is in none, that of the player's Ship. (CG-CARDS-35)"""
    c = x[U_ORIGIN]
    sea = sea_of(s, c) if c >= 0 and IN_PLAY >> s.zone[c] & 1 else NOWHERE
    return sea if sea != NOWHERE else s.sea(x[SEAT])


def is_here(s: SeventhSea, x: Frame, c: int) -> bool:
    return sea_of(s, c) == this_sea(s, x)


def is_adjacent(s: SeventhSea, x: Frame, c: int) -> bool:
    sea = sea_of(s, c)
    return sea != NOWHERE and distance(sea, this_sea(s, x)) == 1


def is_near(s: SeventhSea, x: Frame, c: int) -> bool:
    sea = sea_of(s, c)
    return sea != NOWHERE and distance(sea, this_sea(s, x)) <= 1


def is_elsewhere(s: SeventhSea, x: Frame, c: int) -> bool:
    return sea_of(s, c) not in (NOWHERE, this_sea(s, x))


def is_aboard(s: SeventhSea, x: Frame, c: int) -> bool:
    """On board of your own Ship. (CG-CARDS-34)"""
    return ship_of(s, c) == x[SEAT]


def is_on_some_ship(s: SeventhSea, x: Frame, c: int) -> bool:
    return s.zone[c] == ABOARD


def other_side(s: SeventhSea, x: Frame) -> int:
    """The player whose Ship is the other one in the Boarding or Duel, or nobody."""
    for f in (boarding(s), fight(s)):
        side = -1 if f is None else side_of(f, x[SEAT])
        if f is not None and side >= 0:
            return f[F_SEAT + 1 - side]
    return s.match.nobody


def is_on_other_ship(s: SeventhSea, x: Frame, c: int) -> bool:
    other = other_side(s, x)
    return other != s.match.nobody and ship_of(s, c) == other


def is_fighting(s: SeventhSea, x: Frame, c: int) -> bool:
    f = fight(s)
    return f is not None and c + 1 in (f[F_CREW], f[F_CREW + 1])


def is_on_that_ship(s: SeventhSea, x: Frame, c: int) -> bool:
    """On the Ship that is answered."""
    return x[U_IT] >= 0 and s.zone[c] == ABOARD and s.holder[c] == s.holder[x[U_IT]]


#: On board the Ship that what is answered happens to.
on_that_ship = Is("on that ship", is_on_that_ship, phrase="on board that Ship", in_play=True)
here = Is("here", is_here, phrase="in this Sea", in_play=True)  #: In this Sea.
adjacent = Is("adjacent", is_adjacent, phrase="in an adjacent Sea", in_play=True)  #: In an adjacent Sea.
nearby = Is("nearby", is_near, phrase="in this Sea or an adjacent one", in_play=True)  #: At most one Sea away.
elsewhere = Is("elsewhere", is_elsewhere, phrase="in another Sea", in_play=True)  #: In another Sea.
aboard = Is("aboard", is_aboard, phrase="on board your Ship", says="is on board your Ship")  #: On board your Ship.
on_a_ship = Is("on a ship", is_on_some_ship, phrase="on a Ship", in_play=True)  #: On board of somebody's Ship.
#: On the other Ship of the Boarding or Duel.
on_other_ship = Is("opposing", is_on_other_ship, phrase="on the other Ship in the Boarding", in_play=True)
#: The other Ship of the Boarding or Duel, as a target.
boarded = Is("boarded", is_on_other_ship, phrase="that you are in a Boarding with", in_play=True)
fighting = Is("fighting", is_fighting, "fighting", rank=15, in_play=True)  #: Fights in the Boarding Attack or Duel.


class At(Filter):
    """Is in one of these Seas."""

    def __init__(self, *seas: int) -> None:
        self.seas = seas

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return sea_of(s, c) in self.seas

    def in_play_only(self) -> bool:
        return True

    def phrase(self, w: Words) -> str:
        return "in " + " or ".join(sea_name(sea) for sea in self.seas)


def sea_name(sea: int) -> str:
    """'the Trade Sea', 'La Boca'."""
    name = SEAS[sea]
    return f"the {name}" if name.endswith("Sea") else name


# Numbers

HOW_MUCH: Final = {
    "at least": "{n} or more", "at most": "{n} or less", "higher": "more than {n}", "lower": "less than {n}",
}  # fmt: skip


class SkillIs(Filter):
    """A skill is so high: "at least", "at most", "higher" or "lower" than a number."""

    def __init__(self, k: int, how: str, n: int) -> None:
        self.k = k
        self.how = how
        self.n = n

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return holds(skill(s, c, self.k), self.how, self.n)

    def phrase(self, w: Words) -> str:
        return f"with {HOW_MUCH[self.how].format(n=self.n)} {SKILLS[self.k]}"

    def states(self, w: Words) -> str:
        return "has " + self.phrase(w).removeprefix("with ")


class CostIs(Filter):
    """The printed Influence cost is so high; a Captain has none. (CG-CARDS-11)"""

    def __init__(self, how: str, n: int | Amount) -> None:
        self.how = how
        self.n = amount(n)

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return s.match.kind[c] == CREW and holds(s.match.drawn[c].cost.amount, self.how, self.n.of(s, x))

    def phrase(self, w: Words) -> str:
        if isinstance(self.n, Fixed):
            return f"with an Influence cost of {HOW_MUCH[self.how].format(n=self.n.n)}"
        return f"with an Influence cost of {self.how} {self.n.say(w)}"

    def states(self, w: Words) -> str:
        return "has " + self.phrase(w).removeprefix("with ")


class PaidIn(Filter):
    """Its cost flag asks for points of this skill."""

    def __init__(self, k: int) -> None:
        self.k = k

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return bool(s.match.drawn[c].cost.skill == self.k)

    def phrase(self, w: Words) -> str:
        return f"with {article(SKILLS[self.k])} cost"


class TackedToComplete(Filter):
    """Tacked to produce this skill for the Adventure whose completion is answered."""

    def __init__(self, k: int) -> None:
        self.k = k

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        f = s.stack[x[U_EVENT] - 1]
        if f[PROC] != Use.number or not f[U_TOUCHED] >> c & 1:
            return False
        return bool(s.match.drawn[f[U_ORIGIN]].completion.skill == self.k)

    def phrase(self, w: Words) -> str:
        return f"that tacked to produce {SKILLS[self.k]} for it"


class HasAdventures(Filter):
    """A Ship whose player has so many uncompleted Adventures in play."""

    def __init__(self, least: int) -> None:
        self.least = least

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return len(s.adventures(s.holder[c])) >= self.least

    def phrase(self, w: Words) -> str:
        return f"with {number(self.least)} or more uncompleted Adventures in play"


def is_on_its_pile(s: SeventhSea, x: Frame, c: int) -> bool:
    pile = s.discard(s.holder[c]) if s.holder[c] < s.match.seats else ()
    return bool(pile) and s.match.title[pile[-1]] == s.match.title[c]


#: Has the title of the card on top of its player's discard pile.
like_top_discard = Is(
    "like the top discard", is_on_its_pile,
    phrase="with the title of the top card of its player\N{RIGHT SINGLE QUOTATION MARK}s discard pile",
)

# Attached to each other


class Wears(Filter):
    """Has a card attached that passes the filters, so many at least."""

    def __init__(self, *filters: Filter, least: int = 1) -> None:
        self.filters = filters
        self.least = least

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return sum(fits_all(s, x, a, self.filters) for a in s.gear(c)) + self.unseen(s, c) >= self.least

    def unseen(self, s: SeventhSea, c: int) -> int:
        """Attachments that the Crew is considered to have: they have a label and nothing else. (CG-KEY-20)"""
        label = 0
        for f in self.filters:
            if isinstance(f, Trait):
                label |= f.bit
            elif f is not is_attachment:
                return 0
        return considered(s, c, label)

    def phrase(self, w: Words) -> str:
        if self.least > 1:
            return f"with {self.least} or more {noun_phrase(w, self.filters, 'Attachment', plural=True)}"
        return f"with {article(noun_phrase(w, self.filters, 'Attachment'))}"

    def states(self, w: Words) -> str:
        return "has " + self.phrase(w).removeprefix("with ")


class WornBy(Filter):
    """Is attached to a card of a set."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return s.zone[c] == ATTACHED and s.host[c] in self.who.cards(s, x)

    def speaks_of(self) -> Who:
        return self.who

    def phrase(self, w: Words) -> str:
        return f"attached to {self.who.say(w)}"


class On(Filter):
    """Is attached to a card that passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return s.host[c] != NO_CARD and fits_all(s, x, s.host[c], self.filters)

    def in_play_only(self) -> bool:
        return True

    def phrase(self, w: Words) -> str:
        return f"attached to {article(noun_phrase(w, self.filters, 'card'))}"


class Attacks(Filter):
    """Shows this attack in its Boarding Box."""

    def __init__(self, *attacks: int) -> None:
        self.attacks = attacks

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        return s.match.attack[c] in self.attacks

    def phrase(self, w: Words) -> str:
        return "that attacks with a " + " or ".join(ATTACKS[a] for a in self.attacks)

    def states(self, w: Words) -> str:
        return self.phrase(w).removeprefix("that ")


class Provides(Filter):
    """Its bonus flag gives so much of a skill, or of any."""

    def __init__(self, k: int = -1, least: int = 1) -> None:
        self.k = k
        self.least = least

    def fits(self, s: SeventhSea, x: Frame, c: int) -> bool:
        bonus = s.match.drawn[c].bonus
        return bonus[self.k] >= self.least if self.k >= 0 else max(bonus) >= self.least

    def phrase(self, w: Words) -> str:
        name = SKILLS[self.k] if self.k >= 0 else "skill"
        return f"with {article(name)} bonus" + (f" of {self.least} or more" if self.least > 1 else "")

    def states(self, w: Words) -> str:
        return "has " + self.phrase(w).removeprefix("with ")


# The words that cards are written with

ranked = Ranked
titled = Titled
at = At
skill_is = SkillIs
cost_is = CostIs
wears = Wears
worn_by = WornBy
on_a = On
attacks_with = Attacks
provides = Provides
being = Being
paid_in = PaidIn
tacked_to_complete = TackedToComplete
has_adventures = HasAdventures

__all__ = [
    "aboard", "adjacent", "another", "at", "attacks_with", "being", "boarded", "completed", "cost_is", "elsewhere",
    "fighting", "for_captain", "for_crew", "for_sea", "for_ship", "has_adventures", "here", "is_action",
    "is_adventure", "is_attachment", "is_captain", "is_chantey", "is_crew", "is_sea", "is_ship", "its_bearer",
    "like_top_discard", "nearby", "non_captain", "not_it", "not_them", "of_your_faction", "on_a", "on_a_ship",
    "on_captain", "on_crew", "on_other_ship", "on_sea", "on_ship", "on_that_ship", "paid_in", "provides", "ranked",
    "skill_is", "tacked", "tacked_to_complete", "titled", "uncompleted", "untacked", "wears", "worn_by",
]  # fmt: skip
