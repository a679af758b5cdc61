"""What the texts of whoever has won a Challenge say of winning (SL-RULE-69)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_DONE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.effects.texts import texts
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import Q_USE, VICTORY, V_USE
from quarterdeck.kernel.ability import use
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, ability_of, key, thing_of, verb_of
from quarterdeck.kernel.flow import REGISTERS, SEAT, Procedure, again, ask

T_SERVED: Final = REGISTERS  # cards whose text was heard
T_SIZE: Final = REGISTERS + 1


def next_text(s: Voyage, f: Frame, answer: int) -> None:
    """Each once; who must be Exhausted for it need not."""
    winner = f[SEAT]
    heard = [(c, a) for c, a in texts(s, winner, VICTORY) if not f[T_SERVED] >> c & 1]
    heard = [(c, a) for c, a in heard if not (a.exhausts and s.exhausted[c])]
    certain = [(c, a) for c, a in heard if not a.exhausts]
    if certain:
        c, a = certain[0]
    elif heard:
        if answer == NO_ANSWER:
            options = sorted([key(V_USE, s.slot[c], a.number) for c, a in heard])
            answer = ask(s, f, winner, Q_USE, [*options, key(V_DONE)])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_DONE:
            return
        c, a = s.slots[thing_of(answer)], s.match.abilities[ability_of(answer)]
    else:
        return
    happenings.spend(s, winner, c, a)
    f[T_SERVED] |= 1 << c
    again(f)
    use(s, a, c, c, winner)


def steps(rules: Any) -> tuple[Any, ...]:
    return (next_text,)


Triumph: Final = Procedure("triumph", steps, T_SIZE)
