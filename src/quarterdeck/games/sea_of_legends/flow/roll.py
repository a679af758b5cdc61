"""Steps 2 to 5 of a Challenge, for the Challenger, for a player who is Challenged, and in an Adventure (SL-CHAL)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_CARD, V_DONE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.dice import place, roll, showing
from quarterdeck.games.sea_of_legends.effects.texts import ANY_NUMBER, SeaAbility, Standing, texts, would_do
from quarterdeck.games.sea_of_legends.effects.words import tells_kinds
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.rolling import (
    R_ABILITY, R_AGAINST, R_BONUS, R_DICE, R_FOE, R_LINE, R_NEMESES, R_NEMESIS, R_POOL, R_SIZE, R_USED, R_USING, R_X,
    add_dice, add_strength, nemesis_dice, strength_of,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.chronicle import T_MORE_STRENGTH, T_ROLL, T_STRENGTH, T_USE
from quarterdeck.games.sea_of_legends.terms import (
    AFTER_ROLL, BEFORE_ROLL, BONUS_DIE, CAPTAIN_DICE, CAPTAIN_DIE, CHARACTER, FOE, NEMESIS, Q_ASSIGN, Q_DICE,
    Q_HOW_MANY, Q_NEMESES, SUFFERED, V_NUMBER, V_USE,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.values import passive_dice, standing
from quarterdeck.games.sea_of_legends.whereabouts import characters
from quarterdeck.kernel.ability import U_N, use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, ability_of, key, thing_of, verb_of
from quarterdeck.kernel.flow import RESULT, SEAT, Procedure, again, ask, go
from quarterdeck.kernel.record import note

# What can be used


def payable(s: Voyage, f: Frame, c: int, a: SeaAbility) -> bool:
    """Whether a text can be paid for now, and would do something."""
    if a.exhausts and s.exhausted[c]:
        return False
    if a.once and f[R_USED] >> c & 1:
        return False
    if s.gold[f[SEAT]] < a.gold:
        return False
    if a.against != NONE and a.against not in (f[R_AGAINST], FOE + f[R_FOE] - 1):
        return False
    if s.marker[c] < a.tokens:
        return False
    if a.dice and showing(f, R_POOL, a.face) < max(a.dice, 1):
        return False
    return would_do(s, a.effects, without_price(f, a))


def without_price(f: Frame, a: SeaAbility) -> Frame:
    """The roll as it is when the dice are assigned that a text takes at least, Captain dice first."""
    if not a.dice:
        return f
    left = f[:]
    for _ in range(max(a.dice, 1)):
        of_captain = R_POOL + place(CAPTAIN_DIE, a.face)
        left[of_captain if left[of_captain] else R_POOL + place(BONUS_DIE, a.face)] -= 1
    return left


def offers(s: Voyage, f: Frame, when: int) -> list[int]:
    """The texts that can be used at a moment, in the order of their keys, and to go on without."""
    found = [key(V_USE, s.slot[c], a.number) for c, a in texts(s, f[SEAT], when) if payable(s, f, c, a)]
    return [*sorted(found), key(V_DONE)]


def pay_for(s: Voyage, f: Frame, c: int, a: SeaAbility) -> None:
    """The use is marked. (SL-CHAL-18 to -20)"""
    happenings.spend(s, f[SEAT], c, a)
    if a.once:
        f[R_USED] |= 1 << c


# Step 2: the dice pool


def gather(s: Voyage, f: Frame, answer: int) -> None:
    """Passive sources always count. (SL-CHAL-11, -14)"""
    add_dice(f, passive_dice(s, f[SEAT]))


def add_more(s: Voyage, f: Frame, answer: int) -> None:
    """Optional and paid dice, before the roll only. (SL-CHAL-12)"""
    if answer == NO_ANSWER:
        answer = ask(s, f, f[SEAT], Q_DICE, offers(s, f, BEFORE_ROLL))
        if answer == NO_ANSWER:
            return
    if verb_of(answer) == V_USE:
        c, a = s.slots[thing_of(answer)], s.match.abilities[ability_of(answer)]
        pay_for(s, f, c, a)
        again(f)
        use(s, a, c, c, f[SEAT])


# Step 3: the roll


def roll_dice(s: Voyage, f: Frame, answer: int) -> None:
    roll(s, f, R_POOL, CAPTAIN_DIE, CAPTAIN_DICE)
    roll(s, f, R_POOL, BONUS_DIE, f[R_BONUS])
    always = standing(s, f[SEAT], Standing.STRENGTH)
    add_strength(f, always)
    note(s, T_ROLL, f[SEAT], amount=CAPTAIN_DICE + f[R_BONUS], other=strength_of(f))
    if always:
        note(s, T_MORE_STRENGTH, f[SEAT], amount=always)


# Step 4: assigning and turning dice


def assign(s: Voyage, f: Frame, answer: int) -> None:
    """Texts in any order, as long as the roller wants. (SL-CHAL-17, -23, -29)"""
    if answer == NO_ANSWER:
        answer = ask(s, f, f[SEAT], Q_ASSIGN, offers(s, f, AFTER_ROLL))
        if answer == NO_ANSWER:
            return
    if verb_of(answer) != V_USE:
        go(s, f, count_nemesis_dice)
        return
    f[R_USING] = s.slots[thing_of(answer)]
    f[R_ABILITY] = ability_of(answer)


def how_many(s: Voyage, f: Frame, answer: int) -> None:
    """A text that draws cards takes any number of dice at once. (SL-CHAL-24, SL-RULE-16)"""
    a = s.match.abilities[f[R_ABILITY]]
    f[R_DICE] = max(a.dice, 0)
    if a.dice == ANY_NUMBER:
        if answer == NO_ANSWER:
            most = showing(f, R_POOL, a.face)
            answer = ask(s, f, f[SEAT], Q_HOW_MANY, [key(V_NUMBER, n) for n in range(most, 0, -1)], f[R_USING])
            if answer == NO_ANSWER:
                return
        f[R_DICE] = thing_of(answer)


def which_dice(s: Voyage, f: Frame, answer: int) -> None:
    """They leave the pool; how many of them are Captain dice matters if something could still be done with the others.
    (SL-CHAL-22)"""
    a = s.match.abilities[f[R_ABILITY]]
    if not f[R_DICE]:
        return
    of_captain, of_bonus = R_POOL + place(CAPTAIN_DIE, a.face), R_POOL + place(BONUS_DIE, a.face)
    least, most = max(0, f[R_DICE] - f[of_bonus]), min(f[R_DICE], f[of_captain])
    if answer == NO_ANSWER:
        options = [key(V_NUMBER, n) for n in range(most, least - 1, -1)]
        if len(options) > 1 and not tells_kinds(s, f):
            options = options[:1]
        answer = ask(s, f, f[SEAT], Q_ASSIGN, options, f[R_USING])
        if answer == NO_ANSWER:
            return
    f[of_captain] -= thing_of(answer)
    f[of_bonus] -= f[R_DICE] - thing_of(answer)


def use_text(s: Voyage, f: Frame, answer: int) -> None:
    c, a = f[R_USING], s.match.abilities[f[R_ABILITY]]
    pay_for(s, f, c, a)
    go(s, f, assign)
    use(s, a, c, c, f[SEAT])[U_N] = f[R_DICE]


# Step 5: Nemeses


def count_nemesis_dice(s: Voyage, f: Frame, answer: int) -> None:
    """Once, and the same for every Nemesis. (SL-CHAL-30, -32, SL-RULE-69)"""
    f[R_X] = nemesis_dice(f)
    f[R_NEMESIS] = NONE


def nemeses(s: Voyage, seat: int) -> list[int]:
    """A player's Nemeses, and NPCs that are one to whoever is near them. (SL-ADV-27, SL-AZT-20)"""
    haunting = [c for faction in s.match.factions for c in GUIDES[faction].haunts(s, seat)]
    return [*characters(s, seat, NEMESIS), *haunting]


def unlocked(s: Voyage, c: int) -> int:
    """How many lines a Nemesis has."""
    return s.marker[c] if s.match.kind[c] == CHARACTER else GUIDES[s.match.faction[c]].curses(s, c)


def next_nemesis(s: Voyage, f: Frame, answer: int) -> None:
    """The owner chooses the order; each is finished before the next. (SL-CHAL-37, SL-RULE-18)"""
    if f[R_NEMESIS] == NONE:
        waiting = [c for c in nemeses(s, f[SEAT]) if f[R_X] and not f[R_NEMESES] >> c & 1 and unlocked(s, c)]
        if not waiting:
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_NEMESES, sorted([key(V_CARD, s.slot[c]) for c in waiting]))
            if answer == NO_ANSWER:
                return
        f[R_NEMESIS] = s.slots[thing_of(answer)]
        f[R_NEMESES] |= 1 << f[R_NEMESIS]
        f[R_LINE] = 0
    again(f)
    activate_line(s, f)


def activate_line(s: Voyage, f: Frame) -> None:
    """The next line from the top that is unlocked and has enough X. (SL-CHAL-31, -33, -34)"""
    c = f[R_NEMESIS]
    for a in s.match.drawn[c].abilities:
        if a.kind == SUFFERED and f[R_LINE] < a.line <= unlocked(s, c) and a.least <= f[R_X]:
            f[R_LINE] = a.line
            note(s, T_USE, f[SEAT], c, other=a.number)
            use(s, a, c, c, f[SEAT])
            return
    f[R_NEMESIS] = NONE


def result(s: Voyage, f: Frame, answer: int) -> None:
    f[RESULT] = strength_of(f)
    note(s, T_STRENGTH, f[SEAT], amount=f[RESULT])


def steps(rules: Any) -> tuple[Any, ...]:
    return (
        gather, add_more, roll_dice, assign, how_many, which_dice, use_text, count_nemesis_dice, next_nemesis, result,
    )  # fmt: skip


Roll: Final = Procedure("roll", steps, R_SIZE)
