"""A race for tests."""

from __future__ import annotations

from dominium.opponents.portfolio import Effort
from dominium.opponents.racing import RacePace

#: as little as still is a race
QUICK = Effort(
    size=4,
    pace=RacePace(
        legs=((1, 4),),
        laps=1,
        later_laps=1,
        laps_apart=0,
        changes=4,
        lap_legs=((1, 2),),
        again=1,
        anew=1,
        careful_legs=((1, 2),),
        careful_again=1,
    ),
    idle_games=1,
    same_games=2,
    pair_games=2,
    challengers=1,
    proof_games=2,
    others=3,
    other_games=2,
    watched_games=4,
    after_haste=False,
)
