"""The analysis of a finished game: a win thrown away is found, and what nobody could do better is not."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from dominium.cards.kingdoms import kingdom_named
from dominium.cli import main
from dominium.commands import analyse
from dominium.engine import kinds
from dominium.engine.catalogue import card_named
from dominium.engine.decisions import Decision
from dominium.engine.record import Record
from dominium.engine.session import Session
from dominium.opponents.portfolio import Portfolio
from dominium.opponents.racing import policy_of
from dominium.strategies.candidates import Candidate
from dominium.teacher import analysis as analysing
from dominium.teacher.analysis import Allowance, Analysis, NotFinished, NothingPlayed, Step, analysed
from dominium.teacher.chances import Chance, chance_of
from dominium.teacher.judging import Judge, Verdict, lineups_for, worth_judging
from dominium.teacher.notes import Unreadable, as_text, from_text
from dominium.teacher.telling import chance_text, summary
from dominium.teacher.thoroughness import Thoroughness
from dominium.words.languages import CODES, language

KINGDOM = [card.id for card in kingdom_named("base2-first-game").cards]
#: as little as still tells a win from a loss
LITTLE = Thoroughness(point=12, each=6, proof=12)


#: everybody takes a Province when there are coins for it
PLAIN = Portfolio([policy_of(Candidate((("province", ""), ("gold", ""), ("silver", "")), ""))])


@pytest.fixture(autouse=True)
def _quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path / "games"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(analysing, "portfolio_for", lambda *_, **__: PLAIN)


def last_province() -> tuple[Record, Session]:
    """Nobody has a point more than the other; Ada is to play, with coins for the last Province in her hand."""
    record = Record(2, KINGDOM, [], 5)
    record.position = {
        "hands": [["gold"] * 3, ["gold"] * 3],
        "decks": [["gold"] * 10, ["gold"] * 10],
        "supply": {"province": 1},
    }
    record.names = ["Ada", "Jan"]
    return record, record.deal().start()


def played(record: Record, session: Session, *purchases: str) -> Record:
    """Everybody plays all Treasures and buys what is said, until the game is over or nothing more is said."""
    left = list(purchases)
    while session.decision is not None:
        if session.decision.kind == "treasure":
            session.answer(session.decision.everything())
        elif not left:
            break
        else:
            session.choose(*filter(None, [left.pop(0)]))
    record.note(session)
    return record


def thrown_away() -> Record:
    return played(*last_province(), "silver", "province")


def taken() -> Record:
    return played(*last_province(), "province")


def test_a_win_thrown_away_is_a_blunder_and_the_better_choice_is_named() -> None:
    analysis = analysed(thrown_away(), thoroughness=LITTLE)
    (number,) = analysis.marks()
    step = analysis.steps[number]
    assert (step.seat, step.kind, step.chosen, step.grade) == (0, "buy", ["silver"], "blunder")
    assert step.verdict is not None
    assert step.verdict.better == ["province"]
    assert step.verdict.loss > 0.9
    assert step.verdict.effect[0] < -0.9
    assert step.verdict.effect[1] > 0.9


def test_two_players_of_one_name_are_told_apart() -> None:
    record = thrown_away()
    record.names = ["Jan", "Jan"]
    assert analysed(record, thoroughness=LITTLE).names == ["Jan (1)", "Jan (2)"]


def test_chances_follow_what_was_done() -> None:
    analysis = analysed(thrown_away(), thoroughness=LITTLE)
    (number,) = analysis.marks()
    assert analysis.steps[number].chances[0].share > 0.9
    assert analysis.after(number)[0].share < 0.1
    assert [chance.share for chance in analysis.after(len(analysis.steps) - 1)] == [0, 1]
    assert analysis.turning_point() is not None
    # Jan won by what Ada did, and by nothing else.
    assert abs(analysis.luck(1)) < 0.1
    assert analysis.lost(0) > 0.9


def test_nobody_goes_on_better_than_the_others_because_it_was_judged_first() -> None:
    """Of who has bought nothing yet no best way is known: until then all go on as what they own makes likely."""
    other = policy_of(Candidate((("province", ""), ("silver", ""))))
    portfolio = Portfolio([*PLAIN.policies, other])
    _, session = last_province()
    judge = Judge(portfolio, LITTLE, 2)
    likely = lineups_for(portfolio, session.view(0), 1)
    judge.ways[0] = other.bot
    assert judge.lineups(session.view(0), 1) == likely
    judge.ways[1] = PLAIN.base
    known = judge.lineups(session.view(0), 1)
    assert known[0::2] == likely[0::2]
    assert all(lineup == [other.bot, PLAIN.base] for lineup in known[1::2])


def test_who_does_what_is_best_gets_no_mark() -> None:
    analysis = analysed(taken(), thoroughness=LITTLE)
    assert analysis.winners == [0]
    assert analysis.marks() == []
    assert analysis.turning_point() is None


@pytest.mark.parametrize(
    ("leads", "error", "turn"),
    [
        # ahead for good, and clearly so, after the third decision
        ([-0.2, 0.1, -0.1, 0.3, 0.5], 0.02, 2),
        # a lead no larger than its error is none yet
        ([-0.2, 0.3, 0.02, 0.03, 0.5], 0.05, 3),
        # of two players the one has what the other has not: the error of the lead is twice that of a chance
        ([-0.2, 0.3, 0.09, 0.11, 0.5], 0.05, 2),
        # from the beginning
        ([0.2, 0.3, 0.2, 0.3, 0.5], 0.02, None),
    ],
)
def test_the_turning_point_is_where_the_lead_became_clear_for_good(
    leads: list[float], error: float, turn: int | None
) -> None:
    steps = [
        Step(0, i, "buy", None, [], [Chance(0.5 + lead / 2, error), Chance(0.5 - lead / 2, error)])
        for i, lead in enumerate(leads)
    ]
    assert Analysis(["Ada", "Jan"], [3, 1], [0], steps).turning_point() == turn
    assert Analysis(["Ada", "Jan"], [3, 3], [0, 1], steps).turning_point() is None


def test_a_play_is_not_blamed_for_the_purchase_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven coins go into a Curse in the only known way to play, five into a Duchy: as the Militia need not be.

    Ada is five points ahead, Jan is about to end the game with the last Province.
    """
    way = policy_of(Candidate((("province", ""), ("curse", "coins >= 7"), ("duchy", "")), ""))
    monkeypatch.setattr(analysing, "portfolio_for", lambda *_, **__: Portfolio([way]))
    record = Record(2, KINGDOM, [], 5)
    record.position = {
        "hands": [["gold", "copper", "copper", "militia"], ["gold"] * 3],
        "decks": [["gold"] * 10 + ["duchy", "estate", "estate"], ["gold"] * 10],
        "supply": {"province": 1},
    }
    session = record.deal().start()
    session.choose("militia")
    analysis = analysed(played(record, session, "duchy", "province"), thoroughness=LITTLE)
    assert analysis.winners == [0]
    assert [step.chosen for step in analysis.steps if step.kind == kinds.PLAY] == [["militia"]]
    assert analysis.marks(0) == []


def test_a_play_left_out_is_blamed_when_no_purchase_makes_up_for_it() -> None:
    """Six coins and a Militia are the last Province; six coins are not."""
    record = Record(2, KINGDOM, [], 5)
    record.position = {
        "hands": [["gold", "gold", "militia"], ["gold"] * 3],
        "decks": [["gold"] * 10, ["gold"] * 10],
        "supply": {"province": 1},
    }
    session = record.deal().start()
    session.choose()
    analysis = analysed(played(record, session, "gold", "province"), thoroughness=LITTLE)
    step = analysis.steps[analysis.marks(0)[0]]
    assert (step.kind, step.chosen, step.grade) == (kinds.PLAY, [], "blunder")
    assert step.verdict is not None
    assert step.verdict.better == ["militia"]


def test_the_same_record_gives_the_same_analysis() -> None:
    record = thrown_away()
    assert analysed(record, thoroughness=LITTLE) == analysed(record, thoroughness=LITTLE)


def test_a_game_without_an_end_is_not_analysed() -> None:
    with pytest.raises(NotFinished):
        analysed(played(*last_province(), "silver"), thoroughness=LITTLE)


def test_an_analysis_that_is_stopped_gives_nothing() -> None:
    told: list[int] = []

    def progress(done: int, whole: int) -> None:
        told.append(done)
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analysed(thrown_away(), thoroughness=LITTLE, progress=progress)
    assert told[0] == 0


@pytest.mark.parametrize("code", CODES)
def test_the_summary_names_the_worst_decision_and_who_won(code: str) -> None:
    spoken = language(code)
    told = summary(analysed(thrown_away(), thoroughness=LITTLE), spoken)
    text = " ".join(told)
    assert spoken.accusative("silver") in text
    assert spoken.name("province") in text
    assert "Jan" in told[1]
    assert "{" not in text


def test_tokens_are_judged_by_what_they_buy() -> None:
    gold = card_named("gold")
    asked = Decision(0, kinds.BUY, None, [gold], None, ["coffers"], 0, 1)
    assert [worth_judging(asked, answer) for answer in ([0], [1], [])] == [True, False, True]


def test_who_plays_all_treasures_is_not_judged() -> None:
    gold = card_named("gold")
    asked = Decision(0, kinds.TREASURE, None, [gold], [2], None, 0, 2)
    assert [worth_judging(asked, answer) for answer in ([0, 0], [0])] == [False, True]


# What is said of chances


def test_chances_are_not_said_more_exactly_than_they_are_known() -> None:
    assert Chance(0.634, 0.004).rounded() == 63
    assert Chance(0.634, 0.025).rounded() == 65
    assert Chance(0.634, 0.08).rounded() == 60
    english = language("en")
    assert chance_text(chance_of(300, 300), english) == "over 99\u00a0%"
    assert chance_text(chance_of(0, 12), english) == "under 10\u00a0%"
    assert chance_text(Chance(1.0, 0.0), english) == "100\u00a0%"


def test_points_below_nothing_have_a_minus_sign() -> None:
    steps = [Step(0, 1, "buy", None, [], [Chance(0.5, 0.02), Chance(0.5, 0.02)])]
    told = summary(
        Analysis(["Ada", "Jan"], [12, -3], [0], steps, [Chance(1, 0), Chance(0, 0)]), language("en")
    )
    assert "Jan −3" in " ".join(told)


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (1, "jedna decyzja nie była"),
        (2, "2 decyzje nie były najlepsze"),
        (5, "5 decyzji nie było najlepszych"),
    ],
)
def test_marks_are_counted_in_polish(count: int, words: str) -> None:
    chances = [Chance(0.5, 0.02), Chance(0.5, 0.02)]
    verdict = Verdict(["gold"], 0.2, 0.02, [-0.2, 0.2])
    steps = [Step(0, i + 1, "buy", None, ["silver"], chances, verdict) for i in range(count)]
    told = summary(Analysis(["Ada", "Jan"], [3, 6], [1], steps, [Chance(0, 0), Chance(1, 0)]), language("pl"))
    assert f"Ada: {words}" in " ".join(told)


# The command


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "Thoroughness", lambda: LITTLE)


class Texts(HTMLParser):
    """What a page says, and where it gets things from."""

    def __init__(self) -> None:
        super().__init__()
        self.said = ""
        self.sources: list[str] = []

    def handle_data(self, data: str) -> None:
        self.said += data

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]


@pytest.mark.usefixtures("little")
def test_the_command_tells_the_game_and_writes_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = thrown_away()
    record.names[1] = "<b>Jan"
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    page, figures = tmp_path / "game.html", tmp_path / "figures.json"
    arguments = ["analyse", str(file), "--html", str(page), "--json", str(figures), "--lang", "en"]
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert "blunder" in out
    texts = Texts()
    texts.feed(page.read_text(encoding="utf-8"))
    assert texts.sources == []
    assert "<b>Jan" in texts.said
    for word in ("blunder", "gruby błąd", "Province", "Prowincja"):
        assert word in texts.said
    assert json.loads(figures.read_text(encoding="utf-8"))["winners"] == [1]


@pytest.mark.usefixtures("little")
def test_every_mark_says_its_turn_on_a_narrow_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    record = thrown_away()
    record.names = ["Aleksandra Katarzyna", "Jan"]
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    assert main(["analyse", str(file), "--lang", "en"]) == 0
    table = capsys.readouterr().out.partition("What would have been better")[2].partition("Play and luck")[0]
    assert "Turn" in table
    assert re.search(r"^ *2 +Aleksandra", table, re.MULTILINE)
    assert " ".join(table.split()).count("Province") == 1
    assert max(len(line) for line in table.splitlines()) <= 60


def test_progress_is_told_in_decisions_and_in_the_users_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = thrown_away()
    record.answers *= 1000  # more than the game has; nobody looks
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")

    def halfway(*_: object, progress: Callable[[int, int], None], **__: object) -> None:
        progress(50_000, 100_000)
        raise NotFinished

    monkeypatch.setattr(analyse, "analysed", halfway)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["analyse", str(file), "--lang", "pl"]) == 2
    count = len(record.answers)
    whole = f"{count:,}".replace(",", "\u00a0")
    assert f"{count // 2:,}".replace(",", "\u00a0") + f"/{whole}" in capsys.readouterr().err


def test_what_is_stopped_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(thrown_away().to_json(), encoding="utf-8")

    def stopped(*_: object) -> list[Chance]:
        raise KeyboardInterrupt

    monkeypatch.setattr(analysing._Work, "_chances", stopped)
    page = tmp_path / "game.html"
    assert main(["analyse", str(file), "--html", str(page), "--lang", "en"]) == 130
    assert not page.exists()
    assert "nothing was written" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "damaged"),
        ('{"game": "chess"}', "not a record"),
        (taken().to_json().replace('"market"', '"bazaar_of_dreams"'), "bazaar_of_dreams"),
        (played(*last_province(), "silver").to_json(), "not played to its end"),
    ],
)
def test_a_record_that_cannot_be_analysed_is_refused_in_one_line(
    text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    page = tmp_path / "game.html"
    assert main(["analyse", str(file), "--html", str(page), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert words in err
    assert not page.exists()


@pytest.mark.parametrize("seconds", ["0", "ages", "4000"])
def test_seconds_have_limits(seconds: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(taken().to_json(), encoding="utf-8")
    assert main(["analyse", str(file), "--seconds", seconds, "--lang", "en"]) == 2
    assert seconds in capsys.readouterr().err


@pytest.mark.parametrize(
    "outputs", [["--html", "game.json"], ["--json", "x/../game.json"], ["--html", "a", "--json", "a"]]
)
def test_no_file_is_written_over_by_another(
    outputs: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    record = taken().to_json()
    (tmp_path / "game.json").write_text(record, encoding="utf-8")
    assert main(["analyse", "game.json", *outputs, "--lang", "en"]) == 2
    assert "twice" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == record


def test_it_takes_about_as_long_as_it_may() -> None:
    """How much is tried follows from the time there is."""
    hasty = analysing._Work(thrown_away(), PLAIN, Thoroughness(), None)
    now = time.monotonic()
    hasty.fit(Allowance(0.001), now)
    late = analysing._Work(thrown_away(), PLAIN, Thoroughness(), None)
    late.fit(Allowance(1000.0), now - 1000)
    patient = analysing._Work(thrown_away(), PLAIN, Thoroughness(), None)
    patient.fit(Allowance(1000.0), now)
    content = analysing._Work(thrown_away(), PLAIN, Thoroughness(), None)
    content.fit(Allowance(1000.0, most=1.0), now)
    tried = [work._judge.thoroughness.point for work in (hasty, late, content, patient)]
    assert tried[0] == tried[1] < Thoroughness().point == tried[2] < tried[3]


def test_it_keeps_to_its_time_though_the_beginning_was_quick() -> None:
    """Each part takes thrice as long as it should have: less and less is tried, and what is left of the time is used."""
    now = 0.0
    pace = analysing._Pace(Allowance(100.0, clock=lambda: now), 100.0)
    factor, factors = 1.0, []
    for done in range(1, 101):
        factor = pace.adapted(factor, done - 1, 100)
        factors.append(factor)
        now += 3 * factor
    assert now == pytest.approx(100, abs=5)
    assert factors[0] == 1
    assert factors[-1] < 0.4


def test_who_has_no_time_left_judges_nothing_more() -> None:
    analysis = analysed(thrown_away(), allowance=Allowance(1e-6))
    assert analysis.marks() == []
    assert len(analysis.steps) == len(thrown_away().answers)


def test_of_a_longer_game_less_is_tried() -> None:
    """So that it takes about as long; of a usual one as much as ever."""
    tried = []
    for turns in (1, 40, 100_000):
        work = analysing._Work(thrown_away(), PLAIN, Thoroughness(), None)
        work.fit_work(turns)
        tried.append(work._judge.thoroughness)
    assert tried[0] == tried[1] == Thoroughness()
    assert tried[2].point < Thoroughness().point


def test_an_analysis_without_decisions_lost_says_so() -> None:
    record = taken()
    analysis = analysed(record, thoroughness=LITTLE)
    assert isinstance(analysis, Analysis)
    told = summary(analysis, language("en"))
    assert any("Ada made no mistake" in line for line in told)


def test_a_game_that_was_given_up_is_analysed_as_far_as_it_went() -> None:
    """Ada had the win in her hand when Jan gave up: what he did after that is not luck."""
    record, session = last_province()
    record = played(record, session, "silver")
    with pytest.raises(NotFinished):
        analysed(record, thoroughness=LITTLE)
    analysis = analysed(record, thoroughness=LITTLE, given_up=[0])
    assert analysis.winners == [0]
    assert len(analysis.steps) == len(record.answers)
    assert analysis.last[0].share + analysis.last[1].share == pytest.approx(1)
    assert analysis.last[0].error > 0, "nobody knows how it would have ended"
    assert analysis.after(len(analysis.steps) - 1) == analysis.last
    told = summary(analysis, language("en"))
    assert any("Ada won" in line for line in told)
    assert any("given up" in line for line in told)


@pytest.mark.parametrize(("last", "says"), [(0.5, False), (0.9, True)])
def test_who_won_because_others_gave_up_was_not_therefore_ahead(last: float, says: bool) -> None:
    """Nobody leads at fifty to fifty, whoever gives up then."""
    steps = [Step(0, 1, "buy", None, ["silver"], [Chance(0.5, 0.02), Chance(0.5, 0.02)])]
    analysis = Analysis(["Ada", "Jan"], [3, 3], [1], steps, [Chance(1 - last, 0.02), Chance(last, 0.02)])
    assert (analysis.turning_point() == 0) is says
    assert any("ahead" in line for line in summary(analysis, language("en"))) is says
    assert any("poddana" in line for line in summary(analysis, language("pl")))


def test_a_game_given_up_at_once_has_nothing_to_analyse() -> None:
    record, _ = last_province()
    with pytest.raises(NothingPlayed):
        analysed(record, thoroughness=LITTLE, given_up=[0])


def test_an_analysis_is_kept_and_read_again() -> None:
    analysis = analysed(thrown_away(), thoroughness=LITTLE)
    marked = analysis.steps[analysis.marks()[0]]
    marked.verdict = Verdict(["province", "gold"], 0.98765, 0.01234, [-0.98765, 0.98765])
    read = from_text(as_text(analysis))
    assert (read.names, read.scores, read.winners) == (analysis.names, analysis.scores, analysis.winners)
    assert read.marks() == analysis.marks()
    assert read.turning_point() == analysis.turning_point()
    for code in CODES:
        assert summary(read, language(code)) == summary(analysis, language(code))
    assert as_text(read) == as_text(analysis)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "{}", '{"format": 99}', '{"format": 1, "names": []}']
)
def test_what_is_no_analysis_is_not_read(text: str) -> None:
    with pytest.raises(Unreadable):
        from_text(text)
