"""Playthroughs: whole games as readable text, question by question and event by event.

A playthrough holds all it takes to play the game again; doing so must give the same text, letter by letter.
"""

from __future__ import annotations

from ..engine.catalogue import card_named
from ..engine.decisions import Decision
from ..engine.events import Event
from ..engine.game import new_game
from ..engine.session import Session
from ..engine.setup import Setup


class BadPlaythrough(ValueError):
    """A text that is no playthrough."""


def start(setup: Setup, seed: int) -> Session:
    """A session for a playthrough."""
    game = new_game(setup, seed)
    game.keep_log()
    return Session(game, keep_undo=False).start()


def header(setup: Setup, seed: int) -> list[str]:
    return [
        f"players: {setup.players}",
        f"kingdom: {' '.join(card.id for card in setup.kingdom)}",
        f"projects: {' '.join(card.id for card in setup.projects)}".rstrip(),
        f"seed: {seed}",
        "",
    ]


class Writer:
    """Writes a playthrough while a session goes on."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.session: Session = start(setup, seed)
        self.lines: list[str] = header(setup, seed)
        self._events: int = 0
        self._write_events()

    def answer(self, answer: list[int]) -> None:
        decision = self.session.decision
        if decision is None:
            raise BadPlaythrough("the game is over, but there are answers left")
        self.lines.append(_question(decision, answer))
        self.session.answer(answer)
        self._write_events()

    def text(self) -> str:
        game = self.session.game
        end = ["", f"over: {game.over}", f"scores: {game.scores()}", f"winners: {game.winners()}", ""]
        return "\n".join(self.lines + end)

    def _write_events(self) -> None:
        for event in self.session.events.since(self._events):
            self.lines.append(_event(event))
        self._events = len(self.session.events)


def _question(decision: Decision, answer: list[int]) -> str:
    copies = zip(decision.options, decision.copies, strict=True)
    options = " ".join(f"{option}*{n}" if n > 1 else option for option, n in copies)
    asked = f"{decision.kind} {decision.source or '-'} {decision.minimum}-{decision.maximum}"
    return f"  ? player {decision.seat + 1} {asked} [{options}] = {' '.join(map(str, answer))}".rstrip()


def _event(event: Event) -> str:
    if event.kind == "turn":
        return f"turn of player {event.seat + 1} {event.word}".rstrip()
    parts = [f"    {event.kind}", f"player {event.seat + 1}", " ".join(event.cards)]
    parts += [f"{event.origin}>{event.target}" if event.origin or event.target else "", event.word]
    if event.amount != len(event.cards):
        parts.append(str(event.amount))
    return " ".join(part for part in parts if part)


def replay(text: str) -> str:
    """Play the game of a playthrough again, and write it down again."""
    fields: dict[str, str] = {}
    answers: list[list[int]] = []
    for line in text.splitlines():
        if line.startswith("  ? "):
            answers.append([int(word) for word in line.rsplit(" =", 1)[1].split()])
        elif not line.startswith(" ") and ":" in line:
            key, value = line.split(":", 1)
            fields[key] = value.strip()
    missing = [key for key in ("players", "kingdom", "projects", "seed") if key not in fields]
    if missing:
        raise BadPlaythrough(f"a playthrough says its {', '.join(missing)} at the top; this text does not")
    setup = Setup(
        int(fields["players"]),
        [card_named(name) for name in fields["kingdom"].split()],
        [card_named(name) for name in fields["projects"].split()],
    )
    writer = Writer(setup, int(fields["seed"]))
    for answer in answers:
        writer.answer(answer)
    return writer.text()
