"""Servers and databases for the tests of this folder."""

import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from server.serving import InThread

SCRIPT = Path(__file__).resolve().parents[2] / "scripts/postgres.sh"


@contextmanager
def new_cluster() -> Iterator[str]:
    """A Postgres of one's own; the project's script installs it if need be."""
    folder = f"{tempfile.gettempdir()}/quarterdeck-postgres-{uuid.uuid4().hex[:12]}"
    made = subprocess.run([SCRIPT, "start", folder], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    try:
        yield made.stdout.strip()
    finally:
        subprocess.run([SCRIPT, "stop", folder], check=True)


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    """The Postgres of all tests that do not break it."""
    with new_cluster() as url:
        yield url


def new_database(cluster: str) -> str:
    name = f"test_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return cluster.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind: whatever uses it is tested with both."""
    if request.param == "sqlite":
        return str(tmp_path / "quarterdeck.sqlite")
    return new_database(request.getfixturevalue("postgres_cluster"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """One server for a module's tests, on SQLite, without pauses."""
    with InThread(str(tmp_path_factory.mktemp("server") / "quarterdeck.sqlite")) as running:
        yield running
