"""Writes the printed sets, docs/cards/five_sails.md, ccg.md and sea_of_legends.md, from the definitions of the cards.

    python scripts/write_cards.py           write them
    python scripts/write_cards.py --check   say whether they are current, and end with 1 if one is not

Of the 7th Sea CCG only the cards that can be played are in print.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from quarterdeck.games.ccg.catalogue import catalogue as ccg_catalogue
from quarterdeck.games.ccg.printing import PRINTED
from quarterdeck.games.five_sails.catalogue import catalogue
from quarterdeck.games.five_sails.printing import as_markdown
from quarterdeck.games.sea_of_legends.catalogue import catalogue as sea_catalogue
from quarterdeck.games.sea_of_legends.printing import PRINTED as SEA_PRINTED

DOCS = Path(__file__).resolve().parent.parent / "docs" / "cards"


def five_sails() -> str:
    return as_markdown(catalogue())


def seventh_sea() -> str:
    return PRINTED.as_markdown([card for card in ccg_catalogue() if card.complete])


def sea_of_legends() -> str:
    return SEA_PRINTED.as_markdown(sorted(sea_catalogue().cards, key=lambda card: card.kind))


PAGES: tuple[tuple[str, Callable[[], str]], ...] = (
    ("five_sails.md", five_sails), ("ccg.md", seventh_sea), ("sea_of_legends.md", sea_of_legends),
)  # fmt: skip


def main() -> int:
    stale = 0
    DOCS.mkdir(exist_ok=True)
    for name, made in PAGES:
        page, text = DOCS / name, made()
        if "--check" not in sys.argv[1:]:
            page.write_text(text, encoding="utf-8")
        elif not page.exists() or page.read_text(encoding="utf-8") != text:
            print(f"{page.name} is not current: run scripts/write_cards.py")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
