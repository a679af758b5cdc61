"""A round of the duel (FS-DUEL-21 to -43, FS-DUELX): combat card, abilities, Riposte, Parry, Thrust, threat."""

from typing import Any, Final

from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.terms import V_DONE
from quarterdeck.cardgame.values import added, kept
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.duel_state import (
    D_ACTIVE, D_BLED, D_BOUND, D_CARD, D_CARDS, D_DONE, D_GAMBLES, D_POOL, D_ROUND, D_SEAT, D_SENT, D_STAT,
    PLAYED_CARD, USED_MANEUVER, USED_TECHNIQUE, gone, is_lethal, side_of_card,
)  # fmt: skip
from quarterdeck.games.five_sails.flow.techniques import activate, technique_keys
from quarterdeck.games.five_sails.state import DIRTY_CREW, FiveSails
from quarterdeck.games.five_sails.terms import (
    ASIDE, COMBAT, COMBAT_CARD, CREW, DISCARD, EQUIPPED, FINESSE, GAMBLE, HOME, LINE, NEXT_ROUND, ON_SIDE, PARRY,
    Q_COMBAT, Q_GAMBLE, Q_ROUND, REVEAL, REVEAL_MORE, RIPOSTE, ROUND_BEGIN, ROUND_END, THE_ROUND, THRUST, T_CAP,
    T_ESCAPE, T_PARRY, T_RIPOSTE, T_THRUST, V_GAMBLE, V_MANEUVER, WOUNDS_RESOLVED,
)  # fmt: skip
from quarterdeck.games.five_sails.using import CityAbility, usable
from quarterdeck.games.five_sails.values import ON_REVEALS, round_value, stat
from quarterdeck.games.five_sails.whereabouts import place_of, same_place
from quarterdeck.kernel.ability import use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, verb_of
from quarterdeck.kernel.event import E_AMOUNT, event, happen, members
from quarterdeck.kernel.flow import RESULT, SEAT, Procedure, again, ask, done, end as end_procedure, go, push
from quarterdeck.kernel.lasting import AMOUNT, EXTRA, ON, WHAT, sweep
from quarterdeck.kernel.record import note

G_COUNT: Final = 4
G_SHOWN: Final = 5  # the cards revealed for it, as a set: others may lie aside, too
G_KEEP: Final = 6  # the chosen card is not played: all lie aside, and the set of it is the result
G_SIZE: Final = 7


def active(s: FiveSails) -> tuple[Frame, int, int]:
    """The duel, the active side and its seat."""
    d = s.stack[s.duel_at]
    side = d[D_ACTIVE]
    return d, side, d[D_SEAT + side]


def skip_round(s: FiveSails, d: Frame) -> None:
    """The round of a participant who is gone: it is not played, but what lasted until it ends. (FS-RULE-83)"""
    sweep(s, NEXT_ROUND, ON_SIDE + d[D_ACTIVE])
    sweep(s, THE_ROUND, ON_SIDE + d[D_ACTIVE])


def begin(s: FiveSails, f: Frame, answer: int) -> None:
    begin_round(s)


def begin_round(s: FiveSails, done: int = 0) -> None:
    """A new round of the active side, in which these things count as done already."""
    d, side, seat = active(s)
    d[D_CARDS] = d[D_SENT] = 0
    d[D_DONE] = done
    d[D_BLED] = 0
    sweep(s, NEXT_ROUND, ON_SIDE + side)
    happen(s, event(ROUND_BEGIN, seat, 1 << d[D_CARD + side], side, d[D_ROUND], d[D_CARD + side]))


def play_combat_card(s: FiveSails, f: Frame, answer: int) -> None:
    """From hand or by gambling; compulsory in the first round if it can be done. (FS-DUEL-24, FS-RULE-70)"""
    d, side, seat = active(s)
    if d[D_DONE] & PLAYED_CARD or gone(s, d, side):
        return
    if answer == NO_ANSWER:
        options = card_keys(s, s.hand(seat))
        if can_gamble(s, d, side):
            options.append(key(V_GAMBLE))
        if d[D_ROUND] > 1 or not options or s.match.ruleset.first_round == "optional":
            options.append(key(V_DONE))
        answer = ask(s, f, seat, Q_COMBAT, options, d[D_CARD + side])
        if answer == NO_ANSWER:
            return
    verb = verb_of(answer)
    if verb == V_DONE:
        return
    if verb == V_GAMBLE:
        d[D_GAMBLES + side] += 1
        g = push(s, Gambling, seat)
        g[G_COUNT] = s.match.ruleset.gamble_reveals
    else:
        play_card(s, keyed_card(s, s.hand(seat), answer), seat)


def can_gamble(s: FiveSails, d: Frame, side: int) -> bool:
    """Fewer gambles so far than the current participant's Finesse, and a card to be had. (FS-DUELX-08, -09)"""
    seat = d[D_SEAT + side]
    return d[D_GAMBLES + side] < stat(s, d[D_CARD + side], FINESSE) and bool(s.deck(seat) or s.discard(seat))


def play_card(s: FiveSails, c: int, seat: int, gambled: bool = False) -> None:
    """A combat card goes to the line, where its values count. (FS-DUEL-25, -29)"""
    d = s.stack[s.duel_at]
    d[D_DONE] |= PLAYED_CARD
    d[D_CARDS] |= 1 << c
    s.put(c, LINE, seat)
    s.engaged[c] = 1 if gambled else 0
    note(s, COMBAT_CARD, seat, c, amount=1 if gambled else 0)
    happen(s, event(COMBAT_CARD, seat, 1 << c, d[D_ACTIVE], 0, d[D_CARD + d[D_ACTIVE]]))


# Gambling (FS-CORE-62, FS-DUELX-06 to -12)


def gamble(s: FiveSails, f: Frame, answer: int) -> None:
    """Counted when declared, before anything is revealed. (FS-RULE-82)"""
    happen(s, event(GAMBLE, f[SEAT], 0, f[G_COUNT]))


def reveal_gamble(s: FiveSails, e: Frame) -> None:
    """The change of the event: what answers it afterwards has seen the cards."""
    seat = e[SEAT]
    d, side, _ = active(s)
    for _ in range(max(1, e[E_AMOUNT] + more_revealed(s, d, d[D_CARD + side], side))):
        c = happenings.take_top(s, seat)
        if c == NONE:
            break
        s.put(c, ASIDE, seat)
        s.reveal(c)
        e[RESULT] |= 1 << c
        note(s, REVEAL, seat, c)


happenings.CHANGES[GAMBLE] = reveal_gamble


def see_gamble(s: FiveSails, f: Frame, answer: int) -> None:
    f[G_SHOWN] = f[RESULT]


def more_revealed(s: FiveSails, d: Frame, c: int, side: int) -> int:
    """What card text adds to, or takes from, the cards revealed when this participant gambles."""
    extra = added(s, s.match.passives[ON_REVEALS], c, None) if s.speaking >> ON_REVEALS & 1 else 0
    for row in s.lasting:
        if row[WHAT] == REVEAL_MORE and row[ON] == ON_SIDE + side:
            if row[EXTRA] == NONE or same_place(s, row[EXTRA], c):
                extra += row[AMOUNT]
    return extra


def pick_gamble(s: FiveSails, f: Frame, answer: int) -> None:
    """The gambler chooses after seeing them all; the rest is sunk. (FS-CORE-63)"""
    seat = f[SEAT]
    shown = [c for c in s.pile(ASIDE, seat) if f[G_SHOWN] >> c & 1]
    if not shown:
        done(s, f, 0)
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, seat, Q_GAMBLE, card_keys(s, shown))
        if answer == NO_ANSWER:
            return
    chosen = keyed_card(s, shown, answer)
    if f[G_KEEP]:
        f[RESULT] = 1 << chosen
        return
    f[RESULT] = chosen
    reject(s, [c for c in shown if c != chosen])
    play_card(s, chosen, seat, gambled=True)


def reject(s: FiveSails, cards: list[int]) -> None:
    """What was gambled for and not chosen is sunk, or discarded."""
    if s.match.ruleset.gamble_reject == "discard":
        for c in cards:
            s.put(c, DISCARD, s.match.owner[c])
    else:
        happenings.sink(s, cards)


Gambling: Final = Procedure("gamble", lambda rules: (gamble, see_gamble, pick_gamble), G_SIZE)


# Technique and Maneuver


def technique_and_maneuver(s: FiveSails, f: Frame, answer: int) -> None:
    """Up to one of each, in either order, in a round with a combat card. (FS-DUEL-30, FS-RULE-71, -75)"""
    d, side, seat = active(s)
    if not d[D_DONE] & PLAYED_CARD or gone(s, d, side):
        return
    c = d[D_CARD + side]
    if answer == NO_ANSWER:
        options = [] if d[D_DONE] & USED_TECHNIQUE else technique_keys(s, seat, c)
        if not d[D_DONE] & USED_MANEUVER:
            options += [key(V_MANEUVER, s.slot[o], a.number) for o, a in maneuvers(s, d, seat, c)]
        if not options:
            return
        answer = ask(s, f, seat, Q_ROUND, [*options, key(V_DONE)], c)
        if answer == NO_ANSWER:
            return
    if verb_of(answer) == V_DONE:
        return
    again(f)
    if verb_of(answer) == V_MANEUVER:
        d[D_DONE] |= USED_MANEUVER
        for o, a in maneuvers(s, d, seat, c):
            if key(V_MANEUVER, s.slot[o], a.number) == answer:
                use(s, a, o, c, seat)
                return
    else:
        d[D_DONE] |= USED_TECHNIQUE
        activate(s, seat, c, answer)


def maneuvers(s: FiveSails, d: Frame, seat: int, participant: int) -> list[tuple[int, CityAbility]]:
    """Maneuvers on the combat card of this round. (FS-ABIL-04)"""
    found = []
    for o in members(d[D_CARDS]):
        if s.zone[o] == LINE:
            for a in s.match.maneuvers[o]:
                if usable(s, a, o, seat, bearer=participant):
                    found.append((o, a))
    return found


# Combat values


def cards_of_round(s: FiveSails, d: Frame) -> list[int]:
    """A card that has left the line has no values any more, unless its own Maneuver sent it away. (FS-RULE-89)"""
    return [c for c in members(d[D_CARDS]) if s.zone[c] == LINE or d[D_SENT] >> c & 1]


def riposte(s: FiveSails, f: Frame, answer: int) -> None:
    """What is turned from one's own pool goes to the adversary's. (FS-DUEL-35)"""
    d, side, seat = active(s)
    if not d[D_DONE] & PLAYED_CARD:
        go(s, f, resolve_threat)
        return
    why = kept(s)
    value = round_value(s, cards_of_round(s, d), RIPOSTE, side, why)
    turned = min(value, d[D_POOL + side])
    d[D_POOL + side] -= turned
    arrived = add_threat(s, d, 1 - side, turned)
    note(s, T_RIPOSTE, seat, missed(d, 1 - side, turned, arrived), other=value, amount=turned, whys=(why,))


def parry(s: FiveSails, f: Frame, answer: int) -> None:
    d, side, seat = active(s)
    why = kept(s)
    value = round_value(s, cards_of_round(s, d), PARRY, side, why)
    turned = min(value, d[D_POOL + side])
    d[D_POOL + side] -= turned
    note(s, T_PARRY, seat, other=value, amount=turned, whys=(why,))


def thrust(s: FiveSails, f: Frame, answer: int) -> None:
    d, side, seat = active(s)
    why = kept(s)
    sent = round_value(s, cards_of_round(s, d), THRUST, side, why)
    arrived = add_threat(s, d, 1 - side, sent)
    note(s, T_THRUST, seat, missed(d, 1 - side, sent, arrived), other=sent, amount=arrived, whys=(why,))


def add_threat(s: FiveSails, d: Frame, to: int, n: int) -> int:
    """To an absent or departed participant threat is discarded, tested each time. (FS-DUELX-17, -18, FS-RULE-77)

    Where threat is bound to locations it is enough that they are together when it is resolved. Gives how much arrived.
    """
    if n > 0 and not gone(s, d, to) and (s.match.bound_threat or together(s, d)):
        d[D_POOL + to] += n
        return n
    return 0


def missed(d: Frame, to: int, sent: int, arrived: int) -> int:
    """The participant whom threat did not reach, or NONE."""
    return d[D_CARD + to] if arrived < sent else NONE


def together(s: FiveSails, d: Frame) -> bool:
    """Whether the participants are, or were last seen, at one location."""
    place = place_of(s, d[D_CARD])
    return place != HOME and place == place_of(s, d[D_CARD + 1])


# Threat that is bound to a location (FS-VAR-66 to -70, FS-RULE-104)


def bind_threat(s: FiveSails, d: Frame, sender: int) -> None:
    """What a side has sent is bound to where it is now; if the adversary is not there, it is discarded."""
    to = 1 - sender
    if d[D_POOL + to] and together(s, d):
        d[D_BOUND + to] = place_of(s, d[D_CARD + sender]) + 1
    else:
        note_escape(s, d, to, d[D_POOL + to])
        d[D_POOL + to] = d[D_BOUND + to] = 0


def note_escape(s: FiveSails, d: Frame, side: int, pool: int) -> None:
    """Threat is lost because the participant it was for is elsewhere."""
    if pool:
        note(s, T_ESCAPE, d[D_SEAT + side], d[D_CARD + side], amount=pool)


def escaped(s: FiveSails, d: Frame, side: int) -> bool:
    """Whether a participant is elsewhere than its threat."""
    return d[D_BOUND + side] != 0 and d[D_BOUND + side] != place_of(s, d[D_CARD + side]) + 1


def miss_threat(s: FiveSails, f: Frame, answer: int) -> None:
    """Whoever is away from its threat plays no card. (FS-VAR-69)"""
    d, side, _ = active(s)
    if d[D_POOL + side] and escaped(s, d, side):
        go(s, f, resolve_threat)


def leave_threat(s: FiveSails, f: Frame, answer: int) -> None:
    d, side, _ = active(s)
    bind_threat(s, d, side)


def cap(s: FiveSails, d: Frame, side: int) -> int:
    """Restricted Hostilities: the adversary's dueling stat, now or as last known. (FS-DUELX-14, -21, -23)"""
    return stat(s, d[D_CARD + 1 - side], COMBAT if s.match.ruleset.cap == "combat" else d[D_STAT])


def capped(s: FiveSails, d: Frame, side: int, threat: int, most: int) -> int:
    """How much of its threat a side suffers: Lethal threat has no limit."""
    if is_lethal(s, 1 - side) or threat <= most:
        return threat
    note(s, T_CAP, d[D_SEAT + side], d[D_CARD + side], other=threat, amount=most)
    return most


def resolve_threat(s: FiveSails, f: Frame, answer: int) -> None:
    """Wounds up to the cap, one event; the excess is discarded. (FS-DUEL-27, -38, FS-RULE-48)"""
    d, side, _ = active(s)
    pool = d[D_POOL + side]
    d[D_POOL + side] = 0
    if gone(s, d, side):
        return
    if s.match.bound_threat:
        if escaped(s, d, side):
            note_escape(s, d, side, pool)
            pool = 0
        d[D_BOUND + side] = 0
    suffered = capped(s, d, side, pool, cap(s, d, side))
    happenings.wound(s, None, d[D_SEAT + 1 - side], 1 << d[D_CARD + side], suffered)


def after_wounds(s: FiveSails, f: Frame, answer: int) -> None:
    """A moment for what an earlier ability left to do after the wounds of the round."""
    if s.hearing >> WOUNDS_RESOLVED & 1:
        d, side, seat = active(s)
        happen(s, event(WOUNDS_RESOLVED, seat, 1 << d[D_CARD + side], side, d[D_ROUND], d[D_CARD + side]))


def end(s: FiveSails, f: Frame, answer: int) -> None:
    """End-of-round effects come before the test for threat. (FS-DUEL-42, FS-RULE-90)"""
    d, side, seat = active(s)
    happen(s, event(ROUND_END, seat, 1 << d[D_CARD + side], side, d[D_ROUND], d[D_CARD + side]))


def round_over(s: FiveSails, f: Frame, answer: int) -> None:
    _, side, _ = active(s)
    sweep(s, THE_ROUND, ON_SIDE + side)


def steps(rules: Any) -> tuple[Any, ...]:
    if rules.threat_follows == "location":
        return (
            begin, miss_threat, play_combat_card, technique_and_maneuver, riposte, parry, thrust, resolve_threat,
            leave_threat, after_wounds, end, round_over,
        )  # fmt: skip
    return (
        begin, play_combat_card, technique_and_maneuver, riposte, parry, thrust, resolve_threat, after_wounds, end,
        round_over,
    )  # fmt: skip


Round: Final = Procedure("round", steps)


# Changing sides


def take_control(s: FiveSails, c: int, seat: int) -> None:
    """A character comes under another player's control; what its former one equipped goes along. (FS-RULE-53, -79)"""
    former = s.holder[c]
    s.put(c, CREW, seat)
    for a in s.gear(c):
        if s.holder[a] == former:
            s.put(a, EQUIPPED, seat)
    s.dirty |= DIRTY_CREW
    side = side_of_card(s, c)
    if side != NONE:
        change_sides(s, side, seat)


def change_sides(s: FiveSails, side: int, seat: int) -> None:
    """A participant's new controller takes over its side; a duel with oneself is over. (FS-RULE-79)"""
    d = s.stack[s.duel_at]
    d[D_SEAT + side] = seat
    if d[D_SEAT] == d[D_SEAT + 1]:
        d[D_POOL] = d[D_POOL + 1] = 0
        end_procedure(s, Round)
