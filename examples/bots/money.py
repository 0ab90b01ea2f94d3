"""A bot in Python without Dominium's package: money, then points, and the cheapest answer to everything else.

dominium lab run "program:python3 examples/bots/money.py" strong
"""

from __future__ import annotations

import json
import sys
from typing import Any


def say(**line: Any) -> None:
    print(json.dumps(line), flush=True)


def index(question: dict[str, Any], card: str) -> list[int]:
    return [i for i, option in enumerate(question["options"]) if option["id"] == card]


def bought(question: dict[str, Any]) -> list[int]:
    """The best card that money can buy; late in the game points come first."""
    left = {pile["card"]: pile["left"] for pile in question["view"]["supply"]}
    wishes = ["province", "gold", "silver"]
    if left["province"] <= 4:
        wishes = ["province", "duchy", "gold", "estate", "silver"]
    for card in wishes:
        if index(question, card):
            return index(question, card)
    return []


def answer(question: dict[str, Any]) -> list[int]:
    options: list[dict[str, Any]] = question["options"]
    if question["kind"] == "treasure":
        return [i for i, option in enumerate(options) for _ in range(option["copies"])]
    if question["kind"] == "buy":
        return bought(question)
    # As few as allowed, of what lies first.
    everything = [i for i, option in enumerate(options) for _ in range(option["copies"])]
    return everything[: question["minimum"]]


def main() -> None:
    for text in sys.stdin:
        line = json.loads(text)
        if line["type"] == "hello":
            say(type="hello", protocol=1, name="Money in Python")
        elif line["type"] == "question":
            say(type="answer", id=line["id"], take=answer(line))


main()
