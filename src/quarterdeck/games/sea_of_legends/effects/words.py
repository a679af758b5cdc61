"""The words that texts are written with: what is done to gold, Strength, dice, Crew and cards."""

from typing import Any, Final

from quarterdeck.cardgame.amounts import Amount, Fixed, amount
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.terms import V_CARD, V_DONE, V_PLACE
from quarterdeck.cardgame.verbs import Deed, Tallied, Tally
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.board import members
from quarterdeck.games.sea_of_legends.chronicle import T_DICE, T_MORE_STRENGTH, T_REFRESH, T_REROLL, T_TURN_DIE
from quarterdeck.games.sea_of_legends.dice import POOL, has_face, place, roll, showing
from quarterdeck.games.sea_of_legends.effects.texts import Choosing, article, texts
from quarterdeck.games.sea_of_legends.moving import MOVE, M_LEFT
from quarterdeck.games.sea_of_legends.rolling import R_NEMESES, R_POOL, R_USED, add_strength, the_roll
from quarterdeck.games.sea_of_legends.rolling import add_dice as more_dice
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    AFTER_ROLL, BONUS_DIE, CAPTAIN_DICE, CAPTAIN_DIE, COUNTED, CREW_DECK, FACES, LOVER, MOST_BONUS, NEMESIS, Q_ASSIGN,
    Q_KEEP, Q_RAISE, Q_REFRESH, Q_SAIL, Q_SUFFER, SHOWN, TAVERN_DECK, V_REROLL, V_TURN,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.turning import T_LEFT, the_turn
from quarterdeck.games.sea_of_legends.whereabouts import aboard, characters, is_exhausted, losable, number_of, ready
from quarterdeck.kernel.ability import U_N, U_ORIGIN, U_PLACE
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.flow import PROC, SEAT, ask
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import Words, listed, number

# Gold, Strength, dice, steps


def gains_gold(s: Voyage, f: Frame, n: int) -> None:
    happenings.gain_gold(s, f[SEAT], n)


def loses_gold(s: Voyage, f: Frame, n: int) -> None:
    happenings.lose_gold(s, f[SEAT], n)


def gains_strength(s: Voyage, f: Frame, n: int) -> None:
    add_strength(the_roll(s), n)
    note(s, T_MORE_STRENGTH, f[SEAT], f[U_ORIGIN], amount=n)


def loses_strength(s: Voyage, f: Frame, n: int) -> None:
    add_strength(the_roll(s), -n)
    note(s, T_MORE_STRENGTH, f[SEAT], f[U_ORIGIN], amount=-n)


def adds_dice(s: Voyage, f: Frame, n: int) -> None:
    more_dice(the_roll(s), n)
    note(s, T_DICE, f[SEAT], f[U_ORIGIN], amount=n)


def adds_steps(s: Voyage, f: Frame, n: int) -> None:
    for move in reversed(s.stack):
        if move[PROC] == MOVE:
            move[M_LEFT] += n
            return


def spares(s: Voyage, f: Frame) -> None:
    """All of them count as done."""
    the_roll(s)[R_NEMESES] = -1


def nothing(s: Voyage, f: Frame) -> None:
    pass


class Per(Amount):
    """So many for each of what the player has."""

    def __init__(self, n: int, what: int) -> None:
        self.n = n
        self.what = what

    def of(self, s: Any, x: Frame) -> int:
        return self.n * number_of(s, x[SEAT], self.what)

    def say(self, w: Words) -> str:
        return f" for each {COUNTED[self.what]}"


class Sum(Tallied):
    """So much of something, in figures as the cards of this game print it."""

    def say(self, w: Words) -> str:
        n = self.n
        assert isinstance(n, Fixed | Per)
        noun = self.tally.noun if n.n == 1 else self.tally.nouns
        text = self.tally.words.replace("{n}", f"{n.n} {noun}".strip())
        return text + n.say(w) if isinstance(n, Per) else text


class Sums(Tally):
    """A row of the vocabulary that takes a number: what changes, its words, what is counted."""

    def __call__(self, n: int | Amount = 1) -> Tallied:
        return Sum(self, amount(n))


gold: Final = Sums(gains_gold, "gain {n}", "gold", "gold")
lose_gold: Final = Sums(loses_gold, "lose {n}", "gold", "gold")
strength: Final = Sums(gains_strength, "gain {n}", "Strength", "Strength")
lose_strength: Final = Sums(loses_strength, "lose {n}", "Strength", "Strength")
add_dice: Final = Sums(adds_dice, "add {n}", "Bonus die", "Bonus dice")
steps: Final = Sums(adds_steps, "+{n} movement", "", "")
spare: Final = Deed(spares, "your Nemeses do nothing in this Challenge")
#: what the attack does not do is not done: the Strike is over (flow/strike)
ward_off: Final = Deed(nothing, "the attack has no effect on you")


# Dice that are turned, rerolled or put aside


def tells_kinds(s: Voyage, dice: Frame) -> bool:
    """Whether the roller has a text left for which Captain dice and Bonus dice are not alike."""
    usable = texts(s, dice[SEAT], AFTER_ROLL)
    wakes = any(isinstance(effect, RefreshCrew) for _, a in usable for effect in a.effects)
    for c, a in usable:
        if (a.exhausts and s.exhausted[c] and not wakes) or (a.once and dice[R_USED] >> c & 1):
            continue
        for effect in a.effects:
            if isinstance(effect, Choosing) and effect.sees_kinds:
                return True
    return False


class Turn(Choosing):
    """Turn a die that shows one of some faces to another face."""

    def __init__(self, shows: str = "", to: str = "", bonus_only: bool = False) -> None:
        self.shows = tuple([FACES.index(face) for face in (shows or FACES)])
        self.to = tuple([FACES.index(face) for face in (to or FACES)])
        self.bonus_only = bonus_only
        self.sees_kinds = bonus_only or len(self.to) > 1

    def options(self, s: Voyage, f: Frame) -> list[int]:
        found: list[int] = []
        alike = not self.sees_kinds and not tells_kinds(s, f)
        for kind in (BONUS_DIE,) if self.bonus_only else (CAPTAIN_DIE, BONUS_DIE):
            for shown in self.shows:
                if alike and kind == BONUS_DIE and f[R_POOL + place(CAPTAIN_DIE, shown)]:
                    continue
                if f[R_POOL + place(kind, shown)]:
                    found += [
                        key(V_TURN, kind * 8 + shown, to) for to in self.to if to != shown and has_face(kind, to)
                    ]  # fmt: skip
        return found

    def works(self, s: Voyage, dice: Frame, seat: int) -> bool:
        return bool(self.options(s, dice))

    def run(self, s: Any, f: Frame, answer: int) -> None:
        dice = the_roll(s)
        if answer == NO_ANSWER:
            options = self.options(s, dice)
            if not options:
                return
            answer = ask(s, f, f[SEAT], Q_ASSIGN, options, f[U_ORIGIN])
            if answer == NO_ANSWER:
                return
        kind, shown = divmod(thing_of(answer), 8)
        dice[R_POOL + place(kind, shown)] -= 1
        dice[R_POOL + place(kind, answer & 7)] += 1
        note(s, T_TURN_DIE, f[SEAT], f[U_ORIGIN], other=shown, amount=answer & 7)

    def say(self, w: Words) -> str:
        dice = "Bonus die" if self.bonus_only else "die"
        shown = [FACES[face] for face in self.shows]
        a = "a" if len(shown) == len(FACES) else article(shown[0])
        faces = "" if len(shown) == len(FACES) else listed(shown, "or") + " "
        return f"turn {a} {faces}{dice} to " + ("a face of your choice" if len(self.to) > 1 else FACES[self.to[0]])

    def say_of(self, n: int) -> str:
        assert not self.bonus_only and len(self.shows) == len(FACES)
        return f"turn {number(n)} dice to " + ("faces of your choice" if len(self.to) > 1 else FACES[self.to[0]])


class TurnAll(Choosing):
    """Turn every die that shows a face to another."""

    def __init__(self, shows: str, to: str) -> None:
        self.shows = FACES.index(shows)
        self.to = FACES.index(to)

    def works(self, s: Voyage, dice: Frame, seat: int) -> bool:
        return showing(dice, R_POOL, self.shows) > 0

    def run(self, s: Any, f: Frame, answer: int) -> None:
        dice = the_roll(s)
        for kind in (CAPTAIN_DIE, BONUS_DIE):
            at = R_POOL + place(kind, self.shows)
            dice[R_POOL + place(kind, self.to)] += dice[at]
            dice[at] = 0

    def say(self, w: Words) -> str:
        return f"turn every {FACES[self.shows]} die to {FACES[self.to]}"


class PutAside(Choosing):
    """A die that shows a face counts no longer: it is in nobody's reach, as if it were assigned. (SL-CHAL-27)"""

    def __init__(self, shows: str) -> None:
        self.face = FACES.index(shows)

    def works(self, s: Voyage, dice: Frame, seat: int) -> bool:
        return showing(dice, R_POOL, self.face) > 0

    def run(self, s: Any, f: Frame, answer: int) -> None:
        dice = the_roll(s)
        for kind in (CAPTAIN_DIE, BONUS_DIE):
            at = R_POOL + place(kind, self.face)
            if dice[at]:
                dice[at] -= 1
                return

    def say(self, w: Words) -> str:
        return f"cancel {article(FACES[self.face])} {FACES[self.face]}"

    def say_of(self, n: int) -> str:
        return f"cancel {number(n)} {FACES[self.face]}"


def picked(f: Frame) -> list[int]:
    """By place of the pool: how many dice are picked for a reroll, in five bits each of U_PLACE."""
    return [max(f[U_PLACE], 0) >> 5 * at & 31 for at in range(POOL)]


class Reroll(Choosing):
    """Roll up to so many dice again, all at once."""

    sees_kinds: bool = True

    def __init__(self, n: int) -> None:
        self.n = n

    def works(self, s: Voyage, dice: Frame, seat: int) -> bool:
        return any(dice[R_POOL : R_POOL + POOL])

    def run(self, s: Any, f: Frame, answer: int) -> None:
        """U_PLACE counts the dice that are picked so far."""
        dice = the_roll(s)
        if answer != NO_ANSWER and verb_of(answer) == V_REROLL:
            kind, shown = divmod(thing_of(answer), 8)
            f[U_PLACE] = max(f[U_PLACE], 0) + (1 << 5 * place(kind, shown))
        chosen = picked(f)
        if (answer == NO_ANSWER or verb_of(answer) == V_REROLL) and sum(chosen) < self.n:
            last = max([at for at in range(POOL) if chosen[at]], default=0)
            options = [
                key(V_REROLL, at // len(FACES) * 8 + at % len(FACES))
                for at in range(last, POOL) if dice[R_POOL + at] > chosen[at]
            ]  # fmt: skip
            if options:
                answer = ask(s, f, f[SEAT], Q_ASSIGN, [*options, key(V_DONE)], f[U_ORIGIN])
                if answer == NO_ANSWER:
                    return
        if not any(chosen):
            return
        for at in range(POOL):
            dice[R_POOL + at] -= chosen[at]
        kept = dice[R_POOL : R_POOL + POOL]
        for kind in (CAPTAIN_DIE, BONUS_DIE):
            first = place(kind, 0)
            roll(s, dice, R_POOL, kind, sum(chosen[first : first + len(FACES)]))
        fallen = [dice[R_POOL + at] - kept[at] for at in range(POOL)]
        whys = [[(at % len(FACES), n) for at, n in enumerate(pool) if n] for pool in (chosen, fallen)]
        note(s, T_REROLL, f[SEAT], f[U_ORIGIN], amount=sum(chosen), whys=whys)

    def say(self, w: Words) -> str:
        if self.n >= CAPTAIN_DICE + MOST_BONUS:
            return "reroll any number of dice"
        return "reroll a die" if self.n == 1 else f"reroll up to {self.n} dice"


# Crew, Relics, Nemeses: the player whose they are picks


class OnOwn(Choosing):
    """Something is done to one of the player's own cards, which the player picks; if there is none, nothing."""

    #: what kind of decision it is
    question: int = Q_SUFFER

    def candidates(self, s: Voyage, seat: int) -> list[int]:
        raise NotImplementedError

    def works(self, s: Voyage, dice: Frame, seat: int) -> bool:
        return bool(self.candidates(s, seat))

    def change(self, s: Voyage, c: int) -> None:
        raise NotImplementedError

    def run(self, s: Any, f: Frame, answer: int) -> None:
        if answer == NO_ANSWER:
            found = [c for c in self.candidates(s, f[SEAT]) if c != f[U_ORIGIN]]
            if not found:
                return
            options = sorted([key(V_CARD, s.slot[c]) for c in found])
            answer = ask(s, f, f[SEAT], self.question, options, f[U_ORIGIN])
            if answer == NO_ANSWER:
                return
        self.change(s, s.slots[thing_of(answer)])


class ExhaustCrew(OnOwn):
    def candidates(self, s: Voyage, seat: int) -> list[int]:
        return ready(s, seat)

    def change(self, s: Voyage, c: int) -> None:
        happenings.exhaust(s, c)

    def say(self, w: Words) -> str:
        return "exhaust one of your Crew"


class DiscardCrew(OnOwn):
    """Legendary Crew are never discarded so. (SL-PORT-30)"""

    def __init__(self, exhausted: bool = False) -> None:
        self.exhausted = exhausted

    def candidates(self, s: Voyage, seat: int) -> list[int]:
        return [c for c in aboard(s, seat) if s.exhausted[c] or not self.exhausted]

    def change(self, s: Voyage, c: int) -> None:
        happenings.discard(s, c)

    def say(self, w: Words) -> str:
        return "discard one of your Exhausted Crew" if self.exhausted else "discard one of your Crew"


class RefreshCrew(OnOwn):
    """Whoever is Exhausted for it stays so."""

    question: int = Q_REFRESH

    def __init__(self, other: bool = False) -> None:
        self.crew = "other Crew" if other else "Crew"

    def candidates(self, s: Voyage, seat: int) -> list[int]:
        return is_exhausted(s, seat)

    def change(self, s: Voyage, c: int) -> None:
        happenings.refresh(s, c)
        note(s, T_REFRESH, s.holder[c], c, amount=1)

    def say(self, w: Words) -> str:
        return f"refresh one of your {self.crew}"

    def say_of(self, n: int) -> str:
        return f"refresh {number(n)} of your {self.crew}"


class RefreshAll(Choosing):
    """Whoever is Exhausted for it stays so."""

    def __init__(self, other: bool = False) -> None:
        self.crew = "other Crew" if other else "Crew"

    def works(self, s: Voyage, dice: Frame, seat: int) -> bool:
        return bool(is_exhausted(s, seat))

    def run(self, s: Any, f: Frame, answer: int) -> None:
        happenings.refresh_all(s, f[SEAT], f[U_ORIGIN])

    def say(self, w: Words) -> str:
        return f"refresh all your {self.crew}"


class LoseRelic(OnOwn):
    def candidates(self, s: Voyage, seat: int) -> list[int]:
        return losable(s, seat)

    def change(self, s: Voyage, c: int) -> None:
        happenings.discard(s, c)

    def say(self, w: Words) -> str:
        return "lose one of your Relics"


class RaiseNemesis(OnOwn):
    """(SL-EVENT-12)"""

    question: int = Q_RAISE

    def candidates(self, s: Voyage, seat: int) -> list[int]:
        return [c for c in characters(s, seat, NEMESIS) if s.marker[c] < happenings.NEMESIS_LINES]

    def change(self, s: Voyage, c: int) -> None:
        happenings.unlock(s, c)

    def say(self, w: Words) -> str:
        return "unlock the next line of one of your Nemeses"


class LockNemesis(OnOwn):
    """(SL-NEM-03)"""

    question: int = Q_RAISE

    def candidates(self, s: Voyage, seat: int) -> list[int]:
        return [c for c in characters(s, seat, NEMESIS) if s.marker[c]]

    def change(self, s: Voyage, c: int) -> None:
        happenings.lock(s, c)

    def say(self, w: Words) -> str:
        return "lock the last unlocked line of one of your Nemeses"


class UnlockLover(OnOwn):
    """(SL-LOVE-03)"""

    question: int = Q_RAISE

    def candidates(self, s: Voyage, seat: int) -> list[int]:
        return [c for c in characters(s, seat, LOVER) if s.marker[c] < happenings.LINES[LOVER]]

    def change(self, s: Voyage, c: int) -> None:
        happenings.unlock(s, c)

    def say(self, w: Words) -> str:
        return "unlock the next line of one of your Lovers"


exhaust_crew: Final = ExhaustCrew()
discard_crew: Final = DiscardCrew()
discard_exhausted: Final = DiscardCrew(exhausted=True)
refresh_crew: Final = RefreshCrew()
refresh_other: Final = RefreshCrew(other=True)
refresh_all: Final = RefreshAll()
refresh_others: Final = RefreshAll(other=True)
lose_relic: Final = LoseRelic()
raise_nemesis: Final = RaiseNemesis()
lock_nemesis: Final = LockNemesis()
unlock_lover: Final = UnlockLover()


# Where the Captain is


class Relocate(Effect):
    """The Captain is elsewhere at once: that is not the move, and nothing has to be Challenged. (SL-MOVE-13)"""

    imperative = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Any, f: Frame, answer: int) -> None:
        here = s.where(f[SEAT])
        if answer == NO_ANSWER:
            near = [key(V_PLACE, r) for r in members(s.match.board.within(here, self.n)) if r != here]
            answer = ask(s, f, f[SEAT], Q_SAIL, near, f[U_ORIGIN])
            if answer == NO_ANSWER:
                return
        happenings.move(s, s.captain[f[SEAT]], thing_of(answer))
        the_turn(s)[T_LEFT] = 1

    def say(self, w: Words) -> str:
        return f"go to any region up to {self.n} away"


# Cards that are drawn


class DrawAndKeep(Effect):
    """Draw so many cards, or one for each die that was assigned, and keep some. (SL-CHAL-24, SL-CAP-05, -07)"""

    imperative = True

    def __init__(self, deck: int, keep: int, n: int) -> None:
        self.deck = deck
        self.keep = keep
        self.n = n

    def run(self, s: Any, f: Frame, answer: int) -> None:
        """U_PLACE counts what is kept so far."""
        seat = f[SEAT]
        if f[U_PLACE] == NONE:
            f[U_PLACE] = 0
            for _ in range(self.n or f[U_N]):
                c = happenings.draw(s, self.deck)
                if c != NONE:
                    s.put(c, SHOWN, seat)
        while f[U_PLACE] < self.keep and self.shown(s, f):
            if answer == NO_ANSWER:
                options = sorted([key(V_CARD, s.slot[c]) for c in self.shown(s, f)])
                answer = ask(s, f, seat, Q_KEEP, options, f[U_ORIGIN])
                if answer == NO_ANSWER:
                    return
            keep(s, seat, s.slots[thing_of(answer)])
            f[U_PLACE] += 1
            answer = NO_ANSWER
        for c in self.shown(s, f):
            happenings.put_away(s, c)

    def shown(self, s: Voyage, f: Frame) -> list[int]:
        """What was drawn: not the Tavern card whose game this is."""
        return [c for c in s.pile(SHOWN, f[SEAT]) if c != f[U_ORIGIN]]

    def say(self, w: Words) -> str:
        cards = "Crew card" if self.deck == CREW_DECK else "Tavern card"
        if self.n == 1:
            return f"draw 1 {cards} and " + ("add it to your Crew" if self.deck == CREW_DECK else "keep it")
        draw = f"draw {self.n or 'as many'} {cards}s, "
        if self.deck == CREW_DECK:
            return draw + f"add {self.keep} of them to your Crew"
        return draw + f"keep {self.keep} of them"


def keep(s: Voyage, seat: int, c: int) -> None:
    """A card that was drawn joins a player; Tavern Games are skipped. (SL-PORT-13)"""
    if happenings.is_tavern_card(s, c):
        happenings.keep_tavern_card(s, seat, c)
    else:
        happenings.gain(s, seat, c)


def draw_tavern(keep: int, n: int = 0) -> DrawAndKeep:
    return DrawAndKeep(TAVERN_DECK, keep, n)


def draw_crew(keep: int, n: int = 0) -> DrawAndKeep:
    return DrawAndKeep(CREW_DECK, keep, n)
