"""What the seed of a game came from, where nobody chose it alone: a sealed secret, and what the players added.

The server commits itself to a secret by its seal. Every player's program commits itself to a random contribution.
Only when all commitments are known are the contributions revealed, and the secret after the game. The seed is a hash
of all of it: whoever is honest makes it random, whatever the others do.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any, Final

from .random import seal

#: hexadecimal digits of a secret, a contribution, a commitment
DIGITS: Final = 64
_LONGEST_NAME: Final = 40


def is_digest(text: str) -> bool:
    """Whether a text is 32 bytes in small hexadecimal digits."""
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def commitment(table: str, game: int, seat: int, contribution: str) -> str:
    """What is published of a contribution before it is revealed. No other seat, game or table can use it."""
    return _hash(["dominium contribution", table, str(game), str(seat), contribution])


def _hash(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


class Agreement:
    """The secret of the server (in hexadecimal digits) and, for each seat, what was added; "" where nothing was."""

    def __init__(
        self, table: str, game: int, secret: str, commitments: list[str], contributions: list[str]
    ) -> None:
        self.table: str = table
        self.game: int = game
        self.secret: str = secret
        self.commitments: list[str] = commitments
        self.contributions: list[str] = contributions

    @property
    def seal(self) -> str:
        """What was published of the secret."""
        return seal(int(self.secret, 16))

    def seed(self) -> int:
        """The seed that follows."""
        lines = ["dominium seed", self.table, str(self.game), self.secret]
        lines.extend(one or "-" for one in self.contributions)
        return int(_hash(lines), 16)

    def opens(self, seat: int, contribution: str) -> bool:
        """Whether this is the contribution that a seat committed itself to."""
        return commitment(self.table, self.game, seat, contribution) == self.commitments[seat]

    def unopened(self) -> list[int]:
        """The seats whose contribution is not what they had committed themselves to."""
        return [seat for seat, one in enumerate(self.contributions) if one and not self.opens(seat, one)]

    def flaw(self, seed: int) -> str:
        """What is wrong if this was the seed: ``contribution``, ``agreed-seed``, "" for nothing."""
        if self.unopened():
            return "contribution"
        return "" if self.seed() == seed else "agreed-seed"

    def data(self) -> dict[str, Any]:
        """As records keep it."""
        return {
            "table": self.table,
            "game": self.game,
            "secret": self.secret,
            "commitments": self.commitments,
            "contributions": self.contributions,
        }


def agreement_from(data: Any, players: int) -> Agreement:
    """Read what a record keeps; ValueError says what is wrong with it."""
    if not isinstance(data, dict):
        raise ValueError("'agreement' is not an object")
    table: Any = data.get("table")
    game: Any = data.get("game")
    secret: Any = data.get("secret")
    if not isinstance(table, str) or len(table) > _LONGEST_NAME or not table.isprintable():
        raise ValueError("'agreement' names no table")
    if not isinstance(game, int) or isinstance(game, bool) or not 0 < game < 1 << 31:
        raise ValueError("'agreement' names no game")
    if not isinstance(secret, str) or not is_digest(secret):
        raise ValueError("'agreement' has no secret")
    return Agreement(
        table,
        game,
        secret,
        _digests(data.get("commitments"), players),
        _digests(data.get("contributions"), players),
    )


def _digests(value: Any, players: int) -> list[str]:
    if not isinstance(value, list) or len(value) != players:
        raise ValueError("'agreement' does not say what every seat added")
    for one in value:
        if not isinstance(one, str) or not (one == "" or is_digest(one)):
            raise ValueError("'agreement' holds something that is no digest")
    return list(value)
