"""What is sent once and compressed: files of the page, cards and rules, asked for over HTTP."""

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest
from server.serving import InThread

SCRIPT = b"'use strict';" * 100
BROTLI = b"what a browser reads as brotli"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    page = tmp_path_factory.mktemp("page")
    (page / "assets").mkdir()
    (page / "index.html").write_text("<!doctype html><title>Quarterdeck</title>")
    script = page / "assets" / "index-1a2b.js"
    script.write_bytes(SCRIPT)
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name(script.name + ".br").write_bytes(BROTLI)
    with InThread(str(page / "q.sqlite"), page=page) as running:
        yield running


def get(server: InThread, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection(urlsplit(server.url).netloc)
    connection.putrequest("GET", path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    response = connection.getresponse()
    found = response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
    connection.close()
    return found


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"), ("br;q=0, gzip;q=0.5", "gzip"), ("gzip", "gzip"), ("identity", ""),
        ("br; q=0", ""), ("", ""),
    ],
)  # fmt: skip
def test_a_file_is_sent_as_small_as_the_browser_takes_it(server: InThread, accepted: str, encoding: str) -> None:
    status, headers, body = get(server, "/assets/index-1a2b.js", Accept_Encoding=accepted)
    assert status == 200 and headers.get("content-encoding", "") == encoding
    assert (gzip.decompress(body) if encoding == "gzip" else body) == (BROTLI if encoding == "br" else SCRIPT)
    assert headers["content-type"].startswith("text/javascript") and headers["vary"] == "accept-encoding"
    assert "immutable" in headers["cache-control"], "its name is made from what is in it"


def test_the_page_itself_is_asked_for_again(server: InThread) -> None:
    for path in ("/", "/table/1234"):
        status, headers, body = get(server, path, Accept_Encoding="br")
        assert status == 200 and b"Quarterdeck" in body and headers["cache-control"] == "no-cache"
        assert "content-encoding" not in headers, "nothing smaller lies beside it"


def test_cards_are_sent_compressed_and_only_once(server: InThread) -> None:
    path = "/api/games/five-sails/cards"
    status, headers, plain = get(server, path)
    assert status == 200 and plain.startswith(b"[{")
    _, small_headers, small = get(server, path, Accept_Encoding="gzip")
    assert small_headers["content-encoding"] == "gzip"
    assert gzip.decompress(small) == plain and len(small) < len(plain) / 4
    assert headers["etag"] == small_headers["etag"] != get(server, "/api/games/five-sails/rules")[1]["etag"]
    status, _, body = get(server, path, If_None_Match=headers["etag"])
    assert (status, body) == (304, b"")
    assert get(server, path, If_None_Match='"another"')[0] == 200


def test_the_list_of_games_is_compressed_too(server: InThread) -> None:
    plain, small = get(server, "/api/games"), get(server, "/api/games", Accept_Encoding="gzip")
    assert small[1]["content-encoding"] == "gzip"
    assert gzip.decompress(small[2]) == plain[2] and len(small[2]) < len(plain[2])
    assert plain[1]["cache-control"] == small[1]["cache-control"] == "no-store"
