"""Where the texts of cards are written down: `text` is called once for each card, by its name."""

from typing import Final

from quarterdeck.cardgame.facts import Texts

TEXTS: Final = Texts()
text: Final = TEXTS.text
