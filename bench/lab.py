"""What counting costs: ``python -m bench.lab``. The lab beside the bare engine on one core, and two workers beside one."""

from __future__ import annotations

import argparse
import time

from dominium.lab.contenders import contender_named
from dominium.lab.contest import EVERY
from dominium.lab.crew import Alone, Cores, Crew, fewer_collections
from dominium.lab.outcome import run_contest
from dominium.lab.setting import contest_on, setting_for
from dominium.simulation.arena import play_game

PLAYERS = ("double-witch", "double-smithy")
ROUNDS = 5


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    games: int = parser.parse_args().games
    contenders = [contender_named(name) for name in PLAYERS]
    contest = contest_on(setting_for(contenders), contenders, alternating=True, seed=1, every=EVERY)
    setup = contest.setup()
    agents = [contender.agent(0, setup) for contender in contenders]

    def bare() -> float:
        start = time.process_time()
        with fewer_collections():
            for number in range(games):
                play_game(setup, agents, number).winners()
        return time.process_time() - start

    def counted() -> float:
        start = time.process_time()
        run_contest(contest, games, Alone())
        return time.process_time() - start

    # In turns, the best of each: machines are noisy.
    engine = lab = float("inf")
    for _ in range(ROUNDS):
        engine, lab = min(engine, bare()), min(lab, counted())
    print(f"bare engine   {games / engine:10,.0f} games/s")
    print(f"lab, one core {games / lab:10,.0f} games/s   {100 * engine / lab:5.1f} %")

    # Long enough that the last parts, when somebody may have nothing left to do, hardly count.
    long = 3 * games

    def wall(crew: Crew) -> float:
        try:
            run_contest(contest, 400, crew)  # the workers have to be there before the clock runs
            start = time.perf_counter()
            run_contest(contest, long, crew)
            return time.perf_counter() - start
        finally:
            crew.close()

    one = two = float("inf")
    for _ in range(ROUNDS):
        one, two = min(one, wall(Cores(1))), min(two, wall(Cores(2)))
    print(f"one worker    {long / one:10,.0f} games/s")
    print(f"two workers   {long / two:10,.0f} games/s   {one / two:5.2f} times")


if __name__ == "__main__":
    main()
