"""Quarterdeck: swashbuckling tabletop games with every rule enforced."""

from typing import Final

#: Part of every log: a game is only replayed by the engine that made it, or by one that agrees with it.
ENGINE_VERSION: Final = "0.2.0"
