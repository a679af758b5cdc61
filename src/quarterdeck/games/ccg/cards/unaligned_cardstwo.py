"""Texts: cards of no faction in the decks of the Crimson Rogers, Montaigne and the Vesten."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Adventures
text("Syrneth Powder", cannon_bonus(2))

# Attachments
text("Armed Brig", *ally_of(discard, 5, SWASHBUCKLING, CANNON), act(cost(tack(this)), cannon_attack(a_ship(here), 4)))
text("Cheap Cannons", react(produces_skill(CANNON, of=(its_bearer,)), cost(discard(this)), extra_points(3)))
text(
    "Merchant Ship",
    enters_in(FORBIDDEN_SEA),
    act(cost(tack(this)), to_sea(this)),
    act(when(Has(this, at(FROTHING_SEA))), cost(tack(this)), untack(chosen(yours, cost_is("at most", 3))),
        to_sea(this, sea_called(FORBIDDEN_SEA))),
)  # fmt: skip
text("Special Gift", act(cost(tack(this)), inflict(a_ship(enemy, here), 1)))
text(
    "Speedy Courier", *ally_of(discard, 4, SWASHBUCKLING, CANNON),
    react(paying(INFLUENCE, provided(Has(your_ship, elsewhere))), cost(tack(this)), produces(2, INFLUENCE)),
)  # fmt: skip
text("Styrke (Strength)", hits_bonus(2))
text(
    "Swivel Gun",
    act(cost(tack(this)), cannon_attack(a_ship(enemy, here), 1)),
    react(paying(CANNON), cost(tack(this)), produces(1, CANNON)),
)
text("Villskap (Fury)", act(cost(tack(this)), pay(1, ADVENTURING), inflict(a_ship(here), 2)))
text("Warship", *ally_of(sink, 6, CANNON), act(cost(tack(this)), cannon_attack(a_ship(here), 4)))

# Actions
text("\"Again, Boys!\"", react(after(CANNON_ATTACK, by_you), further_action(A_CANNON)))
text("\"Take It Like a Man!\"", react(during(PERFORM, in_reaction_to_hits, of=(is_action,)), cancel))
text(
    "12-Pound Cannon Volley",
    act(cannon_attack(a_ship(here), 7)),
    act(cost(instead_of_points(tack(chosen(yours, completed, provides(CANNON, 4), untacked, of="attachments")))),
        cannon_attack(a_ship(here), 2)),
)  # fmt: skip
text("Bad Powder", react(tacks_for(CANNON), targets_it(), produces_nothing))
text(
    "Below the Waterline",
    react(during(HITS, hits_are("higher", 3), from_cannon, by_you, of=()), change(it, "move cost", 1)),
)
TARGET = a_ship(here)
text(
    "Better Off Chum",
    act(aim(TARGET), may([sink(their_choice(TARGET))], [cannon_attack(TARGET, 7)], TARGET)),
)
text("Direct Hit!", react(tacks_for(CANNON, of=(yours, skill_is(CANNON, "higher", 6))), extra_points(3)))
text("Evasive Course", react(suffering(from_cannon), fewer_hits(5)))
TARGET = a_ship()
text(
    "Frozen Sails",
    act(aim(TARGET), may([tack(their_choice(TARGET, topman, untacked))], [inflict(TARGET, 4)], TARGET)),
)
text("Good Shot!", react(tacks_for(CANNON, of=(yours,)), extra_points(1)))
text("Hole in the Hull", act(inflict(a_ship(), 1)))
text("Into the Fog", react(suffering(provided(no_boarding)), no_hits))
text(
    "Lightning Flash",
    act(sink(target(cost_is("lower", 3)))),
    price(-2, Has(them, at(TRADE_SEA, FROTHING_SEA)), least=1, to=(TO_USE,)),
)
text("Misfire", react(during(CANNON_ATTACK), extra_hits(-1), inflict(their_ship, 1)))
text("Red Skies at Night", act(change(a_ship(), "move cost", -1, least=1)))
text("Rough Voyage", act(inflict(a_ship(), 2)))
text("Slip of the Tongue", react(tacks_for(INFLUENCE), targets_it(), produces_nothing))
text("Son of a Gun", react(tacks_for(CANNON, of=(yours,)), extra_points(2)))
text("Steal Their Wind", act(change(a_ship(enemy, here), "paid Sailing", 2)))
text("The Better Part of Valor", react(during(TARGETED, by_action_card, of=(yours,)), cancel, sink(this)))
text(
    "Vesten Pride",
    act(for_a_time(THE_TURN, hits_bonus(1, yours, vesten)),
        if_(ship_in_play(enemy, vesten), [for_a_time(THE_TURN, hits_bonus(1, yours, vesten))])),
)  # fmt: skip

# Chanteys
text("Imprisonment in El Morro", anybody(pay(6, SWASHBUCKLING), sink(this)), produced_bonus(2, CANNON, gunner))
text("The Vision Spreads", price(2, is_crew, to=(TO_HIRE,)))
