"""The views of one update: what everybody sees alike of a moment is made once, however many look at it."""

from typing import Any

from quarterdeck.kernel.columns import State


class Views:
    """For as long as none of the states changes."""

    def __init__(self) -> None:
        #: with the state, so that no other is taken for it
        self.open: dict[int, tuple[State, Any]] = {}

    def of(self, state: State, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: onlookers) may know of a moment."""
        rules = state.match.rules
        if id(state) not in self.open:
            self.open[id(state)] = state, rules.open_view(state)
        view: dict[str, Any] = rules.view(state, seat, self.open[id(state)][1])
        return view
