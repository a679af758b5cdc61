"""What texts say of challenges as such: where they are issued, from how far, and who may step in."""

from quarterdeck.cardgame.filters import Every, Filter, Is, noun_phrase
from quarterdeck.cardgame.passives import Passive
from quarterdeck.cardgame.verbs import Deed
from quarterdeck.games.five_sails.duel_state import D_RIDERS, challenger
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import COMES_OVER, NO_INTERVENTION
from quarterdeck.games.five_sails.values import ON_SPECIAL
from quarterdeck.games.five_sails.whereabouts import place_of
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.words import Words, article


class ComesOver(Passive):
    """This character may challenge those who oppose certain characters of yours at adjacent locations."""

    def __init__(self, *friends: Filter) -> None:
        super().__init__(ON_SPECIAL, Every(*friends))
        self.name = COMES_OVER
        self.friends = friends

    def say(self, w: Words) -> str:
        friend = article(noun_phrase(w, self.friends, "character"))
        return (
            f"this character may also challenge characters that oppose {friend} of yours at an adjacent City location; "
            "when it does, it moves there"
        )


def is_at_challenge(s: FiveSails, x: Frame, c: int) -> bool:
    one = challenger(s)
    return one != NONE and place_of(s, c) == place_of(s, one)


def bar_interveners(s: FiveSails, f: Frame) -> None:
    if s.duel_at != NONE:
        s.stack[s.duel_at][D_RIDERS] |= NO_INTERVENTION


# The words that cards are written with

comes_over = ComesOver
#: Where the challenge is issued or fought out.
at_challenge = Is("at challenge", is_at_challenge, phrase="at the location of a challenge")
#: Nobody steps in for the character that is challenged.
nobody_intervenes = Deed(bar_interveners, "no other character can intervene in {answers}", order=False)

__all__ = [
    "at_challenge", "comes_over", "nobody_intervenes",
]  # fmt: skip
