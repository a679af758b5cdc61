"""When all garbage is collected: at rest, or when memory has grown."""

import gc

import pytest

from quarterdeck.server import garbage
from quarterdeck.server.garbage import GROWTH, Garbage


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the process is said to have had at most."""
    said = [1000]
    monkeypatch.setattr(garbage, "most_memory", lambda: said[-1])
    return said


def test_it_is_collected_at_rest_and_once(memory: list[int]) -> None:
    sweeper = Garbage()
    assert [sweeper.look(choices) for choices in (0, 0, 5, 9, 9, 9, 9, 10, 10)] == [
        False, False, False, False, True, False, False, False, True,
    ]  # fmt: skip


def test_it_is_collected_while_people_play_if_memory_has_grown(memory: list[int]) -> None:
    sweeper = Garbage()
    assert not sweeper.look(1)
    memory.append(int(1000 * GROWTH))
    assert not sweeper.look(2), "not so much"
    memory.append(int(1000 * GROWTH) + 1)
    assert sweeper.look(3)
    assert not sweeper.look(4), "so much is usual now"


def test_circles_are_found(memory: list[int]) -> None:
    class Ring:
        it: object

    ring = Ring()
    ring.it = ring
    before = gc.get_stats()[2]["collected"]
    del ring
    sweeper = Garbage()
    sweeper.look(1)
    assert sweeper.look(1) and gc.get_stats()[2]["collected"] > before
