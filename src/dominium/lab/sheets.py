"""Results as sheets: tables of text, which the terminal and the report show each in its own way."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..words.naming import distinct_names
from .outcome import Outcome
from .pairings import Tournament
from .results import names_of
from .statistics import buys, by_turn, last_common_turn, leads, spread, wilson, win_rate
from .wording import Wording

#: about so many lines for what happens by turn
_LINES = 12


@dataclass
class Sheet:
    """A table of text. Columns of words are left-aligned and may take several lines; those of figures do neither."""

    title: str
    columns: list[str]
    rows: list[list[str]] = field(default_factory=list)
    note: str = ""
    #: the columns of words
    prose: tuple[int, ...] = (0,)


def run_sheets(outcome: Outcome, words: Wording) -> list[Sheet]:
    sheets = [summary(outcome, words)]
    if outcome.tally.detailed:
        sheets += [turn_sheet(outcome, words), buy_sheet(outcome, words)]
    return sheets


def summary(outcome: Outcome, words: Wording) -> Sheet:
    """Who wins: the answer first."""
    tally, say = outcome.tally, words.say
    columns = ["lab-player", "lab-win-rate", "lab-wins", "lab-ties", "lab-points", "lab-turns"]
    sheet = Sheet(say("lab-results"), [say(column) for column in columns])
    for i, name in enumerate(names_of(outcome)):
        sheet.rows.append(
            [
                name,
                words.rate(win_rate(tally, i), 2),
                words.percent(wilson(tally.wins[i], tally.games).value),
                words.percent(wilson(tally.ties[i], tally.games).value),
                words.spread(spread(tally.points[i])),
                words.number(tally.turns[i] / tally.games),
            ]
        )
    sheet.note = say("lab-note-win-rate")
    return sheet


def turn_sheet(outcome: Outcome, words: Wording) -> Sheet:
    """How the players stand turn by turn."""
    tally, say = outcome.tally, words.say
    names = names_of(outcome)
    ahead = leads(tally)
    last = last_common_turn(tally)
    step = max(1, -(-last // _LINES))
    shown = [turn for turn in range(1, last + 1) if turn % step == 0 or turn == last]
    sheet = Sheet(say("lab-by-turn"), [say("lab-turn")])
    curves = []
    # Six players with everything would not fit on a screen.
    measures = ["lead", "points", "provinces", "money"] if len(names) < 4 else ["lead", "points"]
    for i, name in enumerate(names):
        sheet.columns += [f"{say(f'lab-short-{measure}')}\n{_short(name, 8)}" for measure in measures]
        curves.append([by_turn(counts) for counts in (tally.scores[i], tally.provinces[i], tally.money[i])])
    for turn in shown:
        row = [str(turn)]
        for i in range(len(names)):
            scores, provinces, money = (spread(curve.get(turn, {})) for curve in curves[i])
            cells = [
                words.percent(ahead[turn][i].value, 0) if turn in ahead else "–",
                words.number(scores.mean),
                words.number(provinces.mean, 2),
                words.number(money.mean),
            ]
            row += cells[: len(measures)]
        sheet.rows.append(row)
    sheet.note = say("lab-note-by-turn", count=tally.detailed)
    return sheet


def _short(name: str, most: int = 14) -> str:
    """A name for the head of a narrow column."""
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def buy_sheet(outcome: Outcome, words: Wording) -> Sheet:
    """What each player buys, how much of it and when."""
    tally, say = outcome.tally, words.say
    cards = outcome.contest.cards()
    names = names_of(outcome)
    bought = [buys(tally, i) for i in range(len(names))]
    sheet = Sheet(say("lab-buys"), [say("lab-card")])
    wide = len(names) < 3
    for name in names:
        if wide:
            sheet.columns += [f"{say('lab-copies')}\n{_short(name)}", f"{say('lab-when')}\n{_short(name)}"]
        else:
            sheet.columns.append(f"{say('lab-copies-when')}\n{_short(name)}")
    for index, card in enumerate(cards):
        if not any(index in one for one in bought):
            continue
        row = [words.language.name(card)]
        for one in bought:
            times = spread(one.get(index, {}))
            copies, mean = words.number(times.size / tally.detailed, 2), words.number(times.mean)
            if wide:
                row += [copies, f"{mean} ({times.low}–{times.high})"] if times.size else ["", ""]
            else:
                row.append(f"{copies} ({mean})" if times.size else "")
        sheet.rows.append(row)
    sheet.note = say("lab-note-buys" if wide else "lab-note-buys-short")
    return sheet


def tournament_sheets(tournament: Tournament, words: Wording) -> list[Sheet]:
    return [rating_sheet(tournament, words), cross_sheet(tournament, words)]


def rating_sheet(tournament: Tournament, words: Wording) -> Sheet:
    say = words.say
    names = distinct_names([contender.name for contender in tournament.contenders])
    rated = tournament.ratings()
    sheet = Sheet(
        say("lab-ratings"), [say(c) for c in ("lab-player", "lab-rating", "lab-win-rate", "lab-games")]
    )
    for place, i in enumerate(tournament.order(), 1):
        games = sum(tally.games for pair, tally in tournament.tallies.items() if i in pair)
        won = 0.0
        for pair, tally in tournament.tallies.items():
            if i in pair:
                won += win_rate(tally, pair.index(i)).value * tally.games
        rating = rated[i]
        sheet.rows.append(
            [
                f"{place}. {names[i]}",
                f"{words.number(rating.value, 0)} ± {words.number((rating.high - rating.low) / 2, 0)}",
                words.percent(won / games) if games else "–",
                words.number(games, 0),
            ]
        )
    sheet.note = say("lab-note-ratings")
    return sheet


def cross_sheet(tournament: Tournament, words: Wording) -> Sheet:
    """Each row says how often that player wins against each other one."""
    names = distinct_names([contender.name for contender in tournament.contenders])
    order = tournament.order()
    sheet = Sheet(words.say("lab-cross-table"), ["", *(str(place) for place in range(1, len(order) + 1))])
    for place, i in enumerate(order, 1):
        row = [f"{place}. {names[i]}"]
        for j in order:
            rate = tournament.result(i, j) if i != j else None
            row.append("·" if i == j else "–" if rate is None else words.percent(rate.value))
        sheet.rows.append(row)
    sheet.note = words.say("lab-note-cross-table")
    return sheet
