"""``dominium cards`` and ``dominium kingdoms``: what there is to play with."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..cards.kingdoms import recommended
from ..cards.sets import BASIC, set_ids
from ..engine.card import Card
from ..engine.catalogue import all_cards
from ..engine.types import ARTIFACT
from ..terminal.screen import Screen
from ..words.languages import current
from ..words.naming import NoSuchCard
from . import Refused
from .choices import cards_from

if TYPE_CHECKING:
    from ..making.completeness import Findings, Lack


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("kingdoms", help=say("help-kingdoms"), description=say("help-kingdoms"))
    parser.set_defaults(run=show_kingdoms)
    parser = subparsers.add_parser("cards", help=say("help-cards"), description=say("help-cards"))
    parser.add_argument("name", metavar="NAME", nargs="*", help=say("help-cards-name"))
    parser.add_argument("--check", action="store_true", help=say("help-cards-check"))
    parser.add_argument("--cards", metavar="FILE", type=Path, help=say("help-cards-own"))
    parser.set_defaults(run=show_cards)


def show_kingdoms(arguments: argparse.Namespace) -> int:
    language = current()
    screen = _screen()
    rulebook = ""
    for kingdom in recommended():
        if kingdom.rulebook != rulebook:
            rulebook = kingdom.rulebook
            screen.heading(language.message(f"set-{rulebook}"))
        cards = ", ".join(language.name(card) for card in kingdom.cards + kingdom.projects)
        screen.say("kingdom-line", id=kingdom.id, name=language.message(kingdom.id), cards=cards)
    return 0


def show_cards(arguments: argparse.Namespace) -> int:
    own, module = cards_from(arguments.cards) if arguments.cards else ([], "")
    named = _named(arguments.name)
    if arguments.check:
        return _check(named, own, arguments.cards, module)
    if named is not None:
        _screen().explain(named, named.cost, named.types)
        return 0
    for group in (BASIC, *set_ids()):
        _list(f"set-{group}", [card for card in all_cards() if group in card.sets.split()])
    _list("cards-own", [card for card in own if not card.sets])
    return 0


def _named(words: list[str]) -> Card | None:
    try:
        return current().find_card(" ".join(words)) if words else None
    except NoSuchCard as problem:
        raise Refused(str(problem)) from None


def _list(title: str, cards: list[Card]) -> None:
    language, screen = current(), _screen()
    if cards:
        screen.heading(language.message(title))
    for card in sorted(cards, key=_order):
        cost = "" if card.types & ARTIFACT else f"¤{card.cost}"
        screen.show_plain(
            f"  {cost:>3} {language.type_letters(card.types):<3} {language.name(card)} ({card.id})"
        )


def _check(named: Card | None, own: list[Card], file: Path | None, module: str) -> int:
    """Say what a card, the cards of a file or all cards of the sets still lack."""
    # Start-up time: only this command plays and looks for bots and tests.
    from ..making import completeness  # noqa: PLC0415

    if file is not None and (named is None or named in own):
        checked = own if named is None else [named]
        found = completeness.of_own(checked, file, module)
    elif named is not None and named.sets:
        checked = [named]
        found = completeness.of_sets(checked)
    elif named is not None:
        raise Refused(current().message("error-check-own", card=current().name(named)))
    else:
        checked = [card for card in all_cards() if card.sets]
        found = completeness.of_all()
    _tell(found, len(checked), file is not None)
    return 1 if found.lacks else 0


def _tell(found: Findings, cards: int, own: bool) -> None:
    screen = _screen()
    for lack in found.lacks:
        message = "check-line" if lack.line else "check-fault"
        screen.say(message, card=lack.card, what=_lacking(lack), file=lack.file, line=lack.line.strip())
    for part in found.unchecked:
        screen.say(f"check-not-here-{part}")
    if own and cards:
        screen.say("check-own-bots", count=cards)
    screen.say("check-games", count=found.games)
    screen.say("check-missing" if found.lacks else "check-complete", count=len(found.lacks), cards=cards)


def _lacking(lack: Lack) -> str:
    say = current().message
    tongue = say(f"tongue-{lack.code}") if lack.code else ""
    return say(f"lack-{lack.what}", tongue=tongue, detail=lack.detail)


def _order(card: Card) -> tuple[int, int, str]:
    return (card.types >> 7, card.cost, card.id)


def _screen() -> Screen:
    return Screen(current())
