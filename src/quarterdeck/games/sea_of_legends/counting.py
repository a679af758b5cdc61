"""What came of a game, and how much of the game is written."""

from quarterdeck.games.contract import Counted
from quarterdeck.games.sea_of_legends.accounts import earned_by
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.catalogue import progress as pieces_written
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.facts import Piece
from quarterdeck.games.sea_of_legends.rulesets import written
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    ALLIANCE_ENDING, ARMADA, BY_FACTION, BY_NOTORIETY, DRAWN, FACTION_ENDING, FACTIONS, KINDS, LOVER, NO_FACTION,
    NOTORIETY_ENDING,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.values import TRUE_LOVE, crew_value, token_notoriety, total_notoriety
from quarterdeck.games.sea_of_legends.whereabouts import characters, flags_of, relics
from quarterdeck.kernel.columns import NONE

# The end


def winning_factions(s: Voyage) -> list[int]:
    """The Factions that have won. (SL-WIN-01, SL-RULE-74)"""
    return [faction for faction in s.match.factions if GUIDES[faction].has_won(s)] if s.victory == BY_FACTION else []


def victory(s: Voyage) -> str:
    """Which of ENDINGS it was; a draw is a game that everybody has left."""
    if s.victory == BY_FACTION:
        return ALLIANCE_ENDING if s.winners else FACTION_ENDING
    return NOTORIETY_ENDING if s.victory == BY_NOTORIETY else DRAWN


def ending(s: Voyage) -> str:
    """How a game ended, in a sentence."""
    won = [seat for seat in range(s.match.seats) if s.winners >> seat & 1]
    names = " and ".join([captain_name(s, seat) for seat in won])
    wins = "wins" if len(won) == 1 else "win"
    if s.victory == BY_FACTION:
        factions = " and ".join([f"the {FACTIONS[faction]}" for faction in winning_factions(s)])
        end = "have" if factions.endswith("s") or " and " in factions else "has"
        return f"{factions[0].upper()}{factions[1:]} {end} won" + (f", and {names} with them." if won else ".")
    if s.victory == BY_NOTORIETY:
        return f"{names} {wins} with {total_notoriety(s, won[0])} Notoriety."
    return "Everybody has left: nobody wins."


def captain_name(s: Voyage, seat: int) -> str:
    name = f"Player {seat + 1}"
    return name if s.captain[seat] == NONE else f"{name} ({s.match.drawn[s.captain[seat]].name})"


# Figures


def figures(s: Voyage) -> dict[str, int]:
    """Rounds, the Notoriety of all players by what it goes with, and what the Factions came to."""
    seats = [seat for seat in range(s.match.seats) if s.captain[seat] != NONE]
    loves = [c for seat in seats for c in characters(s, seat, LOVER) if s.marker[c] >= TRUE_LOVE]
    found = {
        "rounds": s.round,
        "most notoriety": max([total_notoriety(s, seat) for seat in seats], default=0),
        "notoriety earned": sum([s.notoriety[seat] for seat in seats]),
        "notoriety of crew": sum([crew_value(s, seat) // 10 for seat in seats]),
        "notoriety of relics": sum([len(relics(s, seat)) for seat in seats]),
        "notoriety of love": len(loves),
        "notoriety of tokens": sum([token_notoriety(s, seat) for seat in seats]),
        "flags": sum([len(flags_of(s, seat)) for seat in seats]),
    }
    if s.record is not None:
        found.update({f"notoriety earned by {source}": n for source, n in earned_by(s).items()})
    winning = winning_factions(s)
    for faction, name in enumerate(FACTIONS):
        if faction != ARMADA:
            found[f"{name} in play"] = int(faction in s.match.factions)
            found[f"{name} won"] = int(faction in winning)
    return found


# What is written


def progress() -> Counted:
    """All pieces, by type and Faction; those of a Faction without a guide cannot be played yet."""
    counts: Counted = {
        "all": {"cards": (0, 0)},
        "type": dict.fromkeys(KINDS, (0, 0)),
        "faction": dict.fromkeys((*FACTIONS, "none"), (0, 0)),
        "kind": pieces_written(),
    }
    playable = (NO_FACTION, ARMADA, *written())
    for card in catalogue().cards:
        for what, which in places(card):
            done, of = counts[what][which]
            counts[what][which] = (done + (card.faction in playable), of + 1)
    return counts


def places(card: Piece) -> tuple[tuple[str, str], ...]:
    """What a piece counts for."""
    faction = "none" if card.faction == NO_FACTION else FACTIONS[card.faction]
    return ("all", "cards"), ("type", KINDS[card.kind]), ("faction", faction)
