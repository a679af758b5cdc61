"""What a Faction's guide says: objectives, where its NPCs never go, what they do after an attack, when it wins.

A `Guide` without any of its own stands for a Faction whose guide is not written yet: its NPCs drift and attack.
"""

from typing import Final

from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import FACTIONS
from quarterdeck.kernel.columns import NONE, Frame

#: what an NPC promises that does nothing in particular, and what each token does that it carries
WORKER: Final = 0.15
CARRIED: Final = 0.4


class Guide:
    """The guide of a Faction that has no rules of its own."""

    #: what its NPCs may be after, in words that follow "seeks"
    AIMS: tuple[str, ...] = ("its Objective",)
    #: what it wins with, in words
    WANTS: str = ""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        """The regions where an NPC could fulfil its Objective, if it has one. (SL-FTURN-08 to -13)"""
        return []

    def aim(self, s: Voyage, npc: int, goal: int) -> int:
        """Which of the AIMS leads an NPC to a region: for whoever is told why."""
        return 0

    def preferred(self, s: Voyage, npc: int, nearest: tuple[int, ...]) -> tuple[int, ...]:
        """Those of equally near Objectives that its own rule for ties leaves. (SL-FTURN-10)"""
        return nearest

    def order(self, s: Voyage, waiting: list[int]) -> list[int]:
        """Those of the NPCs that have not acted which may act next. (SL-FTURN-02)"""
        return waiting

    def barred(self, s: Voyage, npc: int) -> int:
        """The regions that an NPC never enters, as a set. (SL-FTURN-20)"""
        return 0

    def pace(self, s: Voyage, npc: int, steps: int) -> int:
        """How many steps an NPC takes that is going to move."""
        return steps

    def seeks(self, s: Voyage, npc: int, seat: int) -> bool:
        """Whether a player is the Objective of an NPC, more than others in the region. (SL-FTURN-34)"""
        return False

    def own_way(self, s: Voyage, npc: int) -> list[int]:
        """The regions to one of which an NPC goes that follows no Objective but a rule of its own."""
        return []

    def companions(self, s: Voyage, npc: int) -> list[int]:
        """The NPCs that move and act together with one, itself included."""
        return [npc]

    def changes_course(self, s: Voyage, npc: int, moved: int) -> bool:
        """Whether a rule gives an NPC another Objective, now that so many have moved to where it is. (SL-FTURN-14)"""
        return False

    def instead(self, s: Voyage, npc: int, target: int) -> bool:
        """Whether something else than an attack is done to a target, and was; the activation ends with it."""
        return False

    def sways(self, s: Voyage, npc: int, target: int) -> bool:
        """Whether an attack on a target succeeds in any case, and defeats nobody."""
        return False

    def prevails(self, s: Voyage, npc: int, group: tuple[int, ...]) -> None:
        """An NPC has won its attack on a group, which is about to be defeated."""

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """What an NPC does after all else, if its condition holds. (SL-FTURN-42)"""

    def drags(self, s: Voyage, npc: int) -> list[int]:
        """The regions to one of which an NPC goes together with whom it has attacked."""
        return []

    def note(self, s: Voyage, npc: int) -> int:
        """What an activation has to remember of how it began."""
        return 0

    def plunder(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """What an NPC takes from players in its region, attacked or not, before they flee; it may ask."""

    def exchanges(self, s: Voyage, seat: int) -> list[int]:
        """The cards that a player may exchange tokens for, where a turn begins or ends. (SL-FREE-12)"""
        return []

    def exchange(self, s: Voyage, seat: int, c: int) -> None:
        """A player takes such a card."""

    def drops(self, s: Voyage, seat: int, resting: bool) -> list[int]:
        """The tokens that a player may drop here, where a turn begins or ends, or at any time. (SL-FREE-05)"""
        return []

    def drop(self, s: Voyage, seat: int, c: int) -> None:
        """A player drops a token in the own region."""
        s.place(c, s.where(seat), s.match.sea)

    def picks(self, s: Voyage, seat: int) -> list[int]:
        """The loose tokens that a player may pick up here. (SL-FREE-05)"""
        return []

    def pick(self, s: Voyage, seat: int, c: int) -> bool:
        """Whether a token is picked up otherwise than by itself, and was."""
        return False

    def trades(self, s: Voyage, seat: int) -> list[int]:
        """The tokens that a player may trade away here. (SL-FREE-12)"""
        return []

    def trade(self, s: Voyage, seat: int, c: int) -> None:
        """A player trades a token away."""

    def player_turn_ends(self, s: Voyage, seat: int) -> None:
        """The end of a player's turn, after the income. (SL-ROUND-06)"""

    def haunts(self, s: Voyage, seat: int) -> list[int]:
        """The NPCs that are a Nemesis to a player who rolls dice. (SL-AZT-20)"""
        return []

    def curses(self, s: Voyage, npc: int) -> int:
        """How many lines of such an NPC are unlocked."""
        return 0

    # what it changes for Galleons (SL-SPA-13)

    def errand(self, s: Voyage, galleon: int) -> list[int]:
        """The regions that are the only Objective of a Galleon."""
        return []

    def lures(self, s: Voyage, galleon: int) -> list[int]:
        """The regions that draw a Galleon as captured Ports do."""
        return []

    def levies(self, s: Voyage, galleon: int) -> None:
        """What a Galleon takes from players in its region, attacked or not, before they flee."""

    def collects(self, s: Voyage, galleon: int) -> None:
        """What a Galleon does before it takes down a Flag, with nobody hostile left in its region."""

    # what stands together, and how strong it is

    def unseen(self, s: Voyage, npc: int, by: int) -> bool:
        """Whether an NPC is as if absent to another, or to players (NONE)."""
        return False

    def peaceful(self, s: Voyage, npc: int) -> bool:
        """Whether an NPC is neutral to everybody outside its Faction."""
        return False

    def feud(self, s: Voyage, npc: int, other: int) -> bool:
        """Whether two of its own NPCs are hostile to each other."""
        return False

    def groups(self, s: Voyage, there: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Its NPCs in one region as groups. (SL-NPC-23)"""
        return [there]

    def stronger(self, s: Voyage, npc: int) -> int:
        """What an NPC has more than its row says. (SL-NPC-14)"""
        return 0

    def defence(self, s: Voyage, npc: int, strength: int) -> int:
        """The Strength of an NPC that is attacked or Challenged."""
        return strength

    def aid(self, s: Voyage, region: int) -> int:
        """ALY that reaches a region from another."""
        return 0

    def more_notoriety(self, s: Voyage, npc: int) -> int:
        """What defeating an NPC gives besides the number on its Stat card."""
        return 0

    def sheds(self, s: Voyage, npc: int) -> None:
        """An NPC leaves the board: what lies on its Stat card goes to the supply. (SL-NPC-09, SL-RULE-63)"""

    def defeated(self, s: Voyage, npc: int, by: int) -> None:
        """An NPC was defeated: by a seat, or by an NPC counted from `s.match.seats` on."""

    def settle(self, s: Voyage) -> bool:
        """After a change: opens a procedure if a rule of the Faction has to be carried out at once; true if so."""
        return False

    def ransom(self, s: Voyage, group: tuple[int, ...]) -> bool:
        """Whether a player who defeats this group may have its Port instead of the gold for one of them."""
        return False

    def steps_for(self, s: Voyage, group: tuple[int, ...]) -> int:
        """How many steps a player may take who has defeated this group. (SL-RULE-48)"""
        return 0

    def spare(self, s: Voyage, npc: int, seat: int) -> bool:
        """Whether an NPC is neutral to a player for another reason than Relics."""
        return False

    def placed(self, s: Voyage, npc: int) -> None:
        """An NPC of any Faction was placed."""

    def clears(self, s: Voyage, region: int) -> None:
        """The tokens that the Faction has in a Port go, for a Fort too. (SL-FORT-05)"""

    def stands(self, s: Voyage, region: int) -> str:
        """What would go if a player captured a Port, in words."""
        return ""

    def captured(self, s: Voyage, region: int) -> None:
        """A player captures a Port: what the Faction has there goes. (SL-CHAL-47)"""
        self.clears(s, region)

    def acts_alone(self, s: Voyage) -> bool:
        """Whether the Faction has something to do at the end of its turn, even without NPCs. (SL-RULE-64)"""
        return False

    def turn_ends(self, s: Voyage) -> None:
        """All its NPCs have acted."""

    def set_up(self, s: Voyage) -> None:
        """Before the first Galleon is placed. (SL-SETUP-27)"""

    def heeds(self, s: Voyage, heading: int, strength: int) -> bool:
        """Whether a set of one of its Event cards is carried out, by its heading. (SL-EVENT-04)"""
        return strength >= heading

    def revealed(self, s: Voyage, f: Frame, answer: int) -> None:
        """One of its Event cards was revealed; it may ask. (SL-EVENT-14)"""

    def gathered(self, s: Voyage) -> tuple[int, int]:
        """How much it has of what it WANTS, and how much would be enough; nothing of a Faction that cannot win."""
        return 0, 0

    # what bots make of it; all in what it WANTS

    def promise(self, s: Voyage, npc: int) -> float:
        """What an NPC on the board is about to add to what it has."""
        return WORKER

    def in_sight(self, s: Voyage) -> float:
        """What it will soon have from elsewhere."""
        return 0.0

    def keeps(self, s: Voyage, npc: int) -> int:
        """What it would lose of what it has with an NPC."""
        return 0

    def rests_on(self, s: Voyage, region: int) -> float:
        """What it has from a Port, or will soon have, and would lose if a player captured it."""
        return 0.0

    def takes_from(self, s: Voyage, npc: int, seat: int) -> int:
        """What an NPC would have of a player whom it caught."""
        return 0

    def is_for_players(self, s: Voyage, token: int) -> bool:
        """Whether players may pick up one of its tokens that lies on the board. (SL-FREE-10)"""
        return False

    def outlet(self, s: Voyage, seat: int) -> tuple[int, int]:
        """Where a player can turn tokens into Notoriety, and how many; NONE if nowhere."""
        return NONE, 0

    def has_won(self, s: Voyage) -> bool:
        """(SL-WIN-01)"""
        there, enough = self.gathered(s)
        return 0 < enough <= there


#: by Faction; each module of a Faction puts its own guide there
GUIDES: Final[list[Guide]] = [Guide(faction) for faction in range(len(FACTIONS))]
