"""Players that a text speaks of, what they have, and comparing that."""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.cardgame.amounts import HOW_MANY, holds
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.sets import Who
from quarterdeck.kernel.columns import Frame, State
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words


class Players:
    """A row of the vocabulary: players, found by looking, in the order in which they act; with their words.

    Compared with somebody, one of them is enough, or all of them are meant.
    """

    def __init__(
        self, found: Callable[[Any, Frame], Sequence[int]], words: str, third: bool = True, all_meant: bool = False
    ) -> None:
        self.found = found
        self.words = words
        self.third = third
        self.all_meant = all_meant

    def seats(self, s: Any, x: Frame) -> Sequence[int]:
        return self.found(s, x)

    def say(self, w: Words) -> str:
        return self.words

    def sets(self) -> tuple[Who, ...]:
        """The sets of cards in it, whose targets must be chosen first."""
        return ()

    def key(self) -> object:
        """How a text that lets them decide knows them."""
        return self

    def does(self, w: Words, verb: str) -> str:
        """'you draw', 'each player draws'."""
        return f"{self.say(w)} {third(verb) if self.third else verb}"


def third(verb: str) -> str:
    """'draw': 'draws'; 'have': 'has'."""
    return {"have": "has", "do": "does"}.get(verb, verb + "s")


class PlayerOf(Players):
    """The player of a card, or the one whom it was last with."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.third = True
        self.all_meant = False

    def seats(self, s: Any, x: Frame) -> Sequence[int]:
        return [s.match.rules.player_of(s, c) for c in self.who.cards(s, x)[:1]]

    def say(self, w: Words) -> str:
        return self.who.owns(w, "player")

    def sets(self) -> tuple[Who, ...]:
        return (self.who,)

    def key(self) -> object:
        return self.who.key()


def the_user(s: State, x: Frame) -> Sequence[int]:
    return (x[SEAT],) if x[SEAT] < s.match.seats else ()


def all_playing(s: State, x: Frame) -> Sequence[int]:
    return s.match.rules.player_order(s)


def all_others(s: State, x: Frame) -> Sequence[int]:
    return [seat for seat in s.match.rules.player_order(s) if seat != x[SEAT]]


you = Players(the_user, "you", third=False)  #: You, whose ability it is.
each_player = Players(all_playing, "each player")  #: Each player, in player order.
an_opponent = Players(all_others, "an opponent")  #: Some opponent.
each_opponent = Players(all_others, "each opponent")  #: Each opponent, in player order.
others = Players(all_others, "every other player", all_meant=True)  #: All others.


class Holding:
    """A row of the vocabulary: something that players have more or less of."""

    def __init__(self, name: str, read: Callable[[Any, int], int], behind: str = "", mass: bool = False) -> None:
        self.name = name
        self.read = read
        #: where they have it, and whether it is less and not fewer of it that one can have
        self.behind = behind
        self.mass = mass

    def than(self, how: str) -> str:
        """'fewer characters', 'less Renown', 'more cards in hand'."""
        word = HOW_MANY[how]
        return f"{word.replace('fewer', 'less') if self.mass else word} {self.name}{self.behind}"


class PlayerHas(Condition):
    """What one player has against what others have: 'an opponent has more Renown than you'."""

    def __init__(self, who: Players, how: str, what: Holding, than: Players) -> None:
        self.who = who
        self.how = how
        self.what = what
        self.than = than

    def holds(self, s: Any, x: Frame) -> bool:
        mine, theirs = self.who.seats(s, x), self.than.seats(s, x)
        pairs = [holds(self.what.read(s, a), self.how, self.what.read(s, b)) for a in mine for b in theirs]
        return bool(pairs) and (all(pairs) if self.than.all_meant else any(pairs))

    def say(self, w: Words) -> str:
        said = self.who.does(w, "have")
        return f"{said} {self.what.than(self.how)} than {self.than.say(w)}"


class WhoHas(Players):
    """The one player who has less of something than every other, or more; nobody if several share it."""

    def __init__(self, how: str, what: Holding) -> None:
        self.how = how
        self.what = what
        self.third = True
        self.all_meant = False

    def seats(self, s: Any, x: Frame) -> Sequence[int]:
        playing = s.match.rules.player_order(s)
        for seat in playing:
            mine = self.what.read(s, seat)
            if all(holds(mine, self.how, self.what.read(s, other)) for other in playing if other != seat):
                return (seat,)
        return ()

    def say(self, w: Words) -> str:
        return f"whoever has {self.what.than(self.how)} than every other player"


# The words that cards are written with

player_has = PlayerHas

__all__ = ["PlayerOf", "WhoHas", "an_opponent", "each_opponent", "each_player", "others", "player_has", "you"]
