"""What is wrong with a strategy file, and where."""

from __future__ import annotations

from ..words.languages import current


class StrategyError(ValueError):
    """A mistake in a strategy: the message names the file, the line, the column and what was expected."""

    def __init__(self, file: str, line: int, column: int, problem: str) -> None:
        self.file = file
        self.line = line
        self.column = column
        self.problem = problem
        say = current().message
        if column:
            text = say("strategy-at", file=file, line=str(line), column=str(column), problem=problem)
        elif line:
            text = say("strategy-at-line", file=file, line=str(line), problem=problem)
        else:
            text = say("strategy-in", file=file, problem=problem)
        super().__init__(text)


class Mistake(Exception):
    """A mistake at a column of the line being read; the reader knows which line that is."""

    def __init__(self, column: int, message: str, **arguments: str | int) -> None:
        self.column = column
        self.problem = current().message(message, **arguments)
        super().__init__(self.problem)
