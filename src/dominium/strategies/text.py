"""Reading strategy files.

::

    name: Double Witch
    author: somebody
    buy:
      province  if treasure > 15
      witch     if count(witch) < 2
      gold
      silver
"""

from __future__ import annotations

import difflib
import re

from ..bots.atoms import SoFar
from ..bots.expressions import Expression
from ..bots.sections import SECTION_KINDS, Preference, Section
from ..bots.strategy import Rule, Strategy
from ..engine.card import Card
from ..engine.types import ARTIFACT
from ..words.languages import current
from .conditions import Conditions, find_card, find_cards
from .errors import Mistake, StrategyError

HEADERS = ("name", "author", "note", "evidence", "kingdom", "never_lose")
BUY = "buy"
#: the line of a section that leaves the rest to judgement
JUDGE = "judge"

_IF = re.compile(r"(?:^|\s)if(?=\s|\(|$)", re.IGNORECASE)
_SECTION = re.compile(r"^(\w+)\s*(?:\(([^)]*)\))?\s*:\s*$")
_HEADER = re.compile(r"^(\w+)\s*:\s*(.*)$")
_YES = {"yes": True, "no": False}
#: headers with text for people
_TEXTS = ("name", "author", "note", "evidence")

#: the lines of a strategy, notes included
_MOST_LINES = 2000


def parse(text: str, file: str = "") -> Strategy:
    """The strategy a text describes; a StrategyError if there is a mistake in it."""
    return _Reader(text, file or current().message("strategy-unnamed")).strategy()


class _Reader:
    def __init__(self, text: str, file: str) -> None:
        self._file = file
        self._lines = text.removeprefix("\ufeff").splitlines()
        self._headers: dict[str, str] = {}
        self._kingdom: list[Card] = []
        self._never_lose = False
        self._rules: list[Rule] = []
        self._sections: list[Section] = []
        self._section = ""
        self._bought = False

    def strategy(self) -> Strategy:
        if len(self._lines) > _MOST_LINES:
            raise StrategyError(self._file, 0, 0, current().message("strategy-too-long", most=_MOST_LINES))
        for number, line in enumerate(self._lines, 1):
            try:
                self._line(_bare(line))
            except Mistake as mistake:
                raise StrategyError(self._file, number, mistake.column, mistake.problem) from None
        say = current().message
        if "name" not in self._headers:
            raise StrategyError(self._file, 0, 0, say("strategy-no-name"))
        if not self._rules:
            raise StrategyError(self._file, 0, 0, say("strategy-no-rules"))
        return Strategy(
            self._headers["name"],
            self._rules,
            never_lose=self._never_lose,
            sections=self._sections,
            author=self._headers.get("author", ""),
            note=self._headers.get("note", ""),
            evidence=self._headers.get("evidence", ""),
            kingdom=self._kingdom,
        )

    def _line(self, line: str) -> None:
        content = line.strip()
        if not content:
            return
        section = _SECTION.match(content)
        if section is not None and self._is_section(section):
            self._begin(line, section)
            return
        header = _HEADER.match(content)
        if header is not None and not self._section:
            self._header(line, header[1].lower(), header[2].strip())
            return
        if not self._section:
            raise Mistake(_indent(line), "strategy-outside", found=content.split()[0])
        if header is not None:
            raise Mistake(_indent(line), "strategy-header-late", name=header[1])
        if self._section == BUY:
            self._rule(line)
        else:
            self._entry(line)

    def _is_section(self, match: re.Match[str]) -> bool:
        """Whether a line begins a section: "name:" does after the first one, where no header can stand."""
        name = match[1].lower()
        return name not in HEADERS or match[2] is not None or (self._section != "" and name in SECTION_KINDS)

    # Headers

    def _header(self, line: str, name: str, value: str) -> None:
        column = _indent(line)
        if name not in HEADERS:
            raise _unknown("strategy-header", column, name, [*HEADERS, BUY, *SECTION_KINDS])
        start = line.index(":") + 1
        start += len(line[start:]) - len(line[start:].lstrip()) + 1
        if name in ("note", "evidence"):
            before = self._headers.get(name)
            self._headers[name] = value if before is None else f"{before}\n{value}"
            return
        if name in self._headers:
            raise Mistake(column, "strategy-twice", name=name)
        if not value and name != "author":
            raise Mistake(start, "strategy-empty", name=name)
        self._headers[name] = value
        if name == "never_lose":
            if value.lower() not in _YES:
                raise Mistake(start, "strategy-yes-or-no", name=name, found=value)
            self._never_lose = _YES[value.lower()]
        elif name == "kingdom":
            for part in re.finditer(r"[^,]+", line[start - 1 :]):
                card = part[0].strip()
                if card:
                    at = start + part.start() + len(part[0]) - len(part[0].lstrip())
                    self._kingdom.append(find_card(card, at))

    # Sections

    def _begin(self, line: str, match: re.Match[str]) -> None:
        column = _indent(line)
        name = match[1].lower()
        if name == BUY:
            if match[2] is not None:
                raise Mistake(column + match.start(2), "strategy-buy-alone")
            if self._bought:
                raise Mistake(column, "strategy-twice", name=name)
            self._bought = True
            self._section = BUY
            return
        if name not in SECTION_KINDS:
            raise _unknown("strategy-section", column, name, [BUY, *SECTION_KINDS])
        asker: Card | None = None
        if match[2] is not None:
            asker = find_card(match[2].strip(), column + match.start(2))
        for other in self._sections:
            if other.kind == name and other.asker is asker:
                raise Mistake(column, "strategy-twice", name=match[0].rstrip(": \t"))
        self._section = name
        self._sections.append(Section(name, asker, [], SoFar()))

    def _split(self, line: str, so_far: SoFar) -> tuple[str, Expression | None]:
        """What a line begins with, and its condition."""
        found = _IF.search(line)
        if found is None:
            return line.strip(), None
        head = line[: found.start()].strip()
        if not head:
            raise Mistake(
                _indent(line),
                "strategy-expected",
                expected=current().message("strategy-expect-card"),
                found="if",
            )
        return head, Conditions(line, found.end(), so_far).condition()

    def _rule(self, line: str) -> None:
        name, condition = self._split(line, SoFar())
        card = find_card(name, _indent(line))
        if card.types & ARTIFACT:
            raise Mistake(_indent(line), "strategy-not-bought", name=name)
        self._rules.append(Rule(card, condition))

    def _entry(self, line: str) -> None:
        section = self._sections[-1]
        if section.judges:
            raise Mistake(_indent(line), "strategy-after-judge")
        name, condition = self._split(line, section.so_far)
        if name.lower() == JUDGE:
            section.judges = True
            section.judges_if = condition
        elif section.kind == "choose":
            section.lines.append(Preference(None, name.lower(), condition))
        else:
            section.lines.append(Preference(find_cards(name, _indent(line)), "", condition))


def _bare(line: str) -> str:
    """A line without its comment; text for people has none, so that it may use the mark."""
    header = _HEADER.match(line)
    if header is not None and header[1].lower() in _TEXTS:
        return line.rstrip()
    return line.split("#", 1)[0].rstrip()


def _indent(line: str) -> int:
    """The column at which a line begins."""
    return len(line) - len(line.lstrip()) + 1


def _unknown(message: str, column: int, name: str, known: list[str]) -> Mistake:
    near = difflib.get_close_matches(name, known, 1)
    return Mistake(column, message, name=name, near=", ".join(near), hints=len(near), known=", ".join(known))
