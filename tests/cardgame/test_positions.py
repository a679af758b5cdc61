"""Positions of a game that is only cards in piles: reading with checks that name the line, and writing back."""

import random
from typing import Any

import pytest
from cardgame.harbour import CARGO, SHIP, TYPES, Piece, harbour
from kernel.toy import evening

from quarterdeck.cardgame.position_text import (
    chance_lines, disordered, inline, pile_text, quoted, secrets_known, write_game,
)  # fmt: skip
from quarterdeck.cardgame.positions import Reader, Table, ability_labels, load, option_meant, play_choices, read_chance
from quarterdeck.kernel.chance import LARGEST_SEED
from quarterdeck.kernel.columns import PUBLIC, Columns, Match
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.game import Game

State = Columns[Any]
DECK, HAND, QUAY, NOWHERE = range(4)


class Harbour(Match):
    """A match that knows its cards."""

    def __init__(self, seats: int, definition: tuple[int, ...], owner: bytes) -> None:
        super().__init__(seats, definition, owner, owner)
        self.open, self.held = 1 << QUAY, 1 << HAND
        self.cards = harbour().cards


def read(position: Table) -> State:
    """The whole of what this game has to say."""
    position.only({"player", "seed", "draws", "shuffles", "picks", "weather"})
    position.one_of("weather", "calm", ("calm", "storm"), "weather")
    cards = harbour()
    r: Reader[Piece] = Reader(cards, TYPES)
    players = position.tables("player", "a player")
    for seat, player in enumerate(players):
        player.only({"deck", "hand", "quay"})
        for zone, name in ((DECK, "deck"), (HAND, "hand")):
            r.add_pile(player.pile(name), seat, zone, seat, (CARGO,))
        for entry in player.cards("quay", {"name", "marks", "tied"}):
            r.add(entry, seat, QUAY, seat, (CARGO, SHIP), memo=entry.number("marks", 0, 0, 9) + 10 * entry.yes("tied"))
    owner = bytes(p.owner for p in r.cards)
    s: State = Columns(Harbour(len(players), tuple(p.card.definition for p in r.cards), owner), 4)
    r.put_all(s, NOWHERE)
    r.show_seen(s)
    read_chance(s, position, r)
    return s


def write(s: State) -> str:
    lines = [f"seed = {s.seed}"]
    for seat in range(s.match.seats):
        quay = [
            inline({"name": quoted(s.match.cards[s.match.definition[c]].name), "marks": s.memo[c]})
            for c in s.pile(QUAY, seat)
        ]
        piles = [f"{name} = {pile_text(s, s.pile(zone, seat))}" for zone, name in ((DECK, "deck"), (HAND, "hand"))]
        lines += ["[[player]]", *piles, f"quay = [{', '.join(quay)}]"]
    return "\n".join(lines) + "\n"


TEXT = """\
seed = 7
[[player]]
deck = ["Rum", "Salt Beef", {any_order = ["Old Rum", "Rum"]}, "Rum"]
hand = [{name = "Rum", seen = true}, "Rum"]
quay = [{name = "La Flèche", marks = 3}]
[[player]]
deck = ["12-Pound Cannon x2", {any_order = ["Old Rum", "Rum"]}]
hand = []
quay = [{name = "Rum"}]
"""


def names(s: State, zone: int, seat: int) -> list[str]:
    """From the top down."""
    return [s.match.cards[s.match.definition[c]].name for c in reversed(s.pile(zone, seat))]


def test_every_card_lies_where_the_position_says() -> None:
    s = load(TEXT, read)
    assert names(s, DECK, 0) == ["Rum", "Salt Beef", "Old Rum", "Rum", "Rum"]
    assert names(s, DECK, 1) == ["12-Pound Cannon", "12-Pound Cannon", "Old Rum", "Rum"]
    assert names(s, QUAY, 0) == ["La Flèche"]
    assert s.memo[s.pile(QUAY, 0)[0]] == 3
    assert not any(s.pile(NOWHERE, seat) for seat in range(3))


def test_what_all_have_seen_is_known_and_what_lies_in_no_order_is_one_block() -> None:
    s = load(TEXT, read)
    top_down = s.pile(DECK, 0)[::-1]
    assert [bool(s.known[c]) for c in top_down] == [False, False, True, True, False]
    blocks = [{s.block[c] for c in s.pile(DECK, seat) if s.known[c]} for seat in range(2)]
    assert [len(block) for block in blocks] == [1, 1] and blocks[0].isdisjoint(blocks[1])
    assert s.new_block() not in blocks[0] | blocks[1]
    assert [s.known[c] for c in s.pile(HAND, 0)[::-1]] == [s.match.public, 1]


def test_what_is_written_reads_back() -> None:
    text = TEXT.replace('"12-Pound Cannon x2"', '"12-Pound Cannon", "12-Pound Cannon"')
    assert write(load(TEXT, read)) == text
    assert write(load(text, read)) == text


def test_a_card_tells_who_has_seen_it() -> None:
    text = TEXT.replace('hand = []', 'hand = [{name = "Rum", seen = [1]}]')
    s = load(text, read)
    assert s.known[s.pile(HAND, 1)[0]] == 3 and not s.known[s.pile(HAND, 1)[0]] & PUBLIC
    assert 'hand = [{name = "Rum", seen = [1]}]' in write(s)
    with pytest.raises(BadDefinition, match=r"line 8: seen lists players from 1 to 2"):
        load(text.replace("[1]", "[3]"), read)


def test_a_seen_card_in_no_order_with_others_that_are_not_cannot_be_told() -> None:
    s = load(TEXT, read)
    assert not disordered(s, (DECK, HAND))
    top = s.pile(DECK, 0)[-1]
    s.block[top] = s.block[s.pile(DECK, 0)[1]]
    assert disordered(s, (DECK, HAND))


def test_cards_may_have_the_numbers_they_had() -> None:
    def numbered(position: Table) -> list[tuple[int, int]]:
        r: Reader[Piece] = Reader(harbour(), TYPES)
        ship = r.add(Table({"name": "La Flèche"}, "a ship"), 0, QUAY, 0, (SHIP,))
        r.add(Table({"name": "Rum"}, "cargo"), 0, QUAY, 0, (CARGO,)).host = ship.number
        r.read_numbers(position)
        return [(p.number, p.host) for p in r.by_number()]

    assert load("", numbered) == [(0, -1), (1, 0)]
    assert load("numbers = [1, 0]", numbered) == [(0, 1), (1, -1)]
    with pytest.raises(BadDefinition, match="line 1: numbers lists each number from 0 to 1 once"):
        load("numbers = [1, 1]", numbered)


def test_chance_to_come_is_written_as_it_is_read() -> None:
    told = 'seed = 7\ndraws = 3\nshuffles = [["Rum", "Rum"], []]\npicks = [1, 0]'
    s = load(told + TEXT.removeprefix("seed = 7"), read)
    assert chance_lines(s) == told.splitlines()


def test_a_card_that_only_some_have_seen_cannot_be_told() -> None:
    s = load(TEXT, read)
    assert not secrets_known(s, (DECK, HAND))
    s.look(s.pile(DECK, 0)[-1], 2)
    assert secrets_known(s, (DECK, HAND))


def test_coming_chance_is_fixed() -> None:
    s = load('picks = [1, 0]\nshuffles = [["Rum x2"], ["salt beef"]]\n' + TEXT, read)
    salt, rum = s.match.cards[1].definition, s.match.cards[2].definition
    assert s.fated == ((rum, rum), (salt,), 1, 0)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("marks = 3", "marks = 33", "line 5: marks must be a number from 0 to 9, not 33"),
        ("marks = 3", 'tied = "well"', "line 5: tied must be true or false, not 'well'"),
        ("marks = 3", "mark = 3", "line 5: La Flèche has no entry 'mark' (there are: marks, name, tied)"),
        ('quay = [{name = "Rum"}]', 'quay = [{name = "Rum", marks = -1}]',
         "line 9: marks must be a number from 0 to 9, not -1"),
        ('hand = []', 'hand = ["Ram"]', "line 8: there is no card named 'Ram'; the harbour master lists them all"),
        ('hand = []', 'hand = [{name = "Rum", seen = 1}]', "line 8: seen must be true or false, not 1"),
        ('hand = []', 'hand = ["La Flèche"]', "line 8: La Flèche is of type Ship; here stands only: Cargo"),
        ('hand = []', 'hand = [3]', "line 8: 3 names no card: write its name, or {name = …}"),
        ('hand = []', 'hand = "Rum"', "line 8: hand must be a list"),
        ('hand = []', 'hands = []', "line 8: a player has no entry 'hands' (there are: deck, hand, quay)"),
        ("x2", "x0", "line 7: '12-Pound Cannon x0': write a number from 1 to 99"),
        ("seed = 7", "weather = 'fog'", "line 1: there is no weather 'fog' (there are: calm, storm)"),
        ("seed = 7", "picks = [-1]", "line 1: picks lists numbers from 0 to 65536, not -1"),
        ("seed = 7", "seed = true", f"line 1: seed must be a number from {-LARGEST_SEED} to {LARGEST_SEED}, not True"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    with pytest.raises(BadDefinition) as error:
        load(TEXT.replace(old, new, 1), read)
    assert str(error.value) == message


def test_entries_of_other_kinds_are_checked_too() -> None:
    position = Table({"name": 3, "city": [], "player": [1], "used": [0, 3]}, "a position")
    for call, words in (
        (lambda: position.text("name", ""), "name must be a text in quotation marks, not 3"),
        (lambda: position.table("city"), "city must be a table"),
        (lambda: position.tables("player", "a player"), r"player must be a table: \[\[player\]\]"),
        (lambda: position.seats("used", 2), "used lists players from 1 to 2, not 0"),
    ):
        with pytest.raises(BadDefinition, match=words):
            call()
    assert Table({"used": [1, 3]}, "a card").seats("used", 3) == [0, 2]


def test_abilities_are_called_by_their_kind_and_numbered_where_there_are_several() -> None:
    class Text:
        def __init__(self, kind: int, index: int) -> None:
            self.kind, self.index = kind, index

    labels = ability_labels([Text(0, 0), Text(1, 1), Text(0, 2)], ("Act", "React"))
    assert labels == {"Act 1": 0, "React": 1, "Act 2": 2}


# choices, shown in the Tavern of the kernel's tests


def tavern() -> Game:
    return Game({}, lambda header, record: evening("SSGB", "HS"))


def begun(s: State) -> bool:
    return s.made == 0


def played(text: str) -> State:
    def choices(position: Table) -> State:
        s = evening("SSGB", "HS")
        play_choices(s, position)
        return s

    return load(text, choices)


def test_any_moment_is_the_last_written_one_and_the_choices_since() -> None:
    game = tavern()
    chance = random.Random(3)
    for _ in range(4):
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
        text = write_game(game, begun, lambda s: "")
        assert text is not None
        again, now = played(text).question, game.state.question
        assert again is not None and now is not None
        assert (again.seat, again.kind, again.options) == (now.seat, now.kind, now.options)


def test_a_choice_that_is_not_offered_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadDefinition, match=r"line 2: choice 1 \(9: 8 5 0\) is not offered; there are: 1: 8 0 0; 2"):
        played('# nothing here\nchoices = ["9: 8 5 0"]')


def test_words_alone_mean_the_one_option_that_has_them() -> None:
    assert option_meant("Claim", ["Move", "Claim"]) == [1]
    assert option_meant("2: Claim", ["Move", "Claim"]) == [1]
    assert option_meant("1: Claim", ["Move", "Claim"]) == option_meant("Clam", ["Move", "Claim"]) == []
    assert option_meant("Move", ["Move", "Move"]) == [0, 1]


def test_there_is_no_text_for_a_moment_after_somebody_left_or_chance_was_drawn_anew() -> None:
    conceded, redrawn = tavern(), tavern()
    conceded.concede(0)
    redrawn.redraw(5)
    for game in (conceded, redrawn):
        assert write_game(game, begun, lambda s: "") is None
        assert write_game(game, lambda s: True, lambda s: "here\n") == "choices = []\nhere\n"
