"""``dominium cards`` and ``dominium kingdoms``: what there is to play with."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from ..cards.kingdoms import recommended
from ..cards.sets import BASIC, set_ids
from ..engine.card import Card
from ..engine.catalogue import all_cards
from ..engine.types import ARTIFACT
from ..words.languages import current
from ..words.naming import NoSuchCard
from . import Refused

if TYPE_CHECKING:
    from ..terminal.screen import Screen


def register(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser("kingdoms", help=say("help-kingdoms"), description=say("help-kingdoms"))
    parser.set_defaults(run=show_kingdoms)
    parser = subparsers.add_parser("cards", help=say("help-cards"), description=say("help-cards"))
    parser.add_argument("name", metavar="NAME", nargs="*", help=say("help-cards-name"))
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
    language = current()
    screen = _screen()
    if arguments.name:
        try:
            card = language.find_card(" ".join(arguments.name))
        except NoSuchCard as problem:
            raise Refused(str(problem)) from None
        screen.explain(card, card.cost, card.types)
        return 0
    for group in (BASIC, *set_ids()):
        found = sorted((card for card in all_cards() if group in card.sets.split()), key=_order)
        if found:
            screen.heading(language.message(f"set-{group}"))
            for card in found:
                cost = "" if card.types & ARTIFACT else f"¤{card.cost}"
                screen.show_plain(
                    f"  {cost:>3} {language.type_letters(card.types):<3} {language.name(card)} ({card.id})"
                )
    return 0


def _order(card: Card) -> tuple[int, int, str]:
    return (card.types >> 7, card.cost, card.id)


def _screen() -> Screen:
    from ..terminal.screen import Screen

    return Screen(current())
