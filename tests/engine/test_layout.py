"""The test kit: what can be laid out, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from dominium import Card, IllegalMove, card_named, register
from dominium.engine import moments
from dominium.engine.abilities import FOREVER, Ability, Happening, InPlay
from dominium.engine.decisions import distinct
from dominium.engine.player import Player
from dominium.engine.types import ACTION, PROJECT
from dominium.testing import Position


@pytest.mark.parametrize(
    ("layout", "message"),
    [
        ({"hands": [[], [], ["copper"]]}, "hands has entries for 3 players: there are 2"),
        ({"coffers": [0, 0, 1]}, "coffers has entries for 3 players"),
        ({"mats": [{}, {}, {}]}, "mats has entries for 3 players"),
        ({"mats": [{"iland": ["gold"]}]}, "nothing called 'iland'; use 'native_village' or 'island'"),
        ({"tokens": [{"embargo": 1}]}, "nothing called 'embargo'"),
        ({"owned": [["fair", "canal", "sewers"]]}, "player 1 can have 2 different Projects"),
        ({"owned": [[], ["fair", "fair"]]}, "player 2 can have 2 different Projects"),
        ({"owned": [["village"]]}, "owned: 'village' is not a Project"),
        ({"projects": ["village"]}, "'village' is not a Project"),
        ({"coins": -1}, "coins: -1 is less than nothing"),
        ({"actions": -1}, "actions: -1"),
        ({"villagers": [0, -2]}, "villagers: -2"),
        ({"supply": {"gold": -1}}, "supply: gold: -1"),
        ({"tokens": [{"pirate_ship": -1}]}, "pirate_ship: -1"),
        ({"artifacts": {"flag": 5}}, "artifacts: flag: there is no seat 5; the seats are 0 to 1"),
        ({"artifacts": {"gold": 0}}, "'gold' is not an Artifact"),
        ({"turn": 2}, "there is no seat 2"),
        ({"players": 7}, "7 players: a game has 2 to 6"),
        ({"phase": "night"}, "phase 'night'"),
        ({"set_aside": [{"haven": ["gold"]}]}, "player 1 has no 'haven' in play"),
        ({"hands": [["vilage"]]}, "did you mean village"),
    ],
)
def test_a_layout_that_cannot_be_is_refused(layout: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message.replace("?", r"\?")):
        Position(**layout)


def test_an_outpost_of_the_last_turn_does_not_work_again() -> None:
    p = Position(in_play=[["outpost"]], phase="start", decks=[["copper"] * 5], hands=[["estate"] * 3])
    p.end_turn()
    assert p.active == 1
    assert len(p.hand(0)) == 5


def test_an_outpost_played_this_turn_works() -> None:
    p = Position(in_play=[["outpost"]], decks=[["copper"] * 8])
    p.end_turn()
    assert p.active == 0
    assert len(p.hand(0)) == 3


class Booth(Card):
    """A Project that asks at the start of each Buy phase."""

    id = "test_booth"
    cost = 3
    types = PROJECT

    def taken(self, me: Player) -> None:
        me.watch(self, moments.BUY_PHASE_START, FOREVER)

    def start_buy_phase(self, me: Player, ability: Ability) -> None:
        me.choose_discard(by=self, up_to=1)


class Watchful(Card):
    id = "test_watchful"
    cost = 2
    types = ACTION

    def when_gained(self, me: Player, gain: Happening) -> None:
        me.plus_villagers(1)


register(Booth, Watchful)


def test_buying_does_not_run_past_a_question() -> None:
    p = Position(owned=[["test_booth"]], hands=[["copper"]], coins=3)
    with pytest.raises(IllegalMove, match="has to answer 'discard' for test_booth first"):
        p.buy("silver")
    assert p.decision is None  # nothing was changed
    assert p.phase == "action"
    p.end_phase()
    p.choose()
    p.buy("silver")
    assert p.discard(0) == ["silver"]


def test_playing_a_treasure_does_not_run_past_a_question() -> None:
    p = Position(owned=[["test_booth"]], hands=[["copper", "silver"]])
    with pytest.raises(IllegalMove, match="test_booth"):
        p.play("copper")
    assert p.hand(0) == ["copper", "silver"]


def test_tokens_before_players_and_on_piles() -> None:
    p = Position(
        tokens=[{"pirate_ship": 3}, {"sinister_plot": 2}],
        pile_tokens={"gold": 2},
        hands=[["pirate_ship"]],
        coins=6,
    )
    assert p.tokens(0, "pirate_ship") == 3
    assert p.tokens(1, "sinister_plot") == 2
    assert p.pile_tokens("gold") == 2
    assert p.pile_tokens("silver") == 0
    p.buy("gold")
    assert p.discard(0) == ["curse", "curse", "gold"]
    with pytest.raises(ValueError, match="see pile_tokens"):
        p.tokens(0, "embargo")
    with pytest.raises(ValueError, match="there is no mat 'iland'"):
        p.mat(0, "iland")


def test_turns_taken_decide_ties() -> None:
    p = Position(turns=[5, 4], supply={"province": 1}, coins=8, hands=[[], ["province"]])
    p.buy("province")
    p.end_turn()
    assert p.over
    assert p.scores() == [6, 6]
    assert p.winners() == [1]


def test_gained_last_turn() -> None:
    p = Position(hands=[["smugglers"]], gained=[[], ["silver", "gold"]])
    p.play("smugglers")
    assert p.decision is not None
    assert p.decision.options == ["silver", "gold"] or p.decision.options == ["gold", "silver"]


def test_bought_this_turn() -> None:
    p = Position(in_play=[["treasury@1e"]], bought=[["province"]], phase="buy")
    p.end_turn()
    assert p.decision is None
    assert p.active == 1


@pytest.mark.parametrize(("duration", "hidden"), [("haven", True), ("research", True), ("cargo_ship", False)])
def test_cards_set_aside_with_a_duration(duration: str, hidden: bool) -> None:
    p = Position(in_play=[[duration]], set_aside=[{duration: ["gold"]}], phase="start")
    assert p.hand(0) == ["gold"]  # the turn has begun
    p = Position(turn=1, in_play=[[duration]], set_aside=[{duration: ["gold"]}])
    seen = [card.id for card in p.view(1).set_aside(0)]
    assert seen == ([] if hidden else ["gold"])
    assert p.view(1).set_aside_size(0) == 1
    p.end_turn()
    assert "gold" in p.hand(0)


def test_a_card_set_aside_with_a_blockade_bans_itself() -> None:
    p = Position(turn=1, in_play=[["blockade"]], set_aside=[{"blockade": ["silver"]}], coins=3)
    p.buy("silver")
    assert sorted(p.discard(1)) == ["curse", "silver"]


def test_what_a_card_overrides_decides_when_it_acts() -> None:
    p = Position(kingdom=["test_watchful"], coins=2)
    p.buy("test_watchful")
    assert p.villagers(0) == 1


def test_a_reaction_without_its_moment_is_refused() -> None:
    class Deaf(Card):
        id = "test_deaf"
        types = ACTION

        def react(self, me: Player, what: Happening) -> None:
            me.draw(1)

    class Dumb(Card):
        id = "test_dumb"
        types = ACTION
        hand_moments = moments.ATTACK

    with pytest.raises(ValueError, match=r"Deaf has react\(\) but no hand_moments"):
        register(Deaf)
    with pytest.raises(ValueError, match=r"Dumb has hand_moments but no react\(\)"):
        register(Dumb)


@pytest.mark.parametrize("name", ["", "Big", "two words", "1st", "a@2", "żółw"])
def test_an_id_that_cannot_be_is_refused(name: str) -> None:
    class Nameless(Card):
        id = name

    with pytest.raises(ValueError, match="Nameless"):
        register(Nameless)


class LongNameOne(Card):
    id = "test_a_long_beginning_one"
    cost = 0
    types = ACTION

    def play(self, me: Player, this: InPlay) -> None:
        me.choose_discard(by=self, exactly=1)


class LongNameTwo(Card):
    id = "test_a_long_beginning_two"
    cost = 0
    types = ACTION


register(LongNameTwo, LongNameOne)


def test_options_come_in_the_order_of_whole_ids() -> None:
    """Ids that begin alike must not be listed as they lie in the hand: that would tell their order."""
    one, two = card_named("test_a_long_beginning_one"), card_named("test_a_long_beginning_two")
    assert distinct([one, two])[0] == distinct([two, one])[0] == [one, two]
    for hand in (["test_a_long_beginning_one"] * 2, ["test_a_long_beginning_two"]):
        p = Position(hands=[[*hand, "test_a_long_beginning_two", "test_a_long_beginning_one"]])
        p.play("test_a_long_beginning_one")
        if p.decision is not None:
            assert p.decision.options == ["test_a_long_beginning_one", "test_a_long_beginning_two"]


def test_new_cards_do_not_change_the_order_of_others() -> None:
    names = ["cellar", "chapel", "curse", "estate", "moat", "throne_room", "treasure_map", "treasury"]
    ranks = [card_named(name).rank for name in names]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) == len(ranks)


def test_all_treasures_count_wherever_they_lie() -> None:
    p = Position(
        hands=[["copper"]],
        decks=[["silver"]],
        in_play=[["haven"]],
        set_aside=[{"haven": ["gold"]}],
        mats=[{"island": ["gold", "estate"], "native_village": ["silver"]}],
    )
    view = p.view(0)
    assert view.treasure_cards() == 5
    assert view.treasure_total() == 1 + 2 + 3 + 3 + 2
