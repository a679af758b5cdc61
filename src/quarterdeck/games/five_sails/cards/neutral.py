"""Cards: Neutral."""

from quarterdeck.games.five_sails.effects.build import Card, attachment, risk, scheme

CARDS: list[Card] = [
    scheme(
        "Let the Sword Decide", "146", "Neutral", 63, 0, "Flourish, Honor",
    ),
    scheme(
        "Let's Haggle", "147", "Neutral", 77, 0, "Bargain, Market",
    ),
    scheme(
        "Midnight Shipment", "149", "Neutral", 80, 0, "Logistics, Market",
    ),
    scheme(
        "Parley Gone Wrong", "150", "Neutral", 55, 1, "Feud, Provocation",
    ),
    attachment(
        "Breastplate", "153", "Neutral", 1, (0, 0, 0, 0), ("-", 3, 1), "Armor",
    ),
    attachment(
        "Improvised Weapon", "155", "Neutral", 0, (0, 0, 0, 0), ("-", 1, 1), "Flourish, Weapon, Melee, Ad Hoc",
    ),
    attachment(
        "Matchlock Musket", "156", "Neutral", 1, (0, 0, 0, 0), ("-", "-", 5), "Weapon, Ranged, Rifle",
    ),
    attachment(
        "Throwing Knife", "157", "Neutral", 0, (0, 0, 0, 0), ("-", 2, 3), "Weapon, Ranged, Knife",
    ),
    risk(
        "Appealing to the People", "159", "Neutral", 2, ("-", 3, 1), "Bureaucracy, Heroic",
    ),
    risk(
        "Devotion", "163", "Neutral", 1, ("-", 2, 3), "Faith",
    ),
    risk(
        "I Know that Trick!", "165", "Neutral", 0, (1, 1, 1), "Flourish, Prepared",
    ),
    risk(
        "A New Strategy", "168", "Neutral", 0, (2, "-", 1), "Logistics, Savvy",
    ),
    risk(
        "Not Today", "169", "Neutral", 0, ("-", 5, "-"), "Ad Hoc",
    ),
    risk(
        "Triage", "176", "Neutral", 1, (0, 0, 4), "Heroic",
    ),
]
