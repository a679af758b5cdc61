"""Positions: they begin at any step, what cannot be is refused with its line, and what is written is the same game."""

import random

import pytest

from ccg_scene import Scene, bare
from quarterdeck.games import find_game
from quarterdeck.games.ccg.kinds import CHOSEN
from quarterdeck.games.ccg.position import load
from quarterdeck.games.ccg.position_text import writable, write, write_game
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.columns import NO_CARD
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.flow import RESULT
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.sameness import mark

TABLE = """\
turn = 3
first_player = 2
to_act = 1
passes = 1
actions = 4
quiet = 2
chantey = {name = "Bad Weather", by = 2}
[[player]]
captain = {name = "Berek", tacked = true}
ship = {name = "The Hurricane", sea = "La Boca"}
crew = ["Bully Boys", {name = "Jack Trades", tacked = true, attached = [{name = "Pistol", by = 2, owner = 1}]}]
adventures = [{name = "Save the Princess", sea = "The Mirror"}]
hand = ["Near Miss x2", {name = "Panache", seen = true}, {name = "Fancy Dans", seen = [2]}]
deck = ["Brutes x5"]
discard = ["Panache"]
sunk = ["Brutes"]
boarded = [2]
deeds = ["boarded", "crew sunk"]
[[player]]
captain = "Reis"
ship = {name = "The Crimson Roger", sea = "La Boca"}
crew = ["Oar Team"]
hand = ["Near Miss", "Panache"]
deck = ["Brutes"]
[seas]
"Trade Sea" = [{name = "Merchant Ship", by = 2, tacked = true}]
"""


def test_everything_lies_where_the_position_says() -> None:
    scene = Scene(TABLE)
    s = scene.state
    assert (s.turn, s.first, s.quiet, s.stack[-1][4:7]) == (3, 1, 2, [0, 1, 4])
    assert scene.asked == 1 and scene.kind == "take_action"
    assert scene.tacked("Berek") and scene.tacked("Merchant Ship") and not scene.tacked("Bully Boys")
    assert scene.host("Pistol") == "Jack Trades" and scene.host("Merchant Ship") == "Trade Sea"
    pistol = scene.card("Pistol")
    assert (s.holder[pistol], s.match.owner[pistol]) == (1, 0)
    assert s.known[scene.card("Fancy Dans")] == 3 and s.known[scene.card("Panache")] == s.match.public
    assert s.boarded == [2, 0] and s.deeds == [3, 0]


# Beginning at any step


def opened(more: str = "", choices: str = "[]", text: str = TABLE) -> Scene:
    return Scene(f"choices = {choices}\n{text}{more}")


BERTHED = TABLE.replace('"Berek", tacked = true', '"Berek"').replace("Bully Boys", "Oar Team")
READY = BERTHED.replace("boarded = [2]\n", "")


def test_a_payment_half_made_is_the_action_and_the_sources_tacked_for_it() -> None:
    scene = opened(choices='["Board The Crimson Roger", "Tack Berek"]', text=READY)
    assert scene.decision.reason == "Tack Crew for Sailing to board The Crimson Roger: 2 of 3"
    assert scene.tacked("Berek") and scene.options == ["Tack Oar Team", "Stop"]
    scene.choose("Tack Oar Team")
    assert told(scene.game).startswith('choices = ["Board The Crimson Roger", "Tack Berek", "1: Tack Oar Team"]\n')


def test_hits_of_which_some_are_absorbed() -> None:
    scene = opened("[hits]\nplayer = 2\namount = 4\n", '["Tack Oar Team"]')
    assert scene.kind == "absorb_step" and scene.asked == 2
    assert scene.decision.reason.endswith("3 left")


def test_an_action_that_waits_to_be_canceled() -> None:
    scene = opened(choices='["Board The Crimson Roger", "Tack Berek", "Tack Oar Team"]', text=READY)
    assert scene.kind == "pay_cancel" and scene.asked == 2
    assert Scene(told(scene.game)).choose("Pass").kind == "boarding_opportunity"


BOARDING = "[boarding]\nattacker = 1\ndefender = 2\n"


@pytest.mark.parametrize(
    ("fight", "kind", "asked"),
    [
        ('crew = ["Bully Boys"]', "choose_opening_card", 1),
        ('crew = ["Bully Boys"]\nattacks = ["Brutes"]', "answer_attack", 2),
        ('crew = ["Bully Boys", "Oar Team"]\nattacks = ["Brutes"]', "choose_answer_card", 2),
        ('crew = ["Bully Boys", "Oar Team"]\nattacks = ["Brutes", "Near Miss"]', "continue_attack", 1),
        ('crew = ["Bully Boys", "Oar Team"]\nduel = true', "choose_opening_card", 1),
        ('crew = ["Bully Boys", "Oar Team"]\nduel = true\nattacks = ["Brutes"]', "continue_attack", 2),
        ('player = 2\nagainst = 1\ncrew = ["Oar Team", "Bully Boys"]\nattacks = ["Brutes"]\nduel = true',
         "continue_attack", 1),
    ],
)  # fmt: skip
def test_the_middle_of_a_fight(fight: str, kind: str, asked: int) -> None:
    scene = opened(f"{BOARDING}[fight]\n{fight}\n")
    assert (scene.kind, scene.asked) == (kind, asked)


def told(game: Game) -> str:
    text = write_game(game)
    assert text is not None
    return text


def test_the_hits_of_a_fight_are_absorbed_by_the_crew_that_lost_it() -> None:
    fight = '[fight]\ncrew = ["Bully Boys", "Oar Team"]\nattacks = ["Brutes", "Near Miss"]\n[hits]\namount = 1\n'
    scene = opened(BOARDING + fight)
    assert scene.asked == 1 and scene.options == ["Tack Bully Boys", "Sink Bully Boys"]


SETUP = """\
phase = "Setup"
[[player]]
captain = "Berek"
ship = "The Hurricane"
starting = ["Bully Boys"]
deck = ["Bully Boys", "Jack Trades", "Near Miss x9"]
[[player]]
captain = "Reis"
ship = "The Crimson Roger"
ready = true
deck = ["Near Miss x9"]
"""


def test_starting_crew_being_chosen() -> None:
    scene = Scene(SETUP)
    assert scene.kind == "choose_starting_crew" and scene.asked == 1
    assert scene.names(scene.state.pile(CHOSEN, 0)) == ["Bully Boys"]
    costs = "costs 2 of your Wealth, and brings Swashbuckling 2; 1 more in your deck"
    assert scene.decision.options[0].meaning == costs
    scene.choose(scene.options[-1])
    assert "Bully Boys" in scene.crew(1) and len(scene.hand(1)) == 7


# What cannot be


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("turn = 3", "turn = 0", "line 1: turn must be a number from 1 to 200, not 0"),
        ("passes = 1", "passes = 2", "line 4: passes must be a number from 0 to 1, not 2"),
        ('"Bad Weather"', '"Near Miss"', "line 7: Near Miss is of type Action; here stands only: Chantey"),
        ('["boarded", "crew sunk"]', '["slept"]', "line 18: there is no deed 'slept' (there are: boarded, crew sunk)"),
        ("by = 2, owner = 1", "by = 3", "line 11: by must be a number from 1 to 2, not 3"),
        ('seen = [2]', 'seen = [3]', "line 13: seen lists players from 1 to 2"),
        ('name = "Pistol"', 'name = "Merchant Ship"', "line 11: Merchant Ship cannot be attached to a Crew"),
        ('"Oar Team"', '"Scott Preston", "Scott Preston"',
         "line 22: Scott Preston is Unique: player 2 has one in play"),
        ('["Near Miss", "Panache"]', '["Near Miss x8"]', "line 23: player 2 holds 8 cards; the maximum is 7"),
        ('captain = "Reis"', 'captain = "Reis"\nready = true', "line 21: ready stands only in the phase Setup"),
        ('captain = "Reis"', 'captain = "Reis"\ngone = []', "line 21: a player has no entry 'gone'"),
        ("boarded = [2]", 'boarded = [3]', "line 17: boarded lists players from 1 to 2, not 3"),
        ('crew = ["Oar Team"]', 'crew = [{name = "Oar Team", used = ["Act"]}]',
         "line 22: Oar Team has no ability 'Act' (there are: none)"),
        ("passes = 1", "numbers = [0, 0]", "line 4: numbers lists each number from 0 to"),
        ("passes = 1", "slots = [0, 0]", "line 4: slots lists 16 different numbers, one for each card in play"),
        ("passes = 1", "attached = [0]", "line 4: attached lists the number of each card that is attached once"),
        ("passes = 1", 'choices = ["Claim"]', "line 4: choice 1 (Claim) is not offered; there are: 1: "),
        ("passes = 1", 'choices = ["player 2: Pass"]',
         "line 4: choice 1 (player 2: Pass): player 2 is not asked anything"),
        ("to_act = 1\npasses = 1", 'to_act = 1\nphase = "Draw"',
         "line 3: to_act stands only in the phase Actions, not in Draw"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    assert old in TABLE
    with pytest.raises(BadDefinition) as error:
        load(TABLE.replace(old, new, 1), cards=bare())
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("[boarding]\nattacker = 1\ndefender = 1", "a Boarding is fought by two Ships in the same Sea"),
        (BOARDING + "passed = true", "once the attacker has passed it is the other's turn: opportunity"),
        (BOARDING + "limit = 2\nround = 3", "round must be a number from 1 to 2, not 3"),
        ('[fight]\ncrew = ["Bully Boys"]', "a Boarding Attack is fought in a [boarding] by its two players"),
        (BOARDING + "[fight]\nduel = true", "name the Crew who fight"),
        (BOARDING + '[fight]\ncrew = ["Jack Trades"]', "Jack Trades is tacked: only an untacked Crew is pushed"),
        (BOARDING + '[fight]\ncrew = ["Red"]', "player 1 has no Crew 'Red' aboard (there are: Berek, Bully Boys"),
        (BOARDING + '[fight]\ncrew = ["Bully Boys", "Oar Team"]', "nobody is pushed forward in answer before"),
        (BOARDING + '[fight]\ncrew = ["Bully Boys"]\nattacks = ["Brutes", "Near Miss"]', "the second card is that of"),
        (BOARDING + '[fight]\ncrew = ["Bully Boys", "Oar Team"]\nattacks = ["Brutes", "Brutes"]',
         "Brutes is no defence against Brutes"),
        (BOARDING + '[fight]\ncrew = ["Bully Boys"]\n[hits]\namount = 3', "no Hits come of a fight in which no card"),
    ],
)  # fmt: skip
def test_no_fight_that_the_rules_do_not_know(more: str, message: str) -> None:
    with pytest.raises(BadDefinition) as error:
        load(TABLE + more, cards=bare())
    line, _, words = str(error.value).partition(": ")
    assert words.startswith(message) and int(line.removeprefix("line ")) > TABLE.count("\n")


@pytest.mark.parametrize("what", ["turn = 2", "quiet = 1", "first_player = 1"])
def test_there_is_no_turn_while_crew_is_chosen(what: str) -> None:
    with pytest.raises(BadDefinition, match=f"line 1: {what[:-4]} stands in a turn, and in the phase Setup there is"):
        load(f"{what}\n{SETUP}", cards=bare())


def test_nobody_starts_with_crew_that_may_not() -> None:
    with pytest.raises(BadDefinition, match=r"line 5: Iken of Venderheim .* cannot be among the starting Crew"):
        load(SETUP.replace('["Bully Boys"]', '["Iken of Venderheim (Experienced)"]'), cards=bare())


def test_only_a_captain_of_its_faction_has_loyal_crew() -> None:
    text = TABLE.replace('"Oar Team"', '"Berek\'s Boys"')
    load(text, cards=bare())
    with pytest.raises(BadDefinition, match="is Loyal: it is aboard only with a Captain of its faction"):
        load(text)


def test_who_is_out_has_no_turn() -> None:
    third = '[[player]]\ncaptain = "Allende"\nship = "The Hanged Man"\nout = true\ngone = ["Brutes"]\n'
    text = TABLE.replace("[seas]", third + "[seas]")
    assert Scene(text).state.out == 4
    with pytest.raises(BadDefinition, match=r"line 3: to_act: player 3 is out"):
        load(text.replace("to_act = 1", "to_act = 3"), cards=bare())


# Writing


def state_of(game: Game) -> SeventhSea:
    assert isinstance(game.state, SeventhSea)
    return game.state


def normal(s: SeventhSea) -> SeventhSea:
    """A state without what a position does not keep: unseen cards' blocks, results left behind, free public numbers."""
    t = s.copy()
    t.block = [block if known else 0 for block, known in zip(t.block, t.known)]
    t.blocks = 0
    for f in t.stack:
        f[RESULT] = 0
    while t.slots and t.slots[-1] == NO_CARD:
        t.slots = t.slots[:-1]
    t.vacant &= (1 << len(t.slots)) - 1
    return t


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (7, 4)])
def test_every_moment_of_a_game_is_read_back_as_the_same(seed: int, seats: int) -> None:
    game, chance = find_game("ccg").sample_game(seed, seats, record=False), random.Random(seed)
    kinds = set()
    for made in range(200):
        if game.over:
            break
        questions = game.open_questions()
        if made % 4 == 0:
            kinds.add(questions[0].kind)
            again = load(told(game), record=False)
            assert mark(normal(again)) == mark(normal(state_of(game)))
            assert [q.options for q in (again.question, *again.also) if q] == [q.options for q in questions]
        question = chance.choice(questions)
        game.choose(chance.choice(question.options), question.seat)
    assert len(kinds) > 3


def test_who_has_finished_choosing_crew_is_written_as_ready() -> None:
    game = find_game("ccg").sample_game(1, 3, record=False)
    game.choose(game.open_questions()[0].options[0], 0)
    game.choose(game.open_questions()[1].options[-1], 1)
    assert [q.seat for q in game.open_questions()] == [0, 2] and writable(state_of(game))
    text = write(state_of(game))
    assert text.count("ready = true") == text.count("starting = [") == 1
    again = load(text, record=False)
    assert mark(normal(again)) == mark(normal(state_of(game)))
    assert [(q.seat, q.options) for q in (again.question, *again.also) if q] == [
        (q.seat, q.options) for q in game.open_questions()
    ]


def test_what_is_written_reads_and_writes_alike_and_goes_on_alike() -> None:
    game, chance = find_game("ccg").sample_game(5, 2, record=False), random.Random(5)
    while not writable(state_of(game)) or state_of(game).turn < 2:
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
    text = write(state_of(game))
    again = find_game("ccg").from_position(text, record=False)
    assert write(state_of(again)) == text
    for _ in range(60):
        if game.over:
            break
        question = game.open_questions()[0]
        chosen = chance.choice(question.options)
        for each in (game, again):
            each.choose(chosen, question.seat)
    assert mark(normal(state_of(again))) == mark(normal(state_of(game)))
