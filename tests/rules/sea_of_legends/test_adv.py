"""Adventures (SL-ADV): whose they are, what is told, what is chosen, and where they go on."""

import pytest

from ledger import rule
from quarterdeck.games.sea_of_legends import GAME
from quarterdeck.games.sea_of_legends.facts import Character
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.tales import arcs
from quarterdeck.games.sea_of_legends.terms import CHARACTERS, FACTIONS, GONE, LEGENDARY, SKYSTALKERS, TALES
from sea_adventure import GO, PURSE, ROOF, SHOES, STRONG, WEAK, adventure, again, deeds, finish, write
from sea_arcs import arcs_for, find_arc
from sol_scene import (
    Given, Scene, alone, at, captain, character, flag, fort, gold, has, notoriety, npc, rolled, tale, tired, unlocked,
    voyage, without,
)  # fmt: skip

# Who may go on one, and where


@rule("SL-ADV-01", "SL-ADV-02", "SL-BOARD-06", "SL-CAP-04")
def test_an_adventure_is_where_one_of_the_own_tokens_is() -> None:
    assert voyage().offers(GO + "Kahina"), "mini and token begin in one Port"
    assert voyage(at(1, "Bridgetown")).offers(GO + "Axe Fist")
    assert voyage(at(1, "Hamilton")).offers(GO + "Josephine")
    assert not voyage(at(1, "Nassau")).offers(GO)
    board = voyage().state.match.board
    assert {place for s in [voyage().state] for place in s.tale if place != 255} <= set(board.ports)


@rule("SL-ADV-02")
def test_a_hostile_npc_or_an_action_taken_prevents_it() -> None:
    assert not voyage(npc("Undead Soldier", "Tortuga")).offers(GO)
    assert voyage(npc("Undead Soldier", "Tortuga"), has(1, "Ferryman's Coin")).offers(GO), "neutral ones do not"
    scene = voyage(at(1, "Bridgetown"), at(2, "Nassau")).choose("Take the Port action")
    while scene.kind != "take_turn":
        scene.choose(scene.options[0])
    assert not scene.offers(GO)


@rule("SL-ADV-03")
def test_nobody_uses_the_token_of_another() -> None:
    assert not voyage(at(2, "Tortuga"), at(1, "Nassau"), first=2).offers(GO)


@rule("SL-ADV-04", "SL-DRE-22")
def test_flags_forts_and_infestation_do_not_prevent_it() -> None:
    assert voyage(flag(2, "Tortuga")).offers(GO)
    assert voyage(flag("Spanish Armada", "Tortuga"), fort("Spanish Armada", "Tortuga")).offers(GO)

    def infest(s: Voyage) -> None:
        s.infested = 1 << s.match.board.find("Tortuga")

    scene = voyage(infest)
    assert scene.offers(GO) and not scene.offers("Take the Port action")


@rule("SL-ADV-05", "SL-ROUND-04")
def test_one_chapter_is_the_action_of_the_turn_even_if_it_fails() -> None:
    scene = adventure(WEAK).choose(ROOF, "Roll the dice", "Leave the dice")
    assert scene.options == ["Set sail", "End the turn"]
    scene = adventure(tale(1, "captain_kahina", part=1), tale(1, "lover_axe_fist")).choose(PURSE)
    assert not scene.offers(GO), "another token here waits for another turn"


@rule("SL-ADV-06", "SL-ADV-20", "SL-ADV-24", "SL-CAP-01", "SL-RULE-09")
def test_the_three_chapters_of_a_captain_come_in_order_and_make_a_legend() -> None:
    scene = adventure(players=1)
    assert scene.decision.source == "A Client with a Memory"
    scene.choose(PURSE)
    assert scene.token(1, "captain") == "Bridgetown" and scene.state.side[scene.state.captain[0]] != LEGENDARY
    assert scene.log()[-1] == "The tale of Kahina goes on in Bridgetown."

    scene = adventure(at(1, "Bridgetown"), tale(1, "captain_kahina", "warned", part=2), players=1)
    assert scene.decision.source == "The Wife with One Eye Open"
    scene.choose("Offer the valuer")
    assert scene.token(1, "captain") == "Cartagena" and "Plunder" not in "".join(used(scene))

    scene = adventure(at(1, "Cartagena"), tale(1, "captain_kahina", part=3), players=1)
    assert scene.decision.source == "The Portrait"
    scene.choose("Steal the girl")
    assert scene.token(1, "captain") == "" and scene.state.side[scene.state.captain[0]] == LEGENDARY
    assert "Kahina is a legend now." in scene.log() and "goes on in" not in " ".join(scene.log()[-3:])


def used(scene: Scene) -> list[str]:
    """The texts of the side of the Captain that is up."""
    s = scene.state
    card = s.match.drawn[s.captain[0]]
    return [a.title for a in card.abilities if a.side == s.side[s.captain[0]]]


@rule("SL-ADV-20")
def test_nothing_but_the_third_chapter_of_the_captain_turns_the_card() -> None:
    for arc, who in (("lover_axe_fist", "Axe Fist"), ("nemesis_josephine", "Josephine")):
        assert used(finish(adventure(tale(1, arc, part=3), who=who))) == ["Pilfer"]


@rule("SL-ADV-07")
def test_with_several_tokens_in_a_port_the_player_says_which() -> None:
    scene = voyage(tale(1, "lover_axe_fist"), tale(1, "nemesis_josephine"))
    assert [option for option in scene.options if GO in option] == [
        GO + "Kahina", GO + "Axe Fist the Punisher", GO + "Josephine the Duchess of Orléans",
    ]  # fmt: skip
    assert "Axe Fist" in scene.choose(GO + "Axe Fist").decision.reason


# What is told and chosen


@rule("SL-ADV-08", "SL-ADV-28", "SL-RULE-11")
def test_text_costs_and_strengths_are_shown_and_results_are_not() -> None:
    scene = adventure(at(1, "Bridgetown"), tale(1, "captain_kahina", "note", part=2), gold(1, 4))
    d = scene.decision
    assert d.kind == "adventure" and d.seat == 0 and d.reason.startswith("In Bridgetown the wife runs a glassworks.")
    assert [(o.words, o.meaning) for o in d.options] == [
        ("Pick the pocket during the soup", "A Challenge of Strength 6"),
        ("Offer the valuer a better secret", ""),
        ("Pay for a dinner where all lamps go out", "Pay 4 gold"),
    ]
    for seat in (0, 1, None):
        told = scene.state.match.rules.view(scene.state, seat)["tale"]
        assert told["text"] == d.reason and [c["words"] for c in told["choices"]] == [o.words for o in d.options]
        assert told["outcome"] == "" and told["deeds"] == [] and told["chosen"] == -1 and told["open"]


@rule("SL-RULE-11")
def test_no_option_of_an_adventure_gives_its_result_away() -> None:
    hidden = GAME.from_position(OPEN.replace("open_results = true", ""))
    for game in (hidden, GAME.from_position(OPEN)):
        begun = game.decision()
        assert begun is not None
        asked = game.choose(begun.find(GO + "Kahina")).decision(foreseeing=True)
        assert asked is not None and [option.foreseen for option in asked.options] == [(), (), ()]


def test_other_options_say_what_they_come_to_and_not_who_goes_where() -> None:
    game = GAME.from_position(OPEN.replace("gold = 4", "gold = 40\nflags = [\"Havana\"]"))
    begun = game.decision(foreseeing=True)
    assert begun is not None
    [end] = [option for option in begun.options if option.words == "End the turn"]
    assert not any("turn" in one.words or "moves" in one.words for one in end.foreseen)


OPEN = """
open_results = true
[[player]]
captain = {name = "Kahina", at = "Bridgetown"}
cards = [
    "Brine Sparrow", {name = "Axe Fist the Punisher", lover = 1},
    {name = "Josephine the Duchess of Orléans", nemesis = 1},
]
gold = 4
tales = {captain = {at = "Bridgetown", arc = "captain_kahina", told = 1, foe = "Dread Tide"}}
[[faction]]
name = "Spanish Armada"
[[faction]]
name = "Dread Tide"
[[faction]]
name = "Children of Tlaloc"
"""


@rule("SL-RULE-11")
def test_where_results_are_open_each_choice_says_what_it_brings() -> None:
    game = GAME.from_position(OPEN)
    begun = game.decision()
    assert begun is not None
    asked = game.choose(begun.find(GO + "Kahina")).decision()
    assert asked is not None
    told = game.view(0)["tale"]
    assert [choice["terms"] for choice in told["choices"]] == ["A Challenge of Strength 6", "", "Pay 4 gold"]
    risky, free, paid = [choice["results"] for choice in told["choices"]]
    assert [o.meaning for o in asked.options] == [f"A Challenge of Strength 6. {risky}", free, f"Pay 4 gold. {paid}"]
    assert risky.startswith("Success: ") and ". Failure: " in risky
    for choice, brings in ((1, free), (2, paid)):
        done = ", ".join(game.copy().choose(asked.options[choice]).view(0)["tale"]["deeds"])
        assert brings == done[:1].upper() + done[1:]


@rule("SL-ADV-28")
def test_what_came_of_it_is_told_to_everybody_until_the_next_chapter() -> None:
    scene = adventure(at(2, "Nassau")).choose(PURSE, "End the turn")
    told = scene.state.match.rules.view(scene.state, 1)["tale"]
    assert told["outcome"].startswith("She pours you chocolate") and told["outcome"] in " ".join(scene.log())
    assert told["chosen"] == 1 and told["deeds"] == ["gain 6 gold"] and told["won"] is None and not told["open"]


@rule("SL-ADV-09", "SL-ADV-10")
def test_what_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    given = at(1, "Bridgetown"), tale(1, "captain_kahina", part=2)
    scene = adventure(*given, gold(1, 3))
    assert not scene.offers("Pay for a dinner")
    told = scene.state.match.rules.view(scene.state, 0)["tale"]
    assert [choice["closed"] for choice in told["choices"]] == ["", "", "You have 3 gold."]
    assert adventure(*given, gold(1, 4)).choose("Pay for a dinner").gold(1) == 6


@rule("SL-ADV-10")
@pytest.mark.parametrize(
    ("cost", "given", "reason"),
    [
        (["exhaust 2"], tired(1, "Gunner", "Navigator"), "You have 1 ready Crew."),
        (["lose_relic"], gold(1, 0), "You have no Relics."),
        (["gold 5", "gold 4"], gold(1, 8), "You have 8 gold."),
        (["lose_crew 4"], gold(1, 0), "You have 3 Crew."),
    ],
)
def test_each_cost_must_be_there(monkeypatch: pytest.MonkeyPatch, cost: list[str], given: Given, reason: str) -> None:
    monkeypatch.setattr(find_arc("captain_kahina").chapters[0].choices[1], "cost", deeds(*cost))
    scene = adventure(given)
    assert not scene.offers(PURSE)
    assert reason in [c["closed"] for c in scene.state.match.rules.view(scene.state, 0)["tale"]["choices"]]


@rule("SL-ADV-09", "SL-ADV-10")
def test_a_cost_is_paid_before_the_challenge_and_not_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    choice = find_arc("captain_kahina").chapters[0].choices[0]
    monkeypatch.setattr(choice, "cost", deeds("gold 3", "exhaust 1"))
    scene = adventure(WEAK).choose(ROOF)
    assert scene.gold(1) == 5 and scene.kind == "adventure_result" and scene.decision.reason == "Exhaust 1 Crew."
    scene.choose("Gunner", "Leave the dice")
    assert scene.exhausted(1) == ["Gunner"] and scene.gold(1) == 1, "and the failure takes four more"


@rule("SL-ADV-11", "SL-CHAL-01")
def test_strength_that_equals_the_options_succeeds() -> None:
    scene = adventure(rolled("2 2 X X", "1"), alone(1)).choose(ROOF, "Roll the dice")
    assert scene.notoriety(1) == 1 and "Player 1 wins, 5 to 5." in scene.log()
    scene = adventure(rolled("2 2 X X", "X"), alone(1)).choose(ROOF, "Roll the dice")
    assert scene.notoriety(1) == 0 and "Player 1 loses, 4 to 5." in scene.log()


@rule("SL-ADV-11", "SL-CAP-02", "SL-CHAL-30")
def test_an_adventures_challenge_has_crew_captain_lover_and_nemesis_like_any_other() -> None:
    scene = adventure(rolled("2 1 L X", "1 1")).choose(ROOF)
    scene.choose("Gunner", "Smash-tastic")
    assert scene.kind == "suffer_nemesis", "Josephine exhausts a Crew for the X"
    scene.choose("Navigator")
    assert "Player 1 wins, 6 to 5." in scene.log() and scene.exhausted(1) == ["Gunner", "Navigator"]


@rule("SL-ALIGN-17", "SL-ADV-11")
def test_no_ally_helps_in_an_adventure() -> None:
    friends = has(1, *["Ferryman's Coin"] * 2), npc("Undead Soldier", "Tortuga")
    scene = adventure(*friends, rolled("2 2 X X", "X"), alone(1)).choose(ROOF, "Roll the dice")
    assert "Player 1 loses, 4 to 5." in scene.log()


@rule("SL-RULE-69", "SL-LOVE-05", "SL-CAP-13")
def test_who_wins_or_loses_it_has_won_or_lost_a_challenge() -> None:
    scene = adventure(character(1, "Mireya", lines=2), STRONG).choose(ROOF, "Roll the dice")
    assert scene.gold(1) == 11, "Bounty"
    jack = captain(1, "Jack"), at(1, "Tortuga"), tale(1, "captain_kahina")
    scene = adventure(*jack, WEAK, who="Jack").choose(ROOF, "Roll the dice")
    assert finish(scene).state.marker[scene.state.captain[0]] == 1, "Vengeance"


@rule("SL-ADV-12", "SL-RULE-32")
def test_success_and_failure_have_their_own_results() -> None:
    won = adventure(STRONG).choose(ROOF, "Roll the dice")
    assert (won.notoriety(1), won.gold(1)) == (1, 8)
    lost = adventure(WEAK).choose(ROOF, "Roll the dice", "Leave the dice")
    assert (lost.notoriety(1), lost.gold(1), lost.gold(2)) == (0, 4, 8), "nobody gets what was lost"
    assert lost.state.match.rules.view(lost.state, 0)["tale"]["won"] is False


@rule("SL-ADV-14", "SL-ADV-15", "SL-NOTO-08")
def test_a_loss_is_taken_as_far_as_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    words = write(monkeypatch, "gold -5", "notoriety -2", "lose_relic", "lose_crew 5", "exhaust 2")
    scene = finish(adventure(gold(1, 3), notoriety(1, 1), has(1, "Keg of Powder")).choose(words))
    assert scene.gold(1) == 0 and scene.notoriety(1) == 0
    assert scene.cards(1)[1:] == ["Axe Fist", "Josephine", "Keg of Powder"], "an Item is no Relic"


# What it does to people


@rule("SL-ADV-21", "SL-RULE-77", "SL-NOTO-05")
@pytest.mark.parametrize("dice", [STRONG, WEAK])
def test_every_chapter_of_a_lover_unlocks_a_line_won_or_lost(monkeypatch: pytest.MonkeyPatch, dice: Given) -> None:
    words = write(monkeypatch, "gold 1", challenge=5, arc="lover_axe_fist")
    scene = finish(adventure(tale(1, "lover_axe_fist"), dice, unlocked(1, "Axe Fist", 3), who="Axe Fist").choose(words))
    assert scene.lines("Axe Fist") == 4 and scene.notoriety(1) == 1 and scene.lines("Josephine") == 1
    assert scene.token(1, "lover") not in ("", "Tortuga"), "the tale goes on"


@rule("SL-ADV-21")
def test_a_result_may_say_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    for deed, lines in (("favor 1", 4), ("favor -1", 2), ("favor -2", 1)):
        words = write(monkeypatch, deed, arc="lover_axe_fist")
        scene = adventure(tale(1, "lover_axe_fist"), unlocked(1, "Axe Fist", 2), who="Axe Fist").choose(words)
        assert scene.lines("Axe Fist") == lines


@rule("SL-ADV-22", "SL-NEM-03")
def test_every_chapter_of_a_nemesis_locks_the_lowest_line(monkeypatch: pytest.MonkeyPatch) -> None:
    words = write(monkeypatch, "gold 1", arc="nemesis_josephine")
    for before, after in ((3, 2), (1, 0), (0, 0)):
        scene = adventure(tale(1, "nemesis_josephine"), unlocked(1, "Josephine", before), who="Josephine").choose(words)
        assert scene.lines("Josephine") == after and scene.token(1, "nemesis")
    words = write(monkeypatch, "malice 2", arc="nemesis_josephine")
    scene = adventure(tale(1, "nemesis_josephine"), who="Josephine").choose(words)
    assert scene.lines("Josephine") == 2, "two lines for the malice, less one for the chapter"


@rule("SL-ADV-23", "SL-NEM-05")
def test_the_third_chapter_defeats_a_nemesis_for_good() -> None:
    given = at(1, "Tortuga"), tale(1, "nemesis_josephine", part=3), unlocked(1, "Josephine", 3)
    scene = finish(adventure(*given, who="Josephine"))
    josephine = scene.piece("Josephine")
    assert scene.state.zone[josephine] == GONE and scene.token(1, "nemesis") == ""
    assert "Josephine" not in scene.cards(1) and "and Josephine the Duchess of Orléans part." in " ".join(scene.log())


@rule("SL-ADV-24", "SL-RULE-77")
def test_the_third_chapter_of_a_lover_takes_the_token_off_the_board_and_the_lover_stays() -> None:
    scene = finish(adventure(tale(1, "lover_axe_fist", part=3), who="Axe Fist"))
    assert scene.token(1, "lover") == "" and "Axe Fist" in scene.cards(1)


@rule("SL-ADV-24", "SL-RULE-09", "SL-RULE-76")
def test_the_next_port_is_named_or_one_of_those_that_the_chapter_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    chapter = find_arc("captain_kahina").chapters[1]
    allowed = {
        "near": {"Nassau", "San Juan", "Port Royal", "Havana", "Maracaibo"}, "hideout": {"Maracaibo"},
        "tavern": {"St. Augustine", "Thieves' Landing", "Bridgetown"}, "Skull Point": {"Skull Point"},
        "here": {"Tortuga"},
    }  # fmt: skip
    for place, ports in allowed.items():
        monkeypatch.setattr(chapter, "place", place)
        found = {voyage(seed=seed).choose(GO, PURSE).token(1, "captain") for seed in range(40)}
        assert found <= ports and (place not in ("near", "hideout") or found == ports), place
    monkeypatch.setattr(chapter, "place", "far")
    board = voyage().state.match.board
    for seed in range(20):
        port = voyage(seed=seed).choose(GO, PURSE).token(1, "captain")
        assert board.distance[board.find("Tortuga")][board.find(port)] > 2


@rule("SL-ADV-24")
def test_an_outcome_may_send_the_token_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    words = write(monkeypatch, "token Claw Bay")
    assert adventure().choose(words).token(1, "captain") == "Claw Bay"


@rule("SL-ADV-25", "SL-ADV-26", "SL-SETUP-10", "SL-LOVE-13", "SL-SETUP-14")
@pytest.mark.parametrize("role", ["lover", "nemesis"])
def test_a_further_character_comes_with_two_lines_and_the_secondary_token(
    monkeypatch: pytest.MonkeyPatch, role: str
) -> None:
    words = write(monkeypatch, f"new_{role} foe")
    scene = adventure(tale(1, "captain_kahina")).choose(words)
    new = scene.state.tableau(0)[-1]
    card = scene.state.match.drawn[new]
    assert card.faction == FACTIONS.index("Dread Tide") and scene.state.marker[new] == 2
    start = start_of(scene, new, role)
    assert scene.token(1, "secondary") == scene.state.match.board.names[start]

    scene.state.region[scene.state.captain[0]] = start
    again(scene).choose(GO + card.name)
    assert scene.decision.source in [c.title for arc in arcs_for(role, card.name) for c in arc.chapters]


def start_of(scene: Scene, c: int, role: str) -> int:
    """The region that a side of a character's card names."""
    card = scene.state.match.drawn[c]
    assert isinstance(card, Character)
    return card.lover_start if role == "lover" else card.nemesis_start


@rule("SL-ADV-26", "SL-RULE-10")
def test_only_the_first_of_several_has_the_token_and_the_next_gets_it_when_it_is_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = write(monkeypatch, "new_lover foe", "new_nemesis foe")
    scene = adventure(tale(1, "captain_kahina")).choose(words)
    s = scene.state
    lover, nemesis = s.tableau(0)[-2:]
    assert s.whom[3] == lover and s.tale[3] == start_of(scene, lover, "lover")
    s.chapter[3], s.tale[3] = 2, s.where(0)
    finish(again(scene).choose(GO + s.match.drawn[lover].name))
    assert s.whom[3] == nemesis and s.tale[3] == start_of(scene, nemesis, "nemesis")
    assert s.chapter[3] == 0 and lover in s.tableau(0)


@rule("SL-ADV-25", "SL-RULE-70")
def test_nobody_comes_of_a_faction_that_has_nobody_left(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [p.name for p in voyage().state.match.drawn if p.kind == 3 and p.faction == FACTIONS.index("Dread Tide")]
    words = write(monkeypatch, "new_lover foe")
    scene = adventure(*[character(2, name.split(" the ")[0]) for name in names]).choose(words)
    assert len(scene.cards(1)) == 6 and scene.token(1, "secondary") == ""


@rule("SL-ADV-27")
def test_all_lovers_work_at_once() -> None:
    scene = adventure(character(1, "Magpie"), rolled("L L 2 2", "1")).choose(ROOF, "Roll the dice")
    assert scene.offers("Feathered Favor") and scene.offers("Smash-tastic")


@rule("SL-ADV-13", "SL-LOVE-07", "SL-NOTO-09")
def test_who_parts_goes_back_to_the_stock_with_token_and_notoriety(monkeypatch: pytest.MonkeyPatch) -> None:
    words = write(monkeypatch, "part lover", arc="lover_axe_fist")
    scene = adventure(tale(1, "lover_axe_fist"), unlocked(1, "Axe Fist", 4), who="Axe Fist")
    assert scene.notoriety(1) == 1
    scene.choose(words)
    assert scene.state.zone[scene.piece("Axe Fist")] == CHARACTERS and scene.notoriety(1) == 0
    assert scene.token(1, "lover") == ""
    words = write(monkeypatch, "part nemesis")
    scene = adventure().choose(words)
    assert "Josephine" not in scene.cards(1) and scene.token(1, "nemesis") == "" and scene.token(1, "captain")
    assert adventure(without(1, "Josephine")).choose(words).token(1, "captain"), "nobody is there to leave"


# What is remembered, and who is meant


@rule("SL-RULE-76")
def test_what_was_chosen_before_changes_what_is_told_and_offered() -> None:
    given = (at(1, "Cartagena"),)
    scene = adventure(*given, tale(1, "captain_kahina", "rubies", part=3))
    assert scene.offers("Leave the real stones") and "they have been warm all day" in scene.decision.reason
    scene = adventure(*given, tale(1, "captain_kahina", part=3))
    assert not scene.offers("Leave the real stones") and "which is cheek" in scene.decision.reason
    scene = adventure().choose(SHOES)
    arc = find_arc("captain_kahina")
    assert arc.recall(scene.state.remembers[0]) == ["shoes"]


@rule("SL-RULE-76")
def test_which_tale_and_which_foe_is_settled_by_chance_when_it_begins() -> None:
    tales, foes = set(), set()
    for seed in range(60):
        s = voyage(character(1, "Iku"), tale_of_anybody, seed=seed).choose(GO + "Tamsin").state
        tales.add(arcs()[s.arc[2]].name)
        foes.add(FACTIONS[s.foe[2]])
    assert tales == {arc.name for arc in arcs_for("nemesis", "Tamsin")} and len(tales) > 2
    assert foes == {"Dread Tide", "Children of Tlaloc"}


def tale_of_anybody(s: Voyage) -> None:
    """Tamsin, who has no tale of her own as a Nemesis, is that of player 1."""
    without(1, "Josephine")(s)
    character(1, "Tamsin", nemesis=True)(s)
    s.whom[2] = next(c for c in s.tableau(0) if "Tamsin" in s.match.drawn[c].name)
    s.tale[2] = s.where(0)


@rule("SL-RULE-76", "SL-SKY-01")
def test_the_foe_has_followers() -> None:
    for seed in range(20):
        s = voyage(factions=("Skystalkers", "Dread Tide"), seed=seed).choose(GO).state
        assert s.foe[0] == FACTIONS.index("Dread Tide") and SKYSTALKERS in s.match.factions


@rule("SL-RULE-76")
def test_no_two_players_hear_the_same_tale_while_there_is_another() -> None:
    number = [arc.name for arc in arcs()].index(arcs_for("nemesis", "Tamsin")[0].name)

    def heard(s: Voyage) -> None:
        s.arc[TALES + 2] = number

    for seed in range(20):
        assert voyage(tale_of_anybody, heard, seed=seed).choose(GO + "Tamsin").state.arc[2] != number


@rule("SL-RULE-72")
def test_alone_there_is_no_rival() -> None:
    arc = find_arc("nemesis_clara")
    words = [choice.text[:15] for chapter in arc.chapters for choice in chapter.choices if choice.when == "rival"]
    given = at(1, "Tortuga"), without(1, "Axe Fist"), without(1, "Josephine"), nemesis_clara
    part = next(c.part for c in arc.chapters for choice in c.choices if choice.when == "rival")
    for players, offered in ((1, False), (2, True)):
        scene = voyage(*given, tale(1, "nemesis_clara", part=part), players=players, seed=3).choose(GO + "Clara")
        assert scene.offers(words[0]) == offered


def nemesis_clara(s: Voyage) -> None:
    """Clara, whom player 2 would love, is the Nemesis of player 1."""
    c = next(c for c, p in enumerate(s.match.drawn) if p.name.startswith("Clara"))
    if s.match.seats > 1:
        s.put(c, CHARACTERS, s.match.sea)
        s.whom[TALES + 1], s.tale[TALES + 1] = -1, 255
    character(1, "Clara", nemesis=True)(s)
    s.whom[2] = c


@rule("SL-ADV-31")
def test_after_the_last_chapter_no_further_tale_is_offered() -> None:
    scene = finish(adventure(at(1, "Cartagena"), tale(1, "captain_kahina", part=3)))
    assert not again(scene).offers(GO + "Kahina")
