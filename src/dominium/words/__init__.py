"""Every word a person reads: the languages, and the story of a game."""
