"""What bots know of each card: one module for each family of sets, named like it in ``cards/sets.py``."""
