"""The Attacks of both editions of the base game, and the answer to them."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.testing import Position

FIVE = ["copper", "copper", "copper", "estate", "estate"]

# Moat


def test_moat_draws_two() -> None:
    p = Position(hands=[["moat"]], decks=[["gold", "silver", "copper"]])
    p.play("moat")
    assert p.hand(0) == ["gold", "silver"]
    assert p.actions == 0


def test_moat_need_not_be_revealed() -> None:
    p = Position(hands=[["witch"], ["moat"]])
    p.play("witch")
    assert p.decision is not None
    assert (p.decision.seat, p.decision.kind, p.decision.source) == (1, "react", "witch")
    assert (p.decision.options, p.decision.minimum) == (["moat"], 0)
    p.choose()
    assert p.discard(1) == ["curse"]


def test_moat_is_no_answer_to_what_is_not_an_attack() -> None:
    p = Position(hands=[["council_room"], ["moat"]], decks=[[], ["gold"]])
    p.play("council_room")
    assert p.decision is None
    assert p.hand(1) == ["gold", "moat"]


def test_base_moat_1_stays_in_hand() -> None:
    p = Position(hands=[["witch"], ["moat", "copper"]])
    p.play("witch")
    p.choose("moat")
    assert p.hand(1) == ["copper", "moat"]
    assert p.discard(1) == []
    reveal = [event for event in p.events if event.kind == "reveal"]
    assert [event.seen_from(0).cards for event in reveal] == [["moat"]]


def test_base_moat_2_protects_its_owner_only() -> None:
    p = Position(
        players=4,
        hands=[["witch"], [], ["moat"], []],
        decks=[["gold", "silver", "copper"]],
    )
    p.play("witch")
    assert p.decision is not None
    assert p.decision.seat == 2
    p.choose("moat")
    assert p.hand(0) == ["gold", "silver"]
    assert [p.discard(seat) for seat in range(4)] == [[], ["curse"], [], ["curse"]]


def test_base_moat_2_the_attackers_own_moat_is_not_asked_about() -> None:
    p = Position(hands=[["militia", "moat"], FIVE])
    p.play("militia")
    assert p.decision is not None
    assert (p.decision.seat, p.decision.kind) == (1, "discard")


def test_base_moat_3_for_each_of_several_attacks() -> None:
    p = Position(hands=[["witch", "militia"], ["moat", *FIVE]], actions=2)
    p.play("witch")
    p.choose("moat")
    p.play("militia")
    p.choose("moat")
    assert len(p.hand(1)) == 6
    assert p.discard(1) == []
    assert p.coins == 2


def test_base_moat_3_revealed_for_one_play_does_not_cover_the_next() -> None:
    p = Position(hands=[["throne_room", "witch"], ["moat"]])
    p.play("throne_room")
    p.choose("witch")
    p.choose("moat")
    assert p.decision is not None
    assert p.decision.seat == 1
    p.choose()
    assert p.discard(1) == ["curse"]


def test_base_moat_4_protected_players_reveal_nothing() -> None:
    p = Position(
        kingdom=["bandit"],
        players=3,
        hands=[["bureaucrat", "bandit"], ["moat", "estate"], []],
        decks=[[], ["gold", "silver"], ["gold", "copper"]],
        actions=2,
    )
    p.play("bureaucrat")
    p.choose("moat")
    assert p.hand(1) == ["estate", "moat"]
    p.play("bandit")
    p.choose("moat")
    assert p.deck(1) == ["gold", "silver"]
    assert p.trash == ["gold"]
    shown = [event.cards for event in p.events if event.kind == "reveal" and event.seat == 1]
    assert shown == [["moat"], ["moat"]]


def test_moat_a_second_one_is_not_asked_about() -> None:
    p = Position(hands=[["witch"], ["moat", "moat"]])
    p.play("witch")
    p.choose("moat")
    assert p.decision is None
    assert p.discard(1) == []


# Bureaucrat


def test_bureaucrat() -> None:
    p = Position(
        players=4,
        hands=[["bureaucrat"], ["estate", "copper"], ["copper", "gold"], ["province", "copper"]],
        decks=[["copper"], ["copper"], ["copper"], ["copper"]],
    )
    p.play("bureaucrat")
    assert p.decision is None
    assert p.deck(0) == ["silver", "copper"]
    assert (p.hand(1), p.deck(1)) == (["copper"], ["estate", "copper"])
    assert (p.hand(2), p.deck(2)) == (["copper", "gold"], ["copper"])
    assert (p.hand(3), p.deck(3)) == (["copper"], ["province", "copper"])
    shown = {event.seat: sorted(event.cards) for event in p.events if event.kind == "reveal"}
    assert shown == {1: ["estate"], 2: ["copper", "gold"], 3: ["province"]}
    put_back = {event.seat: event.seen_from(0).cards for event in p.events if event.kind == "put_back"}
    assert put_back == {1: ["estate"], 3: ["province"]}


def test_bureaucrat_without_silver_left_still_attacks() -> None:
    p = Position(hands=[["bureaucrat"], ["duchy"]], supply={"silver": 0})
    p.play("bureaucrat")
    assert p.deck(0) == []
    assert p.deck(1) == ["duchy"]


def test_base_bureaucrat_1_the_card_becomes_the_deck() -> None:
    p = Position(hands=[["bureaucrat"], ["estate"]], discards=[["gold"], ["gold"]])
    p.play("bureaucrat")
    assert (p.deck(0), p.discard(0)) == (["silver"], ["gold"])
    assert (p.deck(1), p.discard(1)) == (["estate"], ["gold"])


def test_base_bureaucrat_2_the_victim_chooses() -> None:
    p = Position(hands=[["bureaucrat"], ["estate", "duchy", "copper"]])
    p.play("bureaucrat")
    assert p.decision is not None
    assert (p.decision.seat, p.decision.options) == (1, ["duchy", "estate"])
    assert (p.decision.minimum, p.decision.maximum) == (1, 1)
    p.choose("estate")
    assert p.deck(1) == ["estate"]
    assert p.hand(1) == ["copper", "duchy"]


# Militia


def test_militia() -> None:
    p = Position(
        players=3,
        hands=[
            ["militia"],
            ["gold", "silver", "copper", "estate", "curse"],
            ["gold", "duchy", "copper", "copper"],
        ],
    )
    p.play("militia")
    assert p.coins == 2
    assert p.decision is not None
    assert (p.decision.seat, p.decision.minimum, p.decision.maximum) == (1, 2, 2)
    with pytest.raises(IllegalMove):
        p.choose("curse")
    p.choose("estate", "curse")
    assert p.hand(1) == ["copper", "gold", "silver"]
    assert p.discard(1) == ["estate", "curse"]
    assert p.decision.seat == 2
    p.choose("duchy")
    assert p.hand(2) == ["copper", "copper", "gold"]
    assert p.decision is None


def test_base_militia_1_three_or_fewer_keep_all() -> None:
    p = Position(players=4, hands=[["militia"], ["copper"] * 3, ["copper"] * 2, []])
    p.play("militia")
    assert p.decision is None
    assert [len(p.hand(seat)) for seat in range(4)] == [0, 3, 2, 0]


# Witch


def test_witch() -> None:
    p = Position(players=3, hands=[["witch"]], decks=[["gold", "silver", "copper"]])
    p.play("witch")
    assert p.hand(0) == ["gold", "silver"]
    assert [p.discard(seat) for seat in range(3)] == [[], ["curse"], ["curse"]]
    assert p.supply("curse") == 18


def test_base_witch_1_too_few_curses_in_turn_order() -> None:
    p = Position(players=4, turn=2, hands=[[], [], ["witch"]], supply={"curse": 2})
    p.play("witch")
    assert [p.discard(seat) for seat in range(4)] == [["curse"], [], [], ["curse"]]
    assert p.supply("curse") == 0


def test_base_witch_2_none_left() -> None:
    p = Position(players=3, hands=[["witch"]], decks=[["gold", "silver"]], supply={"curse": 0})
    p.play("witch")
    assert p.hand(0) == ["gold", "silver"]
    assert [p.discard(seat) for seat in range(3)] == [[], [], []]
