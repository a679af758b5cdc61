"""Texts: further cards of no faction."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Adventures
text("Cursed Cutlass", lower_cost_if(Has(your_captain, villainous)), hits_bonus(1))
text("Lady Katerina", hits_bonus(1))
text("Mordekei's Casket", hits_bonus(2))
text("Scarlet Gem of Death", skill_bonus(1, SWASHBUCKLING, skeletal, yours))

# Attachments
text("\"Pack 'em In!\"", goes_on_anybody(), uncounted())
text(
    "Cat O' Nine Tails",
    react(
        tacks_for(of=(yours, another, non_captain)), cost(tack(this)), extra_points(3),
        later(after(PRODUCE), discard(it)), one_copy,
    ),
)  # fmt: skip
text("Cheap Tools", react(tacks_for(ADVENTURING, of=(its_bearer,)), cost(discard(this)), extra_points(3)))
text("Cutlass", hits_bonus(2))
text("Fear and Fire", *control_of(TRADE_SEA, 12, CANNON, safe=True))
text("Hidden Knife", hits_bonus(2))
text("Master of Wind and Tide", *control_of(FROTHING_SEA, 12, SWASHBUCKLING, safe=True))
text("Speak Softly...", *control_of(LA_BOCA, 12, SAILING, safe=True))
text("Spectral Aura", trait(during(PUSH, against_bearer, of=(is_crew,)), tack(it)))
text("Swift Vengeance", *control_of(THE_MIRROR, 12, ADVENTURING, safe=True))
text(
    "Treasure Hold",
    counts_as_crew(),
    react(suffering(), cost(sink(this)), absorb(1)),
    react(paying(INFLUENCE), cost(tack(this)), produces(2, INFLUENCE)),
)
text("Vodacce Pirates", *control_of(FORBIDDEN_SEA, 12, INFLUENCE, safe=True))

# Actions
text(
    "\"Ramming Speed!\"",
    act(
        inflict(a_ship(enemy, here), plus(move_cost_of(your_ship), 4)),
        inflict(your_ship, plus(move_cost_of(them), 1)),
    ),
)  # fmt: skip
text("Bad Maps", react(tacks_for(ADVENTURING), targets_it(), produces_nothing))
text("Black Heart", act(when(Has(your_captain, villainous)), cost(sink(chosen(non_captain, yours))), draw(4)))
text("Carousing", react(paying(), cost(discard(chosen(of="hand"))), produces(1)))
text("Courtly Manner", react(paying(INFLUENCE), produces(1, INFLUENCE)))
text(
    "Eyepatch",
    react(suffering(), aim(chosen(yours, may_bear_this, Non(wears(eye)))), attach_this(them), fewer_hits(1)),
    has_trait(eye, itself),
)
text("Flogging", act(when(Has(your_captain, villainous)), cost(tack(chosen(yours))), draw(2)))
text(
    "Fresh Fruit",
    react(
        paying(ADVENTURING), cost(tack(chosen(yours))),
        produces(plus(skill_of(ADVENTURING, them), skill_of(SWASHBUCKLING, them)), ADVENTURING),
    ),
)  # fmt: skip
text("High Seas Boarding", act(board(a_ship(enemy, here), hits_bonus(1, is_crew, yours))))
text(
    "Last Second Escape!",
    react(
        during(HITS, from_cannon, of=(your_own_ship,)), aim(a_ship(being(their_ship))), cancel_attack, sail(your_ship),
    ),
    react(
        during(PERFORM, of_action(A_BOARD), against_you, by_opponent), aim(a_ship(being(their_ship))), cancel,
        sail(your_ship),
    ),
)  # fmt: skip
text(
    "Lemons",
    react(after(COMPLETED, by_you, of=(is_adventure,)), aim(chosen(yours, tacked, tacked_to_complete(ADVENTURING))),
          untack(them)),
)  # fmt: skip
text(
    "Log of the Black Freighter",
    act(
        cost(tack(chosen(yours, ranked(FEAR_RANK, 1)))), aim(whom := a_player()),
        discard(their_choice(whom, non_captain, cost_is("at least", rank_of(FEAR_RANK, them)))),
    ),
)  # fmt: skip
text(
    "Minor Hull Damage",
    react(suffering(), attach_this(your_ship), absorb(4)),
    has_trait(damage, itself), counts_as_crew(), move_cost_bonus(1),
    act(once_attached, pay(3, SWASHBUCKLING), sink(this)),
    cannot(TO_LEAVE_PLAY, itself, own=True),
)  # fmt: skip
text(
    "No Fun to Be a Captive",
    act(
        cost(sink(chosen(captive, yours))), aim(other := chosen(captive, not_them)),
        gain(other, 2, CANNON, SAILING, ADVENTURING),
    ),
)  # fmt: skip
text("One with the Sails", react(paying(SAILING), produces(3, SAILING)))
text(
    "Peg Leg",
    react(suffering(), aim(chosen(yours, may_bear_this)), attach_this(them), fewer_hits(3)),
    has_trait(leg, itself),
)
text("Pulled From the Sea", react(paying(ADVENTURING), produces(3, ADVENTURING)))
text("Secrets of the Tops", react(tacks_for(SAILING, of=(topman, yours)), extra_points(move_cost_of(your_ship))))
text("The Living Storm", act(inflict(a_ship(has_adventures(2)), 3)))
text("To the Death!", act(gain(target(black_freighter, yours), 2, SWASHBUCKLING)))
text("Too Close for Comfort", react(tacks_to_absorb(of=(yours,)), absorbs_extra(2)))
text(
    "Wounded",
    react(tacks_to_absorb(of=(yours, may_bear_this)), attach_this(it), absorbs_extra(3)),
    trait(during(UNTACK_CARDS, of=(its_bearer,)), once_attached, stays_tacked, may([discard(this)])),
)

# Chanteys
text(
    "First Tide",
    anybody(cost(sink(chosen(of="hand", least=3, most=3))), sink(this)),
    skill_bonus(3, SAILING, topman),
)
text("Hidden Talents", skill_bonus(1, *ALL_SKILLS, is_captain))
text("The Trail of the Dead", both_absorb(-1, is_crew, least=1))
