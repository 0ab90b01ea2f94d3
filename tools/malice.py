"""What hostile clients send: messages, frames and requests that are nearly right, or not at all."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any, get_args

from pydantic import BaseModel
from websockets.frames import Frame, Opcode

from dominium.server.limits import RECORD_PATHS
from dominium.server.protocol import ClientMessage

#: the messages of clients, as models that say which fields they have
_MESSAGES: list[type[BaseModel]] = list(get_args(get_args(ClientMessage)[0]))
_WORDS = [
    "",
    "a",
    "\x00",
    "\u202e",
    "ż" * 50,
    "x" * 5000,
    "steady",
    "random",
    "moat",
    "../..",
    "%00",
    "<b>",
    "'; --",
]
_NUMBERS = [0, 1, -1, 2, 5, 6, 255, 1 << 31, 1 << 53, 1 << 200, 0.5, -0.0, 1e308]
_PATHS = [
    "/",
    "/api/catalogue",
    "/api/kingdoms",
    "/api/kingdoms/draw",
    "/api/kingdoms/text",
    "/api/mine",
    "/api/openapi.json",
    "/api/tables",
    "/cards/moat",
    "/healthz",
    "/metrics",
    *RECORD_PATHS,
]


class Hostile:
    """What is sent, from one seed the same."""

    def __init__(self, seed: int, table: str, token: str) -> None:
        self._chance = random.Random(seed)
        self.table = table
        self.token = token

    def value(self, depth: int = 0) -> Any:
        """Anything that JSON can say."""
        pick = self._chance.random()
        if pick < 0.3:
            return self._chance.choice(_NUMBERS)
        if pick < 0.6:
            return self._chance.choice(_WORDS)
        if pick < 0.75 or depth > 4:
            return self._chance.choice([None, True, False, [], {}, self.table, self.token])
        if pick < 0.9:
            return [self.value(depth + 1) for _ in range(self._chance.randint(0, 6))]
        return {self._chance.choice(_WORDS): self.value(depth + 1) for _ in range(self._chance.randint(0, 6))}

    def message(self) -> str:
        """A message of the socket: right, nearly right, or none."""
        pick = self._chance.random()
        if pick < 0.05:
            return self._chance.choice(["", "[", "null", "{}", "[" * 8000, '{"type":' * 900, "9" * 12_000])
        model = self._chance.choice(_MESSAGES)
        data: dict[str, Any] = {"type": model.model_fields["type"].default}
        for name, field in model.model_fields.items():
            if name != "type" and (field.is_required() or self._chance.random() < 0.5):
                data[name] = self._likely(name) if self._chance.random() < 0.6 else self.value()
        if self._chance.random() < 0.1:
            data |= {f"key{i}": 1 for i in range(self._chance.choice([1, 5, 900]))}
        if self._chance.random() < 0.1:
            data["type"] = self.value()
        return json.dumps(data)

    def _likely(self, name: str) -> Any:
        """A value that fits a field of that name, more or less."""
        chance = self._chance
        likely: dict[str, Any] = {
            "token": self.token if chance.random() < 0.2 else "wrong-token-0",
            "decision": chance.randint(0, 40),
            "indices": [chance.randint(0, 12) for _ in range(chance.randint(0, 4))],
            "agree": True,
            "seat": chance.randint(0, 5),
            "name": chance.choice(["Eve", "Mallory", "Ann"]),
            "level": "random",
            "phrase": "hello",
            "card": "moat",
            "on": chance.random() < 0.5,
            "ready": chance.random() < 0.5,
            "bot_delay": 0,
            "options": {"clock": 1, "public": True},
            "kingdom": {"how": chance.choice(["random", "picked", "split", "lesson"])},
            "seats": [{}, {"kind": "bot"}],
            "game": chance.randint(1, 3),
            "commitment": "ab" * 32,
            "contribution": "ab" * 32,
        }
        return likely.get(name)

    def frames(self) -> bytes:
        """Frames as no library sends them."""
        kind = self._chance.choice([Opcode.PING, Opcode.PONG, Opcode.BINARY, Opcode.CONT, Opcode.CLOSE])
        many = self._chance.choice([1, 20, 300])
        data = self._chance.choice([b"", b"x" * 100, b"\xff\xfe"])
        with contextlib.suppress(Exception):
            return Frame(kind, data, fin=self._chance.random() < 0.7).serialize(mask=True) * many
        return self._chance.randbytes(50)

    def request(self) -> bytes:
        """A request, with a body or without, whole or not."""
        chance = self._chance
        path = chance.choice(_PATHS)
        if chance.random() < 0.3:
            last = chance.choice(
                ["", "/seats", "/leave", "/games/1/record", "/games/1/replay", "/games/x/verify"]
            )
            path = f"/api/tables/{chance.choice([self.table, 'nosuchtable', '%00', 'x' * 300])}{last}"
        body = json.dumps(self._body(path)) if chance.random() < 0.7 else ""
        if chance.random() < 0.1:
            body = chance.choice(
                ["[" * 9000, '{"record": "' + "[" * 100_000 + '"}', "{" + '"a":1,' * 9000 + '"b":2}']
            )
        length = len(body.encode()) if chance.random() < 0.95 else chance.choice([-1, 10, 1 << 40])
        method = chance.choice(["GET", "POST", "POST", "PUT", "HEAD"])
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        text = f"{head}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}".encode()
        return text[: chance.randint(1, len(text))] if chance.random() < 0.05 else text

    def _body(self, path: str) -> Any:
        if path in RECORD_PATHS:
            record = {
                "players": self.value(),
                "kingdom": self.value(),
                "seed": self.value(),
                "answers": self.value(),
            }
            return {"record": json.dumps(record) if self._chance.random() < 0.7 else self.value()}
        if self._chance.random() < 0.3:
            return {"name": "Eve", "seats": [{}, {"kind": "bot"}], "kingdom": {"how": "random"}}
        names = ("name", "seats", "kingdom", "options", "seed", "token", "text", "edition", "how", "cards")
        return {name: self.value() for name in names if self._chance.random() < 0.4}
