"""``dominium verify``, the schema, and that nothing is said in one language only."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from dominium.cli import main
from dominium.engine.random import seal
from dominium.engine.record import Record
from dominium.opponents.levels import opponent
from dominium.server.protocol import ViewInfo
from dominium.testing import Position
from dominium.words.languages import CODES, language

SOURCES = Path(__file__).resolve().parents[2] / "src" / "dominium" / "server"


def recorded(tmp_path: Path, change: dict[str, object] | None = None) -> Path:
    """The record of a short game with a sealed seed, perhaps not quite as it was."""
    kingdom = [
        "cellar",
        "market",
        "merchant",
        "militia",
        "mine",
        "moat",
        "remodel",
        "smithy",
        "village",
        "workshop",
    ]
    record = Record(2, kingdom, [], 1 << 200, -1, sealed=True)
    record.names = ["Ann", "Bob"]
    setup = record.deal().game.setup
    session = record.deal([opponent("money", 1, setup), opponent("money", 2, setup)])
    session.start()
    record.note(session)
    data = json.loads(record.to_json()) | (change or {})
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def test_verify_confirms(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = recorded(tmp_path)
    assert main(["--lang", "en", "verify", str(file), "--seal", seal(1 << 200)]) == 0
    out = capsys.readouterr().out
    assert "exactly as recorded" in out
    assert seal(1 << 200) in out


def test_verify_finds_another_seal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = recorded(tmp_path)
    assert main(["--lang", "en", "verify", str(file), "--seal", seal(1 << 201)]) == 2
    assert "not the one that was sealed" in capsys.readouterr().err


@pytest.mark.parametrize(
    "change",
    [{"seed": str(1 << 199)}, {"result": {"scores": [1, 2], "winners": [1]}}, {"first": 0, "answers": []}],
)
def test_verify_finds_a_change(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, object]
) -> None:
    file = recorded(tmp_path, change)
    assert main(["--lang", "en", "verify", str(file)]) == 2
    assert capsys.readouterr().err.startswith("dominium: ")


def test_every_refusal_has_words() -> None:
    codes: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        codes |= set(re.findall(r'Refusal\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")))
    assert len(codes) > 30
    for code in codes:
        for one in CODES:
            assert language(one).has(f"server-error-{code}"), (one, code)


def test_views_fit_the_schema() -> None:
    p = Position(
        kingdom=["militia"], hands=[["militia", "copper"], ["estate"] * 5], mats=[{"island": ["gold"]}, {}]
    )
    for seat in (-1, 0, 1):
        data = p.view(seat).as_dict()
        assert TypeAdapter(ViewInfo).validate_python(data) == data
