"""What there is: every piece and its texts, and how much of the game is written."""

from collections import Counter

from quarterdeck.games.sea_of_legends.board import chart
from quarterdeck.games.sea_of_legends.cards.crew import CREW
from quarterdeck.games.sea_of_legends.cards.tavern import TAVERN
from quarterdeck.games.sea_of_legends.catalogue import WANTED, catalogue, progress
from quarterdeck.games.sea_of_legends.printing import printed
from quarterdeck.games.sea_of_legends.terms import TAVERN_GAME


def test_so_much_is_written() -> None:
    """A piece that is not written is not counted: whoever writes more raises the number here."""
    assert {what: there for what, (there, _) in progress().items()} == {
        "Captains": 8, "Lovers and Nemeses": 20, "Faction Lovers and Nemeses": 27, "ships": 15, "starter Crew": 3,
        "Crew": 40, "Legendary Crew": 28, "Tavern cards": 50, "Faction Relics": 180, "Vault Relics": 8,
        "Events": 60, "NPCs": 18, "curses": 3,
    }  # fmt: skip
    assert all(there <= wanted for there, wanted in progress().values()) and set(progress()) == set(WANTED)


def test_texts_are_printed_from_what_they_do() -> None:
    words = {card.name: printed(card) for card in catalogue().cards}
    assert words["Gunner"] == ["Exhaust before the roll: add 1 Bonus die."]
    assert words["Quartermaster"] == ["Exhaust: turn a C or L die to 1."]
    assert words["Navigator"] == ["Exhaust as you set sail: +1 movement."]
    assert words["Kahina"] == [
        "Pilfer. Once per Challenge assign any number of C: draw as many Tavern cards, keep 1 of them.",
        "Plunder. Once per Challenge assign any number of C: draw as many Tavern cards, keep 2 of them.",
    ]
    assert words["Axe Fist the Punisher"] == [
        "Smash-tastic. For each L you assign: gain 1 Strength.",
        "Big and Mean. Add 2 Bonus dice to your pool.",
        "Happy Accident. For every 2 X you assign: gain 3 Strength.",
        "True Love. Gain 1 Notoriety while this is unlocked.",
        "Intimidate. 1 X or more: exhaust one of your Crew.",
        "Bone Crusher. 2 X or more: lose 2 Strength.",
        "Overboard. 3 X or more: discard one of your Exhausted Crew.",
    ]
    assert words["Treasure Fleet"] == [
        "Raise the level of the Spanish Galleon.",
        "Strength 5: place 1 Spanish Galleon in a Sea region.",
        "Strength 6: until the next Event each Spanish Galleon is worth 5 gold more.",
        "Strength 7: each player unlocks the next line of one of their Nemeses.",
    ]
    assert words["Ancient Scythe"] == ["Add 1 Bonus die to your pool for each Relic you hold."]


def test_no_two_texts_of_a_card_are_alike_and_none_is_empty() -> None:
    for card in catalogue().cards:
        lines = printed(card)
        assert all(lines), card.name
        assert len(set(lines)) == len(lines), card.name


def test_crew_and_tavern_cards_are_as_the_game_needs_them() -> None:
    costs = [card.cost for card in CREW]
    assert min(costs) >= 2 and max(costs) <= 8 and 4.5 <= sum(costs) / len(costs) <= 5
    ports = Counter([card.port for card in TAVERN])
    assert ports.pop(-1) == 18, "Items; all others are Rumors"
    assert ports == {port: 2 for port in chart().ports}
    games = [[a for a in card.abilities if a.kind == TAVERN_GAME] for card in TAVERN]
    assert all(1 <= len(outcomes) <= 2 for outcomes in games), "a game always pays"
