"""Dawn (FS-DAWN): the order of the Day, and a City card for each location."""

from ledger import rule
from quarterdeck.games.five_sails.terms import EVENT_NAMES
from scene import Scene

DAWN = """
    phase = "Dawn"
    [[player]]
    leader = "Kaspar Dietrich"
    approach = ["Otto Streit", "Terrell Brandt", "The Song of Eisen"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    [city]
    deck = ["Eko Sorridi", "Sorte Deck", "Captain's Coat", "Gustavo", "Takama Siad"]
    """


def moments(scene: Scene) -> list[str]:
    """The named moments of the Day that have come, in order."""
    return [text.split(": ")[1].removesuffix(" —") for text in scene.log() if text.startswith("— Day")]


@rule("FS-DAWN-01")
def test_a_day_has_five_phases_in_order() -> None:
    scene = Scene(DAWN).choose("Otto").pass_until("take_action").choose("Pass", "Pass")
    begun = [text.partition("the beginning of ")[2] for text in moments(scene) if "beginning" in text]
    assert begun[:6] == ["the Day", "Dawn", "Planning", "High Drama", "Plunder", "Dusk"]
    assert begun[6:8] == ["the Day", "Dawn"]


@rule("FS-DAWN-02")
def test_each_beginning_and_end_is_a_moment_of_its_own() -> None:
    scene = Scene(DAWN).choose("Otto").pass_until("take_action").choose("Pass", "Pass")
    assert moments(scene)[:13] == list(EVENT_NAMES[:13])
    log = scene.log()
    dealt = [i for i, text in enumerate(log) if " comes to " in text][:3]
    assert log.index("— Day 1: the beginning of Dawn —") < dealt[0]
    assert dealt[-1] < log.index("— Day 1: the end of Dawn —")


@rule("FS-DAWN-03", "FS-DAWN-04")
def test_one_card_for_each_location_from_the_city_deck_outward() -> None:
    scene = Scene(DAWN)
    assert [text for text in scene.log() if " comes to " in text] == [
        "Eko Sorridi comes to the Docks.",
        "Sorte Deck comes to the Forums.",
        "Captain's Coat comes to the Grand Bazaar.",
    ]
    assert scene.names(scene.state.city_cards()) == ["Eko Sorridi", "Sorte Deck", "Captain's Coat"]
    assert scene.state.deck(2) == (scene.card("Takama Siad"), scene.card("Gustavo"))


@rule("FS-DAWN-05")
def test_what_a_dealt_card_sets_off_comes_before_the_next_card() -> None:
    """Each player spends a Renown to Siren's Scream as it comes to the Docks."""
    scene = Scene("""
        phase = "Dawn"
        [[player]]
        leader = "Kaspar Dietrich"
        renown = 2
        [[player]]
        leader = "Odette Dubois d'Arrent"
        renown = 2
        [city]
        deck = ["Siren's Scream", "Sorte Deck", "Captain's Coat"]
        """)
    log = scene.log()
    spent = [i for i, text in enumerate(log) if "gives up 1 Renown" in text]
    assert len(spent) == 2
    assert log.index("Siren's Scream comes to the Docks.") < spent[0]
    assert spent[1] < log.index("Sorte Deck comes to the Forums.")


@rule("FS-DAWN-06")
def test_once_per_day_limits_start_anew() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}]
        deck = ["Langschwert", "Precision", "Regroup", "Iron Reply", "Throwing Knife", "Last Word"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    scene.choose("Otto Streit: Action").pass_until("take_action").choose("Pass")
    assert not scene.offers("Otto Streit: Action")
    scene.choose("Pass")
    assert (scene.state.day, scene.asked) == (2, 2)
    scene.choose("Pass", "Move", "Otto Streit", "the Docks", "Pass")
    assert scene.offers("Otto Streit: Action")
