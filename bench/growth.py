"""How cost grows: what a unit of work costs when there is more and more of it. Nothing may grow worse than in proportion.

Each line measures one kind of work at growing sizes; the sizes in turns and the best of each, in time of the processor,
because machines are noisy. A unit that costs more at a larger size is marked.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass

from bench.clock import COLLECTING
from bench.progress import progress
from bench.workloads import BASE, rules
from dominium import Card, Setup, View, card_named, new_game, run
from dominium.bots.expressions import Compare, Number, Owned
from dominium.bots.strategy import Rule, RuleBot
from dominium.engine.agent import Agent
from dominium.engine.game import Game
from dominium.engine.position import lay_out
from dominium.engine.session import Session
from dominium.simulation.arena import play_game

#: A unit may cost so much more than at the best smaller size. The best of several runs is good to a tenth, and more
#: cards leave the fastest memory; work that grows as the square would cost three times as much for six players
#: instead of two, and far more for the others.
TOLERANCE = 1.3

#: how often each size is measured
TIMES = 7

Work = Callable[[], int]


@dataclass(frozen=True)
class Growth:
    """Work of growing size. ``work`` prepares it; what it gives back does it and says how many units that were."""

    title: str
    unit: str
    sizes: tuple[int, ...]
    work: Callable[[int], Work]


def kingdom() -> list[str]:
    return BASE.split()


def setup(players: int = 2) -> Setup:
    return Setup(players, [card_named(name) for name in kingdom()])


def buyer(text: str) -> Agent:
    return RuleBot(rules(text))


def for_players(buys: str, *, attacking: bool) -> Callable[[int], Work]:
    """Fifteen turns for everybody, which nobody can end before."""

    def prepare(players: int) -> Work:
        table, agents = setup(players), [buyer(buys)] * players
        # What an attack costs is meant for each of the others.
        each = players - 1 if attacking else 1

        def work() -> int:
            return sum(play_game(table, agents, seed, limit=15 * players).turn for seed in range(40)) * each

        return work

    return prepare


def with_deck(cards: int) -> Game:
    """The beginning of a turn of a player who has so many cards, all Treasures, and so has the other."""
    owned = [["copper", "silver"][number % 2] for number in range(cards)]
    hand, deck = owned[:5], owned[5:]
    return lay_out(
        2,
        0,
        1,
        {"kingdom": kingdom(), "hands": [hand, hand], "decks": [deck, deck], "phase": "start"},
        no_card,
    )


def no_card(number: int) -> Card:
    raise AssertionError("the kingdom is full")


def turns_with_deck(cards: int) -> Work:
    """Turns of players who buy nothing; they shuffle whenever they are through their decks."""
    position = with_deck(cards)
    agents = [buyer(""), buyer("")]
    turns = 400

    def work() -> int:
        game = position.copy()
        game.agents = list(agents)
        game.views = [View(game, seat) for seat in range(2)]
        run(game, game.turn + turns)
        return turns * 5

    return work


def copies_of_deck(cards: int) -> Work:
    game = with_deck(cards)

    def work() -> int:
        for _ in range(500):
            game.copy()
        return 500 * cards

    return work


def imagined_deck(cards: int) -> Work:
    session = Session(with_deck(cards), keep_undo=False).start()

    def work() -> int:
        for seed in range(100):
            session.imagine(0, seed)
        return 100 * cards

    return work


def simulated_turns(turns: int) -> Work:
    agents, table = [buyer(""), buyer("")], setup()
    games = 3000 // turns

    def work() -> int:
        return sum(play_game(table, agents, seed, limit=turns).turn for seed in range(games))

    return work


def session_turns(turns: int) -> Work:
    """With all that people get: every answer can be taken back, and everything is told."""
    bot = buyer("")
    games = 600 // turns

    def work() -> int:
        for seed in range(games):
            game = new_game(setup(), seed)
            game.keep_log()
            session = Session(game).start()
            while session.game.turn < turns and session.decision is not None:
                session.answer(bot.decide(session.decision, session.view(session.decision.seat)))
        return games * turns

    return work


def conditions(number: int) -> Work:
    """One question what to buy, to a strategy of which only the last rule holds."""
    table = setup()
    never = [
        Rule(card_named("copper"), Compare(Owned(table.piles[i % len(table.piles)]), ">", Number(50 + i)))
        for i in range(number - 1)
    ]
    bot = RuleBot([*never, Rule(card_named("copper"), Compare(Owned(card_named("copper")), ">", Number(0)))])
    session = Session(new_game(table, 1), keep_undo=False).start()
    while session.decision is not None and session.decision.kind != "buy":
        session.answer(bot.decide(session.decision, session.view(session.decision.seat)))
    decision = session.decision
    assert decision is not None
    view = session.view(decision.seat)

    def work() -> int:
        for _ in range(500):
            bot.decide(decision, view)
        return 500 * number

    return work


DECKS = (10, 25, 50, 100, 200)
TURNS_OF_GAMES = (25, 50, 100, 200, 300)
PLAYERS = (2, 3, 4, 5, 6)

GROWTHS = (
    Growth("players", "player-turn", PLAYERS, for_players("gold silver", attacking=False)),
    Growth("players attacked", "attacked", PLAYERS, for_players("militia:3 silver", attacking=True)),
    Growth("cards in a deck", "card drawn", DECKS, turns_with_deck),
    Growth("cards copied", "card", DECKS, copies_of_deck),
    Growth("cards imagined", "card", DECKS, imagined_deck),
    Growth("turns", "turn", TURNS_OF_GAMES, simulated_turns),
    Growth("turns in a session", "turn", TURNS_OF_GAMES, session_turns),
    Growth("conditions", "condition", (5, 20, 80), conditions),
)


def measured(growth: Growth, times: int) -> list[float]:
    """Seconds that a unit takes at each size."""
    works = [growth.work(size) for size in growth.sizes]
    best = [float("inf")] * len(works)
    progress(f"how cost grows: {growth.title}")
    for _ in range(times):
        for i, work in enumerate(works):
            start = time.process_time()
            units = work()
            best[i] = min(best[i], (time.process_time() - start) / units)
    progress("")
    return best


def worse_than_in_proportion(costs: list[float]) -> list[bool]:
    """From which sizes on a unit costs more than at the best of the smaller ones.

    What is cheaper again at a larger size was noise, or a collection of garbage, and does not grow.
    """
    return [i > 0 and min(costs[i:]) > TOLERANCE * min(costs[:i]) for i in range(len(costs))]


def line(growth: Growth, costs: list[float]) -> str:
    marks = worse_than_in_proportion(costs)
    figures = [
        f"{size:>4}: {cost * 1e6:.2f}{'!' if worse else ' '}".ljust(16)
        for size, cost, worse in zip(growth.sizes, costs, marks, strict=True)
    ]
    return f"{growth.title:20}{growth.unit:14}{''.join(figures)}".rstrip()


def show_growth(scale: float) -> None:
    """Measure and print, a line at a time: who interrupts it keeps those that are there."""
    gc.set_threshold(*COLLECTING)
    print("\nhow cost grows: microseconds for a unit, at each size")
    worse = []
    for growth in GROWTHS:
        costs = measured(growth, max(1, round(TIMES * scale)))
        print(line(growth, costs), flush=True)
        if any(worse_than_in_proportion(costs)):
            worse.append(growth.title)
    said = f"more than {TOLERANCE} times the best of the smaller sizes"
    if worse:
        print(f"! WORSE THAN IN PROPORTION, {said}: {', '.join(worse)}")
    else:
        print(f"nothing grows worse than in proportion: no unit costs {said}")
