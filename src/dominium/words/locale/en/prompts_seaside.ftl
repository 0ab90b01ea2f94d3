### What the cards of Seaside ask (see prompts.ftl).

## Both editions

ask-haven-set_aside = Set aside a card from your hand until your next turn.
ask-native_village-choose = Put a card on the mat, or take the cards from it?
word-native_village-deck = Put the top card of your deck on the mat
word-native_village-mat = Put the cards from the mat into your hand
ask-lookout-trash = Trash one of these cards.
ask-lookout-discard = Discard one of these cards; the other goes back onto your deck.
ask-smugglers-gain = Gain a copy of one of these cards.
ask-warehouse-discard = Discard 3 cards.
ask-island-set_aside = Put a card from your hand on your Island mat.
ask-salvager-trash = Trash a card from your hand; you get ¤1 for each ¤1 it costs.

## 1st edition only

ask-embargo-pile = Choose the Supply pile that gets the Embargo token.
ask-pearl_diver-put_back = At the bottom of your deck: { $object }. You may put it on top.
ask-ambassador-reveal = Reveal a card from your hand; each other player gains a copy of it.
ask-ambassador-return =
    { $max ->
        [one] You may return the revealed card to the Supply.
       *[other] You may return up to { $max } copies of it to the Supply.
    }
ask-navigator-choose = Discard these cards, or put them back?
ask-navigator-put_back = Put these cards back; the first one ends on top.
word-navigator-discard = Discard them all
word-navigator-deck = Put them all back
ask-pirate_ship-choose = Raid the others, or take the coins of your tokens?
ask-pirate_ship-trash = Choose the Treasure that is trashed.
word-pirate_ship-trash = Each other player trashes a Treasure
word-pirate_ship-coins = +¤1 for each of your Coin tokens
ask-explorer-reveal = You may reveal a Province to gain a Gold instead of a Silver.
ask-ghost_ship-put_back =
    { $max ->
        [one] Put a card from your hand onto your deck.
       *[other] Put { $max } cards from your hand onto your deck; the first one ends on top.
    }

## 2nd edition only

ask-blockade-gain = Gain a card costing up to ¤4 and set it aside.
ask-sailor-trash = You may trash a card from your hand.
ask-tide_pools-discard = Discard 2 cards.
ask-pirate-gain = Gain a Treasure costing up to ¤6, to your hand.
ask-sea_witch-discard = Discard 2 cards.
