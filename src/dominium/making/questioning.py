"""Which questions cards ask, found out by playing: random games with the cards in the kingdom."""

from __future__ import annotations

from collections.abc import Iterator

from ..bots.money_bot import MoneyBot
from ..bots.random_bot import RandomBot
from ..cards.kingdoms import random_kingdom
from ..cards.sets import newest_sets
from ..engine import kinds
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.catalogue import all_cards, card_named
from ..engine.decisions import Decision
from ..engine.game import new_game
from ..engine.random import FastRandom
from ..engine.setup import Setup
from ..engine.turn import run
from ..engine.types import ARTIFACT, PROJECT
from ..engine.view import View
from ..own import mistakes

#: in each kingdom; with fewer, rare questions (an Attack answered by a Reaction) are sometimes not met
GAMES = 40
#: random players can drag a game out; after so many turns it has shown enough
_TURNS = 120
_PLAYERS = 3
_KINGDOM = 10


class Questions:
    """What was asked in the games played."""

    def __init__(self) -> None:
        self.games: int = 0
        #: the kinds of questions, and the options that are words, by the id of the card that asks
        self.kinds: dict[str, set[str]] = {}
        self.words: dict[str, set[str]] = {}
        #: why a game stopped, by the id of the card whose games did
        self.failures: dict[str, str] = {}


class _Listener(RandomBot):
    """Notes what cards ask, and answers at random.

    Every other time it buys like a player for money, so that its decks come to hold what some cards look for; some
    also play their Treasures like one, which makes them richer and their games shorter.
    """

    def __init__(self, seed: int, questions: Questions) -> None:
        super().__init__(seed)
        self._sensible: tuple[str, ...] = (kinds.BUY, kinds.TREASURE) if seed % 2 else (kinds.BUY,)
        self._buyer: MoneyBot = MoneyBot()
        self._chance: FastRandom = FastRandom(seed)
        self._questions: Questions = questions

    def decide(self, decision: Decision, view: View) -> list[int]:
        if decision.source is not None:
            self._questions.kinds.setdefault(decision.source, set()).add(decision.kind)
            self._questions.words.setdefault(decision.source, set()).update(decision.words or ())
        if decision.kind in self._sensible and self._chance.below(2) == 0:
            return self._buyer.decide(decision, view)
        return super().decide(decision, view)


def learn(cards: list[Card], games: int = GAMES) -> Questions:
    """Play games until each card has been in the kingdom, or beside it, in as many."""
    questions = Questions()
    for group in _groups(cards):
        _learn(group, games, questions)
    return questions


def _learn(group: list[Card], games: int, questions: Questions) -> None:
    """Play with some cards together. Those with which games fail are left out from then on."""
    projects = [card for card in group if card.types & PROJECT]
    chosen = [card for card in group if not card.types & PROJECT]
    for seed in range(games):
        failing = [card_named(name) for name in questions.failures]
        kingdom = random_kingdom(FastRandom(seed), newest_sets(), chosen, failing, projects=0).cards
        problem = _play(Setup(_PLAYERS, kingdom, projects), seed, questions)
        if not problem:
            continue
        others = [card for card in kingdom if card not in group]
        if not _blame(group, games, questions) and not _blame(others, games, questions):
            # It fails only where cards meet, and any of them may be at fault.
            questions.failures.update((card.id, problem) for card in group)
        rest = [card for card in group if card.id not in questions.failures]
        if rest:
            _learn(rest, games, questions)
        return


def _blame(cards: list[Card], games: int, questions: Questions) -> bool:
    """Find the cards that fail by themselves, without other Kingdom cards."""
    before = len(questions.failures)
    for card in cards:
        kingdom, projects = ([], [card]) if card.types & PROJECT else ([card], [])
        for seed in range(games):
            problem = _play(Setup(_PLAYERS, kingdom, projects, loose=True), seed, questions)
            if problem:
                questions.failures[card.id] = problem
                break
    return len(questions.failures) > before


def _play(setup: Setup, seed: int, questions: Questions) -> str:
    """Play a game, and say what went wrong if it could not be played ("": nothing)."""
    game = new_game(setup, seed)
    agents: list[Agent | None] = [_Listener(seed * _PLAYERS + seat, questions) for seat in range(_PLAYERS)]
    game.agents = agents
    game.views = [View(game, seat) for seat in range(_PLAYERS)]
    questions.games += 1
    try:
        run(game, _TURNS)
    except Exception as problem:  # noqa: BLE001 - a card that is being written may fail in any way
        return mistakes.fault(problem) or mistakes.described(problem)
    return ""


def _groups(cards: list[Card]) -> Iterator[list[Card]]:
    """The cards in groups that fit into one kingdom: ten different ones, in one version each.

    Basic cards are in every game; an Artifact comes with the cards that bring it.
    """
    left = [card for card in cards if not card.basic and not card.types & ARTIFACT]
    for artifact in [card for card in cards if card.types & ARTIFACT]:
        left += [card for card in all_cards() if artifact.id in card.artifacts.split() and card not in left]
    if not left and cards:
        yield []
    while left:
        group: list[Card] = []
        for card in left:
            if len(group) < _KINGDOM and card.plain not in [other.plain for other in group]:
                group.append(card)
        yield group
        left = [card for card in left if card not in group]
