"""What the cards do. A module here writes the texts of some of them, and is imported here:

    text("Near Miss", react(…))         the card is complete from then on
    text("Old Salt", …, …)              several texts of one card stand in one call

Cards that do nothing but what their facts tell have no text, and need none.
"""

from quarterdeck.games.ccg.cards import (
    actions, black_freighter, brotherhood, castille, corsairs, crimson_rogers, explorers, gosse, montaigne, roberts,
    sea_dogs, unaligned, vesten,
)  # fmt: skip
from quarterdeck.games.ccg.cards.texts import TEXTS

#: the modules, in the order in which they are read
MODULES = (
    black_freighter, brotherhood, castille, corsairs, crimson_rogers, explorers, gosse, montaigne, roberts, sea_dogs,
    vesten, unaligned, actions,
)  # fmt: skip

__all__ = ["MODULES", "TEXTS"]
