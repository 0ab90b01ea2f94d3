"""A seat at a server's table for a program: asyncio, and back at the table after every lost connection.

    from dominium.client import Question, play_seat, sit_down

    def decide(question: Question) -> list[int]:
        return list(range(question.minimum))

    seat = await sit_down("https://example.org/t/abcd1234", name="House bot")   # an invitation
    end = await play_seat(seat, decide)

A seat link (``/t/TABLE#TOKEN``) is a seat already: ``SeatLink.read(link)``. docs/protocol.md has the whole story.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import websockets
from websockets.asyncio.client import ClientConnection

from .engine.agreement import commitment

__all__ = ["Question", "SeatLink", "SeatRefused", "play_seat", "sit_down"]

#: seconds until the first try to come back, and at most
_SOON, _LATEST = 0.5, 30.0
#: how the server ends a connection that it does not want again
_FINAL = (4400, 4403, 4404)
#: what the server says when there is no seat to play, or an answer that is none
_REFUSED = ("token", "no-table", "damaged", "illegal", "malformed")


class SeatRefused(Exception):
    """The server does not want it so; ``code`` is a short word, ``texts`` says why in every language."""

    def __init__(self, code: str, texts: dict[str, str] | None = None) -> None:
        super().__init__((texts or {}).get("en") or code)
        self.code = code
        self.texts = texts or {}


@dataclass(frozen=True)
class SeatLink:
    """A seat of one's own: whoever has the link has the seat, so it is a secret."""

    server: str
    table: str
    token: str

    @classmethod
    def read(cls, link: str) -> SeatLink:
        """The seat of a link; ValueError if it is none. Without a token it is an invitation."""
        parts = urlsplit(link)
        way = parts.path.strip("/").split("/")
        if (
            parts.scheme not in ("http", "https")
            or not parts.netloc
            or len(way) != 2
            or way[0] not in ("t", "table")
        ):
            raise ValueError(
                f"not the link of a table, which looks like https://example.org/t/abcd1234: {link!r}"
            )
        return cls(f"{parts.scheme}://{parts.netloc}", way[1], parts.fragment)

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.table}#{self.token}"

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/ws/{self.table}"


@dataclass(frozen=True)
class Question:
    """Something to decide: take ``minimum`` to ``maximum`` of the options, each at most ``copies`` times.

    ``options`` have an ``id``, ``copies``, a ``zone`` and, if they are cards, a ``cost``; ``view`` is what the seat
    may know.
    """

    id: int
    seat: int
    kind: str
    card: str | None
    options: list[dict[str, Any]]
    minimum: int
    maximum: int
    ordered: bool
    view: dict[str, Any]


#: gives the indices of the options taken, an index repeated for copies
Decide = Callable[[Question], list[int] | Awaitable[list[int]]]


async def sit_down(invitation: str, name: str) -> SeatLink:
    """Take a free seat at the table of an invitation; SeatRefused if there is none."""
    at = SeatLink.read(invitation)
    made = await asyncio.to_thread(_post, f"{at.server}/api/tables/{at.table}/seats", {"name": name})
    return SeatLink(at.server, at.table, made["token"])


def _post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    data = json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=30) as reply:
            found: dict[str, Any] = json.load(reply)
            return found
    except urllib.error.HTTPError as problem:
        with problem:
            try:
                told = json.load(problem)
            except ValueError:
                told = {}
        raise SeatRefused(told.get("code", str(problem.code)), told.get("text")) from None


async def play_seat(seat: SeatLink, decide: Decide, *, rematches: bool = False) -> dict[str, Any]:
    """Play a seat until the game is over, and give back the server's ``end`` message.

    Says that it is ready, answers what it is asked, and comes back whenever the connection is lost. With ``rematches``
    it asks for another game after each and never returns. SeatRefused if the seat or the table is not there.
    """
    wait = _SOON
    contributions = _Contributions(seat.table)
    while True:
        try:
            async with websockets.connect(seat.socket, max_size=None) as socket:
                wait = _SOON
                return await _Talk(seat, decide, socket, contributions, rematches=rematches).run()
        except websockets.ConnectionClosed as problem:
            code = problem.rcvd.code if problem.rcvd is not None else 0
            if code in _FINAL:
                raise SeatRefused(str(code)) from None
        except (OSError, TimeoutError, websockets.InvalidHandshake):
            pass
        await asyncio.sleep(wait)
        wait = min(2 * wait, _LATEST)


class _Contributions:
    """What a seat adds to the shuffles, so that nobody chooses them: the same over all its connections."""

    def __init__(self, table: str) -> None:
        self._table = table
        #: by game and seat
        self._made: dict[tuple[int, int], str] = {}
        #: the server's seal of a game, as it was when something was first revealed for it
        self._seals: dict[int, str] = {}

    def commit(self, game: int, seat: int) -> dict[str, Any]:
        """The message that commits the seat."""
        made = self._made.setdefault((game, seat), secrets.token_hex(32))
        return {"type": "commit", "game": game, "commitment": commitment(self._table, game, seat, made)}

    def reply(self, table: dict[str, Any]) -> dict[str, Any] | None:
        """What is to be said about the shuffles of a table, if anything."""
        shuffles, seat = table.get("shuffles"), table["you"]
        if shuffles is None or seat < 0:
            return None
        game, told = shuffles["game"], shuffles["commitments"][seat]
        made = self._made.get((game, seat), "")
        if shuffles["stage"] == "committing" and table["phase"] != "over":
            return None if told and made else self.commit(game, seat)
        if shuffles["stage"] != "revealing" or shuffles["contributions"][seat] or not made:
            return None
        sealed = self._seals.setdefault(game, shuffles["seal"])
        if sealed != shuffles["seal"] or told != commitment(self._table, game, seat, made):
            return None
        return {"type": "reveal", "game": game, "contribution": made}


class _Talk:
    """One connection from its hello to its end."""

    def __init__(
        self,
        seat: SeatLink,
        decide: Decide,
        socket: ClientConnection,
        contributions: _Contributions,
        *,
        rematches: bool,
    ) -> None:
        self._seat = seat
        self._decide = decide
        self._socket = socket
        self._contributions = contributions
        self._rematches = rematches
        self._table: dict[str, Any] = {}
        #: the question answered last, by the number of its game and its own
        self._answered = (-1, -1)

    async def run(self) -> dict[str, Any]:
        await self._say(type="hello", token=self._seat.token)
        async for text in self._socket:
            message: dict[str, Any] = json.loads(text)
            kind = message["type"]
            if kind == "table":
                await self._look(message)
            elif kind == "game":
                await self._answer(message)
            elif kind == "error" and message["code"] in _REFUSED:
                raise SeatRefused(message["code"], message["text"])
            elif kind == "end":
                if not self._rematches:
                    return message
                if self._table.get("shuffles") is not None:
                    await self._say(**self._contributions.commit(message["game"] + 1, self._table["you"]))
                await self._say(type="rematch")
        # The server closed it in good order, for instance to start anew: we come back.
        raise ConnectionResetError

    async def _look(self, table: dict[str, Any]) -> None:
        """Be ready where the table waits for that."""
        if table["damaged"]:
            raise SeatRefused("damaged")
        self._table = table
        told = self._contributions.reply(table)
        if told is not None:
            await self._say(**told)
        own = table["seats"][table["you"]] if table["you"] >= 0 else {}
        if table["phase"] == "lobby" and own and not own["ready"]:
            await self._say(type="ready")
        elif table["phase"] == "picking" and table["picking"]["seat"] == table["you"]:
            await self._say(type="pick", card=None)

    async def _answer(self, game: dict[str, Any]) -> None:
        asked = game["decision"]
        if asked is None or self._answered == (game["game"], asked["id"]):
            return
        question = Question(
            id=asked["id"],
            seat=asked["seat"],
            kind=asked["kind"],
            card=asked["source"],
            options=asked["options"],
            minimum=asked["minimum"],
            maximum=asked["maximum"],
            ordered=asked["ordered"],
            view=game["view"],
        )
        answer = self._decide(question)
        indices = await answer if inspect.isawaitable(answer) else answer
        self._answered = (game["game"], asked["id"])
        await self._say(type="answer", decision=asked["id"], indices=indices)

    async def _say(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))
