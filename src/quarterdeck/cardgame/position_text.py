"""Writing a moment of a card game down as text: what every game's position shares."""

import json
from collections.abc import Callable, Collection, Sequence
from typing import Any

from quarterdeck.kernel.columns import PUBLIC
from quarterdeck.kernel.game import CHANCE, CONCEDE, Game

# Values in TOML


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def listed(parts: Sequence[str]) -> str:
    """A list of values that are already written; nothing if there are none."""
    return f"[{', '.join(parts)}]" if parts else ""


def inline(facts: dict[str, Any]) -> str:
    """An inline table without what is as usual: zero, false, nothing."""
    parts = []
    for name, value in facts.items():
        if value:
            shown = str(value).lower() if isinstance(value, bool) else value
            parts.append(f"{name} = {shown}")
    return "{" + ", ".join(parts) + "}"


def seat_list(mask: int, seats: int) -> str:
    """The players of a mask, counted from 1."""
    return listed([str(seat + 1) for seat in range(seats) if mask >> seat & 1])


# Cards


def name_of(s: Any, c: int) -> str:
    return str(s.match.cards[s.match.definition[c]].name)


def pile_text(s: Any, cards: Sequence[int]) -> str:
    """A pile from the top down; cards of one block that all have seen lie in no known order."""
    parts: list[str] = []
    row = list(reversed(cards))
    while row:
        c = row.pop(0)
        seen = not s.match.open >> s.zone[c] & 1 and s.known[c] & PUBLIC
        if seen and s.block[c]:
            together = [name_of(s, c)]
            while row and s.block[row[0]] == s.block[c]:
                together.append(name_of(s, row.pop(0)))
            parts.append(f"{{any_order = {listed([quoted(name) for name in sorted(together)])}}}")
        else:
            name = quoted(name_of(s, c))
            parts.append(inline({"name": name, "seen": True}) if seen else name)
    return listed(parts) or "[]"


def secrets_known(s: Any, hidden: Collection[int]) -> bool:
    """A card in one of the hidden zones is known in a way that a position has no word for: by some, but not by all."""
    m = s.match
    for seat in range(m.width):
        for zone in hidden:
            natural = 1 << seat if m.held >> zone & 1 else 0
            for c in s.pile(zone, seat):
                if s.known[c] not in (natural, m.public):
                    return True
    return False


# A game


def write_game(game: Game, writable: Callable[[Any], bool], write: Callable[[Any], str]) -> str | None:
    """The last position of a game that can be written down and the choices since; None if there is none yet.

    There is no word for somebody leaving and for chance drawn anew: a position from before them says too little.
    """
    replayed = game.copy()
    choices = list(game.choices)
    for made in range(len(choices), -1, -1):
        replayed.rewind(made)
        if writable(replayed.state):
            text = write(replayed.state)
            since = [quoted(spoken(replayed, seat, key)) for seat, key in choices[made:]]
            return f"choices = [{', '.join(since)}]\n" + text
        if made and (choices[made - 1][0] == CHANCE or choices[made - 1][1] == CONCEDE):
            return None
    return None


def spoken(game: Game, seat: int, key: int) -> str:
    """One choice as its number and words, and the game one choice further."""
    question = game.question_of(seat)
    assert question is not None
    options = game.state.match.rules.describe(game.state, question).options
    number = question.options.index(key)
    game.choose(key, seat)
    return f"{number + 1}: {options[number].words}"
