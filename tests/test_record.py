"""Records: the same game again, or a clear refusal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dominium.bots.random_bot import RandomBot
from dominium.cards.kingdoms import kingdom_named
from dominium.engine.record import BadRecord, Record, record_from, record_of, replay
from dominium.engine.session import Session
from dominium.files import CannotWrite, read_record, write_record
from dominium.words.languages import language

KINGDOM = [card.id for card in kingdom_named("base2-first-game").cards]


def played(
    seed: int = 4, answers: int = 10_000, sealed: bool = False, first: int = 0
) -> tuple[Session, Record]:
    """A random game, played so many answers far or to its end."""
    record = Record(2, KINGDOM, [], seed, first, sealed=sealed)
    session = record.deal().start()
    bot = RandomBot(seed)
    while session.decision is not None and len(session.given) < answers:
        session.answer(bot.decide(session.decision, session.view(session.decision.seat)))
    record.note(session)
    return session, record


def data_of(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(record.to_json())
    return data


def refusal(data: Any) -> BadRecord:
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(BadRecord) as caught:
        replay(record_from(text))
    return caught.value


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("first", [-1, 0, 1])
def test_round_trip_in_the_middle(sealed: bool, first: int) -> None:
    session, record = played(7, 120, sealed, first)
    again = replay(record_from(record.to_json()))
    assert [again.view(seat).as_dict() for seat in (-1, 0, 1)] == [
        session.view(s).as_dict() for s in (-1, 0, 1)
    ]
    assert again.decision is not None
    assert session.decision is not None
    assert again.decision.fingerprint() == session.decision.fingerprint()
    assert [repr(event) for event in again.events] == [repr(event) for event in session.events]


def test_round_trip_of_a_whole_game() -> None:
    session, record = played()
    assert session.over
    assert record.scores == session.game.scores()
    again = record_from(record.to_json())
    assert again.winners == session.game.winners()
    assert replay(again).over


def test_json_is_small_and_readable() -> None:
    _, record = played(3, 30)
    record.names = ["Żaneta", "Bot"]
    text = record.to_json()
    assert "Żaneta" in text
    assert len(text.splitlines()) < 30 + 20
    answer = data_of(record)["answers"][5]
    assert json.dumps(answer) in text.splitlines()[20] + text.splitlines()[21]


def test_a_mark_for_the_order_of_bytes_does_no_harm() -> None:
    """Some editors put one before what they save."""
    _, record = played(3, 30)
    assert record_from("\ufeff" + record.to_json()).answers == record.answers


def test_a_long_seed_is_kept_exactly() -> None:
    record = Record(2, KINGDOM, [], (1 << 200) + 1, sealed=True)
    assert record_from(record.to_json()).seed == (1 << 200) + 1


def test_record_of_a_session() -> None:
    session, record = played(5, 40)
    made = record_of(session, 5, names=["A", "B"])
    assert made.answers == record.answers
    assert made.kingdom == [card.id for card in session.game.setup.kingdom]
    assert replay(made).view(0).as_dict() == session.view(0).as_dict()


@pytest.mark.parametrize(
    "text", ["", "{", "[1, 2", "\x00", "9" * 5000, "[" * 100_000, '{"game": "dominium", "format": 1}']
)
def test_damaged_text(text: str) -> None:
    assert refusal(text).reason in ("damaged", "foreign")


@pytest.mark.parametrize("data", [[], 3, None, {"game": "chess"}, {"answers": []}])
def test_foreign(data: Any) -> None:
    assert refusal(data).reason == "foreign"


def test_newer_format() -> None:
    data = data_of(played(1, 5)[1])
    data["format"] = 2
    assert refusal(data).reason == "version"


#: what may be wrong with a part of a record, and the reason it is refused for
WRONG = [
    ("players", "2", "damaged"),
    ("players", True, "damaged"),
    ("players", 7, "setup"),
    ("players", 1 << 60, "damaged"),
    ("players", 1 << 53, "setup"),
    ("players", 1, "setup"),
    ("kingdom", ["moat"] * 100_000, "damaged"),
    ("kingdom", ["m" * 100_000, *KINGDOM[:9]], "damaged"),
    ("names", ["A" * 100_000, "B"], "damaged"),
    ("seed", 10**1000, "damaged"),
    ("seed", "\N{SUPERSCRIPT TWO}", "damaged"),
    ("seed", "--1", "damaged"),
    ("answers", [[10**1000, 1, []]], "damaged"),
    ("answers", [[0, 1, [10**1000]]], "damaged"),
    ("answers", [[0, 1, [0] * 100_000]], "damaged"),
    ("kingdom", "moat", "damaged"),
    ("kingdom", [1], "damaged"),
    ("kingdom", KINGDOM[:9], "setup"),
    ("kingdom", [*KINGDOM[:9], "nonsense"], "card"),
    ("projects", None, "damaged"),
    ("projects", ["moat"], "setup"),
    ("seed", 1.5, "damaged"),
    ("seed", "one", "damaged"),
    ("sealed", 1, "damaged"),
    ("first", 2, "setup"),
    ("first", -2, "setup"),
    ("names", ["A"], "damaged"),
    ("answers", {}, "damaged"),
    ("answers", [[0, 1]], "damaged"),
    ("answers", [[0, 1, ["x"]]], "damaged"),
    ("result", [], "damaged"),
    ("result", {"scores": [1, 2], "winners": [0]}, "result"),
    ("result", {"scores": 1, "winners": [0]}, "damaged"),
    ("result", {"scores": [1, 2], "winners": None}, "damaged"),
    ("own", [], "damaged"),
    ("own", {"mine.py": 1}, "damaged"),
    ("agreement", {}, "damaged"),
    ("position", [], "damaged"),
    ("position", {"hands": [["a\x1b[31m"], []]}, "card"),
    ("position", {"hands": [["m" * 100_000], []]}, "card"),
    ("position", {"supply": {"a\nb": 1}}, "card"),
    ("choose_top", "no", "damaged"),
]


@pytest.mark.parametrize(("key", "value", "reason"), WRONG)
def test_wrong_parts(key: str, value: Any, reason: str) -> None:
    data = data_of(played(1, 5)[1])
    data[key] = value
    assert refusal(data).reason == reason


@pytest.mark.parametrize(("key", "value", "reason"), WRONG)
def test_every_language_names_what_is_wrong(key: str, value: Any, reason: str) -> None:
    data = data_of(played(1, 5)[1])
    data[key] = value
    problem = refusal(data)
    english, polish = (language(code).message(f"record-{reason}", **problem.facts()) for code in ("en", "pl"))
    assert english != polish
    assert problem.detail not in polish, "the detail is for programmers, in English"
    assert str(problem).isprintable()
    for text in (english, polish):
        assert text.isprintable()
        assert "{" not in text.replace('{"scores"', "")
        assert len(text) < 1000
        if reason == "damaged":
            named = ("scores", "winners") if key == "result" and isinstance(value, dict) else (key,)
            assert problem.number or any(name in text for name in named)


@pytest.mark.parametrize("players", [-(1 << 53), -1, 0, 1, 7, 1_000_000, 1 << 53])
def test_a_record_is_not_made_before_its_players_are_counted(players: int) -> None:
    """Whoever reads a record may make something for each player: the reader is told that there are 2 to 6."""
    data = data_of(played(1, 5)[1]) | {"players": players, "names": [], "agents": []}
    with pytest.raises(BadRecord) as problem:
        record_from(json.dumps(data))
    assert problem.value.reason == "setup"


def test_what_is_said_of_a_bad_record_is_short() -> None:
    data = data_of(played(1, 5)[1])
    for key in ("format", "version", "game"):
        assert len(str(refusal(data | {key: "9" * 100_000, "seed": 3}))) < 500


def test_control_characters_of_a_record_are_not_passed_on() -> None:
    data = data_of(played(1, 5)[1]) | {"names": ["A\x1b[2Jnn", "B\r\nob"], "version": "\x1b]0;x\x07"}
    record = record_from(json.dumps(data))
    assert all(text.isprintable() for text in (*record.names, record.version))
    data["kingdom"] = ["\x1b[2J", *KINGDOM[:9]]
    assert str(refusal(data)).isprintable()


def test_a_sealed_seed_out_of_range() -> None:
    data = data_of(played(1, 5, True)[1])
    data["seed"] = -1
    assert refusal(data).reason == "setup"


def test_mismatch_names_the_answer() -> None:
    data = data_of(played(2, 50)[1])
    data["answers"][30][1] ^= 1
    problem = refusal(data)
    assert (problem.reason, problem.number) == ("mismatch", 31)
    assert "answer 31" in str(problem)


def test_mismatch_of_another_seed_and_version() -> None:
    data = data_of(played(2, 50)[1])
    data["seed"], data["version"] = 3, "0.0.1"
    problem = refusal(data)
    assert problem.reason == "mismatch"
    assert "0.0.1" in problem.detail


def test_illegal_answer() -> None:
    data = data_of(played(2, 50)[1])
    data["answers"][10][2] = [99]
    problem = refusal(data)
    assert (problem.reason, problem.number) == ("illegal", 11)


def test_answers_after_the_end_and_wrong_result() -> None:
    record = played()[1]
    data = data_of(record)
    data["answers"].append([0, 0, []])
    assert refusal(data).reason == "surplus"
    data = data_of(record)
    winners = data["result"]["winners"]
    data["result"]["winners"] = [1 - winners[0]]
    wrong = refusal(data)
    assert wrong.reason == "result"
    assert f"the winners are {winners}" in wrong.detail
    data["result"]["winners"] = winners
    data["result"]["scores"][0] += 1
    assert refusal(data).reason == "result"


def test_files_are_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "new" / "game.json"
    record = played(1, 5)[1]
    write_record(record, file)
    later = played(1, 9)[1]
    write_record(later, file)
    assert read_record(file).answers == later.answers
    assert [entry.name for entry in file.parent.iterdir()] == ["game.json"]


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("x")
    with pytest.raises(CannotWrite):
        write_record(played(1, 5)[1], tmp_path / "plain" / "game.json")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(BadRecord, match="not text"):
        read_record(file)


def test_a_seed_is_open_unless_the_record_says_that_it_is_sealed() -> None:
    record = Record(2, KINGDOM, [], 1)
    assert not record.sealed
    assert not record_from(record.to_json()).sealed
