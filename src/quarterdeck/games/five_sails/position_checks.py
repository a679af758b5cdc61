"""What no game reaches, because the rules put it right after every single change: a position of it is refused.

(FS-RULE-49) What these rules let stand, such as an Armor too many that nothing may destroy, is read.
"""

from quarterdeck.cardgame.position_text import name_of
from quarterdeck.cardgame.positions import Reader, Table
from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.flow.settle import counted, crowded, dying, overfull, unsupported
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import RESOLVE, TO_BE_DESTROYED
from quarterdeck.games.five_sails.values import has_trait, may, stat
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.event import members


def refuse_unsettled(s: FiveSails, r: Reader[CityCard], players: list[Table]) -> None:
    """Refuse characters that would be destroyed, a game that is won, slots and crews that are too full."""
    refuse_dying(s, r)
    refuse_won(s, players)
    refuse_crowded(s, r)
    refuse_unsupported(s, r)
    refuse_overfull(s, players)


def refuse_dying(s: FiveSails, r: Reader[CityCard]) -> None:
    for c in members(dying(s)):
        most = stat(s, c, RESOLVE) - 1
        leave = "gone = true" if c in s.match.leader else "its name in the locker"
        instead = f"at most {most} wounds, or {leave}" if most >= 0 else leave
        raise r.cards[c].entry.wrong(
            f"{name_of(s, c)} with {s.wounds[c]} wounds and Resolve {most + 1} is destroyed: write {instead}", "wounds"
        )


def refuse_won(s: FiveSails, players: list[Table]) -> None:
    """Assassination ends a game, and so does, for a player, an edition in which nobody plays on without a Leader."""
    gone = [seat for seat in range(s.match.seats) if s.leader_in_play(seat) == NONE]
    if not gone:
        return
    if len(gone) >= s.match.seats - 1:
        left = "no Leader is" if len(gone) == s.match.seats else "only one Leader is"
        raise players[gone[-1]].wrong(f"{left} left in play, so the game is over: leave two of them there", "gone")
    if s.match.ruleset.leader_destroyed == "eliminated":
        out = f"player {gone[0] + 1} has no Leader in play and is out of the game by this ruleset"
        raise players[gone[0]].wrong(f"{out}: leave the Leader there, or the player away", "gone")


def refuse_crowded(s: FiveSails, r: Reader[CityCard]) -> None:
    found = crowded(s)
    if found is None:
        return
    host, cards = found
    if any(may(s, TO_BE_DESTROYED, a, s.holder[host]) for a in cards):
        slot = next(t for t in traits.SLOTS if all(has_trait(s, a, t) for a in cards))
        worn = " and ".join(name_of(s, a) for a in cards)
        one = f"{name_of(s, host)} can have one {traits.names(slot)[0]} equipped"
        raise r.cards[cards[-1]].entry.wrong(f"{one}, not {len(cards)}: {worn}")


def refuse_unsupported(s: FiveSails, r: Reader[CityCard]) -> None:
    for a in members(unsupported(s)):
        host = name_of(s, s.host[a])
        raise r.cards[a].entry.wrong(f"{host} lacks what {name_of(s, a)} needs of its bearer: equip it to another")


def refuse_overfull(s: FiveSails, players: list[Table]) -> None:
    seat = overfull(s)
    if seat != NONE:
        crew, cap = len(counted(s, seat)), s.match.crew_cap[seat]
        leader = name_of(s, s.match.leader[seat])
        raise players[seat].wrong(
            f"player {seat + 1} has {crew} characters, but the Crew Cap of {leader} is {cap} (Brutes do not count)",
            "crew",
        )
