"""The quick phrases players say to one another."""

from __future__ import annotations

from .texts import Words, words

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


def phrase_text(phrase: str) -> Words:
    return words(f"phrase-{phrase}")
