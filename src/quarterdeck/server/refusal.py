"""Why something is not done: the one exception that becomes a `Refused`, or the answer to a request."""

from typing import Any

from quarterdeck.kernel.errors import IllegalAnswer, QuarterdeckError, StaleAnswer, UnknownAnswer


class Refusal(Exception):
    """Why a message is not taken; nothing has changed."""

    def __init__(self, error: Any, words: str) -> None:
        super().__init__(words)
        self.error = error


def refusal_of(error: QuarterdeckError) -> Refusal:
    for kind, name in ((UnknownAnswer, "unknown"), (IllegalAnswer, "illegal"), (StaleAnswer, "stale")):
        if isinstance(error, kind):
            return Refusal(name, str(error))
    return Refusal("illegal", str(error))
