"""A server that was given cards, house rules or a game of somebody's own: they are at its tables."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kernel import tavern
from own import HOUSE, own_file
from quarterdeck.games import find_game
from quarterdeck.server import offers, sending
from quarterdeck.server.messages import CardPrinted, DeckWish, GameOffered, Join, NewTable, SeatWish
from server.serving import InThread, guest, nobody, play, quiet, run

GAME = find_game("five-sails")


@pytest.fixture
def giving(tmp_path: Path) -> Iterator[InThread]:
    """What a server offers is made once, so it has to be made anew before and after."""
    made = (offers.games, sending.kept)
    GAME.add_cards(own_file(tmp_path))
    GAME.add_ruleset(HOUSE)
    for offer in made:
        offer.cache_clear()
    try:
        with InThread(str(tmp_path / "quarterdeck.sqlite")) as running:
            yield running
    finally:
        GAME.remove_cards()
        GAME.house.clear()
        for offer in made:
            offer.cache_clear()


def test_tables_have_the_cards_and_the_house_rules(giving: InThread) -> None:
    async def test() -> None:
        client = nobody(giving.url)
        offered = await client.ask("GET", "/api/games", None, list[GameOffered])
        assert offered[0].editions[-1].name == "short"
        cards = await client.ask("GET", "/api/games/five-sails/cards", None, list[CardPrinted])
        assert cards[-1].name == "Ship's Cook"
        anne = await guest(giving.url, "Anne")
        mine = DeckWish("list", GAME.deck_list(GAME.decks_for(2)[0]))
        seats = (SeatWish("me", mine), SeatWish("bot", DeckWish("sample", "eisen"), "greedy"))
        table = await anne.open_table(NewTable("five-sails", "short", seats, False))
        seat = await anne.sit(table.id)
        await quiet(seat)
        assert seat.view is not None and seat.view["days"] == 3
        header = giving.table(table.id).facts.header
        assert header["ruleset"] == HOUSE and header["cards"]["files"] == ["mine.py"]

    run(test())


@pytest.fixture
def tavern_keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[InThread]:
    monkeypatch.setattr("quarterdeck.games.BROUGHT", {tavern.GAME.name: "kernel.tavern"})
    offers.games.cache_clear()
    with InThread(str(tmp_path / "quarterdeck.sqlite")) as running:
        yield running
    offers.games.cache_clear()


def test_a_game_from_elsewhere_is_played_at_a_table(tavern_keeper: InThread) -> None:
    async def test() -> None:
        client = nobody(tavern_keeper.url)
        offered = await client.ask("GET", "/api/games", None, list[GameOffered])
        assert (offered[-1].name, offered[-1].seats) == ("tavern", (2, 3))
        assert [edition.name for edition in offered[-1].editions] == ["standard"]
        cards = await client.ask("GET", "/api/games/tavern/cards", None, list[CardPrinted])
        assert cards[-1].name == "Last Orders" and cards[-1].stats == ()
        anne, bert = [await guest(tavern_keeper.url, name) for name in ("Anne", "Bert")]
        decks = [DeckWish("sample", "regulars"), DeckWish("random")]
        wish = NewTable("tavern", "standard", (SeatWish("me", decks[0]), SeatWish("open", decks[1])), False)
        table = await anne.open_table(wish)
        await bert.join(table.id, Join(table.invitation or ""))
        seats = [await person.sit(table.id) for person in (anne, bert)]
        await quiet(*seats)
        await play(seats, Random(1))
        assert all(seat.over for seat in seats)

    run(test())
