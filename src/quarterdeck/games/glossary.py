"""What the words, signs, piles and numbers of a game mean, for whoever touches one.

A game keeps them in a file, `glossary.toml`: the table `[terms]` has a sentence or two for each, `[forms]` the other
forms in which texts have the word ("tacks", "tacked").
"""

import tomllib
from pathlib import Path

from quarterdeck.kernel.errors import BadDefinition


class Term:
    """A word of the game, what it means, and its other forms."""

    def __init__(self, name: str, text: str, forms: tuple[str, ...]) -> None:
        self.name = name
        self.text = text
        self.forms = forms


def read_glossary(file: Path) -> tuple[Term, ...]:
    """The terms of a file, in its order; forms of what is no term, or of two, are refused."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    if strange := sorted(set(data) - {"terms", "forms"}):
        raise BadDefinition(f"{file.name}: a glossary has terms and forms, not {strange[0]!r}")
    forms: dict[str, list[str]] = data.get("forms", {})
    terms: dict[str, str] = data["terms"]
    taken = set(terms)
    for name, others in forms.items():
        if name not in terms:
            raise BadDefinition(f"{file.name}: forms of {name!r}, which is no term")
        for form in others:
            if form in taken:
                raise BadDefinition(f"{file.name}: {form!r} stands there twice")
            taken.add(form)
    return tuple([Term(name, " ".join(text.split()), tuple(forms.get(name, ()))) for name, text in terms.items()])
