"""What the kernel asks a game: one page with every hook, its meaning, and what happens if a game says nothing.

A game's rules hold nothing themselves: all state is in the state. Hooks that are called while an ability is used or
paid for get its frame; they may open a procedure or let an event happen as the last thing they do.
"""

from math import exp
from typing import Any, Final

from quarterdeck.kernel.ability import FAILED, U_EVENT, U_FLAGS, use
from quarterdeck.kernel.columns import NO_SLOT, NONE, PUBLIC, Frame, Row
from quarterdeck.kernel.decision import NO_ANSWER, Decision, Option, Question, ability_of, key, thing_of, verb_of
from quarterdeck.kernel.event import PASS, Q_PAY, Q_REACT, STOP
from quarterdeck.kernel.flow import HAPPENING, PROC, USE, height_of, reconsider
from quarterdeck.kernel.record import unveiled


def chance_of(lead: float) -> float:
    """The logistic function: a lead of 1 wins 73 games of 100, one of 3 wins 95."""
    return 1.0 / (1.0 + exp(-lead)) if -SURE < lead < SURE else float(lead > 0.0)


#: something that is foretold: its words, and whether it is a gain or a loss for the seat that reads them
Told = tuple[str, int]
GAIN: Final = 1
NEITHER: Final = 0
LOSS: Final = -1

#: answers by which a seat lets things be, of the kernel's own
DECLINING: Final = (PASS, STOP)

#: beyond this a lead is as good as won
SURE: Final = 30.0


class Rules:
    """The rules of a game without any: seats in turn, cards that cost nothing, no settling."""

    # seats

    def player_order(self, s: Any) -> tuple[int, ...]:
        """The seats that are still playing, in the order in which they are asked."""
        return tuple([seat for seat in range(s.match.seats) if not s.out >> seat & 1])

    def arbiter(self, s: Any) -> int:
        """Who orders what must happen at the same moment."""
        return self.player_order(s)[0]

    def speaks_for(self, s: Any, party: int) -> int:
        """The seat that is asked where a party that is no seat has to decide."""
        return self.arbiter(s)

    def only_choice(self, s: Any, seat: int, kind: int, k: int, ability: int) -> None:
        """A question had one answer and was not asked; a game may tell so, unless that would give something away.

        Called only while a record is kept.
        """

    def abandons(self, s: Any, f: Frame) -> bool:
        """Whether a frame that belongs to a seat that is out is dropped; if not, it runs on."""
        return f[PROC] != HAPPENING

    def concede(self, s: Any, seat: int) -> None:
        """A seat leaves the game, at any moment."""
        s.out |= 1 << seat
        reconsider(s)

    def stuck(self, s: Any, f: Frame) -> None:
        """A seat has nothing left to choose from, because another has left: a use fails, a step is over."""
        if f[PROC] == USE:
            f[U_FLAGS] |= FAILED

    # windows

    def settle(self, s: Any) -> bool:
        """Called when `dirty` is set: clear it, and open a procedure if something has to be put right; true if so."""
        s.dirty = 0
        return False

    def thing(self, s: Any, c: int) -> int:
        """What a key calls a card: its slot on the table, its definition elsewhere."""
        return int(s.slot[c] if s.slot[c] != NO_SLOT else s.match.definition[c])

    def reacting(self, s: Any, e: Frame, c: int, ability: Any) -> int:
        """The seats and parties that can (or must) answer the event on top of the stack with this card's ability, a
        bit each."""
        return 0

    def react(self, s: Any, e: Frame, seat: int, c: int, ability: Any) -> None:
        """Open the use of an ability that answers an event."""
        at = height_of(s, e)
        use(s, ability, c, c, seat)[U_EVENT] = at

    def use_of(self, s: Any, e: Frame) -> int:
        """The height on the stack of the use that the event on top belongs to, or NONE; asked of patient matches."""
        return NONE

    def due(self, s: Any, e: Frame, row: Row) -> bool:
        """Whether a delayed effect waits for this very event."""
        return True

    def carry_out(self, s: Any, e: Frame, row: Row) -> None:
        """A delayed effect happens now; its row ends, or stays for the next time."""
        raise NotImplementedError("this game has no delayed effects")

    # using an ability

    def announce(self, s: Any, f: Frame) -> None:
        """The ability is being used: mark it, lay its card on the table."""

    def announced(self, s: Any, f: Frame) -> None:
        """All is chosen: others may answer before anything is paid."""

    def price(self, s: Any, f: Frame) -> int:
        """What is due for this use; where an ability has several bills, for the one that U_BILLS says."""
        return 0

    def bill(self, s: Any, f: Frame, p: Frame) -> None:
        """A payment was opened, to use this or to cancel it: fill in who pays, what for, what counts, the terms."""

    def costs_possible(self, s: Any, f: Frame) -> bool:
        """Whether the other costs can be paid now that the price is."""
        return True

    def cancellers(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Who may cancel this use, now that it is paid for, by paying: each is asked once, in this order."""
        return ()

    def hidden_cancellers(self, s: Any, f: Frame) -> int:
        """The seats that may not cancel this use, and of which nobody else can know that, a bit each."""
        return 0

    def cancel_price(self, s: Any, f: Frame, seat: int) -> int:
        """What it costs a seat to cancel this use."""
        raise NotImplementedError("this game has nothing that is cancelled by paying")

    def hold(self, s: Any, f: Frame) -> None:
        """A use whose effects wait is taken off the stack and kept by the game."""
        raise NotImplementedError("this game has no effects that wait")

    def repeat(self, s: Any, f: Frame, answer: int) -> None:
        """After its effects an ability may be used again at once."""

    def put_away(self, s: Any, f: Frame) -> None:
        """The card that was played goes where it goes; also when the use is dropped. Nothing is asked here."""

    def resolved(self, s: Any, f: Frame) -> None:
        """The use is over; others may answer that."""

    # paying

    def means(self, s: Any, p: Frame) -> tuple[int, list[int]]:
        """The kind of question and the options with which a payment can go on; none if there are no means left.

        The kernel adds the option to stop where the terms of the payment allow it; a game may offer it itself.
        """
        raise NotImplementedError("this game has no prices")

    def pay_with(self, s: Any, p: Frame, answer: int) -> None:
        """One thing goes towards what is due: here, or by an event that may be answered."""

    def spent(self, s: Any, p: Frame) -> None:
        """The price is met: what was set aside for it is gone."""

    def unpaid(self, s: Any, p: Frame) -> None:
        """The payer stopped, or has nothing left, before the price was met: what was set aside is gone all the same."""

    # judging

    def returns(self, s: Any) -> tuple[float, ...]:
        """What each seat has got of a game that is over, from +1 (won) to -1: the last one left wins, else nobody."""
        left = self.player_order(s)
        if len(left) != 1:
            return (0.0,) * int(s.match.seats)
        return tuple([1.0 if seat in left else -1.0 for seat in range(s.match.seats)])

    def worth(self, s: Any, seat: int) -> float:
        """How well a seat stands, for whoever looks only a little ahead: never beyond what winning is worth."""
        return self.returns(s)[seat] if s.over else 0.0

    def odds(self, s: Any, seat: int) -> float:
        """How likely a seat is to win, from 0 to 1: for searching, which compares what is near with what is far."""
        return (self.returns(s)[seat] + 1.0) / 2.0 if s.over else chance_of(self.worth(s, seat))

    def same_choice(self, s: Any, q: Question) -> bool:
        """Whether the open question is a further part of the choice that began with q: by default, paying for it."""
        now = s.question
        return now is not None and now.seat == q.seat and now.kind == Q_PAY and not s.answers

    def sensible(self, s: Any, q: Question) -> tuple[int, ...]:
        """The options that somebody who wants to win could choose: those that only ruin one's own game are left out.

        Never none; for whoever plays at random and wants the game to go on.
        """
        return q.options

    def pays_alike(self, s: Any, q: Question) -> bool:
        """Whether what comes of a payment is the same whatever it is paid with."""
        return True

    def answer_for(self, s: Any, q: Question) -> int:
        """What a table may answer for a seat that wants it so, or is not there: to pass in a window; else NO_ANSWER."""
        return key(PASS) if q.kind == Q_REACT and key(PASS) in q.options else NO_ANSWER

    def declining(self, s: Any, q: Question) -> int:
        """The answer by which a seat lets things go on without doing more, where that is usual; else NO_ANSWER."""
        return self.answer_for(s, q)

    def goes_on(self, s: Any, seat: int, k: int) -> Question | None:
        """A secret answer that is the first part of a longer one is carried out, and the question for the next part
        given; None if it is the whole answer, which is kept sealed."""
        return None

    def concealed(self, q: Question) -> bool:
        """Whether nobody else may know that this seat is asked: it would tell that it holds an answer."""
        return q.kind == Q_REACT

    def gives_away(self, s: Any, seat: int, kind: int, option: int) -> bool:
        """Whether taking a seat's only answer without asking would tell the others something about what it holds."""
        return False

    # looking

    def describe(self, s: Any, q: Question) -> Decision:
        """A question in words, as its seat may read it."""
        words = [f"{verb_of(k)} {thing_of(k)} {ability_of(k)}" for k in q.options]
        options = [Option(k, w, declines=verb_of(k) in DECLINING) for k, w in zip(q.options, words)]
        return Decision(s.asked[q.seat], q.seat, str(q.kind), "", "", tuple(options))

    def in_parts(self, q: Question) -> bool:
        """Whether a question may be a part of a choice in which order means nothing: it is then tried as a whole."""
        return False

    def any_of(self, s: Any, q: Question) -> tuple[int, list[int]]:
        """Where any so many of some things are an answer to a question in parts, and need not be tried: how many are
        still to be picked, and the key of each thing."""
        return 0, []

    def pick_verb(self, s: Any, q: Question) -> str:
        """What is done with what is picked in answer to a question in parts, in a word or two for a button."""
        return "Choose"

    def refuse(self, s: Any, q: Question, chosen: int) -> None:
        """Raise UnknownAnswer or IllegalAnswer for an answer that is no option; or leave it to the door."""

    def open_view(self, s: Any) -> Any:
        """What everybody sees alike, as far as `view` asks for it: made once where several look at one moment."""
        return None

    def view(self, s: Any, seat: int | None, openly: Any = None) -> dict[str, Any]:
        """All that a seat (None: an onlooker) may know of the state, made with its open view if that is there."""
        return {}

    def story(self, s: Any, seat: int | None) -> list[str]:
        """What happened, in words, as a seat may read it."""
        return []

    def happened(self, s: Any, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What the record holds from a row on, as events for a screen: "kind", "words" and what they are about."""
        return [{"kind": "", "words": words} for words in self.story(s, seat)[since:]]

    def in_short(self, s: Any, seat: int | None, since: int, until: int) -> str:
        """What the record holds between two rows, as one short text: like things together."""
        return " ".join([event["words"] for event in self.happened(s, seat, since)[: until - since]])

    def why(self, s: Any, seat: int | None, name: str) -> list[str]:
        """Where the numbers of the cards of a name come from, as far as a seat may know them."""
        return []

    def why_not(self, s: Any, seat: int, name: str) -> str:
        """Why a card of that name in a seat's own hand cannot be played now, in a sentence; nothing if it can."""
        return ""

    def unveiled(self, s: Any) -> Any:
        """A copy of a state, with its record, in which everybody knows everything: for after the game."""
        t = self.copy(s)
        t.own()
        for c in range(t.match.size):
            t.known[c] |= PUBLIC
        t.record = None if s.record is None else [unveiled(row) for row in s.record]
        return t

    def landmark(self, event: dict[str, Any]) -> str:
        """What a replay calls the moment of an event, if one would want to jump there."""
        return ""

    def foretold(self, s: Any, t: Any, seat: int, since: int) -> list[Told]:
        """What lies between two moments, in a few short phrases for a seat: `t` is the later one, and its record holds
        from the row `since` on what happens in between. Each comes with whether it is good for the seat; without
        words, for what the option itself says."""
        return [(words, NEITHER) for words in self.story(t, seat)[since:]]

    def fruitless(self, s: Any, t: Any, seat: int) -> bool:
        """Whether what a seat uses at `s` has come to nothing but its cost at `t`, the end of what is certain."""
        return False

    def estimated(self, s: Any, seat: int) -> list[Told]:
        """What a seat may expect of a moment at which chance has the next word: 'about 60 % to win'."""
        return []

    def dangers(self, s: Any, seat: int) -> tuple[str, ...]:
        """What threatens to cost a seat the game as things stand, for all to see; then no standing order passes."""
        return ()

    def concerns(self, s: Any, seat: int) -> bool:
        """Whether the event that could be answered now is about something of the seat's own."""
        return True

    def card_of(self, s: Any, k: int) -> str:
        """The name of the card that an answer in a window is given with."""
        return ""

    def today(self, s: Any) -> int:
        """Which day, turn or round of the game it is: standing orders for "today" end with it."""
        return 0

    def rule_of(self, s: Any, q: Question) -> str:
        """The id of the rule in the ledger that a question comes from."""
        return ""

    def redealt(self, t: Any, kept: int) -> None:
        """After a new deal, draw what cards remember in secret and no seat of the mask knows."""

    def flaw(self, s: Any) -> str:
        """For test runs: what is wrong with a state that the kernel cannot know of; nothing if it is sound."""
        return ""

    def copy(self, s: Any) -> Any:
        return s.copy()
