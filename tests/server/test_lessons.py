"""The lessons: each can be done as its words say, and not without what it teaches."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from dominium.engine.decisions import Decision
from dominium.engine.record import BadRecord, Record, record_from, replay
from dominium.engine.session import Session
from dominium.opponents.levels import opponent
from dominium.server.protocol import LessonKingdom, Refusal, SeatWish, TableBody
from dominium.server.showing.replays import replayed
from dominium.server.tables.lessons import LESSONS, Lesson, lesson_named
from dominium.server.tables.lobby import new_table
from tests.server.memory_store import Memory
from tests.server.parlour import FakeClock, Parlour, Person
from tests.server.test_without_sockets import play as run

Policy = Callable[[Decision, Session], list[int]]


def record_of(lesson: Lesson) -> Record:
    record = Record(2, lesson.kingdom, [], lesson.seed, lesson.first)
    record.position = lesson.position
    return record


def played(name: str, policy: Policy, turns: int) -> Session:
    """So many turns of a learner who plays by a policy."""
    lesson = lesson_named(name)
    session = record_of(lesson).deal()
    bot = opponent(lesson.level, 1, session.game.setup)
    session.start()
    while (asked := session.decision) is not None and session.game.players[0].turns <= turns:
        session.answer(policy(asked, session) if asked.seat == 0 else bot.decide(asked, session.view(1)))
        session.forget(0)
    return session


def reached(name: str, session: Session) -> bool:
    """Whether the learner has done all that the lesson asks for."""
    for goal in lesson_named(name).goals:
        if goal.does == "win":
            done = int(session.over and session.game.winners() == [0])
        else:
            done = sum(
                len([card for card in event.cards if goal.card in ("", card)])
                for event in session.events
                if event.seat == 0 and event.kind == goal.does
            )
        if done < goal.times:
            return False
    return True


def taking(asked: Decision, wanted: list[str], most: int = 1) -> list[int]:
    """The first of these cards that are there to take."""
    ids = [card.id for card in asked.cards]
    found = [ids.index(name) for name in dict.fromkeys(wanted) if name in ids]
    return found[:most]


def learner(actions: list[str], purchases: list[str], trashed: list[str] | None = None) -> Policy:
    """Plays these Actions, buys and trashes these cards, whichever comes first; keeps Moats and what is dear."""

    def policy(asked: Decision, session: Session) -> list[int]:
        if asked.kind == "treasure":
            return asked.everything().copy()
        if asked.kind == "play":
            return taking(asked, actions)
        if asked.kind == "buy":
            return taking(asked, purchases)
        if asked.kind == "trash":
            gone = sum(
                len(event.cards) for event in session.events if event.kind == "trash" and event.seat == 0
            )
            hand = [card.id for card in session.game.players[0].hand]
            ids = [card.id for card in asked.cards]
            wanted = [ids.index(name) for name in trashed or [] for _ in range(hand.count(name))]
            return sorted(wanted[: min(asked.maximum, max(0, 6 - gone))])
        if asked.kind == "react":
            return taking(asked, ["moat"])
        return list(range(asked.minimum))

    return policy


def test_the_turn() -> None:
    """Silver and then Gold, in a handful of turns."""
    assert reached("turn", played("turn", learner([], ["gold", "silver"]), 5))
    assert not reached("turn", played("turn", learner([], ["copper"]), 12))


def test_chains() -> None:
    """Only Village before both Smithies draws 8 coins on the first turn."""
    assert reached("chains", played("chains", learner(["village", "smithy"], ["province"]), 1))
    for order in (["smithy", "village"], ["village"], ["smithy"], []):
        assert not reached("chains", played("chains", learner(order, ["province"]), 1))


def test_trashing() -> None:
    policy = learner(["chapel"], ["gold", "silver"], ["estate", "copper"])
    assert reached("trashing", played("trashing", policy, 8))
    assert not reached("trashing", played("trashing", learner([], ["gold", "silver"]), 8))


def test_attacks() -> None:
    """The other one attacks at once; with the Moat shown, the whole hand is left to attack in turn."""
    session = played("attacks", learner(["militia"], ["gold"]), 1)
    assert reached("attacks", session)
    kinds = [(event.kind, event.seat) for event in session.events]
    assert kinds.index(("play", 1)) < kinds.index(("react", 0)) < kinds.index(("play", 0))
    assert [event.cards for event in session.events if event.kind == "buy" and event.seat == 0] == [["gold"]]
    assert not reached("attacks", played("attacks", learner([], ["gold"]), 1))


def test_points() -> None:
    """Whoever buys points wins; whoever still buys money does not."""
    assert reached("points", played("points", learner([], ["province", "duchy", "estate"]), 40))
    assert not reached("points", played("points", learner([], ["province", "gold", "silver"]), 40))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_a_game_with_a_record(lesson: Lesson) -> None:
    session = played(lesson.id, learner([], ["silver"]), 3)
    record = record_of(lesson)
    record.note(session)
    again = record_from(record.to_json())
    assert replay(again).game.scores() == session.game.scores()
    steps = replayed(again)["steps"]
    assert len(steps) == len(record.answers) + 1
    hand = steps[0]["view"]["players"][0]["hand"]
    assert sorted(hand or []) == sorted(lesson.position["hands"][0])


@pytest.mark.parametrize(
    "position",
    [
        7,
        [],
        {"hands": "copper"},
        {"hands": [["copper", 3]]},
        {"hands": [["no_such_card"]]},
        {"hands": [["witch"]]},
        {"hands": [[], [], []]},
        {"hands": [["copper"] * 2001]},
        {"supply": {"copper": -1}},
        {"supply": {"copper": True}},
        {"turns": ["1"]},
        {"coins": 8},
    ],
)
def test_nonsense_in_a_position_is_refused(position: object) -> None:
    data = json.loads(record_of(LESSONS[0]).to_json()) | {"position": position}
    with pytest.raises(BadRecord):
        record_from(json.dumps(data)).deal()


@pytest.mark.parametrize("change", [{"sealed": True}, {"first": -1}])
def test_a_position_leaves_nothing_to_chance(change: dict[str, object]) -> None:
    data = json.loads(record_of(LESSONS[0]).to_json()) | change
    with pytest.raises(BadRecord):
        record_from(json.dumps(data)).deal()


def wished(seats: str, lesson: str = "chains") -> TableBody:
    wishes = [SeatWish(kind="person" if one == "p" else "bot") for one in seats]
    return TableBody(name="Ann", seats=wishes, kingdom=LessonKingdom(id=lesson))


@pytest.mark.parametrize(
    ("seats", "lesson", "code"),
    [
        ("pp", "chains", "alone"),
        ("bp", "chains", "alone"),
        ("pbb", "chains", "alone"),
        ("pb", "none", "lesson"),
    ],
)
def test_what_is_no_lesson_is_refused(seats: str, lesson: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        new_table(wished(seats, lesson))
    assert refused.value.code == code


def test_a_lesson_at_the_table() -> None:
    """Its cards lie as it wants them, the first time and again."""

    async def scene() -> None:
        house = await Parlour(Memory(), FakeClock()).open()
        table, token = await house.make("pb", kingdom=LessonKingdom(id="chains"))
        ann = await Person.join(table, token)
        for _ in range(2):
            asked = ann.decision()
            assert asked is not None
            assert asked["kind"] == "play"
            hand = ann.game()["view"]["players"][0]["hand"]
            assert sorted(hand or []) == ["copper", "estate", "smithy", "smithy", "village"]
            assert ann.shown()["choice"] == LessonKingdom(id="chains")
            await ann.send(type="resign")
            await ann.send(type="rematch")

    run(scene())
