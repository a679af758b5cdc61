"""What the kernel asks this game: who is asked, what has to be settled, what a position is worth, what is shown."""

from typing import Any, Final

from quarterdeck.cardgame.rules import CardRules
from quarterdeck.cardgame.terms import V_CARD, V_PLACE
from quarterdeck.games.sea_of_legends import foreseeing, judgement, story, table, viewing
from quarterdeck.games.sea_of_legends.chronicle import T_ONLY
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.flow.capacity import Capacity
from quarterdeck.games.sea_of_legends.flow.leaving import leave
from quarterdeck.games.sea_of_legends.flow.victory import faction_wins
from quarterdeck.games.sea_of_legends.happenings import DIRTY_CREW, over_capacity
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, FACTION_TURN, OFF_BOARD, Q_CAPACITY, Q_FLEE, Q_LOSE_CREW, Q_SPOILS, Q_SUFFER, TALES,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.whereabouts import ship
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, Decision, Question, thing_of, verb_of
from quarterdeck.kernel.flow import push, reconsider
from quarterdeck.kernel.record import note
from quarterdeck.kernel.rules import Told

#: questions that one would want to know were not asked
ONLY_CHOICES: Final = (Q_FLEE, Q_LOSE_CREW, Q_SPOILS, Q_SUFFER)


class SeaRules(CardRules):
    """The rules of Sea of Legends, as the kernel sees them. Holds nothing: all state is in the state."""

    def player_order(self, s: Voyage) -> tuple[int, ...]:
        return tuple([seat for seat in s.order(max(s.first, 0)) if not s.out >> seat & 1])

    def speaks_for(self, s: Voyage, party: int) -> int:
        """The first player decides for Factions and the sea. (SL-FTURN-04)"""
        return s.first

    def only_choice(self, s: Voyage, seat: int, kind: int, k: int, ability: int) -> None:
        """What somebody suffers, or where they flee, is told as the only choice; all of it lies open."""
        verb = verb_of(k)
        if kind in ONLY_CHOICES and verb == V_CARD:
            note(s, T_ONLY, seat, s.slots[thing_of(k)])
        elif kind in ONLY_CHOICES and verb == V_PLACE:
            note(s, T_ONLY, seat, place=thing_of(k))

    def abandons(self, s: Voyage, f: Frame) -> bool:
        """The turn of a player who has left ends, and what belongs to it; the round goes on."""
        return True

    def concede(self, s: Voyage, seat: int) -> None:
        """A player leaves the game of their own will, whatever is being asked."""
        leave(s, seat)
        reconsider(s)

    def settle(self, s: Voyage) -> bool:
        """Crew beyond what ships hold are discarded; a Faction that has what it wants wins at once. (SL-FTURN-06)"""
        dirty, s.dirty = s.dirty, 0
        if s.phase == FACTION_TURN and faction_wins(s):
            return True
        for faction in s.match.factions:
            if GUIDES[faction].settle(s):
                return True
        if dirty & DIRTY_CREW:
            for seat in range(s.match.seats):
                if ship(s, seat) != NONE and over_capacity(s, seat):
                    push(s, Capacity, seat)
                    return True
        return False

    # judging and looking

    def returns(self, s: Voyage) -> tuple[float, ...]:
        return judgement.returns(s)

    def worth(self, s: Voyage, seat: int) -> float:
        return judgement.worth(s, seat)

    def odds(self, s: Voyage, seat: int) -> float:
        return judgement.odds(s, seat)

    def in_parts(self, q: Question) -> bool:
        return q.kind in (Q_CAPACITY, Q_LOSE_CREW) or super().in_parts(q)

    def pick_verb(self, s: Voyage, q: Question) -> str:
        return "Discard" if q.kind == Q_CAPACITY else super().pick_verb(s, q)

    def same_choice(self, s: Voyage, q: Question) -> bool:
        return judgement.same_choice(s, q)

    def sensible(self, s: Voyage, q: Question) -> tuple[int, ...]:
        return judgement.sensible(s, q)

    def answer_for(self, s: Voyage, q: Question) -> int:
        return judgement.answer_for(s, q)

    def describe(self, s: Voyage, q: Question) -> Decision:
        return table.describe(s, q)

    def foretold(self, s: Voyage, t: Voyage, seat: int, since: int) -> list[Told]:
        return foreseeing.foretold(s, t, seat, since)

    def estimated(self, s: Voyage, seat: int) -> list[Told]:
        return foreseeing.estimated(s, seat)

    def declining(self, s: Voyage, q: Question) -> int:
        """What NPCs do is nobody's to let be."""
        return NO_ANSWER if q.kind in judgement.FOR_NPCS else judgement.answer_for(s, q)

    def dangers(self, s: Voyage, seat: int) -> tuple[str, ...]:
        return foreseeing.dangers(s, seat)

    def open_view(self, s: Voyage) -> Any:
        return viewing.open_view(s)

    def view(self, s: Voyage, seat: int | None, openly: Any = None) -> dict[str, Any]:
        return {**viewing.view(s, seat, openly), "dangers": [] if seat is None else list(self.dangers(s, seat))}

    def story(self, s: Voyage, seat: int | None) -> list[str]:
        return story.story(s, seat)

    def happened(self, s: Voyage, seat: int | None, since: int) -> list[dict[str, Any]]:
        return story.happened(s, seat, since)

    def in_short(self, s: Voyage, seat: int | None, since: int, until: int) -> str:
        return story.in_short(s, seat, since, until)

    def landmark(self, event: dict[str, Any]) -> str:
        return story.landmark(event)

    def rule_of(self, s: Voyage, q: Question) -> str:
        return table.rule_of(q)

    def today(self, s: Voyage) -> int:
        return s.round

    def flaw(self, s: Voyage) -> str:
        """What lies on the board is in a region, and nothing else is; tales are about somebody; Captains have ships."""
        for c in range(s.match.size):
            if (s.zone[c] == BOARD) != (s.region[c] != OFF_BOARD):
                return f"piece {c} in zone {s.zone[c]} is in region {s.region[c]}"
        for at, c in enumerate(s.whom):
            if s.tale[at] != OFF_BOARD and (c == NONE or s.holder[c] != at // TALES):
                return f"the Adventure token {at} is about {c}, whom player {at // TALES + 1} does not have"
        if s.round and any(ship(s, seat) == NONE for seat in range(s.match.seats)):
            return "a player has no ship"
        return ""

    def copy(self, s: Voyage) -> Voyage:
        return s.copy()
