"""What is in the box: numbers, structure and known values of every kind of piece."""

from collections import Counter

import pytest

from ledger import rule
from quarterdeck.games.sea_of_legends.board import chart
from quarterdeck.games.sea_of_legends.catalogue import WANTED, catalogue, progress
from quarterdeck.games.sea_of_legends.effects.words import gold, raise_nemesis
from quarterdeck.games.sea_of_legends.facts import (
    Captain, Character, Crew, Event, Npc, Piece, Relic, Ship, TavernCard, Token,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.factions.atlanteans import MORTAL
from quarterdeck.games.sea_of_legends.factions.coven import ENOUGH_SHARDS
from quarterdeck.games.sea_of_legends.printing import printed
from quarterdeck.games.sea_of_legends.terms import ARMADA, FACTIONS, NO_FACTION, PORT_TYPES, TAVERN_GAME

CARDS = catalogue().cards
OF = {faction: [p for p in CARDS if p.faction == FACTIONS.index(faction)] for faction in FACTIONS}

#: Followers, Leaders, tokens, Legendary Crew, all Relics, by Faction
IN_THE_BOX = {
    "Spanish Armada": (8, 0, {}, 0, 18),
    "Atlantean Usurpers": (4, 1, {"Trophy": 9}, 3, 26),
    "British Empire": (6, 1, {}, 3, 18),
    "Children of Tlaloc": (6, 1, {"Summoning Relic": 4}, 3, 18),
    "Dread Tide": (6, 1, {}, 3, 18),
    "Aztecs": (6, 1, {"Aztec Gold": 9}, 3, 18),
    "Ordo Nocturnus": (6, 1, {"Temple": 5}, 3, 18),
    "Sea Coven": (6, 1, {}, 3, 18),
    "Sentinels of Mukul": (6, 1, {"Golden Fruit": 9, "Hidden City": 1, "Merchant": 1}, 3, 18),
    "Skystalkers": (0, 1, {"Harpy Egg": 9}, 4, 18),
}

#: by NPC: gold and Notoriety for defeating it, how it moves and attacks, what its attack does to a player
NPCS = {
    "Spanish Galleon": (7, 0, "cautious region", {"exhaust", "flee"}),
    "Seeker": (0, 1, "reckless single", {"exhaust"}),
    "King Alaran": (0, 0, "reckless none", set()),
    "Naval Officer": (7, 0, "cautious region", {"gold", "flee"}),
    "Admiral": (0, 2, "reckless region", {"discard", "flee"}),
    "Merfolk Guardian": (8, 0, "reckless single", {"tokens", "exhaust", "flee"}),
    "Tetzahuitl": (0, 1, "reckless region", {"tokens", "flee"}),
    "Undead Soldier": (5, 0, "reckless single", {"gold", "flee"}),
    "Skeletal Colossus": (0, 2, "reckless region", {"discard", "flee"}),
    "Champion": (7, 0, "reckless single", {"tokens", "gold", "flee"}),
    "Quetzalcoatl": (0, 1, "reckless region", {"tokens", "gold", "flee"}),
    "Initiate": (5, 0, "ignoring none", set()),
    "Nocturne": (0, 1, "reckless region", {"discard", "flee"}),
    "Sea Elemental": (6, 0, "reckless single", {"exhaust", "drag"}),
    "Alura": (0, 1, "reckless region", {"discard", "flee"}),
    "Sentinel": (7, 0, "cautious single", {"tokens", "exhaust", "flee"}),
    "Batz": (0, 2, "reckless region", {"tokens", "discard", "flee"}),
    "Harpy": (0, 1, "reckless region", {"tokens", "discard", "flee"}),
}


def of(kind: type[Piece]) -> list[Piece]:
    return [card for card in CARDS if isinstance(card, kind)]


def test_all_of_it_is_there() -> None:
    assert progress() == {what: (n, n) for what, n in WANTED.items()}


@rule("SL-SETUP-21", "SL-SETUP-32", "SL-COV-01", "SL-MUK-01", "SL-SPA-01")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_pieces_of_a_faction(faction: str) -> None:
    followers, leaders, tokens, legends, relics = IN_THE_BOX[faction]
    pieces = OF[faction]
    npcs = [p for p in pieces if isinstance(p, Npc)]
    assert sum([p.copies for p in npcs if not p.leader]) == followers
    assert sum([p.copies for p in npcs if p.leader]) == leaders
    assert {p.name: p.copies for p in pieces if isinstance(p, Token)} == tokens
    assert len([p for p in pieces if isinstance(p, Crew)]) == legends
    stock = [p for p in pieces if isinstance(p, Relic)]
    assert sum([p.copies for p in stock]) == relics
    assert [p.copies for p in stock if p.ally] == [10], "at least two for each of five players"
    assert len([p for p in stock if not p.ally and not p.vault]) == 8
    events = [p.many for p in pieces if isinstance(p, Event)]
    assert sorted(events) == [False] * 3 + [True] * 3
    assert len([p for p in pieces if isinstance(p, Character)]) == (0 if faction == FACTIONS[ARMADA] else 3)


def test_what_is_counted_on_cards() -> None:
    assert MORTAL == 3 and ENOUGH_SHARDS == 4


@rule("SL-FTURN-33", "SL-NPC-11", "SL-RULE-27")
def test_followers_have_four_rows_and_leaders_one_and_attacks_do_what_the_stat_card_says() -> None:
    npcs = {p.name: p for p in CARDS if isinstance(p, Npc)}
    assert set(npcs) == set(NPCS)
    for name, (gold_, notoriety, style, strike) in NPCS.items():
        npc = npcs[name]
        assert (npc.gold, npc.notoriety, set(npc.strike)) == (gold_, notoriety, strike), name
        attack = "none" if not npc.attacks else "region" if npc.region_attack else "single"
        assert f"{'ignoring' if npc.ignoring else 'cautious' if npc.cautious else 'reckless'} {attack}" == style, name
        for row in (npc.strength, npc.ally, npc.move):
            assert len(row) == (1 if npc.leader else 4) and list(row) == sorted(row), "no level is weaker"
        assert npc.leader or all(b == a + 1 for a, b in zip(npc.strength, npc.strength[1:], strict=False)), name
    assert npcs["Spanish Galleon"].strength == (4, 5, 6, 7)
    assert (npcs["Undead Soldier"].strength[0], npcs["Undead Soldier"].ally[0]) == (3, 2)
    assert {6, 8} <= set(npcs["Merfolk Guardian"].strength)


@rule("SL-SETUP-15", "SL-SETUP-16", "SL-PORT-20", "SL-RULE-56")
def test_ships() -> None:
    ships = [p for p in CARDS if isinstance(p, Ship)]
    assert Counter([p.rank for p in ships]) == {1: 5, 2: 4, 3: 6}
    assert {(p.cost, p.move, p.crew, p.cannons) for p in ships if p.rank == 1} == {(0, 2, 4, 1)}
    by_name = {p.name: p for p in ships}
    assert (by_name["Peggy"].rank, by_name["Peggy"].cost, by_name["Peggy"].cannons) == (2, 15, 3)
    assert (by_name["Ironwind"].rank, by_name["Ironwind"].cost) == (3, 35)
    for p in ships:
        stats = p.move + p.crew + p.cannons
        if p.rank == 2:
            assert 13 <= p.cost <= 17 and 9 <= stats <= 10, p.name
        elif p.rank == 3:
            assert 30 <= p.cost <= 40 and 12 <= stats <= 14 and p.crew in (5, 6), p.name


@rule("SL-SETUP-08", "SL-SETUP-22", "SL-SETUP-23")
def test_cards_of_no_faction() -> None:
    plain = [p for p in CARDS if p.faction == NO_FACTION]
    kinds = Counter([type(p) for p in plain])
    assert (kinds[Captain], kinds[Character], kinds[TavernCard]) == (8, 20, 50)
    crew = [p for p in plain if isinstance(p, Crew)]
    assert {p.name: p.copies for p in crew if p.starter} == {"Gunner": 5, "Navigator": 5, "Quartermaster": 5}
    assert len([p for p in crew if not p.starter]) == 40 and all(p.copies == 1 for p in crew if not p.starter)
    names = [p.name for p in CARDS]
    assert len(set(names)) == len(names), "no two pieces have one name"


@rule("SL-PORT-09", "SL-NEM-02")
def test_some_tavern_games_pay_well_for_a_line_of_a_nemesis() -> None:
    outcomes = [a for p in of(TavernCard) for a in p.abilities if a.kind == TAVERN_GAME]
    raising = [a for a in outcomes if raise_nemesis in a.effects]
    assert len(raising) == 6 and all(a.effects[0].n.n in (6, 7) for a in raising)
    plain = [a.effects[0].n.n for a in outcomes if a not in raising and getattr(a.effects[0], "tally", None) is gold]
    assert min(plain) == 2 and max(plain) == 5


@rule("SL-CAP-05", "SL-CAP-07", "SL-CAP-09", "SL-CAP-11", "SL-LOVE-08", "SL-LOVE-12", "SL-NEM-07", "SL-NEM-08")
def test_known_names() -> None:
    said = {p.name: " ".join(printed(p)) for p in CARDS}
    known = {
        "Cesare": "Conversion.", "Kahina": "Pilfer. Plunder.", "Spell": "Bag of Tricks.",
        "Ton": "Big Hit. Critical Hit.", "Clara the Ill-Tempered": "Upgrade. Helping Hammer.",
        "Magpie the Bird Brained": "Feathered Favor. Gold Squawks.",
        "Mireya the Bounty Hunter": "Bounty.", "John the Ace of Escapades": "Drinking Buddies. Sleight of Hand.",
        "Axe Fist the Punisher": "Smash-tastic. Big and Mean. Happy Accident. Intimidate.",
        "Josephine the Duchess of Orl\N{LATIN SMALL LETTER E WITH ACUTE}ans":
            "Sap Resources. Price of Loyalty. To the Guillotine.",
        "Nasir the Prince of Thieves": "Pickpocket.", "Olivia the Royal Assassin": "Marked for Death. Poisoned Love.",
    }  # fmt: skip
    for name, titles in known.items():
        assert all(f"{title.strip('.')}. " in said[name] for title in titles.split(". ")), name
    assert {"Grimwald", "Jack", "Liu", "Matchlock"} <= set(said)
    assert {"Mutinous Pistol", "Ancient Scythe", "Kingsworn's Gift", "Hunter's Trophy"} <= set(said)


@rule("SL-BOARD-01", "SL-BOARD-02")
def test_the_chart() -> None:
    board = chart()
    assert (board.size, len(board.ports), len(board.seas)) == (32, 16, 16)
    assert Counter([PORT_TYPES[board.type[r]] for r in board.ports]) == {
        "Tavern": 4, "Shipyard": 4, "Hiring Hall": 4, "Hideout": 4
    }  # fmt: skip
    rewards = {3: (5, 0), 4: (7, 0), 5: (10, 0), 6: (6, 1), 7: (10, 1), 8: (5, 2)}
    for r in board.ports:
        assert (board.gold[r], board.notoriety[r]) == rewards[board.strength[r]], board.names[r]
    known = {
        "Skull Point", "Smuggler's Cove", "Bridgetown", "Claw Bay", "Tortuga", "Cartagena", "Nassau", "Thieves' Landing"
    }  # fmt: skip
    assert known <= set(board.names)
