"""Every text of every card: used from a table that is written for it, and not offered where it cannot be used."""

from collections.abc import Callable
from typing import Any

import pytest

from ledger import rule
from quarterdeck.cardgame.amounts import Fixed
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.verbs import Tallied
from quarterdeck.games.sea_of_legends import happenings, values
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.chronicle import T_DISCARD, T_EXHAUST, T_LOSE_GOLD, T_ROLL, T_STRENGTH, T_USE
from quarterdeck.games.sea_of_legends.effects import tides, words
from quarterdeck.games.sea_of_legends.effects.texts import SeaAbility, Standing
from quarterdeck.games.sea_of_legends.facts import Captain, Character, Event, Npc, Piece, Relic, TavernCard, Token
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    ATTACKED, BEFORE_ROLL, CLAIMED, CREW_DECK, EXHAUSTED_CREW, FACES, HAPPENING, ITEM, LEGENDARY, LOVER, NEMESIS,
    ON_TURN, OWN_FLAG, PLAIN, READY_CREW, RELIC_HELD, RUMOR, SAILING, SHIPS, SHOWN, SUFFERED, SUPPLY, TAVERN_GAME,
    VICTORY,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.whereabouts import characters, crew_card, number_of, relics, ship_card
from quarterdeck.kernel.record import R_AMOUNT, R_KIND, R_OTHER, R_SEAT
from sol_scene import (
    Given, Scene, alone, at, character, flag, gold, has, rolled, short, tired, token, top, voyage, without,
)  # fmt: skip
from sol_using import Use, home_of, is_tally, lies_before, nobody

#: the curses of Quetzalcoatl, which stand on his mini, are in tests/rules/sea_of_legends/test_azt.py
CARDS = [card for card in catalogue().cards if not isinstance(card, Npc)]
#: texts that are used by choice, each with its card
USED = [
    (card, part) for card in CARDS for part in card.abilities
    if part.kind not in (SUFFERED, TAVERN_GAME, HAPPENING) and (part.exhausts or part.spends or part.kind != VICTORY)
]  # fmt: skip
#: texts that happen when a Challenge is won
WINNINGS = [
    (card, part) for card in CARDS for part in card.abilities if part.kind == VICTORY and (card, part) not in USED
]  # fmt: skip
SUFFERING = [(card, part) for card in CARDS for part in card.abilities if part.kind == SUFFERED]
GAMES = [(card, part) for card in CARDS for part in card.abilities if part.kind == TAVERN_GAME]
STANDING = [(card, part) for card in CARDS for part in card.passives]


def named(pair: Any) -> str:
    return pair.name if isinstance(pair, Piece) else (getattr(pair, "title", "") or "text")


def test_no_text_is_left_out() -> None:
    """Events are read and carried out one by one in tests/rules/sea_of_legends/test_event_cards.py."""
    events = [(card, part) for card in CARDS if isinstance(card, Event) for part in card.abilities]
    told = [*USED, *WINNINGS, *SUFFERING, *GAMES, *STANDING, *events]
    everything = [(card, part) for card in CARDS for part in (*card.abilities, *card.passives)]
    assert len(told) == len(everything) and all(pair in told for pair in everything)


# Texts that are used


@rule("SL-CHAL-17", "SL-CHAL-18", "SL-CHAL-19", "SL-CHAL-21", "SL-LOVE-13", "SL-CAP-13", "SL-CREW-04")
@pytest.mark.parametrize(("card", "part"), USED, ids=named)
def test_a_text_is_used_at_its_moment_for_its_price_and_does_what_it_says(card: Piece, part: SeaAbility) -> None:
    Use(card, part).now().check()


def one_of(fits: Callable[[Piece, SeaAbility], bool]) -> list[tuple[Piece, SeaAbility]]:
    """A text for each word and moment among those of a kind."""
    found: dict[Any, tuple[Piece, SeaAbility]] = {}
    for card, part in USED:
        if fits(card, part):
            word = part.effects[0]
            found.setdefault((part.kind, type(card), type(word), getattr(word, "tally", word)), (card, part))
    return list(found.values())


EXHAUSTING = one_of(lambda card, part: part.exhausts)
PAID = one_of(lambda card, part: part.gold > 0)
WITH_DICE = one_of(lambda card, part: part.dice != 0)
ONCE = one_of(lambda card, part: part.once)
AGAINST = one_of(lambda card, part: part.against >= 0)
OF_LINES = one_of(lambda card, part: part.line > 0)
OF_CLAIMED = one_of(lambda card, part: part.side == CLAIMED)
OF_SIDES = [(card, part) for card, part in USED if isinstance(card, Captain)]


@rule("SL-CHAL-18", "SL-CREW-04")
@pytest.mark.parametrize(("card", "part"), EXHAUSTING, ids=named)
def test_whoever_is_exhausted_cannot_be_used(card: Piece, part: SeaAbility) -> None:
    assert Use(card, part).offer() >= 0 > Use(card, part, tired(1, card.name)).offer()


@rule("SL-CHAL-20", "SL-CHAL-24")
@pytest.mark.parametrize(("card", "part"), ONCE, ids=named)
def test_what_is_used_once_per_challenge_is_not_offered_again(card: Piece, part: SeaAbility) -> None:
    use = Use(card, part).now()
    assert not any(line.startswith(card.name) and part.say() in line for line in use.scene.options)


@rule("SL-LOVE-10", "SL-LOVE-09")
@pytest.mark.parametrize(("card", "part"), PAID, ids=named)
def test_what_costs_gold_is_not_offered_to_whoever_has_too_little(card: Piece, part: SeaAbility) -> None:
    assert Use(card, part, gold(1, part.gold)).offer() >= 0 > Use(card, part, gold(1, part.gold - 1)).offer()


@rule("SL-CHAL-21", "SL-CAP-02")
@pytest.mark.parametrize(("card", "part"), WITH_DICE, ids=named)
def test_what_takes_dice_is_not_offered_without_their_face(card: Piece, part: SeaAbility) -> None:
    face = FACES[part.face]
    other = "X" if face != "X" else "1"
    fewer = " ".join([face] * (max(part.dice, 1) - 1) + [other] * 10)
    use = Use(card, part, fallen(fewer))
    assert use.offer() < 0


def fallen(faces: str) -> Given:
    """The dice fall so, whatever was written before."""
    def change(s: Voyage) -> None:
        s.fated = ()
        rolled(faces[:7], faces[8:])(s)

    return change


@rule("SL-CHAL-17")
@pytest.mark.parametrize(("card", "part"), AGAINST, ids=named)
def test_what_is_for_some_opponents_is_not_offered_against_others(card: Piece, part: SeaAbility) -> None:
    assert Use(card, part).offer() >= 0
    scene = voyage(*nobody(1), *nobody(2), *lies_before(card, part), at(1, "Tortuga"), at(2, "Tortuga"),
                   has(1, "Leviathan's Daughter"), rolled("C L X X", "C L X C L X"),
                   factions=home_of(card, part.against))  # fmt: skip
    scene.choose("Challenge Tortuga" if "Ports" not in part.say() else "Challenge Player 2")
    if part.kind != BEFORE_ROLL and scene.kind == "add_dice":
        scene.choose("Roll the dice")
    assert not any(part.say() in option for option in scene.options)


@rule("SL-CHAL-25", "SL-LOVE-02")
@pytest.mark.parametrize(("card", "part"), OF_LINES, ids=named)
def test_a_locked_line_of_a_lover_is_not_offered_nor_any_line_on_the_nemesis_side(
    card: Piece, part: SeaAbility
) -> None:
    assert Use(card, part, lines=part.line - 1).offer() < 0
    assert Use(card, part, lines=3, side=NEMESIS).offer() < 0


@rule("SL-CAP-01")
@pytest.mark.parametrize(("card", "part"), OF_SIDES, ids=named)
def test_a_captain_has_only_the_ability_of_the_side_that_is_up(card: Piece, part: SeaAbility) -> None:
    assert Use(card, part, side=LEGENDARY if part.side == PLAIN else PLAIN).offer() < 0


@rule("SL-PORT-12", "SL-CHAL-28")
@pytest.mark.parametrize(("card", "part"), OF_CLAIMED, ids=named)
def test_a_rumor_has_no_text(card: Piece, part: SeaAbility) -> None:
    def unclaimed(s: Voyage) -> None:
        for c in s.tableau(0):
            if s.match.drawn[c].name == card.name:
                s.side[c] = RUMOR

    assert Use(card, part, unclaimed).offer() < 0


def lose_relics(s: Voyage) -> None:
    for c in relics(s, 0):
        happenings.discard(s, c)


#: for each word that works on something: a text with it, and a table on which there is nothing for it
NOTHING_TO_DO: tuple[tuple[str, tuple[Given, ...]], ...] = (
    ("Carpenter", (fallen("1 1 1 2 1 1 1 1 1 1"),)),
    ("Sailing Master", (fallen("1 1 1 L 1 1 1 1 1 1"),)),
    ("Chaplain", (fallen("1 1 1 L 1 1 1 1 1 1"),)),
    ("Ship's Fiddler", (lambda s: happenings.refresh_all(s, 0),)),
    ("Cask of Rum", (lambda s: happenings.refresh_all(s, 0),)),
    ("Letter of Apology", (alone(1),)),
    ("Serenade", (without(1, "Wren"),)),
    ("Ship's Antiquary", (lose_relics,)),
)


@rule("SL-RULE-58", "SL-CHAL-17")
@pytest.mark.parametrize(("name", "given"), NOTHING_TO_DO, ids=lambda x: x if isinstance(x, str) else "")
def test_what_would_do_nothing_is_not_offered(name: str, given: tuple[Given, ...]) -> None:
    card, part = next((card, part) for card, part in USED if card.name == name)
    assert Use(card, part).offer() >= 0 > Use(card, part, *given).offer()


@rule("SL-CHAL-21")
def test_a_die_that_is_the_price_cannot_be_what_is_turned() -> None:
    card, part = next((card, part) for card, part in USED if part.title == "Fine Print")
    assert Use(card, part, fallen("L L 1 1 1 1 1 1 1 1")).offer() >= 0
    assert Use(card, part, fallen("L 1 1 1 1 1 1 1 1 1")).offer() < 0


@rule("SL-RULE-58", "SL-CHAL-12", "SL-RULE-66")
def test_a_text_is_offered_at_no_other_moment_than_its_own() -> None:
    for kind in (ON_TURN, SAILING, BEFORE_ROLL, VICTORY, ATTACKED):
        name = next(card.name for card, part in USED if part.kind == kind and part.exhausts and card.faction < 0)
        for card, part in {part.kind: (card, part) for card, part in USED if part.against < 0}.values():
            scene = Use(card, part, has(1, name) if card.name != name else has(1)).scene
            assert any(option.startswith(f"{name}:") for option in scene.options) == (part.kind == kind), card.name


# Texts that happen


@rule("SL-LOVE-05", "SL-RULE-69")
@pytest.mark.parametrize(("card", "part"), WINNINGS, ids=named)
def test_what_winning_brings_comes_by_itself_and_only_for_winning(card: Piece, part: SeaAbility) -> None:
    (effect,) = part.effects
    assert isinstance(effect, Tallied) and effect.tally is words.gold
    given = (*nobody(1), *nobody(2), *lies_before(card, part), at(1, "Nassau"),
             tired(1, "Gunner", "Quartermaster", "Navigator"))  # fmt: skip
    won = voyage(*given, rolled("2 2 2 2", "1"), factions=home_of(card)).choose("Challenge Nassau")
    assert won.gold(1) == 8 + 7 + effect.n.of(won.state, [0] * 9)
    lost = voyage(*given, rolled("X X X X", "1"), factions=home_of(card)).choose("Challenge Nassau")
    assert lost.gold(1) == 8


def beset(card: Piece, part: SeaAbility, lines: int, dice: str) -> Scene:
    """A Challenge that is lost, with a Nemesis: two Crew ready and one Exhausted, a Flag, a Relic and an Item."""
    scene = voyage(
        *nobody(1), *nobody(2), character(1, card.name, True, lines), at(1, "Cartagena"), flag(1, "Havana"),
        has(1, "Saint's Knucklebone", "Keg of Powder"), tired(1, "Gunner"), gold(1, 20), rolled(dice, "1"),
        factions=home_of(card),
    )  # fmt: skip
    scene.choose("Challenge Cartagena")
    while scene.kind in ("add_dice", "assign_dice"):
        scene.choose("Roll the dice" if scene.kind == "add_dice" else "Leave the dice")
    while scene.kind == "suffer_nemesis":
        assert scene.asked == 1
        scene.choose(scene.options[0])
    return scene


def told_of(scene: Scene, part: SeaAbility) -> list[tuple[int, ...]]:
    """What is told from the use of a line on, up to the next line or the result."""
    rows = scene.state.record or []
    begins = [i for i, row in enumerate(rows) if row[R_KIND] == T_USE and row[R_OTHER] == part.number]
    if not begins:
        return []
    ends = [i for i, row in enumerate(rows) if i > begins[0] and row[R_KIND] in (T_USE, T_STRENGTH)]
    return list(rows[begins[0] : ends[0]])


@rule("SL-NEM-01", "SL-NEM-06", "SL-CHAL-31", "SL-CHAL-33", "SL-LOVE-13")
@pytest.mark.parametrize(("card", "part"), SUFFERING, ids=named)
def test_a_line_of_a_nemesis_strikes_with_enough_x_if_it_is_unlocked(card: Piece, part: SeaAbility) -> None:
    enough = " ".join(["X"] * part.line + ["2"] * (4 - part.line))
    fewer = " ".join(["X"] * (part.line - 1) + ["2"] * (5 - part.line))
    assert part.least == part.line
    assert told_of(beset(card, part, 3, fewer), part) == []
    assert told_of(beset(card, part, part.line - 1, enough), part) == []
    scene = beset(card, part, part.line, enough)
    suffered(card, part, told_of(scene, part))
    if isinstance(part.effects[0], words.LoseRelic):
        assert "Saint's Knucklebone" not in scene.cards(1)
    if isinstance(part.effects[0], words.DiscardCrew):
        assert len([name for name in scene.cards(1) if name in ("Gunner", "Navigator", "Quartermaster")]) == 2


def suffered(card: Piece, part: SeaAbility, rows: list[tuple[int, ...]]) -> None:
    """What the line says has been done; Strength has no row of its own."""
    (effect,) = part.effects
    assert rows[0][R_SEAT] == 0
    if is_tally(effect, words.lose_gold):
        assert [row[R_AMOUNT] for row in rows if row[R_KIND] == T_LOSE_GOLD] == [amount(card, part)]
    elif isinstance(effect, words.ExhaustCrew):
        assert len([row for row in rows if row[R_KIND] == T_EXHAUST]) == 1
    elif not is_tally(effect, words.lose_strength):
        assert len([row for row in rows if row[R_KIND] == T_DISCARD]) == 1


def amount(card: Piece, part: SeaAbility) -> int:
    """How much a line takes: it counts what there was at first, and whom the lines before have Exhausted."""
    (effect,) = part.effects
    assert isinstance(effect, Tallied) and isinstance(effect.n, Fixed | words.Per)
    if isinstance(effect.n, Fixed):
        return effect.n.n
    before = [a for owner, a in SUFFERING if owner is card and a.line < part.line]
    tired_since = sum([isinstance(a.effects[0], words.ExhaustCrew) for a in before])
    more = {EXHAUSTED_CREW: tired_since, READY_CREW: 1 - tired_since}.get(effect.n.what, 0)
    return effect.n.n * (1 + more)


@rule("SL-CHAL-36", "SL-CHAL-34")
@pytest.mark.parametrize("card", [card for card in CARDS if isinstance(card, Character)], ids=named)
def test_the_lines_of_a_nemesis_together_take_as_much_strength_as_they_say(card: Character) -> None:
    lines = [part for owner, part in SUFFERING if owner is card]
    for upto in (1, 2, 3):
        rows = beset(card, lines[0], upto, "X X X 2").state.record or []
        rolled_ = next(row[R_OTHER] for row in rows if row[R_KIND] == T_ROLL)
        left = next(row[R_AMOUNT] for row in rows if row[R_KIND] == T_STRENGTH)
        said = [amount(card, part) for part in lines[:upto] if is_tally(part.effects[0], words.lose_strength)]
        assert rolled_ == 3 and left == max(3 - sum(said), 0)


# Tavern Games


@rule("SL-PORT-08", "SL-PORT-09", "SL-PORT-10", "SL-PORT-11", "SL-NEM-02")
@pytest.mark.parametrize(("card", "part"), GAMES, ids=named)
def test_a_tavern_game_gives_what_its_outcome_says_and_the_card_is_kept(card: TavernCard, part: SeaAbility) -> None:
    scene = voyage(at(1, "Tortuga"), tired(1, "Gunner", "Navigator"), top(card.name, "Grapeshot", "Holy Water"))
    s = scene.state
    scene.choose("Take the Port action")
    outcomes = [a.say() for a in card.abilities if a.kind == TAVERN_GAME]
    if len(outcomes) > 1:
        assert scene.kind == "tavern_game" and scene.options == outcomes
        scene.choose(part.say())
    c = scene.piece(card.name)
    assert short(card.name) in scene.cards(1) and s.side[c] == (ITEM if card.port == -1 else RUMOR)
    won = [effect.n.of(s, [0] * 9) for effect in part.effects if isinstance(effect, Tallied)]
    assert scene.gold(1) == 8 + sum(won)
    raised = words.raise_nemesis in part.effects
    assert s.marker[scene.piece("Josephine")] == 1 + raised
    assert len(scene.cards(1)) == 7 + any(isinstance(effect, words.DrawAndKeep) for effect in part.effects)


# What holds all the time


def has_it(card: Piece, part: Standing, *given: Given) -> Scene:
    mine = (token(card.name, 1),) if isinstance(card, Token) else lies_before(card, part)
    others = has(1, "Saint's Knucklebone", "Keg of Powder") if part.each >= 0 else has(1)
    return voyage(*nobody(1), *nobody(2), others, flag(1, "Havana", "Hamilton"), *mine, at(1, "Nassau"), *given,
                  factions=home_of(card))  # fmt: skip


def bare(card: Piece, part: Standing, *given: Given) -> Scene:
    """The same table, the card's text locked, not claimed or not there."""
    scene = has_it(card, part, *given)
    s = scene.state
    c = next(c for c in (s.captain[0], *s.tableau(0)) if s.match.drawn[c].name == card.name)
    if isinstance(card, Character):
        s.marker[c] = part.line - 1
    elif isinstance(card, Captain):
        s.side[c] = 1 - part.side
    elif isinstance(card, TavernCard):
        s.side[c] = RUMOR
    else:
        s.put(c, SUPPLY, s.match.sea)
    return scene


@rule("SL-LOVE-04", "SL-CHAL-14", "SL-MOVE-01", "SL-LOVE-13")
@pytest.mark.parametrize(("card", "part"), STANDING, ids=named)
def test_a_text_that_holds_all_the_time_counts_while_it_is_there(card: Piece, part: Standing) -> None:
    held, lost = has_it(card, part).state, bare(card, part).state
    each = 1 if part.each < 0 else number_of(held, 0, part.each)
    assert part.n * each > 0
    assert values.standing(held, 0, part.what) == part.n * each
    other = [text.n for text in card.passives if isinstance(card, Captain) and text is not part]
    assert values.standing(lost, 0, part.what) == sum(other), "a Captain has the text of the other side"


#: by word: what it changes at the table, read with and without it
READS: dict[int, Callable[[Voyage], int]] = {
    Standing.DICE: lambda s: values.passive_dice(s, 0),
    Standing.MOVE: lambda s: values.allowance(s, 0),
    Standing.DISCOUNT: lambda s: -values.price(s, 0, dearest_ship(s)),
    Standing.WAGES: lambda s: -values.wages(s, 0, dearest_crew(s)),
    Standing.BERTHS: lambda s: values.capacity(s, 0),
    Standing.NOTORIETY: lambda s: values.total_notoriety(s, 0),
}


def dearest_ship(s: Voyage) -> int:
    return max(s.pile(SHIPS, s.match.sea), key=lambda c: ship_card(s, c).cost)


def dearest_crew(s: Voyage) -> int:
    return max(s.pile(CREW_DECK, s.match.sea), key=lambda c: crew_card(s, c).cost)


COUNTING = [(card, part) for card, part in STANDING if part.what in READS]
DOING = [(card, part) for card, part in STANDING if part.what not in READS]


@rule("SL-CHAL-11", "SL-PORT-17", "SL-PORT-27", "SL-NOTO-05")
@pytest.mark.parametrize(("card", "part"), COUNTING, ids=named)
def test_dice_steps_prices_berths_and_notoriety_are_so_much_more(card: Piece, part: Standing) -> None:
    held, lost = has_it(card, part).state, bare(card, part).state
    relic = isinstance(card, TavernCard | Token | Relic)
    each = 1 if part.each < 0 else number_of(held, 0, part.each)
    assert READS[part.what](held) - READS[part.what](lost) == part.n * each
    love = part.what == Standing.NOTORIETY
    assert values.total_notoriety(held, 0) - values.total_notoriety(lost, 0) == relic + love


def plays(card: Piece, part: Standing, scene: Scene) -> int:
    """How much a text that is no plain number is worth when it is played."""
    s = scene.state
    if part.what == Standing.INCOME:
        gold_before = s.gold[0]
        scene.choose("End the turn")
        while scene.kind == "end_turn":
            scene.choose("End the turn")
        return s.gold[0] - gold_before
    if part.what == Standing.STRENGTH:
        scene.choose("Challenge Nassau")
        while scene.kind in ("add_dice", "assign_dice"):
            scene.choose("Roll the dice" if scene.kind == "add_dice" else "Leave the dice")
        return next(row[R_OTHER] for row in s.record or [] if row[R_KIND] == T_ROLL)
    if part.what == Standing.VENGEANCE:
        happenings.wrong(s, 0)
        return s.marker[s.captain[0]]
    scene.choose("Take the Port action")
    return len(s.pile(SHOWN, 0)) if part.what != Standing.HARBOR else s.gold[0] - 8


@rule("SL-ROUND-05", "SL-LOVE-11", "SL-PORT-22", "SL-CAP-13")
@pytest.mark.parametrize(("card", "part"), DOING, ids=named)
def test_income_strength_ports_and_vengeance_are_so_much_more_when_it_is_played(card: Piece, part: Standing) -> None:
    given: tuple[Given, ...] = (tired(1, "Gunner", "Quartermaster", "Navigator"), rolled("X X X X", "X X X X"))
    if part.what == Standing.TAVERN:
        given = (at(1, "Tortuga"), top("Cracked Hourglass", "Grapeshot", "Holy Water"))
    held = plays(card, part, has_it(card, part, *given))
    lost = plays(card, part, bare(card, part, *given))
    each = 2 if part.each == OWN_FLAG else 1
    if part.what == Standing.TAVERN:
        assert (held, lost) == (3, 1)
    elif part.each == RELIC_HELD and isinstance(card, Relic):
        assert held - lost == 2, "it is a Relic itself"
    elif part.what == Standing.VENGEANCE:
        assert held == part.n
    else:
        assert held - lost == part.n * each


# Words of Events stand on their cards; those of others are all on some card


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    effects = [effect for card in CARDS for part in card.abilities for effect in part.effects]
    kinds = {type(effect) for effect in effects}
    tallies = {effect.tally for effect in effects if isinstance(effect, Tallied)}
    spoken = [value for module in (words, tides) for value in vars(module).values()]
    for word in spoken:
        if isinstance(word, words.Sums):
            assert word in tallies, word.words
        elif isinstance(word, Effect):
            assert any(effect is word for effect in effects), word
        elif isinstance(word, type) and issubclass(word, Effect) and "sea_of_legends" in word.__module__:
            assert any(issubclass(kind, word) for kind in kinds), word
    standing = {part.what for _, part in STANDING}
    assert standing == set(range(len(Standing.WORDS)))


@rule("SL-LOVE-02", "SL-NEM-01", "SL-CAP-01")
def test_captains_lovers_and_nemeses_are_printed_as_the_rules_say() -> None:
    for card in CARDS:
        sides = [(part.side, part.line) for part in (*card.abilities, *card.passives)]
        if isinstance(card, Captain):
            assert {side for side, _ in sides} == {PLAIN, LEGENDARY}, card.name
        elif isinstance(card, Character):
            lover = sorted([line for side, line in sides if side == LOVER])
            assert lover == [1, 2, 3, 4] and sorted([line for side, line in sides if side == NEMESIS]) == [1, 2, 3]
            love = next(part for part in card.passives if part.line == 4)
            assert love.title == "True Love" and love.what == Standing.NOTORIETY
            assert card.lover_start != card.nemesis_start


@rule("SL-NEM-09")
def test_nasir_picks_pockets_turns_crew_and_takes_a_relic() -> None:
    nasir = next(card for card in CARDS if card.name.startswith("Nasir"))
    lines = [part for card, part in SUFFERING if card is nasir]
    scene = beset(nasir, lines[0], 3, "X X X 2")
    told = " ".join(scene.log())
    assert "Player 1 loses 3 gold." in told and len(characters(scene.state, 0, NEMESIS)) == 1
    assert len(scene.exhausted(1)) == 2 and "Saint's Knucklebone" not in scene.cards(1)
