"""What is measured. Each workload takes a number of rounds and does that much of it."""

from __future__ import annotations

from collections.abc import Callable

from dominium import Setup, card_named, new_game
from dominium.bots.random_bot import RandomBot
from dominium.bots.strategy import Rule, RuleBot, always, at_most
from dominium.engine.agent import Agent
from dominium.engine.session import Session
from dominium.simulation.arena import play_game

BASE = "smithy witch market laboratory militia village moat cellar remodel workshop"
SEASIDE = "wharf fishing_village caravan merchant_ship bazaar warehouse lighthouse cutpurse sea_hag treasury"
RENAISSANCE = "spices silk_merchant mountain_village lackeys recruiter priest ducat patron villain experiment"

BUYS: dict[str, tuple[str, str]] = {
    # name: kingdom, rules ("card" always, "card:n" at most n)
    "BM": (BASE, "province gold silver"),
    "Smithy1": (BASE, "province gold smithy:1 silver"),
    "Witch2": (BASE, "province gold witch:2 silver"),
    "Engine": (BASE, "province gold:1 market:3 laboratory:4 smithy:2 militia:1 village:4 silver"),
    "Seaside": (
        SEASIDE,
        "province gold:2 wharf:3 bazaar:2 caravan:2 fishing_village:4 merchant_ship:1 silver",
    ),
    "Renaissance": (
        RENAISSANCE,
        "province gold:1 spices:2 recruiter:1 silk_merchant:2 mountain_village:3 villain:1 lackeys:2 silver",
    ),
}


def rules(text: str) -> list[Rule]:
    made = []
    for word in text.split():
        card, _, most = word.partition(":")
        made.append(at_most(card, int(most)) if most else always(card))
    return made


def setup_for(name: str) -> Setup:
    return Setup(2, [card_named(card) for card in BUYS[name][0].split()])


def mirror(name: str) -> Callable[[int], None]:
    """Games of a strategy against itself."""
    setup = setup_for(name)
    bot: Agent = RuleBot(rules(BUYS[name][1]))
    players = [bot, bot]

    def play(games: int) -> None:
        for seed in range(games):
            play_game(setup, players, seed).dismiss()

    return play


def _mid_game() -> Session:
    """A session some turns into a game, at an ordinary decision."""
    session = Session(new_game(setup_for("Engine"), 3), keep_undo=False).start()
    bot = RuleBot(rules(BUYS["Engine"][1]))
    while session.game.turn < 16 and session.decision is not None:
        session.answer(bot.decide(session.decision, session.view(session.decision.seat)))
    return session


def copies(rounds: int) -> None:
    game = _mid_game().rest
    for _ in range(rounds):
        game.copy().dismiss()


def paused(rounds: int) -> None:
    """Decisions answered in a session that pauses at each of them."""
    bots = [RandomBot(1), RandomBot(2)]
    setup = setup_for("Engine")
    session = Session(new_game(setup, 0), keep_undo=False).start()
    for seed in range(rounds):
        decision = session.decision
        if decision is None:
            session = Session(new_game(setup, seed), keep_undo=False).start()
        else:
            session.answer(bots[decision.seat].decide(decision, session.view(decision.seat)))


def imagined(rounds: int) -> None:
    session = _mid_game()
    seat = session.decision.seat if session.decision is not None else 0
    for seed in range(rounds):
        session.imagine(seat, seed)


WORKLOADS: dict[str, Callable[[int], None]] = {
    **{name: mirror(name) for name in BUYS},
    "copies": copies,
    "paused decisions": paused,
    "imagine": imagined,
}

#: rounds for one measurement of about half a second, compiled
ROUNDS = {
    "BM": 6000, "Smithy1": 6000, "Witch2": 4000, "Engine": 2500, "Seaside": 2000, "Renaissance": 2000,
    "copies": 60000, "paused decisions": 30000, "imagine": 20000,
}  # fmt: skip
