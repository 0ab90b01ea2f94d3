"""Many games among the same players, counted as they are played.

Everything counted is a whole number, so parts of a run can be counted anywhere, in any order, and added up to the same
result. Wins, points and lengths come from every game. What happens turn by turn costs more to count than a quick game
costs to play, so it comes from the first games and from every so-manieth after them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..engine import phases
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.game import Game, new_game
from ..engine.setup import Setup
from ..engine.turn import keep_rest, run, step
from ..engine.types import CURSE_TYPE, VICTORY
from ..engine.view import View
from .arena import TURNS_EACH

#: a win is so many parts, so that up to six players can share it evenly
WHOLE: Final = 60
#: so many games at the beginning of a run are counted turn by turn
CLOSELY: Final = 1000

# Two numbers in one key: turn * STEP + value + ZERO.
STEP: Final = 4096
ZERO: Final = 1024
#: the types of the cards that are worth points
SCORING: Final = VICTORY | CURSE_TYPE
#: stands for "nobody" among the players who lead
LEVEL: Final = 7


class Tally:
    """What was counted. Players are counted in the order of the run, wherever they sat."""

    def __init__(self, players: int) -> None:
        self.games: int = 0
        #: games that were also counted turn by turn
        self.detailed: int = 0
        #: games cut off because nobody ended them
        self.cut: int = 0
        #: games that ended with empty piles while Provinces were left
        self.by_piles: int = 0
        #: parts of wins, and the sum of their squares over the games
        self.shares: list[int] = [0] * players
        self.squares: list[int] = [0] * players
        self.wins: list[int] = [0] * players
        self.ties: list[int] = [0] * players
        self.turns: list[int] = [0] * players
        #: parts of wins by seat
        self.seats: list[int] = [0] * players
        #: how many games had so many rounds
        self.lengths: dict[int, int] = {}
        #: for each player, how many games ended with so many points
        self.points: list[dict[int, int]] = [{} for _ in range(players)]
        # Turn by turn, keys are turn * STEP + value + ZERO.
        self.leads: dict[int, int] = {}
        self.scores: list[dict[int, int]] = [{} for _ in range(players)]
        self.provinces: list[dict[int, int]] = [{} for _ in range(players)]
        #: coins at the beginning of buying
        self.money: list[dict[int, int]] = [{} for _ in range(players)]
        #: the value is the index of a card in ``piles_and_projects``
        self.buys: list[dict[int, int]] = [{} for _ in range(players)]

    def as_data(self) -> dict[str, Any]:
        """Plain data, to be sent or stored."""
        return {
            "games": self.games,
            "detailed": self.detailed,
            "cut": self.cut,
            "by_piles": self.by_piles,
            "shares": self.shares,
            "squares": self.squares,
            "wins": self.wins,
            "ties": self.ties,
            "turns": self.turns,
            "seats": self.seats,
            "lengths": self.lengths,
            "points": self.points,
            "leads": self.leads,
            "scores": self.scores,
            "provinces": self.provinces,
            "money": self.money,
            "buys": self.buys,
        }

    def add(self, data: dict[str, Any]) -> None:
        """Add what another tally counted."""
        self.games += data["games"]
        self.detailed += data["detailed"]
        self.cut += data["cut"]
        self.by_piles += data["by_piles"]
        _add_list(self.shares, data["shares"])
        _add_list(self.squares, data["squares"])
        _add_list(self.wins, data["wins"])
        _add_list(self.ties, data["ties"])
        _add_list(self.turns, data["turns"])
        _add_list(self.seats, data["seats"])
        _add_counts(self.lengths, data["lengths"])
        _add_counts(self.leads, data["leads"])
        for player in range(len(self.shares)):
            _add_counts(self.points[player], data["points"][player])
            _add_counts(self.scores[player], data["scores"][player])
            _add_counts(self.provinces[player], data["provinces"][player])
            _add_counts(self.money[player], data["money"][player])
            _add_counts(self.buys[player], data["buys"][player])


def _add_list(ours: list[int], theirs: list[int]) -> None:
    for i in range(len(ours)):
        ours[i] += theirs[i]


def _add_counts(ours: dict[int, int], theirs: dict[int, int]) -> None:
    for key, count in theirs.items():
        ours[key] = ours.get(key, 0) + count


def _count(counts: dict[int, int], key: int) -> None:
    counts[key] = counts.get(key, 0) + 1


def piles_and_projects(setup: Setup) -> list[Card]:
    """What can be bought, in the order in which the buys are counted."""
    return setup.piles + setup.projects


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    return (seed << 40) + number


def seatings(players: int, *, alternating: bool) -> list[list[int]]:
    """Who sits where, from game to game: each list has the players in the order of their turns.

    Alternating, every player begins equally often, and with three or more both ways round the table.
    """
    order = list(range(players))
    if not alternating:
        return [order]
    ways = [order] if players == 2 else [order, order[::-1]]
    return [way[i:] + way[:i] for way in ways for i in range(players)]


def in_detail(number: int, every: int) -> bool:
    """Whether the game of this number is counted turn by turn; with ``every`` 0 none is."""
    return every > 0 and (number < CLOSELY or number % every == 0)


def play_counted(
    setup: Setup,
    agents: list[Agent],
    makers: list[Callable[[int], Agent] | None],
    *,
    alternating: bool,
    seed: int,
    start: int,
    stop: int,
    every: int,
) -> Tally:
    """Play the games of a run from number ``start`` up to ``stop``, without that one.

    A player with a maker gets a new agent for every game, seeded with it; the others play on.
    """
    players = setup.players
    tally = Tally(players)
    orders = seatings(players, alternating=alternating)
    limit = TURNS_EACH * players
    for number in range(start, stop):
        order = orders[number % len(orders)]
        game = seated_game(setup, agents, makers, order, game_seed(seed, number))
        if in_detail(number, every):
            _run_closely(game, order, limit, tally)
        else:
            run(game, limit)
        _count_result(game, order, tally)
        game.dismiss()
    return tally


def seated_game(
    setup: Setup,
    agents: list[Agent],
    makers: list[Callable[[int], Agent] | None],
    order: list[int],
    seed: int,
) -> Game:
    """A game about to begin, with the players in their seats."""
    game = new_game(setup, seed, 0)
    for seat in range(len(order)):
        player = order[seat]
        make = makers[player]
        if make is not None:
            agents[player] = make(seed * 8 + player)
        game.agents[seat] = agents[player]
        game.views.append(View(game, seat))
    return game


def shares_won(setup: Setup, mine: Agent, theirs: Agent, seed: int, start: int, stop: int, turns: int) -> int:
    """The parts of wins of one agent in the games from one number to another, where all others play like another.

    The seat changes from game to game. A game that is not over after so many turns of each player is lost.
    """
    players = setup.players
    agents = [mine, *[theirs] * (players - 1)]
    makers: list[Callable[[int], Agent] | None] = [None] * players
    shares = 0
    for number in range(start, stop):
        seat = number % players
        order = list(range(1, players))
        order.insert(seat, 0)
        game = seated_game(setup, agents, makers, order, game_seed(seed, number))
        run(game, turns * players)
        if game.phase == phases.OVER:
            winners = game.leaders(game.scores())
            if seat in winners:
                shares += WHOLE // len(winners)
        game.dismiss()
    return shares


def _count_result(game: Game, order: list[int], tally: Tally) -> None:
    tally.games += 1
    if game.phase != phases.OVER:
        tally.cut += 1
    elif game.left(game.setup.province) > 0:
        tally.by_piles += 1
    points = game.scores()
    winners = winners_of(game, points)
    share = WHOLE // len(winners)
    for seat in winners:
        player = order[seat]
        tally.shares[player] += share
        tally.squares[player] += share * share
        tally.seats[seat] += share
        if share == WHOLE:
            tally.wins[player] += 1
        else:
            tally.ties[player] += 1
    for seat in range(len(order)):
        player = order[seat]
        tally.turns[player] += game.players[seat].turns
        _count(tally.points[player], points[seat])
    _count(tally.lengths, game.players[0].turns)
    for agent in game.agents:
        if agent is not None:
            agent.end_of_game(points, winners)


def winners_of(game: Game, points: list[int]) -> list[int]:
    """The seats that win with these points: whoever has forfeited the game is behind everybody else."""
    standing = points
    for seat in range(len(points)):
        agent = game.agents[seat]
        if agent is not None and agent.forfeits:
            if standing is points:
                standing = points.copy()
            standing[seat] = min(points) - 1
    return game.leaders(standing)


def _run_closely(game: Game, order: list[int], limit: int, tally: Tally) -> None:
    """Play a game to its end and count what happens in each turn."""
    tally.detailed += 1
    searches = False
    for agent in game.agents:
        if agent is not None and agent.searches:
            searches = True
    projects = [0] * len(order)
    while game.phase != phases.OVER and game.turn <= limit:
        if searches:
            keep_rest(game)
        before = game.phase
        step(game)
        after = game.phase
        if after == before:
            continue
        if after == phases.BUYING:
            if not game.extra:
                me = game.players[game.active]
                _count(tally.money[order[game.active]], me.turns * STEP + me.coins + ZERO)
        elif before == phases.TURN_END:
            _count_buys(game, order, projects, tally)
            if after == phases.OVER or (game.active == 0 and not game.extra):
                _count_round(game, order, tally)


def _count_buys(game: Game, order: list[int], projects: list[int], tally: Tally) -> None:
    """What was bought in the turn that just ended."""
    me = game.players[game.previous]
    buys = tally.buys[order[me.seat]]
    base = me.turns * STEP + ZERO
    for card in me.bought:
        _count(buys, base + game.setup.position(card))
    while projects[me.seat] < len(me.projects):
        project = me.projects[projects[me.seat]]
        projects[me.seat] += 1
        _count(buys, base + len(game.setup.piles) + game.setup.projects.index(project))


def _count_round(game: Game, order: list[int], tally: Tally) -> None:
    """How the players stand at the end of a round, or of the game."""
    number = game.players[0].turns * STEP
    province = game.setup.province
    most = 0
    leader = LEVEL
    for seat in range(len(order)):
        me = game.players[seat]
        points = me.points()
        provinces = me.owns(province)
        player = order[seat]
        _count(tally.scores[player], number + points + ZERO)
        _count(tally.provinces[player], number + provinces + ZERO)
        if seat == 0 or points > most:
            most = points
            leader = player
        elif points == most:
            leader = LEVEL
    _count(tally.leads, number + leader + ZERO)
