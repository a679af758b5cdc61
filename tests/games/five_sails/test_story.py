"""The table of what is recorded: every kind that games write has its sentence, and one place numbers them."""

import random

from quarterdeck.games.five_sails import sample_game, terms
from quarterdeck.games.five_sails.rulesets import RULESETS
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.story import LANDMARKS, TELLINGS, happened, landmark, line
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.record import R_KIND, note


def test_kinds_of_rows_are_numbered_apart_from_events() -> None:
    kinds = [getattr(terms, name) for name in vars(terms) if name.startswith("T_") and name != "T_TWO"]
    assert len(set(kinds)) == len(kinds) and min(kinds) >= terms.EVENTS
    assert set(kinds) <= set(TELLINGS)


def test_every_kind_that_games_record_is_told() -> None:
    for seed, ruleset in enumerate(RULESETS):
        chance = random.Random(seed)
        game = sample_game(seed, 2, ruleset)
        for _ in range(200):
            questions = game.open_questions()
            if not questions:
                break
            game.choose(chance.choice(questions[0].options), questions[0].seat)
        s = game.state
        assert isinstance(s, FiveSails) and s.record
        assert {row[R_KIND] for row in s.record} <= set(TELLINGS)
        assert all(line(s, row, None) for row in s.record)


def test_days_and_duels_are_landmarks() -> None:
    assert {name for name, words in LANDMARKS.items() if words} == {"day", "answer_challenge"}
    s = sample_game(0, 2).state
    assert isinstance(s, FiveSails) and s.record is not None
    kaspar, odette = s.match.leader[0], s.match.leader[1]
    rows = len(s.record)
    note(s, terms.BEGIN_DAY, NONE, amount=3)
    note(s, terms.ISSUE, 0, kaspar, other=odette, amount=terms.COMBAT)
    for answer in (terms.V_REFUSE, terms.V_ACCEPT):
        note(s, terms.ACCEPT, 1, odette, other=kaspar, amount=answer, whys=([(0, odette)],))
    names = [str(s.match.cards[s.match.definition[c]].name) for c in (kaspar, odette)]
    assert [landmark(e) for e in happened(s, 0, rows)] == ["Day 3", "", "", f"Duel: {names[0]} against {names[1]}"]
