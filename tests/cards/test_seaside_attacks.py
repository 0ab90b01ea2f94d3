"""The Attacks of Seaside against Moat, Lighthouse, several players, empty piles, empty decks and small hands."""

from __future__ import annotations

import pytest

from dominium.engine.catalogue import all_cards
from dominium.engine.decisions import Decision
from dominium.engine.types import ATTACK
from dominium.testing import Position

#: Attacks that do all they do at once, and those that wait for the victim's turn
AT_ONCE = ["cutpurse", "ambassador", "pirate_ship", "sea_hag", "ghost_ship", "sea_witch"]
WAITING = ["blockade", "corsair"]

DECK = ["silver", "copper", "copper", "duchy"]

ANSWERS = {
    "react": ("moat",),
    "reveal": ("estate",),
    "return": (),
    "choose": ("trash",),
    "trash": ("silver",),
    "put_back": ("estate", "estate"),
    "gain": ("copper",),
}


def asked(p: Position) -> Decision:
    """The question that must be open now."""
    decision = p.decision
    assert decision is not None
    return decision


def attack(card: str, players: int, protected: int, by: str) -> Position:
    """Player 0 plays the Attack; the protected player has Moat in hand or Lighthouse in play."""
    hands = [[card, "estate", "copper"]]
    in_play: list[list[str]] = [[] for _ in range(players)]
    for seat in range(1, players):
        hands.append(["copper", "silver", "estate", "estate", "estate"])
        if seat == protected and by == "moat":
            hands[seat][4] = "moat"
        if seat == protected and by == "lighthouse":
            in_play[seat] = ["lighthouse"]
    decks = [["copper"] * 10, *[DECK] * (players - 1)]
    p = Position(players=players, hands=hands, decks=decks, in_play=in_play, kingdom=["moat"])
    p.play(card)
    while p.decision is not None:
        p.choose(*ANSWERS[asked(p).kind])
    return p


def untouched(p: Position, seat: int) -> bool:
    return len(p.hand(seat)) == 5 and p.discard(seat) == [] and p.deck(seat) == DECK


def test_all_attacks_are_here() -> None:
    attacks = {card.id for card in all_cards() if "seaside" in card.sets and card.types & ATTACK}
    assert attacks == {*AT_ONCE, *WAITING}


@pytest.mark.parametrize("by", ["moat", "lighthouse"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("card", AT_ONCE)
def test_protection_is_for_its_owner_only(card: str, players: int, by: str) -> None:
    for protected in range(1, players):
        p = attack(card, players, protected, by)
        for seat in range(1, players):
            assert untouched(p, seat) == (seat == protected)


@pytest.mark.parametrize("by", ["moat", "lighthouse"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_protection_against_blockade(players: int, by: str) -> None:
    for protected in range(1, players):
        p = attack("blockade", players, protected, by)
        for seat in range(1, players):
            p.end_turn()
            p.buy("copper")
            assert p.discard(seat) == (["copper"] if seat == protected else ["copper", "curse"])


@pytest.mark.parametrize("by", ["moat", "lighthouse"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_protection_against_corsair(players: int, by: str) -> None:
    for protected in range(1, players):
        p = attack("corsair", players, protected, by)
        for seat in range(1, players):
            p.end_turn()
            p.play("silver")
            assert p.coins == (3 if by == "lighthouse" and seat == protected else 2)
            assert p.in_play(seat).count("silver") == (1 if seat == protected else 0)
        assert p.trash == ["silver"] * (players - 2)


@pytest.mark.parametrize("card", [*AT_ONCE, *WAITING])
def test_moat_is_asked_for_each_play_of_an_attack(card: str) -> None:
    p = Position(
        hands=[["throne_room", card, "estate", "estate"], ["moat"]], decks=[["copper"] * 5, ["copper"] * 5]
    )
    p.play("throne_room")
    p.choose(card)
    times = 0
    while p.decision is not None:
        if asked(p).kind == "react":
            times += 1
        p.choose(*ANSWERS[asked(p).kind])
    assert times == 2
    assert (p.hand(1), p.discard(1), p.deck(1)) == (["moat"], [], ["copper"] * 5)


def test_too_few_curses_go_round_from_the_left() -> None:
    p = Position(
        players=4, turn=2, hands=[[], [], ["sea_witch"]], decks=[[], [], ["gold"]], supply={"curse": 2}
    )
    p.play("sea_witch")
    assert (p.discard(3), p.discard(0), p.discard(1), p.discard(2)) == (["curse"], ["curse"], [], [])
    assert p.hand(2) == ["gold"]


def test_no_curses_left_for_sea_hag_and_blockade() -> None:
    p = Position(hands=[["sea_hag"]], decks=[[], ["gold", "silver"]], supply={"curse": 0})
    p.play("sea_hag")
    assert (p.discard(1), p.deck(1)) == (["gold"], ["silver"])
    p = Position(hands=[["blockade"]], supply={"curse": 0})
    p.play("blockade")
    p.choose("copper")
    p.end_turn()
    p.buy("copper")
    assert p.discard(1) == ["copper"]


@pytest.mark.parametrize("card", ["cutpurse", "ghost_ship", "pirate_ship", "ambassador", "sea_witch"])
def test_victims_with_nothing_at_all(card: str) -> None:
    p = Position(hands=[[card, "estate"], []], decks=[["copper", "copper"]])
    p.play(card)
    while p.decision is not None:
        p.choose(*ANSWERS[asked(p).kind])
    gained = {"ambassador": ["estate"], "sea_witch": ["curse"]}.get(card, [])
    assert (p.hand(1), p.deck(1), p.discard(1)) == ([], [], gained)
    assert p.tokens(0, "pirate_ship") == 0


def test_victims_with_one_card_in_hand() -> None:
    p = Position(hands=[["cutpurse"], ["copper"]])
    p.play("cutpurse")
    assert (p.hand(1), p.discard(1)) == ([], ["copper"])
    p = Position(hands=[["ghost_ship"], ["copper"]])
    p.play("ghost_ship")
    assert p.decision is None
    assert (p.hand(1), p.deck(1)) == (["copper"], [])
    p = Position(hands=[["ghost_ship"], ["copper", "copper", "copper", "gold"]])
    p.play("ghost_ship")
    assert (asked(p).seat, asked(p).maximum, asked(p).ordered) == (1, 1, False)
    p.choose("gold")
    assert (p.hand(1), p.deck(1)) == (["copper"] * 3, ["gold"])


def test_pirate_ship_reveals_across_a_shuffle_for_each_victim() -> None:
    p = Position(
        players=3,
        hands=[["pirate_ship"]],
        decks=[[], ["copper"], []],
        discards=[[], ["estate"], ["silver", "gold"]],
    )
    p.play("pirate_ship")
    p.choose("trash")
    p.choose("gold")
    assert sorted(p.trash) == ["copper", "gold"]
    assert (p.discard(1), p.discard(2)) == (["estate"], ["silver"])


def test_moat_does_not_protect_from_what_is_no_attack() -> None:
    p = Position(hands=[["monkey"], ["moat"]], decks=[["copper"] * 10])
    p.play("monkey")
    assert p.decision is None
    p.end_turn()
    p.buy("copper")
    assert len(p.hand(0)) == 6
