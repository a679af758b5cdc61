"""What stands around the kind of an ability: where its performer must be, how often it may be used."""

from quarterdeck.cardgame import using
from quarterdeck.cardgame.build import Mark
from quarterdeck.games.five_sails import using as own
from quarterdeck.games.five_sails.terms import AT_CITY, AT_HOME

CITY = own.Qualifier(AT_CITY, "City")  #: The performer must be at a City location.
HOME = own.Qualifier(AT_HOME, "Home")  #: The performer must be at Home.
UNLIMITED = Mark(using.UNLIMITED, "Unlimited.")  #: As often as one likes.
REPEATABLE = Mark(using.REPEATABLE, "Repeatable.")  #: May be used again at once, paid for anew.
NOT_COPIED = Mark(using.NOT_COPIED, "Cannot be copied.")  #: No other ability can copy it.
ONCE_PER_DAY = Mark(own.ONCE_PER_DAY, "Once per Day.")  #: Once per Day, where its kind alone would allow more.
ONCE_PER_DUEL = Mark(own.ONCE_PER_DUEL, "Once per duel.")  #: Once per duel, where its kind alone would allow more.

__all__ = ["CITY", "NOT_COPIED", "ONCE_PER_DAY", "ONCE_PER_DUEL", "REPEATABLE"]
