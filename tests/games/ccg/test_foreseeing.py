"""What options of the CCG say that they lead to, and what is announced as a danger."""

from ccg_scene import Scene, crew, hand, sail
from quarterdeck.games.ccg.foreseeing import absorbs
from quarterdeck.kernel.foresight import foretell
from quarterdeck.kernel.payment import P_DUE
from rules.ccg.test_hits import hits
from rules.ccg.test_victory import seas


def said(scene: Scene, words: str) -> list[tuple[str, bool]]:
    decision, question = scene.decision, scene.state.question
    assert question is not None
    foretell(scene.state, question, decision)
    return [(one.words, one.certain) for one in decision.find(words).foreseen]


def dangers(scene: Scene, player: int) -> list[str]:
    found: list[str] = scene.game.view(player - 1)["dangers"]
    return found


def test_an_action_says_once_what_it_costs_against_what_the_crew_could_tack_for() -> None:
    scene = sail(crew(1, "Jack Trades"), hand(1, "Fancy Dans"))
    assert said(scene, "Hire Fancy Dans") == [], "the answer itself says it"
    meaning = scene.decision.find("Hire Fancy Dans").meaning
    scene.choose("Hire Fancy Dans")
    bill = scene.decision.bill
    assert bill is not None
    best = {source.uses: source.gives for source in sorted(bill.sources, key=lambda source: source.gives)}
    assert meaning == f"costs {bill.due} Influence (your Crew can tack for {sum(best.values())})"


def test_who_fires_is_no_price_and_nobody_is_said_to_tack_before_it_is_chosen() -> None:
    fire = "Fire at The Crimson Roger"
    assert said(sail(crew(1, "Mr. Smythe")), fire) == []
    assert said(sail(), fire)[0] == ("Berek tacks", True)


def test_to_sink_the_captain_says_what_that_means() -> None:
    scene = sail(crew(1, "Brutes"), more=hits(1))
    assert said(scene, "Sink Berek") == [("Berek is sunk: you are out", True)]
    assert "Brutes tacks" in [words for words, _ in said(scene, "Tack Brutes")]


def test_hits_that_would_sink_the_captain_are_a_danger() -> None:
    scene = sail(crew(1, "Brutes"), more=hits(3))
    assert dangers(scene, 1) == []
    scene.state.stack[-1][P_DUE] = 9
    (danger,) = dangers(scene, 1)
    assert danger == f"Your Captain would be sunk: 9 Hits, and your Crew can absorb {absorbs(scene.state, 0)}"
    assert dangers(scene, 2) == []


def test_a_rival_who_nearly_controls_the_seas_is_a_danger() -> None:
    assert dangers(sail(more=seas(5, by=2)), 1) == ["Player 2 controls 5 Seas, and wins at the end of the turn"]
    assert dangers(sail(more=seas(4, by=2)), 1) == ["Player 2 controls 4 Seas, and wins with one more"]
    assert dangers(sail(more=seas(3, by=2)), 1) == []
    assert dangers(sail(more=seas(5)), 1) == []
