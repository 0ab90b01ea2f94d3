"""Every reply of the web application about one table, as the audit of worlds asks for them: by HTTP, without a network."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from dominium.engine.record import Record
from dominium.server.app import create_app
from dominium.server.hub import Hub
from dominium.server.store.interface import GameRow
from dominium.server.tables.document import TableDocument
from dominium.server.tables.table import Table

#: somebody who is not on this machine
_CLIENT = ("203.0.113.7", 4000)


class Replies:
    """One application on an empty store, to which a table is brought."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._app = create_app(":memory:")
        self._hub: Hub = self._app.state.hub
        self._loop.run_until_complete(self._hub.store.open())
        #: when the table was brought
        self._made = 0.0

    def close(self) -> None:
        self._loop.run_until_complete(self._hub.close())
        self._loop.close()

    def bring(self, name: str, document: TableDocument, record: Record) -> None:
        """Let the store know a table and its game."""
        self._loop.run_until_complete(self._bring(name, document, record))

    async def _bring(self, name: str, document: TableDocument, record: Record) -> None:
        store, text = self._hub.store, document.text()
        now = self._made = self._hub.clock.date()
        await store.delete_table(name)
        assert await store.add_table(name, text, True, "", now)
        row = GameRow(record.to_json(), "")
        assert await store.add_game(name, 1, text, True, now, document.game_number, row)

    def about(self, table: Table, token: str | None) -> list[str]:
        """What somebody is told who asks for everything, with the token of a seat or without."""
        self._hub._tables[table.id] = table
        table.touched = self._made
        path = f"/api/tables/{table.id}"
        asked: list[tuple[str, Any]] = [
            (f"{path}/games/1/{what}", None) for what in ("record", "replay", "verify")
        ]
        asked += [(path, None), ("/api/tables", None), ("/metrics", None), (f"/table/{table.id}", None)]
        asked.append(("/api/mine", {"seats": [{"table": table.id, "token": token}] if token else []}))
        return [self._loop.run_until_complete(self._reply(where, body)) for where, body in asked]

    async def _reply(self, path: str, body: Any) -> str:
        sent = b"" if body is None else json.dumps(body).encode()
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET" if body is None else "POST",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [
                (b"host", b"127.0.0.1"),
                (b"content-type", b"application/json"),
                (b"content-length", str(len(sent)).encode()),
            ],
            "client": _CLIENT,
            "server": ("127.0.0.1", 80),
        }
        got: list[str] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Any) -> None:
            got.append(repr(message))

        self._hub.requests._buckets.clear()
        await self._app(scope, receive, send)
        return f"{path}: {' '.join(got)}"
