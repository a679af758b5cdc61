"""Who somebody is: a guest with a name, or an account with a password. A signed cookie says so."""

import asyncio
import secrets
import unicodedata

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE = "quarterdeck"
#: how long a cookie is good for
AGE = 180 * 24 * 3600
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200


class Who(msgspec.Struct, frozen=True):
    """A person: an id that nobody can guess, a name, and whether there is an account behind it."""

    id: str
    name: str
    account: bool = False


class Keeper:
    """Writes and reads cookies, and keeps passwords as argon2 hashes."""

    def __init__(self, secret: str) -> None:
        self.signer = URLSafeTimedSerializer(secret, salt="quarterdeck cookie")
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex(16))

    def cookie(self, who: Who) -> str:
        return str(self.signer.dumps([who.id, who.name, who.account]))

    def read(self, cookie: str | None) -> Who | None:
        """Whoever a cookie was made for; None for no, a forged or an old one."""
        if not cookie:
            return None
        try:
            return msgspec.convert(dict(zip(("id", "name", "account"), self.signer.loads(cookie, AGE))), Who)
        except (BadSignature, msgspec.ValidationError, TypeError):
            return None

    async def hash(self, password: str) -> str:
        return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that was hashed. As slow where there is no account as where there is one."""
        return await asyncio.to_thread(self.verify, kept, password)

    def verify(self, kept: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(kept or self.nobody, password) and kept is not None
        except (VerificationError, InvalidHashError):
            return False


def new_guest(name: str = "") -> Who:
    return Who(secrets.token_urlsafe(16), name or f"Guest {1000 + secrets.randbelow(9000)}")


def clean_name(name: str, longest: int) -> str:
    """A name in one line, without control characters; empty if nothing is left of it."""
    kept = "".join(ch for ch in unicodedata.normalize("NFC", name) if unicodedata.category(ch)[0] != "C")
    return " ".join(kept.split())[:longest]
