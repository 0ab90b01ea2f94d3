"""What cannot be done."""

from __future__ import annotations


class Refusal(Exception):
    """Something a client asked for cannot be done: a code, said in words as ``server-error-<code>``.

    ``status`` is that of a reply over HTTP; ``detail`` is English, for those who write clients.
    """

    def __init__(self, code: str, status: int = 400, detail: str = "", **arguments: str | int) -> None:
        super().__init__(f"{code} {detail}".strip())
        self.code = code
        self.status = status
        self.detail = detail
        self.arguments = arguments
