"""What cards do with challenges and in duels: combat values, threat, Lethal, issuing, swapping."""

from collections.abc import Sequence

from quarterdeck.cardgame.amounts import Amount, Fixed, amount
from quarterdeck.cardgame.filters import Filter, fits_all
from quarterdeck.cardgame.nodes import Choose, Effect, Script
from quarterdeck.cardgame.passives import said_amount
from quarterdeck.cardgame.sets import Role, Target, Them, Who
from quarterdeck.cardgame.verbs import Deed, OnCards, Verb
from quarterdeck.games.five_sails.duel_state import (
    D_ACTIVE, D_BOUND, D_CARD, D_FOUGHT, D_POOL, D_SEAT, duel, dueling, gone, side_of, side_of_card,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.marks import opposing
from quarterdeck.games.five_sails.effects.sets import adversary
from quarterdeck.games.five_sails.flow import challenge, duel as duel_flow
from quarterdeck.games.five_sails.flow.challenge import drawn, may_be_challenged, within_reach
from quarterdeck.games.five_sails.flow.duel import cards_of_round
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    CHANGE_VALUE, CREW, DASH, FIRST_BLOOD_STEALS, LETHAL, MAY_RETREAT, NEXT_ROUND, NO_INTERVENTION, NO_REFUSAL,
    ONLY_LEADERS_INTERVENE, ONLY_LEADERS_REFUSE, ON_SIDE, REDIRECT, STATS, THE_ROUND, TO_ISSUE, T_DASH, T_MORE_THREAT,
    T_SWAP, VALUES,
)  # fmt: skip
from quarterdeck.games.five_sails.values import has_stat, may, round_value
from quarterdeck.kernel.ability import U_ABILITY, U_BEARER, U_ORIGIN, U_T0
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import RESULT, SEAT
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import POSSESSIVE, Words, number

RIDERS = {
    NO_REFUSAL: "the challenge cannot be refused",
    ONLY_LEADERS_REFUSE: "only Leaders can refuse",
    ONLY_LEADERS_INTERVENE: "only Leaders can intervene",
    NO_INTERVENTION: "other characters cannot intervene",
    MAY_RETREAT: "the player of the challenged character may move it Home engaged, which cancels the challenge",
    FIRST_BLOOD_STEALS: "in the duel, whoever first wounds the other participant takes a Renown from its player",
}


class Plus(Effect):
    """A combat value of this round is higher or lower: yours, that of one combat card, or the adversary's next one.

    As a cost, what is given up must be there. With a challenge, Thrust goes to the threat. (FS-RULE-38, -98,
    FS-DUEL-19)
    """

    smallest = -9

    def __init__(self, value: int, n: int | Amount = 1, who: Who | None = None) -> None:
        self.value = value
        self.n = amount(n)
        self.who = who
        self.partial = self.imperative = who is None

    def sets(self) -> tuple[Who, ...]:
        return () if self.who is None else (self.who,)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side, n = side_of(s, f[SEAT]), self.n.of(s, f)
        if side == NONE or not n:
            return
        if self.who is None:
            self.change(s, f, side, n)
            return
        for c in self.who.cards(s, f):
            theirs = side_of_card(s, c)
            if theirs != NONE:
                self.change(s, f, theirs, n)
            else:  # what goes to one card does not help another of the same round
                self.change(s, f, side, n, c)

    def change(self, s: FiveSails, f: Frame, side: int, n: int, *card: int) -> None:
        what = CHANGE_VALUE + self.value
        add(s, (what, f[U_ABILITY], f[U_ORIGIN], f[SEAT], ON_SIDE + side, n, THE_ROUND, *card))
        if s.record is not None:
            note_dash(s, side, self.value, card)

    def payable(self, s: FiveSails, x: Frame) -> bool:
        n = self.n.of(s, x)
        if n >= 0 or self.who is not None:
            return True
        side = side_of(s, x[SEAT])
        return side != NONE and dueling(s) and round_value(s, cards_of_round(s, duel(s)), self.value, side) >= -n

    def subject(self) -> Who | None:
        return self.who

    def say(self, w: Words) -> str:
        if self.who is not None:
            said = self.who.say(w)
            return f"{said} {self.does(w)}"
        if isinstance(self.n, Fixed) and self.n.n < 0:
            return f"give up {-self.n.n} {VALUES[self.value]} of this round"
        return f"gain {said_amount(w, self.n, VALUES[self.value])}"

    def does(self, w: Words) -> str:
        when = " in its next round" if self.who is adversary else ""
        return f"has {said_amount(w, self.n, VALUES[self.value])}{when}"


def note_dash(s: FiveSails, side: int, value: int, card: Sequence[int]) -> None:
    """Tell that a combat value of the round that is a dash stays one, whatever is added. (FS-RULES-01, FS-RULE-105)"""
    d = duel(s)
    cards = card or (cards_of_round(s, d) if side == d[D_ACTIVE] else ())
    if cards and all([s.match.value[value][c] == DASH for c in cards]):
        note(s, T_DASH, d[D_SEAT + side], cards[0], other=value)


class AddThreat(OnCards):
    """Threat goes to the pools of participants."""

    imperative = True

    def __init__(self, who: Who, n: int = 1) -> None:
        super().__init__(who)
        self.n = n

    def sides(self, s: FiveSails, x: Frame) -> list[int]:
        return [side for side in [side_of_card(s, c) for c in self.who.cards(s, x)] if side != NONE]

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        for side in self.sides(s, f):
            arrived = duel_flow.add_threat(s, duel(s), side, self.n)
            note(s, T_MORE_THREAT, duel(s)[D_SEAT + side], duel(s)[D_CARD + side], other=self.n, amount=arrived)

    def subject(self) -> Who | None:
        return None

    def say(self, w: Words) -> str:
        return f"add {number(self.n)} threat to {self.who.owns(w, 'pool')}"


class TakeThreat(AddThreat):
    """Threat is taken from the pools of participants: so much, or without a number all of it."""

    smallest = 0

    def __init__(self, who: Who, n: int = 0) -> None:
        super().__init__(who, n)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        for side in self.sides(s, f):
            pool = duel(s)[D_POOL + side]
            taken = min(pool, self.n) if self.n else pool
            duel(s)[D_POOL + side] = pool - taken
            note(s, T_MORE_THREAT, duel(s)[D_SEAT + side], duel(s)[D_CARD + side], other=-self.n, amount=-taken)

    def payable(self, s: FiveSails, x: Frame) -> bool:
        """A pool without threat has none to lose."""
        return any(duel(s)[D_POOL + side] for side in self.sides(s, x))

    def say(self, w: Words) -> str:
        return f"take {number(self.n) if self.n else 'all'} threat from {self.who.owns(w, 'pool')}"


class MayIssue(Filter):
    """A rule, not a text: a character that can issue challenges of this stat. (FS-DUEL-06)"""

    def __init__(self, stat: int) -> None:
        self.stat = stat

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return has_stat(s, c, self.stat) and may(s, TO_ISSUE, c)


class MayBeChallenged(Filter):
    """A rule, not a text: a character that somebody can challenge with this stat."""

    def __init__(self, who: Who, stat: int) -> None:
        self.who = who
        self.stat = stat

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return all(may_be_challenged(s, c, p, self.stat) for p in self.who.cards(s, x))


class IssueChallenge(Effect):
    """A character challenges another with a stat; riders change what may be answered."""

    begins = "challenge"

    def __init__(self, stat: int, who: Who, whom: Who, riders: int = 0) -> None:
        self.stat = stat
        self.who = who
        self.whom = whom
        self.riders = riders

    def sets(self) -> tuple[Who, ...]:
        return (self.who, self.whom)

    def demands(self) -> tuple[Filter, ...]:
        """Who performs the challenge has the stat; a dash bars it. (FS-DUEL-06)"""
        return (MayIssue(self.stat),) if isinstance(self.who, Role) and self.who.role in ("performer", "bearer") else ()

    def lay(self, script: Script) -> None:
        """The choice of whom to challenge minds those who draw challenges, also where it was made before."""
        super().lay(script)
        for i, node in enumerate(script.row):
            if isinstance(node, Choose) and self.chooses(node.target):
                script.row[i] = ChooseChallenged(node.target, node.announcing, self.who, self.stat)
                if node.announcing:
                    node.target.require(MayBeChallenged(self.who, self.stat))
            elif isinstance(node, Choose) and node.target is self.who:
                script.row[i] = ChooseChallenger(node.target, node.announcing, self.stat)

    def chooses(self, target: Target) -> bool:
        if isinstance(self.whom, Them):
            return target.register == U_T0 + self.whom.which
        return target is self.whom

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        who, whom = self.who.cards(s, f), self.whom.cards(s, f)
        if who and whom:
            challenge.issue_challenge(s, f, who[0], whom[0], self.stat, self.riders)
        else:
            f[RESULT] = 0

    def subject(self) -> Who | None:
        return self.who

    def say(self, w: Words) -> str:
        said = self.who.say(w)
        return f"{said} {self.does(w)}"

    def does(self, w: Words) -> str:
        text = f"challenges {self.whom.say(w)} with {STATS[self.stat]}"
        for bit, words in RIDERS.items():
            if self.riders & bit:
                text += f"; {words}"
        return text


class ChooseChallenged(Choose):
    """Whom a card lets somebody challenge: one that draws challenges, if it is among them, must be chosen."""

    def __init__(self, target: Target, announcing: bool, who: Who, stat: int) -> None:
        super().__init__(target, announcing)
        self.who = who
        self.stat = stat

    def candidates(self, s: FiveSails, f: Frame) -> list[int]:
        found = super().candidates(s, f)
        for p in self.who.cards(s, f):
            if opposing in self.target.filters and s.match.far_challengers >> p & 1:
                found += [c for c in within_reach(s, p) if c not in found and self.fits_afar(s, f, c)]
            found = [c for c in found if may_be_challenged(s, c, p, self.stat)]
        return drawn(s, found)

    def fits_afar(self, s: FiveSails, f: Frame, c: int) -> bool:
        """All that is asked of the target besides opposing the performer."""
        return fits_all(s, f, c, tuple(t for t in self.target.filters if t is not opposing))


class ChooseChallenger(Choose):
    """Who issues a challenge for somebody else: one that has the stat, and may. (FS-DUEL-06)"""

    def __init__(self, target: Target, announcing: bool, stat: int) -> None:
        super().__init__(target, announcing)
        self.able = MayIssue(stat)

    def candidates(self, s: FiveSails, f: Frame) -> list[int]:
        return [c for c in super().candidates(s, f) if self.able.fits(s, f, c)]


# Until your next round


def become_lethal(s: FiveSails, f: Frame) -> None:
    """Your threat ignores Restricted Hostilities. (FS-DUELX-16)"""
    lasting_on_side(s, f, LETHAL, 1)


def suffer_instead(s: FiveSails, f: Frame, mask: int, n: int) -> None:
    """A character suffers all wounds in your participant's stead. (FS-RULES-17, -19)"""
    if mask and dueling(s):
        lasting_on_side(s, f, REDIRECT, mask.bit_length() - 1)


def lasting_on_side(s: FiveSails, f: Frame, what: int, n: int) -> None:
    side = side_of(s, f[SEAT])
    if side != NONE:
        add(s, (what, f[U_ABILITY], f[U_ORIGIN], f[SEAT], ON_SIDE + side, n, NEXT_ROUND))


# Changing places


def swap_pools(s: FiveSails, f: Frame) -> None:
    """A side that is gone keeps no threat."""
    if not dueling(s) or side_of(s, f[SEAT]) == NONE:
        f[RESULT] = 0
        return
    d = duel(s)
    for pool in (D_POOL, D_BOUND):
        d[pool], d[pool + 1] = d[pool + 1], d[pool]
    for side in (0, 1):
        if gone(s, d, side):
            d[D_POOL + side] = 0


def swap(s: FiveSails, f: Frame, mask: int, n: int) -> None:
    """Pool and gambles stay with the side. (FS-RULE-78)

    A risk that copies this is no participant, and swaps nobody. (FS-RULES-06)
    """
    c, side = mask.bit_length() - 1, side_of_card(s, f[U_BEARER])
    f[RESULT] = 0
    if c != NONE and s.zone[c] == CREW and side != NONE and s.holder[c] == duel(s)[D_SEAT + side]:
        note(s, T_SWAP, s.holder[c], c, other=duel(s)[D_CARD + side])
        duel(s)[D_CARD + side] = c
        duel(s)[D_FOUGHT] |= mask
        f[RESULT] = 1


# The words that cards are written with

plus = Plus
add_threat = AddThreat
take_threat = TakeThreat
issue_challenge = IssueChallenge
#: Your threat ignores Restricted Hostilities until your next round.
gain_lethal = Deed(become_lethal, "gain Lethal until your next round", partial=True)
#: Until your next round a character suffers all wounds in your participant's stead.
take_wounds = Verb(
    suffer_instead, "takes all wounds in place of your participant until your next round",
    "take all wounds in place of your participant until your next round",
    "let {who} take all wounds in place of your participant until your next round",
)  # fmt: skip
#: Your pool and the adversary's change places with all threat in them.
swap_threat = Deed(swap_pools, f"swap the threat in your pool with that in the adversary{POSSESSIVE} pool")
#: Another character takes this one's place in the duel.
swap_in = Verb(
    swap, "takes the place of this character in the duel", "take the place of this character in the duel",
    "put {who} in the place of this character in the duel",
)  # fmt: skip

__all__ = [
    "add_threat", "gain_lethal", "issue_challenge", "plus", "swap_in", "swap_threat", "take_threat", "take_wounds",
]  # fmt: skip
