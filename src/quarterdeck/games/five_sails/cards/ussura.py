"""Cards: Ussura."""

from quarterdeck.games.five_sails.effects.language import (
    CITY, All, Card, Has, StatOf, action, add_renown_to_some, adjacent_city, after, any_with_renown,
    at_the_end_of_the_day, bearer, cannot, character, city_cards_there, cost, discard, en_garde, home, if_,
    lie_there, maneuver, more_actions, move, move_renown, note_place, opposed, other_locations, outermost,
    participant, performed_by, plus, reaction, release, remove_renown, resolve, risk, scheme, spend_renown,
    that_location, there, this, this_location, to_locker, under_this, with_trait,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import COMBAT, THRUST, TO_BE_CONTROLLED, TO_CHANGE_RENOWN, USED

CARDS: list[Card] = [
    character(
        "Elina Georginova", "118", "Ussura", (4, 2, 2, 1), "Sorcerer, Ussura",
        action(CITY, move(bearer, adjacent_city), if_(Has(bearer, opposed), [en_garde(bearer)])),
        reaction(
            CITY, after(USED, with_trait("Sorcerer"), performed_by(bearer)),
            move_renown(any_with_renown, this_location),
        ),
    ),
    scheme(
        "Leshiye of the Wood", "126", "Ussura", 34, 0, "Leshiye, Nature",
        resolve(
            note_place(outermost), add_renown_to_some(2, other_locations), lie_there(), discard(city_cards_there),
            remove_renown(), release(that_location), move(All(there), home), at_the_end_of_the_day(to_locker(this)),
        ),
        cannot(TO_CHANGE_RENOWN, under_this),
        cannot(TO_BE_CONTROLLED, under_this),
    ),
    risk(
        "Strength of Ten", "139", "Ussura", 0, (2, 1, 0), "Flourish, Relentless, Unique",
        action(cost(spend_renown()), more_actions(2), to_locker(this)),
        maneuver(plus(THRUST, StatOf(participant, COMBAT, base=True)), to_locker(this)),
    ),
]
