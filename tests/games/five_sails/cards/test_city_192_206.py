"""City cards 192 to 206: each ability used, and not usable."""

import pytest

from duels import decline, fight, play
from ledger import rule
from quarterdeck.games.five_sails import happenings, traits
from quarterdeck.games.five_sails.terms import CHANGE_COST, COMBAT, FINESSE, INFLUENCE, RESOLVE, THE_DAY
from quarterdeck.games.five_sails.values import has_trait
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.kernel.lasting import add
from scene import Scene

KASPAR = "Kaspar Dietrich"
PHILIP = "Philip Hase"
ODETTE = "Odette Dubois d'Arrent"


def scene_of(first: str, city: str = "", philip: str = 'at = "Docks"', second: str = "") -> Scene:
    """Kaspar and what is added to him at the Docks, against Philip there."""
    return Scene(f"""
[[player]]
leader = {{name = "{KASPAR}", at = "Docks"}}
{first}
[[player]]
leader = "{ODETTE}"
crew = [{{name = "{PHILIP}", {philip}}}]
{second}
{city}
""")


# 192 Gustavo


def test_gustavo_takes_a_risk_from_as_many_cards_as_his_influence() -> None:
    scene = scene_of("""
        crew = [{name = "Gustavo", at = "Forums"}]
        deck = ["Langschwert", "Precision", "Iron Reply"]
        """)
    scene.choose("Gustavo: Action")
    assert scene.hand(1) == ["Precision"]
    assert scene.deck(1) == ["Iron Reply", "Langschwert"]
    assert not scene.engaged("Gustavo")
    scene.choose("Pass")
    assert not scene.offers("Gustavo: Action")
    assert scene.settled


def test_gustavo_chooses_among_several_risks_and_sinks_the_others() -> None:
    scene = scene_of("""
        crew = [{name = "Gustavo", at = "Forums", equipped = ["Smuggled Item"]}]
        deck = ["Last Word", "Precision", "Iron Reply", "Langschwert"]
        """)
    assert scene.stat("Gustavo", INFLUENCE) == 3
    scene.choose("Gustavo: Action")
    assert scene.kind == "choose_cards" and not scene.offers("Done")
    scene.choose("Iron Reply")
    assert scene.hand(1) == ["Iron Reply"]
    assert scene.deck(1)[0] == "Langschwert"
    assert sorted(scene.deck(1)[1:]) == ["Last Word", "Precision"]
    assert scene.settled


def test_gustavo_may_reveal_no_risk_at_all() -> None:
    scene = scene_of("""
        crew = [{name = "Gustavo", at = "Forums"}]
        deck = ["Langschwert", "Polished Flintlock", "Iron Reply"]
        """)
    scene.choose("Gustavo: Action")
    assert scene.hand(1) == [] and scene.deck(1)[0] == "Iron Reply"
    assert scene.settled


@rule("FS-CORE-36")
def test_gustavo_does_nothing_at_home() -> None:
    scene = scene_of('crew = ["Gustavo"]\ndeck = ["Precision"]')
    assert not scene.offers("Gustavo: Action")


# 193 Burnished Cuirass


def test_burnished_cuirass_lowers_the_thrust_of_the_adversarys_next_card() -> None:
    scene = scene_of(
        'hand = ["Precision x2"]',
        philip='at = "Docks", equipped = ["Burnished Cuirass"]',
        second='hand = ["Precision x2", "Regroup"]',
    )
    assert scene.stat(PHILIP, RESOLVE) == 6
    fight(scene)
    play(scene, "Precision", "Burnished Cuirass: Technique")
    assert scene.threat() == [4, 0]
    play(scene, "Precision")
    assert scene.threat() == [0, 3]
    scene.choose("Precision")
    assert not scene.offers("Burnished Cuirass")
    decline(scene)
    assert scene.threat() == [4, 0]
    play(scene, "Precision")
    assert scene.threat() == [0, 4]


def test_burnished_cuirass_used_with_a_challenge_meets_the_first_card() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "{KASPAR}", at = "Docks", equipped = ["Burnished Cuirass"]}}
        hand = ["Precision"]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "{PHILIP}", at = "Docks"}}]
        hand = ["Precision", "Regroup"]
        """)
    fight(scene, technique="Burnished Cuirass: Technique")
    play(scene, "Precision")
    assert scene.threat() == [3, 0]


def test_burnished_cuirass_works_only_for_who_wears_it() -> None:
    scene = scene_of('crew = [{name = "Terrell Brandt", at = "Docks", equipped = ["Burnished Cuirass"]}]')
    scene.choose("Challenge", f"{KASPAR} challenges {PHILIP}")
    assert not scene.offers("Burnished Cuirass")


# 194 Adelheide Schmidt


def test_adelheide_discards_an_attachment_from_hand_to_wound() -> None:
    scene = scene_of("""
        crew = [{name = "Adelheide Schmidt", at = "Docks"}]
        hand = ["Langschwert", "Precision"]
        """)
    scene.choose("Adelheide Schmidt: Action")
    assert scene.discard(1) == ["Langschwert"] and scene.hand(1) == ["Precision"]
    assert scene.wounds(PHILIP) == 1
    assert not scene.engaged("Adelheide Schmidt")
    assert scene.settled


def test_adelheide_may_discard_what_your_characters_here_wear() -> None:
    scene = scene_of("""
        crew = [{name = "Adelheide Schmidt", at = "Docks", equipped = ["Duckfoot Pistol", "Syrneth Hand"]},
                {name = "Terrell Brandt", at = "Docks", equipped = ["Langschwert"]},
                {name = "Otto Streit", at = "Forums", equipped = ["Polished Flintlock"]}]
        """)
    scene.choose("Adelheide Schmidt: Action")
    assert scene.kind == "pay_extra_cost"
    assert sorted(scene.options) == ["Duckfoot Pistol", "Langschwert"]
    scene.choose("Duckfoot Pistol")
    assert scene.zone("Duckfoot Pistol") == "discard" and scene.host("Langschwert") == "Terrell Brandt"
    assert scene.wounds(PHILIP) == 1
    assert scene.settled


@rule("FS-CORE-45")
def test_adelheide_needs_an_attachment_and_the_city() -> None:
    scene = scene_of("""
        crew = [{name = "Adelheide Schmidt", at = "Docks"}]
        hand = ["Precision"]
        """)
    assert not scene.offers("Adelheide Schmidt: Action")
    scene = scene_of('crew = ["Adelheide Schmidt"]\nhand = ["Langschwert"]')
    assert not scene.offers("Adelheide Schmidt: Action")


# 195 Eager Blade


def test_eager_blade_turns_a_combat_card_and_returns_to_the_bazaar() -> None:
    scene = scene_of(
        'hand = ["Precision"]',
        philip='at = "Docks", equipped = ["Eager Blade"]',
        second='hand = ["Press the Advantage", "Regroup"]',
    )
    assert scene.stat(PHILIP, COMBAT) == 4
    fight(scene)
    scene.choose("Press the Advantage")
    assert scene.zone("Eager Blade") == "city" and scene.place("Eager Blade") == "Bazaar"
    assert scene.stat(PHILIP, COMBAT) == 3
    decline(scene)
    assert scene.threat() == [3, 0]  # Riposte 1 + 1, Parry 1, Thrust 1


def test_eager_blade_heeds_only_cards_of_its_bearer() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "{KASPAR}", at = "Docks", equipped = ["Eager Blade"]}}
        hand = ["Precision"]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "{PHILIP}", at = "Docks"}}]
        hand = ["Press the Advantage", "Regroup"]
        """)
    fight(scene)
    play(scene, "Press the Advantage")
    assert scene.host("Eager Blade") == KASPAR
    assert scene.threat() == [2, 0]  # Combat 4: Riposte 1, Parry 1, Thrust 1; two wounds
    assert scene.wounds(PHILIP) == 2
    play(scene, "Precision")
    assert scene.zone("Eager Blade") == "city"


def test_eager_blade_stays_at_the_bazaar_through_dusk() -> None:
    scene = scene_of("", """
        [city]
        deck = ["Gustavo", "Giacinto", "Leja Juska"]
        Bazaar = {cards = ["Eager Blade"]}
        Docks = {cards = ["Sorte Deck"]}
        """)
    while scene.state.day == 1:
        scene.choose("Pass")
    assert scene.zone("Eager Blade") == "city" and scene.place("Eager Blade") == "Bazaar"
    assert scene.zone("Sorte Deck") == "discard"


@rule("FS-RULE-47")
def test_eager_blade_comes_to_the_bazaar_from_wherever_it_was_discarded() -> None:
    scene = scene_of('crew = [{name = "Terrell Brandt", at = "Docks", equipped = ["Eager Blade"]}]')
    scene.cause(happenings.destroy, 2, 1 << scene.card("Terrell Brandt"))
    assert scene.zone("Terrell Brandt") == "locker"
    assert scene.zone("Eager Blade") == "city" and scene.place("Eager Blade") == "Bazaar"
    assert scene.settled


# 196 Angeline Dèmone


@rule("FS-RULES-18")
def test_angeline_may_discard_a_card_instead_of_engaging_to_move() -> None:
    scene = scene_of("""
        crew = [{name = "Angeline Dèmone", at = "Docks"}]
        hand = ["Precision", "Iron Reply"]
        """)
    scene.choose("Move", "Angeline", "the Forums")
    assert scene.kind == "may_effect"
    scene.choose("Yes", "Iron Reply")
    assert scene.place("Angeline Dèmone") == "Forums" and not scene.engaged("Angeline Dèmone")
    assert scene.hand(1) == ["Precision"] and scene.discard(1) == ["Iron Reply"]
    scene.choose("Pass", "Move", "Angeline", "the Grand Bazaar", "No")
    assert scene.place("Angeline Dèmone") == "Bazaar" and scene.engaged("Angeline Dèmone")
    assert scene.hand(1) == ["Precision"]
    assert scene.settled


def test_angeline_without_cards_in_hand_engages() -> None:
    scene = scene_of('crew = [{name = "Angeline Dèmone", at = "Docks"}]')
    scene.choose("Move", "Angeline", "the Forums")
    assert scene.engaged("Angeline Dèmone")
    assert scene.settled


def test_angelines_text_is_about_moving_and_about_her() -> None:
    scene = scene_of("""
        crew = ["Angeline Dèmone"]
        hand = ["Precision"]
        """)
    scene.choose("Move", "Angeline", "the Docks", "Pass")
    assert scene.kind == "take_action" and not scene.engaged("Angeline Dèmone")
    scene.choose("Claim", "Angeline", "Pass")
    assert scene.engaged("Angeline Dèmone")
    scene.choose("Move", "the Forums")
    assert scene.engaged(KASPAR) and scene.hand(1) == ["Precision"]
    assert scene.settled


def angelines_duel(adversary: str) -> Scene:
    scene = Scene(f"""
        [[player]]
        leader = "{KASPAR}"
        crew = [{{name = "Angeline Dèmone", at = "Docks"}}]
        hand = ["Press the Advantage"]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "{adversary}", at = "Docks"}}]
        hand = ["Precision", "Regroup"]
        """)
    fight(scene)
    play(scene, "Precision")
    return scene.choose("Press the Advantage")


def test_angelines_technique_asks_for_combat_and_influence() -> None:
    scene = angelines_duel(PHILIP)
    assert scene.threat() == [4, 0]
    scene.choose("Angeline Dèmone: Technique")
    decline(scene)
    assert scene.wounds("Angeline Dèmone") == 1  # 4 threat, Riposte 2, Parry 1
    assert scene.threat() == [0, 3]


def test_angelines_technique_fails_against_more_combat_or_influence() -> None:
    for stronger in ("Maryam Benu Pleroma", "Maxime de Lafayette"):
        assert not angelines_duel(stronger).offers("Angeline Dèmone: Technique")


@rule("FS-RULE-116")
def test_angelines_technique_has_no_adversary_before_the_answer() -> None:
    scene = scene_of('crew = [{name = "Angeline Dèmone", at = "Docks"}]')
    scene.choose("Challenge", f"Angeline Dèmone challenges {PHILIP}")
    assert scene.kind == "answer_challenge"


# 197 Kalla Forsberg


def test_kalla_equips_for_one_less() -> None:
    scene = scene_of("""
        crew = [{name = "Kalla Forsberg", at = "Docks"}]
        hand = ["Polished Flintlock", "Precision"]
        """)
    scene.choose("Equip")
    assert scene.kind == "take_action"
    assert scene.host("Polished Flintlock") == "Kalla Forsberg"
    assert scene.hand(1) == [] and scene.discard(1) == ["Precision"]
    assert scene.settled


def test_kallas_discount_is_her_own() -> None:
    scene = scene_of("""
        crew = [{name = "Kalla Forsberg", at = "Docks"}]
        hand = ["Polished Flintlock", "Precision", "Precision"]
        """)
    scene.choose("Equip", KASPAR)
    assert scene.host("Polished Flintlock") == KASPAR
    assert scene.hand(1) == []
    assert scene.settled


def test_kalla_moves_an_attachment_between_two_of_your_characters_here() -> None:
    scene = scene_of("""
        crew = [{name = "Kalla Forsberg", at = "Docks"}, {name = "Otto Streit", at = "Forums"},
                {name = "Terrell Brandt", at = "Docks", equipped = [{name = "Captain's Coat", engaged = true}]}]
        """, philip='at = "Docks", equipped = ["Langschwert"]')
    scene.choose("Kalla Forsberg: Action")
    assert scene.kind == "choose_cards" and sorted(scene.options) == ["Kalla Forsberg", KASPAR]
    scene.choose(KASPAR)
    assert scene.host("Captain's Coat") == KASPAR
    assert scene.engaged("Captain's Coat")
    assert scene.settled


@rule("FS-RULES-34")
def test_what_kalla_moves_may_overfill_a_slot() -> None:
    scene = scene_of("""
        crew = [{name = "Kalla Forsberg", equipped = ["Langschwert"]},
                {name = "Terrell Brandt", equipped = ["Polished Flintlock"]}]
        """)
    scene.choose("Kalla Forsberg: Action", "Langschwert")
    assert scene.kind == "choose_slot_excess"
    scene.choose("Polished Flintlock")
    assert scene.host("Langschwert") == "Terrell Brandt"
    assert scene.zone("Polished Flintlock") == "discard"
    assert scene.settled


def test_kalla_moves_nothing_that_is_fixed_or_that_the_other_may_not_wear() -> None:
    scene = scene_of("""
        crew = [{name = "Kalla Forsberg", equipped = ["Syrneth Hand"]},
                {name = "Terrell Brandt", equipped = ["Mastercrafted Rapier"]}]
        """)
    scene.choose("Kalla Forsberg: Action")
    assert scene.kind == "take_action" and scene.asked == 2
    assert scene.host("Syrneth Hand") == "Kalla Forsberg"
    assert scene.host("Mastercrafted Rapier") == "Terrell Brandt"
    assert scene.settled


# 198 Guild Triskelion


def test_guild_triskelion_makes_a_duelist() -> None:
    scene = scene_of('crew = [{name = "Otto Streit", at = "Docks", equipped = ["Guild Triskelion"]}]')
    duelist = traits.bit("Duelist")
    assert has_trait(scene.state, scene.card("Otto Streit"), duelist)
    assert not has_trait(scene.state, scene.card(KASPAR), duelist)
    assert scene.stat("Otto Streit", FINESSE) == 3


def triskelion() -> Scene:
    return Scene(f"""
        [[player]]
        leader = "{KASPAR}"
        crew = [{{name = "Otto Streit", at = "Docks", equipped = ["Guild Triskelion"]}}]
        [[player]]
        leader = {{name = "{ODETTE}", at = "Docks"}}
        crew = [{{name = "{PHILIP}", at = "Docks"}}]
        hand = ["Precision", "Regroup"]
        """)


def test_guild_triskelion_challenges_with_finesse_and_only_leaders_refuse() -> None:
    scene = triskelion()
    scene.choose("Guild Triskelion: Action", PHILIP)
    decline(scene)
    assert scene.engaged("Otto Streit") and scene.kind == "answer_challenge"
    assert not scene.offers("Refuse") and scene.offers(f"Intervene with {ODETTE}")
    scene.choose("Accept")
    decline(scene)
    assert scene.threat() == [0, 3]


def test_a_leader_may_refuse_the_guild_triskelion() -> None:
    scene = triskelion()
    scene.choose("Guild Triskelion: Action", ODETTE)
    decline(scene).choose("Refuse")
    assert scene.wounds(ODETTE) == 3
    decline(scene)
    assert scene.settled


@rule("FS-CORE-04")
def test_guild_triskelion_needs_an_en_garde_bearer_in_the_city() -> None:
    scene = scene_of("""
        crew = [{name = "Otto Streit", at = "Docks", engaged = true, equipped = ["Guild Triskelion"]}]
        """)
    assert not scene.offers("Guild Triskelion")
    scene = scene_of('crew = [{name = "Otto Streit", equipped = ["Guild Triskelion"]}]')
    assert not scene.offers("Guild Triskelion")


# 199 Takama Siad


def takamas_duel(at: str) -> Scene:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "{KASPAR}", at = "Docks", wounds = 2}}
        crew = [{{name = "Takama Siad", at = "{at}"}}]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "{PHILIP}", at = "Docks"}}]
        hand = ["Regroup", "Iron Reply"]
        """)
    return fight(scene, f"{KASPAR} challenges {PHILIP}" if at == "Docks" else "")


def test_takama_heals_your_participant_after_a_duel_here() -> None:
    scene = takamas_duel("Docks").choose("Regroup").pass_until("react")
    scene.choose("Takama Siad: Reaction")
    assert scene.wounds(KASPAR) == 1
    assert scene.settled


def test_takama_heals_only_at_her_location() -> None:
    scene = takamas_duel("Forums").choose("Regroup")
    while scene.kind != "take_action":
        assert not scene.offers("Takama Siad")
        scene.game.choose(scene.decision.options[-1])
    assert scene.wounds(KASPAR) == 2
    assert scene.settled


def test_takama_does_not_heal_whom_the_duel_destroyed() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "{KASPAR}"
        crew = [{{name = "Takama Siad", at = "Docks"}}, {{name = "Otto Streit", at = "Docks", wounds = 3}}]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "{PHILIP}", at = "Docks"}}]
        """)
    scene.choose("Pass")
    fight(scene, f"{PHILIP} challenges Otto Streit")
    while scene.kind != "take_action":
        assert not scene.offers("Takama Siad")
        scene.game.choose(scene.decision.options[-1])
    assert scene.zone("Otto Streit") == "locker"


# 200 Crystal Eye


def crystal_eye() -> Scene:
    scene = scene_of(
        'hand = ["Precision"]', '[city]\nDocks = {cards = ["Crystal Eye"]}',
        second='approach = ["Henri Michelet", "Jean Urbain"]',
    )  # fmt: skip
    return scene.choose("Equip")


def test_crystal_eye_looks_at_the_opponents_approach_deck_in_secret() -> None:
    scene = crystal_eye()
    assert scene.kind == "choose_cards" and scene.asked == 1
    assert scene.decision.reason == "Secretly choose a card in Player 2's Approach Deck (Crystal Eye: Forced)"
    assert sorted(scene.options) == ["Henri Michelet", "Jean Urbain"]
    seen = [scene.game.view(seat)["players"][1]["approach"]["known"] for seat in (0, 1, None)]
    assert seen == [["Henri Michelet", "Jean Urbain"], ["Henri Michelet", "Jean Urbain"], []]
    other = crystal_eye().choose("Jean Urbain")
    scene.choose("Henri Michelet")
    for seat in (1, None):
        assert scene.game.view(seat) == other.game.view(seat)
        assert scene.game.log(seat) == other.game.log(seat)
    remembered = [scene.game.view(seat)["players"][0]["remembered"] for seat in (0, 1, None)]
    assert [r["card"] for r in remembered[0]] == ["Henri Michelet"] and remembered[1:] == [[], []]
    assert scene.stat(KASPAR, INFLUENCE) == 3
    assert scene.settled


def test_what_crystal_eye_chose_is_dealt_anew_for_a_planner_of_another_seat() -> None:
    state = crystal_eye().choose("Henri Michelet").state
    eye = next(c for c in range(state.match.size) if state.memo[c])
    guesses = {redeal(state, 1, seed).memo[eye] for seed in range(20)}
    assert len(guesses) == 2
    assert {redeal(state, 0, seed).memo[eye] for seed in range(20)} == {state.memo[eye]}


def test_crystal_eye_gains_a_renown_when_the_chosen_card_is_played() -> None:
    scene = crystal_eye().choose("Henri Michelet").pass_until("choose_approach")
    scene.choose("Henri Michelet")
    assert scene.kind == "react" and scene.asked == 1
    assert scene.decision.reason == "You may react after Henri Michelet is played from an Approach Deck"
    assert scene.foreseen["Crystal Eye: Reaction (a Renown)"] == ["you gain 1 Renown"]
    scene.choose("Crystal Eye: Reaction")
    assert scene.renown(1) == 1
    scene.pass_until("take_action")
    assert scene.zone("Henri Michelet") == "crew"


def test_crystal_eye_gives_nothing_for_another_card() -> None:
    scene = crystal_eye().choose("Henri Michelet").pass_until("choose_approach")
    scene.choose("Jean Urbain")
    assert scene.kind == "take_action" and scene.renown(1) == 0
    scene.pass_until("react")
    assert scene.state.day == 3 and scene.asked == 1
    scene.choose("Crystal Eye: Reaction")
    assert scene.renown(1) == 1


@pytest.mark.parametrize(("played", "paused"), [("Henri Michelet", []), ("Jean Urbain", [0])])
def test_whether_crystal_eye_could_answer_is_not_to_be_told(played: str, paused: list[int]) -> None:
    """Where its player is not asked there is a moment all the same, at which a table pauses as if they were."""
    scene = crystal_eye().choose("Henri Michelet").pass_until("choose_approach")
    scene.state.moments = []
    scene.choose(played)
    assert [seat for seat, _ in scene.state.moments or ()] == paused
    assert (scene.kind == "react") == (not paused)


def test_crystal_eye_also_sees_a_chosen_character_mustered_by_an_effect() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "{KASPAR}", at = "Docks"}}
        hand = ["Precision"]
        [[player]]
        leader = {{name = "{ODETTE}", at = "Forums"}}
        schemes = ["Réputation Méritée"]
        approach = ["Henri Michelet", "Jean Urbain"]
        [city]
        Docks = {{cards = ["Crystal Eye"]}}
        Forums = {{cards = ["Gustavo"]}}
        """)
    scene.choose("Equip", "Henri Michelet", "Réputation Méritée: Action", "Henri Michelet")
    scene.choose("Crystal Eye: Reaction")
    assert scene.renown(1) == 1
    assert scene.zone("Henri Michelet") == "crew" and scene.place("Henri Michelet") == "Forums"
    assert scene.settled


@rule("FS-MULTI-06")
def test_crystal_eye_with_three_players_names_an_opponent() -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "{KASPAR}", at = "Docks"}}
        hand = ["Precision"]
        [[player]]
        leader = "{KASPAR}"
        approach = ["Otto Streit", "Uwe Zimmerman"]
        [[player]]
        leader = "{ODETTE}"
        approach = ["Jean Urbain", "Henri Michelet"]
        [city]
        Docks = {{cards = ["Crystal Eye"]}}
        """)
    scene.choose("Equip")
    assert scene.kind == "choose_player" and scene.options == ["Player 2", "Player 3"]
    assert scene.decision.reason == (
        "Choose an opponent: look at their Approach Deck and secretly choose a card in it (Crystal Eye: Forced)"
    )
    scene.choose("Player 3")
    assert scene.decision.reason == "Secretly choose a card in Player 3's Approach Deck (Crystal Eye: Forced)"
    assert sorted(scene.options) == ["Henri Michelet", "Jean Urbain"]
    known = [scene.game.view(0)["players"][seat]["approach"]["known"] for seat in (1, 2)]
    assert known == [[], ["Henri Michelet", "Jean Urbain"]]
    scene.choose("Jean Urbain")
    assert scene.settled


# 201 Ravenna Destine


def test_ravenna_bleeds_for_a_card() -> None:
    scene = scene_of('crew = [{name = "Ravenna Destine", at = "Forums"}]\ndeck = ["Precision"]')
    scene.choose("Ravenna Destine: Action")
    assert scene.wounds("Ravenna Destine") == 1 and scene.hand(1) == ["Precision"]
    assert not scene.engaged("Ravenna Destine")
    scene.choose("Pass")
    assert not scene.offers("Ravenna Destine: Action")
    assert scene.settled


@rule("FS-RULES-07")
def test_ravenna_may_die_of_it_and_the_card_is_drawn() -> None:
    scene = scene_of('crew = [{name = "Ravenna Destine", at = "Forums", wounds = 3}]\ndeck = ["Precision"]')
    scene.choose("Ravenna Destine: Action")
    assert scene.zone("Ravenna Destine") == "locker" and scene.hand(1) == ["Precision"]
    assert scene.settled


def test_ravenna_draws_only_in_the_city() -> None:
    scene = scene_of('crew = ["Ravenna Destine"]\ndeck = ["Precision"]')
    assert not scene.offers("Ravenna Destine: Action")


# 202 Object of Wonder


def test_object_of_wonder_goes_to_your_leader_whoever_equips_it() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "{KASPAR}"
        crew = [{{name = "Terrell Brandt", at = "Docks"}}]
        hand = ["Precision", "Precision"]
        [[player]]
        leader = "{ODETTE}"
        [city]
        Docks = {{cards = ["Object of Wonder"]}}
        """)
    scene.choose("Equip")
    assert scene.host("Object of Wonder") == KASPAR
    assert scene.stat(KASPAR, FINESSE) == 3 and scene.stat(KASPAR, INFLUENCE) == 3
    assert scene.hand(1) == []
    assert scene.settled


def test_object_of_wonder_stays_with_who_equips_it_when_no_leader_is_in_play() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "{KASPAR}"
        crew = [{{name = "Terrell Brandt", at = "Docks"}}]
        hand = ["Precision", "Precision"]
        [[player]]
        leader = "{ODETTE}"
        [[player]]
        leader = "{KASPAR}"
        [city]
        Docks = {{cards = ["Object of Wonder"]}}
        """)
    scene.cause(happenings.destroy, 2, 1 << scene.card(KASPAR))
    scene.choose("Equip")
    assert scene.host("Object of Wonder") == "Terrell Brandt"
    assert scene.settled


def wonder(extra: str) -> Scene:
    return Scene(f"""
        [[player]]
        leader = {{name = "{KASPAR}", at = "Docks", equipped = ["Object of Wonder"]}}
        {extra}
        [[player]]
        leader = "{ODETTE}"
        """)


@rule("FS-RULE-61", "FS-RULES-19")
def test_object_of_wonder_sends_a_destroyed_character_back_to_the_approach_deck() -> None:
    scene = wonder('crew = [{name = "Otto Streit", at = "Docks", wounds = 3, equipped = ["Langschwert"]}]')
    scene.cause(happenings.wound, 2, 1 << scene.card("Otto Streit"))
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Object of Wonder: Reaction")
    assert scene.zone("Otto Streit") == "approach" and scene.wounds("Otto Streit") == 0
    assert scene.zone("Object of Wonder") == "locker"
    assert scene.discard(1) == ["Langschwert"]
    assert scene.game.view(None)["players"][0]["approach"]["known"] == ["Otto Streit"]
    assert scene.game.log()[-1] == "Otto Streit returns to the Approach Deck of Player 1."
    assert scene.settled


def test_object_of_wonder_need_not_be_used() -> None:
    scene = wonder('crew = [{name = "Otto Streit", at = "Docks"}]')
    scene.cause(happenings.destroy, 2, 1 << scene.card("Otto Streit"))
    scene.choose("Pass")
    assert scene.zone("Otto Streit") == "locker"
    assert scene.host("Object of Wonder") == KASPAR
    assert scene.settled


@rule("FS-RULE-113")
def test_object_of_wonder_saves_one_of_several() -> None:
    scene = wonder('crew = [{name = "Otto Streit", at = "Docks"}, "Terrell Brandt"]')
    scene.cause(happenings.destroy, 2, 1 << scene.card("Otto Streit") | 1 << scene.card("Terrell Brandt"))
    scene.choose("Object of Wonder: Reaction", "Terrell Brandt")
    assert scene.zone("Terrell Brandt") == "approach" and scene.zone("Otto Streit") == "locker"
    assert scene.settled


@rule("FS-RULE-20")
def test_object_of_wonder_answers_the_crew_cap() -> None:
    scene = Scene(f"""
        phase = "Planning"
        [[player]]
        leader = {{name = "{KASPAR}", equipped = ["Object of Wonder"]}}
        crew = ["Terrell Brandt", "Uwe Zimmerman", "Philip Hase", "Daniella Dietrich", "Gustavo"]
        approach = ["Otto Streit"]
        [[player]]
        leader = "{ODETTE}"
        """)
    scene.pass_until("choose_crew_excess")
    scene.choose("Uwe Zimmerman", "Object of Wonder: Reaction")
    assert scene.zone("Uwe Zimmerman") == "approach" and scene.zone("Otto Streit") == "crew"
    assert scene.zone("Object of Wonder") == "locker"
    scene.pass_until("take_action")
    assert scene.settled


def test_object_of_wonder_saves_no_mercenary_no_enemy_and_no_card_out_of_play() -> None:
    scene = wonder('crew = [{name = "Gustavo", at = "Docks"}]')
    scene.cause(happenings.destroy, 2, 1 << scene.card("Gustavo"))
    assert scene.kind == "take_action" and scene.zone("Gustavo") == "locker"
    scene = Scene(f"""
        [[player]]
        leader = {{name = "{KASPAR}", equipped = ["Object of Wonder"]}}
        schemes = ["The Song of Eisen"]
        [[player]]
        leader = "{ODETTE}"
        crew = ["Jean Urbain"]
        """)
    scene.cause(happenings.destroy, 1, 1 << scene.card("Jean Urbain"))
    assert scene.kind == "take_action" and scene.zone("Jean Urbain") == "locker"
    scene.cause(happenings.send_to_locker, 1, 1 << scene.card("The Song of Eisen"))
    assert scene.kind == "take_action"


@rule("FS-VICTORY-01", "FS-VICTORY-02")
def test_a_leader_sent_back_by_the_object_of_wonder_has_left_play() -> None:
    scene = wonder("")
    scene.cause(happenings.destroy, 2, 1 << scene.card(KASPAR))
    scene.choose("Object of Wonder: Reaction")
    assert scene.game.over and scene.state.winner == 1
    scene = Scene(f"""
        [[player]]
        leader = {{name = "{KASPAR}", equipped = ["Object of Wonder", "Langschwert"]}}
        renown = 5
        [[player]]
        leader = "{ODETTE}"
        [[player]]
        leader = "{KASPAR}"
        """)
    scene.cause(happenings.destroy, 2, 1 << scene.card(KASPAR))
    scene.choose("Object of Wonder: Reaction")
    assert scene.zone(KASPAR) == "approach" and scene.zone("Object of Wonder") == "locker"
    assert scene.renown(1) == 2 and scene.discard(1) == ["Langschwert"]
    while scene.state.day == 1:
        scene.choose("Pass")
    assert scene.zone(KASPAR) == "crew" and scene.place(KASPAR) == "Home"


def test_202_who_equips_it_pays_whoever_will_wear_it() -> None:
    """Makepeace makes it dearer for a character that opposes him, not for the Leader to whom it goes."""
    for buyer, leader, price in (("Docks", "Home", 3), ("Forums", "Docks", 2)):
        scene = Scene(f"""
            [[player]]
            leader = {{name = "{KASPAR}", at = "{leader}"}}
            crew = [{{name = "Terrell Brandt", at = "{buyer}"}}]
            hand = ["Regroup", "Regroup", "Regroup"]
            [[player]]
            leader = "{ODETTE}"
            crew = [{{name = "Makepeace Botwighte", at = "Docks"}}]
            [city.{buyer}]
            cards = ["Object of Wonder"]
            """)
        scene.choose("Equip")
        scene.choose("Terrell Brandt") if scene.kind == "choose_performer" else None
        assert scene.host("Object of Wonder") == KASPAR
        assert len(scene.hand(1)) == 3 - price
        assert scene.settled


# 203 Leja Juska


def lejas_duel(at: str = "Docks") -> Scene:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "{KASPAR}", at = "Docks"}}
        crew = [{{name = "Leja Juska", at = "{at}"}}]
        hand = ["Precision"]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "{PHILIP}", at = "Docks"}}]
        hand = ["Precision", "Regroup"]
        """)
    scene.choose("Challenge")
    if scene.kind == "choose_challenge":
        scene.choose(f"{KASPAR} challenges {PHILIP}")
    scene.pass_until("answer_challenge")
    return scene.choose("Accept")


def test_leja_adds_a_threat_when_a_duel_begins_here() -> None:
    scene = lejas_duel()
    assert scene.kind == "react" and scene.threat() == [0, 3]
    scene.choose("Leja Juska: Reaction")
    assert sorted(scene.options) == [KASPAR, PHILIP]
    scene.choose(PHILIP, "Add one threat")
    assert scene.kind == "combat_card" and scene.threat() == [0, 4]


def test_leja_takes_a_threat_away_or_adds_one_to_the_challenger() -> None:
    scene = lejas_duel().choose("Leja Juska: Reaction", PHILIP, "Take one threat")
    assert scene.threat() == [0, 2]
    scene = lejas_duel().choose("Leja Juska: Reaction", KASPAR)
    assert scene.kind == "combat_card" and scene.threat() == [1, 3]


def test_leja_heeds_only_the_first_round_and_her_location() -> None:
    assert lejas_duel("Forums").kind == "combat_card"
    scene = lejas_duel().choose("Pass")
    while scene.kind != "take_action":
        assert not scene.offers("Leja Juska: Reaction")
        scene.game.choose(scene.decision.options[0 if scene.kind == "combat_card" else -1])
    assert scene.settled


# 204 Syrneth Hand


def test_syrneth_hand_costs_a_wound_and_lowers_the_next_parry() -> None:
    scene = scene_of(
        'hand = ["Regroup"]',
        philip='at = "Docks", equipped = ["Syrneth Hand"]',
        second='hand = ["Precision", "Regroup"]',
    )
    assert scene.stat(PHILIP, COMBAT) == 4
    fight(scene)
    play(scene, "Precision", "Syrneth Hand: Technique")
    assert scene.wounds(PHILIP) == 3  # one as the cost, two of three threat after Parry 1
    play(scene, "Regroup")
    assert scene.wounds(KASPAR) == 4  # four threat, Parry 2 - 2


def test_syrneth_hand_can_be_neither_destroyed_nor_taken() -> None:
    scene = scene_of('crew = [{name = "Terrell Brandt", at = "Docks", equipped = ["Syrneth Hand"]}]')
    hand = 1 << scene.card("Syrneth Hand")
    scene.cause(happenings.destroy, 2, hand)
    scene.cause(happenings.discard, 2, hand)
    assert scene.host("Syrneth Hand") == "Terrell Brandt"
    scene.cause(happenings.destroy, 2, 1 << scene.card("Terrell Brandt"))
    assert scene.zone("Syrneth Hand") == "discard"
    assert scene.settled


def test_syrneth_hands_technique_needs_a_round_of_its_bearer() -> None:
    scene = scene_of(
        'crew = [{name = "Otto Streit", at = "Forums", equipped = ["Syrneth Hand"]}]\nhand = ["Precision"]',
        second='hand = ["Precision", "Regroup"]',
    )
    scene.choose("Challenge")
    assert not scene.offers("Syrneth Hand: Technique")


# 205 Giacinto


def test_giacinto_takes_an_opposing_character_along() -> None:
    scene = scene_of('crew = [{name = "Giacinto", at = "Forums"}]', philip='at = "Forums"')
    scene.choose("Giacinto: Action")
    assert scene.kind == "choose_location" and sorted(scene.options) == ["the Docks", "the Grand Bazaar"]
    scene.choose("the Grand Bazaar")
    assert scene.place("Giacinto") == scene.place(PHILIP) == "Bazaar"
    assert scene.engaged("Giacinto") and scene.engaged(PHILIP)
    assert scene.settled


@rule("FS-CORE-04", "FS-CORE-36")
def test_giacinto_must_be_en_garde_and_in_the_city() -> None:
    scene = scene_of('crew = [{name = "Giacinto", at = "Docks", engaged = true}]')
    assert not scene.offers("Giacinto: Action")
    scene = scene_of('crew = ["Giacinto"]')
    assert not scene.offers("Giacinto: Action")


@rule("FS-RULE-95")
def test_giacinto_without_company_goes_alone() -> None:
    scene = scene_of('crew = [{name = "Giacinto", at = "Bazaar"}]')
    scene.choose("Giacinto: Action")
    assert scene.place("Giacinto") == "Forums" and scene.engaged("Giacinto")
    assert scene.settled


# 206 Captain's Coat


def test_captains_coat_claims_with_influence_and_engages_itself_only() -> None:
    scene = scene_of('crew = [{name = "Otto Streit", at = "Forums", equipped = ["Captain\'s Coat"]}]')
    scene.choose("Captain's Coat: Action")
    assert scene.control("Forums") == 1
    assert scene.engaged("Captain's Coat") and not scene.engaged("Otto Streit")
    scene.choose("Pass")
    assert not scene.offers("Captain's Coat: Action")
    assert scene.settled


@rule("FS-CORE-61")
def test_captains_coat_may_fail() -> None:
    scene = scene_of('crew = [{name = "Terrell Brandt", at = "Docks", equipped = ["Captain\'s Coat"]}]')
    scene.choose("Move", KASPAR, "Home", "Pass", "Captain's Coat: Action")
    assert scene.control("Docks") == 0 and scene.engaged("Captain's Coat")
    assert scene.settled


@rule("FS-RULES-02")
def test_captains_coat_is_idle_when_engaged_at_home_or_without_influence() -> None:
    for wearer in (
        '{name = "Otto Streit", at = "Forums", equipped = [{name = "Captain\'s Coat", engaged = true}]}',
        '{name = "Otto Streit", equipped = ["Captain\'s Coat"]}',
        '{name = "Kalla Forsberg", at = "Forums", equipped = ["Captain\'s Coat"]}',
    ):
        assert not scene_of(f"crew = [{wearer}]").offers("Captain's Coat: Action")


# Odd positions


@rule("FS-RULE-101")
def test_eager_blade_that_pays_for_something_returns_too() -> None:
    scene = scene_of('crew = [{name = "Adelheide Schmidt", at = "Docks", equipped = ["Eager Blade"]}]')
    scene.choose("Adelheide Schmidt: Action")
    assert scene.wounds(PHILIP) == 1
    assert scene.zone("Eager Blade") == "city" and scene.place("Eager Blade") == "Bazaar"
    assert scene.settled


def test_eager_blade_crowded_out_of_its_slot_returns_too() -> None:
    scene = scene_of('crew = [{name = "Otto Streit", equipped = ["Eager Blade"]}]\nhand = ["Langschwert"]')
    scene.choose("Equip", "Otto Streit", "Eager Blade")
    assert scene.host("Langschwert") == "Otto Streit"
    assert scene.place("Eager Blade") == "Bazaar"
    assert scene.settled


@rule("FS-RULE-07")
def test_eager_blade_of_a_player_who_leaves_returns_too() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "{KASPAR}"
        [[player]]
        leader = {{name = "{ODETTE}", equipped = ["Eager Blade"]}}
        [[player]]
        leader = "{KASPAR}"
        """)
    scene.game.concede(1)
    assert scene.place("Eager Blade") == "Bazaar"
    assert scene.settled


def test_angeline_may_also_discard_when_something_moves_her_engaged() -> None:
    def fled(answer: str) -> Scene:
        scene = scene_of(
            'hand = ["Move Along", "Precision"]', philip='at = "Home"}, {name = "Angeline Dèmone", at = "Docks"',
            second='hand = ["Regroup"]',
        )  # fmt: skip
        scene.choose("Move Along: Action", "Yes")
        assert scene.kind == "may_effect" and scene.asked == 2
        scene.choose(answer)
        assert scene.place("Angeline Dèmone") == "Home"
        assert scene.settled
        return scene

    assert fled("No").engaged("Angeline Dèmone")
    assert not fled("Yes").engaged("Angeline Dèmone")


def test_no_discount_for_the_maneuver_of_an_attachment() -> None:
    for smith in ("Kalla Forsberg", "Kaj Kousei"):
        scene = scene_of(
            'hand = ["Precision"]', philip=f'at = "Home"}}, {{name = "{smith}", at = "Docks"',
            second='hand = ["Improvised Weapon", "Regroup"]',
        )  # fmt: skip
        weapon = scene.card("Improvised Weapon")
        add(scene.state, (CHANGE_COST, -1, weapon, 1, weapon, 1, THE_DAY))
        fight(scene).choose("Improvised Weapon", "Improvised Weapon: Maneuver")
        assert scene.discard(2) == ["Regroup"]


def test_takama_heals_whoever_took_part_in_the_duel() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "{KASPAR}"
        crew = [{{name = "Terrell Brandt", at = "Docks"}}]
        hand = ["Regroup"]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "Bastien Girard", at = "Docks", wounds = 1}}, {{name = "Henri Michelet", at = "Docks"}},
                {{name = "Takama Siad", at = "Docks"}}]
        hand = ["Not Today", "Disarm"]
        """)
    fight(scene, "Terrell Brandt challenges Bastien").choose("Not Today", "Bastien Girard: Technique 2")
    scene.pass_until("react")
    assert scene.place("Henri Michelet") == "Home"  # the participant in the end; Bastien fought before him
    scene.choose("Takama Siad: Reaction")
    assert scene.wounds("Bastien Girard") == 0
    assert scene.settled


def eyes(crew: str = "") -> Scene:
    return Scene(f"""
        [[player]]
        leader = {{name = "{KASPAR}", at = "Docks"}}
        {crew}
        hand = ["Precision"]
        approach = ["Otto Streit", "Terrell Brandt", "Let's Haggle", "Midnight Shipment"]
        [[player]]
        leader = "{ODETTE}"
        approach = ["Henri Michelet", "Jean Urbain", "Réputation Méritée", "Épée Sanglante"]
        [[player]]
        leader = "{ODETTE}"
        approach = ["Bastien Girard", "Let the Sword Decide"]
        [city]
        Docks = {{cards = ["Crystal Eye"]}}
        """)


@rule("FS-RULE-93")
def test_who_looked_with_the_crystal_eye_knows_what_is_left_after_the_reveal() -> None:
    scene = eyes().choose("Equip", "Player 2", "Jean Urbain").pass_until("choose_approach")
    chosen = "Épée Sanglante and Jean Urbain"
    while scene.kind == "choose_approach":
        scene.choose(chosen if scene.asked == 2 else scene.options[0])
    assert scene.offers("Crystal Eye: Reaction")
    left = [scene.game.view(seat)["players"][1]["approach"]["known"] for seat in (0, 1, 2, None)]
    assert left == [["Henri Michelet", "Réputation Méritée"]] * 2 + [[], []]


@rule("FS-RULE-93")
def test_who_takes_the_crystal_eye_looks_anew_and_learns_nothing_of_the_first_choice() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "{KASPAR}"
        crew = [{{name = "Terrell Brandt", at = "Docks", equipped = ["Crystal Eye"]}}]
        hand = ["Breastplate", "Disarm"]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "Ratón", at = "Docks"}}]
        hand = ["Answering the Call", "Precision"]
        approach = ["Henri Michelet", "Jean Urbain"]
        """)
    scene.state.memo[scene.card("Crystal Eye")] = scene.card("Jean Urbain") + 1
    assert scene.game.view(0)["players"][0]["remembered"][0]["card"] == "Jean Urbain"
    fight(scene).choose("Answering the Call", "Ratón: Technique")
    decline(scene)
    play(scene, "Breastplate")
    assert scene.host("Crystal Eye") == "Ratón"
    # There is nothing in player 1's Approach Deck to choose.
    assert scene.state.memo[scene.card("Crystal Eye")] == 0
    assert scene.game.view(1)["players"][1]["remembered"] == []


def test_kalla_moves_the_crystal_eye_without_another_look() -> None:
    scene = eyes('crew = [{name = "Kalla Forsberg", at = "Docks"}]').choose("Equip", KASPAR, "Player 2", "Jean Urbain")
    scene.choose("Pass", "Pass", "Kalla Forsberg: Action")
    assert scene.host("Crystal Eye") == "Kalla Forsberg"
    assert scene.game.view(0)["players"][0]["remembered"][0]["card"] == "Jean Urbain"
    assert scene.settled


@rule("FS-RULE-05", "FS-RULES-30")
def test_object_of_wonder_on_another_than_the_leader_answers_the_crew_cap_too() -> None:
    scene = Scene(f"""
        phase = "Planning"
        [[player]]
        leader = {{name = "{KASPAR}", gone = true}}
        crew = [{{name = "Terrell Brandt", equipped = ["Object of Wonder"]}}, "Uwe Zimmerman", "Philip Hase",
                "Daniella Dietrich", "Gustavo", "Kalla Forsberg"]
        approach = ["Otto Streit"]
        [[player]]
        leader = "{ODETTE}"
        [[player]]
        leader = "{ODETTE}"
        """)
    scene.pass_until("choose_crew_excess").choose("Terrell Brandt", "Object of Wonder: Reaction")
    assert scene.zone("Terrell Brandt") == "approach" and scene.locker(1) == [KASPAR, "Object of Wonder"]
    assert len(scene.crew(1)) == 6


def test_giacinto_takes_nobody_whom_he_may_not_move() -> None:
    scene = scene_of(
        'crew = [{name = "Giacinto", at = "Forums"}]',
        philip='at = "Docks"}, {name = "Henri Michelet", at = "Forums"}, {name = "Jean Urbain", at = "Forums"',
    )
    scene.choose("Giacinto: Action", "Jean Urbain", "the Docks")
    assert scene.place("Jean Urbain") == "Forums" and scene.engaged("Jean Urbain")
    assert scene.place("Giacinto") == "Docks"
    assert scene.settled


def test_leja_may_fight_herself() -> None:
    scene = lejas_duel("Home")
    assert scene.kind == "combat_card"  # from Home she sees nothing
    scene = Scene(f"""
        turn = 2
        [[player]]
        leader = "{KASPAR}"
        crew = [{{name = "Leja Juska", at = "Docks"}}]
        hand = ["Precision", "Regroup"]
        [[player]]
        leader = "{ODETTE}"
        crew = [{{name = "{PHILIP}", at = "Docks"}}]
        """)
    scene.choose("Challenge").pass_until("answer_challenge")
    scene.choose("Accept", "Leja Juska: Reaction", "Leja", "Take one threat")
    assert scene.threat() == [0, 2]


@rule("FS-RULE-93")
def test_what_gustavo_showed_is_remembered_when_other_cards_are_discarded() -> None:
    scene = scene_of(
        """
        crew = [{name = "Gustavo", at = "Docks"}]
        hand = ["Langschwert", "Stratege x5", "Regroup"]
        deck = ["Last Word", "Precision x2"]
        """,
        "[city.Docks]\ncards = [\"Risky Undertaking\"]",
    )
    scene.choose("Gustavo: Action", "Last Word", "Pass")
    assert scene.game.view(1)["players"][0]["hand"] == {"count": 8, "known": ["Last Word"]}
    scene.choose("Risky Undertaking: Action", KASPAR, "Langschwert")
    assert scene.game.view(1)["players"][0]["hand"]["known"] == ["Last Word"]  # nothing is to be seen yet
    scene.choose("Stratege")
    assert scene.game.view(1)["players"][0]["hand"] == {"count": 6, "known": ["Last Word"]}
    scene.cause(happenings.draw, 1, 1)
    scene.pass_until("discard_from_hand").choose("Regroup")
    assert "Last Word" in scene.game.view(1)["players"][0]["hand"]["known"]
