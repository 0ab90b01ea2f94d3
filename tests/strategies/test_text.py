"""Strategy files: what they say, the mistakes in them, and writing them again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominium.bots.atoms import Fact
from dominium.bots.expressions import (
    Both,
    Compare,
    Either,
    Expression,
    Left,
    Not,
    Number,
    Owned,
    Product,
    Quotient,
    Sum,
)
from dominium.bots.sections import SECTION_KINDS
from dominium.bots.strategy import Rule, Strategy
from dominium.engine.catalogue import card_named
from dominium.strategies import StrategyError, parse, write
from dominium.testing import Position
from dominium.words.languages import use

FULL = """\
# A comment of its own.
name: Double Witch #2
author: Somebody
note: First line.
note: Second line: with a colon.
evidence: 61 % of 2000 games against Money Ultimate
kingdom: witch, Throne Room, Citadel
never_lose: yes

buy:
  province  if treasure > 15        # when there is enough money
  duchy     if left(province) <= 4
  Wiedźma if count(witch) < 2 and (turn < 8 or left(curse) > 3)
  gold
  Silver

play:
  witch
  throne room if in_hand(witch) = 0
trash (chapel):
  curse
  estate if left(province) > 2
  judge if coins > 2
choose (pirate_ship):
  coins if tokens(pirate_ship) > 3
  trash
name:
  gold
"""


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    use("en")
    yield
    use("en")


def test_everything_a_file_can_say() -> None:
    plan = parse(FULL, "full.txt")
    assert plan.name == "Double Witch #2"
    assert plan.author == "Somebody"
    assert plan.note == "First line.\nSecond line: with a colon."
    assert plan.evidence == "61 % of 2000 games against Money Ultimate"
    assert [card.id for card in plan.kingdom] == ["witch", "throne_room", "citadel"]
    assert plan.never_lose
    assert [rule.card.id for rule in plan.rules] == ["province", "duchy", "witch", "gold", "silver"]
    conditions = [None if rule.condition is None else rule.condition.text() for rule in plan.rules]
    assert conditions == [
        "treasure > 15",
        "left(province) <= 4",
        "count(witch) < 2 and (turn < 8 or left(curse) > 3)",
        None,
        None,
    ]
    kinds = [(section.kind, None if section.asker is None else section.asker.id) for section in plan.sections]
    assert kinds == [("play", None), ("trash", "chapel"), ("choose", "pirate_ship"), ("name", None)]
    assert plan.sections[1].judges
    assert [line.word for line in plan.sections[2].lines] == ["coins", "trash"]


def test_written_and_read_again() -> None:
    text = write(parse(FULL, "full.txt"))
    assert write(parse(text, "again.txt")) == text
    assert text.startswith("name: Double Witch #2\nauthor: Somebody\nnote: First line.\nnote: Second line")
    assert "  witch    if count(witch) < 2 and (turn < 8 or left(curse) > 3)\n" in text
    assert "trash (chapel):\n  curse\n  estate if left(province) > 2\n  judge  if coins > 2\n" in text


def test_line_ends_and_marks_of_other_systems() -> None:
    plan = parse("\ufeffname: x\r\nbuy:\r\n  gold if coins > 5\r\n", "x.txt")
    assert [rule.card.id for rule in plan.rules] == ["gold"]


@pytest.mark.parametrize(
    ("line", "column", "words"),
    [
        ("  goold", 3, "did you mean: Gold"),
        ("  gold if", 10, "expected a number, a word or “(”, found “the end of the line”"),
        ("  gold if coins >", 18, "expected a number, a word or “(”"),
        ("  gold if coins > 5 5", 21, "found “5”"),
        ("  gold if coins > 5)", 20, "found “)”"),
        ("  gold if (coins > 5", 21, "expected “)”"),
        ("  gold if coinz > 5", 11, "did you mean: coins"),
        ("  gold if xyzzyx > 5", 11, "“xyzzyx” is no word of conditions"),
        ("  gold if coins ? 5", 17, "“?” has no meaning"),
        ("  gold if count > 5", 17, "expected “(” and the name of a card"),
        ("  gold if count() > 5", 17, "expected the name of a card"),
        ("  gold if count(smithi) > 5", 17, "did you mean: Smithy"),
        ("  gold if count(smithy > 5", 27, "expected “)”"),
        ("  gold if left(treasures) > 5", 16, "treasures"),
        ("  gold if coins / 0 > 5", 19, "divided by 0"),
        ("  gold if 1 < coins < 5", 21, "found “<”"),
        ("  gold if and coins", 11, "found “and”"),
        ("  if coins > 5", 3, "expected the name of a card"),
        ("  flag", 3, "cannot be bought"),
        ("trahs:", 1, "did you mean “trash:”"),
        ("trash (chapell):", 8, "Chapel"),
        ("buy:", 1, "twice"),
        ("buy (gold):", 6, "no card in parentheses"),
        ("author: me", 1, "before the first section"),
        ("play:\n  judge\n  smithy", 3, "nothing can follow “judge”"),
        ("play:\n  smithy\nplay:\n  moat", 1, "twice"),
        ("discard:\n  gold if chozen > 1", 11, "chosen"),
    ],
)
def test_mistakes_in_sections(line: str, column: int, words: str) -> None:
    text = f"name: x\n\nbuy:\n  silver\n{line}\n"
    with pytest.raises(StrategyError) as caught:
        parse(text, "bad.txt")
    problem = caught.value
    assert problem.column == column
    # It is found on the last line of what was added, unless a heading came first.
    expected = 5 + line.count("\n") - (1 if line.startswith("play:\n  smithy\nplay:") else 0)
    assert problem.line == expected
    assert str(problem).startswith(f"bad.txt, line {expected}, column {column}: ")
    assert words in str(problem)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("buy:\n  gold", 0, "expected a line “name: …”"),
        ("name: x\n", 0, "expected a section “buy:”"),
        ("name: x\nbuy:\n", 0, "expected a section “buy:”"),
        ("name: x\nname: y\nbuy:\n  gold", 2, "twice"),
        ("name:\nbuy:\n  gold", 1, "expected something after “name:”"),
        ("nmae: x\nbuy:\n  gold", 1, "did you mean “name:”"),
        ("name: x\ncolour: blue\nbuy:\n  gold", 2, "expected one of: name"),
        ("name: x\nnever_lose: perhaps\nbuy:\n  gold", 2, "yes or no, not “perhaps”"),
        ("name: x\nkingdom: witch, wich, moat\nbuy:\n  gold", 2, "wich"),
        ("name: x\ngold\nbuy:\n  gold", 2, "belongs to no section"),
        ("", 0, "name"),
    ],
)
def test_mistakes_in_headers(text: str, line: int, words: str) -> None:
    with pytest.raises(StrategyError) as caught:
        parse(text, "bad.txt")
    assert caught.value.line == line
    assert words in str(caught.value)
    assert "bad.txt" in str(caught.value)


def test_the_column_of_a_card_in_a_list() -> None:
    with pytest.raises(StrategyError) as caught:
        parse("name: x\nkingdom: witch, wich, moat\nbuy:\n  gold", "bad.txt")
    assert caught.value.column == 17


def test_mistakes_are_told_in_polish() -> None:
    use("pl")
    with pytest.raises(
        StrategyError, match=r"bad.txt, wiersz 3, kolumna 11: warunki nie znają słowa „coinz”"
    ):
        parse("name: x\nbuy:\n  gold if coinz > 5", "bad.txt")


def test_every_kind_of_decision_can_have_a_section() -> None:
    for kind in SECTION_KINDS:
        word = "coins" if kind == "choose" else "gold"
        text = write(parse(f"name: x\nbuy:\n  gold\n{kind} (steward):\n  {word} if coins > 1\n", "x.txt"))
        assert f"{kind} (steward):\n  {word} if coins > 1\n" in text


# Any tree of conditions is read again as it was written.

_LEAVES = st.one_of(
    st.integers(0, 99).map(Number),
    st.integers(1, 999).map(lambda n: Number(n * 10 + 5, 100)),
    st.sampled_from(["coins", "turn", "lead", "buys"]).map(Fact),
    st.sampled_from(["smithy", "gold"]).map(lambda name: Owned(card_named(name))),
    st.sampled_from(["duchy", "curse"]).map(lambda name: Left(card_named(name))),
)


def _larger(parts: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    pairs = st.tuples(parts, parts)
    signs = st.sampled_from(["<", "<=", ">", ">=", "==", "!="])
    return st.one_of(
        pairs.map(lambda two: Both(*two)),
        pairs.map(lambda two: Either(*two)),
        parts.map(Not),
        pairs.map(lambda two: Product(*two)),
        st.tuples(parts, st.integers(1, 20).map(Number)).map(lambda two: Quotient(*two)),
        st.tuples(parts, _LEAVES.filter(lambda leaf: not isinstance(leaf, Number))).map(
            lambda two: Quotient(*two)
        ),
        st.tuples(parts, st.sampled_from("+-"), parts).map(lambda three: Sum(*three)),
        st.tuples(parts, signs, parts).map(lambda three: Compare(*three)),
    )


@given(st.recursive(_LEAVES, _larger, max_leaves=8))
@settings(max_examples=300, deadline=None)
def test_conditions_mean_the_same_after_writing(condition: Expression) -> None:
    text = write(Strategy("x", [Rule(card_named("gold"), condition)]))
    (rule,) = parse(text, "x.txt").rules
    assert rule.condition is not None
    assert rule.condition.text() == condition.text()
    view = _POSITION.view(0)
    assert rule.condition.ratio(view) == condition.ratio(view)


_POSITION = Position(
    kingdom=["smithy"],
    hands=[["smithy", "gold", "smithy"], ["province"]],
    supply={"duchy": 3},
    coins=4,
    phase="buy",
)


@pytest.mark.parametrize(
    "condition",
    [
        "(" * 3000 + "1" + ")" * 3000,
        "not " * 3000 + "coins",
        "-" * 3000 + "1 > coins",
        "coins > " + "+".join(["1"] * 3000),
        "coins > " + "9" * 5000,
        "coins > 1." + "1" * 5000,
    ],
)
def test_conditions_that_nobody_can_read(condition: str) -> None:
    with pytest.raises(StrategyError) as problem:
        parse(f"name: x\nbuy:\n  silver if {condition}\n")
    assert problem.value.line == 3
    assert len(str(problem.value)) < 200


def test_a_strategy_of_very_many_lines_is_not_read() -> None:
    with pytest.raises(StrategyError) as problem:
        parse("name: x\nbuy:\n" + "  silver if coins > 3\n" * 200_000)
    assert problem.value.line == 0
