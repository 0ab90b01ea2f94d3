"""Results as pictures. Every picture is a matplotlib figure; nothing is shown, drawn on a screen or kept globally."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from ..words.naming import distinct_names
from .extras import library
from .outcome import Outcome
from .pairings import Tournament
from .results import names_of
from .statistics import buys, by_turn, last_common_turn, leads, spread
from .wording import Wording

COLOURS = ("#2f6690", "#d1603d", "#5b8c5a", "#8e6c8a", "#c59b2a", "#3a9797")
_INK = "#333333"
_GREY = "#c8c8c8"
#: from "the row loses" over even to "the row wins"
_SCALE = ("#d1603d", "#f2d5c8", "#f7f7f4", "#c9d9e4", "#2f6690")
_STYLE: dict[str, Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.edgecolor": "#999999",
    "axes.labelcolor": _INK,
    "text.color": _INK,
    "xtick.color": _INK,
    "ytick.color": _INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#ececec",
    "legend.frameon": False,
    "svg.fonttype": "path",
    "svg.hashsalt": "dominium",
}

Pictures = dict[str, Any]


def run_pictures(outcome: Outcome, words: Wording) -> Pictures:
    """The pictures of a run, by their file names."""
    with library("matplotlib").rc_context(_STYLE):
        found: Pictures = {}
        if outcome.tally.detailed:
            found |= {
                "score-by-turn": _curves(outcome, words, "score"),
                "leads-by-turn": _leads(outcome, words),
                "provinces-by-turn": _curves(outcome, words, "provinces"),
                "money-by-turn": _curves(outcome, words, "money"),
                "buy-timing": _buy_timing(outcome, words),
            }
        found["game-length"] = _length(outcome, words)
    return found


def tournament_pictures(tournament: Tournament, words: Wording) -> Pictures:
    with library("matplotlib").rc_context(_STYLE):
        return {"ratings": _ratings(tournament, words), "heat-map": _heat_map(tournament, words)}


def as_bytes(figure: Any, kind: str) -> bytes:
    """A picture as a file of that kind, png or svg; the same picture gives the same file."""
    stream = io.BytesIO()
    with library("matplotlib").rc_context(_STYLE):
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        figure.savefig(stream, format=kind, dpi=150, metadata=metadata)
    return stream.getvalue()


def _figure(width: float = 8.0, height: float = 4.5) -> Any:
    figure = library("matplotlib.figure").Figure(figsize=(width, height), layout="constrained")
    figure.get_layout_engine().set(w_pad=0.12, h_pad=0.12)
    return figure


def _axes(title: str, across: str, up: str) -> tuple[Any, Any]:
    figure = _figure()
    axes = figure.add_subplot()
    axes.set_title(title)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    return figure, axes


def _legend(figure: Any, entries: int) -> None:
    """Names below the picture, where they hide nothing."""
    figure.legend(loc="outside lower center", ncols=min(entries, 4))


def _ticks(axes: Any, words: Wording, whole: str = "x") -> None:
    """Numbers on the axes as the language writes them; whole ones where turns are counted."""
    formatter = library("matplotlib.ticker").FuncFormatter
    for name, axis in (("x", axes.xaxis), ("y", axes.yaxis)):
        if name in whole:
            axis.get_major_locator().set_params(integer=True)
        else:
            axis.set_major_formatter(formatter(lambda value, _: _plain(value, words)))


def _plain(value: float, words: Wording) -> str:
    """A number with as many digits as it needs."""
    text = f"{value:g}".replace("-", "−")
    return text.replace(".", ",") if words.language.code == "pl" else text


def _curves(outcome: Outcome, words: Wording, what: str) -> Any:
    """A mean by turn for each player, with a band of a standard deviation to either side."""
    tally = outcome.tally
    counts = {"score": tally.scores, "provinces": tally.provinces, "money": tally.money}[what]
    figure, axes = _axes(
        words.say(f"lab-picture-{what}"), words.say("lab-turn"), words.say(f"lab-axis-{what}")
    )
    last = last_common_turn(tally, 0.1)
    names = names_of(outcome)
    for i, name in enumerate(names):
        numbers = {t: spread(one) for t, one in by_turn(counts[i]).items() if t <= last}
        turns = sorted(numbers)
        colour = COLOURS[i]
        axes.plot(turns, [numbers[t].mean for t in turns], color=colour, linewidth=2, label=name)
        if what != "provinces":
            low = [numbers[t].mean - numbers[t].deviation for t in turns]
            high = [numbers[t].mean + numbers[t].deviation for t in turns]
            axes.fill_between(
                turns, low, high, color=colour, alpha=0.16 if len(names) < 3 else 0.08, linewidth=0
            )
    axes.set_xlim(1, max(2, last))
    if what != "score":
        axes.set_ylim(bottom=0)
    _ticks(axes, words)
    _legend(figure, len(names))
    return figure


def _leads(outcome: Outcome, words: Wording) -> Any:
    """Who is ahead, as parts of all games still going on."""
    tally = outcome.tally
    names = names_of(outcome)
    title, part = words.say("lab-picture-leads"), words.say("lab-axis-leads")
    figure, axes = _axes(title, words.say("lab-turn"), part)
    last = last_common_turn(tally, 0.1)
    ahead = {turn: rates for turn, rates in leads(tally).items() if turn <= last}
    turns = sorted(ahead)
    # Nobody in the middle: with two players each has a side of the picture.
    order = [0, len(names), *range(1, len(names))]
    stacks = [[100 * ahead[t][i].value for t in turns] for i in order]
    labels = [words.say("lab-level") if i == len(names) else names[i] for i in order]
    colours = [_GREY if i == len(names) else COLOURS[i] for i in order]
    axes.stackplot(turns, stacks, labels=labels, colors=colours, alpha=0.85, linewidth=0)
    if len(names) == 2:
        axes.axhline(50, color="white", linewidth=1, alpha=0.8)
    axes.set_xlim(1, max(2, last))
    axes.set_ylim(0, 100)
    _ticks(axes, words)
    _legend(figure, len(order))
    return figure


def _length(outcome: Outcome, words: Wording) -> Any:
    tally = outcome.tally
    figure, axes = _axes(
        words.say("lab-picture-length"), words.say("lab-axis-rounds"), words.say("lab-axis-games")
    )
    turns = sorted(tally.lengths)
    axes.bar(turns, [100 * tally.lengths[t] / tally.games for t in turns], width=0.8, color=COLOURS[0])
    mean = spread(tally.lengths).mean
    axes.axvline(mean, color=COLOURS[1], linewidth=1.5, linestyle="--")
    text = " " + words.say("lab-mean", text=words.number(mean))
    axes.text(mean, 0.98, text, transform=axes.get_xaxis_transform(), va="top", color=COLOURS[1])
    axes.margins(y=0.12)
    _ticks(axes, words)
    axes.grid(axis="x", visible=False)
    return figure


def _buy_timing(outcome: Outcome, words: Wording) -> Any:
    """For each player, copies of each card bought in each turn of a game."""
    tally = outcome.tally
    names = names_of(outcome)
    cards = outcome.contest.cards()
    bought = [buys(tally, i) for i in range(len(names))]
    shown = [index for index in range(len(cards)) if any(index in one for one in bought)]
    shown.sort(key=lambda index: min(spread(one[index]).mean for one in bought if index in one))
    last = last_common_turn(tally, 0.1)
    height = 1.3 + 0.34 * max(3, len(shown))
    down = -(-len(names) // 2)
    figure = _figure(9.5, height * down)
    grid = figure.subplots(down, 2, sharex=True, sharey=True, squeeze=False)
    rates = [
        [[one.get(index, {}).get(turn, 0) / tally.detailed for turn in range(1, last + 1)] for index in shown]
        for one in bought
    ]
    most = max((value for one in rates for row in one for value in row), default=1.0)
    image = None
    for i, axes in enumerate(grid.flat):
        if i >= len(names):
            axes.set_visible(False)
            continue
        extent = (0.5, last + 0.5, len(shown) - 0.5, -0.5)
        image = axes.imshow(rates[i], aspect="auto", cmap=_ramp(), vmin=0, vmax=most, extent=extent)
        axes.set_title(names[i], color=COLOURS[i], fontsize=11)
        axes.set_yticks(range(len(shown)), [words.language.name(cards[index]) for index in shown])
        axes.set_xlabel(words.say("lab-turn"))
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.grid(visible=False)
        axes.tick_params(length=0)
    figure.suptitle(words.say("lab-picture-buys"), x=0.01, ha="left", fontsize=12, fontweight="bold")
    bar = figure.colorbar(image, ax=grid, shrink=0.8, aspect=30, pad=0.01)
    bar.set_label(words.say("lab-axis-buys"))
    _ticks(bar.ax, words, "")
    bar.outline.set_visible(False)
    return figure


def _ramp() -> Any:
    colours = library("matplotlib.colors").LinearSegmentedColormap
    return colours.from_list("calm", ["#ffffff", "#c9d9e4", "#2f6690", "#12304a"])


def _ratings(tournament: Tournament, words: Wording) -> Any:
    names = distinct_names([contender.name for contender in tournament.contenders])
    order = tournament.order()
    rated = tournament.ratings()
    figure = _figure(8.0, 1.4 + 0.32 * max(3, len(order)))
    axes = figure.add_subplot()
    axes.set_title(words.say("lab-picture-ratings"))
    axes.set_xlabel(words.say("lab-rating"))
    places = list(range(len(order)))
    values = [rated[i].value for i in order]
    halves = [(rated[i].high - rated[i].low) / 2 for i in order]
    axes.errorbar(values, places, xerr=halves, fmt="o", color=COLOURS[0], ecolor="#9db8cc", elinewidth=3)
    axes.set_yticks(places, [names[i] for i in order])
    axes.set_ylim(len(order) - 0.5, -0.5)
    axes.axvline(1500, color=_GREY, linewidth=1)
    axes.grid(axis="y", visible=False)
    return figure


def _heat_map(tournament: Tournament, words: Wording) -> Any:
    names = distinct_names([contender.name for contender in tournament.contenders])
    order = tournament.order()
    size = max(4.5, 2.6 + 0.46 * len(order))
    figure = _figure(size + 1.2, size)
    axes = figure.add_subplot()
    axes.set_title(words.say("lab-picture-heat-map"))
    rows: list[list[float]] = []
    for i in order:
        rates = [tournament.result(i, j) if i != j else None for j in order]
        rows.append([float("nan") if rate is None else 100 * rate.value for rate in rates])
    colours = library("matplotlib.colors").LinearSegmentedColormap.from_list("duel", _SCALE)
    colours = colours.with_extremes(bad="#eeeeee")
    image = axes.imshow(rows, cmap=colours, vmin=0, vmax=100)
    labels = [names[i] for i in order]
    axes.set_xticks(range(len(order)), labels, rotation=45, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(order)), labels)
    axes.grid(visible=False)
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(False)
    if len(order) <= 30:
        _write_rates(axes, rows, words)
    bar = figure.colorbar(image, ax=axes, shrink=0.7, aspect=25, pad=0.02)
    bar.set_label(words.say("lab-axis-heat-map"))
    bar.outline.set_visible(False)
    return figure


def _write_rates(axes: Any, rows: Sequence[Sequence[float]], words: Wording) -> None:
    for y, row in enumerate(rows):
        for x, value in enumerate(row):
            if value == value:  # otherwise not a number: they did not meet
                ink = "white" if value < 10 or value > 86 else _INK
                axes.text(x, y, words.number(value, 0), ha="center", va="center", color=ink, fontsize=8)
