"""Games that several tests look at: one of two bots to its end, and one blow before the end."""

from functools import cache

from quarterdeck.bots import make_bot
from quarterdeck.games import find_game
from quarterdeck.kernel.game import Game

#: Odette, who can take one more wound, has nobody to step in, and Terrell stands before her
LAST_BLOW = """
[[player]]
leader = "Kaspar Dietrich"
crew = [{name = "Terrell Brandt", at = "Docks"}]
[[player]]
leader = {name = "Odette Dubois d'Arrent", at = "Docks", wounds = 4}
"""


@cache
def played(name: str) -> Game:
    """A game of two greedy bots, to its end: played once for all who only look at it."""
    found = find_game(name).sample_game(3, 2)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not found.over:
        q = found.open_questions()[0]
        found.choose(bots[q.seat].decide(found.state, q), q.seat)
    return found
