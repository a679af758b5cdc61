"""Cards: Eisen."""

from quarterdeck.games.five_sails.effects.language import *

CARDS: list[CityCard] = [
    leader(
        "Kaspar Dietrich", "035", "Eisen", (9, 3, 2, 2), 6, 6, "Leader, Hero, General, Eisen",
        parley_bonus(2),
        action(
            CITY, cost(engage(bearer)), reveal_until(MERCENARY, deck=city_deck),
            recruit(bearer, revealed(MERCENARY), even_engaged=True), sink(the_rest),
        ),
    ),
    character(
        "Daniella Dietrich", "036", "Eisen", (4, 2, 3, 1), "Sorcerer, Strega, Vodacce",
        action(CITY, issue_challenge(COMBAT, chosen(MERCENARY, yours, here), target(opposing))),
        technique(later(during(ROUND_END, your_round), move(bearer, adjacent_city)), ONCE_PER_DAY),
    ),
    character(
        "Edeline Trinken", "037", "Eisen", (4, 1, 2, 0), "Innkeeper, Eisen",
        stat_bonus(INFLUENCE, Count(All(here))),
        reaction(after(DUEL_END), aim(target(adjacent, engaged, in_the_duel)), move(them, this_location)),
    ),
    character(
        "Otto Streit", "038", "Eisen", (4, 1, 2, 2), "Academic, Eisen",
        action(CITY, reveal(3), to_hand(chosen(is_attachment, of="aside")), sink(the_rest)),
    ),
    character(
        "Philip Hase", "039", "Eisen", (5, 3, 1, 2), "Academic, Hunter, Eisen",
        reaction(CITY, after(EQUIP, onto(its_bearer), by_you, of=(is_attachment,)), move(bearer, adjacent_location)),
        technique(when(all_of(Has(adversary, engaged), controls(MERCENARY, here))), wound(adversary)),
    ),
    character(
        "Rena Klingenhalter", "040", "Eisen", (5, 2, 3, 1), "Weapons Master, Eisen",
        special(INTERVENES_ARMED),
        stat_bonus(COMBAT, 1, Has(bearer, Wears(WEAPON))),
    ),
    character(
        "Rosine Friese", "041", "Eisen", (4, 2, 2, 2), "Academic, Eisen",
        stat_bonus(INFLUENCE, 1, exists(opposing, SORCERER)),
        action(
            CITY, aim(target(opposing, Non(LEADER), stat_compared(INFLUENCE, "at most", bearer))), engage(them),
            if_(Has(them, SORCERER), [move(them, home)]),
        ),
    ),
    character(
        "Terrell Brandt", "042", "Eisen", (5, 3, 1, 1), "Duelist, Eisen",
        special(TAKES_BACK_ATTACHMENTS),
        technique(plus(THRUST)),
    ),
    character(
        "Uwe Zimmerman", "043", "Eisen", (5, 3, 2, 1), "Hunter, Eisen",
        either_way("Mercenary"),
        value_bonus(THRUST, 1, of_participant(its_bearer), Has(adversary, SORCERER)),
    ),
    scheme(
        "Armed and Marshaled", "044", "Eisen", 37, -1, "Duress, Logistics",
        resolve(
            add_renown(Named(DOCKS, BAZAAR), EACH), to_hand(target(is_attachment, of="your discard")),
        ),
        action(
            CITY, aim(target(opposing, gear_compared("at most", performer))),
            cost(engage(chosen(ready, is_attachment, yours, WornBy(performer), of="equipped"))),
            one_of([engage(them)], [move(them, home)]),
        ),
    ),
    scheme(
        "The Song of Eisen", "045", "Eisen", 67, 0, "Bargain, Prepared",
        resolve(add_renown(Named(FORUMS)), on_top(target(MERCENARY, of="city discard"))),
        parley_bonus(1, is_your_leader, bought=MERCENARY),
        reaction(during(END_DRAMA), when(none_available(MERCENARY, is_attachment)), gain_renown()),
    ),
    attachment(
        "Dark Gift", "046", "Eisen", 1, (0, 0, 0, 0), (3, "-", 0), "Sorcery, Corruption, Unique",
        action(cost(engage(this)), wound(host), move(host, adjacent_location)),
        action(cost(engage(this)), heal(host)),
    ),
    attachment(
        "Kaspar's Panzerhand", "047", "Eisen", 2, (1, 0, 0, 0), (0, 4, 1), "Armor, Eisenfaust, Unique",
        cannot(TO_BE_UNEQUIPPED, itself),
        special(NO_SLOT_TAKEN, itself),
        reaction(during(ANNOUNCE, ability_kind(TECHNIQUE), by_adversary), cancel_effects),
        technique(when(Has(host, Wears(MELEE, WEAPON))), plus(RIPOSTE)),
    ),
    attachment(
        "Langschwert", "048", "Eisen", 0, (0, 0, 0, 0), ("-", 2, 3), "Weapon, Melee, Sword",
        technique(plus(THRUST)),
        technique(plus(THRUST)),
    ),
    attachment(
        "Polished Flintlock", "049", "Eisen", 2, (0, 0, 1, 0), (1, 2, "-"), "Weapon, Ranged, Pistol",
        action(CITY, aim(target(opposing)), may([engage(them)], [wound(them), engage(this)], who=them)),
        technique(cost(engage(this)), gain_lethal),
    ),
    attachment(
        "Unsavory Salve", "050", "Eisen", 0, (0, 0, 0, 0), ("-", 2, 3), "Sorcery, Unguent",
        equip_only(yours, Wears(WEAPON)),
        lost_unless(Wears(WEAPON)),
        technique(cost(plus(THRUST, -1)), wound(adversary)),
    ),
    risk(
        "Answering the Call", "051", "Eisen", 0, (0, 1, 3), "Flourish, Camaraderie, Duty",
        maneuver(take_wounds(target(MERCENARY, yours, here))),
    ),
    risk(
        "Fight Through the Pain", "052", "Eisen", 0, ("-", 0, 5), "Flourish, Relentless, Eisenfaust",
        action(heal(target(equipped))),
        maneuver(later(during(ROUND_END, your_round), heal(participant))),
    ),
    risk(
        "Hexenjagd", "053", "Eisen", 0, ("-", 3, 0), "Hunt, Zeal",
        forced(
            during(ROUND_END, your_round, of_this_round),
            unless(Has(adversary, SORCERER), move(participant, home, engaged=True)),
        ),
        reaction(during(TARGET, with_trait("Sorcerer")), by(at_target), wound(performer), cancel_effects),
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
        action(CITY, issue_challenge(COMBAT, performer, target(opposing), MAY_RETREAT)),
    ),
    risk(
        "Precision", "057", "Eisen", 1, ("-", 1, 4), "Flourish, Ranged",
        maneuver(gain_lethal),
    ),
    risk(
        "Press the Advantage", "058", "Eisen", 2, (1, 1, 1), "Flourish, Relentless, Drexel",
        action(
            CITY, aim(target(opposing, Non(LEADER), stat_compared(COMBAT, "lower", performer))), engage(them),
            move(them, home),
        ),
        maneuver(if_(Has(adversary, engaged), [plus(THRUST, 2)], [plus(THRUST), engage(adversary)])),
    ),
    risk(
        "Regroup", "059", "Eisen", 1, ("-", 2, "-"), "Flourish, Prepared",
        action(CITY, move(performer, adjacent_city)),
        maneuver(later(during(ROUND_END, your_round), move(participant, adjacent_city))),
    ),
    risk(
        "Stratege", "060", "Eisen", 1, ("-", 2, 3), "Camaraderie, Logistics",
        action(
            by(), aim(one := chosen(other, here, of="performers", least=0)), move(Both(performer, one), adjacent_city),
        ),
    ),
    risk(
        "Well-Equipped", "061", "Eisen", 1, (2, "-", 1), "Flourish, Prepared, Drexel",
        action(by(equipped), en_garde(performer)),
        maneuver(plus(RIPOSTE), if_(Has(participant, Wears(WEAPON)), [draw()])),
    ),
]
