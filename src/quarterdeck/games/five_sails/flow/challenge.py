"""Issuing a challenge (FS-DUEL-01 to -20): issue, Technique, the answer, and the threat it makes."""

from typing import Any, Final

from quarterdeck.cardgame.keys import card_keys
from quarterdeck.cardgame.terms import Q_EXTRA_COST, Q_MAY, V_DONE, V_NO, V_YES
from quarterdeck.cardgame.values import Why, context, in_force, kept
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.duel_state import (
    CHALLENGES_ENGAGED, DUEL, D_ACTIVE, D_BY, D_CARD, D_FOUGHT, D_FREE, D_GONE, D_POOL, D_RIDERS, D_ROUND, D_SEAT,
    D_SIZE, D_STAGE, D_STAT, D_WOUNDED, PLAYED_CARD, USED_MANEUVER, USED_TECHNIQUE, gone,
)  # fmt: skip
from quarterdeck.games.five_sails.flow.duel import Round, add_threat, begin_round, bind_threat, cap, capped, skip_round
from quarterdeck.games.five_sails.flow.techniques import activate, technique_keys
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACCEPT, ATTACHMENT, COMES_OVER, CREW, DISCARD, DRAWS_CHALLENGES, DUEL_END, EVEN_ENGAGED, HAND, HOME,
    INTERVENES_ARMED, INTERVENES_ENGAGED, INTERVENES_FREELY, ISSUE, ISSUES_ENGAGED, MAY_RETREAT, NEXT_ROUND,
    NO_INTERVENTION, NO_REFUSAL, ONLY_LEADERS_INTERVENE, ONLY_LEADERS_REFUSE, ON_SIDE, Q_ANSWER, Q_TECHNIQUE, REFUSE,
    TAKES_BACK_ATTACHMENTS, TAKES_THE_THREAT, THE_DUEL, THE_ROUND, THRUST, TO_BE_CHALLENGED, TO_INTERVENE, TO_ISSUE,
    TO_MOVE, TO_REFUSE, T_DUEL_OVER, T_THREAT, T_TWO, T_VOID, V_ACCEPT, V_INTERVENE, V_REFUSE,
)  # fmt: skip
from quarterdeck.games.five_sails.traits import LEADER, WEAPON
from quarterdeck.games.five_sails.values import ON_SPECIAL, has_stat, has_trait, may, stat, value_rows
from quarterdeck.games.five_sails.whereabouts import place_of
from quarterdeck.kernel.ability import PARTIAL, U_ABILITY, U_FLAGS, U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.event import E_ABILITY, E_SOURCE, event, happen
from quarterdeck.kernel.flow import RESULT, SEAT, Procedure, again, ask, below, go, push
from quarterdeck.kernel.lasting import sweep
from quarterdeck.kernel.record import note

#: D_FREE: somebody intervenes, at the usual cost or without engaging
STEPPED_IN: Final = 1
FREELY: Final = 2

#: why nobody can intervene
BY_THE_CHALLENGE: Final = 1
NO_LEADER: Final = 2
NOBODY_THERE: Final = 3
ALL_ENGAGED: Final = 4
NOT_ALLOWED: Final = 5
#: the same in words, for whoever is challenged, {whose} being 'yours' or 'theirs'
HELD_BACK: Final = {
    BY_THE_CHALLENGE: "this challenge does not let them",
    NO_LEADER: "only a Leader could, and none of {whose} is there",
    NOBODY_THERE: "nobody else of {whose} is there", ALL_ENGAGED: "nobody else of {whose} there is en garde",
    NOT_ALLOWED: "nobody else of {whose} there may",
}  # fmt: skip


def issue_challenge(s: FiveSails, f: Frame, who: int, target: int, k: int, riders: int = 0) -> None:
    """A character challenges another with a stat; not while a duel is going on. (FS-RULE-85)"""
    near = s.opposes(who, target) or target in within_reach(s, who)
    able = s.zone[who] == CREW and has_stat(s, who, k) and may(s, TO_ISSUE, who)
    if s.duel_at != NONE or not near or not able or not may_be_challenged(s, target, who, k):
        f[RESULT] = 0
        return
    open_challenge(s, who, target, k, riders | (EVEN_ENGAGED if f[U_FLAGS] & CHALLENGES_ENGAGED else 0), f[U_ABILITY])


def open_challenge(s: FiveSails, who: int, target: int, k: int, riders: int, by: int) -> Frame:
    """The challenge of one character to another, from its first step on."""
    d = push(s, Challenge, s.holder[who])
    s.duel_at = len(s.stack) - 1
    d[D_STAT] = k
    d[D_CARD] = who
    d[D_CARD + 1] = target
    d[D_SEAT] = s.holder[who]
    d[D_SEAT + 1] = s.holder[target]
    d[D_RIDERS] = riders
    d[D_BY] = by
    return d


def within_reach(s: FiveSails, c: int) -> list[int]:
    """Those whom a character may challenge at adjacent locations, since they oppose certain friends of its own.

    It has to be in the City, as for every challenge, and able to move there.
    """
    if not s.match.far_challengers >> c & 1 or s.place[c] >= HOME or not may(s, TO_MOVE, c, s.holder[c]):
        return []
    found: dict[int, None] = {}
    for o, _, p in s.match.passives[ON_SPECIAL]:
        if o == c and p.name == COMES_OVER:
            x = context(s, c, c)
            for friend in s.crew(s.holder[c]):
                if s.place[friend] in s.match.near[s.place[c]] and p.scope.fits(s, x, friend):
                    found.update(dict.fromkeys(s.opponents_of(friend)))
    return list(found)


def come_over(s: FiveSails, d: Frame, answer: int) -> None:
    """Who challenges somebody at an adjacent location moves there with it."""
    who, target = d[D_CARD], d[D_CARD + 1]
    if s.place[who] != s.place[target]:
        happenings.move(s, None, d[SEAT], 1 << who, s.place[target])


def issue(s: FiveSails, d: Frame, answer: int) -> None:
    if not s.opposes(d[D_CARD], d[D_CARD + 1]):
        void(s, d)
        return
    if d[D_RIDERS] & EVEN_ENGAGED:
        spend_special(s, ISSUES_ENGAGED, d[D_CARD])
    e = event(ISSUE, d[SEAT], 1 << d[D_CARD + 1], d[D_STAT], s.place[d[D_CARD]], d[D_CARD])
    e[E_SOURCE], e[E_ABILITY] = below(s, d)[U_ORIGIN], d[D_BY]
    note(s, ISSUE, d[SEAT], d[D_CARD], other=d[D_CARD + 1], amount=d[D_STAT])
    happen(s, e)


def void(s: FiveSails, d: Frame) -> None:
    """Nothing comes of the challenge."""
    note(s, T_VOID, d[SEAT], d[D_CARD], other=d[D_CARD + 1])
    d[RESULT] = 0
    go(s, d, challenge_over)


def stands(s: FiveSails, d: Frame, answer: int) -> None:
    """Cancelled, or no longer between two opposing characters: the challenge is void. (FS-RULE-68)"""
    if not d[RESULT] or not s.opposes(d[D_CARD], d[D_CARD + 1]):
        void(s, d)


def retreat(s: FiveSails, d: Frame, answer: int) -> None:
    """Some challenges let the challenged character go Home engaged instead."""
    if not d[D_RIDERS] & MAY_RETREAT:
        return
    target = d[D_CARD + 1]
    if answer == NO_ANSWER:
        options = [key(V_YES), key(V_NO)] if may(s, TO_MOVE, target, s.holder[target]) else [key(V_NO)]
        answer = ask(s, d, s.holder[target], Q_MAY, options, target, d[D_BY])
        if answer == NO_ANSWER:
            return
    if verb_of(answer) == V_YES:
        happenings.move(s, None, s.holder[target], 1 << target, HOME, engaged=True)
    else:
        d[RESULT] = 1


def still_stands(s: FiveSails, d: Frame, answer: int) -> None:
    if not s.opposes(d[D_CARD], d[D_CARD + 1]):
        void(s, d)


def activate_technique(s: FiveSails, d: Frame, answer: int) -> None:
    """Its costs are paid now, its effects wait for the answer. (FS-DUEL-07 to -09)

    Where it is activated after the answer, nothing waits.
    """
    if gone(s, d, 0):
        return
    options = technique_keys(s, d[SEAT], d[D_CARD])
    if answer == NO_ANSWER:
        answer = ask(s, d, d[SEAT], Q_TECHNIQUE, [*options, key(V_DONE)], d[D_CARD])
        if answer == NO_ANSWER:
            return
    if verb_of(answer) != V_DONE:
        activate(s, d[SEAT], d[D_CARD], answer, held=s.match.ruleset.technique == "before_answer")


def interveners(s: FiveSails, d: Frame) -> list[int]:
    """Other characters of the challenged player that could step in. (FS-DUEL-12, -13, FS-RULE-66, FS-MULTI-07)"""
    if d[D_RIDERS] & NO_INTERVENTION:
        return []
    target = d[D_CARD + 1]
    return [c for c in s.characters_at(s.place[target], s.holder[target]) if c != target and can_intervene(s, d, c)]


def held_back(s: FiveSails, d: Frame) -> int:
    """Why nobody can intervene, for all to see; 0 if somebody can. (FS-DUEL-12, FS-RULE-66)"""
    if interveners(s, d):
        return 0
    if d[D_RIDERS] & NO_INTERVENTION:
        return BY_THE_CHALLENGE
    target = d[D_CARD + 1]
    others = [c for c in s.characters_at(s.place[target], s.holder[target]) if c != target]
    if d[D_RIDERS] & ONLY_LEADERS_INTERVENE:
        others = [c for c in others if has_trait(s, c, LEADER)]
        if not others:
            return NO_LEADER
    if not others:
        return NOBODY_THERE
    return ALL_ENGAGED if all([s.engaged[c] for c in others]) else NOT_ALLOWED


def can_intervene(s: FiveSails, d: Frame, c: int) -> bool:
    if d[D_RIDERS] & ONLY_LEADERS_INTERVENE and not has_trait(s, c, LEADER):
        return False
    if s.engaged[c] and special(s, INTERVENES_ENGAGED, c) == NONE and not stand_ins(s, c):
        return False
    return may(s, TO_INTERVENE, c, d[D_CARD]) and may_be_challenged(s, c, d[D_CARD], d[D_STAT])


def stand_ins(s: FiveSails, c: int) -> list[int]:
    """En garde Weapons that a character may engage in its own place to intervene."""
    if INTERVENES_ARMED not in s.match.specials or special(s, INTERVENES_ARMED, c) == NONE:
        return []
    mine = [a for a in s.gear(c) if s.holder[a] == s.holder[c] and not s.engaged[a]]
    return [a for a in mine if has_trait(s, a, WEAPON)]


def may_be_challenged(s: FiveSails, c: int, by: int, k: int) -> bool:
    """Whether a character may be challenged by another with a stat. (FS-DUEL-06, FS-VAR-71)

    A dash does not keep it from it, in most editions.
    """
    return may(s, TO_BE_CHALLENGED, c, by) and (not s.match.dash_bars or has_stat(s, c, k))


def special(s: FiveSails, name: str, c: int) -> int:
    """The card whose text gives a character this special permission now, or NONE."""
    if s.speaking >> ON_SPECIAL & 1 and name in s.match.specials:
        for o, p, _ in in_force(s, s.match.specials[name], c):
            if not (p.daily and s.used_day[o] & p.daily):
                return o
    return NONE


def spend_special(s: FiveSails, name: str, c: int) -> None:
    """Mark a once-per-Day permission as used."""
    for o, zones, p in s.match.specials.get(name, ()):
        if p.daily and zones >> s.zone[o] & 1:
            if p.scope.fits(s, context(s, o, c), c):
                s.used_day[o] |= p.daily
                return


def drawn(s: FiveSails, found: list[int]) -> list[int]:
    """Of those who may be challenged, the ones that must be, at each location where there are any (190)."""
    if len(found) < 2:
        return found
    first = [c for c in found if special(s, DRAWS_CHALLENGES, c) == c]
    places = {s.place[c] for c in first}
    return [c for c in found if c in first or s.place[c] not in places] if first else found


def answer_challenge(s: FiveSails, d: Frame, answer: int) -> None:
    """Accept, refuse or intervene: one decision of the challenged player. (FS-DUEL-10, FS-RULE-62)"""
    if not s.opposes(d[D_CARD], d[D_CARD + 1]):
        void(s, d)
        return
    target = d[D_CARD + 1]
    helpers = interveners(s, d)
    if answer == NO_ANSWER:
        options = [key(V_ACCEPT), *(key(V_INTERVENE, s.slot[c]) for c in helpers)]
        if may_refuse(s, d, target):
            options.append(key(V_REFUSE))
        answer = ask(s, d, s.holder[target], Q_ANSWER, options, target, d[D_BY])
        if answer == NO_ANSWER:
            return
    verb = verb_of(answer)
    helper = s.slots[thing_of(answer)] if verb == V_INTERVENE else target
    note(s, ACCEPT, s.holder[target], helper, other=d[D_CARD], amount=verb, whys=([(0, target)],))
    if verb == V_REFUSE:
        go(s, d, refused)
    elif verb == V_INTERVENE:
        intervene(s, d, s.slots[thing_of(answer)])


def may_refuse(s: FiveSails, d: Frame, target: int) -> bool:
    if s.match.ruleset.answer == "intervene_only":
        return False
    if d[D_RIDERS] & NO_REFUSAL or (d[D_RIDERS] & ONLY_LEADERS_REFUSE and not has_trait(s, target, LEADER)):
        return False
    return may(s, TO_REFUSE, target, d[D_CARD])


def intervene(s: FiveSails, d: Frame, c: int) -> None:
    """It becomes the challenged character and has accepted. Whom it is for may make it free."""
    free = not s.engaged[c] and special(s, INTERVENES_FREELY, c) != NONE
    d[D_CARD + 1] = c
    d[D_FREE] = FREELY if free else STEPPED_IN


def engage_intervener(s: FiveSails, d: Frame, answer: int) -> None:
    """Who intervenes engages, or a card that may do so in its place. (FS-DUEL-12)"""
    if d[D_FREE] != STEPPED_IN:
        return
    c = d[D_CARD + 1]
    if answer == NO_ANSWER:
        if s.engaged[c] and special(s, INTERVENES_ENGAGED, c) != NONE:
            spend_special(s, INTERVENES_ENGAGED, c)
            return
        options = [*([] if s.engaged[c] else [c]), *stand_ins(s, c)]
        answer = ask(s, d, s.holder[c], Q_EXTRA_COST, card_keys(s, options), c, d[D_BY])
        if answer == NO_ANSWER:
            return
    happenings.engage(s, None, s.holder[c], 1 << s.slots[thing_of(answer)])


def accepted(s: FiveSails, d: Frame, answer: int) -> None:
    """The two are participants and adversaries from now on. (FS-DUEL-14, FS-RULE-116)"""
    d[D_STAGE] = DUEL
    d[D_GONE] = d[D_WOUNDED] = 0
    d[D_FOUGHT] = 1 << d[D_CARD] | 1 << d[D_CARD + 1]
    happen(s, event(ACCEPT, d[D_SEAT + 1], 1 << d[D_CARD + 1], d[D_STAT], s.place[d[D_CARD]], d[D_CARD]))


def resolve_technique(s: FiveSails, d: Frame, answer: int) -> None:
    """What was activated with the challenge happens now. (FS-DUEL-18)"""
    if s.held:
        f = list(s.held)
        s.held = ()
        s.stack.append(f)


def make_threat(s: FiveSails, d: Frame, answer: int) -> None:
    """The challenger's stat and any Thrust of the Technique go to the accepting side's pool. (FS-DUEL-19, -20)"""
    why = kept(s)
    made = generated(s, d, why)
    arrived = add_threat(s, d, 1, made)
    note(s, T_THREAT, d[D_SEAT], d[D_CARD], other=d[D_CARD + 1], amount=made * T_TWO + arrived, whys=(why,))
    if s.match.bound_threat:
        bind_threat(s, d, 0)
    sweep(s, THE_ROUND, ON_SIDE)
    d[D_ACTIVE] = 0


def stand_in_the_way(s: FiveSails, d: Frame, answer: int) -> None:
    """Who takes the threat as wounds (188) plays no combat card in the first round, but that begins all the same."""
    if not d[D_FREE] or special(s, TAKES_THE_THREAT, d[D_CARD + 1]) == NONE:
        go(s, d, rounds)
        return
    d[D_ACTIVE] = d[D_ROUND] = 1
    begin_round(s, PLAYED_CARD | USED_TECHNIQUE | USED_MANEUVER)


def take_the_threat(s: FiveSails, d: Frame, answer: int) -> None:
    suffered = capped(s, d, 1, d[D_POOL + 1], cap(s, d, 1))
    d[D_POOL] = d[D_POOL + 1] = 0
    go(s, d, duel_ends)
    if not gone(s, d, 1):
        happenings.wound(s, None, d[D_SEAT], 1 << d[D_CARD + 1], suffered)


def generated(s: FiveSails, d: Frame, why: Why | None = None) -> int:
    n = stat(s, d[D_CARD], d[D_STAT])
    if why is not None:
        why.append((n, d[D_CARD]))
    return max(0, n + value_rows(s, THRUST, 0, why))


def rounds(s: FiveSails, d: Frame, answer: int) -> None:
    """The accepting side first, then alternating, until no pool holds threat. (FS-DUEL-22, -42, FS-DUELX-01)"""
    for side in (0, 1):
        if gone(s, d, side):
            d[D_GONE] |= 1 << side
            d[D_POOL + side] = 0
    threatened = s.match.ruleset.rounds == "threatened"
    if (d[D_ROUND] or threatened) and not d[D_POOL] and not d[D_POOL + 1]:
        return
    if d[D_SEAT] == d[D_SEAT + 1] or d[D_GONE] == 3:
        return
    again(d)
    d[D_ACTIVE] = 1 - d[D_ACTIVE]
    if threatened and not d[D_POOL + d[D_ACTIVE]]:
        d[D_ACTIVE] = 1 - d[D_ACTIVE]  # whoever holds threat has the round; both: the one who did not have the last
    if d[D_GONE] >> d[D_ACTIVE] & 1:
        skip_round(s, d)
        d[D_ROUND] = d[D_ROUND] or 1
    else:
        d[D_ROUND] += 1
        push(s, Round, d[D_SEAT + d[D_ACTIVE]])


def duel_ends(s: FiveSails, d: Frame, answer: int) -> None:
    """Lines are discarded, what was made in the duel ends with it. (FS-DUEL-43)"""
    d[D_POOL] = d[D_POOL + 1] = 0
    end_lasting(s)
    lines = 0
    for seat in range(s.match.seats):
        for c in s.line(seat):
            lines |= 1 << c
    lines &= ~taken_back(s, d)
    if lines:
        happenings.discard(s, None, NONE, lines)


def taken_back(s: FiveSails, d: Frame) -> int:
    """Cards of the lines that go back to hands instead of being discarded. (FS-DUEL-29)"""
    kept = 0
    for side in (0, 1):
        seat = d[D_SEAT + side]
        if special(s, TAKES_BACK_ATTACHMENTS, d[D_CARD + side]) != NONE:
            for c in s.line(seat):
                if s.match.type[c] == ATTACHMENT:
                    kept |= 1 << c
                    s.put(c, HAND, seat)
    return kept


def after_the_duel(s: FiveSails, d: Frame, answer: int) -> None:
    note(s, T_DUEL_OVER, d[SEAT], d[D_CARD], other=d[D_CARD + 1], amount=1)
    happen(s, event(DUEL_END, d[D_SEAT], d[D_FOUGHT], d[D_GONE], place_of(s, d[D_CARD]), d[D_CARD]))


def to_the_end(s: FiveSails, d: Frame, answer: int) -> None:
    d[RESULT] = 1
    go(s, d, challenge_over)


def refused(s: FiveSails, d: Frame, answer: int) -> None:
    """Only what bears on the threat counts of the Technique. (FS-RULE-63)"""
    if s.held:
        f = list(s.held)
        s.held = ()
        f[U_FLAGS] |= PARTIAL
        s.stack.append(f)


def suffer_refusal(s: FiveSails, d: Frame, answer: int) -> None:
    """The refusing character suffers the threat, limited by Restricted Hostilities. (FS-DUEL-16, FS-RULE-64)"""
    why = kept(s)
    threat = generated(s, d, why)
    note(s, T_THREAT, d[D_SEAT], d[D_CARD], other=d[D_CARD + 1], amount=threat * (T_TWO + 1), whys=(why,))
    if s.match.ruleset.refusal == "capped":
        threat = capped(s, d, 1, threat, stat(s, d[D_CARD], d[D_STAT]))
    happenings.wound(s, None, d[D_SEAT], 1 << d[D_CARD + 1], threat)


def after_refusal(s: FiveSails, d: Frame, answer: int) -> None:
    d[RESULT] = 0
    happen(s, event(REFUSE, d[D_SEAT + 1], 1 << d[D_CARD + 1], d[D_STAT], s.place[d[D_CARD]], d[D_CARD]))


def challenge_over(s: FiveSails, d: Frame, answer: int) -> None:
    """A Technique is free again for the next duel. (FS-RULE-65)"""
    close(s, d)


def end_lasting(s: FiveSails) -> None:
    """What lasts for a round, until the next one or for the duel ends with the duel at the latest. (FS-RULES-08)"""
    for moment in (THE_ROUND, NEXT_ROUND, THE_DUEL):
        sweep(s, moment)


def close(s: FiveSails, d: Frame) -> None:
    end_lasting(s)
    s.used_duel = bytearray(s.match.size)
    s.granted_duel = ()
    s.held = ()
    s.duel_at = NONE


def leave_challenge(s: FiveSails, d: Frame) -> None:
    for seat in range(s.match.seats):
        for c in s.line(seat):
            s.put(c, DISCARD, s.match.owner[c])
    close(s, d)


def steps(rules: Any) -> tuple[Any, ...]:
    if rules.technique == "after_answer":
        return (
            come_over, issue, stands, retreat, still_stands, answer_challenge, engage_intervener, accepted,
            activate_technique, make_threat, stand_in_the_way, take_the_threat, rounds, duel_ends, after_the_duel,
            to_the_end, refused, suffer_refusal, after_refusal, challenge_over,
        )  # fmt: skip
    return (
        come_over, issue, stands, retreat, still_stands, activate_technique, answer_challenge, engage_intervener,
        accepted, resolve_technique, make_threat, stand_in_the_way, take_the_threat, rounds, duel_ends,
        after_the_duel, to_the_end, refused, suffer_refusal, after_refusal, challenge_over,
    )  # fmt: skip


Challenge: Final = Procedure("challenge", steps, D_SIZE, leave_challenge)
