"""The contract of every game, ruleset and number of seats: what a player, a bot and a search may rely on.

Hypothesis drives it: a walk is a number of random choices and then a short row of chosen ones, and a walk that fails is
shortened to the shortest that does.
"""

import copy
import pickle
import random
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.games import MODULES, find_game, load_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel import flow
from quarterdeck.kernel.columns import NO_SLOT, State
from quarterdeck.kernel.decision import Option, key
from quarterdeck.kernel.errors import IllegalAnswer, StaleAnswer, UnknownAnswer
from quarterdeck.kernel.flow import PROC, answer
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.kernel.replay import play, read, write
from quarterdeck.kernel.sameness import mark_for
from quarterdeck.kernel.sound import flaw

def each_once(rulesets: Sequence[str], seats: Sequence[int]) -> Iterator[tuple[str, int]]:
    """Every ruleset and every number of seats; the compiled engine, which is faster, is tried with each of each."""
    for at in range(max(len(rulesets), len(seats))):
        yield rulesets[at % len(rulesets)], seats[at % len(seats)]


#: the toy of tests/kernel; it is plain Python, and cannot be made from what a compiled kernel has
COMPILED = (flow.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
TOYS = [] if COMPILED else [load_game("kernel.tavern")]
CASES = [
    pytest.param((game, ruleset, seats), id=f"{game.name}, {ruleset}, {seats} seats")
    for game in [*map(find_game, MODULES), *TOYS]
    for ruleset, seats in (product(game.rulesets, game.seats) if COMPILED else each_once(game.rulesets, game.seats))
]
every_case = pytest.mark.parametrize("case", CASES)
Case = tuple[GamePackage, str, int]

#: more choices than any game has
ENDLESS = 20_000


@dataclass(frozen=True)
class Walk:
    """How to get somewhere in a game: under the published rules (0) or a house's, the seed it is dealt by, how many
    choices chance makes, and those after that."""

    house: int
    seed: int
    by_chance: int
    picks: list[int]

    def begin(self, case: Case) -> Game:
        """The game after what chance chose; if that is the whole game, at some moment of it."""
        game = self.deal(case)
        go_on(game, random.Random(self.seed), self.by_chance)
        return game.rewind(self.by_chance % len(game.choices)) if game.over else game

    def deal(self, case: Case) -> Game:
        package, ruleset, seats = case
        rules = package.house_rules(self.house, ruleset) if self.house else ruleset
        return package.sample_game(self.seed, seats, rules)

    def steps(self, game: Game) -> Iterator[int]:
        """Make the chosen choices; gives the number of each before it is made, as long as there is one to make."""
        for number in self.picks:
            if game.over:
                return
            yield number
            question = pick(game.open_questions(), number)
            game.choose(pick(question.options, number), question.seat)


#: half of all games are played by the published rules
houses = st.one_of(st.just(0), st.integers(1, 16))
walks = st.builds(
    Walk, houses, st.integers(0, 2**32 - 1), st.integers(0, 400), st.lists(st.integers(0, 255), min_size=1, max_size=10)
)


def pick(row: Any, number: int) -> Any:
    return row[number % len(row)]


def go_on(game: Game, chance: random.Random, choices: int) -> None:
    for _ in range(choices):
        if game.over:
            return
        question = chance.choice(game.open_questions())
        game.choose(chance.choice(question.options), question.seat)


def decision_of(game: Game, seat: int | None) -> Any:
    """A seat's decision with all its words, as something that can be compared."""
    d = None if seat is None else game.decision(seat)
    if d is None:
        return None
    options = [(o.key, o.words, o.points_at, o.begun_with, o.meaning) for o in d.options]
    return d.id, d.seat, d.kind, d.source, d.reason, options


def shown(game: Game, seat: int | None) -> Any:
    """Everything a seat (None: an onlooker) is ever sent."""
    return game.view(seat), decision_of(game, seat), game.log(seat)


def with_state(game: Game, s: State) -> Game:
    """The same game at a state that somebody could take for its own."""
    other = Game(game.header, game.start, True, s)
    s.record = None if game.state.record is None else game.state.record[:]
    return other


# Options


#: as many whole games of each game, by seeds
READ_THROUGH = 12


@pytest.mark.parametrize("package", [*map(find_game, MODULES), *TOYS], ids=lambda package: package.name)
def test_no_two_options_of_a_question_read_the_same(package: GamePackage) -> None:
    for seed in range(READ_THROUGH):
        ruleset = pick(package.rulesets, seed)
        game = package.sample_game(seed, pick(package.seats, seed), ruleset, record=False)
        chance = random.Random(seed)
        while not game.over:
            for question in game.open_questions():
                d = game.decision(question.seat)
                assert d is not None
                words = [option.words for option in d.options]
                assert all(words), (seed, d.kind)
                assert len(set(words)) == len(words), (seed, d.kind, d.reason, words)
            go_on(game, chance, 1)


@every_case
@given(walks)
def test_every_option_that_is_listed_is_accepted_and_leads_to_a_sound_state(case: Case, walk: Walk) -> None:
    game = walk.begin(case)
    assert flaw(game.state) == ""
    for _ in walk.steps(game):
        for question in game.open_questions():
            for option in question.options[:8]:
                after = game.copy().choose(option, question.seat)
                assert flaw(after.state) == ""
    assert flaw(game.state) == ""


@every_case
@given(walks, st.data())
def test_what_is_not_listed_is_refused_and_changes_nothing(case: Case, walk: Walk, data: st.DataObject) -> None:
    game = walk.begin(case)
    before, choices = game.digest(), game.choices[:]
    question = pick(game.open_questions(), walk.seed)
    near = pick(question.options, walk.seed)
    wrong = [near + 1, near ^ 1 << 12, key(data.draw(st.integers(0, 40)), data.draw(st.integers(0, 300)))]
    for chosen in (*wrong, data.draw(st.integers())):
        if chosen not in question.options:
            with pytest.raises((IllegalAnswer, UnknownAnswer)) as refused:
                game.choose(chosen, question.seat)
            assert "\n" not in str(refused.value)
            with pytest.raises((IllegalAnswer, UnknownAnswer)):
                game.choose(Option(chosen, "?"), question.seat)
    for nobody in {*range(game.state.match.seats), 9, -1} - {q.seat for q in game.open_questions()}:
        with pytest.raises(StaleAnswer):
            game.choose(near, nobody)
    for id in (game.state.asked[question.seat] - 1, game.state.asked[question.seat] + 1):
        with pytest.raises(StaleAnswer):
            game.choose(near, question.seat, id)
    assert (game.digest(), game.choices) == (before, choices)
    game.choose(near, question.seat, game.state.asked[question.seat])


# Copies, bytes and logs


@every_case
@given(walks)
def test_copies_are_independent_and_go_on_alike(case: Case, walk: Walk) -> None:
    game = walk.begin(case)
    before = game.digest()
    one, other = game.copy(), game.copy()
    for _ in walk.steps(one):
        pass
    assert game.digest() == before
    for _ in walk.steps(other):
        pass
    assert one.digest() == other.digest()
    assert one.log() == other.log()


@every_case
@given(walks)
def test_bytes_are_read_as_they_were_written_and_go_on_alike(case: Case, walk: Walk) -> None:
    game = walk.begin(case)
    s = game.state.match.rules.copy(game.state)
    s.read_bytes(game.state.to_bytes())
    fresh = walk.deal(case).state
    fresh.read_bytes(game.state.to_bytes())
    for read_again in (s, fresh):
        assert read_again.to_bytes() == game.state.to_bytes()
        other, same = with_state(game, read_again), game.copy()
        for number in walk.steps(same):
            question = pick(other.open_questions(), number)
            other.choose(pick(question.options, number), question.seat)
        assert other.digest() == same.digest()


@every_case
@given(walks)
def test_a_pickle_goes_on_alike(case: Case, walk: Walk) -> None:
    game = walk.begin(case)
    again = pickle.loads(pickle.dumps(game))
    other = with_state(game, pickle.loads(pickle.dumps(game.state)))
    alike = [game, again, other, with_state(game, copy.deepcopy(game.state)), copy.copy(game), copy.deepcopy(game)]
    for one in alike:
        for _ in walk.steps(one):
            pass
    assert len({one.digest() for one in alike}) == 1
    assert again.choices == game.choices and again.header == game.header
    assert again.log(0) == game.log(0) == other.log(0)
    assert again.rewind(0).digest() == walk.deal(case).digest()


@every_case
@given(walks)
def test_a_game_that_is_played_again_from_its_record_agrees(case: Case, walk: Walk) -> None:
    game = walk.begin(case)
    for _ in walk.steps(game):
        pass
    again = play(read(write(game)), game.start)
    assert again.digest() == game.digest()
    assert again.choices == game.choices
    assert again.log(0) == game.log(0)
    half = len(game.choices) // 2
    assert again.rewind(half).digest() == game.rewind(half).digest()


# What a seat knows


@every_case
@given(walks, st.integers(0, 2**48))
def test_two_states_that_a_seat_cannot_tell_apart_show_it_the_same(case: Case, walk: Walk, seed: int) -> None:
    game = walk.begin(case)
    for number in walk.steps(game):
        for seat in (None, *range(game.state.match.seats)):
            t = redeal(game.state, seat, seed + number)
            assert flaw(t) == ""
            assert shown(with_state(game, t), seat) == shown(game, seat)


@every_case
@given(walks, st.integers(0, 2**48))
def test_the_same_seed_deals_alike_from_all_states_that_the_asked_seat_cannot_tell_apart(
    case: Case, walk: Walk, seed: int
) -> None:
    game = walk.begin(case)
    for number in walk.steps(game):
        for seat in [q.seat for q in game.open_questions()]:
            other = redeal(game.state, seat, seed + number)
            assert redeal(other, seat, seed).digest() == redeal(game.state, seat, seed).digest()
            assert mark_for(other, seat) == mark_for(game.state, seat)


@every_case
@given(walks, st.integers(0, 2**48))
def test_a_state_dealt_anew_can_be_played(case: Case, walk: Walk, seed: int) -> None:
    game = walk.begin(case)
    for seat in range(game.state.match.seats):
        dealt = with_state(game, redeal(game.state, seat, seed))
        go_on(dealt, random.Random(seed), 30)
        assert flaw(dealt.state) == ""


@every_case
@given(walks)
def test_equal_copies_of_a_card_cannot_be_told_apart_so_none_is_followed_through_a_shuffle(
    case: Case, walk: Walk
) -> None:
    game = walk.begin(case)
    s = game.state
    for a, b in equal_copies(s):
        t = s.match.rules.copy(s)
        t.own()
        exchange(t, a, b)
        assert t.digest() != s.digest()
        other = with_state(game, t)
        for seat in (None, *range(s.match.seats)):
            assert shown(other, seat)[:2] == shown(game, seat)[:2]


def equal_copies(s: State) -> list[tuple[int, int]]:
    """Pairs of copies of one card that lie in different hidden places and that nothing under way speaks of."""
    m = s.match
    busy = 0
    for f in s.stack:
        for register in m.procedures[f[PROC]].cards:
            busy |= max(f[register], 0)
    free = [c for c in range(m.size) if s.slot[c] == NO_SLOT and not m.open >> s.zone[c] & 1 and not busy >> c & 1]
    return [
        (a, b)
        for a in free
        for b in free
        if a < b and (m.definition[a], m.family[a]) == (m.definition[b], m.family[b]) and s.zone[a] != s.zone[b]
    ]


def exchange(t: State, a: int, b: int) -> None:
    """The two change places in everything."""
    for name in ("zone", "holder", "known", "block", "memo", *t.own_columns()):
        column = getattr(t, name)
        if isinstance(column, bytearray | array | list) and len(column) == t.match.size:
            column[a], column[b] = column[b], column[a]
    swap = {a: b, b: a}
    t.piles = [tuple([swap.get(c, c) for c in pile]) for pile in t.piles]


# Ends


@every_case
@given(walks)
def test_every_game_ends(case: Case, walk: Walk) -> None:
    s = walk.deal(case).state
    chance = random.Random(walk.seed)
    for _ in range(ENDLESS):
        if s.question is None:
            break
        answer(s, chance.choice(s.question.options))
    assert s.over and flaw(s) == ""
    game = Game({}, lambda header, record: s)
    assert game.decision() is None and game.view(None)["over"]
    with pytest.raises(StaleAnswer):
        game.choose(0)


@every_case
@given(walks, st.integers(0, 3))
def test_a_seat_may_leave_at_any_moment(case: Case, walk: Walk, leaver: int) -> None:
    game = walk.begin(case)
    for _ in walk.steps(game):
        pass
    if game.over:
        return
    game.concede(pick([seat for seat in range(case[2]) if not game.state.out >> seat & 1], leaver))
    assert flaw(game.state) == ""
    go_on(game, random.Random(walk.seed), 40)
    assert flaw(game.state) == ""
    assert play(read(write(game)), game.start).digest() == game.digest()
