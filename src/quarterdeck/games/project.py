"""What belongs to the project and is no code: the ledgers of rules, and the page once it is built.

In a checkout they stand at its root, in an installed package inside it: `setup.py` puts them there.
"""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


def of_project(path: str) -> Path | None:
    """A file or folder by its path in the project; None where it was not built or not installed."""
    checkouts = [folder for folder in PACKAGE.parents if (folder / "src" / "quarterdeck").is_dir()]
    for root in (PACKAGE, *checkouts):
        if (root / path).exists():
            return root / path
    return None
