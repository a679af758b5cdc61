"""The game in words: a sentence for each row of the record."""

from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.chronicle import (
    T_ATTACK, T_BURY, T_CAPTAIN, T_CAPTURE, T_CHALLENGE, T_CHAPTER, T_CLAIM, T_DEFEAT, T_DISCARD, T_EVENT, T_EXHAUST,
    T_FIRST, T_FORT, T_GAIN, T_GOLD, T_LEGENDARY, T_LEVEL, T_LOCK, T_LOSE_GOLD, T_LOSE_NOTORIETY, T_LOST, T_MOVE,
    T_NOTORIETY, T_OBJECTIVE, T_OUTCOME, T_OVER, T_PARTED, T_PLACE, T_REFRESH, T_REMOVE, T_ROLL, T_ROUND, T_SHIP,
    T_STRENGTH, T_TURN, T_UNFLAG, T_UNFORT, T_UNLOCK, T_USE, T_WIND, T_WON,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.terms import BY_FACTION, FACTION_FLAG, FACTIONS
from quarterdeck.games.sea_of_legends.told import TOLD_CHOICE, chapter_told, choice_words, outcome_words
from quarterdeck.kernel.columns import NONE, Row
from quarterdeck.kernel.record import NO_PLACE, R_AMOUNT, R_CARD, R_KIND, R_OTHER, R_PARTS, R_PLACE, R_SEAT, Telling

TELLINGS = {
    T_FIRST: Telling("first", "{who} goes first."),
    T_CAPTAIN: Telling("captain", "{who} sails as {card}."),
    T_ROUND: Telling("round", "Round {amount}."),
    T_TURN: Telling("turn", "It is {who}'s turn."),
    T_GOLD: Telling("gold", "{who} gains {amount} gold."),
    T_LOSE_GOLD: Telling("lose gold", "{who} loses {amount} gold."),
    T_NOTORIETY: Telling("notoriety", "{who} gains {amount} Notoriety."),
    T_BURY: Telling("bury", "{who} buries {amount} gold."),
    T_EXHAUST: Telling("exhaust", "{who} exhausts {card}."),
    T_REFRESH: Telling("refresh", "{who} refreshes {amount} Crew."),
    T_DISCARD: Telling("discard", "{who} discards {card}."),
    T_GAIN: Telling("gain", "{who} gains {card}."),
    T_CLAIM: Telling("claim", "{who} claims the {card}."),
    T_SHIP: Telling("ship", "{who} sails the {card} from now on."),
    T_UNLOCK: Telling("unlock", "{card} has {amount} lines unlocked."),
    T_MOVE: Telling("move", "{card} moves to {place}."),
    T_PLACE: Telling("place", "{card} appears in {place}."),
    T_REMOVE: Telling("remove", "{card} leaves {place}."),
    T_DEFEAT: Telling("defeat", "{card} is defeated."),
    T_LEVEL: Telling("level", "The {faction} grows stronger."),
    T_UNFLAG: Telling("unflag", "The Flag of {place} is taken down."),
    T_CAPTURE: Telling("capture", "{who} captures {place}."),
    T_CHALLENGE: Telling("challenge", "{who} declares a Challenge in {place}."),
    T_ROLL: Telling("roll", "{who} rolls {amount} dice: Strength {other}."),
    T_STRENGTH: Telling("strength", "{who} has Strength {amount}."),
    T_WON: Telling("won", "{who} wins, {amount} to {other}."),
    T_LOST: Telling("lost", "{who} loses, {amount} to {other}."),
    T_EVENT: Telling("event", "Event: {card}."),
    T_ATTACK: Telling("attack", "{card} attacks."),
    T_USE: Telling("use", "{who} uses {card}."),
    T_OBJECTIVE: Telling("objective", "{card} heads for {place}."),
    T_WIND: Telling("wind", "The wind carries {card} {amount} regions far."),
    T_LOCK: Telling("lock", "{card} has {amount} lines unlocked."),
    T_LOSE_NOTORIETY: Telling("lose notoriety", "{who} loses {amount} Notoriety."),
    T_LEGENDARY: Telling("legendary", "{card} is a legend now."),
    T_PARTED: Telling("parted", "{who} and {card} part."),
    T_FORT: Telling("fort", "The {faction} builds a Fort in {place}."),
    T_UNFORT: Telling("unfort", "The {faction}'s Fort in {place} is razed."),
    T_CHAPTER: Telling("chapter", "{who} goes on an Adventure in {place}: {tale}"),
    T_OUTCOME: Telling("outcome", "{tale}"),
    T_OVER: Telling("over", "{ending}"),
}


def sentence(s: Voyage, row: Row) -> str:
    """One row of the record in words; all that is told lies open."""
    seat = row[R_SEAT]
    who = f"Player {seat + 1}" if 0 <= seat < s.match.seats else "The sea"
    if row[R_KIND] == T_CAPTURE and seat >= FACTION_FLAG:
        who = FACTIONS[seat - FACTION_FLAG]
    telling = TELLINGS[row[R_KIND]].sentence
    assert isinstance(telling, str)
    by_faction = row[R_KIND] == T_OVER and row[R_AMOUNT] == BY_FACTION
    return telling.format(
        who=who,
        card=s.match.drawn[row[R_CARD]].name if row[R_CARD] != NONE else "",
        amount=row[R_AMOUNT], other=row[R_OTHER],
        place=s.match.board.names[row[R_PLACE]] if row[R_PLACE] != NO_PLACE else "",
        faction=FACTIONS[row[R_OTHER]] if 0 <= row[R_OTHER] < len(FACTIONS) else "",
        tale=tale(s, row),
        ending=f"The {FACTIONS[row[R_OTHER]]} has won." if by_faction else "The most notorious Captain has won.",
    )  # fmt: skip


def tale(s: Voyage, row: Row) -> str:
    """What is told of an Adventure: the title when it begins, then what was chosen and what came of it."""
    if row[R_KIND] == T_CHAPTER:
        return f"{chapter_told(row[R_PARTS + 1 :]).title}."
    if row[R_KIND] != T_OUTCOME:
        return ""
    told = row[R_PARTS + 1 :]
    return f"{choice_words(s, told, told[TOLD_CHOICE])}. {outcome_words(s, told)}"


def story(s: Voyage, seat: int | None) -> list[str]:
    """What happened, in words."""
    return [sentence(s, row) for row in s.record or ()]
