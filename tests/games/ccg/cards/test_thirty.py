"""Thirty cards from outside the starter decks, drawn by a seed: each text used, and not usable where it must not be."""

import draw_cards
from ccg_scene import Entry, Scene, captain, crew, hand, pile, ship, who
from ccg_written import BOARDING, left, pays, sea, sinks, spend, struck, table

from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.kinds import DISCARD
from quarterdeck.games.ccg.terms import FATE_RANK, HEROIC, ROSE_AND_CROSS, VILLAINOUS
from quarterdeck.games.ccg.values import affiliations_of, rank, traits_of

THIRTY = (
    "Iken of Venderheim (Experienced)", "Mad Mario", "Mr. Briggs", "Fierbas Desaix du Paix (Experienced)",
    "The Lure of Gold", "Benny Gimble (Experienced)", "Northern Trade Route", "20-Pound Cannon Volley",
    "Jaimé Espejo", "Kiss of Death", "Last Ditch Cannon Attack", "Master of the Tops", "Message From the Grave",
    "Mind Your P's and Q's", "Safe Path", "Stand Together", "Ill-Fated Journey", "The New World", "One Fell Swoop",
    "Padre Alfonso (Experienced)", "\"No Survivors!\"", "The Right Place", "Underwater Cave", "Sigvaldi Sveinson",
    "Parting Shot", "Ingeborg Davinsson", "Maria Aloise", "Rose and Cross Membership",
    "The Prized Emblem of the Explorer's Society", "The Stalwart Raider",
)  # fmt: skip


def test_the_thirty_are_those_that_the_seed_draws_and_all_are_written() -> None:
    drawn = draw_cards.draw()
    assert tuple([card.name for card in drawn]) == THIRTY and draw_cards.SEED == 1
    assert all(card.complete for card in drawn)
    assert len({card.kind for card in drawn}) == 7 and len({card.set_name for card in drawn}) == 12


# Captains, Ships, Crew


def attacked(*entries: Entry) -> Scene:
    """Player 1 has begun a Boarding Attack with the first Crew, which nobody has answered yet."""
    return table(*entries, more=BOARDING)


def test_iken_goes_down_for_five_more_hits() -> None:
    iken = "Iken of Venderheim (Experienced)"
    entries = crew(1, iken, "Li'l Jim"), crew(2, "Jack Trades", "Jack Trades"), hand(2)
    scene = attacked(*entries, hand(1, "Panache"))
    scene.choose(f"Push forward {iken}", iken)
    assert scene.zone(iken) == "sunk" and scene.asked == 2 and left(scene) == "9 left", "4 and 5"
    scene = attacked(*entries, hand(1, "Panache"))
    scene.choose("Push forward Li'l Jim")
    assert scene.kind == "absorb_step" and left(scene) == "1 left", "another Crew inflicts them"


def test_mad_mario_absorbs_more_when_he_sinks() -> None:
    scene = table(crew(1, "Mad Mario"), more=struck(1, 5))
    scene.choose("Sink Mad Mario")
    assert scene.to_act and sinks(table(crew(1, "Mad Mario")), "Mad Mario") == 5


def test_fierbas_discards_what_is_attached_to_a_captain_or_ship() -> None:
    fierbas = "Fierbas Desaix du Paix (Experienced)"
    theirs = captain(2, "Reis", attached=("Cutlass",)), ship(2, sea="La Boca", attached=("Fine Galley",))
    scene = table(crew(1, fierbas), *theirs, crew(2, who("Jack Trades", attached=("Pistol",))))
    scene.choose(f"Act: {fierbas}")
    assert sorted(scene.options) == ["Cutlass", "Fine Galley"], "what is on other Crew is no target"
    scene.choose("Cutlass")
    assert scene.kind == "pay_cancel" and scene.asked == 2
    scene.choose("Pass")
    assert scene.discard(2) == ["Cutlass"] and scene.tacked(fierbas)


def test_who_controls_what_fierbas_aims_at_may_cancel_it() -> None:
    fierbas = "Fierbas Desaix du Paix (Experienced)"
    scene = table(crew(1, fierbas), captain(2, "Reis", attached=("Cutlass",)))
    scene.choose(f"Act: {fierbas}", "Cancel", "Tack Reis")
    assert scene.host("Cutlass") == "Reis" and scene.tacked(fierbas) and scene.to_act == 2
    mine = captain(2, "Reis", attached=(who("Cutlass", by=1),))
    scene = table(crew(1, fierbas), mine)
    scene.choose(f"Act: {fierbas}")
    assert scene.discard(1) == ["Cutlass"], "it is mine: nobody is asked"


def test_benny_gimble_throws_away_what_he_has() -> None:
    benny = who("Benny Gimble (Experienced)", attached=("Pistol",))
    scene = table(crew(1, benny), crew(2, "Mr. Smythe"), more=struck(1, 3))
    scene.choose("Benny Gimble (Experienced)")
    assert left(scene) == "1 left" and scene.discard(1) == ["Pistol"]
    assert "Benny Gimble (Experienced)" not in scene.options, "nothing is left"


def boarding_over(*entries: Entry) -> Scene:
    scene = table(*entries, more=BOARDING)
    while scene.kind == "boarding_opportunity":
        scene.choose("Pass")
    return scene


def test_jaime_espejo_gives_the_other_player_a_new_hand() -> None:
    entries = crew(1, "Jaimé Espejo"), hand(2, "Panache", "Prayer")
    scene = boarding_over(*entries)
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Jaimé Espejo")
    assert scene.hand(2) == ["Brutes"] * 7 and sorted(scene.discard(2)) == ["Panache", "Prayer"]
    assert boarding_over(crew(1, who("Jaimé Espejo", tacked=True)), hand(2, "Panache")).hand(2) == ["Panache"]


def test_jaime_espejo_does_not_mind_the_boardings_of_others() -> None:
    scene = table(crew(3, "Jaimé Espejo"), hand(2, "Panache"), players=3, more=BOARDING)
    while scene.kind == "boarding_opportunity":
        scene.choose("Pass")
    assert scene.kind == "take_action" and scene.hand(2) == ["Panache"]


def test_padre_alfonso_holds_crew_to_what_is_printed() -> None:
    padre, botas = "Padre Alfonso (Experienced)", "Botas Rojas"
    scene = table(crew(1, padre), crew(2, botas, "Brutes"), more=struck(2, 4))
    scene.choose(padre, f"Tack {botas}")
    assert left(scene) == "2 left" and scene.tacked(padre), "2 printed, without the 2 of its text"
    scene.choose("Sink Botas Rojas")
    assert scene.to_act, "sinking is as usual; and these Hits are gone"
    scene = table(crew(1, padre), crew(2, botas), more=struck(2, 4))
    scene.choose("Pass", f"Tack {botas}")
    assert scene.to_act, "nobody minded"


def test_padre_alfonso_speaks_of_these_hits_and_of_this_sea() -> None:
    padre = "Padre Alfonso (Experienced)"
    scene = table(crew(1, padre), crew(2, "Botas Rojas", "Jack Trades"), more=struck(2, 2))
    scene.choose(padre, "Tack Jack Trades")
    assert not scene.state.lasting, "it ended with the Hits"
    far = table(crew(1, padre), ship(1, sea="Trade Sea"), crew(2, "Botas Rojas"), more=struck(2, 2))
    assert far.kind == "absorb_step"
    assert table(crew(1, padre, "Jack Trades"), more=struck(1, 2)).kind == "absorb_step", "not one's own Ship"


def test_sigvaldi_tacks_for_three_more_hits() -> None:
    entries = crew(1, "Sigvaldi Sveinson", "Li'l Jim"), hand(1, "Panache"), crew(2, "Jack Trades"), hand(2)
    scene = attacked(*entries)
    scene.choose("Push forward Sigvaldi Sveinson", "Sigvaldi Sveinson")
    assert scene.tacked("Sigvaldi Sveinson") and left(scene) == "6 left", "3 and 3"
    scene = attacked(*entries)
    scene.choose("Push forward Li'l Jim")
    assert scene.kind == "absorb_step" and left(scene) == "1 left"


def test_sigvaldi_only_begins() -> None:
    """Pushed forward in answer, he has nothing to say."""
    entries = crew(1, "Iken of Venderheim"), hand(1, "Panache"), crew(2, "Sigvaldi Sveinson"), hand(2, "Pistol")
    scene = table(*entries, more=BOARDING)
    scene.choose("Push forward Iken of Venderheim", "Push forward Sigvaldi")
    assert scene.zone("Iken of Venderheim") == "aboard", "3 Hits, which he tacks for; 6 would sink him"


def dueling(*theirs: str) -> Scene:
    rich = who("Jack Trades", attached=("Cutlass", "Cutlass"))
    entries = crew(1, "Ingeborg Davinsson"), hand(1, "Challenge to a Duel", "Panache"), crew(2, rich, *theirs), hand(2)
    return table(*entries).choose("Play Challenge to a Duel", "Ingeborg Davinsson")


def test_ingeborg_frightens_a_weaker_crew_in_a_duel() -> None:
    scene = dueling("Bully Boys", "Berek's Boys")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Ingeborg Davinsson")
    assert "Berek's Boys" not in scene.options, "3 Swashbuckling"
    scene.choose("Bully Boys")
    assert scene.tacked("Bully Boys")


def test_ingeborg_is_silent_in_a_boarding() -> None:
    scene = attacked(crew(1, "Ingeborg Davinsson"), hand(1, "Panache"), crew(2, "Bully Boys"), hand(2))
    scene.choose("Push forward Ingeborg Davinsson")
    assert scene.kind == "absorb_step"


def test_ingeborg_is_what_her_captain_is() -> None:
    hero, villain = table(crew(1, "Ingeborg Davinsson")), table(crew(2, "Ingeborg Davinsson"))
    card = hero.card("Ingeborg Davinsson")
    assert traits_of(hero.state, card) & (HEROIC | VILLAINOUS) == HEROIC
    card = villain.card("Ingeborg Davinsson")
    assert traits_of(villain.state, card) & (HEROIC | VILLAINOUS) == VILLAINOUS


RABBLE = ("Jack Trades", "Otiro", "Mr. Smythe")


def test_maria_aloise_draws_four_when_her_hand_is_empty() -> None:
    maria = captain(1, "Maria Aloise")
    scene = table(maria, crew(1, *RABBLE), hand(1))
    assert rank(scene.state, scene.card("Maria Aloise"), FATE_RANK) == 2
    scene.choose("Act: Maria Aloise")
    assert len(scene.hand(1)) == 4 and scene.tacked("Maria Aloise")
    assert not table(maria, crew(1, *RABBLE), hand(1, "Panache")).offers("Maria Aloise")
    few = table(maria, crew(1, "Jack Trades", "Otiro", "Bully Boys", "Botas Rojas"), hand(1))
    assert not few.offers("Maria Aloise"), "one is too cheap, one has a faction"
    assert rank(few.state, few.card("Maria Aloise"), FATE_RANK) == 1


def test_maria_aloise_draws_once_per_turn() -> None:
    scene = table(captain(1, "Maria Aloise"), crew(1, *RABBLE), hand(1))
    scene.choose("Act: Maria Aloise")
    scene.state.tacked[scene.card("Maria Aloise")] = 0
    for c in scene.state.hand(0):
        happenings.to_pile(scene.state, c, DISCARD)
    scene.choose("Pass")
    assert scene.to_act == 1 and not scene.hand(1) and not scene.offers("Act: Maria Aloise")


def test_the_stalwart_raider_sinks_what_is_in_its_sea() -> None:
    raider = ship(1, "The Stalwart Raider", sea="La Boca")
    scene = table(raider, more=sea("La Boca", "Warship", by=2))
    scene.choose("Act: The Stalwart Raider")
    assert scene.sunk(2) == ["Warship"] and scene.tacked("The Stalwart Raider")
    assert not table(raider, more=sea("Trade Sea", "Warship", by=2)).offers("Act: The Stalwart Raider")


def test_the_stalwart_raider_moves_like_every_ship() -> None:
    scene = table(ship(1, "The Stalwart Raider", sea="La Boca"))
    scene.choose("The Stalwart Raider", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.to_act == 1


# Attachments


def test_mr_briggs_absorbs_all_hits_of_a_boarding_attack() -> None:
    briggs = captain(1, "Berek", attached=("Mr. Briggs",))
    entries = briggs, crew(1, "Bully Boys"), crew(2, "Jack Trades"), hand(2, "Panache"), hand(1)
    scene = table(*entries, more=BOARDING)
    scene.choose("Push forward Jack Trades")
    assert scene.kind == "absorb_step"
    scene.choose("Mr. Briggs")
    assert scene.sunk(1) == ["Mr. Briggs"] and not scene.tacked("Bully Boys") and scene.kind == "boarding_opportunity"
    scene = table(briggs, crew(1, "Bully Boys"), more=struck(1, 2))
    assert not scene.offers("Mr. Briggs"), "no Boarding Attack"


def test_the_master_of_the_tops_makes_actions_cheaper_that_cost_sailing() -> None:
    jim = who("Li'l Jim", attached=("Master of the Tops",))
    scene = table(crew(1, jim), hand(1, "Evasive Course"), more=struck(1, 5, cannon=True))
    scene.choose("Evasive Course")
    assert scene.offers("Master of the Tops")
    scene.choose("Master of the Tops", "Tack Berek")
    assert scene.to_act and not scene.tacked("Li'l Jim"), "3 less 2"
    scene = table(crew(1, jim, "Oar Team"))
    scene.choose("Sail to Frothing Sea")
    assert not scene.offers("Master of the Tops"), "moving is no Action card"


def test_the_master_of_the_tops_helps_to_cancel() -> None:
    jim = who("Li'l Jim", attached=("Master of the Tops",))
    entries = crew(2, "Jack Trades", "Jack Trades", "Ulfgar Jor Brønsen"), hand(2, "Rough Voyage")
    scene = table(crew(1, jim), *entries, to_act=2)
    spend(scene.choose("Play Rough Voyage", "The Hurricane"))
    scene.choose("Cancel", "Master of the Tops")
    assert scene.discard(2) == ["Rough Voyage"] and not scene.tacked("Li'l Jim") and scene.to_act == 1, "2 less 2"


def test_a_safe_path_pays_for_canceling_and_for_nothing_else() -> None:
    seer = who("Lucrezia", attached=("Safe Path",))
    entries = crew(2, "Jack Trades", "Jack Trades", "Ulfgar Jor Brønsen"), hand(2, "Rough Voyage")
    scene = table(crew(1, seer), *entries, to_act=2)
    spend(scene.choose("Play Rough Voyage", "The Hurricane"))
    scene.choose("Cancel", "Safe Path")
    assert scene.to_act == 1 and scene.tacked("Safe Path") and not scene.tacked("Berek")
    scene = table(crew(1, seer, "Oar Team"))
    scene.choose("Sail to Frothing Sea")
    assert not scene.offers("Safe Path")


def test_an_ill_fated_journey_waits_for_the_next_ship() -> None:
    crew_ = crew(1, "Oar Team", "Bully Boys", "Bully Boys", "Jack Trades")
    scene = table(crew_, more=sea("Frothing Sea", "Ill-Fated Journey", by=2))
    pays(scene.choose("Sail to Frothing Sea"))
    assert scene.asked == 1 and left(scene) == "5 left"
    while scene.kind == "absorb_step":
        scene.choose(scene.options[0])
    assert scene.sunk(2) == ["Ill-Fated Journey"]
    scene = table(crew(1, "Oar Team", "Jack Trades"), more=sea("Trade Sea", "Ill-Fated Journey", by=2))
    pays(scene.choose("Sail to Frothing Sea"))
    assert scene.to_act == 2, "another Sea"


def test_an_ill_fated_journey_asks_for_a_fate_witch() -> None:
    scene = table(crew(1, "Lucrezia"), hand(1, "Ill-Fated Journey"))
    scene.choose("Attach Ill-Fated Journey", "The Mirror")
    assert scene.host("Ill-Fated Journey") == "The Mirror" and scene.tacked("Lucrezia")
    assert not table(crew(1, "Gwendolyn Buckminster"), hand(1, "Ill-Fated Journey")).offers("Ill-Fated"), "Fate 0"


def test_the_right_place_is_any_sea() -> None:
    scene = table(crew(1, who("Jack Trades", attached=("The Right Place",))))
    scene.choose("Act: The Right Place", "The Mirror")
    assert scene.sea(1) == "The Mirror" and scene.sunk(1) == ["The Right Place"] and scene.tacked("Jack Trades")
    assert not table(crew(1, who("Jack Trades", tacked=True, attached=("The Right Place",)))).offers("The Right Place")


KNIGHTS = ("Edouard du Chevalier", "Yannick le Geant", "Aindriu McKenna")
MEMBER = captain(1, "Berek", attached=("Rose and Cross Membership",))


def test_a_member_of_the_rose_and_cross_finds_a_patron() -> None:
    deck = pile(1, "deck", "Panache", "Prayer", "Queen Elaine", "Brutes")
    scene = table(MEMBER, crew(1, *KNIGHTS), hand(1, "Near Miss"), deck)
    assert affiliations_of(scene.state, scene.card("Berek")) & ROSE_AND_CROSS
    scene.choose("Act: Rose and Cross Membership")
    assert scene.hand(1) == ["Near Miss", "Queen Elaine"] and scene.deck(1) == ["Brutes"]
    assert sorted(scene.discard(1)) == ["Panache", "Prayer"]
    scene.choose("Pass")
    assert not scene.offers("Act: Rose and Cross Membership"), "once per turn"
    assert not table(MEMBER, crew(1, *KNIGHTS[:2])).offers("Rose and Cross Membership"), "two others"


def test_a_deck_without_a_patron_is_turned_over_once() -> None:
    scene = table(MEMBER, crew(1, *KNIGHTS), hand(1, "Near Miss"), pile(1, "deck", "Panache", "Prayer"))
    scene.choose("Act: Rose and Cross Membership")
    assert scene.hand(1) == ["Near Miss"] and sorted(scene.deck(1)) == ["Panache", "Prayer"]


EMBLEM = "The Prized Emblem of the Explorer's Society"
SCHOLARS = (who("Samuel Sanderson", tacked=True), "Archæologists", "Archæologists", "Archæologists")


def test_the_prized_emblem_rouses_another_explorer() -> None:
    entries = captain(1, "Guy McCormick"), ship(1, "The Discovery", sea="La Boca", attached=(EMBLEM,))
    scene = table(*entries, crew(1, *SCHOLARS), more=struck(1, 2))
    scene.choose("Sink Archæologists", EMBLEM, "Samuel Sanderson")
    assert not scene.tacked("Samuel Sanderson") and scene.tacked(EMBLEM)
    few = table(*entries, crew(1, SCHOLARS[0], "Archæologists"), more=struck(1, 2))
    few.choose("Sink Archæologists")
    assert few.to_act and few.tacked("Samuel Sanderson"), "two are left"
    other = table(*entries, crew(1, *SCHOLARS, "Bully Boys"), more=struck(1, 2))
    other.choose("Sink Bully Boys")
    assert other.to_act, "he was no Explorer"


def test_the_prized_emblem_is_for_hits_of_others() -> None:
    entries = captain(1, "Guy McCormick"), ship(1, "The Discovery", sea="La Boca", attached=(EMBLEM,))
    own = table(*entries, crew(1, *SCHOLARS), more=struck(1, 2) + "by = 1\n")
    own.choose("Sink Archæologists")
    assert own.to_act and own.tacked("Samuel Sanderson")


# Adventures and Chanteys


def test_the_lure_of_gold_takes_two_crew_and_gives_a_card_each_turn() -> None:
    gold = pile(1, "adventures", who("The Lure of Gold", sea="La Boca"))
    scene = table(gold, crew(1, "Brutes", "Bully Boys", "Ulfgar Jor Brønsen"))
    scene.choose("Complete The Lure of Gold", "Brutes", "Bully Boys")
    pays(scene)
    assert scene.host("The Lure of Gold") == "Berek" and sorted(scene.sunk(1)) == ["Brutes", "Bully Boys"]
    tired = captain(1, "Berek", tacked=True), crew(1, "Brutes", who("Bully Boys", tacked=True))
    assert not table(gold, *tired).offers("Complete The Lure of Gold"), "one is untacked"


def test_the_lure_of_gold_draws_a_fourth_card() -> None:
    scene = table(captain(1, "Berek", attached=("The Lure of Gold",)), hand(1), hand(2), phase="Draw")
    assert len(scene.hand(1)) == 4 and len(scene.hand(2)) == 3


def test_one_fell_swoop_ends_a_chantey() -> None:
    swooping = crew(1, who("Jack Trades", attached=("One Fell Swoop",)))
    scene = table(swooping, chantey=dict(name="Bad Weather", by=2))
    scene.choose("Act: One Fell Swoop")
    assert scene.discard(2) == ["Bad Weather"] and scene.tacked("Jack Trades")
    assert not table(swooping).offers("One Fell Swoop")


GRAVE = dict(name="Message From the Grave", by=1)


def test_a_message_from_the_grave_takes_its_toll_of_everybody() -> None:
    scene = table(crew(1, "Brutes", "Bully Boys"), crew(2, "Mr. Smythe"), chantey=GRAVE, phase="Draw", first_player=1)
    assert scene.asked == 1
    scene.choose("is discarded", "Brutes")
    assert scene.discard(1) == ["Brutes"] and scene.asked == 2
    scene.choose("tacks")
    assert scene.crew(2) == ["Reis", "Mr. Smythe"], "tacked, and untacked again in the Untack phase"
    assert "Mr. Smythe tacks." in scene.log()


def test_who_has_only_a_captain_owes_the_grave_nothing() -> None:
    scene = table(chantey=GRAVE, phase="Draw")
    assert scene.kind == "take_action" and scene.crew(1) == ["Berek"]


def test_anybody_may_sink_the_message_from_the_grave() -> None:
    scene = table(crew(2, "Jack Trades"), chantey=GRAVE, to_act=2)
    pays(scene.choose("Act: Message From the Grave"))
    assert scene.sunk(1) == ["Message From the Grave"]
    assert not table(chantey=GRAVE, to_act=2).offers("Act: Message From the Grave"), "6 Swashbuckling"
