"""Texts: cards of no faction in the decks of Gosse, the Explorers, the Sea Dogs and Captain Roberts."""

from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Ships
text("The Dolphin", trait(during(BEFORE_PUSH, of=(yours, swordsman)), may([draw()])), free_move())

# Crew
text("Brutes", tack_absorbs(2))
text("Bully Boys", tack_absorbs(2))
text("Cutthroats", sink_absorbs(5))
text("Juliet Jones", skill_bonus(1, SAILING, your_own_captain))
text("Mountainous Mike", trait(during(BEFORE_PUSH, of=(itself,)), may([draw()])))
text("Solomon Sails", sink_absorbs(4))

# Adventures
text("Eye of the Storm", move_cost_bonus(-1, least=1))
text("Syrneth Tiller", act(cost(sink(this)), sail(your_ship)))

# Attachments
text("Basic Swordsmanship", attaches_only_to(Non(swordsman), is_crew), rank_bonus(SWORDSMAN_RANK, 1))
text("Captain's Quarters", act(cost(discard(this)), draw(2)))
text("Cheap Cutlass", react(inflicts(from_fighting, by=(its_bearer,)), cost(discard(this)), extra_hits(2)))
text("Fine Galley", counts_as_crew(), react(tacks_for(), cost(tack(this)), extra_points(1)))
text("Kodiak Bear", both_absorb(2))
text("Persuasion", react(tacks_for(INFLUENCE, of=(yours,)), cost(tack(this)), extra_points(1)))
text("Pocket Money", react(paying(INFLUENCE), cost(discard(this)), produces(2, INFLUENCE)))

# Actions
text("\"Cut the Ropes!\"", react(after(HITS, provided(in_a_boarding), of=(your_own_ship,)), aim(a_ship(boarded)),
                                end_the_boarding))  # fmt: skip
text("\"Will Do You No Good!\"", react(during(PERFORM, of_action(A_REACT)), cancel))
text(
    "Call to Arms",
    react(after(BEGUN, provided(defending)),
          aim(mate := chosen(yours, non_captain, AnyOf(swordsman, first_mate), tacked)), untack(mate)),
)  # fmt: skip
text("Courage and Honor", react(tacks_for(of=(yours, heroic)), extra_points(3)))
text("Extra Watch", act(untack(your_ship)))
text(
    "Handsome Scar",
    has_trait(face, itself),
    react(suffering(provided(in_a_boarding)), aim(scarred := chosen(yours)), attach_this(scarred), fewer_hits(3)),
)
text("Hiding in the Reefs",
     react(during(ENTER, provided(defending), of=(your_own_ship,)), cancel_boarding, inflict(their_ship, 3)))
text("Quick Tack", react(suffering(from_cannon), fewer_hits(2)))
text("Riposte", answers_all_attacks())
text("Sabotaged Sails", react(tacks_for(SAILING), targets_it(), produces_nothing))
text("Tagging", react(tacks_for(SWASHBUCKLING), targets_it(), produces_nothing))
text("Wenching", act(untack(chosen(yours, non_captain))))

# Chanteys
text("Bad Weather", anybody(pay(6, SAILING), sink(this)), move_cost_bonus(2, is_ship))
