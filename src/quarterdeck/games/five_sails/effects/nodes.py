"""What verbs have in common: choosing targets, laying a tree of effects out as a row, branching, waiting."""

from collections.abc import Sequence
from typing import Final

from quarterdeck.games.five_sails.duel_state import AS_HAVING, AS_LACKING, side_of
from quarterdeck.games.five_sails.effects.amounts import Amount
from quarterdeck.games.five_sails.effects.conditions import Condition
from quarterdeck.games.five_sails.effects.filters import EITHER_WAY, Filter
from quarterdeck.games.five_sails.effects.sets import Target, Who
from quarterdeck.games.five_sails.effects.whereabouts import player_of
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    DESTROY, END_DAY, NEXT_ROUND, ON_SIDE, Q_CARDS, Q_EXTRA_COST, Q_MAY, Q_MODE, Q_PERFORMER, Q_TARGET,
    Q_UNCONTROLLED, ROUND_BEGIN, ROUND_END, TARGET, THE_DAY, THE_DUEL, THE_ROUND, THE_USE, V_CARD, V_DONE, V_HAND,
    V_MODE, V_NO, V_PLACE, V_YES, WHILE_IT_LASTS, WOUNDS_RESOLVED,
)  # fmt: skip
from quarterdeck.games.five_sails.using import aims_complete, aims_found, answered_members, performers
from quarterdeck.games.five_sails.values import ON_SPECIAL
from quarterdeck.kernel.ability import (
    DELAYED, U_ABILITY, U_BEARER, U_EVENT, U_FLAGS, U_IT, U_N, U_NODE, U_ORIGIN, U_PERFORMER, U_PLACE, U_T0, U_T1, U_T2,
    U_T3, Node, stop, use,
)  # fmt: skip
from quarterdeck.kernel.columns import NO_SLOT, NONE, Frame
from quarterdeck.kernel.decision import ABILITY_BITS, NO_ANSWER, THING_MASK, VERB_SHIFT, key, thing_of, verb_of
from quarterdeck.kernel.event import AFTER, BEFORE, E_ABILITY, E_SOURCE, WHEN, event, happen
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.lasting import LATER, add
from quarterdeck.kernel.words import POSSESSIVE, Words, article, listed, sentence


CARD_KEY: Final = V_CARD << VERB_SHIFT
HAND_KEY: Final = V_HAND << VERB_SHIFT
PLACE_KEY: Final = V_PLACE << VERB_SHIFT


def card_keys(s: FiveSails, cards: Sequence[int]) -> list[int]:
    """One option for each card, and one for copies that nobody could tell apart."""
    slot, definition, known = s.slot, s.match.definition, s.known
    keys: list[int] = []
    for c in cards:
        at = slot[c]
        if at != NO_SLOT:
            keys.append(CARD_KEY | at << ABILITY_BITS)
        else:
            k = HAND_KEY | (definition[c] * 2 + (known[c] >> 7)) << ABILITY_BITS
            if k not in keys:
                keys.append(k)
    return keys


def place_keys(places: Sequence[int]) -> list[int]:
    """One option for each place."""
    keys = []
    for place in places:
        keys.append(PLACE_KEY | place << ABILITY_BITS)
    return keys


def keyed_card(s: FiveSails, cards: Sequence[int], answer: int) -> int:
    """The card among the candidates that an answer names."""
    wanted = answer >> ABILITY_BITS & THING_MASK
    if answer >> VERB_SHIFT == V_CARD:
        c = s.slots[wanted]
        return c if c in cards else NONE
    definition, known = s.match.definition, s.known
    for c in cards:
        if definition[c] * 2 + (known[c] >> 7) == wanted and s.slot[c] == NO_SLOT:
            return c
    return NONE


class Effect(Node):
    """A node with words. `sets` are the sets of cards in it, whose targets must be chosen before it runs."""

    #: what "that succeeded" means of it, and whether its words tell you to do something
    done: str = "that happens"
    imperative: bool = False
    #: words that belong to the effect behind it or, at the end, to the one before it
    adverb: str = ""

    def sets(self) -> tuple[Who, ...]:
        return ()

    def say(self, w: Words) -> str:
        """A clause: 'your performer engages', 'draw a card'."""
        raise NotImplementedError(type(self).__name__)

    def order(self, w: Words) -> str:
        """What is done, behind "you may" or as a cost: 'engage your performer'; empty if only a clause can say it."""
        return self.say(w) if self.imperative else ""

    def subject(self) -> Who | None:
        """Of whom its clause speaks, if `does` says the rest of it."""
        return None

    def does(self, w: Words) -> str:
        return ""

    def payable(self, s: FiveSails, x: Frame) -> bool:
        """As a cost: whether it can be paid in full."""
        return True

    def hand_cards(self) -> int:
        """As a cost: how many cards of the hand it takes."""
        return 0

    #: whether it leaves a card chosen in secret, or the name of a card that all have seen, in this card's memory
    remembers: bool = False
    names: bool = False
    #: whether it issues a challenge
    challenges: bool = False
    #: what it takes off the price that is being paid
    rebate: int = 0

    def demands(self) -> tuple[Filter, ...]:
        """What the rules ask of a performer before this effect may be announced. (FS-RULES-02)"""
        return ()

    def lay(self, script: "Script") -> None:
        """Append this effect to the row, and before it the choice of targets that are new in it."""
        for who in self.sets():
            script.choose_in(who)
        n = getattr(self, "n", None)
        meant = [who for who in (*self.sets(), *(n.counted() if isinstance(n, Amount) else ())) if who.asks_for_trait()]
        script.row += [Consider(meant), self, Consider(())] if meant else [self]


class Script:
    """A row of nodes in the making; gives out registers to targets."""

    def __init__(self) -> None:
        self.row: list[Node] = []
        self.registers = [U_T0, U_T1, U_T2, U_T3]
        self.announcing = False

    def choose_in(self, who: Who) -> None:
        for inner in who.inner():
            self.choose_in(inner)
        if isinstance(who, Target):
            for f in who.filters:
                than = getattr(f, "than", None) or getattr(f, "who", None)
                if than is not None:
                    self.choose_in(than)
            if who.register == NONE:
                who.register = self.registers.pop(0)
                self.row.append(Choose(who, self.announcing))

    def lay_all(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            effect.lay(self)


class Choose(Node):
    """The player of the ability picks targets; what is aimed at may be answered by those concerned."""

    def __init__(self, target: Target, announcing: bool) -> None:
        self.target = target
        self.announcing = announcing

    def candidates(self, s: FiveSails, f: Frame) -> list[int]:
        found = self.target.candidates(s, f)
        if not self.announcing or self.target.most > 1:
            return found
        ability = s.match.abilities[f[U_ABILITY]]
        i = ability.aims.index(self.target)
        completes = aims_found if self.late(s, f) else aims_complete
        fitting = []
        for c in found:
            f[self.target.register] = 1 << c
            if completes(s, f, ability, i + 1):
                fitting.append(c)
        f[self.target.register] = 0
        return fitting

    def late(self, s: FiveSails, f: Frame) -> bool:
        """Whether the ability is already paid for: some editions choose the targets of the cost part after that."""
        return self.announcing and f[U_NODE] > s.match.abilities[f[U_ABILITY]].effects_at

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        t = self.target
        if t.most == 1 and verb_of(answer) == V_CARD and answer != NO_ANSWER:
            f[t.register] = 1 << s.slots[thing_of(answer)]
            self.chosen(s, f)
            return
        found = self.candidates(s, f)
        chosen = f[t.register]
        if answer == NO_ANSWER:
            taken = 0
            ahead = found
            if chosen:
                for i, c in enumerate(found):
                    if chosen >> c & 1:
                        taken += 1
                        ahead = found[i + 1 :]
            short = t.least - taken
            if short > 1:  # only what leaves enough behind it
                ahead = ahead[: max(1, len(ahead) - short + 1)]
            full = taken >= t.limit(s, f) or not ahead
            if full:
                self.chosen(s, f)
                return
            options = card_keys(s, ahead)
            if taken >= t.least:
                options.append(key(V_DONE))
            answer = ask(s, f, t.picker(s, f), self.kind(s, f), options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_DONE:
            self.chosen(s, f)
            return
        c = keyed_card(s, [c for c in found if not chosen >> c & 1] if chosen else found, answer)
        f[t.register] |= 1 << c
        if t.most > 1:
            f[U_NODE] -= 1
        else:
            self.chosen(s, f)

    def kind(self, s: FiveSails, f: Frame) -> int:
        if self.target.pool == "performers":
            return Q_PERFORMER
        if self.announcing and not self.target.aimed:
            return Q_EXTRA_COST
        if f[SEAT] == s.match.nobody:
            return Q_UNCONTROLLED
        return Q_TARGET if self.target.aimed else Q_CARDS

    def chosen(self, s: FiveSails, f: Frame) -> None:
        who = f[self.target.register]
        f[RESULT] = who
        if self.announcing:
            if not self.late(s, f):
                return
            if who.bit_count() < self.target.least:
                stop(s, f)  # what cannot be aimed has no effect (FS-ABIL-21)
                return
        if self.target.aimed and who:
            e = event(TARGET, f[SEAT], who, self.target.register, 0, f[U_PERFORMER])
            e[E_SOURCE], e[E_ABILITY] = f[U_ORIGIN], f[U_ABILITY]
            happen(s, e)


class Consider(Node):
    """A character may be taken to have a trait or not: its player says which, if that changes who is meant in the next
    effect. With no sets it ends what was said. (FS-RULE-112)"""

    partial = True

    def __init__(self, meant: Sequence[Who]) -> None:
        self.meant = tuple(meant)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            if not self.matters(s, f):
                return
            answer = ask(s, f, f[SEAT], Q_MAY, [key(V_YES), key(V_NO)], f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_FLAGS] |= AS_HAVING if verb_of(answer) == V_YES else AS_LACKING

    def matters(self, s: FiveSails, f: Frame) -> bool:
        found = []
        f[U_FLAGS] &= ~(AS_HAVING | AS_LACKING)
        if s.match.either_way and self.meant:
            for way in (AS_HAVING, AS_LACKING):
                f[U_FLAGS] |= way
                found.append([who.mask(s, f) for who in self.meant])
                f[U_FLAGS] &= ~way
        return bool(found) and found[0] != found[1]

    def asks(self, s: FiveSails, seat: int) -> str:
        """'Take Uwe Zimmerman to be a Mercenary here?'"""
        for o, _, p in s.match.passives[ON_SPECIAL]:
            if p.name == EITHER_WAY and s.holder[o] == seat and s.match.either_way >> o & 1:
                return f"Take {s.match.cards[s.match.definition[o]].name} to be {article(p.trait)} here?"
        return ""


class ChoosePerformer(Node):
    """The performer is chosen when the ability is announced. (FS-CORE-33)"""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            found = performers(s, f, s.match.abilities[f[U_ABILITY]])
            f[U_PERFORMER] = NONE
            if not found:
                return
            answer = ask(s, f, f[SEAT], Q_PERFORMER, card_keys(s, found), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_PERFORMER] = s.slots[thing_of(answer)]


class ChooseMember(Node):
    """Which card of a batch a reaction answers. (FS-RULE-113)"""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        ability = s.match.abilities[f[U_ABILITY]]
        found = answered_members(s, f, ability, s.stack[f[U_EVENT]])
        if answer == NO_ANSWER:
            if not found:
                return
            answer = ask(s, f, f[SEAT], Q_TARGET, card_keys(s, found), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_IT] = keyed_card(s, found, answer)


# Joining effects


class Jump(Node):
    """Go on elsewhere in the row."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[U_NODE] = self.to

    partial = True


class Branch(Node):
    """Go on if the condition holds, else elsewhere in the row."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition
        self.to = 0

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if not self.condition.holds(s, f):
            f[U_NODE] = self.to

    partial = True


class Done(Condition):
    """What was just done had an effect: a pressure succeeded, somebody was engaged."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return x[RESULT] > 0

    def say(self, w: Words) -> str:
        return w.done


class If(Effect):
    """If the condition holds, these effects; otherwise those."""

    def __init__(self, condition: Condition, then: Sequence[Effect], otherwise: Sequence[Effect] = ()) -> None:
        self.condition = condition
        self.then = tuple(then)
        self.otherwise = tuple(otherwise)

    def lay(self, script: Script) -> None:
        branch = Branch(self.condition)
        script.row.append(branch)
        script.lay_all(self.then)
        if self.otherwise:
            over = Jump()
            script.row.append(over)
            branch.to = len(script.row)
            script.lay_all(self.otherwise)
            over.to = len(script.row)
        else:
            branch.to = len(script.row)

    def say(self, w: Words) -> str:
        w.depth += 1
        text = f"if {self.condition.say(w)}, {clauses(w, self.then)}"
        w.depth -= 1
        if self.otherwise:
            text += ("; otherwise, " if w.depth else ". Otherwise, ") + clauses(w, self.otherwise)
        return text


class Unless(Effect):
    """An effect, or a cost, that is left out while something is true; it must be one that asks for no targets later."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition = condition
        self.effect = effect

    def sets(self) -> tuple[Who, ...]:
        return self.effect.sets()

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if answer != NO_ANSWER or not self.condition.holds(s, f):
            self.effect.run(s, f, answer)

    def payable(self, s: FiveSails, x: Frame) -> bool:
        return self.condition.holds(s, x) or self.effect.payable(s, x)

    def say(self, w: Words) -> str:
        return f"{self.effect.say(w)} unless {self.condition.say(w)}"

    def order(self, w: Words) -> str:
        said = self.effect.order(w)
        return said and f"{said} unless {self.condition.say(w)}"


class AskMay(Node):
    """A yes or no, put to the player the text names."""

    def __init__(self, may: "May") -> None:
        self.may = may
        self.to = 0

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        seat = self.may.decider(s, f)
        if answer == NO_ANSWER:
            able = seat != NONE and all(e.payable(s, f) for e in self.may.then)
            options = [key(V_YES), key(V_NO)] if able else [key(V_NO)]
            answer = ask(s, f, seat, Q_MAY, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_NO:
            f[U_NODE] = self.to


class May(Effect):
    """Somebody may do the first effects; if they do not (or cannot), the others happen."""

    def __init__(self, then: Sequence[Effect], otherwise: Sequence[Effect] = (), who: Who | None = None) -> None:
        self.then = tuple(then)
        self.otherwise = tuple(otherwise)
        self.who = who

    def decider(self, s: FiveSails, f: Frame) -> int:
        if self.who is None:
            return f[SEAT]
        cards = self.who.cards(s, f)
        return player_of(s, cards[0]) if cards else NONE

    def sets(self) -> tuple[Who, ...]:
        return () if self.who is None else (self.who,)

    def lay(self, script: Script) -> None:
        for who in self.sets():
            script.choose_in(who)
        question = AskMay(self)
        script.row.append(question)
        script.lay_all(self.then)
        if self.otherwise:
            over = Jump()
            script.row.append(over)
            question.to = len(script.row)
            script.lay_all(self.otherwise)
            over.to = len(script.row)
        else:
            question.to = len(script.row)

    def say(self, w: Words) -> str:
        who, they = ("you", "you") if self.who is None else (self.who.owns(w, "player"), "they")
        w.decider = None if self.who is None else self.who.key()
        text = f"{who} may {orders(w, self.then)}"
        w.decider = None
        if self.otherwise:
            text += f"; if {they} do not, {clauses(w, self.otherwise)}"
        return text


class Modes(Node):
    """A node that lets a player choose one of several things, and calls them by name."""

    def mode_words(self, w: Words, mode: int) -> str:
        raise NotImplementedError(type(self).__name__)


class AskMode(Modes):
    """Which of several, put to the player of the ability."""

    def __init__(self, one_of: "OneOf") -> None:
        self.one_of = one_of
        self.starts: list[int] = []

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            options = [key(V_MODE, i) for i, mode in enumerate(self.one_of.modes) if mode[0].payable(s, f)]
            if not options:
                f[U_NODE] = self.starts[-1]
                return
            answer = ask(s, f, f[SEAT], Q_MODE, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_NODE] = self.starts[thing_of(answer)]

    def mode_words(self, w: Words, mode: int) -> str:
        return clauses(w, self.one_of.modes[mode])


class OneOf(Effect):
    """Choose one of several."""

    def __init__(self, *modes: Sequence[Effect]) -> None:
        self.modes = tuple(tuple(m) for m in modes)

    def lay(self, script: Script) -> None:
        question = AskMode(self)
        script.row.append(question)
        jumps = []
        for mode in self.modes:
            question.starts.append(len(script.row))
            script.lay_all(mode)
            over = Jump()
            script.row.append(over)
            jumps.append(over)
        for over in jumps:
            over.to = len(script.row)
        question.starts.append(len(script.row))

    def say(self, w: Words) -> str:
        return "choose one: " + ", or ".join(clauses(w, mode) for mode in self.modes)


class Counting(Node):
    """Go on while the number that was noted is not yet used up."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if f[U_N] > 0:
            f[U_N] -= 1
        else:
            f[U_NODE] = self.to


class ForEach(Effect):
    """Effects as often as the number says that was noted: cards discarded, say. They must leave it alone."""

    def __init__(self, thing: str, *effects: Effect) -> None:
        self.thing = thing
        self.effects = effects

    def lay(self, script: Script) -> None:
        counting, back = Counting(), Jump()
        back.to = len(script.row)
        script.row.append(counting)
        script.lay_all(self.effects)
        script.row.append(back)
        counting.to = len(script.row)

    def say(self, w: Words) -> str:
        w.depth += 1
        text = f"for each {self.thing}, {clauses(w, self.effects)}"
        w.depth -= 1
        return text


class Delay(Node):
    """Put the effects that follow into the table of lasting effects, and go on behind them."""

    def __init__(self, later: "Later") -> None:
        self.later = later
        self.to = 0

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        add(s, (
            LATER, f[U_ABILITY], f[U_ORIGIN], f[SEAT], self.later.bound(s, f), self.later.moment, self.later.until,
            f[U_NODE], f[U_BEARER], f[U_PERFORMER], f[U_T0], f[U_T1], f[U_T2], f[U_T3], f[U_IT], f[U_N], f[U_PLACE],
        ))  # fmt: skip
        f[U_NODE] = self.to


class End(Node):
    """The end of a delayed part."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[U_NODE] = len(s.match.abilities[f[U_ABILITY]].row)


class Later(Effect):
    """Effects that wait for a moment: 'when your round ends, …'. Once, unless they are called off first."""

    def __init__(self, kind: int, timing: int, until: int, whose: str, effects: Sequence[Effect]) -> None:
        self.kind = kind
        self.timing = timing
        self.moment = kind << 2 | timing
        self.until = until
        self.whose = whose
        self.effects = tuple(effects)

    def bound(self, s: FiveSails, f: Frame) -> int:
        """What the moment belongs to: a side of the duel, or nothing in particular."""
        if self.whose == "yours":
            return ON_SIDE + side_of(s, f[SEAT])
        if self.whose == "adversary":
            return ON_SIDE + 1 - side_of(s, f[SEAT])
        return NONE

    def lay(self, script: Script) -> None:
        delay = Delay(self)
        script.row.append(delay)
        script.lay_all(self.effects)
        script.row.append(End())
        delay.to = len(script.row)

    def say(self, w: Words) -> str:
        lapse = "" if self.until == USUAL_LAPSE.get(self.kind, THE_DAY) else " " + LAPSES[self.until]
        what = MOMENTS[self.kind][self.whose]
        word = "at" if what.startswith("the end") and self.timing == WHEN else TIMINGS[self.timing]
        strike = "Final Strike: " if self.kind == DESTROY else ""
        return f"{strike}{word} {what}{lapse}, {clauses(w, self.effects)}"


#: what a delayed effect waits for, by whose moment it is
MOMENTS = {
    ROUND_END: {
        "yours": "your round ends", "adversary": f"the adversary{POSSESSIVE} next round ends", "": "a round ends",
    },
    ROUND_BEGIN: {
        "yours": "your next round begins", "adversary": f"the adversary{POSSESSIVE} next round begins",
        "": "a round begins",
    },
    DESTROY: {
        "yours": "your participant is destroyed", "adversary": "the adversary is destroyed",
        "": "a character is destroyed",
    },
    WOUNDS_RESOLVED: {
        "yours": "you have resolved your wounds", "adversary": "the adversary has resolved their wounds",
        "": "wounds have been resolved",
    },
    END_DAY: {"": "the end of the Day"},
}  # fmt: skip
TIMINGS = {BEFORE: "before", WHEN: "when", AFTER: "after"}
USUAL_LAPSE = {ROUND_END: THE_DUEL, ROUND_BEGIN: THE_DUEL}
LAPSES = {
    WHILE_IT_LASTS: "at any time", THE_DAY: "this Day", THE_DUEL: "in this duel", THE_ROUND: "this round",
    NEXT_ROUND: "before your next round", THE_USE: "in the course of this",
}  # fmt: skip


class ForOpponents(Node):
    """Open what follows once for each opponent, in player order, as a use of their own."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        served = f[U_N] | 1 << f[SEAT]
        waiting = [seat for seat in s.match.rules.player_order(s) if not served >> seat & 1]
        if not waiting:
            f[U_N] = 0
            f[U_NODE] = self.to
            return
        g = use(s, s.match.abilities[f[U_ABILITY]], f[U_ORIGIN], f[U_BEARER], waiting[0], DELAYED)
        g[U_NODE] = f[U_NODE]
        f[U_N] |= 1 << waiting[0]
        f[U_NODE] -= 1


class OpponentsMay(Effect):
    """Each opponent may do something, as their own doing."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def lay(self, script: Script) -> None:
        each = ForOpponents()
        question = AskMay(May(self.effects))
        script.row += [each, question]
        script.lay_all(self.effects)
        question.to = len(script.row)
        script.row.append(End())
        each.to = len(script.row)

    def say(self, w: Words) -> str:
        return f"each opponent may {orders(w, self.effects)}"


# Joining words


def clauses(w: Words, effects: Sequence[Effect]) -> str:
    """Effects in one sentence: what is said of one subject shares it, and what is more than a clause stands apart."""
    groups: list[list[str]] = [[]]
    last: object = YOU
    for e in effects:
        subject = e.subject()
        same = subject is not None and subject.key() == last
        if e.adverb and groups[-1]:
            groups[-1][-1] += " " + e.adverb
            continue
        w.clause()
        if same and subject is not None:
            w.speak(subject.key())
            groups[-1].append(e.does(w))
        elif subject is not None or e.imperative or not groups[-1]:
            groups[-1].append(("you " if e.imperative and groups[-1] and last != YOU else "") + e.say(w))
        else:
            groups.append([e.say(w)])
        last = subject.key() if subject is not None else YOU if e.imperative else None
        w.done = e.done
    return "; ".join(listed(group) for group in groups)


def sentences(w: Words, effects: Sequence[Effect]) -> str:
    """Effects as sentences, one for each subject in turn."""
    out: list[str] = []
    adverb = ""
    i = 0
    while i < len(effects):
        if effects[i].adverb and i + 1 < len(effects):
            adverb = effects[i].adverb + ", "
            i += 1
        j = i + 1
        subject = effects[i].subject()
        while j < len(effects) and subject is not None:
            other = effects[j].subject()
            if other is None or other.key() != subject.key():
                break
            j += 1
        out.append(sentence(adverb + clauses(w, effects[i:j])))
        adverb = ""
        i = j
    return " ".join(out)


def orders(w: Words, effects: Sequence[Effect]) -> str:
    """Effects behind "you may" or as a cost; where one cannot be put as an order, all of them as a list of clauses."""
    said: list[str] = []
    for i, e in enumerate(effects):
        if e.adverb and said:
            said[-1] += " " + e.adverb
            continue
        if i:
            w.clause()
        order = e.order(w)
        if not order and said:
            return listed(said) + "; " + clauses(w, effects[i:])
        if not order:
            return "do all of this: " + "; ".join(clauses(w, (one,)) for one in effects)
        said.append(order)
        w.done = e.done
    return listed(said)


YOU: Final = "you"
