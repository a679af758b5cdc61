"""What a bot is."""

from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question


class Bot:
    """Answers the questions of one seat. Chance comes from its own seed, so that a game can be played again."""

    name = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, s: State, q: Question) -> int:
        """The key of one of the question's options. Must not look at what the seat cannot know."""
        raise NotImplementedError
