"""Builders of cards: each takes what is printed and gives a piece with its texts."""

from typing import Any

from quarterdeck.games.sea_of_legends.board import chart
from quarterdeck.games.sea_of_legends.effects.texts import (
    SeaAbility, Standing, in_lines, of_relic, on_side, split, used_up,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.facts import Captain, Character, Crew, Event, Relic, TavernCard, Token, require
from quarterdeck.games.sea_of_legends.terms import FACTIONS, LEGENDARY, LOVER, NEMESIS, NO_FACTION, PLAIN
from quarterdeck.kernel.columns import NONE


def true_love() -> Standing:
    """The last line of every Lover. (SL-LOVE-06)"""
    return Standing(Standing.NOTORIETY, 1, "True Love")


def captain(
    name: str, start: str, pronoun: str, plain: SeaAbility, legendary: SeaAbility, *besides: Standing
) -> Captain:
    """An ability for each side; what holds all the time besides, of the one side and the other. (SL-CAP-01)"""
    card = Captain(name, chart().find(start), pronoun)
    card.abilities = (*on_side((plain,), PLAIN), *on_side((legendary,), LEGENDARY))
    card.passives = (*on_side(besides[:1], PLAIN), *on_side(besides[1:], LEGENDARY))
    return card


def character(
    name: str, pronoun: str, lover: tuple[str, Any, Any, Any], nemesis: tuple[str, Any, Any, Any], faction: str = ""
) -> Character:
    """A Lover and a Nemesis: where the tale of each side begins, and three lines; a Lover's fourth is True Love."""
    of = FACTIONS.index(faction) if faction else NO_FACTION
    card = Character(name, of, chart().find(lover[0]), chart().find(nemesis[0]), pronoun)
    parts = (*in_lines((*lover[1:], true_love()), LOVER), *in_lines(nemesis[1:], NEMESIS))
    card.abilities, card.passives = split(parts)
    return card


def crew(name: str, cost: int, *parts: Any, copies: int = 1, starter: bool = False) -> Crew:
    card = Crew(name, cost, copies, starter)
    card.abilities, card.passives = split(parts)
    return card


def legend(name: str, faction: str, *parts: Any) -> Crew:
    """A Legendary Crew of a Faction."""
    card = Crew(name, 0, faction=FACTIONS.index(faction))
    card.abilities, card.passives = split(parts)
    return card


def item(name: str, games: tuple[SeaAbility, ...], *parts: Any) -> TavernCard:
    """A Tavern card with an Item."""
    card = TavernCard(name, NONE)
    abilities, card.passives = split(used_up(parts))
    card.abilities = (*games, *abilities)
    return card


def rumor(name: str, port: str, games: tuple[SeaAbility, ...], *parts: Any) -> TavernCard:
    """A Tavern card with the Rumor of a Relic in a Port."""
    card = TavernCard(name, chart().find(port))
    abilities, card.passives = split(of_relic(parts))
    card.abilities = (*games, *abilities)
    return card


def relic(name: str, faction: str, *parts: Any, copies: int = 1, ally: bool = False, vault: bool = False) -> Relic:
    card = Relic(name, FACTIONS.index(faction), copies, ally, vault)
    card.abilities, card.passives = split(of_relic(parts, 0))
    return card


def event(name: str, faction: str, many: bool, rows: tuple[int, ...], *sets: SeaAbility) -> Event:
    """Four sets of instructions; all but the first are headed by a Strength. (SL-EVENT-02 to -04)"""
    require(len(sets) == 1 + len(rows), f"{name}: a set for each Strength and one before them")
    card = Event(name, FACTIONS.index(faction), many)
    for least, instructions in zip((0, *rows), sets):
        instructions.least = least
    card.abilities = sets
    return card


def token(name: str, faction: str, copies: int, *parts: Any, notoriety: int = 0) -> Token:
    card = Token(name, FACTIONS.index(faction), copies, notoriety)
    card.abilities, card.passives = split(parts)
    return card
