"""Choices as a whole: each way that is told can be gone, and nothing hidden has a say in them."""

import random

import pytest

from quarterdeck.games import MODULES, find_game, five_sails
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.decision import Pick
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.kernel.picking import whole

#: what may be asked between the parts of a payment
BETWEEN = ("react", "order_effects")


def pick_of(game: Game) -> Pick | None:
    question = game.open_questions()[0]
    return whole(game.state, question, game.state.match.rules.describe(game.state, question))


@pytest.mark.parametrize("name", ["five-sails", "ccg"])
def test_every_way_can_be_gone(name: str) -> None:
    package = find_game(name)
    assert walked(package, 3) > 5


def walked(package: GamePackage, games: int) -> int:
    """Random games in which choices are made as a whole where they can be; gives how many there were."""
    made = 0
    for seed in range(games):
        game, chance = package.sample_game(seed, package.seats[0]), random.Random(seed)
        while not game.over and len(game.choices) < 400:
            question, pick = game.open_questions()[0], pick_of(game)
            if pick is None:
                game.choose(chance.choice(question.options), question.seat)
                continue
            made += 1
            keys = {item.key for item in pick.items}
            assert pick.verb and all(pick.any_of or any(key in picked for picked, _ in pick.ways) for key in keys)
            assert len({picked for picked, _ in pick.ways}) == len(pick.ways)
            seat = question.seat
            for key in any_so_many(pick, chance) if pick.any_of else chance.choice(pick.ways)[1]:
                while (asked := game.decision()) is not None and asked.kind in BETWEEN:
                    game.choose(asked.options[-1], asked.seat)
                assert asked is not None and asked.seat == seat
                game.choose(key, seat)
    return made


def any_so_many(pick: Pick, chance: random.Random) -> list[int]:
    """So many of the items, one after the other; where one kind of them is left nobody is asked."""
    left = [item.key for item, most in zip(pick.items, pick.most) for _ in range(most)]
    chance.shuffle(left)
    keys: list[int] = []
    while len(keys) < pick.any_of and len(set(left)) > 1:
        keys.append(left.pop())
    return keys


def test_what_is_hidden_has_no_say() -> None:
    for name in MODULES:
        package = find_game(name)
        game, chance = package.sample_game(1, package.seats[-1]), random.Random(1)
        while not game.over and len(game.choices) < 200:
            question = game.open_questions()[0]
            if not game.state.answers:
                dealt = redeal(game.state, question.seat, 77)
                decision = game.state.match.rules.describe(game.state, question)
                assert told(whole(dealt, question, decision)) == told(whole(game.state, question, decision))
            game.choose(chance.choice(question.options), question.seat)


def told(pick: Pick | None) -> tuple[object, ...]:
    return () if pick is None else (tuple(item.key for item in pick.items), pick.most, pick.ways, pick.any_of)


#: Plans Within Plans puts Renown on two City locations
PLANNING = """
phase = "Planning"
[[player]]
leader = "Kaspar Dietrich"
approach = ["Otto Streit", "Terrell Brandt", "Plans Within Plans"]
deck = ["Precision x5", "Regroup x5"]
[[player]]
leader = "Odette Dubois d'Arrent"
approach = ["Jean Urbain", "Léontine Giroux", "Let the Sword Decide"]
deck = ["Valiant Spirit x5", "Disarm x5"]
"""


def test_any_two_of_three_locations_the_last_of_which_is_not_asked_for() -> None:
    game = five_sails.from_position(PLANNING)
    for who in ("Otto Streit", "Jean Urbain"):
        decision = game.decision()
        assert decision is not None
        game.choose(decision.find(who))
    decision, pick = game.decision(), pick_of(game)
    assert decision is not None and pick is not None
    assert [option.words for option in decision.options] == ["the Docks", "the Forums"]
    docks, forums, bazaar = [item.key for item in pick.items]
    assert [item.words for item in pick.items] == ["the Docks", "the Forums", "the Grand Bazaar"]
    assert pick.ways == (
        ((docks, forums), (docks, forums)), ((docks, bazaar), (docks, bazaar)), ((forums, bazaar), (forums,)),
    )  # fmt: skip


#: Risky Undertaking costs two cards of the hand
TWO_CARDS = """
[city]
Docks = {cards = ["Risky Undertaking"]}
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks"}
hand = ["Last Word", "Precision", "Precision"]
[[player]]
leader = "Odette Dubois d'Arrent"
"""


def test_equal_cards_are_one_item_that_is_picked_twice() -> None:
    game = five_sails.from_position(TWO_CARDS)
    while (pick := pick_of(game)) is None:
        decision = game.decision()
        assert decision is not None
        game.choose(decision.find("Risky") if decision.kind == "take_action" else decision.options[0])
    found = [(item.words, most) for item, most in zip(pick.items, pick.most)]
    assert sorted(found) == [("Last Word", 1), ("Precision", 2)] and len(pick.ways) == 2


#: twelve cards at the end of a Day, of which the Leader's Panache leaves six
TWELVE_CARDS = """
phase = "Dusk"
step = "hand limit"
[[player]]
leader = "Kaspar Dietrich"
hand = ["Precision x3", "Last Word", "Regroup", "Disarm", "Sunder", "Taunt", "Ambush", "Pull", "Boon", "Not Today"]
deck = ["Regroup x9"]
[[player]]
leader = "Odette Dubois d'Arrent"
"""


def test_any_cards_beyond_the_hand_limit_are_discarded_in_one_step() -> None:
    game = five_sails.from_position(TWELVE_CARDS)
    decision, pick = game.decision(), pick_of(game)
    assert decision is not None and pick is not None
    assert decision.reason == "Discard to your hand limit of 6: 6 to go"
    assert (pick.any_of, pick.verb, pick.ways, sum(pick.most)) == (6, "Discard", (), 12)
    wanted = ["Taunt", "Precision", "Boon", "Precision", "Ambush", "Pull"]
    for name in wanted:
        found = game.decision()
        assert found is not None and found.kind == "discard_from_hand"
        game.choose(found.find(name))
    assert sorted(game.view(0)["players"][0]["discard"]) == sorted(wanted)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("five-sails", {"Pass", "Done", "No", "Refuse"}), ("ccg", {"Pass", "Done", "Stop"}),
        ("sea-of-legends", {"End the turn", "Drop anchor", "Roll the dice", "Leave the dice as they are"}),
    ],
)  # fmt: skip
def test_an_answer_that_lets_things_be_says_so_and_is_the_last(name: str, words: set[str]) -> None:
    package = find_game(name)
    found: set[str] = set()
    for seed in range(3):
        game, chance = package.sample_game(seed, 2), random.Random(seed)
        while not game.over and len(game.choices) < 300:
            question = game.open_questions()[0]
            decision = game.decision(question.seat)
            assert decision is not None
            *others, last = decision.options
            assert not any(option.declines for option in others) and not (last.declines and last.points_at)
            found |= {last.words} if last.declines else set()
            game.choose(chance.choice(question.options), question.seat)
    assert words <= found
