"""The addresses of the page's own pages, and what their heads say to those who only read heads: titles and pictures.

``PAGES`` is the only list of them: the client is told of it while it is built. A part in braces stands for a name.
"""

from __future__ import annotations

from html import escape
from typing import NamedTuple
from urllib.parse import unquote

from ..engine.card import Card
from ..engine.catalogue import UnknownCard, card_named
from ..words.languages import CODES, Language, language
from .listing import document_of
from .protocol import Refusal, is_table_id
from .showing.kingdom_text import kingdom_from
from .store.interface import Store
from .tables.document import TableDocument

PAGES = (
    "/",
    "/new",
    "/cards",
    "/cards/{card}",
    "/guide",
    "/credits",
    "/replay",
    "/replay/{table}/{game}",
    "/t/{table}",
    "/table/{table}",
)

#: what is put in place of the general head of the page
HEAD_BEGINS, HEAD_ENDS = "<!-- head -->", "<!-- /head -->"
_PICTURE = "/picture.png"
#: how much of a query is read: no kingdom is longer
_LONGEST = 2000


class Head(NamedTuple):
    """What stands in the head of a page; ``found`` is False where there is nothing at that address."""

    found: bool
    title: str = ""
    text: str = ""


def parts_of(path: str) -> dict[str, str] | None:
    """The named parts of a page's address; None if there is no such page."""
    given = path.strip("/").split("/")
    for page in PAGES:
        wanted = page.strip("/").split("/")
        if len(wanted) != len(given):
            continue
        named = {one.strip("{}"): other for one, other in zip(wanted, given, strict=True) if one[:1] == "{"}
        if all(one[:1] == "{" or one == other for one, other in zip(wanted, given, strict=True)):
            return named if all(named.values()) else None
    return None


async def head_of(path: str, query: str, store: Store, speaker: Language) -> Head:
    """What is at an address."""
    parts = parts_of(path)
    if parts is None:
        return Head(False)
    if path.strip("/") in ("", "new"):
        return _offer(query, speaker)
    if "card" in parts:
        card = _card(unquote(parts["card"]))
        if card is None:
            return Head(False)
        text = " ".join(speaker.text(card).split())
        return Head(True, speaker.message("page-card", card=speaker.name(card)), text)
    if "table" not in parts:
        return Head(True)
    row = await store.table(parts["table"]) if is_table_id(parts["table"]) else None
    if row is None:
        return Head(False)
    document = document_of(row)
    return Head(True) if "game" in parts or document is None else _invitation(document, speaker)


def _offer(query: str, speaker: Language) -> Head:
    """The front page, or a kingdom to play with: links to kingdoms are sent around like invitations."""
    try:
        told = kingdom_from(query[:_LONGEST], 2)["kingdom"] if query else None
    except Refusal:
        told = None
    cards = [*told["cards"], *told["projects"]] if told is not None else []
    if told is None or not cards:
        return Head(True, "Dominium", speaker.message("invite-text-open"))
    known = told["id"]
    title = speaker.message("page-kingdom", kingdom=speaker.message(known)) if known else ""
    return Head(True, title or speaker.message("page-kingdom-own"), _kingdom(cards, speaker))


def _kingdom(cards: list[str], speaker: Language) -> str:
    return speaker.message("invite-text", cards=", ".join(speaker.name(one) for one in cards))


def _card(name: str) -> Card | None:
    """A card of the game; cards of a player's own, or of a test, have no page."""
    try:
        card = card_named(name)
    except UnknownCard:
        return None
    return card if card.basic or card.sets else None


def _invitation(document: TableDocument, speaker: Language) -> Head:
    who = document.seats[document.owner].name
    title = speaker.message("invite-title", who=who) if who else speaker.message("invite-title-nobody")
    cards = [*document.cards, *document.projects]
    return Head(True, title, _kingdom(cards, speaker) if cards else speaker.message("invite-text-open"))


def with_head(index: str, head: Head, address: str, origin: str) -> str:
    """The index page with the head of the page at an address. Names are people's words: they are escaped."""
    begin, end = index.find(HEAD_BEGINS), index.find(HEAD_ENDS)
    if not head.title or begin < 0 or end < 0:
        return index
    told = (
        ("og:type", "website"),
        ("og:site_name", "Dominium"),
        ("og:title", head.title),
        ("og:description", head.text),
        ("og:url", origin + address),
        ("og:image", origin + _PICTURE),
    )
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told]
    lines.append(f'<meta name="description" content="{escape(head.text)}" />')
    lines.append(f"<title>{escape(head.title)}</title>")
    return index[:begin] + "\n    ".join(lines) + index[end + len(HEAD_ENDS) :]


def wished_language(header: str) -> Language:
    """The first language a browser wishes for that we have."""
    for part in header.split(","):
        code = part.partition(";")[0].strip()[:2].lower()
        if code in CODES:
            return language(code)
    return language("en")
