"""What texts say of challenges as such: where they are issued, from how far, and who may step in."""

from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Every, Filter, fits_all, noun_phrase
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.passives import Passive
from quarterdeck.games.five_sails.duel_state import D_RIDERS, NO_INTERVENTION, challenger
from quarterdeck.games.five_sails.flow.challenge import COMES_OVER
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.values import ON_SPECIAL
from quarterdeck.games.five_sails.whereabouts import place_of
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
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


class AtChallenge(Condition):
    """You have a character that passes the filters where the challenge is issued or fought out."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def holds(self, s: FiveSails, x: Frame) -> bool:
        c = challenger(s)
        if c == NONE:
            return False
        return any(fits_all(s, x, mine, self.filters) for mine in s.characters_at(place_of(s, c), x[SEAT]))

    def say(self, w: Words) -> str:
        return f"you have {article(noun_phrase(w, self.filters, 'character'))} at the location of a challenge"


class NobodyIntervenes(Effect):
    """Nobody steps in for the character that is challenged."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if s.duel_at != NONE:
            s.stack[s.duel_at][D_RIDERS] |= NO_INTERVENTION

    def say(self, w: Words) -> str:
        return f"no other character can intervene in {w.answers}"


# The words that cards are written with

nobody_intervenes = NobodyIntervenes
comes_over = ComesOver
at_challenge = AtChallenge

__all__ = [
    "at_challenge", "comes_over", "nobody_intervenes",
]  # fmt: skip
