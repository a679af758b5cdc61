"""Writes the printed set, docs/cards/five_sails.md, from the definitions of the cards.

    python scripts/write_cards.py           write it
    python scripts/write_cards.py --check   say whether it is current, and end with 1 if it is not
"""

import sys
from pathlib import Path

from quarterdeck.games.five_sails.catalogue import catalogue
from quarterdeck.games.five_sails.printing import as_markdown

PAGE = Path(__file__).resolve().parent.parent / "docs" / "cards" / "five_sails.md"


def main() -> int:
    text = as_markdown(catalogue())
    if "--check" in sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            print(f"{PAGE.name} is not current: run scripts/write_cards.py")
            return 1
        return 0
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
