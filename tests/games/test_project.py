"""What stands beside the package in a checkout is inside it when it is installed."""

from pathlib import Path

import pytest

from quarterdeck.games import project
from quarterdeck.games.project import of_project

LEDGER = "docs/rules/five_sails.md"


def lay_out(root: Path, *paths: str) -> None:
    for path in paths:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text("")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that is installed in an environment inside some folder."""
    folder = tmp_path / "environment" / "site-packages" / "quarterdeck"
    monkeypatch.setattr(project, "PACKAGE", folder)
    return folder


def test_a_checkout_has_it_at_its_root() -> None:
    assert of_project(LEDGER) == Path(__file__).resolve().parents[2] / LEDGER
    assert of_project("docs/rules/chess.md") is None


def test_an_installed_package_has_it_inside(package: Path, tmp_path: Path) -> None:
    lay_out(package, LEDGER)
    lay_out(tmp_path, "src/quarterdeck/__init__.py", LEDGER)
    assert of_project(LEDGER) == package / LEDGER


def test_a_folder_above_that_is_no_checkout_of_quarterdeck_is_not_looked_into(package: Path, tmp_path: Path) -> None:
    lay_out(tmp_path, LEDGER)
    assert of_project(LEDGER) is None
    lay_out(tmp_path, "src/quarterdeck/__init__.py")
    assert of_project(LEDGER) == tmp_path / LEDGER
