"""What the card layer knows of a game: its catalogue, its continuous texts, and which card wears which."""

from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from quarterdeck.kernel.columns import EMPTY, NO_CARD, Columns, Match

if TYPE_CHECKING:  # compiled code reads a typed attribute many times faster than an unknown one
    from quarterdeck.cardgame.passives import Passive
    from quarterdeck.cardgame.rules import CardRules
    from quarterdeck.cardgame.using import CardAbility

#: continuous texts that answer one question: (card, zones it works from, text)
Texts = tuple[tuple[int, int, "Passive"], ...]


class CardMatch(Match):
    """A match whose cards have texts."""

    def __init__(
        self, seats: int, definition: tuple[int, ...], owner: bytes, family: bytes, parties: int = 1
    ) -> None:
        super().__init__(seats, definition, owner, family, parties)
        self.abilities: tuple[CardAbility, ...] = ()
        #: the catalogue; a card's place in it is its definition number
        self.cards: tuple[Any, ...] = ()
        #: for each question, the continuous texts that answer it: (card, zones it works from, text)
        self.passives: list[Texts] = []
        #: by card: texts that are silent unless it lies open in the right zone, as (zones, question); and the questions
        #: that other texts answer, too, as a set
        self.voices: list[list[tuple[int, int]]] = []
        self.vocal: tuple[int, ...] = ()
        self.always_spoken = 0

    def sort_voices(self) -> None:
        """Once all continuous texts are known: note which of them nobody hears before their card comes into play."""
        self.voices = [[] for _ in range(self.size)]
        voice = [0] * self.size
        for question, texts in enumerate(self.passives):
            for c, zones, _ in texts:
                if zones & ~self.open:
                    self.always_spoken |= 1 << question
                else:
                    self.voices[c].append((zones, question))
                    voice[c] |= zones
        self.voice = tuple(voice)
        self.vocal = tuple([c for c in range(self.size) if voice[c]])


M = TypeVar("M", bound=CardMatch, covariant=True)

#: the columns of the card layer in the order in which they are written; each also stands in `__init__` and `copy_hosts`
HOSTS: Final = ("host", "worn")


class CardState(Columns[M]):
    """The columns of a game in which cards are attached to others: `host[c]` wears c, `worn[h]` is all that h wears."""

    __slots__ = (*HOSTS, "speaking")

    def __init__(self, match: M, zones: int) -> None:
        super().__init__(match, zones)
        #: the questions that some continuous text may answer now, as a set; all others have no answer
        self.speaking = match.always_spoken
        self.host = [NO_CARD] * match.size
        self.worn: dict[int, tuple[int, ...]] = {}

    def own_columns(self) -> tuple[str, ...]:
        return HOSTS

    def copy(self) -> Any:
        """An independent state. A game with columns of its own copies those too."""
        t = type(self)(self.match, 0)
        self.copy_into(t)
        self.copy_hosts(t)
        return t

    def copy_hosts(self, t: "CardState[Any]") -> None:
        t.host = self.host  # shared as the kernel's lists are: see `own`
        t.worn = self.worn.copy()
        t.speaking = self.speaking

    def speaks(self, c: int, zone: int) -> None:
        for zones, question in self.match.voices[c]:
            if zones >> zone & 1:
                self.speaking |= 1 << question

    def hush(self) -> None:
        """Find out again who speaks: cards that are gone are noticed only here, as a game thinks it worth it."""
        self.speaking = self.match.always_spoken
        zone, voice = self.zone, self.match.voice
        for c in self.match.vocal:
            if voice[c] >> zone[c] & 1:
                self.speaks(c, zone[c])

    def read_bytes(self, data: bytes) -> None:
        super().read_bytes(data)
        self.hush()

    def own(self) -> None:
        if self.shared:
            self.host = self.host[:]
            super().own()

    def gear(self, c: int) -> tuple[int, ...]:
        """Cards that another wears."""
        return self.worn.get(c, EMPTY)

    def bearer(self, c: int) -> int:
        """Who has the text of a card: the one that wears it, else the card itself."""
        host = self.host[c]
        return c if host == NO_CARD else host

    def attach(self, c: int, host: int) -> None:
        self.own()
        self.host[c] = host
        self.worn[host] = (*self.worn.get(host, EMPTY), c)

    def detach(self, c: int) -> bool:
        """Take a card off its host; false if it had none."""
        host = self.host[c]
        if host == NO_CARD:
            return False
        rest = tuple([a for a in self.worn.get(host, EMPTY) if a != c])
        if rest:
            self.worn[host] = rest
        else:
            self.worn.pop(host, None)
        self.own()
        self.host[c] = NO_CARD
        return True


State = CardState[CardMatch]


def rules_of(s: State) -> "CardRules":
    """The rules of a card game: `match.rules`, of which the kernel knows only that they are rules."""
    return cast("CardRules", s.match.rules)
