"""A kingdom explained: what wins, what matters, how to begin."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dominium.cards.kingdoms import Kingdom, kingdom_named, recommended
from dominium.cli import main
from dominium.commands import lab_kingdom
from dominium.engine.catalogue import card_named
from dominium.lab import kingdom_guide
from dominium.lab.kingdom_guide import (
    SPLITS,
    CardWorth,
    KingdomGuide,
    guide_from,
    guide_text,
    guide_to,
    shipped_guide,
)
from dominium.lab.statistics import Interval, wilson
from dominium.opponents.portfolio import Portfolio
from dominium.opponents.racing import policy_of
from dominium.server.showing.guide_view import guide_info
from dominium.strategies.candidates import Candidate

KINGDOM = kingdom_named("base2-first-game")
MONEY = (("province", ""), ("gold", ""), ("silver", ""))
#: Smithies are worth a lot to money; who buys nothing but Moats has no hope
SMITHIES = policy_of(Candidate((*MONEY[:2], ("smithy", "count(smithy) < 2"), MONEY[2]), ""))
MOATS = policy_of(Candidate((("moat", ""),), ""))
GAMES = 12


@pytest.fixture(autouse=True)
def _known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(kingdom_guide, "portfolio_for", lambda *_, **__: Portfolio([SMITHIES, MOATS]))


def test_a_kingdom_explained() -> None:
    told: list[tuple[int, int]] = []
    guide = guide_to(KINGDOM, GAMES, lambda done, whole: told.append((done, whole)))
    assert guide.ways == [["smithy"], ["moat"]]
    better, worse = guide.table[0][1], guide.table[1][0]
    assert better is not None
    assert worse is not None
    assert better.value + worse.value == 1
    assert better.value == 1
    assert guide.lengths is not None
    assert guide.lengths.size == GAMES
    assert told[0][0] == 1
    assert all(done <= whole for done, whole in told)
    # Only what the best way buys can be missed.
    assert {one.card: one.without.value for one in guide.cards}["moat"] == 0.5
    assert guide.cards[0].card == "smithy"


def test_a_card_is_worth_nothing_at_least() -> None:
    """Whoever does without it may be lucky in the games that measure it; nobody has to buy it."""
    assert CardWorth("moat", Interval(0.55, 0.4, 0.7)).lost == 0
    assert CardWorth("moat", Interval(0.25, 0.2, 0.3)).lost == 0.25


@pytest.mark.parametrize(
    ("code", "words"),
    [("en", "Nothing is lost without: Mine."), ("pl", "Bez straty można pominąć: Kopalnia.")],
)
def test_what_was_not_measured_has_no_figure(
    code: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    worths = [CardWorth("market", wilson(140, 400)), CardWorth("mine", Interval(0.5, 0.5, 0.5))]
    guide = KingdomGuide(["market", "mine"], [], 400, cards=worths)
    monkeypatch.setattr(lab_kingdom, "guide_to", lambda *_: guide)
    assert main(["lab", "kingdom", "base2-first-game", "--lang", code]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert words in out
    assert "0 ± 0" not in out
    assert "15 ± 5" in out


def test_what_is_bought_first_can_be_paid_for() -> None:
    guide = guide_to(KINGDOM, GAMES)
    assert [opening.coins for opening in guide.openings] == list(SPLITS)
    for opening in guide.openings:
        for coins, card in zip(opening.coins, opening.cards, strict=True):
            assert card == "" or card_named(card).cost <= coins
    assert guide.openings[0].cards == ("silver", "smithy")


def test_the_command_tells_it_and_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "guide.json"
    assert main(["lab", "kingdom", KINGDOM.id, "--games", "4", "--json", str(file), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    for words in ("Smithy", "How to begin", "3-4", "rounds on average"):
        assert words in out
    assert len(json.loads(file.read_text(encoding="utf-8"))["openings"]) == 4


def test_what_is_stopped_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(kingdom_guide._Guiding, "tell", stopped)
    file = tmp_path / "guide.json"
    assert main(["lab", "kingdom", KINGDOM.id, "--games", "2", "--json", str(file), "--lang", "en"]) == 130
    assert not file.exists()
    assert "nothing was written" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [([], "name a kingdom"), (["nowhere"], "nowhere"), (["cellar,market"], "2 Kingdom cards")],
)
def test_a_kingdom_that_is_none_is_refused_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "kingdom", *arguments, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert words in err


def test_a_guide_is_kept_and_read_again() -> None:
    text = guide_text(guide_to(KINGDOM, GAMES))
    read = guide_from(text)
    assert guide_text(read) == text
    assert read.kingdom == [card.id for card in KINGDOM.cards]
    assert [opening.coins for opening in read.openings] == list(SPLITS)


@pytest.mark.parametrize("text", ["", "[]", "null", "{}", '{"kingdom": []}', "{"])
def test_what_is_no_guide_is_not_read(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever is wrong with it
        guide_from(text)


def test_every_recommended_kingdom_comes_with_a_guide() -> None:
    for kingdom in recommended():
        guide = shipped_guide(kingdom)
        assert guide is not None, kingdom.id
        assert set(guide.kingdom) == {card.id for card in kingdom.cards}
        assert set(guide.projects) == {card.id for card in kingdom.projects}
        assert len(guide.ways) == len(guide.table) >= 2
        assert [opening.coins for opening in guide.openings] == list(SPLITS)
        ids = {card.id for card in (*kingdom.cards, *kingdom.projects)}
        assert {one.card for one in guide.cards} <= ids
    assert shipped_guide(Kingdom("", "", KINGDOM.cards[:9], [])) is None


def test_all_kingdoms_go_into_a_file_and_what_is_there_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "guides.json"
    asked: list[str] = []

    def interrupted(kingdom: Kingdom, games: int) -> KingdomGuide:
        if len(asked) == 3:
            raise KeyboardInterrupt
        asked.append(kingdom.id)
        return KingdomGuide([card.id for card in kingdom.cards], [], games)

    monkeypatch.setattr(lab_kingdom, "guide_to", interrupted)
    command = ["lab", "kingdom", "--all", str(file), "--games", "10", "--lang", "en"]
    assert main(command) == 130
    assert list(json.loads(file.read_text(encoding="utf-8"))) == asked
    assert len(asked) == 3
    asked.append("nobody interrupts any more")
    assert main(command) == 0
    assert list(json.loads(file.read_text(encoding="utf-8"))) == [one.id for one in recommended()]
    file.write_text("[]", encoding="utf-8")
    assert main(command) == 2
    assert "holds no guides" in capsys.readouterr().err


@pytest.mark.parametrize(("games", "told"), [(25, "60 ± 18"), (400, "65 ± 5"), (10_000, "63 ± 1")])
def test_it_is_told_as_exactly_as_was_measured(
    games: int, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """63 % of 25 games have a standard error of nine per cent, of 400 of two and a half, of 10,000 of half of one."""
    rate = wilson(0.63 * games, games)
    cards = [card.id for card in KINGDOM.cards]
    guide = KingdomGuide(cards, [], games, ways=[["moat"], []], table=[[None, rate], [rate, None]])
    monkeypatch.setattr(lab_kingdom, "guide_to", lambda *_: guide)
    assert main(["lab", "kingdom", "base2-first-game", "--lang", "en"]) == 0
    assert capsys.readouterr().out.count(told) == 2
    shown = guide_info(guide)["table"][0][1]
    assert shown is not None
    assert f"{shown['percent']} ± {shown['half']}" == told


@pytest.mark.parametrize(
    "command", [["lab", "kingdom", "base2-first-game"], ["lab", "find", "--kingdom", "base2-first-game"]]
)
def test_a_project_named_twice_is_refused_in_the_players_language(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--projects", "cathedral,Katedra", "--lang", "pl"]) == 2
    assert "Katedra: ta karta jest wymieniona dwa razy" in capsys.readouterr().err
