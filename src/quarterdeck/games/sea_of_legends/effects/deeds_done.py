"""What the outcomes of Adventures do: a function for each verb of `deeds` (SL-ADV-13).

Each is called with the seat that it is done to, and again with the answer if it asked; A_COUNT is how far it is. A loss
is taken as far as it is there, and what has no piece left is not done (SL-ADV-14, SL-RULE-70).
"""

from collections.abc import Callable
from typing import Final

from quarterdeck.cardgame.terms import V_CARD, V_HAND, V_NO, V_PLACE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.adventuring import A_COUNT, A_HERE, A_RIVAL, A_STEP, A_WHOM, arc_of, place_of
from quarterdeck.games.sea_of_legends.alignment import card_of, npcs
from quarterdeck.games.sea_of_legends.deeds import AT_SEA, Deed
from quarterdeck.games.sea_of_legends.effects.words import keep
from quarterdeck.games.sea_of_legends.facts import Crew, Npc, Relic
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    ARMADA, CHARACTER, CREW_DECK, FACTION_FLAG, HIDEOUT, HIRING_HALL, LOVER, NEMESIS, Q_KEEP, Q_PLACEMENT, Q_RESULT,
    Q_SIXTH_FLAG, SEA, SHIPS, SHIPYARD, SHOWN, SUPPLY, TAVERN, TAVERN_DECK,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.turning import T_LEFT, the_turn
from quarterdeck.games.sea_of_legends.whereabouts import characters, flags_of, losable, ready, ship_card
from quarterdeck.games.sea_of_legends.whereabouts import crew as all_crew
from quarterdeck.kernel.chance import pick
from quarterdeck.kernel.columns import NONE, Frame, definition_of
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.flow import SEAT, ask

#: a Port at most so far away is near
NEAR: Final = 2
TYPES: Final = {"tavern": TAVERN, "shipyard": SHIPYARD, "hiring_hall": HIRING_HALL, "hideout": HIDEOUT}
SIDES: Final = {"lover": LOVER, "nemesis": NEMESIS}


# What the slots of a deed mean


def faction_of(s: Voyage, f: Frame, slot: str) -> int:
    """(SL-RULE-76)"""
    if slot == "armada":
        return ARMADA
    foe = s.foe[place_of(f)]
    return foe if slot == "foe" else next(other for other in s.match.factions if other not in (ARMADA, foe))


def regions(s: Voyage, here: int, place: str) -> list[int]:
    """The regions that a place can be, seen from a Port; where there are several, somebody chooses."""
    board = s.match.board
    away = board.distance[here]
    if place == "here":
        return [here]
    if place == AT_SEA:
        return [r for r in board.neighbours[here] if board.type[r] == SEA]
    if place == "near":
        return [r for r in board.ports if 0 < away[r] <= NEAR]
    if place == "far":
        return [r for r in board.ports if away[r] > NEAR]
    if place in TYPES:
        of_type = [r for r in board.ports if board.type[r] == TYPES[place] and r != here]
        return [r for r in of_type if away[r] == min([away[other] for other in of_type])]
    return [board.names.index(place)]


# Gold, Notoriety, Crew


def gold(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    happenings.gain_gold(s, seat, deed.number())
    happenings.lose_gold(s, seat, -deed.number())


def notoriety(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """(SL-ADV-15)"""
    happenings.gain_notoriety(s, seat, deed.number())
    happenings.lose_notoriety(s, seat, -deed.number())


def refresh(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    happenings.refresh_all(s, seat)


def exhaust(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    own_pieces(s, f, seat, deed.number(), ready, happenings.exhaust, answer)


def lose_crew(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """Legendary ones too, if the player would rather. (SL-PORT-30)"""
    own_pieces(s, f, seat, deed.number(), all_crew, happenings.discard, answer)


def lose_relic(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    own_pieces(s, f, seat, 1, losable, happenings.discard, answer)


def own_pieces(
    s: Voyage, f: Frame, seat: int, n: int, which: Callable[[Voyage, int], list[int]],
    change: Callable[[Voyage, int], None], answer: int,
) -> None:  # fmt: skip
    """Something is done to so many of a player's own cards, which the player picks."""
    while f[A_COUNT] < n:
        if answer == NO_ANSWER:
            options = sorted([key(V_CARD, s.slot[c]) for c in which(s, seat)])
            if not options:
                return
            answer = ask(s, f, seat, Q_RESULT, options, s.captain[seat])
            if answer == NO_ANSWER:
                return
        change(s, s.slots[thing_of(answer)])
        f[A_COUNT] += 1
        answer = NO_ANSWER


def crew(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """Look at some, keep some: A_COUNT is one more than are kept. (SL-ADV-30)"""
    if not f[A_COUNT]:
        f[A_COUNT] = 1
        for _ in range(deed.number()):
            c = happenings.draw(s, CREW_DECK)
            if c != NONE:
                s.put(c, SHOWN, seat)
    while f[A_COUNT] <= deed.number(1) and s.pile(SHOWN, seat):
        if answer == NO_ANSWER:
            options = sorted([key(V_CARD, s.slot[c]) for c in s.pile(SHOWN, seat)])
            answer = ask(s, f, seat, Q_KEEP, options, s.captain[seat])
            if answer == NO_ANSWER:
                return
        keep(s, seat, s.slots[thing_of(answer)])
        f[A_COUNT] += 1
        answer = NO_ANSWER
    put_shown_away(s, seat)


def put_shown_away(s: Voyage, seat: int) -> None:
    for c in s.pile(SHOWN, seat):
        happenings.put_away(s, c)


# Cards


def item(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    draw_tavern_card(s, seat, rumor_wanted=False)


def rumor(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    draw_tavern_card(s, seat, rumor_wanted=True)


def draw_tavern_card(s: Voyage, seat: int, rumor_wanted: bool) -> None:
    """The first of its kind from the top; those above it are discarded. (SL-PORT-13 to -15)"""
    while True:
        c = happenings.draw(s, TAVERN_DECK)
        if c == NONE:
            break
        s.put(c, SHOWN, seat)
        if happenings.is_rumor(s, c) == rumor_wanted:
            happenings.keep_tavern_card(s, seat, c)
            break
    put_shown_away(s, seat)


def relic(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """An Ally Relic: they are all alike. (SL-ALIGN-03)"""
    faction = faction_of(s, f, deed.name())
    for c in s.pile(SUPPLY, s.match.sea):
        card = s.match.drawn[c]
        if isinstance(card, Relic) and card.ally and card.faction == faction:
            happenings.gain(s, seat, c)
            return


def treasure(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """One of the Relics of a Faction of which there is one each; not of the vault."""
    faction = faction_of(s, f, deed.name())
    found: list[int] = []
    for c in s.pile(SUPPLY, s.match.sea):
        card = s.match.drawn[c]
        if isinstance(card, Relic) and card.faction == faction and not card.ally and not card.vault:
            found.append(c)
    from_stock(s, f, seat, found, answer)


def legendary(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    faction = faction_of(s, f, deed.name())
    found: list[int] = []
    for c in s.pile(SUPPLY, s.match.sea):
        card = s.match.drawn[c]
        if isinstance(card, Crew) and card.legendary and card.faction == faction:
            found.append(c)
    from_stock(s, f, seat, found, answer)


def from_stock(s: Voyage, f: Frame, seat: int, found: list[int], answer: int) -> None:
    """The player picks one of the cards of an open stock."""
    if answer == NO_ANSWER:
        if not found:
            return
        answer = ask(s, f, seat, Q_RESULT, sorted([key(V_HAND, s.face(c)) for c in found]), s.captain[seat])
        if answer == NO_ANSWER:
            return
    wanted = definition_of(thing_of(answer))
    happenings.gain(s, seat, next(c for c in found if s.match.definition[c] == wanted))


def ship(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """For nothing, if the player wants it. (SL-ADV-29)"""
    found = [c for c in s.pile(SHIPS, s.match.sea) if ship_card(s, c).rank == deed.number()]
    if answer == NO_ANSWER:
        options = sorted([key(V_HAND, s.face(c)) for c in found])
        answer = ask(s, f, seat, Q_RESULT, [*options, key(V_NO)], s.captain[seat])
        if answer == NO_ANSWER:
            return
    if verb_of(answer) == V_HAND:
        wanted = definition_of(thing_of(answer))
        happenings.acquire_ship(s, seat, next(c for c in found if s.match.definition[c] == wanted))


# The board


def place(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """As many as there are; where one may be in several regions, the player says in which. (SL-ADV-16)"""
    definition = mini(s, faction_of(s, f, deed.name(1)), deed.name() == "leader")
    while f[A_COUNT] < deed.number(2):
        c = happenings.in_supply(s, definition) if definition != NONE else NONE
        if c == NONE:
            return
        if answer == NO_ANSWER:
            options = [key(V_PLACE, r) for r in regions(s, f[A_HERE], deed.name(3))]
            answer = ask(s, f, seat, Q_PLACEMENT, options, c)
            if answer == NO_ANSWER:
                return
        happenings.place(s, definition, thing_of(answer))
        f[A_COUNT] += 1
        answer = NO_ANSWER


def mini(s: Voyage, faction: int, leader: bool) -> int:
    """What a Faction's Follower or Leader is by definition; NONE if it has none."""
    for piece in s.match.drawn:
        if isinstance(piece, Npc) and piece.faction == faction and piece.leader == leader:
            return piece.definition
    return NONE


def remove(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """A removal, not a defeat. (SL-ADV-17)"""
    faction, leader = faction_of(s, f, deed.name(1)), deed.name() == "leader"
    there = regions(s, f[A_HERE], deed.name(3))
    while f[A_COUNT] < deed.number(2):
        if answer == NO_ANSWER:
            found = [c for c in npcs(s, faction) if card_of(s, c).leader == leader and s.region[c] in there]
            if not found:
                return
            answer = ask(s, f, seat, Q_RESULT, sorted([key(V_CARD, s.slot[c]) for c in found]), s.captain[seat])
            if answer == NO_ANSWER:
                return
        happenings.remove(s, s.slots[thing_of(answer)])
        f[A_COUNT] += 1
        answer = NO_ANSWER


def flag(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """No Challenge, no reward; whoever has no Flag left may move one. (SL-FLAG-10, SL-RULE-22)"""
    region = regions(s, f[A_HERE], deed.name(1))[0]
    if deed.name() != "mine":
        happenings.give_flag(s, region, FACTION_FLAG + faction_of(s, f, deed.name()))
        return
    if not happenings.may_set_flag(s, region, seat) or s.flag[region] == seat:
        return
    if not happenings.has_flag_left(s, seat):
        if answer == NO_ANSWER:
            options = [key(V_PLACE, r) for r in flags_of(s, seat)]
            answer = ask(s, f, seat, Q_SIXTH_FLAG, [*options, key(V_NO)])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_NO:
            return
        happenings.unflag(s, thing_of(answer))
    happenings.set_flag(s, region, seat)


def unflag(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    happenings.unflag(s, regions(s, f[A_HERE], deed.name())[0])


def fort(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """(SL-ADV-18)"""
    happenings.place_fort(s, regions(s, f[A_HERE], deed.name(1))[0], faction_of(s, f, deed.name()))


def unfort(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    happenings.remove_fort(s, regions(s, f[A_HERE], deed.name())[0])


def move(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """Not the move of the turn. (SL-MOVE-13)"""
    if answer == NO_ANSWER:
        options = [key(V_PLACE, r) for r in regions(s, f[A_HERE], deed.name())]
        answer = ask(s, f, seat, Q_RESULT, options, s.captain[seat])
        if answer == NO_ANSWER:
            return
    happenings.move(s, s.captain[seat], thing_of(answer))
    the_turn(s)[T_LEFT] = 1


# People


def favor(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    lines(s, f, seat, LOVER, deed.number(), answer)


def malice(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    lines(s, f, seat, NEMESIS, deed.number(), answer)


def lines(s: Voyage, f: Frame, seat: int, side: int, n: int, answer: int) -> None:
    """Of whom the tale is about, with the step that every chapter makes; else the player picks. (SL-ADV-21, -22)"""
    there = characters(s, seat, side)
    if f[A_WHOM] in there:
        f[A_STEP] += n
        return
    if answer == NO_ANSWER:
        if not there:
            return
        answer = ask(s, f, seat, Q_RESULT, sorted([key(V_CARD, s.slot[c]) for c in there]), s.captain[seat])
        if answer == NO_ANSWER:
            return
    shift(s, s.slots[thing_of(answer)], n)


def shift(s: Voyage, c: int, n: int) -> None:
    """Unlock so many lines of a Lover or Nemesis, or lock them if it is below zero."""
    for _ in range(abs(n)):
        if n > 0:
            happenings.unlock(s, c)
        else:
            happenings.lock(s, c)


def new_lover(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    meet(s, seat, faction_of(s, f, deed.name()), LOVER)


def new_nemesis(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    meet(s, seat, faction_of(s, f, deed.name()), NEMESIS)


def meet(s: Voyage, seat: int, faction: int, side: int) -> None:
    """One of a Faction's characters that nobody has, by chance. (SL-ADV-25)"""
    there = [c for c in s.pile(SUPPLY, s.match.sea) if s.match.kind[c] == CHARACTER and s.match.faction[c] == faction]
    if there:
        happenings.meet(s, seat, sorted(there)[pick(s, len(there), "tale")], side)


def part(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """Whom the tale is about, or else the first of that kind."""
    there = characters(s, seat, SIDES[deed.name()])
    if there:
        happenings.part(s, f[A_WHOM] if f[A_WHOM] in there else there[0])


# The tale itself


def token(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """Settled before the outcome is told."""


def remember(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    s.remembers[place_of(f)] |= 1 << arc_of(f).words.index(deed.name())


def each_rival(s: Voyage, f: Frame, seat: int, deed: Deed, answer: int) -> None:
    """The others, clockwise. (SL-RULE-72, -80)"""
    inner = deed.inner()
    others = s.order(seat)[1:]
    while f[A_RIVAL] < len(others):
        DEEDS[inner.verb](s, f, others[f[A_RIVAL]], inner, answer)
        if s.question is not None:
            return
        answer = NO_ANSWER
        f[A_COUNT] = 0
        f[A_RIVAL] += 1
    f[A_RIVAL] = 0


Done = Callable[[Voyage, Frame, int, Deed, int], None]
DEEDS: Final[dict[str, Done]] = {
    "gold": gold, "notoriety": notoriety, "item": item, "rumor": rumor, "relic": relic, "treasure": treasure,
    "lose_relic": lose_relic, "crew": crew, "lose_crew": lose_crew, "exhaust": exhaust, "refresh": refresh,
    "legendary": legendary, "ship": ship, "place": place, "remove": remove, "flag": flag, "unflag": unflag,
    "fort": fort, "unfort": unfort, "favor": favor, "malice": malice, "new_lover": new_lover,
    "new_nemesis": new_nemesis, "part": part, "token": token, "move": move, "each_rival": each_rival,
    "remember": remember,
}  # fmt: skip


def do(s: Voyage, f: Frame, deed: Deed, answer: int) -> None:
    DEEDS[deed.verb](s, f, f[SEAT], deed, answer)
