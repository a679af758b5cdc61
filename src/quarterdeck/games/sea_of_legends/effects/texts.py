"""Texts: what is used at a moment and for a price, and what holds all the time. A text both acts and speaks.

    before_roll("", add_dice(1), exhaust=True)              Exhaust before the roll: add 1 Bonus die.
    after_roll("Big Hit", strength(1), assign="C")          For each C you assign: gain 1 Strength.
    Standing(Standing.MOVE, 1)                              +1 movement.
"""

from itertools import pairwise
from typing import Any, Final

from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.using import CardAbility
from quarterdeck.cardgame.verbs import Tallied
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    AFTER_ROLL, ATTACKED, BEFORE_ROLL, CLAIMED, COUNTED, FACES, FACTIONS, FOE, HAPPENING, ITEM, ON_TURN, OPPONENTS,
    SAILING, SUFFERED, TAVERN_GAME, VICTORY,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, listed, sentence

#: any number of dice in one use
ANY_NUMBER: Final = -1
#: when a text is used, in words
MOMENTS: Final = {
    BEFORE_ROLL: "before the roll", SAILING: "as you set sail", VICTORY: "when you win a Challenge",
    ON_TURN: "on your turn", ATTACKED: "when an NPC attacks you",
}  # fmt: skip



def article(face: str) -> str:
    """An L, a C, an X."""
    return "an" if face in "LX" else "a"


def opponents(against: int) -> str:
    return f"the {FACTIONS[against - FOE]}" if against >= FOE else OPPONENTS[against]


def opponent(name: str) -> int:
    """With whom a Challenge is, by name; NONE for anybody."""
    if not name:
        return NONE
    return OPPONENTS.index(name) if name in OPPONENTS else FOE + FACTIONS.index(name)


class Choosing(Effect):
    """An effect that needs something to work on; what would do nothing is not offered."""

    imperative = True
    #: whether it tells Captain dice from Bonus dice
    sees_kinds: bool = False

    def works(self, s: Voyage, dice: Frame, seat: int) -> bool:
        raise NotImplementedError

    def say_of(self, n: int) -> str:
        """What is said if it is done so many times."""
        raise NotImplementedError(type(self).__name__)


def would_do(s: Voyage, effects: tuple[Effect, ...], f: Frame) -> bool:
    """Whether one of the effects of a text would change anything; the frame is that of the roll or the turn."""
    for effect in effects:
        if isinstance(effect, Choosing):
            if effect.works(s, f, f[SEAT]):
                return True
        elif not isinstance(effect, Tallied) or effect.n.of(s, f):
            return True
    return False


def without_echo(said: list[str]) -> list[str]:
    """Clauses that begin with the same verb say it once: 'gain 2 Strength and 3 gold'."""
    found = said[:1]
    for before, words in pairwise(said):
        verb, _, rest = words.partition(" ")
        found.append(rest if verb == before.partition(" ")[0] else words)
    return found


class SeaAbility(CardAbility):
    """A text that is used: when, on which side or line of its card, for which price, to which effect."""

    __slots__ = (
        "against", "dice", "exhausts", "face", "gold", "heading", "least", "line", "once", "side", "spends", "title",
        "tokens",
    )  # fmt: skip

    def __init__(self, when: int, title: str, effects: tuple[Effect, ...]) -> None:
        super().__init__(when, effects, 0, 0)
        self.plain = True
        self.title = title
        self.effects = effects
        #: the side of the card, and the line of it, that must be up and unlocked
        self.side = 0
        self.line = 0
        #: with whom the Challenge must be, or NONE
        self.against = NONE
        #: the price: Exhaust, discard the Item, gold, Vengeance tokens, dice of a face
        self.exhausts = False
        self.spends = False
        self.gold = 0
        self.tokens = 0
        self.face = NONE
        self.dice = 0
        #: at most once in a Challenge (SL-CHAL-20, -24)
        self.once = False
        #: of a Nemesis: how many X it takes; of an Event: the Strength of the Follower, or what else heads the set
        self.least = 0
        self.heading = ""

    def say(self) -> str:
        """The printed text, without its title."""
        w = Words()
        said = [effect.say(w) for effect in self.effects]
        first = self.effects[0]
        if len(said) > 1 and len(set(said)) == 1 and isinstance(first, Choosing):
            said = [first.say_of(len(said))]
        return sentence(self.price(said) + listed(without_echo(said)))

    def price(self, said: list[str]) -> str:
        """When it is used and what for: the words before those of the effects."""
        if self.kind == SUFFERED:
            return f"{self.least} X or more: "
        if self.kind == HAPPENING:
            return self.heading or (f"Strength {self.least}: " if self.least else "")
        if self.kind == TAVERN_GAME:
            return ""
        parts = [part for part in (self.paid(said), self.moment()) if part]
        return " ".join(parts) + ": " if parts else ""

    def moment(self) -> str:
        """'once per Challenge against players', 'before a roll against Ports'."""
        found = MOMENTS.get(self.kind, "")
        if self.against != NONE and self.kind == BEFORE_ROLL:
            return ("once " if self.once else "") + f"before a roll against {opponents(self.against)}"
        if self.once and self.dice != ANY_NUMBER:
            found = f"once per Challenge {found}".strip()
        return f"{found} against {opponents(self.against)}".strip() if self.against != NONE else found

    def paid(self, said: list[str]) -> str:
        """The price; what is done to all dice or for each of something is not said of each die, too."""
        parts: list[str] = []
        sweeping = any(["every " in words or "for each " in words for words in said])
        if self.exhausts:
            parts.append("exhaust")
        if self.spends:
            parts.append("discard")
        if self.dice == ANY_NUMBER:
            parts.append(f"once per Challenge assign any number of {FACES[self.face]}")
        elif self.dice == 1 and sweeping:
            parts.append(f"assign {article(FACES[self.face])} {FACES[self.face]}")
        elif self.dice == 1:
            parts.append(f"for each {FACES[self.face]} you assign")
        elif self.dice:
            parts.append(f"for every {self.dice} {FACES[self.face]} you assign")
        if self.gold:
            parts.append(f"pay {self.gold} gold")
        if self.tokens:
            parts.append(f"spend {self.tokens} Vengeance")
        return ", ".join(parts)


class Standing:
    """A text that holds all the time: so much of something, or so much for each of what is counted."""

    DICE: Final = 0
    MOVE: Final = 1
    DISCOUNT: Final = 2
    TAVERN: Final = 3
    NOTORIETY: Final = 4
    INCOME: Final = 5
    STRENGTH: Final = 6
    WAGES: Final = 7
    SEEKING: Final = 8
    BERTHS: Final = 9
    HARBOR: Final = 10
    VENGEANCE: Final = 11
    WORDS: Final = (
        "add {n} Bonus dice to your pool", "+{n} movement", "ships cost you {n} gold less",
        "in a Tavern draw {n} cards and play one", "gain {n} Notoriety while this is unlocked",
        "gain {n} gold at the end of your turn", "gain {n} Strength in every Challenge", "Crew cost you {n} gold less",
        "draw {n} more Crew cards in a Hiring Hall", "your ship holds {n} more Crew",
        "gain {n} gold when you take a Port action",
        "take {n} Vengeance when you lose a Challenge or an NPC attacks you",
    )

    def __init__(self, what: int, n: int, title: str = "", each: int = NONE) -> None:
        self.what = what
        self.n = n
        self.title = title
        self.each = each
        self.side = 0
        self.line = 0

    def say(self) -> str:
        text = Standing.WORDS[self.what].replace("{n}", str(self.n))
        if self.n == 1:
            text = text.replace("dice", "die", 1).replace("cards", "card", 1)
        return sentence(text + (f" for each {COUNTED[self.each]}" if self.each != NONE else ""))


def lines_of(s: Voyage, c: int, side: int, line: int) -> bool:
    """Whether a text of this side and line of a card speaks: it is up, and unlocked so far. (SL-LOVE-04)"""
    return s.side[c] == side and (not line or s.marker[c] >= line)


def texts(s: Voyage, seat: int, when: int) -> list[tuple[int, SeaAbility]]:
    """What a player could use at a moment, by card, whether or not it can be paid."""
    found: list[tuple[int, SeaAbility]] = []
    for c in (s.captain[seat], *s.tableau(seat)):
        for a in s.match.drawn[c].abilities:
            assert isinstance(a, SeaAbility)
            if a.kind == when and lines_of(s, c, a.side, a.line):
                found.append((c, a))
    return found


# Builders


def before_roll(
    title: str, *effects: Effect, exhaust: bool = False, gold: int = 0, once: bool = False, against: str = ""
) -> SeaAbility:
    return priced(SeaAbility(BEFORE_ROLL, title, effects), exhaust, gold, "", 0, once, against)


def after_roll(
    title: str, *effects: Effect, exhaust: bool = False, gold: int = 0, assign: str = "", dice: int = 1,
    once: bool = False, against: str = "", vengeance: int = 0,
) -> SeaAbility:  # fmt: skip
    a = priced(SeaAbility(AFTER_ROLL, title, effects), exhaust, gold, assign, dice, once, against)
    a.tokens = vengeance
    return a


def as_you_sail(title: str, *effects: Effect, exhaust: bool = False) -> SeaAbility:
    return priced(SeaAbility(SAILING, title, effects), exhaust, 0, "", 0, False)


def on_victory(title: str, *effects: Effect, exhaust: bool = False) -> SeaAbility:
    """What has a price may be used; what has none happens. (SL-RULE-69)"""
    return priced(SeaAbility(VICTORY, title, effects), exhaust, 0, "", 0, False)


def on_turn(title: str, *effects: Effect, exhaust: bool = False) -> SeaAbility:
    """A free action of one's own turn. (SL-FREE-02, SL-RULE-58)"""
    return priced(SeaAbility(ON_TURN, title, effects), exhaust, 0, "", 0, False)


def when_attacked(title: str, *effects: Effect, exhaust: bool = False) -> SeaAbility:
    return priced(SeaAbility(ATTACKED, title, effects), exhaust, 0, "", 0, False)


def suffered(title: str, *effects: Effect) -> SeaAbility:
    """A line of a Nemesis; how many X it takes is its place. (SL-NEM-01)"""
    return SeaAbility(SUFFERED, title, effects)


def game(*effects: Effect) -> SeaAbility:
    """An outcome of a Tavern Game. (SL-PORT-09)"""
    return SeaAbility(TAVERN_GAME, "", effects)


def instructions(*effects: Effect) -> SeaAbility:
    """A set of an Event card."""
    return SeaAbility(HAPPENING, "", effects)


def priced(
    a: SeaAbility, exhaust: bool, gold: int, assign: str, dice: int, once: bool, against: str = ""
) -> SeaAbility:
    a.against = opponent(against)
    a.exhausts = exhaust
    a.gold = gold
    if assign:
        a.face = FACES.index(assign)
        a.dice = dice
    a.once = once or dice == ANY_NUMBER
    return a


def on_side(parts: tuple[Any, ...], side: int) -> tuple[Any, ...]:
    """Texts of one side of a card."""
    for part in parts:
        part.side = side
    return parts


def in_lines(parts: tuple[Any, ...], side: int) -> tuple[Any, ...]:
    """The lines of a Lover or Nemesis, from the first; a Nemesis's takes as many X as it is lines down."""
    for line, part in enumerate(parts, 1):
        part.side, part.line = side, line
        if isinstance(part, SeaAbility) and part.kind == SUFFERED:
            part.least = line
    return parts


def used_up(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """The texts of an Item: it is discarded when used. (SL-CHAL-19)"""
    for part in parts:
        part.spends = True
        part.side = ITEM
    return parts


def of_relic(parts: tuple[Any, ...], side: int = CLAIMED) -> tuple[Any, ...]:
    """The texts of a Relic: what is activated, at most once per Challenge. (SL-CHAL-20)"""
    for part in parts:
        part.side = side
        if isinstance(part, SeaAbility) and part.kind in (BEFORE_ROLL, AFTER_ROLL):
            part.once = True
    return parts


def split(parts: tuple[Any, ...]) -> tuple[tuple[SeaAbility, ...], tuple[Standing, ...]]:
    """Which of the texts are used, and which hold all the time."""
    return (
        tuple([part for part in parts if isinstance(part, SeaAbility)]),
        tuple([part for part in parts if isinstance(part, Standing)]),
    )
