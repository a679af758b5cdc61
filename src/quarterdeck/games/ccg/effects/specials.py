"""Rules that texts turn off or add, by name: the engine asks for them where it matters."""

from quarterdeck.cardgame.filters import itself
from quarterdeck.cardgame.passives import About, while_, whom
from quarterdeck.games.ccg.effects.filters import its_bearer
from quarterdeck.games.ccg.effects.passives import EVERYWHERE, Cannot, SeaPassive, Special, your_own_ship
from quarterdeck.games.ccg.kinds import ACTION_NAMES, TO_DO
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import SKILLS
from quarterdeck.games.ccg.values import (
    ABSORBS_AS_PRINTED, ANSWERS_ALL, BEARS_SCHOOLS, FIGHTS_WITH, IN_CHEAPER_SEA, NOT_CANCELED, ON_ANYBODY, ON_COUNT,
    STEADY, TACKS_AS_BONES,
)  # fmt: skip
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.words import Words


def never_canceled(*about: About) -> Special:
    """Actions of cards cannot be canceled, neither by paying nor by effects; without filters, of this card."""
    p = Special(NOT_CANCELED, "{who} cannot be canceled", whom(about, itself), while_(about))
    p.noun = "card"
    p.zones = EVERYWHERE if p.scope is itself else 0
    return p


def answers_all_attacks() -> Special:
    """This card may be played as a Boarding Attack against any attack."""
    p = Special(ANSWERS_ALL, "{who} answers every Boarding Attack", itself, None)
    p.noun = "card"
    p.zones = EVERYWHERE
    return p


def may_tack_to_absorb(*about: About) -> Special:
    """Skeletal Crew may tack to absorb Hits. (CG-KEY-13)"""
    return Special(TACKS_AS_BONES, "{who} may tack to absorb Hits", whom(about, its_bearer), while_(about))


def absorbs_as_printed(*about: About) -> Special:
    """Crew that tack to absorb Hits absorb their printed Swashbuckling, no more and no less."""
    words = "when {who} tacks to absorb Hits, it absorbs as many as its printed Swashbuckling"
    return Special(ABSORBS_AS_PRINTED, words, whom(about, its_bearer), while_(about))


def fights_with(k: int, *about: About) -> Special:
    """Crew use another skill in place of Swashbuckling when they inflict Hits with a Boarding Attack."""
    words = f"{{who}} uses {SKILLS[k]} instead of Swashbuckling for the Hits of Boarding Attacks"
    return Special(FIGHTS_WITH[k], words, whom(about, its_bearer), while_(about))


def bears_schools(*about: About) -> Special:
    """Swordsman Knacks may be attached to Crew in spite of No Attachments. (CG-KEY-14)"""
    return Special(BEARS_SCHOOLS, "{who} may have Swordsman Knacks attached", whom(about, its_bearer), while_(about))


def never_slower(*about: About) -> Special:
    """The Move Cost of Ships is not increased; without filters, of your Ship."""
    p = Special(STEADY, "the Move Cost of {who} cannot be increased", whom(about, your_own_ship), while_(about))
    p.noun = "Ship"
    return p


def completes_for_less(*about: About) -> Special:
    """You complete Adventures as if you were in the Sea with the lower completion cost. (CG-ACT-06b)"""
    words = "when you complete an Adventure, {who} counts as in the Sea with the lower completion cost"
    return Special(IN_CHEAPER_SEA, words, whom(about, your_own_ship), while_(about))


def goes_on_anybody() -> Special:
    """This card may be attached to Crew with No Attachments. (CG-KEY-14)"""
    p = Special(ON_ANYBODY, "{who} may be attached to Crew with No Attachments", itself, None)
    p.zones = EVERYWHERE
    return p


class CountsAsCrew(SeaPassive):
    """A card on board counts as so many Crew more, or fewer, against the Crew Maximum."""

    noun = "card"

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        n = self.amount.of(None, [])
        if n < 0:
            return f"{said} counts as {-n} Crew less against the Crew Maximum (minimum 0){self.said_when(w)}"
        return f"{said} counts as {n} Crew against the Crew Maximum{self.said_when(w)}"


class Uncounted(CountsAsCrew):
    """Crew do not count against the Crew Maximum."""

    noun = "Crew"

    def say(self, w: Words) -> str:
        return f"{self.said_scope(w)} does not count against the Crew Maximum{self.said_when(w)}"


def counts_as_crew(n: int = 1, *about: About) -> CountsAsCrew:
    """An Attachment counts as Crew against the Crew Maximum; or other cards as so many more, or fewer."""
    return CountsAsCrew(ON_COUNT, whom(about, itself), n, while_(about))


def uncounted(*about: About) -> CountsAsCrew:
    """Crew do not count against the Crew Maximum."""
    return Uncounted(ON_COUNT, whom(about, its_bearer), -1, while_(about))


class CannotPerform(Cannot):
    """Players cannot perform one of the thirteen actions; their Ships stand for them."""

    noun = "Ship"

    def __init__(self, action: int, about: tuple[About, ...]) -> None:
        super().__init__(TO_DO, whom(about, your_own_ship), while_(about), False)
        self.action = action

    def forbids(self, s: SeventhSea, x: Frame, c: int, by: int) -> bool:
        return by == self.action

    def say(self, w: Words) -> str:
        return f"the player of {self.said_scope(w)} cannot perform {ACTION_NAMES[self.action]}{self.said_when(w)}"


def cannot_perform(action: int, *about: About) -> CannotPerform:
    """Players cannot perform an action (A_MOVE, A_CANNON …); filters are about their Ships."""
    return CannotPerform(action, about)


__all__ = [
    "absorbs_as_printed", "answers_all_attacks", "bears_schools", "cannot_perform", "completes_for_less",
    "counts_as_crew", "fights_with", "goes_on_anybody", "may_tack_to_absorb", "never_canceled", "never_slower",
    "uncounted",
]  # fmt: skip
