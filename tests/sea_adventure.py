"""Adventures for tests: Kahina's first chapter, as it is written or with other results."""

import pytest

from quarterdeck.games.sea_of_legends.deeds import Deed, read_deed
from quarterdeck.games.sea_of_legends.tales import Outcome
from quarterdeck.games.sea_of_legends.turning import T_ACTED, the_turn
from quarterdeck.kernel.flow import run
from sea_arcs import find_arc
from sol_scene import Given, Scene, rolled, tale, voyage

GO = "Go on an Adventure: "
#: Kahina's first chapter has a Challenge of 5, a purse for nothing, and the truth; nobody is asked for gold in it
ROOF, PURSE, SHOES = "Go in over the roof", "Take the purse", "Tell him about the shoes"
STRONG = rolled("2 2 2 2", "1")
WEAK = rolled("1 C C L", "L")


def adventure(*given: Given, who: str = "Kahina", players: int = 2, seed: int = 1) -> Scene:
    """Player 1 goes on an Adventure at once; which tale Kahina's is, and against whom, is known."""
    return voyage(tale(1, "captain_kahina", port="Tortuga"), *given, players=players, seed=seed).choose(GO + who)


def deeds(*lines: str) -> tuple[Deed, ...]:
    return tuple([read_deed(line) for line in lines])


def write(
    patch: pytest.MonkeyPatch, *done: str, arc: str = "captain_kahina", challenge: int = 0, lost: tuple[str, ...] = ()
) -> str:
    """The first choice of an arc does something else; gives its words."""
    choice = find_arc(arc).chapters[0].choices[0]
    patch.setattr(choice, "challenge", challenge)
    patch.setattr(choice, "cost", ())
    patch.setattr(choice, "outcome", Outcome(choice.outcome.text, deeds(*done)))
    patch.setattr(choice, "failure", Outcome(choice.outcome.text, deeds(*lost)) if challenge else None)
    return choice.text[:15]


def finish(scene: Scene) -> Scene:
    """The last answer to everything, until the turn goes on."""
    while scene.kind != "take_turn":
        scene.choose(scene.options[-1])
    return scene


def again(scene: Scene) -> Scene:
    """The same player may act once more."""
    the_turn(scene.state)[T_ACTED] = 0
    scene.state.question = None
    run(scene.state)
    return scene
