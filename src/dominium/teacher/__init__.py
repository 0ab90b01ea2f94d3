"""The teacher: what a game was worth, decision by decision, and what would have been better."""
