"""Decks: a Leader, an Approach Deck and a Faction Deck; and the sample decks of the rulebook."""

import difflib
from typing import Final

from quarterdeck.games.five_sails.catalogue import find_card, plain
from quarterdeck.games.five_sails.effects.build import Card
from quarterdeck.games.five_sails.terms import ATTACHMENT, BRUTE, CHARACTER, LEADER_CARD, RISK, SCHEME_CARD, UNIQUE
from quarterdeck.kernel.errors import BadDefinition


class Deck:
    """Card numbers: the leader, ten approach cards, and the Faction Deck with its counts."""

    def __init__(self, name: str, leader: str, approach: tuple[str, ...], faction: tuple[tuple[str, int], ...]) -> None:
        self.name = name
        self.leader = leader
        self.approach = approach
        self.faction = faction

    def definitions(self) -> tuple[int, list[int], list[int]]:
        """The definition numbers of the leader, of the approach cards and of the Faction Deck."""
        return (
            find_card(self.leader).definition,
            [find_card(n).definition for n in self.approach],
            [find_card(n).definition for n, count in self.faction for _ in range(count)],
        )


def faults(deck: Deck) -> list[str]:
    """What keeps a deck from being legal, in words; nothing if it is. (FS-DECK-01 to -11, FS-RULES-11, -25)"""
    leader = find_card(deck.leader)
    approach = [find_card(number) for number in deck.approach]
    faction = [find_card(number) for number, count in deck.faction for _ in range(count)]
    found = [] if leader.kind == LEADER_CARD else [f"{leader.name} is no Leader"]
    for card in dict.fromkeys((*approach, *faction)):
        if card.faction not in ("Neutral", leader.faction):
            found.append(f"{card.name} is neither Neutral nor of the Leader's faction")
    return found + approach_faults(approach) + faction_faults(faction)


def approach_faults(cards: list[Card]) -> list[str]:
    """Five schemes and five characters, each once; no Brutes."""
    schemes = [c for c in cards if c.kind == SCHEME_CARD]
    characters = [c for c in cards if c.kind == CHARACTER and not c.keywords & BRUTE]
    found = [f"{c.name} does not belong into an Approach Deck" for c in cards if c not in schemes + characters]
    if (len(schemes), len(characters)) != (5, 5):
        found.append(f"the Approach Deck has {len(schemes)} schemes and {len(characters)} characters, not 5 and 5")
    found += [f"{c.name} is in the Approach Deck more than once" for c in dict.fromkeys(cards) if cards.count(c) > 1]
    return found


def faction_faults(cards: list[Card]) -> list[str]:
    """At least forty risks, attachments and Brutes; two of a name, one if it is Unique."""
    found = [] if len(cards) >= 40 else [f"the Faction Deck has {len(cards)} cards, not 40 or more"]
    for card in dict.fromkeys(cards):
        if card.kind not in (RISK, ATTACHMENT) and not card.keywords & BRUTE:
            found.append(f"{card.name} does not belong into a Faction Deck")
        most = 1 if card.keywords & UNIQUE else 2
        if cards.count(card) > most:
            found.append(f"{card.name} is in the Faction Deck {cards.count(card)} times, not at most {most}")
    return found


def listed(text: str) -> tuple[tuple[str, int], ...]:
    """'046 047 048x2' as numbers and counts."""
    return tuple((item[:3], int(item[4:]) if "x" in item else 1) for item in text.split())


EISEN: Final = Deck(
    "eisen", "035", ("044", "045", "146", "147", "150", "043", "036", "038", "039", "042"),
    listed("046 047 048x2 049x2 051x2 052x2 054x2 055x2 056x2 057x2 058x2 059x2 060x2 061x2 153x2 155x2 156x2 157x2 "
           "165 168 169x2 176x2"),
)  # fmt: skip
MONTAIGNE: Final = Deck(
    "montaigne", "062", ("071", "072", "146", "147", "149", "063", "065", "067", "068", "069"),
    listed("073x2 074x2 075 076x2 077x2 078x2 079x2 080x2 081x2 082x2 083x2 084x2 085 086x2 087x2 088x2 153x2 159x2 "
           "165x2 169x2 176x2"),
)  # fmt: skip

SAMPLES: Final = {deck.name: deck for deck in (EISEN, MONTAIGNE)}
CITY_DECK: Final = tuple(f"{n:03}" for n in range(177, 207))
LOCATIONS: Final = ("004", "003", "001", "002", "005")


def sample(name: str) -> Deck:
    """A sample deck by name; an unknown one is refused with the nearest names."""
    wanted = plain(name)
    if wanted in SAMPLES:
        return SAMPLES[wanted]
    near = difflib.get_close_matches(wanted, list(SAMPLES), 1, 0.3)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise BadDefinition(f"there is no deck named {name!r}{hint} (there are: {', '.join(SAMPLES)})")
