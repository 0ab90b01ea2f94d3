"""A report: one HTML file with tables and pictures in it, in all languages, that needs nothing else."""

from __future__ import annotations

import base64
from html import escape

from ..programs.faults import REASONS, FaultsByName
from ..words.languages import CODES, Language
from ..words.languages import language as spoken
from .outcome import Outcome
from .pairings import Tournament
from .plots import Pictures, as_bytes, run_pictures, tournament_pictures
from .sheets import Sheet, run_sheets, tournament_sheets
from .wording import Wording

_STYLE = """
:root { --ink: #2b2b2b; --soft: #6b6b6b; --line: #e4e2dc; --paper: #fbfaf7; --accent: #2f6690; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .4rem; }
h2 { font-size: 1.15rem; margin: 2.6rem 0 .6rem; }
p { margin: .3rem 0; max-width: 46rem; }
.soft { color: var(--soft); font-size: .92rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; background: #fff; font-size: .92rem; }
th, td { padding: .38rem .8rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { font-weight: 600; color: var(--soft); border-bottom-width: 2px; white-space: normal; }
th:first-child, td:first-child { text-align: left; }
tbody tr:hover { background: #f2f5f8; }
figure { margin: 1.6rem 0 0; padding: .8rem; background: #fff; border: 1px solid var(--line); border-radius: 6px; }
img { display: block; max-width: 100%; height: auto; margin: 0 auto; }
input[name=lang] { position: absolute; opacity: 0; pointer-events: none; }
nav { text-align: right; margin-bottom: 1rem; }
label { display: inline-block; padding: .15rem .7rem; border: 1px solid var(--line); border-radius: 1rem;
  cursor: pointer; color: var(--soft); background: #fff; }
article { display: none; }
@media print { nav { display: none; } figure, table { break-inside: avoid; } }
"""


def run_report(outcome: Outcome, code: str) -> bytes:
    """The report of a run; ``code`` is the language it opens in."""
    return _page(code, {one: _run_article(outcome, Wording(spoken(one))) for one in CODES})


def tournament_report(tournament: Tournament, code: str) -> bytes:
    return _page(code, {one: _tournament_article(tournament, Wording(spoken(one))) for one in CODES})


def run_title(outcome: Outcome, words: Wording) -> str:
    return words.say("lab-against").join(contender.name for contender in outcome.contest.contenders)


def about_run(outcome: Outcome, words: Wording) -> list[str]:
    """What was played, in a few lines."""
    contest, tally = outcome.contest, outcome.tally
    seats = words.say("lab-seats-alternating" if contest.alternating else "lab-seats-fixed")
    lines = [
        words.say("lab-about-kingdom", cards=words.cards(contest.kingdom)),
        words.say("lab-about-run", text=words.number(tally.games, 0), id=str(contest.seed), name=seats),
        words.say(
            "lab-about-endings",
            text=words.percent(1 - (tally.by_piles + tally.cut) / tally.games),
            other=words.percent(tally.by_piles / tally.games),
        ),
    ]
    if contest.projects:
        lines.insert(1, words.say("lab-about-projects", cards=words.cards(contest.projects)))
    if tally.cut:
        lines.append(words.say("lab-about-cut", count=tally.cut))
    return [*lines, *about_faults(outcome.faults, words)]


def about_tournament(tournament: Tournament, words: Wording) -> list[str]:
    contests = list(tournament.contests.values())
    lines = []
    if all(contest.kingdom == contests[0].kingdom for contest in contests):
        lines.append(words.say("lab-about-kingdom", cards=words.cards(contests[0].kingdom)))
    else:
        lines.append(words.say("lab-about-kingdoms"))
    lines.append(
        words.say(
            "lab-about-tournament",
            players=len(tournament.contenders),
            number=len(contests),
            text=words.number(tournament.played, 0),
            id=str(contests[0].seed),
        )
    )
    return [*lines, *about_faults(tournament.faults, words)]


def about_faults(faults: FaultsByName, words: Wording) -> list[str]:
    """What programs did wrong, a line for each."""
    lines = []
    for name, found in faults.items():
        reasons = [
            words.say(f"lab-lost-{reason}", count=found.counts[reason])
            for reason in REASONS
            if reason in found.counts
        ]
        lines.append(
            words.say(
                "lab-lost-decisions",
                name=name,
                count=found.total,
                text=", ".join(reasons),
                detail=found.first,
            )
        )
    return lines


def _run_article(outcome: Outcome, words: Wording) -> str:
    title = run_title(outcome, words)
    sheets = run_sheets(outcome, words)
    pictures = run_pictures(outcome, words)
    return "\n".join(
        [
            _head(title, about_run(outcome, words)),
            _table(sheets[0]),
            *_figures(pictures, words),
            *(_table(sheet) for sheet in sheets[1:]),
        ]
    )


def _tournament_article(tournament: Tournament, words: Wording) -> str:
    ratings, cross = tournament_sheets(tournament, words)
    pictures = tournament_pictures(tournament, words)
    head = _head(words.say("lab-tournament"), about_tournament(tournament, words))
    return "\n".join([head, _table(ratings), *_figures(pictures, words), _table(cross)])


def _head(title: str, lines: list[str]) -> str:
    about = "\n".join(f'<p class="soft">{escape(line)}</p>' for line in lines)
    return f"<h1>{escape(title)}</h1>\n{about}"


def _table(sheet: Sheet) -> str:
    heads = "".join(f"<th>{escape(column)}</th>" for column in sheet.columns)
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in sheet.rows
    )
    note = f'<p class="soft">{escape(sheet.note)}</p>' if sheet.note else ""
    return (
        f"<h2>{escape(sheet.title)}</h2>\n"
        f'<div class="scroll"><table><thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>\n{note}'
    )


def _figures(pictures: Pictures, words: Wording) -> list[str]:
    found = []
    for name, picture in pictures.items():
        data = base64.b64encode(as_bytes(picture, "svg")).decode()
        alt = escape(words.say(f"lab-file-{name}"))
        found.append(f'<figure><img alt="{alt}" src="data:image/svg+xml;base64,{data}"></figure>')
    return found


def _page(code: str, articles: dict[str, str]) -> bytes:
    """The languages side by side, of which one is shown; the switch works without any script."""
    own = "\n".join(
        f"#lang-{one}:checked ~ main article[lang={one}] {{ display: block; }}\n"
        f"#lang-{one}:checked ~ main label[for=lang-{one}] {{ color: #fff; background: var(--accent); }}\n"
        f"#lang-{one}:focus-visible ~ main label[for=lang-{one}] {{ outline: 2px solid var(--accent); }}"
        for one in articles
    )
    inputs = "\n".join(
        f'<input type="radio" name="lang" id="lang-{one}"{" checked" if one == code else ""}>'
        for one in articles
    )
    labels = "\n".join(
        f'<label for="lang-{one}">{escape(_own_name(spoken(one)))}</label>' for one in articles
    )
    body = "\n".join(f'<article lang="{one}">\n{text}\n</article>' for one, text in articles.items())
    page = f"""<!DOCTYPE html>
<html lang="{code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dominium</title>
<style>{_STYLE}{own}
</style>
</head>
<body>
{inputs}
<main>
<nav>
{labels}
</nav>
{body}
</main>
</body>
</html>
"""
    return page.encode()


def _own_name(language: Language) -> str:
    return language.message("lab-language")
