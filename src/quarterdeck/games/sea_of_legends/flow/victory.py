"""The end of the game (SL-WIN)."""

from quarterdeck.games.sea_of_legends.alignment import alignment
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.chronicle import T_OVER
from quarterdeck.games.sea_of_legends.terms import ALLIED, BY_FACTION, BY_NOTORIETY, ENOUGH
from quarterdeck.games.sea_of_legends.values import total_notoriety
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.record import note


def faction_wins(s: Voyage) -> bool:
    """Whether a Faction has what it wants: it wins, with its allies; of several all do. (SL-WIN-01, -02, SL-RULE-74)"""
    winning = [faction for faction in s.match.factions if GUIDES[faction].has_won(s)]
    if not winning:
        return False
    for seat in range(s.match.seats):
        if not s.out >> seat & 1 and any(alignment(s, faction, seat) == ALLIED for faction in winning):
            s.winners |= 1 << seat
    s.victory = BY_FACTION
    s.over = True
    note(s, T_OVER, s.match.party[winning[0]], amount=BY_FACTION, other=winning[0])
    return True


def winner_check(s: Voyage) -> None:
    """Most Notoriety, then most gold, then both. (SL-WIN-04, -05, SL-RULE-34)"""
    standing = [(total_notoriety(s, seat), s.gold[seat]) for seat in range(s.match.seats)]
    there = [seat for seat in range(s.match.seats) if not s.out >> seat & 1]
    if all(standing[seat][0] < ENOUGH for seat in there):
        return
    best = max([standing[seat] for seat in there])
    for seat in there:
        if standing[seat] == best:
            s.winners |= 1 << seat
    s.victory = BY_NOTORIETY
    s.over = True
    note(s, T_OVER, NONE, amount=BY_NOTORIETY)
