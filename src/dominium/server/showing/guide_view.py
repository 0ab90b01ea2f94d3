"""A kingdom explained, as the page shows it."""

from __future__ import annotations

from ...lab.kingdom_guide import CardWorth, KingdomGuide
from ...lab.statistics import Interval
from ...teacher.chances import Chance
from ..protocol import GuideInfo, WinRate


def guide_info(guide: KingdomGuide) -> GuideInfo:
    """A guide in per cent, as exactly as was measured."""
    lengths = guide.lengths
    return {
        "games": guide.games,
        "ways": guide.ways,
        "table": [[None if rate is None else _rate(rate) for rate in row] for row in guide.table],
        "length": 0.0 if lengths is None else round(lengths.mean, 1),
        "shortest": 0 if lengths is None else lengths.low,
        "longest": 0 if lengths is None else lengths.high,
        "cards": [{"card": one.card, "lost": _lost(one)} for one in guide.cards],
        "openings": [
            {"coins": list(one.coins), "cards": list(one.cards), "rate": _rate(one.rate)}
            for one in guide.openings
        ],
    }


def _rate(rate: Interval) -> WinRate:
    return {"percent": Chance(rate.value, rate.error).rounded(), "half": round(100 * rate.half)}


def _lost(worth: CardWorth) -> WinRate:
    lost = Chance(worth.lost, worth.without.error)
    return {"percent": lost.rounded(), "half": round(100 * worth.without.half)}
