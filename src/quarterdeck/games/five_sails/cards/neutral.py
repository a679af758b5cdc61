"""Cards: Neutral."""

from quarterdeck.games.five_sails.effects.language import *

CARDS: list[CityCard] = [
    scheme(
        "Contempt and Hatred", "143", "Neutral", 43, 0, "Demoralize, Duress",
        resolve(
            add_renown(Named(FORUMS)),
            may([add_renown(any_city), if_(succeeded, [discard(All(there, of="available"))])]),
        ),
        stat_bonus(INFLUENCE, -1, MERCENARY),
        action(
            CITY, cost(engage(performer)), pressure(INFLUENCE, ties=True), if_(succeeded, [claim(this_location)]),
        ),
    ),
    scheme(
        "Filling The Ranks", "144", "Neutral", 50, 0, "Bargain, Conscription",
        resolve(add_renown(any_city), if_(player_has(you, "lower", RENOWN, others), [add_renown(any_city(elsewhere))])),
        reaction(
            during(BEGIN_DRAMA), LEADER, when(player_has(you, "lower", CHARACTERS_IN_PLAY, others)),
            recruit(your_leader, chosen(MERCENARY, of="available"), less=(COMBAT, FINESSE, INFLUENCE)),
        ),
    ),
    scheme(
        "Inspire Generosity", "145", "Neutral", 15, 0, "Bureaucracy, Camaraderie",
        resolve(
            move_renown(any_city(with_renown), any_city), add_renown(any_city(Non(with_renown)), EACH),
            draw(1, each_player), draw(1, WhoHas("lower", RENOWN)), draw(1, WhoHas("lower", CHARACTERS_IN_PLAY)),
        ),
    ),
    scheme(
        "Let the Sword Decide", "146", "Neutral", 63, 0, "Flourish, Honor",
        resolve(add_renown(Named(DOCKS, FORUMS), EACH)),
        reaction(after(EQUIP, by_you, of=(WEAPON,)), draw()),
        reaction(during(ANNOUNCE, by_adversary, ability_kind(MANEUVER, TECHNIQUE)), cancel_effects),
    ),
    scheme(
        "Let's Haggle", "147", "Neutral", 77, 0, "Bargain, Market",
        resolve(
            add_renown(Named(BAZAAR, FORUMS), EACH), reveal_until(is_attachment, deck=city_deck),
            add_to_city(revealed(is_attachment), Named(BAZAAR)), sink(the_rest),
        ),
        action(
            CITY,
            equip(
                target(is_attachment, At(BAZAAR), of="available"), performer,
                less=only_if(1, Has(performer, At(BAZAAR))),
            ),
        ),
    ),
    scheme(
        "Marooned", "148", "Neutral", 22, 1, "Betrayal, Solitary",
        resolve(add_renown(Named(DOCKS, BAZAAR), EACH)),
        action(
            CITY, aim(target(MERCENARY, opposing)), discard_from_hand(0, 99),
            for_each("card discarded", one_of([engage(them)], [wound(them)])),
        ),
    ),
    scheme(
        "Midnight Shipment", "149", "Neutral", 80, 0, "Logistics, Market",
        resolve(add_renown(Named(DOCKS, BAZAAR), EACH), deal_city(Named(DOCKS))),
        action(CITY, when(only_events(DOCKS)), by(At(DOCKS)), move(performer, any_city)),
    ),
    scheme(
        "Parley Gone Wrong", "150", "Neutral", 55, 1, "Feud, Provocation",
        resolve(add_renown(Named(FORUMS)), opponents_may(move_renown(any_city(with_renown), Named(FORUMS)))),
        cannot(TO_INTERVENE, At(FORUMS), unstirred(FORUMS)),
    ),
    scheme(
        "Shifting Tides", "151", "Neutral", 1, 1, "Nature",
        when_revealed(discard(All(of="available"))),
        resolve(
            deal_city(any_city, each=True), remove_renown(any_city), add_renown(any_city), choose_opponent(),
            add_renown(any_city(elsewhere), opponent=True),
        ),
    ),
    scheme(
        "Until Morale Improves", "152", "Neutral", 30, -2, "Ad Hoc, Demoralize",
        resolve(one_of([add_renown(any_city)], [move_renown(any_city(with_renown), adjacent_city)])),
        action(CITY, cost(wound(performer)), en_garde(target(here))),
        action(CITY, cost(wound(performer)), engage(target(here))),
    ),
    attachment(
        "Breastplate", "153", "Neutral", 1, (0, 0, 0, 0), ("-", 3, 1), "Armor",
        forced(before(WOUND, provided(in_duel), of=(its_wearer,)), reduce_wounds(it), ONCE_PER_DUEL),
        forced(during(WOUND, of=(its_wearer,)), destroy(this)),
    ),
    attachment(
        "Corpse Speak", "154", "Neutral", 0, (0, 0, 0, 0), ("-", 2, 3), "Sorcery, Unguent",
        equip_only(yours, SORCERER),
        set_stat(INFLUENCE, 0, its_wearer),
        action(cost(engage(host)), play_from_pile(target(is_risk, of="your discard")), to_locker(this)),
    ),
    attachment(
        "Improvised Weapon", "155", "Neutral", 0, (0, 0, 0, 0), ("-", 1, 1), "Flourish, Weapon, Melee, Ad Hoc",
        reaction(
            during(ROUND_END, your_round, of_this_round), works_from(LINE), when(Has(participant, in_play)),
            equip_self(participant),
        ),
        technique(cost(destroy(this)), plus(THRUST)),
        maneuver(plus(PARRY)),
    ),
    attachment(
        "Matchlock Musket", "156", "Neutral", 1, (0, 0, 0, 0), ("-", "-", 5), "Weapon, Ranged, Rifle",
        action(CITY, cost(discard_from_hand()), may([engage(foe := target(next_door))], [wound(foe)], who=foe)),
    ),
    attachment(
        "Throwing Knife", "157", "Neutral", 0, (0, 0, 0, 0), ("-", 2, 3), "Weapon, Ranged, Knife",
        technique(cost(destroy(this)), plus(THRUST)),
    ),
    attachment(
        "Uppman's Jacket", "158", "Neutral", 1, (0, 0, 0, 1), ("-", 2, 2), "Attire, Coat, Rilasciare",
        action(cost(discard_from_hand()), draw()),
    ),
    risk(
        "Appealing to the People", "159", "Neutral", 2, ("-", 3, 1), "Bureaucracy, Heroic",
        price(-1, Has(your_leader, AnyOf(HERO, DIPLOMAT))),
        action(CITY, by(at_yours), en_garde(performer)),
    ),
    risk(
        "Bleed Out", "160", "Neutral", 1, (1, "-", 3), "Villainous",
        price(-1, Has(your_leader, VILLAIN)),
        action(aim(target(wounded, Non(LEADER), in_the_city)), wound(them)),
    ),
    risk(
        "Boon", "161", "Neutral", 0, ("-", 2, 3), "Sorcery, Glamour",
        action(SORCERER, CITY, cost(engage(performer)), equip_self(chosen(here)), NOT_COPIED),
        stat_bonus((COMBAT, FINESSE, INFLUENCE), 1, its_wearer),
        grants(passive(during(END_DAY), discard(this)), its_wearer),
    ),
    risk(
        "Come Hither", "162", "Neutral", 2, ("-", 2, 3), "Romance, Temptation",
        action(aim(target()), move(them, adjacent_city)),
    ),
    risk(
        "Devotion", "163", "Neutral", 1, ("-", 2, 3), "Faith",
        action(
            look(3), sink(chosen(of="looked at")), to_hand(chosen(of="looked at")),
            lay_facedown(the_rest, any_city),
            later(during(END_DAY), if_(controlled_at_dusk, [to_hand(facedown_there)], [discard(facedown_there)])),
        ),
    ),
    risk(
        "Hidden Corridors", "164", "Neutral", 1, ("-", 1, "-"), "Flourish, Stealth",
        action(CITY, move(performer, any_city(Non(bordering)))),
        maneuver(later(during(ROUND_END, your_round), move(participant, adjacent_city))),
    ),
    risk(
        "I Know that Trick!", "165", "Neutral", 0, (1, 1, 1), "Flourish, Prepared",
        maneuver(copy_technique()),
    ),
    risk(
        "I'm Done with You", "166", "Neutral", 0, ("-", 1, "-"), "Flourish, Demoralize",
        maneuver(plus(PARRY, Count(rest_of_line))),
    ),
    risk(
        "Liberating Goods", "167", "Neutral", 0, ("-", 2, 3), "Crime, Theft",
        action(CITY, equip(target(Non(unique), is_attachment, of="opponents discard"), performer, control=True)),
    ),
    risk(
        "A New Strategy", "168", "Neutral", 0, (2, "-", 1), "Logistics, Savvy",
        action(cost(spend_renown()), draw(2), to_locker(this)),
    ),
    risk(
        "Not Today", "169", "Neutral", 0, ("-", 5, "-"), "Ad Hoc",
        forced(during(ROUND_END, your_round, of_this_round), wound(participant), move(participant, home, engaged=True)),
    ),
    risk(
        "Opulence", "170", "Neutral", 0, (0, 0, 1), "Fortune",
        action(cost(discard_hand), draw()),
        keywords="Wealth",
    ),
    risk(
        "Paid Off", "171", "Neutral", 2, (1, "-", 2), "Cunning, Villainous",
        price(-1, Has(performer, AnyOf(VILLAIN, SCOUNDREL))),
        action(
            CITY, pick(target(opposing, MERCENARY)), if_(Has(them, engaged), [move(them, home)], [engage(them)]),
        ),
    ),
    risk(
        "Pull", "172", "Neutral", 1, ("-", 2, 3), "Sorcery, Sorte",
        action(
            SORCERER, CITY, cost(unless(Has(performer, STREGA), wound(performer))),
            move(target(adjacent), this_location),
        ),
    ),
    risk(
        "Sea Legs", "173", "Neutral", 1, (1, 0, 1), "Savvy",
        reaction(after(MOVE, moves_to(any_city), of=(yours, in_play)), move(it, adjacent_city)),
    ),
    risk(
        "Shoddy Craftsmanship", "174", "Neutral", 1, ("-", 1, 3), "Sabotage",
        action(destroy(target(Non(unique), is_attachment, of="equipped"))),
    ),
    risk(
        "Tending the Wounded", "175", "Neutral", 0, ("-", 3, 2), "Faith, Penance",
        action(cost(discard_from_hand(0, 99)), heal(target(yours, Non(LEADER)), cards_discarded)),
    ),
    risk(
        "Triage", "176", "Neutral", 1, (0, 0, 4), "Heroic",
        price(-1, Has(them, AnyOf(HERO, SCOUNDREL))),
        action(aim(target()), heal(them)),
    ),
]
