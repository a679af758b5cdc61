"""Every message between a page and the server, as types. The schema and the page's TypeScript types are made from here.

A client opens the socket of a table and says `Hello`. It is sent the `Whole` once, and then an `Update` for everything
that happens, numbered without gaps. A client that comes back says how far it got and is sent what it missed, or the
whole again. Answers name the decision they answer; whatever is wrong with one is said in a `Refused` and changes
nothing.
"""

from typing import Any, Literal

import msgspec

# From the page


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the number of the last update that was seen (0: none)."""

    seen: int = 0


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """One option of the open decision."""

    decision: int
    option: int


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last choice: at once if nothing was sealed since, else by asking the table."""


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    """Yes or no to another seat's wish to take back."""

    yes: bool


class Stops(msgspec.Struct, tag="stops", forbid_unknown_fields=True):
    """When I want to be asked in reaction windows, from now on."""

    react: Literal["always", "can", "never"] = "can"
    #: only windows about my own cards, characters or places
    concerns_me: bool = False
    #: names of cards not to be asked about any more today
    not_today: tuple[str, ...] = ()


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """A line for everybody at the table: text, never markup."""

    text: str


class Concede(msgspec.Struct, tag="concede", forbid_unknown_fields=True):
    """Leave the game for good; the others go on."""


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """After the game: the same seats, decks and edition once more."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? Answered by `Pong`."""


FromPage = Hello | Answer | Undo | Consent | Stops | Chat | Concede | Rematch | Ping

# From the server


class OptionShown(msgspec.Struct, gc=False):
    """One answer that can be given."""

    key: int
    words: str
    #: what on the table it is about: "slot:7", "place:2", "seat:1", "card:Last Word"
    at: tuple[str, ...] = ()
    #: any one of these things can be clicked to begin with it: who could do it, or what it would bring
    begun_with: tuple[str, ...] = ()
    #: what it costs, or what the text of its card does, where its words are only a name
    meaning: str = ""


class SourceShown(msgspec.Struct, gc=False):
    """A way to go on with a payment."""

    #: the answer it is, as soon as it is offered
    key: int
    words: str
    at: tuple[str, ...]
    gives: int
    #: the key of the first of those that are just the same; they are offered one after the other
    like: int
    #: of those that use up the same, one can be taken
    uses: int


class BillShown(msgspec.Struct, gc=False):
    """A payment that is asked for piece by piece, as a whole."""

    due: int
    paid: int
    #: everything that could be taken, in the order in which it is
    sources: tuple[SourceShown, ...]
    #: the answers of the cheapest payment, one after the other; none if nothing is proposed
    proposal: tuple[int, ...]
    #: the answer that ends a payment without an amount
    ends: int | None = None


class DecisionShown(msgspec.Struct, gc=False):
    """What this seat has to decide, with every legal answer."""

    id: int
    seat: int
    #: the kind of question; "hold" is the table's own: a window that this seat wanted to see, with "Go on" only
    kind: str
    #: the card it comes from, "" if none
    source: str
    reason: str
    options: tuple[OptionShown, ...]
    #: the rule of the ledger it comes from
    rule: str = ""
    #: whether the last part of this choice can be taken back at once
    can_undo: bool = False
    #: the payment that it is a part of
    bill: BillShown | None = None


class EventShown(msgspec.Struct, gc=False):
    """Something that happened, as far as this seat may know: for the log and for moving things on the table."""

    kind: str
    words: str
    seat: int | None = None
    card: str | None = None
    slot: int | None = None
    other: str | None = None
    amount: int = 0
    place: int | None = None


class Person(msgspec.Struct):
    """Who sits in a seat."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    here: bool = False
    deck: str = ""


class TableShown(msgspec.Struct):
    """A table as everybody may see it."""

    id: str
    game: str
    edition: str
    seats: tuple[Person, ...]
    stage: Literal["waiting", "playing", "over", "closed"]
    onlookers: int = 0
    #: only sent to those who sit at the table: lets others join
    invitation: str | None = None
    #: the table of the rematch, once there is one
    rematch: str | None = None
    #: why a table was closed
    reason: str = ""


class Whole(msgspec.Struct, tag="whole"):
    """Everything a client needs to draw the table."""

    number: int
    table: TableShown
    #: my seat, None for an onlooker
    me: int | None
    view: dict[str, Any] | None
    decision: DecisionShown | None
    log: tuple[EventShown, ...]
    chat: tuple["Said", ...]
    stops: Stops
    #: the seat that wishes to take back and waits for my consent
    undo_asked: int | None = None


class Update(msgspec.Struct, tag="update"):
    """What changed since the message numbered one less."""

    number: int
    #: changes of the view: null removes, objects are merged, everything else replaces (JSON Merge Patch)
    view: dict[str, Any] | None = None
    events: tuple[EventShown, ...] = ()
    #: the decision as it is now; None if I am not asked
    decision: DecisionShown | None = None
    #: after an undo: how many entries of the log remain
    log_cut: int | None = None
    table: TableShown | None = None
    undo_asked: int | None = None


class Said(msgspec.Struct, tag="said"):
    """A line of chat: text, never markup. It is numbered in one row with the updates; 0 inside a `Whole`."""

    name: str
    text: str
    number: int = 0


class Refused(msgspec.Struct, tag="refused"):
    """Why a message was not taken. Nothing changed."""

    error: Literal["malformed", "too_long", "too_many", "unknown", "illegal", "stale", "not_yours", "no_such_table"]
    words: str


class Pong(msgspec.Struct, tag="pong"):
    """The answer to `Ping`."""


FromServer = Whole | Update | Said | Refused | Pong

# Over plain HTTP


class Me(msgspec.Struct):
    """Who this browser is."""

    name: str
    account: bool


class DeckWish(msgspec.Struct, forbid_unknown_fields=True):
    """A deck for a seat: a sample by name, a random one, or a list as text."""

    kind: Literal["sample", "random", "list"]
    #: name of the sample, leader of the random deck ("" for any), or the text of the list
    text: str = ""


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit in a seat, and with which deck."""

    who: Literal["me", "open", "bot"]
    deck: DeckWish
    #: which bot; "" is the usual one
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    edition: str
    seats: tuple[SeatWish, ...]
    #: listed in the lobby
    listed: bool = True


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down at a table: by its invitation, or freely if it is listed in the lobby."""

    invitation: str = ""
    deck: DeckWish | None = None


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """Have a bot take the first free seat of a table that waits."""

    #: which bot; "" is the usual one
    bot: str = ""


class LevelOffered(msgspec.Struct):
    """A bot for people to play against, of a strength that they choose."""

    name: str
    title: str
    words: str
    #: the one to play against where nobody chooses
    usual: bool


class GameOffered(msgspec.Struct):
    """What can be played."""

    name: str
    title: str
    seats: tuple[int, ...]
    editions: tuple[str, ...]
    decks: tuple[str, ...]
    #: from the weakest to the strongest
    levels: tuple[LevelOffered, ...]
    #: all bots by name, levels included
    bots: tuple[str, ...]


class CardPrinted(msgspec.Struct):
    """A card as the page draws it. All words are printed by the engine."""

    number: str
    name: str
    faction: str
    type: str
    traits: tuple[str, ...]
    cost: str
    #: Resolve, Combat, Finesse, Influence; "–" for a dash, "" where the card has none
    stats: tuple[str, ...]
    #: Riposte, Parry, Thrust
    values: tuple[str, ...]
    #: what else is printed: Crew Cap, Panache, Initiative …
    facts: dict[str, str]
    words: tuple[str, ...]
    #: whether what it does is written, so that it can be in a game
    playable: bool


class RuleShown(msgspec.Struct):
    """One rule of a ledger, in our own words."""

    id: str
    chapter: str
    text: str


class Problem(msgspec.Struct):
    """The body of every HTTP error."""

    error: str
    words: str


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: str


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """For registering and logging in."""

    name: str
    password: str


class DeckKept(msgspec.Struct, forbid_unknown_fields=True):
    """A deck of an account: its list as text."""

    game: str
    name: str
    text: str


class ReplayKept(msgspec.Struct):
    """The id under which an uploaded replay is found."""

    id: str


class Mark(msgspec.Struct):
    """A moment of a replay to jump to."""

    choice: int
    words: str


class Moments(msgspec.Struct):
    """Which game a replay is of, how many choices it has, who sat in its seats, and its landmarks."""

    game: str
    count: int
    #: by seat; "Player 1", "Player 2" where the file does not tell
    names: tuple[str, ...]
    marks: tuple[Mark, ...]


class MomentShown(msgspec.Struct):
    """A replay after so many choices, as a seat saw it."""

    view: dict[str, Any]
    #: since the choice before
    events: tuple[EventShown, ...]
    #: since the Day or the duel began
    log: tuple[EventShown, ...]
    #: what was chosen
    words: str


#: everything that goes over plain HTTP
OverHttp = (
    Me, Named, Credentials, DeckWish, SeatWish, NewTable, Join, BotWish, GameOffered, CardPrinted, RuleShown,
    TableShown, DeckKept, ReplayKept, Moments, MomentShown, Problem,
)  # fmt: skip
