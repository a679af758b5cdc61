"""What is printed on the cards besides their texts: a table for each type in `data/`, checked when it is loaded.

The column `text` says whether a card does anything that its other columns do not tell. `columns` says how cells are
written. Numbers are the project's own: the letters of the set, and the place in it.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from quarterdeck.cardgame.build import Card
from quarterdeck.cardgame.facts import Amounts, Kind, Number, OneOf, Row, Text, YesNo, doubles, read_facts, refuse
from quarterdeck.cardgame.naming import did_you_mean
from quarterdeck.cardgame.passives import Passive
from quarterdeck.games.ccg.columns import (
    NO_RANKS, NOTHING, Cheaper, CheaperCell, Cost, CostCell, Host, HostCell, Knack, Masked, NumberCell, SeaCell,
    TraitCell, TraitWords,
)  # fmt: skip
from quarterdeck.games.ccg.terms import (
    ACTION, ADVENTURE, AFFILIATIONS, ATTACHMENT, ATTACKS, BY_TEXT, CAPTAIN, CHANTEY, CLUB, CREW, EXPERIENCED, FACTIONS,
    IF_TEXT, INFLUENCE, IN_SEA_AND_TEXT, IN_SEA_OR_TEXT, NO_BOXES, NO_COST, NO_SEA, POINTS, PUNCH, RANKS, RARITIES,
    SEA, SETS, SHIP, SKILLS, THRUST, TYPES,
)  # fmt: skip
from quarterdeck.kernel.words import Words, sentence

DATA: Final = Path(__file__).parent / "data"
#: what the name of an Experienced Crew has besides its title (CG-ALPHA-04)
ADDED: Final = " (Experienced)"

# The tables

COMMON: Final[dict[str, Kind]] = {"number": NumberCell(), "name": Text(), "rarity": OneOf(*RARITIES), "text": YesNo()}
SYMBOLS: Final[dict[str, Kind]] = {
    "faction": Masked(FACTIONS), "affiliation": Masked(AFFILIATIONS), "traits": TraitCell(),
}  # fmt: skip
FLAGS: Final[dict[str, Kind]] = {name.lower(): Number(0, 20) for name in SKILLS}
PLAYED: Final[dict[str, Kind]] = {"cost": CostCell(), "cancel": CostCell()}
BONUS: Final[dict[str, Kind]] = {"bonus": Amounts(*SKILLS, *RANKS)}
ATTACK: Final[dict[str, Kind]] = {"attack": OneOf(*ATTACKS)}
#: the table of each type, and its columns besides those of COMMON
TABLES: Final[dict[int, tuple[str, dict[str, Kind]]]] = {
    CREW: ("crew", {**SYMBOLS, "cost": Number(0, 20), **FLAGS, "replaces": Text(empty=True)}),
    CAPTAIN: ("captains", {**SYMBOLS, "wealth": Number(0, 20), **FLAGS, "start": SeaCell()}),
    SHIP: ("ships", {**SYMBOLS, "move_cost": Number(1, 9), "crew_maximum": Number(1, 20)}),
    ACTION: ("actions", {**SYMBOLS, **PLAYED, **ATTACK, **BONUS}),
    ATTACHMENT: ("attachments", {**SYMBOLS, **PLAYED, "host": HostCell(), **BONUS}),
    ADVENTURE: ("adventures", {
        **SYMBOLS, "distance": Number(1, 4), "completion": CostCell(), "only_in": SeaCell(empty=True),
        "cheaper": CheaperCell(), "host": HostCell(empty=True), **BONUS,
    }),
    CHANTEY: ("chanteys", {**PLAYED, **ATTACK}),
    SEA: ("seas", {}),
}  # fmt: skip
#: the attack of the types in which all cards have the same one
ATTACK_OF: Final = {CREW: PUNCH, ATTACHMENT: CLUB, ADVENTURE: THRUST}
#: what a text calls the card it stands on
THIS: Final = {CREW: "this Crew", CAPTAIN: "this Captain", SHIP: "this Ship", CHANTEY: "this Chantey"}
NOTE_KINDS: Final = ("errata", "doubt")


def columns(kind: int) -> dict[str, Kind]:
    """The columns of the table of a type."""
    return {**COMMON, **TABLES[kind][1]}


# Cards

NO_POINTS: Final = (0,) * len(SKILLS)
NO_RANK_BONUS: Final = (0,) * len(RANKS)
NEVER_CHEAPER: Final = Cheaper()


class CcgCard(Card):
    """A card of the 7th Sea CCG. What its type does not have stays as it is here."""

    def __init__(self, kind: int, row: Row) -> None:
        super().__init__(kind, row["name"], row["number"], row.where)
        #: the printed title: a Crew and its Experienced version share it
        self.title = self.name.removesuffix(ADDED)
        self.set_name = SETS[self.number[:2]]
        self.rarity: str = row["rarity"]
        self.factions = 0
        self.affiliations = 0
        self.traits = 0
        #: its rank in each of RANKS, or NO_RANK
        self.ranks: tuple[int, ...] = NO_RANKS
        self.knack: Knack | None = None
        #: the cost flag; of a Crew its Influence cost
        self.cost: Cost = NOTHING
        self.cancel: Cost = NOTHING
        #: Cannon, Sailing, Adventuring, Influence, Swashbuckling
        self.skills: tuple[int, ...] = NO_POINTS
        #: the title of the Crew that an Experienced one may replace (CG-EXP-09)
        self.replaces = ""
        self.wealth = 0
        self.start_sea = NO_SEA
        self.move_cost = 0
        self.crew_maximum = 0
        self.attack = NO_BOXES
        self.host: Host | None = None
        #: how many Seas away an Adventure is put into play
        self.distance = 0
        self.completion: Cost = NOTHING
        self.only_in = NO_SEA
        self.cheaper: Cheaper = NEVER_CHEAPER
        #: the bonus flag: to each skill and to each rank of the Crew that it is attached to (CG-CARDS-24)
        self.bonus: tuple[int, ...] = NO_POINTS
        self.rank_bonus: tuple[int, ...] = NO_RANK_BONUS
        #: whether it does anything that these facts do not tell, and whether that is written
        self.has_text: bool = row["text"]
        self.complete = not self.has_text
        #: what the official rulings changed, and where the lists of the cards disagree
        self.errata = ""
        self.doubt = ""

    def telling(self) -> Words:
        """Words in which its texts call it as they print it."""
        return Words(THIS.get(self.kind, "this card"))

    def text_words(self, text: Any) -> str:
        w = self.telling()
        return sentence(text.say(w)) if isinstance(text, Passive) else str(text.words(w))


def card_of(kind: int, row: Row) -> CcgCard:
    """A card from its row, and what follows from its type."""
    card, facts = CcgCard(kind, row), row.facts
    card.attack = ATTACK_OF.get(kind, NO_BOXES)
    if "traits" in facts:
        card.factions, card.affiliations = facts["faction"], facts["affiliation"]
        line: TraitWords = facts["traits"]
        card.traits, card.ranks, card.knack = line.mask, line.ranks, line.knack
    if "cannon" in facts:
        card.skills = tuple([facts[skill] for skill in FLAGS])
    if "bonus" in facts:
        add_bonus(card, facts["bonus"])
    if "attack" in facts:
        card.attack = ATTACKS.index(facts["attack"])
    if "cancel" in facts:
        card.cost, card.cancel = facts["cost"], facts["cancel"]
    if "host" in facts:
        card.host = facts["host"] or None
    if kind == CREW:
        card.cost = Cost(POINTS, INFLUENCE, facts["cost"])
        card.replaces = facts["replaces"] or (card.title if card.traits & EXPERIENCED else "")
    elif kind == CAPTAIN:
        card.wealth, card.start_sea = facts["wealth"], facts["start"]
    elif kind == SHIP:
        card.move_cost, card.crew_maximum = facts["move_cost"], facts["crew_maximum"]
    elif kind == ADVENTURE:
        card.distance, card.completion = facts["distance"], facts["completion"]
        card.only_in, card.cheaper = facts["only_in"], facts["cheaper"]
    return card


def add_bonus(card: CcgCard, amounts: dict[str, int]) -> None:
    if amounts:
        card.bonus = tuple([amounts.get(skill, 0) for skill in SKILLS])
        card.rank_bonus = tuple([amounts.get(rank, 0) for rank in RANKS])


# Loading


@cache
def tables() -> dict[int, list[Row]]:
    """The rows of every table, by type; each name and each number stands in them once."""
    found = {kind: read_table(kind, (DATA / f"{name}.tsv").read_text("utf-8")) for kind, (name, _) in TABLES.items()}
    everything = [row for rows in found.values() for row in rows]
    refuse([*doubles(everything, "name"), *doubles(everything, "number")])
    return found


def read_table(kind: int, text: str) -> list[Row]:
    """The rows of the table of one type; what contradicts itself is refused like what cannot be read."""
    rows = read_facts(text, columns(kind), (), f"{TABLES[kind][0]}.tsv")
    refuse([f"{row.where}, column {column}: {words}" for row in rows for column, words in contradictions(kind, row)])
    return rows


def contradictions(kind: int, row: Row) -> Iterable[tuple[str, str]]:
    """What two columns of a row say that cannot both be."""
    facts = row.facts
    if kind == CREW and facts["replaces"] and not facts["traits"].mask & EXPERIENCED:
        yield "replaces", "only an Experienced Crew replaces another"
    if kind == CREW and facts["name"].endswith(ADDED) and not facts["traits"].mask & EXPERIENCED:
        yield "traits", "the name says Experienced, the traits do not"
    if kind == ADVENTURE and facts["cheaper"].when in (IF_TEXT, IN_SEA_OR_TEXT, IN_SEA_AND_TEXT) and not facts["text"]:
        yield "text", "its cheaper cost hangs on a text: it must be yes"
    if kind == ADVENTURE and facts["completion"].kind == NO_COST:
        yield "completion", "an Adventure has a completion cost"
    for column in ("cost", "cancel", "completion"):
        if isinstance(facts.get(column), Cost) and facts[column].kind == BY_TEXT and not facts["text"]:
            yield "text", f"its {column} is in a text: it must be yes"
    if kind in (ACTION, CHANTEY, SHIP) and not facts["text"]:
        yield "text", f"a card of the type {TYPES[kind]} does nothing without a text: it must be yes"


def load() -> list[CcgCard]:
    """Every card, made anew from the tables, with the notes on it."""
    cards = [card_of(kind, row) for kind, rows in tables().items() for row in rows]
    by_name = {card.name: card for card in cards}
    wrong: list[str] = []
    for row in read_notes((DATA / "notes.tsv").read_text("utf-8")):
        card = by_name.get(row["card"])
        if card is None:
            hint = did_you_mean(row["card"], by_name)
            wrong.append(f"{row.where}, column card: there is no card {row['card']!r}{hint}")
        elif row["kind"] == "errata":
            card.errata = row["note"]
        else:
            card.doubt = row["note"]
    refuse(wrong)
    return cards


def read_notes(text: str) -> Sequence[Row]:
    """Notes on cards: official rulings that change what they do, and doubts about their numbers."""
    return read_facts(text, {"card": Text(), "kind": OneOf(*NOTE_KINDS), "note": Text()}, (), "notes.tsv")
