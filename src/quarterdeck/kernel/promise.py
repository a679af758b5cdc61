"""Dealing that can be checked: a promise before the game, and what shows after it that the promise was kept.

Whoever deals draws a secret and shows its digest. Everybody who sits down adds some chance of their own. The seed of
the game follows from all of it, so that nobody can have chosen it: not whoever deals, who had promised the secret
before, and nobody at the table, who did not know it. Chance that is drawn anew, after the table agreed to go back,
follows from the same and from how often that has happened. After the game the secret is in the header of its record,
under "deal".
"""

from hashlib import sha256
from typing import Any, Final

from quarterdeck.kernel.errors import DamagedRecord
from quarterdeck.kernel.game import CHANCE, REDRAW_BITS, Choice

#: figures of a secret, of its digest and of the most that one seat adds
FIGURES: Final = 64
#: figures of a seed
SEED_FIGURES: Final = 32
#: redraws of one game: nobody agrees to more
MOST_REDRAWS: Final = 10_000


def commitment(secret: str) -> str:
    """The digest that is shown before anybody sits down."""
    return digest("promise", secret, [])


def seed_of(secret: str, contributions: list[str]) -> str:
    """The seed of the game: by the secret and what each seat has added, in the order of seats ("" for nothing)."""
    return digest("seed", secret, contributions)[:SEED_FIGURES]


def redraw_of(secret: str, contributions: list[str], count: int) -> int:
    """What is stirred into chance when it is drawn anew for the first, second, … time."""
    return int(digest(f"redraw {count}", secret, contributions), 16) >> 4 * FIGURES - REDRAW_BITS


def digest(purpose: str, secret: str, contributions: list[str]) -> str:
    """SHA-256 over the purpose, the secret and the contributions, a line each."""
    return sha256("\n".join([f"quarterdeck {purpose}", secret, *contributions]).encode()).hexdigest()


def is_contribution(text: str) -> bool:
    """Whether this is chance as one may add it: up to 64 hexadecimal figures."""
    return len(text) <= FIGURES and all([ch in "0123456789abcdef" for ch in text])


def check(header: dict[str, Any], choices: list[Choice], seats: int, promised: str = "") -> str:
    """Say in words that the deal of a record was the promised one; DamagedRecord if it was not.

    Each seat adds one contribution: whoever could add one more afterwards could choose the seed by it. With the digest
    that one was shown at the table, the record has to keep that very promise.
    """
    deal = header.get("deal")
    if deal is None:
        if promised:
            raise DamagedRecord("the record has no \"deal\" in its header: nothing shows that a promise was kept")
        return ""
    secret, shown, contributions, redraws = read_deal(deal)
    if commitment(secret) != shown:
        raise DamagedRecord("the deal was not the promised one: the secret is not that of the promise")
    if promised and promised != shown:
        raise DamagedRecord(f"the deal was not the promised one: the record keeps the promise {shown}, not {promised}")
    if len(contributions) != seats:
        raise DamagedRecord(f"the deal was not the promised one: {seats} seats have added {len(contributions)} times")
    if header.get("seed") != seed_of(secret, contributions):
        raise DamagedRecord("the deal was not the promised one: the seed does not follow from secret and contributions")
    check_redraws(secret, contributions, redraws, choices)
    added = sum([bool(text) for text in contributions])
    anew = f"; chance was drawn anew {redraws} times, as promised" if redraws else ""
    who = f"{added} of {len(contributions)} seats"
    return f"the deal was the promised one ({shown[:16]}…), with chance added by {who}{anew}"


def read_deal(deal: Any) -> tuple[str, str, list[str], int]:
    """The parts of the entry "deal", which may come from anywhere."""
    if isinstance(deal, dict):
        secret, shown, redraws = deal.get("secret"), deal.get("promise"), deal.get("redraws")
        added: list[Any] = deal["contributions"] if isinstance(deal.get("contributions"), list) else [None]
        texts = [text for text in (secret, shown, *added) if isinstance(text, str) and is_contribution(text)]
        if len(texts) == 2 + len(added) and type(redraws) is int and 0 <= redraws <= MOST_REDRAWS:
            return texts[0], texts[1], texts[2:], redraws
    raise DamagedRecord("the \"deal\" of the header is damaged: it has secret, promise, contributions and redraws")


def check_redraws(secret: str, contributions: list[str], redraws: int, choices: list[Choice]) -> None:
    """Those that are still in the log are among the promised ones, in their order; others were taken back again."""
    drawn = [chosen for seat, chosen in choices if seat == CHANCE]
    count = 0
    for chosen in drawn:
        count += 1
        while count <= redraws and redraw_of(secret, contributions, count) != chosen:
            count += 1
        if count > redraws:
            raise DamagedRecord("the deal was not the promised one: chance was drawn anew in another way")
