"""A bot from a file: one class with `decide`, held to what a bot may do."""

from pathlib import Path
from typing import Any

from quarterdeck.bots.base import Bot
from quarterdeck.games.own import place_of, read_text, run_file, said
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.errors import BadDefinition


class OwnBot(Bot):
    """Somebody's own bot: its mistakes are told with the line of its file, and it can only answer what was asked."""

    def __init__(self, file: Path, made: Any) -> None:
        self.file = file
        self.made = made

    def decide(self, s: State, q: Question) -> int:
        try:
            chosen = self.made.decide(s, q)
        except Exception as error:
            raise BadDefinition(f"{place_of(self.file, error)}: {said(error)}") from error
        if not isinstance(chosen, int) or chosen not in q.options:
            raise BadDefinition(f"{self.file}: it answered {chosen!r}: right would be one of q.options")
        return chosen


class Maker:
    """Makes the bot of a file, as often as one is needed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        found = [thing for thing in run_file(file, read_text(file)).values() if is_bot(thing, file)]
        if len(found) != 1:
            raise BadDefinition(
                f"{file}: it needs one class with decide(self, s, q) -> one of q.options, not {len(found)}; "
                "docs/designing-cards.md has one"
            )
        self.kind = found[0]
        name = getattr(self.kind, "name", "")
        self.name = name if isinstance(name, str) and name not in ("", Bot.name) else file.stem

    def __call__(self, seed: int) -> OwnBot:
        try:
            return OwnBot(self.file, self.kind(seed))
        except Exception as error:
            where = place_of(self.file, error)
            raise BadDefinition(f"{where}: {said(error)}; a bot is made from a seed: __init__(self, seed)") from error


def is_bot(thing: object, file: Path) -> bool:
    """Whether a thing is a class with `decide` that the file itself defines."""
    return isinstance(thing, type) and thing.__module__ == f"own.{file.stem}" and hasattr(thing, "decide")
