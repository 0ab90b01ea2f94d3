"""Many games, fast: what the lab and searching bots are made of."""
