"""Seaside: the cards of both editions, from Island to Wharf, and the printed example turns."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.engine.decisions import Decision
from dominium.testing import Position

COPPERS = ["copper"] * 20


def asked(p: Position) -> Decision:
    """The question that must be open now."""
    decision = p.decision
    assert decision is not None
    return decision


def play(p: Position, *cards: str) -> None:
    for card in cards:
        p.play(card)


def back_to(p: Position, seat: int) -> None:
    """End turns until it is that player's."""
    p.end_turn()
    while p.active != seat:
        p.end_turn()


# Island


def test_seaside_island_1() -> None:
    p = Position(hands=[["island", "province", "copper"]])
    p.play("island")
    assert (asked(p).kind, asked(p).options, asked(p).minimum) == (
        "set_aside",
        ["copper", "province"],
        1,
    )
    p.choose("province")
    assert p.mat(0, "island") == ["island", "province"]
    assert p.in_play(0) == []
    p.end_turn()
    assert p.hand(0) == ["copper"]  # the whole deck is one Copper
    assert p.scores() == [8, 0]


def test_seaside_island_2() -> None:
    p = Position(hands=[["island"]])
    p.play("island")
    assert p.decision is None
    assert p.mat(0, "island") == ["island"]
    assert p.scores() == [2, 0]


def test_seaside_island_3() -> None:
    p = Position(hands=[["throne_room", "island", "estate", "duchy", "copper"]])
    p.play("throne_room")
    p.choose("island")
    p.choose("estate")
    p.choose("duchy")
    assert p.mat(0, "island") == ["island", "estate", "duchy"]
    assert p.hand(0) == ["copper"]
    assert p.in_play(0) == ["throne_room"]
    p.end_turn()
    assert p.in_play(0) == []


def test_seaside_island_4() -> None:
    p = Position(hands=[["island", "province"]])
    p.play("island")
    assert sorted(card.id for card in p.view(1).mat(0, "island")) == ["island", "province"]
    put = [event.seen_from(1).cards for event in p.events if event.kind == "mat"]
    assert put == [["island"], ["province"]]
    assert p.view(-1).as_dict()["players"][0]["mats"] == {"island": ["island", "province"]}


# Salvager


def test_salvager_text() -> None:
    p = Position(hands=[["salvager", "gold", "estate"]])
    p.play("salvager")
    assert p.buys == 2
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("trash", 1, 1)
    p.choose("gold")
    assert p.coins == 6
    assert p.trash == ["gold"]
    assert p.hand(0) == ["estate"]


def test_seaside_salvager_1() -> None:
    p = Position(hands=[["salvager", "gold", "estate"]])
    p.play("salvager")
    with pytest.raises(IllegalMove):
        p.choose()
    p = Position(hands=[["salvager"]])
    p.play("salvager")
    assert p.decision is None
    assert (p.buys, p.coins, p.trash) == (2, 0, [])


# Treasure Map


def test_treasure_map_text() -> None:
    p = Position(hands=[["treasure_map", "treasure_map", "estate"]], decks=[["copper"]])
    p.play("treasure_map")
    assert p.decision is None
    assert p.trash == ["treasure_map", "treasure_map"]
    assert p.deck(0) == ["gold"] * 4 + ["copper"]
    assert p.supply("gold") == 26
    assert p.hand(0) == ["estate"]
    assert p.in_play(0) == []


def test_seaside_treasure_map_1() -> None:
    p = Position(hands=[["treasure_map", "estate"]], decks=[["copper"]])
    p.play("treasure_map")
    assert p.trash == ["treasure_map"]
    assert p.deck(0) == ["copper"]


def test_seaside_treasure_map_2() -> None:
    p = Position(hands=[["throne_room", "treasure_map", "treasure_map", "treasure_map"]])
    p.play("throne_room")
    p.choose("treasure_map")
    assert p.trash == ["treasure_map"] * 3
    assert p.deck(0) == ["gold"] * 4
    assert p.hand(0) == []


def test_seaside_treasure_map_3() -> None:
    p = Position(hands=[["treasure_map", "treasure_map"]], supply={"gold": 3})
    p.play("treasure_map")
    assert p.deck(0) == ["gold"] * 3
    assert p.supply("gold") == 0


def test_seaside_treasure_map_4() -> None:
    p = Position(hands=[["treasure_map", "treasure_map"]], discards=[["copper"]])
    p.play("treasure_map")
    assert p.deck(0) == ["gold"] * 4
    assert p.discard(0) == ["copper"]


# Bazaar, Merchant Ship, Wharf


def test_bazaar_text() -> None:
    p = Position(hands=[["bazaar"]], decks=[["gold", "silver"]])
    p.play("bazaar")
    assert (p.actions, p.coins, p.buys) == (2, 1, 1)
    assert p.hand(0) == ["gold"]


def test_merchant_ship_text() -> None:
    p = Position(hands=[["merchant_ship"]], decks=[COPPERS])
    p.play("merchant_ship")
    assert (p.actions, p.coins) == (0, 2)
    back_to(p, 0)
    assert (p.actions, p.coins) == (1, 2)
    assert p.in_play(0) == ["merchant_ship"]
    back_to(p, 0)
    assert p.coins == 0
    assert p.in_play(0) == []


def test_seaside_wharf_1() -> None:
    p = Position(hands=[["wharf"]], decks=[["gold", "gold", *["copper"] * 5, "silver", "silver", "estate"]])
    p.play("wharf")
    assert p.hand(0) == ["gold", "gold"]
    assert p.buys == 2
    p.end_turn()
    assert p.hand(0) == ["copper"] * 5
    p.end_turn()
    assert p.hand(0) == ["copper"] * 5 + ["silver", "silver"]
    assert p.buys == 2
    p.end_turn()
    assert p.in_play(0) == []


# Outpost


def test_outpost_text() -> None:
    p = Position(hands=[["outpost"]], decks=[COPPERS, COPPERS])
    p.play("outpost")
    p.end_turn()
    assert p.active == 0
    assert p.view(0).extra
    assert p.hand(0) == ["copper"] * 3
    assert (p.actions, p.buys, p.coins) == (1, 1, 0)
    p.end_turn()
    assert p.active == 1
    assert p.hand(0) == ["copper"] * 5


def test_seaside_outpost_1() -> None:
    p = Position(hands=[["village", "outpost", "outpost"]], decks=[["copper", "outpost", *COPPERS], COPPERS])
    play(p, "village", "outpost", "outpost")
    p.end_turn()
    assert p.active == 0
    p.play("outpost")  # in the extra turn: nothing
    p.end_turn()
    assert p.active == 1
    assert len(p.hand(0)) == 5
    p.end_turn()
    assert p.active == 0
    assert not p.view(0).extra


def test_seaside_outpost_2() -> None:
    p = Position(hands=[["village", "merchant_ship", "outpost"]], decks=[COPPERS])
    play(p, "village", "merchant_ship", "outpost")
    p.end_turn()
    assert (p.active, p.coins) == (0, 2)
    back_to(p, 0)
    assert p.coins == 0


def test_seaside_outpost_3() -> None:
    p = Position(hands=[["outpost"]], decks=[COPPERS])
    p.play("outpost")
    p.end_turn()
    assert p.in_play(0) == ["outpost"]
    p.end_turn()
    assert p.in_play(0) == []
    assert "outpost" in p.discard(0)


def test_seaside_outpost_4() -> None:
    p = Position(hands=[["outpost"]], decks=[["silver"] * 20])
    p.play("outpost")
    p.end_turn()
    p.play("silver")
    p.play("silver")
    p.buy("silver")
    p.end_turn()
    assert len(p.hand(0)) == 5
    assert p.discard(0).count("silver") == 4


def test_seaside_outpost_4_with_the_flag() -> None:
    p = Position(hands=[["outpost"]], decks=[["silver"] * 20], kingdom=["flag_bearer"], artifacts={"flag": 0})
    p.play("outpost")
    p.end_turn()
    assert len(p.hand(0)) == 4
    p.end_turn()
    assert len(p.hand(0)) == 6


def test_seaside_outpost_5() -> None:
    p = Position(hands=[["outpost"]], decks=[COPPERS], coins=8, supply={"province": 1})
    p.play("outpost")
    p.buy("province")
    p.end_turn()
    assert p.over


def test_seaside_outpost_6() -> None:
    p = Position(hands=[["village", "outpost", "outpost"]], decks=[["copper", "outpost", *COPPERS], COPPERS])
    play(p, "village", "outpost", "outpost")
    p.end_turn()
    assert p.in_play(0) == ["outpost"]  # the second of them gave no turn
    p.play("outpost")
    p.end_turn()
    assert p.in_play(0) == []


def test_outpost_1e_text() -> None:
    p = Position(hands=[["outpost@1e"]], decks=[["outpost@1e", *COPPERS], COPPERS])
    p.play("outpost@1e")
    p.end_turn()
    assert (p.active, len(p.hand(0))) == (0, 3)
    assert p.in_play(0) == ["outpost@1e"]
    p.play("outpost@1e")  # no third turn in a row, but 3 cards all the same
    p.end_turn()
    assert (p.active, len(p.hand(0))) == (1, 3)
    assert p.in_play(0) == []


def test_two_outposts_1e_give_one_turn() -> None:
    p = Position(hands=[["village", "outpost@1e", "outpost@1e"]], decks=[COPPERS, COPPERS])
    play(p, "village", "outpost@1e", "outpost@1e")
    p.end_turn()
    assert (p.active, len(p.hand(0)), p.in_play(0)) == (0, 3, ["outpost@1e"])
    p.end_turn()
    assert (p.active, len(p.hand(0))) == (1, 5)


# Tactician


def test_tactician_text() -> None:
    p = Position(hands=[["tactician", "copper", "estate"]], decks=[COPPERS])
    p.play("tactician")
    assert p.hand(0) == []
    assert p.discard(0) == ["copper", "estate"] or p.discard(0) == ["estate", "copper"]
    back_to(p, 0)
    assert (p.actions, p.buys, p.coins) == (2, 2, 0)
    assert len(p.hand(0)) == 10
    p.end_turn()
    assert p.in_play(0) == []


def test_seaside_tactician_1() -> None:
    p = Position(hands=[["throne_room", "tactician", "copper"]], decks=[COPPERS])
    p.play("throne_room")
    p.choose("tactician")
    assert p.hand(0) == []
    back_to(p, 0)
    assert (p.actions, p.buys, len(p.hand(0))) == (2, 2, 10)
    assert sorted(p.in_play(0)) == ["tactician", "throne_room"]


def test_seaside_tactician_2() -> None:
    p = Position(hands=[["tactician", "estate"]], decks=[COPPERS])
    p.play("tactician")
    assert p.hand(0) == []
    p.end_turn()
    assert len(p.hand(0)) == 5
    p.end_turn()
    assert len(p.hand(0)) == 10


def test_seaside_tactician_3() -> None:
    p = Position(hands=[["tactician"]], decks=[COPPERS])
    p.play("tactician")
    p.end_turn()
    assert p.in_play(0) == []
    assert p.discard(0) == ["tactician"]
    p.end_turn()
    assert (p.actions, p.buys, len(p.hand(0))) == (1, 1, 5)


# Treasury


def test_treasury_text() -> None:
    p = Position(hands=[["treasury"]], decks=[["copper", *["estate"] * 4, "gold"]])
    p.play("treasury")
    assert (p.actions, p.coins, p.hand(0)) == (1, 1, ["copper"])
    p.end_turn()
    assert (asked(p).options, asked(p).minimum, asked(p).maximum) == (["treasury"], 0, 1)
    p.choose("treasury")
    assert p.active == 1
    assert p.hand(0) == ["estate"] * 4 + ["treasury"]
    assert p.discard(0) == ["copper"]


@pytest.mark.parametrize("treasury", ["treasury", "treasury@1e"])
def test_everybody_sees_treasury_go_onto_the_deck(treasury: str) -> None:
    p = Position(hands=[[treasury]], decks=[COPPERS])
    p.play(treasury)
    p.end_turn()
    p.choose(treasury)
    assert [event.seen_from(1).cards for event in p.events if event.kind == "put_back"] == [[treasury]]
    assert [card.id for card in p.game.players[0].hand_seen] == [treasury]  # and knows who drew it


def test_treasury_may_be_left() -> None:
    p = Position(hands=[["treasury"]], decks=[["copper", *["estate"] * 5]])
    p.play("treasury")
    p.end_turn()
    p.choose()
    assert p.hand(0) == ["estate"] * 5
    assert p.discard(0) == ["copper", "treasury"]


def test_treasury_is_put_back_only_once() -> None:
    p = Position(hands=[["treasury"]], decks=[COPPERS])
    p.play("treasury")
    p.end_turn()
    p.choose("treasury")
    p.end_turn()
    p.end_turn()
    assert p.decision is None
    assert p.active == 1


def test_seaside_treasury_1() -> None:
    p = Position(hands=[["treasury", "treasury", "treasury"]], decks=[COPPERS])
    play(p, "treasury", "treasury", "treasury")
    p.end_turn()
    p.choose("treasury")
    p.choose("treasury")
    p.choose()
    assert p.decision is None
    assert p.hand(0) == ["copper"] * 3 + ["treasury"] * 2
    assert p.discard(0).count("treasury") == 1


def test_treasury_1e_goes_back_after_a_purchase_that_is_no_victory_card() -> None:
    for bought, stays in (("silver", False), ("estate", True)):
        p = Position(hands=[["treasury@1e"]], decks=[COPPERS], coins=3)
        p.play("treasury@1e")
        p.buy(bought)
        p.end_turn()
        assert (p.decision is None) == stays, bought


def test_treasuries_1e_one_by_one() -> None:
    p = Position(hands=[["treasury@1e", "treasury@1e"]], decks=[COPPERS])
    play(p, "treasury@1e", "treasury@1e")
    p.end_turn()
    p.choose("treasury@1e")
    p.choose()
    assert p.decision is None
    assert p.hand(0).count("treasury@1e") == 1
    assert p.discard(0).count("treasury@1e") == 1


def test_seaside_treasury_2() -> None:
    p = Position(hands=[["treasury@1e", "workshop"]], decks=[COPPERS])
    play(p, "treasury@1e", "workshop")
    p.choose("estate")
    p.end_turn()
    p.choose("treasury@1e")
    assert "treasury@1e" in p.hand(0)


def test_seaside_treasury_3() -> None:
    p = Position(hands=[["treasury@1e", "treasury@1e"]], decks=[COPPERS], buys=3, coins=3)
    play(p, "treasury@1e", "treasury@1e")
    p.buy("copper")
    p.buy("estate")
    p.buy("silver")
    p.end_turn()
    assert p.decision is None
    assert p.active == 1
    assert p.discard(0).count("treasury@1e") == 2


def test_seaside_treasury_4() -> None:
    p = Position(hands=[["treasury", "workshop"]], decks=[COPPERS])
    play(p, "treasury", "workshop")
    p.choose("estate")
    p.buy("copper")
    p.end_turn()
    assert asked(p).options == ["treasury"]
    p = Position(hands=[["treasury"]], decks=[COPPERS], coins=1)
    p.play("treasury")
    p.buy("estate")
    p.end_turn()
    assert p.decision is None
    assert p.discard(0).count("treasury") == 1


def test_treasury_blocked_by_a_victory_card_gained_in_the_buy_phase() -> None:
    # Workshop played from the gain by Innovation: the Estate is not bought.
    p = Position(hands=[["treasury"]], decks=[COPPERS], owned=[["innovation"]], kingdom=["workshop"], coins=3)
    p.play("treasury")
    p.buy("workshop")
    p.choose("innovation")
    p.choose("estate")
    p.end_turn()
    assert p.decision is None
    assert p.active == 1


# The printed examples


def test_ex4_a_durations() -> None:
    p = Position(
        hands=[["bazaar", "wharf", "gold", "silver", "estate"]],
        decks=[
            ["merchant_ship", "copper", "copper"]
            + ["fishing_village", "silver", "estate", "estate", "estate", "gold", "estate"]
            + ["curse"] * 5
        ],
    )
    p.play("bazaar")
    assert "merchant_ship" in p.hand(0)
    p.play("wharf")
    p.play("merchant_ship")
    assert (p.actions, p.buys, p.coins) == (0, 2, 3)
    play(p, "gold", "silver", "copper", "copper")
    assert p.coins == 10
    p.buy("duchy")
    p.buy("duchy")
    p.end_turn()
    assert p.in_play(0) == ["wharf", "merchant_ship"]
    assert sorted(p.discard(0)) == [
        "bazaar",
        "copper",
        "copper",
        "duchy",
        "duchy",
        "estate",
        "gold",
        "silver",
    ]
    p.end_turn()
    assert (p.actions, p.buys, p.coins, len(p.hand(0))) == (1, 2, 2, 7)
    p.play("fishing_village")
    play(p, "silver", "gold")
    assert p.coins == 8
    p.buy("province")
    p.end_turn()
    assert p.in_play(0) == ["fishing_village"]
    assert {"wharf", "merchant_ship", "province"} <= set(p.discard(0))


def test_ex4_b_sample_turn() -> None:
    p = Position(
        hands=[["bazaar", "navigator", "merchant_ship", "silver", "gold"]],
        decks=[["gold", "estate", "estate"]],
        discards=[["province", "copper", "copper"]],
    )
    p.play("bazaar")
    assert p.hand(0) == ["gold", "gold", "merchant_ship", "navigator", "silver"]
    p.play("navigator")
    seen = sorted(card.id for card in p.view(0).looking)
    assert seen == ["copper", "copper", "estate", "estate", "province"]
    p.choose("discard")
    assert sorted(p.discard(0)) == seen
    p.play("merchant_ship")
    assert (p.actions, p.coins) == (0, 5)
    play(p, "silver", "gold", "gold")
    assert (p.coins, p.buys) == (13, 1)
    p.buy("province")
    assert (p.coins, p.buys) == (5, 0)
    p.end_turn()
    assert p.in_play(0) == ["merchant_ship"]
    assert len(p.hand(0)) == 5
    assert len(p.deck(0)) + len(p.hand(0)) == 11
    assert p.active == 1
