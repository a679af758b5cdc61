"""Planning (FS-PLAN): select, reveal, Determine Initiative, Muster, Resolve Scheme, Draw."""

import pytest

from ledger import rule
from scene import Scene

PLANNING = """
    phase = "Planning"
    first_player = {first}
    [[player]]
    leader = "Kaspar Dietrich"
    approach = ["Otto Streit", "Terrell Brandt", {mine}]
    deck = ["Precision x5", "Regroup x5"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    approach = ["Jean Urbain", "Léontine Giroux", {theirs}]
    deck = ["Valiant Spirit x5", "Disarm x5"]
    """


def planning(mine: str = "Armed and Marshaled", theirs: str = "Let the Sword Decide", first: int = 1) -> Scene:
    """Both players choose; each has two characters, and one scheme or several."""
    listed = [", ".join(f'"{name}"' for name in names.split("/")) for names in (mine, theirs)]
    return Scene(PLANNING.format(first=first, mine=listed[0], theirs=listed[1]))


def planned(mine: str = "Armed and Marshaled", theirs: str = "Let the Sword Decide", first: int = 1) -> Scene:
    """The whole phase, with Otto and Jean for the two players."""
    return planning(mine, theirs, first).choose("Otto Streit", "Jean Urbain").pass_until("take_action")


def first_player(scene: Scene) -> int:
    """The player with the token, counted from 1."""
    return int(scene.game.view(None)["first_player"]) + 1


@rule("FS-PLAN-01")
def test_the_steps_come_in_order() -> None:
    log = planned().log()
    steps = [
        "— Day 1: the beginning of Planning —",
        "Player 1 reveals Otto Streit.",
        "Player 2 takes the First Player token with Initiative 63.",
        "Otto Streit joins Player 1 at Home.",
        "Player 1 resolves Armed and Marshaled.",
        "Player 2 draws a card.",
        "— Day 1: the end of Planning —",
    ]
    assert [text for text in dict.fromkeys(log) if text in steps] == steps


@rule("FS-PLAN-02")
def test_everybody_selects_one_scheme_and_one_character_in_secret() -> None:
    scene = planning("Armed and Marshaled/Let's Haggle")
    assert sorted(scene.options) == [
        "Armed and Marshaled and Otto Streit",
        "Armed and Marshaled and Terrell Brandt",
        "Let's Haggle and Otto Streit",
        "Let's Haggle and Terrell Brandt",
    ]
    before = [scene.game.view(reader)["players"] for reader in (None, 1)]
    scene.choose("Let's Haggle and Otto Streit")
    assert scene.asked == 2
    assert [scene.game.view(reader)["players"] for reader in (None, 1)] == before, "nothing is shown yet"
    scene.choose("Jean Urbain")
    assert "Player 1 reveals Let's Haggle." in scene.log(2)


@rule("FS-PLAN-03")
def test_all_cards_are_turned_up_together_before_anybody_musters() -> None:
    log = planned().log()
    shown = [i for i, text in enumerate(log) if " reveals " in text]
    assert len(shown) == 4
    assert shown[-1] - shown[0] == 3, "nothing comes between"
    assert shown[-1] < min(i for i, text in enumerate(log) if " joins " in text)


TIDES = """
    phase = "Planning"
    first_player = {first}
    {picks}
    [[player]]
    leader = "Kaspar Dietrich"
    approach = ["Otto Streit", "Shifting Tides"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    approach = ["Jean Urbain", "{theirs}"]
    [city]
    deck = ["Takama Siad", "Eko Sorridi", "Giacinto", "Kalla Forsberg", "Leja Juska", "Sigurd Ulfsen"]
    [city.Docks]
    cards = ["Gustavo"]
    renown = 2
    """


@rule("FS-PLAN-03")
def test_when_revealed_comes_before_initiative_and_mustering() -> None:
    log = Scene(TIDES.format(first=1, picks="", theirs="Let the Sword Decide")).log()
    steps = [
        "Player 1 reveals Shifting Tides.",
        "Gustavo is discarded.",
        "Player 2 takes the First Player token with Initiative 63.",
        "Jean Urbain joins Player 2 at Home.",
        "Player 1 resolves Shifting Tides.",
    ]
    assert [text for text in log if text in steps] == steps


@rule("FS-PLAN-04")
@pytest.mark.parametrize("holder", [1, 2])
def test_the_first_player_of_the_day_before_orders_several_when_revealed_effects(holder: int) -> None:
    scene = Scene(TIDES.format(first=holder, picks="", theirs="Shifting Tides"))
    assert (scene.kind, scene.asked) == ("order_effects", holder)
    assert scene.options == ["Player 1: Shifting Tides", "Player 2: Shifting Tides"]
    scene.choose("Player 2")
    used = [text for text in scene.log() if "uses Shifting Tides" in text]
    assert used[:2] == ["Player 2 uses Shifting Tides.", "Player 1 uses Shifting Tides."]
    assert scene.game.view(None)["first_player"] == 2 - holder, "the tie passes the token afterwards"
    tie = f"Player {3 - holder} takes the First Player token: a tie of Initiative "
    assert any(text.startswith(tie) and text.endswith(", it goes on to the left.") for text in scene.log())


@rule("FS-PLAN-05")
def test_without_a_first_player_initiative_comes_early_and_only_once() -> None:
    scene = Scene(TIDES.format(first=0, picks="picks = [1]", theirs="Shifting Tides"))
    assert (scene.kind, scene.asked) == ("order_effects", 2), "chosen at random: player 2"
    assert scene.game.view(None)["first_player"] == 1
    scene.choose("Player 1")
    assert len([text for text in scene.log() if "First Player token" in text]) == 1
    assert scene.game.view(None)["first_player"] == 1, "a second time the tie would have passed it on"


@rule("FS-PLAN-06")
def test_the_highest_initiative_takes_the_token() -> None:
    assert first_player(planned("Armed and Marshaled", "Let the Sword Decide")) == 2, "37 against 63"
    assert first_player(planned("The Song of Eisen", "Let the Sword Decide")) == 1, "67 against 63"


@rule("FS-PLAN-07")
@pytest.mark.parametrize(("holder", "after"), [(1, 2), (2, 1)])
def test_a_tie_passes_the_token_to_the_left(holder: int, after: int) -> None:
    assert first_player(planned("Let the Sword Decide", "Let the Sword Decide", holder)) == after


@rule("FS-PLAN-08")
def test_a_tie_for_a_token_that_nobody_holds_is_settled_at_random() -> None:
    for pick in (0, 1):
        text = PLANNING.format(first=0, mine='"Let the Sword Decide"', theirs='"Let the Sword Decide"')
        scene = Scene(text.replace("first_player = 0", f"first_player = 0\n    picks = [{pick}]"))
        assert first_player(scene.choose("Otto Streit", "Jean Urbain")) == pick + 1
    seen = set()
    for seed in range(10):
        text = PLANNING.format(first=0, mine='"Let the Sword Decide"', theirs='"Let the Sword Decide"')
        scene = Scene(text.replace("first_player = 0", f"first_player = 0\n    seed = {seed}"))
        seen.add(first_player(scene.choose("Otto Streit", "Jean Urbain")))
    assert seen == {1, 2}


@rule("FS-PLAN-09")
def test_the_revealed_characters_muster_in_player_order_without_cost() -> None:
    scene = planned()
    joined = [text for text in scene.log() if " joins " in text]
    assert joined == ["Jean Urbain joins Player 2 at Home.", "Otto Streit joins Player 1 at Home."]
    assert not scene.engaged("Otto Streit")
    assert not any("discarded" in text for text in scene.log())


FULL = """
    phase = "Planning"
    [[player]]
    leader = "Kaspar Dietrich"
    crew = ["Otto Streit", "Uwe Zimmerman", "Philip Hase", "Gustavo", "Takama Siad"]
    approach = ["Terrell Brandt", "The Song of Eisen"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    approach = ["Jean Urbain", "Épée Sanglante"]
    """


@rule("FS-PLAN-10")
def test_a_crew_over_its_cap_is_cut_before_the_next_player_musters() -> None:
    scene = Scene(FULL)
    assert (scene.kind, scene.asked) == ("choose_crew_excess", 1)
    assert scene.zone("Jean Urbain") == "chosen"
    scene.choose("Gustavo")
    assert scene.zone("Gustavo") == "locker"
    assert scene.zone("Jean Urbain") == "crew"
    assert len(scene.crew(1)) == 6


@rule("FS-PLAN-11")
def test_each_player_resolves_a_whole_scheme_before_the_next_begins() -> None:
    """Player 2, with the token, adds to the Docks and the Forums; then player 1 to the Docks and the Bazaar."""
    added = [text for text in planned().log() if " adds " in text or " resolves " in text]
    assert added == [
        "Player 2 resolves Let the Sword Decide.",
        "Player 2 adds 1 Renown to the Docks.",
        "Player 2 adds 1 Renown to the Forums.",
        "Player 1 resolves Armed and Marshaled.",
        "Player 1 adds 1 Renown to the Docks.",
        "Player 1 adds 1 Renown to the Grand Bazaar.",
    ]


@rule("FS-PLAN-12")
def test_a_scheme_resolves_from_top_to_bottom_and_skips_what_cannot_be_done() -> None:
    """Armed and Marshaled adds Renown, then takes an attachment from the discard pile, if one is there."""
    scene = planned()
    assert (scene.renown("Docks"), scene.renown("Bazaar")) == (2, 1)
    assert "Langschwert" not in scene.hand(1)
    text = PLANNING.format(first=1, mine='"Armed and Marshaled"', theirs='"Let the Sword Decide"')
    scene = Scene(text.replace('deck = ["Prec', 'discard = ["Langschwert", "Last Word"]\n    deck = ["Prec'))
    scene.choose("Otto Streit", "Jean Urbain").pass_until("take_action")
    assert (scene.renown("Docks"), scene.renown("Bazaar")) == (2, 1)
    assert "Langschwert" in scene.hand(1)
    assert scene.discard(1) == ["Last Word"]


@rule("FS-PLAN-13")
def test_a_scheme_with_nothing_below_a_bar_resolves_all_its_text() -> None:
    """Leshiye of the Wood: a location is chosen, two others gain Renown, and the chosen one is emptied."""
    scene = Scene("""
        phase = "Planning"
        [[player]]
        leader = "Kaspar Dietrich"
        approach = ["Leshiye of the Wood"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        [city.Docks]
        cards = ["Gustavo"]
        renown = 3
        """)
    scene.choose("the Docks").pass_until("take_action")
    assert [scene.renown(place) for place in ("Docks", "Forums", "Bazaar")] == [0, 1, 1]
    assert scene.place("Odette Dubois d'Arrent") == "Home"
    assert scene.zone("Gustavo") == "discard"


@rule("FS-PLAN-14")
def test_a_resolved_scheme_lies_in_play_and_its_text_applies_from_then_on() -> None:
    """Armed and Marshaled offers its City Action, as soon as Otto has an attachment and an opponent at the Docks."""
    scene = planned()
    seen = scene.game.view(1)["players"]
    assert [card["name"] for card in seen[0]["schemes"]] == ["Armed and Marshaled"]
    assert [card["name"] for card in seen[1]["schemes"]] == ["Let the Sword Decide"]
    text = """
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{{name = "Otto Streit", at = "Docks", equipped = ["Langschwert"]}}]
        {scheme}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{{name = "Jean Urbain", at = "Docks"}}]
        """
    assert Scene(text.format(scheme='schemes = ["Armed and Marshaled"]')).offers("Armed and Marshaled: Action")
    assert not Scene(text.format(scheme='approach = ["Armed and Marshaled"]')).offers("Armed and Marshaled: Action")


@rule("FS-PLAN-15")
@pytest.mark.parametrize(
    ("scheme", "drawn"), [("Armed and Marshaled", 5), ("The Song of Eisen", 6), ("Parley Gone Wrong", 7)]
)
def test_everybody_draws_by_panache_as_the_scheme_modifies_it(scheme: str, drawn: int) -> None:
    scene = planned(scheme)
    assert len(scene.hand(1)) == drawn
    assert len(scene.hand(2)) == 7


@rule("FS-PLAN-16")
def test_no_step_puts_renown_on_locations() -> None:
    scene = Scene("""
        phase = "Dawn"
        [[player]]
        leader = "Kaspar Dietrich"
        approach = ["Otto Streit"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        """)
    assert scene.kind == "take_action"
    assert [scene.renown(place) for place in ("Docks", "Forums", "Bazaar")] == [0, 0, 0]
