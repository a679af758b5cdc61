"""Cards: Montaigne."""

from quarterdeck.games.five_sails.effects.language import *

CARDS: list[CityCard] = [
    leader(
        "Odette Dubois d'Arrent", "062", "Montaigne", (5, 1, 4, 3), 6, 7, "Leader, Hero, Diplomat, Montaigne",
        special(INTERVENES_FREELY, yours, ready, MUSKETEER, here, Has(bearer, under_challenge)),
        action(CITY, move(chosen(yours, adjacent, DUELIST), this_location)),
        reaction(during(ACCEPT, at_here), move_renown(adjacent_city(with_renown), this_location)),
    ),
    character(
        "Bastien Girard", "063", "Montaigne", (3, 2, 4, 1), "Duelist, Musketeer, Montaigne",
        grants(technique(swap_in(chosen(yours, other, MUSKETEER, here))), yours, here),
        technique(later(during(ROUND_END, your_round), if_(Has(bearer, unhurt_this_round), [wound(adversary)]))),
    ),
    character(
        "Guillén de Murrieta", "064", "Montaigne", (4, 2, 1, 2), "Diplomat, Merchant, Castille",
        stat_bonus(COMBAT, 1, player_has(an_opponent, "higher", RENOWN, you)),
        action(CITY, cost(discard_from_hand()), move_renown(adjacent_city(with_renown), this_location)),
    ),
    character(
        "Henri Michelet", "065", "Montaigne", (4, 3, 3, 1), "Duelist, Musketeer, Montaigne",
        cannot(TO_MOVE, yours, other, MUSKETEER, here, opponents=True),
        reaction(
            during(ISSUE, issued_by(its_bearer)),
            cost(engage(chosen(ready, WEAPON, WornBy(bearer), of="equipped"))),
            forbid(target(), TO_INTERVENE, until=THE_DUEL),
        ),
    ),
    character(
        "Horatio Lockwood", "066", "Montaigne", (5, 3, 3, "-"), "Duelist, Scoundrel, Avalon",
        reaction(CITY, after(MOVE, from_here, moves_to(adjacent_city), of=(enemy,)), move(bearer, location_of(it))),
        technique(when(only_one(adversary, enemy, here)), plus(THRUST, 2)),
    ),
    character(
        "Jean Urbain", "067", "Montaigne", (4, 3, 2, 1), "Duelist, Musketeer, Montaigne",
        grants(technique(plus(RIPOSTE)), yours, other, MUSKETEER, here),
        technique(if_(controls(other, MUSKETEER, here), [one_of([plus(THRUST)], [plus(RIPOSTE)])], [plus(THRUST)])),
    ),
    character(
        "Léontine Giroux", "068", "Montaigne", (5, 2, 2, 2), "Duelist, Musketeer, Sorcerer, Montaigne",
        action(SORCERER, CITY, cost(wound(bearer)), move(target(yours, here), another_location)),
    ),
    character(
        "Maxime de Lafayette", "069", "Montaigne", (4, 1, 2, 3), "Villain, Sorcerer, Montaigne",
        ignores_sorcery(),
        action(SORCERER, cost(discard_from_hand()), to_hand(target(Non(unique), is_attachment, of="your discard"))),
    ),
    character(
        "Urraca de Murrieta", "070", "Montaigne", (5, 1, 2, 2), "Diplomat, Castille",
        reaction(after(ADD_RENOWN, by_you), cost(discard_from_hand()), add_renown(that_location)),
    ),
    scheme(
        "Épée Sanglante", "071", "Montaigne", 26, -1, "Challenge, Duty, Glory",
        resolve(add_renown(any_city)),
        stat_bonus(INFLUENCE, 1, yours, MUSKETEER, at_renown(2)),
        action(
            MUSKETEER, CITY,
            issue_challenge(COMBAT, performer, target(opposing), NO_REFUSAL | FIRST_BLOOD_STEALS),
        ),
    ),
    scheme(
        "Réputation Méritée", "072", "Montaigne", 62, 0, "Camaraderie, Honor",
        resolve(add_renown(any_city(Non(with_renown)))),
        action(
            LEADER, CITY, cost(engage(performer)), pressure(INFLUENCE, ties=True, counting=[Non(MERCENARY)]),
            if_(succeeded, [
                discard(chosen(here, of="available")),
                muster(chosen(is_character, of="approach"), this_location),
            ]),
        ),
    ),
    attachment(
        "Cavalier Hat", "073", "Montaigne", 2, (0, 0, 1, 0), (2, "-", 2), "Attire, Hat",
        equip_only(yours, DUELIST),
        action(CITY, cost(engage(performer)), issue_challenge(FINESSE, performer, target(opposing))),
    ),
    attachment(
        "Mastercrafted Rapier", "074", "Montaigne", 0, (0, 0, 0, 0), (2, 0, 1), "Weapon, Melee, Sword",
        equip_only(yours, DUELIST),
        technique(plus(RIPOSTE)),
    ),
    attachment(
        "Tabard of the Fallen Musketeer", "075", "Montaigne", 1, (0, 0, 0, 1), (0, 3, "-"),
        "Attire, Tabard, Oathsworn, Unique",
        equip_only(yours, Non(DIPLOMAT)),
        gains("Musketeer", its_wearer),
        action(CITY, cost(engage(performer)), pressure(INFLUENCE, ties=True), if_(succeeded, [claim(this_location)])),
    ),
    risk(
        "Blood Mark", "076", "Montaigne", 0, ("-", 2, "-"), "Sorcery, Porte",
        action(
            SORCERER, move(performer, any_city),
            may([wound(performer), if_(succeeded, [move(chosen(yours, other, left_behind), this_location)])]),
        ),
    ),
    risk(
        "Broken-time", "077", "Montaigne", 0, (1, 0, 0), "Flourish, Valroux",
        maneuver(
            DUELIST, reveal(StatOf(participant, FINESSE)), play_as_combat_card(chosen(of="aside")), sink(the_rest),
            use_maneuver(them),
        ),
    ),
    risk(
        "Defending Honor", "078", "Montaigne", 1, (1, 0, 3), "Challenge, Provocation",
        action(issue_challenge(COMBAT, target(enemy), chosen(yours, OpposesOneOf(them), by=PlayerOf(them)))),
    ),
    risk(
        "Disarm", "079", "Montaigne", 1, (1, 1, 1), "Flourish, Demoralize",
        price(-1, StatIs(participant, FINESSE, "higher", adversary)),
        maneuver(
            aim(target(WEAPON, WornBy(adversary), of="equipped")),
            may([destroy(them)], [wound(adversary)], who=adversary),
        ),
    ),
    risk(
        "Friends at Court", "080", "Montaigne", 0, (0, 2, 3), "Bureaucracy, Rumor",
        reaction(
            CITY, after(DUEL_END), by(slew_adversary), pressure(INFLUENCE), if_(succeeded, [claim(this_location)]),
        ),
    ),
    risk(
        "Gallant Deeds", "081", "Montaigne", 1, (1, 2, 2), "Heroic, Honor",
        action(CITY, aim(target(opposing, engaged)), en_garde(Both(them, performer))),
    ),
    risk(
        "A Heroic End", "082", "Montaigne", 0, ("-", "-", 3), "Flourish, Heroic",
        maneuver(final_strike(add_threat(adversary, 2), gain_lethal)),
    ),
    risk(
        "Legendary Reputation", "083", "Montaigne", 2, (1, 1, 2), "Challenge, Glory, Honor",
        action(CITY, issue_challenge(COMBAT, performer, target(opposing), ONLY_LEADERS_INTERVENE)),
    ),
    risk(
        "Master of Valroux Style", "084", "Montaigne", 1, (1, 1, 1), "Flourish, Valroux",
        price(-1, Has(adversary, engaged)),
        maneuver(DUELIST, plus(RIPOSTE), draw(), plus(THRUST, 1, adversary)),
    ),
    risk(
        "Porté Travel", "085", "Montaigne", 0, ("-", "-", "-"), "Sorcery, Porté, Unique",
        forced(
            during(COMBAT_CARD, provided(controls(SORCERER)), of=(itself,)),
            wound(chosen(yours, SORCERER)), move(participant, location_of(them)), take_threat(participant),
        ),
        action(SORCERER, cost(wound(performer)), move(target(yours, adjacent), this_location), REPEATABLE),
    ),
    risk(
        "Status Matters", "086", "Montaigne", 1, (1, 0, 1), "Flourish, Demoralize, Valroux",
        price(-1, Has(adversary, MERCENARY)),
        action(aim_place(unguarded_location), release(that_location)),
        maneuver(if_(Has(adversary, engaged), [wound(adversary)], [engage(adversary)])),
    ),
    risk(
        "Valiant Spirit", "087", "Montaigne", 2, (1, 1, 2), "Flourish, Duty",
        action(by(Non(MERCENARY)), en_garde(performer)),
        maneuver(when(Has(participant, Non(MERCENARY))), en_garde(participant)),
    ),
    risk(
        "You're Embarrassing Yourself", "088", "Montaigne", 0, (2, 0, 1), "Flourish, Demoralize, Valroux",
        reaction(during(ISSUE, issued_by(opposing, MERCENARY)), cancel_it),
        maneuver(when(Has(adversary, MERCENARY)), plus(RIPOSTE)),
    ),
]
