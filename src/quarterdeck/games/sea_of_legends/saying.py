"""Deeds in words: what a choice costs and risks, and what was done, for whoever did not hear it in the text."""

from typing import Final

from quarterdeck.games.sea_of_legends.deeds import Deed
from quarterdeck.games.sea_of_legends.tales import Choice, Outcome
from quarterdeck.games.sea_of_legends.telling import Filling

PLACE_WORDS: Final = {
    "here": "here", "near": "in a Port nearby", "far": "in a Port far away", "at_sea": "at sea beside this Port",
    "tavern": "in the nearest Tavern", "shipyard": "in the nearest Shipyard", "hideout": "in the nearest Hideout",
    "hiring_hall": "in the nearest Hiring Hall",
}  # fmt: skip
PLAIN_WORDS: Final = {
    "item": "gain an Item", "rumor": "gain a Rumor", "lose_relic": "lose a Relic", "refresh": "refresh all your Crew",
}  # fmt: skip
LINES: Final = {"favor": "a Lover", "malice": "a Nemesis"}


def terms_of(choice: Choice) -> str:
    """What a choice costs and risks. (SL-RULE-11)"""
    parts = [cost_words(deed) for deed in choice.cost]
    if choice.challenge:
        parts.append(f"a Challenge of Strength {choice.challenge}")
    words = ", then ".join(parts)
    return words[:1].upper() + words[1:]


def results_of(choice: Choice, filled: Filling) -> str:
    """What a choice brings, for games that show it. (SL-RULE-11)"""
    won = outcome_of(choice.outcome, filled)
    if choice.failure is None:
        return won[:1].upper() + won[1:]
    return f"Success: {won}. Failure: {outcome_of(choice.failure, filled)}"


def outcome_of(outcome: Outcome, filled: Filling) -> str:
    return ", ".join([deed_words(deed, filled) for deed in outcome.deeds if is_told(deed)]) or "nothing but the tale"


def cost_words(deed: Deed) -> str:
    return f"pay {deed.number()} gold" if deed.verb == "gold" else counted_words(deed)


def is_told(deed: Deed) -> bool:
    """Whether a deed is said besides the text: what is remembered is not, and where it goes on shows on the chart."""
    return deed.verb not in ("remember", "token")


def deed_words(deed: Deed, filled: Filling) -> str:
    if deed.verb == "each_rival":
        return f"each rival: {deed_words(deed.inner(), filled)}"
    return counted_words(deed) or with_place(deed, filled) or with_faction(deed, filled)


def counted_words(deed: Deed) -> str:
    """Deeds with numbers only."""
    verb = deed.verb
    if verb in PLAIN_WORDS:
        return PLAIN_WORDS[verb]
    if verb in ("gold", "notoriety"):
        n = deed.number()
        return f"{'gain' if n > 0 else 'lose'} {abs(n)} {'gold' if verb == 'gold' else 'Notoriety'}"
    if verb in LINES:
        n = deed.number()
        return f"{'unlock' if n > 0 else 'lock'} {abs(n)} {'line' if abs(n) == 1 else 'lines'} of {LINES[verb]}"
    if verb in ("exhaust", "lose_crew"):
        return f"{'exhaust' if verb == 'exhaust' else 'lose'} {deed.number()} Crew"
    if verb == "crew":
        return f"of {deed.number()} Crew add {deed.number(1)} to yours"
    return f"gain a ship of Class {deed.number()}" if verb == "ship" else ""


def with_place(deed: Deed, filled: Filling) -> str:
    """Deeds that are done somewhere."""
    verb = deed.verb
    if verb in ("place", "remove"):
        what = f"{deed.number(2)} {deed.name().capitalize()} of the {filled.factions[deed.name(1)]}"
        return f"{'place' if verb == 'place' else 'remove'} {what} {where(deed.name(3))}"
    if verb in ("unflag", "unfort"):
        return f"remove the {'Flag' if verb == 'unflag' else 'Fort'} {where(deed.name())}"
    if verb == "move":
        return f"go ashore {where(deed.name())}"
    if verb not in ("flag", "fort"):
        return ""
    whose = "your" if deed.name() == "mine" else f"the {filled.factions[deed.name()]}'s"
    return f"{whose} {verb.capitalize()} stands {where(deed.name(1))}"


def with_faction(deed: Deed, filled: Filling) -> str:
    """Cards of a Faction, and people."""
    if deed.verb == "part":
        return f"your {deed.name().capitalize()} leaves"
    faction = filled.factions[deed.name()]
    return {
        "relic": f"gain an Ally Relic of the {faction}", "treasure": f"gain a Relic of the {faction}",
        "legendary": f"gain Legendary Crew of the {faction}", "new_lover": f"meet a Lover from the {faction}",
        "new_nemesis": f"meet a Nemesis from the {faction}",
    }[deed.verb]  # fmt: skip


def where(place: str) -> str:
    return PLACE_WORDS.get(place) or f"in {place}"
