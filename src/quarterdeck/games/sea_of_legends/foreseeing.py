"""What options lead to, in a few words, from the record of a look ahead; and what threatens a Captain with defeat."""

from typing import Final

from quarterdeck.games.sea_of_legends.adventuring import the_adventure
from quarterdeck.games.sea_of_legends.alignment import alignment, allied_bonus, group_strength
from quarterdeck.games.sea_of_legends.chronicle import (
    T_BURY, T_CAPTURE, T_CHALLENGE, T_CHAPTER, T_CLAIM, T_DEFEAT, T_DISCARD, T_EXHAUST, T_FORT, T_GAIN, T_GOLD,
    T_HIRE, T_INFEST, T_LEVEL, T_LOCK, T_LOSE_GOLD, T_LOSE_NOTORIETY, T_LOST, T_MORE_STRENGTH, T_NOTORIETY, T_ONLY,
    T_PARTED, T_REFRESH, T_REMOVE, T_ROUND, T_SHIP, T_STRIKE, T_TAKE, T_TURN, T_UNFLAG, T_UNFORT, T_UNLOCK, T_WON,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.dice import POOL
from quarterdeck.games.sea_of_legends.effects.texts import texts
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.flow.challenge import C_KIND, C_MINE, C_REGION, C_TARGET, Challenge, group_of
from quarterdeck.games.sea_of_legends.judgement import BONUS_ROLL, CAPTAIN_ROLL, CREW_HELP, chance_to_win, expected
from quarterdeck.games.sea_of_legends.rolling import R_BONUS, R_POOL, ROLL
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.story import TELLINGS, Line, income_words
from quarterdeck.games.sea_of_legends.terms import (
    AGAINST_NPCS, AGAINST_PLAYER, AGAINST_PORT, ALLIED, BEFORE_ROLL, ENOUGH, FACTIONS,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.values import held_notoriety, total_notoriety
from quarterdeck.games.sea_of_legends.whereabouts import ready
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.foretelling import Outlook, Phrase, brief, not_at_all, silently, told_by
from quarterdeck.kernel.record import R_PARTS, whys_of
from quarterdeck.kernel.rules import GAIN, LOSS, NEITHER, Told


def foretold(s: Voyage, t: Voyage, seat: int, since: int) -> list[Told]:
    """What lies between two moments, as far as it is this Captain's turn; not what an Adventure brings, which is told
    when it is lived. (SL-RULE-11)"""
    if the_adventure(s) is not None:
        return []
    rows = [Line(t, row, seat) for row in (t.record or ())[since:]]
    for at, row in enumerate(rows):
        if row.kind in (T_ROUND, T_CHAPTER) or (row.kind == T_TURN and row.seat != seat):
            return brief(told_by(Outlook(s, t, seat, rows[:at]), PHRASES, silently))
    return brief([*told_by(Outlook(s, t, seat, rows), PHRASES, silently), *holding(s, t, seat)])


def holding(s: Voyage, t: Voyage, seat: int) -> list[Told]:
    """Notoriety that comes and goes with what one holds, which no row tells. (SL-NOTO-03 to -07)"""
    more = held_notoriety(t, seat) - held_notoriety(s, seat)
    if not more:
        return []
    words = f"what you hold is worth {abs(more)} Notoriety {'more' if more > 0 else 'less'}"
    return [(f"{words} ({total_notoriety(t, seat)} of {ENOUGH})", GAIN if more > 0 else LOSS)]


# What happens, row by row


def said(look: Outlook, row: Line) -> str:
    """A row as the log says it, to whom it is about."""
    return look.to_reader(TELLINGS[row.kind].words(row).rstrip("."))


def plainly(look: Outlook, row: Line) -> list[Told]:
    """As the log says it."""
    return [(said(look, row), NEITHER)]


def counting(look: Outlook, row: Line) -> list[Told]:
    """Gold and Notoriety, all of a kind together where the first is told, with what there will be."""
    alike = [other for other in look.rows if other.seat == row.seat and other.kind in COUNTED[row.kind]]
    if is_income(row):
        return [earned(look, row)]
    later = sum([other.amount for other in alike if is_income(other)])
    alike = [other for other in alike if not is_income(other)]
    if alike[0] is not row:
        return []
    up, _ = COUNTED[row.kind]
    n = sum([other.amount if other.kind == up else -other.amount for other in alike])
    what = "gold" if up == T_GOLD else "Notoriety"
    left = look.t.gold[row.seat] - later if up == T_GOLD else total_notoriety(look.t, row.seat)
    of = "" if up == T_GOLD else f" of {ENOUGH}"
    words = f"{look.verb(row.seat, 'gain' if n >= 0 else 'lose')} {abs(n)} {what} ({left}{of})"
    return [(words, NEITHER if n == 0 else look.good_if((n > 0) == (row.seat == look.seat)))]


def is_income(row: Line) -> bool:
    """Whether a row tells of gold that comes at the end of a turn, whatever is done before."""
    return row.kind == T_GOLD and len(row.row) > R_PARTS


def earned(look: Outlook, row: Line) -> Told:
    """Income is told apart, and what it is for."""
    mine = row.seat == look.seat
    parts = income_words(look.t, whys_of(row.row)[0], "your" if mine else "the")
    return f"income: {look.verb(row.seat, 'gain')} {parts} ({look.t.gold[row.seat]} gold)", look.good_if(mine)


#: what adds and what takes, for each of the kinds
COUNTED: Final = {
    T_GOLD: (T_GOLD, T_LOSE_GOLD), T_LOSE_GOLD: (T_GOLD, T_LOSE_GOLD),
    T_NOTORIETY: (T_NOTORIETY, T_LOSE_NOTORIETY), T_LOSE_NOTORIETY: (T_NOTORIETY, T_LOSE_NOTORIETY),
}  # fmt: skip


def challenging(look: Outlook, row: Line) -> list[Told]:
    return [(f"{look.verb(row.seat, 'declare')} a Challenge in {row.where}", NEITHER)]


def struck(look: Outlook, row: Line) -> list[Told]:
    return [(f"{row.name} falls upon {look.who(row.seat)}", look.good_if(row.seat != look.seat))]


def taken(look: Outlook, row: Line) -> list[Told]:
    """Strength that a Nemesis takes; what texts add was chosen."""
    return [(said(look, row), look.good_if(row.seat != look.seat))] if row.amount < 0 else [("", NEITHER)]


def gaining(look: Outlook, row: Line) -> list[Told]:
    return [(said(look, row), look.good_if(row.seat == look.seat))]


def losing(look: Outlook, row: Line) -> list[Told]:
    return [(said(look, row), look.good_if(row.seat != look.seat))]


#: what a player wants to know of an option beforehand: what is won and lost, not who goes where and why
PHRASES: Final[dict[int, Phrase]] = {
    **dict.fromkeys(COUNTED, counting),
    **dict.fromkeys((T_GAIN, T_CLAIM, T_HIRE, T_SHIP, T_UNLOCK, T_REFRESH, T_WON), gaining),
    **dict.fromkeys((T_EXHAUST, T_DISCARD, T_LOCK, T_LOST, T_PARTED), losing),
    **dict.fromkeys(
        (T_BURY, T_CAPTURE, T_DEFEAT, T_FORT, T_INFEST, T_LEVEL, T_REMOVE, T_TAKE, T_UNFLAG, T_UNFORT), plainly
    ),
    T_CHALLENGE: challenging, T_MORE_STRENGTH: taken, T_ONLY: not_at_all, T_STRIKE: struck,
}


# What the dice may do


def estimated(s: Voyage, seat: int) -> list[Told]:
    """In a Challenge whose roll this Captain has still to make: the Strength to reach, and how likely that is."""
    challenges = [f for f in s.stack if f[PROC] == Challenge.number and (defends(s, f, seat) or begins(f, seat))]
    if not challenges:
        return []
    f = challenges[-1]
    strength = in_hand(s, seat)
    if strength is None:
        return []
    needed = f[C_MINE] + 1 if defends(s, f, seat) else defence(s, f)  # a tie is the Challenger's (SL-CHAL-40)
    chance = chance_to_win(strength + allied_bonus(s, seat, f[C_REGION]), needed)
    return [(f"about {round(chance * 10) * 10} % to win against Strength {needed}", GAIN if chance > 0.5 else LOSS)]


def begins(f: Frame, seat: int) -> bool:
    """Whether a Challenge is this Captain's, and not rolled for yet."""
    return f[SEAT] == seat and not f[C_MINE]


def defends(s: Voyage, f: Frame, seat: int) -> bool:
    """Whether a Challenged Captain rolls, knowing what the Challenger has."""
    rolls = any([r[PROC] == ROLL and r[SEAT] == seat for r in s.stack])
    return rolls and f[C_KIND] == AGAINST_PLAYER and f[C_TARGET] == seat


def in_hand(s: Voyage, seat: int) -> float | None:
    """The Strength to expect of a Captain who declares a Challenge, or of a pool as it stands; None once it is rolled.

    Who adds dice before the roll counts by those dice alone.
    """
    rolls = [f for f in s.stack if f[PROC] == ROLL and f[SEAT] == seat]
    if not rolls:
        return expected(s, seat)
    f = rolls[-1]
    if any(f[R_POOL : R_POOL + POOL]):
        return None
    adding = [c for c, _ in texts(s, seat, BEFORE_ROLL)]
    return CAPTAIN_ROLL + BONUS_ROLL * f[R_BONUS] + CREW_HELP * len([c for c in ready(s, seat) if c not in adding])


def defence(s: Voyage, f: Frame) -> int:
    """The Strength to reach: known of NPCs and Ports, expected of another Captain."""
    if f[C_KIND] == AGAINST_NPCS:
        return group_strength(s, group_of(s, f))
    if f[C_KIND] == AGAINST_PORT:
        return s.match.board.strength[f[C_REGION]]
    return round(expected(s, f[C_TARGET])) + allied_bonus(s, f[C_TARGET], f[C_REGION])


# Dangers


def dangers(s: Voyage, seat: int) -> tuple[str, ...]:
    """Factions and Captains that are one step from winning. (SL-WIN-01, -04)"""
    if s.over or s.out >> seat & 1:
        return ()
    told = []
    for faction in s.match.factions:
        there, enough = GUIDES[faction].gathered(s)
        if 0 < enough <= there + 1 and alignment(s, faction, seat) != ALLIED:
            told.append(f"{FACTIONS[faction]}: {there} of {enough} {GUIDES[faction].WANTS}, and one more wins")
    for rival in range(s.match.seats):
        notoriety = total_notoriety(s, rival)
        if rival != seat and not s.out >> rival & 1 and notoriety >= ENOUGH - 1:
            told.append(f"Player {rival + 1} has {notoriety} of {ENOUGH} Notoriety")
    return tuple(told)
