"""The order of what happens at once (G22): the player is asked where it can matter, and not where it cannot."""

from __future__ import annotations

import pytest

from dominium.engine.decisions import Decision
from dominium.testing import Position


def asked(p: Position) -> Decision:
    """The question that must be open now."""
    decision = p.decision
    assert decision is not None
    return decision


def test_tokens_at_the_end_of_the_buy_phase_come_without_a_question() -> None:
    p = Position(owned=[["exploration", "pageant"]], coins=2)
    p.end_turn()
    assert (asked(p).kind, asked(p).options, asked(p).minimum) == ("react", ["pageant"], 0)
    assert (p.coffers(0), p.villagers(0)) == (1, 1)
    p.choose("pageant")
    assert (p.active, p.coffers(0), p.villagers(0)) == (1, 2, 1)


@pytest.mark.parametrize(
    ("gained", "coffers", "villagers"),
    [("lackeys", 0, 2), ("silk_merchant", 1, 1), ("spices", 2, 0), ("flag_bearer", 0, 0)],
)
def test_tokens_for_a_gain_come_without_a_question(gained: str, coffers: int, villagers: int) -> None:
    p = Position(in_play=[["cargo_ship"]], coins=5, kingdom=[gained])
    p.buy(gained)
    assert (asked(p).options, p.coffers(0), p.villagers(0)) == (["cargo_ship"], coffers, villagers)
    if gained == "flag_bearer":
        assert p.artifact("flag") == 0


@pytest.mark.parametrize(
    ("gained", "project", "coffers", "villagers"),
    [("village", "academy", 0, 1), ("silver", "guildhall", 1, 0)],
)
def test_tokens_of_a_project_for_a_gain_come_without_a_question(
    gained: str, project: str, coffers: int, villagers: int
) -> None:
    p = Position(in_play=[["cargo_ship"]], owned=[[project]], coins=3, kingdom=["village"])
    p.buy(gained)
    assert (asked(p).options, p.coffers(0), p.villagers(0)) == (["cargo_ship"], coffers, villagers)


@pytest.mark.parametrize(
    ("trashed", "coffers", "villagers"), [("silk_merchant", 1, 1), ("flag_bearer", 0, 0)]
)
def test_tokens_for_a_trashed_card_come_without_a_question(
    trashed: str, coffers: int, villagers: int
) -> None:
    p = Position(
        hands=[["salvager", trashed, "estate"]],
        owned=[["sewers"]],
        artifacts={"flag": 1},
        kingdom=["flag_bearer"],
    )
    p.play("salvager")
    p.choose(trashed)
    assert (asked(p).kind, asked(p).source) == ("trash", "sewers")
    assert (p.coffers(0), p.villagers(0)) == (coffers, villagers)
    assert p.artifact("flag") == (0 if trashed == "flag_bearer" else 1)


def test_coins_for_a_trashed_card_come_without_a_question() -> None:
    p = Position(hands=[["salvager", "estate", "copper"]], in_play=[["priest"]], owned=[["sewers"]])
    p.play("salvager")
    p.choose("estate")
    assert (asked(p).kind, asked(p).source, p.coins) == ("trash", "sewers", 2)


@pytest.mark.parametrize("first", ["fair", "barracks"])
def test_buys_and_actions_at_the_start_of_the_turn_come_without_a_question(first: str) -> None:
    p = Position(owned=[["cathedral", first]], hands=[["copper", "estate"]], phase="start")
    assert (asked(p).kind, asked(p).source) == ("trash", "cathedral")
    assert (p.actions, p.buys) == ((1, 2) if first == "fair" else (2, 1))


@pytest.mark.parametrize("outpost", ["outpost", "outpost@1e"])
def test_an_outpost_does_nothing_at_the_start_of_the_turn(outpost: str) -> None:
    p = Position(hands=[[outpost]], decks=[["estate", "copper", "silver", "gold"]], owned=[["cathedral"]])
    p.play(outpost)
    p.end_turn()
    assert (p.active, asked(p).kind, asked(p).source) == (0, "trash", "cathedral")


def test_cards_drawn_for_another_players_gain_need_no_order() -> None:
    p = Position(
        hands=[["monkey"], []],
        decks=[["copper"] * 9, ["copper"] * 9],
        owned=[["road_network"], []],
        kingdom=["gardens"],
    )
    p.play("monkey")
    p.end_turn()
    p.game.players[1].plus_coins(2)
    p.buy("estate")
    assert p.decision is None
    assert len(p.hand(0)) == 7


def test_the_curse_of_a_blockade_comes_without_a_question() -> None:
    p = Position(
        hands=[["blockade", "pirate"], ["silver", "copper"]],
        decks=[["pirate", *["copper"] * 9], ["copper"] * 9],
        kingdom=["blockade", "pirate"],
    )
    p.play("blockade")
    p.choose("silver")
    p.choose()  # its owner gains a Silver too, and leaves the Pirate in hand
    p.end_turn()
    p.play("silver")
    p.play("copper")
    p.buy("silver")
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (0, "react", ["pirate"])
    assert p.discard(1) == ["silver", "curse"]


def test_a_draw_and_a_reaction_that_may_be_played_are_ordered() -> None:
    """Monkey's card could be another Pirate."""
    p = Position(
        hands=[["monkey"], ["silver", "copper"]],
        decks=[["pirate", *["copper"] * 9], ["copper"] * 9],
        kingdom=["pirate"],
    )
    p.play("monkey")
    p.end_turn()
    p.play("silver")
    p.play("copper")
    p.buy("silver")
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (0, "order", ["monkey", "pirate"])
