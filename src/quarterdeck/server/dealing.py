"""How tables deal: a promise that is shown before anybody sits down, and the chance that everybody adds to it.

See `kernel/promise.py` for what is promised and how it is checked. A person who opens a table asks for the promise of a
table first, so that what they add comes after it, too; until the table is opened, nothing has to be kept.
"""

import hmac
import secrets
import time
from collections.abc import Callable
from typing import Any

from itsdangerous import BadSignature

from quarterdeck.kernel import promise
from quarterdeck.kernel.game import REDRAW_BITS
from quarterdeck.server.facts import Facts, new_id
from quarterdeck.server.messages import Promised
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.sealing import Seal

#: seconds for which a promise can be redeemed
AGE = 24 * 3600


class Dealer:
    """Draws secrets, promises them, and deals by them."""

    def __init__(self, key: str, clock: Callable[[], float] = time.time) -> None:
        self.key = key
        self.seal = Seal(key, "quarterdeck table", AGE, clock)

    def promised(self) -> Promised:
        """A table that somebody may open, with its promise."""
        id = new_id()
        return Promised(self.seal.write(id), promise.commitment(self.secret_of(id)))

    def redeem(self, token: str) -> tuple[str, str]:
        """The id and the secret of a table that was promised."""
        try:
            id = str(self.seal.read(token))
        except BadSignature:
            raise Refusal("stale", "that promise is not ours, or too old: ask for another") from None
        return id, self.secret_of(id)

    def secret_of(self, id: str) -> str:
        """The secret of a promised table, which has to be kept nowhere until the table is opened."""
        return hmac.digest(self.key.encode(), id.encode(), "sha256").hex()


def new_secret() -> str:
    return secrets.token_hex(promise.FIGURES // 2)


def checked(contribution: str) -> str:
    """What a person adds to chance."""
    if not promise.is_contribution(contribution):
        raise Refusal("malformed", f"a contribution has up to {promise.FIGURES} figures, 0 to 9 and a to f")
    return contribution


def contributions(facts: Facts) -> list[str]:
    return [seat.contribution for seat in facts.seats]


def seed_of(facts: Facts) -> str:
    """Where a game's chance begins: nobody can foresee or choose it."""
    return promise.seed_of(facts.secret, contributions(facts))


def draw_anew(facts: Facts) -> int:
    """What is stirred into a game's chance after the table went back: nobody can foresee that, either."""
    facts.redraws += 1
    if not facts.secret:  # it was begun before deals were promised
        return secrets.randbits(REDRAW_BITS)
    return promise.redraw_of(facts.secret, contributions(facts), facts.redraws)


def revealed(facts: Facts) -> dict[str, Any]:
    """For the header of a record, after the game: what shows that the promise was kept."""
    if not facts.secret:
        return {}
    return {"deal": {
        "promise": promise.commitment(facts.secret), "secret": facts.secret, "contributions": contributions(facts),
        "redraws": facts.redraws,
    }}  # fmt: skip
