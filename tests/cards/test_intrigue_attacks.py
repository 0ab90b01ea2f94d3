"""The Attacks of Intrigue against Reactions, with three and four players, and with too little of everything."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dominium.engine.decisions import Decision
from dominium.testing import Position

#: what the attacker holds, and what the attacker answers once the Reactions are done
ATTACKS: dict[str, tuple[list[str], list[list[str]]]] = {
    "swindler": ([], []),
    "minion": ([], [["discard"]]),
    "torturer": ([], []),
    "saboteur": ([], []),
    "replace": (["silver", "copper"], [["silver"], ["duchy"]]),
}


def asked(p: Position) -> Decision:
    """The question that must be open now."""
    decision = p.decision
    assert decision is not None
    return decision


def attack(
    name: str, players: int, hands: Sequence[Sequence[str]], decks: Sequence[Sequence[str]]
) -> Position:
    """A position in which the first player has just played an Attack."""
    p = Position(
        players=players,
        hands=[[name, *ATTACKS[name][0]], *hands],
        decks=[["estate"] * 4, *decks],
        supply={"duchy": 8, "curse": 10 * (players - 1)},
    )
    p.play(name)
    return p


def go_on(p: Position, name: str) -> None:
    """Let the attacker do what the Attack asks."""
    for answer in ATTACKS[name][1]:
        assert asked(p).seat == 0
        p.choose(*answer)


@pytest.mark.parametrize("name", ATTACKS)
def test_moat_protects_its_owner_and_nobody_else(name: str) -> None:
    hand = ["moat", "copper", "copper", "copper", "copper"]
    p = attack(name, 3, [hand, ["silver"] * 5], [["gold", "gold"], ["duchy", *["silver"] * 4]])
    assert (asked(p).seat, asked(p).options) == (1, ["moat"])
    p.choose("moat")
    go_on(p, name)
    if name == "torturer":
        assert asked(p).seat == 2
        p.choose("curse")
        assert p.hand(2) == ["curse", *["silver"] * 5]
    elif name == "saboteur":
        assert asked(p).seat == 2
        p.choose()
        assert p.trash == ["duchy"]
    elif name == "swindler":
        # Only Duchy costs 5 here.
        assert (p.trash, p.discard(2)) == (["duchy"], ["duchy"])
    elif name == "minion":
        assert p.hand(2) == ["duchy", "silver", "silver", "silver"]
    else:
        assert p.discard(2) == ["curse"]
    assert p.decision is None
    assert p.hand(1) == sorted(hand)
    assert (p.deck(1), p.discard(1)) == (["gold", "gold"], [])


@pytest.mark.parametrize("name", ATTACKS)
def test_lighthouse_protects_its_owner_and_nobody_else(name: str) -> None:
    p = Position(
        players=3,
        hands=[[name, *ATTACKS[name][0]], ["copper"] * 5, ["copper"] * 5],
        decks=[["estate"] * 4, ["gold"] * 4, ["duchy"] * 4],
        in_play=[[], ["lighthouse"], []],
    )
    p.play(name)
    go_on(p, name)
    if name == "torturer":
        p.choose("curse")
    elif name == "saboteur":
        p.choose()
    assert p.decision is None
    assert (p.hand(1), p.deck(1), p.discard(1)) == (["copper"] * 5, ["gold"] * 4, [])
    other = (p.hand(2), p.deck(2), p.discard(2))
    assert other != (["copper"] * 5, ["duchy"] * 4, [])


@pytest.mark.parametrize("name", ATTACKS)
def test_secret_chamber_comes_before_any_effect(name: str) -> None:
    hand = ["secret_chamber", "copper", "copper", "copper", "estate"]
    p = attack(name, 2, [hand], [["gold", "silver", "province"]])
    assert (p.coins, p.hand(0)) == (0, sorted(ATTACKS[name][0]))
    p.choose("secret_chamber")
    p.choose("copper", "estate")
    assert p.deck(1) == ["copper", "estate", "province"]
    p.choose()
    go_on(p, name)
    kept = ["copper", "copper", "gold", "secret_chamber", "silver"]
    if name == "swindler":
        assert (p.trash, asked(p).options) == (["copper"], ["copper", "curse"])
        p.choose("curse")
        assert (p.hand(1), p.discard(1)) == (kept, ["curse"])
    elif name == "torturer":
        p.choose("discard")
        p.choose("copper", "copper")
        assert p.hand(1) == ["gold", "secret_chamber", "silver"]
    elif name == "saboteur":
        assert p.trash == ["province"]
        p.choose()
        assert (p.hand(1), sorted(p.discard(1))) == (kept, ["copper", "estate"])
    elif name == "minion":
        # Three cards lie in the deck and five were discarded: the fourth is drawn across a shuffle.
        assert {"copper", "estate", "province"} <= set(p.hand(1))
        assert len(p.hand(1)) == 4
    else:
        assert (p.hand(1), p.discard(1)) == (kept, ["curse"])
    assert p.decision is None


@pytest.mark.parametrize("name", ATTACKS)
def test_diplomat_comes_before_any_effect(name: str) -> None:
    hand = ["diplomat", "copper", "copper", "copper", "estate"]
    p = attack(name, 2, [hand], [["gold", "silver", "province"]])
    p.choose("diplomat")
    p.choose("copper", "copper", "estate")
    go_on(p, name)
    kept = ["copper", "diplomat", "gold", "silver"]
    if name == "swindler":
        # Only Province costs 8.
        assert (p.trash, p.discard(1)[-1]) == (["province"], "province")
    elif name == "torturer":
        p.choose("curse")
        kept = ["copper", "curse", "diplomat", "gold", "silver"]
    elif name == "saboteur":
        assert p.trash == ["province"]
        p.choose()
    elif name == "replace":
        assert p.discard(1)[-1] == "curse"
    # With four cards left in hand Minion does nothing more to it.
    assert p.decision is None
    assert p.hand(1) == kept


def test_reactions_come_in_turn_order_each_player_finishing_first() -> None:
    p = Position(
        players=4,
        turn=2,
        hands=[["moat"], ["moat", "secret_chamber"], ["torturer"], ["secret_chamber", "copper"]],
        decks=[[], [], [], ["gold", "silver"]],
    )
    p.play("torturer")
    assert asked(p).seat == 3
    p.choose("secret_chamber")
    p.choose("copper", "secret_chamber")
    assert asked(p).seat == 0
    p.choose("moat")
    assert (asked(p).seat, asked(p).options) == (1, ["moat", "secret_chamber"])
    p.choose("moat")
    p.choose()
    # Only the first one is left to be tortured.
    assert (asked(p).seat, asked(p).kind) == (3, "choose")
    p.choose("discard")
    assert p.discard(3) in (["gold", "silver"], ["silver", "gold"])
    assert p.decision is None
    assert p.supply("curse") == 30


def test_a_throned_attack_asks_for_reactions_twice() -> None:
    p = Position(
        hands=[["throne_room", "swindler"], ["moat"]],
        decks=[[], ["copper", "gold", "silver"]],
    )
    p.play("throne_room")
    p.choose("swindler")
    assert asked(p).options == ["moat"]
    p.choose("moat")
    assert asked(p).options == ["moat"]
    p.choose()
    assert p.trash == ["copper"]
    p.choose("curse")
    assert (p.coins, p.discard(1), p.deck(1)) == (4, ["curse"], ["gold", "silver"])


@pytest.mark.parametrize("players", [3, 4])
def test_too_few_curses_go_round_in_turn_order(players: int) -> None:
    p = Position(players=players, hands=[["replace", "silver"]], supply={"curse": 2})
    p.play("replace")
    p.choose("duchy")
    assert [p.discard(seat) for seat in range(1, players)] == [["curse"], ["curse"], []][: players - 1]
    assert p.supply("curse") == 0


@pytest.mark.parametrize("players", [3, 4])
def test_torturer_with_too_few_curses(players: int) -> None:
    p = Position(players=players, hands=[["torturer"], *[["gold"]] * 3][:players], supply={"curse": 1})
    p.play("torturer")
    for _ in range(1, players):
        p.choose("curse")
    assert [p.hand(seat) for seat in range(1, players)] == [["curse", "gold"], ["gold"], ["gold"]][
        : players - 1
    ]


@pytest.mark.parametrize("name", ["swindler", "saboteur"])
def test_attacks_on_decks_without_cards(name: str) -> None:
    p = Position(players=4, hands=[[name], ["gold"], ["gold"], ["gold"]], discards=[[], [], ["gold"], []])
    p.play(name)
    assert p.trash == ["gold"]
    if name == "saboteur":
        assert (asked(p).seat, asked(p).minimum) == (2, 0)
        p.choose()
    assert p.decision is None
    assert [p.discard(seat) for seat in (1, 3)] == [[], []]
    assert p.discard(2) == (["gold"] if name == "swindler" else [])
    assert [p.hand(seat) for seat in (1, 2, 3)] == [["gold"]] * 3


def test_minion_with_an_empty_deck_shuffles_the_discarded_hand() -> None:
    p = Position(hands=[["minion", "gold"], ["copper"] * 5])
    p.play("minion")
    p.choose("discard")
    assert (p.hand(0), p.deck(0), p.discard(0)) == (["gold"], [], [])
    assert (p.hand(1), p.deck(1), p.discard(1)) == (["copper"] * 4, ["copper"], [])


def test_swindler_and_saboteur_shuffle_an_empty_deck() -> None:
    p = Position(hands=[["swindler", "saboteur"]], discards=[[], ["gold"]], actions=2, kingdom=["harem"])
    p.play("swindler")
    assert p.trash == ["gold"]
    p.choose("harem")
    p.play("saboteur")
    assert p.trash == ["gold", "harem"]
    p.choose("silver")
    assert (p.deck(1), p.discard(1)) == ([], ["silver"])
