"""The contract of games (docs/games.md), which every game package keeps: ours, and the toy from tests/kernel."""

import json
import random
from collections.abc import Iterator

import pytest

from kernel import tavern
from quarterdeck import games
from quarterdeck.bots import make_bot
from quarterdeck.games import BROUGHT, MODULES, bring, find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.games.sketch import Sketch
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.errors import BadDefinition, DamagedRecord
from quarterdeck.kernel.flow import answer
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.replay import begin, read
from quarterdeck.kernel.sound import flaw
from quarterdeck.lab.exhaust import exhaust
from quarterdeck.lab.simulate import play_game
from quarterdeck.lab.soak import soak

GAMES = [*(find_game(name) for name in MODULES), tavern.GAME]
TONES = {"", "bold", "dim", "italic", "gold", "red", *(f"seat {seat}" for seat in range(8))}
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is known in these tests, and nowhere else."""
    monkeypatch.setitem(BROUGHT, tavern.GAME.name, "kernel.tavern")


def every_start(game: GamePackage) -> Iterator[Game]:
    """A game for each number of seats, under each published ruleset and one of somebody's own."""
    for i, seats in enumerate(game.seats):
        for ruleset in (*game.rulesets, game.house_rules(i + 1)):
            yield game.sample_game(i, seats, ruleset)


def play_out(s: State, seed: int = 0) -> State:
    chance = random.Random(seed)
    while (q := s.question) is not None:
        answer(s, chance.choice(q.options))
    return s


# Names


@every_game
def test_a_game_is_found_by_its_name(game: GamePackage) -> None:
    assert find_game(game.name) is game and game.name in games.names()
    assert game.title and game.name == game.name.lower() and " " not in game.name


@every_game
def test_it_says_how_many_can_play_and_others_are_refused(game: GamePackage) -> None:
    assert game.seats and list(game.seats) == sorted(set(game.seats)) and game.seats[0] >= 1
    for seats in game.seats:
        assert game.sample_game(0, seats).state.match.seats == seats
    with pytest.raises(BadDefinition):
        game.sample_game(0, game.seats[-1] + 1)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadDefinition, match="there is no game named 'five-sales'; did you mean five-sails"):
        find_game("five-sales")


def test_a_game_is_brought_along_by_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(BROUGHT, "tavern")
    with pytest.raises(BadDefinition, match="there is no game named 'tavern'"):
        find_game("tavern")
    assert bring("kernel.tavern") is tavern.GAME is find_game("tavern")
    for module, why in (("kernel.toy", "is no game"), ("kernel.nowhere", "there is no module kernel.nowhere")):
        with pytest.raises(BadDefinition, match=why):
            bring(module)
    monkeypatch.setattr(tavern.GAME, "name", "five-sails", raising=False)
    with pytest.raises(BadDefinition, match="give it a name of its own"):
        bring("kernel.tavern")


def test_a_distribution_offers_a_game_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(BROUGHT, "tavern")
    monkeypatch.setattr(games, "installed", lambda: {"tavern": "kernel.tavern"})
    assert find_game("tavern") is tavern.GAME


def test_what_a_file_calls_its_game_is_never_loaded_as_a_module() -> None:
    with pytest.raises(BadDefinition, match=r"there is no game named 'kernel\.toy'"):
        find_game("kernel.toy")


# Beginning


@every_game
def test_a_header_is_plain_data_and_begins_the_same_game_again(game: GamePackage) -> None:
    for new in every_start(game):
        header = json.loads(json.dumps(new.header))
        assert header["game"] == game.name and {"engine", "seed", "decks", "ruleset"} <= set(header)
        assert game.begin(header, True).digest() == new.digest()
        again = game.new(header["seed"], tuple(header["decks"]), header["ruleset"], record=False)
        assert again.digest() == new.digest()


@every_game
def test_a_seed_may_be_a_text_that_nobody_can_foresee(game: GamePackage) -> None:
    games = [game.new(seed) for seed in ("c0ffee", "c0ffee", "decade")]
    assert games[0].digest() == games[1].digest() != games[2].digest()


@every_game
def test_what_is_not_named_is_the_first_there_is(game: GamePackage) -> None:
    header = game.new().header
    assert header["ruleset"] == game.rulesets[0]
    assert header["decks"] == list(game.decks_for(game.seats[0]))


@every_game
def test_a_record_is_kept_if_it_is_wanted(game: GamePackage) -> None:
    assert game.new(record=True).state.record is not None
    assert game.new(record=False).state.record is None


@every_game
def test_a_position_that_means_nothing_is_refused(game: GamePackage) -> None:
    with pytest.raises(BadDefinition):
        game.from_position("the moon is full")


@every_game
def test_a_damaged_header_is_refused(game: GamePackage) -> None:
    header = {"quarterdeck": 1, **game.new().header}
    damage: tuple[dict[str, object], ...] = (
        {"decks": ["no such deck"] * game.seats[0]}, {"decks": []}, {"ruleset": "no such rules"},
    )  # fmt: skip
    for wrong in damage:
        file = json.dumps({**header, **wrong}) + '\n{"choices": 0, "end": true}'
        with pytest.raises(DamagedRecord):
            begin(read(file), game.begin)


# Rules


@every_game
def test_rulesets_are_known_by_name_and_nonsense_is_refused(game: GamePackage) -> None:
    assert game.rulesets and len(set(game.rulesets)) == len(game.rulesets)
    for ruleset in game.rulesets:
        assert game.ruleset_name(ruleset) == ruleset
        assert game.about_ruleset(ruleset).endswith(".") or len(game.rulesets) == 1
        assert game.ruleset_name(game.house_rules(1, ruleset))
    with pytest.raises(BadDefinition, match="there are: " + game.rulesets[0]):
        game.ruleset_name("no such rules")
    with pytest.raises(BadDefinition):
        game.ruleset_name('name = "mine"\nmoon = "full"\n')


@every_game
def test_rules_to_look_up_have_an_id_a_chapter_and_a_text(game: GamePackage) -> None:
    rules = game.rules()
    assert all(set(rule) == {"id", "chapter", "text"} and all(rule.values()) for rule in rules)
    assert len({rule["id"] for rule in rules}) == len(rules)


# Cards


@every_game
def test_cards_have_names_kinds_and_words_and_are_found(game: GamePackage) -> None:
    cards = game.cards()
    assert len({card["name"] for card in cards}) == len({card["number"] for card in cards}) == len(cards)
    for card in cards:
        assert card["type"] and all(isinstance(line, str) and line for line in card["words"])
        assert game.find_card(card["name"]) == game.find_card(card["number"].upper()) == card
        assert game.face(card) and "\n" not in game.face(card)
    with pytest.raises(BadDefinition, match="there is no card named"):
        game.find_card("Full Moon")


@every_game
def test_progress_counts_every_card(game: GamePackage) -> None:
    counts = game.progress()
    done, of = counts["all"]["cards"]
    assert of == len(game.cards()) and 0 <= done <= of
    assert [sum(column) for column in zip(*counts["type"].values())] == ([done, of] if of else [])


@every_game
def test_cards_are_printed_in_each_format(game: GamePackage) -> None:
    for how in game.formats:
        assert game.print_cards(how).endswith("\n")
        for card in game.cards()[:1]:
            assert card["name"] in game.print_cards(how, card["name"])


# Decks


@every_game
def test_sample_decks_and_random_ones_are_legal_and_are_read_as_they_are_written(game: GamePackage) -> None:
    assert game.samples
    decks = [*map(game.find_deck, game.samples), *[game.random_deck(seed) for seed in range(3)]]
    for deck in decks:
        assert game.deck_name(deck) and "\n" not in game.deck_name(deck)
        assert not (face := game.deck_face(deck)) or game.find_card(face)["name"] == face
        again = game.find_deck(game.deck_list(deck))
        assert game.deck_list(again) == game.deck_list(deck) == game.export_deck(deck, "text")
        for how in game.deck_formats:
            assert game.find_deck(game.export_deck(deck, how))
        for ruleset in game.rulesets:
            assert game.flaws_of_deck(deck, ruleset) == [] and game.legal_deck(deck, ruleset) == deck
    assert game.random_deck(1) == game.random_deck(1)
    with pytest.raises(BadDefinition):
        game.find_deck("no such deck")


@every_game
def test_a_series_goes_through_rows_of_decks_that_can_be_played(game: GamePackage) -> None:
    for seats in game.seats[:2]:
        rows = game.pairings(seats)
        assert all(len(row) == seats for row in rows) and len(set(rows)) == len(rows)
        assert {deck for row in rows for deck in row} <= set(game.samples)


@every_game
def test_every_sample_deck_can_be_played(game: GamePackage) -> None:
    for first in range(len(game.samples)):
        assert not game.new(0, game.decks_for(game.seats[0], first)).over


@every_game
def test_a_header_from_outside_that_would_be_too_much_is_refused(game: GamePackage) -> None:
    header = game.new().header
    game.check_header(header)
    for wrong in (["x"] * (game.seats[-1] + 1), "x", ["\n" * 10_000]):
        with pytest.raises(BadDefinition):
            game.check_header({**header, "decks": wrong})


# Looking, judging and counting


def tones(sketch: Sketch) -> set[str]:
    boxes = [box for row in sketch.rows for box in row]
    lines = [line for box in boxes for line in (box.title, *box.lines, *[line for some in box.beside for line in some])]
    return {box.tone for box in boxes} | {tone for line in lines for _, tone in line}


@every_game
def test_everybody_can_look_at_the_table_and_read_what_is_asked(game: GamePackage) -> None:
    for new in every_start(game):
        for seat in (None, *range(new.state.match.seats)):
            sketch = game.sketch(new.view(seat), seat)
            assert sketch.title and all(sketch.rows) and tones(sketch) <= TONES
        decision = new.decision()
        assert decision is not None and decision.reason and all(option.words for option in decision.options)


@every_game
def test_a_table_may_give_no_answer_for_a_seat_but_one_of_its_options(game: GamePackage) -> None:
    asked = 0
    for new in every_start(game):
        s, chance = new.state, random.Random(5)
        while (q := s.question) is not None:
            found = s.match.rules.answer_for(s, q)
            assert found == NO_ANSWER or found in q.options
            assert s.match.rules.concealed(q) in (True, False)
            asked += found != NO_ANSWER
            answer(s, chance.choice(q.options))
    assert asked > 0


@every_game
def test_what_came_of_a_game_can_be_counted(game: GamePackage) -> None:
    figures, counted = set(), set()
    for new in every_start(game):
        counted.add(tuple(game.standing(new.state)))
        s = play_out(new.state)
        returns = s.match.rules.returns(s)
        assert len(returns) == s.match.seats and all(-1 <= got <= 1 for got in returns)
        assert set(game.winners(s)) <= set(range(s.match.seats))
        assert game.victory(s) in (game.victories or ("",)) and "draw" in game.nobodys
        assert (game.victory(s) in game.nobodys) == (game.winners(s) == ())
        assert game.ending(s).endswith(".")
        assert game.beginner(s) in (None, *range(s.match.seats))
        assert all(type(number) is int for number in game.figures(s).values())
        figures.add(tuple(game.figures(s)))
        counted.add(tuple(game.standing(s)))
        assert all(len(numbers) == s.match.seats for numbers in game.standing(s).values())
        ranked = game.feats(s).ranked()
        assert all(0 <= feats.seat < s.match.seats and feats.worth > 0 and feats.words for feats in ranked)
    assert len(figures) == len(counted) == 1 and game.day, "always the same names"


@every_game
def test_nothing_is_worth_more_than_winning_or_less_than_losing(game: GamePackage) -> None:
    for new in every_start(game):
        rules, seats = new.state.match.rules, range(new.state.match.seats)
        before = [rules.worth(new.state, seat) for seat in seats]
        q = new.state.question
        assert q is not None and rules.same_choice(new.state, q) in (True, False)
        s = play_out(new.state, 1)
        after = [rules.worth(s, seat) for seat in seats]
        order = sorted(seats, key=lambda seat: (rules.returns(s)[seat], seat))
        assert [after[seat] for seat in order] == sorted(after)
        if game.winners(s):
            assert max(after) > max(before)
        if min(rules.returns(s)) < 0:
            assert min(after) < min(before)


# Those who use games


@every_game
def test_bots_play_it_and_endurance_tests_find_nothing(game: GamePackage) -> None:
    n = game.seats[0]
    outcome = play_game(game, game.decks_for(n), [make_bot("greedy", i) for i in range(n)], 3)
    assert outcome.decisions > 0
    assert soak(game, 4).sound
    found = exhaust(game, 2)
    assert found.failures == [] and len(found.row()) == 2 + len(found.uses.kinds)


@every_game
def test_what_can_be_used_has_names_and_goes_into_decks(game: GamePackage) -> None:
    uses = game.uses()
    everything = {kind: set(uses.items(kind)) for kind in uses.kinds}
    for kind in uses.kinds:
        names = [uses.name_of(kind, item) for item in uses.items(kind)]
        assert all(names) and set(uses.idle(kind)) <= everything[kind]
    for seats in game.seats:
        decks = uses.decks(seats, everything, random.Random(1)) or game.decks_for(seats)
        assert len(decks) == seats and all(game.flaws_of_deck(deck) == [] for deck in decks)


@every_game
def test_positions_for_what_can_be_used_are_sound(game: GamePackage) -> None:
    uses = game.uses()
    everything = {kind: set(uses.items(kind)) for kind in uses.kinds}
    for seats in game.seats:
        for seed in range(3):
            text = uses.position(seats, everything, random.Random(seed))
            assert not text or not flaw(game.from_position(text).state), text
