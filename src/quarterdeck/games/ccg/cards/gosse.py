"""Texts: Gosse's Gentlemen."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Captains and Ships
text(
    "Philip Gosse",
    skill_bonus(1, SWASHBUCKLING, yours, gosses_gentlemen, crew_aboard(4, another, gosses_gentlemen)),
)
text("Uncharted Course", uncounted_gear(3), free_move())

# Crew
text(
    "Andre Braudel",
    react(during(HITS, hits_are("at least", 7), of=(your_own_ship,)), once_per_event, fewer_hits(4)),
)
text("Andre Braudel (Experienced)", act(cost(tack(this)), for_a_time(THE_TURN, cannon_suffered_bonus(-2))))
text("Dupre & Hans", tack_absorbs(1, under_fire))
text("Entertainers", react(paying(for_canceling), cost(tack(this)), produces(3)))
text(
    "Henderson",
    react(tacks_to_absorb(provided(in_a_boarding), of=(yours, another)), cost(tack(this)), absorbs_extra(6)),
)
text("Mabela", tack_absorbs(2), hits_bonus(2, finishes_with(THRUST)))
text("Maria Forlani", price(-1, yours, is_adventure, least=1, to=(TO_COMPLETE,)))
text("Martin Tytus", gear_bonus(1, INFLUENCE, of=(completed, goods)))
text(
    "Thomas Gosse",
    react(after(SAIL, enters_here, of=(enemy,)), cost(tack(this)), aim(mate := chosen(yours, non_captain, tacked)),
          untack(mate)),
)  # fmt: skip

# Attachments
text("Belit", react(instead_of_attack, cost(tack(this)), inflict(other_ship, 2)))
text("Gosse's Rapier", *signature_of(INFLUENCE, gosses_gentlemen))
text("The Unwritten Rules", enters_only_if(nobody_has_more(heroic)), act(cost(sink(this)), search_deck()))

# Actions
text("Gosse Pride", pride_of(gosses_gentlemen, corsairs, 2, INFLUENCE))
