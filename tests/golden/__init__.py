"""Golden games: whole games as text, replayed equal by every build."""
