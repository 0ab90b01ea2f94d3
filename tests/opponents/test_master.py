"""The master: it thinks about what its seat may know, and about nothing else."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from dominium import card_named
from dominium.bots.last_turn import Farsighted
from dominium.bots.random_bot import RandomBot
from dominium.bots.strategy import Rule, RuleBot, Strategy, money_ultimate
from dominium.cards.kingdoms import Kingdom, kingdom_named, recommended
from dominium.cards.sets import set_ids
from dominium.engine import kinds
from dominium.engine.agent import Agent
from dominium.engine.decisions import Decision
from dominium.engine.game import Pause, new_game
from dominium.engine.session import Session
from dominium.engine.setup import Setup
from dominium.engine.state import state
from dominium.engine.view import View
from dominium.lab.sweep import setup_for
from dominium.opponents import master as mastering
from dominium.opponents import portfolio as portfolios
from dominium.opponents.answers import plausible, purchases, whole_turns
from dominium.opponents.found import PREFIX, key_of, quick_file_for, strong
from dominium.opponents.levels import opponent
from dominium.opponents.master import Master
from dominium.opponents.portfolio import Effort, Making, is_at_hand, portfolio_for, shipped_portfolio
from dominium.opponents.racing import (
    MONEY,
    Legs,
    Policy,
    Race,
    RacePace,
    Racer,
    Steps,
    Value,
    changes,
    eager,
    finished,
    greener,
    lean,
    met,
    more,
    policy_of,
    win_alone,
)
from dominium.simulation.arena import play_game
from dominium.strategies import parse, shipped
from dominium.strategies.candidates import Breeder, Candidate, candidate_of, fits
from dominium.strategies.composing import steady
from dominium.testing import Position
from tests.opponents.quick_race import QUICK

#: what comes with the program: the other tests race
shipped_rows = portfolios._shipped_rows
RICH = ["gold"] * 6 + ["silver"] * 4
#: nothing for whose turn it is, which has its coins already, and a hand for the other
RICH_HANDS = [[], ["gold"] * 5]
THINKING = 0.01


@pytest.fixture(autouse=True)
def _quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path))
    monkeypatch.setattr(portfolios, "EFFORT", QUICK)
    monkeypatch.setattr(portfolios, "_shipped_rows", dict)
    monkeypatch.setattr(portfolios, "_made", type(portfolios._made)())


def master(setup: Setup, seed: int = 1, budget: float = THINKING) -> Agent:
    return opponent("master", seed, setup, budget=budget)


class Once(Agent):
    """Asks an agent once; then the game waits."""

    searches = True

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.answer: list[int] | None = None

    def decide(self, decision: Decision, view: View) -> list[int]:
        if self.answer is not None:
            raise Pause(decision)
        self.answer = self.agent.decide(decision, view)
        decision.check(self.answer)
        return self.answer


def answer_of(session: Session, agent: Agent) -> list[int]:
    """What an agent answers to the decision of a session, which stays where it is."""
    assert session.decision is not None
    once = Once(agent)
    twin = session.fork()
    agents: list[Agent | None] = [None] * len(session.agents)
    agents[session.decision.seat] = once
    twin.agents = agents
    twin.start()
    assert once.answer is not None
    return once.answer


def chosen(session: Session, budget: float = 0.15) -> list[str]:
    """The cards that the master takes at a decision."""
    decision = session.decision
    assert decision is not None
    return [decision.options[i] for i in answer_of(session, master(session.game.setup, 1, budget))]


@pytest.mark.parametrize("number", range(2, 182, 31))
def test_in_worlds_it_cannot_tell_apart_it_does_the_same(number: int) -> None:
    setup = setup_for(number, set_ids())
    session = Session(new_game(setup, number), keep_undo=False).start()
    bots = [RandomBot(number + seat) for seat in range(setup.players)]
    agent = master(setup)
    compared = 0
    for step in range(140):
        decision = session.decision
        if decision is None:
            break
        if step >= 19 * compared + number % 19 and decision.kind != kinds.TREASURE:
            before = state(session.game)
            here = answer_of(session, agent)
            assert state(session.game) == before
            for seed in (step, 1000 + step):
                there = answer_of(session.imagine(decision.seat, seed), agent)
                assert here == there, f"step {step}: {decision.kind}"
            compared += 1
        session.answer(bots[decision.seat].decide(decision, session.view(decision.seat)))
    assert compared >= 3


@pytest.mark.parametrize("number", [0, 11, 22, 33, 44])
def test_what_it_keeps_is_the_same_in_worlds_it_cannot_tell_apart(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a larger budget it goes on with what it bred: so does another one that is only ever asked elsewhere."""
    for name in ("_PER_ANSWER", "_PER_PLAY", "_PROOF"):
        monkeypatch.setattr(mastering, name, 2)
    laps = laps_of(monkeypatch)
    setup = setup_for(number, set_ids())
    session = Session(new_game(setup, number), keep_undo=False).start()
    others = RandomBot(number)
    here, there = master(setup, budget=3.0), master(setup, budget=3.0)
    assert isinstance(here, Master)
    assert isinstance(there, Master)
    bred = 0
    while session.decision is not None and session.game.turn <= 6 * setup.players:
        decision = session.decision
        if decision.seat:
            session.answer(others.decide(decision, session.view(decision.seat)))
            continue
        answer = answer_of(session, here)
        elsewhere = session.imagine(0, 1000 + len(session.given))
        assert answer_of(elsewhere, there) == answer
        kept = [[way.candidate for way in one.plan.ways(session.view(0))] for one in (here, there)]
        assert kept[0] == kept[1]
        bred += len(kept[0])
        session.answer(answer)
    assert laps
    assert bred


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_seed_gives_the_same_game_and_a_restart_changes_nothing(players: int) -> None:
    """One agent for the whole game, and a new one, which knows nothing of before, at every decision."""
    kingdom = kingdom_named("ren-overture")
    setup = Setup(players, kingdom.cards, kingdom.projects)
    steady = opponent("steady", 1, setup)

    class Anew(Agent):
        searches = True

        def decide(self, decision: Decision, view: View) -> list[int]:
            return master(setup, 5).decide(decision, view)

    others: list[Agent] = [steady] * (players - 1)
    through = play_game(setup, [master(setup, 5), *others], 3, limit=3 * players)
    again = play_game(setup, [Anew(), *others], 3, limit=3 * players)
    assert state(through) == state(again)


def buying(**layout: object) -> Session:
    session = Position(phase="buy", **layout)._session  # type: ignore[arg-type]
    if session.decision is not None and session.decision.kind == kinds.TREASURE:
        session.answer([])
    return session


KINGDOM = [
    "cellar",
    "market",
    "merchant",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
    "village",
    "workshop",
]


def test_it_takes_a_win_that_lies_on_the_table() -> None:
    ahead = {"province": 1}
    points = [["province"] * 3, ["province"] * 3 + ["duchy"]]
    session = buying(
        kingdom=KINGDOM, coins=8, supply=ahead, hands=RICH_HANDS, decks=[RICH, RICH], discards=points
    )
    assert chosen(session, THINKING) == ["province"]


def test_it_empties_the_last_piles_with_two_purchases() -> None:
    """Ahead by two points; two piles are empty, and two Moats are left of a third one."""
    session = buying(
        kingdom=KINGDOM,
        coins=4,
        buys=2,
        supply={"village": 0, "cellar": 0, "moat": 2, "province": 3},
        hands=RICH_HANDS,
        decks=[[*RICH, *["province"] * 2, "estate", "estate"], [*RICH, *["province"] * 2]],
    )
    assert chosen(session) == ["moat"]
    session.choose("moat")
    assert chosen(session) == ["moat"]


def test_it_does_not_end_a_lost_game() -> None:
    points = [["province"] * 2, ["province"] * 4]
    session = buying(
        kingdom=KINGDOM,
        coins=8,
        supply={"province": 1, "duchy": 8},
        hands=[[], ["copper"] * 3],
        decks=[RICH, ["copper"] * 20],
        discards=points,
    )
    assert chosen(session) != ["province"]


def test_the_first_purchases_are_thought_about_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three times as long as without the rule at the beginning, and not at all longer later."""
    monkeypatch.setattr(mastering, "_PROOF", 0)  # a proof is as long as ever
    for turns, times in ((0, 3.0), (8, 1.0)):
        session = buying(
            kingdom=["smithy", "village", "moat"],
            coins=4,
            hands=RICH_HANDS,
            decks=[RICH, RICH],
            turns=[turns, turns],
        )
        played = []
        for longer in (1.0, 3.0):
            monkeypatch.setattr(mastering, "_LONGER", longer)
            agent = master(session.game.setup, budget=0.5)
            answer_of(session, agent)
            assert isinstance(agent, Master)
            played.append(agent.played)
        assert played[1] == pytest.approx(times * played[0], rel=0.3)


def laps_of(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of the laps in which ways to play are bred from now on, quick ones."""
    laps: list[int] = []
    for name, value in (("_PER_LAP", 24), ("_CHANGES", 3), ("_PER_WAY", 2), ("_PER_PURCHASE", 2)):
        monkeypatch.setattr(mastering, name, value)

    def noted(best: list[Candidate], breeder: Breeder, count: int, seed: int) -> list[Candidate]:
        laps.append(seed)
        return changes(best, breeder, count, seed)

    monkeypatch.setattr(mastering, "changes", noted)
    return laps


def first_purchase() -> Session:
    return buying(kingdom=["smithy", "village", "moat"], coins=4, hands=RICH_HANDS, decks=[RICH, RICH])


def test_a_larger_budget_breeds_ways_to_play_for_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else does: not with the usual budget, and not where there is a deadline."""
    laps = laps_of(monkeypatch)
    session = first_purchase()
    setup = session.game.setup
    for agent in (master(setup, budget=1.0), opponent("master", 1, setup, budget=9.0, seconds=600.0)):
        answer_of(session, agent)
        assert laps == []
    answer_of(session, master(setup, budget=8.0))
    few = len(laps)
    answer_of(session, master(setup, budget=16.0))
    assert 1 < few < len(laps) - few


def test_what_was_bred_is_gone_on_with_but_not_from_a_turn_that_was_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    laps = laps_of(monkeypatch)
    session = first_purchase()
    agent = master(session.game.setup, budget=3.0)
    assert isinstance(agent, Master)
    view = session.view(0)
    assert not agent.plan.ways(view)
    answer_of(session, agent)
    assert agent.plan.ways(view)
    assert agent.plan.way(view) is not None
    before = len(laps)
    answer_of(session, agent)
    assert len(laps) == before, "once in a turn"
    session.answer([])
    while session.decision is not None and not (
        session.game.active == 0 and session.decision.kind == kinds.BUY
    ):
        session.answer(session.decision.everything() if session.decision.kind == kinds.TREASURE else [])
    answer_of(session, agent)
    assert len(laps) > before, "and again in the next one"
    assert agent.plan.ways(session.view(0))
    taken_back = first_purchase().view(0)
    assert not agent.plan.ways(taken_back)
    assert agent.plan.way(taken_back) is None


def test_comparing_ways_leaves_time_for_comparing_purchases() -> None:
    """With a deadline all of it is not spent on the first half of the work."""
    session = first_purchase()
    agent = opponent("master", 1, session.game.setup, budget=1000.0, seconds=4.0)
    assert isinstance(agent, Master)
    portfolio_for(session.game.setup)
    started = time.monotonic()
    answer_of(session, agent)
    assert time.monotonic() - started < 20, "it looks at the clock all the time"
    assert len(agent.thoughts) > 1
    assert all(estimate.count > 0 for _, estimate in agent.thoughts[:2])


def test_coffers_pay_for_the_winning_card() -> None:
    points = [["province"] * 3, ["province"] * 3 + ["duchy"]]
    session = buying(
        kingdom=["ducat", "spices", "villain"],
        coins=6,
        coffers=[2, 0],
        supply={"province": 1},
        hands=RICH_HANDS,
        decks=[RICH, RICH],
        discards=points,
    )
    for expected in ("coffers", "coffers", "province"):
        assert chosen(session) == [expected]
        session.choose(expected)


def test_who_has_no_time_answers_without_thinking() -> None:
    kingdom = kingdom_named("base2-first-game")
    setup = Setup(2, kingdom.cards)
    hurried = opponent("master", 1, setup, seconds=1e-9)
    strong = opponent("strong", 1, setup)
    assert state(play_game(setup, [hurried, strong], 3, limit=20)) == state(
        play_game(setup, [strong, strong], 3, limit=20)
    )


# The portfolio


def first_game() -> Setup:
    return Setup(2, kingdom_named("base2-first-game").cards)


def test_a_portfolio_begins_with_what_was_found_unless_something_beats_it() -> None:
    setup = first_game()
    made = portfolio_for(setup)
    assert made is not None
    found = candidate_of(shipped()["strong-base2-first-game"])
    assert found in [policy.candidate for policy in made.policies]
    assert len({policy.candidate for policy in made.policies}) == len(made.policies)
    assert len([policy for policy in made.policies if policy.candidate not in shown(setup)]) <= QUICK.size
    assert portfolio_for(setup) is made, "it is kept"


def shown(setup: Setup) -> list[Candidate]:
    """What comes with the program and fits, but for what was found for the kingdom."""
    kingdom = Kingdom("", "", setup.kingdom, [])
    fitting = {name: one for name, one in shipped().items() if fits(one, kingdom)}
    return [candidate_of(one) for name, one in fitting.items() if not name.startswith(PREFIX)]


def test_what_comes_with_the_program_is_played_where_nothing_of_the_race_does_as_well() -> None:
    """Against one of those who are met, that is; the others stay what somebody else may play."""
    holder, answer, better, worse = (
        policy_of(Candidate((("province", ""), ("silver", f"turn < {n}")))) for n in (2, 3, 4, 5)
    )
    holder.known = better.known = worse.known = True
    making = Making(first_game(), parse(MILITIA, "x"), QUICK)
    wins = {(answer, holder): 0.6, (better, worse): 0.9, (answer, worse): 0.8, (worse, answer): 0.5}
    bots = {policy.bot: policy for policy in (holder, answer, better, worse)}

    def meet(
        setup: Setup, one: Agent, foe: Agent, games: int, seed: int, value: Value = win_alone
    ) -> Steps[float]:
        yield True
        pair = bots[one], bots[foe]  # type: ignore[index]
        return wins.get(pair, 0.4)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(portfolios, "met", meet)
        last, others = [holder, answer], [worse, better]
        finished(making._measure(last, others, holder))
    assert (set(last), others) == ({holder, answer, better}, [worse])


def test_what_was_found_comes_second_where_something_does_better() -> None:
    estates, simple = (
        policy_of(Candidate((("estate", ""), ("copper", "")))),
        policy_of(Candidate((("province", ""), ("silver", "turn < 2")))),
    )
    good = policy_of(candidate_of(parse(MILITIA, "x")))
    effort = replace(QUICK, challengers=2, pair_games=4, proof_games=12)
    making = Making(first_game(), parse(MILITIA, "x"), effort)
    for holder in (simple, good):
        last = [simple, estates, good]
        for policy in last:
            policy.known = policy is holder
        finished(making._measure(last, [], holder))
        assert good.share == max(policy.share for policy in last)
        finished(making._prove(last, [], holder))
        assert last[0] is good
        assert last.index(holder) <= 1


def test_what_beats_only_what_was_found_is_no_better() -> None:
    """A best answer to one opponent may lose to all others: it is worth knowing, but not to be begun with."""
    holder, answer, other = (
        policy_of(Candidate((("province", ""), ("silver", f"turn < {n}")))) for n in (2, 3, 4)
    )
    making = Making(first_game(), parse(MILITIA, "x"), replace(QUICK, challengers=3, proof_games=90))
    for policy, share in ((holder, 0.6), (answer, 0.4), (other, 0.6)):
        policy.share = share
    holder.known = other.known = True
    wins = {(answer, holder): 0.8, (answer, other): 0.0, (holder, other): 0.7}
    bots = {policy.bot: policy for policy in (holder, answer, other)}

    def meet(setup: Setup, one: Agent, foe: Agent, games: int, seed: int, value: Value) -> Steps[float]:
        yield True
        pair = bots[one], bots[foe]  # type: ignore[index]
        return 0.5 if one is foe else wins.get(pair, 1 - wins.get(pair[::-1], 0.5))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(portfolios, "met", meet)
        last = [holder, answer]
        finished(making._prove(last, [other], holder))
        assert last == [holder, answer], "the other is met, too"
        other.known, other.share = False, -1.0
        finished(making._prove(last, [other], holder))
        assert last == [answer, holder], "nobody plays like the other"


def test_a_portfolio_is_kept_for_the_next_time(tmp_path: Path) -> None:
    setup = first_game()
    made = portfolio_for(setup)
    assert made is not None
    portfolios._made.clear()
    again = portfolio_for(setup, tries(2))
    assert again is not None, "reading it takes no game"
    for one, other in zip(made.policies, again.policies, strict=True):
        assert (one.candidate, one.share) == (other.candidate, other.share)
        assert one.habits is not None
        assert other.habits is not None
        assert (one.habits.means, one.habits.spreads) == (other.habits.means, other.habits.spreads)
    (file,) = (tmp_path / "strategies" / "portfolios").iterdir()
    file.write_text("[{}]", encoding="utf-8")
    portfolios._made.clear()
    assert portfolio_for(setup, tries(2)) is None, "a spoilt one is as good as none"


def tries(most: int) -> Callable[[], bool]:
    """Time for so many steps."""
    left = [most]

    def late() -> bool:
        left[0] -= 1
        return left[0] < 0

    return late


def test_making_a_portfolio_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole = portfolio_for(first_game())
    assert whole is not None
    portfolios._made.clear()
    shutil.rmtree(tmp_path / "strategies")
    setup = first_game()
    count = 0
    parts = None
    while parts is None:
        parts = portfolio_for(setup, tries(7))
        count += 1
    assert count > 3
    assert [policy.candidate for policy in parts.policies] == [policy.candidate for policy in whole.policies]


def test_what_a_player_owns_tells_how_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """After some turns everybody is taken for what it is, most of the time, whatever else it might be.

    Ways to play that own the same cards by then cannot be told apart: they are believed together.
    """
    real = Effort()
    effort = replace(QUICK, pair_games=real.pair_games, watched_games=real.watched_games)
    monkeypatch.setattr(portfolios, "EFFORT", effort)
    setup = first_game()
    made = portfolio_for(setup)
    assert made is not None
    for policy in made.models:
        policy.found = False  # what is likelier from the beginning would be believed longer
    money: Agent = money_ultimate(never_lose=True)
    games = 8
    owned = []
    believed = []
    for policy in made.models:
        agents: list[Agent] = [policy.bot, money]
        views = [View(play_game(setup, agents, seed, limit=16), 1) for seed in range(5, 5 + games)]
        chances = [made.chances(view, 0) for view in views]
        assert all(sum(of_game) == pytest.approx(1) for of_game in chances)
        believed.append([sum(of_model) / games for of_model in zip(*chances, strict=True)])
        owned.append([sorted(card.id for card in view.owned(0)) for view in views])
    kinds_of_play = [[j for j, other in enumerate(owned) if other == one] for one in owned]
    assert len({tuple(alike) for alike in kinds_of_play}) >= 4
    for i, alike in enumerate(kinds_of_play):
        assert sum(believed[i][j] for j in alike) >= 0.7, f"model {i} of {len(owned)}"


MILITIA = """name: x

buy:
  province if treasure > 15
  duchy if left(province) <= 4
  estate if left(province) <= 2
  militia if count(militia) < 1
  gold
  silver
"""


def test_what_plays_just_the_same_in_other_words_is_there_once() -> None:
    one = candidate_of(parse(MILITIA, "x"))
    same = Candidate((*one.rules, ("copper", "turn > 500")))
    other = Candidate(tuple(rule for rule in one.rules if rule[0] != "militia"))
    racers = [Racer(policy_of(candidate)) for candidate in (one, same, other)]
    making = Making(first_game(), None)
    plain = candidate_of(steady(kingdom_named("base2-first-game").cards, []))
    found = [policy.candidate for policy in finished(making._chosen(racers, plain))]
    assert one in found
    assert same not in found
    assert other in found
    assert plain in found, "others play it, whatever it is worth"


def test_a_race_finds_what_beats_bad_play() -> None:
    setup = first_game()
    kingdom = Kingdom("", "", setup.kingdom, [])
    bad = Candidate((("estate", ""), ("copper", ""), ("curse", "")))
    good = candidate_of(parse(MILITIA, "x"))
    pace = RacePace(legs=((4, 2),), laps=1, later_laps=1, changes=3, lap_legs=((4, 2),), again=2, anew=4)
    race = Race(setup, Breeder(kingdom), pace)
    ranked = finished(race.run([bad, good], [policy_of(bad)], []))
    assert ranked[0].policy.candidate != bad
    assert ranked[0].share > 0.5
    assert ranked[-1].rank <= ranked[0].rank


def test_careful_laps_play_more_games_against_what_is_known() -> None:
    setup = first_game()
    known = policy_of(candidate_of(steady(setup.kingdom, [])))
    pace = RacePace(
        legs=((1, 2),),
        laps=0,
        later_laps=0,
        changes=3,
        anew=1,
        careful_laps=2,
        careful_legs=((6, 2), (20, 1)),
    )
    race = Race(setup, Breeder(Kingdom("", "", setup.kingdom, [])), replace(pace, careful_again=5))
    ranked = finished(race.run([candidate_of(parse(MILITIA, "x"))], [known], []))
    # Those that ran before are counted anew; what did best against what is known keeps its careful games.
    assert max(racer.games for racer in ranked[:2]) >= 6 + 20
    few = finished(
        Race(setup, Breeder(Kingdom("", "", setup.kingdom, [])), replace(pace, careful_laps=0)).run(
            [candidate_of(parse(MILITIA, "x"))], [known], []
        )
    )
    assert max(racer.games for racer in few) < 6


def test_kinds_of_play_run_by_themselves_before_all_run_together() -> None:
    """Nothing that they breed among themselves is a change of what they have to beat."""
    setup = first_game()
    breeder = Breeder(Kingdom("", "", setup.kingdom, []))
    known = policy_of(candidate_of(parse(MILITIA, "x")))
    everybody: Legs = ((1, 99),)
    pace = replace(
        QUICK.pace, legs=everybody, laps=0, later_laps=0, laps_apart=2, kinds_kept=1, careful_apart=1
    )
    kinds_of_play = [breeder.kinds()[0], breeder.kinds()[-1]]
    bred: list[list[Candidate]] = []

    class Watched(Breeder):
        def child(self, parents: list[Candidate], random: Random) -> Candidate:
            bred.append(parents)
            return super().child(parents, random)

    race = Race(setup, Watched(Kingdom("", "", setup.kingdom, [])), pace)
    ranked = finished(race.run([known.candidate], [known], [], kinds_of_play))
    assert bred, "they were bred"
    assert all(known.candidate not in parents for parents in bred)
    assert known.candidate in [racer.policy.candidate for racer in ranked], "all run together in the end"
    bred.clear()
    race = Race(setup, Watched(Kingdom("", "", setup.kingdom, [])), replace(pace, laps_apart=0))
    finished(race.run([known.candidate], [known], [], kinds_of_play))
    assert not bred, "where there is no time for it"


def test_rules_that_decide_nothing_are_left_out() -> None:
    """Whoever knows of a rule that came by chance could do what calls for it."""
    setup = first_game()
    good = candidate_of(parse(MILITIA, "x"))
    trap = ("curse", "theirs(moat) > 3")
    policy = policy_of(replace(good, rules=(trap, *good.rules)))
    others = [policy_of(good)]
    fewer = finished(lean(setup, policy, others, 4, 1)).rules
    assert trap not in fewer
    assert good.rules[3] in fewer, "Militia is bought"
    moats = policy_of(Candidate((("moat", ""), ("province", ""))))
    assert trap in finished(lean(setup, policy, [moats], 4, 1)).rules, "there it is used"
    making = Making(setup, None, QUICK)
    (racer,) = finished(making._lean([Racer(policy)], others))
    assert trap not in racer.policy.candidate.rules
    nothing = policy_of(Candidate((("province", "turn > 900"),)))
    assert finished(lean(setup, nothing, others, 1, 1)) == nothing.candidate, "some rule there must be"


def test_every_engine_and_every_card_beside_money_is_a_kind_of_play() -> None:
    kingdom = kingdom_named("base2-first-game")
    found = Breeder(kingdom).kinds()
    for kind in found:
        assert len({one.cards for one in kind}) == 1
    alone = [cards - MONEY for kind in found for cards in [kind[0].cards]]
    for card in kingdom.cards:
        assert frozenset((card.plain,)) in alone, card.id
    assert any({"village", "smithy"} <= cards for cards in alone)
    assert len(alone) == len(set(alone))


def test_where_nothing_was_found_what_the_strong_bot_plays_is_taken_for_the_likeliest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the best of a race in haste, whether that was kept or not."""
    kingdom = [*kingdom_named("base2-first-game").cards[:9], card_named("chapel")]
    setup = Setup(2, kingdom, [])
    monkeypatch.setattr(portfolios, "HASTY", QUICK)
    making = Making(setup, None, replace(QUICK, after_haste=True))
    (likeliest,) = [policy for policy in finished(making.race()).models if policy.found]
    file = quick_file_for(key_of((card.id for card in kingdom), ()))
    portfolios.race_quickly(setup, file)
    assert candidate_of(parse(file.read_text(encoding="utf-8"), "x")) == likeliest.candidate
    file.write_text(MILITIA, encoding="utf-8")
    (likeliest,) = [policy for policy in finished(making.race()).models if policy.found]
    assert likeliest.candidate == candidate_of(parse(MILITIA, "x"))
    hasty = likeliest.prior
    likeliest.hasty = False
    assert hasty < likeliest.prior, "a search would have had time to be sure of it"
    likeliest.found = False
    assert hasty > likeliest.prior + 1, "the strong bot plays it all the same"


def test_many_games_are_counted_by_wins_alone() -> None:
    setup = first_game()
    one, other = (
        policy_of(candidate_of(parse(MILITIA, "x"))),
        policy_of(candidate_of(steady(setup.kingdom, []))),
    )
    smooth = finished(met(setup, one.bot, other.bot, 9, 1))
    plain = finished(met(setup, one.bot, other.bot, 9, 1, win_alone))
    assert (2 * 9 * plain).is_integer(), "nine games won, shared or lost"
    assert not (2 * 9 * smooth).is_integer()


def test_what_does_best_against_what_is_known_comes_first_though_others_do_better_elsewhere() -> None:
    """Who is known is met most often; only so many others that buy the same cards would have room beside it."""
    setup = first_game()
    known = policy_of(candidate_of(parse(MILITIA, "x")))
    starting = [candidate_of(steady(setup.kingdom, [])), candidate_of(money_ultimate().strategy)]
    pace = RacePace(legs=((4, 2),), laps=0, later_laps=0, anew=2)
    race = Race(setup, Breeder(Kingdom("", "", setup.kingdom, [])), pace)
    ranked = finished(race.run(starting, [known], [policy_of(starting[0])]))
    assert [racer.games for racer in ranked[:2]] == [4, 4], "counted against what is known alone"
    assert ranked[0].rank >= ranked[1].rank


def test_what_comes_with_the_program_is_known_to_be_met() -> None:
    setup = first_game()
    made = portfolio_for(setup)
    assert made is not None
    plain = candidate_of(steady(setup.kingdom, []))
    found = candidate_of(shipped()["strong-base2-first-game"])
    own = {policy.candidate for policy in made.policies if policy.known} - set(shown(setup))
    assert own == {plain, found}
    assert [policy.candidate for policy in made.models if policy.found] == [found]
    (holder,) = [policy for policy in made.policies if policy.found]
    holder.found = False
    without = holder.prior
    holder.found = True
    assert holder.prior > without + 1, "the strong bot plays it"
    taken_over = [one for one in made.policies if one.known and one.candidate not in (plain, found)]
    assert len(made.others) + len(taken_over) == QUICK.others
    for policy in [*made.others, *taken_over]:
        assert policy.known
        assert policy.candidate in shown(setup)
        assert [one.candidate for one in made.models].count(policy.candidate) == 1
    portfolios._made.clear()
    again = portfolio_for(setup, tries(2))
    assert again is not None
    assert [policy.known for policy in again.models] == [policy.known for policy in made.models]
    assert [policy.found for policy in again.models] == [policy.found for policy in made.models]
    assert [policy.candidate for policy in again.models] == [policy.candidate for policy in made.models]


@pytest.fixture
def laps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The laps of all races, as they are run."""
    found: list[int] = []
    lap = Race._lap

    def counted(
        self: Race, best: list[Racer], number: int, legs: Legs, again_games: int
    ) -> Steps[list[Racer]]:
        found.append(number)
        return lap(self, best, number, legs, again_games)

    monkeypatch.setattr(Race, "_lap", counted)
    return found


def test_who_thinks_more_has_a_longer_race(laps: list[int]) -> None:
    usual = portfolio_for(first_game())
    assert laps == [1, 2]
    laps.clear()
    assert portfolio_for(first_game(), budget=10.0) is not usual
    assert laps == [1, 2, 3]
    assert portfolio_for(first_game(), budget=0.5) is usual, "who thinks less has the same"


def test_who_has_a_deadline_has_a_brief_race_until_the_long_one_is_at_hand(
    laps: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(portfolios, "EFFORT", replace(QUICK, pace=replace(QUICK.pace, laps=3)))
    assert not is_at_hand(first_game())
    brief = portfolio_for(first_game(), tries(10**6))
    assert laps == [1, 2]
    assert not is_at_hand(first_game()), "that was none"
    assert portfolio_for(first_game(), brief=True) is brief
    laps.clear()
    long = portfolio_for(first_game())
    assert laps == [1, 2, 3, 4]
    portfolios._made.clear()  # another process made it
    assert is_at_hand(first_game())
    again = portfolio_for(first_game(), tries(2))
    assert again is not None
    assert long is not None
    assert [policy.candidate for policy in again.models] == [policy.candidate for policy in long.models]
    assert laps == [1, 2, 3, 4]


def test_the_recommended_kingdoms_come_with_what_a_long_race_brought(
    laps: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(portfolios, "_shipped_rows", shipped_rows)
    for kingdom in recommended():
        setup = Setup(2, kingdom.cards, kingdom.projects)
        assert is_at_hand(setup), f"{kingdom.id}: run python -m dominium.lab.portfolios"
    setup = first_game()
    ready = portfolio_for(setup, tries(10**6))
    assert ready is not None
    assert len(ready.policies) == Effort().size
    assert candidate_of(shipped()["strong-base2-first-game"]) in [one.candidate for one in ready.policies]
    for policy in ready.models:
        assert policy.habits is not None
        assert fits(parse(policy.candidate.text(), "x"), Kingdom("", "", setup.kingdom, []))
    assert laps == []
    assert shipped_portfolio(setup, parse(MILITIA, "x")) is None, "it was raced against something else"
    assert shipped_portfolio(Setup(3, setup.kingdom), strong_for(setup)) is None


def strong_for(setup: Setup) -> Strategy | None:
    return strong([card.id for card in setup.kingdom], [])


def test_a_larger_table_begins_with_what_is_good_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(portfolios, "_shipped_rows", shipped_rows)
    began: list[list[Candidate]] = []
    run_race = Race.run

    def seen(
        self: Race,
        starting: list[Candidate],
        known: list[Policy],
        rivals: list[Policy],
        kinds: list[list[Candidate]],
    ) -> Steps[list[Racer]]:
        began.append(starting)
        return run_race(self, starting, known, rivals, kinds)

    monkeypatch.setattr(Race, "run", seen)
    for_two = shipped_portfolio(first_game(), strong_for(first_game()))
    assert for_two is not None
    portfolio_for(Setup(3, first_game().kingdom))
    assert {policy.candidate for policy in for_two.policies} <= set(began[0])


def test_changes_try_what_a_strategy_misses() -> None:
    """Every card of the kingdom that is not bought comes before plain money in some change."""
    kingdom = kingdom_named("ren-prelude")
    one = Candidate((("province", ""), ("gold", ""), ("silver", "")))
    breeder = Breeder(kingdom)
    random = Random(1)
    missed = set()
    for _ in range(600):
        rules = list(one.rules)
        breeder._miss(rules, random)
        ((place, (card, condition)),) = [(i, rule) for i, rule in enumerate(rules) if rule not in one.rules]
        assert rules[place + 1][0] in ("gold", "silver")
        assert not condition or condition.startswith(f"count({card}) < ")
        missed.add(card)
    assert missed == {card.plain for card in kingdom.cards} | {card.id for card in kingdom.projects}


def test_changes_that_people_think_of() -> None:
    one = candidate_of(parse(MILITIA, "x"))
    assert ("duchy", "left(province) <= 5") in greener(one, 1).rules
    assert ("estate", "left(province) <= 0") in greener(one, -3).rules
    assert eager(one).rules[0] == ("province", "")
    assert [change.rules[3] for change in more(one, 1)] == [("militia", "count(militia) < 2")]
    kingdom = kingdom_named("base2-first-game")
    found = changes([one], Breeder(Kingdom("", "", kingdom.cards, [])), 10, 1)
    assert 5 <= len(found) <= 10
    assert one not in found


# What it thinks about


def test_purchases_worth_a_thought() -> None:
    session = buying(kingdom=KINGDOM, coins=5, supply={"province": 8}, decks=[RICH, RICH])
    assert session.decision is not None
    view = session.view(0)
    cards = [card.id for card in purchases(session.decision, view, [card_named("militia")])]
    assert cards[0] == "militia"
    assert {"market", "mine", "silver"} <= set(cards)
    assert not {"copper", "curse", "gold", "moat"} & set(cards)


def test_whole_turns_cost_no_more_than_there_is() -> None:
    session = buying(kingdom=KINGDOM, coins=5, buys=2, supply={"moat": 1, "province": 8}, decks=[RICH, RICH])
    plans = list(whole_turns([card_named(name) for name in ("moat", "silver", "estate")], session.view(0)))
    assert sorted([card.id for card in plan] for plan in plans) == [
        ["estate", "estate"],
        ["moat", "estate"],
        ["moat", "silver"],
        ["silver", "estate"],
    ]


def test_plausible_answers_are_legal_and_different() -> None:
    discard = Decision(
        0, kinds.DISCARD, None, [card_named("copper"), card_named("estate")], [3, 2], None, 2, 2
    )
    found = plausible(discard, [1, 0])
    assert found[0] == [1, 0]
    assert sorted(sorted(answer) for answer in found) == [[0, 0], [0, 1], [1, 1]]
    for answer in found:
        discard.check(answer)
    one = Decision(0, kinds.GAIN, None, [card_named("copper"), card_named("estate")], None, None, 0, 1)
    assert plausible(one, [1]) == [[1], [0], []]
    many = Decision(
        0,
        kinds.PUT_BACK,
        None,
        [card_named(name) for name in ("copper", "silver", "gold", "estate")],
        [5, 4, 3, 2],
        None,
        3,
        3,
        ordered=True,
    )
    for answer in plausible(many, [0, 1, 2]):
        many.check(answer)


def test_the_live_rules_are_left_alone() -> None:
    """The master plays with bots of its own: what others do is counted where they do it."""
    session = first_purchase()
    setup = session.game.setup
    made = portfolio_for(setup)
    assert made is not None
    lives = [opponent(level, 1, setup) for level in ("steady", "strong")]
    theirs = [rule for live in lives if isinstance(live, Farsighted) for rule in rules_of(live)]
    assert theirs
    mine = [rule for policy in made.policies for rule in policy.bot.rules]
    assert not any(rule is other for rule in mine for other in theirs)
    before = [rule.used for rule in theirs]
    assert chosen(session)
    assert [rule.used for rule in theirs] == before


def rules_of(live: Farsighted) -> list[Rule]:
    assert isinstance(live.bot, RuleBot)
    return live.bot.rules
