"""What bots leave out, and what a position is worth to them."""

from ccg_scene import Scene, captain, crew, hand, sail, who
from ccg_written import struck, table
from quarterdeck.games.ccg.judgement import odds, worth


def sensible(scene: Scene) -> list[str]:
    """The options that are left to who wants to win."""
    q = scene.state.question
    assert q is not None
    left = scene.state.match.rules.sensible(scene.state, q)
    return [o.words for o in scene.decision.options if o.key in left]


def test_nobody_sinks_the_captain_who_can_do_something_else() -> None:
    scene = table(captain(1, "Berek", tacked=True), crew(1, "Jack Trades", "Mr. Smythe"), more=struck(1, 2))
    assert scene.offers("Sink Berek") and "Sink Berek" not in sensible(scene)
    assert "Tack Jack Trades" in sensible(scene)


def test_nobody_gives_up_what_is_half_paid_or_throws_own_crew_away() -> None:
    scene = sail(crew(1, "Jack Trades"), hand(1, "Fancy Dans"))
    assert scene.offers("Discard Jack Trades") and "Discard Jack Trades" not in sensible(scene)
    scene.choose("Hire Fancy Dans")
    assert scene.offers("Stop") and "Stop" not in sensible(scene)


def test_a_lead_is_worth_more_and_both_leads_cancel_out() -> None:
    behind, even = sail(crew(2, "Jack Trades")).state, sail(captain(2, "Berek")).state
    ahead = sail(crew(1, "Jack Trades", "Fancy Dans"), crew(2, "Jack Trades")).state
    assert worth(behind, 0) < worth(ahead, 0) and worth(ahead, 0) == -worth(ahead, 1)
    assert odds(behind, 0) < 0.5 < odds(ahead, 0) < 1.0 and worth(even, 0) == 0.0


def test_the_last_hits_that_could_be_absorbed_are_the_dearest() -> None:
    def loss(*others: str) -> float:
        crews = [who(name, tacked=True) for name in others]
        ready = sail(crew(1, *crews, "Jack Trades")).state
        tacked = sail(crew(1, *crews, who("Jack Trades", tacked=True))).state
        return worth(ready, 0) - worth(tacked, 0)

    assert loss() > loss("Mr. Smythe", "Fancy Dans") > 0


def test_hits_that_cannot_be_absorbed_are_as_bad_as_they_are_many() -> None:
    few, many = (table(crew(1, "Jack Trades"), more=struck(1, n)).state for n in (2, 4))
    assert worth(many, 0) < worth(few, 0) < worth(table(crew(1, "Jack Trades")).state, 0)
