"""Strategies from the XML files of another simulator."""

from __future__ import annotations

from pathlib import Path

import pytest

from dominium.cli import main
from dominium.commands.lab_import import file_names
from dominium.engine.agent import Agent
from dominium.engine.setup import Setup
from dominium.lab.contenders import contender_of
from dominium.lab.setting import setting_for
from dominium.simulation.arena import play_game
from dominium.strategies import StrategyError, parse, read_file, shipped, write
from dominium.strategies.geronimoo import Import, players_in


def condition(left: str, sign: str, right: str, extra: str = "") -> str:
    return f'<condition>{left}<operator type="{sign}"/>{right}{extra}</condition>'


def side(which: str, kind: str, about: str = "") -> str:
    attribute = f' attribute="{about}"' if about else ""
    return f'<{which} type="{kind}"{attribute}/>'


def player(body: str, name: str = "bot") -> str:
    return f'<player name="{name}" author="A. Uthor" description="OneXXXXtwo">{body}</player>'


def read(*players: str) -> Import:
    text = f'<?xml version="1.0"?><playerCollection>{"".join(players)}</playerCollection>'
    return players_in(text.encode(), "bots.xml")


def rule_text(*conditions: str, buy: str = 'name="Smithy"') -> str:
    """The condition that some XML conditions become."""
    (taken,) = read(player(f"<buy {buy}>{''.join(conditions)}</buy>")).taken
    (rule,) = taken.strategy.rules
    return "" if rule.condition is None else rule.condition.text()


def gold_if(kind: str, about: str = "") -> str:
    zero = side("right", "constant", "0")
    return f'<buy name="Gold">{condition(side("left", kind, about), "equalTo", zero)}</buy>'


def test_a_whole_player() -> None:
    smithies = condition(
        side("left", "countCardsInDeck", "Smithy"),
        "smallerThan",
        side("right", "countCardTypeInDeck", "Treasure"),
        '<extra_operation type="divideBy" attribute="11.0"/>',
    )
    result = read(
        player(f'<type name="BigMoney"/><buy name="Smithy">{smithies}</buy><buy name="Silver"/>', "Smithy")
    )
    (taken,) = result.taken
    assert result.not_taken == []
    assert write(taken.strategy) == (
        "name: Smithy\nauthor: A. Uthor\nnote: One two\nnever_lose: yes\n\n"
        "buy:\n  smithy if count(smithy) < count(treasures) / 11\n  silver\n"
    )


@pytest.mark.parametrize(
    ("kind", "about", "words"),
    [
        ("countCardsInDeck", "Great_Hall", "count(great_hall)"),
        ("countCardsInSupply", "Province", "left(province)"),
        ("countCardsInSupply", "Duchy", "left(duchy)"),
        ("countCardsInHand", "Copper", "in_hand(copper)"),
        ("countCardsInPlay", "Wharf", "in_play(wharf)"),
        ("countCardsInOpponentsDecks", "Witch", "theirs(witch)"),
        ("countCardTypeInDeck", "Treasure", "count(treasures)"),
        ("countCardTypeInDeck", "Victory", "count(victory)"),
        ("countCardTypeInDeck", "Terminal", "count(terminals)"),
        ("countCardTypeInDeck", "Village", "count(villages)"),
        ("countCardTypeInDeck", "Cycler", "count(cantrips)"),
        ("countAvailableMoney", "", "coins"),
        ("countBuysLeft", "", "buys"),
        ("countTurns", "", "turn"),
        ("countAllCardsInDeck", "", "deck"),
        ("countCardsLeftInDrawDeck", "", "draw_pile"),
        ("countEmptyPiles", "", "empty_piles"),
        ("countVP", "", "points"),
        ("countMAXOpponentVP", "", "best_other"),
        ("gainsNeededToEndGame", "", "gains_to_end"),
        ("isActionPhase", "", "action_phase"),
        ("getTotalMoney", "", "money"),
        ("getTotalMoneyExcludingMats", "", "money - mat_money"),
    ],
)
def test_every_condition(kind: str, about: str, words: str) -> None:
    text = rule_text(condition(side("left", kind, about), "greaterThan", side("right", "constant", "2.0")))
    assert text == f"{words} > 2"


@pytest.mark.parametrize(
    ("sign", "ours"),
    [
        ("smallerThan", "<"),
        ("smallerOrEqualThan", "<="),
        ("greaterThan", ">"),
        ("greaterOrEqualThan", ">="),
        ("equalTo", "="),
    ],
)
def test_every_comparison(sign: str, ours: str) -> None:
    text = rule_text(condition(side("left", "countTurns"), sign, side("right", "constant", "2.5")))
    assert text == f"turn {ours} 2.5"


@pytest.mark.parametrize(
    ("operation", "ours"),
    [("plus", "buys + 2"), ("minus", "buys - 2"), ("multiplyWith", "buys * 2"), ("divideBy", "buys / 2")],
)
def test_every_extra_operation(operation: str, ours: str) -> None:
    extra = f'<extra_operation type="{operation}" attribute="2.0"/>'
    text = rule_text(condition(side("left", "countTurns"), "equalTo", side("right", "countBuysLeft"), extra))
    assert text == f"turn = {ours}"


def test_operations_on_plain_numbers_are_worked_out() -> None:
    extra = '<extra_operation type="minus" attribute="6.0"/>'
    text = rule_text(
        condition(side("left", "countTurns"), "equalTo", side("right", "constant", "0.0"), extra)
    )
    assert text == "turn = -6"
    extra = '<extra_operation type="divideBy" attribute="3.0"/>'
    text = rule_text(
        condition(side("left", "countTurns"), "equalTo", side("right", "constant", "1.0"), extra)
    )
    assert text == "turn = 1 / 3"


def test_conditions_hold_together() -> None:
    one = condition(side("left", "countTurns"), "greaterThan", side("right", "constant", "2"))
    two = condition(side("left", "countBuysLeft"), "equalTo", side("right", "constant", "1"))
    assert rule_text(one, two) == "turn > 2 and buys = 1"


def test_a_suggested_board_is_needed() -> None:
    (taken,) = read(player('<board contents="Moat, Throne Room" bane=""/><buy name="Smithy"/>')).taken
    assert [card.id for card in taken.strategy.needs()] == ["moat", "throne_room", "smithy"]


def test_a_later_name_of_a_card() -> None:
    (taken,) = read(player('<buy name="Farm"/>')).taken
    assert taken.strategy.rules[0].card.id == "harem"


def test_ways_of_playing_become_sections() -> None:
    (taken,) = read(player('<buy name="Chapel" strategy="aggressiveTrashing"/><buy name="Gold"/>')).taken
    assert "trash (chapel):\n  curse\n" in write(taken.strategy)
    (taken,) = read(player('<buy name="Native_Village" strategy="bigTurnBridge"/><buy name="Bridge"/>')).taken
    assert "choose (native_village):\n  mat" in write(taken.strategy)


def test_the_usual_start_is_fine() -> None:
    start = '<start_state><hand contents=""/><drawdeck contents="7 Copper, 3 Estate" shuffle="true"/></start_state>'
    assert len(read(player(start + '<buy name="Gold"/>')).taken) == 1


@pytest.mark.parametrize(
    ("body", "kind", "about"),
    [
        ('<buy name="King$s_Court"/><buy name="Goons"/>', "cards", "King's Court, Goons"),
        (gold_if("countCardsInDeck", "Goons"), "cards", "Goons"),
        (gold_if("isSwampHagActive"), "condition", "isSwampHagActive"),
        (gold_if("countCardTypeInDeck", "Ruins"), "condition", "countCardTypeInDeck Ruins"),
        ('<buy name="Chapel" strategy="goodDeckTracker"/>', "strategy", "Chapel: goodDeckTracker"),
        (
            '<start_state><drawdeck contents="7 Copper, Hovel"/></start_state><buy name="Gold"/>',
            "cards",
            "Hovel",
        ),
        (
            '<start_state><drawdeck contents="8 Copper, 2 Estate"/></start_state><buy name="Gold"/>',
            "start",
            "8 Copper, 2 Estate",
        ),
    ],
)
def test_what_cannot_be_taken_and_why(body: str, kind: str, about: str) -> None:
    result = read(player(body, "odd"), player('<buy name="Gold"/>'))
    assert [taken.name for taken in result.taken] == ["bot"]
    (other,) = result.not_taken
    assert (other.name, other.kind, other.about) == ("odd", kind, about)
    assert about in other.reason


def test_files_that_are_no_such_file() -> None:
    with pytest.raises(StrategyError, match=r"bots.xml, line 1, column \d+: expected an XML file"):
        players_in(b"<playerCollection><player", "bots.xml")
    with pytest.raises(StrategyError, match="there are none"):
        players_in(b"<other/>", "bots.xml")


def test_run_directly_it_plays_the_same_as_written_and_read_again() -> None:
    direct = read(
        player('<buy name="Province"/><buy name="Gold"/><buy name="Witch"/><buy name="Silver"/>')
    ).taken[0]
    written = parse(write(direct.strategy), "written.txt")
    kingdom = setting_for([contender_of(direct.strategy)])
    setup = Setup(2, kingdom.cards, kingdom.projects)
    for seed in range(5):
        results = []
        for plan in (direct.strategy, written):
            agents: list[Agent] = [plan.bot(), plan.bot()]
            game = play_game(setup, agents, seed)
            results.append((game.turn, [sorted(c.id for c in one.all_cards()) for one in game.players]))
        assert results[0] == results[1]


def test_the_community_strategies_that_are_shipped() -> None:
    root = Path(__file__).parents[2] / "src" / "dominium" / "data" / "strategies" / "community"
    files = sorted(root.glob("*.txt"))
    assert len(files) == 61
    assert "Jeroen Aga" in (root / "LICENSE").read_text(encoding="utf-8")
    for file in files:
        (plan,) = read_file(file)
        assert plan.author
        assert plan.never_lose
        assert write(plan) == file.read_text(encoding="utf-8")
        assert file.stem in shipped()


# The command

XML = (
    "<playerCollection>"
    + player('<buy name="Gold"/>', "Just Gold/1")
    + player('<buy name="Goons"/>', "Goons")
    + "</playerCollection>"
)


def test_the_command_writes_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bots.xml").write_text(XML, encoding="utf-8")
    code = main(["lab", "import", str(tmp_path / "bots.xml"), "--to", str(tmp_path / "out"), "--lang", "en"])
    out = capsys.readouterr().out
    assert code == 0
    assert "Just Gold/1: taken" in out
    assert "Goons: not taken, there is no card Goons" in out
    assert "1 strategy of 2 taken." in out
    assert [file.name for file in (tmp_path / "out").iterdir()] == ["just-gold-1.txt"]
    assert read_file(tmp_path / "out" / "just-gold-1.txt")[0].name == "Just Gold/1"
    assert [plan.name for plan in read_file(tmp_path / "bots.xml")] == ["Just Gold/1"]


def test_the_command_refuses_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "import", str(tmp_path / "none.xml")]) == 2
    assert "none.xml" in capsys.readouterr().err
    (tmp_path / "bad.xml").write_text("<a", encoding="utf-8")
    assert main(["lab", "import", str(tmp_path / "bad.xml")]) == 2
    assert "bad.xml" in capsys.readouterr().err
    (tmp_path / "bots.xml").write_text(XML, encoding="utf-8")
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["lab", "import", str(tmp_path / "bots.xml"), "--to", str(tmp_path / "file")]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "just-gold-1.txt" in error


def test_names_of_files_are_plain_and_all_different() -> None:
    assert file_names(["A/B (c)", "a b c", "Łódź #1", "!"]) == ["a-b-c", "a-b-c-2", "lodz-1", "strategy"]
