"""The rules of the game. It knows no card by heart but the basic ones, no language, no clock and no I/O."""
