"""A kingdom explained: which ways to play it win, which cards matter, how long games last, how to begin.

The ways come from the portfolio that the master plays by. Whatever was chosen as the best of several is measured again
in fresh games.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from ..cards.basic import COPPER
from ..cards.kingdoms import Kingdom
from ..engine import kinds
from ..engine.agent import Agent
from ..engine.decisions import Decision
from ..engine.game import new_game
from ..engine.setup import Setup
from ..engine.turn import run
from ..engine.view import View
from ..opponents.portfolio import portfolio_for
from ..opponents.racing import MONEY, Policy, policy_of
from ..simulation.arena import TURNS_EACH
from ..strategies.candidates import Candidate
from .output import as_json
from .statistics import Interval, Spread, spread, wilson

#: ways to play in the cross table
WAYS = 6
#: coins in the first two turns
SPLITS = ((3, 4), (4, 3), (5, 2), (2, 5))
#: ways that are tried without a card, and at the beginning
_TRIED = 4
_SEED = 50_021

Progress = Callable[[int, int], None]


@dataclass
class CardWorth:
    """What the best way to play without a card wins against the best one with it."""

    card: str
    without: Interval

    @property
    def lost(self) -> float:
        """The part of a win lost without it: nothing at least, for nobody has to buy it."""
        return max(0.0, 0.5 - self.without.value)


@dataclass
class FirstPurchases:
    """The best beginning with some coins in the first two turns, and what it wins."""

    coins: tuple[int, int]
    cards: tuple[str, str]
    rate: Interval


@dataclass
class KingdomGuide:
    """What there is to know of a kingdom."""

    kingdom: list[str]
    projects: list[str]
    games: int
    #: the cards that each way buys, besides money and points
    ways: list[list[str]] = field(default_factory=list)
    #: what the row wins against the column
    table: list[list[Interval | None]] = field(default_factory=list)
    lengths: Spread | None = None
    cards: list[CardWorth] = field(default_factory=list)
    openings: list[FirstPurchases] = field(default_factory=list)


class _Noting(Agent):
    """Plays like another agent; what is bought in the first two turns is noted."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent
        self.bought: list[str] = []

    def decide(self, decision: Decision, view: View) -> list[int]:
        answer = self._agent.decide(decision, view)
        if decision.kind == kinds.BUY and len(self.bought) < len(SPLITS[0]):
            chosen = [decision.options[i] for i in answer]
            self.bought.append(chosen[0] if chosen else "")
        return answer


class _Guiding:
    """A guide on its way."""

    def __init__(self, kingdom: Kingdom, games: int, progress: Progress | None) -> None:
        self.setup = Setup(2, kingdom.cards, kingdom.projects)
        self.games = games
        self.progress = progress
        self.rounds: dict[int, int] = {}
        self.done = 0
        self.whole = 0

    def tell(self) -> None:
        self.done += 1
        if self.progress is not None:
            self.progress(self.done, max(self.whole, self.done))

    def won(self, one: Agent, other: Agent, games: int, seed: int, *, count: bool = False) -> float:
        """How many of some games somebody wins; a shared one is half a win. Each begins half of them."""
        total = 0.0
        for number in range(games):
            seat = number % 2
            agents = [other, other]
            agents[seat] = one
            total += self._played(agents, seat, seed + number // 2, count=count)
        self.tell()
        return total

    def _played(self, agents: list[Agent], seat: int, seed: int, *, count: bool = False) -> float:
        game = new_game(self.setup, seed)
        for i, agent in enumerate(agents):
            game.agents[i] = agent
            game.views.append(View(game, i))
        run(game, TURNS_EACH * 2)
        leaders = game.leaders(game.scores())
        if count:
            turns = max(player.turns for player in game.players)
            self.rounds[turns] = self.rounds.get(turns, 0) + 1
        game.dismiss()
        return 1 / len(leaders) if seat in leaders else 0.0

    def share(self, one: Agent, other: Agent, games: int, seed: int) -> float:
        return self.won(one, other, games, seed) / games

    def table(self, ways: list[Policy]) -> list[list[Interval | None]]:
        found: list[list[Interval | None]] = [[None] * len(ways) for _ in ways]
        for i, one in enumerate(ways):
            for j in range(i + 1, len(ways)):
                won = self.won(one.bot, ways[j].bot, self.games, _SEED, count=True)
                found[i][j] = wilson(won, self.games)
                found[j][i] = wilson(self.games - won, self.games)
        return found

    def without(self, card: str, policies: list[Policy]) -> CardWorth:
        """The best way that does without a card: one that never buys it, or one from which it was taken away."""
        if card not in policies[0].candidate.cards:
            return CardWorth(card, Interval(0.5, 0.5, 0.5))
        tried = [policy for policy in policies if card not in policy.candidate.cards][:_TRIED]
        for policy in policies[: _TRIED // 2]:
            rules = tuple(rule for rule in policy.candidate.rules if rule[0] != card)
            if rules and len(rules) < len(policy.candidate.rules):
                tried.append(policy_of(Candidate(rules, policy.candidate.sections)))
        best = policies[0].bot
        half = max(2, self.games // 2)
        first = max(tried, key=lambda policy: self.share(policy.bot, best, half, _SEED + 100_000))
        return CardWorth(card, wilson(self.won(first.bot, best, self.games, _SEED + 200_000), self.games))

    def opening(self, coins: tuple[int, int], policies: list[Policy]) -> FirstPurchases:
        best = policies[0].bot
        half = max(2, self.games // 2)
        first = max(policies[:_TRIED], key=lambda one: self._begun(one.bot, best, coins, half, 300_000)[0])
        won, cards = self._begun(first.bot, best, coins, self.games, 600_000)
        return FirstPurchases(coins, cards, wilson(won, self.games))

    def _begun(
        self, one: Agent, other: Agent, coins: tuple[int, int], games: int, seed: int
    ) -> tuple[float, tuple[str, str]]:
        """Games won by who begins with these coins, and what is bought most often."""
        total = 0.0
        number = played = 0
        bought: dict[tuple[str, str], int] = {}
        while played < games:
            number += 1
            seat = played % 2
            dealt = new_game(self.setup, _SEED + seed + number)
            fits = dealt.players[seat].hand.cards().count(COPPER) == coins[0]
            dealt.dismiss()
            if not fits:
                continue
            agents = [other, other]
            noting = agents[seat] = _Noting(one)
            total += self._played(agents, seat, _SEED + seed + number)
            played += 1
            first, second = (*noting.bought, "", "")[:2]
            bought[first, second] = bought.get((first, second), 0) + 1
        self.tell()
        return total, max(bought, key=lambda pair: bought[pair])


def _told_apart(policies: list[Policy]) -> list[Policy]:
    """The best way to play with each choice of cards."""
    best: dict[frozenset[str], Policy] = {}
    for policy in policies:
        best.setdefault(policy.candidate.cards - MONEY, policy)
    return list(best.values())[:WAYS]


def guide_to(kingdom: Kingdom, games: int, progress: Progress | None = None) -> KingdomGuide:
    """Explain a kingdom, with so many games of each pair; ``progress`` may raise to stop."""
    guiding = _Guiding(kingdom, games, progress)
    portfolio = portfolio_for(guiding.setup, brief=True)
    assert portfolio is not None  # without a deadline it is made
    policies = portfolio.policies
    ways = _told_apart(policies)
    ids = [card.id for card in (*kingdom.cards, *kingdom.projects)]
    plain = {card.id: card.plain for card in (*kingdom.cards, *kingdom.projects)}
    used = [card for card in ids if any(plain[card] in policy.candidate.cards for policy in policies)]
    guiding.whole = len(ways) * (len(ways) - 1) // 2 + len(used) * (_TRIED + 2) + len(SPLITS) * (_TRIED + 1)
    guide = KingdomGuide([card.id for card in kingdom.cards], [card.id for card in kingdom.projects], games)
    guide.ways = [[card for card in ids if plain[card] in way.candidate.cards] for way in ways]
    guide.table = guiding.table(ways)
    guide.lengths = spread(guiding.rounds)
    for card in used:
        worth = guiding.without(plain[card], policies)
        guide.cards.append(CardWorth(card, worth.without))
    guide.cards.sort(key=lambda one: one.without.value)
    guide.openings = [guiding.opening(coins, policies) for coins in SPLITS]
    return guide


# Guides as text: kept, and shipped


def guide_text(guide: KingdomGuide) -> str:
    return json.dumps(guide_data(guide), separators=(",", ":"))


def guide_data(guide: KingdomGuide) -> dict[str, Any]:
    """A guide as plain data, with figures no finer than they were measured."""
    data: dict[str, Any] = json.loads(as_json(asdict(guide)), parse_float=lambda text: round(float(text), 4))
    return data


def guide_from(text: str) -> KingdomGuide:
    """The guide in a text; ValueError if it is none."""
    return _guide_in(json.loads(text))


def _guide_in(data: Any) -> KingdomGuide:
    try:
        lengths = data["lengths"]
        return KingdomGuide(
            [str(card) for card in data["kingdom"]],
            [str(card) for card in data["projects"]],
            int(data["games"]),
            [[str(card) for card in way] for way in data["ways"]],
            [[None if rate is None else Interval(*rate) for rate in row] for row in data["table"]],
            None if lengths is None else Spread(*lengths),
            [CardWorth(str(one["card"]), Interval(*one["without"])) for one in data["cards"]],
            [
                FirstPurchases(tuple(one["coins"]), tuple(one["cards"]), Interval(*one["rate"]))
                for one in data["openings"]
            ],
        )
    except (TypeError, KeyError) as problem:
        raise ValueError(str(problem)) from None


def guides_text(guides: dict[str, Any]) -> str:
    """Guides as plain data, by the id of their kingdoms: a line for each."""
    lines = (
        f"{json.dumps(name)}: {json.dumps(data, separators=(',', ':'))}" for name, data in guides.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def guides_from(text: str) -> dict[str, Any]:
    """The guides in a text; ValueError if it has none."""
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError("no guides")
    for one in data.values():
        _guide_in(one)
    return data


@cache
def _shipped() -> dict[frozenset[str], Any]:
    text = (files("dominium") / "data" / "guides.json").read_text(encoding="utf-8")
    return {frozenset((*one["kingdom"], *one["projects"])): one for one in json.loads(text).values()}


def shipped_guide(kingdom: Kingdom) -> KingdomGuide | None:
    """The guide to a recommended kingdom that comes with the program; None for other kingdoms."""
    data = _shipped().get(frozenset(card.id for card in (*kingdom.cards, *kingdom.projects)))
    return None if data is None else _guide_in(data)
