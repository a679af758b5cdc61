"""Short words for tests of challenges and duels.

    scene = forums(["Terrell Brandt"], [who("Jean Urbain", wounds=1)], their_hand=["Disarm", "Gallant Deeds"])
    play(fight(scene), "Disarm")
    assert scene.threat() == [2, 0]
"""

import json
from collections.abc import Sequence
from typing import Any

from quarterdeck.cardgame.using import BEARER_PERFORMS
from quarterdeck.games.five_sails.setup import kinds_answered
from quarterdeck.games.five_sails.terms import CREW, DESTROY, ENGAGE, MOVE, TO_LOCKER
from quarterdeck.games.five_sails.using import PARTICIPANT_PERFORMS, CityAbility
from quarterdeck.kernel.ability import use
from quarterdeck.kernel.flow import run
from scene import Scene

#: who hears the second of these hears of the first, which it may follow from
FOLLOWS = {TO_LOCKER: (DESTROY,), ENGAGE: (MOVE,)}
OPTIONAL = ("react", "issue_technique", "round_abilities")


def written(value: Any) -> str:
    """A value as a position file has it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k} = {written(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(written(v) for v in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def who(name: str, at: str = "Forums", **facts: Any) -> dict[str, Any]:
    """A character of a position: where it stands, and what else is to be known of it."""
    return {"name": name, "at": at, **facts}


def forums(
    mine: Sequence[Any],
    theirs: Sequence[Any],
    hand: Sequence[str] = ("Precision", "Regroup"),
    their_hand: Sequence[str] = ("Disarm", "Gallant Deeds"),
    city: str = "",
    leader: Any = "Kaspar Dietrich",
    their_leader: Any = "Odette Dubois d'Arrent",
    third: str = "",
    **more: Any,
) -> Scene:
    """Characters of player 1 and of player 2, at the Forums unless they say otherwise; the Leaders are at Home.

    `deck`, `their_deck`, `discard`, `their_discard` and the like fill further piles; `first` is the First Player.
    """
    text = f"first_player = {more.pop('first', 1)}\nturn = 1\n"
    for head, crew, cards, prefix in ((leader, mine, hand, ""), (their_leader, theirs, their_hand, "their_")):
        people = [who(c) if isinstance(c, str) else c for c in crew]
        text += f"[[player]]\nleader = {written(head)}\ncrew = {written(people)}\nhand = {written(cards)}\n"
        for pile in ("deck", "discard", "schemes", "renown", "approach"):
            if prefix + pile in more:
                text += f"{pile} = {written(more.pop(prefix + pile))}\n"
    assert not more, more
    return Scene(text + third + "\n" + city)


def decline(scene: Scene) -> Scene:
    """Decline Reactions, Techniques and Maneuvers until something else is asked."""
    while not scene.game.over and scene.kind in OPTIONAL:
        scene.game.choose(scene.decision.options[-1])
    return scene


def challenge(scene: Scene, pair: str = "", technique: str = "") -> Scene:
    """The basic action, up to the answer. `pair` says who challenges whom where there is a choice."""
    scene.choose("Challenge")
    if pair:
        scene.choose(pair)
    if technique:
        scene.choose(technique)
    return decline(scene)


def fight(scene: Scene, pair: str = "", technique: str = "", answer: str = "Accept") -> Scene:
    """A challenge and its answer, up to the first combat card (or whatever follows)."""
    return decline(challenge(scene, pair, technique).choose(answer))


def play(scene: Scene, card: str, *abilities: str) -> Scene:
    """A round with this combat card (or 'Done' for none) and these abilities, in this order."""
    scene.choose(card, *abilities)
    return decline(scene)


def perform(scene: Scene, ability: CityAbility, name: str) -> Scene:
    """Let a character use an ability that no card prints."""
    s = scene.state
    c = scene.card(name)
    ability.number = len(s.match.abilities)
    ability.index = 7
    ability.definition = s.match.definition[c]
    s.match.abilities = (*s.match.abilities, ability)
    s.question = None
    use(s, ability, c, c, s.holder[c])
    run(s)
    return scene


def teach(scene: Scene, ability: CityAbility, *names: str) -> Scene:
    """Give characters a Technique that no card prints."""
    s = scene.state
    for name in names:
        c = scene.card(name)
        own = ability.with_row(ability.row, ability.costs_at, ability.effects_at)
        own.by, own.number, own.index = PARTICIPANT_PERFORMS, len(s.match.abilities), 6
        own.definition = s.match.definition[c]
        own.prepare()
        s.match.abilities = (*s.match.abilities, own)
        known = list(s.match.techniques)
        known[c] = (*known[c], own)
        s.match.techniques = tuple(known)
    return scene


def listens(scene: Scene, name: str, *abilities: CityAbility) -> Scene:
    """Let a character answer events as no card does."""
    return hears(scene, name, *abilities)


def hears(
    scene: Scene, name: str, *abilities: CityAbility, zone: int = CREW, attitude: tuple[bool, bool] = (True, False)
) -> Scene:
    """Let a card answer events as no card does, from a zone where it may lie; `attitude`: must it, may it."""
    s = scene.state
    m, c = s.match, scene.card(name)
    for index, a in enumerate(abilities):
        a.by = BEARER_PERFORMS if zone == CREW else a.by
        a.number, a.index, a.zones = len(m.abilities), 4 + index, 1 << zone
        a.definition = m.definition[c]
        a.prepare()
        m.abilities = (*m.abilities, a)
        for kind, timing in a.moments:
            m.ears[kind][timing] = (*m.ears[kind][timing], (c, a.zones, a))
            must, may = m.attitudes[kind][timing]
            m.attitudes[kind][timing] = (must or attitude[0], may or attitude[1])
            for heard in (kind, *FOLLOWS.get(kind, ())):
                m.attentive[heard] = (*m.attentive[heard], (c, zone))
                m.unheard[heard] = False
    m.answerable_kinds = kinds_answered(m)
    return scene
