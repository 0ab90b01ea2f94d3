"""Tables as an operator sees them: lists, and one of them closely. Never a token, nor what cards anybody holds."""

from __future__ import annotations

import argparse
from typing import Any

from ..words.languages import current
from . import Refused
from .durations import moment

_MOST = 10_000


async def show_list(store: Any, arguments: argparse.Namespace) -> None:
    """The tables touched last, a line each."""
    limit = arguments.limit
    if not limit.isdecimal() or not 0 < int(limit) <= _MOST:
        raise Refused(current().message("admin-limit", text=limit[:40], most=_MOST))
    found = await store.facts(int(limit), arguments.deleted, arguments.address)
    say = current().message
    for one in found:
        document = _document(one)
        who = ", ".join(_names(document)) if document is not None else say("admin-damaged")
        phase = say(f"admin-phase-{document.phase}") if document is not None else "?"
        print(
            say(
                "admin-line",
                table=one.table,
                phase=phase,
                who=who,
                games=one.games,
                moves=one.moves,
                time=moment(one.touched),
                place=one.address or "?",
            )
        )
    if not found:
        print(say("admin-no-tables"))


async def look(store: Any, name: str) -> None:
    """Everything an operator may know of a table."""
    say = current().message
    one = await store.facts_of(name)
    if one is None:
        raise Refused(say("admin-unknown", name=name))
    document = _document(one)
    print(say("admin-show-table", table=one.table))
    if document is None:
        print(say("admin-damaged"))
    else:
        print(say("admin-show-phase", phase=say(f"admin-phase-{document.phase}"), number=document.turn))
        print(say("admin-show-people", who=", ".join(_names(document))))
        print(say("admin-show-cards", cards=_cards(document) or say("admin-show-none")))
        for result in document.results:
            pairs = zip(result.names, result.points, strict=False)
            scores = ", ".join(f"{name} {points}" for name, points in pairs)
            print(say("admin-show-result", number=result.game, text=scores))
    print(say("admin-show-counts", games=one.games, moves=one.moves))
    print(
        say("admin-show-times", made=moment(one.made), touched=moment(one.touched), place=one.address or "?")
    )
    print(say("admin-show-public" if one.public else "admin-show-private"))
    if one.old is not None:
        print(say("admin-show-old", time=moment(one.old)))
    if one.away is not None:
        print(say("admin-show-away", time=moment(one.away)))


def _document(facts: Any) -> Any:
    """The document of a table; None if it cannot be read."""
    # Start-up time: the server's libraries take as long to load as all else.
    from ..server.tables.document import TableDocument  # noqa: PLC0415

    try:
        return TableDocument.read(facts.document)
    except ValueError:
        return None


def _names(document: Any) -> list[str]:
    """Who sits there: names are people's words, so nothing in them moves the cursor of a terminal."""
    say = current().message
    names = []
    for seat in document.seats:
        name = "".join(one if one.isprintable() else "?" for one in seat.name)
        if seat.kind == "bot":
            name = say("admin-bot", name=name or seat.level)
        names.append(name or say("admin-free"))
    return names


def _cards(document: Any) -> str:
    language = current()
    return ", ".join(language.name(card) for card in (*document.cards, *document.projects))
