"""What bots know of each card: complete, without contradiction, and easy to add to."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from typing import TYPE_CHECKING

import pytest

from dominium.bots import knowledge
from dominium.bots.guide import guide, played, sentence
from dominium.bots.judgement import Judgement
from dominium.bots.knowledge import Sense, conclusions, described, facts, know, missing
from dominium.bots.playing import NO, USUAL, best_action, order_of
from dominium.engine.card import Card
from dominium.engine.catalogue import all_cards, card_named
from dominium.engine.decisions import Offer
from dominium.engine.game import new_game
from dominium.engine.setup import Setup
from dominium.engine.turn import run
from dominium.engine.types import ACTION, PROJECT
from dominium.engine.view import View
from dominium.testing import Position

if TYPE_CHECKING:
    from dominium.engine.decisions import Decision


def ours() -> list[Card]:
    return [card for card in all_cards() if card.sets]


def test_every_card_has_an_entry() -> None:
    assert [missing(card) for card in ours() if missing(card)] == []


def test_entries_are_those_of_cards() -> None:
    for name in described():
        if not name.startswith("test_"):
            assert card_named(name).plain == name


def test_every_project_has_a_worth() -> None:
    assert [card.id for card in ours() if card.types & PROJECT and facts(card).sense.alone <= 0] == []


def test_versions_share_what_is_known() -> None:
    for card in ours():
        assert type(facts(card).sense) is type(facts(card_named(card.plain)).sense)


def test_what_a_money_deck_takes_first_is_clear() -> None:
    """No two cards that compete for the same place have the same rank."""
    once = {card.plain: facts(card) for card in ours()}
    liked = [known.sense.money_rank for known in once.values() if known.sense.money_copies]
    terminals = [
        known.sense.steady_rank for known in once.values() if known.sense.steady_copies and known.terminal
    ]
    smooth = [
        known.sense.steady_rank for known in once.values() if known.sense.steady_copies and not known.terminal
    ]
    projects = [known.sense.steady_rank for known in once.values() if known.sense.steady_turn]
    for ranks in (liked, terminals, smooth, projects):
        assert min(ranks) > 0
        assert len(set(ranks)) == len(ranks)


def test_a_card_nobody_described_is_judged_by_its_cost() -> None:
    class Novelty(Card):
        id = "test_novelty"
        cost = 4
        types = ACTION

    assert facts(Novelty()).worth == 40
    assert facts(Novelty()).terminal


class Bauble(Card):
    id = "test_bauble"
    cost = 4
    types = ACTION


class BaubleSense(Sense):
    id = "test_bauble"
    says = "Played with an Estate in hand."
    worth = 77
    cards = 2

    def when(self, bot: Judgement, card: Card, view: View) -> int:
        return 300 if card_named("estate") in view.hand else NO


def test_an_entry_of_ones_own() -> None:
    know(BaubleSense)
    card = Bauble()
    assert facts(card).worth == 77
    assert facts(card).terminal
    assert facts(card).force == 20
    assert (played(card), sentence(card)) == ("in the right moment", "Played with an Estate in hand.")
    bot = Judgement()
    assert order_of(bot, card, Position(hands=[["estate"], []]).view(0), 1) == 300
    assert order_of(bot, card, Position(hands=[["duchy"], []]).view(0), 1) == NO


def test_a_card_has_one_entry() -> None:
    class Another(Sense):
        id = "witch"

    class Nobody(Sense):
        worth = 3

    before = facts(card_named("witch")).worth
    for cls in (Another, Nobody):
        with pytest.raises(ValueError, match=cls.__name__):
            know(cls)
    assert facts(card_named("witch")).worth == before


def test_a_forgotten_entry_says_where_it_belongs(tmp_path: Path) -> None:
    class Forgotten(Card):
        id = "test_forgotten@1e"
        cost = 3
        types = ACTION
        sets = "seaside-1e"

    advice = missing(Forgotten())
    file, _, lines = advice.partition(":\n")
    assert file == "src/dominium/bots/sense/seaside.py"
    # Who does what it says has an entry.
    written = tmp_path / "seaside.py"
    written.write_text(f"from dominium.bots.knowledge import Sense, know\n{lines}\n", encoding="utf-8")
    run_path(str(written))
    assert missing(Forgotten()) == ""
    assert facts(Forgotten()).worth == 30


def test_a_forgotten_project_says_what_it_needs() -> None:
    class Scheme(Card):
        id = "test_scheme"
        cost = 5
        types = PROJECT
        sets = "renaissance"

    advice = missing(Scheme())
    assert advice.startswith("src/dominium/bots/sense/renaissance.py")
    assert "alone" in advice


def test_cards_of_ones_own_need_no_entry() -> None:
    class Own(Card):
        id = "test_own"

    assert missing(Own()) == ""


def test_a_family_without_a_module_names_the_file() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"src/dominium/bots/sense/nowhere\.py"):
        knowledge._load("nowhere")


def test_the_guide_has_a_row_for_every_card() -> None:
    rows = [line for line in guide().splitlines() if line.startswith("| `")]
    assert len(rows) == len({card.plain for card in ours()})
    for card in ours():
        assert sum(row.startswith(f"| `{card.plain}` |") for row in rows) == 1
        assert sentence(card).endswith(".")


class Asking(Judgement):
    """Plays by judgement, and asks of every Action card in hand whether it is the moment for it."""

    def __init__(self) -> None:
        self.said: dict[str, set[int]] = {}

    def buy(self, decision: Decision, view: View) -> Card | None:
        cards = [card for card in decision.cards if facts(card).yes_or_no and view.count(card) < 2]
        return cards[-1] if cards else super().buy(decision, view)

    def play(self, decision: Decision, view: View) -> list[int]:
        for card in view.hand:
            known = facts(card)
            if known.yes_or_no:
                self.said.setdefault(card.plain, set()).add(known.sense.when(self, card, view))
        return super().play(decision, view)


def test_entries_that_answer_yes_or_no_say_nothing_else() -> None:
    """They are asked only where the card would be played: an order of their own would be lost."""
    asking = Asking()
    cards = [card for card in ours() if facts(card).yes_or_no and card.id == card.plain]
    for seed in range(12):
        first = seed % len(cards)
        game = new_game(Setup(2, [*cards[first:], *cards[:first]][:10]), seed)
        game.agents = [asking, asking]
        game.views = [View(game, 0), View(game, 1)]
        run(game, 60)
    assert set(asking.said) <= {card.plain for card in cards}
    assert len(asking.said) >= 8
    assert {word for said in asking.said.values() for word in said} == {NO, USUAL}


def test_a_card_that_answers_yes_or_no_is_played_as_if_it_had_been_asked_at_once() -> None:
    bot = Judgement()
    for hand in (
        ["chapel", "smithy", "estate"],
        ["remodel", "market", "gold"],
        ["chapel", "remodel", "estate"],
    ):
        p = Position(hands=[hand], decks=[["copper"] * 5])
        view = p.view(0)
        cards = [card_named(name) for name in hand if card_named(name).types & ACTION]
        scores = [order_of(bot, card, view, 1) for card in cards]
        assert best_action(bot, cards, view, 1) == scores.index(max(scores))


def test_conclusions_are_forgotten_when_more_becomes_known() -> None:
    offer = Offer([card_named("gold"), card_named("silver")])
    assert conclusions(offer) == {}
    conclusions(offer)[1] = [62, 30]
    assert conclusions(offer) == {1: [62, 30]}
    assert conclusions(Offer(offer.cards)) == {}
    know(type(facts(card_named("gold")).sense))
    assert conclusions(offer) == {}


def test_offers_that_are_gone_are_not_remembered_for_ever() -> None:
    offers = [Offer([card_named("gold")]) for _ in range(2000)]
    for offer in offers:
        conclusions(offer)[1] = [62]
    kept = sum(1 for offer in offers if conclusions(offer))
    assert kept < 1100
