"""The text of a tale with its slots filled: who, where, against whom, and what was chosen before.

    {captain} {who} {lover} {nemesis} {rival}   a name; {who.full} with the byname
    {they} {them} {their} {theirs} {themself}    whom the arc is about; {lover.they} and so on for others
    {they want} {They have} {+say}               a verb that agrees with the pronoun
    {foe} {foe want} {a foe.follower} {foe.sign} a faction, and what belongs to it (`FACTION_WORDS`)
    {port} {next_port} {ship}                    places, and the player's ship
    [bell? If the word is remembered. | If not.] a choice made earlier; [!bell? …] the other way round

A slot with a capital begins with one.
"""

import re
from collections.abc import Callable, Collection
from typing import Final

from quarterdeck.games.sea_of_legends.deeds import FACTIONS
from quarterdeck.games.sea_of_legends.tales import holds
from quarterdeck.kernel.errors import BadDefinition

SHE: Final = "she"
HE: Final = "he"
THEY: Final = "they"
PRONOUNS: Final[dict[str, dict[str, str]]] = {
    "they": {SHE: "she", HE: "he", THEY: "they"},
    "them": {SHE: "her", HE: "him", THEY: "them"},
    "their": {SHE: "her", HE: "his", THEY: "their"},
    "theirs": {SHE: "hers", HE: "his", THEY: "theirs"},
    "themself": {SHE: "herself", HE: "himself", THEY: "themself"},
}
IRREGULAR: Final = {"are": "is", "have": "has", "do": "does", "were": "was", "don't": "doesn't", "aren't": "isn't"}
IF: Final = re.compile(r"\[([a-z_! ]+)\?\s*([^\[\]|]*?)\s*(?:\|\s*([^\[\]|]*?)\s*)?\]")
SLOT: Final = re.compile(r"\{([^{}]*)\}")


class Person:
    """Somebody a tale can name."""

    def __init__(self, name: str, pronoun: str, full: str = "") -> None:
        self.name = name
        self.pronoun = pronoun
        self.full = full or name


class Faction:
    """What a tale can say of a faction; `sign` (a thing) and `envoy` have an article and no comma."""

    def __init__(self, name: str, plural: bool, follower: str, leader: str, sign: str, envoy: str, want: str) -> None:
        self.name = name
        self.plural = plural
        self.follower = follower
        self.leader = leader
        self.sign = sign
        self.envoy = envoy
        self.want = want


#: by name; what is left empty the faction does not have
FACTION_WORDS: Final = {
    faction.name: faction
    for faction in (
        Faction("Spanish Armada", False, "Galleon", "", "a painted saint with a musket hole through the halo",
                "a Spanish purser with three seals and no chin", "every flag in these waters but its own in the sea"),
        Faction("Atlantean Usurpers", True, "Seeker", "King Alaran", "a wet coin of no known country",
                "an Atlantean in borrowed shoes", "a king back, so that they can finish him"),
        Faction("British Empire", False, "Naval Officer", "the Admiral", "a tariff notice damp from the press",
                "a lieutenant with an ironed smile", "forty gold a year and an apology"),
        Faction("Children of Tlaloc", True, "Merfolk Guardian", "Tetzahuitl", "a jade frog that sweats fresh water",
                "a diver with gill scars and excellent Spanish", "four old stones and the storm that belongs to them"),
        Faction("Dread Tide", False, "Undead Soldier", "the Skeletal Colossus", "a boot with weed growing in it",
                "a drowned ensign in very good boots", "the ports one by one, and nobody in them"),
        Faction("Aztecs", True, "Champion", "Quetzalcoatl", "a green feather longer than your arm",
                "an old goldsmith with a jaguar's patience", "their gold back, in the same number of pieces"),
        Faction("Ordo Nocturnus", False, "Initiate", "Nocturne", "a black candle end",
                "a notary who casts a shadow on both sides", "five temples, and somebody in each to be sorry"),
        Faction("Sea Coven", False, "Sea Elemental", "Alura", "a knotted cord that drips seawater",
                "a net-mender with someone else's voice in a jar", "a few souls nobody will miss before Sunday"),
        Faction("Sentinels of Mukul", True, "Sentinel", "Batz", "a warm gold pip that has begun to sprout",
                "a howler monkey in a judge's collar", "every last fruit returned to the tree that counted them"),
        Faction("Skystalkers", True, "", "the Harpy", "an eggshell the size of a washtub",
                "a cliff climber with nine fingers and a grudge", "the nest left alone, and the thief dropped from it"),
    )
}  # fmt: skip


class Filling:
    """What stands in the slots at one moment of a game; the words are those that the seat remembers."""

    def __init__(
        self, captain: Person, who: Person, lover: Person | None, nemesis: Person | None, rival: Person | None,
        factions: tuple[str, str, str], port: str, next_port: str, ship: str, words: Collection[str],
    ) -> None:  # fmt: skip
        self.people: Final = {"captain": captain, "who": who, "lover": lover, "nemesis": nemesis, "rival": rival}
        #: the names of `foe`, `other_foe` and `armada`
        self.factions: Final = dict(zip(FACTIONS, factions))
        self.places: Final = {"port": port, "next_port": next_port, "ship": ship}
        here = [name for name in ("lover", "nemesis", "rival") if self.people[name] is not None]
        self.words: Final = frozenset([*words, *here])


def tell(text: str, filling: Filling) -> str:
    """A text as it is read aloud: paragraphs with an empty line between them."""
    chosen = IF.sub(lambda found: branch(found, filling), text)
    filled = SLOT.sub(lambda found: fill(found[1], filling), chosen)
    paragraphs = [" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", filled)]
    return typographic("\n\n".join([paragraph for paragraph in paragraphs if paragraph]))


def branch(found: re.Match[str], filling: Filling) -> str:
    return (found[2] if holds(found[1], filling.words) else found[3]) or ""


def typographic(text: str) -> str:
    """Quotes and apostrophes as they are printed."""
    text = re.sub(r"""(^|[\s(—])"(?=\S)""", "\\1“", text)
    return text.replace('"', "”").replace("'", "’")


def fill(slot: str, filling: Filling) -> str:
    """What stands in one slot; an empty or unknown one is refused."""
    words = filled(slot[:1].lower() + slot[1:], filling)
    if not words:
        raise BadDefinition(f"nothing stands in {{{slot}}} here")
    return words[:1].upper() + words[1:] if slot[:1].isupper() else words


def filled(slot: str, filling: Filling) -> str:
    if slot.startswith("+"):
        return verb(slot[1:], plural_pronoun(filling, "who"))
    if slot.startswith("a "):
        thing = filled(slot[2:], filling)
        return f"{'an' if thing[:1] in 'AEIOUaeiou' else 'a'} {thing}"
    head, _, action = slot.partition(" ")
    name, _, what = head.partition(".")
    if name in PRONOUNS:
        name, what = "who", name
    if name in filling.people:
        return with_verb(of_person(filling.people[name], what), action, plural_pronoun(filling, name))
    if name in filling.factions:
        faction = FACTION_WORDS[filling.factions[name]]
        return with_verb(of_faction(faction, what), action, faction.plural)
    return filling.places.get(head, "") if not action else ""


def plural_pronoun(filling: Filling, name: str) -> bool:
    person = filling.people[name]
    return person is not None and person.pronoun == THEY


def of_person(person: Person | None, what: str) -> str:
    if person is None:
        return ""
    return {"": person.name, "full": person.full}.get(what) or PRONOUNS.get(what, {}).get(person.pronoun, "")


def of_faction(faction: Faction, what: str) -> str:
    known: dict[str, Callable[[], str]] = {
        "": lambda: f"the {faction.name}", "name": lambda: faction.name, "follower": lambda: faction.follower,
        "followers": lambda: faction.follower and faction.follower + "s", "leader": lambda: faction.leader,
        "sign": lambda: faction.sign, "envoy": lambda: faction.envoy, "want": lambda: faction.want,
        "its": lambda: "their" if faction.plural else "its", "it": lambda: "them" if faction.plural else "it",
    }  # fmt: skip
    return known[what]() if what in known else ""


def with_verb(subject: str, action: str, plural: bool) -> str:
    return f"{subject} {verb(action, plural)}" if subject and action else subject


def verb(base: str, plural: bool) -> str:
    """A verb in the present tense, for one or for many (which is also how it stands after a singular they)."""
    first, _, rest = base.partition(" ")
    if not plural:
        first = IRREGULAR.get(first) or third_person(first)
    return f"{first} {rest}" if rest else first


def third_person(base: str) -> str:
    if re.search(r"(s|x|z|ch|sh|o)$", base):
        return base + "es"
    return re.sub(r"(?<=[^aeiou])y$", "ie", base) + "s"
