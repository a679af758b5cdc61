"""Texts: the Brotherhood of the Coast."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Captains and Ships
text("Allende", completes_for_less(crew_aboard(3, another, brotherhood)))
text("The Hanged Man", react(paying(ADVENTURING), cost(tack(this)), produces(3, ADVENTURING)), free_move())

# Crew
text("Delaina Darling", cannot(TO_BE_PLAYED, enemy, like_top_discard))
text("Delaina Darling (Experienced)", price(-2, is_action, yours, paid_in(ADVENTURING), least=1, to=(TO_USE,)))
text("Jillison Brown", react(paying(for_canceling), cost(tack(this)), produces(3)))
text("Reggie Wilcox", act(cost(tack(this)), aim(a_ship(here)), tack(their_choice(them, untacked))))
text(
    "Sean McCorley (Experienced)",
    trait(after(HITS, from_fighting, done_by(itself)), for_a_time(THE_BOARDING, hits_bonus(2, is_crew, yours))),
)
text("Velik", react(during(TARGETED, from_card(weather), of=(yours,)), cost(tack(this)), cancel))
text("William Fodd", tack_absorbs(2, under_fire))
text("Willie Wilcox", hits_bonus(2))

# Attachments
text("Berek's Pistols", *signature_of(ADVENTURING, brotherhood))
text(
    "Constitution",
    to_attach(cost(tack(chosen(untacked, brotherhood, yours, least=2, most=2)))),
    react(paying(INFLUENCE, for_hiring(brotherhood)), cost(tack(this)), produces(2, INFLUENCE)),
)
text(
    "Señor Ladrón",
    react(paying(for_either(for_attaching(item), for_completing(item))), cost(tack(this)), cheaper(3)),
)

# Actions
text("Brotherhood Pride", pride_of(brotherhood, montaigne, 2, CANNON))
