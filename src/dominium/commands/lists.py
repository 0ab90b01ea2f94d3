"""``dominium cards`` and ``dominium kingdoms``: what there is to play with."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from ..cards.kingdoms import recommended
from ..cards.sets import BASIC, set_ids
from ..engine.card import Card
from ..engine.catalogue import all_cards, own_cards
from ..engine.types import ARTIFACT
from ..own.loading import loaded
from ..own.own_drawings import icons
from ..terminal.screen import Screen
from ..words.languages import current
from ..words.naming import NoSuchCard
from . import Refused

if TYPE_CHECKING:
    from ..making.completeness import Findings, Lack


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("kingdoms", help=say("help-kingdoms"), description=say("help-kingdoms"))
    parser.set_defaults(run=show_kingdoms)
    parser = subparsers.add_parser("cards", help=say("help-cards"), description=say("help-cards"))
    parser.add_argument("name", metavar="NAME", nargs="*", help=say("help-cards-name"))
    parser.add_argument("--check", action="store_true", help=say("help-cards-check"))
    parser.add_argument("--drawings", action="store_true", help=say("help-cards-drawings"))
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
    if arguments.drawings:
        if not icons():
            raise Refused(current().message("error-no-drawings"))
        _screen().show_plain(", ".join(icons()))
        return 0
    named = _named(arguments.name)
    if arguments.check:
        return _check(named)
    if named is not None:
        _screen().explain(named, named.cost, named.types)
        return 0
    for group in (BASIC, *set_ids()):
        _list(f"set-{group}", [card for card in all_cards() if group in card.sets.split()])
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


def _check(named: Card | None) -> int:
    """Say what a card, the cards of own files or all cards of the sets still lack."""
    # Start-up time: only this command plays and looks for bots and tests.
    from ..bots.knowledge import described  # noqa: PLC0415
    from ..making import completeness  # noqa: PLC0415

    own = own_cards() if named is None else [named] if named in own_cards() else []
    if own:
        checked = own
        found = completeness.of_own(own, loaded())
    elif named is not None:
        checked = [named]
        found = completeness.of_sets(checked)
    else:
        checked = [card for card in all_cards() if card.sets]
        found = completeness.of_all()
    _tell(found, len(checked), [card for card in own if card.plain not in described()])
    return 1 if found.lacks else 0


def _tell(found: Findings, cards: int, judged: list[Card]) -> None:
    screen = _screen()
    for lack in found.lacks:
        message = "check-line" if lack.line else "check-fault"
        screen.say(message, card=lack.card, what=_lacking(lack), file=lack.file, line=lack.line.strip())
    for part in found.unchecked:
        screen.say(f"check-not-here-{part}")
    if judged:
        screen.say("check-own-bots", count=len(judged))
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
