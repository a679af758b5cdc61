"""Actions of the list as other editions have them: Equip to a target (FS-VAR-29), Challenge in steps (FS-VAR-52).

They stand in the place of the usual ones, under the same numbers.
"""

from collections.abc import Sequence

from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.terms import Q_TARGET
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.flow.actions import (
    CHALLENGE_ACTION, EQUIP_ACTION, AskPerformer, ChallengeCost, ChallengePair, ChallengeThem, EquipIt, basic,
    challengeable, challengers, equip_price, may_wear,
)  # fmt: skip
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import ATTACHMENT, CITY, HAND, HOME, PLAYED, Q_ATTACHMENT, TARGET
from quarterdeck.games.five_sails.using import CityAbility, can_buy
from quarterdeck.kernel.ability import U_ABILITY, U_PERFORMER, U_T0, U_T1, Node, stop
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.event import E_ABILITY, event, happen
from quarterdeck.kernel.flow import SEAT, ask

# Equip to a target


def in_reach(s: FiveSails, seat: int, a: int) -> Sequence[int]:
    """The characters among whom the target is looked for: everybody, or those where a character of yours is.

    An available attachment stays at its location in every edition.
    """
    if s.zone[a] != CITY and s.match.ruleset.equip_to == "any_target":
        return s.everybody()
    places = s.whereabouts(seat) & (1 << s.place[a] if s.zone[a] == CITY else (1 << HOME) - 1)
    return [c for c in s.everybody() if places >> s.place[c] & 1]


def equips(s: FiveSails, seat: int, c: int) -> int:
    """Whoever comes to wear an attachment counts as equipping it, if it is yours."""
    return c if s.holder[c] == seat else NONE


def recipients(s: FiveSails, seat: int, a: int) -> list[int]:
    """Valid targets for an attachment that could be paid for."""
    return [
        c
        for c in in_reach(s, seat, a)
        if may_wear(s, seat, a, c) and can_buy(s, seat, a, equip_price(s, seat, a, equips(s, seat, c)), s.place[c])
    ]


def attachments(s: FiveSails, seat: int) -> list[int]:
    """In hand, or available where a character of yours is."""
    here = s.whereabouts(seat)
    found = [a for a in s.hand(seat) if s.match.type[a] == ATTACHMENT]
    return found + [a for a in s.city_cards() if s.match.type[a] == ATTACHMENT and here >> s.place[a] & 1]


class GiveWhat(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        found = [a for a in attachments(s, f[SEAT]) if recipients(s, f[SEAT], a)]
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_ATTACHMENT, card_keys(s, found), NONE, f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        a = keyed_card(s, found, answer)
        f[U_T0] = 1 << a
        if s.zone[a] == HAND:
            s.put(a, PLAYED, f[SEAT])


class GiveWhom(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        found = recipients(s, f[SEAT], happenings.only(f[U_T0]))
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_TARGET, card_keys(s, found), NONE, f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        c = keyed_card(s, found, answer)
        f[U_T1] = 1 << c
        f[U_PERFORMER] = equips(s, f[SEAT], c)


def could_give(s: FiveSails, seat: int) -> bool:
    for a in attachments(s, seat):
        if recipients(s, seat, a):
            return True
    return False


def equip_to_target() -> CityAbility:
    """Equip with a target in the place of a performer."""
    a = basic("Equip", (GiveWhat(), GiveWhom(), EquipIt()), 2, 2, buys=True)
    a.number = EQUIP_ACTION.number
    return a


# Challenge in steps


class ChallengePerformer(AskPerformer):
    """The challenger is announced first, and engages."""

    def found(self, s: FiveSails, seat: int) -> list[int]:
        return [c for c in challengers(s, seat) if challengeable(s, c)]


class ChallengeWhom(Node):
    """An opposing character; it may be answered that it is targeted. Without one there is no challenge."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        found = challengeable(s, f[U_PERFORMER])
        if not found:
            stop(s, f)
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_TARGET, card_keys(s, found), f[U_PERFORMER], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_T0] = 1 << keyed_card(s, found, answer)
        if s.match.abilities[f[U_ABILITY]].aims:
            e = event(TARGET, f[SEAT], f[U_T0], U_T0, 0, f[U_PERFORMER])
            e[E_ABILITY] = f[U_ABILITY]
            happen(s, e)


def challenge(in_steps: bool, targets: bool) -> CityAbility:
    """Challenge with the target chosen after the challenger has engaged or before, and with the word target or not."""
    row: tuple[Node, ...] = (ChallengePair(), ChallengeCost(), ChallengeThem())
    if in_steps:
        row = (ChallengePerformer(), ChallengeCost(), ChallengeWhom(), ChallengeThem())
    a = basic("Challenge", row, 1, 2, targets)
    a.number = CHALLENGE_ACTION.number
    return a
