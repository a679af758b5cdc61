"""Cards: Castille."""

from quarterdeck.games.five_sails.effects.language import (
    CITY, Card, Wears, WornBy, action, adjacent, adjacent_city, adversary, aim, another_location, as_not_first,
    bearer, by_you, character, cost, destroy, discard_from_hand, during, enemy, engage, equip_self, first_player,
    forced, grants, here, if_, is_attachment, is_risk, its_wearer, may, move, of_this_round, place_of, play_from_pile,
    play_shown, pressure, reaction, risk, show_top, spend_value, stat_bonus, succeeded, take_gear, target, technique,
    them, this, to_locker, unhurt_this_round, when, when_their_next_round_begins, when_their_next_round_ends, wound,
    your_round,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import ANNOUNCE, FINESSE, RESOLVE, RIPOSTE, ROUND_END

CARDS: list[Card] = [
    character(
        "Lorenzo de Zepeda", "090", "Castille", (4, 2, 4, 1), "Duelist, Scoundrel, Castille",
        reaction(during(ANNOUNCE, by_you), when(first_player), as_not_first()),
        technique(
            show_top(),
            when_their_next_round_begins(
                may([discard_from_hand(who=adversary), play_shown()], [wound(adversary)], who=adversary)
            ),
        ),
    ),
    character(
        "Maya de La Rioja", "093", "Castille", (5, 3, 2, 1), "Duelist, Pirate, Castille",
        action(if_(first_player, [move(bearer, adjacent_city)], [move(bearer, another_location)])),
        technique(cost(spend_value(RIPOSTE)), discard_from_hand(who=adversary)),
    ),
    character(
        "Ratón", "096", "Castille", (4, 3, 3, 1), "Pirate, Scoundrel, Thief, Castille",
        action(CITY, aim(target(enemy, adjacent, Wears(is_attachment))), move(bearer, place_of(them))),
        technique(
            when_their_next_round_ends(
                if_(
                    unhurt_this_round(adversary),
                    [take_gear(target(is_attachment, WornBy(adversary), of="equipped"), bearer)],
                )
            )
        ),
    ),
    risk(
        "Unfortunate", "102", "Castille", 0, (1, 0, 3), "Hubris",
        forced(during(ROUND_END, your_round, of_this_round), equip_self(adversary)),
        stat_bonus(FINESSE, -1, its_wearer),
        grants(action(cost(discard_from_hand(2)), destroy(this)), its_wearer),
    ),
    risk(
        "Drinking Games", "105", "Castille", 1, ("-", 2, 3), "Cheating, Revelry",
        action(CITY, pressure(RESOLVE), if_(succeeded, [engage(target(here))])),
    ),
    risk(
        "Improvising", "106", "Castille", 0, (2, 0, 1), "Ad Hoc, Savvy",
        action(play_from_pile(target(is_risk, of="opponents discard")), to_locker(this)),
    ),
]
