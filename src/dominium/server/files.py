"""The built client, served from the package; its own routes all get its index page."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

from .texts import Refusal

STATIC = Path(__file__).parent / "static"

_NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Dominium</title>
<p>The server runs, but its page was not built. Build it with: make web</p></html>
"""


def add_client(app: FastAPI, static: Path | None = None) -> None:
    """Serve the client's files; must be added last."""
    app.add_api_route(
        "/{path:path}",
        partial(_serve, (static or STATIC).resolve()),
        methods=["GET", "HEAD"],
        include_in_schema=False,
        response_model=None,
    )


def _serve(root: Path, path: str) -> Response:
    if path.startswith(("api/", "ws/")) or "\0" in path:
        raise Refusal("not-found", 404)
    file = (root / path).resolve()
    if path and file.is_relative_to(root) and file.is_file():
        # What the build names by its content never changes.
        age = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"cache-control": age})
    index = root / "index.html"
    if "." in path.rpartition("/")[2]:
        raise Refusal("not-found", 404)
    if not index.is_file():
        return HTMLResponse(_NO_CLIENT)
    return FileResponse(index, headers={"cache-control": "no-cache"})
