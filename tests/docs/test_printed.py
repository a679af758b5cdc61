"""What is written from the definitions is current: the printed set and the vocabulary."""

import subprocess
import sys

import pytest

import write_vocabulary
from docs.guide import ROOT


@pytest.mark.parametrize("script", ["write_cards.py", "write_vocabulary.py"])
def test_the_page_is_current(script: str) -> None:
    check = subprocess.run(
        [sys.executable, ROOT / "scripts" / script, "--check"], capture_output=True, text=True, check=False
    )
    assert check.returncode == 0, check.stdout + check.stderr


@pytest.mark.parametrize("word", write_vocabulary.words())
def test_every_word_of_the_language_has_its_place_a_meaning_and_a_card(word: str) -> None:
    assert write_vocabulary.chapter_of(word)
    assert write_vocabulary.meaning(word).endswith(".")
    assert word in write_vocabulary.examples(), f"no card uses {word}: take it out of the language"


def test_no_word_stands_twice() -> None:
    words = write_vocabulary.words()
    assert len(words) == len(set(words))
