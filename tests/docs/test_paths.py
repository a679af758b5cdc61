"""Files and folders that the documentation names exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs.guide import BLOCK, FILE, ROOT, blocks

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
#: in code or in a layout `src/…`, in code any file (`flow.py`), and what a link leads to
FOLDERS = re.compile(r"(?<![\w/.])(?:src|docs|tests|scripts)/[\w./-]*\w")
FILES = re.compile(r"`((?:[\w-]+/)*[\w-]+\.(?:py|md|ts|sh))`")
LINKS = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    own = {named.group(1) for _, content in blocks(page) if (named := FILE.match(content))}
    prose = BLOCK.sub("", text)
    missing = [path for path in FOLDERS.findall(prose) if path not in own and not (ROOT / path).exists()]
    missing += [path for path in FILES.findall(prose) if path not in own and not any(files_that_end_with(path))]
    missing += [path for path in LINKS.findall(prose) if not (page.parent / path).exists()]
    assert missing == []


def files_that_end_with(path: str) -> Iterator[Path]:
    """Pages shorten a path whose room is clear from what they tell of."""
    for folder in ("src", "docs", "tests", "scripts", "benchmarks", "web/src"):
        yield from (found for found in (ROOT / folder).rglob(Path(path).name) if f"/{found}".endswith(f"/{path}"))
