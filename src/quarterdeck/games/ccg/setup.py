"""From seats and decks to the first question (CG-SETUP)."""

from functools import lru_cache
from typing import Final

from quarterdeck.games.ccg.catalogue import CcgCatalogue, published
from quarterdeck.games.ccg.flow.acting import Actions, ExtraAction
from quarterdeck.games.ccg.flow.actions import OWN_WAYS
from quarterdeck.games.ccg.flow.boarding import Boarding
from quarterdeck.games.ccg.flow.cannon import change_cannon
from quarterdeck.games.ccg.flow.fight import Fight, change_lay
from quarterdeck.games.ccg.flow.settle import Settling
from quarterdeck.games.ccg.flow.starting import Voyage
from quarterdeck.games.ccg.flow.turn import Turns
from quarterdeck.games.ccg.flow.volley import Volley
from quarterdeck.games.ccg.happenings import CHANGES
from quarterdeck.games.ccg.kinds import (
    ABOARD, A_ACT, CANNON_ATTACK, EVENTS, INSIDE, IN_PLAY, LAY, PAY, SUFFER, VESSEL, WATERS,
)  # fmt: skip
from quarterdeck.games.ccg.rules import SeaRules
from quarterdeck.games.ccg.state import SeventhSea, Setting
from quarterdeck.games.ccg.terms import (
    ACTION, ADVENTURE, ATTACHMENT, CAPTAIN, CHANTEY, CREW, DEFENDS, NO_BOXES, NO_SKILL, SEA, SEAS, SHIP, SKILLS,
)  # fmt: skip
from quarterdeck.games.ccg.using import WITH_HITS, Aid, SeaAbility
from quarterdeck.games.ccg.values import TEXT_QUESTIONS
from quarterdeck.kernel.chance import begin
from quarterdeck.kernel.columns import most_used_first
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.event import Happening
from quarterdeck.kernel.flow import push, run
from quarterdeck.kernel.setup import awake_in, build

PROCEDURES: Final = (Voyage, Turns, Actions, Settling, Boarding, Fight, Volley, ExtraAction)
#: frames that stay when the player they belong to is out
PUBLIC_PROCEDURES: Final = (Happening, Voyage, Turns, Actions, Settling, Boarding, Fight, Volley)
#: the types of card in the order in which they are numbered: what is most often in sets comes first
NUMBERED: Final = (CAPTAIN, SHIP, SEA, CREW, ATTACHMENT, ADVENTURE, CHANTEY, ACTION)
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6

#: a card of a game that is being set up: its definition, and the seat it belongs to
Listed = tuple[int, int]


def with_seas(cards: CcgCatalogue, rows: list[Listed], seats: int) -> list[Listed]:
    """The five Seas belong to nobody and count for no deck. (CG-SETUP-02)"""
    return [*rows, *[(cards.find(name).definition, seats) for name in SEAS]]


@lru_cache(maxsize=64)
def setting(decks: tuple[tuple[int, ...], ...], cards: CcgCatalogue) -> Setting:
    """Everything about a game that its course does not change, from the definitions in each deck."""
    seats = len(decks)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise BadDefinition(f"the 7th Sea CCG is for {LEAST_SEATS} to {MOST_SEATS} players here, not {seats}")
    rows = with_seas(cards, [(d, seat) for seat, deck in enumerate(decks) for d in deck], seats)
    order = most_used_first(range(len(rows)), [NUMBERED.index(cards.cards[d].kind) for d, _ in rows])
    m = make_setting(seats, tuple(rows[i][0] for i in order), bytes(rows[i][1] for i in order), cards)
    m.listed = tuple(sorted(range(m.size), key=order.__getitem__))
    return m


def make_setting(seats: int, definition: tuple[int, ...], owner: bytes, cards: CcgCatalogue) -> Setting:
    """The tables of one game, from the list of its cards."""
    drawn = tuple(cards.cards[d] for d in definition)
    # Captains, Ships and Seas always lie open: no hidden card could be one of them
    family = bytes(seat * 2 + (card.kind not in (CAPTAIN, SHIP, SEA)) for seat, card in zip(owner, drawn))
    m = Setting(seats, definition, owner, family)
    m.rules = SeaRules()
    m.cards = cards.cards
    m.drawn = drawn
    m.abilities = cards.abilities
    m.orders = tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats))
    m.captain = tuple(the_one(m, seat, CAPTAIN) for seat in range(seats))
    m.ship = tuple(the_one(m, seat, SHIP) for seat in range(seats))
    m.seas = tuple(next(c for c, card in enumerate(drawn) if card.name == name) for name in SEAS)
    m.changes = list(CHANGES)
    m.changes[CANNON_ATTACK], m.changes[LAY] = change_cannon, change_lay
    copy_print(m)
    sort_texts(m)
    listen(m)
    build(m, PROCEDURES, None)
    m.public_procedures = frozenset(p.number for p in PUBLIC_PROCEDURES)
    return m


def the_one(m: Setting, seat: int, kind: int) -> int:
    """A player's Captain, or Ship. (CG-SETUP-05, CG-DECK-03)"""
    for c, card in enumerate(m.drawn):
        if card.kind == kind and m.owner[c] == seat:
            return c
    raise BadDefinition(f"player {seat + 1} has no {'Captain' if kind == CAPTAIN else 'Ship'}")


def copy_print(m: Setting) -> None:
    """What the cards print, by card."""
    drawn = m.drawn
    m.kind = tuple(card.kind for card in drawn)
    m.printed = tuple(tuple(card.skills[k] for card in drawn) for k in range(len(SKILLS)))
    m.bonus = tuple(tuple(card.bonus[k] for card in drawn) for k in range(len(SKILLS)))
    m.traits = tuple(card.traits for card in drawn)
    m.faction = tuple(card.factions for card in drawn)
    m.attack = tuple(card.attack for card in drawn)
    m.defends = tuple(defence(card.attack) for card in drawn)
    titles = {title: i for i, title in enumerate(sorted({card.title for card in drawn}))}
    m.title = tuple(titles[card.title] for card in drawn)


def defence(attack: int) -> int:
    """The attacks that a card defends against, a bit each. (CG-CARDS-32)"""
    out = 0
    for other in () if attack == NO_BOXES else DEFENDS[attack]:
        out |= 1 << other
    return out


def sort_texts(m: Setting) -> None:
    """Continuous texts by the question they answer, abilities by the window they are used in."""
    drawn = m.drawn
    m.passives = [
        tuple((c, p.zones, p) for c, card in enumerate(drawn) for p in card.passives if p.question == asked)
        for asked in range(TEXT_QUESTIONS)
    ]
    m.acts = tuple(tuple(a for a in card.abilities if a.kind == A_ACT) for card in drawn)
    m.own_ways = tuple({a.kind: a for a in card.abilities if a.kind in OWN_WAYS} for card in drawn)
    m.actors = tuple(c for c, card in enumerate(drawn) if any(a.zones & IN_PLAY for a in m.acts[c]))
    m.inside = tuple(
        tuple((c, a.zones, a) for c, card in enumerate(drawn) for a in card.abilities if used_in(a, kind))
        for kind in INSIDE
    )
    m.aids = tuple(
        tuple(
            Aid(c, a, n)
            for c, card in enumerate(drawn) for a in card.abilities for skill, n in a.aids
            if skill == k or (skill == NO_SKILL and k != WITH_HITS)
        )
        for k in range(len(SKILLS) + 1)
    )  # fmt: skip


def used_in(a: SeaAbility, kind: int) -> bool:
    """Whether an ability is used in a window inside a question: what produces Swashbuckling absorbs. (CG-HITS-05)"""
    return a.event == kind or (kind == SUFFER and a.event == PAY and a.produces)


def listen(m: Setting) -> None:
    """The index of who hears which event, by timing; windows inside a question are not events."""
    m.ears, m.attentive, m.own_ears = [], [], []
    for kind in range(EVENTS):
        rows = [
            (c, a.zones, a, timing)
            for c, card in enumerate(m.drawn) if kind not in INSIDE
            for a in card.abilities for event, timing in a.moments if event == kind
        ]  # fmt: skip
        m.ears.append([tuple((c, zones, a) for c, zones, a, at in rows if at == timing) for timing in range(3)])
        m.attentive.append(awake_in([(c, zones) for c, zones, a, _ in rows if not a.trigger.hears_itself()]))
        m.own_ears.append(0)
        for c, _, a, _ in rows:
            m.own_ears[kind] |= 1 << c if a.trigger.hears_itself() else 0


@lru_cache(maxsize=64)
def laid_out(decks: tuple[tuple[int, ...], ...], cards: CcgCatalogue) -> SeventhSea:
    """Captains and Ships in their start Seas, decks not yet shuffled. (CG-SETUP-03, -05, -11)"""
    m = setting(decks, cards)
    s = SeventhSea(m)
    for c in m.listed:
        seat = m.owner[c]
        s.piles[seat] = (*s.piles[seat], c)
    for sea, c in enumerate(m.seas):
        s.put(c, WATERS, m.nobody)
        s.place[c] = sea
    for seat in range(m.seats):
        s.put(m.captain[seat], ABOARD, seat)
        s.put(m.ship[seat], VESSEL, seat)
        s.place[m.ship[seat]] = m.drawn[m.captain[seat]].start_sea
        block = s.new_block()
        for c in s.deck(seat):
            s.block[c] = block
    s.dirty = 0
    return s


def begin_with(
    decks: tuple[tuple[int, ...], ...], seed: int | str, record: bool = True, cards: CcgCatalogue | None = None
) -> SeventhSea:
    """The first moment of a game with decks given by their definitions, whether or not their texts are written."""
    s = laid_out(decks, cards or published()).copy()
    begin(s, seed)
    if record:
        s.record = []
    push(s, Voyage)
    run(s)
    return s
