"""Signs what a browser keeps for the server, with the time at which it was made."""

import time
from collections.abc import Callable
from typing import Any

from itsdangerous import SignatureExpired, TimestampSigner, URLSafeTimedSerializer


class Stamp(TimestampSigner):
    """Takes the time from a clock that is given to it."""

    def __init__(self, *args: Any, clock: Callable[[], float], **more: Any) -> None:
        super().__init__(*args, **more)
        self.clock = clock

    def get_timestamp(self) -> int:
        return int(self.clock())


class Seal:
    """Writes and reads signed values that grow old. One that seems to come from the future is good: clocks go back."""

    def __init__(self, secret: str, salt: str, age: float, clock: Callable[[], float] = time.time) -> None:
        self.age = age
        self.clock = clock
        self.signer = URLSafeTimedSerializer(secret, salt=salt, signer=Stamp, signer_kwargs={"clock": clock})

    def write(self, value: Any) -> str:
        return str(self.signer.dumps(value))

    def read(self, text: str) -> Any:
        """The value; a forged or old one raises `BadSignature`."""
        value, made = self.signer.loads(text, return_timestamp=True)
        if self.clock() - made.timestamp() > self.age:
            raise SignatureExpired("it is too old", value, made)
        return value
