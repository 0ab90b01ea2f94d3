"""``dominium verify``, the schema, and that nothing is said in one language only."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from dominium.cli import main
from dominium.engine.agreement import Agreement, commitment
from dominium.engine.random import seal
from dominium.engine.record import Record
from dominium.opponents.levels import opponent
from dominium.server.protocol import ViewInfo
from dominium.testing import Position
from dominium.words.languages import CODES, language

SOURCES = Path(__file__).resolve().parents[2] / "src" / "dominium" / "server"


def recorded(
    tmp_path: Path, change: dict[str, object] | None = None, agreement: Agreement | None = None
) -> Path:
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
    seed = agreement.seed() if agreement is not None else 1 << 200
    record = Record(2, kingdom, [], seed, -1, sealed=True)
    record.agreement = agreement
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


ANN, BOB = "a1" * 32, "b2" * 32


def agreed(added: list[str], committed: list[str] | None = None) -> Agreement:
    """What two seats added to the second game of a table, and what they had committed themselves to."""
    promised = added if committed is None else committed
    commitments = [commitment("kitten", 2, seat, one) if one else "" for seat, one in enumerate(promised)]
    return Agreement("kitten", 2, "5e" * 32, commitments, added)


def test_verify_tells_who_made_the_shuffles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = agreed([ANN, ""], [ANN, BOB])
    file = recorded(tmp_path, agreement=made)
    command = ["verify", str(file), "--seal", seal(int("5e" * 32, 16)), "--contribution", ANN]
    assert main(["--lang", "en", *command]) == 0
    told = capsys.readouterr().out
    assert "Nobody chose the shuffles alone" in told
    assert f"Ann added {ANN}, as committed before" in told
    assert "Bob had committed to something and did not reveal it" in told
    assert "Your contribution is among them." in told
    assert main(["--lang", "pl", *command]) == 0
    assert f"Ann: dołożono {ANN}" in capsys.readouterr().out


@pytest.mark.parametrize("made", [None, agreed(["", ""])])
def test_verify_tells_plainly_when_the_server_was_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Agreement | None
) -> None:
    """So it is in records of earlier versions, too, and they stay valid."""
    assert main(["--lang", "en", "verify", str(recorded(tmp_path, agreement=made))]) == 0
    told = capsys.readouterr().out
    assert "exactly as recorded" in told
    assert "not that it was not chosen" in told
    assert ("Ann added nothing" in told) == (made is not None)


def test_verify_tells_plainly_that_a_seed_was_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = recorded(tmp_path, {"sealed": False, "answers": [], "result": None})
    assert main(["--lang", "en", "verify", str(file)]) == 0
    assert "was given, not secret" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("made", "arguments", "told"),
    [
        (agreed([ANN, ""], [BOB, ""]), [], "not what that player had committed to"),
        (agreed([ANN, BOB]), ["--contribution", "c3" * 32], "not among those"),
        (agreed(["", BOB]), ["--contribution", ""], "not among those"),
        (agreed([ANN, BOB]), ["--seal", "00" * 32], "not the one that was sealed"),
    ],
)
def test_verify_finds_what_does_not_fit(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    made: Agreement,
    arguments: list[str],
    told: str,
) -> None:
    file = recorded(tmp_path, agreement=made)
    assert main(["--lang", "en", "verify", str(file), *arguments]) == 2
    assert told in capsys.readouterr().err


def test_verify_finds_a_seed_that_was_not_agreed_upon(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game plays again with its seed, but the seed is not what follows from what was added."""
    file = recorded(tmp_path, {"agreement": agreed([ANN, BOB]).data()})
    assert main(["--lang", "en", "verify", str(file)]) == 2
    assert "not the one that follows" in capsys.readouterr().err


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
