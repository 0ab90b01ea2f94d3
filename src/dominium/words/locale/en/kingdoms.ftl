### Names of sets, card types and recommended kingdoms.

## Sets

set-base-1e = Dominion, 1st edition
set-base-2e = Dominion, 2nd edition
set-intrigue-1e = Intrigue, 1st edition
set-intrigue-2e = Intrigue, 2nd edition
set-seaside-1e = Seaside, 1st edition
set-seaside-2e = Seaside, 2nd edition
set-renaissance = Renaissance

## Card types

type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-duration = Duration
type-project = Project
type-artifact = Artifact

## Recommended kingdoms: Dominion, 1st edition

base1-first-game = First Game
base1-big-money = Big Money
base1-interaction = Interaction
base1-size-distortion = Size Distortion
base1-village-square = Village Square

## Recommended kingdoms: Dominion, 2nd edition

base2-first-game = First Game
base2-size-distortion = Size Distortion
base2-deck-top = Deck Top
base2-sleight-of-hand = Sleight of Hand
base2-improvements = Improvements
base2-silver-and-gold = Silver and Gold
base2-underlings = Underlings
base2-grand-scheme = Grand Scheme
base2-deconstruction = Deconstruction
base2-reach-for-tomorrow = Reach for Tomorrow
base2-repetition = Repetition
base2-give-and-take = Give and Take

## Recommended kingdoms: Intrigue, 1st edition

intrigue1-victory-dance = Victory Dance
intrigue1-secret-schemes = Secret Schemes
intrigue1-best-wishes = Best Wishes
intrigue1-deconstruction = Deconstruction
intrigue1-hand-madness = Hand Madness
intrigue1-underlings = Underlings

## Recommended kingdoms: Seaside, 1st edition

seaside1-high-seas = High Seas
seaside1-buried-treasure = Buried Treasure
seaside1-shipwrecks = Shipwrecks
seaside1-reach-for-tomorrow = Reach for Tomorrow
seaside1-repetition = Repetition
seaside1-give-and-take = Give and Take

## Recommended kingdoms: Renaissance

ren-overture = Overture
ren-prelude = Prelude
ren-it-takes-a-villager = It Takes a Villager
ren-capture-the-flag = Capture the Flag
ren-memento-mori = Memento Mori
ren-clockwork-court = Clockwork Court
ren-free-shipping = Free Shipping
ren-digging-for-treasure = Digging for Treasure
