"""Texts: cards of no faction."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Adventures
text("Ancient Training Techniques", hits_bonus(3))
text("Duel with a Castillian", hits_bonus(3))
text("Passionate Duel", hits_bonus(1))

# Attachments
text(
    "Aldana School",
    react(
        during(BEFORE_CARD, of=(its_bearer,)), cost(tack(this)),
        look_at_top(3), to_hand(chosen(of="looked at")), discard_rest,
    ),
)  # fmt: skip
text("Castillian Navy", *control_of(LA_BOCA, 14, SAILING), initiative_bonus(10))
text(
    "Coastal Patrols", *control_of(FROTHING_SEA, 14, SWASHBUCKLING),
    react(suffering(), cost(tack(this)), fewer_hits(4)),
)  # fmt: skip
text("Crescent Treasures", *control_of(FORBIDDEN_SEA, 14, INFLUENCE), tack_absorbs(1, yours))
text("Northern Allies", *control_of(TRADE_SEA, 14, CANNON), hand_bonus(1))
text("Pistol", react(instead_of_attack, cost(tack(this)), inflict(other_ship, 1)))
text(
    "Secret of the Winds", *control_of(THE_MIRROR, 14, ADVENTURING),
    react(during(PERFORM, of_action(A_BOARD), against_you, by_opponent), cost(tack(this)), cancel),
)  # fmt: skip

# Actions
text("\"Prepare for Boarding!\"", react(instead_of_attack, for_a_time(THE_BOARDING, hits_bonus(1, yours))))
text(
    "\"Repel Boarders!\"",
    react(after(HITS, provided(in_a_boarding), of=(your_own_ship,)), aim(a_ship(boarded)),
          end_the_boarding),
)  # fmt: skip
text("Ambush Boarding", act(board(a_ship(enemy, here))))
text("Challenge to a Duel", act(duel(target(yours), target(enemy, untacked, non_captain, wears(least=2)))))
text("Fancy Swordplay", react(during(BEFORE_CARD, of=(yours, swordsman)), draw(3)))
text("Grappling Hooks", react(paying(SAILING, for_boarding), produces(3, SAILING)))
text("I Fights Better Drunk", react(instead_of_attack, gain(target(yours), 2, SWASHBUCKLING, until=THE_BOARDING)))
text("Line and Winch", react(paying(SAILING, for_any_boarding), produces(4, SAILING)))
text("Near Miss", react(suffering(provided(in_a_boarding)), fewer_hits(2)))
text("Panache", react(paying(SWASHBUCKLING), produces(1, SWASHBUCKLING)))
text("Prayer", react(tacks_for(of=(yours, holy)), extra_points(2)))

# Chanteys
text("The Rage of the Vesten", tack_absorbs(2, is_crew))
