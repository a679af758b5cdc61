"""The few things that can go wrong at the door of a game. None of them changes anything."""


class QuarterdeckError(Exception):
    """What is wrong and what would be right, in one line a player can read."""


class UnknownAnswer(QuarterdeckError):
    """Nobody could give that answer to any question."""


class IllegalAnswer(QuarterdeckError):
    """The answer exists, but not for this question now."""


class StaleAnswer(QuarterdeckError):
    """The answer names a question that is no longer open."""


class DamagedRecord(QuarterdeckError):
    """A replay, save or state that cannot be read or does not agree with itself."""


class BadDefinition(QuarterdeckError):
    """A card, deck, ruleset or position that means nothing; the message says where."""
