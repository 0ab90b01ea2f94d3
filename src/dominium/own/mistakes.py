"""What is wrong in a file of somebody's own, told like a compiler would: file, line, what would be right."""

from __future__ import annotations

import difflib
import traceback

from ..words.languages import Language

#: the files that were loaded: what fails in one of them is its author's to mend
_files: set[str] = set()


class CardFileMistake(Exception):
    """Something in a file is wrong; the message ``own-<reason>`` says what would be right."""

    def __init__(self, reason: str, file: str, line: int = 0, **arguments: str | int) -> None:
        super().__init__(f"{_place(file, line)}: {reason}")
        self.reason = reason
        self.file = file
        self.line = line
        self.arguments = arguments

    def told(self, language: Language) -> str:
        return f"{_place(self.file, self.line)}: {language.message(f'own-{self.reason}', **self.arguments)}"


def watch(file: str) -> None:
    """What fails in this file is told with its place from now on."""
    _files.add(file)


def fault(problem: BaseException) -> str:
    """The place in a file of somebody's own where something went wrong, and what; "" if it was elsewhere."""
    line = line_of(problem)
    return f"{_place(*line)}: {described(problem)}" if line is not None else ""


def line_of(problem: BaseException) -> tuple[str, int] | None:
    """The innermost line of a file of somebody's own that a problem came through."""
    places = [
        (frame.filename, frame.lineno or 0)
        for frame in traceback.extract_tb(problem.__traceback__)
        if frame.filename in _files
    ]
    return places[-1] if places else None


def described(problem: BaseException) -> str:
    """An exception in a line, with the name that was probably meant."""
    text = " ".join(str(problem).split())
    name = getattr(problem, "name", None)
    near: list[str] = []
    if isinstance(problem, AttributeError) and isinstance(name, str):
        near = difflib.get_close_matches(name, [one for one in dir(problem.obj) if one[0] != "_"], 2, 0.5)
    hint = f" ({' / '.join(near)}?)" if near else ""
    return f"{type(problem).__name__}: {text}{hint}"


def _place(file: str, line: int) -> str:
    return f"{file}:{line}" if line else file
