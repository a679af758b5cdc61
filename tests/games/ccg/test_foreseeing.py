"""What options of the CCG say that they lead to, and what is announced as a danger."""

from ccg_scene import Entry, Scene, crew, hand, pile, sail, ship
from ccg_texts import paying, produces, react, written
from ccg_written import table
from quarterdeck.games.ccg.foreseeing import absorbs
from quarterdeck.games.ccg.kinds import PAY
from quarterdeck.games.ccg.terms import SWASHBUCKLING
from quarterdeck.kernel.foresight import foretell
from quarterdeck.kernel.payment import P_DUE
from rules.ccg.test_hits import hits
from rules.ccg.test_victory import seas

BOARDING = "[boarding]\nattacker = 1\ndefender = 2\n"


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


# In a fight


def fight(*entries: Entry, hits: int = 0) -> Scene:
    """Reis has played the last card against Berek, who is asked for another."""
    scene = sail(hand(1, "Fancy Dans", "Cutlass"), hand(2, "Near Miss"), *entries, more=BOARDING)
    for _ in range(hits):
        scene.change_skill("Reis", SWASHBUCKLING, 1)
    scene.choose("Push forward Berek", "Fancy Dans", "Push forward Reis")
    assert scene.asked == 1 and scene.kind == "continue_attack"
    return scene


def test_whoever_fights_is_said_to_absorb_first_and_nothing_is_said_twice() -> None:
    """(CG-HITS-11)"""
    words = [one for one, _ in said(fight(crew(1, "Jack Trades")), "Take the Hits")]
    assert words[0].startswith("you suffer ")
    assert words[0].endswith(" Hits; Berek fights, and absorbs first: 4 by tacking, 4 by sinking")
    assert not [one for one in words if "can absorb" in one or "costs" in one]


def test_a_captain_who_fights_and_would_be_sunk_is_a_danger() -> None:
    scene = fight(crew(1, "Jack Trades"), hits=6)
    (danger,) = dangers(scene, 1)
    assert danger.startswith("Your Captain fights, and absorbs first: ") and danger.endswith(" Hits would sink Berek")
    assert "Berek is sunk: you are out" in [one for one, _ in said(scene, "Take the Hits")]
    assert dangers(fight(crew(1, "Jack Trades")), 2) == []


def test_to_take_the_hits_tells_how_many_though_the_winner_could_add_to_them() -> None:
    cards = written({"Cutlass": react(PAY, produces(2), when=paying(SWASHBUCKLING))})
    scene = sail(hand(1, "Fancy Dans", "Cutlass"), hand(2, "Near Miss"), cards=cards, more=BOARDING)
    scene.choose("Push forward Berek", "Fancy Dans")
    assert scene.asked == 2
    assert any([words.startswith("you suffer 6 Hits") for words, _ in said(scene, "Take the Hits")])


# Against oneself


def test_to_fire_at_oneself_is_only_harm() -> None:
    away = ship(2, "The Crimson Roger", sea="The Mirror")
    held = hand(1, "12-Pound Cannon Volley")
    for entries, harms in (((away,), True), ((), False)):
        scene = table(crew(1, *["Mark Scars"] * 2), held, *entries)
        decision, question = scene.decision, scene.state.question
        assert question is not None
        foretell(scene.state, question, decision)
        volleys = [option.harms for option in decision.options if "Cannon Volley" in option.words]
        assert volleys == [harms, harms]


# What is no part of the question


def test_what_others_draw_by_the_rules_is_no_part_of_what_one_discards() -> None:
    """Also where everybody has seen what lies on top of their deck."""
    top = pile(2, "deck", "Brutes x10", '{name = "Jack Trades", seen = true}')
    held = ["Fancy Dans", "Cutlass", "Near Miss", "Save the Princess", "Jack Trades", "Mark Scars", "Quick Tack"]
    scene = sail(hand(1, *held), top)
    scene.choose("Pass", "Pass")
    assert scene.kind == "discard_to_maximum" and scene.asked == 1
    scene.choose("Cutlass", "Near Miss")
    assert said(scene, "Quick Tack") == [] and scene.decision.foreseen == ()


def test_what_is_given_up_is_said_once() -> None:
    scene = sail(crew(1, "Jack Trades"))
    assert said(scene, "Discard Jack Trades") == []
    assert scene.decision.find("Discard Jack Trades").meaning.startswith("it leaves your Ship for your discard pile")
    scene = sail(crew(1, "Li'l Jim"))
    scene.choose("Sail to Frothing Sea")
    assert said(scene, "Stop") == []
