"""The laboratory: simulate, compare, check."""
