"""Cards: Ussura."""

from quarterdeck.games.five_sails.effects.language import *

CARDS: list[CityCard] = [
    leader(
        "Yevgeni", "116", "Ussura", (12, 4, 2, 1), 5, 5, "Leader, Exile, Hero, Sorcerer, Ussura",
        passive(during(COMBAT_CARD, through(bearer), of=()), plus(THRUST, 1, it)),
        reaction(after(REFUSE, issued_by(its_bearer)), en_garde(bearer)),
        reaction(while_paying(Non(is_character)), costs_less(1)),
    ),
    character(
        "Ekaterina Ilyanava", "117", "Ussura", (4, 1, 2, 3), "Academic, Cartographer, Ussura",
        action(CITY, cost(move_renown(this_location, any_city)), move(bearer, any_city(elsewhere))),
        reaction(after(CLAIM, by_opponent, at_here), remove_renown(this_location, 1)),
    ),
    character(
        "Elina Georginova", "118", "Ussura", (4, 2, 2, 1), "Sorcerer, Ussura",
        action(
            CITY, move(bearer, adjacent_city),
            if_(all_of(succeeded, Has(bearer, opposed)), [en_garde(bearer)]),
        ),
        reaction(
            CITY, after(USED, with_trait("Sorcerer"), performed_by(bearer)),
            move_renown(any_city(with_renown), this_location),
        ),
    ),
    character(
        "Nazem ibn Umur", "119", "Ussura", (5, 2, 3, 0), "Duelist, Anatol Ayh",
        stat_bonus(INFLUENCE, Count(All(enemy, engaged, here))),
        passive(during(REFUSE, issued_by(its_bearer), of=(enemy,)), engage(it)),
    ),
    character(
        "Pavel Ivanov", "120", "Ussura", (3, 0, 2, 3), "Academic, Ussura",
        stat_bonus(INFLUENCE, 1, Has(bearer, at_yours)),
        reaction(after(CLAIM, by_opponent), draw()),
        technique(plus(PARRY)),
    ),
    character(
        "Ren", "121", "Ussura", (4, 3, 3, 0), "Hero, Academic, Duelist, Shenzhou",
        value_bonus(PARRY, -1, of_adversary(bearer), player_has(that_adversary, "at least", CHARACTERS_IN_PLAY, you)),
    ),
    character(
        "Torsten Vakt", "122", "Ussura", (6, 3, 1, 2), "Scoundrel, Murskaaja, Vesten",
        value_bonus(THRUST, 1, of_participant(its_bearer), amount_is(WoundsOn(bearer), "at least", 2)),
        reaction(during(TARGET, with_trait("Sorcerer", "Sorcery"), of=(itself,)), cancel_effects),
    ),
    character(
        "Valeri Mikhailov", "123", "Ussura", (4, 2, 3, 1), "Duelist, Ussura",
        action(
            cost(engage(bearer)), aim(target(enemy, next_door)), move(bearer, location_of(them)),
            issue_challenge(COMBAT, bearer, them, NO_INTERVENTION),
        ),
        technique(if_(amount_is(WoundsOn(bearer), "lower", WoundsOn(adversary)), [plus(RIPOSTE)], [plus(THRUST)])),
    ),
    character(
        "Ved'ma", "124", "Ussura", (3, 1, 2, 3), "Sorcerer, Ussura",
        action(SORCERER, cost(engage(bearer)), play_from_pile(target(SORCERY, of="your discard"), LOCKER)),
        reaction(engaged_by_play(bearer, SORCERY), en_garde(bearer)),
    ),
    scheme(
        "The Boar's Guile", "125", "Ussura", 40, 1, "Cunning, Hunt",
        resolve(may([add_renown(any_city)], [move_renown(any_city(with_renown), adjacent_city)]), mark(chosen(enemy))),
        value_bonus(THRUST, 1, yours, Has(adversary, Among(the_marked))),
        reaction(during(BEGIN_DUSK), when(Has(the_marked, at_home)), gain_renown()),
    ),
    scheme(
        "Leshiye of the Wood", "126", "Ussura", 34, 0, "Leshiye, Nature",
        resolve(
            pick_place(any_city(outermost)), add_renown(any_city(elsewhere), 2), lie_there,
            discard(All(there, of="available")), remove_renown(that_location), release(that_location),
            move(All(there), home), later(during(END_DAY), to_locker(this)),
        ),
        cannot(TO_CHANGE_RENOWN, under_this),
        cannot(TO_BE_CONTROLLED, under_this),
    ),
    attachment(
        "Grandfather's Hammer", "127", "Ussura", 2, (0, 0, 0, 0), ("-", 1, 5), "Weapon, Melee, Hammer, Unique",
        reaction(after(ROUND_BEGIN, your_round), when(no_card_yet), play_as_combat_card(this), gain_lethal),
        technique(plus(THRUST, 2)),
    ),
    attachment(
        "Mireli Sabre", "128", "Ussura", 0, (0, 0, 0, 0), (2, "-", 1), "Weapon, Melee, Sword, Mireli",
        technique(
            if_(amount_is(StatOf(performer, FINESSE), "at least", 2), [plus(PARRY)]),
            if_(amount_is(StatOf(performer, COMBAT), "at least", 3), [plus(THRUST)]),
        ),
    ),
    risk(
        "Borets", "129", "Ussura", 0, (0, 2, 2), "Flourish, Kulachniy Boi",
        maneuver(forbid(Both(participant, adversary), TO_MANEUVER, TO_USE_TECHNIQUE, until=THE_DUEL)),
    ),
    risk(
        "Indomitable Will", "130", "Ussura", 0, (1, 2, "-"), "Immovable, Provocation",
        action(
            CITY, when(uncontrolled), when(only_one(performer, yours, here)), claim(this_location),
            hold_while(performer),
        ),
    ),
    risk(
        "Iron and Velvet", "131", "Ussura", 1, ("-", 1, 2), "Challenge, Kulachniy Boi",
        action(CITY, by(unequipped), issue_challenge(COMBAT, performer, target(opposing))),
        maneuver(wound(All(in_the_duel, Wears(is_attachment)))),
    ),
    risk(
        "Matushka's Command", "132", "Ussura", 1, ("-", 2, "-"), "Sorcery, Dar Matushki",
        action(SORCERER, pick_place(this_location), move(All(engaged, there), home), engage(All(there))),
    ),
    risk(
        "Matushka's Efficiency", "133", "Ussura", 1, (2, "-", 1), "Sorcery, Dar Matushki",
        action(
            SORCERER, cost(in_place_of_costs(engage(performer))), move(target(yours, here), another_location),
        ),
        maneuver(SORCERER, move(Both(participant, adversary), adjacent_city)),
    ),
    risk(
        "Matushka's Sight", "134", "Ussura", 0, ("-", 1, 4), "Sorcery, Dar Matushki",
        action(
            SORCERER, look(5, any_deck),
            discard(chosen(of="looked at", least=0, most=StatOf(performer, INFLUENCE))), put_back(),
            may([engage(performer), if_(succeeded, [draw()])]),
        ),
    ),
    risk(
        "Mireli's Revision", "135", "Ussura", 1, (1, 1, 1), "Flourish, Mireli",
        reaction(during(COMBAT_CARD, by_adversary, of=()), discard(it), gamble_instead),
        maneuver(one_of([plus(PARRY, 2)], [wound(adversary), plus(THRUST, -2, adversary)])),
    ),
    risk(
        "My Fight, Alone", "136", "Ussura", 0, (1, 1, 1), "Flourish, Relentless",
        action(CITY, when(only_one(performer, yours, here)), heal(performer)),
        maneuver(when(only_one(participant, yours, here)), plus(RIPOSTE)),
    ),
    risk(
        "Predatory Pursuit", "137", "Ussura", 1, ("-", 1, 4), "Hunt, Relentless",
        reaction(
            CITY, after(MOVE, from_here, moves_to(any_city), of=(enemy,)), move(performer, location_of(it)), wound(it),
        ),
    ),
    risk(
        "Razrushitel", "138", "Ussura", 1, ("-", 2, 4), "Brawl, Hunt",
        action(
            CITY, aim(target(enemy, adjacent)), move(performer, location_of(them)),
            may([engage(performer), if_(succeeded, [move(them, home)])], [wound(them)]),
        ),
    ),
    risk(
        "Strength of Ten", "139", "Ussura", 0, (2, 1, 0), "Flourish, Relentless, Unique",
        action(cost(spend_renown()), more_actions(2), to_locker(this)),
        maneuver(plus(THRUST, PrintedCombat(participant)), to_locker(this)),
    ),
    risk(
        "Stubborn", "140", "Ussura", 0, ("-", 2, 3), "Hubris",
        reaction(before(MOVE, of=(yours,)), cancel_it),
    ),
    risk(
        "Strong Hands", "141", "Ussura", 1, ("-", 2, 4), "Brawl, Kulachniy Boi",
        action(CITY, pressure(COMBAT), if_(succeeded, [claim(this_location)])),
    ),
    risk(
        "Sunder", "142", "Ussura", 1, (2, 0, 2), "Flourish, Demoralize",
        maneuver(
            when(StatIs(participant, COMBAT, "at least", adversary)),
            destroy(target(is_attachment, WornBy(adversary), of="equipped")),
        ),
    ),
]
