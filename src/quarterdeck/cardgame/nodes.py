"""What verbs have in common: an effect with its words, the row it is laid out in, the choice of targets."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from quarterdeck.cardgame.checks import nonsense, shown
from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.sets import Target, Them, Who
from quarterdeck.cardgame.state import State, rules_of
from quarterdeck.cardgame.terms import Q_CARDS, Q_EXTRA_COST, Q_PERFORMER, Q_TARGET, Q_UNCONTROLLED, V_CARD, V_DONE
from quarterdeck.kernel.ability import (
    U_ABILITY, U_EVENT, U_IT, U_NODE, U_ORIGIN, U_PERFORMER, U_T0, U_T1, U_T2, U_T3, Node, stop,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.words import Words

if TYPE_CHECKING:
    from quarterdeck.cardgame.using import CardAbility

#: what "that succeeded" means of most effects
IT_HAPPENS: Final = "that happens"


class Effect(Node):
    """A node with words. `sets` are the sets of cards in it, whose targets must be chosen before it runs."""

    #: what "that succeeded" means of it, and whether its words tell you to do something
    done: str = IT_HAPPENS
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

    def payable(self, s: Any, x: Frame) -> bool:
        """As a cost: whether it can be paid in full."""
        return True

    def hand_cards(self) -> int:
        """As a cost: how many cards of the hand it takes."""
        return 0

    #: whether it leaves a card chosen in secret, or the name of a card that all have seen, in this card's memory
    remembers: bool = False
    names: bool = False
    #: what it begins, if a rule asks for that by name
    begins: str = ""
    #: what it takes off the price that is being paid
    rebate: int = 0
    #: the smallest number that means something in it: 0 where that stands for all, less where things may become less
    smallest: int = 1

    def demands(self) -> tuple[Filter, ...]:
        """What the rules ask of a performer before this effect may be announced."""
        return ()

    def lay(self, script: "Script") -> None:
        """Append this effect to the row, and before it the choice of targets that are new in it."""
        for who in self.sets():
            script.choose_in(who)
        script.append(self)


#: what is picked in one ability is kept in as many registers
MOST_TARGETS: Final = 4


class Script:
    """A row of nodes in the making; gives out registers to targets."""

    def __init__(self) -> None:
        self.row: list[Node] = []
        self.registers = [U_T0, U_T1, U_T2, U_T3]
        #: what is picked in it so far
        self.picked: list[Target] = []
        self.announcing = False

    def choose_in(self, who: Any) -> None:
        self.check(who)
        for inner in who.inner():
            self.choose_in(inner)
        if isinstance(who, Target):
            for f in who.filters:
                other = f.speaks_of()
                if other is not None:
                    self.choose_in(other)
            if who.register == NONE:
                if not self.registers:
                    raise nonsense(f"more than {MOST_TARGETS} targets or choices in one ability: make two of it")
                who.register = self.registers.pop(0)
                self.picked.append(who)
                self.row.append(Choose(who, self.announcing))

    def check(self, who: Any) -> None:
        """A set of cards, and one that there can be by now."""
        if isinstance(who, Filter):
            raise nonsense(f"{shown(who)} is no set of cards: write target(…), chosen(…) or All(…) around filters")
        if not isinstance(who, Who):
            raise nonsense(f"a set of cards is wanted, such as performer, target(…) or All(…), not {shown(who)}")
        if isinstance(who, Them) and who.which >= len(self.picked):
            raise nonsense("`them` is what was picked before, and nothing has been: begin with target(…) or chosen(…)")
        if isinstance(who, Target) and who.register != NONE and who not in self.picked:
            raise nonsense("a target is one choice of one ability: write it anew in each of them")

    def append(self, effect: Effect) -> None:
        """An effect takes its place in the row; a game may put something before or behind it."""
        self.row.append(effect)

    def lay_all(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            effect.lay(self)


class Choose(Node):
    """The player of the ability picks targets; what is aimed at may be answered by those concerned."""

    def __init__(self, target: Target, announcing: bool) -> None:
        self.target = target
        self.announcing = announcing

    def candidates(self, s: Any, f: Frame) -> list[int]:
        found = self.target.candidates(s, f)
        if not self.announcing or self.target.most > 1:
            return found
        ability: CardAbility = s.match.abilities[f[U_ABILITY]]
        i = ability.aims.index(self.target)
        late = self.late(s, f)
        fitting = []
        for c in found:
            f[self.target.register] = 1 << c
            if ability.aims_found(s, f, i + 1) if late else ability.aims_complete(s, f, i + 1):
                fitting.append(c)
        f[self.target.register] = 0
        return fitting

    def late(self, s: Any, f: Frame) -> bool:
        """Whether the ability is already paid for: some editions choose the targets of the cost part after that."""
        return self.announcing and f[U_NODE] > s.match.abilities[f[U_ABILITY]].effects_at

    def run(self, s: State, f: Frame, answer: int) -> None:
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

    def kind(self, s: Any, f: Frame) -> int:
        if self.target.pool.question:
            return self.target.pool.question
        if self.announcing and not self.target.aimed:
            return Q_EXTRA_COST
        if f[SEAT] >= s.match.seats:
            return Q_UNCONTROLLED
        return Q_TARGET if self.target.aimed else Q_CARDS

    def chosen(self, s: State, f: Frame) -> None:
        who = f[self.target.register]
        f[RESULT] = who
        if self.target.pool.looked_at:
            seen = tuple(self.target.pool.cards(s, f))
            if 0 < who.bit_count() < len(seen):  # others see cards being taken from among these, but not which
                s.mix(seen, 1 << f[SEAT])
        if self.announcing:
            late = self.late(s, f)
            if who.bit_count() < self.target.least:
                if late:
                    stop(s, f)  # what cannot be aimed has no effect
                else:
                    rules_of(s).stuck(s, f)  # and is not paid for
                return
            if not late:
                return
        if self.target.aimed and who:
            rules_of(s).targeted(s, f, who, self.target.register)


class ChoosePerformer(Node):
    """The performer is chosen when the ability is announced."""

    def run(self, s: State, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            found = s.match.abilities[f[U_ABILITY]].performers(s, f)
            f[U_PERFORMER] = NONE
            answer = ask(s, f, f[SEAT], Q_PERFORMER, card_keys(s, found), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_PERFORMER] = s.slots[thing_of(answer)]


class ChooseMember(Node):
    """Which card of a batch a reaction answers."""

    def run(self, s: State, f: Frame, answer: int) -> None:
        ability = s.match.abilities[f[U_ABILITY]]
        found = ability.answered_members(s, f, s.stack[f[U_EVENT]])
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_TARGET, card_keys(s, found), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_IT] = keyed_card(s, found, answer)
