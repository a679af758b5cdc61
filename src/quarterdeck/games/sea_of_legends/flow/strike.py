"""What an NPC's attack does to a hostile player: it always wins (SL-FTURN-33 to -39)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_CARD, V_DONE, V_PLACE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import card_of
from quarterdeck.games.sea_of_legends.effects.texts import texts
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import ATTACKED, Q_FLEE, Q_FOLLOW, Q_LOSE_CREW, Q_USE, TOKEN, V_USE
from quarterdeck.games.sea_of_legends.whereabouts import aboard, of_kind, ready
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, ability_of, key, thing_of, verb_of
from quarterdeck.kernel.flow import REGISTERS, SEAT, Procedure, ask, done

S_NPC: Final = REGISTERS
S_SIZE: Final = REGISTERS + 1


def effect(s: Voyage, f: Frame, what: str) -> int:
    """How much of an effect the Stat card names."""
    return card_of(s, f[S_NPC]).strike.get(what, 0)


def ward_off(s: Voyage, f: Frame, answer: int) -> None:
    """Some texts keep an attack from having any effect; who is attacked may remember it."""
    found = [(c, a) for c, a in texts(s, f[SEAT], ATTACKED) if not (a.exhausts and s.exhausted[c])]
    if found:
        if answer == NO_ANSWER:
            options = sorted([key(V_USE, s.slot[c], a.number) for c, a in found])
            answer = ask(s, f, f[SEAT], Q_USE, [*options, key(V_DONE)], f[S_NPC])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_USE:
            c, a = s.slots[thing_of(answer)], s.match.abilities[ability_of(answer)]
            happenings.spend(s, f[SEAT], c, a)
            done(s, f, 0)
            return
    happenings.wrong(s, f[SEAT])


def take_tokens(s: Voyage, f: Frame, answer: int) -> None:
    """Objective tokens of its own Faction are stacked under it. (SL-FTURN-35)"""
    npc = f[S_NPC]
    if effect(s, f, "tokens"):
        for c in of_kind(s, f[SEAT], TOKEN):
            if s.match.faction[c] == s.match.faction[npc]:
                happenings.hold(s, npc, c)


def exhaust(s: Voyage, f: Frame, answer: int) -> None:
    """The owner picks a ready Crew. (SL-FTURN-36)"""
    lose_crew(s, f, answer, "exhaust", ready(s, f[SEAT]))


def discard(s: Voyage, f: Frame, answer: int) -> None:
    """The owner picks one that is not Legendary, ready or not. (SL-FTURN-37)"""
    lose_crew(s, f, answer, "discard", aboard(s, f[SEAT]))


def lose_crew(s: Voyage, f: Frame, answer: int, what: str, crew: list[int]) -> None:
    if not effect(s, f, what) or not crew:
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, f[SEAT], Q_LOSE_CREW, sorted([key(V_CARD, s.slot[c]) for c in crew]), f[S_NPC])
        if answer == NO_ANSWER:
            return
    c = s.slots[thing_of(answer)]
    if what == "exhaust":
        happenings.exhaust(s, c)
    else:
        happenings.discard(s, c)


def lose_gold(s: Voyage, f: Frame, answer: int) -> None:
    """As much as there is, to the attacker. (SL-FTURN-38, SL-RULE-32)"""
    s.gold_on[f[S_NPC]] += happenings.lose_gold(s, f[SEAT], effect(s, f, "gold"))


def flee(s: Voyage, f: Frame, answer: int) -> None:
    """To any adjacent region, as the player chooses; nothing follows from it. (SL-FTURN-39, SL-RULE-08)"""
    seat = f[SEAT]
    if not effect(s, f, "flee"):
        return
    if answer == NO_ANSWER:
        options = [key(V_PLACE, r) for r in s.match.board.neighbours[s.where(seat)]]
        answer = ask(s, f, seat, Q_FLEE, options, f[S_NPC])
        if answer == NO_ANSWER:
            return
    happenings.move(s, s.captain[seat], thing_of(answer))


def drag(s: Voyage, f: Frame, answer: int) -> None:
    """Attacker and player move together, as the first player chooses; nothing follows from it. (SL-COV-10 to -13)"""
    npc = f[S_NPC]
    options = [key(V_PLACE, r) for r in GUIDES[s.match.faction[npc]].drags(s, npc)]
    if not effect(s, f, "drag") or not options:
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, s.match.sea, Q_FOLLOW, options, npc)
        if answer == NO_ANSWER:
            return
    happenings.move(s, npc, thing_of(answer))
    happenings.move(s, s.captain[f[SEAT]], thing_of(answer))


def steps(rules: Any) -> tuple[Any, ...]:
    return ward_off, take_tokens, exhaust, discard, lose_gold, flee, drag


Strike: Final = Procedure("strike", steps, S_SIZE)
