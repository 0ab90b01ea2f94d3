"""Copies: nothing forgotten, nothing shared."""

from __future__ import annotations

import types
from collections.abc import Iterator

import pytest

from dominium import Agent, Setup, View, card_named, new_game
from dominium.bots.random_bot import RandomBot
from dominium.engine import phases
from dominium.engine.abilities import Ability, InPlay
from dominium.engine.game import Game
from dominium.engine.player import Player
from dominium.engine.state import state
from dominium.engine.turn import step
from dominium.engine.zone import Zone

#: what a copy deliberately starts afresh
FRESH = {
    "agents", "views", "script", "cursor", "given", "waiting", "marked", "log", "redeal_at", "redeal_seat", "redeal_seed", "rest",
    "rest_cursor",
}  # fmt: skip
#: properties, which look like data when compiled
COMPUTED = {"over", "me", "own_eyes", "in_play", "marked"}
#: immutable, so shared
SHARED = {"setup", "card"}


def attributes(thing: object) -> list[str]:
    """The data attributes of an instance, compiled or not."""
    if hasattr(thing, "__dict__"):
        return sorted(vars(thing))
    slots = (types.GetSetDescriptorType, types.MemberDescriptorType)
    found = {
        name for cls in type(thing).__mro__ for name, value in vars(cls).items() if isinstance(value, slots)
    }
    return sorted(found - COMPUTED)


def differing(seed: int) -> Iterator[Game]:
    """Games in the middle, with as much as possible going on."""
    kingdom = "throne_room merchant militia market laboratory moat cellar library sentry harbinger"
    setup = Setup(3, [card_named(name) for name in kingdom.split()])
    game = new_game(setup, seed)
    bots: list[Agent | None] = [RandomBot(seed + i) for i in range(3)]
    game.agents = bots
    game.views = [View(game, seat) for seat in range(3)]
    while game.phase != phases.OVER and game.turn < 60:
        step(game)
        yield game


@pytest.mark.parametrize("cls", [Game, Player, Ability, InPlay])
def test_every_attribute_is_copied(cls: type) -> None:
    game = next(differing(3))
    me = game.players[0]
    record = game.put_in_play(me, card_named("market"))
    ability = me.watch(card_named("merchant"), 4, 1, record)
    ability.aside.append(card_named("gold"))
    original: object = {Game: game, Player: me, Ability: ability, InPlay: record}[cls]
    names = [
        name for name in attributes(original) if name not in FRESH | SHARED and not name.startswith("__")
    ]
    for name in names:
        _change(original, name)
    twin = game.copy()
    copied: object = {
        Game: twin, Player: twin.players[0], Ability: twin.abilities[-1], InPlay: twin.players[0]._records[-1],
    }[cls]  # fmt: skip
    assert len(names) >= 5
    for name in names:
        ours, theirs = getattr(original, name), getattr(copied, name)
        if isinstance(ours, (int, str, bool)):
            assert ours == theirs, f"{cls.__name__}.{name} is not copied"
        elif isinstance(ours, (list, dict, Zone)):
            assert len(ours) == len(theirs), f"{cls.__name__}.{name} is not copied"
            assert ours is not theirs, f"{cls.__name__}.{name} is shared with the copy"


def _change(thing: object, name: str) -> None:
    """Give an attribute a value that no fresh object has."""
    value = getattr(thing, name)
    if isinstance(value, bool):
        if name not in ("here", "gone"):  # what has left the game is not copied at all
            setattr(thing, name, not value)
    elif isinstance(value, int) and name not in ("seat", "active"):
        setattr(thing, name, value + 1)
    elif isinstance(value, Zone):
        value.append(card_named("gold"))


def test_copies_equal_their_originals_and_live_apart() -> None:
    checked = 0
    for game in differing(11):
        if game.turn % 7 or game.phase != 1:
            continue
        before = state(game)
        twin = game.copy()
        assert state(twin) == before
        twin.agents = [RandomBot(1), RandomBot(2), RandomBot(3)]
        twin.views = [View(twin, seat) for seat in range(3)]
        for _ in range(12):
            step(twin)
        assert state(twin) != before
        assert state(game) == before
        checked += 1
    assert checked >= 5
