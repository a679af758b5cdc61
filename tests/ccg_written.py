"""Scenes with the cards as they are written, and what their texts make of numbers."""

from typing import Any

from ccg_scene import Entry, Scene, sail
from quarterdeck.cardgame.facts import Texts
from quarterdeck.games.ccg.catalogue import catalogue_with, published
from quarterdeck.games.ccg.kinds import GAIN_TRAIT, THE_TURN
from quarterdeck.games.ccg.values import absorbed, extra_hits
from quarterdeck.kernel.lasting import add


def table(*entries: Entry, **more: Any) -> Scene:
    """A scene in which every card does what is written of it."""
    return sail(*entries, cards=published(), **more)


def hits(scene: Scene, name: str) -> int:
    """What a Crew adds to the Hits of its Boarding Attacks."""
    return extra_hits(scene.state, scene.card(name))


def tacks(scene: Scene, name: str) -> int:
    """What a Crew absorbs when it tacks."""
    return absorbed(scene.state, scene.card(name), False)


def sinks(scene: Scene, name: str) -> int:
    """What a Crew absorbs when it sinks."""
    return absorbed(scene.state, scene.card(name), True)


def produce(scene: Scene) -> Scene:
    """Produce what is asked for with the first source that is offered, until that is enough."""
    while scene.kind == "choose_producer":
        scene.game.choose(scene.decision.options[0])
    return scene


def declined(scene: Scene) -> Scene:
    """Nobody pays to cancel."""
    while scene.kind == "pay_cancel":
        scene.choose("Pass")
    return scene


#: a Boarding of player 1 with player 2, at an opportunity
BOARDING = "[boarding]\nattacker = 1\ndefender = 2\n"
DEFENDING = BOARDING + 'opportunity = "defender"\n'


def struck(player: int, amount: int, boarding: bool = False, cannon: bool = False) -> str:
    """Hits that a player is about to suffer, in a Boarding or not, from cannon or not."""
    nature = "cannon = true\n" if cannon else ""
    return (BOARDING if boarding else "") + f"[hits]\nplayer = {player}\namount = {amount}\n{nature}"


def written_on(**texts: Any) -> Any:
    """A catalogue of bare cards, in which these have texts; underscores stand for spaces."""
    found = Texts()
    for name, parts in texts.items():
        found.text(name.replace("_", " "), *(parts if isinstance(parts, tuple) else (parts,)))
    return catalogue_with(found)


def spend(scene: Scene) -> Scene:
    """Pay with what is offered first, until it is paid or somebody is asked something else."""
    while scene.kind == "choose_producer":
        scene.game.choose(scene.decision.options[0])
    return scene


def pay(scene: Scene) -> Scene:
    """Pay with what is offered first, until it is paid; nothing answers, and nobody cancels."""
    while spend(scene).kind in ("react", "pay_cancel"):
        scene.choose("Pass")
    return scene


def mark(scene: Scene, name: str, trait: int) -> Scene:
    """A card has a trait besides its own until the end of the turn."""
    c = scene.card(name)
    add(scene.state, (GAIN_TRAIT, 0, c, scene.state.holder[c], c, trait, THE_TURN))
    return scene


def sea(name: str, card: str, by: int = 1, tacked: bool = False) -> str:
    """A Sea with an Attachment."""
    return f'[seas]\n"{name}" = [{{name = "{card}", by = {by}{", tacked = true" if tacked else ""}}}]\n'


def cannonade(player: int, amount: int) -> str:
    """Hits of a Cannon Attack that a player is about to suffer."""
    return struck(player, amount) + "cannon = true\n"


def pays(scene: Scene) -> Scene:
    """Pay with what is offered first, until it is paid; nobody cancels."""
    while spend(scene).kind == "pay_cancel":
        scene.choose("Pass")
    return scene


def left(scene: Scene) -> str:
    """'2 left': the Hits that have still to be absorbed."""
    return scene.decision.reason.partition(": ")[2]
