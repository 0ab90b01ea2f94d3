"""The tests of the example cards: positions, answers, and what a player would see.

python -m pytest examples/cards
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dominium import load_cards
from dominium.testing import Position

load_cards(*(Path(__file__).with_name(name) for name in ("commons.py", "hammock.py")))


def test_beekeeper_gives_a_coin_for_each_victory_card_discarded() -> None:
    p = Position(hands=[["beekeeper", "estate", "duchy", "copper"], []])
    p.play("beekeeper")
    assert p.decision is not None
    assert p.decision.options == ["duchy", "estate"]
    p.choose("estate", "duchy")
    assert (p.coins, p.hand(0)) == (2, ["copper"])


def test_beekeeper_need_not_discard_and_draws_a_card_next_turn() -> None:
    p = Position(hands=[["beekeeper", "estate"], []], decks=[["copper"] * 5 + ["gold"], ["copper"] * 10])
    p.play("beekeeper")
    p.choose()
    assert (p.coins, p.hand(0)) == (0, ["estate"])
    p.end_turn()
    p.end_turn()
    assert sorted(p.hand(0)) == ["copper"] * 5 + ["gold"]


def test_gossip_lets_each_other_player_choose() -> None:
    p = Position(
        players=3,
        hands=[["gossip"], ["estate", "gold"], ["copper", "silver"]],
        decks=[["market", "moat"], [], []],
    )
    p.play("gossip")
    p.choose("discard")
    p.choose("estate")
    p.choose("talk")
    assert p.coins == 2
    assert (p.hand(0), p.hand(1), p.hand(2)) == (["market"], ["gold"], ["copper", "silver"])


def test_gossip_is_an_attack() -> None:
    p = Position(kingdom=["gossip", "moat"], hands=[["gossip"], ["moat", "estate"]], decks=[["gold"], []])
    p.play("gossip")
    p.choose("moat")
    assert (p.hand(0), sorted(p.hand(1))) == ([], ["estate", "moat"])


@pytest.mark.parametrize(("revealed", "coins"), [(["moat"], 3), ([], 1)])
def test_hammock_pays_for_an_idle_action_card(revealed: list[str], coins: int) -> None:
    p = Position(hands=[["hammock", "moat", "estate"], []])
    p.end_phase()
    p.play("hammock")
    p.choose(*revealed)
    assert (p.coins, sorted(p.hand(0))) == (coins, ["estate", "moat"])


def test_hammock_alone_pays_one_coin() -> None:
    p = Position(hands=[["hammock", "estate"], []])
    p.end_phase()
    p.play("hammock")
    assert (p.coins, p.decision) == (1, None)
