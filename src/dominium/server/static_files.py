"""The built client, served from the package; all its pages get its index page, and so does whoever is lost."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from .hub import Hub
from .pages import head_of, wished_language, with_head
from .protocol import Refusal
from .showing.own_view import own_element

STATIC = Path(__file__).parent / "static"

_NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Dominium</title>
<p>The server runs, but its page was not built. Build it with: make web</p></html>
"""


#: made smaller by the build, the smallest first: what a browser calls it, and how its file ends
_SMALLER = (("br", ".br"), ("gzip", ".gz"))

#: no address of ours is longer, nor can a name on any disk be
_LONGEST_PATH = 250


def add_client(app: FastAPI, static: Path | None = None) -> None:
    """Serve the client's files; must be added last."""
    root = (static or STATIC).resolve()

    async def serve(path: str, request: Request) -> Response:
        encodings = request.headers.get("accept-encoding", "")
        found = _asset(root, path, encodings)
        return found if found is not None else await _page(root, path, encodings, request)

    app.add_api_route(
        "/{path:path}", serve, methods=["GET", "HEAD"], include_in_schema=False, response_model=None
    )


def _asset(root: Path, path: str, encodings: str) -> Response | None:
    """A file of the client; None for what may be a page."""
    if path.startswith(("api/", "ws/")) or "\0" in path or len(path) > _LONGEST_PATH:
        raise Refusal("not-found", 404)
    file = (root / path).resolve()
    if path and file.is_relative_to(root) and file.is_file():
        # What the build names by its content never changes.
        age = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return _file(file, age, encodings)
    if "." in path.rpartition("/")[2]:
        raise Refusal("not-found", 404)
    return None


async def _page(root: Path, path: str, encodings: str, request: Request) -> Response:
    """A page, with a head of its own where others will read it; status 404 where there is none."""
    index = root / "index.html"
    if not index.is_file():
        return HTMLResponse(_NO_CLIENT)
    hub: Hub = request.app.state.hub
    speaker = wished_language(request.headers.get("accept-language", ""))
    head = await head_of(path, request.url.query, hub.store, speaker)
    own = own_element()
    if head.found and not head.title and not own:
        return _file(index, "no-cache", encodings)
    origin = str(request.base_url).rstrip("/")
    address = f"/{path}?{request.url.query}" if request.url.query else f"/{path}"
    text = with_head(index.read_text(encoding="utf-8"), head, address, origin).replace(
        "</body>", f"{own}</body>"
    )
    headers = {"cache-control": "no-cache", "vary": "Accept-Language"}
    return HTMLResponse(text, 200 if head.found else 404, headers)


def _file(file: Path, age: str, encodings: str) -> FileResponse:
    """A file, as small as the build made it and the browser takes it."""
    headers = {"cache-control": age, "vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(file.name)[0]
    accepted = _accepted(encodings)
    for encoding, ending in _SMALLER:
        smaller = file.with_name(file.name + ending)
        if encoding in accepted and smaller.is_file():
            return FileResponse(smaller, headers={**headers, "content-encoding": encoding}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def _accepted(encodings: str) -> set[str]:
    return {part.partition(";")[0].strip() for part in encodings.split(",") if not _refused(part)}


def takes_gzip(encodings: str) -> bool:
    """Whether a client takes what was made smaller with gzip."""
    return "gzip" in _accepted(encodings)


def _refused(part: str) -> bool:
    """Whether an encoding is listed only to say that it is not wanted: ``br;q=0``."""
    return part.partition(";")[2].replace(" ", "") in ("q=0", "q=0.0", "q=0.00", "q=0.000")
