"""The embedded database: one SQLite file with a write-ahead log, for one server process."""

import sqlite3
from pathlib import Path
from typing import IO, Any

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.storage import Storage


class Sqlite(Storage):
    """A file. A second server on the same file is refused, because two would both own every table."""

    Fault = sqlite3.Error

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = Path(path)
        self.lock: IO[str] | None = None

    async def open(self) -> None:
        if self.beside and not self.path.is_file():
            raise BadDefinition(f"there is no database {self.path}: give --database")
        if not self.beside:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.lock = lock_file(self.path.with_name(self.path.name + ".lock"))
        await super().open()

    async def close(self) -> None:
        await super().close()
        if self.lock is not None:
            self.lock.close()

    def connect(self) -> Any:
        try:
            connection = sqlite3.connect(self.path, isolation_level="DEFERRED")
            connection.execute("pragma journal_mode = wal")
        except sqlite3.DatabaseError as error:
            raise BadDefinition(f"{self.path} cannot be opened as an SQLite database: {error}") from None
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        return connection

    def alone(self, cursor: Any, what: str) -> None:
        """Begin the transaction: by itself it would begin only with the first row that is written."""
        if not cursor.connection.in_transaction:
            cursor.execute("begin immediate")


def lock_file(path: Path) -> IO[str] | None:
    """Hold a file for as long as this process lives; where the system cannot lock, nothing is held."""
    try:
        import fcntl
    except ImportError:
        return None
    held = path.open("w")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadDefinition(f"another server is using {path.with_suffix('')}: stop it, or give --database") from None
    return held
