"""The quick phrases players say to one another."""

from __future__ import annotations

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "back-again",
    "your-turn",
    "wow",
    "good-game",
    "rematch",
    "bye",
)
