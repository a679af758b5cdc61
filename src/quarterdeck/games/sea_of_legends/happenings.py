"""Every change to the table, one function each. Nothing is asked here."""

from quarterdeck.games.sea_of_legends import values
from quarterdeck.games.sea_of_legends.alignment import reward_gold, reward_notoriety
from quarterdeck.games.sea_of_legends.effects.texts import SeaAbility, Standing
from quarterdeck.games.sea_of_legends.facts import Character, TavernCard
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, BRITISH, CHARACTERS, CLAIMED, CREW, CREW_DECK, CREW_DISCARD, EVENT_DECK, EVENT_DISCARD, FACTION_FLAG,
    FLAGS, GONE, HELD, ITEM, LEVELS, LOVER, NO_FACTION, NO_FLAG, OFF_BOARD, RELIC, RUMOR, SECONDARY_TALE, SHIPS, SUPPLY,
    TABLEAU, TALES, TAVERN_CARD, TAVERN_DECK, TAVERN_DISCARD,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.chronicle import (
    T_BURY, T_CAPTURE, T_CLAIM, T_DEFEAT, T_DISCARD, T_EXHAUST, T_FORT, T_GAIN, T_GOLD, T_LEVEL, T_LOCK, T_LOSE_GOLD,
    T_LOSE_NOTORIETY, T_MOVE, T_NOTORIETY, T_PARTED, T_PLACE, T_REFRESH, T_REMOVE, T_SHIP, T_TAKE, T_UNFLAG,
    T_UNFORT, T_UNLOCK, T_USE,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.whereabouts import aboard, crew_card, flags_of, is_exhausted, ship, ship_card
from quarterdeck.kernel.chance import shuffled
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.record import Parts, note

#: what has to be looked at when the state settles: whether a Faction has won, whether there are too many Crew
DIRTY_BOARD = 1
DIRTY_CREW = 2
#: by discard pile: the deck that is made of it
DECKS = {TAVERN_DECK: TAVERN_DISCARD, CREW_DECK: CREW_DISCARD, EVENT_DECK: EVENT_DISCARD}
#: how many Flags a Faction has, if more than one
FACTION_FLAGS = {FACTION_FLAG + BRITISH: 7}
#: the most lines of a Lover and of a Nemesis
LINES = {LOVER: 4}
NEMESIS_LINES = 3
#: and how many of them somebody brings who comes later
FAMILIAR = 2
#: how many Vengeance tokens there are
MOST_VENGEANCE = 10

# Gold and Notoriety


def gain_gold(s: Voyage, seat: int, n: int, income: Parts | None = None) -> None:
    """Of income: by the region of each Flag, or NO_PLACE for cards, how much it brings."""
    if n > 0:
        s.gold[seat] += n
        note(s, T_GOLD, seat, amount=n, whys=[income] if income else ())


def lose_gold(s: Voyage, seat: int, n: int) -> int:
    """As much as there is; gives how much that was. (SL-FTURN-38)"""
    n = min(n, s.gold[seat])
    if n > 0:
        s.gold[seat] -= n
        note(s, T_LOSE_GOLD, seat, amount=n)
    return n


def gain_notoriety(s: Voyage, seat: int, n: int) -> None:
    """Onto the Captain card. (SL-NOTO-02)"""
    if n > 0:
        s.notoriety[seat] += n
        note(s, T_NOTORIETY, seat, amount=n)


def lose_notoriety(s: Voyage, seat: int, n: int) -> None:
    """From the Captain card only, down to nothing. (SL-NOTO-08)"""
    n = min(n, s.notoriety[seat])
    if n > 0:
        s.notoriety[seat] -= n
        note(s, T_LOSE_NOTORIETY, seat, amount=n)


def bury(s: Voyage, seat: int, tens: int) -> None:
    """(SL-PORT-31, -32)"""
    if tens:
        s.gold[seat] -= 10 * tens
        note(s, T_BURY, seat, amount=10 * tens)
        gain_notoriety(s, seat, tens)


def wrong(s: Voyage, seat: int) -> None:
    """A player has lost a Challenge or is attacked: some take Vengeance for it, onto the Captain card. (SL-CAP-13)"""
    n = values.standing(s, seat, Standing.VENGEANCE)
    if n:
        captain = s.captain[seat]
        s.marker[captain] = min(s.marker[captain] + n, MOST_VENGEANCE)


def spend(s: Voyage, seat: int, c: int, a: SeaAbility) -> None:
    """The price of a text: Exhaust, gold, Vengeance, the Item itself."""
    note(s, T_USE, seat, c, other=a.number)
    if a.exhausts:
        s.exhausted[c] = 1  # told by its use
    if a.gold:
        lose_gold(s, seat, a.gold)
    s.marker[c] -= a.tokens
    if a.spends:
        put_away(s, c)


# Crew


def exhaust(s: Voyage, c: int) -> None:
    s.exhausted[c] = 1
    note(s, T_EXHAUST, s.holder[c], c)


def refresh(s: Voyage, c: int) -> None:
    s.exhausted[c] = 0


def refresh_all(s: Voyage, seat: int, but: int = NONE) -> None:
    """All of a seat's Crew, save one if it is named. (SL-PORT-06)"""
    tired = [c for c in is_exhausted(s, seat) if c != but]
    for c in tired:
        refresh(s, c)
    if tired:
        note(s, T_REFRESH, seat, amount=len(tired), whys=[[(c, 1) for c in tired]])


def discard(s: Voyage, c: int) -> None:
    """A card leaves a tableau, or was drawn and is not kept. (SL-PORT-14, -24, -29)"""
    note(s, T_DISCARD, s.holder[c], c)
    put_away(s, c)


def put_away(s: Voyage, c: int) -> None:
    """A card goes to where those of its kind go. It may have given room to Crew."""
    kind, sea = s.match.kind[c], s.match.sea
    s.dirty |= DIRTY_CREW
    if kind == CREW:
        card = crew_card(s, c)
        s.put(c, GONE if card.starter else SUPPLY if card.legendary else CREW_DISCARD, sea)
    elif kind == TAVERN_CARD:
        s.put(c, TAVERN_DISCARD, sea)
    elif kind == RELIC or s.match.faction[c] != NO_FACTION:
        s.put(c, SUPPLY, sea)
    else:
        s.put(c, CHARACTERS, sea)


def gain(s: Voyage, seat: int, c: int, side: int = 0) -> None:
    """A card comes to lie before a player; Crew arrive ready. (SL-PORT-25)"""
    s.put(c, TABLEAU, seat)
    s.side[c] = side
    s.dirty |= DIRTY_CREW
    note(s, T_GAIN, seat, c, amount=side)


def keep_tavern_card(s: Voyage, seat: int, c: int) -> None:
    """An Item is claimed at once, a Rumor only tells of its Relic. (SL-PORT-10, -11)"""
    gain(s, seat, c, RUMOR if is_rumor(s, c) else ITEM)


def is_tavern_card(s: Voyage, c: int) -> bool:
    return s.match.kind[c] == TAVERN_CARD


def is_rumor(s: Voyage, c: int) -> bool:
    card = s.match.drawn[c]
    return isinstance(card, TavernCard) and card.port != NONE


def claim(s: Voyage, seat: int, c: int) -> None:
    """The Rumor is turned to its Relic. (SL-FREE-07)"""
    s.side[c] = CLAIMED
    note(s, T_CLAIM, seat, c)


# Ships


def acquire_ship(s: Voyage, seat: int, c: int) -> None:
    """By any means: the old one is discarded, a higher Class gives Notoriety. (SL-PORT-18, -20)"""
    old = ship(s, seat)
    was, new = ship_card(s, old).rank, ship_card(s, c).rank
    s.put(old, GONE if was == 1 else SHIPS, s.match.sea)
    s.put(c, TABLEAU, seat)
    s.dirty |= DIRTY_CREW
    note(s, T_SHIP, seat, c)
    if new > was:
        gain_notoriety(s, seat, new - 1)


def over_capacity(s: Voyage, seat: int) -> bool:
    return len(aboard(s, seat)) > values.capacity(s, seat)


# Decks


def draw(s: Voyage, deck: int) -> int:
    """The top card of a deck, made anew of its discard pile if it is empty; NONE if both are. (SL-PORT-15, -26)

    Whoever has seen it cannot take back what was chosen before.
    """
    s.sealed = s.made
    sea = s.match.sea
    if not s.pile(deck, sea):
        cards = s.pile(DECKS[deck], sea)
        if not cards:
            return NONE
        fill_deck(s, deck, cards)
    return s.pile(deck, sea)[-1]


def fill_deck(s: Voyage, deck: int, cards: tuple[int, ...]) -> None:
    """Shuffle cards into an empty deck."""
    sea = s.match.sea
    for c in shuffled(s, cards, "deck"):
        s.put(c, deck, sea)
    s.own()
    block = s.new_block()
    for c in s.pile(deck, sea):
        s.block[c] = block
        s.known[c] = 0


# Lovers and Nemeses


def unlock(s: Voyage, c: int) -> None:
    """One line more; at the last nothing happens. (SL-LOVE-03, SL-NEM-02, -04)"""
    most = LINES.get(s.side[c], NEMESIS_LINES)
    if s.marker[c] < most:
        s.marker[c] += 1
        note(s, T_UNLOCK, s.holder[c], c, amount=s.marker[c])


def lock(s: Voyage, c: int) -> None:
    """One line less, down to none: then it has no influence. (SL-NEM-03, SL-RULE-54)"""
    if s.marker[c]:
        s.marker[c] -= 1
        s.dirty |= DIRTY_CREW
        note(s, T_LOCK, s.holder[c], c, amount=s.marker[c])


def meet(s: Voyage, seat: int, c: int, side: int) -> None:
    """A further Lover or Nemesis comes, with two lines unlocked. (SL-ADV-25)"""
    gain(s, seat, c, side)
    s.marker[c] = FAMILIAR
    give_token(s, seat)


def give_token(s: Voyage, seat: int) -> None:
    """The Secondary Adventure token, if it is free, is for whoever came first and has no tale yet. (SL-RULE-10)"""
    at = seat * TALES + SECONDARY_TALE
    if s.tale[at] != OFF_BOARD:
        return
    told = s.whom[seat * TALES : at]
    for c in s.tableau(seat):
        card = s.match.drawn[c]
        if isinstance(card, Character) and c not in told and not s.ended[seat] >> c & 1:
            begin_tale(s, at, c, card.lover_start if s.side[c] == LOVER else card.nemesis_start)
            return


def begin_tale(s: Voyage, at: int, c: int, region: int) -> None:
    """A token comes to where the card says; which arc it is shows when it begins. (SL-SETUP-06, -13, SL-ADV-26)"""
    s.whom[at] = c
    s.tale[at] = region
    s.chapter[at] = s.remembers[at] = 0
    s.arc[at] = s.foe[at] = NONE


def part(s: Voyage, c: int, defeated: bool = False) -> None:
    """A Lover or Nemesis leaves, with the token; who is defeated leaves for good. (SL-LOVE-07, SL-ADV-23)"""
    seat = s.holder[c]
    note(s, T_PARTED, seat, c)
    if defeated:
        s.put(c, GONE, s.match.sea)
    else:
        put_away(s, c)
    s.ended[seat] &= ~(1 << c)
    for at in range(seat * TALES, seat * TALES + TALES):
        if s.whom[at] == c:
            s.whom[at] = NONE
            s.tale[at] = OFF_BOARD
    give_token(s, seat)


# The board


def move(s: Voyage, c: int, region: int) -> None:
    s.region[c] = region
    s.dirty |= DIRTY_BOARD
    note(s, T_MOVE, s.holder[c], c, place=region)


def in_supply(s: Voyage, definition: int) -> int:
    """A mini or token of a kind that is not in use, or NONE. (SL-NPC-02)"""
    for party in range(s.match.sea, s.match.width):
        for c in s.pile(SUPPLY, party):
            if s.match.definition[c] == definition:
                return c
    return NONE


def place(s: Voyage, definition: int, region: int) -> int:
    """Place an NPC if one is in the supply; gives it, or NONE. It does nothing yet. (SL-NPC-02, -03, -05)"""
    c = in_supply(s, definition)
    if c != NONE:
        s.place(c, region, s.match.party[s.match.faction[c]])
        s.dirty |= DIRTY_BOARD
        note(s, T_PLACE, s.holder[c], c, place=region)
        for faction in s.match.factions:
            GUIDES[faction].placed(s, c)
    return c


def back_to_supply(s: Voyage, c: int) -> None:
    s.put(c, SUPPLY, s.match.party[s.match.faction[c]])
    s.gold_on[c] = s.notoriety_on[c] = 0
    s.dirty |= DIRTY_BOARD


def remove(s: Voyage, c: int) -> None:
    """Otherwise than by a Challenge or an attack: what it held in gold and Notoriety goes, tokens stay. (SL-NPC-10)"""
    region = s.region[c]
    note(s, T_REMOVE, s.holder[c], c, place=region)
    GUIDES[s.match.faction[c]].sheds(s, c)
    for held in s.gear(c):
        s.detach(held)
        if s.match.kind[held] == TAVERN_CARD or s.match.kind[held] == RELIC:
            put_away(s, held)
        else:
            s.place(held, region, s.match.sea)
    back_to_supply(s, c)


def defeated_by_player(s: Voyage, c: int, seat: int, paid: bool = True) -> None:
    """The reward of its Stat card and all that it held go to the player. (SL-CHAL-45, SL-NPC-06, -07)"""
    note(s, T_DEFEAT, seat, c)
    gain_gold(s, seat, (reward_gold(s, c) if paid else 0) + s.gold_on[c])
    gain_notoriety(s, seat, reward_notoriety(s, c) + s.notoriety_on[c])
    GUIDES[s.match.faction[c]].sheds(s, c)
    GUIDES[s.match.faction[c]].defeated(s, c, seat)
    for held in s.gear(c):
        s.detach(held)
        gain(s, seat, held, CLAIMED if s.match.kind[held] == TAVERN_CARD else 0)
    back_to_supply(s, c)


def defeated_by_npc(s: Voyage, c: int, winner: int) -> None:
    """Rewards and all that it held are stacked under the winner. (SL-NPC-08, SL-FTURN-31)"""
    note(s, T_DEFEAT, s.holder[winner], c, other=winner)
    s.gold_on[winner] += reward_gold(s, c) + s.gold_on[c]
    s.notoriety_on[winner] += reward_notoriety(s, c) + s.notoriety_on[c]
    GUIDES[s.match.faction[c]].sheds(s, c)
    GUIDES[s.match.faction[c]].defeated(s, c, s.match.seats + winner)
    for held in s.gear(c):
        s.detach(held)
        hold(s, winner, held)
    back_to_supply(s, c)


def hold(s: Voyage, npc: int, c: int) -> None:
    """An NPC takes a token or a card."""
    note(s, T_TAKE, s.holder[npc], npc, other=c)
    s.put(c, HELD, s.holder[npc])
    s.attach(c, npc)
    s.dirty |= DIRTY_BOARD | DIRTY_CREW


def raise_level(s: Voyage, faction: int) -> None:
    """(SL-NPC-12)"""
    if s.level[faction] < LEVELS - 1:
        s.level[faction] += 1
        s.dirty |= DIRTY_BOARD
        note(s, T_LEVEL, s.match.party[faction], amount=s.level[faction], other=faction)


# Flags


def unflag(s: Voyage, region: int) -> None:
    if s.flag[region] != NO_FLAG:
        s.flag[region] = NO_FLAG
        s.dirty |= DIRTY_BOARD
        note(s, T_UNFLAG, NONE, place=region)


def set_flag(s: Voyage, region: int, owner: int) -> None:
    """The one that was there goes back to its owner. (SL-FLAG-01, -02)"""
    s.flag[region] = owner
    s.dirty |= DIRTY_BOARD
    note(s, T_CAPTURE, owner, place=region)


def may_set_flag(s: Voyage, region: int, owner: int) -> bool:
    """A Fort keeps all Flags out but its own Faction's. (SL-FORT-06)"""
    return s.fort[region] == NO_FLAG or owner == FACTION_FLAG + s.fort[region]


def give_flag(s: Voyage, region: int, owner: int) -> None:
    """By an Adventure: no Challenge, no reward; a Faction's Flag only if one is left. (SL-FLAG-07, -10, SL-RULE-70)"""
    left = has_flag_left(s, owner) if owner < FACTION_FLAG else len(flags_of(s, owner)) < FACTION_FLAGS.get(owner, 1)
    if left and may_set_flag(s, region, owner):
        set_flag(s, region, owner)


def place_fort(s: Voyage, region: int, faction: int) -> None:
    """One for each Faction; what others have in the Port goes. (SL-FORT-01, -05, SL-RULE-24, -70)"""
    if faction in s.fort or s.fort[region] != NO_FLAG:
        return
    s.fort[region] = faction
    if s.flag[region] != FACTION_FLAG + faction:
        unflag(s, region)
    for other in s.match.factions:
        if other != faction:
            GUIDES[other].clears(s, region)
    s.dirty |= DIRTY_BOARD
    note(s, T_FORT, NONE, other=faction, place=region)


def remove_fort(s: Voyage, region: int) -> None:
    if s.fort[region] != NO_FLAG:
        note(s, T_UNFORT, NONE, other=s.fort[region], place=region)
        s.fort[region] = NO_FLAG


def has_flag_left(s: Voyage, seat: int) -> bool:
    return len(flags_of(s, seat)) < FLAGS


def on_board(s: Voyage, c: int) -> bool:
    return s.zone[c] == BOARD
