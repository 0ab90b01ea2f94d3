### The words of Dominion; how they are written stands in basic.ftl.

set-base-1e = Dominion, 1st edition
set-base-2e = Dominion, 2nd edition

## Both editions

cellar = Cellar
    .text =
        +1 Action
        Discard any number of cards, then draw as many.
rulings-cellar =
    Once played it is out of your hand, so it cannot discard itself.
    You discard everything in one go and only then draw.
    If that takes a shuffle, the cards just discarded are in it.
    Everyone learns how many cards you discarded.
ask-cellar-discard = You may discard any number of cards; you draw as many.

chapel = Chapel
    .text =
        Trash up to 4 cards from your hand.
rulings-chapel =
    It cannot trash itself, but another Chapel in your hand may go.

moat = Moat
    .text =
        +2 Cards
        ---
        When another player plays an Attack, you may first reveal this from your hand.
        If you do, that Attack does not affect you.
rulings-moat =
    Revealed, it stays in your hand and helps against the next Attack too.
    It shields only you: other players are hit, and the attacker keeps what the card gives.
    While shielded you do not even reveal cards for that Attack.
use-moat = You may reveal Moat from your hand: then this Attack does not affect you.

village = Village
    .text =
        +1 Card
        +2 Actions
rulings-village =
    It uses one Action and gives two, which leaves you with one more than before.

workshop = Workshop
    .text =
        Gain a card costing up to ¤4.
rulings-workshop =
    You cannot add coins or Treasures to reach a dearer card.
    The card goes to your discard pile.
ask-workshop-gain = Gain a card costing up to ¤4.

bureaucrat = Bureaucrat
    .text =
        Gain a Silver onto your deck.
        Each other player reveals a Victory card from their hand and puts it onto their deck.
        A player with none reveals their hand.
rulings-bureaucrat =
    A player with several Victory cards picks the one to show.
    On an empty deck, the card put there is then the whole deck.
ask-bureaucrat-reveal = Reveal a Victory card; it goes onto your deck.

gardens = Gardens
    .text =
        Worth ★1 for every 10 cards you have, rounded down.
rulings-gardens =
    With 39 cards each is worth ★3: an incomplete ten counts for nothing.
    All your cards count, wherever they are, mats and set-aside cards included.

militia = Militia
    .text =
        +¤2
        Each other player discards down to 3 cards in hand.
rulings-militia =
    A player with three cards or fewer discards nothing.
ask-militia-discard =
    { $max ->
        [one] Keep 3 cards: choose 1 to discard.
       *[other] Keep 3 cards: choose { $max } to discard.
    }

moneylender = Moneylender
    .text =
        You may trash a Copper from your hand.
        If you do, +¤3.
rulings-moneylender =
    Without trashing a Copper there are no coins.
ask-moneylender-trash = You may trash a Copper for +¤3.

moneylender-1e = Moneylender
    .text =
        Trash a Copper from your hand.
        If you did, +¤3.
rulings-moneylender-1e =
    With a Copper in your hand you cannot refuse to trash one.
    { rulings-moneylender }

remodel = Remodel
    .text =
        Trash a card from your hand.
        Gain a card costing up to ¤2 more than it.
rulings-remodel =
    It cannot trash itself, but another Remodel in your hand may go.
    With nothing to trash there is nothing to gain.
    The gained card may be cheaper, or a copy of the trashed one.
ask-remodel-trash = Trash a card; you gain one costing up to ¤2 more.
ask-remodel-gain = Gain a card costing up to ¤2 more than { $trashed }.

smithy = Smithy
    .text =
        +3 Cards
rulings-smithy =
    If your deck runs out while drawing, shuffle your discard pile and go on; if that is not enough, take what there is.

throne_room = Throne Room
    .text =
        You may play an Action card from your hand twice.
rulings-throne_room =
    The first play is finished entirely before the second starts.
    Neither of the two plays costs an Action.
    On another Throne Room: one Action card twice, then another one twice; not one card four times.
    A card that trashed itself the first time is still played the second time. With a Duration, Throne Room stays in play as long as it does.
ask-throne_room-play_card = You may choose an Action to play twice.

throne_room-1e = Throne Room
    .text =
        Choose an Action card in your hand.
        Play it twice.
rulings-throne_room-1e =
    With an Action card in your hand you must choose one.
    { rulings-throne_room }
ask-throne_room-1e-play_card = Choose an Action to play twice.

council_room = Council Room
    .text =
        +4 Cards
        +1 Buy
        Each other player draws a card.
rulings-council_room =
    The others have to draw, whether they like it or not.

festival = Festival
    .text =
        +2 Actions
        +1 Buy
        +¤2
rulings-festival =
    Actions, Buys and coins you have not used by the end of the turn are lost.

laboratory = Laboratory
    .text =
        +2 Cards
        +1 Action
rulings-laboratory =
    It gives back the Action it took to play, so you can go on playing Actions.

library = Library
    .text =
        Draw until you have 7 cards in hand.
        You may set aside each Action card as you draw it.
        Afterwards discard the cards set aside.
rulings-library =
    You decide about each Action card as it comes, before seeing the next; you may keep any of them.
    Cards set aside are not shuffled back in while you draw.
    With seven or more cards in hand you draw nothing.
ask-library-set_aside = You drew { $object }. You may set it aside and draw on.

market = Market
    .text =
        +1 Card
        +1 Action
        +1 Buy
        +¤1
rulings-market =
    Using the extra Buy is up to you; all your purchases share the same coins.

mine = Mine
    .text =
        You may trash a Treasure from your hand.
        If you do, gain a Treasure to your hand costing up to ¤3 more than it.
rulings-mine =
    The new Treasure is in your hand, so you can play it this very turn.
    It may cost the same or less, and cards with a second type will do: a Silver can become a Harem.
    No Treasure trashed, none gained.
ask-mine-trash = You may trash a Treasure; you gain one costing up to ¤3 more, to your hand.
ask-mine-gain = Gain a Treasure costing up to ¤3 more than { $trashed }, to your hand.

mine-1e = Mine
    .text =
        Trash a Treasure from your hand.
        Gain a Treasure to your hand costing up to ¤3 more than it.
rulings-mine-1e =
    With a Treasure in your hand you must trash one.
    { rulings-mine }
ask-mine-1e-trash = Trash a Treasure; you gain one costing up to ¤3 more, to your hand.

witch = Witch
    .text =
        +2 Cards
        Each other player gains a Curse.
rulings-witch =
    When there are too few Curses, they go round in turn order until they run out.
    With no Curses left you still draw your two cards.

## 1st edition only

chancellor = Chancellor
    .text =
        +¤2
        You may put your deck into your discard pile, without looking at it.
rulings-chancellor =
    You decide at once, before anything else happens.
    You may not look through the deck you put away.
ask-chancellor-choose = Put your deck into your discard pile?

woodcutter = Woodcutter
    .text =
        +1 Buy
        +¤2
rulings-woodcutter =
    Two purchases share the coins you have; the second Buy may also take a card that costs ¤0.

feast = Feast
    .text =
        Trash this.
        Gain a card costing up to ¤5.
rulings-feast =
    With Throne Room you gain twice, although it is trashed only once.
    You cannot add coins to reach a dearer card.
ask-feast-gain = Gain a card costing up to ¤5.

spy = Spy
    .text =
        +1 Card
        +1 Action
        Each player, starting with you, reveals the top card of their deck.
        You choose whether they discard it or put it back.
rulings-spy =
    You draw your card before anyone reveals.
    You go first, then the others in turn order.
    Someone with an empty deck shuffles first. Whoever is protected reveals nothing.
ask-spy-discard =
    { $about ->
        [other] { $other } reveals { $object }. You may have it discarded; otherwise it goes back on top of the deck.
       *[own] You reveal { $object }. You may discard it; otherwise it goes back on top of your deck.
    }

thief = Thief
    .text =
        Each other player reveals the top 2 cards of their deck.
        They trash one revealed Treasure of your choice and discard the rest.
        Then you may gain any number of the cards trashed this way.
rulings-thief =
    Each player loses one Treasure at most.
    You choose what to take after all have trashed, and only from what this play trashed; it goes to your discard pile.
    Someone short of cards reveals as many as there are.
ask-thief-trash = { $other } reveals these cards. Choose the Treasure that is trashed.
ask-thief-gain = You may gain any of the Treasures just trashed.

adventurer = Adventurer
    .text =
        Reveal cards from your deck until you reveal 2 Treasures.
        Put those Treasures into your hand and discard the other revealed cards.
rulings-adventurer =
    If you shuffle on the way, the cards already revealed stay out of it.
    If there is only one Treasure, you get just that one.
    Treasures with a second type, like Harem, count.

## 2nd edition only

harbinger = Harbinger
    .text =
        +1 Card
        +1 Action
        Look through your discard pile.
        You may put a card from it onto your deck.
rulings-harbinger =
    You draw first: if that makes you shuffle, there is nothing left to look through.
    You may leave the pile as it is. The others do not learn which card you took.
ask-harbinger-put_back = You may put a card from your discard pile onto your deck.

merchant = Merchant
    .text =
        +1 Card
        +1 Action
        The first time you play a Silver this turn, +¤1.
rulings-merchant =
    Several Merchants each add ¤1, but only to the first Silver. With Throne Room one Merchant adds ¤2.
    A Silver played before the Merchant was already the first one.

vassal = Vassal
    .text =
        +¤2
        Discard the top card of your deck.
        If it is an Action card, you may play it.
rulings-vassal =
    Playing the discarded card costs no Action, and you may decline.
    A card you play moves from the discard pile into play.
ask-vassal-play_card = Discarded: { $object }. You may play it.

poacher = Poacher
    .text =
        +1 Card
        +1 Action
        +¤1
        Discard a card for each empty Supply pile.
rulings-poacher =
    You draw before you discard.
    Any empty Supply pile counts, Curses and Coppers included.
    With too few cards in hand, discard them all.
ask-poacher-discard =
    { $max ->
        [one] Discard a card: there is an empty Supply pile.
       *[other] Discard { $max } cards, one for each empty Supply pile.
    }

bandit = Bandit
    .text =
        Gain a Gold.
        Each other player reveals the top 2 cards of their deck.
        They trash one revealed Treasure other than Copper, of their choice, and discard the rest.
rulings-bandit =
    Your Gold comes first, then the others in turn order.
    With two fitting Treasures the owner decides which one goes.
    With no Treasure but Copper both cards are discarded.
ask-bandit-trash = Choose which of the revealed Treasures you trash.

sentry = Sentry
    .text =
        +1 Card
        +1 Action
        Look at the top 2 cards of your deck.
        You may trash or discard any of them.
        Put the rest back in any order.
rulings-sentry =
    You draw before you look.
    Each of the two cards is decided by itself: trash one and keep the other, discard both, or any other mix.
ask-sentry-trash = You may trash any of these cards.
ask-sentry-discard = You may discard any of these cards; the rest goes back onto your deck.
ask-sentry-put_back = Put these cards back onto your deck; the first one ends on top.

artisan = Artisan
    .text =
        Gain a card to your hand costing up to ¤5.
        Put a card from your hand onto your deck.
rulings-artisan =
    The card you put back may be any from your hand, even the one just gained.
ask-artisan-gain = Gain a card costing up to ¤5, to your hand.
ask-artisan-put_back = Put a card from your hand onto your deck.

## Recommended kingdoms, 1st edition

base1-first-game = First Game
base1-big-money = Big Money
base1-interaction = Interaction
base1-size-distortion = Size Distortion
base1-village-square = Village Square

## Recommended kingdoms, 2nd edition

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
