"""What a seat is shown of a game: payments as a whole, fights as a scene, numbers with their parts."""

import re
from typing import Any

import pytest

from ccg_scene import Beginning, Scene, captain, crew, hand, pile, sail, ship, who
from ccg_written import table, written_on
from ledger import rule
from quarterdeck.games.ccg import offer
from quarterdeck.games.ccg.effects.language import act, hire_for_cost, is_crew, just_done, search_deck
from quarterdeck.games.ccg.table import RULE_OF, text_words
from quarterdeck.games.ccg.terms import SWASHBUCKLING
from quarterdeck.kernel.decision import NO_ANSWER, Bill
from quarterdeck.kernel.picking import whole

BOARDING = "[boarding]\nattacker = 1\ndefender = 2\n"


def bill(scene: Scene) -> Bill:
    found = scene.decision.bill
    assert found is not None
    return found


def pay_with(scene: Scene, *words: str) -> None:
    """Take sources in the order of the bill, as a page does that was told which of them."""
    wanted = list(words)
    for source in bill(scene).sources:
        if source.words in wanted:
            wanted.remove(source.words)
            scene.game.choose(next(o for o in scene.decision.options if o.key == source.key))
    assert wanted == []


# Payments


def test_a_bill_lists_every_source_with_what_it_gives_in_the_order_in_which_they_are_taken() -> None:
    scene = sail(crew(1, "Jack Trades", "Fancy Dans", "Julius Caligari"), hand(1, "Mr. Smythe"))
    scene.choose("Hire Mr. Smythe")
    sources = bill(scene).sources
    assert (bill(scene).due, bill(scene).paid, bill(scene).ends) == (3, 0, NO_ANSWER)
    assert [s.gives for s in sources] == sorted(s.gives for s in sources)
    assert {s.words for s in sources} == {"Tack Berek", "Tack Julius Caligari", "Tack Fancy Dans", "Tack Jack Trades"}
    assert all(s.points_at[0].startswith("slot:") for s in sources)
    assert set(bill(scene).proposal) <= {s.key for s in sources}


def test_any_set_that_reaches_the_amount_can_be_taken_in_the_order_of_the_bill() -> None:
    scene = sail(crew(1, "Jack Trades", "Fancy Dans", "Julius Caligari"), hand(1, "Mr. Smythe"))
    scene.choose("Hire Mr. Smythe")
    pay_with(scene, "Tack Fancy Dans", "Tack Julius Caligari")
    assert scene.zone("Mr. Smythe") == "aboard" and not scene.tacked("Jack Trades") and not scene.tacked("Berek")


def test_equal_crew_are_like_the_first_of_them() -> None:
    scene = sail(crew(1, "Fancy Dans", "Fancy Dans", who("Fancy Dans", attached=("Eyepatch",))), hand(1, "Otiro"))
    scene.choose("Hire Otiro")
    dans = [s for s in bill(scene).sources if s.words == "Tack Fancy Dans"]
    likes = sorted([sum(s.like == other.like for other in dans) for s in dans])
    assert likes == [1, 2, 2], "the one with an Eyepatch is like no other"


def test_who_absorbs_may_tack_and_sink_each_crew_but_not_sink_the_captain() -> None:
    scene = sail(crew(1, "Jack Trades"), more="[hits]\nplayer = 1\namount = 6")
    assert {s.words for s in bill(scene).sources} == {"Tack Berek", "Tack Jack Trades", "Sink Jack Trades"}
    assert len({s.uses for s in bill(scene).sources}) == 3
    assert scene.offers("Sink Berek")


def test_a_question_that_is_no_payment_has_no_bill() -> None:
    assert sail().decision.bill is None
    scene = sail(crew(1, "Jack Trades"))
    scene.choose("Fire at")
    assert scene.kind == "choose_producer" and scene.decision.bill is None, "one Crew fires: there is nothing to add up"


# Fights


def fight_of(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.game.view(None)["fight"]
    return found


def test_a_fight_shows_its_row_of_attacks_what_answers_the_last_and_what_it_would_do() -> None:
    scene = sail(crew(1, "Jack Trades"), crew(2, "William Toss"), hand(1, "Fancy Dans", "Cutlass"),
                 hand(2, "Near Miss"), more=BOARDING)  # fmt: skip
    scene.choose("Push forward Jack Trades", "Fancy Dans")
    fight = fight_of(scene)
    assert [card["attack"] for card in fight["row"]] == ["Punch"] and fight["attack"] == "Punch"
    assert fight["answered_by"] == ["Dagger", "Slash"]
    assert fight["crew"][1] is None and fight["hits"][0]["amount"] == scene.skill("Jack Trades", 4)
    scene.choose("Push forward William Toss")
    fight = fight_of(scene)
    assert [(card["name"], card["side"]) for card in fight["row"]] == [("Fancy Dans", 0), ("Near Miss", 1)]


def test_the_hits_of_a_swordsman_tell_their_parts() -> None:
    scene = sail(hand(1, "Fancy Dans"), hand(2, "Near Miss"), more=BOARDING)
    scene.choose("Push forward Berek")
    hits = fight_of(scene)["hits"][0]
    assert hits["amount"] == 6 and hits["explained"] == "Berek: Hits 6 = 4 printed + 2 Berek"


# The table


def test_a_skill_tells_its_parts() -> None:
    scene = sail(crew(1, who("Jack Trades", attached=("Barrels of Beer",))))
    jack = next(c for c in scene.game.view(0)["players"][0]["crew"] if c["name"] == "Jack Trades")
    assert "Influence 4 = 2 printed + 2 Barrels of Beer" in jack["explained"]
    assert not jack["captain"]


def test_an_adventure_tells_what_it_would_cost_now() -> None:
    places = [who("Save the Princess", sea=sea) for sea in ("La Boca", "Trade Sea")]
    scene = sail(pile(1, "adventures", *places))
    seas = scene.game.view(1)["seas"]
    costs = [seas[sea]["adventures"][0]["completion"] for sea in (2, 0)]
    assert costs == ["3 Adventuring", "2 Adventuring"], "it is cheaper in the Trade Sea"


def test_to_sail_can_be_begun_with_ones_own_ship() -> None:
    scene = sail(ship(1, "The Hurricane", sea="La Boca"), crew(1, "Jack Trades"))
    slot = scene.game.view(0)["players"][0]["ship"]["slot"]
    sailing = [o for o in scene.decision.options if o.words.startswith("Sail")]
    assert sailing and all(o.begun_with == (f"slot:{slot}",) for o in sailing)


def test_every_question_names_a_rule_that_there_is() -> None:
    known = {rule["id"] for rule in offer.rules()}
    assert len(known) > 300 and set(RULE_OF.values()) <= known


def test_every_card_is_printed() -> None:
    cards = {card["name"]: card for card in offer.cards()}
    assert len(cards) > 1600
    assert cards["Berek"]["traits"] == ("Swordsman +2", "Heroic")
    assert cards["Berek"]["facts"] == {"Wealth": "10", "Starts in": "Trade Sea"}
    assert cards["Save the Princess"]["cost"] == "3 Adventuring"
    assert cards["Save the Princess"]["facts"]["For less"] == "2 in Trade Sea"
    assert cards["Cutlass"]["values"] == ("Club", "Dagger", "Slash")


# Games that could go on for ever


@rule("CG-RULE-52", "CG-RULE-65")
def test_what_ends_by_itself_is_told_when_it_is_not_far() -> None:
    def ahead(more: str = "", **top: Any) -> list[str]:
        told: list[str] = sail(more=more, **top).game.view(None)["ahead"]
        return told

    assert ahead() == ahead(turn=150, actions=375) == ahead(BOARDING + "round = 37\n") == []
    assert ahead(quiet=7) == ["In the last 7 turns everybody only passed: after 20 such turns the game is a draw"]
    assert ahead(turn=151) == ["After turn 200 the game is a draw"]
    assert ahead(actions=376) == ["376 actions were taken in this phase: it ends after 500"]
    assert ahead(BOARDING + "round = 38\n") == ["The Boarding ends after round 50"]
    assert ahead(BOARDING + "limit = 2\n") == ["The Boarding ends after round 2"], "by a card (CG-RULE-22)"


# What an answer means


def meaning(scene: Scene, words: str) -> str:
    return next(option.meaning for option in scene.decision.options if option.words.startswith(words))


def test_who_is_pushed_forward_is_told_with_what_it_would_inflict() -> None:
    scene = table(crew(1, "Willie Wilcox", "Fancy Dans"), hand(1, "Near Miss"), more=BOARDING)
    hits = scene.skill("Willie Wilcox", SWASHBUCKLING) + 2
    risk = "; else it absorbs the Hits first, until it is sunk"
    assert meaning(scene, "Push forward Willie Wilcox") == f"inflicts {hits} Hits if it plays the last card{risk}"
    assert meaning(scene, "Push forward Fancy Dans") == f"inflicts 1 Hit if it plays the last card{risk}"
    captain = meaning(scene, "Push forward Berek")
    assert captain.endswith("; else your Captain absorbs the Hits first, and you are out if they sink Berek")


def test_an_only_target_is_named_first_and_a_chantey_with_what_it_does() -> None:
    away = ship(2, "The Crimson Roger", sea="The Mirror")
    held = hand(1, "12-Pound Cannon Volley", "Bad Weather", "Save the Princess")
    scene = table(crew(1, *["Mark Scars"] * 2), held, away)
    seven, two = [option.meaning for option in scene.decision.options if "Cannon Volley" in option.words]
    assert seven.startswith("Its only target is your own The Hurricane. Act: Make a Cannon Attack of seven Hits")
    assert two.startswith("Its only target is your own The Hurricane. You have nothing to do in place of paying. Act:")
    assert "The Move Cost of each Ship is increased by 2." in meaning(scene, "Strike up Bad Weather")
    both = table(crew(1, *["Mark Scars"] * 2), held)
    assert "only target" not in meaning(both, "Play 12-Pound Cannon Volley (make")


def test_to_stop_paying_tells_whether_that_cancels() -> None:
    scene = table(crew(1, "Li'l Jim"), crew(2, "Li'l Jim"))
    scene.choose("Board The Crimson Roger")
    assert meaning(scene, "Stop").startswith("you do not pay: it is canceled")
    scene.choose("Tack Li'l Jim", "Cancel it")
    assert scene.decision.reason == "Tack Crew for Sailing to cancel the Boarding of The Hurricane: 0 of 3"
    assert meaning(scene, "Stop").startswith("you do not pay: it is not canceled")
    assert "Player 1 declares: a Boarding with The Crimson Roger." in scene.log()
    assert scene.log()[-1] == "Player 2 pays to cancel the Boarding of The Hurricane."


def test_what_is_discarded_from_a_hand_lies_face_up() -> None:
    scene = table(hand(1, *["Panache"] * 7))
    scene.choose("Pass", "Pass", *["Panache"] * 3)
    assert scene.log(2).count("Panache is discarded from the hand of Player 1.") == 3


def test_the_log_says_who_goes_first_and_with_what() -> None:
    scene = Scene("""
        phase = "Determine order"
        [[player]]
        captain = "Berek"
        ship = "The Hurricane"
        crew = ["Bully Boys"]
        [[player]]
        captain = "Reis"
        ship = "The Crimson Roger"
    """)
    best = max(player["initiative"] for player in scene.game.view(None)["players"])
    assert any(f"goes first with {best} Sailing" in line for line in scene.log())


def test_several_texts_of_a_card_are_told_apart_by_what_they_do() -> None:
    sword = captain(1, "Comte Robert Méchant", attached=("Necros' Sword",), tacked=True)
    scene = table(sword, crew(1, "Stench"))
    assert [words.partition(" of yours")[0] for words in scene.options if "Sword" in words] == [
        "Act: Necros' Sword (untack your Captain)", "Act: Necros' Sword (target other Black Freighter Crew",
    ]  # fmt: skip
    s = scene.state
    for card in s.match.cards:
        for kind in {ability.kind for ability in card.abilities}:
            texts = [text_words(s, ability.number) for ability in card.abilities if ability.kind == kind]
            assert len(set(texts)) == len(texts), card.name
            assert len(texts) == 1 or all(re.fullmatch(r" \(\D.+\)", text) for text in texts), (card.name, texts)


# What a newcomer asks


def test_who_absorbs_is_told_that_the_fighter_comes_first() -> None:
    """(CG-HITS-11, CG-BOARD-17)"""
    scene = sail(crew(1, "Jack Trades"), hand(1, "Fancy Dans"), hand(2, "Near Miss"), more=BOARDING)
    scene.choose("Push forward Berek")
    assert scene.decision.reason == "Push a Crew forward against Berek, or take the Hits"
    assert scene.decision.source == "", "nothing is done for Berek"
    scene.change_skill("Reis", SWASHBUCKLING, -4)
    scene.choose("Push forward Reis")
    assert scene.asked == 1 and scene.decision.reason.endswith(" left. Berek fights, and absorbs first")
    plain = sail(crew(1, "Jack Trades"), more="[hits]\nplayer = 1\namount = 6")
    assert plain.decision.reason == "Absorb Hits: 6 left"


def test_actions_of_the_ship_come_before_texts_and_what_throws_own_cards_away_last() -> None:
    held = hand(1, "12-Pound Cannon Volley", "Fancy Dans", "Save the Princess")
    scene = table(crew(1, *["Mark Scars"] * 2, "Li'l Jim", "Jack Trades"), held)
    begins = list(dict.fromkeys([option.words.split()[0] for option in scene.decision.options]))
    assert begins == ["Fire", "Board", "Sail", "Put", "Hire", "Play", "Act:", "React:", "Discard", "Pass"]


def test_starting_crew_tells_who_was_chosen_and_how_many_are_left() -> None:
    deck = ("Berek", "The Hurricane", *["Fancy Dans"] * 2, "Jack Trades", *["Brutes"] * 20)
    scene = Beginning(deck, ("Reis", "The Crimson Roger", *["Brutes"] * 20))
    assert "so far" not in scene.decision.reason and meaning(scene, "Fancy Dans").endswith("; 2 in your deck")
    assert not meaning(scene, "Jack Trades").endswith("in your deck")
    scene.choose("Fancy Dans", "Jack Trades")
    assert scene.decision.reason.endswith(" Wealth left. Starting Crew so far: Fancy Dans and Jack Trades")
    assert "Jack Trades" not in scene.options, "there is no other copy"
    assert meaning(scene, "Fancy Dans").endswith("; 1 more in your deck")


def test_discarding_names_the_maximum_and_is_one_choice_however_many_go() -> None:
    held = ["Fancy Dans", "Cutlass", "Near Miss", "Save the Princess", "Jack Trades", "Mark Scars", "Quick Tack"]
    deck = pile(1, "deck", "Brutes", "Mr. Smythe", "Otiro", "Bully Boys", "Li'l Jim")
    scene = table(crew(1, *["Andrew Littlejohn"] * 3), hand(1, *held), deck)
    scene.choose("Pass", "Pass", "Berek")
    assert scene.state.question is not None
    assert scene.decision.reason == "Discard to your hand maximum of 7: 4 to go"
    pick = whole(scene.state, scene.state.question, scene.decision)
    assert pick is not None and len(pick.items) == 11 and (pick.any_of, pick.verb) == (4, "Discard")


def test_an_adventure_tells_what_it_will_cost_and_a_host_what_it_gains() -> None:
    beer = pile(1, "adventures", who("Barrels of Beer", sea="La Boca"))
    scene = sail(crew(1, "Jack Trades"), hand(1, "Save the Princess"), beer)
    assert meaning(scene, "Put into play").endswith("to be completed there for 3 Adventuring, or 2 in Trade Sea")
    n = scene.skill("Jack Trades", 3)
    scene.choose("Complete Barrels of Beer")
    while scene.kind == "choose_producer":
        scene.game.choose(scene.decision.options[0])
    assert scene.kind == "choose_host" and meaning(scene, "Jack Trades") == f"Influence +2, making {n + 2}"


def test_copies_of_a_card_that_add_to_a_number_are_told_together() -> None:
    scene = sail(crew(1, who("Jack Trades", attached=("Barrels of Beer", "Barrels of Beer"))))
    jack = next(c for c in scene.game.view(0)["players"][0]["crew"] if c["name"] == "Jack Trades")
    assert "Influence 6 = 2 printed + 4 Barrels of Beer" in jack["explained"]


def test_the_log_tells_what_a_search_found_where_a_card_returns_and_what_was_not_paid_for() -> None:
    seas = '[seas]\n"La Boca" = [{name = "Castillian Navy", by = 1}]\n'
    scene = table(pile(1, "deck", "Brutes", "Coastal Patrols"), crew(1, "Li'l Jim"), more=seas)
    scene.choose("Act: Castillian Navy")
    assert meaning(scene, "Done") == "take nothing"
    scene.choose("Coastal Patrols")
    assert scene.log(2)[-1] == "Player 1 searches the deck and takes Coastal Patrols into the hand."
    scene.choose("Pass", "Sail to Frothing Sea", "Stop")
    assert scene.log()[-1] == "Player 1 does not pay to move The Hurricane: it is canceled."


def searching(text: Any, *deck: str) -> Scene:
    """Bully Boys with a text that searches the deck, used."""
    return sail(crew(1, "Bully Boys"), pile(1, "deck", *deck), cards=written_on(Bully_Boys=act(*text))).choose("Act: ")


@pytest.mark.parametrize(("text", "asked", "comes"), [
    ([search_deck()], "search your deck for a card, show it and put it into your hand, then shuffle your deck",
     "you take Oar Team into the hand"),
    ([search_deck(is_crew, to="top")], "search your deck for a Crew, show it, then shuffle your deck and put it on top",
     "you put Oar Team on top"),
    ([search_deck(is_crew, to="aside", and_discard=True), hire_for_cost(just_done)],
     "search your deck and discard pile for a Crew, show it, then shuffle your deck", "you find Oar Team"),
])  # fmt: skip
def test_a_search_asks_for_one_card_or_none_and_says_where_it_goes(text: Any, asked: str, comes: str) -> None:
    scene = searching(text, "Oar Team", "Oar Team")
    assert scene.decision.reason == f"Choose a card, or take nothing: {asked} (Bully Boys)"
    decision = scene.game.decision(foreseeing=True)
    assert decision is not None and [option.words for option in decision.options] == ["Oar Team", "Done"]
    assert [one.words for one in decision.options[0].foreseen][:1] == [comes]
    assert decision.options[1].meaning == "take nothing" and not decision.options[1].foreseen
    assert scene.choose("Done").log(2)[-1] == "Player 1 searches the deck and takes nothing."


def test_a_search_that_finds_nothing_says_so() -> None:
    scene = searching([search_deck(is_crew)], "Prayer")
    text = "search your deck for a Crew, show it and put it into your hand, then shuffle your deck"
    assert (scene.decision.reason, scene.options) == (f"There is nothing to take: {text} (Bully Boys)", ["Done"])


def test_a_search_of_a_printed_card_asks_in_its_words() -> None:
    scene = table(captain(1, "Guy McCormick"), crew(1, "Archæologists", "Ulfgar Jor Brønsen", "Samuel Sanderson"),
                  pile(1, "deck", "Syrneth Tiller", "Brutes"))  # fmt: skip
    assert scene.choose("Act: Guy McCormick").decision.reason == (
        "Choose a card, or take nothing: search your deck for an Item or Artifact Adventure, show it and put it into "
        "your hand, then shuffle your deck (Guy McCormick)"
    )


def test_the_log_tells_whom_a_completed_adventure_goes_to() -> None:
    scene = sail(crew(1, "Jack Trades"), pile(1, "adventures", who("Save the Princess", sea="La Boca")))
    scene.choose("Complete Save the Princess")
    while scene.kind != "take_action":
        scene.game.choose(scene.decision.options[0])
    assert any(line.startswith("Player 1 completes Save the Princess, which goes to ") for line in scene.log())
