"""Ctrl-C: what is known so far is shown and written. Real processes, a real signal to all of them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest


def interrupted(arguments: list[str], sign: bytes = b"games/s") -> tuple[int, str]:
    """Run the program, press Ctrl-C once the bar shows that games were played: exit code and output."""
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUNBUFFERED": "1", "FORCE_COLOR": "1", "COLUMNS": "200"}
    command = [sys.executable, "-m", "dominium", "lab", *arguments, "--lang", "en"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, start_new_session=True
    )
    assert process.stderr is not None
    try:
        shown = b""
        while sign not in shown:
            more = os.read(process.stderr.fileno(), 10_000)
            assert more, f"it ended by itself: {shown!r}"
            shown += more
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
        out, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert b"Traceback" not in shown + err, "nobody complains"
    return process.returncode, out.decode()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_run(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "run.json"
    arguments = ["run", "money", "random", "--games", "5000000", "--workers", workers, "--json", str(file)]
    code, out = interrupted(arguments)
    assert code == 130
    assert "this is what is known so far" in out
    assert "Win rate" in out
    document = json.loads(file.read_text())
    assert document["ending"] == "stopped"
    assert 0 < document["games"] < 5_000_000
    assert sum(f["value"] for f in document["figures"] if f["measure"] == "win_rate") == pytest.approx(1)


def test_a_search(tmp_path: Path) -> None:
    """What was found is kept, and the search can be gone on with."""
    file = tmp_path / "found.txt"
    here = ["find", "--kingdom", "base2-first-game", "--games", "100", "--workers", "2", "--save", str(file)]
    code, out = interrupted([*here, "--seconds", "600"], b"generation")
    assert code == 130
    assert "this is what is known so far" in out
    assert "evidence: Money Ultimate" in file.read_text(encoding="utf-8")
    assert (tmp_path / "found.txt.search").is_file()


def test_a_tournament(tmp_path: Path) -> None:
    file = tmp_path / "all.json"
    arguments = ["tournament", "money", "random", "ultimate", "--games", "1000000", "--json", str(file)]
    code, out = interrupted([*arguments, "--workers", "2"])
    assert code == 130
    assert "Cross table" in out
    played = [match["games"] for match in json.loads(file.read_text())["matches"]]
    assert len(played) == 3
    assert sum(played) > 0


@pytest.mark.parametrize(("command", "words"), [("sweep", "No faults"), ("check", "figures")])
def test_long_work(command: str, words: str) -> None:
    code, out = interrupted([command, "--games", "1000000", "--workers", "2"])
    assert code == 130
    assert "this is what is known so far" in out
    assert words in out
