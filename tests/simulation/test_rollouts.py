"""Rollouts: a decision played on as it might go, for all its seat knows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dominium import card_named
from dominium.bots.random_bot import RandomBot
from dominium.bots.strategy import RuleBot, basic_money, money_ultimate
from dominium.cards.kingdoms import kingdom_named
from dominium.cards.sets import set_ids
from dominium.engine import kinds
from dominium.engine.agent import Agent
from dominium.engine.decisions import Decision
from dominium.engine.game import new_game
from dominium.engine.session import Session
from dominium.engine.setup import Setup
from dominium.engine.state import state
from dominium.engine.view import View
from dominium.lab.sweep import setup_for
from dominium.simulation.arena import play_game
from dominium.simulation.halving import FEWEST, halve, pure_win, smooth_win
from dominium.simulation.rollouts import Course, Estimate, Rollouts, spot_of, spot_within
from dominium.strategies import parse
from dominium.strategies.composing import steady, unstoppable
from dominium.testing import Position

RICH = ["gold"] * 6 + ["silver"] * 4


def buying(**layout: object) -> Session:
    """A position at the question what to buy."""
    position = Position(phase="buy", **layout)  # type: ignore[arg-type]
    session = position._session
    if session.decision is not None and session.decision.kind == kinds.TREASURE:
        session.answer([])
    assert session.decision is not None
    assert session.decision.kind == kinds.BUY
    return session


def buys(session: Session, card: str) -> Course:
    assert session.decision is not None
    return Course([session.decision.answer([card])])


def rollouts(session: Session, seed: int = 1, agent: Agent | None = None) -> Rollouts:
    bot = agent or money_ultimate(never_lose=True)
    return Rollouts(spot_of(session), [[bot] * len(session.agents)], seed)


def last_province(behind: int = 0) -> Session:
    """The last Province on the table, eight coins, and another player who is ahead by that many Duchies."""
    return buying(
        coins=8,
        supply={"province": 1},
        hands=[[], ["gold"] * 5],
        decks=[RICH, ["gold"] * 5],
        discards=[["province"] * 3, ["province"] * 3 + ["duchy"] * behind],
    )


def test_a_win_that_lies_on_the_table_is_certain() -> None:
    session = last_province(1)
    won, other = rollouts(session).measure([buys(session, "province"), buys(session, "gold")], 40)
    assert (won.share, won.share_error, won.margin) == (1.0, 0.0, 3.0)
    assert other.share < 1
    assert won.less(other)[0] == pytest.approx(other.share - 1)
    assert (won.chance(0), won.chance(1)) == (1.0, 0.0)


def test_the_same_seed_gives_the_same_figures_and_another_one_others() -> None:
    session = buying(coins=6, supply={"province": 3}, decks=[RICH, [*RICH, "estate", "estate"]])
    found = [
        (one.wins, one.margins)
        for seed in (5, 5, 6)
        for one in rollouts(session, seed).measure([buys(session, "gold")], 30)
    ]
    assert found[0] == found[1]
    assert found[0] != found[2]


def test_all_courses_meet_the_same_chance() -> None:
    """Of two answers that come to the same, each continuation ends the same."""
    session = buying(coins=3, supply={"province": 3}, decks=[RICH, RICH])
    silver = buys(session, "silver")
    plan = Course([], [card_named("silver")])
    one, other = rollouts(session).measure([silver, plan], 20)
    assert (one.wins, one.margins) == (other.wins, other.margins)
    assert one.less(other) == (0.0, 0.0)


def test_a_plan_buys_what_it_says_and_then_no_more() -> None:
    """Two piles are empty; the last two Moats end the game for whoever is ahead."""
    session = buying(
        kingdom=["moat", "village", "cellar"],
        coins=8,
        buys=3,
        supply={"village": 0, "cellar": 0, "moat": 2, "province": 3},
        decks=[[*RICH, "estate"], RICH],
    )
    moat, gold = card_named("moat"), card_named("gold")
    made = rollouts(session)
    assert [made.measure([Course([], [moat, moat])], 5)[0].margins] == [[1] * 5]
    game = made.go_on(Course([], [moat, moat]), 0)
    assert (game.turn, game.players[0].bought.cards()) == (session.game.turn, [moat, moat])
    one = made.go_on(Course([], [gold, gold, moat]), 0)
    assert one.turn > session.game.turn, "the second Gold costs too much: the plan ends there"
    assert one.left(gold) < session.game.left(gold)


def test_who_goes_on_is_said_by_the_course() -> None:
    """Somebody who never buys anything does not win."""

    class Miser(RuleBot):
        def buy(self, decision: Decision, view: View) -> None:
            return None

    session = buying(coins=0, supply={"province": 4}, decks=[RICH, RICH])
    own, miser = rollouts(session).measure([Course([]), Course([], agent=Miser([]))], 10)
    assert own.share > 0
    assert miser.share == 0


def test_played_first_then_others() -> None:
    """The plan of an Action phase: what it names first, then as the agent likes."""
    position = Position(
        hands=[["village", "smithy", "festival"]],
        decks=[["copper"] * 30, RICH],
        kingdom=["village", "smithy"],
    )
    session = position._session
    village, smithy = card_named("village"), card_named("smithy")
    course = Course([], [smithy], kind=kinds.PLAY)
    game = rollouts(session).go_on(course, 0)
    assert game.turn > session.game.turn
    seen: list[str] = []

    class Watching(RuleBot):
        def play(self, decision: Decision, view: View) -> list[int]:
            seen.append(",".join(card.id for card in decision.cards))
            return super().play(decision, view)

    rollouts(session, agent=Watching([])).go_on(Course([], [village, smithy], kind=kinds.PLAY), 0)
    assert seen[0] == "festival", "asked only after the plan"


def test_dealt_anew_at_the_question_and_not_before() -> None:
    """What a card shows is known: it is the Curse that is trashed, in every continuation."""
    position = Position(
        kingdom=["sentry"],
        hands=[["sentry"]],
        decks=[["copper", "curse", "province", *RICH], RICH],
        supply={"province": 2},
    )
    position.play("sentry")
    session = position._session
    assert session.decision is not None
    assert session.decision.options == ["curse", "province"]
    made = rollouts(session)
    for number in range(12):
        for card in ("curse", "province"):
            game = made.go_on(Course([session.decision.answer([card])]), number)
            assert game.trash.cards()[0].id == card


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_win_is_shared_among_all(players: int) -> None:
    kingdom = kingdom_named("base2-first-game")
    session = Session(new_game(Setup(players, kingdom.cards), 3)).start()
    estimate = rollouts(session).measure([Course([])], 12)[0]
    assert sum(estimate.chance(seat) for seat in range(players)) == pytest.approx(1)
    assert estimate.chance(0) == pytest.approx(estimate.share)
    assert estimate.count == 12


# Nothing of the game is touched, and nothing hidden gets in


def agents_for(setup: Setup) -> list[Agent]:
    bot = unstoppable(steady(setup.kingdom, setup.projects)).bot()
    return [bot] * setup.players


def courses_at(decision: Decision, view: View) -> list[Course]:
    return [Course([RandomBot(seed).decide(decision, view)]) for seed in (1, 2)]


def compared(number: int, answers: int, every: int) -> int:
    """Play a game at random; at some questions of it roll out here and in a world the seat cannot tell apart."""
    setup = setup_for(number, set_ids())
    session = logged(setup, number)
    bots = [RandomBot(number + seat) for seat in range(setup.players)]
    lineups = [agents_for(setup)]
    count = 0
    for step in range(answers):
        decision = session.decision
        if decision is None:
            break
        if step % every == number % every:
            elsewhere = session.imagine(decision.seat, 1000 + step)
            before = (state(session.game), state(session.rest), len(session.given), len(session.events))
            courses = courses_at(decision, session.view(decision.seat))
            here = Rollouts(spot_of(session), lineups, step).measure(courses, 2)
            there = Rollouts(spot_of(elsewhere), lineups, step).measure(courses, 2)
            after = (state(session.game), state(session.rest), len(session.given), len(session.events))
            assert before == after
            for one, other in zip(here, there, strict=True):
                assert (one.wins, one.margins, one.sums) == (other.wins, other.margins, other.sums)
            count += 1
        session.answer(bots[decision.seat].decide(decision, session.view(decision.seat)))
    untouched = logged(setup, number)
    for _, _, answer in session.given:
        untouched.answer(answer)
    assert state(untouched.game) == state(session.game)
    assert list(untouched.given) == list(session.given)
    told = [[(event.as_dict(), event.seen) for event in one.events] for one in (untouched, session)]
    assert told[0] == told[1]
    return count


def logged(setup: Setup, number: int) -> Session:
    game = new_game(setup, number, sealed=number % 2 == 0)
    game.keep_log()
    return Session(game).start()


@pytest.mark.parametrize("number", range(3, 243, 11))
def test_worlds_a_seat_cannot_tell_apart_give_the_same_figures(number: int) -> None:
    assert compared(number, 120, 17) >= 6


def test_rules_of_the_live_game_are_not_counted() -> None:
    """How often a rule decided belongs to the game that is played, whatever is imagined beside it."""
    live = money_ultimate()
    setup = Setup(2, kingdom_named("base2-first-game").cards)

    class Imagining(RuleBot):
        searches = True

        def decide(self, decision: Decision, view: View) -> list[int]:
            Rollouts(spot_within(decision, view), [[basic_money()] * 2], 1).measure([Course([])], 1)
            return super().decide(decision, view)

    watched = Imagining(live.rules)
    game = play_game(setup, [watched, watched], 4, limit=14)
    with_rollouts = [rule.used for rule in live.rules]
    for rule in live.rules:
        rule.used = 0
    again = play_game(setup, [live, live], 4, limit=14)
    assert state(game) == state(again)
    assert [rule.used for rule in live.rules] == with_rollouts


def test_where_nothing_can_be_imagined() -> None:
    over = last_province()
    over.choose("province")
    while over.decision is not None:
        over.answer([])
    with pytest.raises(ValueError, match="over"):
        spot_of(over)
    position = Position(
        kingdom=["militia"],
        hands=[["militia"], ["copper", "silver", "gold", "estate"]],
        decks=[RICH, RICH],
        supply={"province": 2},
    )
    other = spot_of(position._session, 1)
    assert Rollouts(other, [[basic_money()] * 2], 1).measure([Course([])], 3)[0].count == 3
    position.play("militia")
    with pytest.raises(ValueError, match="the question is to seat 1"):
        spot_of(position._session, 0)


# Halving


def test_halving_finds_the_winning_purchase() -> None:
    session = last_province(1)
    assert session.decision is not None
    courses = [Course([[i]]) for i in range(session.decision.count())]
    wanted = session.decision.answer(["province"])[0]
    ranking = halve(rollouts(session), courses, 20 * len(courses), pure_win)
    assert ranking.best == wanted
    assert ranking.order()[0] == wanted
    assert max(one.count for one in ranking.estimates) == ranking.estimates[wanted].count


def test_a_tie_is_for_what_would_be_done_anyway() -> None:
    session = last_province(1)
    twice = [buys(session, "province"), buys(session, "province")]
    for keep in (0, 1):
        assert halve(rollouts(session), twice, 40, pure_win, keep=keep).best == keep


def test_what_was_only_lucky_is_not_proved() -> None:
    session = last_province(1)
    twice = [buys(session, "province"), buys(session, "province")]

    def lucky() -> Callable[[float, int], float]:
        """The second course is lucky, until both have been tried."""
        seen: list[float] = []

        def value(won: float, margin: int) -> float:
            seen.append(won)
            return 0.0 if len(seen) <= 20 else 1.0 if len(seen) <= 40 else 0.5

        return value

    assert halve(rollouts(session), twice, 40, lucky()).best == 1
    made = rollouts(session)
    ranking = halve(made, twice, 40, lucky(), proof=10)
    assert ranking.best == 0
    assert [one.count for one in ranking.estimates] == [30, 30]
    assert made.played == 60


def test_what_is_better_is_proved() -> None:
    session = last_province(1)
    courses = [buys(session, card) for card in ("gold", "province")]
    assert halve(rollouts(session), courses, 40, pure_win, proof=10).best == 1
    made = rollouts(session)
    late = halve(made, courses, 40, pure_win, proof=10, late=lambda: made.played >= 40)
    assert (late.best, made.played) == (1, 40), "there was no time to prove it"


def test_a_budget_is_kept_to() -> None:
    session = last_province(1)
    made = rollouts(session)
    halve(made, [buys(session, card) for card in ("gold", "silver", "duchy", "province")], 200, smooth_win)
    assert made.played <= 200


def test_long_continuations_count_for_more() -> None:
    """A budget is work: where there are many questions to the end, there are fewer continuations of the same courses."""
    made = []
    for deck in (RICH, ["village"] * 12 + ["gold"] * 3):
        agent = parse("name: x\n\nbuy:\n  province if turn > 999\n").bot()
        session = buying(coins=0, decks=[deck, deck])
        made.append(rollouts(session, agent=agent))
        halve(made[-1], [Course([]), Course([]), Course([])], 480, smooth_win)
        assert made[-1].spent <= 480
    coins, villages = made  # both are cut off after sixty turns of each
    # Whether to buy, and what, in each turn.
    assert coins.price == pytest.approx(120 * 2 / 160, rel=0.1)
    assert coins.played > 250
    # A dozen Villages are played in each of them as well.
    assert villages.price == pytest.approx(120 * 13 / 160, rel=0.1)
    assert villages.played < 60


def test_when_time_is_up_all_courses_were_tried_about_as_often() -> None:
    session = last_province(1)
    made = rollouts(session)
    courses = [buys(session, card) for card in ("gold", "silver", "duchy", "province")]
    ranking = halve(made, courses, 100_000, pure_win, late=lambda: made.played >= 400)
    counts = [one.count for one in ranking.estimates]
    assert 400 <= sum(counts) < 420
    assert max(counts) - min(counts) <= 16
    assert ranking.best == 3


def test_who_is_late_does_what_would_be_done_anyway() -> None:
    session = last_province(1)
    made = rollouts(session)
    ranking = halve(
        made,
        [buys(session, card) for card in ("gold", "province")],
        200,
        pure_win,
        late=lambda: made.played >= FEWEST,
    )
    assert (ranking.best, made.played) == (0, FEWEST)


def test_estimates_of_nothing() -> None:
    empty = Estimate(2)
    assert (empty.count, empty.share, empty.chance(0)) == (0, 0.0, 0.0)
    assert empty.share_error == float("inf")
