"""The table of the benchmarks: a row for each workload, under it one for each other engine that was measured at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from bench.engines import ENGINES


class Row(NamedTuple):
    workload: str
    #: another engine, or nothing for this one
    engine: str = ""


@dataclass
class Column:
    title: str
    figures: dict[Row, float] = field(default_factory=dict)
    digits: int = 0


def rows(workloads: list[str]) -> list[Row]:
    found = []
    for workload in workloads:
        found.append(Row(workload))
        found += [Row(workload, engine.name) for engine in ENGINES if workload in engine.rates]
    return found


def of_workloads(figures: dict[str, float]) -> dict[Row, float]:
    return {Row(workload): figure for workload, figure in figures.items()}


def beside_others(rates: dict[str, float], calibration: float) -> list[Column]:
    """Rates per calibration run of all engines, and how many times as fast as each of the others this one is."""
    each = Column("per calibration")
    ratios = Column("ours / theirs", digits=2)
    for workload, rate in rates.items():
        ours = each.figures[Row(workload)] = rate * calibration
        for engine in ENGINES:
            if workload in engine.rates:
                theirs = each.figures[Row(workload, engine.name)] = engine.per_calibration(workload)
                ratios.figures[Row(workload, engine.name)] = ours / theirs
    return [each, ratios]


def table(workloads: list[str], columns: list[Column]) -> str:
    lines = [["", *(column.title for column in columns)]]
    for row in rows(workloads):
        figures = [column.figures.get(row) for column in columns]
        written = [
            "" if figure is None else f"{figure:,.{column.digits}f}"
            for figure, column in zip(figures, columns, strict=True)
        ]
        lines.append([f"  {row.engine}" if row.engine else row.workload, *written])
    return aligned(lines)


def aligned(lines: list[list[str]]) -> str:
    """Lines of words in columns: the first to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            [
                line[0].ljust(widths[0]),
                *(word.rjust(width) for word, width in zip(line[1:], widths[1:], strict=True)),
            ]
        ).rstrip()
        for line in lines
    )
