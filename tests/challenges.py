"""A challenge that a card could cancel from hand: for tests of what asking gives away.

    game = challenging((SPIRIT, SCORN), (SCORN, SPIRIT))  # each player's hand, and what lies in their deck
"""

from quarterdeck.games import five_sails
from quarterdeck.kernel.game import Game

#: cancels the challenge of a Mercenary whom its player opposes, and cancels nothing
SCORN, SPIRIT = "You're Embarrassing Yourself", "Valiant Spirit"
PLAYERS = (
    ("Kaspar Dietrich", "Kalla Forsberg"),
    ("Odette Dubois d'Arrent", "Jean Urbain"),
    ("Soline el Gato", "Terrell Brandt"),
)


def challenging(*cards: tuple[str, str]) -> Game:
    """The first player may challenge with a Mercenary; of each player the card in the hand and the one in the deck."""
    return five_sails.from_position("".join([
        f"""
[[player]]
leader = "{leader}"
crew = [{{name = "{character}", at = "Docks"}}]
hand = ["{hand}"]
deck = ["{deck}"]
"""
        for (leader, character), (hand, deck) in zip(PLAYERS, cards, strict=False)
    ]))  # fmt: skip


def challenge(game: Game) -> int:
    """The key of the challenge."""
    decision = game.decision(0)
    assert decision is not None
    return decision.find("Challenge").key
