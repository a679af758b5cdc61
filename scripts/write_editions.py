"""Writes the tables of switches and of numbers in docs/rules/editions.md from the record of rulesets.

    python scripts/write_editions.py           write it
    python scripts/write_editions.py --check   say whether it is current, and end with 1 if it is not
"""

import sys
from pathlib import Path

from quarterdeck.games.five_sails.rulesets import FIELDS, NUMBERS, RULESETS

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rules" / "editions.md"
BEGIN = "<!-- {}: begin (written by scripts/write_editions.py) -->\n"
END = "<!-- {}: end -->\n"


def table() -> str:
    """A line for each field: what it decides, the rows it carries, and its value in each edition."""
    lines = ["| field | decides | rows | " + " | ".join(RULESETS) + " |", "| --- " * (3 + len(RULESETS)) + "|"]
    for field, (values, rows, words) in FIELDS.items():
        carried = ", ".join(f"{n:02}" for n in rows)
        chosen = " | ".join(shown(getattr(rules, field), values[0]) for rules in RULESETS.values())
        lines.append(f"| `{field}` | {words} | {carried} | {chosen} |")
    return "\n".join(lines) + "\n"


def numbers() -> str:
    """A line for each number: what it says, its range, and the rulebook's, on which all editions agree."""
    lines = ["| number | says | from | to | all editions |", "| --- " * 5 + "|"]
    for field, (least, usual, most, words) in NUMBERS.items():
        lines.append(f"| `{field}` | {words} | {least} | {most} | {usual} |")
    return "\n".join(lines) + "\n"


def shown(value: str, usual: str) -> str:
    """What differs from the 2023 rulebook stands out."""
    return value if value == usual else f"**{value}**"


def page(text: str) -> str:
    """The page with its tables as they should be."""
    for name, lines in (("fields", table()), ("numbers", numbers())):
        before, _, rest = text.partition(BEGIN.format(name))
        _, _, after = rest.partition(END.format(name))
        text = before + BEGIN.format(name) + lines + END.format(name) + after
    return text


def main() -> int:
    text = PAGE.read_text(encoding="utf-8")
    if "--check" in sys.argv[1:]:
        if page(text) != text:
            print(f"{PAGE.name} is not current: run scripts/write_editions.py")
            return 1
        return 0
    PAGE.write_text(page(text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
