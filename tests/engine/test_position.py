"""The test kit itself: every argument, move and look of a Position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dominium import CannotUndo, Card, IllegalMove, register
from dominium.engine import moments
from dominium.engine.abilities import WHILE_IN_PLAY, InPlay
from dominium.engine.player import Player
from dominium.engine.position import layout_from
from dominium.engine.types import ACTION, ARTIFACT, PROJECT
from dominium.testing import Position


class Tower(Card):
    """A Project of our own."""

    id = "test_tower"
    cost = 4
    types = PROJECT


class Crown(Card):
    """An Artifact of our own."""

    id = "test_crown"
    types = ARTIFACT


class Idler(Card):
    """An Action of our own that leaves something at work while it is in play."""

    id = "test_idler"
    cost = 4
    types = ACTION

    def linger(self, me: Player, this: InPlay) -> None:
        me.watch(self, moments.TURN_START, WHILE_IN_PLAY, this)


register(Tower, Crown, Idler)


def everything(p: Position) -> dict[str, Any]:
    """All there is to see of a position, to show that nothing changed."""
    seats = range(len(p.game.players))
    return {
        "zones": [(p.hand(s), p.deck(s), p.discard(s), p.in_play(s), p.set_aside(s)) for s in seats],
        "views": [p.view(seat).as_dict() for seat in seats],
        "decision": p.decision,
        "events": len(p.events),
        "random": p.game.random.state(),
    }


def check_refused(p: Position, move: Callable[[], None], message: str | None = None) -> None:
    before = everything(p)
    with pytest.raises(IllegalMove, match=message):
        move()
    assert everything(p) == before


# Arguments


def test_defaults() -> None:
    p = Position()
    assert (p.active, p.phase, p.over, p.decision) == (0, "action", False, None)
    assert (p.actions, p.buys, p.coins) == (1, 1, 0)
    assert (p.hand(0), p.deck(0), p.discard(0), p.in_play(0), p.set_aside(0)) == ([], [], [], [], [])
    assert (p.trash, p.scores(), p.events) == ([], [0, 0], [])
    assert len(p.game.players) == 2
    assert (p.supply("province"), p.supply("copper")) == (8, 46)


def test_players_turn_and_counters() -> None:
    p = Position(players=4, turn=2, actions=3, buys=4, coins=5)
    assert len(p.game.players) == 4
    assert (p.active, p.actions, p.buys, p.coins) == (2, 3, 4, 5)
    p.end_turn()
    assert (p.active, p.actions, p.buys, p.coins) == (3, 1, 1, 0)


def test_the_same_seed_gives_the_same_shuffle() -> None:
    def hand(seed: int) -> list[str]:
        p = Position(
            seed=seed, hands=[["smithy"]], discards=[["copper", "silver", "gold", "estate", "duchy", "curse"]]
        )
        p.play("smithy")
        return p.hand(0)

    assert hand(1) == hand(1)
    assert len({tuple(hand(seed)) for seed in range(30)}) > 5


def test_the_kingdom_is_filled_up_with_cards_in_nobodys_way() -> None:
    p = Position(kingdom=["militia", "moat"], hands=[["workshop"]], discards=[["cellar"]], coins=50)
    kingdom = [card.id for card in p.view(0).kingdom]
    assert len(kingdom) == 10
    assert {"militia", "moat", "workshop", "cellar"} < set(kingdom)
    p.play("workshop")
    assert p.decision is not None
    assert not [option for option in p.decision.options if option.startswith("blank")]


def test_zones() -> None:
    p = Position(
        hands=[["silver", "copper"], ["moat"]],
        decks=[["gold", "silver"], []],
        discards=[["estate", "duchy"], ["curse"]],
        in_play=[["market"], []],
        mats=[{"island": ["province", "estate"]}, {}],
        trash=["gold", "feast"],
        supply={"curse": 0, "village": 3},
    )
    assert (p.hand(0), p.hand(1)) == (["copper", "silver"], ["moat"])  # sorted
    assert p.deck(0) == ["gold", "silver"]  # top card first
    assert (p.discard(0), p.discard(1)) == (["estate", "duchy"], ["curse"])  # top card last
    top = p.view(1).top_discard(0)
    assert top is not None
    assert top.id == "duchy"
    assert (p.in_play(0), p.in_play(1)) == (["market"], [])
    assert (p.mat(0, "island"), p.mat(1, "island")) == (["province", "estate"], [])
    assert p.trash == ["gold", "feast"]
    assert (p.supply("curse"), p.supply("village"), p.supply("gold"), p.supply("witch")) == (0, 3, 30, 0)
    assert p.game.empty_piles == 1
    assert p.scores() == [11, -1]


def test_projects_owned_and_artifacts() -> None:
    p = Position(
        players=3, projects=["test_tower"], owned=[[], ["test_tower"]], artifacts={"test_crown": 2}, coins=4
    )
    assert [card.id for card in p.view(0).projects] == ["test_tower"]
    assert [card.id for card in p.view(0).owned_projects(1)] == ["test_tower"]
    assert p.artifact("test_crown") == 2
    p.buy("test_tower")
    assert [card.id for card in p.view(0).owned_projects(0)] == ["test_tower"]
    assert (p.coins, p.discard(0)) == (0, [])
    assert Position(kingdom=["moat"]).artifact("test_crown") is None


def test_coffers_and_villagers() -> None:
    p = Position(coffers=[3, 2], villagers=[2, 1])
    assert (p.coffers(0), p.coffers(1), p.villagers(0), p.villagers(1)) == (3, 2, 2, 1)
    assert p.tokens(0, "pirate_ship") == 0
    p.spend_coffers(2)
    assert (p.coffers(0), p.coins, p.phase) == (1, 2, "action")
    p.spend_villagers(1)
    assert (p.villagers(0), p.actions) == (1, 2)
    check_refused(p, lambda: p.spend_coffers(2))
    check_refused(p, lambda: p.spend_villagers(2))
    p.end_phase()
    p.spend_coffers(1)
    assert (p.coffers(0), p.coins, p.phase) == (0, 3, "buy")
    check_refused(p, lambda: p.spend_villagers(1))
    assert p.coffers(1) == 2


def test_phases() -> None:
    assert Position(phase="buy").phase == "buy"
    p = Position(phase="buy", hands=[["village", "copper"]])
    check_refused(p, lambda: p.play("village"))
    p.play("copper")
    assert p.coins == 1
    p = Position(phase="start", turn=1, actions=9, buys=9, coins=9)
    assert (p.active, p.phase, p.actions, p.buys, p.coins) == (1, "action", 1, 1, 0)
    assert [p.view(0).turns(seat) for seat in (0, 1)] == [2, 2]
    p = Position(players=3, turn=1)
    assert [p.view(0).turns(seat) for seat in (0, 1, 2)] == [2, 2, 1]


def test_in_play_is_as_if_played_earlier_this_turn() -> None:
    p = Position(in_play=[["merchant"]], hands=[["silver"]])
    assert (p.actions, p.coins) == (1, 0)  # what it did when played is over
    p.play("silver")
    assert p.coins == 3  # what stays of it works
    p = Position(in_play=[["silver"]], hands=[["merchant", "silver"]])
    assert p.coins == 0
    p.play("merchant")
    p.play("silver")
    assert p.coins == 2  # not the first Silver of the turn
    assert p.in_play(0) == ["silver", "merchant", "silver"]
    p = Position(in_play=[["market", "silver"]])
    assert [card.id for card in p.game.played] == ["market", "silver"]
    assert p.game.actions_played == 1
    p.end_turn()
    assert (p.in_play(0), sorted(p.hand(0))) == ([], ["market", "silver"])


def test_in_play_of_another_player_is_from_the_last_own_turn() -> None:
    p = Position(in_play=[[], ["merchant", "test_idler"]], hands=[["silver"]])
    assert p.in_play(1) == ["merchant", "test_idler"]
    assert [card.id for card in p.view(0).staying(1)] == ["merchant", "test_idler"]
    assert p.game.played == []
    assert [ability.card.id for ability in p.game.abilities] == ["test_idler"]  # "this turn" is over
    p.play("silver")
    assert p.coins == 2
    p = Position(in_play=[["merchant", "test_idler"]], hands=[["silver"]], phase="start")
    assert [ability.card.id for ability in p.game.abilities] == ["test_idler"]
    p.play("silver")
    assert p.coins == 2


# Moves


def test_play_in_whichever_phase_allows_it() -> None:
    p = Position(hands=[["village", "copper", "silver", "moat"]])
    p.play("village")
    assert (p.phase, p.in_play(0)) == ("action", ["village"])
    p.play("copper")
    assert (p.phase, p.coins) == ("buy", 1)
    p.play("silver")
    assert p.coins == 3
    check_refused(p, lambda: p.play("moat"))


def test_play_refused() -> None:
    p = Position(hands=[["estate", "smithy", "copper"]], actions=0)
    check_refused(
        p, lambda: p.play("gold"), r"'gold' is not in the hand of player 1: \['copper', 'estate', 'smithy'\]"
    )
    check_refused(p, lambda: p.play("smithy"), "'smithy' is not an option of 'play'")
    check_refused(p, lambda: p.play("estate"), "'estate' is not an option")
    with pytest.raises(ValueError, match="there is no card 'goldd'; did you mean gold"):
        p.play("goldd")


def test_buy_goes_on_to_the_buy_phase() -> None:
    p = Position(hands=[["village", "copper"]], coins=3, buys=2)
    p.buy("silver")
    assert (p.phase, p.coins, p.buys, p.discard(0), p.supply("silver")) == ("buy", 0, 1, ["silver"], 39)
    check_refused(p, lambda: p.play("copper"), "'copper' cannot be played any more")
    check_refused(p, lambda: p.buy("estate"))
    p.buy("curse")
    assert p.discard(0) == ["silver", "curse"]
    check_refused(p, lambda: p.buy("curse"))
    with pytest.raises(ValueError, match="there is no card"):
        p.buy("silber")


def test_a_buy_refused_does_not_even_end_the_action_phase() -> None:
    p = Position(kingdom=["moat"], hands=[["village"]], coins=7, supply={"gold": 0})
    check_refused(p, lambda: p.buy("province"))
    check_refused(p, lambda: p.buy("gold"))
    check_refused(p, lambda: p.buy("witch"))
    assert p.phase == "action"
    p.play("village")
    assert p.actions == 2


def test_end_phase_and_end_turn() -> None:
    p = Position(hands=[["village", "copper"], ["gold"]])
    p.end_phase()
    assert (p.phase, p.active, p.hand(0)) == ("buy", 0, ["copper", "village"])
    p.end_phase()
    assert (p.phase, p.active) == ("action", 1)
    p.end_turn()
    assert p.active == 0
    p.play("copper")
    p.end_turn()
    assert p.active == 1
    p.play("gold")
    p.buy("silver")
    p.end_turn()
    assert p.active == 0


def test_end_turn_stops_at_the_first_question() -> None:
    p = Position(hands=[["copper", "estate"]], choose_top=True)
    p.end_turn()
    assert (p.active, p.phase) == (0, "clean_up")
    assert p.decision is not None
    assert (p.decision.kind, p.decision.options) == ("top", ["copper", "estate"])
    p.choose("estate")
    assert p.active == 1


def test_the_decision() -> None:
    p = Position(hands=[["militia"], ["copper", "copper", "copper", "estate", "gold"]])
    p.play("militia")
    decision = p.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.source) == (1, "discard", "militia")
    assert (decision.options, decision.copies) == (["copper", "estate", "gold"], [3, 1, 1])
    assert (decision.minimum, decision.maximum, decision.ordered) == (2, 2, False)
    p.choose("copper", "copper")
    assert p.decision is None
    assert p.discard(1) == ["copper", "copper"]


def test_an_ordered_decision() -> None:
    p = Position(hands=[["sentry"]], decks=[["copper", "gold", "silver"]])
    p.play("sentry")
    p.choose()
    p.choose()
    assert p.decision is not None
    assert (p.decision.ordered, p.decision.minimum, p.decision.maximum) == (True, 2, 2)
    p.choose("silver", "gold")
    assert p.deck(0) == ["silver", "gold"]


def test_choose_refused() -> None:
    p = Position(hands=[["militia"], ["copper", "copper", "copper", "estate", "gold"]])
    check_refused(p, lambda: p.choose("copper"), "there is no question to answer")
    p.play("militia")
    check_refused(p, lambda: p.choose("province", "gold"), "'province' is not an option of 'discard'")
    check_refused(p, lambda: p.choose("gold", "gold"))
    check_refused(p, lambda: p.choose("gold"))
    check_refused(p, lambda: p.choose("copper", "estate", "gold"))
    check_refused(p, p.choose, "cannot answer nothing")


def test_an_open_question_blocks_the_next_main_choice() -> None:
    p = Position(
        hands=[["militia", "village", "copper"], ["copper", "copper", "copper", "estate", "gold"]],
        actions=2,
        coffers=[1],
        villagers=[1],
    )
    p.play("militia")
    message = "player 2 has to answer 'discard' for militia first: copper, estate, gold"
    for move in (p.end_phase, p.end_turn):
        check_refused(p, move, message)
    check_refused(p, lambda: p.play("village"), message)
    check_refused(p, lambda: p.play("gold"), message)
    check_refused(p, lambda: p.buy("copper"), message)
    check_refused(p, lambda: p.spend_coffers(1), message)
    check_refused(p, lambda: p.spend_villagers(1), message)
    p.choose("copper", "copper")
    p.play("village")
    assert p.in_play(0) == ["militia", "village"]


def test_forced_answers_are_not_asked() -> None:
    p = Position(hands=[["remodel", "gold"], ["copper"] * 5])
    p.play("remodel")
    assert p.trash == ["gold"]
    p = Position(hands=[["militia"], ["copper"] * 5])
    p.play("militia")
    assert p.decision is None
    assert p.hand(1) == ["copper"] * 3


def test_yes_and_no_are_understood() -> None:
    hands = [["chancellor"], ["moat"]]
    for words, deck in ((["yes"], []), (["chancellor"], []), (["no"], ["gold"]), ([], ["gold"])):
        p = Position(hands=hands, decks=[["gold"]])
        p.play("chancellor")
        p.choose(*words)
        assert p.deck(0) == deck
    for words, curses in ((["yes"], 0), (["moat"], 0), (["no"], 1), ([], 1)):
        p = Position(hands=[["witch"], ["moat"]])
        p.play("witch")
        p.choose(*words)
        assert len(p.discard(1)) == curses


def test_undo() -> None:
    p = Position(hands=[["festival", "workshop", "smithy"]], decks=[["gold"] * 3])
    p.play("festival")
    p.play("workshop")
    p.undo()
    assert (p.decision, p.hand(0), p.actions) == (None, ["smithy", "workshop"], 2)
    p.undo()
    assert (p.hand(0), p.coins, p.actions) == (["festival", "smithy", "workshop"], 0, 1)
    with pytest.raises(CannotUndo):
        p.undo()
    p.play("smithy")
    with pytest.raises(CannotUndo, match="drawn, looked at or revealed"):
        p.undo()


# Looks


def test_costs_scores_winners_and_the_end() -> None:
    p = Position(
        kingdom=["gardens"],
        supply={"province": 1},
        hands=[["gold"] * 2],
        decks=[["estate"], ["duchy"]],
        coins=2,
    )
    assert (p.cost("gold"), p.cost("gardens"), p.cost("curse")) == (6, 4, 0)
    assert (p.scores(), p.winners()) == ([1, 3], [1])
    p.play("gold")
    p.play("gold")
    p.buy("province")
    assert (p.over, p.phase) == (False, "buy")
    p.end_turn()
    assert (p.over, p.phase) == (True, "over")
    assert (p.scores(), p.winners()) == ([7, 3], [0])


def test_views_and_events() -> None:
    p = Position(hands=[["smithy", "gold"], ["silver"]], decks=[["copper", "estate", "curse", "duchy"]])
    assert [card.id for card in p.view(1).hand] == ["silver"]
    assert p.view(1).hand_size(0) == 2
    assert p.events == []
    p.play("smithy")
    play, draw = p.events
    assert (play.kind, play.seat, play.cards) == ("play", 0, ["smithy"])
    assert (draw.kind, draw.cards, draw.amount) == ("draw", ["copper", "estate", "curse"], 3)
    assert draw.seen_from(1).cards == []
    assert draw.seen_from(1).amount == 3


def test_set_aside_shows_cards_set_aside_by_an_effect() -> None:
    p = Position(hands=[["library"]], decks=[["village", "moat", "copper"]])
    p.play("library")
    p.choose("village")
    assert p.set_aside(0) == ["village"]
    p.choose("moat")
    assert p.set_aside(0) == []


def test_the_live_game() -> None:
    p = Position(hands=[["gold"]])
    game = p.game
    assert [card.id for card in game.players[0].hand] == ["gold"]
    p.play("gold")
    assert p.game.players[0].coins == 3
    assert game.players[0].coins == 0  # positions are copied, not changed


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ([], "'position' is not an object"),
        ({"mats": []}, "a position says nothing of 'mats'"),
        ({"hands": "copper"}, "'hands' holds no lists of cards"),
        ({"hands": [1]}, "'hands' holds no lists of cards"),
        ({"decks": [["copper", 1]]}, "'decks' holds something that is no card"),
        ({"discards": [["copper"] * 100_000]}, "'discards' holds more cards than there are"),
        ({"turns": 2}, "'turns' are no numbers"),
        ({"turns": [1, True]}, "'turns' are no numbers"),
        ({"supply": {"copper": -1}}, "'supply' holds no numbers of cards"),
        ({"supply": ["copper"]}, "'supply' holds no numbers of cards"),
    ],
)
def test_a_position_of_a_record_that_is_none_is_refused(data: object, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        layout_from(data)


def test_a_position_of_a_record_is_read_as_it_is_written() -> None:
    data = {"hands": [["copper"], []], "turns": [1, 2], "supply": {"province": 3}}
    assert layout_from(data) == {**data, "decks": [], "discards": [], "in_play": []}
