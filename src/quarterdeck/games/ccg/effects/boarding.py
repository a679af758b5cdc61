"""Boardings and Duels by effect: beginning, limiting and ending them."""

from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.passives import Passive
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.verbs import Deed, OnCards
from quarterdeck.games.ccg.effects.durations import let_hold
from quarterdeck.games.ccg.effects.triggers import BOARDING, DUEL
from quarterdeck.games.ccg.fights import B_LIMIT, B_ROUND, boarding
from quarterdeck.games.ccg.flow.boarding import begin_boarding, end_boarding
from quarterdeck.games.ccg.flow.fight import duel as begin_duel
from quarterdeck.games.ccg.kinds import ABOARD, THE_BOARDING
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, count


class Board(OnCards):
    """Your Ship begins a Boarding with another; it ends after so many rounds, if a number is given.

    Texts that are given hold until it ends.
    """

    imperative = True
    begins = BOARDING

    def __init__(self, who: Who, *texts: Passive, rounds: int = 0) -> None:
        super().__init__(who)
        self.rounds = rounds
        self.texts = tuple([part for text in texts for part in text.apart()])
        self.said = texts

    def subject(self) -> Who | None:
        return None

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f)[:1]:
            begin_boarding(s, f[SEAT], s.match.owner[c], False, self.rounds)
            if s.boarding_at != NONE:
                let_hold(s, f, len(self.texts), THE_BOARDING)

    def say(self, w: Words) -> str:
        limit = f" that ends after {count(self.rounds, 'round')}" if self.rounds else ""
        said = f"begin a Boarding with {self.who.say(w)}{limit}"
        return said + ("; in this Boarding " + " and ".join(text.say(w) for text in self.said) if self.said else "")


class Duel(Effect):
    """Two Crew fight a Duel; you play the first card."""

    begins = DUEL

    def __init__(self, mine: Who, theirs: Who) -> None:
        self.mine = mine
        self.theirs = theirs

    def sets(self) -> tuple[Who, ...]:
        return (self.mine, self.theirs)

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        mine, theirs = self.mine.cards(s, f), self.theirs.cards(s, f)
        if mine and theirs and s.zone[mine[0]] == ABOARD and s.zone[theirs[0]] == ABOARD:
            begin_duel(s, f[SEAT], mine[0], s.holder[theirs[0]], theirs[0])

    def say(self, w: Words) -> str:
        said = self.mine.say(w)
        return f"{said} fights a Duel with {self.theirs.say(w)}"


def end_it(s: SeventhSea, f: Frame) -> None:
    end_boarding(s)


def last_round(s: SeventhSea, f: Frame) -> None:
    b = boarding(s)
    if b is not None:
        b[B_LIMIT] = b[B_ROUND]


end_the_boarding = Deed(end_it, "end the Boarding")  #: The Boarding is over.
#: The Boarding ends with the round that is being fought.
end_after_round = Deed(last_round, "the Boarding ends after this round", order=False)

# The words that cards are written with

board = Board
duel = Duel

__all__ = ["board", "duel", "end_after_round", "end_the_boarding"]
