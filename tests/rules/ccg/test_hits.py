"""Suffering Hits (CG-HITS)."""

from ccg_scene import captain, crew, sail, who
from ledger import rule


def hits(n: int, player: int = 1) -> str:
    return f"[hits]\nplayer = {player}\namount = {n}\n"


@rule("CG-HITS-01", "CG-HITS-02", "CG-HITS-03", "CG-HITS-04", "CG-HITS-06")
def test_tack_and_sink() -> None:
    """Worked example 2: 5 Hits, a Crew with Swashbuckling 2 and a Captain with 4, both untacked."""
    scene = sail(crew(1, who("Aleen Van Ostrand", attached=("Fine Rigging",))), more=hits(5))
    assert scene.asked == 1 and scene.decision.reason == "Absorb Hits: 5 left"
    scene.choose("Tack Aleen Van Ostrand", "Sink Aleen Van Ostrand")
    assert scene.decision.reason == "Absorb Hits: 1 left"
    scene.choose("Tack Berek")
    assert scene.sunk(1) == ["Fine Rigging", "Aleen Van Ostrand"]
    assert scene.crew(1) == ["Berek"] and scene.tacked("Berek") and scene.to_act == 1


@rule("CG-HITS-08", "CG-RULE-04")
def test_only_the_last_absorber_may_absorb_too_much() -> None:
    scene = sail(crew(1, "Brutes", "Angus McCloud"), more=hits(1))
    assert scene.options == ["Tack Brutes", "Sink Brutes", "Tack Angus McCloud", "Sink Angus McCloud", "Tack Berek",
                             "Sink Berek"]  # fmt: skip
    scene.choose("Tack Angus McCloud")
    assert scene.to_act == 1 and not scene.tacked("Brutes")


@rule("CG-HITS-09", "CG-VICTORY-07")
def test_if_only_the_captain_can_still_absorb_the_captain_must() -> None:
    scene = sail(crew(1, "Brutes"), more=hits(6))
    scene.choose("Tack Brutes", "Sink Brutes", "Tack Berek")
    assert scene.to_act == 1 and scene.crew(1) == ["Berek"]
    assert not scene.offers("Stop")


@rule("CG-HITS-10", "CG-VICTORY-01", "CG-VICTORY-02", "CG-RULE-26")
def test_more_hits_than_can_be_absorbed_sink_the_captain() -> None:
    scene = sail(crew(1, "Brutes"), more=hits(7))
    assert scene.game.over and scene.state.winner == 1
    assert scene.log()[-1] == "Player 2 wins as the last Captain afloat."


@rule("CG-VICTORY-07")
def test_the_captain_may_be_sunk_at_will_which_loses() -> None:
    scene = sail(crew(1, "Bully Boys"), more=hits(1))
    scene.choose("Sink Berek")
    assert scene.game.over and scene.state.winner == 1


@rule("CG-KEY-13", "CG-RULE-42")
def test_skeletal_crew_do_not_tack_to_absorb_and_go_to_the_discard_pile() -> None:
    scene = sail(captain(1, "Comte Robert Méchant"), crew(1, "Skeletal Thugs"), more=hits(2))
    assert scene.options == ["Sink Skeletal Thugs", "Tack Comte Robert Méchant", "Sink Comte Robert Méchant"]
    scene.choose("Sink Skeletal Thugs")
    assert scene.discard(1) == ["Skeletal Thugs"] and scene.sunk(1) == []


@rule("CG-RULE-25")
def test_outside_a_fight_nobody_sinks_to_absorb_nothing() -> None:
    scene = sail(crew(1, "Bully Boys"), more=hits(1))
    assert scene.offers("Sink Bully Boys")
