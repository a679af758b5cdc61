"""Cards: Eisen."""

from quarterdeck.games.five_sails.effects.language import (
    CITY, EISENFAUST, LEADER, MERCENARY, RANGED, WEAPON, Card, Compared, Has, Non, StatIs, Wears, action, adjacent_city,
    adversary, aim, attachment, by, character, chosen, draw, en_garde, engage, engaged, equipped, gain_lethal, heal, home,
    if_, is_attachment, leader, maneuver, move, opposing, participant, performer, plus, price, reveal_top, risk, scheme,
    sink_rest, special, target, technique, them, to_hand, when, when_your_round_ends, wound, either,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import COMBAT, RIPOSTE, THRUST

CARDS: list[Card] = [
    leader(
        "Kaspar Dietrich", "035", "Eisen", (9, 3, 2, 2), 6, 6, "Leader, Hero, General, Eisen",
    ),
    character(
        "Daniella Dietrich", "036", "Eisen", (4, 2, 3, 1), "Sorcerer, Strega, Vodacce",
    ),
    character(
        "Otto Streit", "038", "Eisen", (4, 1, 2, 2), "Academic, Eisen",
        action(CITY, reveal_top(3), to_hand(chosen(is_attachment, of="aside")), sink_rest()),
    ),
    character(
        "Philip Hase", "039", "Eisen", (5, 3, 1, 2), "Academic, Hunter, Eisen",
    ),
    character(
        "Terrell Brandt", "042", "Eisen", (5, 3, 1, 1), "Duelist, Eisen",
        special("keeps attachments of the line"),
        technique(plus(THRUST)),
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
        "Dark Gift", "046", "Eisen", 1, (0, 0, 0, 0), (3, "-", 0), "Sorcery, Corruption, Unique",
    ),
    attachment(
        "Kaspar's Panzerhand", "047", "Eisen", 2, (1, 0, 0, 0), (0, 4, 1), "Armor, Eisenfaust, Unique",
    ),
    attachment(
        "Langschwert", "048", "Eisen", 0, (0, 0, 0, 0), ("-", 2, 3), "Weapon, Melee, Sword",
        technique(plus(THRUST)),
        technique(plus(THRUST)),
    ),
    attachment(
        "Polished Flintlock", "049", "Eisen", 2, (0, 0, 1, 0), (1, 2, "-"), "Weapon, Ranged, Pistol",
    ),
    risk(
        "Answering the Call", "051", "Eisen", 0, (0, 1, 3), "Flourish, Camaraderie, Duty",
    ),
    risk(
        "Fight Through the Pain", "052", "Eisen", 0, ("-", 0, 5), "Flourish, Relentless, Eisenfaust",
        action(heal(target(equipped))),
        maneuver(when_your_round_ends(heal(participant))),
    ),
    risk(
        "Iron Reply", "054", "Eisen", 1, (2, "-", 1), "Flourish, Eisenfaust",
        price(-1, Has(participant, Wears(EISENFAUST, is_attachment))),
        maneuver(
            when(either(StatIs(participant, COMBAT, "at least", adversary),
                        Has(participant, Wears(EISENFAUST, is_attachment)))),
            wound(adversary),
        ),
    ),
    risk(
        "Last Word", "055", "Eisen", 0, (0, 1, 2), "Flourish, Ranged",
        action(CITY, by(Wears(RANGED, WEAPON)), move(target(opposing), adjacent_city)),
        maneuver(when(Has(participant, Wears(RANGED, WEAPON))), wound(adversary)),
    ),
    risk(
        "Move Along", "056", "Eisen", 1, (0, 1, 4), "Challenge, Provocation",
    ),
    risk(
        "Precision", "057", "Eisen", 1, ("-", 1, 4), "Flourish, Ranged",
        maneuver(gain_lethal()),
    ),
    risk(
        "Press the Advantage", "058", "Eisen", 2, (1, 1, 1), "Flourish, Relentless, Drexel",
        action(
            CITY, aim(target(opposing, Non(LEADER), Compared(COMBAT, "lower", performer))), engage(them),
            move(them, home),
        ),
        maneuver(if_(Has(adversary, engaged), [plus(THRUST, 2)], [plus(THRUST), engage(adversary)])),
    ),
    risk(
        "Regroup", "059", "Eisen", 1, ("-", 2, "-"), "Flourish, Prepared",
        action(CITY, move(performer, adjacent_city)),
        maneuver(when_your_round_ends(move(participant, adjacent_city))),
    ),
    risk(
        "Stratege", "060", "Eisen", 1, ("-", 2, 3), "Camaraderie, Logistics",
    ),
    risk(
        "Well-Equipped", "061", "Eisen", 1, (2, "-", 1), "Flourish, Prepared, Drexel",
        action(by(equipped), en_garde(performer)),
        maneuver(plus(RIPOSTE), if_(Has(participant, Wears(WEAPON)), [draw()])),
    ),
]
