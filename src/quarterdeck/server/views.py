"""What one update shows: what several see alike is made once, however many look at it."""

from collections.abc import Callable
from typing import Any

from quarterdeck.kernel.columns import State
from quarterdeck.server.messages import TableShown


class Views:
    """For as long as nothing changes, at the table or in any of the states."""

    def __init__(self, shown: Callable[[bool], TableShown]) -> None:
        self.shown = shown
        #: by whether one sits at it
        self.tables: dict[bool, TableShown] = {}
        #: with the state, so that no other is taken for it
        self.open: dict[int, tuple[State, Any]] = {}

    def table(self, seated: bool) -> TableShown:
        if seated not in self.tables:
            self.tables[seated] = self.shown(seated)
        return self.tables[seated]

    def of(self, state: State, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: onlookers) may know of a moment."""
        rules = state.match.rules
        if id(state) not in self.open:
            self.open[id(state)] = state, rules.open_view(state)
        view: dict[str, Any] = rules.view(state, seat, self.open[id(state)][1])
        return view
