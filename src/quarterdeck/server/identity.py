"""Who somebody is: a guest with a name, or an account with a password. A signed cookie says so."""

import asyncio
import secrets
import time
import unicodedata
from base64 import b64encode
from collections.abc import Callable

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from itsdangerous import BadSignature

from quarterdeck.server.sealing import Seal

COOKIE = "quarterdeck"
#: whose accounts this browser has been let in to; it opens nothing, and stays after logging out
KNOWN = "quarterdeck-known"
MOST_KNOWN = 5
#: how long a cookie is good for
AGE = 180 * 24 * 3600
#: with how many code points one letter may be written: marks without end take minutes to be put in order
MOST_POINTS = 4
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
#: letters that nobody sees though their category does not say so: those of Unicode's Default_Ignorable_Code_Point which
#: are no control, format or unassigned characters (it adds new ones only among the unassigned), and fillers and blanks
UNSEEN = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800), (0x3164, 0x3164),
        (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0x13441, 0x13442), (0x16FE4, 0x16FE4), (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)  # fmt: skip


class Who(msgspec.Struct, frozen=True):
    """A person: an id that nobody can guess, a name, and for an account the session that its password began."""

    id: str
    name: str
    account: bool = False
    session: str = ""


class Keeper:
    """Writes and reads cookies, and keeps passwords as argon2 hashes."""

    def __init__(self, secret: str, clock: Callable[[], float] = time.time) -> None:
        self.seal = Seal(secret, "quarterdeck cookie", AGE, clock)
        self.known_seal = Seal(secret, "quarterdeck known", AGE, clock)
        self.hasher = PasswordHasher()
        #: passwords are costly on purpose: a few at a time, so that threads are left for others
        self.hashing = asyncio.Semaphore(2)

    def cookie(self, who: Who) -> str:
        return self.seal.write([who.id, who.name, who.account, who.session])

    def read(self, cookie: str | None) -> Who | None:
        """Whoever a cookie was made for; None for no, a forged or an old one."""
        if not cookie:
            return None
        try:
            return msgspec.convert(dict(zip(Who.__struct_fields__, self.seal.read(cookie))), Who)
        except (BadSignature, msgspec.ValidationError, TypeError):
            return None

    def read_known(self, cookie: str | None) -> list[str]:
        try:
            return msgspec.convert(self.known_seal.read(cookie or ""), list[str])
        except (BadSignature, msgspec.ValidationError):
            return []

    def known(self, cookie: str | None, account: str) -> str:
        """The cookie of a browser that this account has been let in to, too."""
        others = [id for id in self.read_known(cookie) if id != account]
        return self.known_seal.write([*others, account][-MOST_KNOWN:])

    def knows(self, cookie: str | None, account: str) -> bool:
        return account in self.read_known(cookie)

    async def hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that was hashed. As slow where there is no account as where there is one."""
        async with self.hashing:
            return await asyncio.to_thread(self.verify, kept, password)

    def verify(self, kept: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(kept or nobody_s(self.hasher), password) and kept is not None
        except (VerificationError, InvalidHashError):
            return False


def nobody_s(hasher: PasswordHasher) -> str:
    """A hash that no password is known to have, and that costs as much to compare with as any other."""
    salt, digest = [b64encode(secrets.token_bytes(n)).decode().rstrip("=") for n in (hasher.salt_len, hasher.hash_len)]
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${cost}${salt}${digest}"


def new_guest(name: str = "") -> Who:
    return Who(secrets.token_urlsafe(16), name or f"Guest {1000 + secrets.randbelow(9000)}")


def clean_name(name: str, longest: int) -> str:
    """A name in one line, without letters that nobody sees; empty if nothing is left of it."""
    return " ".join(unicodedata.normalize("NFC", seen(name[: MOST_POINTS * longest])).split())[:longest]


def plain_name(name: str) -> str:
    """What two names that look alike share: no two accounts have it in common."""
    return " ".join(seen(unicodedata.normalize("NFKC", seen(name))).casefold().split())


def seen(text: str) -> str:
    """What one sees of a text: no control characters, marks of direction, fillers or other letters without a shape."""
    return "".join(ch for ch in text if ch not in UNSEEN and unicodedata.category(ch)[0] != "C")
