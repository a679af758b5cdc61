"""When garbage is collected: all of it at rest, what is new when memory has grown."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from quarterdeck.server import garbage
from quarterdeck.server.garbage import GROWTH, Garbage


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """What the process is said to have."""
    said = [1000]
    monkeypatch.setattr(garbage, "memory", lambda: said[-1])
    yield said
    gc.unfreeze()


class Ring:
    def __init__(self) -> None:
        self.it = self


def test_it_is_collected_at_rest_and_once(memory: list[int]) -> None:
    sweeper = Garbage()
    assert [sweeper.look(choices) for choices in (0, 0, 5, 9, 9, 9, 9, 10, 10)] == [
        False, False, False, False, True, False, False, False, True,
    ]  # fmt: skip


def test_what_is_new_is_collected_whenever_memory_has_grown(memory: list[int]) -> None:
    sweeper = Garbage()
    assert not sweeper.keep_up()
    memory.append(int(1000 * GROWTH))
    assert not sweeper.keep_up(), "not so much"
    memory.append(int(1000 * GROWTH) + 1)
    assert sweeper.keep_up()
    assert not sweeper.keep_up(), "so much is usual now"


def test_circles_are_found(memory: list[int]) -> None:
    ring = weakref.ref(Ring())
    sweeper = Garbage()
    sweeper.look(1)
    assert sweeper.look(1) and ring() is None


def test_what_was_looked_through_while_people_play_is_left_alone_until_they_rest(memory: list[int]) -> None:
    old, sweeper = Ring(), Garbage()
    memory.append(1100)
    assert sweeper.keep_up()
    gone = weakref.ref(old)
    del old
    new = weakref.ref(Ring())
    memory.append(1200)
    assert sweeper.keep_up() and new() is None and gone() is not None
    assert not sweeper.look(2) and sweeper.look(2) and gone() is None


def test_where_people_never_rest_everything_is_looked_through_when_there_is_twice_as_much(memory: list[int]) -> None:
    old, sweeper = Ring(), Garbage()
    memory.append(1990)
    assert sweeper.keep_up()
    gone = weakref.ref(old)
    del old
    memory.append(2000)
    assert not sweeper.keep_up() and gone() is not None
    memory.append(2100)
    assert sweeper.keep_up() and gone() is None
    memory.append(4100)
    assert sweeper.keep_up(), "what is new"
    assert sweeper.whole == 2100
