"""Ways to play that no opponent beats clearly, where kinds of play beat each other in a circle.

There whoever plays always the same is answered by something. ``climbed`` lets ways to play turn to the answer of what
answers them as soon as another player owns one of its cards, and goes on with changes of those whose hardest opponent
is the least hard.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from ..cards.kingdoms import Kingdom
from ..engine.setup import Setup
from ..opponents.racing import MONEY, Policy, changes, finished, met, policy_of, win_alone
from ..strategies.candidates import Breeder, Candidate, Rule, sound, tidy

#: games against each opponent: of the ways to start from, of those that a change must get through, and of the best of a
#: lap, more in every lap up to the last number
_FIRST = 40
_LEGS = (24, 80, 200)
_MORE = 100
_MOST = 800
#: changes in a lap, those they are made of, those that play more, and those kept
_CHANGES = 16
_PARENTS = 6
_AGAIN = 4
_KEPT = 14
#: ways that turn to the answer of what answers them: how many may turn, to how many others, and games to find these
_TURNING = 8
_ANSWERS = 3
_ANSWER_GAMES = 20
#: behind the last of the best by so many standard errors of a game, a change has no future
_HOPELESS = 1.5 * 0.5
#: of two that are equal the one with more games goes first
_DOUBT = 0.7 * 0.5
#: somebody who comes with the program must not win: that counts for so much more
_KNOWN = 0.02
_SEED = 100_000


@dataclass(eq=False)
class _Climber:
    """A way to play, and what it won against each of its opponents so far."""

    policy: Policy
    won: dict[int, float] = field(default_factory=dict)
    games: dict[int, int] = field(default_factory=dict)

    @property
    def fewest(self) -> int:
        return min(self.games.values())


class _Climb:
    """Opponents on a kingdom, and who does best against the hardest of them."""

    def __init__(self, kingdom: Kingdom, foes: Sequence[Candidate], known: Sequence[Candidate]) -> None:
        self._setup = Setup(2, kingdom.cards, kingdom.projects)
        self._names = [card.plain for card in kingdom.cards]
        self._breeder = Breeder(Kingdom("", "", kingdom.cards, kingdom.projects))
        self._foes = [policy_of(one) for one in foes]
        self._known = [one in known for one in foes]

    def run(self, laps: int) -> Candidate:
        best = self._starting()
        for lap in range(laps):
            best = self._lap(best, lap)
        return best[0].policy.candidate

    def _starting(self) -> list[_Climber]:
        """The opponents themselves, and those of them that turn to an answer."""
        there = [_Climber(foe) for foe in self._foes]
        for one in there:
            self._is_worth(one, range(len(self._foes)), _FIRST, 0.0)
        best = self._sorted(there)
        for candidate in dict.fromkeys(self._turning(best[:_TURNING])):
            one = _Climber(policy_of(candidate))
            if self._is_worth(one, self._hardest_first(best[0]), _FIRST, self._bar(best)):
                best.append(one)
        return self._sorted(best)[:_KEPT]

    def _turning(self, best: list[_Climber]) -> Iterator[Candidate]:
        for one in best:
            hardest = self._foes[self._hardest_first(one)[0]]
            for answer in self._answers(hardest):
                for name in self._names:
                    if name in hardest.candidate.cards - MONEY and answer is not one.policy:
                        turned = turning(one.policy.candidate, answer.candidate, f"theirs({name}) > 0")
                        if sound(turned):
                            yield turned

    def _answers(self, foe: Policy) -> list[Policy]:
        """Who does best against an opponent."""
        return sorted(self._foes, key=lambda one: -self._met(one, foe, _ANSWER_GAMES, 0))[:_ANSWERS]

    def _lap(self, best: list[_Climber], lap: int) -> list[_Climber]:
        bar = self._bar(best)
        order = self._hardest_first(best[0])
        parents = [one.policy.candidate for one in best[:_PARENTS]]
        found = list(best)
        for candidate in changes(parents, self._breeder, _CHANGES, lap):
            one = _Climber(policy_of(candidate))
            if all(self._is_worth(one, order, games, bar) for games in _LEGS):
                found.append(one)
        for one in found[:_AGAIN]:
            self._is_worth(one, order, min(_MOST, one.fewest + _MORE), 0.0)
        return self._sorted(found)[:_KEPT]

    def _is_worth(self, one: _Climber, order: Sequence[int], games: int, bar: float) -> bool:
        """Play so many games against each opponent, as long as none of them shows that it is in vain."""
        for foe in order:
            played = one.games.get(foe, 0)
            if played < games:
                won = self._met(one.policy, self._foes[foe], games - played, played)
                one.won[foe] = one.won.get(foe, 0.0) + (games - played) * won
                one.games[foe] = games
            if self._share(one, foe) < bar - _HOPELESS / math.sqrt(games):
                return False
        return True

    def _met(self, one: Policy, other: Policy, games: int, played: int) -> float:
        return finished(met(self._setup, one.bot, other.bot, games, _SEED + played, win_alone))

    def _share(self, one: _Climber, foe: int) -> float:
        return one.won[foe] / one.games[foe] - (_KNOWN if self._known[foe] else 0.0)

    def _worst(self, one: _Climber) -> float:
        return min(self._share(one, foe) for foe in one.games)

    def _bar(self, best: list[_Climber]) -> float:
        """What a newcomer should reach."""
        return self._worst(best[min(_AGAIN, len(best)) - 1])

    def _hardest_first(self, one: _Climber) -> list[int]:
        return sorted(one.games, key=lambda foe: self._share(one, foe))

    def _sorted(self, climbers: list[_Climber]) -> list[_Climber]:
        return sorted(climbers, key=lambda one: _DOUBT / math.sqrt(one.fewest) - self._worst(one))


def turning(one: Candidate, other: Candidate, condition: str) -> Candidate:
    """A way to play that goes over to another one under a condition."""
    rules: list[Rule] = []
    for card, wanted in other.rules:
        inner = f"({wanted})" if " or " in wanted else wanted
        rules.append((card, f"{condition} and {inner}" if inner else condition))
    return tidy(replace(one, rules=(*rules, *one.rules)))


def climbed(kingdom: Kingdom, ways: Sequence[Candidate], known: Sequence[Candidate], laps: int) -> Candidate:
    """The way to play whose hardest opponent, among some ways and those that are known, is the least hard after so many
    laps. A known one counts as a little harder than it is."""
    foes = [one for one in dict.fromkeys([*ways, *known]) if sound(one)]
    return _Climb(kingdom, foes, known).run(laps)
