"""What is at an address: pages, invitations that say what they are, and nothing."""

from __future__ import annotations

import asyncio
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from dominium.server.app import create_app
from dominium.server.pages import PAGES, parts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

INDEX = "<html><head><!-- head --><title>Dominium</title><!-- /head --></head><body></body></html>"


class Head(HTMLParser):
    """The properties and the title of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self._tag = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._tag = tag
        known = dict(attrs)
        if tag == "meta":
            self.told[known.get("property") or known.get("name") or ""] = known.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self._tag == "title":
            self.told["title"] = data


class Visitor:
    """Asks an application for addresses, without a network."""

    def __init__(self, runner: asyncio.Runner, client: httpx.AsyncClient) -> None:
        self._runner = runner
        self._client = client

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self._runner.run(self._client.get(path, headers=headers))

    def post(self, path: str, body: object) -> httpx.Response:
        return self._runner.run(self._client.post(path, json=body))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Visitor]:
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    app = create_app(str(tmp_path / "games.sqlite3"), static=tmp_path)
    with asyncio.Runner() as runner:
        runner.run(app.state.hub.open())
        transport = httpx.ASGITransport(app)
        yield Visitor(runner, httpx.AsyncClient(transport=transport, base_url="http://table.example"))
        runner.run(app.state.hub.close())


def invite(client: Visitor, name: str = "Maria", **kingdom: object) -> str:
    body = {
        "name": name,
        "seats": [{"kind": "person"}, {"kind": "person"}],
        "kingdom": kingdom or {"how": "recommended", "id": "base2-first-game"},
    }
    made = client.post("/api/tables", body)
    assert made.status_code == 201, made.text
    return str(made.json()["invite"])


def head(reply: httpx.Response) -> dict[str, str]:
    return Head(reply.text).told


@pytest.mark.parametrize(
    "path", ["/", "/new", "/cards", "/cards/moat", "/cards/mine@1e", "/guide", "/replay"]
)
def test_a_page(path: str, client: Visitor) -> None:
    reply = client.get(path)
    assert reply.status_code == 200
    assert reply.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/cards/nonsense", "/cards/moat/more", "/t/abcdefgh", "/t/", "/replay/abcdefgh/1", "/new/"],
)
def test_nothing_is_there(path: str, client: Visitor) -> None:
    """The page still comes, and says so; the status tells programs."""
    reply = client.get(path)
    assert reply.status_code == (200 if path == "/new/" else 404)
    assert reply.text.startswith("<html>")


def test_every_page_is_found_by_its_own_pattern() -> None:
    for page in PAGES:
        parts = parts_of(page.replace("{", "a").replace("}", "b"))
        assert parts is not None, page
        assert len(parts) == page.count("{")


def test_an_invitation_says_who_invites_to_which_kingdom(client: Visitor) -> None:
    address = invite(client)
    told = head(client.get(address, **{"accept-language": "en-GB"}))
    assert told["og:title"] == told["title"] == "Maria invites you to a game of Dominium"
    assert "Cellar, Market" in told["og:description"]
    assert told["og:url"].endswith(address)
    assert told["og:image"].startswith("http")
    polish = head(client.get(address, **{"accept-language": "pl,en;q=0.5"}))
    assert polish["og:title"] == "Maria zaprasza do gry w Dominium"
    assert "Piwnica" in polish["og:description"]


def test_names_are_words_and_not_markup(client: Visitor) -> None:
    name = '"><script>x</script>'
    reply = client.get(invite(client, name))
    assert "<script>" not in reply.text
    assert name in head(reply)["og:title"]


def test_an_invitation_to_a_kingdom_that_is_still_to_be_picked(client: Visitor) -> None:
    told = head(client.get(invite(client, how="picked")))
    assert "2 to 6 players" in told["og:description"]


def test_a_card_says_what_it_does(client: Visitor) -> None:
    told = head(client.get("/cards/moat"))
    assert told["og:title"] == "Moat: a card of Dominium"
    assert "+2 Cards" in told["og:description"]


def test_a_link_to_a_kingdom_says_which(client: Visitor) -> None:
    told = head(client.get("/new?kingdom=moat,village&projects=fair"))
    assert told["og:title"] == "A kingdom for Dominium"
    assert told["og:description"] == "The kingdom: Moat, Village, Fair."
    assert told["og:url"].endswith("/new?kingdom=moat,village&projects=fair")
    ten = "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop"
    assert head(client.get(f"/new?kingdom={ten}"))["og:title"] == "First Game: a kingdom for Dominium"


@pytest.mark.parametrize("path", ["/", "/new", "/new?kingdom=nonsense", "/new?kingdom=", "/?utm_source=x"])
def test_the_front_page_says_what_it_is(path: str, client: Visitor) -> None:
    told = head(client.get(path))
    assert told["og:title"] == "Dominium"
    assert "2 to 6 players" in told["og:description"]
    assert told["og:image"].startswith("http")
