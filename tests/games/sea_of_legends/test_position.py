"""Positions: they begin at any step, what cannot be is refused with its line, and what is written is the same game."""

import random
import re

import pytest

from quarterdeck.games import find_game
from quarterdeck.games.sea_of_legends.flow.faction_turn import F_FACTION, FactionTurn
from quarterdeck.games.sea_of_legends.position import load
from quarterdeck.games.sea_of_legends.position_text import writable, write
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.tales import arcs
from quarterdeck.games.sea_of_legends.terms import CREW_DECK, HELD, Q_NPC
from quarterdeck.kernel.columns import NO_CARD
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.flow import PROC, RESULT
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.sameness import mark
from sol_scene import Scene

GAME = find_game("sea-of-legends")

TABLE = """\
round = 3
first_player = 2
seed = 7
infested = ["Nassau"]
tokens = [{name = "Summoning Relic", at = "Sea 3"}]
gone = ["Gunner"]
more_reward = [{name = "Spanish Galleon", gold = 5, event = "Treasure Fleet"}]
[[player]]
captain = {name = "Kahina", at = "Tortuga", legendary = true}
cards = [
    "Brine Sparrow", "Gunner", {name = "Navigator", exhausted = true}, {name = "Magpie the Bird Brained", lover = 2},
    {name = "Josephine the Duchess of Orléans", nemesis = 3}, "Cask of Rum", {name = "Emerald Parrot", claimed = true},
    "Summoning Relic",
]
gold = 12
notoriety = 4
flags = ["Tortuga", "Havana"]
tales = {captain = {at = "Havana"}, lover = {}}
[[player]]
captain = "Ton"
cards = ["Guttersnipe", "Gunner", "Jade Toothpick"]
[[faction]]
name = "Spanish Armada"
level = 2
npcs = [{name = "Spanish Galleon", at = "Sea 2", gold = 7}, {name = "Spanish Galleon", at = "Sea 2"}]
[[faction]]
name = "Dread Tide"
npcs = [{name = "Undead Soldier", at = "Port Royal", notoriety = 1, holds = ["Summoning Relic"]}]
[[faction]]
name = "Children of Tlaloc"
npcs = [{name = "Merfolk Guardian", at = "Tortuga"}]
flags = ["Campeche"]
fort = "Campeche"
[decks]
crew = ["Bosun", "Cook"]
[discards]
crew = ["Dicer"]
"""


def opened(more: str = "", old: str = "round = 3", new: str = "round = 3") -> Scene:
    assert old in TABLE
    return Scene(load(TABLE.replace(old, new, 1) + more))


def test_everything_lies_where_the_position_says() -> None:
    scene = opened()
    s = scene.state
    assert (s.round, s.first, scene.kind, scene.asked) == (3, 1, "take_turn", 2)
    assert scene.where(1) == "Tortuga" and scene.where(2) == "Port Royal"
    assert scene.cards(1)[0] == "Brine Sparrow" and scene.exhausted(1) == ["Navigator"]
    assert scene.gold(1) == 12 and scene.gold(2) == 8
    assert scene.notoriety(1) == 4 + 2, "the Emerald Parrot and a Summoning Relic are Relics"
    assert scene.flag("Havana") == 1 and scene.flag("Campeche") == "Children of Tlaloc"
    assert s.fort[scene.region("Campeche")] == 3 and s.infested == 1 << scene.region("Nassau")
    assert scene.npcs("Sea 2") == ["Spanish Galleon", "Spanish Galleon"] and scene.held("Undead Soldier")
    assert s.level[0] == 1 and s.lasting
    assert [s.match.drawn[c].name for c in s.pile(CREW_DECK, s.match.sea)[-1:-3:-1]] == ["Bosun", "Cook"]
    assert len(s.pile(CREW_DECK, s.match.sea)) == 39, "the rest of the deck lies below"
    assert [s.tale[i] for i in range(3)] == [scene.region("Havana"), 255, s.tale[2]] and s.tale[2] != 255


def test_the_rest_of_a_deck_is_shuffled_by_the_seed() -> None:
    decks = [opened(old="seed = 7", new=f"seed = {seed}").state for seed in (7, 7, 8)]
    piles = [s.pile(CREW_DECK, s.match.sea) for s in decks]
    assert piles[0] == piles[1] != piles[2]


# Beginning at any step


def test_a_game_before_its_first_choice() -> None:
    text = 'phase = "Setup"\nseed = 5\n[[player]]\ncaptain = "Liu"\n[[player]]\n[[faction]]\nname = "Dread Tide"\n'
    scene = Scene(load(text + '[[faction]]\nname = "British Empire"\n'))
    assert scene.kind == "choose_captain" and scene.asked == 2 and not scene.offers("Liu")
    with pytest.raises(BadDefinition, match="line 4: there is no Captain 'Lui' for player 1"):
        load(text.replace("Liu", "Lui") + '[[faction]]\nname = "British Empire"\n')


@pytest.mark.parametrize(
    ("more", "kind", "asked"),
    [
        ("[turn]\nplayer = 1\n", "take_turn", 1),
        ("[turn]\nplayer = 1\nforced = true\n", "add_dice", 1),
        ("[move]\nsteps = 2\ntaken = 1\n", "sail", 2),
        ('[challenge]\nnpc = "Undead Soldier"\n', "add_dice", 2),
        ('[challenge]\nnpc = "Undead Soldier"\n[roll]\nbonus = 5\n', "add_dice", 2),
        ('[challenge]\nnpc = "Undead Soldier"\n[roll]\ncaptain_dice = "L C X 2"\nbonus_dice = "1 1"\n',
         "assign_dice", 2),
        ('[turn]\nplayer = 1\n[challenge]\nnpc = "Merfolk Guardian"\n[roll]\ncaptain_dice = "X X X 1"\n'
         'step = "nemeses"\n', "suffer_nemesis", 1),
    ],
)  # fmt: skip
def test_the_middle_of_a_turn(more: str, kind: str, asked: int) -> None:
    scene = opened(more)
    assert (scene.kind, scene.asked) == (kind, asked)


def test_dice_that_lie_there_count() -> None:
    dice = '[roll]\ncaptain_dice = "L C X 2"\nbonus_dice = "1 1"\nstrength = 3\n'
    scene = opened('[challenge]\nnpc = "Undead Soldier"\n' + dice)
    scene.choose("Leave the dice as they are")
    assert "Player 2 wins, 7 to 3." in scene.log()


def test_the_dice_of_a_challenged_player() -> None:
    together = TABLE.replace('captain = "Ton"', 'captain = {name = "Ton", at = "Sea 16"}')
    together = together.replace("Tortuga", "Sea 16", 1)
    told = '[challenge]\nplayer = 1\nstrength = 6\n[roll]\nplayer = 1\ncaptain_dice = "1 1 1 2"\n'
    scene = Scene(load(together + told))
    assert (scene.kind, scene.asked) == ("assign_dice", 1)
    scene.choose("Leave the dice as they are")
    assert "Player 2 wins, 6 to 5." in scene.log()


def test_a_chapter_of_a_tale_and_the_dice_of_its_choice() -> None:
    told = TABLE.replace('"Merfolk Guardian", at = "Tortuga"', '"Merfolk Guardian", at = "Sea 9"')
    told = told.replace('captain = {at = "Havana"}', 'captain = {at = "Tortuga"}')
    scene = Scene(load(told + "[turn]\nplayer = 1\n[adventure]\n"))
    assert (scene.kind, scene.asked) == ("adventure", 1) and len(scene.options) >= 2
    chapter = arcs()[scene.state.arc[0]].chapters[0]
    risky = next(n for n, choice in enumerate(chapter.choices, 1) if choice.challenge)
    dice = f'[adventure]\nchoice = {risky}\n[roll]\ncaptain_dice = "2 2 2 2"\nstrength = 9\n'
    scene = Scene(load(told + "[turn]\nplayer = 1\n" + dice))
    assert scene.kind == "assign_dice"
    scene.choose("Leave the dice as they are")
    assert scene.state.chapter[0] == 1, "the chapter is told"


FACTION_TURN = 'phase = "Faction Turn"\n'


def in_faction_turn(more: str = "", old: str = "round = 3", new: str = "round = 3") -> Scene:
    assert old in TABLE
    return Scene(load(FACTION_TURN + TABLE.replace(old, new, 1) + more))


SOLDIER = '"Undead Soldier", at = "Port Royal"'
GALLEON = '"Spanish Galleon", at = "Sea 2", gold = 7'


def test_the_faction_turn_at_its_beginning_and_between_two_npcs() -> None:
    scene = in_faction_turn()
    assert scene.kind == "next_faction" and scene.asked == 2 and len(scene.options) == 3
    scene = in_faction_turn('[faction_turn]\nfinished = ["Dread Tide"]\n')
    assert scene.options == ["Spanish Armada", "Children of Tlaloc"]
    scene = in_faction_turn('[faction_turn]\nacting = "Spanish Armada"\n')
    assert scene.kind == "next_npc" and len(scene.options) == 2


@pytest.mark.parametrize(
    ("more", "old", "kind"),
    [
        ('[activation]\nstep = "evaluate"\n', GALLEON, "path"),
        ('[activation]\nstep = "move"\ngoal = "Tortuga"\nsteps = 2\n', GALLEON, "path"),
        ("[strike]\nplayer = 2\n", SOLDIER, "flee"),
    ],
)  # fmt: skip
def test_an_npc_in_the_middle_of_its_activation(more: str, old: str, kind: str) -> None:
    scene = in_faction_turn(more, old, old + ", active = true")
    assert scene.kind == kind


def test_an_event_in_the_middle_of_its_instructions() -> None:
    scene = opened('[event]\ncard = "Treasure Fleet"\nset = 2\n', "round = 3", 'round = 3\nphase = "Event"')
    assert scene.kind == "place_npc"


# What cannot be


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("round = 3", "round = 0", "line 1: round must be a number from 1 to 999, not 0"),
        ("first_player = 2", "first_player = 3", "line 2: first_player must be a number from 1 to 2, not 3"),
        ('["Nassau"]', '["Nasau"]', "line 4: there is no region named 'Nasau'; did you mean Nassau?"),
        ('["Nassau"]', '["Sea 2"]', "line 4: Sea 2 is no Port"),
        ('name = "Summoning Relic", at = "Sea 3"', 'name = "Gunner", at = "Sea 3"',
         "line 5: Gunner is of type Crew; here stands only: Token"),
        ('gone = ["Gunner"]', 'gone = ["Gunner x4"]', "line 6: there are only 5 of Gunner"),
        ('captain = "Ton"', 'captain = "Kahina"', "line 20: there is only 1 of Kahina"),
        ('"Guttersnipe", "Gunner"', '"Gunner"', "line 21: player 2 has 0 ships among the cards: everybody has one"),
        ('"Jade Toothpick"', '"Navigator", "Topman", "Surgeon", "Purser"',
         "line 21: player 2 has 5 Crew; the Guttersnipe holds"),
        ('"Jade Toothpick"', '{name = "Jade Toothpick", exhausted = true}',
         "line 21: Jade Toothpick is no card that can be exhausted"),
        ('"Cask of Rum"', '{name = "Cask of Rum", claimed = true}', "line 12: Cask of Rum is an Item"),
        ("lover = 2", "lover = 5", "line 11: lover must be a number from 0 to 4, not 5"),
        (", lover = 2", "", "line 11: Magpie the Bird Brained is one of the two: write lover = 1 or nemesis = 1"),
        ('flags = ["Tortuga", "Havana"]', 'flags = ["Campeche"]', "line 32: Campeche has a Flag already"),
        ('fort = "Campeche"', 'fort = "Havana"', "line 33: a Fort keeps all Flags out but its own Faction's"),
        ('name = "Dread Tide"', 'name = "Dread Tde"', "line 27: there is no Faction 'Dread Tde' (there are: "),
        ('name = "Undead Soldier"', 'name = "Seeker"', "line 28: Seeker is not in a game of these Factions"),
        ('name = "Undead Soldier"', 'name = "Merfolk Guardian"',
         "line 28: Merfolk Guardian is an NPC of the Children of Tlaloc"),
        ("level = 2", "level = 5", "line 24: level must be a number from 1 to 4, not 5"),
        ("gold = 12", "gold = 12\ntracker = 1", "line 16: tracker stands only in a game with the Skystalkers"),
        ('{at = "Havana"}', '{at = "Havana", arc = "no"}', "line 18: there is no arc 'no' (there are: "),
        ('{at = "Havana"}', '{at = "Havana", told = 1}', "line 18: of which arc are the chapters that were told?"),
        ("lover = {}", 'lover = {whom = "Percy the Notary"}',
         "line 18: player 1 has no Lover or Nemesis 'Percy the Notary'"),
        ("seed = 7", "numbers = [0, 0]", "line 3: numbers lists each number from 0 to"),
        ("seed = 7", "slots = [0, 0]", "line 3: slots lists"),
        ("seed = 7", 'choices = ["Sink"]', "line 3: choice 1 (Sink) is not offered; there are: 1: "),
        ("seed = 7", 'phase = "Event"\nturn = {}', "line 4: turn stands only in the phase Turns, not in Event"),
        ("seed = 7", 'moon = "full"', "line 3: a position has no entry 'moon'"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    assert old in TABLE
    with pytest.raises(BadDefinition) as error:
        load(TABLE.replace(old, new, 1))
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("[turn]\nplayer = 3\n", "player must be a number from 1 to 2, not 3"),
        ("[turn]\nforced = true\nacted = true\n", "forced: only who has an action left, beside hostile NPCs"),
        ("[challenge]\n", "a Challenge is with one"),
        ("[challenge]\nport = true\n", "who is beside hostile NPCs can Challenge only those"),
        ('[challenge]\nnpc = "Merfolk Guardian"\n', "no hostile Merfolk Guardian is in Port Royal"),
        ('[challenge]\nnpc = "Undead Soldier"\n[roll]\nplayer = 1\n', "player 1 has no part in this Challenge"),
        ('[challenge]\nnpc = "Undead Soldier"\n[roll]\nbonus_dice = "2"\n', "no such die shows '2' (there are: 1, C"),
        ('[challenge]\nnpc = "Undead Soldier"\n[roll]\ncaptain_dice = "1 1 1 1 1"\n', "there are 4 dice of that kind"),
        ("[roll]\nbonus = 2\n", "the dice of a roll are those of a [challenge] or an [adventure]"),
        ("[adventure]\n", "that Adventure token is not in Port Royal"),
    ],
)  # fmt: skip
def test_no_step_that_the_rules_do_not_know(more: str, message: str) -> None:
    text = TABLE.replace('captain = "Ton"', 'captain = "Ton"\ntales = {captain = {}}')
    with pytest.raises(BadDefinition) as error:
        load(text + more)
    line, _, words = str(error.value).partition(": ")
    assert words.startswith(message) and int(line.removeprefix("line ")) > text.count("\n")


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ('[faction_turn]\nacting = "Aztecs"\n', "the Aztecs is not in play (there are: Spanish Armada"),
        ('[activation]\nstep = "move"\n', "which NPC acts? one of the npcs of a [[faction]] has active = true"),
    ],
)  # fmt: skip
def test_no_faction_turn_that_the_rules_do_not_know(more: str, message: str) -> None:
    with pytest.raises(BadDefinition, match=re.escape(message)):
        in_faction_turn(more)


def test_an_npc_heads_for_its_nearest_objective_only() -> None:
    with pytest.raises(BadDefinition, match=r"that is not its nearest Objective \(there are: Tortuga\)"):
        in_faction_turn('[activation]\nstep = "move"\ngoal = "Nassau"\n', GALLEON, GALLEON + ", active = true")


# Writing


def state_of(game: Game) -> Voyage:
    assert isinstance(game.state, Voyage)
    return game.state


def normal(s: Voyage) -> Voyage:
    """A state without what a position does not keep: unseen cards' blocks, results left behind, free public numbers,
    the chapter that was told last, and in which order NPCs came to hold what they hold."""
    t = s.copy()
    t.own()
    t.block = [block if known else 0 for block, known in zip(t.block, t.known)]
    t.blocks = 0
    t.told = ()
    for f in t.stack:
        f[RESULT] = 0
        if f[PROC] == FactionTurn.number and t.question is not None and t.question.kind != Q_NPC:
            f[F_FACTION] = 0
    for party in range(t.match.width):
        t.piles[HELD * t.match.width + party] = tuple(sorted(t.pile(HELD, party)))
    while t.slots and t.slots[-1] == NO_CARD:
        t.slots = t.slots[:-1]
    t.vacant &= (1 << len(t.slots)) - 1
    return t


@pytest.mark.parametrize("seats", GAME.seats)
def test_any_moment_is_written_and_read_as_the_same_game(seats: int) -> None:
    game = GAME.sample_game(seats, seats, GAME.house_rules(seats))
    chance = random.Random(seats)
    at_once = 0
    for turn in range(260):
        if game.over:
            break
        if turn % 13 == 0:
            again = GAME.from_position(GAME.write_position(game))
            assert mark(normal(state_of(again))) == mark(normal(state_of(game)))
            decisions = [[d and [o.words for o in d.options]] for d in (game.decision(), again.decision())]
            assert decisions[0] == decisions[1]
            at_once += writable(state_of(game))
        question = chance.choice(game.open_questions())
        game.choose(chance.choice(question.options), question.seat)
    assert at_once > 0, "some without choices since"


def test_a_position_that_is_read_is_written_alike() -> None:
    text = write(load(TABLE))
    assert write(load(text)) == text
    for line in ("round = 3", 'infested = ["Nassau"]', "gold = 12", 'fort = "Campeche"'):
        assert line in text.splitlines()
    assert '{name = "Spanish Galleon", at = "Sea 2", gold = 7}' in text


def test_once_somebody_has_left_a_moment_is_written_when_the_next_turn_comes() -> None:
    game = GAME.sample_game(3, 3)
    assert GAME.write_position(game)
    game.concede(0)
    with pytest.raises(BadDefinition, match="write the game down at the next turn"):
        GAME.write_position(game)
