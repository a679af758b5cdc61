"""Broadside, a toy card game on the card layer and nothing else.

Two captains take turns: an order from hand, or a pass. What it costs is paid by tacking mates, whoever is aimed at may
pay to cancel it, hits are absorbed by tacking or sinking mates, and when both have passed the Sea acts: a party that is
no seat. A ship whose hits nobody can absorb goes down, and its captain with it.
"""

from typing import Any, Final

from quarterdeck.cardgame.amounts import Count
from quarterdeck.cardgame.asking import event_words, node_asking, node_words
from quarterdeck.cardgame.build import Aim, Card, Cost, ability_words, lay_out
from quarterdeck.cardgame.catalogue import Catalogue
from quarterdeck.cardgame.filters import Is, enemy, yours
from quarterdeck.cardgame.joining import May
from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.nodes import Effect, Script
from quarterdeck.cardgame.parts import Part
from quarterdeck.cardgame.rules import CardRules
from quarterdeck.cardgame.sets import Everything, Pool, Role, Target, Them, it, the_bearer
from quarterdeck.cardgame.state import CardMatch, CardState
from quarterdeck.cardgame.terms import OWN_QUESTIONS, OWN_VERBS, QUESTION_NAMES, V_NO, V_YES
from quarterdeck.cardgame.triggers import EventKind, Told, Trigger, numbered
from quarterdeck.cardgame.using import CardAbility
from quarterdeck.cardgame.verbs import Deed, Verb
from quarterdeck.kernel.ability import (
    U_ABILITY, U_BEARER, U_EVENT, U_FLAGS, U_ORIGIN, U_T0, use,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, Decision, Option, Question, key, thing_of, verb_of
from quarterdeck.kernel.event import (
    AFTER, CANCEL, E_AMOUNT, E_SET, PASS, Q_CANCEL, Q_PAY, REACT, WHEN, event, happen, members,
)  # fmt: skip
from quarterdeck.kernel.flow import SEAT, Procedure, again, ask, nearest, push, run
from quarterdeck.kernel.payment import P_PAID, P_PURPOSE, Payment, charge
from quarterdeck.kernel.setup import build, listen
from quarterdeck.kernel.words import Words, sentence, told_apart

HAND, ABOARD, SUNK, PLAYED, WEATHER = 1, 2, 3, 4, 5
SHIP, MATE, ORDER, SEA = range(4)
TACK, HIT = range(2)
KINDS = numbered(
    ("tacking", "hitting"),
    {TACK: EventKind(befalls="tacks", subject="mate"), HIT: EventKind(befalls="is hit", subject="ship")},
)
TO_ABSORB: Final = 8
PLAIN: Final = {PASS: "Pass", CANCEL: "Cancel it", V_YES: "Yes", V_NO: "No"}
Q_TURN: Final = OWN_QUESTIONS
V_PLAY, V_SINK = OWN_VERBS, OWN_VERBS + 1


class Sailing(CardState[CardMatch]):
    """A mate or a ship that is tacked has a mark in `memo`."""

    def ship(self, seat: int) -> int:
        return next(c for c in self.pile(ABOARD, seat) if card_of(self, c).kind == SHIP)

    def mates(self, seat: int) -> list[int]:
        return [c for c in self.pile(ABOARD, seat) if card_of(self, c).kind == MATE]


def card_of(s: Sailing, c: int) -> "SeaCard":
    card: SeaCard = s.match.cards[s.match.definition[c]]
    return card


# The vocabulary: rows


def is_tacked(s: Sailing, x: Frame, c: int) -> bool:
    return bool(s.memo[c])


def is_other(s: Sailing, x: Frame, c: int) -> bool:
    return c != x[U_BEARER]


def all_ships(s: Sailing, x: Frame) -> list[int]:
    return [s.ship(seat) for seat in s.match.rules.player_order(s)]


def all_mates(s: Sailing, x: Frame) -> list[int]:
    return [c for seat in s.match.rules.player_order(s) for c in s.mates(seat)]


def untack_them(s: Sailing, f: Frame, who: int, n: int) -> None:
    for c in members(who):
        s.own()
        s.memo[c] = 0


def tack_them(s: Sailing, f: Frame, who: int, n: int) -> None:
    happen(s, event(TACK, f[SEAT], who))


def can_tack(s: Sailing, x: Frame, cards: list[int]) -> bool:
    return bool(cards) and not any(s.memo[c] for c in cards)


def fire_at(s: Sailing, f: Frame, who: int, n: int) -> None:
    happen(s, event(HIT, f[SEAT], who, n))


def spare_one(s: Sailing, f: Frame) -> None:
    e = s.stack[f[U_EVENT]]
    e[E_AMOUNT] = max(0, e[E_AMOUNT] - 1)


def still_hit(s: Sailing, x: Frame, e: Frame) -> bool:
    return e[E_AMOUNT] > 0


tacked = Is("tacked", is_tacked, "tacked", rank=1)
ready = Is("ready", lambda s, x, c: not is_tacked(s, x, c), "ready", rank=1)
other = Is("other", is_other, "other", rank=0)
bearer = Role("bearer", "this mate", the_bearer)
SHIPS, MATES = Pool(all_ships, "ship"), Pool(all_mates, "mate")
at_all = Told(still_hit, "at all")
untack = Verb(untack_them, "untacks", "untack", "untack {who}")
tack = Verb(tack_them, "tacks", "tack", "tack {who}", payable=can_tack)
fire = Verb(fire_at, "suffers {n}", "suffer {n} each", "fire {n} at {who}", counts="hit")
spare = Deed(spare_one, "it suffers one hit fewer", order=False)


class SeaAbility(CardAbility):
    def affordable(self, s: Sailing, x: Frame) -> bool:
        """An optimistic bound: what all ready mates together could produce."""
        able = sum(card_of(s, c).skill for c in s.mates(x[SEAT]) if not s.memo[c]) if x[SEAT] < s.match.seats else 0
        return able >= price_of(s, x[U_ORIGIN])


class SeaCard(Card):
    def __init__(self, kind: int, name: str, skill: int, cost: int, cancel: int, texts: tuple[SeaAbility, ...]) -> None:
        super().__init__(kind, name, "")
        self.skill, self.cost, self.cancel = skill, cost, cancel
        self.texts = self.abilities = texts
        for a in texts:
            a.zones = a.zones or {MATE: 1 << ABOARD, ORDER: 1 << HAND, SEA: 1 << WEATHER}[kind]
            a.cancellable = bool(cancel)

    def text_words(self, text: Any) -> str:
        w = Words("this mate" if self.kind == MATE else "this card")
        return sentence(ability_words(text, w, "Act:" if text.event < 0 else "React:"))


def price_of(s: Sailing, c: int) -> int:
    return card_of(s, c).cost if s.zone[c] in (HAND, PLAYED) else 0


def act(*parts: Part | Effect) -> SeaAbility:
    a = SeaAbility(0, (), 0, 0)
    lay_out(a, parts, Script())
    return a


def after(kind: int, *of: Is) -> Trigger:
    return Trigger(KINDS[kind], AFTER, of)


def when(kind: int, *of: Is) -> Trigger:
    return Trigger(KINDS[kind], WHEN, of, (at_all,))


def mate(name: str, skill: int, *texts: SeaAbility) -> SeaCard:
    return SeaCard(MATE, name, skill, 0, 0, texts)


def order(name: str, cost: int, *texts: SeaAbility, cancel: int = 0) -> SeaCard:
    return SeaCard(ORDER, name, 0, cost, cancel, texts)


# The cards

CARDS = Catalogue(
    [
        SeaCard(SHIP, "Kestrel", 0, 0, 0, ()),
        SeaCard(SHIP, "Marigold", 0, 0, 0, ()),
        mate("Deckhand", 1),
        mate("Gunner", 2),
        mate("Bosun", 1, act(after(TACK, yours, other), Cost(tack(bearer)), untack(it))),
        mate("Surgeon", 1, act(when(HIT, yours), Cost(tack(Target(MATES, (yours, ready), aimed=False))), spare)),
        order("Broadside", 2, act(Aim(Target(SHIPS, (enemy,))), fire(Them(), 3)), cancel=2),
        order("Fusillade", 1, act(fire(Target(SHIPS, (enemy,)), Count(Everything(MATES, yours, ready))))),
        order("All Hands", 0, act(untack(Everything(MATES, yours, tacked)))),
        order("Warning Shot", 0, act(May([fire(Target(SHIPS, (enemy,)), 1)]))),
        SeaCard(SEA, "Squall", 0, 0, 0, (act(fire(Target(SHIPS, ()), 1)),)),
    ]
)


# The rules


def change_tack(s: Sailing, e: Frame) -> None:
    """Whoever tacks to pay adds their skill to the payment that is open; each is answered by itself."""
    for c in members(e[E_SET]):
        s.own()
        s.memo[c] = 1
        if e[E_AMOUNT]:
            s.stack[nearest(s, Payment)][P_PAID] += card_of(s, c).skill


def change_hit(s: Sailing, e: Frame) -> None:
    """Another than the one who fires absorbs: as far as possible, and what is left sinks the ship."""
    for c in members(e[E_SET]):
        if e[E_AMOUNT]:
            charge(s, s.holder[c], e[E_AMOUNT], c, purpose=TO_ABSORB)


class SeaRules(CardRules):
    def speaks_for(self, s: Sailing, party: int) -> int:
        """The last captain decides for the Sea."""
        return self.player_order(s)[-1]

    def reacting(self, s: Sailing, e: Frame, c: int, ability: Any) -> int:
        x = [NONE] * 32
        x[SEAT], x[U_FLAGS], x[U_EVENT], x[U_ABILITY] = s.holder[c], 0, len(s.stack) - 1, ability.number
        x[U_ORIGIN] = x[U_BEARER] = c
        return 1 << s.holder[c] if ability.performs(s, x, NONE) else 0

    def announce(self, s: Sailing, f: Frame) -> None:
        if s.zone[f[U_ORIGIN]] == HAND:
            s.put(f[U_ORIGIN], PLAYED, f[SEAT])

    def price(self, s: Sailing, f: Frame) -> int:
        return price_of(s, f[U_ORIGIN])

    def cancellers(self, s: Sailing, f: Frame) -> tuple[int, ...]:
        """Whose ship is the target."""
        return tuple(s.holder[c] for c in members(f[U_T0]))

    def cancel_price(self, s: Sailing, f: Frame, seat: int) -> int:
        return card_of(s, f[U_ORIGIN]).cancel

    def means(self, s: Sailing, p: Frame) -> tuple[int, list[int]]:
        mates = s.mates(p[SEAT])
        options = card_keys(s, [c for c in mates if not s.memo[c]])
        if p[P_PURPOSE] == TO_ABSORB:
            options += [key(V_SINK, s.slot[c]) for c in mates]
        return Q_PAY, options

    def pay_with(self, s: Sailing, p: Frame, answer: int) -> None:
        if verb_of(answer) == V_SINK:
            c = s.slots[thing_of(answer)]
            p[P_PAID] += card_of(s, c).skill
            s.put(c, SUNK, p[SEAT])
        else:
            happen(s, event(TACK, p[SEAT], 1 << keyed_card(s, s.mates(p[SEAT]), answer), 1))

    def unpaid(self, s: Sailing, p: Frame) -> None:
        if p[P_PURPOSE] == TO_ABSORB:
            s.out |= 1 << p[SEAT]
            s.over = True

    def put_away(self, s: Sailing, f: Frame) -> None:
        if s.zone[f[U_ORIGIN]] == PLAYED:
            s.put(f[U_ORIGIN], SUNK, f[SEAT])

    def describe(self, s: Sailing, q: Question) -> Decision:
        node = node_asking(s, q)
        asked = node_words(s, q, node, "") if node is not None else ""
        if not asked and q.kind == 0:
            asked = "React " + event_words(s, s.stack[-1], q.seat, KINDS, "")
        kinds = {**QUESTION_NAMES, Q_TURN: "take_turn", Q_PAY: "pay", Q_CANCEL: "cancel"}
        said = told_apart([self.option_words(s, k) for k in q.options], [[] for _ in q.options])
        options = tuple(Option(k, words) for k, words in zip(q.options, said, strict=True))
        return Decision(s.asked[q.seat], q.seat, kinds[q.kind], "", asked, options)

    def option_words(self, s: Sailing, k: int) -> str:
        verb, thing = verb_of(k), thing_of(k)
        if verb in PLAIN:
            return PLAIN[verb]
        if verb == V_PLAY:
            return f"Play {s.match.cards[thing].name}"
        return {REACT: "React: ", V_SINK: "Sink "}.get(verb, "") + card_of(s, s.slots[thing]).name


def orders(s: Sailing, f: Frame, answer: int) -> None:
    """Captains take turns until both have passed."""
    seat, passed = f[4], f[5]
    hand = {s.match.definition[c]: c for c in s.pile(HAND, seat) if playable(s, c, seat)}
    if answer == NO_ANSWER:
        answer = ask(s, f, seat, Q_TURN, [*[key(V_PLAY, d) for d in sorted(hand)], key(PASS)])
        if answer == NO_ANSWER:
            return
    f[4], f[5] = 1 - seat, passed + 1 if verb_of(answer) == PASS else 0
    if f[5] < 2:
        again(f)
    if verb_of(answer) == V_PLAY:
        c = hand[thing_of(answer)]
        use(s, CARDS.cards[thing_of(answer)].abilities[0], c, c, seat)


def playable(s: Sailing, c: int, seat: int) -> bool:
    x = [NONE] * 32
    x[SEAT], x[U_FLAGS], x[U_ORIGIN], x[U_BEARER] = seat, 0, c, c
    return any(a.event < 0 and a.performs(s, x, NONE) for a in card_of(s, c).abilities)


def the_sea(s: Sailing, f: Frame, answer: int) -> None:
    """The Sea acts with what it has, as if it were a seat."""
    for c in s.pile(WEATHER, s.match.nobody):
        use(s, card_of(s, c).abilities[0], c, c, s.match.nobody)


def harbour(s: Sailing, f: Frame, answer: int) -> None:
    s.over = True


Voyage: Procedure = Procedure("voyage", lambda rules: (orders, the_sea, harbour), 6)


def voyage(*captains: str, weather: str = "Squall") -> Sailing:
    """A game at its first question; a captain has what is named, mates aboard and orders in hand."""
    owned = [[CARDS.find(name) for name in names.split(", ")] for names in captains]
    rows = [(seat, card) for seat, cards in enumerate(owned) for card in cards] + [(len(owned), CARDS.find(weather))]
    owner = bytes(seat for seat, _ in rows)
    m = CardMatch(len(owned), tuple(card.definition for _, card in rows), owner, owner)
    m.slotted = m.open = 1 << ABOARD | 1 << PLAYED | 1 << WEATHER
    m.held = 1 << HAND
    m.clockwise = m.answers_again = True
    m.rules, m.cards, m.abilities, m.changes = SeaRules(), CARDS.cards, CARDS.abilities, [change_tack, change_hit]
    listen(m, [(c, a) for c, (_, card) in enumerate(rows) for a in card.abilities], len(KINDS))
    build(m, (Voyage,), None)
    s = Sailing(m, 6)
    for c, (seat, card) in enumerate(rows):
        s.put(c, {ORDER: HAND, SEA: WEATHER}.get(card.kind, ABOARD), seat)
    push(s, Voyage)
    run(s)
    return s
