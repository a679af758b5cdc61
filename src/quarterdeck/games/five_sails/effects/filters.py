"""What a card has to be, as the texts of this game say it: traits, gear, stats, places."""

from quarterdeck.cardgame.filters import PLAIN_NOUNS, Filter, fits_all, noun_phrase
from quarterdeck.cardgame.sets import Who
from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.duel_state import AS_HAVING, AS_LACKING, D_SEAT, duel, participant_of, side_of_card
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import EITHER_WAY, EQUIPPED, GAIN_TRAIT, HAND, HOME, PLACE_NAMES
from quarterdeck.games.five_sails.values import ON_SPECIAL, has_trait
from quarterdeck.games.five_sails.whereabouts import place_of
from quarterdeck.kernel.ability import U_FLAGS, U_PLACE
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, article, number

PLAIN_NOUNS.update(("character", "City card"))


class Trait(Filter):
    """Has a trait."""

    names = True

    def __init__(self, name: str) -> None:
        self.name = name
        self.bit = traits.bit(name)
        self.low = self.bit <= traits.LOW

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        m = s.match
        if not s.changed >> GAIN_TRAIT & 3:
            if (m.low_traits[c] if self.low else m.traits[c]) & self.bit:
                return True
            if not m.doubtful_traits & self.bit:
                return False
        return has_trait(s, c, self.bit) or considered(s, x, c, self.bit, AS_HAVING)

    def fails(self, s: FiveSails, x: Frame, c: int) -> bool:
        return considered(s, x, c, self.bit, AS_LACKING) or not self.fits(s, x, c)

    def doubtful(self) -> bool:
        return True

    def adjective(self, w: Words) -> str:
        return self.name


MERCENARY = Trait("Mercenary")


def considered(s: FiveSails, x: Frame, c: int, bit: int, way: int) -> bool:
    """Whether this is a character that its controller may take to have a trait or not, for abilities of their own, and
    it can now be read this way: both are open unless one of them has been chosen. (FS-RULE-112)"""
    if not s.match.either_way >> c & 1:
        return False
    for o, zones, p in s.match.passives[ON_SPECIAL]:
        if o == c and p.what == bit and p.name == EITHER_WAY and zones >> s.zone[o] & 1:
            chosen = x[U_FLAGS] & (AS_HAVING | AS_LACKING) if x[U_FLAGS] > 0 else 0
            return s.holder[c] == x[SEAT] and chosen in (0, way)
    return False


class PlayedOrHeld(Filter):
    """One thing of a card in play, another of a card in hand."""

    def __init__(self, played: Filter, held: Filter) -> None:
        self.played = played
        self.held = held

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return (self.held if s.zone[c] == HAND else self.played).fits(s, x, c)

    def phrase(self, w: Words) -> str:
        played, held = (article(noun_phrase(w, (f,), "card")) for f in (self.played, self.held))
        return f"that is {played} in play or {held} in your hand"


class Wears(Filter):
    """Has a card equipped that passes all of these filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        for a in s.gear(c):
            if fits_all(s, x, a, self.filters):
                return True
        return False

    def phrase(self, w: Words) -> str:
        w.speak(self)
        return f"with {article(noun_phrase(w, self.filters, 'card'))} equipped"

    def states(self, w: Words) -> str:
        w.speak(self)
        return f"has {article(noun_phrase(w, self.filters, 'card'))} equipped"


class OpposesOneOf(Filter):
    """Stands against one of a set of cards."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def speaks_of(self) -> Who:
        return self.who

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return any(s.opposes(c, o) for o in self.who.cards(s, x))

    def phrase(self, w: Words) -> str:
        return f"opposing {self.who.say(w)}"


class Among(Filter):
    """Is one of a set of cards."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def speaks_of(self) -> Who:
        return self.who

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return c in self.who.cards(s, x)

    def phrase(self, w: Words) -> str:
        return f"among {self.who.say(w)}"

    def states(self, w: Words) -> str:
        return f"is {'among ' if self.who.many() else ''}{self.who.say(w)}"


class WornBy(Filter):
    """Is equipped to one of a set of characters."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def speaks_of(self) -> Who:
        return self.who

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return s.zone[c] == EQUIPPED and s.host[c] in self.who.cards(s, x)

    def phrase(self, w: Words) -> str:
        return f"on {self.who.say(w)}"


class At(Filter):
    """At a given City location."""

    def __init__(self, place: int) -> None:
        self.place = place

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return place_of(s, c) == self.place

    def phrase(self, w: Words) -> str:
        return f"at {PLACE_NAMES[self.place]}"


class AtRenown(Filter):
    """At a City location with at least so much Renown."""

    def __init__(self, n: int) -> None:
        self.n = n

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        spot = place_of(s, c)
        return spot < HOME and s.renown[spot] >= self.n

    def phrase(self, w: Words) -> str:
        return f"at a location with {number(self.n)} or more Renown"


class LeftBehind(Filter):
    """At the place from which this use has moved somebody."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return place_of(s, c) == x[U_PLACE] and (x[U_PLACE] != HOME or s.holder[c] == x[SEAT])

    def phrase(self, w: Words) -> str:
        return "at the location left behind"


class OfParticipant(Filter):
    """A combat card whose player's participant passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        p = participant_of(s, s.holder[c])
        return p != NONE and fits_all(s, x, p, self.filters)

    def phrase(self, w: Words) -> str:
        return "of " + article(noun_phrase(w, self.filters, "participant"))


class OfAdversary(Filter):
    """A combat card of the player against whom a character fights."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def speaks_of(self) -> Who:
        return self.who

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        sides = [side_of_card(s, fighter) for fighter in self.who.cards(s, x)]
        return any(side != NONE and duel(s)[D_SEAT + 1 - side] == s.holder[c] for side in sides)

    def phrase(self, w: Words) -> str:
        return f"of {self.who.whose(w)} adversary"


# The words that cards are written with

DUELIST = Trait("Duelist")
MUSKETEER = Trait("Musketeer")
SORCERER = Trait("Sorcerer")
SORCERY = Trait("Sorcery")
STREGA = Trait("Strega")
LEADER = Trait("Leader")
HERO = Trait("Hero")
VILLAIN = Trait("Villain")
SCOUNDREL = Trait("Scoundrel")
DIPLOMAT = Trait("Diplomat")
PIRATE = Trait("Pirate")
RED_HAND = Trait("Red Hand")
THUG = Trait("Thug")
WEAPON = Trait("Weapon")
MELEE = Trait("Melee")
RANGED = Trait("Ranged")
ARTIFACT = Trait("Artifact")
EISENFAUST = Trait("Eisenfaust")
at_renown = AtRenown
played_or_held = PlayedOrHeld
left_behind = LeftBehind()
of_participant = OfParticipant
of_adversary = OfAdversary

__all__ = [
    "ARTIFACT", "Among", "At", "DIPLOMAT", "DUELIST", "EISENFAUST", "HERO", "LEADER", "MELEE",
    "MERCENARY", "MUSKETEER", "OpposesOneOf", "PIRATE", "RANGED", "RED_HAND", "SCOUNDREL", "SORCERER", "SORCERY",
    "STREGA", "THUG", "VILLAIN", "WEAPON", "Wears", "WornBy", "at_renown", "left_behind", "of_adversary",
    "of_participant", "played_or_held", ]  # fmt: skip
