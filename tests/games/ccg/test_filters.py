"""Filters, conditions and amounts: which cards they mean, whether they hold, how much they are; and what is refused."""

from collections.abc import Callable
from typing import Any

import pytest
from ccg_scene import Scene, captain, crew, hand, ship, who
from ccg_scene import sail as lay_out
from ccg_written import BOARDING

from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.values import context
from quarterdeck.games.ccg.effects.language import (
    CANNON, CARDS_HELD, CLUB, CREW_HELD, DAGGER, INFLUENCE, PERFORM, PUNCH, SAIL, SAILING, SINK, SLASH, SWASHBUCKLING,
    SWORDSMAN_RANK, TRADE_SEA, TURN_ENDS, All, AnyOf, Count, Has, Non, aboard, act, adjacent, all_of, alone_here,
    amount_is, an_opponent, another, at, at_most, attachments_of, attacking, attacks_with, bearer, before, boarded,
    brotherhood, castille, change, completed, control, cost, cost_is, cost_of, crew_aboard, defending, draw, during,
    during_boarding, either, elsewhere, enemy, fighting, finishes_with, first_player, gain, goods, gunner, half,
    hand_size, held, here, heroic, in_a_boarding, in_answer, in_play, in_start_sea, is_action, is_attachment,
    is_captain, is_chantey, is_sea, its_bearer, itself, later, los_vagos, move_cost_of, nearby, nobody_has_more,
    non_captain, not_, on_captain, on_crew, on_other_ship, on_sea, on_ship, on_your_ship, other_captain, others,
    player_has, plus, provides, rank_of, ranked, react, ship_in_play, skill_bonus, skill_is, skill_of, skill_total,
    swordsman, tack, tacked, target, there_is, this, times, titled, topman, unaligned, uncompleted, untacked,
    villainous, wears, worn_by, you, you_have, your_captain, your_ship, yours,
)  # fmt: skip
from quarterdeck.games.ccg.effects.sets import POOLS
from quarterdeck.kernel.errors import BadDefinition


def scene(more: str = "") -> Scene:
    """Player 1 (Berek, Heroic) is in La Boca with Reis, Villainous; player 3 (Allende) is in the Trade Sea."""
    armed = who("Mr. Smythe", attached=("Pistol", "Back Alley Rum"))
    return lay_out(
        crew(1, armed, who("Antonio Aldonez", tacked=True), "Oar Team"), crew(2, "Bully Boys", "Li'l Jim"),
        crew(3, "Padre Esteban"), captain(3, "Allende"), ship(3, sea="Trade Sea"), hand(1, "Prayer"),
        (1, "adventures", '[{name = "Save the Princess", sea = "The Mirror"}]'),
        players=3, more='[seas]\n"La Boca" = [{name = "Castillian Navy", by = 2}]\n' + more,
    )  # fmt: skip


def meant(s: Scene, f: Filter, of: str) -> list[str]:
    """The cards of a pool that a text on Mr. Smythe means."""
    x = context(s.state, s.card("Mr. Smythe"), -1)
    return [s.state.match.drawn[c].name for c in POOLS[of].cards(s.state, x) if f.fits(s.state, x, c)]


@pytest.mark.parametrize(("f", "of", "names"), [
    (yours, "crew", ["Berek", "Mr. Smythe", "Antonio Aldonez", "Oar Team"]),
    (enemy, "ships", ["The Crimson Roger", "The Hanged Man"]),
    (another, "crew",
     ["Berek", "Antonio Aldonez", "Oar Team", "Reis", "Bully Boys", "Li'l Jim", "Allende", "Padre Esteban"]),
    (itself, "crew", ["Mr. Smythe"]), (its_bearer, "crew", ["Mr. Smythe"]),
    (heroic, "crew", ["Berek", "Mr. Smythe", "Antonio Aldonez", "Allende"]), (villainous, "crew", ["Reis"]),
    (topman, "crew", ["Li'l Jim"]), (castille, "crew", ["Antonio Aldonez", "Padre Esteban"]),
    (los_vagos, "crew", ["Allende"]), (unaligned, "crew", ["Mr. Smythe", "Oar Team", "Bully Boys", "Li'l Jim"]),
    (swordsman, "crew", ["Berek", "Antonio Aldonez", "Reis", "Allende"]),
    (ranked(SWORDSMAN_RANK, 2), "crew", ["Berek", "Reis", "Allende"]),
    (is_captain, "crew", ["Berek", "Reis", "Allende"]),
    (non_captain, "crew", ["Mr. Smythe", "Antonio Aldonez", "Oar Team", "Bully Boys", "Li'l Jim", "Padre Esteban"]),
    (tacked, "crew", ["Antonio Aldonez"]), (Non(untacked), "crew", ["Antonio Aldonez"]),
    (here, "ships", ["The Hurricane", "The Crimson Roger"]), (elsewhere, "ships", ["The Hanged Man"]),
    (adjacent, "ships", []), (nearby, "ships", ["The Hurricane", "The Crimson Roger"]),
    (at(TRADE_SEA), "ships", ["The Hanged Man"]), (aboard, "attachments", ["Pistol", "Back Alley Rum"]),
    (skill_is(SAILING, "at least", 3), "crew", ["Reis", "Li'l Jim", "Allende"]),
    (cost_is("at most", 2), "crew", ["Oar Team", "Bully Boys"]),
    (titled("Oar Team"), "crew", ["Oar Team"]), (titled("Aldo", part=True), "crew", ["Antonio Aldonez"]),
    (wears(goods), "crew", ["Mr. Smythe"]), (wears(least=3), "crew", []),
    (worn_by(bearer), "attachments", ["Pistol", "Back Alley Rum"]),
    (on_crew, "attachments", ["Pistol", "Back Alley Rum"]), (on_sea, "attachments", ["Castillian Navy"]),
    (on_captain, "attachments", []), (on_ship, "attachments", []),
    (completed, "attachments", ["Back Alley Rum"]), (uncompleted, "in play", ["Save the Princess"]),
    (provides(INFLUENCE, 3), "attachments", ["Back Alley Rum"]), (is_chantey, "in play", []),
    (is_action, "hand", ["Prayer"]), (attacks_with(PUNCH, CLUB), "hand", []),
    (attacks_with(DAGGER, SLASH), "hand", ["Prayer"]), (AnyOf(topman, gunner), "crew", ["Li'l Jim", "Padre Esteban"]),
    (is_sea, "seas", ["Trade Sea", "Frothing Sea", "La Boca", "Forbidden Sea", "The Mirror"]),
    (control, "in play", ["Castillian Navy"]),
    (is_attachment, "in play", ["Pistol", "Back Alley Rum", "Castillian Navy"]),
])  # fmt: skip
def test_whom_a_filter_means(f: Filter, of: str, names: list[str]) -> None:
    assert sorted(meant(scene(), f, of)) == sorted(names)


def test_whom_filters_mean_in_a_boarding() -> None:
    fought = scene(BOARDING)
    assert meant(fought, boarded, "ships") == ["The Crimson Roger"]
    assert meant(fought, on_other_ship, "crew") == ["Reis", "Bully Boys", "Li'l Jim"]
    assert meant(fought, fighting, "crew") == [] and meant(scene(), boarded, "ships") == []


def holds(s: Scene, condition: Condition, name: str = "Mr. Smythe") -> bool:
    return condition.holds(s.state, context(s.state, s.card(name), -1))


@pytest.mark.parametrize("condition", [
    Has(your_captain, heroic), crew_aboard(2, another, heroic), you_have(1, completed), not_(in_a_boarding),
    nobody_has_more(heroic), there_is(topman), ship_in_play(brotherhood), in_play(control), held(is_action),
    on_your_ship(goods), first_player, amount_is(hand_size, "at most", 1), all_of(first_player, not_(alone_here)),
    either(alone_here, first_player), player_has(you, "higher", CREW_HELD, others),
    amount_is(move_cost_of(your_ship), "at least", 3),
    player_has(you, "at least", CARDS_HELD, an_opponent), player_has(you, "higher", skill_total(SWASHBUCKLING), others),
    amount_is(skill_of(CANNON, bearer), "at least", 2), amount_is(attachments_of(bearer), "at least", 2),
    amount_is(cost_of(bearer), "at most", 3), amount_is(rank_of(SWORDSMAN_RANK, your_captain), "at least", 2),
    amount_is(plus(1, times(2, half(hand_size, up=True))), "at least", 3),
    amount_is(at_most(Count(All()), 4), "at most", 4),
])  # fmt: skip
def test_what_holds(condition: Condition) -> None:
    assert holds(scene(), condition) and not holds(scene(), not_(condition))


def test_what_holds_in_a_boarding() -> None:
    fought = scene(BOARDING)
    for condition in (in_a_boarding, during_boarding, attacking, Has(other_captain, villainous)):
        assert holds(fought, condition) and not holds(scene(), condition)
    assert holds(fought, defending, "Bully Boys") and not holds(fought, defending)
    assert not holds(fought, finishes_with(SLASH)) and not holds(scene(), in_start_sea)


NONSENSE: list[tuple[Callable[[], Any], str]] = [
    (lambda: react(draw()), "a React needs a trigger"),
    (lambda: act(during(SINK, of=()), draw()), "an Act answers nothing"),
    (lambda: act(cost(tack(this))), "an Act has no effects"),
    (lambda: act(draw(0)), "means nothing: the number must be 1 or more"),
    (lambda: act(tack(target(of="crews"))), "there is no place called 'crews'; did you mean crew?"),
    (lambda: act(tack(heroic)), "is no set of cards"),  # type: ignore[arg-type]
    (lambda: skill_bonus(1, yours), "takes the skills that it changes"),
    (lambda: act(gain(this, 1)), "takes the skills that it changes"),
    (lambda: act(change(this, "luck", 1)), "there is no number 'luck'"),
    (lambda: react(during(SAIL, in_answer, of=()), draw()), "can never hold during sailing"),
    (lambda: react(before(PERFORM), draw()), "performing can be answered with during(…) only"),
    (lambda: react(during(TURN_ENDS, of=(heroic,)), draw()), "there are no cards that it happens to"),
    (lambda: act(later(during(SAIL, in_answer, of=()), draw())), "can never hold during sailing"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "why"), NONSENSE)
def test_what_means_nothing_is_refused(make: Callable[[], Any], why: str) -> None:
    with pytest.raises(BadDefinition) as refused:
        make()
    assert why in str(refused.value)
