### What is asked.
###
### `ask-<kind>` is the general sentence for a kind of question, `ask-<card>-<kind>` the one of a card where the
### general one would be unclear; the name of the card that asks stands before it anyway.
### A first-edition card `x@1e` uses `ask-x-1e-<kind>`, then `ask-x-<kind>`.
### Arguments: $min and $max (how many), $mode (exact, may, any, upto, range), $some (how many cards, in words:
### "2 cards", "any number of cards"), $object (the one card on offer, or "a card"), $card (who asks).
### $other is the other player a card is at work on, $about says whether there is one (other, own), $trashed is what
### the card that asks has trashed. `asked-<what>` comes first where another player did something, `use-<card>` says
### what an ability does that may be used.
### `word-<word>` and `word-<card>-<word>` are options that are words; a number uses `word-number` ($number).

several-cards = { $card } ×{ $count }
a-card = a card
some-cards =
    { $mode ->
        [exact]
            { $max ->
                [1] { $object }
               *[other] { $max } cards
            }
        [may] { $object }
        [any] any number of cards
        [upto] up to { $max } cards
       *[range] { $min } to { $max } cards
    }

another-player = the other player
trashed-card = the trashed card
asked-play = { $who } played { $card }.
asked-gain = { $who } gained { $card }.
asked-own-gain = You gained { $card }.

## The main questions of a turn

ask-play = You may play an Action card from your hand.
ask-treasure =
    { $cards ->
        [0] You may spend tokens before you buy.
       *[other] Play your Treasures for coins.
    }
ask-buy = Buy a card you can pay for, or end your turn.

## What cards and rules ask

ask-discard =
    { $min ->
        [0] You may discard { $some }.
       *[other] Discard { $some }.
    }
ask-trash =
    { $min ->
        [0] You may trash { $some }.
       *[other] Trash { $some }.
    }
ask-gain =
    { $min ->
        [0] You may gain { $some }.
       *[other] Gain { $some }.
    }
ask-put_back =
    { $min ->
        [0] You may put { $some } onto your deck.
       *[other]
            { $max ->
                [1] Put { $some } onto your deck.
               *[other] Put { $some } onto your deck; the first one ends on top.
            }
    }
ask-set_aside =
    { $min ->
        [0] You may set aside { $some }.
       *[other] Set aside { $some }.
    }
ask-take =
    { $min ->
        [0] You may put { $some } into your hand.
       *[other] Put { $some } into your hand.
    }
ask-play_card =
    { $min ->
        [0] You may play { $some }.
       *[other] Choose { $some } to play.
    }
ask-react =
    { $max ->
        [one] You may use one of these cards.
       *[other] You may use these cards.
    }
ask-order = Choose what works first; the rest follows.
ask-choose =
    { $max ->
        [1] Choose one option.
       *[other] Choose { $max } different options.
    }
ask-name = Name a card.
ask-pass = Choose { $some } to pass on.
ask-reveal =
    { $min ->
        [0] You may reveal { $some }.
       *[other] Reveal { $some }.
    }
ask-place = Choose how deep in the deck the card goes.
ask-pile = Choose a Supply pile.
ask-give = Choose a card for { $other } to gain.
ask-return =
    { $min ->
        [0] You may return { $some } to the Supply.
       *[other] Return { $some } to the Supply.
    }
ask-star = You may choose a card to go on top of the shuffled cards.
ask-top = Choose the card that ends on top of your discard pile.

## Options

word-cards = Cards
word-actions = Actions
word-buys = Buys
word-coins = Coins
word-trash = Trash
word-discard = Discard
word-gain = Gain
word-curse = Gain a Curse
word-gold = Gain a Gold
word-yes = Yes
word-no = No
word-deck = Deck
word-mat = Mat
word-coffers = Spend a Coffers token (+¤1)
word-villagers = Spend a Villager (+1 Action)
word-number =
    { $number ->
        [0] On top
       *[other] { $number } deep
    }
