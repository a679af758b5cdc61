"""Texts: the Corsairs."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Captains and Ships
text(
    "Kheired-Din",
    react(when(crew_aboard(3, another, corsairs)), suffering(), absorb(skill_of(SWASHBUCKLING, this)), once_per_turn),
)
text("Strange Skies", never_slower(), free_move())

# Crew
text("Ahmed Khalid", react(tacks_for(SAILING, of=(yours,)), cost(discard(this)), produces(2, SAILING)))
text(
    "Andres Donovich",
    skill_bonus(
        Count(All(AnyOf(face, eye, hand_trait, leg), worn_by(your_captain), of="attachments")), *ALL_SKILLS,
    ),
)  # fmt: skip
text(
    "Dunti",
    instead(
        inflicts(from_fighting, by=(itself,)), cost(discard(chosen(of="hand", least=2, most=2))), extra_hits(3),
        once_per_event,
    ),
)  # fmt: skip
text("Edahgo", skill_bonus(1, *ALL_SKILLS, captive, yours))
text("Galley Captives", enters_only_if(Has(your_ship, corsairs)))
text(
    "Gustolph Hirsch",
    hits_bonus(1),
    act(cost(tack(this)), aim(chosen(yours, tacked, AnyOf(captive, rower), of="in play")), untack(them)),
)
text("Hamish", react(instead_of_attack, cost(tack(this)), inflict(other_ship, 5), suffer(3, without=this)))
text("Inil", react(during(PERFORM, in_place_of_attack, by_opponent, provided(in_a_boarding)), cost(tack(this)), cancel))
text("Petro Angelina", act(cost(tack(this)), for_a_time(THE_TURN, skill_bonus(1, SAILING, another, rower, yours))))

# Attachments
text(
    "Kalem the Believer",
    cannot(TO_UNTACK, itself, in_untack_phase),
    react(paying(INFLUENCE), cost(tack(this)), produces(3, INFLUENCE)),
    react(during(SINK, of=(enemy, is_crew, on_a_ship)), when(Has(this, tacked)), untack(this), once_per_turn),
)
text("Kheired-Din's Scimitar", *signature_of(CANNON, corsairs))
text(
    "The Code",
    to_attach(cost(tack(your_captain))),
    react(
        paying(SAILING), cost(tack(this), tack(chosen(yours))),
        crew_produces(them, move_cost_of(your_ship), SAILING),
    ),
)  # fmt: skip

# Actions
text("Corsair Pride", pride_of(corsairs, gosses_gentlemen, 2, ADVENTURING))
