### What the cards of Intrigue ask (see prompts.ftl).

## Both editions

ask-courtyard-put_back = Put a card from your hand onto your deck.
ask-pawn-choose = Choose two different options, in the order you want them:
word-pawn-cards = +1 Card
word-pawn-actions = +1 Action
word-pawn-buys = +1 Buy
word-pawn-coins = +¤1
ask-masquerade-pass = Choose a card to pass to the left.
ask-masquerade-trash = You may trash a card from your hand.
ask-steward-choose = Choose one:
ask-steward-trash = Trash 2 cards from your hand.
word-steward-cards = +2 Cards
word-steward-coins = +¤2
word-steward-trash = Trash 2 cards from your hand
ask-swindler-give = Choose the card that the other player gains for the one just trashed.
ask-wishing_well-name = Name a card; if it is on top of your deck, you take it.
ask-baron-discard = You may discard an Estate for +¤4, or else you gain one.
ask-ironworks-gain = Gain a card costing up to ¤4.
ask-mining_village-trash = You may trash this Mining Village for +¤2.
ask-minion-choose = Choose one:
word-minion-coins = +¤2
word-minion-discard = Discard your hand, +4 Cards; the others with 5 or more cards do the same
ask-torturer-choose = Discard 2 cards, or gain a Curse to your hand?
ask-torturer-discard = Discard 2 cards.
word-torturer-discard = Discard 2 cards
word-torturer-curse = Gain a Curse to your hand
ask-trading_post-trash = Trash 2 cards from your hand; you gain a Silver to your hand.
ask-upgrade-trash = Trash a card from your hand; you gain one costing exactly ¤1 more.
ask-upgrade-gain = Gain one of these cards.
ask-nobles-choose = Choose one:
word-nobles-cards = +3 Cards
word-nobles-actions = +2 Actions

## 1st edition only

ask-secret_chamber-discard = Discard any number of cards for +¤1 each.
ask-secret_chamber-put_back = Put 2 cards from your hand onto your deck; the first one ends on top.
ask-scout-put_back =
    { $max ->
        [one] Put this card back.
       *[other] Put these { $max } cards back; the first one ends on top.
    }
ask-saboteur-gain = You may gain one of these cards for the one you trashed.

## 2nd edition only

ask-lurker-choose = Choose one:
ask-lurker-trash = Trash an Action card from the Supply.
ask-lurker-gain = Gain an Action card from the trash.
word-lurker-trash = Trash an Action card from the Supply
word-lurker-gain = Gain an Action card from the trash
ask-diplomat-discard = Discard 3 cards.
ask-mill-discard =
    { $max ->
        [1] You may discard your last card, for nothing.
       *[other]
            { $min ->
                [0] You may discard 2 cards for +¤2.
               *[other] Discard exactly 2 cards for +¤2.
            }
    }
ask-secret_passage-put_back = Choose a card from your hand to put into your deck.
ask-secret_passage-place = Where in your deck does it go?
word-secret_passage-number =
    { $number ->
        [0] On top
        [one] Under { $number } card
       *[other] Under { $number } cards
    }
ask-courtier-reveal = Reveal a card from your hand; you choose one option for each of its types.
ask-courtier-choose =
    { $max ->
        [1] Choose one:
       *[other] Choose { $max } different options:
    }
word-courtier-actions = +1 Action
word-courtier-buys = +1 Buy
word-courtier-coins = +¤3
word-courtier-gold = Gain a Gold
ask-patrol-put_back =
    { $max ->
        [one] Put this card back.
       *[other] Put these { $max } cards back; the first one ends on top.
    }
ask-replace-trash = Trash a card from your hand; you gain one costing up to ¤2 more.
ask-replace-gain = Gain one of these cards; a Victory card brings the others Curses.
