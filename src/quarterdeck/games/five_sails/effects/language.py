"""The words cards are written with, in one place: `from quarterdeck.games.five_sails.effects.language import *`.

Nouns are objects (`performer`, `adversary`, `opposing`), verbs are called (`wound(adversary)`), and the parts before an
ability's effects are `CITY`, traits, `when(…)`, `aim(…)`, `cost(…)`, `by(…)` and triggers (`after(WOUND, …)`). A module
registers its words by naming them in its `__all__`.
"""

from quarterdeck.cardgame.amounts import *
from quarterdeck.cardgame.attributes import *
from quarterdeck.cardgame.build import *
from quarterdeck.cardgame.conditions import *
from quarterdeck.cardgame.filters import *
from quarterdeck.cardgame.joining import *
from quarterdeck.cardgame.players import *
from quarterdeck.cardgame.sets import *
from quarterdeck.cardgame.triggers import *
from quarterdeck.cardgame.verbs import *
from quarterdeck.cardgame.waiving import *
from quarterdeck.games.five_sails.effects.amounts import *
from quarterdeck.games.five_sails.effects.answers import *
from quarterdeck.games.five_sails.effects.approach import *
from quarterdeck.games.five_sails.effects.borrowing import *
from quarterdeck.games.five_sails.effects.build import *
from quarterdeck.games.five_sails.effects.challenges import *
from quarterdeck.games.five_sails.effects.combat import *
from quarterdeck.games.five_sails.effects.conditions import *
from quarterdeck.games.five_sails.effects.decks import *
from quarterdeck.games.five_sails.effects.discards import *
from quarterdeck.games.five_sails.effects.duels import *
from quarterdeck.games.five_sails.effects.filters import *
from quarterdeck.games.five_sails.effects.gambling import *
from quarterdeck.games.five_sails.effects.gear import *
from quarterdeck.games.five_sails.effects.later import *
from quarterdeck.games.five_sails.effects.marks import *
from quarterdeck.games.five_sails.effects.passives import *
from quarterdeck.games.five_sails.effects.places import *
from quarterdeck.games.five_sails.effects.playing import *
from quarterdeck.games.five_sails.effects.pressures import *
from quarterdeck.games.five_sails.effects.qualifiers import *
from quarterdeck.games.five_sails.effects.recruiting import *
from quarterdeck.games.five_sails.effects.renown import *
from quarterdeck.games.five_sails.effects.sets import *
from quarterdeck.games.five_sails.effects.spots import *
from quarterdeck.games.five_sails.effects.triggers import *
from quarterdeck.games.five_sails.effects.verbs import *
from quarterdeck.games.five_sails.terms import *
