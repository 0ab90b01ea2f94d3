"""General rules G38 to G43 as far as cards of our own show them; the cards of the later sets have tests too."""

from __future__ import annotations

import pytest

from dominium import Card, IllegalMove, register
from dominium.engine import moments
from dominium.engine.abilities import FOREVER, Ability, InPlay
from dominium.engine.catalogue import card_named
from dominium.engine.player import Player
from dominium.engine.types import ACTION, ACTION_DURATION, ARTIFACT, PROJECT
from dominium.testing import Position


class Watchman(Card):
    """Now and at the start of the next turn, +1 coin."""

    id = "test_watchman"
    cost = 3
    types = ACTION_DURATION

    def play(self, me: Player, this: InPlay) -> None:
        me.plus_coins(1)
        self.linger(me, this)

    def linger(self, me: Player, this: InPlay) -> None:
        me.next_turn(self, this)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.plus_coins(1)


class Scroll(Card):
    """An Artifact: at the start of the turn, +1 Buy."""

    id = "test_scroll"
    types = ARTIFACT

    def taken(self, me: Player) -> None:
        me.watch(self, moments.TURN_START, FOREVER)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.plus_buys(1)


class Scribe(Card):
    """Take the Scroll."""

    id = "test_scribe"
    cost = 3
    types = ACTION
    artifacts = "test_scroll"

    def play(self, me: Player, this: InPlay) -> None:
        me.game.take_artifact(me, card_named("test_scroll"))


class Road(Card):
    """A Project: at the start of the turn, +1 Action."""

    id = "test_road"
    cost = 3
    types = PROJECT

    def taken(self, me: Player) -> None:
        me.watch(self, moments.TURN_START, FOREVER)

    def start_turn(self, me: Player, ability: Ability) -> None:
        me.plus_actions(1)


class Wall(Card):
    id = "test_wall"
    cost = 3
    types = PROJECT


class Gate(Card):
    id = "test_gate"
    cost = 3
    types = PROJECT


class Rebate(Card):
    """Cards cost 1 less this turn."""

    id = "test_rebate"
    cost = 2
    types = ACTION

    def play(self, me: Player, this: InPlay) -> None:
        me.game.reduction += 1


register(Watchman, Scroll, Scribe, Road, Wall, Gate, Rebate)
ROADS = ["test_road", "test_wall", "test_gate"]


def test_g38_a_duration_stays_until_the_last_turn_it_does_something() -> None:
    p = Position(hands=[["test_watchman"]], decks=[["copper"] * 10])
    p.play("test_watchman")
    assert p.coins == 1
    p.end_turn()
    assert (p.in_play(0), p.discard(0)) == (["test_watchman"], [])
    p.end_turn()
    assert (p.active, p.coins, p.in_play(0)) == (0, 1, ["test_watchman"])
    p.end_turn()
    assert p.in_play(0) == []
    assert "test_watchman" in p.discard(0)
    p.end_turn()
    assert p.coins == 0


def test_g39_throne_room_stays_with_a_duration() -> None:
    p = Position(hands=[["throne_room", "test_watchman"]], decks=[["copper"] * 10])
    p.play("throne_room")
    p.choose("test_watchman")
    assert p.coins == 2
    p.end_turn()
    assert p.in_play(0) == ["throne_room", "test_watchman"]
    p.end_turn()
    assert p.coins == 2
    p.end_turn()
    assert p.in_play(0) == []


def test_g39_only_the_inner_throne_room_stays() -> None:
    hand = ["throne_room", "throne_room", "test_watchman", "smithy"]
    p = Position(hands=[hand], decks=[["copper"] * 12])
    p.play("throne_room")
    p.choose("throne_room")
    p.choose("test_watchman")
    p.choose("smithy")
    p.end_turn()
    assert p.in_play(0) == ["throne_room", "test_watchman"]
    assert sorted(card for card in p.discard(0) if card != "copper") == ["smithy", "throne_room"]


def test_g39_throne_room_on_anything_else_is_discarded() -> None:
    p = Position(hands=[["throne_room", "smithy"]], decks=[["copper"] * 11])
    p.play("throne_room")
    p.choose("smithy")
    p.end_turn()
    assert p.in_play(0) == []


def test_g41_coffers_at_any_moment_of_the_turn() -> None:
    p = Position(hands=[["village", "copper"]], coffers=[4, 1], buys=2)
    p.spend_coffers(1)
    assert (p.coins, p.phase) == (1, "action")
    p.play("village")
    p.play("copper")
    p.spend_coffers(1)
    p.buy("silver")
    assert p.coins == 0
    p.spend_coffers(2)  # between purchases, too
    p.buy("estate")
    assert (p.coffers(0), p.discard(0)) == (0, ["silver", "estate"])
    with pytest.raises(IllegalMove):
        p.spend_coffers(1)
    assert p.coffers(1) == 1  # only the own ones


def test_g41_villagers_in_the_action_phase_only() -> None:
    p = Position(hands=[["smithy", "smithy"]], decks=[["copper"] * 9], villagers=[3])
    p.play("smithy")
    with pytest.raises(IllegalMove):
        p.play("smithy")
    p.spend_villagers(1)
    p.play("smithy")
    assert (p.villagers(0), p.actions, len(p.hand(0))) == (2, 0, 6)
    p.end_phase()
    with pytest.raises(IllegalMove):
        p.spend_villagers(1)
    p.end_turn()
    assert p.villagers(0) == 2  # tokens are kept


def test_g42_a_project_uses_a_buy_and_its_cost_and_is_no_card() -> None:
    p = Position(projects=ROADS, hands=[["copper"]], decks=[["copper"] * 5], coins=4, buys=2)
    p.buy("test_road")
    assert (p.coins, p.buys) == (1, 1)
    assert (p.discard(0), p.in_play(0), p.game.players[0].gained.cards()) == ([], [], [])
    with pytest.raises(IllegalMove):
        p.play("copper")  # a Project is a purchase
    p.end_turn()
    assert p.actions == 1  # not the other player's
    p.end_turn()
    assert (p.active, p.actions) == (0, 2)
    p.end_turn()
    p.end_turn()
    assert p.actions == 2  # for the rest of the game


def test_g42_at_most_two_and_never_the_same_twice() -> None:
    p = Position(projects=ROADS, owned=[["test_wall"], ["test_road"]], coins=20, buys=9)
    with pytest.raises(IllegalMove):
        p.buy("test_wall")
    p.buy("test_road")  # others may own it too
    with pytest.raises(IllegalMove):
        p.buy("test_gate")
    assert [card.id for card in p.view(1).owned_projects(0)] == ["test_wall", "test_road"]
    assert p.coins == 17


def test_g42_its_cost_is_never_reduced() -> None:
    p = Position(projects=ROADS, hands=[["test_rebate"]], coins=2)
    p.play("test_rebate")
    assert (p.cost("test_road"), p.cost("silver")) == (3, 2)
    with pytest.raises(IllegalMove):
        p.buy("test_road")


def test_g43_an_artifact_belongs_to_one_player() -> None:
    p = Position(hands=[["test_scribe"], ["test_scribe"]], decks=[["copper"] * 15, ["copper"] * 15])
    assert p.artifact("test_scroll") is None
    p.play("test_scribe")
    assert p.artifact("test_scroll") == 0
    p.end_turn()
    p.play("test_scribe")
    assert p.artifact("test_scroll") == 1
    p.end_turn()
    assert p.buys == 1  # its effect has ended for the first player
    p.end_turn()
    assert (p.active, p.buys) == (1, 2)
