"""The cards of Montaigne: every text used, and where it does not work."""

from duels import challenge, fight, play
from ledger import rule
from scene import Scene

from quarterdeck.games.five_sails.terms import FINESSE, INFLUENCE

ODETTE = "Odette Dubois d'Arrent"
BASTIEN = "Bastien Girard"
HENRI = "Henri Michelet"
JEAN = "Jean Urbain"
LEONTINE = "Léontine Giroux"
MAXIME = "Maxime de Lafayette"
OTTO = "Otto Streit"
TERRELL = "Terrell Brandt"
KASPAR = "Kaspar Dietrich"
KAJ = "Kaj Kousei"
RAPIER = "Mastercrafted Rapier"
TABARD = "Tabard of the Fallen Musketeer"


def table(mine: str, theirs: str = "", rest: str = "", leader: str = '"Odette Dubois d\'Arrent"') -> Scene:
    """Odette's player has these entries and the turn, Kaspar's has those; then the rest of the position."""
    return Scene(f"""
{rest if "[" not in rest else ""}
[[player]]
leader = {leader}
{mine}
[[player]]
leader = "Kaspar Dietrich"
{theirs}
{rest if "[" in rest else ""}
""")


def who(name: str, at: str = "Docks", **facts: object) -> str:
    """One character of a position: `who("Jean Urbain", engaged=True)`."""
    more = "".join(f", {k} = {str(v).lower() if isinstance(v, bool) else v}" for k, v in facts.items())
    return f'{{name = "{name}", at = "{at}"{more}}}'


def crew(*entries: str) -> str:
    return f"crew = [{', '.join(entries)}]"


def hand(*names: str) -> str:
    return "hand = [" + ", ".join(f'"{n}"' for n in names) + "]"


def duelists(scene: Scene) -> list[str]:
    view = scene.game.view(None)["duel"]
    assert view is not None
    return list(view["characters"])


def finish(scene: Scene) -> Scene:
    return scene.pass_until("take_action")


# 062 Odette Dubois d'Arrent


def odette_challenged(*helpers: str) -> Scene:
    """Terrell has challenged Odette, and her player is about to answer."""
    scene = table(
        crew(*helpers) + "\n" + hand("Regroup", "Regroup"),
        crew(who(TERRELL)) + "\n" + hand("Regroup"),
        "turn = 2",
        leader=who(ODETTE),
    )
    return challenge(scene, f"{TERRELL} challenges {ODETTE}" if helpers else "")


@rule("FS-DUEL-12")
def test_062_a_musketeer_intervenes_for_odette_without_engaging() -> None:
    scene = odette_challenged(who(JEAN))
    scene.choose(f"Intervene with {JEAN}")
    assert duelists(scene) == [TERRELL, JEAN]
    assert not scene.engaged(JEAN)
    assert finish(scene).settled


def test_062_only_en_garde_musketeers_intervene_freely_and_others_engage() -> None:
    scene = odette_challenged(who(JEAN, engaged=True), who(MAXIME))
    assert not scene.offers(JEAN)
    scene.choose(f"Intervene with {MAXIME}")
    assert scene.engaged(MAXIME)
    assert finish(scene).settled


def test_062_a_musketeer_engages_to_intervene_for_somebody_else() -> None:
    scene = table(
        crew(who(JEAN), who(MAXIME)) + "\n" + hand("Regroup"), crew(who(TERRELL)), "turn = 2", leader=who(ODETTE)
    )
    challenge(scene, f"{TERRELL} challenges {MAXIME}").choose(f"Intervene with {JEAN}")
    assert scene.engaged(JEAN)
    assert finish(scene).settled


def test_062_odette_calls_an_adjacent_duelist() -> None:
    scene = table(
        crew(who(BASTIEN, "Forums"), who(JEAN, "Home"), who(LEONTINE, "Bazaar"), who(MAXIME, "Forums")),
        crew(who(TERRELL, "Forums")),
        leader=who(ODETTE),
    )
    scene.choose(f"{ODETTE}: Action")
    assert sorted(scene.options) == [BASTIEN, JEAN]
    scene.choose(BASTIEN)
    assert scene.place(BASTIEN) == "Docks"
    assert scene.settled


def test_062_odette_calls_nobody_from_home() -> None:
    assert not table(crew(who(BASTIEN))).offers(f"{ODETTE}: Action")


def accepted(at: str = "Docks", renown: str = "[city.Forums]\nrenown = 2") -> Scene:
    """Jean challenged Otto, and Otto accepted."""
    scene = table(
        crew(who(JEAN)), crew(who(OTTO)) + "\n" + hand("Regroup"), renown, leader=who(ODETTE, at)
    )  # fmt: skip
    return challenge(scene).choose("Accept")


def test_062_an_adjacent_renown_comes_when_a_challenge_is_accepted_here() -> None:
    scene = accepted()
    scene.choose(f"{ODETTE}: Reaction")
    assert (scene.renown("Docks"), scene.renown("Forums")) == (1, 1)
    assert finish(scene).settled


def test_062_renown_comes_only_from_next_door() -> None:
    scene = accepted(renown="[city.Bazaar]\nrenown = 2")
    scene.choose(f"{ODETTE}: Reaction")
    assert (scene.renown("Docks"), scene.renown("Bazaar")) == (0, 2)
    assert finish(scene).settled


def test_062_no_reaction_to_a_challenge_accepted_elsewhere_or_refused() -> None:
    scene = accepted("Forums")
    assert scene.kind == "combat_card"
    scene = table(crew(who(JEAN)), crew(who(OTTO)), "[city.Forums]\nrenown = 2", leader=who(ODETTE))
    challenge(scene).choose("Refuse")
    assert scene.kind == "take_action"
    assert scene.settled


# 063 Bastien Girard


@rule("FS-RULE-78")
def test_063_a_participant_beside_bastien_is_swapped_for_a_musketeer() -> None:
    scene = table(
        crew(who(BASTIEN), who(MAXIME)) + "\n" + hand("Regroup"), crew(who(TERRELL)), "turn = 2"
    )
    fight(scene, f"{TERRELL} challenges {MAXIME}")
    scene.choose("Regroup", f"{BASTIEN}: Technique 2")
    assert duelists(scene) == [TERRELL, BASTIEN]
    assert (scene.wounds(BASTIEN), scene.wounds(MAXIME)) == (1, 0)
    assert finish(scene).settled


@rule("FS-DUEL-08", "FS-DUEL-19")
def test_063_swapped_with_the_challenge_the_newcomer_makes_the_threat() -> None:
    scene = table(crew(who(BASTIEN), who(JEAN, engaged=False)), crew(who(OTTO)) + "\n" + hand("Regroup"))
    challenge(scene, f"{JEAN} challenges {OTTO}", f"{BASTIEN}: Technique 2")
    scene.choose("Accept")
    assert duelists(scene) == [BASTIEN, OTTO]
    assert scene.threat() == [0, 2]
    assert finish(scene).settled


@rule("FS-DUEL-49" if False else "FS-CORE-49")
def test_063_the_swap_is_used_once_in_a_duel_by_each_character() -> None:
    scene = table(
        crew(who(BASTIEN), who(MAXIME)) + "\n" + hand("Regroup", "Last Word"),
        crew(who(TERRELL)) + "\n" + hand("Last Word"),
        "turn = 2",
    )
    fight(scene, f"{TERRELL} challenges {MAXIME}").choose("Regroup", f"{BASTIEN}: Technique 2")
    play(scene, "Last Word").choose("Last Word")
    assert scene.offers(f"{BASTIEN}: Technique 2")
    scene.choose(f"{BASTIEN}: Technique 2")
    assert duelists(scene) == [TERRELL, BASTIEN]
    assert finish(scene).settled


def test_063_no_swap_away_from_bastien_nor_for_the_adversary() -> None:
    scene = table(
        crew(who(BASTIEN, "Forums"), who(MAXIME)) + "\n" + hand("Regroup"), crew(who(TERRELL)), "turn = 2"
    )
    fight(scene).choose("Regroup")
    assert scene.kind == "take_action"
    scene = table(crew(who(BASTIEN)), crew(who(TERRELL)) + "\n" + hand("Regroup"))
    fight(scene).choose("Regroup")
    assert scene.options == [f"{TERRELL}: Technique", "Done"]


def bastien_challenged(card: str) -> Scene:
    scene = table(crew(who(BASTIEN)) + "\n" + hand(card), crew(who(OTTO)), "turn = 2")
    fight(scene).choose(card, f"{BASTIEN}: Technique 1")
    return finish(scene)


def test_063_unhurt_in_his_round_bastien_wounds_the_adversary() -> None:
    scene = bastien_challenged("Regroup")
    assert (scene.wounds(BASTIEN), scene.wounds(OTTO)) == (0, 1)
    assert scene.settled


def test_063_wounded_in_his_round_he_does_not() -> None:
    scene = bastien_challenged("Disarm")
    scene = bastien_challenged("A Heroic End")
    assert scene.wounds(BASTIEN) == 1
    assert scene.wounds(OTTO) == 0 or scene.settled


@rule("FS-RULE-117")
def test_063_activated_with_the_challenge_it_waits_for_his_own_first_round() -> None:
    scene = table(
        crew(who(BASTIEN)) + "\n" + hand("Regroup"), crew(who(OTTO)) + "\n" + hand("Last Word")
    )
    fight(scene, technique=f"{BASTIEN}: Technique 1")
    play(scene, "Last Word")
    assert scene.wounds(OTTO) == 1
    play(scene, "Regroup")
    assert scene.wounds(OTTO) == 2
    assert finish(scene).settled


def test_063_only_his_own_wounds_count_also_when_he_was_swapped_out() -> None:
    scene = table(
        crew(who(BASTIEN), who(JEAN)) + "\n" + hand("Last Word"), crew(who(OTTO)) + "\n" + hand("Last Word")
    )
    fight(scene, f"{BASTIEN} challenges {OTTO}", f"{BASTIEN}: Technique 1")
    play(scene, "Last Word")
    scene.choose("Last Word", f"{BASTIEN}: Technique 2")
    assert (scene.wounds(JEAN), scene.wounds(BASTIEN)) == (1, 0)
    assert scene.wounds(OTTO) == 2
    assert finish(scene).settled


# 065 Henri Michelet


def moved_along(name: str, *others: str) -> Scene:
    """Kaspar's player plays Last Word on one of Odette's characters at the Docks."""
    scene = table(
        crew(who(name), *others),
        crew(who(OTTO, equipped='["Polished Flintlock"]')) + "\n" + hand("Last Word"),
        "turn = 2",
    )
    scene.choose("Last Word: Action")
    if scene.kind == "choose_target":
        scene.choose(name)
    return finish(scene)


@rule("FS-RULES-21")
def test_065_opponents_cannot_move_musketeers_beside_henri() -> None:
    assert moved_along(JEAN, who(HENRI)).place(JEAN) == "Docks"


def test_065_they_move_henri_others_and_musketeers_elsewhere() -> None:
    assert moved_along(HENRI, who(JEAN)).place(HENRI) == "Forums"
    assert moved_along(MAXIME, who(HENRI)).place(MAXIME) == "Forums"
    assert moved_along(JEAN, who(HENRI, "Bazaar")).place(JEAN) == "Forums"


def test_065_his_own_player_moves_them() -> None:
    scene = table(crew(who(JEAN), who(HENRI)), leader=who(ODETTE, "Forums"))
    scene.choose(f"{ODETTE}: Action", JEAN)
    assert scene.place(JEAN) == "Forums"
    assert scene.settled


def henri_challenges(weapon: str) -> Scene:
    scene = table(crew(who(HENRI, equipped=weapon)), crew(who(OTTO), who(TERRELL)) + "\n" + hand("Regroup"))
    return scene.choose("Challenge", f"{HENRI} challenges {OTTO}")


def test_065_his_weapon_keeps_one_character_from_intervening() -> None:
    scene = henri_challenges(f'["{RAPIER}"]')
    scene.choose(f"{HENRI}: Reaction", TERRELL)
    assert scene.engaged(RAPIER)
    scene.pass_until("answer_challenge")
    assert scene.options == ["Accept", "Refuse"]
    scene.choose("Accept")
    assert finish(scene).settled
    assert not scene.state.lasting


def test_065_no_reaction_without_an_en_garde_weapon() -> None:
    for weapon in ("[]", f'[{{name = "{RAPIER}", engaged = true}}]', '["Cavalier Hat"]'):
        scene = henri_challenges(weapon)
        assert scene.kind != "react"
        assert scene.pass_until("answer_challenge").offers(f"Intervene with {TERRELL}")


def test_065_no_reaction_to_a_challenge_by_somebody_else() -> None:
    scene = table(crew(who(HENRI, equipped=f'["{RAPIER}"]'), who(JEAN)), crew(who(OTTO)))
    scene.choose("Challenge", f"{JEAN} challenges {OTTO}")
    assert scene.kind == "issue_technique"


# 067 Jean Urbain


def test_067_other_musketeers_beside_jean_have_a_riposte() -> None:
    scene = table(crew(who(HENRI), who(JEAN)) + "\n" + hand("Last Word"), crew(who(TERRELL)), "turn = 2")
    fight(scene, f"{TERRELL} challenges {HENRI}").choose("Last Word", f"{JEAN}: Technique 2")
    assert scene.threat() == [3, 0]
    assert scene.wounds(HENRI) == 1
    assert finish(scene).settled


def test_067_not_elsewhere_nor_for_others_nor_for_jean_himself() -> None:
    for name, at in ((HENRI, "Forums"), (MAXIME, "Docks")):
        scene = table(
            crew(who(name), who(JEAN, at)) + "\n" + hand("Last Word"), crew(who(TERRELL)), "turn = 2"
        )  # fmt: skip
        fight(scene, f"{TERRELL} challenges {name}" if at == "Docks" else "").choose("Last Word")
        assert scene.kind != "round_abilities"
    scene = table(crew(who(JEAN)) + "\n" + hand("Last Word"), crew(who(TERRELL)), "turn = 2")
    fight(scene).choose("Last Word")
    assert scene.options == [f"{JEAN}: Technique 1", "Done"]


def test_067_alone_his_technique_is_a_thrust() -> None:
    scene = table(crew(who(JEAN)) + "\n" + hand("Last Word"), crew(who(TERRELL)), "turn = 2")
    fight(scene).choose("Last Word", f"{JEAN}: Technique 1")
    assert scene.threat() == [3, 0]
    assert finish(scene).settled


def test_067_with_another_musketeer_it_may_be_a_riposte_instead() -> None:
    for choice, threat in (("Choice 1", [3, 0]), ("Choice 2", [3, 0])):
        scene = table(
            crew(who(JEAN), who(HENRI)) + "\n" + hand("Last Word"), crew(who(TERRELL)), "turn = 2"
        )
        fight(scene, f"{TERRELL} challenges {JEAN}").choose("Last Word", f"{JEAN}: Technique 1", choice)
        assert scene.threat() == threat
        assert scene.wounds(JEAN) == (2 if choice == "Choice 1" else 1)
        assert finish(scene).settled


@rule("FS-RULE-63")
def test_067_a_refused_challenge_counts_the_thrust() -> None:
    scene = table(crew(who(JEAN), who(HENRI)), crew(who(TERRELL)))
    challenge(scene, f"{JEAN} challenges {TERRELL}", f"{JEAN}: Technique 1").choose("Refuse")
    assert scene.wounds(TERRELL) == 3
    assert scene.settled


# 068 Léontine Giroux


def test_068_leontine_bleeds_to_send_a_friend_anywhere() -> None:
    scene = table(crew(who(LEONTINE), who(JEAN), who(HENRI, "Forums")), crew(who(OTTO)))
    scene.choose(f"{LEONTINE}: Action")
    assert scene.wounds(LEONTINE) == 1
    assert sorted(scene.options) == [JEAN, LEONTINE]
    scene.choose(JEAN, "Bazaar")
    assert scene.place(JEAN) == "Bazaar"
    assert scene.settled


def test_068_home_is_another_location_and_she_may_go_herself() -> None:
    scene = table(crew(who(LEONTINE)))
    scene.choose(f"{LEONTINE}: Action", "Home")
    assert scene.place(LEONTINE) == "Home"
    assert scene.settled


def test_068_not_from_home() -> None:
    assert not table(crew(who(LEONTINE, "Home"), who(JEAN))).offers(f"{LEONTINE}: Action")


# 069 Maxime de Lafayette


@rule("FS-RULES-18")
def test_069_maxime_pays_for_sorcery_without_a_wound() -> None:
    scene = table(crew(who(MAXIME), who(JEAN, "Forums")) + "\n" + hand("Porté Travel"))
    scene.choose("Porté Travel: Action", JEAN)
    assert scene.place(JEAN) == "Docks"
    assert scene.wounds(MAXIME) == 0
    assert finish(scene).settled


def test_069_what_he_ignores_counts_as_done() -> None:
    scene = table(crew(who(MAXIME), who(JEAN)) + "\n" + hand("Blood Mark"))
    scene.choose("Blood Mark: Action", "Bazaar", "Yes")
    assert (scene.place(MAXIME), scene.place(JEAN)) == ("Bazaar", "Bazaar")
    assert scene.wounds(MAXIME) == 0
    assert scene.settled


def test_069_a_sorcery_that_names_no_performer_spares_him_too() -> None:
    scene = table(crew(who(MAXIME)) + "\n" + hand("Porté Travel"), crew(who(TERRELL)), "turn = 2")
    fight(scene).choose("Porté Travel")
    assert scene.wounds(MAXIME) == 0
    assert finish(scene).settled


def test_069_he_suffers_other_wounds_and_others_suffer_theirs() -> None:
    scene = table(crew(who(MAXIME)), crew(who(TERRELL)), "turn = 2")
    challenge(scene).choose("Refuse")
    assert scene.wounds(MAXIME) == 3
    scene = table(crew(who(LEONTINE), who(MAXIME, "Forums")) + "\n" + hand("Porté Travel"))
    scene.choose("Porté Travel: Action", LEONTINE, MAXIME)
    assert scene.wounds(LEONTINE) == 1


def test_069_an_attachment_returns_for_a_card() -> None:
    scene = table(
        crew(who(MAXIME, "Home"))
        + "\n"
        + hand("Regroup", "Cavalier Hat")
        + f'\ndiscard = ["{RAPIER}", "{TABARD}", "Last Word"]'
    )
    scene.choose(f"{MAXIME}: Action", "Cavalier Hat")
    assert sorted(scene.options) == ["Cavalier Hat", RAPIER]
    scene.choose(RAPIER)
    assert sorted(scene.hand(1)) == [RAPIER, "Regroup"]
    assert scene.settled


def test_069_not_without_a_card_to_discard() -> None:
    assert not table(crew(who(MAXIME)) + f'\ndiscard = ["{RAPIER}"]').offers(f"{MAXIME}: Action")


# 071 Épée Sanglante


def planned(scheme: str, rest: str = "") -> Scene:
    """Planning, up to what the scheme asks when it resolves."""
    scene = Scene(f"""
phase = "Planning"
[[player]]
leader = "{ODETTE}"
approach = ["{scheme}", "{JEAN}"]
[[player]]
leader = "{KASPAR}"
approach = ["Armed and Marshaled", "{OTTO}"]
{rest}
""")
    return scene.pass_until("choose_location")


def test_071_a_renown_to_any_location() -> None:
    scene = planned("Épée Sanglante", "[city.Forums]\nrenown = 1")
    assert len(scene.options) == 3
    scene.choose("the Forums")
    assert scene.renown("Forums") == 2


SCHEME = '\nschemes = ["Épée Sanglante"]'


def test_071_musketeers_where_renown_lies_have_more_influence() -> None:
    scene = table(
        crew(who(JEAN), who(MAXIME), who(HENRI, "Forums")) + SCHEME,
        crew(who(OTTO, equipped='["Dark Gift"]')),
        "[city.Docks]\nrenown = 2\n[city.Forums]\nrenown = 1",
    )
    assert scene.stat(JEAN, INFLUENCE) == 2
    assert scene.stat(MAXIME, INFLUENCE) == 3
    assert scene.stat(HENRI, INFLUENCE) == 1
    scene = table(crew(who(JEAN)), crew(who(OTTO)), "[city.Docks]\nrenown = 2")
    assert scene.stat(JEAN, INFLUENCE) == 1


def blood(theirs: str, mine: str = "", purses: tuple[int, int] = (0, 2)) -> Scene:
    """Jean issues the challenge of the scheme to Otto, who must take it up."""
    scene = table(
        crew(who(JEAN)) + f"\nrenown = {purses[0]}" + SCHEME + "\n" + mine,
        crew(who(OTTO)) + f"\nrenown = {purses[1]}\n" + theirs,
    )
    scene.choose("Épée Sanglante: Action").pass_until("combat_card")
    return scene


def test_071_the_challenge_cannot_be_refused() -> None:
    scene = table(crew(who(JEAN)) + SCHEME, crew(who(OTTO), who(TERRELL)))
    scene.choose("Épée Sanglante: Action", OTTO).pass_until("answer_challenge")
    assert scene.options == ["Accept", f"Intervene with {TERRELL}"]
    assert not scene.engaged(JEAN)


def test_071_the_first_to_wound_steals_a_renown_once() -> None:
    scene = blood(hand("Last Word"), hand("Regroup"))
    play(scene, "Last Word")
    assert scene.wounds(OTTO) == 2
    assert (scene.renown(1), scene.renown(2)) == (1, 1)
    play(scene, "Done")
    assert scene.wounds(JEAN) == 1
    assert (scene.renown(1), scene.renown(2)) == (1, 1)
    assert finish(scene).settled


def test_071_the_challenged_side_may_be_first() -> None:
    scene = blood(
        hand("Iron Reply", "Precision") + '\ndeck = ["Precision"]', purses=(3, 0)
    )
    scene.choose("Iron Reply")
    scene.pass_until("combat_card")
    assert scene.wounds(OTTO) == 1
    assert (scene.renown(1), scene.renown(2)) == (3, 0)
    assert finish(scene).settled


def test_071_a_wound_by_a_maneuver_counts() -> None:
    scene = table(
        crew(who(JEAN)) + "\nrenown = 1" + SCHEME,
        crew(who(OTTO, equipped='["Polished Flintlock"]')) + "\n" + hand("Last Word"),
    )
    scene.choose("Épée Sanglante: Action").pass_until("combat_card")
    scene.choose("Last Word", "Last Word: Maneuver")
    assert scene.wounds(JEAN) == 1
    assert (scene.renown(1), scene.renown(2)) == (0, 1)
    assert finish(scene).settled
    assert (scene.renown(1), scene.renown(2)) == (0, 1)


def test_071_nothing_is_stolen_from_an_empty_purse() -> None:
    scene = blood(hand("Last Word"), purses=(2, 0))
    play(scene, "Last Word")
    assert (scene.renown(1), scene.renown(2)) == (2, 0)
    assert finish(scene).settled
    assert (scene.renown(1), scene.renown(2)) == (2, 0)


def test_071_only_musketeers_perform_it() -> None:
    assert not table(crew(who(MAXIME)) + SCHEME, crew(who(OTTO))).offers("Épée Sanglante: Action")
    assert not table(crew(who(JEAN, "Home")) + SCHEME, crew(who(OTTO))).offers("Épée Sanglante: Action")


# 072 Réputation Méritée


def test_072_a_renown_where_there_is_none() -> None:
    scene = planned("Réputation Méritée", "[city.Forums]\nrenown = 1")
    assert len(scene.options) == 2
    scene.choose("the Docks")
    assert scene.renown("Docks") == 1


def merited(theirs: str, city: str = '[city.Docks]\ncards = ["Kaj Kousei"]') -> Scene:
    return table(
        crew(who(JEAN, "Home")) + f'\nschemes = ["Réputation Méritée"]\napproach = ["{HENRI}", "{MAXIME}", "Épée Sanglante"]',
        theirs, city, leader=who(ODETTE),
    )  # fmt: skip


def test_072_a_tie_is_enough_to_discard_a_city_card_and_muster() -> None:
    scene = merited(crew(who(OTTO), who(JEAN)))
    scene.choose("Réputation Méritée: Action")
    assert scene.engaged(ODETTE)
    assert scene.zone(KAJ) == "discard"
    assert sorted(scene.options) == [HENRI, MAXIME]
    scene.choose(MAXIME)
    assert scene.place(MAXIME) == "Docks"
    assert not scene.engaged(MAXIME)
    assert scene.settled


def test_072_mercenaries_do_not_count() -> None:
    scene = merited(crew(who("Claude de la Roche"), who(OTTO)))
    scene.choose("Réputation Méritée: Action")
    assert scene.zone(KAJ) == "discard"
    scene.choose(HENRI)
    assert scene.settled


def test_072_a_failed_pressure_gives_nothing() -> None:
    scene = merited(crew(who(OTTO), who(MAXIME)))
    scene.choose("Réputation Méritée: Action")
    assert scene.engaged(ODETTE)
    assert scene.zone(KAJ) == "city"
    assert scene.settled


def test_072_mustering_needs_no_city_card() -> None:
    scene = merited(crew(who(OTTO)), "")
    scene.choose("Réputation Méritée: Action", HENRI)
    assert scene.place(HENRI) == "Docks"
    assert scene.settled


def test_072_only_an_en_garde_leader_in_the_city() -> None:
    approach = f'\nschemes = ["Réputation Méritée"]\napproach = ["{HENRI}"]'
    assert not table(crew(who(JEAN)) + approach).offers("Méritée: Action")
    scene = table(crew(who(JEAN)) + approach, leader=who(ODETTE, engaged=True))
    assert not scene.offers("Méritée: Action")


# 073 Cavalier Hat


@rule("FS-DUEL-02")
def test_073_the_hat_challenges_with_finesse() -> None:
    scene = table(crew(who(BASTIEN, equipped='["Cavalier Hat"]')), crew(who(OTTO)) + "\n" + hand("Regroup"))
    assert scene.stat(BASTIEN, FINESSE) == 5
    scene.choose("Cavalier Hat: Action").pass_until("answer_challenge").choose("Accept")
    assert scene.engaged(BASTIEN)
    assert scene.threat() == [0, 5]
    assert finish(scene).settled


def test_073_not_while_engaged_nor_unopposed_at_home() -> None:
    for facts in (who(BASTIEN, equipped='["Cavalier Hat"]', engaged=True), who(BASTIEN, "Home", equipped='["Cavalier Hat"]')):
        assert not table(crew(facts), crew(who(OTTO))).offers("Cavalier Hat: Action")


def equips(name: str) -> list[str]:
    """Who could equip this attachment: Bastien (a Duelist), Maxime, or Odette (a Diplomat)."""
    scene = table(crew(who(BASTIEN), who(MAXIME)) + "\n" + hand(name, "Regroup", "Regroup"), crew(who(TERRELL)))
    scene.choose("Equip")
    if scene.kind == "choose_performer":
        return sorted(scene.options)
    return [scene.host(name)] if scene.zone(name) == "equipped" else [scene.choose("Regroup", "Regroup").host(name)]


def test_073_only_a_duelist_wears_it() -> None:
    assert equips("Cavalier Hat") == [BASTIEN]


# 074 Mastercrafted Rapier


def test_074_the_rapier_adds_a_riposte() -> None:
    scene = table(
        crew(who(BASTIEN, equipped=f'["{RAPIER}"]')) + "\n" + hand("Last Word"), crew(who(TERRELL)), "turn = 2"
    )
    fight(scene).choose("Last Word", f"{RAPIER}: Technique")
    assert scene.threat() == [3, 0]
    assert scene.wounds(BASTIEN) == 1
    assert finish(scene).settled


@rule("FS-ABIL-08")
def test_074_not_from_the_dueling_line() -> None:
    scene = table(crew(who(MAXIME)) + "\n" + hand(RAPIER), crew(who(TERRELL)), "turn = 2")
    fight(scene).choose(RAPIER)
    assert scene.kind != "round_abilities"


def test_074_only_a_duelist_wears_it() -> None:
    assert equips(RAPIER) == [BASTIEN]


# 075 Tabard of the Fallen Musketeer


def test_075_no_diplomat_wears_it() -> None:
    assert equips(TABARD) == [BASTIEN, MAXIME]


def test_075_who_wears_it_is_a_musketeer() -> None:
    scene = table(crew(who(MAXIME, equipped=f'["{TABARD}"]'), who(LEONTINE)) + SCHEME, crew(who(OTTO)))
    assert scene.stat(MAXIME, INFLUENCE) == 4
    scene.choose("Épée Sanglante: Action")
    assert sorted(scene.options) == [LEONTINE, MAXIME]


def tabard(theirs: str, at: str = "Docks", engaged: bool = False) -> Scene:
    return table(crew(who(JEAN, at, engaged=engaged, equipped=f'["{TABARD}"]')), theirs)


def test_075_a_tie_claims_the_location() -> None:
    scene = tabard(crew(who(OTTO)))
    scene.choose(f"{TABARD}: Action")
    assert scene.engaged(JEAN)
    assert scene.control("Docks") == 1
    assert scene.settled


def test_075_less_does_not() -> None:
    scene = tabard(crew(who(OTTO), who(TERRELL)))
    scene.choose(f"{TABARD}: Action")
    assert scene.engaged(JEAN)
    assert scene.control("Docks") == 0
    assert scene.settled


def test_075_not_at_home_nor_engaged() -> None:
    assert not tabard("", "Home").offers(f"{TABARD}: Action")
    assert not tabard("", engaged=True).offers(f"{TABARD}: Action")


# 076 Blood Mark


def blood_mark(at: str = "Docks") -> Scene:
    return table(crew(who(LEONTINE, at), who(JEAN, at), who(HENRI, "Forums")) + "\n" + hand("Blood Mark"))


def test_076_a_sorcerer_goes_far_and_brings_a_friend_for_a_wound() -> None:
    scene = blood_mark()
    scene.choose("Blood Mark: Action")
    assert scene.options == ["the Forums", "the Grand Bazaar"]
    scene.choose("the Grand Bazaar", "Yes")
    assert scene.wounds(LEONTINE) == 1
    assert (scene.place(LEONTINE), scene.place(JEAN), scene.place(HENRI)) == ("Bazaar", "Bazaar", "Forums")
    assert scene.zone("Blood Mark") == "discard"
    assert scene.settled


def test_076_without_the_wound_nobody_follows() -> None:
    scene = blood_mark()
    scene.choose("Blood Mark: Action", "the Grand Bazaar", "No")
    assert (scene.place(LEONTINE), scene.place(JEAN)) == ("Bazaar", "Docks")
    assert scene.wounds(LEONTINE) == 0
    assert scene.settled


def test_076_from_home_too() -> None:
    scene = blood_mark("Home")
    scene.choose("Blood Mark: Action", "the Docks", "Yes")
    assert sorted(scene.options) == [JEAN, ODETTE]
    scene.choose(JEAN)
    assert (scene.place(LEONTINE), scene.place(JEAN)) == ("Docks", "Docks")
    assert scene.settled


def test_076_needs_a_sorcerer() -> None:
    assert not table(crew(who(JEAN)) + "\n" + hand("Blood Mark")).offers("Blood Mark")


# 077 Broken-time


def broken_time(deck: str, name: str = BASTIEN, more: str = "") -> Scene:
    """Terrell has challenged, and Broken-time is the first combat card."""
    scene = table(
        crew(who(name)) + "\n" + hand("Broken-time", *([more] if more else [])) + f"\ndeck = {deck}",
        crew(who(TERRELL)) + "\n" + hand("Regroup"), "turn = 2",
    )  # fmt: skip
    return fight(scene).choose("Broken-time")


@rule("FS-RULE-105")
def test_077_an_additional_combat_card_adds_its_values() -> None:
    scene = broken_time('["Regroup", "Last Word", "Iron Reply", "Precision", "Disarm"]')
    scene.choose("Broken-time: Maneuver")
    assert sorted(scene.options) == ["Iron Reply", "Last Word", "Precision", "Regroup"]
    scene.choose("Iron Reply")
    assert scene.kind != "choose_cards"
    assert scene.deck(1)[0] == "Disarm"
    assert sorted(scene.deck(1)[1:]) == ["Last Word", "Precision", "Regroup"]
    scene.pass_until("combat_card")
    assert scene.threat() == [4, 0]
    assert scene.wounds(BASTIEN) == 0
    assert finish(scene).settled


def test_077_a_maneuver_of_that_card_may_be_paid_for() -> None:
    scene = broken_time('["Iron Reply", "Regroup", "Regroup", "Regroup"]', more="Disarm")
    scene.choose("Broken-time: Maneuver", "Iron Reply")
    assert not scene.offers("Iron Reply")
    scene = broken_time('["Precision", "Regroup", "Regroup", "Regroup"]', more="Disarm")
    scene.choose("Broken-time: Maneuver", "Precision")
    assert scene.options == ["Precision: Maneuver", "Done"]
    scene.choose("Precision: Maneuver")
    assert "Disarm" in scene.discard(1)
    assert scene.pass_until("combat_card").wounds(BASTIEN) == 1
    scene.choose("Done")
    assert scene.wounds(TERRELL) == 4
    assert finish(scene).settled


def test_077_a_maneuver_that_cannot_be_paid_is_not_offered() -> None:
    scene = broken_time('["Precision"]')
    scene.choose("Broken-time: Maneuver")
    assert scene.kind == "round_abilities"
    assert not scene.offers("Precision")
    assert finish(scene).settled


def test_077_a_second_broken_time_goes_on() -> None:
    scene = broken_time('["Broken-time", "Regroup", "Regroup", "Regroup", "Last Word", "Last Word"]')
    scene.choose("Broken-time: Maneuver", "Broken-time", "Broken-time: Maneuver", "Last Word")
    scene.pass_until("combat_card")
    assert scene.threat() == [4, 0]
    assert finish(scene).settled


def test_077_only_for_a_duelist() -> None:
    scene = broken_time('["Regroup"]', MAXIME)
    assert scene.kind != "round_abilities"


# 078 Defending Honor


def test_078_an_enemy_challenges_whom_its_player_chooses() -> None:
    scene = table(
        crew(who(JEAN), who(HENRI), who(MAXIME, "Forums")) + "\n" + hand("Defending Honor", "Regroup", "Last Word"),
        crew(who(OTTO), who(TERRELL)),
    )
    scene.choose("Defending Honor: Action", "Regroup")
    assert sorted(scene.options) == [KASPAR, OTTO, TERRELL]
    scene.choose(TERRELL)
    assert scene.asked == 2
    assert sorted(scene.options) == [HENRI, JEAN]
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
    scene = table(crew(who(JEAN)) + "\n" + hand("Defending Honor", "Regroup"), crew(who(OTTO, "Forums")))
    scene.choose("Defending Honor: Action", OTTO)
    assert scene.zone("Defending Honor") == "discard"
    assert scene.settled


def test_078_not_without_its_price() -> None:
    assert not table(crew(who(JEAN)) + "\n" + hand("Defending Honor"), crew(who(OTTO))).offers("Defending Honor")


# 079 Disarm


def disarm(*cards: str, name: str = OTTO, weapon: str = '["Polished Flintlock"]', mine: str = BASTIEN) -> Scene:
    scene = table(
        crew(who(mine)) + "\n" + hand("Disarm", *cards), crew(who(name, equipped=weapon)), "turn = 2"
    )
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
    assert disarm(mine=BASTIEN).offers("Disarm: Maneuver")
    assert not disarm(mine=MAXIME).offers("Disarm: Maneuver")
    scene = disarm("Regroup", mine=MAXIME)
    scene.choose("Disarm: Maneuver", "No")
    assert scene.hand(1) == []


def test_079_needs_a_weapon() -> None:
    assert not disarm(weapon='["Dark Gift"]').offers("Disarm: Maneuver")


# 080 Friends at Court


def slain(theirs: str = "", at: str = "Docks", wounds: int = 3) -> Scene:
    """Jean has challenged Otto, who bleeds."""
    scene = table(
        crew(who(JEAN)) + "\n" + hand("Friends at Court"),
        crew(who(OTTO, wounds=wounds)) + theirs + "\n" + hand("Disarm"),
        leader=who(ODETTE, at),
    )
    return fight(scene, f"{JEAN} challenges {OTTO}")


def test_080_the_victor_claims_the_location() -> None:
    scene = slain()
    play(scene, "Disarm")
    scene.pass_until("react") if scene.kind == "combat_card" else None
    assert scene.offers("Friends at Court: Reaction")
    scene.choose("Friends at Court: Reaction")
    assert scene.control("Docks") == 1
    assert scene.zone("Friends at Court") == "discard"
    assert scene.settled


def test_080_not_while_the_adversary_lives() -> None:
    scene = slain(wounds=0)
    scene.pass_until("take_action")
    assert scene.hand(1) == ["Friends at Court"]
    assert scene.settled


# 081 Gallant Deeds


def test_081_both_turn_en_garde() -> None:
    scene = table(
        crew(who(JEAN, engaged=True)) + "\n" + hand("Gallant Deeds", "Regroup"),
        crew(who(OTTO, engaged=True), who(TERRELL)),
    )
    scene.choose("Gallant Deeds: Action")
    assert not scene.engaged(JEAN)
    assert not scene.engaged(OTTO)
    assert scene.settled


def test_081_needs_an_engaged_opposing_character() -> None:
    scene = table(
        crew(who(JEAN, engaged=True)) + "\n" + hand("Gallant Deeds", "Regroup"),
        crew(who(OTTO), who(TERRELL, "Forums", engaged=True)),
    )
    assert not scene.offers("Gallant Deeds")


# 082 A Heroic End


def heroic(wounds: int) -> Scene:
    """Terrell has challenged Jean, who answers with A Heroic End and its Maneuver."""
    scene = table(
        crew(who(JEAN, wounds=wounds)) + "\n" + hand("A Heroic End"), crew(who(TERRELL)) + "\n" + hand("Regroup"), "turn = 2"
    )
    return fight(scene).choose("A Heroic End", "A Heroic End: Maneuver").pass_until("combat_card")


@rule("FS-DUELX-04", "FS-RULE-84", "FS-DUELX-16", "FS-RULE-83")
def test_082_a_dying_participant_strikes_back_lethally() -> None:
    scene = heroic(wounds=1)
    assert scene.zone(JEAN) == "locker"
    assert scene.threat() == [5, 0]
    scene.choose("Done")
    assert scene.zone(TERRELL) == "locker"
    assert scene.settled


@rule("FS-DUELX-05")
def test_082_the_survivor_still_has_a_round() -> None:
    scene = heroic(wounds=1)
    play(scene, "Regroup")
    assert scene.wounds(TERRELL) == 3
    assert scene.settled


def test_082_one_who_survives_the_round_gains_nothing() -> None:
    scene = heroic(wounds=0)
    assert scene.zone(JEAN) == "crew"
    assert scene.threat() == [3, 0]
    scene.choose("Done")
    assert scene.wounds(TERRELL) == 3
    assert scene.settled
    assert not scene.state.lasting


@rule("FS-DUELX-04")
def test_082_death_in_a_later_round_is_too_late() -> None:
    scene = heroic(wounds=0)
    scene.choose("Regroup")
    scene.pass_until("take_action")
    assert scene.wounds(TERRELL) == 1
    assert scene.settled


# 083 Legendary Reputation


def test_083_only_leaders_intervene() -> None:
    scene = table(
        crew(who(MAXIME)) + "\n" + hand("Legendary Reputation", "Regroup", "Regroup"), crew(who(OTTO), who(TERRELL))
    )
    scene.choose("Legendary Reputation: Action", OTTO)
    assert not scene.engaged(MAXIME)
    assert scene.options == ["Accept", "Refuse"]
    scene.choose("Refuse")
    assert scene.wounds(OTTO) == 1
    assert scene.settled


def test_083_a_leader_does() -> None:
    scene = Scene(f"""
        [[player]]
        leader = "{ODETTE}"
        crew = [{who(MAXIME)}]
        hand = ["Legendary Reputation", "Regroup", "Regroup"]
        [[player]]
        leader = {who(KASPAR)}
        crew = [{who(OTTO)}]
        """)
    scene.choose("Legendary Reputation: Action", OTTO)
    assert scene.options == ["Accept", f"Intervene with {KASPAR}", "Refuse"]


def test_083_not_without_somebody_in_the_city() -> None:
    scene = table(
        crew(who(MAXIME, "Home")) + "\n" + hand("Legendary Reputation", "Regroup", "Regroup"), crew(who(OTTO))
    )
    assert not scene.offers("Legendary Reputation")


# 084 Master of Valroux Style


def valroux(*cards: str, engaged: bool = True, mine: str = BASTIEN) -> Scene:
    """Terrell has challenged; engaged by that, unless he did so with Defending Honor."""
    scene = table(
        crew(who(mine)) + "\n" + hand("Master of Valroux Style", *cards) + '\ndeck = ["Precision"]',
        crew(who(TERRELL)) + "\n" + hand("Last Word"),
        "turn = 2",
    )
    fight(scene).choose("Master of Valroux Style")
    return scene


def test_084_riposte_a_card_and_a_bolder_adversary() -> None:
    scene = valroux()
    scene.choose("Master of Valroux Style: Maneuver")
    assert scene.hand(1) == ["Precision"]
    assert scene.wounds(BASTIEN) == 0
    assert scene.threat() == [3, 0]
    play(scene, "Last Word")
    assert scene.threat() == [0, 3]
    play(scene, "Done")
    assert scene.wounds(BASTIEN) == 3 or scene.zone(BASTIEN) == "locker"
    assert scene.settled


def test_084_costs_one_against_an_en_garde_adversary() -> None:
    def answer(*cards: str) -> Scene:
        scene = table(
            crew(who(BASTIEN)) + "\n" + hand("Defending Honor", "Master of Valroux Style", "Regroup", *cards),
            crew(who(TERRELL)),
        )
        scene.choose("Defending Honor: Action", "Regroup", TERRELL).pass_until("answer_challenge")
        return scene.choose("Accept", "Master of Valroux Style")

    assert not answer().offers("Master of Valroux Style: Maneuver")
    scene = answer("Precision").choose("Master of Valroux Style: Maneuver")
    assert "Precision" in scene.discard(1)


def test_084_only_for_a_duelist() -> None:
    assert not valroux(mine=MAXIME).offers("Master of Valroux Style: Maneuver")


# 085 Porté Travel


def test_085_played_in_a_duel_it_takes_the_participant_to_a_sorcerer() -> None:
    scene = table(
        crew(who(JEAN), who(LEONTINE, "Bazaar")) + "\n" + hand("Porté Travel"), crew(who(TERRELL)), "turn = 2"
    )
    fight(scene).choose("Porté Travel")
    assert scene.wounds(LEONTINE) == 1
    assert scene.place(JEAN) == "Bazaar"
    assert finish(scene).wounds(JEAN) == 0
    assert scene.settled


def test_085_its_player_chooses_the_sorcerer_and_home_is_a_way_out() -> None:
    scene = table(
        crew(who(JEAN), who(LEONTINE, "Home"), who(MAXIME, "Forums")) + "\n" + hand("Porté Travel"),
        crew(who(TERRELL)),
        "turn = 2",
    )
    fight(scene).choose("Porté Travel")
    assert sorted(scene.options) == [LEONTINE, MAXIME]
    scene.choose(LEONTINE)
    assert scene.place(JEAN) == "Home"
    assert finish(scene).wounds(JEAN) == 0
    assert scene.settled


def test_085_a_dueling_sorcerer_only_sheds_the_threat() -> None:
    scene = table(crew(who(LEONTINE)) + "\n" + hand("Porté Travel"), crew(who(TERRELL)), "turn = 2")
    fight(scene).choose("Porté Travel")
    assert finish(scene).wounds(LEONTINE) == 1
    assert scene.place(LEONTINE) == "Docks"
    assert scene.settled


def test_085_without_a_sorcerer_nothing_is_forced() -> None:
    scene = table(crew(who(JEAN)) + "\n" + hand("Porté Travel"), crew(who(TERRELL)), "turn = 2")
    fight(scene).choose("Porté Travel")
    assert finish(scene).wounds(JEAN) == 3
    assert scene.settled


@rule("FS-RULES-22", "FS-RULES-23", "FS-RULES-24", "FS-RULE-94")
def test_085_a_sorcerer_calls_friends_again_and_again() -> None:
    scene = table(
        crew(who(LEONTINE), who(JEAN, "Forums"), who(HENRI, "Home"), who(MAXIME, "Bazaar")) + "\n" + hand("Porté Travel")
    )
    scene.choose("Porté Travel: Action", LEONTINE)
    assert sorted(scene.options) == [HENRI, JEAN, ODETTE]
    scene.choose(JEAN)
    assert scene.kind == "repeat"
    scene.choose("Repeat", LEONTINE, HENRI, "Done")
    assert scene.wounds(LEONTINE) == 2
    assert scene.place(JEAN) == scene.place(HENRI) == "Docks"
    assert scene.zone("Porté Travel") == "discard"
    assert scene.settled


def test_085_needs_a_sorcerer() -> None:
    assert not table(crew(who(JEAN)) + "\n" + hand("Porté Travel")).offers("Porté Travel")


# 086 Status Matters


def test_086_an_empty_location_becomes_uncontrolled() -> None:
    scene = table(
        crew(who(JEAN, "Forums")) + "\n" + hand("Status Matters", "Regroup"),
        crew(who(KAJ, "Bazaar")),
        "[city.Docks]\ncontrol = 2\n[city.Bazaar]\ncontrol = 2\n[city.Forums]\ncontrol = 2",
    )
    scene.choose("Status Matters: Action")
    assert scene.options == ["the Docks", "the Grand Bazaar"]
    scene.choose("the Grand Bazaar")
    assert (scene.control("Docks"), scene.control("Bazaar")) == (2, 0)
    assert scene.hand(1) == []
    assert scene.settled


def test_086_not_where_other_characters_stand_everywhere() -> None:
    scene = table(
        crew(who(JEAN, "Forums")) + "\n" + hand("Status Matters", "Regroup"),
        crew(who(OTTO, "Docks"), who(KAJ, "Bazaar"), who(TERRELL, "Bazaar")),
    )
    assert not scene.offers("Status Matters")


def status(mine: str, name: str, *cards: str, turn: int = 2) -> Scene:
    scene = table(
        crew(who(mine)) + "\n" + hand("Status Matters", *cards),
        crew(who(name)) + "\n" + hand("Status Matters"),
        f"turn = {turn}",
    )
    return fight(scene)


def test_086_the_adversary_engages() -> None:
    scene = table(
        crew(who(JEAN)) + "\n" + hand("Regroup"), crew(who(OTTO)) + "\n" + hand("Status Matters", "Regroup")
    )
    fight(scene).choose("Status Matters", "Status Matters: Maneuver")
    assert scene.wounds(JEAN) == 1
    scene = table(
        crew(who(JEAN)) + "\n" + hand("Status Matters", "Regroup", "Regroup"), crew(who(OTTO)) + "\n" + hand("Last Word")
    )
    fight(scene)
    play(scene, "Last Word")
    assert not scene.engaged(OTTO)
    scene.choose("Status Matters", "Status Matters: Maneuver", "Regroup")
    assert scene.engaged(OTTO)
    assert scene.wounds(OTTO) == 2
    assert finish(scene).settled


def test_086_against_a_mercenary_the_maneuver_costs_nothing() -> None:
    scene = table(crew(who(JEAN)) + "\n" + hand("Status Matters"), crew(who(KAJ)), "turn = 2")
    fight(scene).choose("Status Matters", "Status Matters: Maneuver")
    assert scene.wounds(KAJ) == 1
    scene = table(crew(who(JEAN)) + "\n" + hand("Status Matters"), crew(who(OTTO)), "turn = 2")
    assert not fight(scene).choose("Status Matters").offers("Status Matters: Maneuver")


# 087 Valiant Spirit


def test_087_the_performer_turns_en_garde() -> None:
    scene = table(crew(who(JEAN, engaged=True)) + "\n" + hand("Valiant Spirit", "Regroup", "Regroup"))
    scene.choose("Valiant Spirit: Action", JEAN)
    assert not scene.engaged(JEAN)
    assert scene.settled


def test_087_no_mercenary_performs_it() -> None:
    scene = table(crew(who(KAJ, engaged=True)) + "\n" + hand("Valiant Spirit", "Regroup", "Regroup"))
    scene.choose("Valiant Spirit: Action")
    assert scene.engaged(KAJ)
    assert scene.settled


def test_087_the_participant_turns_en_garde_unless_a_mercenary() -> None:
    for name in (JEAN, KAJ):
        scene = table(
            crew(who(name, engaged=True)) + "\n" + hand("Valiant Spirit", "Regroup", "Regroup"),
            crew(who(TERRELL)),
            "turn = 2",
        )
        fight(scene).choose("Valiant Spirit")
        assert scene.offers("Valiant Spirit: Maneuver") == (name == JEAN)
        if name == JEAN:
            scene.choose("Valiant Spirit: Maneuver")
            assert not scene.engaged(JEAN)
            assert finish(scene).settled


# 088 You're Embarrassing Yourself


def embarrassed(name: str, at: str = "Docks") -> Scene:
    scene = table(
        crew(who(JEAN, at), who(HENRI)) + "\n" + hand("You're Embarrassing Yourself"), crew(who(name)), "turn = 2"
    )
    return scene.choose("Challenge", f"{name} challenges {HENRI}")


def test_088_a_challenge_of_an_opposing_mercenary_is_cancelled() -> None:
    scene = embarrassed(KAJ)
    assert scene.asked == 1
    scene.choose("You're Embarrassing Yourself: Reaction")
    assert scene.engaged(KAJ)
    assert scene.zone("You're Embarrassing Yourself") == "discard"
    assert scene.kind == "take_action"
    assert scene.settled


def test_088_not_one_of_another_character() -> None:
    assert not embarrassed(TERRELL).offers("You're Embarrassing Yourself")


def test_088_the_maneuver_is_for_mercenary_adversaries() -> None:
    scene = table(crew(who(JEAN)) + "\n" + hand("You're Embarrassing Yourself"), crew(who(KAJ)), "turn = 2")
    challenge(scene).choose("Accept", "You're Embarrassing Yourself", "You're Embarrassing Yourself: Maneuver")
    assert scene.wounds(JEAN) == 0
    assert finish(scene).settled
    scene = table(crew(who(JEAN)) + "\n" + hand("You're Embarrassing Yourself"), crew(who(OTTO)), "turn = 2")
    fight(scene).choose("You're Embarrassing Yourself")
    assert not scene.offers("You're Embarrassing Yourself: Maneuver")
