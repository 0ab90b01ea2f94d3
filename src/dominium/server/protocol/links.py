"""The addresses that messages carry."""

from __future__ import annotations


def invite_link(table: str) -> str:
    """The page of a table, to give to others: it holds no secret."""
    return f"/t/{table}"


def seat_link(table: str, token: str) -> str:
    """The private page of a seat."""
    return f"/t/{table}#{token}"


def record_link(table: str, game: int) -> str:
    """Where the record of a game is to be had."""
    return f"/api/tables/{table}/games/{game}/record"


def replay_link(table: str, game: int) -> str:
    """The page that replays a game."""
    return f"/replay/{table}/{game}"
