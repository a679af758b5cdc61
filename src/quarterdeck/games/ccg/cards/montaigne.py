"""Texts: Montaigne."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Captains and Ships
text("The General", crew_maximum_bonus(2, crew_aboard(3, another, montaigne)))
text(
    "Le Prédateur des Mers",
    act(cost(tack(this)), aim(allies := chosen(yours, ally, elsewhere, of="attachments", most=99)),
        to_sea(allies, your_sea)),
    free_move(),
)  # fmt: skip

# Crew
text("Cathwulf Vogt", react(instead_of_attack, cost(tack(this)), inflict(other_ship, 3)))
text(
    "Fierbas Desaix du Paix (Experienced)",
    act(cost(tack(this)), discard(target(on_a(enemy, AnyOf(is_captain, is_ship)), of="attachments")),
        cancelable(3, SWASHBUCKLING, controller=True)),
)  # fmt: skip
text("Gerard Rois et Reines", tack_absorbs(1, yours, montaigne))
text("Isabeau Dubois du Arrent", act(cost(tack(this)), inflict(a_ship(enemy, here), 1)))
text("Marcel Entour", tack_absorbs(3, not_(in_a_boarding)))
text(
    "Maureen Leveque",
    react(after(SAIL, enters_here, of=(enemy,)), when(Has(this, untacked)),
          when(Has(this, skill_is(CANNON, "at least", 1))), fires_at(this, it)),
)  # fmt: skip
text("Montaigne Musketeers", bears_schools())
text("Rosamonde du Montaigne", react(tacks_for(INFLUENCE, of=(yours, another)), cost(tack(this)), extra_points(3)))
text("Timothy le Beau", act(cost(tack(this)), inflict(a_ship(), 1)))
text("Timothy le Beau (Experienced)", act(cost(tack(this)), inflict(a_ship(), 2)))
text("Vivianne Étalon du Toille", hits_bonus(2, Has(opponent, holy)))

# Attachments
text(
    "Seal of the Sun King",
    enters_only_if(player_has(you, "at least", skill_total(INFLUENCE), others)),
    act(cost(tack(this)), inflict(a_ship(at(FROTHING_SEA)), 3)),
)
text("The General's Fist", *signature_of(INFLUENCE, montaigne))

# Actions
text("Montaigne Pride", pride_of(montaigne, brotherhood, 2, SWASHBUCKLING))
