"""Rulings that no chapter shows (CG-RULE, CG-TARGET, CG-TIMING): what texts of cards rely on."""

from ccg_scene import Beginning, Scene, captain, crew, hand, pile, sail, who
from ccg_texts import (
    CREW, SHIPS, a_crew_of_theirs, a_ship, absorbs, act, adds, anothers, do, draws, inflict, react, tack, trait,
    written,
)  # fmt: skip
from ccg_written import written_on
from ledger import rule
from quarterdeck.cardgame.build import Cost
from quarterdeck.cardgame.filters import Is, itself
from quarterdeck.cardgame.sets import Target
from quarterdeck.cardgame.verbs import Verb
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.construction import UNWRITTEN, check
from quarterdeck.games.ccg.decklists import read, sample, write
from quarterdeck.games.ccg.effects import language
from quarterdeck.games.ccg.kinds import (
    A_ATTACH, A_COMPLETE, FROM_CANNON, HIRED, HITS, PRODUCE, SUFFER, TARGETED, UNTACK_CARDS,
)  # fmt: skip
from quarterdeck.games.ccg.laying import own_way
from quarterdeck.games.ccg.legality import may_hire
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import CANNON, GUNNER
from quarterdeck.games.ccg.using import Bill
from quarterdeck.games.ccg.values import traits_of
from quarterdeck.kernel.ability import U_EVENT
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.event import AFTER, E_AMOUNT, E_PLACE, E_SET
from quarterdeck.kernel.flow import SEAT


def discard_all(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    happenings.discard(s, f, f[SEAT], who)


discard = Verb(discard_all, "is discarded", "are discarded", "discard {who}")


def from_cannon(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return bool(e[E_PLACE] & FROM_CANNON)


@rule("CG-HITS-12")
def test_hits_are_cannon_hits_only_if_they_come_from_a_cannon_attack() -> None:
    paid = act(inflict(a_ship(), 2), bill=Bill(1 << CANNON, 2))
    cards = written({"Better Off Chum": paid, "Below the Waterline": react(HITS, adds(3), when=from_cannon)})
    scene = sail(crew(1, "Mark Scars", "Al-Katim"), hand(1, "Better Off Chum", "Below the Waterline"),
                 crew(2, "Bully Boys", "Otiro"), cards=cards)  # fmt: skip
    scene.choose("Play Better Off Chum", "Tack Mark Scars", "Tack Al-Katim")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 2 left", "plain Hits, though Cannon was paid"
    scene = sail(crew(1, "Mark Scars"), hand(1, "Below the Waterline"), crew(2, "Bully Boys"), cards=cards)
    scene.choose("Fire at", "Tack Mark Scars")
    assert scene.kind == "react" and scene.options == ["Below the Waterline", "Pass"]


@rule("CG-ACT-06c")
def test_an_adventure_may_ask_for_more_than_points_and_do_something_afterwards() -> None:
    tacks_somebody = Cost(tack(Target(CREW, (yours,), aimed=False)))
    cards = written({"Cursed Cutlass": own_way(A_COMPLETE, tacks_somebody, draws(1))})
    afloat = (1, "adventures", "[" + who("Cursed Cutlass", sea="La Boca") + "]")
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Otiro", "Bully Boys", "Shellbacks"), afloat, hand(1),
                 cards=cards)  # fmt: skip
    scene.choose("Complete Cursed Cutlass")
    assert scene.kind == "pay_extra_cost" and scene.offers("Bully Boys")
    scene.choose("Bully Boys")
    assert scene.tacked("Bully Boys") and scene.decision.reason.endswith("0 of 3"), "the text cost comes first"
    scene.choose("Tack Otiro", "Tack Shellbacks", "Otiro")
    assert scene.host("Cursed Cutlass") == "Otiro" and scene.hand(1) == ["Brutes"]


@rule("CG-KEY-06", "CG-COST-10")
def test_a_card_that_asks_for_a_crew_cannot_be_played_without_one() -> None:
    asks = Cost(tack(Target(CREW, (yours, gunner), aimed=False)))
    cards = written({"Cheap Cannons": own_way(A_ATTACH, asks)})
    assert not sail(crew(1, "Jack Trades"), hand(1, "Cheap Cannons"), cards=cards).offers("Attach")
    scene = sail(crew(1, "Jack Trades", "Mark Scars"), hand(1, "Cheap Cannons"), cards=cards)
    scene.choose("Attach Cheap Cannons", "Jack Trades")
    assert scene.tacked("Mark Scars") and scene.kind == "choose_producer"


def is_yours(s: SeventhSea, x: Frame, c: int) -> bool:
    return s.holder[c] == x[SEAT] and not s.tacked[c]


def is_gunner(s: SeventhSea, x: Frame, c: int) -> bool:
    return bool(traits_of(s, c) & GUNNER)


yours, gunner = Is("yours", is_yours, "untacked and yours"), Is("gunner", is_gunner, "Gunner")


def puts_into_play(s: SeventhSea, f: Frame) -> None:
    found = [c for c in s.deck(f[SEAT]) if s.match.drawn[c].name in ("Sandoval's Guard", "Otiro")]
    happenings.hire(s, f, f[SEAT], found[-1])


@rule("CG-ACT-01d")
def test_a_crew_put_into_play_that_could_not_be_hired_is_discarded() -> None:
    cards = written({"Cathwulf Vogt": act(do(puts_into_play)), "Wounded": react(HIRED, draws(1), timing=AFTER)})
    scene = sail(crew(1, "Cathwulf Vogt"), pile(1, "deck", "Otiro", "Brutes"), hand(1, "Wounded"), cards=cards)
    scene.choose("Act: Cathwulf Vogt")
    assert scene.crew(1)[-1] == "Otiro" and scene.kind == "react", "it is a hire without cost"
    scene = sail(crew(1, "Cathwulf Vogt"), pile(1, "deck", "Sandoval's Guard", "Brutes"), cards=cards)
    assert not may_hire(scene.state, 0, scene.card("Sandoval's Guard"))
    scene.choose("Act: Cathwulf Vogt")
    assert scene.discard(1) == ["Sandoval's Guard"]


@rule("CG-TARGET-03", "CG-TARGET-04")
def test_what_discards_a_card_targets_it() -> None:
    cards = written({
        "Cathwulf Vogt": act(discard(a_crew_of_theirs())),
        "Steering Clear": react(TARGETED, draws(1), when=anothers),
    })  # fmt: skip
    scene = sail(crew(1, "Cathwulf Vogt"), crew(2, "Otiro"), hand(2, "Steering Clear"), cards=cards)
    scene.choose("Act: Cathwulf Vogt", "Otiro")
    assert scene.kind == "react" and scene.asked == 2 and scene.zone("Otiro") == "aboard"


@rule("CG-RULE-15")
def test_of_several_targeted_players_each_is_offered_the_cancel_and_one_payment_cancels_all() -> None:
    two = Target(SHIPS, (), 2, 2)
    cards = written({"Steal Their Wind": act(inflict(two, 1))})
    crews = crew(1, "Oar Team"), crew(2, "Juliet Jones"), crew(3, "Li'l Jim")
    scene = sail(*crews, hand(1, "Steal Their Wind"), players=3, cards=cards)
    scene.choose("Play Steal Their Wind")
    while scene.kind == "choose_target":
        scene.choose(scene.options[0])
    scene.choose("Tack Oar Team")
    assert scene.kind == "pay_cancel" and scene.asked == 2
    scene.choose("Pass")
    assert scene.kind == "pay_cancel" and scene.asked == 3
    scene.choose("Cancel it", "Tack Li'l Jim")
    assert scene.to_act == 2 and not any("suffers" in line for line in scene.log())


@rule("CG-RULE-28")
def test_reducing_absorbing_and_redirecting_are_different_things() -> None:
    cards = written({"Near Miss": react(HITS, do(redirects), when=anothers), "Panache": react(SUFFER, absorbs(1))})
    scene = sail(crew(1, "Mr. Smythe"), hand(2, "Near Miss", "Panache"), crew(3, "Bully Boys"), hand(3, "Panache"),
                 players=3, cards=cards)  # fmt: skip
    scene.choose("Fire at The Crimson Roger", "Tack Mr. Smythe", "Near Miss")
    assert scene.kind == "absorb_step" and scene.asked == 3, "redirected Hits are suffered there"
    scene.choose("Panache")
    assert scene.decision.reason == "Absorb Hits: 1 left"


def redirects(s: SeventhSea, f: Frame) -> None:
    s.stack[f[U_EVENT]][E_SET] = 1 << s.match.ship[2]


@rule("CG-RULE-37")
def test_a_card_that_names_itself_means_this_copy_only() -> None:
    cards = written({"Solomon Sails": trait(PRODUCE, adds(2), of=(itself,))})
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Solomon Sails", "Solomon Sails"), cards=cards)
    scene.choose("Sail to Frothing Sea", "Tack Solomon Sails")
    assert "Solomon Sails produces 5 Sailing." in scene.log()


@rule("CG-RULE-41")
def test_the_untack_phase_is_told_apart_from_untacking_by_effects() -> None:
    cards = written({"Fresh Fruit": react(UNTACK_CARDS, draws(1), timing=AFTER, when=not_the_phase)})
    scene = sail(crew(1, who("Jack Trades", tacked=True)), hand(1, "Fresh Fruit"), phase="Untack", cards=cards)
    assert scene.kind == "take_action", "nobody was asked"


def not_the_phase(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return not e[E_AMOUNT]


@rule("CG-TIMING-08")
def test_who_must_do_one_of_two_things_chooses_among_those_that_are_possible() -> None:
    ship = language.a_ship(language.enemy)
    tacks_one = language.tack(language.their_choice(ship, language.holy, language.untacked))
    sinks_one = language.sink(language.their_choice(ship, language.non_captain))
    text = language.act(language.aim(ship), language.one_of([tacks_one], [sinks_one], by=ship))
    cards = written_on(Hole_in_the_Hull=text)

    def played(*crew_of_two: str) -> Scene:
        scene = sail(crew(1, "Jack Trades"), hand(1, "Hole in the Hull"), crew(2, *crew_of_two), cards=cards)
        return scene.choose("Play Hole in the Hull", "Tack Jack Trades")

    both = played("Padre Esteban", "Otiro", "Bully Boys")
    assert both.asked == 2 and both.kind == "choose_mode" and len(both.options) == 2
    both.choose(both.options[0])
    assert both.tacked("Padre Esteban") and not both.sunk(2)
    one = played(who("Padre Esteban", tacked=True), "Otiro")
    assert one.asked == 2 and one.options == ["Padre Esteban", "Otiro"], "nobody Holy is left to tack: one is sunk"
    neither = played()
    assert neither.to_act == 2 and not neither.sunk(2), "nothing happens"


@rule("CG-RULE-03")
def test_what_is_paid_or_done_when_hiring_is_no_matter_of_the_starting_crew() -> None:
    pays = language.to_hire(language.cost(language.discard(language.chosen(of="hand"))), language.draw(2))
    welcome = language.trait(language.after(language.HIRED, of=(language.itself,)), language.draw())
    cards = written_on(Mountainous_Mike=(pays, welcome))
    rest = ("Mountainous Mike", *("Cutlass",) * 3, *("Near Miss",) * 3, *("Riposte",) * 3)
    scene = Beginning(("Berek", "The Hurricane", *rest), ("Reis", "The Crimson Roger", *rest), cards=cards)
    for seat in (0, 1):
        d = scene.game.decision(seat)
        assert d is not None
        scene.game.choose(d.find("Mountainous Mike"), seat)
    assert scene.crew(1) == ["Berek", "Mountainous Mike"] and len(scene.hand(1)) == 7 and not scene.discard(1)
    later = sail(crew(1, "Jack Trades"), hand(1, "Mountainous Mike", "Cutlass"), cards=cards)
    later.choose("Hire Mountainous Mike")
    assert later.discard(1)[:1] == ["Cutlass"], "hired later, it asks for that"


@rule("CG-RULE-51")
def test_tournament_rules_are_off() -> None:
    scene = sail(hand(1), hand(2), phase="Untack", turn=40)
    assert not scene.game.over and scene.state.turn == 41, "there is no overtime"
    seas = "".join(f'"{sea}" = [{{name = "{card}", by = 1}}]\n' for sea, card in (
        ("Trade Sea", "Fear and Fire"), ("La Boca", "Speak Softly..."), ("The Mirror", "Swift Vengeance"),
        ("Forbidden Sea", "Vodacce Pirates"),
    ))  # fmt: skip
    scene = sail(hand(1), hand(2), phase="Untack", turn=40, more="[seas]\n" + seas)
    assert not scene.game.over, "four Seas are not enough, however late it is"
    small = write(sample("brotherhood")).replace("Velik\n", "", 1)
    assert [found.rule for found in check(read(small)) if found.rule != UNWRITTEN] == ["CG-DECK-01"], "nor sealed decks"
