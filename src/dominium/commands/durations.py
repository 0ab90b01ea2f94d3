"""Times as people write and read them."""

from __future__ import annotations

import math
from datetime import datetime

from ..words.languages import current
from . import Refused

_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}
_LONGEST = 10 * 365 * 86_400


def seconds(text: str) -> float:
    """A time like ``90s``, ``30m``, ``12h``, ``7d`` or ``2w``, in seconds."""
    number, unit = text.strip()[:-1], text.strip()[-1:].lower()
    try:
        found = float(number) * _UNITS[unit]
    except (ValueError, KeyError):
        found = math.nan
    if not 0 < found <= _LONGEST:
        raise Refused(current().message("error-duration", text=text[:40]))
    return found


def moment(date: float) -> str:
    """A date and time of the machine's zone; for 0, that something has no end."""
    if not date:
        return current().message("admin-no-end")
    return datetime.fromtimestamp(date).astimezone().strftime("%Y-%m-%d %H:%M")
