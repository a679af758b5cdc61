"""What players name, and what a card keeps of it; and winning by a text."""

from quarterdeck.cardgame.filters import Is
from quarterdeck.cardgame.keys import place_keys
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.passives import About, while_, whom
from quarterdeck.cardgame.terms import V_MODE
from quarterdeck.cardgame.triggers import Told
from quarterdeck.cardgame.verbs import Deed
from quarterdeck.games.ccg.effects.passives import Raised, your_own_ship
from quarterdeck.games.ccg.effects.verbs import Where
from quarterdeck.games.ccg.flow.victory import win
from quarterdeck.games.ccg.kinds import BY_A_TEXT, Q_SEA, Q_VALUE, SAIL
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import AFFILIATIONS, FACTIONS, NAMED_AFFILIATION, NAMED_FACTION, NAMED_SEA, SEAS
from quarterdeck.games.ccg.values import ON_SEAS, affiliations_of, factions_of
from quarterdeck.games.ccg.whereabouts import sea_of
from quarterdeck.kernel.ability import U_ABILITY, U_ORIGIN
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.event import E_PLACE
from quarterdeck.kernel.flow import SEAT, ask
from quarterdeck.kernel.words import Words

#: how many of the nations and societies are nations
NATIONS = 3


def named(s: SeventhSea, x: Frame, first: int) -> int:
    """What was named for this card, counted from the first of its kind; less than 0 if it was nothing of it."""
    return s.memo[x[U_ORIGIN]] - 1 - first if x[U_ORIGIN] >= 0 else -1


class NameOne(Effect):
    """You name something, which this card keeps while it stays where it is."""

    imperative = True

    def __init__(self, values: range, words: str) -> None:
        self.values = values
        self.words = words

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_VALUE, [key(V_MODE, v) for v in self.values], f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        s.own()
        s.memo[f[U_ORIGIN]] = thing_of(answer) + 1

    def say(self, w: Words) -> str:
        return f"name {self.words}"


class NameSea(Effect):
    """You name one of the five Seas, which this card keeps while it stays where it is."""

    imperative = True

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_SEA, place_keys(list(range(len(SEAS)))), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        s.own()
        s.memo[f[U_ORIGIN]] = NAMED_SEA + thing_of(answer) + 1

    def say(self, w: Words) -> str:
        return "name a Sea"


def has_named_symbol(s: SeventhSea, x: Frame, c: int) -> bool:
    faction, affiliation = named(s, x, NAMED_FACTION), named(s, x, NAMED_AFFILIATION)
    if affiliation >= 0:
        return affiliation < len(AFFILIATIONS) and bool(affiliations_of(s, c) >> affiliation & 1)
    return 0 <= faction < len(FACTIONS) and bool(factions_of(s, c) >> faction & 1)


def is_in_named_sea(s: SeventhSea, x: Frame, c: int) -> bool:
    return sea_of(s, c) == named(s, x, NAMED_SEA)


def sails_to_named(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[E_PLACE] == named(s, x, NAMED_SEA)


def the_named(s: SeventhSea, x: Frame, c: int) -> list[int]:
    return [named(s, x, NAMED_SEA)] if named(s, x, NAMED_SEA) >= 0 else []


name_sea = NameSea()  #: Name one of the five Seas.
#: Name a faction.
name_faction = NameOne(range(NAMED_FACTION, NAMED_FACTION + len(FACTIONS)), "a faction")
#: Name a nation.
name_nation = NameOne(range(NAMED_AFFILIATION, NAMED_AFFILIATION + NATIONS), "a nation")
#: Name a secret society.
name_society = NameOne(range(NAMED_AFFILIATION + NATIONS, NAMED_AFFILIATION + len(AFFILIATIONS)), "a secret society")
#: Has the symbol of what was named for this card.
of_the_named = Is("named", has_named_symbol, phrase="with the named symbol")
in_named_sea = Is("in named Sea", is_in_named_sea, phrase="in the named Sea", in_play=True)  #: Is in the named Sea.
into_named_sea = Told(sails_to_named, "into the named Sea", only=(SAIL,))  #: A Ship comes into the named Sea.
named_sea = Where(the_named, "the named Sea")  #: The Sea that was named for this card.


# Winning


def win_by_text(s: SeventhSea, f: Frame) -> None:
    win(s, f[SEAT], BY_A_TEXT)


def seas_said(w: Words, n: object) -> str:
    return ""


def seas_to_win(n: int, *about: About) -> Raised:
    """At the end of a turn you win if you control so many Seas, and not all five."""
    words = f"you need to control only {n} Seas to win"
    return Raised((ON_SEAS,), words, n - len(SEAS), whom(about, your_own_ship), while_(about), seas_said, noun="Ship")


win_the_game = Deed(win_by_text, "you win the game", order=False)  #: You win the game.

__all__ = [
    "in_named_sea", "into_named_sea", "name_faction", "name_nation", "name_sea", "name_society", "named_sea",
    "of_the_named", "seas_to_win", "win_the_game",
]  # fmt: skip
