"""Cards: City."""

from quarterdeck.games.five_sails.effects.language import *

CARDS: list[CityCard] = [
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
        action(when(you_control_here), draw()),
    ),
    location(
        "Governor's Gardens", "005", GARDENS,
        action(when(you_control_here), draw()),
    ),
    city_event(
        "Penya Shows The Way", "177", "Heroic, Savvy",
        reaction(
            during(BEGIN_DUSK), when(you_control_here),
            may([forbid(chosen(yours, here), TO_GO_HOME), look(3, city_deck), put_back()]),
        ),
    ),
    mercenary(
        "Carmella Vanessa Salvaggi", "178", 5, (4, 3, 2, 1), "Duelist, Vodacce",
        special(ISSUES_ENGAGED, also=INTERVENES_ENGAGED, daily=True),
    ),
    city_event(
        "Siren's Scream", "179", "Catastrophe, Monster",
        forced(after(CITY_CARD, of=(itself,)), each_pays_this),
        cannot(TO_BE_DISCARDED, itself, amount_is(renown_on_this, "at least", 1)),
        action(CITY, cost(engage(performer)), take_from_this),
    ),
    mercenary(
        "Kaj Kousei", "180", 4, (4, 1, 2, 2), "Academic, Explorer's Society, Numa",
        price(-1, equipped_by(yours), ARTIFACT, is_attachment),
        action(
            CITY, reveal(4, city_deck),
            equip(chosen(ARTIFACT, is_attachment, of="aside", least=0), chosen(yours, here)), sink(the_rest),
        ),
    ),
    attachment(
        "Sorte Deck", "181", "City", 1, (0, 0, 0, 0), ("-", "-", "-"), "Sorte, Trinket",
        reaction(
            after(WOUND, of=(here, in_play)), cost(engage(this)), if_(Has(host, STREGA), [heal(it, 2)], [heal(it)]),
        ),
    ),
    mercenary(
        "Eko Sorridi", "182", 4, (3, 3, 2, 1), "Pirate, Maghreb",
        reaction(CITY, before(MOVE, of=(opposing,)), wound(it)),
    ),
    city_event(
        "So It Begins", "183", "Brawl, Feud",
        value_bonus(PARRY, -1, of_participant(here)),
        pressure_bonus(StatOf(it, COMBAT), here, pressure_uses(COMBAT, other=True)),
    ),
    mercenary(
        "Claude de la Roche", "184", 6, (4, 1, 1, 2), "Diplomat, Montaigne",
        pressure_bonus(1, pressure_uses(INFLUENCE)),
        reaction(CITY, during(PRESSURE, at_here), count_only_ready),
    ),
    city_event(
        "Risky Undertaking", "185", "Discovery, Explorer's Society, Fortune",
        action(CITY, cost(discard_from_hand(2)), add_renown(this_location), discard(this)),
    ),
    mercenary(
        "Maryam Benu Pleroma", "186", 6, (5, 4, 3, "-"), "Duelist, Weapons Master, Ashur",
        forced(during(TARGET, by_risk, of=(itself,)), cancel_effects, ONCE_PER_DAY),
        technique(forbid(adversary, TO_MANEUVER, until=THE_ROUND)),
    ),
    attachment(
        "Smuggled Item", "187", "City", 1, (0, 0, 0, 1), ("-", "-", "-"), "Artifact",
        action(cost(destroy(this)), equip(chosen(is_attachment, of="hand or available"), bearer, free=True)),
    ),
    mercenary(
        "Vladislav Novikoff", "188", 4, (5, 0, 0, "-"), "Ussura",
        special(INTERVENES_ENGAGED),
        special(TAKES_THE_THREAT),
    ),
    city_event(
        "Point of Opportunity", "189", "Duress, Fortune",
        action(
            CITY, cost(engage(performer)),
            one_of([move_renown(this_location, adjacent_city)], [move_renown(adjacent_city, this_location)]),
            discard(this),
        ),
    ),
    mercenary(
        "Sigurd Ulfsen", "190", 4, (5, 2, 3, "-"), "Pirate, Vesten",
        never_rises(COMBAT),
        cannot(TO_ISSUE),
        special(DRAWS_CHALLENGES, Has(bearer, ready)),
    ),
    attachment(
        "Duckfoot Pistol", "191", "City", 1, (0, 0, 0, 0), ("-", "-", "-"), "Weapon, Ranged, Pistol",
        action(cost(destroy(this)), wound(All(Non(LEADER), here))),
    ),
    mercenary(
        "Gustavo", "192", 4, (3, 0, 3, 2), "Academic, Diplomat, Villain, Castille",
        action(
            CITY, reveal(StatOf(bearer, INFLUENCE)), to_hand(chosen(is_risk, of="aside")), sink(the_rest),
        ),
    ),
    attachment(
        "Burnished Cuirass", "193", "City", 1, (1, 0, 0, 0), ("-", "-", "-"), "Armor",
        technique(plus(THRUST, -1, adversary)),
    ),
    mercenary(
        "Adelheide Schmidt", "194", 4, (4, 2, 2, "-"), "Eisen",
        action(CITY, cost(discard(chosen(is_attachment, of="hand or worn here"))), wound(target(opposing))),
    ),
    attachment(
        "Eager Blade", "195", "City", 1, (0, 1, 0, 0), ("-", "-", "-"), "Corruption, Weapon, Melee, Sword, Unique",
        forced(works_from(DISCARD), after(ENTER_DISCARD, of=(itself,)), add_to_city(this, Named(BAZAAR))),
        passive(during(COMBAT_CARD, through(host)), destroy(this), plus(RIPOSTE)),
    ),
    mercenary(
        "Angeline Dèmone", "196", 5, (4, 3, 2, 2), "Pirate, Sorcerer, Montaigne",
        passive(
            before(ENGAGE, from_moving, of=(itself,)), may([discard_from_hand(), instead]),
        ),
        technique(
            when(StatIs(bearer, COMBAT, "at least", adversary)),
            when(StatIs(bearer, INFLUENCE, "at least", adversary)),
            plus(RIPOSTE),
        ),
    ),
    mercenary(
        "Kalla Forsberg", "197", 4, (4, 2, 1, "-"), "Vesten",
        price(-1, equipped_by(its_bearer), is_attachment),
        action(pass_on(yours, here)),
    ),
    attachment(
        "Guild Triskelion", "198", "City", 2, (0, 0, 1, 0), ("-", "-", "-"), "Bureaucracy, Trinket",
        gains("Duelist", its_wearer),
        action(
            CITY, cost(engage(performer)),
            issue_challenge(FINESSE, performer, target(opposing), ONLY_LEADERS_REFUSE),
        ),
    ),
    mercenary(
        "Takama Siad", "199", 3, (3, 0, 2, 2), "Academic, Surgeon, Maghreb",
        reaction(after(DUEL_END, of=(yours, in_play, here)), heal(it)),
    ),
    attachment(
        "Crystal Eye", "200", "City", 1, (0, 0, 0, 1), ("-", "-", "-"), "Artifact, Syrneth, Unique",
        forced(after(EQUIP, by_you, of=(itself,)), choose_opponent(), mark_approach()),
        reaction(after(REVEAL, of=(enemy, remembered)), gain_renown()),
    ),
    mercenary(
        "Ravenna Destine", "201", 4, (4, 1, 2, 1), "Sorcerer, Strega, Vodacce",
        action(SORCERER, CITY, cost(wound(bearer)), draw()),
    ),
    attachment(
        "Object of Wonder", "202", "City", 2, (0, 0, 1, 1), ("-", "-", "-"), "Artifact, Syrneth, Unique",
        forced(
            works_from(CITY_ZONE, ASIDE, DISCARD, EQUIPPED), during(EQUIP, of=(itself,)), equip_to_leader,
        ),
        reaction(
            during(TO_LOCKER, of=(Non(MERCENARY), is_character, yours, in_play)),
            to_locker(this), to_approach_instead(it),
        ),
    ),
    mercenary(
        "Leja Juska", "203", 5, (4, 2, 3, 1), "Duelist, Sarmatian",
        reaction(
            during(ROUND_BEGIN, duel_here, first_round), pick(one := chosen(in_the_duel)),
            one_of([add_threat(one)], [take_threat(one, 1)]),
        ),
    ),
    attachment(
        "Syrneth Hand", "204", "City", 2, (0, 1, 0, 0), ("-", "-", "-"), "Artifact, Syrneth, Unique",
        cannot(TO_BE_DESTROYED, itself),
        cannot(TO_BE_DISCARDED, itself),
        cannot(TO_BE_UNEQUIPPED, itself),
        technique(cost(wound(performer)), plus(PARRY, -2, adversary)),
    ),
    mercenary(
        "Giacinto", "205", 5, (3, 0, 1, 2), "Academic, Diplomat, Scoundrel, Castille",
        action(CITY, cost(engage(bearer)), engage(foe := target(opposing)), move(Both(foe, bearer), adjacent_city)),
    ),
    attachment(
        "Captain's Coat", "206", "City", 3, (0, 0, 0, 0), ("-", "-", "-"), "Attire, Coat",
        action(CITY, cost(engage(this)), pressure(INFLUENCE), if_(succeeded, [claim(this_location)])),
    ),
]
