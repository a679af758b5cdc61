"""Techniques: which ones a character has, and activating one in a duel or with a challenge. (FS-ABIL-07, FS-DUEL-31)"""


from quarterdeck.cardgame.values import in_force
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import TECHNIQUE, V_TECHNIQUE
from quarterdeck.games.five_sails.using import CityAbility, usable, user_of
from quarterdeck.games.five_sails.values import ON_GRANT
from quarterdeck.kernel.ability import HELD, use
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import key


def techniques_of(s: FiveSails, c: int) -> list[tuple[int, CityAbility]]:
    """The Techniques on a character, on what it wears, and granted to it: (whose text, ability)."""
    m = s.match
    found = [(c, a) for a in m.techniques[c]]
    for g in s.gear(c):
        for a in m.techniques[g]:
            if user_of(s, a, g) == s.holder[c]:
                found.append((g, a))
    if s.speaking >> ON_GRANT & 1:
        for o, p, _ in in_force(s, m.passives[ON_GRANT], c):
            if p.ability.kind == TECHNIQUE:
                found.append((o, p.ability))
    return found


def usable_techniques(s: FiveSails, seat: int, c: int) -> list[tuple[int, CityAbility]]:
    return [(o, a) for o, a in techniques_of(s, c) if usable(s, a, o, seat, bearer=c)]


def technique_keys(s: FiveSails, seat: int, c: int) -> list[int]:
    return [key(V_TECHNIQUE, s.slot[o], a.number) for o, a in usable_techniques(s, seat, c)]


def activate(s: FiveSails, seat: int, c: int, answer: int, held: bool = False) -> Frame | None:
    """Use the Technique that an answer names; held, its effects wait until they are called for."""
    for o, a in usable_techniques(s, seat, c):
        if key(V_TECHNIQUE, s.slot[o], a.number) == answer:
            return use(s, a, o, c, seat, HELD if held else 0)
    return None
