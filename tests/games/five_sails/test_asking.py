"""What a question says: who reads it knows what is asked, of whom and why, and learns nothing hidden."""

from quarterdeck.cardgame.asking import said_cards
from duels import forums, who
from scene import Scene

ODETTE = "Odette Dubois d'Arrent"


def table(mine: str, theirs: str = "", more: str = "") -> Scene:
    return Scene(f"""
        {more}
        [[player]]
        leader = "Kaspar Dietrich"
        {mine}
        [[player]]
        leader = "{ODETTE}"
        {theirs}
        """)


def test_a_yes_or_no_says_what_is_done_and_what_happens_otherwise() -> None:
    scene = table(
        'crew = [{name = "Terrell Brandt", at = "Docks", equipped = ["Polished Flintlock"]}]',
        'crew = [{name = "Jean Urbain", at = "Docks"}]',
    )
    scene.choose("Polished Flintlock: Action")
    assert (scene.kind, scene.asked) == ("may_effect", 2)
    assert scene.decision.reason == (
        "Player 1's Polished Flintlock: Engage Jean Urbain? "
        "If not, Jean Urbain takes a wound and Polished Flintlock engages. (Polished Flintlock: Action)"
    )


def test_alternatives_are_told_of_the_cards_that_are_meant() -> None:
    scene = table(
        'crew = [{name = "Terrell Brandt", at = "Docks", equipped = ["Langschwert"]}]\n'
        'schemes = ["Armed and Marshaled"]',
        'crew = [{name = "Jean Urbain", at = "Docks"}]',
    )
    scene.choose("Armed and Marshaled: Action")
    assert scene.options == ["Jean Urbain engages", "Jean Urbain moves Home"]


def test_a_target_is_asked_for_in_the_words_of_the_card() -> None:
    scene = table(
        'crew = [{name = "Terrell Brandt", at = "Docks"}]\nhand = ["Press the Advantage", "Regroup", "Precision"]',
        'crew = [{name = "Jean Urbain", at = "Docks"}, {name = "Maxime de Lafayette", at = "Docks"}, '
        '{name = "Léontine Giroux", at = "Docks"}]',
    )
    scene.choose("Press the Advantage: Action")
    assert scene.decision.reason == (
        "Choose target opposing non-Leader character whose Combat is lower than "
        "Terrell Brandt\N{RIGHT SINGLE QUOTATION MARK}s (Press the Advantage: Action)"
    )


def test_a_location_is_asked_for_with_what_happens_there() -> None:
    scene = table('crew = [{name = "Terrell Brandt", at = "Forums"}]\nhand = ["Regroup", "Precision"]')
    scene.choose("Regroup: Action")
    assert scene.decision.reason == (
        "Choose a location: Terrell Brandt moves to an adjacent City location (Regroup: Action)"
    )


def test_a_reaction_says_what_it_answers() -> None:
    scene = table(
        'crew = [{name = "Eko Sorridi", at = "Docks"}]', 'crew = [{name = "Jean Urbain", at = "Docks"}]', "turn = 2"
    )
    scene.choose("Move")
    assert scene.decision.reason == "Choose who moves (Move)"
    scene.choose("Jean Urbain", "the Forums")
    assert (scene.kind, scene.asked) == ("react", 1)
    assert scene.decision.reason == "You may react before Jean Urbain moves to the Forums"


def test_a_reaction_says_which_ability_it_answers_and_whose() -> None:
    """Soline may move after every Action, basic ones included."""
    soline = who("Soline el Gato", "Docks")
    scene = forums([], ["Jean Urbain"], hand=["Regroup", "Precision"], leader=soline)
    scene.choose("Pass", "Move", "Jean Urbain", "the Docks")
    assert scene.asked == 1 and scene.decision.reason == "You may react after Player 2's Move resolves"
    scene.choose("Pass", "Regroup: Action").pass_until("react")
    assert scene.decision.reason == "You may react after your Action of Regroup resolves"


def test_a_moment_of_the_day_is_answered_at_that_moment() -> None:
    scene = table('schemes = ["The Song of Eisen"]').pass_until("react")
    assert scene.decision.reason == "You may react at the end of High Drama"


def test_text_that_answers_by_itself_says_when_it_asks() -> None:
    scene = table('crew = [{name = "Angeline Dèmone", at = "Docks"}]\nhand = ["Regroup"]')
    scene.choose("Move", "Angeline Dèmone", "the Forums")
    told = "Angeline Dèmone: Discard a card instead? This is before Angeline Dèmone engages."
    assert scene.decision.reason.startswith(told)


def test_a_way_out_of_a_challenge_says_what_it_costs() -> None:
    scene = table(
        'crew = [{name = "Terrell Brandt", at = "Docks"}]\nhand = ["Move Along", "Precision"]',
        'crew = [{name = "Jean Urbain", at = "Docks"}]',
    )
    scene.choose("Move Along: Action").pass_until("may_effect")
    assert scene.decision.reason == "Move Jean Urbain Home engaged? That cancels the challenge. (Move Along: Action)"


def test_cards_that_a_seat_does_not_know_are_not_named() -> None:
    scene = table('hand = ["Precision", "Regroup"]', 'hand = ["Disarm"]')
    mine = list(scene.state.hand(0))
    assert said_cards(scene.state, 0, mine) == "Precision and Regroup"
    assert said_cards(scene.state, 1, mine) == "2 cards"
    assert said_cards(scene.state, 1, [*mine[:1], *scene.state.hand(1)]) == "Disarm and a card"


def test_the_parts_of_an_action_say_what_they_are_for() -> None:
    scene = table(
        'crew = [{name = "Terrell Brandt", at = "Docks"}]\nhand = ["Langschwert", "Breastplate", "Precision x4"]',
    )
    scene.choose("Equip")
    assert scene.decision.reason == "Choose who equips (Equip)"
    scene.choose("Terrell Brandt")
    assert scene.decision.reason == "Choose what Terrell Brandt equips (Equip)"
    scene = table('crew = [{name = "Terrell Brandt", at = "Docks"}, {name = "Otto Streit", at = "Docks"}]')
    assert scene.choose("Claim").decision.reason == "Choose who claims the location (Claim)"
    scene = table('crew = [{name = "Terrell Brandt", at = "Docks"}, {name = "Otto Streit", at = "Forums"}]\n'
                  'hand = ["Regroup", "Precision x3"]')  # fmt: skip
    scene.choose("Regroup: Action")
    assert scene.decision.reason == "Choose who performs the Action of Regroup (Regroup: Action)"


def test_a_round_asks_for_what_there_is_to_use() -> None:
    mine = 'crew = [{name = "Terrell Brandt", at = "Docks"}]\nhand = ["Regroup", "Precision x3"]'
    theirs = 'crew = [{name = "Léontine Giroux", at = "Docks"}]\nhand = ["Well-Equipped", "Disarm x3"]'
    scene = table(mine, theirs).choose("Challenge", "Done", "Accept", "Well-Equipped")
    assert scene.kind == "round_abilities" and scene.decision.reason == "Use the Maneuver? (Léontine Giroux)"
    scene.choose("Done", "Precision")
    assert scene.decision.reason == "Use the Technique or the Maneuver? (Terrell Brandt)"


def test_an_ability_is_called_by_its_effect_and_a_granted_one_by_its_user() -> None:
    duelists = 'crew = [{name = "Terrell Brandt", at = "Docks", equipped = ["Langschwert"]}]'
    scene = table(duelists, 'crew = [{name = "Jean Urbain", at = "Docks"}]').choose("Challenge")
    assert [o.words for o in scene.decision.options] == [
        "Terrell Brandt: Technique (+1 Thrust)", "Langschwert: Technique 1 (+1 Thrust)",
        "Langschwert: Technique 2 (+1 Thrust)", "Done",
    ]  # fmt: skip
    assert scene.decision.find("Langschwert: Technique 1").meaning == "Technique: Gain +1 Thrust."
    both = 'crew = [{name = "Henri Michelet", at = "Docks"}, {name = "Jean Urbain", at = "Docks"}]'
    scene = table('crew = [{name = "Terrell Brandt", at = "Docks"}]', both, "turn = 2")
    scene.choose("Challenge", "Henri Michelet challenges")
    assert scene.decision.options[0].words == "Henri Michelet: Technique from Jean Urbain (+1 Riposte)"


def test_copies_are_told_apart_by_who_wears_them() -> None:
    gear = '{name = "%s", at = "Docks", equipped = ["Polished Flintlock"]}'
    mine = f'crew = [{gear % "Terrell Brandt"}, {gear % "Otto Streit"}]'
    scene = table(mine, 'crew = [{name = "Jean Urbain", at = "Docks"}]')
    assert scene.offers("Polished Flintlock: Action") and scene.offers("(on Terrell Brandt)")
    assert scene.offers("(on Otto Streit)")


# What an answer is about


def challenged(scene: Scene) -> str:
    scene.choose("Challenge", "Terrell Brandt challenges Jean Urbain").pass_until("answer_challenge")
    return scene.decision.reason


def test_a_challenge_says_why_nobody_can_intervene() -> None:
    asked = "Terrell Brandt challenges Jean Urbain with Combat: your answer?"
    alone = forums(["Terrell Brandt", "Otto Streit"], ["Jean Urbain", who("Henri Michelet", "Docks")])
    assert challenged(alone).startswith(f"{asked} Nobody can intervene: nobody else of yours is there.")
    engaged = forums(["Terrell Brandt"], ["Jean Urbain", who("Henri Michelet", engaged=True)])
    assert challenged(engaged).startswith(f"{asked} Nobody can intervene: nobody else of yours there is en garde.")
    able = forums(["Terrell Brandt"], ["Jean Urbain", "Henri Michelet"])
    assert challenged(able).startswith(asked) and "intervene" not in able.decision.reason


def three(mine: str, step: str = "end") -> Scene:
    return Scene(f"""
        phase = "Planning"
        step = "{step}"
        [[player]]
        leader = "Soline el Gato"
        hand = ["Regroup"]
        {mine}
        [[player]]
        leader = "{ODETTE}"
        hand = ["Regroup", "Precision"]
        [[player]]
        leader = "Kaspar Dietrich"
        hand = ["Regroup"]
        """)


def test_a_player_is_asked_for_with_what_happens_to_them() -> None:
    scene = three('schemes = ["The Cat\'s Embargo"]')
    assert (scene.kind, scene.options) == ("choose_player", ["Player 2", "Player 3"])
    assert scene.decision.reason == (
        "Choose an opponent: a card of that opponent\N{RIGHT SINGLE QUOTATION MARK}s hand, picked at random, "
        "is revealed (The Cat's Embargo: Forced)"
    )


def test_a_target_location_is_asked_for_with_what_happens_there() -> None:
    crew = 'crew = [{name = "Jean Urbain", at = "Docks"}]\nhand = ["Status Matters", "Regroup", "Precision"]'
    scene = table("", crew, "turn = 2\n[city]\nDocks = {control = 1}\nForums = {control = 1}")
    scene.choose("Status Matters: Action")
    assert scene.kind == "choose_target"
    assert scene.decision.reason.startswith("Choose as target ") and "becomes uncontrolled" in scene.decision.reason


def test_whoever_is_asked_by_anothers_text_reads_whose_pile_it_is() -> None:
    scene = forums(
        ["Maya de La Rioja"], ["Jean Urbain"], hand=["Research", "Precision", "Regroup"], leader="Soline el Gato",
        discard=["Taunt", "Sunder", "Ambush"],
    )  # fmt: skip
    scene.choose("Research: Action")
    while scene.asked == 1:
        scene.game.choose(scene.decision.options[0])
    assert scene.kind == "choose_cards"
    assert scene.decision.reason == (
        "Choose a card among Ambush, Sunder and Taunt in Player 1's discard pile (Research: Action)"
    )


def test_actions_of_other_editions_say_what_their_parts_are() -> None:
    crew = 'crew = [{name = "Terrell Brandt", at = "Docks"}, {name = "Otto Streit", at = "Docks"}]'
    theirs = 'crew = [{name = "Jean Urbain", at = "Docks"}, {name = "Henri Michelet", at = "Docks"}]'
    scene = table(f'{crew}\nhand = ["Breastplate", "Langschwert", "Regroup x3"]', theirs, 'ruleset = "playtest-5.9.4e"')
    begun = scene.game.copy()
    scene.choose("Challenge")
    assert scene.decision.reason == "Choose who challenges (Challenge)"
    scene.choose("Terrell Brandt")
    assert scene.decision.reason == "Choose whom Terrell Brandt challenges (Challenge)"
    scene.game = begun
    scene.choose("Equip")
    assert scene.decision.reason == "Choose what is equipped (Equip)"
    scene.choose("Breastplate")
    assert scene.decision.reason == "Choose who is equipped with it (Equip)"
