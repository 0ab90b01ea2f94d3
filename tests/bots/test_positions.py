"""Tactics: each level finds the answer of every position in ``positions.txt`` (but for the beginner)."""

from __future__ import annotations

from pathlib import Path

import pytest

from dominium.cards.kingdoms import kingdom_named
from dominium.opponents import portfolio as portfolios
from dominium.opponents.consulting import asked
from dominium.opponents.levels import opponent
from dominium.opponents.portfolio import Effort
from dominium.opponents.racing import RacePace
from dominium.testing import Position

GO_ON = "go on"
COPPERS = ["copper"] * 5


def read() -> dict[str, str]:
    """The positions, by name."""
    found: dict[str, str] = {}
    for line in (Path(__file__).parent / "positions.txt").read_text(encoding="utf-8").splitlines():
        if line and line[0] not in "#[":
            name, _, rest = line.partition(" | ")
            assert name not in found
            found[name] = rest
    return found


POSITIONS = read()


def cards(text: str) -> list[str]:
    """The ids of "3 gold copper", each copy once."""
    found: list[str] = []
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found


def piles(text: str) -> dict[str, int]:
    return {name: int(count) for name, count in (word.split("=") for word in text.split())}


def position(text: str) -> Position:
    """A position on a recommended kingdom, so that every level plays what it plays there."""
    name, *fields = text.split(" | ")
    kingdom = kingdom_named(name)
    said = {key: value for key, _, value in (one.partition(": ") for one in fields)}
    others = [said["theirs"], said["third"]] if "third" in said else [said["theirs"]]
    return Position(
        players=1 + len(others),
        kingdom=[card.id for card in kingdom.cards],
        projects=[card.id for card in kingdom.projects],
        hands=[cards(said["hand"]), *[COPPERS for _ in others]],
        decks=[cards(said.get("deck", "")), *[COPPERS for _ in others]],
        discards=[cards(said["mine"]), *[cards(one) for one in others]],
        supply=piles(said["piles"]),
        actions=int(said.get("actions", "1")),
        buys=int(said.get("buys", "1")),
        coffers=[int(said.get("coffers", "0"))],
        villagers=[int(said.get("villagers", "0"))],
        owned=[said.get("projects", "").split()],
        mats=[{"native_village": cards(said.get("mat", ""))}] if "mat" in said else [],
        tokens=[{"pirate_ship": int(said["tokens"])}] if "tokens" in said else [],
        turns=[15] + [14] * len(others),
    )


def is_found(p: Position, text: str) -> bool:
    """Whether the answer of a position that was played was found."""
    return not p.over if text.endswith(GO_ON) else p.over and p.winners() == [0]


def played(p: Position, level: str, budget: float = 1.0) -> None:
    """Let a level play its turn, and all that follows if the game ends with it; others play steadily."""
    session = p._session
    setup = session.game.setup
    bots = [opponent(level, 1, setup, budget=budget)] + [opponent("steady", 1, setup)] * (setup.players - 1)
    turn = session.game.turn
    while session.decision is not None and (session.game.turn == turn or session.game.ending):
        session.answer(asked(session, bots[session.decision.seat]))


@pytest.mark.parametrize("level", ["steady", "strong"])
@pytest.mark.parametrize("name", POSITIONS)
def test_a_level_finds_the_answer(name: str, level: str) -> None:
    p = position(POSITIONS[name])
    played(p, level)
    assert is_found(p, POSITIONS[name])


def test_the_master_finds_nearly_all_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pace = RacePace(legs=((2, 4),), laps=1, later_laps=0, laps_apart=0, changes=4, lap_legs=((2, 2),))
    monkeypatch.setenv("DOMINIUM_HOME", str(tmp_path))
    monkeypatch.setattr(portfolios, "EFFORT", Effort(4, pace, 2, 2, 1, 2, 4))
    monkeypatch.setattr(portfolios, "_made", type(portfolios._made)())
    missed: list[str] = []
    for name, text in POSITIONS.items():
        p = position(text)
        played(p, "master", budget=0.1)
        if not is_found(p, text):
            missed.append(name)
    assert len(missed) <= 0.05 * len(POSITIONS), missed


def test_there_are_positions_of_every_kind_and_a_beginner_does_not_find_all() -> None:
    assert len(POSITIONS) >= 60
    found = 0
    for text in POSITIONS.values():
        p = position(text)
        played(p, "beginner")
        found += is_found(p, text)
    assert found < 0.7 * len(POSITIONS)
