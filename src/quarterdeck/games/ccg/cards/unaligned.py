"""Texts: Ships, Crew, Attachments, Adventures and Chanteys of no faction."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Captains and Ships
RABBLE = crew_aboard(3, another, unaligned, cost_is("at least", 3))
text(
    "Maria Aloise",
    rank_bonus(FATE_RANK, 1, RABBLE),
    act(once_per_turn, when(RABBLE), when(empty_handed), cost(tack(this)), draw(4)),
)
text("The Dolphin", trait(during(BEFORE_CARD, opening, of=(yours, swordsman)), may([draw()])), free_move())
text(
    "The Stalwart Raider",
    act(aim(wreck := chosen(on_sea, here, of="attachments")), cost(tack(this)), sink(wreck)), free_move(),
)  # fmt: skip

# Crew
text("Brutes", tack_absorbs(2))
text("Bully Boys", tack_absorbs(2))
text("Cutthroats", sink_absorbs(5))
text("Juliet Jones", skill_bonus(1, SAILING, your_own_captain))
text("Mad Mario", sink_absorbs(4))
text("Mountainous Mike", trait(during(BEFORE_CARD, opening, of=(itself,)), may([draw()])))
text("Solomon Sails", sink_absorbs(4))

# Attachments
text(
    "Aldana School",
    react(
        during(BEFORE_CARD, of=(its_bearer,)), cost(tack(this)),
        look_at_top(3), to_hand(chosen(of="looked at")), discard_rest,
    ),
)  # fmt: skip
text("Armed Brig", *ally_of(discard, 5, SWASHBUCKLING, CANNON), act(cost(tack(this)), cannon_attack(a_ship(here), 4)))
text("Basic Swordsmanship", attaches_only_to(Non(swordsman), is_crew), rank_bonus(SWORDSMAN_RANK, 1))
text("Captain's Quarters", act(cost(discard(this)), draw(2)))
text("Castillian Navy", *control_of(LA_BOCA, 14, SAILING), initiative_bonus(10))
text(
    "Cat O' Nine Tails",
    react(
        tacks_for(of=(yours, another, non_captain)), cost(tack(this)), extra_points(3),
        later(after(PRODUCE, of=(being(it),)), discard(it)), one_copy,
    ),
)  # fmt: skip
text("Cheap Cannons", react(produces_skill(CANNON, of=(its_bearer,)), cost(discard(this)), extra_points(3)))
text("Cheap Cutlass", react(inflicts(from_fighting, by=(its_bearer,)), cost(discard(this)), extra_hits(2)))
text("Cheap Tools", react(tacks_for(ADVENTURING, of=(its_bearer,)), cost(discard(this)), extra_points(3)))
text(
    "Coastal Patrols", *control_of(FROTHING_SEA, 14, SWASHBUCKLING),
    react(suffering(), cost(tack(this)), fewer_hits(4)),
)  # fmt: skip
text("Crescent Treasures", *control_of(FORBIDDEN_SEA, 14, INFLUENCE), tack_absorbs(1, yours))
text("Cutlass", hits_bonus(2))
text("Fear and Fire", *control_of(TRADE_SEA, 12, CANNON, safe=True))
text("Fine Galley", counts_as_crew(), react(tacks_for(), cost(tack(this)), extra_points(1)))
text("Hidden Knife", hits_bonus(2))
text(
    "Ill-Fated Journey",
    to_attach(cost(tack(chosen(yours, ranked(FATE_RANK, 1))))),
    trait(after(SAIL, enters_here, of=(is_ship,)), inflict(it, 5), sink(this)),
)
text("Kodiak Bear", both_absorb(2))
text("Master of Wind and Tide", *control_of(FROTHING_SEA, 12, SWASHBUCKLING, safe=True))
text("Master of the Tops", react(paying(SAILING, for_play_or_cancel(is_action)), cost(tack(this)), cheaper(2)))
text(
    "Merchant Ship",
    enters_in(FORBIDDEN_SEA),
    act(cost(tack(this)), to_sea(this)),
    act(when(Has(this, at(FROTHING_SEA))), cost(tack(this)), untack(chosen(yours, cost_is("at most", 3))),
        to_sea(this, sea_called(FORBIDDEN_SEA))),
)  # fmt: skip
text("Mr. Briggs", react(suffering(from_fighting), cost(sink(this)), absorb(hits_to_suffer)))
text("Northern Allies", *control_of(TRADE_SEA, 14, CANNON), hand_bonus(1))
text("\"Pack 'em In!\"", goes_on_anybody(), counts_as_crew(-1, its_bearer))
text("Persuasion", react(tacks_for(INFLUENCE, of=(yours,)), cost(tack(this)), extra_points(1)))
text("Pistol", react(instead_of_attack, cost(tack(this)), inflict(other_ship, 1)))
text("Pocket Money", react(paying(INFLUENCE), cost(discard(this)), produces(2, INFLUENCE)))
text(
    "Rose and Cross Membership",
    has_faction(rose_and_cross),
    act(once_per_turn, when(crew_aboard(3, another, rose_and_cross)), dig_for(patron)),
)
text("Safe Path", react(paying(for_canceling), cost(tack(this)), produces(4)))
text(
    "Secret of the Winds", *control_of(THE_MIRROR, 14, ADVENTURING),
    react(during(PERFORM, of_action(A_BOARD), against_you, by_opponent), cost(tack(this)), cancel),
)  # fmt: skip
text("Speak Softly...", *control_of(LA_BOCA, 12, SAILING, safe=True))
text("Special Gift", act(cost(tack(this)), inflict(a_ship(enemy, here), 1)))
text("Spectral Aura", trait(during(PUSH, against_bearer, of=(is_crew,)), tack(it)))
text(
    "Speedy Courier", *ally_of(discard, 4, SWASHBUCKLING, CANNON),
    react(paying(INFLUENCE, provided(Has(your_ship, elsewhere))), cost(tack(this)), produces(2, INFLUENCE)),
)  # fmt: skip
text("Styrke (Strength)", hits_bonus(2))
text("Swift Vengeance", *control_of(THE_MIRROR, 12, ADVENTURING, safe=True))
text(
    "Swivel Gun",
    act(cost(tack(this)), cannon_attack(a_ship(enemy, here), 1)),
    react(paying(CANNON), cost(tack(this)), produces(1, CANNON)),
)
text("The Right Place", act(cost(tack(bearer), sink(this)), sail(your_ship, any_sea)))
text(
    "Treasure Hold",
    counts_as_crew(),
    react(suffering(), cost(sink(this)), absorb(1)),
    react(paying(INFLUENCE), cost(tack(this)), produces(2, INFLUENCE)),
)
text("Villskap (Fury)", act(cost(tack(this)), pay(1, ADVENTURING), inflict(a_ship(here), 2)))
text("Vodacce Pirates", *control_of(FORBIDDEN_SEA, 12, INFLUENCE, safe=True))
text("Warship", *ally_of(sink, 6, CANNON), act(cost(tack(this)), cannon_attack(a_ship(here), 4)))

# Adventures
text("Ancient Training Techniques", hits_bonus(3))
text("Cursed Cutlass", lower_cost_if(Has(your_captain, villainous)), hits_bonus(1))
text("Duel with a Castillian", hits_bonus(3))
text("Eye of the Storm", move_cost_bonus(-1, least=1))
text("Lady Katerina", hits_bonus(1))
text("Mordekei's Casket", hits_bonus(2))
text("One Fell Swoop", act(when(in_play(is_chantey)), cost(tack(bearer)), discard(chantey)))
text("Passionate Duel", hits_bonus(1))
text("Scarlet Gem of Death", skill_bonus(1, SWASHBUCKLING, skeletal, yours))
text("Syrneth Powder", cannon_bonus(2))
text("Syrneth Tiller", act(cost(sink(this)), sail(your_ship)))
text(
    "The Lure of Gold",
    to_complete(cost(sink(chosen(yours, untacked, least=2, most=2)))),
    trait(during(DRAW_CARDS, by_you, in_draw_phase), draw_more()),
)

# Chanteys
text("Bad Weather", anybody(pay(6, SAILING), sink(this)), move_cost_bonus(2, is_ship))
text(
    "First Tide",
    anybody(cost(sink(chosen(of="hand", least=3, most=3))), sink(this)),
    skill_bonus(3, SAILING, topman),
)
text("Hidden Talents", skill_bonus(1, *ALL_SKILLS, is_captain))
text("Imprisonment in El Morro", anybody(pay(6, SWASHBUCKLING), sink(this)), produced_bonus(2, CANNON, gunner))
text(
    "Message From the Grave",
    anybody(pay(6, SWASHBUCKLING), sink(this)),
    trait(during(DRAW_PHASE), each_player_must(
        one_of([tack(chosen(yours, non_captain, untacked))], [discard(chosen(yours, non_captain))]))),
)  # fmt: skip
text("The Rage of the Vesten", tack_absorbs(2, is_crew))
text("The Trail of the Dead", both_absorb(-1, is_crew, least=1))
text("The Vision Spreads", price(2, is_crew, to=(TO_HIRE,)))
