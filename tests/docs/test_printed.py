"""What is written from the definitions is current: the printed set and the vocabulary."""

import subprocess
import sys

import pytest

from write_vocabulary import VOCABULARIES, Vocabulary
from docs.guide import ROOT


@pytest.mark.parametrize("script", ["write_cards.py", "write_vocabulary.py", "write_families.py"])
def test_the_page_is_current(script: str) -> None:
    check = subprocess.run(
        [sys.executable, ROOT / "scripts" / script, "--check"], capture_output=True, text=True, check=False
    )
    assert check.returncode == 0, check.stdout + check.stderr


@pytest.mark.parametrize(("v", "word"), [(v, word) for v in VOCABULARIES for word in v.words()])
def test_every_word_of_the_language_has_its_place_a_meaning_and_a_card(v: Vocabulary, word: str) -> None:
    assert v.chapter_of(word)
    assert v.meaning(word).endswith(".")
    assert word in v.examples, f"no card uses {word}: take it out of the language"


@pytest.mark.parametrize("v", VOCABULARIES)
def test_no_word_stands_twice(v: Vocabulary) -> None:
    words = v.words()
    assert len(words) == len(set(words))
