"""What cards do with a deck as a whole, and with the top of somebody else's: searching, looking, leaving the rest."""

from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.duel_state import D_SEAT, duel, dueling, side_of
from quarterdeck.games.five_sails.effects.expressions import (
    Amount, Filter, Fixed, Target, Who, amount, noun_phrase,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.nodes import Effect
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import ASIDE, DECK, HAND, REVEAL
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import RESULT, SEAT
from quarterdeck.kernel.words import POSSESSIVE, Words, article, count

ANY_NUMBER = 99


class Search(Effect):
    """You look through your deck for a card, show it and take it into your hand; then the deck is shuffled."""

    imperative = True

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters
        self.what = Target("deck", filters, aimed=False)

    def sets(self) -> tuple[Who, ...]:
        return (self.what,)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[RESULT] = self.what.mask(s, f)
        for c in self.what.cards(s, f):
            s.reveal(c)
            s.put(c, HAND, f[SEAT])
            happenings.note(s, REVEAL, f[SEAT], c)
        happenings.shuffle(s, f[SEAT])

    def say(self, w: Words) -> str:
        wanted = article(noun_phrase(w, self.filters, "card"))
        return f"search your deck for {wanted}, reveal it, put it into your hand and shuffle your deck"


class LookAtAdversary(Effect):
    """Look at the top cards of the adversary's deck; only you see them. They lie aside."""

    imperative = True

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        side = side_of(s, f[SEAT])
        if side == NONE or not dueling(s):
            return
        for _ in range(self.n.of(s, f)):
            c = happenings.take_top(s, duel(s)[D_SEAT + 1 - side])
            if c == NONE:
                break
            s.put(c, ASIDE, f[SEAT])
            s.look(c, 1 << f[SEAT])
            f[RESULT] |= 1 << c

    def say(self, w: Words) -> str:
        deck = f"the top of the adversary{POSSESSIVE} deck"
        if isinstance(self.n, Fixed):
            return f"look at {count(self.n.n, 'card')} from {deck}"
        return f"look at X cards from {deck}, X being {self.n.say(w)}"


class SinkSome(Effect):
    """Of what lies aside you sink as much as you like; the rest goes back on top of its deck as it lay there.

    If some went away and some stay, only who looked knows which.
    """

    imperative = True

    def __init__(self) -> None:
        self.what = Target("looked at", (), 0, ANY_NUMBER, False)

    def sets(self) -> tuple[Who, ...]:
        return (self.what,)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        sunk = self.what.cards(s, f)
        happenings.sink(s, sunk)
        rest = s.pile(ASIDE, f[SEAT])
        if rest and sunk:
            s.mix((*rest, *sunk), 1 << f[SEAT])
        for c in reversed(rest):
            s.put(c, DECK, s.match.owner[c])

    def say(self, w: Words) -> str:
        return "sink as many of them as you like; the others stay on top in the same order"
