"""Positions that begin at a step of a phase: what comes before it is not done any more, what comes after is."""

import pytest
from scene import Scene

from quarterdeck.games.five_sails.beginning import PHASE
from quarterdeck.games.five_sails.flow import dawn, dusk, high_drama, planning, plunder
from quarterdeck.games.five_sails.position import load
from quarterdeck.games.five_sails.table import view
from quarterdeck.games.five_sails.terms import PHASES
from quarterdeck.kernel.errors import BadDefinition

PEOPLE = """
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks", engaged = true}
schemes = ["Armed and Marshaled"]
deck = ["Last Word x9"]
approach = ["Daniella Dietrich", "The Song of Eisen"]
[[player]]
leader = "Odette Dubois d'Arrent"
deck = ["Regroup x9"]
[city]
deck = ["Eko Sorridi", "Gustavo", "Sigurd Ulfsen", "Claude de la Roche"]
Docks = {renown = 2, control = 1, cards = ["Siren's Scream"]}
Forums = {control = 1}
Bazaar = {control = 1}
"""
#: player 1 has chosen, player 2 has nothing left to choose
CHOSEN = PEOPLE.replace(
    'approach = ["Daniella Dietrich", "The Song of Eisen"]', 'chosen = ["Daniella Dietrich", "The Song of Eisen"]'
)
MUSTERED = CHOSEN.replace('chosen = ["Daniella Dietrich", ', "chosen = [")
RICH = PEOPLE.replace("approach =", "renown = 9\napproach =")
FULL = PEOPLE.replace("[city]", 'hand = ["Regroup x5", "Precision x4"]\n[city]')


def at(phase: str, step: str, text: str = PEOPLE, more: str = "") -> str:
    return f'phase = "{phase}"\nstep = "{step}"\n{more}\n{text}'


def test_every_step_has_a_name() -> None:
    procedures = (dawn.steps, planning.steps, high_drama.steps, plunder.steps, dusk.steps)
    assert list(PHASE) == list(PHASES)
    for (_, _, steps), listed in zip(PHASE.values(), procedures):
        assert tuple(steps.values()) == listed(None)


DOMINANCE = "Player 1 wins: the Docks, the Forums and the Grand Bazaar were all theirs at Plunder."


@pytest.mark.parametrize(
    ("text", "first"),
    [
        (at("Dawn", "begin"), "— Day 1: the beginning of the Day —"),
        (at("Dawn", "dawn"), "— Day 1: the beginning of Dawn —"),
        (at("Dawn", "city cards"), "Eko Sorridi comes to the Docks."),
        (at("Dawn", "city cards", more="dealt = 2"), "Eko Sorridi comes to the Grand Bazaar."),
        (at("Dawn", "end"), "— Day 1: the end of Dawn —"),
        (at("Planning", "begin"), "— Day 1: the beginning of Planning —"),
        (at("Planning", "select"), "Player 1 reveals The Song of Eisen."),
        (at("Planning", "reveal", CHOSEN), "Player 1 reveals Daniella Dietrich."),
        (at("Planning", "when revealed", CHOSEN), "Player 1 takes the First Player token with Initiative 67."),
        (at("Planning", "initiative", CHOSEN), "Player 1 takes the First Player token with Initiative 67."),
        (at("Planning", "muster", CHOSEN), "Daniella Dietrich joins Player 1 at Home."),
        (at("Planning", "schemes", MUSTERED), "Player 1 resolves The Song of Eisen."),
        (at("Planning", "draw"), "Player 1 draws a card."),
        (at("Planning", "draw", more="served = [1]"), "Player 2 draws a card."),
        (at("Planning", "end"), "— Day 1: the end of Planning —"),
        (at("High Drama", "begin"), "— Day 1: the beginning of High Drama —"),
        (at("High Drama", "end"), "— Day 1: the end of High Drama —"),
        (at("Plunder", "begin"), "— Day 1: the beginning of Plunder —"),
        (at("Plunder", "dominance"), DOMINANCE),
        (at("Plunder", "renown"), "Player 1 gains 2 Renown from the Docks."),
        (at("Plunder", "conditional renown"), "— Day 1: collecting Renown —"),
        (at("Plunder", "economic", RICH), "Player 1 wins with 9 Renown at Plunder."),
        (at("Plunder", "last day", RICH, "day = 5"), "Player 1 wins on the fifth Day: the most Renown, 9."),
        (at("Plunder", "end", RICH, "day = 5"), "— Day 5: the end of Plunder —"),
        (at("Dusk", "begin"), "— Day 1: the beginning of Dusk —"),
        (at("Dusk", "control"), "Kaspar Dietrich turns en garde."),
        (at("Dusk", "en garde"), "Kaspar Dietrich turns en garde."),
        (at("Dusk", "go home"), "Kaspar Dietrich moves to Home."),
        (at("Dusk", "city cards"), "Siren's Scream is discarded."),
        (at("Dusk", "schemes"), "Armed and Marshaled goes to the Locker."),
        (at("Dusk", "hand limit"), "— Day 1: the end of Dusk —"),
        (at("Dusk", "end"), "— Day 1: the end of Dusk —"),
        (at("Dusk", "end of day"), "— Day 1: the end of the Day —"),
        (at("Dusk", "brutes"), "— Day 2: the beginning of the Day —"),
        (at("Dusk", "expire"), "— Day 2: the beginning of the Day —"),
    ],
)  # fmt: skip
def test_what_happens_first_is_the_step(text: str, first: str) -> None:
    assert Scene(text).log()[0] == first


def test_steps_that_tell_nothing_are_done_from_where_it_begins() -> None:
    tides = CHOSEN.replace("The Song of Eisen", "Shifting Tides")
    assert "Siren's Scream is discarded." in Scene(at("Planning", "when revealed", tides)).log()
    assert "Siren's Scream is discarded." not in Scene(at("Planning", "initiative", tides)).log()
    assert [Scene(at("Dusk", step)).control("Forums") for step in ("control", "en garde")] == [0, 1]
    full = [Scene(at("Dusk", step, FULL)) for step in ("hand limit", "end")]
    assert (full[0].kind, full[0].asked, full[0].state.day) == ("discard_from_hand", 2, 1)
    assert (full[1].state.day, full[1].kind) == (2, "take_action")
    helped = PEOPLE.replace("schemes =", 'crew = [{name = "Buratino", used = ["Action"]}]\nschemes =')
    assert [Scene(at("Dusk", step, helped)).zone("Buratino") for step in ("brutes", "expire")] == ["discard", "crew"]


def test_whoever_was_served_is_passed_over() -> None:
    served = Scene(at("Planning", "muster", CHOSEN, "served = [2]"))
    assert served.log()[0] == "Daniella Dietrich joins Player 1 at Home."
    mustered = CHOSEN.replace('chosen = ["Daniella Dietrich", ', 'crew = ["Daniella Dietrich"]\nchosen = [')
    assert Scene(at("Planning", "muster", mustered, "served = [1]")).log()[0] == "Player 1 resolves The Song of Eisen."


def test_who_controlled_what_when_dusk_began() -> None:
    freed = PEOPLE.replace("control = 1", "control = 0")
    assert Scene(at("Dusk", "end of day", freed, "at_dusk = [1, 0, 2]")).state.dusk_control[1:4] == [0, 255, 1]
    assert load(at("Dusk", "go home")).dusk_control[1:4] == [0, 0, 0]


def test_chosen_cards_are_known_to_all_once_they_are_revealed() -> None:
    tides = CHOSEN.replace("The Song of Eisen", "Shifting Tides")
    both = tides.replace("[city]", 'chosen = ["Shifting Tides"]\n[city]')
    scene = Scene(at("Planning", "when revealed", both))
    assert scene.kind == "order_effects"
    seen = [player["chosen"]["known"] for player in view(scene.state, None)["players"]]
    assert seen == [["Daniella Dietrich", "Shifting Tides"], ["Shifting Tides"]]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (at("Dusk", "muster"), "line 2: there is no step of Dusk 'muster' (there are: begin, control, en garde, "),
        (at("Dusk", "control", CHOSEN), "chosen cards lie there at these steps of Planning: reveal, "),
        (at("Planning", "draw", CHOSEN), "chosen cards lie there at these steps of Planning: reveal, "),
        (at("Planning", "schemes", CHOSEN), "the chosen character of player 1 has joined the crew by then"),
        (at("Planning", "muster", CHOSEN, "served = [1]"), "the chosen character of player 1 has joined the crew by"),
        (at("Planning", "schemes", MUSTERED, "served = [1]"), "the scheme of player 1 lies in play by then"),
        (at("Planning", "reveal", CHOSEN.replace("Daniella Dietrich", "Armed and Marshaled")),
         "one scheme and one character are chosen for a Day"),
        (at("Planning", "reveal", CHOSEN.replace("Daniella Dietrich", "Last Word")), "Last Word"),
        (at("Dawn", "begin", more="served = [1]"), "served stands at a step that players take in order (muster of "),
        (at("Dawn", "begin", more="dealt = 1"), 'dealt counts City cards at the step "city cards" of Dawn'),
        (at("Dawn", "city cards", more="dealt = 4"), "dealt must be a number from 0 to 3, not 4"),
        (at("Dusk", "hand limit", FULL, "served = [2]"), "player 2 has 9 cards and keeps 7: not served yet"),
        (at("Dusk", "begin", more="at_dusk = [1, 0, 2]"), 'at_dusk stands at a step of Dusk after "begin"'),
        (at("Plunder", "renown", more="at_dusk = [1, 0, 2]"), 'at_dusk stands at a step of Dusk after "begin"'),
        (at("Dusk", "begin", more="turn = 2"),
         'turn stands at the step "action" of High Drama, not at "begin" of Dusk: who begins is first_player'),
        (at("Plunder", "end", more="passes = 1"), 'passes stands at the step "action" of High Drama, not at "end" of '),
        (at("High Drama", "begin", more="turn = 2"), 'turn stands at the step "action" of High Drama, not at "begin" '),
        (at("Dusk", "schemes", more="at_dusk = [1]"), "at_dusk lists who controlled the 3 locations in their order"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadDefinition, match="line") as refused:
        load(text)
    assert why in str(refused.value)
