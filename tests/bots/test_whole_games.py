"""Bots in whole games: every kingdom ends, nothing absurd is done, nothing hidden is used."""

from __future__ import annotations

import pytest

from dominium.bots.judgement import Judgement
from dominium.bots.money_bot import MoneyBot
from dominium.bots.random_bot import RandomBot
from dominium.cards.kingdoms import Kingdom, random_kingdom, recommended
from dominium.cards.sets import set_ids
from dominium.engine.agent import Agent
from dominium.engine.card import Card
from dominium.engine.decisions import Decision
from dominium.engine.game import Game, new_game
from dominium.engine.random import FastRandom
from dominium.engine.session import Session
from dominium.engine.setup import Setup
from dominium.engine.turn import run
from dominium.engine.view import View

KINGDOMS = recommended()


def play(kingdom: Kingdom, agents: list[Agent], seed: int, limit: int) -> Game:
    """A game to its end, which has to come within so many turns for each player."""
    game = new_game(Setup(len(agents), kingdom.cards, kingdom.projects), seed)
    game.agents = list(agents)
    game.views = [View(game, seat) for seat in range(len(agents))]
    assert run(game, limit * len(agents)), f"{kingdom.id}: no end after {limit} turns each"
    return game


@pytest.mark.parametrize("kingdom", KINGDOMS, ids=[kingdom.id for kingdom in KINGDOMS])
def test_money_bot_ends_every_recommended_kingdom(kingdom: Kingdom) -> None:
    for players in range(2, 7):
        game = play(kingdom, [MoneyBot() for _ in range(players)], players, 60)
        assert max(game.scores()) > 3


def test_money_bot_beats_random_bot() -> None:
    won = 0
    for seed in range(20):
        kingdom = KINGDOMS[seed % len(KINGDOMS)]
        me = seed % 2
        agents: list[Agent] = [RandomBot(seed), RandomBot(seed + 1)]
        agents[me] = MoneyBot()
        won += play(kingdom, agents, seed, 200).winners() == [me]
    assert won >= 19


def test_money_bot_is_the_same_in_another_game() -> None:
    bot = MoneyBot()
    for kingdom in (KINGDOMS[0], KINGDOMS[-1]):
        again = play(kingdom, [bot, bot], 5, 60)
        fresh = play(kingdom, [MoneyBot(), MoneyBot()], 5, 60)
        assert again.scores() == fresh.scores()
        assert again.turn == fresh.turn


class Collector(Judgement):
    """Buys anything, so that its judgement meets every card; notes what would be absurd."""

    def __init__(self, seed: int) -> None:
        self.random = FastRandom(seed)
        self.absurd: list[str] = []
        self.asked: set[tuple[str, str | None]] = set()

    def buy(self, decision: Decision, view: View) -> Card | None:
        good: list[Card] = []
        for card in decision.cards:
            if card.id == "province":
                return card
            if card.id == "duchy" and view.provinces_left() > 3:
                continue
            if card.id in ("curse", "copper", "estate", "cathedral"):
                continue
            if not good or view.cost(card) >= view.cost(good[0]) - 1:
                good.insert(0, card)
        return good[self.random.below(min(3, len(good)))] if good else None

    def decide(self, decision: Decision, view: View) -> list[int]:
        answer = super().decide(decision, view)
        self.asked.add((decision.kind, decision.source))
        chosen = [decision.options[i] for i in answer]
        if decision.kind in ("trash", "pass", "return") and decision.source not in FOR_A_BETTER_CARD:
            precious = {"gold", "province"} & set(chosen)
            junk = {"curse", "estate", "copper"} & set(decision.options) - set(chosen)
            if precious and (junk or decision.minimum == 0):
                self.absurd.append(f"{decision.source} {decision.kind}: {chosen} of {decision.options}")
        if decision.kind == "discard" and decision.source not in ("spy", "lookout", "sentry"):
            kept = {"curse", "estate", "province"} & set(decision.options) - set(chosen)
            if "gold" in chosen and kept and decision.source != "secret_chamber":
                self.absurd.append(f"{decision.source} discard: {chosen} of {decision.options}")
        return answer


class Buyer(Judgement):
    """Buys one of the dearest Kingdom cards, a different one each turn."""

    def buy(self, decision: Decision, view: View) -> Card | None:
        most = max((view.cost(card) for card in decision.cards if not card.basic), default=0)
        good = [card for card in decision.cards if not card.basic and view.cost(card) == most]
        return good[view.turn % len(good)] if good and most > 1 else None


#: They trash other players' cards, or a card for a better one.
FOR_A_BETTER_CARD = (
    "remodel",
    "replace",
    "upgrade",
    "improve",
    "salvager",
    "thief",
    "pirate_ship",
    "mine",
    "mine@1e",
)


def test_nothing_absurd_with_any_card() -> None:
    random = FastRandom(11)
    asked: set[tuple[str, str | None]] = set()
    for seed in range(120):
        kingdom = random_kingdom(random, set_ids())
        players = 2 + seed % 3
        bots = [Collector(10 * seed + i) for i in range(players)]
        play(kingdom, list(bots), seed, 100)
        for bot in bots:
            assert bot.absurd == []
            asked |= bot.asked
    kinds = {kind for kind, _ in asked}
    assert {
        "play",
        "treasure",
        "buy",
        "discard",
        "trash",
        "gain",
        "put_back",
        "choose",
        "react",
        "order",
    } <= kinds
    assert len(asked) > 130


def test_answers_depend_on_nothing_hidden() -> None:
    """Whatever a seat cannot know is dealt anew: the bot answers the same."""
    random = FastRandom(23)
    compared = 0
    for seed in range(6):
        kingdom = random_kingdom(random, set_ids())
        game = new_game(Setup(3, kingdom.cards, kingdom.projects), seed)
        session = Session(game, keep_undo=False).start()
        bots = [MoneyBot(), Buyer(), Buyer()]
        for step in range(150):
            decision = session.decision
            if decision is None:
                break
            bot = bots[decision.seat]
            answer = bot.decide(decision, session.view(decision.seat))
            if step % 3 == 0:
                other = session.imagine(decision.seat, step)
                assert other.decision is not None
                assert other.decision.fingerprint() == decision.fingerprint()
                assert bot.decide(other.decision, other.view(decision.seat)) == answer
                compared += 1
            session.answer(answer)
    assert compared > 200
