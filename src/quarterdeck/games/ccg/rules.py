"""What the kernel asks this game: who is asked, what is allowed, what things cost, where cards go."""

from typing import Any

from quarterdeck.cardgame.keys import hand_keys
from quarterdeck.cardgame.rules import CardRules
from quarterdeck.cardgame.terms import Q_TARGET, V_CARD
from quarterdeck.games.ccg import foreseeing, hindrances, judgement, silence, story, table
from quarterdeck.games.ccg.flow import cancel, hits, paying, starting
from quarterdeck.games.ccg.flow import settle as settling
from quarterdeck.games.ccg.flow.leaving import remove_player
from quarterdeck.games.ccg.flow.nodes import told
from quarterdeck.games.ccg.flow.victory import last_captain
from quarterdeck.games.ccg.happenings import only
from quarterdeck.games.ccg.kinds import (
    ATTACHED, A_BOARD, A_CANNON, A_TRAIT, CANCELED, CONCEDED, DISCARD, HAND, LASTING, PLAYED, Q_HAND_LIMIT, RESOLVED,
    TO_ABSORB, TO_FIRE, TO_INFLICT, T_CANCEL, T_ONLY, T_STOP, T_TARGET, T_USE,
)  # fmt: skip
from quarterdeck.games.ccg.seats import player_order
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.using import ONCE_PER_EVENT, ONCE_PER_TURN, ONE_COPY, reacting, thing, used_bit
from quarterdeck.games.ccg.whereabouts import player_of
from quarterdeck.kernel.ability import (
    CANCELLED, COPY, FAILED, FREE, UNDERWAY, U_ABILITY, U_BILLS, U_EVENT, U_FLAGS, U_ORIGIN, U_T0, U_TO, Use, use,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, NO_CARD, PUBLIC, Frame
from quarterdeck.kernel.decision import Decision, Question, ability_of, thing_of, verb_of
from quarterdeck.kernel.event import E_KIND, E_SEEN, Q_PAY, heard, members, seen
from quarterdeck.kernel.flow import PROC, SEAT, height_of, reconsider
from quarterdeck.kernel.lasting import ORIGIN
from quarterdeck.kernel.payment import (
    MAY_STOP, OPEN_END, P_COUNTS, P_FOR, P_PURPOSE, P_TERMS, STOPS, TO_CANCEL, Payment,
)  # fmt: skip
from quarterdeck.kernel.record import NO_PLACE, note
from quarterdeck.kernel.rules import Told


def adds_hits(s: SeventhSea) -> bool:
    """Whether the payment that is open only adds to Hits that are inflicted anyway."""
    p = s.stack[-1]
    return p[PROC] == Payment.number and p[P_PURPOSE] in (TO_FIRE, TO_INFLICT) and bool(p[P_TERMS] & OPEN_END)


class SeaRules(CardRules):
    """The rules of the 7th Sea CCG, as the kernel sees them. Holds nothing: all state is in the state."""

    # seats

    def player_order(self, s: SeventhSea) -> tuple[int, ...]:
        return player_order(s)

    def abandons(self, s: SeventhSea, f: Frame) -> bool:
        """What belongs to a player who is out ends; phases, Boardings and Hits on others go on. (CG-RULE-69)"""
        return f[PROC] not in s.match.public_procedures

    def concede(self, s: SeventhSea, seat: int) -> None:
        remove_player(s, seat, gives_up=True)
        last_captain(s, CONCEDED)
        reconsider(s)

    def settle(self, s: SeventhSea) -> bool:
        return settling.settle(s)

    # windows

    def thing(self, s: SeventhSea, c: int) -> int:
        return thing(s, c)

    def player_of(self, s: SeventhSea, c: int) -> int:
        return player_of(s, c)

    def reacting(self, s: SeventhSea, e: Frame, c: int, ability: Any) -> int:
        return reacting(s, e, c, ability)

    def react(self, s: SeventhSea, e: Frame, seat: int, c: int, ability: Any) -> None:
        at = height_of(s, e)
        if ability.marks & ONCE_PER_EVENT:
            for i, (card, _, text) in enumerate(s.match.ears[e[E_KIND]][ability.timing]):
                if text is ability and (card == c or (ability.marks & ONE_COPY and s.holder[card] == seat)):
                    e[E_SEEN] |= 1 << seen(i, ability.timing)
        use(s, ability, c, s.bearer(c), seat)[U_EVENT] = at

    def targeted(self, s: SeventhSea, f: Frame, who: int, register: int) -> None:
        """Whom a text is aimed at is told, if it lies open."""
        if s.record is not None:
            for c in members(who):
                if s.known[c] & PUBLIC:
                    note(s, T_TARGET, f[SEAT], c, other=f[U_ORIGIN], place=NO_PLACE + 1 + f[U_ABILITY])

    def announced(self, s: SeventhSea, f: Frame) -> None:
        """What is aimed at when a text is declared is told with it."""
        ability = s.match.abilities[f[U_ABILITY]]
        if s.record is not None and f[U_ORIGIN] != NONE and ability.kind not in (A_BOARD, A_CANNON):
            for aim in ability.aims:
                if aim.aimed and f[aim.register] > 0:
                    self.targeted(s, f, f[aim.register], aim.register)

    def only_choice(self, s: SeventhSea, seat: int, kind: int, k: int, ability: int) -> None:
        """The only card that could be targeted is told as such, where everybody can see that."""
        c = s.slots[thing_of(k)] if kind == Q_TARGET and verb_of(k) == V_CARD else NONE
        if c != NONE and s.known[c] & PUBLIC:
            note(s, T_ONLY, seat, c)

    # using abilities

    def announce(self, s: SeventhSea, f: Frame) -> None:
        """Declared: the card leaves the hand, what is limited is used up. (CG-RULE-55 (1), CG-RULE-35)"""
        c = f[U_ORIGIN]
        ability = s.match.abilities[f[U_ABILITY]]
        f[U_FLAGS] &= ~(CANCELLED | FAILED)
        if c == NONE or f[U_FLAGS] & COPY:
            return
        if s.zone[c] == HAND:
            s.put(c, PLAYED, f[SEAT])
        elif ability.marks & ONCE_PER_TURN:
            s.used[c] |= used_bit(s, ability, c, f[SEAT])
        if s.record is not None:
            aimed = NO_PLACE + 1 + only(f[U_T0]) if ability.kind in (A_BOARD, A_CANNON) else NO_PLACE
            note(s, T_USE, f[SEAT], c, other=f[U_ABILITY], amount=ability.kind, place=aimed)

    def price(self, s: SeventhSea, f: Frame) -> int:
        """What is due for a use, each time it comes to be paid. (CG-COST-12)"""
        if f[U_FLAGS] & FREE:
            return 0
        return s.match.abilities[f[U_ABILITY]].billed(s, f, f[U_BILLS])[1]

    def bill(self, s: SeventhSea, f: Frame, p: Frame) -> None:
        """What counts for a payment, what it is for and how it may end."""
        p[P_FOR] = f[U_ORIGIN]
        if p[P_PURPOSE] == TO_CANCEL:
            p[P_COUNTS], p[P_TERMS] = cancel.price(s, f, p[SEAT])[0], MAY_STOP
            return
        p[P_COUNTS], _, p[P_PURPOSE], p[P_TERMS] = s.match.abilities[f[U_ABILITY]].billed(s, f, f[U_BILLS])

    def cancellers(self, s: SeventhSea, f: Frame) -> tuple[int, ...]:
        return cancel.cancellers(s, f)

    def hidden_cancellers(self, s: SeventhSea, f: Frame) -> int:
        return cancel.hidden_cancellers(s, f)

    def cancel_price(self, s: SeventhSea, f: Frame, seat: int) -> int:
        note(s, T_CANCEL, seat, f[U_ORIGIN], amount=s.match.abilities[f[U_ABILITY]].kind)
        return cancel.price(s, f, seat)[1]

    def put_away(self, s: SeventhSea, f: Frame) -> None:
        """A card that was declared and has not come into play is discarded. (CG-CARDS-16, CG-CANCEL-04, CG-RULE-07)"""
        c = f[U_ORIGIN]
        if f[U_FLAGS] & (COPY | UNDERWAY) or c == NONE or s.zone[c] != PLAYED:
            return
        if f[U_TO] == LASTING and not f[U_FLAGS] & (CANCELLED | FAILED) and any(row[ORIGIN] == c for row in s.lasting):
            named = s.memo[c]
            s.put(c, LASTING, f[SEAT])
            s.memo[c] = named
        else:
            s.put(c, f[U_TO] if f[U_TO] >= 0 and f[U_TO] != LASTING else DISCARD, s.match.owner[c])

    def resolved(self, s: SeventhSea, f: Frame) -> None:
        """The action is over, or was canceled: both may be answered. (CG-RULE-55 (7), CG-CANCEL-09)"""
        ability = s.match.abilities[f[U_ABILITY]]
        if f[U_FLAGS] & UNDERWAY or ability.kind == A_TRAIT:
            return
        kind = CANCELED if f[U_FLAGS] & (CANCELLED | FAILED) else RESOLVED
        card = 1 << f[U_ORIGIN] if f[U_ORIGIN] != NONE else 0
        if heard(s, kind, card):
            s.stack.append(told(s, f, kind, card, 0, NONE))

    def goes_on(self, s: SeventhSea, seat: int, k: int) -> Question | None:
        """Only starting Crew is chosen in secret. (CG-SETUP-06)"""
        return starting.goes_on(s, seat, k)

    # paying and absorbing

    def means(self, s: SeventhSea, p: Frame) -> tuple[int, list[int]]:
        return hits.means(s, p) if p[P_PURPOSE] == TO_ABSORB else paying.means(s, p)

    def pay_with(self, s: SeventhSea, p: Frame, answer: int) -> None:
        paying.pay_with(s, p, answer)

    def spent(self, s: SeventhSea, p: Frame) -> None:
        paying.spent(s, p)

    def unpaid(self, s: SeventhSea, p: Frame) -> None:
        """What was tacked stays tacked, what was spent stays spent. (CG-COST-08)"""
        if s.record is None:
            return
        f = next(f for f in reversed(s.stack) if f[PROC] == Use.number)
        aimed = NO_PLACE + 1 + only(f[U_T0]) if s.match.abilities[f[U_ABILITY]].kind == A_BOARD else NO_PLACE
        canceling = int(p[P_PURPOSE] == TO_CANCEL)
        note(s, T_STOP, p[SEAT], p[P_FOR], other=f[U_ABILITY], amount=canceling, place=aimed)

    # looking and judging

    def returns(self, s: SeventhSea) -> tuple[float, ...]:
        return judgement.returns(s)

    def worth(self, s: SeventhSea, seat: int) -> float:
        return judgement.worth(s, seat)

    def odds(self, s: SeventhSea, seat: int) -> float:
        return judgement.odds(s, seat)

    def in_parts(self, q: Question) -> bool:
        return q.kind in (Q_HAND_LIMIT,) or super().in_parts(q)

    def any_of(self, s: SeventhSea, q: Question) -> tuple[int, list[int]]:
        """The hand maximum leaves the choice among all cards. (CG-HAND-02)"""
        if q.kind != Q_HAND_LIMIT:
            return 0, []
        held = settling.not_chosen(s, s.stack[-1], q.seat)
        return settling.to_discard(s, q.seat), hand_keys(s, held)

    def pick_verb(self, s: SeventhSea, q: Question) -> str:
        return "Discard" if q.kind == Q_HAND_LIMIT else super().pick_verb(s, q)

    def same_choice(self, s: SeventhSea, q: Question) -> bool:
        return judgement.same_choice(s, q)

    def sensible(self, s: SeventhSea, q: Question) -> tuple[int, ...]:
        return judgement.sensible(s, q)

    def pays_alike(self, s: SeventhSea, q: Question) -> bool:
        """Who fires decides on the number of Hits."""
        return s.stack[-1][P_PURPOSE] != TO_FIRE or len(q.options) == 1

    def answer_for(self, s: SeventhSea, q: Question) -> int:
        return judgement.answer_for(s, q)

    def concealed(self, q: Question) -> bool:
        return q.kind in silence.CONCEALED

    def depends_on_hand(self, s: SeventhSea, seat: int, kind: int) -> bool:
        return silence.depends_on_hand(s, seat, kind)

    def gives_away(self, s: SeventhSea, seat: int, kind: int, option: int) -> bool:
        return silence.found_nothing(kind, option) or super().gives_away(s, seat, kind, option)

    def describe(self, s: SeventhSea, q: Question) -> Decision:
        return table.describe(s, q)

    def refuse(self, s: SeventhSea, q: Question, chosen: int) -> None:
        table.refuse(s, q, chosen)

    def foretold(self, s: SeventhSea, t: SeventhSea, seat: int, since: int) -> list[Told]:
        return foreseeing.foretold(s, t, seat, since)

    def fruitless(self, s: SeventhSea, t: SeventhSea, seat: int) -> bool:
        return foreseeing.fruitless(s, t, seat)

    def declining(self, s: SeventhSea, q: Question) -> int:
        """Who fires or has won a fight need not add to the Hits."""
        return STOPS if q.kind == Q_PAY and STOPS in q.options and adds_hits(s) else self.answer_for(s, q)

    def dangers(self, s: SeventhSea, seat: int) -> tuple[str, ...]:
        return foreseeing.dangers(s, seat)

    def open_view(self, s: SeventhSea) -> Any:
        return table.open_view(s)

    def view(self, s: SeventhSea, seat: int | None, openly: Any = None) -> dict[str, Any]:
        return {**table.view(s, seat, openly), "dangers": [] if seat is None else list(self.dangers(s, seat))}

    def why(self, s: SeventhSea, seat: int | None, name: str) -> list[str]:
        return table.why(s, seat, name)

    def why_not(self, s: SeventhSea, seat: int, name: str) -> str:
        return hindrances.why_not(s, seat, name)

    def story(self, s: SeventhSea, seat: int | None) -> list[str]:
        return story.story(s, seat)

    def happened(self, s: SeventhSea, seat: int | None, since: int) -> list[dict[str, Any]]:
        return story.happened(s, seat, since)

    def in_short(self, s: SeventhSea, seat: int | None, since: int, until: int) -> str:
        return story.in_short(s, seat, since, until)

    def landmark(self, event: dict[str, Any]) -> str:
        return story.landmark(event)

    def card_of(self, s: SeventhSea, k: int) -> str:
        return str(s.match.cards[s.match.abilities[ability_of(k)].definition].name)

    def today(self, s: SeventhSea) -> int:
        return s.turn

    def concerns(self, s: SeventhSea, seat: int) -> bool:
        return table.concerns(s, seat)

    def rule_of(self, s: SeventhSea, q: Question) -> str:
        return table.rule_of(q)

    def redealt(self, t: SeventhSea, kept: int) -> None:
        starting.redealt(t, kept)

    def flaw(self, s: SeventhSea) -> str:
        """Attachments and their hosts agree."""
        for host, gear in s.worn.items():
            for a in gear:
                if s.zone[a] != ATTACHED or s.host[a] != host:
                    return f"card {a} in zone {s.zone[a]} is attached to {host}"
        for seat in range(s.match.seats):
            for a in s.attachments(seat):
                if s.host[a] == NO_CARD:
                    return f"card {a} is attached to nothing"
        return ""

    def copy(self, s: SeventhSea) -> SeventhSea:
        return s.copy()
