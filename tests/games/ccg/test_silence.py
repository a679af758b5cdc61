"""What silence would tell of a hand: who could only decline is asked all the same, or makes a pause, unless everybody
can see that there is nothing else to do."""

from ccg_scene import Scene, captain, crew, hand, pile, sail, ship
from ccg_written import BOARDING, table, written_on
from quarterdeck.games.ccg.effects.language import act, is_crew, search_deck
from quarterdeck.kernel.columns import PUBLIC

#: cards by their attack: a Club answers a Slash, a Punch does not, and a Slash no Club
PUNCHES, CLUBS, SLASHES = "Fancy Dans", "Cutlass", "Black Heart"
#: answers an opportunity of a Boarding from the hand, and adds to a payment in Sailing
INSTEAD, SAILS = "I Fights Better Drunk", "One with the Sails"
REIS_IS_TACKED = captain(2, "Reis", tacked=True)


def pausing(scene: Scene, *answers: str) -> list[int]:
    """The players who could have been asked in secret after these answers, moment for moment."""
    found: list[int] = []
    for words in answers:
        scene.state.moments = []
        scene.choose(words)
        found += [seat + 1 for seat, _ in scene.state.moments or ()]
    return found


# Actions


def test_who_holds_cards_and_could_only_pass_is_asked() -> None:
    scene = sail(REIS_IS_TACKED, hand(2, PUNCHES)).choose("Pass")
    assert scene.to_act == 2 and scene.options == ["Pass"], "nobody can tell that Fancy Dans cannot be hired"
    scene.choose("Pass")
    assert scene.log().count("Player 2 passes.") == 1


def test_who_holds_nothing_or_what_all_have_seen_passes_unasked() -> None:
    assert "Player 2 passes." in sail(REIS_IS_TACKED, hand(2)).choose("Pass").log()
    scene = sail(REIS_IS_TACKED, hand(2, PUNCHES))
    scene.state.known[scene.card(PUNCHES)] |= PUBLIC
    assert "Player 2 passes." in scene.choose("Pass").log()


def test_who_finds_nothing_in_the_deck_is_asked() -> None:
    searching = {"cards": written_on(Bully_Boys=act(search_deck(is_crew)))}
    scene = sail(crew(1, "Bully Boys"), pile(1, "deck", CLUBS, PUNCHES), **searching).choose("Act: Bully Boys")
    assert scene.kind == "choose_cards" and len(scene.options) == 2
    scene = sail(crew(1, "Bully Boys"), pile(1, "deck", CLUBS, SLASHES), **searching).choose("Act: Bully Boys")
    assert scene.kind == "choose_cards" and len(scene.options) == 1, "the Crew may be in the hand"


# Boardings


def test_who_could_only_pass_an_opportunity_is_asked_if_the_hand_decides_that() -> None:
    scene = table(REIS_IS_TACKED, hand(2, PUNCHES), more=BOARDING).choose("Pass")
    assert "Player 2 passes." in scene.log(), "all can see that there is nobody to be pushed forward"
    scene = table(REIS_IS_TACKED, hand(2, PUNCHES), pile(2, "deck", INSTEAD), more=BOARDING).choose("Pass")
    assert scene.asked == 2 and scene.options == ["Pass"], f"{INSTEAD} could be in the hand"
    scene = table(REIS_IS_TACKED, hand(2, INSTEAD), pile(2, "deck", PUNCHES), more=BOARDING).choose("Pass")
    assert scene.asked == 2 and scene.offers(INSTEAD)


def test_who_can_only_take_the_hits_makes_a_pause_like_who_can_answer() -> None:
    fight = crew(2, "Jack Trades", "Bully Boys")
    scene = sail(fight, hand(1, SLASHES), hand(2, PUNCHES), more=BOARDING)
    assert pausing(scene, "Push forward Berek") == [2] and scene.kind == "absorb_step"
    scene = sail(fight, hand(1, SLASHES), hand(2, CLUBS), more=BOARDING)
    assert pausing(scene, "Push forward Berek") == [] and scene.kind == "answer_attack"
    scene = sail(fight, hand(1, SLASHES), hand(2), more=BOARDING)
    assert pausing(scene, "Push forward Berek") == [], "who holds nothing can do nothing"
    scene = sail(REIS_IS_TACKED, hand(1, SLASHES), hand(2, CLUBS), more=BOARDING)
    assert pausing(scene, "Push forward Berek") == [], "nobody is there to be pushed forward"


def test_who_cannot_go_on_with_a_fight_makes_a_pause() -> None:
    scene = sail(crew(1, "Jack Trades"), hand(1, SLASHES, SLASHES), hand(2, CLUBS), more=BOARDING)
    assert pausing(scene, "Push forward Jack Trades", "Push forward Reis") == [1]
    scene = sail(crew(1, "Jack Trades"), hand(1, SLASHES), hand(2, CLUBS), more=BOARDING)
    assert pausing(scene, "Push forward Jack Trades", "Push forward Reis") == [], "there is no card left"


# Canceling


def test_who_cannot_pay_for_canceling_makes_a_pause_if_a_card_could_help() -> None:
    def boarding(held: str, deck: str) -> Scene:
        attacked = ship(2, "Corazón del Castille", sea="La Boca")
        return table(crew(1, "Li'l Jim"), attacked, hand(2, held), pile(2, "deck", deck)).choose("Board")

    scene = boarding(PUNCHES, SAILS)
    assert pausing(scene, "Tack Li'l Jim") == [2] and scene.kind == "boarding_opportunity"
    assert boarding(SAILS, PUNCHES).choose("Tack Li'l Jim").kind == "pay_cancel"
    scene = boarding(PUNCHES, PUNCHES)
    assert pausing(scene, "Tack Li'l Jim") == [] and scene.kind == "boarding_opportunity", "nothing could help"
