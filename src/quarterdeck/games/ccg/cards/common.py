"""Texts that several cards share: Control cards, Signature Items, Allies, the pride of a faction."""

from typing import Any

from quarterdeck.cardgame.amounts import only_if
from quarterdeck.cardgame.build import Aim, Cost, When
from quarterdeck.cardgame.conditions import Has
from quarterdeck.cardgame.filters import itself, yours
from quarterdeck.cardgame.sets import this
from quarterdeck.cardgame.verbs import Verb
from quarterdeck.games.ccg.effects.build import act, anybody, pay, react
from quarterdeck.games.ccg.effects.conditions import crew_aboard, ship_in_play
from quarterdeck.games.ccg.effects.decks import search_deck
from quarterdeck.games.ccg.effects.durations import gain
from quarterdeck.games.ccg.effects.filters import Faction, another, at, here, is_crew, non_captain
from quarterdeck.games.ccg.effects.marks import control
from quarterdeck.games.ccg.effects.passives import ALL_SKILLS, cannot, enters_only_if
from quarterdeck.games.ccg.effects.sets import chosen, target, your_captain, your_ship
from quarterdeck.games.ccg.effects.triggers import after, for_dealing_with, paying, to_absorb_hits_of_another
from quarterdeck.games.ccg.effects.verbs import discard, sink, tack, to_sea, untack
from quarterdeck.games.ccg.kinds import SINK, THE_ACTION, TO_BE_REMOVED
from quarterdeck.games.ccg.using import SeaAbility


def control_of(sea: int, price: int, k: int, safe: bool = False) -> tuple[Any, ...]:
    """A Control card: played in its Sea, discarded there by who pays, and finding the next one; some are `safe`."""
    texts = (
        enters_only_if(Has(your_ship, at(sea))),
        anybody(When(Has(your_ship, at(sea))), pay(price, k), discard(this)),
        act(Cost(tack(this)), search_deck(control)),
    )
    return (*texts, cannot(TO_BE_REMOVED, itself)) if safe else texts


def signature_of(k: int, faction: Faction) -> tuple[Any, ...]:
    """The Signature Item of a Captain: untacks him, helps another of his Crew, pays for Control cards."""
    return (
        act(Cost(sink(this)), untack(your_captain)),
        act(Cost(tack(this)), gain(target(yours, another, faction), 2, *ALL_SKILLS, above=1)),
        react(paying(k, for_dealing_with(control)), Cost(tack(this)), gain(your_captain, 4, k, until=THE_ACTION)),
    )


def ally_of(removed: Verb, price: int, *skills: int) -> tuple[Any, ...]:
    """An Ally in a Sea: removed by who is there and pays, and moved by its player."""
    return (
        anybody(When(Has(your_ship, here)), pay(price, *skills), removed(this)),
        act(Cost(tack(this)), to_sea(this)),
    )


def pride_of(faction: Faction, rival: Faction, n: int, *skills: int) -> SeaAbility:
    """The pride of a faction: one of its Crew is better, twice as much if a Ship of its rival is in play."""
    proud = chosen(yours, faction)
    return act(Aim(proud), gain(proud, only_if(2 * n, ship_in_play(rival), n), *skills))


def flag_of(faction: Faction) -> SeaAbility:
    """The flag of a faction: who was sunk for others' Hits makes another of them stand up again."""
    return react(
        after(SINK, to_absorb_hits_of_another, of=(yours, is_crew, faction)), When(crew_aboard(3, faction)),
        Cost(tack(this)), untack(target(yours, non_captain, faction)),
    )  # fmt: skip


__all__ = ["ally_of", "control_of", "flag_of", "pride_of", "signature_of"]
