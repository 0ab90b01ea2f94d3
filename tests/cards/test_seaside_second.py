"""Seaside: the cards of the 2nd edition only."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.engine.decisions import Decision
from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "seaside-2e": """
        astrolabe         3  treasure duration coins=1
        monkey            3  action duration
        sea_chart         3  action
        blockade          4  action duration attack
        sailor            4  action duration +coins
        tide_pools        4  action duration
        corsair           5  action duration attack +coins
        pirate            5  action duration reaction
        sea_witch         5  action duration attack
    """,
}

COPPERS = ["copper"] * 20


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


# Astrolabe


def test_astrolabe_text() -> None:
    p = Position(hands=[["astrolabe"]], decks=[COPPERS])
    p.play("astrolabe")
    assert (p.actions, p.coins, p.buys) == (1, 1, 2)
    assert p.phase == "buy"
    back_to(p, 0)
    assert (p.coins, p.buys) == (1, 2)
    assert p.in_play(0) == ["astrolabe"]
    back_to(p, 0)
    assert (p.coins, p.buys) == (0, 1)
    assert p.in_play(0) == []


# Monkey


def test_monkey_text() -> None:
    p = Position(hands=[["monkey"]], decks=[[*["copper"] * 5, "gold", "silver", *COPPERS]], coins=3)
    p.play("monkey")
    assert (p.actions, p.hand(0)) == (0, [])
    p.buy("silver")  # an own gain: nothing
    p.end_turn()
    assert p.hand(0) == ["copper"] * 5
    p.buy("copper")
    assert p.hand(0) == ["copper"] * 5 + ["gold"]
    p.end_turn()
    assert p.hand(0) == ["copper"] * 5 + ["gold", "silver"]
    p.end_turn()
    assert p.in_play(0) == []
    p.buy("copper")  # it has ended
    assert len(p.hand(0)) == 5


def test_monkey_looks_to_the_right_only() -> None:
    p = Position(players=3, decks=[COPPERS, COPPERS, COPPERS], in_play=[[], ["monkey"], []])
    p.buy("copper")
    assert len(p.hand(1)) == 1  # player 0 sits to the right of player 1
    p = Position(players=3, turn=2, decks=[COPPERS, COPPERS, COPPERS], in_play=[[], ["monkey"], []])
    p.buy("copper")
    assert len(p.hand(1)) == 0


def test_seaside_monkey_1() -> None:
    p = Position(
        hands=[["village", "monkey", "witch"]], decks=[["copper", "estate", "estate", "gold", "duchy"]]
    )
    p.play("village")
    p.play("monkey")
    p.play("witch")
    assert p.discard(1) == ["curse"]
    assert p.hand(0) == ["copper", "estate", "estate", "gold"]


def test_seaside_monkey_2() -> None:
    p = Position(hands=[["throne_room", "monkey"]], decks=[COPPERS])
    p.play("throne_room")
    p.choose("monkey")
    p.end_turn()
    p.buy("copper")
    assert len(p.hand(0)) == 7
    p.end_turn()
    assert len(p.hand(0)) == 9


# Sea Chart


def test_sea_chart_text() -> None:
    p = Position(hands=[["sea_chart"]], decks=[["copper", "gold", "silver"]])
    p.play("sea_chart")
    assert p.actions == 1
    assert p.hand(0) == ["copper"]
    assert p.deck(0) == ["gold", "silver"]
    assert [event.cards for event in p.events if event.kind == "reveal"] == [["gold"]]


def test_seaside_sea_chart_1() -> None:
    p = Position(hands=[["sea_chart"]], decks=[["copper", "sea_chart", "silver"]])
    p.play("sea_chart")
    assert p.hand(0) == ["copper", "sea_chart"]
    p = Position(
        hands=[["caravan"]],
        decks=[["copper", "sea_chart", *["copper"] * 4, "estate", "gold", "caravan", "duchy"]],
    )
    p.play("caravan")
    back_to(p, 0)
    p.play("sea_chart")  # draws the Gold; the Caravan of the last turn is still in play
    assert p.hand(0) == ["caravan"] + ["copper"] * 4 + ["estate", "gold"]
    p = Position(hands=[["sea_chart"]])
    p.play("sea_chart")
    assert (p.hand(0), p.deck(0)) == ([], [])


# Blockade


def test_blockade_text() -> None:
    p = Position(
        hands=[["blockade"], ["silver", "silver"]], decks=[COPPERS, ["silver"] * 5], kingdom=["smithy"]
    )
    p.play("blockade")
    assert (asked(p).kind, asked(p).minimum) == ("gain", 1)
    assert "smithy" in asked(p).options
    assert "gold" not in asked(p).options
    p.choose("silver")
    assert p.set_aside(0) == ["silver"]
    assert p.discard(0) == []
    p.end_turn()
    p.play("silver")
    p.play("silver")
    p.buy("silver")
    assert p.discard(1) == ["silver", "curse"]
    p.end_turn()
    assert p.hand(0) == ["copper"] * 5 + ["silver"]
    assert p.set_aside(0) == []
    p.end_turn()
    assert p.in_play(0) == []
    p.play("silver")
    p.play("silver")
    p.buy("silver")  # no longer set aside
    assert p.discard(1).count("curse") + p.hand(1).count("curse") == 1
    assert p.supply("curse") == 9


def test_blockade_touches_only_copies() -> None:
    p = Position(hands=[["blockade"]], decks=[COPPERS, ["silver"] * 10])
    p.play("blockade")
    p.choose("silver")
    assert [card.id for card in p.view(1).set_aside(0)] == ["silver"]
    p.end_turn()
    p.buy("copper")
    assert p.discard(1) == ["copper"]


def test_own_gains_are_free_under_blockade() -> None:
    p = Position(hands=[["blockade"]], decks=[COPPERS], coins=3)
    p.play("blockade")
    p.choose("silver")
    p.buy("silver")
    assert p.discard(0) == ["silver"]
    assert p.supply("curse") == 10


def test_seaside_blockade_1() -> None:
    p = Position(hands=[["blockade"], ["moat"]], coins=2)
    p.play("blockade")
    assert (asked(p).seat, asked(p).kind) == (1, "react")
    p.choose("moat")
    p.choose("copper")
    p.end_turn()
    p.buy("copper")
    assert p.discard(1) == ["copper"]
    # A Lighthouse played afterwards is too late.
    p = Position(hands=[["blockade"], ["lighthouse"]])
    p.play("blockade")
    p.choose("copper")
    p.end_turn()
    p.play("lighthouse")
    p.buy("copper")
    assert p.discard(1) == ["copper", "curse"]
    p = Position(hands=[["blockade"], []], in_play=[[], ["lighthouse"]])
    p.play("blockade")
    p.choose("copper")
    p.end_turn()
    p.buy("copper")
    assert p.discard(1) == ["copper"]


def test_seaside_blockade_2() -> None:
    # Player 1 gains a Curse on the turn of player 0: that brings no other.
    p = Position(players=3, turn=2, hands=[["witch"], [], ["blockade"]], supply={"curse": 9})
    p.play("blockade")
    p.choose("curse")
    p.end_turn()
    p.play("witch")
    assert (p.discard(1), p.discard(2)) == (["curse"], ["curse"])
    assert p.supply("curse") == 6


def test_seaside_blockade_3() -> None:
    p = Position(hands=[["sailor", "blockade"]], kingdom=["caravan"], decks=[COPPERS])
    p.play("sailor")
    p.play("blockade")
    p.choose("caravan")
    assert (asked(p).kind, asked(p).options) == ("react", ["sailor"])
    p.choose("sailor")
    assert p.set_aside(0) == []
    assert "caravan" in p.in_play(0)
    p.end_turn()
    assert sorted(p.in_play(0)) == ["caravan", "sailor"]
    assert "blockade" in p.discard(0)


def test_seaside_blockade_4() -> None:
    p = Position(hands=[["blockade"]])
    p.play("blockade")
    p.choose("curse")
    p.end_turn()
    p.buy("curse")
    assert p.discard(1) == ["curse"] * 9
    assert p.supply("curse") == 0


def test_blockade_with_nothing_to_gain_is_discarded() -> None:
    empty = dict.fromkeys(("copper", "silver", "estate", "curse", "blockade"), 0)
    p = Position(hands=[["blockade"]], supply=empty, players=5)
    p.play("blockade")
    assert p.decision is None
    assert p.set_aside(0) == []
    p.end_turn()
    assert p.in_play(0) == []


def test_two_blockades_on_one_card_give_two_curses() -> None:
    p = Position(hands=[["throne_room", "blockade"]], decks=[COPPERS])
    p.play("throne_room")
    p.choose("blockade")
    p.choose("copper")
    p.choose("copper")
    p.end_turn()
    p.buy("copper")
    assert p.discard(1) == ["copper", "curse", "curse"]
    p.end_turn()
    assert len(p.hand(0)) == 7


# Sailor


def test_sailor_text() -> None:
    p = Position(hands=[["sailor"]], decks=[COPPERS], kingdom=["fishing_village"], coins=3)
    p.play("sailor")
    assert (p.actions, p.coins) == (1, 3)
    p.buy("fishing_village")
    assert (asked(p).kind, asked(p).options, asked(p).minimum) == ("react", ["sailor"], 0)
    p.choose("sailor")
    assert p.in_play(0) == ["sailor", "fishing_village"]
    assert (p.discard(0), p.coins) == ([], 1)
    p.end_turn()
    p.end_turn()
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("trash", 0, 1)
    p.choose("copper")
    assert p.trash == ["copper"]
    assert (len(p.hand(0)), p.coins, p.actions) == (4, 3, 2)
    p.end_turn()
    assert p.in_play(0) == []


def test_sailor_is_once_a_turn_and_may_wait() -> None:
    p = Position(hands=[["sailor"]], decks=[COPPERS], kingdom=["caravan", "wharf"], coins=20, buys=4)
    p.play("sailor")
    p.buy("silver")  # no Duration
    assert p.decision is None
    p.buy("caravan")
    p.choose()
    p.buy("wharf")
    p.choose("sailor")
    assert p.in_play(0) == ["sailor", "wharf"]
    p.buy("caravan")
    assert p.decision is None


def test_sailor_works_this_turn_only() -> None:
    p = Position(hands=[["sailor"]], decks=[["silver"] * 30], kingdom=["caravan"])
    p.play("sailor")
    p.end_turn()
    p.end_turn()
    p.choose()
    p.play("silver")
    p.buy("caravan")
    assert p.decision is None
    assert p.discard(0)[-1] == "caravan"


def test_seaside_sailor_1() -> None:
    p = Position(hands=[["throne_room", "sailor"]], decks=[COPPERS], kingdom=["caravan"], coins=20, buys=3)
    p.play("throne_room")
    p.choose("sailor")
    assert p.actions == 2
    p.buy("caravan")
    assert asked(p).options == ["sailor"]
    p.choose("sailor")
    assert p.decision is None  # never the same one twice
    assert p.hand(0) == ["copper"]
    p.buy("caravan")
    p.choose("sailor")
    assert p.hand(0) == ["copper", "copper"]
    p.buy("caravan")
    assert p.decision is None


def test_seaside_sailor_2() -> None:
    p = Position(hands=[["sailor", "workshop"]], decks=[COPPERS], kingdom=["caravan"])
    p.play("sailor")
    p.play("workshop")
    p.choose("caravan")
    p.choose("sailor")
    assert p.hand(0) == ["copper"]
    assert "caravan" in p.in_play(0)
    assert p.discard(0) == []
    p = Position(hands=[["sailor", "artisan", "estate"]], decks=[COPPERS], kingdom=["wharf"])
    p.play("sailor")
    p.play("artisan")  # gains to the hand
    p.choose("wharf")
    p.choose("sailor")
    assert "wharf" in p.in_play(0)
    assert "wharf" not in p.hand(0)


def test_seaside_sailor_3() -> None:
    p = Position(hands=[["sailor"]], decks=[COPPERS], kingdom=["astrolabe"], coins=3)
    p.play("sailor")
    p.buy("astrolabe")
    p.choose("sailor")
    assert (p.coins, p.buys) == (1, 1)
    p.end_turn()
    assert sorted(p.in_play(0)) == ["astrolabe", "sailor"]


# Tide Pools


def test_tide_pools_text() -> None:
    p = Position(hands=[["tide_pools"]], decks=[[*["estate"] * 3, "gold", "silver", *COPPERS]])
    p.play("tide_pools")
    assert (p.actions, p.hand(0)) == (1, ["estate"] * 3)
    p.end_turn()
    assert p.in_play(0) == ["tide_pools"]
    p.end_turn()
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("discard", 2, 2)
    p.choose("copper", "copper")
    assert p.hand(0) == ["copper", "gold", "silver"]
    p.end_turn()
    assert p.in_play(0) == []


def test_seaside_tide_pools_1() -> None:
    p = Position(hands=[["tide_pools"]], discards=[[]], decks=[["gold"]])
    p.play("tide_pools")
    p.end_turn()
    assert p.hand(0) == ["gold"]
    p.end_turn()
    assert p.decision is None
    assert (p.hand(0), p.discard(0)) == ([], ["gold"])


# Corsair


def test_corsair_text() -> None:
    p = Position(hands=[["corsair"], ["silver", "gold", "copper"]], decks=[COPPERS, COPPERS])
    p.play("corsair")
    assert p.coins == 2
    p.end_turn()
    p.play("copper")
    assert p.trash == []
    p.play("gold")
    p.play("silver")
    assert p.trash == ["gold"]
    assert p.in_play(1) == ["copper", "silver"]
    p.end_turn()
    assert len(p.hand(0)) == 6
    p.end_turn()
    assert p.in_play(0) == []


def test_corsair_ends_with_the_next_own_turn() -> None:
    p = Position(turn=1, hands=[["silver"], ["corsair"]], decks=[["silver"] * 10, COPPERS])
    p.play("corsair")
    p.end_turn()
    p.play("silver")
    assert p.trash == ["silver"]
    p.end_turn()
    p.end_turn()
    p.play("silver")
    assert p.trash == ["silver"]


def test_corsair_spares_its_owner() -> None:
    p = Position(hands=[["corsair", "silver"]])
    p.play("corsair")
    p.play("silver")
    assert (p.coins, p.trash) == (4, [])


def test_seaside_corsair_1() -> None:
    p = Position(hands=[["gold", "silver"]], in_play=[[], ["corsair"]])
    p.play("gold")
    assert (p.coins, p.trash, p.in_play(0)) == (3, ["gold"], [])
    p.play("silver")
    assert (p.coins, p.in_play(0)) == (5, ["silver"])


def test_seaside_corsair_2() -> None:
    p = Position(
        players=3, hands=[["silver", "silver", "gold"]], in_play=[[], ["corsair", "corsair"], ["corsair"]]
    )
    p.play("silver")
    p.play("silver")
    p.play("gold")
    assert (p.coins, p.trash) == (7, ["silver"])


def test_corsair_hits_each_player_in_each_turn() -> None:
    p = Position(
        players=3,
        hands=[["corsair"], ["silver", "silver"], ["gold", "silver"]],
        decks=[["copper"] * 20] * 3,
    )
    p.play("corsair")
    p.end_turn()
    p.play("silver")
    p.play("silver")
    p.end_turn()
    p.play("silver")
    p.play("gold")
    assert p.trash == ["silver", "silver"]


def test_seaside_corsair_3() -> None:
    p = Position(hands=[["corsair"], ["moat", "silver"]])
    p.play("corsair")
    p.choose("moat")
    p.end_turn()
    p.play("silver")
    assert p.trash == []
    # A Lighthouse played afterwards is too late.
    p = Position(hands=[["corsair"], ["lighthouse", "silver"]])
    p.play("corsair")
    p.end_turn()
    p.play("lighthouse")
    p.play("silver")
    assert p.trash == ["silver"]


# Pirate


def test_pirate_text() -> None:
    p = Position(hands=[["pirate"]], decks=[COPPERS], kingdom=["astrolabe"])
    p.play("pirate")
    assert (p.actions, p.coins) == (0, 0)
    p.end_turn()
    assert p.in_play(0) == ["pirate"]
    p.end_turn()
    assert (asked(p).kind, asked(p).options) == ("gain", ["astrolabe", "copper", "gold", "silver"])
    with pytest.raises(IllegalMove):
        p.choose()
    p.choose("gold")
    assert p.hand(0) == ["copper"] * 5 + ["gold"]
    p.end_turn()
    assert p.in_play(0) == []


def test_seaside_pirate_1() -> None:
    p = Position(hands=[["pirate", "copper"]], coins=3, buys=2)
    p.buy("estate")  # no Treasure
    assert p.decision is None
    p.buy("copper")
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (0, "react", ["pirate"])
    p.choose("pirate")
    assert p.in_play(0) == ["pirate"]
    p.end_turn()
    p.end_turn()
    assert (asked(p).seat, asked(p).source) == (0, "pirate")


def test_seaside_pirate_2() -> None:
    p = Position(hands=[[], ["pirate", "estate"]], decks=[[], COPPERS], coins=3)
    p.buy("silver")
    assert asked(p).seat == 1
    p.choose("pirate")
    assert p.in_play(1) == ["pirate"]
    p.end_turn()
    assert p.active == 1
    p.choose("gold")
    assert p.hand(1) == ["estate", "gold"]
    p.end_turn()
    assert p.in_play(1) == []


def test_pirate_may_be_left_and_two_may_be_played() -> None:
    p = Position(hands=[[], ["pirate", "pirate"]], buys=2)
    p.buy("copper")
    p.choose()
    assert p.hand(1) == ["pirate", "pirate"]
    p.buy("copper")
    p.choose("pirate")
    p.choose("pirate")
    assert p.in_play(1) == ["pirate", "pirate"]


def test_pirate_answers_to_the_gain_of_another_pirate() -> None:
    p = Position(hands=[["pirate"]], decks=[["pirate", *COPPERS]])
    p.play("pirate")
    p.end_turn()
    p.end_turn()
    p.choose("silver")
    assert (asked(p).kind, asked(p).options) == ("react", ["pirate"])
    p.choose("pirate")
    assert p.decision is None  # that one works next turn
    p.end_turn()
    assert p.in_play(0) == ["pirate"]


def test_pirate_of_another_does_not_count_as_an_own_action() -> None:
    p = Position(hands=[["silver"], ["pirate"]], owned=[["citadel"]], buys=2, coins=9, kingdom=["smithy"])
    p.buy("copper")
    p.choose("pirate")
    assert p.decision is None
    assert p.in_play(1) == ["pirate"]
    assert p.game.actions_played == 0


def test_seaside_pirate_3() -> None:
    p = Position(hands=[[], ["pirate"]], coins=5, kingdom=["bazaar"], owned=[["capitalism"]])
    p.buy("bazaar")
    assert (asked(p).seat, asked(p).options) == (1, ["pirate"])
    p = Position(hands=[[], ["pirate"]], coins=5, kingdom=["bazaar"], owned=[[], ["capitalism"]])
    p.buy("bazaar")
    assert p.decision is None


# Sea Witch


def test_sea_witch_text() -> None:
    p = Position(
        players=3,
        hands=[["sea_witch"]],
        decks=[["gold", "gold", *["copper"] * 5, "estate", "silver", "duchy"]],
    )
    p.play("sea_witch")
    assert p.hand(0) == ["gold", "gold"]
    assert (p.discard(1), p.discard(2)) == (["curse"], ["curse"])
    back_to(p, 0)
    assert p.hand(0) == ["copper"] * 5 + ["estate", "silver"]
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("discard", 2, 2)
    p.choose("estate", "copper")
    assert p.hand(0) == ["copper"] * 4 + ["silver"]
    p.end_turn()
    assert p.in_play(0) == []


# What is told to everybody


def test_cards_that_everybody_saw_are_known_in_the_hand() -> None:
    p = Position(hands=[["sea_chart"]], decks=[["copper", "sea_chart", "silver"]])
    p.play("sea_chart")
    taken = [event.seen_from(1).cards for event in p.events if event.kind == "to_hand"]
    assert taken == [["sea_chart"]]
    p = Position(hands=[["sea_chart"]], decks=[["copper", "gold", "silver"]])
    p.play("sea_chart")
    assert [event.seen_from(1).cards for event in p.events if event.kind == "put_back"] == [["gold"]]
    p = Position(hands=[["blockade"]], decks=[COPPERS])
    p.play("blockade")
    p.choose("silver")
    back_to(p, 0)
    assert [event.seen_from(1).cards for event in p.events if event.kind == "to_hand"] == [["silver"]]


def test_blockade_and_monkey_ask_for_no_order() -> None:
    p = Position(turn=1, hands=[[], ["village", "monkey", "blockade"]], decks=[[], COPPERS])
    p.play("village")
    p.play("monkey")
    p.play("blockade")
    p.choose("copper")
    p.end_turn()
    p.buy("copper")
    assert p.decision is None
    assert p.discard(0) == ["copper", "curse"]
    assert len(p.hand(1)) == 7  # the Curse is a gain too
