"""Every Event card (SL-EVENT): what it says is what happens, and what cannot be done is skipped."""

import re
from collections import Counter

import pytest

from ledger import rule
from quarterdeck.games.sea_of_legends.alignment import reward_gold
from quarterdeck.games.sea_of_legends.board import chart
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.facts import Event, Npc
from quarterdeck.games.sea_of_legends.happenings import in_supply
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    ARMADA, BOARD, EVENT_DECK, EVENT_DISCARD, FACTIONS, NPC, SKYSTALKERS, SUPPLY, TOKEN,
)  # fmt: skip
from sol_scene import NEMESES, Given, Scene, at, deck, level, token, unlocked, voyage

EVENTS = [card for card in catalogue().cards if isinstance(card, Event)]
FOLLOWERS = {card.faction: card for card in catalogue().cards if isinstance(card, Npc) and not card.leader}
WHERE = "a Sea region|Sea regions|" + "|".join([re.escape(chart().names[port]) for port in chart().ports])
PLACES = re.compile(rf"place (\d) ([A-Z][\w' ]+?)s? in ({WHERE})((?:(?:,| and) \d in (?:{WHERE}))*)", re.IGNORECASE)
#: the same again: "and 1 in a Sea region"
MORE = re.compile(rf"(\d) in ({WHERE})")
#: for somebody who plays alone
ALONE = re.compile(r", and (\d) more if there is only one Captain")
WORTH = re.compile(r"until the next Event (?:each|the) (.+) is worth (\d+) gold more", re.IGNORECASE)
RAISES = re.compile("each player unlocks the next line of one of their Nemeses", re.IGNORECASE)
LEVEL = re.compile(r"raise the level of the [A-Z][a-z]+( [A-Z][a-z]+)?", re.IGNORECASE)
HEADING = re.compile(r"^(Strength \d|While the Harpy is (Calm|Enraged)): ")
#: who comes when a card of its Faction is revealed (SL-EVENT-14)
REVEALED = {"Atlantean Usurpers": "King Alaran", "Sea Coven": "Alura", "Skystalkers": "Harpy"}

every_event = pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.name)


def happens(card: Event, *given: Given, players: int = 0) -> Scene:
    """The Event step with this card, the first option of every question taken, to the next round."""
    others = [name for name in ("Dread Tide", "Children of Tlaloc") if name != FACTIONS[card.faction]]
    factions = (others[0], others[1]) if card.faction == ARMADA else (FACTIONS[card.faction], others[0])
    players = players or (3 if card.many else 2)
    away = [at(player, port) for player, port in enumerate(("Havana", "Bridgetown", "Maracaibo")[:players], 1)]
    scene = voyage(*away, *given, deck(EVENT_DECK, card.name), factions=factions, players=players, start="event")
    while scene.state.round == 1:
        assert scene.kind in ("place_npc", "raise_nemesis") and scene.asked in range(1, players + 1)
        scene.choose(scene.options[0])
    return scene


def placed(texts: list[str]) -> Counter[tuple[str, str]]:
    """What the texts say is placed, and where: in a Port, or at sea."""
    found: Counter[tuple[str, str]] = Counter()
    for first, name, there, more in [match for text in texts for match in PLACES.findall(text)]:
        for n, where in [(first, there), *MORE.findall(more)]:
            found[name, "sea" if "Sea region" in where else where] += int(n)
    return found


def on_board(s: Voyage) -> Counter[tuple[str, str]]:
    """The NPCs and tokens on the board, and where they are."""
    found: Counter[tuple[str, str]] = Counter()
    for c in range(s.match.size):
        if s.zone[c] == BOARD and s.match.kind[c] in (NPC, TOKEN):
            region = s.match.board.names[s.region[c]]
            found[s.match.drawn[c].name, "sea" if region.startswith("Sea ") else region] += 1
    return found


def compare(card: Event, texts: list[str], scene: Scene) -> None:
    """The table is as the texts say that were carried out, and not otherwise."""
    s = scene.state
    expected = placed(texts)
    if FACTIONS[card.faction] in REVEALED:
        expected[REVEALED[FACTIONS[card.faction]], "sea"] += 1
    assert on_board(s) == expected
    worth = {name: int(n) for text in texts for name, n in WORTH.findall(text)}
    for c in [c for c in range(s.match.size) if s.match.kind[c] == NPC]:
        npc = s.match.drawn[c]
        assert isinstance(npc, Npc) and reward_gold(s, c) == npc.gold + worth.get(npc.name, 0)
    raised = sum([len(RAISES.findall(text)) for text in texts])
    assert all(s.marker[scene.piece(name)] == 1 + raised for name in NEMESES[: s.match.seats])
    assert [s.match.drawn[c].name for c in s.pile(EVENT_DISCARD, s.match.sea)] == [card.name]


@every_event
@rule("SL-EVENT-02", "SL-EVENT-03", "SL-EVENT-04", "SL-EVENT-08", "SL-EVENT-13", "SL-RULE-71")
def test_at_the_lowest_level_the_first_two_sets_are_carried_out(card: Event) -> None:
    scene = happens(card)
    sets = [a.say() for a in card.abilities]
    compare(card, sets[:2], scene)
    if card.faction != SKYSTALKERS:
        assert scene.state.level[card.faction] == 1 and f"level of the {FOLLOWERS[card.faction].name}" in sets[0]


@every_event
@rule("SL-EVENT-04", "SL-EVENT-05", "SL-EVENT-12", "SL-EVENT-15")
def test_at_the_highest_level_all_sets_are_carried_out(card: Event) -> None:
    sets = [a.say() for a in card.abilities]
    if card.faction == SKYSTALKERS:
        scene = happens(card, token("Harpy Egg", 1))
        compare(card, [sets[0], *sets[2:]], scene)
    else:
        scene = happens(card, level(FACTIONS[card.faction], 4))
        compare(card, sets, scene)
        assert scene.state.level[card.faction] == 3


def nothing_left(s: Voyage) -> None:
    """Every mini and every token is on the board, no two in one region that would unite."""
    seas = [r for r in s.match.board.seas]
    for c in range(s.match.size):
        if s.match.kind[c] == TOKEN and s.zone[c] == SUPPLY:
            s.place(c, seas[0], s.match.sea)
    for faction in s.match.factions:
        minis = [c for c in range(s.match.size) if s.match.kind[c] == NPC and s.match.faction[c] == faction]
        for r, c in zip(seas, minis):
            s.place(c, r, s.match.party[faction])


@every_event
@rule("SL-EVENT-09", "SL-RULE-70", "SL-RULE-71", "SL-NPC-02")
def test_what_cannot_be_done_is_skipped_and_the_rest_follows(card: Event) -> None:
    last = [unlocked(player, name, 3) for player, name in enumerate(NEMESES, 1) if player < (4 if card.many else 3)]
    top = [] if card.faction == SKYSTALKERS else [level(FACTIONS[card.faction], 4)]
    scene = happens(card, nothing_left, *last, *top)
    s = scene.state
    everything = [c for c in range(s.match.size) if s.match.kind[c] in (NPC, TOKEN)]
    assert on_board(s).total() == len(everything) and in_supply(s, s.match.definition[everything[0]]) == -1
    assert all(s.marker[scene.piece(name)] == 3 for name in NEMESES[: s.match.seats])
    carried = [card.abilities[0], card.abilities[1]] if card.faction == SKYSTALKERS else card.abilities
    for name, n in [found for a in carried for found in WORTH.findall(a.say())]:
        npc = s.match.drawn[scene.piece(name)]
        assert isinstance(npc, Npc) and reward_gold(s, scene.piece(name)) == npc.gold + int(n)


@every_event
@rule("SL-EVENT-02")
def test_a_card_says_nothing_else(card: Event) -> None:
    """What the other tests read in the texts is all that there is in them."""
    for a in card.abilities:
        text = HEADING.sub("", a.say())
        for known in (ALONE, LEVEL, PLACES, WORTH, RAISES):
            text = known.sub("", text)
        assert not re.sub(r" and |[ ,.]", "", text), a.say()


@rule("SL-RULE-72")
@pytest.mark.parametrize(
    "card", [card for card in EVENTS if any(ALONE.search(a.say()) for a in card.abilities)], ids=lambda card: card.name
)
def test_a_captain_alone_meets_more_of_them(card: Event) -> None:
    """What a card says of one Captain happens alone and not with two."""
    assert not card.many
    follower = FOLLOWERS[card.faction]
    more = sum(int(n) for a in card.abilities for n in ALONE.findall(a.say()))
    alone, two = [happens(card, level(FACTIONS[card.faction], 4), players=players).state for players in (1, 2)]
    at_sea = [on_board(s)[follower.name, "sea"] for s in (alone, two)]
    definition = next(alone.match.definition[c] for c in range(alone.match.size) if alone.match.drawn[c] is follower)
    assert more > 0 and at_sea[0] > at_sea[1], "as many as there are minis for"
    assert at_sea[0] == at_sea[1] + more or in_supply(alone, definition) == -1


@rule("SL-EVENT-02", "SL-SETUP-19", "SL-RULE-27")
def test_every_faction_has_three_cards_of_each_edition_keyed_to_its_rows() -> None:
    for faction in range(len(FACTIONS)):
        cards = [card for card in EVENTS if card.faction == faction]
        assert sorted([card.many for card in cards]) == [False] * 3 + [True] * 3, FACTIONS[faction]
        for card in cards:
            rows = (1, 2, 2) if faction == SKYSTALKERS else FOLLOWERS[faction].strength[1:]
            assert tuple([a.least for a in card.abilities]) == (0, *rows), card.name
        few, many = [
            sum([placed([a.say() for a in card.abilities]).total() for card in cards if card.many == edition])
            for edition in (False, True)
        ]  # fmt: skip
        assert few < many or faction == SKYSTALKERS, "the edition for more players is harsher"
