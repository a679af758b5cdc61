"""What cards do with what is another's: copying abilities, playing cards from a pile, showing them, taking gear."""


from quarterdeck.cardgame.conditions import Fact
from quarterdeck.cardgame.nodes import Choose, Effect, Script
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.terms import Q_MODE, V_HAND
from quarterdeck.cardgame.using import GRANTED, NOT_COPIED
from quarterdeck.cardgame.values import BLANK, in_force
from quarterdeck.cardgame.verbs import OnCards, Verb
from quarterdeck.games.five_sails.duel_state import D_DONE, D_SEAT, PLAYED_CARD, adversary_of, duel, dueling, side_of
from quarterdeck.games.five_sails.effects.answers import answered_use
from quarterdeck.games.five_sails.flow.duel import play_card
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ATTACHMENT, CREW, DECK, DISCARD, LOCKER, PLAYED, TECHNIQUE, T_REPEATED,
    V_TECHNIQUE,
)  # fmt: skip
from quarterdeck.games.five_sails.using import CityAbility, thing, usable
from quarterdeck.games.five_sails.values import ON_GRANT
from quarterdeck.kernel.ability import (
    COPY, EFFECTS_ONLY, U_ABILITY, U_BEARER, U_EVENT, U_FLAGS, U_FROM, U_IT, U_ORIGIN, U_PERFORMER, U_TO, Use, use,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, PUBLIC, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key
from quarterdeck.kernel.event import members
from quarterdeck.kernel.flow import PROC, RESULT, SEAT, ask
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import POSSESSIVE, Words

# Copying an ability with all its costs


def copied(s: FiveSails, x: Frame) -> Frame | None:
    """The use that a reaction copies, if it can be copied at all."""
    u = answered_use(s, x) if x[U_EVENT] != NONE else None
    return None if u is None or s.match.abilities[u[U_ABILITY]].marks & NOT_COPIED else u


def fill_copy(u: Frame, copier: int, c: Frame) -> Frame:
    """Origin and bearer of a copy are the copier; a copied reaction answers what the first one did. (FS-RULES-06)"""
    c[U_ABILITY] = u[U_ABILITY]
    c[U_ORIGIN] = c[U_BEARER] = copier
    c[U_FLAGS] = COPY
    c[U_EVENT] = u[U_EVENT]
    c[U_FROM] = u[U_FROM] if u[U_FLAGS] & COPY else u[U_ORIGIN]
    return c


def could_copy(s: FiveSails, x: Frame) -> bool:
    """Whether all its costs can be met."""
    u = copied(s, x)
    if u is None:
        return False
    c = fill_copy(u, x[U_BEARER], BLANK[:])
    c[SEAT] = x[SEAT]
    return bool(s.match.abilities[u[U_ABILITY]].performs(s, c, x[U_BEARER]))


def copy_it(s: FiveSails, f: Frame, who: int, n: int) -> None:
    """With targets of its own. (FS-RULE-52, -107)"""
    u = copied(s, f)
    if u is not None and could_copy(s, f):
        for c in members(who):
            fill_copy(u, c, use(s, s.match.abilities[u[U_ABILITY]], c, c, f[SEAT]))


A_COPY = "a copy of that ability, paying all its costs and choosing its targets anew"
#: This character could perform the ability in question and meet all its costs.
copyable = Fact(could_copy, "this character could perform that ability")
perform_copy = Verb(
    copy_it, f"performs {A_COPY}", f"perform {A_COPY}", f"let {{who}} perform {A_COPY}",
    doc="A character performs a copy of the ability that is answered.",
)  # fmt: skip


# Copying the effects of a Technique


def adversary_techniques(s: FiveSails, seat: int) -> list[tuple[int, CityAbility]]:
    """Techniques on the adversary, granted to it, or on attachments it wears; each text once."""
    c = adversary_of(s, seat)
    if c == NONE or s.zone[c] != CREW:
        return []
    found = {a: c for a in s.match.techniques[c]}
    for g in s.gear(c):
        if s.match.type[g] == ATTACHMENT:
            for a in s.match.techniques[g]:
                found.setdefault(a, g)
    for o, p, _ in in_force(s, s.match.passives[ON_GRANT], c):
        if p.ability.kind == TECHNIQUE:
            found.setdefault(p.ability, o)
    return [(o, a) for a, o in found.items() if not a.marks & NOT_COPIED]


def being_copied(s: FiveSails, ability: CityAbility, seat: int) -> bool:
    """Whether a player is in the middle of a copy of these effects."""
    return any(
        g[PROC] == Use.number and g[U_ABILITY] == ability.number and g[SEAT] == seat and g[U_FLAGS] & EFFECTS_ONLY
        for g in s.stack
    )


class CopyTechnique(Effect):
    """The effects of one of the adversary's Techniques happen for you: no costs, no conditions. (FS-RULE-107)

    What it says of itself it says of this card (FS-RULES-06); the adversary's use is not spent (FS-RULE-52). One that
    is being copied already is not copied within that copy: it would only repeat itself.
    """

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        every = adversary_techniques(s, f[SEAT])
        found = [(o, a) for o, a in every if not being_copied(s, a, f[SEAT])]
        keys = [key(V_TECHNIQUE, s.slot[o], a.number) for o, a in found]
        if not found:
            if every:
                note(s, T_REPEATED, f[SEAT], f[U_ORIGIN])
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_MODE, keys, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        _, ability = found[keys.index(answer)]
        g = use(s, ability, f[U_ORIGIN], f[U_ORIGIN], f[SEAT], EFFECTS_ONLY)
        g[U_PERFORMER] = f[U_PERFORMER]

    imperative = True

    def say(self, w: Words) -> str:
        return "copy the effects of a Technique of the adversary or of an attachment equipped to it, without its costs"


# Playing cards from elsewhere


def playable(s: FiveSails, seat: int, c: int) -> list[CityAbility]:
    """The Actions for which a player could play this card now."""
    return [a for a in s.match.hand_actions[c] if not a.marks & GRANTED and usable(s, a, c, seat)]


class PlayFromPile(OnCards):
    """A card is played out of a discard pile for all its costs. It goes back there, or to the zone that is given.

    Its own text may send it elsewhere. (FS-RULE-108)
    """

    def __init__(self, who: Who, goes: int = DISCARD) -> None:
        super().__init__(who)
        self.goes = goes

    def lay(self, script: Script) -> None:
        super().lay(script)
        for i, node in enumerate(script.row):
            if isinstance(node, Choose) and node.target is self.who:
                script.row[i] = ChoosePlayable(node.target, node.announcing)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards = [c for c in self.who.cards(s, f) if s.zone[c] == DISCARD]
        found = playable(s, f[SEAT], cards[0]) if cards else []
        if not found:
            return
        c = cards[0]
        keys = [key(V_HAND, thing(s, c), a.number) for a in found]
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_MODE, keys, c, f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        s.put(c, PLAYED, f[SEAT])
        use(s, found[keys.index(answer)], c, c, f[SEAT])[U_TO] = self.goes

    imperative = True

    def subject(self) -> Who | None:
        return None

    def say(self, w: Words) -> str:
        return f"play {self.who.say(w)}, paying all its costs{AFTERWARDS[self.goes]}"

    def order(self, w: Words) -> str:
        return self.say(w)


#: what becomes of a card that was played from elsewhere
AFTERWARDS = {
    DISCARD: " as if it were in your hand", DECK: ", and sink it when it has resolved",
    LOCKER: ", and send it to the Locker when it has resolved",
}  # fmt: skip


class ChoosePlayable(Choose):
    """Only what could be played and paid for is offered."""

    def candidates(self, s: FiveSails, f: Frame) -> list[int]:
        return [c for c in super().candidates(s, f) if playable(s, f[SEAT], c)]


class PlayShown(Effect):
    """The adversary plays the card that was shown as the combat card of their round."""

    def payable(self, s: FiveSails, x: Frame) -> bool:
        """While everybody knows that it still lies in their deck: a shuffle ends that."""
        side, c = side_of(s, x[SEAT]), x[U_IT]
        if side == NONE or c == NONE or not dueling(s) or duel(s)[D_DONE] & PLAYED_CARD:
            return False
        return s.zone[c] == DECK and s.holder[c] == duel(s)[D_SEAT + 1 - side] and bool(s.known[c] & PUBLIC)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if self.payable(s, f):
            play_card(s, f[U_IT], duel(s)[D_SEAT + 1 - side_of(s, f[SEAT])])
        else:
            f[RESULT] = 0

    def say(self, w: Words) -> str:
        w.speak("revealed")
        return f"the adversary{POSSESSIVE} player plays {self.what()}"

    def order(self, w: Words) -> str:
        w.speak("revealed")
        return "play " + self.what() if w.decider == "adversary" else ""

    def what(self) -> str:
        return "the revealed card as the combat card of that round"


# The words that cards are written with

copy_technique = CopyTechnique
play_from_pile = PlayFromPile
play_shown = PlayShown

__all__ = [
    "copy_technique", "copyable", "perform_copy", "play_from_pile", "play_shown",
]  # fmt: skip
