"""What can be used in this game: pieces, the texts on them, the chapters of tales, and what NPCs do.

A piece is used when it lies before a player or on the board, an Event when it is revealed, a continuous text when its
line is unlocked. The outcomes of Tavern Games and the sets of Events are part of their cards.
"""

import random
from typing import Any, Final

from quarterdeck.cardgame.terms import V_CARD, V_DONE, V_HAND, V_PLACE
from quarterdeck.games.sea_of_legends.accounts import accounts
from quarterdeck.games.sea_of_legends.adventuring import chapter_of
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.chronicle import T_ATTACK, T_CHAPTER, T_EVENT, T_MOVE, T_OBJECTIVE, T_USE
from quarterdeck.games.sea_of_legends.effects.deeds_done import faction_of
from quarterdeck.games.sea_of_legends.effects.texts import lines_of
from quarterdeck.games.sea_of_legends.facts import Captain, Npc
from quarterdeck.games.sea_of_legends.occasions import gives, position_for
from quarterdeck.games.sea_of_legends.rulesets import find_ruleset
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.tales import CAPTAIN, arcs
from quarterdeck.games.sea_of_legends.terms import (
    ARMADA, BOARD, HAPPENING, HELD, NO_FACTION, NPC, OFF_BOARD, Q_ADVENTURE, Q_HIRE, Q_KEEP, Q_RESULT, Q_SAIL, Q_SHIP,
    Q_TAVERN_CARD, Q_TURN, SHOWN, TABLEAU, TALES, TAVERN_GAME, V_ADVENTURE, V_EXCHANGE, V_MOVE, V_PORT, V_USE,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.told import TOLD_ARC, TOLD_CHAPTER
from quarterdeck.games.uses import Item, Uses
from quarterdeck.kernel.columns import NO_CARD, definition_of
from quarterdeck.kernel.decision import Question, ability_of, thing_of, verb_of
from quarterdeck.kernel.record import R_CARD, R_KIND, R_OTHER, whys_of

#: what an NPC does, and the row of the record that tells of it
FLOWS: Final = {"moves": T_MOVE, "heads for an Objective": T_OBJECTIVE, "attacks": T_ATTACK}
#: abilities of which the record says nothing of their own
UNTOLD: Final = (TAVERN_GAME, HAPPENING)
#: where a piece is in use
IN_USE: Final = 1 << BOARD | 1 << TABLEAU | 1 << HELD | 1 << SHOWN
#: questions whose options are cards to have
TO_HAVE: Final = (Q_HIRE, Q_KEEP, Q_RESULT, Q_SHIP, Q_TAVERN_CARD, Q_TURN)


class VoyageUses(Uses):
    """Pieces by definition, abilities by number, texts and chapters by their place, NPCs by what they do."""

    def __init__(self, ruleset: str) -> None:
        kinds = {
            "piece": "pieces used", "ability": "abilities used", "text": "texts in force", "chapter": "chapters told",
            "npc": "NPC flows",
        }  # fmt: skip
        super().__init__(ruleset, kinds)
        self.rules = find_ruleset(ruleset)
        playable = (NO_FACTION, ARMADA, *self.rules.possible())
        self.cards = [card for card in catalogue().cards if card.faction in playable]

    def items(self, kind: str) -> list[Item]:
        if kind == "piece":
            return [card.definition for card in self.cards]
        if kind == "ability":
            return sorted([a.number for card in self.cards for a in card.abilities if a.kind not in UNTOLD])
        if kind == "text":
            return [(card.definition, i) for card in self.cards for i in range(len(card.passives))]
        if kind == "chapter":
            return [(n, i) for n, arc in enumerate(arcs()) for i in range(len(arc.chapters))]
        return [(card.definition, flow) for card in self.cards if isinstance(card, Npc) for flow in FLOWS.values()]

    def idle(self, kind: str) -> dict[Item, str]:
        """What an NPC never does."""
        if kind != "npc":
            return {}
        npcs = [card for card in self.cards if isinstance(card, Npc)]
        peaceful = {(card.definition, T_ATTACK): "it attacks nobody" for card in npcs if not card.attacks}
        flees = [card for card in npcs if card.leader and not card.attacks]
        return {**peaceful, **{(card.definition, T_OBJECTIVE): "it flees" for card in flees}}

    def name_of(self, kind: str, item: Item) -> str:
        cards = catalogue().cards
        if kind == "piece":
            return cards[item].name
        if kind == "ability":
            a = catalogue().abilities[item]
            return f"{cards[a.definition].name}: {a.title or 'its ability'} ({item})"
        if kind == "text":
            return f"{cards[item[0]].name}: its text {item[1] + 1}"
        if kind == "chapter":
            return f"{arcs()[item[0]].name}: {arcs()[item[0]].chapters[item[1]].title}"
        return f"{cards[item[0]].name} {next(words for words, row in FLOWS.items() if row == item[1])}"

    def decks(self, seats: int, wanted: dict[str, set[Item]], chance: random.Random) -> tuple[str, ...]:
        """Captains with chapters or texts that are wanted first."""
        arcs_left = {arcs()[n].who[0] for n, _ in wanted["chapter"] if arcs()[n].role == CAPTAIN and arcs()[n].who}
        names = [card.name for card in self.cards if isinstance(card, Captain)]
        chance.shuffle(names)
        names.sort(key=lambda name: name not in arcs_left)
        return tuple([name.lower() for name in names[:seats]])

    def new_in(self, s: Any, q: Question, wanted: dict[str, set[Item]]) -> list[int]:
        new = [k for k in q.options if verb_of(k) == V_USE and ability_of(k) in wanted["ability"]]
        if not new and q.kind in TO_HAVE:
            new = [k for k in q.options if named_piece(s, k) in wanted["piece"]]
        if not new and q.kind == Q_ADVENTURE:
            new = [k for k in q.options if promises(s, thing_of(k), wanted["piece"])]
        return new

    def position(self, seats: int, wanted: dict[str, set[Item]], chance: random.Random) -> str:
        return position_for(self.rules, seats, wanted, chance)

    def towards(self, s: Any, q: Question) -> list[int]:
        return towards_tales(s, q)

    def seen(self, s: Any, wanted: dict[str, set[Item]]) -> list[tuple[str, Item]]:
        """Pieces that lie before players or on the board, and texts that are in force."""
        found: list[tuple[str, Item]] = []
        for c in s.slots:
            if c == NO_CARD or not IN_USE >> s.zone[c] & 1:
                continue
            definition = s.match.definition[c]
            found.append(("piece", definition))
            if s.zone[c] in (TABLEAU, BOARD):
                for i, text in enumerate(s.match.drawn[c].passives):
                    if (definition, i) in wanted["text"] and lines_of(s, c, text.side, text.line):
                        found.append(("text", (definition, i)))
        return found

    measure = "gold, a Notoriety or a Relic as 10"

    def used(self, s: Any) -> list[tuple[str, Item, int, int]]:
        return [(use.kind, use.item, use.seat, use.brought) for use in accounts(s)]

    def told(self, s: Any) -> list[tuple[str, Item]]:
        found: list[tuple[str, Item]] = []
        for row in s.record:
            kind, c = row[R_KIND], row[R_CARD]
            if kind == T_USE:
                found.append(("ability", row[R_OTHER]))
            elif kind == T_EVENT:
                found.append(("piece", s.match.definition[c]))
            elif kind == T_CHAPTER:
                told = [n for pair in whys_of(row)[0] for n in pair]
                found.append(("chapter", (told[TOLD_ARC], told[TOLD_CHAPTER])))
            elif kind in FLOWS.values() and s.match.kind[c] == NPC:
                found.append(("npc", (s.match.definition[c], kind)))
        return found


def towards_tales(s: Voyage, q: Question) -> list[int]:
    """What brings a player to the next chapter, which is where most of what is rare comes from; else Port actions."""
    told = [k for k in q.options if verb_of(k) == V_ADVENTURE]
    tokens = [r for r in s.tale[q.seat * TALES : q.seat * TALES + TALES] if r != OFF_BOARD]
    if told or not tokens:
        return told or [k for k in q.options if verb_of(k) == V_PORT]
    if q.kind == Q_TURN:
        return [k for k in q.options if verb_of(k) == V_MOVE]
    if q.kind != Q_SAIL:
        return []
    far = s.match.board.distance
    near = min([far[s.where(q.seat)][token] for token in tokens])
    places = [k for k in q.options if verb_of(k) == V_PLACE]
    closer = [k for k in places if min([far[thing_of(k)][token] for token in tokens]) < near]
    return closer or [k for k in q.options if verb_of(k) == V_DONE]


def promises(s: Voyage, choice: int, wanted: set[Item]) -> bool:
    """Whether a choice of the chapter that is open can give one of some pieces."""
    f = s.stack[-1]
    cards = catalogue().cards
    for deed in chapter_of(f).choices[choice].outcome.deeds:
        for definition in wanted:
            card = cards[definition]
            if gives(deed, card) and faction_of(s, f, deed.name()) == card.faction:
                return True
    return False


def named_piece(s: Voyage, k: int) -> int:
    """The definition of the card that an option is about; -1 if it is none."""
    if verb_of(k) in (V_HAND, V_EXCHANGE):
        return definition_of(thing_of(k))
    return s.match.definition[s.slots[thing_of(k)]] if verb_of(k) == V_CARD else -1
