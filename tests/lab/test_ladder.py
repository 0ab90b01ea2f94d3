"""The ladder: all levels meet on many kingdoms, and what was played is not played again."""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from dominium.bots.last_turn import Farsighted
from dominium.bots.strategy import RuleBot
from dominium.cards.kingdoms import kingdoms_in, recommended
from dominium.cards.sets import set_ids
from dominium.cli import main
from dominium.engine.setup import Setup
from dominium.files import write_file
from dominium.lab import contenders as contenders_module
from dominium.lab.contenders import contender_named
from dominium.lab.crew import Alone, Arguments, Stop, Work
from dominium.lab.ladder_sheets import ladder_page, ladder_sheets, player_name, shipped_ladder
from dominium.lab.ladder_tables import (
    RANDOM,
    RECOMMENDED,
    BadLadder,
    Ladder,
    ladder_document,
    play_ladder,
    play_table,
    read_store,
)
from dominium.lab.setting import contest_on
from dominium.lab.wording import Wording
from dominium.opponents.levels import LEVELS
from dominium.words.languages import language

PLAYERS = ["random", "money", "steady"]


def ladder(players: list[str] | None = None, games: int = 2, most: int = 1) -> Ladder:
    return Ladder([contender_named(name) for name in players or PLAYERS], games, 1, most)


def test_a_hundred_random_kingdoms_of_all_sets_with_projects() -> None:
    kingdoms = kingdoms_in("ladder-kingdoms.tsv")
    assert len(kingdoms) == 100
    used = {name for kingdom in kingdoms for card in kingdom.cards for name in card.sets.split()}
    assert used == set(set_ids())
    assert sum(1 for kingdom in kingdoms if kingdom.projects) >= 60
    keys = {tuple(sorted(card.id for card in kingdom.cards)) for kingdom in kingdoms}
    assert len(keys) == 100
    for kingdom in kingdoms:
        Setup(2, kingdom.cards, kingdom.projects)


def test_the_strong_bot_races_first_where_nothing_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path))
    raced = []

    def race(setup: Setup, file: Path) -> None:
        raced.append([card.id for card in setup.kingdom])
        write_file(file, b"name: quick\nbuy:\n  curse\n")

    monkeypatch.setattr(contenders_module, "race_quickly", race)
    unknown = kingdoms_in("ladder-kingdoms.tsv")[0]
    strong, steady, money = (contender_named(name) for name in ("strong", "steady", "money"))
    contest = contest_on(unknown, [steady, money], alternating=True, seed=1, every=0)
    contest.game(0)
    contest = contest_on(recommended()[0], [strong, money], alternating=True, seed=1, every=0)
    contest.game(0)
    assert raced == [], "nobody needs it"
    contest = contest_on(unknown, [strong, money], alternating=True, seed=1, every=0)
    for number in range(2):
        game, order = contest.game(number)
        agent = game.agents[order.index(0)]
        assert isinstance(agent, Farsighted)
        assert isinstance(agent.bot, RuleBot)
        assert agent.bot.rules[0].card.id == "curse", "it plays what won"
    assert len(raced) == 1, "once for all"


def test_what_is_found_out_once_is_not_a_decisions_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path))

    def race(setup: Setup, file: Path) -> None:
        start = time.process_time()
        while time.process_time() < start + 0.3:
            pass
        write_file(file, b"name: quick\nbuy:\n  province\n  gold\n  silver\n")

    monkeypatch.setattr(contenders_module, "race_quickly", race)
    measured = ladder(["money", "strong"])
    unknown = kingdoms_in("ladder-kingdoms.tsv")[0]
    contest = contest_on(unknown, measured.contenders, alternating=True, seed=1, every=0)
    first, again = (play_table(contest, unknown.id, 2, number) for number in (0, 2))
    assert first["prepared"][0] < 0.1 < 0.3 <= first["prepared"][1]
    assert again["prepared"][1] < 0.1, "it is kept"
    for played in (first, again):
        assert max(played["seconds"]) < 0.3
    for group, kingdom in measured.kingdoms():
        if group == RANDOM:
            measured.add(
                {**again, "names": ["money", "strong"], "kingdom": kingdom.id, "prepared": [0.0, 0.6]}
            )
    assert ladder_document(measured)["prepared"] == [0.0, 0.6]
    rated = ladder_sheets(ladder_document(measured), Wording(language("en")))[0]
    assert sorted(row[-1] for row in rated.rows) == ["0.6", "–"]


def test_everybody_meets_everybody_everywhere() -> None:
    tables = list(ladder(["random", "money", "steady", "strong"], most=1000).tables())
    pairs = [(contest.contenders, kingdom) for contest, kingdom, _ in tables if len(contest.contenders) == 2]
    assert len(pairs) == len(set(pairs)) == 6 * (len(recommended()) + 100)
    for size, combinations in ((3, 4), (4, 1)):
        larger = [kingdom for contest, kingdom, _ in tables if len(contest.contenders) == size]
        assert len(larger) == combinations * len(set(larger))
        assert len(set(larger)) >= 15
    for contest, _, games in tables:
        assert games % len(contest.contenders) == 0, "everybody sits everywhere equally often"


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    store = tmp_path / "ladder.jsonl"
    first = ladder(["random", "money"])
    play_ladder(first, store, Alone(), Stop())
    assert first.missing() == []
    again = ladder()
    assert read_store(again, store) == len(first.meetings)
    played: list[int] = []
    play_ladder(again, store, Alone(), Stop(), played.append)
    assert len(played) == len(again.meetings) - len(first.meetings) > 0
    whole = ladder()
    assert read_store(whole, store) == len(again.meetings)
    assert whole.missing() == []
    fresh = ladder()
    play_ladder(fresh, tmp_path / "fresh.jsonl", Alone(), Stop())
    assert ladder_document(fresh)["pairs"] == ladder_document(whole)["pairs"], "the same games, in any order"


def test_a_ladder_that_was_interrupted_in_a_line(tmp_path: Path) -> None:
    store = tmp_path / "ladder.jsonl"
    first = ladder(["random", "money"])
    play_ladder(first, store, Alone(), Stop())
    text = store.read_text(encoding="utf-8")
    store.write_text(text[:-30], encoding="utf-8")
    again = ladder(["random", "money"])
    assert read_store(again, store) == len(first.meetings) - 1
    assert len(again.missing()) == 1
    store.write_text(text.replace('"names"', '"gnomes"'), encoding="utf-8")
    with pytest.raises(BadLadder):
        read_store(ladder(["random", "money"]), store)
    store.write_text(text, encoding="utf-8")
    with pytest.raises(BadLadder):
        read_store(ladder(["random", "money"], games=4), store)


@pytest.mark.parametrize("played", [0, 1])
def test_whoever_is_killed_over_the_first_table_loses_nothing(tmp_path: Path, played: int) -> None:
    """What is there already is in the file, the head at least, before anything is played."""
    store = tmp_path / "ladder.jsonl"
    first = ladder(["random", "money"])
    play_ladder(first, store, Alone(), Stop())
    kept = dict(list(first.meetings.items())[:played])
    found: list[int] = []

    class Killed(Alone):
        def each(
            self, work: Work, rows: Iterable[Arguments], stop: Stop
        ) -> Generator[tuple[int, Any], None, None]:
            found.append(read_store(ladder(["random", "money"]), store))
            stop.asked = True
            yield from super().each(work, rows, stop)

    again = ladder(["random", "money"])
    again.meetings = kept
    play_ladder(again, store, Killed(), Stop())
    assert found == [played]


def test_the_document_says_who_is_stronger(tmp_path: Path) -> None:
    measured = ladder(most=2)
    play_ladder(measured, tmp_path / "ladder.jsonl", Alone(), Stop())
    document = ladder_document(measured)
    ranks = dict(zip(document["players"], (row[0] for row in document["ratings"]), strict=True))
    assert ranks["random"] < min(ranks["money"], ranks["steady"])
    assert document["kingdoms"] == {RECOMMENDED: 2, RANDOM: 2}
    assert len(document["pairs"]) == 2 * 3
    for row in document["pairs"] + document["tables"]:
        assert sum(share[0] for share in row["shares"]) == pytest.approx(1, abs=0.001)
    assert all(spent > 0 for spent in document["milliseconds"])
    sheets = ladder_sheets(document, Wording(language("pl")))
    assert [len(sheet.rows) for sheet in sheets] == [3, 3, 3, 1]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, page, data = tmp_path / "l.jsonl", tmp_path / "l.md", tmp_path / "l.json"
    words = f"lab ladder --players random,money --with ultimate --games 2 --kingdoms 1 --workers 1 --store {store}"
    assert main([*words.split(), "--markdown", str(page), "--json", str(data), "--lang", "en"]) == 0
    assert "ms for a decision" in capsys.readouterr().out
    assert page.read_text(encoding="utf-8").startswith("# The ladder\n")
    assert json.loads(data.read_text(encoding="utf-8"))["players"] == ["random", "money", "ultimate"]
    assert main([*words.replace("--games 2", "--games 4").split(), "--lang", "en"]) == 2
    assert "cannot be gone on with" in capsys.readouterr().err


def test_the_ladder_that_comes_with_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    document = shipped_ladder()
    assert document["players"] == list(LEVELS)
    rated = [row[0] for row in document["ratings"]]
    assert rated == sorted(rated), "from the weakest to the strongest"
    page = Path(__file__).parents[2] / "docs" / "ladder.md"
    assert page.read_text(encoding="utf-8") == ladder_page(document, Wording(language("en")))
    assert main(["lab", "ladder", "--shipped", "--lang", "en"]) == 0
    assert "Master" in capsys.readouterr().out


def test_the_master_with_more_budget_has_a_name() -> None:
    assert contender_named("master*10").bot == "master*10"
    assert player_name("master*10", Wording(language("pl"))) == "Mistrz × 10"
    assert player_name("my*own", Wording(language("pl"))) == "my*own"
    assert not contender_named("master*10").lasting
    assert contender_named("strong").lasting
