"""The words cards are written with, in one place: `from quarterdeck.games.ccg.effects.language import *`.

Nouns are objects (`bearer`, `your_ship`, `heroic`), verbs are called (`tack(this)`), and the parts before an ability's
effects are `when(…)`, `cost(…)`, `pay(…)`, `aim(…)` and triggers (`paying(SAILING)`, `after(SINK, …)`). A module
registers its words by naming them in its `__all__`. Skills, Seas, attacks and kinds of event are constants.
"""

from quarterdeck.cardgame.attributes import *
from quarterdeck.cardgame.conditions import *
from quarterdeck.cardgame.filters import *
from quarterdeck.cardgame.players import *
from quarterdeck.cardgame.verbs import *
from quarterdeck.games.ccg.effects.amounts import *
from quarterdeck.games.ccg.effects.boarding import *
from quarterdeck.games.ccg.effects.build import *
from quarterdeck.games.ccg.effects.choices import *
from quarterdeck.games.ccg.effects.coming import *
from quarterdeck.games.ccg.effects.common import *
from quarterdeck.games.ccg.effects.conditions import *
from quarterdeck.games.ccg.effects.constants import *
from quarterdeck.games.ccg.effects.decks import *
from quarterdeck.games.ccg.effects.durations import *
from quarterdeck.games.ccg.effects.filters import *
from quarterdeck.games.ccg.effects.gear import *
from quarterdeck.games.ccg.effects.hands import *
from quarterdeck.games.ccg.effects.history import *
from quarterdeck.games.ccg.effects.marks import *
from quarterdeck.games.ccg.effects.naming import *
from quarterdeck.games.ccg.effects.specials import *
from quarterdeck.games.ccg.effects.passives import *
from quarterdeck.games.ccg.effects.points import *
from quarterdeck.games.ccg.effects.sets import *
from quarterdeck.games.ccg.effects.triggers import *
from quarterdeck.games.ccg.effects.verbs import *
