"""How states and games go to another process: as what they began with and their bytes, never as rules or cards.

A pickle is for processes of one version. What is to be kept is written by `replay.save`.
"""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from quarterdeck import ENGINE_VERSION
from quarterdeck.kernel.errors import DamagedRecord

#: how many matches are kept ready for states that come
MATCHES: Final = 32


def unpickled_state(
    engine: str, begin: Callable[[dict[str, Any], bool], Any], header: str, data: bytes, record: Any
) -> Any:
    """The state that was taken apart to be pickled."""
    return filled(engine, first_state(begin, header).copy(), data, record)


@lru_cache(maxsize=MATCHES)
def first_state(begin: Callable[[dict[str, Any], bool], Any], header: str) -> Any:
    """A state of the match that a header describes, to be copied."""
    return begin(json.loads(header), False)


def filled(engine: str, s: Any, data: bytes, record: Any) -> Any:
    """A state of the right match, with what was pickled; refuses another version, whose numbers mean other cards."""
    if engine != ENGINE_VERSION:
        raise DamagedRecord(f"it was pickled by engine {engine}; this is {ENGINE_VERSION}")
    s.read_bytes(data)
    s.record = record
    return s
