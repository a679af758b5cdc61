"""The cards of Montaigne: every text used, and where it does not work."""

from collections.abc import Sequence
from typing import Any

from duels import challenge, fight, play, written
from ledger import rule
from quarterdeck.games.five_sails.terms import COMBAT, FINESSE, FORBID, INFLUENCE, THE_DUEL, TO_BE_DESTROYED
from quarterdeck.kernel.lasting import add
from scene import Scene

ODETTE = "Odette Dubois d'Arrent"
BASTIEN = "Bastien Girard"
HENRI = "Henri Michelet"
JEAN = "Jean Urbain"
LEONTINE = "Léontine Giroux"
MAXIME = "Maxime de Lafayette"
KASPAR = "Kaspar Dietrich"
OTTO = "Otto Streit"
TERRELL = "Terrell Brandt"
KAJ = "Kaj Kousei"
SWORD = "Épée Sanglante"
MERIT = "Réputation Méritée"
HAT = "Cavalier Hat"
RAPIER = "Mastercrafted Rapier"
TABARD = "Tabard of the Fallen Musketeer"
VALROUX = "Master of Valroux Style"
EMBARRASSING = "You're Embarrassing Yourself"


def who(name: str, at: str = "Docks", **facts: Any) -> dict[str, Any]:
    return {"name": name, "at": at, **facts}


def docks(
    mine: Sequence[Any],
    theirs: Sequence[Any] = (),
    hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    turn: int = 1,
    leader: Any = ODETTE,
    city: str = "",
    **more: Any,
) -> Scene:
    """Characters of Odette's and of Kaspar's player, at the Docks unless they say otherwise.

    `deck`, `discard`, `schemes`, `approach` and `renown`, or `their_deck` and so on, say what else a player has.
    """
    text = f"first_player = 1\nturn = {turn}\n"
    for head, crew, cards, prefix in ((leader, mine, hand, ""), (KASPAR, theirs, their_hand, "their_")):
        people = [who(c) if isinstance(c, str) else c for c in crew]
        text += f"[[player]]\nleader = {written(head)}\ncrew = {written(people)}\nhand = {written(cards)}\n"
        more.setdefault(prefix + "deck", ["Gallant Deeds"] * 3)
        for pile in ("deck", "discard", "schemes", "approach", "renown"):
            if prefix + pile in more:
                text += f"{pile} = {written(more[prefix + pile])}\n"
    return Scene(text + city)


def duelists(scene: Scene) -> list[str]:
    view = scene.game.view(None)["duel"]
    assert view is not None
    return list(view["characters"])


def offered(scene: Scene) -> list[str]:
    """The cards among the options, by name."""
    return sorted(words.removesuffix(" (seen by all)") for words in scene.options)


def finish(scene: Scene) -> Scene:
    """Decline all that is still asked until it is somebody's turn."""
    return scene.pass_until("take_action")


# 062 Odette Dubois d'Arrent


@rule("FS-DUEL-12")
def test_062_a_musketeer_intervenes_for_odette_without_engaging() -> None:
    scene = docks([JEAN], [TERRELL], ["Regroup"], turn=2, leader=who(ODETTE))
    challenge(scene, f"{TERRELL} challenges {ODETTE}").choose(f"Intervene with {JEAN}")
    assert duelists(scene) == [TERRELL, JEAN]
    assert not scene.engaged(JEAN)
    assert finish(scene).settled


def test_062_engaged_musketeers_do_not_intervene_and_others_engage() -> None:
    scene = docks([who(JEAN, engaged=True), MAXIME], [TERRELL], ["Regroup"], turn=2, leader=who(ODETTE))
    challenge(scene, f"{TERRELL} challenges {ODETTE}")
    assert not scene.offers(JEAN)
    scene.choose(f"Intervene with {MAXIME}")
    assert scene.engaged(MAXIME)
    assert finish(scene).settled


def test_062_a_musketeer_engages_to_intervene_for_somebody_else() -> None:
    scene = docks([JEAN, MAXIME], [TERRELL], ["Regroup"], turn=2, leader=who(ODETTE))
    challenge(scene, f"{TERRELL} challenges {MAXIME}").choose(f"Intervene with {JEAN}")
    assert scene.engaged(JEAN)
    assert finish(scene).settled


def test_062_odette_calls_an_adjacent_duelist() -> None:
    crew = [who(BASTIEN, "Forums"), who(JEAN, "Home"), who(LEONTINE, "Bazaar"), who(MAXIME, "Forums")]
    scene = docks(crew, [who(TERRELL, "Forums")], leader=who(ODETTE))
    scene.choose(f"{ODETTE}: Action")
    assert offered(scene) == [BASTIEN, JEAN]
    scene.choose(BASTIEN)
    assert scene.place(BASTIEN) == "Docks"
    assert scene.settled


def test_062_odette_calls_nobody_from_home() -> None:
    assert not docks([BASTIEN]).offers(f"{ODETTE}: Action")


def accepted(odette_at: str, renown_at: str) -> Scene:
    """Jean has challenged Otto at the Docks, and Otto has accepted."""
    scene = docks([JEAN], [OTTO], leader=who(ODETTE, odette_at), city=f"[city.{renown_at}]\nrenown = 2")
    challenge(scene, f"{JEAN} challenges {OTTO}" if odette_at == "Docks" else "")
    return scene.choose("Accept")


def test_062_an_adjacent_renown_comes_when_a_challenge_is_accepted_here() -> None:
    scene = accepted("Docks", "Forums")
    scene.choose(f"{ODETTE}: Reaction")
    assert (scene.renown("Docks"), scene.renown("Forums")) == (1, 1)
    assert finish(scene).settled


def test_062_renown_comes_only_from_next_door() -> None:
    scene = accepted("Docks", "Bazaar")
    scene.choose(f"{ODETTE}: Reaction")
    assert (scene.renown("Docks"), scene.renown("Bazaar")) == (0, 2)
    assert finish(scene).settled


def test_062_no_reaction_to_a_challenge_accepted_elsewhere() -> None:
    assert not accepted("Forums", "Forums").offers(f"{ODETTE}: Reaction")


def test_062_no_reaction_to_a_challenge_refused() -> None:
    scene = docks([JEAN], [OTTO], leader=who(ODETTE), city="[city.Forums]\nrenown = 2")
    challenge(scene, f"{JEAN} challenges {OTTO}").choose("Refuse")
    assert scene.kind == "take_action"
    assert scene.settled


# 063 Bastien Girard


@rule("FS-RULE-78")
def test_063_a_participant_beside_bastien_is_swapped_for_a_musketeer() -> None:
    scene = docks([BASTIEN, MAXIME], [TERRELL], ["Regroup"], ["Regroup"], turn=2)
    fight(scene, f"{TERRELL} challenges {MAXIME}").choose("Regroup", f"from {BASTIEN}")
    assert (scene.wounds(BASTIEN), scene.wounds(MAXIME)) == (1, 0)
    assert finish(scene).settled


@rule("FS-DUEL-08", "FS-DUEL-19")
def test_063_swapped_with_the_challenge_the_newcomer_makes_the_threat() -> None:
    scene = docks([BASTIEN, JEAN], [OTTO], [], ["Regroup"])
    challenge(scene, f"{JEAN} challenges {OTTO}", f"from {BASTIEN}")
    assert duelists(scene) == [JEAN, OTTO]
    scene.choose("Accept")
    assert duelists(scene) == [BASTIEN, OTTO]
    assert scene.threat() == [0, 2]
    assert finish(scene).settled


@rule("FS-CORE-49")
def test_063_each_character_swaps_once_in_a_duel() -> None:
    cards = ["Precision", "Last Word", "Regroup"]
    scene = docks([BASTIEN, JEAN], [OTTO], cards, cards, turn=2)
    play(fight(scene, f"{OTTO} challenges {JEAN}"), "Precision", f"from {BASTIEN}")
    assert duelists(scene) == [OTTO, BASTIEN]
    play(play(scene, "Precision"), "Last Word", f"{BASTIEN}: Technique 2")
    assert duelists(scene) == [OTTO, JEAN]
    play(scene, "Last Word").choose("Regroup")
    assert not scene.offers(f"from {BASTIEN}")
    assert finish(scene).settled


def test_063_no_swap_away_from_bastien_nor_for_the_adversary() -> None:
    scene = docks([who(BASTIEN, "Forums"), MAXIME], [TERRELL], ["Regroup"], turn=2)
    assert not fight(scene).choose("Regroup").offers(BASTIEN)
    scene = docks([BASTIEN], [TERRELL], [], ["Regroup"])
    assert fight(scene).choose("Regroup").options == [f"{TERRELL}: Technique", "Done"]


def test_063_unhurt_in_his_round_bastien_wounds_the_adversary() -> None:
    scene = docks([BASTIEN], [OTTO], ["Regroup"], turn=2)
    fight(scene).choose("Regroup", f"{BASTIEN}: Technique 1")
    assert (scene.wounds(BASTIEN), scene.wounds(OTTO)) == (0, 1)
    assert finish(scene).settled


def test_063_wounded_in_his_round_he_does_not() -> None:
    scene = docks([BASTIEN], [OTTO], ["Porté Travel"], turn=2)
    fight(scene).choose("Porté Travel", f"{BASTIEN}: Technique 1")
    assert (scene.wounds(BASTIEN), scene.wounds(OTTO)) == (1, 0)
    assert finish(scene).settled


@rule("FS-RULE-117")
def test_063_activated_with_the_challenge_it_waits_for_his_own_first_round() -> None:
    scene = docks([BASTIEN], [OTTO], ["Regroup"], ["Last Word"])
    fight(scene, technique=f"{BASTIEN}: Technique 1")
    play(scene, "Last Word")
    assert scene.wounds(OTTO) == 1
    play(scene, "Regroup")
    assert scene.wounds(OTTO) == 2
    assert finish(scene).settled


def test_063_only_his_own_wounds_count_also_when_he_was_swapped_out() -> None:
    scene = docks([BASTIEN, JEAN], [OTTO], ["Porté Travel"], ["Last Word"])
    fight(scene, f"{BASTIEN} challenges {OTTO}", f"{BASTIEN}: Technique 1")
    play(scene, "Last Word").choose("Porté Travel", f"{BASTIEN}: Technique 2")
    assert (scene.wounds(JEAN), scene.wounds(BASTIEN)) == (1, 0)
    assert scene.wounds(OTTO) == 2
    assert finish(scene).settled


# 065 Henri Michelet


def driven_off(name: str, *others: Any) -> str:
    """Kaspar's player drives one of Odette's characters away from the Docks with a Last Word; where it is then."""
    shooter = who(OTTO, equipped=["Polished Flintlock"])
    scene = docks([name, *others], [shooter], [], ["Last Word"], turn=2)
    scene.choose("Last Word: Action")
    if scene.kind == "choose_target":
        scene.choose(name)
    finish(scene)
    assert scene.settled
    return scene.place(name)


@rule("FS-RULES-21")
def test_065_opponents_cannot_move_musketeers_beside_henri() -> None:
    assert driven_off(JEAN, HENRI) == "Docks"


def test_065_they_move_henri_himself_others_and_musketeers_elsewhere() -> None:
    assert driven_off(HENRI, JEAN) == "Forums"
    assert driven_off(MAXIME, HENRI) == "Forums"
    assert driven_off(JEAN, who(HENRI, "Bazaar")) == "Forums"


def test_065_his_own_player_moves_them() -> None:
    scene = docks([JEAN, HENRI], leader=who(ODETTE, "Forums"))
    scene.choose(f"{ODETTE}: Action", JEAN)
    assert scene.place(JEAN) == "Forums"
    assert scene.settled


def test_065_his_weapon_keeps_one_character_from_intervening() -> None:
    scene = docks([who(HENRI, equipped=[RAPIER])], [OTTO, TERRELL])
    scene.choose("Challenge", f"{HENRI} challenges {OTTO}", f"{HENRI}: Reaction", TERRELL)
    assert scene.engaged(RAPIER)
    scene.pass_until("answer_challenge")
    assert scene.options == ["Accept", "Refuse"]
    scene.choose("Accept")
    assert finish(scene).settled
    assert not scene.state.lasting


def test_065_no_reaction_without_an_en_garde_weapon() -> None:
    for gear in ([], [{"name": RAPIER, "engaged": True}], [HAT]):
        scene = docks([who(HENRI, equipped=gear)], [OTTO, TERRELL])
        scene.choose("Challenge", f"{HENRI} challenges {OTTO}")
        assert scene.kind != "react"
        assert scene.pass_until("answer_challenge").offers(f"Intervene with {TERRELL}")


def test_065_no_reaction_to_a_challenge_by_somebody_else() -> None:
    scene = docks([who(HENRI, equipped=[RAPIER]), JEAN], [OTTO])
    scene.choose("Challenge", f"{JEAN} challenges {OTTO}")
    assert scene.kind == "issue_technique"


# 067 Jean Urbain


def test_067_other_musketeers_beside_jean_have_a_riposte() -> None:
    scene = docks([HENRI, JEAN], [TERRELL], ["Last Word"], ["Regroup"], turn=2)
    fight(scene, f"{TERRELL} challenges {HENRI}").choose("Last Word", f"from {JEAN}")
    assert scene.threat() == [3, 0]
    assert scene.wounds(HENRI) == 1
    assert finish(scene).settled


def test_067_not_elsewhere_nor_for_others_nor_for_jean_himself() -> None:
    scene = docks([HENRI, who(JEAN, "Forums")], [TERRELL], ["Last Word"], turn=2)
    assert not fight(scene).choose("Last Word").offers(JEAN)
    scene = docks([MAXIME, JEAN], [TERRELL], ["Last Word"], turn=2)
    assert not fight(scene, f"{TERRELL} challenges {MAXIME}").choose("Last Word").offers(JEAN)
    scene = docks([JEAN], [TERRELL], ["Last Word"], turn=2)
    assert fight(scene).choose("Last Word").options == [f"{JEAN}: Technique 1", "Done"]


def test_067_alone_his_technique_is_a_thrust() -> None:
    scene = docks([JEAN], [TERRELL], ["Last Word"], ["Regroup"], turn=2)
    fight(scene).choose("Last Word", f"{JEAN}: Technique 1")
    assert scene.threat() == [3, 0]
    assert scene.wounds(JEAN) == 2
    assert finish(scene).settled


def test_067_with_another_musketeer_it_may_be_a_riposte_instead() -> None:
    for choice, wounds in (("Gain +1 Thrust", 2), ("Gain +1 Riposte", 1)):
        scene = docks([JEAN, HENRI], [TERRELL], ["Last Word"], ["Regroup"], turn=2)
        fight(scene, f"{TERRELL} challenges {JEAN}").choose("Last Word", f"{JEAN}: Technique 1", choice)
        assert scene.threat() == [3, 0]
        assert scene.wounds(JEAN) == wounds
        assert finish(scene).settled


@rule("FS-RULE-63")
def test_067_of_a_refused_challenge_the_thrust_counts_up_to_the_cap() -> None:
    scene = docks([JEAN, HENRI], [TERRELL])
    challenge(scene, f"{JEAN} challenges {TERRELL}", f"{JEAN}: Technique 1").choose("Refuse")
    assert scene.wounds(TERRELL) == 3
    assert scene.settled


# 068 Léontine Giroux


def test_068_leontine_bleeds_to_send_a_friend_anywhere() -> None:
    scene = docks([LEONTINE, JEAN, who(HENRI, "Forums")], [OTTO])
    scene.choose(f"{LEONTINE}: Action")
    assert scene.wounds(LEONTINE) == 1
    assert offered(scene) == [JEAN, LEONTINE]
    scene.choose(JEAN, "the Grand Bazaar")
    assert scene.place(JEAN) == "Bazaar"
    assert scene.settled


def test_068_home_is_another_location_and_she_may_go_herself() -> None:
    scene = docks([LEONTINE])
    scene.choose(f"{LEONTINE}: Action", "Home")
    assert scene.place(LEONTINE) == "Home"
    assert scene.settled


def test_068_not_from_home() -> None:
    assert not docks([who(LEONTINE, "Home"), JEAN]).offers(f"{LEONTINE}: Action")


@rule("FS-RULE-41", "FS-RULES-20")
def test_068_her_last_wound_still_sends_a_friend_from_where_she_was() -> None:
    scene = docks([who(LEONTINE, wounds=4), JEAN])
    scene.choose(f"{LEONTINE}: Action", "the Grand Bazaar")
    assert (scene.zone(LEONTINE), scene.place(JEAN)) == ("locker", "Bazaar")
    assert scene.settled


# 069 Maxime de Lafayette


@rule("FS-RULES-18")
def test_069_maxime_pays_for_sorcery_without_a_wound() -> None:
    scene = docks([MAXIME, who(JEAN, "Forums")], hand=["Porté Travel"])
    scene.choose("Porté Travel: Action", JEAN)
    assert scene.place(JEAN) == "Docks"
    assert scene.wounds(MAXIME) == 0
    assert finish(scene).settled


def test_069_what_he_ignores_counts_as_done() -> None:
    scene = docks([MAXIME, JEAN], hand=["Blood Mark"])
    scene.choose("Blood Mark: Action", "the Grand Bazaar", "Yes")
    assert (scene.place(MAXIME), scene.place(JEAN)) == ("Bazaar", "Bazaar")
    assert scene.wounds(MAXIME) == 0
    assert scene.settled


def test_069_a_sorcery_that_names_no_performer_spares_him_too() -> None:
    scene = docks([MAXIME], [TERRELL], ["Porté Travel"], turn=2)
    fight(scene).choose("Porté Travel")
    assert scene.wounds(MAXIME) == 0
    assert finish(scene).settled


def test_069_he_suffers_other_wounds() -> None:
    scene = docks([MAXIME], [TERRELL], turn=2)
    challenge(scene).choose("Refuse")
    assert scene.wounds(MAXIME) == 3
    assert scene.settled


def test_069_other_sorcerers_suffer_theirs() -> None:
    scene = docks([LEONTINE, who(MAXIME, "Forums")], hand=["Porté Travel"])
    scene.choose("Porté Travel: Action", LEONTINE, MAXIME)
    assert scene.wounds(LEONTINE) == 1
    assert finish(scene).settled


def test_069_an_attachment_returns_for_a_card() -> None:
    scene = docks([who(MAXIME, "Home")], hand=["Regroup", HAT], discard=[RAPIER, TABARD, "Last Word"])
    scene.choose(f"{MAXIME}: Action", HAT)
    assert offered(scene) == [HAT, RAPIER]
    scene.choose(RAPIER)
    assert sorted(scene.hand(1)) == [RAPIER, "Regroup"]
    assert scene.settled


def test_069_not_without_a_card_to_discard() -> None:
    assert not docks([MAXIME], discard=[RAPIER]).offers(f"{MAXIME}: Action")


# 071 Épée Sanglante


def planned(scheme: str) -> Scene:
    """Planning, up to the location that the scheme asks for; a Renown lies at the Forums."""
    scene = Scene(f"""
        phase = "Planning"
        [[player]]
        leader = "{ODETTE}"
        approach = ["{scheme}", "{JEAN}"]
        [[player]]
        leader = "{KASPAR}"
        approach = ["{OTTO}"]
        [city.Forums]
        renown = 1
        """)
    return scene.pass_until("choose_location")


def test_071_a_renown_to_any_location() -> None:
    scene = planned(SWORD)
    assert len(scene.options) == 3
    scene.choose("the Forums")
    assert scene.renown("Forums") == 2


def test_071_musketeers_where_renown_lies_have_more_influence() -> None:
    crew = [JEAN, MAXIME, who(HENRI, "Forums")]
    scene = docks(crew, [LEONTINE], schemes=[SWORD], city="[city.Docks]\nrenown = 2\n[city.Forums]\nrenown = 1")
    assert scene.stat(JEAN, INFLUENCE) == 2
    assert scene.stat(MAXIME, INFLUENCE) == 3
    assert scene.stat(HENRI, INFLUENCE) == 1
    assert scene.stat(LEONTINE, INFLUENCE) == 2


def bloody(theirs: Any, purses: tuple[int, int], their_hand: Sequence[str], hand: Sequence[str] = ()) -> Scene:
    """Jean issues the scheme's challenge, which is accepted; the first combat card is to be played."""
    scene = docks([JEAN], [theirs], hand, their_hand, schemes=[SWORD], renown=purses[0], their_renown=purses[1])
    scene.choose(f"{SWORD}: Action")
    return scene.pass_until("combat_card")


def purses(scene: Scene) -> tuple[int, int]:
    return scene.renown(1), scene.renown(2)


def test_071_the_challenge_cannot_be_refused() -> None:
    scene = docks([JEAN], [OTTO, TERRELL], schemes=[SWORD])
    scene.choose(f"{SWORD}: Action", OTTO).pass_until("answer_challenge")
    assert scene.options == ["Accept", f"Intervene with {TERRELL}"]
    assert not scene.engaged(JEAN)


def test_071_the_first_to_wound_steals_a_renown_and_nobody_after_that() -> None:
    scene = bloody(OTTO, (0, 2), ["Last Word"], ["Regroup"])
    play(scene, "Last Word")
    assert scene.wounds(OTTO) == 2
    assert purses(scene) == (1, 1)
    play(scene, "Done")
    assert scene.wounds(JEAN) == 1
    assert purses(scene) == (1, 1)
    assert scene.settled


def test_071_the_challenged_side_may_be_first_and_a_maneuver_counts() -> None:
    scene = bloody(who(OTTO, equipped=["Polished Flintlock"]), (1, 0), ["Last Word"])
    scene.choose("Last Word", "Last Word: Maneuver")
    assert scene.wounds(JEAN) == 1
    assert purses(scene) == (0, 1)
    assert finish(scene).settled
    assert purses(scene) == (0, 1)


def test_071_a_wound_of_ones_own_steals_nothing() -> None:
    scene = bloody(LEONTINE, (2, 2), ["Porté Travel"])
    scene.choose("Porté Travel")
    assert scene.wounds(LEONTINE) == 1
    assert purses(finish(scene)) == (2, 2)
    assert scene.settled


def test_071_nothing_is_stolen_from_an_empty_purse() -> None:
    scene = bloody(OTTO, (2, 0), ["Last Word"])
    play(scene, "Last Word")
    assert purses(scene) == (2, 0)
    assert finish(scene).settled
    assert purses(scene) == (2, 0)


def test_071_only_musketeers_in_the_city_perform_it() -> None:
    assert not docks([MAXIME], [OTTO], schemes=[SWORD]).offers(f"{SWORD}: Action")
    assert not docks([who(JEAN, "Home")], [OTTO], schemes=[SWORD]).offers(f"{SWORD}: Action")


# 072 Réputation Méritée


def test_072_a_renown_where_there_is_none() -> None:
    scene = planned(MERIT)
    assert scene.options == ["the Docks", "the Grand Bazaar"]
    scene.choose("the Docks")
    assert scene.renown("Docks") == 1


def merited(theirs: Sequence[Any], city: str = f'[city.Docks]\ncards = ["{KAJ}"]') -> Scene:
    scene = docks([], theirs, leader=who(ODETTE), schemes=[MERIT], approach=[HENRI, MAXIME, SWORD], city=city)
    return scene.choose(f"{MERIT}: Action")


def test_072_a_tie_is_enough_to_discard_a_city_card_and_muster() -> None:
    scene = merited([OTTO, TERRELL])
    assert scene.engaged(ODETTE)
    assert scene.zone(KAJ) == "discard"
    assert offered(scene) == [HENRI, MAXIME]
    scene.choose(MAXIME)
    assert scene.place(MAXIME) == "Docks"
    assert not scene.engaged(MAXIME)
    assert scene.settled


def test_072_mercenaries_do_not_count() -> None:
    scene = merited([who("Sigurd Ulfsen"), OTTO, TERRELL])
    assert scene.zone(KAJ) == "discard"
    scene.choose(HENRI)
    assert scene.place(HENRI) == "Docks"
    assert scene.settled


def test_072_a_failed_pressure_gives_nothing() -> None:
    scene = merited([OTTO, MAXIME])
    assert scene.engaged(ODETTE)
    assert scene.zone(KAJ) == "city"
    assert scene.settled


def test_072_mustering_needs_no_city_card() -> None:
    scene = merited([OTTO], "")
    scene.choose(HENRI)
    assert scene.place(HENRI) == "Docks"
    assert scene.settled


def test_072_only_an_en_garde_leader_in_the_city() -> None:
    assert not docks([JEAN], schemes=[MERIT], approach=[HENRI]).offers(f"{MERIT}: Action")
    engaged = docks([JEAN], leader=who(ODETTE, engaged=True), schemes=[MERIT], approach=[HENRI])
    assert not engaged.offers(f"{MERIT}: Action")


# 073 Cavalier Hat


@rule("FS-DUEL-02")
def test_073_the_hat_challenges_with_finesse() -> None:
    scene = docks([who(BASTIEN, equipped=[HAT])], [OTTO], [], ["Regroup"])
    assert scene.stat(BASTIEN, FINESSE) == 5
    scene.choose(f"{HAT}: Action").pass_until("answer_challenge").choose("Accept")
    assert scene.engaged(BASTIEN)
    assert scene.threat() == [0, 5]
    assert finish(scene).settled


def test_073_not_while_engaged_nor_at_home() -> None:
    assert not docks([who(BASTIEN, equipped=[HAT], engaged=True)], [OTTO]).offers(f"{HAT}: Action")
    assert not docks([who(BASTIEN, "Home", equipped=[HAT])], [OTTO]).offers(f"{HAT}: Action")


def wearers(name: str) -> list[str]:
    """Which of Bastien (a Duelist), Maxime and Odette (a Diplomat) could equip an attachment."""
    scene = docks([BASTIEN, MAXIME], [TERRELL], [name, "Regroup", "Regroup"])
    scene.choose("Equip")
    if scene.kind == "choose_performer":
        return offered(scene)
    scene.pass_until("take_action")
    return [scene.host(name)]


def test_073_only_a_duelist_wears_it() -> None:
    assert wearers(HAT) == [BASTIEN]


# 074 Mastercrafted Rapier


def test_074_the_rapier_adds_a_riposte() -> None:
    scene = docks([who(BASTIEN, equipped=[RAPIER])], [TERRELL], ["Last Word"], ["Regroup"], turn=2)
    fight(scene).choose("Last Word", f"{RAPIER}: Technique")
    assert scene.threat() == [3, 0]
    assert scene.wounds(BASTIEN) == 1
    assert finish(scene).settled


@rule("FS-ABIL-08")
def test_074_not_from_the_dueling_line() -> None:
    scene = docks([MAXIME], [TERRELL], [RAPIER], turn=2)
    assert not fight(scene).choose(RAPIER).offers(f"{RAPIER}: Technique")


def test_074_only_a_duelist_wears_it() -> None:
    assert wearers(RAPIER) == [BASTIEN]


# 075 Tabard of the Fallen Musketeer


def test_075_no_diplomat_wears_it() -> None:
    assert wearers(TABARD) == [BASTIEN, MAXIME]


def test_075_who_wears_it_is_a_musketeer() -> None:
    scene = docks([who(MAXIME, equipped=[TABARD])], [OTTO], schemes=[SWORD], city="[city.Docks]\nrenown = 2")
    assert scene.stat(MAXIME, INFLUENCE) == 5
    assert scene.offers(f"{SWORD}: Action")


def test_075_a_tie_claims_the_location() -> None:
    scene = docks([who(JEAN, equipped=[TABARD])], [OTTO])
    scene.choose(f"{TABARD}: Action")
    assert scene.engaged(JEAN)
    assert scene.control("Docks") == 1
    assert scene.settled


def test_075_less_does_not() -> None:
    scene = docks([who(JEAN, equipped=[TABARD])], [OTTO, TERRELL])
    scene.choose(f"{TABARD}: Action")
    assert scene.engaged(JEAN)
    assert scene.control("Docks") == 0
    assert scene.settled


def test_075_not_at_home_nor_engaged() -> None:
    assert not docks([who(JEAN, "Home", equipped=[TABARD])]).offers(f"{TABARD}: Action")
    assert not docks([who(JEAN, engaged=True, equipped=[TABARD])]).offers(f"{TABARD}: Action")


# 076 Blood Mark


def test_076_a_sorcerer_goes_far_and_brings_a_friend_for_a_wound() -> None:
    scene = docks([LEONTINE, JEAN, who(HENRI, "Forums")], hand=["Blood Mark"])
    scene.choose("Blood Mark: Action")
    assert scene.options == ["the Forums", "the Grand Bazaar"]
    scene.choose("the Grand Bazaar", "Yes")
    assert scene.wounds(LEONTINE) == 1
    assert [scene.place(c) for c in (LEONTINE, JEAN, HENRI)] == ["Bazaar", "Bazaar", "Forums"]
    assert scene.zone("Blood Mark") == "discard"
    assert scene.settled


def test_076_without_the_wound_nobody_follows() -> None:
    scene = docks([LEONTINE, JEAN], hand=["Blood Mark"])
    scene.choose("Blood Mark: Action", "the Grand Bazaar", "No")
    assert (scene.place(LEONTINE), scene.place(JEAN)) == ("Bazaar", "Docks")
    assert scene.wounds(LEONTINE) == 0
    assert scene.settled


def test_076_from_home_too() -> None:
    scene = docks([who(LEONTINE, "Home"), who(JEAN, "Home"), HENRI], hand=["Blood Mark"])
    scene.choose("Blood Mark: Action", "the Docks", "Yes")
    assert offered(scene) == [JEAN, ODETTE]
    scene.choose(JEAN)
    assert (scene.place(LEONTINE), scene.place(JEAN)) == ("Docks", "Docks")
    assert scene.settled


@rule("FS-RULE-41")
def test_076_a_friend_follows_even_if_the_wound_is_her_last() -> None:
    scene = docks([who(LEONTINE, wounds=4), JEAN], hand=["Blood Mark"])
    scene.choose("Blood Mark: Action", "the Grand Bazaar", "Yes")
    assert (scene.zone(LEONTINE), scene.place(JEAN)) == ("locker", "Bazaar")
    assert scene.settled


def test_076_killed_on_the_way_she_brings_nobody() -> None:
    crew = [who(LEONTINE, wounds=4), JEAN]
    scene = docks(crew, ["Eko Sorridi"], ["Blood Mark"]).choose("Blood Mark: Action", "the Grand Bazaar")
    scene.choose("Eko Sorridi: Reaction")
    assert (scene.zone(LEONTINE), scene.place(JEAN)) == ("locker", "Docks")
    assert finish(scene).settled


def test_076_needs_a_sorcerer() -> None:
    assert not docks([JEAN], hand=["Blood Mark"]).offers("Blood Mark")


# 077 Broken-time


def broken_time(deck: Sequence[str], *cards: str, name: str = BASTIEN) -> Scene:
    """Terrell has challenged, and Broken-time is the first combat card."""
    scene = docks([name], [TERRELL], ["Broken-time", *cards], ["Regroup"], turn=2, deck=deck)
    return fight(scene).choose("Broken-time")


@rule("FS-RULE-105")
def test_077_an_additional_combat_card_adds_its_values() -> None:
    scene = broken_time(["Regroup", "Last Word", "Iron Reply", "Precision", "Disarm"])
    scene.choose("Broken-time: Maneuver")
    assert offered(scene) == ["Iron Reply", "Last Word", "Precision", "Regroup"]
    scene.choose("Iron Reply")
    assert scene.deck(1)[0] == "Disarm"
    assert sorted(scene.deck(1)[1:]) == ["Last Word", "Precision", "Regroup"]
    scene.pass_until("combat_card")
    assert scene.threat() == [4, 0]
    assert scene.wounds(BASTIEN) == 0
    assert finish(scene).settled


def test_077_a_maneuver_of_that_card_may_be_paid_for() -> None:
    scene = broken_time(["Precision", "Regroup", "Regroup", "Regroup"], "Disarm")
    scene.choose("Broken-time: Maneuver", "Precision")
    assert scene.options == ["Precision: Maneuver", "Done"]
    scene.choose("Precision: Maneuver")
    assert "Disarm" in scene.discard(1)
    scene.pass_until("combat_card").choose("Done")
    assert scene.zone(TERRELL) == "locker"
    assert finish(scene).settled


def test_077_a_maneuver_that_cannot_be_paid_is_not_offered() -> None:
    scene = broken_time(["Precision"])
    scene.choose("Broken-time: Maneuver")
    assert not scene.offers("Precision")
    assert finish(scene).settled


def test_077_a_second_broken_time_goes_on() -> None:
    deck = ["Broken-time", "Regroup", "Regroup", "Regroup", "Last Word", "Last Word"]
    scene = broken_time(deck)
    scene.choose("Broken-time: Maneuver", "Broken-time", "Broken-time: Maneuver", "Last Word")
    scene.pass_until("combat_card")
    assert scene.threat() == [4, 0]
    assert finish(scene).settled


def test_077_what_the_additional_card_forces_happens() -> None:
    crew = [BASTIEN, who(LEONTINE, "Forums")]
    scene = docks(crew, [TERRELL], ["Broken-time", "Regroup"], turn=2, deck=["Porté Travel", "Regroup"])
    fight(scene).choose("Broken-time", "Broken-time: Maneuver", "Porté Travel")
    assert (scene.wounds(LEONTINE), scene.place(BASTIEN)) == (1, "Forums")
    assert finish(scene).wounds(BASTIEN) == 0
    assert scene.settled


@rule("FS-RULE-75")
def test_077_a_participant_killed_by_the_additional_card_uses_no_maneuver() -> None:
    hand, deck = ["Broken-time", "Regroup"], ["Porté Travel", "Regroup"]
    scene = docks([who(LEONTINE, wounds=4)], [TERRELL], hand, turn=2, deck=deck)
    fight(scene).choose("Broken-time", "Broken-time: Maneuver", "Porté Travel")
    assert scene.zone(LEONTINE) == "locker"
    assert scene.deck(1) == ["Regroup"], "what was not played is sunk all the same"
    assert finish(scene).settled


def test_077_only_for_a_duelist() -> None:
    assert not broken_time(["Regroup"], name=MAXIME).offers("Broken-time: Maneuver")


# 078 Defending Honor


def test_078_an_enemy_challenges_whom_its_player_chooses() -> None:
    crew = [JEAN, HENRI, who(MAXIME, "Forums")]
    scene = docks(crew, [OTTO, TERRELL], ["Defending Honor", "Regroup", "Last Word"])
    scene.choose("Defending Honor: Action", "Regroup")
    assert {OTTO, TERRELL} <= set(scene.options)
    scene.choose(TERRELL)
    assert scene.asked == 2
    assert offered(scene) == [HENRI, JEAN]
    scene.choose(HENRI)
    assert scene.asked == 2 and scene.offers(f"{TERRELL}: Technique")
    scene.choose("Done").pass_until("answer_challenge")
    assert scene.asked == 1
    scene.choose("Accept")
    assert duelists(scene) == [TERRELL, HENRI]
    assert scene.threat() == [0, 3]
    assert not scene.engaged(TERRELL)
    assert finish(scene).settled


def test_078_nothing_happens_where_nobody_of_yours_opposes_them() -> None:
    scene = docks([JEAN], [who(OTTO, "Forums")], ["Defending Honor", "Regroup"])
    scene.choose("Defending Honor: Action")
    if scene.kind == "choose_target":
        scene.choose(OTTO)
    assert scene.zone("Defending Honor") == "discard"
    assert scene.settled


def test_078_not_without_its_price() -> None:
    assert not docks([JEAN], [OTTO], ["Defending Honor"]).offers("Defending Honor")


# 079 Disarm


def disarm(*cards: str, mine: str = BASTIEN, gear: str = "Polished Flintlock") -> Scene:
    """Otto, who wears this, has challenged, and Disarm is the first combat card."""
    scene = docks([mine], [who(OTTO, equipped=[gear])], ["Disarm", *cards], turn=2)
    return fight(scene).choose("Disarm")


def test_079_the_weapon_is_destroyed() -> None:
    scene = disarm()
    scene.choose("Disarm: Maneuver")
    assert scene.asked == 2
    scene.choose("Yes")
    assert scene.zone("Polished Flintlock") == "discard"
    assert scene.wounds(OTTO) == 0
    assert finish(scene).settled


def test_079_or_the_adversary_is_wounded() -> None:
    scene = disarm()
    scene.choose("Disarm: Maneuver", "No")
    assert scene.zone("Polished Flintlock") == "equipped"
    assert scene.wounds(OTTO) == 1
    assert finish(scene).settled


def test_079_free_only_with_more_finesse() -> None:
    assert not disarm(mine=MAXIME).offers("Disarm: Maneuver")
    scene = disarm("Regroup", mine=MAXIME)
    scene.choose("Disarm: Maneuver", "No")
    assert scene.hand(1) == []


def test_079_a_weapon_that_cannot_be_destroyed_costs_a_wound() -> None:
    scene = disarm()
    s, flintlock = scene.state, scene.card("Polished Flintlock")
    add(s, (FORBID, 0, flintlock, 1, flintlock, TO_BE_DESTROYED, THE_DUEL))
    scene.choose("Disarm: Maneuver")
    assert (scene.zone("Polished Flintlock"), scene.wounds(OTTO)) == ("equipped", 1)
    assert finish(scene).settled


def test_079_needs_a_weapon() -> None:
    assert not disarm(gear="Kaspar's Panzerhand").offers("Disarm: Maneuver")


# 080 Friends at Court


def court(wounds: int) -> Scene:
    """Jean has challenged Otto, who plays Regroup: one wound more."""
    scene = docks([JEAN], [who(OTTO, wounds=wounds)], ["Friends at Court", "Regroup"], ["Regroup"])
    return fight(scene).choose("Regroup")


def test_080_the_victor_claims_the_location() -> None:
    scene = court(3)
    assert scene.zone(OTTO) == "locker"
    scene.choose("Friends at Court: Reaction")
    assert scene.control("Docks") == 1
    assert scene.zone("Friends at Court") == "discard"
    assert scene.settled


def test_080_the_pressure_may_fail() -> None:
    crew = [who(OTTO, wounds=3), TERRELL]
    scene = docks([JEAN], crew, ["Friends at Court"], ["Regroup"])
    fight(scene, f"{JEAN} challenges {OTTO}").choose("Regroup").choose("Friends at Court: Reaction")
    assert scene.control("Docks") == 0
    assert scene.settled


def test_080_not_while_the_adversary_lives() -> None:
    scene = court(0)
    assert scene.kind == "take_action"
    assert sorted(scene.hand(1)) == ["Friends at Court", "Regroup"]
    assert scene.settled


def test_080_not_for_the_side_that_lost_its_participant() -> None:
    scene = docks([who(JEAN, wounds=3), HENRI], [TERRELL], ["Friends at Court", "Regroup"], turn=2)
    play(fight(scene, f"{TERRELL} challenges {JEAN}"), "Regroup")
    assert scene.zone(JEAN) == "locker"
    assert scene.kind == "take_action"
    assert scene.settled


# 081 Gallant Deeds


def test_081_both_turn_en_garde() -> None:
    scene = docks([who(JEAN, engaged=True)], [who(OTTO, engaged=True), TERRELL], ["Gallant Deeds", "Regroup"])
    scene.choose("Gallant Deeds: Action")
    assert not scene.engaged(JEAN)
    assert not scene.engaged(OTTO)
    assert scene.settled


def test_081_needs_an_engaged_opposing_character() -> None:
    crew = [OTTO, who(TERRELL, "Forums", engaged=True)]
    scene = docks([who(JEAN, engaged=True)], crew, ["Gallant Deeds", "Regroup"])
    assert not scene.offers("Gallant Deeds")


# 082 A Heroic End


def heroic_end(wounds: int) -> Scene:
    """Terrell has challenged Jean, who answers with A Heroic End and its Maneuver."""
    scene = docks([who(JEAN, wounds=wounds)], [TERRELL], ["A Heroic End"], ["Regroup"], turn=2)
    return fight(scene).choose("A Heroic End", "A Heroic End: Maneuver").pass_until("combat_card")


@rule("FS-DUELX-04", "FS-RULE-84", "FS-DUELX-16", "FS-RULE-83")
def test_082_a_dying_participant_strikes_back_lethally() -> None:
    scene = heroic_end(wounds=1)
    assert scene.zone(JEAN) == "locker"
    assert scene.threat() == [5, 0]
    scene.choose("Done")
    assert scene.zone(TERRELL) == "locker"
    assert finish(scene).settled


@rule("FS-DUELX-05")
def test_082_the_survivor_still_has_a_round() -> None:
    scene = heroic_end(wounds=1)
    play(scene, "Regroup")
    assert scene.wounds(TERRELL) == 3
    assert finish(scene).settled


def test_082_one_who_survives_the_round_gains_nothing() -> None:
    scene = heroic_end(wounds=0)
    assert scene.zone(JEAN) == "crew"
    assert scene.threat() == [3, 0]
    play(scene, "Done")
    assert scene.wounds(TERRELL) == 3
    assert finish(scene).settled
    assert not scene.state.lasting


@rule("FS-DUELX-04")
def test_082_death_in_a_later_round_is_too_late() -> None:
    scene = docks([JEAN], [TERRELL], ["A Heroic End", "Regroup"], ["Fight Through the Pain"], turn=2)
    fight(scene).choose("A Heroic End", "A Heroic End: Maneuver").pass_until("combat_card")
    play(scene, "Fight Through the Pain")
    play(scene, "Regroup")
    assert scene.zone(JEAN) == "locker"
    assert scene.wounds(TERRELL) == 3
    assert finish(scene).settled


@rule("FS-RULE-78")
def test_082_the_one_who_was_swapped_in_may_die_for_it() -> None:
    crew = [JEAN, who(BASTIEN, wounds=2)]
    scene = docks(crew, [TERRELL], ["A Heroic End"], ["Regroup"], turn=2)
    fight(scene, f"{TERRELL} challenges {JEAN}").choose("A Heroic End", "A Heroic End: Maneuver")
    scene.choose(f"from {BASTIEN}").pass_until("combat_card")
    assert (scene.zone(JEAN), scene.zone(BASTIEN)) == ("crew", "locker")
    assert scene.threat() == [5, 0]
    assert finish(scene).settled


# 083 Legendary Reputation


def test_083_only_leaders_intervene() -> None:
    scene = docks([MAXIME], [OTTO, TERRELL], ["Legendary Reputation", "Regroup", "Regroup"])
    scene.choose("Legendary Reputation: Action", OTTO)
    assert not scene.engaged(MAXIME)
    assert scene.options == ["Accept", "Refuse"]
    scene.choose("Refuse")
    assert scene.wounds(OTTO) == 1
    assert scene.settled


def test_083_a_leader_does() -> None:
    hand = ["Legendary Reputation", "Regroup", "Regroup"]
    scene = docks([MAXIME], [OTTO], [], hand, turn=2, leader=who(ODETTE))
    scene.choose("Legendary Reputation: Action", MAXIME).pass_until("answer_challenge")
    assert scene.options == ["Accept", f"Intervene with {ODETTE}", "Refuse"]


def test_083_not_without_somebody_in_the_city() -> None:
    scene = docks([who(MAXIME, "Home")], [OTTO], ["Legendary Reputation", "Regroup", "Regroup"])
    assert not scene.offers("Legendary Reputation")


# 084 Master of Valroux Style


def test_084_riposte_a_card_and_a_bolder_adversary() -> None:
    scene = docks([BASTIEN], [TERRELL], [VALROUX], ["Last Word"], turn=2, deck=["Precision"])
    fight(scene).choose(VALROUX, f"{VALROUX}: Maneuver")
    assert scene.hand(1) == ["Precision"]
    scene.pass_until("combat_card")
    assert scene.wounds(BASTIEN) == 0
    assert scene.threat() == [3, 0]
    play(scene, "Last Word")
    assert scene.threat() == [0, 3]
    assert finish(scene).settled


def test_084_costs_one_against_an_en_garde_adversary() -> None:
    def provoked(*cards: str) -> Scene:
        scene = docks([BASTIEN], [TERRELL], ["Defending Honor", VALROUX, "Regroup", *cards])
        scene.choose("Defending Honor: Action", "Regroup", TERRELL).pass_until("answer_challenge")
        return scene.choose("Accept", VALROUX)

    assert not provoked().offers(f"{VALROUX}: Maneuver")
    scene = provoked("Precision").choose(f"{VALROUX}: Maneuver")
    assert "Precision" in scene.discard(1)
    assert finish(scene).settled


def test_084_only_for_a_duelist() -> None:
    scene = docks([MAXIME], [TERRELL], [VALROUX], turn=2)
    assert not fight(scene).choose(VALROUX).offers(f"{VALROUX}: Maneuver")


# 085 Porté Travel


def test_085_played_in_a_duel_it_takes_the_participant_to_a_sorcerer() -> None:
    scene = docks([JEAN, who(LEONTINE, "Bazaar")], [TERRELL], ["Porté Travel"], turn=2)
    fight(scene).choose("Porté Travel")
    assert scene.wounds(LEONTINE) == 1
    assert scene.place(JEAN) == "Bazaar"
    assert finish(scene).wounds(JEAN) == 0
    assert scene.settled


def test_085_its_player_chooses_the_sorcerer_and_home_is_a_way_out() -> None:
    crew = [JEAN, who(LEONTINE, "Home"), who(MAXIME, "Forums")]
    scene = docks(crew, [TERRELL], ["Porté Travel"], turn=2)
    fight(scene).choose("Porté Travel")
    assert offered(scene) == [LEONTINE, MAXIME]
    scene.choose(LEONTINE)
    assert scene.place(JEAN) == "Home"
    assert finish(scene).wounds(JEAN) == 0
    assert scene.settled


def test_085_a_dueling_sorcerer_only_sheds_the_threat() -> None:
    scene = docks([LEONTINE], [TERRELL], ["Porté Travel"], turn=2)
    fight(scene).choose("Porté Travel")
    assert finish(scene).wounds(LEONTINE) == 1
    assert scene.place(LEONTINE) == "Docks"
    assert scene.settled


def test_085_without_a_sorcerer_nothing_is_forced() -> None:
    scene = docks([JEAN], [TERRELL], ["Porté Travel"], turn=2)
    fight(scene).choose("Porté Travel")
    assert finish(scene).wounds(JEAN) == 3
    assert scene.settled


@rule("FS-RULES-22", "FS-RULES-23", "FS-RULES-24", "FS-DRAMA-12")
def test_085_a_sorcerer_calls_friends_again_and_again() -> None:
    crew = [LEONTINE, who(JEAN, "Forums"), who(HENRI, "Home"), who(BASTIEN, "Bazaar")]
    scene = docks(crew, hand=["Porté Travel"])
    scene.choose("Porté Travel: Action")
    assert offered(scene) == [HENRI, JEAN, ODETTE]
    scene.choose(JEAN)
    assert scene.kind == "repeat"
    scene.choose("Repeat", HENRI, "Done")
    assert scene.wounds(LEONTINE) == 2
    assert scene.place(JEAN) == scene.place(HENRI) == "Docks"
    assert scene.zone("Porté Travel") == "discard"
    assert scene.asked == 2
    assert scene.settled


@rule("FS-RULE-41", "FS-RULES-22")
def test_085_who_dies_of_it_still_calls_and_another_may_repeat_it() -> None:
    crew = [who(LEONTINE, wounds=4), who(MAXIME, "Forums"), who(JEAN, "Forums"), who(HENRI, "Home")]
    scene = docks(crew, hand=["Porté Travel"]).choose("Porté Travel: Action", LEONTINE, JEAN)
    assert (scene.zone(LEONTINE), scene.place(JEAN)) == ("locker", "Docks")
    scene.choose("Repeat", JEAN, "Done")
    assert (scene.place(JEAN), scene.wounds(MAXIME)) == ("Forums", 0)
    assert scene.settled


def test_085_needs_a_sorcerer() -> None:
    assert not docks([JEAN], hand=["Porté Travel"]).offers("Porté Travel")


# 086 Status Matters


def test_086_a_location_of_none_but_mercenaries_becomes_uncontrolled() -> None:
    city = "[city.Docks]\ncontrol = 2\n[city.Bazaar]\ncontrol = 2\n[city.Forums]\ncontrol = 2"
    scene = docks([who(JEAN, "Forums")], [who(KAJ, "Bazaar")], ["Status Matters", "Regroup"], city=city)
    scene.choose("Status Matters: Action")
    assert (scene.kind, scene.options) == ("choose_target", ["the Docks", "the Grand Bazaar"])
    scene.choose("the Grand Bazaar")
    assert (scene.control("Docks"), scene.control("Bazaar")) == (2, 0)
    assert scene.hand(1) == []
    assert scene.settled


def test_086_not_where_other_characters_stand_everywhere() -> None:
    crew = [OTTO, who(KAJ, "Bazaar"), who(TERRELL, "Bazaar")]
    assert not docks([who(JEAN, "Forums")], crew, ["Status Matters", "Regroup"]).offers("Status Matters")


def test_086_the_adversary_engages() -> None:
    scene = docks([JEAN], [OTTO], ["Status Matters", "Regroup", "Regroup"], ["Last Word"])
    play(fight(scene), "Last Word")
    assert not scene.engaged(OTTO)
    scene.choose("Status Matters", "Status Matters: Maneuver")
    assert scene.engaged(OTTO)
    assert scene.wounds(OTTO) == 2
    assert finish(scene).settled


def test_086_one_already_engaged_is_wounded_instead() -> None:
    scene = docks([JEAN], [TERRELL], ["Status Matters", "Regroup"], turn=2)
    fight(scene).choose("Status Matters", "Status Matters: Maneuver")
    assert scene.wounds(TERRELL) == 1
    assert finish(scene).settled


def test_086_only_against_a_mercenary_the_maneuver_costs_nothing() -> None:
    scene = docks([JEAN], [KAJ], ["Status Matters"], turn=2)
    fight(scene).choose("Status Matters", "Status Matters: Maneuver")
    assert scene.wounds(KAJ) == 1
    assert finish(scene).settled
    scene = docks([JEAN], [OTTO], ["Status Matters"], turn=2)
    assert not fight(scene).choose("Status Matters").offers("Status Matters: Maneuver")


# 087 Valiant Spirit


def test_087_the_performer_turns_en_garde() -> None:
    scene = docks([who(JEAN, engaged=True)], hand=["Valiant Spirit", "Regroup", "Regroup"])
    scene.choose("Valiant Spirit: Action", JEAN)
    assert not scene.engaged(JEAN)
    assert scene.settled


def test_087_no_mercenary_performs_it() -> None:
    crew = [who(KAJ, engaged=True), who(JEAN, engaged=True)]
    scene = docks(crew, hand=["Valiant Spirit", "Regroup", "Regroup"])
    scene.choose("Valiant Spirit: Action")
    assert offered(scene) == [JEAN, ODETTE]


def test_087_the_participant_turns_en_garde_unless_a_mercenary() -> None:
    def spirited(name: str) -> Scene:
        cards = ["Valiant Spirit", "Regroup", "Regroup"]
        scene = docks([who(name, engaged=True)], [TERRELL], cards, turn=2)
        return fight(scene).choose("Valiant Spirit")

    scene = spirited(JEAN).choose("Valiant Spirit: Maneuver")
    assert not scene.engaged(JEAN)
    assert finish(scene).settled
    assert not spirited(KAJ).offers("Valiant Spirit: Maneuver")


# 088 You're Embarrassing Yourself


def test_088_a_challenge_of_an_opposing_mercenary_is_cancelled() -> None:
    scene = docks([JEAN], [KAJ], [EMBARRASSING], turn=2)
    scene.choose("Challenge")
    assert scene.asked == 1
    scene.choose(f"{EMBARRASSING}: Reaction")
    assert scene.engaged(KAJ)
    assert scene.zone(EMBARRASSING) == "discard"
    assert scene.kind == "take_action"
    assert scene.settled


def test_088_not_one_of_another_character_nor_of_a_mercenary_elsewhere() -> None:
    scene = docks([JEAN], [OTTO], [EMBARRASSING], turn=2).choose("Challenge")
    assert not scene.offers(EMBARRASSING)
    scene = Scene(f"""
        turn = 2
        [[player]]
        leader = "{ODETTE}"
        crew = [{written(who(JEAN, "Forums"))}]
        hand = ["{EMBARRASSING}"]
        [[player]]
        leader = "{KASPAR}"
        crew = [{written(who(KAJ))}]
        [[player]]
        leader = "{KASPAR}"
        crew = [{written(who(OTTO))}]
        """)
    scene.choose("Challenge")
    assert scene.kind != "react"


def test_088_at_a_table_of_three_anybody_whom_the_mercenary_opposes_may_cancel() -> None:
    scene = Scene(f"""
        turn = 2
        [[player]]
        leader = "{ODETTE}"
        crew = [{written(who(JEAN))}]
        hand = ["{EMBARRASSING}"]
        [[player]]
        leader = "{KASPAR}"
        crew = [{written(who(KAJ))}]
        [[player]]
        leader = "{KASPAR}"
        crew = [{written(who(OTTO))}]
        """)
    scene.choose("Challenge", f"{KAJ} challenges {OTTO}")
    assert (scene.kind, scene.asked) == ("react", 1)
    scene.choose(f"{EMBARRASSING}: Reaction")
    assert (scene.kind, scene.asked) == ("take_action", 3)
    assert scene.settled


def test_088_the_maneuver_is_for_mercenary_adversaries() -> None:
    scene = docks([JEAN], [KAJ], [EMBARRASSING, "Regroup"], turn=2)
    fight(scene).choose(EMBARRASSING, f"{EMBARRASSING}: Maneuver")
    assert finish(scene).wounds(JEAN) == 0
    assert scene.settled
    scene = docks([JEAN], [OTTO], [EMBARRASSING, "Regroup"], turn=2)
    assert not fight(scene).choose(EMBARRASSING).offers(f"{EMBARRASSING}: Maneuver")


GUILLEN = "Guillén de Murrieta"
HORATIO = "Horatio Lockwood"
URRACA = "Urraca de Murrieta"


def test_064_guillen_fights_better_while_an_opponent_is_richer() -> None:
    for mine, theirs, combat in ((0, 1, 3), (1, 1, 2), (2, 1, 2)):
        assert docks([GUILLEN], renown=mine, their_renown=theirs).stat(GUILLEN, COMBAT) == combat


def test_064_one_of_several_opponents_is_enough() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "{ODETTE}"
        crew = ["{GUILLEN}"]
        renown = 2
        [[player]]
        leader = "{KASPAR}"
        renown = 1
        [[player]]
        leader = "{KASPAR}"
        renown = 3
        """)
    assert scene.stat(GUILLEN, COMBAT) == 3


def test_064_a_renown_comes_from_next_door_for_a_card() -> None:
    scene = docks([who(GUILLEN, "Forums")], hand=["Disarm", "Gallant Deeds"],
                  city="[city]\nDocks = {renown = 2}\nBazaar = {renown = 1}")  # fmt: skip
    scene.choose(f"{GUILLEN}: Action", "Disarm")
    assert scene.options == ["from the Docks to the Forums", "from the Grand Bazaar to the Forums"]
    scene.choose("from the Docks")
    assert (scene.renown("Docks"), scene.renown("Forums"), scene.renown("Bazaar")) == (1, 1, 1)
    assert (scene.hand(1), scene.discard(1)) == (["Gallant Deeds"], ["Disarm"])
    assert not scene.engaged(GUILLEN)
    assert scene.settled
    scene.choose("Pass")
    assert not scene.offers(f"{GUILLEN}: Action"), "once per Day"


def test_064_not_from_afar_and_not_for_nothing() -> None:
    scene = docks([GUILLEN], hand=["Disarm"], city="[city]\nBazaar = {renown = 1}").choose(f"{GUILLEN}: Action")
    assert (scene.renown("Docks"), scene.renown("Bazaar"), scene.hand(1)) == (0, 1, [])
    assert scene.settled
    near = "[city]\nForums = {renown = 1}"
    assert not docks([GUILLEN], city=near).offers(f"{GUILLEN}: Action")
    assert not docks([who(GUILLEN, "Home")], hand=["Disarm"], city=near).offers(f"{GUILLEN}: Action")


def test_066_horatio_follows_one_who_leaves_him() -> None:
    scene = docks([HORATIO], [OTTO], turn=2)
    scene.choose("Move", OTTO, "the Forums")
    assert (scene.asked, scene.options) == (1, [f"{HORATIO}: Reaction", "Pass"])
    scene.choose(HORATIO)
    assert (scene.place(HORATIO), scene.place(OTTO)) == ("Forums", "Forums")
    assert not scene.engaged(HORATIO)
    assert scene.settled


def test_066_he_follows_one_whom_he_sent_away_himself() -> None:
    scene = docks([HORATIO], [OTTO], hand=["Come Hither", "Disarm", "Gallant Deeds"])
    scene.choose("Come Hither: Action", OTTO, HORATIO)
    assert scene.place(HORATIO) == "Forums"
    assert scene.settled


def test_066_of_several_who_move_together_only_those_who_opposed_him_count() -> None:
    for alcee, angelo, follows in (("Docks", "Home", True), ("Home", "Docks", True), ("Home", "Home", False)):
        scene = Scene(f"""
            turn = 2
            [[player]]
            leader = "{ODETTE}"
            crew = [{written(who(HORATIO))}]
            [[player]]
            leader = "Don Constanzo Scarpa"
            crew = {written([who("Alcee", alcee), who("Angelo", angelo)])}
            hand = ["Pack Tactics", "Ambush"]
            """)
        scene.choose("Pack Tactics: Action", "the Forums", "Alcee", "Angelo")
        assert scene.offers(f"{HORATIO}: Reaction") == follows
        if follows:
            scene.choose(HORATIO)
            assert scene.place(HORATIO) == "Forums"
        assert scene.settled


def test_066_not_one_who_goes_far_or_home_or_comes_or_was_elsewhere() -> None:
    assert docks([HORATIO], [OTTO], turn=2).choose("Move", OTTO, "Home").kind == "take_action"
    scene = docks([HORATIO], [OTTO], their_hand=["Hidden Corridors", "Regroup"], turn=2)
    assert scene.choose("Hidden Corridors: Action").place(OTTO) == "Bazaar"
    assert scene.kind == "take_action"
    scene = docks([HORATIO], [who(OTTO, "Forums")], turn=2)
    assert scene.choose("Move", OTTO, "the Docks").kind == "take_action"
    scene = docks([HORATIO], [who(OTTO, "Bazaar")], turn=2)
    assert scene.choose("Move", OTTO, "the Forums").kind == "take_action"


def test_066_not_a_friend() -> None:
    assert docks([HORATIO, JEAN]).choose("Move", JEAN, "the Forums").kind == "take_action"


def test_066_the_technique_is_for_a_lonely_adversary() -> None:
    scene = docks([HORATIO], [TERRELL], ["Gallant Deeds"], turn=2)
    play(fight(scene), "Gallant Deeds", f"{HORATIO}: Technique")
    assert scene.threat() == [5, 0], "one turned round, two printed, two more"
    scene = docks([HORATIO, JEAN], [TERRELL, who(OTTO, "Forums")], ["Gallant Deeds"], turn=2)
    fight(scene, f"{TERRELL} challenges {HORATIO}").choose("Gallant Deeds")
    assert scene.offers(f"{HORATIO}: Technique"), "friends, and enemies elsewhere, do not matter"


def test_066_not_with_another_enemy_there_nor_before_there_is_an_adversary() -> None:
    scene = docks([HORATIO], [TERRELL, OTTO], ["Gallant Deeds"], turn=2)
    fight(scene, f"{TERRELL} challenges").choose("Gallant Deeds")
    assert not scene.offers(f"{HORATIO}: Technique")
    scene = docks([HORATIO], [TERRELL]).choose("Challenge")
    assert scene.kind == "answer_challenge"


def test_066_an_adversary_who_has_moved_away_is_not_here() -> None:
    for follows in (False, True):
        scene = docks(
            [HORATIO], ["Daniella Dietrich"], ["Gallant Deeds", "Disarm"], their_hand=["Precision", "Regroup"]
        )
        fight(scene).choose("Precision", "Daniella Dietrich: Technique").pass_until("react")
        assert scene.place("Daniella Dietrich") == "Forums"
        scene.choose(HORATIO if follows else "Pass").choose("Gallant Deeds")
        assert scene.offers(f"{HORATIO}: Technique") == follows


def test_070_urraca_adds_another_renown_for_a_card() -> None:
    scene = Scene(f"""
        phase = "Planning"
        first_player = 1
        [[player]]
        leader = "{ODETTE}"
        crew = ["{URRACA}"]
        deck = ["Disarm x9"]
        hand = ["Disarm", "Gallant Deeds"]
        approach = ["{SWORD}", "{JEAN}"]
        [[player]]
        leader = "{KASPAR}"
        approach = ["Shifting Blame", "{OTTO}"]
        """)
    scene.pass_until("choose_location").choose("the Forums")
    assert (scene.kind, scene.options) == ("react", [f"{URRACA}: Reaction", "Pass"])
    scene.choose(URRACA, "Disarm")
    assert scene.renown("Forums") == 2
    assert scene.discard(1) == ["Disarm"]
    assert scene.kind != "react", "once per Day"
    scene.pass_until("take_action")
    assert scene.renown("Docks") == 1, "what others add is not answered"


def test_070_moving_is_not_adding_and_a_card_is_due() -> None:
    scene = docks([URRACA, GUILLEN], hand=["Disarm", "Gallant Deeds"], city="[city]\nForums = {renown = 1}")
    scene.choose(f"{GUILLEN}: Action", "Disarm")
    assert (scene.renown("Docks"), scene.kind) == (1, "take_action")
    scene = Scene(f"""
        phase = "Planning"
        first_player = 1
        [[player]]
        leader = "{ODETTE}"
        crew = ["{URRACA}"]
        approach = ["{SWORD}", "{JEAN}"]
        [[player]]
        leader = "{KASPAR}"
        approach = ["Shifting Blame", "{OTTO}"]
        """)
    scene.pass_until("choose_location").choose("the Forums")
    assert scene.kind != "react"
    assert scene.renown("Forums") == 1
