"""Dreams: what a seat imagines depends on what it knows and on the seed, and on nothing else."""

from __future__ import annotations

import pytest

from dominium.bots.random_bot import RandomBot
from dominium.cards.sets import set_ids
from dominium.engine.game import Game, new_game
from dominium.engine.imagine import EVERYBODY, redeal
from dominium.engine.random import FastRandom
from dominium.engine.session import Session
from dominium.engine.setup import Setup
from dominium.engine.state import state
from dominium.lab.sweep import setup_for
from dominium.testing import Position


def dreams_differ(game: Game, seat: int, seed: int) -> list[str]:
    """The parts of the state in which the dreams of two worlds differ that the seat cannot tell apart."""
    here = game.copy()
    elsewhere = game.copy()
    redeal(elsewhere, seat, FastRandom(seed + 1))  # another world, as far as the seat knows the same
    redeal(here, seat, FastRandom(seed))
    redeal(elsewhere, seat, FastRandom(seed))
    ours, theirs = state(here), state(elsewhere)
    return [name for name in ours if ours[name] != theirs[name]]


def compared(setup: Setup, number: int, answers: int) -> int:
    """Play a game at random and compare dreams at every question of it; how many were compared."""
    game = new_game(setup, number)
    game.keep_log()  # with one, spectators exist: they do not know what was passed
    session = Session(game, keep_undo=False).start()
    bots = [RandomBot(number + seat) for seat in range(setup.players)]
    count = 0
    for step in range(answers):
        decision = session.decision
        if decision is None:
            break
        for seat in {decision.seat, step % setup.players, -1}:
            # While an effect asks another seat, what it shows that seat is not for others to imagine.
            if decision.main or seat == decision.seat:
                assert dreams_differ(session.game, seat, number + step) == [], f"seat {seat}, step {step}"
                count += 1
        session.answer(bots[decision.seat].decide(decision, session.view(decision.seat)))
    return count


@pytest.mark.parametrize("number", range(0, 240, 6))
def test_worlds_a_seat_cannot_tell_apart_give_the_same_dreams(number: int) -> None:
    assert compared(setup_for(number, set_ids()), number, 150) > 100


def test_the_same_dream_after_cards_were_passed_unseen() -> None:
    p = Position(
        players=4,
        hands=[["masquerade", "gold"], ["silver", "duchy"], ["copper", "curse"], ["estate", "province"]],
        decks=[["copper"] * 6] * 4,
    )
    p.play("masquerade")
    p.choose("gold")
    for choice in ("duchy", "curse", "estate"):
        assert p.decision is not None
        assert dreams_differ(p.game, p.decision.seat, 7) == []
        p.choose(choice)
    for seat in range(-1, 4):
        assert dreams_differ(p.game, seat, 9) == []


def test_what_went_to_the_discard_pile_unseen_is_imagined_where_it_lies() -> None:
    """A Copper seen and a Copper unseen are told apart by where they lie."""
    p = Position(
        hands=[[], ["copper", "estate", "gold", "silver", "curse"]], decks=[[], ["copper"] * 9], turn=1
    )
    p.game.players[1].discard_pile.append(p.game.players[1].deck[0])  # a Copper everybody has seen
    p.end_turn()
    for seed in range(8):
        dream = p.game.copy()
        redeal(dream, 0, FastRandom(seed))
        assert dream.players[1].discard_pile[0].id == "copper"
        assert dreams_differ(p.game, 0, seed) == []


def test_a_dream_is_dealt_from_all_that_is_hidden() -> None:
    p = Position(hands=[["copper"], ["gold"] * 3], decks=[[], ["estate"] * 3])
    hands = set()
    for seed in range(200):
        dream = p.game.copy()
        redeal(dream, 0, FastRandom(seed))
        hands.add(tuple(sorted(card.id for card in dream.players[1].hand)))
    assert len(hands) == 4  # from no Gold to three


@pytest.mark.parametrize("seat", [0, 1, -1, EVERYBODY])
def test_how_cards_are_shuffled_later_is_nobodys_to_know(seat: int) -> None:
    """Games that differ in their chance alone lead to the same dream; and its chance is its own."""
    p = Position(hands=[["copper"], ["copper"]], decks=[["gold"], ["gold"]])
    dreams = []
    for chance, seed in ((1, 7), (2, 7), (2, 8)):
        world = p.game.copy()
        world.random = FastRandom(chance)
        redeal(world, seat, FastRandom(seed))
        dreams.append(state(world))
    assert dreams[0] == dreams[1]
    assert dreams[1]["random"] != dreams[2]["random"]


@pytest.mark.parametrize("set_id", set_ids())
def test_what_nobody_knows_is_dealt_anew_and_nothing_that_somebody_knows(set_id: str) -> None:
    setup = setup_for(11, [set_id])
    session = Session(new_game(setup, 11), keep_undo=False).start()
    bots = [RandomBot(seat) for seat in range(setup.players)]
    changed = 0
    for step in range(150):
        decision = session.decision
        if decision is None:
            break
        if decision.main:
            world = Session(session.game.copy(), keep_undo=False).start()
            before = [player.deck.cards() for player in world.game.players]
            knew = [world.view(seat).as_dict() for seat in range(setup.players)]
            redeal(world.game, EVERYBODY, FastRandom(step))
            after = [player.deck.cards() for player in world.game.players]
            assert [world.view(seat).as_dict() for seat in range(setup.players)] == knew
            ids = [[sorted(card.id for card in deck) for deck in decks] for decks in (before, after)]
            assert ids[0] == ids[1]
            changed += before != after
        session.answer(bots[decision.seat].decide(decision, session.view(decision.seat)))
    assert changed > 10


def test_a_card_that_only_another_player_knows_of_stays_where_it_is() -> None:
    p = Position(hands=[["copper"], ["copper"]], decks=[[], ["gold", *["estate"] * 6]])
    deck = p.game.players[1].deck
    top = deck[len(deck) - 1]
    p.game.players[1].deck_seen = [0] * (len(deck) - 1) + [1]  # the seat 0 has seen it
    for seed in range(20):
        world = p.game.copy()
        redeal(world, EVERYBODY, FastRandom(seed))
        deck = world.players[1].deck
        assert deck[len(deck) - 1] == top
