"""Sessions: games that can wait for answers.

A session keeps the last rest point and the answers given since. When an answer comes, the rest point is copied and
the answers are replayed on the copy; a question nobody can answer yet abandons the copy. So no effect in flight is
ever stored, and a session can be copied, undone, saved and imagined at any decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import phases
from .chronicle import Chronicle
from .decisions import Decision, IllegalMove
from .game import Game, Pause
from .given import Given
from .imagine import redeal
from .letting_go import let_go
from .random import FastRandom
from .turn import keep_rest, step
from .view import View, imagine_with

if TYPE_CHECKING:
    from .agent import Agent


class CannotUndo(Exception):
    """Undo was refused; ``reason`` is ``nothing``, ``revealed`` or ``others``."""

    def __init__(self, reason: str) -> None:
        texts = {
            "nothing": "there is nothing to take back",
            "revealed": "a card was drawn, looked at or revealed since",
            "others": "another player has acted since",
        }
        super().__init__(texts[reason])
        self.reason: str = reason


class _Point:
    """Where an undo leads back to."""

    def __init__(
        self, rest: Game, answers: list[list[int]], seat: int, secrets: int, given: int, events: int
    ) -> None:
        self.rest: Game = rest
        self.answers: list[list[int]] = answers
        self.seat: int = seat
        self.secrets: int = secrets
        self.given: int = given
        self.events: int = events


class Session:
    """A game at a decision. ``agents`` answer for their seats; other seats wait for ``answer``."""

    def __init__(
        self, game: Game, agents: list[Agent | None] | None = None, *, keep_undo: bool = True
    ) -> None:
        self.agents: list[Agent | None] = agents if agents is not None else [None] * len(game.players)
        #: the game at its last rest point; read it, do not change it
        self.rest: Game = game
        #: the answers given since
        self.answers: list[list[int]] = []
        #: the game as it stands at the decision; read it, do not change it
        self.game: Game = game
        self.decision: Decision | None = None
        # Every question of the game with its answer: those not told yet by ``given``, behind those that were.
        self._told: Given = Given()
        self._asked: list[tuple[Decision, list[int]]] = []
        self.events: Chronicle = Chronicle(number=0 if game.log is None else game.log.first)
        self._keep_undo: bool = keep_undo
        self._undo: list[_Point] = []
        self._redeal_at: int = -1
        self._redeal_seat: int = -1
        self._redeal_seed: int = 0

    def start(self) -> Session:
        """Go on to the first decision somebody has to be waited for."""
        self._advance()
        return self

    @property
    def over(self) -> bool:
        return self.game.phase == phases.OVER

    @property
    def dreams_on_the_way(self) -> bool:
        """Whether cards are dealt anew somewhere between the rest point and the decision, and not at the decision."""
        return 0 <= self._redeal_at < len(self.answers)

    @property
    def given(self) -> Given:
        """Every answer of the game: seat, fingerprint of the question, answer."""
        if self._asked:
            # A fingerprint costs more than many an answer, and searches never ask for it.
            for decision, answer in self._asked:
                self._told.append((decision.seat, decision.fingerprint(), answer))
            self._asked.clear()
        return self._told

    def view(self, seat: int) -> View:
        return View(self.game, seat)

    def answer(self, answer: list[int]) -> None:
        """Answer the pending decision and go on to the next; IllegalMove changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalMove("the game is over: there is nothing to answer")
        decision.check(answer)
        if self._keep_undo:
            self._undo.append(
                _Point(
                    self.rest,
                    self.answers.copy(),
                    decision.seat,
                    self.game.secrets,
                    len(self._told) + len(self._asked),
                    len(self.events),
                )
            )
        kept = answer.copy()
        self._asked.append((decision, kept))
        self.answers.append(kept)
        self._advance()

    def choose(self, *ids: str) -> None:
        """Answer the pending decision with ids and words."""
        if self.decision is None:
            raise IllegalMove("the game is over: there is nothing to answer")
        self.answer(self.decision.answer(list(ids)))

    def _work(self) -> Game:
        """A copy of the rest point that will replay the answers given since."""
        work = self.rest.copy()
        work.script = self.answers.copy()
        work.redeal_at = self._redeal_at
        work.redeal_seat = self._redeal_seat
        work.redeal_seed = self._redeal_seed
        return work

    def _advance(self) -> None:
        past = [self.rest] if self.rest is self.game else [self.rest, self.game]
        self._go_on()
        let_go(past)

    def _go_on(self) -> None:
        """Replay on a copy what was answered since the rest point, and go on to the next question."""
        work = self._work()
        searching = False
        for seat in range(len(self.agents)):
            agent = self.agents[seat]
            if agent is not None:
                work.agents[seat] = agent
                searching = searching or agent.searches
                if not work.views:
                    work.views = [View(work, i) for i in range(len(self.agents))]
        work.given = []
        known = len(self.answers)
        steps = 0
        used = 0
        self.decision = None
        try:
            while work.phase != phases.OVER:
                if searching:
                    keep_rest(work)
                step(work)
                if work.waiting is not None:
                    self.decision = work.waiting
                    break
                steps += 1
                used = work.cursor
        except Pause as pause:
            self.decision = pause.decision
        work.waiting = None
        new = work.given[known:]
        self._asked.extend(new)
        self._take_events(work)
        for seat in range(len(work.agents)):
            work.agents[seat] = None
        work.given = None
        self.game = work
        if self.decision is None or self.decision.main:
            # The question came before the step changed anything: this is a rest point.
            self.rest = work
            self.answers = []
            self._redeal_at = -1 if work.redeal_at < 0 else 0
            work.script = []
            work.cursor = 0
        else:
            for _, answer in new:
                self.answers.append(answer)
            if steps:
                self._move_rest(steps, used)

    def _move_rest(self, steps: int, used: int) -> None:
        """Replay the steps that were finished, to make the point after them the rest point."""
        rest = self._work()
        for _ in range(steps):
            step(rest)
        rest.script = []
        rest.cursor = 0
        if rest.log is not None:
            rest.log = rest.log.following()
        self._redeal_at = rest.redeal_at - used if rest.redeal_at >= 0 else -1
        rest.redeal_at = -1
        self.rest = rest
        self.answers = self.answers[used:]

    def _take_events(self, work: Game) -> None:
        if work.log is not None:
            for event in work.log.events:
                if event.number >= self.events.next_number:
                    self.events.append(event)
            work.log = work.log.following()

    # Taking back

    def undo_refusal(self, seat: int) -> str | None:
        """Why the seat cannot take back its last answer, or None if it can."""
        if not self._undo:
            return "nothing"
        point = self._undo[-1]
        return self._why_not(seat, point)

    def _why_not(self, seat: int, point: _Point) -> str | None:
        """Why the seat cannot go back to a point, or None if it can."""
        given = self.given
        for number in range(point.given, len(given)):
            if given.seat(number) != seat:
                return "others"
        return "revealed" if self.game.secrets != point.secrets else None

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back the seat's last answer: free while nothing new was seen and nobody else acted.

        With ``consent`` (everybody agreed) only having nothing to take back stands in the way.
        """
        reason = self.undo_refusal(seat)
        if reason is not None and not (consent and reason != "nothing"):
            raise CannotUndo(reason)
        last = len(self._undo) - 1
        while last >= 0 and self._undo[last].seat != seat:
            last -= 1
        if last < 0:
            raise CannotUndo("nothing")
        self._return_to(last)
        self._advance()

    def rewind_refusal(self, seat: int, given: int) -> str | None:
        """Why the seat cannot go back to where ``given`` answers had been given, or None if it can."""
        for point in self._undo:
            if point.given == given:
                return self._why_not(seat, point)
        return "nothing"

    def revealed_since(self, given: int) -> bool:
        """Whether a card was drawn, looked at or revealed since ``given`` answers had been given."""
        for point in self._undo:
            if point.given == given:
                return self.game.secrets != point.secrets
        return True

    def rewind(self, given: int) -> None:
        """Go back to where ``given`` answers had been given, whatever was seen since: ask everybody first."""
        for i in range(len(self._undo)):
            if self._undo[i].given == given:
                past = _rests(self._undo[i:])
                if self.rest is not past[-1]:
                    past.append(self.rest)
                self._return_to(i)
                self._advance()
                let_go(past)
                return
        raise CannotUndo("nothing")

    def _return_to(self, index: int) -> None:
        point = self._undo[index]
        del self._undo[index:]
        self.rest = point.rest
        self.answers = point.answers
        self.given.cut(point.given)
        self.events.cut(point.events)

    def forget(self, keep: int) -> None:
        """Forget how to take back all but the last ``keep`` answers."""
        surplus = len(self._undo) - keep
        if surplus > 0:
            past = _rests(self._undo[:surplus])
            del self._undo[:surplus]
            let_go(past)

    def dismiss(self) -> None:
        """Let go of all games of a session nobody looks at any more: their memory is free at once."""
        self.decision = None
        past = _rests(self._undo)
        self._undo.clear()
        let_go(past)
        for game in [self.rest] if self.rest is self.game else [self.rest, self.game]:
            game.dismiss()

    # Copies

    def fork(self) -> Session:
        """A copy to try things on: every seat waits, nothing can be undone. Its events are those since the last rest point."""
        twin = Session(self.rest, keep_undo=False)
        twin.answers = self.answers.copy()
        twin.game = self.game
        twin.decision = self.decision
        twin._redeal_at = self._redeal_at
        twin._redeal_seat = self._redeal_seat
        twin._redeal_seed = self._redeal_seed
        return twin

    def branch(self) -> Session:
        """A copy that goes on as this session would, undo and history included."""
        twin = self.fork()
        twin.agents = self.agents.copy()
        twin._told = self.given.copy()
        twin.events = self.events.copy()
        twin._keep_undo = self._keep_undo
        twin._undo = self._undo.copy()
        return twin

    def imagine(self, seat: int, seed: int) -> Session:
        """A fork in which everything the seat cannot know is dealt anew, at this very decision.

        While an effect asks another seat, it cannot: the question shows the cards of whoever is asked.
        """
        if self.decision is not None and self.decision.seat != seat:
            if not self.decision.main:
                raise ValueError(
                    f"seat {seat} cannot imagine now: the question is to seat {self.decision.seat}"
                )
            game = self.rest.copy()
            redeal(game, seat, FastRandom(seed))
            return Session(game, keep_undo=False).start()
        return imagine_session(self.rest, self.answers, seat, seed)

    def play_out(self, agents: list[Agent], limit: int = 0) -> Game:
        """Play a fork of this game to its end without waiting; the session stays where it is."""
        work = self._work()
        for seat in range(len(agents)):
            work.agents[seat] = agents[seat]
            work.views.append(View(work, seat))
        while work.phase != phases.OVER:
            step(work)
            if limit and work.turn > limit:
                break
        return work


def _rests(points: list[_Point]) -> list[Game]:
    """The games that points lead back to, each once."""
    found: list[Game] = []
    for point in points:
        if not found or found[-1] is not point.rest:
            found.append(point.rest)
    return found


def imagine_session(rest: Game, answers: list[list[int]], seat: int, seed: int) -> Session:
    """A session at the decision after these answers, with what the seat cannot know dealt anew there.

    The answers are replayed as they happened; the cards change hands only when the last one has been given, so an
    effect in flight goes on among the new cards.
    """
    session = Session(rest, keep_undo=False)
    session.answers = answers.copy()
    session._redeal_at = len(answers)
    session._redeal_seat = seat
    session._redeal_seed = seed
    return session.start()


def since_rest(game: Game) -> tuple[Game, list[list[int]]]:
    """The last rest point of a running game and the answers given since, for an agent that was just asked."""
    if game.rest is None or game.given is None:
        raise ValueError("set `searches = True` on the agent: the game keeps no rest points for others")
    since = (
        game.given[len(game.given) - (game.cursor - game.rest_cursor) :]
        if game.cursor > game.rest_cursor
        else []
    )
    return game.rest, [answer for _, answer in since]


def imagine_from(game: Game, seat: int, seed: int) -> Session:
    """Imagine from inside a running game, for an agent that was just asked."""
    rest, answers = since_rest(game)
    return imagine_session(rest, answers, seat, seed)


imagine_with(imagine_from)
