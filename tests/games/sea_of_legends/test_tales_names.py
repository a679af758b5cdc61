"""The tales speak of the Ports, factions and people that the game has."""

import pytest

from quarterdeck.games.sea_of_legends.board import chart
from quarterdeck.games.sea_of_legends.cards.captains import CAPTAINS
from quarterdeck.games.sea_of_legends.cards.characters import CHARACTERS
from quarterdeck.games.sea_of_legends.deeds import PORTS
from quarterdeck.games.sea_of_legends.tales import PARTS, arcs
from quarterdeck.games.sea_of_legends.telling import FACTION_WORDS
from quarterdeck.games.sea_of_legends.terms import FACTIONS
from sea_arcs import arcs_for


def test_the_ports_are_those_of_the_chart() -> None:
    board = chart()
    assert sorted(PORTS) == sorted([board.names[region] for region in board.ports])


def test_the_factions_are_those_of_the_game() -> None:
    assert tuple(FACTION_WORDS) == FACTIONS


def test_whoever_a_tale_names_is_in_the_game() -> None:
    known = {card.name.partition(" the ")[0] for card in (*CAPTAINS, *CHARACTERS)}
    assert {name for arc in arcs() for name in arc.who} <= known


@pytest.mark.parametrize("role", ["lover", "nemesis"])
@pytest.mark.parametrize("name", [card.name for card in CHARACTERS])
def test_every_character_has_an_arc_in_either_role(name: str, role: str) -> None:
    for arc in arcs_for(role, name):
        assert {chapter.part for chapter in arc.chapters} == set(range(1, PARTS + 1))
    assert arcs_for(role, name)
