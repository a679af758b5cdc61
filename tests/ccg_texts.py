"""A handful of texts for tests of the rules: what they do is written here, in few words, and no card prints them."""

from collections.abc import Callable
from typing import Any

from quarterdeck.cardgame.build import Cost
from quarterdeck.cardgame.facts import Texts
from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.keys import place_keys
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.parts import Part
from quarterdeck.cardgame.sets import Pool, Role, Target, Who, the_bearer
from quarterdeck.cardgame.terms import Q_PLACE
from quarterdeck.cardgame.triggers import Told, Trigger
from quarterdeck.cardgame.verbs import Deed, Verb
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.catalogue import CcgCatalogue, catalogue_with
from quarterdeck.games.ccg.flow.fight import duel
from quarterdeck.games.ccg.flow.nodes import cancel_use
from quarterdeck.games.ccg.kinds import A_ACT, A_REACT, A_TRAIT, AS_A_COST, BY_CARD, PRODUCE
from quarterdeck.games.ccg.laying import lay_out
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.using import Bill, SeaAbility
from quarterdeck.games.ccg.whereabouts import near
from quarterdeck.games.ccg.windows import EVENT_KINDS
from quarterdeck.kernel.ability import U_ABILITY, U_EVENT, U_ORIGIN
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, thing_of
from quarterdeck.kernel.event import E_AMOUNT, E_FROM, E_PLACE, WHEN, event, happen, members
from quarterdeck.kernel.flow import SEAT, ask
from quarterdeck.kernel.payment import P_COUNTS, P_DUE, P_PAID, P_PURPOSE
from quarterdeck.kernel.words import Words

bearer = Role("bearer", "this card", the_bearer)


# Parts


def act(*parts: Part | Effect, bill: Bill | None = None) -> SeaAbility:
    a = SeaAbility(A_ACT)
    a.asks = () if bill is None else (bill,)
    return lay_out(a, parts)


def react(
    kind: int, *parts: Part | Effect, timing: int = WHEN, of: tuple[Filter, ...] | None = None,
    when: Callable[[Any, Frame, Frame], bool] | None = None, aids: tuple[tuple[int, int], ...] = (),
    bill: Bill | None = None, marks: int = 0,
) -> SeaAbility:  # fmt: skip
    a = SeaAbility(A_REACT)
    a.aids, a.asks, a.marks = aids, () if bill is None else (bill,), marks
    return lay_out(a, (trigger(kind, timing, of, when), *parts))


def trait(
    kind: int, *parts: Part | Effect, timing: int = WHEN, of: tuple[Filter, ...] | None = None,
    when: Callable[[Any, Frame, Frame], bool] | None = None,
) -> SeaAbility:  # fmt: skip
    a = SeaAbility(A_TRAIT)
    a.compulsory = True
    return lay_out(a, (trigger(kind, timing, of, when), *parts))


def trigger(kind: int, timing: int, of: Any, when: Any) -> Trigger:
    return Trigger(EVENT_KINDS[kind], timing, of, () if when is None else (Told(when, "so"),))


# Effects


def do(change: Callable[[Any, Frame], None], words: str = "do it") -> Deed:
    return Deed(change, words)


def tack_them(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    happenings.tack(s, f, f[SEAT], who, AS_A_COST)


def can_tack(s: SeventhSea, x: Frame, cards: list[int]) -> bool:
    return bool(cards) and not any(s.tacked[c] for c in cards)


def the_origin(s: SeventhSea, x: Frame) -> int:
    return x[U_ORIGIN]


this = Role("this", "this card", the_origin)
tack = Verb(tack_them, "tacks", "tack", "tack {who}", payable=can_tack)
tack_this = Cost(tack(this))


def adds(n: int) -> Deed:
    """What is produced, inflicted or fired is more, or less."""

    def change(s: SeventhSea, f: Frame) -> None:
        s.stack[f[U_EVENT]][E_AMOUNT] += n

    return do(change, f"add {n}")


def nothing_of_it(s: SeventhSea, f: Frame) -> None:
    s.stack[f[U_EVENT]][E_AMOUNT] = 0


produces_nothing = do(nothing_of_it, "it produces nothing")


def produces(n: int) -> Deed:
    """A card produces points for the payment that its user makes."""

    def change(s: SeventhSea, f: Frame) -> None:
        p = s.stack[f[U_EVENT]]
        k = (p[P_COUNTS] & -p[P_COUNTS]).bit_length() - 1
        happen(s, event(PRODUCE, f[SEAT], 1 << f[U_ORIGIN], n, k, BY_CARD))

    return do(change, f"produce {n}")


def absorbs(n: int) -> Deed:
    """So many Hits fewer are left to be suffered."""

    def change(s: SeventhSea, f: Frame) -> None:
        p = s.stack[f[U_EVENT]]
        p[P_DUE] = max(p[P_PAID], p[P_DUE] - n)

    return do(change, f"absorb {n}")


def cancel_it(s: SeventhSea, f: Frame) -> None:
    cancel_use(s, s.stack[f[U_EVENT]][E_FROM])


cancels = do(cancel_it, "cancel it")


def draws(n: int) -> Deed:
    def change(s: SeventhSea, f: Frame) -> None:
        happenings.draw(s, f, f[SEAT], n)

    return do(change, f"draw {n}")


class FreeMove(Effect):
    """One's own Ship moves to an adjacent Sea."""

    imperative = True

    def say(self, w: Words) -> str:
        return "move your Ship to an adjacent Sea"

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_PLACE, place_keys(near(s.sea(f[SEAT]))), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        happenings.sail(s, f, f[SEAT], s.match.ship[f[SEAT]], thing_of(answer))


def other_ships(s: SeventhSea, x: Frame) -> list[int]:
    return [s.match.ship[seat] for seat in s.match.rules.player_order(s) if seat != x[SEAT]]


def all_crew(s: SeventhSea, x: Frame) -> list[int]:
    return list(s.everybody())


SHIPS, CREW = Pool(other_ships, "Ship"), Pool(all_crew, "Crew")


def hit_them(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    for c in members(who):
        happenings.inflict(s, f, f[SEAT], s.match.owner[c], n)


inflict = Verb(hit_them, "suffers {n}", "suffer {n}", "inflict {n} on {who}", counts="Hit")


def a_ship() -> Target:
    return Target(SHIPS, ())


class Duel(Effect):
    """One Crew of each side fights a Duel: the bearer, and the target."""

    imperative = True

    def __init__(self, mine: Who, theirs: Target) -> None:
        self.mine = mine
        self.theirs = theirs

    def sets(self) -> tuple[Who, ...]:
        return (self.mine, self.theirs)

    def say(self, w: Words) -> str:
        return f"{self.mine.say(w)} fights a Duel with {self.theirs.say(w)}"

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        mine, theirs = self.mine.cards(s, f), self.theirs.cards(s, f)
        if mine and theirs:
            duel(s, f[SEAT], mine[0], s.holder[theirs[0]], theirs[0])


def their_crew(s: SeventhSea, x: Frame) -> list[int]:
    return [c for c in s.everybody() if s.holder[c] != x[SEAT]]


def a_crew_of_theirs() -> Target:
    return Target(Pool(their_crew, "Crew"), ())


# Tests of events


def own(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[SEAT] == x[SEAT]


def anothers(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[SEAT] != x[SEAT]


def in_skill(k: int) -> Callable[[Any, Frame, Frame], bool]:
    def test(s: SeventhSea, x: Frame, e: Frame) -> bool:
        return e[E_PLACE] == k

    return test


def paying(k: int, purpose: int | None = None) -> Callable[[Any, Frame, Frame], bool]:
    def test(s: SeventhSea, x: Frame, p: Frame) -> bool:
        return bool(p[P_COUNTS] >> k & 1) and purpose in (None, p[P_PURPOSE])

    return test


def written(texts: dict[str, Any]) -> CcgCatalogue:
    """All cards, with texts for some, by their names."""
    found = Texts()
    for name, parts in texts.items():
        found.text(name, *(parts if isinstance(parts, tuple) else (parts,)))
    return catalogue_with(found)
