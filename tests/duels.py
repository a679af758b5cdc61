"""Short words for tests of challenges and duels: what is optional and of no interest is declined."""

from scene import Scene

OPTIONAL = ("react", "issue_technique", "round_abilities")


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
