"""From the roll for the first player to the first Galleon (SL-SETUP)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_HAND, V_PLACE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.dice import NUMERAL, SIDES
from quarterdeck.games.sea_of_legends.effects.tides import definition_of as mini
from quarterdeck.games.sea_of_legends.facts import Captain, Character, Crew, Ship
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.flow.round import Rounds
from quarterdeck.games.sea_of_legends.rulesets import SETS
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.chronicle import T_BOND, T_CAPTAIN, T_FIRST
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, CAPTAIN, CAPTAIN_DICE, CAPTAIN_DIE, CAPTAIN_TALE, CHARACTERS, CREW_DECK, DEALT, EVENT_DECK, LOVER,
    LOVER_TALE, NEMESIS, NEMESIS_TALE, Q_CAPTAIN, Q_FIRST_GALLEON, Q_LOVER_AND_NEMESIS, SUPPLY, TABLEAU, TALES,
    TAVERN_DECK, V_PAIR,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.whereabouts import characters
from quarterdeck.kernel.chance import pick
from quarterdeck.kernel.columns import NONE, Frame, definition_of
from quarterdeck.kernel.decision import NO_ANSWER, Question, ability_of, key, thing_of
from quarterdeck.kernel.flow import REGISTERS, Procedure, again, ask, ask_all, push, secrets
from quarterdeck.kernel.record import note

O_DONE: Final = REGISTERS  # how many players have picked
O_SIZE: Final = REGISTERS + 1
#: how many Lovers and Nemeses each is dealt
HAND: Final = 3


def roll_for_first(s: Voyage, f: Frame, answer: int) -> None:
    """Four Captain dice each, numerals only; who ties for the most rolls again. (SL-SETUP-02, SL-RULE-02)"""
    left = list(range(s.match.seats))
    while len(left) > 1:
        sums = [sum([roll_one(s) for _ in range(CAPTAIN_DICE)]) for _ in left]
        left = [seat for seat, n in zip(left, sums) if n == max(sums)]
    s.first = left[0]
    note(s, T_FIRST, s.first)


def roll_one(s: Voyage) -> int:
    return NUMERAL[SIDES[CAPTAIN_DIE][pick(s, 6, "first player")]]


def choose_captains(s: Voyage, f: Frame, answer: int) -> None:
    """The first player, then clockwise; each Captain once. (SL-SETUP-04)"""
    if f[O_DONE] == s.match.seats:
        return
    seat = (s.first + f[O_DONE]) % s.match.seats
    if s.captain[seat] != NONE:  # wished for by name
        f[O_DONE] += 1
        again(f)
        return
    if answer == NO_ANSWER:
        free = [c for c in s.pile(SUPPLY, s.match.sea) if s.match.kind[c] == CAPTAIN]
        answer = ask(s, f, seat, Q_CAPTAIN, sorted([key(V_HAND, s.face(c)) for c in free]))
        if answer == NO_ANSWER:
            return
    take_captain(s, seat, in_supply(s, definition_of(thing_of(answer))))
    f[O_DONE] += 1
    again(f)


def in_supply(s: Voyage, definition: int) -> int:
    return next(c for c in s.pile(SUPPLY, s.match.sea) if s.match.definition[c] == definition)


def take_captain(s: Voyage, seat: int, c: int) -> None:
    """Mini and Captain Adventure token go to the region that the card names. (SL-SETUP-05 to -07)"""
    card = s.match.drawn[c]
    assert isinstance(card, Captain)
    s.put(c, BOARD, seat)
    s.region[c] = card.start
    s.captain[seat] = c
    happenings.begin_tale(s, seat * TALES + CAPTAIN_TALE, c, card.start)
    note(s, T_CAPTAIN, seat, c)


def outfit(s: Voyage, f: Frame, answer: int) -> None:
    """A ship of Class 1 and the three starter Crew. (SL-SETUP-15)"""
    for seat in range(s.match.seats):
        give_outfit(s, seat)
    s.dirty = 0


def give_outfit(s: Voyage, seat: int) -> None:
    given: set[int] = set()
    ship = False
    for c in s.pile(SUPPLY, s.match.sea):
        card = s.match.drawn[c]
        if isinstance(card, Ship) and not ship:
            ship = True
            s.put(c, TABLEAU, seat)
        elif isinstance(card, Crew) and card.starter and card.definition not in given:
            given.add(card.definition)
            s.put(c, TABLEAU, seat)


def shuffle(s: Voyage, f: Frame, answer: int) -> None:
    """(SL-SETUP-08, -19, -22, -23)"""
    for deck in (CHARACTERS, CREW_DECK, TAVERN_DECK, EVENT_DECK):
        happenings.fill_deck(s, deck, s.pile(deck, s.match.sea))


def deal(s: Voyage, f: Frame, answer: int) -> None:
    """Three Lovers or Nemeses each, as far as there are; none to who has a set. (SL-SETUP-08, -31)"""
    for seat in range(s.match.seats) if s.match.sets else ():
        names = SETS.get(s.match.drawn[s.captain[seat]].name)
        if names is not None:
            lover, nemesis = [called(s, name) for name in names]
            take_characters(s, seat, lover, nemesis)
    for seat in s.order(s.first):
        if characters(s, seat, LOVER):
            continue
        for _ in range(HAND):
            if s.pile(CHARACTERS, s.match.sea):
                s.put(s.pile(CHARACTERS, s.match.sea)[-1], DEALT, seat)


def called(s: Voyage, name: str) -> int:
    """The Lover or Nemesis of a first name, in the deck."""
    return next(c for c in s.pile(CHARACTERS, s.match.sea) if s.match.drawn[c].name.startswith(name))


def choose_characters(s: Voyage, f: Frame, answer: int) -> None:
    """One of the three as Lover, another as Nemesis; shown together. (SL-SETUP-09, SL-RULE-03)"""
    told = secrets(s)
    if not told:
        dealt_to = [seat for seat in range(s.match.seats) if s.pile(DEALT, seat)]
        if dealt_to:
            ask_all(s, f, [Question(seat, Q_LOVER_AND_NEMESIS, NONE, 0, pairs(s, seat)) for seat in dealt_to])
        return
    for seat, k in told:
        dealt = {s.match.definition[c]: c for c in s.pile(DEALT, seat)}
        take_characters(s, seat, dealt[thing_of(k)], dealt[ability_of(k)])
        for c in s.pile(DEALT, seat):
            s.put(c, CHARACTERS, s.match.sea, bottom=True)
    happenings.fill_deck(s, CHARACTERS, s.pile(CHARACTERS, s.match.sea))


def pairs(s: Voyage, seat: int) -> tuple[int, ...]:
    dealt = sorted([s.match.definition[c] for c in s.pile(DEALT, seat)])
    return tuple([key(V_PAIR, lover, nemesis) for lover in dealt for nemesis in dealt if lover != nemesis])


def take_characters(s: Voyage, seat: int, lover: int, nemesis: int) -> None:
    """Each with its first line unlocked, and its Adventure token in its start region. (SL-SETUP-11 to -13)"""
    for c, side in ((lover, LOVER), (nemesis, NEMESIS)):
        s.put(c, TABLEAU, seat)
        s.side[c] = side
        s.marker[c] = 1
    note(s, T_BOND, seat, lover, other=nemesis)
    love, hate = s.match.drawn[lover], s.match.drawn[nemesis]
    assert isinstance(love, Character) and isinstance(hate, Character)
    happenings.begin_tale(s, seat * TALES + LOVER_TALE, lover, love.lover_start)
    happenings.begin_tale(s, seat * TALES + NEMESIS_TALE, nemesis, hate.nemesis_start)


def set_up_factions(s: Voyage, f: Frame, answer: int) -> None:
    """(SL-SETUP-27)"""
    for faction in s.match.factions:
        GUIDES[faction].set_up(s)


def first_galleon(s: Voyage, f: Frame, answer: int) -> None:
    """The last player puts it in any Sea region. (SL-SETUP-28, -29)"""
    if answer == NO_ANSWER:
        last = s.match.rules.player_order(s)[-1]
        answer = ask(s, f, last, Q_FIRST_GALLEON, [key(V_PLACE, r) for r in s.match.board.seas])
        if answer == NO_ANSWER:
            return
    happenings.place(s, mini(s, "Spanish Galleon"), thing_of(answer))


def set_sail(s: Voyage, f: Frame, answer: int) -> None:
    push(s, Rounds)


def steps(rules: Any) -> tuple[Any, ...]:
    return (
        roll_for_first, choose_captains, outfit, shuffle, deal, choose_characters, set_up_factions, first_galleon,
        set_sail,
    )  # fmt: skip


Opening: Final = Procedure("opening", steps, O_SIZE)
