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
    """Take back my last choice: at once if nothing was sealed since, else by asking the table. Never after the end, nor
    to before somebody left the game."""


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    """Yes or no to another seat's wish to take back. A no holds until the next choice of that seat."""

    yes: bool


class Stops(msgspec.Struct, tag="stops", forbid_unknown_fields=True):
    """When I want to be asked in reaction windows, from now on."""

    react: Literal["always", "can", "never"] = "can"
    #: only windows about my own cards, characters or places
    concerns_me: bool = False
    #: names of cards not to be asked about any more today
    not_today: tuple[str, ...] = ()


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do? Answered by `Hinted`, where the table allows it."""

    decision: int


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """A line for everybody at the table: text, never markup."""

    text: str


class LetTalk(msgspec.Struct, tag="let_talk", forbid_unknown_fields=True):
    """From somebody at the table: whether those who watch may speak. At first they may not."""

    yes: bool


class Concede(msgspec.Struct, tag="concede", forbid_unknown_fields=True):
    """Leave the game for good; the others go on."""


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """After the game: the same seats, decks and edition once more, as soon as everybody who played wants it."""

    #: chance of one's own for the deal that `rematch_promise` promises: up to 64 hexadecimal figures
    contribution: str = ""
    #: everybody takes the deck of the next seat, if everybody wants that
    swap: bool = False


class Late(msgspec.Struct, tag="late", forbid_unknown_fields=True):
    """What I want to become of a seat that is late: its time has run out, or its person is away for too long.

    It is done as soon as everybody who is asked wants the same; until then one may want something else.
    """

    seat: int
    wish: Literal["wait", "bot", "win"]
    #: which bot, for "bot"; "" is the usual one
    bot: str = ""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? Answered by `Pong`."""


FromPage = Hello | Answer | Undo | Consent | Stops | Hint | Chat | LetTalk | Concede | Rematch | Late | Ping

# From the server


class ForeseenShown(msgspec.Struct, gc=False):
    """Something that an answer leads to, in a few words."""

    words: str
    #: whether it is certain; if not, it comes so if nobody answers
    certain: bool


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
    #: what would happen now, as far as this seat can know
    foreseen: tuple[ForeseenShown, ...] = ()
    #: whether it can only do harm to whoever chooses it
    harms: bool = False
    #: whether the game is lost by it, if nobody answers, and not by another: it is worth asking once more
    loses: bool = False
    #: whether it lets things be or ends them: to pass, to refuse, to be done
    declines: bool = False


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


class ItemShown(msgspec.Struct, gc=False):
    """Something that can be picked in a choice that is made as a whole."""

    key: int
    words: str
    at: tuple[str, ...]
    meaning: str
    #: how often it can be picked: equal cards are one item
    most: int


class WayShown(msgspec.Struct, gc=False):
    """A way to answer a choice that is made as a whole."""

    picks: tuple[int, ...]
    #: the answers that it takes, one after the other: what has only one answer is not asked, and one that picks nothing
    #: only ends it
    answers: tuple[int, ...]


class PickShown(msgspec.Struct, gc=False):
    """A choice that is asked for in parts whose order means nothing, as a whole."""

    items: tuple[ItemShown, ...]
    #: all ways to answer, if `any_of` is 0
    ways: tuple[WayShown, ...]
    #: any so many of the items are an answer: each that is picked is one answer, in any order, until only one item is
    #: left to pick from
    any_of: int = 0
    #: what is done with what is picked, in a word or two: "Discard"
    verb: str = ""


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
    #: the choice that it is a part of, if one can pick in any order
    pick: PickShown | None = None
    #: what would happen whatever is chosen; no option says it again
    foreseen: tuple[ForeseenShown, ...] = ()


class EntryShown(msgspec.Struct, gc=False):
    """What a seat had of something before a Day, turn or round, and has after it."""

    name: str
    #: None if there is no before: what is counted for this time only, or a game that began in the middle
    before: int | None
    after: int
    #: where it came from: "+2 from the Docks"
    sources: tuple[str, ...]


class AccountShown(msgspec.Struct, gc=False):
    """What a Day, turn or round came to for one seat."""

    seat: int
    lines: tuple[EntryShown, ...]


class LedgerShown(msgspec.Struct, gc=False):
    """What a Day, turn or round came to."""

    title: str
    accounts: tuple[AccountShown, ...]


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
    #: which kind of moment it is, if it is one of its own: "reveal", "fall", "control", "begin", "end", "victory",
    #: "tale", "contest"
    moment: str = ""
    #: at the end of a Day, turn or round: what it came to
    ledger: LedgerShown | None = None


class Beat(msgspec.Struct, gc=False):
    """A piece of what happened, for pages that show it piece by piece."""

    #: how many events of the update have happened by then
    events: int
    #: what they are in short: like things together
    words: str
    #: changes of the view since the piece before; None for the last one, after which the view is that of the update
    view: dict[str, Any] | None = None


class Person(msgspec.Struct):
    """Who sits in a seat."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    here: bool = False
    #: what their deck is called
    deck: str = ""
    #: which of `GameOffered.decks` it is; null for a list of one's own
    sample: str | None = None
    #: whose seat a bot has taken in the middle of the game, and after how many lines of the log
    instead_of: str = ""
    since: int = 0


class Result(msgspec.Struct):
    """How a game ended: final, and recorded as soon as it is told."""

    #: the seats that won; none in a draw
    winners: tuple[int, ...]
    #: in a sentence
    how: str
    #: when, in seconds since 1970
    ended: float
    #: after how many choices
    choices: int


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table counts time. When it runs out nothing happens by itself: the others choose, see `Late`."""

    kind: Literal["none", "minutes", "days"] = "none"
    #: what each player has for the game, with "minutes"
    minutes: int = 15
    #: seconds that every decision has before it takes from the minutes; a secret one has at least a minute
    increment: int = 10
    #: what each decision has, with "days"
    days: int = 3
    #: minutes that somebody may be away, 0 for as long as they like; "days" has no such limit
    away: int = 10


class TimeShown(msgspec.Struct):
    """The clock of a seat."""

    #: seconds that were left when the last decision was made that everybody knows of
    left: float
    #: when it runs out, in the server's seconds since 1970; None while it does not run, or nobody may know that it does
    until: float | None = None


class TimesShown(msgspec.Struct):
    """The clocks of a table."""

    #: by seat; None for bots
    seats: tuple[TimeShown | None, ...]
    #: the server's time when this was sent; None in what is sent to who comes back
    now: float | None = None


class LateShown(msgspec.Struct):
    """A seat whose time has run out, or whose person is away for too long, and what the others want."""

    seat: int
    why: Literal["time", "away"]
    #: the seats that are asked, and what each wants: "", "wait", "bot" or "win"
    asked: tuple[int, ...]
    wishes: tuple[str, ...]


class TableShown(msgspec.Struct):
    """A table as everybody may see it."""

    id: str
    game: str
    edition: str
    seats: tuple[Person, ...]
    #: held: the engine that runs here leads the game elsewhere; it waits for the one that played it last
    stage: Literal["waiting", "playing", "held", "over", "closed"]
    onlookers: int = 0
    #: only sent to those who sit at the table: lets others join
    invitation: str | None = None
    #: the table of the rematch, once there is one
    rematch: str | None = None
    #: why a table is held or was closed
    reason: str = ""
    #: once the game is over
    result: Result | None = None
    #: the digest of what the deal follows from: see docs/security.md
    promise: str = ""
    #: by seat, once the game has begun: what people have added to the chance of the deal
    contributions: tuple[str, ...] = ()
    #: the same promise for the rematch, once the game is over
    rematch_promise: str = ""
    #: the seats that would like a rematch
    again: tuple[int, ...] = ()
    #: whether those who watch may speak
    talk: bool = False
    #: whether hints may be asked for: against bots, or where the table was opened with them
    hints: bool = False
    clock: Clock = Clock()
    #: the seats that are late
    late: tuple[LateShown, ...] = ()
    #: among one's own tables: the seat that a bot has taken from one in the middle of the game
    was: int | None = None


class UndoWish(msgspec.Struct, gc=False):
    """A seat wishes to take back a choice, as somebody who is asked, or it itself, reads it."""

    seat: int
    #: the first line of one's log that would go with it, "" if there is none, and how many would
    words: str
    lines: int
    #: how many choices of one's own would go with it
    yours: int
    #: how many have agreed, of how many who are asked
    agreed: int
    asked: int


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
    #: a wish to take back that waits for my consent, or my own
    undo_asked: UndoWish | None = None
    #: the choice of mine that would be taken back, in words
    undo: str = ""
    #: where the table has a clock
    times: TimesShown | None = None
    #: whether that choice is taken back at once; if not, the table is asked
    undo_freely: bool = False
    #: the seat that a bot has taken from me in the middle of the game
    was: int | None = None


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
    undo_asked: UndoWish | None = None
    undo: str = ""
    #: how the events happened one after the other, if there are several; what is sent to who comes back has none
    beats: tuple[Beat, ...] = ()
    #: where the table has a clock
    times: TimesShown | None = None
    undo_freely: bool = False


class Said(msgspec.Struct, tag="said"):
    """A line of chat: text, never markup. It is numbered in one row with the updates; 0 inside a `Whole`."""

    #: empty for what the table itself tells: that a bot has a seat from now on, what became of a wish to take back
    name: str
    text: str
    number: int = 0
    #: whose line it is; None for somebody who watches, and for lines of before this was kept
    seat: int | None = None
    #: which line of this table it is, for blocking or reporting whoever said it
    line: int = -1


class HintShown(msgspec.Struct):
    """An answer that a searching bot thinks well of."""

    option: int
    words: str
    #: how likely it seems to win the game, from 0 to 1
    chance: float
    #: how it could go on, choice by choice
    course: tuple[str, ...]


class Hinted(msgspec.Struct, tag="hinted"):
    """What a bot would do about a decision, the best first: thought out from what this seat may know."""

    decision: int
    hints: tuple[HintShown, ...]


class Refused(msgspec.Struct, tag="refused"):
    """Why a message was not taken. Nothing changed."""

    error: Literal["malformed", "too_long", "too_many", "unknown", "illegal", "stale", "not_yours", "no_such_table"]
    words: str


class Pong(msgspec.Struct, tag="pong"):
    """The answer to `Ping`."""


FromServer = Whole | Update | Said | Hinted | Refused | Pong

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


class Promised(msgspec.Struct):
    """A table that may be opened, and what its deal is promised to follow from."""

    #: for `NewTable.promised`
    table: str
    #: the digest of the secret
    promise: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    edition: str
    seats: tuple[SeatWish, ...]
    #: listed in the lobby
    listed: bool = True
    #: the table that was `Promised`, if one was asked for
    promised: str = ""
    #: chance of one's own for the deal: up to 64 hexadecimal figures
    contribution: str = ""
    #: everybody may ask for hints, also where people play each other
    hints: bool = False
    clock: Clock = Clock()


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down at a table: by its invitation, or freely if it is listed in the lobby."""

    invitation: str = ""
    deck: DeckWish | None = None
    #: chance of one's own for the deal that the table promises: up to 64 hexadecimal figures
    contribution: str = ""


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


class EditionOffered(msgspec.Struct):
    """A ruleset that can be chosen."""

    name: str
    #: what whoever chooses it should know, in a sentence; empty for house rules
    words: str


class GameOffered(msgspec.Struct):
    """What can be played."""

    name: str
    title: str
    seats: tuple[int, ...]
    #: the usual one first
    editions: tuple[EditionOffered, ...]
    decks: tuple[str, ...]
    #: from the weakest to the strongest
    levels: tuple[LevelOffered, ...]
    #: all bots by name, levels included
    bots: tuple[str, ...]
    #: by deck: the card that stands for it, its Leader or Captain; "" for none
    faces: dict[str, str]


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


class TermShown(msgspec.Struct):
    """A word, sign, pile or number of a game, and what it means."""

    name: str
    text: str
    #: other forms in which texts have the word
    forms: tuple[str, ...]


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


class PasswordChange(msgspec.Struct, forbid_unknown_fields=True):
    """Another password for one's account. It ends every session, and begins a new one for whoever asks."""

    old: str
    new: str


class PasswordGiven(msgspec.Struct, forbid_unknown_fields=True):
    """For what only the owner of an account may do: deleting it."""

    password: str


class SessionShown(msgspec.Struct):
    """A browser that is logged in to an account."""

    #: since when, in seconds since 1970
    made: float
    #: whether it is the one that asks
    here: bool


class MyAccount(msgspec.Struct):
    """What the page of an account shows."""

    name: str
    #: when, in seconds since 1970
    made: float
    sessions: tuple[SessionShown, ...]


class Whom(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody at a table, by the seat or by a line of chat: to be blocked."""

    seat: int | None = None
    line: int | None = None


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """Something about somebody at a table, or a line of chat, that whoever runs the server should know."""

    words: str
    seat: int | None = None
    line: int | None = None


class ReportKept(msgspec.Struct):
    """A report is on the list of whoever runs the server."""

    id: str


class BlockShown(msgspec.Struct):
    """Somebody whom one has blocked, by the name they had then."""

    #: for `BlockLifted`
    id: str
    name: str
    made: float


class BlockLifted(msgspec.Struct, forbid_unknown_fields=True):
    """A block is to end."""

    id: str


class DeckKept(msgspec.Struct, forbid_unknown_fields=True):
    """A deck of an account: its list as text."""

    game: str
    name: str
    text: str


class ReplayKept(msgspec.Struct):
    """The id under which an uploaded replay is found."""

    id: str


class GameExported(msgspec.Struct):
    """A game in which one sits or sat."""

    table: str
    game: str
    edition: str
    stage: Literal["waiting", "playing", "over", "closed"]
    seat: int
    #: by seat
    names: tuple[str, ...]
    #: one's own deck: the name of a sample, or a list
    deck: str
    #: the keys of one's own choices, one after the other
    choices: tuple[int, ...]
    result: Result | None
    #: the record of the whole game, once it is over
    record: str


class LineExported(msgspec.Struct):
    """Something one has said at a table."""

    table: str
    line: int
    text: str


class ReplayExported(msgspec.Struct):
    """A record that one has uploaded."""

    id: str
    made: float
    file: str


class ReportExported(msgspec.Struct):
    """What one has reported, and about whom."""

    made: float
    table: str
    name: str
    words: str


class AccountExported(msgspec.Struct):
    """Everything that is kept of somebody with an account, besides the hash of the password. Times are in seconds since
    1970."""

    #: the version of this form
    quarterdeck_account: int
    written: float
    name: str
    made: float
    #: when those who are logged in logged in
    sessions: tuple[float, ...]
    decks: tuple[DeckKept, ...]
    games: tuple[GameExported, ...]
    chat: tuple[LineExported, ...]
    replays: tuple[ReplayExported, ...]
    blocks: tuple[BlockShown, ...]
    reports: tuple[ReportExported, ...]


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a moment of a replay: after so many choices, in which seat, and against which bot."""

    choice: int
    seat: int
    bot: str = ""


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
    #: what shows whether the deal was the promised one, if the file tells
    deal: "DealShown | None" = None


class DealShown(msgspec.Struct):
    """The deal of a replay: everything that it follows from, and what the server makes of it."""

    promise: str
    secret: str
    #: by seat
    contributions: tuple[str, ...]
    redraws: int
    seed: str
    #: whether the deal was the promised one, and that in words
    kept: bool
    words: str


class MomentShown(msgspec.Struct):
    """A replay after so many choices, as a seat saw it."""

    view: dict[str, Any]
    #: since the choice before
    events: tuple[EventShown, ...]
    #: since the Day or the duel began, and what led to it where that has just begun
    log: tuple[EventShown, ...]
    #: what was chosen
    words: str
    #: by seat: seconds that its decisions have taken so far; empty if the file does not tell
    times: tuple[float, ...] = ()


class PointShown(msgspec.Struct):
    """How it stood at the end of a day: what is counted, by its name, for each seat."""

    choice: int
    day: int
    numbers: dict[str, tuple[int, ...]]


class HeroShown(msgspec.Struct):
    """Who did most in a game."""

    seat: int
    name: str
    words: str


class CourseShown(msgspec.Struct):
    """How a game went."""

    game: str
    names: tuple[str, ...]
    #: how it ended, in a sentence
    ending: str
    #: what a day is called: a Day, a Turn, a Round
    day: str
    count: int
    points: tuple[PointShown, ...]
    episodes: tuple[Mark, ...]
    heroes: tuple[HeroShown, ...]


class EstimateShown(msgspec.Struct):
    """How likely each seat was to win after so many choices, as a searching bot sees it."""

    choice: int
    day: int
    chances: tuple[float, ...]


class TurnShown(msgspec.Struct):
    """A stretch of the game in which the chance of a seat changed: between two choices, and what happened there."""

    since: int
    until: int
    day: int
    seat: int
    before: float
    after: float
    words: tuple[str, ...]


class ChancesShown(msgspec.Struct):
    """What a searching bot thinks of a game from its beginning to its end, and where it turned."""

    estimates: tuple[EstimateShown, ...]
    turns: tuple[TurnShown, ...]
    #: it still looks, and has found so much by now: ask again
    more: bool = False


class WhyNot(msgspec.Struct):
    """Why a card in one's hand cannot be played now; "" if it can, or nothing is to be said."""

    words: str


class LessonOffered(msgspec.Struct):
    """A lesson that can be taken."""

    name: str
    title: str
    about: str
    steps: int


class LessonAnswers(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody has come through a lesson so far: for each step the answer, or null where it was only read."""

    answers: tuple[int | None, ...]


class LessonShown(msgspec.Struct):
    """A lesson at one of its steps. After a wrong answer it is the same step, with a reply."""

    #: counted from 0; at the last one the lesson is over
    at: int
    steps: int
    say: str
    #: what to say to the answer that was given last; "" if it was right
    reply: str
    #: handles of things on the table, and names of parts of the page
    point: tuple[str, ...]
    table: TableShown
    view: dict[str, Any]
    #: what is to be answered; None if the step is only read
    decision: DecisionShown | None
    log: tuple[EventShown, ...]
    #: how many of the answers lead back to where this step began, or to the one before
    back: int


#: everything that goes over plain HTTP
OverHttp = (
    Me, Named, Credentials, PasswordChange, PasswordGiven, MyAccount, AccountExported, Whom, BlockShown, BlockLifted,
    Report, ReportKept,
    DeckWish, SeatWish, Promised, NewTable, Join, BotWish, GameOffered, CardPrinted, RuleShown,
    TermShown, TableShown, DeckKept, ReplayKept, PlayOn, Moments, MomentShown, CourseShown, ChancesShown,
    LessonOffered, LessonAnswers, LessonShown, WhyNot, Problem,
)  # fmt: skip
