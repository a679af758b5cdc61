"""Scenes of the 7th Sea CCG (`games.ccg.scene`) from positions that are written in short words.

    scene = sail(crew(1, "Jack Trades"), hand(1, "Fancy Dans"))
    scene.choose("Hire Fancy Dans", "Tack Jack Trades")
    assert scene.crew(1) == ["Berek", "Jack Trades", "Fancy Dans"]

Cards are played as facts here, without their texts: a test that needs a text writes it.
"""

import json
import re
import textwrap
from functools import cache
from typing import Any

from quarterdeck.cardgame.facts import Texts
from quarterdeck.games.ccg import position
from quarterdeck.games.ccg.catalogue import CcgCatalogue, catalogue_with
from quarterdeck.games.ccg.kinds import CHANGE_SKILL, THE_TURN, V_ACT, V_PLAY
from quarterdeck.games.ccg.scene import CcgScene
from quarterdeck.games.ccg.setup import begin_with
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.decision import Decision, Option
from quarterdeck.kernel.event import ORDER, REACT
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.lasting import add

#: who plays where a test does not care
CAPTAINS = ("Berek", "Reis", "Allende", "Kheired-Din", "Philip Gosse", "The General")
SHIPS = (
    "The Hurricane", "The Crimson Roger", "The Hanged Man", "Strange Skies", "Uncharted Course",
    "Le Prédateur des Mers",
)  # fmt: skip


@cache
def bare() -> CcgCatalogue:
    """All cards without any text."""
    return catalogue_with(Texts())


class Scene(CcgScene):
    """A position being played. Players are counted from 1, as in position files."""

    def __init__(self, text: str, cards: CcgCatalogue | None = None) -> None:
        self.cards = cards or bare()
        self.game = Game({"game": "ccg", "position": textwrap.dedent(text)}, self.start)

    def start(self, header: dict[str, Any], record: bool) -> SeventhSea:
        return position.load(header["position"], record, self.cards)

    @property
    def options(self) -> list[str]:
        """The answers in words, a text by its card alone where that is enough: what texts do, `decision` says."""
        return self.in_short(self.decision)

    def meant(self, d: Decision, words: str) -> Option:
        short = self.in_short(d)
        return d.options[short.index(words)] if short.count(words) == 1 else d.find(words)

    def in_short(self, d: Decision) -> list[str]:
        full = [option.words for option in d.options]
        texts = [option.triple()[0] in (REACT, ORDER, V_ACT, V_PLAY) for option in d.options]
        short = [
            re.sub(r" \([^()A-Z][^()]*\)$", "", words.removeprefix("React: ")) if text else words
            for words, text in zip(full, texts)
        ]
        return [one if short.count(one) == 1 else words for one, words in zip(short, full)]

    def change_skill(self, name: str, k: int, n: int) -> None:
        """A skill of a Crew is higher or lower until the end of the turn."""
        c = self.card(name)
        add(self.state, (CHANGE_SKILL + k, 0, c, self.state.holder[c], c, n, THE_TURN))


# Writing positions

#: an entry of a player: which player, what, and its TOML
Entry = tuple[int, str, str]


def quoted(cards: tuple[Any, ...]) -> str:
    parts = [card if card.startswith("{") else json.dumps(card, ensure_ascii=False) for card in cards]
    return f"[{', '.join(parts)}]"


def who(name: str, tacked: bool = False, attached: tuple[str, ...] = (), **more: Any) -> str:
    """A card with what is true of it."""
    facts: dict[str, str] = {"name": json.dumps(name, ensure_ascii=False)}
    if tacked:
        facts["tacked"] = "true"
    if attached:
        facts["attached"] = quoted(attached)
    facts |= {key: json.dumps(value, ensure_ascii=False) for key, value in more.items()}
    return "{" + ", ".join(f"{key} = {value}" for key, value in facts.items()) + "}"


def crew(player: int, *cards: str) -> Entry:
    return player, "crew", quoted(cards)


def hand(player: int, *cards: str) -> Entry:
    return player, "hand", quoted(cards)


def pile(player: int, which: str, *cards: str) -> Entry:
    return player, which, quoted(cards)


def captain(player: int, name: str, **more: Any) -> Entry:
    return player, "captain", who(name, **more)


def ship(player: int, name: str = "", **more: Any) -> Entry:
    return player, "ship", who(name or SHIPS[player - 1], **more)


def sail(
    *entries: Entry, players: int = 2, cards: CcgCatalogue | None = None, more: str = "", **top: Any
) -> Scene:
    """A scene in the Actions phase; `more` is further TOML.

    All Ships are in La Boca unless they are elsewhere, and everybody holds an Adventure, so as to have something to do.
    """
    lines = [f"{key} = {who(**value) if isinstance(value, dict) else json.dumps(value)}" for key, value in top.items()]
    for player in range(1, players + 1):
        facts = {
            "captain": who(CAPTAINS[player - 1]), "ship": who(SHIPS[player - 1], sea="La Boca"),
            "deck": quoted(("Brutes x20",)), "hand": quoted(("Save the Princess",)),
        }  # fmt: skip
        facts |= {what: text for number, what, text in entries if number == player}
        lines += ["[[player]]", *[f"{what} = {text}" for what, text in facts.items()]]
    return Scene("\n".join(lines) + "\n" + textwrap.dedent(more), cards)


class Beginning(Scene):
    """A whole game from its first question, with decks given by the names of their cards."""

    def __init__(self, *decks: tuple[str, ...], seed: int = 0, cards: CcgCatalogue | None = None) -> None:
        self.cards = cards or bare()
        found = tuple(tuple(self.cards.find(name).definition for name in deck) for deck in decks)
        self.game = Game({"game": "ccg", "seed": seed}, lambda h, record: begin_with(found, seed, record, self.cards))
