"""Cards: Eisen."""

from quarterdeck.games.five_sails.effects.build import Card, attachment, character, leader, risk, scheme

CARDS: list[Card] = [
    leader(
        "Kaspar Dietrich", "035", "Eisen", (9, 3, 2, 2), 6, 6, "Leader, Hero, General, Eisen",
    ),
    character(
        "Daniella Dietrich", "036", "Eisen", (4, 2, 3, 1), "Sorcerer, Strega, Vodacce",
    ),
    character(
        "Otto Streit", "038", "Eisen", (4, 1, 2, 2), "Academic, Eisen",
    ),
    character(
        "Philip Hase", "039", "Eisen", (5, 3, 1, 2), "Academic, Hunter, Eisen",
    ),
    character(
        "Terrell Brandt", "042", "Eisen", (5, 3, 1, 1), "Duelist, Eisen",
    ),
    character(
        "Uwe Zimmerman", "043", "Eisen", (5, 3, 2, 1), "Hunter, Eisen",
    ),
    scheme(
        "Armed and Marshaled", "044", "Eisen", 37, -1, "Duress, Logistics",
    ),
    scheme(
        "The Song of Eisen", "045", "Eisen", 67, 0, "Bargain, Prepared",
    ),
    attachment(
        "Dark Gift", "046", "Eisen", 1, "Sorcery, Corruption, Unique",
        values=(3, "-", 0),
    ),
    attachment(
        "Kaspar's Panzerhand", "047", "Eisen", 2, "Armor, Eisenfaust, Unique",
        modifiers=(1, 0, 0, 0),
        values=(0, 4, 1),
    ),
    attachment(
        "Langschwert", "048", "Eisen", 0, "Weapon, Melee, Sword",
        values=("-", 2, 3),
    ),
    attachment(
        "Polished Flintlock", "049", "Eisen", 2, "Weapon, Ranged, Pistol",
        modifiers=(0, 0, 1, 0),
        values=(1, 2, "-"),
    ),
    risk(
        "Answering the Call", "051", "Eisen", 0, (0, 1, 3), "Flourish, Camaraderie, Duty",
    ),
    risk(
        "Fight Through the Pain", "052", "Eisen", 0, ("-", 0, 5), "Flourish, Relentless, Eisenfaust",
    ),
    risk(
        "Iron Reply", "054", "Eisen", 1, (2, "-", 1), "Flourish, Eisenfaust",
    ),
    risk(
        "Last Word", "055", "Eisen", 0, (0, 1, 2), "Flourish, Ranged",
    ),
    risk(
        "Move Along", "056", "Eisen", 1, (0, 1, 4), "Challenge, Provocation",
    ),
    risk(
        "Precision", "057", "Eisen", 1, ("-", 1, 4), "Flourish, Ranged",
    ),
    risk(
        "Press the Advantage", "058", "Eisen", 2, (1, 1, 1), "Flourish, Relentless, Drexel",
    ),
    risk(
        "Regroup", "059", "Eisen", 1, ("-", 2, "-"), "Flourish, Prepared",
    ),
    risk(
        "Stratege", "060", "Eisen", 1, ("-", 2, 3), "Camaraderie, Logistics",
    ),
    risk(
        "Well-Equipped", "061", "Eisen", 1, (2, "-", 1), "Flourish, Prepared, Drexel",
    ),
]
