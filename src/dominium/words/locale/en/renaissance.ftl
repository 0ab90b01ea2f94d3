### The words of Renaissance; how they are written stands in basic.ftl.

set-renaissance = Renaissance

## Kingdom cards

border_guard = Border Guard
    .text =
        +1 Action
        Reveal the top 2 cards of your deck.
        Put one into your hand and discard the other.
        If both were Actions, take the Lantern or the Horn.
rulings-border_guard =
    With fewer cards revealed than asked for you take no Artifact; a single card goes to your hand.
    Both Artifacts work from the turn in which you take them.
ask-border_guard-take = Put one of the revealed cards into your hand; the rest is discarded.
ask-border_guard-choose = Take the Lantern or the Horn.

ducat = Ducat
    .text =
        +1 Coffers
        +1 Buy
        ---
        When you gain this, you may trash a Copper from your hand.
rulings-ducat =
    It gives no coins by itself, but the Coffers may be spent at once.
ask-ducat-trash = You may trash a Copper from your hand.

lackeys = Lackeys
    .text =
        +2 Cards
        ---
        When you gain this, +2 Villagers.
rulings-lackeys =
    The Villagers come when you gain it, not when you play it.

acting_troupe = Acting Troupe
    .text =
        +4 Villagers
        Trash this.
rulings-acting_troupe =
    The Villagers come even if it cannot be trashed, as on the second of two plays.
    A Villager is used in your Action phase for +1 Action.

cargo_ship = Cargo Ship
    .text =
        +¤2
        Once this turn, when you gain a card, you may set it aside face up.
        At the start of your next turn, put it into your hand.
rulings-cargo_ship =
    It may be any one gain after you played it, not only the first.
    With nothing set aside it is discarded this turn.
    Two plays allow two cards; of two ships the one that carries nothing is discarded.
use-cargo_ship = You may set aside the card you gained with Cargo Ship until your next turn.

experiment = Experiment
    .text =
        +2 Cards
        +1 Action
        Return this to the Supply.
        ---
        When you gain this, gain another Experiment, which does not bring a further one.
rulings-experiment =
    The second one comes however you gained the first.
    It always goes to your discard pile, even if the first went to your hand.
    If it is no longer in play, it is not returned.

improve = Improve
    .text =
        +¤2
        At the start of Clean-up, you may trash an Action card you would discard from play this turn.
        If you do, gain a card costing exactly ¤1 more than it.
rulings-improve =
    It may trash itself.
    A Duration that stays in play cannot be chosen, nor a Throne Room or Scepter staying with it; one due to be discarded now can.
    The gained card may be of any type. If none costs exactly ¤1 more, the card is trashed for nothing.
    Several Improves work one after another.
ask-improve-trash = You may trash an Action card from play to gain a card costing exactly ¤1 more.
ask-improve-gain = Gain a card costing exactly ¤1 more than { $trashed }.

flag_bearer = Flag Bearer
    .text =
        +¤2
        ---
        When you gain or trash this, take the Flag.
rulings-flag_bearer =
    You take the Flag whoever's turn it is.
    When it is trashed, the Flag goes to the player who trashes it.

hideout = Hideout
    .text =
        +1 Card
        +2 Actions
        Trash a card from your hand.
        If it is a Victory card, gain a Curse.
rulings-hideout =
    You have to trash a card.
    A Curse is not a Victory card, so trashing one brings no new one.
ask-hideout-trash = Trash a card from your hand; for a Victory card you gain a Curse.

inventor = Inventor
    .text =
        Gain a card costing up to ¤4.
        Then, this turn, cards cost ¤1 less, but not less than ¤0.
rulings-inventor =
    The gain comes first, only then do cards get cheaper.
    A second Inventor can therefore gain a Duchy, which now costs ¤4.
ask-inventor-gain = Gain a card costing up to ¤4.

mountain_village = Mountain Village
    .text =
        +2 Actions
        Look through your discard pile and put a card from it into your hand.
        If you can't, +1 Card.
rulings-mountain_village =
    With any card in your discard pile you must take one; you cannot draw instead.
ask-mountain_village-take = Put a card from your discard pile into your hand.

patron = Patron
    .text =
        +1 Villager
        +¤2
        ---
        When an effect has you reveal this during any player's Action phase, +1 Coffers.
rulings-patron =
    Only being told to “reveal” counts, and only in an Action phase, yours or another player's.
    Two revealed at once give two Coffers.
    Merely looking at it or discarding it gives nothing.
    The start of your turn is part of the Action phase; a reveal in the Buy phase, as when Scepter replays a card, gives nothing.

priest = Priest
    .text =
        +¤2
        Trash a card from your hand.
        For the rest of this turn, each time you trash a card, +¤2.
rulings-priest =
    The card it trashes does not pay, later ones do. Two Priests trashing a card each make ¤6 in all.
    You must trash a card; cards trashed from anywhere pay later, not only those from your hand.
    A card trashed with Sewers because of Priest's own trashing does not pay yet.
ask-priest-trash = Trash a card from your hand.

research = Research
    .text =
        +1 Action
        Trash a card from your hand.
        For each ¤1 it costs, set aside the top card of your deck face down.
        At the start of your next turn, put those cards into your hand.
rulings-research =
    Trashing a Silver sets three cards aside; with too few cards, as many as there are.
    You may look at the cards set aside, the others may not.
    With nothing set aside it is discarded this turn.
ask-research-trash = Trash a card from your hand; for each ¤1 it costs you set aside a card from your deck.

silk_merchant = Silk Merchant
    .text =
        +2 Cards
        +1 Buy
        ---
        When you gain or trash this, +1 Coffers and +1 Villager.
rulings-silk_merchant =
    The tokens come whoever's turn it is.

old_witch = Old Witch
    .text =
        +3 Cards
        Each other player gains a Curse, then may trash a Curse from their hand.
rulings-old_witch =
    A Curse may be trashed even if none was left to gain.
    The Curse just gained lies in the discard pile, so it cannot be the one trashed.
    Someone who is protected may not trash either.
ask-old_witch-trash = You may trash a Curse from your hand.

recruiter = Recruiter
    .text =
        +2 Cards
        Trash a card from your hand.
        +1 Villager for each ¤1 it costs.
rulings-recruiter =
    You draw first, then you must trash a card.
    A Silver brings three Villagers, a Copper none.
ask-recruiter-trash = Trash a card from your hand; you get +1 Villager for each ¤1 it costs.

scepter = Scepter
    .text =
        Choose one: +¤2; or replay an Action card you played this turn that is still in play.
rulings-scepter =
    A Duration played this turn may be replayed and keeps the Scepter in play; one from an earlier turn may not.
    Actions you get from it are of no use any more, but Treasures you draw can still be played.
    A card that left play cannot be replayed, even if it came back.
ask-scepter-choose = Choose one option: coins, or an Action again.
word-scepter-coins = +¤2
word-scepter-replay = Replay an Action card you played this turn
ask-scepter-play_card = Choose the Action card to replay.

scholar = Scholar
    .text =
        Discard your hand.
        +7 Cards
rulings-scholar =
    If you have to shuffle, the cards you just discarded are in it.

sculptor = Sculptor
    .text =
        Gain a card to your hand costing up to ¤4.
        If it is a Treasure, +1 Villager.
rulings-sculptor =
    The gained card can be used at once; you cannot add coins to reach a dearer one.
ask-sculptor-gain = Gain a card to your hand costing up to ¤4.

seer = Seer
    .text =
        +1 Card
        +1 Action
        Reveal the top 3 cards of your deck.
        Put those costing ¤2 to ¤4 into your hand.
        Put the rest back in any order.
rulings-seer =
    Costs are those of the moment, so Bridge, Inventor or Canal change what you take.
    You must take every card that fits.
ask-seer-put_back = Put these cards back onto your deck; the first one ends on top.

spices = Spices
    .text =
        +¤2
        +1 Buy
        ---
        When you gain this, +2 Coffers.
rulings-spices =
    The Coffers come when you gain it, and you may spend them in that same turn if it is yours.

swashbuckler = Swashbuckler
    .text =
        +3 Cards
        If your discard pile has any cards, +1 Coffers;
        then, if you have at least 4 Coffers, take the Treasure Chest.
rulings-swashbuckler =
    The discard pile is checked after you draw; a shuffle may have emptied it.
    With an empty discard pile you cannot take the Treasure Chest either.

treasurer = Treasurer
    .text =
        +¤3
        Choose one: trash a Treasure from your hand; gain a Treasure from the trash to your hand; or take the Key.
rulings-treasurer =
    Gaining from the trash sets off what a card does when gained, as with Ducat or Spices.
    You may choose the Key even if you already have it.
    The Key usually starts to pay on your next turn.
ask-treasurer-choose = Choose one option: trash a Treasure, gain one from the trash, or take the Key.
word-treasurer-trash = Trash a Treasure from your hand
word-treasurer-gain = Gain a Treasure from the trash to your hand
word-treasurer-key = Take the Key
ask-treasurer-trash = Trash a Treasure from your hand.
ask-treasurer-gain = Gain a Treasure from the trash to your hand.

villain = Villain
    .text =
        +2 Coffers
        Each other player with 5 or more cards in hand discards one costing ¤2 or more.
        If such a player has none, they reveal their hand.
rulings-villain =
    Only cards costing ¤2 or more may go: an Estate will do, but not while your Canal makes it cost ¤1.
    A player with four cards or fewer is not affected.
ask-villain-discard = Discard a card costing ¤2 or more.

## Projects

cathedral = Cathedral
    .text =
        At the start of your turn, trash a card from your hand.
rulings-cathedral =
    You cannot skip it: with any card in hand you must trash one, every turn.
ask-cathedral-trash = Trash a card from your hand.

city_gate = City Gate
    .text =
        At the start of your turn: +1 Card, then put a card from your hand onto your deck.
rulings-city_gate =
    You draw first, and may put back the card you drew.
    You choose in which order your effects at the start of the turn happen.
ask-city_gate-put_back = Put a card from your hand onto your deck.

pageant = Pageant
    .text =
        At the end of your Buy phase, you may pay ¤1 for +1 Coffers.
rulings-pageant =
    Only once a turn, and only with coins you have: unplayed Treasures do not count.
    Pageant, Exploration and Treasury share one moment; you choose their order.
use-pageant = You may pay ¤1 for +1 Coffers (Pageant).

sewers = Sewers
    .text =
        When you trash a card other than with this, you may trash a card from your hand.
rulings-sewers =
    It works once for each card trashed: four cards with Chapel allow four more.
    It does not matter why you trash, on whose turn, or from where; the extra card must come from your hand.
    When an Attack makes you trash, that counts as well.
ask-sewers-trash = You may trash a card from your hand.

star_chart = Star Chart
    .text =
        When you shuffle, you may pick one of the cards to go on top.
rulings-star_chart =
    You may look at the cards while you choose, and at those left in your deck that you are about to draw.
    The card lies on top of the shuffled ones, below whatever was left of your deck.
    It works for shuffles on other players' turns too.
ask-star_chart-star = You may pick the card that goes on top of the shuffled ones.

exploration = Exploration
    .text =
        At the end of your Buy phase, if you gained no cards during it: +1 Coffers and +1 Villager.
rulings-exploration =
    Buying a Project is no gain, so it does not stand in the way.
    Gains before the Buy phase do not matter; in it, any gain counts, even the Treasure Chest's Gold.
    It already works in the Buy phase in which you buy it.

fair = Fair
    .text =
        At the start of your turn: +1 Buy.
rulings-fair =
    It works from your next turn on, every turn.

silos = Silos
    .text =
        At the start of your turn, discard any number of Coppers, revealed, and draw as many cards.
rulings-silos =
    You discard first and then draw; a shuffle includes those Coppers.
ask-silos-discard = You may discard any number of Coppers, to draw as many cards.

sinister_plot = Sinister Plot
    .text =
        At the start of your turn, choose one: add a token here;
        or remove all your tokens from here for +1 Card each.
rulings-sinister_plot =
    You must do one of the two each turn.
    Every player has tokens of their own here, and they are not Coffers.
ask-sinister_plot-choose = Add a token, or remove all your tokens?
word-sinister_plot-token = Add a token
word-sinister_plot-cards = Remove all your tokens: +1 Card each

academy = Academy
    .text =
        When you gain an Action card, +1 Villager.
rulings-academy =
    Bought or gained in another way, on anyone's turn.

capitalism = Capitalism
    .text =
        During your turns, Action cards with +¤ amounts in their text are also Treasures.
rulings-capitalism =
    A plus sign with a coin amount counts wherever it stands in the text: Improve has one, Inventor has not.
    You may play such cards in the Buy phase without using Actions.
    On your turn they have both types everywhere, other players' cards included; your Bandit can hit them.
    Whatever asks for a Treasure sees them: Guildhall, Mine, Sculptor and so on.

fleet = Fleet
    .text =
        After the game ends, each player with this takes one extra turn.
        They do so in turn order, starting to the left of the player whose turn ended the game.
rulings-fleet =
    After the last of these turns the game is over, whatever the piles look like; an Outpost may still bring a turn in between.
    Points are counted after the last of them, for everyone.
    They are extra turns and do not count when a tie is broken.

guildhall = Guildhall
    .text =
        When you gain a Treasure, +1 Coffers.
rulings-guildhall =
    Bought or gained in another way, on anyone's turn.

piazza = Piazza
    .text =
        At the start of your turn, reveal the top card of your deck.
        If it is an Action, play it.
rulings-piazza =
    You must play the Action; it costs none of your Actions.
    Any other card stays on top of your deck.

road_network = Road Network
    .text =
        When another player gains a Victory card, +1 Card.
rulings-road_network =
    Bought or gained in another way, on anyone's turn.

barracks = Barracks
    .text =
        At the start of your turn: +1 Action.
rulings-barracks =
    It works from your next turn on, so you start with two Actions.

crop_rotation = Crop Rotation
    .text =
        At the start of your turn, you may discard a Victory card for +2 Cards.
rulings-crop_rotation =
    You discard first and then draw; a shuffle includes that card.
    Victory cards with a second type will do.
ask-crop_rotation-discard = You may discard a Victory card for +2 Cards.

innovation = Innovation
    .text =
        Once during each of your turns, when you gain an Action card, you may play it.
rulings-innovation =
    You may save it for a later gain of the turn.
    It works in the Buy phase too, but Actions you get there are lost, and Treasures drawn can be played only before your first purchase.
    It does not matter how or where to the card was gained, but if something has moved it since, you cannot play it.
use-innovation = You may play the card you gained at once (Innovation).

canal = Canal
    .text =
        During your turns, cards cost ¤1 less, but not less than ¤0.
rulings-canal =
    It lowers the cost of all cards everywhere, but not of Projects.
    On other players' turns your Canal does nothing.

citadel = Citadel
    .text =
        The first time you play an Action card in each of your turns, replay it afterwards.
rulings-citadel =
    You cannot decline it, and the first Action of your turn counts even if played outside the Action phase.
    A Duration replayed so works twice next turn.
    The card is replayed even if it has left play, like Island; the replay counts for Conspirator.

## Artifacts

flag = Flag
    .text =
        When drawing your hand in Clean-up, +1 Card.
rulings-flag =
    With Outpost you draw four cards instead of three.
    As soon as someone else takes it, it stops working for you.

horn = Horn
    .text =
        Once per turn, when you discard a Border Guard from play, you may put it onto your deck.
rulings-horn =
    It works from the turn in which you take it, for one Border Guard a turn.
use-horn = You may put Border Guard onto your deck with the Horn.

key = Key
    .text =
        At the start of your turn: +¤1.
rulings-key =
    It gives nothing in the turn you take it, unless that happens as the turn starts.

lantern = Lantern
    .text =
        Your Border Guards reveal 3 cards and discard 2.
        All 3 must be Actions for you to take the Horn.
rulings-lantern =
    It works from the turn in which you take it.
    With fewer than three cards to reveal you take no Artifact.

treasure_chest = Treasure Chest
    .text =
        At the start of your Buy phase, gain a Gold.
rulings-treasure_chest =
    It already works in the turn you take it, and you cannot decline the Gold.
    Taken during the Buy phase, it gives nothing that turn.

## Recommended kingdoms

ren-overture = Overture
ren-prelude = Prelude
ren-it-takes-a-villager = It Takes a Villager
ren-capture-the-flag = Capture the Flag
ren-memento-mori = Memento Mori
ren-clockwork-court = Clockwork Court
ren-free-shipping = Free Shipping
ren-digging-for-treasure = Digging for Treasure
