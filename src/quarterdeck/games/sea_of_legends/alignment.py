"""Who is hostile to whom (SL-ALIGN), and the Strength of NPCs that stand together (SL-NPC-16 to -21)."""

from quarterdeck.games.sea_of_legends.facts import Npc
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import ALLIED, BOARD, HOSTILE, MORE_REWARD, NEUTRAL, NPC
from quarterdeck.games.sea_of_legends.whereabouts import ally_relics
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.lasting import AMOUNT, ON, WHAT

Group = tuple[int, ...]


def alignment(s: Voyage, faction: int, seat: int) -> int:
    """Of a Faction to a player: by the Ally Relics that the player holds. (SL-ALIGN-02 to -04)"""
    held = ally_relics(s, seat, faction)
    return HOSTILE if held == 0 else NEUTRAL if held == 1 else ALLIED


def hostile(s: Voyage, c: int, seat: int) -> bool:
    """Whether an NPC is hostile to a player."""
    faction = s.match.faction[c]
    if alignment(s, faction, seat) != HOSTILE:
        return False
    guide = GUIDES[faction]
    return not guide.peaceful(s, c) and not guide.spare(s, c, seat)


def enemies(s: Voyage, c: int, d: int) -> bool:
    """Whether two NPCs are hostile to each other. (SL-ALIGN-02)"""
    mine, theirs = s.match.faction[c], s.match.faction[d]
    if mine == theirs:
        return c != d and GUIDES[mine].feud(s, c, d)
    return not GUIDES[mine].peaceful(s, c) and not GUIDES[theirs].peaceful(s, d)


# NPCs on the board


def npcs(s: Voyage, faction: int) -> list[int]:
    """The NPCs of a Faction that are on the board."""
    kinds = s.match.kind
    return [c for c in s.pile(BOARD, s.match.party[faction]) if kinds[c] == NPC]


def sees(s: Voyage, by: int, c: int) -> bool:
    """Whether an NPC is not as if absent to another, or to players (NONE)."""
    return c == by or not GUIDES[s.match.faction[c]].unseen(s, c, by)


def seen(s: Voyage, faction: int, region: int, by: int) -> Group:
    """The NPCs of a Faction in a region, as another NPC or players (NONE) see it."""
    return tuple([c for c in npcs(s, faction) if s.region[c] == region and sees(s, by, c)])


def groups(s: Voyage, region: int, by: int = NONE) -> list[Group]:
    """The groups in a region, as an NPC or players see them: NPCs that are allied with each other. (SL-NPC-20, -23)"""
    found: list[Group] = []
    for faction in s.match.factions:
        there = seen(s, faction, region, by)
        if there:
            found += GUIDES[faction].groups(s, there)
    return found


def hostile_groups(s: Voyage, region: int, seat: int) -> list[Group]:
    """The groups in a region that are hostile to a player."""
    return [group for group in groups(s, region) if hostile(s, group[0], seat)]


def enemy_groups(s: Voyage, region: int, c: int) -> list[Group]:
    """The groups in a region that are hostile to an NPC."""
    return [group for group in groups(s, region, c) if enemies(s, group[0], c)]


def strongest(s: Voyage, there: list[Group]) -> list[Group]:
    """Those of the groups with the highest Strength. (SL-NPC-19)"""
    most = max([group_strength(s, group) for group in there], default=0)
    return [group for group in there if group_strength(s, group) == most]


def card_of(s: Voyage, c: int) -> Npc:
    card = s.match.drawn[c]
    assert isinstance(card, Npc)
    return card


def row(s: Voyage, c: int) -> int:
    """The row of the Stat card that counts for an NPC. (SL-NPC-11, -14)"""
    card = card_of(s, c)
    return 0 if card.leader else s.level[card.faction]


def strength(s: Voyage, c: int) -> int:
    return card_of(s, c).strength[row(s, c)] + GUIDES[s.match.faction[c]].stronger(s, c)


def defence(s: Voyage, c: int) -> int:
    return GUIDES[s.match.faction[c]].defence(s, c, strength(s, c))


def ally(s: Voyage, c: int) -> int:
    return card_of(s, c).ally[row(s, c)]


def movement(s: Voyage, c: int) -> int:
    return card_of(s, c).move[row(s, c)]


def group_strength(s: Voyage, group: Group) -> int:
    """The highest Strength in a group and the ALY of every other NPC of it. (SL-NPC-16)"""
    best = group[0]
    for c in group:
        if (defence(s, c), -ally(s, c)) > (defence(s, best), -ally(s, best)):
            best = c
    reached = GUIDES[s.match.faction[best]].aid(s, s.region[best])
    return defence(s, best) + sum([ally(s, c) for c in group if c != best]) + reached


def attacking_strength(s: Voyage, c: int, region: int) -> int:
    """What an NPC would attack with in a region: its own Strength and the ALY of its friends there. (SL-RULE-28)"""
    friends = [d for d in friends_in(s, c, region) if d != c]
    reached = GUIDES[s.match.faction[c]].aid(s, region)
    return strength(s, c) + sum([ally(s, d) for d in friends]) + reached


def friends_in(s: Voyage, c: int, region: int) -> list[int]:
    """The NPCs in a region that would be of one group with an NPC, itself included if it is there."""
    return [d for d in seen(s, s.match.faction[c], region, c) if d == c or not enemies(s, c, d)]


def allied_bonus(s: Voyage, seat: int, region: int) -> int:
    """What allied NPCs in a region add to a player's Strength. (SL-ALIGN-16, SL-RULE-25)"""
    total = 0
    for faction in s.match.factions:
        if alignment(s, faction, seat) == ALLIED:
            there = [c for c in seen(s, faction, region, NONE) if not GUIDES[faction].peaceful(s, c)]
            total += sum([ally(s, c) for c in there]) + GUIDES[faction].aid(s, region)
    return total


def reward_notoriety(s: Voyage, c: int) -> int:
    """The Notoriety for defeating an NPC."""
    return card_of(s, c).notoriety + GUIDES[s.match.faction[c]].more_notoriety(s, c)


def reward_gold(s: Voyage, c: int) -> int:
    """The gold for defeating an NPC, with what an Event adds to it."""
    more = sum([r[AMOUNT] for r in s.lasting if r[WHAT] == MORE_REWARD and r[ON] == s.match.definition[c]])
    return card_of(s, c).gold + more
