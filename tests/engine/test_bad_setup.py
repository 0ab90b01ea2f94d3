"""What is refused: one clear message each, and nothing changed."""

from __future__ import annotations

import pytest

from dominium import (
    Agent,
    BadSetup,
    Card,
    IllegalMove,
    Session,
    Setup,
    UnknownCard,
    View,
    card_named,
    new_game,
    register,
    run,
)
from dominium.cards.kingdoms import cards_of, kingdom_named, random_kingdom
from dominium.engine.random import FastRandom
from dominium.engine.types import PROJECT
from dominium.testing import Position

TEN = [
    "cellar",
    "market",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
    "village",
    "woodcutter",
    "workshop",
]


class Monument(Card):
    """A Project of our own that does nothing."""

    id = "test_monument"
    cost = 3
    types = PROJECT


register(Monument)


def cards(*names: str) -> list[Card]:
    return [card_named(name) for name in names]


def session() -> Session:
    return Session(new_game(Setup(2, cards(*TEN)), seed=1)).start()


def test_an_unknown_card_with_suggestions() -> None:
    with pytest.raises(UnknownCard, match=r"there is no card 'smity'; did you mean smithy"):
        card_named("smity")
    with pytest.raises(UnknownCard, match=r"there is no card 'zzzzzz'$"):
        card_named("zzzzzz")
    with pytest.raises(UnknownCard, match="witch"):
        Position(hands=[["witsh"]])


@pytest.mark.parametrize("amount", [0, 9, 11])
def test_not_ten_kingdom_cards(amount: int) -> None:
    kingdom = cards(*TEN, "chapel")[:amount]
    with pytest.raises(BadSetup, match=rf"^{amount} Kingdom cards: a kingdom has exactly 10$"):
        Setup(2, kingdom)


@pytest.mark.parametrize("again", ["cellar", "mine@1e"])
def test_a_card_twice(again: str) -> None:
    name = again.split("@", maxsplit=1)[0]
    with pytest.raises(BadSetup, match=rf"'{name}' is in the kingdom twice"):
        Setup(2, cards(*TEN[:9], again))


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_too_few_or_too_many_players(players: int) -> None:
    with pytest.raises(BadSetup, match=rf"^{players} players: a game has 2 to 6$"):
        Setup(players, cards(*TEN))
    with pytest.raises(BadSetup):
        Position(players=players)


@pytest.mark.parametrize("card", ["test_monument", "copper", "curse", "province"])
def test_a_card_that_is_not_a_kingdom_card(card: str) -> None:
    with pytest.raises(BadSetup, match=rf"'{card}' is not a Kingdom card"):
        Setup(2, cards(*TEN[:9], card))


def test_a_kingdom_card_among_the_projects() -> None:
    with pytest.raises(BadSetup, match="'chapel' is not a Project"):
        Setup(2, cards(*TEN), cards("chapel"))


def test_a_project_twice() -> None:
    with pytest.raises(BadSetup, match="'test_monument' is among the Projects twice"):
        Setup(2, cards(*TEN), cards("test_monument", "test_monument"))


def test_an_unknown_kingdom_or_set() -> None:
    with pytest.raises(BadSetup, match=r"there is no kingdom 'big-monkey'; there are: base1-first-game"):
        kingdom_named("big-monkey")
    with pytest.raises(BadSetup, match=r"there is no set 'alchemy'; there are: base-1e"):
        cards_of(["alchemy"])


def test_a_random_kingdom_that_cannot_be() -> None:
    with pytest.raises(BadSetup, match="11 required cards"):
        random_kingdom(FastRandom(1), ["base-2e"], cards(*TEN, "chapel"))
    with pytest.raises(BadSetup, match="only 6 Kingdom cards to draw from"):
        random_kingdom(FastRandom(1), ["base-2e"], banned=cards_of(["base-2e"])[6:])


def test_a_phase_no_position_starts_in() -> None:
    with pytest.raises(ValueError, match="phase 'night'"):
        Position(phase="night")


@pytest.mark.parametrize("answer", [[99], [-1], [0, 0], [0, 1, 2, 3, 4, 5, 6]])
def test_an_answer_that_is_not_legal_changes_nothing(answer: list[int]) -> None:
    game = session()
    decision = game.decision
    assert decision is not None
    before = (game.view(0).as_dict(), len(game.given), len(game.answers))
    if answer == [0, 0] and decision.copies[0] > 1:
        answer = [0] * (decision.copies[0] + 1)
    with pytest.raises(IllegalMove, match=r"player 1 cannot answer .* to 'treasure'"):
        game.answer(answer)
    assert game.decision is decision
    assert (game.view(0).as_dict(), len(game.given), len(game.answers)) == before


def test_an_answer_that_is_no_option_names_the_options() -> None:
    game = session()
    with pytest.raises(
        IllegalMove, match=r"'province' is not an option of 'treasure' for player 1; the options are: copper"
    ):
        game.choose("province")


def test_an_answer_with_too_few_cards() -> None:
    p = Position(hands=[["militia"], ["copper", "copper", "copper", "estate", "gold"]])
    p.play("militia")
    with pytest.raises(
        IllegalMove, match=r"player 2 cannot answer gold to 'discard' for militia: take 2 of: copper x3"
    ):
        p.choose("gold")
    assert p.hand(1) == ["copper", "copper", "copper", "estate", "gold"]
    assert p.decision is not None
    p.choose("estate", "copper")
    assert p.hand(1) == ["copper", "copper", "gold"]


def test_nothing_can_be_answered_once_the_game_is_over() -> None:
    p = Position(supply={"province": 1}, coins=8)
    p.buy("province")
    p.end_turn()
    assert p.over
    for move in (p.end_turn, p.end_phase, lambda: p.buy("copper"), lambda: p.choose("copper")):
        with pytest.raises(IllegalMove):
            move()


def test_two_cards_of_one_id() -> None:
    class Chapel(Card):
        id = "chapel"

    class Impostor(Card):
        id = "chapel"

    class Nameless(Card):
        pass

    chapel = card_named("chapel")
    register(Chapel)  # the same card once more: nothing happens
    with pytest.raises(ValueError, match="there is a card 'chapel' already"):
        register(Impostor)
    with pytest.raises(ValueError, match="Nameless needs an id"):
        register(Nameless)
    assert card_named("chapel") is chapel


def test_an_agent_that_does_not_say_how_it_decides() -> None:
    class Silent(Agent):
        pass

    game = new_game(Setup(2, cards(*TEN)), seed=1)
    game.agents = [Silent(), Silent()]
    game.views = [View(game, 0), View(game, 1)]
    with pytest.raises(ValueError, match=r"Silent does not say how it decides: override decide\(\)"):
        run(game)
