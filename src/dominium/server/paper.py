"""The paper of a table as messages show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..cards.sets import newest_sets
from . import kingdoms

if TYPE_CHECKING:
    from .table import Table


def table_dict(table: Table, seat: int) -> dict[str, Any]:
    """The table itself, as everybody sees it from a seat."""
    state = table.state
    play = table.play
    seats = [
        {
            "seat": i,
            "kind": one.kind,
            "name": one.name,
            "level": one.bot,
            "stand_in": bool(one.stand_in),
            "taken": one.taken,
            "ready": one.ready,
            "connected": one.kind == "bot" or table.is_connected(i),
            "rematch": one.rematch,
            "autoplay": one.autoplay,
        }
        for i, one in enumerate(state.seats)
    ]
    seed = None
    if play is not None and (play.over or not play.head.sealed):
        seed = str(play.head.seed)
    picking = None
    if state.phase == "picking":
        sets = getattr(state.choice, "sets", [])
        picking = {"seat": state.picker, "picks": state.picks, "sets": sets or newest_sets()}
    asked = state.undo
    return {
        "type": "table",
        "table": table.id,
        "phase": state.phase,
        "you": seat,
        "owner": state.owner,
        "seats": seats,
        "kingdom": kingdoms.describe(state.cards, state.projects) if state.cards else None,
        "choice": state.choice.model_dump(mode="json"),
        "options": state.options.model_dump(mode="json"),
        "game": state.game,
        "seal": play.seal or None if play is not None else None,
        "seed": seed,
        "undo": None if asked is None else {"seat": asked.seat, "waiting": asked.waiting},
        "picking": picking,
        "watching": sum(1 for one in table.connections if one.seat < 0),
        "invite": f"/t/{table.id}",
    }
