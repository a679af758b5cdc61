"""Every piece of the game under its number, and how many of each kind there are of how many there should be."""

from functools import cache

from quarterdeck.cardgame.catalogue import Catalogue
from quarterdeck.games.sea_of_legends.cards.captains import CAPTAINS
from quarterdeck.games.sea_of_legends.cards.characters import CHARACTERS
from quarterdeck.games.sea_of_legends.cards.crew import CREW, STARTERS
from quarterdeck.games.sea_of_legends.cards.curses import CURSES
from quarterdeck.games.sea_of_legends.cards.events import EVENTS
from quarterdeck.games.sea_of_legends.cards.faction_characters import FACTION_CHARACTERS
from quarterdeck.games.sea_of_legends.cards.far_events import FAR_EVENTS
from quarterdeck.games.sea_of_legends.cards.legends import LEGENDS
from quarterdeck.games.sea_of_legends.cards.relics import RELICS, VAULT
from quarterdeck.games.sea_of_legends.cards.tavern import TAVERN
from quarterdeck.games.sea_of_legends.cards.tokens import TOKENS
from quarterdeck.games.sea_of_legends.facts import Piece, read_npcs, read_ships
from quarterdeck.games.sea_of_legends.terms import NO_FACTION

#: how many of each the game has when it is whole
WANTED = {
    "Captains": 8, "Lovers and Nemeses": 20, "Faction Lovers and Nemeses": 27, "ships": 15, "starter Crew": 3,
    "Crew": 40, "Legendary Crew": 28, "Tavern cards": 50, "Faction Relics": 180, "Vault Relics": 8, "Events": 60,
    "NPCs": 18, "curses": 3,
}  # fmt: skip


@cache
def catalogue() -> Catalogue[Piece]:
    npcs = read_npcs()
    for npc in npcs:
        npc.abilities = CURSES.get(npc.name, ())
    pieces: list[Piece] = [
        *npcs, *TOKENS, *CAPTAINS, *CHARACTERS, *FACTION_CHARACTERS, *read_ships(), *STARTERS, *CREW, *LEGENDS,
        *RELICS, *TAVERN, *EVENTS, *FAR_EVENTS,
    ]  # fmt: skip
    return Catalogue(pieces, listing="see the pages on Sea of Legends")


def progress() -> dict[str, tuple[int, int]]:
    """How many of each kind are written, and how many there will be."""
    characters = [c.faction == NO_FACTION for c in CHARACTERS]
    there = {
        "Captains": len(CAPTAINS), "Lovers and Nemeses": sum(characters),
        "Faction Lovers and Nemeses": len(FACTION_CHARACTERS), "ships": len(read_ships()),
        "starter Crew": len(STARTERS), "Crew": len(CREW), "Legendary Crew": len(LEGENDS), "Tavern cards": len(TAVERN),
        "Faction Relics": sum([r.copies for r in RELICS]) - len(VAULT), "Vault Relics": len(VAULT),
        "Events": len(EVENTS) + len(FAR_EVENTS), "NPCs": len(read_npcs()),
        "curses": sum([len(lines) for lines in CURSES.values()]),
    }  # fmt: skip
    return {what: (there[what], n) for what, n in WANTED.items()}
