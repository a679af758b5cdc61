"""A set in print: as data, as Markdown and as a page that needs nothing else. What a card says is the game's to say."""

import html
import json
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

Data = dict[str, Any]


class Face:
    """What is printed on a card, whatever game it is of.

    `group` is the chapter it stands in, `kind` what it is, `numbers` what has a name and a value, in the order in which
    it is read, `notes` what stands between those and the texts.
    """

    def __init__(
        self, number: str, name: str, group: str, kind: str, traits: Sequence[str],
        numbers: Sequence[tuple[str, str]], notes: Sequence[str], words: Sequence[str],
    ) -> None:  # fmt: skip
        self.number = number
        self.name = name
        self.group = group
        self.kind = kind
        self.traits = traits
        self.numbers = numbers
        self.notes = notes
        self.words = words

    def line(self) -> str:
        """What the card is and its numbers, in one line."""
        return ", ".join([self.kind, self.group, *self.pairs(), *self.notes])

    def kind_line(self) -> str:
        """'Risk: Flourish, Ranged'."""
        return f"{self.kind}: {', '.join(self.traits)}" if self.traits else self.kind

    def pairs(self) -> list[str]:
        return [f"{name} {value}" for name, value in self.numbers]

    def title(self) -> str:
        return f"{self.number} {self.name}".strip()


class PrintedSet:
    """How the cards of a game are printed: a title, what the reader is told first, chapters, and the game's own half.

    `data` gives a card as whoever draws it needs it, `face` what is printed of it. `labels` are the kinds of ability
    that stand in bold at the beginning of a text, with the words before and a bracket behind:
    'Sorcerer City Action:', 'Reaction (in your dueling line):'.
    """

    def __init__(
        self, title: str, note: str, groups: Sequence[str], labels: Sequence[str], data: Callable[[Any], Data],
        face: Callable[[Any], Face],
    ) -> None:  # fmt: skip
        self.title = f"{title}: the cards"
        self.note = note
        self.groups = groups
        self.label = re.compile(rf"^((?:[A-Z][a-z]+ )*(?:{'|'.join(map(re.escape, labels))})(?: \([^)]*\))?:) ")
        self.data = data
        self.face = face
        self.formats: dict[str, Callable[[Sequence[Any]], str]] = {
            "html": self.as_html, "md": self.as_markdown, "json": self.as_json,
        }  # fmt: skip

    def by_group(self, cards: Sequence[Any]) -> list[tuple[str, list[Face]]]:
        """The faces of the cards in their chapters; a chapter of somebody's own comes last."""
        faces = [self.face(card) for card in cards]
        names = [*self.groups, *sorted({face.group for face in faces} - set(self.groups))]
        rows = [(name, [face for face in faces if face.group == name]) for name in names]
        return [(name, row) for name, row in rows if row]

    def as_json(self, cards: Sequence[Any]) -> str:
        return json.dumps([self.data(card) for card in cards], ensure_ascii=False, indent=1) + "\n"

    # Markdown

    def as_markdown(self, cards: Sequence[Any]) -> str:
        """The cards by chapter; a single one is only its entry."""
        if len(cards) == 1:
            return self.entry(self.face(cards[0])) + "\n"
        parts = [f"# {self.title}", self.note]
        for name, row in self.by_group(cards):
            parts += [f"## {name}", *(self.entry(face) for face in row)]
        return "\n\n".join(parts) + "\n"

    def entry(self, face: Face) -> str:
        """One card: name, what it is, its numbers, a paragraph for each text."""
        line = ", ".join([*face.pairs(), *face.notes])
        parts = [f"### {face.title()}", f"*{face.kind_line()}*", line]
        parts += [self.label.sub(r"**\1** ", words) for words in face.words]
        return "\n\n".join(part for part in parts if part)

    # A page

    def as_html(self, cards: Sequence[Any]) -> str:
        """Sections by chapter, cards side by side; it prints without its contents."""
        chapters = self.by_group(cards)
        title = html.escape(self.title)
        links = " ".join(f'<a href="#{anchor(name)}">{html.escape(name)}</a>' for name, _ in chapters)
        body = "\n".join(self.section(name, row) for name, row in chapters)
        return (
            f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
            f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<p>{html.escape(self.note)}</p>\n"
            f"<nav>{links}</nav>\n{body}\n</body>\n</html>\n"
        )

    def section(self, name: str, row: Sequence[Face]) -> str:
        boxes = "\n".join(self.box(face) for face in row)
        return f'<section id="{anchor(name)}">\n<h2>{html.escape(name)}</h2>\n<div>\n{boxes}\n</div>\n</section>'

    def box(self, face: Face) -> str:
        """A card as a box."""
        pairs = "".join(
            f"<div><dt>{html.escape(name)}</dt><dd>{html.escape(value)}</dd></div>" for name, value in face.numbers
        )
        table = f"<dl>{pairs}</dl>" if pairs else ""
        notes = [html.escape(note, quote=False) for note in face.notes]
        texts = [self.label.sub(r"<b>\1</b> ", html.escape(words, quote=False)) for words in face.words]
        said = "".join(f"<p>{text}</p>" for text in (*notes, *texts))
        number = f"<small>{html.escape(face.number)}</small> " if face.number else ""
        return (
            f'<article id="c{anchor(face.number or face.name)}"><h3>{number}{html.escape(face.name)}</h3>'
            f"<p><i>{html.escape(face.kind_line())}</i></p>{table}{said}</article>"
        )


def anchor(name: str) -> str:
    """A name as part of a page's address."""
    return re.sub(r"[^\w]+", "-", name.lower()).strip("-")


STYLE: Final = """
:root { color-scheme: light dark; --line: #8886; --ink: #8c2f1b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e08d6d; } }
body { font: 15px/1.45 Georgia, "Times New Roman", serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { border-bottom: 2px solid var(--ink); margin-top: 2.5rem; }
nav a { margin-right: 1rem; color: var(--ink); }
section > div { columns: 21rem; column-gap: 1rem; }
article { break-inside: avoid; border: 1px solid var(--line); border-radius: 6px; padding: .7rem .9rem; }
article { margin: 0 0 1rem; }
h3 { margin: 0; font-size: 1.1rem; } h3 small { font-weight: normal; opacity: .65; float: right; }
article p { margin: .45rem 0 0; } article i { opacity: .8; } article b { color: var(--ink); }
dl { display: flex; flex-wrap: wrap; gap: .15rem .9rem; margin: .5rem 0 0; }
dl div { display: flex; gap: .3rem; } dt { opacity: .75; } dd { margin: 0; font-weight: bold; }
@media print { body { margin: 0; font-size: 9.5pt; max-width: none; } nav { display: none; }
  section + section { break-before: page; } section > div { columns: 3; } }
"""
