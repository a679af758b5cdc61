"""The ledger of a game's rules, a rule at a time, as a player looks it up."""

import re
from collections.abc import Mapping

from quarterdeck.games.project import of_project


def read_rules(
    ledger: str, rule: re.Pattern[str], source: re.Pattern[str], chapters: Mapping[str, str]
) -> tuple[dict[str, str], ...]:
    """The rules of the chapters that are named, each as a player calls it; none where the ledger is not there.

    `rule` finds the id and the text of one in a line, `source` what tells where a rule comes from and is left out.
    """
    path = of_project(ledger)
    found: list[dict[str, str]] = []
    chapter = ""
    for line in () if path is None else path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = line[3:].partition(" — ")[0].strip()
        elif (told := rule.match(line)) and chapter in chapters:
            text = source.sub("", told.group(2)).replace("**", "")
            found.append({"id": told.group(1), "chapter": chapters[chapter], "text": text})
    return tuple(found)
