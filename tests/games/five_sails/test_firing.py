"""What prints must fire: every trigger, with every test that it accepts, is answered in play; the rest is refused.

One written scene for each sort of event. A character of each player listens there with all texts that can be built for
it; what has answered is noted.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from duels import fight, forums, hears, who
from ledger import rule
from scene import Scene

from quarterdeck.cardgame.filters import Every, Filter
from quarterdeck.cardgame.triggers import CALLED, Test, Trigger
from quarterdeck.cardgame.verbs import Deed
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.effects import language
from quarterdeck.games.five_sails.effects.build import use_bearer
from quarterdeck.games.five_sails.effects.kinds import KINDS
from quarterdeck.games.five_sails.effects.language import (
    AnyOf, Non, SORCERER, ability_kind, action, after, any_city, at_here, bearer, because_of_you, before, by_adversary,
    by_opponent, by_risk, by_you, character, contested, controls, discarded_by_opponent, draw, duel_here, during,
    either_of, enemy, engaged, equipped, first_round, for_its_text, from_here, from_moving, gain_renown, here, in_play,
    is_attachment, issued_by, later, moves_to, narrowly, of_this_round, onto, opposed, opposing, passive, performed_by,
    provided, reaction, ready, some_of, target, technique, their_next_round, through, unequipped, with_trait, wound,
    wounded, your_round, yours,
)  # fmt: skip
from quarterdeck.games.five_sails.flow.challenge import issue_challenge
from quarterdeck.games.five_sails.flow.pressure import push_pressure
from quarterdeck.games.five_sails.terms import (
    ACCEPT, ACTION, ADD_RENOWN, ANNOUNCE, ASIDE, BASIC, BEGIN_DAY, CITY_CARD, CLAIM, COMBAT, COMBAT_CARD, CREW,
    DESTROY, DISCARD_CARDS, DOCKS, DRAW_CARDS, DUEL_END, END_DAY, ENGAGE, ENTER_DISCARD, ENTER_PLAY, EN_GARDE, EQUIP,
    FORUMS, GAIN_RENOWN, GAMBLE, HEAL, INFLUENCE, ISSUE, LINE, MOVE, MOVE_RENOWN, PAY, PRESSURE, PRESSURE_RESULT,
    REFUSE, REVEAL, ROUND_BEGIN, ROUND_END, TARGET, TO_LOCKER, USED, WOUND, WOUNDS_RESOLVED,
)  # fmt: skip
from quarterdeck.kernel.ability import U_ABILITY, use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.event import AFTER, BEFORE, WHEN
from quarterdeck.kernel.flow import SEAT, run

OTTO, JEAN, UWE, HENRI = "Otto Streit", "Jean Urbain", "Uwe Zimmerman", "Henri Michelet"
FREE_RISK = "Porté Travel"
CITY_DECK = '[city]\ndeck = ["Sorte Deck", "Smuggled Item", "Duckfoot Pistol", "Eager Blade"]\n'

TESTS: dict[str, Test] = {
    "by_you": by_you, "by_opponent": by_opponent, "by_adversary": by_adversary, "by_risk": by_risk,
    "at_here": at_here, "from_here": from_here, "from_moving": from_moving,
    "for_its_text": for_its_text, "your_round": your_round, "first_round": first_round,
    "their_next_round": their_next_round, "because_of_you": because_of_you,
    "discarded_by_opponent": discarded_by_opponent,
    "of_this_round": of_this_round, "duel_here": duel_here, "moves_to": moves_to(any_city),
    "with_trait": with_trait("Sorcerer"), "ability_kind": ability_kind(ACTION, BASIC), "issued_by": issued_by(enemy),
    "through": through(bearer), "performed_by": performed_by(bearer), "onto": onto(yours),
    "provided": provided(controls()), "contested": contested, "narrowly": narrowly(9),
}  # fmt: skip
TIMINGS = {BEFORE: before, WHEN: during, AFTER: after}

#: kind of event, timing, test ("" for none), and whether it is asked of the cards that it happens to
Combination = tuple[int, int, str, bool]


def written(combination: Combination) -> Trigger:
    """The trigger as a card has it."""
    kind, timing, test, cards = combination
    return Trigger(KINDS[kind], timing, () if cards else None, (TESTS[test],) if test else ())


def named(combination: Combination) -> str:
    kind, timing, test, cards = combination
    return f"{CALLED[timing]} {KINDS[kind].name} {test}{' of a card' if cards else ''}"


ALL: list[Combination] = [
    (kind.number, timing, test, cards)
    for kind in KINDS for timing in TIMINGS for test in ("", *TESTS) for cards in (False, True)
]  # fmt: skip
ACCEPTED = [one for one in ALL if not written(one).misfit()]
REFUSED = [one for one in ALL if written(one).misfit()]


# Listening


FIRED: set[int] = set()


def tick(s: Any, f: Frame) -> None:
    FIRED.add(f[U_ABILITY])


def listening(scene: Scene, kinds: tuple[int, ...], *names: str, zone: int = CREW) -> dict[int, Combination]:
    """Let cards answer with every text that the vocabulary accepts for these kinds of event."""
    found: dict[int, Combination] = {}
    for name in names:
        for one in ACCEPTED:
            if one[0] in kinds:
                text = passive(written(one), Deed(tick, "this is noted"))
                hears(scene, name, text, zone=zone)
                found[text.number] = one
    return found


def answered(texts: dict[int, Combination]) -> set[Combination]:
    return {one for number, one in texts.items() if number in FIRED}


def does(scene: Scene, name: str, change: Callable[[Any, Frame], None], card: str = "") -> Scene:
    """A character uses an Action of a Sorcerer, printed on itself or on a card, that changes this."""
    return uses(scene, name, Deed(change, "this changes"), card=card)


def uses(scene: Scene, name: str, *parts: Any, card: str = "") -> Scene:
    s = scene.state
    c = scene.card(name)
    ability = action(SORCERER, *parts)
    use_bearer(ability)
    ability.number, ability.index, ability.definition = len(s.match.abilities), 7, s.match.definition[c]
    ability.prepare()
    ability.qualified = False
    s.match.abilities = (*s.match.abilities, ability)
    s.question, s.also = None, ()
    use(s, ability, scene.card(card, s.holder[c]) if card else c, c, s.holder[c])
    run(s)
    return in_order(scene)


def in_order(scene: Scene) -> Scene:
    """Whatever is compulsory is done as it comes."""
    while not scene.game.over and scene.kind == "order_effects":
        scene.game.choose(scene.decision.options[0])
    return scene


# The scenes


def duel(**more: Any) -> Scene:
    """Otto and Jean fight at the Forums; Uwe and Henri stand by."""
    scene = forums(
        [who(OTTO, wounds=1), UWE], [who(JEAN, wounds=1, engaged=True), HENRI],
        hand=[FREE_RISK, "Precision", "Regroup"], their_hand=[FREE_RISK, "Disarm", "Gallant Deeds"], **more,
    )  # fmt: skip
    return fight(scene, "Otto Streit challenges Jean Urbain")


def both(kinds: tuple[int, ...], change: Callable[[Any, Frame], None], scene: Scene | None = None) -> set[Combination]:
    """In a duel each participant does something, first by an Action of its own, then by a risk."""
    scene = scene or duel()
    texts = listening(scene, kinds, OTTO, JEAN)
    for card in ("", FREE_RISK):
        for name in (OTTO, JEAN):
            does(scene, name, change, card)
    return answered(texts)


def card_of(s: Any, f: Frame, *names: str) -> int:
    """The card of the player who uses it: the first name is of player 1, the second of player 2."""
    definitions = [s.match.cards[d].name for d in s.match.definition]
    return definitions.index(names[f[SEAT]])


def wounding(s: Any, f: Frame) -> None:
    c = card_of(s, f, UWE, HENRI)
    s.wounds[c] = 0
    happenings.wound(s, f, f[SEAT], 1 << c)


def healing(s: Any, f: Frame) -> None:
    happenings.heal(s, f, f[SEAT], 1 << card_of(s, f, OTTO, JEAN))


def engaging(s: Any, f: Frame) -> None:
    c = card_of(s, f, UWE, HENRI)
    s.engaged[c] = 0
    happenings.engage(s, f, f[SEAT], 1 << c)


def turning(s: Any, f: Frame) -> None:
    c = card_of(s, f, OTTO, JEAN)
    s.engaged[c] = 1
    happenings.en_garde(s, f, f[SEAT], 1 << c)


def moving(s: Any, f: Frame) -> None:
    c = card_of(s, f, UWE, HENRI)
    s.place[c], s.engaged[c] = FORUMS, 0
    happenings.move(s, f, f[SEAT], 1 << c, DOCKS, engaged=True)


def drawing(s: Any, f: Frame) -> None:
    happenings.draw(s, f, f[SEAT])


def gaining(s: Any, f: Frame) -> None:
    happenings.gain_renown(s, f, f[SEAT], 1)


def leaving(verb: Callable[..., None]) -> Callable[[Any, Frame], None]:
    def change(s: Any, f: Frame) -> None:
        c = card_of(s, f, UWE, HENRI)
        s.put(c, CREW, f[SEAT])
        s.place[c] = FORUMS
        verb(s, f, f[SEAT], 1 << c)

    return change


def equipping(s: Any, f: Frame) -> None:
    happenings.equip(s, f, f[SEAT], card_of(s, f, "Precision", "Disarm"), card_of(s, f, OTTO, JEAN))


def entering(s: Any, f: Frame) -> None:
    happenings.enter_play(s, f, f[SEAT], card_of(s, f, UWE, HENRI), FORUMS)


def adding(s: Any, f: Frame) -> None:
    happenings.add_renown(s, f, f[SEAT], FORUMS)


def shifting(s: Any, f: Frame) -> None:
    s.renown[DOCKS] += 1
    happenings.move_renown(s, f, f[SEAT], DOCKS, FORUMS)


def claiming(s: Any, f: Frame) -> None:
    happenings.claim(s, f, f[SEAT], FORUMS)


def pressing(s: Any, f: Frame) -> None:
    push_pressure(s, f, FORUMS, INFLUENCE, True, NONE)


def dealing(s: Any, f: Frame) -> None:
    happenings.place_city_card(s, f, s.deck(s.match.nobody)[-1], FORUMS)


def abilities() -> set[Combination]:
    """Each participant targets the other, by an Action of its own and by a risk."""
    scene = duel()
    texts = listening(scene, (ANNOUNCE, TARGET, USED), OTTO, JEAN)
    for card in ("", FREE_RISK):
        for name in (OTTO, JEAN):
            uses(scene, name, wound(target(opposing)), card=card)
            scene.choose(UWE if name == JEAN else HENRI)
            in_order(scene)
    return answered(texts)


def challenged() -> set[Combination]:
    """A challenge that is accepted, and one that is refused, of each player; and one that a card issues."""
    found: set[Combination] = set()
    for first in (1, 2):
        for reply in ("Accept", "Refuse"):
            found |= one_challenge(first, reply)
    return found


def one_challenge(first: int, reply: str) -> set[Combination]:
    scene = forums([OTTO], [JEAN], hand=[FREE_RISK], their_hand=[FREE_RISK])
    texts = listening(scene, (ISSUE, ACCEPT, REFUSE), OTTO, JEAN)
    mine, other = (OTTO, JEAN) if first == 1 else (JEAN, OTTO)

    def issuing(s: Any, f: Frame) -> None:
        issue_challenge(s, f, scene.card(mine), scene.card(other), COMBAT)

    does(scene, mine, issuing, FREE_RISK)
    for _ in range(9):
        in_order(scene)
        if scene.kind == "answer_challenge":
            scene.choose(reply)
        elif scene.kind == "issue_technique":
            scene.choose("Done")
    return answered(texts)


def fought() -> set[Combination]:
    """A whole duel, in which cards are played from hand and gambled for."""
    scene = forums([OTTO], [JEAN], deck=["Regroup"] * 4, their_deck=["Regroup"] * 4)
    texts = listening(scene, (ROUND_BEGIN, ROUND_END, COMBAT_CARD, GAMBLE, DUEL_END), OTTO, JEAN)
    texts |= listening(scene, (ROUND_END,), "Disarm", zone=LINE)
    scene.choose("Challenge")
    while not scene.game.over and scene.kind != "action":
        chosen = [o for word in ("Disarm", "Accept", "Gamble") for o in scene.decision.options if word in o.words]
        last = scene.decision.options[0 if scene.kind == "order_effects" else -1]
        scene.game.choose(chosen[0] if chosen and scene.kind in ("combat_card", "answer_challenge") else last)
    return answered(texts)


def one_day() -> set[Combination]:
    """From High Drama through the rest of the Day into the next one."""
    scene = forums([OTTO], [JEAN], approach=["Uwe Zimmerman"])
    texts = listening(scene, (*range(END_DAY + 1), REVEAL), OTTO, JEAN)
    for _ in range(200):
        if scene.game.over or (scene.state.day > 1 and scene.kind == "action"):
            break
        scene.game.choose(scene.decision.options[0 if scene.kind == "order_effects" else -1])
    return answered(texts)


SCENES: list[tuple[tuple[int, ...], Callable[[], set[Combination]]]] = [
    ((WOUND,), lambda: both((WOUND,), wounding)), ((HEAL,), lambda: both((HEAL,), healing)),
    ((ENGAGE,), lambda: both((ENGAGE,), engaging) | both((ENGAGE,), moving)),
    ((EN_GARDE,), lambda: both((EN_GARDE,), turning)), ((MOVE,), lambda: both((MOVE,), moving)),
    ((DRAW_CARDS,), lambda: both((DRAW_CARDS,), drawing)), ((GAIN_RENOWN,), lambda: both((GAIN_RENOWN,), gaining)),
    ((DISCARD_CARDS, ENTER_DISCARD), lambda: both((DISCARD_CARDS, ENTER_DISCARD), leaving(happenings.discard))),
    ((DESTROY,), lambda: both((DESTROY,), leaving(happenings.destroy))),
    ((TO_LOCKER,), lambda: both((TO_LOCKER,), leaving(happenings.send_to_locker))),
    ((EQUIP,), lambda: both((EQUIP,), equipping)), ((ENTER_PLAY,), lambda: both((ENTER_PLAY,), entering)),
    ((ADD_RENOWN,), lambda: both((ADD_RENOWN,), adding)), ((MOVE_RENOWN,), lambda: both((MOVE_RENOWN,), shifting)),
    ((CLAIM,), lambda: both((CLAIM,), claiming)),
    ((PRESSURE, PRESSURE_RESULT), lambda: both((PRESSURE, PRESSURE_RESULT), pressing)),
    ((CITY_CARD,), lambda: both((CITY_CARD,), dealing, duel(city=CITY_DECK))), ((ANNOUNCE, TARGET, USED), abilities),
    ((ISSUE, ACCEPT, REFUSE), challenged), ((ROUND_BEGIN, ROUND_END, COMBAT_CARD, GAMBLE, DUEL_END), fought),
    ((*range(END_DAY + 1), REVEAL), one_day),
]  # fmt: skip


@cache
def seen_in(scene: int) -> set[Combination]:
    FIRED.clear()
    return SCENES[scene][1]()


@pytest.mark.parametrize("combination", ACCEPTED, ids=named)
def test_what_is_accepted_is_answered_in_play(combination: Combination) -> None:
    scene = next(i for i, (kinds, _) in enumerate(SCENES) if combination[0] in kinds)
    assert combination in seen_in(scene)


@pytest.mark.parametrize("kind", [kind.number for kind in KINDS], ids=lambda kind: KINDS[kind].name)
def test_what_can_never_be_answered_is_refused(kind: int) -> None:
    refused = [one for one in REFUSED if one[0] == kind]
    for one in refused:
        why = written(one).misfit()
        assert KINDS[kind].name in why
        assert " can never hold " in why or written((kind, one[1], "", one[3])).misfit() == why
    _, timing, test, cards = refused[-1]
    with pytest.raises(BadDefinition) as error:
        reaction(TIMINGS[timing](kind, TESTS[test], of=() if cards else None), draw())
    assert str(error.value).endswith(written(refused[-1]).misfit()) and "test_firing.py:" in str(error.value)


@pytest.mark.parametrize(("trigger", "words"), [
    (lambda: after(DESTROY, first_round, of=(enemy,)), "'the first round' can never hold after destroying: it can be"),
    (lambda: during(TARGET, at_here), "'at this location' can never hold during targeting: that does not tell"),
    (lambda: after(ENTER_DISCARD, by_you), "'by you' can never hold after entering a discard pile: that does"),
    (lambda: before(ENTER_DISCARD), "entering a discard pile can be answered with after(…) only"),
    (lambda: during(END_DAY, of=(yours,)), "during the end of the Day there are no cards"),
    (lambda: during(PAY), "nothing can answer paying: write while_paying(…)"),
    (lambda: after(WOUNDS_RESOLVED), "nothing can answer the wounds of a round: write later(…) in another ability"),
    (lambda: after(MOVE, from_here), "'from this location' can never hold after moving: it is asked of each card"),
    (lambda: after(DESTROY, of=(in_play,)), "'is in play' can never hold after destroying: those cards"),
    (lambda: before(ENTER_PLAY, of=(engaged,)), "'is engaged' can never hold before entering play: those"),
    (lambda: after(WOUND, of=(is_attachment,)), "'is an attachment' can never hold after wounding: that happens to a"),
    (lambda: either_of(after(WOUND), after(REVEAL, by_you)), "'by you' can never hold after revealing"),
    (lambda: some_of(BEGIN_DAY, yours), "during the beginning of the Day there are no cards that it happens to"),
])  # fmt: skip
def test_the_refusal_says_why(trigger: Callable[[], Trigger], words: str) -> None:
    with pytest.raises(BadDefinition) as error:
        character("Ada", "301", "Eisen", (4, 2, 2, 1), "Duelist", reaction(trigger(), draw()))
    assert f": Ada: {words}" in str(error.value)


def test_what_waits_is_checked_too() -> None:
    with pytest.raises(BadDefinition, match="'at this location' can never hold during the end of the Day"):
        technique(later(during(END_DAY, at_here), draw()))


# Cards that have left play


LEAVING = {DESTROY: happenings.destroy, TO_LOCKER: happenings.send_to_locker, DISCARD_CARDS: happenings.discard}
STILL_TOLD = {"yours": yours, "here": here, "wounded": wounded, "is_attachment": Non(is_attachment)}
NOT_TOLD = {
    "engaged": engaged, "ready": ready, "opposed": opposed, "equipped": equipped, "unequipped": unequipped,
    "in_play": in_play, "every": Every(yours, in_play), "any of": AnyOf(engaged, ready),
}  # fmt: skip


@rule("FS-RULES-20")
@pytest.mark.parametrize("kind", list(LEAVING), ids=lambda kind: KINDS[kind].name)
@pytest.mark.parametrize("filters", [*[(one,) for one in STILL_TOLD.values()], tuple(STILL_TOLD.values())])
def test_of_a_card_that_left_what_was_last_known_counts(kind: int, filters: tuple[Filter, ...]) -> None:
    scene = forums([OTTO, who(UWE, wounds=1)], [JEAN, who(HENRI, wounds=1)])
    FIRED.clear()
    text = passive(after(kind, of=filters), Deed(tick, "this is noted"))
    hears(scene, OTTO, text)
    scene.cause(LEAVING[kind], 2, 1 << scene.card(UWE))
    assert text.number in FIRED


@rule("FS-RULES-20")
@pytest.mark.parametrize("kind", list(LEAVING), ids=lambda kind: KINDS[kind].name)
def test_enemies_that_left_opposed_the_one_who_is_still_there(kind: int) -> None:
    scene = forums([OTTO, who(UWE, at="Docks")], [HENRI])
    FIRED.clear()
    texts = [passive(after(kind, of=(one,)), Deed(tick, "this is noted")) for one in (enemy, opposing)]
    far = passive(after(kind, of=(opposing,)), Deed(tick, "this is noted"))
    hears(scene, OTTO, *texts)
    hears(scene, UWE, far)
    in_order(scene.cause(LEAVING[kind], 2, 1 << scene.card(HENRI)))
    assert {text.number for text in texts} == FIRED


@pytest.mark.parametrize("kind", list(LEAVING), ids=lambda kind: KINDS[kind].name)
@pytest.mark.parametrize("name", list(NOT_TOLD))
def test_what_only_a_card_in_play_can_be_is_refused_of_one_that_left(kind: int, name: str) -> None:
    with pytest.raises(BadDefinition, match="those cards are no longer in play then"):
        reaction(after(kind, of=(NOT_TOLD[name],)), draw())
    assert not during(kind, of=(NOT_TOLD[name],)).misfit()


def test_an_enemy_destroyed_at_this_location_is_answered() -> None:
    """The place is that where the card was last."""
    answer = reaction(after(DESTROY, at_here, of=(enemy,)), gain_renown())
    for place, offered in (("Forums", True), ("Docks", False)):
        scene = forums([OTTO], [who(HENRI, at=place)])
        hears(scene, OTTO, answer, attitude=(False, True))
        scene.cause(happenings.destroy, 1, 1 << scene.card(HENRI))
        assert (scene.kind == "react") == offered


def test_an_attachment_destroyed_at_this_location_is_answered() -> None:
    text = passive(after(DESTROY, at_here, of=(is_attachment, enemy)), Deed(tick, "this is noted"))
    for place, fires in (("Forums", True), ("Docks", False)):
        scene = forums([OTTO], [who(HENRI, at=place, equipped=["Langschwert"])])
        FIRED.clear()
        hears(scene, OTTO, text)
        scene.cause(happenings.destroy, 1, 1 << scene.card("Langschwert"))
        assert (text.number in FIRED) == fires


# After means after


def test_after_a_gamble_the_cards_are_revealed() -> None:
    seen: dict[int, int] = {}
    scene = forums([OTTO], [JEAN], their_deck=["Regroup"] * 4)
    for timing, word in TIMINGS.items():
        hears(scene, JEAN, passive(word(GAMBLE, by_you), Deed(counting(seen, timing), "this is noted")))
    fight(scene).choose("Gamble")
    assert seen == {BEFORE: 0, WHEN: 0, AFTER: 2}


def counting(seen: dict[int, int], timing: int) -> Callable[[Any, Frame], None]:
    def change(s: Any, f: Frame) -> None:
        seen[timing] = len(s.pile(ASIDE, f[SEAT]))

    return change


def test_a_pressure_that_fails_does_not_succeed() -> None:
    for place, fires in (("Docks", True), ("Forums", False)):
        scene = forums([OTTO], [], their_leader=who("Odette Dubois d'Arrent", at=place))
        FIRED.clear()
        text = passive(after(PRESSURE_RESULT), Deed(tick, "this is noted"))
        hears(scene, OTTO, text)
        does(scene, OTTO, pressing)
        assert (text.number in FIRED) == fires


def test_no_test_of_the_vocabulary_is_left_out() -> None:
    words = list(vars(language).values())
    made = {type(test) for test in TESTS.values()}
    assert [word for word in words if isinstance(word, Test) and word not in TESTS.values()] == []
    assert [word for word in words if isinstance(word, type) and issubclass(word, Test) and word not in made] == []
