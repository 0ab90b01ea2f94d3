"""The answers of a game: packed, they read like the list of them."""

from __future__ import annotations

import random

import pytest

from dominium.engine.given import Given

Answer = tuple[int, int, list[int]]


def an_answer(chance: random.Random) -> Answer:
    sizes = (1, 5, 127, 128, 129, 300, 20_000)
    answer = [chance.randrange(chance.choice(sizes)) for _ in range(chance.choice((0, 1, 1, 2, 9)))]
    return chance.randrange(6), chance.randrange(1 << 32), answer


@pytest.mark.parametrize("seed", range(3))
def test_answers_come_out_as_they_went_in(seed: int) -> None:
    chance = random.Random(seed)
    given = Given()
    model: list[Answer] = []
    for _ in range(300):
        if chance.randrange(6):
            model.append(an_answer(chance))
            given.append(model[-1])
        else:
            twin = given.copy()
            left = chance.choice((0, len(model), len(model) // 2, max(0, len(model) - 2)))
            given.cut(left)
            assert list(twin) == model
            del model[left:]
        assert len(given) == len(model)
        assert list(given) == model
        for at in range(-len(model), len(model)):
            assert given[at] == model[at]
            assert given.seat(at) == model[at][0]
        assert given.since(len(model) // 3) == model[len(model) // 3 :]
    for beyond in (len(model), -len(model) - 1):
        with pytest.raises(IndexError):
            given[beyond]


def test_an_answer_takes_few_bytes() -> None:
    given = Given()
    for _ in range(1000):
        given.append((1, 0xFFFFFFFF, [3, 4]))
    assert (
        sum(part.__sizeof__() for part in (given._seats, given._marks, given._answers, given._ends)) < 16_000
    )
