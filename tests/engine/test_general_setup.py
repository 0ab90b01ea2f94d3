"""General rules G01 to G10: setting up a game."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from dominium import BadSetup, Card, Setup, card_named, new_game
from dominium.cards.kingdoms import (
    Kingdom,
    cards_of,
    following_kingdom,
    kingdom_in_turn,
    kingdom_named,
    random_kingdom,
    recommended,
    split_kingdom,
)
from dominium.engine.random import FastRandom
from dominium.engine.setup import next_first
from dominium.engine.types import PROJECT

TEN = ["cellar", "gardens", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]


def cards(*names: str) -> list[Card]:
    return [card_named(name) for name in names]


def ids(found: Iterable[Card]) -> list[str]:
    return [card.id for card in found]


def left(players: int, *names: str) -> list[int]:
    """How many cards the piles of a new game have."""
    game = new_game(Setup(players, cards(*TEN)), seed=1)
    return [game.left(card) for card in cards(*names)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_g01_seven_coppers_three_estates_and_a_hand_of_five(players: int) -> None:
    game = new_game(Setup(players, cards(*TEN)), seed=7)
    assert len(game.players) == players
    assert game.empty_piles == 0
    for player in game.players:
        assert sorted(ids(player.all_cards())) == ["copper"] * 7 + ["estate"] * 3
        assert (len(player.hand), len(player.deck), len(player.discard_pile)) == (5, 5, 0)
        assert (player.coffers, player.villagers, player.tokens, player.turns, player.projects) == (
            0,
            0,
            {},
            0,
            [],
        )


def test_g01_the_starting_cards_are_shuffled() -> None:
    setup = Setup(2, cards(*TEN))
    hands = {tuple(sorted(ids(new_game(setup, seed).players[0].hand))) for seed in range(200)}
    assert len(hands) == 4  # 2 to 5 Coppers
    game = new_game(setup, 3)
    assert any(ids(new_game(setup, seed).players[0].deck) != ids(game.players[0].deck) for seed in range(9))
    assert ids(new_game(setup, 3).players[0].deck) == ids(game.players[0].deck)


@pytest.mark.parametrize(
    ("players", "piles"),
    [(2, [46, 40, 30]), (3, [39, 40, 30]), (4, [32, 40, 30]), (5, [85, 80, 60]), (6, [78, 80, 60])],
)
def test_g02_treasure_piles(players: int, piles: list[int]) -> None:
    assert left(players, "copper", "silver", "gold") == piles


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_g03_victory_piles(players: int, size: int) -> None:
    assert left(players, "estate", "duchy", "gardens") == [size, size, size]


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 12), (4, 12), (5, 15), (6, 18)])
def test_g04_provinces(players: int, size: int) -> None:
    assert left(players, "province") == [size]


@pytest.mark.parametrize(("players", "size"), [(2, 10), (3, 20), (4, 30), (5, 40), (6, 50)])
def test_g05_curses(players: int, size: int) -> None:
    assert left(players, "curse") == [size]


@pytest.mark.parametrize("players", [2, 6])
def test_g06_ten_kingdom_piles_of_ten_and_seven_basic_ones(players: int) -> None:
    setup = Setup(players, cards(*TEN))
    assert len(setup.piles) == 17
    assert sorted(ids(setup.kingdom)) == sorted(TEN)
    assert left(players, *(name for name in TEN if name != "gardens")) == [10] * 9
    with pytest.raises(BadSetup):
        Setup(players, cards(*TEN[:9]))


def test_g07_projects_met_on_the_way_are_put_beside() -> None:
    amounts: list[int] = []
    for seed in range(400):
        kingdom = random_kingdom(FastRandom(seed), ["base-2e", "renaissance"])
        assert len(set(ids(kingdom.cards))) == 10
        assert not any(card.types & PROJECT for card in kingdom.cards)
        assert all(card.types & PROJECT for card in kingdom.projects)
        assert len(set(ids(kingdom.projects))) == len(kingdom.projects)
        amounts.append(len(kingdom.projects))
    assert set(amounts) == {0, 1, 2}
    assert amounts.count(2) > amounts.count(0)


@pytest.mark.parametrize("amount", [0, 1, 2])
def test_g07_projects_may_be_drawn_apart(amount: int) -> None:
    kingdom = random_kingdom(FastRandom(5), ["renaissance"], projects=amount)
    assert len(kingdom.projects) == amount
    assert len(Setup(2, kingdom.cards, kingdom.projects).projects) == amount


def test_g07_sets_without_projects_bring_none() -> None:
    assert random_kingdom(FastRandom(5), ["base-1e", "base-2e"], projects=2).projects == []


def test_g08_the_first_player_is_random() -> None:
    setup = Setup(4, cards(*TEN))
    assert {new_game(setup, seed, first=-1).active for seed in range(100)} == {0, 1, 2, 3}
    assert new_game(setup, 1, first=2).active == 2


@pytest.mark.parametrize(("winner", "first"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_g08_in_a_series_left_of_the_winner(winner: int, first: int) -> None:
    assert {next_first([winner], 4, FastRandom(seed)) for seed in range(20)} == {first}


def test_g08_after_a_shared_win() -> None:
    def first(winners: list[int]) -> set[int]:
        return {next_first(winners, 4, FastRandom(seed)) for seed in range(100)}

    assert first([0, 2]) == {1, 3}
    assert first([0, 1, 3]) == {2}
    assert first([0, 1, 2, 3]) == {0, 1, 2, 3}


def test_g09_two_to_six_players() -> None:
    assert [Setup(players, cards(*TEN)).players for players in range(2, 7)] == [2, 3, 4, 5, 6]
    for players in (1, 7):
        with pytest.raises(BadSetup):
            Setup(players, cards(*TEN))


def test_g10_a_recommended_kingdom_by_name() -> None:
    kingdom = kingdom_named("base2-first-game")
    assert sorted(ids(kingdom.cards)) == sorted(
        [
            "cellar",
            "market",
            "merchant",
            "militia",
            "mine",
            "moat",
            "remodel",
            "smithy",
            "village",
            "workshop",
        ]
    )
    assert "mine@1e" in ids(kingdom_named("base1-first-game").cards)
    found = recommended()
    assert len({one.id for one in found}) == len(found) >= 11
    for one in found:
        assert len(Setup(2, one.cards, one.projects).kingdom) == 10


@pytest.mark.parametrize(
    ("sets", "inside", "outside"),
    [
        (["base-1e"], "throne_room@1e feast moat", "throne_room artisan"),
        (["base-2e"], "throne_room artisan moat", "throne_room@1e feast"),
        (["base-1e", "base-2e"], "throne_room feast artisan", "throne_room@1e mine@1e"),
    ],
)
def test_g10_random_from_chosen_sets(sets: list[str], inside: str, outside: str) -> None:
    drawn = {name for seed in range(100) for name in ids(random_kingdom(FastRandom(seed), sets).cards)}
    assert drawn == set(ids(cards_of(sets)))
    assert set(inside.split()) <= drawn
    assert not set(outside.split()) & drawn


def test_g10_required_and_banned_cards() -> None:
    for seed in range(30):
        required, banned = cards("witch", "moat"), cards("throne_room", "chapel", "mine@1e")
        kingdom = random_kingdom(FastRandom(seed), ["base-1e"], required, banned)
        names = [name.split("@")[0] for name in ids(kingdom.cards)]
        assert len(set(names)) == 10
        assert {"witch", "moat"} < set(names)
        assert not {"throne_room", "chapel", "mine"} & set(names)  # a ban counts for all versions


def test_g10_five_and_five_from_two_sets() -> None:
    first, second = set(ids(cards_of(["base-2e"]))), set(ids(cards_of(["intrigue-2e"])))
    for seed in range(20):
        names = set(ids(split_kingdom(FastRandom(seed), "base-2e", "intrigue-2e").cards))
        assert (len(names & first), len(names & second)) == (5, 5)
    for seed in range(20):
        kingdom = split_kingdom(FastRandom(seed), "base-1e", "base-2e")
        assert len(Setup(2, kingdom.cards).kingdom) == 10


def test_g10_five_and_five_with_required_and_banned_cards() -> None:
    first, second = set(ids(cards_of(["base-2e"]))), set(ids(cards_of(["intrigue-2e"])))
    for seed in range(20):
        required, banned = cards("witch", "moat", "pawn", "fair"), cards("village", "nobles", "mine@1e")
        kingdom = split_kingdom(FastRandom(seed), "base-2e", "intrigue-2e", 1, required, banned)
        names = set(ids(kingdom.cards))
        assert {"witch", "moat", "pawn"} < names
        assert not {"village", "nobles", "mine"} & names
        assert (len(names & first), len(names & second)) == (5, 5)
        assert ids(kingdom.projects) == ["fair"]
    # Six of one set leave four for the other.
    six = cards("witch", "moat", "cellar", "chapel", "market", "smithy")
    names = set(ids(split_kingdom(FastRandom(1), "base-2e", "intrigue-2e", 0, six).cards))
    assert (len(names & first), len(names & second)) == (6, 4)
    ten = [*six, *cards("pawn", "nobles", "duke", "baron")]
    assert ids(split_kingdom(FastRandom(1), "base-2e", "intrigue-2e", 0, ten).cards) == ids(ten)
    with pytest.raises(BadSetup, match="11 required cards"):
        split_kingdom(FastRandom(1), "base-2e", "intrigue-2e", 0, [*ten, *cards("harem")])


def test_g10_by_hand_in_any_order() -> None:
    assert ids(Setup(2, cards(*TEN)).piles) == ids(Setup(2, cards(*reversed(TEN))).piles)


def test_g10_named_in_turn_and_the_rest_random() -> None:
    named = [cards("witch", "moat", "chapel"), cards("moat", "market")]
    for seed in range(20):
        kingdom = kingdom_in_turn(FastRandom(seed), ["base-2e"], named)
        assert ids(kingdom.cards)[:4] == ["witch", "moat", "market", "chapel"]  # Moat counts once
        assert len(set(ids(kingdom.cards))) == 10
    many = [cards(*TEN[:6]), cards(*TEN[6:], "witch", "chapel")]
    kingdom = kingdom_in_turn(FastRandom(1), ["base-2e"], many)
    assert sorted(ids(kingdom.cards)) == sorted([*TEN[:5], *TEN[6:], "witch"])  # no room for the last two
    assert len(kingdom_in_turn(FastRandom(1), ["base-2e"], []).cards) == 10


def test_g10_in_a_series_each_player_may_keep_a_card() -> None:
    last = Kingdom("", "", cards(*TEN), [])
    kept = [card_named("moat"), None, card_named("gardens"), card_named("moat")]
    other: set[str] = set()
    for seed in range(20):
        kingdom = following_kingdom(FastRandom(seed), ["base-2e"], last, kept)
        assert ids(kingdom.cards)[:2] == ["moat", "gardens"]
        assert len(set(ids(kingdom.cards))) == 10
        other.update(ids(kingdom.cards))
    assert len(other) > 20
    with pytest.raises(BadSetup, match="'witch' cannot be kept"):
        following_kingdom(FastRandom(1), ["base-2e"], last, [card_named("witch")])


def test_g10_projects_are_drawn_along_however_the_cards_are_found() -> None:
    """As from one shuffled pile, two at most, unless somebody says how many."""
    last = Kingdom("", "", cards(*TEN), [])
    kept: list[Card | None] = [card_named("moat")]
    amounts: list[set[int]] = [set(), set(), set()]
    for seed in range(40):
        sets = ["base-2e", "renaissance"]
        found = [
            random_kingdom(FastRandom(seed), sets),
            kingdom_in_turn(FastRandom(seed), sets, [cards("witch")]),
            following_kingdom(FastRandom(seed), sets, last, kept),
        ]
        for known, kingdom in zip(amounts, found, strict=True):
            known.add(len(kingdom.projects))
        for amount in (0, 1, 2):
            assert len(random_kingdom(FastRandom(seed), sets, None, None, amount).projects) == amount
            assert len(kingdom_in_turn(FastRandom(seed), sets, [], amount).projects) == amount
            assert len(following_kingdom(FastRandom(seed), sets, last, kept, amount).projects) == amount
    assert amounts == [{0, 1, 2}] * 3
