"""Coffers, Villagers, Projects and Artifacts (G41 to G43)."""

from __future__ import annotations

import pytest

from dominium import IllegalMove, card_named
from dominium.testing import Position

COPPERS = ["copper"] * 5


def test_g41_coffers_are_spent_in_every_phase_of_the_own_turn() -> None:
    p = Position(hands=[["village"]], coffers=[5, 3])
    p.spend_coffers(2)
    assert (p.coins, p.coffers(0), p.phase) == (2, 3, "action")
    p.end_phase()
    p.spend_coffers(1)
    assert (p.coins, p.coffers(0), p.phase) == (3, 2, "buy")
    p.buy("copper")
    p.spend_coffers(1)  # after a purchase too
    assert (p.coins, p.coffers(0)) == (4, 1)
    with pytest.raises(IllegalMove):
        p.spend_coffers(2)
    assert (p.coffers(0), p.coffers(1)) == (1, 3)


def test_g41_coins_of_coffers_are_lost_with_the_turn_and_coffers_kept() -> None:
    p = Position(coffers=[3])
    p.spend_coffers(2)
    p.end_turn()
    p.end_turn()
    assert (p.coins, p.coffers(0)) == (0, 1)


def test_g41_several_coffers_between_treasures_in_one_answer() -> None:
    p = Position(hands=[["copper", "gold"]], coffers=[2], phase="buy")
    decision = p._session.decision
    assert decision is not None
    assert (decision.kind, decision.options, decision.copies) == (
        "treasure",
        ["copper", "gold", "coffers"],
        [1, 1, 2],
    )
    p._session.choose("coffers", "gold", "coffers")
    assert (p.coins, p.coffers(0)) == (5, 0)


def test_g41_villagers_are_spent_in_the_own_action_phase() -> None:
    p = Position(hands=[["smithy", "smithy"]], decks=[["copper"] * 6], villagers=[2, 4])
    p.play("smithy")
    assert p.actions == 0
    with pytest.raises(IllegalMove):
        p.play("smithy")
    p.spend_villagers(2)
    assert (p.actions, p.villagers(0)) == (2, 0)
    p.play("smithy")
    assert len(p.hand(0)) == 6
    with pytest.raises(IllegalMove):
        p.spend_villagers(1)
    assert p.villagers(1) == 4
    q = Position(hands=[["smithy"]], villagers=[1], phase="buy")
    with pytest.raises(IllegalMove):
        q.spend_villagers(1)


def test_g41_other_tokens_cannot_be_spent() -> None:
    p = Position(hands=[["pirate_ship"]], decks=[[], ["copper"]], owned=[["sinister_plot"]], phase="start")
    p.choose("token")
    p.play("pirate_ship")
    p.choose("trash")
    assert (p.tokens(0, "sinister_plot"), p.tokens(0, "pirate_ship")) == (1, 1)
    with pytest.raises(IllegalMove):
        p.spend_coffers(1)


def test_g41_tokens_are_unlimited() -> None:
    p = Position(hands=[["acting_troupe", "spices"]], villagers=[96], coffers=[99], coins=5)
    p.play("acting_troupe")
    p.buy("spices")
    assert (p.villagers(0), p.coffers(0)) == (100, 101)


def test_g42_a_project_uses_a_buy_and_its_cost() -> None:
    p = Position(projects=["fair", "barracks"], coins=9, buys=2, in_play=[["bridge"]])
    assert p.cost("fair") == 4  # never reduced
    p.buy("fair")
    assert (p.coins, p.buys) == (5, 1)
    with pytest.raises(IllegalMove):
        p.buy("barracks")
    assert p.in_play(0) == ["bridge"]
    assert p.discard(0) == []
    assert p.game.players[0].gained == []
    assert p.game.players[0].bought == []
    p.buy("silver")
    with pytest.raises(IllegalMove):
        p.buy("copper")  # no Buy left


def test_g42_no_treasures_after_buying_a_project() -> None:
    p = Position(projects=["fair"], hands=[["copper"]], coins=4, buys=2, phase="buy")
    p.buy("fair")
    with pytest.raises(IllegalMove):
        p.play("copper")


def test_g42_at_most_two_projects_each_and_none_twice() -> None:
    p = Position(projects=["fair", "barracks", "canal"], coins=30, buys=5)
    p.buy("fair")
    with pytest.raises(IllegalMove):
        p.buy("fair")
    p.buy("barracks")
    with pytest.raises(IllegalMove):
        p.buy("canal")
    assert [card.id for card in p.view(1).owned_projects(0)] == ["fair", "barracks"]


def test_g42_any_number_of_players_may_own_a_project_for_the_rest_of_the_game() -> None:
    p = Position(projects=["fair"], owned=[[], ["fair"]], coins=4, decks=[COPPERS * 4, COPPERS * 4])
    p.buy("fair")
    for turn in range(1, 6):
        p.end_turn()
        assert p.active == turn % 2
        assert p.buys == 2


def test_g42_a_project_is_no_card_of_a_player() -> None:
    p = Position(projects=["fair"], coins=4)
    p.buy("fair")
    assert p.game.players[0].all_cards() == []
    assert p.scores() == [0, 0]


def test_g42_a_trigger_on_buying_does_not_see_a_project() -> None:
    p = Position(projects=["fair"], owned=[["academy"], ["road_network"]], coins=4, decks=[[], ["gold"]])
    p.buy("fair")
    assert p.decision is None
    assert p.villagers(0) == 0
    assert p.hand(1) == []


def test_g43_taking_an_artifact_takes_it_from_whoever_has_it() -> None:
    p = Position(players=3, coins=4, kingdom=["flag_bearer"], artifacts={"flag": 1}, decks=[COPPERS * 3] * 3)
    assert p.artifact("flag") == 1
    p.buy("flag_bearer")
    assert p.artifact("flag") == 0
    p.end_turn()
    assert len(p.hand(0)) == 6
    p.end_turn()
    assert len(p.hand(1)) == 5  # its effect has ended for the former holder


def test_g43_the_effect_ends_at_once() -> None:
    p = Position(
        turn=1,
        hands=[[], ["treasurer"]],
        artifacts={"key": 0},
        decks=[COPPERS * 2, COPPERS * 2],
    )
    p.play("treasurer")
    p.choose("key")
    p.end_turn()
    assert (p.active, p.coins) == (0, 0)
    p.end_turn()
    assert (p.active, p.coins) == (1, 1)


def test_g43_nobody_has_an_artifact_at_first() -> None:
    p = Position(kingdom=["border_guard", "flag_bearer", "swashbuckler", "treasurer"])
    names = ["lantern", "horn", "flag", "treasure_chest", "key"]
    assert sorted(card.id for card in p.view(0).artifacts) == sorted(names)
    assert [p.artifact(name) for name in names] == [None] * 5
    assert [p.view(0).holder(card_named(name)) for name in names] == [-1] * 5
    assert [one["holder"] for one in p.view(1).as_dict()["artifacts"]] == [-1] * 5
