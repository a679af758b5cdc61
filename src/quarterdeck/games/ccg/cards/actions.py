"""Texts: Actions of no faction."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

text(
    "12-Pound Cannon Volley",
    act(cannon_attack(a_ship(here), 7)),
    act(cost(instead_of_points(tack(chosen(yours, completed, provides(CANNON, 4), untacked, of="attachments")))),
        cannon_attack(a_ship(here), 2)),
)  # fmt: skip
GUNS = chosen(yours, completed, provides(CANNON, 4), untacked, of="attachments", least=2, most=2)
text(
    "20-Pound Cannon Volley", act(cannon_attack(a_ship(here), 15)),
    react(during(CANNON_ATTACK, you_perform), cost(instead_of_points(tack(GUNS))),
          for_a_time(THE_EVENT, absorbing_bonus(-2, is_crew, under_fire)),
          later(after(CANNON_ATTACK, you_perform), sink(this), until=THE_EVENT)),
)  # fmt: skip
text("\"Again, Boys!\"", react(after(CANNON_ATTACK, by_you), further_action(A_CANNON)))
text("Ambush Boarding", act(board(a_ship(enemy, here))))
text("Bad Maps", react(tacks_for(ADVENTURING), targets_it(), produces_nothing))
text("Bad Powder", react(tacks_for(CANNON), targets_it(), produces_nothing))
text(
    "Below the Waterline",
    react(during(HITS, hits_are("higher", 3), from_cannon, by_you, of=()), change(it, "move cost", 1)),
)
TARGET = a_ship(here)
text(
    "Better Off Chum",
    act(aim(TARGET), cancelable_by(TARGET, sink(their_choice(TARGET))), cannon_attack(TARGET, 7)),
)
text("Black Heart", act(when(Has(your_captain, villainous)), cost(sink(chosen(non_captain, yours))), draw(4)))
text(
    "Call to Arms",
    react(after(BEGUN, provided(defending)),
          aim(mate := chosen(yours, non_captain, AnyOf(swordsman, first_mate), tacked)), untack(mate)),
)  # fmt: skip
text("Carousing", react(paying(), cost(discard(chosen(of="hand"))), produces(1)))
text("Challenge to a Duel", act(duel(target(yours), target(enemy, untacked, non_captain, wears(least=2)))))
text("Courage and Honor", react(tacks_for(of=(yours, heroic)), extra_points(3)))
text("Courtly Manner", react(paying(INFLUENCE), produces(1, INFLUENCE)))
text(
    "\"Cut the Ropes!\"",
    react(after(HITS, provided(ship_in_boarding), of=(your_own_ship,)), aim(a_ship(being(other_ship))),
          end_the_boarding),
)  # fmt: skip
text("Direct Hit!", react(tacks_for(CANNON, of=(yours, skill_is(CANNON, "higher", 6))), extra_points(3)))
text("Evasive Course", react(suffering(from_cannon), fewer_hits(5)))
text("Extra Watch", act(untack(your_ship)))
text(
    "Eyepatch",
    react(suffering(), aim(chosen(yours, may_bear_this, Non(wears(eye)))), attach_this(them), fewer_hits(1)),
    has_trait(eye, itself),
)
text("Fancy Swordplay", react(during(BEFORE_CARD, of=(yours, swordsman)), draw(3)))
text("Flogging", act(when(Has(your_captain, villainous)), cost(tack(chosen(yours))), draw(2)))
text(
    "Fresh Fruit",
    react(
        paying(ADVENTURING), cost(tack(chosen(yours))),
        produces(plus(skill_of(ADVENTURING, them), skill_of(SWASHBUCKLING, them)), ADVENTURING),
    ),
)  # fmt: skip
TARGET = a_ship()
text(
    "Frozen Sails",
    act(aim(TARGET), may([tack(their_choice(TARGET, topman, untacked))], [inflict(TARGET, 4)], TARGET)),
)
text("Good Shot!", react(tacks_for(CANNON, of=(yours,)), extra_points(1)))
text("Grappling Hooks", react(paying(SAILING, for_boarding), produces(3, SAILING)))
text(
    "Handsome Scar",
    has_trait(face, itself),
    react(suffering(provided(in_a_boarding)), aim(scarred := chosen(yours)), attach_this(scarred), fewer_hits(3)),
)
text("Hiding in the Reefs",
     react(during(ENTER, provided(defending), of=(your_own_ship,)), cancel_boarding, inflict(attacking_ship, 3)))
text("High Seas Boarding", act(board(a_ship(enemy, here), hits_bonus(1, is_crew, yours))))
text("Hole in the Hull", act(inflict(a_ship(), 1)))
text("I Fights Better Drunk", react(instead_of_attack, gain(target(yours), 2, SWASHBUCKLING, until=THE_BOARDING)))
text("Into the Fog", react(suffering(provided(no_boarding)), no_hits))
TARGET = a_ship(here)
text(
    "Last Ditch Cannon Attack",
    act(aim(TARGET), cost(sink(crewman := chosen(yours, non_captain, gunner))),
        cannon_attack(TARGET, printed_skill_of(CANNON, crewman))),
    price(-3, Has(your_captain, skill_is(CANNON, "higher", 5)),
          amount_is(printed_maximum_of(your_ship), "lower", printed_maximum_of(TARGET)), to=(TO_USE,)),
)  # fmt: skip
text(
    "Last Second Escape!",
    react(
        during(HITS, from_cannon, of=(your_own_ship,)), aim(a_ship(being(attacking_ship))), cancel_attack,
        sail(your_ship),
    ),
    react(
        during(PERFORM, of_action(A_BOARD), against_you, by_opponent), aim(a_ship(being(attacking_ship))), cancel,
        sail(your_ship),
    ),
)  # fmt: skip
text(
    "Lemons",
    react(after(COMPLETED, by_you, of=(is_adventure,)), aim(chosen(yours, tacked, tacked_to_complete(ADVENTURING))),
          untack(them)),
)  # fmt: skip
text(
    "Lightning Flash",
    act(sink(target(cost_is("lower", 3)))),
    price(-2, Has(them, at(TRADE_SEA, FROTHING_SEA)), least=1, to=(TO_USE,)),
)
text("Line and Winch", react(paying(SAILING, for_any_boarding), produces(4, SAILING)))
text(
    "Log of the Black Freighter",
    act(
        cost(tack(chosen(yours, ranked(FEAR_RANK, 1)))), aim(whom := a_player()),
        discard(their_choice(whom, non_captain, cost_is("at least", rank_of(FEAR_RANK, them)))),
    ),
)  # fmt: skip
text(
    "Mind Your P's and Q's",
    react(enters_play(enemy), targets_it(), to_hand(it)),
    react(enters_play(enemy), targets_it(), aim(second := chosen(yours, untacked)), duel(second, it),
          cancel_bonus(5, Has(your_captain, heroic))),
)  # fmt: skip
text(
    "Minor Hull Damage",
    react(suffering(), attach_this(your_ship), absorb(4)),
    has_trait(damage, itself), counts_as_crew(), move_cost_bonus(1),
    act(once_attached, pay(3, SWASHBUCKLING), sink(this)),
    cannot(TO_LEAVE_PLAY, itself, own=True),
)  # fmt: skip
text("Misfire", react(during(CANNON_ATTACK), extra_hits(-1), inflict(attacking_ship, 1)))
text("Near Miss", react(suffering(provided(in_a_boarding)), fewer_hits(2)))
text(
    "No Fun to Be a Captive",
    act(
        cost(sink(chosen(captive, yours))), aim(other := chosen(captive, not_them)),
        gain(other, 2, CANNON, SAILING, ADVENTURING),
    ),
)  # fmt: skip
text("\"No Survivors!\"", react(instead_of_attack, cost(tack(your_captain)),
                                sink(All(AnyOf(aboard, on_other_ship), cost_is("lower", 3)))))  # fmt: skip
text(
    "Northern Trade Route",
    act(sail(your_ship, closer_to(the_sea(TRADE_SEA))), sail(your_ship, closer_to(the_sea(TRADE_SEA)))),
)
text("One with the Sails", react(paying(SAILING), produces(3, SAILING)))
text("Panache", react(paying(SWASHBUCKLING), produces(1, SWASHBUCKLING)))
text("Parting Shot", act(pay(3, CANNON), pay_move_cost(), cannon_attack(a_ship(enemy, here), 3), sail(your_ship)))
text(
    "Peg Leg",
    react(suffering(), aim(chosen(yours, may_bear_this)), attach_this(them), fewer_hits(3)),
    has_trait(leg, itself),
)
text("Prayer", react(tacks_for(of=(yours, holy)), extra_points(2)))
text("\"Prepare for Boarding!\"", react(instead_of_attack, for_a_time(THE_BOARDING, hits_bonus(1, yours))))
text("Pulled From the Sea", react(paying(ADVENTURING), produces(3, ADVENTURING)))
text("Quick Tack", react(suffering(from_cannon), fewer_hits(2)))
text(
    "\"Ramming Speed!\"",
    act(
        inflict(a_ship(enemy, here), plus(move_cost_of(your_ship), 4)),
        inflict(your_ship, plus(move_cost_of(them), 1)),
    ),
)  # fmt: skip
text("Red Skies at Night", act(change(a_ship(), "move cost", -1, least=1)))
text(
    "\"Repel Boarders!\"",
    react(after(HITS, provided(ship_in_boarding), of=(your_own_ship,)), aim(a_ship(being(other_ship))),
          end_the_boarding),
)  # fmt: skip
text("Riposte", answers_all_attacks())
text("Rough Voyage", act(inflict(a_ship(), 2)))
text("Sabotaged Sails", react(tacks_for(SAILING), targets_it(), produces_nothing))
text("Secrets of the Tops", react(tacks_for(SAILING, of=(topman, yours)), extra_points(move_cost_of(your_ship))))
text("Slip of the Tongue", react(tacks_for(INFLUENCE), targets_it(), produces_nothing))
text("Son of a Gun", react(tacks_for(CANNON, of=(yours,)), extra_points(2)))
text(
    "Stand Together",
    react(suffering(), when(Has(your_captain, Non(villainous))), absorb(Count(All(yours, loyal))), sink(this)),
)
text("Steal Their Wind", act(change(a_ship(enemy, here), "paid Sailing", 2)))
text(
    "Steering Clear",
    react(
        during(PERFORM, that_begins_boarding, against_you, by_opponent), aim(a_player(being(whoever_does_it))), cancel,
    ),
)  # fmt: skip
text("Tagging", react(tacks_for(SWASHBUCKLING), targets_it(), produces_nothing))
text("\"Take It Like a Man!\"", react(during(PERFORM, in_reaction_to_hits, of=(is_action,)), cancel))
text("The Better Part of Valor", react(during(TARGETED, by_action_card, of=(yours,)), cancel, sink(this)))
text("The Living Storm", act(inflict(a_ship(has_adventures(2)), 3)))
text("The New World", react(after(SAIL, to_next_sea, of=(enemy,)), targets_it(), inflict(it, 1), one_copy))
text("To the Death!", act(gain(target(black_freighter, yours), 2, SWASHBUCKLING)))
text("Too Close for Comfort", react(tacks_to_absorb(of=(yours,)), absorbs_extra(2)))
text("Underwater Cave", react(during(TARGETED, that_begins_duel, of=(yours, is_crew)), cancel))
text(
    "Vesten Pride",
    act(for_a_time(THE_TURN, hits_bonus(1, yours, vesten)),
        if_(ship_in_play(enemy, vesten), [for_a_time(THE_TURN, hits_bonus(1, yours, vesten))])),
)  # fmt: skip
text("Wenching", act(untack(chosen(yours, non_captain))))
text("\"Will Do You No Good!\"", react(during(PERFORM, of_action(A_REACT)), cancel))
text(
    "Wounded",
    react(tacks_to_absorb(of=(yours, may_bear_this)), attach_this(it), absorbs_extra(3)),
    trait(during(UNTACK_CARDS, of=(its_bearer,)), once_attached, stays_tacked, may([discard(this)])),
)
