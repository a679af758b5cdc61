"""Arcs of Sea of Legends as tests ask for them: by name, and by whom they are told of."""

from quarterdeck.games.sea_of_legends.tales import Arc, arcs, numbers_for


def find_arc(name: str) -> Arc:
    return next(arc for arc in arcs() if arc.name == name)


def arcs_for(role: str, name: str) -> tuple[Arc, ...]:
    """Those that can be told of somebody: their own if they have any, else those for anybody in that role."""
    return tuple([arcs()[n] for n in numbers_for(role, name)])
