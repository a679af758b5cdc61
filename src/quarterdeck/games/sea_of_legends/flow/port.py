"""Port actions: Refresh, then what the type of the Port offers (SL-PORT)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_CARD, V_DONE, V_HAND, V_MODE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import alignment
from quarterdeck.games.sea_of_legends.chronicle import T_HIRE, T_PORT
from quarterdeck.games.sea_of_legends.effects.texts import Standing
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    ALLIED, BURIED, CREW_DECK, FACTION_FLAG, HIDEOUT, HIRING_HALL, NO_FLAG, Q_BURY, Q_GAME, Q_HIRE, Q_SHIP,
    Q_TAVERN_CARD, SEA, SHIPS, SHIPYARD, SHOWN, TAVERN, TAVERN_DECK, TAVERN_GAME, V_NUMBER,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.values import price, standing, wages
from quarterdeck.games.sea_of_legends.whereabouts import ship, ship_card
from quarterdeck.kernel.ability import use
from quarterdeck.kernel.columns import NONE, Frame, definition_of
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.flow import REGISTERS, SEAT, Procedure, again, ask, done, go
from quarterdeck.kernel.record import note

P_CARD: Final = REGISTERS  # the Tavern card that is played
P_SIZE: Final = REGISTERS + 1
#: how many Crew look for work
SEEKING: Final = 3


def may_act_in_port(s: Voyage, seat: int, region: int) -> bool:
    """Under a Faction's Flag only its allies may; a Captain's Flag and a Fort forbid nothing. (SL-PORT-01 to -05)"""
    if s.match.board.type[region] == SEA or s.infested >> region & 1:
        return False
    flag = s.flag[region]
    if s.bribed[seat] >> region & 1:
        return True  # (SL-BRI-28)
    return flag == NO_FLAG or flag < FACTION_FLAG or alignment(s, flag - FACTION_FLAG, seat) == ALLIED


def refresh(s: Voyage, f: Frame, answer: int) -> None:
    """The first effect of any Port action. (SL-PORT-06)"""
    seat, here = f[SEAT], s.where(f[SEAT])
    dues = standing(s, seat, Standing.HARBOR)
    if s.record is not None:
        note(s, T_PORT, seat, amount=len(for_sale(s, seat, dues)), place=here)
    happenings.refresh_all(s, seat)
    happenings.gain_gold(s, seat, dues)
    step = {TAVERN: draw, SHIPYARD: buy_ship, HIRING_HALL: see_crew, HIDEOUT: bury}
    go(s, f, step[s.match.board.type[here]])


# Tavern


def draw(s: Voyage, f: Frame, answer: int) -> None:
    """One card; for some more, of which one is played. (SL-PORT-08, SL-LOVE-11)"""
    seat = f[SEAT]
    if answer == NO_ANSWER:
        for _ in range(max(1, standing(s, seat, Standing.TAVERN)) if not s.pile(SHOWN, seat) else 0):
            c = happenings.draw(s, TAVERN_DECK)
            if c != NONE:
                s.put(c, SHOWN, seat)
        options = sorted([key(V_CARD, s.slot[c]) for c in s.pile(SHOWN, seat)])
        if not options:
            done(s, f, 0)
            return
        answer = ask(s, f, seat, Q_TAVERN_CARD, options)
        if answer == NO_ANSWER:
            return
    f[P_CARD] = s.slots[thing_of(answer)]
    for c in s.pile(SHOWN, seat):
        if c != f[P_CARD]:
            happenings.put_away(s, c)


def play_game(s: Voyage, f: Frame, answer: int) -> None:
    """Always a reward; of two outcomes one is chosen. (SL-PORT-09)"""
    games = [a for a in s.match.drawn[f[P_CARD]].abilities if a.kind == TAVERN_GAME]
    if answer == NO_ANSWER:
        options = [key(V_MODE, i, a.number) for i, a in enumerate(games)]
        answer = ask(s, f, f[SEAT], Q_GAME, options, f[P_CARD])
        if answer == NO_ANSWER:
            return
    use(s, games[thing_of(answer)], f[P_CARD], f[P_CARD], f[SEAT])


def keep_card(s: Voyage, f: Frame, answer: int) -> None:
    """Then the Rumor or the Item. (SL-PORT-10, -11)"""
    happenings.keep_tavern_card(s, f[SEAT], f[P_CARD])
    done(s, f, 1)


# Shipyard


def for_sale(s: Voyage, seat: int, more: int = 0) -> list[int]:
    """The ships that a player can pay, with so much more gold: of the same Class or above. (SL-PORT-16, -17, -19)"""
    rank = ship_card(s, ship(s, seat)).rank
    found = [c for c in s.pile(SHIPS, s.match.sea) if ship_card(s, c).rank >= rank]
    return [c for c in found if price(s, seat, c) <= s.gold[seat] + more]


def buy_ship(s: Voyage, f: Frame, answer: int) -> None:
    """One of them, or none. (SL-PORT-16, -18)"""
    seat = f[SEAT]
    if answer == NO_ANSWER:
        options = sorted([key(V_HAND, s.face(c)) for c in for_sale(s, seat)])
        answer = ask(s, f, seat, Q_SHIP, [*options, key(V_DONE)])
        if answer == NO_ANSWER:
            return
    if verb_of(answer) == V_HAND:
        wanted = definition_of(thing_of(answer))
        c = next(c for c in s.pile(SHIPS, s.match.sea) if s.match.definition[c] == wanted)
        happenings.lose_gold(s, seat, price(s, seat, c))
        happenings.acquire_ship(s, seat, c)
    done(s, f, 1)


# Hiring Hall


def see_crew(s: Voyage, f: Frame, answer: int) -> None:
    """(SL-PORT-22, -26)"""
    for _ in range(SEEKING + standing(s, f[SEAT], Standing.SEEKING)):
        c = happenings.draw(s, CREW_DECK)
        if c != NONE:
            s.put(c, SHOWN, f[SEAT])


def hire(s: Voyage, f: Frame, answer: int) -> None:
    """Any number of them, each for its full cost. (SL-PORT-23)"""
    seat = f[SEAT]
    if answer == NO_ANSWER:
        found = [key(V_CARD, s.slot[c]) for c in s.pile(SHOWN, seat) if wages(s, seat, c) <= s.gold[seat]]
        answer = ask(s, f, seat, Q_HIRE, [*sorted(found), key(V_DONE)])
        if answer == NO_ANSWER:
            return
    if verb_of(answer) == V_CARD:
        c = s.slots[thing_of(answer)]
        happenings.lose_gold(s, seat, wages(s, seat, c))
        note(s, T_HIRE, seat, c)
        s.own()
        s.put(c, SHOWN, s.match.sea)  # set aside until the hiring is over
        again(f)


def come_aboard(s: Voyage, f: Frame, answer: int) -> None:
    """Those hired arrive together, ready; the others are discarded. (SL-PORT-24, -25, -28)"""
    for c in s.pile(SHOWN, f[SEAT]):
        happenings.put_away(s, c)
    for c in s.pile(SHOWN, s.match.sea):
        happenings.gain(s, f[SEAT], c)
    done(s, f, 1)


# Hideout


def bury(s: Voyage, f: Frame, answer: int) -> None:
    """Any multiple of 10 gold, once. (SL-PORT-31)"""
    seat = f[SEAT]
    if answer == NO_ANSWER:
        options = [key(V_NUMBER, n) for n in range(s.gold[seat] // BURIED, -1, -1)]
        answer = ask(s, f, seat, Q_BURY, options)
        if answer == NO_ANSWER:
            return
    happenings.bury(s, seat, thing_of(answer))


def steps(rules: Any) -> tuple[Any, ...]:
    return refresh, draw, play_game, keep_card, buy_ship, see_crew, hire, come_aboard, bury


Port: Final = Procedure("port", steps, P_SIZE)
