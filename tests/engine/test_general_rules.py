"""General rules G11 to G24: the turn."""

from __future__ import annotations

import pytest

from dominium import Card, IllegalMove, register
from dominium.engine import moments
from dominium.engine.abilities import NEXT_TURN, Ability, InPlay
from dominium.engine.player import Player
from dominium.engine.types import ACTION, TREASURE_VICTORY
from dominium.testing import Position


class Orchard(Card):
    """A Treasure that is a Victory card too."""

    id = "test_orchard"
    cost = 4
    types = TREASURE_VICTORY
    coins = 2
    points = 1


class Crossroads(Card):
    """Choose one: discard 2 cards; or +2 Cards."""

    id = "test_crossroads"
    cost = 2
    types = ACTION

    def play(self, me: Player, this: InPlay) -> None:
        if me.choose_word(["discard", "cards"], by=self) == "discard":
            me.choose_discard(by=self, exactly=2)
        else:
            me.draw(2)


class Dawn(Card):
    """At the start of the next turn, +1 Card."""

    id = "test_dawn"
    cost = 2
    types = ACTION

    def play(self, me: Player, this: InPlay) -> None:
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.draw(1)


class Dusk(Card):
    """At the start of the next turn, the hand may be discarded."""

    id = "test_dusk"
    cost = 2
    types = ACTION

    def linger(self, me: Player, this: InPlay) -> None:
        me.watch(self, moments.TURN_START, NEXT_TURN, this, optional=True)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.discard_hand()


register(Orchard, Crossroads, Dawn, Dusk)


# G11: the phases


def test_g11_phases_and_turns_in_order() -> None:
    p = Position(players=3, turn=1, hands=[[], ["village"]])
    assert p.phase == "action"
    p.end_phase()
    assert p.phase == "buy"
    p.end_phase()
    assert (p.active, p.phase) == (2, "action")
    p.end_turn()
    assert p.active == 0
    p.end_turn()
    assert p.active == 1


def test_g11_a_turn_starts_with_one_action_one_buy_and_no_coins() -> None:
    p = Position(hands=[["festival", "gold"], []], decks=[["copper"] * 5])
    p.play("festival")
    p.play("gold")
    assert (p.actions, p.buys, p.coins) == (2, 2, 5)
    p.end_turn()
    assert (p.actions, p.buys, p.coins) == (1, 1, 0)
    p.end_turn()
    assert (p.active, p.actions, p.buys, p.coins) == (0, 1, 1, 0)  # what was left over is lost


def test_g11_actions_are_optional_and_there_is_no_way_back() -> None:
    p = Position(hands=[["village", "smithy", "copper"]], actions=2)
    p.end_phase()
    with pytest.raises(IllegalMove):
        p.play("village")
    p.play("copper")
    with pytest.raises(IllegalMove):
        p.play("smithy")
    assert p.hand(0) == ["smithy", "village"]


def test_g11_one_action_each() -> None:
    p = Position(hands=[["smithy", "moat"]])
    p.play("smithy")
    assert p.actions == 0
    with pytest.raises(IllegalMove):
        p.play("moat")


# G12 to G15: playing Actions


def test_g12_played_cards_stay_in_play_until_clean_up() -> None:
    p = Position(hands=[["village", "smithy"]], decks=[["copper"] * 12])
    p.play("village")
    p.play("smithy")
    p.play("copper")
    assert (p.in_play(0), p.discard(0)) == (["village", "smithy", "copper"], [])
    p.end_turn()
    assert p.in_play(0) == []
    assert {"village", "smithy"} < set(p.discard(0))


def test_g12_the_text_from_the_top_down_to_the_line() -> None:
    p = Position(hands=[["moat"], ["moat"]], decks=[["gold", "silver"], []])
    p.play("moat")
    assert p.hand(0) == ["gold", "silver"]
    assert p.decision is None  # what stands below the line does nothing now
    p = Position(hands=[["poacher", "gold"]], decks=[["estate"]], supply={"curse": 0})
    p.play("poacher")
    assert p.decision is not None
    assert p.decision.options == ["estate", "gold"]  # drawn before the discard
    assert (p.actions, p.coins) == (1, 1)


def test_g12_as_much_as_can_be_done() -> None:
    p = Position(hands=[["remodel"]])
    p.play("remodel")
    assert (p.decision, p.in_play(0)) == (None, ["remodel"])
    p = Position(hands=[["council_room"]], decks=[["gold"]])
    p.play("council_room")
    assert (p.hand(0), p.hand(1), p.buys) == (["gold"], [], 2)


def test_g13_a_card_is_resolved_before_another_is_played() -> None:
    p = Position(hands=[["cellar", "village", "estate"]], decks=[["gold"]])
    p.play("cellar")
    assert p.actions == 1
    with pytest.raises(IllegalMove):
        p.play("village")
    p.choose("estate")
    p.play("village")
    assert p.in_play(0) == ["cellar", "village"]


def test_g14_a_card_played_by_a_card_costs_no_action() -> None:
    p = Position(hands=[["throne_room", "smithy"]])
    p.play("throne_room")
    assert p.actions == 0
    p.choose("smithy")
    assert (p.actions, p.in_play(0)) == (0, ["throne_room", "smithy"])
    p = Position(hands=[["vassal"]], decks=[["moat", "gold"]])
    p.play("vassal")
    p.choose("moat")
    assert (p.actions, p.in_play(0)) == (0, ["vassal", "moat"])


def test_g15_actions_are_of_no_use_in_the_buy_phase() -> None:
    p = Position(hands=[["village", "copper"]], actions=3, phase="buy", villagers=[2])
    with pytest.raises(IllegalMove):
        p.play("village")
    p.play("copper")
    with pytest.raises(IllegalMove):
        p.play("village")
    p.buy("copper")
    assert (p.in_play(0), p.actions) == (["copper"], 3)


# G16 and G17: the Buy phase


def test_g16_treasures_first_then_purchases() -> None:
    p = Position(hands=[["copper", "gold", "silver"]], buys=2)
    p.play("gold")
    p.play("copper")
    assert p.coins == 4  # the Silver not played gives nothing
    p.buy("silver")
    assert p.coins == 1
    with pytest.raises(IllegalMove):
        p.play("silver")
    assert (p.hand(0), p.in_play(0)) == (["silver"], ["gold", "copper"])


def test_g17_a_purchase() -> None:
    p = Position(kingdom=["market"], coins=7, buys=2)
    p.buy("market")
    assert (p.coins, p.buys, p.discard(0), p.supply("market")) == (2, 1, ["market"], 9)
    for card in ("silver", "market", "gold"):
        with pytest.raises(IllegalMove):
            p.buy(card)  # two coins are left
    p.buy("estate")
    assert (p.coins, p.buys, p.discard(0)) == (0, 0, ["market", "estate"])
    with pytest.raises(IllegalMove):
        p.buy("copper")  # no Buy is left


def test_g17_copper_and_curse_for_nothing() -> None:
    p = Position(buys=2)
    p.buy("copper")
    p.buy("curse")
    assert (p.coins, p.discard(0)) == (0, ["copper", "curse"])


def test_g17_not_from_the_trash_nor_from_an_empty_pile() -> None:
    p = Position(trash=["feast"], supply={"feast": 0, "gold": 0}, coins=9)
    for card in ("feast", "gold", "witch"):
        with pytest.raises(IllegalMove):
            p.buy(card)
    p.end_turn()  # and buying is optional
    assert (p.active, p.trash) == (1, ["feast"])


# G18: Clean-up


def test_g18_discard_everything_and_draw_five() -> None:
    p = Position(hands=[["village", "copper", "estate"]], decks=[["gold"] * 8])
    p.play("village")
    p.play("copper")
    p.end_turn()
    assert (p.hand(0), p.deck(0), p.in_play(0)) == (["gold"] * 5, ["gold"] * 2, [])
    assert sorted(p.discard(0)) == ["copper", "estate", "gold", "village"]


def test_g18_the_player_may_choose_the_top_card() -> None:
    p = Position(hands=[["copper", "estate", "duchy"]], decks=[["gold"] * 5], choose_top=True)
    p.play("copper")
    p.end_turn()
    assert p.decision is not None
    assert (p.decision.seat, p.decision.kind, p.decision.minimum) == (0, "top", 0)
    assert p.decision.options == ["copper", "duchy", "estate"]
    p.choose("estate")
    assert p.discard(0)[-1] == "estate"
    top = p.view(1).top_discard(0)
    assert top is not None
    assert top.id == "estate"
    seen = [card for event in p.events for card in event.seen_from(1).cards]
    assert "estate" in seen
    assert "duchy" not in seen


def test_g18_other_cards_from_the_hand_are_not_shown() -> None:
    for choose_top, word in ((False, None), (True, "curse")):
        hand = ["duchy", "estate", "curse"]
        p = Position(hands=[hand], decks=[["gold"] * 5], choose_top=choose_top)
        p.end_turn()
        if word is not None:
            p.choose(word)
        (discard,) = [event.seen_from(1) for event in p.events if event.kind == "discard"]
        assert discard.cards == [p.discard(0)[-1]]  # the top one
        assert discard.amount == 3
    p = Position(hands=[["copper", "estate"]], decks=[["gold"] * 5])
    p.play("copper")
    p.end_turn()
    assert p.discard(0) == ["estate", "copper"]
    assert "estate" not in [card for event in p.events for card in event.seen_from(1).cards]


def test_g18_nobody_learns_what_lies_below_the_chosen_top_card() -> None:
    def piles_imagined(p: Position) -> set[tuple[str, ...]]:
        worlds = (p._session.imagine(1, seed).game.players[0] for seed in range(60))
        return {tuple(card.id for card in player.discard_pile) for player in worlds}

    p = Position(hands=[["duchy", "estate"]], decks=[["gold"] * 6], choose_top=True)
    p.end_turn()
    p.choose("duchy")
    assert p.discard(0) == ["estate", "duchy"]
    found = piles_imagined(p)
    assert {pile[-1] for pile in found} == {"duchy"}
    assert {pile[0] for pile in found} == {"estate", "gold"}


# G19 and G20: the deck


def test_g19_the_discard_pile_goes_below_what_is_left() -> None:
    p = Position(hands=[["smithy"]], decks=[["gold", "silver"]], discards=[["copper"] * 4])
    p.play("smithy")
    assert p.hand(0) == ["copper", "gold", "silver"]
    assert (p.deck(0), p.discard(0)) == (["copper"] * 3, [])


def test_g19_as_many_as_there_are() -> None:
    p = Position(hands=[["smithy"]], decks=[["gold"]], discards=[["copper"]])
    p.play("smithy")
    assert (p.hand(0), p.deck(0), p.discard(0)) == (["copper", "gold"], [], [])
    p = Position(hands=[["smithy"]])
    p.play("smithy")
    assert p.hand(0) == []


def test_g19_an_empty_deck_is_not_refilled_until_needed() -> None:
    p = Position(hands=[["smithy"]], decks=[["gold"] * 3], discards=[["copper"] * 3])
    p.play("smithy")
    assert (p.deck(0), p.discard(0)) == ([], ["copper"] * 3)
    p = Position(hands=[["cellar", "estate"]], discards=[["copper"]])
    p.play("cellar")
    p.choose()
    assert (p.deck(0), p.discard(0)) == ([], ["copper"])


def test_g19_revealed_cards_are_not_shuffled_in() -> None:
    p = Position(hands=[["adventurer"]], decks=[["estate", "curse"]], discards=[["gold", "gold"]])
    p.play("adventurer")
    assert (p.hand(0), p.deck(0)) == (["gold", "gold"], [])
    assert sorted(p.discard(0)) == ["curse", "estate"]
    p = Position(hands=[["sentry"]], decks=[["copper", "gold"]], discards=[["silver"]])
    p.play("sentry")
    assert p.decision is not None
    assert p.decision.options == ["gold", "silver"]


def test_g20_a_card_put_on_an_empty_deck() -> None:
    p = Position(hands=[["artisan", "gold"]], discards=[["copper"] * 3])
    p.play("artisan")
    p.choose("duchy")
    p.choose("gold")
    assert (p.deck(0), p.discard(0)) == (["gold"], ["copper"] * 3)


# G21 to G24


def test_g21_in_turn_order() -> None:
    p = Position(
        players=4, turn=2, hands=[["gold"] * 4 + ["copper"]] * 2 + [["militia"]] + [["gold"] * 4 + ["copper"]]
    )
    p.play("militia")
    order: list[int] = []
    while p.decision is not None:
        order.append(p.decision.seat)
        p.choose("gold", "gold")
    assert order == [3, 0, 1]


def test_g22_the_player_orders_simultaneous_effects() -> None:
    def position() -> Position:
        return Position(
            in_play=[["test_dawn", "test_dusk"]], hands=[["copper"]], decks=[["gold"]], phase="start"
        )

    p = position()
    assert p.decision is not None
    assert (p.decision.seat, p.decision.kind, p.decision.options) == (0, "order", ["test_dawn", "test_dusk"])
    p.choose("test_dusk")
    assert (p.hand(0), p.discard(0)) == (["gold"], ["copper"])
    p = position()
    p.choose("test_dawn")
    assert p.hand(0) == ["copper", "gold"]
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options, p.decision.minimum) == ("react", ["test_dusk"], 0)
    p.choose("test_dusk")
    assert (p.hand(0), sorted(p.discard(0))) == ([], ["copper", "gold"])


def test_g22_no_question_where_the_order_does_not_matter() -> None:
    p = Position(in_play=[["test_dawn", "test_dawn"]], decks=[["gold", "silver"]], phase="start")
    assert p.decision is None
    assert p.hand(0) == ["gold", "silver"]


def test_g23_any_option_may_be_chosen() -> None:
    p = Position(hands=[["test_crossroads", "gold"]], decks=[["silver"]])
    p.play("test_crossroads")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("choose", ["discard", "cards"])
    p.choose("discard")  # as much of it as can be done
    assert (p.hand(0), p.discard(0)) == ([], ["gold"])
    p = Position(hands=[["test_crossroads", "gold"]])
    p.play("test_crossroads")
    p.choose("cards")
    assert p.hand(0) == ["gold"]
    assert p.decision is None


def test_g24_a_card_with_several_types_is_each_of_them() -> None:
    p = Position(hands=[["throne_room", "moat", "militia", "smithy", "test_orchard"]])
    p.play("throne_room")
    assert p.decision is not None
    assert p.decision.options == ["militia", "moat", "smithy"]
    p = Position(hands=[["bureaucrat"], ["test_orchard"]])
    assert p.supply("test_orchard") == 8
    p.play("bureaucrat")
    assert p.deck(1) == ["test_orchard"]
    p = Position(hands=[["mine", "test_orchard"]])
    p.play("mine")
    p.choose("test_orchard")
    assert p.decision is not None
    assert p.decision.options == ["copper", "gold", "silver", "test_orchard"]
    p = Position(hands=[["test_orchard"]])
    p.play("test_orchard")
    assert (p.coins, p.scores()) == (2, [1, 0])
