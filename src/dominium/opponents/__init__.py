"""The bots that a person can play against: the levels by name, what was found for them, and searching for more."""
