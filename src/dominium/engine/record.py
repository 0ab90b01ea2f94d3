"""Records: a whole game as set-up, seed and answers. Text in, text out; files are somebody else's business."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from .._version import __version__
from .agreement import Agreement, agreement_from
from .catalogue import UnknownCard, card_named, origins, own_cards
from .decisions import IllegalMove
from .game import Game, new_game
from .position import Layout, lay_out, layout_from
from .random import seal
from .session import Session
from .setup import FEWEST, MOST, BadSetup, Setup

if TYPE_CHECKING:
    from .agent import Agent
    from .card import Card

GAME: Final = "dominium"
FORMAT: Final = 1
_LARGEST: Final = 1 << 53  #: seeds up to here are written as numbers, which any reader of JSON keeps exact
_SEEDS: Final = 1 << 256
_WIDEST: Final = 10**100  #: a seed beyond it is no seed of ours
_MOST_TEXTS: Final = 100  #: in one list of a record
_LONGEST_TEXT: Final = 200
_MOST_OPTIONS: Final = 1000  #: taken in one answer


class BadRecord(ValueError):
    """A record that cannot be replayed. ``reason`` is a short word, ``number`` the answer concerned (from 1, or 0),
    ``part`` what of the record is wrong, and ``detail`` how, for programmers. Users are told the first three in words.

    Reasons: ``damaged`` (no JSON, or a part is missing or of the wrong kind), ``foreign`` (another program's file),
    ``version`` (a newer format), ``card`` (unknown card), ``setup`` (not a legal game), ``mismatch`` (the game asks
    something else than it did), ``illegal``, ``surplus`` (answers after the end), ``result`` (another end),
    ``own-missing`` (played with cards of a file that is not loaded), ``own-changed`` (it is loaded, and is another).
    """

    def __init__(self, reason: str, detail: str, number: int = 0, part: str = "") -> None:
        place = f" at answer {number}" if number else ""
        shown = _plain(detail)  # it may repeat what stands in the record, and so may the part
        super().__init__(f"the record cannot be replayed{place}: {shown}")
        self.reason: str = reason
        self.detail: str = shown
        self.number: int = number
        self.part: str = _plain(part[:_LONGEST_TEXT])

    def facts(self) -> dict[str, str | int]:
        """What the message of that name, ``record-REASON``, is told in every language with."""
        return {"number": self.number, "part": self.part or "none"}


class Record:
    """What a game is determined by, and how it ended if it has."""

    def __init__(
        self,
        players: int,
        kingdom: list[str],
        projects: list[str],
        seed: int,
        first: int = 0,
        *,
        sealed: bool = False,
        choose_top: bool = False,
    ) -> None:
        self.players: int = players
        self.kingdom: list[str] = kingdom
        self.projects: list[str] = projects
        self.seed: int = seed
        #: the seat that begins; -1 left it to chance
        self.first: int = first
        self.sealed: bool = sealed
        self.choose_top: bool = choose_top
        self.version: str = __version__
        #: where the cards lay when the game began, if somebody laid them out: for lessons
        self.position: Layout | None = None
        #: what the seed came from, if it was agreed upon
        self.agreement: Agreement | None = None
        #: the files of somebody's own that its cards are from, each with the SHA-256 of its content
        self.own: dict[str, str] = origins(kingdom + projects)
        #: the players' names, and what answers for each seat; both may be empty
        self.names: list[str] = []
        self.agents: list[str] = []
        #: seat, fingerprint of the question, indices of the options taken
        self.answers: list[tuple[int, int, list[int]]] = []
        #: empty while the game is not over
        self.scores: list[int] = []
        self.winners: list[int] = []

    @property
    def seal(self) -> str:
        """What can be published before the game of a sealed seed, "" without one."""
        if not self.sealed:
            return ""
        return seal(self.seed) if self.agreement is None else self.agreement.seal

    def note(self, session: Session) -> None:
        """Take over the answers of a session of this game, and its result once it is over."""
        self.answers = list(session.given)
        self.scores = session.game.scores() if session.over else []
        self.winners = session.game.winners() if session.over else []

    def deal(self, agents: list[Agent | None] | None = None) -> Session:
        """A session at the very beginning of the game, with a log; call ``start`` on it."""
        return Session(self._game(), agents)

    def _game(self) -> Game:
        if self.sealed and not 0 <= self.seed < _SEEDS:
            raise BadRecord("setup", "a sealed seed has at most 256 bits", part="seed")
        if not -1 <= self.first < self.players:
            raise BadRecord("setup", f"player {self.first + 1} of {self.players} cannot begin", part="first")
        self._check_own()
        try:
            kingdom = [card_named(name) for name in self.kingdom]
            projects = [card_named(name) for name in self.projects]
        except UnknownCard as unknown:
            raise BadRecord("card", str(unknown), part=unknown.name) from None
        try:
            setup = Setup(self.players, kingdom, projects, choose_top=self.choose_top)
            if self.position is not None:
                game = self._laid_out(self.position)
            else:
                game = new_game(setup, self.seed, self.first, sealed=self.sealed)
        except BadSetup as problem:
            raise BadRecord("setup", str(problem), part="kingdom") from None
        game.keep_log()
        return game

    def _check_own(self) -> None:
        """See that the cards of somebody's own are the very ones the game was played with."""
        if not self.own:
            return
        loaded = origins([card.id for card in own_cards()])
        for file, digest in self.own.items():
            if digest in loaded.values():
                continue
            told = f"{file} (SHA-256 {digest[:16]})"
            if file in loaded:
                told = f"{told}, {loaded[file][:16]}"
                raise BadRecord("own-changed", told, part=told)
            raise BadRecord("own-missing", told, part=told)

    def _laid_out(self, position: Layout) -> Game:
        """The game of a position, at the start of the turn of the player who begins."""
        if self.sealed or self.first < 0:
            chance = "a position leaves nothing to chance: neither its seed nor who begins"
            raise BadRecord("setup", chance, part="position")
        layout: Layout = position.copy()
        layout["kingdom"] = self.kingdom
        layout["projects"] = self.projects
        layout["choose_top"] = self.choose_top
        layout["phase"] = "start"
        try:
            game = lay_out(self.players, self.first, self.seed, layout, _no_more)
        except UnknownCard as unknown:
            raise BadRecord("card", str(unknown), part=unknown.name) from None
        except ValueError as problem:
            raise BadRecord("setup", str(problem), part="position") from None
        if len(game.setup.kingdom) != len(self.kingdom):
            raise BadRecord("setup", "the position holds cards that have no pile", part="position")
        game.patient = False  # a game like any other from here on
        return game

    def to_json(self) -> str:
        """Readable JSON, one line per answer."""
        head: dict[str, Any] = {
            "game": GAME,
            "format": FORMAT,
            "version": self.version,
            "players": self.players,
            "names": self.names,
            "agents": self.agents,
            "kingdom": self.kingdom,
            "projects": self.projects,
            "choose_top": self.choose_top,
            "seed": self.seed if abs(self.seed) <= _LARGEST else str(self.seed),
            "sealed": self.sealed,
            "first": self.first,
            "result": {"scores": self.scores, "winners": self.winners} if self.scores else None,
        }
        if self.position is not None:
            head["position"] = self.position
        if self.own:
            head["own"] = self.own
        if self.agreement is not None:
            head["agreement"] = self.agreement.data()
        lines = [f'"{key}": {json.dumps(value, ensure_ascii=False)},' for key, value in head.items()]
        answers = [json.dumps([seat, mark, answer]) for seat, mark, answer in self.answers]
        return "{\n" + "\n".join(lines) + '\n"answers": [\n' + ",\n".join(answers) + "\n]\n}\n"


def record_of(
    session: Session,
    seed: int,
    first: int = 0,
    *,
    sealed: bool = False,
    names: list[str] | None = None,
    agents: list[str] | None = None,
) -> Record:
    """The record of a session whose game was dealt with this seed."""
    setup = session.game.setup
    record = Record(
        setup.players,
        [card.id for card in setup.kingdom],
        [card.id for card in setup.projects],
        seed,
        first,
        sealed=sealed,
        choose_top=setup.choose_top,
    )
    record.names = list(names or [])
    record.agents = list(agents or [])
    record.note(session)
    return record


def replay(record: Record) -> Session:
    """Play the recorded game again up to where it stood; every seat waits. BadRecord if anything differs."""
    session = record.deal().start()
    for number, (seat, mark, answer) in enumerate(record.answers, 1):
        decision = session.decision
        if decision is None:
            raise BadRecord("surplus", "the game is over, yet the record goes on", number)
        if decision.seat != seat or decision.fingerprint() != mark:
            raise BadRecord(
                "mismatch",
                _mismatch(record, f"player {decision.seat + 1}", decision.kind),
                number,
                "" if record.version == __version__ else record.version,
            )
        try:
            session.answer(answer)
        except IllegalMove as problem:
            raise BadRecord("illegal", str(problem), number) from None
    if record.scores:
        if not session.over:
            raise BadRecord(
                "result", "it has a result, but the game is not over after its last answer", part="open"
            )
        scores, winners = session.game.scores(), session.game.winners()
        if scores != record.scores:
            raise BadRecord(
                "result", f"the game ended {scores}, the record says {record.scores}", part="scores"
            )
        if winners != record.winners:
            others = f"the winners are {winners}, the record says {record.winners}"
            raise BadRecord("result", others, part="winners")
    return session


def _mismatch(record: Record, who: str, kind: str) -> str:
    text = f"the game asks {who} '{kind}' here, the recorded question was another one"
    if record.version != __version__:
        text += f" (recorded with version {record.version}, this is {__version__})"
    return text


def record_from(text: str) -> Record:
    """Read a record; BadRecord says what is wrong with the text."""
    try:
        # Some editors begin what they save with a mark for the order of bytes.
        data: Any = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as problem:
        raise BadRecord("damaged", f"it is not JSON ({problem})", part="json") from None
    if not isinstance(data, dict) or data.get("game") != GAME:
        raise BadRecord("foreign", "it is not a record of this game")
    if data.get("format") != FORMAT:
        raise BadRecord(
            "version", f"it has another format, this version reads format {FORMAT}", part=str(FORMAT)
        )
    record = Record(
        _players(data),
        _texts(data, "kingdom"),
        _texts(data, "projects"),
        _seed(data.get("seed")),
        _number(data, "first"),
        sealed=_flag(data, "sealed"),
        choose_top=_flag(data, "choose_top"),
    )
    if data.get("position") is not None:
        try:
            record.position = layout_from(data["position"])
        except ValueError as problem:
            raise BadRecord("damaged", str(problem), part="position") from None
    if data.get("agreement") is not None:
        record.agreement = _agreement(record, data["agreement"])
    record.own = _own(data.get("own"))
    version: Any = data.get("version")
    record.version = _plain(version) if isinstance(version, str) and len(version) <= _LONGEST_TEXT else ""
    record.names = _texts(data, "names")
    record.agents = _texts(data, "agents")
    for key, seats in (("names", record.names), ("agents", record.agents)):
        if seats and len(seats) != record.players:
            raise BadRecord("damaged", f"{len(seats)} {key} for {record.players} players", part=key)
    answers: Any = data.get("answers")
    if not isinstance(answers, list):
        raise BadRecord("damaged", "'answers' is missing", part="answers")
    for i in range(len(answers)):
        record.answers.append(_answer(answers[i], i + 1))
    _read_result(record, data.get("result"))
    return record


def _no_more(number: int) -> Card:
    raise BadSetup(f"a kingdom has ten piles, this one {10 - number - 1} or fewer")


def _read_result(record: Record, result: Any) -> None:
    if result is None:
        return
    if not isinstance(result, dict):
        raise BadRecord("damaged", "'result' is not an object", part="result")
    record.scores = _numbers(result.get("scores"), "scores")
    record.winners = _numbers(result.get("winners"), "winners")


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _small(value: Any) -> bool:
    return _whole(value) and abs(value) <= _LARGEST


def _number(data: dict[str, Any], key: str) -> int:
    value: Any = data.get(key)
    if not _small(value):
        raise BadRecord("damaged", f"'{key}' is missing or no whole number", part=key)
    return int(value)


def _players(data: dict[str, Any]) -> int:
    """How many play. Much is made for each player, so that nothing is read before this is known to be right."""
    players = _number(data, "players")
    if not FEWEST <= players <= MOST:
        raise BadRecord("setup", f"{players} players: a game has {FEWEST} to {MOST}", part="players")
    return players


def _seed(value: Any) -> int:
    if isinstance(value, str) and len(value) < 100 and re.fullmatch("-?[0-9]+", value):
        return int(value)
    if not _whole(value) or abs(value) > _WIDEST:
        raise BadRecord("damaged", "'seed' is missing or no whole number", part="seed")
    return int(value)


def _flag(data: dict[str, Any], key: str) -> bool:
    value: Any = data.get(key, False)
    if not isinstance(value, bool):
        raise BadRecord("damaged", f"'{key}' is neither true nor false", part=key)
    return value


def _plain(text: str) -> str:
    """A text that may be shown: whoever prints a record must not be told by it what to do."""
    return (
        text
        if text.isprintable()
        else "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    )


def _agreement(record: Record, value: Any) -> Agreement:
    if not record.sealed:
        raise BadRecord("damaged", "'agreement' is about a seed that was no secret", part="agreement")
    try:
        return agreement_from(value, record.players)
    except ValueError as problem:
        raise BadRecord("damaged", str(problem), part="agreement") from None


def _own(value: Any) -> dict[str, str]:
    """The files of somebody's own that a record names."""
    if value is None:
        return {}
    if not isinstance(value, dict) or len(value) > _MOST_TEXTS:
        raise BadRecord("damaged", "'own' does not name files", part="own")
    files: dict[str, str] = {}
    for file, digest in value.items():
        if (
            not isinstance(digest, str)
            or not re.fullmatch("[0-9a-f]{64}", digest)
            or len(file) > _LONGEST_TEXT
        ):
            raise BadRecord("damaged", "'own' does not name files with their SHA-256", part="own")
        files[_plain(file)] = digest
    return files


def _texts(data: dict[str, Any], key: str) -> list[str]:
    value: Any = data.get(key)
    if not isinstance(value, list):
        raise BadRecord("damaged", f"'{key}' is missing", part=key)
    if len(value) > _MOST_TEXTS:
        raise BadRecord("damaged", f"'{key}' is too long", part=key)
    texts: list[str] = []
    for one in value:
        if not isinstance(one, str) or len(one) > _LONGEST_TEXT:
            raise BadRecord("damaged", f"'{key}' holds something that is no short text", part=key)
        texts.append(_plain(one))
    return texts


def _numbers(value: Any, key: str) -> list[int]:
    if not isinstance(value, list):
        raise BadRecord("damaged", f"'{key}' is missing", part=key)
    if len(value) > _MOST_OPTIONS:
        raise BadRecord("damaged", f"'{key}' is too long", part=key)
    numbers: list[int] = []
    for one in value:
        if not _small(one):
            raise BadRecord("damaged", f"'{key}' holds something that is no whole number", part=key)
        numbers.append(int(one))
    return numbers


def _answer(value: Any, number: int) -> tuple[int, int, list[int]]:
    if not isinstance(value, list) or len(value) != 3 or not all(_small(one) for one in value[:2]):
        raise BadRecord("damaged", "not of the form [seat, fingerprint, [options]]", number, "answer")
    try:
        return (int(value[0]), int(value[1]), _numbers(value[2], "options"))
    except BadRecord as problem:
        raise BadRecord("damaged", problem.detail, number, "answer") from None
