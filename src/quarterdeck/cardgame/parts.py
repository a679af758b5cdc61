"""What an ability is built from, besides its effects."""

from quarterdeck.cardgame.nodes import Script
from quarterdeck.cardgame.using import CardAbility
from quarterdeck.kernel.words import Words


class Part:
    """Something that stands before the effects of an ability."""

    #: whether it tells somebody to do something: the second of those is joined with "and"
    order: bool = False
    #: whether it speaks of the performer, so that one is chosen
    performed: bool = False

    def chooses(self, script: Script, a: CardAbility) -> None:
        """Lay out what is chosen when the ability is announced."""

    def joins(self, a: CardAbility) -> None:
        """Note on the ability what this part means for its use."""

    def say(self, w: Words) -> str:
        """Its words before the arrow; nothing if they stand elsewhere."""
        return ""

    def behind(self, w: Words) -> str:
        """A sentence of its own behind the effects, if it has one."""
        return ""
