"""The screen: printing and reading, in a terminal as through a pipe."""

from __future__ import annotations

import contextlib
import sys

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..engine import kinds
from ..engine.card import Card
from ..engine.decisions import Decision
from ..engine.types import ARTIFACT
from ..engine.view import View
from ..words.languages import Language
from ..words.story import Line
from .entry import option_name
from .style import card_text


class Closed(Exception):
    """There is nobody to read from any more."""


class Screen:
    """Where the game is shown. Nothing here knows the rules."""

    def __init__(self, language: Language, console: Console | None = None) -> None:
        self.language = language
        for stream in (sys.stdin, sys.stdout):
            # A terminal that cannot show a letter shows a question mark instead of stopping the game.
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - gives the input line editing, and not every system has it

    def clear(self) -> None:
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def say(self, message: str, **arguments: str | int) -> None:
        # Soft: a file name in it stays whole and can be copied.
        self.console.print(Text(self.language.message(message, **arguments)), soft_wrap=True)

    def show_plain(self, text: str) -> None:
        self.console.print(Text(text))

    def heading(self, text: str) -> None:
        self.console.print(Text(text, style="bold"))

    def complain(self, text: str) -> None:
        self.console.print(Text("! " + text, style="bold red"))

    def read(self) -> str:
        """A line from the player; Closed at the end of input or on an interrupt."""
        prompt = self.language.message("input-mark") + " "
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Closed from None
        if not self.live:
            self.console.print(Text(line))
        return line

    # Pieces

    def story(self, lines: list[Line], most: int = 0) -> None:
        """Lines of the log, only the last ones if there are more than ``most``."""
        if most and len(lines) > most + 1:
            self.console.print(
                Text("  " + self.language.message("log-cut", count=len(lines) - most), style="dim")
            )
            lines = lines[-most:]
        for line in lines:
            if line.kind in ("turn", "end"):
                self.console.print(Text(line.text, style="bold"))
            else:
                self.console.print(Text("  " + line.text))

    def rows(self, what: RenderableType) -> int:
        """How many rows something takes."""
        return len(self.console.render_lines(what, pad=False))

    def question(self, decision: Decision, view: View) -> RenderableType:
        """The sentence that asks, the options with their numbers, and the keys that do something now."""
        text = Text("» ", style="bold cyan")
        if decision.card is not None:
            text.append(self.language.name(decision.card) + ": ", style="bold")
        text.append(self.language.prompt(decision), style="bold")
        parts: list[RenderableType] = [text]
        cells = [self._option(decision, i, view) for i in range(decision.count())]
        if cells:
            parts.append(Columns(cells, padding=(0, 2), equal=len(cells) > 4))
        return Group(*parts, self._hints(decision))

    def _option(self, decision: Decision, i: int, view: View) -> Text:
        text = Text(f"{i + 1:>2} ", style="bold cyan")
        count = decision.copies[i]
        if i < len(decision.cards):
            card = decision.cards[i]
            text.append_text(card_text(card, view.types(card), self.language, count))
            if decision.kind == kinds.BUY:
                text.append(f" ¤{view.cost(card)}", style="none")
        else:
            text.append(option_name(decision, i, self.language), style="none")
            if count > 1:
                text.append(f" ×{count}", style="none")
        return text

    def _hints(self, decision: Decision) -> Text:
        parts: list[str] = []
        if decision.kind == kinds.TREASURE and decision.cards:
            parts.append(self.language.message("hint-treasures"))
        elif decision.main:
            parts.append(self.language.message(f"hint-enter-{decision.kind}"))
        elif decision.minimum == 0:
            parts.append(self.language.message("hint-enter-none"))
        if decision.maximum > 1 and not decision.main:
            parts.append(self.language.message("hint-several"))
        if decision.main and decision.kind != kinds.BUY:
            parts.append(self.language.message("hint-end"))
        parts.append(self.language.message("hint-always"))
        return Text("  " + " · ".join(parts), style="dim")

    def explain(self, card: Card, cost: int, types: int) -> None:
        """A card in full: name, cost, types, text, and what is good to know about it."""
        language = self.language
        text = card_text(card, types, language)
        if not types & ARTIFACT:
            now = "ui-cost" if cost == card.cost else "ui-cost-now"
            text.append(" · " + language.message(now, cost=cost, printed=card.cost), style="none")
        text.append(" · " + language.type_line(types), style="none")
        self.console.print(text)
        for line in language.text(card).splitlines():
            self.console.print(Text("  " + line))
        notes = Table.grid(padding=(0, 1))
        for note in language.rulings(card):
            notes.add_row(Text("  •", style="dim"), Text(note))
        if notes.rows:
            self.console.print(notes)
