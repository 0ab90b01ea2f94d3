"""What is dealt: the options that all environments share, and the games they make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..cards.kingdoms import FIRST_KINGDOM, Kingdom, kingdom_named, random_kingdom, recommended
from ..cards.sets import newest_sets
from ..engine.agent import Agent
from ..engine.catalogue import card_named
from ..engine.game import new_game
from ..engine.random import FastRandom
from ..engine.setup import FEWEST, MOST, BadSetup, Setup
from ..engine.types import PROJECT
from ..lab.contenders import Contender, contender_named
from ..simulation.bout import REWARDS, Bout
from ..simulation.lexicon import lexicon
from ..simulation.observing import Observer

#: another of the recommended kingdoms every game
RECOMMENDED = "recommended"
#: another kingdom every game, drawn from some sets
RANDOM = "random"

#: turns of each player after which a game is cut off
TURN_LIMIT = 100

#: game seeds are below this
_SEEDS = 1 << 31


def action_name(action: int) -> str:
    """What an action means: the id of a card or token, ``word yes``, ``place 3`` in the deck, or ``done``."""
    return lexicon().name(action)


def action_named(name: str) -> int:
    """The action of a name, as ``action_name`` gives it."""
    return lexicon().action(name)


@dataclass
class _Dealt:
    """A kingdom and what is made once for all its games."""

    setup: Setup
    observer: Observer
    #: the agents that play any number of games, by seat; None for those made anew for every game
    agents: list[Agent | None]


class Deal:
    """What games are dealt, to whom, and what they are worth.

    ``kingdom`` is the id of a recommended kingdom, ten ids of Kingdom cards with any Projects, ``"recommended"`` or
    ``"random"`` (from ``sets``, by default the newest of each). ``bots`` names who plays the other seats: one for all,
    or one for each; bots, strategies and strategy files as in ``dominium lab run``, or agents. ``plays_all_coins``
    plays Treasures that only give coins without asking.
    """

    def __init__(
        self,
        kingdom: str | Sequence[str] = FIRST_KINGDOM,
        *,
        sets: Sequence[str] | None = None,
        players: int = 2,
        bots: str | Agent | Sequence[str | Agent] = (),
        reward: str = "win",
        turn_limit: int = TURN_LIMIT,
        plays_all_coins: bool = False,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"there is no reward '{reward}'; there are: {', '.join(REWARDS)}")
        if not FEWEST <= players <= MOST:
            raise BadSetup(f"{players} players: a game has 2 to 6")
        if turn_limit < 1:
            raise ValueError(f"a limit of {turn_limit} turns: everybody has at least one")
        self.players = players
        self.reward = reward
        self.turn_limit = turn_limit
        self.plays_all_coins = plays_all_coins
        self._bots = _bots_for(bots, players)
        self._sets = list(sets) if sets is not None else newest_sets()
        self._random = kingdom == RANDOM
        if self._random:
            random_kingdom(FastRandom(0), self._sets)  # tells now what is wrong with the sets
            kingdoms = []
        elif kingdom == RECOMMENDED:
            kingdoms = recommended()
        else:
            kingdoms = [kingdom_named(kingdom) if isinstance(kingdom, str) else _kingdom_of(kingdom)]
        self._kingdoms = [self._dealt(one) for one in kingdoms]

    def _dealt(self, kingdom: Kingdom) -> _Dealt:
        setup = Setup(self.players, kingdom.cards, kingdom.projects)
        agents: list[Agent | None] = [None] * self.players
        for seat, bot in enumerate(self._bots):
            if isinstance(bot, Contender):
                agents[seat] = bot.agent(0, setup) if bot.lasting else None
            else:
                agents[seat] = bot
        return _Dealt(setup, Observer(setup, lexicon()), agents)

    def _choose(self, chance: FastRandom) -> _Dealt:
        if self._random:
            return self._dealt(random_kingdom(chance, self._sets))
        count = len(self._kingdoms)
        return self._kingdoms[chance.below(count) if count > 1 else 0]

    def __call__(self, chance: FastRandom) -> Bout:
        """The next game; chance decides on the kingdom, the shuffles, who begins, and what bots leave to it."""
        dealt = self._choose(chance)
        game = new_game(dealt.setup, chance.below(_SEEDS), -1)
        agents = dealt.agents.copy()
        for seat, bot in enumerate(self._bots):
            if isinstance(bot, Contender) and not bot.lasting:
                agents[seat] = bot.agent(chance.below(_SEEDS), dealt.setup)
        limit = self.turn_limit * self.players
        return Bout(game, agents, dealt.observer, limit, plays_all_coins=self.plays_all_coins)


def _bots_for(bots: str | Agent | Sequence[str | Agent], players: int) -> list[Contender | Agent | None]:
    """Who plays each seat; the first seat, or all where no bots are named, wait for actions."""
    named = [bots] * (players - 1) if isinstance(bots, str | Agent) else list(bots)
    if not named:
        return [None] * players
    if len(named) != players - 1:
        raise ValueError(
            f"{len(named)} bots for {players - 1} other seats: name one for all, or one for each"
        )
    return [None, *(contender_named(bot) if isinstance(bot, str) else bot for bot in named)]


def _kingdom_of(ids: Sequence[str]) -> Kingdom:
    cards = [card_named(name) for name in ids]
    return Kingdom(
        "",
        "",
        [card for card in cards if not card.types & PROJECT],
        [card for card in cards if card.types & PROJECT],
    )
