"""Verbs that say whether they could do what they were asked: for texts with "if you did"."""

from __future__ import annotations

from typing import Any

import pytest

from dominium import (
    Agent,
    CannotUndo,
    Card,
    Decision,
    IllegalMove,
    Session,
    Setup,
    View,
    all_cards,
    card_named,
    new_game,
    register,
)
from dominium.cards.kingdoms import random_kingdom
from dominium.engine import kinds, places
from dominium.engine.abilities import FOREVER, InPlay
from dominium.engine.imagine import redeal
from dominium.engine.moves import TO_ASIDE, TO_DECK, TO_DISCARD, TO_HAND
from dominium.engine.player import Player
from dominium.engine.random import FastRandom
from dominium.engine.state import state
from dominium.engine.types import ACTION, ARTIFACT, PROJECT
from dominium.testing import Position


class Errand(Card):
    """Moves itself where its id says, twice; each time that works is worth a coin."""

    cost = 2
    types = ACTION

    def play(self, me: Player, this: InPlay) -> None:
        for _ in range(2):
            if self.go(me, this):
                me.plus_coins(1)

    def go(self, me: Player, this: InPlay) -> bool:
        return False


class ToDeck(Errand):
    id = "test_to_deck"

    def go(self, me: Player, this: InPlay) -> bool:
        return me.topdeck_this(this)


class ToMat(Errand):
    id = "test_to_mat"

    def go(self, me: Player, this: InPlay) -> bool:
        return me.put_this_on_mat("island", this)


class ToSupply(Errand):
    id = "test_to_supply"

    def go(self, me: Player, this: InPlay) -> bool:
        return me.return_this(this)


class ToTrash(Errand):
    id = "test_to_trash"

    def go(self, me: Player, this: InPlay) -> bool:
        return me.trash_this(this)


class GainedToDeck(Errand):
    id = "test_gained_to_deck"

    def play(self, me: Player, this: InPlay) -> None:
        gain = me.gain_tracked(card_named("silver"))
        for _ in range(2):
            if gain is not None and me.topdeck_gained(gain):
                me.plus_coins(1)


class GainedAside(Errand):
    id = "test_gained_aside"

    def play(self, me: Player, this: InPlay) -> None:
        gain = me.gain_tracked(card_named("silver"), TO_ASIDE)
        for _ in range(2):
            if gain is not None and me.hold_gained(self, this, gain):
                me.plus_coins(1)


class GainedToTrash(Errand):
    id = "test_gained_to_trash"

    def play(self, me: Player, this: InPlay) -> None:
        gain = me.gain_tracked(card_named("silver"), TO_HAND)
        for _ in range(2):
            if gain is not None and me.trash_gained(gain):
                me.plus_coins(1)


class Plunder(Errand):
    id = "test_plunder"

    def go(self, me: Player, this: InPlay) -> bool:
        return me.trash_from_supply(card_named("gold"))


class Salvage(Errand):
    id = "test_salvage"

    def go(self, me: Player, this: InPlay) -> bool:
        return me.gain_from_trash(card_named("gold"))


class Bounty(Errand):
    id = "test_bounty"

    def go(self, me: Player, this: InPlay) -> bool:
        return me.gain(card_named("gold"))


register(ToDeck, ToMat, ToSupply, ToTrash, GainedToDeck, GainedAside, GainedToTrash, Plunder, Salvage, Bounty)


@pytest.mark.parametrize(
    "name",
    [
        "test_to_deck",
        "test_to_mat",
        "test_to_supply",
        "test_to_trash",
        "test_gained_to_deck",
        "test_gained_aside",
        "test_gained_to_trash",
    ],
)
def test_a_card_is_moved_once(name: str) -> None:
    p = Position(hands=[[name]])
    p.play(name)
    assert p.coins == 1
    places = {
        "test_to_deck": p.deck(0) == [name],
        "test_to_mat": p.mat(0, "island") == [name],
        "test_to_supply": p.supply(name) == 11,
        "test_to_trash": p.trash == [name],
        "test_gained_to_deck": p.deck(0) == ["silver"],
        "test_gained_aside": p.set_aside(0) == ["silver"],
        "test_gained_to_trash": p.trash == ["silver"],
    }
    assert [where for where, there in places.items() if there] == [name]


def test_the_last_card_of_a_pile() -> None:
    p = Position(hands=[["test_plunder"]], supply={"gold": 1})
    p.play("test_plunder")
    assert (p.coins, p.trash, p.supply("gold")) == (1, ["gold"], 0)


def test_the_last_card_to_gain() -> None:
    p = Position(hands=[["test_bounty"]], supply={"gold": 1})
    p.play("test_bounty")
    assert (p.coins, p.discard(0), p.supply("gold")) == (1, ["gold"], 0)


def test_the_last_card_in_the_trash() -> None:
    p = Position(hands=[["test_salvage"]], trash=["gold", "estate"])
    p.play("test_salvage")
    assert (p.coins, p.trash, p.discard(0)) == (1, ["estate"], ["gold"])


class Meek(Agent):
    """Takes the Curse whenever it is tortured, and does nothing else."""

    def decide(self, decision: Decision, view: View) -> list[int]:
        if "curse" in decision.options:
            return [decision.options.index("curse")]
        return list(range(decision.minimum))


def test_what_an_agent_answered_in_between_is_not_forgotten() -> None:
    """A Torturer asks an agent, then a person: while the person thinks, the agent's answer stays given."""
    kingdom = "torturer village moat cellar smithy market militia mine remodel workshop"
    game = new_game(Setup(3, [card_named(name) for name in kingdom.split()]), 1)
    game.players[0].hand.append(card_named("torturer"))
    session = Session(game, [None, Meek(), None]).start()
    session.choose("torturer")
    assert session.decision is not None
    assert (session.decision.seat, session.decision.source) == (2, "torturer")
    assert [card.id for card in session.game.players[1].hand].count("curse") == 1
    session.choose("curse")
    hands = [[card.id for card in player.hand].count("curse") for player in session.game.players]
    assert hands == [0, 1, 1]
    assert session.game.left(card_named("curse")) == 18


def test_weights_may_end_before_the_last_card() -> None:
    """A list of weights made before a card was registered knows nothing of it: it weighs nothing."""
    p = Position(hands=[["copper", "silver", "test_salvage"]], decks=[["copper"] * 3])
    view = p.view(0)
    weights = [1] * (max(card_named("copper").number, card_named("silver").number) + 1)
    assert view.weigh(weights) == 5


@pytest.mark.parametrize(
    ("card", "answers", "position"),
    [
        ("pearl_diver", [], {"decks": [["copper", "silver", "gold"]]}),
        ("harbinger", [], {"decks": [["copper"]], "discards": [["gold", "silver"]]}),
        ("chancellor", ["yes"], {"decks": [["copper", "gold"]]}),
        ("thief", [], {"decks": [[], ["silver", "gold", "copper"]]}),
        ("bureaucrat", [], {"decks": [["copper"]], "hands": [["bureaucrat"], ["copper", "gold"]]}),
        ("village", [], {"discards": [["gold", "silver", "copper"]]}),
        (
            "masquerade",
            ["copper", "curse"],
            {"hands": [["masquerade", "copper", "gold"], ["curse", "silver"]]},
        ),
    ],
)
def test_what_was_seen_cannot_be_taken_back(card: str, answers: list[str], position: dict[str, Any]) -> None:
    p = Position(**{"hands": [[card]], **position})
    p.play(card)
    for answer in answers:
        p.choose(answer)
    with pytest.raises(CannotUndo):
        p.undo()


PROJECTS = [card.id for card in all_cards() if card.types & PROJECT and card.sets]


@pytest.mark.parametrize("project", PROJECTS)
def test_a_project_works_for_the_rest_of_the_game(project: str) -> None:
    p = Position(owned=[[project]], decks=[["gold"] * 20, ["gold"] * 20])

    def waiting() -> list[tuple[int, int]]:
        return [(one.moment, one.lasts) for one in p.game.abilities if one.card.id == project]

    before = waiting()
    for _ in range(4):
        p.end_turn()
        while p.decision is not None:
            p.choose(*p.decision.options[: p.decision.minimum])
    assert waiting() == before
    assert all(lasts == FOREVER for _, lasts in before)


def test_a_refusal_names_what_was_answered() -> None:
    p = Position(hands=[["chapel", "copper", "estate", "estate"]])
    p.play("chapel")
    assert p.decision is not None
    with pytest.raises(IllegalMove, match="cannot answer copper, copper to 'trash'") as refused:
        p.decision.check([0, 0])
    assert str(refused.value).endswith("for chapel: take from 0 to 3 of: copper, estate x2")
    with pytest.raises(IllegalMove, match="cannot answer option 2 of 2 to 'trash'"):
        p.decision.check([2])


def test_random_projects_are_random() -> None:
    drawn = {
        tuple(
            sorted(card.id for card in random_kingdom(FastRandom(seed), ["renaissance"], projects=2).projects)
        )
        for seed in range(12)
    }
    assert len(drawn) > 6


def test_states_tell_cards_in_play_apart() -> None:
    """What tests compare games by: a card that stays in play is not one that goes."""
    stays = Position(hands=[["wharf"], []], decks=[["copper"] * 4, []])
    goes = Position(hands=[["smithy"], []], decks=[["copper"] * 4, []])
    for p, card in ((stays, "wharf"), (goes, "smithy")):
        p.play(card)
    (kept,), (left,) = (state(p.game)["players"][0]["in_play"] for p in (stays, goes))
    assert kept[0] == "wharf"
    assert left[0] == "smithy"
    assert kept != left
    twin = stays.game.copy()
    assert state(twin) == state(stays.game)
    twin.players[0].in_play[0].busy += 1
    assert state(twin) != state(stays.game)


def test_a_card_chosen_to_be_passed_stays_chosen_in_a_dream() -> None:
    p = Position(
        players=3, hands=[["masquerade", "gold", "estate"], ["curse", "copper"], ["duchy", "silver"]]
    )
    p.play("masquerade")
    for name in ("gold", "curse"):
        p.choose(name)
    for seat, name in ((0, "gold"), (1, "curse")):
        dream = p.game.copy()
        redeal(dream, seat, FastRandom(3))
        player = dream.players[seat]
        assert player.hand[player.marked].id == name


class Inspector(Card):
    """Gains a Silver to wherever, and asks about it."""

    id = "test_inspector"
    cost = 2
    types = ACTION

    def play(self, me: Player, this: InPlay) -> None:
        gain = me.gain_tracked(card_named("silver"), me.coins)
        if gain is not None and me.may(kinds.TRASH, gain.card, by=self, place=me.place_of(gain)):
            me.trash_gained(gain)


register(Inspector)


@pytest.mark.parametrize(
    ("to", "place"),
    [
        (TO_DISCARD, places.DISCARD_PILE),
        (TO_HAND, places.HAND),
        (TO_DECK, places.DECK),
        (TO_ASIDE, places.EFFECT),
    ],
)
def test_a_question_about_a_card_just_gained_says_where_it_lies(to: int, place: str) -> None:
    p = Position(hands=[["test_inspector"]], coins=to)
    p.play("test_inspector")
    assert p.decision is not None
    assert p.decision.zone(0) == place
    p.choose("silver")
    assert p.trash == ["silver"]


ARTIFACTS = [card.id for card in all_cards() if card.types & ARTIFACT and card.sets]


@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_an_artifact_works_until_it_is_lost(artifact: str) -> None:
    p = Position(artifacts={artifact: 0}, decks=[["gold"] * 20, ["gold"] * 20])
    before = [(one.moment, one.lasts) for one in p.game.abilities if one.card.id == artifact]
    for _ in range(4):
        p.end_turn()
        while p.decision is not None:
            p.choose(*p.decision.options[: p.decision.minimum])
    assert [(one.moment, one.lasts) for one in p.game.abilities if one.card.id == artifact] == before
    assert p.artifact(artifact) == 0


def test_a_card_set_aside_with_a_duration_is_still_owned() -> None:
    p = Position(in_play=[["haven"]], set_aside=[{"haven": ["gold"]}], hands=[["gold"]])
    view = p.view(0)
    assert (view.count(card_named("gold")), view.deck_total(), view.treasure_total()) == (2, 3, 6)
