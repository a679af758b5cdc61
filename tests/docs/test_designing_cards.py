"""The guide for designers works: its files, its tests and its commands, from the first block to the last."""

from pathlib import Path

from docs.guide import ROOT, follow


def test_whoever_follows_the_guide_ends_with_three_tested_cards(tmp_path: Path) -> None:
    assert follow(ROOT / "docs" / "designing-cards.md", tmp_path) >= 6
