"""General rules G25 to G31: Reactions, gains, costs, the trash, what is in play and what is lost track of."""

from __future__ import annotations

import pytest

from dominium import Card, IllegalMove, card_named, register
from dominium.engine import moments
from dominium.engine.abilities import Happening, InPlay
from dominium.engine.player import Player
from dominium.engine.types import ACTION, ACTION_REACTION
from dominium.testing import Position


class Sentinel(Card):
    """A Reaction to an Attack: reveal it to draw a card."""

    id = "test_sentinel"
    cost = 2
    types = ACTION_REACTION
    hand_moments = moments.ATTACK

    def react(self, me: Player, what: Happening) -> None:
        me.reveal_from_hand(self)
        me.draw(1)


class Sale(Card):
    """Cards cost 3 less this turn."""

    id = "test_sale"
    cost = 2
    types = ACTION

    def play(self, me: Player, this: InPlay) -> None:
        me.game.reduction += 3


class Herald(Card):
    """Gain a Silver, +1 Card, then put the Silver onto the deck."""

    id = "test_herald"
    cost = 2
    types = ACTION

    def play(self, me: Player, this: InPlay) -> None:
        silver = card_named("silver")
        gain = me.gain_tracked(silver)
        me.draw(1)
        if gain is not None and me.take_gained(gain):
            me.put_on_deck(silver, -1)


class Toll(Card):
    """It costs 1 more for each card in the hand of the player whose turn it is."""

    id = "test_toll"
    cost = 2
    types = ACTION

    def cost_now(self, printed: int, me: Player) -> int:
        return printed + len(me.hand)


register(Toll, Sentinel, Sale, Herald)


# G25: Reactions


def test_g25_before_any_of_the_attacks_effect() -> None:
    p = Position(hands=[["witch"], ["moat"]], decks=[["gold", "silver"]])
    p.play("witch")
    assert p.decision is not None
    assert p.hand(0) == []  # the cards are not drawn yet
    p.choose("moat")
    assert p.hand(0) == ["gold", "silver"]


def test_g25_at_each_play() -> None:
    p = Position(hands=[["throne_room", "witch"], ["moat"]], decks=[["copper"] * 5])
    p.play("throne_room")
    p.choose("witch")
    for drawn in (0, 2):
        assert p.decision is not None
        assert (p.decision.seat, p.decision.kind, p.decision.source) == (1, "react", "witch")
        assert len(p.hand(0)) == drawn
        p.choose("moat")
    assert p.discard(1) == []
    assert p.decision is None


def test_g25_players_react_in_turn_order_each_finishing_first() -> None:
    p = Position(
        players=4,
        turn=1,
        hands=[["test_sentinel"], ["witch"], ["test_sentinel", "moat"], ["moat"]],
        decks=[["copper"], [], ["copper", "copper"]],
    )
    p.play("witch")
    asked: list[int] = []
    answers = ["test_sentinel", "moat", "", "moat", "test_sentinel", ""]
    for answer in answers:
        assert p.decision is not None
        asked.append(p.decision.seat)
        p.choose(*([answer] if answer else []))
    assert asked == [2, 2, 2, 3, 0, 0]
    assert [p.discard(seat) for seat in range(4)] == [["curse"], [], [], []]
    assert p.decision is None


def test_g25_a_reaction_drawn_by_another_may_be_revealed_next() -> None:
    p = Position(hands=[["witch"], ["test_sentinel"]], decks=[[], ["moat"]])
    p.play("witch")
    assert p.decision is not None
    assert p.decision.options == ["test_sentinel"]  # there is no Moat in this hand yet
    p.choose("test_sentinel")
    assert p.decision.options == ["moat", "test_sentinel"]
    p.choose("moat")
    p.choose()
    assert p.discard(1) == []


def test_g25_the_same_one_several_times() -> None:
    p = Position(hands=[["witch"], ["test_sentinel"]], decks=[[], ["gold", "silver", "copper"]])
    p.play("witch")
    p.choose("test_sentinel")
    p.choose("test_sentinel")
    p.choose()
    assert p.hand(1) == ["gold", "silver", "test_sentinel"]
    assert p.discard(1) == ["curse"]


def test_g25_also_to_an_attack_that_would_not_affect_its_owner() -> None:
    p = Position(hands=[["militia"], ["test_sentinel", "copper"]], decks=[[], ["gold"]])
    p.play("militia")
    p.choose("test_sentinel")
    p.choose()
    assert p.hand(1) == ["copper", "gold", "test_sentinel"]


# G26 to G28: gains and costs


def test_g26_a_gain_cannot_be_topped_up() -> None:
    p = Position(kingdom=["market"], hands=[["workshop", "gold", "gold"]], coins=5)
    p.play("workshop")
    assert p.decision is not None
    assert not {"market", "duchy", "gold"} & set(p.decision.options)
    p.choose("silver")
    assert p.coins == 5


def test_g27_from_the_supply_to_the_discard_pile() -> None:
    p = Position(hands=[["workshop"]], discards=[["copper"]])
    p.play("workshop")
    p.choose("silver")
    assert (p.discard(0), p.supply("silver")) == (["copper", "silver"], 39)


def test_g27_an_empty_pile_gives_nothing() -> None:
    p = Position(hands=[["bandit", "witch"]], supply={"gold": 0, "curse": 0}, actions=2)
    p.play("bandit")
    p.play("witch")
    assert (p.discard(0), p.discard(1)) == ([], [])
    assert (p.supply("gold"), p.supply("curse")) == (0, 0)


def test_g28_cost_changes_apply_everywhere_and_end_at_nothing() -> None:
    p = Position(
        kingdom=["market"], hands=[["test_sale", "remodel", "workshop", "estate"]], actions=4, coins=5
    )
    p.play("test_sale")
    assert [p.cost(name) for name in ("copper", "estate", "silver", "market", "province")] == [0, 0, 0, 2, 5]
    p.play("remodel")
    p.choose("estate")
    assert p.decision is not None
    assert "market" in p.decision.options  # the Estate cost 0, Market costs 2
    assert "gold" not in p.decision.options  # 3
    p.choose("market")
    p.play("workshop")
    assert "gold" in p.decision.options
    p.choose("gold")
    p.buy("province")
    assert p.coins == 0
    assert p.discard(0) == ["market", "gold", "province"]


def test_g28_a_cost_never_gives_coins_back() -> None:
    p = Position(hands=[["test_sale", "test_sale"]], actions=2, buys=2, coins=1)
    p.play("test_sale")
    p.play("test_sale")
    p.buy("copper")
    p.buy("estate")
    assert p.coins == 1
    p.end_turn()
    assert p.cost("estate") == 2  # the turn is over


def test_g28_a_card_with_a_cost_of_its_own() -> None:
    p = Position(kingdom=["test_toll"], hands=[["test_sale", "copper", "copper"]], coins=3)
    assert p.cost("test_toll") == 5
    with pytest.raises(IllegalMove):
        p.buy("test_toll")
    p.play("test_sale")
    assert p.cost("test_toll") == 1  # 2, 2 for the hand, 3 less
    p.buy("test_toll")
    assert (p.coins, p.discard(0)) == (2, ["test_toll"])
    p = Position(kingdom=["test_toll"], hands=[["workshop", "copper", "copper", "copper"]])
    p.play("workshop")
    assert p.decision is not None
    assert "silver" in p.decision.options
    assert "test_toll" not in p.decision.options
    p = Position(kingdom=["test_toll"], hands=[["copper"]], buys=2)
    p.buy("copper")  # what costs nothing can be bought beside it
    p.buy("curse")
    assert p.discard(0) == ["copper", "curse"]


# G29 to G31


def test_g29_a_card_returned_to_an_empty_pile_fills_it() -> None:
    p = Position(hands=[["experiment"]], decks=[["copper"] * 2], supply={"experiment": 0, "curse": 0})
    assert p.view(0).empty_piles == 2
    p.play("experiment")
    assert (p.supply("experiment"), p.view(0).empty_piles) == (1, 1)
    p = Position(hands=[["experiment"]], decks=[["copper"] * 2], supply={"experiment": 1, "curse": 0})
    p.play("experiment")
    assert (p.supply("experiment"), p.view(0).empty_piles) == (2, 1)


def test_g29_the_trash_is_open_and_final() -> None:
    p = Position(hands=[["chapel", "moat", "gold"]], supply={"moat": 0}, actions=2, coins=6)
    p.play("chapel")
    p.choose("moat", "gold")
    assert sorted(p.trash) == ["gold", "moat"]
    for seat in (0, 1, -1):
        assert sorted(card.id for card in p.view(seat).trash) == ["gold", "moat"]
    assert (p.supply("moat"), p.supply("gold")) == (0, 30)
    with pytest.raises(IllegalMove):
        p.buy("moat")


def test_g30_only_played_cards_are_in_play() -> None:
    p = Position(hands=[["library", "gold"]], decks=[["village", "copper"]], mats=[{"island": ["estate"]}])
    p.play("library")
    p.choose("village")
    assert p.in_play(0) == ["library"]
    assert [card.id for card in p.view(1).in_play(0)] == ["library"]
    assert p.hand(0) == ["copper", "gold"]


def test_g31_a_card_no_longer_there_is_not_moved() -> None:
    p = Position(hands=[["throne_room", "feast"]])
    p.play("throne_room")
    p.choose("feast")
    p.choose("silver")
    p.choose("silver")
    assert (p.trash, p.in_play(0)) == (["feast"], ["throne_room"])
    p.end_turn()
    assert "feast" not in p.hand(0) + p.deck(0) + p.discard(0)


def test_g31_a_gained_card_that_was_shuffled_away_is_lost() -> None:
    p = Position(hands=[["test_herald"]], decks=[["gold"]])
    p.play("test_herald")
    assert (p.hand(0), p.deck(0), p.discard(0)) == (["gold"], ["silver"], [])
    p = Position(hands=[["test_herald"]], discards=[["silver", "silver"]])
    p.play("test_herald")
    assert (p.hand(0), p.deck(0), p.discard(0)) == (["silver"], ["silver", "silver"], [])
    p = Position(hands=[["test_herald"]], decks=[["gold"]], supply={"silver": 0})
    p.play("test_herald")
    assert (p.hand(0), p.deck(0), p.discard(0)) == (["gold"], [], [])
