"""Cards: Montaigne."""

from quarterdeck.games.five_sails.effects.build import Card, attachment, character, leader, risk, scheme

CARDS: list[Card] = [
    leader(
        "Odette Dubois d'Arrent", "062", "Montaigne", (5, 1, 4, 3), 6, 7, "Leader, Hero, Diplomat, Montaigne",
    ),
    character(
        "Bastien Girard", "063", "Montaigne", (3, 2, 4, 1), "Duelist, Musketeer, Montaigne",
    ),
    character(
        "Henri Michelet", "065", "Montaigne", (4, 3, 3, 1), "Duelist, Musketeer, Montaigne",
    ),
    character(
        "Jean Urbain", "067", "Montaigne", (4, 3, 2, 1), "Duelist, Musketeer, Montaigne",
    ),
    character(
        "Léontine Giroux", "068", "Montaigne", (5, 2, 2, 2), "Duelist, Musketeer, Sorcerer, Montaigne",
    ),
    character(
        "Maxime de Lafayette", "069", "Montaigne", (4, 1, 2, 3), "Villain, Sorcerer, Montaigne",
    ),
    scheme(
        "Épée Sanglante", "071", "Montaigne", 26, -1, "Challenge, Duty, Glory",
    ),
    scheme(
        "Réputation Méritée", "072", "Montaigne", 62, 0, "Camaraderie, Honor",
    ),
    attachment(
        "Cavalier Hat", "073", "Montaigne", 2, (0, 0, 1, 0), (2, "-", 2), "Attire, Hat",
    ),
    attachment(
        "Mastercrafted Rapier", "074", "Montaigne", 0, (0, 0, 0, 0), (2, 0, 1), "Weapon, Melee, Sword",
    ),
    attachment(
        "Tabard of the Fallen Musketeer", "075", "Montaigne", 1, (0, 0, 0, 1), (0, 3, "-"), "Attire, Tabard, Oathsworn, Unique",
    ),
    risk(
        "Blood Mark", "076", "Montaigne", 0, ("-", 2, "-"), "Sorcery, Porte",
    ),
    risk(
        "Broken-time", "077", "Montaigne", 0, (1, 0, 0), "Flourish, Valroux",
    ),
    risk(
        "Defending Honor", "078", "Montaigne", 1, (1, 0, 3), "Challenge, Provocation",
    ),
    risk(
        "Disarm", "079", "Montaigne", 1, (1, 1, 1), "Flourish, Demoralize",
    ),
    risk(
        "Friends at Court", "080", "Montaigne", 0, (0, 2, 3), "Bureaucracy, Rumor",
    ),
    risk(
        "Gallant Deeds", "081", "Montaigne", 1, (1, 2, 2), "Heroic, Honor",
    ),
    risk(
        "A Heroic End", "082", "Montaigne", 0, ("-", "-", 3), "Flourish, Heroic",
    ),
    risk(
        "Legendary Reputation", "083", "Montaigne", 2, (1, 1, 2), "Challenge, Glory, Honor",
    ),
    risk(
        "Master of Valroux Style", "084", "Montaigne", 1, (1, 1, 1), "Flourish, Valroux",
    ),
    risk(
        "Porté Travel", "085", "Montaigne", 0, ("-", "-", "-"), "Sorcery, Porté, Unique",
    ),
    risk(
        "Status Matters", "086", "Montaigne", 1, (1, 0, 1), "Flourish, Demoralize, Valroux",
    ),
    risk(
        "Valiant Spirit", "087", "Montaigne", 2, (1, 1, 2), "Flourish, Duty",
    ),
    risk(
        "You're Embarrassing Yourself", "088", "Montaigne", 0, (2, 0, 1), "Flourish, Demoralize, Valroux",
    ),
]
