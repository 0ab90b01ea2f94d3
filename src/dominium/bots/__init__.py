"""Agents that come with the game."""
