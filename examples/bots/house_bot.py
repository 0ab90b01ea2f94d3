"""A house bot: it accepts invitations to tables of any server, and plays there for money.

python examples/bots/house_bot.py https://example.org/t/abcd1234       # the links of tables
tail -f invitations.txt | python examples/bots/house_bot.py            # or one on each line of its input
"""

from __future__ import annotations

import asyncio
import sys

from dominium.client import Question, SeatRefused, play_seat, sit_down

NAME = "House bot"


def decide(question: Question) -> list[int]:
    ids = [option["id"] for option in question.options]
    everything = [i for i, option in enumerate(question.options) for _ in range(option["copies"])]
    if question.kind == "treasure":
        return everything
    if question.kind == "buy":
        return next(([ids.index(card)] for card in ("province", "gold", "silver") if card in ids), [])
    return everything[: question.minimum]


async def accept(invitation: str) -> None:
    try:
        seat = await sit_down(invitation, NAME)
        print(f"sits at {seat.table}", flush=True)
        end = await play_seat(seat, decide)
    except (SeatRefused, ValueError, OSError) as problem:
        print(f"{invitation}: {problem}", file=sys.stderr)
        return
    points = ", ".join(f"{one['name']} {one['points']}" for one in end["players"])
    print(f"{seat.table}: {points}", flush=True)


async def main() -> None:
    games = {asyncio.create_task(accept(link)) for link in sys.argv[1:]}
    while not sys.argv[1:]:
        line = await asyncio.to_thread(sys.stdin.readline)
        if not line:
            break
        if line.strip():
            games.add(asyncio.create_task(accept(line.strip())))
    await asyncio.gather(*games)


if __name__ == "__main__":
    asyncio.run(main())
