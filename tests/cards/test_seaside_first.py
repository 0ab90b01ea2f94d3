"""Seaside: the cards of the 1st edition only."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.engine.catalogue import card_named
from dominium.engine.decisions import Decision
from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "seaside-1e": """
        embargo           2  action +coins
        pearl_diver       2  action
        ambassador        3  action attack
        navigator         4  action +coins
        pirate_ship       4  action attack +coins
        sea_hag           4  action attack
        explorer          5  action
        ghost_ship        5  action attack
        outpost@1e        5  action duration
        treasury@1e       5  action +coins
    """,
}

COPPERS = ["copper"] * 20


def asked(p: Position) -> Decision:
    """The question that must be open now."""
    decision = p.decision
    assert decision is not None
    return decision


def tokens_on(p: Position, pile: str) -> int:
    return p.view(1).pile_tokens(card_named(pile))


# Embargo


def test_embargo_text() -> None:
    p = Position(hands=[["embargo"], ["copper"] * 3], kingdom=["moat"])
    p.play("embargo")
    assert (p.coins, p.trash) == (2, ["embargo"])
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("pile", 1, 1)
    assert {"province", "curse", "moat", "embargo"} <= set(asked(p).options)
    p.choose("silver")
    assert (tokens_on(p, "silver"), tokens_on(p, "gold")) == (1, 0)
    p.end_turn()
    for _ in range(3):
        p.play("copper")
    p.buy("silver")  # it works for everybody, whoever put it there
    assert sorted(p.discard(1)) == ["curse", "silver"]


def test_embargo_lasts_and_hits_its_owner_too() -> None:
    p = Position(hands=[["embargo"]], decks=[COPPERS], buys=3, coins=4)
    p.play("embargo")
    p.choose("silver")
    p.buy("silver")
    p.buy("silver")
    p.buy("copper")
    assert sorted(p.discard(0)) == ["copper", "curse", "curse", "silver", "silver"]


def test_seaside_embargo_1() -> None:
    p = Position(hands=[["village", "embargo", "workshop"]], decks=[COPPERS])
    p.play("village")
    p.play("embargo")
    p.choose("silver")
    p.play("workshop")
    p.choose("silver")
    assert p.discard(0) == ["silver"]
    assert p.supply("curse") == 10


def test_seaside_embargo_2() -> None:
    p = Position(hands=[["throne_room", "embargo"]], coins=5, buys=2)
    p.play("throne_room")
    p.choose("embargo")
    p.choose("silver")
    p.choose("gold")
    assert (p.coins, p.trash) == (9, ["embargo"])
    assert (tokens_on(p, "silver"), tokens_on(p, "gold")) == (1, 1)
    p.buy("gold")
    p.buy("silver")
    assert p.discard(0) == ["curse", "gold", "curse", "silver"]


def test_seaside_embargo_3() -> None:
    hand = ["throne_room", "throne_room", "embargo", "embargo"]
    p = Position(hands=[hand], discards=[[]], coins=8, kingdom=["moat"])
    p.play("throne_room")
    p.choose("throne_room")
    p.choose("embargo")
    p.choose("province")
    p.choose("province")
    p.choose("embargo")
    p.choose("province")
    p.choose("province")
    assert tokens_on(p, "province") == 4
    p.buy("province")
    assert p.discard(0) == ["curse"] * 4 + ["province"]


def test_seaside_embargo_4() -> None:
    p = Position(hands=[["throne_room", "embargo"]], coins=3, supply={"curse": 1})
    p.play("throne_room")
    p.choose("embargo")
    p.choose("silver")
    p.choose("silver")
    p.buy("silver")
    assert p.discard(0) == ["curse", "silver"]
    p = Position(hands=[["embargo"]], coins=3, supply={"curse": 0})
    p.play("embargo")
    p.choose("silver")
    p.buy("silver")
    assert p.discard(0) == ["silver"]


# Pearl Diver


def test_pearl_diver_text() -> None:
    p = Position(hands=[["pearl_diver"]], decks=[["copper", "estate", "silver", "gold"]])
    p.play("pearl_diver")
    assert (p.actions, p.hand(0)) == (1, ["copper"])
    assert (asked(p).kind, asked(p).options, asked(p).minimum) == ("put_back", ["gold"], 0)
    p.choose("gold")
    assert p.deck(0) == ["gold", "estate", "silver"]
    known = [card.id if card is not None else None for card in p.view(0).known_deck()]
    assert known == ["gold", None, None]


def test_pearl_diver_may_leave_it() -> None:
    p = Position(hands=[["pearl_diver"]], decks=[["copper", "silver", "gold"]])
    p.play("pearl_diver")
    p.choose()
    assert p.deck(0) == ["silver", "gold"]
    known = [card.id if card is not None else None for card in p.view(0).known_deck()]
    assert known == [None, "gold"]
    assert all("gold" not in event.seen_from(1).cards for event in p.events)


def test_seaside_pearl_diver_1() -> None:
    p = Position(hands=[["pearl_diver"]], decks=[["copper"]], discards=[["gold", "gold"]])
    p.play("pearl_diver")
    assert p.hand(0) == ["copper"]
    assert asked(p).options == ["gold"]
    p.choose("gold")
    assert (p.deck(0), p.discard(0)) == (["gold", "gold"], [])
    p = Position(hands=[["pearl_diver"]], decks=[["copper"]])
    p.play("pearl_diver")
    assert p.decision is None
    assert (p.actions, p.hand(0), p.deck(0)) == (1, ["copper"], [])


# Ambassador


def test_ambassador_text() -> None:
    p = Position(players=3, hands=[["ambassador", "estate", "estate", "estate", "copper"]])
    p.play("ambassador")
    assert (asked(p).kind, asked(p).options) == ("reveal", ["copper", "estate"])
    p.choose("estate")
    assert (asked(p).kind, asked(p).copies) == ("return", [3])
    assert (asked(p).minimum, asked(p).maximum) == (0, 2)
    p.choose("estate", "estate")
    assert p.hand(0) == ["copper", "estate"]
    assert (p.discard(1), p.discard(2)) == (["estate"], ["estate"])
    assert p.supply("estate") == 12
    assert [event.cards for event in p.events if event.kind == "reveal"] == [["estate"]]


def test_seaside_ambassador_1() -> None:
    p = Position(hands=[["ambassador", "estate", "copper"]])
    p.play("ambassador")
    p.choose("estate")
    p.choose()
    assert p.hand(0) == ["copper", "estate"]
    assert p.discard(1) == ["estate"]
    assert p.supply("estate") == 7


def test_seaside_ambassador_2() -> None:
    p = Position(players=4, hands=[["ambassador", "estate"]], supply={"estate": 1})
    p.play("ambassador")
    p.choose("estate")
    assert (p.discard(1), p.discard(2), p.discard(3)) == (["estate"], ["estate"], [])
    assert p.supply("estate") == 0
    p = Position(hands=[["ambassador", "estate"]], supply={"estate": 0})
    p.play("ambassador")
    p.choose()
    assert p.discard(1) == []


def test_seaside_ambassador_3() -> None:
    p = Position(hands=[["ambassador"]])
    p.play("ambassador")
    assert p.decision is None
    assert p.discard(1) == []


def test_seaside_ambassador_4() -> None:
    p = Position(hands=[["ambassador", "curse"]])
    p.play("ambassador")
    assert (asked(p).options, asked(p).copies) == (["curse"], [1])
    p.choose("curse")
    assert p.hand(0) == []
    assert p.discard(1) == ["curse"]
    assert p.supply("curse") == 10


# Navigator


def test_navigator_text() -> None:
    p = Position(hands=[["navigator"]], decks=[["gold", "silver", "copper", "estate", "duchy", "province"]])
    p.play("navigator")
    assert p.coins == 2
    assert asked(p).options == ["discard", "deck"]
    p.choose("deck")
    assert asked(p).kind == "put_back"
    assert asked(p).ordered
    p.choose("duchy", "estate", "copper", "silver", "gold")
    assert p.deck(0) == ["duchy", "estate", "copper", "silver", "gold", "province"]


def test_seaside_navigator_1() -> None:
    deck = ["gold", "silver"]
    p = Position(hands=[["navigator"]], decks=[deck], discards=[["copper", "copper"]])
    p.play("navigator")
    assert sorted(card.id for card in p.view(0).looking) == ["copper", "copper", "gold", "silver"]
    p.choose("discard")
    assert p.decision is None
    assert sorted(p.discard(0)) == ["copper", "copper", "gold", "silver"]
    assert p.deck(0) == []
    p = Position(hands=[["navigator"]])
    p.play("navigator")
    assert p.decision is None
    assert p.coins == 2


# Pirate Ship


def test_pirate_ship_text() -> None:
    p = Position(hands=[["pirate_ship"]], decks=[COPPERS, ["gold", "silver", "estate"]])
    p.play("pirate_ship")
    assert asked(p).options == ["trash", "coins"]
    p.choose("trash")
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (0, "trash", ["gold", "silver"])
    p.choose("gold")
    assert p.trash == ["gold"]
    assert (p.discard(1), p.deck(1)) == (["silver"], ["estate"])
    assert (p.tokens(0, "pirate_ship"), p.coins) == (1, 0)


def test_seaside_pirate_ship_1() -> None:
    p = Position(
        players=4,
        hands=[["pirate_ship"]],
        decks=[[], ["copper", "estate"], ["silver", "estate"], ["estate", "gold"]],
    )
    p.play("pirate_ship")
    p.choose("trash")
    assert p.decision is None
    assert p.trash == ["copper", "silver", "gold"]
    assert p.tokens(0, "pirate_ship") == 1
    assert (p.discard(1), p.discard(2), p.discard(3)) == (["estate"],) * 3


def test_seaside_pirate_ship_2() -> None:
    p = Position(hands=[["pirate_ship"], ["moat"]], decks=[[], ["gold", "gold"]])
    p.play("pirate_ship")
    assert (asked(p).seat, asked(p).kind) == (1, "react")
    p.choose("moat")
    assert (asked(p).seat, asked(p).options) == (0, ["trash", "coins"])
    p.choose("coins")
    assert p.coins == 0


def test_seaside_pirate_ship_3() -> None:
    ships = ["pirate_ship"] * 5
    p = Position(hands=[ships], decks=[[], ["copper"] * 6], actions=5)
    for _ in range(3):
        p.play("pirate_ship")
        p.choose("trash")
    assert p.tokens(0, "pirate_ship") == 3
    p.play("pirate_ship")
    p.choose("coins")
    assert p.coins == 3
    p.play("pirate_ship")
    p.choose("coins")
    assert (p.coins, p.tokens(0, "pirate_ship")) == (6, 3)


def test_seaside_pirate_ship_4() -> None:
    p = Position(players=3, hands=[["pirate_ship"]], decks=[[], ["estate", "duchy"], []])
    p.play("pirate_ship")
    p.choose("trash")
    assert p.decision is None
    assert (p.trash, p.tokens(0, "pirate_ship")) == ([], 0)
    assert p.discard(1) == ["estate", "duchy"]
    # One card in the deck: it is revealed, then the others are shuffled without it.
    p = Position(hands=[["pirate_ship"]], decks=[[], ["estate"]], discards=[[], ["gold"]])
    p.play("pirate_ship")
    p.choose("trash")
    assert (p.trash, p.discard(1), p.deck(1)) == (["gold"], ["estate"], [])


# Sea Hag


def test_sea_hag_text() -> None:
    p = Position(hands=[["sea_hag"]], decks=[[], ["gold", "silver"]])
    p.play("sea_hag")
    assert p.discard(1) == ["gold"]
    assert p.deck(1) == ["curse", "silver"]
    assert p.coins == 0


def test_seaside_sea_hag_1() -> None:
    p = Position(hands=[["sea_hag"]])
    p.play("sea_hag")
    assert (p.discard(1), p.deck(1)) == ([], ["curse"])


def test_seaside_sea_hag_2() -> None:
    p = Position(players=4, turn=1, hands=[[], ["sea_hag"]], decks=[["gold"]] * 4, supply={"curse": 2})
    p.play("sea_hag")
    assert (p.deck(2), p.deck(3), p.deck(0)) == (["curse"], ["curse"], [])
    assert p.discard(0) == ["gold"]
    assert p.deck(1) == ["gold"]


def test_seaside_sea_hag_3() -> None:
    p = Position(hands=[["sea_hag"]], discards=[[], ["gold"]])
    p.play("sea_hag")
    assert (p.discard(1), p.deck(1)) == (["gold"], ["curse"])


# Explorer


def test_explorer_text() -> None:
    p = Position(hands=[["explorer", "province"]])
    p.play("explorer")
    assert (asked(p).kind, asked(p).options, asked(p).minimum) == ("reveal", ["province"], 0)
    p.choose("province")
    assert p.hand(0) == ["gold", "province"]
    assert [event.cards for event in p.events if event.kind == "reveal"] == [["province"]]


def test_seaside_explorer_1() -> None:
    p = Position(hands=[["explorer", "province"]])
    p.play("explorer")
    p.choose()
    assert p.hand(0) == ["province", "silver"]
    p.play("silver")
    assert p.coins == 2
    p = Position(hands=[["explorer", "estate"]])
    p.play("explorer")
    assert p.decision is None
    assert p.hand(0) == ["estate", "silver"]


def test_explorer_with_an_empty_pile() -> None:
    p = Position(hands=[["explorer", "province"]], supply={"gold": 0})
    p.play("explorer")
    p.choose("province")
    assert p.hand(0) == ["province"]


# Ghost Ship


def test_ghost_ship_text() -> None:
    p = Position(
        players=3,
        hands=[["ghost_ship"], ["gold", "silver", "copper", "estate", "duchy"], ["gold", "silver", "copper"]],
        decks=[["estate", "estate", "gold"]],
    )
    p.play("ghost_ship")
    assert p.hand(0) == ["estate", "estate"]
    assert (asked(p).seat, asked(p).kind, asked(p).minimum) == (1, "put_back", 2)
    p.choose("duchy", "estate")
    assert p.decision is None
    assert p.hand(1) == ["copper", "gold", "silver"]
    assert p.hand(2) == ["copper", "gold", "silver"]


def test_seaside_ghost_ship_1() -> None:
    p = Position(
        hands=[["ghost_ship"], ["gold", "silver", "copper", "estate", "duchy"]], decks=[[], ["province"]]
    )
    p.play("ghost_ship")
    assert asked(p).ordered
    with pytest.raises(IllegalMove):
        p.choose("estate")
    p.choose("estate", "duchy")
    assert p.deck(1) == ["estate", "duchy", "province"]
    assert all("duchy" not in event.seen_from(0).cards for event in p.events)


def test_seaside_ghost_ship_2() -> None:
    p = Position(hands=[["ghost_ship"], ["copper"] * 4], discards=[[], ["gold"]])
    p.play("ghost_ship")
    assert p.decision is None
    assert p.deck(1) == ["copper"]
    assert p.discard(1) == ["gold"]


# What is told to everybody


def told(p: Position, kind: str) -> list[tuple[int, list[str], int]]:
    """The events of a kind as a spectator learns them: who, which cards, how many."""
    shown = [event.seen_from(-1) for event in p.events if event.kind == kind]
    return [(event.seat, event.cards, event.amount) for event in shown]


def test_tokens_and_returned_cards_are_public() -> None:
    p = Position(
        hands=[["embargo", "ambassador", "pirate_ship", "copper", "copper"]],
        decks=[[], ["gold", "gold"]],
        actions=3,
    )
    p.play("embargo")
    p.choose("province")
    p.play("pirate_ship")
    p.choose("trash")
    assert told(p, "token") == [(0, ["province"], 1), (0, ["pirate_ship"], 1)]
    p.play("ambassador")
    p.choose("copper", "copper")
    assert told(p, "return") == [(0, ["copper", "copper"], 2)]
    assert p.hand(0) == []
    assert p.discard(1)[-1] == "copper"


def test_nothing_returned_is_no_event() -> None:
    p = Position(hands=[["ambassador", "copper"]])
    p.play("ambassador")
    p.choose()
    assert told(p, "return") == []
