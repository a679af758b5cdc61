"""Texts: the Vesten."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Captains and Ships
text("Yngvild Olafssdottir", price(-3, yours, weather, crew_aboard(3, another, vesten), to=(TO_USE, TO_PUT, TO_ATTACH)))
text("The Revensj", trait(during(BEGUN, you_perform), may([draw(2)])), free_move())

# Crew
text("\"Lucky\" Vandrad Hallvardson", tack_absorbs(2))
text("Aleen Van Ostrand", price_on_this(-2, item))
text("Brawny Rowers", tack_absorbs(1))
text("Hildegunn", skill_bonus(1, SWASHBUCKLING, yours, titled("Valkyries")))
text("Hoskuld Hardrada", act(cost(discard(chosen(weather, of="hand"))), gain(this, 2, SWASHBUCKLING)))
text(
    "Ian O'Toole",
    trait(produces_skill(SWASHBUCKLING, of=(itself,), tests=(pays_for(for_removing(damage)),)),
          extra_points(skill_of(INFLUENCE, this))),
)  # fmt: skip
text(
    "Ingeborg Davinsson",
    has_trait(heroic, Has(your_captain, heroic)), has_trait(villainous, Has(your_captain, villainous)),
    react(inflicts(from_duel, by=(itself,)), once_per_turn,
          tack(target(on_other_ship, skill_is(SWASHBUCKLING, "lower", 3)))),
)  # fmt: skip
text("Orm Greybeard", both_absorb(1))
text("Red Thorfild", trait(has_tacked_to_absorb(provided(in_a_boarding), of=(itself,)), inflict(other_ship, 3)))
text(
    "Sigvaldi Sveinson",
    react(during(PUSH, opening, of=(itself,)), cost(tack(this)), change(this, "hits", 3, until=THE_FIGHT)),
)
text("Valkyries", tack_absorbs(2), hits_bonus(1))
text("Vestenmannavnjar Archers", act(cost(tack(this)), pay_move_cost(), cannon_attack(a_ship(enemy, here), 3)))

# Attachments
text("Kjøtt (Flesh)", enters_only_if(crew_aboard(2, loyal, vesten)), tack_absorbs(1, yours, vesten))
text("Yngvild's Axe", *signature_of(SWASHBUCKLING, vesten))
