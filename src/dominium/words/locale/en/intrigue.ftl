### The words of Intrigue; how they are written stands in basic.ftl.

set-intrigue-1e = Intrigue, 1st edition
set-intrigue-2e = Intrigue, 2nd edition

## Both editions

courtyard = Courtyard
    .text =
        +3 Cards
        Put a card from your hand onto your deck.
rulings-courtyard =
    You may put back any card from your hand, not only one just drawn.
ask-courtyard-put_back = Put a card from your hand onto your deck.

pawn = Pawn
    .text =
        Choose two different options: +1 Card; +1 Action; +1 Buy; +¤1.
rulings-pawn =
    You name both options before you carry out either.
    You carry them out in the order you like.
ask-pawn-choose = Choose two different options, in the order you want them.
word-pawn-cards = +1 Card
word-pawn-actions = +1 Action
word-pawn-buys = +1 Buy
word-pawn-coins = +¤1

masquerade = Masquerade
    .text =
        +2 Cards
        All at once, each player with cards in hand passes one to the next such player on the left.
        Then you may trash a card from your hand.
-rulings-masquerade =
    Everyone chooses before seeing what arrives, and only the two players concerned know a passed card.
    It is no Attack, so Moat and the like do not help.
    Passing is neither discarding, trashing nor gaining.
rulings-masquerade =
    { -rulings-masquerade }
    Players with empty hands are skipped; if only one has cards, nothing is passed. Only you may trash afterwards.
ask-masquerade-pass = Choose a card to pass to the left.
ask-masquerade-trash = You may trash a card from your hand.

masquerade-1e = Masquerade
    .text =
        +2 Cards
        All at once, each player passes a card from their hand to the player on their left.
        Then you may trash a card from your hand.
rulings-masquerade-1e =
    { -rulings-masquerade }
    A player with an empty hand passes nothing and still receives a card. Only you may trash afterwards.

shanty_town = Shanty Town
    .text =
        +2 Actions
        Reveal your hand.
        If it has no Action cards, +2 Cards.
rulings-shanty_town =
    The two Actions come whatever your hand shows.
    You draw both cards, even if the first is an Action.
    An Action that is also a Victory card counts as an Action.

steward = Steward
    .text =
        Choose one: +2 Cards; +¤2; or trash 2 cards from your hand.
rulings-steward =
    If you choose to trash, you must trash exactly two cards; with only one in hand, that one.
ask-steward-choose = Choose one option: cards, coins, or trashing.
ask-steward-trash = Trash 2 cards from your hand.
word-steward-cards = +2 Cards
word-steward-coins = +¤2
word-steward-trash = Trash 2 cards from your hand

swindler = Swindler
    .text =
        +¤2
        Each other player trashes the top card of their deck.
        They gain a card of your choice with the same cost.
rulings-swindler =
    You may hand out a copy of the trashed card, and a Curse in place of a Copper.
    If the Supply has no card of that cost, nothing is gained; an empty pile may not be chosen while another fits.
    Players are dealt with in turn order; someone with no cards at all is left alone.
ask-swindler-give = { $other } trashes { $trashed }. Choose the card of the same cost that { $other } gains.

wishing_well = Wishing Well
    .text =
        +1 Card
        +1 Action
        Name a card, then reveal the top card of your deck.
        If it is the card you named, put it into your hand.
rulings-wishing_well =
    You draw first, then name a card, not a type.
    You may name any card, but one that is not in this game always misses, so only the cards of this game are offered.
    After a wrong guess the card stays on your deck.
ask-wishing_well-name = Name a card; if it is on top of your deck, you take it.

baron = Baron
    .text =
        +1 Buy
        You may discard an Estate for +¤4.
        If you don't, gain an Estate.
rulings-baron =
    You may keep your Estate, but then you have to gain another.
ask-baron-discard = You may discard an Estate for +¤4, or else you gain one.

bridge = Bridge
    .text =
        +1 Buy
        +¤1
        This turn, cards cost ¤1 less, but not less than ¤0.
rulings-bridge =
    Several Bridges add up, and so do two plays of one.
    All cards get cheaper, wherever they are: after a Bridge, Workshop can gain a Duchy.

conspirator = Conspirator
    .text =
        +¤2
        If this is at least the third Action you have played this turn, +1 Card and +1 Action.
rulings-conspirator =
    The Actions are counted as it is played, never later.
    Throne Room counts as one Action, and each play of its card as one more.
    Actions that are also Victory cards count.

ironworks = Ironworks
    .text =
        Gain a card costing up to ¤4.
        If it is an Action, +1 Action.
        If it is a Treasure, +¤1.
        If it is a Victory card, +1 Card.
rulings-ironworks =
    A card with two types gives both bonuses.
ask-ironworks-gain = Gain a card costing up to ¤4.

mining_village = Mining Village
    .text =
        +1 Card
        +2 Actions
        You may trash this for +¤2.
rulings-mining_village =
    Decide about trashing it right away, before you do anything else.
    With Throne Room it can be trashed for coins only once.
ask-mining_village-trash = You may trash this Mining Village for +¤2.

duke = Duke
    .text =
        Worth ★1 for each Duchy you have.
rulings-duke =
    Every Duchy you own counts, wherever it is at the end.
    Several Dukes each count all the Duchies.

minion = Minion
    .text =
        +1 Action
        Choose one: +¤2;
        or discard your hand, +4 Cards, and each other player with 5 or more cards in hand discards their hand and draws 4 cards.
rulings-minion =
    Reactions come before you choose, so they are possible even if you only take the coins, and with any number of cards in hand.
    Someone who is protected neither discards nor draws.
ask-minion-choose = Choose one option: coins, or new hands.
word-minion-coins = +¤2
word-minion-discard = Discard your hand, +4 Cards; the others with 5 or more cards do the same

torturer = Torturer
    .text =
        +3 Cards
        Each other player chooses one: discard 2 cards; or gain a Curse to their hand.
rulings-torturer =
    Either option may be chosen even if it does nothing: no Curse left, or no cards to discard.
    The others choose in turn order.
ask-torturer-choose = Discard 2 cards, or gain a Curse to your hand?
ask-torturer-discard = Discard 2 cards.
word-torturer-discard = Discard 2 cards
word-torturer-curse = Gain a Curse to your hand

trading_post = Trading Post
    .text =
        Trash 2 cards from your hand.
        If you did, gain a Silver to your hand.
rulings-trading_post =
    With two or more cards in hand you have to trash two.
    With just one card you trash it and get no Silver.
    If the Silvers are gone, the two cards are trashed for nothing.
ask-trading_post-trash = Trash 2 cards from your hand; you gain a Silver to your hand.

upgrade = Upgrade
    .text =
        +1 Card
        +1 Action
        Trash a card from your hand.
        Gain a card costing exactly ¤1 more than it.
rulings-upgrade =
    You draw first, so you may trash the card you drew.
    If nothing costs exactly ¤1 more, the card is trashed all the same and you gain nothing.
ask-upgrade-trash = Trash a card from your hand; you gain one costing exactly ¤1 more.
ask-upgrade-gain = Gain a card costing exactly ¤1 more than { $trashed }.

harem = Harem
    .text =
        ¤2
        ★2
rulings-harem =
    It is a Treasure and a Victory card at once, for every rule that asks for either.

nobles = Nobles
    .text =
        Choose one: +3 Cards; or +2 Actions.
        ★2
rulings-nobles =
    It is an Action and a Victory card at once; its points count only at the end.
    You may choose either option even if you cannot make use of it.
ask-nobles-choose = Choose one option: cards or Actions.
word-nobles-cards = +3 Cards
word-nobles-actions = +2 Actions

## 1st edition only

secret_chamber = Secret Chamber
    .text =
        Discard any number of cards for +¤1 each.
        ---
        When another player plays an Attack, you may first reveal this from your hand.
        If you do, draw 2 cards, then put 2 cards from your hand onto your deck.
rulings-secret_chamber =
    Used as a Reaction, it may itself be one of the two cards you put back.
    You may reveal it again, or go on with another Reaction you have just drawn, such as Moat.
    The Attack then meets the cards you put on top; you may use it even if the Attack would not touch you.
    Played as an Action, it lets you discard nothing at all.
ask-secret_chamber-discard = Discard any number of cards for +¤1 each.
ask-secret_chamber-put_back = Put 2 cards from your hand onto your deck; the first one ends on top.
use-secret_chamber = You may reveal Secret Chamber: draw 2 cards, then put 2 from your hand onto your deck.

great_hall = Great Hall
    .text =
        +1 Card
        +1 Action
        ★1
rulings-great_hall =
    It is an Action and a Victory card at once; its point counts only at the end.

coppersmith = Coppersmith
    .text =
        This turn, each Copper gives an extra ¤1.
rulings-coppersmith =
    It adds up: after two of them, or one with Throne Room, each Copper gives ¤3.

scout = Scout
    .text =
        +1 Action
        Reveal the top 4 cards of your deck.
        Put the Victory cards into your hand.
        Put the rest back in any order.
rulings-scout =
    All the Victory cards found come to your hand; you cannot leave one. Those with a second type count.
    Curses are not Victory cards. Nobody else learns in what order you put the rest back.
ask-scout-put_back =
    { $max ->
        [one] Put this card back onto your deck.
       *[other] Put these { $max } cards back onto your deck; the first one ends on top.
    }

saboteur = Saboteur
    .text =
        Each other player reveals cards from their deck until one costs ¤3 or more.
        They trash that card and may gain a card costing at least ¤2 less than it.
        They discard the other revealed cards.
rulings-saboteur =
    If no card costs ¤3 or more, everything revealed is discarded and nothing else happens.
    Cards already revealed are not shuffled in.
    Bridge and the like change costs, and so which card is lost.
ask-saboteur-gain = You lose { $trashed }. You may gain a card costing at least ¤2 less.

tribute = Tribute
    .text =
        The player to your left reveals, then discards, the top 2 cards of their deck.
        For each of them (two copies count once):
        Action, +2 Actions;
        Treasure, +¤2;
        Victory, +2 Cards.
rulings-tribute =
    Two copies of one card count once; two types on one card both count.
    A Curse gives nothing.
    It is no Attack.

## 2nd edition only

lurker = Lurker
    .text =
        +1 Action
        Choose one: trash an Action card from the Supply; or gain an Action card from the trash.
rulings-lurker =
    Any card with the Action type will do, whatever else it is.
    Trashing from the Supply sets off what the card does when trashed.
    A card you gain goes to your discard pile.
ask-lurker-choose = Choose one option: trash an Action card, or gain one from the trash.
ask-lurker-trash = Trash an Action card from the Supply.
ask-lurker-gain = Gain an Action card from the trash.
word-lurker-trash = Trash an Action card from the Supply
word-lurker-gain = Gain an Action card from the trash

diplomat = Diplomat
    .text =
        +2 Cards
        If you now have 5 or fewer cards in hand, +2 Actions.
        ---
        When another player plays an Attack, you may first reveal this from a hand of 5 or more cards.
        If you do, draw 2 cards, then discard 3.
rulings-diplomat =
    Played from a hand of five it gives no Actions: you hold six cards then.
    It may be among the three cards you discard.
    You may reveal it again to the same Attack while you hold five cards or more, and use Moat before or after it.
ask-diplomat-discard = Discard 3 cards: you drew 2 with Diplomat.
use-diplomat = You may reveal Diplomat: draw 2 cards, then discard 3.

mill = Mill
    .text =
        +1 Card
        +1 Action
        You may discard 2 cards for +¤2.
        ★1
rulings-mill =
    With a single card in hand you may discard it, but get no coins.
ask-mill-discard =
    { $max ->
        [1] You may discard your last card, for nothing.
       *[other]
            { $min ->
                [0] You may discard 2 cards for +¤2.
               *[other] Discard exactly 2 cards for +¤2.
            }
    }

secret_passage = Secret Passage
    .text =
        +2 Cards
        +1 Action
        Put a card from your hand anywhere in your deck.
rulings-secret_passage =
    On top, at the bottom or anywhere between: the others see where, but not which card.
    In an empty deck it is the only card.
ask-secret_passage-put_back = Choose a card from your hand to put into your deck.
ask-secret_passage-place = Choose where in your deck the card goes.
word-secret_passage-number =
    { $number ->
        [0] On top
        [one] Under { $number } card
       *[other] Under { $number } cards
    }

courtier = Courtier
    .text =
        Reveal a card from your hand.
        For each type it has, choose a different option:
        +1 Action; +1 Buy; +¤3; gain a Gold.
rulings-courtier =
    Every word of the type line counts, Attack, Reaction or Curse included, but there are only four options.
    You choose all of them first, then carry them out.
    Without a card to reveal you get nothing.
ask-courtier-reveal = Reveal a card from your hand; you choose one option for each of its types.
ask-courtier-choose =
    { $max ->
        [one] Choose one option.
       *[other] Choose { $max } different options.
    }
word-courtier-actions = +1 Action
word-courtier-buys = +1 Buy
word-courtier-coins = +¤3
word-courtier-gold = Gain a Gold

patrol = Patrol
    .text =
        +3 Cards
        Reveal the top 4 cards of your deck.
        Put the Victory cards and Curses into your hand.
        Put the rest back in any order.
rulings-patrol =
    You draw your three cards before you reveal.
    You must take every Victory card and Curse found.
ask-patrol-put_back =
    { $max ->
        [one] Put this card back onto your deck.
       *[other] Put these { $max } cards back onto your deck; the first one ends on top.
    }

replace = Replace
    .text =
        Trash a card from your hand.
        Gain a card costing up to ¤2 more than it.
        If the gained card is an Action or Treasure, put it onto your deck.
        If it is a Victory card, each other player gains a Curse.
rulings-replace =
    A Victory card that is also an Action or a Treasure does both: it goes onto your deck and the others gain Curses.
    If something moved the gained card meanwhile, it stays where it is; the Curses still come.
ask-replace-trash = Trash a card from your hand; you gain one costing up to ¤2 more.
ask-replace-gain = Gain a card costing up to ¤2 more than { $trashed }; a Victory card brings the others Curses.

## Recommended kingdoms, 1st edition

intrigue1-victory-dance = Victory Dance
intrigue1-secret-schemes = Secret Schemes
intrigue1-best-wishes = Best Wishes
intrigue1-deconstruction = Deconstruction
intrigue1-hand-madness = Hand Madness
intrigue1-underlings = Underlings
