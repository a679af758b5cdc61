"""What somebody in a game has done, for the end of it: the most valuable character, crew or captain."""


class Deed:
    """One thing that can be done: its words for one and for several, and how much each of them counts."""

    __slots__ = ("many", "one", "worth")

    def __init__(self, one: str, many: str, worth: int) -> None:
        self.one = one
        self.many = many
        self.worth = worth


class Feats:
    """The deeds of one character, in the order in which they were done first."""

    __slots__ = ("deeds", "name", "seat")

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name
        self.deeds: dict[Deed, int] = {}

    @property
    def worth(self) -> int:
        return sum([deed.worth * n for deed, n in self.deeds.items()])

    @property
    def words(self) -> str:
        """The deeds in words: "3 wounds dealt, 1 enemy destroyed"."""
        return ", ".join([f"{n} {deed.one if n == 1 else deed.many}" for deed, n in self.deeds.items()])

    def __repr__(self) -> str:
        return f"Feats({self.seat}, {self.name!r}: {self.words})"


class Roll:
    """Everybody who has done something."""

    def __init__(self) -> None:
        self.found: dict[tuple[int, str], Feats] = {}

    def credit(self, seat: int, name: str, deed: Deed, times: int = 1) -> None:
        if times > 0:
            feats = self.found.setdefault((seat, name), Feats(seat, name))
            feats.deeds[deed] = feats.deeds.get(deed, 0) + times

    def ranked(self) -> tuple[Feats, ...]:
        """The most valuable first; of equals, whoever did something first."""
        return tuple(sorted(self.found.values(), key=lambda feats: -feats.worth))
