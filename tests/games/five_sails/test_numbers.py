"""Where numbers come from: the log, the door and the record tell it with the functions that compute them."""

from scene import Scene

from quarterdeck.cardgame.values import PRINTED, SET_BY, kept, reasons
from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.happenings import note_price
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import T_RIPOSTE
from quarterdeck.kernel.record import note, whys_of

TABLE = """
    turn = 1
    [[player]]
    leader = {{name = "Kaspar Dietrich", at = "Docks", equipped = ["Syrneth Hand"]}}
    schemes = ["The Song of Eisen"]
    hand = [{hand}]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    crew = [{{name = "Jean Urbain", at = "Docks"}}]
    hand = ["Cavalier Hat"]
    [city.Docks]
    cards = ["Takama Siad"]
"""


def scene(*hand: str) -> Scene:
    return Scene(TABLE.format(hand=", ".join(f'"{name}"' for name in hand)))


def test_a_parley_is_told_with_its_parts() -> None:
    table = scene()
    table.choose("Recruit").pass_until("take_action")
    told = "Kaspar Dietrich parleys: the cost falls by 5 = 2 printed + 2 Kaspar Dietrich + 1 The Song of Eisen."
    assert told in table.log()


def test_a_price_is_told_where_it_is_not_the_printed_one() -> None:
    """The Don is a Villain: Bleed Out costs him one less."""
    villain = """
        [[player]]
        leader = {name = "Don Constanzo Scarpa", at = "Docks"}
        hand = ["Bleed Out", "Regroup"]
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Forums", wounds = 1}]
        """
    table = Scene(villain).choose("Bleed Out: Action")
    assert "Bleed Out costs 0 = 1 printed - 1 Bleed Out." in table.log()
    hero = Scene(villain.replace("Don Constanzo Scarpa", "Odette Dubois d'Arrent")).choose("Bleed Out: Action")
    assert not any("costs" in line for line in hero.log())


def test_the_door_explains_what_a_seat_sees() -> None:
    table = scene("Langschwert")
    assert "Combat 4 = 3 printed + 1 Syrneth Hand" in table.game.why("Kaspar Dietrich", 1)
    assert table.game.why("Takama Siad", 0) == ["Cost 3 = 3 printed"]
    assert table.game.why("Langschwert", 0)[0].startswith("Cost ")
    assert table.game.why("Langschwert", 1) == table.game.why("Cavalier Hat", 0) == [], "not what is in another hand"
    assert table.game.why("Langschwert") == [], "nor an onlooker"


def test_the_combat_values_of_a_round_are_explained_while_it_lasts() -> None:
    table = Scene("""
        turn = 2
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Strength of Ten"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Léontine Giroux", at = "Docks"}]
        """)
    table.choose("Challenge", "Accept")
    assert table.kind == "round_abilities"
    assert table.game.why("Strength of Ten", 1) == table.game.why("Strength of Ten") != []
    assert table.game.why("Strength of Ten")[2] == "Thrust 0 = 0 Strength of Ten"


def test_without_a_record_nothing_is_explained_and_nothing_kept() -> None:
    s = five_sails.new(record=False).state
    assert isinstance(s, FiveSails)
    assert kept(s) is None
    note(s, T_RIPOSTE, 0, other=3, amount=1, whys=(kept(s),))
    note_price(s, 0, 0, 2, kept(s))
    assert s.record is None


def test_rows_of_the_record_keep_several_explanations() -> None:
    s = five_sails.new().state
    assert isinstance(s, FiveSails) and s.record is not None
    note(s, T_RIPOSTE, 0, other=3, amount=1, whys=([(2, PRINTED), (-1, 0)], [], [(4, 0)]))
    row = s.record[-1]
    assert len(row) == 8 + 5 + 1 + 3 and all(isinstance(n, int) for n in row)
    assert whys_of(row) == [[(2, PRINTED), (-1, 0)], [], [(4, 0)]]


def test_parts_read_as_a_sum_and_what_sets_a_number_comes_last() -> None:
    s = five_sails.new().state
    assert isinstance(s, FiveSails)
    assert reasons(s, [(2, PRINTED), (1, 0), (-1, 0)]) == "2 printed + 1 Kaspar Dietrich - 1 Kaspar Dietrich"
    assert reasons(s, [(2, PRINTED), (1, SET_BY + 0)]) == "2 printed, but 1 by Kaspar Dietrich"
    assert reasons(s, [(-1, PRINTED)]) == "-1 printed"
