"""Texts: Castille."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Captains and Ships
text("Enrique Orduño", hits_bonus(1, yours, crew_aboard(3, another, castille)))
text(
    "Corazón del Castille",
    react(paying(SAILING, for_any_boarding), cost(tack(this)), produces(5, SAILING)),
    free_move(),
)

# Crew
text("Bardo Murillo", react(instead_of_attack, cost(tack(this)), tack(target(non_captain, on_other_ship))))
text("Botas Rojas", tack_absorbs(2))
text("Don Deanna", trait(during(BEFORE_CARD, opening, of=(itself,)), may([draw()])))
text(
    "Jaimé Espejo",
    react(after(BOARDING_ENDS, you_take_part, of=(enemy,)), cost(tack(this)),
          discard(whole_hand_of(it)), draw(7, PlayerOf(it))),
)  # fmt: skip
text("Manuel Dejavez", tack_absorbs(2, not_(in_a_boarding)))
text("Margaretta Orduño", skill_bonus(2, SWASHBUCKLING, crew_aboard(1, titled("Enrique Orduño"), tacked)))
text("Miguel Cortez", hits_bonus(2, Has(other_captain, villainous)))
text("Padre Alfonso", react(tacks_to_absorb(), cost(tack(this)), absorbs_nothing))
text(
    "Padre Alfonso (Experienced)",
    react(during(HITS, of=(enemy, here)), cost(tack(this)),
          give(All(on_that_ship), absorbs_as_printed(), until=THE_EVENT)),
)  # fmt: skip
text("Rosa Maria de Barcino", skill_bonus(1, INFLUENCE, Has(your_ship, at(LA_BOCA))))
text("Santino Medrano", instead(instead_of_attack, cost(tack(this)), inflict(other_ship, 2)))

# Attachments
text(
    "Good King Sandoval",
    react(paying(INFLUENCE, for_hiring(castille)), cost(tack(this)), produces(2, INFLUENCE)),
)
text("Naval Sanction", enters_only_if(has_boarded), hits_bonus(1, yours))
text("Orduño's Cutlass", *signature_of(SAILING, castille))
