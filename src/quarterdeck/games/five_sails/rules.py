"""What the kernel asks this game: who is asked, what is allowed, what things cost, where cards go."""

from typing import Any, Final

from quarterdeck.cardgame.keys import HAND_KEY, hand_keys, keyed_card
from quarterdeck.cardgame.rules import CardRules
from quarterdeck.cardgame.terms import Q_DISCARD, Q_PERFORMER, Q_TARGET, V_CARD, V_DONE, V_HAND
from quarterdeck.cardgame.using import BEARER_PERFORMS, GRANTED
from quarterdeck.cardgame.values import kept
from quarterdeck.games.five_sails import foreseeing, happenings, hindrances, judgement, story, table
from quarterdeck.games.five_sails.duel_state import D_CARD, PARLEYS_ENGAGED
from quarterdeck.games.five_sails.flow import settle as settling
from quarterdeck.games.five_sails.flow.challenge import Challenge, held_back
from quarterdeck.games.five_sails.flow.dusk import Dusk, hand_size, not_chosen
from quarterdeck.games.five_sails.flow.leaving import remove_player
from quarterdeck.games.five_sails.seats import arbiter, player_order
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ANNOUNCE, APPROACH, BASIC, CHOSEN, CITY, CREW, DECK, DISCARD, DISCARD_CARDS, ENGAGE, EQUIPPED, FORCED, HAND, HOME,
    LOCKER, MANEUVER, NOWHERE, PASSIVE, PAY, PLAYED, Q_ACTION, Q_ANSWER, Q_CHALLENGE, Q_CREW_EXCESS, Q_PARLEY, Q_REPEAT,
    Q_ROUND, Q_SLOT_EXCESS, Q_TECHNIQUE, SCHEME_TEXT, SETUP, TARGET, TECHNIQUE, TO_BE_SPENT, T_NOTHING, T_ONLY,
    T_PARLEY, T_REPEATED, T_TARGET, T_USE, USED, V_PAIR, V_PARLEY, V_REPEAT, WEALTH, WHEN_REVEALED,
)  # fmt: skip
from quarterdeck.games.five_sails.using import (
    ENOUGH, NO_LIMIT, PARTICIPANT_PERFORMS, CityAbility, choosy, covers, due, mark_used, open_uses, parley_worth,
    parleyers, reacting, rebates, thing,
)  # fmt: skip
from quarterdeck.games.five_sails.values import keywords_of, may, negotiable, price
from quarterdeck.games.five_sails.whereabouts import player_of
from quarterdeck.kernel.ability import (
    AT_END, CANCELLED, COPY, DELAYED, FAILED, UNDERWAY, U_ABILITY, U_BEARER, U_EVENT, U_FLAGS, U_IT, U_NODE,
    U_ORIGIN, U_PERFORMER, U_PLACE, U_T0, U_TO, Use, announce, use,
)  # fmt: skip
from quarterdeck.kernel.chance import draw
from quarterdeck.kernel.columns import NONE, PUBLIC, PUBLIC_BIT, Frame
from quarterdeck.kernel.decision import ABILITY_BITS, NO_ANSWER, Decision, Question, ability_of, key, thing_of, verb_of
from quarterdeck.kernel.errors import IllegalAnswer, UnknownAnswer
from quarterdeck.kernel.event import (
    COST, E_ABILITY, E_FLAGS, E_KIND, E_OTHER, E_SOURCE, PASS, Q_PAY, Q_REACT, REACT, WHEN, event, happen, heard,
    members,
)  # fmt: skip
from quarterdeck.kernel.flow import PC, PROC, RESULT, SEAT, ask, below, go, height_of, reconsider
from quarterdeck.kernel.payment import P_DUE, P_FOR, P_LAST, P_MARKS, P_PAID, P_SET
from quarterdeck.kernel.record import note
from quarterdeck.kernel.rules import Told


#: kinds of ability that are carried out without being announced
UNANNOUNCED: Final = frozenset((SCHEME_TEXT, WHEN_REVEALED, PASSIVE, SETUP))


#: what a payment has done with, as bits of its P_MARKS: parleys, and Reactions that lower the price
NO_PARLEYS: Final = 1
NO_REBATES: Final = 2


class CityRules(CardRules):
    """The rules of City of Five Sails, as the kernel sees them. Holds nothing: all state is in the state."""

    # seats

    def player_order(self, s: FiveSails) -> tuple[int, ...]:
        return player_order(s)

    def arbiter(self, s: FiveSails) -> int:
        return arbiter(s)

    def abandons(self, s: FiveSails, f: Frame) -> bool:
        """A frame that belongs to a player who has left is dropped; phases and events belong to nobody."""
        return f[PROC] not in s.match.public_procedures

    # settling

    def settle(self, s: FiveSails) -> bool:
        return settling.settle(s)

    # windows

    def thing(self, s: FiveSails, c: int) -> int:
        return thing(s, c)

    def reacting(self, s: FiveSails, e: Frame, c: int, ability: Any) -> int:
        return reacting(s, e, c, ability)

    def react(self, s: FiveSails, e: Frame, seat: int, c: int, ability: Any) -> None:
        at = height_of(s, e)
        f = use(s, ability, c, s.bearer(c), seat)
        f[U_EVENT] = at

    def use_of(self, s: FiveSails, e: Frame) -> int:
        """The ability whose effect this is, or follows from. A duel is no effect of the challenge it began with."""
        at = len(s.stack) - 2
        while s.stack[at][PROC] in s.match.inner_procedures:
            at -= 1
        over = e[E_KIND] == USED or s.stack[at][PROC] != Use.number or s.stack[at][PC] >= AT_END
        return NONE if over else at

    def player_of(self, s: FiveSails, c: int) -> int:
        return player_of(s, c)

    def targeted(self, s: FiveSails, f: Frame, who: int, register: int) -> None:
        """Targets that an effect has chosen may be answered by those concerned. (FS-CORE-64)"""
        if s.record is not None:
            for c in members(who):
                if s.known[c] & PUBLIC:
                    note(s, T_TARGET, f[SEAT], c, other=f[U_ORIGIN])
        e = event(TARGET, f[SEAT], who, register, 0, f[U_PERFORMER])
        e[E_SOURCE], e[E_ABILITY] = f[U_ORIGIN], f[U_ABILITY]
        happen(s, e)

    # using abilities

    def announce(self, s: FiveSails, f: Frame) -> None:
        """The ability counts as used from here; a card from hand lies on the table. (FS-ABIL-12)"""
        ability = s.match.abilities[f[U_ABILITY]]
        origin = f[U_ORIGIN]
        f[U_FLAGS] &= ~(CANCELLED | FAILED)
        if origin == NONE:
            return
        if not f[U_FLAGS] & COPY:
            if s.zone[origin] == HAND:
                s.put(origin, PLAYED, f[SEAT])
            else:
                mark_used(s, ability, origin, f[U_BEARER], f[SEAT])
        if s.record is not None and ability.kind != SCHEME_TEXT:
            if ability.limit == NO_LIMIT and ability.event != -1 and open_uses(s, ability, origin) == ENOUGH:
                note(s, T_REPEATED, f[SEAT], origin)
        if ability.by in (BEARER_PERFORMS, PARTICIPANT_PERFORMS):
            f[U_PERFORMER] = f[U_BEARER]

    def only_choice(self, s: FiveSails, seat: int, kind: int, k: int, ability: int) -> None:
        """What nobody had to be asked for is told, where everybody can see that there was no other choice.

        Who could be paid for, or perform a card of a hand, may hang on what is hidden.
        """
        if kind == Q_ANSWER:
            d = s.stack[s.duel_at]
            note(s, T_ONLY, seat, d[D_CARD + 1], other=kind, amount=held_back(s, d))
        elif kind in OPEN_CHOICES and verb_of(k) in (V_CARD, V_PAIR):
            c, used = s.slots[thing_of(k)], s.match.abilities[ability]
            if s.known[c] & PUBLIC and not used.price_depends_on_targets and (used.plain or kind != Q_PERFORMER):
                note(s, T_ONLY, seat, c, other=kind)

    def announced(self, s: FiveSails, f: Frame) -> None:
        """Announcing and targeting can be answered before anything is paid; cancelled, it is still paid for."""
        ability = s.match.abilities[f[U_ABILITY]]
        if s.record is not None:
            note_use(s, f, ability)
        if ability.kind in UNANNOUNCED:
            return
        origin = f[U_ORIGIN]
        aimed = 0
        for aim in ability.aims:
            if aim.aimed:
                aimed |= f[aim.register]
        if ability.aims_place and f[U_PLACE] != NONE:
            aimed |= 1 << s.match.location[f[U_PLACE]]
        events = []
        if aimed and heard(s, TARGET, aimed):
            events.append(event(TARGET, f[SEAT], aimed, 0, NOWHERE, f[U_PERFORMER]))
        announced = origin != NONE and ability.kind != FORCED and s.match.answerable_kinds >> ability.kind & 1
        if announced and heard(s, ANNOUNCE, 1 << origin):
            events.append(event(ANNOUNCE, f[SEAT], 1 << origin, ability.kind, NOWHERE, f[U_PERFORMER]))
        for e in events:
            e[E_SOURCE], e[E_ABILITY] = origin, f[U_ABILITY]
            s.stack.append(e)

    def price(self, s: FiveSails, f: Frame) -> int:
        """What a use costs, each time it comes to be paid."""
        ability = s.match.abilities[f[U_ABILITY]]
        why = kept(s)
        if ability.kind != BASIC:
            total = due(s, f, ability, why)
        else:
            total = price(s, self.bought(s, f), f, why) if ability.buys else 0
        if why:
            happenings.note_price(s, f[SEAT], self.bought(s, f), total, why)
        return total

    def bill(self, s: FiveSails, f: Frame, p: Frame) -> None:
        p[P_FOR] = self.bought(s, f)

    def bought(self, s: FiveSails, f: Frame) -> int:
        """The card that is paid for."""
        return happenings.only(f[U_T0]) if f[U_ORIGIN] == NONE else f[U_ORIGIN]

    def costs_possible(self, s: FiveSails, f: Frame) -> bool:
        for cost in s.match.abilities[f[U_ABILITY]].costs:
            if not cost.payable(s, f):
                return False
        return True

    def hold(self, s: FiveSails, f: Frame) -> None:
        """A Technique activated with a challenge waits for the answer."""
        s.stack.pop()
        s.stack[-1][RESULT] = 1
        s.held = tuple(f)

    def repeat(self, s: FiveSails, f: Frame, answer: int) -> None:
        """A Repeatable ability may be paid for and resolved again at once. (FS-RULES-22 to -24)"""
        ability = s.match.abilities[f[U_ABILITY]]
        if not ability.repeatable or f[U_FLAGS] & (CANCELLED | FAILED | DELAYED):
            return
        if answer == NO_ANSWER:
            kept = f[U_PERFORMER]
            f[U_T0 : U_T0 + 4] = [0, 0, 0, 0]
            possible = bool(ability.performers(s, f))
            f[U_PERFORMER] = kept
            if not possible:
                return
            answer = ask(s, f, f[SEAT], Q_REPEAT, [key(V_REPEAT), key(V_DONE)], f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_REPEAT:
            f[U_NODE] = 0
            go(s, f, announce)

    def put_away(self, s: FiveSails, f: Frame) -> None:
        """A risk goes to its owner's discard pile once resolved, or where its text sends it. (FS-CARDS-26)"""
        if f[U_FLAGS] & (CANCELLED | FAILED):
            note(s, T_NOTHING, f[SEAT], f[U_ORIGIN], other=f[U_ABILITY], amount=f[U_FLAGS] & (CANCELLED | FAILED))
        if f[U_FLAGS] & (COPY | UNDERWAY):
            return
        c = f[U_ORIGIN]
        if c == NONE and f[U_T0]:
            c = happenings.only(f[U_T0])
        if c != NONE and s.zone[c] == PLAYED:
            if f[U_TO] == LOCKER:
                s.put(c, LOCKER, s.match.owner[c])
            elif f[U_TO] == DECK:
                happenings.sink(s, [c])
            else:
                s.put(c, DISCARD, s.match.owner[c])

    def resolved(self, s: FiveSails, f: Frame) -> None:
        if s.match.unheard[USED] and not s.hearing:
            return
        ability = s.match.abilities[f[U_ABILITY]]
        if f[U_FLAGS] & UNDERWAY or ability.kind in UNANNOUNCED:
            return
        card = 1 << f[U_ORIGIN] if f[U_ORIGIN] != NONE else 0
        if heard(s, USED, card):
            e = event(USED, f[SEAT], card, ability.kind, NOWHERE)
            e[E_OTHER] = f[U_PERFORMER]
            e[E_SOURCE], e[E_ABILITY] = f[U_ORIGIN], f[U_ABILITY]
            s.stack.append(e)

    # paying wealth

    def means(self, s: FiveSails, p: Frame) -> tuple[int, list[int]]:
        """Reactions to the payment, parleys for a negotiable card, then cards. (FS-DRAMA-18, FS-CORE-41, FS-RULE-35)"""
        need = p[P_DUE] - p[P_PAID]
        if s.match.ears[PAY][WHEN] and not p[P_MARKS] & NO_REBATES and not p[P_SET]:
            options = [key(REACT, thing(s, c), a.number) for c, a in rebates(s, p[SEAT], p[P_FOR])]
            if options:
                return Q_REACT, [*options, key(PASS)] if self.payable_as_it_is(s, p, need) else options
        if not p[P_MARKS] & NO_PARLEYS and not p[P_SET]:
            talkers = self.talkers(s, p)
            if talkers:
                options = [key(V_PARLEY, s.slot[c]) for c in talkers if self.talk_suffices(s, p, c)]
                if covers(s, p[SEAT], need, p[P_FOR]):
                    options.append(key(V_DONE))
                return Q_PARLEY, options
        return Q_PAY, self.spendable(s, p, need)

    def talkers(self, s: FiveSails, p: Frame) -> list[int]:
        """Characters whose parley leaves a cost that can still be met."""
        bought = p[P_FOR]
        if bought == NONE or not negotiable(s, bought):
            return []
        use_frame = below(s, p)
        place = s.place[bought] if s.zone[bought] == CITY else self.place_of_purchase(s, use_frame)
        even_engaged = use_frame[U_PLACE] if use_frame[U_FLAGS] & PARLEYS_ENGAGED else NONE
        return parleyers(s, p[SEAT], bought, place, even_engaged)

    def talk_suffices(self, s: FiveSails, p: Frame, c: int) -> bool:
        """Where only one may parley, the rest of the cost must be payable."""
        if s.match.ruleset.parleys == "any_number":
            return True
        rest = p[P_DUE] - p[P_PAID] - parley_worth(s, c, p[P_FOR])
        return covers(s, p[SEAT], max(0, rest), p[P_FOR])

    def payable_as_it_is(self, s: FiveSails, p: Frame, need: int) -> bool:
        """Whether the price can be met, and what else is to be discarded, without a Reaction that lowers it."""
        f = below(s, p)
        ability = s.match.abilities[f[U_ABILITY]]
        also = ability.discards if f[U_NODE] <= ability.costs_at else 0
        worths = [] if p[P_MARKS] & NO_PARLEYS else [parley_worth(s, c, p[P_FOR]) for c in self.talkers(s, p)]
        off = max(worths, default=0) if s.match.ruleset.parleys == "one" else sum(worths)
        return covers(s, p[SEAT], max(0, need - off), p[P_FOR], also, self.promised(s, p))

    def place_of_purchase(self, s: FiveSails, f: Frame) -> int:
        return s.place[f[U_PERFORMER]] if f[U_PERFORMER] != NONE else HOME

    def spendable(self, s: FiveSails, p: Frame, need: int) -> list[int]:
        """Hand cards that may come next, in ascending order, so that the rest can be met with none to spare."""
        if not choosy(s, p[P_FOR]) and not (s.match.rich and holds_wealth(s, p[SEAT])):
            return self.plainly_spendable(s, p, need)
        cards = sorted((c for c in s.hand(p[SEAT]) if self.can_spend(s, p, c)), key=lambda c: thing(s, c))
        left = [c for c in cards if not p[P_SET] >> c & 1]
        used_ones = any(not keywords_of(s, c) & WEALTH for c in members(p[P_SET]))
        options: list[int] = []
        for i, c in enumerate(left):
            k = key(V_HAND, thing(s, c))
            if thing(s, c) < p[P_LAST] or k in options:
                continue
            rest = left[i + 1 :]
            twos = sum(1 for r in rest if keywords_of(s, r) & WEALTH) if s.match.rich else 0
            worth = 2 if s.match.rich and keywords_of(s, c) & WEALTH else 1
            if exactly(need - worth, len(rest) - twos, twos, used_ones or worth == 1):
                options.append(k)
        return options

    def plainly_spendable(self, s: FiveSails, p: Frame, need: int) -> list[int]:
        """The same where every card is worth one: any card that leaves enough behind it."""
        chosen, bought = p[P_SET] | self.promised(s, p), p[P_FOR]
        definition, known = s.match.definition, s.known
        keys = []
        for c in s.hand(p[SEAT]):
            if c != bought and not (chosen and chosen >> c & 1):
                keys.append(HAND_KEY | (definition[c] << 1 | known[c] >> PUBLIC_BIT) << ABILITY_BITS)  # its `face`
        if p[P_LAST]:
            last = key(V_HAND, p[P_LAST])
            keys = [k for k in keys if k >= last]
        keys.sort()
        return list(dict.fromkeys(keys[: len(keys) - need + 1]))

    def can_spend(self, s: FiveSails, p: Frame, c: int) -> bool:
        return c != p[P_FOR] and not self.promised(s, p) >> c & 1 and may(s, TO_BE_SPENT, c, p[P_FOR])

    def promised(self, s: FiveSails, p: Frame) -> int:
        f = s.stack[-2] if s.stack[-1] is p else below(s, p)
        ability = s.match.abilities[f[U_ABILITY]]
        return int(ability.promised(f)) if ability.promises else 0

    def pay_with(self, s: FiveSails, p: Frame, answer: int) -> None:
        verb = verb_of(answer)
        if verb == V_DONE:
            p[P_MARKS] |= NO_PARLEYS
        elif verb == PASS:
            p[P_MARKS] |= NO_REBATES
        elif verb == REACT:
            for c, a in rebates(s, p[SEAT], p[P_FOR]):
                if key(REACT, thing(s, c), a.number) == answer:
                    use(s, a, c, s.bearer(c), p[SEAT])[U_IT] = p[P_FOR]
                    return
        elif verb == V_PARLEY:
            if s.match.ruleset.parleys == "one":
                p[P_MARKS] |= NO_PARLEYS
            self.parley(s, p, s.slots[thing_of(answer)])
        else:
            taken = p[P_SET] | self.promised(s, p)
            hand = s.hand(p[SEAT])
            c = keyed_card(s, [c for c in hand if not taken >> c & 1] if taken else hand, answer)
            p[P_SET] |= 1 << c
            p[P_LAST] = thing_of(answer)
            p[P_PAID] += 2 if s.match.rich and keywords_of(s, c) & WEALTH else 1

    def parley(self, s: FiveSails, p: Frame, c: int) -> None:
        """The character engages and the cost drops; one that may be engaged already does so once for a payment."""
        why = kept(s)
        worth = parley_worth(s, c, p[P_FOR], why)
        p[P_DUE] = max(p[P_PAID], p[P_DUE] - worth)
        note(s, T_PARLEY, p[SEAT], c, amount=worth, whys=(why,))
        f = below(s, p)
        if f[U_FLAGS] & PARLEYS_ENGAGED and f[U_PLACE] == c:
            f[U_FLAGS] &= ~PARLEYS_ENGAGED
        if not s.engaged[c]:
            e = event(ENGAGE, p[SEAT], 1 << c)
            e[E_FLAGS] |= COST
            happen(s, e)

    def spent(self, s: FiveSails, p: Frame) -> None:
        """Discarded together; those with Wealth go to the Locker when they pay. (FS-RULES-09)"""
        cards = p[P_SET]
        p[P_SET] = 0
        if cards:
            e = event(DISCARD_CARDS, p[SEAT], cards, happenings.AS_PAYMENT)
            e[E_FLAGS] |= COST
            happen(s, e)

    def unpaid(self, s: FiveSails, p: Frame) -> None:
        """What was paid stays paid. (FS-RULE-37)"""
        self.spent(s, p)

    # leaving

    def concede(self, s: FiveSails, seat: int) -> None:
        """A player leaves the game of their own will, whatever is being asked."""
        remove_player(s, seat, gives_up=True)
        reconsider(s)

    # looking

    def describe(self, s: FiveSails, q: Question) -> Decision:
        return table.describe(s, q)

    def refuse(self, s: FiveSails, q: Question, chosen: int) -> None:
        """Tell an answer that nobody could give from one that is not legal now."""
        try:
            words = table.option_words(s, q, chosen) if chosen >= 0 and verb_of(chosen) <= V_REPEAT else ""
        except (IndexError, KeyError):
            words = ""
        if not words:
            raise UnknownAnswer(f"{chosen} is no option key of this game")
        offered = "; ".join(o.words for o in table.describe(s, q).options[:4])
        raise IllegalAnswer(f"'{words}' is not possible now; the options are: {offered}"
                            + (" …" if len(q.options) > 4 else ""))

    def redealt(self, t: FiveSails, kept: int) -> None:
        """Which card of an Approach Deck was chosen in secret could be any of it for those who did not choose."""
        m = t.match
        for c in m.rememberers:
            if t.memo[c] and t.zone[c] == EQUIPPED and not kept >> t.holder[c] & 1:
                owner = m.owner[t.memo[c] - 1]
                cards = [*t.pile(APPROACH, owner), *t.pile(CHOSEN, owner)]
                if cards:
                    t.own()
                    t.memo[c] = cards[draw(t, len(cards), "deal")] + 1

    def flaw(self, s: FiveSails) -> str:
        """Equipped cards and their bearers agree, every text in play is heard, nobody is past saving. (FS-CORE-56)"""
        for question, texts in enumerate(s.match.passives):
            for o, zones, _ in texts:
                if zones >> s.zone[o] & 1 and not s.speaking >> question & 1:
                    return f"a text of card {o} is in play, and nobody hears it"
        for host, gear in s.worn.items():
            for a in gear:
                if s.zone[a] != EQUIPPED or s.host[a] != host or s.zone[host] != CREW:
                    return f"card {a} is worn by {host} in zone {s.zone[host]}, but lies in zone {s.zone[a]}"
        for seat in range(s.match.seats + 1):
            for a in s.pile(EQUIPPED, seat):
                if a not in s.gear(s.host[a]):
                    return f"card {a} is equipped to {s.host[a]}, who does not wear it"
        if s.duel_at != NONE and s.stack[s.duel_at][PROC] != Challenge.number:
            return "the duel is not where the state says"
        return ""

    def copy(self, s: FiveSails) -> FiveSails:
        return s.copy()

    def returns(self, s: FiveSails) -> tuple[float, ...]:
        return judgement.returns(s)

    def worth(self, s: FiveSails, seat: int) -> float:
        return judgement.worth(s, seat)

    def odds(self, s: FiveSails, seat: int) -> float:
        return judgement.odds(s, seat)

    def in_parts(self, q: Question) -> bool:
        return q.kind in (Q_CREW_EXCESS, Q_SLOT_EXCESS) or super().in_parts(q)

    def any_of(self, s: FiveSails, q: Question) -> tuple[int, list[int]]:
        """The hand limit leaves everybody the choice among all cards. (FS-DUSK-07)"""
        f = s.stack[-1]
        if q.kind != Q_DISCARD or f[PROC] != Dusk.number:
            return 0, []
        held = not_chosen(s, f, q.seat)
        return len(held) - hand_size(s, q.seat), hand_keys(s, held)

    def pick_verb(self, s: FiveSails, q: Question) -> str:
        if q.kind == Q_CREW_EXCESS:
            return "To the Locker"
        return "Destroy" if q.kind == Q_SLOT_EXCESS else super().pick_verb(s, q)

    def same_choice(self, s: FiveSails, q: Question) -> bool:
        return judgement.same_choice(s, q)

    def open_view(self, s: FiveSails) -> Any:
        return table.open_view(s)

    def view(self, s: FiveSails, seat: int | None, openly: Any = None) -> dict[str, Any]:
        return {**table.view(s, seat, openly), "dangers": [] if seat is None else list(self.dangers(s, seat))}

    def story(self, s: FiveSails, seat: int | None) -> list[str]:
        return story.story(s, seat)

    def happened(self, s: FiveSails, seat: int | None, since: int) -> list[dict[str, Any]]:
        return story.happened(s, seat, since)

    def why(self, s: FiveSails, seat: int | None, name: str) -> list[str]:
        return table.why(s, seat, name)

    def why_not(self, s: FiveSails, seat: int, name: str) -> str:
        return hindrances.why_not(s, seat, name)

    def in_short(self, s: FiveSails, seat: int | None, since: int, until: int) -> str:
        return story.in_short(s, seat, since, until)

    def landmark(self, event: dict[str, Any]) -> str:
        return story.landmark(event)

    def foretold(self, s: FiveSails, t: FiveSails, seat: int, since: int) -> list[Told]:
        return foreseeing.foretold(s, t, seat, since)

    def fruitless(self, s: FiveSails, t: FiveSails, seat: int) -> bool:
        return foreseeing.fruitless(s, t, seat)

    def dangers(self, s: FiveSails, seat: int) -> tuple[str, ...]:
        return foreseeing.dangers(s, seat)

    def depends_on_hand(self, s: FiveSails, seat: int, kind: int) -> bool:
        return kind == Q_ACTION

    def declining(self, s: FiveSails, q: Question) -> int:
        """Techniques and Maneuvers need not be used."""
        return key(V_DONE) if q.kind in (Q_ROUND, Q_TECHNIQUE) and key(V_DONE) in q.options else self.answer_for(s, q)

    def concerns(self, s: FiveSails, seat: int) -> bool:
        return table.concerns(s, seat)

    def card_of(self, s: FiveSails, k: int) -> str:
        return str(s.match.cards[s.match.abilities[ability_of(k)].definition].name)

    def today(self, s: FiveSails) -> int:
        return s.day

    def rule_of(self, s: FiveSails, q: Question) -> str:
        return table.rule_of(q)


#: questions whose answers lie open, so that everybody can see how many there are
OPEN_CHOICES: Final = (Q_CHALLENGE, Q_PERFORMER, Q_TARGET)


def note_use(s: FiveSails, f: Frame, ability: CityAbility) -> None:
    """Who uses what is told when all is chosen: with the performer, if it is another card, and the targets."""
    origin, performer = f[U_ORIGIN], f[U_PERFORMER]
    if origin == NONE or ability.kind == SCHEME_TEXT:
        return
    who = f[U_BEARER] if ability.marks & GRANTED else origin
    said = [] if performer in (NONE, who) or ability.kind in (TECHNIQUE, MANEUVER) else [(0, performer)]
    for aim in ability.aims:
        if aim.aimed:
            said += [(1, c) for c in members(f[aim.register]) if s.known[c] & PUBLIC]
    note(s, T_USE, f[SEAT], who, other=f[U_ABILITY], amount=ability.kind, whys=(said,))


def holds_wealth(s: FiveSails, seat: int) -> bool:
    for c in s.hand(seat):
        if keywords_of(s, c) & WEALTH:
            return True
    return False


def exactly(need: int, ones: int, twos: int, with_ones: bool) -> bool:
    """Whether cards worth one and two can meet a need so that none of them is superfluous. (FS-RULE-35)"""
    if need <= 0:
        return need == 0 or not with_ones
    for t in range(min(twos, (need + 1) // 2) + 1):
        rest = need - 2 * t
        if rest < 0:
            if not with_ones:
                return True
        elif rest <= ones:
            return True
    return False

