"""What there is to be used, and when it has been."""

import random

from quarterdeck.games import find_game
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.chronicle import T_ATTACK, T_MOVE
from quarterdeck.games.sea_of_legends.facts import Character, Crew, Relic
from quarterdeck.games.sea_of_legends.occasions import sources
from quarterdeck.games.sea_of_legends.position import load
from quarterdeck.games.sea_of_legends.tales import arcs
from quarterdeck.games.sea_of_legends.terms import NO_FACTION
from quarterdeck.games.sea_of_legends.usage import VoyageUses
from sol_scene import Scene, at, character, flag, has, npc, rolled, voyage

USES = VoyageUses("standard")
EVERYTHING = {kind: set(USES.items(kind)) for kind in USES.kinds}


def number(name: str) -> int:
    return catalogue().find(name).definition


def used(scene: Scene) -> list[tuple[str, object]]:
    return [*USES.seen(scene.state, EVERYTHING), *USES.told(scene.state)]


def test_pieces_are_used_where_they_lie_open_and_texts_when_their_line_is_unlocked() -> None:
    found = used(voyage(npc("Undead Soldier", "Sea 3"), has(1, "Cutthroat"), character(1, "Yara", lines=4)))
    assert ("piece", number("Undead Soldier")) in found and ("piece", number("Cutthroat")) in found
    assert ("piece", number("Bosun")) not in found, "it lies in the deck"
    yara = number("Yara the Storm Caller")
    last = len(catalogue().cards[yara].passives) - 1
    assert ("text", (yara, last)) in found, "True Love"
    assert ("text", (number("Clara the Ill-Tempered"), 0)) not in found


def test_an_ability_is_used_when_it_is_told_so() -> None:
    scene = voyage(at(2, "Thieves' Landing"), rolled("C 1 1 1", "1 1"), first=2)
    ton = catalogue().find("Ton").abilities[0].number
    scene.choose("Challenge Thieves' Landing", "Roll the dice")
    assert ("ability", ton) not in used(scene)
    scene.choose("Big Hit")
    assert ("ability", ton) in used(scene)


def test_what_an_npc_does() -> None:
    away = (at(1, "Campeche"), at(2, "Cartagena"))
    scene = voyage(npc("Spanish Galleon", "Sea 2"), flag(1, "Tortuga"), *away, start="factions")
    galleon = number("Spanish Galleon")
    assert ("npc", (galleon, T_MOVE)) not in used(scene)
    scene.choose("Nassau")
    assert ("npc", (galleon, T_MOVE)) in used(scene) and ("npc", (galleon, T_ATTACK)) not in used(scene)
    assert USES.idle("npc")[(number("King Alaran"), T_ATTACK)] == "it attacks nobody"


def test_a_chapter_is_told_when_it_is_opened() -> None:
    text = """
[[player]]
captain = "Kahina"
cards = ["Brine Sparrow"]
[[faction]]
name = "Dread Tide"
[[faction]]
name = "British Empire"
[adventure]
tale = "captain"
"""
    scene = Scene(load(text))
    told = [item for kind, item in used(scene) if kind == "chapter"]
    assert len(told) == 1
    arc = next(n for n, arc in enumerate(arcs()) if arc.who == ("Kahina",))
    assert told == [(arc, 0)]


def test_captains_whose_chapters_are_missing_sail_first() -> None:
    arc = next(n for n, arc in enumerate(arcs()) if arc.who == ("Liu",))
    wanted = {**{kind: set() for kind in USES.kinds}, "chapter": {(arc, 0)}}
    assert all(USES.decks(2, wanted, random.Random(seed))[0] == "liu" for seed in range(5))
    assert find_game("sea-of-legends").uses().kinds == USES.kinds


def test_who_has_nothing_new_to_use_sails_for_the_next_chapter() -> None:
    scene = voyage(at(1, "Sea 6"), players=1)
    q = scene.state.question
    assert q is not None
    words = {option.key: option.words for option in scene.decision.options}
    assert [words[k] for k in USES.towards(scene.state, q)] == ["Set sail"]
    scene.choose("Set sail")
    q = scene.state.question
    assert q is not None
    words = {option.key: option.words for option in scene.decision.options}
    assert [words[k] for k in USES.towards(scene.state, q)] == ["Tortuga"], "where Kahina's tale begins"


def test_a_text_that_happens_by_winning_is_told_and_used() -> None:
    scene = voyage(at(1, "Nassau"), has(1, "False-Bottomed Chest"), rolled("2 2 2 2", "1"))
    scene.choose("Challenge Nassau", "Roll")
    assert "Player 1 uses False-Bottomed Chest." in scene.log()
    assert ("ability", catalogue().find("False-Bottomed Chest").abilities[-1].number) in USES.told(scene.state)


def test_tales_give_everything_that_lies_in_the_stock_of_a_faction() -> None:
    """The vault apart, which the King opens for Trophies."""
    stock = [c for c in catalogue().cards if isinstance(c, (Relic, Crew, Character)) and c.faction != NO_FACTION]
    assert len(stock) == 10 + 80 + 8 + 28 + 27
    assert [c.name for c in stock if not sources(c)] == [c.name for c in stock if isinstance(c, Relic) and c.vault]
