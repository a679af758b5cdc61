"""Using a text of Sea of Legends from a table that is written for it, and what came of it.

    use = Use(card, ability)     a table on which the text can be used, at its moment
    use.now()                    it is used; what it asks is answered
    use.check()                  its price is paid, and each of its words has done what it says
"""

from collections.abc import Callable
from typing import Any

from quarterdeck.cardgame.verbs import Tallied
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.dice import POOL, showing
from quarterdeck.games.sea_of_legends.effects import words
from quarterdeck.games.sea_of_legends.effects.texts import ANY_NUMBER, SeaAbility
from quarterdeck.games.sea_of_legends.facts import Captain, Character, Npc, Piece
from quarterdeck.games.sea_of_legends.moving import MOVE, M_LEFT
from quarterdeck.games.sea_of_legends.rolling import R_BONUS, R_EXTRA, R_NEMESES, R_POOL, ROLL
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    ARMADA, ATTACKED, BEFORE_ROLL, FACTIONS, FOE, LEGENDARY, LOVER, NEMESIS, NO_FACTION, NPCS, ON_TURN, ONE, PLAYERS,
    SAILING, SHOWN, SKYSTALKERS, TABLEAU, TAVERN_DISCARD, V_TURN, V_USE, VICTORY,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.whereabouts import characters, is_exhausted
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import ability_of, thing_of, verb_of
from quarterdeck.kernel.flow import PROC, answer
from sol_scene import (
    CAPTAINS, LOVERS, NEMESES, Given, at, captain, character, flag, gold, has, npc, rolled, tired, token, voyage,
    without,
)  # fmt: skip

SHIP, RELIC, ITEM = "Leviathan's Daughter", "Saint's Knucklebone", "Keg of Powder"
#: every face an icon, so that any text finds dice, and what is turned to a 1 or rerolled shows
ICONS = rolled("C L X X", "C L X C L X C L X C L X C L")
TWOS = rolled("2 2 2 2", "1 1 1 1 1 1")
#: index of a 1 on both kinds of dice
ONE_FALLS = 4


def home_of(card: Piece, against: int = -1) -> tuple[str, str]:
    """Two Factions besides the Armada: that of the card, or that it is used against."""
    faction = against - FOE if against >= FOE else card.faction
    of = FACTIONS[faction] if faction not in (NO_FACTION, ARMADA) else "Sea Coven"
    return of, "Children of Tlaloc" if of != "Children of Tlaloc" else "Sea Coven"


def lies_before(card: Piece, part: Any, lines: int = -1, side: int = -1) -> tuple[Given, ...]:
    """The card is player 1's, with the side up and as many lines unlocked as the text needs, or otherwise."""
    up = part.side if side < 0 else side
    if isinstance(card, Captain):
        other = (captain(2, "Liu"),) if card.name == CAPTAINS[1] else ()
        return *other, captain(1, card.name, up == LEGENDARY)
    if isinstance(card, Character):
        return (character(1, card.name, up == NEMESIS, part.line if lines < 0 else lines),)
    return (has(1, card.name),)


def nobody(player: int) -> tuple[Given, ...]:
    """Neither Lover nor Nemesis: the cards are in the stock."""
    return without(player, LOVERS[player - 1]), without(player, NEMESES[player - 1])


def foe_of(faction: int) -> tuple[Given, ...]:
    """Somebody of a Faction in Sea 7 who can be Challenged there."""
    minis = [p for p in catalogue().cards if isinstance(p, Npc) and p.faction == faction]
    enraged = (token("Harpy Egg", 2),) if faction == SKYSTALKERS else ()
    return npc(sorted(minis, key=lambda mini: mini.leader)[0].name, "Sea 7"), *enraged


def given_for(part: Any) -> tuple[Given, ...]:
    """Where everybody is when the text is used."""
    against = getattr(part, "against", -1)
    if part.kind == ATTACKED:
        return at(1, "Sea 7"), at(2, "Skull Point"), npc("Spanish Galleon", "Sea 7")
    if against >= FOE or against == NPCS:
        return at(1, "Sea 7"), *foe_of(against - FOE if against >= FOE else ARMADA)
    return at(1, "Nassau"), at(2, "Nassau")


class Use:
    """A text, and a table on which player 1 can use it: two Exhausted Crew, a ready one, Flags, a Relic, an Item."""

    def __init__(self, card: Piece, part: SeaAbility, *given: Given, lines: int = -1, side: int = -1) -> None:
        self.part = part
        mine = (
            *nobody(1), *nobody(2), character(1, "Wren", lines=0),
            character(1, "Sabine", True, int(part.kind == ON_TURN)), gold(1, 20), gold(2, 1),
            has(1, SHIP, *[name for name in (RELIC, ITEM) if name != card.name]), flag(1, "Havana", "Hamilton"),
        )  # fmt: skip
        own = tuple([without(1, name) for name in ("Wren", "Sabine") if name in card.name])
        self.scene = voyage(
            *mine, *own, tired(1, "Gunner", "Navigator"), *lies_before(card, part, lines, side), spiteful,
            *given_for(part), TWOS if part.kind == VICTORY else ICONS, *given,
            factions=home_of(card, part.against), start="factions" if part.kind == ATTACKED else "turns",
        )  # fmt: skip
        self.bring_about()
        self.before = self.scene.state.copy()
        self.card = -1

    def bring_about(self) -> None:
        """Play until the moment of the text."""
        kind, against = self.part.kind, self.part.against
        if kind in (ON_TURN, ATTACKED):
            return
        if kind == SAILING:
            self.scene.choose("Set sail")
            return
        npcs = against >= FOE or against == NPCS
        target = "Player 2" if against == PLAYERS else "Nassau" if not npcs else ""
        self.scene.choose(next(option for option in self.scene.options if option.startswith(f"Challenge {target}")))
        if kind != BEFORE_ROLL and self.scene.kind == "add_dice":
            self.scene.choose("Roll the dice")
        if kind == VICTORY and self.scene.kind == "assign_dice":
            self.scene.choose("Leave the dice")

    def offer(self) -> int:
        """The option that uses the text; -1 if it is not offered."""
        q = self.scene.state.question
        assert q is not None
        return next((k for k in q.options if verb_of(k) == V_USE and ability_of(k) == self.part.number), -1)

    def now(self) -> "Use":
        s = self.scene.state
        k = self.offer()
        assert k >= 0, f"not offered at {self.scene.kind}: {self.scene.options}"
        self.card = s.slots[thing_of(k)]
        answer(s, k)
        s.fated = (ONE_FALLS,) * 20
        while s.question is not None and s.question.source == self.card:
            answer(s, preferred(s.question.options))
        return self

    # What came of it

    def check(self) -> None:
        self.check_price()
        for tally, read in TALLIES:
            found = [effect for effect in self.part.effects if isinstance(effect, Tallied) and effect.tally is tally]
            n = sum([effect.n.of(self.at_use(), [0] * 9) for effect in found])
            if self.part.kind == VICTORY:
                n += self.before.match.board.gold[self.before.where(0)]
            if found:
                assert n > 0 and self.gained(read) == n - (self.part.gold if tally is words.gold else 0)
        done: list[type] = []
        for effect in self.part.effects:
            if not isinstance(effect, Tallied) and type(effect) not in done:
                done.append(type(effect))
                check_effect(effect, self, sum([type(e) is type(effect) for e in self.part.effects]))

    def at_use(self) -> Voyage:
        """The table when the effects begin: who is Exhausted for it counts."""
        s = self.before.copy()
        if self.part.exhausts:
            s.exhausted[self.card] = 1
        return s

    def check_price(self) -> None:
        part, s, before, c = self.part, self.scene.state, self.before, self.card
        assert s.exhausted[c] == part.exhausts and not before.exhausted[c]
        if part.spends:
            assert s.zone[c] == TAVERN_DISCARD and before.zone[c] == TABLEAU
        assert part.line or s.marker[c] == before.marker[c] - part.tokens
        if part.gold and not any(is_tally(effect, words.gold) for effect in part.effects):
            assert self.gained(lambda t: t.gold[0]) == -part.gold
        if part.dice and part.dice != ANY_NUMBER:
            aside = sum([isinstance(effect, words.PutAside) for effect in part.effects])
            assert dice_in(before) - dice_in(s) == part.dice + aside

    def gained(self, read: Callable[[Voyage], int]) -> int:
        return read(self.scene.state) - read(self.before)

    def more(self, face: int) -> int:
        """How many more dice show a face, the price not counted."""
        price = self.part.dice if self.part.dice and self.part.face == face else 0
        return self.gained(lambda s: showing(frame(s, ROLL), R_POOL, face)) + price


def spiteful(s: Voyage) -> None:
    """A Captain has some Vengeance."""
    s.marker[s.captain[0]] = 3


def preferred(options: tuple[int, ...]) -> int:
    """Dice are turned to 1 where they can be; otherwise the first."""
    return next((k for k in options if verb_of(k) == V_TURN and ability_of(k) == ONE), options[0])


def frame(s: Voyage, procedure: int) -> Frame:
    return next(f for f in reversed(s.stack) if f[PROC] == procedure)


def dice_in(s: Voyage) -> int:
    return sum(frame(s, ROLL)[R_POOL : R_POOL + POOL])


def is_tally(effect: Any, tally: Any) -> bool:
    return isinstance(effect, Tallied) and effect.tally is tally


#: what is counted, and how it is read
TALLIES: tuple[tuple[Any, Callable[[Voyage], int]], ...] = (
    (words.gold, lambda s: s.gold[0]),
    (words.strength, lambda s: frame(s, ROLL)[R_EXTRA]),
    (words.add_dice, lambda s: frame(s, ROLL)[R_BONUS]),
    (words.steps, lambda s: frame(s, MOVE)[M_LEFT]),
)


def check_effect(effect: Any, use: Use, times: int) -> None:
    """What a word says has been done, so many times."""
    s, before = use.scene.state, use.before
    if isinstance(effect, words.Turn):
        assert use.more(ONE if ONE in effect.to else effect.to[0]) == times
        assert ONE in effect.shows or effect.to == (ONE,) or use.more(effect.shows[0]) == -times
    elif isinstance(effect, words.TurnAll):
        assert showing(frame(s, ROLL), R_POOL, effect.shows) == 0 and use.more(effect.to) == -use.more(effect.shows) > 0
    elif isinstance(effect, words.PutAside):
        assert use.more(effect.face) == -times
    elif isinstance(effect, words.Reroll):
        assert use.more(ONE) == min(effect.n, dice_in(before) - use.part.dice)
    elif isinstance(effect, words.RefreshCrew):
        assert len(is_exhausted(s, 0)) == len(is_exhausted(before, 0)) + use.part.exhausts - times
    elif isinstance(effect, words.RefreshAll):
        assert len(is_exhausted(before, 0)) == 2 and len(is_exhausted(s, 0)) == use.part.exhausts
    elif isinstance(effect, words.DrawAndKeep):
        assert use.gained(lambda t: len(t.tableau(0))) == effect.keep - use.part.spends and not s.pile(SHOWN, 0)
    elif isinstance(effect, words.Relocate):
        assert 0 < s.match.board.distance[before.where(0)][s.where(0)] <= effect.n
    elif isinstance(effect, words.LockNemesis):
        assert use.gained(lambda t: sum([t.marker[c] for c in characters(t, 0, NEMESIS)])) == -1
    elif isinstance(effect, words.UnlockLover):
        assert use.gained(lambda t: sum([t.marker[c] for c in characters(t, 0, LOVER)])) == 1
    elif effect is words.spare:
        assert frame(s, ROLL)[R_NEMESES] == -1
    else:
        assert effect is words.ward_off, f"nothing is known of {effect}"
        assert s.where(0) == before.where(0)
        assert len(is_exhausted(s, 0)) == len(is_exhausted(before, 0)) + use.part.exhausts
