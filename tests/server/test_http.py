"""People, offers, replays and the page, over plain HTTP."""

import random
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from server.serving import InThread, guest, nobody, play, run, two_people, two_seats

from quarterdeck.games import five_sails
from quarterdeck.server.client import ServerProblem
from quarterdeck.server.identity import Keeper, clean_name, new_guest
from quarterdeck.server.messages import (
    CardPrinted, CourseShown, Credentials, DeckKept, GameOffered, Me, MomentShown, Moments, Named, ReplayKept,
    RuleShown,
)  # fmt: skip


def test_a_guest_is_whoever_the_cookie_says(server: InThread) -> None:
    async def test() -> None:
        client = nobody(server.url)
        assert await client.ask("GET", "/api/me", None, Me) == Me("", False)
        assert await client.be_guest("  Anne \u202e\n Bonny ") == Me("Anne Bonny", False)
        assert await client.ask("GET", "/api/me", None, Me) == Me("Anne Bonny", False)
        old = client.cookie
        await client.be_guest("Mary Read")
        assert await client.ask("GET", "/api/me", None, Me) == Me("Mary Read", False)
        keeper = server.server.people.keeper
        before, after = keeper.read(old.partition("=")[2]), keeper.read(client.cookie.partition("=")[2])
        assert before is not None and after is not None and before.id == after.id, "a new name, the same person"
        with pytest.raises(ServerProblem):
            await client.be_guest("\x00\n")

    run(test())


def test_accounts_have_passwords_and_a_guest_who_makes_one_keeps_the_seat(server: InThread) -> None:
    async def test() -> None:
        client = await guest(server.url, "Jack")
        table = await client.open_table(two_seats("me", "bot"))
        given = Credentials("Calico Jack", "correct horse battery")
        assert await client.ask("POST", "/api/register", given, Me) == Me("Calico Jack", True)
        seat = await client.sit(table.id)
        await seat.receive()
        assert seat.me == 0
        other = nobody(server.url)
        for name, password, status in (
            ("CALICO JACK", "another password", 409), ("Short", "short", 422), ("", "long enough", 422),
        ):  # fmt: skip
            with pytest.raises(ServerProblem) as problem:
                await other.ask("POST", "/api/register", Credentials(name, password))
            assert problem.value.status == status
        for name, password in (("Calico Jack", "wrong"), ("Nobody", "correct horse battery")):
            with pytest.raises(ServerProblem) as problem:
                await other.ask("POST", "/api/login", Credentials(name, password))
            assert problem.value.status == 403 and "name or the password" in problem.value.problem.words
        assert await other.ask("POST", "/api/login", Credentials("calico jack", given.password), Me) == Me(
            "Calico Jack", True
        )
        await other.ask("POST", "/api/logout", b"")
        assert await other.ask("GET", "/api/me", None, Me) == Me("", False)

    run(test())


def test_decks_are_kept_for_accounts(server: InThread) -> None:
    async def test() -> None:
        client = nobody(server.url)
        with pytest.raises(ServerProblem):
            await client.ask("GET", "/api/decks")
        await client.ask("POST", "/api/register", Credentials("Deck Keeper", "correct horse battery"))
        for text in ("", "Leader: Kaspar Dietrich\n", "Leader: Nobody\n"):
            with pytest.raises(ServerProblem):
                await client.ask("POST", "/api/decks", DeckKept("five-sails", "mine", text))
        sample: bytes = await client.ask("GET", "/api/games/five-sails/decks/eisen")
        deck = DeckKept("five-sails", "mine", sample.decode())
        await client.ask("POST", "/api/decks", deck)
        assert await client.ask("GET", "/api/decks", None, list[DeckKept]) == [deck]
        await client.ask("DELETE", "/api/decks", deck)
        assert await client.ask("GET", "/api/decks", None, list[DeckKept]) == []

    run(test())


def test_cookies_are_signed_http_only_and_same_site(server: InThread) -> None:
    address = urlsplit(server.url)
    connection = HTTPConnection(address.netloc)
    connection.request("POST", "/api/guest", '{"name": "Anne"}')
    response = connection.getresponse()
    cookie = (response.getheader("set-cookie") or "").lower()
    response.read()
    connection.close()
    assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie
    keeper = Keeper("secret")
    who = new_guest("Anne")
    assert keeper.read(keeper.cookie(who)) == who
    assert Keeper("another secret").read(keeper.cookie(who)) is None
    assert clean_name("a" * 100, 40) == "a" * 40


def test_every_answer_has_the_security_headers(server: InThread) -> None:
    for path in ("/api/me", "/api/nothing", "/", "/api/tables/none"):
        connection = HTTPConnection(urlsplit(server.url).netloc)
        connection.request("GET", path)
        response = connection.getresponse()
        response.read()
        connection.close()
        policy = response.getheader("content-security-policy") or ""
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert response.getheader("x-content-type-options") == "nosniff"


def test_games_cards_and_rules_are_offered(server: InThread) -> None:
    async def test() -> None:
        client = nobody(server.url)
        game, ccg, sea = await client.ask("GET", "/api/games", None, list[GameOffered])
        assert game.name == "five-sails" and game.seats == (2, 3, 4) and "eisen" in game.decks and "greedy" in game.bots
        assert ccg.name == "ccg" and ccg.seats == (2, 3, 4, 5, 6) and "gosse" in ccg.decks and ccg.bots == game.bots
        assert sea.name == "sea-of-legends" and sea.seats == (1, 2, 3, 4, 5) and "kahina" in sea.decks
        cards = await client.ask("GET", "/api/games/five-sails/cards", None, list[CardPrinted])
        by_name = {card.name: card for card in cards}
        kaspar = by_name["Kaspar Dietrich"]
        assert kaspar.type == "Leader" and kaspar.faction == "Eisen" and kaspar.stats[1] == "3"
        assert kaspar.facts["Crew Cap"] and kaspar.facts["Panache"] and kaspar.words
        assert len(by_name["Throwing Knife"].values) == 3 and by_name["Throwing Knife"].cost == "0"
        rules = await client.ask("GET", "/api/games/five-sails/rules", None, list[RuleShown])
        ids = {rule.id for rule in rules}
        assert {"FS-DUEL-07", "FS-SETUP-01", "FS-PLAN-02"} <= ids and len(ids) == len(rules) > 300
        with pytest.raises(ServerProblem):
            await client.ask("GET", "/api/games/chess/cards")

    run(test())


def test_every_question_comes_from_a_rule_that_can_be_looked_up(server: InThread) -> None:
    from quarterdeck.games.five_sails.offer import rules
    from quarterdeck.games.five_sails.table import RULE_OF
    from quarterdeck.games.five_sails.terms import QUESTIONS

    assert set(RULE_OF) == set(QUESTIONS.values())
    assert set(RULE_OF.values()) <= {rule["id"] for rule in rules()}


#: what there is to see of a game that is over
LOOKED_AT = ("moments", "at/0", "course", "chances")


def test_a_finished_game_is_downloaded_uploaded_and_stepped_through(server: InThread) -> None:
    async def test() -> None:
        table, anne, bert = await two_people(server.url)
        client = nobody(server.url)
        replay = f"/api/replays/{table.id}"
        for path in (f"/api/tables/{table.id}/replay", replay, *[f"{replay}/{what}" for what in LOOKED_AT]):
            with pytest.raises(ServerProblem) as problem:
                await client.ask("GET", path)
            assert problem.value.status == 409, "a game that goes on has no file"
        await play((anne, bert), random.Random(5))
        game = server.table(table.id).game
        assert game is not None and game.over
        file: bytes = await client.ask("GET", f"/api/tables/{table.id}/replay")
        id = (await client.ask("POST", "/api/replays", file, ReplayKept)).id
        for replay in (id, table.id):
            moments = await client.ask("GET", f"/api/replays/{replay}/moments", None, Moments)
            assert moments.count == len(game.choices) and moments.marks[0].words == "Day 1"
            assert moments.game == "five-sails" and moments.names == ("Anne", "Bert")
            last = await client.ask("GET", f"/api/replays/{replay}/at/{moments.count}?seat=1", None, MomentShown)
            assert last.view["over"] and last.view["players"] == game.view(1)["players"]
            course = await client.ask("GET", f"/api/replays/{replay}/course", None, CourseShown)
            assert (course.game, course.day, course.count) == ("five-sails", "Day", moments.count)
            over: Any = game.state
            assert course.ending == five_sails.GAME.ending(over) and course.names == moments.names
            assert course.points[-1].numbers == five_sails.GAME.standing(over)
            assert course.episodes == moments.marks
        middle = moments.count // 2
        shown = [
            await client.ask("GET", f"/api/replays/{id}/at/{middle}?seat={seat}", None, MomentShown)
            for seat in ("0", "1", "all")
        ]
        hands = [[len(player["hand"]["known"]) for player in moment.view["players"]] for moment in shown]
        assert hands[2] == [hands[0][0], hands[1][1]] and hands[2] == [
            player["hand"]["count"] for player in shown[2].view["players"]
        ]
        for path in (f"at/{moments.count + 1}?seat=0", "at/1?seat=7", "at/1?seat=x"):
            with pytest.raises(ServerProblem):
                await client.ask("GET", f"/api/replays/{id}/{path}")

    run(test())


BOMB = b'{"quarterdeck": 1, "game": "five-sails", "seed": 1, "ruleset": "rulebook-2023", "decks": ["%s", "eisen"]}\n'
BOMB %= b"Leader: Kaspar Dietrich\\nThrowing Knife x999999999\\n"


NO_REPLAYS = (
    b"", b"hello", b'{"quarterdeck": 1, "game": "chess"}\n', b"\xff\xfe", b"{" * 10_000,
    BOMB + b'{"choices": 0, "digest": "", "end": true}\n',
)  # fmt: skip


@pytest.mark.parametrize("file", NO_REPLAYS)
def test_what_is_no_replay_is_refused(server: InThread, file: bytes) -> None:
    async def test() -> None:
        with pytest.raises(ServerProblem) as problem:
            await nobody(server.url).ask("POST", "/api/replays", file)
        assert problem.value.status in (400, 422)

    run(test())


def test_the_page_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    page = tmp_path / "dist"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Quarterdeck</title>")
    (page / "assets" / "app-1.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    with InThread(str(tmp_path / "q.sqlite"), page=page) as running:
        for path, status, words in (
            ("/", 200, "Quarterdeck"), ("/table/abc", 200, "Quarterdeck"), ("/assets/app-1.js", 200, "export"),
            ("/assets/none.js", 404, "nothing"), ("/api/none", 404, "nothing"), ("/../secret.txt", 200, "Quarterdeck"),
            ("/%2e%2e/secret.txt", 200, "Quarterdeck"), ("/assets/../../secret.txt", 404, "nothing"),
        ):  # fmt: skip
            connection = HTTPConnection(urlsplit(running.url).netloc)
            connection.request("GET", path)
            response = connection.getresponse()
            body = response.read().decode()
            connection.close()
            assert (response.status, words in body) == (status, True), path


def test_messages_over_http_refuse_what_they_do_not_know(server: InThread) -> None:
    async def test() -> None:
        for body in (b"", b"{}", b'{"name": 1}', b'{"name": "a", "admin": true}', b"[]"):
            with pytest.raises(ServerProblem) as problem:
                await nobody(server.url).ask("POST", "/api/guest", body)
            assert problem.value.status == 400
        assert (await nobody(server.url).ask("POST", "/api/guest", Named("ok"), Me)).name == "ok"

    run(test())
