"""How what happened since the last update is shown piece by piece: each piece with its words and the view after it."""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.kernel.columns import State
from quarterdeck.server.messages import Beat, EventShown
from quarterdeck.server.streams import Stream, changed_parts, encoder

#: more pieces than this are not shown one by one: the first of them become one
MOST = 80

#: after so many rows of the record were told, this was the state
Moment = tuple[int, State]


def beats_of(
    stream: Stream, events: Sequence[EventShown], moments: Sequence[Moment], rows: int,
    view: Callable[[State], dict[str, Any]], words: Callable[[int, int], str],
) -> tuple[Beat, ...]:  # fmt: skip
    """The pieces of the events that a stream is about to be sent, which begin where it was told last."""
    if len(events) < 2 or stream.view is None:
        return ()
    since = stream.told
    between = [(told, state) for told, state in moments if since < told < rows]
    chosen = [m for m, after in zip(between, [*between[1:], None]) if parts(events, m[0] - since, after, since)][-MOST:]
    beats: list[Beat] = []
    old, begun = stream.view, since
    for told, state in chosen:
        shown = view(state)
        now = {key: encoder.encode(value) for key, value in shown.items()}
        beats.append(Beat(told - since, words(begun, told), changed_parts(old, now, shown) or None))
        old, begun = now, told
    return (*beats, Beat(len(events), words(begun, rows)))


def parts(events: Sequence[EventShown], at: int, after: Moment | None, since: int) -> bool:
    """Whether one piece ends and another begins after so many events: not between things that are alike, and a heading
    belongs to what follows."""
    before, following = events[at - 1], events[at : len(events) if after is None else after[0] - since]
    if before.kind == "moment" and not before.moment:
        return False
    alike = all((e.kind, e.seat) == (before.kind, before.seat) for e in following)
    return bool(before.moment) or not alike
