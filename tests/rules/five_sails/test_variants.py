"""The switches of the Ruleset, each in each of its positions: the Variants table of the ledger."""

import random
from typing import Any

import pytest
from duels import decline, perform
from ledger import rule
from scene import Scene

from quarterdeck.cardgame.using import CardAbility
from quarterdeck.games import five_sails
from quarterdeck.games.five_sails import decklists
from quarterdeck.games.five_sails.catalogue import abilities
from quarterdeck.games.five_sails.construction import check
from quarterdeck.games.five_sails.decks import SAMPLES, Deck
from quarterdeck.games.five_sails.duel_state import D_POOL, duel as duel_of
from quarterdeck.games.five_sails.effects.language import (
    action, add_threat, adjacent_location, adversary, bearer, en_garde, forbid, move as moves, technique,
)  # fmt: skip
from quarterdeck.games.five_sails.happenings import move
from quarterdeck.games.five_sails.ordering import abilities_under
from quarterdeck.games.five_sails.position_text import write_game
from quarterdeck.games.five_sails.rulesets import (
    FIELDS, RULEBOOK_2023, RULESETS, Ruleset, find_ruleset, house_rules, read_ruleset,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import (
    BASIC, CHANGE_STAT, DOCKS, GAIN_KEYWORD, INFLUENCE, NEGOTIABLE, THE_DAY, TO_MOVE,
)  # fmt: skip
from quarterdeck.games.five_sails.using import KEPT, CityAbility
from quarterdeck.games.five_sails.values import may
from quarterdeck.kernel.ability import Ability
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.sound import flaw

KASPAR = "Kaspar Dietrich"
ODETTE = "Odette Dubois d'Arrent"


def scene(rules: str, first: str, second: str, rest: str = "") -> Scene:
    """A position under a custom ruleset, given as 'field = value' pairs."""
    text = "\\n".join(f"{k.strip()} = '{v.strip()}'" for k, v in (pair.split("=") for pair in rules.split(";") if pair))
    return Scene(f'ruleset = "{text or "rulebook-2023"}"\n{rest}\n[[player]]\n{first}\n[[player]]\n{second}\n')


def at_docks(name: str, more: str = "") -> str:
    return f'{{name = "{name}", at = "Docks"{", " + more if more else ""}}}'


def anew(table: Scene) -> Scene:
    """The same question, after something was changed by hand."""
    return table.cause(move, 1, 0, DOCKS)


# The record


def test_every_field_has_a_default_of_the_rulebook() -> None:
    assert RULEBOOK_2023.changes() == {}
    for field, (values, rows, words) in FIELDS.items():
        assert getattr(RULEBOOK_2023, field) == values[0]
        assert len(values) > 1 and rows and words


def test_a_custom_ruleset_names_a_base_and_what_it_changes() -> None:
    rules = read_ruleset('name = "house"\nbase = "rulebook-2023"\nparleys = "one"\n')
    assert rules.name == "house"
    assert rules.changes() == {"parleys": "one"}
    assert find_ruleset('parleys = "one"') == Ruleset("rulebook-2023, changed", parleys="one")


@pytest.mark.parametrize("number", range(4))
def test_a_ruleset_is_read_from_its_text(number: int) -> None:
    for rules in (*RULESETS.values(), read_ruleset(house_rules(number))):
        assert find_ruleset(rules.text()) == rules


def test_a_position_keeps_its_ruleset() -> None:
    for text in ("learn-to-play", "name = 'mine'\nparleys = 'one'\n"):
        game = five_sails.new(seed=2, ruleset=text)
        while (written := write_game(game)) is None:
            question = game.open_questions()[0]
            game.choose(question.options[0], question.seat)
        state: Any = five_sails.from_position(written).state
        assert state.match.ruleset == find_ruleset(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('parlays = "one"', "no field 'parlays'; did you mean parleys?"),
        ('parleys = "two"', r"parleys cannot be 'two' \(there are: any_number, one\)"),
        ('base = "rulebook-2022"\nparleys = "one"', "no ruleset named 'rulebook-2022'; did you mean rulebook-2023?"),
        ("playtest", r"did you mean playtest-5.9.4e\? \(there are: rulebook-2023, playtest-5.9.4e, learn-to-play\)"),
        ('parleys = 1', r"parleys cannot be 1 \(there are: any_number, one\)"),
        ('[parleys]\none = true', r"parleys cannot be \{'one': True\}"),
        ('x = "y"', r"no field 'x' \(there are: leader_destroyed, .*, deck_size\)"),
        ('base = "playtest-5.9.4e"\ntechnique = "before_answer"', "no acceptance to wait for"),
        ('base = "playtest-5.9.4e"\nrefusal = "all_threat"', "cannot be refused"),
        ("parleys =", "not readable"),
        ('answer = "intervene_only"\ntechnique = "after_answer"\nrefusal = "all_threat"', "cannot be refused"),
        ('answer = "intervene_only"', "no acceptance to wait for"),
    ],
)
def test_what_means_nothing_is_refused(text: str, words: str) -> None:
    with pytest.raises(BadDefinition, match=words):
        find_ruleset(text)


@pytest.mark.parametrize("seed", range(12))
def test_random_combinations_play_to_the_end(seed: int) -> None:
    chance = random.Random(seed)
    while True:
        chosen: dict[str, Any] = {field: chance.choice(values) for field, (values, _, _) in FIELDS.items()}
        try:
            Ruleset("random", **chosen)
            break
        except BadDefinition:
            continue
    text = "\n".join(f'{field} = "{value}"' for field, value in chosen.items())
    decks = ("eisen", "montaigne", "montaigne", "eisen")[: 2 + seed % 3]
    game = five_sails.new(seed=seed, decks=decks, ruleset=text, record=False)
    for _ in range(20_000):
        if game.over:
            return
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("number", range(1, 25))
def test_house_rules_are_accepted_and_differ(number: int) -> None:
    for base in RULESETS:
        assert read_ruleset(house_rules(number, base)).name == f"house rules {number}"
    assert house_rules(number) != house_rules(number + 1)


# The published editions


def test_three_editions_are_published() -> None:
    assert list(RULESETS) == ["rulebook-2023", "playtest-5.9.4e", "learn-to-play"]
    for name, rules in RULESETS.items():
        assert find_ruleset(name) is rules and rules.name == name


def test_an_edition_can_be_the_base_of_house_rules() -> None:
    rules = find_ruleset('base = "learn-to-play"\ncap = "dueling_stat"\n')
    assert rules.changes() == {k: v for k, v in RULESETS["learn-to-play"].changes().items() if k != "cap"}


# Victory


def three(rules: str) -> Scene:
    """Odette, with 5 Renown, is about to die at the Docks; a third player looks on."""
    text = "\\n".join(f"{k.strip()} = '{v.strip()}'" for k, v in (pair.split("=") for pair in rules.split(";") if pair))
    return Scene(f"""
        ruleset = "{text or "rulebook-2023"}"
        [[player]]
        leader = {at_docks(KASPAR)}
        [[player]]
        leader = {at_docks(ODETTE, "wounds = 4")}
        crew = ["Jean Urbain"]
        renown = 5
        [[player]]
        leader = "{KASPAR}"
    """)


@rule("FS-VICTORY-02")
def test_leader_destroyed() -> None:
    for rules, renown, out in (("", 2, False), ("leader_destroyed=eliminated", 0, True)):
        table = three(rules)
        table.choose("Challenge", "Refuse")
        assert table.zone(ODETTE) != "crew"
        assert table.renown(2) == renown
        assert bool(table.state.out >> 1 & 1) is out
        assert not table.game.over


def test_leader_destroyed_with_two_players_wins_either_way() -> None:
    for rules in ("", "leader_destroyed=eliminated"):
        table = scene(rules, f"leader = {at_docks(KASPAR)}", f'leader = {at_docks(ODETTE, "wounds = 4")}')
        table.choose("Challenge", "Refuse")
        assert table.game.over and table.state.winner == 0


def test_draw() -> None:
    tied = (f'leader = "{KASPAR}"', f'leader = "{KASPAR}"')
    for rules, drawn in (("", True), ("draw=random", False)):
        table = scene(rules, *tied, rest='day = 5\nphase = "Plunder"\npicks = [1]')
        assert table.game.over
        assert (table.state.winner == -1) is drawn
        if not drawn:
            assert table.state.winner == 1


# Planning and Dawn


def planning(rules: str, seats: int, schemes: list[str], holder: int) -> Scene:
    """Each player has one scheme and one character to choose."""
    text = "\\n".join(f"{k.strip()} = '{v.strip()}'" for k, v in (pair.split("=") for pair in rules.split(";") if pair))
    head = f'ruleset = "{text or "rulebook-2023"}"\nphase = "Planning"\nfirst_player = {holder}\n'
    rows = [f'[[player]]\nleader = "{KASPAR}"\napproach = ["{schemes[i]}", "Otto Streit"]\n' for i in range(seats)]
    return Scene(head + "".join(rows))


@rule("FS-PLAN-07")
def test_initiative_tie() -> None:
    tie = ["The Song of Eisen", "The Song of Eisen"]
    for rules, first in (("", 1), ("initiative_tie=stays", 0), ("initiative_tie=changes", 1)):
        assert planning(rules, 2, tie, 1).state.first == first
    three = ["The Song of Eisen", "Armed and Marshaled", "The Song of Eisen"]
    for rules, first in (("", 2), ("initiative_tie=stays", 0), ("initiative_tie=changes", 1)):
        assert planning(rules, 3, three, 1).state.first == first


@rule("FS-DAWN-03")
def test_dawn_starts() -> None:
    for text, where in (("rulebook-2023", "Ole's Inn"), ("dawn_starts = 'docks'", "Docks")):
        table = Scene(f"""
            ruleset = "{text}"
            phase = "Dawn"
            [[player]]
            leader = "{KASPAR}"
            [[player]]
            leader = "{ODETTE}"
            [[player]]
            leader = "{KASPAR}"
            [city]
            deck = ["Eko Sorridi", "Gustavo", "Leja Juska", "Risky Undertaking"]
        """)
        assert table.place("Eko Sorridi") == where


@rule("FS-PLAN-04")
def test_reveal_order() -> None:
    for rules, asked in (("", True), ("reveal_order=initiative", False)):
        table = planning(rules, 2, ["Shifting Tides", "Shifting Tides"], 2)
        assert (table.kind == "order_effects") is asked


@rule("FS-PLAN-09", "FS-PLAN-10")
def test_muster() -> None:
    """With a full crew, the second player's character is in play before or after the first has made room."""
    crew = '["Terrell Brandt", "Philip Hase", "Uwe Zimmerman", "Daniella Dietrich", "Jean Urbain"]'
    for rules, second in (("", "chosen"), ("muster=together", "crew")):
        table = scene(
            rules,
            f'leader = "{KASPAR}"\ncrew = {crew}\napproach = ["The Song of Eisen", "Otto Streit"]',
            f'leader = "{ODETTE}"\napproach = ["Épée Sanglante", "Léontine Giroux"]',
            rest='phase = "Planning"\nfirst_player = 1',
        )
        assert (table.kind, table.asked) == ("choose_crew_excess", 1)
        assert table.zone("Léontine Giroux") == second


# Paying


def recruiting(rules: str, crew: str) -> Scene:
    """Claude costs 6 at the Docks; one card in hand."""
    return Scene(f"""
        ruleset = "{rules or "rulebook-2023"}"
        [[player]]
        leader = {at_docks(KASPAR)}
        crew = [{crew}]
        hand = ["Precision"]
        [[player]]
        leader = "{ODETTE}"
        [city]
        Docks = {{cards = ["Claude de la Roche"]}}
    """)


@rule("FS-DRAMA-18", "FS-RULE-26")
def test_parleys() -> None:
    """Claude costs 6: Kaspar takes off 4, Otto another 2."""
    otto = at_docks("Otto Streit")
    many = recruiting("", otto)
    many.choose("Recruit", "Kaspar", "Parley with Kaspar Dietrich")  # and with Otto: nothing else would do
    assert many.engaged("Otto Streit")
    assert many.zone("Claude de la Roche") == "crew"
    assert many.hand(1) == ["Precision"]
    assert not recruiting("parleys = 'one'", otto).offers("Recruit")


@rule("FS-DRAMA-18", "FS-RULES-15")
def test_parleyers() -> None:
    """Giacinto, a Mercenary with Influence 2, may help or not."""
    helper = at_docks("Giacinto")
    assert not recruiting("", helper).offers("Recruit")
    anyone = recruiting("parleyers = 'anyone'", helper)
    anyone.choose("Recruit", "Kaspar", "Parley with Kaspar Dietrich")
    assert anyone.engaged("Giacinto")
    assert anyone.zone("Claude de la Roche") == "crew"


@rule("FS-DRAMA-19")
def test_parley_for() -> None:
    """Claude can be parleyed for in both readings; an attachment that has become negotiable in one of them."""
    for rules, for_others in (("", True), ("parley_for = 'recruits'", False)):
        assert recruiting(rules, at_docks("Otto Streit")).offers("Recruit")
        table = scene(
            rules.replace("'", ""),
            f"leader = {at_docks(KASPAR)}",
            f'leader = "{ODETTE}"',
            '[city]\nDocks = {cards = ["Guild Triskelion"]}',
        )
        assert not table.offers("Equip")
        gear = table.card("Guild Triskelion")
        add(table.state, (GAIN_KEYWORD, 0, gear, 0, gear, NEGOTIABLE, THE_DAY))
        assert anew(table).offers("Equip") is for_others


# Equipping


def equipping(rules: str, where: str = "Docks") -> Scene:
    """Kaspar at a place, Otto at Home; a sword in hand and something to buy at the Docks."""
    return scene(
        rules,
        f'leader = {{name = "{KASPAR}", at = "{where}"}}\n'
        'crew = ["Otto Streit"]\nhand = ["Langschwert", "Precision x3"]',
        f"leader = {at_docks(ODETTE)}",
        '[city]\nDocks = {cards = ["Guild Triskelion"]}',
    )


@rule("FS-DRAMA-13", "FS-CARDS-29")
def test_equip_to() -> None:
    """From hand: to the performer; to any of your characters; to one of them in the City."""
    both = [KASPAR, "Otto Streit"]
    table = equipping("").choose("Equip")
    assert (table.kind, table.options) == ("choose_performer", both)
    table.choose("Otto Streit")  # at Home there is only the sword
    assert table.host("Langschwert") == "Otto Streit"
    table = equipping("equip_to=any_target").choose("Equip")
    assert (table.kind, table.options) == ("choose_attachment", ["Langschwert", "Guild Triskelion"])
    table.choose("Langschwert")
    assert (table.kind, table.options) == ("choose_target", both)
    table.choose("Otto Streit")
    assert table.host("Langschwert") == "Otto Streit" and table.settled
    table = equipping("equip_to=target_here").choose("Equip", "Langschwert")
    assert table.host("Langschwert") == KASPAR and table.settled


@rule("FS-DRAMA-14")
def test_equip_to_from_the_city_and_from_home() -> None:
    for rules in ("", "equip_to=any_target", "equip_to=target_here"):
        table = equipping(rules)
        table.choose("Equip", *([KASPAR] if not rules else []), "Guild Triskelion")
        table.choose(table.options[0]) if table.kind == "pay_wealth" else None
        assert table.host("Guild Triskelion") == KASPAR, "nobody else of the crew is at the Docks"
        home = equipping(rules, where="Home")
        assert home.offers("Equip") is (rules != "equip_to=target_here")
        if rules == "equip_to=any_target":
            home.choose("Equip")
            assert home.options == both_at_home()


def both_at_home() -> list[str]:
    """The sword is the only attachment within reach: whom it goes to is all that is asked."""
    return [KASPAR, "Otto Streit"]


@rule("FS-DRAMA-13")
def test_equip_to_costs_what_it_costs_the_wearer() -> None:
    """Kalla pays one less for what she equips; with one card in hand nobody else can have the Triskelion."""
    for rules in ("", "equip_to=any_target", "equip_to=target_here"):
        table = scene(
            rules,
            f'leader = {at_docks(KASPAR)}\ncrew = [{at_docks("Kalla Forsberg")}]\nhand = ["Precision"]',
            f'leader = "{ODETTE}"',
            '[city]\nDocks = {cards = ["Guild Triskelion"]}',
        )
        table.choose("Equip")
        assert table.host("Guild Triskelion") == "Kalla Forsberg"
        assert table.hand(1) == [] and table.settled


@rule("FS-CARDS-29", "FS-RULE-53")
def test_equip_to_others_if_the_attachment_says_so() -> None:
    """Legion's Caress goes to characters of any player in the City; where the target must be here, to those here."""
    for rules, offered in (("", 2), ("equip_to=any_target", 2), ("equip_to=target_here", 1)):
        table = scene(
            rules,
            'leader = ' + at_docks(KASPAR) + '\nhand = ["Legion\'s Caress", "Precision x3"]',
            f'leader = "{ODETTE}"\ncrew = [{at_docks("Jean Urbain")}, {{name = "Bastien Girard", at = "Forums"}}]',
        )
        table.choose("Equip")
        if offered == 2:
            assert table.options == ["Jean Urbain", "Bastien Girard"]
            table.choose("Jean Urbain")
        table.pass_until("take_action")
        assert table.host("Legion's Caress") == "Jean Urbain"
        assert table.settled


@rule("FS-RULES-09")
def test_wealth_goes() -> None:
    for rules, where in (("", "locker"), ("wealth_goes=discard", "discard")):
        table = scene(rules, f'leader = {at_docks(KASPAR)}\nhand = ["Dark Gift", "Opulence"]', f'leader = "{ODETTE}"')
        table.choose("Equip", "Opulence") if table.kind == "pay_wealth" else table.choose("Equip")
        assert table.zone("Opulence") == where


# Using abilities


def gifted(rules: str) -> Scene:
    """Otto wears Dark Gift, which wounds and then moves him, and a Sorte Deck, which heals who was wounded."""
    gear = 'equipped = ["Dark Gift", "Sorte Deck"]'
    return scene(rules, f'leader = "{KASPAR}"\ncrew = [{at_docks("Otto Streit", gear)}]', f'leader = "{ODETTE}"')


@rule("FS-REACT-05", "FS-REACT-06")
def test_after() -> None:
    """Between the two effects of Dark Gift, or when both are done."""
    table = gifted("").choose("Dark Gift: Action 1")
    assert (table.kind, table.wounds("Otto Streit"), table.place("Otto Streit")) == ("react", 1, "Docks")
    table.choose("Sorte Deck", "the Forums")
    assert (table.wounds("Otto Streit"), table.place("Otto Streit"), table.settled) == (0, "Forums", True)
    table = gifted("after=ability").choose("Dark Gift: Action 1")
    assert (table.kind, table.wounds("Otto Streit")) == ("choose_location", 1)
    table.choose("the Forums")
    assert (table.kind, table.place("Otto Streit")) == ("react", "Forums")
    table.choose("Sorte Deck")
    assert table.wounds("Otto Streit") == 0 and table.settled


@rule("FS-ABIL-09", "FS-REACT-10")
def test_after_keeps_only_reactions_waiting() -> None:
    """Legion's Caress wounds its wearer as soon as it turns en garde, and is then an ability that is over itself."""
    for rules in ("", "after=ability"):
        for gear, kind in (("", "choose_location"), (', "Sorte Deck"', "react")):
            wearer = at_docks("Otto Streit", f'engaged = true, equipped = ["Legion\'s Caress"{gear}]')
            table = scene(rules, f'leader = "{KASPAR}"\ncrew = [{wearer}]', f'leader = "{ODETTE}"')
            perform(table, action(en_garde(bearer), moves(bearer, adjacent_location)), "Otto Streit")
            assert (table.wounds("Otto Streit"), table.kind) == (1, kind)
            table.pass_until("take_action")
            assert table.settled


@rule("FS-CORE-56")
def test_after_does_not_put_off_destruction() -> None:
    dying = at_docks("Otto Streit", 'wounds = 3, equipped = ["Dark Gift", "Sorte Deck"]')
    table = scene("after=ability", f'leader = "{KASPAR}"\ncrew = [{dying}]', f'leader = "{ODETTE}"')
    table.choose("Dark Gift: Action 1")
    assert table.zone("Otto Streit") == "locker" and table.settled


def test_after_what_waits_is_forgotten_when_its_player_leaves() -> None:
    third = f'\n[[player]]\nleader = "{KASPAR}"'
    gear = 'equipped = ["Dark Gift", "Sorte Deck"]'
    table = scene(
        "after=ability", f'leader = "{KASPAR}"\ncrew = [{at_docks("Otto Streit", gear)}]', f'leader = "{ODETTE}"{third}'
    )
    table.choose("Dark Gift: Action 1")
    assert table.kind == "choose_location" and len(table.state.deferred) == 1
    table.game.concede(0)
    assert not table.state.deferred and flaw(table.state) == ""
    assert table.kind == "take_action" and table.settled


def test_after_a_duel_does_not_wait_for_the_action_that_began_it() -> None:
    """Wounds from threat are no effect of the Challenge: they are answered as they come."""
    healer = at_docks("Otto Streit", 'equipped = ["Sorte Deck"]')
    for rules in ("", "after=ability"):
        table = scene(
            rules,
            f'leader = "{KASPAR}"\ncrew = [{at_docks("Terrell Brandt")}]\nhand = ["Precision"]',
            f'leader = "{KASPAR}"\ncrew = [{healer}]\nhand = ["Triage"]',
        )
        decline(table.choose("Challenge")).choose("Accept")
        assert table.kind == "react" and table.wounds("Otto Streit") > 0
        assert table.game.view(None)["duel"] is not None


@rule("FS-REACT-01")
def test_triggers() -> None:
    """Ravenna is wounded as a cost: a Reaction to wounds can answer that, or only to effects."""
    for rules, asked in (("", True), ("triggers=effects", False)):
        ravenna = at_docks("Ravenna Destine", 'equipped = ["Sorte Deck"]')
        table = scene(rules, f'leader = "{KASPAR}"\ncrew = [{ravenna}]\ndeck = ["Precision"]', f'leader = "{ODETTE}"')
        table.choose("Ravenna Destine: Action")
        assert (table.kind == "react") is asked
        assert table.wounds("Ravenna Destine") == 1
    table = gifted("triggers=effects").choose("Dark Gift: Action 1")
    assert table.kind == "react", "an effect can be answered in both"


def bleeding(rules: str) -> Scene:
    """Two wounded characters, and Bleed Out, which costs one card, in hand."""
    hurt = f'crew = [{at_docks("Otto Streit", "wounds = 1")}, {at_docks("Terrell Brandt", "wounds = 1")}]'
    hand = 'hand = ["Bleed Out", "Precision", "Regroup"]'
    return scene(rules, f'leader = "{KASPAR}"\n{hand}', f'leader = "{ODETTE}"\n{hurt}')


@rule("FS-ABIL-13", "FS-ABIL-14")
def test_targets() -> None:
    """The target of the cost part is chosen before the price is paid, or after it."""
    table = bleeding("").choose("Bleed Out")
    assert table.kind == "choose_target"
    table.choose("Otto Streit")
    assert table.kind == "pay_wealth"
    table = bleeding("targets=after_costs").choose("Bleed Out")
    assert table.kind == "pay_wealth"
    table.choose("Precision")
    assert (table.kind, table.options) == ("choose_target", ["Otto Streit", "Terrell Brandt"])
    table.choose("Otto Streit")
    assert table.wounds("Otto Streit") == 2 and table.settled


def test_targets_in_another_order_leave_the_rest_of_an_ability_as_it_is() -> None:
    slots = {*Ability.__slots__, *CardAbility.__slots__, *CityAbility.__slots__}
    assert {*KEPT, "kind", "row", "costs_at", "effects_at"} == slots
    late = abilities_under(find_ruleset("targets = 'after_costs'"))
    moved = [(a, b) for a, b in zip(abilities(), late, strict=True) if a is not b and a.kind != BASIC]
    assert len(moved) > 10
    for a, b in moved:
        assert sorted(map(id, a.row)) == sorted(map(id, b.row)) and a.effects_at > b.effects_at
        assert all(getattr(a, name) is getattr(b, name) for name in KEPT)


@rule("FS-ABIL-13", "FS-ABIL-21")
def test_targets_must_be_there_when_the_ability_is_announced_and_when_they_are_chosen() -> None:
    table = bleeding("targets=after_costs")
    for name in ("Otto Streit", "Terrell Brandt"):
        table.state.wounds[table.card(name)] = 0
    assert not anew(table).offers("Bleed Out")
    table = bleeding("targets=after_costs").choose("Bleed Out")
    for name in ("Otto Streit", "Terrell Brandt"):
        table.state.wounds[table.card(name)] = 0  # meanwhile something has healed them
    table.choose("Precision")
    assert table.zone("Bleed Out") == "discard" and table.settled
    assert (table.wounds("Otto Streit"), table.wounds("Terrell Brandt")) == (0, 0)


@rule("FS-ABIL-13")
def test_targets_that_a_price_hangs_on_are_chosen_first_all_the_same() -> None:
    """Triage costs less for Heroes and Scoundrels."""
    hurt = f'{at_docks("Otto Streit", "wounds = 1")}, {at_docks("Terrell Brandt", "wounds = 1")}'
    for rules in ("", "targets=after_costs"):
        table = scene(
            rules,
            f'leader = "{KASPAR}"\ncrew = [{hurt}]\nhand = ["Triage", "Precision", "Regroup"]',
            f'leader = "{ODETTE}"',
        )
        assert table.choose("Triage").kind == "choose_target"


@rule("FS-DUEL-03")
def test_targets_of_a_challenge() -> None:
    """Challenger and challenged in one decision; or the challenger engages first."""
    names = ("Otto Streit", "Philip Hase")
    two = (
        f'leader = {at_docks(KASPAR)}\nhand = ["Precision"]',
        f'leader = "{ODETTE}"\ncrew = [{", ".join(at_docks(name) for name in names)}]',
    )
    table = scene("", *two).choose("Challenge")
    assert table.kind == "choose_challenge" and not table.engaged(KASPAR)
    table = scene("targets=after_costs", *two).choose("Challenge")
    assert (table.kind, table.options) == ("choose_target", list(names))
    assert table.engaged(KASPAR)
    decline(table.choose("Philip Hase"))
    assert table.kind == "answer_challenge"
    assert table.game.view(None)["duel"]["characters"] == [KASPAR, "Philip Hase"]


@rule("FS-CORE-64")
def test_challenge() -> None:
    """Vittoria answers being targeted; a challenge that only names her is no targeting."""
    for late in ("", ";targets=after_costs"):
        for rules, asked in (("challenge=targets", True), ("challenge=chooses", False)):
            table = scene(
                rules + late,
                f"leader = {at_docks(KASPAR)}",
                f'leader = "Don Constanzo Scarpa"\ncrew = [{at_docks("Vittoria Anselmo")}, {at_docks("Angelo")}]',
            )
            table.choose("Challenge")
            table.choose(f"{KASPAR} challenges Vittoria Anselmo" if not late else "Vittoria Anselmo")
            assert table.offers("Vittoria Anselmo: Reaction") is asked


# Pressures and duels


@rule("FS-CORE-59", "FS-RULE-29")
def test_pressure_against() -> None:
    """A character with Influence 0 claims an empty location, or not."""
    for rules, control in (("", 0), ("pressure_against=those_present", 1)):
        table = scene(
            rules,
            f'leader = "{KASPAR}"\ncrew = [{at_docks("Otto Streit")}]',
            f'leader = "{ODETTE}"',
        )
        add(table.state, (CHANGE_STAT + INFLUENCE, 0, table.card("Otto Streit"), 0, table.card("Otto Streit"), -2, 1))
        table.choose("Claim")
        assert table.control("Docks") == control


def duel(rules: str, hand: str = '["Triage"]', deck: str = "[]") -> Scene:
    """Terrell (Combat 3) has challenged Otto, who has accepted."""
    table = scene(
        rules,
        f'leader = "{KASPAR}"\ncrew = [{at_docks("Terrell Brandt")}]\nhand = ["Precision"]',
        f'leader = "{KASPAR}"\ncrew = [{at_docks("Otto Streit")}]\nhand = {hand}\ndeck = {deck}',
    )
    return table.choose("Challenge")


@rule("FS-CORE-62")
def test_gamble_reject() -> None:
    for rules, where in (("", "deck"), ("gamble_reject=discard", "discard")):
        table = duel(rules, deck='["Regroup", "Last Word", "Iron Reply"]')
        table.choose("Done", "Accept", "Gamble", "Regroup")
        assert table.zone("Last Word") == where


@rule("FS-DUEL-10")
def test_answer() -> None:
    free = duel("").choose("Done")
    assert (free.kind, free.options) == ("answer_challenge", ["Accept", "Refuse"])
    bound = duel("answer=intervene_only;technique=after_answer")
    assert bound.kind == "issue_technique"  # nobody could intervene: there was nothing to answer


@rule("FS-DUEL-07", "FS-DUEL-18")
def test_technique() -> None:
    before = duel("")
    assert before.kind == "issue_technique"
    after = duel("technique=after_answer", '["Triage", "Regroup"]')
    assert after.kind == "answer_challenge"
    after.choose("Accept")
    assert after.kind == "issue_technique"
    after.choose("Terrell Brandt: Technique")
    assert after.threat() == [0, 4]


@rule("FS-DUEL-16", "FS-RULE-64")
def test_refusal() -> None:
    for rules, wounds in (("", 3), ("refusal=all_threat", 4)):
        table = duel(rules)
        table.choose("Terrell Brandt: Technique", "Refuse")
        hurt = table.wounds("Otto Streit") if table.zone("Otto Streit") == "crew" else 4
        assert hurt == wounds


@rule("FS-DUEL-24")
def test_first_round() -> None:
    hand = '["Triage", "Regroup"]'
    assert not duel("", hand).choose("Done", "Accept").offers("Done")
    assert duel("first_round=optional", hand).choose("Done", "Accept").offers("Done")


@rule("FS-DUEL-22")
def test_rounds() -> None:
    """Whoever holds threat has the round; with no threat at all there is no first round either."""
    for rules, kind in (("", "combat_card"), ("rounds=threatened", "combat_card")):
        table = duel(rules, '["Triage", "Breastplate"]').choose("Done", "Accept", "Breastplate")
        assert table.kind == kind
        assert table.threat() == [1, 0]
        assert table.asked == 1
    both = {}
    for rules in ("", "rounds=threatened"):
        table = scene(
            rules,
            f'leader = "{KASPAR}"\ncrew = [{at_docks("Gustavo")}]\nhand = ["Precision"]',
            f'leader = "{KASPAR}"\ncrew = [{at_docks("Otto Streit")}]\nhand = ["Triage", "Regroup"]',
        )
        table.choose("Challenge", "Accept")
        both[rules] = table.kind
    assert both == {"": "combat_card", "rounds=threatened": "take_action"}  # Combat 0: no threat, no first round


@rule("FS-RULE-103", "FS-DUEL-22")
def test_rounds_with_threat_in_both_pools_or_in_one() -> None:
    """Both: whoever did not have the last round. One: that side, even again."""
    for rules, pools, asked in (
        ("", (2, 3), 1),
        ("rounds=threatened", (2, 3), 1),
        ("", (0, 3), 1),
        ("rounds=threatened", (0, 3), 2),
        ("rounds=threatened", (2, 0), 1),
    ):
        table = at_the_forums(rules, (1, 2))
        table.choose("Regroup", "Regroup: Maneuver", "Last Word")
        assert (table.kind, table.asked) == ("choose_location", 2), "at the end of his round Kaspar moves"
        duel_of(table.state)[D_POOL : D_POOL + 2] = pools
        table.choose("the Docks")
        assert (table.kind, table.asked) == ("combat_card", asked)


@rule("FS-RULE-103")
def test_rounds_begin_with_the_challenged_side_if_both_hold_threat() -> None:
    for rules in ("", "rounds=threatened"):
        table = duel(rules, '["Triage", "Regroup"]').choose("Done")
        duel_of(table.state)[D_POOL] = 1
        table.choose("Accept")
        assert (table.kind, table.asked, table.threat()) == ("combat_card", 2, [1, 3])


@rule("FS-RULE-103")
def test_rounds_without_any_threat() -> None:
    """The duel is over, even before a first round."""
    for rules, over in (("", False), ("rounds=threatened", True)):
        table = scene(
            rules,
            f'leader = "{KASPAR}"\ncrew = [{at_docks("Gustavo")}]',
            f'leader = "{KASPAR}"\ncrew = [{at_docks("Otto Streit")}]\nhand = ["Triage", "Regroup"]',
        )
        table.choose("Challenge", "Accept")
        assert table.settled is over


# Moving in a duel


def at_the_forums(rules: str, pools: tuple[int, int] = (4, 0)) -> Scene:
    """Jean has challenged Kaspar at the Forums. In the first round, Kaspar's, Jean has come to hold threat."""
    table = scene(
        rules,
        f'leader = "{ODETTE}"\ncrew = [{{name = "Jean Urbain", at = "Forums"}}]\nhand = ["Disarm", "Gallant Deeds"]',
        f'leader = {{name = "{KASPAR}", at = "Forums"}}\nhand = ["Regroup", "Precision", "Last Word"]',
    )
    decline(table.choose("Challenge"))
    decline(table.choose("Accept"))
    duel_of(table.state)[D_POOL : D_POOL + 2] = pools
    return table


def put(table: Scene, name: str, place: int) -> None:
    table.state.place[table.card(name)] = place


@rule("FS-RULE-104", "FS-DUELX-17", "FS-DUELX-18")
def test_threat_follows_first_example() -> None:
    """One who is away when threat is resolved has escaped it; threat that was sent before stays with who is there."""
    for rules in ("", "threat_follows=location"):
        table = at_the_forums(rules)
        table.choose("Regroup", "Regroup: Maneuver", "Last Word", "the Docks")
        decline(table)
        assert (table.place(KASPAR), table.asked, table.threat()) == ("Docks", 1, [4, 0])
        decline(table.choose("Disarm"))  # Riposte 1, Parry 1, Thrust 1
        assert table.wounds("Jean Urbain") == 2
        assert table.settled


@rule("FS-RULE-104", "FS-DUELX-18")
def test_threat_follows_second_example() -> None:
    """Threat that is sent to one who is away reaches it if they are together when it is resolved."""
    for rules, sent in (("", 0), ("threat_follows=location", 2)):
        table = at_the_forums(rules)
        table.choose("Regroup", "Regroup: Maneuver", "Last Word", "the Docks")
        decline(table).choose("Disarm")
        perform(table, technique(add_threat(adversary, 2)), "Jean Urbain")
        assert table.threat() == [4, sent], "sent from the Forums to the Docks"
        put(table, "Jean Urbain", DOCKS)  # then Jean follows
        decline(anew(table))
        assert table.threat() == [0, sent + 2]
        assert table.game.view(None)["duel"]["threat_at"] == [None, "the Docks" if rules else None]


@rule("FS-RULE-104", "FS-DUELX-20")
def test_threat_follows_who_moves_in_its_own_round() -> None:
    """Threat in the pool goes along, or is left behind and discarded."""
    for rules, wounds in (("", 3), ("threat_follows=location", 0)):
        table = at_the_forums(rules)
        decline(table.choose("Last Word"))
        assert (table.asked, table.threat()) == (1, [6, 0])
        table.choose("Disarm")  # which leaves four; three is Kaspar's Combat
        put(table, "Jean Urbain", DOCKS)
        decline(anew(table))
        assert table.wounds("Jean Urbain") == wounds


@rule("FS-RULE-104")
def test_threat_follows_who_is_away_when_its_round_begins() -> None:
    """Elsewhere than its threat a participant plays no card, and the threat is discarded."""
    for rules, plays in (("", True), ("threat_follows=location", False)):
        table = at_the_forums(rules, (4, 0))
        table.choose("Regroup", "Regroup: Maneuver", "Last Word")
        assert table.kind == "choose_location", "Kaspar's round ends, and all of its threat has been resolved"
        put(table, "Jean Urbain", DOCKS)
        table.choose("the Grand Bazaar")
        decline(table)
        assert (not table.settled and table.kind == "combat_card" and table.asked == 1) is plays
        assert table.wounds("Jean Urbain") == 0


@rule("FS-DUEL-17", "FS-RULE-104")
def test_threat_follows_the_threat_of_the_challenge() -> None:
    """It is bound where the challenger is."""
    for rules, place in (("", None), ("threat_follows=location", "the Forums")):
        table = at_the_forums(rules, (0, 2))
        assert table.game.view(None)["duel"]["threat_at"] == [None, place]


@rule("FS-DUELX-14", "FS-RULE-72")
def test_cap() -> None:
    """Odette (Combat 1, Finesse 4 and 1) challenges with Finesse: five wounds, or one."""
    for rules, wounds in (("", 5), ("cap=combat", 1)):
        table = scene(
            rules,
            "leader = " + at_docks(ODETTE, 'equipped = ["Guild Triskelion"]'),
            "leader = " + at_docks(KASPAR),
        )
        table.choose("Guild Triskelion", "Accept", "Pass")
        assert table.wounds(KASPAR) == wounds


@rule("FS-RULES-03", "FS-DUEL-06")
def test_dash() -> None:
    """Vladislav has no Influence: an Influence challenge to him comes to nothing where a dash bars from the duel."""
    for rules, fought in (("", True), ("dash=barred", False)):
        table = scene(
            rules,
            "leader = " + at_docks("Don Constanzo Scarpa") + '\nhand = ["Veronica\'s Guile", "Precision"]',
            f'leader = "{KASPAR}"\ncrew = [{at_docks("Vladislav Novikoff")}]',
        )
        table.choose("Veronica's Guile")
        table.pass_until("take_action") if not fought else None
        assert (table.kind == "answer_challenge") is fought


@rule("FS-RULES-08")
def test_duration() -> None:
    """An Action's effect, made in a duel, ends with it or with the Day; a Technique's ends with the duel in both."""
    for rules, outlasts in (("", False), ("duration=type", True)):
        for kind, lasts in ((action, outlasts), (technique, False)):
            ability = kind(forbid(bearer, TO_MOVE))
            table = duel(rules).choose("Done", "Accept")
            perform(table, ability, "Terrell Brandt")
            assert not may(table.state, TO_MOVE, table.card("Terrell Brandt"))
            table.pass_until("take_action")
            assert table.settled
            assert may(table.state, TO_MOVE, table.card("Terrell Brandt")) is not lasts


@rule("FS-DECK-08")
def test_deck_size() -> None:
    deck = SAMPLES["eisen"]
    more = Deck("more", deck.leader, deck.approach, tuple((n, 2 if n == "165" else c) for n, c in deck.faction))
    assert check(more) == []
    assert [v.rule for v in check(more, exactly=True)] == ["FS-DECK-08"]
    text = decklists.write(more)
    assert five_sails.new(decks=(text, "eisen")).open_questions()
    with pytest.raises(BadDefinition, match="FS-DECK-08: the Faction Deck has 41 cards; it needs exactly 40"):
        five_sails.new(decks=(text, "eisen"), ruleset="deck_size = 'exactly'")


def test_a_new_game_refuses_decks_that_are_not_legal() -> None:
    deck = SAMPLES["eisen"]
    short = decklists.write(Deck("short", deck.leader, deck.approach, deck.faction[1:]))
    with pytest.raises(BadDefinition, match="the deck short is not legal: FS-DECK-08"):
        five_sails.new(decks=(short, "eisen"))
