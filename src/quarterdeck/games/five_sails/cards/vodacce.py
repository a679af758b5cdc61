"""Cards: Vodacce."""

from quarterdeck.games.five_sails.effects.language import (
    CITY, LEADER, NOT_COPIED, RED_HAND, SORCERER, SORCERY, STREGA, THUG, WHEN, Card, Has, Non, StatIs, ability_trait,
    action, adversary, after, aim_elsewhere, at_the_end_of_the_day, attachment, bearer, before, by_opponent,
    cancel_effects, character, chosen, controls, copyable, cost, destroy, draw, during, either, either_of, equip_anyone,
    equip_self, forced, give_up, grants, held, here, home, if_, in_play, in_the_city, instead, is_character,
    issue_challenge, it, its_bearer, its_wearer, itself, maneuver, may, move, on_top, opposing, participant,
    perform_copy, performed_by, performer, played_or_held, put_into_play, reaction, reveal_top, revealed, risk,
    sink, some_of, succeeded, target, this, this_location, to_hand, when, with_trait, wound, yours,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import EN_GARDE, INFLUENCE, TARGET, USED

CARDS: list[Card] = [
    character(
        "Cesca del Rosso", "008", "Vodacce", (5, 1, 1, 2), "Sorcerer, Strega, Red Hand, Vodacce",
        action(
            SORCERER, CITY, reveal_top(1),
            if_(Has(revealed(), SORCERY), [to_hand(revealed())], [may([sink(revealed())], [on_top(revealed())])]),
        ),
        reaction(
            either_of(
                after(USED, with_trait("Sorcerer", SORCERER.bit), performed_by(bearer)),
                after(TARGET, ability_trait("Sorcerer", SORCERER.bit), of=(is_character, here, in_play)),
            ),
            when(copyable), wound(bearer), perform_copy(),
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
    attachment(
        "Legion's Caress", "021", "Vodacce", 1, (0, 0, 0, 0), ("-", 2, 3), "Poison, Sabotage, Unique",
        equip_anyone(Non(LEADER), in_the_city),
        forced(after(EN_GARDE, of=(its_wearer,)), wound(it)),
    ),
    risk(
        "Fate's Burden", "025", "Vodacce", 0, ("-", 2, 2), "Sorcery, Sorte",
        action(
            SORCERER, STREGA, equip_self(chosen(opposing)), at_the_end_of_the_day(destroy(this)), NOT_COPIED,
        ),
        grants(forced(before(EN_GARDE, of=(its_bearer,)), instead(), destroy(this)), its_wearer),
    ),
    risk(
        "Unyielding Loyalty", "032", "Vodacce", 1, (2, "-", 1), "Camaraderie, Zeal",
        reaction(
            some_of(TARGET, WHEN, yours),
            cost(give_up(chosen(played_or_held(RED_HAND, THUG), of="crew or hand"))),
            cancel_effects(),
        ),
    ),
    risk(
        "Veronica's Guile", "033", "Vodacce", 1, ("-", 1, "-"), "Challenge, Flourish, Cunning, Ambrogia",
        action(CITY, issue_challenge(INFLUENCE, performer, target(opposing))),
        maneuver(when(StatIs(participant, INFLUENCE, "higher", adversary)), move(adversary, home)),
    ),
]
