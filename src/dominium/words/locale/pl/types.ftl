### The types of cards.

type-action = Akcja
type-treasure = Skarb
type-victory = Zwycięstwo
type-curse = Klątwa
type-attack = Atak
type-reaction = Reakcja
type-duration = Następstwo
type-project = Projekt
type-artifact = Artefakt
