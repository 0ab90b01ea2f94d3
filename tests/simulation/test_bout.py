"""Bouts: every answer is given one element at a time, and the mask is exact at every step."""

from __future__ import annotations

from collections import Counter

import pytest

from dominium import Setup, card_named
from dominium.cards.kingdoms import kingdom_named
from dominium.cards.sets import set_ids
from dominium.engine import kinds
from dominium.engine.decisions import Decision, IllegalMove
from dominium.engine.game import new_game
from dominium.engine.random import FastRandom
from dominium.engine.state import state
from dominium.simulation.bout import Bout, IllegalAction
from dominium.simulation.bouts import Bouts
from dominium.simulation.ledger import Ledger
from dominium.simulation.lexicon import ACTIONS, DONE, FIRST_PLACE, lexicon
from dominium.simulation.observing import Observer
from tests.simulation.games import CHUNKS, bout_of, chunk_of, kingdom

FIRST_GAME = Setup(2, kingdom_named("base2-first-game").cards)


def mask(bout: Bout, seat: int) -> list[int]:
    """The actions a seat may take, as its mask says."""
    ledger = Ledger()
    bout.write_mask(seat, ledger)
    content = ledger.content()
    assert len(content) == ACTIONS
    assert set(content) <= {0, 1}
    return [action for action in range(ACTIONS) if content[action]]


def meaning(decision: Decision, answer: list[int]) -> list[int]:
    """The actions that stand for the options of an answer."""
    names = lexicon()
    found = []
    for index in answer:
        if index < len(decision.cards):
            found.append(names.action(decision.cards[index].id))
        else:
            place = index - len(decision.cards)
            found.append(names.action_of_word(decision.options[index], place))
    return found


def legal_by_the_rules(decision: Decision, answer: list[int]) -> list[int]:
    """The actions that can begin a legal answer that goes on like this, worked out from what an answer is."""
    found = []
    if decision.minimum <= len(answer):
        found.append(DONE)
    if len(answer) < decision.maximum:
        taken = Counter(answer)
        free = [i for i in range(decision.count()) if taken[i] < decision.copies[i]]
        assert sum(decision.copies) >= decision.minimum, "there are enough options to go on with"
        found += [action for action in meaning(decision, free) if action >= 0]
    return sorted(found)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_masks_are_exact_and_nobody_meets_a_dead_end(chunk: int) -> None:
    for number in chunk_of(chunk):
        setup = kingdom(number)
        bout = bout_of(setup, number)
        chance = FastRandom(number)
        while bout.decision is not None:
            decision = bout.decision
            legal = mask(bout, decision.seat)
            assert legal == bout.legal() == legal_by_the_rules(decision, bout.taken)
            assert legal, f"{decision.kind} for {decision.source}"
            assert not mask(bout, (decision.seat + 1) % setup.players), "nobody else is asked"
            bout.act(bout.some_legal(chance))


def test_random_games_meet_every_kind_of_question() -> None:
    """The masks of all of them have then been looked at."""
    met: set[str] = set()
    wanted = {value for name, value in vars(kinds).items() if name.isupper() and name != "MAIN"}
    for number in range(150):
        bout = bout_of(kingdom(number), number, plays_all_coins=True)
        chance = FastRandom(number)
        while bout.decision is not None:
            met.add(bout.decision.kind)
            bout.act(bout.some_legal(chance))
        bout.dismiss()
        if met == wanted:
            return
    assert met == wanted


def asked(cards: str, hand: str, deck: str = "", first: str = "") -> Bout:
    """A game in which a player with these cards has played the first one."""
    piles = cards.split()
    others = [c.id for c in FIRST_GAME.kingdom if c.id not in piles]
    setup = Setup(2, [card_named(card) for card in [*piles, *others][:10]])
    game = new_game(setup, 1)
    player = game.players[0]
    player.hand.fill([card_named(card) for card in hand.split()])
    player.deck.fill([card_named(card) for card in deck.split()])
    player.count_owned()
    bout = Bout(game, [None, None], Observer(setup, lexicon()), 200)
    bout.act(lexicon().action(first or piles[0]))
    return bout


def names(bout: Bout) -> list[str]:
    return [lexicon().name(action) for action in bout.legal()]


def take(bout: Bout, *wanted: str) -> None:
    for name in wanted:
        bout.act(lexicon().action(name))


def test_several_cards_are_taken_one_by_one() -> None:
    """Cellar: discard any number, then draw as many."""
    bout = asked("cellar", "cellar estate estate copper gold", "silver silver silver")
    assert names(bout) == ["done", "copper", "gold", "estate"]
    take(bout, "estate")
    assert names(bout) == ["done", "copper", "gold", "estate"]
    take(bout, "estate")
    assert names(bout) == ["done", "copper", "gold"], "both Estates are taken"
    take(bout, "done")
    hand = sorted(card.id for card in bout.game.players[0].hand)
    assert hand == ["copper", "gold", "silver", "silver"]


def test_an_answer_that_can_take_no_more_is_complete() -> None:
    """Chapel trashes up to four of five: after the fourth nothing is asked."""
    bout = asked("chapel", "chapel copper copper copper copper copper")
    take(bout, "copper", "copper", "copper")
    assert bout.decision is not None
    assert bout.decision.kind == kinds.TRASH
    take(bout, "copper")
    assert bout.game.trash.count(card_named("copper")) == 4


def test_an_answer_that_must_go_on_cannot_be_ended() -> None:
    """Warehouse: discard exactly three."""
    bout = asked("warehouse", "warehouse estate copper gold", "silver silver silver")
    assert "done" not in names(bout)
    take(bout, "estate", "gold")
    assert "done" not in names(bout)
    with pytest.raises(
        IllegalAction, match=r"action 0 \(done\) is illegal in answer to 'discard' for warehouse"
    ):
        take(bout, "done")
    take(bout, "copper")
    assert sorted(card.id for card in bout.game.players[0].hand) == ["silver"] * 3


def test_words_are_taken_one_by_one() -> None:
    """Pawn: two different words."""
    bout = asked("pawn", "pawn copper", "gold")
    assert names(bout) == ["word cards", "word actions", "word buys", "word coins"]
    take(bout, "word coins")
    assert names(bout) == ["word cards", "word actions", "word buys"]
    take(bout, "word actions")
    assert (bout.game.me.coins, bout.game.me.actions) == (1, 1)


def test_a_word_that_is_also_a_card() -> None:
    """Courtier: a Gold is one of the things to choose."""
    bout = asked("courtier", "courtier estate copper")
    take(bout, "estate")
    assert "word gold" in names(bout)
    take(bout, "word gold")
    assert bout.game.players[0].discard_pile.cards() == [card_named("gold")]


def test_places_in_the_deck() -> None:
    bout = asked("secret_passage", "secret_passage gold", "copper copper estate estate")
    take(bout, "gold")
    assert names(bout) == ["place 0", "place 1", "place 2"]
    take(bout, "place 1")
    assert [card.id for card in bout.game.players[0].deck] == ["copper", "gold", "copper"]


def test_places_beyond_the_last_action_cannot_be_chosen() -> None:
    bout = asked("secret_passage", "secret_passage gold", "copper " * 200)
    take(bout, "gold")
    assert bout.legal() == list(range(FIRST_PLACE, ACTIONS))


def test_tokens_can_be_spent_among_treasures() -> None:
    game = new_game(FIRST_GAME, 1)
    game.players[0].coffers = 2
    bout = Bout(game, [None, None], Observer(FIRST_GAME, lexicon()), 200)
    take(bout, "coffers", "copper", "coffers")
    assert "coffers" not in names(bout)
    take(bout, "done")
    assert game.me.coins == 3


def test_an_illegal_action_is_an_error_that_says_what_is_legal() -> None:
    bout = bout_of(FIRST_GAME, 1)
    before = state(bout.game)
    take(bout, "copper")
    with pytest.raises(IllegalAction) as told:
        take(bout, "province")
    assert str(told.value) == (
        "action 6 (province) is illegal in answer to 'treasure', of which 1 of 0 to 4 were taken; "
        "legal: 0 (done), 1 (copper)"
    )
    for wrong in (-1, ACTIONS, 9999):
        with pytest.raises(IllegalAction, match="which does not exist"):
            bout.act(wrong)
    assert state(bout.game) == before
    assert bout.taken == [0]


def test_nothing_can_be_done_after_the_end() -> None:
    bout = bout_of(FIRST_GAME, 1, limit=2)
    while bout.decision is not None:
        bout.act(DONE)
    assert bout.cut_off
    assert not bout.legal()
    with pytest.raises(IllegalAction, match="the game is over"):
        bout.act(DONE)


def ended(points: list[list[str]], turns: list[int]) -> Bout:
    """A game that is cut off at once, with these cards in the hands."""
    setup = Setup(len(points), FIRST_GAME.kingdom)
    game = new_game(setup, 1)
    for player, cards in zip(game.players, points, strict=True):
        for zone in (player.deck, player.discard_pile):
            zone.clear()
        player.hand.fill([card_named(card) for card in cards])
        player.count_owned()
        player.turns = turns[player.seat]
    return Bout(game, [None] * len(points), Observer(setup, lexicon()), 0)


@pytest.mark.parametrize(
    ("hands", "turns", "win", "margin"),
    [
        ([["province"], ["estate"]], [9, 9], [1.0, -1.0], [5, -5]),
        ([["estate"], ["estate"]], [9, 9], [0.0, 0.0], [0, 0]),
        # fewer turns win a tie
        ([["estate"], ["estate"]], [10, 9], [-1.0, 1.0], [0, 0]),
        ([["duchy"], ["estate"], ["curse"]], [9, 9, 9], [1.0, -0.5, -0.5], [2, -2, -4]),
        ([["duchy"], ["duchy"], ["curse"]], [9, 9, 9], [0.25, 0.25, -0.5], [0, 0, -4]),
    ],
)
def test_rewards(hands: list[list[str]], turns: list[int], win: list[float], margin: list[int]) -> None:
    bout = ended(hands, turns)
    seats = range(len(hands))
    assert [bout.reward(seat, "win") for seat in seats] == pytest.approx(win)
    assert [bout.reward(seat, "margin") for seat in seats] == pytest.approx(margin)
    both = [won + 0.01 * points for won, points in zip(win, margin, strict=True)]
    assert [bout.reward(seat, "both") for seat in seats] == pytest.approx(both)
    assert sum(bout.reward(seat, "win") for seat in seats) == pytest.approx(0.0)


def test_nothing_is_rewarded_before_the_end() -> None:
    bout = bout_of(FIRST_GAME, 1)
    assert [bout.reward(0, kind) for kind in ("win", "margin", "both")] == [0.0] * 3


def test_an_illegal_action_among_many_stops_all_of_them() -> None:
    bouts = Bouts(lambda chance: bout_of(FIRST_GAME, chance.below(100)), 0, "win")
    bouts.begin([1, 2, 3])
    before = [state(bouts.bout(i).game) for i in range(3)]
    with pytest.raises(IllegalAction):
        bouts.act([1, 1, 77])
    assert [bouts.bout(i).taken for i in range(3)] == [[], [], []]
    assert [state(bouts.bout(i).game) for i in range(3)] == before
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        bouts.act([1, 1])


def test_all_sets_are_played() -> None:
    sets = {name for number in range(24) for card in kingdom(number).kingdom for name in card.sets.split()}
    assert set(set_ids()) <= sets


def test_the_engine_refuses_what_the_mask_leaves_out() -> None:
    """What the mask forbids in the middle of an answer, the rules forbid in the whole of it."""
    bout = asked("warehouse", "warehouse estate copper gold", "silver silver silver")
    decision = bout.decision
    assert decision is not None
    for answer in ([], [0], [0, 0, 1]):
        with pytest.raises(IllegalMove):
            decision.check(answer)
