"""Numbers that the texts of this game speak of: stats, wounds, attachments, Renown."""

from quarterdeck.cardgame.amounts import Amount
from quarterdeck.cardgame.attributes import Attribute, Of
from quarterdeck.cardgame.sets import Who, this
from quarterdeck.games.five_sails.state import G_WOUNDS, FiveSails
from quarterdeck.games.five_sails.terms import ATTACHMENT, COMBAT, CREW, FINESSE, HOME, INFLUENCE, RESOLVE, STATS
from quarterdeck.games.five_sails.values import has_stat, stat
from quarterdeck.games.five_sails.whereabouts import here_of
from quarterdeck.kernel.ability import U_ORIGIN
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.words import Words, number


def resolve_of(s: FiveSails, c: int) -> int:
    return stat(s, c, RESOLVE)


def combat_of(s: FiveSails, c: int) -> int:
    return stat(s, c, COMBAT)


def finesse_of(s: FiveSails, c: int) -> int:
    return stat(s, c, FINESSE)


def influence_of(s: FiveSails, c: int) -> int:
    return stat(s, c, INFLUENCE)


def printed_combat(s: FiveSails, c: int) -> int:
    """The printed one, whatever changes it. (FS-CORE-65)"""
    return s.match.printed[COMBAT][c] if has_stat(s, c, COMBAT) else 0


def wounds_on(s: FiveSails, c: int) -> int:
    """One that left play has those it had last. (FS-RULES-20)"""
    return s.ghosts[c][G_WOUNDS] if s.zone[c] != CREW and c in s.ghosts else s.wounds[c]


def gear_of(s: FiveSails, c: int) -> int:
    return len([a for a in s.gear(c) if s.match.type[a] == ATTACHMENT])


STAT_OF = tuple(
    Attribute(name, read) for name, read in zip(STATS, (resolve_of, combat_of, finesse_of, influence_of))
)
PRINTED_COMBAT = Attribute("printed Combat", printed_combat)
wounds = Attribute("wound", wounds_on, counted=True)
attachments = Attribute("attachment", gear_of, counted=True)


def StatOf(who: Who, stat: int) -> Of:
    """A stat of a card."""
    return Of(STAT_OF[stat], who)


def PrintedCombat(who: Who) -> Of:
    """The printed Combat of a card, whatever changes it."""
    return Of(PRINTED_COMBAT, who)


def WoundsOn(who: Who) -> Of:
    """Wounds on a set of characters together; one that left play has those it had last."""
    return Of(wounds, who)


class RenownHere(Amount):
    """Renown lying at this location."""

    def of(self, s: FiveSails, x: Frame) -> int:
        spot = here_of(s, x)
        return s.renown[spot] if spot < HOME else 0

    def say(self, w: Words) -> str:
        return "the Renown at this location"

    def compared(self, w: Words, how: str, n: int) -> str:
        much = f"{how} {number(n)}" if n else "no" if how == "at most" else how
        return f"this location has {much} Renown" if how.startswith("at ") else super().compared(w, how, n)


class RenownOnThis(Amount):
    """Renown lying on this card."""

    def of(self, s: FiveSails, x: Frame) -> int:
        return s.memo[x[U_ORIGIN]]

    def say(self, w: Words) -> str:
        return f"the Renown on {this.say(w)}"


# The words that cards are written with

renown_on_this = RenownOnThis()

__all__ = ["PrintedCombat", "RenownHere", "StatOf", "WoundsOn", "renown_on_this"]
