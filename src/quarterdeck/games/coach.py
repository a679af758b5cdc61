"""What a coach says the first time something occurs: two sentences for each kind of question or event.

A game keeps them in a file, `coach.toml`, with a table `[question]` and a table `[event]`: kinds, and what is said.
"""

import tomllib
from pathlib import Path
from typing import Final

from quarterdeck.kernel.errors import BadDefinition

#: what a coach may speak about
ABOUT: Final = ("question", "event")


def read_coach(file: Path) -> dict[str, str]:
    """What is said, by what it is about and its kind: "question:react"."""
    if not file.is_file():
        return {}
    said: dict[str, str] = {}
    for about, texts in tomllib.loads(file.read_text(encoding="utf-8")).items():
        if about not in ABOUT:
            raise BadDefinition(f"{file.name}: a coach speaks about {' and '.join(ABOUT)}, not {about!r}")
        for kind, text in texts.items():
            said[f"{about}:{kind}"] = " ".join(text.split())
    return said
