"""Quarterdeck: swashbuckling tabletop games with every rule enforced."""

from typing import Final

__version__: Final = "0.3.0"
#: Part of every log: a game is only replayed by the engine that made it, or by one that agrees with it.
ENGINE_VERSION: Final = __version__
