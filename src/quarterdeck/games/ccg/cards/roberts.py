"""Texts: Captain Roberts."""

from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

able_crew = crew_aboard(4, cost_is("at least", 3))
text(
    "Captain Roberts",
    skill_bonus(1, SAILING, yours, topman, able_crew),
    skill_bonus(1, CANNON, yours, gunner, able_crew),
    hits_bonus(1, yours, swordsman, able_crew),
)
