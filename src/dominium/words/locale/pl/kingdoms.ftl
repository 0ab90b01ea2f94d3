### Names of sets, card types and recommended kingdoms.

## Sets

set-base-1e = Dominion, 1. edycja
set-base-2e = Dominion, 2. edycja
set-intrigue-1e = Intryga, 1. edycja
set-intrigue-2e = Intryga, 2. edycja
set-seaside-1e = Przystań, 1. edycja
set-seaside-2e = Przystań, 2. edycja
set-renaissance = Renesans

## Card types

type-action = Akcja
type-treasure = Skarb
type-victory = Zwycięstwo
type-curse = Klątwa
type-attack = Atak
type-reaction = Reakcja
type-duration = Następstwo
type-project = Projekt
type-artifact = Artefakt

## Recommended kingdoms: Dominion, 1st edition

base1-first-game = Pierwsza rozgrywka
base1-big-money = Bogactwo
base1-interaction = Interakcja
base1-size-distortion = Zakrzywienie rozmiaru
base1-village-square = Rynek wioskowy

## Recommended kingdoms: Dominion, 2nd edition

base2-first-game = Pierwsza rozgrywka
base2-size-distortion = Zaburzenia rozmiarów
base2-deck-top = Top Deck
base2-sleight-of-hand = Sprytny wybieg
base2-improvements = Ulepszenia
base2-silver-and-gold = Srebro i złoto
base2-underlings = Podwładni
base2-grand-scheme = Wielki spisek
base2-deconstruction = Dekonstrukcja
base2-reach-for-tomorrow = Lepsze jutro
base2-repetition = Powtarzalność
base2-give-and-take = Kompromisy

## Recommended kingdoms: Intrigue, 1st edition

intrigue1-victory-dance = Taniec zwycięstwa
intrigue1-secret-schemes = Sekretne plany
intrigue1-best-wishes = Najlepsze życzenia
intrigue1-deconstruction = Dekonstrukcja
intrigue1-hand-madness = Szalona ręka
intrigue1-underlings = Podwładni

## Recommended kingdoms: Seaside, 1st edition

seaside1-high-seas = Pełne morze
seaside1-buried-treasure = Ukryte skarby
seaside1-shipwrecks = Wraki
seaside1-reach-for-tomorrow = Dosięgnąć jutra
seaside1-repetition = Powtórka
seaside1-give-and-take = Dajesz i zabierasz

## Recommended kingdoms: Renaissance

ren-overture = Uwertura
ren-prelude = Preludium
ren-it-takes-a-villager = Bez wieśniaka ani rusz
ren-capture-the-flag = Przechwyć flagę
ren-memento-mori = Memento mori
ren-clockwork-court = Nakręcany dwór
ren-free-shipping = Darmowa dostawa
ren-digging-for-treasure = Kop, aż znajdziesz
