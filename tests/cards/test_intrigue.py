"""Intrigue: the cards of both editions."""

from __future__ import annotations

import pytest

from dominium import IllegalMove
from dominium.engine.catalogue import card_named
from dominium.engine.decisions import Decision
from dominium.testing import Position

#: what is printed on the cards besides their texts (see printed.py)
PRINTED = {
    "intrigue-1e intrigue-2e": """
        courtyard         2  action
        pawn              2  action +coins
        masquerade        3  action
        shanty_town       3  action
        steward           3  action +coins
        swindler          3  action attack +coins
        wishing_well      3  action
        baron             4  action +coins
        bridge            4  action +coins
        conspirator       4  action +coins
        ironworks         4  action +coins
        mining_village    4  action +coins
        duke              5  victory
        minion            5  action attack +coins
        torturer          5  action attack
        trading_post      5  action
        upgrade           5  action
        harem             6  treasure victory coins=2 points=2
        nobles            6  action victory points=2
    """,
}


def asked(p: Position) -> Decision:
    """The question that must be open now."""
    decision = p.decision
    assert decision is not None
    return decision


# Courtyard


def test_courtyard() -> None:
    p = Position(hands=[["courtyard", "estate"]], decks=[["gold", "silver", "copper", "curse"]])
    p.play("courtyard")
    assert (asked(p).kind, asked(p).source) == ("put_back", "courtyard")
    assert (asked(p).minimum, asked(p).maximum) == (1, 1)
    p.choose("silver")
    assert p.hand(0) == ["copper", "estate", "gold"]
    assert p.deck(0) == ["silver", "curse"]
    assert p.actions == 0
    assert p.decision is None


@pytest.mark.parametrize("card", ["estate", "gold", "copper"])
def test_intrigue_courtyard_1_any_card_of_the_hand(card: str) -> None:
    p = Position(hands=[["courtyard", "estate"]], decks=[["gold", "silver", "copper"]])
    p.play("courtyard")
    assert asked(p).options == ["copper", "estate", "gold", "silver"]
    p.choose(card)
    assert p.deck(0) == [card]


def test_courtyard_with_nothing_to_draw_puts_the_only_card_back() -> None:
    p = Position(hands=[["courtyard", "estate"]])
    p.play("courtyard")
    assert p.decision is None
    assert p.hand(0) == []
    assert p.deck(0) == ["estate"]


# Pawn


@pytest.mark.parametrize(
    ("words", "actions", "buys", "coins", "cards"),
    [
        (("cards", "actions"), 1, 1, 0, 1),
        (("cards", "buys"), 0, 2, 0, 1),
        (("cards", "coins"), 0, 1, 1, 1),
        (("actions", "buys"), 1, 2, 0, 0),
        (("actions", "coins"), 1, 1, 1, 0),
        (("buys", "coins"), 0, 2, 1, 0),
    ],
)
def test_pawn(words: tuple[str, str], actions: int, buys: int, coins: int, cards: int) -> None:
    p = Position(hands=[["pawn"]], decks=[["gold", "silver"]])
    p.play("pawn")
    p.choose(*words)
    assert (p.actions, p.buys, p.coins, len(p.hand(0))) == (actions, buys, coins, cards)


def test_intrigue_pawn_1_both_are_chosen_before_either_is_done() -> None:
    p = Position(hands=[["pawn"]], decks=[["gold"]])
    p.play("pawn")
    assert asked(p).options == ["cards", "actions", "buys", "coins"]
    assert (asked(p).minimum, asked(p).maximum) == (2, 2)
    for wrong in (["cards"], ["cards", "cards"], ["cards", "buys", "coins"]):
        with pytest.raises(IllegalMove):
            p.choose(*wrong)
    assert p.hand(0) == []
    p.choose("cards", "coins")
    assert p.hand(0) == ["gold"]
    assert p.decision is None


def test_intrigue_pawn_2_done_in_the_order_the_player_likes() -> None:
    orders: list[list[str]] = []
    for words in (("cards", "coins"), ("coins", "cards")):
        p = Position(hands=[["pawn"]], decks=[["gold"]])
        p.play("pawn")
        assert asked(p).ordered
        p.choose(*words)
        orders.append([event.kind for event in p.events if event.kind in ("draw", "plus")])
    assert orders == [["draw", "plus"], ["plus", "draw"]]


# Masquerade


def test_masquerade() -> None:
    p = Position(hands=[["masquerade", "estate"], ["curse", "gold"]], decks=[["silver", "copper", "duchy"]])
    p.play("masquerade")
    assert p.hand(0) == ["copper", "estate", "silver"]
    assert (asked(p).seat, asked(p).kind) == (0, "pass")
    p.choose("copper")
    assert (asked(p).seat, asked(p).kind) == (1, "pass")
    p.choose("curse")
    assert p.hand(0) == ["curse", "estate", "silver"]
    assert p.hand(1) == ["copper", "gold"]
    assert (asked(p).seat, asked(p).kind, asked(p).minimum) == (0, "trash", 0)
    p.choose("curse")
    assert p.trash == ["curse"]
    assert p.hand(0) == ["estate", "silver"]
    assert p.decision is None


def test_intrigue_masquerade_1_nobody_sees_the_card_received_before_choosing() -> None:
    p = Position(
        players=3, hands=[["masquerade", "gold", "estate"], ["silver", "duchy"], ["copper", "curse"]]
    )
    p.play("masquerade")
    p.choose("gold")
    assert asked(p).options == ["duchy", "silver"]
    assert [card.id for card in p.view(1).hand] == ["silver", "duchy"]
    p.choose("duchy")
    assert asked(p).options == ["copper", "curse"]
    assert p.hand(0) == ["estate", "gold"]
    p.choose("curse")
    assert [p.hand(seat) for seat in range(3)] == [
        ["curse", "estate"],
        ["gold", "silver"],
        ["copper", "duchy"],
    ]


def test_intrigue_masquerade_1_an_imagined_game_does_not_pass_the_real_card() -> None:
    p = Position(hands=[["masquerade", "gold", "estate"], ["silver", "copper"]], decks=[["duchy"] * 12])
    p.play("masquerade")
    p.choose("gold")
    seen = set()
    for seed in range(20):
        other = p._session.imagine(1, seed)
        other.choose("copper")
        mine = other.game.players
        assert len(mine[0].hand) == 4
        assert len(mine[1].hand) == 2
        seen.add(mine[1].hand[-1].id)
    assert "duchy" in seen


def test_intrigue_masquerade_2_only_its_player_may_trash() -> None:
    p = Position(players=3, hands=[["masquerade", "estate"], ["curse"], ["copper"]])
    p.play("masquerade")
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (0, "trash", ["copper"])
    p.choose()
    assert p.decision is None
    assert p.trash == []
    assert [p.hand(seat) for seat in range(3)] == [["copper"], ["estate"], ["curse"]]


@pytest.mark.parametrize("card", ["moat", "secret_chamber", "lighthouse"])
def test_intrigue_masquerade_3_is_no_attack(card: str) -> None:
    in_play = [[], [card]] if card == "lighthouse" else []
    hand = ["curse"] if card == "lighthouse" else [card, "curse"]
    p = Position(hands=[["masquerade", "gold", "gold"], hand], in_play=in_play)
    p.play("masquerade")
    if card != "lighthouse":
        assert (asked(p).seat, asked(p).kind) == (1, "pass")
        p.choose("curse")
    assert asked(p).kind == "trash"
    p.choose()
    assert p.hand(0) == ["curse", "gold"]
    assert "gold" in p.hand(1)


def test_intrigue_masquerade_4_passing_is_neither_discarding_trashing_nor_gaining() -> None:
    p = Position(
        hands=[["masquerade", "gold"], ["silver"]],
        owned=[["guildhall", "sewers"], ["guildhall", "sewers"]],
    )
    p.play("masquerade")
    p.choose()
    assert (p.hand(0), p.hand(1)) == (["silver"], ["gold"])
    assert (p.coffers(0), p.coffers(1)) == (0, 0)
    assert (p.trash, p.discard(0), p.discard(1)) == ([], [], [])
    assert p.game.players[0].gained == []
    assert (p.supply("gold"), p.supply("silver")) == (30, 40)
    assert p.decision is None


def test_intrigue_masquerade_5_only_giver_and_taker_know_the_card() -> None:
    p = Position(players=4, hands=[["masquerade", "gold"], ["silver"], ["duchy"], ["curse"]])
    p.play("masquerade")
    p.choose()
    passed = [event for event in p.events if event.kind == "pass"]
    assert [event.cards for event in passed] == [["gold"], ["silver"], ["duchy"], ["curse"]]
    gold = passed[0]
    assert [gold.seen_from(seat).cards for seat in range(4)] == [["gold"], ["gold"], [], []]
    assert gold.seen_from(-1).cards == []
    counted = [[card.id for card in p.view(seat).owned(1)] for seat in (0, 1, 2, 3, -1)]
    assert counted == [["gold", "silver"], ["gold"], [], ["silver"], ["silver"]]
    assert "hand" not in p.view(2).as_dict()["players"][1]


def test_intrigue_masquerade_5_a_card_passed_on_is_counted_once() -> None:
    p = Position(players=3, hands=[["masquerade", "gold"], ["masquerade", "copper"], ["copper"]])
    p.play("masquerade")
    p.choose("copper")
    p.choose()
    p.end_turn()
    p.play("masquerade")
    p.choose("copper")
    p.choose()
    assert [p.hand(seat) for seat in range(3)] == [["copper", "masquerade"], ["copper"], ["gold"]]
    counted = [[card.id for card in p.view(-1).owned(seat)] for seat in range(3)]
    assert counted == [["gold", "masquerade"], ["copper", "masquerade"], ["copper"]]
    for viewer in range(3):
        everything = sorted(card.id for seat in range(3) for card in p.view(viewer).owned(seat))
        assert everything == ["copper", "copper", "gold", "masquerade", "masquerade"]


def test_intrigue_masquerade_5_a_card_shown_later_is_no_secret() -> None:
    p = Position(players=3, hands=[["masquerade", "gold"], ["silver"], ["copper"]])
    p.play("masquerade")
    p.choose()
    assert [card.id for card in p.view(2).owned(1)] == []
    assert [card.id for card in p.view(-1).owned(1)] == ["silver"]
    p.end_turn()
    p.play("gold")
    assert [card.id for card in p.view(2).owned(1)] == ["gold"]
    # Nobody but the taker knows yet that the Silver is gone.
    assert [card.id for card in p.view(-1).owned(1)] == ["gold", "silver"]
    assert [card.id for card in p.view(-1).owned(0)] == ["masquerade"]


def test_intrigue_masquerade_5_spectators_of_two_players_do_not_learn_the_cards() -> None:
    p = Position(hands=[["masquerade", "gold"], ["duchy", "curse"]], decks=[["copper", "copper"]])
    p.play("masquerade")
    p.choose("gold")
    p.choose("duchy")
    p.choose()
    owned = {
        viewer: [[card.id for card in p.view(viewer).owned(seat)] for seat in (0, 1)] for viewer in (0, 1, -1)
    }
    assert owned[0] == owned[1] == [["copper", "copper", "duchy", "masquerade"], ["curse", "gold"]]
    assert owned[-1] == [["copper", "copper", "gold", "masquerade"], ["curse", "duchy"]]


def test_intrigue_masquerade_5_a_third_player_imagines_any_card_passed() -> None:
    p = Position(
        players=3,
        hands=[["masquerade", "gold"], ["silver", "silver", "estate"], ["copper"]],
        decks=[["estate", "duchy", "duchy"], ["copper"] * 5],
    )
    p.play("masquerade")
    p.choose("gold")
    p.choose("estate")
    p.choose()
    p.end_turn()
    p.play("silver")
    p.end_turn()
    assert p.discard(1)[-1] == "silver"
    assert "gold" in p.discard(1)
    # The Gold lies unseen among the cards discarded since; the third player can only guess.
    with_gold = 0
    for seed in range(40):
        players = p._session.imagine(2, seed).game.players
        assert [len(player.all_cards()) for player in players] == [5, 8, 1]
        with_gold += card_named("gold") in players[1].all_cards()
    assert 0 < with_gold < 40


def test_intrigue_masquerade_5_whatever_is_imagined_the_cards_counted_stay_the_same() -> None:
    hand = ["masquerade", "masquerade", "gold", "curse"]
    p = Position(players=4, hands=[hand] * 4, decks=[["copper", "estate", "duchy"]] * 4)
    for turn in range(12):
        if "masquerade" in p.hand(p.active):
            p.play("masquerade")
        while p.decision is not None:
            options = p.decision.options
            p.choose(*[options[turn % len(options)]] * p.decision.minimum)
        p.end_turn()
        for viewer in range(-1, 4):
            counted = [p.view(viewer).owned(seat) for seat in range(4)]
            for seed in range(5):
                imagined = p._session.imagine(viewer, seed).view(viewer)
                assert [imagined.owned(seat) for seat in range(4)] == counted
    assert len(p.game.passed) > 8


def test_intrigue_masquerade_5_showing_another_copy_tells_nothing() -> None:
    p = Position(players=3, hands=[["masquerade", "silver"], ["silver", "copper"], ["estate"]])
    p.play("masquerade")
    p.choose("copper")
    p.choose()
    p.end_turn()
    p.play("silver")
    # It may have been the player's own, for all that is known.
    assert [card.id for card in p.view(-1).owned(1)] == ["copper", "silver"]
    assert [card.id for card in p.view(0).owned(1)] == ["copper", "silver", "silver"]


def test_intrigue_masquerade_6_only_one_player_with_cards() -> None:
    p = Position(players=3, hands=[["masquerade", "gold", "estate"], [], []])
    p.play("masquerade")
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (0, "trash", ["estate", "gold"])
    p.choose("estate")
    assert p.hand(0) == ["gold"]
    assert p.hand(1) == p.hand(2) == []
    assert p.decision is None


def test_masquerade_players_without_cards_are_left_out() -> None:
    p = Position(players=4, hands=[["masquerade", "gold"], [], ["silver"], []])
    p.play("masquerade")
    p.choose()
    assert [p.hand(seat) for seat in range(4)] == [["silver"], [], ["gold"], []]


def test_masquerade_1e_everybody_passes_to_the_left() -> None:
    p = Position(players=4, hands=[["masquerade@1e", "gold"], [], ["silver"], []])
    p.play("masquerade@1e")
    # The last player has nothing to pass, so nothing comes back and there is nothing to trash.
    assert p.decision is None
    assert [p.hand(seat) for seat in range(4)] == [[], ["gold"], [], ["silver"]]


def test_masquerade_1e_full_text() -> None:
    p = Position(hands=[["masquerade@1e", "gold"], ["curse", "duchy"]], decks=[["copper", "silver"]])
    p.play("masquerade@1e")
    p.choose("copper")
    p.choose("curse")
    assert (asked(p).kind, asked(p).options) == ("trash", ["curse", "gold", "silver"])
    p.choose("curse")
    assert p.hand(0) == ["gold", "silver"]
    assert p.hand(1) == ["copper", "duchy"]
    assert p.trash == ["curse"]


# Shanty Town


def test_shanty_town() -> None:
    p = Position(hands=[["shanty_town", "estate", "copper"]], decks=[["gold", "silver", "duchy"]])
    p.play("shanty_town")
    assert p.actions == 2
    assert p.hand(0) == ["copper", "estate", "gold", "silver"]
    revealed = [event for event in p.events if event.kind == "reveal"]
    assert sorted(revealed[0].seen_from(1).cards) == ["copper", "estate"]


def test_intrigue_shanty_town_1_both_are_drawn_even_if_the_first_is_an_action() -> None:
    p = Position(hands=[["shanty_town"]], decks=[["village", "moat", "gold"]])
    p.play("shanty_town")
    assert p.hand(0) == ["moat", "village"]


@pytest.mark.parametrize("card", ["nobles", "great_hall", "mill"])
def test_intrigue_shanty_town_2_an_action_victory_card_is_an_action(card: str) -> None:
    p = Position(hands=[["shanty_town", card]], decks=[["gold", "silver"]])
    p.play("shanty_town")
    assert p.hand(0) == [card]


def test_intrigue_shanty_town_3_the_actions_come_in_any_case() -> None:
    p = Position(hands=[["shanty_town", "shanty_town"]], decks=[["gold", "silver"]])
    p.play("shanty_town")
    assert p.actions == 2
    assert p.hand(0) == ["shanty_town"]


# Steward


def test_steward() -> None:
    p = Position(
        hands=[["steward", "steward", "steward", "estate", "curse"]], decks=[["gold", "silver"]], actions=3
    )
    p.play("steward")
    assert asked(p).options == ["cards", "coins", "trash"]
    p.choose("cards")
    assert p.hand(0) == ["curse", "estate", "gold", "silver", "steward", "steward"]
    p.play("steward")
    p.choose("coins")
    assert p.coins == 2
    p.play("steward")
    p.choose("trash")
    p.choose("estate", "curse")
    assert p.trash == ["estate", "curse"]
    assert p.hand(0) == ["gold", "silver"]


def test_intrigue_steward_1_the_only_card_is_trashed() -> None:
    p = Position(hands=[["steward", "gold"]])
    p.play("steward")
    p.choose("trash")
    assert p.decision is None
    assert p.trash == ["gold"]
    assert p.hand(0) == []


def test_intrigue_steward_2_exactly_two_of_several() -> None:
    p = Position(hands=[["steward", "gold", "estate", "curse"]])
    p.play("steward")
    p.choose("trash")
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("trash", 2, 2)
    for wrong in ([], ["curse"], ["gold", "estate", "curse"]):
        with pytest.raises(IllegalMove):
            p.choose(*wrong)
    p.choose("estate", "curse")
    assert p.hand(0) == ["gold"]


# Swindler


def test_swindler() -> None:
    p = Position(kingdom=["workshop"], hands=[["swindler"]], decks=[[], ["silver", "gold"]])
    p.play("swindler")
    assert p.coins == 2
    assert (asked(p).seat, asked(p).kind) == (0, "give")
    assert asked(p).options == ["silver", "swindler", "workshop"]
    p.choose("workshop")
    assert p.trash == ["silver"]
    assert p.deck(1) == ["gold"]
    assert p.discard(1) == ["workshop"]
    assert p.supply("workshop") == 9
    assert p.decision is None


def test_intrigue_swindler_1_in_turn_order() -> None:
    p = Position(
        players=3,
        turn=1,
        hands=[[], ["swindler"]],
        decks=[["gold"], [], ["estate"]],
        kingdom=["harem", "moat"],
    )
    p.play("swindler")
    assert p.trash == ["estate"]
    assert asked(p).options == ["estate", "moat"]
    p.choose("estate")
    assert p.discard(2) == ["estate"]
    assert p.trash == ["estate", "gold"]
    assert asked(p).options == ["gold", "harem"]
    p.choose("harem")
    assert p.discard(0) == ["harem"]


def test_intrigue_swindler_2_a_copy_of_the_trashed_card_may_be_given() -> None:
    p = Position(hands=[["swindler"]], decks=[[], ["silver"]])
    p.play("swindler")
    p.choose("silver")
    assert p.trash == ["silver"]
    assert p.discard(1) == ["silver"]
    assert p.supply("silver") == 39


def test_intrigue_swindler_3_a_copper_becomes_a_curse() -> None:
    p = Position(hands=[["swindler"]], decks=[[], ["copper"]])
    p.play("swindler")
    assert asked(p).options == ["copper", "curse"]
    p.choose("curse")
    assert p.discard(1) == ["curse"]
    assert p.supply("curse") == 9


def test_intrigue_swindler_4_no_such_card_left() -> None:
    p = Position(hands=[["swindler"]], decks=[[], ["duchy"]], supply={"duchy": 0})
    p.play("swindler")
    assert p.decision is None
    assert p.trash == ["duchy"]
    assert p.discard(1) == []


def test_intrigue_swindler_4_an_empty_pile_is_not_offered() -> None:
    p = Position(hands=[["swindler"]], decks=[[], ["copper"]], supply={"curse": 0})
    p.play("swindler")
    # Only Copper is left at that cost.
    assert p.decision is None
    assert p.discard(1) == ["copper"]


def test_intrigue_swindler_5_no_cards_even_after_a_shuffle() -> None:
    p = Position(players=3, hands=[["swindler"]], decks=[[], [], []], discards=[[], [], ["province"]])
    p.play("swindler")
    assert p.decision is None
    assert p.discard(1) == []
    assert p.trash == ["province"]
    assert p.discard(2) == ["province"]
    assert p.supply("province") == 11


# Wishing Well


def test_wishing_well() -> None:
    p = Position(hands=[["wishing_well"]], decks=[["copper", "gold", "silver"]])
    p.play("wishing_well")
    assert p.actions == 1
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("name", 1, 1)
    p.choose("gold")
    assert p.hand(0) == ["copper", "gold"]
    assert p.deck(0) == ["silver"]
    assert [event.cards for event in p.events if event.kind in ("name", "reveal")] == [["gold"], ["gold"]]


def test_intrigue_wishing_well_1_otherwise_it_stays_on_the_deck() -> None:
    p = Position(hands=[["wishing_well"]], decks=[["copper", "gold", "silver"]])
    p.play("wishing_well")
    p.choose("province")
    assert p.hand(0) == ["copper"]
    assert p.deck(0) == ["gold", "silver"]
    assert p.view(0).known_deck()[0] is card_named("gold")
    assert [event.seen_from(1).cards for event in p.events if event.kind == "reveal"] == [["gold"]]


def test_intrigue_wishing_well_2_any_card_of_the_game_may_be_named() -> None:
    p = Position(
        kingdom=["moat"], hands=[["wishing_well"]], decks=[["copper", "moat"]], supply={"moat": 0, "curse": 0}
    )
    p.play("wishing_well")
    assert {"moat", "curse", "copper", "province", "wishing_well"} <= set(asked(p).options)
    assert len(asked(p).options) == 17
    p.choose("moat")
    assert p.hand(0) == ["copper", "moat"]


def test_intrigue_wishing_well_3_draw_first_and_a_card_is_named_not_a_type() -> None:
    p = Position(hands=[["wishing_well"]], decks=[["estate"]], discards=[["duchy"]])
    p.play("wishing_well")
    # The card is drawn before naming, so the only card left to reveal is the Duchy.
    assert p.hand(0) == ["estate"]
    assert "victory" not in asked(p).options
    p.choose("duchy")
    assert p.hand(0) == ["duchy", "estate"]
    assert p.deck(0) == p.discard(0) == []


# Baron


def test_baron() -> None:
    p = Position(hands=[["baron", "estate", "gold"]])
    p.play("baron")
    assert (asked(p).kind, asked(p).options, asked(p).minimum) == ("discard", ["estate"], 0)
    p.choose("estate")
    assert (p.buys, p.coins) == (2, 4)
    assert p.discard(0) == ["estate"]
    assert p.hand(0) == ["gold"]
    assert p.supply("estate") == 8


def test_intrigue_baron_1_discarding_is_optional() -> None:
    p = Position(hands=[["baron", "estate"]])
    p.play("baron")
    p.choose()
    assert (p.buys, p.coins) == (2, 0)
    assert p.hand(0) == ["estate"]
    assert p.discard(0) == ["estate"]
    assert p.supply("estate") == 7


def test_intrigue_baron_2_otherwise_the_gain_is_not_optional() -> None:
    p = Position(hands=[["baron", "gold"]])
    p.play("baron")
    assert p.decision is None
    assert (p.buys, p.coins) == (2, 0)
    assert p.discard(0) == ["estate"]
    assert p.supply("estate") == 7


def test_baron_with_an_empty_estate_pile() -> None:
    p = Position(hands=[["baron"]], supply={"estate": 0})
    p.play("baron")
    assert p.decision is None
    assert p.discard(0) == []


# Bridge


def test_bridge() -> None:
    p = Position(hands=[["bridge"]])
    p.play("bridge")
    assert (p.buys, p.coins) == (2, 1)
    assert (p.cost("gold"), p.cost("estate"), p.cost("copper"), p.cost("curse")) == (5, 1, 0, 0)
    p.end_turn()
    assert p.cost("gold") == 6


def test_bridge_in_play() -> None:
    p = Position(in_play=[["bridge"]])
    assert p.cost("gold") == 5


def test_intrigue_bridge_1_cumulative() -> None:
    p = Position(hands=[["throne_room", "bridge", "gold"]])
    p.play("throne_room")
    p.choose("bridge")
    assert (p.buys, p.coins) == (3, 2)
    assert (p.cost("gold"), p.cost("estate"), p.cost("copper")) == (4, 0, 0)
    p.play("gold")
    p.buy("gold")
    assert (p.coins, p.buys) == (1, 2)


def test_intrigue_bridge_2_affects_cards_everywhere() -> None:
    p = Position(
        hands=[["village", "bridge", "workshop", "copper", "copper", "copper"]],
        decks=[["curse"]],
        kingdom=["moat"],
    )
    p.play("village")
    p.play("bridge")
    p.play("workshop")
    assert "duchy" in asked(p).options
    p.choose("duchy")
    for _ in range(3):
        p.play("copper")
    assert (p.coins, p.buys) == (4, 2)
    p.buy("silver")
    p.buy("estate")
    assert p.coins == 1
    assert p.discard(0) == ["duchy", "silver", "estate"]


def test_intrigue_bridge_3_upgrade_turns_a_copper_into_an_estate_or_a_pawn() -> None:
    p = Position(hands=[["bridge", "upgrade", "copper"]], kingdom=["pawn", "village"], actions=2)
    p.play("bridge")
    p.play("upgrade")
    assert (asked(p).kind, asked(p).options) == ("gain", ["estate", "pawn"])
    p.choose("pawn")
    assert p.trash == ["copper"]
    assert p.discard(0) == ["pawn"]


# Conspirator


def test_conspirator() -> None:
    p = Position(hands=[["conspirator"] * 3], decks=[["gold", "silver"]], actions=3)
    p.play("conspirator")
    p.play("conspirator")
    assert (p.coins, p.actions, p.hand(0)) == (4, 1, ["conspirator"])
    p.play("conspirator")
    assert (p.coins, p.actions, p.hand(0)) == (6, 1, ["gold"])
    assert p.deck(0) == ["silver"]


def test_intrigue_conspirator_1_checked_as_it_is_played() -> None:
    p = Position(hands=[["village", "conspirator", "village"]], decks=[["curse", "copper", "gold"]])
    p.play("village")
    p.play("conspirator")
    assert (p.coins, p.actions, len(p.hand(0))) == (2, 1, 2)
    p.play("village")
    # The third Action brings the Conspirator played second nothing.
    assert (p.coins, p.actions, p.hand(0)) == (2, 2, ["copper", "curse"])


def test_intrigue_conspirator_2_throne_room_counts_one_and_each_play_one() -> None:
    p = Position(
        hands=[["throne_room", "village", "conspirator"]], decks=[["estate", "copper", "gold", "silver"]]
    )
    p.play("throne_room")
    p.choose("village")
    assert p.hand(0) == ["conspirator", "copper", "estate"]
    p.play("conspirator")
    assert (p.coins, p.actions) == (2, 4)
    assert p.hand(0) == ["copper", "estate", "gold"]


def test_intrigue_conspirator_3_throned() -> None:
    p = Position(hands=[["throne_room", "conspirator"]], decks=[["gold", "silver"]])
    p.play("throne_room")
    p.choose("conspirator")
    assert (p.coins, p.actions, p.buys) == (4, 1, 1)
    assert p.hand(0) == ["gold"]


def test_intrigue_conspirator_4_action_victory_cards_count() -> None:
    p = Position(hands=[["great_hall", "nobles", "conspirator"]], decks=[["copper", "gold", "silver"]])
    p.play("great_hall")
    p.play("nobles")
    p.choose("actions")
    p.play("conspirator")
    assert (p.coins, p.actions) == (2, 2)
    assert p.hand(0) == ["copper", "gold"]


def test_conspirator_treasures_do_not_count() -> None:
    p = Position(hands=[["conspirator"]], decks=[["gold"]], in_play=[["village", "copper", "copper"]])
    p.play("conspirator")
    assert (p.coins, p.actions, p.hand(0)) == (2, 0, [])


# Ironworks


@pytest.mark.parametrize(
    ("card", "actions", "coins", "hand"),
    [("village", 1, 0, []), ("silver", 0, 1, []), ("estate", 0, 0, ["gold"]), ("curse", 0, 0, [])],
)
def test_ironworks(card: str, actions: int, coins: int, hand: list[str]) -> None:
    p = Position(kingdom=["village", "market"], hands=[["ironworks"]], decks=[["gold"]])
    p.play("ironworks")
    assert asked(p).options == ["copper", "curse", "estate", "ironworks", "silver", "village"]
    p.choose(card)
    assert p.discard(0) == [card]
    assert (p.actions, p.coins, p.hand(0)) == (actions, coins, hand)


def test_intrigue_ironworks_1_two_types_both_bonuses() -> None:
    p = Position(kingdom=["great_hall"], hands=[["ironworks"]], decks=[["gold"]])
    p.play("ironworks")
    p.choose("great_hall")
    assert (p.actions, p.coins, p.hand(0)) == (1, 0, ["gold"])


def test_intrigue_ironworks_1_a_treasure_victory_card_under_bridges() -> None:
    p = Position(kingdom=["harem"], hands=[["ironworks"]], decks=[["gold"]], in_play=[["bridge", "bridge"]])
    p.play("ironworks")
    p.choose("harem")
    assert (p.actions, p.coins, p.hand(0)) == (0, 1, ["gold"])


# Mining Village


def test_mining_village() -> None:
    p = Position(hands=[["mining_village"]], decks=[["gold"]])
    p.play("mining_village")
    assert (asked(p).kind, asked(p).options, asked(p).minimum) == ("trash", ["mining_village"], 0)
    p.choose()
    assert (p.actions, p.coins, p.hand(0)) == (2, 0, ["gold"])
    assert p.in_play(0) == ["mining_village"]


def test_intrigue_mining_village_1_decided_before_anything_else() -> None:
    p = Position(hands=[["mining_village", "village"]], decks=[["gold", "silver"]])
    p.play("mining_village")
    with pytest.raises(IllegalMove):
        p.play("village")
    p.choose("mining_village")
    assert p.trash == ["mining_village"]
    assert p.in_play(0) == []
    assert (p.actions, p.coins, p.hand(0)) == (2, 2, ["gold", "village"])
    p.play("village")
    assert p.decision is None


def test_intrigue_mining_village_2_throned_it_is_trashed_only_once() -> None:
    p = Position(hands=[["throne_room", "mining_village"]], decks=[["gold", "silver"]])
    p.play("throne_room")
    p.choose("mining_village")
    p.choose("mining_village")
    assert p.decision is None
    assert p.trash == ["mining_village"]
    assert (p.actions, p.coins, p.hand(0)) == (4, 2, ["gold", "silver"])


def test_intrigue_mining_village_2_throned_and_trashed_at_the_second_play() -> None:
    p = Position(hands=[["throne_room", "mining_village"]], decks=[["gold", "silver"]])
    p.play("throne_room")
    p.choose("mining_village")
    p.choose()
    p.choose("mining_village")
    assert (p.coins, p.trash, p.in_play(0)) == (2, ["mining_village"], ["throne_room"])


# Duke


def test_duke() -> None:
    p = Position(hands=[["duke", "duchy", "duchy"], ["duke", "estate"]])
    assert p.scores() == [8, 1]


def test_intrigue_duke_1_duchies_in_all_zones_count() -> None:
    p = Position(
        hands=[["duke", "duchy"]],
        decks=[["duchy", "duke"]],
        discards=[["duchy"]],
        mats=[{"island": ["duchy"]}],
    )
    assert p.scores()[0] == 4 * 3 + 2 * 4


# Minion


def test_minion_coins() -> None:
    p = Position(hands=[["minion", "gold"], ["copper"] * 5], decks=[["silver"] * 4])
    p.play("minion")
    assert asked(p).options == ["coins", "discard"]
    p.choose("coins")
    assert (p.actions, p.coins, p.hand(0)) == (1, 2, ["gold"])
    assert p.hand(1) == ["copper"] * 5


def test_minion_discard() -> None:
    p = Position(
        players=3,
        hands=[["minion", "gold", "estate"], ["copper"] * 5, ["copper"] * 4],
        decks=[["silver"] * 5, ["duchy"] * 5, ["duchy"] * 5],
    )
    p.play("minion")
    p.choose("discard")
    assert (p.actions, p.coins, p.hand(0)) == (1, 0, ["silver"] * 4)
    assert sorted(p.discard(0)) == ["estate", "gold"]
    assert p.hand(1) == ["duchy"] * 4
    assert p.discard(1) == ["copper"] * 5
    assert p.hand(2) == ["copper"] * 4
    assert p.decision is None


@pytest.mark.parametrize("word", ["coins", "discard"])
def test_intrigue_minion_1_reactions_come_before_the_choice(word: str) -> None:
    p = Position(hands=[["minion"], ["moat", "copper", "copper", "copper", "copper"]], decks=[["gold"] * 4])
    p.play("minion")
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (1, "react", ["moat"])
    p.choose("moat")
    assert (asked(p).seat, asked(p).kind) == (0, "choose")
    p.choose(word)
    assert len(p.hand(1)) == 5


def test_intrigue_minion_2_an_unaffected_player_neither_discards_nor_draws() -> None:
    p = Position(
        players=3,
        hands=[["minion"], ["moat", "copper", "copper", "copper", "copper"], ["copper"] * 5],
        decks=[["gold"] * 4] * 3,
    )
    p.play("minion")
    p.choose("moat")
    p.choose("discard")
    assert p.hand(1) == ["copper"] * 4 + ["moat"]
    assert p.hand(2) == ["gold"] * 4


@pytest.mark.parametrize("card", ["secret_chamber", "moat"])
def test_intrigue_minion_3_reactions_with_fewer_than_five_cards(card: str) -> None:
    p = Position(hands=[["minion"], [card, "copper"]], decks=[[], ["gold", "silver"]])
    p.play("minion")
    assert (asked(p).seat, asked(p).options) == (1, [card])
    p.choose(card)
    if card == "secret_chamber":
        p.choose("copper", "secret_chamber")
        assert p.deck(1) == ["copper", "secret_chamber"]
        p.choose("coins")
        assert p.hand(1) == ["gold", "silver"]
    else:
        p.choose("coins")
        assert p.hand(1) == ["copper", "moat"]
    assert p.coins == 2


# Torturer


def test_torturer() -> None:
    p = Position(
        players=3,
        hands=[["torturer"], ["estate", "copper", "gold"], ["silver"]],
        decks=[["gold", "silver", "copper", "duchy"]],
    )
    p.play("torturer")
    assert p.hand(0) == ["copper", "gold", "silver"]
    assert (asked(p).seat, asked(p).kind, asked(p).options) == (1, "choose", ["discard", "curse"])
    p.choose("discard")
    assert (asked(p).seat, asked(p).kind, asked(p).minimum, asked(p).maximum) == (1, "discard", 2, 2)
    p.choose("estate", "copper")
    assert (p.hand(1), p.discard(1)) == (["gold"], ["estate", "copper"])
    p.choose("curse")
    assert p.hand(2) == ["curse", "silver"]
    assert p.supply("curse") == 19
    assert p.decision is None


def test_intrigue_torturer_1_a_curse_may_be_chosen_when_none_is_left() -> None:
    p = Position(hands=[["torturer"], ["gold", "gold"]], supply={"curse": 0})
    p.play("torturer")
    p.choose("curse")
    assert p.decision is None
    assert p.hand(1) == ["gold", "gold"]


@pytest.mark.parametrize("hand", [[], ["gold"]])
def test_intrigue_torturer_1_discarding_may_be_chosen_with_one_card_or_none(hand: list[str]) -> None:
    p = Position(hands=[["torturer"], hand])
    p.play("torturer")
    p.choose("discard")
    assert p.decision is None
    assert p.hand(1) == []
    assert p.discard(1) == hand
    assert p.supply("curse") == 10


def test_intrigue_torturer_2_in_turn_order() -> None:
    p = Position(players=4, turn=2, hands=[["gold"], ["gold"], ["torturer"], ["gold"]], supply={"curse": 2})
    p.play("torturer")
    for seat in (3, 0, 1):
        assert asked(p).seat == seat
        p.choose("curse")
    assert [p.hand(seat) for seat in (3, 0, 1)] == [["curse", "gold"], ["curse", "gold"], ["gold"]]


# Trading Post


def test_trading_post() -> None:
    p = Position(hands=[["trading_post", "estate", "curse", "gold"]])
    p.play("trading_post")
    assert (asked(p).kind, asked(p).minimum, asked(p).maximum) == ("trash", 2, 2)
    p.choose("estate", "curse")
    assert p.trash == ["estate", "curse"]
    assert p.hand(0) == ["gold", "silver"]
    assert p.supply("silver") == 39


def test_intrigue_trading_post_1_with_one_card() -> None:
    p = Position(hands=[["trading_post", "gold"]])
    p.play("trading_post")
    assert p.decision is None
    assert p.trash == ["gold"]
    assert p.hand(0) == []
    assert p.supply("silver") == 40


def test_intrigue_trading_post_2_silver_pile_empty() -> None:
    p = Position(hands=[["trading_post", "estate", "curse"]], supply={"silver": 0})
    p.play("trading_post")
    assert sorted(p.trash) == ["curse", "estate"]
    assert p.hand(0) == []
    assert p.discard(0) == []


def test_intrigue_trading_post_3_no_cards() -> None:
    p = Position(hands=[["trading_post"]])
    p.play("trading_post")
    assert p.decision is None
    assert (p.trash, p.hand(0)) == ([], [])


def test_intrigue_trading_post_4_not_optional() -> None:
    p = Position(hands=[["trading_post", "gold", "province", "province"]])
    p.play("trading_post")
    for wrong in ([], ["gold"]):
        with pytest.raises(IllegalMove):
            p.choose(*wrong)
    p.choose("gold", "province")
    assert p.hand(0) == ["province", "silver"]


# Upgrade


def test_upgrade() -> None:
    p = Position(kingdom=["village", "smithy"], hands=[["upgrade", "estate"]], decks=[["silver", "gold"]])
    p.play("upgrade")
    assert p.actions == 1
    assert (asked(p).kind, asked(p).options) == ("trash", ["estate", "silver"])
    p.choose("estate")
    assert (asked(p).kind, asked(p).options) == ("gain", ["silver", "village"])
    p.choose("village")
    assert p.trash == ["estate"]
    assert p.hand(0) == ["silver"]
    assert p.discard(0) == ["village"]


def test_intrigue_upgrade_1_no_such_card() -> None:
    p = Position(hands=[["upgrade", "copper"]])
    p.play("upgrade")
    assert p.decision is None
    assert p.trash == ["copper"]
    assert p.discard(0) == []


def test_intrigue_upgrade_2_draw_first() -> None:
    p = Position(hands=[["upgrade"]], decks=[["duchy"]])
    p.play("upgrade")
    assert p.trash == ["duchy"]
    assert p.discard(0) == ["gold"]


def test_intrigue_upgrade_3_no_card_in_hand() -> None:
    p = Position(hands=[["upgrade"]])
    p.play("upgrade")
    assert p.decision is None
    assert p.actions == 1
    assert (p.trash, p.discard(0)) == ([], [])


# Harem, Nobles


def test_harem() -> None:
    p = Position(hands=[["harem", "harem"]])
    p.play("harem")
    assert p.coins == 2
    assert p.scores()[0] == 4
    assert p.supply("harem") == 8


def test_nobles() -> None:
    p = Position(hands=[["nobles", "nobles"]], decks=[["gold", "silver", "copper", "estate"]])
    p.play("nobles")
    assert asked(p).options == ["cards", "actions"]
    p.choose("actions")
    assert (p.actions, p.hand(0)) == (2, ["nobles"])
    p.play("nobles")
    p.choose("cards")
    assert (p.actions, p.hand(0)) == (1, ["copper", "gold", "silver"])
    assert p.scores()[0] == 2 * 2 + 1


# The printed example turn


def test_ex1_a_turn_with_mining_village_courtyard_and_pawn() -> None:
    p = Position(
        kingdom=["great_hall", "scout"],
        hands=[["mining_village", "pawn", "silver", "estate", "estate"]],
        decks=[["courtyard", "silver", "copper"]],
        discards=[["copper"]],
    )
    p.play("mining_village")
    p.choose()
    assert p.actions == 2
    p.play("courtyard")
    assert p.hand(0) == ["copper", "copper", "estate", "estate", "pawn", "silver", "silver"]
    p.choose("estate")
    assert p.deck(0) == ["estate"]
    p.play("pawn")
    p.choose("coins", "buys")
    assert (p.actions, p.buys, p.coins) == (0, 2, 1)
    for card in ("silver", "silver", "copper", "copper"):
        p.play(card)
    assert p.coins == 7
    p.buy("great_hall")
    p.buy("scout")
    assert (p.coins, p.buys) == (0, 0)
    assert p.hand(0) == ["estate"]
    p.end_turn()
    discarded = [event.cards for event in p.events if event.kind == "discard" and event.origin == "hand"]
    assert discarded == [["estate"]]
    drawn = [event.cards for event in p.events if event.kind == "draw"][-1]
    assert drawn[0] == "estate"
    assert len(p.hand(0)) == 5
