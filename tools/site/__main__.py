"""Write the pages of the site, and let Sphinx make HTML of them. A warning is an error."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import main as sphinx

from .pages import ROOT, write_pages


def main() -> int:
    folder = ROOT / "build" / "site"
    shutil.rmtree(folder, ignore_errors=True)
    write_pages(folder / "source")
    configuration = Path(__file__).parent
    done: int = sphinx(
        [
            *("-b", "html", "-W", "--keep-going", "-q", "-j", "auto"),
            *("-c", str(configuration), "-d", str(folder / "doctrees")),
            *(str(folder / "source"), str(folder / "html")),
        ]
    )
    if done == 0:
        print(f"== {folder / 'html' / 'index.html'}")
    return done


if __name__ == "__main__":
    sys.exit(main())
