"""Playing: the loop between a session and the screen."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from pathlib import Path

from rich.console import Group
from rich.text import Text

from ..engine import kinds
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.events import Event
from ..engine.record import Record
from ..engine.session import Session
from ..files import CannotWrite, write_record
from ..opponents.levels import PERSON
from ..teacher.hint import Acquaintance, advice, advice_text
from ..words.languages import Language
from ..words.naming import NoSuchCard
from ..words.refusals import refusal
from ..words.story import Line, tell
from .board import Board
from .entry import Entry, Garbled, check, understand
from .screen import Closed, Screen


def person_seat(record: Record) -> int:
    """The seat of the person in a record, the first one if it does not say."""
    return record.agents.index(PERSON) if PERSON in record.agents else 0


class TerminalGame:
    """One game of a person at the terminal. ``file`` always holds the game as it stands."""

    def __init__(self, session: Session, record: Record, file: Path, language: Language) -> None:
        self.session = session
        self.record = record
        self.file = file
        self.language = language
        self.names = record.names
        self.seat = person_seat(record)
        self.screen = Screen(language)
        #: events up to here were on the screen before
        self.told = _recent(session.events, self.seat)
        #: what is to be answered without asking: "treasures" or "end", in which turn
        self.hurry = ""
        self.hurry_turn = 0
        #: at work from the first hint that came too early
        self.acquaintance = Acquaintance(session.game.setup)

    def run(self) -> None:
        """Play until the game is over or the player leaves; either way the game is saved."""
        self.save()
        try:
            while self.session.decision is not None:
                decision = self.session.decision
                answer = self._hurried(decision)
                if answer is None:
                    answer = self._ask(decision)
                if answer is None:
                    return self._leave()
                self.answer(answer)
        except Closed:
            return self._leave()
        finally:
            self.acquaintance.close()
        return self._finish()

    def answer(self, answer: list[int]) -> None:
        self.session.answer(answer)
        self.save()

    def save(self) -> None:
        self.record.note(self.session)
        try:
            write_record(self.record, self.file)
        except CannotWrite as problem:
            self.screen.complain(
                self.language.message(
                    "error-write", file=str(self.file), why=refusal(problem.why, self.language)
                )
            )

    # Asking

    def _ask(self, decision: Decision) -> list[int] | None:
        """Show the table and ask until there is a legal answer; None: the player leaves."""
        self._draw(decision)
        while True:
            try:
                entry = understand(self.screen.read(), decision, self.language)
                if entry.wish == "quit":
                    return None
                answer = self._do(entry, decision)
            except Garbled as problem:
                self.screen.complain(str(problem))
                continue
            if answer is not None:
                self.told = len(self.session.events)
                return answer
            if self.session.decision is not decision and self.session.decision is not None:
                decision = self.session.decision  # taken back
                self._draw(decision)

    def _draw(self, decision: Decision) -> None:
        screen = self.screen
        view = self.session.view(self.seat)
        width = screen.console.width
        table = Board(view, self.language, self.names, width)
        above = table.render()
        below = Group(table.status(), screen.question(decision, view))
        room = 0
        if screen.live:
            # The input line, and one for "there is more", are left free.
            room = max(5, screen.console.height - screen.rows(above) - screen.rows(below) - 2)
        screen.clear()
        screen.show(above)
        screen.story(self._lines(self.told), room)
        screen.show(below)

    def _lines(self, since: int = 0) -> list[Line]:
        events = [event.seen_from(self.seat) for event in self.session.events.since(since)]
        return tell(events, self.names, self.language)

    # Wishes

    def _do(self, entry: Entry, decision: Decision) -> list[int] | None:
        """Do what was typed; the answer if that gives one."""
        wish = entry.wish
        if wish == "answer":
            return self._checked(list(entry.options), decision)
        if wish == "confirm":
            if decision.kind == kinds.TREASURE and decision.cards:
                return decision.everything()
            return self._checked([], decision)
        if wish == "treasures":
            return self._treasures(decision)
        if wish == "end":
            return self._end(decision)
        if wish == "undo":
            self._undo()
        elif wish == "explain":
            self._explain(entry.words, decision)
        elif wish == "redraw":
            self._draw(decision)
        elif wish == "log":
            self.screen.story(self._lines())
        elif wish == "hint":
            self._hint()
        elif wish == "save":
            self._save_as(entry.words)
        else:
            self._help()
        return None

    def _hint(self) -> None:
        given = advice(self.session, len(self.session.given))
        if not given.ready:
            self.acquaintance.begin()
        self.screen.show(Text(advice_text(given, self.language)))

    def _checked(self, answer: list[int], decision: Decision) -> list[int]:
        check(answer, decision, self.language)
        return answer

    def _treasures(self, decision: Decision) -> list[int]:
        if decision.kind == kinds.TREASURE:
            return decision.everything()
        if decision.kind != kinds.PLAY:
            raise Garbled(self.language.message("bad-treasures"))
        self._start_hurry("treasures")
        return []

    def _end(self, decision: Decision) -> list[int]:
        if not decision.main:
            raise Garbled(self.language.message("bad-end"))
        self._start_hurry("end")
        return []

    def _start_hurry(self, how: str) -> None:
        self.hurry = how
        self.hurry_turn = self.session.view(self.seat).turn

    def _hurried(self, decision: Decision) -> list[int] | None:
        """The answer that an earlier "t" or "e" gives to this decision, if it does."""
        how = self.hurry
        if not how:
            return None
        same_turn = self.session.view(self.seat).turn == self.hurry_turn
        if same_turn and how == "end" and decision.main:
            return []
        self.hurry = ""
        if same_turn and how == "treasures" and decision.kind == kinds.TREASURE:
            return decision.everything()
        return None

    def _undo(self) -> None:
        reason = self.session.undo_refusal(self.seat)
        if reason is not None:
            raise Garbled(self.language.message(f"undo-{reason}"))
        self.session.undo(self.seat)
        self.told = min(self.told, len(self.session.events))
        self.save()

    def _explain(self, words: str, decision: Decision) -> None:
        if not words:
            if decision.card is not None:
                self._explain_card(decision.card)
            else:
                self.screen.say("explain-how")
        elif words.isascii() and words.isdigit():
            i = int(words[:6]) - 1
            if not 0 <= i < len(decision.cards):
                raise Garbled(
                    self.language.message("bad-number", number=words[:20], count=len(decision.cards))
                )
            self._explain_card(decision.cards[i])
        else:
            try:
                self._explain_card(self.language.find_card(words))
            except NoSuchCard as problem:
                raise Garbled(str(problem)) from None

    def _explain_card(self, card: Card) -> None:
        view = self.session.view(self.seat)
        self.screen.explain(card, view.cost(card), view.types(card))

    def _save_as(self, words: str) -> None:
        file = Path(words).expanduser() if words else self.file
        try:
            write_record(self.record, file)
        except CannotWrite as problem:
            raise Garbled(
                self.language.message("error-write", file=str(file), why=refusal(problem.why, self.language))
            ) from None
        self.screen.say("ui-saved", file=str(file))

    def _help(self) -> None:
        for line in self.language.message("ui-help").splitlines():
            self.screen.show(Text(line))

    # The end

    def _leave(self) -> None:
        self.save()
        self.screen.say("ui-left", file=shlex.quote(str(self.file)))

    def _finish(self) -> None:
        screen = self.screen
        screen.clear()
        screen.story(self._lines(self.told))
        show_result(screen, self.session, self.names)
        screen.say("ui-finished", file=str(self.file))


def _recent(events: Iterable[Event], seat: int) -> int:
    """Where to begin telling a game that was taken up again: at the last turn before the seat's present one."""
    turns = [i for i, event in enumerate(events) if event.kind == "turn" and event.seat == seat]
    return turns[-2] if len(turns) > 1 else 0


def show_result(screen: Screen, session: Session, names: list[str]) -> None:
    """Scores, winners and everybody's cards."""
    language = screen.language
    scores = session.game.scores()
    view = session.view(-1)
    for seat in sorted(range(len(names)), key=lambda s: -scores[s]):
        line = language.message("result-line", who=names[seat], points=scores[seat], turns=view.turns(seat))
        screen.show(Text(line, style="bold"))
        screen.show(Text("  " + language.listing([card.id for card in view.owned(seat)])))
    winners = [names[seat] for seat in session.game.winners()]
    screen.say("result-winner" if len(winners) == 1 else "result-tie", names=", ".join(winners))
