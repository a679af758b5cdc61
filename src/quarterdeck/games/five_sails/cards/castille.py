"""Cards: Castille."""

from quarterdeck.games.five_sails.effects.language import *

CARDS: list[CityCard] = [
    leader(
        "Soline el Gato", "089", "Castille", (7, 3, 2, 2), 6, 6, "Leader, Pirate, Scoundrel, Castille",
        stat_bonus(FINESSE, -1, is_adversary, here),
        reaction(CITY, after(USED, ability_kind(ACTION, BASIC)), move(bearer, adjacent_city)),
    ),
    character(
        "Lorenzo de Zepeda", "090", "Castille", (4, 2, 4, 1), "Duelist, Scoundrel, Castille",
        reaction(during(ANNOUNCE, by_you), when(first_player), as_not_first),
        technique(
            show_top,
            later(
                during(ROUND_BEGIN, their_next_round),
                may([discard_from_hand(who=PlayerOf(adversary)), play_shown()], [wound(adversary)], who=adversary),
            ),
        ),
    ),
    character(
        "\"Madre\" Dolores", "091", "Castille", (4, 1, 2, 3), "Academic, Castille",
        action(CITY, aim(patients := one_or_two(here)), cost(unless(one_target, discard_from_hand())), heal(patients)),
    ),
    character(
        "Makepeace Botwighte", "092", "Castille", (4, 2, 2, 2), "Diplomat, Scoundrel, Avalon",
        price(1, equipped_by(OpposesOneOf(bearer)), is_attachment),
        action(CITY, aim(target(opposing, engaged, stat_compared(INFLUENCE, "at most", bearer))), move(them, home)),
    ),
    character(
        "Maya de La Rioja", "093", "Castille", (5, 3, 2, 1), "Duelist, Pirate, Castille",
        action(if_(first_player, [move(bearer, adjacent_city)], [move(bearer, another_location)])),
        technique(cost(plus(RIPOSTE, -1)), discard_from_hand(who=PlayerOf(adversary))),
    ),
    character(
        "\"Padre\" Aníbal", "094", "Castille", (5, 0, 1, 2), "Academic, Castille",
        pressure_bonus(2, pressure_uses(INFLUENCE), amount_is(RenownHere(), "at most", 1)),
        action(CITY, when(amount_is(RenownHere(), "at most", 0)), en_garde(bearer)),
    ),
    character(
        "Patricia Moustakas", "095", "Castille", (4, 1, 2, 1), "Dockmaster, Numa",
        cannot(TO_BE_CHALLENGED, Has(bearer, ready, At(DOCKS))),
        action(CITY, when(Has(bearer, At(DOCKS))), claim(Named(DOCKS))),
        action(
            CITY, when(Has(bearer, At(DOCKS))), cost(engage(bearer)),
            if_(first_player, [draw()], [discard_from_hand(who=each_opponent)]),
        ),
    ),
    character(
        "Ratón", "096", "Castille", (4, 3, 3, 1), "Pirate, Scoundrel, Thief, Castille",
        action(CITY, aim(target(enemy, adjacent, Wears(is_attachment))), move(bearer, location_of(them))),
        technique(
            later(
                during(ROUND_END, their_next_round),
                if_(
                    Has(adversary, unhurt_this_round),
                    [equip(target(is_attachment, WornBy(adversary), of="equipped"), bearer, free=True, control=True)],
                )
            )
        ),
    ),
    character(
        "Sanjay", "097", "Castille", (4, 1, 1, 2), "Pirate, Aragosta",
        action(
            CITY, aim(target(opposing)), if_(player_has(PlayerOf(them), "lower", CARDS_IN_HAND, you), [engage(them)]),
        ),
        reaction(after(DISCARD_CARDS, discarded_by_opponent, because_of_you), draw()),
    ),
    scheme(
        "The Cat's Embargo", "098", "Castille", 75, 1, "Logistics, Sabotage",
        resolve(add_renown(any_city, 2)),
        forced(during(END_PLANNING), choose_opponent(), reveal_from_hand),
        reaction(named_card(), gain_renown()),
    ),
    scheme(
        "Shifting Blame", "099", "Castille", 10, 0, "Cunning, Rumor",
        resolve(add_renown(Named(DOCKS))),
        reaction(after(DISCARD_CARDS, because_of_you), draw()),
        reaction(after(CLAIM, by_opponent), add_renown(any_city(elsewhere))),
    ),
    attachment(
        "The Cat's Glass", "100", "Castille", 2, (0, 0, 1, 0), (2, "-", 2), "Trinket, Unique",
        reaction(during(ACCEPT, at_here), when(Has(adversary, in_play)), cost(engage(this)), reveal_less(here=True)),
    ),
    attachment(
        "Gallegos Blade", "101", "Castille", 0, (0, 0, 0, 0), ("-", 1, 4), "Weapon, Melee, Sword, Aldana",
        gamble_more(1, its_wearer),
        technique(cost(plus(PARRY, -1)), reveal_less()),
    ),
    risk(
        "Unfortunate", "102", "Castille", 0, (1, 0, 3), "Hubris",
        forced(during(ROUND_END, your_round, of_this_round), equip_self(adversary)),
        stat_bonus(FINESSE, -1, its_wearer),
        grants(action(cost(discard_from_hand(2)), destroy(this)), its_wearer),
    ),
    risk(
        "Adaptable", "103", "Castille", 1, (0, 0, 0), "Flourish, Virtue, Unique",
        action(PIRATE, CITY, when(first_player), claim(this_location)),
        action(CITY, when(not_first_player), en_garde(performer)),
        maneuver(plus(RIPOSTE, 2), one_of([plus(PARRY, 2)], [plus(THRUST, 2)])),
    ),
    risk(
        "Amour", "104", "Castille", 1, ("-", 2, "-"), "Camaraderie, Romance",
        action(CITY, by(ready), engage(Both(performer, target(opposing))), move(Both(performer, them), home)),
    ),
    risk(
        "Drinking Games", "105", "Castille", 1, ("-", 2, 3), "Cheating, Revelry",
        action(CITY, pressure(RESOLVE), if_(succeeded, [engage(target(here))])),
    ),
    risk(
        "Improvising", "106", "Castille", 0, (2, 0, 1), "Ad Hoc, Savvy",
        action(play_from_pile(target(is_risk, of="opponents discard"), DECK), to_locker(this)),
    ),
    risk(
        "It's Personal", "107", "Castille", 0, (1, 0, 1), "Flourish, Aldana",
        maneuver(
            when(Has(participant, hurt_in_duel)), wound(adversary), if_(Has(adversary, slain), [claim(this_location)]),
        ),
    ),
    risk(
        "Life in the Canals", "108", "Castille", 0, (2, 0, 0), "Flourish, Cunning, El Punal Occulto",
        maneuver(SCOUNDREL, discard_from_hand(who=PlayerOf(adversary))),
        maneuver(PIRATE, draw()),
    ),
    risk(
        "Night of Drinking", "109", "Castille", 1, (2, 0, 1), "Revelry, Torpor",
        reaction(during(ANNOUNCE, for_its_text, of=(Non(SORCERY), is_risk)), cancel_effects),
    ),
    risk(
        "Nothing Personal", "110", "Castille", 1, (1, 1, 0), "Flourish, Aldana",
        maneuver(
            wound(adversary),
            if_(
                amount_is(StatOf(participant, COMBAT), "at least", 3),
                [may([wound(adversary)], [release(this_location)], who=adversary)],
            ),
        ),
    ),
    risk(
        "Research", "111", "Castille", 0, ("-", 2, 3), "Discovery, Scholarship",
        action(
            aim(different_names(3)), choose_opponent(),
            to_hand(chosen(Among(them), of="your discard", by=that_opponent)), to_locker(this),
        ),
    ),
    risk(
        "Carnaval", "112", "Castille", 0, ("-", 3, 2), "Revelry",
        action(CITY, when(first_player), cost(engage(performer)), release(this_location)),
        action(when(not_first_player), discard(chosen(available, of="available"))),
    ),
    risk(
        "Robbery", "113", "Castille", 0, ("-", 2, 3), "Flourish, Crime, Theft",
        action(PIRATE, CITY, equip(target(is_attachment, of="opponents discard"), performer, control=True)),
        maneuver(PIRATE, equip(target(is_attachment, of="the adversary's"), participant, control=True)),
    ),
    risk(
        "Roll the Bones", "114", "Castille", 0, (1, 0, 0), "Flourish, Cheating",
        maneuver(gamble_for_values(1, Has(participant, SCOUNDREL))),
    ),
    risk(
        "Taunt", "115", "Castille", 1, ("-", 1, 2), "Flourish, Demoralize, Torres",
        action(CITY, aim(target(enemy, adjacent)), move(them, this_location)),
        maneuver(when(StatIs(participant, FINESSE, "higher", adversary)), discard_from_hand(who=PlayerOf(adversary))),
    ),
]
