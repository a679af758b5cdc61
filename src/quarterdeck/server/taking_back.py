"""Taking back: at once while nothing was sealed since, further by the consent of the others, never after the end.

A wish looks the same whether or not somebody is being asked in secret: it ends no pause, and a secret answer does not
make it lapse. A refusal holds until the next choice of whoever wished. Leaving the game is for good, whoever wanted it:
nothing goes back to before that.
"""

import asyncio
from typing import TYPE_CHECKING

from quarterdeck.kernel.game import CHANCE, CONCEDE, Game
from quarterdeck.server.clocks import Asked
from quarterdeck.server.dealing import draw_anew
from quarterdeck.server.messages import DecisionShown, UndoWish
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.resuming import played_to
from quarterdeck.server.storage import PERSON

if TYPE_CHECKING:
    from quarterdeck.server.tables import Table


class Wish:
    """A seat wishes to take back a choice that others have to agree to."""

    def __init__(self, seat: int, own: int, keep: int, others: set[int], rows: int) -> None:
        self.seat = seat
        #: the choice, and how many are kept if it is taken back
        self.own = own
        self.keep = keep
        #: who has not agreed yet, of how many who are asked
        self.others = others
        self.asked = len(others)
        #: how much had been told before the choice
        self.rows = rows


class TakingBack:
    """What a table has to do with wishes to take back."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.wish: Wish | None = None
        #: by choice that was a part of a payment since the table was loaded: where that began, and what was paid for
        self.paid: dict[int, tuple[int, str]] = {}
        #: choices that were made in secret since then: nothing that others see hangs on them
        self.secret: set[int] = set()

    def last_own(self, game: Game, seat: int) -> int | None:
        """Where the last choice stands that this person made themselves, unless somebody has left the game since."""
        for at in range(len(game.choices) - 1, -1, -1):
            who, chosen = game.choices[at]
            if chosen == CONCEDE:
                return None
            if who == seat and self.table.by[at] == PERSON:
                return at
        return None

    def kept_before(self, game: Game, seat: int, own: int) -> int:
        """How many choices are kept if this one is taken back; a payment goes as a whole, as far as it is as free."""
        began = self.paid[own][0] if own in self.paid else own
        sealed = game.state.sealed
        return began if own < sealed or self.table.alone(seat) else max(began, sealed)

    def at_once(self, game: Game, seat: int) -> bool:
        """Whether the last choice can be taken back without asking anybody."""
        at = self.last_own(game, seat)
        return at is not None and (at >= game.state.sealed or self.table.alone(seat))

    def chose(self, shown: DecisionShown, option: int, pays: bool) -> None:
        """Somebody has answered: what they would take back, in words. A payment is named by what it is for."""
        at = len(self.table.said) - 1
        words = next((o.words for o in shown.options if o.key == option), "")
        if pays and shown.source:
            words = f"Pay for {shown.source}"
            began, bought = self.paid.get(self.own_before(at, shown.seat), (at, ""))
            self.paid[at] = (began if bought == shown.source else at, shown.source)
        self.table.said[at] = words

    def own_before(self, at: int, seat: int) -> int:
        """Where the choice before stands that this seat made for all to see: somebody may have answered in secret in
        between."""
        choices = self.table.playing().choices
        openly = (before for before in range(at - 1, -1, -1) if before not in self.secret)
        return next((before for before in openly if choices[before][0] == seat), -1)

    def words(self, seat: int | None) -> str:
        """The choice that this person would take back, as they read it; "" if there is none."""
        game = self.table.game
        at = None if game is None or game.over or seat is None else self.last_own(game, seat)
        return "" if at is None else self.table.said[at] or ""

    def freely(self, seat: int | None) -> bool:
        """Whether somebody may be told that their choice is taken back at once: not while somebody could be asked in
        secret, whose answer would change it."""
        table, game = self.table, self.table.game
        if game is None or game.over or seat is None:
            return False
        q = game.question_of(seat) or game.state.question
        secret = q is not None and q.seat != seat and game.state.match.rules.concealed(q)
        open_still = table.show.scene is None and not secret
        return (open_still or table.alone(seat)) and self.at_once(game, seat)

    def shown_to(self, seat: int | None) -> UndoWish | None:
        """The wish to take back, for those who have to agree and for who has it, by what each of them knows."""
        wish, game = self.wish, self.table.game
        if wish is None or game is None or seat is None or not (seat == wish.seat or seat in wish.others):
            return None
        gone = self.table.happened(self.table.shown_state(), seat, wish.rows)
        own = [at for at in range(wish.keep, len(game.choices)) if game.choices[at][0] == seat]
        yours = len([at for at in own if self.table.by[at] == PERSON])
        words = gone[0].words if gone else ""
        return UndoWish(wish.seat, words, len(gone), yours, wish.asked - len(wish.others), wish.asked)

    def made(self, game: Game, secret: bool) -> None:
        """A choice was made: one that everybody sees lets the wish lapse."""
        if secret:
            self.secret.add(len(game.choices) - 1)
        if game.over or not secret:
            self.wish = None

    async def ask(self, seat: int) -> None:
        """Take back the last own choice, or wish to."""
        table, game = self.table, self.table.going_on()
        own = self.last_own(game, seat)
        if own is None:
            left = any(chosen == CONCEDE for _, chosen in game.choices)
            since = ": nobody goes back to before somebody has left the game" if left else ""
            raise Refusal("stale", f"there is nothing to take back{since}")
        keep = self.kept_before(game, seat, own)
        if self.at_once(game, seat):
            past, asked = await self.played_to(game, keep)
            if table.clocks.over_at(past, asked, seat):
                raise Refusal("stale", "the time for that choice is over: it cannot be taken back any more")
            await self.take_back(game, past, asked, False)
            return
        if self.wish is not None:
            raise Refusal("stale", "the table is being asked already")
        if table.facts.seats[seat].refused == own:
            raise Refusal("stale", "the others have refused that: you can ask again after your next choice")
        out = game.state.out
        others = {other for other in table.facts.people() if other != seat and not out >> other & 1}
        past, _ = await self.played_to(game, keep)
        self.wish = Wish(seat, own, keep, others, len(past.state.record or ()))
        table.publish()

    async def answer(self, seat: int, yes: bool) -> None:
        """Somebody agrees to a wish, or does not: one no is enough."""
        table, wish = self.table, self.wish
        if wish is None or seat not in wish.others:
            raise Refusal("stale", "nobody waits for your consent")
        if not yes:
            self.wish = None
            table.facts.seats[wish.seat].refused = wish.own
            await table.keep(table.save())
            table.publish()
            await table.talk.tell("{} would rather play on: {} takes nothing back.", seat, wish.seat)
            return
        wish.others.discard(seat)
        if wish.others:
            table.publish()
        else:
            game = table.going_on()
            await self.take_back(game, *await self.played_to(game, wish.keep), True)
            await table.talk.tell("{} takes back a choice: everybody has agreed.", wish.seat)

    async def played_to(self, game: Game, count: int) -> tuple[Game, Asked]:
        """The game as it was after so many choices, and since when who was asked. A long one takes a while."""
        table, asked = self.table, Asked()
        rows = table.clocks.rows[:count]
        return await asyncio.to_thread(played_to, game, table.facts, rows, asked, table.said), asked

    async def take_back(self, game: Game, past: Game, asked: Asked, anew: bool) -> None:
        """Go back to an earlier question; by consent, all that nobody knows yet is drawn anew."""
        table, keep, had = self.table, len(past.choices), len(game.choices)
        told = {seat: table.happened(table.shown_state(), seat, 0) for seat in table.streams}
        table.stop_bots()
        self.wish = None
        for seat in table.facts.seats:
            if seat.refused >= keep:
                seat.refused = -1
        table.clocks.taken_back(game, keep, asked, anew)
        game.choices, game.state = past.choices, past.state
        del table.by[keep:], table.said[keep:]
        self.paid = {at: paid for at, paid in self.paid.items() if at < keep}
        self.secret = {at for at in self.secret if at < keep}
        table.beats = []
        if anew:
            seed = draw_anew(table.facts)
            game.redraw(seed)
            table.made(game, CHANCE, seed, PERSON)
        await table.go_on(game, had, told)
