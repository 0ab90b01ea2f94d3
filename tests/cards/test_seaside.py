"""Seaside: the cards of both editions, from Haven to Cutpurse."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.engine.decisions import Decision
from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "seaside-1e seaside-2e": """
        haven             2  action duration
        lighthouse        2  action duration +coins
        native_village    2  action
        fishing_village   3  action duration +coins
        lookout           3  action
        smugglers         3  action
        warehouse         3  action
        caravan           4  action duration
        cutpurse          4  action attack +coins
        island            4  action victory points=2
        salvager          4  action +coins
        treasure_map      4  action
        bazaar            5  action +coins
        merchant_ship     5  action duration +coins
        outpost           5  action duration
        tactician         5  action duration
        treasury          5  action +coins
        wharf             5  action duration
    """,
}

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


# Haven


def test_haven_text() -> None:
    p = Position(hands=[["haven", "estate"]], decks=[["gold", *COPPERS]])
    p.play("haven")
    assert p.actions == 1
    p.choose("gold")
    assert p.hand(0) == ["estate"]
    assert p.set_aside(0) == ["gold"]
    back_to(p, 0)
    assert p.hand(0) == ["copper"] * 5 + ["gold"]
    assert p.set_aside(0) == []
    assert p.in_play(0) == ["haven"]
    p.end_turn()
    assert p.in_play(0) == []


def test_seaside_haven_1() -> None:
    p = Position(hands=[["haven", "estate"]], decks=[["gold"]])
    p.play("haven")
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("set_aside", 1, 1)
    with pytest.raises(IllegalMove):
        p.choose()


def test_seaside_haven_2() -> None:
    p = Position(hands=[["haven", "estate"]], decks=[["gold"]])
    p.play("haven")
    p.choose("gold")
    assert [card.id for card in p.view(0).set_aside(0)] == ["gold"]
    assert p.view(1).set_aside(0) == []
    assert p.view(1).set_aside_size(0) == 1
    aside = [event for event in p.events if event.kind == "set_aside"]
    assert [event.seen_from(1).cards for event in aside] == [[]]
    assert [event.seen_from(0).cards for event in aside] == [["gold"]]


def test_seaside_haven_3() -> None:
    p = Position(hands=[["haven"]])
    p.play("haven")
    assert p.decision is None
    p.end_turn()
    assert p.in_play(0) == []
    assert p.hand(0) == ["haven"]


def test_seaside_haven_4() -> None:
    p = Position(hands=[["haven", "estate"]], decks=[["gold"]])
    p.play("haven")
    assert asked(p).options == ["estate", "gold"]


# Lighthouse


def test_lighthouse_text() -> None:
    p = Position(hands=[["lighthouse"]], decks=[COPPERS])
    p.play("lighthouse")
    assert (p.actions, p.coins) == (1, 1)
    back_to(p, 0)
    assert (p.actions, p.coins) == (1, 1)
    assert p.in_play(0) == ["lighthouse"]
    p.end_turn()
    assert p.in_play(0) == []


def test_seaside_lighthouse_1() -> None:
    p = Position(hands=[["witch"], []], decks=[["copper", "copper"]], in_play=[[], ["lighthouse"]])
    p.play("witch")
    assert p.decision is None
    assert p.discard(1) == []
    assert p.supply("curse") == 10


def test_seaside_lighthouse_2() -> None:
    p = Position(
        hands=[["militia"], ["secret_chamber", "copper", "copper", "copper", "estate"]],
        decks=[[], ["gold", "silver"]],
        in_play=[[], ["lighthouse"]],
    )
    p.play("militia")
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (1, "react", ["secret_chamber"])
    p.choose("secret_chamber")
    p.choose("copper", "copper")
    p.choose()
    assert p.decision is None
    assert p.hand(1) == ["copper", "estate", "gold", "secret_chamber", "silver"]


def test_seaside_lighthouse_3() -> None:
    p = Position(hands=[["witch"], []], decks=[["gold", "silver"]], in_play=[["lighthouse"], []])
    p.play("witch")
    assert p.hand(0) == ["gold", "silver"]
    assert p.discard(1) == ["curse"]
    assert p.discard(0) == []


def test_lighthouse_protects_until_it_leaves_play() -> None:
    p = Position(
        turn=1,
        hands=[["witch"], ["lighthouse"]],
        decks=[["copper", "copper", "witch", *COPPERS], COPPERS],
    )
    p.play("lighthouse")
    p.end_turn()
    p.play("witch")
    assert p.supply("curse") == 10
    p.end_turn()
    assert p.in_play(1) == ["lighthouse"]
    p.end_turn()
    assert p.in_play(1) == []
    p.play("witch")
    assert p.discard(1)[-1] == "curse"


def test_moat_in_hand_is_not_asked_for_beside_lighthouse() -> None:
    p = Position(hands=[["witch"], ["moat"]], in_play=[[], ["lighthouse"]])
    p.play("witch")
    assert p.decision is None
    assert p.discard(1) == []


# Native Village


def test_native_village_text() -> None:
    p = Position(hands=[["native_village", "native_village"]], decks=[["gold", "silver"]])
    p.play("native_village")
    assert p.actions == 2
    assert asked(p).options == ["deck", "mat"]
    p.choose("deck")
    assert p.mat(0, "native_village") == ["gold"]
    assert p.deck(0) == ["silver"]
    p.play("native_village")
    p.choose("mat")
    assert p.actions == 3
    assert p.hand(0) == ["gold"]
    assert p.mat(0, "native_village") == []


def test_seaside_native_village_1() -> None:
    p = Position(hands=[["native_village", "native_village"]])
    p.play("native_village")
    p.choose("deck")
    p.play("native_village")
    p.choose("mat")
    assert p.actions == 3
    assert p.hand(0) == []
    assert p.mat(0, "native_village") == []


def test_seaside_native_village_2() -> None:
    p = Position(
        hands=[["native_village"]], decks=[["gold", "silver"]], mats=[{"native_village": ["estate"]}]
    )
    p.play("native_village")
    p.choose("deck")
    assert [card.id for card in p.view(0).mat(0, "native_village")] == ["estate", "gold"]
    assert p.view(1).mat(0, "native_village") == []
    assert p.view(1).mat_sizes(0) == {"native_village": 2}
    assert all("gold" not in event.seen_from(1).cards for event in p.events)


def test_seaside_native_village_3() -> None:
    p = Position(hands=[["native_village"]], decks=[["gold", *COPPERS]])
    p.play("native_village")
    p.choose("deck")
    p.end_turn()
    assert p.discard(0) == ["native_village"]
    assert p.mat(0, "native_village") == ["gold"]
    assert p.scores() == [0, 0]


def test_native_village_shuffles_for_its_card_and_scores() -> None:
    p = Position(hands=[["native_village"]], discards=[["duchy"]])
    p.play("native_village")
    p.choose("deck")
    assert p.mat(0, "native_village") == ["duchy"]
    assert p.scores() == [3, 0]


# Fishing Village


def test_seaside_fishing_village_1() -> None:
    p = Position(hands=[["fishing_village"]], decks=[COPPERS])
    p.play("fishing_village")
    assert (p.actions, p.coins) == (2, 1)
    back_to(p, 0)
    assert (p.actions, p.coins, p.buys) == (2, 1, 1)
    assert p.in_play(0) == ["fishing_village"]
    back_to(p, 0)
    assert (p.actions, p.coins) == (1, 0)
    assert p.in_play(0) == []


# Lookout


def test_lookout_text() -> None:
    p = Position(hands=[["lookout"]], decks=[["gold", "estate", "silver", "duchy"]])
    p.play("lookout")
    assert p.actions == 1
    assert (asked(p).kind, asked(p).options) == ("trash", ["estate", "gold", "silver"])
    p.choose("estate")
    assert asked(p).kind == "discard"
    p.choose("silver")
    assert p.decision is None
    assert p.trash == ["estate"]
    assert p.discard(0) == ["silver"]
    assert p.deck(0) == ["gold", "duchy"]


def test_seaside_lookout_1() -> None:
    p = Position(hands=[["lookout", "lookout"]], decks=[["gold", "estate"]], actions=2)
    p.play("lookout")
    p.choose("estate")
    assert p.decision is None
    assert (p.trash, p.discard(0), p.deck(0)) == (["estate"], ["gold"], [])
    p.play("lookout")  # the Gold is shuffled in, and it is the only card
    assert p.decision is None
    assert (p.trash, p.discard(0), p.deck(0)) == (["estate", "gold"], [], [])


def test_lookout_without_any_card() -> None:
    p = Position(hands=[["lookout"]])
    p.play("lookout")
    assert p.decision is None
    assert (p.actions, p.trash) == (1, [])


def test_seaside_lookout_2() -> None:
    p = Position(hands=[["lookout"]], decks=[["gold"]], discards=[["estate", "silver"]])
    p.play("lookout")
    assert sorted(card.id for card in p.view(0).looking) == ["estate", "gold", "silver"]
    assert "looking" not in p.view(1).as_dict()["players"][0]
    p.choose("estate")
    p.choose("silver")
    assert p.deck(0) == ["gold"]


# Smugglers


def smugglers_after(*bought: str, coins: int = 30, supply: dict[str, int] | None = None) -> Position:
    """Player 1 buys cards, then player 0 plays Smugglers."""
    p = Position(
        turn=1,
        hands=[["smugglers"]],
        coins=coins,
        buys=len(bought),
        phase="buy",
        kingdom=["moat", "village"],
        supply=supply,
    )
    for card in bought:
        p.buy(card)
    p.end_turn()
    p.play("smugglers")
    return p


def test_seaside_smugglers_1() -> None:
    p = Position(turn=1, hands=[["smugglers"], ["workshop"]], kingdom=["village"], coins=6, decks=[COPPERS])
    p.play("workshop")
    p.choose("village")
    p.buy("gold")
    p.end_turn()
    p.play("smugglers")
    assert (asked(p).kind, asked(p).options, asked(p).minimum) == ("gain", ["gold", "village"], 1)
    p.choose("village")
    assert p.discard(0) == ["village"]


def test_seaside_smugglers_2() -> None:
    p = smugglers_after("gold", supply={"gold": 1})
    assert p.decision is None
    assert p.discard(0) == []
    p = smugglers_after("gold", supply={"gold": 2})
    assert p.discard(0) == ["gold"]
    assert p.supply("gold") == 0


def test_seaside_smugglers_3() -> None:
    p = smugglers_after("province")
    assert p.decision is None
    assert p.discard(0) == []
    p = smugglers_after()
    assert p.discard(0) == []


def test_seaside_smugglers_4() -> None:
    p = Position(turn=1, hands=[["smugglers"], []], in_play=[[], ["lighthouse"]], coins=6, phase="buy")
    p.buy("gold")
    p.end_turn()
    p.play("smugglers")
    assert p.discard(0) == ["gold"]


def test_smugglers_ask_no_reaction() -> None:
    p = Position(turn=1, hands=[["smugglers"]], decks=[[], ["moat"]], coins=6, phase="buy")
    p.buy("gold")
    p.end_turn()
    assert p.hand(1) == ["gold", "moat"]
    p.play("smugglers")
    assert p.decision is None
    assert p.discard(0) == ["gold"]


def test_seaside_smugglers_5() -> None:
    # The Outpost turn is the last turn of the player to the right.
    p = Position(
        turn=1, hands=[["smugglers", "smugglers"], ["outpost"]], decks=[COPPERS, ["silver"] * 8], coins=6
    )
    p.play("outpost")
    p.buy("gold")
    p.end_turn()
    assert p.active == 1
    p.play("silver")
    p.play("silver")
    p.buy("silver")
    p.end_turn()
    p.play("smugglers")
    assert p.decision is None
    assert p.discard(0) == ["silver"]


def test_smugglers_in_two_turns_running_copy_the_same_turn() -> None:
    p = Position(
        turn=1,
        hands=[["outpost", "village", "smugglers"], []],
        decks=[["copper", "smugglers", "copper", "copper"]],
        coins=6,
        phase="buy",
    )
    p.buy("gold")
    p.end_turn()
    play(p, "village", "smugglers", "outpost")
    p.end_turn()
    assert p.active == 0
    p.play("smugglers")
    assert p.discard(0).count("gold") == 2


def test_smugglers_ignore_what_was_gained_outside_the_own_turn() -> None:
    p = Position(hands=[["village", "witch", "smugglers"], []], decks=[COPPERS])
    play(p, "village", "witch", "smugglers")
    assert p.discard(1) == ["curse"]
    assert p.decision is None
    assert p.discard(0) == []


def test_smugglers_copy_the_player_to_the_right_not_to_the_left() -> None:
    p = Position(players=3, turn=2, hands=[["smugglers"]], coins=3, phase="buy")
    p.buy("silver")
    p.end_turn()
    p.play("smugglers")
    assert p.discard(0) == ["silver"]
    p = Position(players=3, turn=1, hands=[["smugglers"]], coins=3, phase="buy")
    p.buy("silver")
    p.end_turn()
    p.end_turn()
    p.play("smugglers")
    assert p.discard(0) == []


def test_smugglers_go_by_the_cost_now() -> None:
    p = Position(
        turn=1,
        hands=[["village", "village", "bridge", "bridge", "smugglers"]],
        coins=8,
        phase="buy",
    )
    p.buy("province")
    p.end_turn()
    play(p, "village", "village", "bridge", "bridge", "smugglers")
    assert p.discard(0) == ["province"]
    p = Position(turn=1, hands=[["village", "bridge", "smugglers"]], coins=8, phase="buy")
    p.buy("province")
    p.end_turn()
    play(p, "village", "bridge", "smugglers")
    assert p.cost("province") == 7
    assert p.discard(0) == []


def test_seaside_smugglers_6() -> None:
    p = smugglers_after("gold", "silver", "silver", "estate", "province")
    assert asked(p).options == ["estate", "gold", "silver"]
    assert (asked(p).minimum, asked(p).maximum) == (1, 1)
    p.choose("estate")
    assert p.discard(0) == ["estate"]
    # What they gained with Smugglers counts.
    p = Position(players=3, turn=1, hands=[["smugglers"], [], ["smugglers"]], coins=3, phase="buy")
    p.buy("silver")
    p.end_turn()
    p.play("smugglers")
    p.end_turn()
    p.play("smugglers")
    assert p.discard(0) == ["silver"]


# Warehouse


def test_warehouse_text() -> None:
    p = Position(hands=[["warehouse", "estate"]], decks=[["gold", "silver", "copper", "duchy"]])
    p.play("warehouse")
    assert p.actions == 1
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("discard", 3, 3)
    p.choose("estate", "copper", "silver")
    assert p.hand(0) == ["gold"]
    assert p.discard(0) == ["estate", "copper", "silver"]


def test_seaside_warehouse_1() -> None:
    p = Position(hands=[["warehouse", "estate", "estate", "copper", "gold"]], decks=[["silver"]])
    p.play("warehouse")
    p.choose("estate", "estate", "copper")
    assert p.hand(0) == ["gold", "silver"]
    p = Position(hands=[["warehouse", "estate"]])
    p.play("warehouse")
    assert p.decision is None
    assert p.discard(0) == ["estate"]


def test_seaside_warehouse_2() -> None:
    p = Position(hands=[["warehouse", "estate", "duchy"]], decks=[["gold", "silver", "copper"]])
    p.play("warehouse")
    assert asked(p).options == ["copper", "duchy", "estate", "gold", "silver"]
    p.choose("duchy", "copper", "gold")
    assert p.hand(0) == ["estate", "silver"]


# Caravan


def test_seaside_caravan_1() -> None:
    p = Position(hands=[["caravan"]], decks=[["gold", *["copper"] * 5, "silver", "estate"]])
    p.play("caravan")
    assert p.actions == 1
    assert p.hand(0) == ["gold"]
    p.end_turn()
    assert p.hand(0) == ["copper"] * 5
    assert p.in_play(0) == ["caravan"]
    p.end_turn()
    assert p.hand(0) == ["copper"] * 5 + ["silver"]
    p.end_turn()
    assert p.in_play(0) == []


# Cutpurse


def test_seaside_cutpurse_1() -> None:
    p = Position(
        players=3,
        hands=[["cutpurse"], ["copper", "copper", "estate"], ["estate", "silver"]],
    )
    p.play("cutpurse")
    assert p.coins == 2
    assert p.hand(1) == ["copper", "estate"]
    assert p.discard(1) == ["copper"]
    assert p.hand(2) == ["estate", "silver"]
    shown = [(event.seat, sorted(event.cards)) for event in p.events if event.kind == "reveal"]
    assert shown == [(2, ["estate", "silver"])]
