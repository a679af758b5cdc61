"""How the tests run: where their files lie, how much Hypothesis tries, and against which build of the engine."""

import importlib
import os
import shutil
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Databases of tests lie in memory where that has room: a commit there is as real, and waits for no disk.
MEMORY = Path("/dev/shm")
ROOM = 2 << 30
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

# Repeatable by default: the same examples on every machine. QUARTERDECK_THOROUGH=1 looks for new ones.
settings.register_profile(
    "default",
    derandomize=True,
    deadline=None,
    max_examples=20,
    database=None,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile("short", settings.get_profile("default"), max_examples=10)
settings.register_profile(
    "thorough", deadline=None, max_examples=1000, print_blob=True, suppress_health_check=SLOW_IS_FINE
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compiled",
        action="store_true",
        help="a short run that refuses to start unless the imported engine is the compiled one",
    )


def pytest_configure(config: pytest.Config) -> None:
    compiled = config.getoption("--compiled")
    if os.environ.get("QUARTERDECK_THOROUGH") == "1":
        settings.load_profile("thorough")
    else:
        settings.load_profile("short" if compiled else "default")
    if compiled:
        refuse_pure_python("quarterdeck.kernel.flow")


def refuse_pure_python(module: str) -> None:
    origin = importlib.import_module(module).__file__ or ""
    if not origin.endswith(tuple(EXTENSION_SUFFIXES)):
        raise pytest.UsageError(
            f"--compiled: {module} was imported from {origin}, which is not compiled; "
            "run `make compiled`, or put build/compiled first on PYTHONPATH"
        )
