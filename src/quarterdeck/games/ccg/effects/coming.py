"""Bringing cards into play by effect: Crew, Attachments, Adventures; and what a card asks for to be played."""

from quarterdeck.cardgame.filters import Is
from quarterdeck.cardgame.keys import card_keys, place_keys
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.parts import Part
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.verbs import OnCards, Verb
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.flow.acting import complete, may_complete, way_of
from quarterdeck.games.ccg.flow.actions import HIRING
from quarterdeck.games.ccg.kinds import (
    AFLOAT, A_ATTACH, A_COMPLETE, A_HIRE, A_PUT_ADVENTURE, A_PUT_CHANTEY, IN_PLAY, PLAYED, Q_HOST, Q_SEA,
)  # fmt: skip
from quarterdeck.games.ccg.laying import own_way
from quarterdeck.games.ccg.legality import hosts, may_hire
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ADVENTURE, CREW
from quarterdeck.games.ccg.using import SeaAbility
from quarterdeck.games.ccg.whereabouts import seas_at
from quarterdeck.kernel.ability import U_ABILITY, U_IT, U_ORIGIN, use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, thing_of
from quarterdeck.kernel.event import members
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.words import Words


def hire_them(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    """A Crew that could not be hired is discarded. (CG-ACT-01d)"""
    f[RESULT] = 0
    for c in members(who):
        if s.match.kind[c] == CREW:
            happenings.hire(s, f, f[SEAT], c)
            return


def can_be_hired(s: SeventhSea, x: Frame, cards: list[int]) -> bool:
    return bool(cards) and all(may_hire(s, x[SEAT], c) for c in cards)


hire = Verb(
    hire_them, "comes into play on your Ship", "come into play on your Ship", "bring {who} into play on your Ship",
    payable=can_be_hired, imperative=True, doc="A Crew comes on board without cost, from wherever it is.",
)  # fmt: skip


class HireForCost(OnCards):
    """You hire a Crew for its cost, from wherever it is; it is `it` from then on. (CG-ACT-01, CG-COST-08)"""

    imperative = True

    def subject(self) -> Who | None:
        return None

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        f[U_IT] = NONE
        for c in self.who.cards(s, f)[:1]:
            f[U_IT] = c
            if may_hire(s, f[SEAT], c):
                s.put(c, PLAYED, f[SEAT])  # what is not paid for is discarded
                use(s, way_of(s, c, HIRING), c, c, f[SEAT])
            else:
                happenings.discard(s, f, f[SEAT], 1 << c)

    def say(self, w: Words) -> str:
        said = self.who.say(w)
        w.speak("it")
        return f"hire {said} for its cost"


class AttachCard(OnCards):
    """A card is attached without cost, to a card of a set or, without one, to a legal host that you choose."""

    imperative = True

    def __init__(self, who: Who, to: Who | None = None) -> None:
        super().__init__(who)
        self.to = to

    def sets(self) -> tuple[Who, ...]:
        return (self.who,) if self.to is None else (self.who, self.to)

    def subject(self) -> Who | None:
        return None

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f)[:1]:
            found = hosts(s, f[SEAT], c)
            if self.to is not None:
                wanted = self.to.cards(s, f)
                found = [h for h in found if h in wanted]
            if not found or IN_PLAY >> s.zone[c] & 1:
                f[RESULT] = 0
                return
            if answer == NO_ANSWER:
                answer = ask(s, f, f[SEAT], Q_HOST, card_keys(s, found), f[U_ORIGIN], f[U_ABILITY])
                if answer == NO_ANSWER:
                    return
            happenings.attach(s, f, f[SEAT], c, s.slots[thing_of(answer)])

    def payable(self, s: SeventhSea, x: Frame) -> bool:
        return any(hosts(s, x[SEAT], c) for c in self.who.cards(s, x))

    def say(self, w: Words) -> str:
        said = self.who.say(w)
        return f"attach {said}" + (f" to {self.to.say(w)}" if self.to is not None else "") + " without cost"


class PlaceAdventure(OnCards):
    """An Adventure is put into a Sea at its distance, without an action."""

    imperative = True

    def subject(self) -> Who | None:
        return None

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        for c in self.who.cards(s, f)[:1]:
            seas = seas_at(s.sea(f[SEAT]), s.match.drawn[c].distance)
            if not seas or s.match.kind[c] != ADVENTURE:
                return
            if answer == NO_ANSWER:
                answer = ask(s, f, f[SEAT], Q_SEA, place_keys(seas), f[U_ORIGIN], f[U_ABILITY])
                if answer == NO_ANSWER:
                    return
            happenings.place_adventure(s, f, f[SEAT], c, thing_of(answer))

    def say(self, w: Words) -> str:
        return f"put {self.who.say(w)} into play"


class CompleteAdventure(OnCards):
    """An uncompleted Adventure of yours is completed without cost."""

    imperative = True

    def subject(self) -> Who | None:
        return None

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        for c in self.who.cards(s, f)[:1]:
            if s.zone[c] != AFLOAT:
                return
            found = hosts(s, f[SEAT], c)
            if s.match.drawn[c].host is None:
                happenings.complete(s, f, f[SEAT], c, -1)
                return
            if not found:
                return
            if answer == NO_ANSWER:
                answer = ask(s, f, f[SEAT], Q_HOST, card_keys(s, found), f[U_ORIGIN], f[U_ABILITY])
                if answer == NO_ANSWER:
                    return
            happenings.complete(s, f, f[SEAT], c, s.slots[thing_of(answer)])

    def say(self, w: Words) -> str:
        return f"complete {self.who.say(w)} without cost"


# What a card asks for


class PerformCompletion(OnCards):
    """You perform the action that completes an Adventure, at once and for its cost. (CG-RULE-68)"""

    imperative = True

    def subject(self) -> Who | None:
        return None

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f)[:1]:
            if may_complete(s, f[SEAT], c):
                complete(s, f[SEAT], c)

    def say(self, w: Words) -> str:
        return f"perform at once the action to complete {self.who.say(w)}"


def could_be_completed(s: SeventhSea, x: Frame, c: int) -> bool:
    return s.zone[c] == AFLOAT and may_complete(s, x[SEAT], c)


completable = Is("completable", could_be_completed, phrase="that you can complete")  #: You could complete it now.


def to_hire(*parts: Part | Effect) -> SeaAbility:
    """Hiring this Crew asks for more than its flag: costs and conditions; effects follow."""
    return own_way(A_HIRE, *parts)


def to_attach(*parts: Part | Effect) -> SeaAbility:
    """Attaching this card asks for more than its flag: costs and conditions; effects follow."""
    return own_way(A_ATTACH, *parts)


def to_complete(*parts: Part | Effect) -> SeaAbility:
    """Completing this Adventure asks for more than its flag: costs and conditions; effects follow."""
    return own_way(A_COMPLETE, *parts)


def to_place(*parts: Part | Effect) -> SeaAbility:
    """Putting this Adventure into a Sea asks for costs and conditions; effects follow."""
    return own_way(A_PUT_ADVENTURE, *parts)


def to_strike_up(*parts: Part | Effect) -> SeaAbility:
    """Putting this Chantey into play asks for more than its flag: costs and conditions; effects follow."""
    return own_way(A_PUT_CHANTEY, *parts)


# The words that cards are written with

attach_card = AttachCard
hire_for_cost = HireForCost
place_adventure = PlaceAdventure
complete_adventure = CompleteAdventure
perform_completion = PerformCompletion

__all__ = [
    "attach_card", "completable", "complete_adventure", "hire", "hire_for_cost", "perform_completion",
    "place_adventure", "to_attach", "to_complete", "to_hire", "to_place", "to_strike_up",
]  # fmt: skip
