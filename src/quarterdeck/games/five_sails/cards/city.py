"""Cards: City."""

from quarterdeck.games.five_sails.effects.build import Card, attachment, city_event, location, mercenary
from quarterdeck.games.five_sails.terms import BAZAAR, DOCKS, FORUMS, GARDENS, OLES_INN

CARDS: list[Card] = [
    location(
        "The Forums", "001", FORUMS,
    ),
    location(
        "The Grand Bazaar", "002", BAZAAR,
    ),
    location(
        "The Docks", "003", DOCKS,
    ),
    location(
        "Ole's Inn", "004", OLES_INN,
    ),
    location(
        "Governor's Gardens", "005", GARDENS,
    ),
    city_event(
        "Penya Shows The Way", "177", "Heroic, Savvy",
    ),
    mercenary(
        "Carmella Vanessa Salvaggi", "178", 5, (4, 3, 2, 1), "Duelist, Vodacce",
    ),
    city_event(
        "Siren's Scream", "179", "Catastrophe, Monster",
    ),
    mercenary(
        "Kaj Kousei", "180", 4, (4, 1, 2, 2), "Academic, Explorer's Society, Numa",
    ),
    attachment(
        "Sorte Deck", "181", "City", 1, (0, 0, 0, 0), ("-", "-", "-"), "Sorte, Trinket",
    ),
    mercenary(
        "Eko Sorridi", "182", 4, (3, 3, 2, 1), "Pirate, Maghreb",
    ),
    city_event(
        "So It Begins", "183", "Brawl, Feud",
    ),
    mercenary(
        "Claude de la Roche", "184", 6, (4, 1, 1, 2), "Diplomat, Montaigne",
    ),
    city_event(
        "Risky Undertaking", "185", "Discovery, Explorer's Society, Fortune",
    ),
    mercenary(
        "Maryam Benu Pleroma", "186", 6, (5, 4, 3, "-"), "Duelist, Weapons Master, Ashur",
    ),
    attachment(
        "Smuggled Item", "187", "City", 1, (0, 0, 0, 1), ("-", "-", "-"), "Artifact",
    ),
    mercenary(
        "Vladislav Novikoff", "188", 4, (5, 0, 0, "-"), "Ussura",
    ),
    city_event(
        "Point of Opportunity", "189", "Duress, Fortune",
    ),
    mercenary(
        "Sigurd Ulfsen", "190", 4, (5, 2, 3, "-"), "Pirate, Vesten",
    ),
    attachment(
        "Duckfoot Pistol", "191", "City", 1, (0, 0, 0, 0), ("-", "-", "-"), "Weapon, Ranged, Pistol",
    ),
    mercenary(
        "Gustavo", "192", 4, (3, 0, 3, 2), "Academic, Diplomat, Villain, Castille",
    ),
    attachment(
        "Burnished Cuirass", "193", "City", 1, (1, 0, 0, 0), ("-", "-", "-"), "Armor",
    ),
    mercenary(
        "Adelheide Schmidt", "194", 4, (4, 2, 2, "-"), "Eisen",
    ),
    attachment(
        "Eager Blade", "195", "City", 1, (0, 1, 0, 0), ("-", "-", "-"), "Corruption, Weapon, Melee, Sword, Unique",
    ),
    mercenary(
        "Angeline Dèmone", "196", 5, (4, 3, 2, 2), "Pirate, Sorcerer, Montaigne",
    ),
    mercenary(
        "Kalla Forsberg", "197", 4, (4, 2, 1, "-"), "Vesten",
    ),
    attachment(
        "Guild Triskelion", "198", "City", 2, (0, 0, 1, 0), ("-", "-", "-"), "Bureaucracy, Trinket",
    ),
    mercenary(
        "Takama Siad", "199", 3, (3, 0, 2, 2), "Academic, Surgeon, Maghreb",
    ),
    attachment(
        "Crystal Eye", "200", "City", 1, (0, 0, 0, 1), ("-", "-", "-"), "Artifact, Syrneth, Unique",
    ),
    mercenary(
        "Ravenna Destine", "201", 4, (4, 1, 2, 1), "Sorcerer, Strega, Vodacce",
    ),
    attachment(
        "Object of Wonder", "202", "City", 2, (0, 0, 1, 1), ("-", "-", "-"), "Artifact, Syrneth, Unique",
    ),
    mercenary(
        "Leja Juska", "203", 5, (4, 2, 3, 1), "Duelist, Sarmatian",
    ),
    attachment(
        "Syrneth Hand", "204", "City", 2, (0, 1, 0, 0), ("-", "-", "-"), "Artifact, Syrneth, Unique",
    ),
    mercenary(
        "Giacinto", "205", 5, (3, 0, 1, 2), "Academic, Diplomat, Scoundrel, Castille",
    ),
    attachment(
        "Captain's Coat", "206", "City", 3, (0, 0, 0, 0), ("-", "-", "-"), "Attire, Coat",
    ),
]
