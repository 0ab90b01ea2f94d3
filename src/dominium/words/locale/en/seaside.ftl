### The words of Seaside; how they are written stands in basic.ftl.

set-seaside-1e = Seaside, 1st edition
set-seaside-2e = Seaside, 2nd edition

## Both editions

haven = Haven
    .text =
        +1 Card
        +1 Action
        Set aside a card from your hand face down.
        At the start of your next turn, put it into your hand.
rulings-haven =
    You draw first, and then you must set a card aside.
    The others do not learn which card it is.
    With no card to set aside it does not stay in play.
ask-haven-set_aside = Set aside a card from your hand until your next turn.

lighthouse = Lighthouse
    .text =
        +1 Action
        Now and at the start of your next turn: +¤1.
        While this is in play, Attacks other players play do not affect you.
rulings-lighthouse =
    You cannot turn its protection down, but you may still reveal Reactions.
    Your own Attacks work as usual.

native_village = Native Village
    .text =
        +2 Actions
        Choose one: put the top card of your deck face down on your Native Village mat;
        or put all the cards from that mat into your hand.
        You may look at the cards on your mat at any time.
rulings-native_village =
    You may choose either option even if it does nothing.
    The others know how many cards lie on your mat, but not which.
    The village itself does not go to the mat.
ask-native_village-choose = Put a card on the mat, or take the cards from it?
word-native_village-deck = Put the top card of your deck on the mat
word-native_village-mat = Put the cards from the mat into your hand

fishing_village = Fishing Village
    .text =
        +2 Actions
        +¤1
        At the start of your next turn: +1 Action and +¤1.
rulings-fishing_village =
    Next turn you start with two Actions in all.

lookout = Lookout
    .text =
        +1 Action
        Look at the top 3 cards of your deck.
        Trash one, discard one and put the last back on top.
rulings-lookout =
    You see all the cards before you decide about the first.
    With two cards one is trashed and one discarded; a single card is trashed.
ask-lookout-trash = Trash one of these cards.
ask-lookout-discard = Discard one of these cards; the other goes back onto your deck.

smugglers = Smugglers
    .text =
        Gain a copy of a card costing up to ¤6 that the player to your right gained on their last turn.
rulings-smugglers =
    Bought or gained in another way, both count; if several cards fit, you choose.
    The copy comes from the Supply, and the cost is what it is now.
    Only that player's very last turn counts, even if you had several since.
    It is no Attack.
ask-smugglers-gain = Gain a copy of a card costing up to ¤6 that the player to your right gained last turn.

warehouse = Warehouse
    .text =
        +3 Cards
        +1 Action
        Discard 3 cards.
rulings-warehouse =
    You discard three even if you could draw fewer, from all the cards in your hand.
ask-warehouse-discard = Discard 3 cards.

caravan = Caravan
    .text =
        +1 Card
        +1 Action
        At the start of your next turn: +1 Card.
rulings-caravan =
    The card comes when your next turn starts, on top of your usual five.

cutpurse = Cutpurse
    .text =
        +¤2
        Each other player discards a Copper.
        A player with none reveals their hand.
rulings-cutpurse =
    A player with several Coppers discards just one.

island = Island
    .text =
        Put this and a card from your hand on your Island mat.
        ★2
rulings-island =
    Cards on the mat lie face up and are out of your deck, but count at the end.
    With no other card in hand only the Island goes there.
    With Throne Room: the Island and a card, then one more card.
ask-island-set_aside = Put a card from your hand on your Island mat.

salvager = Salvager
    .text =
        +1 Buy
        Trash a card from your hand.
        +¤1 for each ¤1 it costs.
rulings-salvager =
    With a card in your hand you must trash one; without any you only get the Buy.
ask-salvager-trash = Trash a card from your hand; you get ¤1 for each ¤1 it costs.

treasure_map = Treasure Map
    .text =
        Trash this and a Treasure Map from your hand.
        If you trashed two, gain 4 Golds onto your deck.
rulings-treasure_map =
    Without a second one in hand it is trashed for nothing.
    With too few Golds left you get those there are.
    With Throne Room and two more in hand you get Golds once; the second play trashes the other Map for nothing.

bazaar = Bazaar
    .text =
        +1 Card
        +2 Actions
        +¤1
rulings-bazaar =
    Coins from Actions are added to those of your Treasures when you buy.

merchant_ship = Merchant Ship
    .text =
        Now and at the start of your next turn: +¤2.
rulings-merchant_ship =
    The coins belong to the turn in which they come; what you do not spend then is lost.

outpost = Outpost
    .text =
        If this is the first time you play an Outpost this turn, and the turn before was not yours:
        draw only 3 cards for your next hand in Clean-up,
        and take an extra turn after this one.
-rulings-outpost =
    You never get more than one extra turn, and none from an Outpost played in the extra turn.
    What happens “at the start of your next turn” happens in the extra turn.
    In every other way the extra turn is a normal one; if the game ends first, it is not played.
rulings-outpost =
    { -rulings-outpost }
    An Outpost that brings no turn is discarded in the same Clean-up; played in the extra turn, it does not make your hand smaller.

outpost-1e = Outpost
    .text =
        In Clean-up this turn, draw only 3 cards for your next hand.
        Take an extra turn after this one, but only one, and never a third turn in a row.
rulings-outpost-1e =
    { -rulings-outpost }
    You draw only three cards even if no extra turn follows.

tactician = Tactician
    .text =
        If you have any cards in hand, discard your hand.
        If you did, at the start of your next turn: +5 Cards, +1 Action and +1 Buy.
rulings-tactician =
    With no hand to discard it gives nothing and does not stay; with Throne Room the second play is therefore idle.
    The five cards are drawn when your next turn starts.

treasury = Treasury
    .text =
        +1 Card
        +1 Action
        +¤1
        At the end of your Buy phase this turn, if you gained no Victory card in it, you may put this onto your deck.
-rulings-treasury =
    Of several Treasuries you may put back any number.
rulings-treasury =
    { -rulings-treasury }
    Any Victory card gained in the Buy phase spoils it, bought or not; one gained in the Action phase does not matter.

treasury-1e = Treasury
    .text =
        +1 Card
        +1 Action
        +¤1
        When you discard this from play, if you bought no Victory card this turn, you may put it onto your deck.
rulings-treasury-1e =
    { -rulings-treasury }
    A Victory card gained without buying it does not matter.
    A single Victory card among your purchases spoils it for all your Treasuries.
use-treasury = You may put Treasury onto your deck.

wharf = Wharf
    .text =
        Now and at the start of your next turn: +2 Cards and +1 Buy.
rulings-wharf =
    The later two cards come when your next turn starts, on top of your usual five.

## 1st edition only

embargo = Embargo
    .text =
        +¤2
        Trash this.
        Put an Embargo token on a Supply pile.
        ---
        When a player buys a card from that pile, they gain a Curse for each Embargo token on it.
rulings-embargo =
    Only buying brings Curses; a card gained in another way is free of them.
    Tokens add up on a pile and never run out. With Throne Room you place two, on any piles.
    Once the Curses are gone the tokens do nothing.
ask-embargo-pile = Choose the Supply pile that gets the Embargo token.

pearl_diver = Pearl Diver
    .text =
        +1 Card
        +1 Action
        Look at the bottom card of your deck.
        You may put it on top.
rulings-pearl_diver =
    You draw first; an empty deck is refilled by a shuffle before you look.
ask-pearl_diver-put_back = At the bottom of your deck: { $object }. You may put it on top.

ambassador = Ambassador
    .text =
        Reveal a card from your hand.
        Return up to 2 copies of it from your hand to the Supply.
        Then each other player gains a copy of it.
rulings-ambassador =
    The revealed card is one of the copies you may return; you may also return none.
    The others gain in turn order while the pile lasts.
    With no card in hand nothing happens.
ask-ambassador-reveal = Reveal a card from your hand; each other player gains a copy of it.
ask-ambassador-return =
    { $max ->
        [one] You may return the revealed card to the Supply.
       *[other] You may return up to { $max } copies of it to the Supply.
    }

navigator = Navigator
    .text =
        +¤2
        Look at the top 5 cards of your deck.
        Discard them all, or put them all back in any order.
rulings-navigator =
    All or none: you cannot discard just some of them.
    If you shuffle on the way, the cards you already see stay out of it.
ask-navigator-choose = Discard these cards, or put them back?
ask-navigator-put_back = Put these cards back onto your deck; the first one ends on top.
word-navigator-discard = Discard them all
word-navigator-deck = Put them all back

pirate_ship = Pirate Ship
    .text =
        Choose one:
        each other player reveals the top 2 cards of their deck, trashes a revealed Treasure of your choice and discards the rest,
        and if anyone trashed a Treasure, you take a Coin token;
        or +¤1 for each Coin token you have taken with Pirate Ships.
rulings-pirate_ship =
    One play brings one token at most, and none if no Treasure was trashed.
    Tokens are not spent: each later ship can use them all again.
    Reactions come before you choose, so they are possible even if you take the coins.
ask-pirate_ship-choose = Raid the others, or take the coins of your tokens?
ask-pirate_ship-trash = { $other } reveals these cards. Choose the Treasure that is trashed.
word-pirate_ship-trash = Each other player trashes a Treasure
word-pirate_ship-coins = +¤1 for each of your Coin tokens

sea_hag = Sea Hag
    .text =
        Each other player discards the top card of their deck, then gains a Curse onto their deck.
rulings-sea_hag =
    A player without a card to discard still gains the Curse.
    An empty deck is shuffled first. Too few Curses are gained in turn order.

explorer = Explorer
    .text =
        You may reveal a Province from your hand.
        If you do, gain a Gold to your hand.
        If you don't, gain a Silver to your hand.
rulings-explorer =
    You may keep a Province to yourself and take the Silver.
    The gained Treasure can be played this turn.
ask-explorer-reveal = You may reveal a Province to gain a Gold instead of a Silver.

ghost_ship = Ghost Ship
    .text =
        +2 Cards
        Each other player with 4 or more cards in hand puts cards from their hand onto their deck until they have 3.
rulings-ghost_ship =
    The others choose which cards they put back and in what order.
    An empty deck is not shuffled first: the cards simply form it.
ask-ghost_ship-put_back =
    { $max ->
        [one] Put a card from your hand onto your deck.
       *[other] Put { $max } cards from your hand onto your deck; the first one ends on top.
    }

## 2nd edition only

astrolabe = Astrolabe
    .text =
        Now and at the start of your next turn: +¤1 and +1 Buy.
rulings-astrolabe =
    It is a Treasure: you play it in your Buy phase, and it stays in play until the end of your next turn.

monkey = Monkey
    .text =
        Until your next turn, each time the player to your right gains a card, +1 Card.
        At the start of your next turn: +1 Card.
rulings-monkey =
    Gains on anyone's turn count, such as a Curse from a Witch you play after it.
    With Throne Room you draw two cards per gain.

sea_chart = Sea Chart
    .text =
        +1 Card
        +1 Action
        Reveal the top card of your deck.
        If you have a copy of it in play, put it into your hand.
rulings-sea_chart =
    The Sea Chart you play is itself in play, and so are your Durations from earlier turns.
    A card without a copy in play stays on your deck.

blockade = Blockade
    .text =
        Gain a card costing up to ¤4, setting it aside.
        At the start of your next turn, put it into your hand.
        While it is set aside, another player who gains a copy of it on their turn gains a Curse.
rulings-blockade =
    Moat and Lighthouse count at the moment it is played, not later.
    A copy gained on somebody else's turn brings no Curse.
    If the card is moved at once, say by Innovation, nothing more happens and Blockade is discarded this turn.
ask-blockade-gain = Gain a card costing up to ¤4 and set it aside.

sailor = Sailor
    .text =
        +1 Action
        Once this turn, when you gain a Duration card, you may play it.
        At the start of your next turn: +¤2, and you may trash a card from your hand.
rulings-sailor =
    It works in the Buy phase as well, for Treasures that are Durations too, and wherever the card was gained to.
    Two plays of Sailor allow two cards, but never the same one twice.
ask-sailor-trash = You may trash a card from your hand.
use-sailor = You may play the Duration you gained with Sailor.

tide_pools = Tide Pools
    .text =
        +3 Cards
        +1 Action
        At the start of your next turn, discard 2 cards.
rulings-tide_pools =
    With fewer than two cards you discard what you have.
ask-tide_pools-discard = Discard 2 cards.

corsair = Corsair
    .text =
        +¤2
        At the start of your next turn: +1 Card.
        Until then, each other player trashes the first Silver or Gold they play each turn.
rulings-corsair =
    The trashed Treasure still gives its coins.
    Even several Corsairs cost a player only one card a turn.
    Protection counts at the moment it is played, not later.

pirate = Pirate
    .text =
        At the start of your next turn, gain a Treasure to your hand costing up to ¤6.
        ---
        When any player gains a Treasure, you may play this from your hand.
rulings-pirate =
    Your own gain lets you play it as well.
    Played on another player's turn, it works at the start of your very next one.
    With Capitalism a gained Action with +¤ counts as a Treasure on the turns of Capitalism's owner.
ask-pirate-gain = Gain a Treasure costing up to ¤6, to your hand.
use-pirate = You may play Pirate from your hand.

sea_witch = Sea Witch
    .text =
        +2 Cards
        Each other player gains a Curse.
        At the start of your next turn: +2 Cards, then discard 2 cards.
rulings-sea_witch =
    Next turn you draw first and discard after, any two cards from your hand.
    When there are too few Curses, they go round in turn order.
ask-sea_witch-discard = Discard 2 cards.

## Recommended kingdoms, 1st edition

seaside1-high-seas = High Seas
seaside1-buried-treasure = Buried Treasure
seaside1-shipwrecks = Shipwrecks
seaside1-reach-for-tomorrow = Reach for Tomorrow
seaside1-repetition = Repetition
seaside1-give-and-take = Give and Take
