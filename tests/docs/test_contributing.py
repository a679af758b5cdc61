"""The example of a rule's test in CONTRIBUTING.md is one, and passes."""

from typing import Any

from docs.guide import ROOT, blocks


def test_the_example_of_a_test_passes() -> None:
    (example,) = [content for language, content in blocks(ROOT / "CONTRIBUTING.md") if language == "python"]
    names: dict[str, Any] = {}
    exec(example, names)
    test = names["test_a_duel_starts_from_a_challenge"]
    assert [mark.args for mark in test.pytestmark] == [("FS-DUEL-01",)]
    test()
