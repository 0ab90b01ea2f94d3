"""Views: everything a seat may ask about the table, its own cards and the others'."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dominium import Card, all_cards, card_named
from dominium.engine.types import ACTION, ARTIFACT, PROJECT, TREASURE, VICTORY
from dominium.testing import Position

COPPERS = ["copper"] * 5


def names(cards: Sequence[Card]) -> list[str]:
    return [card.id for card in cards]


def rich() -> Position:
    """Seat 0 owns a card in every zone there is."""
    p = Position(
        players=3,
        hands=[["haven", "gold", "estate", "copper"], COPPERS],
        decks=[["silver", "copper", "gold"], ["province"]],
        discards=[["duchy", "gold"], ["gardens"]],
        in_play=[["spices"]],
        mats=[{"island": ["province"], "native_village": ["silver", "curse"]}],
        kingdom=["gardens", "village"],
        owned=[["fair"], ["fair", "canal"]],
        trash=["curse", "silver"],
        coffers=[1, 2],
        villagers=[3, 4],
        tokens=[{}, {"sinister_plot": 2}],
        coins=5,
        buys=2,
    )
    p.play("haven")
    p.choose("estate")
    return p


def test_own_cards_in_every_zone_are_counted() -> None:
    view = rich().view(0)
    # hand: gold copper silver; deck: copper gold; discards: duchy gold; mats: province silver curse; aside: estate
    assert view.count(card_named("gold")) == 3
    assert view.count(card_named("silver")) == 2
    assert view.count(card_named("copper")) == 2
    assert [view.count(card_named(n)) for n in ("estate", "haven", "spices", "province", "curse")] == [1] * 5
    assert view.count(card_named("village")) == 0
    assert view.deck_total() == 13
    assert view.treasure_cards() == 8


def test_counting_the_own_cards() -> None:
    view = rich().view(0)
    cards = [
        card_named(name) for name in ("gold", "silver", "copper", "estate", "province", "village", "moat")
    ]
    weights = [0] * (max(card.number for card in all_cards()) + 1)
    for place, card in enumerate(cards):
        weights[card.number] = 10**place
    assert [view.count(card) for card in cards] == [3, 2, 2, 1, 1, 0, 0]
    assert (view.deck_total(), view.weigh(weights)) == (13, 11223)
    assert view.weigh([]) == 0


def test_the_coins_on_the_own_treasures() -> None:
    p = Position(
        hands=[["copper", "estate"]],
        decks=[["silver", "village"]],
        discards=[["gold", "duchy"]],
        in_play=[["spices"]],
    )
    assert p.view(0).treasure_total() == 1 + 2 + 3 + 2
    assert p.view(1).treasure_total() == 0


def test_points_by_counting_along() -> None:
    p = rich()
    # estate 1, duchy 3, province 6, curse -1
    assert [p.view(0).points(seat) for seat in range(3)] == [9, 6, 0]
    assert [p.view(1).points(seat) for seat in range(3)] == [9, 6, 0]
    full = Position(hands=[["gardens", *COPPERS * 4]])
    assert full.view(0).worth(card_named("gardens")) == 2
    assert full.view(1).worth(card_named("gardens")) == 0


def test_the_own_deck_and_discards_by_counting_along() -> None:
    view = rich().view(0)
    assert names(view.own_deck()) == ["copper", "gold"]
    assert names(view.own_discards()) == ["duchy", "gold"]
    assert (view.deck_size, view.discarded) == (2, 2)
    assert names(view.owned(1)) == ["copper"] * 5 + ["gardens", "province"]


def test_what_lies_in_front_of_a_player() -> None:
    p = rich()
    for viewer in (0, 1, -1):
        view = p.view(viewer)
        assert names(view.in_play(0)) == ["spices", "haven"]
        assert [view.hand_size(seat) for seat in range(3)] == [3, 5, 0]
        assert names(view.mat(0, "island")) == ["province"]
        assert view.mat_sizes(0) == {"island": 1, "native_village": 2}
        assert (view.coffers(1), view.villagers(1)) == (2, 4)
        assert [view.tokens(seat, "sinister_plot") for seat in range(3)] == [0, 2, 0]
        assert names(view.owned_projects(1)) == ["fair", "canal"]
        assert (view.set_aside_size(0), view.set_aside_size(1)) == (1, 0)
        top = view.top_discard(0)
        assert top is not None
        assert top.id == "gold"
        assert view.top_discard(2) is None
    assert names(p.view(0).set_aside(0)) == ["estate"]
    assert names(p.view(1).set_aside(0)) == []
    assert names(p.view(0).mat(0, "native_village")) == ["silver", "curse"]
    assert names(p.view(1).mat(0, "native_village")) == []


def test_the_table() -> None:
    p = rich()
    view = p.view(1)
    assert (view.players, view.active, view.phase, view.turn, view.extra, view.over) == (
        3,
        0,
        "action",
        4,
        False,
        False,
    )
    assert (view.actions, view.buys, view.coins) == (1, 2, 5)
    assert (view.empty_piles, view.empty_piles_to_end) == (0, 3)
    assert Position(players=5).view(0).empty_piles_to_end == 4
    assert sorted(names(view.trash)) == ["curse", "silver"]
    assert (view.left(card_named("village")), view.provinces_left()) == (10, 12)
    assert names(view.projects) == ["fair", "canal"]
    assert [view.turns(seat) for seat in range(3)] == [2, 1, 1]


def test_cards_staying_from_earlier_turns() -> None:
    p = Position(hands=[["wharf", "village"], ["caravan"]], decks=[["copper"] * 12, ["copper"] * 12])
    p.play("wharf")
    assert names(p.view(0).staying(0)) == []
    p.end_turn()
    p.play("caravan")
    assert names(p.view(0).staying(0)) == ["wharf"]
    assert names(p.view(0).staying(1)) == []
    p.end_turn()
    assert names(p.view(1).staying(0)) == ["wharf"]  # till the end of this turn
    assert names(p.view(1).staying(1)) == ["caravan"]
    shown = [[one["earlier"] for one in player["in_play"]] for player in p.view(1).as_dict()["players"]]
    assert shown == [[True], [True]]


def test_what_was_gained_on_the_last_turn() -> None:
    p = Position(coins=3, buys=2, kingdom=["witch"], hands=[[], ["witch"]])
    p.buy("silver")
    p.buy("copper")
    p.end_turn()
    assert names(p.view(1).gained_last(0)) == ["silver", "copper"]
    p.play("witch")
    assert names(p.view(1).gained_last(0)) == ["silver", "copper"]  # the Curse came on another's turn


def test_a_spectator_has_no_cards() -> None:
    view = rich().view(-1)
    with pytest.raises(ValueError, match="spectator"):
        _ = view.hand
    assert view.as_dict()["seat"] == -1


def test_options_are_listed_by_name_whatever_the_order_of_the_cards() -> None:
    hand = [
        card.id
        for card in all_cards()
        if card.sets and card.cost in (2, 5) and "@" not in card.id and not card.types & (PROJECT | ARTIFACT)
    ]
    p = Position(hands=[["cellar", *hand[::-1]]])
    p.play("cellar")
    assert p.decision is not None
    assert p.decision.options == sorted({*hand})


def test_an_answer_that_takes_everything() -> None:
    p = Position(hands=[["chapel", "estate", "curse", "estate"]])
    p.play("chapel")
    decision = p.decision
    assert decision is not None
    assert decision.everything() == [0, 1, 1]
    decision.check(decision.everything())
    assert (decision.index(card_named("estate")), decision.index(card_named("gold"))) == (1, -1)
    assert (decision.index_of("curse"), decision.index_of("gold")) == (0, -1)
    assert decision.count() == 2


def test_the_place_of_a_card_among_the_purchases() -> None:
    p = Position(kingdom=["village", "market"], coins=3, phase="buy")
    p._session.choose()
    decision = p._session.decision
    assert decision is not None
    assert [decision.index(card_named(name)) for name in decision.options] == list(
        range(len(decision.options))
    )
    assert [decision.index(card_named(name)) for name in ("market", "province", "witch")] == [-1] * 3


def test_low_piles_and_kinds_in_hand() -> None:
    supply = {"copper": 0, "estate": 2, "gold": 3, "province": 1, "village": 3}
    p = Position(
        kingdom=["village", "gardens"],
        hands=[["village", "harem", "copper", "village", "estate", "silver"]],
        supply=supply,
    )
    view = p.view(0)
    assert sorted(view.low_piles(2)) == [1, 2]
    assert sorted(view.low_piles(3)) == [1, 2, 3, 3]
    assert names(view.kinds_in_hand(ACTION)) == ["village"]
    assert sorted(names(view.kinds_in_hand(TREASURE))) == ["copper", "harem", "silver"]
    assert sorted(names(view.kinds_in_hand(VICTORY))) == ["estate", "harem"]


def test_points_are_printed_where_no_card_counts_others() -> None:
    assert Position(kingdom=["village", "harem"]).view(0).plain_points
    assert not Position(kingdom=["village", "gardens"]).view(0).plain_points
