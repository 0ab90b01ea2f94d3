"""A hint: what the master would do at a decision, how often that wins, and what comes next."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

from ..engine.session import Session
from ..engine.setup import Setup
from ..opponents.consulting import asked
from ..opponents.levels import MASTER, opponent, unthinking_level
from ..opponents.master import Deadline, Master
from ..opponents.portfolio import portfolio_for
from ..simulation.rollouts import Estimate
from ..words.languages import Language
from .chances import Chance, chance_of
from .telling import chance_text, options_text

#: seconds to think about a hint
SECONDS = 0.8
#: the master may think longer than when it plays, for somebody waits for it
_BUDGET = 5.0
#: things to do that are told
_TOLD = 3
#: continuations that something takes to be told
_ENOUGH = 12
#: standard errors from which on a difference is clear
_CLEAR = 2.0

#: seconds of getting to know a kingdom in one go, and of leaving room for others after it
_PART = 0.05
_BREAK = 0.01


@dataclass(frozen=True)
class Advice:
    """Things to do, the best one first, as ids and words."""

    source: str | None
    choices: list[list[str]]
    #: how often each wins; empty where it was not thought about
    chances: list[Chance] = field(default_factory=list)
    #: whether the first one is better than the next for sure
    clear: bool = True
    #: whether the master knows the kingdom; getting to know it takes longer than a hint may
    ready: bool = True
    #: whether there was too little time to compare anything
    hurried: bool = False


class Acquaintance:
    """The master gets to know a kingdom while a person thinks, so that the next hint finds it ready.

    Hints themselves have too little time for that: it would take dozens of them.
    """

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._over = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        """Go on in the background until all is known."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="acquaintance", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._over.set()
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        # With a break after each part, for whoever asks in the meantime.
        while portfolio_for(self._setup, Deadline(_PART)) is None and not self._over.wait(_BREAK):
            pass


def advice(session: Session, seed: int, *, seconds: float = SECONDS) -> Advice:
    """What the master would do at the decision a session waits at; without ``seconds``, what the strong bot would."""
    decision = session.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to do")
    setup = session.game.setup
    level = MASTER if seconds > 0 else unthinking_level(MASTER)
    agent = opponent(level, seed, setup, budget=_BUDGET, seconds=seconds)
    answer = asked(session, agent)
    options = decision.options
    thoughts = _thoughts(agent) if isinstance(agent, Master) else []
    if len(thoughts) < 2:
        ready = level != MASTER or portfolio_for(setup, lambda: True) is not None
        hurried = isinstance(agent, Master) and agent.played > 0
        return Advice(decision.source, [[options[i] for i in answer]], ready=ready, hurried=hurried)
    best, second = thoughts[0][1], thoughts[1][1]
    gain, error = second.less(best)
    return Advice(
        decision.source,
        [[options[i] for i in one] for one, _ in thoughts],
        [chance_of(estimate.share * estimate.count, estimate.count) for _, estimate in thoughts],
        clear=gain > _CLEAR * error,
    )


def _thoughts(agent: Master) -> list[tuple[list[int], Estimate]]:
    """What was thought about long enough, each answer once: several plans may begin alike."""
    found: list[tuple[list[int], Estimate]] = []
    for answer, estimate in agent.thoughts:
        if estimate.count >= _ENOUGH and all(answer != one for one, _ in found):
            found.append((answer, estimate))
    return found[:_TOLD]


def advice_text(given: Advice, language: Language) -> str:
    """The hint in words."""
    named = [options_text(choice, given.source, language, accusative=False) for choice in given.choices]
    if not given.chances:
        why = "not-ready" if not given.ready else "hurried" if given.hurried else "unthinking"
        return language.message(f"hint-{why}", better=named[0])
    told = [
        language.message(
            "hint-choice",
            better=name,
            text=chance_text(chance, language),
            number=max(1, round(200 * chance.error)),
        )
        for name, chance in zip(named, given.chances, strict=True)
    ]
    if not given.clear:
        return language.message("hint-unclear", text="; ".join(told))
    return language.message("hint-clear", better=told[0], text="; ".join(told[1:]))
