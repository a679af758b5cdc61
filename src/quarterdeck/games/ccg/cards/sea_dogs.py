"""Texts: the Sea Dogs."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Captains and Ships
text(
    "Berek",
    react(during(DRAW_CARDS, by_you, in_draw_phase), once_per_turn,
          when(crew_aboard(3, another, sea_dogs)), when(no_crew_sunk), draw_more()),
)  # fmt: skip
text("The Hurricane", act(cost(tack(this), tack(chosen(yours))), draw()), free_move())

# Crew
text("\"Brother\" Mattias Brewer",
     trait(tacks_for(ADVENTURING, of=(itself,), tests=(pays_for(for_completing(artifact)),)), extra_points(2)))
text("Andrew Littlejohn", tack_absorbs(2, not_(in_a_boarding)))
text("Angus McCloud", hits_bonus(3, Has(other_captain, villainous)))
text(
    "Benny Gimble (Experienced)",
    react(suffering(), cost(discard(chosen(worn_by(this), of="attachments"))), fewer_hits(2)),
)
text("Berek's Boys", skill_bonus(1, SWASHBUCKLING, in_a_boarding, Has(your_captain, titled("Berek"))))
text(
    "Celedoine",
    instead(tacks_for(INFLUENCE, of=(itself,)), once_per_event, cost(discard(chosen(of="hand"))), extra_points(2)),
)
text("Celedoine (Experienced)", react(suffering(), cost(tack(this)), no_hits))
text("Dorf Klinderhoff", uncounted())
text("Needle Nose Nye", cannot(TO_TACK_TO_ABSORB, in_a_boarding))
text(
    "Phelan Cole",
    react(after(HITS, provided(ship_in_boarding), of=(your_own_ship,)), cost(tack(this)),
          end_the_boarding, cancelable(4, SWASHBUCKLING, by=other_ship)),
)  # fmt: skip
text(
    "Roger Gaffrin",
    react(instead_of_attack, cost(tack(this)), for_a_time(THE_BOARDING, hits_bonus(1, yours, sea_dogs))),
)

# Attachments
text("\"Captain\"", react(paying(ADVENTURING), cost(tack(this)), produces(3, ADVENTURING)))
text("Bonnie's Knives", *signature_of(SWASHBUCKLING, sea_dogs))
text(
    "Letter of Marque",
    to_attach(cost(discard(chosen(of="hand", least=2, most=2)))),
    act(cost(tack(this)), draw()),
)

# Actions
text("Sea Dog Pride", pride_of(sea_dogs, crimson_rogers, 2, SWASHBUCKLING))
