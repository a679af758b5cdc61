"""What cards do with challenges and in duels: combat values, threat, Lethal, issuing, swapping."""

from quarterdeck.cardgame.amounts import Amount, Fixed, amount
from quarterdeck.cardgame.filters import Filter, fits_all
from quarterdeck.cardgame.nodes import Choose, Effect, Script
from quarterdeck.cardgame.sets import Role, Target, Them, Who
from quarterdeck.cardgame.verbs import OnCards
from quarterdeck.games.five_sails.duel_state import (
    D_CARD, D_FOUGHT, D_POOL, D_SEAT, FIRST_BLOOD_STEALS, MAY_RETREAT, NO_INTERVENTION, NO_REFUSAL,
    ONLY_LEADERS_INTERVENE, ONLY_LEADERS_REFUSE, dueling, side_of, side_of_card,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.marks import opposing
from quarterdeck.games.five_sails.effects.passives import FORBIDDEN
from quarterdeck.games.five_sails.effects.sets import adversary, bearer
from quarterdeck.games.five_sails.flow import challenge, duel as duel_flow
from quarterdeck.games.five_sails.flow.challenge import drawn, may_be_challenged, within_reach
from quarterdeck.games.five_sails.flow.duel import cards_of_round
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    CHANGE_VALUE, CREW, FORBID, LETHAL, NEXT_ROUND, ON_SIDE, REDIRECT, STATS, THE_DUEL, THE_ROUND, TO_ISSUE, VALUES,
)  # fmt: skip
from quarterdeck.games.five_sails.values import has_stat, may, round_value
from quarterdeck.kernel.ability import U_ABILITY, U_BEARER, U_ORIGIN, U_T0
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import RESULT, SEAT
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.words import POSSESSIVE, Words, listed, number, signed

RIDERS = {
    NO_REFUSAL: "the challenge cannot be refused",
    ONLY_LEADERS_REFUSE: "only Leaders can refuse",
    ONLY_LEADERS_INTERVENE: "only Leaders can intervene",
    NO_INTERVENTION: "other characters cannot intervene",
    MAY_RETREAT: "the player of the challenged character may move it Home engaged, which cancels the challenge",
    FIRST_BLOOD_STEALS: "in the duel, whoever first wounds the other participant takes a Renown from its player",
}


class Plus(Effect):
    """A combat value of this round changes. With a challenge, Thrust goes to the threat. (FS-RULE-98, FS-DUEL-19)"""

    partial = True

    def __init__(self, value: int, n: int | Amount = 1, whole_duel: bool = False) -> None:
        self.value = value
        self.n = amount(n)
        self.whole_duel = whole_duel

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        n = self.n.of(s, f)
        if side != NONE and n:
            until = THE_DUEL if self.whole_duel else THE_ROUND
            add(s, (CHANGE_VALUE + self.value, f[U_ABILITY], f[U_ORIGIN], f[SEAT], ON_SIDE + side, n, until))

    imperative = True

    def say(self, w: Words) -> str:
        often = " for the duel" if self.whole_duel else ""
        if isinstance(self.n, Fixed):
            return f"gain {signed(self.n.n)} {VALUES[self.value]}{often}"
        return f"gain +X {VALUES[self.value]}{often}, X being {self.n.say(w)}"


class Strengthen(OnCards):
    """A combat card has a higher value; what goes to one card does not help another of the same round."""

    def __init__(self, who: Who, value: int, n: int = 1) -> None:
        super().__init__(who)
        self.value = value
        self.n = n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        for c in self.who.cards(s, f) if side != NONE else []:
            row = (CHANGE_VALUE + self.value, f[U_ABILITY], f[U_ORIGIN], f[SEAT], ON_SIDE + side, self.n, THE_ROUND, c)
            add(s, row)

    def does(self, w: Words) -> str:
        return f"has {signed(self.n)} {VALUES[self.value]}"


class SpendValue(Effect):
    """Some of a combat value of this round's card is given up. (FS-RULE-38)"""

    def __init__(self, value: int, n: int = 1) -> None:
        self.value = value
        self.n = n

    def payable(self, s: FiveSails, x: Frame) -> bool:
        side = side_of(s, x[SEAT])
        if side == NONE or not dueling(s):
            return False
        return round_value(s, cards_of_round(s, s.stack[s.duel_at]), self.value, side) >= self.n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        add(s, (
            CHANGE_VALUE + self.value, f[U_ABILITY], f[U_ORIGIN], f[SEAT], ON_SIDE + side, -self.n, THE_ROUND,
        ))  # fmt: skip

    imperative = True

    def say(self, w: Words) -> str:
        return f"give up {self.n} {VALUES[self.value]} of this round"


class Hamper(Effect):
    """In the adversary's next round their combat value changes."""

    def __init__(self, value: int, n: int) -> None:
        self.value = value
        self.n = n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        if side != NONE:
            add(s, (
                CHANGE_VALUE + self.value, f[U_ABILITY], f[U_ORIGIN], f[SEAT], ON_SIDE + 1 - side, self.n, THE_ROUND,
            ))  # fmt: skip

    def subject(self) -> Who | None:
        return adversary

    def say(self, w: Words) -> str:
        said = adversary.say(w)
        return f"{said} {self.does(w)}"

    def does(self, w: Words) -> str:
        return f"has {signed(self.n)} {VALUES[self.value]} in its next round"


class GainLethal(Effect):
    """Your threat ignores Restricted Hostilities until your next round. (FS-DUELX-16)"""

    partial = True

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        if side != NONE:
            add(s, (LETHAL, f[U_ABILITY], f[U_ORIGIN], f[SEAT], ON_SIDE + side, 1, NEXT_ROUND))

    imperative = True

    def say(self, w: Words) -> str:
        return "gain Lethal until your next round"


class AddThreat(Effect):
    """Threat goes to a pool: the adversary's, or yours; a negative number takes it away."""

    def __init__(self, n: int, mine: bool = False) -> None:
        self.n = n
        self.mine = mine

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        if side == NONE or not dueling(s):
            return
        to = side if self.mine else 1 - side
        d = s.stack[s.duel_at]
        if self.n > 0:
            duel_flow.add_threat(s, d, to, self.n)
        else:
            d[D_POOL + to] = max(0, d[D_POOL + to] + self.n)

    imperative = True

    def say(self, w: Words) -> str:
        return change_words(self.n, f"{'your' if self.mine else 'the adversary' + POSSESSIVE} pool")


def change_words(n: int, pool: str) -> str:
    return f"add {number(n)} threat to {pool}" if n >= 0 else f"take {number(-n)} threat from {pool}"


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


class TakeWounds(OnCards):
    """Until your next round a character suffers all wounds in your participant's stead. (FS-RULES-17, -19)"""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards = self.who.cards(s, f)
        side = side_of(s, f[SEAT])
        if cards and side != NONE and dueling(s):
            add(s, (REDIRECT, f[U_ABILITY], f[U_ORIGIN], f[SEAT], ON_SIDE + side, cards[0], NEXT_ROUND))

    def subject(self) -> Who | None:
        return None

    def say(self, w: Words) -> str:
        return f"until your next round, {self.who.say(w)} takes all wounds in place of your participant"


class SwapIn(OnCards):
    """Another character takes this one's place in the duel; pool and gambles stay with the side. (FS-RULE-78)

    A risk that copies this is no participant, and swaps nobody. (FS-RULES-06)
    """

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards = [c for c in self.who.cards(s, f) if s.zone[c] == CREW]
        side = side_of_card(s, f[U_BEARER])
        if cards and side != NONE and s.holder[cards[0]] == s.stack[s.duel_at][D_SEAT + side]:
            s.stack[s.duel_at][D_CARD + side] = cards[0]
            s.stack[s.duel_at][D_FOUGHT] |= 1 << cards[0]
            f[RESULT] = 1
        else:
            f[RESULT] = 0

    def does(self, w: Words) -> str:
        return f"takes the place of {bearer.say(w)} in the duel"


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


class ForbidAdversary(Effect):
    """Something that the adversary cannot do in their next round."""

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        if side != NONE:
            add(s, (FORBID, f[U_ABILITY], f[U_ORIGIN], f[SEAT], ON_SIDE + 1 - side, self.verb, THE_ROUND))

    def say(self, w: Words) -> str:
        return f"in its next round, the adversary cannot {FORBIDDEN[self.verb]}"


class ForbidInDuel(Effect):
    """Things that nobody can do for the rest of the duel, on either side."""

    def __init__(self, *verbs: int) -> None:
        self.verbs = verbs

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if dueling(s):
            for verb in self.verbs:
                for side in (0, 1):
                    add(s, (FORBID, f[U_ABILITY], f[U_ORIGIN], f[SEAT], ON_SIDE + side, verb, THE_DUEL))

    def say(self, w: Words) -> str:
        barred = listed([FORBIDDEN[verb] for verb in self.verbs], "or").replace(" or use ", " or ")
        return f"for the rest of the duel, nobody can {barred}"


class ChangeThreat(OnCards):
    """Threat is added to the pool of a participant, or taken from it."""

    def __init__(self, who: Who, n: int) -> None:
        super().__init__(who)
        self.n = n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f):
            side = side_of_card(s, c)
            if side != NONE:
                d = s.stack[s.duel_at]
                if self.n > 0:
                    duel_flow.add_threat(s, d, side, self.n)
                else:
                    d[D_POOL + side] = max(0, d[D_POOL + side] + self.n)

    def payable(self, s: FiveSails, x: Frame) -> bool:
        """A pool without threat has none to lose."""
        sides = [side_of_card(s, c) for c in self.who.cards(s, x)]
        return self.n > 0 or any(side != NONE and s.stack[s.duel_at][D_POOL + side] for side in sides)

    imperative = True

    def subject(self) -> Who | None:
        return None

    def say(self, w: Words) -> str:
        return change_words(self.n, self.who.owns(w, "pool"))

    def order(self, w: Words) -> str:
        return self.say(w)


# The words that cards are written with

plus = Plus
strengthen = Strengthen
spend_value = SpendValue
hamper = Hamper
forbid_adversary = ForbidAdversary
forbid_in_duel = ForbidInDuel
gain_lethal = GainLethal
add_threat = AddThreat
change_threat = ChangeThreat
issue_challenge = IssueChallenge
swap_in = SwapIn
take_wounds = TakeWounds

__all__ = [
    "add_threat", "change_threat", "forbid_adversary", "forbid_in_duel", "gain_lethal", "hamper", "issue_challenge",
    "plus", "spend_value", "strengthen", "swap_in", "take_wounds",
]  # fmt: skip
