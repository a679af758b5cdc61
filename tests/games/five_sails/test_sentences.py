"""Sentences that once read wrongly: what a card says is what it does, and who does it is said."""

import pytest
from duels import fight, forums, who
from scene import Scene

from quarterdeck.games.five_sails.catalogue import find_card
from quarterdeck.games.five_sails.effects.language import (
    EACH, Non, add_renown, adjacent_city, after, any_city, by_adversary, by_opponent, by_you, draw, during, gain_renown,
    outermost, reaction, resolve, with_renown,
)  # fmt: skip
from quarterdeck.games.five_sails.happenings import destroy
from quarterdeck.games.five_sails.terms import GAMBLE
from quarterdeck.kernel.words import Words

SAYS = {
    "010": "Look at the top card of the adversary’s deck, or at the top two cards if you have a Strega at this "
    "location. Sink any number of them. Put the rest back on top in the same order.",
    "032": "destroy a Red Hand of yours or discard a Thug from your hand",
    "053": "with a performer at that card’s location → Your performer takes a wound.",
    "087": "With a non-Mercenary performer → Your performer turns en garde.",
    "092": "Each attachment costs 1 more when a character opposing this character equips it.",
    "104": "With an en garde performer → Your performer and target opposing character engage and move Home together.",
    "134": "Look at the top five cards of any player’s deck or of the City Deck. Any number of them up to "
    "your performer’s Influence are discarded. Put the rest back on top in any order. You may engage your performer; "
    "if you do, draw a card.",
    "143": "A Renown is added to the Forums. You may add another Renown to any City location; if you do, all City "
    "cards at that location are discarded.",
    "149": "with a performer at the Docks → Your performer moves to any City location.",
    "177": "You may keep a character of yours at this location from going Home this Dusk, look at the top three cards "
    "of the City Deck and put them back on top in any order.",
}


@pytest.mark.parametrize("number", SAYS)
def test_a_card_says_what_it_does(number: str) -> None:
    assert SAYS[number] in "\n".join(find_card(number).words())


def test_092_speaks_of_itself_as_the_one_that_performs() -> None:
    assert "whose Influence is at most this character’s" in "\n".join(find_card("092").words())


def test_who_gambles_is_the_subject_of_the_sentence() -> None:
    said = [
        reaction(trigger, gain_renown()).words(Words())
        for trigger in (
            after(GAMBLE), after(GAMBLE, by_opponent), after(GAMBLE, by_you), during(GAMBLE, by_you),
            during(GAMBLE, by_adversary),
        )
    ]  # fmt: skip
    assert said == [
        "Reaction: After a player has gambled → Gain a Renown.",
        "Reaction: After an opponent has gambled → Gain a Renown.",
        "Reaction: After you have gambled → Gain a Renown.",
        "Reaction: When you gamble → Gain a Renown.",
        "Reaction: When the adversary gambles → Gain a Renown.",
    ]


def test_each_of_several_places_is_called_by_what_they_are() -> None:
    said = [
        resolve(effect, draw()).words(Words()).removesuffix(" Draw a card.")
        for effect in (
            add_renown(any_city(outermost), EACH), add_renown(adjacent_city, EACH),
            add_renown(any_city(Non(with_renown)), EACH), add_renown(any_city(outermost), 2),
            add_renown(any_city, 2), add_renown(any_city(outermost)),
        )
    ]  # fmt: skip
    assert said == [
        "A Renown is added to each outermost City location.",
        "A Renown is added to each adjacent City location.",
        "A Renown is added to each City location without Renown.",
        "A Renown is added to each of two outermost City locations.",
        "A Renown is added to each of two City locations.",
        "A Renown is added to any outermost City location.",
    ]


# Questions


def test_any_number_of_cards_is_asked_for_in_plain_words() -> None:
    strega = who("Sibella Scarpa")
    scene = forums(["Sarafina", strega], ["Jean Urbain"], their_deck=["Disarm", "Precision", "Regroup"])
    scene.choose("Challenge", "Sarafina challenges", "Sarafina: Technique", "Accept")
    assert scene.decision.reason.startswith("Choose any number of them (Sarafina: Technique")


def test_what_is_announced_is_an_ability_of_a_card() -> None:
    """The Panzerhand may answer a Technique of its player's adversary."""
    scene = forums([who("Otto Streit", equipped=["Kaspar's Panzerhand"])], ["Pavel Ivanov"])
    scene.choose("Challenge", "Accept", "Disarm", "Pavel Ivanov: Technique")
    assert scene.decision.reason == "You may react when Player 2's Technique of Pavel Ivanov is announced: +1 Parry"


def test_which_of_several_is_answered_is_no_target() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Don Constanzo Scarpa", at = "Docks"}
        crew = [
            {name = "Vissenta Scarpa", at = "Docks"}, {name = "Angelo", at = "Docks"}, {name = "Dante", at = "Docks"},
        ]
        [[player]]
        leader = "Kaspar Dietrich"
        """)
    both = 1 << scene.card("Angelo") | 1 << scene.card("Dante")
    scene.cause(destroy, 2, both).choose("Vissenta Scarpa: Reaction")
    assert scene.decision.reason.startswith("Choose which of them this is about")


# The log


def test_a_granted_technique_is_told_of_who_uses_it() -> None:
    scene = forums(["Jean Urbain", "Bastien Girard"], ["Terrell Brandt"])
    fight(scene, "Jean Urbain challenges", "from Bastien Girard")
    assert "Player 1: Jean Urbain uses the Technique that Bastien Girard gives." in scene.log()
