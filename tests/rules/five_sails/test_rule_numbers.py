"""The numbers that the rulebook fixes are switches, too: each in another position than the published one."""

import random

import pytest
from ledger import rule
from scene import Scene

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.catalogue import find_card
from quarterdeck.games.five_sails.rulesets import NUMBERS, RULESETS, Ruleset, find_ruleset, house_rules, read_ruleset
from quarterdeck.kernel.errors import BadDefinition

KASPAR = find_card("Kaspar Dietrich")


def table(rules: str, phase: str, mine: str = "", rest: str = "", day: int = 1) -> Scene:
    return Scene(f"""
ruleset = '''
name = "house rules"
{rules}
'''
phase = "{phase}"
day = {day}
[[player]]
leader = "Kaspar Dietrich"
{mine}
[[player]]
leader = "Odette Dubois d'Arrent"
{rest}
""")


# The record


def test_all_editions_have_the_numbers_of_the_rulebook() -> None:
    for field, (least, usual, most, words) in NUMBERS.items():
        assert {getattr(rules, field) for rules in RULESETS.values()} == {usual}
        assert least <= usual <= most and words


@pytest.mark.parametrize("field", NUMBERS)
def test_a_number_may_be_any_of_its_range_and_no_other(field: str) -> None:
    least, usual, most, _ = NUMBERS[field]
    for n in (least, most):
        rules = find_ruleset(f"{field} = {n}")
        assert getattr(rules, field) == n and (n == usual or rules.changes() == {field: n})
        assert find_ruleset(rules.text()) == rules
    for wrong in (str(least - 1), str(most + 1), "true", '"five"', "2.5"):
        with pytest.raises(BadDefinition, match=f"{field} cannot be .*a whole number from {least} to {most}"):
            find_ruleset(f"{field} = {wrong}")


def test_a_number_goes_with_any_base() -> None:
    rules = read_ruleset('base = "learn-to-play"\ndays = 3\n')
    assert rules.days == 3 and rules.cap == "combat"
    with pytest.raises(BadDefinition, match="did you mean days"):
        find_ruleset("day = 3")


def test_house_rules_turn_every_number_now_and_then() -> None:
    turned = [read_ruleset(house_rules(number)).changes() for number in range(40)]
    assert all(any(field in changes for changes in turned) for field in NUMBERS)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_other_numbers_is_played_to_its_end(seed: int) -> None:
    """The least, the most and the middle of everything at once."""
    ends = [(least, most, (least + most) // 2)[seed] for least, _, most, _ in NUMBERS.values()]
    text = "\n".join(f"{field} = {n}" for field, n in zip(NUMBERS, ends))
    chance = random.Random(seed)
    game = five_sails.new(seed, ruleset=text, record=False)
    for _ in range(20_000):
        if game.over:
            assert game.view(None)["day"] <= game.view(None)["days"]
            return
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
    raise AssertionError("the game does not end")


# What they say


@rule("FS-VICTORY-10", "FS-PLUNDER-05")
@pytest.mark.parametrize(("days", "word"), [(1, "first"), (3, "third"), (9, "ninth")])
def test_days(days: int, word: str) -> None:
    scene = table(f"days = {days}", "Plunder", "renown = 1", day=days)
    assert scene.game.over and scene.log()[-1] == f"Player 1 wins on the {word} Day: the most Renown, 1."
    assert scene.game.view(None)["victory"] == "fifth day" and scene.game.view(None)["days"] == days


@rule("FS-VICTORY-10")
def test_more_days_than_five_go_on_without_schemes() -> None:
    scene = table("days = 6", "Plunder", "renown = 1", day=5)
    assert not scene.game.over and scene.state.day == 6
    with pytest.raises(BadDefinition, match="day"):
        table("days = 6", "Plunder", day=7)


@rule("FS-VICTORY-05")
@pytest.mark.parametrize(("goal", "renown", "won"), [(4, 4, True), (4, 3, False), (9, 8, False), (9, 9, True)])
def test_renown_to_win(goal: int, renown: int, won: bool) -> None:
    scene = table(f"renown_to_win = {goal}", "Plunder", f"renown = {renown}")
    assert scene.game.over == won
    assert scene.game.view(None)["renown_to_win"] == goal
    if won:
        assert scene.log()[-1] == f"Player 1 wins with {renown} Renown at Plunder."


@rule("FS-PLAN-10")
@pytest.mark.parametrize(("extra", "stays"), [(1 - KASPAR.crew_cap, False), (-9, False), (2 - KASPAR.crew_cap, True)])
def test_extra_crew(extra: int, stays: bool) -> None:
    """Kaspar alone, or Kaspar and one more; a Leader never has to go."""
    scene = table(f"extra_crew = {extra}", "Planning", 'approach = ["Otto Streit", "The Song of Eisen"]')
    scene.pass_until("take_action")
    assert scene.zone("Otto Streit") == ("crew" if stays else "locker")
    assert scene.zone("Kaspar Dietrich") == "crew"


@rule("FS-PLAN-15")
@pytest.mark.parametrize("extra", [-9, -2, 3])
def test_extra_draw(extra: int) -> None:
    scene = table(f"extra_draw = {extra}", "Planning", 'deck = ["Precision x20"]').pass_until("take_action")
    assert len(scene.state.hand(0)) == max(0, KASPAR.panache + extra)


@rule("FS-DUSK-07")
@pytest.mark.parametrize("extra", [-9, -2, 1])
def test_extra_hand(extra: int) -> None:
    scene = table(f"extra_hand = {extra}\nextra_draw = -9\ndays = 2", "Dusk", 'hand = ["Precision x20"]')
    scene.pass_until("take_action")
    assert len(scene.state.hand(0)) == max(0, KASPAR.panache + extra)


@rule("FS-DAWN-03")
@pytest.mark.parametrize(("each", "docks"), [(0, []), (2, ["Eko Sorridi", "Gustavo"])])
def test_city_cards(each: int, docks: list[str]) -> None:
    """From the top of the City Deck, in rounds."""
    city = '[city]\ndeck = ["Eko Sorridi", "Sorte Deck", "Captain\'s Coat", "Gustavo", "Takama Siad", "Leja Juska"]'
    scene = table(f"city_cards = {each}", "Dawn", rest=city)
    names = [s.match.cards[s.match.definition[c]].name for s in [scene.state] for c in s.city_cards_at(1)]
    assert names == docks
    assert len(scene.state.city_cards()) == 3 * each


@rule("FS-CORE-62")
@pytest.mark.parametrize("count", [1, 4])
def test_gamble_reveals(count: int) -> None:
    scene = Scene(f"""
        ruleset = "gamble_reveals = {count}"
        turn = 2
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        deck = ["Precision", "Regroup", "Strength of Ten", "Valiant Spirit", "Last Word"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{{name = "Léontine Giroux", at = "Docks"}}]
        """)
    scene.choose("Challenge", "Accept")  # without a hand the combat card is gambled for
    assert len([text for text in scene.log() if text.startswith("Player 1 reveals")]) == count


def test_an_edition_says_what_it_changes() -> None:
    assert Ruleset("mine", days=4).text() == 'name = "mine"\ndays = 4\n'
