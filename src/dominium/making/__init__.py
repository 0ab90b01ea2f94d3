"""For those who make cards: what a card still lacks."""
