"""The log tells causes: what made threat and what of it arrived, who did it, to whom, and what came to nothing."""

from duels import fight, forums, who
from scene import Scene

from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.flow.planning import take_initiative
from quarterdeck.kernel.foresight import foretell

KASPAR, ODETTE = "Kaspar Dietrich", "Odette Dubois d'Arrent"


def told(scene: Scene, words: str) -> bool:
    return any(words in line for line in scene.log())


def test_a_challenge_tells_its_threat_and_where_it_comes_from() -> None:
    scene = forums([who("Otto Streit", equipped=["Langschwert"])], ["Jean Urbain"])
    fight(scene, technique="Langschwert: Technique 1")
    mine = scene.threat()[1] - 1
    assert f"The challenge of Otto Streit makes {mine + 1} threat = {mine} Otto Streit + 1 Langschwert." in scene.log()


def test_a_refusal_tells_the_threat_too_and_what_restricted_hostilities_leave_of_it() -> None:
    scene = forums([who("Otto Streit", equipped=["Langschwert"])], ["Jean Urbain"])
    fight(scene, technique="Langschwert: Technique 1", answer="Refuse")
    log = scene.log()
    assert "Jean Urbain refuses." in log
    assert "Jean Urbain suffers only 1 of 2 threat: Restricted Hostilities." in log


def test_a_thrust_at_somebody_who_is_not_there_does_not_arrive() -> None:
    scene = forums(["Otto Streit"], ["Jean Urbain"], their_hand=["Last Word", "Disarm"])
    fight(scene)
    scene.cause(happenings.move, 1, 1 << scene.card("Otto Streit"), 7)
    scene.choose("Last Word").pass_until("take_action")
    assert told(scene, "Thrust 2, but Otto Streit is not there: no threat arrives.")


def test_who_steps_in_is_named() -> None:
    scene = forums(["Otto Streit"], ["Jean Urbain", "Maxime de Lafayette"])
    scene.choose("Challenge", "Otto Streit challenges Jean Urbain", "Intervene with Maxime de Lafayette")
    assert "Maxime de Lafayette steps in for Jean Urbain." in scene.log()


def test_a_card_is_used_with_somebody_on_somebody() -> None:
    scene = forums(["Otto Streit", "Terrell Brandt"], ["Léontine Giroux", "Jean Urbain"],
                   hand=["Press the Advantage", "Regroup", "Precision"])  # fmt: skip
    scene.choose("Press the Advantage: Action").pass_until("take_action")
    assert "Player 1 uses Press the Advantage with Terrell Brandt on Léontine Giroux." in scene.log()


def test_who_recruits_whom() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "{KASPAR}", at = "Docks"}}
        hand = ["Regroup x6"]
        [[player]]
        leader = "{ODETTE}"
        [city]
        Docks = {{cards = ["Gustavo"]}}
    """)
    scene.choose("Recruit")
    while scene.kind in ("parley", "pay_wealth"):
        scene.choose("Done" if scene.kind == "parley" and scene.offers("Done") else "Regroup")
    assert f"{KASPAR} recruits Gustavo." in scene.log()


def test_who_takes_a_place_in_the_duel() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain", "Bastien Girard"], their_hand=["A Heroic End", "Disarm"])
    fight(scene, "Terrell Brandt challenges Jean Urbain").choose("A Heroic End", "from Bastien Girard")
    assert "Bastien Girard takes the place of Jean Urbain in the duel." in scene.log()


def test_what_is_cancelled_is_told() -> None:
    scene = forums(["Eko Sorridi"], ["Jean Urbain"], their_hand=["You're Embarrassing Yourself"])
    scene.choose("Challenge", "You're Embarrassing Yourself: Reaction").pass_until("take_action")
    assert "Nothing comes of the challenge of Eko Sorridi to Jean Urbain." in scene.log()


def test_gear_is_discarded_with_its_bearer_and_the_deck_is_made_anew() -> None:
    scene = forums([who("Otto Streit", equipped=["Langschwert"])], ["Jean Urbain"], discard=["Regroup", "Precision"])
    scene.cause(happenings.draw, 1, 1)
    assert "Player 1: the deck is empty, and the discard pile is shuffled into a new one, two cards." in scene.log()
    scene.cause(happenings.destroy, 2, 1 << scene.card("Otto Streit"))
    assert "Langschwert is discarded with Otto Streit." in scene.log()


def test_the_token_without_any_scheme() -> None:
    scene = forums(["Otto Streit"], ["Jean Urbain"])
    take_initiative(scene.state)
    assert scene.log()[-1].endswith("takes the First Player token: nobody has a scheme.")


def test_what_nobody_was_asked_for_is_marked() -> None:
    scene = forums(["Otto Streit"], ["Jean Urbain"]).choose("Challenge")
    assert "Nothing to choose: Otto Streit is the only one possible." in scene.log()
    several = forums(["Otto Streit", "Terrell Brandt"], ["Jean Urbain"])
    several.choose("Challenge", "Otto Streit challenges Jean Urbain")
    assert not told(several, "the only one possible")


def test_a_choice_that_hangs_on_a_hand_is_not_marked() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "{KASPAR}"
        hand = ["Langschwert", "Regroup x3"]
        [[player]]
        leader = "{ODETTE}"
    """).choose("Equip")
    assert not told(scene, "the only one possible")


def meanings(scene: Scene) -> dict[str, str]:
    decision = scene.decision
    return {option.words: option.meaning for option in decision.options}


ALONE = """
[city]
Forums = {renown = 2}
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks"}
crew = [{name = "Otto Streit", at = "Docks"}, {name = "Terrell Brandt", at = "Docks"}]
hand = ["Stratege", "Precision", "Breastplate", "Langschwert"]
deck = ["Kaspar's Panzerhand", "Precision x6"]
[[player]]
leader = {name = "Odette Dubois d'Arrent", at = "Forums"}
"""


def test_a_card_that_goes_to_hand_is_told() -> None:
    scene = Scene(ALONE).choose("Otto Streit: Action")
    while scene.kind == "choose_cards":
        scene.choose("Kaspar's Panzerhand")
    assert told(scene, "Kaspar's Panzerhand goes to the hand of Player 1.")


def test_a_second_performer_is_asked_for_as_such_and_a_payment_is_told_as_one() -> None:
    scene = Scene(ALONE).choose("Stratege")
    assert scene.decision.reason.startswith("Choose who performs the Action of Stratege")
    scene.choose("Otto Streit")
    assert scene.decision.reason.startswith("Choose who else performs, with Otto Streit, the Action of Stratege")
    scene.choose("Done", "Precision")
    assert "Player 1 pays with Precision." in scene.log()


def test_where_somebody_moves_says_what_is_there() -> None:
    scene = Scene(ALONE).choose("Move", "Otto Streit")
    influence = scene.game.view(None)["city"][1]["sides"][0]["influence"]
    assert meanings(scene)["the Forums"] == f"2 Renown; Influence there: Player 2 {influence}"


def test_what_is_equipped_says_what_it_gives() -> None:
    scene = Scene(ALONE).choose("Equip", "Kaspar Dietrich")
    assert "Technique: Gain +1 Thrust." in meanings(scene)["Langschwert"]


def test_the_pass_that_ends_high_drama_says_so() -> None:
    scene = Scene(ALONE)
    assert meanings(scene)["Pass"] == ""
    scene.choose("Pass")
    assert meanings(scene)["Pass"] == "everybody else has passed: High Drama ends, and Plunder comes"


def test_who_can_only_accept_is_told_with_why_nobody_steps_in() -> None:
    scene = Scene(f"""
        ruleset = "playtest-5.9.4e"
        [[player]]
        leader = "{KASPAR}"
        crew = [{{name = "Terrell Brandt", at = "Docks"}}]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "Jean Urbain", at = "Docks"}}, {{name = "Henri Michelet", at = "Docks", engaged = true}}]
        hand = ["Disarm", "Gallant Deeds"]
        """)
    scene.choose("Challenge", "Jean Urbain").pass_until("combat_card")
    assert "Jean Urbain can only accept: nobody else of theirs there is en garde." in scene.log()


def test_a_dash_says_that_nothing_changes_it() -> None:
    """The Rapier gives +1 Riposte, and Gallegos Blade has none as a combat card. (FS-RULES-01)"""
    jean = who("Jean Urbain", equipped=["Mastercrafted Rapier"])
    scene = forums(["Terrell Brandt"], [jean], their_hand=["Gallegos Blade", "Disarm"])
    fight(scene).choose("Gallegos Blade")
    words = "The Riposte of Gallegos Blade is a dash, which nothing changes"
    q, decision = scene.state.question, scene.decision
    assert q is not None
    foretell(scene.state, q, decision)
    rapier = decision.find("Mastercrafted Rapier: Technique")
    assert words in [foreseen.words for foreseen in rapier.foreseen]
    scene.choose(rapier.words)
    assert f"{words}." in scene.log()


def test_a_number_is_raised_without_a_word_about_dashes() -> None:
    jean = who("Jean Urbain", equipped=["Mastercrafted Rapier"])
    scene = forums(["Terrell Brandt"], [jean], their_hand=["Gallegos Blade", "Valiant Spirit"])
    fight(scene).choose("Valiant Spirit", "Mastercrafted Rapier: Technique")
    assert not told(scene, "a dash")
