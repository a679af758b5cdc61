"""What has to be true: who is on board, where one is, what is being fought."""

from quarterdeck.cardgame.conditions import Condition, Fact, Finding
from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.players import Holding
from quarterdeck.cardgame.sets import Pool
from quarterdeck.games.ccg.effects.sets import CREW_POOL, POOLS, all_in_play, all_ships
from quarterdeck.games.ccg.fights import DUEL, F_ATTACK, F_FLAGS, boarding, fight, in_boarding, side_of
from quarterdeck.games.ccg.kinds import FROM_CANNON, PHASES, TO_ABSORB, UNTACKING
from quarterdeck.games.ccg.seats import player_order
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ATTACKS, SKILLS
from quarterdeck.games.ccg.values import skill
from quarterdeck.games.ccg.whereabouts import on_board
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.payment import P_MARKS, P_PURPOSE, Payment
from quarterdeck.kernel.words import Words, article, number


class Not(Condition):
    """A condition does not hold."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, s: SeventhSea, x: Frame) -> bool:
        return not self.condition.holds(s, x)

    def limits(self, w: Words) -> str:
        said = self.condition.say(w)
        return f", except while {said}"

    def say(self, w: Words) -> str:
        said = self.condition.say(w)
        return f"it is not so that {said}"


def at_least(n: int, noun: str) -> str:
    """'a Gunner Crew', 'three or more Gunner Crew'."""
    return article(noun) if n == 1 else f"{number(n)} or more {noun}"


class Aboard(Condition):
    """You have so many Crew on board that pass the filters."""

    def __init__(self, n: int, *filters: Filter) -> None:
        self.n = n
        self.filters = filters

    def holds(self, s: SeventhSea, x: Frame) -> bool:
        seat = x[SEAT]
        if seat >= s.match.seats:
            return False
        return sum(fits_all(s, x, c, self.filters) for c in s.crew(seat)) >= self.n

    def say(self, w: Words) -> str:
        noun = noun_phrase(w, self.filters, "Crew", plural=self.n > 1)
        return f"you have {at_least(self.n, noun)} on board your Ship"


class Mine(Condition):
    """You have so many cards in play, of a pool, that pass the filters."""

    def __init__(self, n: int, *filters: Filter, of: str = "attachments") -> None:
        self.n = n
        self.filters = filters
        self.pool = POOLS[of]

    def holds(self, s: SeventhSea, x: Frame) -> bool:
        cards = [c for c in self.pool.cards(s, x) if s.holder[c] == x[SEAT]]
        return sum(fits_all(s, x, c, self.filters) for c in cards) >= self.n

    def say(self, w: Words) -> str:
        noun = noun_phrase(w, self.filters, self.pool.noun, plural=self.n > 1)
        return f"you have {at_least(self.n, noun)} in play"


class FinishesWith(Condition):
    """The Boarding Attack ends with one of these attacks: the last card that was played shows it."""

    word = "when"

    def __init__(self, *attacks: int) -> None:
        self.attacks = attacks

    def holds(self, s: SeventhSea, x: Frame) -> bool:
        f = fight(s)
        return f is not None and f[F_ATTACK] in self.attacks

    def say(self, w: Words) -> str:
        return "the Boarding Attack finishes with a " + " or ".join(ATTACKS[a] for a in self.attacks)


class Most(Condition):
    """No other player has more Crew on board that pass the filters than you."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def holds(self, s: SeventhSea, x: Frame) -> bool:
        counts = {seat: sum(fits_all(s, x, c, self.filters) for c in s.crew(seat)) for seat in player_order(s)}
        return all(n <= counts[x[SEAT]] for n in counts.values())

    def say(self, w: Words) -> str:
        return f"no other player has more {noun_phrase(w, self.filters, 'Crew', plural=True)} in play than you"


# Plain facts


def you_are_in_boarding(s: SeventhSea, x: Frame) -> bool:
    return in_boarding(s, x[SEAT])


def your_ship_boards(s: SeventhSea, x: Frame) -> bool:
    f = boarding(s)
    return f is not None and side_of(f, x[SEAT]) >= 0


def nobody_boards(s: SeventhSea, x: Frame) -> bool:
    return not somebody_boards(s, x)


def somebody_boards(s: SeventhSea, x: Frame) -> bool:
    return boarding(s) is not None or fight(s) is not None


def you_attack(s: SeventhSea, x: Frame) -> bool:
    f = boarding(s)
    return f is not None and side_of(f, x[SEAT]) == 0


def you_defend(s: SeventhSea, x: Frame) -> bool:
    f = boarding(s)
    return f is not None and side_of(f, x[SEAT]) == 1


def you_duel(s: SeventhSea, x: Frame) -> bool:
    f = fight(s)
    return f is not None and bool(f[F_FLAGS] & DUEL) and side_of(f, x[SEAT]) >= 0


def alone(s: SeventhSea, x: Frame) -> bool:
    return all(s.sea(seat) != s.sea(x[SEAT]) for seat in player_order(s) if seat != x[SEAT])


def at_home(s: SeventhSea, x: Frame) -> bool:
    m = s.match
    return s.sea(x[SEAT]) == m.drawn[m.captain[x[SEAT]]].start_sea


def goes_first(s: SeventhSea, x: Frame) -> bool:
    return s.first == x[SEAT]


def under_cannon_fire(s: SeventhSea, x: Frame) -> bool:
    """The innermost Hits that are being suffered are those of a Cannon Attack."""
    for p in reversed(s.stack):
        if p[PROC] == Payment.number and p[P_PURPOSE] == TO_ABSORB:
            return bool(p[P_MARKS] & FROM_CANNON)
    return False


class During(Condition):
    """It is a phase of the turn."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def holds(self, s: SeventhSea, x: Frame) -> bool:
        return s.phase == self.phase

    def limits(self, w: Words) -> str:
        return f" during the {PHASES[self.phase]} phase"

    def say(self, w: Words) -> str:
        return f"it is the {PHASES[self.phase]} phase"


under_fire = Fact(under_cannon_fire, "they come from a Cannon Attack", "if")  #: Hits of a Cannon Attack are suffered.
in_untack_phase = During(UNTACKING)  #: It is the Untack phase.
in_a_duel = Fact(you_duel, "you are in a Duel")  #: You take part in a Duel.
in_a_boarding = Fact(you_are_in_boarding, "you are in a Boarding")  #: You take part in a Boarding or Duel.
#: Your Ship is in a Boarding; not only a Crew of yours in a Duel.
ship_in_boarding = Fact(your_ship_boards, "your Ship is in a Boarding")
during_boarding = Fact(somebody_boards, "a Boarding is fought")  #: There is a Boarding or Duel.
no_boarding = Fact(nobody_boards, "no Boarding or Duel is fought")  #: There is no Boarding and no Duel.
attacking = Fact(you_attack, "you are the attacker")  #: You began the Boarding.
defending = Fact(you_defend, "you are the defender")  #: Another player began the Boarding.
alone_here = Fact(alone, "no other Ship is in your Sea")  #: No other Ship is in your Sea.
in_start_sea = Fact(at_home, "you are in your start Sea")  #: You are in your Captain's start Sea.
first_player = Fact(goes_first, "you are the first player")  #: You are the first player.


def held_by(s: SeventhSea, seat: int) -> int:
    return len(s.hand(seat))


def crew_of(s: SeventhSea, seat: int) -> int:
    return len(s.crew(seat))


CARDS_HELD = Holding("cards", held_by, " in hand")  #: Cards in a player's hand.
CREW_HELD = Holding("Crew", crew_of, " on board")  #: Crew on board a player's Ship.


def skill_total(k: int) -> Holding:
    """How much of a skill all Crew of a player have together."""

    def total(s: SeventhSea, seat: int) -> int:
        return sum(skill(s, c, k) for c in s.crew(seat))

    return Holding(SKILLS[k], total, mass=True)


there_is = Finding(CREW_POOL, "there is {a} in play")  #: Some Crew in play, whosever it is, passes the filters.
ship_in_play = Finding(Pool(all_ships, "Ship"), "there is {a} in play")  #: Some Ship in play passes the filters.
in_play = Finding(Pool(all_in_play, "card"), "{a} is in play")  #: Some card in play passes the filters.
held = Finding(POOLS["hand"], "you have {a} in hand")  #: A card in your hand passes the filters.


def holds_nothing(s: SeventhSea, x: Frame) -> bool:
    return not s.hand(x[SEAT])


empty_handed = Fact(holds_nothing, "you have no cards in hand")  #: You hold no cards.


def aboard_cards(s: SeventhSea, x: Frame) -> list[int]:
    return on_board(s, x[SEAT])


on_your_ship = Finding(Pool(aboard_cards, "card"), "you have {a} on board")  #: Some card on board passes the filters.

# The words that cards are written with

not_ = Not
crew_aboard = Aboard
you_have = Mine
finishes_with = FinishesWith
nobody_has_more = Most

__all__ = [
    "CARDS_HELD", "CREW_HELD", "alone_here", "attacking", "crew_aboard", "defending", "during_boarding",
    "empty_handed", "finishes_with", "first_player", "held", "in_a_boarding", "in_a_duel", "in_play",
    "in_start_sea", "in_untack_phase", "no_boarding", "nobody_has_more", "not_", "on_your_ship", "ship_in_boarding",
    "ship_in_play", "skill_total", "there_is", "under_fire", "you_have",
]  # fmt: skip
