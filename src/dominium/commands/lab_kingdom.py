"""``dominium lab kingdom``: a kingdom explained."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..cards.kingdoms import Kingdom, recommended
from ..engine.setup import BadSetup, Setup
from ..files import CannotWrite, check_file, write_file
from ..lab.kingdom_guide import KingdomGuide, guide_data, guide_to, guides_from, guides_text
from ..lab.output import as_json
from ..lab.sheets import Sheet
from ..lab.statistics import Interval
from ..lab.wording import Wording
from ..teacher.chances import Chance
from ..words.languages import current
from . import Refused
from .choices import listed, named_kingdom, projects_named, whole_number
from .lab_options import amount, progress, show_lines, show_sheets, write_problem

GAMES = 400


def add_kingdom(subparsers: Any) -> None:
    say = current().message
    parser = subparsers.add_parser(
        "kingdom", help=say("help-lab-guide"), description=say("help-lab-guide-long")
    )
    parser.add_argument("kingdom", metavar="K", nargs="?", help=say("help-lab-find-kingdom"))
    parser.add_argument("--projects", metavar="P", help=say("help-lab-projects"))
    parser.add_argument("--all", metavar="FILE", help=say("help-lab-guide-all"))
    parser.add_argument(
        "--games",
        type=whole_number,
        metavar="N",
        default=GAMES,
        help=say("help-lab-guide-games", count=GAMES),
    )
    parser.add_argument("--json", metavar="FILE", help=say("help-lab-json"))
    parser.set_defaults(run=explain_kingdom)


def explain_kingdom(arguments: argparse.Namespace) -> int:
    if arguments.all is not None:
        return _explain_all(Path(arguments.all).expanduser(), amount(arguments.games, "--games"))
    words = Wording(current())
    kingdom = _kingdom(arguments)
    games = amount(arguments.games, "--games")
    file = None if arguments.json is None else Path(arguments.json).expanduser()
    try:
        if file is not None:
            check_file(file)
        with progress(1, words.say("lab-guide-unit")) as update:
            guide = guide_to(kingdom, games, lambda done, whole: update(done, whole, ""))
        show_lines(_about(guide, words))
        show_sheets([_table(guide, words), _cards(guide, words), _openings(guide, words)])
        if file is not None:
            write_file(file, as_json(asdict(guide)))
    except CannotWrite as problem:
        raise Refused(write_problem(problem)) from None
    except KeyboardInterrupt:
        show_lines([words.say("analyse-interrupted")])
        return 130
    return 0


def _explain_all(file: Path, games: int) -> int:
    """Explain all recommended kingdoms into a file; those that stand in it already are left as they are."""
    words = Wording(current())
    try:
        check_file(file)
        guides = _guides_in(file)
        kingdoms = [one for one in recommended() if one.id not in guides]
        with progress(len(kingdoms), words.say("lab-guide-kingdoms")) as update:
            for number, kingdom in enumerate(kingdoms):
                update(number, len(kingdoms), words.say(kingdom.id))
                guides[kingdom.id] = guide_data(guide_to(kingdom, games))
                write_file(file, guides_text(guides).encode())
    except CannotWrite as problem:
        raise Refused(write_problem(problem)) from None
    except KeyboardInterrupt:
        return 130  # what is done stands in the file
    return 0


def _guides_in(file: Path) -> dict[str, Any]:
    if not file.exists():
        return {}
    try:
        return guides_from(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise Refused(current().message("lab-error-guides", file=str(file))) from None


def _kingdom(arguments: argparse.Namespace) -> Kingdom:
    if arguments.kingdom is None:
        raise Refused(current().message("lab-error-guide-kingdom"))
    kingdom = named_kingdom(arguments.kingdom)
    projects = projects_named(listed(arguments.projects)) or kingdom.projects
    if len(kingdom.cards) != 10:
        raise Refused(current().message("error-kingdom-size", count=len(kingdom.cards)))
    try:
        Setup(2, kingdom.cards, projects)
    except BadSetup as problem:
        raise Refused(str(problem)) from None
    return Kingdom(kingdom.id, kingdom.rulebook, kingdom.cards, projects)


def _about(guide: KingdomGuide, words: Wording) -> list[str]:
    lines = [words.say("lab-about-kingdom", cards=words.cards(tuple(guide.kingdom)))]
    if guide.projects:
        lines.append(words.say("lab-about-projects", cards=words.cards(tuple(guide.projects))))
    if guide.lengths is not None:
        lengths = guide.lengths
        lines.append(
            words.say("lab-guide-lengths", text=words.number(lengths.mean), min=lengths.low, max=lengths.high)
        )
    for number, way in enumerate(guide.ways, 1):
        cards = words.cards(tuple(way)) if way else words.say("lab-guide-money")
        lines.append(words.say("lab-guide-way", number=number, cards=cards))
    return lines


def _table(guide: KingdomGuide, words: Wording) -> Sheet:
    columns = [words.say("lab-guide-ways"), *(str(number + 1) for number in range(len(guide.ways)))]
    sheet = Sheet(words.say("lab-guide-table"), columns)
    for number, row in enumerate(guide.table):
        cells = ["–" if rate is None else _percent(rate.value, rate, words) for rate in row]
        sheet.rows.append([str(number + 1), *cells])
    return sheet


def _cards(guide: KingdomGuide, words: Wording) -> Sheet:
    sheet = Sheet(words.say("lab-guide-cards"), [words.say("lab-guide-card"), words.say("lab-guide-lost")])
    # What the best way does not buy was not measured, for it is not missed.
    spared = tuple(worth.card for worth in guide.cards if not worth.without.half)
    for worth in guide.cards:
        if worth.card not in spared:
            lost = _percent(worth.lost, worth.without, words)
            sheet.rows.append([words.language.name(worth.card), lost])
    sheet.note = words.say("lab-guide-note")
    if spared:
        sheet.note += " " + words.say("lab-guide-spared", cards=words.cards(spared))
    return sheet


def _openings(guide: KingdomGuide, words: Wording) -> Sheet:
    columns = ["lab-guide-coins", "lab-guide-first", "lab-guide-second", "lab-win-rate"]
    sheet = Sheet(words.say("lab-guide-openings"), [words.say(column) for column in columns])
    for opening in guide.openings:
        cards = [words.language.name(card) if card else "–" for card in opening.cards]
        coins = "-".join(map(str, opening.coins))
        sheet.rows.append([coins, *cards, _percent(opening.rate.value, opening.rate, words)])
    return sheet


def _percent(share: float, measured: Interval, words: Wording) -> str:
    """A share as exactly as the error of what was measured allows, with half of the interval."""
    return f"{words.number(Chance(share, measured.error).rounded(), 0)} ± {words.percent(measured.half, 0)}"
