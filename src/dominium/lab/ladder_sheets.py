"""A ladder as sheets, and as a page of the documentation."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from ..opponents.levels import LEVELS
from .contenders import TIMES
from .ladder_tables import RANDOM, RECOMMENDED
from .sheets import Sheet
from .statistics import Interval
from .wording import Wording


def shipped_ladder() -> dict[str, Any]:
    """The ladder that was measured and comes with the program."""
    document: dict[str, Any] = json.loads(
        (files("dominium") / "data" / "ladder.json").read_text(encoding="utf-8")
    )
    return document


def ladder_sheets(document: dict[str, Any], words: Wording) -> list[Sheet]:
    sheets = [_ratings(document, words)]
    sheets += [_cross(document, group, words) for group in (RECOMMENDED, RANDOM)]
    sheets.append(_larger(document, words))
    return [sheet for sheet in sheets if sheet.rows]


def about_ladder(document: dict[str, Any], words: Wording) -> list[str]:
    kingdoms = document["kingdoms"]
    return [
        words.say(
            "lab-about-ladder",
            text=words.number(document["games"], 0),
            count=kingdoms[RECOMMENDED],
            number=kingdoms[RANDOM],
            id=str(document["seed"]),
        )
    ]


def player_name(name: str, words: Wording) -> str:
    """A level as players know it, with how many times as much it thinks; anybody else by the own name."""
    level, _, times = name.partition(TIMES)
    if level not in LEVELS:
        return name
    return words.say(f"level-{level}") + (f" × {times}" if times else "")


def _ratings(document: dict[str, Any], words: Wording) -> Sheet:
    say = words.say
    columns = ["lab-player", "lab-rating", "lab-milliseconds", "lab-preparing"]
    sheet = Sheet(say("lab-ratings"), [say(column) for column in columns])
    rated = document["ratings"]
    for i in sorted(range(len(rated)), key=lambda i: -rated[i][0]):
        value, low, high = rated[i]
        spent = document["milliseconds"][i]
        prepared = document["prepared"][i]
        sheet.rows.append(
            [
                player_name(document["players"][i], words),
                f"{words.number(value, 0)} ± {words.number((high - low) / 2, 0)}",
                "–" if spent is None else words.number(spent, 1 if spent >= 1 else 3),
                words.number(prepared, 1) if prepared >= 0.1 else "–",
            ]
        )
    sheet.note = say("lab-note-ladder")
    return sheet


def _cross(document: dict[str, Any], group: str, words: Wording) -> Sheet:
    """How often the player of the row wins against that of the column."""
    names = document["players"]
    title = words.say(f"lab-ladder-{group}")
    sheet = Sheet(title, [words.say("lab-player"), *(player_name(name, words) for name in names)])
    for name in names:
        cells = [_share(document, group, name, other, words) for other in names]
        if any(cells):
            sheet.rows.append([player_name(name, words), *(cell or "–" for cell in cells)])
    return sheet


def _share(document: dict[str, Any], group: str, name: str, other: str, words: Wording) -> str:
    for row in document["pairs"]:
        if row["group"] == group and set(row["players"]) == {name, other} and name != other:
            rate = words.rate(Interval(*row["shares"][row["players"].index(name)]))
            return f"{rate} ({words.number(row['games'], 0)})"
    return ""


def _larger(document: dict[str, Any], words: Wording) -> Sheet:
    sheet = Sheet(words.say("lab-ladder-larger"), [words.say("lab-player"), words.say("lab-win-rate")])
    for row in document["tables"]:
        shares = [words.rate(Interval(*share)) for share in row["shares"]]
        players = ", ".join(player_name(name, words) for name in row["players"])
        sheet.rows.append([players, f"{'; '.join(shares)} ({words.number(row['games'], 0)})"])
    return sheet


def ladder_page(document: dict[str, Any], words: Wording) -> str:
    """The same as a page in Markdown."""
    lines = [f"# {words.say('lab-ladder')}", ""]
    for line in about_ladder(document, words):
        lines += [line, ""]
    for sheet in ladder_sheets(document, words):
        lines += [
            f"## {sheet.title}",
            "",
            f"| {' | '.join(sheet.columns)} |",
            "|---" * len(sheet.columns) + "|",
        ]
        lines += [f"| {' | '.join(row)} |" for row in sheet.rows]
        lines.append("")
        if sheet.note:
            lines += [sheet.note, ""]
    return "\n".join(lines)
