"""What a player may not see: in words, in refusals, in the story, on the table."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.cardgame.terms import V_CARD, V_HAND, V_PLACE
from quarterdeck.games.five_sails import sample_game
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.story import line
from quarterdeck.games.five_sails.terms import FACEDOWN, T_USE, V_ACT
from quarterdeck.kernel.columns import NONE, PUBLIC
from quarterdeck.kernel.decision import key
from quarterdeck.kernel.errors import IllegalAnswer, UnknownAnswer
from quarterdeck.kernel.knowledge import eyes, knows, redeal
from scene import Scene

DEVOTION = """
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks"}
    hand = ["Devotion", "Iron Reply"]
    deck = ["Last Word", "Precision", "Not Today", "Triage", "Throwing Knife"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    hand = ["Triage"]
"""


def devoted() -> Scene:
    """Player 1 has sunk Last Word, taken Precision and laid Not Today facedown at the Docks."""
    scene = Scene(DEVOTION)
    return scene.choose("Devotion", "Last Word", "Precision", "the Docks")


def test_who_looks_at_cards_sees_them_and_nobody_else_does() -> None:
    scene = Scene(DEVOTION).choose("Devotion")
    assert scene.options == ["Last Word", "Precision", "Not Today"]
    for seat, known in ((0, 3), (1, 0), (None, 0)):
        aside = scene.game.view(seat)["players"][0]["aside"]
        assert (aside["count"], len(aside["known"])) == (3, known)


def test_a_facedown_card_has_a_name_for_its_player_only() -> None:
    scene = devoted()
    docks = {seat: scene.game.view(seat)["city"][0]["facedown"] for seat in (0, 1, None)}
    assert [docks[seat][0]["name"] for seat in (0, 1, None)] == ["Not Today", None, None]
    slots = {seen[0]["slot"] for seen in docks.values()}
    assert len(slots) == 1, "all see that it lies there, and where"


def test_a_facedown_card_could_be_any_that_the_others_do_not_know() -> None:
    scene = devoted()
    s = scene.state
    there = [c for c in range(s.match.size) if s.zone[c] == FACEDOWN]
    assert scene.names(tuple(there)) == ["Not Today"]
    dealt = {scene.names(redeal(s, 1, seed).pile(FACEDOWN, 0))[0] for seed in range(200)}
    assert dealt == {"Last Word", "Precision", "Not Today", "Triage", "Throwing Knife"}
    for seed in range(20):
        t: FiveSails = redeal(s, 1, seed)
        (c,) = t.pile(FACEDOWN, 0)
        assert t.place[c] == s.place[there[0]] and t.slot[c] == s.slot[there[0]]
        assert redeal(s, 0, seed).pile(FACEDOWN, 0) == tuple(there), "its player knows it"


def test_a_refusal_does_not_name_what_lies_facedown() -> None:
    scene = devoted()
    scene.pass_until("take_action")
    s = scene.state
    assert scene.asked == 2
    (c,) = s.pile(FACEDOWN, 0)
    with pytest.raises(IllegalAnswer, match="a facedown card"):
        scene.game.choose(key(V_CARD, s.slot[c]))


NO_KEYS = [-1, key(V_CARD, 99), key(V_HAND, 9999), key(V_PLACE, 6), key(60), key(V_ACT, 0, 4000)]


@pytest.mark.parametrize("chosen", NO_KEYS)
def test_keys_that_mean_nothing_are_unknown(chosen: int) -> None:
    scene = Scene(DEVOTION)
    before = scene.game.digest()
    with pytest.raises(UnknownAnswer, match="no option key"):
        scene.game.choose(chosen)
    assert scene.game.digest() == before


def test_what_was_known_of_cards_that_are_taken_in_secret_is_known_no_longer() -> None:
    """Player 2 has seen the top card; which of the three went where is player 1's secret."""
    scene = Scene(DEVOTION)
    s = scene.state
    top = s.deck(0)[-1]
    s.look(top, 0b10)
    assert scene.game.view(1)["players"][0]["deck"]["known"][0]["known"] == ["Last Word"]
    scene.choose("Devotion", "Not Today", "Last Word", "the Docks")
    assert not knows(scene.state, 1, top)
    assert "Last Word" not in str(scene.game.view(1)["players"][0]["hand"])


def test_while_all_choose_in_secret_nobody_sees_who_has_chosen() -> None:
    scene = Scene.new("eisen", "montaigne", "eisen")
    game = scene.game
    before = game.view(1)
    question = game.question_of(0)
    assert question is not None
    game.choose(question.options[3], 0)
    assert game.view(1) == before
    assert game.view(None)["question"] == {"seat": None}


@given(st.integers(0, 10_000), st.integers(2, 4))
def test_the_story_names_only_cards_that_its_reader_knew_then(seed: int, seats: int) -> None:
    """A line stays the same whichever card of its family a reader could not see it was about."""
    chance = random.Random(seed)
    game = sample_game(seed, seats)
    for _ in range(120):
        questions = game.open_questions()
        if not questions:
            break
        question = chance.choice(questions)
        game.choose(chance.choice(question.options), question.seat)
    s = game.state
    assert isinstance(s, FiveSails) and s.record
    hidden = 0
    for row in s.record:
        c, known = row[2], row[6]
        for seat in (None, *range(seats)):
            if c != NONE and not known & eyes(seat):
                hidden += 1
                other = chance.choice([d for d in range(s.match.size) if s.match.family[d] == s.match.family[c]])
                assert line(s, (*row[:2], other, *row[3:]), seat) == line(s, row, seat)
    assert hidden, "cards were drawn, which others did not see"
    assert all(row[6] & PUBLIC for row in s.record if row[0] == T_USE and row[2] != NONE)
