beekeeper = Beekeeper
    .text =
        You may discard any number of Victory cards for +¤1 each.
        At the start of your next turn, +1 Card.
rulings-beekeeper =
    You get the card on your next turn even if you discard nothing.
    A card that is a Victory card and something else, too, may be discarded.
ask-beekeeper-discard = Discard any number of Victory cards for +¤1 each.

gossip = Gossip
    .text =
        +¤2
        Each other player chooses one: they discard a card; or you get +1 Card.
rulings-gossip =
    The others choose in turn order, and you draw at once.
    Somebody without cards in hand may still choose to discard one.
ask-gossip-choose = Discard a card, or let the other player draw one?
ask-gossip-discard = Discard a card.
word-gossip-discard = Discard a card
word-gossip-talk = They get +1 Card
