"""What is counted along is what lies there."""

from __future__ import annotations

import pytest

from dominium.bots.atoms import coin_weights
from dominium.bots.money_bot import MoneyBot
from dominium.cards.kingdoms import random_kingdom
from dominium.cards.sets import set_ids
from dominium.engine.catalogue import card_named
from dominium.engine.decisions import Decision
from dominium.engine.random import FastRandom
from dominium.engine.setup import Setup
from dominium.engine.types import TREASURE
from dominium.engine.view import View
from dominium.simulation.arena import play_game
from dominium.testing import Position


def counted(view: View) -> list[int]:
    """Everything that can be asked about the number of the own cards."""
    copies = [view.count(card) for card in view.piles]
    return [
        *copies,
        view.deck_total(),
        view.treasure_total(),
        view.treasure_cards(),
        view.weigh(coin_weights()),
    ]


def laid_out(view: View) -> list[int]:
    """The same, by going through all the cards."""
    cards = view.owned(view.seat)
    treasures = [card for card in cards if card.types & TREASURE]
    weights = coin_weights()
    return [
        *[cards.count(card) for card in view.piles],
        len(cards),
        sum(card.coins for card in treasures),
        len(treasures),
        sum(weights[card.number] for card in cards if card.number < len(weights)),
    ]


class _Counter(MoneyBot):
    """Counts both ways whenever it is asked anything."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def decide(self, decision: Decision, view: View) -> list[int]:
        assert counted(view) == laid_out(view)
        self.times += 1
        return super().decide(decision, view)


@pytest.mark.parametrize("seed", range(25))
def test_both_ways_in_whole_games(seed: int) -> None:
    kingdom = random_kingdom(FastRandom(seed), set_ids())
    setup = Setup(2, kingdom.cards, kingdom.projects)
    bots = [_Counter(), _Counter()]
    play_game(setup, [bots[0], bots[1]], seed)
    assert bots[0].times > 10


def test_in_a_position_made_by_hand() -> None:
    view = Position(kingdom=["smithy"], hands=[["copper", "silver", "witch"]], decks=[["witch"]]).view(0)
    assert counted(view) == laid_out(view)
    assert view.count(card_named("witch")) == 2


def test_a_card_that_is_not_in_the_game() -> None:
    assert Position(kingdom=["smithy"]).view(0).count(card_named("witch")) == 0


def looked_at() -> Position:
    p = Position(hands=[["sentry"]], decks=[["copper", "gold", "estate"]])
    p.play("sentry")
    return p


def revealed() -> Position:
    p = Position(hands=[["spy"]], decks=[["copper", "gold"], ["curse"]])
    p.play("spy")
    return p


#: where a Gold may lie besides hand, deck, discard pile and play
ELSEWHERE: dict[str, Position] = {
    "on a mat": Position(mats=[{"island": ["gold"]}], hands=[["copper"]]),
    "face down on a mat": Position(mats=[{"native_village": ["gold"]}], hands=[["copper"]]),
    "set aside until the next turn": Position(
        in_play=[["haven"]], set_aside=[{"haven": ["gold"]}], hands=[["copper"]]
    ),
    "looked at": looked_at(),
    "revealed": revealed(),
}


@pytest.mark.parametrize("where", ELSEWHERE)
def test_cards_are_owned_wherever_they_lie(where: str) -> None:
    view = ELSEWHERE[where].view(0)
    gold, copper = card_named("gold"), card_named("copper")
    assert (view.count(gold), view.count(copper)) == (1, 1)
    assert (view.treasure_total(), view.treasure_cards()) == (4, 2)
    assert view.deck_total() == len(view.owned(0))
    assert view.weigh(coin_weights()) == 4
