"""Texts print themselves: whole sentences, without anything left open, and not twice the same way."""

import re
from typing import Any

import pytest

from quarterdeck.cardgame.passives import Passive
from quarterdeck.games.ccg.catalogue import published
from quarterdeck.games.ccg.effects.language import (
    ALL_SKILLS, A_BOARD, A_REACT, CANNON, INFLUENCE, PERFORM, SAILING, SLASH, SWASHBUCKLING, Has, a_ship, act,
    against_you, aim, another, anybody, brotherhood, cancel, cancelable_by, cannon_attack, captive, change, chosen,
    cost, crew_aboard, discard, draw, during, enemy, finishes_with, first_player, for_hiring, gain, here, hits_bonus,
    inflict, instead_of_attack, is_captain, is_crew, may, move_cost_of, of_action, one_of, only_if, other_ship, pay,
    paying, plus, price, produces, react, sea_dogs, sink, skill_bonus, tack, tack_absorbs, target, their_choice, this,
    to_attach, topman, vesten, weather, when, your_ship, yours,
)  # fmt: skip
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.kernel.words import Words, sentence

WRITTEN = [card for card in published().cards if card.texts]
LABEL = re.compile(r"^(?:Act|React|Any player may act|To [a-z ]+this [A-Za-z]+(?: into play)?): ")


@pytest.mark.parametrize("card", [pytest.param(card, id=card.name) for card in WRITTEN])
def test_a_card_prints_whole_sentences(card: CcgCard) -> None:
    for said in card.words():
        assert said.endswith(".") and not re.search(r"[{}]|  |\.\.|None|Crews", said), said
        assert LABEL.sub("", said)[0].isupper(), said


def say(text: Any) -> str:
    w = Words("this Crew")
    return sentence(text.say(w)) if isinstance(text, Passive) else str(text.words(w))


@pytest.mark.parametrize(("text", "words"), [
    (react(instead_of_attack, cost(tack(this)), inflict(other_ship, 2)),
     "React: Instead of performing a Boarding Attack, tack this Crew → Inflict two Hits on the other Ship in the "
     "Boarding."),
    (act(cost(sink(chosen(yours, captive))), gain(target(yours, captive), 2, CANNON, SAILING)),
     "Act: Sink a Captive Crew of yours → Target Captive Crew of yours gains +2 Cannon and Sailing until the end of "
     "the turn."),
    (anybody(when(Has(your_ship, here)), pay(5, SWASHBUCKLING, CANNON), discard(this)),
     "Any player may act: If your Ship is in this Sea, pay 5 Swashbuckling or Cannon → This Crew is discarded."),
    (react(paying(INFLUENCE, for_hiring(sea_dogs)), cost(tack(this)), produces(2, INFLUENCE)),
     "React: When you pay an Influence cost to hire a Sea Dogs Crew, tack this Crew → This Crew produces 2 Influence."),
    (to_attach(cost(tack(chosen(yours, brotherhood, least=2, most=2)))),
     "To attach this Crew: Tack two Brotherhood Crew of yours."),
    (skill_bonus(1, *ALL_SKILLS, is_captain), "Each Captain has +1 to all skills."),
    (tack_absorbs(-1, is_crew, least=1), "When a Crew tacks to absorb Hits, it absorbs 1 fewer Hit (minimum 1)."),
    (price(-3, yours, weather, crew_aboard(3, another, vesten)),
     "The cost of each Weather card of yours is reduced by 3 while you have three or more other Vesten Crew on board "
     "your Ship."),
    (hits_bonus(2, finishes_with(SLASH)),
     "This Crew inflicts 2 extra Hits during Boarding Attacks when the Boarding Attack finishes with a Slash."),
    (act(aim(it_ := a_ship(enemy)), may([tack(their_choice(it_, topman))], [inflict(it_, 4)], who=it_)),
     "Act: Choose as target an enemy Ship → Its player may tack a Topman Crew of theirs; if they do not, inflict four "
     "Hits on that Ship."),
    (act(inflict(a_ship(enemy), plus(move_cost_of(your_ship), 4))),
     "Act: Inflict X Hits on target enemy Ship, X being your Ship’s Move Cost plus 4."),
    (act(draw(only_if(2, first_player, 1))), "Act: Draw X cards, X being 2 if you are the first player, else 1."),
    (act(change(a_ship(), "move cost", -1, least=1)),
     "Act: Target Ship’s Move Cost is reduced by 1 (minimum 1) until the end of the turn."),
    (react(during(PERFORM, of_action(A_REACT)), cancel), "React: When a React is performed → Cancel it."),
    (react(during(PERFORM, of_action(A_BOARD), against_you), cancel),
     "React: When a Boarding attempt is performed against you → Cancel that action."),
    (act(aim(it_ := a_ship(here)), cancelable_by(it_, sink(their_choice(it_))), cannon_attack(it_, 7)),
     "Act: Choose as target a Ship in this Sea → Make a Cannon Attack of seven Hits on it. Its player may sink a Crew "
     "of theirs to cancel this action."),
    (act(aim(it_ := a_ship(enemy)), one_of([tack(their_choice(it_, topman))], [sink(their_choice(it_))], by=it_)),
     "Act: Choose as target an enemy Ship → Its player must do one of these: tack a Topman Crew of theirs, or sink a "
     "Crew of theirs."),
])  # fmt: skip
def test_what_texts_say(text: Any, words: str) -> None:
    assert say(text) == words
