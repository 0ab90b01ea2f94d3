### What the cards, Projects and Artifacts of Renaissance ask (see prompts.ftl).

## Kingdom cards

ask-border_guard-take = Put one of the revealed cards into your hand; the rest is discarded.
ask-border_guard-choose = Take the Lantern or the Horn.
ask-ducat-trash = You may trash a Copper from your hand.
ask-improve-trash = You may trash an Action card from play to gain a card costing exactly ¤1 more.
ask-improve-gain = Gain a card costing exactly ¤1 more than the trashed one.
ask-hideout-trash = Trash a card from your hand; for a Victory card you gain a Curse.
ask-inventor-gain = Gain a card costing up to ¤4.
ask-mountain_village-take = Put a card from your discard pile into your hand.
ask-priest-trash = Trash a card from your hand.
ask-research-trash = Trash a card from your hand; for each ¤1 it costs you set aside a card from your deck.
ask-old_witch-trash = You may trash a Curse from your hand.
ask-recruiter-trash = Trash a card from your hand; you get +1 Villager for each ¤1 it costs.
ask-scepter-choose = Choose one:
word-scepter-coins = +¤2
word-scepter-replay = Replay an Action card you played this turn
ask-scepter-play_card = Choose the Action card to replay.
ask-sculptor-gain = Gain a card to your hand costing up to ¤4.
ask-seer-put_back = Put these cards back onto your deck; the first one ends on top.
ask-treasurer-choose = Choose one:
word-treasurer-trash = Trash a Treasure from your hand
word-treasurer-gain = Gain a Treasure from the trash to your hand
word-treasurer-key = Take the Key
ask-treasurer-trash = Trash a Treasure from your hand.
ask-treasurer-gain = Gain a Treasure from the trash to your hand.
ask-villain-discard = Discard a card costing ¤2 or more.

## Projects

ask-cathedral-trash = Trash a card from your hand.
ask-city_gate-put_back = Put a card from your hand onto your deck.
ask-sewers-trash = You may trash a card from your hand.
ask-star_chart-star = You may pick the card that goes on top of the shuffled ones.
ask-silos-discard = You may discard any number of Coppers, to draw as many cards.
ask-sinister_plot-choose = Add a token, or remove all your tokens?
word-sinister_plot-token = Add a token
word-sinister_plot-cards = Remove all your tokens: +1 Card each
ask-crop_rotation-discard = You may discard a Victory card for +2 Cards.
