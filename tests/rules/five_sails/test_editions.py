"""The page on editions is current: every switch, every value, every row of the ledger's Variants table."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from ledger import known_rules

from quarterdeck.games.five_sails.rulesets import FIELDS, NUMBERS, RULESETS, Ruleset
from quarterdeck.kernel.errors import BadDefinition

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "rules" / "editions.md").read_text(encoding="utf-8")
MEANINGS, _, REST = PAGE.partition("## What the values mean")[2].partition("## What is refused")
UNSWITCHED = REST.partition("## Rows without a switch")[2]
TESTS = Path(__file__).with_name("test_variants.py").read_text(encoding="utf-8")


def test_the_table_is_written_from_the_record() -> None:
    check = subprocess.run([sys.executable, ROOT / "scripts" / "write_editions.py", "--check"], capture_output=True)
    assert check.returncode == 0, check.stdout.decode()


@pytest.mark.parametrize("field", FIELDS)
def test_every_value_of_a_switch_is_explained_and_shown(field: str) -> None:
    entry = re.search(rf"^- `{field}`: (.*?)(?=^- |\Z)", MEANINGS, re.M | re.S)
    assert entry is not None
    for value in FIELDS[field][0]:
        assert f"`{value}`" in entry.group(1)
    assert re.search(rf"^def test_{field}(_\w+)?\(\)", TESTS, re.M)


@pytest.mark.parametrize("field", NUMBERS)
def test_every_number_is_shown(field: str) -> None:
    tests = Path(__file__).with_name("test_rule_numbers.py").read_text(encoding="utf-8")
    assert re.search(rf"^def test_{field}(_\w+)?\(", tests, re.M)


def test_every_row_of_the_variants_table_has_a_switch_or_a_reason() -> None:
    """And no row has both, or two of either."""
    switched = [f"FS-VAR-{n:02}" for _, rows, _ in FIELDS.values() for n in rows]
    reasoned = re.findall(r"FS-VAR-\d+", UNSWITCHED)
    assert sorted(switched + reasoned) == sorted(id for id in known_rules() if id.startswith("FS-VAR-"))


def test_every_value_but_the_rulebook_s_is_played_by_some_published_edition() -> None:
    """A switch that no edition turns would be no difference between editions."""
    for field, (values, _, _) in FIELDS.items():
        assert {getattr(rules, field) for rules in RULESETS.values()} == set(values)


def test_the_record_has_the_fields_of_the_table_in_its_order() -> None:
    assert tuple(Ruleset.__dataclass_fields__) == ("name", *FIELDS, *NUMBERS)


def test_what_the_page_refuses_is_refused() -> None:
    said = re.findall(r"^- `(\w+) = (\w+)` with `(\w+) = (\w+)`", REST, re.M)
    assert len(said) == 2
    for field, value, other, its_value in said:
        with pytest.raises(BadDefinition, match=other):
            Ruleset("refused", **{field: value, other: its_value})
