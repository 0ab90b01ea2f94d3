"""Write the golden games anew: ``python tests/golden/make.py``. Only when a rule was wrong, and after reading them."""

from __future__ import annotations

import pathlib

from dominium import Setup, card_named
from dominium.bots.money_bot import MoneyBot
from dominium.bots.random_bot import RandomBot
from dominium.cards.kingdoms import kingdom_named
from dominium.engine.agent import Agent
from dominium.lab.playthrough import Writer

GAMES = [
    # name, kingdom, players, seed, who plays
    ("first-game-2-money", "base2-first-game", 2, 1, "money"),
    ("size-distortion-3-random", "base2-size-distortion", 3, 2, "random"),
    ("interaction-4-money", "base1-interaction", 4, 3, "money"),
    ("big-money-2-random", "base1-big-money", 2, 4, "random"),
    ("victory-dance-3-money", "intrigue1-victory-dance", 3, 5, "money"),
    ("buried-treasure-4-money", "seaside1-buried-treasure", 4, 6, "money"),
    ("free-shipping-2-money", "ren-free-shipping", 2, 7, "money"),
    ("clockwork-court-6-random", "ren-clockwork-court", 6, 8, "random"),
]
FOLDER = pathlib.Path(__file__).parent


def player(kind: str, seed: int) -> Agent:
    if kind == "random":
        return RandomBot(seed)
    return MoneyBot()


def main() -> None:
    for name, kingdom_id, players, seed, kind in GAMES:
        kingdom = kingdom_named(kingdom_id)
        setup = Setup(players, [card_named(c.id) for c in kingdom.cards], kingdom.projects)
        writer = Writer(setup, seed)
        agents = [player(kind, seed * 10 + seat) for seat in range(players)]
        session = writer.session
        limit = 30 * players if kind == "random" else 200 * players
        while session.decision is not None and session.game.turn <= limit:
            seat = session.decision.seat
            writer.answer(agents[seat].decide(session.decision, session.view(seat)))
        (FOLDER / f"{name}.txt").write_text(writer.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
