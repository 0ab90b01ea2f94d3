"""Hostile clients that know the protocol harm nobody; a short run of ``python -m tools.hostile``."""

from __future__ import annotations

import asyncio
import json
import random

from tools.hostile import Honest, besiege


def test_a_short_siege() -> None:
    """So many messages and no more, however long they take; nothing here depends on how quick the machine is."""
    found = besiege(seed=3, sockets=6, each=40, seconds=60, addresses=3)
    assert found["alive"]
    assert found["tracebacks"] == 0, found["log"]
    assert found["honest_answers"] > 0
    assert sum(found["sent"].values()) > 100


def test_the_honest_player_who_was_too_quick_says_it_again() -> None:
    """Without that the siege waited for ever for an answer that the server had refused."""
    honest = Honest(random.Random(1), 0.0)
    decision = {"id": 5, "options": [{"copies": 1}], "minimum": 1, "maximum": 1}

    async def scene() -> None:
        asked = {"type": "game", "number": 5, "decision": decision}
        (answer,) = await honest._replies(asked)
        assert json.loads(answer) == {"type": "answer", "decision": 5, "indices": [0]}
        assert await honest._replies({"type": "error", "code": "rate"}) == [answer]
        assert await honest._replies({"type": "error", "code": "stale"}) == []
        assert await honest._replies(asked) == [answer]
        assert honest.took == []
        await honest._replies({"type": "game", "number": 6, "decision": None})
        assert len(honest.took) == 1

    asyncio.run(scene())
