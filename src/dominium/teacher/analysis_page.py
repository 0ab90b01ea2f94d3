"""An analysis as one page that needs nothing else: a chart one can step through, in all languages."""

from __future__ import annotations

from html import escape

from ..words.languages import CODES, Language
from ..words.languages import language as spoken
from .analysis import Analysis, Grade
from .telling import better_text, chances_text, deed_text, summary

#: how wide and high the chart is, and how it is on a phone: drawn smaller its figures could not be read
_SHAPES = {"wide": (960, 300), "narrow": (290, 210)}
#: between two turns that are named below it
_GAP = 26
#: lines are told apart without their colours, too
_DASHES = ("none", "8 4", "2 4", "10 3 2 3", "5 5", "1 3")
_SIZES: dict[Grade | None, float] = {"inaccuracy": 3.5, "mistake": 5.0, "blunder": 6.5}

_STYLE = """
:root { --ink: #2b2b2b; --soft: #63605a; --line: #e4e2dc; --paper: #fbfaf7; --card: #fff; --accent: #2f6690;
  --seat-0: #2f6690; --seat-1: #c1440e; --seat-2: #3a7d44; --seat-3: #7b3f8c; --seat-4: #a07000; --seat-5: #555555; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --soft: #a8a296; --line: #3b3832; --paper: #1d1b18; --card: #262420; --accent: #7db3d8;
    --seat-0: #7db3d8; --seat-1: #f0936a; --seat-2: #86c58d; --seat-3: #cda2dd; --seat-4: #d9a83a; --seat-5: #b5b0a5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.7rem; margin: 0 0 .4rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p { margin: .3rem 0; max-width: 46rem; } .soft { color: var(--soft); font-size: .92rem; }
figure { margin: 1.2rem 0 0; padding: .8rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 6px; }
svg { display: block; width: 100%; height: auto; } svg text { font-size: 12px; fill: var(--soft); }
.chart.narrow { display: none; }
@media (max-width: 40rem) { .chart.narrow { display: block; } .chart.wide { display: none; } }
.grid { stroke: var(--line); } .now { stroke: var(--ink); stroke-width: 1.5; }
input[type=range] { width: 100%; accent-color: var(--accent); margin: .6rem 0 0; }
ol { list-style: none; margin: .4rem 0 0; padding: 0; min-height: 6.2em; } ol li { display: none; }
ol li.now { display: block; } ol b { font-weight: 600; } .mark { color: #c1440e; font-weight: 600; }
@media (prefers-color-scheme: dark) { .mark { color: #f0936a; } }
.key { display: inline-block; margin-right: 1.2rem; } .key svg { display: inline-block; width: 2.2rem; height: .8rem; }
ul { padding-left: 1.2rem; } li button { font: inherit; color: var(--accent); background: none; border: 0; padding: 0;
  cursor: pointer; text-align: left; text-decoration: underline; vertical-align: top; }
input[name=lang] { position: absolute; opacity: 0; pointer-events: none; }
nav { text-align: right; } label { display: inline-block; padding: .15rem .7rem; border: 1px solid var(--line);
  border-radius: 1rem; cursor: pointer; color: var(--soft); background: var(--card); }
article { display: none; }
"""

_SCRIPT = """
const sliders = [...document.querySelectorAll("input[type=range]")];
function go(to) {
  const last = Number(sliders[0].max);
  const at = Math.min(last, Math.max(0, to));
  for (const slider of sliders) slider.value = at;
  for (const list of document.querySelectorAll("ol"))
    [...list.children].forEach((item, i) => item.classList.toggle("now", i === at));
  for (const line of document.querySelectorAll("line.now")) {
    const x = Number(line.dataset.left) + at / Math.max(1, last) * Number(line.dataset.wide);
    line.setAttribute("x1", x);
    line.setAttribute("x2", x);
  }
}
for (const slider of sliders) slider.addEventListener("input", () => go(Number(slider.value)));
for (const button of document.querySelectorAll("button[data-to]"))
  button.addEventListener("click", () => go(Number(button.dataset.to)));
for (const chart of document.querySelectorAll("svg.chart"))
  chart.addEventListener("click", (event) => {
    const box = chart.getBoundingClientRect(), line = chart.querySelector("line.now");
    const x = (event.clientX - box.left) / box.width * chart.viewBox.baseVal.width;
    go(Math.round((x - line.dataset.left) / line.dataset.wide * Number(sliders[0].max)));
  });
document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step && event.target.type !== "range" && !event.ctrlKey && !event.altKey && !event.metaKey)
    go(Number(sliders[0].value) + step);
});
go(0);
"""

_LEFT, _TOP, _RIGHT, _BOTTOM = 40, 10, 12, 24


def analysis_page(analysis: Analysis, code: str) -> bytes:
    """The page; ``code`` is the language it opens in."""
    articles = "\n".join(
        f'<article lang="{one}">\n{_article(analysis, spoken(one))}\n</article>' for one in CODES
    )
    inputs = "\n".join(
        f'<input type="radio" name="lang" id="lang-{one}"{" checked" if one == code else ""}>'
        for one in CODES
    )
    shown = "\n".join(
        f"#lang-{one}:checked ~ main article[lang={one}] {{ display: block; }}\n"
        f"#lang-{one}:checked ~ main label[for=lang-{one}] {{ color: var(--card); background: var(--accent); }}"
        for one in CODES
    )
    labels = " ".join(
        f'<label for="lang-{one}">{spoken(one).message("lab-language")}</label>' for one in CODES
    )
    title = escape(f"{spoken(code).message('teacher-title')}: {', '.join(analysis.names)}")
    return (
        f'<!doctype html>\n<html lang="{code}"><head><meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{_STYLE}{shown}</style></head>\n<body>\n{inputs}\n<main><nav>{labels}</nav>\n{articles}\n</main>\n"
        f"<script>{_SCRIPT}</script>\n</body></html>\n"
    ).encode()


def _article(analysis: Analysis, language: Language) -> str:
    say = language.message
    marked = sorted(analysis.marks())
    marks = "\n".join(
        f'<li><button type="button" data-to="{i}">{escape(_marked(analysis, i, language))}</button></li>'
        for i in marked
    )
    told = "\n".join(f"<p>{escape(line)}</p>" for line in summary(analysis, language))
    return "\n".join(
        [
            f"<h1>{escape(say('teacher-title'))}: {escape(', '.join(analysis.names))}</h1>",
            told,
            f"<h2>{escape(say('teacher-chart'))}</h2>",
            f'<p class="soft">{escape(say("teacher-step"))}</p>',
            f"<figure>{_legend(analysis)}",
            *(_chart(analysis, say("teacher-chart"), shape) for shape in _SHAPES),
            f'<input type="range" min="0" max="{len(analysis.steps)}" value="0" aria-label="{escape(say("teacher-chart"))}">',
            f'<ol aria-live="polite">{_steps(analysis, language)}</ol></figure>',
            f"<h2>{escape(say('teacher-marks'))}</h2>",
            f"<ul>{marks}</ul>" if marked else f"<p>{escape(say('teacher-none-marked'))}</p>",
            f'<p class="soft">{escape(say("teacher-figures"))}</p>',
        ]
    )


def _marked(analysis: Analysis, number: int, language: Language) -> str:
    step = analysis.steps[number]
    turn = language.message("teacher-turn", turn=step.turn)
    deed = deed_text(step, analysis.names[step.seat], language)
    grade = language.message(f"teacher-grade-{step.grade}")
    return f"{turn} · {deed}: {grade}; {better_text(step, language)}"


def _steps(analysis: Analysis, language: Language) -> str:
    found = []
    for step in analysis.steps:
        turn = language.message("teacher-turn", turn=step.turn)
        deed = deed_text(step, analysis.names[step.seat], language)
        lines = [f"{escape(turn)} · <b>{escape(deed)}</b>"]
        lines.append(escape(chances_text(analysis.names, step.chances, language)))
        if step.grade:
            grade = language.message(f"teacher-grade-{step.grade}")
            lines.append(f'<span class="mark">{escape(grade)}</span>: {escape(better_text(step, language))}')
        found.append(f"<li>{'<br>'.join(lines)}</li>")
    end = analysis.after(len(analysis.steps) - 1)
    told = escape(chances_text(analysis.names, end, language))
    found.append(f"<li><b>{escape(language.message('teacher-end-of-game'))}</b><br>{told}</li>")
    return "\n".join(found)


def _legend(analysis: Analysis) -> str:
    return "".join(
        f'<span class="key"><svg viewBox="0 0 36 12" aria-hidden="true"><path d="M0 6H36" {_stroke(seat)}/></svg> '
        f"{escape(name)}</span>"
        for seat, name in enumerate(analysis.names)
    )


def _stroke(seat: int) -> str:
    return f'fill="none" stroke="var(--seat-{seat})" stroke-width="2.5" stroke-dasharray="{_DASHES[seat]}"'


def _chart(analysis: Analysis, label: str, shape: str) -> str:
    last = len(analysis.steps)
    width, height = _SHAPES[shape]
    wide = width - _LEFT - _RIGHT
    high = height - _TOP - _BOTTOM

    def x(number: int) -> str:
        return f"{across(number):.1f}"

    def across(number: int) -> float:
        return _LEFT + wide * number / max(1, last)

    def y(share: float) -> str:
        return f"{_TOP + high * (1 - share):.1f}"

    rows = [analysis.steps[i].chances for i in range(last)] + [analysis.after(last - 1)]
    parts = [
        f'<path class="grid" d="M{_LEFT} {y(level / 4)}H{width - _RIGHT}"/>'
        f'<text x="{_LEFT - 6}" y="{y(level / 4)}" text-anchor="end" dy="4">{25 * level}</text>'
        for level in range(5)
    ]
    before, free = 0, 0.0
    for number, step in enumerate(analysis.steps):
        if step.seat == analysis.steps[0].seat and step.turn > before:
            before = step.turn
            if across(number) >= free:
                free = across(number) + _GAP
                parts.append(
                    f'<text x="{x(number)}" y="{height - 6}" text-anchor="middle">{step.turn}</text>'
                )
    parts.append(f'<line class="now" data-left="{_LEFT}" data-wide="{wide}" y1="{_TOP}" y2="{_TOP + high}"/>')
    for seat in range(analysis.players):
        points = "L".join(f"{x(i)} {y(row[seat].share)}" for i, row in enumerate(rows))
        parts.append(f'<path d="M{points}" {_stroke(seat)}/>')
    for number in analysis.marks():
        step = analysis.steps[number]
        parts.append(
            f'<circle cx="{x(number)}" cy="{y(step.chances[step.seat].share)}" r="{_SIZES[step.grade]}" '
            f'fill="var(--seat-{step.seat})" stroke="var(--card)"/>'
        )
    return (
        f'<svg class="chart {shape}" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )
