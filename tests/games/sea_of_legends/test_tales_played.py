"""Every choice of every chapter is played, won and lost: it executes, leaves a sound table, and no slot is empty."""

from collections.abc import Iterator

import pytest

from quarterdeck.cardgame.terms import V_MODE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.checking import ways
from quarterdeck.games.sea_of_legends.grammar import faults
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.tales import PARTS, Arc, Choice, arcs
from quarterdeck.games.sea_of_legends.terms import CHARACTERS, LOVER, NEMESIS, Q_ADVENTURE, TALE_NAMES, V_ADVENTURE
from quarterdeck.games.sea_of_legends.whereabouts import characters
from quarterdeck.kernel.decision import key, thing_of
from quarterdeck.kernel.flow import answer
from quarterdeck.kernel.sound import flaw
from sol_scene import Given, Scene, at, captain, gold, has, named, npc, rolled, short, tale, voyage

#: each of the others may be met
FACTIONS = (("Dread Tide", "Skystalkers"), ("British Empire", "Children of Tlaloc"))


def paths(arc: Arc) -> Iterator[tuple[int, int, frozenset[str]]]:
    """Every choice of every chapter, with words for which it is offered."""
    met: set[tuple[int, int]] = set()
    for part, words in ways(arc):
        n = arc.place(part, words)
        chapter = arc.chapters[n]
        for choice in chapter.open_choices(words):
            place = chapter.choices.index(choice)
            if (n, place) not in met:
                met.add((n, place))
                yield n, place, words


def begun(arc: Arc, part: int, words: frozenset[str], factions: tuple[str, str]) -> Scene:
    """A table at which a part of an arc is told to player 1, with these people there and this remembered."""
    given = [captain(1, arc.who[0])] if arc.role == "captain" else []
    given += [
        about(arc, words), at(1, "Tortuga"), gold(1, 20), npc("Spanish Galleon", "Nassau"),
        has(1, "Ferryman's Coin" if "Dread Tide" in factions else "King's Pardon"),
        tale(1, arc.name, *(words & set(arc.words)), part=part, foe=factions[0]),
    ]  # fmt: skip
    scene = voyage(*given, players=2 if "rival" in words else 1, factions=factions)
    answer(scene.state, key(V_ADVENTURE, TALE_NAMES.index(arc.role)))
    return scene


def about(arc: Arc, words: frozenset[str]) -> Given:
    """Whom an arc is about, and those whom it asks for."""
    def change(s: Voyage) -> None:
        for seat in range(s.match.seats):
            for c in characters(s, seat, LOVER) + characters(s, seat, NEMESIS):
                happenings.part(s, c)
        names = [short(s.match.drawn[c].name) for c in s.pile(CHARACTERS, s.match.sea)]
        others = [name for name in names if name not in arc.who]
        for role, side, place in (("lover", LOVER, 1), ("nemesis", NEMESIS, 2)):
            if role == arc.role or role in words:
                known = arc.who if role == arc.role else ()
                c = named(s, known[0] if known else others[place])
                happenings.gain(s, 0, c, side)
                s.marker[c], s.whom[place] = 2, c
        s.dirty = 0

    return change


def play(scene: Scene, place: int, choice: Choice, wins: bool) -> None:
    """Take a choice, let the dice fall so, and answer what is asked until the turn goes on."""
    s = scene.state
    assert s.question is not None and s.question.kind == Q_ADVENTURE
    assert place in [thing_of(k) for k in s.question.options]
    told = s.match.rules.view(s, None)["tale"]
    assert told["text"] == scene.decision.reason and faults(told["text"]) == []
    assert [fault for c in told["choices"] for fault in faults(c["words"] + ".")] == []
    if choice.challenge:
        (rolled("2 2 2 2", "1 1 1") if wins else rolled("X X C C", "C C C"))(s)
    answer(s, key(V_MODE, place))
    while scene.kind != "take_turn":
        assert all(scene.options) and scene.decision.reason
        scene.choose(scene.options[-1])
    s.fated = ()


@pytest.mark.parametrize("arc", arcs(), ids=[arc.name for arc in arcs()])
def test_every_choice_of_an_arc_can_be_played(arc: Arc) -> None:
    met: set[tuple[int, int]] = set()
    for n, place, words in paths(arc):
        chapter = arc.chapters[n]
        choice = chapter.choices[place]
        met.add((n, place))
        for wins in (True, False) if choice.challenge else (True,):
            factions = FACTIONS[(n + place) % len(FACTIONS)]
            scene = begun(arc, chapter.part, words, factions)
            play(scene, place, choice, wins)
            s = scene.state
            told = s.match.rules.view(s, None)["tale"]
            assert not flaw(s) and told["title"] == chapter.title and told["outcome"] in " ".join(scene.log())
            assert told["outcome"] and faults(told["outcome"]) == [] and "{" not in "".join(told["deeds"])
            assert not choice.challenge or told["won"] == wins, (chapter.title, choice.text, scene.log()[-8:])
            ended = scene.token(1, arc.role) == ""
            assert ended == (chapter.part == PARTS), chapter.title
    assert met == {(n, place) for n, c in enumerate(arc.chapters) for place in range(len(c.choices))}
