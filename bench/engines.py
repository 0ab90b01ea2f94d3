"""Other engines, as they were measured beside this one: the same games, one core, the same machine."""

from __future__ import annotations

from dataclasses import dataclass

#: seconds of a calibration run on the machine and at the time of these figures: what makes them comparable with
#: rates per calibration run elsewhere
CALIBRATION = 2.74


@dataclass(frozen=True)
class OtherEngine:
    name: str
    #: games a second, by workload
    rates: dict[str, float]

    def per_calibration(self, workload: str) -> float:
        return self.rates[workload] * CALIBRATION


ENGINES = (
    OtherEngine("Provincial (C++)", {"BM": 27_400, "Engine": 8_190}),
    OtherEngine("scummos (C++)", {"BM": 13_470, "Engine": 5_940}),
    OtherEngine("Geronimoo (Java)", {"BM": 5_420, "Engine": 2_900}),
    OtherEngine("Androminion (Java)", {"BM": 3_020}),
    OtherEngine("dominiate (JavaScript)", {"BM": 143}),
    OtherEngine("pyminion (Python)", {"BM": 84}),
    OtherEngine("pydominion (Python)", {"BM": 6}),
)
