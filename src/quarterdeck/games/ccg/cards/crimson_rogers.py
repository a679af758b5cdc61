"""Texts: the Crimson Rogers."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Captains and Ships
text("Reis", skill_bonus(1, CANNON, yours, crew_aboard(4, another, crimson_rogers)))
text(
    "The Crimson Roger",
    react(tacks_for(CANNON, of=(yours,)), cost(tack(this)), extra_points(2)),
    free_move(),
)

# Crew
text("Cornelius van Brock", considered_to_have(leg, 2))
text("Joern Keitelsson", hand_bonus(1))
text(
    "Julius Caligari (Experienced)",
    considered_to_have(eye),
    act(once_per_turn, cost(discard(chosen(worn_by(this), of="attachments"))), inflict(a_ship(here), 2)),
)
text("Kedish the Crescent",
     instead(once_per_event, tacks_for(CANNON, of=(itself,)), pay(1, INFLUENCE), extra_points(2)))  # fmt: skip
text("Rafael de St. Theresa", hits_bonus(1, finishes_with(THRUST)))
text("Red Scarves", tack_absorbs(1))
text("Samuel Smitts", fights_with(CANNON))
text("Volta", hits_bonus(2, finishes_with(SLASH)))

# Attachments
text("Reis' Scythe", *signature_of(CANNON, crimson_rogers))
text(
    "The Pact of the Crimson Rogers",
    to_attach(cost(sink(chosen(yours, non_captain)))),
    react(during(CANNON_ATTACK, you_perform), cost(tack(this)), extra_hits(2)),
)
text("Vincenzo Caligari", react(paying(ADVENTURING), cost(tack(this)), produces(3, ADVENTURING)))

# Actions
text("Crimson Roger Pride", pride_of(crimson_rogers, sea_dogs, 2, ADVENTURING))
