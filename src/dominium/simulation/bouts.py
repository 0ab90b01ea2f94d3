"""Many bouts side by side, each with the next one behind it: one call takes an action in all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from ..engine.random import FastRandom
from .bout import Bout
from .ledger import Ledger
from .lexicon import ACTIONS

#: a bout for one seat, by the chance of the place it is played at
Dealer = Callable[[FastRandom], Bout]


@final
class Bouts:
    """Bouts of one seat each. Where one has ended, the next begins at once."""

    def __init__(self, deal: Dealer, seat: int, reward: str) -> None:
        self._deal: Dealer = deal
        self._seat: int = seat
        self._reward: str = reward
        self._chances: list[FastRandom] = []
        self._bouts: list[Bout] = []
        self._observations: Ledger = Ledger()
        self._masks: Ledger = Ledger()
        self._last: Ledger = Ledger()
        #: of the last step: what each got, whether its game ended or was cut off, and which did either
        self.rewards: list[float] = []
        self.terminated: list[bool] = []
        self.truncated: list[bool] = []
        self.ended: list[int] = []
        #: the results of those that ended, in the same order
        self.scores: list[list[int]] = []

    def begin(self, seeds: list[int]) -> None:
        """Begin a bout for each seed."""
        for bout in self._bouts:
            bout.dismiss()
        self._chances = [FastRandom(seed) for seed in seeds]
        self._bouts = [self._deal(chance) for chance in self._chances]
        self._forget()
        self._look()

    def go_on(self) -> None:
        """Begin the next bout at every place, whether the last one has ended or not."""
        for place in range(len(self._bouts)):
            self._bouts[place].dismiss()
            self._bouts[place] = self._deal(self._chances[place])
        self._forget()
        self._look()

    def bout(self, place: int) -> Bout:
        return self._bouts[place]

    def act(self, actions: list[int]) -> None:
        """Take an action in every bout; if one of them is illegal, none is taken (IllegalAction)."""
        count = len(self._bouts)
        if len(actions) != count:
            raise ValueError(f"{len(actions)} actions for {count} games")
        masks = self._masks
        for i in range(count):
            # What was marked last is what is legal now, and lies closer together than the games.
            if not (0 <= actions[i] < ACTIONS and masks.marked(i * ACTIONS + actions[i])):
                self._bouts[i].check(actions[i])
        self._forget()
        self._observations.clear()
        masks.clear()
        for i in range(count):
            bout = self._bouts[i]
            bout.take(actions[i])
            if bout.seat < 0:
                bout = self._end(i, bout)
            # At once, while the game is at hand.
            self._look_at(bout)

    def _forget(self) -> None:
        count = len(self._bouts)
        self.rewards = [0.0] * count
        self.terminated = [False] * count
        self.truncated = [False] * count
        self.ended = []
        self.scores = []
        self._last.clear()

    def _end(self, place: int, bout: Bout) -> Bout:
        """Take down how a bout ended, and begin the next."""
        self.rewards[place] = bout.reward(self._seat, self._reward)
        self.terminated[place] = bout.finished
        self.truncated[place] = not bout.finished
        self.ended.append(place)
        self.scores.append(bout.game.scores())
        bout.write_observation(self._seat, self._last)
        bout.dismiss()
        following = self._deal(self._chances[place])
        self._bouts[place] = following
        return following

    def _look(self) -> None:
        self._observations.clear()
        self._masks.clear()
        for bout in self._bouts:
            self._look_at(bout)

    def _look_at(self, bout: Bout) -> None:
        bout.write_observation(self._seat, self._observations)
        bout.write_mask(self._seat, self._masks)

    def observations(self) -> bytes:
        """What the seat sees in each bout, one row after the other."""
        return self._observations.content()

    def masks(self) -> bytes:
        """Which actions are legal in each bout, one row after the other."""
        return self._masks.content()

    def last_observations(self) -> bytes:
        """What the seat saw at the end of those bouts that have ended, one row after the other."""
        return self._last.content()

    def some_legal(self, random: FastRandom) -> list[int]:
        """A legal action for every bout."""
        return [bout.some_legal(random) for bout in self._bouts]
