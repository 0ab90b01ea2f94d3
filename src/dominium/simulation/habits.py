"""Habits: what somebody who plays in a certain way owns after each turn, and how likely a player's cards make it."""

from __future__ import annotations

import math
from typing import Final

from ..engine import kinds
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.setup import Setup
from ..engine.view import View
from .arena import play_game

#: turns that are watched; later ones are taken for the last
TURNS: Final = 24
#: games that have to reach a turn for it to count
_ENOUGH: Final = 4
#: the least spread of a number of cards: habits were watched in few games only
_LEAST: Final = 0.45
#: one pile tells at most so much
_MOST: Final = 4.5


class _Watched(Agent):
    """Plays like another agent, while what it owns at the beginning of each turn is noted."""

    def __init__(self, agent: Agent, cards: list[Card]) -> None:
        self._agent: Agent = agent
        self._cards: list[Card] = cards
        self._turn: int = 0
        #: what was owned, by the number of turns taken before: one row for each game
        self.rows: list[list[list[int]]] = [[] for _ in range(TURNS + 1)]

    @property
    def plays_all_coins(self) -> bool:
        return self._agent.plays_all_coins

    def begin(self) -> None:
        self._turn = 0

    def decide(self, decision: Decision, view: View) -> list[int]:
        if decision.kind == kinds.BUY:
            turn = view.turns(view.seat)
            if turn != self._turn:
                self._turn = turn
                if turn <= TURNS + 1:
                    self.rows[turn - 1].append([view.count(card) for card in self._cards])
        return self._agent.decide(decision, view)


class Habits:
    """Means and spreads of what is owned of each pile, by the number of turns taken."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: list[Card] = cards
        self.means: list[list[float]] = []
        self.spreads: list[list[float]] = []

    def note(self, rows: list[list[int]]) -> None:
        """The next turn, as it was in some games."""
        count = len(rows)
        means: list[float] = []
        spreads: list[float] = []
        for i in range(len(self.cards)):
            total = 0
            squares = 0
            for row in rows:
                total += row[i]
                squares += row[i] * row[i]
            mean = total / count
            means.append(mean)
            spreads.append(math.sqrt(max(_LEAST * _LEAST, squares / count - mean * mean)))
        self.means.append(means)
        self.spreads.append(spreads)

    def likelihood(self, owned: list[int], turns: int) -> float:
        """The logarithm of how likely somebody with these habits owns this after so many turns."""
        if not self.means:
            return 0.0
        at = min(turns, len(self.means) - 1)
        means = self.means[at]
        spreads = self.spreads[at]
        total = 0.0
        for i in range(len(owned)):
            off = (owned[i] - means[i]) / spreads[i]
            total -= min(_MOST, off * off / 2) + math.log(spreads[i])
        return total


def habits(setup: Setup, agent: Agent, other: Agent, games: int, seed: int) -> Habits:
    """The habits of an agent, from games against others who are all alike; it sits everywhere in turn."""
    watched = _Watched(agent, setup.piles)
    for number in range(games):
        seat = number % setup.players
        watched.begin()
        players: list[Agent] = [other] * setup.players
        players[seat] = watched
        play_game(setup, players, seed + number).dismiss()
    found = Habits(setup.piles)
    for rows in watched.rows:
        if len(rows) < _ENOUGH:
            break
        found.note(rows)
    return found
