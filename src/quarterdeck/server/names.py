"""Whose a name is: an account's, a bot's, or that of somebody who is no more."""

import hashlib
import hmac

from quarterdeck.bots import BOTS, title
from quarterdeck.server.facts import FORMER
from quarterdeck.server.identity import plain_name
from quarterdeck.server.storage import Storage


class Names:
    """Nobody sits down or speaks under the name of somebody else."""

    def __init__(self, storage: Storage, key: str) -> None:
        self.storage = storage
        self.key = key

    def digest(self, plain: str) -> str:
        """What stands for a name where the name itself is not to be kept."""
        return hmac.new(self.key.encode(), f"former {plain}".encode(), hashlib.sha256).hexdigest()

    async def another_s(self, name: str, who: str) -> bool:
        """Whether a name is not for this person: an account has it, a bot, or an account that was deleted had it."""
        plain = plain_name(name)
        account = await self.storage.account(plain, name)
        if account is not None:
            return account[0] != who
        return plain in reserved_names() or await self.storage.was_somebody_s(self.digest(plain))


def reserved_names() -> frozenset[str]:
    """What bots are called at a table, by what they are chosen, and what those are called who are no more."""
    return frozenset(plain_name(name) for name in (FORMER, *BOTS, *[title(bot) for bot in BOTS]))
