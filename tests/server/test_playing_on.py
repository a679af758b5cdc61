"""Playing on from a moment of a game that is over, over HTTP and sockets; and a rematch with the decks swapped."""

import random

import pytest
from server.serving import InThread, guest, nobody, quiet, run, two_people

from quarterdeck.games import five_sails
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel import replay
from quarterdeck.kernel.game import CHANCE, Game
from quarterdeck.server.client import ServerProblem
from quarterdeck.server.messages import Concede, PlayOn, Rematch, ReplayKept, TableShown


def played(seed: int = 4) -> Game:
    game, chance = five_sails.sample_game(seed, 2), random.Random(seed)
    while not game.over:
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
    return game


def test_a_game_goes_on_from_a_moment_against_a_bot(server: InThread) -> None:
    game = played()

    async def test() -> None:
        anne = await guest(server.url, "Anne")
        id = (await anne.ask("POST", "/api/replays", replay.write(game).encode(), ReplayKept)).id
        wish = PlayOn(20, 1, "random")
        table = await anne.ask("POST", f"/api/replays/{id}/play", wish, TableShown)
        assert [(person.kind, person.deck) for person in table.seats] == [("bot", "vodacce"), ("person", "eisen")]
        seat = await anne.sit(table.id)
        await seat.receive()
        assert seat.me == 1
        begun = server.table(table.id).game
        assert begun is not None and begun.choices[:20] == game.choices[:20] and begun.choices[20][0] == CHANCE
        then = Game(game.header, game.start)
        then.replay(game.choices[:20])
        hands = [moment.view(1)["players"][1]["hand"] for moment in (then, begun.copy().rewind(21))]
        assert hands[0] == hands[1], "what one knew stays as it was"
        await seat.send(Concede())
        await quiet(seat)
        result = server.table(table.id).result
        assert result is not None and result.winners == (0,), "it is a game like any other"

    run(test())


def test_names_from_a_record_are_cleaned_and_read_aside(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    package = five_sails.GAME
    name = "A name without end " * 7
    deck = package.find_deck(package.deck_list("eisen").replace("Name: eisen", f"Name: \u202e\u0007{name}"))
    game = package.new(1, (deck, "montaigne"), f'base = "learn-to-play"\nname = "\u202e{name}"\n')
    game.choose(game.open_questions()[0].options[0])
    read: list[str] = []

    def named(package: GamePackage, text: str) -> str:
        read.append(text)
        return text

    for method in ("deck_name", "ruleset_name"):
        monkeypatch.setattr(type(package), method, named)

    async def test() -> None:
        anne = await guest(server.url, "Anne")
        id = (await anne.ask("POST", "/api/replays", replay.write(game).encode(), ReplayKept)).id
        table = await anne.ask("POST", f"/api/replays/{id}/play", PlayOn(1, 0, "random"), TableShown)
        for shown in (table.seats[0].deck, table.edition):
            assert shown == name[:60].strip(), ascii(shown)
        assert table.seats[1].deck == "montaigne" and not read

    run(test())


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (PlayOn(-1, 0), "choices"), (PlayOn(100_000, 0), "choices"), (PlayOn(5, 7), "seats are 0 to 1"),
        (PlayOn(5, 0, "deep blue"), "there is no bot"), (None, "the game is over there"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_on_is_refused(server: InThread, wish: PlayOn | None, words: str) -> None:
    game = played()

    async def test() -> None:
        client = nobody(server.url)
        id = (await client.ask("POST", "/api/replays", replay.write(game).encode(), ReplayKept)).id
        with pytest.raises(ServerProblem, match=words):
            await client.ask("POST", f"/api/replays/{id}/play", wish or PlayOn(len(game.choices), 0), TableShown)

    run(test())


def test_a_rematch_with_decks_swapped_takes_everybody(server: InThread) -> None:
    async def test() -> None:
        for wishes, swapped in (((True, True), True), ((True, False), False)):
            table, anne, bert = await two_people(server.url)
            await bert.send(Concede())
            await quiet(bert, anne)
            for seat, swap in zip((anne, bert), wishes):
                await seat.send(Rematch(swap=swap))
                await quiet(seat)
            assert bert.table is not None and bert.table.rematch is not None
            shown = await nobody(server.url).ask("GET", f"/api/tables/{bert.table.rematch}", None, TableShown)
            decks = [person.deck for person in table.seats]
            assert [person.deck for person in shown.seats] == (decks[::-1] if swapped else decks)
            assert [person.name for person in shown.seats] == ["Anne", "Bert"]

    run(test())
