"""The examples of the README and of the pages that have some are run as they stand."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parent.parent
EXAMPLES = [
    pytest.param(code, id=f"{pathlib.Path(name).name}-{i}")
    for name in ("README.md", "CONTRIBUTING.md", "docs/environments.md", "docs/protocol.md")
    for i, code in enumerate(
        re.findall(r"^ *```python\n(.*?)^ *```", (ROOT / name).read_text("utf-8"), re.DOTALL | re.MULTILINE)
    )
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_example_runs(code: str, tmp_path: pathlib.Path) -> None:
    lines = code.splitlines()
    indent = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    script = tmp_path / "example.py"
    script.write_text("\n".join(line[indent:] for line in lines), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", str(script)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 4
