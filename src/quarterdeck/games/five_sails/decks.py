"""Decks: a Leader, an Approach Deck and a Faction Deck; and the sample decks of the rulebook."""

from typing import Final

from quarterdeck.cardgame.naming import find_in
from quarterdeck.games.five_sails.catalogue import catalogue, find_card


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


def listed(text: str) -> tuple[tuple[str, int], ...]:
    """'046 047 048x2' as numbers and counts."""
    return tuple((item[:3], int(item[4:]) if "x" in item else 1) for item in text.split())


EISEN: Final = Deck(
    "eisen", "035", ("044", "045", "146", "147", "150", "043", "036", "038", "039", "042"),
    listed("046 047 048x2 049x2 051x2 052x2 054x2 055x2 056x2 057x2 058x2 059x2 060x2 061x2 153x2 155x2 156x2 157x2 "
           "165 168 169x2 176x2"),
)  # fmt: skip
CASTILLE: Final = Deck(
    "castille", "089", ("098", "099", "148", "149", "150", "091", "092", "093", "094", "097"),
    listed("100 101x2 102x2 103 104x2 105x2 106x2 107 108x2 109x2 110 111 112x2 113x2 114x2 115x2 156 157x2 158x2 164 "
           "165 167 168 169x2 171 176"),
)  # fmt: skip
MONTAIGNE: Final = Deck(
    "montaigne", "062", ("071", "072", "146", "147", "149", "063", "065", "067", "068", "069"),
    listed("073x2 074x2 075 076x2 077x2 078x2 079x2 080x2 081x2 082x2 083x2 084x2 085 086x2 087x2 088x2 153x2 159x2 "
           "165x2 169x2 176x2"),
)  # fmt: skip
USSURA: Final = Deck(
    "ussura", "116", ("125", "126", "144", "145", "150", "118", "120", "122", "123", "124"),
    listed("127 128x2 130x2 131 132x2 133x2 134x2 135x2 136x2 137x2 138x2 139 140x2 141x2 142 153x2 155x2 159 161x2 "
           "162 165x2 168 172x2 176"),
)  # fmt: skip
VODACCE: Final = Deck(
    "vodacce", "006", ("015", "016", "148", "143", "152", "011", "012", "013", "008", "009"),
    listed("017 018 019 020 022x2 023x2 024x2 025x2 026x2 027x2 028x2 029x2 030 031x2 033x2 034x2 160x2 161x2 167 168 "
           "169x2 171x2 172x2 174"),
)  # fmt: skip

SAMPLES: Final = {deck.name: deck for deck in (EISEN, MONTAIGNE, CASTILLE, USSURA, VODACCE)}
#: thirty cards, fixed beforehand (FS-CARDS-04)
CITY_DECK: Final = tuple(f"{n:03}" for n in range(177, 207))
LOCATIONS: Final = ("004", "003", "001", "002", "005")


def city_deck() -> tuple[str, ...]:
    """Every card of the City but the locations, those of somebody's own among them. (FS-SETUP-03)"""
    return tuple(card.number for card in catalogue() if card.faction == "City" and card.number not in LOCATIONS)


def sample(name: str) -> Deck:
    """A sample deck by name; an unknown one is refused with the nearest names."""
    return find_in(SAMPLES, name, "deck")
