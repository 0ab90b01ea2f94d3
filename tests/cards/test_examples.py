"""The printed example turns of the base game: the same cards, the same result."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.testing import Position


def test_ex2_a_turn_of_the_first_edition() -> None:
    p = Position(
        kingdom=["village", "remodel"],
        hands=[["market", "smithy", "silver", "estate", "estate"]],
        decks=[["silver", "market", "copper"]],
        discards=[["copper"] * 6],
    )
    p.play("market")
    assert p.hand(0) == ["estate", "estate", "silver", "silver", "smithy"]
    assert len(p.deck(0)) == 2
    p.play("smithy")
    assert p.hand(0) == ["copper", "copper", "estate", "estate", "market", "silver", "silver"]
    assert (p.deck(0), p.discard(0)) == (["copper"] * 5, [])  # across a shuffle
    with pytest.raises(IllegalMove):
        p.play("market")
    for treasure in ("silver", "silver", "copper", "copper"):
        p.play(treasure)
    assert (p.coins, p.buys, p.actions) == (7, 2, 0)
    p.buy("village")
    p.buy("remodel")
    assert (p.coins, p.buys) == (0, 0)
    assert p.discard(0) == ["village", "remodel"]
    assert p.in_play(0) == ["market", "smithy", "silver", "silver", "copper", "copper"]
    assert p.hand(0) == ["estate", "estate", "market"]
    p.end_turn()
    assert p.active == 1
    assert p.in_play(0) == []
    played = ["copper", "copper", "market", "silver", "silver", "smithy"]
    assert sorted(p.discard(0)) == sorted(["village", "remodel", "market", "estate", "estate", *played])
    assert p.hand(0) == ["copper"] * 5


def _three_turns(seed: int) -> Position:
    """The first two turns of EX3; which cards are drawn for the third is up to the seed."""
    p = Position(
        seed=seed,
        kingdom=["remodel", "smithy", "militia"],
        hands=[["estate", "copper", "copper", "copper", "copper"], ["copper"] * 5],
        decks=[["estate", "estate", "copper", "copper", "copper"], ["copper"] * 10],
        phase="start",
    )
    for _ in range(4):
        p.play("copper")
    assert p.coins == 4
    p.buy("remodel")
    assert p.discard(0) == ["remodel"]
    p.end_turn()
    assert sorted(p.discard(0)) == ["copper", "copper", "copper", "copper", "estate", "remodel"]
    assert p.hand(0) == ["copper", "copper", "copper", "estate", "estate"]
    assert p.active == 1
    p.end_turn()
    for _ in range(3):
        p.play("copper")
    p.buy("silver")
    assert p.discard(0)[-1] == "silver"
    assert p.deck(0) == []
    p.end_turn()
    assert p.discard(0) == []
    assert len(p.hand(0) + p.deck(0)) == 12  # all of them were shuffled
    p.end_turn()
    return p


def test_ex3_the_first_three_turns_of_the_second_edition() -> None:
    wanted = ["copper", "copper", "estate", "remodel", "silver"]
    p = next(p for p in map(_three_turns, range(1000)) if p.hand(0) == wanted)
    p.play("remodel")
    p.choose("estate")
    assert p.decision is not None
    assert {"smithy", "militia", "remodel", "silver", "estate"} <= set(p.decision.options)
    p.choose("smithy")
    assert (p.trash, p.discard(0)) == (["estate"], ["smithy"])
    for treasure in ("copper", "copper", "silver"):
        p.play(treasure)
    assert p.coins == 4
    p.buy("militia")
    assert p.discard(0) == ["smithy", "militia"]
    p.end_turn()
    assert sorted(p.discard(0)) == ["copper", "copper", "militia", "remodel", "silver", "smithy"]
    assert len(p.hand(0)) == 5
    assert len(p.deck(0)) == 2


def test_ex6_two_golds_and_a_buy() -> None:
    p = Position(kingdom=["cellar", "smithy"], hands=[["gold", "gold"]], buys=2)
    p.play("gold")
    p.play("gold")
    p.buy("cellar")
    assert (p.coins, p.discard(0)) == (4, ["cellar"])
    p.buy("smithy")
    assert (p.coins, p.buys, p.discard(0)) == (0, 0, ["cellar", "smithy"])


def test_ex6_festival_market_festival() -> None:
    p = Position(hands=[["festival", "market", "festival"]])
    actions: list[int] = []
    for card in ("festival", "market", "festival"):
        p.play(card)
        actions.append(p.actions)
    assert actions == [2, 2, 3]


def test_ex6_four_coppers_and_a_silver_buy_market() -> None:
    p = Position(kingdom=["market"], hands=[["copper", "copper", "copper", "copper", "silver"]])
    for card in ("copper", "copper", "copper", "copper", "silver"):
        p.play(card)
    assert p.coins == 6
    p.buy("market")
    assert (p.coins, p.buys, p.discard(0)) == (1, 0, ["market"])


def test_ex6_six_coins_and_two_buys() -> None:
    p = Position(coins=6, buys=2)
    p.buy("silver")
    p.buy("silver")
    assert (p.coins, p.discard(0)) == (0, ["silver", "silver"])
    p = Position(kingdom=["artisan"], coins=6, buys=2)
    p.buy("artisan")
    p.buy("copper")
    assert (p.coins, p.buys, p.discard(0)) == (0, 0, ["artisan", "copper"])


def test_ex6_market_market_militia() -> None:
    p = Position(hands=[["market", "market", "militia"], ["copper"] * 3])
    p.play("market")
    p.play("market")
    p.play("militia")
    assert (p.actions, p.buys, p.coins) == (0, 3, 4)
    assert p.in_play(0) == ["market", "market", "militia"]
