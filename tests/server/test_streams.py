"""Updates carry what changed: merged into the old view they give the new one."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.server.client import without_nulls
from quarterdeck.server.limits import Bucket, Gate
from quarterdeck.server.streams import difference, merge

lists = st.lists(st.integers(0, 2), max_size=3)
leaves = st.none() | st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2) | lists
views = st.dictionaries(
    st.text("abc", min_size=1, max_size=2),
    st.recursive(leaves, lambda inner: st.dictionaries(st.text("abc", min_size=1, max_size=2), inner, max_size=3)),
    max_size=5,
)


@given(views, views)
def test_a_difference_merges_to_the_new_view(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert without_nulls(merge(without_nulls(old), difference(old, new))) == without_nulls(new)


@given(views)
def test_nothing_changed_is_nothing_to_send(view: dict[str, Any]) -> None:
    assert difference(view, view) == {}


def test_a_bucket_gives_what_flows_in() -> None:
    bucket = Bucket(2.0, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5) and not bucket.take(0.5)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_a_gate_forgets_those_who_behave() -> None:
    now = 0.0
    gate = Gate(1.0, 2, lambda: now)
    for i in range(10_001):
        assert gate.passes(str(i))
    now = 100.0
    assert gate.passes("again") and len(gate.buckets) == 1
