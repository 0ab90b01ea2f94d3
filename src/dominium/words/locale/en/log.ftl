### The log: one line for each thing that happened, in the present tense.
###
### `log-<kind>` tells an event whose cards are known, `log-<kind>-hidden` one of which only $count is known ($known
### of the cards are shown in $cards, for example the top one of several discarded).
### Arguments: $who, $cards, $names (the same cards; differs where a language has cases), $count, $known, $origin,
### $target, $word, $cause (the card that caused it), $choice (an option chosen), $bonus.

log-with-bonus = { $line } ({ $bonuses })

bonus-actions =
    { $count ->
        [one] +{ $count } Action
       *[other] +{ $count } Actions
    }
bonus-buys =
    { $count ->
        [one] +{ $count } Buy
       *[other] +{ $count } Buys
    }
bonus-coins = +¤{ $count }
bonus-coffers = +{ $count } Coffers
bonus-villagers =
    { $count ->
        [one] +{ $count } Villager
       *[other] +{ $count } Villagers
    }

log-turn =
    { $word ->
        [extra] Extra turn: { $who }
       *[other] Turn { $count }: { $who }
    }
log-plus = { $who }: { $bonus }
log-spend =
    { $word ->
        [coffers]
            { $count ->
                [one] { $who } spends a Coffers token (+¤1)
               *[other] { $who } spends { $count } Coffers tokens (+¤{ $count })
            }
       *[villagers]
            { $count ->
                [one] { $who } spends a Villager (+1 Action)
               *[other] { $who } spends { $count } Villagers (+{ $count } Actions)
            }
    }
log-play = { $who } plays { $cards }
log-react = { $who } reacts with { $cards }
log-ability = { $who }: { $names }
log-buy = { $who } buys { $cards } for ¤{ $count }
log-project = { $who } buys the Project { $cards }
log-artifact = { $who } takes the { $cards }
log-choose = { $who } chooses: { $choice }
log-shuffle = { $who } shuffles
log-resign = { $who } resigns
log-end = The game is over.

log-gain =
    { $who } gains { $cards }{ $origin ->
        [trash] { "" } from the trash
       *[other] { "" }
    }{ $target ->
        [hand] { "" } to the hand
        [deck] { "" } onto the deck
        [aside] { "" }, set aside
       *[other] { "" }
    }
log-draw = { $who } draws { $cards }
log-draw-hidden =
    { $count ->
        [one] { $who } draws a card
       *[other] { $who } draws { $count } cards
    }
log-look =
    { $word ->
        [bottom] { $who } looks at the bottom of the deck: { $cards }
       *[other] { $who } looks at { $cards }
    }
log-look-hidden =
    { $count ->
        [one] { $who } looks at a card
       *[other] { $who } looks at { $count } cards
    }
log-reveal =
    { $origin ->
        [hand] { $who } reveals { $cards } from the hand
        [deck] { $who } reveals { $cards } from the deck
       *[other] { $who } reveals { $cards }
    }
log-discard =
    { $origin ->
        [deck] { $who } discards { $cards } from the deck
       *[other] { $who } discards { $cards }
    }
log-discard-hidden =
    { $origin ->
        [deck] { $who } puts the deck into the discard pile
       *[other]
            { $known ->
                [0] { $who } discards { $count } cards
               *[other] { $who } discards { $count } cards, { $cards } on top
            }
    }
log-trash =
    { $origin ->
        [deck] { $who } trashes { $cards } from the deck
        [supply] { $who } trashes { $cards } from the Supply
       *[other] { $who } trashes { $cards }
    }
log-put_back =
    { $origin ->
        [hand] { $who } puts { $cards } from the hand onto the deck
        [discard] { $who } puts { $cards } from the discard pile onto the deck
       *[other] { $who } puts { $cards } onto the deck
    }
log-put_back-hidden =
    { $count ->
        [one] { $who } puts a card onto the deck
       *[other] { $who } puts { $count } cards onto the deck
    }
log-to_hand = { $who } puts { $cards } into the hand
log-to_hand-hidden =
    { $count ->
        [one] { $who } puts a card into the hand
       *[other] { $who } puts { $count } cards into the hand
    }
log-set_aside = { $who } sets aside { $cards }
log-set_aside-hidden =
    { $count ->
        [one] { $who } sets aside a card
       *[other] { $who } sets aside { $count } cards
    }
log-mat = { $who } puts { $cards } on the { $place } mat
log-mat-hidden =
    { $count ->
        [one] { $who } puts a card on the { $place } mat
       *[other] { $who } puts { $count } cards on the { $place } mat
    }
log-name = { $who } names { $cards }
log-pass = { $who } passes { $cards } to { $other }
log-pass-hidden = { $who } passes a card to { $other }
log-return = { $who } returns { $cards } to the Supply
log-token =
    { $target ->
        [supply] { $who } puts a token on the pile { $cards }
       *[other] { $who } takes a token for { $cards }
    }
