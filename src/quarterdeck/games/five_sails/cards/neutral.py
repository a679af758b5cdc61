"""Cards: Neutral."""

from quarterdeck.games.five_sails.effects.expressions import Target
from quarterdeck.games.five_sails.effects.language import (
    CITY, DIPLOMAT, HERO, ONCE_PER_DUEL, SCOUNDREL, WEAPON, AnyOf, At, Card, Has, Named, ability_kind, action,
    add_renown, add_to_city, after, aim, all_city_cards, any_city, any_with_renown, at_the_end_of_the_day, at_yours,
    attachment, before, by, by_adversary, by_you, cancel_effects, cannot, choose_opponent, chosen,
    controlled_at_dusk, copy_technique, cost, deal_city, destroy, discard, discard_from_hand, discard_hand, draw,
    during, en_garde, engage, equip, equip_self, every, every_location, facedown_there, forced, heal, home, if_,
    in_duel, in_play, is_attachment, its_wearer, lay_facedown, look_top, maneuver, may, move, move_renown,
    next_door, of_this_round, only_events, only_if, opponent_adds_renown, opponents_may, other_locations,
    participant, performer, plus, price, provided, reaction, reduce_wounds, remove_all_renown, resolve,
    reveal_until, revealed, risk, scheme, sink, sink_rest, spend_renown, target, technique, the_last_one, them,
    this, to_hand, to_locker, unstirred, when, when_revealed, works_from, wound, your_leader, your_round,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import (
    ANNOUNCE, BAZAAR, DOCKS, EQUIP, FORUMS, LINE, MANEUVER, PARRY, ROUND_END, TECHNIQUE, THRUST, TO_INTERVENE,
    WOUND,
)  # fmt: skip

MARK: Target = target(next_door)

CARDS: list[Card] = [
    scheme(
        "Let the Sword Decide", "146", "Neutral", 63, 0, "Flourish, Honor",
        resolve(add_renown(Named(DOCKS, FORUMS), each=True)),
        reaction(after(EQUIP, by_you, of=(WEAPON,)), draw()),
        reaction(during(ANNOUNCE, by_adversary, ability_kind(MANEUVER, TECHNIQUE)), cancel_effects()),
    ),
    scheme(
        "Let's Haggle", "147", "Neutral", 77, 0, "Bargain, Market",
        resolve(
            add_renown(Named(BAZAAR, FORUMS), each=True), reveal_until(is_attachment, city=True),
            add_to_city(revealed(is_attachment), Named(BAZAAR)), sink_rest(),
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
        "Midnight Shipment", "149", "Neutral", 80, 0, "Logistics, Market",
        resolve(add_renown(Named(DOCKS, BAZAAR), each=True), deal_city(Named(DOCKS))),
        action(CITY, when(only_events(DOCKS)), by(At(DOCKS)), move(performer, any_city)),
    ),
    scheme(
        "Parley Gone Wrong", "150", "Neutral", 55, 1, "Feud, Provocation",
        resolve(add_renown(Named(FORUMS)), opponents_may(move_renown(any_with_renown, Named(FORUMS)))),
        cannot(TO_INTERVENE, every(At(FORUMS), unstirred(FORUMS))),
    ),
    scheme(
        "Shifting Tides", "151", "Neutral", 1, 1, "Nature",
        when_revealed(discard(all_city_cards)),
        resolve(
            deal_city(every_location, each=True), remove_all_renown(), add_renown(any_city), choose_opponent(),
            opponent_adds_renown(other_locations),
        ),
    ),
    attachment(
        "Breastplate", "153", "Neutral", 1, (0, 0, 0, 0), ("-", 3, 1), "Armor",
        forced(before(WOUND, provided(in_duel), of=(its_wearer,)), reduce_wounds(), ONCE_PER_DUEL),
        forced(during(WOUND, of=(its_wearer,)), destroy(this)),
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
        action(CITY, cost(discard_from_hand()), may([engage(MARK)], [wound(MARK)], who=MARK)),
    ),
    attachment(
        "Throwing Knife", "157", "Neutral", 0, (0, 0, 0, 0), ("-", 2, 3), "Weapon, Ranged, Knife",
        technique(cost(destroy(this)), plus(THRUST)),
    ),
    risk(
        "Appealing to the People", "159", "Neutral", 2, ("-", 3, 1), "Bureaucracy, Heroic",
        price(-1, Has(your_leader, AnyOf(HERO, DIPLOMAT))),
        action(CITY, by(at_yours), en_garde(performer)),
    ),
    risk(
        "Devotion", "163", "Neutral", 1, ("-", 2, 3), "Faith",
        action(
            look_top(3), sink(chosen(of="looked at")), to_hand(chosen(of="looked at")),
            lay_facedown(the_last_one, any_city),
            at_the_end_of_the_day(
                if_(controlled_at_dusk, [to_hand(facedown_there)], [discard(facedown_there)])
            ),
        ),
    ),
    risk(
        "I Know that Trick!", "165", "Neutral", 0, (1, 1, 1), "Flourish, Prepared",
        maneuver(copy_technique()),
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
        action(cost(discard_hand()), draw()),
        keywords="Wealth",
    ),
    risk(
        "Triage", "176", "Neutral", 1, (0, 0, 4), "Heroic",
        price(-1, Has(them, AnyOf(HERO, SCOUNDREL))),
        action(aim(target()), heal(them)),
    ),
]
