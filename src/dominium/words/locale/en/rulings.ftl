### Rulings: what is good to know about a card beyond its text, one note per line.
###
### An id ending in -1e is for the first-edition version of a card; `-rulings-<card>` is what both versions share.
### In notes ¤ is the coin and ★ the victory point.
### Both languages have the same notes in the same order.

## Basic cards

rulings-copper =
    It costs ¤0, so a Buy you have left over can always take one while the pile lasts.
    The 7 Coppers each player starts with come out of this pile.

rulings-silver =
    Play all the Treasures you want before you buy: after your first purchase it is too late.

rulings-gold =
    You need not play every Treasure, but one you leave in your hand gives no coins.

rulings-estate =
    The three Estates you start with are not taken from this pile.
    At the end its point counts wherever the card is: in your deck, hand or discard pile, in play, set aside or on a mat.

rulings-duchy =
    The pile has 8 cards with 2 players and 12 with more.

rulings-province =
    Once this pile is empty, the game is over at the end of that turn.
    The pile has 8 cards with 2 players, 12 with 3 or 4, 15 with 5 and 18 with 6.

rulings-curse =
    It is not a Victory card, so whatever looks for Victory cards passes it over.
    You may buy it for ¤0, and once empty its pile counts towards the end of the game like any other.

## Dominion, both editions

rulings-cellar =
    Once played it is out of your hand, so it cannot discard itself.
    You discard everything in one go and only then draw.
    If that takes a shuffle, the cards just discarded are in it.
    Everyone learns how many cards you discarded.

rulings-chapel =
    It cannot trash itself, but another Chapel in your hand may go.

rulings-moat =
    Revealed, it stays in your hand and helps against the next Attack too.
    It shields only you: other players are hit, and the attacker keeps what the card gives.
    While shielded you do not even reveal cards for that Attack.

rulings-village =
    It uses one Action and gives two, which leaves you with one more than before.

rulings-workshop =
    You cannot add coins or Treasures to reach a dearer card.
    The card goes to your discard pile.

rulings-bureaucrat =
    A player with several Victory cards picks the one to show.
    On an empty deck, the card put there is then the whole deck.

rulings-gardens =
    With 39 cards each is worth ★3: an incomplete ten counts for nothing.
    All your cards count, wherever they are, mats and set-aside cards included.

rulings-militia =
    A player with three cards or fewer discards nothing.

rulings-moneylender =
    Without trashing a Copper there are no coins.

rulings-moneylender-1e =
    With a Copper in your hand you cannot refuse to trash one.
    { rulings-moneylender }

rulings-remodel =
    It cannot trash itself, but another Remodel in your hand may go.
    With nothing to trash there is nothing to gain.
    The gained card may be cheaper, or a copy of the trashed one.

rulings-smithy =
    If your deck runs out while drawing, shuffle your discard pile and go on; if that is not enough, take what there is.

rulings-throne_room =
    The first play is finished entirely before the second starts.
    Neither of the two plays costs an Action.
    On another Throne Room: one Action card twice, then another one twice; not one card four times.
    A card that trashed itself the first time is still played the second time. With a Duration, Throne Room stays in play as long as it does.

rulings-throne_room-1e =
    With an Action card in your hand you must choose one.
    { rulings-throne_room }

rulings-council_room =
    The others have to draw, whether they like it or not.

rulings-festival =
    Actions, Buys and coins you have not used by the end of the turn are lost.

rulings-laboratory =
    It gives back the Action it took to play, so you can go on playing Actions.

rulings-library =
    You decide about each Action card as it comes, before seeing the next; you may keep any of them.
    Cards set aside are not shuffled back in while you draw.
    With seven or more cards in hand you draw nothing.

rulings-market =
    Using the extra Buy is up to you; all your purchases share the same coins.

rulings-mine =
    The new Treasure is in your hand, so you can play it this very turn.
    It may cost the same or less, and cards with a second type will do: a Silver can become a Harem.
    No Treasure trashed, none gained.

rulings-mine-1e =
    With a Treasure in your hand you must trash one.
    { rulings-mine }

rulings-witch =
    When there are too few Curses, they go round in turn order until they run out.
    With no Curses left you still draw your two cards.

## Dominion, 1st edition only

rulings-chancellor =
    You decide at once, before anything else happens.
    You may not look through the deck you put away.

rulings-woodcutter =
    Two purchases share the coins you have; the second Buy may also take a card that costs ¤0.

rulings-feast =
    With Throne Room you gain twice, although it is trashed only once.
    You cannot add coins to reach a dearer card.

rulings-spy =
    You draw your card before anyone reveals.
    You go first, then the others in turn order.
    Someone with an empty deck shuffles first. Whoever is protected reveals nothing.

rulings-thief =
    Each player loses one Treasure at most.
    You choose what to take after all have trashed, and only from what this play trashed; it goes to your discard pile.
    Someone short of cards reveals as many as there are.

rulings-adventurer =
    If you shuffle on the way, the cards already revealed stay out of it.
    If there is only one Treasure, you get just that one.
    Treasures with a second type, like Harem, count.

## Dominion, 2nd edition only

rulings-harbinger =
    You draw first: if that makes you shuffle, there is nothing left to look through.
    You may leave the pile as it is. The others do not learn which card you took.

rulings-merchant =
    Several Merchants each add ¤1, but only to the first Silver. With Throne Room one Merchant adds ¤2.
    A Silver played before the Merchant was already the first one.

rulings-vassal =
    Playing the discarded card costs no Action, and you may decline.
    A card you play moves from the discard pile into play.

rulings-poacher =
    You draw before you discard.
    Any empty Supply pile counts, Curses and Coppers included.
    With too few cards in hand, discard them all.

rulings-bandit =
    Your Gold comes first, then the others in turn order.
    With two fitting Treasures the owner decides which one goes.
    With no Treasure but Copper both cards are discarded.

rulings-sentry =
    You draw before you look.
    Each of the two cards is decided by itself: trash one and keep the other, discard both, or any other mix.

rulings-artisan =
    The card you put back may be any from your hand, even the one just gained.

## Intrigue, both editions

rulings-courtyard =
    You may put back any card from your hand, not only one just drawn.

rulings-pawn =
    You name both options before you carry out either.
    You carry them out in the order you like.

-rulings-masquerade =
    Everyone chooses before seeing what arrives, and only the two players concerned know a passed card.
    It is no Attack, so Moat and the like do not help.
    Passing is neither discarding, trashing nor gaining.

rulings-masquerade =
    { -rulings-masquerade }
    Players with empty hands are skipped; if only one has cards, nothing is passed. Only you may trash afterwards.

rulings-masquerade-1e =
    { -rulings-masquerade }
    A player with an empty hand passes nothing and still receives a card. Only you may trash afterwards.

rulings-shanty_town =
    The two Actions come whatever your hand shows.
    You draw both cards, even if the first is an Action.
    An Action that is also a Victory card counts as an Action.

rulings-steward =
    If you choose to trash, you must trash exactly two cards; with only one in hand, that one.

rulings-swindler =
    You may hand out a copy of the trashed card, and a Curse in place of a Copper.
    If the Supply has no card of that cost, nothing is gained; an empty pile may not be chosen while another fits.
    Players are dealt with in turn order; someone with no cards at all is left alone.

rulings-wishing_well =
    You draw first, then name a card, not a type.
    You may name any card, even one that is not in this game.
    After a wrong guess the card stays on your deck.

rulings-baron =
    You may keep your Estate, but then you have to gain another.

rulings-bridge =
    Several Bridges add up, and so do two plays of one.
    All cards get cheaper, wherever they are: after a Bridge, Workshop can gain a Duchy.

rulings-conspirator =
    The Actions are counted as it is played, never later.
    Throne Room counts as one Action, and each play of its card as one more.
    Actions that are also Victory cards count.

rulings-ironworks =
    A card with two types gives both bonuses.

rulings-mining_village =
    Decide about trashing it right away, before you do anything else.
    With Throne Room it can be trashed for coins only once.

rulings-duke =
    Every Duchy you own counts, wherever it is at the end.
    Several Dukes each count all the Duchies.

rulings-minion =
    Reactions come before you choose, so they are possible even if you only take the coins, and with any number of cards in hand.
    Someone who is protected neither discards nor draws.

rulings-torturer =
    Either option may be chosen even if it does nothing: no Curse left, or no cards to discard.
    The others choose in turn order.

rulings-trading_post =
    With two or more cards in hand you have to trash two.
    With just one card you trash it and get no Silver.
    If the Silvers are gone, the two cards are trashed for nothing.

rulings-upgrade =
    You draw first, so you may trash the card you drew.
    If nothing costs exactly ¤1 more, the card is trashed all the same and you gain nothing.

rulings-harem =
    It is a Treasure and a Victory card at once, for every rule that asks for either.

rulings-nobles =
    It is an Action and a Victory card at once; its points count only at the end.
    You may choose either option even if you cannot make use of it.

## Intrigue, 1st edition only

rulings-secret_chamber =
    Used as a Reaction, it may itself be one of the two cards you put back.
    You may reveal it again, or go on with another Reaction you have just drawn, such as Moat.
    The Attack then meets the cards you put on top; you may use it even if the Attack would not touch you.
    Played as an Action, it lets you discard nothing at all.

rulings-great_hall =
    It is an Action and a Victory card at once; its point counts only at the end.

rulings-coppersmith =
    It adds up: after two of them, or one with Throne Room, each Copper gives ¤3.

rulings-scout =
    All the Victory cards found come to your hand; you cannot leave one. Those with a second type count.
    Curses are not Victory cards. Nobody else learns in what order you put the rest back.

rulings-saboteur =
    If no card costs ¤3 or more, everything revealed is discarded and nothing else happens.
    Cards already revealed are not shuffled in.
    Bridge and the like change costs, and so which card is lost.

rulings-tribute =
    Two copies of one card count once; two types on one card both count.
    A Curse gives nothing.
    It is no Attack.

## Intrigue, 2nd edition only

rulings-lurker =
    Any card with the Action type will do, whatever else it is.
    Trashing from the Supply sets off what the card does when trashed.
    A card you gain goes to your discard pile.

rulings-diplomat =
    Played from a hand of five it gives no Actions: you hold six cards then.
    It may be among the three cards you discard.
    You may reveal it again to the same Attack while you hold five cards or more, and use Moat before or after it.

rulings-mill =
    With a single card in hand you may discard it, but get no coins.

rulings-secret_passage =
    On top, at the bottom or anywhere between: the others see where, but not which card.
    In an empty deck it is the only card.

rulings-courtier =
    Every word of the type line counts, Attack, Reaction or Curse included, but there are only four options.
    You choose all of them first, then carry them out.
    Without a card to reveal you get nothing.

rulings-patrol =
    You draw your three cards before you reveal.
    You must take every Victory card and Curse found.

rulings-replace =
    A Victory card that is also an Action or a Treasure does both: it goes onto your deck and the others gain Curses.
    If something moved the gained card meanwhile, it stays where it is; the Curses still come.

## Seaside, both editions

rulings-haven =
    You draw first, and then you must set a card aside.
    The others do not learn which card it is.
    With no card to set aside it does not stay in play.

rulings-lighthouse =
    You cannot turn its protection down, but you may still reveal Reactions.
    Your own Attacks work as usual.

rulings-native_village =
    You may choose either option even if it does nothing.
    The others know how many cards lie on your mat, but not which.
    The village itself does not go to the mat.

rulings-fishing_village =
    Next turn you start with two Actions in all.

rulings-lookout =
    You see all the cards before you decide about the first.
    With two cards one is trashed and one discarded; a single card is trashed.

rulings-smugglers =
    Bought or gained in another way, both count; if several cards fit, you choose.
    The copy comes from the Supply, and the cost is what it is now.
    Only that player's very last turn counts, even if you had several since.
    It is no Attack.

rulings-warehouse =
    You discard three even if you could draw fewer, from all the cards in your hand.

rulings-caravan =
    The card comes when your next turn starts, on top of your usual five.

rulings-cutpurse =
    A player with several Coppers discards just one.

rulings-island =
    Cards on the mat lie face up and are out of your deck, but count at the end.
    With no other card in hand only the Island goes there.
    With Throne Room: the Island and a card, then one more card.

rulings-salvager =
    With a card in your hand you must trash one; without any you only get the Buy.

rulings-treasure_map =
    Without a second one in hand it is trashed for nothing.
    With too few Golds left you get those there are.
    With Throne Room and two more in hand you get Golds once; the second play trashes the other Map for nothing.

rulings-bazaar =
    Coins from Actions are added to those of your Treasures when you buy.

rulings-merchant_ship =
    The coins belong to the turn in which they come; what you do not spend then is lost.

-rulings-outpost =
    You never get more than one extra turn, and none from an Outpost played in the extra turn.
    What happens “at the start of your next turn” happens in the extra turn.
    In every other way the extra turn is a normal one; if the game ends first, it is not played.

rulings-outpost =
    { -rulings-outpost }
    An Outpost that brings no turn is discarded in the same Clean-up; played in the extra turn, it does not make your hand smaller.

rulings-outpost-1e =
    { -rulings-outpost }
    You draw only three cards even if no extra turn follows.

rulings-tactician =
    With no hand to discard it gives nothing and does not stay; with Throne Room the second play is therefore idle.
    The five cards are drawn when your next turn starts.

-rulings-treasury =
    Of several Treasuries you may put back any number.

rulings-treasury =
    { -rulings-treasury }
    Any Victory card gained in the Buy phase spoils it, bought or not; one gained in the Action phase does not matter.

rulings-treasury-1e =
    { -rulings-treasury }
    A Victory card gained without buying it does not matter.
    A single Victory card among your purchases spoils it for all your Treasuries.

rulings-wharf =
    The later two cards come when your next turn starts, on top of your usual five.

## Seaside, 1st edition only

rulings-embargo =
    Only buying brings Curses; a card gained in another way is free of them.
    Tokens add up on a pile and never run out. With Throne Room you place two, on any piles.
    Once the Curses are gone the tokens do nothing.

rulings-pearl_diver =
    You draw first; an empty deck is refilled by a shuffle before you look.

rulings-ambassador =
    The revealed card is one of the copies you may return; you may also return none.
    The others gain in turn order while the pile lasts.
    With no card in hand nothing happens.

rulings-navigator =
    All or none: you cannot discard just some of them.
    If you shuffle on the way, the cards you already see stay out of it.

rulings-pirate_ship =
    One play brings one token at most, and none if no Treasure was trashed.
    Tokens are not spent: each later ship can use them all again.
    Reactions come before you choose, so they are possible even if you take the coins.

rulings-sea_hag =
    A player without a card to discard still gains the Curse.
    An empty deck is shuffled first. Too few Curses are gained in turn order.

rulings-explorer =
    You may keep a Province to yourself and take the Silver.
    The gained Treasure can be played this turn.

rulings-ghost_ship =
    The others choose which cards they put back and in what order.
    An empty deck is not shuffled first: the cards simply form it.

## Seaside, 2nd edition only

rulings-astrolabe =
    It is a Treasure: you play it in your Buy phase, and it stays in play until the end of your next turn.

rulings-monkey =
    Gains on anyone's turn count, such as a Curse from a Witch you play after it.
    With Throne Room you draw two cards per gain.

rulings-sea_chart =
    The Sea Chart you play is itself in play, and so are your Durations from earlier turns.
    A card without a copy in play stays on your deck.

rulings-blockade =
    Moat and Lighthouse count at the moment it is played, not later.
    A copy gained on somebody else's turn brings no Curse.
    If the card is moved at once, say by Innovation, nothing more happens and Blockade is discarded this turn.

rulings-sailor =
    It works in the Buy phase as well, for Treasures that are Durations too, and wherever the card was gained to.
    Two plays of Sailor allow two cards, but never the same one twice.

rulings-tide_pools =
    With fewer than two cards you discard what you have.

rulings-corsair =
    The trashed Treasure still gives its coins.
    Even several Corsairs cost a player only one card a turn.
    Protection counts at the moment it is played, not later.

rulings-pirate =
    Your own gain lets you play it as well.
    Played on another player's turn, it works at the start of your very next one.
    With Capitalism a gained Action with +¤ counts as a Treasure on the turns of Capitalism's owner.

rulings-sea_witch =
    Next turn you draw first and discard after, any two cards from your hand.
    When there are too few Curses, they go round in turn order.

## Renaissance, Kingdom cards

rulings-border_guard =
    With fewer cards revealed than asked for you take no Artifact; a single card goes to your hand.
    Both Artifacts work from the turn in which you take them.

rulings-ducat =
    It gives no coins by itself, but the Coffers may be spent at once.

rulings-lackeys =
    The Villagers come when you gain it, not when you play it.

rulings-acting_troupe =
    The Villagers come even if it cannot be trashed, as on the second of two plays.
    A Villager is used in your Action phase for +1 Action.

rulings-cargo_ship =
    It may be any one gain after you played it, not only the first.
    With nothing set aside it is discarded this turn.
    Two plays allow two cards; of two ships the one that carries nothing is discarded.

rulings-experiment =
    The second one comes however you gained the first.
    It always goes to your discard pile, even if the first went to your hand.
    If it is no longer in play, it is not returned.

rulings-improve =
    It may trash itself.
    A Duration that stays in play cannot be chosen, nor a Throne Room or Scepter staying with it; one due to be discarded now can.
    The gained card may be of any type. If none costs exactly ¤1 more, the card is trashed for nothing.
    Several Improves work one after another.

rulings-flag_bearer =
    You take the Flag whoever's turn it is.
    When it is trashed, the Flag goes to the player who trashes it.

rulings-hideout =
    You have to trash a card.
    A Curse is not a Victory card, so trashing one brings no new one.

rulings-inventor =
    The gain comes first, only then do cards get cheaper.
    A second Inventor can therefore gain a Duchy, which now costs ¤4.

rulings-mountain_village =
    With any card in your discard pile you must take one; you cannot draw instead.

rulings-patron =
    Only being told to “reveal” counts, and only in an Action phase, yours or another player's.
    Two revealed at once give two Coffers.
    Merely looking at it or discarding it gives nothing.
    The start of your turn is part of the Action phase; a reveal in the Buy phase, as when Scepter replays a card, gives nothing.

rulings-priest =
    The card it trashes does not pay, later ones do. Two Priests trashing a card each make ¤6 in all.
    You must trash a card; cards trashed from anywhere pay later, not only those from your hand.
    A card trashed with Sewers because of Priest's own trashing does not pay yet.

rulings-research =
    Trashing a Silver sets three cards aside; with too few cards, as many as there are.
    You may look at the cards set aside, the others may not.
    With nothing set aside it is discarded this turn.

rulings-silk_merchant =
    The tokens come whoever's turn it is.

rulings-old_witch =
    A Curse may be trashed even if none was left to gain.
    The Curse just gained lies in the discard pile, so it cannot be the one trashed.
    Someone who is protected may not trash either.

rulings-recruiter =
    You draw first, then you must trash a card.
    A Silver brings three Villagers, a Copper none.

rulings-scepter =
    A Duration played this turn may be replayed and keeps the Scepter in play; one from an earlier turn may not.
    Actions you get from it are of no use any more, but Treasures you draw can still be played.
    A card that left play cannot be replayed, even if it came back.

rulings-scholar =
    If you have to shuffle, the cards you just discarded are in it.

rulings-sculptor =
    The gained card can be used at once; you cannot add coins to reach a dearer one.

rulings-seer =
    Costs are those of the moment, so Bridge, Inventor or Canal change what you take.
    You must take every card that fits.

rulings-spices =
    The Coffers come when you gain it, and you may spend them in that same turn if it is yours.

rulings-swashbuckler =
    The discard pile is checked after you draw; a shuffle may have emptied it.
    With an empty discard pile you cannot take the Treasure Chest either.

rulings-treasurer =
    Gaining from the trash sets off what a card does when gained, as with Ducat or Spices.
    You may choose the Key even if you already have it.
    The Key usually starts to pay on your next turn.

rulings-villain =
    Only cards costing ¤2 or more may go: an Estate will do, but not while your Canal makes it cost ¤1.
    A player with four cards or fewer is not affected.

## Renaissance, Projects

rulings-cathedral =
    You cannot skip it: with any card in hand you must trash one, every turn.

rulings-city_gate =
    You draw first, and may put back the card you drew.
    You choose in which order your effects at the start of the turn happen.

rulings-pageant =
    Only once a turn, and only with coins you have: unplayed Treasures do not count.
    Pageant, Exploration and Treasury share one moment; you choose their order.

rulings-sewers =
    It works once for each card trashed: four cards with Chapel allow four more.
    It does not matter why you trash, on whose turn, or from where; the extra card must come from your hand.
    When an Attack makes you trash, that counts as well.

rulings-star_chart =
    You may look at the cards while you choose, and at those left in your deck that you are about to draw.
    The card lies on top of the shuffled ones, below whatever was left of your deck.
    It works for shuffles on other players' turns too.

rulings-exploration =
    Buying a Project is no gain, so it does not stand in the way.
    Gains before the Buy phase do not matter; in it, any gain counts, even the Treasure Chest's Gold.
    It already works in the Buy phase in which you buy it.

rulings-fair =
    It works from your next turn on, every turn.

rulings-silos =
    You discard first and then draw; a shuffle includes those Coppers.

rulings-sinister_plot =
    You must do one of the two each turn.
    Every player has tokens of their own here, and they are not Coffers.

rulings-academy =
    Bought or gained in another way, on anyone's turn.

rulings-capitalism =
    A plus sign with a coin amount counts wherever it stands in the text: Improve has one, Inventor has not.
    You may play such cards in the Buy phase without using Actions.
    On your turn they have both types everywhere, other players' cards included; your Bandit can hit them.
    Whatever asks for a Treasure sees them: Guildhall, Mine, Sculptor and so on.

rulings-fleet =
    After the last of these turns the game is over, whatever the piles look like; an Outpost may still bring a turn in between.
    Points are counted after the last of them, for everyone.
    They are extra turns and do not count when a tie is broken.

rulings-guildhall =
    Bought or gained in another way, on anyone's turn.

rulings-piazza =
    You must play the Action; it costs none of your Actions.
    Any other card stays on top of your deck.

rulings-road_network =
    Bought or gained in another way, on anyone's turn.

rulings-barracks =
    It works from your next turn on, so you start with two Actions.

rulings-crop_rotation =
    You discard first and then draw; a shuffle includes that card.
    Victory cards with a second type will do.

rulings-innovation =
    You may save it for a later gain of the turn.
    It works in the Buy phase too, but Actions you get there are lost, and Treasures drawn can be played only before your first purchase.
    It does not matter how or where to the card was gained, but if something has moved it since, you cannot play it.

rulings-canal =
    It lowers the cost of all cards everywhere, but not of Projects.
    On other players' turns your Canal does nothing.

rulings-citadel =
    You cannot decline it, and the first Action of your turn counts even if played outside the Action phase.
    A Duration replayed so works twice next turn.
    The card is replayed even if it has left play, like Island; the replay counts for Conspirator.

## Renaissance, Artifacts

rulings-flag =
    With Outpost you draw four cards instead of three.
    As soon as someone else takes it, it stops working for you.

rulings-horn =
    It works from the turn in which you take it, for one Border Guard a turn.

rulings-key =
    It gives nothing in the turn you take it, unless that happens as the turn starts.

rulings-lantern =
    It works from the turn in which you take it.
    With fewer than three cards to reveal you take no Artifact.

rulings-treasure_chest =
    It already works in the turn you take it, and you cannot decline the Gold.
    Taken during the Buy phase, it gives nothing that turn.
