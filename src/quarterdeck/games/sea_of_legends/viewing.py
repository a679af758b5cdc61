"""The table as far as a seat may know it."""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.games.sea_of_legends.alignment import (
    alignment, ally, allied_bonus, card_of, group_strength, groups, hostile, movement, npcs, reward_gold,
    reward_notoriety, sees, strength,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.dice import POOL
from quarterdeck.games.sea_of_legends.facts import Captain, Crew, Npc, TavernCard
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.flow.activation import ACTIVE, Activation
from quarterdeck.games.sea_of_legends.flow.challenge import C_KIND, C_MINE, C_TARGET, Challenge, group_of
from quarterdeck.games.sea_of_legends.flow.event import E_CARD, EventStep, follower_strength
from quarterdeck.games.sea_of_legends.printing import in_print, printed, text_of
from quarterdeck.games.sea_of_legends.proposing import proposal, toll
from quarterdeck.games.sea_of_legends.rolling import R_BONUS, R_POOL, ROLL, strength_of
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    AGAINST_NPCS, AGAINST_PLAYER, BOARD, CAPTAIN, CAPTAIN_DICE, CHARACTER, CREW, CREW_DECK, CREW_DISCARD, DEALT, DICE,
    EVENT_DECK, EVENT_DISCARD, FACES, FACTIONS, FACTION_FLAG, FLAGS, ITEM, LOVER, NO_FLAG, PHASES, PORT_TYPES, RELIC,
    RUMOR, SHIP, SHIPS, SHOWN, TAVERN_CARD, TAVERN_DECK, TAVERN_DISCARD, TOKEN, VICTORIES,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.told import adventures_view, tale_view
from quarterdeck.games.sea_of_legends.values import allowance, capacity, crew_value, total_notoriety
from quarterdeck.games.sea_of_legends.whereabouts import aboard, flags_of, relics, ship
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.knowledge import eyes

#: the piles of the table, by what they are called
DECKS: Final = {"tavern": TAVERN_DECK, "crew": CREW_DECK, "events": EVENT_DECK}
#: what is said of winning a Port that one has
OWN_PORT: Final = "nothing: it is yours already"
DISCARDS: Final = {"tavern": TAVERN_DISCARD, "crew": CREW_DISCARD, "events": EVENT_DISCARD}


def name(s: Voyage, c: int) -> str:
    return s.match.drawn[c].name


def open_view(s: Voyage) -> dict[str, Any]:
    """What everybody knows: nearly all there is."""
    return {
        "game": "sea-of-legends", "round": s.round, "phase": PHASES[s.phase], "first": s.first, "active": s.active,
        "over": s.over, "victory": VICTORIES[s.victory], "ended_by": ended_by(s),
        "winners": [who for who in range(s.match.seats) if s.winners >> who & 1],
        "regions": regions_view(s),
        "factions": [faction_view(s, faction) for faction in s.match.factions],
        "players": [player_view(s, who) for who in range(s.match.seats)],
        "decks": {title: len(s.pile(zone, s.match.sea)) for title, zone in DECKS.items()},
        "discards": {title: [name(s, c) for c in s.pile(zone, s.match.sea)] for title, zone in DISCARDS.items()},
        "ships": sorted([name(s, c) for c in s.pile(SHIPS, s.match.sea)]),
        "challenge": challenge_view(s), "event": event_view(s), "acting": acting(s), "tale": tale_view(s),
    }  # fmt: skip


def view(s: Voyage, seat: int | None, openly: dict[str, Any] | None = None) -> dict[str, Any]:
    """All that a seat (None: an onlooker) may know."""
    if openly is None:
        openly = open_view(s)
    players = [{**player, "dealt": dealt_view(s, who, seat)} for who, player in enumerate(openly["players"])]
    return {**openly, "players": players, "roll": roll_view(s, seat)}


def ended_by(s: Voyage) -> list[str]:
    """The Factions that have what they want."""
    return [FACTIONS[faction] for faction in s.match.factions if GUIDES[faction].has_won(s)] if s.over else []


def topmost(s: Voyage, procedure: int) -> Frame | None:
    for f in reversed(s.stack):
        if f[PROC] == procedure:
            return f
    return None


def acting(s: Voyage) -> int | None:
    """The slot of the NPC that is activated."""
    f = topmost(s, Activation.number)
    return s.slot[f[ACTIVE]] if f is not None and s.zone[f[ACTIVE]] == BOARD else None


# The chart


def flag_name(s: Voyage, flag: int) -> str:
    if flag == NO_FLAG:
        return ""
    return f"player {flag + 1}" if flag < FACTION_FLAG else FACTIONS[flag - FACTION_FLAG]


def regions_view(s: Voyage) -> list[dict[str, Any]]:
    lying = by_region(s, s.pile(BOARD, s.match.sea))
    there = by_region(s, [c for faction in s.match.factions for c in npcs(s, faction)])
    return [region_view(s, r, lying[r], there[r]) for r in range(s.match.board.size)]


def by_region(s: Voyage, pieces: Sequence[int]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(s.match.board.size)]
    for c in pieces:
        found[s.region[c]].append(c)
    return found


def region_view(s: Voyage, r: int, lying: list[int], there: list[int]) -> dict[str, Any]:
    board = s.match.board
    return {
        "name": board.names[r], "type": PORT_TYPES[board.type[r]], "strength": board.strength[r], "gold": board.gold[r],
        "notoriety": board.notoriety[r], "x": board.x[r], "y": board.y[r], "borders": list(board.neighbours[r]),
        "flag": flag_name(s, s.flag[r]), "fort": "" if s.fort[r] == NO_FLAG else FACTIONS[s.fort[r]],
        "infested": bool(s.infested >> r & 1),
        "tokens": [token_name(s, c) for c in lying],
        "loose": [{"slot": s.slot[c], "name": token_name(s, c), "piece": name(s, c)} for c in lying],
        "captains": [seat for seat in range(s.match.seats) if s.captain[seat] != NONE and s.where(seat) == r],
        "groups": [group_view(s, group) for group in groups(s, r)] if there else [],
        "concealed": [npc_view(s, c) for c in there if not sees(s, NONE, c)],
    }  # fmt: skip


def token_name(s: Voyage, c: int) -> str:
    return name(s, c) + ("", " under the Hidden City", " under the Merchant")[s.side[c]]


def group_view(s: Voyage, group: tuple[int, ...]) -> dict[str, Any]:
    return {
        "npcs": [npc_view(s, c) for c in group], "strength": group_strength(s, group),
        "faction": FACTIONS[s.match.faction[group[0]]],
        "hostile": [seat for seat in range(s.match.seats) if hostile(s, group[0], seat)],
    }  # fmt: skip


def npc_view(s: Voyage, c: int) -> dict[str, Any]:
    return {
        "slot": s.slot[c], "name": name(s, c), "strength": strength(s, c), "ally": ally(s, c), "move": movement(s, c),
        "gold": s.gold_on[c], "notoriety": s.notoriety_on[c], "holds": [name(s, held) for held in s.gear(c)],
        "leader": card_of(s, c).leader, "reward": {"gold": reward_gold(s, c), "notoriety": reward_notoriety(s, c)},
    }  # fmt: skip


def faction_view(s: Voyage, faction: int) -> dict[str, Any]:
    there, enough = GUIDES[faction].gathered(s)
    return {
        "name": FACTIONS[faction], "level": s.level[faction], "npcs": len(npcs(s, faction)),
        "alignment": [alignment(s, faction, seat) for seat in range(s.match.seats)],
        "wants": wants(s, faction), "has": there, "needs": enough, "strength": follower_strength(s, faction),
    }  # fmt: skip


def wants(s: Voyage, faction: int) -> str:
    """What it wins with; who is named there and not in play is explained."""
    words = GUIDES[faction].WANTS
    absent = [
        c for c, card in enumerate(s.match.drawn)
        if isinstance(card, Npc) and card.leader and s.match.faction[c] == faction and s.zone[c] != BOARD
    ]  # fmt: skip
    return f"{words} (its Leader, not in play)" if any(name(s, c) in words for c in absent) else words


# Players


def dealt_view(s: Voyage, who: int, seat: int | None) -> list[str]:
    return [name(s, c) if s.known[c] & eyes(seat) else "" for c in s.pile(DEALT, who)]


def player_view(s: Voyage, who: int) -> dict[str, Any]:
    captain = s.captain[who]
    sails = captain != NONE and ship(s, who) != NONE
    return {
        "captain": "" if captain == NONE else name(s, captain), "gold": s.gold[who],
        "notoriety": total_notoriety(s, who) if captain != NONE else 0,
        "explained": notoriety_explained(s, who) if captain != NONE else "",
        "movement": allowance(s, who) if sails else 0, "capacity": capacity(s, who) if sails else 0,
        "aboard": len(aboard(s, who)), "flags": FLAGS - len(flags_of(s, who)), "out": bool(s.out >> who & 1),
        "region": s.where(who) if captain != NONE else None,
        "cards": [card_view(s, c) for c in (captain, *s.tableau(who)) if c != NONE],
        "shown": [card_view(s, c) for c in s.pile(SHOWN, who)],
        "adventures": adventures_view(s, who),
    }  # fmt: skip


def notoriety_explained(s: Voyage, who: int) -> str:
    """Where it comes from: "Notoriety 4 = 2 earned + 1 for Crew worth 13 gold + 1 for Relics". (SL-NOTO)"""
    total, crew, held = total_notoriety(s, who), crew_value(s, who), len(relics(s, who))
    other = total - s.notoriety[who] - crew // 10 - held
    parts = [
        f"{n} {what}"
        for n, what in (
            (s.notoriety[who], "earned"), (crew // 10, f"for Crew worth {crew} gold"), (held, "for Relics"),
            (other, "for True Love and tokens"),
        )
        if n
    ]  # fmt: skip
    return f"Notoriety {total} = {' + '.join(parts)}" if parts else "Notoriety 0"


def kind_of(s: Voyage, c: int) -> str:
    """What a card is to the player before whom it lies."""
    kind, card = s.match.kind[c], s.match.drawn[c]
    if kind == CHARACTER:
        return "Lover" if s.side[c] == LOVER else "Nemesis"
    if kind == TAVERN_CARD:
        return {RUMOR: "Rumor", ITEM: "Item"}.get(s.side[c], "Relic")
    if isinstance(card, Crew):
        return "Legendary Crew" if card.legendary else "Crew"
    return {CAPTAIN: "Captain", SHIP: "Ship", RELIC: "Relic", TOKEN: "Token", CREW: "Crew"}.get(kind, "")


def card_view(s: Voyage, c: int) -> dict[str, Any]:
    card = s.match.drawn[c]
    return {
        "slot": s.slot[c], "name": card.name, "kind": kind_of(s, c), "side": s.side[c], "unlocked": s.marker[c],
        "exhausted": bool(s.exhausted[c]), "words": printed(card), "lines": lines(s, c),
        "port": s.match.board.names[card.port] if isinstance(card, TavernCard) and s.side[c] == RUMOR else "",
    }  # fmt: skip


def lines(s: Voyage, c: int) -> list[dict[str, Any]]:
    """The texts of the side that is up, and which of them are unlocked."""
    card = s.match.drawn[c]
    two_sided = s.match.kind[c] in (CHARACTER, TAVERN_CARD) or isinstance(card, Captain)
    return [
        {"text": text, "on": not part.line or s.marker[c] >= part.line}
        for part, text in in_print(card)
        if not two_sided or part.side == s.side[c]
    ]


# Challenges and Events


def roll_view(s: Voyage, seat: int | None) -> dict[str, Any] | None:
    """The dice of the roll that is being made; what Nemeses are about to take is counted. (SL-CHAL-31)"""
    f = topmost(s, ROLL)
    if f is None:
        return None
    pool = f[R_POOL : R_POOL + POOL]
    taken = toll(s)
    return {
        "seat": f[SEAT], "bonus": f[R_BONUS], "captain": CAPTAIN_DICE, "pool": pool,
        "strength": strength_of(f) if taken is None else taken.strength,
        "taken": [] if taken is None else [{"n": n, "why": title} for n, title in taken.taken],
        "rolled": any(pool), "dice": dice_view(pool), "proposal": proposal(s, seat),
    }  # fmt: skip


def dice_view(pool: list[int]) -> list[dict[str, Any]]:
    """How many dice of each kind show each face, as they lie on the table."""
    return [
        {"kind": DICE[at // len(FACES)], "face": FACES[at % len(FACES)], "handle": die_handle(*divmod(at, len(FACES)))}
        for at, n in enumerate(pool)
        for _ in range(n)
    ]


def die_handle(kind: int, shown: int) -> str:
    """What options call a die of a kind that shows a face."""
    return f"die:{kind}{FACES[shown]}"


def challenge_view(s: Voyage) -> dict[str, Any] | None:
    """Who is Challenged, and with which Strength as far as that is known."""
    f = topmost(s, Challenge.number)
    if f is None:
        return None
    seat, region, kind = f[SEAT], s.where(f[SEAT]), f[C_KIND]
    if kind == AGAINST_NPCS:
        group = group_of(s, f)
        needed, whom = group_strength(s, group) if group else 0, " and ".join([name(s, c) for c in group])
    elif kind == AGAINST_PLAYER:
        needed, whom = 0, f"Player {f[C_TARGET] + 1}"
    else:
        needed, whom = s.match.board.strength[region], s.match.board.names[region]
    return {
        "seat": seat, "kind": ("npcs", "player", "port")[kind], "region": region, "whom": whom,
        "rival": f[C_TARGET] if kind == AGAINST_PLAYER else None, "needed": needed, "mine": f[C_MINE],
        "allied": allied_bonus(s, seat, region), "reward": spoils_of(s, f),
    }  # fmt: skip


def spoils_of(s: Voyage, f: Frame) -> str:
    """What winning gives, in words."""
    if f[C_KIND] == AGAINST_PLAYER:
        return "half the loser's gold, or an Item, a Relic or a token"
    if f[C_KIND] == AGAINST_NPCS:
        group = group_of(s, f)
        gold = sum([reward_gold(s, c) + s.gold_on[c] for c in group])
        return worth(gold, sum([reward_notoriety(s, c) + s.notoriety_on[c] for c in group]))
    region = s.where(f[SEAT])
    gives = prize(s, f[SEAT], region)
    return gives if s.flag[region] == f[SEAT] else f"your Flag, and {gives}"


def prize(s: Voyage, seat: int, region: int) -> str:
    """What winning a Port gives besides the Flag; who has it already only clears it. (SL-CHAL-08, -48)"""
    board = s.match.board
    if s.flag[region] != seat:
        return worth(board.gold[region], board.notoriety[region])
    cleared = [what for faction in s.match.factions if (what := GUIDES[faction].stands(s, region))]
    return f"only that {' and '.join(cleared)} will be gone: it is yours already" if cleared else OWN_PORT


def worth(gold: int, notoriety: int) -> str:
    parts = [f"{gold} gold"] * bool(gold) + [f"{notoriety} Notoriety"] * bool(notoriety)
    return " and ".join(parts) or "nothing"


def event_view(s: Voyage) -> dict[str, Any] | None:
    """The Event that is carried out, or was last: its sets, and which of them the Followers are strong enough for."""
    f = topmost(s, EventStep.number)
    past = s.pile(EVENT_DISCARD, s.match.sea)
    c = f[E_CARD] if f is not None and f[E_CARD] else past[-1] if past else NONE
    if c == NONE:
        return None
    faction = s.match.faction[c]
    sets = s.match.drawn[c].abilities
    return {
        "name": name(s, c), "faction": FACTIONS[faction], "now": f is not None,
        "sets": [
            {"text": text_of(a), "on": GUIDES[faction].heeds(s, a.least, follower_strength(s, faction))} for a in sets
        ],
    }  # fmt: skip
