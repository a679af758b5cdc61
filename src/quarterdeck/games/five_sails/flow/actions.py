"""The actions every player has (FS-DRAMA-09 to -22): Move, Equip, Recruit, Challenge, Claim, play a Brute.

Each is an ability like any other, made of the nodes below, so that what answers abilities answers these too.
"""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.cardgame.keys import card_keys, keyed_card, place_keys
from quarterdeck.cardgame.sets import Target
from quarterdeck.cardgame.terms import Q_CARDS, Q_PERFORMER, Q_PLACE
from quarterdeck.cardgame.using import CHOSEN_PERFORMS, UNLIMITED
from quarterdeck.cardgame.values import BLANK, Why, context
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.duel_state import CHALLENGES_ENGAGED
from quarterdeck.games.five_sails.flow.challenge import drawn, issue_challenge, may_be_challenged, special, within_reach
from quarterdeck.games.five_sails.flow.pressure import push_pressure
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ATTACHMENT, BASIC, BRUTE, CHARACTER, CITY, COMBAT, DASH, HAND, HOME, INFLUENCE, ISSUES_ENGAGED, LEADER_CARD, PLAYED,
    Q_ATTACHMENT, Q_CHALLENGE, Q_MERCENARY, TO_ISSUE, TO_MOVE, T_RECRUIT, V_PAIR,
)  # fmt: skip
from quarterdeck.games.five_sails.using import NO_LIMIT, CityAbility, can_buy
from quarterdeck.games.five_sails.values import barred, has_stat, keywords_of, may, price
from quarterdeck.games.five_sails.whereabouts import CHARACTERS, near_city
from quarterdeck.kernel.ability import U_ABILITY, U_FLAGS, U_IT, U_PERFORMER, U_PLACE, U_T0, U_T1, Node
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, ability_of, key, thing_of
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.record import note


def basic(
    name: str, row: tuple[Node, ...], costs_at: int, effects_at: int, aimed: bool = False, buys: bool = False
) -> CityAbility:
    """One entry of the rulebook's list of actions."""
    ability = CityAbility(BASIC, row, costs_at, effects_at)
    ability.name = name
    ability.by = CHOSEN_PERFORMS
    ability.marks = UNLIMITED
    ability.limit = NO_LIMIT
    ability.buys = buys
    if aimed:
        target = Target(CHARACTERS, ())
        target.register = U_T0
        ability.aims = (target,)
    return ability


# Whether a player could take an action: `away` are those of their crew who are in the City, `lying` the City cards
# where those are.


class AskPerformer(Node):
    """Who performs, among those who could complete the action."""

    def found(self, s: FiveSails, seat: int) -> list[int]:
        raise NotImplementedError

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            cards = self.found(s, f[SEAT])
            answer = ask(s, f, f[SEAT], Q_PERFORMER, card_keys(s, cards), NONE, f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_PERFORMER] = s.slots[thing_of(answer)]


class EngagePerformer(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        happenings.engage(s, f, f[SEAT], 1 << f[U_PERFORMER])


# Move


def movers(s: FiveSails, seat: int) -> list[int]:
    """En garde characters, and at Home also engaged ones. (FS-DRAMA-09, FS-RULE-23)"""
    place, engaged = s.place, s.engaged
    free = not barred(s, TO_MOVE)
    found = []
    for c in s.crew(seat):
        if (place[c] == HOME or not engaged[c]) and (free or may(s, TO_MOVE, c, seat)):
            found.append(c)
    return found


def destinations(s: FiveSails, c: int) -> list[int]:
    """From Home every City location; else the neighbours in the line and Home. (FS-DRAMA-10)"""
    near = near_city(s, s.place[c])
    return list(near) if s.place[c] == HOME else [*near, HOME]


class MovePerformer(AskPerformer):
    def found(self, s: FiveSails, seat: int) -> list[int]:
        return movers(s, seat)


class MoveDestination(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            options = place_keys(destinations(s, f[U_PERFORMER]))
            answer = ask(s, f, f[SEAT], Q_PLACE, options, f[U_PERFORMER], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_PLACE] = thing_of(answer)


class MoveCost(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if s.place[f[U_PERFORMER]] != HOME:
            happenings.engage(s, f, f[SEAT], 1 << f[U_PERFORMER], happenings.FROM_MOVING)


class MoveThere(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        happenings.move(s, f, f[SEAT], 1 << f[U_PERFORMER], f[U_PLACE])


def could_move(s: FiveSails, seat: int, crew: Sequence[int]) -> bool:
    place, engaged = s.place, s.engaged
    free = not barred(s, TO_MOVE)
    for c in crew:
        if (place[c] == HOME or not engaged[c]) and (free or may(s, TO_MOVE, c, seat)):
            return True
    return False


# Equip


def may_wear(s: FiveSails, seat: int, a: int, c: int) -> bool:
    """On a card its player controls, unless the attachment says otherwise. (FS-CARDS-29)"""
    p = s.match.equip_rule[a]
    if p is None:
        return s.holder[c] == seat
    x = context(s, a, c)
    x[SEAT] = seat
    return p.scope.fits(s, x, c)


def wearers(s: FiveSails, seat: int, a: int, p: int) -> list[int]:
    """Who could come to wear it if this character equips: itself, unless the attachment names others."""
    if s.match.worn_by_anyone >> a & 1:
        return [c for c in s.everybody() if may_wear(s, seat, a, c)]
    return [p] if may_wear(s, seat, a, p) else []


def somebody_wears(s: FiveSails, seat: int, a: int, crew: Sequence[int]) -> bool:
    """Whether one of these characters could equip an attachment that does not go to just anybody."""
    rule = s.match.equip_rule[a]
    assert rule is not None
    x = context(s, a, NONE)
    x[SEAT] = seat
    for c in s.everybody() if s.match.worn_by_anyone >> a & 1 else crew:
        x[U_IT] = c
        if rule.scope.fits(s, x, c):
            return True
    return False


def equip_price(s: FiveSails, seat: int, a: int, p: int, why: Why | None = None) -> int:
    x = BLANK[:]
    x[SEAT] = seat
    x[U_PERFORMER] = p
    x[U_T0] = 1 << a
    return price(s, a, x, why)


def equippable(s: FiveSails, seat: int, p: int) -> list[int]:
    """Attachments that a performer could equip now: from hand anywhere, available ones where they lie."""
    m = s.match
    place = s.place[p]
    found = []
    hand = s.hand(seat)
    cards = len(hand)
    for a in hand:
        if m.type[a] == ATTACHMENT and can_equip(s, seat, p, a, cards):
            found.append(a)
    for a in s.city_cards():
        if s.place[a] == place and m.type[a] == ATTACHMENT and can_equip(s, seat, p, a, cards):
            found.append(a)
    return found


def can_equip(s: FiveSails, seat: int, p: int, a: int, cards: int) -> bool:
    """Whether somebody could come to wear the attachment if this character equips it, and so large a hand can pay."""
    m = s.match
    if m.dearest[a] >= cards and not can_buy(s, seat, a, equip_price(s, seat, a, p), s.place[p]):
        return False
    return m.equip_rule[a] is None or bool(wearers(s, seat, a, p))


def anybody_can_equip(s: FiveSails, seat: int) -> bool:
    """Whether there is an attachment in hand that every character could equip and that can be paid for."""
    m = s.match
    hand = s.hand(seat)
    for a in hand:
        if m.type[a] == ATTACHMENT and m.dearest[a] < len(hand) and m.equip_rule[a] is None:
            return True
    return False


class EquipPerformer(AskPerformer):
    def found(self, s: FiveSails, seat: int) -> list[int]:
        if anybody_can_equip(s, seat):
            return list(s.crew(seat))
        return [p for p in s.crew(seat) if equippable(s, seat, p)]


class EquipWhat(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        found = equippable(s, f[SEAT], f[U_PERFORMER])
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_ATTACHMENT, card_keys(s, found), f[U_PERFORMER], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        a = keyed_card(s, found, answer)
        f[U_T0] = 1 << a
        if s.zone[a] == HAND:
            s.put(a, PLAYED, f[SEAT])


class EquipWhom(Node):
    """The performer, except for the attachments that go to others."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        found = wearers(s, f[SEAT], happenings.only(f[U_T0]), f[U_PERFORMER])
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_CARDS, card_keys(s, found), f[U_PERFORMER], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_T1] = 1 << keyed_card(s, found, answer)


class EquipIt(Node):
    """If it is no longer there to be had, the payment is lost. (FS-RULE-34)"""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        a = happenings.only(f[U_T0])
        if s.zone[a] in (CITY, PLAYED):
            happenings.equip(s, f, f[SEAT], a, happenings.only(f[U_T1]))
        else:
            f[RESULT] = 0


def could_equip(
    s: FiveSails, seat: int, crew: Sequence[int], away: Sequence[int], lying: Sequence[int], hand: Sequence[int]
) -> bool:
    m, place = s.match, s.place
    kind = m.type
    cards = len(hand)
    for a in hand:
        if kind[a] == ATTACHMENT:
            if m.dearest[a] < cards:
                if m.equip_rule[a] is None or somebody_wears(s, seat, a, crew):
                    return bool(crew)
                continue
            for p in crew:
                if can_equip(s, seat, p, a, cards):
                    return True
    for a in lying:
        if kind[a] == ATTACHMENT:
            if m.equip_rule[a] is None and m.dearest[a] < cards:
                return True
            for p in away:
                if place[p] == place[a] and can_equip(s, seat, p, a, cards):
                    return True
    return False


# Recruit


def recruits(s: FiveSails, seat: int, p: int) -> list[int]:
    """Available Mercenaries at the performer's location that could be paid for. (FS-DRAMA-16)"""
    place = s.place[p]
    if place >= HOME:
        return []
    return [
        c
        for c in s.city_cards()
        if s.place[c] == place and s.match.type[c] == CHARACTER and can_recruit(s, seat, p, c)
    ]


def can_recruit(s: FiveSails, seat: int, p: int, c: int) -> bool:
    """Whether this character, where it is, could pay for an available one."""
    return s.match.dearest[c] <= len(s.hand(seat)) or can_buy(s, seat, c, equip_price(s, seat, c, p), s.place[c])


class RecruitPerformer(AskPerformer):
    def found(self, s: FiveSails, seat: int) -> list[int]:
        return [p for p in s.crew(seat) if recruits(s, seat, p)]


class RecruitWhom(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        found = recruits(s, f[SEAT], f[U_PERFORMER])
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_MERCENARY, card_keys(s, found), f[U_PERFORMER], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_T0] = 1 << keyed_card(s, found, answer)


class RecruitThem(Node):
    """It enters play where it is, en garde, under your control."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        c = happenings.only(f[U_T0])
        if c != NONE and s.zone[c] == CITY:
            note(s, T_RECRUIT, f[SEAT], f[U_PERFORMER], other=c)
            happenings.enter_play(s, f, f[SEAT], c, s.place[c])
        else:
            f[RESULT] = 0


def could_recruit(
    s: FiveSails, seat: int, away: Sequence[int], lying: Sequence[int], hand: Sequence[int]
) -> bool:
    m, place = s.match, s.place
    cards = len(hand)
    for c in lying:
        if m.type[c] == CHARACTER:
            if m.dearest[c] <= cards:
                return True
            for p in away:
                if place[p] == place[c] and can_recruit(s, seat, p, c):
                    return True
    return False


# Challenge


def challengers(s: FiveSails, seat: int) -> list[int]:
    return [c for c in s.crew(seat) if can_challenge(s, c)]


def can_challenge(s: FiveSails, c: int) -> bool:
    """A dash in the stat bars it. (FS-DUEL-06)"""
    if s.place[c] >= HOME or s.match.printed[COMBAT][c] == DASH:
        return False
    if s.engaged[c] and special(s, ISSUES_ENGAGED, c) == NONE:
        return False
    return may(s, TO_ISSUE, c)


def challengeable(s: FiveSails, c: int) -> list[int]:
    """Opposing characters that may be challenged; one that draws challenges must be. (FS-DUEL-04)

    Some may also be challenged from an adjacent location.
    """
    found = list(s.opponents_of(c))
    if s.match.far_challengers >> c & 1:
        found += within_reach(s, c)
    return drawn(s, [o for o in found if may_be_challenged(s, o, c, COMBAT)])


class ChallengePair(Node):
    """Performer and challenged character in one decision. (FS-DUEL-03)"""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            options = [
                key(V_PAIR, s.slot[a], s.slot[b]) for a in challengers(s, f[SEAT]) for b in challengeable(s, a)
            ]
            answer = ask(s, f, f[SEAT], Q_CHALLENGE, options, NONE, f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_PERFORMER] = s.slots[thing_of(answer)]
        f[U_T0] = 1 << s.slots[ability_of(answer)]


class ChallengeCost(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        p = f[U_PERFORMER]
        if s.engaged[p]:
            f[U_FLAGS] |= CHALLENGES_ENGAGED
        else:
            happenings.engage(s, f, f[SEAT], 1 << p)


class ChallengeThem(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        issue_challenge(s, f, f[U_PERFORMER], happenings.only(f[U_T0]), COMBAT)


def could_challenge(s: FiveSails, seat: int, away: Sequence[int]) -> bool:
    watched = 0
    for other in range(s.match.seats):
        if other != seat:
            watched |= s.whereabouts(other)
    place, far = s.place, s.match.far_challengers
    for c in away:
        if (watched >> place[c] & 1 or far >> c & 1) and can_challenge(s, c) and finds_adversary(s, c):
            return True
    return False


def finds_adversary(s: FiveSails, c: int) -> bool:
    """Whether there is anybody that this character may challenge."""
    for o in s.opponents_of(c):
        if may_be_challenged(s, o, c, COMBAT):
            return True
    return bool(s.match.far_challengers >> c & 1 and challengeable(s, c))


# Claim


def claimants(s: FiveSails, seat: int) -> list[int]:
    return [c for c in s.crew(seat) if s.place[c] < HOME and not s.engaged[c] and has_stat(s, c, INFLUENCE)]


class ClaimPerformer(AskPerformer):
    def found(self, s: FiveSails, seat: int) -> list[int]:
        return claimants(s, seat)


class ClaimPressure(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        place = s.place[f[U_PERFORMER]]
        if place < HOME:
            f[U_PLACE] = place
            push_pressure(s, f, place, INFLUENCE, False, NONE)
        else:
            f[RESULT] = 0


class ClaimIt(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if f[RESULT]:
            happenings.claim(s, f, f[SEAT], f[U_PLACE])


def could_claim(s: FiveSails, away: Sequence[int]) -> bool:
    engaged, influence = s.engaged, s.match.printed[INFLUENCE]
    for c in away:
        if not engaged[c] and influence[c] != DASH:
            return True
    return False


# Brutes


def brutes(s: FiveSails, seat: int) -> list[int]:
    """Characters with Brute in hand that can be paid for. (FS-RULES-12, FS-RULE-25)"""
    return [
        c
        for c in s.hand(seat)
        if s.match.type[c] in (CHARACTER, LEADER_CARD)
        and keywords_of(s, c) & BRUTE
        and can_buy(s, seat, c, equip_price(s, seat, c, NONE), HOME)
    ]


class BruteWhich(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        found = brutes(s, f[SEAT])
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_CARDS, card_keys(s, found), NONE, f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        c = keyed_card(s, found, answer)
        f[U_T0] = 1 << c
        s.put(c, PLAYED, f[SEAT])


class BruteEnters(Node):
    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        c = happenings.only(f[U_T0])
        if s.zone[c] == PLAYED:
            happenings.enter_play(s, f, f[SEAT], c, HOME)


def could_call_brutes(s: FiveSails, seat: int) -> bool:
    return s.match.has_brutes and bool(brutes(s, seat))


MOVE_ACTION: Final = basic("Move", (MovePerformer(), MoveDestination(), MoveCost(), MoveThere()), 2, 3)
EQUIP_ACTION: Final = basic("Equip", (EquipPerformer(), EquipWhat(), EquipWhom(), EquipIt()), 3, 3, buys=True)
RECRUIT_ACTION: Final = basic("Recruit", (RecruitPerformer(), RecruitWhom(), RecruitThem()), 2, 2, True, True)
CHALLENGE_ACTION: Final = basic("Challenge", (ChallengePair(), ChallengeCost(), ChallengeThem()), 1, 2, aimed=True)
CLAIM_ACTION: Final = basic(
    "Claim", (ClaimPerformer(), EngagePerformer(), ClaimPressure(), ClaimIt()), 1, 2
)
BRUTE_ACTION: Final = basic("Play a Brute", (BruteWhich(), BruteEnters()), 1, 1, buys=True)
BASIC_ACTIONS: Final[tuple[Any, ...]] = (
    MOVE_ACTION, CLAIM_ACTION, CHALLENGE_ACTION, EQUIP_ACTION, RECRUIT_ACTION, BRUTE_ACTION,
)  # fmt: skip
for _number, _action in enumerate(BASIC_ACTIONS):
    _action.number = _number
# nothing is aimed at and nothing bought: nobody can answer them before they happen
MOVE_ACTION.plain = CLAIM_ACTION.plain = True
