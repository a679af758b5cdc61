"""The Aztecs (SL-AZT)."""

import pytest

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import reward_notoriety, strength
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.printing import printed
from quarterdeck.games.sea_of_legends.setup import begin_with
from quarterdeck.games.sea_of_legends.terms import AZTECS, BOARD, EVENT_DECK, SUPPLY
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.kernel.flow import answer, answer_in_secret
from sol_scene import (
    Given, Scene, alone, at, deck, has, holds, level, npc, rolled, tired, token, voyage,
)  # fmt: skip

CHAMPION, HIM, GOLD, GALLEON = "Champion", "Quetzalcoatl", "Aztec Gold", "Spanish Galleon"
SOLDIER, COLOSSUS = "Undead Soldier", "Skeletal Colossus"
FACTIONS = ("Aztecs", "Dread Tide")
AWAY = at(1, "St. Augustine"), at(2, "Hamilton")
QUIET = alone(1), tired(1, "Gunner", "Quartermaster", "Navigator")


def sun(*given: Given, first: int = 1, factions: tuple[str, str] = FACTIONS) -> Scene:
    """The Faction Turn."""
    return voyage(*AWAY, *given, factions=factions, start="factions", first=first)


def turn(*given: Given, factions: tuple[str, str] = FACTIONS) -> Scene:
    return voyage(*AWAY, *given, factions=factions)


def under(name: str, which: int, n: int) -> Given:
    """So much under another than the first of a name."""
    def change(s: Voyage) -> None:
        carrier = [c for c, p in enumerate(s.match.drawn) if p.name == name and s.zone[c] == BOARD][which]
        for c in [c for c in s.match.tokens[AZTECS] if s.zone[c] == SUPPLY][:n]:
            happenings.hold(s, carrier, c)

    return change


# Aztec Gold


@rule("SL-AZT-01", "SL-AZT-05", "SL-SETUP-28")
def test_the_first_galleon_carries_aztec_gold_and_he_is_not_there_yet() -> None:
    s = begin_with(1, (0, 4, 5), 1)
    while not s.round:
        assert s.question is not None
        q = s.question
        answer_in_secret(s, q.seat, q.options[0]) if s.answers else answer(s, q.options[0])
    on_board = {s.match.drawn[c].name: c for c in range(s.match.size) if s.zone[c] == BOARD}
    assert HIM not in on_board and CHAMPION not in on_board
    assert [s.match.drawn[c].name for c in s.gear(on_board[GALLEON])] == [GOLD]
    names = [p.name for p in s.match.drawn]
    assert (names.count(CHAMPION), names.count(HIM), names.count(GOLD)) == (6, 1, 9)


@rule("SL-AZT-05", "SL-SPA-13")
def test_every_galleon_that_is_placed_brings_one_as_long_as_there_are_some() -> None:
    scene = voyage(*AWAY, deck(EVENT_DECK, "Treasure Fleet"), factions=FACTIONS, start="event").choose("Sea 3")
    assert scene.held(GALLEON) == [GOLD]
    spent = turn(*[token(GOLD, "Sea 1")] * 8, npc(GALLEON, "Sea 3"), npc(GALLEON, "Sea 4"), npc(CHAMPION, "Sea 9"))
    assert [len(spent.state.gear(spent.piece(GALLEON, which))) for which in (0, 1)] == [1, 0]
    assert spent.held(CHAMPION) == []


@rule("SL-AZT-03", "SL-NOTO-06")
def test_aztec_gold_is_notoriety_while_held_and_not_gold() -> None:
    scene = turn(token(GOLD, 1), token(GOLD, 1))
    assert scene.notoriety(1) == 2 and scene.state.notoriety[0] == 0 and scene.gold(1) == 8


@rule("SL-AZT-04", "SL-FREE-05", "SL-FREE-06", "SL-FREE-10")
def test_players_pick_it_up_and_drop_it() -> None:
    scene = turn(at(1, "Sea 7"), token(GOLD, "Sea 7"), token(GOLD, "Sea 7")).choose("Pick up an Aztec Gold")
    assert scene.notoriety(1) == 1 and scene.offers("Pick up")
    scene.choose("Drop an Aztec Gold")
    assert scene.notoriety(1) == 0
    guarded = turn(at(1, "Sea 7"), token(GOLD, "Sea 7"), token(GOLD, 1), npc(SOLDIER, "Sea 7"))
    assert not guarded.offers("Pick up") and not guarded.offers("Drop")


@rule("SL-AZT-06", "SL-NPC-10", "SL-FREE-11")
def test_a_removed_holder_leaves_it_and_a_player_can_win_it() -> None:
    scene = turn(npc(GALLEON, "Sea 3"))
    c = scene.state.gear(scene.piece(GALLEON))[0]
    happenings.remove(scene.state, scene.piece(GALLEON))
    assert scene.state.zone[c] == BOARD and scene.state.region[c] == scene.region("Sea 3")
    won = turn(at(1, "Nassau"), at(2, "Nassau"), token(GOLD, 2), token(GOLD, 2), *QUIET, alone(2),
               tired(2, "Gunner", "Quartermaster"), rolled("2 2 2 2", "1"), rolled("X X X X", "1"))  # fmt: skip
    won.choose("Challenge Player 2", GOLD)
    assert won.notoriety(1) == 1 and won.notoriety(2) == 1 and won.gold(1) == 8


# Champions


@rule("SL-AZT-07", "SL-NPC-07")
def test_a_champion_is_worth_7_gold_and_what_it_holds() -> None:
    scene = turn(at(1, "Sea 7"), npc(CHAMPION, "Sea 7"), token(GOLD, CHAMPION), *QUIET, rolled("2 2 2 2", "1"))
    scene.choose("Challenge Champion")
    assert scene.gold(1) == 15 and scene.notoriety(1) == 1


@rule("SL-AZT-08")
def test_a_champion_with_gold_goes_to_him_or_to_claw_bay() -> None:
    scene = sun(npc(CHAMPION, "Sea 10"), token(GOLD, CHAMPION), npc(HIM, "Nassau"), token(GOLD, "Sea 14"))
    scene.choose(CHAMPION)
    assert "Champion heads for Nassau." in scene.log()
    alone_here = sun(npc(CHAMPION, "Port Royal"), token(GOLD, CHAMPION), token(GOLD, "Sea 15"))
    assert "Champion heads for Claw Bay." in alone_here.log() and alone_here.held(CHAMPION) == [GOLD]
    assert "Quetzalcoatl appears" not in " ".join(alone_here.log()), "not before it is there"


@rule("SL-AZT-09", "SL-AZT-14", "SL-RULE-43")
def test_a_champion_fetches_the_nearest_gold_that_no_aztec_has() -> None:
    scene = sun(npc(CHAMPION, "Sea 7"), token(GOLD, "Sea 3"), token(GOLD, "Sea 3"), token(GOLD, "Sea 14"))
    assert scene.npcs("Sea 3") == [CHAMPION] and scene.held(CHAMPION) == [GOLD, GOLD]
    galleon = sun(npc(CHAMPION, "Sea 10"), npc(GALLEON, "Sea 3"), token(GOLD, "Sea 15")).choose("Aztecs")
    assert "Champion heads for Sea 3." in galleon.log()
    other = sun(npc(CHAMPION, "Sea 10"), npc(SOLDIER, "Sea 3"), token(GOLD, SOLDIER)).choose("Aztecs")
    assert "Champion heads for Sea 3." in other.log()
    for friend in ((), ("Sun-Gold Ring",), ("Sun-Gold Ring", "Sun-Gold Ring")):
        player = sun(npc(CHAMPION, "Sea 10"), token(GOLD, 2), has(2, *friend))
        assert "Champion heads for Hamilton." in player.log(), "whatever the alignment"
    none = sun(npc(CHAMPION, "Sea 10"), npc(HIM, "Sea 3"), token(GOLD, HIM)).choose(CHAMPION)
    assert none.kind == "drift", "what he has is not fetched"


@rule("SL-AZT-10", "SL-RULE-78", "SL-FTURN-19")
def test_champions_are_reckless_and_keep_apart_unless_their_objective_is_here() -> None:
    reckless = sun(npc(CHAMPION, "Sea 7"), token(GOLD, "Sea 3"), npc(COLOSSUS, "Sea 3")).choose("Aztecs")
    assert reckless.npcs("Sea 3") == [COLOSSUS], "it went there and lost"
    scene = sun(npc(CHAMPION, "Sea 7"), npc(CHAMPION, "Sea 2"), token(GOLD, "Sea 3")).choose(CHAMPION)
    assert scene.npcs("Sea 3") == [CHAMPION], "the other cannot enter"
    both = sun(npc(CHAMPION, "Sea 3"), npc(CHAMPION, "Sea 3"), token(GOLD, "Sea 3"), level("Aztecs", 4))
    both.choose(CHAMPION)
    assert both.npcs("Sea 3") == [CHAMPION, CHAMPION] and both.kind == "drift"
    both.choose("Sea 2")
    assert both.npcs("Sea 3") == [CHAMPION], "the first stayed, the second had to leave"
    assert both.kind == "drift" and not both.offers("Sea 3"), "and does not come back"
    free = sun(npc(CHAMPION, "Sea 3"), level("Aztecs", 4)).choose("Sea 2")
    assert free.kind == "drift" and free.offers("Sea 3"), "a lone one may"


@rule("SL-AZT-11", "SL-FTURN-35", "SL-FTURN-38")
def test_an_attacked_player_gives_all_aztec_gold_loses_5_gold_and_flees() -> None:
    scene = sun(npc(CHAMPION, "Sea 7"), token(GOLD, 2), token(GOLD, 2))
    assert scene.held(CHAMPION) == [GOLD, GOLD] and scene.gold(2) == 3 and scene.kind == "flee" and scene.asked == 2
    assert scene.state.gold_on[scene.piece(CHAMPION)] == 5
    scene.choose("Sea 11")
    assert scene.where(2) == "Sea 11" and scene.exhausted(2) == []
    npcs = sun(npc(CHAMPION, "Sea 7"), npc(GALLEON, "Sea 3"), at(2, "Sea 3")).choose("Aztecs")
    assert npcs.npcs("Sea 3") == [CHAMPION] and npcs.held(CHAMPION) == [GOLD], "4 equals the Galleon's 4"
    assert npcs.where(2) == "Sea 3" and npcs.gold(2) == 8, "one attack, on the NPC"


@rule("SL-AZT-12", "SL-ALIGN-09", "SL-ALIGN-10")
def test_from_a_neutral_player_it_is_taken_without_an_attack() -> None:
    scene = sun(npc(CHAMPION, "Sea 7"), token(GOLD, 2), token(GOLD, 2), has(2, "Sun-Gold Ring"))
    assert scene.held(CHAMPION) == [GOLD, GOLD] and scene.where(2) == "Hamilton" and scene.gold(2) == 8
    mixed = sun(npc(CHAMPION, "Sea 7"), at(1, "Hamilton"), token(GOLD, 2), has(2, "Sun-Gold Ring"))
    assert mixed.kind == "flee" and mixed.asked == 1, "the hostile one is attacked"
    assert mixed.held(CHAMPION) == [] and GOLD in mixed.cards(2), "then nothing is taken from the other"
    busy = sun(npc(CHAMPION, "Sea 7"), npc(SOLDIER, "Hamilton"), token(GOLD, 2), has(2, "Sun-Gold Ring"))
    busy.choose("Aztecs")
    assert "Undead Soldier is defeated." in busy.log() and GOLD in busy.cards(2), "nor after an attack on an NPC"


@rule("SL-AZT-13", "SL-RULE-26", "SL-NPC-04")
def test_in_claw_bay_he_is_summoned_and_acts_in_the_same_turn() -> None:
    scene = sun(npc(CHAMPION, "Sea 12"), token(GOLD, CHAMPION), token(GOLD, 2))
    told = scene.log()
    assert "Quetzalcoatl appears in Claw Bay." in told and scene.held(HIM) == [GOLD] and scene.held(CHAMPION) == []
    assert "Quetzalcoatl heads for Hamilton." in told
    crowd = sun(npc(CHAMPION, "Sea 12"), token(GOLD, CHAMPION), npc(SOLDIER, "Claw Bay"), at(1, "Claw Bay"))
    crowd.choose("Aztecs")
    assert "Quetzalcoatl appears in Claw Bay." not in crowd.log() and crowd.held(CHAMPION) == [GOLD]


@rule("SL-AZT-13")
def test_he_receives_what_a_champion_brings_once_nobody_hostile_is_left() -> None:
    scene = sun(npc(CHAMPION, "Sea 10"), token(GOLD, CHAMPION), token(GOLD, CHAMPION), npc(HIM, "Nassau"))
    scene.choose(CHAMPION)
    assert scene.held(HIM) == [GOLD, GOLD] and scene.held(CHAMPION) == []
    at_home = sun(npc(CHAMPION, "Sea 12"), token(GOLD, CHAMPION), npc(HIM, "Claw Bay")).choose(CHAMPION)
    assert at_home.held(HIM) == [GOLD], "also where he was summoned"
    both = at(1, "Nassau"), at(2, "Nassau")
    crowd = sun(npc(CHAMPION, "Sea 10"), token(GOLD, CHAMPION), npc(HIM, "Nassau"), *both).choose(CHAMPION)
    crowd.choose("Player 1", "Sea 2")
    assert crowd.held(CHAMPION) == [GOLD], "one of two hostile players is still there"
    far = sun(npc(CHAMPION, "Sea 7"), token(GOLD, CHAMPION), npc(HIM, "Tortuga"), npc(CHAMPION, "Sea 12"))
    far.choose(CHAMPION, "Nassau")
    assert far.held(CHAMPION) == [GOLD] and far.held(HIM) == [], "not before it has reached him"


@rule("SL-AZT-14")
def test_nothing_is_picked_up_beside_somebody_hostile() -> None:
    scene = sun(npc(CHAMPION, "Sea 7"), token(GOLD, "Sea 3"), npc(SOLDIER, "Sea 3"), at(2, "Sea 3")).choose("Aztecs")
    assert "Undead Soldier is defeated." in scene.log() and scene.held(CHAMPION) == []
    two = sun(npc(CHAMPION, "Sea 7"), token(GOLD, "Sea 3"), npc(SOLDIER, "Sea 3"), npc(GALLEON, "Sea 3"))
    two.choose("Aztecs")
    assert two.held(CHAMPION) == [GOLD], "the Galleon's; the Soldier is still there"


# Quetzalcoatl


@rule("SL-AZT-15", "SL-NPC-07")
def test_his_reward_grows_with_the_gold_and_his_strength_does_not() -> None:
    scene = turn(npc(HIM, "Sea 3"), token(GOLD, HIM), token(GOLD, HIM))
    s, him = scene.state, scene.piece(HIM)
    assert reward_notoriety(s, him) == 3 and strength(s, him) == 7
    beaten = turn(at(1, "Sea 7"), npc(HIM, "Sea 7"), token(GOLD, HIM), *QUIET, rolled("2 2 2 2", "1"))
    beaten.choose("Challenge Quetzalcoatl")
    assert beaten.state.notoriety[0] == 2 and beaten.notoriety(1) == 3 and GOLD in beaten.cards(1)


@rule("SL-AZT-16", "SL-AZT-17")
def test_he_seeks_the_nearest_holder_and_among_equals_the_most() -> None:
    scene = sun(npc(HIM, "Sea 7"), at(1, "Sea 3"), at(2, "Sea 11"), token(GOLD, 1), token(GOLD, 2), token(GOLD, 2))
    assert "Quetzalcoatl heads for Sea 11." in scene.log()
    near = sun(npc(HIM, "Sea 7"), at(1, "Sea 3"), at(2, "Sea 14"), token(GOLD, 1), token(GOLD, 2), token(GOLD, 2))
    assert "Quetzalcoatl heads for Sea 3." in near.log()
    champion = sun(npc(HIM, "Sea 7"), npc(CHAMPION, "Sea 10"), token(GOLD, CHAMPION), token(GOLD, "Sea 3")).choose(HIM)
    assert "Quetzalcoatl heads for Sea 10." in champion.log(), "a Champion is a holder, what lies about has none"
    tie = sun(npc(HIM, "Sea 7"), at(1, "Sea 3"), at(2, "Sea 11"), token(GOLD, 1), token(GOLD, 2), first=2)
    assert tie.kind == "objective" and tie.asked == 2 and set(tie.options) == {"Sea 3", "Sea 11"}
    none = sun(npc(HIM, "Sea 7"), token(GOLD, HIM), token(GOLD, "Sea 3"))
    assert none.kind == "drift"
    bold = sun(npc(HIM, "Sea 7"), npc(COLOSSUS, "Sea 3"), npc(SOLDIER, "Sea 3"), token(GOLD, COLOSSUS))
    assert bold.choose("Aztecs", COLOSSUS).npcs("Sea 3") == [COLOSSUS, SOLDIER], "reckless: 8 against 10"


@rule("SL-AZT-18")
def test_everybody_gives_him_all_aztec_gold_and_the_hostile_pay_and_flee() -> None:
    scene = sun(npc(HIM, "Sea 7"), at(1, "Sea 3"), at(2, "Sea 3"), token(GOLD, 1), token(GOLD, 2), token(GOLD, 2),
                npc(SOLDIER, "Sea 3"), has(1, "Sun-Gold Ring")).choose("Aztecs")  # fmt: skip
    assert scene.held(HIM) == [GOLD] * 3 and "Undead Soldier is defeated." in scene.log()
    assert scene.kind == "flee" and scene.asked == 2 and scene.gold(2) == 3
    scene.choose("Sea 2")
    assert scene.where(1) == "Sea 3" and scene.gold(1) == 8
    peace = sun(npc(HIM, "Sea 7"), at(2, "Sea 3"), token(GOLD, 2), has(2, "Sun-Gold Ring"))
    assert peace.held(HIM) == [GOLD] and peace.where(2) == "Sea 3" and peace.gold(2) == 8
    lost = sun(npc(HIM, "Sea 3"), at(2, "Sea 3"), token(GOLD, 2), npc(COLOSSUS, "Sea 3"), npc(SOLDIER, "Sea 3"))
    lost.choose("Aztecs", COLOSSUS)
    assert lost.npcs("Sea 3") == [COLOSSUS, SOLDIER] and GOLD in lost.cards(2) and lost.gold(2) == 8


@rule("SL-AZT-19")
def test_he_takes_what_champions_in_his_region_hold() -> None:
    other = npc(CHAMPION, "Sea 12"), token(GOLD, CHAMPION)
    scene = sun(*other, npc(HIM, "Sea 7"), npc(CHAMPION, "Sea 10"), under(CHAMPION, 1, 2)).choose(HIM)
    assert scene.npcs("Sea 10") == [CHAMPION, HIM] and scene.kind == "next_npc", "no Champion has acted yet"
    assert scene.held(HIM) == [GOLD, GOLD] and scene.held(CHAMPION) == [GOLD], "the other is elsewhere"


@rule("SL-AZT-02", "SL-FTURN-06", "SL-WIN-01")
def test_with_four_he_wins_at_once() -> None:
    three = npc(HIM, "Sea 7"), *[token(GOLD, HIM)] * 3
    scene = sun(*three, npc(CHAMPION, "Sea 10"), token(GOLD, CHAMPION)).choose(HIM)
    assert scene.state.over and scene.log()[-1] == "The Aztecs have won."
    other = sun(*three, token("Summoning Relic", HIM), factions=("Aztecs", "Children of Tlaloc"))
    assert not other.state.over, "what is not Aztec Gold does not count"


@rule("SL-TLA-02", "SL-TLA-07", "SL-TLA-33")
def test_aztec_gold_is_no_relic() -> None:
    both = "Aztecs", "Children of Tlaloc"
    scene = sun(npc("Tetzahuitl", "Sea 7"), holds("Tetzahuitl", "Coral Crown", "Drowned Bell", "Emerald Parrot"),
                token(GOLD, "Tetzahuitl"), factions=both)  # fmt: skip
    assert not scene.state.over and strength(scene.state, scene.piece("Tetzahuitl")) == 6 + 3
    guardian = sun(npc("Merfolk Guardian", "Sea 10"), token(GOLD, "Merfolk Guardian"), factions=both)
    assert guardian.kind == "drift", "it brings nothing to Tortuga"


# The Curse


def curse(region: str, n: int, where: str, dice: str, *given: Given) -> Scene:
    """A Challenge of a Soldier, while he holds so much in a region."""
    return turn(npc(HIM, region), *[token(GOLD, HIM)] * n, at(1, where), npc(SOLDIER, where), alone(1),
                tired(1, "Gunner", "Quartermaster"), rolled(dice, "1"), *given)  # fmt: skip


@rule("SL-AZT-20", "SL-NEM-11")
@pytest.mark.parametrize(
    ("his", "where", "cursed"),
    [("Sea 16", "Sea 7", True), ("Havana", "Nassau", True), ("Havana", "Sea 7", False), ("Sea 16", "Nassau", False)],
)  # fmt: skip
def test_he_is_a_nemesis_to_whoever_is_in_a_region_of_the_same_type(his: str, where: str, cursed: bool) -> None:
    scene = curse(his, 1, where, "X 2 2 2").choose("Challenge Undead Soldier")
    assert f"Player 1 has Strength {6 if cursed else 7}." in scene.log()
    friends = has(1, "Sun-Gold Ring", "Sun-Gold Ring")
    ally = curse(his, 1, where, "X 2 2 2", friends).choose("Challenge Undead Soldier")
    assert f"Player 1 has Strength {6 if cursed else 7}." in ally.log(), "whatever the alignment"


@rule("SL-AZT-20", "SL-CHAL-37", "SL-CHAL-32")
def test_he_comes_besides_ones_own_nemeses_in_the_order_that_the_roller_chooses() -> None:
    scene = turn(npc(HIM, "Sea 16"), token(GOLD, HIM), at(1, "Sea 7"), npc(SOLDIER, "Sea 7"),
                 tired(1, "Gunner", "Quartermaster"), rolled("X 2 2 2", "1"))  # fmt: skip
    scene.choose("Challenge Undead Soldier")
    assert scene.kind == "order_nemeses" and set(scene.options) == {"Josephine the Duchess of Orléans", HIM}
    scene.choose(HIM)
    assert "Player 1 has Strength 6." in scene.log() and "Navigator" in scene.exhausted(1), "the same X for both"


@rule("SL-AZT-21", "SL-RULE-46", "SL-CHAL-31")
def test_a_line_for_each_aztec_gold_and_as_many_x_as_it_needs() -> None:
    two = curse("Sea 16", 2, "Sea 7", "X X X 2").choose("Challenge Undead Soldier")
    assert two.gold(1) == 3 and "Player 1 has Strength 2." in two.log() and two.kind != "suffer_nemesis"
    few = curse("Sea 16", 3, "Sea 7", "X 2 2 2").choose("Challenge Undead Soldier")
    assert few.gold(1) == 8 + 5, "one X is enough for the first line only"
    three = curse("Sea 16", 3, "Sea 7", "X X X 2").choose("Challenge Undead Soldier")
    assert three.kind == "suffer_nemesis" and three.asked == 1
    three.choose("Navigator")
    assert "Navigator" not in three.cards(1) and three.gold(1) == 3
    more = curse("Sea 16", 5, "Sea 7", "X X X X").choose("Challenge Undead Soldier", "Navigator")
    assert more.kind == "take_turn", "the card has three lines"


@rule("SL-AZT-22", "SL-RULE-46")
def test_without_gold_or_off_the_board_there_is_no_curse() -> None:
    assert "Player 1 has Strength 7." in curse("Sea 16", 0, "Sea 7", "X 2 2 2").choose("Challenge Undead S").log()
    scene = curse("Sea 16", 2, "Sea 7", "X X 2 2")
    him = scene.piece(HIM)
    happenings.hold(scene.state, scene.piece(SOLDIER), scene.state.gear(him)[0])
    scene.choose("Challenge Undead Soldier")
    assert "Player 1 has Strength 4." in scene.log() and scene.gold(1) == 8 + 5, "the second line is locked again"
    gone = curse("Sea 16", 2, "Sea 7", "X X 2 2")
    happenings.defeated_by_npc(gone.state, gone.piece(HIM), gone.piece(SOLDIER))
    gone.choose("Challenge Undead Soldier")
    assert gone.state.zone[gone.piece(HIM)] == SUPPLY and "Player 1 has Strength 5." in gone.log()


@rule("SL-AZT-01", "SL-AZT-21")
def test_his_curses_are_printed() -> None:
    assert printed(catalogue().find(HIM)) == [
        "Shadow of Wings. 1 X or more: lose 1 Strength.",
        "The Sun Is Owed. 2 X or more: lose 5 gold.",
        "Given to the Steps. 3 X or more: discard one of your Crew.",
    ]
