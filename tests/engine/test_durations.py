"""Durations (G38 to G40): how long they stay, what stays with them, and the start of the turn."""

from __future__ import annotations

import pytest

from dominium.engine.decisions import Decision
from dominium.testing import Position

COPPERS = ["copper"] * 40


def asked(p: Position) -> Decision:
    """The question that must be open now."""
    decision = p.decision
    assert decision is not None
    return decision


def back_to(p: Position, seat: int) -> None:
    """End turns until it is that player's."""
    p.end_turn()
    while p.active != seat:
        p.end_turn()


# G38


@pytest.mark.parametrize(
    "card", ["caravan", "wharf", "merchant_ship", "lighthouse", "fishing_village", "astrolabe"]
)
def test_g38_a_duration_stays_until_the_clean_up_of_its_last_turn(card: str) -> None:
    p = Position(hands=[[card]], decks=[COPPERS])
    p.play(card)
    p.end_turn()
    assert p.in_play(0) == [card]
    assert card not in p.discard(0)
    p.end_turn()
    assert p.in_play(0) == [card]
    p.end_turn()
    assert p.in_play(0) == []
    assert card in p.discard(0)


def test_g38_a_duration_with_nothing_to_come_is_discarded_at_once() -> None:
    p = Position(hands=[["haven"]])
    p.play("haven")
    p.end_turn()
    assert (p.in_play(0), p.hand(0)) == ([], ["haven"])


def test_g38_a_duration_out_of_the_shuffle() -> None:
    p = Position(hands=[["wharf", "copper"]], decks=[["estate", "estate"]])
    p.play("wharf")
    p.end_turn()
    assert p.hand(0) == ["copper", "estate", "estate"]
    p.end_turn()
    assert p.hand(0) == ["copper", "estate", "estate"]
    p.end_turn()
    assert p.hand(0) == ["copper", "estate", "estate", "wharf"]


def test_g38_a_duration_played_in_another_turn_stays_till_after_the_own_one() -> None:
    p = Position(hands=[[], ["pirate"]], decks=[COPPERS, COPPERS])
    p.buy("copper")
    p.choose("pirate")
    p.end_turn()
    assert (p.active, p.in_play(1)) == (1, ["pirate"])
    p.choose("gold")
    p.end_turn()
    assert p.in_play(1) == []


# G39


def test_g39_throne_room_stays_with_its_duration() -> None:
    p = Position(hands=[["throne_room", "caravan"]], decks=[COPPERS])
    p.play("throne_room")
    p.choose("caravan")
    p.end_turn()
    assert p.in_play(0) == ["throne_room", "caravan"]
    p.end_turn()
    assert len(p.hand(0)) == 7
    p.end_turn()
    assert p.in_play(0) == []
    assert {"throne_room", "caravan"} <= set(p.discard(0))


def test_g39_an_inner_throne_room_stays_for_the_second_card_it_doubled() -> None:
    p = Position(hands=[["throne_room", "throne_room", "village", "caravan"]], decks=[COPPERS])
    p.play("throne_room")
    p.choose("throne_room")
    p.choose("village")
    p.choose("caravan")
    p.end_turn()
    assert p.in_play(0) == ["throne_room", "caravan"]


def test_g39_throne_room_on_throne_room_only_the_inner_one_stays() -> None:
    p = Position(hands=[["throne_room", "throne_room", "caravan"]], decks=[COPPERS])
    p.play("throne_room")
    p.choose("throne_room")
    p.choose("caravan")
    assert p.decision is None  # the second play of the inner one finds no Action
    p.end_turn()
    assert p.in_play(0) == ["throne_room", "caravan"]
    assert p.discard(0).count("throne_room") == 1


@pytest.mark.parametrize("card", ["haven", "tactician"])
def test_g39_throne_room_on_a_duration_that_does_not_stay(card: str) -> None:
    p = Position(hands=[["throne_room", card]])
    p.play("throne_room")
    p.choose(card)
    p.end_turn()
    assert p.in_play(0) == []
    assert p.hand(0) == sorted([card, "throne_room"])


def test_g39_throne_room_on_an_unused_cargo_ship() -> None:
    p = Position(hands=[["throne_room", "cargo_ship"]], decks=[COPPERS])
    p.play("throne_room")
    p.choose("cargo_ship")
    p.end_turn()
    assert p.in_play(0) == []


def test_g39_throne_room_on_an_ordinary_card_is_discarded() -> None:
    p = Position(hands=[["throne_room", "bazaar", "caravan"]], decks=[COPPERS])
    p.play("throne_room")
    p.choose("bazaar")
    p.play("caravan")
    p.end_turn()
    assert p.in_play(0) == ["caravan"]


def test_g39_scepter_stays_with_the_duration_it_replayed() -> None:
    p = Position(hands=[["merchant_ship", "scepter"]], decks=[COPPERS])
    p.play("merchant_ship")
    p.play("scepter")
    p.choose("replay")
    while p.decision is not None:
        p.choose("merchant_ship")
    p.end_turn()
    assert p.in_play(0) == ["merchant_ship", "scepter"]
    p.end_turn()
    assert p.coins == 4
    p.end_turn()
    assert p.in_play(0) == []


def test_g39_citadel_leaves_nothing_in_play() -> None:
    p = Position(hands=[["caravan"]], decks=[COPPERS], owned=[["citadel"]])
    p.play("caravan")
    assert len(p.hand(0)) == 2
    p.end_turn()
    assert p.in_play(0) == ["caravan"]
    p.end_turn()
    assert len(p.hand(0)) == 7


# G40


def test_g40_the_player_orders_what_happens_at_the_start_of_the_turn() -> None:
    p = Position(
        hands=[["fishing_village", "tide_pools", "caravan"]],
        decks=[["copper"] * 4 + ["estate"] * 5 + ["gold", "silver"]],
    )
    p.play("fishing_village")
    p.play("tide_pools")
    p.play("caravan")
    p.end_turn()
    p.end_turn()
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (0, "order", ["caravan", "tide_pools"])
    assert (p.actions, p.coins) == (2, 1)  # Fishing Village came first: its order never matters
    p.choose("tide_pools")
    assert p.decision is None  # five Estates: nothing to choose
    assert (p.hand(0), p.discard(0)[-2:]) == (["estate"] * 3 + ["gold"], ["estate", "estate"])


def test_g40_the_other_order() -> None:
    p = Position(
        hands=[["tide_pools", "caravan"]], decks=[["copper"] * 4 + ["estate"] * 5 + ["gold", "silver"]]
    )
    p.play("tide_pools")
    p.play("caravan")
    back_to(p, 0)
    p.choose("caravan")
    assert (asked(p).source, asked(p).options) == ("tide_pools", ["estate", "gold"])


@pytest.mark.parametrize("card", ["haven", "caravan", "wharf", "tactician", "monkey", "blockade", "corsair"])
def test_g40_cards_for_the_hand_and_a_discard_are_ordered(card: str) -> None:
    p = Position(hands=[[card, "estate"]], in_play=[["tide_pools"]], decks=[COPPERS])
    p.play(card)
    if card in ("haven", "blockade"):
        p.choose("estate")
    back_to(p, 0)
    assert (asked(p).kind, asked(p).options) == ("order", sorted([card, "tide_pools"]))


def test_g40_no_question_where_the_order_cannot_matter() -> None:
    p = Position(in_play=[["caravan", "wharf", "lighthouse", "merchant_ship", "tactician"]], decks=[COPPERS])
    p.end_turn()
    p.end_turn()
    assert p.decision is None
    assert (len(p.hand(0)), p.coins, p.buys, p.actions) == (13, 3, 3, 2)


@pytest.mark.parametrize("card", ["haven", "tactician", "wharf", "monkey", "blockade", "corsair"])
def test_g40_cards_for_the_hand_need_no_order_among_themselves(card: str) -> None:
    p = Position(hands=[[card, "estate"]], in_play=[["caravan"]], decks=[COPPERS])
    p.play(card)
    if card in ("haven", "blockade"):
        p.choose("estate")
    back_to(p, 0)
    assert p.decision is None


@pytest.mark.parametrize("card", ["lighthouse", "fishing_village", "merchant_ship", "astrolabe"])
def test_g40_actions_buys_and_coins_come_before_whatever_is_chosen(card: str) -> None:
    p = Position(hands=[[card]], owned=[["cathedral"]], decks=[[*COPPERS[:4], "estate"]])
    p.play(card)
    back_to(p, 0)
    assert (asked(p).kind, asked(p).source) == ("trash", "cathedral")
    assert (p.actions, p.buys, p.coins) == {
        "lighthouse": (1, 1, 1),
        "fishing_village": (2, 1, 1),
        "merchant_ship": (1, 1, 2),
        "astrolabe": (1, 2, 1),
    }[card]


def test_g40_barracks_and_key_come_before_whatever_is_chosen() -> None:
    p = Position(
        owned=[["cathedral", "barracks"]], artifacts={"key": 0}, hands=[["copper", "estate"]], phase="start"
    )
    assert (asked(p).kind, asked(p).source) == ("trash", "cathedral")
    assert (p.actions, p.coins) == (2, 1)


def test_g40_what_appears_during_the_start_of_the_turn_still_applies() -> None:
    p = Position(
        turn=1, decks=[["treasurer", "copper"]], owned=[["piazza"]], projects=["piazza"], artifacts={"key": 1}
    )
    p.end_turn()
    assert p.active == 0
    p.choose("key")
    assert p.artifact("key") == 0
    assert p.coins == 4


def test_g40_a_duration_played_at_the_start_of_the_turn_waits_for_the_next() -> None:
    p = Position(turn=1, decks=[["merchant_ship", *COPPERS]], owned=[["piazza"]], projects=["piazza"])
    p.end_turn()
    assert p.coins == 2
    p.end_turn()
    p.end_turn()
    assert p.coins == 2


@pytest.mark.parametrize("attack", ["blockade", "corsair"])
def test_g40_protection_against_a_duration_is_decided_when_it_is_played(attack: str) -> None:
    for lighthouse, hit in ((["lighthouse"], False), ([], True)):
        p = Position(
            hands=[[attack], ["silver", "silver", "lighthouse"]],
            in_play=[[], lighthouse],
            decks=[COPPERS, COPPERS],
        )
        p.play(attack)
        if attack == "blockade":
            p.choose("silver")
        p.end_turn()
        p.play("lighthouse")
        p.play("silver")
        p.play("silver")
        p.buy("silver")
        assert (p.trash == ["silver"]) == (hit and attack == "corsair")
        assert ("curse" in p.discard(1)) == (hit and attack == "blockade")
