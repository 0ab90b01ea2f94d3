"""The last turn of a game: where the end is within reach, lines of play are tried out on copies of the game.

Every copy is dealt anew from what the seat may know. The line that the bot would play comes first; then lines that
leave it at one question, at two, and so on. What counts is only whether a line ends the game this turn, and for whom.
"""

from __future__ import annotations

from typing import Final

from ..cards.basic import CURSE, DUCHY, PROVINCE
from ..engine import kinds, phases
from ..engine.agent import Agent
from ..engine.decisions import Decision, IllegalMove
from ..engine.game import Game
from ..engine.turn import step
from ..engine.types import ACTION, CURSE_TYPE, PROJECT, VICTORY
from ..engine.view import View
from .judgement import Judgement
from .knowledge import facts
from .last_purchases import end_in_reach, gains_to_end, points_to_win

#: turns after which nobody looks so far any more: a game that goes on and on is near its end on every one of them
_TURNS: Final = 30
#: worlds in which a line has to prove itself
_WORLDS: Final = 3
#: lines tried for one decision
_LINES: Final = 32
#: the same once all Actions are played: what can be bought was looked at already
_LAST_LINES: Final = 16
#: answers tried at one question
_ANSWERS: Final = 12
#: what is remembered of lines that win
_MEMORY: Final = 400

_WON: Final = 2
_LOST: Final = -2


class Farsighted(Agent):
    """A bot that looks to the end of its turn when that may be the last one; else it plays as the bot it is made of."""

    def __init__(self, bot: Judgement) -> None:
        self.bot: Judgement = bot
        #: how the lines that win go on, by situation; it holds nothing that could not be found again
        self._line: dict[str, list[int]] = {}
        #: the turns they belong to
        self._turns: set[int] = set()

    @property
    def plays_all_coins(self) -> bool:
        return self.bot.plays_all_coins

    def decide(self, decision: Decision, view: View) -> list[int]:
        if view.active == decision.seat and view.turns(decision.seat) <= _TURNS:
            found: list[int] | None = None
            if self._turns and view.turn in self._turns:
                found = self._line.get(_situation(decision, view))
            if found is None and _begins(decision, view) and end_in_reach(view, _gains_in_reach(view)):
                found = self._search(decision, view)
            if found is not None and _is_legal(decision, found):
                return found
        return self.bot.decide(decision, view)

    def _search(self, decision: Decision, view: View) -> list[int] | None:
        """The first answer of a line that ends better than what the bot would do; None if there is none."""
        worlds = [view.imagine_at_rest(view.turn * _WORLDS)]
        usual = _Trial(self.bot, view.seat, [])
        usual.play(worlds[0])
        if usual.value == 0 and not _may_win(view):
            worlds[0].dismiss()
            return None
        total = usual.value
        first = -1 if usual.value == _WON else 0
        for i in range(1, _WORLDS):
            worlds.append(view.imagine_at_rest(view.turn * _WORLDS + i))
            other = _Trial(self.bot, view.seat, [])
            other.play(worlds[i])
            total += other.value
            if first < 0 and other.value < _WON:
                first = i
                usual = other
        best: _Trial | None = None
        if first >= 0:
            lines = _LINES if decision.kind == kinds.PLAY else _LAST_LINES
            best = self._better(worlds, usual, first, total, lines)
        if best is not None:
            self._remember(best, worlds[first])
        for world in worlds:
            world.dismiss()
        return None if best is None else best.answers[0]

    def _remember(self, best: _Trial, world: Game) -> None:
        """Remember how a line goes on."""
        if len(self._line) > _MEMORY:
            self._line.clear()
            self._turns.clear()
        again = _Trial(self.bot, best.seat, best.answers)
        situations: list[str] = []
        again.situations = situations
        again.play(world)
        self._turns.add(world.turn)
        for situation, answer in zip(situations, again.answers, strict=True):
            self._line[situation] = answer

    def _better(self, worlds: list[Game], usual: _Trial, first: int, total: int, lines: int) -> _Trial | None:
        """The best line found, if it is clearly better than the usual one."""
        best: _Trial | None = None
        most = total + 1
        waiting: list[_Trial] = [usual]
        tried = 0
        while waiting and tried < lines:
            trial = waiting.pop(0)
            for line in trial.others():
                tried += 1
                if tried > lines:
                    break
                other = _Trial(self.bot, usual.seat, line)
                other.play(worlds[first])
                if other.goes_further(usual):
                    waiting.append(other)
                if other.value <= usual.value:
                    continue
                worth = self._worth(worlds, first, other)
                if worth > most:
                    most = worth
                    best = other
                    if worth == _WON * _WORLDS:
                        return best
        return best

    def _worth(self, worlds: list[Game], first: int, trial: _Trial) -> int:
        """What a line comes to in all worlds; it is known already for one of them."""
        total = trial.value
        for i in range(_WORLDS):
            if i != first:
                again = _Trial(self.bot, trial.seat, trial.answers)
                again.play(worlds[i])
                total += again.value
        return total


class _Trial(Agent):
    """One line of play: answers for its seat, then what the bot would do; it notes what was asked."""

    def __init__(self, bot: Judgement, seat: int, line: list[list[int]]) -> None:
        self.bot: Judgement = bot
        self.seat: int = seat
        self.line: list[list[int]] = line
        self.asked: list[Decision] = []
        self.answers: list[list[int]] = []
        #: what tells the questions from others, if somebody wants to know
        self.situations: list[str] | None = None
        self.value: int = 0
        #: gains that were missing to the end of the game; the most coins and purchases there were
        self.missing: int = 0
        self.coins: int = 0
        self.buys: int = 0
        self._lost: bool = False
        self._turn: int = 0

    def play(self, world: Game) -> None:
        """Play the line to the end of the turn in a copy of a world; to the end of the game if the turn ends it."""
        game = world.copy()
        self._turn = game.turn
        for seat in range(len(game.players)):
            game.agents[seat] = self if seat == self.seat else self.bot
            game.views.append(View(game, seat))
        while game.phase != phases.OVER and (game.turn == self._turn or game.ending):
            if game.phase == phases.START and not game.ending:
                break
            step(game)
        if game.phase == phases.OVER:
            winners = game.winners()
            if self.seat not in winners:
                self.value = _LOST
            elif len(winners) == 1:
                self.value = _WON
        self.missing = gains_to_end(game.views[self.seat])
        game.dismiss()

    def decide(self, decision: Decision, view: View) -> list[int]:
        if view.turn != self._turn:
            return self.bot.decide(decision, view)
        at = len(self.answers)
        answer: list[int] | None = None
        if at < len(self.line) and not self._lost:
            answer = self.line[at]
            if not _is_legal(decision, answer):
                answer = None
                self._lost = True
        if answer is None:
            answer = self.bot.decide(decision, view)
        self.asked.append(decision)
        self.coins = max(self.coins, view.coins)
        self.buys = max(self.buys, view.buys)
        if self.situations is not None:
            self.situations.append(_situation(decision, view))
        self.answers.append(answer)
        return answer

    def goes_further(self, usual: _Trial) -> bool:
        """Whether it came nearer to an end than the usual line, or could buy more: then it is worth going on from."""
        if len(self.asked) > len(usual.asked):
            return True  # it did something more
        return self.missing < usual.missing or self.coins > usual.coins or self.buys > usual.buys

    def others(self) -> list[list[list[int]]]:
        """The lines that leave this one at one question behind those where it left another."""
        lines: list[list[list[int]]] = []
        if self._lost:
            return lines
        for i in range(len(self.line), len(self.answers)):
            for answer in _other_answers(self.asked[i], self.answers[i]):
                lines.append([*self.answers[:i], answer])
        return lines


def _leaves_a_choice(decision: Decision) -> bool:
    """Whether it is a main choice, at which the game is at rest, with something to choose."""
    return (decision.kind == kinds.PLAY or decision.kind == kinds.BUY) and decision.count() > 0


def _other_answers(decision: Decision, taken: list[int]) -> list[list[int]]:
    """What else could be answered: all answers that take one option or two, none, or everything."""
    found: list[list[int]] = []
    if decision.kind == kinds.TREASURE:
        return found
    count = decision.count()
    if decision.minimum <= 1 <= decision.maximum:
        for i in _likely_first(decision):
            found.append([i])
    if decision.minimum == 0:
        found.append([])
    copies = decision.copies
    if decision.minimum <= 2 <= decision.maximum:
        for i in range(count):
            for j in range(i, count):
                if j > i or copies[i] > 1:
                    found.append([i, j])
    if decision.maximum > 2:
        every: list[int] = []
        for i in range(count):
            for _ in range(copies[i]):
                every.append(i)
        if decision.minimum <= len(every) <= decision.maximum:
            found.append(every)
    return [answer for answer in found if answer != taken][:_ANSWERS]


def _likely_first(decision: Decision) -> list[int]:
    """The options, those first that are likely to matter at the end: tokens, points, then what can be played."""
    count = decision.count()
    if count <= _ANSWERS:
        return list(range(count))
    ranked: list[tuple[int, int]] = []
    for i in range(count):
        rank = 0
        if i < len(decision.cards):
            types = decision.cards[i].types
            rank = 1 if types & (VICTORY | CURSE_TYPE | PROJECT) else 2 if types & ACTION else 3
        ranked.append((rank, i))
    ranked.sort()
    return [i for _, i in ranked]


def _is_legal(decision: Decision, answer: list[int]) -> bool:
    try:
        decision.check(answer)
    except IllegalMove:
        return False
    return True


def _begins(decision: Decision, view: View) -> bool:
    """Whether one looks ahead at a question: at the first of a turn, and where a purchase does more than take a card.

    What plain purchases come to was looked at exactly (``last_purchases``).
    """
    seat = decision.seat
    if not _leaves_a_choice(decision):
        return False
    if decision.kind == kinds.PLAY:
        return len(view.in_play(seat)) == len(view.staying(seat))
    if decision.kind == kinds.BUY:
        for card in view.kingdom:
            if facts(card).sense.brings_another:
                return True
        for project in view.owned_projects(seat):
            if facts(project).sense.turn_after_end:
                return True
    return False


def _may_win(view: View) -> bool:
    """Whether the player may have the most points after this turn, at best."""
    gains = _gains_in_reach(view)
    provinces = view.points_with([PROVINCE] * gains)
    duchies = view.points_with([DUCHY] * gains)
    best = max(provinces, duchies) + view.hand.count(CURSE)
    for project in view.owned_projects(view.seat):
        if facts(project).sense.turn_after_end:
            best += 2 * PROVINCE.points
    return best >= points_to_win(view)


def _gains_in_reach(view: View) -> int:
    """How many cards the player may come to gain or make leave their piles this turn, at most."""
    gains = view.buys
    for card in view.kingdom:
        if facts(card).sense.brings_another:
            gains += 1
    if view.phase != "action":
        return gains
    plays = 0
    for card in view.hand:
        if card.types & ACTION:
            known = facts(card)
            plays += 1
            gains += known.buys
            if known.doubles:
                plays += 1
    # Any Action may gain a card or find one that does; more than two seldom do.
    return gains + min(plays, 2)


def _situation(decision: Decision, view: View) -> str:
    """What tells one question of a turn from others, as far as the seat knows."""
    hand = " ".join(sorted([card.id for card in view.hand]))
    left = " ".join([str(view.left(card)) for card in view.piles])
    return (
        f"{view.turn}|{view.seat}|{view.actions}|{view.buys}|{view.coins}|{view.points(view.seat)}|"
        f"{decision.fingerprint()}|{hand}|{left}"
    )
