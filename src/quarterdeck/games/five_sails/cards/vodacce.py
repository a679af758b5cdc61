"""Cards: Vodacce."""

from quarterdeck.games.five_sails.effects.language import *

CARDS: list[CityCard] = [
    leader(
        "Don Constanzo Scarpa", "006", "Vodacce", (7, 2, 2, 3), 6, 6, "Leader, Villain, Red Hand, Vodacce",
        at_setup(search(RED_HAND, THUG)),
        total_bonus(1, THUG),
        reaction(before(END_DAY), when(exists(has_brute, here)), lose_brute_now(target(here))),
    ),
    character(
        "Aldo Bussotti", "007", "Vodacce", (4, 1, 3, 1), "Diplomat, Red Hand, Vodacce",
        stat_bonus(INFLUENCE, RenownHere()),
        action(CITY, move_renown(any_city(with_renown, you_control), this_location)),
    ),
    character(
        "Cesca del Rosso", "008", "Vodacce", (5, 1, 1, 2), "Sorcerer, Strega, Red Hand, Vodacce",
        action(
            SORCERER, CITY, reveal(1),
            if_(Has(revealed(), SORCERY), [to_hand(revealed())], [may([sink(revealed())], [on_top(revealed())])]),
        ),
        reaction(
            either_of(
                after(USED, with_trait("Sorcerer"), performed_by(bearer)),
                after(TARGET, with_trait("Sorcerer"), of=(is_character, here, in_play)),
            ),
            when(copyable), wound(bearer), perform_copy(bearer),
        ),
    ),
    character(
        "Cirilo Naucriparos", "009", "Vodacce", (4, 3, 1, 2), "Red Hand, Extortionist, Numa",
        gains("Brute", yours, MERCENARY),
        action(CITY, cost(engage(bearer)), recruit(bearer, target(MERCENARY, here, of="available"), price=1)),
    ),
    character(
        "Sarafina", "010", "Vodacce", (5, 2, 2, 1), "Spy, Vodacce",
        gamble_more(1),
        technique(
            look(only_if(2, controls(STREGA, here), 1), adversarys_deck),
            sink(chosen(of="looked at", least=0, most=99)), put_back(same_order=True),
        ),
    ),
    character(
        "Servo Scarpa", "011", "Vodacce", (5, 3, 2, 1), "Duelist, Red Hand, Vodacce",
        comes_over(RED_HAND),
        technique(plus(THRUST, Count(All(yours, other, RED_HAND, here)))),
    ),
    character(
        "Sibella Scarpa", "012", "Vodacce", (4, 2, 2, 3), "Sorcerer, Strega, Red Hand, Vodacce",
        action(SORCERER, CITY, cost(wound(bearer)), wound(target(opposing))),
    ),
    character(
        "Vissenta Scarpa", "013", "Vodacce", (4, 3, 2, 1), "Hero, Duelist, Vodacce",
        reaction(after(DESTROY, of=(yours, RED_HAND, here)), draw()),
        technique(
            when(amount_is(WoundsOn(bearer), "at least", WoundsOn(adversary))), one_of([plus(PARRY)], [plus(THRUST)]),
        ),
    ),
    character(
        "Vittoria Anselmo", "014", "Vodacce", (4, 2, 3, 2), "Duelist, Red Hand, Vodacce",
        reaction(
            during(TARGET, by_opponent, of=(itself,)),
            when(either(controls(THUG, here), held(THUG))),
            cost(put_into_play(chosen(THUG, of="hand", least=0), this_location)),
            aim_elsewhere(chosen(yours, THUG, here)),
            if_(succeeded, [may([move(bearer, home)])]),
        ),
    ),
    scheme(
        "The Great Game", "015", "Vodacce", 60, 0, "Bureaucracy, Zeal",
        resolve(add_renown(Named(DOCKS, BAZAAR), EACH)),
        reaction(after(DESTROY, of=(is_character,)), draw()),
        action(CITY, cost(destroy(performer)), wound(target(here))),
    ),
    scheme(
        "Plans Within Plans", "016", "Vodacce", 73, -1, "Cunning, Gang",
        resolve(add_renown(any_city, 2), search(RED_HAND, THUG)),
        reaction(
            after(CLAIM, by_you, contested), when(controls(engaged, there)),
            en_garde(target(yours, there)),
        ),
    ),
    character(
        "Alcee", "017", "Vodacce", (2, 1, 2, 1), "Red Hand, Thug, Vodacce, Unique",
        action(CITY, cost(destroy(bearer)), engage(target(here))),
        cost=2, values=(2, "-", 1), keywords="Brute",
    ),
    character(
        "Angelo", "018", "Vodacce", (2, 1, 1, "-"), "Red Hand, Thug, Vodacce, Unique",
        action(CITY, cost(destroy(this)), draw()),
        cost=0, values=("-", 2, "-"), keywords="Brute",
    ),
    character(
        "Buratino", "019", "Vodacce", (2, 3, 1, "-"), "Red Hand, Thug, Vodacce, Unique",
        action(CITY, cost(destroy(bearer)), wound(target(here))),
        cost=1, values=(1, "-", 2), keywords="Brute",
    ),
    character(
        "Dante", "020", "Vodacce", (2, 2, 2, "-"), "Red Hand, Thug, Vodacce, Unique",
        action(CITY, cost(destroy(bearer)), move(target(adjacent), this_location)),
        cost=2, values=(4, "-", "-"), keywords="Brute",
    ),
    attachment(
        "Legion's Caress", "021", "Vodacce", 1, (0, 0, 0, 0), ("-", 2, 3), "Poison, Sabotage, Unique",
        equip_only(Non(LEADER), in_the_city),
        forced(after(EN_GARDE, of=(its_wearer,)), wound(it)),
    ),
    attachment(
        "Stiletto", "022", "Vodacce", 1, (0, 0, 1, 0), (2, "-", 2), "Weapon, Melee, Knife, Ambrogia",
        reaction(during(ISSUE, at_here), cost(engage(this)), wound(chosen(in_the_challenge))),
    ),
    risk(
        "Ambush", "023", "Vodacce", 1, ("-", 2, 3), "Brawl, Gang",
        price(-1, controls(has_brute, at_challenge)),
        reaction(during(ISSUE), nobody_intervenes),
    ),
    risk(
        "Bravos", "024", "Vodacce", 1, (1, 1, 3), "Conscription, Gang",
        not_paid_with(THUG),
        action(LEADER, put_into_play(target(THUG, of="your discard"), this_location)),
    ),
    risk(
        "Fate's Burden", "025", "Vodacce", 0, ("-", 2, 2), "Sorcery, Sorte",
        action(
            SORCERER, STREGA, equip_self(chosen(opposing)), later(during(END_DAY), destroy(this)), NOT_COPIED,
        ),
        grants(forced(before(EN_GARDE, of=(its_bearer,)), instead, destroy(this)), its_wearer),
    ),
    risk(
        "For the Family", "026", "Vodacce", 0, (0, 3, 1), "Glory, Zeal",
        action(
            RED_HAND, CITY, cost(destroy(performer)), pick(target(here)),
            if_(Has(them, engaged), [move(them, home)], [engage(them)]),
        ),
    ),
    risk(
        "Objection!", "027", "Vodacce", 0, (2, 0, 1), "Bureaucracy, Cunning",
        reaction(during(PRESSURE_RESULT, narrowly(1)), fail_pressure),
    ),
    risk(
        "Pack Tactics", "028", "Vodacce", 1, (2, 0, 1), "Camaraderie, Gang",
        action(
            pick_place(any_city, aimed=True),
            move(chosen(yours, THUG, next_to_that, least=0, most=99), that_location),
            pressure(INFLUENCE, that_location, more=characters_moved), if_(succeeded, [claim(that_location)]),
        ),
    ),
    risk(
        "The Pressure is On", "029", "Vodacce", 1, ("-", 2, "-"), "Demoralize, Duress",
        action(CITY, aim(target(opposing, at_yours)), engage(them)),
    ),
    risk(
        "Pull the Strand", "030", "Vodacce", 0, (1, 2, "-"), "Sorcery, Sorte, Unique",
        action(
            SORCERER, STREGA, by(opposed), cost(engage(performer)), pressure(INFLUENCE, turned=target(opposing)),
            if_(succeeded, [claim(this_location)]),
        ),
    ),
    risk(
        "Rough 'em Up", "031", "Vodacce", 0, ("-", 0, 3), "Flourish, Brawl, Gang, Zeal",
        maneuver(
            plus(THRUST, Count(All(yours, RED_HAND, here))),
            later(
                after(WOUNDS_RESOLVED, your_round),
                destroy(chosen(yours, THUG, here, least=0)), if_(succeeded, [gain_lethal]),
            ),
        ),
    ),
    risk(
        "Unyielding Loyalty", "032", "Vodacce", 1, (2, "-", 1), "Camaraderie, Zeal",
        reaction(
            some_of(TARGET, yours),
            cost(give_up(chosen(played_or_held(RED_HAND, THUG), of="crew or hand"))),
            cancel_effects,
        ),
    ),
    risk(
        "Veronica's Guile", "033", "Vodacce", 1, ("-", 1, "-"), "Challenge, Flourish, Cunning, Ambrogia",
        action(CITY, issue_challenge(INFLUENCE, performer, target(opposing))),
        maneuver(when(StatIs(participant, INFLUENCE, "higher", adversary)), move(adversary, home)),
    ),
    risk(
        "Wrath of the Don", "034", "Vodacce", 0, ("-", 2, 3), "Demoralize, Duress, Zeal",
        action(
            CITY, cost(wound(performer)), pick(foe := target(opposing, ready)),
            if_(Has(foe), [may([engage(foe)], [en_garde(performer)], who=foe)]),
        ),
    ),
]
