"""The environments behave as Gymnasium and PettingZoo say they must."""

from __future__ import annotations

import pickle
import sys
import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv, VectorEnv
from pettingzoo.test import api_test as check_api
from pettingzoo.test import parallel_api_test as check_parallel_api
from pettingzoo.test import parallel_seed_test as check_parallel_seeds
from pettingzoo.test import performance_benchmark
from pettingzoo.test import seed_test as check_seeds

from dominium import BadSetup, Setup, UnknownCard, View
from dominium.bots.money_bot import MoneyBot
from dominium.cards.kingdoms import kingdom_named, recommended
from dominium.engine.decisions import Decision
from dominium.env import (
    ACTIONS,
    DONE,
    DominiumAECEnv,
    DominiumEnv,
    DominiumVectorEnv,
    IllegalAction,
    LegalAction,
    LegalActions,
    action_name,
    action_named,
    by_parts,
    parallel_env,
)
from dominium.lab.contenders import BadContender

KINGDOM = [
    "village",
    "smithy",
    "market",
    "mine",
    "moat",
    "cellar",
    "militia",
    "remodel",
    "workshop",
    "merchant",
]


@pytest.fixture
def usual_remarks() -> Iterator[None]:
    """What PettingZoo's tests remark on every environment with a mask, or without pictures."""
    with warnings.catch_warnings():
        for remark in ("Observation space for each agent", "Observation is not a NumPy", ".*render"):
            warnings.filterwarnings("ignore", remark)
        yield


@pytest.mark.parametrize("observation", ["flat", "full"])
def test_gymnasium_checks_the_environment(observation: str) -> None:
    check_env(gymnasium.make("Dominium-v0", bots="random", observation=observation).unwrapped)


@pytest.mark.usefixtures("usual_remarks")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_pettingzoo_checks_the_environment(players: int) -> None:
    check_api(DominiumAECEnv("random", players=players, turn_limit=20), num_cycles=400)


@pytest.mark.usefixtures("usual_remarks")
def test_pettingzoo_checks_full_observations() -> None:
    check_api(DominiumAECEnv(observation="full", turn_limit=20), num_cycles=200)


def test_equal_seeds_of_all_seats_give_equal_games() -> None:
    check_seeds(lambda: DominiumAECEnv("random", players=3, turn_limit=10), num_cycles=100)
    check_parallel_seeds(lambda: parallel_env(kingdom="random", players=3, turn_limit=10), num_cycles=100)


def test_the_parallel_interface() -> None:
    check_parallel_api(parallel_env(players=3, turn_limit=8), num_cycles=200)


def test_pettingzoo_measures_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a clock that runs fast: a test has no time for seconds."""
    ticks = iter(range(0, 1_000_000, 2))
    clock = SimpleNamespace(time=lambda: next(ticks))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    env = DominiumAECEnv(turn_limit=3)
    performance_benchmark(env)
    assert env.bout.game.turn > 0
    assert "turns per second" in capsys.readouterr().out


# One seat


def played(
    env: DominiumEnv, seed: int, steps: int
) -> Iterator[tuple[Any, float, bool, bool, dict[str, Any]]]:
    """Everything an environment shows while random legal actions are taken."""
    env.action_space.seed(seed)
    observation, info = env.reset(seed=seed)
    yield observation, 0.0, False, False, info
    for _ in range(steps):
        told = env.step(env.action_space.sample())
        yield told
        if told[2] or told[3]:
            observation, info = env.reset()
            yield observation, 0.0, False, False, info


def test_a_game_against_a_bot_ends_with_its_scores() -> None:
    env = DominiumEnv(bots="money", reward="win")
    ends = [told for told in played(env, 1, 3000) if told[2] or told[3]]
    assert len(ends) > 2
    for _, reward, terminated, truncated, info in ends:
        mine, theirs = info["scores"]
        assert terminated
        assert not truncated
        assert reward == (mine > theirs) - (mine < theirs) or mine == theirs
        assert not info["action_mask"].any(), "nothing can be done after the end"
    assert all(reward == -1.0 for _, reward, *_ in ends), "who plays at random loses against money"


def test_a_game_is_cut_off_after_so_many_turns_of_each() -> None:
    env = DominiumEnv(players=3, bots="random", turn_limit=4, reward="margin")
    for seed in range(3):
        *_, (_, reward, terminated, truncated, info) = until_end(env, seed)
        assert truncated
        assert not terminated
        assert [player.turns for player in env.bout.game.players] == [4, 4, 4]
        assert reward == info["scores"][0] - max(info["scores"][1:])


def until_end(env: DominiumEnv, seed: int) -> Iterator[tuple[Any, float, bool, bool, dict[str, Any]]]:
    for told in played(env, seed, 100_000):
        yield told
        if told[2] or told[3]:
            return


def test_an_action_that_is_not_in_the_mask_is_an_error() -> None:
    env = DominiumEnv()
    _, info = env.reset(seed=1)
    assert [action_name(int(action)) for action in np.flatnonzero(info["action_mask"])] == ["done", "copper"]
    with pytest.raises(IllegalAction, match=r"\(province\) is illegal"):
        env.step(np.int64(action_named("province")))
    env.step(np.int64(action_named("copper")))


def test_there_is_no_step_before_the_first_reset() -> None:
    env = DominiumEnv()
    assert env.action_space.sample() == DONE
    for env_or_seats in (env, DominiumAECEnv()):
        with pytest.raises(ValueError, match="reset the environment first"):
            env_or_seats.bout.legal()


def test_the_mask_is_what_sb3_asks_for() -> None:
    env = DominiumEnv(bots="random")
    for *_, info in played(env, 4, 200):
        if info["action_mask"].any():
            assert (env.action_masks() == info["action_mask"]).all()
            assert env.action_masks().shape == (ACTIONS,)


def test_treasures_are_played_by_themselves_if_wanted() -> None:
    # No Merchant: it makes more of a Silver than its coins.
    env = DominiumEnv("base2-size-distortion", plays_all_coins=True)
    kinds = set()
    for _ in played(env, 1, 300):
        if env.bout.decision is not None:
            kinds.add(env.bout.decision.kind)
    assert "buy" in kinds
    assert "treasure" not in kinds


def test_full_observations_are_the_parts_of_flat_ones() -> None:
    flat, full = DominiumEnv(bots="random"), DominiumEnv(bots="random", observation="full")
    for one, other in zip(played(flat, 5, 200), played(full, 5, 200), strict=True):
        parts = by_parts(one[0], 2)
        assert list(parts) == list(other[0])
        assert all((parts[name] == other[0][name]).all() for name in parts)


def test_what_was_shown_stays_as_it_was() -> None:
    env = DominiumEnv(bots="random")
    kept = [(told[0], told[0].copy()) for told in played(env, 2, 50)]
    assert all((shown == copy).all() for shown, copy in kept)
    assert kept[0][0].flags.writeable


# What is dealt


def kingdoms_of(**options: Any) -> list[list[str]]:
    env = DominiumEnv(turn_limit=1, bots="random", **options)
    return [env.reset(seed=3)[1]["kingdom"], *(env.reset()[1]["kingdom"] for _ in range(6))]


def test_kingdoms() -> None:
    named = [card.id for card in Setup(2, kingdom_named("base2-first-game").cards).kingdom]
    assert kingdoms_of(kingdom="base2-first-game") == [named] * 7
    assert sorted(kingdoms_of(kingdom=KINGDOM)[0]) == sorted(KINGDOM)
    dealt = kingdoms_of(kingdom="recommended")
    known = [sorted(card.id for card in [*one.cards, *one.projects]) for one in recommended()]
    assert all(sorted(one) in known for one in dealt)
    assert len({tuple(one) for one in dealt}) > 2
    for options in ({}, {"sets": ["seaside-2e"]}):
        dealt = kingdoms_of(kingdom="random", **options)
        assert dealt == kingdoms_of(kingdom="random", **options), "by seed"
        assert len({tuple(one) for one in dealt}) == 7
    assert "fair" in kingdoms_of(kingdom=[*KINGDOM, "fair"])[0]


class Counting(MoneyBot):
    """A bot of one's own."""

    asked = 0

    def decide(self, decision: Decision, view: View) -> list[int]:
        Counting.asked += 1
        return super().decide(decision, view)


def test_bots_by_name_and_of_ones_own() -> None:
    env = DominiumEnv(players=4, bots=["steady", "double-witch", Counting()], turn_limit=3, kingdom="random")
    list(until_end(env, 1))
    assert Counting.asked > 0


@pytest.mark.parametrize(
    ("options", "problem", "said"),
    [
        ({"kingdom": "base3"}, BadSetup, "there is no kingdom 'base3'"),
        ({"kingdom": KINGDOM[:9]}, BadSetup, "exactly 10"),
        ({"kingdom": ["vilage", *KINGDOM[1:]]}, UnknownCard, "did you mean village"),
        ({"kingdom": "random", "sets": ["base"]}, BadSetup, "there is no set 'base'"),
        ({"players": 7}, BadSetup, "2 to 6"),
        ({"players": 1}, BadSetup, "2 to 6"),
        ({"players": 4, "bots": ["money", "money"]}, ValueError, "2 bots for 3 other seats"),
        ({"bots": []}, ValueError, "bots play the other seats"),
        ({"bots": "monney"}, BadContender, "monney"),
        ({"reward": "coins"}, ValueError, "there is no reward 'coins'; there are: win, margin, both"),
        ({"observation": "pixels"}, ValueError, "there is no observation 'pixels'; there are: flat, full"),
        ({"turn_limit": 0}, ValueError, "everybody has at least one"),
    ],
)
def test_what_cannot_be_dealt_is_told_at_once(
    options: dict[str, Any], problem: type[Exception], said: str
) -> None:
    for make in (DominiumEnv, DominiumVectorEnv):
        with pytest.raises(problem, match=said):
            make(**options)


# Many games at once

OPTIONS: dict[str, Any] = {"kingdom": "random", "bots": "random", "turn_limit": 6, "reward": "both"}


def steps_of(
    env: VectorEnv[Any, Any, Any], seed: int, rounds: int, games: int
) -> list[tuple[bytes, list[float], list[bool], list[bool], bytes]]:
    """What many games show, while the first legal action but one is taken in each."""
    observations, info = env.reset(seed=seed)
    found = []
    for number in range(rounds):
        legal = [np.flatnonzero(mask) for mask in info["action_mask"]]
        actions = np.array([one[(number + i) % len(one)] for i, one in enumerate(legal)])
        observations, rewards, terminated, truncated, info = env.step(actions)
        found.append(
            (
                observations.tobytes(),
                rewards.tolist(),
                terminated.tolist(),
                truncated.tolist(),
                info["action_mask"].astype(np.int8).tobytes(),
            )
        )
        assert observations.shape[0] == games
    env.close()
    return found


def test_many_games_are_the_same_as_so_many_environments() -> None:
    together = steps_of(DominiumVectorEnv(3, **OPTIONS), 7, 150, 3)
    makers = [lambda: DominiumEnv(**OPTIONS)] * 3
    apart = steps_of(SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP), 7, 150, 3)
    assert together == apart
    assert any(any(truncated) for *_, truncated, _ in together), "some games ended on the way"


def test_workers_play_the_same_games() -> None:
    """However many processes there are."""
    together = steps_of(DominiumVectorEnv(2, **OPTIONS), 11, 60, 2)
    makers = [lambda: DominiumEnv(**OPTIONS)] * 2
    workers = AsyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP, context="spawn")
    assert steps_of(workers, 11, 60, 2) == together


def test_the_last_observation_of_a_game_is_kept() -> None:
    env = DominiumVectorEnv(2, **OPTIONS)
    env.reset(seed=1)
    env.action_space.seed(1)
    ends = 0
    while ends < 3:
        _, rewards, _, truncated, info = env.step(env.action_space.sample())
        if truncated.any():
            ends += 1
            assert (info["_final_obs"] == truncated).all()
            for i in np.flatnonzero(truncated):
                scores = info["final_info"]["scores"][i]
                parts = by_parts(info["final_obs"][i], 2)
                assert parts["seats"][:, 0].tolist() == scores.tolist()
                assert not parts["question"].any()
                assert rewards[i] == pytest.approx(np.sign(rewards[i]) + 0.01 * (scores[0] - scores[1]))


def test_seeds_of_many_games() -> None:
    env = DominiumVectorEnv(2, **OPTIONS)
    first, _ = env.reset(seed=5)
    assert (env.reset(seed=[5, 6])[0] == first).all()
    again, _ = env.reset()
    assert (again != first).any(), "the next games, not the same ones"
    env.reset(seed=5)
    assert (env.reset()[0] == again).all(), "and they follow from the seed"
    with pytest.raises(ValueError, match="3 seeds for 2"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError, match="at least one"):
        DominiumVectorEnv(0)


def test_full_observations_of_many_games() -> None:
    env = DominiumVectorEnv(3, observation="full")
    observations, _ = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert observations["table"].shape[0] == 3


def test_gymnasium_finds_them_by_name() -> None:
    env = gymnasium.make("dominium.env:Dominium-v0", bots="random")
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    many = gymnasium.make_vec("Dominium-v0", num_envs=2, bots="random")
    assert isinstance(many, DominiumVectorEnv)


def test_spaces_can_be_sent_elsewhere() -> None:
    env, many = DominiumEnv(), DominiumVectorEnv(2)
    assert pickle.loads(pickle.dumps(env.action_space)) == env.action_space
    assert pickle.loads(pickle.dumps(many.action_space)) == many.action_space
    for space in (env.action_space, many.action_space):
        assert isinstance(space, LegalAction | LegalActions)
        assert space.version == 1


# All seats


def test_rewards_of_all_seats_add_up_to_nothing() -> None:
    env = DominiumAECEnv(players=4, turn_limit=3)
    env.reset(seed=2)
    while not any(env.truncations.values()):
        env.step(env.action_space(env.agent_selection).sample())
    assert sum(env.rewards.values()) == pytest.approx(0.0)
    assert max(env.rewards.values()) > 0
    assert set(env.agents) == {"player_0", "player_1", "player_2", "player_3"}


def test_an_illegal_action_of_a_seat_is_an_error() -> None:
    env = DominiumAECEnv()
    env.reset(seed=1)
    asked = env.agent_selection
    for action in (action_named("province"), None):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.agent_selection == asked


def test_only_who_is_asked_may_act() -> None:
    env = DominiumAECEnv(players=3, turn_limit=4)
    env.reset(seed=1)
    for agent in env.agent_iter(30):
        for other in env.possible_agents:
            assert env.observe(other)["action_mask"].any() == (other == agent)
        env.step(env.action_space(agent).sample())
