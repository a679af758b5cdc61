"""What a position is worth to a seat, which answers make sense, and what may be answered for a seat that is away.

A Captain is worth what is in the hold and the best that there is to do: an action in some region, less the more turns
it is away. What the Factions have of what they want is feared, what they are about to have a little less, and so is an
NPC that could catch the Captain.
"""

from math import exp
from typing import Final

from quarterdeck.games.sea_of_legends.adventuring import ADVENTURING, choice_of
from quarterdeck.games.sea_of_legends.alignment import (
    alignment, allied_bonus, card_of, group_strength, hostile, hostile_groups, movement, npcs, reward_gold,
    reward_notoriety,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.facts import TavernCard, Token
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.flow.challenge import C_KIND, Challenge, group_of, may_challenge_port
from quarterdeck.games.sea_of_legends.flow.port import may_act_in_port
from quarterdeck.games.sea_of_legends.flow.round import R_DONE, Rounds
from quarterdeck.games.sea_of_legends.moving import M_LEFT, MOVE
from quarterdeck.games.sea_of_legends.rolling import R_BONUS, R_POOL, ROLL, strength_of
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    AGAINST_NPCS, AGAINST_PORT, ALLIED, BOARD, ENOUGH, FACTIONS, FLAGS, HIDEOUT, HIRING_HALL, LOVER, NEMESIS, Q_BRIBE,
    Q_DRIFT, Q_END, Q_FACTION, Q_NPC, Q_OBJECTIVE, Q_PATH, Q_STACK, Q_TARGET_GROUP, Q_TARGET_PLAYER, Q_TURN, Q_USE, SEA,
    SHIPYARD, SKYSTALKERS, TALES, TAVERN, TOKEN, TURNS, V_ADVENTURE, V_CLAIM, V_DROP, V_END, V_MOVE, V_PORT,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.turning import T_ACTED, T_MOVED, TURN
from quarterdeck.games.sea_of_legends.values import (
    allowance, capacity, crew_value, held_notoriety, passive_dice,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.whereabouts import (
    aboard, characters, flags_of, is_exhausted, items, of_kind, ready, rumors, ship, ship_card,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, Question, verb_of
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.rules import chance_of

WIN: Final = 100.0
#: the lead that wins 73 games of 100
YARDSTICK: Final = 2.5

# What lies before a Captain, in Notoriety
GOLD: Final = 0.06
CREW_GOLD: Final = 0.09
FLAG: Final = 0.3
READY: Final = 0.08
RUMOR: Final = 0.35
ITEM: Final = 0.2
CANNON: Final = 0.2
SPEED: Final = 0.25
BERTH: Final = 0.06
LOVED: Final = 0.15
HATED: Final = 0.12
CHAPTER: Final = 0.3
HELD: Final = 0.4

# What there is to do
TOLD: Final = 1.0
LOOSE: Final = 0.3
TRADED: Final = 1.0
LATER: Final = 0.75
FAR_OFF: Final = 6
#: how much Strength one has to expect from four Captain dice, from a Bonus die, from Crew that can still help
CAPTAIN_ROLL: Final = 2.9
BONUS_ROLL: Final = 0.6
CREW_HELP: Final = 0.5
#: the lead in Strength that wins 73 Challenges of 100
LUCK: Final = 0.9
#: what losing a Challenge costs
SETBACK: Final = 0.3
#: what a Faction that has nearly won takes from everybody who is not allied with it, and how near it is at most
DREAD: Final = 7.0
NEAREST: Final = 1.3

# NPCs that could catch a Captain
#: how likely one is to that could
CAUGHT: Final = 0.6
#: what is left of the fear if the Captain can still get away
ESCAPE: Final = 0.25
#: how far the wind carries the Harpy, more or less
WIND: Final = 2
#: by what an attack does, as a Stat card calls it; gold and tokens are worth what they are
BLOWS: Final = {"exhaust": 0.12, "discard": 0.5, "flee": 0.1, "drag": 0.1}

#: what the first player decides for NPCs (SL-FTURN-04)
FOR_NPCS: Final = frozenset(
    (Q_FACTION, Q_NPC, Q_OBJECTIVE, Q_PATH, Q_DRIFT, Q_TARGET_GROUP, Q_TARGET_PLAYER, Q_STACK)
)
#: questions that are no part of what was chosen before
BEGINS: Final = frozenset((Q_TURN, Q_END)) | FOR_NPCS
#: with one of these to do nobody ends the turn
WORTH_DOING: Final = frozenset((V_MOVE, V_PORT, V_ADVENTURE, V_CLAIM))


def returns(s: Voyage) -> tuple[float, ...]:
    """+1 for whoever wins, alone or with a Faction, -1 for the others."""
    if not s.over or (not s.victory and s.out):
        return (0.0,) * s.match.seats
    return tuple([1.0 if s.winners >> seat & 1 else -1.0 for seat in range(s.match.seats)])


def worth(s: Voyage, seat: int) -> float:
    """How much better this seat stands than the best of the others, and how near its enemies are to winning."""
    if s.over:
        return WIN * returns(s)[seat]
    others = [standing(s, other) for other in range(s.match.seats) if other != seat and not s.out >> other & 1]
    mine = standing(s, seat) + prospects(s, seat) + at_stake(s, seat)
    return mine - max(others, default=0.0) - dread(s, seat) - exposure(s, seat)


def odds(s: Voyage, seat: int) -> float:
    """How likely this seat is to win: alone it needs ten Notoriety before a Faction has what it wants."""
    if s.over:
        return (returns(s)[seat] + 1.0) / 2.0
    lead = worth(s, seat) - (ENOUGH / 2 if s.match.seats == 1 else 0.0)
    return chance_of(lead / YARDSTICK)


# What one has


def standing(s: Voyage, seat: int) -> float:
    """Notoriety counts most; then gold and what brings gold, the ship, those aboard, and how far tales are told."""
    if s.captain[seat] == NONE or ship(s, seat) == NONE:
        return 0.0
    notoriety = s.notoriety[seat] + held_notoriety(s, seat)
    card = ship_card(s, ship(s, seat))
    total = notoriety if notoriety < ENOUGH else ENOUGH + 0.3 * (notoriety - ENOUGH)
    total += GOLD * s.gold[seat] + CREW_GOLD * (crew_value(s, seat) % 10) + FLAG * len(flags_of(s, seat))
    total += READY * len(ready(s, seat)) + RUMOR * len(rumors(s, seat)) + ITEM * len(items(s, seat))
    total += CANNON * card.cannons + SPEED * card.move + BERTH * card.crew
    total += LOVED * sum([s.marker[c] for c in characters(s, seat, LOVER)])
    total -= HATED * sum([s.marker[c] for c in characters(s, seat, NEMESIS)])
    total += HELD * len(of_kind(s, seat, TOKEN))
    return total + CHAPTER * sum(s.chapter[seat * TALES : seat * TALES + TALES])


# What the Factions have


def nearness(s: Voyage, faction: int) -> float:
    """How near a Faction is to what it wants, with what is about to come; 1 is enough."""
    guide = GUIDES[faction]
    there, enough = guide.gathered(s)
    if not enough:
        return 0.0
    coming = guide.in_sight(s) + sum([guide.promise(s, c) for c in npcs(s, faction)])
    return min((there + coming) / enough, NEAREST)


def dread(s: Voyage, seat: int) -> float:
    """What the Factions have of what they want; who is allied with one wishes it well."""
    total = 0.0
    for faction in s.match.factions:
        near = nearness(s, faction)
        total += (-DREAD if alignment(s, faction, seat) == ALLIED else DREAD) * near * near
    return total


class Perils:
    """By Faction: how near it is, and what it would be worth to take something from it."""

    def __init__(self, s: Voyage, seat: int) -> None:
        self.near = [0.0] * len(FACTIONS)
        self.enough = [1] * len(FACTIONS)
        for faction in s.match.factions:
            if alignment(s, faction, seat) != ALLIED:
                self.near[faction] = nearness(s, faction)
                self.enough[faction] = max(1, GUIDES[faction].gathered(s)[1])

    def without(self, faction: int, n: float) -> float:
        """What it would be worth if it had so much less."""
        near = self.near[faction]
        left = max(0.0, near - n / self.enough[faction])
        return DREAD * (near * near - left * left)

    def having(self, faction: int, n: float) -> float:
        """What it would cost if it had so much more."""
        near = self.near[faction]
        then = near + n / self.enough[faction]
        return DREAD * (then * then - near * near)


def exposure(s: Voyage, seat: int) -> float:
    """What those NPCs would do that can catch the Captain, the less as long as there is a turn to get away."""
    captain = s.captain[seat]
    if captain == NONE or not s.round:
        return 0.0
    perils = Perils(s, seat)
    far = s.match.board.distance[s.region[captain]]
    total = 0.0
    for faction in s.match.factions:
        for c in npcs(s, faction):
            reach = WIND if faction == SKYSTALKERS else movement(s, c)
            if far[s.region[c]] <= reach and card_of(s, c).attacks and hostile(s, c, seat):
                total += blow(s, seat, c, perils)
    return CAUGHT * total * (ESCAPE if may_get_away(s, seat) else 1.0)


def blow(s: Voyage, seat: int, npc: int, perils: Perils) -> float:
    """What an attack of an NPC would cost."""
    faction = s.match.faction[npc]
    total = 0.0
    for what, n in card_of(s, npc).strike.items():
        total += GOLD * min(n, s.gold[seat]) if what == "gold" else BLOWS.get(what, 0.0) * n
    taken = GUIDES[faction].takes_from(s, npc, seat)
    return total + perils.having(faction, taken) + HELD * taken if taken else total


def may_get_away(s: Voyage, seat: int) -> bool:
    """Whether the Captain moves once more before the NPCs do."""
    if s.phase != TURNS:
        return True
    if s.active == seat:
        return steps_left(s, seat)[0] > 0
    for f in s.stack:
        if f[PROC] == Rounds.number:
            return (seat - s.first) % s.match.seats >= f[R_DONE]
    return True


# What there is to do


def prospects(s: Voyage, seat: int) -> float:
    """The best action that can be come to, the later the less."""
    captain = s.captain[seat]
    if captain == NONE or ship(s, seat) == NONE:
        return 0.0
    now, acted = steps_left(s, seat)
    allowed = max(1, allowance(s, seat))
    far = s.match.board.distance[s.region[captain]]
    best = 0.0
    for region, value in aims(s, seat).items():
        if far[region] <= now and not acted:
            turns = 0
        else:
            turns = max(1, -(-max(0, far[region] - max(now, 0)) // allowed))
        if turns <= FAR_OFF:
            best = max(best, value * LATER**turns)
    return best


def steps_left(s: Voyage, seat: int) -> tuple[int, bool]:
    """How far the Captain can still go in this turn, and whether its action is gone."""
    if s.active != seat:
        return -1, True
    now, acted = -1, True
    for f in s.stack:
        if f[PROC] == TURN and f[SEAT] == seat:
            now, acted = 0 if f[T_MOVED] else allowance(s, seat), bool(f[T_ACTED])
        elif f[PROC] == MOVE and f[SEAT] == seat:
            now = f[M_LEFT]
    return now, acted


def aims(s: Voyage, seat: int) -> dict[int, float]:
    """By region: what the best action there would be worth."""
    found: dict[int, float] = {}
    strength, perils = expected(s, seat), Perils(s, seat)
    for faction in s.match.factions:
        for c in s.match.tokens[faction]:
            if s.zone[c] == BOARD and GUIDES[faction].is_for_players(s, c):
                found[s.region[c]] = found.get(s.region[c], 0.0) + LOOSE + token_worth(s, c)
        market, goods = GUIDES[faction].outlet(s, seat)
        if market != NONE and goods:
            found[market] = found.get(market, 0.0) + TRADED * goods
    for region in range(s.match.board.size):
        threats = hostile_groups(s, region, seat)
        if threats:
            found[region] = found.get(region, 0.0) + fight(s, seat, region, threats, strength, perils)
        elif s.match.board.type[region] != SEA:
            there = max(in_port(s, seat, region), capture(s, seat, region, strength, perils))
            found[region] = found.get(region, 0.0) + there
    return found


def token_worth(s: Voyage, c: int) -> float:
    """What a token is worth to a player who has it."""
    card = s.match.drawn[c]
    return HELD + (card.notoriety if isinstance(card, Token) else 0.0)


def expected(s: Voyage, seat: int) -> float:
    """The Strength that a Challenge would come to with all hands."""
    return CAPTAIN_ROLL + BONUS_ROLL * passive_dice(s, seat) + CREW_HELP * len(ready(s, seat))


def chance_to_win(strength: float, needed: int) -> float:
    return 1.0 / (1.0 + exp(-(strength + 0.5 - needed) / LUCK))


def fight(
    s: Voyage, seat: int, region: int, threats: list[tuple[int, ...]], strength: float, perils: Perils
) -> float:
    """The group that has to be Challenged there: the strongest."""
    needed, reward = 0, 0.0
    for group in threats:
        n = group_strength(s, group)
        if n > needed:
            needed, reward = n, spoils(s, group, perils)
    p = chance_to_win(strength + allied_bonus(s, seat, region), needed)
    return p * reward - (1.0 - p) * SETBACK


def spoils(s: Voyage, group: tuple[int, ...], perils: Perils) -> float:
    """What defeating a group would be worth: the reward, what it holds, and what its Faction would lose."""
    faction = s.match.faction[group[0]]
    guide = GUIDES[faction]
    reward, lost = 0.0, 0.0
    for c in group:
        reward += GOLD * (reward_gold(s, c) + s.gold_on[c]) + reward_notoriety(s, c) + s.notoriety_on[c]
        reward += sum([token_worth(s, held) for held in s.gear(c)])
        lost += guide.promise(s, c) + guide.keeps(s, c)
    return reward + perils.without(faction, lost)


def in_port(s: Voyage, seat: int, region: int) -> float:
    """A token of one's own, a Relic to claim, or the Port action."""
    best = 0.0
    if region in s.tale[seat * TALES : seat * TALES + TALES]:
        best = TOLD
    for c in rumors(s, seat):
        card = s.match.drawn[c]
        if isinstance(card, TavernCard) and card.port == region:
            best = max(best, 1.0 - RUMOR + 0.3)
    if may_act_in_port(s, seat, region):
        best = max(best, port_action(s, seat, s.match.board.type[region]) + READY * len(is_exhausted(s, seat)))
    return best


def port_action(s: Voyage, seat: int, kind: int) -> float:
    gold = s.gold[seat]
    if kind == TAVERN:
        return 0.55
    if kind == HIDEOUT:
        return (1.0 - 10 * GOLD) * (gold // 10)
    if kind == HIRING_HALL:
        room = capacity(s, seat) - len(aboard(s, seat)) + 1
        return (0.1 - GOLD) * min(gold, 5 * max(0, room)) + (0.1 if gold >= 4 else 0.0)
    return yard(s, seat) if kind == SHIPYARD else 0.0


def yard(s: Voyage, seat: int) -> float:
    """The Notoriety of a better Class that can be paid."""
    card = ship_card(s, ship(s, seat))
    budget = s.gold[seat] + card.cost
    if card.rank < 3 and budget >= 30:
        return 2.0
    return 1.0 if card.rank < 2 and budget >= 15 else 0.0


def capture(s: Voyage, seat: int, region: int, strength: float, perils: Perils) -> float:
    """The reward, the Flag, and what a Faction loses there."""
    board = s.match.board
    if s.flag[region] == seat or not may_challenge_port(s, region):
        return 0.0
    reward = GOLD * board.gold[region] + board.notoriety[region]
    if len(flags_of(s, seat)) < FLAGS:
        reward += FLAG
    for faction in s.match.factions:
        reward += perils.without(faction, GUIDES[faction].rests_on(s, region))
    p = chance_to_win(strength + allied_bonus(s, seat, region), board.strength[region])
    return p * reward - (1.0 - p) * SETBACK


# The dice


def at_stake(s: Voyage, seat: int) -> float:
    """While dice are rolled: what winning is worth, as likely as it is by now."""
    dice = outer = None
    for f in s.stack:
        if f[PROC] == ROLL and f[SEAT] == seat:
            dice = f
        elif f[PROC] in (Challenge.number, ADVENTURING):
            outer = f
    if dice is None or outer is None:
        return 0.0
    needed, prize = stakes(s, outer)
    if any(dice[R_POOL : R_POOL + 10]):
        strength = strength_of(dice)
        return prize * (1.0 if strength >= needed else 0.6 * strength / max(1, needed))
    have = CAPTAIN_ROLL + BONUS_ROLL * dice[R_BONUS] + CREW_HELP * len(ready(s, seat))
    return prize * chance_to_win(have, needed)


def stakes(s: Voyage, f: Frame) -> tuple[int, float]:
    """The Strength that is needed, and what winning is worth."""
    if f[PROC] == ADVENTURING:
        return choice_of(f).challenge, 1.2
    region = s.where(f[SEAT])
    mine = allied_bonus(s, f[SEAT], region)
    if f[C_KIND] == AGAINST_NPCS:
        group = group_of(s, f)
        return (group_strength(s, group) if group else 0) - mine, 1.2
    return (s.match.board.strength[region], 1.5) if f[C_KIND] == AGAINST_PORT else (6, 1.0)


# Answers


def same_choice(s: Voyage, q: Question) -> bool:
    """Whether the open question is a further part of the choice that began with q: all that no move or turn begins."""
    now = s.question
    if now is None or now.seat != q.seat or s.answers:
        return False
    return now.kind not in BEGINS and q.kind not in FOR_NPCS


def sensible(s: Voyage, q: Question) -> tuple[int, ...]:
    """Nobody ends a turn with something to do, or drops tokens before."""
    if q.kind != Q_TURN:
        return q.options
    left = tuple([k for k in q.options if verb_of(k) != V_DROP])
    if any([verb_of(k) in WORTH_DOING for k in left]):
        left = tuple([k for k in left if verb_of(k) != V_END])
    return left or q.options


def answer_for(s: Voyage, q: Question) -> int:
    """What a table may answer for a seat that is away or does not want to be asked: it declines what it may use, and
    of what it decides for NPCs it takes the first that the rules allow."""
    if q.kind in FOR_NPCS:
        return q.options[0]
    return q.options[-1] if q.kind in (Q_USE, Q_BRIBE) else NO_ANSWER
