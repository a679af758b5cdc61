"""The game in words: a sentence for each row of the record, and the same rows as events for a screen."""

from typing import Any, Final

from quarterdeck.games.sea_of_legends.chronicle import (
    T_ATTACK, T_BOND, T_BURY, T_CAPTAIN, T_CAPTURE, T_CHALLENGE, T_CHAPTER, T_CLAIM, T_DEFEAT, T_DICE, T_DISCARD,
    T_DRIFT, T_EVENT, T_EXHAUST, T_FACTION, T_FACTION_TURN, T_FIRST, T_FORT, T_GAIN, T_GOLD, T_HIRE, T_INFEST,
    T_LEGENDARY, T_LEVEL, T_LOCK, T_LOSE_GOLD, T_LOSE_NOTORIETY, T_LOST, T_MORE_STRENGTH, T_MOVE, T_NOTORIETY,
    T_OBJECTIVE, T_ONLY, T_ONWARD, T_OUTCOME, T_OVER, T_PARTED, T_PLACE, T_PORT, T_REASON, T_REFRESH, T_REMOVE,
    T_REROLL, T_ROLL, T_ROUND, T_SHIP, T_STRENGTH, T_STRIKE, T_TAKE, T_TURN,
    T_TURN_DIE, T_UNFLAG, T_UNFORT, T_UNLOCK, T_USE, T_WIND, T_WON,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.facts import TavernCard
from quarterdeck.games.sea_of_legends.reckoning import MEASURES
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.telling import FACTION_WORDS
from quarterdeck.games.sea_of_legends.terms import (
    AGAINST_NPCS, AGAINST_PORT, BY_FACTION, FACES, FACTION_FLAG, FACTIONS, PORT_TYPES, RUMOR, SHIPYARD, SUFFERED,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.told import TOLD_CHOICE, chapter_told, choice_words, outcome_words
from quarterdeck.kernel.columns import NO_SLOT, NONE, Row
from quarterdeck.kernel import ledger, record
from quarterdeck.kernel.record import NO_PLACE, Parts, R_PARTS, Telling, Told, whys_of
from quarterdeck.kernel.words import listed

#: of a name that does not end with an s, and of one that does
POSSESSIVE: Final = ("'s", "'")


class Line(Told):
    """A row with the names that the sentences below use. All that is told lies open."""

    __slots__ = ("name", "s", "where", "who")

    def __init__(self, s: Voyage, row: Row, reader: int | None) -> None:
        super().__init__(row, reader)
        self.s = s
        self.name = s.match.drawn[self.card].name if self.card != NONE else ""
        self.who = f"Player {self.seat + 1}" if 0 <= self.seat < s.match.seats else "The sea"
        self.where = s.match.board.names[self.place] if self.place != NO_PLACE else ""

    @property
    def another(self) -> str:
        """The other piece."""
        return self.s.match.drawn[self.other].name if self.other != NONE else "nobody"

    @property
    def faction(self) -> str:
        return FACTIONS[self.other] if 0 <= self.other < len(FACTIONS) else ""

    @property
    def dice(self) -> str:
        return "1 Bonus die" if self.amount == 1 else f"{self.amount} Bonus dice"

    @property
    def lines(self) -> str:
        return "1 line" if self.amount == 1 else f"{self.amount or 'no'} lines"

    @property
    def regions(self) -> str:
        return "1 region" if self.amount == 1 else f"{self.amount} regions"


def does(faction: str, one: str, many: str) -> str:
    """A Faction and what it does: 'The Dread Tide grows', 'The Aztecs grow'."""
    return f"The {faction} {many if FACTION_WORDS[faction].plural else one}"


def capturing(t: Line) -> str:
    """Of Captains and Factions alike."""
    if t.seat >= FACTION_FLAG:
        return f"{does(FACTIONS[t.seat - FACTION_FLAG], 'captures', 'capture')} {t.where}."
    return f"{t.who} captures {t.where}."


def growing(t: Line) -> str:
    return f"{does(t.faction, 'grows', 'grow')} stronger."


def building(t: Line) -> str:
    return f"{does(t.faction, 'builds', 'build')} a Fort in {t.where}."


def razing(t: Line) -> str:
    return f"The {t.faction}{POSSESSIVE[t.faction.endswith('s')]} Fort in {t.where} is razed."


def reason(t: Line) -> str:
    """Why an NPC goes where it goes: "It seeks the nearest captured Port it can beat: Nassau, 2 away."."""
    aim = GUIDES[t.s.match.faction[t.card]].AIMS[t.other]
    if not t.amount:
        return f"It seeks {aim}: it is there."
    straight, fearless = t.row[R_PARTS + 1], t.row[R_PARTS + 4]
    around = ", around who is too strong for it" if t.amount > fearless else ""
    if fearless > straight:
        around += f"{' and' if around else ','} around regions that it may not enter"
    return f"It seeks {aim}: {t.where}, {t.amount} away{around}."


def attack(t: Line) -> str:
    """With both Strengths, if they were compared."""
    if len(t.row) <= R_PARTS:
        return f"{t.name} attacks {t.another}."
    mine, theirs = t.row[R_PARTS + 1], t.row[R_PARTS + 2]
    won = "wins" if mine >= theirs else "loses"
    return f"{t.name} attacks {t.another} and {won}, {mine} to {theirs}."


def more_strength(t: Line) -> str:
    what = f"{t.amount} more" if t.amount > 0 else f"{-t.amount} less"
    return f"{t.who} has {what} Strength{f' by {t.name}' if t.name else ''}."


def challenging(t: Line) -> str:
    """Against an NPC, a player, or the Port itself."""
    if t.amount == AGAINST_PORT:
        return f"{t.who} declares a Challenge against {t.where} itself."
    whom = t.another if t.amount == AGAINST_NPCS else f"Player {t.other + 1}"
    return f"{t.who} declares a Challenge against {whom} in {t.where}."


def only(t: Line) -> str:
    """A choice that nobody was asked for, since there was but one."""
    return f"Nothing to choose: {t.name or t.where} is the only one possible."


def turned(t: Line) -> str:
    return f"{t.name} turns {FACES[t.other]} to {FACES[t.amount]}."


def refreshing(t: Line) -> str:
    """One of the Crew, or all that were Exhausted, by name."""
    names = [t.name] if t.name else [t.s.match.drawn[c].name for c, _ in whys_of(t.row)[0]]
    return f"{t.who} refreshes {listed(names)}."


def in_port(t: Line) -> str:
    """Where a Port action is taken; in a Shipyard without a ship that can be paid it ends there."""
    kind = t.s.match.board.type[t.place]
    none = ", and can afford no other ship" if kind == SHIPYARD and not t.amount else ""
    return f"{t.who} takes the Port action of {t.where}, a {PORT_TYPES[kind]}{none}."


def earning(t: Line) -> str:
    """Gold, and what it is for if that is income."""
    parts = whys_of(t.row)
    return f"{t.who} gains {t.amount} gold{': ' + income_words(t.s, parts[0], 'the') if parts else ''}."


def income_words(s: Voyage, parts: Parts, whose: str) -> str:
    """'2 for the Flag in Nassau, 1 for cards'; (SL-FLAG-05)"""
    names = s.match.board.names
    return listed([f"{n} for {f'{whose} Flag in {names[at]}' if at != NO_PLACE else 'cards'}" for at, n in parts])


def rerolled(t: Line) -> str:
    """Which dice they were, and what they show now."""
    before, after = [" ".join([FACES[face] for face, n in pool for _ in range(n)]) for pool in whys_of(t.row)]
    return f"{t.who} rerolls {before} by {t.name}: {after}."


def beginning(t: Line) -> str:
    """An Adventure begins: its title."""
    return f"{t.who} goes on an Adventure in {t.where}: {chapter_told(t.row[R_PARTS + 1 :]).title}."


def outcome(t: Line) -> str:
    """What was chosen in it, and what came of it."""
    told = t.row[R_PARTS + 1 :]
    return f"{choice_words(t.s, told, told[TOLD_CHOICE])}. {outcome_words(t.s, told)}"


def gaining(t: Line) -> str:
    """A Tavern card with a Port is only the Rumor of a Relic. (SL-PORT-11)"""
    card = t.s.match.drawn[t.card]
    if t.amount == RUMOR and isinstance(card, TavernCard):
        return f"{t.who} hears a Rumor: the {t.name} is in {t.s.match.board.names[card.port]}."
    return f"{t.who} gains {t.name}."


def using(t: Line) -> str:
    """A text that is used, or one of a Nemesis that is suffered."""
    a = t.s.match.abilities[t.other]
    which = f": {a.title}" if a.title else ""
    return f"{t.name} strikes at {t.who}{which}." if a.kind == SUFFERED else f"{t.who} uses {t.name}{which}."


def ending(t: Line) -> str:
    if t.amount == BY_FACTION:
        return f"{does(t.faction, 'has', 'have')} won."
    won = [f"Player {seat + 1}" for seat in range(t.s.match.seats) if t.s.winners >> seat & 1]
    alike = "the most notorious Captain" if len(won) == 1 else "equally notorious Captains"
    return f"{listed(won)} {'has' if len(won) == 1 else 'have'} won as {alike}."


def aiming(t: Line) -> str:
    return f"{t.name} is where its Objective is: {t.where}." if t.amount else f"{t.name} heads for {t.where}."


#: all that is recorded: what a screen calls it, and how it is said
TELLINGS: Final[dict[int, Telling]] = {
    T_FIRST: Telling("first", "{who} goes first."),
    T_CAPTAIN: Telling("captain", "{who} sails as {name}."),
    T_BOND: Telling("bond", "{name} loves {who}; {another} hates {who}.", another=True),
    T_ROUND: Telling("round", "Round {amount}.", landmark="Round {amount}", moment="begin"),
    T_TURN: Telling("turn", "It is {who}'s turn."),
    T_GOLD: Telling("gold", earning),
    T_LOSE_GOLD: Telling("lose_gold", "{who} loses {amount} gold."),
    T_NOTORIETY: Telling("notoriety", "{who} gains {amount} Notoriety."),
    T_BURY: Telling("bury", "{who} buries {amount} gold."),
    T_EXHAUST: Telling("exhaust", "{who} exhausts {name}."),
    T_REFRESH: Telling("refresh", refreshing),
    T_DISCARD: Telling("discard", "{who} discards {name}."),
    T_GAIN: Telling("gain", gaining),
    T_CLAIM: Telling("claim", "{who} claims the {name}, a Relic: 1 Notoriety."),
    T_SHIP: Telling("ship", "{who} sails the {name} from now on."),
    T_UNLOCK: Telling("unlock", "{name} has {lines} unlocked."),
    T_MOVE: Telling("move", "{name} moves to {where}."),
    T_PLACE: Telling("place", "{name} appears in {where}."),
    T_REMOVE: Telling("remove", "{name} leaves {where}."),
    T_DEFEAT: Telling("defeat", "{name} is defeated.", moment="fall"),
    T_LEVEL: Telling("level", growing),
    T_UNFLAG: Telling("unflag", "The Flag of {where} is taken down.", moment="control"),
    T_FORT: Telling("fort", building),
    T_UNFORT: Telling("unfort", razing),
    T_LOCK: Telling("lock", "{name} has {lines} unlocked."),
    T_LOSE_NOTORIETY: Telling("lose_notoriety", "{who} loses {amount} Notoriety."),
    T_LEGENDARY: Telling("legendary", "{name} is a legend now."),
    T_PARTED: Telling("parted", "{who} and {name} part."),
    T_CHAPTER: Telling("chapter", beginning, moment="tale"),
    T_OUTCOME: Telling("outcome", outcome),
    T_ONWARD: Telling("onward", "The tale of {name} goes on in {where}."),
    T_TAKE: Telling("take", "{name} takes the {another}.", another=True),
    T_INFEST: Telling("infest", "{name} infests {where}."),
    T_CAPTURE: Telling("capture", capturing, moment="control"),
    T_CHALLENGE: Telling("challenge", challenging),
    T_DICE: Telling("dice", "{who} adds {dice} by {name}."),
    T_ROLL: Telling("roll", "{who} rolls {amount} dice: Strength {other}."),
    T_MORE_STRENGTH: Telling("more_strength", more_strength),
    T_TURN_DIE: Telling("turn_die", turned),
    T_HIRE: Telling("hire", "{who} hires {name}, who joins when the hiring is over."),
    T_PORT: Telling("port", in_port),
    T_REROLL: Telling("reroll", rerolled),
    T_STRENGTH: Telling("strength", "{who} has Strength {amount}."),
    T_WON: Telling("won", "{who} wins, {amount} to {other}.", moment="contest"),
    T_LOST: Telling("lost", "{who} loses, {amount} to {other}.", moment="contest"),
    T_EVENT: Telling("event", "Event: {name}."),
    T_FACTION_TURN: Telling("faction_turn", "The Faction Turn begins.", landmark="Faction Turn {amount}"),
    T_FACTION: Telling("faction", "It is the turn of the {faction}.", moment="begin"),
    T_OBJECTIVE: Telling("objective", aiming),
    T_REASON: Telling("reason", reason),
    T_DRIFT: Telling("drift", "{name} has no Objective."),
    T_WIND: Telling("wind", "The wind carries {name} {regions} far."),
    T_ATTACK: Telling("attack", attack, another=True),
    T_STRIKE: Telling("strike", "{name} falls upon {who}."),
    T_USE: Telling("use", using),
    T_ONLY: Telling("only", only),
    T_OVER: Telling("over", ending, moment="victory"),
}
LANDMARKS: Final = {telling.name: telling.landmark for telling in TELLINGS.values()}


def story(s: Voyage, seat: int | None) -> list[str]:
    """What happened, in words."""
    return [TELLINGS[row[0]].words(Line(s, row, seat)) for row in s.record or ()]


def happened(s: Voyage, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What the record holds from a row on, as events for a screen: the same lines, with what they are about."""
    return [shown(s, row, seat) for row in (s.record or ())[since:]]


def shown(s: Voyage, row: Row, seat: int | None) -> dict[str, Any]:
    told = Line(s, row, seat)
    telling = TELLINGS[told.kind]
    return {
        "kind": telling.name,
        "words": telling.words(told),
        "seat": told.seat if 0 <= told.seat < s.match.seats else None,
        "card": told.name or None,
        "slot": told.slot if told.slot != NO_SLOT else None,
        "other": other(told),
        "amount": told.amount,
        "place": told.place if told.place < s.match.board.size else None,
        "moment": telling.moment_of(told),
        "ledger": ledger_of(told) if told.kind == T_ROUND and told.amount > 1 else None,
    }


def ledger_of(told: Line) -> dict[str, Any] | None:
    """What the round came to that is over now."""
    return ledger.shown(f"Round {told.amount - 1}", MEASURES, told.row, str)


def other(told: Line) -> str | None:
    """What else a line is about: another piece, a Faction, where a way begins."""
    if TELLINGS[told.kind].another:
        return told.another
    if told.kind in (T_FACTION, T_LEVEL):
        return told.faction
    if told.kind == T_EVENT:
        return FACTIONS[told.s.match.faction[told.card]]
    return told.s.match.board.names[told.row[R_PARTS + 2]] if told.kind == T_REASON else None


def in_short(s: Voyage, seat: int | None, since: int, until: int) -> str:
    lines = [Line(s, row, seat) for row in (s.record or ())[since:until]]
    return record.in_short([(TELLINGS[told.kind], told) for told in lines])


def landmark(event: dict[str, Any]) -> str:
    return LANDMARKS.get(event["kind"], "").format_map(event)
