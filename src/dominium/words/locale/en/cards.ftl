### Card names and card texts.
###
### The value is the name, `.text` the text, one effect per line.
### In texts ¤ is the coin, ★ the victory point, and a line with just --- the dividing line.
### An id ending in -1e is the first-edition version of the card before it.

## Basic cards

copper = Copper
    .text =
        ¤1

silver = Silver
    .text =
        ¤2

gold = Gold
    .text =
        ¤3

estate = Estate
    .text =
        ★1

duchy = Duchy
    .text =
        ★3

province = Province
    .text =
        ★6

curse = Curse
    .text =
        ★-1

## Dominion, both editions

cellar = Cellar
    .text =
        +1 Action
        Discard any number of cards, then draw as many.

chapel = Chapel
    .text =
        Trash up to 4 cards from your hand.

moat = Moat
    .text =
        +2 Cards
        ---
        When another player plays an Attack, you may first reveal this from your hand.
        If you do, that Attack does not affect you.

village = Village
    .text =
        +1 Card
        +2 Actions

workshop = Workshop
    .text =
        Gain a card costing up to ¤4.

bureaucrat = Bureaucrat
    .text =
        Gain a Silver onto your deck.
        Each other player reveals a Victory card from their hand and puts it onto their deck.
        A player with none reveals their hand.

gardens = Gardens
    .text =
        Worth ★1 for every 10 cards you have, rounded down.

militia = Militia
    .text =
        +¤2
        Each other player discards down to 3 cards in hand.

moneylender = Moneylender
    .text =
        You may trash a Copper from your hand.
        If you do, +¤3.

moneylender-1e = Moneylender
    .text =
        Trash a Copper from your hand.
        If you did, +¤3.

remodel = Remodel
    .text =
        Trash a card from your hand.
        Gain a card costing up to ¤2 more than it.

smithy = Smithy
    .text =
        +3 Cards

throne_room = Throne Room
    .text =
        You may play an Action card from your hand twice.

throne_room-1e = Throne Room
    .text =
        Choose an Action card in your hand.
        Play it twice.

council_room = Council Room
    .text =
        +4 Cards
        +1 Buy
        Each other player draws a card.

festival = Festival
    .text =
        +2 Actions
        +1 Buy
        +¤2

laboratory = Laboratory
    .text =
        +2 Cards
        +1 Action

library = Library
    .text =
        Draw until you have 7 cards in hand.
        You may set aside each Action card as you draw it.
        Afterwards discard the cards set aside.

market = Market
    .text =
        +1 Card
        +1 Action
        +1 Buy
        +¤1

mine = Mine
    .text =
        You may trash a Treasure from your hand.
        If you do, gain a Treasure to your hand costing up to ¤3 more than it.

mine-1e = Mine
    .text =
        Trash a Treasure from your hand.
        Gain a Treasure to your hand costing up to ¤3 more than it.

witch = Witch
    .text =
        +2 Cards
        Each other player gains a Curse.

## Dominion, 1st edition only

chancellor = Chancellor
    .text =
        +¤2
        You may put your deck into your discard pile, without looking at it.

woodcutter = Woodcutter
    .text =
        +1 Buy
        +¤2

feast = Feast
    .text =
        Trash this.
        Gain a card costing up to ¤5.

spy = Spy
    .text =
        +1 Card
        +1 Action
        Each player, starting with you, reveals the top card of their deck.
        You choose whether they discard it or put it back.

thief = Thief
    .text =
        Each other player reveals the top 2 cards of their deck.
        They trash one revealed Treasure of your choice and discard the rest.
        Then you may gain any number of the cards trashed this way.

adventurer = Adventurer
    .text =
        Reveal cards from your deck until you reveal 2 Treasures.
        Put those Treasures into your hand and discard the other revealed cards.

## Dominion, 2nd edition only

harbinger = Harbinger
    .text =
        +1 Card
        +1 Action
        Look through your discard pile.
        You may put a card from it onto your deck.

merchant = Merchant
    .text =
        +1 Card
        +1 Action
        The first time you play a Silver this turn, +¤1.

vassal = Vassal
    .text =
        +¤2
        Discard the top card of your deck.
        If it is an Action card, you may play it.

poacher = Poacher
    .text =
        +1 Card
        +1 Action
        +¤1
        Discard a card for each empty Supply pile.

bandit = Bandit
    .text =
        Gain a Gold.
        Each other player reveals the top 2 cards of their deck.
        They trash one revealed Treasure other than Copper, of their choice, and discard the rest.

sentry = Sentry
    .text =
        +1 Card
        +1 Action
        Look at the top 2 cards of your deck.
        You may trash or discard any of them.
        Put the rest back in any order.

artisan = Artisan
    .text =
        Gain a card to your hand costing up to ¤5.
        Put a card from your hand onto your deck.

## Intrigue, both editions

courtyard = Courtyard
    .text =
        +3 Cards
        Put a card from your hand onto your deck.

pawn = Pawn
    .text =
        Choose two different options: +1 Card; +1 Action; +1 Buy; +¤1.

masquerade = Masquerade
    .text =
        +2 Cards
        All at once, each player with cards in hand passes one to the next such player on the left.
        Then you may trash a card from your hand.

masquerade-1e = Masquerade
    .text =
        +2 Cards
        All at once, each player passes a card from their hand to the player on their left.
        Then you may trash a card from your hand.

shanty_town = Shanty Town
    .text =
        +2 Actions
        Reveal your hand.
        If it has no Action cards, +2 Cards.

steward = Steward
    .text =
        Choose one: +2 Cards; +¤2; or trash 2 cards from your hand.

swindler = Swindler
    .text =
        +¤2
        Each other player trashes the top card of their deck.
        They gain a card of your choice with the same cost.

wishing_well = Wishing Well
    .text =
        +1 Card
        +1 Action
        Name a card, then reveal the top card of your deck.
        If it is the card you named, put it into your hand.

baron = Baron
    .text =
        +1 Buy
        You may discard an Estate for +¤4.
        If you don't, gain an Estate.

bridge = Bridge
    .text =
        +1 Buy
        +¤1
        This turn, cards cost ¤1 less, but not less than ¤0.

conspirator = Conspirator
    .text =
        +¤2
        If this is at least the third Action you have played this turn, +1 Card and +1 Action.

ironworks = Ironworks
    .text =
        Gain a card costing up to ¤4.
        If it is an Action, +1 Action.
        If it is a Treasure, +¤1.
        If it is a Victory card, +1 Card.

mining_village = Mining Village
    .text =
        +1 Card
        +2 Actions
        You may trash this for +¤2.

duke = Duke
    .text =
        Worth ★1 for each Duchy you have.

minion = Minion
    .text =
        +1 Action
        Choose one: +¤2;
        or discard your hand, +4 Cards, and each other player with 5 or more cards in hand discards their hand and draws 4 cards.

torturer = Torturer
    .text =
        +3 Cards
        Each other player chooses one: discard 2 cards; or gain a Curse to their hand.

trading_post = Trading Post
    .text =
        Trash 2 cards from your hand.
        If you did, gain a Silver to your hand.

upgrade = Upgrade
    .text =
        +1 Card
        +1 Action
        Trash a card from your hand.
        Gain a card costing exactly ¤1 more than it.

harem = Harem
    .text =
        ¤2
        ★2

nobles = Nobles
    .text =
        Choose one: +3 Cards; or +2 Actions.
        ★2

## Intrigue, 1st edition only

secret_chamber = Secret Chamber
    .text =
        Discard any number of cards for +¤1 each.
        ---
        When another player plays an Attack, you may first reveal this from your hand.
        If you do, draw 2 cards, then put 2 cards from your hand onto your deck.

great_hall = Great Hall
    .text =
        +1 Card
        +1 Action
        ★1

coppersmith = Coppersmith
    .text =
        This turn, each Copper gives an extra ¤1.

scout = Scout
    .text =
        +1 Action
        Reveal the top 4 cards of your deck.
        Put the Victory cards into your hand.
        Put the rest back in any order.

saboteur = Saboteur
    .text =
        Each other player reveals cards from their deck until one costs ¤3 or more.
        They trash that card and may gain a card costing at least ¤2 less than it.
        They discard the other revealed cards.

tribute = Tribute
    .text =
        The player to your left reveals, then discards, the top 2 cards of their deck.
        For each of them (two copies count once):
        Action, +2 Actions;
        Treasure, +¤2;
        Victory, +2 Cards.

## Intrigue, 2nd edition only

lurker = Lurker
    .text =
        +1 Action
        Choose one: trash an Action card from the Supply; or gain an Action card from the trash.

diplomat = Diplomat
    .text =
        +2 Cards
        If you now have 5 or fewer cards in hand, +2 Actions.
        ---
        When another player plays an Attack, you may first reveal this from a hand of 5 or more cards.
        If you do, draw 2 cards, then discard 3.

mill = Mill
    .text =
        +1 Card
        +1 Action
        You may discard 2 cards for +¤2.
        ★1

secret_passage = Secret Passage
    .text =
        +2 Cards
        +1 Action
        Put a card from your hand anywhere in your deck.

courtier = Courtier
    .text =
        Reveal a card from your hand.
        For each type it has, choose a different option:
        +1 Action; +1 Buy; +¤3; gain a Gold.

patrol = Patrol
    .text =
        +3 Cards
        Reveal the top 4 cards of your deck.
        Put the Victory cards and Curses into your hand.
        Put the rest back in any order.

replace = Replace
    .text =
        Trash a card from your hand.
        Gain a card costing up to ¤2 more than it.
        If the gained card is an Action or Treasure, put it onto your deck.
        If it is a Victory card, each other player gains a Curse.

## Seaside, both editions

haven = Haven
    .text =
        +1 Card
        +1 Action
        Set aside a card from your hand face down.
        At the start of your next turn, put it into your hand.

lighthouse = Lighthouse
    .text =
        +1 Action
        Now and at the start of your next turn: +¤1.
        While this is in play, Attacks other players play do not affect you.

native_village = Native Village
    .text =
        +2 Actions
        Choose one: put the top card of your deck face down on your Native Village mat;
        or put all the cards from that mat into your hand.
        You may look at the cards on your mat at any time.

fishing_village = Fishing Village
    .text =
        +2 Actions
        +¤1
        At the start of your next turn: +1 Action and +¤1.

lookout = Lookout
    .text =
        +1 Action
        Look at the top 3 cards of your deck.
        Trash one, discard one and put the last back on top.

smugglers = Smugglers
    .text =
        Gain a copy of a card costing up to ¤6 that the player to your right gained on their last turn.

warehouse = Warehouse
    .text =
        +3 Cards
        +1 Action
        Discard 3 cards.

caravan = Caravan
    .text =
        +1 Card
        +1 Action
        At the start of your next turn: +1 Card.

cutpurse = Cutpurse
    .text =
        +¤2
        Each other player discards a Copper.
        A player with none reveals their hand.

island = Island
    .text =
        Put this and a card from your hand on your Island mat.
        ★2

salvager = Salvager
    .text =
        +1 Buy
        Trash a card from your hand.
        +¤1 for each ¤1 it costs.

treasure_map = Treasure Map
    .text =
        Trash this and a Treasure Map from your hand.
        If you trashed two, gain 4 Golds onto your deck.

bazaar = Bazaar
    .text =
        +1 Card
        +2 Actions
        +¤1

merchant_ship = Merchant Ship
    .text =
        Now and at the start of your next turn: +¤2.

outpost = Outpost
    .text =
        If this is the first time you play an Outpost this turn, and the turn before was not yours:
        draw only 3 cards for your next hand in Clean-up,
        and take an extra turn after this one.

outpost-1e = Outpost
    .text =
        In Clean-up this turn, draw only 3 cards for your next hand.
        Take an extra turn after this one, but only one, and never a third turn in a row.

tactician = Tactician
    .text =
        If you have any cards in hand, discard your hand.
        If you did, at the start of your next turn: +5 Cards, +1 Action and +1 Buy.

treasury = Treasury
    .text =
        +1 Card
        +1 Action
        +¤1
        At the end of your Buy phase this turn, if you gained no Victory card in it, you may put this onto your deck.

treasury-1e = Treasury
    .text =
        +1 Card
        +1 Action
        +¤1
        When you discard this from play, if you bought no Victory card this turn, you may put it onto your deck.

wharf = Wharf
    .text =
        Now and at the start of your next turn: +2 Cards and +1 Buy.

## Seaside, 1st edition only

embargo = Embargo
    .text =
        +¤2
        Trash this.
        Put an Embargo token on a Supply pile.
        ---
        When a player buys a card from that pile, they gain a Curse for each Embargo token on it.

pearl_diver = Pearl Diver
    .text =
        +1 Card
        +1 Action
        Look at the bottom card of your deck.
        You may put it on top.

ambassador = Ambassador
    .text =
        Reveal a card from your hand.
        Return up to 2 copies of it from your hand to the Supply.
        Then each other player gains a copy of it.

navigator = Navigator
    .text =
        +¤2
        Look at the top 5 cards of your deck.
        Discard them all, or put them all back in any order.

pirate_ship = Pirate Ship
    .text =
        Choose one:
        each other player reveals the top 2 cards of their deck, trashes a revealed Treasure of your choice and discards the rest,
        and if anyone trashed a Treasure, you take a Coin token;
        or +¤1 for each Coin token you have taken with Pirate Ships.

sea_hag = Sea Hag
    .text =
        Each other player discards the top card of their deck, then gains a Curse onto their deck.

explorer = Explorer
    .text =
        You may reveal a Province from your hand.
        If you do, gain a Gold to your hand.
        If you don't, gain a Silver to your hand.

ghost_ship = Ghost Ship
    .text =
        +2 Cards
        Each other player with 4 or more cards in hand puts cards from their hand onto their deck until they have 3.

## Seaside, 2nd edition only

astrolabe = Astrolabe
    .text =
        Now and at the start of your next turn: +¤1 and +1 Buy.

monkey = Monkey
    .text =
        Until your next turn, each time the player to your right gains a card, +1 Card.
        At the start of your next turn: +1 Card.

sea_chart = Sea Chart
    .text =
        +1 Card
        +1 Action
        Reveal the top card of your deck.
        If you have a copy of it in play, put it into your hand.

blockade = Blockade
    .text =
        Gain a card costing up to ¤4, setting it aside.
        At the start of your next turn, put it into your hand.
        While it is set aside, another player who gains a copy of it on their turn gains a Curse.

sailor = Sailor
    .text =
        +1 Action
        Once this turn, when you gain a Duration card, you may play it.
        At the start of your next turn: +¤2, and you may trash a card from your hand.

tide_pools = Tide Pools
    .text =
        +3 Cards
        +1 Action
        At the start of your next turn, discard 2 cards.

corsair = Corsair
    .text =
        +¤2
        At the start of your next turn: +1 Card.
        Until then, each other player trashes the first Silver or Gold they play each turn.

pirate = Pirate
    .text =
        At the start of your next turn, gain a Treasure to your hand costing up to ¤6.
        ---
        When any player gains a Treasure, you may play this from your hand.

sea_witch = Sea Witch
    .text =
        +2 Cards
        Each other player gains a Curse.
        At the start of your next turn: +2 Cards, then discard 2 cards.

## Renaissance, Kingdom cards

border_guard = Border Guard
    .text =
        +1 Action
        Reveal the top 2 cards of your deck.
        Put one into your hand and discard the other.
        If both were Actions, take the Lantern or the Horn.

ducat = Ducat
    .text =
        +1 Coffers
        +1 Buy
        ---
        When you gain this, you may trash a Copper from your hand.

lackeys = Lackeys
    .text =
        +2 Cards
        ---
        When you gain this, +2 Villagers.

acting_troupe = Acting Troupe
    .text =
        +4 Villagers
        Trash this.

cargo_ship = Cargo Ship
    .text =
        +¤2
        Once this turn, when you gain a card, you may set it aside face up.
        At the start of your next turn, put it into your hand.

experiment = Experiment
    .text =
        +2 Cards
        +1 Action
        Return this to the Supply.
        ---
        When you gain this, gain another Experiment, which does not bring a further one.

improve = Improve
    .text =
        +¤2
        At the start of Clean-up, you may trash an Action card you would discard from play this turn.
        If you do, gain a card costing exactly ¤1 more than it.

flag_bearer = Flag Bearer
    .text =
        +¤2
        ---
        When you gain or trash this, take the Flag.

hideout = Hideout
    .text =
        +1 Card
        +2 Actions
        Trash a card from your hand.
        If it is a Victory card, gain a Curse.

inventor = Inventor
    .text =
        Gain a card costing up to ¤4.
        Then, this turn, cards cost ¤1 less, but not less than ¤0.

mountain_village = Mountain Village
    .text =
        +2 Actions
        Look through your discard pile and put a card from it into your hand.
        If you can't, +1 Card.

patron = Patron
    .text =
        +1 Villager
        +¤2
        ---
        When an effect has you reveal this during any player's Action phase, +1 Coffers.

priest = Priest
    .text =
        +¤2
        Trash a card from your hand.
        For the rest of this turn, each time you trash a card, +¤2.

research = Research
    .text =
        +1 Action
        Trash a card from your hand.
        For each ¤1 it costs, set aside the top card of your deck face down.
        At the start of your next turn, put those cards into your hand.

silk_merchant = Silk Merchant
    .text =
        +2 Cards
        +1 Buy
        ---
        When you gain or trash this, +1 Coffers and +1 Villager.

old_witch = Old Witch
    .text =
        +3 Cards
        Each other player gains a Curse, then may trash a Curse from their hand.

recruiter = Recruiter
    .text =
        +2 Cards
        Trash a card from your hand.
        +1 Villager for each ¤1 it costs.

scepter = Scepter
    .text =
        Choose one: +¤2; or replay an Action card you played this turn that is still in play.

scholar = Scholar
    .text =
        Discard your hand.
        +7 Cards

sculptor = Sculptor
    .text =
        Gain a card to your hand costing up to ¤4.
        If it is a Treasure, +1 Villager.

seer = Seer
    .text =
        +1 Card
        +1 Action
        Reveal the top 3 cards of your deck.
        Put those costing ¤2 to ¤4 into your hand.
        Put the rest back in any order.

spices = Spices
    .text =
        +¤2
        +1 Buy
        ---
        When you gain this, +2 Coffers.

swashbuckler = Swashbuckler
    .text =
        +3 Cards
        If your discard pile has any cards, +1 Coffers;
        then, if you have at least 4 Coffers, take the Treasure Chest.

treasurer = Treasurer
    .text =
        +¤3
        Choose one: trash a Treasure from your hand; gain a Treasure from the trash to your hand; or take the Key.

villain = Villain
    .text =
        +2 Coffers
        Each other player with 5 or more cards in hand discards one costing ¤2 or more.
        If such a player has none, they reveal their hand.

## Renaissance, Projects

cathedral = Cathedral
    .text =
        At the start of your turn, trash a card from your hand.

city_gate = City Gate
    .text =
        At the start of your turn: +1 Card, then put a card from your hand onto your deck.

pageant = Pageant
    .text =
        At the end of your Buy phase, you may pay ¤1 for +1 Coffers.

sewers = Sewers
    .text =
        When you trash a card other than with this, you may trash a card from your hand.

star_chart = Star Chart
    .text =
        When you shuffle, you may pick one of the cards to go on top.

exploration = Exploration
    .text =
        At the end of your Buy phase, if you gained no cards during it: +1 Coffers and +1 Villager.

fair = Fair
    .text =
        At the start of your turn: +1 Buy.

silos = Silos
    .text =
        At the start of your turn, discard any number of Coppers, revealed, and draw as many cards.

sinister_plot = Sinister Plot
    .text =
        At the start of your turn, choose one: add a token here;
        or remove all your tokens from here for +1 Card each.

academy = Academy
    .text =
        When you gain an Action card, +1 Villager.

capitalism = Capitalism
    .text =
        During your turns, Action cards with +¤ amounts in their text are also Treasures.

fleet = Fleet
    .text =
        After the game ends, each player with this takes one extra turn.
        They do so in turn order, starting to the left of the player whose turn ended the game.

guildhall = Guildhall
    .text =
        When you gain a Treasure, +1 Coffers.

piazza = Piazza
    .text =
        At the start of your turn, reveal the top card of your deck.
        If it is an Action, play it.

road_network = Road Network
    .text =
        When another player gains a Victory card, +1 Card.

barracks = Barracks
    .text =
        At the start of your turn: +1 Action.

crop_rotation = Crop Rotation
    .text =
        At the start of your turn, you may discard a Victory card for +2 Cards.

innovation = Innovation
    .text =
        Once during each of your turns, when you gain an Action card, you may play it.

canal = Canal
    .text =
        During your turns, cards cost ¤1 less, but not less than ¤0.

citadel = Citadel
    .text =
        The first time you play an Action card in each of your turns, replay it afterwards.

## Renaissance, Artifacts

flag = Flag
    .text =
        When drawing your hand in Clean-up, +1 Card.

horn = Horn
    .text =
        Once per turn, when you discard a Border Guard from play, you may put it onto your deck.

key = Key
    .text =
        At the start of your turn: +¤1.

lantern = Lantern
    .text =
        Your Border Guards reveal 3 cards and discard 2.
        All 3 must be Actions for you to take the Horn.

treasure_chest = Treasure Chest
    .text =
        At the start of your Buy phase, gain a Gold.
