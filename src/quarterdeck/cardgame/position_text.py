"""Writing a moment of a card game down as text: what every game's position shares."""

import json
import re
import tomllib
from collections.abc import Callable, Collection, Sequence
from typing import Any

from quarterdeck.kernel.columns import NONE, PUBLIC
from quarterdeck.kernel.game import CHANCE, CONCEDE, Choice, Game

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
        seen = seen_text(s, c)
        if seen == "true" and s.block[c]:
            together = [name_of(s, c)]
            while row and s.block[row[0]] == s.block[c]:
                together.append(name_of(s, row.pop(0)))
            parts.append(f"{{any_order = {listed([quoted(name) for name in sorted(together)])}}}")
        else:
            name = quoted(name_of(s, c))
            parts.append(inline({"name": name, "seen": seen}) if seen else name)
    return listed(parts) or "[]"


def seen_text(s: Any, c: int) -> str:
    """Who has seen a hidden card, besides those who always see it where it lies."""
    m = s.match
    if m.open >> s.zone[c] & 1:
        return ""
    if s.known[c] & PUBLIC:
        return "true"
    return seat_list(s.known[c] & ~(1 << s.holder[c] if m.held >> s.zone[c] & 1 else 0), m.seats)


def secrets_known(s: Any, hidden: Collection[int]) -> bool:
    """A card in one of the hidden zones is known to some whom it does not lie open to, but not to all."""
    m = s.match
    for seat in range(m.width):
        for zone in hidden:
            natural = 1 << seat if m.held >> zone & 1 else 0
            for c in s.pile(zone, seat):
                if s.known[c] not in (natural, m.public):
                    return True
    return False


def disordered(s: Any, hidden: Collection[int]) -> bool:
    """A card that somebody has seen lies in no order with others that not all have seen: there is no word for that."""
    m = s.match
    for seat in range(m.width):
        for zone in hidden:
            pile = s.pile(zone, seat)
            told = {s.block[c] for c in pile if s.block[c] and s.known[c]}
            if any(s.block[c] in told and not s.known[c] & PUBLIC for c in pile):
                return True
    return False


def chance_lines(s: Any) -> list[str]:
    """The chance to come, as far as it is fixed and as it is drawn."""
    cards = s.match.cards
    shuffles = [listed([quoted(cards[d].name) for d in row]) or "[]" for row in s.fated if isinstance(row, tuple)]
    picks = [str(n) for n in s.fated if isinstance(n, int)]
    told = {"seed": str(s.seed), "draws": str(s.draws or ""), "shuffles": listed(shuffles), "picks": listed(picks)}
    return [f"{name} = {value}" for name, value in told.items() if value]


# A game


def write_game(game: Game, writable: Callable[[Any], bool], write: Callable[[Any], str]) -> str | None:
    """The last position of a game that can be written down and the choices since; None if there is none yet.

    There is no word for somebody leaving and for chance drawn anew: a position from before them says too little.
    """
    replayed = game.copy()
    choices = list(game.choices)
    base = last_writable(replayed.rewind(0), choices, writable)
    if base == NONE and (any(unspeakable(choice) for choice in choices) or "position" not in game.header):
        return None
    replayed.rewind(max(base, 0))
    text, before = begun_at(game.header["position"]) if base == NONE else (write(replayed.state), [])
    since = [*before, *[spoken(replayed, seat, key) for seat, key in choices[max(base, 0) :]]]
    return f"choices = [{', '.join(quoted(choice) for choice in since)}]\n" + text


def begun_at(text: str) -> tuple[str, list[str]]:
    """The position that a game began at, without its choices, and these."""
    return CHOICES.sub("", text, count=1), [str(choice) for choice in tomllib.loads(text).get("choices", [])]


#: the entry `choices` of a position: a list of texts
CHOICES = re.compile(r'^choices\s*=\s*\[(?:[^\]"]|"(?:[^"\\]|\\.)*")*\]\n?', re.MULTILINE)


def unspeakable(choice: Choice) -> bool:
    """Somebody left, or chance was drawn anew."""
    return choice[0] == CHANCE or choice[1] == CONCEDE


def last_writable(game: Game, choices: Sequence[Choice], writable: Callable[[Any], bool]) -> int:
    """After how many choices a game was last at a moment that can be written down, or NONE; plays it to its end."""
    found = 0 if writable(game.state) else NONE
    for made, (seat, key) in enumerate(choices, 1):
        game.replay([(seat, key)])
        if unspeakable((seat, key)):
            found = NONE
        if writable(game.state):
            found = made
    return found


def spoken(game: Game, seat: int, key: int) -> str:
    """One choice as its number and words, and the game one choice further."""
    question = game.question_of(seat)
    assert question is not None
    options = game.state.match.rules.describe(game.state, question).options
    number = [option.key for option in options].index(key)
    speaker = f"player {seat + 1}: " if question is not game.state.question else ""
    game.choose(key, seat)
    return f"{speaker}{number + 1}: {options[number].words}"
