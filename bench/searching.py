"""What searching costs: rollouts beside the bare engine playing on from the same positions.

Each position is copied and dealt anew beforehand for the engine, so that it has nothing to do but play; a rollout does
that as well, and plays the same games. Both go on in turns, so that a machine that is busy for a while slows down both.
"""

from __future__ import annotations

import time

from bench.workloads import BUYS, rules, setup_for
from dominium import new_game
from dominium.bots.strategy import RuleBot
from dominium.engine import kinds
from dominium.engine.agent import Agent
from dominium.engine.game import Game
from dominium.engine.session import Session
from dominium.engine.turn import run
from dominium.engine.view import View
from dominium.simulation.rollouts import Course, Estimate, Rollouts, spot_of

#: the turn of both players from which the games go on: two thirds are still to come, and one
TURNS = (10, 20)
#: continuations of each kind at a time, and how often, for a scale of 1
AT_A_TIME = 100
ROUNDS = 8
SEED = 1


def position(name: str, turn: int) -> Session:
    """A game of a workload at its first purchase of a turn."""
    session = Session(new_game(setup_for(name), 3), keep_undo=False).start()
    bot = RuleBot(rules(BUYS[name][1]))
    while session.decision is not None:
        if session.game.turn >= turn and session.decision.kind == kinds.BUY:
            break
        session.answer(bot.decide(session.decision, session.view(session.decision.seat)))
    return session


def dealt(session: Session, first: int) -> list[Game]:
    """What the next rollouts will play, before they do."""
    view = session.view(session.game.active)
    return [view.imagine_at_rest((SEED << 24) + number) for number in range(first, first + AT_A_TIME)]


def playing_on(copies: list[Game], bot: Agent) -> float:
    """Seconds that the bare engine takes to end some games."""
    for game in copies:
        for seat in range(len(game.players)):
            game.agents[seat] = bot
            game.views.append(View(game, seat))
    start = time.process_time()
    for game in copies:
        run(game)
        game.dismiss()
    return time.process_time() - start


def ratio(name: str, turn: int, scale: float) -> tuple[float, float]:
    """Rollouts a second, and that as a part of the games that the engine alone plays on."""
    session = position(name, turn)
    bot = RuleBot(rules(BUYS[name][1]))
    rollouts = Rollouts(spot_of(session), [[bot, bot]], SEED)
    estimate = Estimate(2)
    alone = searching = 0.0
    rounds = max(2, int(ROUNDS * scale))
    for _ in range(rounds):
        alone += playing_on(dealt(session, estimate.count), bot)
        start = time.process_time()
        rollouts.add(Course([]), estimate, AT_A_TIME)
        searching += time.process_time() - start
    return rounds * AT_A_TIME / max(searching, 1e-9), alone / max(searching, 1e-9)


def show_searching(scale: float) -> None:
    """Print the rates and ratios at all positions, and the ratio of all together."""
    print("\nrollouts a second, and beside the engine playing on alone")
    found = []
    for name in BUYS:
        for turn in TURNS:
            rate, part = ratio(name, turn, scale)
            found.append(part)
            print(f"{name + ', turn ' + str(turn):24}{rate:10,.0f}{part:8.2f}")
    print(f"{'all':24}{'':10}{sum(found) / len(found):8.2f}")
