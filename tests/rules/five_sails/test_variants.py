"""The switches of the Ruleset, each in each of its positions: the Variants table of the ledger."""

import random

import pytest
from ledger import rule
from scene import Scene

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.construction import check
from quarterdeck.games.five_sails.decks import SAMPLES, Deck
from quarterdeck.games.five_sails.rulesets import FIELDS, RULEBOOK_2023, Ruleset, find_ruleset, read_ruleset
from quarterdeck.games.five_sails.terms import CHANGE_STAT, INFLUENCE
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.lasting import add

KASPAR = "Kaspar Dietrich"
ODETTE = "Odette Dubois d'Arrent"


def scene(rules: str, first: str, second: str, rest: str = "") -> Scene:
    """A position under a custom ruleset, given as 'field = value' pairs."""
    text = "\\n".join(f"{k.strip()} = '{v.strip()}'" for k, v in (pair.split("=") for pair in rules.split(";") if pair))
    return Scene(f'ruleset = "{text or "rulebook-2023"}"\n{rest}\n[[player]]\n{first}\n[[player]]\n{second}\n')


def at_docks(name: str, more: str = "") -> str:
    return f'{{name = "{name}", at = "Docks"{", " + more if more else ""}}}'


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


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('parlays = "one"', "no field 'parlays'; did you mean parleys?"),
        ('parleys = "two"', r"parleys cannot be 'two' \(there are: any_number, one\)"),
        ('base = "rulebook-2022"\nparleys = "one"', "no ruleset named 'rulebook-2022'; did you mean rulebook-2023?"),
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
        chosen = {field: chance.choice(values) for field, (values, _, _) in FIELDS.items()}
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
    """All negotiable cards of the set are Mercenaries: both readings let Claude be parleyed for."""
    for rules in ("", "parley_for = 'recruits'"):
        assert recruiting(rules, at_docks("Otto Streit")).offers("Recruit")


@rule("FS-RULES-09")
def test_wealth_goes() -> None:
    for rules, where in (("", "locker"), ("wealth_goes=discard", "discard")):
        table = scene(rules, f'leader = {at_docks(KASPAR)}\nhand = ["Dark Gift", "Opulence"]', f'leader = "{ODETTE}"')
        table.choose("Equip", "Opulence") if table.kind == "pay_wealth" else table.choose("Equip")
        assert table.zone("Opulence") == where


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


def test_deck_size() -> None:
    deck = SAMPLES["eisen"]
    more = Deck("more", deck.leader, deck.approach, tuple((n, 2 if n == "165" else c) for n, c in deck.faction))
    assert check(more) == []
    assert [v.rule for v in check(more, exactly=True)] == ["FS-DECK-08"]
