"""The bot that searches: what it may know, what it finds, what its budget means."""

import random

import pytest

from kernel.toy import evening
from quarterdeck.bots import LEVELS, Search, make_bot
from quarterdeck.bots.search import FOREVER
from quarterdeck.bots.tree.tree import Tree
from quarterdeck.games import five_sails
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.flow import answer_in_secret
from quarterdeck.kernel.knowledge import redeal
from scene import Scene


def test_it_decides_alike_on_states_that_its_seat_cannot_tell_apart() -> None:
    """Every hidden card is replaced by another that could be in its place: under the same seed the choice stays."""
    game = five_sails.new(seed=4)
    chance = random.Random(4)
    compared = 0
    for turn in range(60):
        question = game.open_questions()[0]
        here = Search(turn, 12).decide(game.state, question) if turn % 4 == 0 else None
        if here is not None:
            for seed in range(2):
                other = redeal(game.state, question.seat, turn + seed)
                assert other.piles != game.state.piles
                assert Search(turn, 12).decide(other, question) == here
                compared += 1
        game.choose(chance.choice(question.options), question.seat)
    assert compared == 30


def test_a_look_leaves_the_real_state_alone_and_counts_one_visit() -> None:
    s = five_sails.new(seed=4, record=False).state
    q, before = s.question, s.to_bytes()
    assert q is not None
    tree = Tree(1, 30)
    for n in range(1, 20):
        tree.look(s, q)
        assert sum(tree.visits(q)) == n
    assert s.to_bytes() == before




#: player 1 has two cards more than Kaspar's Panache
DUSK = """
    phase = "Dusk"
    first_player = 2
    [[player]]
    leader = "Kaspar Dietrich"
    hand = ["Precision x4", "Regroup x4"]
    approach = ["Terrell Brandt", "Philip Hase", "Let's Haggle"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    approach = ["Léontine Giroux"]
"""


def test_what_was_found_out_about_the_next_part_of_a_choice_is_kept() -> None:
    scene = Scene(DUSK)
    tree = Tree(1, 4)
    for chosen in ("Precision", "Regroup"):
        q = scene.state.question
        assert q is not None and len(q.options) == 2
        tree.begin(scene.state, q)
        assert (sum(tree.visits(q)) > 0) == (chosen == "Regroup")
        for _ in range(40):
            tree.look(scene.state, q)
        scene.choose(chosen)


def test_a_set_that_is_chosen_in_another_order_is_the_same_place_in_the_tree() -> None:
    """Two cards of two kinds: after the first there are two places, after the second three and not four."""
    scene = Scene(DUSK)
    q = scene.state.question
    assert q is not None
    tree = Tree(1, 0)
    tree.begin(scene.state, q)
    for _ in range(400):
        tree.look(scene.state, q)
    made = [at[0] - scene.state.made for at in tree.places]
    assert (made.count(0), made.count(1)) == (1, 2)
    assert sum(tree.visits(q)) == 400
    second = [node for at, node in tree.places.items() if at[0] == scene.state.made + 1]
    after = {id(choice.after) for node in second for choice in node.choices.values()}
    assert len(after) == 3


def test_where_all_are_asked_in_secret_none_knows_what_the_others_chose() -> None:
    s = evening("GB", "SB", "SH")
    assert s.question is not None
    tree = Tree(1, 4)
    tree.begin(s, s.question)
    for _ in range(60):
        tree.look(s, s.question)
    assert {name & 15 for name in tree.root.choices} == {0, 1, 2}, "all choose at the same place"
    assert len(tree.root.together) > 1, "and go on from what they chose"


KILL = """
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks"}
    hand = []
    [[player]]
    leader = {name = "Odette Dubois d'Arrent", at = "Docks", wounds = 4}
    hand = []
"""


def test_it_takes_the_game_where_it_can() -> None:
    """Whether Odette's player accepts or refuses, she has not the Resolve for Kaspar's blow."""
    scene = Scene(KILL)
    assert scene.options[0] == "Move"
    for _ in range(3):
        q = scene.state.question
        assert q is not None
        scene.game.choose(Search(1, 60).decide(scene.state, q))
    assert scene.log()[-1] == "Player 1 wins: no other Leader is left."


def test_one_option_is_taken_without_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    s = five_sails.new(seed=4, record=False).state
    q = s.question
    assert q is not None
    only = type(q)(q.seat, q.kind, q.source, q.ability, q.options[:1])
    monkeypatch.setattr(Tree, "look", None)
    assert Search(0).decide(s, only) == q.options[0]


def test_it_answers_where_all_are_asked_in_secret_and_where_it_is_not_asked_first() -> None:
    s = evening("GB", "SB", "SH")
    for question in (s.question, *s.also):
        assert question is not None
        assert Search(question.seat, 20).decide(s, question) in question.options
    answer_in_secret(s, 0, s.question.options[0] if s.question else 0)
    (last,) = s.also
    assert Search(1, 20).decide(s, last) in last.options


def test_a_budget_in_seconds_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at this clock takes a second."""
    ticks = iter(range(1000))
    monkeypatch.setattr("quarterdeck.bots.search.monotonic", lambda: float(next(ticks)))
    looks: list[int] = []
    monkeypatch.setattr(Tree, "look", lambda tree, s, q: looks.append(1))
    s = five_sails.new(seed=4, record=False).state
    assert s.question is not None
    make_bot("search:2.5s", 1).decide(s, s.question)
    assert len(looks) == 16, "eight between two looks at the clock, at 1 and 2 seconds"


@pytest.mark.parametrize(("name", "playouts", "seconds"), [("search", 120, FOREVER), ("search:480", 480, FOREVER)])
def test_a_budget_is_part_of_the_name(name: str, playouts: int, seconds: float) -> None:
    bot = make_bot(name, 1)
    assert isinstance(bot, Search) and (bot.playouts, bot.seconds) == (playouts, seconds)


@pytest.mark.parametrize("name", ["search:", "search:0", "search:x", "search:0s", "search:-3", "greedy:3"])
def test_a_budget_that_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(BadDefinition):
        make_bot(name, 1)


def test_levels_have_names_a_sentence_and_growing_budgets() -> None:
    assert [level.name for level in LEVELS] == ["cabin boy", "boatswain", "captain"]
    assert all(level.words.endswith(".") for level in LEVELS)
    bots = [make_bot(level.name, 1) for level in LEVELS]
    budgets = [(bot.playouts, bot.seconds) for bot in bots if isinstance(bot, Search)]
    assert budgets == sorted(budgets) and len(set(budgets)) == 3
