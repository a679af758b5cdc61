"""The rules as switches: one field for each independent difference between editions (the ledger's Variants table), and
one for each number that the rulebook fixes.

The three published editions are three `Ruleset`s; a house rule is a fourth, made from a base and the fields it changes.
Code asks the fields, never the name. `docs/rules/editions.md` has them all side by side.
"""

import difflib
import json
import random
import tomllib
from dataclasses import dataclass
from typing import Any, Final

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.measure import LONGEST_TOML, measure

#: field: its values, the first being the 2023 rulebook's; the rows of the Variants table it carries; what it decides
FIELDS: Final[dict[str, tuple[tuple[str, ...], tuple[int, ...], str]]] = {
    "leader_destroyed": (("plays_on", "eliminated"), (1, 2, 3), "a player whose Leader is destroyed"),
    "draw": (("draw", "random"), (8,), "a game that stays tied after all tiebreaks"),
    "initiative_tie": (("passes_left", "stays", "changes"), (17,), "the token when the highest Initiative is shared"),
    "reveal_order": (("first_player", "initiative"), (18,), "the order of effects when schemes are revealed"),
    "dawn_starts": (("nearest", "docks"), (20,), "the location that gets the first City card"),
    "muster": (("in_order", "together"), (21,), "how the characters of a Day join the crews"),
    "equip_to": (("performer", "any_target", "target_here"), (29,), "whom the basic Equip gives an attachment to"),
    "parley_for": (("negotiable", "recruits"), (31, 34), "what may be parleyed for"),
    "parleyers": (("non_mercenaries", "anyone"), (32,), "who may parley"),
    "parleys": (("any_number", "one"), (33,), "how many may parley for one payment"),
    "wealth_goes": (("locker", "discard"), (37,), "where a card with Wealth goes when it pays"),
    "pressure_against": (("everyone", "those_present"), (40,), "whom a pressure has to beat"),
    "gamble_reject": (("sink", "discard"), (42,), "the gambled cards that are not chosen"),
    "after": (("effect", "ability"), (50,), "when Reactions to what has happened are used"),
    "triggers": (("any_part", "effects"), (51,), "the parts of an ability that Reactions answer"),
    "targets": (("with_costs", "after_costs"), (52,), "when the targets of the cost part are chosen"),
    "challenge": (("targets", "chooses"), (99,), "whether the basic Challenge targets whom it challenges"),
    "answer": (("accept_or_refuse", "intervene_only"), (58,), "how a challenge can be answered"),
    "technique": (("before_answer", "after_answer"), (57, 60), "when the challenger's Technique is activated"),
    "refusal": (("capped", "all_threat"), (59,), "the wounds of a refused challenge"),
    "first_round": (("compulsory", "optional"), (61,), "whether the first round needs a combat card"),
    "rounds": (("alternate", "threatened"), (62, 63), "whose round it is"),
    "cap": (("dueling_stat", "combat"), (64,), "the stat of Restricted Hostilities"),
    "threat_follows": (("participant", "location"), (66, 67, 68, 69, 70), "what threat in a pool is bound to"),
    "dash": (("takes_part", "barred"), (71,), "a character with a dash in the dueling stat"),
    "duration": (("place", "type"), (75,), "what decides how long lasting effects last"),
    "deck_size": (("at_least", "exactly"), (82,), "how many cards a Faction Deck has: forty"),
}
#: numbers of the rules, on which all editions agree: the least, the rulebook's and the greatest; what it says
NUMBERS: Final[dict[str, tuple[int, int, int, str]]] = {
    "days": (1, 5, 9, "how many Days a game lasts at most"),
    "renown_to_win": (1, 7, 60, "the Renown that wins at Plunder"),
    "extra_crew": (-9, 0, 9, "added to the Crew Cap that a Leader prints"),
    "extra_draw": (-9, 0, 9, "added to the cards that Panache has a player draw each Day"),
    "extra_hand": (-9, 0, 30, "added to the cards that Panache lets a player keep at Dusk"),
    "city_cards": (0, 1, 3, "how many City cards come to each location at Dawn"),
    "gamble_reveals": (1, 2, 9, "how many cards a combat card by gambling is chosen from"),
}


@dataclass(frozen=True)
class Ruleset:
    """A frozen record with one field for each switch of `FIELDS` and each number of `NUMBERS`."""

    name: str
    leader_destroyed: str = "plays_on"
    draw: str = "draw"
    initiative_tie: str = "passes_left"
    reveal_order: str = "first_player"
    dawn_starts: str = "nearest"
    muster: str = "in_order"
    equip_to: str = "performer"
    parley_for: str = "negotiable"
    parleyers: str = "non_mercenaries"
    parleys: str = "any_number"
    wealth_goes: str = "locker"
    pressure_against: str = "everyone"
    gamble_reject: str = "sink"
    after: str = "effect"
    triggers: str = "any_part"
    targets: str = "with_costs"
    challenge: str = "targets"
    answer: str = "accept_or_refuse"
    technique: str = "before_answer"
    refusal: str = "capped"
    first_round: str = "compulsory"
    rounds: str = "alternate"
    cap: str = "dueling_stat"
    threat_follows: str = "participant"
    dash: str = "takes_part"
    duration: str = "place"
    deck_size: str = "at_least"
    days: int = 5
    renown_to_win: int = 7
    extra_crew: int = 0
    extra_draw: int = 0
    extra_hand: int = 0
    city_cards: int = 1
    gamble_reveals: int = 2

    def __post_init__(self) -> None:
        for field in (*FIELDS, *NUMBERS):
            check_field(field, getattr(self, field))
        check_meaning(self)

    def changes(self) -> dict[str, Any]:
        """The fields in which it differs from the 2023 rulebook."""
        return {field: getattr(self, field) for field in (*FIELDS, *NUMBERS) if getattr(self, field) != usual(field)}

    def text(self) -> str:
        """What `find_ruleset` reads as this ruleset: the name of a published one, or its TOML."""
        if RULESETS.get(self.name) == self:
            return self.name
        changes = [f"{field} = {json.dumps(value)}" for field, value in self.changes().items()]
        return "\n".join([f"name = {json.dumps(self.name)}", *changes]) + "\n"


def usual(field: str) -> str | int:
    """What the 2023 rulebook says."""
    return NUMBERS[field][1] if field in NUMBERS else FIELDS[field][0][0]


def check_field(field: str, value: object) -> None:
    if field in NUMBERS:
        least, _, most, _ = NUMBERS[field]
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadDefinition(f"{field} cannot be {value!r}: it is a whole number from {least} to {most}")
        return
    if field not in FIELDS:
        near = difflib.get_close_matches(field, (*FIELDS, *NUMBERS), 1, 0.6)
        hint = f"; did you mean {near[0]}?" if near else ""
        fields, numbers = ", ".join(FIELDS), ", ".join(NUMBERS)
        raise BadDefinition(f"a ruleset has no field {field!r}{hint} (there are: {fields}) (and numbers: {numbers})")
    values = FIELDS[field][0]
    if value not in values:
        raise BadDefinition(f"{field} cannot be {value!r} (there are: {', '.join(values)})")


def check_meaning(rules: "Ruleset") -> None:
    """Refuse combinations that mean nothing."""
    if rules.answer == "intervene_only" and rules.refusal != "capped":
        raise BadDefinition("refusal means nothing where a challenge cannot be refused: answer is intervene_only")
    if rules.answer == "intervene_only" and rules.technique == "before_answer":
        raise BadDefinition("with answer = intervene_only there is no acceptance to wait for: technique = after_answer")


def house_rules(number: int, base: str = "rulebook-2023") -> str:
    """A ruleset for trying things out, as text: a published one with some switches turned, others for each number."""
    chance = random.Random(number)
    while True:
        turned = {field: chance.choice(FIELDS[field][0]) for field in FIELDS if chance.random() < 0.4}
        text = f'base = "{base}"\nname = "house rules {number}"\n'
        text += "".join(f'{field} = "{value}"\n' for field, value in turned.items()) + house_numbers(number)
        try:
            read_ruleset(text)
        except BadDefinition:
            continue
        return text


def house_numbers(number: int) -> str:
    """Some numbers of the rules a little off the rulebook's, as text."""
    chance = random.Random(f"numbers {number}")
    lines = ""
    for field, (least, value, most, _) in NUMBERS.items():
        if chance.random() < 0.3:
            lines += f"{field} = {min(most, max(least, value + chance.choice((-1, 1, 2))))}\n"
    return lines


RULEBOOK_2023: Final = Ruleset("rulebook-2023")
PLAYTEST: Final = Ruleset(
    "playtest-5.9.4e",
    leader_destroyed="eliminated",
    draw="random",
    initiative_tie="stays",
    muster="together",
    equip_to="any_target",
    parley_for="recruits",
    parleyers="anyone",
    parleys="one",
    wealth_goes="discard",
    pressure_against="those_present",
    gamble_reject="discard",
    after="ability",
    triggers="effects",
    targets="after_costs",
    answer="intervene_only",
    technique="after_answer",
    first_round="optional",
    rounds="threatened",
    threat_follows="location",
    dash="barred",
    duration="type",
    deck_size="exactly",
)
LEARN_TO_PLAY: Final = Ruleset(
    "learn-to-play",
    initiative_tie="changes",
    reveal_order="initiative",
    dawn_starts="docks",
    muster="together",
    equip_to="target_here",
    parley_for="recruits",
    parleys="one",
    wealth_goes="discard",
    pressure_against="those_present",
    challenge="chooses",
    refusal="all_threat",
    rounds="threatened",
    cap="combat",
)
RULESETS: Final = {rules.name: rules for rules in (RULEBOOK_2023, PLAYTEST, LEARN_TO_PLAY)}
#: what whoever chooses one of them should know
ABOUT: Final = {
    RULEBOOK_2023.name: "The printed rulebook: the one to play if you are not looking for another.",
    PLAYTEST.name: "The open playtest: whose Leader is destroyed is out, and threat is bound to the location.",
    LEARN_TO_PLAY.name: "The booklet for the first game, where it differs from the rulebook.",
}


def find_ruleset(name: str) -> Ruleset:
    """A published edition by name, or the ruleset that a text describes (see `read_ruleset`)."""
    if "\n" in name or "=" in name:
        return read_ruleset(name)
    if name not in RULESETS:
        near = difflib.get_close_matches(name, RULESETS, 1, 0.4)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise BadDefinition(f"there is no ruleset named {name!r}{hint} (there are: {', '.join(RULESETS)})")
    return RULESETS[name]


def read_ruleset(text: str) -> Ruleset:
    """A custom ruleset from TOML: `base = "rulebook-2023"`, a `name`, and the fields it changes."""
    measure(text, LONGEST_TOML, "the ruleset", BadDefinition)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDefinition(f"the ruleset is not readable: {error}") from None
    base = find_ruleset(str(data.pop("base", RULEBOOK_2023.name)))
    name = str(data.pop("name", f"{base.name}, changed"))
    for field, value in data.items():
        check_field(field, value)
    return Ruleset(name, **{**base.changes(), **data})
