"""The rules as switches: one field for each independent difference between editions."""

from typing import Final

from quarterdeck.kernel.errors import BadDefinition


class Ruleset:
    """A frozen record. Code asks its fields, never its name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Ruleset({self.name!r})"


RULEBOOK_2023: Final = Ruleset("rulebook-2023")
RULESETS: Final = {RULEBOOK_2023.name: RULEBOOK_2023}


def find_ruleset(name: str) -> Ruleset:
    if name not in RULESETS:
        raise BadDefinition(f"there is no ruleset named {name!r} (there are: {', '.join(RULESETS)})")
    return RULESETS[name]
