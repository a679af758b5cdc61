"""A server that was given cards and house rules of somebody's own: they are at its tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from own import HOUSE, own_file
from quarterdeck.games import find_game
from quarterdeck.server import offers
from quarterdeck.server.messages import CardPrinted, DeckWish, GameOffered, NewTable, SeatWish
from server.serving import InThread, guest, nobody, quiet, run

GAME = find_game("five-sails")


@pytest.fixture
def giving(tmp_path: Path) -> Iterator[InThread]:
    """What a server offers is made once, so it has to be made anew before and after."""
    made = (offers.games, offers.cards)
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
        assert offered[0].editions[-1] == "short"
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
